"""How much work a decision is, in calls: for changes that should not make the rules slower.

    .venv/bin/python bench/work.py                  the calls of each game, for a line of the changelog

Seconds hang on the machine and on what else it does. The calls of functions, of Python and of C, are the same wherever
this version of Python runs: those of random games with fixed seeds, interpreted, the setup left out. A test compares
them with the newest line of the changelog that says them (`tests/test_work.py`).
"""

from __future__ import annotations

import cProfile
import os
import sys

#: So many decisions of each game are counted, at the least.
DECISIONS = 12_000


def main() -> None:
    """Count, and print one line."""
    if os.environ.get("PYTHONHASHSEED") != "0" or not os.environ.get("FATHOM_PURE"):
        os.execve(
            sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0", "FATHOM_PURE": "1"}
        )
    import fathom

    found = ", ".join(f"{game} {calls(game):.1f}" for game in fathom.games())
    print(f"Calls a decision on Python {sys.version_info[0]}.{sys.version_info[1]}: {found}")


def calls(game: str) -> float:
    """Return how many calls a decision takes."""
    import fathom
    from fathom.core.rng import Stream, seed_for

    stream = Stream({"dice": seed_for(0, game)}, "dice")
    dice = [stream.below(1 << 24) for _ in range(9973)]
    decisions = seed = 0
    profile = cProfile.Profile()
    while decisions < DECISIONS:
        state = fathom.new(game, seed=seed)
        seed += 1
        profile.enable()
        while (decision := state.decision) is not None:
            state.choose(dice[(seed + state.ply * 7) % 9973] % len(decision.options))
        profile.disable()
        decisions += state.ply
    return sum(entry.callcount for entry in profile.getstats()) / decisions


if __name__ == "__main__":
    main()
