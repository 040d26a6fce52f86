"""What was revealed stays so among rivals: who is touched by an undo is asked, there or not, and the log tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Browser, Server, own_choices

TWO = {"players": 2}


@pytest.fixture
def stranger(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as one:
        yield one


def rivals(host: Browser, friend: Browser, **more: Any) -> tuple[Browser, Browser]:
    """Set up Abyss for two people; return them with the one first who leads."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "link", "name": ""}]
    body = {"game": "abyss", "setup": TWO, "seats": seats} | more
    made = host.post("/api/matches", body, 201)
    host.match, host.keys = made["match"], made["keys"]
    friend.join(host.match, host.keys["seats"][1], "Bo")
    lead = host.table()["scene"]["prompt"]["lead"]
    return (host, friend) if lead == 0 else (friend, host)


def explore(one: Browser) -> Any:
    """Turn cards over until there is something to choose among them; return the table."""
    table = one.table()
    choice = next(choice for choice in own_choices(table) if choice["key"] == "explore")
    return one.choose(table, choice["index"])


def words(table: Any) -> list[str]:
    return [line["words"] for line in table["log"]]


def undo(one: Browser, status: int = 200, what: str = "choice") -> Any:
    return one.post(f"{one.at}/undo", {"ply": one.table()["ply"], "what": what}, status)


# ---------------------------------------------------------------------------------------------- taking back


def test_a_rival_who_is_away_is_asked_before_a_reveal_goes_back(browser: Browser, friend: Browser) -> None:
    one, other = rivals(browser, friend)
    seen = explore(one)
    asked = undo(one)
    assert asked["ply"] == seen["ply"] and asked["vote"]["own"] and asked["vote"]["needs"] == 1
    told = other.table()["vote"]
    assert told["mine"] and not told["own"] and told["by"] == asked["vote"]["by"]
    after = other.post(f"{other.at}/vote", {"yes": True})
    assert after["ply"] == seen["ply"] + 1 and after["vote"] is None
    for table in (one.table(), after):
        assert any("took back" in line and "hidden" in line for line in words(table))
        assert any(line.startswith("Agreed: ") for line in words(table))


def test_who_asked_can_withdraw(browser: Browser, friend: Browser) -> None:
    one, other = rivals(browser, friend)
    ply = explore(one)["ply"]
    undo(one)
    undo(one, 409)
    after = one.post(f"{one.at}/vote", {"yes": False})
    assert after["vote"] is None and after["ply"] == ply
    other.post(f"{other.at}/vote", {"yes": True}, 409)


def test_who_asked_cannot_agree_to_it(browser: Browser, friend: Browser) -> None:
    one, _ = rivals(browser, friend)
    explore(one)
    undo(one)
    one.post(f"{one.at}/vote", {"yes": True}, 409)


def test_nobody_takes_back_what_somebody_else_chose(browser: Browser, friend: Browser) -> None:
    one, other = rivals(browser, friend)
    ply = explore(one)["ply"]
    assert undo(other)["vote"]["needs"] == 1
    assert one.table()["ply"] == ply and one.table()["vote"]["mine"]


def test_what_shows_nothing_new_goes_back_freely_and_in_silence(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1], "Bo")
    one = (browser, friend)[browser.table()["scene"]["prompt"]["lead"]]
    table = one.table()
    ply = one.choose(table, own_choices(table)[0]["index"])["ply"]
    after = undo(one)
    assert after["ply"] == ply + 1 and after["vote"] is None and after["log"] == []


def test_nobody_makes_again_what_somebody_else_had_chosen(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1], "Bo")
    one, other = (browser, friend) if browser.table()["scene"]["prompt"]["lead"] == 0 else (friend, browser)
    table = one.table()
    one.choose(table, own_choices(table)[0]["index"])
    undo(one)
    asked = other.post(f"{other.at}/redo", {"ply": 2})
    assert asked["ply"] == 2 and asked["vote"]["what"] == "redo"
    assert one.post(f"{one.at}/vote", {"yes": True})["ply"] == 3
    assert any("made a choice of somebody else again" in line for line in words(one.table()))


def test_who_plays_together_may_agree_to_take_back_freely(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1], "Bo")
    friend.post(f"{friend.at}/settings", {"undo": "free"}, 403)
    assert browser.table()["undo_is"] == "ask"
    free = browser.post(f"{browser.at}/settings", {"undo": "free"})
    assert free["undo_is"] == "free" and "without asking" in words(free)[-1]
    one, other = (browser, friend) if free["scene"]["prompt"]["lead"] == 0 else (friend, browser)
    table = one.table()
    ply = one.choose(table, own_choices(table)[0]["index"])["ply"]
    after = undo(other)
    assert after["ply"] == ply + 1 and after["vote"] is None
    assert "took back a choice of somebody else" in words(after)[-1]


def test_rivals_are_always_asked(browser: Browser, friend: Browser) -> None:
    rivals(browser, friend)
    assert browser.post(f"{browser.at}/settings", {"undo": "free"}, 403)["reason"]


def test_an_open_question_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db") as server, Browser(server.address) as host, Browser(server.address) as friend:
        one, other = rivals(host, friend)
        explore(one)
        undo(one)
        passes = [dict(browser.http.cookies.items()) for browser in (one, other)]
        match = one.match
    with Server(tmp_path / "table.db") as server, Browser(server.address) as one, Browser(server.address) as other:
        for browser, cookies in zip((one, other), passes, strict=True):
            browser.match = match
            for name, value in cookies.items():
                browser.http.cookies.set(name, value)
        assert one.table()["vote"]["own"] and other.table()["vote"]["mine"]
        ply = other.table()["ply"]
        assert other.post(f"{other.at}/vote", {"yes": True})["ply"] == ply + 1


# ---------------------------------------------------------------------------------------------- seats


def test_a_seat_has_one_holder_and_its_link_used_again_asks_that_one(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    rivals(browser, friend)
    key = browser.keys["seats"][1]
    assert stranger.join(browser.match, key, "Eve") == {"role": "spectator", "seats": [], "waits": True}
    stranger.get(stranger.at, 401)
    assert browser.table()["claims"] == []
    (claim,) = friend.table()["claims"]
    assert (claim["seat"], claim["name"]) == (1, "Eve")
    browser.post(f"{browser.at}/claims", {"claim": claim["claim"], "yes": True}, 409)
    assert friend.post(f"{friend.at}/claims", {"claim": claim["claim"], "yes": False})["claims"] == []
    assert stranger.join(browser.match, key, status=403)["reason"]
    stranger.get(stranger.at, 401)


def test_eight_strangers_do_not_share_one_seat(server: Server, browser: Browser) -> None:
    browser.new("me", "link")
    strangers = [Browser(server.address) for _ in range(8)]
    joined = [one.http.post(f"{browser.at}/join", json={"key": browser.keys["seats"][1]}) for one in strangers]
    assert [answer.status_code for answer in joined] == [200] * 7 + [409]
    assert [answer.json().get("seats") for answer in joined] == [[1], *[[]] * 6, None]
    for one in strangers:
        one.close()


def test_an_own_second_device_is_let_in_by_its_holder(browser: Browser, friend: Browser, stranger: Browser) -> None:
    rivals(browser, friend)
    key = browser.keys["seats"][1]
    assert stranger.join(browser.match, key)["waits"]
    (claim,) = friend.table()["claims"]
    friend.post(f"{friend.at}/claims", {"claim": claim["claim"], "yes": True})
    assert stranger.join(browser.match, key) == {"role": "seat", "seats": [1], "waits": False}
    assert stranger.table()["you"]["seats"] == friend.table()["you"]["seats"] == [1]


def test_a_code_lets_a_second_device_in_once(browser: Browser, friend: Browser, stranger: Browser) -> None:
    browser.new("me", "me")
    device = browser.post(f"{browser.at}/device", status=201)
    assert friend.join(browser.match, device["key"]) == {"role": "host", "seats": [0, 1], "waits": False}
    assert friend.table()["you"] == browser.table()["you"]
    stranger.join(browser.match, device["key"], status=403)


def test_a_code_ends_after_minutes(browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    from fathom.web import seating

    monkeypatch.setattr(seating, "CODE_LASTS", -1.0)
    browser.new("me", "me")
    device = browser.post(f"{browser.at}/device", status=201)
    friend.join(browser.match, device["key"], status=403)


def test_a_spectator_has_no_code_to_give(browser: Browser, friend: Browser) -> None:
    browser.new("me", "me")
    friend.join(browser.match, browser.keys["spectator"])
    friend.post(f"{friend.at}/device", status=403)


def test_rivals_agree_before_somebody_new_sees_what_a_seat_holds(browser: Browser, friend: Browser) -> None:
    one, _ = rivals(browser, friend)
    explore(one)
    asked = browser.post(f"{browser.at}/seats", {"seat": 1, "who": "me"})
    assert asked["key"] is None and asked["table"]["vote"]["what"] == "seat"
    assert asked["table"]["you"]["seats"] == [0]
    friend.post(f"{friend.at}/vote", {"yes": True})
    friend.get(friend.at, 401)
    assert browser.table()["players"][1]["who"] == "link"
    assert browser.post(f"{browser.at}/seats", {"seat": 1, "who": "me"})["table"]["you"]["seats"] == [0, 1]


def test_a_rival_can_be_replaced_by_a_bot_at_any_time_and_the_log_says_so(browser: Browser, friend: Browser) -> None:
    one, _ = rivals(browser, friend)
    explore(one)
    table = browser.post(f"{browser.at}/seats", {"seat": 1, "who": "random"})["table"]
    assert table["players"][1]["who"] == "random"
    assert any(line.startswith("A bot plays for ") for line in words(table))


# ---------------------------------------------------------------------------------------------- sealed


def test_among_rivals_a_table_is_sealed_and_nobody_gets_a_file_of_it_before_the_end(
    browser: Browser, friend: Browser
) -> None:
    rivals(browser, friend)
    table = browser.table()
    assert table["sealed"] and "sealed" in words(table)[0]
    assert browser.get(f"{browser.at}/export", 403)["reason"]
    browser.post(f"{browser.at}/fork", {"at": 0}, 403)


def test_at_a_sealed_table_nobody_chooses_the_seed(browser: Browser) -> None:
    body = {"game": "abyss", "setup": TWO, "seed": 7, "sealed": True}
    assert "seed" in browser.post("/api/matches", body, 400)["reason"]


def test_who_chooses_the_seed_is_told_on(browser: Browser, friend: Browser) -> None:
    rivals(browser, friend, seed=7)
    table = friend.table()
    assert not table["sealed"] and "not sealed" in words(table)[0]


def test_the_end_opens_the_seal_and_is_final(browser: Browser) -> None:
    body = {"game": "abyss", "setup": TWO, "seats": [{"who": "random"}, {"who": "random"}]}
    browser.match = browser.post("/api/matches", body, 201)["match"]
    line = browser.live()
    while not line.hear()["over"]:
        pass
    table = browser.table()
    file = browser.get(f"{browser.at}/export")
    first, last = (words(table)[at].replace(" ", "") for at in (0, -1))
    assert file["seal"]["fingerprint"] in first
    assert file["seal"]["salt"] in last and str(file["seed"]) in last
    assert browser.post(f"{browser.at}/undo", {"ply": table["ply"]}, 403 if not table["you"]["seats"] else 409)
    imported = browser.http.post("/api/matches/import", json=file)
    assert imported.status_code == 201
    browser.match = imported.json()["match"]
    assert words(browser.table()) == words(table)


def test_a_report_does_not_tell_what_others_chose(browser: Browser, friend: Browser) -> None:
    one, other = rivals(browser, friend)
    explore(one)
    for who, tells in ((one, True), (other, False)):
        (entry,) = who.post(f"{who.at}/report", {"words": "hm"})["history"]
        assert ("index" in entry) is tells
