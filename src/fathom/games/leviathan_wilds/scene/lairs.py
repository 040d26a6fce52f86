"""What comes of options that only single leviathans know: swarms, webs, relics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Change, Piece

from ..abilities import hive
from ..board import OPEN
from .words import Words

if TYPE_CHECKING:
    from .then import Then


def token_gone(w: Words, then: Then, token: int) -> None:
    """A token is struck or taken away: who stood on it over the open falls."""
    g = w.g
    space = g.tokens[token].space
    if w.box.board.terrain[space] & OPEN and not g.terrain[space] & OPEN:
        falls = [c for c, k in enumerate(g.climbers) if k.space == space]
        then.said += [w("then-drops", climber=w.climber(c)) for c in falls]


def _ghost(w: Words, then: Then, token: str, space: int) -> None:
    """Show a token where it would lie."""
    at = f"space.{w.box.board.names[space]}"
    name = w("piece-token", token=w.token(token), space=w.space(space))
    then.ghosts = (Piece(id=f"ghost.token.{token}", kind="token", at=at, name=name, flags=("ghost",), art=token),)


def _move_web(w: Words, then: Then, option: Option, decision: Decision) -> None:
    start, goal = option.args[0], w.g.climbers[decision.args[0]].space
    token_gone(w, then, next(i for i, t in enumerate(w.g.tokens) if t.id == "web" and t.space == start))
    _ghost(w, then, "web", goal)


def _hatch(w: Words, then: Then, option: Option, decision: Decision) -> None:
    _ghost(w, then, "swarm", option.args[0])


def _crawl(w: Words, then: Then, option: Option, decision: Decision) -> None:
    """The way of the swarm, and whether it bites at its end."""
    start, goal = option.args
    way = hive.way(w.g, start, goal, option.call[-1])
    then.path = tuple(f"space.{w.box.board.names[s]}" for s in (start, *way))
    if (start, *way)[-1] == goal:
        then.said.append(w.text("then-bites"))


def _bite(w: Words, then: Then, option: Option, decision: Decision) -> None:
    c = option.args[0]
    k = w.g.climbers[c]
    then.changes = (Change(target=f"climber.{c}", kind="health", before=k.health, after=k.health - 1),)
    if k.health - 1 <= k.blight:
        then.said.append(w("then-defeat", climber=w.climber(c)))


def _return_relic(w: Words, then: Then, option: Option, decision: Decision) -> None:
    _ghost(w, then, "relic", option.args[0])


OWN: dict[str, Callable[[Words, Then, Option, Decision], Any]] = {
    "move_web": _move_web,
    "hatch": _hatch,
    "crawl": _crawl,
    "bite": _bite,
    "return_relic": _return_relic,
}
