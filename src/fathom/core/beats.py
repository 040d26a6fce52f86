"""Beats: what happened as a small play, in terms that know no game. Each is a cause, a motion or what comes of it.

With each new scene come the beats that led there, causes before results. A client plays them one after the other on the
scene that it had, and then shows the new one: it guesses nothing. Things are named by their ids in the scene; what is
new is found in the scene that follows. The words are those of the log, told (and spoken) while a beat plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from .scene import Sound, Want

#: "light": it passes quickly, with what follows; "heavy": a blow that is felt.
Weight: TypeAlias = Literal["light", "", "heavy"]


#: What a sound is made of.
Material: TypeAlias = Literal["wood", "clay", "glass", "paper", "metal", "skin", "air", "water"]


class Palette(msgspec.Struct, frozen=True, kw_only=True):
    """How a game sounds: what its sounds are made of, in which room, in which key. The client makes them itself."""

    #: The lowest tone in Hz, and the steps of its scale in semitones.
    root: float = 98.0
    scale: tuple[int, ...] = (0, 2, 4, 7, 9)
    #: How long the room answers, in seconds.
    room: float = 0.8
    #: What is heard all the time, very softly.
    ambience: Literal["", "wind", "water", "cave"] = ""
    #: What each sound is made of; the others are of wood.
    made_of: dict[Sound, Material] = {}


class _Beat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """What all beats have."""

    #: What is told while it plays; nothing if the beat before it tells it already.
    words: str = ""
    clause: str = ""
    weight: Weight = ""
    sound: Sound = ""
    #: It begins together with the beat before it.
    along: bool = False
    #: What it speaks of, to be lit meanwhile.
    lights: tuple[str, ...] = ()


class Stage(_Beat, frozen=True, tag="stage"):
    """Somebody acts from now on: a seat, or what threatens (`foe`)."""

    who: str
    foe: bool = False


class Says(_Beat, frozen=True, tag="says"):
    """Something is so: why this target, a rule that speaks, a thing without a motion of its own."""


class Level(_Beat, frozen=True, tag="level"):
    """Something large begins or ends: a level, a wave, a round, the last chance."""


class Blow(_Beat, frozen=True, tag="area"):
    """A blow falls on these cells, from its origin outwards."""

    cells: tuple[str, ...]
    origin: str = ""


class Die(_Beat, frozen=True, tag="die"):
    """A die or a coin is thrown, and settles on a value; `faces` says how a value is written, if not as a number."""

    sides: int
    value: int
    #: Whose it is: it rolls beside this.
    who: str = ""
    faces: tuple[str, ...] = ()
    #: It was thrown before: this is what it became.
    again: bool = False


class Hit(_Beat, frozen=True, tag="hit"):
    """A number becomes less, on a piece, a card, a counter or a panel; `kind` is its icon, `by` who did it."""

    target: str
    kind: str
    before: int
    after: int
    wants: Want = ""
    by: str = ""


class Gain(_Beat, frozen=True, tag="gain"):
    """A number becomes more."""

    target: str
    kind: str
    before: int
    after: int
    wants: Want = ""
    by: str = ""


class Deal(_Beat, frozen=True, tag="card"):
    """A card goes from one row, pile or panel to another. Without an id it shows only its back."""

    id: str = ""
    start: str = ""
    to: str = ""
    up: bool = True
    #: How many go the same way.
    n: int = 1


class Turn(_Beat, frozen=True, tag="turn"):
    """A card or tile turns over."""

    target: str
    up: bool = True


class Move(_Beat, frozen=True, tag="move"):
    """A piece goes over these cells, the first being where it was."""

    piece: str
    path: tuple[str, ...]
    how: Literal["walk", "leap", "pushed"] = "walk"


class Fall(_Beat, frozen=True, tag="fall"):
    """A piece falls over these cells, one after the other."""

    piece: str
    path: tuple[str, ...]


class Comes(_Beat, frozen=True, tag="comes"):
    """Something new lies on the table: a token, a tile that drops in, a foe."""

    target: str
    at: str = ""


class Goes(_Beat, frozen=True, tag="goes"):
    """Something leaves the table: "breaks" (a thing), "dies" (a foe, a hero), or is taken away."""

    target: str
    how: Literal["", "breaks", "dies"] = ""


#: All kinds of beats.
Beat: TypeAlias = Stage | Says | Level | Blow | Die | Hit | Gain | Deal | Turn | Move | Fall | Comes | Goes


def in_short(beats: Sequence[Beat], most: int) -> tuple[Beat, ...]:
    """Return at most so many beats: who was away for long is told what weighs, and the end in full."""
    if len(beats) <= most:
        return tuple(beats)
    late = most // 2
    grave = [
        beat for beat in beats[:-late] if beat.words and (beat.weight == "heavy" or isinstance(beat, Level | Goes))
    ]
    return (*grave[late - most :], *beats[-late:])
