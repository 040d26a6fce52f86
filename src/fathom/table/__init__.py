"""A running match: a game, who sits where, and everything that was chosen. Knows no screen and no game."""

from .files import autosave_file, games_folder, unfinished
from .history import Entry, Moment
from .match import Match, NothingToUndo, RulesError, StaleAnswer

__all__ = [
    "Entry",
    "Match",
    "Moment",
    "NothingToUndo",
    "RulesError",
    "StaleAnswer",
    "autosave_file",
    "games_folder",
    "unfinished",
]
