"""What the lessons of Leviathan Wilds ask beyond the common vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from ..state import Wilds

#: Crystals above this number are teal: the colour stands in the fourth bit.
_TEAL = 8


def at_a_teal_crystal(g: Wilds, seat: int) -> bool:
    """Whether a climber of this seat stands at a teal crystal."""
    return any(k.seat == seat and k.space >= 0 and g.crystals[k.space] > _TEAL for k in g.climbers)


TESTS: dict[str, Callable[[Wilds, int], bool]] = {"at_a_teal_crystal": at_a_teal_crystal}
