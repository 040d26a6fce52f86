"""Every drawing of the game: there for every id, no two alike, small; `tests/drawing` reads them all."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fathom.games.abyss import art
from fathom.games.abyss.art import gear, lords, style
from fathom.games.abyss.box import AbyssBox, open_box
from fathom.games.abyss.schema import GUILD_OF, RACES

NAMES = [(kind, name) for kind in art.GALLERY.kinds for name in art.GALLERY.names(kind)]
DRAWN = {of: art.picture(of) for of in ("", *(f"{kind}/{name}" for kind, name in NAMES))}


@pytest.fixture(scope="module")
def box() -> AbyssBox:
    return open_box(())


# ---------------------------------------------------------------------------------------------- completeness


def test_every_ally_has_a_picture(box: AbyssBox) -> None:
    marks = {"": "", "pearls": ".pearl", "dice": ".dice"}
    wanted = {f"{ally.race}.{ally.value}{marks[ally.fights]}" for ally in box.allies.values()}
    assert wanted == set(art.GALLERY.names("ally"))


@pytest.mark.parametrize("kind", ["lord", "location", "leviathan"])
def test_everything_in_the_box_has_a_picture_of_its_own(kind: str, box: AbyssBox) -> None:
    held = {"lord": [*box.lords], "location": [*box.locations], "leviathan": [*box.leviathans]}[kind]
    assert set(art.GALLERY.names(kind)) == set(held) == set(art.GALLERY.names(kind, box))


def test_every_monster_token_has_a_face_and_every_deck_a_back(box: AbyssBox) -> None:
    assert set(art.GALLERY.names("monster_token")) == {*box.tokens, "base", "new"}


def test_races_and_guilds_have_emblems_and_races_a_stack() -> None:
    assert set(art.GALLERY.names("emblem")) == {*RACES, *GUILD_OF.values(), "ambassadors"}
    assert art.GALLERY.names("council") == RACES


def test_no_two_pictures_of_a_kind_are_alike() -> None:
    for kind in art.GALLERY.kinds:
        assert len({DRAWN[f"{kind}/{name}"] for name in art.GALLERY.names(kind)}) == len(art.GALLERY.names(kind))


def test_no_two_lords_hold_the_same_thing() -> None:
    things = [lord.thing for lord in lords.LORDS.values()]
    assert sorted(things) == sorted(gear.THINGS)
    worn = {(lord.guild, lord.hat) for lord in lords.LORDS.values()}
    assert len(worn) == len(things)  # nor do two of a guild wear the same
    assert {lord.hat for lord in lords.LORDS.values()} == {"", *gear.HATS}


def test_a_lord_wears_the_colours_of_its_guild(box: AbyssBox) -> None:
    for lord in box.lords.values():
        assert lords.LORDS[lord.id].guild == lord.guild
        assert f"--g:var(--{style.GUILDS[lord.guild]})" in DRAWN[f"lord/{lord.id}"]


def test_leviathans_of_one_kind_share_a_mood_and_the_healthier_is_larger(box: AbyssBox) -> None:
    moods: dict[tuple[str, ...], set[str]] = {}
    for leviathan in box.leviathans.values():
        drawn = art.GALLERY.fragment("leviathan", leviathan.id)
        moods.setdefault(tuple(leviathan.races), set()).update(re.findall(r"--h:\d+", drawn))
        size = re.search(r"<use href='#ab-water-\d'/><g transform='translate\([^)]*\) scale\((0\.\d+)\)'", drawn)
        assert (float(size[1]) if size else 1.0) >= {3: 1.0, 2: 0.9, 1: 0.7}[len(leviathan.levels)]
    assert all(len(hues) == 1 for hues in moods.values())
    assert len(set.union(*moods.values())) == len(moods) == 5


# ---------------------------------------------------------------------------------------------- each of them


def test_every_drawing_stands_alone_and_is_small() -> None:
    assert [of for of, svg in DRAWN.items() if "<use" in svg or " id=" in svg] == []
    assert [of for of, svg in DRAWN.items() if len(svg) > (8_000 if of else 25_000)] == []


# ---------------------------------------------------------------------------------------------- by name, all at once


@pytest.mark.parametrize(
    "of", ["", "home/cover", "*", "crab", "sage", "monster", "lord/sage", "ally/squid.2.pearl", "die/6"]
)
def test_the_game_draws_by_name(of: str) -> None:
    assert art.picture(of).startswith("<svg")


@pytest.mark.parametrize("of", ["nobody", "lord/nobody", "wheel/crab", "ally/crab.6", "lord/"])
def test_what_has_no_picture_is_empty(of: str) -> None:
    assert art.picture(of) == ""


def test_the_sprite_has_a_symbol_for_each_picture_and_every_part_that_it_refers_to_once() -> None:
    drawn = art.GALLERY.sprite()
    defs, *symbols = ElementTree.fromstring(drawn)
    assert [symbol.get("id") for symbol in symbols] == [f"art-{kind}-{name}" for kind, name in NAMES]
    ids = re.findall(r" id='([^']*)'", drawn)
    assert len(set(ids)) == len(ids)
    assert {part.get("id") for part in defs} == set(re.findall(r"href='#([^']*)'", drawn))


def test_a_symbol_is_light_and_so_is_the_sprite() -> None:
    assert max(len(art.GALLERY.fragment(kind, name)) for kind, name in NAMES) <= 4_000
    assert len(art.GALLERY.sprite()) <= 205_000


def test_drawings_are_the_same_each_time() -> None:
    fresh = [art.GALLERY.fragment(kind, name) for kind, name in NAMES]
    assert fresh == [art.GALLERY.fragment(kind, name) for kind, name in NAMES]
    assert art.GALLERY.sprite() is art.GALLERY.sprite()


# ---------------------------------------------------------------------------------------------- packs


def test_what_a_pack_adds_has_a_picture_too(box: AbyssBox) -> None:
    class More(AbyssBox):
        def __init__(self) -> None:
            self.lords = {**box.lords, "chandler": box.lords["trader"]}
            self.locations = {**box.locations, "salt_stair": box.locations["jail"]}
            self.leviathans = {**box.leviathans, "leviathan_21": box.leviathans["leviathan_09"]}

    more = More()
    for of in ("lord/chandler", "location/salt_stair", "leviathan/leviathan_21"):
        assert art.picture(of, more).startswith("<svg") and not art.picture(of, box)
    assert "art-lord-chandler" in art.picture("*", more)
    assert "var(--shellfish)" in art.picture("lord/chandler", more)
