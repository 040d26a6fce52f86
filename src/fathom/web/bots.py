"""The bots of a room: when they choose, whom they wait for, and who lets them go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from fathom.core.clock import Clock
from fathom.table.history import PERSON
from fathom.table.thinking import seated

from . import shapes
from .access import Pass
from .refusals import Refusal, words
from .views import Plan

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("fathom.web")

#: Seconds that another server has for its bots before those here choose in their place.
PATIENCE = 10.0


class Bots:
    """Bots in the seats of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        #: Another server wrote last: its bots go on, and those here only if it falls silent.
        self.follow = False
        #: Who lets the bot go on: at which ply, or for which turn.
        self._let: dict[int, int] = {}
        self._let_turn: dict[int, Clock] = {}
        #: What the bot will do if nobody acts first: the ply, the option and the seat that takes it.
        self._plan: tuple[int, int, int] | None = None
        self._work: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # ------------------------------------------------------------------------------------------ people first

    def asked(self) -> list[int]:
        """Return the seats of people whose answer a bot waits for."""
        match, kept = self.room.match, self.room.kept
        decision = match.state.decision
        if decision is None or match.seats[decision.lead] == PERSON:
            return []
        now = match.game.clock(match.state)
        return [
            seat
            for seat in match.asked()
            if not kept.seats[seat].get("open") and self._let.get(seat) != match.ply and self._let_turn.get(seat) != now
        ]

    def plan(self, lang: str) -> Plan:
        """Return who goes on if nobody acts first, and what it will do as far as that is known.

        Among rivals that is its own business.
        """
        room, decision = self.room, self.room.match.state.decision
        assert decision is not None
        ply, index, seat = self._plan or (-1, -1, -1)
        if ply != room.match.ply or room.match.game.rivals:
            index, seat = -1, decision.lead
        return Plan(room.name_of(seat, lang), seat, index)

    def let_go_on(self, one: Pass, chosen: shapes.Chosen) -> None:
        """A person lets the bot go on, this once or until the turn is over. That is no part of the game.

        Raises:
            Refusal: no bot waits for this person.
        """
        mine = [seat for seat in self.asked() if seat in one.seats and chosen.seat in (None, seat)]
        if not mine:
            raise Refusal("illegal")
        for seat in mine:
            if chosen.index == -1:
                self._let[seat] = self.room.match.ply
            else:
                self._let_turn[seat] = self.room.match.game.clock(self.room.match.state)

    def ask_again(self) -> None:
        """Forget who let a turn go on: it was taken back."""
        self._let_turn.clear()

    # ------------------------------------------------------------------------------------------ choosing

    @property
    def busy(self) -> bool:
        """Whether bots are at work here."""
        return self._work is not None and not self._work.done()

    def wake(self) -> None:
        """Let bots go on if it is their turn."""
        self._news.set()
        if not self.room.closed and not self.busy:
            self._work = asyncio.create_task(self._run(), name=f"bots of {self.room.kept.id}")

    async def done(self) -> None:
        """Wait until the bots have left a closed room."""
        if self._work is not None:
            await asyncio.wait({self._work}, timeout=5)

    async def _run(self) -> None:
        room = self.room
        try:
            while await self._step():
                if pause := room.tables.settings.pauses[room.kept.settings.get("speed", "normal")]:
                    await _in_time(room.closing, pause)
        except Refusal as refusal:
            if refusal.key == "broken-rules":
                await room.say(-1, "fathom", words("en")("bot-failed"))
        except Exception:
            log.exception("bots of match %s failed", room.kept.id)

    async def _step(self) -> bool:
        """Let the bot whose turn it is choose; return whether it did and the next may try."""
        room = self.room
        async with room.lock:
            if room.closed or room.match.over or room.match.departure:
                return False
            ply, bots, asked = room.match.ply, seated(room.match), bool(self.asked())
        known = self._plan is not None and self._plan[0] == ply
        if not bots or (asked and known):
            return False
        if self.follow and not asked:
            self._news.clear()
            if await _in_time(self._news, PATIENCE):
                return True
        if not known:
            self._plan = (ply, *await room.tables.minds.answer(room.kept.id, bots, room.match.packs))
        async with room.lock:
            if room.closed or ply != room.match.ply:
                return True
            if self.asked():
                room.push()
                return False
            assert self._plan is not None
            _, index, seat = self._plan
            await room.make(index, room.match.seats[seat])
            room.tables.metrics.count("bot_choices")
        return True


async def _in_time(event: asyncio.Event, seconds: float) -> bool:
    """Wait so long for something; return whether it happened."""
    with contextlib.suppress(TimeoutError):
        return await asyncio.wait_for(event.wait(), seconds)
    return False
