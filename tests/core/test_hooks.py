"""Hooks: abilities that attach to moments."""

from __future__ import annotations

from fathom.core.hooks import Hooks
from fathom.core.steps import Call


def test_abilities_answer_in_the_order_in_which_they_were_attached() -> None:
    hooks = Hooks()

    @hooks.on("watcher", "round_end")
    def first(n: int) -> Call | None:
        return ("open", n)

    @hooks.on("watcher", "round_end")
    def never(n: int) -> Call | None:
        return None

    @hooks.on("watcher", "round_end")
    def second(n: int) -> Call | None:
        return ("close", n)

    assert list(hooks.calls("watcher", "round_end", 7)) == [("open", 7), ("close", 7)]
    assert first(1) == ("open", 1) and never(1) is None and second(1) == ("close", 1)


def test_an_ability_belongs_to_one_owner_and_one_moment() -> None:
    hooks = Hooks()
    hooks.on("watcher", "turn_end")(lambda: ("x",))
    assert list(hooks.calls("sage", "turn_end")) == list(hooks.calls("watcher", "turn_start")) == []
    assert hooks.moments("watcher") == ["turn_end"]
    assert hooks.moments("sage") == []
