"""The player that thinks ahead."""

from __future__ import annotations

from functools import cache

import pytest

import fathom
from fathom.core.game import find
from fathom.core.state import State
from fathom.players import answer, make, world_for
from fathom.players.search import Budget, SearchPlayer


@cache
def position(game_id: str) -> State:
    """Return a game that greedy has played so far, where there is something to think about; nobody may change it."""
    state = fathom.new(game_id, seed=3)
    players = [make("greedy", seat) for seat in range(find(game_id).seats(state.setup))]
    while state.ply < 20 or not thinks(state):
        state.choose(answer(state, players))
    return state


def thinks(state: State) -> bool:
    """Whether there is something to think about for who leads."""
    assert state.decision is not None
    player = SearchPlayer(0, Budget(1), "search")
    player.choose(state, state.decision.lead)
    return bool(player.thoughts)


def thought(state: State, seed: int = 1, tries: int = 300) -> SearchPlayer:
    """Return a player that has thought about a position."""
    assert state.decision is not None
    player = SearchPlayer(seed, Budget(tries), "search")
    player.choose(state, state.decision.lead)
    return player


@pytest.mark.parametrize("game_id", fathom.games())
def test_the_same_seed_and_tries_make_the_same_choice(game_id: str) -> None:
    state = position(game_id)
    before = state.clone()
    assert thought(state).thoughts == thought(state).thoughts
    assert state == before


@pytest.mark.parametrize("game_id", fathom.games())
def test_two_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(game_id: str) -> None:
    state = position(game_id)
    assert state.decision is not None
    lead = state.decision.lead
    other = state.determinise(lead, 4242)
    assert fathom.view(other, lead) == fathom.view(state, lead)
    one, two = (thought(world_for(world, lead, 7)) for world in (state, other))
    assert one.thoughts == two.thoughts


@pytest.mark.parametrize("game_id", fathom.games())
def test_all_candidates_meet_the_same_worlds(game_id: str) -> None:
    """Those that were dropped met fewer, but two at least."""
    found = thought(position(game_id)).thoughts
    assert len(found) > 1
    assert all(one.worlds >= 2 for one in found)
    assert found == tuple(sorted(found, key=lambda one: -one.value))


@pytest.mark.parametrize("game_id", fathom.games())
def test_who_leads_never_leaves_a_question_to_others(game_id: str) -> None:
    """Also where no option moves on: there is no such thing as to wait."""
    state = fathom.new(game_id, seed=8)
    players = [make("search:20", seat) for seat in range(find(game_id).seats(state.setup))]
    for _ in range(40):
        assert state.decision is not None
        lead = state.decision.lead
        player = players[lead]
        assert isinstance(player, SearchPlayer)
        choice = player.choose(world_for(state, lead, state.ply), lead)
        assert choice >= 0 and all(one.option >= 0 for one in player.thoughts)
        state.choose(choice)


def test_more_tries_see_more_worlds_and_seconds_end_a_thought() -> None:
    few, many = (
        sum(one.worlds for game_id in fathom.games() for one in thought(position(game_id), tries=tries).thoughts)
        for tries in (100, 3000)
    )
    assert few < many
    state = position("abyss")
    hasty = SearchPlayer(1, Budget(10**9, seconds=0.01), "search")
    assert state.decision is not None
    hasty.choose(state, state.decision.lead)
    assert hasty.thoughts


def test_it_acts_out_of_turn_only_where_that_helps() -> None:
    state = position("leviathan-wilds").clone()
    while state.decision is None or len(state.decision.seats) < 2:
        assert state.decision is not None
        state.choose(make("random", state.ply).choose(state, state.decision.lead))
    other = next(seat for seat in state.decision.seats if seat != state.decision.lead)
    greedy = make("greedy").choose(world_for(state, other, 5), other)
    wish = make("search:200").choose(world_for(state, other, 5), other)
    assert wish == -1 if greedy == -1 else wish in (-1, *state.decision.of_seat(other))
