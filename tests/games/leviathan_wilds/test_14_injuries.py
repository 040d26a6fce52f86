"""Injuries (chapter 14); each card has its row in test_cards.py."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, given


def deal(g: Table, *cards: str) -> Table:
    """Put these injuries on top of their deck."""
    g.state.injuries = (*cards, *(card for card in g.state.injuries if card not in cards))
    return g


@pytest.mark.rule("LW-175")
def test_an_injury_is_the_top_card_of_the_deck_laid_open_by_the_climbers_board() -> None:
    g = deal(given(), "dizzy", "cramp").suffer(0, do("gain", injury=1))
    assert g.climber(0).injuries == ("dizzy",)
    assert (g.injuries[0], len(g.injuries)) == ("cramp", 11)


@pytest.mark.rule("LR-43")
def test_with_an_empty_injury_deck_nothing_happens() -> None:
    g = given()
    g.state.injuries = ()
    assert g.suffer(0, do("gain", injury=2)).climber(0).injuries == ()


@pytest.mark.rule("LW-176")
def test_a_permanent_injury_acts_while_it_lies_there_and_on_its_climber_only() -> None:
    g = given(injuries={0: ["twisted_ankle"]}, climbers=2, ap=3)
    assert g.refuses("jump")
    g.end_turn().to("ap_card").default()
    g.state.ap = 3
    assert g.again().offers("jump")


@pytest.mark.rule("LW-176")
def test_an_injury_that_acts_once_acts_when_it_is_drawn() -> None:
    g = deal(given(), "crystal_splinter").suffer(0, do("gain", injury=1))
    assert g.climber(0).blight == 1
    assert g.end_turn().climber(0).blight == 1


@pytest.mark.rule("LW-177")
def test_a_removed_injury_is_shuffled_back_into_its_deck_at_once() -> None:
    places = set()
    for seed in range(12):
        g = given(seed=seed, injuries={0: ["cramp"]}, ap=1)
        assert len(g.injuries) == 11
        g.choose("pay_off_injury", "0.cramp")
        assert (g.climber(0).injuries, len(g.injuries)) == ((), 12)
        places.add(g.injuries.index("cramp"))
    assert len(places) > 3


@pytest.mark.rule("LW-177")
def test_each_injury_says_how_it_is_removed() -> None:
    g = given(injuries={0: ["dizzy", "cramp"]}, ap=3, map=["nLn", "LLL"], at={0: "B2"})
    assert g.offers("pay_off_injury", "0.cramp")
    assert g.refuses("pay_off_injury", "0.dizzy")
    assert g.choose("rest").climber(0).injuries == ("cramp",)


@pytest.mark.rule("LW-177")
def test_a_removal_that_asks_for_no_ap_is_possible_without_any() -> None:
    g = given(injuries={0: ["dazed"]}, ap=1, at={0: "A2"}).choose("climb", "A3")
    assert g.ap == 0
    assert g.choose("pay_off_injury", "0.dazed").choose("discard", "a1").climber(0).injuries == ()


@pytest.mark.rule("LW-178")
def test_a_climber_can_have_any_number_of_injuries() -> None:
    cards = ("paranoid", "fearful", "sore_wrist", "twisted_ankle", "dizzy", "cracked_rib", "dazed", "bleeding", "cramp")
    g = deal(given(), *cards).suffer(0, do("gain", injury=len(cards)))
    assert g.climber(0).injuries == cards
