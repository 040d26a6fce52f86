"""The Heroes: a head for each side of a mat, as a bust and as a figure that stands. `--c` is the colour of the seat."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from typing import NamedTuple

from fathom.drawing.chance import Chance
from fathom.drawing.ink import LINE, at, disc, flat, ink, line, mirrored, mix, pole, spots
from fathom.drawing.path import tag

from .style import DEEP, FAR, GLOW, NEAR, STEEL, WOOD, drawn, part

CLOTH = "var(--c)"
DARK = mix(CLOTH, 62, LINE)
BARK = "var(--on-lamp)"
WARM = mix(GLOW, 76, "var(--health)")
SKINS = {"bren": WARM, "sil": mix(BARK, 44, WARM), "ava": mix(BARK, 16, WARM)}
FACE = "var(--f)"


class Hero(NamedTuple):
    """How one side of a mat looks: what is behind the head, on it, and worn; what is held in the right hand."""

    who: str
    behind: str
    over: str
    worn: str
    held: str


_EYES = line("M-8-1v3M8-1v3", 4.4)
_MOUTH = line("M-5 11Q0 13 5 11", 2.4)
_BROWS = line("M-13-7Q-8-10-4-7M4-7Q8-10 13-7", 2.6)

_SWORD = (
    ink("M-4-6V-44L0-54 4-44V-6z", STEEL)
    + line("M0-10V-42", 1.6)
    + ink("M-13-8H13V-2H-13z", GLOW)
    + pole("M0 0V12", 3.4, WOOD)
)
_STAFF = (
    pole("M0 46V-38", 4, WOOD)
    + disc(0, -46, 14, GLOW, opacity=".35", stroke="none")
    + disc(0, -46, 7.4, GLOW)
    + line("M-9-40C-12-50-8-56 0-58M9-40C12-50 8-56 0-58", 2.6)
)
_KNIFE = ink("M-3-4V-24L3-32V-4z", STEEL) + ink("M-7-5H7V-1H-7z", GLOW) + pole("M0 0V8", 3, WOOD)

HEROES: dict[str, Hero] = {
    # a helm with a plume
    "bren": Hero(
        "bren",
        ink("M-4-30C-10-52 16-58 34-44 24-44 22-38 26-32 16-36 12-30 8-24z", "var(--health)"),
        _EYES + _MOUTH + ink("M-24 8C-27-18-16-30 0-30S27-18 24 8L17 12 15-4H-15L-17 12z", STEEL) + ink("M-3-30H3V0L0 6-3 0z", GLOW) + line("M-20-8Q-18-20-10-24", 2),
        ink("M-34 4C-30-8-14-10-8-2L-12 14C-22 20-34 16-34 4zM34 4C30-8 14-10 8-2L12 14C22 20 34 16 34 4z", STEEL) + line("M-28 4Q-22-2-14 2M28 4Q22-2 14 2", 2),
        _SWORD,
    ),
    # bare-headed, soot and a small fire
    "bren_alt": Hero(
        "bren",
        ink("M-22 4C-30-22-14-34 4-32 24-30 30-12 22 8 26 18 20 24 14 22H-16C-24 20-24 12-22 4z", mix(BARK, 74, "var(--health)")),
        _EYES + _BROWS + _MOUTH + ink("M-21-2C-22-22-8-26 2-25 14-24 22-16 21-2 16-10 10-14 4-13-4-10-14-10-21-2z", mix(BARK, 74, "var(--health)")) + line("M-21-6Q0-13 21-6", 5) + line("M-21-6Q0-13 21-6", 2, GLOW) + disc(0, -10, 3.6, "var(--health)"),
        line("M-26-6C-34-16-24-22-30-34M28-4C36-14 28-20 34-32", 3.4, NEAR) + ink("M-8-2 0 12 8-2C4 2-4 2-8-2z", GLOW),
        pole("M0 10V-14", 4, WOOD) + ink("M0-48C10-36 12-24 6-16H-7C-12-22-9-30-6-34-5-28-4-28-3-28-4-36-2-42 0-48z", GLOW) + flat("M0-30C4-26 4-20 2-17H-3C-5-20-2-26 0-30z", "var(--health)"),
    ),
    # a tall hood with a star
    "sil": Hero(
        "sil",
        ink("M-24 22C-30-10-22-36 4-56 14-34 30-20 25 22z", CLOTH),
        _EYES + _BROWS + line("M-4 11H4", 2.4) + ink("M-23 12C-26-14-16-32 4-54 14-34 28-18 23 12 20-6 12-14 0-14S-20-6-23 12z", CLOTH) + ink("M2-36 5-29 12-28 7-23 8-16 2-19-4-16-3-23-8-28-1-29z", GLOW, stroke_width=1.8),
        line("M-14 2C-6 12 6 12 14 2", 5) + line("M-14 2C-6 12 6 12 14 2", 2.2, GLOW) + disc(0, 10, 4, GLOW),
        _STAFF,
    ),
    # the hood is down; the dark in a small tin
    "sil_alt": Hero(
        "sil",
        ink("M-20 0C-26-20-14-30 0-30S26-20 20 0C20 12-20 12-20 0z", mix(BARK, 92, GLOW)),
        ink("M-22-6C-14-10 14-10 22-6L20 5C12 8 6 6 0 2-6 6-12 8-20 5z", DARK) + spots(((-8, -1), (8, -1)), 2.8, GLOW) + _MOUTH + ink("M-20-8C-20-24 20-24 20-8 8-14-8-14-20-8zM-6-28C-6-36 6-36 6-28z", mix(BARK, 92, GLOW)),
        ink("M-34 14C-28-6-14-6-8 0 4 8 12 4 20-4L34 12C20 26-20 26-34 14z", DARK),
        ink("M-9-10H9V10H-9z", STEEL) + ink("M-9-10C-9-15 9-15 9-10V-7H-9z", GLOW) + line("M-4-14C-10-24 2-28-4-38M4-14C10-26-2-30 6-42", 3.4),
    ),
    # hood and mask
    "ava": Hero(
        "ava",
        ink("M-26 24C-32-14-20-36 2-38 26-34 32-12 27 24z", DARK),
        _EYES + _BROWS + ink("M-21 3C-10 8 10 8 21 3 20 16 10 24 0 24S-20 16-21 3z", DEEP) + line("M-14 12C-6 15 6 15 14 12", 2) + ink("M-25 18C-28-14-16-34 2-36 22-32 28-12 25 18 22-4 14-17 0-17S-22-4-25 18z", DARK) + line("M-18-10C-14-22-8-28 0-29", 2),
        ink("M-30 6C-16 16 16 16 30 6L26 16C12 24-12 24-26 16z", CLOTH),
        at(_KNIFE, 0, 0),
    ),
    # she has stopped hiding: short hair, a scar, one shoulder of steel
    "ava_alt": Hero(
        "ava",
        ink("M-22 6C-30-20-16-33 2-33S30-20 22 6C22 14-22 14-22 6z", mix(BARK, 90, "var(--health)")),
        _EYES + _BROWS + _MOUTH + line("M10-12 13 6M9-4 14-6", 2.2, "var(--health)") + ink("M-21 0C-24-20-10-27 2-26 16-25 24-14 20 0 18-8 14-12 8-10 8-14 2-15-2-13-4-8-14-10-21 0z", mix(BARK, 90, "var(--health)")),
        ink("M-36 6C-32-10-14-10-6-2L-12 14C-22 22-36 18-36 6z", STEEL) + line("M-30 6Q-24-2-14 2M-32 12Q-22 8-14 10", 2) + ink("M8 0C18-2 26 0 32 8L26 14C20 8 14 6 8 8z", DARK),
        _SWORD,
    ),
}  # fmt: skip

VIEW = "0 0 60 60"

part.share(
    "wall",
    tag("rect", x=-60, y=-68, width=120, height=120, fill=FAR, stroke="none")
    + flat("M-60 52V6C-40-12-24-2-8-14S34-30 60-16V52z", NEAR),
)
part.share("head", ink("M0-22C16-22 22-10 21 2 19 16 10 24 0 24S-19 16-21 2C-22-10-16-22 0-22z", FACE))
part.share("bust", ink("M-12 20H12V34C30 36 46 44 52 70H-52C-46 44-30 36-12 34z", CLOTH))
part.share(
    "cloak",
    ink("M-13 34-16 48H-4L-1 36 4 48H16L12 34z", DEEP)
    + ink("M0-30C14-30 20-20 22-4L30 40C14 46-14 46-30 40L-22-4C-20-20-14-30 0-30z", CLOTH)
    + line("M-6-6-14 40M8-4 16 40M1 4 2 44", 2.4, opacity=".4"),
)
for _name, _hero in HEROES.items():
    part.share(f"head-{_name}", _hero.behind + part("head") + _hero.over)
    part.share(f"worn-{_name}", _hero.worn)


def _painted(name: str, inner: str) -> str:
    return drawn(inner, width=2.8, more=f"--f:{SKINS[HEROES[name].who]}")


def _known(name: str) -> str:
    """Return a mat whose looks a mat has; one that a pack adds looks like another, always the same."""
    return name if name in HEROES else Chance(f"hero.{name}").pick(tuple(HEROES))


def bust(name: str) -> str:
    """Draw a Hero from the shoulders up, in a square of 60."""
    name = _known(name)
    inner = (
        part("wall")
        + at(part("bust"), 0, 4)
        + at(part(f"worn-{name}"), 0, 38, 1.25)
        + at(part(f"head-{name}"), 0, -2, 1.12)
    )
    return at(_painted(name, inner), 30, 34, 0.5)


def _standing(name: str) -> str:
    hero = HEROES[name]
    arm = mirrored("M17-14C26-8 31 0 34 8")
    hands = ((34, 9), (-34, 9))
    inner = (
        part("cloak")
        + at(hero.held, 36, 6, 0.8)
        + line(arm, 10)
        + line(arm, 6, CLOTH)
        + spots(hands, 5.4)
        + spots(hands, 3.6, FACE)
        + at(part(f"worn-{name}"), 0, -18, 0.72)
        + at(part(f"head-{name}"), 0, -38, 0.66)
    )
    return _painted(name, at(inner, 60, 66))


for _name in HEROES:
    part.share(f"hero-{_name}", _standing(_name))


def figure(name: str) -> str:
    """Draw a Hero who stands, in a box of 120."""
    return part(f"hero-{_known(name)}")
