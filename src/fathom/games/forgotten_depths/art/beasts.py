"""Foes as figures and as pictures for their cards: Monsters, Stair Guardians, foes of Legendary places."""

from __future__ import annotations

from fathom.drawing.chance import Chance
from fathom.drawing.ink import at

from . import beasts_architecture, beasts_caverns, beasts_ruins
from .style import drawn, part, standing, tinted

_ALL = {
    "ruins": beasts_ruins.BEASTS,
    "caverns": beasts_caverns.BEASTS,
    "architecture": beasts_architecture.BEASTS,
}

#: Where each lives, and its hue and accent hue.
HOME: dict[str, tuple[str, int, int]] = {}

for _ecology, _beasts in _ALL.items():
    for _name, (_make, _hue, _hue2) in _beasts.items():
        HOME[_name] = (_ecology, _hue, _hue2)
        part.share(f"beast-{_name}", drawn(at(_make(), 60, 66), width=2.6))


def _known(name: str, ecology: str) -> tuple[str, str, int, int]:
    """Return whose shape a foe has, where it stands and its hues; one that a pack adds is a pale cousin of another."""
    if name in HOME:
        return (name, *HOME[name])
    c = Chance(f"monster.{name}")
    cousin = c.pick([known for known, (home, _, _) in HOME.items() if home == (ecology or home)])
    home, hue, hue2 = HOME[cousin]
    return cousin, ecology or home, (hue + 60 + c.below(240)) % 360, hue2


def figure(name: str, ecology: str = "") -> str:
    """Draw a foe alone, in a box of 120."""
    shape, _, hue, hue2 = _known(name, ecology)
    return tinted(part(f"beast-{shape}"), hue, hue2)


def card(name: str, ecology: str = "") -> str:
    """Draw a foe where it lives, in a band."""
    shape, home, hue, hue2 = _known(name, ecology)
    return tinted(standing(home, part(f"beast-{shape}")), hue, hue2)
