"""The windows of Forgotten Depths: while Exploring, equipment and Healing are free at any moment (FD-106, FD-186)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.decisions import Option
from fathom.core.legality import possible
from fathom.core.windows import Allowance

from .rules import exploring
from .state import Depths


def _upkeep(g: Depths) -> Iterable[Option]:
    return possible(exploring.upkeep(g, g.turn))


ALLOWANCES = (
    Allowance(
        "upkeep",
        ("FD-106", "FD-186", "FR-77"),
        at=frozenset({"explore", "place"}),
        what=_upkeep,
        closed={
            # An Encounter, a Combat or a test is under way.
            "FD-106": frozenset({
                "act", "aim", "alternative", "assign", "discard", "exhaust", "face", "first", "hit", "lose_item",
                "lose_power", "play", "refresh", "retrieve", "spare", "supply", "swap_hand", "try", "unlock", "wake",
                "which", "whom", "look", "give", "draw_item", "keep_item", "replace", "order_foes", "next_foe",
            }),
            # What was begun is done first: a payment, a Level Up, the division of what was bought.
            "FR-77": frozenset({"pay", "divide", "draw_abilities", "keep_ability", "level_up"}),
        },
    ),
)  # fmt: skip
