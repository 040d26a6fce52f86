"""Every card in the box: before, answers, after. One row per action card, cover, injury and mushroom."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from tests.games.leviathan_wilds.helpers import Table, card, do, event, given

from fathom.core.game import box_of, find
from fathom.core.text import LANGS
from fathom.games.leviathan_wilds.box import WildsBox
from fathom.games.leviathan_wilds.scene.words import Words

BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)

MAGUS = [("one", "magus"), ("two", "beta")]
HERALD = [("one", "herald"), ("two", "beta")]
SAVVY = [("savvy", "alpha"), ("two", "beta")]
GAMBLER = [("one", "gambler"), ("two", "beta")]
GADGETEER = [("one", "gadgeteer"), ("two", "beta")]
HIT = event(do("lose", health=2))
ROUGH = ("nnnnn", "nnnnn", "nnhnn", "nnhnn", "nndnn", "LLLLL")  # harmful C3 and C4, difficult C2
JAB = card("jab", do("strike", n=1))

Answer = tuple[Any, ...]


class Row(NamedTuple):
    """Climber 0 stands on C3, climber 1 on A1, and it is 0's activation with 3 AP, unless `before` says otherwise.

    An answer is an option's key and facts; ("default",) is whatever changes least. `after` names what `look` sees;
    `flips` are the sides that the coin will show.
    """

    before: Mapping[str, Any]
    answers: Sequence[Answer]
    after: Mapping[str, Any]
    refuses: Sequence[Answer] = ()
    #: What is offered at first and would do nothing.
    vain: Sequence[Answer] = ()


def look(g: Table) -> dict[str, Any]:
    """Return what a row may speak of; a number at the end is the climber."""
    seen: dict[str, Any] = {"ap": g.ap, "icons": set(g.icons), "over": g.over}
    seen["ready"] = sum(t.ready for t in g.tokens)
    seen["placed"] = [g.box.board.names[t.space] for t in g.tokens if t.space >= 0]
    seen["enraged"] = [slot.enraged for slot in g.threats]
    seen["crystals"] = {name: g.crystal(name) for name in g.box.board.names if g.crystal(name)}
    for c, k in enumerate(g.climbers):
        seen |= {
            f"at{c}": g.at(c), f"health{c}": k.health, f"blight{c}": k.blight, f"grip{c}": g.grip(c),
            f"hand{c}": len(g.hand(c)), f"discard{c}": len(g.discard(c)), f"focused{c}": k.focused,
            f"falling{c}": k.falling, f"mushrooms{c}": len(k.mushrooms), f"injuries{c}": k.injuries,
            f"cover{c}": k.cover_ready,
        }  # fmt: skip
    return seen


def play(row: Row) -> Table:
    before = {"at": {0: "C3"}, "ap": 3} | dict(row.before)
    sides = before.pop("flips", ())
    g = given(**before).flips(*sides)
    for key, *facts in row.refuses:
        assert g.refuses(key, *facts), f"{key} {facts} is offered"
    for key, *facts in row.vain:
        assert g.in_vain(key, *facts), f"{key} {facts} would do something, or is not offered"
    for key, *facts in row.answers:
        nth = facts.pop()[0] if facts and isinstance(facts[-1], list) else None
        g.default() if key == "default" else g.choose(key, *facts, nth=nth)
    seen = look(g)
    assert {name: seen[name] for name in row.after} == dict(row.after)
    return g


# ---------------------------------------------------------------------------------------------- action cards

GAP = ("nnnnn", "nn.nn", "nnnnn", "nnnnn", "nnnnn", "LLLLL")  # C5 is open
#: The setup of the Gadgeteer has put its first piton on A1.
FALLS = [("let_go", 0), ("fall_on",)]

#: Without "hand", the card itself is climber 0's hand; the answers begin after it was used, or with `modify`.
CARDS: dict[str, Row] = {
    "fix.dyno": Row({}, [("use",), ("jump", "D5")], {"at0": "D5", "ap": 3}, [("jump", "C6")]),
    "fix.good_old_rosie": Row({"crystals": {"C3": 5}}, [("use",), ("strike", 1)], {"crystals": {"C3": 2}, "ap": 2}),
    "kestrel.cliff_dash": Row({}, [("use",), ("climb", "C4"), ("climb", "C5"), ("climb", "C6")], {"at0": "C6"}),
    "kestrel.stoop": Row(
        {"crystals": {"C2": 5}}, [("use",), ("glide", "C2"), ("strike", 2)], {"at0": "C2", "crystals": {"C2": 3}}
    ),
    "hazard.laugh_it_off": Row(
        {"threat": HIT, "until": "loss"},
        [("modify",), ("prevent", 2), ("draw_n", 1)],
        {"health0": 8, "grip0": 5, "hand0": 1},
    ),
    "hazard.reckless_charge": Row(
        {"crystals": {"C4": 5}},
        [("use",), ("climb", "C4"), ("stop",), ("strike", 2)],
        {"health0": 7, "at0": "C4", "crystals": {"C4": 3}},
    ),
    "cheer.mushroom_feast": Row(
        {"health": {1: 5}}, [("use",), ("part", "take"), ("choose_climber", 1)], {"mushrooms0": 1, "health1": 6}
    ),
    "roughneck.retaliate": Row(
        {"threat": HIT, "until": "loss", "crystals": {"C3": 5}},
        [("modify",), ("prevent", 2), ("strike", 2)],
        {"health0": 8, "crystals": {"C3": 3}},
    ),
    "roughneck.daredevil": Row(
        {"threat": HIT, "until": "loss"},
        [("modify",), ("prevent", 1), ("climb", "C4"), ("climb", "C5"), ("climb", "D5")],
        {"health0": 7, "at0": "D5"},
    ),
    "roughneck.kick_off": Row({}, [("use",), ("jump", "E4")], {"at0": "E4"}),
    "roughneck.grit_your_teeth": Row({}, [("use",)], {"health0": 7, "ap": 7}),
    "roughneck.second_wind": Row(
        {"health": {0: 4}, "discard": {0: 5}}, [("use",), ("alternative", "gain")], {"grip0": 10, "health0": 4}
    ),
    "roughneck.big_swing": Row(
        {"crystals": {"C3": 5}}, [("use",), ("strike", 3)], {"grip0": 5, "crystals": {"C3": 2}, "ap": 3}
    ),
    "roughneck.head_first": Row(
        {"map": ROUGH, "at": {0: "B3"}},
        [("use",), ("climb", "C3"), ("climb", "C4")],
        {"health0": 8, "icons": {"harmful"}},
    ),
    "roughneck.hang_tough": Row(
        {"at": {0: "C4"}},
        [("let_go", 0), ("fall_on",), ("use",), ("anchor",)],
        {"at0": "C3", "falling0": False},
        vain=[("use",)],
    ),
    "breaker.twin_picks": Row(
        {"crystals": {"C3": 5}}, [("use",), ("strike", 1), ("strike", 1)], {"crystals": {"C3": 3}, "ap": 3}
    ),
    "breaker.shatter": Row(
        {"crystals": {"C3": 4, "E6": 1}},
        [("use",), ("strike", 4), ("draw_n", 1)],
        {"crystals": {"E6": 1}, "hand0": 1, "grip0": 5},
    ),
    "breaker.aftershock": Row(
        {"crystals": {"C3": 2, "D5": 6}}, [("use",), ("strike", 2), ("strike", 2, "D5")], {"crystals": {"D5": 4}}
    ),
    "breaker.momentum": Row(
        {"crystals": {"C3": 1, "E6": 1}},
        [("strike", 1), ("use",), ("climb", "C4"), ("climb", "C5"), ("climb", "C6"), ("climb", "B6")],
        {"at0": "B6", "ap": 2},
    ),
    "breaker.triumph": Row(
        {"crystals": {"C3": 1, "E6": 1}, "health": {0: 6}, "discard": {0: 3}},
        [("strike", 1), ("use",), ("part", "mend"), ("part", "focus"), ("part", "gain")],
        {"health0": 7, "focused0": True, "grip0": 8},
    ),
    "breaker.wrecking_blow": Row(
        {"crystals": {"C3": 3, "E6": 1}, "discard": {0: 2}},
        [("use",), ("strike", 1)],
        {"crystals": {"E6": 1}, "grip0": 7, "ap": 2},
    ),
    "breaker.hairline_crack": Row(
        {"crystals": {"D3": 5}},
        [("use",), ("part", "strike_plus"), ("strike", 1, "D3")],
        {"crystals": {"D3": 3}},
        [("strike",)],
    ),
    "breaker.ride_the_debris": Row(
        {"crystals": {"C3": 1, "E6": 1}},
        [("strike", 1), ("use",), ("part", "if"), ("glide", "D2")],
        {"at0": "D2", "ap": 3},
    ),
    "magus.arcane_blast": Row(
        {"climbers": MAGUS, "crystals": {"C6": 6}},
        [("use",), ("pay",), ("alternative", "range_plus"), ("strike", 2, "C6")],
        {"crystals": {"C6": 4}, "ready": 2},
    ),
    "magus.blink": Row({"climbers": MAGUS}, [("use",), ("pay",), ("jump", "E5")], {"at0": "E5", "ready": 2}),
    "magus.ward": Row(
        {"climbers": MAGUS, "threat": event(do("lose", health=2), who="all"), "until": "before_threat"},
        [("use",), ("part", "block"), ("pay",), ("pass",), ("default",), ("prevent", 2), ("prevent", 2)],
        {"health0": 8, "health1": 8, "ready": 2},
    ),
    "magus.warm_light": Row(
        {"climbers": MAGUS, "health": {1: 4}, "at": {0: "C3", 1: "B2"}},
        [("use",), ("part", "let"), ("choose_climber", 1), ("pay",)],
        {"health1": 6, "focused0": True, "ready": 2},
    ),
    "magus.attune": Row(
        {"climbers": MAGUS, "hand": {0: ["magus.attune", "magus.blink"]}},
        [("use", "magus.blink"), ("pay",), ("skip",), ("use", "magus.attune"), ("part", "ready"), ("draw_n", 1)],
        {"ready": 3, "hand0": 1},
    ),
    "magus.levitate": Row(
        {"climbers": MAGUS},
        [("use",), ("part", "climb"), ("climb", "C4"), ("climb", "C5"), ("pay",), ("climb", "C6"), ("climb", "B6")],
        {"at0": "B6", "ready": 2},
    ),
    "magus.surge": Row(
        {"climbers": MAGUS}, [("use",), ("part", "draw"), ("draw_n", 1), ("pay",)], {"hand0": 1, "ap": 4, "ready": 2}
    ),
    "magus.rune_hammer": Row(
        {"climbers": MAGUS, "crystals": {"C3": -6}},
        [("use",), ("pay",), ("alternative", [1]), ("strike", 1)],
        {"crystals": {"C3": -2}, "blight0": 0, "ready": 2},
    ),
    "herald.teamwork": Row(
        {"climbers": HERALD, "health": {1: 5}},
        [
            ("use",),
            ("choose_climber", 0),
            ("choose_climber", 1),
            ("climb", "C4"),
            ("climb", "C5"),
            ("alternative", "mend"),
        ],
        {"at0": "C5", "health1": 6},
    ),
    "herald.onward": Row({}, [("use",)], {"ap": 6}),
    "herald.let_them_have_it": Row(
        {"crystals": {"A1": -6}},
        [("use",), ("choose_climber", 1), ("strike", 2)],
        {"crystals": {"A1": -4}, "blight0": 0, "blight1": 1},
    ),
    "herald.marching_song": Row({}, [("use",), ("climb", "C4"), ("climb", "A2")], {"at0": "C4", "at1": "A2"}),
    "herald.look_out": Row({}, [("use",), ("choose_climber", 1), ("jump", "B2")], {"at1": "B2", "at0": "C3"}),
    "herald.take_heart": Row(
        {},
        [("use",), ("part", "let"), ("choose_climber", 0), ("choose_climber", 1), ("draw_n", 1)],
        {"focused0": True, "focused1": True, "hand0": 1},
    ),
    "herald.raise_the_banner": Row(
        {"climbers": HERALD, "discard": {0: 2}},
        [("use",), ("part", "gain"), ("place", "B2")],
        {"placed": ["B2"], "grip0": 7},
    ),
    "herald.chorus": Row(
        {"discard": {0: 4, 1: 5}}, [("use",), ("choose_climber", 0), ("choose_climber", 1)], {"grip0": 9, "grip1": 9}
    ),
    "savvy.hidden_paths": Row(
        {"climbers": SAVVY, "map": GAP},
        [("use", "savvy.hidden_paths"), ("place", "C5"), ("climb", "C4"), ("climb", "C5")],
        {"placed": ["C5"], "at0": "C5", "falling0": False, "ready": 1},
    ),
    "savvy.weak_spot": Row(
        {"crystals": {"C3": 6}}, [("use",), ("choose_climber", 0), ("strike", 1)], {"crystals": {"C3": 3}, "ap": 2}
    ),
    "hornet.stinger": Row(
        {"crystals": {"C6": -6}}, [("use",), ("strike", 2, "C6")], {"crystals": {"C6": -4}, "blight0": 1}
    ),
    "hornet.dart_away": Row({}, [("use",), ("jump", "E5")], {"at0": "E5", "grip0": 5}, [("jump", "E5")]),
    "brick.bulwark": Row({"threat": HIT, "until": "loss"}, [("modify",), ("prevent", 2)], {"health0": 8}),
    "brick.boost": Row(
        {"at": {0: "C3", 1: "B3"}, "discard": {0: 2}},
        [("use",), ("all_parts",), ("choose_climber", 1), ("climb", "B4"), ("climb", "B5"), ("climb", "B6")],
        {"at1": "B6", "grip0": 8},
    ),
    "mystic.still_the_wrath": Row(
        {"enraged": 2, "discard": {0: 2}},
        [("use",), ("all_parts",)],
        {"enraged": [True, False, False, False, False], "focused0": True, "grip0": 8},
    ),
    "mender.patch_up": Row(
        {"health": {1: 4}, "injuries": {1: ["dizzy"]}, "at": {0: "B2"}},
        [("use",), ("choose_climber", 1), ("all_parts",)],
        {"health1": 6, "injuries1": ()},
    ),
    "mender.safety_rope": Row({"discard": {1: 5}}, [("use",), ("choose_climber", 1)], {"grip1": 9, "discard1": 2}),
    "mender.cleansing_draught": Row(
        {"blight": {0: 2, 1: 2}}, [("use",), ("choose_climber", 0)], {"blight0": 1, "blight1": 2}
    ),
    "mender.steady_now": Row(
        {"health": {1: 6}}, [("use",), ("choose_climber", 1), ("all_parts",)], {"focused1": True, "health1": 7}
    ),
    "mender.moss_shield": Row(
        {"threat": event(do("lose", health=2), who="next"), "until": "loss"},
        [("modify",), ("choose_climber", 1), ("prevent", 2)],
        {"health1": 8},
    ),
    "mender.breather": Row(
        {"discard": {1: 5}, "health": {1: 6}},
        [("use",), ("choose_climber", 1), ("part", "rest"), ("rest",), ("part", "mend")],
        {"grip1": 11, "health1": 7, "discard1": 0},
    ),
    "mender.clean_cut": Row(
        {"crystals": {"C3": -6}}, [("use",), ("strike", 2)], {"crystals": {"C3": -4}, "blight0": 0}
    ),
    "mender.hand_up": Row(
        {"at": {0: "C3", 1: "B2"}},
        [("use",), ("choose_climber", 1), ("climb", "B3"), ("climb", "B4")],
        {"at1": "B4"},
    ),
    "freeclimber.free_solo": Row(
        {}, [("use",), ("climb", "C4"), ("climb", "C5"), ("climb", "C6")], {"at0": "C6", "ap": 3}
    ),
    "freeclimber.leap_of_faith": Row({}, [("use",), ("jump", "C6")], {"at0": "C6", "grip0": 5}, [("jump", "C6")]),
    "freeclimber.chalk_up": Row(
        {"map": ROUGH, "at": {0: "B2"}, "discard": {0: 4}},
        [("use",), ("part", "gain"), ("climb", "C2")],
        {"grip0": 9, "icons": {"difficult"}},
    ),
    "freeclimber.pendulum": Row(
        {"crystals": {"C4": 3}},
        [("use",), ("climb", "C4"), ("strike", 1), ("climb", "D4")],
        {"at0": "D4", "crystals": {"C4": 2}},
    ),
    "freeclimber.controlled_fall": Row(
        {"at": {0: "C5"}},
        [*FALLS, ("use",), ("glide", "D3"), ("anchor",)],
        {"at0": "D3", "falling0": False},
        [("use",)],
    ),
    "freeclimber.crack_climb": Row(
        {"at": {0: "C2"}},
        [("use",), ("climb", "C3"), ("climb", "C4"), ("climb", "C5"), ("climb", "C6")],
        {"at0": "C6", "ap": 3},
    ),
    "freeclimber.mantle": Row({}, [("use",), ("jump", "D1")], {"at0": "D1"}, [("jump", "D1")]),
    "freeclimber.diving_blow": Row(
        {"at": {0: "C5"}, "crystals": {"C4": 6}},
        [("let_go", 0), ("use",), ("strike", 4)],
        {"crystals": {"C4": 2}, "at0": "C1"},
        [("use",)],
    ),
    "gambler.my_lucky_day": Row(
        {"hand": {0: ["gambler.my_lucky_day", "gambler.wild_swing"]}, "crystals": {"C3": 6}, "flips": ["tails"]},
        [("use", "gambler.wild_swing"), ("modify",), ("strike", 5)],
        {"crystals": {"C3": 1}, "focused0": False},
    ),
    "gambler.double_or_nothing": Row(
        {
            "hand": {0: ["gambler.double_or_nothing", "gambler.lucky_hold"]},
            "discard": {0: 9},
            "flips": ["tails", "heads"],
        },
        [("use", "gambler.lucky_hold"), ("modify",)],
        {"grip0": 16},
    ),
    "gambler.wild_swing": Row(
        {"crystals": {"C3": 6}, "flips": ["heads"]}, [("use",), ("strike", 5)], {"crystals": {"C3": 1}}
    ),
    "gambler.toss_up": Row({"flips": ["heads"]}, [("use",), ("jump", "D5")], {"at0": "D5"}),
    "gambler.lucky_hold": Row(
        {"at": {0: "C5"}, "discard": {0: 5}, "flips": ["heads"]},
        [*FALLS, ("use",), ("part", "gain"), ("anchor",)],
        {"at0": "C4", "falling0": False, "grip0": 11},
    ),
    "gambler.all_in": Row(
        {"flips": ["tails"], "discard": {0: 3}},
        [("use",), ("part", "draw"), ("draw_n", 1), ("part", "gain")],
        {"hand0": 1, "grip0": 6},
    ),
    "gambler.bluff": Row(
        {"threat": event(do("lose", health=4)), "until": "loss", "flips": ["heads"]},
        [("modify",), ("prevent", 4)],
        {"health0": 8},
    ),
    "gambler.side_bet": Row(
        {"flips": ["heads"]},
        [("use",), ("choose_climber", 1), ("climb", "A2"), ("climb", "A3"), ("stop",)],
        {"at1": "A3", "at0": "C3"},
    ),
    "gadgeteer.drive_a_piton": Row(
        {"climbers": GADGETEER, "discard": {0: 2}, "at": {0: "C5"}},
        [*FALLS, ("use",), ("part", "gain"), ("part", "place"), ("place", "C4"), ("anchor",)],
        {"placed": ["A1", "C4"], "grip0": 7, "at0": "C4"},
    ),
    "gadgeteer.grapple_line": Row({"climbers": GADGETEER}, [("use",), ("jump", "A1")], {"at0": "A1"}, [("jump", "C6")]),
    "gadgeteer.spring_boots": Row({}, [("use",), ("jump", "C6")], {"at0": "C6"}),
    "gadgeteer.blast_charge": Row(
        {"climbers": GADGETEER, "crystals": {"A1": 6}},
        [("use",), ("strike", 3, "A1"), ("take_token", "A1")],
        {"crystals": {"A1": 3}, "placed": []},
    ),
    "gadgeteer.winch": Row({}, [("use",), ("choose_climber", 1), ("jump", "C3")], {"at1": "C3"}),
    "gadgeteer.pack_up": Row(
        {"climbers": GADGETEER, "discard": {0: 3}},
        [("use",), ("part", "take"), ("take_token", "A1"), ("part", "gain")],
        {"placed": [], "grip0": 8},
    ),
    "gadgeteer.tool_belt": Row(
        {"climbers": GADGETEER}, [("use",), ("alternative", "place"), ("place", "D3")], {"placed": ["A1", "D3"]}
    ),
    "gadgeteer.auto_belay": Row(
        {"climbers": GADGETEER, "at": {0: "B3", 1: "C5"}, "discard": {1: 2}},
        [("let_go", 1), ("use",), ("choose_climber", 1), ("place", "C5"), ("anchor",)],
        {"placed": ["A1", "C5"], "at1": "C5", "falling1": False, "grip1": 7},
    ),
}


@pytest.mark.rule("LW-008", "LW-105")
@pytest.mark.parametrize("name", list(BOX.cards))
def test_each_action_card_does_what_it_says_and_is_discarded(name: str) -> None:
    row = CARDS[name]
    g = play(row._replace(before={"hand": {0: [name]}} | dict(row.before)))
    assert name in g.discard(0) + g.deck(0)  # grip gained may have taken it up again


@pytest.mark.rule("LW-069", "LW-074")
@pytest.mark.parametrize("name", list(BOX.cards))
def test_each_action_card_gives_its_ap_and_its_icons(name: str) -> None:
    g = given(hand={0: [name]}, until="ap_card" if BOX.skills[name].always else "act")
    if g.asks("ap_card"):
        g.choose("ap_card", name)
    assert (g.ap, set(g.icons)) == (BOX.cards[name].ap, set(BOX.cards[name].protects))


@pytest.mark.rule("LW-127", "LW-129", "LR-23")
@pytest.mark.parametrize("lang", LANGS)
def test_digits_in_a_text_are_the_numbers_that_focus_may_raise_and_words_are_the_others(lang: str) -> None:
    g = given()
    words = Words(g.state, find("leviathan-wilds").text(lang))
    for source, skill in BOX.skills.items():
        printed = Counter(re.findall(r"\d+", words.source_text(source)))
        assert printed == Counter(str(getattr(BOX.nodes[node], field)) for node, field in skill.raisable), source


def test_every_row_belongs_to_a_card() -> None:
    assert set(CARDS) == set(BOX.cards)
    assert set(COVERS) == {name for name, entry in BOX.sets.items() if entry.kind == "character" or entry.rules}
    assert set(INJURIES) == set(BOX.injuries)
    assert set(MUSHROOMS) == set(BOX.mushrooms)


# ---------------------------------------------------------------------------------------------- covers


def team(character: str) -> dict[str, Any]:
    return {"climbers": [(character, "alpha"), ("two", "beta")]}


COVERS: dict[str, Row] = {
    "fix": Row(
        team("fix") | {"crystals": {"C3": 5}}, [("use", "fix"), ("strike", 1)], {"crystals": {"C3": 3}, "cover0": False}
    ),
    "kestrel": Row(team("kestrel"), [("use", "kestrel"), ("climb", "C4")], {"at0": "C4", "grip0": 5, "ap": 3}),
    "hazard": Row(
        team("hazard") | {"threat": event(do("lose", health=2), who="next"), "until": "take_over"},
        [("modify", "hazard")],
        {"health0": 6, "health1": 8, "focused0": True},
    ),
    "cheer": Row(
        team("cheer"), [("use", "cheer")], {"mushrooms0": 1, "grip0": 3, "cover0": False}
    ),
    "magus": Row(
        {"climbers": MAGUS, "hand": {0: ["magus.blink"]}, "at": {0: "A1"}},
        [("use", "magus.blink"), ("pay",), ("skip",), ("rest",)],
        {"ready": 3},
    ),
    "herald": Row(
        {"climbers": HERALD, "hand": {0: ["herald.raise_the_banner"]}, "at": {0: "B2"}, "discard": {1: 4}},
        [("use",), ("place", "B1"), ("end_activation",), *([("default",)] * 4)],
        {"grip1": 8},
    ),
    "savvy": Row(
        team("savvy") | {"map": ROUGH, "at": {0: "B3"}},
        [("use", "savvy"), ("place", "C3"), ("climb", "C3")],
        {"health0": 8, "placed": ["C3"], "ready": 0},
    ),
    "hornet": Row(
        team("hornet") | {"crystals": {"D4": -5}},
        [("use", "hornet"), ("strike", 2, "D4")],
        {"crystals": {"D4": -3}, "blight0": 1, "cover0": False},
        [("strike",)],
    ),
    "brick": Row(
        team("brick") | {"at": {0: "C3", 1: "B5"}, "edition": "de"},
        [("let_go", 1), ("fall_on",), ("fall_on",), ("use", "brick"), ("choose_climber", 1), ("anchor",)],
        {"at1": "B3", "falling1": False, "grip0": 6, "cover0": False},
        vain=[("use",)],
    ),
    "mystic": Row(
        team("mystic"),
        [("use", "mystic"), ("place", "C3")],
        {"placed": ["C3"], "cover0": False, "grip0": 6},
    ),
    "gadgeteer": Row(
        {"climbers": GADGETEER, "at": {0: "A1"}, "discard": {0: 2}}, [("rest",)], {"grip0": 8, "placed": ["A1"]}
    ),
}  # fmt: skip


@pytest.mark.rule("LW-107")
@pytest.mark.parametrize("name", list(COVERS))
def test_each_cover_does_what_it_says(name: str) -> None:
    play(COVERS[name])


def test_cheer_tosses_two_spaces_further() -> None:
    at = {0: "C3", 1: "A6"}
    assert given(**team("cheer"), at=at, holds={0: ["focus"]}).offers("toss")
    assert given(at=at, holds={0: ["focus"]}).refuses("toss")


# ---------------------------------------------------------------------------------------------- injuries


def drawn(name: str) -> dict[str, Any]:
    """The injury is drawn from a threat."""
    return {"threat": event(do("gain", injury=1)), "top": name, "ap": None, "until": "start"}


INJURIES: dict[str, Row] = {
    "paranoid": Row(
        {"at": {0: "A2"}, "hand": {1: [card("hug", do("let", who="other", then=[do("climb", n=1)]))]}},
        [("pay_off_injury",)],
        {"injuries0": (), "ap": 2},
        vain=[("use", "hug")],
    ),
    "fearful": Row({}, [("let_go", 0)], {"health0": 7, "at0": "C1", "injuries0": ()}),
    "sore_wrist": Row({"crystals": {"C3": 5}}, [("strike", 1)], {"crystals": {"C3": 4}, "ap": 1}, [("strike", 3)]),
    "twisted_ankle": Row({}, [("mend",)], {"injuries0": (), "ap": 2}, [("jump",)]),
    "dizzy": Row({"at": {0: "A1"}, "hand": {0: 0}}, [("end_activation",)], {"hand0": 2}),
    "cracked_rib": Row({"at": {0: "A1"}, "health": {0: 5}}, [("mend",), ("rest",)], {"health0": 5, "injuries0": ()}),
    "dazed": Row(
        {"hand": {0: [card("calm", do("focus"))]}},
        [("pay_off_injury",)],
        {"injuries0": (), "ap": 3, "hand0": 0},
        vain=[("use", "calm")],
    ),
    "bleeding": Row({"at": {0: "A1"}}, [("end_activation",)], {"health0": 7, "injuries0": ("bleeding",)}),
    "cramp": Row({"ap": 4}, [("pay_off_injury",)], {"grip0": 4, "injuries0": (), "ap": 3}),
    "shaken": Row(drawn("shaken"), [], {"grip0": 3, "injuries0": ()}),
    "crystal_splinter": Row({"blight": {0: 1}}, [("pay_off_injury",)], {"blight0": 0, "ap": 1, "injuries0": ()}),
    "winded": Row(drawn("winded"), [("discard", "a2")], {"injuries0": (), "discard0": 3}),
}


@pytest.mark.rule("LW-176", "LW-177")
@pytest.mark.parametrize("name", list(INJURIES))
def test_each_injury_acts_and_goes_as_it_says(name: str) -> None:
    row = INJURIES[name]
    before = dict(row.before)
    if before.pop("top", ""):
        g = given(**before, hand={0: 3})
        g.state.injuries = (name,)
        g.again().to("discard" if row.answers else "draw")
        for key, *facts in row.answers:
            g.choose(key, *facts)
        seen = look(g)
        assert {k: seen[k] for k in row.after} == row.after
    else:
        play(row._replace(before=before | {"injuries": {0: [name]}}))


@pytest.mark.parametrize(("name", "lost"), [("dazed", "focused"), ("crystal_splinter", "blight")])
def test_an_injury_with_a_first_effect_applies_it_when_drawn(name: str, lost: str) -> None:
    g = given(focused=[0])
    g.state.injuries = (name,)
    k = g.suffer(0, do("gain", injury=1)).climber(0)
    assert (k.focused, k.blight) == ((False, 0) if lost == "focused" else (True, 1))


@pytest.mark.parametrize(("name", "ap", "space"), [("sore_wrist", 2, "C3"), ("bleeding", 1, "A1")])
def test_an_injury_that_is_paid_off_costs_that_many_ap(name: str, ap: int, space: str) -> None:
    g = given(injuries={0: [name]}, ap=4, at={0: space}).choose("pay_off_injury")
    assert (g.climber(0).injuries, g.ap) == ((), 4 - ap)


def test_bleeding_is_paid_off_only_on_a_ledge_and_paranoid_only_in_company() -> None:
    g = given(injuries={0: ["bleeding", "paranoid"]}, ap=2, at={0: "C3"})
    assert g.refuses("pay_off_injury")


def test_nobody_tosses_a_mushroom_to_a_paranoid_climber() -> None:
    assert given(injuries={0: ["paranoid"]}, holds={1: ["health"]}).refuses("toss")


# ---------------------------------------------------------------------------------------------- mushrooms

MUSHROOMS: dict[str, Row] = {
    "health": Row({"health": {0: 5}}, [("use",)], {"health0": 7}),
    "grip": Row({"discard": {0: 3}}, [("use",)], {"grip0": 8}),
    "cleanse": Row({"blight": {0: 2}}, [("use",)], {"blight0": 1}),
    "strike_1": Row({"crystals": {"C3": 5}}, [("use",), ("strike", 1)], {"crystals": {"C3": 4}}),
    "strike_2": Row({"crystals": {"C3": 5}}, [("use",), ("strike", 2)], {"crystals": {"C3": 3}}),
    "climb_2": Row({}, [("use",), ("climb", "C4"), ("climb", "C5")], {"at0": "C5", "ap": 3}),
    "climb_3": Row({}, [("use",), ("climb", "C4"), ("climb", "C5"), ("climb", "D5")], {"at0": "D5", "ap": 3}),
    "glide": Row({"at": {0: "C4"}}, [("use",), ("glide", "E2")], {"at0": "E2", "ap": 3}),
    "harmful": Row({"map": ROUGH, "at": {0: "B3"}}, [("use",), ("climb", "C3")], {"health0": 8, "icons": {"harmful"}}),
    "difficult": Row(
        {"map": ROUGH, "at": {0: "B2"}}, [("use",), ("climb", "C2")], {"grip0": 6, "icons": {"difficult"}}
    ),
    "blight": Row({"crystals": {"C3": -5}}, [("use",), ("strike", 1)], {"blight0": 0, "crystals": {"C3": -4}}),
    "anchor": Row({}, [("let_go", 0), ("use",), ("anchor",)], {"at0": "C3", "falling0": False}),
    "focus": Row({}, [("use",)], {"focused0": True}),
    "ap": Row({}, [("use",)], {"ap": 4}),
    "block": Row({"threat": HIT, "until": "loss"}, [("modify",), ("prevent", 1)], {"health0": 7}),
    "draw": Row({}, [("use",), ("draw_n", 1)], {"hand0": 4, "grip0": 5}),
}


@pytest.mark.rule("LW-110", "LW-112")
@pytest.mark.parametrize("name", list(MUSHROOMS))
def test_each_mushroom_does_what_it_says_once(name: str) -> None:
    row = MUSHROOMS[name]
    g = play(row._replace(before={"holds": {0: [name]}} | dict(row.before)))
    assert (g.climber(0).mushrooms, g.mushroom_discard) == ((), (name,))


def test_there_are_sixteen_mushrooms_and_twelve_injuries() -> None:
    assert sum(mushroom.count for mushroom in BOX.mushrooms.values()) == 16
    assert len(BOX.injuries) == 12
