"""Difficulty (chapter 19)."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.leviathan_wilds.box import THREAT_TRACK
from fathom.games.leviathan_wilds.state import Wilds


def start(difficulty: str) -> Wilds:
    state = fathom.new("leviathan-wilds", seed=3, difficulty=difficulty)
    assert isinstance(state, Wilds)
    return state


@pytest.mark.rule("LW-207", "LR-09")
def test_the_threat_marker_starts_on_the_space_of_the_level() -> None:
    assert [start(d).track for d in ("casual", "normal", "hard", "expert")] == [0, 1, 2, 3]
    assert THREAT_TRACK == (0, 0, 1, 2, 3, 4, 5)


@pytest.mark.rule("LW-207")
def test_there_are_four_levels_and_no_other() -> None:
    with pytest.raises(fathom.SetupError, match="nightmare"):
        start("nightmare")


@pytest.mark.rule("LW-208")
@pytest.mark.parametrize("difficulty", ["casual", "normal"])
def test_on_casual_and_normal_no_card_is_enraged_at_the_start(difficulty: str) -> None:
    assert [slot.enraged for slot in start(difficulty).threats] == [False] * 5


@pytest.mark.rule("LW-209")
def test_on_hard_the_left_most_card_is_enraged() -> None:
    assert [slot.enraged for slot in start("hard").threats] == [True, False, False, False, False]


@pytest.mark.rule("LW-210")
def test_on_expert_the_two_left_most_cards_are_enraged() -> None:
    assert [slot.enraged for slot in start("expert").threats] == [True, True, False, False, False]


@pytest.mark.rule("LW-211")
def test_normal_is_what_a_first_game_gets() -> None:
    assert fathom.describe("leviathan-wilds")["options"]["difficulty"]["default"] == "normal"
