"""Every drawing: the same each time, well-formed, without colours of its own, and small."""

from __future__ import annotations

import ast
import gzip
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.drawing.rules import RULES, broken

import fathom.drawing
from fathom.core.game import box_of, find
from fathom.core.scene import Scene
from fathom.drawing.chance import Chance
from fathom.drawing.field import Bump, Field
from fathom.drawing.sheet import Specimen, sheet, specimens
from fathom.games.leviathan_wilds import art
from fathom.games.leviathan_wilds.art import body, card_pictures, climbers, tokens
from fathom.games.leviathan_wilds.art.body.common import both
from fathom.games.leviathan_wilds.art.leviathan import Look, draw_leviathan, great_eye, look_of
from fathom.games.leviathan_wilds.box import WildsBox

FOLDER = Path(fathom.drawing.__file__).parent
BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)

#: How many characters a drawing of a kind may have.
BUDGETS = {"board": 80_000, "leviathan": 60_000, "hero": 40_000, "home": 40_000}


@cache
def drawings() -> list[Specimen]:
    return list(specimens())


@pytest.mark.parametrize("rule", RULES)
def test_every_drawing_keeps_the_rules(rule: Callable[[str], bool]) -> None:
    drawn = {f"{kind}/{name}": svg for kind, name, svg, _ in drawings()}
    assert broken(rule, drawn) == []
    assert [name for name, svg in drawn.items() if "href=" in svg] == []


def test_drawings_keep_their_budget_and_have_hues() -> None:
    assert [(kind, name) for kind, name, svg, _ in drawings() if len(svg) > BUDGETS.get(kind, 8_000)] == []
    assert all(0 <= hue < 360 for _, _, _, hues in drawings() for hue in hues)


def test_the_sheet_shows_everything_twice_the_same_and_runs_no_script() -> None:
    page = sheet(drawings(), "")
    assert page == sheet(drawings(), "")
    assert page.count("<figure") == len(drawings())
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
    assert set(art.MOTIFS.values()) | set(art.THREATS.values()) | set(card_pictures.VERBS.values()) <= set(
        card_pictures.MOTIFS
    )
    kinds = {part["kind"] for look in art.LOOKS.values() for part in look["parts"]}
    assert kinds <= set(body.PARTS)


def test_a_part_that_nobody_can_draw_is_named() -> None:
    with pytest.raises(ValueError, match="'wheels'"):
        body.draw_part(1, 0, {"kind": "wheels"})


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


def symbols(leviathan: str = "") -> list[str | None]:
    return [symbol.get("id") for symbol in ElementTree.fromstring(art.sprite(BOX, leviathan))]


def test_the_sprites_have_a_symbol_for_each_small_picture() -> None:
    common = symbols()
    own = [one for leviathan in BOX.leviathans for one in symbols(leviathan)]
    wanted = {f"art-{kind}-{name}" for kind in art.SMALL for name in art.names(BOX, kind)}
    assert {*common, *own} == wanted
    assert len(set(common)) == len(common)


def test_a_table_loads_only_its_own_leviathan() -> None:
    assert not [one for one in symbols() if one and one.startswith("art-threat-")]
    assert [one for one in symbols("sage") if one] == [f"art-threat-{t.id}" for t in BOX.leviathans["sage"].threat]
    assert art.picture("sprite/sage") == art.sprite(BOX, "sage")
    assert art.picture("sprite/nobody") == ""
    first_load = gzip.compress(art.sprite(BOX).encode()) + gzip.compress(art.sprite(BOX, "sage").encode())
    assert len(first_load) < 60_000


# ---------------------------------------------------------------------------------------------- every leviathan its own


def test_every_leviathan_of_the_box_has_a_look_and_motifs_of_its_own() -> None:
    assert set(BOX.leviathans) <= set(art.LOOKS)
    assert {threat.id for leviathan in BOX.leviathans.values() for threat in leviathan.threat} <= set(art.THREATS)


def test_every_threat_has_a_motif_of_its_own_and_every_peril_its_threat() -> None:
    shown = [art.THREATS[threat.id] for leviathan in BOX.leviathans.values() for threat in leviathan.threat]
    assert len(set(shown)) == len(shown)
    assert {motif.__name__ for motif in card_pictures.OF_GIANTS} <= set(shown)
    assert all(len(svg) < 5_000 for kind, _, svg, _ in drawings() if kind == "threat")


def test_no_two_leviathans_share_head_and_back() -> None:
    looks = [art.look(leviathan) for leviathan in BOX.leviathans.values()]
    seen = [(look.back, frozenset(part["kind"] for part in look.parts)) for look in looks]
    assert len(set(seen)) == len(seen)


def test_every_token_of_the_box_has_a_sign() -> None:
    kinds = {name.partition(".")[0] for name in art.names(BOX, "token")}
    assert kinds <= {*tokens.SIGNS, "mark"}


def test_the_side_of_a_token_can_be_told_without_colour() -> None:
    def shapes(name: str) -> list[str]:
        return re.findall(r" d='([^']*)'", tokens.token(name))

    assert len({tuple(shapes(f"fury.{front}")) for front in tokens.FRONTS}) == len(tokens.FRONTS)
    assert len({tuple(shapes(f"rot_up.{front}")) for front in tokens.FRONTS}) == len(tokens.FRONTS)
    assert len({tuple(shapes(f"relic.{front}")) for front in tokens.FRONTS}) == len(tokens.FRONTS)
    assert len({tokens.token(f"gale.{way}") for way in tokens.TURNS}) == len(tokens.TURNS)


def test_a_part_and_its_mirror_image_lie_at_both_sides() -> None:
    claw, box, mane = (
        {"kind": "claws", "at": [(1, 2, 3, 4, 0.5)]},
        {"kind": "props", "at": [(0, 1, 2, 3)]},
        {"kind": "mane", "line": [(0, 0), (1, 1)], "lean": 0.4},
    )
    turned = [part for i, part in enumerate(both(5, claw, box, mane)) if i % 2]
    assert turned[0]["at"] == [(9, 2, 7, 4, -0.5)]
    assert turned[1]["at"] == [(8, 1, 10, 3)]
    assert (turned[2]["line"], turned[2]["lean"]) == ([(9, 1), (10, 0)], -0.4)


def test_ids_inside_drawings_are_unique_over_the_boards() -> None:
    ids = [found for kind, _, drawn, _ in drawings() if kind == "board" for found in re.findall(r"id='([^']*)'", drawn)]
    assert len(set(ids)) == len(ids)


# ---------------------------------------------------------------------------------------------- the scene


def test_the_map_of_a_scene_has_its_leviathan_behind_it() -> None:
    state = fathom.new("leviathan-wilds", seed=1, leviathan="sage")
    game = find("leviathan-wilds")
    board = game.scene(state, 0, game.text("en")).boards[0]
    assert board.drawing == art.board(BOX.opened["sage"])
    assert ElementTree.fromstring(board.drawing).get("transform") == "scale(0.01)"


def test_the_eye_of_the_watcher_is_an_overlay_with_two_faces() -> None:
    state = fathom.new("leviathan-wilds", seed=1, leviathan="watcher")
    game = find("leviathan-wilds")
    (eye,) = game.scene(state, 0, game.text("en")).boards[0].overlays
    assert eye.face == "closed"
    box, spec = BOX.opened["watcher"], BOX.leviathans["watcher"].overlay[0]
    assert eye.drawing == art.overlay(box, spec, "closed") != art.overlay(box, spec, "open")


def table_of(leviathan: str) -> Scene:
    game = find("leviathan-wilds")
    return game.scene(fathom.new("leviathan-wilds", seed=1, leviathan=leviathan), 0, game.text("en"))


def test_the_twins_are_two_goats_with_moods_of_their_own() -> None:
    normal, blighted = table_of("twins").boards[0].overlays
    assert normal.drawing != blighted.drawing
    moods = [re.findall(r"style='(--h:\d+)", overlay.drawing) for overlay in (normal, blighted)]
    assert moods[0] != moods[1]
    assert all(len(overlay.drawing) < 15_000 for overlay in (normal, blighted))


def test_the_lift_hangs_in_its_shaft() -> None:
    (lift,) = table_of("tunneler").boards[0].overlays
    assert ElementTree.fromstring(lift.drawing).get("transform") == "scale(0.01)"


def test_the_stomach_is_a_cave_beside_the_map() -> None:
    whole, stomach = table_of("hunger").boards
    assert stomach.drawing and stomach.drawing != whole.drawing
    assert stomach.grows and not whole.grows


@pytest.mark.parametrize(("leviathan", "picture"), [("storm", "gale.right"), ("vortex", "gravity.down")])
def test_an_arrow_beside_the_map_says_which_way_it_blows(leviathan: str, picture: str) -> None:
    (arrow,) = (piece for piece in table_of(leviathan).boards[0].pieces if piece.id.startswith("pointer."))
    assert arrow.art == picture in art.names(BOX, "token")
    assert arrow.name


def test_vents_show_the_front_that_bursts_there() -> None:
    marks = {piece.id: piece.art for piece in table_of("fury").boards[0].pieces if piece.id.startswith("mark.")}
    assert marks == {f"mark.vent_{front}": f"mark.{front}" for front in tokens.FRONTS}


def test_a_head_at_the_right_has_its_room_there() -> None:
    leaning = {name for name in BOX.leviathans if art.leans(BOX.leviathans[name])}
    assert leaning == {"collector", "fury", "tyrant"}
    assert table_of("fury").boards[0].leans == "right"
    assert table_of("sage").boards[0].leans == ""


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


def test_the_same_data_gives_the_same_drawing_and_another_seed_another() -> None:
    leviathan = BOX.leviathans["sage"]
    told = {**leviathan.drawing, **art.LOOKS["sage"]}
    other = look_of("sage", leviathan.map, {**told, "seed": 99})
    assert art.board(BOX.opened["sage"]) == draw_leviathan(art.look(leviathan)) != draw_leviathan(other)


@pytest.mark.parametrize("motif", sorted(card_pictures.MOTIFS))
def test_a_card_depends_on_its_seed_alone(motif: str) -> None:
    assert card_pictures.scene("a", motif) == card_pictures.scene("a", motif)
    assert len({card_pictures.scene(seed, motif) for seed in "abcdef"}) > 1


def test_drawings_are_remembered() -> None:
    assert art.board(BOX.opened["sage"]) is art.board(BOX.opened["sage"])
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
