"""What no other test of Combat noticed when it was changed (`bin/prove forgotten-depths --survivors`)."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import beast, fight, new

from fathom.games.forgotten_depths import queries
from fathom.games.forgotten_depths.rules import combat
from fathom.games.forgotten_depths.state import Held


@pytest.mark.rule("FD-003")
@pytest.mark.parametrize(("heroes", "n"), [(1, 5), (2, 7), (3, 9)])
def test_of_three_numbers_the_one_for_this_many_heroes_counts(heroes: int, n: int) -> None:
    for players in range(1, heroes + 1):
        state = new(heroes=heroes, players=players).state
        assert queries.amount(state, (5, 7, 9)) == n and queries.amount(state, 4) == 4


@pytest.mark.rule("FD-079", "FD-305")
def test_a_combat_ends_with_the_last_monster_and_hands_stay() -> None:
    g = fight(beast(4), ours=[[8, 8]], theirs=[1, 1])
    hand = g.hero().hand
    assert g.phase == "combat" and len(g.state.foes) == 1
    while g.phase == "combat":
        g.default()
    assert g.events_of("combat_over") and not g.state.foes and not g.state.assigned
    assert g.hero().hand[: len(hand)] == hand


@pytest.mark.rule("FD-079")
def test_a_combat_goes_on_while_a_monster_lives() -> None:
    g = fight(beast(90), ours=[[8, 8]], theirs=[1, 1])
    for _ in range(30):
        if g.asks("play") and g.round > 1:
            break
        g.default()
    assert g.phase == "combat" and len(g.state.foes) == 1 and not g.events_of("combat_over")


@pytest.mark.rule("FD-275")
def test_a_passive_ability_of_the_start_works_in_every_combat_unasked() -> None:
    g = fight("moss_ox", ours=[[5, 6]], abilities={0: ["far_ears"]}, until="play")
    feats = [fact["skill"] for fact in g.events_of("used")]
    assert feats == ["far_ears"]
    kit = queries.kit_of(g.state, g.hero())
    assert [feat.id for feat in kit.hooks["start"]] == ["far_ears"]


@pytest.mark.rule("FD-291", "FD-292")
def test_the_armor_of_equipped_items_adds_up_and_that_of_others_does_nothing() -> None:
    g = fight("moss_ox", ours=[[5, 6]])
    hero = g.hero()
    bare = queries.armor_of(g.state, hero)
    hero.items = (Held("ash_mail", True, 0), Held("door_shield", False, 0))
    hero.gear = ("ash_mail",)
    assert queries.armor_of(g.state, hero) == bare + 2
    hero.gear = ("ash_mail", "door_shield")
    assert queries.armor_of(g.state, hero) == bare + 3


@pytest.mark.rule("FD-299", "FD-284", "FD-305")
def test_after_a_combat_nothing_of_its_effects_lasts() -> None:
    g = fight(beast(4), ours=[[8, 8]], theirs=[1, 1])
    g.state.then(combat.end_combat())
    g.state.decision = None
    g.hero().lasting = ()
    g.state.run()
    assert g.hero().lasting == () and g.phase != "combat"
