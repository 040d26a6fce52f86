"""What holds at every decision of every game of Leviathan Wilds, whatever people answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.playing import decisions, setup_of, start

import fathom
from fathom.core.game import find
from fathom.games.leviathan_wilds.box.board import OFF
from fathom.games.leviathan_wilds.state import HEALTH, Wilds

GAME = find("leviathan-wilds")


def check(g: Wilds) -> None:
    """Check what must always hold."""
    board = g.box.board
    for k in g.climbers:
        if not k.defeated:
            assert 0 < k.health <= HEALTH and 0 <= k.blight < HEALTH
            assert k.health > k.blight, "who has as much blight as health is defeated"
            assert g.step == "setup" or (0 <= k.space < board.size and not g.terrain[k.space] & OFF)
        assert len(set(k.injuries)) == len(k.injuries)
    for cards in g.cards:
        assert sum(cards.layers) == len(cards.deck) and all(layer > 0 for layer in cards.layers)
        everywhere = (*cards.deck, *cards.hand, *cards.discard, *cards.in_play, *filter(None, [cards.ap_card]))
        assert max(Counter(everywhere).values()) == 1, "a card lies in two places"
    assert g.ap >= 0 and (g.activating or not g.icons)
    assert len(g.threats) in (0, 5) and len({slot.threat for slot in g.threats}) == len(g.threats)
    assert all(0 <= marker.space < board.size for marker in g.markers)
    assert all(0 <= (die & 7) <= 6 for die in g.crystals) and all(1 <= v <= 6 for pool in g.pools for v in pool)
    assert sum(k.falling for k in g.climbers) <= len(g.climbers)
    assert 0 <= g.track <= 6 and g.round >= 1
    assert len(g.terrain) == len(g.crystals) == board.size


@settings(max_examples=60, deadline=None)
@given(
    number=st.integers(0, 10_000),
    seed=st.integers(0, 2**32),
    answers=st.lists(st.integers(0, 40), min_size=1, max_size=150),
)
def test_whatever_people_answer_the_rules_hold(number: int, seed: int, answers: list[int]) -> None:
    state = fathom.new("leviathan-wilds", seed=seed, **setup_of("leviathan-wilds", number))
    assert isinstance(state, Wilds)
    pieces = GAME.pieces(state)
    for answer in answers:
        if state.decision is None:
            break
        check(state)
        state.choose(answer % len(state.decision.options))
        assert GAME.pieces(state) == pieces
    assert state.over or state.decision is not None


@pytest.mark.parametrize("chunk", [0, 1, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 3))])
def test_random_games_keep_the_rules_to_their_end(chunk: int) -> None:
    for number in range(chunk, 200, 4):
        for state in decisions(start("leviathan-wilds", number), number):
            assert isinstance(state, Wilds)
            check(state)


def test_no_view_names_what_lies_face_down() -> None:
    for number in range(24):
        for state in decisions(start("leviathan-wilds", number), number):
            if state.ply % 8 == 0:
                assert isinstance(state, Wilds)
                _check_view(state)


def _check_view(g: Wilds) -> None:
    hidden = {slot.threat for slot in g.threats if not slot.up}
    known = {slot.threat for slot in g.threats if slot.up}
    for seat in range(-1, GAME.seats(g.setup)):
        shown = fathom.view(g, seat)
        said = set(_words(shown))
        assert not said & (hidden - known)
        for cards, seen in zip(g.cards, shown["cards"], strict=True):
            assert not said & (set(cards.deck) - {option for option in _words(shown["decision"])}), "a card of the deck"
            assert seen["deck"] == len(cards.deck)
        assert not said & (set(g.injuries) - _held(g)), "an injury of the deck"
        assert isinstance(shown["mushrooms"], dict) and all(isinstance(n, int) for n in shown["mushrooms"].values())


def _held(g: Wilds) -> set[str]:
    return {name for k in g.climbers for name in k.injuries}


def _words(value: Any) -> list[str]:
    value = msgspec.to_builtins(value)
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for item in value.values() for word in _words(item)]
    return [word for item in value for word in _words(item)] if isinstance(value, list | tuple) else []
