"""Scenes as lines of text: everything has a sign of its own, and it fits the screen."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fathom.terminal
from fathom.core.scene import Area, Board, Cell, Choice, Group, Head, Line, Mark, Panel, Piece, Prompt, Scene, Track
from fathom.core.text import Text
from fathom.terminal.asking import in_order
from fathom.terminal.draw import Frame
from fathom.terminal.glyphs import initials
from fathom.terminal.layout import LAYOUTS
from fathom.terminal.screen import draw
from fathom.workshop.texts import audit

FOLDER = Path(fathom.terminal.__file__).parent / "text"
WORDS = Text([FOLDER], "en")

CELLS = (
    Cell(id="space.A2", x=0, y=0, name="A2", see=("word.open",)),
    Cell(id="space.B2", x=1, y=0, name="B2", see=("word.harmful",)),
    Cell(id="space.C2", x=2, y=0, name="C2"),
    Cell(id="space.A1", x=0, y=1, name="A1", see=("word.ledge",)),
    Cell(id="space.B1", x=1, y=1, name="B1", see=("word.difficult",)),
    Cell(
        id="space.C1",
        x=2,
        y=1,
        name="C1",
        see=(
            "word.ledge",
            "word.harmful",
        ),
    ),
)
PIECES = (
    Piece(id="climber.0", kind="climber", at="space.A1", name="Fix, A1: health 8", seat=0),
    Piece(id="climber.1", kind="climber", at="space.A2", name="Cheer, A2: health 8", seat=1, tilt=-14),
    Piece(id="crystal.C2", kind="crystal", at="space.C2", name="Crystal", value="5"),
    Piece(id="crystal.B2", kind="blighted", at="space.B2", name="Blighted crystal", value="4"),
    Piece(id="mushroom.B1", kind="mushroom", at="space.B1", name="Mushroom"),
    Piece(id="marker.0", kind="marker", at="space.C1", name="Marker"),
)
BOARD = Board(
    id="map",
    name="Map",
    width=3,
    height=2,
    cells=CELLS,
    pieces=PIECES,
    areas=(Area(id="attack.0", kind="attack", cells=("space.C1", "space.C2"), name="Hit"),),
    columns=("A", "B", "C"),
    rows=("2", "1"),
)
SCENE = Scene(
    game="leviathan-wilds",
    ply=0,
    seat=0,
    head=Head(title="Sage", subtitle="round 1", steps=("Reveal", "Act"), at=1),
    boards=(BOARD,),
    panels=(
        Panel(
            id="player.0",
            kind="climber",
            title="Fix",
            seat=0,
            flags=("active",),
            tracks=(
                Track(
                    id="t",
                    name="Track",
                    slots=("2", "1", "0"),
                    marks=(
                        Mark(id="h", kind="h", at=0, name="Health 2"),
                        Mark(id="b", kind="b", at=2, name="Blight 0"),
                    ),
                ),
            ),
        ),
        Panel(id="player.1", kind="climber", title="Cheer", seat=1),
    ),
    prompt=Prompt(question="What now?", lead=0, seats=(0, 1)),
    groups=(Group(id="climb", name="Climbing"), Group(id="skill", name="Skills")),
    choices=(
        Choice(index=0, seat=0, key="pass", words="Carry on", moves_on=True),
        Choice(index=1, seat=1, key="use", words="Help", group="skill"),
        Choice(
            index=2, seat=0, key="climb", words="Climb to B1", group="climb", cost="1 AP", consequence="Lose 1 grip."
        ),
        Choice(index=3, seat=0, key="use", words="Use a skill", group="skill"),
    ),
)


def shown(layout: int = 0, scene: Scene = SCENE) -> list[str]:
    return [one.plain for one in Frame(scene, WORDS, 100, LAYOUTS[layout]).lines()]


def test_a_flat_board_shows_ground_things_and_attacks_by_signs() -> None:
    head, upper, lower = shown(3)[1:4]
    assert head.startswith("   A   B   C")
    assert upper.startswith("2 C↓· ✶4^ ◆5!")
    assert lower.startswith("1 F▂▂ ♣:: ✖▂!")


def test_a_tall_board_shows_the_ground_below_the_things() -> None:
    lines = shown(0)
    assert lines[2].startswith("2 C↓   ✶4   ◆5 !") and lines[3].startswith("  ···· ^^^^    !")
    assert lines[5].startswith("  ▂▂▂▂ :::: ▂^▂!")


def test_more_things_than_a_cell_can_hold_leave_a_mark() -> None:
    crowd = tuple(msgspec.structs.replace(PIECES[2], id=f"c{n}") for n in range(3))
    scene = msgspec.structs.replace(SCENE, boards=(msgspec.structs.replace(BOARD, pieces=crowd),))
    assert "…!" in shown(3, scene)[2]


def test_the_legend_explains_only_what_is_there() -> None:
    legend = " ".join(one.plain for one in Frame(SCENE, WORDS, 100, LAYOUTS[0]).legend())
    assert "▂ ledge" in legend and "! attack" in legend and "~" not in legend


def test_panels_carry_the_letter_of_the_figure_and_the_track() -> None:
    whole = "\n".join(shown())
    assert " F  Fix" in whole and "◂ acts" in whole and "H·B Health 2 Blight 0" in whole and " C  Cheer" in whole


def test_choices_are_those_of_the_lead_first_and_moving_on_last() -> None:
    assert [choice.index for choice in in_order(SCENE)] == [2, 3, 1, 0]
    lines = shown()[-4:]
    assert lines[0] == "Climbing   1 Climb to B1 (1 AP) → Lose 1 grip."
    assert lines[1] == "Skills     2 Use a skill"
    assert lines[2] == "Cheer      3 Help"
    assert lines[3] == "Go on      4 Carry on"


def test_small_screens_leave_out_what_choices_lead_to_and_say_so() -> None:
    whole = "\n".join(shown(-1))
    assert "Lose 1 grip" not in whole and "?5 says what choice 5 costs" in whole


@pytest.mark.parametrize(("height", "roomy"), [(40, True), (13, False)])
def test_the_roomiest_layout_that_fits_is_taken(height: int, roomy: bool) -> None:
    long = tuple(msgspec.structs.replace(choice, consequence="Lose 1 grip. " * 20) for choice in SCENE.choices)
    scene = msgspec.structs.replace(SCENE, choices=long)
    lines, *_ = draw(scene, WORDS, 100, height, [Line(words="It began.")])
    assert len(lines) <= height
    assert any("Lose 1 grip" in one.plain for one in lines) is roomy


def test_a_scene_without_a_board_is_drawn_too() -> None:
    scene = Scene(game="leviathan-wilds", ply=0, seat=0, head=Head(title="Toy"), ending="All is well.")
    assert [one.plain for one in draw(scene, WORDS, 80, 24)[0]] == ["Toy", "All is well."]


def test_figures_get_letters_that_tell_them_apart() -> None:
    assert initials(["Cheer", "Claw"]) == {"Cheer": "Ch", "Claw": "Cl"}
    assert initials(["Ann", "Anna"]) == {"Ann": "1", "Anna": "2"}


def test_the_terminal_says_everything_in_both_languages() -> None:
    assert audit([FOLDER]) == []
