"""A sealed table: nobody chose how the cards lie, and afterwards everybody can check that nobody changed it.

At the start the log shows a fingerprint of the seed. At the end it shows the seed itself and the salt that hid it:
whoever has both works out the fingerprint again (`fathom replay --verify`).
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Self

import msgspec


class Seal(msgspec.Struct, frozen=True):
    """The fingerprint of a seed, and the salt that keeps anybody from finding the seed by trying all of them."""

    salt: str
    fingerprint: str

    @classmethod
    def on(cls, seed: int) -> Self:
        """Seal a seed.

        >>> seal = Seal.on(7)
        >>> seal.fits(7), seal.fits(8)
        (True, False)
        """
        salt = secrets.token_hex(16)
        return cls(salt, _fingerprint(seed, salt))

    @property
    def shown(self) -> str:
        """The fingerprint, to be read out."""
        return _grouped(self.fingerprint)

    @property
    def shown_salt(self) -> str:
        """The salt, to be read out."""
        return _grouped(self.salt)

    def fits(self, seed: int) -> bool:
        """Return whether it was this seed."""
        return secrets.compare_digest(self.fingerprint, _fingerprint(seed, self.salt))


def _fingerprint(seed: int, salt: str) -> str:
    return hashlib.sha256(f"{salt} {seed}".encode()).hexdigest()[:32]


def _grouped(word: str) -> str:
    return " ".join(word[at : at + 4] for at in range(0, len(word), 4))
