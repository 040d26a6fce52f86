"""Scenes are plain data."""

from __future__ import annotations

import msgspec
import pytest

import fathom
from fathom.core.game import find
from fathom.core.scene import Board, Cell, Choice, Head, Piece, Prompt, Scene


def test_a_scene_survives_json() -> None:
    scene = Scene(
        game="toy",
        ply=3,
        seat=0,
        head=Head(title="Toy", steps=("one", "two"), at=1),
        boards=(
            Board(
                id="map", name="Map", width=2, height=1,
                cells=(Cell(id="space.A1", x=0, y=0, name="A1", flags=("open",)),),
                pieces=(Piece(id="climber.0", kind="climber", at="space.A1", name="Fix", seat=0),),
            ),
        ),
        prompt=Prompt(question="Where to?"),
        choices=(Choice(index=0, seat=0, key="go", words="Go", targets=("space.A1",)),),
    )  # fmt: skip
    text = msgspec.json.encode(scene)
    assert msgspec.json.decode(text, type=Scene) == scene
    assert b"refusals" not in text, "what is empty is left out"


def test_a_part_of_a_scene_never_changes() -> None:
    with pytest.raises(AttributeError):
        Head(title="Toy").title = "Other"  # type: ignore[misc]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_element_has_one_id_and_everything_points_at_elements(lang: str) -> None:
    game = find("leviathan-wilds")
    state = fathom.new("leviathan-wilds", seed=4, climbers=3)
    for choice in (0, 3, 5, 0, 0):
        state.choose(choice)
    scene = game.scene(state, 0, game.text(lang))
    for board in scene.boards:
        cells = [cell.id for cell in board.cells]
        assert len(set(cells)) == len(cells)
        assert {piece.at for piece in board.pieces} <= set(cells)
        assert all(set(area.cells) <= set(cells) for area in board.areas)
    pieces = [piece.id for board in scene.boards for piece in board.pieces]
    assert len(set(pieces)) == len(pieces)
    assert all(element.name for board in scene.boards for element in (*board.cells, *board.pieces))
