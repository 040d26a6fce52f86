"""Forgotten Depths in a browser: an Ecology by mouse, the party's record sheet, a table that everybody can read."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import read_by_everybody
from tests.browser.hands import Mouse, choose
from tests.browser.seen import Desks, imported, moved_on, ply, ready, serving

import fathom
from fathom import players
from fathom.core.game import find
from fathom.core.state import State
from fathom.games.forgotten_depths.state import Depths
from fathom.table import Match, Moment

GAME = "forgotten-depths"
CONTENT = Path(find(GAME).folder) / "content"


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an easier first Ecology: hardly a blocker on its tiles, and Monsters that fall at a touch and pay well."""
    folder = tmp_path_factory.mktemp("easy") / GAME
    folder.mkdir()
    tiles = (CONTENT / "tiles-ruins.toml").read_text(encoding="utf-8").split("\n\n")
    free = [one if "habitat" in one else re.sub("signs = .*", lambda found: cleared(found[0]), one) for one in tiles]
    (folder / "tiles-ruins.toml").write_text("\n\n".join(free), encoding="utf-8")
    monsters = (CONTENT / "monsters.toml").read_text(encoding="utf-8")
    weak = re.sub(r"health = \[.*\]", "health = [1, 1, 1]", re.sub(r"xp = \d+", "xp = 9", monsters))
    (folder / "monsters.toml").write_text(weak, encoding="utf-8")
    return folder.parent


def cleared(signs: str) -> str:
    return signs.replace("M", ".").replace("F", ".")


@pytest.fixture(scope="module")
def easy(pack: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the table with that pack."""
    with serving(tmp_path_factory.mktemp("easy_table"), [pack], only=GAME) as address:
        urlopen(address, timeout=60).close()  # it listens before it has read all games
        yield address


@pytest.fixture(scope="module")
def descent(pack: Path) -> tuple[Moment, ...]:
    """Return a game of one Hero from the Entry Tile to her first Level Up; she goes straight for the Stairs."""
    match = Match.new(GAME, seed=4, seats=("greedy",), packs=[pack], heroes=1)
    while key_of(match.state) != "level_up":
        assert match.state.decision is not None
        keys = [option.key for option in match.state.decision.options]
        wanted = next((key for key in ("stairs", "draw_tile") if key in keys), "")
        index = keys.index(wanted) if wanted else players.answer(match.state, [BOT])
        match.choose(match.state.ply, index)
    return match.past


#: Plays for a person, question by question.
BOT = players.make("greedy", 1)


def key_of(state: State) -> str:
    return state.decision.key if state.decision else ""


@functools.cache
def positions() -> dict[str, str]:
    """Return matches of three Heroes by the question that is open in them, with a map worth looking at."""
    state = fathom.new(GAME, seed=5, heroes=3)
    assert isinstance(state, Depths)
    found: dict[str, str] = {}
    while not {"explore", "place", "act"} <= found.keys():
        if len(state.cells) >= 8 and key_of(state) not in found:
            found[key_of(state)] = Match(state.clone()).save()
        state.choose(players.answer(state, [BOT] * 3))
    return found


def asking(key: str) -> str:
    return positions()[key]


@pytest.mark.parametrize(
    "choices", [pytest.param(14, id="late"), pytest.param(10_000, id="whole", marks=pytest.mark.slow)]
)
def test_an_ecology_by_mouse_and_a_new_game_from_the_record_sheet(
    page: Page, easy: str, descent: tuple[Moment, ...], choices: int
) -> None:
    played = descent[-choices:]
    assert {key_of(moment.before) for moment in played} == {key_of(moment.before) for moment in descent}
    page.goto(imported(page, easy, Match(played[0].before.clone()).save()))
    for moment in played:
        choose(page, moment.entry.index, Mouse())
    expect(page.locator("#prompt .q")).to_have_text("Level Up: who learns something?")
    page.click(".hint[data-do='sheet']")
    page.click("dialog a.primary")
    assert '"record"' in page.input_value("textarea[name='@sheet']")
    page.click(".sh .start")
    ready(page)
    expect(page.locator(".where span")).to_contain_text("Caverns")
    expect(page.locator(".rival .muted").first).to_contain_text("Level 2")


def test_a_saved_game_goes_on_in_the_next_ecology(page: Page, easy: str, descent: tuple[Moment, ...]) -> None:
    page.goto(imported(page, easy, Match(descent[-1].after.clone()).save()))
    ready(page)
    page.get_by_role("button", name="Go down").click()
    expect(page.locator(".where span")).to_contain_text("Caverns")
    ready(page)
    page.get_by_role("button", name="Draw a tile").click()
    page.wait_for_selector(".hand.sh-tile .card")


def test_a_tile_is_turned_and_laid_where_its_ghost_lies(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("place")))
    ready(page)
    assert page.locator(".lits .maybe").count() >= 1, "ghosts lie where the tile fits"
    assert page.locator(".hand .card.tile").count() > 1, "the tile is shown in each way that fits"
    page.keyboard.press("r")
    before = page.get_attribute(".card.tile.chosen", "data-id")
    page.keyboard.press("r")
    assert page.get_attribute(".card.tile.chosen", "data-id") != before
    cell = page.locator(".hit.can").first
    cell.hover()
    expect(page.locator(".preview .ghost.drawn")).to_have_count(1)
    at = ply(page)
    cell.click()
    if page.locator(".menu .entry").count():
        page.locator(".menu .entry").first.click()
    moved_on(page, at)


def test_pairs_show_what_would_come_of_them(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("act")))
    ready(page)
    assert page.locator(".lane .duel .verdict").count() >= 2
    page.locator(".duel.lit", has_text="Hit").locator(".card.lit").first.hover()
    expect(page.locator(".tip")).to_contain_text("against")
    page.locator(".chip.lined").first.click()
    expect(page.locator(".pop .clause").first).to_contain_text("FD-")


def test_a_space_that_does_not_fit_says_why(page: Page, base: str) -> None:
    page.goto(imported(page, base, asking("place")))
    ready(page)
    page.locator(".hit:not(.can)[aria-label$=', empty']").first.click(force=True)
    expect(page.locator(".pop")).to_contain_text("Place it on")
    expect(page.locator(".pop .clause").last).to_contain_text("FD-05")


def test_heroes_may_show_the_same_side_of_their_mats(page: Page, base: str) -> None:
    page.goto(f"{base}/g/{GAME}")
    page.wait_for_selector(".member select")
    page.click("[data-add]")
    sides = page.locator("select[name^='b']")
    assert [sides.nth(n).input_value() for n in range(3)] == ["front"] * 3
    sides.nth(1).select_option("alternate")
    assert [sides.nth(n).input_value() for n in range(3)] == ["front", "alternate", "front"]
    page.check("input[value*='caverns']")
    page.click(".sh .start")
    ready(page)
    expect(page.locator(".rival .muted").nth(1)).to_contain_text("Wizard–Rogue")


def test_rulings_can_be_turned_round_before_the_game(page: Page, base: str) -> None:
    page.goto(f"{base}/g/{GAME}")
    page.click(".several summary")
    page.get_by_label("Tiles are not turned").check()
    page.fill("input[name='@seed']", "4")
    page.click(".sh .start")
    ready(page)
    page.get_by_role("button", name="Draw a tile").click()
    expect(page.locator(".hand .card.tile")).to_have_count(1)


@pytest.mark.parametrize(
    ("key", "width", "scheme"), [("explore", 360, "light"), ("place", 1440, "dark"), ("act", 360, "dark")]
)
def test_the_table_can_be_read_by_everybody(desks: Desks, base: str, key: str, width: int, scheme: str) -> None:
    with read_by_everybody(desks, width, scheme) as page:
        page.goto(imported(page, base, asking(key)))
        ready(page)
