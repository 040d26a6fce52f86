"""The same seed and the same choices give the same game, in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from tests.contract.playing import digest, finish, start

ROOT = Path(__file__).parents[2]
GAMES = 5


@cache
def in_another_process(hash_seed: str) -> dict[str, str]:
    """Return what the games of all boxes come to in a process that orders its sets in another way."""
    code = f"""
import fathom, json
from tests.contract.playing import digest
print(json.dumps({{one: digest(one, {GAMES}) for one in fathom.games()}}))
"""
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    other = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(other.stdout)
    return found


@pytest.mark.parametrize("hash_seed", ["0", "4242", pytest.param("1", marks=pytest.mark.slow)])
def test_another_process_plays_the_same_games(game_id: str, hash_seed: str) -> None:
    assert in_another_process(hash_seed)[game_id] == digest(game_id, GAMES)


def test_the_same_seed_and_choices_give_the_same_game(game_id: str) -> None:
    assert digest(game_id, 3) == digest(game_id, 3)


def test_another_seed_gives_another_game(game_id: str) -> None:
    games = {finish(start(game_id, number), 0).save() for number in range(4)}
    assert len(games) == 4
