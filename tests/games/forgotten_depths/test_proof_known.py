"""What is there once a tile lies, and what of all that everybody knows."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, exploring, fight, tile

from fathom.core.rng import Stream
from fathom.games.forgotten_depths.box.board import cell
from fathom.games.forgotten_depths.rules import atlas
from fathom.games.forgotten_depths.state import Depths
from fathom.games.forgotten_depths.view import determinise, view

#: A tile with two regions and a Door, all signs, Nodes and water.
RICH = tile(
    ["010", "010", "010", "010"], plan=["AAA", "AAA", "BBB"], signs=["MFC", "PRS", "W.."], nodes="EW", doors=["AB"],
    water=["NW-NE"],
)  # fmt: skip


@pytest.mark.rule("FD-061", "FD-067", "FD-063")
def test_all_that_is_printed_on_a_tile_is_there_once_it_lies() -> None:
    g = exploring({"rich": RICH, "west": tile(nodes="E"), "east": tile(nodes="W")}, heroes=1)
    a, b = g.region("rich", "A"), g.region("rich", "B")
    names = [ground.id for ground in g.box.lands[0].grounds]
    for name, x in (("rich", 1), ("east", 2)):
        atlas.lay(g.state, names.index(name), cell(x, 0), 0)
    state = g.state
    for there in (state.monsters, state.features, state.chests, state.campfire, state.stairs, state.passages):
        assert there == 1 << a
    assert state.portals == 1 << b and state.doors == ((a, b),) and not state.opened
    assert state.knots == (cell(1, 0) * 2,), "the Node to the east meets one, that to the west does not"
    assert state.near[a] >> g.region("east") & 1 and state.near[g.region("east")] >> a & 1
    assert state.near[a] >> g.region("entry") & 1 and not state.near[a] >> b & 1, "the Door is locked"
    assert state.reach >> a & 1 and not state.reach >> g.region("east") & 1, "Monsters bar the way"


@pytest.mark.rule("FD-061", "FD-067")
@pytest.mark.parametrize(("side", "other", "at", "knot"), [
    ("N", "S", (0, -1), (0, -1, 1)), ("E", "W", (1, 0), (0, 0, 0)), ("S", "N", (0, 1), (0, 0, 1)),
    ("W", "E", (-1, 0), (-1, 0, 0)),
])  # fmt: skip
def test_nodes_that_face_each_other_are_found_on_every_side(
    side: str, other: str, at: tuple[int, int], knot: tuple[int, int, int]
) -> None:
    tiles = {"mine": tile(nodes=side), "yours": tile(nodes=other), "bare": tile()}
    for name, found in (("yours", True), ("bare", False)):
        g = exploring(tiles, {(5, 5): "mine", (5 + at[0], 5 + at[1]): name}, heroes=1)
        x, y, south = knot
        assert g.state.knots == ((cell(5 + x, 5 + y) * 2 + south,) if found else ())


def known() -> Table:
    """Return a game in which something of every pile is known."""
    g = exploring({"near": tile(), "far": tile()}, {(1, 0): ("near", 2)}, pile=["far", "filler0", "filler1"], heroes=2)
    state = g.state
    state.tiles.top, state.tiles.bottom, state.set_aside = (
        1,
        1,
        [ground.id for ground in g.box.lands[0].grounds].index("filler2"),
    )
    state.monster_pile.bottom, state.feature_pile.top = 2, 3
    state.action[1].top = 2
    state.known_bottom = {"items.fighter": 1, "abilities.wizard": 2}
    g.hero(0).known, g.hero(0).hand, g.hero(0).discard = 3, b"\4\5", b"\6"
    return g


@pytest.mark.rule("FD-043")
def test_a_seat_sees_the_map_hands_discard_piles_and_of_piles_what_was_looked_at() -> None:
    g = known()
    state = g.state
    seen = view(state, 0)
    assert seen["map"] == [{"tile": "entry", "turn": 0, "at": [0, 0]}, {"tile": "near", "turn": 2, "at": [1, 0]}]
    assert (seen["drawn"], seen["set_aside"], seen["ecology"], seen["phase"]) == (None, "filler2", "ruins", "explore")
    assert seen["tiles"] == {"count": 3, "top": ["far"], "bottom": ["filler1"], "discard": []}
    beasts = [beast.id for beast in g.box.beasts]
    assert seen["monster_pile"]["bottom"] == [beasts[card] for card in state.monster_pile.cards[-2:]]
    features = [*g.box.features]
    assert seen["feature_pile"]["top"] == [features[card] for card in state.feature_pile.cards[:3]]
    assert seen["action"]["medium"]["top"] == list(state.action[1].cards[:2]) and not seen["action"]["light"]["top"]
    assert seen["item_decks"]["fighter"]["bottom"] == list(state.item_decks["fighter"][-1:])
    assert seen["ability_decks"]["wizard"]["bottom"] == list(state.ability_decks["wizard"][-2:])
    assert [seen["heroes"][0][name] for name in ("hand", "discard")] == [["4", "5"], ["6"]]
    assert seen["lantern"] == state.lantern and seen["keys"] == state.keys and seen["turn"] == state.turn


@pytest.mark.rule("FD-043")
def test_a_seat_sees_monsters_and_what_lies_in_a_combat() -> None:
    g = fight("withered_shade", ours=[[5, 6]], theirs=[8, 9], heroes=["bren"], stored=0)
    seen = view(g.state, 0)
    assert seen["foes"] == [{"id": "withered_shade", "health": [4, 4, 4, 4], "fired": False, "next": 0}]
    (lane,) = seen["lanes"]
    assert (lane["hero"], lane["foe"], lane["plays"], lane["ours"], lane["theirs"]) == (0, 0, [2, 2], [5, 6], [8, 9])
    assert view(exploring({"a": tile()}, pile=["a"], heroes=1).choose("draw_tile").state, 0)["drawn"] == "a"


def anew(state: Depths, seed: int) -> Depths:
    """Return a world that nobody can tell from the real one."""
    world = state.clone()
    determinise(world, 0, Stream({"guess": seed}, "guess"))
    return world


@pytest.mark.rule("FD-043")
def test_a_world_dealt_anew_keeps_what_is_known_and_shuffles_what_is_not() -> None:
    g = known()
    before = g.state
    worlds = [anew(before, seed) for seed in range(1, 9)]
    for world in worlds:
        assert world.tiles.cards[:1] == before.tiles.cards[:1] and world.tiles.cards[-1:] == before.tiles.cards[-1:]
        assert world.monster_pile.cards[-2:] == before.monster_pile.cards[-2:]
        assert world.feature_pile.cards[:3] == before.feature_pile.cards[:3]
        assert world.action[1].cards[:2] == before.action[1].cards[:2]
        assert world.heroes[0].draw[:3] == before.heroes[0].draw[:3]
        assert world.item_decks["fighter"][-1:] == before.item_decks["fighter"][-1:]
        assert world.ability_decks["wizard"][-2:] == before.ability_decks["wizard"][-2:]
        for mine, theirs in (
            (world.heroes[0].draw, before.heroes[0].draw), (world.heroes[1].draw, before.heroes[1].draw),
            (world.guardians, before.guardians), (world.monster_pile.cards, before.monster_pile.cards),
            (world.action[0].cards, before.action[0].cards),
        ):  # fmt: skip
            assert sorted(mine) == sorted(theirs)
        for name in ("fighter", "wizard"):
            assert sorted(world.item_decks[name]) == sorted(before.item_decks[name])
        assert [sorted(pile) for pile in world.openings] == [sorted(pile) for pile in before.openings]
    for look in (
        lambda world: world.heroes[0].draw, lambda world: world.guardians, lambda world: world.monster_pile.cards,
        lambda world: world.item_decks["fighter"], lambda world: world.ability_decks["wizard"],
        lambda world: world.action[0].cards, lambda world: world.openings[1],
    ):  # fmt: skip
        assert len({look(world) for world in worlds}) > 1, "what nobody knows is not always the same"
    before.patterns_done = 2
    assert all(anew(before, seed).openings[1] == before.openings[1] for seed in range(1, 5)), (
        "which card opened a Location is known"
    )
