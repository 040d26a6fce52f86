"""Fitting the model of the chance to win."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom.core.chances import linear, read, sigmoid
from fathom.core.errors import FathomError
from fathom.core.game import find
from fathom.core.rng import Stream
from fathom.lab import fit
from fathom.lab.simulate import Plan, Played, Sample, play_one, simulate_all


def coins(number: int, weight: float) -> list[Played]:
    """Return games that are won with a chance that one feature tells."""
    stream = Stream({"coins": 11}, "coins")
    found = []
    for index in range(number):
        x = stream.below(2001) / 1000 - 1
        won = stream.below(10**6) / 10**6 < sigmoid(0.5 + weight * x)
        found.append(Played(index, 0, decisions=10, won=won, samples=(Sample(5, 0, {"x": x}),)))
    return found


def recorded(games: list[Played]) -> fit.Recorded:
    """Return games as if they had been read."""
    return fit.Recorded(games, "nobody", 1, "")


def test_the_odds_are_found_again() -> None:
    model = fit.fit("leviathan-wilds", recorded(coins(4000, 2.0)))
    assert model.win[""] == pytest.approx(0.5, abs=0.12) and model.win["x"] == pytest.approx(2.0, abs=0.2)
    assert model.report["brier"] < model.report["brier_of_the_mean"] and model.report["auc"] > 0.7
    assert model.report["off"] < 0.05


def test_what_tells_nothing_weighs_little() -> None:
    model = fit.fit("leviathan-wilds", recorded(coins(2000, 0.0)))
    assert abs(model.win["x"]) < 0.2 and 0.4 < model.report["auc"] < 0.6


def test_games_are_written_with_samples_and_read_again(tmp_path: Path) -> None:
    plan = Plan("abyss", {"expansion": False}, "random", 3, samples=4)
    out = tmp_path / "games.jsonl"
    simulate_all([plan], 6, 1, out=out)
    found = fit.read([out], "abyss")
    played = found.games
    assert (found.player, found.version) == ("random", find("abyss").version)
    assert [one.samples for one in played] == [play_one(plan, i).samples for i in range(6)]
    assert all(len(one.samples) == 8 for one in played)  # of both seats
    model = fit.fit("abyss", found)
    (tmp_path / "model.json").write_text(fit.as_json(model))
    assert read(tmp_path / "model.json") == model
    assert abs(linear(model.lead, played[0].samples[0].features)) < 200


def test_without_samples_there_is_nothing_to_fit(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate_all([Plan("abyss", {}, "random")], 1, 1, out=out)
    with pytest.raises(FathomError, match="--samples"):
        fit.read([out], "abyss")


def test_games_of_different_rules_are_not_mixed(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate_all([Plan("abyss", {"expansion": False}, "random", samples=2)], 1, 1, out=out)
    line = out.read_text()
    version = find("abyss").version
    out.write_text(line + line.replace(f'"version":{version}', f'"version":{version + 1}', 1))
    with pytest.raises(FathomError, match="different rules"):
        fit.read([out], "abyss")
