"""Looking things up: clauses of the rules, cards, words and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from fathom.core.ledger import Clause, Difference, Entry, Ledger, Ruling
from fathom.core.scene import Scene
from fathom.core.text import Text as Words

from .blocks import Block, line, wrap

#: No more than this many clauses are shown at once.
MOST = 6


def look_up(wanted: str, ledger: Ledger, text: Words, scene: Scene, words: Words, width: int) -> Block:
    """Return everything that fits: what the scene explains, cards by name, then clauses of the rules."""
    found: Block = []
    seen: set[str] = set()
    for name, said in (*_explained(wanted, scene), *_named(wanted, text)):
        if name not in seen:
            seen.add(name)
            found += wrap(line((name, "bold"), f"  {said}"), width, 2)
    entries = ledger.find(wanted, text.lang)
    exact = ledger.get(wanted.upper())
    if exact is not None:
        entries = [exact]
    for entry in entries[:MOST]:
        found += _entry(entry, text.lang, width)
    if len(entries) > MOST:
        found += wrap(Text(words("more-clauses", n=len(entries) - MOST, words=wanted), "dim"), width)
    return found or [Text(words("nothing-found", words=wanted))]


def _explained(wanted: str, scene: Scene) -> Iterator[tuple[str, str]]:
    key = wanted.casefold()
    for one in scene.explain:
        if key in one.name.casefold():
            yield one.name, " ".join((one.words, *(f"[{clause}]" for clause in one.clauses)))
    rows = [*scene.rows, *(row for panel in scene.panels for row in panel.rows)]
    for card in (card for row in rows for card in row.cards if card.up):
        if key in card.name.casefold() and card.lines:
            yield card.name, " ".join(filter(None, (card.value, card.caption, *card.lines)))
    for chip in (chip for panel in scene.panels for chip in panel.chips):
        if key in chip.name.casefold() and chip.words:
            yield chip.name, chip.words


def _named(wanted: str, text: Words) -> Iterator[tuple[str, str]]:
    """Yield things of the game whose name contains the words: a message with a text is a card."""
    key = wanted.casefold()
    for name in sorted(text.keys() | text.keys("en")):
        if "." not in name and text.has(f"{name}.text") and key in text(name).casefold():
            said = [text(f"{name}.{part}") for part in ("cover", "text", "setup") if text.has(f"{name}.{part}")]
            yield text(name), " ".join(said)


def _entry(entry: Entry, lang: str, width: int) -> Block:
    head = line((entry.id, "bold cyan"), "  ")
    match entry:
        case Clause():
            said = line(head, getattr(entry, lang))
            only = f"({entry.editions[0]})" if len(entry.editions) == 1 else ""
            notes = " ".join(filter(None, (*entry.rulings, only)))
            if notes:
                said.append(f"  {notes}", "dim")
            return wrap(said, width, 2)
        case Ruling():
            return wrap(line(head, (f"{getattr(entry.title, lang)}: ", "bold"), getattr(entry, lang)), width, 2)
        case Difference():
            topic, english, german = (getattr(part, lang) for part in (entry.topic, entry.english, entry.german))
            return wrap(line(head, (f"{topic}: ", "bold"), f"en: {english} de: {german}"), width, 2)
