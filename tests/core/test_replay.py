"""Replays: setup, seed and choices give the same game again."""

from __future__ import annotations

import pytest
from tests.core.toy import Toy

import fathom
from fathom import Replay, SaveError


@pytest.fixture
def game() -> Toy:
    g = fathom.new("core-toy", seed=9, depth="deep", cards=3)
    assert isinstance(g, Toy)
    for choice in (1, 0, 1, 1, 1):
        g.choose(choice)
    return g


def test_a_replay_leads_to_the_same_state(game: Toy) -> None:
    replay = Replay.read(Replay.of(game).write())
    states = [state.clone() for state in replay.play()]
    assert len(states) == 6 and states[-1] == game
    assert [state.ply for state in states] == [0, 1, 2, 3, 4, 5]


def test_a_replay_is_one_line_with_all_that_matters(game: Toy) -> None:
    replay = Replay.of(game)
    assert "\n" not in replay.write()
    assert (replay.game, replay.version, replay.content, replay.seed) == ("core-toy", 3, "abc", 9)
    assert replay.setup == {"depth": "deep", "cards": 3, "open": False}
    assert replay.choices == [1, 0, 1, 1, 1]


def test_a_replay_stays_as_it_is_while_the_game_goes_on() -> None:
    toy = fathom.new("core-toy", seed=9, depth="deep", cards=3)
    replay = Replay.of(toy)
    toy.choose(0)
    assert replay.choices == []


def test_a_replay_can_be_read_out_of_a_save(game: Toy) -> None:
    assert [state.ply for state in Replay.read(game.save()).play()][-1] == 5


def test_the_end_is_checked(game: Toy) -> None:
    assert game.over
    replay = Replay.of(game)
    replay.outcome = fathom.Outcome(False, "drowned")
    with pytest.raises(SaveError, match="the replay ends otherwise"):
        list(replay.play())
    assert list(replay.play(strict=False))


@pytest.mark.parametrize("field", ["version", "content"])
def test_other_rules_or_other_content_are_refused(game: Toy, field: str) -> None:
    replay = Replay.of(game)
    setattr(replay, field, 99 if field == "version" else "other")
    with pytest.raises(SaveError, match="the replay was made with rules"):
        list(replay.play())


def test_a_choice_that_is_no_longer_possible_is_named(game: Toy) -> None:
    replay = Replay.of(game)
    replay.choices[2] = 17
    with pytest.raises(SaveError, match="the replay breaks at choice 2: there is no option 17"):
        list(replay.play())


@pytest.mark.parametrize("text", ["", "no", "{}", "[1]", '{"game": 1}', '{"game": 1, "choices": []}'])
def test_what_is_no_replay_is_refused(text: str) -> None:
    with pytest.raises(SaveError, match=r"no file of fathom|cut off or damaged|the file is damaged"):
        Replay.read(text)
