"""Whether the rules still play the same games: for changes that should make them faster and nothing else.

    .venv/bin/python bench/same_games.py > before.txt
    … change the rules …
    .venv/bin/python bench/same_games.py | diff before.txt -

Random games with mixed setups, one line for each: its setup, how many decisions it took, and a hash over every option,
every event with its clause and its ply, a save now and then (the game goes on from it once), and the outcome. A second
hash is of the same game while nobody listens to events. Games are named as for `fathom bench`; without a name all are
played.
"""

from __future__ import annotations

import argparse
import hashlib
import zlib
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

import fathom
from fathom.core.game import box_of, find
from fathom.core.records import fields_of, written
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State
from fathom.lab.setups import mixture

#: A save is looked at after so many decisions.
SAVED = 17
NOT_KEPT = ("choices", "clause", "events")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to play; all of them if left out")
    parser.add_argument("-n", "--number", type=int, default=60, help="setups of each game (default: 60)")
    arguments = parser.parse_args()
    for game in arguments.games or fathom.games():
        for seed, setup in enumerate(setups(game, arguments.number)):
            state, mark = play(game, seed, setup)
            _, quietly = play(game, seed, setup, heard=False)
            print(game, seed, setup, state.ply, f"{mark:08x}", f"{quietly:08x}", flush=True)


def setups(game: str, number: int) -> Iterator[dict[str, Any]]:
    """Yield setups: a mixture; of Leviathan Wilds also each leviathan with each number of climbers and each edition."""
    yield from mixture(game, number)
    if game == "leviathan-wilds":
        box: Any = box_of(game)
        for leviathan, climbers, edition in product(box.leviathans, (1, 2, 3, 4), ("en", "de")):
            yield {"leviathan": leviathan, "climbers": climbers, "edition": edition}


def play(game: str, seed: int, setup: dict[str, Any], *, heard: bool = True) -> tuple[State, int]:
    """Play a random game to its end, with or without somebody who listens; return it, with a hash of what happened."""
    state = fathom.new(game, seed=seed, **setup)
    dice = Stream({"dice": seed_for(seed, "dice")}, "dice")
    state.events = [] if heard else None
    mark = 0
    while (decision := state.decision) is not None:
        mark = zlib.crc32(written((decision, state.events)), mark)
        if state.ply % SAVED == 0:
            mark = zlib.crc32(whole(state), mark)
            if state.ply == SAVED:
                state = fathom.load(state.save())
        state.events = [] if heard else None
        state.choose(dice.below(len(decision.options)))
    return state, zlib.crc32(msgspec.json.encode((state.outcome, state.events)), mark)


def whole(state: State) -> bytes:
    """Return all of a state as saves of format 1 held it, so that games are the same whatever saves look like."""
    kept = {
        name: getattr(state, name) for name in fields_of(type(state)) if name not in ("choices", "clause", "events")
    }
    body = written(kept | {"box": state.box.hash})
    head = {
        "format": 1,
        "game": state.game,
        "version": find(state.game).version,
        "content": state.box.hash,
        "check": hashlib.sha256(body).hexdigest()[:16],
        "setup": state.setup,
        "seed": state.seed,
        "choices": state.choices,
        "state": msgspec.Raw(body),
    }
    return msgspec.json.encode(head)


if __name__ == "__main__":
    main()
