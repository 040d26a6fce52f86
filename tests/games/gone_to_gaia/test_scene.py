"""What people see: the board, the panels, what is laid out to choose from, why not; saves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.gone_to_gaia.helpers import BOX, TILE, Table, ability, boss, foe, given

import fathom
from fathom.core.game import find
from fathom.core.rng import Stream
from fathom.core.scene import Panel
from fathom.core.state import State
from fathom.core.text import Text
from fathom.games.gone_to_gaia.box import open_box
from fathom.games.gone_to_gaia.rules import shop, spawning, turns
from fathom.games.gone_to_gaia.schema.foes import Reward
from fathom.players import answer, make
from fathom.table import Match

GAME = find("gone-to-gaia")
EN, DE = GAME.text("en"), GAME.text("de")


def panel_of(g: Table, id_: str, seat: int = 0) -> Panel:
    return next(panel for panel in GAME.scene(g.state, seat, EN).panels if panel.id == id_)


@pytest.mark.rule("GG-040", "GG-167")
def test_the_abilities_in_force_are_shown_with_their_words() -> None:
    chips = panel_of(given(foes={"C2": boss("stout"), "D3": foe("rotates")}), "enemies").chips
    assert [chip.name for chip in chips] == ["Stout", "Rotates"] and all(chip.words for chip in chips)


def test_an_enemy_shows_its_turned_arrows_and_numbers() -> None:
    g = given(foes={"C2": foe(health=7, damage=3, white="n2 e", black="sw", rot=1, hurt=2)})
    piece = next(one for one in GAME.scene(g.state, 0, EN).boards[0].pieces if one.id == "enemy.0")
    assert piece.arrows == ("e2", "s", "nw!") and [counter.value for counter in piece.counters] == [5, 3]


@pytest.mark.parametrize(
    ("white", "black", "over", "by"),
    [("s", "n", 3, ""), ("n", "s2", 3, "solid"), ("s", "s", 3, "both"), ("n", "w", 0, "")],
)
def test_one_number_over_an_enemy_says_what_it_can_do_to_who_is_asked(
    white: str, black: str, over: int, by: str
) -> None:
    g = given(foes={"C2": foe(damage=3, white=white, black=black)}).turn("maul")
    piece = next(one for one in GAME.scene(g.state, 0, EN).boards[0].pieces if one.id == "enemy.0")
    assert (piece.over, piece.over_by) == (over, by)


@pytest.mark.rule("GG-089", "GG-090")
def test_each_enemy_has_the_tiles_under_its_arrows_shown_while_it_is_looked_at() -> None:
    g = given(foes={"C2": foe(white="s2", black="w")})
    areas = {area.id: area for area in GAME.scene(g.state, 0, EN).boards[0].areas if area.of == "enemy.0"}
    assert areas["threat.0.white"].cells == (f"tile.{TILE['C3']}", f"tile.{TILE['C4']}")
    assert areas["threat.0.black"].cells == (f"tile.{TILE['B2']}",)
    about = next(one for one in GAME.scene(g.state, 0, EN).explain if one.id == "enemy.0")
    assert "White arrows (2 to 5): C3 and C4." in about.words and "Black arrows (6): B2." in about.words


@pytest.mark.rule("GG-152", "GG-153")
def test_the_parting_shots_to_come_are_added_up() -> None:
    panel = panel_of(given(foes={"A1": foe(parting=1), "B1": foe(parting=2)}), "parting")
    assert (panel.subtitle, panel.words) == ("3 damage to each", "When all pass, 2 enemies fire.")


def test_a_suit_shows_elements_and_the_weapon_that_lies_on_a_slot() -> None:
    g = given(elements={0: "ember"}, tokens={0: "block:2"}, foes={"A1": foe()}).turn("maul", "ember")
    suit = panel_of(g, "suit.0")
    ember = suit.rows[0].cards[1]
    assert (ember.name, ember.kind, ember.flags) == ("Tower Maul 1", "held", ("now",))
    assert [chip.flags for chip in ember.chips] == [(), ("gone",)]
    assert next(chip.words for chip in suit.chips if chip.id == "token.0.block") == "2"


def test_weapons_lie_in_the_hand_with_their_area_and_the_fresh_ones_first() -> None:
    g = given(foes={"A1": foe()}).turn("blade")
    hand = next(row for row in GAME.scene(g.state, 0, EN).rows if row.seat == 0)
    assert [card.flags for card in hand.cards] == [(), (), ("exhausted", "now")]
    assert hand.cards[-1].diagram == (". x .", "x o x", ". x .")


def test_in_solo_both_delvers_go_by_the_names_of_heroes() -> None:
    g = given(players=1, foes={"A1": foe()})
    names = [piece.name for piece in GAME.scene(g.state, 0, EN).boards[0].pieces if piece.kind == "delver"]
    assert names == ["Orla on C3", "Brann on A5"]


@pytest.mark.rule("GG-061", "GG-138")
def test_what_is_not_possible_says_why() -> None:
    g = given(foes={"C2": foe()}, tokens={0: "ap"}).turn("maul")
    clauses = {refusal.clause for refusal in GAME.scene(g.state, 0, EN).refusals}
    assert {"GG-061", "GG-138"} <= clauses


@pytest.mark.rule("GG-117")
def test_a_level_card_lays_out_the_cards_that_it_would_give() -> None:
    g = given(foes={"C2": boss(health=1, reward=BOX.bosses["bob_the_spider"].reward)}, dice=(1,)).turn("maul").use()
    g.to("level_card")
    scene = GAME.scene(g.state, g.decision.lead, EN)
    laid = next(panel for panel in scene.panels if panel.id == "offers").rows[0].cards
    assert {card.id for card in laid} == {choice.targets[-1] for choice in scene.choices}


@pytest.mark.rule("GG-214")
def test_the_shop_is_laid_out_with_prices_and_says_what_is_too_dear() -> None:
    state = asking("shop")
    scene = GAME.scene(state, state.decision.lead, EN)  # type: ignore[union-attr]
    shop = next(panel for panel in scene.panels if panel.id == "shop")
    ids = {card.id for card in shop.rows[0].cards}
    dear = {target for refusal in scene.refusals for target in refusal.targets}
    assert shop.place == "centre" and all(card.cost for card in shop.rows[0].cards)
    assert {choice.targets[0] for choice in scene.choices if choice.key == "buy"} == ids - dear


def asking(key: str, **setup: Any) -> State:
    """Return a game in which such a question is open."""
    for seed in range(20):
        state = fathom.new("gone-to-gaia", seed=seed, **setup)
        players = [make("greedy", seed=1), make("greedy", seed=2)]
        while not state.over:
            if state.decision is not None and state.decision.key == key:
                return state
            state.choose(answer(state, players))
    raise AssertionError(f"nobody was asked '{key}'")


@pytest.mark.parametrize("setup", [{}, {"players": 1}, {"quest": "lamp_oil"}])
def test_whatever_can_be_chosen_on_is_there_to_be_seen(setup: dict[str, Any]) -> None:
    state = fathom.new("gone-to-gaia", seed=3, **setup)
    chance = Stream({"": 5}, "")
    while not state.over:
        assert state.decision is not None
        scene = GAME.scene(state, state.decision.lead, DE)
        seen = {thing for board in scene.boards for thing in (*board.cells, *board.pieces)}
        seen |= {card for panel in scene.panels for row in panel.rows for card in row.cards}  # type: ignore[misc]
        seen |= {card for row in scene.rows for card in row.cards}  # type: ignore[misc]
        seen |= {one for panel in scene.panels for one in (*panel.chips, *panel.counters)}  # type: ignore[misc]
        ids = {thing.id for thing in seen}
        for choice in scene.choices:
            assert not choice.targets or ids.intersection(choice.targets), (choice.key, choice.targets)
        state.choose(chance.below(len(state.decision.options)))


@pytest.mark.rule("GG-021")
def test_a_game_can_be_saved_between_waves_and_goes_on_equally() -> None:
    state = fathom.new("gone-to-gaia", seed=5, quest="lamp_oil", training=True)
    players = [make("random", seed=1), make("random", seed=2)]
    while not state.over and state.decision.key != "retreat":  # type: ignore[union-attr]
        state.choose(answer(state, players))
    again = fathom.load(state.save())
    assert again.save() == state.save() and again.decision == state.decision


def lit(state: State, seat: int = 0) -> list[tuple[str, str, str]]:
    """Return whose panel is lit: its title, what it says below, and its portrait."""
    panels = GAME.scene(state, seat, EN).panels
    return [(one.title, one.subtitle, one.art) for one in panels if one.kind == "delver" and "active" in one.flags]


def alone(quest: str, hero: str = "") -> Match:
    """Return a game alone; of a campaign up to its first wave, with that hero."""
    match = Match.new("gone-to-gaia", seed=5, players=1, quest=quest)
    while match.state.decision.key != "start":  # type: ignore[union-attr]
        decision = match.state.decision
        assert decision is not None
        mine = [i for i, option in enumerate(decision.options) if option.args[:1] == (hero,)]
        match.choose(match.ply, mine[0] if mine else 0)
    return match


@pytest.mark.rule("GG-249", "GG-250")
def test_alone_both_delvers_have_a_panel_and_the_one_that_is_asked_is_named_and_lit() -> None:
    match = alone("onslaught")
    shown = [one.title for one in GAME.scene(match.state, 0, EN).panels if one.kind == "delver"]
    assert sorted(shown) == ["Brann", "Orla"]
    named = []
    while len(named) < 8 and not match.over:
        decision = match.state.decision
        assert decision is not None
        if decision.key in ("start", "turn", "choose") and decision.args[0] < 2:
            [(title, _, _)] = lit(match.state)
            assert title in GAME.scene(match.state, 0, EN).prompt.question  # type: ignore[union-attr]
            named.append(title)
        match.choose(match.ply, 0 if decision.key != "choose" else len(decision.options) - 1)
    assert {"Orla", "Brann"} == set(named)


@pytest.mark.rule("GG-249", "GG-257")
@pytest.mark.parametrize(("hero", "first", "second"), [
    ("orla", ("Orla", "Mind", "hero/orla"), ("Recruit of the Body", "Body", "hero/recruit_body")),
    ("brann", ("Brann", "Body", "hero/brann"), ("Recruit of the Mind", "Mind", "hero/recruit_mind")),
])  # fmt: skip
def test_alone_in_a_campaign_the_hero_has_the_suit_and_a_recruit_comes_along(
    hero: str, first: tuple[str, str, str], second: tuple[str, str, str]
) -> None:
    match = alone("campaign", hero)
    panels = [one for one in GAME.scene(match.state, 0, EN).panels if one.kind == "delver"][::-1]
    assert [(one.title, one.subtitle, one.art) for one in panels] == [first, second]
    assert panels[0].counters and not panels[1].counters and first[0] in panels[1].words
    said = [line.words for line in match.log(EN)]
    assert f"{first[0]} dives." in said and not [one for one in said if "dives as" in one]


@pytest.mark.rule("GG-258", "GR-097")
def test_alone_whoever_dies_is_the_one_who_speaks_last_words() -> None:
    match = alone("campaign", "brann")
    match.state.suits[0].hp = 1
    while match.state.decision.key != "last_words":  # type: ignore[union-attr]
        decision = match.state.decision
        assert decision is not None
        match.choose(match.ply, len(decision.options) - 1)
    died = next(line.words for line in match.log(EN) if line.words.startswith("The suit gives out"))
    scene = GAME.scene(match.state, 0, EN)
    assert "Brann" in died and "Brann" in scene.prompt.question  # type: ignore[union-attr]
    assert lit(match.state) == [("Brann", "Body", "hero/brann")]


def test_the_log_has_headings_by_quest_wave_phase_turn_and_visit() -> None:
    match = alone("campaign", "brann")
    bot = make("random", seed=3)
    while not match.over and len(match.past) < 120:
        assert match.state.decision is not None
        match.choose(match.ply, bot.choose(match.state.clone(), match.state.decision.lead))
    heads = list(dict.fromkeys(line.group for line in match.log(EN)))
    assert heads[:4] == ["Bird's Nest", "Bird's Nest · chapter 1", "First Bell · setup", "First Bell · wave 1"]
    assert heads[4].startswith("First Bell · wave 1 · turn 1 · ")
    assert "First Bell · wave 1 · Parting Shots" in heads
    assert not [line.words for line in match.log(EN) if line.group == "Setup"]


@pytest.mark.parametrize("text", [EN, DE], ids=["en", "de"])
def test_setup_says_what_each_hero_can_do_and_with_what_to_begin(text: Text) -> None:
    for hero in BOX.heroes.values():
        said = text(f"set-{hero.id.replace('_', '-')}.idea")
        for gear in hero.gear:
            name = text(f"type-{gear.type}.{hero.discipline}")
            assert f"{name}: {text(f'type-{gear.type}.{hero.discipline}-text')}" in said
    assert len(BOX.quests["first_bell"].waves) == 1
    assert not any(wave.boss_abilities or wave.minion_abilities for wave in BOX.quests["first_bell"].waves)
    assert text("quest-first-bell.idea").endswith(text("quest-first-bell.text"))


def test_the_hand_holds_what_does_not_lie_on_a_slot() -> None:
    g = given(foes={"A1": foe()}).turn("maul").end().choose("run").turn("blade", "ember")
    hand = next(row for row in GAME.scene(g.state, 0, EN).rows if row.seat == 0)
    assert [card.name for card in hand.cards] == ["Fork Lance 1", "Ward Blade 1"]
    slot = next(one for one in GAME.scene(g.state, 0, EN).explain if one.id == "slot.0.0")
    assert "Tower Maul 1 lies there, exhausted: HEAVY to one enemy" in slot.words


def test_a_turned_card_says_what_its_arrows_cover_then_and_where_its_marked_side_points() -> None:
    foes = {"D2": foe(ability("alert", side="n"), health=30, white="n", black="s2")}
    g = given(foes=foes, dice=(1,)).turn("lance").use()
    scene = GAME.scene(g.state, 0, EN)
    assert "n*" in next(one for one in scene.boards[0].pieces if one.id == "enemy.0").arrows
    ways = {choice.words: choice.consequence for choice in scene.choices}
    assert ways["Crystanid (D2): half a turn"] == (
        "White arrows (2 to 5): D3. Black arrows (6): D1. Its marked side points South."
    )
    g.choose("turn_enemy", 2)
    said = [line.words for line in GAME.log(g.state.events or [], g.state, EN)]
    assert "Crystanid (D2) turns half around: its marked side points South." in said


def test_a_turn_with_nothing_left_waits_for_its_player() -> None:
    g = given(foes={"A1": foe()}).turn("maul").step("C4").use()
    assert [choice.key for choice in GAME.scene(g.state, 0, EN).choices] == ["end_turn"]


def test_whoever_is_asked_to_agree_finds_the_yes_before_the_no() -> None:
    g = given()
    g.now(turns.delver_phase()).choose("first_turn", 0)
    scene = GAME.scene(g.state, g.decision.lead, EN)
    assert [group.id for group in scene.groups] == ["on", "no"]
    assert [group.name for group in scene.groups] == ["Agreed: Orla begins", "No: Orla begins"]


@pytest.mark.rule("GG-220")
def test_an_upgrade_in_the_shop_shows_the_cards_that_it_brings() -> None:
    g = given()
    g.state.market, g.state.phase = ("storm_edge",), "interlude"
    g.suit(0).parts = (99,) * 6
    scene = GAME.scene(g.now(shop.open_shop()).state, 0, EN)
    about = next(one for one in scene.explain if one.id == "product.storm_edge")
    assert [f"Storm Edge {rank}:" in about.words for rank in range(1, 6)] == [True] * 5
    told = next(choice for choice in scene.choices if choice.key == "buy").consequence
    assert "Blade" in told


def test_who_is_asked_where_witness_starts_is_told_who_that_is() -> None:
    g = given(witness="A1")
    g.state.spawn = "base_01"
    g.now(spawning.start_tiles(2))
    assert "Witness, your robot," in GAME.scene(g.state, g.decision.lead, EN).prompt.question  # type: ignore[union-attr]


PACK = """
[[equipment]]
id = "mind_maul_1"
type = "maul"
rank = 1
discipline = "mind"

[[equipment.steps]]
do = "attack"
damage = "heavy"
max = 1
plus = 3
area = [". x .", ". @ .", ". x ."]
"""


def test_a_pack_with_other_numbers_has_them_on_the_card_and_on_the_button(tmp_path: Path) -> None:
    (tmp_path / "equipment").mkdir()
    (tmp_path / "equipment" / "mine.toml").write_text(PACK, encoding="utf-8")
    g = given(foes={"C2": foe(health=9)}).turn("maul")
    held = g.state.clone()
    held.box = open_box([tmp_path])
    held.box.profiles.extend(g.state.box.profiles[len(held.box.profiles) :])  # those of this test's enemies
    for state, card, button in ((g.state, "arrows.", "for 4"), (held, "arrows, +3.", "for 7")):
        scene = GAME.scene(state, 0, EN)
        maul = next(one for row in scene.rows for one in row.cards if one.name == "Tower Maul 1")
        assert maul.lines == (f"HEAVY to one enemy under the {card}",)
        assert button in next(one.consequence for one in scene.choices if one.key == "use_weapon")


def test_a_parting_shot_and_a_death_are_told_by_their_effects() -> None:
    g = given(foes={"A1": foe(parting=2), "B1": foe(reward=Reward(elements=("tide", "gale")))})
    about = {one.id: one.words for one in GAME.scene(g.state, 0, EN).explain}
    assert "Parting shot, for each of you: Suffer 2 damage." in about["enemy.0"]
    assert "Its death brings XP: 1." in about["enemy.0"] and "Its death brings Tide and Gale." in about["enemy.1"]
