"""Secrets: 128 bits each, kept only as hashes; and who may call at all."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
#: The cookie that holds a browser's pass to all its matches; in earlier days there was one for each match.
_PASS = "fathom-pass"
_OLD = "fathom-"
_YEAR = 365 * 24 * 3600


def new_token() -> str:
    """Return a new secret."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Return a new name for a match: short enough to read out, and not to be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def new_code() -> str:
    """Return a secret that lasts for minutes: short enough to be typed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def hashed(token: str) -> str:
    """Return what is kept of a secret. It has 128 bits of chance, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(said: str) -> str:
    """Return somebody's words as one line, without signs that cannot be printed or kept."""
    said = said.encode("utf-8", "replace").decode()
    return " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())


class Pass:
    """What one browser may do at a match."""

    def __init__(self, hash_: str) -> None:
        self.hash = hash_
        self.roles: set[str] = set()
        self.seats: set[int] = set()

    def add(self, role: str, seat: int) -> None:
        """Use one more key."""
        if role == "seat":
            self.seats.add(seat)
        else:
            self.roles.add(role)

    @property
    def role(self) -> Literal["host", "seat", "spectator"]:
        """The highest of the roles."""
        return "host" if "host" in self.roles else "seat" if self.seats else "spectator"

    @property
    def role_is_known(self) -> bool:
        """Whether there is anything left that this browser may do."""
        return bool(self.roles or self.seats)


# ---------------------------------------------------------------------------------------------- cookies


def cookie(token: str, connection: ASGIConnection) -> Cookie:  # type: ignore[type-arg]
    """Return the cookie by which a browser comes back to its matches: out of reach for scripts and other sites."""
    return Cookie(
        key=_PASS,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
        max_age=_YEAR,
    )


def no_cookie(match: str) -> Cookie:
    """Return what takes the cookie of earlier days for one match away."""
    return Cookie(key=_OLD + match, value="", path="/", max_age=0)


def pass_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Return the pass that a browser brings."""
    return connection.cookies.get(_PASS)


def tokens_of(connection: ASGIConnection, match: str) -> list[str]:  # type: ignore[type-arg]
    """Return the secrets that a browser brings for a match: one of earlier days, and its pass."""
    return [token for name in (_OLD + match, _PASS) if (token := connection.cookies.get(name))]


def old_tokens(connection: ASGIConnection) -> dict[str, str]:  # type: ignore[type-arg]
    """Return the secrets of earlier days that a browser brings, by match."""
    return {
        name.removeprefix(_OLD): token
        for name, token in connection.cookies.items()
        if name.startswith(_OLD) and name != _PASS
    }


# ---------------------------------------------------------------------------------------------- origins


def is_foreign(headers: dict[str, str], allowed: tuple[str, ...]) -> bool:
    """Return whether a request was set off by a page of another site. Programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if origin in allowed:
        return False
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
