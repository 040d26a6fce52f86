"""The verbs that content may use: what each does, as a step."""

from .registry import EVERYONE, PARTY, VERBS, How, by_hero, by_monster, call, calls, carry_out, effect, nodes_of

__all__ = [
    "EVERYONE",
    "PARTY",
    "VERBS",
    "How",
    "by_hero",
    "by_monster",
    "call",
    "calls",
    "can_do",
    "carry_out",
    "effect",
    "nodes_of",
]

from .body import can_do

from . import body, cards, piles, world  # noqa: F401  isort: skip
