"""Hands to play with: a choice of the game, made by mouse or by keyboard alone, as a person would."""

from __future__ import annotations

from typing import Any, Protocol

from playwright.sync_api import Page
from tests.browser.seen import moved_on, ply, ready


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

    def seat(self, page: Page, seat: int) -> None:
        page.click(f"[data-sit='{seat}']")


class Keys:
    """Keys alone; whatever has no letter is reached by Tab."""

    def button(self, page: Page, number: int) -> None:
        if number < 9:
            page.keyboard.press(str(number + 1))
        else:
            self._tab_to(page, f"[data-opt='{number}']")
            page.keyboard.press("Enter")

    def entry(self, page: Page, number: int) -> None:
        if number < 9:
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

    def seat(self, page: Page, seat: int) -> None:
        self._tab_to(page, f"[data-sit='{seat}']")
        page.keyboard.press("Enter")

    def _tab_to(self, page: Page, selector: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")


def choose(page: Page, index: int, hands: Hands) -> None:
    """Make one choice: by its button, and where that leaves several, on the board or in the menu."""
    ready(page)
    before = ply(page)
    seats = page.evaluate("() => [...document.querySelectorAll('[data-sit]')].map(e => Number(e.dataset.sit))") or [-1]
    shown = page.evaluate("() => Number(document.querySelector('.sit.on')?.dataset.sit ?? -1)")
    for seat in sorted(seats, key=lambda one: one != shown):
        scene = table_of(page, seat if seat >= 0 else 0)["scene"]
        wanted = next((c for c in scene.get("choices", ()) if c["index"] == index), None)
        if wanted is not None:
            break
    else:
        raise AssertionError(f"nobody is offered choice {index}")
    if seat != shown and len(seats) > 1:
        hands.seat(page, seat)
        page.wait_for_selector(f".sit.on[data-sit='{seat}']")
        ready(page)
    _make(page, scene, wanted, hands, before)
    moved_on(page, before)


def _make(page: Page, scene: Any, choice: Any, hands: Hands, before: int) -> None:
    group = choice.get("group", "")
    buttons = page.locator(f".opt[data-group='{group}']:not(.off)")
    named = buttons.filter(has=page.locator("b").get_by_text(choice["words"], exact=True))
    button = named if named.count() else buttons
    where = {cell["id"]: cell["id"] for board in scene.get("boards", ()) for cell in board["cells"]}
    where |= {piece["id"]: piece["at"] for board in scene.get("boards", ()) for piece in board.get("pieces", ())}
    cells = [where[target] for target in choice.get("targets", ()) if target in where]
    same = [c for c in scene["choices"] if c.get("group", "") == group]
    if button.count():
        if not (cells and len(same) > 1 and button.first.get_attribute("aria-pressed") == "true"):
            hands.button(page, int(button.first.get_attribute("data-opt") or 0))
        page.wait_for_selector("#table:not(.busy), dialog.ending")
        if cells and len(same) > 1 and ply(page) == before:  # the button may have been enough
            hands.space(page, cells[0])
    elif cells:
        hands.space(page, cells[0])
    else:
        hands.card(page, choice["targets"][0])
    entries = page.locator(".menu .entry")
    if entries.count():
        words = [text.strip() for text in page.locator(".menu .entry b").all_inner_texts()]
        hands.entry(page, words.index(choice["words"]))
