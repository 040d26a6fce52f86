"""Abyss, with Leviathan: rivals for the throne of the deep, and the beasts at its border."""

from fathom.core.beats import Palette
from fathom.core.game import LookAhead
from fathom.parts import rooms

from .state import Abyss

GAME = rooms.game(
    __name__,
    Abyss,
    version=3,
    rivals=True,
    minutes=(30, 60),
    first={"expansion": False},
    mood=(262, 320),
    palette=Palette(
        root=82.4,
        scale=(0, 2, 5, 7, 9),
        room=2.2,
        ambience="water",
        made_of={
            "coin": "glass",
            "blow": "clay",
            "hurt": "skin",
            "gain": "water",
            "card": "water",
            "threat": "skin",
            "turn": "water",
        },
    ),
    look_ahead=LookAhead(effort=2000, horizon=("turn", 7), swing=25.0),
)
