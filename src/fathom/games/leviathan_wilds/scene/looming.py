"""What the threat of this turn would do if nobody did anything more: to whom, and what it would cost."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fathom.core.beats import Beat, Fall, Gain, Hit, Move
from fathom.core.scene import Change, Looms
from fathom.core.state import State
from fathom.core.trying import Trial

from ..rules import threats
from ..state import Wilds
from .answers import Answers
from .beats import Beats
from .then import PASSED
from .words import Words

#: The answers by which nobody does anything, also where one could act or let a fall end.
IDLE = {**PASSED, "anytime": ("pass_step", "pass"), "falling": ("pass_fall", "stop_falling", "fall_on")}

#: The questions at which one looks ahead: all others are in the middle of something.
AT = ("act", "anytime", "ap_card")
#: What a threat card waits for.
COMING = (threats.resolve_swift.name, threats.begin_resolution.name)
#: The numbers that are told.
KINDS = ("health", "grip", "blight")


def looms(w: Words, seat: int) -> tuple[Looms, ...]:
    """Return what waits for each climber, while the threat card waits for its moment."""
    g = w.g
    coming = next((call for call in reversed(g.agenda) if call[0] in COMING), None)
    if g.decision is None or g.decision.key not in AT or coming is None:
        return ()
    world = w.now(("trial", seat), lambda: Answers.trial_of(g, seat)).world
    tried = Trial(world, seat, _idle, dealt=True).of(coming)
    assert isinstance(tried.after, Wilds)
    events = [event for event in tried.events if event.kind not in ("drew", "turn", "round_end")]
    beats = list(Beats(g, tried.after, w.text, events).all(seat))
    asked = tried.after.decision
    chosen = [option.args[0] for option in asked.options] if asked is not None and asked.key == "target" else []
    return tuple(_all(w, beats, chosen))


def _idle(g: State) -> int:
    """Return the option by which nobody does anything; -1 where somebody must decide."""
    assert g.decision is not None
    keys = IDLE.get(g.decision.key, ())
    return next((i for key in keys for i, option in enumerate(g.decision.options) if option.key == key), -1)


def _all(w: Words, beats: list[Beat], chosen: list[int]) -> Iterator[Looms]:
    for c in range(len(w.g.climbers)):
        lost = tuple(_changes(f"player.{c}", beats))
        path = tuple(_way(f"climber.{c}", beats))
        if lost or path:
            yield Looms(who=f"climber.{c}", changes=lost, path=path, words=_told(w, c, lost, path))
        elif c in chosen:
            yield Looms(who=f"climber.{c}", words=w("looms.open", climber=w.climber(c)))


def _changes(panel: str, beats: list[Beat]) -> Iterator[Change]:
    """Yield the numbers of a climber that would not be what they are, from the first change to the last."""
    found: dict[str, Change] = {}
    for beat in beats:
        if isinstance(beat, Hit | Gain) and beat.target == panel and beat.kind in KINDS:
            now = found.get(beat.kind) or Change(
                target=panel, kind=beat.kind, before=beat.before, after=beat.after, wants=beat.wants
            )
            found[beat.kind] = msgspec.structs.replace(now, after=beat.after)
    yield from (one for one in found.values() if one.after != one.before)


def _way(piece: str, beats: list[Beat]) -> Iterator[str]:
    """Yield the cells that a climber would be moved over, the first being where it is."""
    first = True
    for beat in beats:
        if isinstance(beat, Move | Fall) and beat.piece == piece:
            yield from beat.path if first else beat.path[1:]
            first = False


def _told(w: Words, c: int, changes: tuple[Change, ...], path: tuple[str, ...]) -> str:
    said = w.listed([w(f"looms-{one.kind}", n=one.after - one.before) for one in changes])
    where = w.space(w.box.board.names.index(path[-1].removeprefix("space."))) if path else ""
    key = "looms.only" if not changes else "looms.moved" if path else "looms"
    return w(key, climber=w.climber(c), changes=said, where=where)
