"""What lies behind the table: shafts of light and shelves of water, with lines of equal depth."""

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.path import tag, tone
from fathom.drawing.plates import whole
from fathom.drawing.strokes import ridge

WIDTH, HEIGHT = 1500, 960


def deep() -> str:
    """Draw it."""
    c = Chance("abyss.deep")
    out = tag("rect", width=WIDTH, height=HEIGHT, fill=tone("sky"))
    for x, wide, light in ((330, 70, ".48"), (520, 110, ".36"), (800, 60, ".42"), (980, 130, ".3")):
        shaft = f"M{x}-20h{wide}l{round(wide * 0.4) - 190} {HEIGHT + 40}h{-round(wide * 2.4)}z"
        out += tag("path", d=shaft, fill=tone("sky-2"), opacity=light)
    for shade, y, high in (("far", 150, 26), ("mid", 330, 32), ("near", 560, 30)):
        hills, points = ridge(c, -60, WIDTH + 60, y, high, 60, HEIGHT)
        out += tag("path", d=hills, fill=tone(shade), opacity=".62")
        crest = "M" + "L".join(f"{x:.0f} {depth:.0f}" for x, depth in points)
        for below, width in ((14, "1.2"), (30, "1")):
            out += tag(
                "path", d=crest, transform=f"translate(0 {below})", fill="none", stroke=tone("iso"), stroke_width=width
            )
    return whole(out, f"0 0 {WIDTH} {HEIGHT}")
