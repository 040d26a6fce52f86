"""Two servers on one PostgreSQL: whoever looks on at one sees what is done at the other."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from tests.store.conftest import postgres
from tests.web.serving import Browser, Server, own_choices

from fathom.web import bots

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[tuple[Server, Server]]:
    with Server(postgres) as one, Server(postgres) as two:
        yield one, two


@pytest.fixture
def pair(servers: tuple[Server, Server]) -> Iterator[tuple[Browser, Browser]]:
    """A browser at each server."""
    with contextlib.ExitStack() as stack:
        here, there = (stack.enter_context(Browser(server.address)) for server in servers)
        yield here, there


def test_a_choice_at_one_server_is_pushed_by_the_other(pair: tuple[Browser, Browser]) -> None:
    here, there = pair
    here.new("me", climbers=1)
    there.join(here.match, here.keys["spectator"])
    line = there.live()
    assert line.hear()["ply"] == 0
    table = here.table()
    for ply in range(1, 6):
        table = here.choose(table, own_choices(table)[0]["index"])
        while (told := line.hear())["ply"] < ply:
            pass
        assert told["ply"] == ply
    assert there.table()["log"] == table["log"]
    back = here.post(f"{here.at}/undo", {"ply": 5})
    while (told := line.hear())["ply"] < 6:
        pass
    assert there.table()["scene"]["boards"] == back["scene"]["boards"]


def test_friends_at_two_servers_play_by_turns(pair: tuple[Browser, Browser]) -> None:
    here, there = pair
    here.new("me", "link")
    mine = here.live()
    there.join(here.match, here.keys["seats"][1], "Ada")
    while (table := mine.hear())["players"][1]["name"] != "Ada":
        pass
    lines, browsers = (mine, there.live()), (here, there)
    for _ in range(24):
        lead = table["scene"]["prompt"]["lead"]
        asked = browsers[lead].table()
        assert asked["ply"] == table["ply"]
        table = browsers[lead].choose(asked, own_choices(asked)[-1]["index"])
        assert table["ply"] > asked["ply"], "what follows by itself counts too"
        for line in lines:
            while line.hear()["ply"] < table["ply"]:
                pass


def test_words_said_at_one_server_are_read_at_the_other(pair: tuple[Browser, Browser]) -> None:
    here, there = pair
    here.new("me", climbers=1)
    there.join(here.match, here.keys["spectator"])
    line = there.live()
    here.post(f"{here.at}/chat", {"words": "good evening"})
    while not (told := line.hear())["chat"]:
        pass
    assert told["chat"][0]["words"] == "good evening"


def test_who_loses_the_seat_at_one_server_is_told_by_the_other(pair: tuple[Browser, Browser]) -> None:
    here, there = pair
    here.new("me", "link")
    there.join(here.match, here.keys["seats"][1])
    line = there.live()
    line.hear()
    here.post(f"{here.at}/seats", {"seat": 1, "who": "link"})
    assert line.hear("bye")["reason"]


def test_bots_go_on_at_the_server_that_wrote_last_or_where_one_is_left(
    servers: tuple[Server, Server], pair: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    here.new("random", "random", seed=3)
    there.join(here.match, here.keys["spectator"])
    line = there.live()
    while line.hear()["ply"] < 12:
        pass
    # The first server falls silent; the second has patience for a while, then its bots choose.
    monkeypatch.setattr(bots, "PATIENCE", 0.05)
    (room,) = [room for room in servers[0].app.state.tables.rooms if room.kept.id == here.match]
    servers[0].loop.call_soon_threadsafe(servers[0].app.state.tables.close_room, room)
    table = line.hear()
    while not table["over"] and table["ply"] < 40:
        table = line.hear()
