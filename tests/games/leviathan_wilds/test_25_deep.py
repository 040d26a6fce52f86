"""Deep (chapter 25): swimming, and the air for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, card, do, given, played, shipped, shown

from fathom.games.leviathan_wilds.queries import own_tokens
from fathom.games.leviathan_wilds.state import Token

DEEP = shipped("deep")
UNDERTOW, FLUKE, DIVE, SNAP, PRESSURE = range(5)


def deep(card: int = SNAP, *, air: int = 2, **more: Any) -> Table:
    """The Deep with one card as its whole row; both climbers hold so much air."""
    g = given(**DEEP | {"threats": [DEEP["threats"][card]] * 5}, **{"at": {0: "E1", 1: "K10"}} | more, until="start")
    free = [t.front for t in g.tokens]
    g.state.tokens = tuple(
        Token("air", holder=i // air if air and i < 2 * air else -1, front=front) for i, front in enumerate(free)
    )
    g.state.run()
    return g.to("act") if more.get("ap") is None else _acting(g)


def _acting(g: Table) -> Table:
    while not g.asks("act"):
        g.choose("ap_card", "ap") if g.asks("ap_card") else g.default()
    return g


def swim(g: Table) -> Table:
    return g.choose("scenario", "deep.swim")


def air(g: Table, c: int) -> int:
    return len(own_tokens(g.state, c, "air"))


# ---------------------------------------------------------------------------------------------- swimming


@pytest.mark.rule("LW-290")
def test_each_climber_begins_with_2_air_of_3() -> None:
    g = given(**DEEP, until="start")
    assert [air(g, c) for c in (0, 1)] == [2, 2] and len(g.tokens) == 6


@pytest.mark.rule("LW-290")
def test_for_1_air_open_spaces_carry_the_climber() -> None:
    g = swim(deep(ap=3))
    assert air(g, 0) == 1
    g.choose("climb", "E2")
    assert g.at(0) == "E2" and g.asks("act") and not g.happened("falls")


@pytest.mark.rule("LW-290")
def test_a_swimmer_glides_upward() -> None:
    g = deep(ap=2)
    assert g.refuses("glide")  # on the sea bed there is nothing below
    assert swim(g).spaces("glide") == {"D2", "E2", "F2", "C3", "D3", "E3", "F3", "G3"}


@pytest.mark.rule("LW-290")
def test_a_swimmer_falls_upward_and_may_stop_on_any_ledge() -> None:
    g = deep(at={0: "D1", 1: "K10"}, ap=3)
    assert g.refuses("let_go", 0)
    swim(g).choose("let_go", 0)
    for space in ("D2", "D3", "D4", "D5"):
        assert g.choose("fall_on").at(0) == space
    assert g.offers("stop_falling")
    assert g.climber(0).health == 7  # D4 is harmful


@pytest.mark.rule("LW-290", "LR-26")
def test_the_surface_stops_a_fall_upward() -> None:
    g = swim(deep(at={0: "F8", 1: "K10"}, ap=3)).choose("let_go", 0)
    g.choose("fall_on").choose("fall_on")
    assert g.at(0) == "F10" and g.refuses("fall_on")


@pytest.mark.rule("LW-290")
def test_a_fall_under_way_turns_round() -> None:
    g = deep(at={0: "D5", 1: "K10"}, ap=3).choose("let_go", 0)
    assert g.choose("fall_on").at(0) == "D4"
    assert swim(g).spaces("fall_on") == {"D5"}


@pytest.mark.rule("LW-290")
def test_jumps_and_attacks_keep_their_printed_orientation() -> None:
    diagram = ". x\no ."
    g = swim(deep(at={0: "E5", 1: "A1"}, ap=3))
    assert g.carry_out(0, do("jump", diagram=diagram)).spaces("jump") == {"F6"}
    g = given(**DEEP | {"threats": [attack("x\n@", do("lose", health=1))] * 5}, at={0: "E5", 1: "E6"}, ap=3)
    g.to("act").choose("scenario", "deep.swim")
    assert g.resolve().climber(1).health == 7


@pytest.mark.rule("LW-290")
def test_swimming_needs_air_and_the_own_activation_and_comes_once() -> None:
    assert deep(air=0, ap=3).refuses("scenario")
    g = deep(ap=3)
    assert not g.options("scenario", seat=1)
    assert swim(g).refuses("scenario")


@pytest.mark.rule("LW-290", "LR-03")
def test_a_swimmer_climbs_on_through_open_water() -> None:
    g = swim(deep(at={0: "H9", 1: "A1"}, ap=3)).carry_out(0, do("climb", n=2))
    g.choose("climb", "I9").choose("climb", "J9")
    assert g.at(0) == "J9" and not g.happened("falls")


@pytest.mark.rule("LW-291", "LR-28")
def test_who_ends_the_activation_on_an_open_space_falls_down_without_protection() -> None:
    g = swim(deep(at={0: "D8", 1: "K10"}, ap=3, icons=["harmful"]))
    g.choose("climb", "E8").choose("climb", "F8").choose("end_activation")
    g.to("falling")
    assert g.happened("falls", climber=0) and g.spaces("fall_on") == {"F7"}
    assert not g.activating and g.icons == ()


@pytest.mark.rule("LW-291")
def test_who_ends_the_activation_on_solid_ground_does_not_fall() -> None:
    g = swim(deep(at={0: "E5", 1: "A1"}, ap=3)).choose("end_activation")
    assert not g.happened("falls") and g.scenario["swimmer"] == -1


@pytest.mark.rule("LW-291")
def test_in_the_next_activation_one_swims_only_for_another_breath() -> None:
    g = swim(deep(ap=3)).end_turn().end_turn().to("act")
    assert g.active == 0 and g.offers("scenario", "deep.swim")


# ---------------------------------------------------------------------------------------------- breath


@pytest.mark.rule("LW-159")
@pytest.mark.parametrize("space", ["D8", "B1", "A10", "K10"])
def test_whoever_enters_surface_or_vent_fills_up_to_3_air(space: str) -> None:
    g = deep(air=0, at={0: "E5", 1: "A1"}).suffer(0, do("put", at=f"space.{space}"))
    assert air(g, 0) == 3
    assert air(g.suffer(0, do("put", at="space.E5")).suffer(0, do("put", at=f"space.{space}")), 0) == 3


@pytest.mark.rule("LW-159")
def test_a_fall_that_goes_on_through_a_vent_gives_air() -> None:
    g = deep(air=0, at={0: "D9", 1: "K10"}).choose("let_go", 0)
    g.choose("fall_on")
    assert g.at(0) == "D8" and air(g, 0) == 3


@pytest.mark.rule("LR-21")
def test_placing_figures_gives_no_air() -> None:
    assert air(given(**DEEP, at={0: "B1"}, until="start"), 0) == 2


@pytest.mark.rule("LW-249")
@pytest.mark.parametrize(("have", "n", "left", "health"), [(2, 1, 1, 8), (1, 2, 0, 7), (0, 2, 0, 6)])
def test_gasp_takes_air_and_for_each_that_is_missing_1_health(have: int, n: int, left: int, health: int) -> None:
    g = deep(air=have).suffer(0, do("ability", name="deep.gasp", n=n))
    assert air(g, 0) == left and g.climber(0).health == health


@pytest.mark.rule("LW-249", "LR-52")
def test_no_block_prevents_what_gasp_costs() -> None:
    g = deep(air=0, hand={0: [card("guard", do("block", n=3))]}, ap=2).use("guard")
    g.suffer(0, do("ability", name="deep.gasp", n=2))
    assert (g.climber(0).health, g.happened("blocked")) == (6, 0)


# ---------------------------------------------------------------------------------------------- threats


def test_undertow_takes_the_breath_of_the_lowest() -> None:
    g = deep(UNDERTOW, at={0: "C6", 1: "D8"}).resolve()
    assert (g.at(0), g.at(1)) == ("B6", "D8") and (air(g, 0), air(g, 1)) == (1, 2)


def test_dive_pushes_the_highest_down() -> None:
    g = deep(DIVE, at={0: "C6", 1: "C8"}).resolve()
    assert g.at(1) == "C7" and air(g, 1) < 2 and air(g, 0) == 2


def test_pressure_hurts_those_without_air_or_takes_some_of_the_next() -> None:
    g = deep(PRESSURE, air=0).resolve()
    assert g.climber(0).health < 8 and g.climber(1).health < 8
    assert air(deep(PRESSURE).resolve(), 1) == 1


def test_snap_comes_for_whoever_is_closest_to_the_jaw() -> None:
    g = deep(SNAP, at={0: "B6", 1: "K10"}).resolve()
    assert g.climber(0).health < 8 and g.climber(1).health == 8


def test_the_fluke_strikes_the_right_most() -> None:
    g = deep(FLUKE, at={0: "B6", 1: "J6"}).resolve()
    assert g.climber(1).health < 8 and g.at(1) == "K6"


# ---------------------------------------------------------------------------------------------- on the table


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_shows_air_and_who_swims(lang: str) -> None:
    g = played("deep", at={0: "D1"})
    scene, _ = shown(g, lang)
    assert any(chip.id == "held.0.air" and chip.count == 2 for chip in scene.panels[0].chips)
    assert {"place.surface", "place.vents", "place.jaw"} <= {area.id for area in scene.boards[0].areas}
    choice = next(choice for choice in scene.choices if choice.key == "scenario")
    assert choice.words and choice.cost and choice.consequence
    g.state.events = []
    scene, lines = shown(swim(g), lang)
    assert lines and any(chip.id == "swims.0" for chip in scene.panels[0].chips)
    let_go = next(choice for choice in scene.choices if choice.key == "let_go")
    assert let_go.preview is not None and let_go.preview.path[:2] == ("space.D1", "space.D2")
