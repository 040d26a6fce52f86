"""A gallery: the pictures of a game by kind and name, one by one or all together as a sprite."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from .ink import Parts
from .path import tag
from .plates import whole

B = TypeVar("B")

#: The sprites of so many boxes are kept.
BOXES = 8


class Kind(NamedTuple, Generic[B]):
    """A kind of picture: its view box, how one is drawn from its name and a box, the names of all."""

    view: str
    draw: Callable[[str, B], str]
    names: Callable[[B], Iterable[str]]
    #: Not in the sprite: a page that shows one asks for it by its name.
    alone: bool = False


class Gallery(Generic[B]):
    """All small pictures of a game. What many of them share are its parts; what a pack adds has a picture too."""

    def __init__(
        self,
        kinds: Mapping[str, Kind[B]],
        part: Parts,
        style: str,
        lighter: Callable[[str], str],
        own: Callable[[], B],
    ) -> None:
        """Hang the pictures.

        Args:
            kinds: in the order in which a name alone is looked up.
            part: the parts that pictures share.
            style: what stands before every picture.
            lighter: makes a picture lighter before it is sent.
            own: opens the game's box without packs.
        """
        self.kinds = kinds
        self.part = part
        self.style = style
        self.lighter = lighter
        self.own = own
        self._sprite = lru_cache(BOXES)(self._drawn)

    def names(self, kind: str, box: B | None = None) -> tuple[str, ...]:
        """Return the names of all pictures of a kind."""
        return tuple(self.kinds[kind].names(box or self.own())) if kind in self.kinds else ()

    def fragment(self, kind: str, name: str, box: B | None = None) -> str:
        """Draw a picture that may refer to shared parts."""
        return self.kinds[kind].draw(name, box or self.own())

    def sprite(self, box: B | None = None) -> str:
        """Return all pictures that a table may need as one hidden SVG: symbols "art-<kind>-<name>", and their parts."""
        return self._sprite(box or self.own())

    def _drawn(self, box: B) -> str:
        symbols = "".join(
            tag("symbol", self.fragment(kind, name, box), id=f"art-{kind}-{name}", viewBox=look.view)
            for kind, look in self.kinds.items()
            if not look.alone
            for name in look.names(box)
        )
        return tag(
            "svg",
            self.style + self.lighter(self.part.definitions(symbols) + symbols),
            xmlns="http://www.w3.org/2000/svg",
            width=0,
            height=0,
            aria_hidden="true",
        )

    def one(self, kind: str, name: str, box: B | None = None) -> str:
        """Return a picture as a whole SVG; empty if nothing of the kind has that name."""
        if name not in self.names(kind, box):
            return ""
        drawn = self.lighter(self.part.written_out(self.fragment(kind, name, box)))
        return whole(self.style + drawn, self.kinds[kind].view)

    def find(self, of: str, box: B | None = None) -> str:
        """Return a picture by "kind/name" or by its name alone; "*" is the sprite."""
        if of == "*":
            return self.sprite(box)
        kind, slash, name = of.partition("/")
        kinds = [kind] if slash else list(self.kinds)
        return next((drawn for k in kinds if (drawn := self.one(k, name if slash else kind, box))), "")

    def all(self) -> Iterator[tuple[str, str, str]]:
        """Yield kind, name and SVG of every picture, for looking at."""
        for kind in self.kinds:
            for name in self.names(kind):
                yield kind, name, self.one(kind, name)
