"""The table on a console: a scene becomes lines of text. Draws only what the scene says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from fathom.core.scene import Board, Card, Chip, Counter, Line, Panel, Piece, Pile, Row, Scene, Track
from fathom.core.text import Text as Words

from . import glyphs
from .asking import question
from .blocks import Block, beside, flow, folded, line, width_of, wrap
from .board import BoardDrawing, plan_line
from .layout import Layout
from .story import tale
from .trays import in_names, says_more, tray, unsigned

#: Words of a chip up to this length stand beside its name.
SHORT = 12

#: A legend is at least as wide as this: a map that grows begins narrow.
LEGEND = 40

#: The form of a tray in one line; the forms before it show more.
FOLDED = 3

#: Flags of the card in a row that matters now.
NOW = {"now", "current"}


class Frame:
    """Draws one scene for a screen of a given size."""

    def __init__(
        self,
        scene: Scene,
        words: Words,
        width: int,
        layout: Layout,
        log: Sequence[Line] = (),
        forms: Mapping[str, int] | None = None,
    ) -> None:
        self.scene = scene
        self.words = words
        self.width = width
        self.layout = layout
        self.log = log
        #: Panels for which there is more room than the layout says: 0 whole, 1 cards without texts, 2 names.
        self.forms = forms or {}
        self.look = glyphs.glyphs_of(scene.game)
        self.explained = {one.id: one.name for one in scene.explain}
        self.names = self._figure_names()
        self.pointed = {target for choice in scene.choices for target in choice.targets}

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
        asked = question(self.scene, self.words, self.width, self.layout)
        return [*self.head(), *self.table(), *self.hands(), *asked]

    def head(self) -> Block:
        """Return title, subtitle and the steps of a turn."""
        head = self.scene.head
        title = line((head.title, "bold"), f"  {head.subtitle}" if head.subtitle else "")
        steps = Text()
        for at, step in enumerate(head.steps):
            if at:
                steps.append(" » ", "bright_black")
            name = step or str(at + 1)
            steps.append(f"[{name}]" if at == head.at else name, "bold reverse" if at == head.at else "bright_black")
        room = self.width - cell_len(title.plain) - cell_len(steps.plain)
        if room >= 2 or not steps:
            return wrap(title + Text(" " * room if steps else "") + steps, self.width, 2)
        if self.layout.folded:
            return folded([title, Text(f"[{head.steps[head.at]}]", "bold reverse")][: 1 + (head.at >= 0)], self.width)
        return [*wrap(title, self.width, 2), *wrap(steps, self.width, 2)]

    def table(self) -> Block:
        """Return the board with everything beside it."""
        boards = self.scene.boards if self.layout.board else ()
        if not boards:
            mine = [*self.rows(self.width), *self.panels(self.width)]
            if self.scene.story is not None:  # what is read stands next to what is asked
                read = tale(self.scene.story, self.width)
                return [*mine, *self.log_lines(self.width, self.layout.log), Text(""), *read, *self.trays(self.width)]
            return [*self.trays(self.width), *mine, *self.log_lines(self.width, self.layout.log)]
        left: Block = []
        for board in boards:
            if board is not boards[0]:
                left.append(Text(board.name, "bold"))
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

    def legend(self) -> Block:
        """Explain the signs on the boards."""
        found: Block = []
        for board in self.scene.boards:
            drawing = BoardDrawing(board, self.look, self.names, self.named)
            drawing.lines(self.width)
            found += drawing.legend(self.width)
        return found

    def board(self, board: Board) -> Block:
        """Return a board, its legend below."""
        cell = 5 if self.width >= 96 and self.layout.tall else 4
        drawing = BoardDrawing(board, self.look, self.names, self.named, cell=cell, tall=self.layout.tall)
        drawn = drawing.lines(self.width)
        return drawn if self.layout.lean else [*drawn, *drawing.legend(min(max(width_of(drawn), LEGEND), self.width))]

    # ------------------------------------------------------------------------------------------ rows of cards

    def rows(self, width: int) -> Block:
        """Return the rows of cards that belong to nobody: the threat row, a market."""
        found: Block = []
        for row in self.scene.rows:
            if row.seat < 0:
                found += self._row(row, width)
        for overlay in (overlay for board in self.scene.boards for overlay in board.overlays):
            cells = ", ".join(cell.rpartition(".")[2] for cell in overlay.cells)
            found += wrap(line((overlay.name, "bold"), f"  {cells}"), width, 2)
        return found

    def _row(self, row: Row, width: int) -> Block:
        listed = line((row.name + "  ", "bold"))
        for at, card in enumerate(row.cards):
            if at:
                listed.append(" ")
            listed.append_text(self._in_row(card))
        if self.layout.folded > 1:
            return folded([listed], width) if self.layout.folded < 3 else []
        found = wrap(listed, width, 2)
        for card in row.cards:
            if card.up and NOW.intersection(card.flags):
                found += self.card(card, width, indent=2)
        return found

    def _in_row(self, card: Card) -> Text:
        """Return a card as one word: face down a box, face up its name; flags stand as signs."""
        angry = "!" if "turned" in card.flags else ""
        if not card.up:
            return line((f"▒{card.value}{angry}", "bold red" if angry else "bright_black"))
        style = "reverse" if NOW.intersection(card.flags) else "bright_black"
        return line((f"{card.name}{angry}", style))

    def card(self, card: Card, width: int, indent: int = 0) -> Block:
        """Return a card: name, value, icons, then its text."""
        head = Text(" " * indent)
        if not card.up:
            head.append(f"▒ {card.name}", "bright_black")
            return wrap(head, width, indent + 2)
        head.append(card.name, "bold")
        if says_more(card):
            head.append(f" {card.value}", "bold cyan")
        if not card.tags and card.shape != "tall":
            for icon in card.icons:
                head.append(f" [{self.named(icon)}]", "yellow")
        if card.tags:
            head.append(f" ({', '.join(card.tags)})", "yellow")
        if card.lines:
            head.append("  " + " ".join(card.lines))
        return wrap(head, width, indent + 2)

    def named(self, word: str) -> str:
        """Return what a kind of thing is called: by its sign, by the scene, in our words, or by the word itself."""
        if word in self.look.icon:
            return self.look.icon[word]
        dashed = word.replace("_", "-").replace(".", "-")
        if f"word.{dashed}" in self.explained:
            return self.explained[f"word.{dashed}"]
        return self.words(f"sign-{dashed}") if self.words.has(f"sign-{dashed}") else word.replace("_", " ")

    # ------------------------------------------------------------------------------------------ panels

    def trays(self, width: int) -> Block:
        """Return what lies between the players, where there is no map."""
        found: Block = []
        for panel in self.scene.panels:
            if panel.place and panel.place != "sheet" and panel.seat < 0:
                found += self._tray(panel, width)
        return found

    def _tray(self, panel: Panel, width: int) -> Block:
        """Return a tray: whole, its cards without their texts, all by name, in one line, or not at all."""
        form = self.forms.get(panel.id, self._form(panel))
        if form < 2:
            return tray(panel, width, self.named, texts=not form)
        if form < FOLDED:
            return flow(in_names(panel, self.named), width, indent=2)
        return folded(in_names(panel, self.named), width) if self._has_room() else []

    def _form(self, panel: Panel) -> int:
        """Return how much of a tray the layout shows."""
        tight = self.layout.folded - 1 + (not self.layout.board)
        return max(0, min(tight, 2)) if tight < 0 or self.matters(panel) else FOLDED

    def _has_room(self) -> bool:
        """Whether there is room for what does not matter now, if only a line."""
        return self.layout.board and self.layout.folded < 3

    def matters(self, panel: Panel) -> bool:
        """Whether the question is about something in this panel."""
        if panel.seat >= 0:
            return panel.seat == (self.scene.prompt.lead if self.scene.prompt else self.scene.seat)
        if self.pointed & ids_in(panel):
            return True
        centre = (one for one in self.scene.panels if one.place == "centre")
        return panel.place == "centre" and not any(self.pointed & ids_in(one) for one in centre)

    def panels(self, width: int) -> Block:
        """Return a few lines for each seat, then one or two for each foe and supply; stories are told elsewhere."""
        found: Block = []
        for panel in self.scene.panels:
            if panel.seat >= 0 and (self._has_room() or self.matters(panel)):
                found += self._seat_panel(panel, width)
        for panel in self.scene.panels:
            if panel.seat >= 0 or panel.kind == "story" or panel.place == "sheet":
                continue
            if panel.place == "centre" and self.scene.boards:  # what lies open on the board is what matters now
                found += self._tray(panel, width)
            elif not self.layout.lean and (self.scene.boards or not panel.place):
                found += self._other_panel(panel, width)
        return found

    def _seat_panel(self, panel: Panel, width: int) -> Block:
        head = line((f" {self._label(panel)} ", f"bold black on {glyphs.colour_of(panel)}"), " ")
        head.append_text(line((panel.title, "bold"), f" {panel.subtitle}" if panel.subtitle else ""))
        for flag in panel.flags:
            key = f"flag-{flag.replace('_', '-')}"
            head.append(f" ◂ {self.words(key) if self.words.has(key) else flag}", "bold yellow")
        lean = self.layout.lean
        facts = [self._track(track) for track in panel.tracks]
        if panel.words and not lean:
            facts.append(line((unsigned(panel.words, self.named), "dim")))
        for counter in panel.counters:
            if counter.kind != "hand" and (counter.value or counter.words):
                facts.append(line(f"{counter.name} ", (_short(counter), "bold")))
        facts += [self._chip(chip) for chip in panel.chips]
        facts += [line((f"[{_held(card)}]", "green")) for row in panel.rows for card in row.cards if card.name]
        tight = self.layout.folded > 1 or (self.layout.folded and not self.matters(panel))
        if tight and panel.id not in self.forms:
            return folded([head, *facts], width)
        margin = Text(" " if lean else "    ")
        body = flow(facts, width - len(margin))
        for row in self._all_rows():
            mine = row.seat == panel.seat and row.kind == "hand" and row.cards and not row.cards[0].plan
            if mine and self._is_first(panel) and (row.seat == self.scene.seat or not lean):
                body += self._names_of(row, width - len(margin))
        return [*wrap(head, width, 4), *(margin + part for part in body)]

    def _is_first(self, panel: Panel) -> bool:
        """Whether this is the first panel of its seat: what two figures share is shown once."""
        return next(one for one in self.scene.panels if one.seat == panel.seat) is panel

    def _other_panel(self, panel: Panel, width: int) -> Block:
        facts = [line((panel.title, "bold"), f" {panel.subtitle}" if panel.subtitle else "")]
        facts += [Text(mark.name) for track in panel.tracks for mark in track.marks]
        facts += [line(f"{counter.name} ", (_short(counter), "bold")) for counter in panel.counters]
        facts += [line(f"{pile.name} ", (str(pile.count), "bold")) for pile in panel.piles]
        facts += [self._chip(chip) for chip in panel.chips if panel.place != "goal"]
        for card in (card for row in panel.rows for card in row.cards):
            held = f"{card.name}: {card.caption}" if card.caption else _held(card)
            facts.append(line((f"[{held}]", "green")))
        return flow(facts, width, indent=2)

    @staticmethod
    def _chip(chip: Chip) -> Text:
        if chip.words and (chip.kind == "token" or "badge" in chip.flags):
            return line((f"({chip.words})", "yellow"))
        name = chip.name.rstrip(":")
        if chip.shape == "line" and len(chip.words) <= SHORT:
            name = f"{name}: {chip.words}"
        return line((f"({name} ×{chip.count})" if chip.count > 1 else f"({name})", "yellow"))

    def _label(self, panel: Panel) -> str:
        figures = [piece for board in self.scene.boards for piece in board.pieces if piece.seat == panel.seat]
        for piece in figures:
            if piece.id == panel.id or spoken(piece) in panel.title:
                return self.names[piece.id]
        return panel.title[:1].upper()

    def _track(self, track: Track) -> Text:
        """Return a track as a line of slots with the initials of its markers, then the markers in words."""
        at: dict[int, list[str]] = {}
        for mark in track.marks:
            at.setdefault(mark.at, []).append(mark.name[:1].upper())
        drawn = Text()
        for slot in range(0 if self.layout.lean else len(track.slots)):
            here = at.get(slot)
            sign = "·" if not here else here[0] if len(here) == 1 else "*"
            drawn.append(sign, "bold" if here else "bright_black")
        for mark in track.marks:
            drawn.append(f" {mark.name}" if drawn else mark.name)
        return drawn

    def _names_of(self, row: Row, width: int) -> Block:
        """Return the cards of a row in a panel, by name and value."""
        facts = []
        for at, card in enumerate(row.cards, 1):
            fact = line((f"{self.words('hand')}: " if at == 1 else "", "bright_black"), card.name if card.up else "▒")
            if says_more(card) and card.up:
                fact.append(f" {card.value}", "bold cyan")
            facts.append(fact + Text("," if at < len(row.cards) else ""))
        return flow(facts, width, indent=2, gap=" ")

    # ------------------------------------------------------------------------------------------ hands

    def hands(self) -> Block:
        """Return the hand of the seat that is asked, with the texts of the cards if there is room."""
        if not self.layout.texts:
            return []
        return self.hands_of((self.scene.seat,))

    def hands_of(self, seats: Iterable[int], *, all_rows: bool = False) -> Block:
        """Return the hands of some seats with everything on the cards; if asked, what else lies before them too."""
        found: Block = []
        wanted = set(seats)
        for row in self._all_rows():
            if row.seat in wanted and row.cards and (all_rows or row.kind == "hand"):
                found.append(line((row.name, f"bold {glyphs.seat_colour(row.seat)}")))
                if row.cards[0].plan:
                    found += self._plans(row.cards)
                    continue
                for card in row.cards:
                    found += self.card(card, self.width, indent=2)
        return found

    def _plans(self, cards: Sequence[Card]) -> Block:
        """Return tiles side by side, drawn in letters, their names above."""
        letters = self.scene.boards[0].letters if self.scene.boards else ()
        found: Block = []
        row: Block = []
        for card in cards:
            drawn = [Text(card.name), *(plan_line(one, letters, self.look.suit) for one in card.plan)]
            if row and width_of(row) + width_of(drawn) + 5 > self.width:
                found, row = [*found, *row], []
            row = beside(row, drawn, width_of(row), "   ") if row else drawn
        return [Text("  ") + part for part in (*found, *row)]

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


def _short(counter: Counter) -> str:
    """Return a counter in as few letters as possible: its number, or a word that stands for it."""
    if counter.words and len(counter.words) <= 12 and not any(map(str.isdigit, counter.words)):
        return counter.words
    return f"{counter.value}/{counter.most}" if counter.most >= 0 else str(counter.value)


def _held(card: Card) -> str:
    """Return a card that lies before a player: its name, its value, what comes of it, and its state."""
    sign = "▸" if NOW.intersection(card.flags) else ""
    value = card.value if says_more(card) else ""
    verdict = f"→ {card.verdict.name}" if card.verdict else ""
    state = [f"({flag})" for flag in card.flags if flag not in NOW]
    return " ".join(filter(None, (sign, card.name, value, verdict, *state)))


def spoken(piece: Piece) -> str:
    """Return what a figure is called: its spoken name up to the first comma."""
    return piece.name.partition(",")[0]


def ids_in(panel: Panel) -> set[str]:
    """Return the ids of a panel and of everything that lies in it."""
    parts: list[Card | Pile | Chip | Counter] = [card for row in panel.rows for card in row.cards]
    return {panel.id, *(one.id for one in (*parts, *panel.piles, *panel.chips, *panel.counters))}
