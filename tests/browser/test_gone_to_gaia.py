"""Gone to Gaia in a browser: Onslaught to its end by mouse and by keyboard, what an attack would do, the shop."""

from __future__ import annotations

import functools
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import read_by_everybody
from tests.browser.hands import Hands, Keys, Mouse, choose, table_of
from tests.browser.seen import Desks, imported, moved_on, ply, ready

from fathom.core.decisions import Option
from fathom.core.trying import Trial
from fathom.games.gone_to_gaia.scene import outlook
from fathom.games.gone_to_gaia.state import Gaia
from fathom.players import make
from fathom.table import Match, Moment

GAME = "gone-to-gaia"
#: A game with so many choices is worth playing and ends soon.
LENGTHS = range(14, 40)


def option_of(moment: Moment) -> Option:
    """Return what was chosen."""
    assert moment.before.decision is not None
    return moment.before.decision.options[moment.entry.index]


@functools.cache
def short_game(players: int) -> tuple[str, tuple[int, ...]]:
    """Return an Onslaught from its first question, and the choices of bots that ended it soon, after a fight.

    Whoever plays both seats agrees to what they propose without being asked.
    """
    for seed in range(1, 200):
        match = Match.new(GAME, seed=seed, seats=("random",) * players, players=players)
        match.run_bots()
        happened = {event.kind for moment in match.past for event in moment.events}
        chosen = [(option_of(moment).key, moment.entry.index) for moment in match.past]
        refused = any(key == "refuse" for key, _ in chosen)
        if len(match.past) in LENGTHS and {"counterattack", "slain"} <= happened and not refused:
            begun = Match(match.past[0].before.clone())
            return begun.save(), tuple(index for key, index in chosen if key != "accept")
    raise AssertionError("no game was short")


@functools.cache
def played(seed: int) -> tuple[Moment, ...]:
    """Return an Onslaught of two bots."""
    match = Match.new(GAME, seed=seed, seats=("greedy", "greedy"))
    match.run_bots()
    return match.past


@functools.cache
def asking(key: str) -> str:
    """Return a match in which such a question is open: with something to hurt, if it is about a turn."""
    for seed in range(1, 30):
        for moment in played(seed):
            state = moment.before
            assert isinstance(state, Gaia) and state.decision is not None
            if state.decision.key == key and (key != "choose" or _can_hurt(state)):
                return Match(state.clone()).save()
    raise AssertionError(f"nobody was asked '{key}'")


def _can_hurt(g: Gaia) -> bool:
    assert g.decision is not None
    keys = [option.key for option in g.decision.options]
    if g.moved or "use_weapon" not in keys:
        return False
    found = outlook.strikes(Trial(g, g.decision.lead), keys.index("use_weapon"))
    return len(found) == 1 and bool(found[0].results) and len([hit for hit in found[0].hits if hit.least]) > 1


@pytest.mark.parametrize(("players", "hands"), [(2, Mouse()), (1, Keys())], ids=["two by mouse", "one by keyboard"])
def test_an_onslaught_to_its_end(page: Page, base: str, players: int, hands: Hands) -> None:
    match, choices = short_game(players)
    page.goto(imported(page, base, match))
    for index in choices:
        choose(page, index, hands)
    expect(page.locator("dialog.ending")).to_contain_text("Wave")


def test_before_an_attack_one_sees_who_is_hit_and_what_they_answer(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("choose")))
    ready(page)
    expect(page.locator(".k-answer h2")).to_have_text("If you strike, they answer")
    assert page.locator(".k-answer .k-result").count() >= 2
    assert page.locator(".pcard .pl0.then").count() >= 2, "the numbers of those that would be hit"
    button = page.locator(".opt[data-group='weapon']")
    button.hover()
    expect(page.locator(".tip")).to_contain_text("Counterattack: 1")
    tile = page.locator(".hit.can[aria-label*='From there']").first
    tile.hover()
    expect(page.locator(".tip")).to_contain_text("From there")
    before = ply(page)
    button.click()
    moved_on(page, before)
    ready(page)  # whom it hits is asked: one of them, or all (GR-114)
    page.locator(".opt", has_text="All of them").hover()
    expect(page.locator(".preview .pill.good").nth(1)).to_be_visible()  # what an enemy loses is good
    assert page.locator(".preview .pill.bad").count() == 0


def test_an_enemy_that_is_looked_at_shows_the_tiles_under_its_arrows(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("turn")))
    ready(page)
    enemy = page.locator(".piece.k-boss").first.get_attribute("data-id")
    assert page.locator(".area.threat.on").count() == 0
    box = page.locator(f".piece[data-id='{enemy}'] .pcard").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f".area.threat.on[data-of='{enemy}']").first).to_be_visible()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".pop")).to_contain_text("White arrows (2 to 5)")


def test_after_the_roll_one_sees_what_stands_and_what_can_change_it(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("block")))
    ready(page)
    expect(page.locator(".k-answer h2")).to_have_text("They answer")
    expect(page.locator(".k-answer .k-result.is-now")).to_have_count(1)
    expect(page.locator(".k-answer .ws")).to_contain_text("Blocks")
    expect(page.locator("#prompt .q")).to_have_text(re.compile(r"hits: .* −\d"))


def shop_card(page: Page, base: str) -> tuple[Locator, str]:
    """Go to the shop; return a card that can be bought, and its name."""
    page.goto(imported(page, base, asking("shop")))
    ready(page)
    card = page.locator(".tray .card.k-product.lit").first
    return card, card.locator(".name").inner_text()


def test_a_card_of_the_shop_is_read_without_buying_it(page: Page, base: str) -> None:
    card, name = shop_card(page, base)
    before = ply(page)
    card.click()
    picked = page.locator(".pop.confirm")
    expect(picked).to_contain_text(f"{name} for")
    picked.locator("[data-yes='0']").click()
    expect(picked).to_have_count(0)
    page.locator(".tray .card.k-product.lit").nth(1).click()  # another is read instead
    expect(picked).not_to_contain_text(name)
    page.locator("#prompt").click()
    expect(picked).to_have_count(0)
    assert ply(page) == before


@pytest.mark.parametrize("how", ["button", "again", "keys", "at once"])
def test_a_product_is_bought_when_it_is_confirmed(page: Page, base: str, how: str) -> None:
    card, name = shop_card(page, base)
    before = ply(page)
    if how == "keys":
        card.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".pop.confirm .primary")).to_be_focused()
        page.keyboard.press("Enter")
    elif how == "at once":
        page.click("[data-do='menu']")
        page.click("label:has(input[name='confirm'][value='never'])")
        page.keyboard.press("Escape")
        card.click()
    else:
        card.click()
        page.click(".pop.confirm .primary") if how == "button" else card.click()
    moved_on(page, before)
    expect(page.locator(".log")).to_contain_text(f"buys {name}")


@pytest.mark.parametrize(
    ("key", "width", "scheme"),
    [
        ("choose", 360, "light"),
        ("shop", 1440, "dark"),
        ("level_card", 360, "light"),
        pytest.param("choose", 1440, "dark", marks=pytest.mark.slow),
        pytest.param("shop", 360, "light", marks=pytest.mark.slow),
        pytest.param("level_card", 1440, "dark", marks=pytest.mark.slow),
    ],
)
def test_the_table_can_be_read_by_everybody(desks: Desks, base: str, key: str, width: int, scheme: str) -> None:
    with read_by_everybody(desks, width, scheme) as page:
        page.goto(imported(page, base, asking(key)))
        ready(page)


@functools.cache
def in_wave_two() -> str:
    """Return an Onslaught alone, some choices into its second wave."""
    for seed in range(1, 40):
        match = Match.new(GAME, seed=seed, players=1)
        bot = make("greedy", seed)
        while not match.over:
            assert match.state.decision is not None
            match.choose(match.ply, bot.choose(match.state.clone(), match.state.decision.lead))
            if [moment.clock.part for moment in match.past].count(2) == 12:
                return match.save()
    raise AssertionError("no game came to a second wave")


def test_an_undo_says_where_it_leads_and_asks_before_it_takes_back_a_wave(page: Page, base: str) -> None:
    match = Match.load(in_wave_two())
    turn, part = match.steps_back("turn"), match.steps_back("part")
    leads = f"back to the start of {match.led_to(turn, 'turn', match.game.text('en'))}, {turn} choices"
    page.goto(imported(page, base, match.save()))
    ready(page)
    here, question = ply(page), page.inner_text("#prompt .q")
    page.click("[data-do='undo']")
    expect(page.locator(".menu .entry:has-text('This turn')")).to_contain_text(leads)
    page.click(f".menu .entry:has-text('back to the start of Wave 2, {part} choices')")
    expect(page.locator("dialog.far")).to_contain_text(f"{part} choices")
    page.click("dialog.far [data-yes='0']")
    assert ply(page) == here and page.inner_text("#prompt .q") == question
    page.click("[data-do='undo']")
    page.click(f".menu .entry:has-text('{part} choices')")
    page.click("dialog.far [data-yes='1']")
    moved_on(page, here)
    assert 0 < turn < part < len(match.past)
    assert table_of(page, 0)["scene"]["ply"] == len(match.past) - part
    page.click("[data-do='undo']")
    page.click(".menu .entry:has-text('Redo')")
    expect(page.locator("#prompt .q")).to_have_text(question)
