"""Matches as files: export, import, replay, fork, report."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from tests.web.serving import Browser, Server, own_choices

import fathom
from fathom.table import Match

SEED = 918_273_645_546


def play(browser: Browser, choices: int, **setup: Any) -> Any:
    """Play some choices alone."""
    browser.new("me", seed=SEED, **{"climbers": 1} | setup)
    table = browser.table()
    for at in range(choices):
        options = own_choices(table)
        table = browser.choose(table, options[at % len(options)]["index"])
    return table


def test_an_exported_match_goes_on_where_it_was(browser: Browser) -> None:
    table = play(browser, 9)
    file = browser.http.get(f"{browser.at}/export")
    assert "attachment" in file.headers["content-disposition"]
    assert Match.load(file.content).ply == 9
    made = browser.http.post("/api/matches/import", content=file.content)
    assert made.status_code == 201
    browser.match = made.json()["match"]
    again = browser.table()
    assert again["scene"] == table["scene"] and again["ply"] == 9 and again["log"] == table["log"]
    assert browser.post(f"{browser.at}/undo", {"ply": 9})["ply"] == 10


@pytest.mark.parametrize("damage", ["cut", "turned", "empty", "other", "deep", "binary", "rules"])
def test_a_damaged_file_is_refused_with_a_reason(browser: Browser, damage: str) -> None:
    play(browser, 3)
    file = browser.http.get(f"{browser.at}/export").content
    data = {
        "cut": file[: len(file) // 2],
        "turned": file.replace(b'"health":8', b'"health":9'),
        "empty": b"",
        "other": b'{"hello": 1}',
        "deep": b'{"fathom":"match","game":' + b"[" * 100_000,
        "binary": bytes(range(256)),
        "rules": re.sub(rb'"version":\d+', b'"version":77', file),
    }[damage]
    answer = browser.http.post("/api/matches/import", content=data)
    assert answer.status_code == 400 and answer.json()["reason"]
    assert "Traceback" not in answer.text and ".py" not in answer.text


def test_a_replay_goes_through_every_choice(browser: Browser) -> None:
    table = play(browser, 14)
    last = browser.get(f"{browser.at}/replay")
    assert last["at"] == last["of"] == 14 and last["scene"] == table["scene"] and last["log"] == table["log"]
    seen = [browser.get(f"{browser.at}/replay", at=at) for at in range(15)]
    assert [len(one["log"]) for one in seen] == sorted(len(one["log"]) for one in seen)
    assert seen[0]["log"] == [] and seen[0]["turns"][0]["at"] == 0 and len(seen[0]["turns"]) > 1
    assert browser.get(f"{browser.at}/replay", 400, at=99)["reason"]


def test_a_finished_game_can_be_played_on_from_any_choice(browser: Browser) -> None:
    line = browser.new("random", "random", seed=3).live()
    while not line.hear()["over"]:
        pass
    at = browser.get(f"{browser.at}/replay")["of"] // 2
    before = browser.get(f"{browser.at}/replay", at=at)
    browser.match = browser.post(f"{browser.at}/fork", {"at": at}, 201)["match"]
    assert browser.get(f"{browser.at}/replay", at=at)["scene"]["boards"] == before["scene"]["boards"]


def test_an_analysis_comes_in_portions_and_only_when_the_game_is_over(browser: Browser) -> None:
    play(browser, 3)
    assert browser.get(f"{browser.at}/analysis", 409)["reason"]
    line = browser.new("random", "random", seed=3).live()
    while not line.hear()["over"]:
        pass
    first = browser.get(f"{browser.at}/analysis")
    assert 0 < first["next"] <= first["of"] and first["end"] in (0.0, 0.5, 1.0)
    second = browser.get(f"{browser.at}/analysis", at=first["next"])
    assert second["next"] > first["next"]
    for one in (*first["weighed"], *second["weighed"]):
        assert 0 <= one["before"] <= 1 and len(one["ways"]) > 1
        assert set(first["words"] | second["words"]) >= {str(one["at"])}
    assert browser.get(f"{browser.at}/analysis", at=first["of"])["weighed"] == []


def test_a_fork_of_a_running_match_is_no_look_ahead(browser: Browser, server: Server) -> None:
    play(browser, 6)
    shown = browser.table()["scene"]
    real = browser.http.get(f"{browser.at}/export").json()
    browser.match = browser.post(f"{browser.at}/fork", {"at": 6}, 201)["match"]
    copy = browser.http.get(f"{browser.at}/export").json()
    assert browser.table()["scene"] == shown
    assert copy["seed"] != real["seed"] and copy["state"]["streams"] != real["state"]["streams"]
    assert copy["state"]["cards"][0]["deck"] != real["state"]["cards"][0]["deck"]
    table = browser.table()
    assert browser.choose(table, own_choices(table)[0]["index"])["ply"] == 1


def test_a_report_of_a_running_match_keeps_its_secrets_on_the_server(browser: Browser, server: Server) -> None:
    play(browser, 5)
    answer = browser.http.post(f"{browser.at}/report", json={"words": "the die fell off the table"})
    told = answer.json()
    assert told["words"] == "the die fell off the table" and told["written_by"] == fathom.__version__
    assert len(told["history"]) == 5 and not {"seed", "state", "file"} & told.keys() and str(SEED) not in answer.text
    store = server.app.state.tables.store
    future = asyncio.run_coroutine_threadsafe(store.reports(browser.match), server.loop)
    (kept,) = future.result(10)
    assert kept.id == told["report"] and Match.load(kept.file).ply == 5


def test_a_report_of_a_finished_match_is_whole(browser: Browser) -> None:
    line = browser.new("random", "random", seed=3).live()
    while not line.hear()["over"]:
        pass
    told = browser.post(f"{browser.at}/report", {"words": "too easy"})
    assert Match.load(json.dumps(told)).over
    assert browser.http.post("/api/matches/import", json=told).status_code == 201
