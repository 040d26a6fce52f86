"""A table of plays turns events into beats: words of the log, numbers counted on, steps joined to a way."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.parts.test_log import WORDS, SeaLog

from fathom.core.beats import Beat, Fall, Gain, Hit, Move, Says, in_short
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.core.trying import Number, Numbers
from fathom.parts import beats
from fathom.parts.beats import joined, lost, says


class SeaBeats(beats.Beats[Any]):
    tells = SeaLog
    plays = {"dived": lost("diver.{diver}", "air"), "saw_fish": says, "rose_up": says}
    silent = {"day": "the log says it"}

    def numbers(self, g: Any) -> Numbers:
        return {("diver.0", "air"): Number(g.air)}


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(WORDS + "list-two = { $a } and { $b }\n")
    return Text([tmp_path], "en")


def played(text: Text, *events: Event, seat: int = -1) -> tuple[Beat, ...]:
    g: Any = SimpleNamespace(air=9)
    return SeaBeats.of(events, g, g, text, seat=seat)


def test_a_number_is_counted_on_and_told_by_the_log(text: Text) -> None:
    one, two = played(text, Event("dived", {"diver": 0, "n": 3}, "TY-001"), Event("dived", {"diver": 0, "n": 2}))
    assert isinstance(one, Hit) and isinstance(two, Hit)
    assert (one.before, one.after, two.before, two.after) == (9, 6, 6, 4)
    assert one.words == "Ada dives 3 deep." and one.clause == "TY-001"
    assert one.lights == ("seat.0", "depth.3")


def test_what_no_number_tells_is_said_all_the_same(text: Text) -> None:
    (beat,) = played(text, Event("dived", {"diver": 1, "n": 3}))
    assert beat == Says(words="Ben dives 3 deep.", sound=beat.sound, lights=("seat.1", "depth.3"))


def test_what_another_seat_alone_knows_is_not_played(text: Text) -> None:
    secret = Event("saw_fish", {"diver": 1, "fish": ("cod",)}, seat=1)
    assert played(text, secret, seat=0) == ()
    assert [beat.words for beat in played(text, secret, seat=1)] == ["Ben sees a cod."]


def test_what_is_silent_plays_nothing(text: Text) -> None:
    assert played(text, Event("day", {"n": 2})) == ()


def test_steps_of_a_piece_are_one_way_and_leaps_are_not() -> None:
    def step(a: str, b: str, how: Any = "walk") -> Move:
        return Move(piece="p", path=(a, b), how=how, words=f"to {b}")

    assert [beat.path for beat in joined([step("a", "b"), step("b", "c")]) if isinstance(beat, Move)] == [
        ("a", "b", "c")
    ]
    assert len(list(joined([step("a", "b"), step("c", "d")]))) == 2
    assert len(list(joined([step("a", "b", "leap"), step("b", "c", "leap")]))) == 2
    assert len(list(joined([step("a", "b"), Fall(piece="p", path=("b", "c"))]))) == 2


def test_a_gain_has_the_same_shape_as_a_loss(text: Text) -> None:
    play = SeaBeats(SimpleNamespace(air=1), SimpleNamespace(air=1), text, ())
    (gain,) = play.number("diver.0", "air", 2)
    assert isinstance(gain, Gain) and gain.after == 3
    assert not list(play.number("diver.0", "air", 0))
    assert not list(play.number("nobody", "air", 5))


def test_much_is_told_in_short_the_end_in_full() -> None:
    many = [Says(words=str(n), weight="heavy" if n % 50 == 0 else "") for n in range(400)]
    short = in_short(many, 40)
    assert len(short) <= 40
    assert short[-20:] == tuple(many[-20:])
    assert all(beat.weight == "heavy" for beat in short[:-20])
