"""What single giants do, one motif each: nets, swarms, jaws, frost, fire, whirling wind and deep water."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from fathom.drawing.chance import Chance
from fathom.drawing.path import cord, joined, limb, n, shape, stroke, tag, tone
from fathom.drawing.stage import burst, gem, ground, ledge, light, man, signal, sky
from fathom.drawing.strokes import eye, flame, hexagon, petals, teeth

from .heads import tear


def net(c: Chance) -> str:
    """Threads from one point, rounds between them, and somebody caught."""
    x, y = c.between(38, 52), c.between(20, 30)
    spokes = [(x + math.cos(a) * 110, y + math.sin(a) * 110) for a in (i * math.pi / 5 + 0.2 for i in range(10))]
    d = "".join(f"M{joined(x, y)}L{joined(*end)}" for end in spokes)
    for r in (0.12, 0.26, 0.42, 0.6):
        ring = [(x + (ex - x) * r, y + (ey - y) * r) for ex, ey in spokes]
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            mx, my = (ax + bx) / 2, (ay + by) / 2
            d += f"M{joined(ax, ay)}Q{joined(mx + (x - mx) * 0.2, my + (y - my) * 0.2, bx, by)}"
    legs = (
        f"M-8 {n(y + 16)}L{joined(8, y - 12, x - 4, y - 2)}M{joined(x - 26, -8)}L{joined(x - 8, y - 18, x + 2, y - 3)}"
    )
    return (
        sky(c, 50)
        + stroke(d, 1.6, "figure", opacity=".55")
        + cord(legs, 4.6, "body")
        + man(88, 36, "fly", 0.86, turn=-12)
    )


def venom(c: Chance) -> str:
    """Two fangs drip, and what drips eats the ledge."""
    drops = "".join(
        tear(x + c.between(-2, 2), y, s) for x, y, s in ((30, 38, 3.6), (33, 48, 4.2), (92, 37, 4.2), (95, 48, 3.6))
    )
    return (
        sky(c, 48)
        + shape("M-6-8H132V8C112 16 100 8 84 10S42 12 30 9 8 14-6 8z", "shade", 2.3)
        + shape("M18 8C20 20 24 28 32 34 38 26 42 18 42 8zM82 8C82 18 86 26 92 33 100 27 104 18 106 8z", "glow", 2.1)
        + ledge(14, 54, 96)
        + signal("M20 54C24 49 30 51 36 52S44 52 46 54C40 57 26 57 20 54zM82 54C88 50 94 52 100 51S108 52 108 54C102 57 88 57 82 54z")
        + signal(drops)
        + man(63, 39, "leap", 0.8)
    )  # fmt: skip


def cells(c: Chance) -> str:
    """A comb whose cells open, and draw somebody in."""
    rim, dark, lid = "", "", ""
    for i in range(5):
        for j in range(3):
            x, y = 10 + i * 26, 8 + j * 30 - (i % 2) * 15
            rim += hexagon(x, y, 16)
            if c.unit() < 0.55:
                dark += hexagon(x, y, 11.8)
            else:
                lid += f"M{joined(x - 6, y - 2)}q6-5 12 0"
    return (
        ground("shade")
        + shape(rim, "lit", 2.4)
        + shape(dark, "line")
        + stroke(lid, 1.8, "line", opacity=".4")
        + shape(hexagon(36, 23, 11.8), "line")
        + shape(hexagon(62, 38, 14), "near", 2)
        + stroke("M33 23h0M40 23h0", 4.8, "glow")
        + man(62, 40, "fly", 0.52, turn=24)
    )


def frost(c: Chance) -> str:
    """Ice that grows: stars of frost, and breath."""
    d = ""
    for left, top, r in ((28, 24, 17), (92, 20, 14), (78, 50, 9), (10, 54, 9)):
        x, y = left + c.between(-4, 4), top + c.between(-3, 3)
        for k in range(6):
            a = k * math.pi / 3 + 0.3
            ux, uy = math.cos(a), math.sin(a)
            d += f"M{joined(x, y)}l{joined(ux * r, uy * r)}"
            for side in (-1, 1):
                b = a + side * 0.9
                d += f"M{joined(x + ux * r * 0.55, y + uy * r * 0.55)}l{joined(math.cos(b) * r * 0.34, math.sin(b) * r * 0.34)}"
    return (
        ground("near")
        + shape("M-4 70V44C20 36 40 52 62 46S104 50 130 40V70z", "lit", 2)
        + stroke(d, 4.4, "line", opacity=".35")
        + stroke(d, 2.6, "glow")
        + man(50, 44, "sit", 0.8)
    )


def whiteout(c: Chance) -> str:
    """Snow that flies so thick that one sees a hand and no more."""
    flakes = "".join(f"M{joined(round(c.between(0, 124)), round(c.between(0, 66)))}l{joined(-7, 3)}" for _ in range(46))
    return (
        ground("far")
        + shape("M-4 70V50C30 42 70 58 130 46V70z", "mid")
        + shape("M76 70C74 48 78 34 84 26 82 18 90 12 96 18 106 16 116 18 132 14V70z", "near", 2, "iso", opacity=".8")
        + stroke("M88 30h0M102 28h0", 3.4, "line", opacity=".5")
        + tag("g", man(50, 42, "brace", 0.9), opacity=".5")
        + stroke(flakes, 2.6, "rim")
        + stroke(flakes, 1, "shade")
    )


def kindle(c: Chance) -> str:
    """Fire wakes in the cracks of a hide."""
    cracks = "M-4 46C18 40 26 50 44 44S66 30 84 36 112 26 130 30M44 44C48 54 60 56 64 70M84 36C86 24 98 18 96-4"
    fires = "".join(
        flame(x + c.between(-3, 3), y, h, c.between(-0.2, 0.2))
        for x, y, h in ((24, 44, 18), (50, 42, 26), (74, 34, 20), (98, 30, 22))
    )
    return (
        ground("shade")
        + stroke("M-4 20C30 12 60 24 130 8M-4 60C30 56 50 66 130 52", 1.6, "iso")
        + cord(cracks, 3.6, "accent")
        + shape(fires, "accent", 1.8)
        + shape(
            "".join(flame(x, y - 1, h * 0.5) for x, y, h in ((25, 43, 18), (51, 41, 26), (75, 33, 20), (99, 29, 22))),
            "glow",
        )
        + man(108, 50, "leap", 0.54)
    )


def pollen(c: Chance) -> str:
    """A flower bursts and its dust drifts."""
    dust = "".join(f"M{joined(round(c.between(44, 122)), round(c.between(6, 56)))}h0" for _ in range(40))
    return (
        sky(c, 50)
        + shape(petals(26, 36, 12, 28, 8), "accent", 1.8)
        + tag("circle", cx=26, cy=36, r=10, fill=tone("glow"), stroke=tone("line"), stroke_width=1.8)
        + stroke(dust, 5, "line", opacity=".5")
        + stroke(dust, 3.4, "glow")
        + man(92, 40, "brace", 0.8, flip=True)
    )


def snout(c: Chance) -> str:
    """A star of feelers noses after somebody."""
    feelers = "".join(
        limb(
            [
                (36 + math.cos(a) * 8, 34 + math.sin(a) * 8),
                (36 + math.cos(a) * 18, 34 + math.sin(a) * 18),
                (36 + math.cos(a + 0.16) * 27, 34 + math.sin(a + 0.16) * 27),
            ],
            3.6,
            2,
            4,
        )
        for a in (i * math.pi / 6 for i in range(12))
    )
    return (
        sky(c, 54)
        + shape("M-4 4C16 6 34 16 38 34S18 62-4 64z", "body", 2.4)
        + shape(feelers, "accent", 1.7)
        + tag("circle", cx=36, cy=34, r=9, fill=tone("accent"), stroke=tone("line"), stroke_width=1.8)
        + stroke("M33 34h0M40 34h0", 3.6)
        + ledge(78, 58, 40)
        + man(98, 42, "brace", 0.76, flip=True)
    )


def whirl(c: Chance) -> str:
    """A whirl that takes everything along."""
    turns = "".join(
        f"M{joined(62 - w, y)}C{joined(62 - w * 0.6, y + w * 0.42, 62 + w * 0.6, y + w * 0.42, 62 + w, y)}C{joined(62 + w * 0.5, y - w * 0.3, 62 - w * 0.2, y - w * 0.3, 62 - w * 0.5, y - w * 0.12)}"
        for y, w in ((60, 10), (50, 18), (38, 28), (25, 40), (10, 54))
    )
    bits = "".join(
        f"M{joined(round(c.between(8, 116)), round(c.between(4, 60)))}l{joined(c.between(-4, 4), c.between(-4, 4))}"
        for _ in range(12)
    )
    return (
        sky(c, 54)
        + stroke(turns, 5, "rim")
        + stroke(turns, 2, "line", opacity=".55")
        + stroke(bits, 3.4, "shade")
        + man(84, 26, "fly", 0.72, turn=60)
    )


def maw(c: Chance) -> str:
    """A mouth opens under somebody."""
    return (
        sky(c, 60)
        + shape("M-4-6V24C14 12 34 6 62 6S110 12 130 24V-6z", "body", 2.4)
        + shape("M8 36C18 14 40 8 62 8S106 14 116 36C108 56 86 62 62 62S16 56 8 36z", "deep", 2.2)
        + shape("M30 60C34 44 46 36 62 34S90 44 94 60C80 66 44 66 30 60z", "lit", 2)
        + stroke("M62 44V58", 1.8, "iso")
        + shape(teeth(22, 15, 80, 8, 12) + teeth(26, 58, 72, 7, -10), "glow", 1.7)
        + man(62, 44, "fly", 0.76, turn=c.between(-20, 20))
    )


def fluke(c: Chance) -> str:
    """A fluke rises from the water and comes down."""
    return (
        sky(c, 40)
        + shape(
            "M52 70C56 52 58 40 60 30 46 32 30 26 22 10 38 14 56 14 64 24 72 14 90 14 106 10 98 26 82 32 68 30 70 40 74 52 78 70z",
            "body",
            2.6,
        )
        + shape("M-4 48C10 42 18 52 32 48S54 42 66 48 88 52 100 46 118 52 130 46V70H-4z", "near", 2)
        + stroke("M8 58C18 54 26 62 38 58M82 60C92 56 104 62 116 58", 2, "rim")
        + stroke("M34 40l-6-8M92 40l8-8M44 42l-2-10M84 42l2-10", 2.4, "rim")
        + man(107, 30, "fly", 0.7, turn=60)
    )


def bubbles(c: Chance) -> str:
    """The last of the air goes up."""
    rings = "".join(
        tag("circle", cx=round(62 + c.between(-16, 16)), cy=round(y), r=round(r, 1))
        for y, r in ((8, 6), (18, 4), (26, 5), (33, 3), (4, 3), (14, 2.4))
    )
    return (
        ground("near")
        + shape("M-4-4H130V6C100 12 84 2 62 8S20 2-4 8z", "far")
        + stroke("M10 10 2 66M34 10 24 66M96 10 106 66", 5, "rim", opacity=".4")
        + shape("M-4 70V60C30 54 90 64 130 58V70z", "shade")
        + tag("g", rings, fill="none", stroke=tone("glow"), stroke_width=2)
        + man(62, 50, "cheer", 0.76)
    )


def spiked(c: Chance) -> str:
    """A spine nails somebody to the spot."""
    return (
        sky(c, 52)
        + shape("M-4 70V52C20 46 40 56 62 50S104 54 130 46V70z", "shade", 2.2)
        + shape("M100-8 112-4 60 60zM30-8 40-8 34 58zM8-8 14-8 14 50z", "body", 2.2)
        + stroke("M104-2 66 48", 2, "rim")
        + burst(60, 56, 9)
        + man(70, 36, "fly", 0.8, turn=20)
    )


def lightning(c: Chance) -> str:
    """A stroke from a dark cloud."""
    return (
        light(c, 66, 60)
        + shape("M-4-6H130V14C120 24 108 16 100 20 92 30 76 22 70 18 60 28 44 26 38 18 28 26 10 24-4 14z", "shade", 2.4)
        + shape("M66 14 46 40H58L50 62 80 32H66L76 14z", "glow", 2.2)
        + ledge(20, 60, 40)
        + man(32, 46, "brace", 0.7)
    )


def rot(c: Chance) -> str:
    """Slime and toadstools that spread over a hide."""
    spots = "".join(
        tag(
            "ellipse",
            cx=round(c.between(6, 118)),
            cy=round(c.between(6, 28)),
            rx=round(c.between(3, 8)),
            ry=round(c.between(2, 5)),
        )
        for _ in range(9)
    )
    stools = "".join(
        f"M{joined(x - 2, 60)}V{n(60 - h)}h4V60zM{joined(x - 8, 60 - h)}q8-12 16 0z"
        for x, h in ((26, 14), (40, 9), (76, 17), (92, 10), (108, 13))
    )
    return (
        ground("body")
        + tag("g", spots, fill=tone("deep"), opacity=".5")
        + shape("M-4 70V48C10 40 20 54 34 48S60 40 74 50 100 42 130 50V70z", "shade", 2)
        + tag("path", d=stools, fill=tone("accent"), stroke=tone("line"), stroke_width=1.7, stroke_linejoin="round")
        + gem(58, 48, 0.5, "blight")
        + man(102, 30, "leap", 0.74)
    )


def jealous(c: Chance) -> str:
    """An eye behind a hoard."""
    towers = "M8 70V40h12v30zM8 40l6-12 6 12zM30 70V48h16v22zM28 48l10-10 10 10zM84 70V36h10v34zM82 36l7-14 7 14zM102 70V50h14v20zM100 50l9-9 9 9z"
    return (
        ground("mid")
        + eye(62, 22, 15, -1, 0.3)
        + shape("M-6 72V60C30 56 90 56 130 60V72z", "near", 2)
        + shape(towers, "shade", 2)
        + stroke("M14 50v5M38 58v5M89 46v5M109 58v5", 2.6, "glow")
        + man(66, 46, "brace", 0.6, flip=c.unit() < 0.5)
    )


def erupt(c: Chance) -> str:
    """A vent throws fire and stones."""
    stones = "".join(
        tag("circle", cx=round(62 + c.between(-44, 44)), cy=round(c.between(4, 26)), r=round(c.between(2, 4.6), 1))
        for _ in range(10)
    )
    return (
        ground("near")
        + shape("M-4 70V58C18 56 34 44 44 34H80C90 44 106 56 130 58V70z", "shade", 2.4)
        + shape(flame(62, 38, 34, 0.06) + flame(51, 38, 22, -0.3) + flame(73, 38, 24, 0.3), "accent", 2)
        + shape(flame(62, 37, 18), "glow")
        + tag("g", stones, fill=tone("deep"), stroke=tone("line"), stroke_width=1.4)
        + man(106, 34, "fly", 0.72, turn=50)
    )


def plunge(c: Chance) -> str:
    """It dives, and takes somebody along."""
    return (
        ground("near")
        + shape("M-4-4H130V8C100 14 84 4 62 10S20 4-4 10z", "far")
        + shape("M88-6C92 18 80 40 56 58 48 64 40 64 34 58 36 48 50 28 58-6z", "body", 2.4)
        + shape("M90 2 106 8 88 24zM56 10 42 16 52 26z", "shade", 2)
        + eye(50, 46, 5, -1, 0.3)
        + stroke("M40 46C26 42 20 50 22 58", 2.2)
        + cord("M22 60h0", 4, "glow", 3)
        + stroke("M104 30v22M104 52l-6-8M104 52l6-8M18 14v18M18 32l-5-7M18 32l5-7", 3, "rim")
        + man(84, 38, "fly", 0.7, turn=c.between(140, 160))
    )


def club(c: Chance) -> str:
    """A tail with a club comes down."""
    tail = limb([(130, 4), (96, 6), (70, 20), (54, 36)], 12, 5, 12)
    spikes = "M30 34 18 28 32 44zM34 56 22 62 40 60zM52 26 50 12 62 28zM60 56 68 66 52 62z"
    return (
        sky(c, 54)
        + stroke("M60 2C40 8 26 18 20 30M76 2C56 4 44 8 36 14", 2.2, "iso")
        + shape(tail, "body", 2.4)
        + shape(spikes, "deep", 1.8)
        + tag("circle", cx=46, cy=44, r=17, fill=tone("body"), stroke=tone("line"), stroke_width=2.4)
        + burst(40, 57, 10)
        + man(94, 44, "leap", 0.7)
    )


def burrow(c: Chance) -> str:
    """Two great hands break through the ground."""
    hand = "M-14 22C-18 6-12-4-6-6-4 0-2 4 0 6 0-4 4-10 8-10 8-2 8 4 10 6 12 0 16-4 20-2 20 6 18 16 14 24z"
    return (
        sky(c, 40)
        + shape("M-4 70V54C18 46 30 58 46 50 60 44 76 46 88 52S114 48 130 52V70z", "shade", 2.2)
        + tag("g", shape(hand, "lit", 2.2), transform="translate(34 38)")
        + tag("g", shape(hand, "lit", 2.2), transform="translate(92 38) scale(-1 1)")
        + stroke("M52 46l6-10M66 44v-10M76 48l6-8", 2.4, "line", opacity=".5")
        + man(63, 22, "leap", 0.66)
    )


def thunder(c: Chance) -> str:
    """A clap that shakes the hands off the rock."""
    rounds = "".join(f"M{joined(30 + r, 8)}A{joined(r, r, 0, 0, 1, 30, 8 + r)}" for r in (22, 34, 46, 58))
    return (
        sky(c, 56)
        + shape("M-4-6H70C72 6 62 14 52 12 46 22 30 22 24 14 14 20 2 18-4 10z", "shade", 2.4)
        + stroke(rounds, 3, "figure", opacity=".4")
        + man(94, 40, "hang", 0.8, turn=-20)
        + stroke("M84 14l-6-6M104 12l6-6M94 8V0", 2.4, "figure")
    )


ATTACKS = (
    net, venom, cells, frost, whiteout, kindle, pollen, snout, whirl, maw, fluke, bubbles, spiked,
    lightning, rot, jealous, erupt, plunge, club, burrow, thunder,
)  # fmt: skip
