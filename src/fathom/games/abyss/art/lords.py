"""Lords: busts in court dress, put together from parts.

A guild's people give the head, a Lord's rank and trade the rest: how it looks at one, what it wears, what it holds,
and the light behind it. A head stands round (0, 0), about 40 high, its shoulders below.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from typing import NamedTuple

from fathom.drawing.chance import Chance
from fathom.drawing.path import tag

from .allies import fan
from .gear import HATS, THINGS
from .style import (
    GUILDS,
    HEIGHT,
    LINE,
    PEARL,
    WIDTH,
    G,
    K,
    M,
    W,
    at,
    disc,
    dot,
    flat,
    group,
    ink,
    line,
    part,
    pole,
    share,
)


class Head(NamedTuple):
    """A people's head: what is drawn, where its eyes are and how large, where headgear sits, and how wide."""

    drawn: str
    eyes: tuple[tuple[float, float], ...]
    size: float
    top: tuple[float, float]
    wide: float = 1.0


def _bell() -> str:
    return (
        pole("M-17 3C-22 12-14 18-20 30M17 3C22 12 14 18 20 30M-12 8C-15 16-9 20-13 28M12 8C15 16 9 20 13 28", 2.6, M)
        + ink("M-13-2C-14 13-7 21 0 21S14 13 13-2z", K)
        + line("M-3 15.5Q0 14 3 15.5", 1.5)
        + ink("M-22 0C-24-16-12-24 0-24S24-16 22 0C19 6 15 5 12 0 9 4 4 4 0 1-4 4-9 4-12 0-15 5-19 6-22 0z", M)
        + line("M-16-6C-15-13-11-18-6-19", 2.2, K) + dot(6, -12, 2, G) + dot(12, -6, 1.6, G) + dot(0, -8, 1.6, G)
    )  # fmt: skip


def _shell() -> str:
    return (
        ink("M0-17C13-17 22-11 23-1 23 10 12 19 0 19S-23 10-23-1C-22-11-13-17 0-17z", M)
        + flat("M-23-1C-14 5 14 5 23-1 23 10 12 19 0 19S-23 10-23-1z", G, opacity=".42")
        + line("M-19-8-15-5M19-8 15-5M-10-12Q0-16 10-12")
        + line("M-7 9C-10 13-7 18-3 16M7 9C10 13 7 18 3 16M-3 9V13M3 9V13M0 9V14", 1.7)
    )  # fmt: skip


def _horse() -> str:
    return (
        ink("M4-18 10-27 12-17 21-20 17-10 26-8 18-1 24 6 14 8z", G)
        + ink("M5-21C-6-22-12-15-13-8L-29-2C-33 0-32 7-28 7L-12 5C-9 9-7 12-9 24H16C19 12 20-3 15-12 13-18 10-21 5-21z", M)
        + line("M-24-4Q-22 1-24 6M-4 8C2 7 8 8 12 5M-7 15C0 14 8 15 15 12M-9-1Q-6 2-6 5M6-14Q11-8 11-1", 1.5)
    )  # fmt: skip


def _fan() -> str:
    back, ribs = fan(31, 9, 176, 364, 7)
    return (
        ink(back, G) + line(ribs, 1.3, W)
        + ink("M0-13C10-13 15-6 15 3S8 20 0 20-15 12-15 3-10-13 0-13z", K)
        + line("M-4 13Q0 15 4 13M0 3V8L-2 9", 1.5)
        + flat("M-15 3C-12-7 12-7 15 3 16-6 10-13 0-13S-16-6-15 3z", M)
    )  # fmt: skip


def _mantle() -> str:
    beard = "M-9 12C-12 18-9 22-14 29M-4 14C-5 20-3 25-6 31M0 14V32M4 14C5 20 3 25 6 31M9 12C12 18 9 22 14 29"
    return (
        ink("M-6-24C-17-20-24-12-24-3-18-6-14-6-11-4zM6-24C17-20 24-12 24-3 18-6 14-6 11-4z", G)
        + pole(beard, 3.2, M)
        + ink("M0-32C9-25 16-14 15-1L12 12C7 17-7 17-12 12L-15-1C-16-14-9-25 0-32z", M)
        + line("M0-25V-15M-5-20V-14M5-20V-14M-5 9Q0 7 5 9", 1.5)
    )  # fmt: skip


HEADS = {
    "mages": Head(share("head-mages", _bell()), ((-6, 8), (6, 8)), 3.2, (0, -21)),
    "military": Head(share("head-military", _shell()), ((-8, -23), (8, -23)), 4.4, (0, -14), 1.1),
    "farmers": Head(share("head-farmers", _horse()), ((-3, -9),), 4.2, (4, -19), 0.92),
    "merchants": Head(share("head-merchants", _fan()), ((-6, 1), (6, 1)), 3.0, (0, -10), 0.94),
    "politicians": Head(share("head-politicians", _mantle()), ((-7, 2), (7, 2)), 4.6, (0, -17), 0.92),
}

#: How a Lord looks at one: the lid over a left eye of radius 4; the right one mirrors it.
LOOKS = {
    "calm": "M-5-1C-3-6 4-6 5-1z",
    "stern": "M-5.5-5C-2-6.5 4-4 5.5 1z",
    "sad": "M-5.5 1C-4-4 2-6.5 5.5-5z",
    "wide": "",
    "shut": "M-5 0C-4-6 4-6 5 0 4 6-4 6-5 0M-5 0C-3 4 3 4 5 0",
}


def _eye(look: str) -> str:
    """A left eye of radius 4."""
    wide = look == "wide"
    ball = disc(0, 0, 4.6 if wide else 4, PEARL) + dot(-0.8, 0.4, 1.7 if wide else 2.1)
    return ball + (ink(LOOKS[look], M, stroke_width=1.4) if LOOKS[look] else "")


def _gaze(people: str, look: str) -> str:
    """Both eyes of a people; those of crabs stand on stalks, through any hat."""
    head = HEADS[people]
    stalks = pole("M-8-13V-21M8-13V-21", 1.8, M) if people == "military" else ""
    return stalks + "".join(at(part(f"eye-{look}"), x, y, head.size / 4, flip=x > 0) for x, y in head.eyes)


for _look in LOOKS:
    share(f"eye-{_look}", _eye(_look))
for _people in HEADS:
    for _look in LOOKS:
        share(f"eyes-{_people}-{_look}", _gaze(_people, _look))
for _hat, _drawn in HATS.items():
    share(f"hat-{_hat}", _drawn)
share("sleeve", pole("M46 66Q36 62 33 51", 8, G))
share("hand", disc(32.5, 48, 4.2, M))
share("wash", tag("rect", width=WIDTH, height=HEIGHT, fill=W, stroke="none"))


# ---------------------------------------------------------------------------------------------- robes, and the light behind

share(
    "robe-mages",
    ink("M-40 42C-36 26-20 20 0 20S36 26 40 42z", G)
    + ink("M-15 22Q0 36 15 22L11 19H-11z", W)
    + line("M-26 42Q-22 32-17 27M26 42Q22 32 17 27", 1.5, M),
)
share(
    "robe-military",
    ink("M-30 42C-28 26-16 19 0 19S28 26 30 42z", G)
    + ink("M-42 42C-44 28-32 19-18 22L-21 42zM42 42C44 28 32 19 18 22L21 42z", "var(--m)")
    + line("M-37 28-43 22M-30 23-34 16M37 28 43 22M30 23 34 16", 2.4)
    + line("M-14 28Q0 36 14 28M-12 34Q0 42 12 34", 1.5, W),
)
share(
    "robe-farmers",
    ink("M-38 42C-35 28-20 22 2 22S36 28 38 42z", G)
    + ink("M-13 20C-12 28 20 28 19 20L23 25C22 34-17 34-16 25z", K)
    + line("M-28 42V34M28 42V34", 1.5, M),
)
share(
    "robe-merchants",
    ink("M-42 42C-38 26-20 20 0 20S38 26 42 42z", G)
    + ink("M-20 42C-18 30-10 23 0 23S18 30 20 42z", W)
    + "".join(disc(x, y, 2.6, PEARL, stroke_width=1.2) for x, y in ((-13, 26), (-7, 30), (0, 31.5), (7, 30), (13, 26))),
)
share(
    "robe-politicians",
    ink("M-38 42C-34 24-18 18 0 18S34 24 38 42z", G) + ink("M-24 20-8 42H8L24 20 12 14 0 30-12 14z", W),
)
share("robe-ambassadors", ink("M-40 42C-36 26-20 20 0 20S36 26 40 42z", G) + ink("M-12 20-8 42H8L12 20Q0 28-12 20z", W))

_GLEAMS = {
    "disc": disc(0, 0, 31, G, opacity=".18", stroke="none") + line("M0-44a44 44 0 0 1 0 88a44 44 0 0 1 0-88", 1, G, opacity=".4", stroke_dasharray="2 5"),
    "rays": flat("".join(f"M0 0L{x} {y} {x2} {y2}z" for x, y, x2, y2 in ((-90, -20, -90, 4), (-80, -60, -60, -60), (-30, -60, -14, -60), (14, -60, 30, -60), (60, -60, 80, -60), (90, -20, 90, 4), (-90, 30, -80, 60), (90, 30, 80, 60))), G, opacity=".16"),
    "rings": line("M0-22a22 22 0 0 1 0 44a22 22 0 0 1 0-44M0-31a31 31 0 0 1 0 62a31 31 0 0 1 0-62M0-40a40 40 0 0 1 0 80a40 40 0 0 1 0-80", 2.4, G, opacity=".25"),
    "arch": flat("M-32 40V-4A32 32 0 0 1 32-4V40z", G, opacity=".18") + line("M-38 40V-4A38 38 0 0 1 38-4V40", 1.4, G, opacity=".4"),
    "waves": line("".join(f"M-80 {y}{'q7-6 14 0t14 0' * 6}" for y in (-22, -10, 2, 14)), 1.6, G, opacity=".3"),
    "gem": flat("M0-36 34-8 22 34H-22L-34-8z", G, opacity=".18") + line("M0-44 42-10 27 42H-27L-42-10z", 1.2, G, opacity=".4"),
}  # fmt: skip

for _name, _gleam in _GLEAMS.items():
    share(f"gleam-{_name}", at(_gleam, 70, 32))


# ---------------------------------------------------------------------------------------------- who is who


class Lord(NamedTuple):
    """How a Lord differs from the others of its guild."""

    guild: str
    look: str
    hat: str
    thing: str
    gleam: str = "disc"
    #: The people of the head, where the guild does not say it.
    head: str = ""
    mark: str = ""
    #: Looks to the other side.
    flip: bool = False


LORDS: dict[str, Lord] = {
    "recruiter": Lord("military", "wide", "feather", "horn", "rays"),
    "jailer": Lord("military", "stern", "", "keys", "gem", mark="scar"),
    "seeker": Lord("military", "calm", "brim", "lens"),
    "assassin": Lord("military", "stern", "mask", "dagger", "rings", flip=True),
    "commander": Lord("military", "stern", "plume", "banner", "arch"),
    "tamer": Lord("military", "calm", "scarf", "whip", "waves", flip=True),
    "hunter": Lord("military", "stern", "horns", "spear", "disc", flip=True),
    "intrepid": Lord("military", "wide", "helm", "sword", "rays", mark="scar"),
    "border_guard": Lord("military", "calm", "spikes", "tower", "arch"),
    "ship_master": Lord("merchants", "calm", "tricorn", "wheel", "waves"),
    "trader": Lord("merchants", "calm", "turban", "scales", "rays"),
    "peddler": Lord("merchants", "wide", "straw", "bundle", "disc", flip=True),
    "landlord": Lord("merchants", "stern", "tall", "deed", "arch"),
    "slaver": Lord("merchants", "stern", "spikes", "chain", "gem", flip=True, mark="scar"),
    "shopkeeper": Lord("merchants", "wide", "cap", "jar", "rings"),
    "taxidermist": Lord("merchants", "sad", "goggles", "fishbone", "gem"),
    "arms_dealer": Lord("merchants", "stern", "scarf", "swords", "disc", flip=True, mark="patch"),
    "shaman": Lord("mages", "shut", "horns", "rattle", "waves"),
    "invoker": Lord("mages", "wide", "halo", "hourglass", "rings"),
    "apprentice": Lord("mages", "wide", "", "book", "disc", flip=True),
    "oracle": Lord("mages", "shut", "moon", "orb", "rays"),
    "alchemist": Lord("mages", "calm", "brim", "flask", "gem", flip=True),
    "illusionist": Lord("mages", "calm", "cone", "veils", "rings", flip=True),
    "master_of_magic": Lord("mages", "stern", "crown", "staff", "arch"),
    "metamorph": Lord("mages", "sad", "antenna", "shift", "waves", flip=True),
    "sorcerer": Lord("mages", "stern", "star", "bolt", "rays"),
    "opportunist": Lord("politicians", "wide", "feather", "coin", "waves"),
    "corruptor": Lord("politicians", "calm", "tall", "purse", "gem", flip=True),
    "traitor": Lord("politicians", "stern", "hood", "backstab", "rings"),
    "diplomat": Lord("politicians", "calm", "circlet", "treaty", "arch"),
    "treasurer": Lord("politicians", "calm", "wig", "chest", "disc", flip=True),
    "schemer": Lord("politicians", "stern", "", "pawn", "rays", mark="patch"),
    "altruist": Lord("politicians", "sad", "halo", "heart", "rays", flip=True),
    "rebel": Lord("politicians", "wide", "scarf", "torch", "disc", mark="scar"),
    "keeper": Lord("farmers", "calm", "cap", "lantern", "arch"),
    "reaper": Lord("farmers", "stern", "hood", "scythe", "gem"),
    "shepherd": Lord("farmers", "calm", "", "crook", "waves"),
    "miller": Lord("farmers", "wide", "scarf", "sack", "rays"),
    "aquaculturalist": Lord("farmers", "calm", "straw", "net", "waves", flip=True),
    "landowner": Lord("farmers", "stern", "crown", "sheaf", "rays"),
    "coward": Lord("farmers", "wide", "helm", "shield", "rings", flip=True),
    "breeder": Lord("farmers", "calm", "laurel", "egg", "disc", flip=True),
    "sage": Lord("ambassadors", "calm", "circlet", "scroll", "rings", "mages"),
    "hermit": Lord("ambassadors", "calm", "", "light", "waves", "military", mark="spiral"),
    "elder": Lord("ambassadors", "shut", "coral", "stick", "rays", "politicians", mark="beard"),
}  # fmt: skip

#: What a life at court leaves on a face; drawn behind the head, and over it.
_MARKS = {
    "": ("", ""),
    "scar": ("", line("M6-12 11-2M5-6 9-8M8-2 12-4", 1.5)),
    "patch": ("", ink("M2-1C4-5 11-5 12 0 12 6 3 6 2-1z", LINE) + line("M2 0-13-8M12-1 15-3", 1.5)),
    "spiral": (
        ink("M2 24C-16 20-24-2-12-18 0-32 30-28 36-8 40 10 24 28 2 24z", K) + line("M34 10C34-14 12-22 4-8 0 4 14 10 20 2 22-4 16-8 13-4", 2),
        "",
    ),
    "beard": ("", ink("M-12 12C-14 26-8 36 0 42 8 36 14 26 12 12 6 18-6 18-12 12z", PEARL) + line("M-5 20Q-5 28-1 35M5 20Q5 28 1 35M0 19V30", 1.3)),
}  # fmt: skip


def draw(lord: Lord) -> str:
    """Draw a Lord in a band of 124 by 66."""
    people = lord.head or lord.guild
    head = HEADS[people]
    behind, over = _MARKS[lord.mark]
    hat = at(part(f"hat-{lord.hat}"), *head.top, size=head.wide) if lord.hat else ""
    face = part(f"eyes-{people}-{lord.look}") + over
    bust = behind + part(f"robe-{lord.guild}") + head.drawn
    bust += hat + face if people == "military" else face + hat
    thing = part("sleeve") + at(THINGS[lord.thing], 32, 47) + part("hand")
    inner = part(f"gleam-{lord.gleam}") + at(bust, 71, 34, 0.86) + thing
    return group(
        part("wash") + (tag("g", inner, transform=f"translate({WIDTH}) scale(-1 1)") if lord.flip else inner),
        GUILDS[lord.guild],
    )


def lord(name: str, guild: str = "") -> str:
    """Draw a Lord by id; one that we do not know looks as its guild does, by chance that never changes."""
    known = LORDS.get(name)
    if known is None:
        c = Chance(f"lord.{name}")
        people = guild if guild in HEADS else c.pick(tuple(HEADS))
        trades = [one.thing for one in LORDS.values() if one.guild == guild]
        known = Lord(
            guild,
            c.pick(tuple(LOOKS)),
            c.pick(tuple(HATS)),
            c.pick(trades),
            c.pick(tuple(_GLEAMS)),
            people,
            flip=c.unit() < 0.5,
        )
    return draw(known)
