"""The coach: in any game one sentence where something comes up for the first time. What was said, the client keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from fathom.core.scene import Scene, Tip
from fathom.core.state import State

from ..history import Moment
from .conditions import Place, Since, holds, ids_like
from .files import coach_of, tests_of, words_of


def with_tips(scene: Scene, state: State, past: Sequence[Moment], lang: str) -> Scene:
    """Return a scene with what the coach would say to the seat that looks, if it has something to choose."""
    if not scene.choices or scene.lesson is not None:
        return scene
    tips = tuple(_tips(scene, state, past, lang))
    return msgspec.structs.replace(scene, tips=tips) if tips else scene


def _tips(scene: Scene, state: State, past: Sequence[Moment], lang: str) -> Iterator[Tip]:
    place = Place(state, scene.seat, scene, tests_of(state.game))
    since, say = _since(past, scene.seat), words_of(state.game, lang)
    for remark in coach_of(state.game).remark:
        if holds(remark.when, place, since) and (at := ids_like([remark.at], place)):
            yield Tip(key=remark.id, at=at[0], words=say(f"coach-{remark.id}"))


def _since(past: Sequence[Moment], seat: int) -> Since:
    """Return what has happened from the last choice of a seat on."""
    first = next((at for at in range(len(past) - 1, -1, -1) if past[at].entry.seat == seat), 0)
    since = Since()
    for moment in past[first:]:
        decision = moment.before.decision
        mine = moment.entry.seat == seat and decision is not None
        since.add(moment.events, decision.options[moment.entry.index] if mine and decision else None)
    return since
