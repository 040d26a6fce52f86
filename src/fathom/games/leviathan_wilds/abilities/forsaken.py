"""Forsaken: rot that hides thorns, slime, holes and crystals; it can be probed before one steps on it."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import No, no

from ..effects import How, why_not
from ..queries import face_down
from ..rules import sides
from ..state import Wilds, step


def in_reach(g: Wilds, c: int) -> list[int]:
    """Return the face-down rot beside a climber."""
    rot = face_down(g)
    return sorted([rot[s] for s in g.box.board.neighbours[g.climbers[c].space] if s in rot])


@why_not("forsaken.probe")
def why_not_probe(g: Wilds, c: int) -> No | None:
    """No face-down rot lies beside the climber."""
    return NO_ROT if face_down(g).keys().isdisjoint(g.box.board.neighbours[g.climbers[c].space]) else None


NO_ROT = no("LW-080", "no-rot")


@step("LW-080")
def probe(g: Wilds, c: int, node: str, how: How) -> None:
    """Probe: one face-down rot token beside the climber is turned up; nobody enters its space."""
    seat, board = g.climbers[c].seat, g.box.board
    options = [
        Option(seat, "forsaken.probe", (g.tokens[i].space,), board.at[g.tokens[i].space], turn_up(i))
        for i in in_reach(g, c)
    ]
    g.ask("forsaken.probe", seat, options, c)


@step("LW-080", "LW-292")
def turn_up(g: Wilds, token: int) -> None:
    """The token shows what it hid, without harm to anybody."""
    sides.uncover(g, token)
