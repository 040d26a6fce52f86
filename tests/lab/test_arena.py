"""Players compete on equal seeds: paired, the same whatever the number of workers, ended when it is decided."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fathom import FathomError
from fathom.lab.arena import Arena, compete, elo
from fathom.lab.simulate import Plan, play_one

WILDS = {"difficulty": "casual", "climbers": 1}


def arena(*shares: tuple[float, float], rivals: bool = False) -> Arena:
    return Arena("abyss", ("a", "b"), [{}], 0, rivals, list(shares), 0, 0, 1.0, False)


def test_each_player_plays_the_same_seeds_against_the_game() -> None:
    found = compete("leviathan-wilds", ["greedy", "random"], [WILDS], 3, seed=5, workers=1, until_decided=False)
    alone = [
        [play_one(Plan("leviathan-wilds", WILDS, player, 5), at).won is True for player in found.players]
        for at in range(3)
    ]
    assert found.shares == [tuple(map(float, won)) for won in alone]
    assert found.report()["players"][0]["games"] == 3


def test_rivals_sit_in_every_seat_on_each_seed() -> None:
    found = compete("abyss", ["greedy", "random"], [{"players": 2}], 2, seed=5, workers=1, until_decided=False)
    assert found.among_rivals and len(found.shares) == 2
    assert all(sum(share) == pytest.approx(1.0) for share in found.shares)
    first, second = (play_one(Plan("abyss", {"players": 2}, line, 5), 0) for line in ("greedy,random", "random,greedy"))
    wins = sum(seat in one.winners for seat, one in ((0, first), (1, second)))
    assert found.shares[0][0] == wins / 2
    assert found.report()["players"][0]["games"] == 4


def test_it_ends_when_it_is_decided_and_workers_change_nothing(tmp_path: Path) -> None:
    runs = [
        compete("leviathan-wilds", ["greedy", "random"], [WILDS], 40, seed=1, workers=workers, out=tmp_path / "out")
        for workers in (1, 2)
    ]
    one, two = (run.report() | {"seconds": 0} for run in runs)
    assert one == two
    assert one["seeds"] < 40
    duel = one["duels"][0]
    assert duel["decided"] and duel["better"] > duel["worse"] and duel["evidence"] >= 20
    lines = (tmp_path / "out").read_text(encoding="utf-8").splitlines()
    assert [msgspec.json.decode(line)["index"] for line in lines[:4]] == [0, 0, 1, 1]


def test_setups_are_pooled() -> None:
    setups = [{**WILDS, "leviathan": leviathan} for leviathan in ("sage", "storm")]
    found = compete("leviathan-wilds", ["greedy", "learner"], setups, 1, workers=1, until_decided=False)
    assert len(found.shares) == 2 and [one["leviathan"] for one in found.setups] == ["sage", "storm"]


def test_the_report_tells_who_was_better_and_by_how_much() -> None:
    report = arena((1, 0), (1, 1), (0, 1), (1, 0)).report()
    assert report["players"][0] | {"ci95": 0} == {"player": "a", "games": 4, "wins": 3, "win_rate": 0.75, "ci95": 0}
    duel = report["duels"][0]
    assert [duel[key] for key in ("better", "alike", "worse", "lead", "decided")] == [2, 1, 1, 0.25, False]
    assert duel["ci95"][0] < 0.25 < duel["ci95"][1] and "elo" not in duel
    assert arena((0.75, 0.25), rivals=True).report()["duels"][0]["elo"] == elo(0.75) == 191
    assert elo(1.0) is None


def test_one_player_alone_is_no_arena() -> None:
    for names in (["greedy"], ["greedy", "greedy"], []):
        with pytest.raises(FathomError, match="at least two different players"):
            compete("abyss", names)
