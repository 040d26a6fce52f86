"""Hooks: named moments that abilities may attach to.

An ability is a function that answers, at its moment, with the call it wants made (or None). The order is that of
registration; where the rulebook leaves the order to the players, the game hands the calls to `State.any_order`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from .steps import Call

Ability = Callable[..., Call | None]
A = TypeVar("A", bound=Ability)


class Hooks:
    """The abilities of one game by owner and moment: `hooks.on("watcher", "round_end")`."""

    def __init__(self) -> None:
        self._abilities: dict[tuple[str, str], list[Ability]] = {}

    def on(self, owner: str, moment: str) -> Callable[[A], A]:
        """Attach a function to a moment of everything that belongs to this owner."""

        def register(fn: A) -> A:
            self._abilities.setdefault((owner, moment), []).append(fn)
            return fn

        return register

    def moments(self, owner: str) -> list[str]:
        """Return the moments that an owner's abilities attach to."""
        return [moment for name, moment in self._abilities if name == owner]

    def calls(self, owner: str, moment: str, *args: Any) -> Iterator[Call]:
        """Yield the calls that the owner's abilities want made at this moment."""
        for ability in self._abilities.get((owner, moment), ()):
            call = ability(*args)
            if call is not None:
                yield call
