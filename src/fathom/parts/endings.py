"""The ending of a game as a page: what a game declares of it, and what is the same for all.

    class Closing(endings.Closing[Words]):
        words = Words
        tallies = {"slew": Tally("monster"), "paid_pearls": Tally("pearl", "n")}

        def gauges(self, g: Abyss) -> Iterator[Gauge]:
            for i, p in enumerate(g.players):
                yield Gauge("influence", self.w.player(i), sheet(g, i).open, tint=i)

Each tally has the text `tally-<kind>`, each plot `plot-<id>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from fathom.core.clock import SPANS
from fathom.core.ending import AccountLine, Band, Count, Course, Ending, Figure, Plot, Series, Taken, Turning
from fathom.core.game import find
from fathom.core.state import State
from fathom.core.text import Text
from fathom.core.trying import Trial
from fathom.core.words import Words, dashed

W = TypeVar("W", bound=Words[Any])

#: So many stretches with names fit below a plot. Turns of a game without such are told by so many at least.
BANDS, STRETCH = 9, 5
#: What is heard when it goes well, and when it goes badly.
GOOD, BAD = ("blow", "gain"), ("hurt", "fall", "threat")


class Gauge(NamedTuple):
    """A number at one moment: the plot that it belongs to, its name, how much, whose colour it has."""

    plot: str
    name: str
    value: float
    tint: int = -1


class Tally(NamedTuple):
    """What is counted of a kind of event: its icon, the fact that says how many, the fact that says who did it."""

    icon: str
    many: str = ""
    who: str = ""


class Closing(Generic[W]):
    """The end of a game, being told."""

    #: The class of the words of this game.
    words: ClassVar[type[Any]]
    #: What is counted, by the kind of event.
    tallies: ClassVar[dict[str, Tally]] = {}
    #: The colours of plots without seats.
    suits: ClassVar[dict[str, str]] = {}

    def __init__(self, course: Course, state: State, text: Text, seat: int) -> None:
        self.course = course
        self.state = state
        self.seat = seat
        self.w: W = self.words(state, text)
        self.game = find(state.game)

    @classmethod
    def tell(cls, course: Course, state: State, text: Text, seat: int) -> Ending:
        """Return how a game ended, for a seat; -1 is somebody who watched."""
        return cls(course, state, text, seat).ending()

    # ------------------------------------------------------------------------------------------ for games

    def gauges(self, g: Any) -> Iterable[Gauge]:
        """Yield the numbers that run along the game, always the same ones in the same order."""
        raise NotImplementedError

    def picture(self) -> str:
        """Return the name of the picture."""
        return "home/cover"

    def figures(self) -> tuple[Figure, ...]:
        """Return who is to be seen in it."""
        return ()

    def title(self) -> str:
        """Return how it ended in three words."""
        outcome = self.state.outcome
        return self.w.text(f"ended-{dashed(outcome.reason)}") if outcome else ""

    def account(self) -> tuple[AccountLine, ...]:
        """Return what the scores are made of, if there are scores."""
        return ()

    def who(self, name: str, value: Any) -> str:
        """Return who did something, by the fact of an event."""
        return str(self.w.fact(name, value))

    # ------------------------------------------------------------------------------------------ the page

    def ending(self) -> Ending:
        """Return the page."""
        outcome = self.state.outcome
        turns = self._turns()
        scene = self.game.scene(self.state, self.seat, self.w.text)
        won = None if outcome is None else outcome.won_by(self.seat) if self.seat >= 0 else scene.won
        turnings = self._turnings(turns)
        return Ending(
            won=won,
            title=self.title(),
            words=scene.ending,
            picture=self.picture(),
            figures=self.figures(),
            night=won is False and not self.game.rivals,
            decided=self._decided(turnings, won),
            counts=tuple(self._counts()),
            bands=tuple(self._bands(turns)),
            plots=self._plots(turns),
            turnings=turnings,
            account=self.account(),
            turns=len(turns),
        )

    def _turns(self) -> list[list[Taken]]:
        """Return the choices of each turn; what came before the first one is none."""
        return [list(made) for clock, made in groupby(self.course, lambda taken: taken.clock) if clock.turn]

    def _plots(self, turns: list[list[Taken]]) -> tuple[Plot, ...]:
        states = [made[-1].after for made in turns]
        rows = [tuple(self.gauges(g)) for g in ([turns[0][0].before] if turns else []) + states]
        names = dict.fromkeys((gauge.plot, gauge.name, gauge.tint) for row in rows for gauge in row)
        found: dict[str, list[Series]] = {}
        for plot, name, tint in names:
            values, last = [], 0.0
            for row in rows:
                last = next((gauge.value for gauge in row if gauge[:2] == (plot, name)), last)
                values.append(last)
            found.setdefault(plot, []).append(Series(name=name, values=tuple(values), tint=tint))
        return tuple(
            Plot(id=plot, name=self.w.text(f"plot-{dashed(plot)}"), series=tuple(series), suit=self.suits.get(plot, ""))
            for plot, series in found.items()
        )

    def _bands(self, turns: list[list[Taken]]) -> Iterator[Band]:
        text = self.w.text
        for span in SPANS[1:]:
            clocks = [made[0].clock.since(span) for made in turns]
            starts = [at for at, clock in enumerate(clocks) if not at or clock != clocks[at - 1]]
            if 1 < len(starts) <= min(BANDS, len(turns) - 1):
                for start, end in pairwise([*starts, len(turns)]):
                    yield Band(name=self.game.moment(turns[start][0].before, span, text), turns=end - start)
                return
        stretch = max(STRETCH, -(-len(turns) // BANDS))
        for start in range(0, len(turns), stretch):
            many = min(stretch, len(turns) - start)
            yield Band(name=text("turns-from-to", a=start + 1, b=start + many), turns=many)

    def _counts(self) -> Iterator[Count]:
        """Yield what was counted; who did most of it is named."""
        for kind, tally in self.tallies.items():
            total, by = 0, Counter[Any]()
            for taken in self.course:
                for event in taken.events:
                    if event.kind == kind:
                        n = int(event.facts[tally.many]) if tally.many else 1
                        total += n
                        if tally.who:
                            by[event.facts[tally.who]] += n
            if total:
                most = by.most_common(1)[0][0] if len(by) > 1 else None
                name = "" if most is None else self.who(tally.who, most)
                words = self.w.text(f"tally-{dashed(kind)}")
                yield Count(icon=tally.icon, words=words, value=total, most=name)
        yield Count(icon="flag", words=self.w.text("tally-turns"), value=len(self._turns()))

    # ------------------------------------------------------------------------------------------ best and worst

    def _turnings(self, turns: list[list[Taken]]) -> tuple[Turning, ...]:
        """Return the turn after which it stood so much better than before, and the one after which so much worse."""
        if len(turns) < 2:
            return ()
        seat = self._judge()
        ends = [self._value(made[-1].after, seat) for made in turns]
        gains = [after - before for before, after in pairwise(ends)]
        best, worst = max(gains), min(gains)
        found = []
        if best > 0:
            found.append(self._turning("best", turns, gains.index(best) + 1, seat, best))
        if worst < 0:
            found.append(self._turning("worst", turns, gains.index(worst) + 1, seat, worst))
        return tuple(found)

    def _value(self, g: Any, seat: int) -> float:
        """Return how likely it was to be won then."""
        return self.game.chances(g, seat).win

    def _judge(self) -> int:
        """Return the seat for which it is judged: one's own, else that of a winner."""
        winners = self.state.outcome.winners if self.state.outcome else ()
        return self.seat if self.seat >= 0 else winners[0] if winners else 0

    def _turning(
        self, kind: Literal["best", "worst"], turns: list[list[Taken]], at: int, seat: int, swing: float
    ) -> Turning:
        made, sign = turns[at], 1 if kind == "best" else -1
        text = self.w.text

        def gain(taken: Taken) -> float:
            return sign * (self._value(taken.after, seat) - self._value(taken.before, seat))

        told = max((taken for taken in made if self._line(taken, kind)), key=gain, default=made[-1])
        return Turning(
            kind=kind,
            words=self._line(told, kind),
            where=self.game.moment(made[0].before, "turn", text),
            turn=at,
            at=next(number for number, taken in enumerate(self.course, 1) if taken is told),
            luck=_is_luck(told),
            swing=swing if self.game.chances(made[0].before, seat).calibrated else 0.0,
        )

    def _line(self, taken: Taken, kind: str) -> str:
        """Return what happened in one sentence: what is heard when it goes so matters most."""
        lines = self.game.log(taken.events, taken.after, self.w.text, seat=self.seat)
        heard = [line.words for line in lines if line.sound in (GOOD if kind == "best" else BAD)]
        return heard[0] if heard else lines[0].words if lines else ""

    def _decided(self, turnings: tuple[Turning, ...], won: bool | None) -> str:
        kind = "worst" if won is False else "best"
        told = next((turning for turning in turnings if turning.kind == kind), None)
        return self.w("decided", where=told.where, what=told.words) if told and told.words else ""


def _is_luck(taken: Taken) -> bool:
    """Whether dice or hidden cards decided what a choice led to."""
    decision = taken.before.decision
    index = taken.after.choices[-1] if taken.after.choices else -1
    return decision is not None and index >= 0 and not Trial(taken.before, decision.lead).of(index).is_certain
