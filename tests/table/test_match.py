"""A match: choosing, undo and redo, bots, files; on the real game and on a small one that fails on purpose."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.core.edited import edited
from tests.table.toy import TOY

import fathom
from fathom.core import game as games
from fathom.table import Match, NothingToUndo, RulesError, StaleAnswer, unfinished
from fathom.table.history import UNASKED

GAME = "leviathan-wilds"
#: Files of earlier formats.
OLD = Path(__file__).parent / "old"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(games._registered, "toy", TOY)
    return Match.new("toy", seed=1)


def choose(match: Match, *keys: str) -> None:
    """Choose options by their keys, one after the other."""
    for key in keys:
        assert match.state.decision is not None
        match.choose(match.ply, [option.key for option in match.state.decision.options].index(key))


def match_after(choices: int, **setup: Any) -> Match:
    match = Match.new(GAME, seed=7, **setup)
    for _ in range(choices):
        assert match.state.decision is not None
        match.choose(match.ply, len(match.state.decision.options) - 1)
    return match


# ---------------------------------------------------------------- choosing


def test_a_choice_is_an_entry_and_moves_the_ply_on() -> None:
    match = Match.new(GAME, seed=7)
    moment = match.choose(0, 3)
    assert match.ply == 1 and match.entries == [moment.entry]
    assert moment.entry.index == 3 and moment.entry.by == "me"
    assert moment.events and match.state.choices == [3]


def test_a_stale_answer_is_refused_and_tells_the_present_ply() -> None:
    match = match_after(2)
    with pytest.raises(StaleAnswer, match="position 1, the table is at 2") as caught:
        match.choose(1, 0)
    assert caught.value.ply == 2 and match.ply == 2


def test_an_answer_to_a_position_that_was_undone_is_stale() -> None:
    match = match_after(2)
    match.undo()
    with pytest.raises(StaleAnswer):
        match.choose(2, 0)
    assert match.ply == 3


def first_turn(match: Match) -> None:
    """Go on to the proposal of who begins the first turn."""
    while match.state.decision and match.state.decision.key != "first_turn":
        match.choose(match.ply, 0)


def test_who_holds_both_seats_agrees_to_their_own_proposal_and_takes_both_back_at_once() -> None:
    match = Match.new("gone-to-gaia", seed=7)
    first_turn(match)
    asked = match.ply
    match.choose(asked, 0, seats=(0, 1))
    assert match.state.decision and match.state.decision.key != "consent"
    assert [entry.by for entry in match.entries[asked:]] == ["me", "agreed"]
    match.undo()
    assert match.state.decision and match.state.decision.key == "first_turn"
    match.redo()
    assert match.state.decision and match.state.decision.key not in ("first_turn", "consent")


def test_somebody_else_is_asked_to_agree() -> None:
    match = Match.new("gone-to-gaia", seed=7)
    first_turn(match)
    match.choose(match.ply, 0, seats=(0,))
    assert match.state.decision and match.state.decision.key == "consent"


def test_an_illegal_choice_changes_nothing() -> None:
    match = match_after(2)
    before = match.state.save()
    with pytest.raises(fathom.IllegalChoice):
        match.choose(2, 99)
    assert match.state.save() == before and match.ply == 2


# ---------------------------------------------------------------- undo and redo


def test_undo_and_redo_lead_back_and_forth_and_are_entries() -> None:
    match = match_after(5)
    later = match.state.save()
    match.undo()
    assert match.state.ply == 4
    match.redo()
    assert match.state.save() == later
    assert [entry.kind for entry in match.entries] == ["choose"] * 5 + ["undo", "redo"]


def test_all_can_be_undone_and_nothing_more() -> None:
    match = match_after(3)
    for _ in range(3):
        match.undo()
    assert match.state.save() == Match.new(GAME, seed=7).state.save()
    with pytest.raises(NothingToUndo):
        match.undo()


def test_another_choice_after_an_undo_leaves_nothing_to_redo() -> None:
    match = match_after(3)
    match.undo()
    match.choose(match.ply, 0)
    with pytest.raises(NothingToUndo):
        match.redo()


def test_undoing_a_turn_leads_to_its_first_decision() -> None:
    match = match_after(2)
    while match.state.turn < 2 or match.state.step != "draw":  # type: ignore[attr-defined]
        assert match.state.decision is not None
        match.choose(match.ply, len(match.state.decision.options) - 1)
    match.undo("turn")
    assert match.state.turn == 2  # type: ignore[attr-defined]
    assert match.past[-1].before.turn == 1  # type: ignore[attr-defined]
    match.undo("turn")
    assert match.state.turn == 1  # type: ignore[attr-defined]


def test_undoing_an_action_leads_to_the_question_that_it_began_with(toy: Match) -> None:
    choose(toy, "add", "nest", "more")
    assert toy.steps_back("action") == 2
    toy.undo("action")
    assert toy.state.decision is not None and toy.state.decision.key == "main" and toy.state.count == 1


def test_undoing_an_action_that_is_complete_takes_all_of_it_back(toy: Match) -> None:
    choose(toy, "add", "nest", "more", "less")
    toy.undo("action")
    assert toy.state.count == 1 and toy.ply == 5


def test_undo_knows_whether_something_hidden_was_seen(toy: Match) -> None:
    choose(toy, "add", "nest", "more")
    assert not toy.reveals(3)
    choose(toy, "less", "draw", "add")
    assert not toy.reveals(1) and toy.reveals(2)


def test_drawing_cards_in_the_real_game_counts_as_seen() -> None:
    match = match_after(2)
    while not any(event.kind == "drew" for event in match.past[-1].events):
        assert match.state.decision is not None
        match.choose(match.ply, len(match.state.decision.options) - 1)
    assert match.past[-1].revealed and not match.past[0].revealed


# ---------------------------------------------------------------- rules that fail


@pytest.mark.parametrize("fault", ["fail", "loop"])
def test_a_choice_on_which_the_rules_fail_is_rolled_back(toy: Match, fault: str) -> None:
    choose(toy, "add")
    before = toy.state.save()
    with pytest.raises(RulesError, match=f"the rules failed on '{fault}'") as caught:
        choose(toy, fault)
    assert toy.state.save() == before == caught.value.report and toy.ply == 1
    choose(toy, "add")
    assert toy.state.count == 2


# ---------------------------------------------------------------- bots


def test_bots_play_a_whole_game_by_themselves() -> None:
    match = Match.new(GAME, seed=3, seats=["random", "random"])
    made = match.run_bots()
    assert match.over and len(made) == match.ply == match.state.ply
    assert {moment.entry.by for moment in made} == {"random"}


def test_the_same_seed_gives_the_same_game_of_bots() -> None:
    one, two = (Match.new(GAME, seed=3, seats=["random", "random"]) for _ in range(2))
    one.run_bots()
    two.run_bots()
    assert one.state.choices == two.state.choices


def test_bots_stop_where_a_person_is_asked() -> None:
    match = Match.new(GAME, seed=3, seats=["me", "random"])
    match.asks = {0: "never"}
    match.run_bots()
    assert match.state.decision is not None and match.state.decision.lead == 0 and match.asked() == (0,)


def test_people_may_act_in_windows_of_a_bots_turn_unless_they_do_not_want_to() -> None:
    match = Match.new(GAME, seed=3, seats=["me", "random"])
    while match.state.decision and (match.state.decision.lead != 1 or 0 not in match.state.decision.seats):
        match.choose(match.ply, 0) if match.state.decision.lead == 0 else match.bot_step()
    match.asks = {0: "always"}
    assert match.asked() == (0,)
    match.asks = {0: "never"}
    assert match.asked() == ()


def test_undo_goes_over_what_bots_did_to_the_last_choice_of_a_person() -> None:
    match = Match.new(GAME, seed=3, seats=["me", "random"])
    match.asks = {0: "never"}
    match.run_bots()
    match.choose(match.ply, 0)
    match.run_bots()
    before = match.ply
    taken = match.undo()
    assert taken[0].entry.by == "me" and all(moment.entry.by in ("random", UNASKED) for moment in taken[1:])
    assert len(match.redo()) == len(taken) and match.ply == before + 2


def test_a_seat_can_change_hands() -> None:
    match = Match.new(GAME, seed=3)
    match.seat(0, "random")
    match.seat(1, "random")
    match.run_bots()
    assert match.over and match.people == ()


def test_unknown_bots_and_seats_are_refused() -> None:
    with pytest.raises(fathom.FathomError, match="no player 'clever'"):
        Match.new(GAME, seats=["clever"])
    with pytest.raises(fathom.FathomError, match="3 players were named, but the game has 2 seats"):
        Match.new(GAME, seats=["me", "me", "me"])
    with pytest.raises(fathom.FathomError, match="there is no seat 3"):
        Match.new(GAME).seat(2, "me")


# ---------------------------------------------------------------- files


def test_a_saved_match_goes_on_with_its_seats_its_history_and_its_undo(tmp_path: Path) -> None:
    match = match_after(6, seats=["me", "random"])
    match.undo()
    match.save_to(tmp_path / "game.json")
    twin = Match.load_from(tmp_path / "game.json")
    assert twin.state.save() == match.state.save()
    assert twin.seats == ["me", "random"] and twin.entries == match.entries
    twin.redo()
    match.redo()
    assert twin.state.save() == match.state.save()
    while twin.steps_back():
        twin.undo()
    assert twin.state.ply == 0


def test_a_plain_save_loads_with_people_in_all_seats_and_can_be_undone() -> None:
    state = match_after(6).state
    match = Match.load(state.save())
    assert match.state.save() == state.save() and match.seats == ["me", "me"] and match.ply == state.ply
    match.undo()
    assert match.state.ply == state.ply - 1


def test_a_history_that_does_not_fit_costs_only_the_undo() -> None:
    text = match_after(4).save()
    match = Match.load(edited(text, history=json.loads(text)["history"][:-1]))
    assert match.state.ply == 4 and match.steps_back() == 0


@pytest.mark.parametrize("cut", [10, 200, -1])
def test_a_truncated_match_is_refused_with_a_reason(cut: int) -> None:
    with pytest.raises(fathom.SaveError, match="cut off or damaged"):
        Match.load(match_after(3).save()[:cut])


def test_a_match_with_unknown_bots_is_refused() -> None:
    with pytest.raises(fathom.SaveError, match="no player 'clever'"):
        Match.load(edited(match_after(1).save(), seats=["me", "clever"]))


@pytest.mark.parametrize("name", ["match-1", "report-1"])
def test_a_match_of_format_1_goes_on_with_all_that_happened(toy: Match, name: str) -> None:
    """A report of a match that is over held the match as a text."""
    match = Match.load((OLD / f"{name}.json").read_bytes())
    choices = [entry.index for entry in match.entries if entry.kind == "choose"]
    assert choices[:7] == [0, 0, 1, 0, 1, 1, 0] and match.seats == ["me"] and match.over == (name == "report-1")
    assert [entry.kind for entry in match.entries][5:8] == ["undo", "undo", "redo"]
    assert match.state.choices[:6] == [0, 0, 1, 0, 1, 0] and match.past
    again = Match.load(match.save())
    assert again.entries == match.entries and again.state == match.state


def test_a_report_of_a_running_match_says_why_it_cannot_be_gone_on_with(toy: Match) -> None:
    with pytest.raises(fathom.SaveError, match="it was made while the match ran, and keeps what is hidden"):
        Match.load((OLD / "report-running-1.json").read_bytes())


def test_nothing_is_said_twice_in_the_file_of_a_match() -> None:
    raw = json.loads(match_after(3).save())
    assert raw["kind"] == "match" and "choices" not in raw and len(raw["history"]) == 3
    assert not {"game", "setup", "seed", "outcome"} & raw["state"].keys()


def test_a_missing_file_and_an_impossible_place_are_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(fathom.SaveError, match=r"none\.json cannot be read"):
        Match.load_from(tmp_path / "none.json")
    (tmp_path / "file").write_text("")
    with pytest.raises(fathom.SaveError, match="cannot be written"):
        match_after(1).save_to(tmp_path / "file" / "game.json")


def test_saving_leaves_one_whole_file_and_no_draft(tmp_path: Path) -> None:
    match = match_after(2)
    for _ in range(2):
        match.save_to(tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_unfinished_games_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_HOME", str(tmp_path))
    kept = tmp_path / "games" / f"{GAME}-1.json"
    match_after(2).save_to(kept)
    over = Match.new(GAME, seed=3, seats=["random", "random"])
    over.run_bots()
    over.save_to(tmp_path / "games" / f"{GAME}-2.json")
    assert list(unfinished(GAME)) == [kept]
