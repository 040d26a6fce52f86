"""What a census of many games counts."""

from __future__ import annotations

from tests.contract.playing import decisions, start

from fathom.core.game import box_of, find
from fathom.games.leviathan_wilds.state import Wilds

GAME = find("leviathan-wilds")


def test_a_game_meets_only_what_there_is_and_tells_who_climbed() -> None:
    things = GAME.things(box_of("leviathan-wilds"))
    met = set()
    for number in range(6):
        state = start("leviathan-wilds", number)
        assert isinstance(state, Wilds)
        state.events = []
        for _ in decisions(state, number):
            pass
        found = set(GAME.census(state, state.events))
        assert {("characters", k.character) for k in state.climbers} <= found
        met |= found
    assert {(kind, name) for kind, name in met if name not in things[kind]} == set()
    assert {kind.split()[0] for kind, _ in met} >= {"characters", "classes", "skills", "mushrooms", "threats"}
