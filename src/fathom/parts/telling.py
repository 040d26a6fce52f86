"""What an option would do, told by its trial: what it costs, what follows in words, and what to show on the table.

Each kind of event has its sentence, `then-<kind>`, if the text has such a key. Its facts are given to it in words, and
`mine`: whether it happens to the seat that chooses. The question that comes next has one too, `then-ask-<question>`,
with `who` is asked and `mine`. What neither of them tells is odd: a game has a table of that, by the key of the option.

    class Then(Telling[Words]):
        prices = {"paid_pearls": "n"}
        odd = {"explore": explore}

        def numbers(self, g: Abyss) -> Numbers:
            return {(f"seat.{i}", "pearl"): Number(p.pearls) for i, p in enumerate(g.players)}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import lcm
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from fathom.core.decisions import Decision, Option
from fathom.core.events import Event
from fathom.core.scene import Change, Piece, Preview
from fathom.core.trying import Numbers, Trial, Tried, Way, changes
from fathom.core.words import Words, dashed

W = TypeVar("W", bound=Words[Any])


class Step(NamedTuple):
    """A piece goes from one cell to another."""

    piece: str
    start: str
    to: str


class Chance(NamedTuple):
    """How likely something is: in how many of all the equally likely falls of the dice it happens."""

    n: int
    of: int

    @classmethod
    def that(cls, happens: Callable[[Tried], bool], ways: Iterable[Way]) -> Self:
        """Return the chance that something happens, of all ways that chance may go."""
        ways = tuple(ways)
        of = lcm(*(way.share.denominator for way in ways))
        return cls(int(sum((way.share for way in ways if happens(way.tried)), Fraction(0)) * of), of)

    @property
    def share(self) -> Fraction:
        """The chance as one number."""
        return Fraction(self.n, self.of)

    def words(self, w: Words[Any]) -> str:
        """Return a chance in words: certain, hopeless, or "5 of 36"."""
        if self.n == self.of:
            return w.text("chance-sure")
        return w("chance", n=self.n, of=self.of) if self.n else w.text("chance-none")


class Telling(Generic[W]):
    """What an option would do: tried first, then told."""

    #: What the seat that chooses pays, as one number: by kind of event, the fact that says how much.
    prices: ClassVar[Mapping[str, str]] = {}
    #: The fact of an event that names the seat it happens to.
    whose: ClassVar[str] = "player"
    #: Facts that are added up where the same happens several times.
    added: ClassVar[frozenset[str]] = frozenset({"n"})
    #: Events with which something else begins, the next turn: what happens from there on is not told in words.
    until: ClassVar[frozenset[str]] = frozenset()
    #: What tells what the events of an option do not, by its key.
    odd: ClassVar[Mapping[str, Callable[[Any], None]]] = {}

    def __init__(self, w: W, option: Option, decision: Decision, trial: Trial, index: int) -> None:
        self.w = w
        self.option = option
        self.decision = decision
        self.trial = trial
        self.index = index
        self.tried = trial.of(index)
        self.said: list[str] = []
        #: What it costs in words, if that is not its price alone.
        self.cost = ""
        #: What it costs as a number; -1 if it costs nothing.
        self.price = sum(self.paid(event) for event in self.tried.events) or -1
        #: A word to be shown at what it can be clicked on.
        self.badge = ""
        #: Whether it would change nothing that matters now.
        self.vain = False
        if option.key in self.odd:
            self.odd[option.key](self)
        self.tell_events()
        self.tell_question()

    # ------------------------------------------------------------------------------------------ for games

    def who(self, seat: int) -> str:
        """Return the name of a seat."""
        raise NotImplementedError

    def numbers(self, g: Any) -> Numbers:
        """Return the numbers on the table that an option may change, by whose they are and their kind.

        Of what is gone when it comes to nothing, and was there before, it says 0.
        """
        return {}

    def is_mine(self, facts: Mapping[str, Any]) -> bool:
        """Whether something happens to the seat that chooses."""
        return facts.get(self.whose) == self.option.seat

    def step(self, event: Event) -> Step | None:
        """Return where a piece goes in an event, if one does."""
        return None

    def ghost(self, piece: str, to: str) -> Piece | None:
        """Return how a piece is shown where it would come to."""
        return None

    # ------------------------------------------------------------------------------------------ asking the trial

    @property
    def args(self) -> tuple[Any, ...]:
        """The facts of the option."""
        return self.option.args

    @property
    def ways(self) -> tuple[Way, ...]:
        """Every way that chance may go, if it comes before the next question; nothing if there are too many."""
        return self.trial.chances(self.index)

    def event(self, kind: str) -> Mapping[str, Any] | None:
        """Return the facts of what would happen of a kind first, if anything."""
        return next((event.facts for event in self.tried.events if event.kind == kind), None)

    def asks(self, *questions: str) -> bool:
        """Whether one of these questions comes next."""
        decision = self.tried.after.decision
        return decision is not None and decision.key in questions

    def paid(self, event: Event) -> int:
        """Return what the seat that chooses pays in an event."""
        fact = self.prices.get(event.kind)
        return int(event.facts[fact]) if fact and self.is_mine(event.facts) else 0

    # ------------------------------------------------------------------------------------------ telling

    def say(self, key: str, **facts: Any) -> None:
        """Add a sentence; an empty one says nothing."""
        if said := self.w(key, **facts):
            self.said.append(said)

    def tell_events(self) -> None:
        """Add the sentences of the events; what the price says already is not said again."""
        for kind, facts in self.happenings():
            key = f"then-{dashed(kind)}"
            mine = self.is_mine(facts)
            if self.w.text.has(key) and not (mine and kind in self.prices):
                self.say(key, **self.w.said(facts, kind), mine=mine)

    def tell_question(self) -> None:
        """Add the sentence of the question that comes next, if it is another one or somebody else is asked."""
        asked, before = self.tried.after.decision, self.decision
        if asked is not None and (asked.key, asked.lead) != (before.key, before.lead):
            key = f"then-ask-{dashed(asked.key)}"
            if self.w.text.has(key):
                self.say(key, who=self.who(asked.lead), mine=asked.lead == self.option.seat)

    def happenings(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield kinds and facts of what would happen; the same that happens several times is added up."""
        found: dict[tuple[Any, ...], dict[str, Any]] = {}
        for event in self.tried.events:
            if event.kind in self.until:
                break
            same = (event.kind, *((name, fact) for name, fact in event.facts.items() if name not in self.added))
            before = found.setdefault(same, dict.fromkeys(self.added & event.facts.keys(), 0))
            found[same] = {
                name: before[name] + fact if name in self.added and isinstance(fact, int) else fact
                for name, fact in event.facts.items()
            }
        for (kind, *_), facts in found.items():
            yield kind, facts

    # ------------------------------------------------------------------------------------------ for the eye

    @property
    def changes(self) -> tuple[Change, ...]:
        """The numbers that would not be what they are."""
        before = self.w.now("numbers", lambda: self.numbers(self.w.g))
        return changes(before, self.numbers(self.tried.after))

    @property
    def preview(self) -> Preview | None:
        """What to show before it is chosen: where pieces go, and numbers before and after."""
        steps = [step for event in self.tried.events if (step := self.step(event))]
        path = tuple(step.to for step in steps if step.piece == steps[0].piece)
        last = {step.piece: step.to for step in steps}
        ghosts = tuple(ghost for piece, to in last.items() if (ghost := self.ghost(piece, to)))
        found = Preview(path=(steps[0].start, *path) if steps else (), ghosts=ghosts, changes=self.changes)
        return found if found.path or found.ghosts or found.changes else None
