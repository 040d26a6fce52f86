"""The rule ledger: reading and searching."""

from pathlib import Path

import pytest

from fathom.core import ledger as ledgers
from fathom.core.content import ContentError
from fathom.core.ledger import Clause, Ledger

LEDGER = """
[[chapter]]
id = "falling"
name = {en = "Falling", de = "Fallen"}
[[clause]]
id = "LW-001"
chapter = "falling"
editions = ["en", "de"]
rulings = ["LR-01"]
source = "E1"
en = "You fall down to a ledge."
de = "Du fällst bis auf einen Vorsprung; Fuß voran."
[[clause]]
id = "LW-002"
chapter = "falling"
source = "E2"
en = "A ledges-only rule about a fall from a ledge."
de = "Vorsprünge."
[[ruling]]
id = "LR-01"
title = {en = "Where a fall ends", de = "Wo das Fallen endet"}
en = "On a ledge."
de = "Auf einem Vorsprung."
[[difference]]
id = "ED-01"
topic = {en = "First player", de = "Wer beginnt"}
english = {en = "Chance.", de = "Der Zufall."}
german = {en = "The last climber.", de = "Wer zuletzt klettern war."}
"""


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    (tmp_path / "ledger.toml").write_text(LEDGER, encoding="utf-8")
    return Ledger.load(tmp_path / "ledger.toml")


def test_get_by_id(ledger: Ledger) -> None:
    clause = ledger.get("LW-001")
    assert isinstance(clause, Clause) and clause.rulings == ("LR-01",)
    assert [ledger.get(id_) is None for id_ in ("LR-01", "ED-01", "LW-003")] == [False, False, True]


@pytest.mark.parametrize(
    ("words", "lang", "ids"),
    [
        ("FALL ledge", "en", ["LR-01", "LW-001", "LW-002"]),
        ("lw-002", "en", ["LW-002"]),
        ("fuss", "de", ["LW-001"]),
        ("zufall", "de", ["ED-01"]),
        ("fall moon", "en", []),
        ("", "en", []),
    ],
)
def test_search_wants_all_words_and_puts_titles_first(ledger: Ledger, words: str, lang: str, ids: list[str]) -> None:
    assert [entry.id for entry in ledger.find(words, lang)] == ids


def test_a_ledger_with_loose_ends_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ledger.toml"
    bad = LEDGER.replace('chapter = "falling"', 'chapter = "faling"', 1).replace('["LR-01"]', '["LR-02"]')
    path.write_text(bad.replace('id = "LW-002"', 'id = "LW-001"'), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Ledger.load(path)
    assert str(caught.value).splitlines() == [
        "ledger.toml, LW-001.id: is used twice",
        "ledger.toml, LW-001.chapter: unknown chapter 'faling'; did you mean 'falling'?",
        "ledger.toml, LW-001.rulings: unknown ruling 'LR-02'; did you mean 'LR-01'?",
    ]


SOURCES = """
[[source]]
id = "E1"
book = true
name = {en = "the book", de = "das Heft"}
[[source]]
id = "E3"
name = {en = "a list that is public", de = "eine öffentliche Liste"}
"""


def test_a_ledger_of_several_sources_says_which_clauses_come_from_public_facts(tmp_path: Path) -> None:
    path = tmp_path / "ledger.toml"
    path.write_text(SOURCES + LEDGER.replace('"E2"', '"E3; as in LW-001"'), encoding="utf-8")
    real = Ledger.load(path)
    assert {id_: real.is_public(clause) for id_, clause in real.clauses.items()} == {"LW-001": False, "LW-002": True}
    assert [source.name.de for source in real.sources_of(real.clauses["LW-002"])] == ["eine öffentliche Liste"]
    path.write_text(SOURCES + LEDGER, encoding="utf-8")
    with pytest.raises(ContentError, match=r"LW-002\.source: 'E2' names no source of this ledger"):
        Ledger.load(path)


def test_a_ledger_of_one_book_has_no_public_clauses(ledger: Ledger) -> None:
    assert not any(map(ledger.is_public, ledger.clauses.values()))


def test_the_real_ledger_loads() -> None:
    path = Path(ledgers.__file__).parents[1] / "games/leviathan_wilds/ledger.toml"
    real = Ledger.load(path)
    assert real.clauses and real.rulings and real.differences
