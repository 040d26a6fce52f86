"""Record the files of a release, once: `python -m tests.corpus.record`. What is recorded is never recorded again.

A folder `tests/corpus/<version>/` holds a database with running and finished matches of all games, and of each game an
exported match and a replay.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import fathom
from fathom.core.replay import Replay
from fathom.core.rng import Stream, seed_for
from fathom.store import Key, open_store
from fathom.table import Match
from fathom.table.contents import Contents
from fathom.table.keeping import keep

HERE = Path(__file__).parent
#: Games with the setups that are recorded.
SETUPS: dict[str, list[dict[str, Any]]] = {
    "abyss": [{}, {"players": 3}],
    "forgotten-depths": [{}],
    "gone-to-gaia": [{}, {"quest": "campaign"}],
    "leviathan-wilds": [{"leviathan": "sage"}, {"leviathan": "vortex", "difficulty": "hard"}],
}


def played(game: str, setup: dict[str, Any], seed: int, choices: int | None) -> Match:
    """Play by chance, with an undo now and then; to the end if no number is given."""
    match, stream = Match.new(game, seed=seed, **setup), Stream({"c": seed_for(seed, "corpus")}, "c")
    while not match.over and (choices is None or match.ply < choices):
        assert match.state.decision is not None
        match.choose(match.ply, stream.below(len(match.state.decision.options)))
        if match.ply % 17 == 9 and match.steps_back():
            match.undo()
    return match


async def record(folder: Path, database: Path) -> None:
    """Write everything."""
    store = await open_store(f"sqlite:///{database}")
    contents = Contents(store, ())
    for game, setups in SETUPS.items():
        bundle = await contents.keep(game)
        for number, setup in enumerate(setups):
            for name, choices in (("running", 25), ("over", None)):
                match = played(game, setup, 40 + number, choices)
                names = [{"who": who, "name": f"Zoë {at}", "open": False} for at, who in enumerate(match.seats)]
                id_ = f"{game.replace('-', '')[:8]}{number}{name}"
                await keep(store, id_, match, names, [Key(id_, "0" * 64, "link", "host")], {"speed": "slow"}, bundle)
                (folder / f"{id_}.match.json").write_text(match.save())
                if match.over:
                    (folder / f"{id_}.replay.json").write_text(Replay.of(match.state).write())
    await store.close()


def main() -> None:
    folder = HERE / fathom.__version__
    if folder.exists():
        sys.exit(f"{folder} is there already, and is never recorded again")
    folder.mkdir()
    with tempfile.TemporaryDirectory() as own:
        database = Path(own) / "table.db"
        asyncio.run(record(folder, database))
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode = DELETE")
        connection.close()
        (folder / "table.db.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main()
