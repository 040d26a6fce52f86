"""The rules, one module per chapter of the rulebook. Modules name each other's steps; importing this loads them all."""

from . import (  # noqa: F401
    actions,
    activation,
    anytime,
    draw,
    ending,
    falling,
    grip,
    health,
    injuries,
    losses,
    moving,
    round_end,
    scenario,
    sides,
    skills,
    strikes,
    terrain,
    threats,
    timing,
    turn,
)
