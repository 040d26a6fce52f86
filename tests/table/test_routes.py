"""Far places in one go: on a small board where every corner can be set up, and on the real game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from fathom.core import game as games
from fathom.core.clock import Clock
from fathom.core.decisions import Option
from fathom.core.game import Game
from fathom.core.rng import Stream
from fathom.core.scene import Change, Choice, Head, Preview, Scene
from fathom.core.state import CORE, Box, Setup, State
from fathom.core.steps import Steps
from fathom.core.text import Text
from fathom.table import Match
from fathom.table.routes import PLACES, Route, routes

GAME = "leviathan-wilds"
TEXT = Text([], "en")

steps = Steps(CORE)

#: Which places lie beside each other, and what it costs to enter them.
BESIDE = {"a": "be", "b": "acf", "c": "bd", "d": "c", "e": "af", "f": "beg", "g": "f"}
COST = {"e": 3}


class WalkBox(Box):
    game = "walk"
    hash = "0"


class WalkSetup(Setup, frozen=True):
    pass


class Walk(State, kw_only=True):
    steps: ClassVar[Steps] = steps
    box: WalkBox
    setup: WalkSetup
    at: str = "a"
    left: int = 9
    #: Lies face down at c: whoever comes there turns up its top card.
    deck: tuple[int, ...] = tuple(range(20))
    seen: tuple[int, ...] = ()
    #: Somebody who stands on this place is asked something else first.
    watched: str = ""


@steps.step()
def walk(g: Walk) -> None:
    """Ask where to go, until somebody has had enough."""
    g.then(walk())
    ways = [Option(0, "go", (to,), (to,), go(to)) for to in BESIDE[g.at] if COST.get(to, 1) <= g.left]
    g.ask("walk", 0, [*ways, Option(0, "rest", (), (), rest()), Option(0, "wait", (), (), rest())])


@steps.step()
def go(g: Walk, to: str) -> None:
    """Enter a place."""
    g.left -= COST.get(to, 1)
    g.at = to
    if to == "c":
        g.seen, g.deck = (*g.seen, g.deck[0]), g.deck[1:]
    if to == g.watched:
        g.ask("halt", 0, [Option(0, "yes", (), (), rest()), Option(0, "no", (), (), rest())])


@steps.step()
def rest(g: Walk) -> None:
    """Do nothing."""


def scene(g: Walk, seat: int, text: Text) -> Scene:
    return Scene(
        game="walk", ply=g.ply, seat=seat, head=Head(title="Walk"),
        choices=tuple(
            Choice(
                index=index, seat=0, key=option.key, words=f"{option.key} {option.args}", targets=option.targets,
                price=COST.get(option.targets[0], 1) if option.targets else -1,
                preview=Preview(
                    path=(g.at, option.targets[0]),
                    changes=(Change(target="me", kind="left", before=g.left, after=g.left - 1),),
                ) if option.targets else None,
            )
            for index, option in enumerate(g.decision.options if g.decision else ())
        ),
    )  # fmt: skip


def begin(box: WalkBox, setup: WalkSetup, seed: int) -> Walk:
    g = Walk(game="walk", box=box, setup=setup, seed=seed)
    g.then(walk())
    return g


def open_box(packs: Sequence[Path], check: bool = False) -> WalkBox:
    return WalkBox()


def prepare(box: WalkBox, values: Mapping[str, Any]) -> WalkSetup:
    return WalkSetup()


def determinise(g: Walk, seat: int, guess: Stream) -> None:
    g.deck = guess.shuffled(g.deck)


WALK: Game[Walk, WalkBox, WalkSetup] = Game(
    id="walk", version=1, folder=Path(__file__).parent / "walk", state=Walk, open_box=open_box,
    options=lambda box: (), prepare=prepare, begin=begin, seats=lambda setup: 1,
    view=lambda g, seat: {"at": g.at, "left": g.left, "seen": list(g.seen)}, determinise=determinise, scene=scene,
    log=lambda events, state, text, group="", seat=-1: (), evaluate=lambda g, seat: 0.0,
    clock=lambda state: Clock(),
    moment=lambda state, span, text: "",
)  # fmt: skip


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the ways by the place they lead to, from a position."""
    monkeypatch.setitem(games._registered, "walk", WALK)

    def found(seat: int = 0, **position: Any) -> dict[str, Route]:
        state = begin(WalkBox(), WalkSetup(), 0)
        for name, value in position.items():
            setattr(state, name, value)
        state.run()
        return {route.targets[0]: route for route in routes(state, seat, TEXT)}

    return found


def test_far_places_are_one_choice_of_several_steps(far: Any) -> None:
    way = far()["g"]
    assert way.preview is not None and way.preview.path == ("a", "b", "f", "g")
    assert way.steps == (0, 2, 2) and way.index == 0 and way.price == 3
    assert way.preview.changes == (Change(target="me", kind="left", before=9, after=6),)


def test_what_can_be_chosen_at_once_and_where_one_stands_are_not_far(far: Any) -> None:
    assert not far().keys() & {"a", "b", "e"}


def test_the_cheapest_way_is_taken_and_the_nearest_place_comes_first(far: Any) -> None:
    assert far()["f"].preview.path == ("a", "b", "f")  # not by e, which costs 3
    assert [way.price for way in far().values()] == sorted(way.price for way in far().values())


def test_no_way_goes_on_behind_what_is_hidden(far: Any) -> None:
    assert "c" in far() and "d" not in far()


def test_no_way_goes_on_where_something_else_is_asked(far: Any) -> None:
    assert far(watched="f").keys() == {"c", "f"}


def test_no_way_is_longer_than_what_is_left_to_spend(far: Any) -> None:
    assert far(left=2).keys() == {"c", "f"}


def test_who_has_nothing_to_choose_has_no_ways(far: Any) -> None:
    assert far(seat=-1) == {} and far(left=0) == {}


def test_in_the_real_game_every_way_can_be_walked_as_it_says() -> None:
    text, walked = games.find(GAME).text("en"), 0
    for seed in range(4):
        match, stream = Match.new(GAME, seed=seed), Stream({"t": seed}, "t")
        while not match.over and match.ply < 60:
            decision = match.state.decision
            assert decision is not None
            found = routes(match.state, decision.lead, text)
            assert len(found) <= PLACES
            for way in found[::5]:
                twin, spent = match.state.clone(), 0
                for index in way.steps:
                    drawn = match.game.scene(twin, decision.lead, text)
                    step = next(choice for choice in drawn.choices if choice.index == index)
                    assert step.key == way.key
                    spent += step.price
                    twin.choose(index)
                assert spent == way.price and step.targets == way.targets
                walked += 1
            match.choose(match.ply, stream.below(len(decision.options)))
    assert walked > 20


def test_ways_are_the_same_in_a_world_with_other_secrets() -> None:
    text, compared = games.find(GAME).text("en"), 0
    match, stream = Match.new(GAME, seed=5), Stream({"t": 5}, "t")
    while not match.over and match.ply < 50:
        decision = match.state.decision
        assert decision is not None
        found = routes(match.state, decision.lead, text)
        other = match.state.determinise(decision.lead, 77)
        assert msgspec.to_builtins(routes(other, decision.lead, text)) == msgspec.to_builtins(found)
        compared += bool(found)
        match.choose(match.ply, stream.below(len(decision.options)))
    assert compared > 5
