"""The oracle of Abyss with Leviathan: a slow, plain second reading of the rules.

It was written from the rulebook of Leviathan ("book 139" is line 139 of the transcript `abyss-leviathan.en.txt`), from
the public rules of the base game (`AB-…`, and `AR-…` for what the sources leave open), from the content files, and from
the names that options have in the public API: by somebody who had read neither `rules/` nor `effects/` nor the ledger.

It plays along: it keeps a table of its own, asks the same questions, and says of each what may be answered. Chance
alone (dice, the order of shuffled cards, the token that the Hunter grips) it takes from what happened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from tests.oracle.playing import Choice, Oracle

from fathom.core.decisions import Option
from fathom.core.state import State

from . import scoring, turns
from .table import Ask, Lost, Table, unlike


class AbyssOracle(Oracle):
    """Plays a game of Abyss along with the engine."""

    goes_on = False

    def __init__(self, state: State) -> None:
        """Begin with the first position."""
        self.table = Table(state)
        self.script = turns.play(self.table)
        self.asked: Ask | None = None
        self.result: scoring.Result | None = None
        self.now: Any = state
        self.go_on(next(self.script), state)

    # ------------------------------------------------------------------------------------------ words

    def said(self, option: Option) -> Choice:
        """Return an option with what the book would say of it: tokens by their faces, payments in order."""
        key, args = option.key, option.args
        match key:
            case "reveal_token":
                args = (self.now.players[option.seat].kept[args[0]].token,)
            case "keep_tokens":
                args = ()
            case "spend_keys":
                args = (args[0], tuple(sorted(args[1])))
            case "pay":
                args = (args[0], tuple(sorted(args[1])), args[2])
        return (option.seat, key, *args)

    # ------------------------------------------------------------------------------------------ judging

    def legal(self, state: State) -> Collection[Choice]:
        """Return what the book lets one answer."""
        self.now = state
        decision, asked = state.decision, self.asked
        assert decision is not None and asked is not None, "what was wrong is found before"
        offered = set(map(self.said, decision.options))
        choices = {(asked.seat, *choice) for choice in asked.choices}
        # What it may offer and need not, such as to lay an Ally that others will come back to hand for.
        perhaps = {(choice[0], *choice[2:]) for choice in choices if choice[1] == "perhaps"}
        choices = {choice for choice in choices if choice[1] != "perhaps"} | (offered & perhaps)
        by_hand = (asked.seat, "choose_allies", *decision.args[:1])
        if asked.key == "pay" and by_hand in offered:
            # A way to shorten: some payments at once, all of them Ally by Ally, where each is judged.
            choices = {by_hand, *(offered & choices)}
        return choices

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str]:
        """Return how the table, or the next question, is not what the book makes of this answer."""
        assert self.asked is not None
        self.now = before
        _, *answer = self.said(option)
        self.now = after
        assert after.events is not None
        self.table.listen(after, after.events)
        try:
            self.go_on(self.script.send(tuple(answer)), after)
        except StopIteration as end:
            self.asked, self.result = None, end.value
        except Lost as lost:
            return [str(lost)]
        return [*self.unlike_question(after), *unlike(self.table, after)]

    def go_on(self, asked: Ask, state: State) -> None:
        """Go on to a question that the engine asks, too: it need not ask where there is only one answer."""
        while (answer := asked.answer()) is not None and not self.is_asked(asked, state):
            asked = self.script.send(answer)
        self.asked = asked

    def is_asked(self, asked: Ask, state: State) -> bool:
        """Whether the engine asks this question with one answer."""
        decision = state.decision
        if decision is None or (decision.key, decision.lead) != (asked.key, asked.seat):
            return False
        offered = set(map(self.said, decision.options))
        return asked.key == "pay" or {(asked.seat, *choice) for choice in asked.choices} == offered

    def unlike_question(self, state: Any) -> list[str]:
        """Return how the engine's question, or its end, is not the book's."""
        decision = state.decision
        engine = f"{decision.key} of seat {decision.lead}" if decision else f"the end, {state.outcome}"
        if self.asked is not None:
            book = f"{self.asked.key} of seat {self.asked.seat}"
            return [] if engine == book else [f"asked is, engine: {engine}; book: {book} {self.asked.choices}"]
        assert self.result is not None
        if decision or (state.outcome.scores, state.outcome.winners) != (self.result.scores, self.result.winners):
            return [f"asked is, engine: {engine}; book: the end, {self.result}"]
        return []


ORACLE = AbyssOracle
