"""Greedy finds what the skills of characters and classes are good for."""

from __future__ import annotations

from typing import Any

from tests.games.leviathan_wilds.helpers import Table, do, event, given

from fathom.players.greedy import GreedyPlayer


def chosen(g: Table, seat: int = 0) -> tuple[Any, ...]:
    """Return what greedy would answer: the option's key and its facts."""
    assert g.state.decision is not None
    index = GreedyPlayer(seed=1).choose(g.state, seat)
    option = g.state.decision.options[index]
    return (option.key, *option.args)


def team(character: str = "one", klass: str = "alpha") -> list[tuple[str, str]]:
    return [(character, klass), ("two", "beta")]


def test_hornet_strikes_from_where_it_stands() -> None:
    g = given(climbers=team("hornet"), at={0: "C3"}, crystals={"C5": 5}, ap=2)
    assert chosen(g) == ("use", 0, "cover.hornet")
    assert chosen(g.use("hornet"))[0] == "strike"


def test_ap_are_gained_where_a_crystal_is_at_hand_and_kept_where_there_is_none() -> None:
    near, far = ({"A1": 6}, {"E6": 6})
    assert chosen(given(hand={0: ["herald.onward"]}, crystals=near, ap=1)) == ("use", 0, "herald.onward")
    assert chosen(given(hand={0: ["herald.onward"]}, crystals=far, ap=1))[0] == "climb"


def test_brick_guards_the_health_of_another() -> None:
    threat = event(do("lose", health=1), who="next")
    g = given(climbers=team("brick"), at={0: "A1", 1: "B2"}, health={1: 3}, ap=1, threat=threat).to("loss")
    assert chosen(g) == ("modify", 0, "cover.brick")


def test_mystic_jumps_back_to_the_wisp_beside_a_crystal() -> None:
    g = given(climbers=team("mystic"), at={0: "C4"}, crystals={"C4": 6}, ap=1, map=("nnnnn",) * 5 + ("LLLLL",))
    g.use("mystic").choose("place", "C4")
    k = g.state.climbers[0]
    k.space, k.cover_ready = g.box.board.number["C1"], True
    g.again()
    assert chosen(g) == ("use", 0, "cover.mystic")


def test_the_mender_cleans_who_is_near_defeat() -> None:
    g = given(hand={0: ["mender.cleansing_draught"]}, at={0: "A1", 1: "B1"}, health={1: 5}, blight={1: 3}, ap=1)
    assert chosen(g) == ("use", 0, "mender.cleansing_draught")
    assert chosen(g.use("mender.cleansing_draught")) == ("choose_climber", 1)


def test_who_was_asked_often_while_others_acted_still_acts_in_its_own_turn() -> None:
    player = GreedyPlayer(seed=1)
    waiting = given(hand={1: ["gambler.double_or_nothing"]}, crystals={"E6": 1}, ap=3)
    assert [player.choose(waiting.state, 1) for _ in range(9)] == [-1] * 9
    own = given(first=1, crystals={"A4": 6}, ap=1)
    assert own.state.decision is not None
    assert own.state.decision.options[player.choose(own.state, 1)].key == "climb"
