"""Parting Shots, Story and Interlude, spawning, suit condition (chapters F, T to X)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.gone_to_gaia.helpers import BOX, Table, boss, foe, given

from fathom.games.gone_to_gaia import queries
from fathom.games.gone_to_gaia.rules import phases, sheet, spawning, story
from fathom.games.gone_to_gaia.schema.verbs import LoseElement
from fathom.games.gone_to_gaia.state import FRESH


def through(g: Table) -> Table:
    """Let both pass."""
    return g.choose("run").choose("run")


# ---------------------------------------------------------------------------------------------- Parting Shots


@pytest.mark.rule("GG-153", "GG-154", "GG-096")
def test_every_enemy_left_fires_once_at_every_living_delver() -> None:
    g = through(given(foes={"E1": foe(parting=1), "A1": boss(parting=2)}))
    assert (g.suit(0).hp, g.suit(1).hp) == (3, 3)


@pytest.mark.rule("GG-153", "GG-154")
def test_a_shot_that_takes_an_element_does_so_and_the_others_still_fire_once_each() -> None:
    g = given(foes={"A1": foe(parting=1), "B1": foe(), "C1": foe(parting=2), "D1": foe(parting=1)},
              elements={0: "tide ember"})  # fmt: skip
    which = g.enemy(1).profile
    takes = next(one for one in BOX.nodes.values() if isinstance(one, LoseElement) and (one.n, one.who) == (1, "self"))
    BOX.profiles[which] = replace(BOX.profiles[which], parting=(takes,))
    g.choose("run").choose("run")
    assert g.asks("lose_element", seat=0) and (g.suit(0).hp, g.suit(1).hp) == (5, 5)
    g.choose("lose_element", "tide")
    assert (g.suit(0).hp, g.suit(1).hp, g.suit(0).elements) == (2, 2, (0, 1, 0, 0))
    assert g.happened("parting_shot") == 4


@pytest.mark.rule("GG-041", "GG-043", "GG-164", "GG-167")
def test_a_wave_begins_with_its_enemies_then_what_its_start_brings_then_the_turns() -> None:
    g = given(quest="lamp_oil", gear={0: "maul vest:3", 1: "maul"}, maxima=3)
    g.state.turns, g.state.boss_slain = 5, True
    g.now(phases.begin_wave())
    assert (g.state.wave, g.phase, g.state.turns, g.state.boss_slain, g.suit(0).shield) == (2, "spawn", 0, False, 0)
    g.to("improve").to("first_turn")
    told = [event.kind for event in g.state.events or ()]
    assert told.index("enemy") < told.index("wave") < told.index("delver_phase") and g.suit(0).shield == 1


@pytest.mark.rule("GG-047", "GR-006")
def test_what_heals_heals_up_to_the_maximum_and_nothing_else_does() -> None:
    g = given(active=1, hp={1: 5}).turn("maul").choose("use_slot")
    assert g.suit(1).hp == 6 and g.happened("healed") == 1
    full = given(active=1).turn("maul").choose("use_slot")
    assert full.suit(1).hp == 6 and full.happened("healed") == 0
    assert given(active=1, hp={1: 3}).turn("maul").choose("use_slot").suit(1).hp == 4


@pytest.mark.rule("GG-155", "GG-156")
def test_with_no_enemy_left_nothing_is_fired() -> None:
    g = through(given(drops=[("A1", 0, 0)]))
    assert g.suit(0).hp == 6 and g.happened("parting_shot") == 0 and not g.enemies and not g.drops
    assert through(given(foes={"A1": foe()})).happened("parting_shot") == 1


@pytest.mark.rule("GG-043", "GG-157", "GR-035")
def test_a_quest_goes_from_parting_shots_to_the_story_which_refreshes() -> None:
    g = given(quest="lamp_oil", tokens={0: "ap"}).turn("maul").choose("ap_move").end()
    through(g)
    assert g.phase == "story" and g.has(0, "ap") == 1 and g.place(0, "maul") == FRESH


@pytest.mark.rule("GG-044")
def test_the_first_quest_ends_after_its_parting_shots() -> None:
    g = through(given(quest="first_bell"))
    assert g.over and g.outcome.won and g.happened("story_phase") == 0


# ---------------------------------------------------------------------------------------------- Story


@pytest.mark.rule("GG-158", "GG-159", "GR-022")
def test_the_scenario_card_is_resolved_by_agreement_and_goes_to_the_bottom() -> None:
    g = given(quest="dog_at_the_gate")
    top, second = g.scenario_deck[:2]
    through(g)
    assert g.asks("scenario", seat=1) and g.decision.args == (top,)
    g.choose("scenario", 0)
    assert g.asks("consent", seat=0)
    g.choose("accept")
    assert g.scenario_deck[0] == second and g.scenario_deck[-1] == top and g.happened("consequence", card=top) == 1


@pytest.mark.rule("GG-158")
def test_a_choice_with_a_condition_waits_for_it() -> None:
    g = given(quest="dog_at_the_gate")
    card = next(one for one in BOX.scenarios.values() if any(choice.when for choice in one.choices))
    closed = next(choice for choice in card.choices if choice.when and choice.when[0].flag)
    assert not story.is_open(g.state, closed)
    sheet.write(g.state, flags=tuple(when.flag for when in closed.when if when.flag))
    g.state.circuits = 5
    assert story.is_open(g.state, closed)


@pytest.mark.rule("GG-160")
def test_the_next_entry_is_read() -> None:
    g = through(given(quest="lamp_oil")).to("retreat")
    assert g.happened("entry", wave=2) == 1


# ---------------------------------------------------------------------------------------------- Interlude


@pytest.mark.rule("GG-161", "GG-162", "GR-036", "GR-039", "GG-022")
def test_on_a_retreat_only_harvester_gives_and_the_quest_is_over() -> None:
    g = through(given(quest="lamp_oil", gear={0: "maul harvester:2", 1: "maul vest:5"}, hp={1: 5})).to("retreat")
    before, hp = g.suit(0).parts[0], g.suit(1).hp
    g.choose("retreat").choose("accept")
    assert g.over and g.suit(0).parts[0] == before + 4 and g.suit(1).hp == hp


@pytest.mark.rule("GG-163", "GG-164", "GG-165")
def test_going_on_gives_what_equipment_gives_and_places_the_next_wave() -> None:
    g = through(given(quest="lamp_oil", gear={0: "maul harvester", 1: "maul vest"}, hp={1: 3})).to("retreat")
    before, hp = g.suit(0).parts[0], g.suit(1).hp
    g.choose("go_on").choose("accept")
    assert g.suit(0).parts[0] == before + 3 and g.suit(1).hp == hp + 1
    assert g.wave == 2 and len(g.enemies) == 8 and g.asks("start")


@pytest.mark.rule("GG-165", "GG-071")
def test_delvers_and_witness_choose_between_two_start_tiles_and_may_share() -> None:
    g = through(given(quest="lamp_oil")).to("start")
    tiles = BOX.marks[g.spawn]["S"]
    for seat in (0, 1, 1):  # the last is Witness, for whom the last active player decides
        assert g.asks("start", seat=seat) and len(g.options("start")) == 2
        g.default()
    assert g.state.at == (tiles[0], tiles[0]) and g.witness == tiles[0]


@pytest.mark.rule("GG-166", "GG-176", "GG-178", "GR-095")
def test_each_player_improves_one_rank_out_of_those_on_the_new_boss() -> None:
    g = through(given(quest="lamp_oil", maxima=3)).to("improve")
    options = {option.args for option in g.options("improve")}
    assert options == {(name, 4) for name in BOX.bosses["laura_the_flytrap"].improve}
    first = g.options("improve")[0].args[0]
    g.default()
    assert g.suit(0).maxima[BOX.type_number[first]] == 4 and g.suit(1).maxima == (3,) * 14
    assert g.asks("improve", seat=1)


@pytest.mark.rule("GG-176")
def test_no_maximum_goes_above_five() -> None:
    assert through(given(quest="lamp_oil", maxima=5)).to("start").wave == 2


@pytest.mark.rule("GG-046", "GG-047")
def test_elements_and_hp_carry_over_from_wave_to_wave() -> None:
    g = given(quest="bears_kitchen", elements={0: "gale"}, hp={0: 4})
    g.state.enemies = []
    g.state.scenario_deck = ("queue", *(card for card in g.scenario_deck if card != "queue"))
    through(g)
    assert g.suit(0).hp == 4 and g.suit(0).elements[3] == 1


@pytest.mark.rule("GG-042", "GG-048", "GR-038")
@pytest.mark.parametrize(("slain", "met"), [(True, True), (False, False)])
def test_a_goal_is_checked_at_the_end_of_its_wave(slain: bool, met: bool) -> None:
    g = given(quest="voice_under_glass", wave=2)
    g.state.boss_slain = slain
    through(g)
    assert g.goal_met is met


@pytest.mark.rule("GG-042", "GR-038")
def test_goals_to_gather_and_to_spare() -> None:
    gather = given(quest="lamp_oil", wave=2)
    gather.state.collected = 4
    assert through(gather).goal_met
    assert not through(given(quest="lamp_oil", wave=2)).goal_met
    assert through(given(quest="nine_years", wave=3)).goal_met


@pytest.mark.rule("GG-048", "GR-037", "GG-162")
def test_the_last_wave_reaches_gaia() -> None:
    g = through(given(quest="lamp_oil", wave=3, gear={0: "maul harvester", 1: "maul"}))
    while not g.over:
        g.default()
    assert g.outcome.reason == "goal_missed" and not g.outcome.won and g.happened("parts", seat_of=0, n=3) == 1


# ---------------------------------------------------------------------------------------------- spawning


@pytest.mark.rule("GG-168", "GG-170", "GG-265")
def test_spawn_cards_mark_one_boss_seven_minions_and_two_start_tiles() -> None:
    for name, marks in BOX.marks.items():
        assert (len(marks["B"]), len(marks["m"]), len(marks["S"])) == (1, 7, 2)
        assert len({at for tiles in marks.values() for at in tiles}) == sum(map(len, marks.values()))
        assert BOX.spawns[name].set != "base" or not (marks["c"] or marks["f"])


@pytest.mark.rule("GG-170", "GR-042")
def test_circuits_and_friendlies_lie_where_the_card_says_and_go_with_the_wave() -> None:
    g = given(quest="bears_kitchen")
    card = next(name for name, marks in BOX.marks.items() if marks["c"] or marks["f"])
    g.state.spawn_deck = (card, *(one for one in g.spawn_deck if one != card))
    g.now(spawning.spawn())
    assert (g.circuit_tiles, g.friendly_tiles) == (BOX.marks[card]["c"], BOX.marks[card]["f"])
    g.state.enemies = []
    g.now(phases.end_of_wave())
    assert g.circuit_tiles == g.friendly_tiles == ()


@pytest.mark.rule("GG-322", "GG-164")
def test_the_warden_brings_its_orb() -> None:
    g = given(quest="reading_room", wave=5)
    g.now(spawning.spawn())
    assert g.asks("place_enemy") and "floating_orb" in g.options("place_enemy")[0].args
    at = g.options("place_enemy")[0].args[1]
    g.default()
    orb = next(enemy for enemy in g.enemies if enemy.at == at)
    assert queries.profile_of(g.state, orb).serves == "unknown_warden"
