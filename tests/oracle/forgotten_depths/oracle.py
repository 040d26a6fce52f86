"""The oracle of Forgotten Depths: a slow, plain second reading of the rules.

It was written from the rulebook ("book 477" and bare numbers such as (477) are lines of the transcript
`forgotten-depths.en.txt`), from the windows read off that book, from the content files with what `schema.py`, the
README (its vocabulary) and the texts say of them, from the records of `state.py` with the numbering of `box/board.py`,
and from the names that options have in the public API: by somebody who had read neither `rules/` nor `effects/` nor
`queries.py` nor the ledger nor the tests of the game.

It looks at the table before each question and says what may be answered; after an answer it says what must have become
of it. Chance alone it takes from what happened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from tests.oracle.playing import Choice, Oracle

from fathom.core.decisions import Decision, Option
from fathom.core.state import State

from . import exploring, questions
from .results import Results


class DepthsOracle(Oracle):
    """Looks at each position of a game of Forgotten Depths."""

    def __init__(self, state: State) -> None:
        """Begin at the first decision of a game."""
        self.memory = questions.Memory()
        self.results = Results()

    def said(self, option: Option) -> Choice:
        """Return an option without the seat: the Heroes decide together, the book knows no turn but that of tiles."""
        return (option.key, *option.args)

    def legal(self, state: State) -> Collection[Choice] | None:
        """Return what the book lets one answer."""
        decision: Any = state.decision
        found = questions.answers(state, decision, self.memory)
        if found is None:
            return None
        choices = set(found)
        offered = set(map(self.said, decision.options))
        perhaps = {choice[1:] for choice in choices if choice[0] == "perhaps"}
        certain = {choice for choice in choices if choice[0] != "perhaps"} | (offered & perhaps)
        return [*certain, *exploring.twice(state, certain)]

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str] | None:
        """Return how the table is not what the book makes of this answer."""
        self.memory.note(option)
        lines = [line for state in unasked(before, option) for line in self.withheld(state)]
        found = self.results.wrong(before, option, after)
        return found if found is None and not lines else [*lines, *(found or ())]

    def withheld(self, state: State) -> Iterator[str]:
        """Yield what else the book would let one answer to a question that was not asked."""
        assert state.decision is not None
        (only,) = state.decision.options
        choices = set(self.legal(state) or ())
        if state.decision.key == "act":  # the table stops for no ability that would be in vain
            choices = {choice for choice in choices if choice[0] not in ("power", "use_item")}
        if choices - {self.said(only)}:
            yield f"not asked: {state.decision.key}{state.decision.args}; book: {sorted(choices)}"
        self.memory.note(only)


def unasked(before: State, option: Option) -> list[State]:
    """Return the questions with one answer only that came up on the way to the next one, each with its position."""
    found: list[State] = []
    kind = type(before)
    plain = kind.ask

    def ask(self: State, key: str, lead: int, options: Iterable[Option], *args: Any, reveals: bool = False) -> None:
        options = tuple(options)
        if len(options) == 1 and not reveals:
            seen = self.clone()
            seen.decision = Decision(key, lead, options, args)
            found.append(seen)
        plain(self, key, lead, options, *args, reveals=reveals)

    kind.ask = ask  # type: ignore[method-assign]
    try:
        before.clone().choose(option)
    finally:
        del kind.ask
    return found


ORACLE = DepthsOracle
