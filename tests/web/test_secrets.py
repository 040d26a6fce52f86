"""Nobody is told what nobody may know: every message of whole games is looked through."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.web.serving import Browser, Line, Server, own_choices, some_choice, without_known

from fathom.core.rng import Stream
from fathom.table import Match

SEED = 7_318_273_645_546


def numbers_and_words(value: Any) -> Iterator[str]:
    """Yield every key, word and number in a message."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from numbers_and_words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_and_words(inner)
    else:
        yield str(value)


def match_of(server: Server, browser: Browser) -> Match:
    (room,) = [room for room in server.app.state.tables.rooms if room.kept.id == browser.match]
    match: Match = room.match
    return match


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[tuple[Match, list[str], list[str]]]:
    """A game of two people and a bot with a spectator, to its end: the match, all that was said, all secrets."""
    with Browser(server.address) as host, Browser(server.address) as friend, Browser(server.address) as guest:
        host.new("me", "link", "random", seed=SEED)
        friend.join(host.match, host.keys["seats"][1], "Ada")
        guest.join(host.match, host.keys["spectator"])
        said: list[str] = []
        lines = [host.live(seat=0), friend.live(lang="de"), guest.live()]
        stop = threading.Event()
        threads = [threading.Thread(target=listen, args=(line, said, stop)) for line in lines]
        for thread in threads:
            thread.start()
        match = match_of(server, host)
        play(host, friend, said)
        stop.set()
        for browser in (host, friend, guest):
            for at in range(0, len(match.past), 31):
                said.append(browser.http.get(f"{browser.at}/replay", params={"at": at}).text)
        for thread in threads:
            thread.join()
        cookies = [value for browser in (host, friend, guest) for value in browser.http.cookies.values()]
        secrets = [host.keys["host"], host.keys["spectator"], *filter(None, host.keys["seats"]), *cookies]
        yield match, said, secrets


def listen(line: Line, said: list[str], stop: threading.Event) -> None:
    over = False
    while not over and not stop.is_set():
        try:
            over = bool(line.any().get("over"))
        except TimeoutError:
            break
    said += line.heard


def play(host: Browser, friend: Browser, said: list[str]) -> None:
    """Play to the end, with undo, reports and suggestions on the way."""
    stream = Stream({"t": 2}, "t")
    for turn in range(3000):
        for seat, one in enumerate((host, friend)):
            answer = one.http.get(one.at)
            said.append(answer.text)
            table = answer.json()
            if table["over"]:
                return
            if own_choices(table):
                if turn % 20 == 3:
                    said.append(one.http.post(f"{one.at}/report", json={"words": "hm"}).text)
                    said.append(one.http.get(f"{one.at}/suggest").text)
                    said.append(one.http.get(f"{one.at}/replay", params={"at": len(said) % 7}).text)
                if turn % 5 == 3:
                    said.append(one.http.get(f"{one.at}/reach").text)
                index = some_choice(table, stream)["index"]
                answer = one.http.post(f"{one.at}/choose", json={"ply": table["ply"], "index": index, "seat": seat})
                said.append(answer.text)
    raise AssertionError("the game did not end")


def test_no_message_names_seed_streams_or_keys(played: tuple[Match, list[str], list[str]]) -> None:
    match, said, secrets = played
    assert len(said) > 100 and match.over
    numbers = {str(number) for moment in match.past for number in moment.before.streams.values()}
    forbidden = numbers | {str(SEED), str(match.bot_seeds[2])}
    keys = {"seed", "streams", "agenda", "deck", "history_text", "bot_seeds", "mushroom_box"}
    for text in said:
        assert not any(secret in text for secret in secrets)
        assert str(SEED) not in text
        words = set(numbers_and_words(json.loads(text)))
        assert not words & forbidden
        assert not words & keys


def test_every_scene_is_the_same_in_a_world_with_other_secrets(played: tuple[Match, list[str], list[str]]) -> None:
    match, said, _ = played
    scenes: dict[tuple[int, int, str], Any] = {}
    for text in said:
        message = json.loads(text)
        message = message.get("table", message)
        if "scene" in message and "you" in message:
            lang = "de" if "Wilds · Normal · Aufbau" in text or "Runde" in text else "en"
            scenes[message["scene"]["ply"], message["you"]["seat"], lang] = message["scene"]
    assert len(scenes) > 60
    states = {moment.before.ply: moment.before for moment in match.past}
    checked = 0
    for (ply, seat, lang), scene in list(scenes.items())[::7]:
        if ply not in states or any(choice["index"] < 0 for choice in scene.get("choices", [])):
            continue
        other = states[ply].determinise(seat, 99)
        other.seed = 0
        drawn = msgspec.to_builtins(match.game.scene(other, seat, match.game.text(lang)))
        drawn = json.loads(json.dumps(drawn))
        assert without_known(drawn) == without_known(scene)
        assert all(one in drawn["explain"] for one in scene.get("explain", []))
        checked += 1
    assert checked > 10


def test_bots_are_shown_nothing_that_their_seat_may_not_know(server: Server) -> None:
    from fathom.core import game as games
    from fathom.table.thinking import seated

    match = Match.new("leviathan-wilds", seed=SEED, seats=["random", "random"])
    for _ in range(40):
        for bot in seated(match):
            world = games.load(bot.world)
            assert str(SEED) not in bot.world and world.choices == [] and world.seed != SEED
            assert not set(world.streams.values()) & set(match.state.streams.values())
            assert games.view(world, bot.seat) == games.view(match.state, bot.seat)
        match.bot_step()
