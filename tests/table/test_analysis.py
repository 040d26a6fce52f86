"""How a game went: choices and luck, as the seats knew the table."""

from __future__ import annotations

from functools import cache

import pytest

from fathom.core.errors import FathomError
from fathom.players.search import Budget
from fathom.table import Match
from fathom.table.analysis import account, analyse, end_of, weigh

#: A thought so short that a whole game is soon analysed.
HASTY = Budget(tries=60, width=2)


@cache
def played() -> Match:
    """Return a game of rivals that two bots have played to its end."""
    match = Match.new("abyss", seed=4, seats=["greedy", "learner"], expansion=False)
    match.run_bots()
    assert match.over
    return match


def test_choices_and_luck_come_to_the_end() -> None:
    weighed = analyse(played(), 0, HASTY)
    told = account(weighed, 0, end_of(played(), 0))
    assert len(weighed) > 20 and told.end in (0.0, 1.0)
    assert told.start + sum(told.choices.values()) + told.luck == pytest.approx(told.end, abs=1e-3)
    assert all(swing.kind in ("choice", "luck") and abs(swing.by) >= 0.05 for swing in told.swings)


def test_a_choice_is_weighed_beside_others_with_intervals() -> None:
    for one in analyse(played(), 0, HASTY):
        ways = {way.index: way for way in one.ways}
        assert one.index in ways and len(ways) > 1
        assert all(0 <= way.low <= way.win <= way.high <= 1 for way in ways.values())
        assert one.after == pytest.approx(max(0, min(1, ways[one.index].win)), abs=1e-3)


def test_what_a_bot_would_have_chosen_gains_nothing() -> None:
    """The table stands before a choice as it does after that of a bot."""
    gains = [one.gain for one in analyse(played(), 0, HASTY) if not one.off]
    assert gains.count(0.0) > len(gains) / 2


def test_the_same_choice_is_weighed_alike_again_and_knows_nothing_of_what_came() -> None:
    at, moment = next((i, one) for i, one in enumerate(played().past) if i > 10 and weigh(one, i, 0, HASTY))
    assert weigh(moment, at, 0, HASTY) == weigh(moment, at, 0, HASTY)
    other = moment.before.determinise(moment.entry.seat, 99)
    twin = type(moment)(other, moment.after, moment.entry, ())
    one, two = weigh(moment, at, 0, HASTY, 5), weigh(twin, at, 0, HASTY, 5)
    assert one == two


def test_a_game_that_runs_is_not_analysed() -> None:
    with pytest.raises(FathomError, match="hidden"):
        analyse(Match.new("abyss", seed=1), 0, HASTY)
