"""The live line: pushes, two browsers, hot seat, bots, votes, coming back, nonsense."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Browser, Line, Server, own_choices, some_choice, without_known

from fathom.core.rng import Stream


def play_on(line: Line, table: Any, stream: Stream, until: int) -> Any:
    """Choose at random for all own seats until a ply, over the line."""
    while table["ply"] < until and not table["over"]:
        if not own_choices(table):
            waiting = [seat for seat in table["scene"]["prompt"]["seats"] if seat in table["you"]["seats"]]
            if waiting and waiting[0] != table["you"]["seat"]:
                line.send("seat", seat=waiting[0])
            table = line.hear()
            continue
        choice = some_choice(table, stream)
        line.send("choose", ply=table["ply"], index=choice["index"], seat=choice["seat"])
        table = line.hear()
    return table


def pick(table: Any) -> dict[str, int]:
    choice = own_choices(table)[0]
    return {"ply": table["ply"], "index": choice["index"], "seat": choice["seat"]}


def to_lead(line: Line, table: Any) -> Any:
    """Look with the eyes of the seat that has to choose."""
    lead = table["scene"]["prompt"]["lead"]
    if table["you"]["seat"] != lead:
        line.send("seat", seat=lead)
        table = line.hear()
    return table


def test_a_line_begins_with_the_whole_table(browser: Browser) -> None:
    line = browser.new("me", "me").live()
    table = line.hear()
    assert table["ply"] == 0 and table["log_at"] == 0
    assert [player["here"] for player in table["players"]] == [True, True]


def test_only_new_lines_of_the_log_are_sent(browser: Browser) -> None:
    line = browser.new("me", climbers=1).live()
    table = line.hear()
    known = list(table["log"])
    for _ in range(8):
        line.send("choose", **pick(table))
        table = line.hear()
        assert table["log_at"] == len(known)
        known += table["log"]
    browser.post(f"{browser.at}/undo", {"ply": table["ply"]})
    back = line.hear()
    known = known[: back["log_at"]] + back["log"]
    line.send("since", ply=0)
    whole = line.hear()
    assert whole["log_at"] == 0 and whole["log"] == known


def test_explanations_are_sent_once_and_add_up(browser: Browser) -> None:
    line, stream = browser.new("me", climbers=1).live(), Stream({"t": 2}, "t")
    table = line.hear()
    assert table["whole"]
    known = {one["id"]: one for one in table["scene"]["explain"]}
    first, sent = len(known), 0
    for _ in range(25):
        choice = some_choice(table, stream)
        line.send("choose", ply=table["ply"], index=choice["index"], seat=choice["seat"])
        table = line.hear()
        assert not table["whole"]
        known |= {one["id"]: one for one in table["scene"].get("explain", [])}
        sent += len(table["scene"].get("explain", []))
        for one in browser.table()["scene"]["explain"]:
            assert known[one["id"]] == one
    assert sent < first
    line.send("lang", lang="de")
    assert line.hear()["whole"]


def test_both_browsers_are_told_of_a_choice(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1])
    lines = [browser.live(), friend.live()]
    tables = [line.hear() for line in lines]
    lead = tables[0]["scene"]["prompt"]["lead"]
    table = lines[lead].hear() if lead == 0 else tables[1]  # the first is told that the second has come
    lines[lead].send("choose", **pick(table))
    for line in lines:
        while line.hear()["ply"] != 1:
            pass


def test_who_holds_all_seats_is_always_shown_the_one_that_is_asked(browser: Browser) -> None:
    """Also after an undo, and after a look from another seat."""
    line, seen = browser.new("me", "me").live(), set()
    table = line.hear()
    for _ in range(12):
        seen.add(table["you"]["seat"])
        assert own_choices(table) and table["you"]["seat"] == table["scene"]["prompt"]["lead"]
        line.send("choose", **pick(table))
        table = line.hear()
    while table["undo"]:
        seat = table["you"]["seat"]
        line.send("seat", seat=1 - seat)
        assert line.hear()["you"]["seat"] == 1 - seat
        browser.post(f"{browser.at}/undo", {"ply": table["ply"]})
        table = line.hear()
        assert own_choices(table) and table["you"]["seat"] == table["scene"]["prompt"]["lead"]
    assert seen == {0, 1}


def test_among_rivals_nobody_is_shown_the_cards_of_the_next_unasked(browser: Browser) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    browser.match = browser.post("/api/matches", {"game": "abyss", "seats": seats, "seed": 7}, 201)["match"]
    line = browser.live()
    table, at = line.hear(), 0
    while table["scene"]["prompt"]["lead"] == at:
        line.send("choose", **pick(table))
        table = line.hear()
    assert table["you"]["seat"] == at


def test_a_late_choice_is_refused_with_the_present_table(browser: Browser) -> None:
    line = browser.new("me", "me").live()
    table = to_lead(line, line.hear())
    line.send("choose", **pick(table))
    assert line.hear()["ply"] == 1
    line.send("choose", **pick(table))
    assert line.hear("refused")["ply"] == 1
    assert line.hear()["ply"] == 1


@pytest.mark.parametrize(
    "frame",
    [
        "", "{", "null", "[]", "7", '"choose"', '{"type":"fly"}', '{"type":"choose"}', "\x00" * 100,
        '{"type":"choose","ply":"x","index":0}', '{"type":"choose","ply":0,"index":1e99}', b"\xff\xfe\x00",
        '{"type":"seat","seat":5}', '{"type":"lang","lang":"xx"}', "[" * 5000,
        '{"type":"chat","words":"' + "x" * 20000 + '"}',
    ],
    ids=len,
)  # fmt: skip
def test_nonsense_is_refused_and_the_line_goes_on(browser: Browser, frame: str | bytes) -> None:
    line = browser.new("me", "me").live()
    line.hear()
    line.connection.send(frame)
    assert line.hear("refused")["reason"]
    line.send("ping")
    line.hear("pong")
    assert browser.table()["ply"] == 0


def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", messages_per_second=25) as server, Browser(server.address) as browser:
        line = browser.new("me", "me").live()
        line.hear()
        for _ in range(80):
            line.send("ping")
        kinds = [line.any()["type"] for _ in range(80)]
    assert "refused" in kinds and "pong" in kinds


def test_the_language_can_be_changed_on_the_way(browser: Browser) -> None:
    line = browser.new("me", "me").live(lang="de")
    german = line.hear()["scene"]["prompt"]["question"]
    line.send("lang", lang="en")
    assert line.hear()["scene"]["prompt"]["question"] != german


def test_chat_comes_over_the_line(browser: Browser) -> None:
    line = browser.new("me", "me").live()
    line.hear()
    line.send("chat", words="hello")
    assert line.hear()["chat"][0]["words"] == "hello"
    line.send("chat", words="again")
    table = line.hear()
    assert [said["words"] for said in table["chat"]] == ["again"] and table["chat_at"] == 1


def test_without_a_key_the_line_says_goodbye(browser: Browser, friend: Browser) -> None:
    friend.match = browser.new("me", "me").match
    assert friend.live().any()["type"] == "bye"
    friend.match = "nothing"
    assert friend.live().any()["type"] == "bye"


def test_who_loses_the_seat_is_told(browser: Browser, friend: Browser) -> None:
    browser.new("me", "link")
    friend.join(browser.match, browser.keys["seats"][1])
    line = friend.live()
    line.hear()
    browser.post(f"{browser.at}/seats", {"seat": 1, "who": "greedy"})
    assert line.hear("bye")["reason"]


def test_a_line_that_comes_back_finds_the_same_question(browser: Browser) -> None:
    line = browser.new("me", climbers=1).live()
    table = play_on(line, line.hear(), Stream({"t": 5}, "t"), 10)
    line.close()
    again = browser.live().hear()
    assert without_known(again["scene"]) == without_known(table["scene"]) and again["ply"] == table["ply"]


def test_bots_play_a_game_to_its_end(browser: Browser) -> None:
    line = browser.new("random", "random", seed=3).live()
    table = line.hear()
    plies = [table["ply"]]
    while not table["over"]:
        table = line.hear()
        plies.append(table["ply"])
    assert plies == sorted(plies) and len(set(plies)) > 20
    assert table["scene"]["ending"] and table["scene"]["won"] in (True, False)


def test_a_person_and_a_bot_play_a_game_to_its_end(browser: Browser) -> None:
    line = browser.new("me", "random", seed=11).live()
    table = play_on(line, line.hear(), Stream({"t": 1}, "t"), 5000)
    assert table["over"]
    assert {entry["by"] for entry in json.loads(browser.http.get(f"{browser.at}/export").text)["history"]} >= {
        "me",
        "random",
    }


def test_a_bot_waits_for_people_who_want_to_be_asked(browser: Browser) -> None:
    line = browser.new("me", "greedy", seed=11).live()
    table, lets = line.hear(), 0
    stream = Stream({"t": 2}, "t")
    while lets < 2 and not table["over"]:
        choices = own_choices(table)
        let = [choice for choice in choices if choice["index"] == -1]
        if let:
            assert table["thinking"] == -1 and let[0]["moves_on"] and let[0]["words"]
            assert {group["id"] for group in table["scene"]["groups"]} >= {let[0]["group"]}
            bot = table["scene"]["panels"][1]["title"]
            while table["scene"]["prompt"]["hint"] == f"{bot} is still thinking.":
                table = line.hear()
            prompt = table["scene"]["prompt"]
            assert prompt["question"] == f"You may act before {bot} goes on." and bot in let[0]["words"]
            assert prompt["hint"].startswith(f"{bot} is about to choose: ")
            line.send("choose", ply=table["ply"], index=-1, seat=0)
            assert not [choice for choice in own_choices(line.hear()) if choice["index"] < 0]
            table, lets = line.hear(), lets + 1
        elif choices:
            choice = choices[stream.below(len(choices))]
            line.send("choose", ply=table["ply"], index=choice["index"], seat=0)
            table = line.hear()
        else:
            table = line.hear()
    assert lets == 2


def test_bots_in_processes_of_their_own(tmp_path: Any) -> None:
    with Server(tmp_path / "table.db", workers=1) as server, Browser(server.address) as browser:
        line = browser.new("random", "random", seed=3).live()
        while line.hear()["ply"] < 12:
            pass


# ---------------------------------------------------------------------------------------------- taking back together


@pytest.fixture
def revealed(browser: Browser, friend: Browser) -> tuple[Line, Line, Any]:
    """A match of two in which a threat has been turned over."""
    browser.new("me", "link", seed=5)
    friend.join(browser.match, browser.keys["seats"][1], "Ada")
    lines = (browser.live(), friend.live())
    lines[1].hear()
    table = browser.table()
    while not any(card.get("up", True) for card in table["scene"]["rows"][0]["cards"]):
        lead = table["scene"]["prompt"]["lead"]
        one = (browser, friend)[lead]
        table = one.choose(one.table(), own_choices(one.table())[-1]["index"])
    return *lines, table


def test_taking_back_after_a_reveal_needs_the_others(
    browser: Browser, friend: Browser, revealed: tuple[Line, Line, Any]
) -> None:
    _, line, table = revealed
    asked = browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "choice"})
    assert asked["ply"] == table["ply"]
    assert asked["vote"] == {
        "what": "choice",
        "words": "The last choice",
        "by": "player 0",
        "needs": 1,
        "yes": 0,
        "mine": False,
        "own": True,
    }
    while not (told := line.hear())["vote"]:
        pass
    assert told["vote"]["mine"]
    browser.post(f"{browser.at}/vote", {"yes": True}, 409)
    after = friend.post(f"{friend.at}/vote", {"yes": True})
    assert after["vote"] is None and after["ply"] == table["ply"] + 1


def test_one_no_is_enough(browser: Browser, friend: Browser, revealed: tuple[Line, Line, Any]) -> None:
    table = revealed[2]
    browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "turn"})
    browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "choice"}, 409)
    after = friend.post(f"{friend.at}/vote", {"yes": False})
    assert after["vote"] is None and after["ply"] == table["ply"]


def test_a_choice_ends_the_vote(browser: Browser, friend: Browser, revealed: tuple[Line, Line, Any]) -> None:
    table = revealed[2]
    browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "choice"})
    one = (browser, friend)[table["scene"]["prompt"]["lead"]]
    mine = one.table()
    assert one.choose(mine, own_choices(mine)[0]["index"])["vote"] is None


def test_what_happened_comes_with_the_scene_as_beats(browser: Browser, friend: Browser) -> None:
    """Over the line, and in the answer of a request: the same, each since the table that this browser had."""
    line = browser.new("me", "me").live()
    table = line.hear()
    assert table["beats"] == [] and not table["away"]
    told = []
    for _ in range(6):
        answer = browser.post(f"{browser.at}/choose", pick(table))
        table = line.hear()
        told.append(table["beats"])
        assert answer["beats"] == table["beats"]
        assert all(beat["type"] for beat in table["beats"])
    assert any(told)


def test_who_was_away_is_told_what_happened_meanwhile(browser: Browser) -> None:
    line = browser.new("me", climbers=1).live()
    table = line.hear()
    left = table["ply"]
    for _ in range(5):
        line.send("choose", **pick(table))
        table = line.hear()
    back = browser.live()
    assert back.hear()["beats"] == []
    back.send("since", ply=left)
    again = back.hear()
    assert again["away"] and again["beats"]
    back.send("since", ply=table["ply"])
    assert back.hear()["beats"] == []


def test_what_was_taken_back_is_not_played(browser: Browser) -> None:
    line = browser.new("me", climbers=1).live()
    table = line.hear()
    for _ in range(3):
        line.send("choose", **pick(table))
        table = line.hear()
    browser.post(f"{browser.at}/undo", {"ply": table["ply"]})
    assert line.hear()["beats"] == []
