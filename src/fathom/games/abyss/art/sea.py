"""The sea that places lie in: water, ground, weeds, bubbles; and lit windows."""

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.path import joined, n, tag, tone
from fathom.drawing.strokes import eye, kelp, ridge

from .style import GLOW, HEIGHT, WIDTH, flat, ink, line, part, share

FAR, MID, NEAR, BODY, LIT, SHADE, DEEP = map(tone, ("far", "mid", "near", "body", "lit", "shade", "deep"))

share("great-eye", tag("g", eye(0, 0, 15, -1, 0.34), stroke="none"))


def _water(seed: int, back: str, shafts: bool) -> str:
    c = Chance(f"sea.{seed}")
    out = tag("rect", width=WIDTH, height=HEIGHT, fill=back, stroke="none")
    if shafts:
        x, y = round(c.between(12, 40)), round(c.between(66, 96))
        out += flat(f"M{x}-2h12l-16 72h-26zM{y}-2h9l-12 72h-20z", tone("sky-2"), opacity=".6")
    return out + flat(ridge(c, -10, 134, 48, 5, 18, 30)[0], MID)


for _seed in range(4):
    share(f"sea-{_seed}", _water(_seed, FAR, True))
share("sea-dark", _water(4, MID, False))


def sea(c: Chance) -> str:
    """Water, shafts of light, a far ridge."""
    return part(f"sea-{c.below(4)}")


def ground(c: Chance, y: float = 59, fill: str = SHADE) -> str:
    """The sea floor in front."""
    return ink(ridge(c, -10, 134, y, 1.5, 24, 20)[0], fill)


def windows(points: list[tuple[float, float]], w: float = 3, h: float = 5) -> str:
    """Lit windows with round heads."""
    return flat(
        "".join(f"M{joined(x - w / 2, y)}v{n(-h)}a{n(w / 2)} {n(w / 2)} 0 0 1 {n(w)} 0v{n(h)}z" for x, y in points),
        GLOW,
    )


def weeds(c: Chance, y: float, count: int, low: float = 6, high: float = 16) -> str:
    """Fronds along the floor."""
    return "".join(
        kelp(round(c.between(4, 120)), y, round(c.between(low, high) / 1.5), c.between(-0.3, 0.3)) for _ in range(count)
    )


def bubbles(c: Chance, count: int = 5) -> str:
    """A few bubbles on their way up."""
    rise = "".join(
        f"M{round(c.between(6, 118))} {round(c.between(6, 40))}a{r} {r} 0 1 0 .1 0"
        for r in (1.2, 1.8, 2.4, 1.4, 2)[:count]
    )
    return line(rise, 1, tone("rim"))
