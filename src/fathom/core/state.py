"""The state of a game: plain data, an agenda of what is still to happen, and at most one pending decision.

Everything inside is immutable (numbers, strings, tuples, frozen structs) or a flat container of such things (a list, a
dict, a record of its own), so `clone` copies containers and shares the rest. A game subclasses `State` with its own
fields; `clone_plan` refuses fields that could not be copied this way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, ClassVar, Protocol, Self

import msgspec

from .box import Box as Box
from .box import Setup as Setup
from .decisions import Decision, Option
from .errors import EndlessLoop, IllegalChoice, Stuck
from .events import Event
from .memo import memo
from .outcome import Outcome
from .records import cloner
from .rng import Dealing, HiddenComes, Sealed, SealedStream, Stream, seed_for
from .steps import Call, Steps

#: No run of the rules between two decisions is longer than this many steps.
STEP_LIMIT = 10_000

#: Steps that every game has.
CORE = Steps()


class Plugin(Protocol):
    """What a state asks of its game: the description in `core/game.py`."""

    def save(self, state: Any) -> str:
        """Return a state as JSON."""

    @property
    def determinise(self) -> Callable[[Any, int, Stream], None]:
        """What deals anew, in place, what a seat cannot see."""


class State(msgspec.Struct, kw_only=True):
    """A game in progress. Use it through `decision`, `choose`, `clone`, `over`, `outcome`."""

    game: str
    box: Box
    setup: Setup
    seed: int
    agenda: list[Call] = []
    decision: Decision | None = None
    outcome: Outcome | None = None
    streams: dict[str, int] = {}
    #: Scopes ("fall", "step", "turn") in which the table has said that it does not want to be asked.
    hushed: tuple[str, ...] = ()
    ply: int = 0
    #: The choices so far, as indices.
    choices: list[int] = []
    #: The first clause of the step that runs now: what events cite. Left out of saves, as events are.
    clause: str = ""
    #: Where events go, if anybody listens. Left out of clones and saves.
    events: list[Event] | None = None

    steps: ClassVar[Steps]
    #: The game of this class of states, which sets it.
    plugin: ClassVar[Plugin]
    _cloner: ClassVar[Callable[[Any], Any] | None] = None

    # ------------------------------------------------------------------------------------------ for everybody

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def choose(self, which: object) -> None:
        """Answer the pending decision and run on to the next one.

        Args:
            which: an option of the decision, or its number.

        Raises:
            IllegalChoice: the decision does not offer this; nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over: there is nothing left to choose")
        index = which if type(which) is int else self._index_of(which)
        if not 0 <= index < len(decision.options):
            last = len(decision.options) - 1
            raise IllegalChoice(f"there is no option {index}: choose a number from 0 to {last}")
        self.decision = None
        self.choices.append(index)
        self.ply += 1
        self._run(decision.options[index].call)

    def _index_of(self, which: object) -> int:
        assert self.decision is not None
        if not isinstance(which, Option):
            raise IllegalChoice(f"an option or its number is needed, not {which!r}")
        try:
            return self.decision.options.index(which)
        except ValueError:
            pass
        kinds = ", ".join(sorted({option.key for option in self.decision.options}))
        raise IllegalChoice(f"'{which.key}' {which.args} is not possible now; this decision offers: {kinds}")

    def clone(self) -> Self:
        """Return an independent, equal state (without anybody listening to its events)."""
        cls = type(self)
        twin: Self = (cls._cloner or cloner(cls))(self)
        return twin

    def save(self) -> str:
        """Return the game as JSON; `fathom.load` continues it identically, in the middle of a decision too."""
        return self.plugin.save(self)

    def determinise(self, seat: int, seed: int) -> Self:
        """Return a world that this seat cannot tell from the real one: what it cannot see is dealt anew."""
        twin = self.clone()
        twin.seed = seed  # streams that begin later must not be the real ones either
        for purpose in twin.streams:
            twin.streams[purpose] = seed_for(seed, purpose)
        self.plugin.determinise(twin, seat, Dealing({"guess": seed_for(seed, "guess")}, "guess"))
        return twin

    # ------------------------------------------------------------------------------------------ for rules

    def then(self, *calls: Call) -> None:
        """Put calls on the agenda: the first one happens next."""
        self.agenda.extend(calls[::-1])

    def ask(self, key: str, lead: int, options: Iterable[Option], *args: Any, reveals: bool = False) -> None:
        """Set the decision. A single option that reveals nothing resolves itself."""
        options = tuple(options)
        if len(options) == 1 and not reveals:
            self.agenda.append(options[0].call)
        else:
            self.decision = Decision(key, lead, options, args)

    def window(
        self,
        key: str,
        lead: int,
        options: list[Option],
        again: Call,
        scopes: tuple[str, ...],
        args: tuple[Any, ...] = (),
    ) -> None:
        """Open an anytime window: it comes back after each action, until the lead passes.

        It opens only if somebody can do something, and not in a scope that the table has passed as a whole.
        """
        if not options or (self.hushed and self.is_hushed(scopes)):
            return
        self.agenda.append(again)
        options += _passes(lead, scopes)
        self.decision = Decision(key, lead, tuple(options), args)

    def leave(self) -> None:
        """Do not come back to the question that was asked: drop the call that would ask again."""
        self.agenda.pop()

    def is_hushed(self, scopes: Collection[str]) -> bool:
        """Whether the table has passed one of these scopes as a whole."""
        for scope in self.hushed:
            if scope in scopes:
                return True
        return False

    def end_scope(self, scope: str) -> None:
        """Ask again: the fall, step or turn that was passed is over."""
        if scope in self.hushed:
            self.hushed = tuple(filter(scope.__ne__, self.hushed))

    def any_order(self, key: str, lead: int, calls: Iterable[Call]) -> None:
        """Make several calls in the order that the lead seat likes."""
        waiting = tuple(calls)
        if len(waiting) == 1:
            self.agenda.append(waiting[0])
        elif waiting:
            self.agenda.append(in_players_order(key, lead, waiting))

    def emit(self, kind: str, *, seat: int = -1, **facts: Any) -> None:
        """Report a fact. It costs nothing if nobody listens."""
        if self.events is not None:
            self.events.append(Event(kind, facts, self.clause, self.ply, seat))

    def rng(self, purpose: str) -> Stream:
        """Return the stream of chance for one purpose."""
        streams = self.streams
        if type(streams) is Sealed:
            return SealedStream(streams)
        if purpose not in streams:
            streams[purpose] = seed_for(self.seed, purpose)
        return Stream(streams, purpose)

    def uncover(self, known_to: int = -1, *, only_faces: bool = False) -> None:
        """Say that what happens now hangs on something hidden, known to one seat at most.

        A trial for any other seat ends here (`core/trying.py`).

        Args:
            known_to: the seat that knows it.
            only_faces: whether nothing but the faces of cards come to light, and it goes on the same whatever they are.
        """
        streams = self.streams
        if type(streams) is Sealed and streams.seat != known_to:
            if not (only_faces and streams.faces_down):
                raise HiddenComes
            streams.unseen = True

    def look(self) -> None:
        """Say that what happens now hangs on the faces of cards that came to light before."""
        streams = self.streams
        if type(streams) is Sealed and streams.unseen:
            raise HiddenComes

    def end(self, outcome: Outcome) -> None:
        """End the game here and now; what was still to happen does not happen."""
        self.outcome = outcome
        self.agenda.clear()

    def run(self) -> None:
        """Take calls from the agenda until somebody must choose or the game is over.

        Raises:
            EndlessLoop: the rules ran too long without asking anybody.
        """
        if self.agenda:
            self._run(self.agenda.pop())
        else:
            self._stop()

    def _run(self, call: Call) -> None:
        """Make a call, then those from the agenda."""
        steps = self.steps
        for _ in range(STEP_LIMIT):
            if self.events is None:
                steps.runs[call[0]](self, *call[1:])
            else:
                steps.by_name[call[0]].now(self, *call[1:])
            if self.decision is not None or self.outcome is not None or not self.agenda:
                break
            call = self.agenda.pop()
        else:
            self.agenda.append(call)
            raise EndlessLoop(_loop_message(self))
        if self.outcome is not None or self.decision is None:
            self._stop()

    def _stop(self) -> None:
        """Nothing is asked: the game is over, or it should be."""
        if self.outcome is None:
            raise Stuck(f"{self.game}: the agenda is empty at ply {self.ply} and the game is not over")
        self.decision = None
        self.agenda.clear()
        call = self.goes_on()
        if call is not None:
            self.outcome = None
            self._run(call)

    def goes_on(self) -> Call | None:
        """Return the call with which this goes on after an end, if it is one game of several (a campaign)."""
        return None


@memo
def _passes(lead: int, scopes: tuple[str, ...]) -> list[Option]:
    """Return the ways to pass a window: this one, or until a scope is over. They are always the same."""
    until = [Option(lead, f"pass_{scope}", (), (), pass_window(scope)) for scope in scopes]
    return [Option(lead, "pass", (), (), pass_window()), *until]


def _loop_message(state: State) -> str:
    names = [call[0] for call in state.agenda[-12:]]
    return (
        f"{state.game}: more than {STEP_LIMIT} steps after choice {state.ply} without a decision; "
        f"agenda (last comes first): {', '.join(names)}"
    )


# ---------------------------------------------------------------------------------------------- steps of every game


@CORE.step()
def pass_window(state: State, scope: str = "") -> None:
    """The lead passes: the window closes, for now or until the scope is over."""
    state.leave()
    if scope:
        state.hushed = (*state.hushed, scope)


@CORE.step()
def halt(state: State) -> None:
    """Stop here, with nothing to choose from: a look ahead lays this in place of a question that it need not read."""
    state.agenda.append(halt())
    state.decision = _HALTED


_HALTED = Decision("halted", -1, (), ())


@CORE.step()
def in_players_order(state: State, key: str, lead: int, calls: tuple[Call, ...]) -> None:
    """Ask which of several waiting calls comes first, until all are made."""
    if len(calls) == 1:
        state.agenda.append(calls[0])
        return
    options = []
    for i, call in enumerate(calls):
        if call not in calls[:i]:
            options.append(Option(lead, key, call, (), make_first(key, lead, calls, i)))
    state.ask(key, lead, options)


@CORE.step()
def make_first(state: State, key: str, lead: int, calls: tuple[Call, ...], i: int) -> None:
    """Make one of the waiting calls, then the others."""
    state.then(calls[i], in_players_order(key, lead, calls[:i] + calls[i + 1 :]))
