"""fathom: a digital table for games about creatures far bigger than you.

>>> import fathom
>>> state = fathom.new("leviathan-wilds", seed=7, leviathan="sage", difficulty="normal",
...                    climbers=[("fix", "breaker"), ("cheer", "magus")])
>>> state.over
False
>>> twin = fathom.load(state.save())
>>> twin == state
True
"""

from . import _compiled as _compiled
from .core.content import ContentError
from .core.decisions import Decision, Option, Outcome
from .core.errors import EndlessLoop, FathomError, IllegalChoice, SaveError, SetupError
from .core.game import describe, games, load, new, view
from .core.replay import Replay
from .core.state import State

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "Decision",
    "EndlessLoop",
    "FathomError",
    "IllegalChoice",
    "Option",
    "Outcome",
    "Replay",
    "SaveError",
    "SetupError",
    "State",
    "describe",
    "games",
    "load",
    "new",
    "view",
]
