"""Legality is asked in one place: nothing forbids what is offered; a greyed action shows what does."""

from __future__ import annotations

from tests.contract.playing import sample

from fathom.core.game import AnyGame
from fathom.core.legality import possible, refused


def test_what_nothing_forbids_is_what_can_be_chosen(game: AnyGame, rarer: int) -> None:
    asked = 0
    for state, _ in sample(game.id, games=16 // rarer, every=rarer):
        decision = state.decision
        assert decision is not None
        if (made := state.steps.offers.get(decision.key)) is None:
            continue
        asked += 1
        offers = list(made(state, decision.lead, *decision.args))
        able = possible(offers)
        assert [option for option in decision.options if option in able] == able
        assert not {option for option, reason in offers if reason} & set(decision.options)
    assert asked > 50


def test_a_refusal_cites_a_clause_and_has_words(game: AnyGame, rarer: int) -> None:
    ledger, texts = game.ledger(), [game.text(lang) for lang in ("en", "de")]
    for state, _ in sample(game.id, games=16 // rarer, every=rarer):
        for _, reason in refused(state):
            while reason:
                assert ledger.get(reason.clause) is not None, reason
                assert all(text.has(reason.key) for text in texts), reason
                reason = reason.also
