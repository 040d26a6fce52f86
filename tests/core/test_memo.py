"""The memo: what a question was answered is remembered by its arguments, and bounded."""

from __future__ import annotations

from fathom.core import memo


def test_a_question_is_answered_once_for_equal_arguments() -> None:
    asked = []

    @memo.memo
    def double(n: int) -> tuple[int, ...]:
        asked.append(n)
        return (n, n)

    assert double(2) is double(2) and double(3) == (3, 3)
    assert asked == [2, 3]


def test_the_oldest_answers_are_forgotten_when_there_are_too_many() -> None:
    asked = []

    @memo.memo
    def same(n: int) -> int:
        asked.append(n)
        return n

    for n in range(memo.MOST + 1):
        same(n)
    asked.clear()
    same(memo.MOST)
    same(0)
    assert asked == [0]
