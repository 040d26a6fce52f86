"""Scenes of games that the client does not know: whatever `core/scene.py` can say, it can draw."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser import stages
from tests.browser.axe import serious
from tests.browser.seen import Desks, without_errors

from fathom.core.scene import Scene

STAGES = {"abyss": stages.abyss, "depths": stages.depths_combat, "arena": stages.arena}


@pytest.fixture
def page(desks: Desks) -> Iterator[Page]:
    with desks.visitor(stage=True) as page, without_errors(page):
        yield page


@pytest.fixture(params=sorted(STAGES))
def scene(request: pytest.FixtureRequest) -> Scene:
    return STAGES[request.param]()


def test_a_stage_fits_every_screen_and_shows_every_target(page: Page, base: str, scene: Scene) -> None:
    stages.stage(page, base, scene)
    for width in (360, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(page.locator("#prompt .q")).to_be_visible()
    for choice in scene.choices:
        for target in choice.targets:
            assert page.locator(f'[data-id="{target}"]').count() >= 1, target
    assert serious(page) == []


def test_a_card_of_the_border_is_a_choice(page: Page, base: str) -> None:
    said = stages.stage(page, base, stages.abyss())
    page.click("[data-id='leviathan.bell']")
    page.click(".pop.confirm [data-yes='1']")
    assert said[-1] == {"type": "choose", "ply": 40, "index": 1, "seat": 0}


def test_the_table_tells_who_sits_where_and_why_not(page: Page, base: str) -> None:
    stages.stage(page, base, stages.abyss())
    expect(page.locator(".dock .me h2")).to_have_text("Ana")
    assert page.locator(".left .rival h2").all_inner_texts() == ["Mira", "Teo", "Undertow"]
    label = page.get_attribute("[data-id='lord.mages']", "aria-label") or ""
    assert "6 jellyfish +2 races" in label, "icons in words are spoken as words"
    page.click("[data-id='leviathan.crab']", force=True)
    expect(page.locator(".pop")).to_contain_text("You hold no Crab.")
    expect(page.locator(".pop code")).to_have_text("AL-054")


def test_a_table_without_a_board_goes_by_keyboard(page: Page, base: str) -> None:
    said = stages.stage(page, base, stages.abyss())
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.dataset.id") == "ally.2"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") == "ally.3"
    page.keyboard.press("Enter")
    expect(page.locator(".pop.confirm")).to_be_visible()
    page.keyboard.press("Enter")
    assert said[-1]["index"] == 0


def test_a_letter_of_the_game_chooses(page: Page, base: str) -> None:
    said = stages.stage(page, base, stages.arena())
    page.keyboard.press("r")
    assert said[-1]["index"] == 2
