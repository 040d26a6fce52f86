"""No log tells a seat more than it can see, in any game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import fathom
from fathom.core.errors import IllegalChoice
from fathom.core.events import Event
from fathom.core.rng import Stream
from fathom.table import Match

CHOICES = 120


@pytest.mark.parametrize("game", fathom.games())
def test_what_looks_the_same_to_a_seat_is_told_it_in_the_same_words(game: str) -> None:
    """A choice is tried in worlds with other secrets; where the seat sees no difference, its log says none.

    What happens openly is seen, too: a card that everybody saw on its way into a hand is no secret.
    """
    match, stream, compared = Match.new(game, seed=3), Stream({"t": 3}, "t"), 0
    text = match.game.text("en")
    while not match.over and match.ply < CHOICES:
        assert match.state.decision is not None
        moment = match.choose(match.ply, stream.below(len(match.state.decision.options)))
        for seat in range(-1, len(match.seats)):
            seen = match.game.view(moment.after, seat)
            told = match.game.log(moment.events, moment.after, text, seat=seat)
            for world in (1, 2):
                other = moment.before.determinise(seat, world)
                other.streams = dict(moment.before.streams)  # dice are no secret: they fall the same
                other.events = []
                try:
                    other.choose(moment.entry.index)
                except IllegalChoice:
                    continue  # it was possible only because of what is hidden
                events, other.events = tuple(other.events or ()), None
                if match.game.view(other, seat) == seen and _open(events) == _open(moment.events):
                    assert match.game.log(events, other, text, seat=seat) == told
                    compared += 1
    assert compared > CHOICES / 2


def _open(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.seat < 0]
