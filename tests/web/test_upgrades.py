"""Upgrades end no match and change none in silence: running matches of all games, before and after."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Browser, Server, own_choices
from tests.web.upgrades import CHANGED, other_cards, other_records, other_rules

from fathom.core import game as games
from fathom.table import care

GAMES = sorted(CHANGED)


def begin(browser: Browser, game: str, choices: int) -> Any:
    """Play some choices for all seats; return the table."""
    body = {"game": game, "seed": 11, "seats": [{"who": "me", "name": "Ada"}], "ask": "matter"}
    made = browser.post("/api/matches", body, 201)
    browser.match = made["match"]
    return go_on(browser, choices)


def lead(browser: Browser) -> Any:
    """Return the table of the seat that is asked."""
    table = browser.table()
    seats = [one for one in table["scene"].get("prompt", {}).get("seats", []) if one in table["you"]["seats"]]
    return table if own_choices(table) or not seats else browser.table(seat=seats[0])


def go_on(browser: Browser, choices: int) -> Any:
    for number in range(choices):
        table = lead(browser)
        options = own_choices(table)
        if table["over"] or not options:
            return table
        choice = options[(number * 7) % len(options)]
        browser.choose(table, choice["index"], seat=choice["seat"])
    return lead(browser)


def same_place(browser: Browser, other: Browser) -> None:
    browser.match = other.match
    browser.http.cookies.set("fathom-pass", other.http.cookies["fathom-pass"])


def killed(database: Path, folder: Path) -> Path:
    """Copy a database while its server runs: so it is found after a kill."""
    folder.mkdir(exist_ok=True)
    for file in database.parent.glob("table.db*"):
        shutil.copy(file, folder / file.name)
    return folder / "table.db"


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as own:
        yield own


# ---------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("game", GAMES)
def test_a_match_keeps_its_cards_when_an_upgrade_changes_them(
    tmp_path: Path, patch: pytest.MonkeyPatch, game: str
) -> None:
    """One value changed once: all matches of the game answered 409, and an export of before could not be imported."""
    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, game, 14)
        room = server.app.state.tables.rooms[0]
        file, content = before.http.get(f"{before.at}/export"), room.kept.content
    other_cards(patch, tmp_path / "new")
    with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
        same_place(after, before)
        again = lead(after)
        assert again["departed"] is None
        assert (again["scene"], again["log"], again["ply"]) == (table["scene"], table["log"], table["ply"])
        (card,) = after.get("/api/matches")
        assert not card["shut"]
        go_on(after, 10)
        assert after.post(f"{after.at}/undo", {"ply": after.table()["ply"]})["ply"] > table["ply"]
        imported = after.http.post("/api/matches/import", content=file.content)
        assert imported.status_code == 201, imported.text
        assert not after.get("/api/matches")[0]["shut"]
        begin(after, game, 1)
        newest = next(room for room in server.app.state.tables.rooms if room.kept.id == after.match)
        assert newest.kept.content != content and newest.kept.bundle
    assert care.examine(f"sqlite:///{tmp_path}/table.db")["shut"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_when_a_field_of_the_records_has_another_name(
    tmp_path: Path, patch: pytest.MonkeyPatch, game: str
) -> None:
    """The hash of all content is another one then: no match may take that for other cards, twice over."""
    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, game, 14)
        file = before.http.get(f"{before.at}/export")
    upgraded = other_records(patch)
    for _ in range(2):
        with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
            same_place(after, before)
            again = lead(after)
            assert again["departed"] is None
            assert (again["scene"], again["log"], again["ply"]) == (table["scene"], table["log"], table["ply"])
            assert CHANGED[game][0] in upgraded
            table = go_on(after, 10)
            back = after.post(f"{after.at}/undo", {"ply": table["ply"]})
            assert back["ply"] > table["ply"]
            table = lead(after)
            imported = after.http.post("/api/matches/import", content=file.content)
            assert imported.status_code == 201, imported.text
            assert not any(
                "have changed" in line["words"] for line in after.get(f"/api/matches/{imported.json()['match']}")["log"]
            )
            begin(after, game, 1)
        patch.setattr(games, "_boxes", {})
    assert care.examine(f"sqlite:///{tmp_path}/table.db")["shut"] == []


def test_a_match_whose_records_no_upgrade_knows_says_that_its_cards_are_others(
    tmp_path: Path, patch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, "abyss", 8)
    other_records(patch, with_upgrade=False)
    with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
        same_place(after, before)
        again = lead(after)
        assert "cards have changed" in again["departed"]["words"] and again["departed"]["may_go_on"]
        assert again["ply"] == table["ply"]
        after.post(f"{after.at}/go-on")
        go_on(after, 6)


def test_content_is_kept_once(tmp_path: Path) -> None:
    import sqlite3

    with Server(tmp_path / "table.db") as server, Browser(server.address) as browser:
        for _ in range(3):
            begin(browser, "abyss", 0)
        begin(browser, "leviathan-wilds", 0)
    with sqlite3.connect(tmp_path / "table.db") as database:
        kept = database.execute("select game, length(files) from contents").fetchall()
    assert sorted(game for game, _ in kept) == ["abyss", "leviathan-wilds"]
    assert all(size < 300_000 for _, size in kept)


def test_a_match_of_a_pack_needs_it_no_more(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    own = (games.find("abyss").folder / "content" / "lords.toml").read_text().split("[[lord]]")[1]
    (pack / "lords.toml").write_text("[[lord]]" + own.replace("number = 1", "number = 99", 1))
    patch.setattr(games, "_boxes", {})
    with Server(tmp_path / "table.db", packs=(pack,)) as server, Browser(server.address) as before:
        table = begin(before, "abyss", 6)
    shutil.rmtree(pack)
    patch.setattr(games, "_boxes", {})
    with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
        same_place(after, before)
        again = lead(after)
        assert again["departed"] is None and again["scene"] == table["scene"]
        go_on(after, 5)


def test_a_match_from_before_bundles_says_that_its_cards_are_gone(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    import sqlite3

    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, "abyss", 8)
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute("delete from contents")
    other_cards(patch, tmp_path / "new")
    with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
        same_place(after, before)
        again = lead(after)
        assert "cards have changed" in again["departed"]["words"] and again["departed"]["may_go_on"]
        assert again["ply"] == table["ply"]
        after.post(f"{after.at}/go-on")
        go_on(after, 6)


# ---------------------------------------------------------------------------------------------- rules


def last_step(server: Server) -> str:
    """Return the step that the last choice of the only match stood for."""
    (room,) = server.app.state.tables.rooms
    moment = room.match.past[-1]
    name: str = moment.before.decision.options[moment.entry.index].call[0]
    return name


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_that_leads_elsewhere_is_told_and_one_goes_on_or_looks(
    tmp_path: Path, patch: pytest.MonkeyPatch, game: str
) -> None:
    """One line of a rule changed once: three of eight matches opened altered, and nobody was told."""
    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, game, 20)
        step = last_step(server)
        database = killed(tmp_path / "table.db", tmp_path / "killed")
    other_rules(patch, game, step)
    with Server(database) as server, Browser(server.address) as after:
        same_place(after, before)
        look = after.table()
        assert "elsewhere today" in look["departed"]["words"] and look["departed"]["may_go_on"]
        assert look["ply"] == table["ply"] and not own_choices(look)
        for call, body in (("choose", {"index": 0}), ("undo", {}), ("redo", {})):
            refused = after.post(f"{after.at}/{call}", {"ply": look["ply"], **body}, 409)
            assert "only look" in refused["reason"]
        assert after.post(f"{after.at}/chat", {"words": "oh"})["chat"]
        gone_on = after.post(f"{after.at}/go-on")
        assert gone_on["departed"] is None and gone_on["ply"] == look["ply"] + 1
        assert "rules have changed" in gone_on["log"][-1]["words"]
        after.post(f"{after.at}/go-on", status=409)
        here = go_on(after, 8)
        assert here["ply"] > gone_on["ply"]
    with Server(database) as server, Browser(server.address) as later:
        same_place(later, before)
        again = lead(later)
        assert again["departed"] is None and again["scene"] == here["scene"]


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_did_not_matter_to_a_match_leaves_it_alone(
    tmp_path: Path, patch: pytest.MonkeyPatch, game: str
) -> None:
    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, game, 20)
        database = killed(tmp_path / "table.db", tmp_path / "killed")
    found = games.find(game)
    patch.setitem(found.__dict__, "version", found.version + 1)
    with Server(database) as server, Browser(server.address) as after:
        same_place(after, before)
        again = lead(after)
        assert again["departed"] is None and again["scene"] == table["scene"] and again["log"] == table["log"]
        go_on(after, 5)


def test_after_an_orderly_end_nothing_is_played_again(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, "abyss", 20)
        step = last_step(server)
    other_rules(patch, "abyss", step)
    with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
        same_place(after, before)
        again = lead(after)
        # What the choices would do is told by the rules of today.
        asked = {"choices", "groups", "refusals", "prompt"}
        here, there = ({k: v for k, v in one["scene"].items() if k not in asked} for one in (again, table))
        assert again["departed"] is None and here == there
        assert "cannot be shown or taken back" in again["log"][-1]["words"]
        go_on(after, 5)


def test_rules_that_cannot_go_on_let_one_look(tmp_path: Path) -> None:
    import sqlite3

    with Server(tmp_path / "table.db") as server, Browser(server.address) as before:
        table = begin(before, "abyss", 6)
    with sqlite3.connect(tmp_path / "table.db") as database:
        (save,) = database.execute("select save from snapshots order by ply desc limit 1").fetchone()
        raw = json.loads(save)
        raw["version"] += 1
        raw["state"]["agenda"] = [["gone.step"], *raw["state"]["agenda"]]
        raw.pop("check")
        from fathom.core.files import check_of

        parts = {name: json.dumps(value, separators=(",", ":")).encode() for name, value in raw.items()}
        import msgspec

        raw["check"] = check_of({name: msgspec.Raw(part) for name, part in parts.items()})
        database.execute("update snapshots set save = ?", (json.dumps(raw),))
        database.execute("update history set data = json_remove(data, '$.after')")
    with Server(tmp_path / "table.db") as server, Browser(server.address) as after:
        same_place(after, before)
        look = after.table()
        assert "only be looked at" in look["departed"]["words"] and not look["departed"]["may_go_on"]
        assert look["scene"]["boards" if look["scene"].get("boards") else "rows"]
        after.post(f"{after.at}/go-on", status=409)
        assert table["ply"] == look["ply"]
