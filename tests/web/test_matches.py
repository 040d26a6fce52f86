"""A match over REST: made, joined, played, taken back, handed over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.serving import Browser, own_choices


def mine(browser: Browser, **query: Any) -> Any:
    """Return the table of the own seat that has to choose."""
    table = browser.table(**query)
    return browser.table(seat=table["scene"]["prompt"]["lead"], **query)


def test_games_tell_their_names_and_what_they_ask(browser: Browser) -> None:
    game = {game["id"]: game for game in browser.get("/api/games")}["leviathan-wilds"]
    assert game["name"] == "Leviathan Wilds" and game["words"] and game["drawing"].startswith("<svg")
    assert game["players"] == {"least": 1, "most": 4} and game["minutes"] == "45–90"
    form = browser.get("/api/games/leviathan-wilds", lang="de")
    assert form["players"] == {"least": 1, "most": 4}
    assert [bot["id"] for bot in form["bots"]] == ["learner", "steady", "strong", "master"]
    assert form["bots"][2]["name"] == "Starker Bot"
    options = {option["name"]: option for option in form["options"]}
    assert options["leviathan"]["default"] in [choice["value"] for choice in options["leviathan"]["choices"]]
    assert {choice.get("group", 0) for choice in options["climbers"]["choices"]} == {0, 1}


def test_rules_are_found_by_words_in_both_languages(browser: Browser) -> None:
    everything = browser.get("/api/games/leviathan-wilds/rules")
    assert len(everything) > 200
    assert browser.get("/api/games/leviathan-wilds/rules", q="LW-096")[0]["id"] == "LW-096"
    assert browser.get("/api/games/leviathan-wilds/rules", q="Vorsprung", lang="de")


def test_a_match_begins_with_a_question_to_its_maker(browser: Browser) -> None:
    table = mine(browser.new("me", "me"))
    assert table["ply"] == 0 and not table["over"]
    assert table["you"]["role"] == "host" and table["you"]["seats"] == [0, 1]
    assert [player["who"] for player in table["players"]] == ["me", "me"]
    assert own_choices(table)


def test_alone_there_is_one_seat(browser: Browser) -> None:
    table = mine(browser.new("me", climbers=1))
    assert table["you"]["seats"] == [0] and len(table["players"]) == 1


def test_a_choice_moves_the_table_on(browser: Browser) -> None:
    table = mine(browser.new("me", "me"))
    after = browser.choose(table, own_choices(table)[0]["index"])
    assert after["ply"] == 1 and after["log"] and browser.table()["ply"] == 1


def test_a_late_answer_gets_the_present_table(browser: Browser) -> None:
    table = mine(browser.new("me", "me"))
    browser.choose(table, own_choices(table)[0]["index"])
    late = browser.choose(table, own_choices(table)[0]["index"], 409)
    assert late["reason"] and late["table"]["ply"] == 1


@pytest.mark.parametrize("index", [-1, -2, 999])
def test_what_is_not_offered_is_refused(browser: Browser, index: int) -> None:
    table = mine(browser.new("me", "me"))
    refused = browser.choose(table, index, 409)
    assert refused["table"]["ply"] == 0


def test_nobody_chooses_for_another_seat(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1], "Ada")
    table = browser.table()
    lead = table["scene"]["prompt"]["lead"]
    wrong = browser if lead == 1 else friend
    wrong.choose(table, 0, 403, lead)
    assert browser.table()["ply"] == 0


def test_a_key_opens_a_seat_and_only_that(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    assert browser.table()["players"][1]["who"] == "link"
    friend.match = browser.match
    friend.get(browser.at, 401)
    assert friend.join(browser.match, browser.keys["seats"][1], "Ada") == {"role": "seat", "seats": [1], "waits": False}
    table = friend.table()
    assert table["you"] == {"role": "seat", "seats": [1], "seat": 1}
    assert [player["who"] for player in table["players"]] == ["person", "me"]
    assert browser.table()["players"][1] | {"here": True} == {
        "seat": 1, "name": "Ada", "who": "person", "here": True, "ask": "concern",
    }  # fmt: skip
    friend.get(browser.at, 403, seat=0)


def test_a_spectator_looks_and_does_nothing_else(browser: Browser, friend: Browser) -> None:
    browser.new("me", "me")
    assert friend.join(browser.match, browser.keys["spectator"])["role"] == "spectator"
    table = friend.table()
    assert table["you"]["seat"] == -1 and not own_choices(table) and not table["undo"]
    friend.choose(table, 0, 403)
    friend.post(f"{friend.at}/undo", {"ply": 0}, 403)
    friend.post(f"{friend.at}/settings", {"speed": "fast"}, 403)
    friend.post(f"{friend.at}/seats", {"seat": 0, "who": "greedy"}, 403)
    friend.get(f"{friend.at}/suggest", 403)
    friend.get(f"{friend.at}/export", 403)


def test_undo_and_redo_keep_the_ply_going(browser: Browser) -> None:
    table = mine(browser.new("me", "me"))
    first = browser.choose(table, own_choices(table)[1]["index"])
    steps = {step["what"] for step in first["undo"]}
    assert "choice" in steps and all(step["words"] for step in first["undo"])
    back = browser.post(f"{browser.at}/undo", {"ply": 1, "what": "choice"})
    assert back["ply"] == 2 and back["redo"] and not back["log"]
    assert mine(browser)["scene"]["choices"] == table["scene"]["choices"]
    again = browser.post(f"{browser.at}/redo", {"ply": 2})
    assert again["ply"] == 3 and not again["redo"]
    assert again["scene"] == first["scene"] | {"seat": again["scene"]["seat"]} or again["log"] == first["log"]
    assert browser.post(f"{browser.at}/redo", {"ply": 3}, 409)["reason"]


def test_a_whole_round_can_be_taken_back(browser: Browser) -> None:
    browser.new("me", climbers=1)
    table = mine(browser)
    for _ in range(12):
        table = browser.choose(table, own_choices(table)[-1]["index"])
    back = browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "round"})
    assert back["ply"] == table["ply"] + 1 and len(back["log"]) < len(table["log"])


def test_an_undo_with_nothing_to_take_back_is_refused(browser: Browser) -> None:
    browser.new("me", "me")
    assert browser.post(f"{browser.at}/undo", {"ply": 0}, 409)["reason"]
    assert browser.post(f"{browser.at}/vote", {"yes": True}, 409)["reason"]


def test_chat_is_kept(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1], "Ada")
    friend.post(f"{friend.at}/chat", {"words": "hello\n  there"})
    (said,) = browser.table()["chat"]
    assert (said["seat"], said["name"], said["words"]) == (1, "Ada", "hello there")
    browser.post(f"{browser.at}/chat", {"words": "   "}, 400)


def test_a_seat_can_be_handed_to_a_bot_and_taken_back(browser: Browser) -> None:
    browser.new("me", "me")
    seated = browser.post(f"{browser.at}/seats", {"seat": 1, "who": "greedy"})
    assert seated["table"]["players"][1]["who"] == "greedy" and seated["key"] is None
    assert seated["table"]["you"]["seats"] == [0]
    taken = browser.post(f"{browser.at}/seats", {"seat": 1, "who": "me"})
    assert taken["table"]["you"]["seats"] == [0, 1]
    browser.post(f"{browser.at}/seats", {"seat": 1, "who": "nobody"}, 400)
    browser.post(f"{browser.at}/seats", {"seat": 9, "who": "me"}, 400)


def test_an_old_link_opens_nothing_once_the_seat_is_given_away(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    old = browser.keys["seats"][1]
    friend.join(browser.match, old, "Ada")
    new = browser.post(f"{browser.at}/seats", {"seat": 1, "who": "link"})["key"]
    friend.get(browser.at, 401)
    assert friend.join(browser.match, old, status=403)["reason"]
    assert friend.join(browser.match, new)["seats"] == [1]


def test_a_player_may_free_the_own_seat_but_no_other(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1])
    friend.post(f"{friend.at}/seats", {"seat": 0, "who": "me"}, 403)
    friend.post(f"{friend.at}/seats", {"seat": 1, "who": "greedy"})
    friend.get(friend.at, 401)


def test_a_suggestion_is_one_of_the_choices(browser: Browser) -> None:
    table = mine(browser.new("me", "me"))
    seat = table["you"]["seat"]
    advice = browser.get(f"{browser.at}/suggest", seat=seat)
    own = {choice["index"] for choice in own_choices(table)}
    assert advice["index"] in own and {way["index"] for way in advice.get("ways", [])} <= own
    assert all(0 <= way["low"] <= way["win"] <= way["high"] <= 1 for way in advice.get("ways", []))
    assert browser.get(f"{browser.at}/suggest", seat=1 - seat)["index"] == -1


def test_far_places_can_be_walked_to_in_one_go(browser: Browser) -> None:
    table = browser.new("me", climbers=1).table()
    found: dict[str, Any] = {"routes": []}
    for _ in range(60):
        if table["reach"]:
            found = browser.get(f"{browser.at}/reach", seat=0)
            assert found["ply"] == table["ply"]
            if found["routes"]:
                break
        table = browser.choose(table, own_choices(table)[0]["index"])
    way = found["routes"][-1]
    assert len(way["steps"]) > 1 and way["steps"][0] == way["index"] and way["words"]
    assert len(way["preview"]["path"]) > 2 and way["price"] >= len(way["steps"])
    for index in way["steps"]:
        table = browser.choose(table, index)
    pieces = {piece["id"]: piece["at"] for piece in table["scene"]["boards"][0]["pieces"]}
    assert way["targets"][0] in pieces.values()


def test_far_places_are_nobody_elses_business(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.get(f"{browser.at}/reach", 401)
    friend.join(browser.match, browser.keys["spectator"])
    assert friend.get(f"{browser.at}/reach")["routes"] == [] and not friend.table()["reach"]
    friend.get(f"{browser.at}/reach", 403, seat=0)


def test_matches_of_this_browser_are_listed(browser: Browser, friend: Browser) -> None:
    first = browser.new("me", "me").match
    second = browser.new("greedy", "greedy").match
    cards = browser.get("/api/matches", lang="de")
    assert [card["match"] for card in sorted(cards, key=lambda card: card["match"])] == sorted([first, second])
    assert {card["match"]: card["mine"] for card in cards} == {first: True, second: False}
    assert all(card["title"] and card["turn"] for card in cards)
    assert friend.get("/api/matches") == []


def test_a_browser_with_many_matches_finds_the_newest_first_and_misses_none(browser: Browser) -> None:
    made = [browser.new("me", "me").match]
    made += [browser.post(f"{browser.at}/fork", {"at": 0}, 201)["match"] for _ in range(63)]
    assert len(browser.http.cookies) == 1
    listed = [card["match"] for card in browser.get("/api/matches", many=60)]
    listed += [card["match"] for card in browser.get("/api/matches", many=60, skip=60)]
    assert sorted(listed) == sorted(made) and listed[:4] == made[:-5:-1]


def test_a_cookie_of_earlier_days_opens_its_match_and_is_taken_over(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    secret = browser.http.cookies["fathom-pass"]
    browser.http.cookies.clear()
    browser.http.cookies.set(f"fathom-{browser.match}", secret, domain="127.0.0.1")
    assert browser.table()["you"]["role"] == "host"
    assert browser.join(browser.match, browser.keys["seats"][1]) == {"role": "host", "seats": [0, 1], "waits": False}
    assert [card["match"] for card in browser.get("/api/matches")] == [browser.match]
    assert list(browser.http.cookies) == ["fathom-pass"] and browser.http.cookies["fathom-pass"] != secret
    assert browser.table()["you"] == {"role": "host", "seats": [0, 1], "seat": 0}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "leviathan-wilds", "setup": {"leviathan": "nobody"}}, 400),
        ({"game": "leviathan-wilds", "setup": {"colour": "red"}}, 400),
        ({"game": "leviathan-wilds", "setup": {"packs": ["/"]}}, 400),
        ({"game": "leviathan-wilds", "setup": {"seats": []}}, 400),
        ({"game": "leviathan-wilds", "setup": {"climbers": 9}}, 400),
        ({"game": "leviathan-wilds", "seats": [{"who": "nobody"}]}, 400),
        ({"game": "leviathan-wilds", "seats": [{"who": "me"}] * 3}, 400),
        ({"game": "leviathan-wilds", "seed": -1}, 400),
        ({"setup": {}}, 400),
        ([], 400),
    ],
)
def test_an_impossible_match_is_refused_with_a_reason(browser: Browser, body: Any, status: int) -> None:
    reason = browser.post("/api/matches", body, status)["reason"]
    assert reason and "Traceback" not in reason


def test_reasons_are_said_in_the_language_of_who_asks(browser: Browser) -> None:
    assert browser.get("/api/matches/nothing", 404, lang="de")["reason"].startswith("Diese Partie")


def test_the_last_page_of_a_match_and_the_same_game_once_more(browser: Browser) -> None:
    browser.new("random", "random", "random")
    assert "not over" in browser.get(f"{browser.at}/ending", 409)["reason"]
    assert "not over" in browser.post(f"{browser.at}/again", {}, 409)["reason"]
    line = browser.live()
    while not line.hear()["over"]:
        pass
    page = browser.get(f"{browser.at}/ending", lang="de")
    assert page["title"] and page["plots"] and page["counts"] and page["words"]
    made = browser.post(f"{browser.at}/again", {}, 201)
    old, browser.match = browser.match, made["match"]
    again = browser.table()
    assert again["players"] and browser.match != old and not again["over"]
    assert [one["who"] for one in again["players"]] == ["random", "random", "random"]
