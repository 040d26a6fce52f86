"""Chance: small streams, one per purpose."""

from __future__ import annotations

from collections import Counter

from tests.core.toy import toy

from fathom.core.rng import Stream, seed_for


def stream(seed: int = 1, purpose: str = "dice") -> Stream:
    return Stream({purpose: seed_for(seed, purpose)}, purpose)


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    assert [stream(7).below(6) for _ in range(3)] == [stream(7).below(6)] * 3
    dice = stream(7)
    first = [dice.below(100) for _ in range(8)]
    again = stream(7)
    assert [again.below(100) for _ in range(8)] == first
    assert seed_for(7, "dice") == 729415440575776908 != seed_for(8, "dice")


def test_these_numbers_never_change() -> None:
    assert [stream(1).shuffled(range(8)), stream(2).shuffled("abcdef")] == PINNED


def test_purposes_are_independent() -> None:
    one, other = toy(seed=3), toy(seed=3)
    for _ in range(50):
        one.rng("deck").below(6)
    assert [one.rng("dice").below(1000) for _ in range(5)] == [other.rng("dice").below(1000) for _ in range(5)]


def test_a_stream_lives_in_the_state() -> None:
    g = toy(seed=3)
    g.rng("dice").below(6)
    twin = g.clone()
    assert [g.rng("dice").below(1000) for _ in range(5)] == [twin.rng("dice").below(1000) for _ in range(5)]


def test_numbers_are_evenly_spread() -> None:
    dice = stream(11)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_keeps_everything_and_every_order_is_possible() -> None:
    cards = stream(5)
    orders = Counter(cards.shuffled("abc") for _ in range(1200))
    assert len(orders) == 6 and all(130 < count < 270 for count in orders.values())
    assert cards.shuffled([]) == () and cards.shuffled("x") == ("x",)


def test_every_card_comes_to_every_place_equally_often() -> None:
    n, times = 20, 4000
    cards = stream(5)
    places = Counter((place, card) for _ in range(times) for place, card in enumerate(cards.shuffled(range(n))))
    expected = times / n
    chi_square = sum((places[place, card] - expected) ** 2 / expected for place in range(n) for card in range(n))
    assert 361 - 80 < chi_square < 361 + 80  # (n - 1)² degrees of freedom, three standard deviations of 27 to each side


def test_pick_takes_one_of_the_items() -> None:
    cards = stream(5)
    assert {cards.pick("abc") for _ in range(50)} == set("abc")


#: If these change, every recorded game does: count up the versions of all games.
PINNED = [(0, 1, 5, 3, 6, 7, 2, 4), ("f", "b", "a", "e", "c", "d")]
