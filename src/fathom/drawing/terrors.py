"""What single giants do, one motif each: nets, swarms, jaws, frost, fire, whirling wind and deep water."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

import math

from .chance import Chance
from .hand import eye, flame
from .path import closed, joined, limb, n, shape, stroke, tag, tone
from .stage import HEIGHT, WIDTH, burst, gem, ledge, light, man, sky


def _ground(fill: str) -> str:
    return tag("rect", width=WIDTH, height=HEIGHT, fill=tone(fill))


def _teeth(x: float, y: float, wide: float, count: int, long: float) -> str:
    """A row of teeth along a level line; a negative length points them up."""
    step = wide / count
    return "".join(
        f"M{joined(x + i * step, y)}L{joined(x + (i + 0.5) * step, y + long * (0.8 + 0.3 * (i % 2)))} {joined(x + (i + 1) * step, y)}z"
        for i in range(count)
    )


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
    return sky(c, 50) + stroke(d, 1.6, "line", opacity=".6") + man(84, 36, "fly", 0.86, turn=-12)


def fangs(c: Chance) -> str:
    """Two fangs come down on somebody."""
    return (
        sky(c, 54)
        + shape("M-4-6H130V10C108 22 92 14 84 12 74 20 50 20 40 12 30 16 16 22-4 10z", "shade", 2.4)
        + shape("M30 8C28 26 36 42 46 52 50 38 52 22 48 10zM94 8C96 26 88 42 78 52 74 38 72 22 76 10z", "glow", 2.2)
        + stroke("M36 12C35 24 39 34 44 42M88 12C89 24 85 34 80 42", 1.6, "line", opacity=".3")
        + man(62, 50, "brace", 0.66)
    )


def venom(c: Chance) -> str:
    """Drops that fall, and a puddle that eats the ledge."""
    drops = ""
    for middle, y, s in ((34, 18, 5), (50, 32, 6.5), (70, 12, 5), (86, 28, 7.5), (62, 44, 4)):
        x = middle + c.between(-4, 4)
        drops += f"M{joined(x, y - s * 1.6)}C{joined(x + s * 0.4, y - s * 0.8, x + s, y - s * 0.1, x + s, y + s * 0.3)}A{joined(s, s, 0, 0, 1, x - s, y + s * 0.3)}C{joined(x - s, y - s * 0.1, x - s * 0.4, y - s * 0.8, x, y - s * 1.6)}z"
    return (
        sky(c, 48)
        + shape("M-4-6H130V4C112 12 96 4 84 8S58 14 46 6 20 12-4 6z", "shade", 2.2)
        + ledge(22, 58, 80)
        + tag("path", d=drops, fill="var(--blight)", stroke=tone("line"), stroke_width=1.6)
        + tag(
            "path",
            d="M30 58C34 52 48 54 56 56S80 50 92 58C80 62 44 62 30 58z",
            fill="var(--blight)",
            stroke=tone("line"),
            stroke_width=1.6,
        )
    )


def swarm(c: Chance) -> str:
    """A cloud of small wings round somebody."""
    wings, bodies = "", ""
    for _ in range(24):
        a, r = c.between(0, 6.28), c.between(20, 46)
        x, y = 62 + math.cos(a) * r * 1.25, 33 + math.sin(a) * r * 0.72
        s = c.between(2.2, 4)
        wings += f"M{joined(x, y)}l{joined(-s * 1.3, -s * 1.5)}M{joined(x, y)}l{joined(s * 1.3, -s * 1.5)}"
        bodies += f"M{joined(x - s * 0.5, y)}h{n(s)}"
    return (
        sky(c, 54)
        + ledge(40, 60, 44)
        + man(62, 44, "brace", 0.84)
        + stroke(wings, 2.4, "rim")
        + stroke(wings, 0.9)
        + stroke(bodies, 4.4)
    )


def cells(c: Chance) -> str:
    """A comb whose cells open."""
    rim, dark, lid = "", "", ""
    for i in range(5):
        for j in range(3):
            x, y = 10 + i * 26, 8 + j * 30 - (i % 2) * 15
            corners = [(x + math.cos(k * math.pi / 3) * 16, y + math.sin(k * math.pi / 3) * 16) for k in range(6)]
            path = "M" + "L".join(joined(*p) for p in corners) + "z"
            rim += path
            if c.unit() < 0.55:
                dark += "M" + "L".join(joined(x + (px - x) * 0.74, y + (py - y) * 0.74) for px, py in corners) + "z"
            else:
                lid += f"M{joined(x - 6, y - 2)}q6-5 12 0"
    looks = "".join(
        tag("circle", cx=x, cy=y, r=2.4, fill=tone("glow")) for x, y in ((58, 24), (66, 24), (33, 52), (40, 52))
    )
    return (
        _ground("shade") + shape(rim, "lit", 2.4) + shape(dark, "line") + stroke(lid, 1.8, "line", opacity=".4") + looks
    )


def frost(c: Chance) -> str:
    """Ice that grows: stars of frost, and breath."""
    d = ""
    for left, top, r in ((28, 24, 17), (92, 20, 13), (72, 50, 10), (108, 52, 8), (10, 54, 9)):
        x, y = left + c.between(-4, 4), top + c.between(-3, 3)
        for k in range(6):
            a = k * math.pi / 3 + 0.3
            ux, uy = math.cos(a), math.sin(a)
            d += f"M{joined(x, y)}l{joined(ux * r, uy * r)}"
            for side in (-1, 1):
                b = a + side * 0.9
                d += f"M{joined(x + ux * r * 0.55, y + uy * r * 0.55)}l{joined(math.cos(b) * r * 0.34, math.sin(b) * r * 0.34)}"
    return (
        _ground("near")
        + shape("M-4 70V44C20 36 40 52 62 46S104 50 130 40V70z", "lit", 2)
        + stroke(d, 4.4, "line", opacity=".35")
        + stroke(d, 2.6, "glow")
        + man(50, 44, "sit", 0.8)
    )


def whiteout(c: Chance) -> str:
    """Snow that flies so thick that one sees a hand and no more."""
    flakes = "".join(f"M{joined(round(c.between(0, 124)), round(c.between(0, 66)))}l{joined(-7, 3)}" for _ in range(46))
    return (
        _ground("far")
        + shape("M-4 70V50C30 42 70 58 130 46V70z", "mid")
        + tag("g", man(66, 40, "brace", 0.9), opacity=".45")
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
        _ground("shade")
        + stroke("M-4 20C30 12 60 24 130 8M-4 60C30 56 50 66 130 52", 1.6, "iso")
        + stroke(cracks, 7)
        + stroke(cracks, 3.6, "accent")
        + shape(fires, "accent", 1.8)
        + shape(
            "".join(flame(x, y - 1, h * 0.5) for x, y, h in ((25, 43, 18), (51, 41, 26), (75, 33, 20), (99, 29, 22))),
            "glow",
        )
    )


def horned(c: Chance) -> str:
    """A lowered head with two horns comes on."""
    return (
        sky(c, 54)
        + stroke("M96 12h26M90 24h34M98 58h26", 2.2, "iso")
        + shape("M130-4V70H62C54 60 46 52 40 46 38 40 42 34 50 32 58 18 84 2 130-4z", "body", 2.6)
        + shape("M64 22C44 20 26 16 16 2 14 18 30 34 58 34zM70 44C52 48 34 52 20 62 38 66 58 62 72 54z", "glow", 2.2)
        + eye(66, 38, 6, -1, 0.3)
        + man(16, 34, "leap", 0.62, flip=True)
    )


def pollen(c: Chance) -> str:
    """A flower bursts and its dust drifts."""
    petals = "".join(
        closed(
            [
                (26 + math.cos(a + t) * r, 36 + math.sin(a + t) * r)
                for t, r in ((-0.3, 12), (-0.2, 24), (0, 28), (0.2, 24), (0.3, 12))
            ]
        )
        for a in (i * math.pi / 4 for i in range(8))
    )
    dust = "".join(f"M{joined(round(c.between(44, 122)), round(c.between(6, 56)))}h0" for _ in range(40))
    return (
        sky(c, 50)
        + shape(petals, "accent", 1.8)
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
        + shape("M40 58C46 44 78 44 84 58 78 64 46 64 40 58z", "accent", 1.8)
        + shape(_teeth(22, 15, 80, 8, 12) + _teeth(26, 58, 72, 7, -10), "glow", 1.7)
        + man(62, 34, "fly", 0.7, turn=c.between(-20, 20))
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
    )


def bubbles(c: Chance) -> str:
    """The last of the air goes up."""
    rings = "".join(
        tag("circle", cx=round(62 + c.between(-16, 16)), cy=round(y), r=round(r, 1))
        for y, r in ((8, 6), (18, 4), (26, 5), (33, 3), (4, 3), (14, 2.4))
    )
    return (
        _ground("near")
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
        + shape("M100-8 112-4 60 60zM30-8 40-8 34 58zM8-8 14-8 14 50z", "deep", 2.2)
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
        _ground("body")
        + tag("g", spots, fill=tone("deep"), opacity=".5")
        + shape("M-4 70V48C10 40 20 54 34 48S60 40 74 50 100 42 130 50V70z", "shade", 2)
        + tag("path", d=stools, fill=tone("accent"), stroke=tone("line"), stroke_width=1.7, stroke_linejoin="round")
        + gem(58, 48, 0.5, "blight")
    )


def jealous(c: Chance) -> str:
    """An eye behind a hoard."""
    towers = "M8 70V40h12v30zM8 40l6-12 6 12zM30 70V48h16v22zM28 48l10-10 10 10zM84 70V36h10v34zM82 36l7-14 7 14zM102 70V50h14v20zM100 50l9-9 9 9z"
    return (
        _ground("mid")
        + eye(62, 26, 17, -1, 0.3)
        + shape(towers, "shade", 2)
        + stroke("M14 50v5M38 58v5M89 46v5M109 58v5", 2.6, "glow")
    )


def clash(c: Chance) -> str:
    """Two horned heads meet."""
    head = shape("M-6-4C14 0 34 10 46 22 54 30 54 40 48 46 38 44 26 46 16 54L-6 60z", "body", 2.4) + shape(
        "M36 18C30 4 14-4-2-4 16-8 44-6 50 10 54 18 52 26 48 28z", "glow", 2
    )
    other = tag("g", head + eye(30, 30, 4.6, 1, 0.3), transform=f"translate({WIDTH} 2) scale(-1 1)")
    return light(c, 62, 26) + head + eye(30, 30, 4.6, 1, 0.3) + other + burst(62, 26, 13)


def tremor(c: Chance) -> str:
    """The gallery shakes: a cracked floor, dust, a prop that breaks."""
    prop = "M22 70V18M102 70V34M14 16H78M84 8 118 20"
    dust = "".join(f"M{joined(round(c.between(10, 114)), round(c.between(18, 44)))}v4" for _ in range(16))
    return (
        _ground("deep")
        + shape("M-4-6H130V10C100 16 84 6 62 12S20 6-4 12z", "shade", 2)
        + stroke(prop, 8)
        + stroke(prop, 4.6, "lit")
        + stroke(dust, 3, "rim")
        + shape("M-4 70V56L30 54 44 60 52 50 66 58 84 52 130 56V70z", "shade", 2.2)
        + stroke("M52 50l6 10-4 10", 2.4)
        + tag("circle", cx=62, cy=32, r=11, fill=tone("glow"), opacity=".35")
        + man(62, 38, "brace", 0.76)
    )


def erupt(c: Chance) -> str:
    """A vent throws fire and stones."""
    stones = "".join(
        tag("circle", cx=round(62 + c.between(-44, 44)), cy=round(c.between(4, 26)), r=round(c.between(2, 4.6), 1))
        for _ in range(10)
    )
    return (
        _ground("near")
        + shape("M-4 70V58C18 56 34 44 44 34H80C90 44 106 56 130 58V70z", "shade", 2.4)
        + shape(flame(62, 38, 34, 0.06) + flame(51, 38, 22, -0.3) + flame(73, 38, 24, 0.3), "accent", 2)
        + shape(flame(62, 37, 18), "glow")
        + tag("g", stones, fill=tone("deep"), stroke=tone("line"), stroke_width=1.4)
    )


def plunge(c: Chance) -> str:
    """It dives, and takes somebody along."""
    return (
        _ground("near")
        + shape("M-4-4H130V8C100 14 84 4 62 10S20 4-4 10z", "far")
        + shape("M88-6C92 18 80 40 56 58 48 64 40 64 34 58 36 48 50 28 58-6z", "body", 2.4)
        + eye(48, 48, 5, -1, 0.3)
        + stroke("M104 20v26M104 46l-6-8M104 46l6-8M20 16v20M20 36l-5-7M20 36l5-7", 3, "rim")
        + man(84, 30, "fly", 0.7, turn=150)
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
        + burst(40, 60, 10)
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
        + stroke(rounds, 3, "line", opacity=".45")
        + man(94, 40, "hang", 0.8, turn=-20)
        + stroke("M84 14l-6-6M104 12l6-6M94 8V0", 2.4)
    )


TERRORS = (
    net, fangs, venom, swarm, cells, frost, whiteout, kindle, horned, pollen, snout, whirl, maw, fluke, bubbles, spiked,
    lightning, rot, jealous, clash, tremor, erupt, plunge, club, burrow, thunder,
)  # fmt: skip
