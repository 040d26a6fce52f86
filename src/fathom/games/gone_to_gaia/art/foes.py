"""Enemies by name: bosses are their kin with marks and a hue of their own; a pack's are made of the same parts."""

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at

from .kin import KINS, MARKS, WOLF_HEAD, Kin
from .minions import LIEUTENANTS, MINIONS
from .style import drawn, part

#: The marks of each boss that the book names, and its hue if it is not that of its kin.
BOSSES: dict[str, tuple[tuple[str, ...], int | None]] = {
    "bob_the_spider": (("bow",), None),
    "tidal_cerberus": ((), 205),
    "mistfang": (("fangs", "mist"), 255),
    "winston_the_wolf": (("hat",), 75),
    "mother_moth": (("crown",), None),
    "hugh_the_moth": (("monocle", "hat"), 250),
    "spike_the_mouth": (("spines",), 20),
    "goldmonger": (("coins", "crown"), 85),
    "joyce_the_bear": (("flower",), 40),
    "billy_the_bear": (("scar", "band"), 250),
    "hundreeyes": (("eyes",), 165),
    "gerald_the_snake": (("hat",), 110),
    "anna_the_snake": (("bow",), 340),
    "carnatia": (("crown",), 350),
    "laura_the_flytrap": (("flower",), None),
    "erin_the_flytrap": (("spines",), 165),
    "mindslayer": (("brain",), 300),
    "arnold_the_octopus": (("rings", "hat"), 25),
    "sasha_the_octopus": (("bow",), 240),
    "oracle": (("eye", "halo"), None),
    "bart_the_jellyfish": (("grin", "band"), 200),
    "mistspawn": (("mist",), None),
    "putrid_mistspawn": (("drips",), 110),
    "death_cap": (("skull",), 130),
    "mike_the_mushroom": (("spots",), None),
    "empress_ash": (("branches", "crown"), 60),
    "winona_the_oak": (("leaves",), None),
    "hanley_the_cypress": (("spire",), 155),
    "phoenix": (("halo",), None),
    "sapphire_the_phoenix": (("gem",), 250),
    "abomination": (("stitches", "spines"), 130),
    "george_the_ape": (("hat",), 45),
    "ruined_tidekin": (("cracks",), None),
    "tidekin_puppet": (("strings",), 165),
    "golem": (("plain",), None),
    "frost_golem": (("ice",), 225),
    "rocky_the_golem": (("moss",), 110),
    "perfected_revenant": (("crown",), None),
    "incomplete_revenant": (("bolts",), 150),
    "timberfiend": (("plain",), None),
    "unknown_warden": (("plain",), None),
}

#: Marks that chance may give: they fit every kin.
_CHANCE = ("crown", "hat", "scar", "flower", "bow", "spines", "coins", "mist", "drips", "cracks", "halo", "band")


def _marked(kin: Kin, name: str) -> str:
    where, mark = MARKS[name]
    if not mark:
        return ""
    x, y = {"top": kin.top, "face": kin.face}.get(where, (0, 0))
    return at(mark, x, y, kin.size if where else 1)


def _three_heads() -> str:
    heads = "".join(at(WOLF_HEAD, x, y, size) for x, y, size in ((-33, 4, 0.58), (33, 4, 0.58), (0, 4, 0.8)))
    return heads + _marked(KINS["wolf"], "mist")


def boss(name: str, kin: str) -> str:
    """Draw a boss of a kin; one that nobody has drawn yet has marks and a hue by chance that never changes."""
    c = Chance(f"boss.{name}")
    look = KINS.get(kin) or KINS[c.pick(list(KINS))]
    marks, hue = BOSSES.get(name) or ((c.pick(_CHANCE), c.pick(_CHANCE)), c.below(360))
    body = _three_heads() if name == "tidal_cerberus" else look.body + "".join(_marked(look, mark) for mark in marks)
    if any(MARKS[mark][0] == "top" for mark in marks):  # room in the box for what it wears
        body = at(body, 0, 7, 0.84)
    return part.share(f"boss-{name}", drawn(body, (look.hues[0] if hue is None else hue, look.hues[1])))


def minion(family: str) -> str:
    """Draw a minion of a family; a strange family is a known body in another hue, with a mark."""
    return _small("minion", family)


def lieutenant(name: str) -> str:
    """Draw a lieutenant."""
    return _small("lieutenant", name)


def _small(kind: str, name: str) -> str:
    bodies = MINIONS if kind == "minion" else LIEUTENANTS
    if name in bodies:
        return part.share(f"{kind}-{name}", drawn(*bodies[name]))
    c = Chance(f"{kind}.{name}")
    body, (_, accent) = bodies[c.pick(list(bodies))]
    mark = at(MARKS[c.pick(("crown", "spines", "halo", "bow", "band"))][1], 0, -26, 0.7)
    return part.share(f"{kind}-{name}", drawn(body + mark, (c.below(360), accent)))
