"""What earlier releases wrote is opened, played on and finished by this one.

Nothing of a release may be lost: a change of rules or content ships what opens its files (`upgrades.py` of the game, a
migration of the store or of files). Until a release is out its own files may be said to be of other rules; silence and
faults are never allowed.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.core import files
from fathom.core.errors import SaveError
from fathom.core.replay import Replay
from fathom.core.rng import Stream
from fathom.store import open_store
from fathom.table import Match
from fathom.table.contents import Contents
from fathom.table.keeping import commit, fetch, go_on
from fathom.table.reopening import take_in

HERE = Path(__file__).parent
#: Choices that are made before a game counts as one that goes on, if it is not over before.
ENOUGH = 400


def versions() -> list[str]:
    return sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and folder.name[0] != "_")


def recorded(pattern: str) -> list[Any]:
    found = []
    for version in versions():
        for path in sorted((HERE / version).glob(pattern)):
            found.append(pytest.param(path, id=f"{version}/{path.name}"))
    return found


def may_be_lost(path: Path) -> bool:
    """Whether the release that wrote a file is not out yet."""
    return path.parent.name == fathom.__version__ or path.parent.name.startswith("before-")


def with_database(path: Path, folder: Path, deed: Callable[[Any, Contents], Awaitable[None]]) -> None:
    (folder / "table.db").write_bytes(gzip.decompress(path.read_bytes()))

    async def inside() -> None:
        store = await open_store(f"sqlite:///{folder}/table.db")
        try:
            await deed(store, Contents(store, ()))
        finally:
            await store.close()

    asyncio.run(inside())


def play_on(match: Match, number: int = ENOUGH) -> None:
    """Play by chance, so many choices or to the end."""
    stream = Stream({"c": 5}, "c")
    until = match.ply + number
    while not match.over and match.ply < until:
        assert match.state.decision is not None
        match.choose(match.ply, stream.below(len(match.state.decision.options)))


def show(match: Match) -> None:
    """Draw the table and tell the log, for everybody and in both languages."""
    for lang in ("en", "de"):
        text = match.game.text(lang, [Path(one) for one in match.packs])
        for seat in range(-1, len(match.seats)):
            match.game.scene(match.state, seat, text)
        match.log(text)


def test_something_is_recorded() -> None:
    assert versions()


@pytest.mark.parametrize("path", recorded("*.db.gz"))
def test_a_database_is_opened_and_its_matches_go_on(path: Path, tmp_path: Path) -> None:
    async def deed(store: Any, contents: Contents) -> None:
        number = 0
        async for kept in store.all_matches():
            number += 1
            packs = await contents.packs_with(kept.game, kept.content, kept.bundle)
            try:
                match = await fetch(store, kept, packs)
            except SaveError as error:
                assert may_be_lost(path) and str(error), kept.id
                continue
            show(match)
            if match.departure is not None:
                assert match.departure.told("en") and match.departure.told("de")
                if not match.departure.may_go_on:
                    assert may_be_lost(path), kept.id
                    continue
                await go_on(store, kept, match, 0, kept.bundle)
            assert match.ply > 10
            since = match.ply
            play_on(match)
            if match.ply > since:
                await commit(store, kept, match, since)
            show(match)
            again = await fetch(store, kept, packs)
            assert again.departure is None and again.ply == match.ply
        assert number

    with_database(path, tmp_path, deed)


@pytest.mark.parametrize("path", recorded("*.match.json"))
def test_an_exported_match_is_taken_in_and_goes_on(path: Path, tmp_path: Path) -> None:
    async def deed(store: Any, contents: Contents) -> None:
        head = files.read(path.read_bytes())
        packs = await contents.packs_with(head.game, head.content)
        try:
            match = take_in(path.read_bytes(), packs)
        except SaveError as error:
            assert may_be_lost(path) and str(error)
            return
        show(match)
        play_on(match, 100)

    with_database(path.parent / "table.db.gz", tmp_path, deed)


@pytest.mark.parametrize("path", recorded("*.replay.json"))
def test_a_replay_is_played_or_says_why_not(path: Path, tmp_path: Path) -> None:
    async def deed(store: Any, contents: Contents) -> None:
        replay = Replay.read(path.read_bytes())
        packs = await contents.packs_with(replay.game, replay.content)
        try:
            *_, end = replay.play(packs)
        except SaveError as error:
            assert str(error)
            return
        assert end.over

    with_database(path.parent / "table.db.gz", tmp_path, deed)
