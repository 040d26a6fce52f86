"""Bringing a match back, by the rules of today: it goes on as it was, or it is said from where on it cannot.

First the whole history is played again from the start. If each choice leads where it led before, as its fingerprint
tells, and all of them to where the newest snapshot stands, nothing has changed for this match, whatever else has. Else
that snapshot is the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from fathom.core import files, saves
from fathom.core import game as games
from fathom.core.errors import FathomError, OtherRules, SaveError
from fathom.core.files import GameFile
from fathom.core.state import State

from .departure import Departed, Departure
from .history import PERSON, Entry
from .match import Match, MatchFile


def restore(
    save: str,
    before: Sequence[Entry],
    after: Sequence[Entry],
    seats: Sequence[str],
    packs: Sequence[Path | str] = (),
    content: str = "",
) -> Match:
    """Bring a match back from a snapshot of its game, with what happened before it and after it.

    `content` is the hash that the store has of its content, if it has one. If the rules or the content are others now,
    or lead elsewhere, the match stands where that begins (`departure`).

    Raises:
        SaveError: the snapshot is damaged, or the history does not fit it.
    """
    file = files.read(save)
    file.content = content or file.content
    match = _played_again(file, before, after, packs) or _from_snapshot(file, before, after, packs)
    match.seat_all(seats)
    return match


def take_in(text: str | bytes, packs: Sequence[Path | str] = (), most: int | None = None) -> Match:
    """Continue the match in a file; where rules or content have changed since, by those of today, and the log says so.

    `most` is how long its history may be.

    Raises:
        SaveError: it is damaged or too long, or the rules of today cannot go on from it.
    """
    file = files.read_as(MatchFile, text)
    if most is not None and max(len(file.history), len(file.choices)) > most:
        raise SaveError(f"its history is longer than {most} entries")
    entries = file.history or [Entry("choose", index, by=PERSON) for index in file.choices]
    match = _played_again(file, entries, (), packs) or _from_snapshot(file, entries, (), packs)
    try:
        match.seat_all(file.seats)
    except FathomError as error:
        raise SaveError(f"the file is damaged: {error}") from None
    if match.departure is not None:
        if not match.departure.may_go_on:
            raise SaveError(match.departure.told("en"))
        match.go_on(-1)
    if file.seal and match.over and file.seal.fits(match.state.seed):
        match.seal_with(file.seal)
    match.teach(file.lesson)
    return match


def _played_again(
    file: GameFile, before: Sequence[Entry], after: Sequence[Entry], packs: Sequence[Path | str]
) -> Match | None:
    """Return the match as its history leads to it from the start, if each choice leads where it led before.

    Not every history begins at the start: that of a fork, or of a position that came in a file, begins in the middle.
    """
    if not all(entry.after for entry in (*before, *after) if entry.kind == "choose"):
        return None
    try:
        match = Match.new(file.game, seed=file.seed, packs=packs, **file.setup)
        if match.state.box.with_hash(file.content) is not match.state.box:
            return None
        match.play_again(before)
        if saves.fingerprint(match.state) != saves.fingerprint_in(file, match.game.state):
            return None
        match.follow(after, ())
    except (FathomError, TypeError):
        return None
    return match


def _from_snapshot(
    file: GameFile, before: Sequence[Entry], after: Sequence[Entry], packs: Sequence[Path | str]
) -> Match:
    """Return the match as a snapshot has it, and what came after it as far as that leads where it led before."""
    state, departure = opened(file, packs)
    match = Match(state, (), packs)
    match.remember(list(before))
    try:
        match.follow(after, ())
    except Departed:
        departure = departure or Departure("choice", 0, 0)
    if departure is not None:
        at, choices = len(match.entries), len(match.past)
        match.departure = msgspec.structs.replace(departure, at=at, choices=choices)
        match.entries += after[at - len(before) :]
    return match


def opened(file: GameFile, packs: Sequence[Path | str]) -> tuple[State, Departure | None]:
    """Return the state in a file, read by the rules and with the content of today if need be; and what has changed.

    Raises:
        SaveError: it is damaged, or the rules of today make nothing of it.
    """
    try:
        return games.load_from(file, packs), None
    except OtherRules as error:
        why = str(error)
    state = games.load_from(file, packs, anyhow=True)
    game = games.find(state.game)
    try:
        for seat in range(-1, game.seats(state.setup)):
            game.scene(state, seat, game.text("en"))
    except Exception:
        raise SaveError(why) from None
    kind: Literal["rules", "content"] = "rules" if file.version != game.version else "content"
    return state, Departure(kind, 0, 0, not saves.unknown_steps(state))
