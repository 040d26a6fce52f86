"""The people: eight climbers in cloaks of their seat's colour, each with a head and a tool of their own.

A figure stands in a box from (-30, -34) to (30, 26), its feet at y = 20. `--c` is the colour of the seat. The same
drawing serves as a token on the map and, closer, as a portrait. A base in the shape of the seat goes under it.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from typing import NamedTuple

from fathom.drawing.chance import Chance
from fathom.drawing.path import tag, tone

#: The box of a figure, and the closer one of a portrait.
BOX = "-30 -34 60 60"

#: Skin, hair and wood come from tokens that are warm by day and by night; nothing here names a colour.
WARM = "color-mix(in oklab,var(--art-glow) 76%,var(--health))"
BARK = "var(--on-lamp)"
PALE = "var(--art-glow)"


def _mix(a: str, share: int, b: str) -> str:
    return f"color-mix(in oklab,{a} {share}%,{b})"


class Person(NamedTuple):
    """Who it is: skin and hair (as shares of bark in warm tones), width of the shoulders, head and tool."""

    skin: int
    hair: str
    broad: float
    head: str
    #: Drawn behind the cloak, and before it.
    behind: str
    before: str


def _ink(d: str, fill: str, width: float = 1.7) -> str:
    return tag("path", d=d, fill=fill, stroke=tone("line"), stroke_width=width, stroke_linejoin="round")


def _pole(d: str, width: float = 3.4) -> str:
    return tag(
        "path",
        d=d,
        fill="none",
        stroke=tone("line"),
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


WOOD = _mix(BARK, 62, PALE)
STEEL = "var(--s1)"
CLOTH = "var(--c)"
HAIR = "var(--s2)"
SKIN = "var(--s3)"


def _staff(d: str, width: float = 2.0) -> str:
    return _pole(d, width + 2.2) + tag(
        "path", d=d, fill="none", stroke=WOOD, stroke_width=width, stroke_linecap="round"
    )


PEOPLE: dict[str, Person] = {
    # a smith: flat cap, thick neck, a maul over the shoulder
    "fix": Person(
        14, _mix(BARK, 82, PALE), 1.06,
        _ink("M-9-14.5C-11-25 11-26 9.5-15L12-12.4C6-14.6-6-14.6-11-12.6z", tone("deep")) + _pole("M-11-12.6Q1-16 12-12.4", 1.8),
        _staff("M10 4 20-19", 2.6) + _ink("M11.5-24.5 26.5-18.5 23.4-10.8 8.4-16.8z", STEEL, 2) + tag("path", d="M13-21.5 24-17", fill="none", stroke=tone("rim"), stroke_width=1.6, stroke_linecap="round"),
        _ink("M-6.5-7.6Q0-3.6 6.5-7.6L4.6-.6Q0 1.8-4.6-.6z", HAIR),
    ),
    # long auburn hair, a staff with a small light, mushrooms at the belt
    "cheer": Person(
        6, _mix("var(--health)", 52, BARK), 0.94,
        _ink("M-9.4-8C-13-22-5-24.4 0-24.4S13-22 9.4-8C13-2 11.4 4 9 5.4 10.4-4 8-13 0-14.4-8-13-10.4-4-9 5.4-11.4 4-13-2-9.4-8z", HAIR),
        _staff("M-16 19V-16", 2.0) + tag("circle", cx=-16, cy=-21, r=8.5, fill=PALE, opacity=".35") + tag("circle", cx=-16, cy=-21, r=4.6, fill=PALE, stroke=tone("line"), stroke_width=1.7),
        _ink("M4.4 9.6v-3.4h3.8v3.4z", PALE, 1.3) + _ink("M1.6 6.4C2.4 1 10.2 1 11 6.4z", "var(--health)", 1.4),
    ),
    # a climber like a falcon: goggles, swept-back hair, a cloak cut like wings
    "kestrel": Person(
        24, _mix(BARK, 70, "var(--health)"), 0.84,
        _ink("M-9-12C-10-24 4-25 9-19 13-21 17-20 20-23 19-15 13-11 9.4-11 8-15 2-17-3-16.4-6-16-8-14-9-12z", HAIR)
        + _ink("M-9.6-14.6h16.4l-1 4.2h-5.2l-1.4-1.6-1.4 1.6H-8.4z", STEEL, 1.3) + tag("path", d="M-6.6-13.4h3M1-13.4h3", stroke=tone("line"), stroke_width=1.4, stroke_linecap="round", fill="none"),
        _ink("M-7-6C-17-10-24-4-28 9L-23.6 6.6-25 15-20.4 11-20.6 19-16 13.6-14.6 20-8 10zM7-6C17-10 24-4 28 9L23.6 6.6 25 15 20.4 11 20.6 19 16 13.6 14.6 20 8 10z", _mix(CLOTH, 72, tone("line"))),
        tag("path", d="M-7-5.4Q0-.4 7-5.4 6 0 0 .8-6 0-7-5.4z", fill=PALE, stroke=tone("line"), stroke_width=1.4, opacity=".9"),
    ),
    # wild hair, a grin, and a shield that was something's shoulder blade
    "hazard": Person(
        34, _mix(BARK, 90, PALE), 1.0,
        _ink("M-9-10C-14-14-12-17-14-21-10-20-9-22-9-26-5-23-3-24-1-28 2-24 5-24 8-27 8-22 11-20 14-21 12-17 13-14 9.4-10 9-15 6-16.6 0-16.6S-9-15-9-10z", HAIR)
        + tag("path", d="M-4-7.6Q0-4.6 4-7.6", fill="none", stroke=tone("line"), stroke_width=1.6, stroke_linecap="round"),
        "",
        _ink("M-24-5C-19-8-12-8-5.6-5-4.6 6-8 16-15 21-22 16-25 6-24-5z", STEEL, 2.1) + tag("path", d="M-15-4.6V18M-22.6 3Q-15 6-6.8 3", fill="none", stroke=tone("line"), stroke_width=1.5, opacity=".7") + tag("circle", cx=-15, cy=4, r=3.4, fill=tone("accent"), stroke=tone("line"), stroke_width=1.4),
    ),
    # a scout: bun, round glasses, a long spyglass
    "savvy": Person(
        46, _mix(BARK, 94, PALE), 0.9,
        tag("circle", cy=-25.4, cx=2, r=4.4, fill=HAIR, stroke=tone("line"), stroke_width=1.6)
        + _ink("M-9.2-12C-10-24 10-24 9.2-12 6-17-6-17-9.2-12z", HAIR)
        + tag("path", d="M-7.2-11.4a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0M1-11.4a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0M-1-11.8h2", fill="none", stroke=tone("line"), stroke_width=1.4),
        "",
        tag("g", _ink("M-2-3H10V3H-2zM10-4H19V4H10zM19-5.2H26V5.2H19z", WOOD, 1.8) + _ink("M19-5.2h2.4V5.2H19zM10-4h2V4h-2z", PALE, 1.2), transform="translate(5 2) rotate(-34)"),
    ),
    # a hood, half a mask, javelins on the back; her scarf has stripes
    "hornet": Person(
        18, _mix(BARK, 88, PALE), 0.86,
        _ink("M-10.6-6C-13-20-6-25 1-26.4 9-24 13-18 10.6-6 9-12 7-17 0-17S-9-12-10.6-6z", CLOTH) + _ink("M-8.4-10.4Q0-7.6 8.4-10.4 8-4.6 0-3.4-8-4.6-8.4-10.4z", tone("deep"), 1.5),
        _staff("M6 12 19-27", 1.4) + _staff("M2 12 11-29", 1.4) + _ink("M19-27l-2.6 5.6 4.6 1.6zM11-29.4l-3.4 5.4 4.6 1.4z", STEEL, 1.5),
        _ink("M-10-4Q0 3 10-4L11 .4Q0 7-11 .4z", PALE) + tag("path", d="M-7-2.2v4.4M-2.4-.4v4.4M2.4-.4v4.4M7-2.2v4.4", stroke=tone("line"), stroke_width=2.2, fill="none"),
    ),
    # the belayer: broad, bald, bearded, a coil of rope across
    "brick": Person(
        26, _mix(BARK, 40, PALE), 1.36,
        tag("path", d="M-5.4-20.4Q0-22.6 5.4-20.4", fill="none", stroke=tone("rim"), stroke_width=1.6, stroke_linecap="round") + _ink("M-8.6-11C-9 0-4 4 0 4S9 0 8.6-11C6-7 3-7.6 0-7.6S-6-7-8.6-11z", HAIR),
        "",
        tag("path", d="M-13-2C-4 6 6 12 15 14M-11-5C-2 3 8 9 16.4 11", fill="none", stroke=tone("line"), stroke_width=4.6, stroke_linecap="round")
        + tag("path", d="M-13-2C-4 6 6 12 15 14M-11-5C-2 3 8 9 16.4 11", fill="none", stroke=PALE, stroke_width=2.2, stroke_linecap="round", stroke_dasharray="4 1.6")
        + tag("circle", cx=15, cy=13, r=5.6, fill="none", stroke=tone("line"), stroke_width=4.4) + tag("circle", cx=15, cy=13, r=5.6, fill="none", stroke=PALE, stroke_width=2),
    ),
    # a wide hat, a veil of hair, and a wisp that follows
    "mystic": Person(
        4, _mix(PALE, 82, "var(--crystal)"), 0.92,
        _ink("M-8.6-12C-12-4-11 4-13 9-8 8-7-2-7-8zM8.6-12C12-4 11 4 13 9 8 8 7-2 7-8z", HAIR) + _ink("M-17-13.4C-11-17-7-18-6-20-4-26 0-29.6 5-30 3-27 6-21 7-19 10-17 13-16 17-13.4 8-10.4-8-10.4-17-13.4z", _mix(CLOTH, 70, tone("line"))),
        "",
        tag("circle", cx=20, cy=-6, r=8.4, fill=tone("accent"), opacity=".28") + tag("path", d="M20-13C25-8 25-2 20-1.6 15-2 15.4-7 20-13z", fill=PALE, stroke=tone("accent"), stroke_width=1.8, stroke_linejoin="round") + tag("path", d="M18 2q-3 4 0 8M22.4 1q3 5-1 9", fill="none", stroke=tone("accent"), stroke_width=1.5, stroke_linecap="round", opacity=".7"),
    ),
}  # fmt: skip


def person(name: str) -> Person:
    """Return who that is; a stranger gets hair and head by chance that never changes."""
    if name in PEOPLE:
        return PEOPLE[name]
    chance = Chance(f"climber.{name}")
    known = list(PEOPLE.values())
    head, tool = chance.pick(known), chance.pick(known)
    return Person(
        chance.pick((4, 16, 28, 42)), head.hair, chance.between(0.85, 1.2), head.head, tool.behind, tool.before
    )


def figure(name: str) -> str:
    """Draw a climber round (0, 0) as a fragment; its cloak has the colour `--c`."""
    who = person(name)
    b = who.broad
    skin = _mix(BARK, who.skin, WARM)

    def x(value: float) -> str:
        return f"{value * b:.1f}".rstrip("0").rstrip(".")

    cloak = f"M0-9C{x(8)}-9 {x(11)}-4 {x(12)} 4L{x(15)} 17C{x(6)} 22 {x(-6)} 22 {x(-15)} 17L{x(-12)} 4C{x(-11)}-4 {x(-8)}-9 0-9z"
    folds = f"M{x(-2)}-3 {x(-6)} 18M{x(4)}-2 {x(8)} 17.6M{x(1)} 6 {x(1.6)} 19.6"
    eyes = (
        ""
        if name == "savvy" or name == "kestrel"
        else tag(
            "path",
            d="M-3.4-12.2v1.4M3.4-12.2v1.4",
            fill="none",
            stroke=tone("line"),
            stroke_width=2,
            stroke_linecap="round",
        )
    )
    body = (
        who.behind
        + _ink(cloak, CLOTH, 2.2)
        + tag(
            "path", d=folds, fill="none", stroke=tone("line"), stroke_width=1.8, stroke_linecap="round", opacity=".32"
        )
        + tag("circle", cy=-12.6, r=8.4, fill=SKIN, stroke=tone("line"), stroke_width=2)
        + eyes
        + who.head
        + who.before
    )
    steel = _mix("var(--art-glow)", 42, "var(--seat-5)")
    return tag("g", body, style=f"--s1:{steel};--s2:{who.hair};--s3:{skin}")


def portrait(name: str) -> str:
    """Draw a climber as a whole picture: close enough to see the face, with a piece of mountain behind."""
    back = tag("rect", x=-30, y=-34, width=60, height=60, fill=tone("mid")) + tag(
        "path", d="M-30 8C-18-2-10 0-4-6S14-14 30-8V26H-30z", fill=tone("near")
    )
    return tag("svg", back + figure(name), viewBox=BOX, preserveAspectRatio="xMidYMid slice", aria_hidden="true")
