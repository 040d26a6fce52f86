"""Every drawing of the game: there for every enemy, no two alike, well-formed, small, in the colours of the design."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import fathom.drawing
from fathom.games.gone_to_gaia import art, art_foes
from fathom.games.gone_to_gaia.art_kin import KINS, MARKS
from fathom.games.gone_to_gaia.art_minions import LIEUTENANTS, MINIONS
from fathom.games.gone_to_gaia.box import GaiaBox, open_box

#: Colours by number or function; and what would load or run something.
LITERAL = re.compile(
    r"#[0-9a-f]{3,8}\b(?!['\"])|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklch|oklab)\(|<script|on\w+=|://", re.IGNORECASE
)
PAINT = re.compile(r"(?:fill|stroke)='([^']*)'")
ALLOWED = re.compile(r"none|var\(--[\w-]+\)|color-mix\(in oklab,.*\)")

NAMES = [(kind, name) for kind in art.KINDS for name in art.names(kind)]
DRAWN = {of: art.picture(of) for of in ("", *(f"{kind}/{name}" for kind, name in NAMES))}


def test_every_enemy_has_a_picture_that_somebody_drew() -> None:
    box = open_box(())
    assert set(art.names("boss")) == set(box.boss_cards) == set(art_foes.BOSSES)
    assert set(art.names("minion")) == set(box.families) == set(MINIONS)
    assert set(art.names("lieutenant")) == set(box.lieutenants) == set(LIEUTENANTS)
    assert set(KINS) == set(box.kins)
    assert {mark for marks, _ in art_foes.BOSSES.values() for mark in marks} <= set(MARKS)


def test_no_two_pictures_are_alike() -> None:
    assert len(set(DRAWN.values())) == len(DRAWN)


def test_drawings_are_well_formed_and_name_no_colour_but_tokens_of_the_design() -> None:
    folder = Path(fathom.drawing.__file__).parent.parent
    css = (folder / "web" / "static" / "css" / "tokens.css").read_text(encoding="utf-8")
    tokens = set(re.findall(r"(--[\w-]+)\s*:", css))
    for of, svg in DRAWN.items():
        ElementTree.fromstring(svg)
        assert not LITERAL.search(svg), of
        assert all(ALLOWED.fullmatch(paint) for paint in PAINT.findall(svg)), of
        assert set(re.findall(r"var\((--[\w-]+)", svg)) <= tokens | set(re.findall(r"(--[\w-]+):", svg)), of
        assert '"' not in svg and "\\" not in svg and svg.isascii(), of


def test_the_sprite_has_a_symbol_for_each_picture_and_every_part_once() -> None:
    drawn = art.picture("*")
    _style, defs, *symbols = ElementTree.fromstring(drawn)
    assert [symbol.get("id") for symbol in symbols] == [f"art-{kind}-{name}" for kind, name in NAMES]
    assert {one.get("id") for one in defs} == set(re.findall(r"href='#([^']*)'", drawn))
    assert len(set(re.findall(r" id='([^']*)'", drawn))) == len(re.findall(r" id='", drawn))


def test_pictures_are_small_and_the_same_each_time() -> None:
    assert max(len(svg) for of, svg in DRAWN.items() if of) <= 7_000
    assert len(art.picture("*")) <= 200_000
    assert all(art.picture(of) == svg for of, svg in DRAWN.items())


def test_what_has_no_picture_is_empty() -> None:
    assert not any(map(art.picture, ("nobody", "boss/nobody", "wheel/golem", "boss/")))


def test_what_a_pack_adds_has_a_picture_too() -> None:
    box = open_box(())

    class More(GaiaBox):
        def __init__(self) -> None:
            self.made = {}
            self.boss_cards = {**box.boss_cards, "ada_the_bear": box.boss_cards["goldmonger"]}
            self.families = {**box.families, "saltling": box.families["jelly"]}
            self.lieutenants = {**box.lieutenants, "fog_sergeant": box.lieutenants["reef_prowler"]}

    more = More()
    for of in ("boss/ada_the_bear", "minion/saltling", "lieutenant/fog_sergeant"):
        assert art.picture(of, more).startswith("<svg") and not art.picture(of, box)
        assert f"art-{of.replace('/', '-')}" in art.picture("*", more)
