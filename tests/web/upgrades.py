"""Another fathom, later: its cards or its rules are others, as after an upgrade."""

from __future__ import annotations

import re
import shutil
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from fathom.core import bundles, content
from fathom.core import game as games
from fathom.core.bundles import Upgrade
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
    steps = games.find(game).state.steps
    found, run = steps.by_name[step], steps.runs[step]

    def changed(state: State, *args: Any) -> None:
        state.rng(next(iter(sorted(state.streams)), "upgrade")).below(2)
        run(state, *args)

    patch.setattr(found, "now", changed)
    patch.setitem(steps.runs, step, changed)


def other_records(patch: pytest.MonkeyPatch, with_upgrade: bool = True) -> list[str]:
    """Let a field of each game's records have another name: their hash is another one, and old files do not fit them.

    An upgrade that comes along renames it in bundles; return the files that it was made for.
    """
    upgraded: list[str] = []
    fields = {name: pattern[2:].partition(" ")[0] for name, pattern in CHANGED.values()}

    def renamed(value: Any, old: str, new: str) -> Any:
        if isinstance(value, dict):
            return {new if key == old else key: renamed(inner, old, new) for key, inner in value.items()}
        return [renamed(inner, old, new) for inner in value] if isinstance(value, list) else value

    def upgrade(name: str, tables: dict[str, Any]) -> None:
        if name in fields:
            upgraded.append(name)
            tables.update(renamed(tables, fields[name], "now"))

    class Room:
        UPGRADES = (Upgrade(date.max, upgrade),) if with_upgrade else ()

    read, hashed = content.read_toml, catalogue.content_hash

    def as_of_today(path: Path, shown: str | None = None) -> dict[str, object]:
        raw = read(path, shown)
        if path.name not in fields or not any((folder / bundles.MARK).is_file() for folder in path.parents):
            return raw
        there = renamed(raw, fields[path.name], "a name of yesterday")
        told: dict[str, object] = renamed(there, "now", fields[path.name])
        return told

    patch.setattr(content, "read_toml", as_of_today)
    patch.setattr(catalogue, "content_hash", lambda value: hashed([value, "other records"]))
    patch.setattr(games, "_room_of", lambda game, room: Room if room == "upgrades" else None)
    patch.setattr(games, "_boxes", {})
    return upgraded
