"""Locations: twenty places under the sea, each in a band of 124 by 66 with a mood of its own."""

from __future__ import annotations

from collections.abc import Callable

from fathom.drawing.chance import Chance

from . import places_built as built
from . import places_wild as wild
from .style import HUES, group, mood

PLACES: dict[str, tuple[Callable[[Chance], str], int, int]] = {
    "sargasso_silos": (built.sargasso_silos, HUES["seahorse"], 150),
    "hydrozoa_reserves": (built.hydrozoa_reserves, HUES["jellyfish"], 200),
    "sanctuary": (built.sanctuary, HUES["jellyfish"] - 15, 60),
    "parliament": (built.parliament, HUES["squid"], 60),
    "barracks": (built.barracks, HUES["crab"], 60),
    "dockworks": (built.dockworks, HUES["shellfish"] + 15, 60),
    "sargasso_fields": (wild.sargasso_fields, HUES["seahorse"] + 25, 60),
    "abyss": (wild.abyss, 270, 320),
    "city_of_mirrors": (built.city_of_mirrors, 215, 300),
    "black_smokers": (wild.black_smokers, 45, 30),
    "oceanic_senate_assembly": (built.oceanic_senate_assembly, HUES["squid"] + 15, 60),
    "depths": (wild.depths, 240, 60),
    "throne_room": (built.throne_room, 285, 60),
    "jail": (built.jail, 230, 60),
    "chasm": (wild.chasm, HUES["crab"] - 5, 40),
    "closed_tower": (built.closed_tower, 262, 60),
    "lost_tower": (built.lost_tower, 180, 60),
    "chamber_of_allies": (built.chamber_of_allies, 220, 60),
    "nest_of_giant_clams": (wild.nest_of_giant_clams, HUES["shellfish"], 340),
    "coral_barrier": (wild.coral_barrier, 200, 20),
}


def location(name: str) -> str:
    """Draw a Location by id; one that we do not know is like another, at another hour."""
    c = Chance(f"location.{name}")
    if name in PLACES:
        make, hue, hue2 = PLACES[name]
    else:
        make, hue, hue2 = (
            c.pick((built.lost_tower, wild.coral_barrier, wild.black_smokers, wild.chasm)),
            c.below(360),
            60,
        )
    return mood(group(make(c), width=1.6), hue, hue2)
