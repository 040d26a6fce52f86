"""Floods: whatever one visitor does, another one is served, and nothing grows without end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import Browser, Server, own_choices
from websockets.exceptions import ConnectionClosed

from fathom.core.errors import FathomError
from fathom.table import Match
from fathom.web.budget import Budget, visitor_of
from fathom.web.doors import Doors
from fathom.web.live import _Waiting
from fathom.web.refusals import Refusal
from fathom.web.settings import Settings

#: No address is a proxy's, and nobody has long to say what they want.
SHORT: dict[str, Any] = {"proxies": (), "request_seconds": 0.3, "connections_per_visitor": 12}


@contextlib.contextmanager
def lines(server: Server, number: int, said: bytes, small: bool = False) -> Iterator[list[socket.socket]]:
    """Open lines and say the same on each."""
    opened = []
    try:
        for _ in range(number):
            line = socket.socket()
            if small:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            line.settimeout(10)
            line.connect(("127.0.0.1", server.port))
            line.sendall(said)
            opened.append(line)
        yield opened
    finally:
        for line in opened:
            line.close()


def heard(line: socket.socket) -> bytes:
    """Return all that comes until the line ends."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65536):
            found += more
    return found


def doors(server: Server) -> Doors:
    found: Doors = server.uvicorn.config.http.doors  # type: ignore[union-attr]
    return found


def second_visitor(server: Server) -> float:
    """Return how long somebody else waits, from another address."""
    began = time.perf_counter()
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), verify=False) as http:
        assert http.get(f"{server.address}/health", timeout=10).status_code == 200
    return time.perf_counter() - began


# ---------------------------------------------------------------------------------------------- lines


@pytest.mark.parametrize("number", [30, pytest.param(1500, marks=pytest.mark.slow)])
def test_requests_that_are_never_whole_keep_nobody_else_out(tmp_path: Path, number: int) -> None:
    with (
        Server(tmp_path / "table.db", **SHORT) as server,
        lines(server, number, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ") as opened,
    ):
        assert second_visitor(server) < 1.0
        answers = [heard(line) for line in opened]
        assert [answer.startswith(b"HTTP/1.1 503") for answer in answers] == [False] * 12 + [True] * (number - 12)
        assert set(answers[:12]) == {b""}
        assert json.loads(answers[-1].split(b"\r\n\r\n")[1])["reason"]


def test_a_request_that_comes_letter_by_letter_does_not_get_more_time(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", **SHORT) as server, lines(server, 1, b"GET /") as (line,):
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < 5:
                line.sendall(b"x")
                line.settimeout(0.05)
                with contextlib.suppress(TimeoutError):
                    if not line.recv(1):
                        break
        assert time.monotonic() - began < 2


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    said = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{"
    with Server(tmp_path / "table.db", **SHORT) as server, lines(server, 3, said) as opened:
        assert [heard(line) for line in opened] == [b""] * 3


def test_a_second_request_on_a_line_has_as_much_time_as_the_first(tmp_path: Path) -> None:
    whole = b"GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n"
    with Server(tmp_path / "table.db", **SHORT) as server, lines(server, 1, whole + b"GET /h") as (line,):
        answer = heard(line)
        assert answer.count(b"HTTP/1.1 200") == 1


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    said = b"GET /api/games/leviathan-wilds/art HTTP/1.1\r\nHost: x\r\n\r\n" * 20
    with Server(tmp_path / "table.db", answer_seconds=0.3, **SHORT) as server:
        with lines(server, 4, said, small=True):
            until = time.monotonic() + 10
            while doors(server).inside != 0:
                assert time.monotonic() < until
                assert second_visitor(server) < 1.0
        assert doors(server).inside == 0


def test_a_proxy_may_have_more_lines_than_a_visitor() -> None:
    settings = Settings(database="", connections_per_visitor=2, proxies=("10.0.0.0/8",))
    for address, let_in in (("10.1.2.3", [True] * 4), ("192.0.2.7", [True, True, False, False])):
        own = Doors(settings)
        kept = [asyncio.Transport() for _ in range(4)]
        assert [own.let_in(line, address) for line in kept] == let_in
        own.leave(kept[0])
        assert own.let_in(asyncio.Transport(), address)


# ---------------------------------------------------------------------------------------------- live lines


def test_whatever_seat_is_named_few_views_are_kept(browser: Browser, server: Server) -> None:
    browser.new("me", "me")
    for seat in ("-2", "-3", "-77", "-" + "9" * 5000, "x", "-1"):
        assert browser.live(seat=seat).any()["type"] == "table"
    (room,) = [room for room in server.app.state.tables.rooms if room.kept.id == browser.match]
    assert {seat for seat, _ in room.views._logs} <= {-1, 0, 1}


def test_a_live_line_that_is_not_read_is_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", answer_seconds=0.5) as server, Browser(server.address) as browser:
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # lines inherit it
        browser.new("me", "me")
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        said = (
            f"GET {browser.at}/live HTTP/1.1\r\nHost: {server.address[7:]}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {cookies}\r\n\r\n"
        )
        with lines(server, 3, said.encode(), small=True):
            until = time.monotonic() + 20
            while doors(server).inside < 3:
                assert time.monotonic() < until
            while doors(server).inside > 1:
                assert time.monotonic() < until
        assert browser.table()["ply"] == 0


def test_what_waits_for_a_slow_line_is_bounded() -> None:
    waiting = _Waiting(100)
    waiting.send(b"x" * 300)  # the first may be long
    assert not waiting.cut.is_set()
    waiting.send(b"x")
    waiting.send(b"x")
    assert waiting.cut.is_set() and waiting.queue.qsize() == 1


def test_a_message_that_is_no_text_ends_the_line_without_a_word_in_the_log(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    line = browser.new("me", "me").live()
    line.hear()
    line.connection.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed):
        while True:
            line.any()
    assert line.connection.close_code == 1007
    assert "Traceback" not in caplog.text and "Invalid UTF-8" not in caplog.text


def test_one_visitor_has_so_many_live_lines_at_all_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", sockets_per_visitor=2) as server, Browser(server.address) as browser:
        kinds = [browser.new("me", "me").live().any()["type"] for _ in range(3)]
        assert kinds == ["table", "table", "bye"]
        browser.lines[0].close()
        until = time.monotonic() + 10
        while server.app.state.tables.sockets > 1:
            assert time.monotonic() < until
        assert browser.live().any()["type"] == "table"


# ---------------------------------------------------------------------------------------------- purses


def test_neighbours_of_one_ipv6_network_are_one_visitor() -> None:
    assert visitor_of("2001:db8:1:2:3:4:5:6") == visitor_of("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert visitor_of("2001:db8:1:3::") != visitor_of("2001:db8:1:2::")
    assert visitor_of("::ffff:192.0.2.7") == visitor_of("192.0.2.7") == "192.0.2.7"
    assert visitor_of("fe80::1%eth0") == "fe80::/64" and visitor_of("testclient") == "testclient"
    assert visitor_of(None) == "nobody"


def test_what_is_dear_is_paid_by_the_address_and_by_the_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    budget = Budget(Settings(database="", requests_per_minute=60))
    budget.pay("requests", ["192.0.2.7", "pass"], 50)
    with pytest.raises(Refusal):
        budget.pay("requests", ["192.0.2.8", "pass"], 20)
    budget.pay("requests", ["192.0.2.8"], 20)
    now[0] += 30
    budget.pay("requests", ["192.0.2.7", "pass"], 40)
    with pytest.raises(Refusal):
        budget.pay("requests", ["192.0.2.7"], 1)


def test_purses_are_not_kept_for_everybody_who_ever_came(monkeypatch: pytest.MonkeyPatch) -> None:
    from fathom.web import budget as module

    monkeypatch.setattr(module, "_VISITORS", 10)
    budget = Budget(Settings(database=""))
    for number in range(500):
        budget.pay("requests", [f"192.0.2.{number}"], 1)
    assert len(budget._purses) <= 30


def test_what_a_visitor_leaves_here_in_a_day_is_bounded(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", kept_bytes_per_day=50_000) as server, Browser(server.address) as browser:
        made = [browser.http.post("/api/matches", json={"game": "leviathan-wilds"}).status_code for _ in range(6)]
        assert made == [201] * 4 + [429] * 2
        assert "tomorrow" in browser.http.post("/api/matches", json={"game": "leviathan-wilds"}).json()["reason"]


# ---------------------------------------------------------------------------------------------- large things


def test_a_match_with_an_endless_history_is_not_imported(browser: Browser) -> None:
    match = Match.new("leviathan-wilds", seed=3)
    match.choose(0, 0)
    for _ in range(6000):
        match.undo()
        match.redo()
    answer = browser.http.post("/api/matches/import", content=match.save())
    assert answer.status_code == 400 and "longer than 10000" in answer.json()["reason"]


def test_a_match_keeps_so_many_reports(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", reports_per_match=3) as server, Browser(server.address) as browser:
        browser.new("me", "me")
        said = [browser.http.post(f"{browser.at}/report", json={"words": "hm"}).status_code for _ in range(5)]
        assert said == [200] * 3 + [429] * 2


def test_a_match_keeps_the_last_lines_of_chat(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", chat_lines=8) as server, Browser(server.address) as browser:
        line = browser.new("me", "me").live()
        known: list[str] = []
        for number in range(25):
            line.send("chat", words=f"{number}")
            table = line.hear()
            while not table["chat"]:
                table = line.hear()
            known = known[: table["chat_at"]] + [said["words"] for said in table["chat"]]
            assert known[-1] == f"{number}" and len(known) <= 10
        match = browser.match
        store = server.app.state.tables.store
        kept = asyncio.run_coroutine_threadsafe(store.chat(match), server.loop).result(10)
        assert [said.words for said in kept] == [str(number) for number in range(17, 25)]
        assert [said["words"] for said in browser.table()["chat"]] == known


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ('{"game":"abyss","setup":{"a":' + "[" * 10_000 + "]" * 10_000 + "}}", "too deep"),
        ('{"game":"forgotten-depths","setup":{"heroes":[[]]}}', "heroes"),
        ('{"game":"forgotten-depths","setup":{"heroes":[1]}}', "heroes"),
        ('{"game":"forgotten-depths","setup":{"heroes":{"a":{}}}}', "heroes"),
        ('{"game":"leviathan-wilds","setup":{"climbers":[[]]}}', "climbers"),
        ('{"game":"leviathan-wilds","setup":{"climbers":[{}]}}', "climbers"),
        ('{"game":"abyss","setup":{"players":2.0}}', "players"),
        ('{"game":"abyss","setup":{"players":true}}', "players"),
        ('{"game":"abyss","setup":{"players":[]}}', "players"),
        ('{"game":"gone-to-gaia","setup":{"mind":[[[]]]}}', "mind"),
    ],
)
def test_a_setup_of_another_shape_is_refused_and_the_reason_names_it(browser: Browser, body: str, says: str) -> None:
    answer = browser.http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert says in answer.json()["reason"]


def test_a_live_message_that_goes_too_deep_is_refused(browser: Browser) -> None:
    line = browser.new("me", "me").live()
    line.hear()
    line.send("choose", ply=0, index=0, more=json.loads("[" * 900 + "]" * 900))
    assert line.any()["type"] in ("refused", "table")
    line.connection.send('{"type":"chat","words":' + "[" * 7000 + "]" * 7000 + "}")
    assert line.hear("refused")["reason"]


# ---------------------------------------------------------------------------------------------- settings


def test_settings_come_from_a_file_and_options_overrule_it(tmp_path: Path) -> None:
    from fathom.web.settings import limits, read

    file = tmp_path / "fathom.toml"
    file.write_text('keep_days = 400\nchat_letters = 200\nproxies = ["10.0.0.0/8"]\n')
    found = read(file, {"chat_letters": "90", "database": "sqlite:///x.db"})
    assert (found.keep_days, found.chat_letters, found.proxies) == (400.0, 90, ("10.0.0.0/8",))
    assert {one.name: one.value for one in limits(found)}["chat_letters"] == 90
    assert all(one.words for one in limits(found)) and len(list(limits(found))) > 15


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("chat_leters = 3", "there is no setting 'chat_leters'; did you mean 'chat_letters'"),
        ("chat_letters = 0", "setting chat-letters: Expected `int` >= 1"),
        ('chat_letters = "many"', "setting chat-letters: Expected `int`, got `str`"),
        ("chat_letters = ", "fathom.toml: "),
    ],
)
def test_a_mistake_in_the_settings_is_told_with_its_name(tmp_path: Path, said: str, why: str) -> None:
    from fathom.web.settings import read

    file = tmp_path / "fathom.toml"
    file.write_text(said)
    with pytest.raises(FathomError) as caught:
        read(file, {})
    assert why in str(caught.value)
    with pytest.raises(FathomError, match="cannot be read"):
        read(tmp_path / "none.toml", {})


def test_a_game_goes_on_while_somebody_floods(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "table.db", **SHORT) as server,
        Browser(server.address) as browser,
        lines(server, 40, b"POST /api/matches/import HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"),
    ):
        assert second_visitor(server) < 1.0
        until = time.monotonic() + 10
        while doors(server).inside > 1:
            assert time.monotonic() < until
        table = browser.new("me", climbers=1).table()
        assert browser.choose(table, own_choices(table)[0]["index"])["ply"] == 1
