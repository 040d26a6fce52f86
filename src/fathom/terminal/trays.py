"""Trays on a console: rows of cards and face-down stacks that lie between the players, where there is no map."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from rich.text import Text

from fathom.core.scene import Card, Chip, Counter, Panel, Pile, Row

from .blocks import Block, line, wrap

#: An icon within words.
ICON = re.compile(r":([a-z0-9-]+):")
#: Icons that have a sign of their own; the others are named.
SIGNS = {"power-once": "↓", "power-lasting": "∞", "check": "✓", "close": "✗"}

#: How things on a card look that are gone, that count now, that are bad.
STYLES = {"gone": "bright_black strike", "now": "reverse", "bad": "red"}

#: What an icon is called.
Named = Callable[[str], str]


def unsigned(words: str, named: Named) -> str:
    """Return words with their icons as signs or names.

    >>> unsigned("6 :coin: +1", str.title)
    '6 Coin +1'
    """
    return ICON.sub(lambda found: SIGNS.get(found[1]) or named(found[1]), words)


def says_more(card: Card) -> bool:
    """Whether the value of a card is not part of its name."""
    return bool(card.value) and card.value not in card.name.split()


def in_names(panel: Panel, named: Named) -> list[Text]:
    """Return a tray as facts: its title, its cards by their names and numbers, its decks, its small things."""
    found = [line((panel.title, "bold")), Text(panel.subtitle)]
    for card in (card for row in panel.rows for card in row.cards if card.shape != "slot"):
        value = f" {card.value}" if says_more(card) else ""
        numbers = [f" {counter.name} {_of_most(counter)}" for counter in card.counters]
        found.append(line(card.name, (value, "bold cyan"), ("".join(numbers), "bold cyan")))
    found += [_pile(pile, named) for pile in panel.piles]
    return [*found, *(line((chip.name.rstrip(":"), "yellow")) for chip in panel.chips)]


def tray(panel: Panel, width: int, named: Named, *, texts: bool = True) -> Block:
    """Return a tray: its title with its decks, then its cards, a line each; small cards share one line."""
    head = [line((panel.title, "bold")), Text(panel.subtitle), *(_pile(pile, named) for pile in panel.piles)]
    top = Text("  ").join([part for part in head if part.plain])
    found: Block = []
    for row in panel.rows:
        small = all(card.shape in ("tall", "slot") for card in row.cards)
        if small:
            top = Text("  ").join([top, _in_line(row.cards)])
        else:
            found += _listed(row, width, named, texts=texts)
    if panel.words:
        top.append(f"  {unsigned(panel.words, named)}", "dim")
    for chip in panel.chips:
        words = f" {unsigned(chip.words, named)}" if chip.words else ""
        found += wrap(line("  ", (chip.name.rstrip(":"), "yellow"), words), width, 4)
    return [*wrap(top, width, 2), *found] if top.plain else found


def _pile(pile: Pile, named: Named) -> Text:
    """Return a deck with its number; a stack of a suit is named by its sign."""
    return line(f"{named(pile.sign) if pile.suit else pile.name} ", (str(pile.count), "bold"))


def _in_line(cards: Iterable[Card]) -> Text:
    """Return small cards side by side; the one that matters now stands out, an empty place is a dash."""
    parts = []
    for card in cards:
        if card.shape == "slot":
            parts.append(line(("–", "bright_black")))
        else:
            style = "reverse" if "now" in card.flags else ""
            parts.append(line((f"{card.name} {card.value}".rstrip(), style)))
    return Text(" ").join(parts)


def _listed(row: Row, width: int, named: Named, *, texts: bool) -> Block:
    found: Block = []
    empty = [card for card in row.cards if card.shape == "slot"]
    for card in row.cards:
        if card.shape != "slot":
            found += wrap(_card(card, named, texts=texts), width, 6)
    if empty:
        places = ", ".join(card.place for card in empty if card.place)
        words = f"{' '.join(empty[0].lines)}: {places}" if places else f"{' '.join(empty[0].lines)} ×{len(empty)}"
        found += wrap(line((f"  {words}", "dim")), width, 4)
    return found


def _card(card: Card, named: Named, *, texts: bool) -> Text:
    """Return a card in one line: place, name, value, small things on it, cost, and its text if there is room."""
    said = line("  ", (f"{card.place:>5} " if card.place else "", "cyan"))
    said.append(card.name, "bold reverse" if "now" in card.flags else "bold")
    for counter in card.counters:
        said.append(f"  {counter.name} {_of_most(counter)}", "bold cyan")
    if says_more(card):
        said.append(f" {card.value}", "bold cyan")
    icons = [named(icon) for icon in card.icons]
    if icons:
        said.append(f" ({', '.join(icons)})", "yellow")
    for chip in card.chips:
        said.append(" ")
        said.append_text(_on_card(chip))
    if card.cost:
        said.append(f"  {unsigned(card.cost, named)}", "green")
    for words in (*card.lines, card.caption) if texts else ():
        if words:
            said.append(f"  {unsigned(words, named)}")
    return said


def _of_most(counter: Counter) -> str:
    return f"{counter.value}/{counter.most}" if counter.most >= 0 else str(counter.value)


def _on_card(chip: Chip) -> Text:
    if chip.shape == "seal":
        return line((f"({chip.name})", "yellow"))
    name = f"{chip.name}×{chip.count}" if chip.count > 1 else chip.name
    return line((f"[{name}]", next((STYLES[flag] for flag in chip.flags if flag in STYLES), "")))
