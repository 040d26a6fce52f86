"""The question that is open and its answers in words: each with what it would do; and what is not possible, and why.

    class Answers(answers.Answers[Words]):
        telling = Then
        groups = {"explore": "explore", "plot": "plot"}
        moves_on = frozenset({"decline", "end_turn"})
        dear = frozenset({"plot"})
        order = ("explore", "plot", "answer", "on")
        arguments = {"sell": ("lord", "ally", "n")}
        asked = {"buy": ("ally", "n", "of")}

An option `sell` is then worded by the text `option-sell`, a question `buy` by `ask-buy`, its `.hint`, and its `.other`
(if it has one) for those who are not asked; the facts are given to them in words, by these names (`Words.facts`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from fathom.core.decisions import Decision, Option
from fathom.core.legality import No, refused
from fathom.core.scene import Choice, Counter, Group, Prompt, Refusal, Scene
from fathom.core.text import Arg
from fathom.core.trying import Trial
from fathom.core.words import Words, dashed

from .telling import Telling

W = TypeVar("W", bound=Words[Any])

#: The group of plain answers, and that of what ends something or passes something up.
ANSWER, ON = "answer", "on"


class Answers(Generic[W]):
    """The pending decision as a seat sees it; made anew for each scene."""

    #: What tells what an option would do.
    telling: ClassVar[type[Telling[Any]]]
    #: The group that each kind of option is shown in; the others are plain answers. A group "exhaust.3" is one of the
    #: kind "exhaust".
    groups: ClassVar[Mapping[str, str]] = {}
    moves_on: ClassVar[Collection[str]] = frozenset()
    #: What gives away something scarce: it is confirmed.
    dear: ClassVar[Collection[str]] = frozenset()
    #: The kinds of groups, in the order to show them.
    order: ClassVar[tuple[str, ...]]
    #: The icons of groups that do not have that of their own name, and the letters that choose them.
    icons: ClassVar[Mapping[str, str]] = {}
    hotkeys: ClassVar[Mapping[str, str]] = {}
    #: Groups that are shown even if none of their options is possible.
    shown: ClassVar[tuple[str, ...]] = ()
    #: What the facts of options and of questions are called, in their order; "" is not told.
    arguments: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    asked: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    #: Questions whose facts only the seat that is asked may know.
    secret: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, w: W, seat: int, decision: Decision) -> None:
        self.w = w
        self.seat = seat
        self.decision = decision
        self.trial = w.now(("trial", seat), lambda: self.trial_of(w.g, seat))
        self.choices = tuple(
            self.choice(index, option) for index, option in enumerate(decision.options) if option.seat == seat
        )
        self.refusals = tuple(self._refusals())

    def on(self, table: Scene) -> Scene:
        """Return a table with the question on it, what can be answered, and what cannot and why."""
        return msgspec.structs.replace(
            table, prompt=self.prompt, groups=self.kinds(), choices=self.choices, refusals=self.refusals
        )

    # ------------------------------------------------------------------------------------------ the question

    @property
    def prompt(self) -> Prompt:
        """The one question that is open. A seat that is not asked reads who decides, and about what."""
        decision, seats, key = self.decision, self.decision.seats, self.question()
        asked = self.seat in seats
        facts = {} if decision.key in self.secret and not asked else self.facts()
        if asked:
            question, hint = self.w(key, **facts), self.w(f"{key}.hint", **facts)
            return Prompt(question=question, hint=hint, lead=decision.lead, seats=seats, left=self.left())
        who = self.who(decision.lead)
        other = f"{key}.other"
        question = self.w(other, player=who, **facts) if self.w.text.has(other) else self.w(key, **facts)
        return Prompt(question=question, hint=self.w("table-waiting", who=who), lead=decision.lead, seats=seats)

    def question(self) -> str:
        """Return the key of the question's text."""
        return f"ask-{dashed(self.decision.key)}"

    @classmethod
    def trial_of(cls, g: Any, seat: int) -> Trial:
        """Return what the options of a seat are tried by."""
        return Trial(g, seat)

    def who(self, seat: int) -> str:
        """Return the name of a seat."""
        raise NotImplementedError

    def facts(self) -> dict[str, Arg]:
        """Return what the question speaks of, in words."""
        return self.w.said(named(self.asked, self.decision.key, self.decision.args), self.decision.key)

    def left(self) -> tuple[Counter, ...]:
        """Return what is left to spend, beside the question."""
        return ()

    # ------------------------------------------------------------------------------------------ the answers

    def choice(self, index: int, option: Option) -> Choice:
        """Return an option in words, with what it would do."""
        then = self.telling(self.w, option, self.decision, self.trial, index)
        return Choice(
            index=index,
            seat=option.seat,
            key=option.key,
            words=self.words(option),
            group=self.group(option),
            cost=then.cost or (self.price(then.price) if then.price >= 0 else ""),
            consequence=" ".join(then.said),
            targets=self.targets(option),
            preview=then.preview,
            moves_on=option.key in self.moves_on,
            vain=then.vain,
            dear=option.key in self.dear,
            price=then.price,
            badge=then.badge,
            label=self.label(option),
        )

    def words(self, option: Option) -> str:
        """Return an option in words."""
        how = self.how(option)
        key = f"option-{dashed(option.key)}.{how}" if how else f"option-{dashed(option.key)}"
        return self.w(key, **self.w.said(self.about(option), option.key))

    def about(self, option: Option) -> dict[str, Any]:
        """Return the facts of an option by name."""
        return named(self.arguments, option.key, option.args)

    def how(self, option: Option) -> str:
        """Return which text words an option, if not the plain one: "full" for `option-pay.full`."""
        return ""

    def price(self, n: int) -> str:
        """Return a price in words."""
        return str(n)

    def label(self, option: Option) -> str:
        """Return the words of an option in short and with icons, if it has such."""
        return ""

    def targets(self, option: Option) -> tuple[str, ...]:
        """Return where an option can be clicked on."""
        return option.targets

    def group(self, option: Option) -> str:
        """Return the group that an option is shown in."""
        return ON if option.key in self.moves_on else self.groups.get(option.key, ANSWER)

    # ------------------------------------------------------------------------------------------ the kinds of answers

    def kinds(self) -> tuple[Group, ...]:
        """Return the groups of what is possible and of what is refused, in the order to show them."""
        found: dict[str, list[Choice]] = {one.group: [] for one in self.refusals if one.group}
        for choice in self.choices:
            found.setdefault(choice.group, []).append(choice)
        return tuple(self.kind(name, found[name]) for name in sorted(found, key=self._place))

    def kind(self, name: str, members: Sequence[Choice]) -> Group:
        """Return a group; what matters in it alone gives it its words."""
        kind = name.partition(".")[0]
        matter = [choice for choice in members if not choice.vain] or members
        costs = {choice.cost for choice in matter}
        return Group(
            id=name,
            name=matter[0].words if len(matter) == 1 else self.kind_words(name, matter),
            icon=self.icon(kind, members),
            cost=costs.pop() if len(costs) == 1 else "",
            caption=matter[0].consequence if len(matter) == 1 else self.caption(name, matter) if matter else "",
            moves_on=name == ON,
            hotkey=self.hotkeys.get(kind, ""),
        )

    def kind_words(self, name: str, members: Sequence[Choice]) -> str:
        """Return the name of a group of none or several answers."""
        return self.w.text(f"group-{name.partition('.')[0]}")

    def caption(self, name: str, members: Sequence[Choice]) -> str:
        """Return in few words what a group of several answers brings."""
        return self.w("group-ways", n=len(members))

    def icon(self, kind: str, members: Sequence[Choice]) -> str:
        """Return the icon of a group."""
        return self.icons.get(kind, kind)

    def _place(self, name: str) -> tuple[int, str]:
        return self.order.index(name.partition(".")[0]), name

    # ------------------------------------------------------------------------------------------ what is not possible

    def _refusals(self) -> Iterator[Refusal]:
        """Yield the kinds without a possible option, and the things that are not possible, each with the reason."""
        reasons = [(option, no) for option, no in refused(self.w.g) if option.seat == self.seat]
        possible = {choice.group for choice in self.choices}
        for group in self.shown:
            here = [no for option, no in reasons if self.group(option) == group]
            if here and group not in possible:
                alone = len(here) == 1 or not self.w.text.has(f"no-{group}")
                words = self.why(here[0]) if alone else self.w.text(f"no-{group}")
                yield Refusal(words=self.w.text(f"group-{group}"), reason=words, clause=here[0].clause, group=group)
        yield from dict.fromkeys(self.refusal(option, no) for option, no in reasons)

    def refusal(self, option: Option, no: No) -> Refusal:
        """Return a thing that is not possible, with the reason."""
        return Refusal(words=self.words(option), reason=self.why(no), clause=no.clause, targets=self.targets(option))

    def why(self, no: No) -> str:
        """Return why something is not possible."""
        said = self.w(no.key, **self.w.said(dict(no.facts), no.key))
        return f"{said} {self.why(no.also)}" if no.also else said


def named(names: Mapping[str, tuple[str, ...]], key: str, args: tuple[Any, ...]) -> dict[str, Any]:
    """Return facts by the names that they are called by."""
    return {name: fact for name, fact in zip(names.get(key, ()), args, strict=False) if name}
