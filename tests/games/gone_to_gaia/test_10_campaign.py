"""The campaign: chapters, quests chosen, prepared and over, what persists (chapters B, C, D, Z)."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, Table, in_town

import fathom
from fathom.core.errors import SetupError
from fathom.games.gone_to_gaia.rules import campaign, town


def under_way(quest: str = "lamp_oil", **more: object) -> Table:
    """A quest of chapter 2 that has just begun."""
    return in_town(campaign.prepare(quest), **more).to("start")  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------------- chapters


@pytest.mark.rule("GG-003", "GG-007", "GG-008", "GG-031")
def test_a_fresh_campaign_names_its_heroes_and_opens_the_book_at_its_first_entry() -> None:
    g = fathom.new("gone-to-gaia", seed=1, quest="campaign")
    assert g.decision is not None and g.decision.key == "name_hero"
    name = next(option for option in g.decision.options if option.key == "name_hero")
    g.choose(name)
    g.choose(0)
    assert g.sheet.names == ((name.args[0], name.args[1]),)  # type: ignore[attr-defined]
    assert g.sheet.chapter == 1 and g.page.entry == BOX.visits["prologue"].start  # type: ignore[attr-defined]


@pytest.mark.rule("GG-008")
def test_the_script_of_chapter_1_names_its_quest_and_goes_on_whatever_happened() -> None:
    g = in_town(campaign.next_step(), chapter=1, step=1).to("start")
    assert g.quest == "first_bell"
    g.quest_ends(won=False)
    assert g.page.visit == "town_1"


@pytest.mark.rule("GG-031")
def test_a_hero_may_have_any_name_that_was_written_before_the_game() -> None:
    g = fathom.new("gone-to-gaia", quest="campaign", mind_name="Ada Löwe")
    assert g.decision is not None and g.decision.args == ("brann",)
    assert ("orla", "Ada Löwe") in g.sheet.names  # type: ignore[attr-defined]
    for wrong in ("x" * 25, " Ada", "A\nB", 7):
        with pytest.raises(SetupError):
            fathom.new("gone-to-gaia", quest="campaign", body_name=wrong)


@pytest.mark.rule("GG-036", "GR-006")
def test_level_cards_at_the_start_are_drawn_with_full_hp() -> None:
    g = in_town(campaign.prepare("lamp_oil"), level_start=2).to("level_card")
    assert all(0 < suit.hp == suit.max_hp for suit in g.suits)
    while g.asks("level_card"):
        g.default()
    assert all(suit.hp == suit.max_hp for suit in g.suits)


@pytest.mark.rule("GG-203", "GG-205", "GR-087")
def test_parts_and_products_are_given_on_any_page_and_while_a_quest_is_chosen() -> None:
    g = in_town(town.visit("town_2"), parts={0: (4,) + (0,) * 5}, products={0: "tin_buckler"})
    assert g.asks("story")
    g.choose("give", seat=0).choose("give_part", 0, 1).choose("give_product", "tin_buckler", 1)
    assert (g.suit(0).parts[0], g.suit(1).parts[0], g.suit(1).products) == (2, 1, ("tin_buckler",))
    assert g.asks("give", seat=0) and g.choose("enough_given").asks("story")
    assert g.offers("give", seat=1)
    page = in_town(town.visit("simple"), parts={0: (4,) + (0,) * 5})
    assert page.asks("story") and len(page.options("story")) == 2  # one way on, which either player may go
    page.choose("give", seat=0).choose("give_part", 0, 1).choose("enough_given")
    assert page.asks("story") and page.choose("story", seat=1).asks("story")
    board = in_town(parts={1: (2,) + (0,) * 5})
    assert board.asks("quest") and board.refuses("give", seat=0)
    assert (
        in_town(parts={0: (2,) + (0,) * 5})
        .choose("give")
        .choose("give_part", 0, 1)
        .choose("enough_given")
        .asks("quest")
    )


@pytest.mark.rule("GG-007", "GG-018", "GG-227")
def test_after_its_town_visit_a_chapter_is_ticked_and_the_next_one_begins() -> None:
    g = in_town(town.visit("town_2"), campaign.next_step(), step=1)
    g.state.page = g.page.__class__(visit="town_2", entry="t2_end")
    g.state.decision = None
    g.state.agenda[:] = [campaign.next_step(), town.ask_choice()]
    g.state.run()
    g.choose("turn_page", seat=0)
    assert g.sheet.visits == (2,) and g.sheet.chapter == 3 and g.happened("chapter", chapter=3) == 1


@pytest.mark.rule("GG-009", "GR-022", "GR-089")
def test_the_players_agree_on_one_of_their_open_quests() -> None:
    g = in_town()
    assert {option.args[0] for option in g.options("quest")} == {"dog_at_the_gate", "lamp_oil"}
    g.choose("quest", "lamp_oil", seat=1)
    assert g.asks("consent", seat=0)
    g.choose("refuse")
    assert g.asks("quest", seat=0)
    g.agree("quest", "lamp_oil").to("start")
    assert g.quest == "lamp_oil" and g.page.entry == ""


def test_who_has_had_enough_closes_the_book() -> None:
    g = in_town(players=1).choose("close_book")
    assert g.over and g.outcome.reason == "closed" and not g.outcome.won


def test_a_campaign_begins_with_the_first_heroes() -> None:
    with pytest.raises(SetupError, match="begins with the first Hero card"):
        fathom.new("gone-to-gaia", quest="campaign", mind="ottilie")
    asked = fathom.describe("gone-to-gaia")["options"]
    assert asked["mind"]["unless"] == asked["body"]["unless"] == ["quest", "campaign"]


# ---------------------------------------------------------------------------------------------- before a quest


@pytest.mark.rule("GG-011", "GG-026")
def test_of_several_heroes_one_is_chosen() -> None:
    g = in_town(campaign.prepare("lamp_oil"), heroes=("orla", "ottilie", "brann"))
    assert g.asks("hero", seat=0) and {option.args[0] for option in g.options("hero")} == {"orla", "ottilie"}
    g.choose("hero", "ottilie").to("start")
    assert g.heroes == ("ottilie", "brann")


@pytest.mark.rule("GG-257", "GR-092")
def test_in_solo_any_hero_serves_and_with_none_left_a_recruit_does() -> None:
    g = in_town(campaign.prepare("lamp_oil"), players=1)
    assert {option.args[0] for option in g.options("hero")} == {"orla", "brann"}
    g = in_town(campaign.prepare("lamp_oil"), heroes=("brann",)).to("start")
    assert not BOX.heroes[g.heroes[0]].no


@pytest.mark.rule("GG-012")
def test_of_more_than_six_products_some_stay_at_home() -> None:
    names = "strong_heart tin_buckler spare_cell padded_lining field_dressing lucky_coin honed_edge"
    g = in_town(campaign.prepare("lamp_oil"), products={0: names})
    g.to("leave_behind").choose("leave_behind", "lucky_coin").to("start")
    assert g.suit(0).idle == ("lucky_coin",) and len(g.suit(0).products) == 6


# ---------------------------------------------------------------------------------------------- after a quest


@pytest.mark.rule("GG-005", "GG-014", "GG-208")
def test_a_failed_quest_leads_to_a_simple_town_visit_and_stays_open() -> None:
    g = under_way().quest_ends(won=False)
    assert g.page.visit == "simple" and "lamp_oil" in g.sheet.open and not g.sheet.quests
    g.to("quest")
    assert g.offers("quest", "lamp_oil") and g.offers("quest", "dog_at_the_gate")


@pytest.mark.rule("GG-005", "GG-015", "GG-017", "GG-195", "GG-226")
def test_a_completed_quest_is_written_down_and_the_town_visit_follows() -> None:
    g = under_way().quest_ends(won=True)
    assert g.sheet.quests == ((2, "lamp_oil"),) and g.sheet.open == ("dog_at_the_gate",)
    assert g.page.visit == "town_2" and "quest.lamp_oil.success" in g.page.told


@pytest.mark.rule("GG-016", "GR-088", "GR-090")
def test_some_chapters_offer_a_bonus_quest_with_a_visit_before_it() -> None:
    g = under_way("bears_kitchen", chapter=3, open=("bears_kitchen", "lamp_oil")).quest_ends(won=True)
    assert g.asks("bonus") and {option.key for option in g.decision.options} == {
        "no_bonus",
        "bonus",
        "bonus_after_town",
    }
    g.agree("bonus_after_town")
    assert g.page.visit == "simple" and g.sheet.bonus
    g.to("quest").agree("quest", "lamp_oil").to("start").quest_ends(won=False).to("bonus")
    g.agree("no_bonus")
    assert g.page.visit == "town_3"


@pytest.mark.rule("GG-016")
@pytest.mark.parametrize(("chapter", "left"), [(2, ("lamp_oil",)), (3, ())])
def test_without_a_bonus_option_or_an_open_quest_none_is_offered(chapter: int, left: tuple[str, ...]) -> None:
    g = under_way("bears_kitchen", chapter=chapter, open=("bears_kitchen", *left)).quest_ends(won=True)
    assert g.page.visit == f"town_{chapter}"


@pytest.mark.rule("GG-027", "GG-196", "GG-235")
def test_a_dead_delver_is_buried_with_last_words_and_its_card_leaves() -> None:
    g = under_way().quest_ends(dead=(1,))
    assert g.asks("last_words", seat=1)
    words = g.options("last_words")[1].args[1]
    g.choose("last_words", words)
    assert [(grave.hero, grave.words) for grave in g.sheet.graves] == [("brann", words)]
    assert g.sheet.heroes == ("orla",)


@pytest.mark.rule("GG-006", "GG-197", "GG-198", "GG-199", "GG-200", "GG-201")
def test_maximum_ranks_slots_parts_and_products_are_kept_everything_else_is_lost() -> None:
    g = under_way(products={1: "tin_buckler"}, slots=((0, 0, 0, 0), (0, 1, 0, 0)))
    assert g.suit(1).elements == (0, 1, 0, 0)
    g.suit(1).maxima = (4, *g.suit(1).maxima[1:])
    g.state.xp, g.state.level = 5, 3
    g.quest_ends(dead=(1,), parts={1: 3})
    g.choose("last_words", 0)
    suit = g.suit(1)
    assert suit.maxima[0] == 4 and suit.products == ("tin_buckler",) and suit.parts[0] == 3
    assert g.sheet.slots == ((0, 0, 0, 0), (0, 1, 0, 0))
    assert not any(suit.ranks) and suit.elements == (0, 0, 0, 0) and suit.alive
    g.to("quest").agree("quest", "lamp_oil").to("start")
    assert g.xp == 0 and g.level == 1


@pytest.mark.rule("GG-202", "GG-228")
def test_parts_of_a_quest_are_added_to_the_stock_at_home() -> None:
    g = under_way(parts={0: (4, 1, 0, 0, 0, 2)})
    assert g.sheet.stock[0] == (4, 1, 0, 0, 0, 2) and g.suit(0).parts == (0,) * 6
    g.quest_ends(parts={0: 3})
    assert g.suit(0).parts == (7, 1, 0, 0, 0, 2) and g.suit(1).parts == (0,) * 6


@pytest.mark.rule("GG-230", "GR-043")
def test_circuits_are_kept_from_quest_to_quest() -> None:
    g = under_way(circuits=2)
    g.state.circuits += 1
    assert g.quest_ends().circuits == 3


# ---------------------------------------------------------------------------------------------- sessions


@pytest.mark.rule("GG-019", "GG-020", "GG-023")
def test_a_campaign_can_be_stopped_and_goes_on_the_same_anywhere() -> None:
    g = under_way(sets=("base", "spawn_circuits")).quest_ends()
    for _ in range(12):
        again = fathom.load(g.state.save())
        assert fathom.view(again, 0) == fathom.view(g.state, 0)
        index = len(g.decision.options) - 1 if g.asks("consent") else 0
        again.choose(index)
        g.state.choose(index)
        assert again.save() == g.state.save()
    assert g.sheet.sets == ("base", "spawn_circuits")
