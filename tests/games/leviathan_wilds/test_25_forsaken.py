"""Forsaken: patches of rot, what they hide, and the crystals that must be found."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.leviathan_wilds.helpers import Table, card, do, given, played, shipped

from fathom.core.game import find
from fathom.games.leviathan_wilds.box.board import DIFFICULT, HARMFUL, OPEN
from fathom.games.leviathan_wilds.evaluate import evaluate
from fathom.games.leviathan_wilds.view import view

FORSAKEN = shipped("forsaken")
CREEPING, RATTLE, HIDE, FLIES, LIMB = FORSAKEN["threats"]
GROUPS = FORSAKEN["spaces"]


def carcass(rot: dict[str, str] | None = None, **more: Any) -> Table:
    """Forsaken with known rot ("G6": "red"); the other spaces of a patch get the rest. Climber 0 is beside the ribs."""
    g = given(**FORSAKEN | {"threats": None, "at": {0: "G5", 1: "A1"}, "map": MAP, "ap": 5} | more)
    names, tokens = g.box.board.names, list(g.state.tokens)
    for space, front in (rot or {}).items():
        patch = next(spaces for spaces in GROUPS.values() if space in spaces)
        mine = next(i for i, t in enumerate(tokens) if names[t.space] == space)
        other = next(i for i, t in enumerate(tokens) if t.front == front and names[t.space] in patch)
        tokens[other] = replace(tokens[other], front=tokens[mine].front)
        tokens[mine] = replace(tokens[mine], front=front)
    g.state.tokens = tuple(tokens)
    return g.again()


#: Its map, with firm ground below the ribs (F5, G5), from where the tests step onto the rot.
MAP = [*FORSAKEN["map"][:4], "..nnLnnnLnn", *FORSAKEN["map"][5:]]


def flags(g: Table, space: str) -> int:
    return int(g.terrain[g.box.board.number[space]])


def face_down(g: Table) -> set[str]:
    return {g.box.board.names[t.space] for t in g.tokens if t.hidden and t.space >= 0}


@pytest.mark.rule("LW-193")
def test_each_patch_hides_one_of_every_front_and_nobody_knows_where() -> None:
    g = carcass()
    names = g.box.board.names
    for spaces in GROUPS.values():
        assert sorted(t.front for t in g.tokens if names[t.space] in spaces) == ["blue", "green", "red", "yellow"]
    assert all("front" not in t for t in view(g.state, 0)["tokens"])


@pytest.mark.rule("LW-193")
def test_a_guess_deals_each_patch_anew_but_never_across_patches() -> None:
    g = carcass()
    worlds = [g.state.determinise(0, seed) for seed in range(6)]
    names = g.box.board.names
    assert len({tuple(t.front for t in world.tokens) for world in worlds}) == 6
    for world in worlds:
        for spaces in GROUPS.values():
            assert len({t.front for t in world.tokens if t.space >= 0 and names[t.space] in spaces}) == 4


@pytest.mark.rule("LW-292", "LW-159")
@pytest.mark.parametrize(("front", "flag", "health", "grip"), [("red", HARMFUL, 7, 6), ("blue", DIFFICULT, 8, 5)])
def test_rot_that_is_entered_turns_up_counts_at_once_and_stays(front: str, flag: int, health: int, grip: int) -> None:
    g = carcass({"G6": front}).choose("climb", "G6")
    assert (g.climber(0).health, g.grip(0)) == (health, grip)
    g.choose("climb", "G5").choose("climb", "G6")
    assert flags(g, "G6") & flag and (g.climber(0).health, g.grip(0)) == (2 * health - 8, 2 * grip - 6)


@pytest.mark.rule("LW-292", "LW-157")
def test_a_hole_lets_the_climber_fall_through() -> None:
    g = carcass({"G6": "yellow"}).choose("climb", "G6").to("act")
    assert flags(g, "G6") & OPEN and g.at(0) == "G1"


@pytest.mark.rule("LW-293")
@pytest.mark.parametrize(("front", "icon"), [("red", "harmful"), ("blue", "difficult")])
def test_protection_works_against_the_terrain_of_rot(front: str, icon: str) -> None:
    g = carcass({"G6": front}, icons=[icon]).choose("climb", "G6")
    assert (g.climber(0).health, g.grip(0)) == (8, 6)


@pytest.mark.rule("LW-292")
def test_a_hidden_crystal_takes_the_place_of_its_token_in_the_printed_order() -> None:
    g = carcass({"G6": "green", "H7": "green"}).choose("climb", "G6")
    assert g.crystal("G6") == -3
    g.choose("climb", "G7")
    found = [g.crystal("G6"), *(g.suffer(0, do("put", at=f"space.{s}")).crystal(s) for s in ("H7",))]
    assert found == [-3, -3]
    assert [t.space for t in g.tokens if t.front == "green" and not t.hidden] == [-4, -4]


@pytest.mark.rule("LW-292")
def test_a_climb_through_rot_ends_where_it_breaks_into_a_hole() -> None:
    g = carcass({"F6": "yellow"}, at={0: "F5"}, hand={0: [card("up", do("climb", n=3))]})
    g.use("up").choose("climb", "F6")
    assert not g.asks("climb")


@pytest.mark.rule("LW-159", "LW-292")
def test_a_jump_over_rot_turns_nothing_up_and_a_push_turns_up_all_it_enters() -> None:
    before = carcass(at={0: "F5"})
    assert face_down(before.choose("jump", "F7")) == face_down(carcass())
    g = carcass({"E6": "blue", "F6": "red"}, at={0: "D6"}).suffer(0, do("push", dir="right", n=2))
    assert face_down(g) & {"E6", "F6"} == set()
    assert (g.at(0), g.climber(0).health, g.grip(0)) == ("F6", 7, 5)


@pytest.mark.rule("LW-080")
def test_probing_turns_up_rot_beside_the_climber_without_harm() -> None:
    g = carcass({"G6": "red"}).choose("scenario", 0, "forsaken.probe")
    assert (g.ap, g.climber(0).health, g.at(0), "G6" in face_down(g)) == (4, 8, "G5", False)
    assert flags(g, "G6") & HARMFUL
    assert g.refuses("scenario", 0, "forsaken.probe")


@pytest.mark.rule("LW-080")
def test_where_several_lie_in_reach_the_climber_chooses_which_to_probe() -> None:
    g = carcass(at={0: "F7"}).choose("scenario", 0, "forsaken.probe")
    assert g.spaces("forsaken.probe") == {"F6", "G7", "F8"}
    g.choose("forsaken.probe", "G7")
    assert "G7" not in face_down(g)


@pytest.mark.rule("LW-199")
def test_the_last_die_does_not_win_while_crystals_are_hidden() -> None:
    g = carcass(crystals={"G5": 1})
    g.choose("strike", 1)
    assert not g.over


@pytest.mark.rule("LW-199")
def test_the_game_is_won_when_all_are_found_and_broken() -> None:
    g = carcass(crystals={"G5": 1})
    g.state.tokens = tuple(replace(t, id="rot_up", hidden=False) if t.front == "green" else t for t in g.tokens)
    g.choose("strike", 1)
    assert g.over and g.outcome.won


@pytest.mark.rule("LW-294")
def test_creeping_rot_comes_from_crystals_that_are_still_there() -> None:
    g = carcass(at={0: "C4", 1: "A1"}, threats=[CREEPING]).resolve()
    assert g.climber(0).health == 7
    g = carcass(at={0: "C5", 1: "A1"}, threats=[CREEPING], crystals={"C5": 2}).choose("strike", 2).resolve()
    assert g.climber(0).health == 8


@pytest.mark.rule("LW-294")
def test_creeping_rot_comes_from_found_crystals_too_but_not_from_hidden_ones() -> None:
    still = carcass({"G6": "green"}, threats=[CREEPING])
    assert still.resolve().climber(0).health == 8
    g = carcass({"G6": "green"}, threats=[CREEPING]).choose("scenario", 0, "forsaken.probe").resolve()
    assert g.climber(0).health == 7


def test_the_enraged_creeping_rot_blights_whoever_stands_on_a_crystal() -> None:
    g = carcass(at={0: "C5", 1: "C4"}, threats=[CREEPING], enraged=1).resolve()
    assert (g.climber(0).blight, g.climber(0).health) == (1, 8)
    assert (g.climber(1).blight, g.climber(1).health, g.grip(1)) == (0, 6, 5)


def test_carrion_flies_come_to_whoever_is_closest_to_rot() -> None:
    g = carcass(threats=[FLIES]).to("or").choose("alternative", "lose", nth=0).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (7, 8)


def test_enraged_flies_sting_the_healthiest_beside_rot_or_else_of_all() -> None:
    assert carcass(threats=[FLIES], enraged=1).resolve().climber(0).health == 5
    g = carcass(at={0: "C4", 1: "A1"}, threats=[FLIES], enraged=1)
    g.climber(0).health = 7
    g.resolve()
    assert (g.climber(0).health, g.climber(1).health) == (7, 5)


def test_the_twitching_limb_is_delayed_when_enraged() -> None:
    g = carcass(at={0: "G5", 1: "I5"}, threats=[LIMB], enraged=1)
    assert g.marked == []
    g.to("delayed")
    assert g.marked == ["G5"]


def test_a_bot_values_patches_without_peeking() -> None:
    g = carcass()
    worth = {round(evaluate(g.state.determinise(0, seed), 0), 6) for seed in range(4)}
    assert worth == {round(evaluate(g.state, 0), 6)}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rot_and_patches_are_told(lang: str) -> None:
    g = played("forsaken", at={0: "F7"})
    game = find("leviathan-wilds")
    text = game.text(lang)
    scene = game.scene(g.state, 0, text)
    into = next(choice for choice in scene.choices if choice.targets == ("space.F6",))
    assert text("then-turns-up") in into.consequence
    crystals = next(panel for panel in scene.panels if panel.id == "crystals")
    assert sum(chip.kind == "hidden" for chip in crystals.chips) == 4
    assert len([area for area in scene.boards[0].areas if area.kind == "place"]) == 4
    g.choose("scenario", 0, "forsaken.probe")
    assert len({choice.words for choice in game.scene(g.state, 0, text).choices}) == 3
    g.choose("forsaken.probe", "G7").choose("scenario", 0, "forsaken.probe").choose("forsaken.probe", "F8")
    game.scene(g.state, 0, text)
    assert text.missing == set()
