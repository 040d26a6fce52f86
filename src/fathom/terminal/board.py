"""A board as signs: each cell shows its ground, what lies on it, and whether it is under attack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from fathom.core.scene import Area, Board, Cell, Letter, Piece

from . import glyphs
from .blocks import Block, cut, flow, line, pad

#: Rock that one can hold on to: plain ground is lighter than nothing.
ROCK = "on grey19"


@dataclass
class _Drawn:
    """What a cell shows, piece by piece."""

    signs: list[tuple[str, str]] = field(default_factory=list)
    areas: list[str] = field(default_factory=list)


def plan_line(row: str, letters: Sequence[Letter], suits: Mapping[str, str]) -> Text:
    """Return a line of letters in their colours."""
    styles = {one.sign: suits.get(one.suit, "") for one in letters}
    drawn = Text()
    for sign in row:
        drawn.append(sign, styles.get(sign, ""))
    return drawn


class BoardDrawing:
    """Draws one board.

    `look` are the glyphs of its game, `names` the letters of the figures, `named` says what a kind of thing is called,
    `tall` gives each cell two lines: what is on it, and its ground.
    """

    def __init__(
        self,
        board: Board,
        look: glyphs.Glyphs,
        names: dict[str, str],
        named: Callable[[str], str],
        *,
        cell: int = 5,
        tall: bool = True,
    ) -> None:
        self.board = board
        self.look = look
        self.names = names
        self.named = named
        self.cell = cell
        self.tall = tall
        self.used: dict[str, tuple[str, str]] = {}
        self.drawn = {cell.id: _Drawn() for cell in board.cells}
        self._place()

    # ------------------------------------------------------------------------------------------ what is where

    def _place(self) -> None:
        """Sort everything on the board into its cells; figures first, since they matter most."""
        for piece in sorted(self.board.pieces, key=self.look.rank):
            if piece.at in self.drawn:
                self.drawn[piece.at].signs.append(self._sign(piece))
        for area in self.board.areas:
            for cell in area.cells:
                if cell in self.drawn and area.kind not in self.drawn[cell].areas:
                    self.drawn[cell].areas.append(area.kind)

    def _sign(self, piece: Piece) -> tuple[str, str]:
        if piece.seat >= 0:
            label = self.names.get(piece.id, piece.name[:1])
            return label + ("↓" if piece.tilt % 90 else ""), f"bold black on {glyphs.colour_of(piece)}"
        sign, style = self.look.of(piece)
        self.used[piece.kind] = sign, style
        return sign + piece.value, style

    # ------------------------------------------------------------------------------------------ drawing

    def lines(self, width: int) -> Block:
        """Return the board with the names of its columns and rows; as the scene draws it in letters, if there is room.

        A board that is wider than the screen is drawn in parts, one below the other.
        """
        if self.tall and self.board.plan and max(map(len, self.board.plan)) <= width:
            return [plan_line(row, self.board.letters, self.look.suit) for row in self.board.plan]
        grid: dict[tuple[int, int], Cell] = {}
        for cell in self.board.cells:
            grid[round(cell.x), round(cell.y)] = cell
        if not grid:
            return []
        first, last = min(x for x, _ in grid), max(x for x, _ in grid)
        margin = max((cell_len(name) for name in self.board.rows), default=0) + 1
        most = max(1, (width - 2 * margin) // self.cell)
        found: Block = []
        for x in range(first, last + 1, most):
            found += self._part(grid, range(x, min(x + most, last + 1)), margin)
        return found

    def _part(self, grid: dict[tuple[int, int], Cell], xs: range, margin: int) -> Block:
        """Return some columns of the board."""
        ys = range(min(y for _, y in grid), max(y for _, y in grid) + 1)
        found: Block = [self._column_names(xs, margin)]
        for y in ys:
            name = self.board.rows[y] if 0 <= y < len(self.board.rows) else ""
            upper, lower = line((name.rjust(margin - 1) + " ", "bold")), Text(" " * margin)
            for x in xs:
                above, below = self._cell(grid.get((x, y)))
                upper.append_text(above)
                lower.append_text(below)
            if self.board.rows:
                upper.append(f" {name}", "bright_black")
            found.append(upper)
            if self.tall:
                found.append(lower)
        return found

    def _column_names(self, xs: range, margin: int) -> Text:
        head = Text(" " * margin)
        for x in xs:
            name = self.board.columns[x] if 0 <= x < len(self.board.columns) else ""
            head.append(name.center(self.cell), "bold")
        head.rstrip()
        return head

    def _cell(self, cell: Cell | None) -> tuple[Text, Text]:
        """Return the two lines of a cell; flat cells have all in the first."""
        if cell is None or "off" in cell.flags:
            return Text(" " * self.cell), Text(" " * self.cell)
        if cell.sign:
            drawing = plan_line(cell.sign, self.board.letters, self.look.suit)
            return pad(cut(drawing, self.cell - 1), self.cell), Text(" " * self.cell)
        drawn = self.drawn[cell.id]
        back = next((glyphs.AREA_STYLE[kind] for kind in glyphs.AREA if kind in drawn.areas), "")
        edge = "".join(glyphs.AREA[kind] for kind in glyphs.AREA if kind in drawn.areas)[:1]
        if edge:
            kind = next(kind for kind in glyphs.AREA if kind in drawn.areas)
            if kind != "place":  # each has a name of its own
                self.used[f"area.{kind}"] = edge, back
        ground, style = self._ground(cell)
        back = back or (ROCK if "open" not in cell.flags else "")
        room = self.cell - 1 - len(edge)
        above = Text()
        for sign, look in drawn.signs:
            if cell_len(above.plain) + len(sign) > room:
                above.truncate(room - 1)
                above = pad(above, room - 1) + Text("…")
                break
            above.append(sign, look)
        filling = ground if not self.tall else " "
        left = room - cell_len(above.plain)
        above.append((filling * self.cell)[:left], style if not self.tall else "")
        above.append(edge, "bold bright_red")
        below = Text((ground * self.cell)[: self.cell - 1 - len(edge)], style)
        below.append(edge, "bold bright_red")
        for part in (above, below):
            part.stylize_before(back)
            part.append(" ")
        return above, below

    def _ground(self, cell: Cell) -> tuple[str, str]:
        known = [
            (word, self.look.ground[word])
            for see in cell.see
            if (word := see.removeprefix("word.")) in self.look.ground
        ]
        for word, glyph in known:
            self.used[f"ground.{word}"] = glyph
        return ("".join(sign for _, (sign, _) in known), known[-1][1][1]) if known else (" ", "")

    def legend(self, width: int) -> Block:
        """Explain the signs that this drawing used; call it after `lines`."""
        if self.board.letters:
            signs = ((one.sign, self.look.suit.get(one.suit, ""), one.name) for one in self.board.letters)
            facts = [line((sign, style), " ", (name, "dim")) for sign, style, name in signs]
            return flow(facts, width)
        order = {"ground": 0, "area": 2}
        entries = sorted(self.used.items(), key=lambda entry: order.get(entry[0].partition(".")[0], 1))
        facts = []
        for word, (sign, style) in entries:
            facts.append(line((sign, style), " ", (self.named(word.rpartition(".")[2]), "dim")))
        for area in self.board.areas:
            if area.kind == "place":
                facts.append(line(glyphs.AREA["place"], " ", (f"{self._where(area)} {area.name}", "dim")))
        return flow(facts, width)

    def _where(self, area: Area) -> str:
        """Return the cells of an area; of many, the first and the last."""
        labels = [cell.label for cell in self.board.cells if cell.id in area.cells]
        return " ".join(labels) if len(labels) < 4 else f"{labels[0]} … {labels[-1]}"
