"""A page of a story on a console, and the record that a long game keeps."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from fathom.core.scene import Chip, Counter, Mark, Panel, Passage, Story, Track
from fathom.table import Match
from fathom.terminal.blocks import Block
from fathom.terminal.story import MEASURE, record, tale
from fathom.terminal.table import Table


def plain(lines: Block) -> list[str]:
    return [line.plain for line in lines]


def test_a_page_is_told_in_lines_that_read_well() -> None:
    story = Story(
        id="a", title="On the wall", place="Chapter 1", people=(Chip(id="p", kind="townsfolk", name="Arlen"),),
        passages=(Passage(words="The quest is over.", kind="told"), Passage(words="It did not *stop*. " * 9)),
    )  # fmt: skip
    lines = plain(tale(story, 120))
    assert lines[:3] == ["Chapter 1", "On the wall", "Arlen"]
    assert "│ The quest is over." in lines and not any("*" in line for line in lines)
    assert max(map(len, lines)) <= MEASURE


def test_a_record_has_numbers_entries_and_steps() -> None:
    good = Mark(id="m", kind="o", at=1, name="good")
    panels = (
        Panel(id="a", kind="a", title="Parts", place="sheet", words="More to come.",
              counters=(Counter(id="n", kind="n", name="given", value=3, most=50),),
              chips=(Chip(id="c", kind="c", name="Ada", words=":check: home"),)),
        Panel(id="b", kind="b", title="Opinions", place="sheet",
              tracks=(Track(id="t", name="Vera", slots=("bad", "good"), marks=(good,)),
                      Track(id="u", name="?", slots=("bad", "good"), marks=()))),
        Panel(id="e", kind="e", title="Empty", place="sheet"),
    )  # fmt: skip
    said = "\n".join(plain(record(panels, 80, str.title)))
    assert "given 3/50" in said and "Ada  ✓ home" in said and "Vera good" in said and "? ?" in said
    assert "Empty" not in said


def test_a_campaign_is_read_and_its_sheet_is_opened(tmp_path: Path) -> None:
    match = Match.new("gone-to-gaia", seed=1, quest="campaign", players=2)
    console = Console(file=io.StringIO(), width=100, height=50)
    answers = iter(["1", "1", "sheet", "2"])

    def read(prompt: str) -> str:
        found = next(answers, None)
        if found is None:
            raise EOFError
        return found

    Table(match, console, read, "en", tmp_path / "game.json", trace=False, fast=True).run()
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    assert "The bell of the Delving Academy has two notes." in said
    before = said.partition("• Ask how many")[0]
    assert before.count("Ask how many came back last year.") == 1, "both sit here: once is enough"
    assert "Headmistress Arlen Neutral" in said and "Eleven went. Nine came back." in said
    assert "Do you agree?" not in said
