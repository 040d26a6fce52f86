"""What is printed: cards, threats, maps and diagrams, read from the content files.

See `oracle.py` for what this model was written from.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from fathom.core.game import find

#: An effect or a condition as it stands in a content file.
Entry: TypeAlias = dict[str, Any]

FOLDER = find("leviathan-wilds").folder / "content"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text())


SETS: dict[str, Entry] = {e["id"]: e for name in ("characters", "classes") for e in _read(f"{name}.toml")["set"]}
CARDS: dict[str, Entry] = {card["id"]: card for entry in SETS.values() for card in entry["card"]}
MUSHROOMS: dict[str, Entry] = {e["id"]: e for e in _read("mushrooms.toml")["mushroom"]}
INJURIES: dict[str, Entry] = {e["id"]: e for e in _read("injuries.toml")["injury"]}
LEVIATHANS: dict[str, Entry] = {
    e["id"]: e for e in (tomllib.loads(path.read_text()) for path in sorted((FOLDER / "leviathans").glob("*.toml")))
}

#: How many threats are enraged at each space of the threat board, from the first space of each difficulty (book 254).
DIRECTIONS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}

LETTERS: dict[str, frozenset[str]] = {
    "n": frozenset(),
    "L": frozenset({"ledge"}),
    "h": frozenset({"harmful"}),
    "d": frozenset({"difficult"}),
    ".": frozenset({"open"}),
    "H": frozenset({"ledge", "harmful"}),
    "D": frozenset({"ledge", "difficult"}),
    "X": frozenset({"ledge", "harmful", "difficult"}),
    "x": frozenset({"harmful", "difficult"}),
    "w": frozenset({"open", "harmful"}),
    "v": frozenset({"open", "difficult"}),
}
OFF_MAP = "_"


class Skill:
    """Something that is used like a skill: a card in hand, a cover, a mushroom, an action of the scenario."""

    def __init__(self, path: str, skill: list[Entry], cost: list[Entry], when: list[Entry]) -> None:
        self.path, self.skill, self.cost, self.when = path, skill, cost, when

    def effects(self) -> Iterator[Entry]:
        """Return all effects, those within others too."""
        yield from inside(self.skill)


def inside(effects: list[Entry]) -> Iterator[Entry]:
    """Return these effects and all that stand within them."""
    for effect in effects:
        yield effect
        for name in ("of", "then", "else", "heads", "tails", "on_break"):
            some = effect.get(name, [])
            for one in some:
                yield from inside(one if isinstance(one, list) else [one])


@cache
def skill_of(name: str) -> Skill:
    """Return what a card, a cover or a mushroom says."""
    kind, _, rest = name.partition(".")
    if kind == "cover":
        cover = SETS[rest]["cover"]
        return Skill(f"set.{rest}.cover.skill", cover["skill"], cover.get("cost", []), cover.get("when", []))
    if kind == "mushroom":
        return Skill(f"mushroom.{rest}.skill", MUSHROOMS[rest]["skill"], [], [])
    card = CARDS[name]
    return Skill(f"set.{kind}.card[{name}].skill", card["skill"], card.get("cost", []), card.get("when", []))


# ---------------------------------------------------------------------------------------------- maps


class Board:
    """The map of a leviathan and what lies beside it: spaces by number, from the lower left corner row by row."""

    def __init__(self, leviathan: Entry) -> None:
        self.of = leviathan
        rows = leviathan["map"][::-1]
        self.width, self.height = len(rows[0]), len(rows)
        self.start_row = leviathan.get("start_row", 1) - 1
        self.letters = list("".join(rows))
        self.sheets = [("", self.width, self.height, 0)]
        for overlay in leviathan.get("overlay", []):
            if overlay.get("side"):
                own = overlay["map"][::-1]
                self.sheets.append((overlay["id"], len(own[0]), len(own), len(self.letters)))
                self.letters += list("".join(own))
        self.n = len(self.letters)

    @cache  # noqa: B019  there are seventeen of them
    def xy(self, space: int) -> tuple[int, int, int]:
        """Return the sheet, the column and the row of a space."""
        for i, (_, width, height, first) in enumerate(self.sheets):
            if first <= space < first + width * height:
                return (i, (space - first) % width, (space - first) // width)
        raise ValueError(space)

    def at(self, sheet: int, x: int, y: int) -> int:
        """Return a space, -1 if there is none."""
        _, width, height, first = self.sheets[sheet]
        if not (0 <= x < width and 0 <= y < height) or self.letters[first + y * width + x] == OFF_MAP:
            return -1
        return first + y * width + x

    def beside(self, space: int, direction: str) -> int:
        """Return the space next to a space, -1 if there is none."""
        sheet, x, y = self.xy(space)
        dx, dy = DIRECTIONS[direction]
        return self.at(sheet, x + dx, y + dy)

    def around(self, space: int) -> list[int]:
        """Return the adjacent spaces."""
        return [other for way in DIRECTIONS if (other := self.beside(space, way)) >= 0]

    def spaces(self) -> list[int]:
        """Return all spaces."""
        return [i for i, letter in enumerate(self.letters) if letter != OFF_MAP]

    def distance(self, a: int, b: int) -> int:
        """Return how far two spaces are apart, counted orthogonally (book 770); beside the map is out of range."""
        (s, ax, ay), (r, bx, by) = self.xy(a), self.xy(b)
        return abs(ax - bx) + abs(ay - by) if s == r else 10_000

    def row(self, space: int) -> int:
        """Return the row, the lowest is 1."""
        return self.xy(space)[2] + 1

    def within(self, space: int, n: int) -> list[int]:
        """Return the spaces at most so far away."""
        return [other for other in self.spaces() if self.distance(space, other) <= n]

    def label(self, name: str, places: dict[str, str]) -> int:
        """Return the space with a printed label, such as C4 or lift.B1; `places`: where overlays lie."""
        overlay, _, cell = name.rpartition(".")
        x, y = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
        if not overlay:
            return self.at(0, x, y)
        for i, (own, *_) in enumerate(self.sheets):
            if own == overlay:
                return self.at(i, x, y)
        sheet, ax, ay = self.xy(self.label(places[overlay], places))
        return self.at(sheet, ax + x, ay + y)

    def overlay(self, name: str) -> Entry:
        """Return a card that lies on the map or beside it."""
        return next(o for o in self.of["overlay"] if o["id"] == name)


@cache
def board_of(leviathan: str) -> Board:
    """Return the map of a leviathan."""
    return Board(LEVIATHANS[leviathan])


# ---------------------------------------------------------------------------------------------- diagrams


class Cell:
    """A cell of a diagram, seen from the origin: how far right and up, what it says, where its arrows go."""

    def __init__(self, x: int, y: int, mark: str, colour: str, arrows: str) -> None:
        self.x, self.y, self.mark, self.colour, self.arrows = x, y, mark, colour, arrows


ARROWS = {">": "right", "<": "left", "^": "up", "v": "down"}


@cache
def diagram(text: str) -> tuple[Cell, ...]:
    """Return the cells of a diagram but the empty ones and an origin that says nothing."""
    rows = [line.split() for line in text.strip().splitlines()]
    oy, ox = next((y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell[0] in "@o")
    found = []
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == ".":
                continue
            head, letters, arrows = re.fullmatch(r"([@o]?)([a-z]?)([<>^v]*)", _spelt(cell)).groups()  # type: ignore[union-attr]
            colour = letters if letters != "x" else ""
            found.append(Cell(x - ox, oy - y, head, colour, arrows))
    return tuple(found)


def _spelt(cell: str) -> str:
    """Tell an arrow down (`v`) from a colour: a first letter is a colour, what follows are arrows."""
    if cell[0] in "@o" and len(cell) > 1 and cell[1] == "v":
        return cell[0] + "x" + cell[1:]
    return cell
