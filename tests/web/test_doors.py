"""Whatever somebody calls, and in whatever order, they learn nothing that their seat may not know.

Two browsers play by chance: with undo, redo, votes, reports, replays, hints. Now and then all that can be read is
read twice: once as the match is, once in a world that the seat cannot tell from it. Both must say the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.contract.conftest import TOYS
from tests.web.serving import Browser, Server, own_choices

import fathom
from fathom.core import game as games
from fathom.core.state import State
from fathom.table import Match
from fathom.table.history import UNDOS
from fathom.web.room import Room

GAMES = [game for game in fathom.games() if game not in TOYS]
#: What is a matter of chance or of time in an answer, not of the game; and what a hint weighs ("index", "ways"): it
#: remembers the hands of rivals as all saw them come, and a view does not show them.
LOOSE = {"match", "report", "index", "ways", "changed"}


def rivals_hands(state: State, seat: int) -> State:
    """Deal the hands of the others anew too: a perfect memory would know them, a view does not show them."""
    other: Any = state.clone()
    deck = list(other.deck)
    for number, player in enumerate(other.players):
        places = [at for at, card in enumerate(deck) if card in other.box.allies]
        if number != seat and len(places) >= len(player.hand):
            hand = [deck[at] for at in places[: len(player.hand)]]
            for at, card in zip(places, player.hand, strict=False):
                deck[at] = card
            player.hand = type(player.hand)(hand)
    other.deck = tuple(deck)
    same: State = other
    return same


def elsewhere(state: State, seat: int, number: int) -> State:
    """Return another world that a seat cannot tell from this one."""
    twin = state.determinise(seat, number)
    if state.game == "abyss" and not state.over:
        twin = rivals_hands(twin, seat)
    assert games.view(twin, seat) == games.view(state, seat)
    return twin


@contextlib.contextmanager
def other_world(server: Server, room: Room, seat: int, number: int) -> Iterator[None]:
    """Let a room stand in another world: now, and at every choice before."""
    match = room.match
    real, befores = match.state, [moment.before for moment in match.past]

    def put(state: State, earlier: list[State]) -> None:
        match.state = state
        for moment, before in zip(match.past, earlier, strict=True):
            moment.before = before
        room.views.changed()
        room._ways_back.clear()
        room._reach.clear()

    in_server(server, put, elsewhere(real, seat, number), [elsewhere(one, seat, number) for one in befores])
    yield
    in_server(server, put, real, befores)


def in_server(server: Server, deed: Callable[..., Any], *args: Any) -> Any:
    async def inside() -> Any:
        found = deed(*args)
        return await found if asyncio.iscoroutine(found) else found

    return asyncio.run_coroutine_threadsafe(inside(), server.loop).result(60)


def plain(answer: Any) -> Any:
    """Return an answer without what is a matter of chance: a hint is tested elsewhere."""
    try:
        return _less(json.loads(answer.text))
    except ValueError:
        return answer.text


def _less(value: Any) -> Any:
    if isinstance(value, dict):
        loose = LOOSE - {"index"} if "seat" in value else LOOSE
        return {key: _less(inner) for key, inner in value.items() if key not in loose}
    return [_less(inner) for inner in value] if isinstance(value, list) else value


def everything(eve: Browser, number: int, seats: int) -> list[Any]:
    """Read all there is to read."""
    at = number % (len(eve.get(f"{eve.at}/replay", 200)["turns"]) + 3)
    found = [eve.http.get(eve.at, params={"lang": lang}) for lang in ("en", "de")]
    found += [eve.http.get(eve.at, params={"seat": seat}) for seat in range(-1, seats)]
    found += [eve.http.get(f"{eve.at}/replay", params={"at": at, "seat": seat}) for seat in range(-1, seats)]
    found += [eve.http.get(f"{eve.at}/reach"), eve.http.get(f"{eve.at}/suggest"), eve.http.get("/api/matches")]
    found += [eve.http.get(f"{eve.at}/export"), eve.http.post(f"{eve.at}/report", json={"words": "hm"})]
    return [(answer.status_code, plain(answer)) for answer in found]


def act(eve: Browser, mate: Browser, number: int) -> None:
    """Do something that changes the table."""
    one = (eve, mate)[number % 2]
    what = number // 2 % 10
    table = one.table()
    if what < 6:
        choices = own_choices(table) or own_choices(table := (one := (mate, eve)[number % 2]).table())
        if choices:
            one.choose(table, choices[number // 20 % len(choices)]["index"])
    elif what == 6:
        one.http.post(f"{one.at}/undo", json={"ply": table["ply"], "what": UNDOS[number // 20 % len(UNDOS)]})
    elif what == 7:
        one.http.post(f"{one.at}/redo", json={"ply": table["ply"]})
    else:
        one.http.post(f"{one.at}/vote", json={"yes": bool(number // 20 % 3)})


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("doors") / "table.db", reports_per_match=1 << 30) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("examples", [pytest.param(3, id="sample"), pytest.param(40, id="all", marks=pytest.mark.slow)])
def test_no_sequence_of_calls_tells_a_seat_what_its_view_does_not(doors: Server, game: str, examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 1 << 40), st.lists(st.integers(0, 9999), min_size=6, max_size=24))
    def tried(seed: int, numbers: list[int]) -> None:
        with Browser(doors.address) as eve, Browser(doors.address) as mate:
            room = seated(doors, game, seed, eve, mate)
            for number in numbers:
                act(eve, mate, number)
                if number % 4 == 0 or number == numbers[-1]:
                    before = everything(eve, number, len(room.match.seats))
                    with other_world(doors, room, 0, number):
                        assert everything(eve, number, len(room.match.seats)) == before

    tried()


def seated(server: Server, game: str, seed: int, eve: Browser, mate: Browser) -> Room:
    """Sit down for two, one seat each; a game that is not sealed, so that the host has the export."""
    setup = {"players": 2} if "players" in games.describe(game)["options"] else {}
    seats = [{"who": "link"}, {"who": "link"}]
    made = mate.post("/api/matches", {"game": game, "setup": setup, "seats": seats, "seed": seed}, 201)
    mate.match, mate.keys = made["match"], made["keys"]
    for number, one in enumerate((eve, mate)):
        one.join(mate.match, mate.keys["seats"][number])
    (room,) = [room for room in server.app.state.tables.rooms if room.kept.id == mate.match]
    found: Room = room
    return found


# ---------------------------------------------------------------------------------------------- other doors


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_thinks_about_a_world_dealt_anew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from fathom.players.search import SearchPlayer
    from fathom.table import advice as module

    shown: list[State] = []

    class Spy(SearchPlayer):
        def remember(self, positions: Any, seat: int) -> None:
            shown.extend(positions)

        def choose(self, state: State, seat: int) -> int:
            shown.append(state)
            return 0

    monkeypatch.setattr(module, "SearchPlayer", Spy)
    match = Match.new(game, seed=987_654_321)
    for _ in range(12):
        assert match.state.decision is not None
        match.suggestion(match.state.decision.lead)()
        match.choose(match.ply, 0)
    assert len(shown) > 12
    for world in shown:
        assert world.seed != match.state.seed and world.choices == []
        assert not {*world.streams.values()} & {
            number for moment in match.past for number in moment.before.streams.values()
        }


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_running_game_is_dealt_anew_and_rivals_get_none(
    doors: Server, game: str, browser: Browser, friend: Browser
) -> None:
    with Browser(doors.address) as eve, Browser(doors.address) as mate:
        room = seated(doors, game, 7, eve, mate)
        for number in range(0, 200, 20):
            act(eve, mate, number)
        answer = eve.http.post(f"{eve.at}/fork", json={"at": len(room.match.past)})
        if games.find(game).rivals:
            assert answer.status_code == 403
            return
        assert answer.status_code == 201
        copy = answer.json()["match"]
        (other,) = [room for room in doors.app.state.tables.rooms if room.kept.id == copy]
        real, twin = room.match.state, other.match.state
        assert twin.seed != real.seed and not {*twin.streams.values()} & {*real.streams.values()}
        shown = [msgspec.json.encode({**games.view(state, -1), "ply": 0}) for state in (real, twin)]
        assert shown[0] == shown[1]
