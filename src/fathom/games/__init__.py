"""The games: four plug-ins, none of which knows another or who plays.

Loading a game binds this package to the name `fathom.games`, where the public API has a function. So the package can be
called like that function:

>>> import fathom.games
>>> "leviathan-wilds" in fathom.games()
True
"""

import sys
import types

from fathom.core.game import games


class _Games(types.ModuleType):
    """A package that answers `fathom.games()`."""

    def __call__(self) -> list[str]:
        """Return the ids of all games that can be played."""
        return games()


sys.modules[__name__].__class__ = _Games
