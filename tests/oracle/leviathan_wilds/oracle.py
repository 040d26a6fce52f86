"""The oracle of Leviathan Wilds: a slow, plain second reading of the rules.

It was written from the two rulebooks ("book 139" is line 139 of the English transcript, "DE 139" of the German one),
from the list of windows that was read off them, from the content files with the page and the schema that say what their
words mean, from the texts on cards, and from the names that decisions, options and events have in the public API: by
somebody who had read neither `rules/` nor `effects/` nor `abilities/` nor `queries/` nor the ledger nor the tests of
the game. What differed then was settled by the sentence of a book, here or in the ledger (LR-06, LR-55, LR-56). The
numbers of the threat board stand in neither book: they are taken from what happened.

It plays along from the beginning of a window: it moves the components of a table of its own by its own rules, asks the
same questions, and says of each what may be answered. Chance alone it takes from what happened. What it has no word on
it leaves out, and begins anew at the next window.
"""

from __future__ import annotations

import traceback
from collections.abc import Collection, Generator, Iterable
from typing import Any

from tests.oracle.playing import Choice, Oracle

from fathom.core.decisions import Option
from fathom.core.state import State

from . import body, setting_up, turns
from .printed import skill_of
from .skills import Play, could
from .table import Ask, Lost, Table, Unknown, unlike


class WildsOracle(Oracle):
    """Plays a game of Leviathan Wilds along with the engine."""

    def __init__(self, state: State) -> None:
        """Begin with the first position."""
        self.table = Table(state)
        self.script: Generator[Ask, Choice, None] | None = None
        self.asked: Ask | None = None
        self.why: str = ""
        self.passed: list[tuple[str, str]] = []
        self.passing = ""
        self.step_in(state)

    # ------------------------------------------------------------------------------------------ words

    def said(self, option: Option) -> Choice:
        """Return an option with what the book would say of it."""
        key, args = option.key, option.args
        if key == "order_climbers":
            args = (args[2 if args[0].endswith(("struck_by", "about_to_suffer")) else 1],)
        if key == "order_waiting":
            args = ("block", args[1], args[2]) if args[0].endswith("after_block") else ("fall", args[1])
        return (option.seat, key, *args)

    # ------------------------------------------------------------------------------------------ stepping in

    def step_in(self, state: Any) -> None:
        """Begin to play along, where a window is open."""
        self.script, self.asked = None, None
        decision = state.decision
        if decision is None or state.faller >= 0:
            return
        self.table = Table(state)
        self.table.passing = self.passing
        match decision.key:
            case "anytime":
                script = turns_from(self.table, decision.args[0])
            case "ap_card":
                script = from_middle(self.table, turns.choose_ap_card, "act")
            case "act" | "draw":
                script = turns.play(self.table, decision.key)
            case "start_at":
                script = setting_up.play(self.table)
            case _:
                return
        if script is None:
            return
        self.script = script
        try:
            self.go_on(next(script), state)
        except (Unknown, Lost, StopIteration, LookupError, ValueError, body.Over) as why:
            self.script, self.asked, self.why = None, None, str(why)

    # ------------------------------------------------------------------------------------------ judging

    def legal(self, state: State) -> Collection[Choice] | None:
        """Return what the book lets one answer."""
        decision, asked = state.decision, self.asked
        if asked is None:
            return None
        assert decision is not None
        offered = set(map(self.said, decision.options))
        return asked.choices | (offered & asked.perhaps)

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str] | None:
        """Return how the table, or the next question, is not what the book makes of this answer."""
        self.hear_passing(before, option, after)
        if self.script is None or self.asked is None:
            self.step_in(after)
            return None
        if heals(after):
            self.script, self.asked = None, None
            return None
        self.table.read(before)
        self.table.listen(after)
        found: list[str] | None
        try:
            found = self.follow(self.script.send(self.said(option)), after)
        except body.Over as over:
            found = self.end(after, over.won)
        except Lost as lost:
            found = [str(lost), *self.alike(after)]
        except Unknown as why:
            self.why, found = str(why), None
        except (LookupError, ValueError, StopIteration) as error:
            found = [f"the oracle cannot follow: {error!r} at {traceback.extract_tb(error.__traceback__)[-3:]}"]
            found += self.alike(after)
        if found or found is None:
            self.step_in(after)
        return found

    def hear_passing(self, before: Any, option: Option, after: Any) -> None:
        """Remember what somebody wished to pass: the windows of the step, or of the turn."""
        if option.key in ("pass_step", "pass_turn"):
            self.passing = option.key.removeprefix("pass_")
            if before.step == "end" and option.key == "pass_turn":
                return  # at the end of a turn the next one is meant
        if before.turn != after.turn or (self.passing == "step" and before.step != after.step):
            self.passing = ""

    def alike(self, state: Any) -> list[str]:
        """Return why questions with the key of the engine's were not taken for it."""
        decision = state.decision
        return [f"passed: {why}" for key, why in self.passed if decision is not None and key == decision.key][:1]

    def follow(self, asked: Ask, state: State) -> list[str]:
        """Go on to the question that the engine asks."""
        self.go_on(asked, state)
        return []

    def go_on(self, asked: Ask, state: Any) -> None:
        """Answer questions that nobody need be asked, up to the one that the engine asks."""
        assert self.script is not None
        self.passed = passed = list[tuple[str, str]]()
        while True:
            differs = self.unlike_question(asked, state)
            if not differs:
                self.asked = asked
                return
            if asked.default is None:
                raise Lost("; ".join([*differs[:2], f"passed: {[key for key, _ in passed]}"]))
            passed.append((asked.key, str(differs)))
            if asked.key == "anytime" and not self.table.passing and (some := clear(self.table, asked)):
                raise Lost(f"a window is not opened in which there are {some}")
            asked = self.script.send(asked.default)

    def unlike_question(self, asked: Ask, state: Any) -> list[str]:
        """Return how the engine's position is not that of this question."""
        decision = state.decision
        book = f"book asks {asked.key}{asked.args or ''} of {asked.seat}: {sorted(asked.choices, key=repr)[:5]}"
        if decision is None:
            return [f"engine: the end, {state.outcome}; {book}"]
        found = []
        if (decision.key, decision.lead) != (asked.key, asked.seat) or asked.args not in (None, decision.args):
            found.append(f"engine asks {decision.key}{decision.args} of {decision.lead}; {book}")
        return [*found, *unlike(self.table, state)]

    def end(self, state: Any, won: bool) -> list[str]:
        """Return how the game did not end as it should."""
        self.script, self.asked = None, None
        if state.decision is not None:
            return [
                f"the book: the end, {'won' if won else 'lost'}; engine asks {state.decision.key}",
                *self.alike(state),
            ]
        return [] if state.outcome.won == won else [f"the book: won is {won}; engine: {state.outcome}"]


def heals(state: Any) -> bool:
    """Whether people order what waits, an injury that goes among it: the oracle has no word on that."""
    decision = state.decision
    if decision is None or decision.key != "order_waiting":
        return False
    return any(option.args[0].endswith("remove_injury") for option in decision.options)


def turns_from(table: Table, reason: str) -> Generator[Ask, Choice, None] | None:
    """Return the game from a window on."""
    match reason:
        case "turn_start":
            return turns.play(table, "turn_start")
        case "revealed":
            return from_middle(table, turns.after_reveal, "ap_card")
        case "swift":
            return from_middle(table, turns.after_swift, "ap_card")
        case "before_threat":
            return from_middle(table, turns.before_threat, "draw")
        case "delayed":
            return from_middle(table, turns.before_delayed, "draw")
        case "round_end":
            return from_middle(table, turns.before_end_of_round, "turn_start")
    return None


def from_middle(table: Table, first: Any, phase: str) -> Generator[Ask, Choice, None]:
    """Return the game from the middle of a phase on."""
    yield from first(table)
    if phase == "turn_start":
        yield from turns.start_turn(table)
    yield from turns.play(table, phase)


def clear(table: Table, asked: Ask) -> list[Choice]:
    """Return what would plainly do something in a window."""
    found = []
    for choice in asked.choices:
        if choice[1] == "pick_up":
            found.append(choice)
        elif choice[1] == "use":
            effects = skill_of(choice[3]).skill
            if effects[0]["do"] in ("gain", "mend", "draw", "focus", "calm") and could(
                table, choice[2], effects[0], Play(choice[2])
            ):
                found.append(choice)
    return found


ORACLE = WildsOracle
