"""A sealed game can be checked afterwards by anybody: the seal, the seed, the choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.core.edited import edited
from typer.testing import CliRunner

import fathom
from fathom.cli import app
from fathom.table import Match
from fathom.table.seal import Seal
from fathom.table.verify import verify


@pytest.fixture(scope="module")
def played() -> str:
    match = Match.new("abyss", seed=5, seats=["random", "random"])
    match.seal_with(Seal.on(5))
    match.run_bots()
    return match.save()


def kept(folder: Path, text: str, **changes: Any) -> Path:
    path = folder / "match.json"
    path.write_text(edited(text, **changes))
    return path


def test_a_sealed_game_is_verified(played: str, tmp_path: Path) -> None:
    found = verify(kept(tmp_path, played))
    assert found["ok"] and found["seed"] == 5 and found["choices"] > 50
    result = CliRunner().invoke(app, ["replay", "--verify", str(tmp_path / "match.json")])
    assert result.exit_code == 0 and "fits the seed 5" in result.output


def test_another_seed_than_the_sealed_one_is_noticed(played: str, tmp_path: Path) -> None:
    seal = {"salt": "00", "fingerprint": Seal.on(6).fingerprint}
    with pytest.raises(fathom.SaveError, match="the seal does not fit"):
        verify(kept(tmp_path, played, seal=seal))


def test_choices_that_lead_elsewhere_are_noticed(played: str, tmp_path: Path) -> None:
    history = json.loads(played)["history"][:-1]
    with pytest.raises(fathom.SaveError, match="lead elsewhere"):
        verify(kept(tmp_path, played, history=history))


def test_a_file_without_a_seal_is_told_from_one_that_is_broken(played: str, tmp_path: Path) -> None:
    with pytest.raises(fathom.SaveError, match="was not sealed"):
        verify(kept(tmp_path, played, seal=None))
    (tmp_path / "broken.json").write_text("[" * 20_000)
    with pytest.raises(fathom.SaveError, match="cut off or damaged"):
        verify(tmp_path / "broken.json")


def test_a_running_game_keeps_its_salt_and_an_end_tells_it() -> None:
    match = Match.new("abyss", seed=5, seats=["random", "random"])
    seal = Seal.on(5)
    match.seal_with(seal)
    text = match.game.text("en")
    assert seal.shown in match.log(text)[0].words
    assert not any(seal.shown_salt in line.words for line in match.log(text))
    match.run_bots()
    assert seal.shown_salt in match.log(text)[-1].words and not match.steps_back("turn")
