"""Setting up (book 136-216)."""

from __future__ import annotations

from . import body, turns
from .table import Part, Table, ask


def play(table: Table) -> Part[None]:
    """Climbers are placed on the starting row, clockwise from the first one; then the game is played."""
    s = table.s
    order = [(s.active + i) % len(s.climbers) for i in range(len(s.climbers))]
    for c in order:
        climber = s.climbers[c]
        s.active = c
        if climber.space >= 0:
            continue
        row = [space for space in table.board.spaces() if table.board.xy(space)[::2] == (0, table.board.start_row)]
        seat = table.seat(c)
        answer = yield from ask(seat, "start_at", {(seat, "start_at", space) for space in row}, None, (c,))
        climber.space = answer[2]
    s.active = order[0]
    s.turn += 1
    yield from body.happens(table, s.active, "turn_start")
    yield from turns.play(table, "turn_start")
