"""A number key that is pressed by chance makes no choice that would be in vain, in any game."""

from __future__ import annotations

import functools

import pytest
from playwright.sync_api import Page, expect
from tests.browser.seen import imported, ply, ready

from fathom.core import game as games
from fathom.table import Match


@functools.cache
def vain_position(game: str) -> str:
    """Return a match in which all choices of a kind, which has a button, would be in vain."""
    text = games.find(game).text("en")
    for seed in range(1, 20):
        match = Match.new(game, seed=seed, seats=("greedy", "greedy"))
        match.run_bots()
        for moment in match.past:
            state = moment.before
            assert state.decision is not None
            scene = games.find(game).scene(state, state.decision.lead, text)
            choices = scene.choices
            kinds = {choice.group for choice in choices if choice.vain} - {c.group for c in choices if not c.vain}
            if kinds and len(scene.groups) <= 8:
                return Match(state.clone()).save()
    raise AssertionError(f"in {game} nothing is ever in vain")


@pytest.mark.parametrize("game", ["leviathan-wilds", "gone-to-gaia"])
def test_a_number_key_does_nothing_that_would_be_in_vain(page: Page, base: str, game: str) -> None:
    page.goto(imported(page, base, vain_position(game)))
    ready(page)
    before = ply(page)
    vain = page.locator(".opt.vain")
    expect(vain.first).to_be_visible()
    for n in [int(one.get_attribute("data-opt") or 0) for one in vain.all()]:
        page.keyboard.press(str(n + 1))
        expect(page.locator(f"[data-opt='{n}']")).to_be_focused()
        expect(page.locator(".pop")).to_have_count(0)
    vain.first.click()
    expect(page.locator(".pop.confirm, .pop.menu, .opt.chosen").first).to_be_visible()
    assert ply(page) == before


@pytest.mark.parametrize("game", ["leviathan-wilds", "abyss", "forgotten-depths", "gone-to-gaia"])
def test_a_number_key_gives_nothing_scarce_away(page: Page, base: str, game: str) -> None:
    page.goto(imported(page, base, dear_position(game)))
    ready(page)
    before = ply(page)
    number = page.evaluate(DEAR)
    page.keyboard.press(str(number + 1))
    expect(page.locator(".pop.confirm .primary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    assert ply(page) == before
    page.keyboard.press(str(number + 1))
    page.keyboard.press(str(number + 1))  # the same key again confirms
    page.wait_for_function("(n) => Number(document.querySelector('#table').dataset.ply) > n", arg=before)


#: The number of a button that stands for one choice, which gives away something scarce.
DEAR = """async () => {
    const match = location.pathname.split("/")[2];
    const { choices } = (await (await fetch(`/api/matches/${match}`)).json()).scene;
    for (const el of document.querySelectorAll("[data-opt]")) {
        const here = choices.filter((one) => (one.group ?? "") === el.dataset.group);
        if (here.length === 1 && here[0].dear && !here[0].vain) return Number(el.dataset.opt);
    }
    return -1;
}"""


@functools.cache
def dear_position(game: str) -> str:
    """Return a match in which a kind of choices has one only, and it gives away something scarce."""
    text = games.find(game).text("en")
    for seed in range(1, 20):
        match = Match.new(game, seed=seed, seats=("greedy", "greedy"))
        match.run_bots()
        for moment in match.past:
            state = moment.before
            assert state.decision is not None
            scene = games.find(game).scene(state, state.decision.lead, text)
            groups = [choice.group for choice in scene.choices]
            one = any(c.dear and not c.vain and groups.count(c.group) == 1 for c in scene.choices)
            if one and len(scene.groups) <= 8 and not scene.story:
                return Match(state.clone()).save()
    raise AssertionError(f"in {game} nothing is ever given away")
