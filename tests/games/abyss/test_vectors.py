"""The test vectors of the rules summary (table 4.1): states, attacks, and what comes of them."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.games.abyss.helpers import Table, given, leviathan, zone

from fathom.games.abyss.rules import border, fighting


class Attack(NamedTuple):
    """A row of the table: the Leviathan (number, level), the Ally, the dice; what is to come of it."""

    beast: tuple[int, int]
    ally: str
    dice: tuple[int, ...]
    power: int
    points: int
    tokens: int
    pearls: int = 0
    #: Pearls paid into the attack, and Lords that help.
    paid: int = 0
    lords: str = ""


ATTACKS = {
    "the book's first example": Attack((2, 0), "crab_2", (3,), 5, 0, 0, pearls=1),
    "the book's second example": Attack((2, 0), "crab_5", (3,), 8, 1, 2),
    "the book's third example": Attack((2, 0), "jellyfish_5", (5,), 10, 2, 3),
    "one point short of both levels": Attack((2, 0), "crab_5", (4,), 9, 1, 2),
    "the last level": Attack((2, 1), "crab_1", (3,), 4, 1, 1),
    "Pearls for two levels": Attack((1, 0), "jellyfish_2_pearls", (4,), 10, 2, 3, paid=4),
    "the higher of two dice": Attack((3, 0), "jellyfish_4_dice", (2, 5), 9, 1, 3),
    "Taxidermist and Altruist": Attack((6, 0), "crab_5", (5,), 10, 2, 5, pearls=4, lords="taxidermist altruist"),
}


@pytest.mark.rule("AL-053", "AL-055", "AL-056", "AL-057", "AL-064", "AL-065", "AL-067", "AL-075")
@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_does_what_the_table_says(name: str) -> None:
    row = ATTACKS[name]
    number, level = row.beast
    g = given(
        deck="monster", border={7: row.beast, 4: 19}, hand={0: f"{row.ally} crab_3"}, dice=row.dice,
        pearls={0: row.paid}, lords={0: row.lords},
    )  # fmt: skip
    g.choose("explore").choose("fight", leviathan(number)).choose("attack", row.ally)
    if row.paid:
        g.choose("add_pearls", row.paid)
    assert g.happened("rolled", dice=row.dice, power=row.power - row.paid) == 1
    if row.tokens:
        assert g.decision.args == (row.tokens,)
        g.choose("tokens", row.tokens, 0)
    assert g.tokens(0) == (row.tokens, 0) and g.player(0).pearls == row.pearls
    levels = len(g.box.leviathans[leviathan(number)].levels)
    if level + row.points == levels:
        assert g.player(0).slain == (leviathan(number),) and g.active == 1, "slain: the card is kept and the turn ends"
    else:
        beast = g.beast(7)
        assert beast is not None and beast.level == level + row.points
        assert g.asks("attack", 0) and g.offers("stop_fighting"), "one may attack again"


@pytest.mark.rule("AL-022", "AL-054")
def test_a_jellyfish_cannot_fight_a_leviathan_that_only_crabs_can() -> None:
    g = given(border={7: 17}, hand={0: "jellyfish_5"}).now(fighting.may_fight(0))
    assert g.asks("act"), "there is nothing to fight"
    g = given(border={7: 17}, hand={0: "jellyfish_5"}, lords={0: "metamorph"}).now(fighting.may_fight(0))
    assert g.asks("may_fight", 0)


@pytest.mark.rule("AL-017")
def test_fifteen_allies_and_two_pearls_are_settled_in_three_ways() -> None:
    cards = (
        "squid_1 squid_1 squid_1 squid_1 squid_2 squid_2 squid_2 squid_3 squid_3 squid_3 squid_4 squid_4 crab_1 crab_2"
    )
    g = given(hand={0: cards}, pearls={0: 2}, council="crab_3").choose("support", "crab")
    ends = set()

    def settle(table: Table) -> None:
        if not table.asks("martial_law", 0):
            ends.add((2 - table.player(0).pearls, 15 - len(table.player(0).hand)))
            return
        for key in {option.key for option in table.decision.options}:
            twin = Table(table.state.clone())
            twin.state.choose(table.options(key)[0])
            settle(twin)

    settle(g)
    assert ends == {(0, 3), (1, 2), (2, 1)}


@pytest.mark.rule("AL-046")
def test_two_pearls_are_all_that_can_be_lost() -> None:
    g = given(border={7: 5}, pearls={0: 2}, hand={0: "crab_1"}, dice=(3, 4)).now(border.add(0))
    assert g.player(0).pearls == 0 and g.player(0).hand == ("crab_1",) and g.player(0).wounds == 0


@pytest.mark.rule("AL-078", "AL-079", "AR-54")
def test_the_scourge_goes_to_and_fro() -> None:
    g = given(border={7: 1, 2: 4, 4: 8, 5: 12})

    def kill(seat: int, total: int) -> int:
        fighting.slay(g.state, seat, zone(total))
        scourge: int = g.scourge
        return scourge

    assert [kill(0, 2), kill(1, 4), kill(0, 5)] == [0, 1, 0]
