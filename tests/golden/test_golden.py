"""Recorded games are still the same games, decision by decision; and so many decisions follow from fixed starts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.golden.record import COUNTED, FOLDER, WANTED, Start, counts, trail

from fathom.core.replay import Replay
from fathom.lab.replays import read_lines

HOW = "if that is meant, run `python -m tests.golden.record` and look at the difference"
GAMES = [
    pytest.param(line, id=f"{file.stem}-{number}")
    for file in sorted(FOLDER.glob("*/*.jsonl"))
    if file.stem != "counts"
    for number, line in enumerate(read_lines(file))
]


def counted() -> list[tuple[str, Start, list[int]]]:
    found = []
    for file in sorted(FOLDER.glob("*/counts.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            raw = msgspec.json.decode(line)
            found.append((file.parent.name, msgspec.convert(raw["start"], Start), raw["decisions"]))
    return found


@pytest.mark.parametrize("line", GAMES)
def test_a_recorded_game_is_still_the_same(line: str) -> None:
    replay, recorded = Replay.read(line), msgspec.json.decode(line)["trail"]
    now, state = trail(replay)
    parted = next((at for at in range(0, len(recorded), 4) if recorded[at : at + 4] != now[at : at + 4]), None)
    assert parted is None, f"another decision after {parted // 4} choices: {HOW}"
    assert state.outcome == replay.outcome, HOW


@pytest.mark.parametrize(("game_id", "start", "decisions"), counted())
def test_as_many_decisions_follow_from_a_fixed_start(game_id: str, start: Start, decisions: list[int]) -> None:
    assert counts(game_id, start) == decisions, HOW


def test_every_game_is_recorded() -> None:
    files = {Path(game) / f"{name}.jsonl" for game, names in WANTED.items() for name in names}
    assert {file.relative_to(FOLDER) for file in FOLDER.glob("*/*.jsonl")} == files | {
        Path(game) / "counts.jsonl" for game in COUNTED
    }


def test_some_recorded_games_are_won_and_some_are_lost() -> None:
    ends = [Replay.read(str(param.values[0])).outcome for param in GAMES]
    assert {True, False} <= {end.won for end in ends if end is not None}
