"""Asking and choosing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.toy import Toy, ask_one, menu, ran, say

from fathom.core.decisions import Decision, Option
from fathom.core.errors import IllegalChoice


def asked() -> Toy:
    g = ran()
    assert g.decision is not None
    return g


def test_a_single_option_that_reveals_nothing_resolves_itself() -> None:
    assert ran(ask_one(False)).log == ["only"]


def test_a_single_option_that_reveals_something_is_asked() -> None:
    g = ran(ask_one(True))
    assert g.decision is not None and len(g.decision.options) == 1


def test_the_seats_of_a_decision_begin_with_the_lead() -> None:
    options = tuple(Option(seat, "x", (), (), say("x")) for seat in (2, 0, 1, 0))
    assert Decision("q", 1, options).seats == (1, 0, 2)
    assert Decision("q", 1, options).of_seat(0) == (1, 3)


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (4, "there is no option 4: choose a number from 0 to 3"),
        (-1, "there is no option -1"),
        (Option(0, "fly", (), (), say("x")), r"'fly' \(\) is not possible now; this decision offers: draw, end, say"),
        (Option(1, "say", ("a",), (), say("a")), r"'say' \('a',\) is not possible now"),
        ("0", "an option or its number is needed, not '0'"),
        (None, "an option or its number is needed, not None"),
        (True, "an option or its number is needed, not True"),
        (1.0, "an option or its number is needed, not 1.0"),
    ],
)
def test_what_is_not_offered_is_refused_and_nothing_changes(choice: Any, said: str) -> None:
    g = asked()
    before = g.clone()
    with pytest.raises(IllegalChoice, match=said):
        g.choose(choice)
    assert g == before


def test_after_the_end_there_is_nothing_to_choose() -> None:
    g = asked()
    g.choose(3)
    for choice in (0, Option(0, "x", (), (), say("x"))):
        with pytest.raises(IllegalChoice, match="the game is over"):
            g.choose(choice)


def test_choices_are_counted_and_remembered() -> None:
    g = asked()
    for choice in (0, 2, 1, 0):
        g.choose(choice)
    assert (g.ply, g.choices) == (4, [0, 2, 1, 0])
    assert g.log == ["a", "b", "a"]


def test_an_option_may_be_given_instead_of_its_number() -> None:
    one, other = asked(), asked()
    assert other.decision is not None
    one.choose(2)
    other.choose(other.decision.options[2])
    assert one == other


def test_facts_of_a_decision_are_kept() -> None:
    assert asked().decision == Decision("menu", 0, asked().decision.options, (("x", (1, 2)),))  # type: ignore[union-attr]
    assert menu() == ("toy.menu",)
