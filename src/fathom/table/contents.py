"""The content of matches: kept once for each bundle in the store, laid out in a folder when a match needs it."""

from __future__ import annotations

import asyncio
import base64
import gzip
import logging
from collections.abc import Sequence
from pathlib import Path

import msgspec

from fathom.core import bundles
from fathom.core import game as games
from fathom.core.errors import SaveError
from fathom.core.problems import ContentError
from fathom.store import Store

from .files import games_folder

log = logging.getLogger("fathom.table")

#: The files of a bundle, as they lie in the store.
_files = msgspec.json.Decoder(dict[str, str])


class Contents:
    """The content that matches of one server are played with: that of today, and that of days before."""

    def __init__(self, store: Store, packs: Sequence[Path]) -> None:
        self._store = store
        self._packs = tuple(packs)
        self._folder = (store.folder or games_folder().parent) / "content"
        #: The bundle of today, by game; and those that are known to be in the store.
        self._today: dict[str, tuple[str, dict[str, str]]] = {}
        self._kept: set[str] = set()

    def look_at(self, game: str) -> str:
        """Return the name of the bundle that a game's content of today is."""
        if game not in self._today:
            files = games.bundle_of(game, self._packs)
            self._today[game] = bundles.hash_of(files), files
        return self._today[game][0]

    async def keep(self, game: str, packs: Sequence[Path | str] = ()) -> str:
        """Keep the content that a match is begun with; return the name of its bundle."""
        if bundles.is_bundle(packs):
            return Path(packs[0]).name
        name = await asyncio.to_thread(self.look_at, game)
        if name not in self._kept:
            packed = gzip.compress(msgspec.json.encode(self._today[game][1]), 9, mtime=0)
            await self._store.keep_content(name, game, base64.b64encode(packed).decode())
            self._kept.add(name)
        return name

    async def packs_with(self, game: str, content: str, bundle: str = "") -> tuple[Path, ...]:
        """Return with what to open a match that is played with content of this hash: the packs of today, or a bundle.

        Raises:
            SaveError: the bundle is damaged.
        """
        box = await asyncio.to_thread(games.box_of, game, self._packs)
        if box.with_hash(content) is not None:
            return self._packs
        for known in (bundle, *await self._store.bundles_with(game, content)):
            if known and (packs := await self._opened(known)):
                try:
                    old = await asyncio.to_thread(games.box_of, game, packs)
                except ContentError as error:  # an upgrade is missing; the table says that its cards are others now
                    log.error("content %s of %s cannot be read any more: %s", known, game, error)
                    continue
                if old.with_hash(content) is None:
                    old.known_as(content)
                return packs
        return self._packs

    async def _opened(self, bundle: str) -> tuple[Path, ...]:
        folder = self._folder / bundle
        if not bundles.is_bundle([folder]):
            packed = await self._store.content(bundle)
            if packed is None:
                return ()
            try:
                files = _files.decode(gzip.decompress(base64.b64decode(packed)))
                await asyncio.to_thread(bundles.lay_out, files, folder)
            except (OSError, EOFError, ValueError, msgspec.DecodeError) as error:
                raise SaveError(f"the content of the match cannot be read: {error}") from None
        return (folder,)
