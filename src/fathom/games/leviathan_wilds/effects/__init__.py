"""The verbs that content may use: what each does (a step), and whether it could do anything now.

On a skill everything is optional and in any order; on a threat card nothing is, and the order is the printed one.
"""

from .registry import (  # isort: skip
    ACTING_AFLOAT, ACTING_WITH, CAN, GRIP_TOLD, MUST, OF_THE_HAND, VERBS, Can, How, Moment, Reader, able, all_told,
    any_can, any_known, call, can_do, is_able, known_able, lead_seat, nodes_of, question, reader, rule_can, rule_known,
    rule_question, skill, skip, told,
)  # fmt: skip
from . import chance
from .body import may_mend, may_rest, mend_by
from .combining import carry_out
from .striking import may_strike_later
from .tokens import turn_threats
from .travelling import landings

__all__ = [
    "ACTING_AFLOAT",
    "ACTING_WITH",
    "CAN",
    "GRIP_TOLD",
    "MUST",
    "OF_THE_HAND",
    "VERBS",
    "Can",
    "How",
    "Moment",
    "Reader",
    "able",
    "all_told",
    "any_can",
    "any_known",
    "call",
    "can_do",
    "carry_out",
    "chance",
    "is_able",
    "known_able",
    "landings",
    "lead_seat",
    "may_mend",
    "may_rest",
    "may_strike_later",
    "mend_by",
    "nodes_of",
    "question",
    "reader",
    "rule_can",
    "rule_known",
    "rule_question",
    "skill",
    "skip",
    "told",
    "turn_threats",
]
