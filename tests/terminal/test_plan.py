"""Boards and tiles that a scene draws in letters, what lies open beside them, and questions with several answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

import fathom.terminal
from fathom.core.game import find
from fathom.core.scene import Board, Card, Cell, Chip, Counter, Head, Letter, Panel, Prompt, Row, Scene
from fathom.core.text import Text
from fathom.terminal.draw import Frame
from fathom.terminal.layout import LAYOUTS
from fathom.terminal.questions import Questions

WORDS = Text([Path(fathom.terminal.__file__).parent / "text"], "en")
BOARD = Board(
    id="map",
    name="Map",
    width=2,
    height=1,
    cells=(
        Cell(id="cell.0", x=0, y=0, name="M12", label="M12", sign="╋M"),
        Cell(id="cell.1", x=1, y=0, name="N12", label="N12", sign="N12"),
    ),
    columns=("M", "N"),
    rows=("12",),
    plan=("    M", "12 ▒M▒"),
    letters=(Letter(sign="M", name="Monster", suit="danger"), Letter(sign="▒", name="rock")),
)


def frame(layout: int = 0, **parts: object) -> Frame:
    head = Head(title="Map")
    scene = Scene(
        game="forgotten-depths", ply=0, seat=0, head=head, boards=(BOARD,), prompt=Prompt(question="?"), **parts
    )  # type: ignore[arg-type]
    return Frame(scene, WORDS, 100, LAYOUTS[layout])


def said(of: Frame) -> str:
    return "\n".join(line.plain for line in of.lines())


def test_a_plan_is_drawn_as_it_is_with_its_letters_explained() -> None:
    drawn = frame().board(BOARD)
    assert [line.plain for line in drawn[:2]] == ["    M", "12 ▒M▒"]
    assert drawn[1].spans, "letters have colours"
    assert "M Monster" in " ".join(line.plain for line in drawn[2:])


def test_where_there_is_little_room_each_cell_is_a_sign() -> None:
    drawn = [line.plain for line in frame(3).board(BOARD)]
    assert drawn[0].split() == ["M", "N"]
    assert drawn[1].split() == ["12", "╋M", "N12", "12"]


def test_tiles_in_hand_are_drawn_side_by_side() -> None:
    tiles = tuple(Card(id=f"tile.{n}", kind="tile", name=f"Way {n}", plan=("▒▒", "··")) for n in (1, 2))
    hand = Row(id="drawn", name="Tile in hand", cards=tiles, kind="hand", seat=0)
    lines = [line.plain.rstrip() for line in frame(rows=(hand,)).hands()]
    assert lines == ["Tile in hand", "  Way 1   Way 2", "  ▒▒      ▒▒", "  ··      ··"]


def test_what_lies_open_on_the_board_and_beside_it_is_told() -> None:
    story = Card(id="story", kind="feature", name="Bell Pull", lines=(":check: Passed: nothing.",))
    pattern = Card(id="legend.0", kind="pattern", name="Chapel", caption="1 of 2; missing: O12–P12", flags=("open",))
    panels = (
        Panel(id="encounter", kind="encounter", title="", place="centre", rows=(Row(id="s", name="", cards=(story,)),)),
        Panel(id="legends", kind="legends", title="L", place="side", rows=(Row(id="p", name="", cards=(pattern,)),)),
        Panel(
            id="party", kind="supply", title="Party", place="dock",
            chips=(Chip(id="rate", kind="key", name="Key:", words="2 XP", shape="line"),),
        ),
    )  # fmt: skip
    text = said(frame(panels=panels))
    assert "Bell Pull  ✓ Passed: nothing." in text
    assert "[Chapel: 1 of 2; missing: O12–P12]" in text
    assert "(Key: 2 XP)" in text


def test_foes_show_their_health_and_values_are_said_once() -> None:
    health = Counter(id="h", kind="health", name="Health", value=9, most=19)
    ox = Card(id="ox", kind="figure", name="Moss Ox", counters=(health,))
    verdict = Chip(id="v", kind="hit", name="Hero Hit")
    pair = Card(id="pair", kind="pair", name="7 against 5", value="7", verdict=verdict)
    badge = Chip(id="power", kind="power", name="2", words="2 Stored Power Cards", flags=("badge",))
    panels = (
        Panel(id="foe", kind="foe", title="Moss Ox", place="centre", rows=(Row(id="f", name="", cards=(ox,)),)),
        Panel(
            id="hero", kind="hero", title="Bren", seat=0, chips=(badge,), rows=(Row(id="l", name="", cards=(pair,)),)
        ),
    )
    text = said(frame(panels=panels))
    assert "Moss Ox  Health 9/19" in text
    assert "[7 against 5 → Hero Hit]" in text
    assert "(2 Stored Power Cards)" in text


def answers(*lines: str) -> Iterator[str]:
    yield from lines


def test_several_things_may_be_chosen_before_a_game() -> None:
    game = "forgotten-depths"
    typed = answers("3 x", "3, 12", *[""] * 30)
    console = Console(quiet=True)
    questions = Questions(game, find(game).text("en"), WORDS, console, lambda prompt: next(typed))
    given = {name: None for name in ("start", "heroes", "players", "edition", "record")}
    flags = ("random_campfire", "no_level_up_healing", "locked_chests", "starting_ability", "more_keys")
    more = ("keys_on_descent", "one_dead_end", "double_healing")
    chosen = questions.setup(given=given | dict.fromkeys((*flags, *more), False))
    assert chosen["rulings"] == ["FR-12", "FR-69"]
