"""Matches near their end, as files to import: a bot plays a game, and a person gets its last choices."""

from __future__ import annotations

import functools

from fathom.table import Match

GAME = "leviathan-wilds"


@functools.cache
def near_the_end(won: bool, choices: int = 6) -> tuple[str, tuple[int, ...]]:
    """Return a match that ends so after some more choices, and the choices that end it so."""
    bot, difficulty = ("greedy", "casual") if won else ("random", "expert")
    for seed in range(1, 40):
        match = Match.new(GAME, seed=seed, seats=(bot, bot), difficulty=difficulty)
        match.run_bots()
        outcome = match.state.outcome
        if outcome is not None and outcome.won == won:
            last = match.past[-choices:]
            return Match(last[0].before.clone()).save(), tuple(moment.entry.index for moment in last)
    raise AssertionError("no game ended so")


@functools.cache
def in_the_middle(leviathan: str = "sage", seed: int = 7, climbers: int = 2) -> str:
    """Return a match with much to choose: points to spend, an attack that threatens, a round behind it."""
    bots = ("greedy",) * climbers
    match = Match.new(GAME, seed=seed, seats=bots, difficulty="hard", leviathan=leviathan, climbers=climbers)
    match.run_bots()
    acting = [
        moment.before
        for moment in match.past
        if moment.before.decision is not None and moment.before.decision.key == "act" and moment.before.round > 1  # type: ignore[attr-defined]
    ]
    best = max(acting, key=lambda state: (len(state.decision.options) if state.decision else 0, state.ply))
    return Match(best.clone()).save()
