"""Martial law (chapter 2.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.abyss.helpers import BOX, Table, given

ELEVEN = "squid_1 squid_1 squid_1 squid_1 squid_2 squid_2 squid_2 squid_3 squid_3 squid_3 squid_4"
TWELVE = f"{ELEVEN} squid_4"


def with_hand(more: str, pearls: int = 0, **others: Any) -> Table:
    """Seat 0 takes a Jellyfish from the Council on top of twelve Squids and these."""
    table: dict[str, Any] = {
        "hand": {0: f"{TWELVE} {more}"},
        "pearls": {0: pearls},
        "council": "jellyfish_1",
        "deck": "crab_1 crab_2 crab_3",
    }
    return given(**table | others).choose("support", "jellyfish")


@pytest.mark.rule("AL-016")
def test_at_the_end_of_ones_turn_twelve_allies_may_be_held() -> None:
    g = with_hand("")
    assert g.asks("martial_law", 0) and g.decision.args == (1,)
    assert g.choose("discard", "squid_4").active == 1 and len(g.player(0).hand) == 12
    assert given(hand={0: ELEVEN}, council="jellyfish_1").choose("support", "jellyfish").active == 1


@pytest.mark.rule("AL-016", "AB-012")
def test_the_base_game_has_no_limit() -> None:
    assert with_hand("jellyfish_2 jellyfish_3", expansion=False).active == 1


@pytest.mark.rule("AL-017")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_each_ally_above_is_paid_for_or_discarded_mixed_freely(paid: int) -> None:
    g = with_hand("jellyfish_2 jellyfish_3", pearls=2)
    treasury = g.treasury
    for _ in range(paid):
        g.choose("pay_to_keep")
    for _ in range(3 - paid):
        assert g.asks("martial_law", 0)
        g.choose("discard", "squid_1")
    assert g.active == 1 and len(g.player(0).hand) == 12 + paid
    assert g.player(0).pearls == 2 - paid and g.treasury == treasury + paid


@pytest.mark.rule("AL-017")
def test_pearls_may_come_after_discards_and_not_beyond_what_is_held() -> None:
    g = with_hand("jellyfish_2", pearls=1).choose("discard", "squid_1").choose("pay_to_keep")
    assert g.active == 1 and len(g.player(0).hand) == 13
    assert with_hand("").refuses("pay_to_keep")


@pytest.mark.rule("AL-018", "AR-28", "AL-097")
def test_the_owner_chooses_any_ally_to_discard() -> None:
    g = with_hand("")
    assert g.facts("discard") == ["jellyfish_1", "squid_1", "squid_2", "squid_3", "squid_4"]
    assert {ally.race for ally in BOX.allies.values()} == {"jellyfish", "crab", "seahorse", "shellfish", "squid"}, (
        "there are no Kraken Allies in these boxes, which could not be discarded"
    )


@pytest.mark.rule("AL-019")
def test_a_hand_may_exceed_twelve_in_between() -> None:
    g = given(hand={1: TWELVE}, pearls={1: 1}, deck="crab_5 crab_4").choose("explore").choose("buy", seat=1)
    g.choose("take")
    assert g.active == 1 and g.asks("act", 1) and len(g.player(1).hand) == 13


@pytest.mark.rule("AL-020", "AR-29")
def test_who_paid_once_pays_again_at_the_end_of_the_next_turn() -> None:
    g = with_hand("", pearls=2).choose("pay_to_keep").end_turn()
    g.choose("explore").choose("take")
    assert g.asks("martial_law", 0) and g.decision.args == (2,), "the thirteenth once more, and the new one"


@pytest.mark.rule("AL-021")
def test_affiliated_allies_do_not_count() -> None:
    g = given(hand={0: ELEVEN}, affiliated={0: "crab_5 crab_4 crab_3"}, council="jellyfish_1")
    assert g.choose("support", "jellyfish").active == 1


@pytest.mark.rule("AR-30")
def test_the_commanders_limit_comes_first() -> None:
    g = with_hand("", pearls=9, lords={1: "commander"})
    assert g.asks("discard", 0) and g.decision.args[0] == 7
    g.end_turn()
    assert len(g.player(0).hand) == 6 and g.happened("paid_pearls", of="martial_law") == 0
