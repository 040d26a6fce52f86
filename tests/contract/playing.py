"""Random games for the contract: which setups to try, and how to play them. Chance comes from our own streams."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import fathom
from fathom.core.errors import SetupError
from fathom.core.game import AnyGame, box_of, find, prepared
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

#: No game that people finish in an evening asks more often than this.
MOST_DECISIONS = 20_000

#: Setup options of a kind that only the game understands: from a number of players and chance to a value.
OWN: dict[tuple[str, str], Callable[[Any, int, Stream], Any]] = {}


def chance(seed: int, purpose: str) -> Stream:
    """Return a stream of the test's own."""
    return Stream({purpose: seed_for(seed, purpose)}, purpose)


# ---------------------------------------------------------------------------------------------- setups


@cache
def grid(game_id: str) -> tuple[dict[str, Any], ...]:
    """Return every combination of what can be chosen, in an order in which neighbours have little in common."""
    ranges: dict[str, list[Any]] = {}
    for name, option in fathom.describe(game_id)["options"].items():
        if option["kind"] == "choice":
            ranges[name] = option["choices"]
        elif option["kind"] == "flag":
            ranges[name] = [False, True]
        elif option["kind"] != "number" and type(option["default"]) is int:  # how many play
            ranges[name] = [n for n in range(1, 9) if _possible(game_id, {name: n})]
    every = [dict(zip(ranges, values, strict=True)) for values in product(*ranges.values())]
    return chance(0, "grid").shuffled(chosen for chosen in every if _possible(game_id, chosen))


#: Setups that hardly ever come up in the grid, and every so many games one of them.
RARE: dict[str, tuple[dict[str, Any], ...]] = {
    "gone-to-gaia": ({"quest": "campaign", "players": 1}, {"quest": "campaign", "players": 2}),
}
RARELY = 8


def setup_of(game_id: str, number: int) -> dict[str, Any]:
    """Return the setup of the game with this number: the grid again and again, with other teams each time."""
    if game_id in RARE and number % RARELY == 0:
        return RARE[game_id][number // RARELY % len(RARE[game_id])]
    chosen = dict(grid(game_id)[number % len(grid(game_id))])
    for name, value in chosen.items():
        if (own := OWN.get((game_id, name))) is not None:
            chosen[name] = own(box_of(game_id), value, chance(number, name))
    return chosen


def _possible(game_id: str, chosen: Mapping[str, Any]) -> bool:
    try:
        prepared(find(game_id), box_of(game_id), chosen)
    except SetupError:
        return False
    return True


def _climbers(box: Any, players: int, stream: Stream) -> list[tuple[str, ...]]:
    characters, classes = stream.shuffled(box.characters), stream.shuffled(box.classes)
    if players == 1:
        return [(characters[0], characters[1], classes[0])]
    return list(zip(characters[:players], classes[:players], strict=True))


def _heroes(box: Any, number: int, stream: Stream) -> list[tuple[str, str]]:
    return [(name, stream.pick(("front", "alternate", "single"))) for name in stream.shuffled(box.heroes)[:number]]


OWN["leviathan-wilds", "climbers"] = _climbers
OWN["forgotten-depths", "heroes"] = _heroes


# ---------------------------------------------------------------------------------------------- play


def start(game_id: str, number: int) -> State:
    """Return the game with this number at its first decision."""
    return fathom.new(game_id, seed=number, **setup_of(game_id, number))


def decisions(state: State, seed: int) -> Iterator[State]:
    """Play a game at random; yield it at each decision."""
    stream = chance(seed, "answers")
    while not state.over:
        assert state.decision is not None and state.decision.options, "nobody is asked and the game is not over"
        assert state.ply < MOST_DECISIONS, "the game does not end"
        yield state
        state.choose(stream.below(len(state.decision.options)))


def sample(game_id: str, games: int, every: int) -> Iterator[tuple[State, int]]:
    """Yield some decisions of some games, each with a number of its own."""
    for number in range(games):
        for state in decisions(start(game_id, number), number):
            if (state.ply + number) % every == 0:
                yield state, number * MOST_DECISIONS + state.ply


def finish(state: State, seed: int) -> State:
    """Play a game at random to its end."""
    for _ in decisions(state, seed):
        pass
    return state


def seats(game: AnyGame, state: State) -> int:
    """Return the number of seats of a game under way."""
    return int(game.seats(state.setup))


def digest(game_id: str, games: int) -> str:
    """Return a fingerprint of some random games, choice by choice."""
    total = hashlib.sha256()
    for number in range(games):
        state = start(game_id, number)
        for _ in decisions(state, number):
            total.update(repr(state.decision).encode())
        total.update(state.save().encode())
    return total.hexdigest()
