"""The game's own picture for the home page: two delvers on the stairs of the last town, and who waits in the mist."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.core.memo import memo
from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.ink import at, disc, ink, line
from fathom.drawing.path import loops, tag, tone
from fathom.drawing.plates import whole
from fathom.drawing.strokes import bird, eye, fir

from .heroes import figure
from .pieces import thing
from .scenery import bell_tower, house, mist
from .style import BODY, FAR, GLOW, ISO, LIT, MID, MIST, MOOD, NEAR, RIM, SHADE, STYLE, drawn, part

VIEW = "0 0 320 200"


def _sky() -> str:
    sun = disc(216, 78, 62, MIST, stroke="none", opacity=".7") + disc(216, 78, 44, tone("disc"), stroke="none")
    birds = line(bird(122, 52, 6) + bird(138, 62, 4.4) + bird(110, 68, 4), 1.6, SHADE)
    return tag("rect", x=-60, y=-40, width=440, height=280, fill=FAR, stroke="none") + sun + birds


def _beast(c: Chance) -> str:
    """Who was loved, or feared, and is kept under the nearest animal: a bear the size of a hill."""
    bumps = [
        Bump(330, 122, 46, 0.9), Bump(292, 128, 34, 0.7), Bump(350, 150, 46, 0.7), Bump(250, 106, 27, 1.0), Bump(236, 114, 21, 0.66),
        Bump(222, 124, 14, 0.62), Bump(209, 129, 9.4, 0.6), Bump(266, 160, 52, 0.62),
    ]  # fmt: skip
    field = Field(bumps, (150, 30, 420, 260), 4)
    field.roughen(c, 0.07, 26)
    d = loops(field.contours(0.44), 0.8)
    relief = "".join(loops(field.contours(level), 1.4) for level in (0.66, 0.88, 1.12, 1.4))
    firs = "".join(
        fir(x, y + 3, c.between(12, 24)) for x in range(296, 352, 8) if (y := field.top(0.44, x + 0.0)) is not None
    )
    ears = "".join(
        disc(x, y, r) + disc(x - 1, y + 1, r * 0.55, tone("accent"), stroke="none", opacity=".6")
        for x, y, r in ((270, 76, 11), (238, 78, 10))
    )
    return (
        ink(firs, SHADE, stroke_width=1.4)
        + ears
        + tag("path", d=d, fill=BODY, stroke_width=3)
        + tag("path", d=relief, fill="none", stroke=ISO, stroke_width=1.2)
        + ink("M196 121C199 114 210 114 213 120 212 127 204 131 199 129 196 127 195 124 196 121z", tone("deep"))
        + line("M203 130C204 137 209 140 217 138 224 136 229 139 233 136", 2)
        + tag("g", eye(231, 106, 6.6, -1, 0.24), stroke="none")
        + line("M238 124h12M240 129h12M243 134h10", 1.2, RIM)
    )


def _hill() -> str:
    """Bird's Nest: one street wound round a hill like thread round a thumb."""
    hill = "M-60 240V104C-44 84-20 70 14 68 44 68 60 78 72 96 84 114 100 124 126 132L150 240z"
    street = "M-60 92C-20 78 30 78 66 92M-60 116C-10 96 50 96 90 114M-60 138C0 118 60 116 112 128"
    houses = "".join(
        house(x, y, w, h)
        for x, y, w, h in (
            (-12, 80, 11, 11), (34, 76, 10, 11), (48, 82, 9, 11), (60, 92, 9, 11),
            (0, 102, 12, 13), (17, 99, 11, 12), (34, 99, 11, 14), (51, 102, 10, 12), (68, 107, 10, 12), (82, 116, 10, 11),
            (-8, 128, 12, 14), (10, 125, 11, 13), (28, 123, 12, 15), (46, 123, 10, 12), (63, 125, 11, 14), (80, 129, 10, 12),
        )
    )  # fmt: skip
    wall = "M-60 150C0 126 60 122 128 136V148C60 136 0 138-60 164z"
    return (
        ink(hill, NEAR)
        + line(street, 1.4, ISO)
        + bell_tower(14, 74)
        + houses
        + ink(wall, BODY)
        + line("M-30 142v9M-8 136v9M14 132v9M36 129v9M58 129v9M80 130v9M104 133v9", 1.4)
    )


def _stairs() -> str:
    steps = "M92 136H126V143H142V150H158V157H174V164H190V171H206V240H50z"
    return ink(steps, LIT) + line(
        "M126 143H104M142 150H110M158 157H116M174 164H122M190 171H128M116 136v7M130 143v7M146 150v7M162 157v7", 1.2, ISO
    )


def _rope() -> str:
    rope = "M121 128C132 142 146 146 153 142S170 160 185 156"
    return line(f"{rope}M121 127V140M153 141V154M185 155V168", 3) + line(rope, 1.2, GLOW)


def _people() -> str:
    people = at(thing("witness"), 88, 102, 0.29)
    for who, discipline, weapon, seat, x, y in (
        ("brann", "body", "maul", 2, 114, 106),
        ("orla", "mind", "lance", 1, 147, 120),
    ):
        people += at(figure(who, discipline, weapon), x, y, 0.34, style=f"--c:var(--seat-{seat})")
    return people


@memo
def cover() -> str:
    """Return the picture, with its own mood."""
    c = Chance("gone to gaia")
    inner = (
        _sky()
        + mist(120, MID, 5, 10)
        + _beast(c)
        + mist(160, MIST, 7, 4, ".8")
        + _hill()
        + _stairs()
        + _rope()
        + _people()
        + mist(176, MIST, 6, 20, ".9")
        + mist(188, FAR, 5, 0, ".92")
        + line("M214 166q7-6 14 0t14 0M262 172q7-6 14 0t14 0 14 0M40 184q7-6 14 0t14 0M200 190q7-6 14 0", 1.4, RIM)
    )
    return whole(STYLE + part.written_out(drawn(inner, width=2)), VIEW, MOOD)
