"""The verbs that content may use, a step each."""

from .registry import VERBS, carry_out, effect, seats_meant, verb, verb_of

__all__ = ["VERBS", "carry_out", "effect", "seats_meant", "verb", "verb_of"]
