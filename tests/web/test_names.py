"""People are called by the names they gave, in scenes and in the log of a game that has no names of its own."""

from __future__ import annotations

from typing import Any

from tests.web.serving import Browser


def titles(table: Any) -> list[str]:
    return [panel["title"] for panel in table["scene"]["panels"] if panel.get("seat", -1) >= 0]


def test_seats_have_the_names_of_their_people_and_take_on_new_ones(browser: Browser) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": ""}]
    made = browser.post("/api/matches", {"game": "abyss", "setup": {"first": 0}, "seats": seats, "seed": 4}, 201)
    here = f"/api/matches/{made['match']}"
    table = browser.get(here, seat=0)
    assert titles(table) == ["Ana", "Kelp"]
    explore = next(choice["index"] for choice in table["scene"]["choices"] if choice["key"] == "explore")
    after = browser.post(f"{here}/choose", {"ply": table["ply"], "index": explore, "seat": 0})
    assert "Ana explores the depths." in [line["words"] for line in after["log"]]
    browser.post(f"{here}/seats", {"seat": 0, "who": "me", "name": "Mira"})
    after = browser.get(here, seat=0)
    assert titles(after) == ["Mira", "Kelp"]
    assert "Mira explores the depths." in [line["words"] for line in after["log"]]
