"""Chapter 3: setting up the climbers (LW-022 to LW-034)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import blank, do, given

import fathom
from fathom.core.game import box_of
from fathom.core.rng import Stream, seed_for
from fathom.games.leviathan_wilds import setup

REAL = box_of("leviathan-wilds")
PAIRS = [("fix", "breaker"), ("cheer", "magus")]


def new(seed=1, **chosen):
    return fathom.new("leviathan-wilds", seed=seed, **{"climbers": PAIRS} | chosen)


def placed(state):
    """Run on until the figures are asked for."""
    while state.decision.key != "start_at":
        state.choose(0)
    return state


def from_setup(**facts):
    """Begin a test game from its setup, and run to its first question."""
    g = given(**facts, until="start")
    state = setup.begin(g.box, g.setup, 1)
    state.run()
    return state


def ids(*names):
    return sorted(card.id for name in names for card in REAL.sets[name].card)


@pytest.mark.rule("LW-022")
def test_each_player_has_a_complete_character_set_and_a_complete_class_set():
    state = placed(new())
    held = [sorted(cards.deck + cards.hand) for cards in state.cards]
    assert held == [ids(*pair) for pair in PAIRS]


@pytest.mark.rule("LW-006", "LW-022")
@pytest.mark.parametrize("twice", [[("fix", "breaker"), ("fix", "magus")], [("fix", "magus"), ("cheer", "magus")]])
def test_no_set_is_in_play_twice(twice):
    with pytest.raises(fathom.SetupError, match="only once"):
        new(climbers=twice)


@pytest.mark.rule("LW-023")
def test_covers_are_no_part_of_the_deck_which_is_shuffled():
    decks = {placed(new(seed)).cards[0].deck for seed in range(8)}
    assert len(decks) == 8 and all(card in REAL.cards for deck in decks for card in deck)


@pytest.mark.rule("LW-024")
def test_the_skill_of_the_character_cover_is_in_use_from_the_first_turn():
    g = given(cover={0: {"skill": [do("focus")]}}, at={0: "A1"}, until="turn_start")
    assert g.offers("use", "one", seat=0)


@pytest.mark.rule("LW-024")
def test_class_covers_have_no_skill():
    assert not any(f"cover.{name}" in REAL.skills for name in REAL.classes)


@pytest.mark.rule("LW-025")
def test_setup_on_a_cover_comes_before_the_opening_hand():
    cards = [blank(f"x{i}") | {"number": i} for i in range(1, 6)]
    state = from_setup(sets={0: {"card": cards, "setup": [do("discard", n="all"), do("lose", grip=1)]}})
    assert [len(pile) for pile in (state.cards[0].hand, state.cards[0].deck, state.cards[0].discard)] == [3, 1, 1]


@pytest.mark.rule("LW-026")
def test_tokens_of_covers_begin_in_the_play_area_on_the_side_that_the_cover_says():
    tokens = [{"id": "farseer", "count": 1}, {"id": "spent", "count": 2, "starts": "exhausted"}]
    g = given(sets={0: {"tokens": tokens}})
    assert [(t.id, t.ready, t.space) for t in g.tokens] == [
        ("farseer", True, -1), ("spent", False, -1), ("spent", False, -1)
    ]  # fmt: skip


@pytest.mark.rule("LW-026")
def test_magus_begins_with_three_energy_tokens_ready():
    energy = [t for t in placed(new()).tokens if t.owner == "magus"]
    assert len(energy) == 3 and all(t.ready and t.space < 0 for t in energy)


@pytest.mark.rule("LW-026")
def test_savvy_begins_with_the_farseer_token_ready():
    farseer = [t for t in placed(new(climbers=[("savvy", None), (None, None)])).tokens if t.owner == "savvy"]
    assert len(farseer) == 1 and farseer[0].ready and farseer[0].space < 0


@pytest.mark.rule("LW-027")
def test_health_starts_at_eight_and_blight_at_none():
    assert {(k.health, k.blight) for k in new().climbers} == {(8, 0)}


@pytest.mark.rule("LW-028")
def test_focus_starts_exhausted():
    assert not any(k.focused for k in new().climbers)


@pytest.mark.rule("LW-029")
def test_the_opening_hand_is_the_top_three_cards():
    cards = [blank(f"x{i}") | {"number": i} for i in range(1, 6)]
    state = from_setup(sets={0: {"card": cards}})
    numbers = {"deck": seed_for(1, "deck.one.alpha")}
    shuffled = Stream(numbers, "deck").shuffled(card["id"] for card in cards)
    assert (state.cards[0].hand, state.cards[0].deck) == (shuffled[:3], shuffled[3:])


@pytest.mark.rule("LW-030")
def test_the_first_climber_is_chosen_at_random():
    assert {placed(new(seed, climbers=3)).active for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("LW-031")
@pytest.mark.parametrize("first", [0, 1])
def test_the_table_may_say_who_went_climbing_last(first):
    state = placed(new(edition="de", first=first))
    assert state.active == first and state.decision.lead == first


@pytest.mark.rule("LW-032")
def test_figures_are_placed_clockwise_from_the_first_player():
    state = placed(new(climbers=3, first=1))
    order = []
    while state.decision.key == "start_at":
        order.append(state.decision.lead)
        state.choose(0)
    assert order == [1, 2, 0]


@pytest.mark.rule("LW-032")
def test_a_figure_goes_on_any_space_of_the_starting_row_and_may_share_it():
    state = from_setup(map=["nnn", "LLL"], first=0)
    names = state.box.board.names
    for _ in range(2):
        assert [names[o.args[0]] for o in state.decision.options] == ["A1", "B1", "C1"]
        state.choose(2)
    assert [names[k.space] for k in state.climbers] == ["C1", "C1"]


@pytest.mark.rule("LW-032")
def test_placing_a_figure_triggers_no_terrain():
    state = from_setup(map=["nnn", "XXX"])
    state.choose(0)
    assert state.climbers[state.setup.first].health == 8


@pytest.mark.rule("LW-033")
def test_the_starting_row_is_the_bottom_row():
    assert {o.targets[0][-1] for o in from_setup().decision.options} == {"1"}


@pytest.mark.rule("LW-033")
def test_a_leviathan_may_state_another_starting_row():
    state = from_setup(map=["nnn", "LLL", "nnn", "nnn"], start_row=3)
    assert {o.targets[0] for o in state.decision.options} == {"space.A3", "space.B3", "space.C3"}


@pytest.mark.rule("LW-034")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_takes_the_first_turn(first):
    state = placed(new(climbers=3, first=first))
    while state.turn == 0:
        state.choose(0)
    assert state.active == first and state.turn == 1
