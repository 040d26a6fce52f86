"""Who holds which seat: one person each, the first who takes it; on as many devices as this person lets in."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from fathom.table.history import PERSON
from fathom.table.keeping import Key

from . import qr, shapes
from .access import Pass, clean, hashed, new_code, new_id, new_token
from .refusals import Refusal, words

if TYPE_CHECKING:
    from .room import Room

#: Seconds that a code for a second device is good for, and that somebody who was refused must wait.
CODE_LASTS = 300.0
REFUSED_FOR = 600.0
#: So many people may ask for seats of others at a time, and so long.
CLAIMS = 6
CLAIM_LASTS = 24 * 3600.0


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser that came with the link of a seat that somebody holds."""

    id: str
    who: str
    seat: int
    name: str
    at: float
    refused: bool = False


class Seating:
    """The seats of one table and the browsers in them."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def is_held(self, seat: int) -> bool:
        """Whether somebody sits there, whether they look on now or not."""
        room = self.room
        is_person = room.match.seats[seat] == PERSON and not room.kept.seats[seat].get("open")
        return is_person and bool(room.holders(seat))

    # ------------------------------------------------------------------------------------------ coming

    async def take(self, who: str, key: Key, name: str) -> bool:
        """Give a seat to a browser that came with its link; return False if somebody else holds it and is asked.

        Raises:
            Refusal: who holds the seat said no, or too many ask already.
        """
        room = self.room
        async with room.lock:
            room.check(room.match.ply)
            if who not in room.holders(key.seat):
                mine = Key(room.kept.id, who, "browser", "seat", key.seat)
                if not await room.tables.store.take_seat(mine):
                    await self._claim(who, key.seat, name)
                    return False
                room.grant(mine)
            await self._name({key.seat}, name or room.kept.seats[key.seat]["name"])
        room.bots.wake()
        return True

    async def _name(self, named: Collection[int], name: str) -> None:
        """Somebody has come to a seat, or is called otherwise from now on. The lock must be held."""
        room = self.room
        seats = [dict(entry) for entry in room.kept.seats]
        for seat in named:
            seats[seat] |= {"open": False, "name": name}
        if seats != list(room.kept.seats):
            await room.keep(room.match.ply, seats=seats)
            room.push()

    async def add_device(self, one: Pass, page: str) -> shapes.Device:
        """Return a code by which a second device of the same person gets all that this one has here.

        Raises:
            Refusal: there is nothing that could be passed on.
        """
        room = self.room
        if not one.seats and one.role != "host":
            raise Refusal("not-yours")
        code, until = new_code(), time.time() + CODE_LASTS
        keys = [Key(room.kept.id, hashed(code), "device", role, -1, until) for role in sorted(one.roles)]
        keys += [Key(room.kept.id, hashed(code), "device", "seat", seat, until) for seat in sorted(one.seats)]
        async with room.lock:
            room.check(room.match.ply)
            await room.tables.store.add_keys(keys)
        return shapes.Device(code, until, qr.svg(f"{page}#k={code}") if page else "")

    # ------------------------------------------------------------------------------------------ asking for a seat

    @property
    def claims(self) -> list[Claim]:
        """Who asks for a seat that somebody holds, and whom a no still keeps away."""
        now = time.time()
        kept = msgspec.convert(self.room.kept.settings.get("claims", []), list[Claim])
        return [one for one in kept if now - one.at < (REFUSED_FOR if one.refused else CLAIM_LASTS)]

    def claims_on(self, one: Pass) -> list[shapes.SeatClaim]:
        """Return who asks for a seat of this browser."""
        return [
            shapes.SeatClaim(claim.id, claim.seat, claim.name)
            for claim in self.claims
            if claim.seat in one.seats and not claim.refused
        ]

    async def _claim(self, who: str, seat: int, name: str) -> None:
        claims = self.claims
        known = next((claim for claim in claims if claim.who == who and claim.seat == seat), None)
        if known is None:
            if len(claims) >= CLAIMS:
                raise Refusal("seat-held")
            await self._set_claims([*claims, Claim(new_id(), who, seat, name, time.time())])
        elif known.refused:
            raise Refusal("seat-refused")

    async def answer(self, one: Pass, answer: shapes.ClaimAnswer) -> None:
        """Say whether somebody who asks for an own seat is oneself on another device.

        Raises:
            Refusal: nobody asks so.
        """
        room = self.room
        async with room.lock:
            room.check(room.match.ply)
            claims = self.claims
            claim = next((one for one in claims if one.id == answer.claim and not one.refused), None)
            if claim is None or claim.seat not in one.seats:
                raise Refusal("no-claim")
            rest = [other for other in claims if other is not claim]
            if answer.yes:
                key = Key(room.kept.id, claim.who, "browser", "seat", claim.seat)
                await room.tables.store.add_keys([key])
                room.grant(key)
            else:
                rest.append(msgspec.structs.replace(claim, at=time.time(), refused=True))
            await self._set_claims(rest)

    async def _set_claims(self, claims: list[Claim]) -> None:
        await self.room.set(claims=msgspec.to_builtins(claims))
        self.room.push()

    # ------------------------------------------------------------------------------------------ handing over

    async def sit(self, one: Pass, change: shapes.SeatChange) -> str | None:
        """Give a seat to a bot, to whoever gets the new link, or take it; return the key of the link.

        Raises:
            Refusal: the seat does not exist, is not theirs, or there is no such bot.
        """
        room, seat = self.room, change.seat
        async with room.lock:
            if room.closed:
                raise Refusal("stale")
            if seat >= len(room.match.seats):
                raise Refusal("no-such-seat", seat=seat + 1)
            if one.role != "host" and seat not in one.seats:
                raise Refusal("host-only")
            if change.who not in ("me", "link", *room.tables.bots):
                raise Refusal("bad-request", why=f"there is no bot '{change.who}'")
            if await room.consent.open_seat(one, change):
                return None
            token = await self._hand_over(change, one)
        room.bots.wake()
        return token

    async def open(self, seat: int) -> None:
        """Free a seat for whoever gets its next link. The lock must be held."""
        await self._hand_over(shapes.SeatChange(seat, "link"), None)

    async def _hand_over(self, change: shapes.SeatChange, one: Pass | None) -> str | None:
        room, seat = self.room, change.seat
        since, person = room.match.ply, change.who in ("me", "link")
        room.match.sit(seat, PERSON if person else change.who)
        seats = [dict(entry) for entry in room.kept.seats]
        name = change.name if change.name is not None else ("" if change.who != "me" else seats[seat]["name"])
        seats[seat] = {"who": room.match.seats[seat], "name": clean(name), "open": change.who == "link"}
        token = new_token() if person else None
        keys = [Key(room.kept.id, hashed(token), "link", "seat", seat)] if token else []
        if one and change.who == "me":
            keys.append(Key(room.kept.id, one.hash, "browser", "seat", seat))
        await room.keep(since, seats=seats, drop_seat=seat, keys=keys)
        room.leave_seat(seat)
        if one and change.who == "me":
            one.seats.add(seat)
        self.farewell()
        room.push()
        return token

    def farewell(self) -> None:
        """Say goodbye to live lines that no longer have a place here."""
        room = self.room
        room.forget_strangers()
        for watcher in [watcher for watcher in room.watchers if room.find_pass(watcher.who) is None]:
            room.watchers.discard(watcher)
            watcher.send(msgspec.json.encode(shapes.Bye(reason=words(watcher.lang)("bye-seat-gone"))))
            watcher.send(b"")

    # ------------------------------------------------------------------------------------------ wishes

    async def set_wishes(self, one: Pass, wishes: shapes.Wishes) -> None:
        """Keep when the own seats are asked, their names, how fast bots play, and whether the table takes back freely.

        Raises:
            Refusal: a spectator has no say, a seat is not theirs, and only the host decides how the table takes back.
        """
        room = self.room
        if not one.seats and one.role != "host":
            raise Refusal("not-yours")
        if wishes.seat is not None and wishes.seat not in one.seats:
            raise Refusal("not-yours")
        async with room.lock:
            room.check(room.match.ply)
            if wishes.name is not None:
                await self._name(one.seats if wishes.seat is None else {wishes.seat}, clean(wishes.name))
            changes: dict[str, Any] = {}
            if wishes.ask is not None:
                changes["ask"] = room.kept.settings.get("ask", {}) | {str(seat): wishes.ask for seat in one.seats}
            if wishes.speed is not None:
                changes["speed"] = wishes.speed
            if wishes.undo is not None:
                await self._set_undo(one, wishes.undo)
                changes["undo"] = wishes.undo
            await room.set(**changes)
            room.push()
        room.bots.wake()

    async def _set_undo(self, one: Pass, how: str) -> None:
        room = self.room
        if one.role != "host":
            raise Refusal("host-only")
        if room.match.game.rivals:
            raise Refusal("rivals-ask")
        if room.kept.settings.get("undo", "ask") != how:
            since = room.match.ply
            room.match.note(f"undo-{how}")
            await room.keep(since)
