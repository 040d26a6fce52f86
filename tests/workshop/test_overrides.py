"""Texts written by hand are compared with the effects that they tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom.core.content import Record
from fathom.core.text import Text
from fathom.workshop.overrides import disagreements, numbers_in, numbers_of


class Strike(Record, frozen=True, tag_field="do", tag="strike"):
    n: int
    range: int = 0
    count: int = 1
    kind: str = ""
    then: tuple[Strike, ...] = ()


def folder(where: Path, en: str, de: str = "") -> Path:
    where.mkdir(exist_ok=True)
    (where / "en.ftl").write_text(f"card-x = X\n    .text = {en}\n", encoding="utf-8")
    if de:
        (where / "de.ftl").write_text(f"card-x = X\n    .text = {de}\n", encoding="utf-8")
    return where


def wrong(where: Path, content: object) -> list[str]:
    return [line.rpartition("card-x.text: ")[2] for line in disagreements([where], [("card-x.text", content)])]


def test_digits_and_number_words_are_numbers_but_spaces_are_not() -> None:
    assert numbers_in("Zwei Hüter gehen auf E8 und erhalten je 3 Halt, einer sogar 12.") == [2, 3, 12]


def test_the_numbers_of_effects_are_those_that_content_gives() -> None:
    assert list(numbers_of((Strike(n=-3, then=(Strike(n=2, range=4),)),))) == [3, 1, 2, 4, 1]


@pytest.mark.parametrize(
    ("en", "de", "problems"),
    [
        ("Strike 5, then strike 6.", "Schlagen 5, dann Schlagen 6.", []),
        ("Strike five.", "Schlagen 5, dann 6.", ["says 5, but the effects say 5, 6"]),
        ("Strike 5, 6.", "Schlagen 2, dann 2.", ["says 2, 2, but the effects say 5, 6"]),
        ("Strike 5, then 6, then 6.", "Schlagen 5, 6.", ["says 5, 6, 6, but the effects say 5, 6"]),
        ('Strike 5, then 6; forget the { "12" } others.', 'Schlagen 5, 6, egal, was { "zwei" } sagen.', []),
        ("Strike 5, then 6: draw 1.", "Schlagen 5, 6.", []),
        ("Strike 5, then 6 with :axe:.", "5, 6.", ["shows :axe:, but the effects have no such thing"]),
    ],
)
def test_each_number_is_said_as_often_as_it_is_meant(tmp_path: Path, en: str, de: str, problems: list[str]) -> None:
    assert wrong(folder(tmp_path, en, de), Strike(n=5, then=(Strike(n=6),))) == problems


def test_a_problem_names_file_line_and_key(tmp_path: Path) -> None:
    where = folder(tmp_path / "text", "Strike 4.")
    (line,) = disagreements([where], [("card-x.text", Strike(n=7))])
    assert line == f"{where / 'en.ftl'}:1, card-x.text: says 4, but the effects say 7"


def test_only_the_text_that_is_shown_is_compared(tmp_path: Path) -> None:
    """A pack that rewrites a card in one language replaces the words of both."""
    own, pack = folder(tmp_path / "own", "Strike 4.", "Schlagen 4."), folder(tmp_path / "pack", "Strike 7.")
    assert disagreements([own, pack], [("card-x.text", Strike(n=7))]) == []
    assert Text([own, pack], "de")("card-x.text") == "Strike 7."


def test_a_pack_takes_a_text_away_by_leaving_it_out(tmp_path: Path) -> None:
    own, pack = folder(tmp_path / "own", "Strike 4.", "Schlagen 4."), tmp_path / "pack"
    pack.mkdir()
    (pack / "en.ftl").write_text("card-x = X\n", encoding="utf-8")
    assert not Text([own, pack], "de").has("card-x.text")
    assert disagreements([own, pack], [("card-x.text", Strike(n=7))]) == []
