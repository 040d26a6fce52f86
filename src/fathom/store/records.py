"""What the store keeps: plain records, one per row."""

from __future__ import annotations

from typing import Any

import msgspec

from fathom.core.errors import FathomError


class StoreError(FathomError):
    """The database cannot be used; says why."""


class Conflict(StoreError):
    """Somebody else has written this ply of the match: load it again."""

    def __init__(self, match: str, ply: int) -> None:
        self.match = match
        self.ply = ply
        super().__init__(f"the match has moved on beyond position {ply}: look again")


class Kept(msgspec.Struct, kw_only=True):
    """A match: what was set up, and who sits where. The game itself is its history."""

    id: str
    game: str
    setup: dict[str, Any]
    seed: int
    #: The hash of the content, packs included, and the number of the rules that it is played with.
    content: str
    version: int
    #: The name of the bundle that holds all its content; empty if it was made before there were any.
    bundle: str = ""
    created: float
    changed: float
    #: Per seat: who plays it, and under which name.
    seats: list[dict[str, Any]]
    settings: dict[str, Any] = {}
    over: bool = False


class History(msgspec.Struct, frozen=True):
    """Something that happened at the table, in the order of plies."""

    ply: int
    kind: str
    data: dict[str, Any]


class Snapshot(msgspec.Struct, frozen=True):
    """The game as it stood right before the entry of this ply."""

    ply: int
    save: str


class Key(msgspec.Struct, frozen=True):
    """What a secret opens. Only its hash is kept.

    `kind` is "link" for a secret that is passed on as a link, "browser" for the one in a browser's cookie, "device" for
    one that lets in another browser of the same person. A browser that holds several seats has one key of the same
    hash for each.
    """

    match: str
    hash: str
    kind: str
    role: str
    seat: int = -1
    #: The time at which it ends; 0: never.
    until: float = 0.0

    def opens(self, now: float) -> bool:
        """Whether it can be exchanged for a place at the table."""
        return self.kind == "link" or (self.kind == "device" and now < self.until)


class Chat(msgspec.Struct, frozen=True):
    """Words at the table."""

    number: int
    at: float
    seat: int
    name: str
    words: str


class Report(msgspec.Struct, frozen=True):
    """A bug report: the player's words with the whole match, secrets included. It stays on the server."""

    id: str
    match: str
    ply: int
    at: float
    words: str
    file: str
