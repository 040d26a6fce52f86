"""What a game is begun with: all its content, and what was chosen."""

from __future__ import annotations

import msgspec


class Box:
    """All content of one game with its packs, loaded and checked: what comes in the box. Never changes."""

    game: str
    hash: str
    #: All its hashes: matches have another one that were begun when the records of content had another shape.
    names: frozenset[str] = frozenset()

    def with_hash(self, content: str) -> Box | None:
        """Return this box, or the part of it that a game uses, if this is its hash."""
        return self if content == self.hash or content in self.names else None

    def known_as(self, content: str) -> None:
        """Let it be found by the hash that it had when a match was begun with it."""
        if not self.names:
            self.names, self.hash = frozenset([self.hash]), content
        self.names |= {content}

    def __repr__(self) -> str:
        return f"<box {self.game} {self.hash}>"


class Setup(msgspec.Struct, frozen=True):
    """What was chosen before the game began, complete and checked. Each game has its own fields."""
