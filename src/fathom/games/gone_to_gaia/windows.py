"""The windows of Gone to Gaia: after a die, and before an enemy's damage (chapters S3 and S4)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.decisions import Option
from fathom.core.windows import Allowance, Window

from .rules import giving
from .state import Gaia

WINDOWS = (
    Window("reroll", ("GG-146", "GG-147")),
    Window("block", ("GG-149", "GG-150")),
)
NAMES = frozenset(window.name for window in WINDOWS)


def window(g: Gaia) -> str:
    """Return the window that is open."""
    return g.decision.key if g.decision is not None and g.decision.key in NAMES else ""


def _gifts(g: Gaia) -> Iterable[Option]:
    """Return what whoever is asked can give away."""
    return giving.openings(g, g.decision.lead) if g.decision is not None else ()


ALLOWANCES = (
    Allowance(
        "gifts",
        ("GG-205", "GR-087"),
        at=frozenset({"choose", "first_turn", "scenario", "retreat", "opinion", "story", "quest"}),
        what=_gifts,
        closed={
            # A turn begins with a weapon on a slot; before that it is nobody's.
            "GG-053": frozenset({"turn"}),
            # In a shop both kinds of gifts lie among what can be bought, without a page of their own.
            "GG-203": frozenset({"shop", "give"}),
            # What was begun is done first: a move, an attack, a level, a proposal, the enemies' turn, the spawning.
            "GR-087": frozenset({
                "backup", "block", "blood_debt", "consent", "donate", "double", "extra", "fit", "flee", "flee_order",
                "flip", "guard", "hero", "improve", "keep_products", "last_words", "leave_behind", "level_card",
                "lose_element", "malevolent", "name_hero", "place_enemy", "put_back", "refresh_weapon", "reroll",
                "rest", "reward_order", "sacrifice", "shift", "shift_more", "shift_to", "start", "swap",
                "take_doublers", "take_element", "target", "teleport", "turn_any", "turn_enemy",
                "upgrade_slot", "walk", "waste_token", "which_delver", "witness_to",
            }),
        },
    ),
)  # fmt: skip
