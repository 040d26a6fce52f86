"""What is told before a game: how long it takes, what to begin with, what there is to choose from."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.serving import Browser

from fathom.core.game import games

#: Which edition, who begins, who plays: what says all by its name.
PLAIN = {"players", "edition", "difficulty", "lead"}


def test_each_game_says_how_long_it_takes_and_one_is_good_to_begin_with(browser: Browser) -> None:
    cards = browser.get("/api/games")
    assert len(cards) == 4 and all(card["minutes"] for card in cards)
    assert [card["id"] for card in cards if card["welcome"]] == ["leviathan-wilds"]


@pytest.mark.parametrize("game", games())
def test_each_game_can_be_begun_with_what_it_recommends(browser: Browser, game: str) -> None:
    first = browser.get(f"/api/games/{game}")["first"]
    assert first["words"] != browser.get(f"/api/games/{game}", lang="de")["first"]["words"]
    made = browser.post("/api/matches", {"game": game, "setup": first["setup"], "seats": [], "seed": 7}, 201)
    assert browser.get(f"/api/matches/{made['match']}")["scene"]["prompt"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_whatever_can_be_chosen_is_described(browser: Browser, game: str, lang: str) -> None:
    options = browser.get(f"/api/games/{game}", lang=lang)["options"]

    def bare(option: Any) -> list[str]:
        return [str(choice["value"]) for choice in option["choices"] if not choice.get("words")]

    told = {option["name"]: bare(option) for option in options if option["name"] not in PLAIN}
    assert {name: found for name, found in told.items() if found and found != ["front"]} == {}


def test_what_is_asked_depends_on_what_was_chosen(browser: Browser) -> None:
    options = {option["name"]: option for option in browser.get("/api/games/gone-to-gaia")["options"]}
    assert options["lead"]["only"] == ["players", 1]
    assert options["mind_name"]["only"] == ["quest", "campaign"] and options["mind_name"]["most"] == 24
    assert options["mind"]["unless"] == ["quest", "campaign"]
