"""Survivors: changes that no test noticed, and the reasons why some of them are no gap.

A change may make no difference, or one that only the eye sees. `tests/games/<game>/survivors.toml` says so::

    [[survivor]]
    function = "abyss.rules.hands.check_limits"
    change = "over <= 0 → over < 0"
    reason = "martial_law looks at it again"
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from .cited import Cited
from .memory import Finding


class Survivor(msgspec.Struct, omit_defaults=True):
    """A mutant that no test noticed, though some came by; and why that is no gap, if somebody has said so."""

    clauses: list[str]
    place: str
    function: str
    change: str
    reason: str = ""


class Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a mutant may survive. Without a change it goes for all of the function."""

    function: str
    reason: str
    change: str = ""

    def fits(self, survivor: Survivor) -> bool:
        """Whether this explains a survivor."""
        return survivor.function.endswith(f".{self.function}") and self.change in ("", survivor.change)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    survivor: list[Explained] = []


def explanations(tests: Path, game: str) -> list[Explained]:
    """Return what a game says about its survivors."""
    path = tests / "games" / game.replace("-", "_") / "survivors.toml"
    return msgspec.toml.decode(path.read_bytes(), type=_File).survivor if path.is_file() else []


def survivors_of(cited: Cited, finding: Finding, explained: Sequence[Explained]) -> Iterator[Survivor]:
    """Yield the survivors of a function, with the reasons that are known."""
    path = cited.place.rpartition(":")[0]
    for tried in finding.tried:
        if tried.kind == "survived":
            place = f"{path}:{cited.tree.lineno + tried.line}"
            survivor = Survivor(
                list(cited.clauses), place, cited.name, f"{tried.before} → {tried.after or '(left out)'}"
            )
            survivor.reason = next((one.reason for one in explained if one.fits(survivor)), "")
            yield survivor


def needless(explained: Sequence[Explained], survivors: Sequence[Survivor]) -> list[str]:
    """Return the explanations of what does not survive any more."""
    return [
        f"{one.function}: {one.change or 'everything'}"
        for one in explained
        if not any(one.fits(survivor) for survivor in survivors)
    ]
