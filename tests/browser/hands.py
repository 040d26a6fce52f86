"""Hands to play with: a choice of the game, made by mouse or by keyboard alone, as a person would."""

from __future__ import annotations

from typing import Any, Protocol

from playwright.sync_api import Page
from tests.browser.seen import appeared, moved_on, ply, ready


def table_of(page: Page, seat: int) -> Any:
    """Return the table as the server tells it to the page's browser; its drawings would take long to hand over."""
    match = page.url.rpartition("/")[2].partition("#")[0]
    return page.evaluate(
        """async ([m, s]) => {
            const text = await (await fetch(`/api/matches/${m}?seat=${s}`)).text();
            return JSON.parse(text, (key, value) => (key === "drawing" ? undefined : value));
        }""",
        [match, seat],
    )


class Hands(Protocol):
    """What a person can do with a page."""

    def button(self, page: Page, number: int) -> None:
        """Press an option of the dock."""

    def entry(self, page: Page, number: int) -> None:
        """Take an entry of the menu that is open."""

    def space(self, page: Page, cell: str) -> None:
        """Choose a space of the board."""

    def card(self, page: Page, card: str) -> None:
        """Choose a card or another small thing."""

    def confirm(self, page: Page) -> None:
        """Confirm what is picked."""

    def seat(self, page: Page, seat: int) -> None:
        """Look from another of one's seats."""


class Mouse:
    """Clicks."""

    def button(self, page: Page, number: int) -> None:
        page.click(f"[data-opt='{number}']")

    def entry(self, page: Page, number: int) -> None:
        page.click(f".menu .entry >> nth={number}")

    def space(self, page: Page, cell: str) -> None:
        page.click(f".hit[data-id='{cell}']")

    def card(self, page: Page, card: str) -> None:
        page.click(f"#table button[data-id='{card}'] >> nth=0")

    def confirm(self, page: Page) -> None:
        page.click(".pop.confirm [data-yes='1']")

    def seat(self, page: Page, seat: int) -> None:
        page.click(f"[data-sit='{seat}']")


class Keys:
    """Keys alone; whatever has no letter is reached by Tab."""

    def button(self, page: Page, number: int) -> None:
        if number < 9 and not page.query_selector(f".opt.vain[data-opt='{number}']"):
            page.keyboard.press(str(number + 1))
        else:
            self._tab_to(page, f"[data-opt='{number}']")
            page.keyboard.press("Enter")

    def entry(self, page: Page, number: int) -> None:
        if page.locator(".menu .entry kbd").nth(number).inner_text():
            page.keyboard.press(str(number + 1))
        else:
            for _ in range(number):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")

    def space(self, page: Page, cell: str) -> None:
        page.keyboard.press("b")
        for _ in range(40):
            step = page.evaluate(
                """(id) => {
                    const here = document.activeElement, there = document.querySelector(`.hit[data-id="${id}"]`);
                    const at = (el, name) => Number(el.getAttribute(name));
                    if (here === there) return "";
                    if (at(here, "y") !== at(there, "y")) return at(here, "y") < at(there, "y") ? "Down" : "Up";
                    return at(here, "x") < at(there, "x") ? "Right" : "Left";
                }""",
                cell,
            )
            if not step:
                break
            page.keyboard.press(f"Arrow{step}")
        page.keyboard.press("Enter")

    def card(self, page: Page, card: str) -> None:
        self._tab_to(page, f"button[data-id='{card}']")
        page.keyboard.press("Enter")

    def confirm(self, page: Page) -> None:
        page.keyboard.press("Enter")

    def seat(self, page: Page, seat: int) -> None:
        self._tab_to(page, f"[data-sit='{seat}']")
        page.keyboard.press("Enter")

    def _tab_to(self, page: Page, selector: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")


#: Finds the seat to which a choice is offered, beginning with the one on show, and all that hands need to make it.
#: Scenes are large: they stay in the browser.
_OFFER = """async ([match, index]) => {
    const ply = Number(document.querySelector("#table").dataset.ply);
    const sits = [...document.querySelectorAll("[data-sit]")].map((el) => Number(el.dataset.sit));
    const shown = Number(document.querySelector(".sit.on")?.dataset.sit ?? -1);
    for (const seat of (sits.length ? sits : [-1]).sort((a, b) => (a !== shown) - (b !== shown))) {
        const answer = await fetch(`/api/matches/${match}?seat=${Math.max(seat, 0)}`);
        const { choices = [], boards = [] } = (await answer.json()).scene;
        const choice = choices.find((one) => index === null || one.index === index);
        if (!choice) continue;
        const cells = new Map();
        for (const board of boards) for (const cell of board.cells) cells.set(cell.id, cell.id);
        for (const board of boards) for (const piece of board.pieces ?? []) cells.set(piece.id, piece.at);
        const { words, group = "", targets = [], vain = false } = choice;
        const matter = choices.filter((one) => (one.group ?? "") === group && !one.vain).length;
        return {
            ply, index: choice.index, words, group, targets, seat,
            folded: vain && matter === 1,
            elsewhere: seat !== shown && sits.length > 1,
            cells: targets.filter((one) => cells.has(one)).map((one) => cells.get(one)),
            several: choices.filter((one) => (one.group ?? "") === group).length > 1,
        };
    }
    return null;
}"""

#: Finds the button of a choice: of those of its group the one that says its words, else the first.
_BUTTON = """([group, words]) => {
    const said = (el) => el.textContent.replace(/\\s+/g, " ").trim();
    const all = [...document.querySelectorAll(`.opt[data-group="${CSS.escape(group)}"]:not(.off)`)];
    const found = all.find((one) => [...one.querySelectorAll("b")].some((b) => said(b) === words)) ?? all[0];
    return found ? { number: Number(found.dataset.opt), pressed: found.getAttribute("aria-pressed") === "true" } : null;
}"""


def _offer(page: Page, index: int | None) -> Any:
    match = page.url.rpartition("/")[2].partition("#")[0]
    return page.evaluate(_OFFER, [match, index])


def first_offer(page: Page) -> int:
    """Return the first choice of the seat on show."""
    ready(page)
    return int(_offer(page, None)["index"])


def choose(page: Page, index: int, hands: Hands) -> None:
    """Make one choice: by its button, and where that leaves several, on the board or in the menu."""
    ready(page)
    offer = _offer(page, index)
    assert offer is not None, f"nobody is offered choice {index}"
    before = offer["ply"]
    if offer["elsewhere"]:
        hands.seat(page, offer["seat"])
        appeared(page, f".sit.on[data-sit='{offer['seat']}']")
        ready(page)
    _make(page, offer, hands, before)
    moved_on(page, before)


def _make(page: Page, offer: Any, hands: Hands, before: int) -> None:
    # The button of a group in which only one choice matters makes that one; the others lie on the thing itself.
    button = None if offer["folded"] else page.evaluate(_BUTTON, [offer["group"], offer["words"]])
    cells = offer["cells"]
    if button:
        on_the_board = cells and offer["several"]
        if not (on_the_board and button["pressed"]):
            hands.button(page, button["number"])
        appeared(page, "#table:not(.busy), dialog.ending")
        menu = page.query_selector(".menu .entry")  # of a kind with one place
        if on_the_board and not menu and ply(page) == before:  # the button may have been enough
            hands.space(page, cells[0])
    elif cells:
        hands.space(page, cells[0])
    else:
        hands.card(page, offer["targets"][0])
    entries = page.evaluate("() => [...document.querySelectorAll('.menu .entry b')].map((one) => one.innerText.trim())")
    if entries:
        hands.entry(page, entries.index(offer["words"]))
    elif ply(page) == before and page.query_selector(".pop.confirm"):
        hands.confirm(page)
