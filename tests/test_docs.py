"""What the pages of docs/ name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fathom

ROOT = Path(__file__).parents[1]
SOURCE = Path(fathom.__file__).parent
PAGES = ("tour", "glossary")


def places(page: str) -> list[str]:
    """Return the files and folders below src/fathom that a page names in backquotes."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    rooms = "|".join(path.name for path in SOURCE.iterdir() if path.is_dir())
    return re.findall(rf"`((?:(?:{rooms})/[\w/<>.-]*|cli\.py))`", text)


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_are_there(page: str) -> None:
    named = places(page)
    assert len(named) > 20
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "ledger.toml").is_file()]
    missing = []
    for one in named:
        there = [found(one.replace("<game>", game)) for game in games]
        # Not every game has odd abilities; what else the page says of games holds for all of them.
        if not any(there) or ("abilities" not in one and not all(there)):
            missing.append(one)
    assert missing == []


def found(place: str) -> bool:
    """Whether there is such a file, or a folder or module of that name."""
    path = SOURCE / place
    return path.exists() or path.with_suffix(".py").exists()


def test_readme_and_contributing_show_the_way_to_them() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert all(f"docs/{page}.md" in text for page in PAGES), name
        for link in re.findall(r"\]\((?!http)([\w./-]+)", text):
            assert (ROOT / link).exists(), f"{name}: {link}"


def test_what_the_tour_says_of_a_card_is_so() -> None:
    text = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    assert "`fix.dyno`" in text and "LW-084" in text
    content = (SOURCE / "games/leviathan_wilds/content/characters.toml").read_text(encoding="utf-8")
    assert 'id = "fix.dyno"' in content
    assert '"LW-084"' in (SOURCE / "games/leviathan_wilds/effects/travelling.py").read_text(encoding="utf-8")
