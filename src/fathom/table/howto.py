"""The pictures of the pages on how a game is played: scenes of real positions, so that they are never out of date."""

from __future__ import annotations

import msgspec

from fathom.core.memo import memo
from fathom.core.scene import Scene

from .lessons.conditions import Place, ids_like
from .lessons.files import Picture, tests_of
from .lessons.teacher import LESSON
from .match import Match


@memo
def shown(game_id: str, picture: Picture, lang: str) -> tuple[Scene, tuple[str, ...]]:
    """Return the scene that a picture is a part of, and the ids of what is lit on it."""
    match = Match.lesson(game_id, picture.lesson)
    assert match.teacher is not None
    seat, match.teacher = match.teacher.seat, None
    for index in picture.way:
        match.choose(match.ply, index, LESSON)
    scene: Scene = match.game.scene(match.state, seat, match.game.text(lang))
    bare = msgspec.structs.replace(
        scene,
        boards=scene.boards if picture.show == "board" else (),
        panels=() if picture.show == "board" else scene.panels,
        rows=() if picture.show == "board" else scene.rows,
        choices=(),
        refusals=(),
        groups=(),
        explain=(),
        prompt=None,
        story=None,
    )
    return bare, ids_like(picture.lit, Place(match.state, seat, scene, tests_of(game_id)))
