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
