"""A turn: reveal, activate, resolve, draw (chapter 4)."""

from __future__ import annotations

from ..queries import next_climber
from ..state import Wilds, step
from . import activation, draw, ending, round_end, threats, timing


@step("LW-035", "LW-036", "LW-051", "LW-142", "LW-143")
def begin_turn(g: Wilds, c: int) -> None:
    """A climber's turn: always these four steps in this order."""
    g.active = c
    g.turn += 1
    g.step = "reveal"
    g.last_turns = tuple(d for d in g.last_turns if d != c)
    for k in g.climbers:
        k.broke = 0
        k.hit = False
    g.emit("turn", climber=c, turn=g.turn, round=g.round)
    timing.moment(g, "turn_start", c)
    g.then(
        timing.settle(),
        timing.anytime_window("turn_start"),
        threats.reveal_threat(),
        timing.anytime_window("revealed"),
        threats.resolve_swift(),
        timing.end_step(),
        activation.begin_activation(),
        timing.end_step(),
        threats.begin_resolution(),
        timing.end_step(),
        draw.begin_draw(),
        timing.settle(),
        timing.end_step(),
        end_turn(c),
    )


@step("LW-050", "LW-142", "LW-145", "LW-202")
def end_turn(g: Wilds, c: int) -> None:
    """After step 4 the round may end; then the next climber takes a turn."""
    g.step = "end"
    g.current = -1
    g.end_scope("turn")
    timing.moment(g, "turn_end", c)
    g.then(timing.settle(), after_turn(c))


@step("LW-143", "LW-144", "LW-202", "LR-12")
def after_turn(g: Wilds, c: int) -> None:
    """The Last Chance may be over; otherwise a round that is complete ends, and play goes on."""
    if g.last_chance and not g.last_turns:
        ending.lose(g, "last_chance_over")
        return
    if all(slot.up for slot in g.threats):
        g.then(timing.anytime_window("round_end"), round_end.end_round(), timing.settle(), pass_turn(c))
    else:
        g.then(pass_turn(c))


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
