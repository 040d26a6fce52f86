"""Leviathans: twenty islands that swim, in a band of 248 by 132.

Each is a field of soft bumps: its outline and its relief are the same heights, as on a chart. Four of each kind; the more
health, the less of it fits into the picture.
"""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from collections.abc import Callable, Sequence

from fathom.drawing.chance import Chance
from fathom.drawing.field import Field
from fathom.drawing.path import loops, tag, tone
from fathom.drawing.strokes import ridge

from . import beasts_hard as hard
from . import beasts_soft as soft
from .beast import BODY, ISO, OUTLINE, SHADE, Beast
from .style import HUES, at, flat, group, ink, line, mood, part, share

WIDTH, HEIGHT = 248, 132
VIEW = f"0 0 {WIDTH} {HEIGHT}"
SKIN, RELIEF = 0.56, (0.86, 1.3)

#: Four of each kind, from the one with most health to the least.
_KINDS = ("jellyfish", "shellfish", "squid", "seahorse", "crab")

BEASTS: dict[str, Callable[[], Beast]] = {
    f"leviathan_{k:02}": make
    for k, make in enumerate(
        (
            soft.long_lantern, soft.drowned_crown, soft.glass_ring, soft.box_bell,
            hard.nautilus, hard.ridged_keep, hard.thorn_snail, hard.shut_maw,
            soft.kraken, soft.dark_cloak, soft.slow_knife, soft.eight_knots,
            hard.coiled_road, hard.leaf_dragon, hard.pale_ribbon, hard.old_curl,
            hard.old_bastion, hard.tall_walker, hard.hammer_shrimp, hard.sand_shield,
        ),
        1,
    )
}  # fmt: skip

#: Of the four of a kind: size in the picture.
_SIZES = (1.0, 0.96, 0.84, 0.74)


def _water(seed: int) -> str:
    """Deep water, a floor far below, fish that tell the scale."""
    c = Chance(f"water.{seed}")
    x, y = round(c.between(30, 90)), round(c.between(140, 200))
    fish = "".join(
        f"M{round(c.between(20, 220))} {round(c.between(8, 30) if k % 2 else c.between(104, 122))}q3-3 6 0l3-2v4l-3-2q-3 3-6 0z"
        for k in range(4)
    )
    return (
        tag("rect", width=WIDTH, height=HEIGHT, fill=tone("sky"), stroke="none")
        + flat(f"M{x}-2h24l-30 136h-48zM{y}-2h18l-24 136h-40z", tone("sky-2"))
        + flat(ridge(c, -16, 264, 100, 9, 28, 60)[0], tone("far"))
        + flat(ridge(c, -16, 264, 118, 6, 28, 40)[0], tone("mid"))
        + flat(fish, tone("figure"), opacity=".6")
    )  # fmt: skip


for _seed in range(2):
    share(f"water-{_seed}", _water(_seed))


def leviathan(name: str, races: Sequence[str] = ()) -> str:
    """Draw a leviathan by id; one that we do not know is like one of its races, by chance that never changes."""
    c = Chance(name)
    known = list(BEASTS)
    kind = next((_KINDS.index(race) for race in _KINDS if race in races), len(_KINDS) - 1)
    k = known.index(name) if name in BEASTS else kind * 4 + c.below(4)
    beast = BEASTS[known[k]]()
    field = Field(beast.bumps, (-32, -32, 280, 164), 5)
    field.roughen(c, beast.rough, 26)
    d = loops(field.contours(OUTLINE), 1.7)
    halo = loops(field.contours(0.12), 5)
    skin = loops(field.contours(SKIN), 3)
    relief = "".join(loops(field.contours(level), 3.6) for level in RELIEF)
    body = (
        line(halo, 1.4, ISO)
        + beast.behind
        + ink(d, SHADE, stroke_width=3)
        + flat(skin, BODY, transform="translate(-1.5 -3)")
        + line(relief, 1.4, ISO)
        + beast.over(field)
    )
    size = _SIZES[k % 4]
    drawn = at(body, 124 * (1 - size), 66 * (1 - size), size) if size < 1 else body
    people = _KINDS[k // 4]
    return mood(group(part(f"water-{k % 2}") + drawn, width=2.2), HUES[people], (HUES[people] + 150) % 360)
