"""Games for people to play by hand: short ones from the first choice, and matches near their end as files to import."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from fathom.core.game import box_of, find
from fathom.core.state import State
from fathom.core.text import Text
from fathom.table import Match

GAME = "leviathan-wilds"


def pebble(folder: Path) -> Path:
    """Write a pack in which the Sage is held by a single small crystal; return its folder."""
    content = find(GAME).folder / "content/leviathans"
    text = (content / "01-sage.toml").read_text(encoding="utf-8")
    small = 'crystals = [{at = "C2", colour = "purple", value = 1}]'
    (folder / "leviathans").mkdir(parents=True)
    (folder / "leviathans/01-sage.toml").write_text(
        re.sub(r"^crystals = \[.*?^\]", small, text, count=1, flags=re.DOTALL | re.MULTILINE), encoding="utf-8"
    )
    box_of(GAME, [folder])
    return folder


def short_game(won: bool, packs: tuple[Path, ...] = (), most: int = 60) -> tuple[int, dict[str, str], list[int]]:
    """Return the seed, the setup and the choices of a short game that ends so, as bots played it."""
    bot, setup = ("greedy", {"difficulty": "casual"}) if won else ("random", {"difficulty": "expert"})
    found = []
    for seed in range(1, 60):
        match = Match.new(GAME, seed=seed, seats=(bot, bot), packs=packs, **setup)
        match.run_bots()
        if match.state.outcome is not None and match.state.outcome.won == won:
            found.append((match.state.choices, seed))
        if found and len(min(found, key=lambda one: len(one[0]))[0]) <= most:
            break
    choices, seed = min(found, key=lambda one: len(one[0]))
    return seed, setup, choices


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
    """Return a match with much to choose, and something that is not possible now, a round behind it."""
    bots = ("greedy",) * climbers
    match = Match.new(GAME, seed=seed, seats=bots, difficulty="hard", leviathan=leviathan, climbers=climbers)
    match.run_bots()
    acting = [
        moment.before
        for moment in match.past
        if moment.before.decision is not None and moment.before.decision.key == "act" and moment.before.round > 1  # type: ignore[attr-defined]
    ]
    acting.sort(key=lambda state: (len(state.decision.options) if state.decision else 0, state.ply), reverse=True)
    return Match(next(filter(_refuses, acting)).clone()).save()


def _refuses(state: State) -> bool:
    """Whether a whole kind of choice is refused, so that its button says why."""
    assert state.decision is not None
    scene = find(GAME).scene(state, state.decision.lead, _text())
    kinds = {group.id for group in scene.groups} - {choice.group for choice in scene.choices}
    return any(refusal.group in kinds for refusal in scene.refusals)


@functools.cache
def _text() -> Text:
    return find(GAME).text("en")


@functools.cache
def halfway(game: str, seed: int) -> str:
    """Return a match of any game, set up by default, about in its middle, at a question with much to choose."""
    match = Match.new(game, seed=seed)
    for seat in range(len(match.seats)):
        match.seat(seat, "greedy")
    match.run_bots()
    moments = [moment.before for moment in match.past]
    middle = moments[len(moments) * 2 // 5 : len(moments) * 3 // 5]
    best = max(middle, key=lambda state: (len(state.decision.options) if state.decision else 0, state.ply))
    return Match(best.clone()).save()
