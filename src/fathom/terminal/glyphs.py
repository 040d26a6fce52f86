"""Signs for what lies on a board. Nothing is told by colour alone: each thing has a sign of its own."""

from __future__ import annotations

from fathom.core.scene import Panel, Piece

#: Colours of the seats, in order.
SEATS = ("cyan", "magenta", "yellow", "green", "blue", "red")

#: The ground of a cell by the word of its flag.
GROUND = {
    "ledge": "▂",
    "harmful": "^",
    "difficult": ":",
    "open": "·",
    "water": "~",
    "wall": "█",
}
GROUND_STYLE = {
    "ledge": "bold white",
    "harmful": "red",
    "difficult": "yellow",
    "open": "bright_black",
    "water": "blue",
    "wall": "bright_black",
}

#: Things that lie on a board by their kind.
THING = {
    "crystal": "◆",
    "blighted": "✶",
    "shards": "x",
    "pool": "◈",
    "mushroom": "♣",
    "token": "○",
    "marker": "✖",
}
THING_STYLE = {
    "crystal": "bold bright_magenta",
    "blighted": "bold bright_green",
    "shards": "bright_black",
    "pool": "bold bright_magenta",
    "mushroom": "bright_yellow",
    "marker": "bold bright_red",
}

#: Colours of the letters of a plan, by suit.
SUITS = {
    "danger": "bold bright_red",
    "treasure": "bold bright_yellow",
    "good": "bold bright_green",
    "ember": "bold yellow",
    "squid": "bold bright_magenta",
    "gale": "bold bright_cyan",
    "tide": "bright_blue",
    "seahorse": "bold green",
    "stone": "bright_black",
}

#: Areas by kind: the sign at the edge of each of their cells, and the background.
AREA = {"attack": "!", "reach": "+", "path": "»", "place": "°"}
AREA_STYLE = {"attack": "on dark_red", "reach": "on dark_blue", "path": "on dark_blue", "place": ""}


def seat_colour(seat: int) -> str:
    """Return the colour of a seat."""
    return SEATS[seat % len(SEATS)]


def colour_of(one: Piece | Panel) -> str:
    """Return the colour of a figure or of its board."""
    return seat_colour(one.tint if one.tint >= 0 else one.seat)


def thing(piece: Piece) -> tuple[str, str]:
    """Return the sign and the style for a thing; a kind without a sign gets its first letter."""
    return THING.get(piece.kind, piece.kind[:1].lower()), THING_STYLE.get(piece.kind, "")


def initials(names: list[str]) -> dict[str, str]:
    """Return the shortest letters that tell figures apart: one letter if that will do, else two.

    >>> initials(["Fix", "Cheer"]), initials(["Cheer", "Claw"])
    ({'Fix': 'F', 'Cheer': 'C'}, {'Cheer': 'Ch', 'Claw': 'Cl'})
    """
    short = {name: name[:1].upper() for name in names}
    if len(set(short.values())) < len(short):
        short = {name: name[:1].upper() + name[1:2] for name in names}
    if len(set(short.values())) < len(short):
        short = {name: str(number) for number, name in enumerate(names, 1)}
    return short
