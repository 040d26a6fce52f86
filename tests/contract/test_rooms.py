"""Every game is the same house: rooms of the same names, and nothing else that lies about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import fathom
from fathom.core.game import AnyGame

#: Folders: what each one holds is told in `docs/how-to/add-a-game.md`.
ROOMS = frozenset({"rules", "effects", "abilities", "content", "text", "scene", "art", "lint", "lessons"})
#: Single files of Python; one that grows becomes a folder of the same name.
SINGLE = frozenset(
    {
        "state",
        "setup",
        "schema",
        "box",
        "chosen",
        "queries",
        "view",
        "clock",
        "windows",
        "census",
        "evaluate",
        "features",
    }
)
#: What lies beside them.
PLAIN = frozenset({"__init__.py", "README.md", "ledger.toml", "chances.json"})
#: Rooms that no game can do without.
NEEDED = frozenset({"rules", "content", "text", "scene", "art", "lint"})


def strangers(folder: Path) -> Iterator[str]:
    """Yield what is none of the rooms and files that a game has."""
    for path in sorted(folder.iterdir()):
        if path.name == "__pycache__":
            continue
        if path.is_dir():
            known = path.name in ROOMS | SINGLE
        else:
            known = path.name in PLAIN or (path.suffix == ".py" and path.stem in SINGLE)
        if not known:
            yield path.name


def test_a_game_has_the_rooms_that_every_game_has_and_nothing_else(game: AnyGame) -> None:
    found = list(strangers(game.folder))
    missing = {name for name in NEEDED if not (game.folder / name).is_dir()}
    assert (found, missing) == ([], set())


def test_a_room_with_steps_is_known_as_soon_as_its_game_is(game: AnyGame) -> None:
    """A save names its steps: the game imports all of them."""
    modules = {step.now.__module__ for step in game.state.steps}
    for room in ("rules", "effects", "abilities"):
        for path in (game.folder / room).rglob("*.py"):
            if "\n@step(" in path.read_text():
                inner = ".".join(path.relative_to(Path(fathom.__file__).parent.parent).with_suffix("").parts)
                assert inner.removesuffix(".__init__") in modules, f"{path} is not imported"


def test_the_how_to_names_every_room_and_every_file() -> None:
    said = (Path(__file__).parents[2] / "docs/how-to/add-a-game.md").read_text()
    assert [name for name in sorted(ROOMS) if f"`{name}/`" not in said] == []
    assert [name for name in sorted(SINGLE) if f"`{name}.py`" not in said] == []
