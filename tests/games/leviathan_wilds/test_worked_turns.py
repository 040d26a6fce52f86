"""The worked turns of the German rulebook (T-1 and T-2), with their terrain as we read it and the other way round."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import attack, blank, do, given

SCRAPE = attack("@ x", do("lose", health=2), do("push", dir="right", n=1))
SMACK = "herald.let_them_have_it"
LETTER = {"harmful": "h", "difficult": "d"}
OTHER = {"harmful": "difficult", "difficult": "harmful"}


def start(guarded, edition="en"):
    """Fix stands at A6; the AP card protects from terrain B (D2), not from terrain A (D4)."""
    a, b = LETTER[OTHER[guarded]], LETTER[guarded]
    dyno = "fix.dyno" if guarded == "difficult" else blank("dyno", 4, protects=["harmful"])
    g = given(
        map=["nn.n", "nn.L", f"nn.{a}", "nn.n", f"nn.{b}", "LLLL"],
        climbers=[("fix", "roughneck"), ("cheer", "herald")],
        at={0: "A6", 1: "A1"},
        hand={0: ["roughneck.kick_off", dyno, "fix.good_old_rosie"], 1: [SMACK]},
        deck={0: 7},
        crystals={"B6": 3, "D3": -3, "A3": 6},
        threat=SCRAPE,
        edition=edition,
        until="ap_card",
    )
    assert g.marked == ["A6"] and g.climber(0).health == 8
    g.choose("ap_card", "fix.dyno" if guarded == "difficult" else "dyno")
    assert g.ap == 4 and g.icons == (guarded,) and len(g.hand(0)) == 2
    g.choose("climb", "B6")
    assert g.at(0) == "B6" and g.ap == 3 and g.marked == ["A6"]
    return g


def all_cards(g):
    cards = g.cards(0)
    return len(cards.deck) + len(cards.hand) + len(cards.discard) + bool(cards.ap_card) + len(cards.in_play)


@pytest.mark.rule("LW-036", "LW-057", "LW-059", "LW-069", "LW-075", "LW-089", "LW-168")
@pytest.mark.parametrize("guarded", ["difficult", "harmful"])
def test_t1_the_simple_turn(guarded):
    g = start(guarded).choose("strike", 3).choose("land_strike")
    assert g.crystal("B6") == 0 and g.ap == 0 and g.climber(0).blight == 0
    g.choose("end_activation").to("falling")
    assert g.climber(0).health == 6 and g.at(0) == "C6" and g.marked == ["A6"]
    g.to("draw")
    assert g.at(0) == "C1" and g.climber(0).health == 6 and g.marked == []
    g.choose("draw")
    assert len(g.hand(0)) == 3 and g.grip(0) == 6 and len(g.discard(0)) == 1 and "dyno" in g.discard(0)[0]


@pytest.mark.rule(
    "LW-076", "LW-084", "LW-091", "LW-093", "LW-096", "LW-097", "LW-098", "LW-108", "LW-122", "LW-123", "LW-164",
    "LW-173",
)  # fmt: skip
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("guarded", ["difficult", "harmful"])
def test_t2_the_advanced_turn(guarded, edition):
    g = start(guarded, edition)
    total = all_cards(g)
    g.choose("strike", 1).choose("modify", 0, "fix.good_old_rosie").choose("land_strike")
    assert g.crystal("B6") == 0 and g.ap == 2 and g.discard(0) == ("fix.good_old_rosie",)
    g.use("roughneck.kick_off").choose("jump", "D6")
    assert g.at(0) == "D6" and g.hand(0) == () and g.ap == 2

    g.choose("let_go", 0).choose("fall_on")
    assert g.at(0) == "D5" and g.offers("stop_falling")
    g.choose("fall_on")
    lost = (g.climber(0).health, g.grip(0))
    assert g.at(0) == "D4" and lost == ((7, 7) if guarded == "difficult" else (8, 6))

    g.choose("fall_on").use(SMACK, 1).choose("choose_climber", 0).choose("strike", 2, seat=0)
    g.choose("modify", 0, "fix").to("falling")
    assert g.crystal("D3") == 0 and g.climber(0).blight == 1 and g.climber(1).blight == 0
    assert g.discard(1) == (SMACK,) and g.climber(0).falling and g.ap == 2

    g.choose("fall_on")
    assert g.at(0) == "D2" and (g.climber(0).health, g.grip(0)) == lost
    g.to("act")
    assert g.at(0) == "D1" and not g.climber(0).falling and g.ap == 2

    old = g.deck(0)
    back = set(g.discard(0))
    g.choose("rest")
    assert g.deck(0)[: len(old)] == old and set(g.deck(0)[len(old) :]) == back and len(back) >= 2
    assert g.discard(0) == () and "dyno" in g.cards(0).ap_card
    g.to("before_threat")
    assert len(g.discard(0)) == 1 and g.marked == ["A6"]
    g.to("draw").choose("draw")
    assert g.climber(0).health == lost[0] and g.hand(0) == old[:3] and all_cards(g) == total
    assert g.happened("attack", hit=()) == 1 and (g.crystal("B6"), g.crystal("D3")) == (0, 0)
