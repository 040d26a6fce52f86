"""From names to drawings: the enemies, and the game's own picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fathom.drawing import plates
from fathom.drawing.gallery import Gallery, Kind

from . import art_foes
from .art_hand import FOE, MOOD, STYLE, lighter, part
from .box import GAME, GaiaBox, open_box


def _boss(name: str, box: GaiaBox) -> str:
    return art_foes.boss(name, box.boss_cards[name].kin)


#: The kinds in the order in which a name alone is looked up.
KINDS: dict[str, Kind[GaiaBox]] = {
    "boss": Kind(FOE, _boss, lambda box: box.boss_cards),
    "minion": Kind(FOE, lambda name, box: art_foes.minion(name), lambda box: box.families),
    "lieutenant": Kind(FOE, lambda name, box: art_foes.lieutenant(name), lambda box: box.lieutenants),
}


@cache
def _own_box() -> GaiaBox:
    return open_box(())


GALLERY = Gallery(KINDS, part, STYLE, lighter, _own_box)
names, fragment, sprite = GALLERY.names, GALLERY.fragment, GALLERY.sprite


def picture(of: str, box: GaiaBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's own, "*" the sprite, anything else "kind/name" or a name alone.
    """
    return plates.cover(GAME) if of in ("", "home/cover") else GALLERY.find(of, box)


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    yield "home", GAME, plates.cover(GAME), MOOD
    for kind, name, drawn in GALLERY.all():
        yield kind, name, drawn, MOOD
