"""Gone to Gaia: delvers in the mist, wave after wave."""

from fathom.core.beats import Palette
from fathom.core.game import LookAhead
from fathom.parts import rooms

from .state import Gaia

#: The minutes are those that the book says, for each quest.
GAME = rooms.game(
    __name__,
    Gaia,
    version=3,
    minutes=(90, 90),
    first={"quest": "first_bell", "mind": "orla", "body": "brann"},
    mood=(188, 350),
    palette=Palette(
        root=110.0,
        scale=(0, 2, 3, 7, 8),
        room=0.7,
        ambience="wind",
        made_of={
            "step": "metal",
            "fall": "metal",
            "blow": "metal",
            "hurt": "skin",
            "gain": "metal",
            "card": "paper",
            "threat": "metal",
            "turn": "wood",
        },
    ),
    faces="hero",
    agrees="accept",
    look_ahead=LookAhead(horizon=("turn", 2), swing=250.0),
)
