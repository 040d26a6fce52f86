"""Grip (chapter 11)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import do, given

from fathom.games.leviathan_wilds import queries


@pytest.mark.rule("LW-146")
def test_grip_is_the_number_of_cards_in_the_deck_and_of_no_others() -> None:
    g = given(deck={0: 5}, discard={0: 4})
    assert queries.grip(g.state, 0) == 5


@pytest.mark.rule("LW-147")
def test_losing_two_of_five_grip_leaves_three_and_discards_the_two_top_cards_in_order() -> None:
    g = given(deck={0: 5}, discard={0: 1})
    top, before = g.deck(0)[:2], g.discard(0)
    g.suffer(0, do("lose", grip=2))
    assert g.grip(0) == 3
    assert g.discard(0) == before + top


@pytest.mark.rule("LR-11")
def test_losing_more_grip_than_there_is_empties_the_deck() -> None:
    g = given(deck={0: 2}).suffer(0, do("lose", grip=5))
    assert (g.grip(0), len(g.discard(0))) == (0, 2)


@pytest.mark.rule("LW-148")
def test_an_empty_deck_makes_a_climber_fall_at_once_in_anybodys_turn() -> None:
    g = given(at={1: "B4"}, deck={1: 1}).suffer(1, do("lose", grip=1))
    assert g.active == 0
    assert g.happened("falls", climber=1)
    assert g.at(1) == "B1"


@pytest.mark.rule("LR-05", "LW-148")
def test_on_a_ledge_an_empty_deck_is_no_fall_until_the_ledge_is_left() -> None:
    g = given(map=["nnn", "nLn", "nnn", "LLL"], at={0: "B3"}, deck={0: 0}, ap=3)
    assert g.asks("act")
    assert g.at(0) == "B3"
    assert g.choose("climb", "A3").at(0) == "A1"


@pytest.mark.rule("LW-149")
def test_gaining_two_grip_puts_two_of_four_discards_under_the_one_card_of_the_deck() -> None:
    g = given(deck={0: 1}, discard={0: 4})
    top, pile = g.deck(0), set(g.discard(0))
    g.suffer(0, do("gain", grip=2))
    assert g.deck(0)[:1] == top
    assert set(g.deck(0)[1:]) < pile
    assert (g.grip(0), len(g.discard(0))) == (3, 2)


@pytest.mark.rule("LW-149")
def test_the_cards_gained_are_random() -> None:
    decks = {given(discard={0: 4}, seed=s).suffer(0, do("gain", grip=2)).deck(0)[6:] for s in range(30)}
    assert len(decks) > 6


@pytest.mark.rule("LR-11")
def test_gaining_more_grip_than_was_discarded_returns_all_of_it() -> None:
    g = given(deck={0: 1}, discard={0: 2}).suffer(0, do("gain", grip=4))
    assert (g.grip(0), g.discard(0)) == (3, ())


@pytest.mark.rule("LW-150")
def test_the_cards_gained_are_seen_before_they_are_put_under_the_deck() -> None:
    g = given(discard={0: 4})
    g.events.clear()
    g.suffer(0, do("gain", grip=2))
    seen = next(e.facts["cards"] for e in g.events if e.kind == "gained_grip")
    assert sorted(seen) == sorted(g.deck(0)[-2:])


@pytest.mark.rule("LW-151")
def test_an_empty_deck_is_never_refilled_by_itself() -> None:
    g = given(deck={0: 2}, discard={0: 5}, hand={0: 1}).to("thread").choose("draw_last")
    assert g.end_turn().grip(0) == 0
    assert len(g.discard(0)) == 6
