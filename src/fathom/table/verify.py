"""Whether a sealed game was dealt as its seal says, and played as its file says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fathom.core import files
from fathom.core import game as games
from fathom.core.errors import FathomError, SaveError

from .match import MatchFile


def verify(path: Path, packs: Sequence[Path | str] = ()) -> dict[str, Any]:
    """Open the seal of an exported game and play it again.

    Raises:
        SaveError: the file is no sealed game, the seed is not the one that was sealed, or the choices lead elsewhere.
    """
    try:
        file = files.read_as(MatchFile, path.read_bytes())
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}") from None
    if file.seal is None:
        raise SaveError(f"{path} has no seal: the table was not sealed")
    end = games.load_from(file, packs)
    if not file.seal.fits(end.seed):
        raise SaveError(f"the seal does not fit: {file.seal.shown} is no fingerprint of the seed {end.seed}")
    try:
        state = games.new(end.game, seed=end.seed, packs=packs, **msgspec.to_builtins(end.setup))
        for index in end.choices:
            state.choose(index)
    except FathomError as error:
        raise SaveError(f"the choices do not fit the seed: {error}") from None
    if state.save() != end.save():
        raise SaveError("the choices lead elsewhere than the file says")
    return {"ok": True, "game": end.game, "seal": file.seal.shown, "seed": end.seed, "choices": len(end.choices)}
