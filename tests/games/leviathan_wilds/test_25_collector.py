"""Collector: six relics that must come along (chapter 25)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.leviathan_wilds.helpers import Table, do, given, shipped

import fathom
from fathom.games.leviathan_wilds.state import Wilds
from fathom.games.leviathan_wilds.view import view

COLLECTOR = shipped("collector")
MINE, LONG_NECK, _, JEALOUS_EYE, _ = COLLECTOR["threats"]
BELL, HOOK, LANTERN, SALVE = "blue", "red", "yellow", "green"


def collector(relics: dict[int, list[str]] | None = None, **more: Any) -> Table:
    """The Collector with threats that do nothing; climbers hold these relics."""
    g = given(**COLLECTOR | {"threats": []} | {"ap": 3} | more)
    for c, fronts in (relics or {}).items():
        for front in fronts:
            hold(g, c, front)
    return g.again()


def hold(g: Table, c: int, front: str) -> None:
    """Give a climber a relic from the map."""
    i = next(i for i, t in enumerate(g.tokens) if t.id == "relic" and t.front == front and t.space >= 0)
    held = msgspec.structs.replace(g.tokens[i], space=-1, holder=c, hidden=False)
    g.state.tokens = (*g.tokens[:i], held, *g.tokens[i + 1 :])


def relics(g: Table, c: int) -> list[str]:
    return sorted(t.front for t in g.tokens if t.id == "relic" and t.holder == c)


def on_map(g: Table) -> set[str]:
    return {g.box.board.names[t.space] for t in g.tokens if t.id == "relic" and t.space >= 0}


def use(g: Table, relic: str) -> Table:
    return g.choose("scenario", 0, f"collector.{relic}")


# ---------------------------------------------------------------------------------------------- taking


@pytest.mark.rule("LW-193")
def test_six_relics_lie_face_down_and_nobody_knows_which_is_which() -> None:
    g = collector()
    assert on_map(g) == {"C9", "K9", "E8", "A6", "I3", "B2"}
    assert not any("front" in token for token in view(g.state, 0)["tokens"])


@pytest.mark.rule("LW-113", "LW-289")
def test_a_relic_on_the_own_space_is_taken_without_ap_and_shows_what_it_is() -> None:
    g = collector(at={0: "B2"}).choose("scenario", 0, "collector.take")
    assert (len(relics(g, 0)), g.ap, len(on_map(g))) == (1, 3, 5)
    (seen,) = [token["front"] for token in view(g.state, 1)["tokens"] if "front" in token]
    assert [seen] == relics(g, 0)


@pytest.mark.rule("LW-289")
def test_a_relic_is_taken_only_in_the_own_activation() -> None:
    g = collector(at={0: "A1", 1: "B2"})
    assert g.refuses("scenario", 1)
    assert collector(at={0: "B2"}, until="turn_start").refuses("scenario", 0)


@pytest.mark.rule("LW-164", "LW-289")
def test_a_relic_can_be_taken_in_the_middle_of_a_fall() -> None:
    g = collector(at={0: "B3"}).choose("let_go", 0)
    assert (g.asks("falling"), g.at(0)) == (True, "B2")
    assert len(relics(g.choose("scenario", 0, "collector.take"), 0)) == 1


@pytest.mark.rule("LW-287")
def test_a_climber_may_hold_any_number_of_relics() -> None:
    g = collector({0: [HOOK, HOOK, LANTERN, LANTERN, SALVE]}, at={0: "B2"})
    free = g.box.board.names[next(t.space for t in g.tokens if t.space >= 0)]
    g.climber(0).space = g.box.board.number[free]
    g.again().choose("scenario", 0, "collector.take")
    assert len(relics(g, 0)) == 6


# ---------------------------------------------------------------------------------------------- using


@pytest.mark.rule("LW-113", "LW-258")
def test_the_hook_climbs_up_once() -> None:
    g = use(collector({0: [HOOK]}, at={0: "B2"}), "hook")
    assert g.choose("climb", "B3").at(0) == "B3"
    assert g.refuses("scenario", 0, "collector.hook")


@pytest.mark.rule("LW-243")
def test_the_hook_stops_a_fall() -> None:
    g = collector({0: [HOOK]}, at={0: "A7"}).suffer(0, do("fall"))
    use(g.choose("fall_on"), "hook").choose("alternative", "anchor").choose("anchor")
    assert (g.at(0), g.climber(0).falling) == ("A6", False)


@pytest.mark.rule("LW-074", "LW-285")
def test_the_lantern_protects_from_harmful_terrain_and_from_the_blight_of_strikes() -> None:
    g = use(collector({0: [LANTERN]}, at={0: "E7"}), "lantern").choose("strike", 1, "E7")
    assert g.climber(0).blight == 0
    assert g.choose("climb", "D7").climber(0).health == 8


@pytest.mark.rule("LW-099")
@pytest.mark.parametrize(("at", "offered"), [("B2", True), ("B3", True), ("C4", False)])
def test_the_salve_mends_somebody_on_the_same_or_the_next_space(at: str, offered: bool) -> None:
    g = use(collector({0: [SALVE]}, at={0: "B2", 1: at}, health={0: 5, 1: 5}), "salve")
    if offered:
        assert g.choose("choose_climber", 1).climber(1).health == 6
    else:
        assert g.refuses("choose_climber", 1)


@pytest.mark.rule("LW-245", "LR-36")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_bell_is_rung_into_a_loss(edition: str) -> None:
    g = collector({0: [BELL]}, edition=edition).suffer(0, do("lose", health=2))
    g.choose("modify", "rule.collector.bell").choose("prevent", 2)
    assert (g.climber(0).health, relics(g, 0)) == (8, [BELL])
    assert g.refuses("scenario", 0, "collector.bell")


@pytest.mark.rule("LW-115")
def test_a_relic_serves_the_climber_who_holds_it() -> None:
    g = collector({0: [BELL]}).suffer(1, do("lose", health=2))
    assert g.climber(1).health == 6


@pytest.mark.rule("LW-127")
def test_focus_does_not_raise_what_a_relic_does() -> None:
    g = collector({0: [SALVE]}, focused=[0], health={0: 4}, at={0: "B2"})
    use(g, "salve")
    assert g.refuses("focus")
    assert g.climber(0).focused


@pytest.mark.rule("LW-259")
def test_a_rest_makes_all_own_relics_ready() -> None:
    g = collector({0: [HOOK, LANTERN]}, at={0: "C6"}, discard={0: 2})
    use(use(g, "lantern"), "hook").choose("climb", "C7")
    g.choose("climb", "C6").choose("rest")
    assert all(t.ready for t in g.tokens if t.holder == 0)


@pytest.mark.rule("LW-193", "LW-258")
def test_an_exhausted_relic_is_still_known() -> None:
    g = use(collector({0: [LANTERN]}, at={0: "B2"}), "lantern")
    shown = [t for t in view(g.state, 1)["tokens"] if t["holder"] == 0]
    assert [(t["front"], t["ready"]) for t in shown] == [(LANTERN, False)]
    assert relics(Table(g.state.determinise(0, 5)), 0) == [LANTERN]


# ---------------------------------------------------------------------------------------------- losing


@pytest.mark.rule("LW-188")
@pytest.mark.parametrize(("at", "kept"), [("B4", 1), ("B3", 2)])
def test_a_fall_of_three_rows_shakes_a_relic_loose(at: str, kept: int) -> None:
    g = collector({0: [HOOK, SALVE]}, at={0: at}).choose("let_go", 0)
    if kept == 1:
        g.to("give_back").choose("give_back", "relic.red")
    assert len(relics(g.to("act"), 0)) == kept


@pytest.mark.rule("LW-188")
def test_a_relic_goes_back_open_to_the_closest_free_relic_space_and_stays_exhausted() -> None:
    g = collector({0: [BELL, HOOK, HOOK, SALVE, LANTERN, LANTERN]}, at={0: "B3"})
    use(g, "lantern").suffer(0, do("ability", name="collector.give_back"))
    (choice,) = [option for option in g.options("give_back", "relic.yellow") if not option.args[1]]
    g.state.choose(choice)
    (back,) = [t for t in g.tokens if t.id == "relic" and t.space >= 0]
    assert (g.box.board.names[back.space], back.hidden, back.ready) == ("B2", False, False)


@pytest.mark.rule("LW-222")
def test_of_relic_spaces_that_are_equally_close_the_players_choose() -> None:
    g = collector({0: [BELL, HOOK, HOOK, SALVE, LANTERN, LANTERN]}, at={0: "F1"})
    g.suffer(0, do("ability", name="collector.give_back")).choose("give_back", "relic.blue")
    assert g.spaces("return_relic") == {"B2", "I3"}


@pytest.mark.rule("LW-236", "LW-231")
def test_mine_leaves_the_climber_with_most_relics_the_choice() -> None:
    g = collector({1: [HOOK]}, threats=[MINE]).to("or")
    assert g.options("alternative", "lose")[0].seat == 1
    g.choose("alternative", "ability")
    assert (g.climber(1).health, relics(g, 1)) == (8, [])


@pytest.mark.rule("LW-239")
def test_a_jealous_eye_finds_the_climber_closest_to_a_relic() -> None:
    g = collector(at={0: "H1", 1: "B3"}, threats=[JEALOUS_EYE]).resolve()
    assert (g.climber(0).health, g.climber(1).health) == (8, 7)


# ---------------------------------------------------------------------------------------------- winning


def last_strike(g: Table) -> Table:
    """Leave one crystal of value 1 under climber 0."""
    space = g.climber(0).space
    g.state.crystals = bytes(int(s == space) for s in range(len(g.crystals)))
    return g.again()


@pytest.mark.rule("LW-199", "LW-288")
def test_without_all_relics_the_last_crystal_does_not_win() -> None:
    g = last_strike(collector({0: [BELL]}, at={0: "B6"})).choose("strike", 1, "B6")
    assert not g.over


@pytest.mark.rule("LW-199")
def test_the_last_relic_wins_when_all_crystals_are_broken() -> None:
    g = collector({1: [BELL, HOOK, HOOK, SALVE, LANTERN]})
    g.climber(0).space = next(t.space for t in g.tokens if t.space >= 0)
    g.state.crystals = bytes(len(g.crystals))
    g.again().choose("scenario", 0, "collector.take")
    assert g.over and g.outcome.won


@pytest.mark.rule("LW-288")
def test_the_relics_of_a_defeated_climber_count_but_cannot_be_used() -> None:
    g = collector({1: [BELL, HOOK, HOOK, SALVE, LANTERN, LANTERN]}, at={0: "B6"}, climbers=3)
    g.suffer(1, do("gain", blight=8))
    assert len(relics(g, 1)) == 6
    assert g.refuses("scenario", 1)
    assert last_strike(g).choose("strike", 1, "B6").outcome.won


@pytest.mark.rule("LW-288")
def test_a_defeated_climber_gives_nothing_back() -> None:
    g = collector({1: [HOOK]}, climbers=3).suffer(1, do("lose", health=8))
    assert relics(g.suffer(1, do("ability", name="collector.give_back")), 1) == [HOOK]


def test_the_order_of_hidden_relics_is_dealt_anew_for_bots() -> None:
    state = fathom.new("leviathan-wilds", seed=3, leviathan="collector")
    assert isinstance(state, Wilds)
    worlds = {tuple(t.front for t in state.determinise(0, seed).tokens) for seed in range(8)}
    assert len(worlds) > 1
