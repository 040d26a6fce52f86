"""The words of content are made from what it does: a verb's message is given its fields."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fathom.core.content import Record, snake
from fathom.core.text import Text
from fathom.parts.wording import EffectWords, keys_of_verbs


class Deed(Record, frozen=True, tag_field="do", tag=snake):
    pass


class SwimOut(Deed, frozen=True):
    n: int
    to: str = ""


class Rest(Deed, frozen=True):
    pass


class Words(EffectWords[Any]):
    facts = {"swim_out.to": lambda w, to: to.upper() or "anywhere"}


TEXT = """
effect-swim-out = Swim { $sign ->
    [minus] back
   *[plus] out
 } { $n } to { $to }.
    .text = Swim { $n } meters.
effect-rest = Rest.
effect-nothing = Nothing.
card-eel = Eel
    .text = As you like.
"""


@pytest.fixture
def w(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXT)
    return Words(SimpleNamespace(), Text([tmp_path], "en"))


def test_the_fields_of_a_verb_are_given_to_its_message_in_words(w: Words) -> None:
    assert w.effect(SwimOut(3, "reef")) == "Swim out 3 to REEF."
    assert w.effect(SwimOut(3), "text") == "Swim 3 meters."


def test_a_number_is_said_without_its_sign(w: Words) -> None:
    assert w.effect(SwimOut(-2)) == "Swim back 2 to anywhere."


def test_several_effects_are_said_one_after_the_other_and_none_at_all_too(w: Words) -> None:
    assert w.effects([SwimOut(1), Rest()]) == "Swim out 1 to anywhere. Rest."
    assert w.effects([]) == "Nothing."


def test_a_text_by_hand_is_found_if_somebody_wrote_one(w: Words) -> None:
    assert (w.by_hand("card-eel.text"), w.by_hand("card-ray.text")) == ("As you like.", "")


def test_every_verb_has_its_keys() -> None:
    assert [*keys_of_verbs(Deed)] == ["effect-swim-out", "effect-rest"]
    assert [*keys_of_verbs(SwimOut, forms=("", ".text"))] == ["effect-swim-out", "effect-swim-out.text"]
