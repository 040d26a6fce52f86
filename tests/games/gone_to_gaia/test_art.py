"""Every drawing of the game: all are there, no two alike, small; `tests/drawing` reads them all."""

from __future__ import annotations

import copy
import gzip
import re
from xml.etree import ElementTree

import pytest

from fathom.games.gone_to_gaia import art
from fathom.games.gone_to_gaia.art import equipment, foes, town
from fathom.games.gone_to_gaia.art.friendlies import FRIENDLIES
from fathom.games.gone_to_gaia.art.kin import KINS, MARKS
from fathom.games.gone_to_gaia.art.minions import LIEUTENANTS, MINIONS
from fathom.games.gone_to_gaia.art.people import PEOPLE, TOWNSFOLK
from fathom.games.gone_to_gaia.art.products import CURIOS, PRODUCTS
from fathom.games.gone_to_gaia.art.quests import QUESTS
from fathom.games.gone_to_gaia.art.story import CHAPTERS, ENDINGS
from fathom.games.gone_to_gaia.box import GaiaBox, open_box
from fathom.games.gone_to_gaia.schema.words import DISCIPLINES, ELEMENTS
from fathom.games.gone_to_gaia.setup import options
from fathom.games.gone_to_gaia.state import CAMPAIGN, ONSLAUGHT

BOX = open_box(())
NAMES = [(kind, name) for kind in art.KINDS for name in art.names(kind) if name not in BOX.entries]
DRAWN = {of: art.picture(of) for of in ("", *(f"{kind}/{name}" for kind, name in NAMES))}


def test_every_enemy_has_a_picture_that_somebody_drew() -> None:
    assert set(art.names("boss")) == set(BOX.bosses) == set(foes.BOSSES)
    assert set(art.names("minion")) == set(BOX.families) == set(MINIONS)
    assert set(art.names("lieutenant")) == set(BOX.lieutenants) == set(LIEUTENANTS)
    assert set(KINS) == set(BOX.kins)
    assert {mark for marks, _ in foes.BOSSES.values() for mark in marks} <= set(MARKS)


def test_everything_else_in_the_box_has_a_picture_that_somebody_drew() -> None:
    story = BOX
    for kind, held, made in (
        ("hero", BOX.heroes, PEOPLE),
        ("product", BOX.products, PRODUCTS),
        ("friendly", BOX.friendlies, FRIENDLIES),
        ("quest", (ONSLAUGHT, CAMPAIGN, *BOX.quests), QUESTS),
        ("curio", story.curios, CURIOS),
        ("townsfolk", story.people, TOWNSFOLK),
        ("chapter", story.chapters, CHAPTERS),
        ("ending", story.endings, ENDINGS),
    ):
        assert set(held) == set(made), kind
        assert set(held) <= set(art.names(kind)), kind
    assert {(card.discipline or "better", card.type) for card in BOX.equipment.values()} == {
        (pile, type_) for pile, things in equipment.THINGS.items() for type_ in things
    }
    assert set(art.names("element")) == set(ELEMENTS)


def test_whatever_can_be_chosen_before_a_game_has_a_picture_under_the_name_of_its_question() -> None:
    for option in options(BOX):
        if option.name in ("quest", *DISCIPLINES):
            assert all(art.picture(f"{option.name}/{choice}").startswith("<svg") for choice in option.choices)


def test_whoever_and_whatever_may_stand_on_the_board_has_a_figure() -> None:
    figures = set(art.names("figure"))
    for held in (DISCIPLINES, BOX.heroes, BOX.bosses, BOX.families, BOX.lieutenants, BOX.friendlies):
        assert set(held) <= figures
    assert {"witness", "grave", "circuit", "friendly", "part_mind", "part_body", "part_boss"} <= figures


def test_every_entry_of_the_story_happens_somewhere() -> None:
    assert {town.place_of(name, entry.who) for name, entry in BOX.entries.items()} == set(town.PLACES)
    assert art.picture("town/t1_rodrigo") == art.picture("town/t1_register") == art.picture("town/library")


def test_no_two_pictures_are_alike() -> None:
    assert len(set(DRAWN.values())) == len(DRAWN)


def test_the_sprite_has_a_symbol_for_each_picture_of_the_table_and_every_part_once() -> None:
    drawn = art.picture("*")
    _style, defs, *symbols = ElementTree.fromstring(drawn)
    on_the_table = [f"art-{kind}-{name}" for kind, name in NAMES if not art.KINDS[kind].alone]
    assert [symbol.get("id") for symbol in symbols] == on_the_table
    assert {one.get("id") for one in defs} == set(re.findall(r"href='#([^']*)'", drawn))
    assert len(set(re.findall(r" id='([^']*)'", drawn))) == len(re.findall(r" id='", drawn))


def test_pictures_are_small_and_the_same_each_time() -> None:
    for of, svg in DRAWN.items():
        assert len(svg) <= (8_000 if of and art.KINDS[of.partition("/")[0]].view != art.KINDS["town"].view else 18_000)
        assert of == "" or art.picture(of) == svg


def test_the_sprite_is_light_enough_for_the_first_look_at_a_table() -> None:
    drawn = art.picture("*").encode()
    assert len(drawn) <= 350_000
    assert len(gzip.compress(drawn, 9)) <= 50_000


def test_what_has_no_picture_is_empty() -> None:
    assert not any(map(art.picture, ("nobody", "boss/nobody", "wheel/golem", "boss/", "town/nowhere")))


@pytest.mark.parametrize(
    ("kind", "where", "like"),
    [
        ("boss", "bosses", "goldmonger"),
        ("minion", "families", "jelly"),
        ("lieutenant", "lieutenants", "reef_prowler"),
        ("hero", "heroes", "dov"),
        ("figure", "heroes", "dov"),
        ("product", "products", "gaia_lamp"),
        ("friendly", "friendlies", "gate_cat"),
        ("quest", "quests", "lamp_oil"),
        ("level", "levels", "base_01"),
        ("spawn", "spawns", "base_01"),
        ("equipment", "equipment", "mind_bow_2"),
    ],
)
def test_what_a_pack_adds_has_a_picture_too(kind: str, where: str, like: str) -> None:
    more: GaiaBox = copy.copy(BOX)
    more.made = {}
    setattr(more, where, {**getattr(BOX, where), "newcomer": getattr(BOX, where)[like]})
    assert art.picture(f"{kind}/newcomer", more).startswith("<svg") and not art.picture(f"{kind}/newcomer", BOX)
    assert art.KINDS[kind].alone or f"art-{kind}-newcomer" in art.picture("*", more)


def test_people_and_places_that_a_pack_adds_to_the_story_have_pictures_too() -> None:
    assert all(art.fragment(kind, "newcomer") for kind in ("townsfolk", "chapter", "ending", "curio"))
    assert town.place_of("t7_newcomer", ("vera",)) == "shop"
    assert town.place_of("t7_newcomer") == "street"
