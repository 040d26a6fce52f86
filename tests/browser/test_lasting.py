"""What lasts: a reload, a restart of the server, a file."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.hands import Mouse, choose, first_offer
from tests.browser.seen import Server, new_match, ready


def play_a_little(page: Page, choices: int = 4) -> None:
    for _ in range(choices):
        ready(page)
        choose(page, first_offer(page), Mouse())
    ready(page)


def test_a_reload_brings_the_same_question_back(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    play_a_little(page, 2)
    question = page.inner_text("#prompt .q")
    page.reload()
    ready(page)
    assert page.inner_text("#prompt .q") == question


def test_the_table_comes_back_by_itself_after_a_restart(page: Page, tmp_path: Path) -> None:
    server = Server(tmp_path, only="leviathan-wilds")
    server.start()
    try:
        page.goto(new_match(page, server.base))
        play_a_little(page, 2)
        question = page.inner_text("#prompt .q")
        server.stop()
        expect(page.locator(".notice.calm")).to_contain_text("comes back by itself")
        expect(page.locator("#prompt .q")).to_have_text(question)
        server.start()
        expect(page.locator(".notice.calm")).to_have_count(0)
        expect(page.locator("#prompt .q")).to_have_text(question)
        play_a_little(page, 1)
        expect(page.locator("#prompt .q")).not_to_have_text(question)
    finally:
        server.stop()


def test_a_match_is_saved_imported_and_replayed(page: Page, base: str, tmp_path: Path) -> None:
    page.goto(new_match(page, base))
    play_a_little(page)
    question = page.inner_text("#prompt .q")
    page.click("[data-do='menu']")
    with page.expect_download() as coming:
        page.click("[data-more='export']")
    saved = tmp_path / "match.json"
    coming.value.save_as(saved)
    page.goto(base)
    with page.expect_file_chooser() as asking:
        page.click("[data-import]")
    asking.value.set_files(saved)
    ready(page)
    assert page.inner_text("#prompt .q") == question
    page.goto(page.url.replace("/m/", "/r/"))
    expect(page.locator(".scrub .pos")).to_have_text("Step 0 of 4")
    page.click("[data-play='next']")
    expect(page.locator(".scrub .pos")).to_have_text("Step 1 of 4")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub .pos")).to_have_text("Step 2 of 4")
    page.keyboard.press("Space")
    expect(page.locator(".scrub .pos")).to_have_text("Step 4 of 4")
    page.click("[data-play='first']")
    expect(page.locator(".scrub .pos")).to_have_text("Step 0 of 4")
    page.click("[data-play='fork']")
    ready(page)
    assert "/m/" in page.url


def test_a_broken_file_is_refused_kindly(page: Page, base: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"fathom": "no"}')
    page.goto(base)
    page.wait_for_selector(".game")
    with page.expect_file_chooser() as asking:
        page.click("[data-import]")
    asking.value.set_files(broken)
    expect(page.locator(".notice.bad")).to_contain_text("That did not work")


def test_a_problem_is_reported_as_a_file(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.click("[data-do='menu']")
    page.click("[data-more='report']")
    page.fill("dialog textarea", "The goat looks sad.")
    with page.expect_download() as coming:
        page.click("dialog .btn.primary")
    report = json.loads(Path(coming.value.path()).read_text())
    assert "The goat looks sad." in json.dumps(report)
    expect(page.locator(".notice")).to_contain_text("The file is made.")
