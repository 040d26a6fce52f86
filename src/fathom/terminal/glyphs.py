"""Signs for what lies on a board. Nothing is told by colour alone: each thing has a sign of its own."""

from __future__ import annotations

import msgspec

from fathom.core.game import find
from fathom.core.memo import memo
from fathom.core.scene import Panel, Piece

#: Colours of the seats, in order.
SEATS = ("cyan", "magenta", "yellow", "green", "blue", "red")

#: Areas by kind: the sign at the edge of each of their cells, and the background.
AREA = {"attack": "!", "reach": "+", "path": "»", "place": "°"}
AREA_STYLE = {"attack": "on dark_red", "reach": "on dark_blue", "path": "on dark_blue", "place": ""}


class Glyphs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game's boards are drawn with letters (`art/glyphs.toml`): signs and styles, and colours of suits."""

    #: By kind of piece, what matters most first.
    piece: dict[str, tuple[str, str]] = {}
    #: By the word that explains a ground.
    ground: dict[str, tuple[str, str]] = {}
    #: The colours of the letters of a plan.
    suit: dict[str, str] = {}
    #: Icons in words that have a sign; the others are named.
    icon: dict[str, str] = {}

    def of(self, piece: Piece) -> tuple[str, str]:
        """Return the sign and the style of a thing; a kind without a sign gets its first letter."""
        return self.piece.get(piece.kind, (piece.kind[:1].lower(), ""))

    def rank(self, piece: Piece) -> int:
        """Return how early a piece is to be seen: figures first."""
        return -1 if piece.seat >= 0 else [*self.piece, piece.kind].index(piece.kind)


@memo
def glyphs_of(game: str) -> Glyphs:
    """Return the glyphs that a game brings; none if it needs none."""
    file = find(game).folder / "art/glyphs.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Glyphs) if file.is_file() else Glyphs()


def seat_colour(seat: int) -> str:
    """Return the colour of a seat."""
    return SEATS[seat % len(SEATS)]


def colour_of(one: Piece | Panel) -> str:
    """Return the colour of a figure or of its board."""
    return seat_colour(one.tint if one.tint >= 0 else one.seat)


def initials(names: list[str]) -> dict[str, str]:
    """Return the shortest letters that tell figures apart: one letter if that will do, else two.

    >>> initials(["Ada", "Bob"]), initials(["Bob", "Ben"])
    ({'Ada': 'A', 'Bob': 'B'}, {'Bob': 'Bo', 'Ben': 'Be'})
    """
    short = {name: name[:1].upper() for name in names}
    if len(set(short.values())) < len(short):
        short = {name: name[:1].upper() + name[1:2] for name in names}
    if len(set(short.values())) < len(short):
        short = {name: str(number) for number, name in enumerate(names, 1)}
    return short
