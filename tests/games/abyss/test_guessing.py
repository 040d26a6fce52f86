"""Worlds that a seat cannot tell from the real one (AB-013, AR-01, AR-10, AR-58)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.abyss.helpers import given
from tests.games.abyss.test_invariants import playing

import fathom
from fathom.core.rng import Stream
from fathom.games.abyss.state import Abyss
from fathom.games.abyss.view import pieces

HELD: dict[str, Any] = {
    "monsters": {0: "influence_4 influence_2", 1: "influence_3 influence_2"},
    "kept": {0: "key", 1: "pearls_2"},
}


def finished(state: Abyss, seed: int) -> bool:
    dice = Stream({"answers": seed}, "answers")
    while state.decision is not None:
        state.choose(dice.below(len(state.decision.options)))
    return state.over


def asked_about_tokens(seeds: range) -> Iterator[Abyss]:
    for seed in seeds:
        for g in playing(seed, 3, True):
            if g.decision is not None and g.decision.key in ("token", "kept_tokens"):
                yield g


@pytest.mark.rule("AB-013", "AR-58")
def test_a_guess_deals_the_decks_anew_and_leaves_hands_and_the_council() -> None:
    g = given(hand={0: "crab_1 squid_5", 1: "crab_3"}, council="squid_1", **HELD).state
    for seat in (-1, 0, 1):
        guess = g.determinise(seat, 7)
        for deck in ("deck", "lord_deck", "location_stack", "leviathans"):
            assert getattr(guess, deck) != getattr(g, deck) and Counter(getattr(guess, deck)) == Counter(
                getattr(g, deck)
            )
        assert [p.hand for p in guess.players] == [p.hand for p in g.players] and guess.council == g.council
        assert (guess.court, guess.available, guess.border) == (g.court, g.available, g.border)
        assert pieces(guess) == pieces(g) and fathom.view(guess, seat) == fathom.view(g, seat)


@pytest.mark.rule("AB-013", "AB-038")
def test_tokens_that_a_seat_has_not_seen_are_guessed_and_its_own_are_not() -> None:
    g = given(active=1, **HELD).state
    guesses = [g.determinise(0, seed) for seed in range(30)]
    assert all(guess.players[0].monsters == g.players[0].monsters for guess in guesses)
    assert all(guess.players[0].kept == g.players[0].kept for guess in guesses)
    assert len({tuple(face.token for face in guess.players[1].monsters) for guess in guesses}) > 3
    assert {guess.players[1].kept[0].token for guess in guesses} == {"pearls_2", "pearls_3", "key", "council_stack"}


@pytest.mark.rule("AR-10")
def test_a_stolen_token_is_known_to_the_thief_and_to_its_victim() -> None:
    g = given(
        players=3, monsters={1: "influence_4"}, court="hunter keeper reaper miller", hand={0: "crab_5 squid_3"}
    ).recruit("hunter", "crab_5 squid_3")
    [face] = g.player(0).monsters
    assert face.token == "influence_4"
    for seat, known in ((0, {"influence_4"}), (1, {"influence_4"}), (2, {"influence_2", "influence_3", "influence_4"})):
        assert {g.state.determinise(seat, seed).players[0].monsters[0].token for seed in range(40)} == known


@pytest.mark.rule("AR-43")
def test_who_is_asked_about_tokens_can_be_guessed_at_and_played_on() -> None:
    found = 0
    for g in asked_about_tokens(range(12)):
        found += 1
        for seat in range(-1, 3):
            guess = g.determinise(seat, g.ply)
            assert guess.decision == g.decision and fathom.view(guess, seat) == fathom.view(g, seat)
            assert finished(guess, g.ply)
    assert found > 20


def test_what_is_asked_about_tokens_does_not_name_them() -> None:
    for g in asked_about_tokens(range(5)):
        assert g.decision is not None
        for option in g.decision.options:
            assert not set(map(str, (*option.args, *option.targets))) & set(g.box.tokens)


def test_guessed_worlds_of_any_decision_are_played_to_their_end() -> None:
    for seed in range(3):
        for g in playing(seed, 4, seed != 1):
            if g.ply % 25 == 0 and not g.over:
                guess = g.determinise(g.ply % 4, seed)
                everything = pieces(guess)
                assert finished(guess, seed) and pieces(guess) == everything == pieces(g)


def test_guesses_differ_by_seed_and_the_same_seed_guesses_the_same() -> None:
    g = given(**HELD).state
    assert len({g.determinise(0, seed).save() for seed in range(20)}) == 20
    assert g.determinise(0, 3) == g.determinise(0, 3)
