"""Gone to Gaia: delvers in the mist, wave after wave."""

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
    faces="hero",
    agrees="accept",
    look_ahead=LookAhead(horizon=("turn", 2), swing=250.0),
)
