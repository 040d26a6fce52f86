"""Many games: the same whatever the number of workers, and ended cleanly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from fathom import FathomError, SetupError
from fathom.core.replay import Replay
from fathom.core.state import State
from fathom.lab import simulate as lab
from fathom.lab.setups import mixture, parse_setup, single, variants
from fathom.lab.simulate import Plan, Played, Result, play_one, report_all, simulate, simulate_all

GAME = "leviathan-wilds"


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (simulate(GAME, games=12, seed=4, workers=workers) for workers in (1, 2))
    assert one.played == two.played
    assert {k: v for k, v in one.report().items() if k != "seconds"} == {
        k: v for k, v in two.report().items() if k != "seconds"
    }


def test_a_game_depends_on_seed_and_number_alone() -> None:
    run = simulate(GAME, games=5, seed=4, workers=1)
    assert play_one(run.plan, 3) == run.played[3]
    assert simulate(GAME, games=5, seed=5, workers=1).played != run.played


def test_the_report_has_the_keys_that_scripts_rely_on() -> None:
    report = simulate(GAME, games=3, workers=1).report()
    assert list(report)[:4] == ["game", "setup", "player", "seed"]
    assert {"games", "errors", "stuck", "wins", "win_rate", "ci95", "decisions", "seconds"} <= report.keys()
    assert report["games"] == 3
    assert report["ci95"][0] <= report["win_rate"] <= report["ci95"][1]
    assert sum(report["reasons"].values()) + report["wins"] == 3


def test_several_plans_are_reported_together_and_apart() -> None:
    plans = [Plan(GAME, setup) for setup in variants(GAME, {}, ["difficulty"])]
    report = report_all(simulate_all(plans, 2, workers=1))
    assert report["games"] == 8
    assert [one["setup"]["difficulty"] for one in report["by"]] == ["casual", "normal", "hard", "expert"]


@pytest.mark.parametrize("player", ["greedy", "greedy,random"])
def test_players_are_seated(player: str) -> None:
    result = simulate(GAME, player=player, games=1, workers=1, limit=40)
    assert (result.errors, result.games) == (0, 1)


def test_a_game_without_end_is_stuck_and_can_be_replayed() -> None:
    result = simulate(GAME, games=1, workers=1, limit=7)
    assert result.stuck == 1
    assert result.report()["failures"][0]["message"] == "stuck"
    replay = result.played[0].replay
    assert replay is not None
    assert len(replay.choices) == 7


def test_an_error_is_counted_and_kept_with_its_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "_answerer", failing_after(5))
    result = simulate(GAME, games=2, workers=1)
    assert result.errors == 2
    failure = result.report()["failures"][0]
    assert failure["message"] == "RuntimeError: out of ideas"
    assert failure["seed"] == result.played[0].seed
    assert result.played[0].replay is not None


def failing_after(plies: int) -> Callable[..., Callable[[State], int]]:
    def answer(state: State) -> int:
        if state.ply >= plies:
            raise RuntimeError("out of ideas")
        return 0

    return lambda *_: answer


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_ends_the_run_with_what_it_has(workers: int) -> None:
    told: list[int] = []

    def stop_soon(games: int, /) -> None:
        told.append(games)
        if len(told) == 3:
            raise KeyboardInterrupt

    result = simulate(GAME, games=60, seed=4, workers=workers, progress=stop_soon)
    assert result.interrupted
    assert 3 <= result.games < 60
    whole = {one.index: one for one in simulate(GAME, games=60, seed=4, workers=1).played}
    assert all(whole[one.index] == one for one in result.played)


def test_every_game_is_a_line_of_the_file_and_a_failed_one_a_replay(tmp_path: Path) -> None:
    simulate_all([Plan(GAME, {}, limit=5)], 2, workers=1, out=tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [msgspec.json.decode(line)["decisions"] for line in lines] == [5, 5]
    assert len(Replay.read(lines[0]).choices) == 5


def test_the_file_is_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    plans = [Plan(GAME, setup, limit=40) for setup in variants(GAME, {}, ["difficulty"])]
    files = [tmp_path / f"{workers}.jsonl" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        simulate_all(plans, 30, workers, out=file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_each_game_is_written_as_it_ends(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    there: list[int] = []

    def look(_: int, /) -> None:
        there.append(len(out.read_bytes().splitlines()))

    simulate_all([Plan(GAME, {}, limit=40)], 5, 1, look, out)
    assert there == [1, 2, 3, 4, 5]


def test_a_stopped_run_leaves_what_was_played_in_the_file(tmp_path: Path) -> None:
    def stop(_: int, /) -> None:
        raise KeyboardInterrupt

    out = tmp_path / "games.jsonl"
    result = simulate_all([Plan(GAME, {}, limit=40)], 60, 1, stop, out)[0]
    told = [msgspec.json.decode(line)["index"] for line in out.read_bytes().splitlines()]
    assert told == [one.index for one in result.played] == [0]


def test_games_wait_for_those_before_them_until_the_run_ends(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    result = Result(Plan(GAME, {}), {}, [])

    def written() -> list[int]:
        return [msgspec.json.decode(line)["index"] for line in out.read_bytes().splitlines()]

    with lab._Taken([result], [(0, range(9))], lambda _: None, out, None) as taken:
        for index, there in ((2, []), (0, [0]), (4, [0]), (1, [0, 1, 2])):
            taken.take(0, [Played(index, seed=7)], 0.0)
            assert written() == there
    assert written() == [0, 1, 2, 4]


def test_a_worker_shows_what_it_has_before_its_share_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LONGEST", 0.0)
    plan = Plan(GAME, {}, limit=5)
    assert [one.index for one in lab._play_chunk(plan, range(3, 9))[0]] == [3]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [({"games": 0}, "at least one game"), ({"player": "nobody"}, "no player 'nobody'"), ({"game": "x"}, "no game 'x'")],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(FathomError, match=message):
        simulate(**({"game": GAME, "workers": 1} | wrong))  # type: ignore[arg-type]


# ---------------------------------------------------------------- setups


def test_setups_are_read_as_people_write_them() -> None:
    assert parse_setup(["climbers=fix+cheer+breaker", "first=-1", "x=true"]) == {
        "climbers": [[("fix", "cheer", "breaker")]],
        "first": [-1],
        "x": [True],
    }


@pytest.mark.parametrize("word", ["difficulty", "=hard", "difficulty="])
def test_a_word_that_is_no_pair_is_refused(word: str) -> None:
    with pytest.raises(SetupError, match="is not KEY=VALUE"):
        parse_setup([word])


def test_one_value_is_needed_to_play() -> None:
    with pytest.raises(SetupError, match="difficulty: one value is needed"):
        single(parse_setup(["difficulty=normal,hard"]))


def test_values_that_cannot_be_listed_must_be_named() -> None:
    with pytest.raises(SetupError, match="climbers: say which values to compare"):
        variants(GAME, {}, ["climbers"])
    assert len(variants(GAME, {"climbers": [1, 2, 3, 4]}, ["climbers", "edition"])) == 8


def test_a_mixture_varies_everything() -> None:
    found = mixture(GAME, 40)
    assert {one["climbers"] for one in found} == {1, 2, 3, 4}
    assert {one["edition"] for one in found} == {"en", "de"}
    assert found == mixture(GAME, 40)
