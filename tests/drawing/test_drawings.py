"""Every drawing: the same each time, well-formed, without colours of its own, small, and quick."""

from __future__ import annotations

import ast
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import fathom.drawing
from fathom.core.game import box_of, find
from fathom.drawing import cards, climbers, parts, plates
from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.leviathan import Look, draw_leviathan, great_eye, look_of
from fathom.drawing.sheet import sheet, specimens
from fathom.games.leviathan_wilds import art
from fathom.games.leviathan_wilds.box import WildsBox

FOLDER = Path(fathom.drawing.__file__).parent
BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)

#: Colours by number, by function, by name; and what would load something.
LITERAL = re.compile(
    r"#[0-9a-f]{3,8}\b(?!['\"])|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklch|oklab)\(|<script|href=|on\w+=", re.IGNORECASE
)
PAINT = re.compile(r"(?:fill|stroke|stop-color|color)='([^']*)'")
ALLOWED = re.compile(r"none|url\(#[\w.-]+\)|var\(--[\w-]+\)|color-mix\(in oklab,.*\)")

DRAWINGS = list(specimens())
IDS = [f"{kind}-{name}" for kind, name, _, _ in DRAWINGS]


@pytest.fixture(params=DRAWINGS, ids=IDS)
def svg(request: pytest.FixtureRequest) -> str:
    drawn: str = request.param[2]
    return drawn


def test_a_drawing_is_well_formed(svg: str) -> None:
    assert ElementTree.fromstring(svg).tag.endswith("svg")


def test_a_drawing_names_no_colour(svg: str) -> None:
    plain = re.sub(r"url\(#[^)]*\)", "", svg)
    assert not LITERAL.search(plain)
    assert [paint for paint in PAINT.findall(svg) if not ALLOWED.fullmatch(paint)] == []


def test_a_drawing_uses_only_tokens_of_the_design(svg: str) -> None:
    css = (FOLDER.parent / "web" / "static" / "css" / "tokens.css").read_text(encoding="utf-8")
    defined = set(re.findall(r"(--[\w-]+)\s*:", css)) | {"--c", "--h", "--h2"}
    own = set(re.findall(r"(--[\w-]+):", svg))
    assert set(re.findall(r"var\((--[\w-]+)", svg)) <= defined | own


def test_a_drawing_needs_no_escapes_in_json(svg: str) -> None:
    assert '"' not in svg and "\\" not in svg and svg.isascii()


@pytest.mark.parametrize(("kind", "name", "svg", "hues"), DRAWINGS, ids=IDS)
def test_a_drawing_keeps_its_budget(kind: str, name: str, svg: str, hues: tuple[int, int]) -> None:
    budget = {"board": 80_000, "leviathan": 60_000, "hero": 40_000, "home": 40_000}.get(kind, 8_000)
    assert len(svg) <= budget
    assert all(0 <= hue < 360 for hue in hues)


def test_the_sheet_shows_everything_twice_the_same_and_runs_no_script() -> None:
    page = sheet(DRAWINGS, "")
    assert page == sheet(DRAWINGS, "")
    assert page.count("<figure") == len(DRAWINGS)
    assert "<script" not in page


# ---------------------------------------------------------------------------------------------- completeness


@pytest.mark.parametrize("kind", ["leviathan", *art.SMALL])
def test_everything_in_the_box_has_a_picture(kind: str) -> None:
    names = art.names(BOX, kind)
    pictures = [art.picture(f"{kind}/{name}") for name in names]
    assert all(pictures)
    if kind not in ("leviathan", "climber"):
        assert len(set(pictures)) == len(names)  # no two alike


def test_every_character_of_the_game_has_a_figure_of_its_own() -> None:
    assert set(BOX.characters) <= set(climbers.PEOPLE)
    assert len({climbers.figure(name) for name in climbers.PEOPLE}) == len(climbers.PEOPLE) == 8


def test_a_stranger_has_a_figure_too() -> None:
    assert climbers.figure("nobody") == climbers.figure("nobody") != climbers.figure("somebody")


def test_the_tables_name_only_motifs_and_parts_that_exist() -> None:
    assert set(art.MOTIFS.values()) | set(cards.VERBS.values()) <= set(cards.MOTIFS)
    kinds = {part["kind"] for look in art.LOOKS.values() for part in look["parts"]}
    assert kinds <= set(parts.PARTS)


def test_a_part_that_nobody_can_draw_is_named() -> None:
    with pytest.raises(ValueError, match="'wheels'"):
        parts.draw_part(1, 0, {"kind": "wheels"})


@pytest.mark.parametrize(
    ("of", "starts"),
    [
        ("", "<svg"),
        ("home/cover", "<svg"),
        ("*", "<svg"),
        ("sage", "<svg"),
        ("fix", "<svg"),
        ("magus", "<svg"),
        ("action/fix.dyno", "<svg"),
    ],
)
def test_the_game_draws_by_name(of: str, starts: str) -> None:
    assert find("leviathan-wilds").drawing(of).startswith(starts)


@pytest.mark.parametrize("of", ["nobody", "climber/nobody", "wheel/fix", "action/"])
def test_what_has_no_picture_is_empty(of: str) -> None:
    assert find("leviathan-wilds").drawing(of) == ""


def test_the_sprite_has_a_symbol_for_each_small_picture() -> None:
    root = ElementTree.fromstring(art.sprite(BOX))
    ids = [symbol.get("id") for symbol in root]
    wanted = [f"art-{kind}-{name}" for kind in art.SMALL for name in art.names(BOX, kind)]
    assert ids == wanted
    assert len(set(ids)) == len(ids)


def test_ids_inside_drawings_are_unique_over_the_boards() -> None:
    ids = [found for kind, _, drawn, _ in DRAWINGS if kind == "board" for found in re.findall(r"id='([^']*)'", drawn)]
    assert len(set(ids)) == len(ids)


# ---------------------------------------------------------------------------------------------- the scene


def test_the_map_of_a_scene_has_its_leviathan_behind_it() -> None:
    state = fathom.new("leviathan-wilds", seed=1, leviathan="sage")
    game = find("leviathan-wilds")
    board = game.scene(state, 0, game.text("en")).boards[0]
    assert board.drawing == art.board(BOX.sub("sage"))
    assert ElementTree.fromstring(board.drawing).get("transform") == "scale(0.01)"


def test_the_eye_of_the_watcher_is_an_overlay_with_two_faces() -> None:
    state = fathom.new("leviathan-wilds", seed=1, leviathan="watcher")
    game = find("leviathan-wilds")
    (eye,) = game.scene(state, 0, game.text("en")).boards[0].overlays
    assert eye.face == "closed"
    place = art.place(BOX.sub("watcher"), BOX.leviathans["watcher"].overlay[0])
    assert place == ((3, 3), (3, 1))
    assert eye.drawing == art.overlay(BOX, "eye", "closed", *place) != art.overlay(BOX, "eye", "open", *place)


def test_a_leviathan_of_a_pack_may_bring_its_own_parts() -> None:
    rows = ("..nn..", ".nnnn.", "LLLLLL")
    table = {
        "bumps": [[0.5, 0.5, 0.6, 1.0]],
        "eyes": [[1, 1, 10, -1]],
        "parts": [{"kind": "horns", "at": [3, 0], "size": 0.6}],
    }
    plain = draw_leviathan(look_of("own", rows, {**table, "parts": []}))
    assert draw_leviathan(look_of("own", rows, table)) != plain


# ---------------------------------------------------------------------------------------------- pure, quick, alone


@pytest.mark.parametrize("name", sorted(BOX.leviathans))
def test_the_same_data_gives_the_same_drawing_and_another_seed_another(name: str) -> None:
    leviathan = BOX.leviathans[name]
    look = art.look(leviathan)
    told = {**leviathan.drawing, **art.LOOKS[name]}
    other = look_of(name, leviathan.map, {**told, "seed": 99})
    assert draw_leviathan(look) == draw_leviathan(look) != draw_leviathan(other)


@pytest.mark.parametrize("motif", sorted(cards.MOTIFS))
def test_a_card_depends_on_its_seed_alone(motif: str) -> None:
    assert cards.scene("a", motif) == cards.scene("a", motif)
    assert len({cards.scene(seed, motif) for seed in "abcdef"}) > 1


def quickest(make: Callable[[], object]) -> float:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        make()
        times.append(time.perf_counter() - start)
    return min(times)


@pytest.mark.parametrize("name", sorted(BOX.leviathans))
def test_a_leviathan_is_drawn_in_less_than_300_ms(name: str) -> None:
    look = art.look(BOX.leviathans[name])
    assert quickest(lambda: draw_leviathan(look)) < 0.3


def test_small_pictures_and_plates_are_drawn_in_less_than_300_ms_each() -> None:
    for game in plates.COVERS:
        assert quickest(lambda game=game: plates.cover(game)) < 0.3  # type: ignore[misc]
    assert quickest(plates.hero) < 0.3
    assert quickest(lambda: [cards.scene("a", motif) for motif in cards.MOTIFS]) < 0.3
    assert quickest(lambda: [climbers.portrait(name) for name in climbers.PEOPLE]) < 0.3


def test_drawings_are_remembered() -> None:
    assert art.board(BOX.sub("sage")) is art.board(BOX.sub("sage"))
    assert art.sprite(BOX) is art.sprite(BOX)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.py")), ids=lambda file: file.stem)
def test_the_package_imports_the_standard_library_and_itself(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert all(alias.name.partition(".")[0] in sys.stdlib_module_names for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            assert str(node.module).partition(".")[0] in sys.stdlib_module_names


# ---------------------------------------------------------------------------------------------- fields


def test_one_bump_has_one_round_contour() -> None:
    field = Field([Bump(0, 0, 10)], (-30, -30, 30, 30), 1.5)
    (loop,) = field.contours(0.5)
    radii = [(x * x + y * y) ** 0.5 for x, y in loop]
    assert max(radii) - min(radii) < 0.3
    assert field.top(0.5, 0) == pytest.approx(-min(radii), abs=0.3)


def test_a_ring_of_bumps_has_a_hole() -> None:
    bumps = [Bump(x, y, 6) for x in (-20, -10, 0, 10, 20) for y in (-20, -10, 0, 10, 20) if max(abs(x), abs(y)) > 15]
    assert len(Field(bumps, (-50, -50, 50, 50), 2).contours(0.44)) == 2


def test_no_bumps_no_contours() -> None:
    field = Field([], (0, 0, 10, 10), 1)
    field.roughen(Chance(1), 0.1, 3)
    assert field.contours(0.4) == []
    assert field.top(0.4, 5) is None


def test_open_and_closed_eyes_are_two_faces() -> None:
    assert great_eye((1, 1), (1, 0.5), True) != great_eye((1, 1), (1, 0.5), False)


def test_a_leviathan_without_anything_is_still_a_landscape() -> None:
    drawn = draw_leviathan(Look("bare", ("..", "LL")))
    ElementTree.fromstring(drawn)
