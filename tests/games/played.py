"""A game that a test plays: choose, then look. Each game's `helpers.Table` adds its own words to this."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from fathom.core.decisions import Option
from fathom.core.state import State

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    """A game under test. What it lacks is asked of the state (`g.round`, `g.over`)."""

    #: Keys of options that change least, the first that is there is chosen by default; else the first option.
    DEFAULTS: tuple[str, ...] = ()

    def __init__(self, state: S) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    # ------------------------------------------------------------------------------------------ choosing

    def fits(self, option: Option, facts: tuple[Any, ...]) -> bool:
        """Whether the arguments of an option hold all of the facts."""
        return all(fact in option.args for fact in facts)

    def options(self, key: str, *facts: Any, seat: int | None = None) -> list[Option]:
        """Return the options of a kind that fit the facts."""
        if self.state.decision is None:
            return []
        return [
            option
            for option in self.state.decision.options
            if option.key == key and (seat is None or option.seat == seat) and self.fits(option, facts)
        ]

    def choose(self, key: str, *facts: Any, seat: int | None = None) -> Self:
        """Choose the one option that fits."""
        found = self.options(key, *facts, seat=seat)
        assert len(found) == 1, f"{len(found)} options {key} {facts}; {self.says()}"
        self.state.choose(found[0])
        return self

    def default(self) -> Self:
        """Choose what changes least; else the first option."""
        decision = self.state.decision
        assert decision is not None, "the game is over"
        by_key = {option.key: option for option in reversed(decision.options)}
        self.state.choose(next((by_key[key] for key in self.DEFAULTS if key in by_key), decision.options[0]))
        return self

    def to(self, key: str) -> Self:
        """Answer by default until a question."""
        for _ in range(500):
            if self.asks(key):
                return self
            assert not self.state.over, f"the game is over and '{key}' never came: {self.state.outcome}"
            self.default()
        raise AssertionError(f"'{key}' never came; {self.says()}")

    # ------------------------------------------------------------------------------------------ looking

    def asks(self, key: str, seat: int | None = None) -> bool:
        """Whether this is the question now, to this seat."""
        decision = self.state.decision
        return decision is not None and decision.key == key and seat in (None, decision.lead)

    def offers(self, key: str, *facts: Any, seat: int | None = None) -> bool:
        """Whether such an option is there."""
        return bool(self.options(key, *facts, seat=seat))

    def refuses(self, key: str, *facts: Any, seat: int | None = None) -> bool:
        """Whether a decision is there, without such an option."""
        return self.state.decision is not None and not self.options(key, *facts, seat=seat)

    def kinds(self) -> set[str]:
        """Return the keys of the options."""
        return {option.key for option in self.state.decision.options} if self.state.decision else set()

    def happened(self, kind: str, **facts: Any) -> int:
        """Return how often this happened since somebody began to listen."""
        assert self.state.events is not None
        return sum(event.kind == kind and facts.items() <= event.facts.items() for event in self.state.events)

    def says(self) -> str:
        """Return the question and its options, for messages."""
        decision = self.state.decision
        if decision is None:
            return f"the game is over: {self.state.outcome}"
        return f"asked is {decision.key}{decision.args}: {[(o.seat, o.key, o.args) for o in decision.options]}"
