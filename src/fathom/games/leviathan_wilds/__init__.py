"""Leviathan Wilds: climbers free a giant from the crystals that bind it."""

from fathom.core.beats import Palette
from fathom.core.game import LookAhead
from fathom.parts import rooms

from .evaluate import could_matter
from .rules import activation, timing
from .state import Wilds

GAME = rooms.game(
    __name__,
    Wilds,
    version=5,
    could_matter=could_matter,
    minutes=(45, 90),
    first={"leviathan": "sage", "difficulty": "normal", "climbers": (("fix", "roughneck"), ("kestrel", "breaker"))},
    welcome=True,
    mood=(152, 62),
    palette=Palette(
        root=98.0,
        scale=(0, 2, 4, 7, 9),
        room=1.4,
        ambience="wind",
        made_of={
            "step": "clay",
            "leap": "air",
            "fall": "air",
            "blow": "glass",
            "hurt": "skin",
            "gain": "glass",
            "card": "paper",
            "threat": "skin",
            "turn": "wood",
        },
    ),
    faces="climber",
    asking=frozenset({activation.act.name, activation.choose_ap_card.name, timing.anytime_window.name}),
    look_ahead=LookAhead(depth=2, width=4, budget=6, thought=0, horizon=("round", 1), swing=350.0),
)
