"""Replays: game, version, content, setup, seed and choices give the same game again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from .decisions import Outcome
from .errors import IllegalChoice, SaveError
from .game import find, new
from .saves import Save, read
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
        """Read a replay, from a replay file or out of a saved game.

        Raises:
            SaveError: it is neither.
        """
        data = text.encode() if isinstance(text, str) else text
        try:
            raw = msgspec.json.decode(data)
            if isinstance(raw, dict) and raw.get("fathom") == "match":
                raw = raw.get("save")
                data = msgspec.json.encode(raw)
            if isinstance(raw, dict) and "state" in raw:
                save: Save = read(data)
                return cls(
                    save.game, save.version, save.content, msgspec.json.decode(save.setup), save.seed, save.choices
                )
            return msgspec.convert(raw, cls)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise SaveError(f"this is no replay: {error}") from None

    def write(self) -> str:
        """Return the replay as one line of JSON."""
        return msgspec.json.encode(self).decode()

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
