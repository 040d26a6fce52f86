"""Pictures: all small ones at once, one by name, and the drawing behind a board only when it is new."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.serving import Browser, Server

from fathom.core.game import find, games

#: A hero and a quest that a pack adds.
HERO = """[[hero]]
id = "nora"
no = 99
discipline = "mind"
gear = [{type = "lance", rank = 1}]
"""
QUEST = """[[quest]]
id = "puddle"
no = 99
chapter = 1
goal = {kind = "survive", wave = 1}
waves = [{boss = "bob_the_spider", minions = "crystanid"}]
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pack with a leviathan, a hero and a quest of its own."""
    folder = tmp_path_factory.mktemp("pack")
    sage = (find("leviathan-wilds").folder / "content/leviathans/01-sage.toml").read_text(encoding="utf-8")
    newt = sage.replace("number = 1\n", "number = 99\n", 1).replace('"sage', '"newt')
    for name, words in {
        "leviathan-wilds/leviathans/99-newt.toml": newt,
        "gone-to-gaia/heroes.toml": HERO,
        "gone-to-gaia/quests.toml": QUEST,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(words, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory, pack: Path) -> Iterator[Browser]:
    """Somebody at a server with that pack."""
    database = tmp_path_factory.mktemp("packed") / "table.db"
    with Server(database, packs=(pack,)) as server, Browser(server.address) as browser:
        yield browser


def asked_by_setup(browser: Browser, game: str) -> Iterator[str]:
    """Yield the addresses that a setup page asks for: look, small pictures, and all that is chosen by picture."""
    here = f"/api/games/{game}/art"
    yield from (here, f"{here}/look", f"{here}/home/cover")
    for option in browser.get(f"/api/games/{game}")["options"]:
        if option["kind"] == "choice" and any(choice.get("words") for choice in option["choices"]):
            yield from (f"{here}/{option['name']}/{choice['art']}" for choice in option["choices"])


def missing(browser: Browser, game: str) -> list[str]:
    return [path for path in asked_by_setup(browser, game) if browser.http.get(path).status_code != 200]


def faceless(browser: Browser, game: str) -> list[str]:
    """Return who stands in a team without a face among the small pictures."""
    drawn = browser.http.get(f"/api/games/{game}/art").text
    teams = [o for o in browser.get(f"/api/games/{game}")["options"] if any(c.get("group") for c in o["choices"])]
    faces = [choice["art"].replace("/", "-") for team in teams for choice in team["choices"] if not choice.get("group")]
    return [face for face in faces if f"'art-{face}'" not in drawn and f'"art-{face}"' not in drawn]


@pytest.mark.parametrize("game", games())
def test_every_picture_that_a_setup_page_asks_for_is_there(browser: Browser, game: str) -> None:
    assert missing(browser, game) == [] and faceless(browser, game) == []


@pytest.mark.parametrize("game", ["gone-to-gaia", "leviathan-wilds"])
def test_what_a_pack_adds_has_a_picture_too(packed: Browser, game: str) -> None:
    added = {choice["value"] for o in packed.get(f"/api/games/{game}")["options"] for choice in o["choices"]}
    assert added & {"newt", "nora", "puddle"}
    assert missing(packed, game) == [] and faceless(packed, game) == []


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
