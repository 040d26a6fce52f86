"""Asking the Council for support (chapter 1.5)."""

from __future__ import annotations

import pytest
from tests.games.abyss.helpers import given


@pytest.mark.rule("AB-042")
def test_one_takes_all_cards_of_a_stack_that_is_not_empty() -> None:
    g = given(council="crab_1 crab_4 squid_2", hand={0: "jellyfish_3"})
    assert g.facts("support") == ["crab", "squid"]
    g.choose("support", "crab")
    assert (
        g.player(0).hand == ("crab_1", "crab_4", "jellyfish_3") and g.council[1] == () and g.council[4] == ("squid_2",)
    )
    [seen] = [e for e in g.events if e.kind == "saw_stack"]
    assert seen.seat == 0, "nobody else sees the cards"


@pytest.mark.rule("AB-043")
def test_one_stack_is_taken_per_action() -> None:
    assert given(council="crab_1 squid_2").choose("support", "crab").active == 1


@pytest.mark.rule("AB-043", "AR-21")
def test_the_alchemist_must_take_a_second_stack_if_there_is_one() -> None:
    g = given(lords={0: "alchemist"}, council="crab_1 squid_2 seahorse_3").choose("support", "crab")
    assert g.asks("stack", 0) and g.facts("stack") == ["seahorse", "squid"]
    g.choose("stack", "squid")
    assert g.active == 1 and g.player(0).hand == ("crab_1", "squid_2")
    assert given(lords={0: "alchemist"}, council="crab_1").choose("support", "crab").active == 1


@pytest.mark.rule("AR-21")
def test_the_alchemist_does_not_double_other_support() -> None:
    g = given(lords={0: "alchemist"}, council="crab_1 squid_2 seahorse_3", kept={0: "council_stack"})
    g.choose("reveal_token").choose("stack", "crab")
    assert g.asks("act", 0) and g.player(0).hand == ("crab_1",)
