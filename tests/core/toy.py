"""A small game for tests of the core: two divers, a deck of numbers, and every kind of question there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from fathom.core.clock import Clock
from fathom.core.decisions import Option, Outcome
from fathom.core.game import Game, SetupOption, box_of
from fathom.core.rng import Stream
from fathom.core.scene import Head, Line, Scene
from fathom.core.state import CORE, Box, Setup, State
from fathom.core.steps import Call, Steps
from fathom.core.text import Text

steps = Steps(CORE)
step = steps.step


class ToyBox(Box):
    """Content: nothing but its name."""

    game = "core-toy"
    hash = "abc"


class ToySetup(Setup, frozen=True):
    """How deep the water is, and whether the deck is open."""

    depth: str = "shallow"
    cards: int = 5
    open: bool = False


class Diver(msgspec.Struct):
    """A flat record."""

    air: int = 3
    bag: tuple[int, ...] = ()


class Toy(State, kw_only=True):
    """The state, with a field of every kind."""

    steps: ClassVar[Steps] = steps
    box: ToyBox
    setup: ToySetup
    divers: list[Diver] = []
    deck: tuple[int, ...] = ()
    log: list[str] = []
    marks: dict[str, int] = {}
    chest: Diver = msgspec.field(default_factory=Diver)
    waiting: tuple[Call, ...] = ()


# ---------------------------------------------------------------------------------------------- steps


@step("TY-001")
def say(g: Toy, word: str) -> None:
    """Write a word down."""
    g.log.append(word)
    g.emit("said", word=word)


@step("TY-002", "TY-003")
def draw(g: Toy, seat: int) -> None:
    """Take the top card."""
    card, g.deck = g.deck[0], g.deck[1:]
    g.divers[seat].bag += (card,)
    g.emit("drew", seat=seat, card=card)


@step()
def both(g: Toy, *words: str) -> None:
    """Say several words, each in a call of its own."""
    g.then(*(say(word) for word in words))


@step()
def nothing(g: Toy) -> None:
    """Do nothing."""


@step()
def spin(g: Toy) -> None:
    """Never end."""
    g.then(nothing(), spin())


@step()
def finish(g: Toy, won: bool) -> None:
    """End the game, with something still on the agenda."""
    g.then(say("too late"))
    g.end(Outcome(won, "surfaced", (1, 2)))


@step()
def ask_one(g: Toy, reveals: bool) -> None:
    """Ask with a single option."""
    g.ask("one", 0, [Option(0, "only", (), (), say("only"))], reveals=reveals)


@step()
def surface(g: Toy) -> None:
    """A window in which both may act, in the scopes of a dive and a day."""
    options = [
        Option(seat, "breathe", (seat,), (f"diver.{seat}",), breathe(seat)) for seat in (0, 1) if g.divers[seat].air < 5
    ]
    g.window("surface", 0, options, surface(), ("dive", "day"))


@step()
def breathe(g: Toy, seat: int) -> None:
    """Take a breath."""
    g.divers[seat].air += 1


@step()
def ask_dice(g: Toy, *sides: int) -> None:
    """Ask whether to throw dice, or to draw the top card."""
    throws = Option(0, "throw", (), (), throw(*sides))
    g.ask("dice", 0, [throws, Option(0, "throw_and_draw", (), (), throw(*sides, 0)), Option(0, "mix", (), (), mix())])


@step("TY-004")
def throw(g: Toy, *sides: int) -> None:
    """Throw dice of so many sides, one after another, until one shows its least number; 0 is the top card."""
    for n in sides:
        if n == 0:
            g.uncover()
            g.emit("turned", card=g.deck[0])
            return
        die = g.rng("dice").below(n)
        g.emit("threw", die=die)
        if die == 0:
            return


@step()
def mix(g: Toy) -> None:
    """Shuffle the deck."""
    g.deck = g.rng("deck").shuffled(g.deck)


@step()
def order(g: Toy, *words: str) -> None:
    """Say words in the order that seat 1 likes."""
    g.any_order("order", 1, [say(word) for word in words])


@step()
def menu(g: Toy) -> None:
    """The question that comes back."""
    g.then(menu())
    options = [
        Option(0, "say", ("a",), (), say("a")),
        Option(0, "draw", (), (), draw(0)) if g.deck else Option(0, "end", (), (), finish(True)),
        Option(1, "say", ("b", ("c", 1)), ("diver.1",), say("b")),
        Option(0, "end", (False,), (), finish(False)),
    ]
    g.ask("menu", 0, options, ("x", (1, 2)))


# ---------------------------------------------------------------------------------------------- the plug-in


def _options(box: ToyBox) -> tuple[SetupOption, ...]:
    return (
        SetupOption("depth", "shallow", ("shallow", "deep")),
        SetupOption("cards", 5, (), "number"),
        SetupOption("open", False, (), "flag"),
    )


def _begin(box: ToyBox, setup: ToySetup, seed: int) -> Toy:
    g = Toy(game="core-toy", box=box, setup=setup, seed=seed, divers=[Diver(), Diver()])
    g.deck = g.rng("deck").shuffled(range(setup.cards))
    g.then(menu())
    return g


def _view(g: Toy, seat: int) -> dict[str, Any]:
    return {"deck": len(g.deck), "air": [diver.air for diver in g.divers]}


def _determinise(g: Toy, seat: int, guess: Stream) -> None:
    g.deck = guess.shuffled(g.deck)


def _open(packs: Sequence[Path], check: bool = False) -> ToyBox:
    return ToyBox()


def _prepare(box: ToyBox, values: Mapping[str, Any]) -> ToySetup:
    return ToySetup(values["depth"], values["cards"], values["open"])


def _scene(g: Toy, seat: int, text: Text) -> Scene:
    return Scene(game="core-toy", ply=g.ply, seat=seat, head=Head(title="Toy"))


TOY = Game(
    id="core-toy",
    version=3,
    folder=Path(__file__).parent / "toy",
    state=Toy,
    open_box=_open,
    options=_options,
    prepare=_prepare,
    begin=_begin,
    seats=lambda setup: 2,
    view=_view,
    determinise=_determinise,
    scene=_scene,
    log=lambda events, state, text, group="", seat=-1: tuple(Line(words=event.kind) for event in events),
    clock=lambda state: Clock(),
    moment=lambda state, span, text: "",
    evaluate=lambda g, seat: float(len(g.divers[seat].bag)),
    pieces=lambda g: {"cards": len(g.deck) + sum(len(diver.bag) for diver in g.divers)},
)


def toy(*calls: Call, seed: int = 1, **setup: Any) -> Toy:
    """Return a game that has not begun, with these calls on its agenda."""
    box = box_of("core-toy")
    assert isinstance(box, ToyBox)
    g = _begin(box, ToySetup(**setup), seed)
    g.agenda = list(calls[::-1])
    return g


def ran(*calls: Call, **setup: Any) -> Toy:
    """Return a game that has run these calls; they must come to a decision or to an end."""
    g = toy(*calls, menu(), **setup)
    g.run()
    return g
