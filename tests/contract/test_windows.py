"""Windows: a game declares them with their clauses, names them in words, and lets the lead move on in each."""

from __future__ import annotations

from tests.contract.playing import sample

from fathom.core.game import AnyGame
from fathom.core.text import LANGS
from fathom.core.words import dashed
from fathom.players import moving_on


def test_every_window_cites_clauses_of_the_book_and_has_words(game: AnyGame) -> None:
    assert {clause for window in game.windows for clause in window.clauses} <= set(game.ledger().clauses)
    missing = [
        (lang, window.name)
        for lang in LANGS
        for window in game.windows
        if not game.text(lang).has(f"window-{dashed(window.name)}")
    ]
    assert missing == [] and all(window.clauses for window in game.windows)


def test_a_question_lies_in_a_declared_window_where_its_lead_can_move_on(game: AnyGame) -> None:
    declared = {window.name for window in game.windows}
    seen = set()
    for state, _ in sample(game.id, games=6, every=1):
        if name := game.window(state):
            assert state.decision is not None and moving_on(state.decision) >= 0
            seen.add(name)
    assert seen <= declared
    assert bool(seen) == bool(declared)


def test_every_question_says_whether_what_is_allowed_at_many_moments_is_allowed_there(game: AnyGame) -> None:
    assert game.allowances, "every book allows something at more than one moment"
    said = set(game.ledger().clauses) | set(game.ledger().rulings)
    asked = {state.decision.key for state, _ in sample(game.id, games=8, every=1) if state.decision is not None}
    for allowance in game.allowances:
        closed = frozenset[str]().union(*allowance.closed.values())
        assert {*allowance.clauses, *allowance.closed} <= said
        assert asked - allowance.at - closed == set(), (
            f"is '{allowance.name}' allowed at these questions, or which clause forbids it?"
        )
        assert allowance.at & closed == set()


def test_what_a_clause_allows_at_a_question_is_offered_there(game: AnyGame) -> None:
    """Nothing is withheld: a question that forgets one of them fails here."""
    looked = offered = 0
    for state, _ in sample(game.id, games=8, every=1):
        decision = state.decision
        assert decision is not None
        for allowance in game.allowances:
            if decision.key in allowance.at:
                there = {(option.seat, option.key, option.args) for option in decision.options}
                allowed = {(option.seat, option.key, option.args) for option in allowance.what(state)}
                assert allowed <= there, (allowance.name, decision.key, allowed - there)
                looked, offered = looked + 1, offered + len(allowed)
    assert looked and offered
