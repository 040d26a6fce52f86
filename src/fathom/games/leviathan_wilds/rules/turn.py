"""A turn: reveal, activate, resolve, draw (chapter 4)."""

from __future__ import annotations

from functools import cache

from fathom.core.steps import Call

from ..queries import next_climber
from ..state import Wilds, step
from . import activation, draw, ending, round_end, threats, timing


@step("LW-035", "LW-036", "LW-051", "LW-142", "LW-143")
def begin_turn(g: Wilds, c: int) -> None:
    """A climber's turn: always these four steps in this order."""
    g.active = c
    g.turn += 1
    g.step = "reveal"
    if g.last_turns:
        g.last_turns = tuple(d for d in g.last_turns if d != c)
    for k in g.climbers:
        if k.broke or k.hit:
            k.broke = 0
            k.hit = False
    g.emit("turn", climber=c, turn=g.turn, round=g.round)
    g.then(*_steps_of_a_turn(), end_turn(c))
    timing.moment_alone(g, "turn_start", c)


@cache
def _steps_of_a_turn() -> tuple[Call, ...]:
    return (
        timing.anytime_window("turn_start"),
        threats.reveal_threat(),
        activation.begin_activation(),
        threats.begin_resolution(),
        draw.begin_draw(),
        timing.settle(),
    )


@step("LW-050", "LW-142", "LW-145", "LW-202")
def end_turn(g: Wilds, c: int) -> None:
    """After step 4 the round may end; then the next climber takes a turn."""
    timing.end_step(g)
    g.step = "end"
    g.current = -1
    g.end_scope("turn")
    g.then(after_turn(c))
    timing.moment_alone(g, "turn_end", c)


@step("LW-143", "LW-144", "LW-202", "LR-12")
def after_turn(g: Wilds, c: int) -> None:
    """The Last Chance may be over; otherwise a round that is complete ends, and play goes on."""
    if g.last_chance and not g.last_turns:
        ending.lose(g, "last_chance_over")
        return
    if all([slot.up for slot in g.threats]):
        g.then(timing.anytime_window("round_end"), round_end.end_round(), timing.settle(), pass_turn(c))
    else:
        pass_turn.now(g, c)


@step("LW-050", "LW-143", "LW-214", "LR-12")
def pass_turn(g: Wilds, c: int) -> None:
    """The next climber clockwise takes a turn; in the Last Chance, the next who has one left."""
    if g.last_chance:
        if not g.last_turns:
            ending.lose(g, "last_chance_over")
        else:
            g.then(begin_turn(g.last_turns[0]))
    else:
        g.then(begin_turn(next_climber(g, c)))
