"""The lint of the ground: gravity that turns, falls that wrap, water, cards beside the map."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.test_content import complaints, plain

from fathom.games.leviathan_wilds.lint.ground import cells_of, endless, falls, reach


def broken(name: str, **change: Any) -> str:
    return complaints(leviathan=plain(name) | change)


def test_where_falls_wrap_every_row_and_column_needs_a_ledge() -> None:
    rows = plain("vortex")["map"]
    assert "a fall from B2 ends on no ledge" in broken("vortex", map=[*rows[:-2], ".nnnndnnn.", rows[-1]])


def test_where_one_falls_up_the_top_row_needs_ledges() -> None:
    rows = plain("deep")["map"]
    assert "a fall from F10 ends on no ledge" in broken("deep", map=["LLLLLnLLLLL", *rows[1:]])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"links": [["E4", "stomach.C9"]]}, "there is no space 'stomach.C9'"),
        ({"links": []}, "stomach.B3 cannot be reached"),
        ({"map": ["_nnn_", "nh.nn", "LHnLL"]}, "the lowest row has no ledge at C1"),
    ],
)
def test_a_card_beside_the_map_can_be_entered_and_ends_every_fall(change: dict[str, Any], said: str) -> None:
    (stomach,) = plain("hunger")["overlay"]
    assert said in broken("hunger", overlay=[stomach | change])


def test_a_rule_for_entering_names_spaces_of_the_map() -> None:
    raw = plain("deep")
    raw["scenario"][0]["rule"][1]["standing"]["at"] = "airs"
    assert "unknown label 'airs'; did you mean 'air'?" in complaints(leviathan=raw)


def test_a_fall_that_wraps_meets_the_ledges_of_its_whole_column() -> None:
    cells = cells_of(["nL", "nn", "Ln"])
    assert falls(cells, "up", True)[0, 1] == [(0, 0)]
    assert falls(cells, "up", False)[0, 1] == []
    assert endless(cells, 0, ("left",), True) == {(0, 1), (1, 1)}


def test_a_climber_reaches_what_it_can_fall_to() -> None:
    cells = cells_of(["L", ".", ".", ".", "L"])
    assert reach(cells, [(0, 0)], ("down",), False) == {(0, 0)}
    assert reach(cells, [(0, 0)], ("down", "up"), False) == {(0, 0), (0, 4)}
