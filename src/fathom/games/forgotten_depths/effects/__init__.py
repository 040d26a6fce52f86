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
    "carry_out",
    "effect",
    "may_matter",
    "nodes_of",
]

from .body import may_matter

from . import body, cards, piles, world  # noqa: F401  isort: skip
