"""The windows of Abyss: between any two steps of one's own turn, lasting Powers may be used (AR-07)."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.decisions import Option
from fathom.core.windows import Allowance

from .effects import powers
from .rules import turn
from .state import Abyss


def _powers(g: Abyss) -> Iterable[Option]:
    """Return what the Lords of the active player can still be used for; not between the choice of a foe and a blow."""
    decision = g.decision
    if decision is None or decision.lead != g.active:
        return ()
    if decision.key == "attack" and all(option.key != "stop_fighting" for option in decision.options):
        return ()
    return powers.each_turn(g, g.active, turn.act(g.active))


ALLOWANCES = (
    Allowance(
        "powers",
        ("AB-065", "AR-07"),
        at=frozenset({"act", "take", "monster", "may_fight", "attack", "token", "kept_tokens", "end_turn"}),
        what=_powers,
        closed={
            # In the middle of a step: what was begun is done first.
            "AR-07": frozenset({
                "add_pearls", "affiliate", "breed", "corrupt", "discard", "drawn", "exchange", "lay", "location",
                "lose_lord", "pay", "rebel", "send_leviathan", "smokers", "spend_keys", "stack", "steal", "swap",
                "tokens", "turn_lord",
            }),
            "AB-023": frozenset({"buy"}),  # it is for the opponents to say
            "AL-077": frozenset({"martial_law"}),  # the turn is over
        },
    ),
)  # fmt: skip
