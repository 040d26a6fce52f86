"""The agenda, windows, orders, ends and clones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.core.toy import TOY, Toy, ToyBox, ask_one, both, finish, menu, order, ran, say, spin, surface, toy

from fathom.core.decisions import Outcome
from fathom.core.errors import EndlessLoop, Stuck
from fathom.core.records import clone_plan
from fathom.core.state import STEP_LIMIT, State


def choose(g: Toy, key: str, *args: Any) -> Toy:
    assert g.decision is not None
    g.choose(next(o for o in g.decision.options if o.key == key and o.args[: len(args)] == args))
    return g


# ---------------------------------------------------------------------------------------------- agenda


def test_calls_happen_in_the_order_in_which_they_are_put_on_the_agenda() -> None:
    assert ran(say("1"), say("2"), say("3")).log == ["1", "2", "3"]


def test_what_a_step_adds_comes_before_what_was_waiting() -> None:
    assert ran(both("1", "2"), say("3")).log == ["1", "2", "3"]


def test_a_decision_stops_the_run_and_leaves_the_rest_waiting() -> None:
    g = ran(ask_one(True), say("later"))
    assert g.decision is not None and g.decision.key == "one"
    assert g.log == []
    g.choose(0)
    assert g.log == ["only", "later"]


def test_the_end_stops_everything() -> None:
    g = ran(finish(True), say("never"))
    assert (g.over, g.outcome, g.log, g.agenda) == (True, Outcome(True, "surfaced", (1, 2)), [], [])


def test_an_empty_agenda_without_an_end_is_a_bug_with_a_name() -> None:
    with pytest.raises(Stuck, match="the agenda is empty at ply 0"):
        toy(say("1")).run()


def test_an_endless_loop_names_the_agenda_and_ends_at_the_limit() -> None:
    g = toy(spin(), say("never"))
    with pytest.raises(EndlessLoop, match=r"more than 10000 steps after choice 0.*agenda.*toy\.say.*toy\.") as error:
        g.run()
    assert "core-toy" in str(error.value)
    assert g.log == []


@pytest.mark.parametrize(("steps", "fails"), [(STEP_LIMIT - 1, False), (STEP_LIMIT, True)])
def test_the_limit_is_exact(steps: int, fails: bool) -> None:
    g = toy(*[say("x")] * steps, menu())
    if fails:
        with pytest.raises(EndlessLoop):
            g.run()
    else:
        g.run()
    assert len(g.log) == steps


# ---------------------------------------------------------------------------------------------- windows


def test_a_window_comes_back_until_the_lead_passes() -> None:
    g = ran(surface(), say("after"))
    assert [o.key for o in g.decision.options] == ["breathe", "breathe", "pass", "pass_dive", "pass_day"]  # type: ignore[union-attr]
    choose(choose(g, "breathe", 1), "breathe", 0)
    assert [diver.air for diver in g.divers] == [4, 4]
    assert choose(g, "pass").log == ["after"]


def test_a_window_closes_by_itself_when_nobody_can_act() -> None:
    g = ran(surface(), say("after"))
    for seat in (0, 0, 1, 1):
        choose(g, "breathe", seat)
    assert g.log == ["after"]


def test_one_pass_is_for_one_window() -> None:
    g = ran(surface(), say("1"), surface(), say("2"))
    assert choose(g, "pass").log == ["1"]
    assert choose(g, "pass").log == ["1", "2"]


def test_a_pass_for_a_scope_holds_until_the_scope_is_over() -> None:
    g = ran(surface(), say("1"), surface(), say("2"))
    assert choose(g, "pass_dive").log == ["1", "2"]
    assert g.is_hushed(("dive",)) and not g.is_hushed(("day",))
    g.end_scope("day")
    assert g.hushed == ("dive",)
    g.end_scope("dive")
    assert g.hushed == ()


# ---------------------------------------------------------------------------------------------- orders


def test_several_calls_are_made_in_the_order_that_the_lead_likes() -> None:
    g = ran(order("a", "b", "c"), say("end"))
    assert g.decision is not None and g.decision.lead == 1
    g.choose(2)
    assert g.log == ["c"]
    g.choose(0)
    assert g.log == ["c", "a", "b", "end"]


def test_equal_calls_are_offered_once() -> None:
    g = ran(order("a", "a", "b"))
    assert g.decision is not None and len(g.decision.options) == 2
    g.choose(1)
    assert g.log == ["b", "a", "a"]


@pytest.mark.parametrize("words", [(), ("a",)])
def test_none_or_one_call_needs_no_order(words: tuple[str, ...]) -> None:
    assert ran(order(*words), say("end")).log == [*words, "end"]


# ---------------------------------------------------------------------------------------------- events


def test_events_cite_the_clause_of_the_step_and_know_the_ply() -> None:
    g = toy(menu())
    g.run()
    g.events = []
    choose(choose(g, "say", "a"), "draw")
    said, drew = g.events
    assert (said.kind, said.facts, said.clause, said.ply, said.seat) == ("said", {"word": "a"}, "TY-001", 1, -1)
    assert (drew.clause, drew.seat) == ("TY-002", 0)


def test_a_step_that_runs_another_cites_its_own_clause_again_afterwards() -> None:
    g = toy()
    g.events = []
    g.clause = "TY-009"  # as if a step were running
    say.now(g, "a")
    g.emit("after")
    assert [event.clause for event in g.events] == ["TY-001", "TY-009"]
    assert ran(say("b")).clause == ""


def test_nobody_listens_unless_asked_to() -> None:
    g = ran(say("1"))
    assert g.events is None
    g.events = []
    assert g.clone().events is None
    assert '"events"' not in g.save()


# ---------------------------------------------------------------------------------------------- clones


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    g = ran(say("1"))
    g.marks["a"] = 1
    twin = g.clone()
    assert twin == g
    twin.log.append("2")
    twin.marks["a"] = 2
    twin.divers[0].air = 0
    twin.chest.air = 0
    twin.rng("dice").below(6)
    choose(twin, "draw")
    assert (g.log, g.marks, g.divers[0].air, g.chest.air, g.ply) == (["1"], {"a": 1}, 3, 3, 0)
    assert "dice" not in g.streams
    assert g != twin


def test_an_empty_container_is_copied_too() -> None:
    g = ran()
    twin = g.clone()
    twin.marks["a"] = 1
    twin.log.append("x")
    assert (g.marks, g.log) == ({}, [])


def test_a_long_game_can_be_cloned_compared_and_printed() -> None:
    g = ran()
    for _ in range(3000):
        g.choose(0)
    assert g.clone() == g and repr(g)
    assert g.choices == [0] * 3000


class Leaky(msgspec.Struct):
    """A record that is not flat."""

    bag: list[int] = []


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "hint",
    [
        list[int] | None, dict[str, int] | None, Any, set[int], bytearray, list[list[int]], dict[str, list[int]],
        tuple[list[int], ...], Leaky, list[Leaky], list[Any],
    ],
)  # fmt: skip
def test_a_field_that_could_not_be_copied_flat_is_refused(hint: Any) -> None:
    bad = msgspec.defstruct("Bad", [("odd", hint)], bases=(Toy,), kw_only=True, namespace={"__annotations__": {}})
    bad.__annotations__["odd"] = hint
    with pytest.raises(TypeError, match=r"Bad\.odd"):
        clone_plan(bad)


def test_the_plan_of_a_clone_names_every_container() -> None:
    plan = dict(clone_plan(Toy))
    assert plan == {
        "agenda": "flat", "streams": "flat", "choices": "flat", "divers": "records", "log": "flat",
        "marks": "flat", "chest": "record",
    }  # fmt: skip


def test_a_game_without_steps_is_noticed_early() -> None:
    class Bare(State, kw_only=True):
        box: ToyBox

    with pytest.raises(AttributeError):
        replace(TOY, state=Bare)
