"""The end of a round (chapter 18)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, given

from fathom.games.leviathan_wilds.box import THREAT_TRACK
from fathom.games.leviathan_wilds.view import view


def turns(g: Table, n: int) -> Table:
    for _ in range(n):
        g.end_turn()
    return g


@pytest.mark.rule("LW-202")
@pytest.mark.parametrize("climbers", [1, 2, 3, 4])
def test_the_round_ends_after_the_turn_of_the_fifth_card_and_before_the_next_turn(climbers: int) -> None:
    g = turns(given(climbers=climbers), 4)
    assert (g.round, g.happened("round_end")) == (1, 0)
    turns(g, 1)
    assert (g.round, g.turn) == (2, 6)
    assert [e.kind for e in g.events if e.kind in ("round_end", "turn")][-2:] == ["round_end", "turn"]


@pytest.mark.rule("LW-203")
def test_all_five_cards_are_shuffled_into_a_new_row_with_the_normal_end_up() -> None:
    rows = set()
    for seed in range(8):
        g = given(difficulty="casual", enraged=5, seed=seed)
        turns(g, 5)
        assert sorted(slot.threat for slot in g.threats) == [f"threat.{i}" for i in range(5)]
        assert not any(slot.enraged for slot in g.threats)
        rows.add(tuple(slot.threat for slot in g.threats))
    assert len(rows) > 4


@pytest.mark.rule("LW-204", "LR-09")
def test_the_threat_marker_goes_one_space_to_the_right_each_round_and_stays_on_the_last() -> None:
    g = given(difficulty="casual")
    values = [THREAT_TRACK[turns(g, 5).track] for _ in range(8)]
    assert values == [0, 1, 2, 3, 4, 5, 5, 5]


@pytest.mark.rule("LW-205")
def test_with_value_two_the_first_two_cards_from_the_left_are_enraged() -> None:
    g = turns(given(difficulty="hard"), 5)
    assert [slot.enraged for slot in g.threats] == [True, True, False, False, False]


@pytest.mark.rule("LW-206")
def test_an_enraged_card_stays_face_down_and_shows_which_end_is_up() -> None:
    g = turns(given(difficulty="expert"), 5)
    shown = view(g.state, 0)["threats"]
    assert [slot["enraged"] for slot in shown] == [True, True, True, False, False]
    assert all("threat" not in slot for slot in shown[1:])


@pytest.mark.rule("LW-050", "LW-202")
def test_a_round_end_does_not_change_whose_turn_is_next() -> None:
    g = turns(given(climbers=3), 5)
    assert g.active == 2
