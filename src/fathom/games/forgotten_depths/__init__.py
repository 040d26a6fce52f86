"""Forgotten Depths: Heroes explore what lies below, tile by tile, down to the Final Entity."""

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
    faces="hero",
    look_ahead=LookAhead(horizon=("turn", 2), swing=200.0),
)
