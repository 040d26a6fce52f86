"""A game of nothing but the corners: choices that nest, that fail, that never end, that turn over a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from fathom.core.clock import Clock
from fathom.core.decisions import Option, Outcome
from fathom.core.game import Game
from fathom.core.rng import Stream
from fathom.core.scene import Head, Line, Scene
from fathom.core.state import CORE, Box, Setup, State
from fathom.core.steps import Steps
from fathom.core.text import Text

steps = Steps(CORE)


class ToyBox(Box):
    game = "toy"
    hash = "0"


class ToySetup(Setup, frozen=True):
    pass


class Toy(State, kw_only=True):
    steps: ClassVar[Steps] = steps
    box: ToyBox
    setup: ToySetup
    deck: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    count: int = 0


@steps.step()
def main(g: Toy) -> None:
    """The question that comes back after everything."""
    g.then(main())
    calls = {"add": add(), "nest": nest(2), "draw": draw(), "fail": fail(), "loop": loop(), "end": end()}
    g.ask("main", 0, [Option(0, key, (), (), call) for key, call in calls.items()])


@steps.step()
def add(g: Toy) -> None:
    """Count one up."""
    g.count += 1
    g.emit("added", n=g.count)


@steps.step()
def nest(g: Toy, n: int) -> None:
    """Ask n times within an action."""
    if n:
        g.ask("nest", 0, [Option(0, "more", (), (), add()), Option(0, "less", (), (), add())])
        g.then(nest(n - 1))


@steps.step()
def draw(g: Toy) -> None:
    """Turn over the top card."""
    g.seen, g.deck = (*g.seen, g.deck[0]), g.deck[1:]


@steps.step()
def fail(g: Toy) -> None:
    """Break half way."""
    g.count = 99
    raise KeyError("no such thing")


@steps.step()
def loop(g: Toy) -> None:
    """Never end."""
    g.then(loop())


@steps.step()
def end(g: Toy) -> None:
    """Win."""
    g.end(Outcome(True, "enough"))


def _begin(box: ToyBox, setup: ToySetup, seed: int) -> Toy:
    g = Toy(game="toy", box=box, setup=setup, seed=seed)
    g.deck = g.rng("deck").shuffled(range(20))
    g.then(main())
    return g


def _view(g: Toy, seat: int) -> dict[str, Any]:
    return {"count": g.count, "seen": list(g.seen), "left": len(g.deck)}


def _determinise(g: Toy, seat: int, guess: Stream) -> None:
    g.deck = guess.shuffled(g.deck)


def _scene(g: Toy, seat: int, text: Text) -> Scene:
    return Scene(game="toy", ply=g.ply, seat=seat, head=Head(title="Toy"))


def _open(packs: Sequence[Path], check: bool = False) -> ToyBox:
    return ToyBox()


def _prepare(box: ToyBox, values: Mapping[str, Any]) -> ToySetup:
    return ToySetup()


TOY = Game(
    id="toy",
    version=1,
    folder=Path(__file__).parent / "toy",
    state=Toy,
    open_box=_open,
    options=lambda box: (),
    prepare=_prepare,
    begin=_begin,
    seats=lambda setup: 1,
    view=_view,
    determinise=_determinise,
    scene=_scene,
    log=lambda events, state, text, group="", seat=-1: tuple(Line(words=event.kind) for event in events),
    clock=lambda state: Clock(),
    moment=lambda state, span, text: "",
    evaluate=lambda g, seat: float(g.count),
)
