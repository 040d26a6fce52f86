"""What no other test of the map noticed when it was changed (`bin/prove forgotten-depths --survivors`)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import exploring, new, tile

from fathom.games.forgotten_depths.rules import atlas
from fathom.games.forgotten_depths.rules.experience import price


@pytest.mark.rule("FD-017", "FD-158", "FD-184")
@pytest.mark.parametrize("start", ["ruins", "caverns", "architecture"])
def test_each_price_is_its_own_on_the_reference_card(start: str) -> None:
    state = new(start=start).state
    rate = state.box.rates[state.ecology]
    assert len({rate.key, rate.healing_cost, rate.ability}) > 1
    assert [price(state, what) for what in ("key", "healing", "ability")] == [rate.key, rate.healing_cost, rate.ability]


@pytest.mark.rule("FD-176", "FD-177")
@pytest.mark.parametrize(("east", "found"), [("NW-NE", True), ("SW-SE", False), ("NE", False)])
def test_the_boat_reaches_the_sword_only_over_water_that_meets_at_a_shared_end(east: str, found: bool) -> None:
    tiles = {
        "boat": tile(water=["NE"], signs=["...", ".B.", "..."]),
        "river": tile(water=[east]),
        "sword": tile(water=["NW"], signs=["...", ".K.", "..."]),
    }
    g = exploring(tiles, {(1, 0): "boat", (2, 0): "river", (3, 0): "sword"}, at="caverns", heroes=1)
    assert bool(g.matches) is found
    g.state.matches, g.state.patterns_done = (), 1 << 3
    atlas.find_water(g.state, g.box.lands[1])
    assert not g.matches, "a Legend that was met is not met again"


@pytest.mark.rule("FD-069")
def test_a_monster_and_a_feature_stand_in_the_way_and_a_region_without_them_is_free() -> None:
    things = {"lair": tile(signs=["...", ".M.", "..."]), "sight": tile(signs=["...", ".F.", "..."]), "free": tile()}
    g = exploring(things, {(1, 0): "lair", (0, 1): "sight", (2, 0): "free"})
    shut = atlas.blocked(g.state)
    assert shut >> g.region("lair") & 1 and shut >> g.region("sight") & 1 and not shut >> g.region("free") & 1
