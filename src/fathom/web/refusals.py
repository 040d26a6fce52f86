"""What the server refuses, and why: a key of text/*.ftl and a status."""

from __future__ import annotations

from pathlib import Path

from fathom.core.errors import FathomError
from fathom.core.memo import memo
from fathom.core.text import Arg, Text

_STATUS = {
    "no-match": 404,
    "no-game": 404,
    "no-page": 404,
    "need-key": 401,
    "wrong-key": 403,
    "not-yours": 403,
    "host-only": 403,
    "foreign-origin": 403,
    "stale": 409,
    "illegal": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "no-vote": 409,
    "no-claim": 409,
    "departed": 409,
    "not-now": 409,
    "no-lesson": 404,
    "not-departed": 409,
    "seat-held": 409,
    "seat-refused": 403,
    "sealed": 403,
    "still-running": 409,
    "rivals-fork": 403,
    "rivals-ask": 403,
    "vote-open": 409,
    "game-over": 409,
    "not-over": 409,
    "broken-rules": 409,
    "unreadable-match": 409,
    "too-many-sockets": 429,
    "too-fast": 429,
    "too-much": 429,
    "too-deep": 400,
    "not-kept": 503,
    "too-many-reports": 429,
}


class Refusal(FathomError):
    """A request that is refused; its words are said in the language of who asked."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.args_ = args
        self.status = _STATUS.get(key, 400)
        super().__init__(words("en")(f"refused-{key}", **args))

    def say(self, lang: str) -> str:
        """Return the reason in words."""
        return words(lang)(f"refused-{self.key}", **self.args_)


@memo
def words(lang: str) -> Text:
    """Return what the server itself says."""
    return Text([Path(__file__).parent], lang)
