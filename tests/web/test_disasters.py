"""Disasters: a full disk, damaged pages, clocks that jump. One line says what is wrong, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Browser, Server, own_choices

from fathom.store import Key, StoreError, open_store
from fathom.table import Match, care
from fathom.table.keeping import keep
from fathom.web import safety
from fathom.web.health import Health


def play(browser: Browser, number: int) -> Any:
    table = browser.table()
    for _ in range(number):
        table = browser.choose(table, own_choices(table)[0]["index"])
    return table


def fathom(*args: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fathom", *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


# ---------------------------------------------------------------------------------------------- a full disk


def squeeze(server: Server, pages: int) -> None:
    """Leave the database no room: more pages than these it cannot have."""

    async def inside() -> None:
        def job(connection: Any) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        await server.app.state.tables.store._write(job)

    asyncio.run_coroutine_threadsafe(inside(), server.loop).result(10)


def test_a_full_disk_takes_no_choice_says_so_and_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(safety, "_told", [])
    with Server(tmp_path / "table.db") as server, Browser(server.address) as browser:
        table = play(browser.new("me", climbers=1), 3)
        line = browser.live()
        line.hear()
        squeeze(server, 1)
        while browser.http.post(f"{browser.at}/chat", json={"words": "x" * 500}).status_code != 503:
            pass
        table = browser.table()
        refused = 0
        while not refused:  # until the last page is full
            index = own_choices(table)[0]["index"]
            answer = browser.http.post(f"{browser.at}/choose", json={"ply": table["ply"], "index": index, "seat": 0})
            refused = answer.status_code == 503
            table = table if refused else answer.json()
        assert "Nothing is lost" in answer.json()["reason"]
        told = [record.getMessage() for record in caplog.records if record.name == "fathom.web"]
        assert [line for line in told if "disk" in line] == [
            "the disk of the database is full: make room; choices are refused until it is well again"
        ]
        assert "Traceback" not in caplog.text
        now = browser.table()
        assert (now["ply"], now["log"]) == (table["ply"], table["log"])
        assert {name: part for name, part in now["scene"].items() if part != table["scene"].get(name)} == {}
        squeeze(server, 1 << 30)
        assert browser.choose(table, own_choices(table)[0]["index"])["ply"] == table["ply"] + 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if shutil.which("mount") is None:
        pytest.skip("LEFT OUT: no small disk, there is no mount here")
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"LEFT OUT: no small disk can be mounted here ({made.stderr.strip()})")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_disk_that_is_really_full(small_disk: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Server(small_disk / "table.db") as server, Browser(server.address) as browser:
        table = play(browser.new("me", climbers=1), 3)
        with (small_disk / "filler").open("wb", buffering=0) as filler, pytest.raises(OSError, match="No space"):
            while True:
                filler.write(b"x" * 4096)
        answer = None
        while answer is None or answer.status_code == 200:
            table = answer.json() if answer else table
            index = own_choices(table)[0]["index"]
            answer = browser.http.post(f"{browser.at}/choose", json={"ply": table["ply"], "index": index, "seat": 0})
        assert answer.status_code == 503 and "Nothing is lost" in answer.json()["reason"]
        told = browser.http.get("/health").json()
        assert told["status"] == "failing" and told["disk_free_bytes"] < 1024 * 1024
        (small_disk / "filler").unlink()
        table = browser.table()
        assert browser.choose(table, own_choices(table)[0]["index"])["ply"] == table["ply"] + 1


# ---------------------------------------------------------------------------------------------- damages


def made(folder: Path, number: int = 3) -> Path:
    """Keep some matches in a database; return its file."""
    file = folder / "table.db"

    async def inside() -> None:
        store = await open_store(f"sqlite:///{file}")
        for seed in range(number):
            match = Match.new("leviathan-wilds", seed=seed, climbers=2)
            for _ in range(30):
                match.choose(match.ply, 0)
            names = [{"who": who, "name": "", "open": False} for who in match.seats]
            await keep(store, f"match{seed}", match, names, [Key(f"match{seed}", "0" * 64, "link", "host")], {})
        await store.close()

    asyncio.run(inside())
    return file


def damage(file: Path) -> None:
    """Write nonsense over the last pages of a database: those of matches, not of its tables."""
    data = bytearray(file.read_bytes())
    for at in range(len(data) - 5 * 4096, len(data), 4096):
        data[at : at + 64] = b"\xaa" * 64
    file.write_bytes(data)


def test_a_doctor_finds_nothing_in_a_healthy_database(tmp_path: Path) -> None:
    file = made(tmp_path)
    assert care.examine(f"sqlite:///{file}") == {"matches": 3, "wrong": [], "shut": []}


def test_a_doctor_finds_damages_orphans_and_matches_that_cannot_be_opened(tmp_path: Path) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as database:
        database.execute("update snapshots set save = '{}' where match = 'match1'")
        database.execute("insert into chat values ('gone', 0, 0.0, 0, '', 'hello')")
    found = care.examine(f"sqlite:///{file}")
    assert [one["match"] for one in found["shut"]] == ["match1"] and found["shut"][0]["why"]
    assert found["wrong"] == ["1 rows of 'chat' belong to no match"]
    said = fathom("doctor", "--database", f"sqlite:///{file}")
    assert said.returncode == 1 and "match match1 (leviathan-wilds): " in said.stdout and not said.stderr


def test_damaged_pages_are_told_by_doctor_and_health(tmp_path: Path) -> None:
    file = made(tmp_path, 8)
    damage(file)
    said = fathom("doctor", "--database", f"sqlite:///{file}")
    assert said.returncode == 1 and "is damaged" in said.stdout and not said.stderr
    with Server(file) as server, Browser(server.address) as browser:
        until = time.monotonic() + 20
        while (health := browser.http.get("/health")).json()["whole"] is None:
            assert time.monotonic() < until
            server.app.state.tables.health._until = 0.0
        assert health.status_code == 503 and "damaged" in health.json()["wrong"][0]


@pytest.mark.parametrize(
    ("text", "says"), [(b"hello " * 900, "this file is no database"), (b"SQLite format 3\x00" + b"\xff" * 4000, "")]
)
def test_a_file_that_is_no_database_is_one_line_and_status_1(tmp_path: Path, text: bytes, says: str) -> None:
    (tmp_path / "table.db").write_bytes(text)
    said = fathom("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}/table.db")
    assert said.returncode == 1 and says in said.stderr and said.stderr.count("\n") == 1


def test_a_database_of_a_newer_fathom_is_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    file = made(tmp_path, 1)
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.execute("update about set value = '7.8.9'")
    said = fathom("serve", "--port", 0, "--database", f"sqlite:///{file}")
    assert said.returncode == 1 and said.stderr.count("\n") == 1
    assert "written by fathom 7.8.9 (step 9999)" in said.stderr and "restore" in said.stderr
    assert "7.8.9" in care.examine(f"sqlite:///{file}")["wrong"][0]


def test_a_database_that_may_only_be_read_is_told(tmp_path: Path) -> None:
    file = made(tmp_path, 1)

    async def inside() -> None:
        store = await open_store(f"sqlite:///{file}")
        try:
            await store._write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON") and None)  # type: ignore[attr-defined]
            with pytest.raises(StoreError, match="may only be read"):
                await store.set_settings("match0", {})
        finally:
            await store.close()

    asyncio.run(inside())


# ---------------------------------------------------------------------------------------------- health


def test_health_asks_the_database_once_in_five_seconds() -> None:
    class Store:
        asked = 0
        folder = None

        async def probe(self) -> None:
            self.asked += 1
            if self.asked == 2:
                raise StoreError("the database does not answer")

    class Tables:
        store = Store()

    now = [0.0]
    health = Health(Tables(), lambda: now[0])  # type: ignore[arg-type]

    async def inside() -> None:
        for _ in range(50):
            assert (await health.told())["status"] == "ok"
        assert Tables.store.asked == 1
        now[0] += 6
        told = await health.told()
        assert told["status"] == "failing" and told["wrong"] == ["the database does not answer"]
        assert "disk_free_bytes" not in told

    asyncio.run(inside())


# ---------------------------------------------------------------------------------------------- time


def test_a_clock_that_jumps_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    with Server(tmp_path / "table.db") as server, Browser(server.address) as browser, Browser(server.address) as friend:
        table = browser.new("me", "link").table()
        # Browsers have clocks of their own.
        browser.http.headers["Cookie"] = f"fathom-pass={browser.http.cookies['fathom-pass']}"
        for jump in (-10 * 365 * 86_400, 10 * 365 * 86_400, 0):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            table = browser.table()
            one = browser.post(f"{browser.at}/chat", {"words": "tick"})
            assert one["chat"][-1]["words"] == "tick" and one["ply"] == table["ply"]
            assert browser.http.get("/health").status_code == 200
            assert len(browser.get("/api/matches")) == 1
        friend.join(browser.match, browser.keys["seats"][1])


def test_what_has_lain_too_long_is_deleted_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    file = made(tmp_path, 3)
    with sqlite3.connect(file) as database:
        database.execute("update matches set changed = ? where id = 'match1'", (time.time() - 401 * 86_400,))
        database.execute("update matches set changed = ? where id = 'match2'", (time.time() - 399 * 86_400,))
        database.execute("insert into reports values ('r', 'match1', 0, 0.0, '', '')")
    with Server(file, keep_days=400) as server, Browser(server.address) as browser:
        browser.new("me", "me")
        (card,) = browser.get("/api/matches")
        assert abs(card["ends"] - time.time() - 400 * 86_400) < 60
        until = time.monotonic() + 10
        while True:
            with sqlite3.connect(file) as database:
                left = {row[0] for row in database.execute("select id from matches")}
            if left == {"match0", "match2", browser.match}:
                break
            assert time.monotonic() < until
    with sqlite3.connect(file) as database:
        for table in ("history", "snapshots", "keys", "reports"):
            assert not database.execute(f"select * from {table} where match = 'match1'").fetchall()
    assert "never" not in str(card)


def test_without_a_term_nothing_is_deleted(browser: Browser) -> None:
    browser.new("me", "me")
    assert [card["ends"] for card in browser.get("/api/matches")] == [0.0]


def test_few_snapshots_are_kept_and_one_of_a_finished_game(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db") as server, Browser(server.address) as browser:
        line = browser.new("random", "random", seed=3).live()
        running = 0
        while not line.hear()["over"]:
            running = max(running, snapshots(tmp_path / "table.db"))
    assert running == 2 and snapshots(tmp_path / "table.db") == 1


def snapshots(file: Path) -> int:
    with sqlite3.connect(file) as database:
        return int(database.execute("select count(*) from snapshots").fetchone()[0])


def test_every_line_about_a_fault_comes_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [1000.0]
    monkeypatch.setattr(safety.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(safety, "_told", [])
    caplog.set_level(logging.ERROR, "fathom.web")
    for step in (0, 30, 31):
        now[0] += step
        safety.tell_of(StoreError("full"))
    assert len(caplog.records) == 2
