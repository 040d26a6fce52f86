"""Legendary Locations: each is a panorama of up to five windows, 124 wide; its cards show one window each.

The card that opens a location shows the first window, and each card of a pile the next one: laid side by side they join.
The last card shows what the place is about. Another pile of the same location is the same place at another hour.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at, line, spots

from . import places_architecture as architecture
from . import places_caverns as caverns
from . import places_ruins as ruins
from .style import GLOW, SKY, WIDTH, drawn, part, tinted

#: Location: panorama, hue and accent.
PLACES = {
    "ruins_1": (ruins.chapel, 205, 60), "ruins_2": (ruins.hollow, 285, 60), "ruins_3": (ruins.hands, 30, 60), "ruins_4": (ruins.garden, 130, 60),
    "caverns_1": (caverns.camp, 225, 60), "caverns_2": (caverns.lake, 195, 10), "caverns_3": (caverns.moths, 60, 60), "caverns_4": (caverns.tomb, 250, 60),
    "architecture_1": (architecture.table, 345, 60), "architecture_2": (architecture.weights, 80, 60), "architecture_3": (architecture.tower, 265, 60), "architecture_4": (architecture.room, 310, 60),
}  # fmt: skip

WINDOWS = 5

for _name, (_make, _, _) in PLACES.items():
    part.share(_name.replace("_", "-"), drawn(_make()))

#: What another hour adds: mist, motes. Both go on from window to window.
_HOURS = {
    "a": "",
    "b": part.share(
        "mist",
        drawn(
            line("M-4 24Q27 18 58 24T128 24M-4 44Q27 38 58 44T128 44M-4 58Q27 52 58 58T128 58", 3, SKY, opacity=".7")
        ),
    ),
    "c": part.share(
        "motes",
        drawn(
            spots(((8, 10), (30, 26), (52, 8), (70, 34), (92, 14), (114, 28), (20, 46), (84, 50), (108, 52)), 1.3, GLOW)
        ),
    ),
}
_TURNS = {"a": 0, "b": 40, "c": -40}


def legend(pattern: str, letter: str, window: int) -> str:
    """Draw one window of a Legendary Location; a location that a pack adds looks like another of its Ecology."""
    place = pattern
    if place not in PLACES:
        ecology = pattern.partition("_")[0]
        like = [known for known in PLACES if known.startswith(ecology)] or list(PLACES)
        place = Chance(f"legend.{pattern}").pick(like)
    _, hue, hue2 = PLACES[place]
    hour = letter.lower() if letter.lower() in _HOURS else "a"
    shown = at(part(place.replace("_", "-")), -WIDTH * min(window, WINDOWS - 1), 0)
    inner = part(place.partition("_")[0]) + shown + _HOURS[hour]
    return tinted(inner, (hue + _TURNS[hour]) % 360, hue2)
