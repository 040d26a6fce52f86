"""A question and its answers are worded by tables; what an answer would do is told by the events of its trial."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.core.toy import Toy, ran, step, steps

from fathom.core.decisions import Option
from fathom.core.events import Event
from fathom.core.legality import Offer, no, possible
from fathom.core.scene import Change, Piece, Refusal
from fathom.core.text import Text
from fathom.core.trying import Number, Numbers
from fathom.core.words import Words
from fathom.parts import answers, telling

TEXT = """
ask-sea = What do you do, { $diver }?
    .hint = There are { $n } meters below you.
    .other = { $player } looks at { $n } meters.
table-waiting = Waiting for { $who }.
option-dive = Dive { $n } deep
    .far = Dive very far
option-hide = Hide
option-gamble = Throw a die for { $n } air
option-stay = Stay
group-dive = Dive
group-hide = Hide
group-ways = { $n } ways
no-air = { $n } air is needed, { $diver } has { $have }.
no-hide = Nowhere to hide.
then-sank = { $mine ->
    [true] You sink by { $n }.
   *[false] { $diver } sinks by { $n }.
 }
then-breathed = { $diver } loses { $n } air.
then-ask-rest = Then { $who } rests.
then-perhaps = { $chance } for more.
chance = { $n } in { $of }
chance-sure = certain
chance-none = hopeless
list-two = { $a } and { $b }
"""


@step()
def ask_sea(g: Toy, n: int) -> None:
    """Ask how deep to dive."""
    g.ask("sea", 0, possible(sea(g, 0, 0, n)), 0, n)


@steps.offer("sea")
def sea(g: Toy, seat: int, diver: int, n: int) -> Iterator[Offer]:
    """Yield dives of one to n meters, one air each; hiding; gambling."""
    air = g.divers[seat].air
    for deep in range(1, n + 1):
        short = no("TY-001", "no-air", n=deep, diver=seat, have=air) if deep > air else None
        yield Option(seat, "dive", (deep,), (f"depth.{deep}",), dive(seat, deep)), short
    yield Option(seat, "hide", (), ("cave",), dive(seat, 0)), no("TY-002", "no-hide")
    yield Option(seat, "gamble", (2,), (), gamble(seat)), None
    yield Option(seat, "stay", (), (), dive(seat, 0)), None


@step()
def dive(g: Toy, seat: int, n: int) -> None:
    """Sink meter by meter; the other diver sinks along."""
    g.divers[seat].air -= n
    g.emit("breathed", diver=seat, n=n)
    for meter in range(n):
        g.emit("sank", diver=seat, at=meter, to=meter + 1, n=1)
    g.emit("sank", diver=1 - seat, n=1)
    g.ask("rest", seat, [Option(seat, key, (), (), dive(seat, 0)) for key in ("rest", "sleep")])


@step()
def gamble(g: Toy, seat: int) -> None:
    """A die of six gives two air, if it shows its highest number."""
    if g.rng("dice").below(6) == 5:
        g.divers[seat].air += 2
        g.emit("won", diver=seat)
    ask_sea.now(g, 1)


class SeaWords(Words[Any]):
    facts = {"diver": lambda w, diver: ("Ada", "Ben")[diver]}


class Then(telling.Telling[SeaWords]):
    prices = {"breathed": "n"}
    whose = "diver"

    def who(self, seat: int) -> str:
        return ("Ada", "Ben")[seat]

    def numbers(self, g: Toy) -> Numbers:
        return {(f"diver.{i}", "air"): Number(diver.air) for i, diver in enumerate(g.divers)}

    def step(self, event: Event) -> telling.Step | None:
        if event.kind != "sank" or "to" not in event.facts:
            return None
        return telling.Step("diver.0", f"depth.{event.facts['at']}", f"depth.{event.facts['to']}")

    def ghost(self, piece: str, to: str) -> Piece:
        return Piece(id=f"ghost.{piece}", kind="diver", at=to, name="")

    def gamble(self) -> None:
        chance = telling.Chance.that(lambda tried: any(event.kind == "won" for event in tried.events), self.ways)
        self.say("then-perhaps", chance=chance.words(self.w))

    odd = {"gamble": gamble}


class Answers(answers.Answers[SeaWords]):
    telling = Then
    groups = {"dive": "dive", "hide": "hide"}
    moves_on = {"stay"}
    order = ("dive", "hide", "answer", "on")
    icons = {"dive": "fall"}
    hotkeys = {"on": "e"}
    shown = ("hide", "dive")
    arguments = {"dive": ("n",), "gamble": ("n",)}
    asked = {"sea": ("diver", "n")}

    def who(self, seat: int) -> str:
        return ("Ada", "Ben")[seat]

    def how(self, option: Option) -> str:
        return "far" if option.args[:1] == (3,) else ""


@pytest.fixture
def seen(tmp_path: Path) -> partial[Answers]:
    (tmp_path / "en.ftl").write_text(TEXT)
    g = ran(ask_sea(4))
    assert g.decision is not None
    return partial(Answers, SeaWords(g, Text([tmp_path], "en")), decision=g.decision)


def test_the_question_is_told_to_who_is_asked_and_to_the_others(seen: partial[Answers]) -> None:
    asked, other = seen(seat=0).prompt, seen(seat=1).prompt
    assert (asked.question, asked.hint) == ("What do you do, Ada?", "There are 4 meters below you.")
    assert (other.question, other.hint) == ("Ada looks at 4 meters.", "Waiting for Ada.")
    assert seen(seat=1).choices == ()


def test_facts_of_a_secret_question_are_told_to_who_is_asked_alone(seen: partial[Answers], monkeypatch: Any) -> None:
    monkeypatch.setattr(Answers, "secret", frozenset({"sea"}))
    assert "4" not in seen(seat=1).prompt.question
    assert seen(seat=0).prompt.hint == "There are 4 meters below you."


def test_an_answer_is_told_by_what_its_trial_reports(seen: partial[Answers]) -> None:
    """What is paid is the price; the same that happens several times is added up; the next question is told."""
    two = seen(seat=0).choices[1]
    assert (two.words, two.group, two.price, two.cost) == ("Dive 2 deep", "dive", 2, "2")
    assert two.consequence == "You sink by 1. You sink by 1. Ben sinks by 1. Then Ada rests."
    assert two.preview is not None
    assert two.preview.path == ("depth.0", "depth.1", "depth.2")
    assert [(ghost.id, ghost.at) for ghost in two.preview.ghosts] == [("ghost.diver.0", "depth.2")]
    assert two.preview.changes == (Change(target="diver.0", kind="air", before=3, after=1),)
    assert seen(seat=0).choices[2].words == "Dive very far"


def test_the_same_that_happens_several_times_is_added_up(seen: partial[Answers]) -> None:
    class Added(Then):
        added = frozenset({"n", "at", "to"})

    class All(Answers):
        telling = Added

    three = All(*seen.args, seat=0, **seen.keywords).choices[2]
    assert three.consequence == "You sink by 3. Ben sinks by 1. Then Ada rests."


def test_what_chance_decides_is_told_as_a_chance(seen: partial[Answers]) -> None:
    gamble = next(one for one in seen(seat=0).choices if one.key == "gamble")
    assert (gamble.consequence, gamble.preview, gamble.price) == ("1 in 6 for more.", None, -1)


def test_a_group_has_the_words_of_its_only_answer_or_says_how_many_there_are(seen: partial[Answers]) -> None:
    dive, hide, answer, on = seen(seat=0).kinds()
    assert (dive.name, dive.caption, dive.icon, dive.cost) == ("Dive", "3 ways", "fall", "")
    assert (hide.name, hide.caption, hide.icon) == ("Hide", "", "hide")
    assert (answer.name, answer.caption) == ("Throw a die for 2 air", "1 in 6 for more.")
    assert (on.name, on.moves_on, on.hotkey) == ("Stay", True, "e")


def test_what_is_not_possible_says_why_and_a_kind_of_which_nothing_is_possible_too(seen: partial[Answers]) -> None:
    assert seen(seat=0).refusals == (
        Refusal(words="Hide", reason="Nowhere to hide.", clause="TY-002", group="hide"),
        Refusal(words="Dive 4 deep", reason="4 air is needed, Ada has 3.", clause="TY-001", targets=("depth.4",)),
        Refusal(words="Hide", reason="Nowhere to hide.", clause="TY-002", targets=("cave",)),
    )
    assert seen(seat=1).refusals == ()
