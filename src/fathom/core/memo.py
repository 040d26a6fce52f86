"""Memo: answers of pure questions, remembered beside everything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

#: So many answers are remembered for each question; those that were not asked for longest are forgotten.
MOST = 16_384


def memo(question: Callable[P, R]) -> Callable[P, R]:
    """Remember what a question was answered, by all that the answer depends on: its arguments.

    They are ids, numbers and tuples of them, or a box; never a game, which changes. So is the answer, since all who ask
    share it.

    >>> @memo
    ... def squares(n: int) -> tuple[int, ...]:
    ...     return tuple(i * i for i in range(n))
    >>> squares(3) is squares(3)
    True
    """
    return cast(Callable[P, R], lru_cache(MOST)(question))
