"""Forgotten Depths: Heroes explore what lies below, tile by tile, down to the Final Entity."""

from fathom.core.beats import Palette
from fathom.core.game import LookAhead
from fathom.parts import rooms

from .box import DepthsBox
from .state import Depths

GAME = rooms.game(
    __name__,
    Depths,
    version=5,
    open_box=DepthsBox.open,
    minutes=(45, 135),
    first={"start": "ruins", "heroes": (("bren", "front"), ("sil", "front"))},
    mood=(74, 35),
    palette=Palette(
        root=73.4,
        scale=(0, 3, 5, 7, 10),
        room=2.6,
        ambience="cave",
        made_of={
            "step": "clay",
            "fall": "clay",
            "blow": "metal",
            "hurt": "skin",
            "gain": "glass",
            "card": "clay",
            "threat": "skin",
            "turn": "clay",
        },
    ),
    faces="hero",
    look_ahead=LookAhead(horizon=("turn", 2), swing=200.0),
)
