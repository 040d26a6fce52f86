"""A log is told by a table of icons and the texts of its events; a game says only what is special."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fathom.core.events import Event
from fathom.core.scene import Line
from fathom.core.text import Text
from fathom.core.words import Words
from fathom.parts import log

WORDS = """
log-dived = { $diver } dives { $n } deep.
    .far = { $diver } dives { $n } deep, which is far.
log-saw-fish = { $diver } sees { $fish }.
log-rose-up = { $diver } is back.
"""


class SeaWords(Words[Any]):
    facts = {
        "diver": lambda w, diver: ("Ada", "Ben")[diver],
        "saw_fish.fish": lambda w, fish: w.listed([f"a {one}" for one in fish]),
    }


class SeaLog(log.Log[SeaWords]):
    words = SeaWords
    icons = {"dived": "fall"}
    silent = frozenset({"day"})
    speaks_of = {"diver": "seat.{}", "saw_fish.fish": "fish.{}", "dived.n": lambda w, n: [f"depth.{n}"] if n else []}

    def first_heading(self) -> str:
        return "Day 1"

    def heading(self, event: Event) -> str | None:
        return f"Day {event.facts['n']}" if event.kind == "day" else None

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> str:
        if kind == "dived" and facts["n"] > 9:
            return self.say(kind, facts, "far", n="very")
        return "" if kind == "rose_up" and facts["diver"] else self.say(kind, facts)


EVENTS = (
    Event("dived", {"diver": 0, "n": 3}, "TY-001", 4),
    Event("day", {"n": 2}),
    Event("saw_fish", {"diver": 1, "fish": ("cod", "ray", "cod")}, seat=1),
    Event("dived", {"diver": 0, "n": 12}),
    Event("rose_up", {"diver": 1}),
    Event("rose_up", {"diver": 0}),
)


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(WORDS + "list-two = { $a } and { $b }\n")
    return Text([tmp_path], "en")


def told(text: Text, **how: Any) -> tuple[Line, ...]:
    return SeaLog.lines(EVENTS, SimpleNamespace(), text, **how)  # type: ignore[arg-type]


def test_an_event_is_told_by_its_text_with_its_facts_in_words(text: Text) -> None:
    first, *_, far, up = told(text)
    assert first == Line(
        words="Ada dives 3 deep.",
        kind="fall",
        sound="fall",
        clause="TY-001",
        group="Day 1",
        targets=("seat.0", "depth.3"),
        ply=4,
    )
    assert far.words == "Ada dives very deep, which is far."
    assert (up.words, up.kind) == ("Ada is back.", "rose_up")
    assert text.missing == set() and text.errors == {}


def test_what_another_seat_saw_and_what_is_silent_is_left_out(text: Text) -> None:
    assert [line.words for line in told(text)] == [
        "Ada dives 3 deep.",
        "Ada dives very deep, which is far.",
        "Ada is back.",
    ]
    fish = told(text, seat=1)[1]
    assert fish.words == "Ben sees a cod, a ray and a cod."
    assert fish.targets == ("seat.1", "fish.cod", "fish.ray")


def test_a_heading_holds_until_the_next_one_begins(text: Text) -> None:
    assert [line.group for line in told(text)] == ["Day 1", "Day 2", "Day 2"]
    assert [line.group for line in told(text, group="Day 0")] == ["Day 0", "Day 2", "Day 2"]
