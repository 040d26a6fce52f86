"""Recorded games are checked, shown and written anew."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fathom
from fathom.core.replay import Replay
from fathom.core.rng import Stream
from fathom.core.state import State
from fathom.lab.replays import as_text, check, update


def played(plies: int = 10_000, seed: int = 3) -> State:
    state = fathom.new("leviathan-wilds", seed=seed)
    stream = Stream({"x": seed}, "x")
    while state.decision is not None and state.ply < plies:
        state.choose(stream.below(len(state.decision.options)))
    return state


def written(path: Path, *texts: str) -> Path:
    path.write_text("".join(text + "\n" for text in texts), encoding="utf-8")
    return path


def test_a_whole_replay_is_checked(tmp_path: Path) -> None:
    state = played()
    (answer,) = check(written(tmp_path / "x.jsonl", Replay.of(state).write()))
    assert answer["ok"]
    assert answer["ply"] == state.ply
    assert answer["outcome"]["won"] is state.outcome.won if state.outcome else False


def test_each_line_is_a_replay(tmp_path: Path) -> None:
    lines = [Replay.of(played(20, seed)).write() for seed in (1, 2, 3)]
    assert [answer["ok"] for answer in check(written(tmp_path / "x.jsonl", *lines))] == [True] * 3


def test_a_saved_game_is_checked_against_its_own_choices(tmp_path: Path) -> None:
    state = played(30)
    (answer,) = check(written(tmp_path / "save.json", state.save()))
    assert answer["ok"]
    assert answer["decision"]["key"] == state.decision.key if state.decision else False


def test_a_replay_is_shown_up_to_a_choice(tmp_path: Path) -> None:
    answers = check(written(tmp_path / "x.jsonl", Replay.of(played(30)).write()), to=10, moves=True)
    assert answers[0]["ply"] == 10
    assert len(answers[0]["moves"]) == 10
    assert answers[0]["moves"][0].startswith("0: start_at → seat ")
    assert any("after 10 choices" in line for line in as_text(answers))


def test_a_replay_that_ends_otherwise_is_broken(tmp_path: Path) -> None:
    replay = Replay.of(played())
    replay.outcome = fathom.Outcome(True, "magic")
    (answer,) = check(written(tmp_path / "x.jsonl", replay.write()))
    assert not answer["ok"]
    assert "ends otherwise" in answer["error"]


def test_a_replay_of_other_rules_is_broken_until_it_is_written_anew(tmp_path: Path) -> None:
    replay = Replay.of(played())
    replay.version = 99
    file = written(tmp_path / "x.jsonl", replay.write())
    assert not check(file)[0]["ok"]
    assert update(file)[0]["changed"]
    assert check(file)[0]["ok"]
    assert not update(file)[0]["changed"]


def test_choices_that_are_no_longer_possible_are_replaced(tmp_path: Path) -> None:
    replay = Replay.of(played())
    replay.choices[5] = 999
    file = written(tmp_path / "x.jsonl", replay.write())
    assert update(file)[0]["kept"] == 5
    (answer,) = check(file)
    assert answer["ok"]
    assert answer["outcome"] is not None


def test_a_saved_game_is_not_written_anew(tmp_path: Path) -> None:
    with pytest.raises(fathom.SaveError, match="is a saved game"):
        update(written(tmp_path / "save.json", played(5).save()))


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}"])
def test_what_is_no_replay_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(fathom.SaveError):
        check(written(tmp_path / "x.jsonl", text))


def test_a_cut_off_save_is_refused(tmp_path: Path) -> None:
    with pytest.raises(fathom.SaveError, match="cut off or damaged"):
        check(written(tmp_path / "save.json", played(5).save()[:-40]))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(fathom.SaveError, match="cannot be read"):
        check(tmp_path / "nowhere.json")


def test_the_line_of_a_failed_simulation_is_a_replay(tmp_path: Path) -> None:
    line = {"index": 3, "error": "x", "replay": msgspec.to_builtins(Replay.of(played(5)))}
    assert check(written(tmp_path / "x.jsonl", msgspec.json.encode(line).decode()))[0]["ok"]
