"""Restarts and kills: what was acknowledged is there afterwards, with the same question to the same seat."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import Browser, Line, Server, own_choices
from websockets.exceptions import ConnectionClosed

from fathom.core.rng import Stream


def test_after_a_restart_the_same_seat_has_the_same_question(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with Server(database) as server, Browser(server.address) as browser:
        browser.new("me", climbers=1)
        table = browser.table()
        for at in range(36):  # beyond a snapshot
            table = browser.choose(table, own_choices(table)[at % len(own_choices(table))]["index"])
            if table["over"]:
                break
            if at % 7 == 6:
                table = browser.post(f"{browser.at}/undo", {"ply": table["ply"], "what": "action"})
        browser.post(f"{browser.at}/chat", {"words": "still there?"})
        cookies, match = dict(browser.http.cookies.items()), browser.match
        before = browser.table()
    with Server(database) as server, Browser(server.address) as browser:
        browser.match = match
        for name, value in cookies.items():
            browser.http.cookies.set(name, value)
        assert browser.table() == before
        again = browser.post(f"{browser.at}/undo", {"ply": before["ply"], "what": "turn"})
        assert again["ply"] == before["ply"] + 1


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with Server(database, pauses={"normal": 30.0}) as server, Browser(server.address) as browser:
        browser.new("random", "random").live().hear()
        cookies, match = dict(browser.http.cookies.items()), browser.match
    with Server(database) as server, Browser(server.address) as browser:
        browser.match = match
        for name, value in cookies.items():
            browser.http.cookies.set(name, value)
        line = browser.live()
        while line.hear()["ply"] < 10:
            pass


def test_two_servers_on_one_database_cannot_both_win_a_ply(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with contextlib.ExitStack() as stack:
        one, two = (stack.enter_context(Server(database)) for _ in range(2))
        here, there = (stack.enter_context(Browser(server.address)) for server in (one, two))
        here.new("me", climbers=1)
        there.match = here.match
        for name, value in here.http.cookies.items():
            there.http.cookies.set(name, value)
        table = here.table()
        assert there.table()["scene"] == table["scene"]
        choice = own_choices(table)[0]["index"]
        here.choose(table, choice)
        late = there.http.post(f"{there.at}/choose", json={"ply": 0, "index": choice})
        assert late.status_code == 409 and late.json()["reason"]
        assert there.table()["ply"] == 1
        assert there.table()["scene"] == here.table()["scene"]


@contextlib.contextmanager
def process(database: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Run `fathom serve` itself."""
    command = [sys.executable, "-m", "fathom", "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        assert running.stdout is not None
        assert b"http://" in running.stdout.readline()
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
        assert running.stdout is not None
        running.stdout.close()


def play_until_cut(browser: Browser, acknowledged: list[Any], seed: int) -> None:
    """Choose at random and remember what was acknowledged, until the server is gone."""
    stream = Stream({"t": seed}, "t")
    with contextlib.suppress(httpx.HTTPError, AssertionError):
        table = browser.table()
        while not table["over"]:
            choices = own_choices(table)
            table = browser.choose(table, choices[stream.below(len(choices))]["index"])
            acknowledged.append((table["ply"], table["log"]))


def last_told(line: Line) -> Any:
    """Return the last table that a line was told before it was cut."""
    table: Any = {"ply": 0}
    with contextlib.suppress(ConnectionClosed):
        while True:
            table = line.hear()
    return table


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_after_a_kill_under_load_every_acknowledged_choice_is_there(tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address, database = f"http://127.0.0.1:{port}", tmp_path / "table.db"
    with contextlib.ExitStack() as stack:
        browsers = [stack.enter_context(Browser(address)) for _ in range(4)]
        acknowledged: list[list[Any]] = [[] for _ in browsers]
        with process(database, port) as running:
            for seed, browser in enumerate(browsers):
                browser.new("me", climbers=1, seed=seed)
            threads = [
                threading.Thread(target=play_until_cut, args=(browser, said, seed))
                for seed, (browser, said) in enumerate(zip(browsers, acknowledged, strict=True))
            ]
            watched = stack.enter_context(Browser(address)).new("random", "random")
            watched.post(f"{watched.at}/settings", {"speed": "off"})
            line = watched.live()
            while line.hear()["ply"] < 3:
                pass
            for thread in threads:
                thread.start()
            while sum(map(len, acknowledged)) < 60 and any(thread.is_alive() for thread in threads):
                time.sleep(0.01)
            os.kill(running.pid, signal.SIGKILL)
            for thread in threads:
                thread.join()
            told = last_told(line)
        with process(database, port):
            assert watched.table()["ply"] >= told["ply"]
            for browser, said in zip(browsers, acknowledged, strict=True):
                table = browser.table()
                assert said and table["ply"] in (said[-1][0], said[-1][0] + 1)
                assert table["log"][: len(said[-1][1])] == said[-1][1]
                assert table["over"] or own_choices(table)
