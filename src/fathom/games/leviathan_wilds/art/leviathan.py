"""A giant, drawn from the map that is played on: every climbable space is a soft bump of its body.

Units: one cell is one unit, x to the right and y down from the top row; the drawing overflows the map on all sides.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.path import joined, loops, n, opened, shape, stroke, tag, tone
from fathom.drawing.strokes import bird, fir, flame, kelp, ridge, ruin, shard, spine, tree, tuft

from .body import draw_part
from .body.common import CELL, Part

#: Heights of the field: the outline, the relief inside it, the halo outside.
OUTLINE = 0.44
RELIEF = (0.8, 1.2, 1.65, 2.1)
HALO = (0.06, 0.14, 0.25)


@dataclass(frozen=True)
class Look:
    """All there is to a giant: a mask of spaces, a few bumps, an eye, what grows on it, and its own parts."""

    name: str
    #: Rows of the map from the top, as far as they are body; "." and "_" are none, the last row is the ground.
    rows: tuple[str, ...]
    #: Free bumps for muzzle, tail, feet: x, y, radius, height in cells.
    bumps: tuple[tuple[float, float, float, float], ...] = ()
    #: x, y, size, face (-1 looks left); in cells.
    eyes: tuple[tuple[float, float, float, float], ...] = ()
    back: str = ""
    back_range: tuple[float, float] = (0.0, 99.0)
    parts: tuple[Part, ...] = ()
    seed: int = 1
    #: Radius of the bump of a space: thick for a beast, thin for a colossus with gaps.
    grow: float = 0.78
    #: Hewn from stone: straight sides.
    hewn: bool = False
    #: How much of the hide is drawn with short strokes.
    texture: float = 0.5
    #: Sun or moon: x, y, radius.
    sun: tuple[float, float, float] = (8.1, 1.5, 1.75)
    #: Fineness of the grid, in cells.
    step: float = 0.12
    #: How far hills and ground reach beyond the map.
    wide: float = 13.0
    #: Contour lines in the air round it.
    halo: bool = True
    #: Where it is: between "hills", or in the "sea", whose surface is the top row.
    scenery: str = "hills"

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the map."""
        return len(self.rows[0]), len(self.rows)


def look_of(name: str, rows: Sequence[str], drawing: Mapping[str, Any], **more: Any) -> Look:
    """Read a `[drawing]` table of a leviathan's content; what `more` says goes before it."""
    told = {**drawing, **more}
    eyes = tuple((x, y, size / 62 if size > 1.5 else size, face) for x, y, size, face in told.get("eyes", ()))
    keys = ("back", "seed", "grow", "hewn", "texture", "step", "wide", "halo", "scenery")
    known = {key: told[key] for key in keys if key in told}
    return Look(
        name=name,
        rows=_body_rows(rows, told.get("mask_rows", (1, len(rows))), told.get("bare", ())),
        bumps=tuple((x, y, radius, height) for x, y, radius, height in told.get("bumps", ())),
        eyes=eyes,
        back_range=(told.get("back_range", (0, 99))[0], told.get("back_range", (0, 99))[1]),
        parts=tuple(told.get("parts", ())),
        sun=tuple(told["sun"]) if "sun" in told else Look.sun,
        **known,
    )


def _body_rows(rows: Sequence[str], within: Sequence[int], bare: Sequence[str]) -> tuple[str, ...]:
    """Blank what is climbed but no body: rows outside those from `within[0]` to `within[1]`, and the `bare` spaces.

    >>> _body_rows(("nL", "nn", "LL"), (2, 3), ("B2",))
    ('nL', 'n.', '..')
    """
    first, last = within
    out = []
    for number, row in zip(range(len(rows), 0, -1), rows, strict=True):
        spaces = enumerate(row) if first <= number <= last else ()
        out.append(
            "".join(letter if f"{chr(65 + x)}{number}" not in bare else "." for x, letter in spaces) or "." * len(row)
        )
    return tuple(out)


def draw_leviathan(look: Look, scenery: bool = True) -> str:
    """Draw a giant in its landscape as an SVG fragment in cell units."""
    chance = Chance(look.seed)
    sea = look.scenery == "sea"
    out = [_sea(chance, look) if sea else _scenery(chance, look)] if scenery else []
    out.append(_body(chance, look))
    out.append(_seabed(chance, look) if sea else _ground(chance, look))
    return tag("g", "".join(out), transform=f"scale({1 / CELL:g})")


def draw_beast(look: Look) -> str:
    """Draw a beast alone, without ground: all rows of its map are its body. A fragment in cell units."""
    standing = replace(look, rows=(*look.rows, "." * len(look.rows[0])))
    return tag("g", _body(Chance(look.seed), standing), transform=f"scale({1 / CELL:g})")


# ---------------------------------------------------------------------------------------------- the body


def _field(chance: Chance, look: Look) -> Field:
    width, height = look.size
    bumps = [
        Bump((x + 0.5) * CELL, (y + 0.5) * CELL, look.grow * CELL)
        for y, row in enumerate(look.rows[:-1])
        for x, letter in enumerate(row)
        if letter not in "._"
    ]
    bumps += [Bump(x * CELL, y * CELL, radius * CELL, high) for x, y, radius, high in look.bumps]
    box = (-3.2 * CELL, -2.6 * CELL, (width + 3.2) * CELL, (height + 1) * CELL)
    field = Field(bumps, box, look.step * CELL)
    field.roughen(chance, 0.1, 0.7 * CELL)
    return field


def _layers(look: Look) -> dict[str, list[str]]:
    """Draw the parts, each into its layer; the eyes before all."""
    layers: dict[str, list[str]] = {"far": [], "skin": [], "near": []}
    eyes = [{"kind": "eye", "at": (x, y), "size": size, "face": int(face)} for x, y, size, face in look.eyes]
    for i, part in enumerate((*look.parts, *eyes)):
        layer, drawn = draw_part(look.seed, i, part)
        layers[layer].append(drawn)
    return layers


def _body(chance: Chance, look: Look) -> str:
    layers = _layers(look)
    field = _field(chance, look)
    eps = 6.0 if look.hewn else 1.8
    d = loops(field.contours(OUTLINE), eps, look.hewn)
    clip = f"lv-{look.name}"
    halo = "".join(loops(field.contours(level), 2.6) for level in HALO)
    relief = "".join(loops(field.contours(level), 6 if look.hewn else 3, look.hewn) for level in RELIEF)
    inside = (
        shape(d, "body", transform="translate(-11 -27)", fill_rule="evenodd")
        + stroke(relief, 2, "iso")
        + stroke(_hide(chance, look, field), 2.1, "iso")
        + "".join(layers["skin"])
        + stroke(d, 9, "rim", transform="translate(4 6)", opacity=".55")
    )
    return "".join(
        [
            stroke(halo, 1.8, "iso") if look.halo else "",
            *layers["far"],
            _back(chance, look, field),
            tag("clipPath", tag("path", d=d, clip_rule="evenodd"), id=clip),
            shape(d, "shade", 6.3, fill_rule="evenodd"),
            tag("g", inside, clip_path=f"url(#{clip})"),
            *layers["near"],
        ]
    )


def _hide(chance: Chance, look: Look, field: Field) -> str:
    """Short strokes that follow the slope."""
    width, height = look.size
    out = ""
    for _ in range(int(look.texture * 8 * width * height)):
        x, y = chance.between(-1.5, width + 1.5) * CELL, chance.between(-1, height) * CELL
        gx, gy = field.slope(x, y)
        if field.at(x, y) < OUTLINE * 1.15 or not (gx or gy):
            continue
        length = chance.between(4, 10)
        out += f"M{joined(round(x), round(y))}q{joined(-gy * length / 2 + gx * 2.4, gx * length / 2 + gy * 2.4, -gy * length, gx * length)}"
    return out


def _back(chance: Chance, look: Look, field: Field) -> str:
    """What grows on the back stands behind the outline."""
    out = ""
    x = look.back_range[0] * CELL
    while look.back and x < look.back_range[1] * CELL:
        y = field.top(OUTLINE, x)
        if y is not None:
            y += 10
            h, lean = chance.between(0.28, 0.62) * CELL, chance.between(-0.3, 0.3)
            match look.back:
                case "fir":
                    out += fir(x, y, h, lean * 10)
                case "tree":
                    out += tree(x, y, h)
                case "spine":
                    out += spine(x, y, h)
                case "crystal":
                    out += shard(x, y, h, lean)
                case "kelp":
                    out += kelp(x, y, h, lean)
                case "flame":
                    out += flame(x, y, h * 1.3, lean)
                case "ruin":
                    out += ruin(x, y, h * 0.8)
        x += chance.between(0.16, 0.42) * CELL
    return shape(out, "accent" if look.back == "flame" else "shade", 1.9) if out else ""


# ---------------------------------------------------------------------------------------------- the landscape


def _scenery(chance: Chance, look: Look) -> str:
    width, height = look.size
    x, y, r = (v * CELL for v in look.sun)
    out = [
        tag("circle", cx=x, cy=y, r=r * 1.9, fill=tone("sky-2"), opacity=".55"),
        tag("circle", cx=x, cy=y, r=r * 1.4, fill=tone("sky-2"), opacity=".7"),
        tag("circle", cx=x, cy=y, r=r, fill=tone("disc"), opacity=".8"),
    ]
    left, right = -look.wide * CELL, (width + look.wide) * CELL
    base = (height - 0.5) * CELL
    for up, high, name, size in ((3.0, 1.0, "far", 0.0), (1.9, 0.8, "mid", 0.28), (0.95, 0.55, "near", 0.46)):
        d, line = ridge(chance, left, right, base - up * CELL, high * CELL, 0.6 * CELL, (up + 2.5) * CELL)
        for px, py in line if size else ():
            if chance.unit() < 0.6:
                d += fir(
                    round(px + chance.between(-16, 16)), round(py + 8), round(CELL * size * chance.between(0.7, 1.3))
                )
        out.append(shape(d, name))
    birds = [(x - r * 0.7 + i * 50, y - r * 1.15 + 24 * ((i * 2) % 3), 14 - 4 * (i % 2)) for i in range(3)]
    out.append(stroke("".join(bird(*b) for b in birds), 2.8, "shade"))
    return "".join(out)


def _ground(chance: Chance, look: Look) -> str:
    width, height = look.size
    left, right = -look.wide * CELL, (width + look.wide) * CELL
    d, line = ridge(chance, left, right, (height - 0.84) * CELL, 14, 62, 12 * CELL)
    grass = "".join(tuft(round(x + chance.between(-22, 22)), round(y + 6), 21) for x, y in line for _ in range(2))
    return shape(d, "shade") + stroke(grass, 2.8, "shade")


def _sea(chance: Chance, look: Look) -> str:
    """The sun above, the surface half a row below the top, darker water in layers, and weeds far off."""
    width, height = look.size
    x, y, r = (v * CELL for v in look.sun)
    left, right = -look.wide * CELL, (width + look.wide) * CELL
    out = [
        tag("circle", cx=x, cy=y, r=r * 1.5, fill=tone("sky-2"), opacity=".7"),
        tag("circle", cx=x, cy=y, r=r, fill=tone("disc"), opacity=".8"),
    ]
    for down, high, name in ((0.62, 5.0, "far"), (height * 0.44, 22.0, "mid")):
        d, _ = ridge(chance, left, right, down * CELL, high, 0.6 * CELL, (height + 2 - down) * CELL)
        out.append(shape(d, name))
    _, surface = ridge(chance, left, right, 0.62 * CELL, 5.0, 0.6 * CELL, 0)
    out.append(stroke(opened(surface), 5, "rim"))
    rays = "".join(
        f"M{joined(x + k * CELL, 0.8 * CELL)}l{joined(k * 60 - 40, height * 52)}h{n(70 + abs(k) * 20)}L{joined(x + (k + 0.5) * CELL, 0.8 * CELL)}z"
        for k in (-2, -0.6, 1)
    )
    out.append(shape(rays, "disc", opacity=".22"))
    d, line = ridge(chance, left, right, (height - 1.3) * CELL, 0.5 * CELL, 0.6 * CELL, 3 * CELL)
    for px, py in line:
        if chance.unit() < 0.7:
            d += kelp(round(px), round(py + 10), round(CELL * chance.between(0.4, 1.3)), chance.between(-0.3, 0.3))
    out.append(shape(d, "near"))
    return "".join(out)


def _seabed(chance: Chance, look: Look) -> str:
    width, height = look.size
    left, right = -look.wide * CELL, (width + look.wide) * CELL
    d, line = ridge(chance, left, right, (height - 0.84) * CELL, 14, 62, 12 * CELL)
    for x, y in line:
        if chance.unit() < 0.45:
            d += kelp(round(x), round(y + 8), round(CELL * chance.between(0.2, 0.46)), chance.between(-0.3, 0.3))
    return shape(d, "shade")


# ---------------------------------------------------------------------------------------------- the great eye


def great_eye(at: tuple[float, float], size: tuple[float, float], is_open: bool) -> str:
    """Draw an eye as large as a few cells, in cell units: middle, half width and half height; open or closed."""
    x, y, w, h = at[0] * CELL, at[1] * CELL, size[0] * CELL, size[1] * CELL
    almond = f"M{joined(x - w, y)}C{joined(x - w * 0.55, y - h * 1.3, x + w * 0.55, y - h * 1.3, x + w, y)}C{joined(x + w * 0.55, y + h * 1.3, x - w * 0.55, y + h * 1.3, x - w, y)}z"
    out = shape(almond, "line", 8)
    if is_open:
        iris = h * 0.9
        streaks = "".join(
            f"M{joined(x + cx * iris * 0.42, y + cy * iris * 0.42)}L{joined(x + cx * iris * 0.86, y + cy * iris * 0.86)}"
            for cx, cy in (
                (1, 0),
                (0.87, 0.5),
                (0.5, 0.87),
                (0, 1),
                (-0.5, 0.87),
                (-0.87, 0.5),
                (-1, 0),
                (-0.87, -0.5),
                (-0.5, -0.87),
                (0, -1),
                (0.5, -0.87),
                (0.87, -0.5),
            )
        )
        inner = (
            tag("circle", cx=x, cy=y, r=iris * 1.22, fill=tone("deep"))
            + tag("circle", cx=x, cy=y, r=iris, fill=tone("glow"))
            + tag("circle", cx=x, cy=y, r=iris * 0.7, fill=tone("accent"), opacity=".85")
            + stroke(streaks, 4, "line", opacity=".35")
            + shape(
                f"M{joined(x, y - iris * 0.86)}Q{joined(x + iris * 0.36, y, x, y + iris * 0.86)}Q{joined(x - iris * 0.36, y, x, y - iris * 0.86)}z",
                "line",
            )
            + tag("circle", cx=x - iris * 0.36, cy=y - iris * 0.4, r=iris * 0.14, fill=tone("rim"))
        )
        clip = f"eye-{n(at[0])}-{n(at[1])}"
        out += tag("clipPath", tag("path", d=almond), id=clip) + tag("g", inner, clip_path=f"url(#{clip})")
        upper = f"M{joined(x - w * 1.12, y + h * 0.06)}C{joined(x - w * 0.6, y - h * 1.62, x + w * 0.6, y - h * 1.62, x + w * 1.12, y + h * 0.06)}C{joined(x + w * 0.55, y - h * 1.12, x - w * 0.55, y - h * 1.12, x - w * 1.12, y + h * 0.06)}z"
        lower = f"M{joined(x - w * 1.04, y)}C{joined(x - w * 0.6, y + h * 1.5, x + w * 0.6, y + h * 1.5, x + w * 1.04, y)}C{joined(x + w * 0.55, y + h * 1.2, x - w * 0.55, y + h * 1.2, x - w * 1.04, y)}z"
        out += shape(upper, "lit", 5) + shape(lower, "shade", 4)
    else:
        lids = ""
        for i, fill in enumerate(("shade", "body", "lit")):
            low = h * (1.24 - i * 0.62)
            lids += shape(
                f"M{joined(x - w * 1.04, y)}C{joined(x - w * 0.55, y - h * 1.42, x + w * 0.55, y - h * 1.42, x + w * 1.04, y)}C{joined(x + w * 0.55, y + low, x - w * 0.55, y + low, x - w * 1.04, y)}z",
                fill,
                4.6,
            )
        lashes = "".join(
            f"M{joined(x + t * w * 0.94, y + (1 - t * t) * h * 0.92)}q{joined(t * 16, h * 0.2, t * 30, h * 0.34)}"
            for t in (-0.9, -0.68, -0.45, -0.22, 0, 0.22, 0.45, 0.68, 0.9)
        )
        out += lids + stroke(lashes, 6)
    return tag("g", out, transform=f"scale({1 / CELL:g})")
