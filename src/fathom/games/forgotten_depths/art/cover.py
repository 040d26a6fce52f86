"""The game's own picture for the home page: three people with one lamp on a stair, and what lies below them."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from fathom.core.memo import memo
from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field, chain
from fathom.drawing.ink import at, disc, flat, ink, line
from fathom.drawing.path import Line, joined, loops, tag
from fathom.drawing.plates import whole
from fathom.drawing.strokes import eye, horn

from .heroes import figure
from .style import BODY, DEEP, FAR, GLOW, ISO, LIT, MID, NEAR, RIM, SHADE, SKY, STEEL, STYLE, drawn, part

VIEW = "0 0 320 200"
MOOD = (74, 35)

#: Where the lamp hangs.
LAMP = (150, 84)


def _shaft(c: Chance) -> str:
    """A shaft down through everything: light in its middle, rock on both sides in three depths."""
    x, y = LAMP
    out = tag("rect", x=-40, y=-40, width=400, height=280, fill=MID, stroke="none")
    for r, fill, opacity in ((150, FAR, ".8"), (108, SKY, ".7"), (72, GLOW, ".35"), (42, GLOW, ".5")):
        out += disc(x, y, r, fill, opacity=opacity, stroke="none")
    far = "M-40-40H62C48-14 66 6 58 32S36 66 46 92 34 132 44 160 30 200 36 240H-40zM360-40H258C270-12 252 10 264 36S284 70 272 98 290 140 276 168 288 210 284 240H360z"
    return (
        out
        + flat(far, NEAR)
        + line(
            _strokes(c, ((60, 20), (50, 60), (44, 100), (40, 140), (262, 24), (274, 64), (278, 110), (280, 150)), 7),
            1.2,
            ISO,
        )
    )


def _strokes(c: Chance, places: tuple[tuple[int, int], ...], reach: float) -> str:
    """Bundles of hatching."""
    out = ""
    for x, y in places:
        lean = c.between(-3, 3)
        for k in range(4):
            out += f"M{joined(round(x + k * 4 - 6), round(y + c.between(-4, 4)))}l{joined(round(lean), round(reach + c.between(-2, 3)))}"
    return out


def _ruins() -> str:
    """Above: arches that stand, one that does not, a way down."""
    arches = "M-40 62V-80H360V40H320V14C320-6 292-6 292 14V34H276V14C276-6 248-6 248 14V26L238 22V-2C226-10 214-8 206-2L202-14H100L96 4C84-4 70-2 64 8V26H52V10C52-10 22-10 22 10V62z"
    return at(
        ink(arches, SHADE)
        + line(
            "M-40 8H14M60-8H100M-40 34H16M0 8V34M36-24V-10M76-24V-8M112-40V-14M160-40V-14M206-24H360M226-24V-8M262-24V-6M306-24V-6M340-24V14M326 14H360M330 34H360",
            1.4,
            ISO,
        )
        + ink(
            "M200 8 214 4 218 14 204 18zM186-2 194-6 197 2 189 5z", SHADE, transform="translate(2 10) rotate(14 204 10)"
        ),
        0,
        16,
    )


def _stair() -> str:
    """Steps along the left wall, broken where they are needed most."""
    steps = "M-40 62H26V70H42V78H58V86H74V94H90V102H106V110H122V114H176L170 122 158 120 150 130 138 124 122 134 96 126 84 140 60 134 40 156 8 150-40 176z"
    return (
        ink(steps, BODY) + line("M26 70V80M42 78V90M58 86V98M74 94V106M90 102V114M106 110V120M-10 62V76M8 84H30M46 100H66M80 118H100M112 122H134M0 110H24M10 132H40", 1.4, ISO)
        + line("M26 70H42M42 78H58M58 86H74M74 94H90M90 102H106M106 110H122M-40 62H26M122 114H176", 1.6, RIM)
        + ink("M140 140 150 136 155 145 144 149zM164 134 170 133 171 139 165 140zM128 152 134 151 135 157 129 158z", BODY)
    )  # fmt: skip


def _below(c: Chance) -> str:
    """It comes up out of the dark in two necks, and has seen the light."""
    one: Line = [(150, 236), (196, 214), (262, 206), (284, 172), (262, 142), (238, 128)]
    two: Line = [(190, 240), (130, 214), (72, 216), (30, 200), (22, 176), (44, 162)]
    bumps = chain(one, 26, 15, 26, 0.46) + chain(two, 26, 13, 24, 0.46)
    bumps += [Bump(228, 124, 24, 0.62), Bump(210, 128, 18, 0.52), Bump(194, 134, 13, 0.5), Bump(182, 138, 9, 0.44)]
    bumps += [Bump(56, 158, 20, 0.6), Bump(74, 160, 15, 0.52), Bump(90, 165, 11, 0.46)]
    field = Field(bumps, (-60, 80, 380, 270), 4)
    field.roughen(c, 0.09, 22)
    d = loops(field.contours(0.44), 0.8)
    relief = "".join(loops(field.contours(level), 1.4) for level in (0.72, 1.0, 1.35))
    spines = "".join(
        f"M{joined(x - 5, y + 4)}L{joined(x + 3, y - 11)} {joined(x + 6, y + 4)}z"
        for x in range(244, 290, 11)
        if (y := field.top(0.44, x)) is not None
    )
    horns = horn(236, 112, 1, 26) + horn(226, 110, -1, 22) + horn(50, 148, -1, 18) + horn(60, 146, 1, 18)
    return (
        flat("M-40 170C40 150 110 178 170 164S280 150 360 168V250H-40z", DEEP, opacity=".55")
        + ink(spines + horns, LIT)
        + tag("path", d=d, fill=DEEP, stroke_width=3.2)
        + tag("path", d=relief, fill="none", stroke=ISO, stroke_width=1.1)
        + line("M176 142C192 150 210 146 226 150M92 170C82 176 70 174 60 178", 2.2)
        + flat(
            "M180 143 183 150 187 145 191 152 196 147 200 153 205 148 209 153 213 149C202 147 190 147 180 143zM88 171 86 176 82 172 79 178 75 173 71 178 67 174C74 173 82 174 88 171z",
            GLOW,
        )
        + tag("g", eye(214, 124, 9, -1, 0.34) + eye(66, 154, 6.6, 1, 0.36), stroke="none")
        + line(
            "M-40 186Q0 178 40 186T120 186 200 186 280 186 360 186M-40 196Q0 190 40 196T120 196 200 196 280 196 360 196",
            1.8,
            RIM,
        )
    )


def _party() -> str:
    """Three people, the foremost with the lamp."""
    x, y = LAMP
    people = "".join(
        at(figure(name), px, py, 0.3, style=f"--c:var(--seat-{seat})")
        for name, seat, px, py in (("ava", 3, 66, 61), ("sil", 1, 88, 76), ("bren", 2, 112, 80))
    )
    lamp = line(f"M{x - 11} {y + 18}L{x - 1} {y - 9}V{y - 5}", 2.2)
    light = at(
        ink("M-4-5H4L5.4 5H-5.4zM-6 5H6V7.6H-6zM-3.4-5C-3-9 3-9 3.4-5z", STEEL, stroke_width=1.2)
        + flat("M0-3.6C2.6-.6 2.4 2.4 0 3.6-2.4 2.4-2.6-.6 0-3.6z", GLOW),
        x,
        y,
    )
    return people + lamp + light


@memo
def cover() -> str:
    """Return the picture, with its own mood."""
    c = Chance("forgotten depths")
    inner = _shaft(c) + _below(c) + _stair() + _ruins() + _party()
    return whole(STYLE + part.written_out(drawn(inner, width=2.2)), VIEW, MOOD)
