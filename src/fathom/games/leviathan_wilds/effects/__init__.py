"""The verbs that content may use: what each does (a step), and whether it could do anything now.

On a skill everything is optional and in any order; on a threat card nothing is, and the order is the printed one.
"""

from .registry import (  # isort: skip
    CAN, MUST, VERBS, Can, How, any_can, call, can_do, lead_seat, nodes_of, rule_can, skill, skip, why_not,
    why_not_by_rule, would_matter,
)  # fmt: skip
from . import chance
from .body import may_mend, may_rest, mend_by
from .combining import carry_out
from .striking import may_strike_later
from .tokens import turn_threats
from .travelling import landings

__all__ = [
    "CAN",
    "MUST",
    "VERBS",
    "Can",
    "How",
    "any_can",
    "call",
    "can_do",
    "carry_out",
    "chance",
    "landings",
    "lead_seat",
    "may_mend",
    "may_rest",
    "may_strike_later",
    "mend_by",
    "nodes_of",
    "rule_can",
    "skill",
    "skip",
    "turn_threats",
    "why_not",
    "why_not_by_rule",
    "would_matter",
]
