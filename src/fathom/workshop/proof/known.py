"""What is known about the proof of a game, without running anything."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from fathom.core.game import AnyGame

from . import memory
from .cited import Cited, cited_by
from .memory import Finding


def known(game: AnyGame, tests: Path, clauses: Collection[str] = ()) -> list[tuple[Cited, Finding | None]]:
    """Return the functions that cite clauses of a game, or certain ones, each with what is remembered of it."""
    every = [cited for cited in cited_by(game, tests) if not clauses or {*clauses} & {*cited.clauses}]
    return [(cited, memory.recall(cited.key(tests.parent))) for cited in every]
