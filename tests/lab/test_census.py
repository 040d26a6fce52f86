"""A census counts what games met, and how often they were won then."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom import FathomError, games
from fathom.core.game import box_of, find
from fathom.lab.census import Share, as_markdown, count, read
from fathom.lab.simulate import Plan, Played, simulate_all

GAME = "forgotten-depths"
KIND = "Stair Guardians of the ruins"


def met(*names: str, won: bool | None, index: int = 0) -> tuple[str, Played]:
    return "greedy", Played(index, 0, won=won, met=tuple(f"{KIND}/{name}" for name in names))


def test_a_thing_is_compared_with_games_that_met_others_of_its_kind() -> None:
    played = [
        met("porter_of_ropes", won=True),
        met("porter_of_ropes", won=False),
        met("toll_sisters", won=False),
        met(won=False),
        met("porter_of_ropes", won=None),
    ]
    found = count(GAME, played)
    assert found.players == {"greedy": Share(4, 1)}
    porter = next(row for row in found.rows if row.name == "porter_of_ropes").by_player["greedy"]
    assert (porter.with_it, porter.without) == (Share(2, 1), Share(1, 0))
    gap = porter.difference()
    assert gap is not None
    assert (gap[0], round(gap[1], 2)) == (0.5, 0.89)


def test_what_no_game_met_is_listed() -> None:
    found = count(GAME, [met("toll_sisters", won=True)])
    assert "gate_with_eyes" in {row.name for row in found.never}
    assert "toll_sisters" not in {row.name for row in found.never}
    assert f"gate_with_eyes ({KIND})" in as_markdown(found)


def test_games_that_counted_nothing_are_refused() -> None:
    with pytest.raises(FathomError, match="--census"):
        count(GAME, [met(won=True)])


def test_games_can_be_written_and_counted_later(tmp_path: Path) -> None:
    results = simulate_all([Plan(GAME, {}, census=True)], 3, workers=1, out=tmp_path / "games.jsonl")
    game, played = read([tmp_path / "games.jsonl", tmp_path / "games.jsonl"])
    assert (game, len(played)) == (GAME, 6)
    assert [one.met for _, one in played[:3]] == [one.met for one in results[0].played]
    assert count(game, played).players["random"].games == 6
    assert "### tiles of the ruins" in as_markdown(count(game, played))


def test_a_file_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("nothing\n", encoding="utf-8")
    with pytest.raises(FathomError, match="holds no games"):
        read([tmp_path / "games.jsonl"])


@pytest.mark.parametrize("game", games())
def test_a_census_names_only_things_that_exist(game: str) -> None:
    things = find(game).things(box_of(game))
    known = {f"{kind}/{name}" for kind, names in things.items() for name in names}
    for one in simulate_all([Plan(game, {}, census=True)], 3, workers=1)[0].played:
        assert not one.error
        assert set(one.met) <= known


def test_a_game_is_the_same_whether_it_is_counted_or_not() -> None:
    plain, counted = (simulate_all([Plan(GAME, {}, census=census)], 2, workers=1)[0] for census in (False, True))
    assert [(one.decisions, one.reason) for one in plain.played] == [
        (one.decisions, one.reason) for one in counted.played
    ]
    assert not any(one.met for one in plain.played)
