"""Decisions: what is asked, of whom, and the options. The options are the only definition of what is legal."""

from __future__ import annotations

from typing import Any

import msgspec

from .outcome import Outcome as Outcome
from .steps import Call


class Option(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that somebody may choose now.

    `key` names the kind of choice (and its text), `args` are its facts, `targets` the ids of the things on the table it
    can be clicked on, `call` is the pending call that it stands for.
    """

    seat: int
    key: str
    args: tuple[Any, ...]
    targets: tuple[str, ...]
    call: Call


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one or several seats; the lead seat holds the option that moves on."""

    key: str
    lead: int
    options: tuple[Option, ...]
    args: tuple[Any, ...] = ()

    def of_seat(self, seat: int) -> tuple[int, ...]:
        """Return the indices of the options that belong to a seat."""
        return tuple(i for i, option in enumerate(self.options) if option.seat == seat)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer, the lead first."""
        others = {option.seat for option in self.options} - {self.lead}
        return (self.lead, *sorted(others))
