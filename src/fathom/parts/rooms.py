"""A game from its rooms: the functions that the engine asks for have the same names in the same rooms everywhere."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from fathom.core.game import AnyGame, Game
from fathom.core.state import State

#: What the engine asks of each room, by the name of the field; a game without that room does without.
ASKED = {
    "box": {"open_box": "open_box"},
    "setup": {"options": "options", "prepare": "prepare", "begin": "begin", "seats": "seats"},
    "view": {"view": "view", "determinise": "determinise", "pieces": "pieces"},
    "scene": {"scene": "scene", "moment": "moment", "log": "log_lines", "beats": "play", "ending": "ending"},
    "art": {"drawing": "picture"},
    "clock": {"clock": "clock"},
    "windows": {"windows": "WINDOWS", "window": "window", "touches": "touches", "allowances": "ALLOWANCES"},
    "evaluate": {"evaluate": "evaluate"},
    "features": {"features": "features"},
    "census": {"things": "things", "census": "census"},
}
#: Rooms that say only what a game has: the engine knows what holds for the others.
PARTLY = frozenset({"windows"})
#: Rooms whose steps are known as soon as the game is: a save names them.
WITH_STEPS = ("rules", "effects", "abilities")


def game(package: str, state: type[State], *, version: int, **special: Any) -> AnyGame:
    """Return the description of a game: what is special about it, and the rest from its rooms.

    Args:
        package: the package of the game; its name makes the id.
        state: the class of its states.
        version: counts up when the same seed and choices may give another game.
        special: further fields of `core.game.Game`.
    """
    folder = Path(str(import_module(package).__file__)).parent
    found: dict[str, Any] = {}
    for room, fields in ASKED.items():
        if (folder / room).is_dir() or (folder / f"{room}.py").is_file():
            module = import_module(f"{package}.{room}")
            there = {field: name for field, name in fields.items() if room not in PARTLY or hasattr(module, name)}
            found |= {field: getattr(module, name) for field, name in there.items() if field not in special}
    for room in WITH_STEPS:
        for path in sorted((folder / room).rglob("*.py")):
            inner = path.relative_to(folder).with_suffix("").parts
            import_module(".".join((package, *(part for part in inner if part != "__init__"))))
    return Game(id=folder.name.replace("_", "-"), version=version, folder=folder, state=state, **(found | special))
