"""Equipment clarifications, upgraded suits, products in use (chapters Y and AA)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.gone_to_gaia.helpers import BOX, TILE, foe, given

from fathom.core.game import find
from fathom.games.gone_to_gaia import queries
from fathom.games.gone_to_gaia.rules import equipment, experience

WEST_EAST = {"B3": foe(health=30), "D3": foe(health=30)}


def plain(value: object) -> object:
    """Return a piece of content as data, without the numbers of its effects."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items() if key not in ("node", "id", "discipline", "source")}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


@pytest.mark.rule("GG-179")
def test_types_whose_cards_differ_between_the_disciplines_have_different_names() -> None:
    text = find("gone-to-gaia").text("en")
    for type_ in BOX.types:
        cards = [
            [plain(msgspec.to_builtins(BOX.equipment[f"{one}_{type_}_{rank}"])) for rank in range(1, 6)]
            for one in ("mind", "body")
        ]
        assert (cards[0] == cards[1]) == (text(f"type-{type_}.mind") == text(f"type-{type_}.body"))


@pytest.mark.rule("GG-180", "GG-181")
def test_a_guarding_weapon_weakens_two_targets_once_the_roll_is_known() -> None:
    foes = {at: foe(health=30, damage=2, white="n e s w") for at in ("C2", "B3", "D3")}
    g = given(foes=foes, hp={0: 6}, dice=(2,)).turn("blade").use()
    assert g.asks("guard") and g.decision.args[0] == 2
    g.choose("guard", 0).choose("guard", 1)
    assert g.suit(0).hp == 6 - 1 - 1 - 2


@pytest.mark.rule("GG-180")
def test_a_guarded_blow_is_never_below_nothing_and_guarding_is_optional() -> None:
    g = given(foes={"C2": foe(health=30, white="s")}, dice=(2,)).turn("blade").use().choose("guard", 0)
    assert g.suit(0).hp == 6
    assert (
        given(foes={"C2": foe(health=30, white="s")}, dice=(2,)).turn("blade").use().choose("no_guard").suit(0).hp == 5
    )


@pytest.mark.rule("GG-180")
def test_a_guard_may_be_picked_when_nobody_was_hit_if_more_counterattacks_may_come() -> None:
    wild = foe("countdown", health=30, white="s")
    g = given(foes={"C2": wild, "B3": wild, "D3": wild, "C4": wild}, dice=(1, 2)).turn("blade").use()
    assert g.asks("guard") and g.happened("counterattack") == 0
    g.choose("guard", 0).settle()
    assert g.suit(0).hp == 6 and g.happened("counterattack", enemy=0) == 1  # softened to nothing
    assert not given(foes={"C2": foe(health=30, white="s")}, dice=(1,)).turn("blade").use().asks("guard")


@pytest.mark.rule("GG-182")
@pytest.mark.parametrize(("roll", "west", "east"), [(1, 4, 0), (3, 4, 0), (4, 0, 4), (6, 0, 4)])
def test_the_die_says_west_or_east(roll: int, west: int, east: int) -> None:
    g = given(foes=WEST_EAST, delvers=("A5", "C3"), active=1, dice=(roll, 1)).turn("maul").use()
    g.choose("no_flip").settle()
    assert (g.enemy(0).hurt, g.enemy(1).hurt) == (west, east)


@pytest.mark.rule("GG-183")
def test_one_damage_buys_the_other_direction() -> None:
    g = given(foes=WEST_EAST, delvers=("A5", "C3"), active=1, dice=(1, 1)).turn("maul").use().choose("flip").settle()
    assert (g.enemy(0).hurt, g.enemy(1).hurt) == (0, 4) and g.suit(1).hp == 5


@pytest.mark.rule("GG-184", "GG-185", "GG-186", "GG-187", "GG-188")
@pytest.mark.parametrize(("roll", "tokens"), [(1, (2, 0, 0)), (2, (0, 2, 0)), (3, (0, 0, 2)), (4, (1, 1, 1))])
def test_the_doubler_roll_gives_its_tokens_at_once(roll: int, tokens: tuple[int, ...]) -> None:
    g = given(dice=(roll,))
    g.now(experience.take_card(1, BOX.type_number["charm"]))
    assert tuple(g.has(1, name) for name in ("light", "medium", "heavy")) == tokens


@pytest.mark.rule("GG-189")
def test_five_or_six_let_the_player_choose() -> None:
    g = given(dice=(5,)).now(experience.take_card(1, BOX.type_number["charm"]))
    assert g.asks("take_doublers", seat=1) and len(g.options("take_doublers")) == 4
    assert g.choose("take_doublers", 3).has(1, "heavy") == 2


@pytest.mark.rule("GG-184", "GR-048")
def test_the_doubler_roll_is_made_once() -> None:
    g = given(dice=(1, 2)).now(experience.take_card(1, BOX.type_number["charm"]))
    g.now(experience.take_card(1, BOX.type_number["charm"]))
    assert g.has(1, "light") == 2 and g.has(1, "medium") == 1  # the second rank brings one of its own


@pytest.mark.rule("GG-192", "GG-193", "GG-194")
def test_pushing_boots_move_an_enemy_for_two_movement() -> None:
    g = given(foes={"C2": foe(), "B1": foe()}, gear={0: "maul boots:2"}).turn("maul").choose("push", 0)
    assert {option.args[2] for option in g.options("shift_to")} == {
        TILE[at] for at in ("C1", "D1", "B2", "D2", "B3", "D3")
    }  # fmt: skip
    g.choose("shift_to", TILE["C1"]).step("C2")
    assert g.enemy(0).at == TILE["C1"] and g.where(0) == "C2" and g.refuses("step")


@pytest.mark.rule("GG-192")
def test_without_enough_movement_there_is_no_push() -> None:
    assert given(foes={"C2": foe()}, gear={0: "maul boots"}).turn("maul").offers("push")
    assert given(foes={"C2": foe()}, gear={0: "maul boots"}).turn("maul").step("B3").refuses("push")


@pytest.mark.rule("GG-220", "GG-221")
def test_an_upgrade_set_replaces_the_pile_while_its_product_is_in_use() -> None:
    g = given(products={0: "storm_edge"}, gear={0: "blade:3"})
    suit = g.suit(0)
    assert queries.card_in_use(g.state, suit, 0).id == "up_blade_3"
    suit.products, suit.idle = (), ("storm_edge",)
    assert queries.card_in_use(g.state, suit, 0).id == "mind_blade_3"
    sets = {card.type for card in BOX.equipment.values() if card.discipline is None}
    assert sets == {product.upgrade for product in BOX.products.values() if product.upgrade}


@pytest.mark.rule("GG-222", "GG-223", "GG-067")
def test_an_upgraded_suit_has_better_slots_and_an_ultimate_with_a_wheel() -> None:
    g = given(foes={"C2": foe(health=30)}, products={0: "lattice_suit"}, elements={0: "tide:2"}).turn("maul", "tide")
    assert g.suit(0).wheel == 1 and g.refuses("ultimate")
    g.suit(0).wheel = 4
    g.end().choose("run").turn("maul", "ember")
    assert g.offers("ultimate")
    g.choose("ultimate").settle()
    assert g.enemy(0).hurt == 4 and g.happened("rolled") == 0  # none of them counterattacks


@pytest.mark.rule("GR-006")
def test_a_product_that_raises_the_maximum_heals_as_much() -> None:
    g = given(hp={0: 2})
    equipment.gain(g.state, 0, BOX.type_number["vest"], 1)
    assert (g.suit(0).hp, g.suit(0).max_hp) == (4, 8)


def test_smelling_salts_keep_their_owner_alive_once() -> None:
    g = given(foes={"C2": foe(health=30, damage=9, white="s")}, products={0: "smelling_salts"}, dice=(2, 2)).attack(
        "maul"
    )
    assert g.suit(0).hp == 1 and g.suit(0).alive
    g.end().choose("run").attack("blade", "ember")
    assert not g.suit(0).alive


def test_a_shield_takes_counterattacks_but_not_parting_shots() -> None:
    g = given(foes={"C2": foe(health=30, damage=2, white="s", parting=1)}, dice=(2,))
    g.suit(0).shield = 3
    g.attack("maul")
    assert (g.suit(0).hp, g.suit(0).shield) == (6, 1)
    g.end().choose("run").choose("run")
    assert g.happened("suffered", delver=0, why="parting_shot") == 1
