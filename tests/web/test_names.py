"""People are called by the names they gave; those who gave none by what they are at the table."""

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


def said(table: Any) -> list[str]:
    return [line["name"] for line in table["chat"]]


def test_a_key_tells_what_it_opens_before_it_is_used(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    match, keys = browser.match, browser.keys

    def knock(who: Browser, key: str, status: int = 200, **query: Any) -> Any:
        return who.post(f"/api/matches/{match}/knock", {"key": key}, status, **query)

    seat = {"asks": True, "game": "leviathan-wilds", "name": "Leviathan Wilds", "seat": "Kestrel"}
    assert knock(friend, keys["seats"][1]) == seat
    assert browser.table()["players"][1]["who"] == "link"  # nobody has sat down
    assert not knock(friend, keys["spectator"])["asks"]
    assert not knock(friend, keys["host"])["asks"]
    assert not knock(browser, keys["seats"][0])["asks"]  # it is theirs
    assert knock(browser, keys["seats"][1])["asks"]
    assert knock(friend, "wrong", 403)["reason"]
    friend.join(match, keys["seats"][1], "Mira")
    assert not knock(friend, keys["seats"][1])["asks"]


def test_chat_and_votes_say_the_name_or_the_title_of_the_panel(browser: Browser, friend: Browser) -> None:
    seats = [{"who": "me"}, {"who": "link"}]
    made = browser.post("/api/matches", {"game": "abyss", "setup": {"first": 0}, "seats": seats, "seed": 4}, 201)
    browser.match = made["match"]
    friend.join(made["match"], made["keys"]["seats"][1], "Mira")
    titled = titles(browser.table())
    assert titled[1] == "Mira" and not titled[0].startswith("Seat")
    browser.post(f"{browser.at}/chat", {"words": "hello"})
    friend.post(f"{friend.at}/chat", {"words": "hello you"})
    assert said(browser.table()) == [titled[0], "Mira"]
    table = browser.table(seat=0)
    explore = next(choice["index"] for choice in table["scene"]["choices"] if choice["key"] == "explore")
    table = browser.choose(table, explore, seat=0)
    browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "choice"})
    assert friend.table()["vote"]["by"] == titled[0]


def test_a_name_can_be_changed_later_at_all_own_seats_or_one(browser: Browser, friend: Browser) -> None:
    browser.new("me", "me", "link")
    friend.join(browser.match, browser.keys["seats"][2], "Mira")

    def named() -> list[str]:
        return [player["name"] for player in browser.table()["players"]]

    friend.post(f"{friend.at}/settings", {"name": " Mirabel\n"})
    assert named() == ["player 0", "player 1", "Mirabel"]
    browser.post(f"{browser.at}/settings", {"name": "Ana", "seat": 1})
    assert named() == ["player 0", "Ana", "Mirabel"]
    browser.post(f"{browser.at}/settings", {"name": "Bo"})
    assert named() == ["Bo", "Bo", "Mirabel"]
    friend.post(f"{friend.at}/settings", {"name": ""})
    assert named() == ["Bo", "Bo", ""]
    friend.post(f"{friend.at}/settings", {"name": "Bo", "seat": 0}, 403)
    assert friend.table()["you"]["seats"] == [2]  # nobody is put out by it
