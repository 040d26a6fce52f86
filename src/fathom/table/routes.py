"""Far places in one go: several choices of one kind in a row, found by trying them. Works for any game.

A choice with a price and a path of its own is a step of a way. Where the same question comes back after it, the next
step can be tried from there, and so on: the cheapest way to each further place becomes one choice of several steps.

Everything is tried in two worlds that the seat cannot tell from the real one. A way ends where they part: behind that
step lies something hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import count

import msgspec

from fathom.core import game as games
from fathom.core.decisions import Decision
from fathom.core.game import AnyGame
from fathom.core.scene import Change, Choice, Preview
from fathom.core.state import State
from fathom.core.text import Text

#: The most choices in a row, and the most far places, that are offered.
STEPS = 6
PLACES = 60


class Route(Choice, frozen=True):
    """A choice that is made in several steps: the indexes to choose, one after the other."""

    steps: tuple[int, ...] = ()


def is_step(choice: Choice) -> bool:
    """Return whether a choice leads from one place to another for a price."""
    return choice.price > 0 and len(choice.targets) == 1 and len(_path(choice)) > 1 and not choice.moves_on


#: The same place in the two worlds.
_Worlds = tuple[State, State]


def routes(state: State, seat: int, text: Text) -> tuple[Route, ...]:
    """Return the far places that a seat can get to by repeating one kind of choice, the cheapest first."""
    if state.decision is None or seat not in state.decision.seats:
        return ()
    search = _Search(games.find(state.game), state, seat, text)
    return tuple(search.found())


class _Search:
    """The cheapest way first, place by place."""

    def __init__(self, game: AnyGame, state: State, seat: int, text: Text) -> None:
        assert state.decision is not None
        self.game, self.seat, self.text = game, seat, text
        self.asked: Decision = state.decision
        self.now = game.clock(state)
        self.start: _Worlds = (state.determinise(seat, 1), state.determinise(seat, 2))
        self.key = ""

    def found(self) -> Iterator[Route]:
        """Yield every far place once."""
        offered = self._steps(self.start)
        if not offered:
            return
        self.key = min(offered, key=lambda choice: choice.price).key
        first = [choice for choice in offered if choice.key == self.key]
        near = {choice.targets[0] for choice in first} | {_path(choice)[0] for choice in first}
        order, places = count(), 0
        edge: list[tuple[int, int, int, Route, _Worlds]] = []

        def wait(way: Route, worlds: _Worlds) -> None:
            heappush(edge, (way.price, len(way.steps), next(order), way, worlds))

        for choice in first:
            wait(_begun(choice), self.start)
        been = set()
        while edge and places < PLACES:
            _, _, _, way, worlds = heappop(edge)
            here = way.targets[0]
            if here in been:
                continue
            been.add(here)
            if here not in near:
                places += 1
                yield way
            if len(way.steps) == STEPS or _path(way)[-1] != here:
                continue  # far enough; or it ends elsewhere than where it was aimed at, as in a fall
            after = self._after(worlds, way.steps[-1])
            if after is not None:
                for choice in self._steps(after):
                    if choice.key == self.key and choice.targets[0] not in been:
                        wait(_longer(way, choice), after)

    def _steps(self, worlds: _Worlds) -> list[Choice]:
        """Return the choices that are steps."""
        return [choice for choice in self.game.scene(worlds[0], self.seat, self.text).choices if is_step(choice)]

    def _after(self, worlds: _Worlds, index: int) -> _Worlds | None:
        """Return the worlds after a choice, if the same question comes back and both look the same."""
        one, other = worlds[0].clone(), worlds[1].clone()
        one.choose(index)
        other.choose(index)
        decision = one.decision
        if decision is None or (decision.key, decision.lead) != (self.asked.key, self.asked.lead):
            return None
        if self.game.clock(one) != self.now or decision != other.decision:
            return None
        if self.game.view(one, self.seat) != self.game.view(other, self.seat):
            return None
        return one, other


def _path(choice: Choice) -> tuple[str, ...]:
    return choice.preview.path if choice.preview else ()


def _begun(choice: Choice) -> Route:
    return Route(**{name: getattr(choice, name) for name in Choice.__struct_fields__}, steps=(choice.index,))


def _longer(way: Route, choice: Choice) -> Route:
    """Return a way with one more step: the words of the last one, the price and the losses of all."""
    assert way.preview is not None and choice.preview is not None
    preview = Preview(
        path=(*way.preview.path, *choice.preview.path[1:]),
        ghosts=choice.preview.ghosts,
        changes=_together((*way.preview.changes, *choice.preview.changes)),
    )
    price, steps = way.price + choice.price, (*way.steps, choice.index)
    return msgspec.structs.replace(_begun(choice), index=way.index, cost="", price=price, preview=preview, steps=steps)


def _together(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return each number once, from its first value to its last."""
    merged: dict[tuple[str, str], Change] = {}
    for change in changes:
        known = merged.get((change.target, change.kind), change)
        merged[change.target, change.kind] = msgspec.structs.replace(known, after=change.after)
    return tuple(merged.values())
