"""Every word is there, in every language, and the rule ledger is whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract.playing import sample, seats

from fathom.core.game import AnyGame, text_folders
from fathom.core.text import LANGS
from fathom.workshop.citations import cited_by_tests
from fathom.workshop.content_check import content_problems
from fathom.workshop.coverage import rule_coverage
from fathom.workshop.texts import audit

TESTS = Path(__file__).parents[1]


def test_the_languages_say_the_same(game: AnyGame) -> None:
    assert audit(text_folders(game)) == []


def test_every_piece_of_content_has_its_words(game: AnyGame) -> None:
    assert content_problems(game) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_scene_lacks_a_word(game: AnyGame, lang: str, rarer: int) -> None:
    text = game.text(lang)
    for state, number in sample(game.id, games=34, every=27 * rarer):
        game.scene(state, number % seats(game, state), text)
    assert text.missing == set()
    assert text.errors == {}


def test_a_scene_asks_exactly_what_the_decision_does(game: AnyGame, rarer: int) -> None:
    text = game.text("en")
    for state, _ in sample(game.id, games=34, every=27 * rarer):
        decision = state.decision
        assert decision is not None
        for seat in decision.seats:
            scene = game.scene(state, seat, text)
            assert scene.prompt is not None and scene.prompt.question
            assert [choice.index for choice in scene.choices] == list(decision.of_seat(seat))
            assert all(choice.words for choice in scene.choices)


def test_every_clause_that_code_cites_exists(game: AnyGame) -> None:
    known = game.ledger()
    assert {one: where for one, where in game.state.steps.citations.items() if known.get(one) is None} == {}


def test_every_clause_that_a_test_proves_exists(game: AnyGame) -> None:
    prefixes = {clause.partition("-")[0] for clause in (*game.ledger().clauses, *game.ledger().rulings)}
    cited = {one: where for one, where in cited_by_tests(TESTS).items() if one.partition("-")[0] in prefixes}
    assert {one: where for one, where in cited.items() if game.ledger().get(one) is None} == {}


def test_every_clause_is_told_in_every_language(game: AnyGame) -> None:
    for clause in game.ledger().clauses.values():
        assert clause.en.strip() and clause.de.strip()


def test_what_is_cited_is_counted(game: AnyGame) -> None:
    found = rule_coverage(game, TESTS)
    assert set(found.implemented) <= set(game.state.steps.citations)
    assert len(found.clauses) == len(game.ledger().clauses)
