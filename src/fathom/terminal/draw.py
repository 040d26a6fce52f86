"""The table on a console: a scene becomes lines of text. Draws only what the scene says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from fathom.core.scene import Board, Card, Choice, Counter, Line, Panel, Piece, Row, Scene, Track
from fathom.core.text import Text as Words

from . import glyphs
from .blocks import Block, beside, columns, cut, line, pad, width_of, wrap
from .board import BoardDrawing


@dataclass(frozen=True)
class Layout:
    """How much room things get."""

    #: Two lines for each row of the board.
    tall: bool
    #: Hands with the text of their cards, not only with names.
    texts: bool
    #: Lines of the log.
    log: int


#: From roomy to tight: the first that fits the screen is taken.
LAYOUTS = (Layout(True, True, 6), Layout(True, False, 4), Layout(False, True, 4), Layout(False, False, 2))


class Frame:
    """Draws one scene for a screen of a given size."""

    def __init__(self, scene: Scene, words: Words, width: int, layout: Layout, log: Sequence[Line] = ()) -> None:
        self.scene = scene
        self.words = words
        self.width = max(width, 60)
        self.layout = layout
        self.log = log
        self.names = self._figure_names()

    def _figure_names(self) -> dict[str, str]:
        figures = {
            piece.id: piece.name.partition(",")[0]
            for board in self.scene.boards
            for piece in board.pieces
            if piece.seat >= 0
        }
        short = glyphs.initials(list(dict.fromkeys(figures.values())))
        return {id_: short[name] for id_, name in figures.items()}

    # ------------------------------------------------------------------------------------------ the whole

    def lines(self) -> Block:
        """Return the whole table, down to the question and its choices."""
        return [*self.head(), *self.table(), *self.hands(), *self.question()]

    def head(self) -> Block:
        """Return title, subtitle and the steps of a turn."""
        head = self.scene.head
        title = line((head.title, "bold"), f"  {head.subtitle}" if head.subtitle else "")
        steps = Text()
        for at, step in enumerate(head.steps):
            if at:
                steps.append(" » ", "bright_black")
            steps.append(f"[{step}]" if at == head.at else step, "bold reverse" if at == head.at else "bright_black")
        room = self.width - cell_len(title.plain) - cell_len(steps.plain)
        if not steps:
            return [cut(title, self.width)]
        if room >= 2:
            return [title + Text(" " * room) + steps]
        return [cut(title, self.width), cut(steps, self.width)]

    def table(self) -> Block:
        """Return the board with everything beside it."""
        if not self.scene.boards:
            return [*self.rows(self.width), *self.panels(self.width), *self.log_lines(self.width, self.layout.log)]
        left: Block = []
        for board in self.scene.boards:
            left += self.board(board)
        wide = width_of(left)
        right_width = self.width - wide - 2
        if right_width < 26:
            below = [*self.rows(self.width), *self.panels(self.width)]
            return [*left, *below, *self.log_lines(self.width, self.layout.log)]
        right = [*self.rows(right_width), *self.panels(right_width)]
        room = len(right) - len(left)
        if room >= 2:  # the log fills the room that is left below the board
            left += self.log_lines(wide, room)
            return beside(left, right, wide)
        if -room >= 3:
            right += self.log_lines(right_width, -room)
            return beside(left, right, wide)
        return [*beside(left, right, wide), *self.log_lines(self.width, self.layout.log)]

    def board(self, board: Board) -> Block:
        """Return a board, its legend below."""
        cell = 5 if self.width >= 96 and self.layout.tall else 4
        drawing = BoardDrawing(board, self.names, self.words, cell=cell, tall=self.layout.tall)
        drawn = drawing.lines()
        return [*drawn, *drawing.legend(width_of(drawn))]

    # ------------------------------------------------------------------------------------------ rows of cards

    def rows(self, width: int) -> Block:
        """Return the rows of cards that belong to nobody: the threat row, a market."""
        found: Block = []
        for row in self.scene.rows:
            if row.seat < 0:
                found += self._row(row, width)
        return found

    def _row(self, row: Row, width: int) -> Block:
        listed = line((row.name + "  ", "bold"))
        for at, card in enumerate(row.cards):
            if at:
                listed.append(" ")
            listed.append_text(self._in_row(card))
        found = wrap(listed, width, 2)
        for card in row.cards:
            if card.up and "current" in card.flags:
                found += self.card(card, width, indent=2)
        return found

    def _in_row(self, card: Card) -> Text:
        """Return a card as one word: face down a box, face up its name; flags stand as signs."""
        angry = "!" if "enraged" in card.flags else ""
        if not card.up:
            return line((f"▒{card.value}{angry}", "bold red" if angry else "bright_black"))
        style = "reverse" if "current" in card.flags else "bright_black"
        return line((f"{card.name}{angry}", style))

    def card(self, card: Card, width: int, indent: int = 0, *, texts: bool = True) -> Block:
        """Return a card: name, value, icons, then its text."""
        head = Text(" " * indent)
        if not card.up:
            head.append(f"▒ {card.name}", "bright_black")
            return [cut(head, width)]
        head.append(card.name, "bold")
        if card.value:
            head.append(f" {card.value}", "bold cyan")
        for icon in card.icons:
            head.append(f" {self._icon(icon)}", "yellow")
        if card.caption:
            head.append(f"  {card.caption}", "italic")
        if not texts:
            return [cut(head, width)]
        if card.lines:
            head.append("  " + " ".join(card.lines))
        return wrap(head, width, indent + 2)

    def _icon(self, icon: str) -> str:
        key = "icon-" + icon.replace("_", "-").replace(".", "-")
        return f"[{self.words(key) if self.words.has(key) else icon.replace('_', ' ')}]"

    # ------------------------------------------------------------------------------------------ panels

    def panels(self, width: int) -> Block:
        """Return a few lines for each seat, foe and supply."""
        found: Block = []
        for panel in self.scene.panels:
            found += self._panel(panel, width)
        return found

    def _panel(self, panel: Panel, width: int) -> Block:
        head = Text()
        if panel.seat >= 0:
            head.append(f" {self._label(panel)} ", f"bold black on {glyphs.seat_colour(panel.seat)}")
            head.append(" ")
        head.append(panel.title, "bold")
        if panel.subtitle:
            head.append(f" {panel.subtitle}")
        for flag in panel.flags:
            key = f"flag-{flag.replace('_', '-')}"
            head.append(f" ◂{self.words(key)}" if self.words.has(key) else f" {flag}", "bold yellow")
        found = [cut(head, width)]
        facts = Text()
        for track in panel.tracks:
            facts.append_text(self._track(track))
            facts.append("  ")
        for counter in panel.counters:
            facts.append_text(line(f"{counter.name} ", (_short(counter), "bold"), "  "))
        for pile in panel.piles:
            facts.append_text(line(f"{pile.name} ", (str(pile.count), "bold"), "  "))
        for chip in panel.chips:
            facts.append_text(line((f"({chip.name})", "yellow"), "  "))
        facts.rstrip()
        found += self._indented(facts, width)
        for row in panel.rows:
            if row.cards:
                found += self._indented(self._names_of(row), width)
        if panel.words:
            found += self._indented(Text(panel.words, "dim"), width)
        return found

    def _label(self, panel: Panel) -> str:
        figures = [piece for board in self.scene.boards for piece in board.pieces if piece.seat == panel.seat]
        for piece in figures:
            if piece.id == panel.id or spoken(piece) in panel.title:
                return self.names[piece.id]
        return self.names[figures[0].id] if len(figures) == 1 else str(panel.seat + 1)

    @staticmethod
    def _indented(text: Text, width: int, by: int = 1) -> Block:
        if not text.plain.strip():
            return []
        return [Text(" " * by) + part for part in wrap(text, width - by, 2)]

    def _track(self, track: Track) -> Text:
        """Return a track as a line of slots with the initials of its markers, then the markers' numbers."""
        at: dict[int, list[str]] = {}
        for mark in track.marks:
            at.setdefault(mark.at, []).append(mark.name[:1].upper())
        drawn = Text()
        for slot in range(len(track.slots)):
            here = at.get(slot)
            drawn.append(
                "*" if here and len(here) > 1 else here[0] if here else "·", "bold" if here else "bright_black"
            )
        for mark in track.marks:
            slot_name = track.slots[mark.at] if 0 <= mark.at < len(track.slots) else str(mark.at)
            drawn.append_text(line(f" {mark.name} ", (slot_name, "bold")))
        return drawn

    def _names_of(self, row: Row) -> Text:
        """Return the cards of a row in a panel, by name and value."""
        listed = Text(f"{row.name}: ", "bright_black")
        for at, card in enumerate(row.cards):
            if at:
                listed.append(", ")
            listed.append(card.name if card.up else "▒")
            if card.value and card.up:
                listed.append(f"\u00a0{card.value}", "bold cyan")
        return listed

    # ------------------------------------------------------------------------------------------ hands

    def hands(self) -> Block:
        """Return the cards of whoever is asked, with their texts if there is room."""
        if not self.layout.texts:
            return []
        seats = self.scene.prompt.seats[:1] if self.scene.prompt else ()
        return self.hands_of(seats or (self.scene.seat,))

    def hands_of(self, seats: Iterable[int]) -> Block:
        """Return the hands of some seats with everything on the cards."""
        found: Block = []
        wanted = set(seats)
        for row in self._all_rows():
            if row.seat in wanted and row.cards:
                found.append(line((f"{row.name}", f"bold {glyphs.seat_colour(row.seat)}")))
                for card in row.cards:
                    found += self.card(card, self.width, indent=2)
        return found

    def _all_rows(self) -> list[Row]:
        inside = [row for panel in self.scene.panels for row in panel.rows]
        return [*(row for row in self.scene.rows if row.seat >= 0), *inside]

    # ------------------------------------------------------------------------------------------ log

    def log_lines(self, width: int, most: int) -> Block:
        """Return the newest lines of the log, as many as fit."""
        found: Block = []
        for entry in reversed(self.log):
            said = wrap(line(("• ", "bright_black"), entry.words), width, 2)
            if len(found) + len(said) > most:
                break
            found = said + found
        for one in found:
            one.stylize("dim")
        return found

    # ------------------------------------------------------------------------------------------ the question

    def question(self) -> Block:
        """Return the question, what is left to spend, and the choices."""
        prompt = self.scene.prompt
        if prompt is None:
            return wrap(Text(self.scene.ending, "bold"), self.width) if self.scene.ending else []
        asked = line((prompt.question, "bold"))
        for counter in prompt.left:
            said = counter.words or f"{counter.name} {counter.value}"
            asked.append(f"  {said}", "bold cyan")
        rule = "─" * self.width
        found: Block = [Text(rule, "bright_black"), *wrap(asked, self.width)]
        if prompt.hint:
            found += wrap(Text(prompt.hint, "italic dim"), self.width)
        return [*found, *self.choices()]

    def choices(self) -> Block:
        """Return the choices with their numbers: grouped, short ones in columns, those that move on last."""
        numbered = list(enumerate(in_order(self.scene), 1))
        groups: list[tuple[str, list[tuple[int, Choice]]]] = []
        for number, choice in numbered:
            title = self.words("go-on") if choice.moves_on else choice.group
            if not groups or groups[-1][0] != title:
                groups.append((title, []))
            groups[-1][1].append((number, choice))
        gutter = min(max((cell_len(title) for title, _ in groups), default=0), 16)
        gutter = gutter + 1 if gutter else 0
        found: Block = []
        for title, members in groups:
            cells = [self._choice(number, choice) for number, choice in members]
            room = self.width - gutter
            short = [cell for cell in cells if cell_len(cell.plain) <= room]
            body = columns(cells, room) if len(short) == len(cells) else self._long(cells, room)
            head = Text(title[:gutter], "italic")
            found += beside([head], body, gutter, "") if gutter else body
        return found

    @staticmethod
    def _long(cells: Sequence[Text], room: int) -> Block:
        found: Block = []
        for cell in cells:
            found += wrap(cell, room, 5)
        return found

    @staticmethod
    def _choice(number: int, choice: Choice) -> Text:
        said = line((f"{number:>3}", "bold cyan"), " ", choice.words)
        if choice.cost:
            said.append(f" ({choice.cost})", "yellow")
        if choice.consequence:
            said.append(f" → {choice.consequence}", "dim")
        return said


def _short(counter: Counter) -> str:
    """Return a counter in as few letters as possible: its number, or a word that stands for it."""
    if counter.words and len(counter.words) <= 12 and not any(map(str.isdigit, counter.words)):
        return counter.words
    return f"{counter.value}/{counter.most}" if counter.most >= 0 else str(counter.value)


def spoken(piece: Piece) -> str:
    """Return what a figure is called: its spoken name up to the first comma."""
    return piece.name.partition(",")[0]


def in_order(scene: Scene) -> list[Choice]:
    """Return the choices as they are numbered: those of the lead first, by group; those that move on last."""
    lead = scene.prompt.lead if scene.prompt else scene.seat
    groups: dict[tuple[bool, bool, int, str], list[Choice]] = {}
    for choice in scene.choices:
        key = (choice.moves_on, choice.seat != lead, choice.seat, choice.group)
        groups.setdefault(key, []).append(choice)
    order = sorted(groups, key=lambda key: key[:3])  # groups of one seat stay in the scene's order
    return [choice for key in order for choice in groups[key]]


def draw(scene: Scene, words: Words, width: int, height: int, log: Sequence[Line] = ()) -> Block:
    """Draw a scene in the roomiest way that fits the screen; the tightest if none does."""
    lines: Block = []
    for layout in LAYOUTS:
        lines = Frame(scene, words, width, layout, log).lines()
        if len(lines) <= height:
            break
    return [cut(one, width) for one in lines]


__all__ = ["LAYOUTS", "Frame", "Layout", "draw", "in_order", "pad"]
