"""What is taken from a face-down pile comes to light."""

from __future__ import annotations

import pytest
from tests.core.toy import Toy, toy

from fathom.core.rng import HiddenComes, Sealed
from fathom.parts import piles


def sealed() -> Toy:
    g = toy()
    g.streams = Sealed(0, ())
    return g


def test_the_top_card_and_the_rest_are_returned() -> None:
    assert piles.turn_up(toy(), (5, 6, 7)) == (5, (6, 7))
    assert piles.draw(toy(), (5, 6, 7), 2) == ((5, 6), (7,))
    assert piles.draw(toy(), (5, 6, 7), 9) == ((5, 6, 7), ())


def test_a_trial_ends_where_a_card_is_turned_up() -> None:
    with pytest.raises(HiddenComes):
        piles.turn_up(sealed(), (5, 6))
    with pytest.raises(HiddenComes):
        piles.draw(sealed(), (5, 6), 1)


def test_nothing_comes_to_light_where_nothing_is_drawn() -> None:
    assert piles.draw(sealed(), (5, 6), 0) == ((), (5, 6))
    assert piles.draw(sealed(), (), 3) == ((), ())
