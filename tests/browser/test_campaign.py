"""The campaign of Gone to Gaia in a browser: chapter 1, a death, a simple town visit, a purchase, the sheet."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import read_by_everybody
from tests.browser.hands import Keys, choose
from tests.browser.seen import Desks, come_in, imported, moved_on, ply, post, ready, step_in

from fathom.core.decisions import Option
from fathom.core.rng import Stream
from fathom.games.gone_to_gaia.state import Gaia
from fathom.table import Match

GAME = "gone-to-gaia"
#: Products that give a token in every quest, by the token.
TOKENS = {"tin_buckler": "block", "lucky_coin": "reroll", "light_primer": "light", "medium_primer": "medium"}
NEVER = frozenset({"close_book", "refuse", "retreat"})
#: A chapter with so few choices ends soon.
SHORT = 22


def campaign(seed: int, players: int = 1, **setup: Any) -> Gaia:
    g = Match.new(GAME, seed=seed, quest="campaign", players=players, **setup).state
    assert isinstance(g, Gaia)
    return g


def options_of(g: Gaia) -> tuple[Option, ...]:
    return g.decision.options if g.decision is not None else ()


def at_random(g: Gaia, chance: Stream, until: Callable[[Gaia], bool], most: int) -> list[int]:
    """Answer at random until something is so; return the answers, none if it never was."""
    answers: list[int] = []
    while not until(g):
        fits = [i for i, option in enumerate(options_of(g)) if option.key not in NEVER]
        if g.over or len(answers) == most:
            return []
        answers.append(fits[chance.below(len(fits))] if fits else 0)
        g.choose(answers[-1])
    return answers


@functools.cache
def chapter_one() -> tuple[str, tuple[int, ...]]:
    """Return a campaign from its first question, and answers that end chapter 1 soon, the hero being dead by then."""
    for seed in range(1, 200):
        g = campaign(seed)
        begun = Match(g.clone()).save()
        answers = at_random(g, Stream({"": seed}, ""), lambda now: now.sheet.chapter == 2, SHORT)
        if answers and g.sheet.graves:
            return begun, tuple(answers)
    raise AssertionError("no chapter was short")


@functools.cache
def after_a_failure() -> str:
    """Return a campaign in chapter 2 in which a hero has died, and what was brought home buys something."""
    for seed in range(1, 200):
        g = campaign(seed)

        def failed(now: Gaia) -> bool:
            return now.sheet.chapter == 2 and options_of(now)[0].key == "last_words" and now.suits[0].parts[0] >= 5

        if at_random(g, Stream({"": seed}, ""), failed, 250):
            return Match(g).save()
    raise AssertionError("nobody came home with enough")


@functools.cache
def asking(key: str, players: int = 2) -> str:
    """Return a campaign in which such a question is open between quests."""
    for seed in range(1, 30):
        g = campaign(seed, players, training=key == "finale")

        def asked(now: Gaia) -> bool:
            return not now.quest and now.decision is not None and now.decision.key == key and now.ply > 20

        if at_random(g, Stream({"": seed}, ""), asked, 6000):
            return Match(g).save()
    raise AssertionError(f"nobody was asked '{key}'")


def press(page: Page, words: str | re.Pattern[str]) -> None:
    """Press an answer below the page."""
    before = ply(page)
    page.locator(".deed:not(.off)").filter(has_text=words).first.click()
    moved_on(page, before)
    ready(page)


# ---------------------------------------------------------------------------------------------- playing


def test_chapter_one_to_its_end_with_a_death_by_keyboard_alone(page: Page, base: str) -> None:
    begun, answers = chapter_one()
    page.goto(imported(page, base, begun))
    ready(page)
    expect(page.locator("#prompt .q")).to_contain_text("called?")
    for index in answers:
        choose(page, index, Keys())
    expect(page.locator(".steps [aria-current]")).to_contain_text("The Register")
    expect(page.locator(".tale h2")).to_have_text("The board in the yard")
    log = page.locator(".log")
    expect(log).to_contain_text(re.compile(r"The suit gives out at 0 HP: .+ and .+ die\."))
    expect(log).to_contain_text("is buried.")
    page.click("[data-do='record']")
    expect(page.locator(".r-chapters")).to_contain_text("1. First Bell")
    expect(page.locator(".r-chapters")).to_contain_text("town visit")
    expect(page.locator(".r-graves li")).to_have_count(1)


@pytest.mark.rule("GG-014", "GG-206", "GG-272")
def test_after_a_failure_a_simple_town_visit_and_a_purchase_that_counts_in_the_next_quest(
    page: Page, base: str
) -> None:
    page.goto(imported(page, base, after_a_failure()))
    ready(page)
    press(page, re.compile("“"))  # last words
    expect(page.locator(".log")).to_contain_text("is buried. “")
    expect(page.locator(".tale")).to_contain_text("You come home without what you went for.")
    press(page, "Go up the street.")
    press(page, "Choose whose patience you have used up.")
    for _ in ("lowered", "raised"):
        before = ply(page)
        page.locator(".card.k-townsfolk.lit").nth(2).click()
        moved_on(page, before)
        ready(page)
        expect(page.locator(".leaf .told").first).to_be_visible()
        if page.locator(".deed:has-text('Choose who is glad')").count():
            press(page, "Choose who is glad")
    expect(page.locator(".log")).to_contain_text("thinks less of you")
    expect(page.locator(".log")).to_contain_text("thinks more of you")
    press(page, re.compile(r"^\d?Buy\.$"))
    product = next(name for name in TOKENS if page.locator(f".card.lit[data-id='product.{name}']").count())
    before = ply(page)
    page.click(f".card[data-id='product.{product}']")
    page.click(".pop.confirm [data-yes='1']")
    moved_on(page, before)
    expect(page.locator(f".seats .chip[data-id='product.{product}']")).to_be_visible()
    ready(page)
    while page.locator(".deed:has-text('Leave the shop')").count():
        press(page, "Leave the shop")
    press(page, "Turn the page")
    for cards in (".k-quest", ".k-hero"):
        before = ply(page)
        page.locator(f".card{cards}.lit").first.click()
        if page.locator(".pop.confirm").count():  # not where there is nothing else to do
            page.click(".pop.confirm [data-yes='1']")
        moved_on(page, before)
        ready(page)
        if page.locator("#table:not(.reading)").count():  # a single hero is not asked for
            break
    expect(page.locator("#table")).not_to_have_class(re.compile("reading"))
    expect(page.locator(f".chip[data-id='token.0.{TOKENS[product]}']")).to_be_visible()


@pytest.mark.rule("GR-022")
def test_one_proposes_and_the_other_sees_it_and_agrees(page: Page, friend: Page, base: str) -> None:
    friend.set_viewport_size({"width": 390, "height": 844})
    step_in(page, base)
    seats = [{"who": who, "name": ""} for who in ("me", "link")]
    made = post(page, "/api/matches", {"game": GAME, "setup": {"quest": "campaign"}, "seats": seats, "seed": 7})
    page.goto(f"{base}/m/{made['match']}")
    come_in(friend, f"{base}/m/{made['match']}#k={made['keys']['seats'][1]}")
    for one in (page, friend):  # each names a hero
        ready(one)
        one.locator(".deed").first.click()
    for one in (page, friend):
        expect(one.locator(".tale h2")).to_have_text("The Delving Academy")
        expect(one.locator(".deed")).to_have_count(2)
    friend.locator(".deed").nth(1).click()
    expect(page.locator("#prompt .q")).to_have_text("Do you agree?")
    expect(page.locator(".under2")).to_contain_text("Ask how many came back last year.")
    expect(friend.locator(".deed")).to_have_count(0)
    expect(friend.locator("#prompt .q")).to_contain_text("Ask how many came back last year.")
    page.locator(".deed").filter(has_text="Agreed").click()
    for one in (page, friend):
        expect(one.locator(".leaf")).to_contain_text("Eleven went. Nine came back.")
    assert page.evaluate("document.activeElement.id") == "tale", "whoever listens is at the top of the new page"
    assert "It sounds like a visit" in page.inner_text("#said")


# ---------------------------------------------------------------------------------------------- reading


def test_a_page_has_a_picture_a_face_and_lines_that_read_well(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("story")))
    ready(page)
    page.wait_for_selector(".scenery svg")
    wide = page.evaluate(
        """() => { const p = document.querySelector('.leaf > p:not(.told)'), s = getComputedStyle(p);
                   return [p.clientWidth, parseFloat(s.lineHeight)].map(n => n / parseFloat(s.fontSize)); }"""
    )
    assert wide[0] < 36 and wide[1] > 1.5


def test_the_sheet_is_printed_on_one_page(page: Page, base: str, tmp_path: Path) -> None:
    page.goto(imported(page, base, asking("finale", 1)))
    ready(page)
    page.click("[data-do='record']")
    expect(page.locator(".record .rec")).not_to_have_count(0)
    printed = page.pdf(path=str(tmp_path / "sheet.pdf"), prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", printed) == [b"1"]


@pytest.mark.parametrize(
    ("key", "width", "scheme"),
    [("story", 390, "light"), ("shop", 390, "dark"), ("finale", 1280, "dark"), ("quest", 1280, "light")],
)
def test_town_can_be_read_by_everybody(desks: Desks, base: str, key: str, width: int, scheme: str) -> None:
    with read_by_everybody(desks, width, scheme) as page:
        page.goto(imported(page, base, asking(key, 1 if key == "finale" else 2)))
        ready(page)


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), pytest.param(1280, "light", marks=pytest.mark.slow)])
def test_the_sheet_can_be_read_by_everybody(desks: Desks, base: str, width: int, scheme: str) -> None:
    with read_by_everybody(desks, width, scheme) as page:
        page.goto(imported(page, base, asking("finale", 1)))
        ready(page)
        page.click("[data-do='record']")
        page.wait_for_selector("dialog.recorded")
