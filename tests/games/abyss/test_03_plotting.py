"""Plotting at Court (chapter 1.3)."""

from __future__ import annotations

import pytest
from tests.games.abyss.helpers import given


@pytest.mark.rule("AB-018", "AB-019")
def test_a_pearl_turns_up_the_top_lord_onto_the_empty_space_farthest_from_the_deck() -> None:
    g = given(court="keeper reaper miller", lord_deck="trader peddler", pearls={0: 1})
    treasury = g.treasury
    g.choose("plot")
    assert g.court == ("keeper", "reaper", "miller", "trader") and g.lord_deck[0] == "peddler"
    assert g.player(0).pearls == 0 and g.treasury == treasury + 1
    assert g.asks("act", 0) and g.offers("explore"), "the action is still to come"


@pytest.mark.rule("AB-020")
def test_one_may_plot_again_while_there_are_pearls_spaces_and_lords() -> None:
    g = given(court="keeper reaper miller", pearls={0: 9})
    for _ in range(3):
        g.choose("plot")
    assert len(g.court) == 6 and g.refuses("plot") and g.player(0).pearls == 6


@pytest.mark.rule("AB-021")
def test_nobody_plots_at_a_full_court_without_lords_or_without_a_pearl() -> None:
    assert given(pearls={0: 3}).refuses("plot")
    assert given(court="keeper").refuses("plot")
    g = given(court="keeper", pearls={0: 3})
    assert g.offers("plot")
    g.state.lord_deck = ("trader",)
    g.choose("plot")
    assert g.court == ("keeper", "trader") and g.refuses("plot"), "the deck is empty"
