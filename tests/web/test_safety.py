"""Strangers, other sites, oversized bodies, limits, headers, files."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import Browser, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://127.0.0.1.evil.example"]
)
def test_another_site_can_do_nothing(browser: Browser, origin: str) -> None:
    browser.new("me", "me")
    for path in ("/api/matches", f"{browser.at}/choose", f"{browser.at}/chat"):
        answer = browser.http.post(path, json={}, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["reason"]
    url = f"{browser.address.replace('http', 'ws')}{browser.at}/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=origin):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403


def test_a_browser_that_hides_the_origin_but_says_cross_site_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.address}/api/matches", json={}, headers={"Sec-Fetch-Site": "cross-site"}, verify=False
    )
    assert answer.status_code == 403


@pytest.mark.parametrize("key", ["", "wrong", "x" * 64, "ünïcode"])
def test_a_wrong_key_opens_nothing(browser: Browser, friend: Browser, key: str) -> None:
    browser.new("me", "me")
    assert friend.join(browser.match, key, status=403)["reason"]
    friend.get(browser.at, 401)
    friend.post(f"{browser.at}/choose", {"ply": 0, "index": 0}, 401)


def test_a_wrong_cookie_opens_nothing(browser: Browser, friend: Browser) -> None:
    browser.new("me", "me")
    for name in ("fathom-pass", f"fathom-{browser.match}"):
        friend.http.cookies.set(name, "wrong")
        friend.get(browser.at, 401)
        # A key is no cookie: the secret of a link does not work as the secret of a browser.
        friend.http.cookies.set(name, browser.keys["host"])
        friend.get(browser.at, 401)


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(browser: Browser) -> None:
    answer = browser.http.post("/api/matches", json={"game": "leviathan-wilds"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


@pytest.mark.parametrize("match", ["nothing", "x" * 32, "..%2f..", "ünïcode", "'; drop table matches"])
def test_an_unknown_match_is_not_found(browser: Browser, match: str) -> None:
    assert browser.get(f"/api/matches/{match}", 404)["reason"]


def test_an_unknown_match_has_no_live_line(browser: Browser) -> None:
    browser.match = "nothing"
    assert browser.live().any()["type"] == "bye"


def test_an_oversized_frame_ends_the_line_and_nothing_is_lost(browser: Browser) -> None:
    line = browser.new("me", "me").live()
    table = line.hear()
    line.connection.send("x" * 20_000_000)
    with pytest.raises(ConnectionClosed):
        while True:
            line.any()
    assert browser.live().hear()["ply"] == table["ply"]


def test_an_oversized_body_is_refused(browser: Browser) -> None:
    browser.new("me", "me")
    big = browser.http.post(f"{browser.at}/chat", json={"words": "x" * 100_000})
    assert big.status_code == 413 and big.json()["reason"]
    huge = browser.http.post("/api/matches/import", content=b"x" * 5_000_000)
    assert huge.status_code == 413 and huge.json()["reason"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b"\xff", b'{"ply": "a", "index": 0}', b'{"ply":0,"index":9e99}']
)
def test_a_body_of_nonsense_is_refused(browser: Browser, body: bytes) -> None:
    browser.new("me", "me")
    answer = browser.http.post(f"{browser.at}/choose", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["reason"]
    assert "Traceback" not in answer.text and "/site-packages" not in answer.text


def test_every_answer_has_the_careful_headers(browser: Browser) -> None:
    for path in (
        "/",
        "/m/x",
        "/nothing",
        "/api/games",
        "/api/matches/x",
        "/health",
        "/static/index.html",
        "/api/schema",
    ):
        headers = browser.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "'unsafe-eval'" not in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = {"requests_per_minute": 12, "new_matches_per_minute": 2}
    with Server(tmp_path / "table.db", **limits) as server, Browser(server.address) as browser:
        made = [browser.http.post("/api/matches", json={"game": "leviathan-wilds"}) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 429, 429]
        assert made[-1].json()["reason"]
        answers = [browser.http.get("/api/games").status_code for _ in range(12)]
        assert answers[0] == 200 and answers[-1] == 429
        assert browser.http.get("/health").status_code == 200


def test_files_and_pictures_are_not_counted_as_requests(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", requests_per_minute=2) as server, Browser(server.address) as browser:
        for path in ("/", "/static/index.html", "/api/games/leviathan-wilds/art/leviathan/sage"):
            assert {browser.http.get(path).status_code for _ in range(5)} == {200}
        assert [browser.http.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]


def test_too_many_lines_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "table.db", sockets_per_match=2) as server, Browser(server.address) as browser:
        browser.new("me", "me")
        lines = [browser.live() for _ in range(3)]
        assert [line.any()["type"] for line in lines] == ["table", "table", "bye"]


def test_secrets_are_neither_in_the_database_nor_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("fathom", "uvicorn", "litestar", "asyncio", "sqlalchemy", "alembic"):
        caplog.set_level(logging.INFO, name)
    with Server(tmp_path / "table.db") as server, Browser(server.address) as browser, Browser(server.address) as friend:
        browser.new("me", "link")
        friend.join(browser.match, browser.keys["seats"][1])
        friend.http.get(f"{friend.at}?lang=xx")
        friend.join(browser.match, "not-a-key", status=403)
        secrets = [browser.keys["host"], browser.keys["spectator"], *browser.keys["seats"]]
        secrets += [*browser.http.cookies.values(), *friend.http.cookies.values()]
    with sqlite3.connect(tmp_path / "table.db") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert len(secrets) == 6
    for secret in secrets:
        assert secret not in dump and secret not in caplog.text


def test_machines_are_told_how_it_goes(browser: Browser) -> None:
    browser.new("me", "me").live().hear()
    assert browser.get("/health")["status"] == "ok"
    text = browser.http.get("/metrics").text
    numbers: dict[str, Any] = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(numbers["fathom_matches"]) >= 1 and float(numbers["fathom_sockets"]) >= 1
    assert 'fathom_choice_seconds_bucket{le="+Inf"}' in numbers


def test_the_api_is_documented(browser: Browser) -> None:
    schema = browser.get("/api/schema/openapi.json")
    assert "/api/matches/{match}/choose" in schema["paths"]
    page = browser.http.get("/api/schema").text
    assert "/api/matches/{match}/choose" in page and "<script" not in page


# ---------------------------------------------------------------------------------------------- pages


def test_every_page_is_the_same_and_names_files_that_may_be_kept_for_good(browser: Browser) -> None:
    page = browser.http.get("/")
    assert page.text == browser.http.get("/m/anything").text == browser.http.get("/r/anything").text
    assert page.headers["cache-control"] == "no-cache"
    names = [part.split('"')[0] for part in page.text.split('"/static/')[1:]]
    assert names
    for name in names:
        answer = browser.http.get(f"/static/{name}")
        assert "immutable" in answer.headers["cache-control"], name
        plain = name.split("/", 1)[1]
        assert browser.http.get(f"/static/{plain}").headers["cache-control"] == "no-cache"


def test_an_unchanged_file_is_not_sent_again(browser: Browser) -> None:
    answer = browser.http.get("/static/index.html")
    assert answer.headers["content-encoding"] == "gzip"
    again = browser.http.get("/static/index.html", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content


@pytest.mark.parametrize(
    "path", ["../app.py", "..%2fapp.py", "%2e%2e/app.py", "/etc/passwd", "js", "nothing.js", "%00"]
)
def test_only_files_of_the_folder_are_served(browser: Browser, path: str) -> None:
    assert browser.http.get(f"/static/{path}").status_code == 404
