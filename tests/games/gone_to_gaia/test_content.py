"""The shipped content is complete; broken content never loads, and says what is wrong and where."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.gone_to_gaia.helpers import BOX

from fathom import ContentError
from fathom.core.game import find
from fathom.games.gone_to_gaia.box import open_box
from fathom.games.gone_to_gaia.lint import story
from fathom.games.gone_to_gaia.schema.words import ELEMENTS
from fathom.workshop.content_check import content_problems


@pytest.mark.rule("GR-091")
def test_there_are_fifty_five_products_and_some_are_never_sold() -> None:
    assert sorted(product.no for product in BOX.products.values()) == list(range(1, 56))
    assert {product.no for product in BOX.products.values() if product.campaign} == {8, 53, 54, 55}
    assert any(product.cost is None for product in BOX.products.values())


@pytest.mark.rule("GG-260", "GG-261")
def test_there_are_forty_bosses_for_onslaught_and_nineteen_minion_families() -> None:
    assert sum(boss.wave > 0 for boss in BOX.bosses.values()) == 40
    assert len(BOX.families) == 19 and all(len(family.cards) == 7 for family in BOX.families.values())
    assert Counter(one.level for one in BOX.lieutenants.values() if one.level) == Counter(range(1, 6))


@pytest.mark.rule("GG-166", "GG-175")
def test_every_type_can_be_improved_and_learned() -> None:
    assert {name for boss in BOX.bosses.values() for name in boss.improve} == set(BOX.types)
    learned = {o.equip for card in BOX.levels.values() if card.set == "base" for o in card.options if o.equip}
    assert learned == set(BOX.types)


@pytest.mark.rule("GG-173", "GG-159")
def test_the_ordered_decks_are_long_enough_for_every_quest() -> None:
    longest = max(len(quest.waves) for quest in BOX.quests.values())
    assert len(BOX.scenarios) >= longest and len(BOX.friendlies) >= 2 * longest


@pytest.mark.rule("GR-015")
def test_each_suit_has_one_slot_for_each_element() -> None:
    for suit in BOX.suits.values():
        assert tuple(slot.element for slot in suit.slots) == ELEMENTS


def test_everything_has_words_in_both_languages() -> None:
    assert content_problems(find("gone-to-gaia")) == []


BROKEN = {
    "levels.toml": ('[[level]]\nid = "x"\nset = "base"\noptions = [{equip = "blde"}]\n', "did you mean 'blade'?"),
    "spawns.toml": (
        '[[spawn]]\nid = "x"\nset = "base"\nmap = ["B....", ".....", ".....", ".....", "S...S"]\n', "not 7"
    ),
    "heroes.toml": ('[[hero]]\nid = "x"\ndiscipline = "mind"\ngear = [{type = "vest", rank = 1}]\n', "needs a weapon"),
    "suits.toml": (
        '[[suit]]\nid = "x"\ndiscipline = "mind"\nproducts = 6\nmax_hp = 6\nmovement = 1\nslots = []\n', "one slot"
    ),
    "scenarios.toml": ('[[scenario]]\nid = "x"\nchoices = [{do = [{do = "heel", n = 1}]}]\n', "did you mean 'heal'?"),
    "lieutenants.toml": (
        '[[lieutenant]]\nid = "x"\nhealth = 1\ndamage = 1\nwhite = "nn"\nblack = ""\nreward = {xp = 1}\n'
        'parting = [{do = "damage", n = 1}]\nabilities = [{id = "stuns"}]\n',
        "only bosses have it",
    ),
    "quests.toml": (
        '[[quest]]\nid = "x"\nno = 99\nchapter = 1\ngoal = {kind = "survive", wave = 2}\n'
        'waves = [{boss = "bob_the_spidr", minions = "crystanid"}]\n',
        "did you mean 'bob_the_spider'?",
    ),
}  # fmt: skip


@pytest.mark.parametrize("file", BROKEN)
def test_broken_content_says_what_is_wrong_and_what_was_meant(file: str, tmp_path: Path) -> None:
    words, expected = BROKEN[file]
    (tmp_path / file).write_text(words, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        open_box([tmp_path])
    assert expected in str(caught.value) and file in str(caught.value)


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ('{do = "heal", n = -3}', "expected int >= 1"),
        ('{do = "loan", tokens = {ap = 0}}', "expected int >= 1"),
        ('{do = "move_enemy", within = 9, tiles = 1}', "expected int <= 4"),
        ('{do = "roll", letters = "EW"}', "length >= 6"),
    ],
)
def test_numbers_have_bounds(effect: str, expected: str, tmp_path: Path) -> None:
    (tmp_path / "levels.toml").write_text(f'[[level]]\nid = "x"\nset = "base"\noptions = [{{effect = [{effect}]}}]\n')
    with pytest.raises(ContentError) as caught:
        open_box([tmp_path])
    assert expected in str(caught.value) and "x.options[0].effect[0]" in str(caught.value)


ENTRY = '[[visit]]\nid = "simple"\nkind = "simple"\nstart = "x"\n\n[[entry]]\nid = "x"\n'


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (ENTRY + 'choices = [{to = "s_borad"}]\n', "did you mean 's_board'?"),
        (ENTRY + 'choices = [{to = "x"}]\n', "no way that is always open leads out of here"),
        (ENTRY + 'choices = [{to = "s_board", once = true}]\n', "none of the choices is open"),
        (ENTRY + 'choices = [{to = "s_board", when = [{flag = "first_fall"}]}]\n', "none of the choices is open"),
        (ENTRY + 'end = true\nending = "told"\n', "has choices, or ends the visit, or is an ending"),
        (ENTRY + 'end = true\n[[entry]]\nid = "y"\nend = true\n', "no visit leads here"),
        (ENTRY + 'end = true\nmore = [[{flag = "never"}]]\n', "nothing ever sets the flag 'never'"),
        (ENTRY + 'end = true\ndo = [{do = "note", kind = "flag", name = "idle"}]\n', "ever reads the flag 'idle'"),
        (ENTRY + 'end = true\ndo = [{do = "note", kind = "opinion", name = "vra", by = 1}]\n', "did you mean 'vera'?"),
        (ENTRY + 'end = true\ndo = [{do = "open_quest", quest = "lamp_oi"}]\n', "did you mean 'lamp_oil'?"),
        (ENTRY + 'who = ["veera"]\nend = true\n', "did you mean 'vera'?"),
    ],
)  # fmt: skip
def test_the_story_checker_finds_what_leads_nowhere(words: str, expected: str, tmp_path: Path) -> None:
    (tmp_path / "campaign" / "town").mkdir(parents=True)
    (tmp_path / "campaign" / "town" / "mine.toml").write_text(words, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        open_box([tmp_path])
    assert expected in str(caught.value) and "mine.toml" in str(caught.value)


def test_choices_with_opposite_conditions_are_no_dead_end() -> None:
    one = BOX.entries["t4_memory"]
    assert all(choice.when for choice in one.choices) and story.always_open(one)


def test_every_product_of_a_shelf_and_every_final_quest_is_there() -> None:
    shelves = [name for shelf in BOX.shelves.values() for name in shelf.products]
    assert len(shelves) == len(set(shelves)) and set(shelves) <= set(BOX.products)
    assert sum(quest.final for quest in BOX.quests.values()) >= 3
