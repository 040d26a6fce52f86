"""Influence Points (chapters 1.11 and 2.14, table T4): a sheet with every item, at any moment of the game."""

from __future__ import annotations

import msgspec

from .. import queries
from ..schema import RACES, Location, Lord
from ..state import Abyss, rule


class Sheet(msgspec.Struct, frozen=True):
    """The Influence of a player, item by item."""

    #: (Location, Influence), as they came.
    locations: tuple[tuple[str, int], ...]
    lords: int
    allies: int
    monsters: int
    wounds: int
    scourge: int

    @property
    def total(self) -> int:
        """Everything together; it may be negative (AR-57)."""
        return self.open + self.monsters

    @property
    def open(self) -> int:
        """Everything that lies open: Monster tokens are face down until the end."""
        return sum(n for _, n in self.locations) + self.lords + self.allies + self.wounds + self.scourge


@rule("AB-092", "AB-093", "AB-094", "AB-095", "AL-080", "AL-092", "AL-093", "AL-094", "AL-095", "AR-44", "AR-57")
def sheet(g: Abyss, seat: int) -> Sheet:
    """Locations, all Lords, the strongest affiliated Ally of each Race, base Monster tokens; Wounds and the Scourge."""
    p = g.players[seat]
    box = g.box
    strongest = [0] * len(RACES)  # AB-094
    for card in p.affiliated:
        race = box.race[card]
        strongest[race] = max(strongest[race], box.value[card])
    return Sheet(  # AL-092: the base game first
        # AB-092
        locations=tuple((held.location, location_influence(g, seat, held.location)) for held in p.locations),
        lords=sum(box.lords[lord].influence for lord in queries.all_lords(p)),  # AB-093
        allies=sum(strongest),
        monsters=sum(box.tokens[face.token].influence for face in p.monsters),  # AB-095; AL-095, AR-44: no other ones
        wounds=p.wounds * box.numbers.influence_per_wound,  # AL-093, AR-57
        scourge=box.numbers.influence_of_scourge if g.scourge == seat else 0,  # AL-080, AL-094
    )


@rule("AB-092", "AR-15", "AR-19", "AR-20")
def location_influence(g: Abyss, seat: int, name: str) -> int:
    """What a Location is worth to a player, computed with the player's own cards; a copy takes the best it can."""
    location = g.box.locations[name]
    if location.score.per == "opponents_location":
        others = (held.location for other in queries.opponents(g, seat) for held in g.players[other].locations)
        return max((_worth(g, seat, g.box.locations[one]) for one in others), default=0)
    return _worth(g, seat, location)


def _worth(g: Abyss, seat: int, location: Location) -> int:
    return max(0, location.score.base + location.score.n * _count(g, seat, location))


def _count(g: Abyss, seat: int, location: Location) -> int:
    """How often the Location counts its number; your Lords are all your Lords."""
    p, score = g.players[seat], location.score
    lords: list[Lord] = [g.box.lords[name] for name in queries.all_lords(p)]
    match score.per:
        case "lord":
            return sum(score.guild is None or lord.guild == score.guild for lord in lords)
        case "lord_with_key":
            return sum(lord.keys > 0 for lord in lords)
        case "lord_without_key":
            return sum(lord.keys == 0 for lord in lords)
        case "guild_with_lord":
            return len({lord.guild for lord in lords})
        case "weakest_lord":
            return min((lord.influence for lord in lords), default=0)
        case "strongest_lord":
            return max((lord.influence for lord in lords), default=0)
        case "affiliated_ally":
            race = RACES.index(score.race) if score.race else -1
            return sum(race < 0 or g.box.race[card] == race for card in p.affiliated)
        case "weakest_affiliated_allies":
            weakest: dict[int, int] = {}
            for card in p.affiliated:
                value = g.box.value[card]
                weakest[g.box.race[card]] = min(value, weakest.get(g.box.race[card], value))
            return sum(weakest.values())
    return 0


@rule("AB-001", "AB-096", "AR-24")
def winners(g: Abyss, sheets: list[Sheet]) -> tuple[int, ...]:
    """Most Influence; then most Pearls; then the Lord with the highest Influence; then all who are still equal."""

    def rank(seat: int) -> tuple[int, int, int]:
        p = g.players[seat]
        best = max((g.box.lords[lord].influence for lord in queries.all_lords(p)), default=0)
        return sheets[seat].total, p.pearls, best

    ranks = [rank(seat) for seat in range(len(sheets))]
    return tuple(seat for seat, one in enumerate(ranks) if one == max(ranks))
