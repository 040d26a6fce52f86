"""Asking the table: what touches others waits for the yes of everybody whose seat it touches, there or not.

Among rivals that is always so; who plays together may agree to take back freely. An open question is kept with the
match, so it outlives the server, and any server knows it. It is void as soon as somebody chooses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from fathom.table import NothingToUndo
from fathom.table.history import PERSON, Over, Undo, others_in

from . import shapes
from .access import Pass
from .refusals import Refusal, words

if TYPE_CHECKING:
    from .room import Room


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat would like to do, and the seats that must agree."""

    kind: Literal["undo", "redo", "seat"]
    ply: int
    seat: int
    #: The browser that asks.
    who: str
    needs: tuple[int, ...] = ()
    yes: tuple[int, ...] = ()
    what: Undo = "choice"
    over: Over = ""
    change: shapes.SeatChange | None = None


class Consent:
    """What the people at one table agree on."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def proposal(self) -> Proposal | None:
        """What is asked now."""
        kept = self.room.kept.settings.get("proposal")
        found = msgspec.convert(kept, Proposal) if kept else None
        return found if found and found.ply == self.room.match.ply else None

    @property
    def is_free(self) -> bool:
        """Whether this table takes back without asking."""
        return not self.room.match.game.rivals and self.room.kept.settings.get("undo") == "free"

    def shown_to(self, one: Pass, lang: str) -> shapes.OpenVote | None:
        """Return the open question as a browser sees it."""
        asked = self.proposal
        if asked is None:
            return None
        say, waits = words(lang), self._waits_for(asked)
        what: Any = asked.what if asked.kind == "undo" else asked.kind
        if asked.change:
            about = say("ask-seat", seat=self.room.name_of(asked.change.seat, lang))
        else:
            about = say(f"undo-{asked.what}") if asked.kind == "undo" else say("ask-redo")
        by = self.room.name_of(asked.seat, lang) if asked.seat >= 0 else say("host")
        mine, own = bool(waits & one.seats), self._asks(one, asked)
        return shapes.OpenVote(what, about, by, len(waits | {*asked.yes}), len(asked.yes), mine, own)

    def _waits_for(self, asked: Proposal) -> set[int]:
        return {seat for seat in asked.needs if self.room.chairs.is_held(seat)} - {*asked.yes}

    def _asks(self, one: Pass, asked: Proposal) -> bool:
        return one.hash == asked.who or asked.seat in one.seats

    # ------------------------------------------------------------------------------------------ asking

    async def undo(self, one: Pass, what: Undo) -> None:
        """Take back, or ask whom it touches. The lock must be held.

        Raises:
            Refusal: there is nothing to take back, or something is asked already.
        """
        match = self.room.match
        self._may_ask(one)
        steps = match.steps_back(what)
        if not steps:
            raise Refusal("nothing-to-undo")
        over = await asyncio.to_thread(match.over_what, steps, one.seats)
        touched = (
            others_in(match.past[-steps:], one.seats) if over == "choice" else self._others(one) if over else set()
        )
        await self._propose(one, touched, kind="undo", what=what, over=over)

    async def redo(self, one: Pass) -> None:
        """Make again what was taken back, or ask whose choices these are. The lock must be held.

        Raises:
            Refusal: nothing was taken back, or something is asked already.
        """
        self._may_ask(one)
        if not self.room.match.future:
            raise Refusal("nothing-to-redo")
        touched = others_in(self.room.match.line.again, one.seats)
        await self._propose(one, touched, kind="redo", over="choice" if touched else "")

    async def open_seat(self, one: Pass, change: shapes.SeatChange) -> bool:
        """Ask the others before somebody new sits down among rivals; return whether it is asked. The lock must be held.

        Who takes the seat of a bot or of somebody else sees what it holds.

        Raises:
            Refusal: something is asked already.
        """
        room, match, seat = self.room, self.room.match, change.seat
        begun = match.game.rivals and match.past and not match.over
        opens = change.who in ("me", "link") and seat not in one.seats
        if not (begun and opens) or room.kept.seats[seat].get("open"):
            return False
        touched = {other for other in self._others(one) if room.chairs.is_held(other)}
        if not touched:
            return False
        if self.proposal:
            raise Refusal("vote-open")
        await self._propose(one, touched, kind="seat", change=change)
        return True

    def _may_ask(self, one: Pass) -> None:
        if not one.seats:
            raise Refusal("not-yours")
        if self.proposal:
            raise Refusal("vote-open")

    def _others(self, one: Pass) -> set[int]:
        return {seat for seat, who in enumerate(self.room.match.seats) if who == PERSON} - one.seats

    async def _propose(self, one: Pass, touched: Collection[int], **about: Any) -> None:
        """Do it at once if nobody is touched who could be asked, else ask them."""
        needs = () if self.is_free else tuple(sorted(seat for seat in touched if self.room.chairs.is_held(seat)))
        asked = Proposal(ply=self.room.match.ply, seat=min(one.seats, default=-1), who=one.hash, needs=needs, **about)
        if needs:
            await self._keep(asked)
        else:
            await self._carry_out(asked)

    async def _keep(self, asked: Proposal | None) -> None:
        await self.room.set(proposal=msgspec.to_builtins(asked) if asked else None)
        self.room.push()

    # ------------------------------------------------------------------------------------------ answering

    async def answer(self, one: Pass, yes: bool) -> None:
        """Agree or not; who asked withdraws by a no. The lock must be held.

        Raises:
            Refusal: nothing is asked of this browser.
        """
        asked = self.proposal
        waits = self._waits_for(asked) if asked else set()
        mine = waits & one.seats
        if asked is None or not (mine or (not yes and self._asks(one, asked))):
            raise Refusal("no-vote")
        if not yes:
            await self._keep(None)
            return
        asked = msgspec.structs.replace(asked, yes=tuple(sorted({*asked.yes} | mine)))
        if waits - mine:
            await self._keep(asked)
        else:
            await self._carry_out(asked)

    async def _carry_out(self, asked: Proposal) -> None:
        room, since = self.room, self.room.match.ply
        if asked.kind == "seat":
            assert asked.change is not None
            await room.chairs.open(asked.change.seat)
            return
        room.bots.ask_again()
        try:
            if asked.kind == "undo":
                room.match.undo(asked.what, asked.seat, asked.over, asked.yes)
            else:
                room.match.redo(asked.seat, asked.over, asked.yes)
        except NothingToUndo:
            raise Refusal("nothing-to-undo") from None
        await room.keep(since)
        room.push()
