"""Pictures: all small ones at once, one by name, and the drawing behind a board only when it is new."""

from __future__ import annotations

import pytest
from tests.web.serving import Browser


def test_all_small_pictures_come_as_symbols_and_are_kept(browser: Browser) -> None:
    answer = browser.http.get("/api/games/leviathan-wilds/art")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    assert "id='art-climber-fix'" in answer.text and "id='art-action-fix.dyno'" in answer.text
    tag = answer.headers["etag"]
    assert browser.http.get("/api/games/leviathan-wilds/art", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize(
    "name", ["home/cover", "leviathan/sage", "story/sage", "climber/fix", "threat/sage.shrug", "fix"]
)
def test_one_picture_comes_by_its_name(browser: Browser, name: str) -> None:
    answer = browser.http.get(f"/api/games/leviathan-wilds/art/{name}")
    assert answer.status_code == 200 and answer.text.startswith("<svg")


@pytest.mark.parametrize(
    "path", ["leviathan-wilds/art/climber/nobody", "leviathan-wilds/art/../../x", "chess/art", "chess/art/x"]
)
def test_what_has_no_picture_is_not_found(browser: Browser, path: str) -> None:
    answer = browser.http.get(f"/api/games/{path}")
    assert answer.status_code == 404 and answer.json()["reason"]


def test_the_drawing_behind_a_board_is_sent_once_on_a_live_line(browser: Browser) -> None:
    browser.new("me", climbers=1)
    line = browser.live()
    first = line.hear()
    drawing = first["scene"]["boards"][0]["drawing"]
    assert drawing.startswith("<g")
    line.send("choose", ply=first["ply"], index=0, seat=0)
    later = line.hear()
    assert later["ply"] > first["ply"] and "drawing" not in later["scene"]["boards"][0]
    line.send("since", ply=0)
    assert line.hear()["scene"]["boards"][0]["drawing"] == drawing
    assert browser.table()["scene"]["boards"][0]["drawing"] == drawing


def test_the_drawings_of_overlays_are_sent_once_too_wherever_they_lie(browser: Browser) -> None:
    browser.new("me", climbers=1, leviathan="twins")
    line = browser.live()
    first = line.hear()
    goats = [overlay["drawing"] for overlay in first["scene"]["boards"][0]["overlays"]]
    assert len(goats) == 2 and all(goat.startswith("<g") for goat in goats)
    line.send("choose", ply=first["ply"], index=0, seat=0)
    later = line.hear()
    assert not any("drawing" in overlay for overlay in later["scene"]["boards"][0]["overlays"])


def test_a_leviathan_has_a_sprite_of_its_own(browser: Browser) -> None:
    assert browser.new("me", climbers=1, leviathan="storm").table()["scene"]["pictures"] == "storm"
    answer = browser.http.get("/api/games/leviathan-wilds/art/sprite/storm")
    assert answer.status_code == 200 and "id='art-threat-storm.lightning'" in answer.text


def test_a_picture_brings_the_colours_of_its_game_that_it_names(browser: Browser) -> None:
    """On the home page no game's look is there."""
    cover = browser.http.get("/api/games/leviathan-wilds/art/home/cover").text
    assert "var(--crystal)" in cover and "--crystal:light-dark(" in cover.split(">", 1)[0]
