"""What happened is played in order on the table as it was, and then the table is as it is; nothing waits for it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.positions import in_the_middle
from tests.browser.seen import Desks, at_pace, imported, post, ready, without_errors
from tests.browser.stages import stage
from tests.browser.test_tolls import BLOW, fight, struck

from fathom.core.beats import Beat, Die, Goes, Says, Stage
from fathom.core.scene import Choice, Prompt, Scene

#: An enemy's turn: who acts, why, the die, the blow, a death.
TURN: tuple[Beat, ...] = (
    Stage(who="enemy.0", foe=True, words="The foe stirs."),
    Says(words="It looks for the nearest: the hero.", lights=("figure.0",)),
    Die(sides=6, value=4, who="enemy.0", words="A die: 4."),
    *BLOW,
    Goes(target="enemy.1", how="dies", words="One foe is dead."),
)


@pytest.fixture
def page(desks: Desks) -> Iterator[Page]:
    with desks.visitor(stage=True) as page, without_errors(page):
        yield page


def then() -> Scene:
    """Return what comes of it, with something to choose."""
    again = Choice(index=3, seat=0, key="wait", words="Wait", group="wait", moves_on=True)
    return msgspec.structs.replace(struck(), choices=(again,), prompt=Prompt(question="And now?", lead=0, seats=(0,)))


def watch(page: Page) -> None:
    """Note what is told, and what stands in the dock meanwhile."""
    page.evaluate(
        """() => {
            window.told = [];
            const note = () => {
                const words = document.querySelector('.teller:not([hidden])')?.textContent || '';
                const asked = document.querySelector('#prompt .q')?.textContent || '';
                const last = window.told.at(-1);
                if (!last || last[0] !== words || last[1] !== asked) window.told.push([words, asked]);
            };
            new MutationObserver(note).observe(document.querySelector('#table'),
                { subtree: true, childList: true, attributes: true, characterData: true });
        }"""
    )


def told(page: Page) -> list[str]:
    return [words for words, _ in page.evaluate("() => window.told") if words]


def test_beats_are_told_in_order_and_end_on_the_scene(page: Page, base: str) -> None:
    stage(page, base, fight(), then(), TURN, "quick")
    watch(page)
    page.locator(".hit.can").click()
    expect(page.locator("#prompt .q")).to_have_text("And now?")
    words = [word for i, word in enumerate(told(page)) if not i or told(page)[i - 1] != word]
    assert words == [beat.words for beat in TURN if beat.words]
    expect(page.locator("#table.playing")).to_have_count(0)
    expect(page.locator(".teller")).to_be_hidden()
    expect(page.locator('[data-id="enemy.1"]')).to_have_count(0)
    assert page.get_attribute("#table", "data-ply") == "2"


def test_numbers_change_when_they_are_hit_and_not_before(page: Page, base: str) -> None:
    stage(page, base, fight(), then(), TURN, "calm")
    page.locator(".hit.can").click()
    expect(page.locator(".teller")).to_have_text("The foe stirs.")
    assert page.locator('.pieces [data-id="enemy.0"]').text_content() != ""
    before = page.locator('.pieces [data-id="enemy.0"]').text_content()
    expect(page.locator(".rolled")).to_have_text("4")
    expect(page.locator(".floats")).to_have_count(3)
    assert page.locator('.pieces [data-id="enemy.0"]').text_content() != before


def test_any_key_goes_on_and_answers_nothing(page: Page, base: str) -> None:
    said = stage(page, base, fight(), then(), TURN, "calm")
    page.locator(".hit.can").click()
    expect(page.locator(".teller")).to_have_text("The foe stirs.")
    page.keyboard.press("1")
    expect(page.locator("#prompt .q")).to_have_text("And now?", timeout=500)
    expect(page.locator("#table.playing")).to_have_count(0)
    assert [message["type"] for message in said].count("choose") == 1


def test_any_tap_goes_on(page: Page, base: str) -> None:
    stage(page, base, fight(), then(), TURN, "calm")
    page.locator(".hit.can").click()
    expect(page.locator(".teller")).to_have_text("The foe stirs.")
    page.mouse.click(700, 450)
    expect(page.locator("#prompt .q")).to_have_text("And now?", timeout=500)


def test_at_pace_off_the_table_is_as_it_is_at_once(page: Page, base: str) -> None:
    stage(page, base, fight(), then(), TURN, "off")
    watch(page)
    page.locator(".hit.can").click()
    expect(page.locator("#prompt .q")).to_have_text("And now?")
    assert told(page) == []
    assert page.locator(".floats, .rolled").count() == 0


def test_nothing_is_guessed_from_differences(page: Page, base: str) -> None:
    """Without beats nothing floats, whatever has changed."""
    stage(page, base, fight(), then(), (), "calm")
    page.locator(".hit.can").click()
    expect(page.locator("#prompt .q")).to_have_text("And now?")
    assert page.locator(".floats, .flying, .trace").count() == 0


def test_what_happened_is_spoken_in_short(page: Page, base: str) -> None:
    stage(page, base, fight(), then(), TURN, "off")
    page.locator(".hit.can").click()
    expect(page.locator("#said")).to_have_text(" ".join(beat.words for beat in TURN if beat.words))


def test_who_comes_back_is_told_what_happened_meanwhile(desks: Desks, base: str) -> None:
    with desks.visitor() as page, without_errors(page):
        address = imported(page, base, in_the_middle())
        at_pace(page, base, "calm")
        page.goto(address)
        ready(page)
        page.goto(f"{base}/static/mark.svg")
        match = address.rsplit("/", 1)[1]
        for _ in range(3):
            now = page.evaluate("async (match) => (await fetch(`/api/matches/${match}`)).json()", match)
            post(
                page, f"/api/matches/{match}/choose", {"ply": now["ply"], "index": now["scene"]["choices"][0]["index"]}
            )
        page.goto(address)
        expect(page.locator(".meanwhile li").first).to_be_visible()
        page.wait_for_timeout(500)
        page.keyboard.press("Shift")
        expect(page.locator(".meanwhile")).to_have_count(0)


def test_a_short_play_hides_nothing_that_is_asked(page: Page, base: str) -> None:
    """While a single number floats, what is asked next stands there already, and can be answered."""
    said = stage(page, base, fight(), then(), BLOW[:1], "quick")
    page.locator(".hit.can").click()
    expect(page.locator(".floats")).to_have_count(1)
    expect(page.locator("#prompt .q")).to_have_text("And now?")
    page.locator("[data-opt]").first.click()
    assert [message["type"] for message in said].count("choose") == 2
