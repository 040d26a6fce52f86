"""From names to drawings: the enemies, and the game's own picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from fathom.drawing import plates
from fathom.drawing.path import tag

from . import art_foes
from .art_hand import FOE, MOOD, STYLE, lighter, part
from .box import GAME, GaiaBox, open_box


class Kind(NamedTuple):
    """A kind of picture: its view box, how one is drawn from its name and a box, the names of all."""

    view: str
    draw: Callable[[str, GaiaBox], str]
    names: Callable[[GaiaBox], Iterable[str]]


def _boss(name: str, box: GaiaBox) -> str:
    return art_foes.boss(name, box.boss_cards[name].kin)


#: The kinds in the order in which a name alone is looked up.
KINDS: dict[str, Kind] = {
    "boss": Kind(FOE, _boss, lambda box: box.boss_cards),
    "minion": Kind(FOE, lambda name, box: art_foes.minion(name), lambda box: box.families),
    "lieutenant": Kind(FOE, lambda name, box: art_foes.lieutenant(name), lambda box: box.lieutenants),
}


@cache
def _own_box() -> GaiaBox:
    return open_box(())


def picture(of: str, box: GaiaBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's own, "*" the sprite, anything else "kind/name" or a name alone. What a pack adds
    has a picture too.
    """
    if of in ("", "home/cover"):
        return plates.cover(GAME)
    box = box or _own_box()
    if of == "*":
        return sprite(box)
    kind, slash, name = of.partition("/")
    kinds = [kind] if slash else list(KINDS)
    return next((drawn for k in kinds if (drawn := _whole(k, name if slash else kind, box))), "")


def names(kind: str, box: GaiaBox | None = None) -> tuple[str, ...]:
    """Return the names of all pictures of a kind."""
    return tuple(KINDS[kind].names(box or _own_box())) if kind in KINDS else ()


def fragment(kind: str, name: str, box: GaiaBox | None = None) -> str:
    """Draw a picture that may refer to shared parts."""
    return KINDS[kind].draw(name, box or _own_box())


def sprite(box: GaiaBox | None = None) -> str:
    """Return all pictures as one hidden SVG: symbols "art-<kind>-<name>", and the parts that they share."""
    held = box or _own_box()
    if "art-sprite" not in held.made:
        symbols = "".join(
            tag("symbol", fragment(kind, name, held), id=f"art-{kind}-{name}", viewBox=look.view)
            for kind, look in KINDS.items()
            for name in look.names(held)
        )
        held.made["art-sprite"] = tag(
            "svg",
            STYLE + lighter(part.definitions(symbols) + symbols),
            xmlns="http://www.w3.org/2000/svg",
            width=0,
            height=0,
            aria_hidden="true",
        )
    drawn: str = held.made["art-sprite"]
    return drawn


def _whole(kind: str, name: str, box: GaiaBox) -> str:
    if name not in names(kind, box):
        return ""
    return plates.whole(STYLE + lighter(part.written_out(fragment(kind, name, box))), KINDS[kind].view)


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    yield "home", GAME, plates.cover(GAME), MOOD
    for kind in KINDS:
        for name in names(kind):
            yield kind, name, _whole(kind, name, _own_box()), MOOD
