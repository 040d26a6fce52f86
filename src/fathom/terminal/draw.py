"""The table on a console: a scene becomes lines of text. Draws only what the scene says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len
from rich.text import Text

from fathom.core.scene import Board, Card, Chip, Choice, Counter, Line, Panel, Piece, Row, Scene, Track
from fathom.core.text import Text as Words

from . import glyphs
from .blocks import Block, beside, columns, cut, flow, line, width_of, wrap
from .board import BoardDrawing, plan_line
from .story import tale
from .trays import says_more, tray, unsigned


@dataclass(frozen=True)
class Layout:
    """How much room things get."""

    #: Two lines for each row of the board.
    tall: bool
    #: Hands with the text of their cards, not only with names.
    texts: bool
    #: Lines of the log.
    log: int
    #: Only what one must see: the board without its legend, short panels, no supplies, no hints.
    lean: bool = False
    #: Choices without what they lead to.
    brief: bool = False


#: From roomy to tight: the first that fits the screen is taken.
LAYOUTS = (
    Layout(tall=True, texts=True, log=6),
    Layout(tall=True, texts=False, log=4),
    Layout(tall=False, texts=True, log=4),
    Layout(tall=False, texts=False, log=2),
    Layout(tall=False, texts=False, log=2, lean=True),
    Layout(tall=True, texts=False, log=2, lean=True, brief=True),
    Layout(tall=False, texts=False, log=1, lean=True, brief=True),
)

#: The log grows by so many lines at most where there is room.
MOST_LOG = 6

#: Words of a chip up to this length stand beside its name.
SHORT = 12

#: Flags of the card in a row that matters now.
NOW = {"now", "current"}


class Frame:
    """Draws one scene for a screen of a given size."""

    def __init__(self, scene: Scene, words: Words, width: int, layout: Layout, log: Sequence[Line] = ()) -> None:
        self.scene = scene
        self.words = words
        self.width = max(width, 60)
        self.layout = layout
        self.log = log
        self.explained = {one.id: one.name for one in scene.explain}
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
            name = step or str(at + 1)
            steps.append(f"[{name}]" if at == head.at else name, "bold reverse" if at == head.at else "bright_black")
        room = self.width - cell_len(title.plain) - cell_len(steps.plain)
        if not steps:
            return [cut(title, self.width)]
        if room >= 2:
            return [title + Text(" " * room) + steps]
        return [cut(title, self.width), cut(steps, self.width)]

    def table(self) -> Block:
        """Return the board with everything beside it."""
        if not self.scene.boards:
            mine = [*self.rows(self.width), *self.panels(self.width)]
            if self.scene.story is not None:  # what is read stands next to what is asked
                read = tale(self.scene.story, self.width)
                return [*mine, *self.log_lines(self.width, self.layout.log), Text(""), *read, *self.trays(self.width)]
            return [*self.trays(self.width), *mine, *self.log_lines(self.width, self.layout.log)]
        left: Block = []
        for board in self.scene.boards:
            if board is not self.scene.boards[0]:
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
            drawing = BoardDrawing(board, self.names, self.named)
            drawing.lines()
            found += drawing.legend(self.width)
        return found

    def board(self, board: Board) -> Block:
        """Return a board, its legend below."""
        cell = 5 if self.width >= 96 and self.layout.tall else 4
        drawing = BoardDrawing(board, self.names, self.named, cell=cell, tall=self.layout.tall)
        drawn = drawing.lines()
        return drawn if self.layout.lean else [*drawn, *drawing.legend(width_of(drawn))]

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
        found = wrap(listed, width, 2)
        for card in row.cards:
            if card.up and NOW.intersection(card.flags):
                found += self.card(card, width, indent=2)
        return found

    def _in_row(self, card: Card) -> Text:
        """Return a card as one word: face down a box, face up its name; flags stand as signs."""
        angry = "!" if "enraged" in card.flags else ""
        if not card.up:
            return line((f"▒{card.value}{angry}", "bold red" if angry else "bright_black"))
        style = "reverse" if NOW.intersection(card.flags) else "bright_black"
        return line((f"{card.name}{angry}", style))

    def card(self, card: Card, width: int, indent: int = 0, *, texts: bool = True) -> Block:
        """Return a card: name, value, icons, then its text."""
        head = Text(" " * indent)
        if not card.up:
            head.append(f"▒ {card.name}", "bright_black")
            return [cut(head, width)]
        head.append(card.name, "bold")
        if says_more(card):
            head.append(f" {card.value}", "bold cyan")
        if not card.tags and card.shape != "tall":
            for icon in card.icons:
                head.append(f" [{self.named(icon)}]", "yellow")
        if card.tags:
            head.append(f" ({', '.join(card.tags)})", "yellow")
        if not texts:
            return [cut(head, width)]
        if card.lines:
            head.append("  " + " ".join(card.lines))
        return wrap(head, width, indent + 2)

    def named(self, word: str) -> str:
        """Return what a kind of thing is called: as the scene explains it, else in our words, else the word itself."""
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
                found += tray(panel, width, self.named)
        return found

    def panels(self, width: int) -> Block:
        """Return a few lines for each seat, then one or two for each foe and supply; stories are told elsewhere."""
        found: Block = []
        for panel in self.scene.panels:
            if panel.seat >= 0:
                found += self._seat_panel(panel, width)
        for panel in self.scene.panels:
            if panel.seat >= 0 or panel.kind == "story" or panel.place == "sheet":
                continue
            if panel.place == "centre" and self.scene.boards:  # what lies open on the board is what matters now
                found += tray(panel, width, self.named)
            elif not self.layout.lean and (self.scene.boards or not panel.place):
                found += self._other_panel(panel, width)
        return found

    def _seat_panel(self, panel: Panel, width: int) -> Block:
        head = line((f" {self._label(panel)} ", f"bold black on {glyphs.colour_of(panel)}"), " ")
        head.append_text(line((panel.title, "bold"), f" {panel.subtitle}"))
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
        margin = Text(" " if lean else "    ")
        body = flow(facts, width - len(margin))
        for row in self._all_rows():
            mine = row.seat == panel.seat and row.kind == "hand" and row.cards and not row.cards[0].plan
            if mine and self._is_first(panel) and (row.seat == self.scene.seat or not lean):
                body += self._names_of(row, width - len(margin))
        return [cut(head, width), *(margin + part for part in body)]

    def _is_first(self, panel: Panel) -> bool:
        """Whether this is the first panel of its seat: what two figures share is shown once."""
        return next(one for one in self.scene.panels if one.seat == panel.seat) is panel

    def _other_panel(self, panel: Panel, width: int) -> Block:
        facts = [line((panel.title, "bold"), f" {panel.subtitle}" if panel.subtitle else "")]
        facts += [Text(mark.name) for track in panel.tracks for mark in track.marks]
        facts += [line(f"{counter.name} ", (_short(counter), "bold")) for counter in panel.counters]
        facts += [line(f"{pile.name} ", (str(pile.count), "bold")) for pile in panel.piles]
        facts += [self._chip(chip) for chip in panel.chips if chip.kind not in glyphs.THING and chip.kind != "broken"]
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
        """Return the cards of whoever is asked, with their texts if there is room."""
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
        for card in cards:
            drawn = [Text(card.name), *(plan_line(row, letters) for row in card.plan)]
            found = beside(found, drawn, width_of(found), "   ") if found else drawn
        return [Text("  ") + part for part in found]

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
            asked.append(f"  {counter.name}: {counter.words or counter.value}", "bold cyan")
        rule = "─" * self.width
        found: Block = [Text(rule, "bright_black"), *wrap(asked, self.width)]
        if prompt.hint and not self.layout.lean:
            found += wrap(Text(prompt.hint, "italic dim"), self.width)
        found += self.choices()
        if self.layout.brief and any(choice.consequence for choice in self.scene.choices):
            found.append(Text(self.words("choices-brief"), "dim"))
        return found

    def choices(self) -> Block:
        """Return the choices with their numbers: grouped, short ones in columns, those that move on last."""
        numbered = list(enumerate(in_order(self.scene), 1))
        groups: list[tuple[str, list[tuple[int, Choice]]]] = []
        for number, choice in numbered:
            title = self._group(choice)
            if not groups or groups[-1][0] != title:
                groups.append((title, []))
            groups[-1][1].append((number, choice))
        titles = [title for title, members in groups if title != members[0][1].words]
        gutter = min(max(map(cell_len, titles), default=0), 16)
        gutter = gutter + 1 if gutter else 0
        found: Block = []
        for title, members in groups:
            cells = [self._choice(number, choice) for number, choice in members]
            room = self.width - gutter
            if self.layout.brief:
                body = flow(cells, room)
            else:
                fits = all(cell_len(cell.plain) <= room for cell in cells)
                body = columns(cells, room) if fits else self._long(cells, room)
            head = Text("" if title == members[0][1].words else title[:gutter], "italic")
            found += beside([head], body, gutter, "") if gutter else body
        return found

    def _group(self, choice: Choice) -> str:
        """Return the name of a choice's group; another seat's choices say whose they are."""
        if choice.moves_on:
            return self.words("go-on")
        lead = self.scene.prompt.lead if self.scene.prompt else choice.seat
        named = next((group.name for group in self.scene.groups if group.id == choice.group), choice.group)
        if choice.seat == lead:
            return named
        return next((panel.title for panel in self.scene.panels if panel.seat == choice.seat), named)

    @staticmethod
    def _long(cells: Sequence[Text], room: int) -> Block:
        found: Block = []
        for cell in cells:
            found += wrap(cell, room, 5)
        return found

    def _choice(self, number: int, choice: Choice) -> Text:
        said = line((f"{number:>3}", "bold cyan"), " ", choice.words)
        if choice.cost:
            said.append(f" ({choice.cost})", "yellow")
        if choice.consequence and not self.layout.brief:
            said.append(f" → {choice.consequence}", "dim")
        return said


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
    """Draw a scene in the roomiest way that fits the screen; the tightest if none does. The log gets what is left."""
    lines: Block = []
    for layout in LAYOUTS:
        lines = Frame(scene, words, width, layout, log).lines()
        if len(lines) <= height:
            more = min(height - len(lines), MOST_LOG)
            lines = Frame(scene, words, width, replace(layout, log=layout.log + more), log).lines()
            break
    return [cut(one, width) for one in lines]


__all__ = ["LAYOUTS", "Frame", "Layout", "draw", "in_order"]
