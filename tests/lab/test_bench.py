"""The measurements have the shape that scripts rely on."""

from __future__ import annotations

import sys

import pytest

from fathom import FathomError
from fathom.lab.bench import bench
from fathom.lab.statistics import spread, wilson


def test_every_game_is_measured() -> None:
    found = bench(seconds=0.05)
    speed = found["leviathan-wilds"]
    assert {"decisions_per_s", "clone_us", "save_us", "save_bytes"} <= speed.keys()
    assert all(value > 0 for value in speed.values())
    assert "compare" not in found
    assert found["form"] == "interpreted" or found["form"].startswith("compiled: ")


def test_a_setup_can_be_measured() -> None:
    alone, many = (
        bench(["leviathan-wilds"], seconds=0.05, setup={"leviathan": "tyrant", "climbers": n})["leviathan-wilds"]
        for n in (1, 4)
    )
    assert many["save_bytes"] > alone["save_bytes"]


def test_the_comparison_stands_apart_from_the_games() -> None:
    pytest.importorskip("chess")
    found = bench(["leviathan-wilds"], seconds=0.05, compare=True)
    assert found["compare"]["python-chess"]["moves_per_s"] > 0
    for engine in found["compare"].values():
        assert engine["ratio"].keys() == {"leviathan-wilds"}
        assert engine["moves_per_s"] > 0


def test_a_comparison_without_chess_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(FathomError, match=r"fathom\[bench\]"):
        bench(seconds=0.01, compare=True)


def test_the_interval_of_a_win_rate_narrows_with_more_games() -> None:
    wide, narrow = wilson(5, 10), wilson(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def test_nothing_has_no_spread() -> None:
    assert spread([]) == {}
