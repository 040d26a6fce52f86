"""One person at the table: choosing, looking, asking, and all that the page says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import serious
from tests.browser.hands import Keys, Mouse, choose, first_offer, table_of
from tests.browser.positions import in_the_middle
from tests.browser.seen import Desks, at_pace, imported, moved_on, new_match, ply, ready, sit

from fathom.core.game import find
from fathom.table.match import Match
from fathom.table.routes import routes


def test_two_clicks_from_home_to_the_first_question(page: Page, base: str) -> None:
    page.goto(base)
    page.click(".game[data-game='leviathan-wilds']")
    page.click(".start:visible")
    ready(page)
    expect(page.locator("#prompt .q")).to_contain_text("where do you start?")
    assert page.locator(".hit.can").count() == 10


def test_a_game_of_rivals_starts_in_two_clicks_against_bots(page: Page, base: str) -> None:
    page.goto(base)
    page.wait_for_selector(".game")
    if not page.locator(".game[data-game='abyss']").count():
        pytest.skip("Abyss is not installed")
    page.click(".game[data-game='abyss']")
    page.click(".start:visible")
    page.wait_for_selector("#table .tray")
    expect(page.locator(".dock .me h2")).to_be_visible()
    expect(page.locator(".left .rival").first).to_be_visible()


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


def test_a_far_space_is_reached_in_one_click(page: Page, base: str) -> None:
    page.goto(imported(page, base, in_the_middle()))
    ready(page)
    left = int(page.locator(".apl .on").count())
    seat = int(page.get_attribute(".sit.on", "data-sit") or 0)
    game, state = find("leviathan-wilds"), Match.load(in_the_middle()).state
    at_once = {target for choice in game.scene(state, seat, game.text("en")).choices for target in choice.targets}
    way = next(way for way in routes(state, seat, game.text("en")) if at_once.isdisjoint(way.targets))
    (cell,) = way.targets
    expect(page.locator(".snds .sndt").filter(has_text=str(way.price)).first).to_be_visible()
    before = ply(page)
    page.click(f".hit[data-id='{cell}']")
    page.wait_for_function("(n) => Number(document.querySelector('#table').dataset.ply) >= n + 2", arg=before)
    expect(page.locator(".apl .on")).to_have_count(left - (way.price or 0))
    pieces = table_of(page, seat)["scene"]["boards"][0]["pieces"]
    assert cell in {piece["at"] for piece in pieces if "active" in piece.get("flags", ())}


def test_what_is_not_possible_says_why_with_its_clause(page: Page, base: str) -> None:
    page.goto(imported(page, base, in_the_middle()))
    ready(page)
    page.locator(".opt.off").first.click(force=True)
    expect(page.locator(".pop code").first).to_contain_text("L")
    page.locator(".pop .clause").first.click()
    expect(page.locator(".rulebook .clausea").first).to_be_visible()


def test_undo_and_redo(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    question = page.inner_text("#prompt .q")
    page.locator(".hit.can").first.click()
    expect(page.locator("#prompt .q")).not_to_have_text(question)
    page.keyboard.press("u")
    expect(page.locator("#prompt .q")).to_have_text(question)
    page.click("[data-do='undo']")
    page.click(".menu .entry:has-text('Redo')")
    expect(page.locator("#prompt .q")).not_to_have_text(question)


def test_a_bot_suggests_a_move(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.keyboard.press("h")
    expect(page.locator(".notice.lamp")).to_contain_text("A bot would choose:")
    expect(page.locator(".tip")).to_be_visible()


def test_words_change_language_at_once(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.click("[data-do='menu']")
    page.click("label:has(input[value='de'])")
    expect(page.locator("#prompt .q")).to_contain_text("wo beginnst du")
    assert page.inner_text(".logp h2") == "Verlauf"
    assert page.get_attribute(".say input", "placeholder") == "Nachricht an den Tisch"
    assert page.get_attribute("[data-do='undo']", "aria-label") == "Zurücknehmen"
    assert page.get_attribute(".left", "aria-label") == "Spieler"
    assert page.evaluate("document.documentElement.lang") == "de"
    page.goto(base)
    expect(page.locator("h1")).to_contain_text("Spiele")


def test_the_rulebook_is_searched_in_place(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    ready(page)
    page.click("[data-do='rules']")
    page.fill(".rulebook input", "LW-094")
    expect(page.locator(".clausea")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".rulebook")).to_have_count(0)


MOVING = "document.getAnimations().filter(a => a.effect?.target?.closest?.('.piece, .card')).length"


def noticed(page: Page, what: str) -> None:
    """Click on a space and wait for something that is soon over: the page looks itself: we might come too late."""
    page.evaluate(f"""() => {{
        window.noticed = null;
        const look = () => {{ if (window.noticed === null && ({what})) window.noticed = {MOVING}; }};
        const next = () => {{ look(); requestAnimationFrame(next); }};
        new MutationObserver(look).observe(document.body, {{ childList: true, subtree: true, attributes: true }});
        next();
    }}""")
    page.locator(".hit.can").first.click()
    if page.locator(".menu .entry").count():  # there are several ways to get there
        page.locator(".menu .entry").first.click()
    page.wait_for_function("() => window.noticed !== null")


def test_things_move_and_then_stand_still(browser: Browser, base: str) -> None:
    """With movement on: a piece travels, cards fly, and nothing of it is left afterwards."""
    page = sit(browser)
    page.emulate_media(reduced_motion="no-preference")
    at_pace(page, base, "calm")
    page.goto(imported(page, base, in_the_middle()))
    ready(page)
    before = ply(page)
    noticed(page, f"{MOVING} > 0")
    moved_on(page, before)
    page.wait_for_function("() => !document.querySelector('.flying, .tick, .floats')")
    page.context.close()


def test_reduced_motion_leaves_a_trace_instead(page: Page, base: str) -> None:
    at_pace(page, base, "calm")
    page.goto(imported(page, base, in_the_middle()))
    ready(page)
    noticed(page, "document.querySelector('.trace')")
    assert page.evaluate("window.noticed") == 0


def test_a_card_is_chosen_by_mouse_and_by_keyboard(page: Page, base: str) -> None:
    page.goto(new_match(page, base))
    for n in range(8):
        ready(page)
        choose(page, first_offer(page), Keys() if n % 2 else Mouse())
    assert ply(page) == 8


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_overflows_sideways(desks: Desks, base: str, lang: str) -> None:
    with desks.visitor("de-DE" if lang == "de" else "en-GB") as page:
        address = imported(page, base, in_the_middle())
        for path in ("/", "/g/leviathan-wilds", "/g/abyss", address.removeprefix(base)):
            page.goto(base + path)
            page.wait_for_selector(".game, .start, .hit, h1")
            for width in (360, 390, 768, 1024, 1280, 1920):
                page.set_viewport_size({"width": width, "height": 800})
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
            assert page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (900, 700), (768, 1024)])
def test_what_threatens_and_the_log_are_always_there(page: Page, base: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(new_match(page, base))
    ready(page)
    expect(page.locator(".threat")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".log")).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_everything_is_one_tab_away(page: Page, base: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(new_match(page, base))
    ready(page)
    for tab, seen in (
        ("team", ".seatb >> nth=0"),
        ("threat", ".threat"),
        ("log", ".log"),
        ("play", ".dock .opt >> nth=0"),
    ):
        page.click(f"button[data-tab='{tab}']")
        expect(page.locator(seen)).to_be_in_viewport()
    assert page.locator(".hit >> nth=0").bounding_box()["width"] >= 44  # type: ignore[index]


def test_first_load_is_small(browser: Browser, base: str) -> None:
    """All that the home page and then the table load, as it goes over the wire."""
    page = sit(browser)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(base)
    page.wait_for_selector(".game .cov svg")
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < 300_000
    page.goto(new_match(page, base))
    ready(page)
    assert sum(sizes) < 450_000
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, base: str, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    address = imported(page, base, in_the_middle())
    table = address.removeprefix(base)
    # By night only the colours differ: the screens that have all of them will do.
    more = () if scheme == "dark" else ("/g/abyss", "/nowhere", table.replace("/m/", "/r/"))
    for path in ("/", "/g/leviathan-wilds", table, *more):
        page.goto(base + path)
        page.wait_for_selector(".game .cov svg, .start, .hit, .alone")
        assert serious(page) == [], path
    page.goto(address)
    ready(page)
    for opens in () if scheme == "dark" else ("people", "menu", "rules"):
        page.click(f"[data-do='{opens}']")
        page.wait_for_selector("dialog[open] .body :is(li, button, article)")
        assert serious(page, "dialog[open]") == [], opens  # what lies below was looked at above
        page.keyboard.press("Escape")
