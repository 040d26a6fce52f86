"""A turn: reveal, activate, resolve, draw (chapter 4)."""

from __future__ import annotations

from ..queries import last_turns_without, next_climber
from ..state import Wilds, step
from . import activation, draw, ending, round_end, threats, timing


@step("LW-035", "LW-036", "LW-051", "LW-142", "LW-143")
def begin_turn(g: Wilds, c: int) -> None:
    """A climber's turn: always these four steps in this order.

    Turns go round (LW-035) in four steps (LW-036), five of them make a round (LW-051). Of the last turns this one
    is taken (LW-143), when the one with the defeat is over (LW-142).
    """
    timing.end_step(g)  # what was played between turns lapses
    g.active = c
    g.turn += 1
    g.step = "reveal"
    if g.last_turns:
        g.last_turns = last_turns_without(g, c)
    for k in g.climbers:
        if k.broke or k.hit:
            k.broke = 0
            k.hit = False
    g.emit("turn", climber=c, turn=g.turn, round=g.round)
    g.then(
        timing.anytime_window("turn_start"),
        threats.reveal_threat(),
        activation.begin_activation(),
        threats.begin_resolution(),
        draw.begin_draw(),
        timing.settle(),
        end_turn(c),
    )
    timing.moment_alone(g, "turn_start", c)


@step("LW-050", "LW-142", "LW-145", "LW-202")
def end_turn(g: Wilds, c: int) -> None:
    """After step 4 the round may end; then the next climber takes a turn."""
    timing.end_step(g)
    g.step = "end"
    g.current = -1
    if "turn" in g.hushed:
        g.end_scope("turn")
    g.then(after_turn(c))
    timing.moment_alone(g, "turn_end", c)


@step("LW-143", "LW-144", "LW-202", "LR-12")
def after_turn(g: Wilds, c: int) -> None:
    """The Last Chance may be over; otherwise a round that is complete ends, and play goes on."""
    if g.last_chance and not g.last_turns:
        last_moment.now(g)
    elif g.threats[-1].up:  # they are revealed from left to right (LW-037)
        g.then(timing.anytime_window("round_end"), round_end.end_round(), timing.settle(), pass_turn(c))
    else:
        pass_turn.now(g, c)


@step("LW-103", "LW-144", "LR-12")
def last_moment(g: Wilds) -> None:
    """Nobody has a turn left: after the last draw anytime actions are still possible, then the game is lost."""
    g.then(timing.anytime_window("last_chance"), timing.settle(), give_up())


@step("LW-144", "LW-201")
def give_up(g: Wilds) -> None:
    """The Last Chance is over, and the leviathan is still bound."""
    ending.lose(g, "last_chance_over")


@step("LW-050", "LW-143", "LW-214", "LR-12")
def pass_turn(g: Wilds, c: int) -> None:
    """The next climber clockwise takes a turn; in the Last Chance, the next who has one left."""
    if g.last_chance:
        if not g.last_turns:
            last_moment.now(g)
        else:
            begin_turn.now(g, g.last_turns[0])
    else:
        begin_turn.now(g, next_climber(g, c))
