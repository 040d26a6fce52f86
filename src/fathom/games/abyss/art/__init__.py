"""From names to drawings: emblems, Allies, Lords, Locations, Leviathans, pieces, and the game's own picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from fathom.core.memo import memo
from fathom.drawing import plates
from fathom.drawing.gallery import Gallery, Kind

from ..box import AbyssBox, open_box
from . import allies, backdrop, cover, emblems, leviathans, locations, lords, pieces
from .style import BAND, part


def _plain(view: str, draw: Callable[[str], str], names: Iterable[str]) -> Kind[AbyssBox]:
    """Pictures of things that are always the same."""
    known = tuple(names)
    return Kind(view, lambda name, box: draw(name), lambda box: known)


def _lord(name: str, box: AbyssBox) -> str:
    return lords.lord(name, box.lords[name].guild if name in box.lords else "")


def _leviathan(name: str, box: AbyssBox) -> str:
    return leviathans.leviathan(name, box.leviathans[name].races if name in box.leviathans else ())


def _also(known: Iterable[str], of: Callable[[AbyssBox], Iterable[str]]) -> Callable[[AbyssBox], Iterable[str]]:
    """Names that we know, then those that a pack adds."""
    return lambda box: dict.fromkeys((*known, *of(box)))


@memo
def _own_box() -> AbyssBox:
    return open_box()


#: All pictures; of what a pack adds, every Lord, Location and Leviathan has a picture too.
GALLERY = Gallery(
    {
        "emblem": _plain(emblems.VIEW, emblems.emblem, emblems.NAMES),
        "ally": _plain(allies.VIEW, allies.ally, allies.NAMES),
        "monster": _plain(allies.VIEW, lambda name: allies.monster(), ("monster",)),
        "lord": Kind(BAND, _lord, _also(lords.LORDS, lambda box: box.lords)),
        "location": Kind(
            BAND, lambda name, box: locations.location(name), _also(locations.PLACES, lambda box: box.locations)
        ),
        "leviathan": Kind(leviathans.VIEW, _leviathan, _also(leviathans.BEASTS, lambda box: box.leviathans)),
        **{kind: _plain(view, draw, names) for kind, (draw, names, view) in pieces.KINDS.items()},
    },
    part,
    "",
    str,
    _own_box,
)


def picture(of: str, box: AbyssBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's own, "last/hall" lies behind the last page, "backdrop/deep" lies behind the
    table, "*" is the sprite, anything else "kind/name" or a name alone.
    """
    if of in ("", "home/cover"):
        return cover.cover()
    if of.startswith("last/"):
        return plates.kept(Path(__file__).parent, of)
    return backdrop.deep() if of == "backdrop/deep" else GALLERY.find(of, box)


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    yield "home", "abyss", cover.cover(), cover.MOOD
    yield from ((kind, name, drawn, cover.MOOD) for kind, name, drawn in GALLERY.all())
