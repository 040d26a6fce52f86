"""Replays: game, version, content, setup, seed and choices give the same game again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from . import files
from .decisions import Outcome
from .errors import IllegalChoice, SaveError
from .files import GameFile
from .game import find, new
from .state import State


class Replay(msgspec.Struct):
    """A game as its setup, its seed and its choices."""

    game: str
    version: int
    content: str
    setup: dict[str, Any]
    seed: int
    choices: list[int]
    #: What the end must look like; checked when the replay is run.
    outcome: Outcome | None = None

    @classmethod
    def of(cls, state: State) -> Replay:
        """Take the replay out of a state."""
        setup = msgspec.to_builtins(state.setup)
        version = find(state.game).version
        return cls(state.game, version, state.box.hash, setup, state.seed, [*state.choices], state.outcome)

    @classmethod
    def read(cls, text: str | bytes) -> Replay:
        """Read the replay out of any file of a game.

        Raises:
            SaveError: it is damaged, or knows no seed.
        """
        return cls.in_file(files.read(text))

    @classmethod
    def in_file(cls, file: GameFile) -> Replay:
        """Take the replay out of a file."""
        if file.seed < 0:
            raise SaveError(f"the {file.kind} knows no seed: it was made while the match ran, and keeps what is hidden")
        end = file.outcome if file.kind == "replay" else None
        return cls(file.game, file.version, file.content, file.setup, file.seed, file.choices, end)

    def write(self) -> str:
        """Return the replay as a file, one line of JSON."""
        return files.write(GameFile(fathom=files.FORMAT, kind="replay", **msgspec.structs.asdict(self)))

    def play(self, packs: tuple[Path | str, ...] = (), *, strict: bool = True) -> Iterator[State]:
        """Yield the one state of the game before the first choice and after each.

        Raises:
            SaveError: the rules or the content are others, or a choice is no longer possible.
        """
        state = new(self.game, seed=self.seed, packs=packs, **self.setup)
        if strict and (self.version != find(self.game).version or self.content != state.box.hash):
            raise SaveError(
                f"the replay was made with rules {self.version} and content {self.content}; "
                f"here are rules {find(self.game).version} and content {state.box.hash}"
            )
        yield state
        for ply, index in enumerate(self.choices):
            try:
                state.choose(index)
            except IllegalChoice as error:
                raise SaveError(f"the replay breaks at choice {ply}: {error}") from None
            yield state
        if strict and self.outcome is not None and state.outcome != self.outcome:
            raise SaveError(f"the replay ends otherwise: {state.outcome} instead of {self.outcome}")
