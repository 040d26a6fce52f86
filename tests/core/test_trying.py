"""What an option would do: for certain, and for each way that chance may go."""

from __future__ import annotations

from fractions import Fraction

from tests.core.toy import ask_dice, ran, throw

from fathom.core.trying import Trial

THROW, AND_DRAW, MIX = range(3)


def test_what_chance_decides_is_told_up_to_the_throw() -> None:
    tried = Trial(ran(ask_dice(6)), 0).of(THROW)
    assert (tried.stop, tried.is_certain, tried.events) == ("chance", False, ())


def test_each_way_the_dice_can_fall_is_tried_and_their_shares_are_one() -> None:
    ways = Trial(ran(ask_dice(2, 3)), 0).chances(THROW)
    assert [(way.share, way.said) for way in ways] == [
        (Fraction(1, 2), (0,)),
        (Fraction(1, 6), (1, 0)),
        (Fraction(1, 6), (1, 1)),
        (Fraction(1, 6), (1, 2)),
    ]
    assert [[event.facts["die"] for event in way.tried.events] for way in ways] == [[0], [1, 0], [1, 1], [1, 2]]
    assert all(way.tried.is_certain for way in ways)
    assert sum(way.share for way in ways) == 1


def test_a_way_ends_where_something_hidden_comes_to_light() -> None:
    one, two = Trial(ran(ask_dice(2)), 0).chances(AND_DRAW)
    assert (one.tried.stop, two.tried.stop) == ("question", "hidden")
    assert [event.kind for event in two.tried.events] == ["threw"]


def test_what_is_certain_has_one_way() -> None:
    (way,) = Trial(ran(ask_dice(6)), 0).chances(MIX)
    assert (way.share, way.said, way.tried.is_certain) == (1, (), True)


def test_too_many_ways_are_not_told() -> None:
    assert Trial(ran(ask_dice(6, 6)), 0).chances(THROW, most=30) == ()
    assert len(Trial(ran(ask_dice(6, 6)), 0).chances(THROW)) == 31


def test_a_shuffle_shows_nothing() -> None:
    """Who looks at a card after it says so."""
    assert Trial(ran(ask_dice(6)), 0).of(MIX).is_certain


def test_a_trial_leaves_the_game_as_it_is() -> None:
    g = ran(ask_dice(6))
    saved = g.clone()
    Trial(g, 0).chances(THROW)
    assert g == saved


def test_a_step_can_be_tried_as_if_it_came_now() -> None:
    g = ran(ask_dice(6))
    trial = Trial(g, 0)
    assert trial.of(throw()).is_certain and trial.of(throw()) is trial.of(throw())
    assert trial.of(throw(2)).stop == "chance"
    assert [way.said for way in trial.chances(throw(2))] == [(0,), (1,)]
    assert g.decision is not None and g.decision.key == "dice"
