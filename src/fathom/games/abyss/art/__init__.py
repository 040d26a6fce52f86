"""From names to drawings: emblems, Allies, Lords, Locations, Leviathans, pieces, and the game's own picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fathom.core.memo import memo
from fathom.drawing import plates
from fathom.drawing.path import tag

from ..box import AbyssBox
from . import allies, backdrop, cover, emblems, leviathans, locations, lords, pieces
from .style import BAND, definitions, written_out

#: Of each kind of picture: how one is drawn, the names of all, the view box.
KINDS: dict[str, tuple[Callable[[str], str], tuple[str, ...], str]] = {
    "emblem": (emblems.emblem, emblems.NAMES, emblems.VIEW),
    "ally": (allies.ally, allies.NAMES, allies.VIEW),
    "monster": (lambda name: allies.monster(), ("monster",), allies.VIEW),
    "lord": (lords.lord, tuple(lords.LORDS), BAND),
    "location": (locations.location, tuple(locations.PLACES), BAND),
    "leviathan": (leviathans.leviathan, tuple(leviathans.BEASTS), leviathans.VIEW),
    **pieces.KINDS,
}


def picture(of: str, box: AbyssBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's own, "backdrop/deep" lies behind the table, "*" is the sprite, anything else
    "kind/name" or a name alone. Of what a pack adds, every Lord, Location and Leviathan has a picture too.
    """
    if of in ("", "home/cover"):
        return cover.cover()
    if of == "backdrop/deep":
        return backdrop.deep()
    if of == "*":
        return sprite(box)
    kind, slash, name = of.partition("/")
    kinds = [kind] if slash else list(KINDS)
    return next((drawn for k in kinds if (drawn := _whole(k, name if slash else kind, box))), "")


def names(kind: str, box: AbyssBox | None = None) -> tuple[str, ...]:
    """Return the names of all pictures of a kind: those that we know, then those that a pack adds."""
    if kind not in KINDS:
        return ()
    known = KINDS[kind][1]
    held = {"lord": [*box.lords], "location": [*box.locations], "leviathan": [*box.leviathans]} if box else {}
    return (*known, *(name for name in held.get(kind, ()) if name not in known))


def view_box(kind: str) -> str:
    """Return the view box of the pictures of a kind."""
    return KINDS[kind][2]


def fragment(kind: str, name: str, box: AbyssBox | None = None) -> str:
    """Draw a picture that may refer to shared parts."""
    make, known, _ = KINDS[kind]
    if box and kind == "lord" and name not in known:
        return lords.lord(name, box.lords[name].guild)
    if box and kind == "leviathan" and name not in known:
        return leviathans.leviathan(name, box.leviathans[name].races)
    return make(name)


def sprite(box: AbyssBox | None = None) -> str:
    """Return all pictures as one hidden SVG of symbols "art-<kind>-<name>", with the parts that they share."""
    return _sprite(tuple((kind, name) for kind in KINDS for name in names(kind, box)), box)


@memo
def _sprite(wanted: tuple[tuple[str, str], ...], box: AbyssBox | None) -> str:
    symbols = "".join(
        tag("symbol", fragment(kind, name, box), id=f"art-{kind}-{name}", viewBox=view_box(kind))
        for kind, name in wanted
    )
    return tag(
        "svg",
        definitions(symbols) + symbols,
        xmlns="http://www.w3.org/2000/svg",
        width=0,
        height=0,
        aria_hidden="true",
    )


def _whole(kind: str, name: str, box: AbyssBox | None) -> str:
    if name not in names(kind, box):
        return ""
    return plates.whole(written_out(fragment(kind, name, box)), view_box(kind))


# ---------------------------------------------------------------------------------------------- for looking at


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    yield "home", "abyss", cover.cover(), cover.MOOD
    for kind in KINDS:
        for name in names(kind):
            yield kind, name, _whole(kind, name, None), cover.MOOD
