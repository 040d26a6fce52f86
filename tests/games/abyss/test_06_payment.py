"""Recruiting a Lord: what it costs (chapter 1.6), and every legal payment against a count by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given as generated
from hypothesis import settings
from hypothesis import strategies as st
from tests.games.abyss.helpers import BOX, Table, given

from fathom.games.abyss import queries
from fathom.games.abyss.rules.payments import OFFERED, Price, price_of, why_not_pay
from fathom.games.abyss.schema import RACES

CRAB = RACES.index("crab")


def asking(lord: str, hand: str, pearls: int = 0, **more: Any) -> Table:
    return given(**{"court": f"{lord} miller keeper reaper", "hand": {0: hand}, "pearls": {0: pearls}} | more)


def payments(g: Table, lord: str) -> set[tuple[str, ...]]:
    """Return every payment that can be made."""
    found: set[tuple[str, ...]] = set()
    tried = set()

    def follow(table: Table) -> None:
        assert table.decision.options, "what is laid can always be completed"
        for option in table.decision.options:
            if option.call not in tried:
                tried.add(option.call)
                twin = Table(table.state.clone())
                twin.state.events = []
                twin.state.choose(option)
                paid = [tuple(e.facts["allies"]) for e in twin.events if e.kind == "recruited"]
                if paid:
                    found.add(paid[0])
                else:
                    follow(twin)

    follow(g.choose("recruit", lord))
    return found


@pytest.mark.rule("AB-044")
def test_only_lords_at_the_court_are_recruited() -> None:
    g = asking("shepherd", "seahorse_5 seahorse_4", lords={1: "landowner"}, pearls=9)
    assert g.facts("recruit") == ["shepherd"]


@pytest.mark.rule("AB-045", "AB-046")
def test_the_allies_come_from_exactly_as_many_races_the_named_one_among_them() -> None:
    price = Price(BOX, 2, CRAB, 6, 0)
    assert price.is_legal(("crab_3", "squid_3"))
    assert not price.is_legal(("crab_3", "crab_4")), "too few Races"
    assert not price.is_legal(("crab_2", "jellyfish_2", "squid_2")), "too many"
    assert not price.is_legal(("jellyfish_3", "squid_3")), "no Crab"
    assert asking("jailer", "squid_5 jellyfish_5 seahorse_5", 9).refuses("recruit", "jailer")
    g = asking("recruiter", "crab_5 squid_5 jellyfish_5 seahorse_5")
    assert payments(g, "recruiter") == {("crab_5", f"{race}_5") for race in ("jellyfish", "seahorse", "squid")}
    assert sorted({lord.races for lord in BOX.lords.values()}) == [1, 2, 3, 5]


@pytest.mark.rule("AB-047")
def test_ambassadors_take_allies_of_all_five_races() -> None:
    g = asking("hermit", "crab_2 squid_2 jellyfish_2 seahorse_2", 9)
    assert g.refuses("recruit", "hermit")
    g = asking("hermit", "crab_2 squid_2 jellyfish_2 seahorse_2 shellfish_2")
    g.recruit("hermit", "crab_2 squid_2 jellyfish_2 seahorse_2 shellfish_2")
    assert g.happened("recruited", lord="hermit", pearls=0) == 1


@pytest.mark.rule("AB-048", "AB-051", "AR-04")
def test_pearls_make_up_exactly_what_is_missing() -> None:
    g = asking("shepherd", "seahorse_5", 4)
    treasury = g.treasury
    g.recruit("shepherd", "seahorse_5")
    assert g.player(0).pearls == 1 and g.treasury == treasury + 3
    assert asking("shepherd", "seahorse_5", 2).refuses("recruit")


@pytest.mark.rule("AB-049")
def test_several_allies_of_one_race_count_as_one_race() -> None:
    g = asking("shepherd", "seahorse_1 seahorse_3 seahorse_4")
    g.recruit("shepherd", "seahorse_1 seahorse_3 seahorse_4")
    assert g.player(0).lords == ("shepherd",)


@pytest.mark.rule("AB-050")
def test_no_change_is_given() -> None:
    g = asking("jailer", "crab_5 squid_5 jellyfish_5").recruit("jailer", "crab_5 squid_5 jellyfish_5")
    assert g.player(0).pearls == 0 and g.happened("recruited", pearls=0) == 1


@pytest.mark.rule("AB-052")
def test_pearls_never_replace_a_race() -> None:
    assert asking("jailer", "crab_5 squid_5", 50).refuses("recruit", "jailer")


@pytest.mark.rule("AB-053")
def test_treasurer_and_recruiter_change_the_number_and_add_up() -> None:
    g = given(players=4, lords={0: "treasurer", 1: "recruiter"})
    cost = {seat: queries.cost(g.state, seat, "shepherd") for seat in range(4)}
    assert cost == {0: 8, 1: 8, 2: 10, 3: 10}, "-2 +2, none, +2, +2"
    assert price_of(g.state, 2, "shepherd").races == 1
    g.state.players[0].lords = ("treasurer",) * 6
    assert queries.cost(g.state, 0, "shepherd") == 0, "never below 0"


@pytest.mark.rule("AR-03")
def test_an_ally_that_could_be_left_out_makes_a_payment_illegal() -> None:
    price = Price(BOX, 1, CRAB, 5, 3)
    assert price.is_legal(("crab_5",)) and price.is_legal(("crab_2", "crab_3"))
    assert not price.is_legal(("crab_1", "crab_5")), "the 1 only came to be affiliated"
    assert price.is_legal(("crab_1", "crab_3")), "without the 1 another Pearl would be due"
    assert Price(BOX, 2, CRAB, 5, 0).is_legal(("crab_5", "squid_1")), "the Squid is the only one of its Race"


@pytest.mark.rule("AR-04")
def test_fewer_allies_and_more_pearls_may_be_paid() -> None:
    g = asking("shepherd", "seahorse_3 seahorse_5", 9)
    assert payments(g, "shepherd") == {("seahorse_3",), ("seahorse_5",), ("seahorse_3", "seahorse_5")}


def test_who_has_to_pay_with_a_single_set_of_allies_is_not_asked() -> None:
    g = asking("jailer", "crab_2 squid_2 jellyfish_2").choose("recruit", "jailer")
    g.pay("crab_2 squid_2 jellyfish_2")
    assert g.happened("recruited", lord="jailer", pearls=0) == 1


# ---------------------------------------------------------------------------------------------- all payments

ALLIES = sorted(ally for ally, card in BOX.allies.items() if not card.fights)
hands = st.lists(st.sampled_from(ALLIES), max_size=8).map(lambda cards: tuple(sorted(cards)))


def by_definition(hand: tuple[str, ...], races: int, required: int, number: int, pearls: int) -> set[tuple[str, ...]]:
    """Return every legal payment of a hand: the definition of AR-03 and AR-04, tried on all of its parts."""

    def pays(cards: Counter[str], most: int) -> bool:
        present = {BOX.allies[card].race for card in cards.elements()}
        value = sum(BOX.allies[card].value for card in cards.elements())
        right = len(present) == races and (required < 0 or RACES[required] in present)
        return right and value + most >= number

    found = set()
    held = Counter(hand)
    for counts in product(*(range(n + 1) for n in held.values())):
        cards = Counter({card: n for card, n in zip(held, counts, strict=True) if n})
        paid = max(0, number - sum(BOX.allies[card].value for card in cards.elements()))
        if paid <= pearls and pays(cards, paid) and not any(pays(cards - Counter([c]), paid) for c in cards):
            found.add(tuple(sorted(cards.elements())))
    return found


prices = st.tuples(
    st.sampled_from([1, 2, 3, 5]), st.sampled_from([-1, 0, 1, 2, 3, 4]), st.integers(0, 14), st.integers(0, 6)
).map(lambda p: (p[0], -1 if p[0] == 5 else p[1], p[2], p[3]))


@pytest.mark.rule("AB-045", "AB-046", "AB-048", "AB-049", "AB-052", "AR-03", "AR-04")
@settings(max_examples=200, deadline=None)
@generated(hand=hands, asked=prices)
def test_what_counts_as_legal_is_what_the_definition_says(
    hand: tuple[str, ...], asked: tuple[int, int, int, int]
) -> None:
    races, required, number, pearls = asked
    price = Price(BOX, races, required, number, pearls)
    legal = by_definition(hand, races, required, number, pearls)
    held = Counter(hand)
    for counts in product(*(range(n + 1) for n in held.values())):
        cards = tuple(sorted(Counter(dict(zip(held, counts, strict=True))).elements()))
        assert price.is_legal(cards) == (cards in legal)
    offers = price.offers(hand)
    assert set(offers) <= legal and len(set(offers)) == len(offers) <= OFFERED
    assert bool(offers) == bool(legal), "whoever can pay is offered a payment"


@pytest.mark.rule("AR-03", "AR-04")
@settings(max_examples=120, deadline=None)
@generated(hand=hands, asked=prices)
def test_every_legal_payment_is_reached_by_laying_ally_by_ally(
    hand: tuple[str, ...], asked: tuple[int, int, int, int]
) -> None:
    races, required, number, pearls = asked
    price = Price(BOX, races, required, number, pearls)
    legal = by_definition(hand, races, required, number, pearls)
    if not legal:
        return
    following: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        laid = waiting.pop()
        if laid not in following:
            following[laid] = {price.lay(laid, card) for card in hand if price.why_not_lay(card, laid, hand) is None}
            waiting += following[laid]
    assert {laid for laid in following if price.is_legal(laid)} == legal
    done = set(legal)
    while more := {laid for laid, after in following.items() if laid not in done and after & done}:
        done |= more
    assert done == set(following), "whatever is laid, a legal payment can still come of it"


@pytest.mark.rule("AB-016", "AB-044", "AR-03")
@settings(max_examples=25, deadline=None)
@generated(
    cards=st.lists(st.sampled_from([c for c in ALLIES if c != "crab_1"]), max_size=7, unique=True),
    pearls=st.integers(0, 5),
    lord=st.sampled_from(["recruiter", "jailer", "shepherd", "reaper", "hermit", "traitor"]),
)
def test_at_the_table_one_can_pay_in_every_legal_way_and_no_other(cards: list[str], pearls: int, lord: str) -> None:
    g = given(hand={0: cards}, pearls={0: pearls}, court=f"{lord} miller keeper landowner")
    price = price_of(g.state, 0, lord)
    legal = by_definition(g.player(0).hand, price.races, price.required, price.number, pearls)
    assert (why_not_pay(g.state, 0, lord) is None) == bool(legal) == g.offers("recruit", lord)
    if legal:
        assert payments(g, lord) == legal
