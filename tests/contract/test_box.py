"""A box never changes after it was loaded: what is remembered of it lies beside it (`core/memo.py`)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import msgspec
from tests.contract.playing import seats, start

import fathom
from fathom.core.game import AnyGame, box_of
from fathom.core.legality import refused
from fathom.core.trying import Trial
from fathom.players import answer, make

SOURCE = Path(fathom.__file__).parent
#: Files of the machine are remembered by their time; pictures and memos themselves need what memos are made of.
WITH_CACHES = {
    "core/content.py", "core/game.py", "core/memo.py", "core/text.py", "drawing/gallery.py", "web/pictures.py",
}  # fmt: skip


def looks(value: Any, seen: set[int]) -> Iterator[str]:
    """Yield all there is to see of a thing, and of everything in it."""
    if isinstance(value, str | int | float | bool | bytes | type | None):
        yield repr(value)
    elif id(value) in seen:
        yield "again"
    else:
        seen.add(id(value))
        yield type(value).__qualname__
        if isinstance(value, Mapping):
            for key, inner in value.items():
                yield from (*looks(key, seen), *looks(inner, seen))
        elif isinstance(value, AbstractSet):
            yield from sorted(map(repr, value))
        elif isinstance(value, tuple | list):
            for inner in value:
                yield from looks(inner, seen)
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                yield from looks(getattr(value, name), seen)
        elif not callable(value):
            names = [*getattr(value, "__dict__", ()), *getattr(type(value), "__slots__", ())]
            for name in names:
                yield from (name, *looks(getattr(value, name, None), seen))


def fingerprint(box: Any) -> str:
    whole = hashlib.sha256()
    for piece in looks(box, set()):
        whole.update(piece.encode() + b"\0")
    return whole.hexdigest()


def test_a_box_is_after_games_what_it_was_before(game: AnyGame) -> None:
    """Random players and bots, scenes and previews, refusals and pictures all ask it."""
    before = fingerprint(box_of(game.id))
    text = game.text("en")
    game.drawing("*")
    for number, name in enumerate(("random", "greedy")):
        state = start(game.id, number)
        players = [make(name, seed) for seed in range(seats(game, state))]
        assert fingerprint(state.box) == fingerprint(state.clone().box)
        while not state.over and state.ply < 60:
            if state.ply % 12 == 0:
                assert state.decision is not None
                game.scene(state, state.decision.lead, text)
                Trial(state, state.decision.lead).of(0)
                list(refused(state))
            state.choose(answer(state, players))
        game.evaluate(state, 0)
    assert fingerprint(box_of(game.id)) == before


def test_what_changes_in_a_box_is_noticed(game: AnyGame) -> None:
    box = game.open_box([])
    before = fingerprint(box)
    box.kept_aside = {}  # type: ignore[attr-defined]
    assert fingerprint(box) != before


def test_what_is_remembered_is_a_memo() -> None:
    caching = re.compile(r"^from functools import .*cache\b|functools\.(lru_)?cache", re.MULTILINE)
    found = {
        path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if caching.search(path.read_text("utf-8"))
    }
    assert {path for path in found if not path.startswith("workshop/")} == WITH_CACHES
