"""Small pictures for cards: a band of 124 by 66 with one thing happening in it.

`scene` draws a motif from a seed: two cards with the same motif stand at different hours on different walls.
`motif_for` chooses the motif by the verbs of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fathom.drawing.chance import Chance
from fathom.drawing.path import tag
from fathom.drawing.stage import HEIGHT, VIEW, WIDTH, ledge, mushroom_shape, sky, wall

from ..climbers import figure
from .actions import ACTIONS
from .air import AIR
from .attacks import ATTACKS
from .gear import GEAR
from .harm import HARM
from .horned import HORNED
from .mouths import MOUTHS
from .stone import STONE

#: What one giant does, to the side to which its card pushes; these are never mirrored, nor is what looks at us.
OF_GIANTS = (*ATTACKS, *HORNED, *STONE, *AIR, *MOUTHS)
FIXED = {"gaze", "wrath", *(motif.__name__ for motif in OF_GIANTS)}

MOTIFS: dict[str, Callable[[Chance], str]] = {motif.__name__: motif for motif in (*ACTIONS, *GEAR, *HARM, *OF_GIANTS)}

#: What a verb looks like; the first of a card's verbs that stands here, from the top, decides.
VERBS = {
    "range_plus": "far_strike",
    "take_over": "shield",
    "block": "shield",
    "protect": "ward",
    "strike_plus": "rune",
    "crystal": "crack",
    "glide": "glide",
    "jump": "jump",
    "strike": "strike",
    "take": "mushrooms",
    "place": "anchor",
    "climb": "climb",
    "anchor": "anchor",
    "mend": "mend",
    "rest": "camp",
    "calm": "focus",
    "focus": "focus",
    "draw": "pages",
    "let": "banner",
    "ready": "orbs",
    "put": "blink",
    "push": "sweep",
    "enrage": "wrath",
    "fall": "rocks",
    "gain": "bolt",
    "lose": "grit",
}


def motif_for(verbs: Sequence[str], default: str = "climb") -> str:
    """Return the motif that shows what a card does.

    >>> motif_for(["lose", "climb", "strike"])
    'strike'
    """
    return next((motif for verb, motif in VERBS.items() if verb in verbs), default)


def scene(seed: str, motif: str) -> str:
    """Draw a motif as a fragment in a box of 124 by 66; an unknown motif is somebody who climbs."""
    make = MOTIFS.get(motif) or MOTIFS["climb"]
    c = Chance(f"card.{seed}")
    mirrored = c.unit() < 0.4 and motif not in FIXED
    drawn = make(c)
    return tag("g", drawn, transform=f"translate({WIDTH} 0) scale(-1 1)") if mirrored else drawn


def mushroom_band(seed: str, cap: str) -> str:
    """One large mushroom with a cap in the colour of a signal, a small one beside it."""
    c = Chance(f"mushroom.{seed}")
    side = c.pick((-1, 1))
    small = mushroom_shape(62 + side * c.between(28, 36), 57, c.between(0.7, 1.0), c, cap)
    return sky(c, 46) + ledge(12, 56, 100) + small + mushroom_shape(62, 57, 1.75, c, cap)


def portrait_band(name: str) -> str:
    """A climber in colours of its seat, on its way up."""
    c = Chance(f"cover.{name}")
    return (
        sky(c)
        + wall(c, c.unit() < 0.5, 40)
        + ledge(30, 60, 64)
        + tag("g", figure(name), transform="translate(62 39) scale(1.06)")
    )


__all__ = [
    "HEIGHT",
    "MOTIFS",
    "VERBS",
    "VIEW",
    "WIDTH",
    "motif_for",
    "mushroom_band",
    "portrait_band",
    "scene",
]
