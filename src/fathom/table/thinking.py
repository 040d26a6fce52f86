"""Bots that think elsewhere: in processes of their own, so that a table never waits for another one's bot.

What travels to them is a world that the bot's seat cannot tell from the real one, without seed and past: there is
nothing in it that the bot may not know.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from zlib import crc32

import msgspec

from fathom.core import game as games
from fathom.players import LEVELS, NAMES, Player, make, moving_on

from .history import PERSON
from .match import Match

#: The bots that can take a seat, and those that are offered.
BOTS, OFFERED = NAMES, LEVELS

#: How many bots a worker remembers.
_REMEMBERED = 512


class Seated(msgspec.Struct, frozen=True):
    """A bot in its seat, and the world as it may know it."""

    seat: int
    who: str
    seed: int
    world: str


def seated(match: Match) -> list[Seated]:
    """Return the bots that may answer the pending decision, the lead first; none if a person leads."""
    decision = match.state.decision
    if decision is None or match.seats[decision.lead] == PERSON:
        return []
    return [
        Seated(seat, match.seats[seat], match.bot_seeds[seat], match.world_for(seat).save())
        for seat in decision.seats
        if match.seats[seat] != PERSON
    ]


def answer(table: str, bots: Sequence[Seated], packs: Sequence[str]) -> tuple[int, int]:
    """Return the option that is taken and the seat that takes it. Before the lead moves on, the others may act."""
    lead = bots[0]
    state = games.load(lead.world, packs)
    assert state.decision is not None
    index = _player(table, lead).choose(state, lead.seat)
    if index == moving_on(state.decision):
        for bot in bots[1:]:
            wish = _player(table, bot).choose(games.load(bot.world, packs), bot.seat)
            if wish >= 0:
                return wish, bot.seat
    return index, lead.seat


_players: OrderedDict[tuple[str, int, str, int], Player] = OrderedDict()


def _player(table: str, bot: Seated) -> Player:
    """Return the bot itself: it remembers what it did at this table, so it is made only once."""
    key = (table, bot.seat, bot.who, bot.seed)
    player = _players.pop(key, None) or make(bot.who, bot.seed)
    _players[key] = player
    while len(_players) > _REMEMBERED:
        _players.popitem(last=False)
    return player


def _settle_in() -> None:
    """Begin as a worker: Ctrl-C is for the server, and when the server is gone, however it went, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # answers to people come before bots
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_leave_after, args=(server.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Minds:
    """Workers in which bots think. A table always gets the same one, which remembers its bots."""

    def __init__(self, workers: int) -> None:
        """Set the number of processes; 0 thinks in a thread of this process."""
        self._workers = workers
        self._rooms: list[Executor | None] = [None] * max(workers, 1)

    async def answer(self, table: str, bots: Sequence[Seated], packs: Sequence[Path | str] = ()) -> tuple[int, int]:
        """Return the option that is taken and the seat that takes it."""
        loop, own = asyncio.get_running_loop(), [str(pack) for pack in packs]
        at = crc32(table.encode()) % len(self._rooms)
        try:
            return await loop.run_in_executor(self._room(at), answer, table, bots, own)
        except BrokenProcessPool:  # the process was killed: a new one thinks again
            self._rooms[at] = None
            return await loop.run_in_executor(self._room(at), answer, table, bots, own)

    def _room(self, at: int) -> Executor:
        room = self._rooms[at]
        if room is None:
            if self._workers:
                room = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _settle_in)
            else:
                room = ThreadPoolExecutor(1, "bots")
            self._rooms[at] = room
        return room

    def close(self) -> None:
        """Send the workers home."""
        for room in self._rooms:
            if room is not None:
                room.shutdown(wait=False, cancel_futures=True)
        self._rooms = [None] * len(self._rooms)
