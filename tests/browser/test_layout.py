"""A layout that never loses the table: games are walked through, and each question is measured at many sizes.

What is asked of each: the board has at least 45 % of the height and does not move; the dock keeps its size; the
first option is in sight; whatever can be chosen is whole and not covered, or in a scroller that says where it goes on;
no word is cut or broken.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.seen import Desks
from tests.browser.walks import SIZES, WALKS, Question, Screen, questions

#: The least share of a window's height that a board has.
LEAST = 0.45


def faults(page: Page, base: str, walk: str, lang: str, sizes: list[str], most: int) -> list[str]:
    """Return what is wrong at the questions of a walk, each with where."""
    asked = list(questions(walk, lang, most))
    screen = Screen(page, base, asked[0], lang)
    found: list[str] = []
    for size in sizes:
        screen.resize(size)
        places: dict[bool, Any] = {}
        docks: set[tuple[int, ...]] = set()
        for question in asked:
            screen.show(question)
            seen = screen.measure()
            if seen["story"]:
                continue
            where = f"{size} {lang} {question.name}"
            docks.add(tuple(seen["dock"]))
            if seen["share"] < LEAST:
                found.append(f"{where}: the board has {seen['share']:.0%} of the height")
            if places.setdefault(seen["board"], seen["place"]) != seen["place"]:
                found.append(f"{where}: the board moved from {places[seen['board']]} to {seen['place']}")
            if not seen["first"]:
                found.append(f"{where}: the first option is out of sight")
            for kind in ("covered", "cut", "broken"):
                found += [f"{where}: {kind} {what}" for what in seen[kind]]
            if seen["scrolls"]:
                found.append(f"{where}: the page scrolls sideways")
        if len(docks) > 1:
            found.append(f"{size} {lang} {walk}: docks {sorted(docks)}")
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("walk", ["leviathan-wilds", "abyss", "forgotten-depths", "gone-to-gaia"])
def test_a_table_holds_at_every_size(desks: Desks, base: str, walk: str, lang: str) -> None:
    with desks.visitor(stage=True) as page:
        assert faults(page, base, walk, lang, ["360x640", "844x390", "1280x720"], 4) == []


def test_five_weapons_of_a_hand_lie_side_by_side(desks: Desks, base: str) -> None:
    def weapons(question: Question) -> int:
        return sum(len(row["cards"]) for row in question.table["scene"].get("rows", ()) if row.get("kind") == "hand")

    full = next(one for one in questions("gone-to-gaia solo", "de", 400, 12) if weapons(one) >= 5)
    with desks.visitor(stage=True) as page:
        screen = Screen(page, base, full, "de")
        for size in ("1280x720", "1440x900"):
            screen.resize(size)
            boxes = [card.bounding_box() for card in page.locator(".dock .hand .card").all()]
            for one, other in pairwise(boxes):
                assert one and other and one["x"] + one["width"] <= other["x"] + 1


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("walk", sorted(WALKS))
def test_every_table_holds_at_every_size(desks: Desks, base: str, walk: str, lang: str) -> None:
    with desks.visitor(stage=True) as page:
        assert faults(page, base, walk, lang, list(SIZES), 24) == []
