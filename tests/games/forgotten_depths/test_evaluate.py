"""What bots think of a position."""

from __future__ import annotations

from tests.games.forgotten_depths.helpers import Table, exploring, new, tile

from fathom.games.forgotten_depths.evaluate import evaluate
from fathom.games.forgotten_depths.rules import level_up
from fathom.players import answer, make

NODES = {"east": tile(nodes="E"), "both": tile(nodes="EW"), "west": tile(nodes="W"), "plain": tile()}


def chosen(g: Table) -> str:
    """Return what the greedy player would do."""
    assert g.decision is not None
    key: str = g.decision.options[answer(g.state, [make("greedy", 1)])].key
    return key


def value(laid: dict[tuple[int, int], str]) -> float:
    return evaluate(exploring(NODES, laid, pile=["filler0"]).state, 0)


def test_greedy_buys_an_ability_on_a_new_level_and_pays_no_more_than_it_costs() -> None:
    g = new(heroes=["bren"])
    g.state.decision, g.state.xp = None, bytes((3, 4, 4))
    g.state.then(level_up.gain_level())
    g.state.run()
    assert chosen(g) == "buy_ability"
    g.choose("buy_ability")
    while g.decision and g.decision.key == "pay":
        g.state.choose(answer(g.state, [make("greedy", 1)]))
    assert bytes(g.xp) == bytes((4, 4))


def test_nodes_that_face_each_other_are_worth_something_and_a_location_more() -> None:
    apart = value({(1, 0): "east", (2, 0): "plain", (3, 0): "plain"})
    begun = value({(1, 0): "east", (2, 0): "both", (3, 0): "plain"})
    half = value({(1, 0): "east", (2, 0): "both"}) - value({(1, 0): "plain", (2, 0): "plain"})
    whole = value({(1, 0): "east", (2, 0): "both", (3, 0): "west"})
    assert half > 0
    assert apart <= begun < whole


def test_locations_that_share_nodes_count_once() -> None:
    one = {(1, 0): "east", (2, 0): "both", (3, 0): "west"}
    g = exploring(NODES, one, pile=["filler0"])
    before = evaluate(g.state, 0)
    g.state.matches = (*g.state.matches, *g.state.matches)
    assert evaluate(g.state, 0) == before
