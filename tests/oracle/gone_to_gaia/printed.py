"""What is printed: the content files as they lie there, and the five by five board.

Written from `gone-to-gaia.en.txt` and the content files alone; see `oracle.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

from fathom.core.game import find

CONTENT = find("gone-to-gaia").folder / "content"


def read(name: str) -> dict[str, Any]:
    """Return a content file as it is."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text())


def entries(name: str, kind: str) -> dict[str, Any]:
    """Return the entries of a content file by id."""
    return {entry["id"]: entry for entry in read(name)[kind]}


NUMBERS = read("numbers")
TYPES = [one["id"] for one in read("types")["type"]]
WEAPONS = [one["id"] for one in read("types")["type"] if one["kind"] == "weapon"]
EQUIPMENT = {
    **entries("equipment/mind", "equipment"),
    **entries("equipment/body", "equipment"),
    **entries("equipment/upgrades", "equipment"),
}
SUITS = entries("suits", "suit")
PRODUCTS = entries("products", "product")
HEROES = entries("heroes", "hero")
LEVELS = entries("levels", "level")
SPAWNS = entries("spawns", "spawn")
FRIENDLIES = entries("friendlies", "friendly")
SCENARIOS = entries("scenarios", "scenario")
QUESTS = entries("quests", "quest")
BOSSES = entries("bosses", "boss")
FAMILIES = entries("minions", "family")
LIEUTENANTS = entries("lieutenants", "lieutenant")
MINIONS = {card["id"]: (family, card) for family in FAMILIES.values() for card in family["cards"]}
CHAPTERS = {one["no"]: one for one in read("campaign/chapters")["chapter"]}
PEOPLE = [one["id"] for one in read("campaign/registry")["person"]]
UNKNOWN = {one["id"] for one in read("campaign/registry")["person"] if one.get("unknown")}
ENTRIES = {
    entry["id"]: entry
    for name in ("1", "2", "3", "4", "5", "6", "simple")
    for entry in read(f"campaign/town/{name}")["entry"]
}
DISCIPLINES = ("mind", "body")
ELEMENTS = ("tide", "ember", "root", "gale")
TOKENS = ("ap", "light", "medium", "heavy", "universal", "reroll", "block")
DAMAGES = ("light", "medium", "heavy")
OPINIONS = ("nemesis", "detractor", "neutral", "ally", "confidant")

# ---------------------------------------------------------------------------------------------- the board

SIDES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
SIZE = 5
TILES = range(SIZE * SIZE)


def shifted(at: int, dx: int, dy: int) -> int | None:
    """Return the tile that lies so far from another, if it is on the board."""
    x, y = at % SIZE + dx, at // SIZE + dy
    return y * SIZE + x if 0 <= x < SIZE and 0 <= y < SIZE else None


def distance(a: int, b: int) -> int:
    """Return how many steps two tiles are apart: one may move diagonally (book 135)."""
    return max(abs(a % SIZE - b % SIZE), abs(a // SIZE - b // SIZE))


@cache
def around(at: int) -> tuple[int, ...]:
    """Return the tiles next to a tile, orthogonally or diagonally."""
    return tuple(there for there in TILES if distance(at, there) == 1)


@cache
def under_arrows(words: str, at: int, rot: int) -> frozenset[int]:
    """Return the tiles that arrows target; a double arrow targets the tile behind, too (book 163-166)."""
    found = set()
    for word in words.split():
        side = (SIDES.index(word.removesuffix("2")) + 2 * rot) % 8
        for far in range(1, 3 if word.endswith("2") else 2):
            dx, dy = STEPS[side]
            there = shifted(at, dx * far, dy * far)
            if there is not None:
                found.add(there)
    return frozenset(found)


def diagram(rows: Iterable[str], at: int, letter: str) -> set[int]:
    """Return the tiles that a weapon's diagram covers from a tile: those with an `x`, or with the letter rolled."""
    marks = [row.replace(" ", "") for row in rows]
    middle = len(marks) // 2
    found = {
        shifted(at, x - middle, y - middle)
        for y, row in enumerate(marks)
        for x, mark in enumerate(row)
        if mark in ("x", letter) and mark not in ".@"
    }
    return {there for there in found if there is not None}


def marked(spawn: str, mark: str) -> list[int]:
    """Return the tiles with a mark on a Spawn card."""
    marks = "".join(SPAWNS[spawn]["map"]).replace(" ", "")
    return [at for at in TILES if marks[at] == mark]


def side_towards(start: int, end: int) -> int | None:
    """Return the side on which a tile lies in a straight line, if it does."""
    for side, (dx, dy) in enumerate(STEPS):
        for far in range(1, SIZE):
            if shifted(start, dx * far, dy * far) == end:
                return side
    return None
