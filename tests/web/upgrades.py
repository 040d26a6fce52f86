"""Another fathom, later: its cards or its rules are others, as after an upgrade."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from fathom.core import bundles, content
from fathom.core import game as games
from fathom.core.state import State
from fathom.parts import catalogue

#: For each game a file of its content, and a number in it that an upgrade changes.
CHANGED = {
    "abyss": ("lords.toml", r"\bcost = (\d+)"),
    "forgotten-depths": ("monsters.toml", r"\bxp = (\d+)"),
    "gone-to-gaia": ("minions.toml", r"\bhealth = (\d+)"),
    "leviathan-wilds": ("mushrooms.toml", r"\bhealth = (\d+)"),
}


def other_cards(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let one number of each game's content be another one."""
    for game in CHANGED:
        own = games.find(game).folder
        shutil.copytree(own / "content", folder / own.name / "content")
        name, pattern = CHANGED[game]
        file = folder / own.name / "content" / name
        text = file.read_text()
        assert re.search(pattern, text), game
        file.write_text(
            re.sub(pattern, lambda found: found[0].replace(found[1], str(int(found[1]) + 1)), text, count=1)
        )
    roots = content.content_roots

    def elsewhere(own: Path, packs: Any, game: str) -> tuple[Path, ...]:
        if not bundles.is_bundle(packs):
            own = folder / own.parent.name / own.name
        return roots(own, packs, game)

    for module in (content, catalogue, games):
        patch.setattr(module, "content_roots", elsewhere)
    patch.setattr(games, "_boxes", {})


def other_rules(patch: pytest.MonkeyPatch, game: str, step: str) -> None:
    """Let a step of a game take one more number from chance, as if a line of it were another one."""
    found = games.find(game).state.steps.by_name[step]
    real = found.now

    def changed(state: State, *args: Any) -> None:
        state.rng(next(iter(sorted(state.streams)), "upgrade")).below(2)
        real(state, *args)

    patch.setattr(found, "now", changed)
