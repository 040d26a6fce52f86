"""What holds in every game: whole journeys by Heroes who do not die, with any variants and rulings turned round."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.forgotten_depths.helpers import Table, new

import fathom
from fathom.core.rng import Stream, seed_for
from fathom.games.forgotten_depths.queries import blocks
from fathom.games.forgotten_depths.rules import atlas
from fathom.games.forgotten_depths.setup import RULINGS, VARIANTS
from fathom.games.forgotten_depths.view import pieces, view

HEROES = ("bren", "sil", "ava")
#: What would only waste time if it were chosen again and again.
IDLE = ("equip", "unequip", "buy_healing", "buy_key")


@st.composite
def setups(draw: Any) -> dict[str, Any]:
    names = draw(st.permutations(HEROES))[: draw(st.integers(1, 3))]
    sides = st.sampled_from(["front", "alternate", "single"])
    return {
        "start": draw(st.sampled_from(["ruins", "caverns", "architecture"])),
        "heroes": [(name, draw(sides)) for name in names],
        "players": draw(st.integers(0, len(names))),
        "edition": draw(st.sampled_from(["full", "retail"])),
        "rulings": draw(st.lists(st.sampled_from(RULINGS), unique=True, max_size=4)),
        **{name: draw(st.booleans()) for name in draw(st.lists(st.sampled_from(VARIANTS), unique=True, max_size=3))},
    }


def journey(g: Table, stream: Stream, most: int = 1200) -> Any:
    """Play at random, but keep everybody alive and draw no tile that fits nowhere; yield at each decision."""
    state = g.state
    state.events = None
    while state.decision is not None and state.ply < most:
        yield state
        for hero in state.heroes:
            hero.health = max(hero.health, 15)
        options = state.decision.options
        wise = [i for i, option in enumerate(options) if option.key not in IDLE]
        if state.tiles.cards and not atlas.placements(state, state.tiles.cards[0]):
            wise = [i for i in wise if options[i].key != "draw_tile"]
        state.choose(stream.pick(wise or range(len(options))))


@pytest.mark.rule("FD-112", "FD-020", "FD-103", "FD-043", "FD-068", "FD-070", "FR-60")
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 100_000), setup=setups())
def test_pieces_are_conserved_and_saves_go_on_identically(seed: int, setup: dict[str, Any]) -> None:
    g = new(seed=seed, **setup)
    stream = Stream({"a": seed_for(seed, "a")}, "a")
    whole = dict(pieces(g.state))
    for state in journey(g, stream):
        assert dict(pieces(state)) == whole
        for h, hero in enumerate(state.heroes):
            assert sum(state.box.items[item].hands for item in hero.gear) <= 2
            assert hero.stored >= 0 and 0 not in hero.hand, h
        assert all(lane.block < 0 or lane.block in blocks(lane) for lane in state.lanes), "FR-60"
        if state.decision is not None and state.decision.key in ("explore", "place"):
            assert state.reach == atlas.spread(state.near, state.monsters | state.features, 0, 1 << state.lantern)
        if state.ply % 40 == seed % 40:
            assert fathom.load(state.save()) == state
            for seat in range(state.setup.players):
                assert view(state.determinise(seat, seed), seat) == view(state, seat)


@pytest.mark.rule("FD-196", "FD-004")
def test_whole_journeys_lead_to_the_final_entity() -> None:
    ends = set()
    for seed in range(12):
        g = new(seed=seed, heroes=1 + seed % 3, more_keys=True)
        for _ in journey(g, Stream({"b": seed_for(seed, "b")}, "b"), 4000):
            pass
        ends.add(g.state.outcome.reason if g.state.outcome else "")
    assert "entity_defeated" in ends
