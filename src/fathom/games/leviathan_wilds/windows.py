"""The windows of Leviathan Wilds: between the steps of a turn, before a threat resolves, before the end (chapter 8)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.decisions import Option
from fathom.core.legality import possible
from fathom.core.windows import Allowance, Window

from .queries import grip
from .rules import falling, timing
from .state import Wilds

WINDOWS = (
    Window("turn_start", ("LW-103",)),
    Window("revealed", ("LW-103",)),
    Window("swift", ("LW-103", "LW-252")),
    Window("before_threat", ("LW-103",)),
    Window("delayed", ("LW-103", "LW-251")),
    Window("round_end", ("LW-103",)),
    Window("last_chance", ("LW-103", "LW-144")),
)

#: The questions with which a turn simply goes on: no threat asks them.
NEXT = frozenset({"anytime", "ap_card", "act", "draw", "thread"})


def window(g: Wilds) -> str:
    """Return the window that is open."""
    decision = g.decision
    return str(decision.args[0]) if decision is not None and decision.key == "anytime" else ""


def touches(before: Wilds, after: Wilds) -> bool:
    """Whether a climber fares otherwise, or something is asked in the middle of what happens to one."""
    if after.decision is not None and after.decision.key not in NEXT:
        return True
    return any(_fares(before, c) != _fares(after, c) for c in range(len(before.climbers)))


def _fares(g: Wilds, c: int) -> tuple[object, ...]:
    k = g.climbers[c]
    return k.space, k.health, k.blight, k.injuries, k.mushrooms, k.focused, k.defeated, grip(g, c)


def _anytime(g: Wilds) -> Iterable[Option]:
    """Return the anytime actions of everybody, as far as the table has not passed them as a whole."""
    in_a_fall = g.decision is not None and g.decision.key == "falling"
    return possible(timing.window_offers(g, falling.FALL_SCOPES if in_a_fall else timing.SCOPES))


ALLOWANCES = (
    Allowance(
        "anytime",
        ("LW-101", "LW-103", "LW-164"),
        at=frozenset({"anytime", "ap_card", "act", "draw", "falling"}),
        what=_anytime,
        closed={
            # An effect that is under way is not interrupted, be it a threat, an action, a skill or a fall that begins.
            "LW-104": frozenset({
                "bite", "blight", "choose_affected", "choose_climber", "climb", "coin", "colour", "crawl", "crystal",
                "discard", "draw_n", "flee", "focus", "give_back", "glide", "hatch", "jump", "lock_horns", "loss",
                "move_web", "or", "order_climbers", "order_falls", "order_reactions", "order_waiting", "origin", "part",
                "pass_ledge", "pay", "place", "pool", "push_way", "put", "remove_injury", "rest", "return_relic",
                "strike", "strike_what", "take_over", "take_token", "target", "anchor", "bonus", "block", "spend_block",
                "bloom.wither", "protection", "raise_for", "tyrant.pull",
            }),
            "LW-046": frozenset({"thread"}),  # the draw of step 4 is under way
            "LW-029": frozenset({"start_at"}),  # the game has not begun
        },
    ),
)  # fmt: skip
