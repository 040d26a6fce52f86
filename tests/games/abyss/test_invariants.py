"""What holds at every decision of every game of Abyss, whatever people answer; and the scores, counted once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.abyss.helpers import BOX

import fathom
from fathom.core.rng import Stream
from fathom.games.abyss.schema import RACE_OF
from fathom.games.abyss.state import Abyss
from fathom.games.abyss.view import pieces
from fathom.players.greedy import GreedyPlayer

TABLES = [(players, True) for players in (2, 3, 4, 5)] + [(players, False) for players in (2, 3, 4)]


def new(seed: int, players: int, expansion: bool) -> Abyss:
    state = fathom.new("abyss", seed=seed, players=players, expansion=expansion)
    assert isinstance(state, Abyss)
    return state


def playing(seed: int, players: int, expansion: bool) -> Iterator[Abyss]:
    """Yield a game at every decision and at its end, with random answers."""
    state = new(seed, players, expansion)
    dice = Stream({"answers": seed}, "answers")
    while state.decision is not None:
        yield state
        state.choose(dice.below(len(state.decision.options)))
    yield state


def greedily(seed: int, players: int, expansion: bool) -> Iterator[Abyss]:
    """Yield a game at every decision and at its end, with greedy players."""
    state = new(seed, players, expansion)
    seats = [GreedyPlayer(seed + seat) for seat in range(players)]
    while state.decision is not None:
        yield state
        state.choose(seats[state.decision.lead].choose(state, state.decision.lead))
    yield state


def check(g: Abyss) -> None:
    """Check what must always hold."""
    table = g.box.numbers
    assert len(g.track) <= table.track_spaces and len(g.court) <= table.court_spaces
    for race, stack in enumerate(g.council):
        assert all(g.box.race[card] == race for card in stack)
    for p in g.players:
        assert p.pearls >= 0 and p.keys >= 0 and p.wounds >= 0
        assert list(p.hand) == sorted(p.hand) and list(p.affiliated) == sorted(p.affiliated)
        assert all(held.location not in g.available for held in p.locations)
    if g.setup.expansion:
        assert len(g.border) == 9 and (any(g.border) or not g.leviathans)
        for beast in g.border:
            assert beast is None or 0 <= beast.level < len(g.box.leviathans[beast.leviathan].levels)
        assert g.scourge < 0 or len(g.players[g.scourge].slain) == max(len(p.slain) for p in g.players)
    else:
        assert g.border == () and 0 <= g.threat < 6 and all(not p.kept and not p.wounds for p in g.players)
    assert g.decision is None or len(set(g.decision.options)) == len(g.decision.options)


@pytest.mark.rule("AR-23")
@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    table=st.sampled_from(TABLES),
    answers=st.lists(st.integers(0, 60), min_size=1, max_size=200),
)
def test_whatever_people_answer_nothing_is_lost_or_doubled(
    seed: int, table: tuple[int, bool], answers: list[int]
) -> None:
    g = new(seed, *table)
    everything = pieces(g)
    for answer in answers:
        if g.decision is None:
            break
        check(g)
        g.choose(answer % len(g.decision.options))
        assert pieces(g) == everything


@pytest.mark.parametrize("table", TABLES)
def test_random_games_end_with_everything_still_there(table: tuple[int, bool]) -> None:
    for seed in range(6):
        everything = pieces(new(seed, *table))
        for g in playing(seed, *table):
            check(g)
            assert pieces(g) == everything
        assert g.over and g.outcome is not None and g.outcome.winners


def test_the_pieces_are_those_of_the_boxes() -> None:
    both = pieces(new(1, 5, True))
    assert sum(both[name] for name in (*BOX.allies, "monster")) == 95 and both["monster"] == 9
    assert sum(both[lord] for lord in BOX.lords) == 44 and sum(both[beast] for beast in BOX.leviathans) == 20
    assert sum(both[f"location.{name}"] for name in BOX.locations) == 20
    assert sum(both[f"token.{name}"] for name in BOX.tokens) == 40
    assert (both["pearls"], both["keys"], both["wounds"]) == (50, 10, 25)


# ---------------------------------------------------------------------------------------------- scores once more


def points_of_location(name: str, lords: list[str], allies: list[str], others: list[str]) -> int:
    """What a Location brings, by the words of table T4."""
    cards = [BOX.lords[lord] for lord in lords]
    guilds = Counter(card.guild for card in cards)
    strengths = [card.influence for card in cards]
    by_race: dict[str, list[int]] = {}
    for ally in allies:
        by_race.setdefault(BOX.allies[ally].race, []).append(BOX.allies[ally].value)
    count = {race: len(values) for race, values in by_race.items()}
    worth = {
        "sargasso_silos": 5 + 2 * guilds["farmers"],
        "hydrozoa_reserves": 6 + 2 * guilds["mages"],
        "sanctuary": 4 + 3 * count.get("jellyfish", 0),
        "parliament": 6 + 2 * guilds["politicians"],
        "barracks": 7 + 2 * guilds["military"],
        "dockworks": 5 + 2 * guilds["merchants"],
        "sargasso_fields": 3 + 3 * count.get("seahorse", 0),
        "abyss": 2 * len(guilds),
        "black_smokers": 0,
        "oceanic_senate_assembly": 4 + 3 * count.get("squid", 0),
        "depths": 2 * min(strengths, default=0),
        "throne_room": max(strengths, default=0),
        "jail": 15 - len(cards),
        "chasm": 5 + 3 * count.get("crab", 0),
        "closed_tower": 3 * sum(card.keys == 1 for card in cards),
        "lost_tower": 3 * sum(card.keys == 0 for card in cards),
        "chamber_of_allies": 3 + sum(min(values) for values in by_race.values()),
        "nest_of_giant_clams": 3 + 3 * count.get("shellfish", 0),
        "coral_barrier": 20 - len(allies),
    }
    if name == "city_of_mirrors":
        return max([0, *(points_of_location(other, lords, allies, []) for other in others if other != name)])
    return worth[name]


def recount(g: Abyss) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Count all Influence again from what lies on the table, by the words of chapters 1.11 and 2.14."""
    scores, ranks = [], []
    for seat, p in enumerate(g.players):
        lords = [*p.lords, *p.turned, *(lord for held in p.locations for lord in held.lords)]
        allies = list(p.affiliated)
        others = [held.location for i, q in enumerate(g.players) if i != seat for held in q.locations]
        score = sum(points_of_location(held.location, lords, allies, others) for held in p.locations)
        score += sum(BOX.lords[lord].influence for lord in lords)
        for race in RACE_OF.values():
            score += max((BOX.allies[ally].value for ally in allies if BOX.allies[ally].race == race), default=0)
        score += sum(int(face.token.removeprefix("influence_")) for face in p.monsters)
        score -= p.wounds
        if seat == g.scourge:
            score += 5
        scores.append(score)
        ranks.append((score, p.pearls, max((BOX.lords[lord].influence for lord in lords), default=0)))
    return tuple(scores), tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@pytest.mark.rule("AB-092", "AB-093", "AB-094", "AB-095", "AB-096", "AL-092", "AL-093", "AL-094", "AR-19", "AR-24")
@pytest.mark.parametrize("table", TABLES)
def test_the_scores_of_random_games_are_those_of_a_recount(table: tuple[int, bool]) -> None:
    for seed in range(100, 118):
        *_, g = playing(seed, *table)
        assert g.outcome is not None
        assert (g.outcome.scores, g.outcome.winners) == recount(g)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("play", "games"), [(playing, 300), (greedily, 75)])
def test_in_thousands_of_games_all_of_this_holds(
    play: Callable[[int, int, bool], Iterator[Abyss]], games: int, table: tuple[int, bool]
) -> None:
    for seed in range(1000, 1000 + games):
        everything = pieces(new(seed, *table))
        for g in play(seed, *table):
            check(g)
            assert pieces(g) == everything
        assert g.outcome is not None
        assert (g.outcome.scores, g.outcome.winners) == recount(g)
