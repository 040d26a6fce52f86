"""Fury: heat on the scenario card, Erupt, and vents that let off steam."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.leviathan_wilds.helpers import Table, card, do, given, played, shipped

from fathom.core.game import find
from fathom.games.leviathan_wilds.state import BELOW, ON_CARD, Token
from fathom.games.leviathan_wilds.view import view

FURY = shipped("fury")
ERUPT, KINDLE, CHARGE, HIDE, SEETHE = FURY["threats"]


def bull(above: str = "", below: str = "", **more: Any) -> Table:
    """Fury with these tokens on its card (their colours: above face down, below face up), climber 0 on the red vent."""
    g = given(**FURY | {"threats": None, "at": {0: "B6", 1: "A1"}, "ap": 3} | more)
    tokens = [Token("fury", front=front, hidden=True) for front in ("red", "yellow", "green", "blue") for _ in range(3)]
    for fronts, space in ((above, ON_CARD), (below, BELOW)):
        for front in fronts.split():
            i = next(i for i, t in enumerate(tokens) if t.front == front and t.space == -1)
            tokens[i] = replace(tokens[i], space=space, hidden=space == ON_CARD)
    g.state.tokens = tuple(tokens)
    return g.again()


def fury(n: int) -> dict[str, Any]:
    return do("ability", name="fury.fury", n=n)


def on_card(g: Table, space: int = ON_CARD) -> int:
    return sum(t.space == space for t in g.tokens)


def test_the_game_begins_with_one_token_on_the_card() -> None:
    g = given(**FURY, at={0: "A1"})
    assert (on_card(g), len(g.tokens)) == (1, 12)


@pytest.mark.rule("LW-189")
def test_fury_x_moves_random_tokens_face_down_onto_the_card() -> None:
    g = bull().suffer(-1, fury(2))
    assert on_card(g) == 2
    assert all("front" not in t for t in view(g.state, 0)["tokens"])


@pytest.mark.rule("LW-189", "LR-17")
def test_fury_x_with_too_few_tokens_moves_the_rest_and_with_none_gives_everybody_one_blight() -> None:
    g = bull("red " * 3 + "blue " * 3 + "green " * 3 + "yellow yellow").suffer(-1, fury(3))
    assert (on_card(g), g.climber(0).blight) == (12, 0)
    g.suffer(-1, fury(3))
    assert (g.climber(0).blight, g.climber(1).blight) == (1, 1)


@pytest.mark.rule("LW-295", "LW-296", "LR-32")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("above", "below", "enraged", "health"), [
    ("", "", 0, 8), ("", "red", 0, 8), ("red", "", 0, 7), ("", "", 1, 8), ("", "red", 1, 5), ("red", "", 1, 5),
])  # fmt: skip
def test_erupt_needs_tokens_above_and_enraged_anywhere_on_the_card(
    above: str, below: str, enraged: int, health: int, edition: str
) -> None:
    g = bull(above, below, threats=[ERUPT], enraged=enraged, edition=edition).resolve()
    assert g.climber(0).health == health


@pytest.mark.rule("LR-32")
def test_erupt_hits_from_the_vents_that_the_tokens_name_and_only_from_those() -> None:
    g = bull("blue blue", threats=[ERUPT], at={0: "B6", 1: "H9"}).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (8, 7)


@pytest.mark.rule("LR-32")
def test_after_the_normal_erupt_its_tokens_lie_face_up_below() -> None:
    g = bull("red blue", threats=[ERUPT]).resolve()
    assert (on_card(g), on_card(g, BELOW)) == (0, 2)
    assert sorted(t["front"] for t in view(g.state, 0)["tokens"] if "front" in t) == ["blue", "red"]


@pytest.mark.rule("LR-32")
def test_after_the_enraged_erupt_all_tokens_are_in_the_supply_face_down() -> None:
    g = bull("red", "blue", threats=[ERUPT], enraged=1).resolve()
    assert on_card(g) == on_card(g, BELOW) == 0
    assert all(t.hidden and t.holder < 0 for t in g.tokens)


@pytest.mark.rule("LR-32")
def test_the_enraged_erupt_pushes_down() -> None:
    assert bull("red", threats=[ERUPT], enraged=1, at={0: "B7"}).resolve().at(0) == "B6"


@pytest.mark.rule("LW-197", "LW-198")
def test_a_strike_of_two_on_the_vent_takes_a_token_off_the_card() -> None:
    g = bull("red", "blue")
    assert g.refuses("strike", 1) and g.offers("strike", 2, "vent")
    g.choose("strike", 2, "vent").choose("return_token", "below")
    assert (on_card(g), on_card(g, BELOW), g.ap, g.climber(0).blight) == (1, 0, 1, 0)


@pytest.mark.rule("LW-197")
def test_any_vent_serves_and_a_range_bonus_reaches_it() -> None:
    reach = card("reach", do("range_plus", n=1))
    g = bull("blue", hand={0: [reach]}, at={0: "C6"})
    assert g.refuses("strike", 2)
    g.use("reach").choose("strike", 2, "vent")
    assert on_card(g) == 0


@pytest.mark.rule("LW-197")
def test_a_weak_strike_with_a_bonus_lets_off_steam_too() -> None:
    g = bull("blue", hand={0: [card("more", do("strike_plus", n=1))]}).use("more").choose("strike", 1, "vent")
    assert on_card(g) == 0


@pytest.mark.rule("LW-197")
def test_a_skill_with_a_strike_of_two_lets_off_steam_and_one_of_one_does_not() -> None:
    hand = [card("jab", do("strike", n=1)), card("blow", do("strike", n=2))]
    g = bull("blue", hand={0: hand})
    assert g.in_vain("use", "jab")
    g.use("blow").choose("strike", 2, "vent")
    assert on_card(g) == 0


def test_without_tokens_on_the_card_there_is_nothing_to_let_off() -> None:
    assert bull().refuses("strike")


def test_face_down_tokens_are_one_answer_because_nobody_knows_them() -> None:
    g = bull("red blue green").choose("strike", 2, "vent")
    assert on_card(g) == 2


def test_a_token_that_went_back_cannot_be_followed() -> None:
    g = bull("", "red")
    g.choose("strike", 2, "vent")
    views = {str(view(g.state.determinise(0, seed), 0)["tokens"]) for seed in range(5)}
    fronts = {tuple(t.front for t in g.state.determinise(0, seed).tokens) for seed in range(5)}
    assert (len(views), len(fronts)) == (1, 5)


def test_kindle_and_seethe_stir_the_heat() -> None:
    assert on_card(bull(threats=[KINDLE]).resolve()) == 2
    assert on_card(bull(threats=[KINDLE], enraged=1).resolve()) == 3
    assert on_card(bull(threats=[SEETHE]).resolve()) == 1
    assert on_card(bull(threats=[SEETHE], enraged=1).resolve()) == 2


def test_a_horn_charge_that_misses_stirs_the_heat() -> None:
    g = bull(threats=[CHARGE]).choose("climb", "B7").resolve()
    assert (on_card(g), g.climber(0).health) == (1, 8)


def test_glowing_hide_spares_ledges_and_then_stirs_the_heat() -> None:
    assert on_card(bull(threats=[HIDE], at={0: "A1", 1: "B1"}).resolve()) == 1
    g = bull(threats=[HIDE]).resolve()
    assert (on_card(g), g.grip(0), g.grip(1)) == (0, 5, 6)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_heat_and_vents_are_told(lang: str) -> None:
    g = played("fury", at={0: "B6"}).suffer(-1, fury(2), do("ability", name="fury.reveal"))
    g.suffer(-1, do("ability", name="fury.sink"), fury(1))
    game = find("leviathan-wilds")
    text = game.text(lang)
    scene = game.scene(g.state, 0, text)
    assert any(choice.targets == ("pool.vent",) and choice.consequence for choice in scene.choices)
    chips = [chip for panel in scene.panels for chip in panel.chips if chip.id.startswith("on_card.")]
    assert sum(chip.count for chip in chips) == 4
    g.choose("strike", 2, "vent")
    assert len({choice.words for choice in game.scene(g.state, 0, text).choices}) > 1
    game.log(g.state.events or (), g.state, text)
    assert text.missing == set()
