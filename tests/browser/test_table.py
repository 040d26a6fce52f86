"""The table in a real browser."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.seen import choose_by_mouse, new_match, ply, ready

_AXE = find_spec("axe_playwright_python")
AXE = Path(_AXE.origin or "").parent / "axe.min.js" if _AXE else Path("axe.min.js")


def test_two_clicks_from_home_to_the_first_question(page: Page, base: str) -> None:
    page.goto(base)
    page.click(".game[data-game='leviathan-wilds']")
    page.click(".start:visible")
    ready(page)
    expect(page.locator("#prompt .q")).to_contain_text("where do you start?")
    assert page.locator(".hit.can").count() == 10


def test_ten_choices_by_mouse(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    before = ply(page, base)
    for n in range(40):
        ready(page)
        choose_by_mouse(page, n)
        page.wait_for_timeout(60)
        if ply(page, base) >= before + 10:
            break
    assert ply(page, base) >= before + 10


def test_ten_choices_by_keyboard_alone(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    before = ply(page, base)
    for n in range(40):
        ready(page)
        if n % 2 and page.locator(".hit.can").count():
            page.keyboard.press("b")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("n")
            page.wait_for_timeout(60)
            if page.locator(".opt.plain").count() == 0:
                page.keyboard.press("1")
        if page.locator(".menu").count():
            page.keyboard.press("1")
        page.wait_for_timeout(60)
        if ply(page, base) >= before + 10:
            break
    assert ply(page, base) >= before + 10


def test_arrow_keys_go_over_the_board(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.keyboard.press("b")
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.id") == first
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_hovering_a_lit_space_shows_what_would_happen(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.locator(".hit.can").nth(3).hover()
    expect(page.locator(".tip")).to_be_visible()
    assert page.locator(".preview .ghost").count() == 1


def test_what_is_not_possible_says_why_with_its_clause(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    for _ in range(30):
        ready(page)
        refused = page.locator(".opt.off")
        if refused.count():
            refused.first.click(force=True)
            expect(page.locator(".pop code").first).to_contain_text("L")
            page.locator(".pop .clause").first.click()
            expect(page.locator(".rulebook .clausea").first).to_be_visible()
            return
        lit = page.locator(".hit.can")
        cards = page.locator(".hand .card.lit")
        if lit.count():
            lit.first.click()
        elif "which card" in page.inner_text("#prompt .q") and cards.count():
            cards.first.click()
        else:
            page.locator(".opt.plain, .opt:not(.off)").first.click()
        if page.locator(".menu .entry").count():
            page.locator(".menu .entry").first.click()
        page.wait_for_timeout(80)
    pytest.fail("nothing was refused in thirty choices")


def test_undo_brings_the_last_question_back(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    question = page.inner_text("#prompt .q")
    page.locator(".hit.can").first.click()
    expect(page.locator("#prompt .q")).not_to_have_text(question)
    page.keyboard.press("u")
    expect(page.locator("#prompt .q")).to_have_text(question)


def test_a_reload_brings_the_same_question_back(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.locator(".hit.can").first.click()
    page.wait_for_timeout(300)
    ready(page)
    question = page.inner_text("#prompt .q")
    page.reload()
    ready(page)
    assert page.inner_text("#prompt .q") == question


@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1280, 1920])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_overflows_sideways(browser: Browser, base: str, width: int, lang: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, locale="de-DE" if lang == "de" else "en-GB")
    page = context.new_page()
    address = new_match(page, base)
    for path in ("/", "/g/leviathan-wilds", address.removeprefix(base)):
        page.goto(base + path)
        page.wait_for_selector(".game, .beast, .hit")
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.evaluate("document.documentElement.lang") == lang
    context.close()


def test_german_speaks_german(page: Page, base: str) -> None:
    page.goto(base)
    page.click("[data-switch='lang']")
    expect(page.locator("h1")).to_contain_text("Spiele")
    page.goto(new_match(page, base))
    ready(page)
    expect(page.locator("#prompt .q")).to_contain_text("wo beginnst du")
    assert page.inner_text(".logp h2") == "Verlauf"


def test_both_languages_of_the_client_name_the_same_facts(page: Page, base: str) -> None:
    page.goto(base)
    page.wait_for_selector(".game")
    assert page.evaluate("import('/static/js/words.js').then(m => m.uneven())") == []


def test_a_bot_plays_and_can_be_watched(page: Page, base: str) -> None:
    page.goto(new_match(page, base, seats=("me", "greedy")))
    ready(page)
    for n in range(12):
        ready(page)
        choose_by_mouse(page, n)
        page.wait_for_timeout(150)
    assert page.locator(".log li").count() > 3


def test_two_browsers_share_one_table(page: Page, browser: Browser, base: str) -> None:
    page.goto(base)
    made = page.evaluate(
        """async () => (await (await fetch('/api/matches', {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'leviathan-wilds', seed: 7, seats: [{who: 'me'}, {who: 'link'}]})})).json())"""
    )
    key = made["keys"]["seats"][1]
    other = browser.new_context().new_page()
    other.goto(f"{base}/m/{made['match']}#k={key}")
    page.goto(f"{base}/m/{made['match']}")
    ready(other)
    assert "#k=" not in other.url
    question = page.inner_text("#prompt .q")
    other.locator(".hit.can").first.click()
    expect(page.locator("#prompt .q")).not_to_have_text(question)
    other.context.close()


def test_the_replay_goes_through_the_match(page: Page, base: str) -> None:
    address = new_match(page, base)
    page.goto(address)
    for n in range(4):
        ready(page)
        choose_by_mouse(page, n)
        page.wait_for_timeout(100)
    page.goto(address.replace("/m/", "/r/"))
    expect(page.locator(".scrub .pos")).to_contain_text("Step 0 of")
    page.click("[data-play='next']")
    expect(page.locator(".scrub .pos")).to_contain_text("Step 1 of")


def test_the_rulebook_is_searched_in_place(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.click("[data-do='rules']")
    page.fill(".rulebook input", "LW-094")
    expect(page.locator(".clausea")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".rulebook")).to_have_count(0)


def test_first_load_is_small(page: Page, base: str) -> None:
    """All that the home page and then the table load, as it goes over the wire."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(base)
    page.wait_for_selector(".game")
    page.wait_for_timeout(300)
    assert 10_000 < sum(sizes) < 300_000
    page.goto(new_match(page, base))
    ready(page)
    assert sum(sizes) < 450_000


@pytest.mark.skipif(not AXE.exists(), reason="LEFT OUT: no axe-core (pip install axe-playwright-python)")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, base: str, scheme: str) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme=scheme, bypass_csp=True)  # type: ignore[arg-type]
    page = context.new_page()
    address = new_match(page, base)
    for path in ("/", "/g/leviathan-wilds", address.removeprefix(base)):
        page.goto(base + path)
        page.wait_for_selector(".game, .beast, .hit")
        page.wait_for_timeout(400)
        page.add_script_tag(path=AXE)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
        bad = [
            (v["id"], [n["target"] for n in v["nodes"]][:4]) for v in found if v["impact"] in ("serious", "critical")
        ]
        assert bad == [], (path, json.dumps(bad, indent=1))
    context.close()
