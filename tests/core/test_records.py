"""Records as plain data and back: those of msgspec, and compiled ones, which msgspec does not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fathom.core import records


class Card(msgspec.Struct, frozen=True, array_like=True):
    id: str
    marks: dict[int, bytes] = {}


class NativeCard:
    """What the compiler makes of a card: a class with its fields, and no more."""

    def __init__(self, id: str, marks: dict[int, bytes] | None = None) -> None:
        self.id = id
        self.marks = marks or {}


class Table:
    def __init__(self, *, cards: tuple[NativeCard | None, ...], top: NativeCard | None = None, n: int = 0) -> None:
        self.cards = cards
        self.top = top
        self.n = n


records.native(NativeCard, {"id": "str", "marks": "dict[int, bytes]"}, {"array_like": True, "frozen": True})
records.native(Table, {"cards": "tuple[NativeCard | None, ...]", "top": "NativeCard | None", "n": "int"}, {})

DATA = {"cards": [["a", {"1": "AAE="}], None], "top": ["b", {}], "n": 3}


def refuse(kind: type, value: Any) -> Any:
    raise msgspec.ValidationError(f"no {kind.__name__}")


def test_a_compiled_record_is_written_as_the_interpreted_one_is() -> None:
    assert records.written(NativeCard("a", {1: b"\0\1"})) == records.written(Card("a", {1: b"\0\1"}))
    assert records.plain([NativeCard("a")]) == records.plain([Card("a")]) == [["a", {}]]


def test_a_compiled_record_comes_back_with_all_that_is_in_it() -> None:
    table = records.read(Table, DATA, refuse)
    first, second = table.cards
    assert isinstance(first, NativeCard) and second is None
    assert (first.id, first.marks, table.n) == ("a", {1: b"\0\1"}, 3)
    assert msgspec.json.decode(records.written(table)) == DATA
    assert repr(first) == r"NativeCard(id='a', marks={1: b'\x00\x01'})"


def test_what_a_file_leaves_out_is_as_in_the_beginning_and_what_is_strange_is_passed_over() -> None:
    assert records.read(Table, {"cards": [], "later": 1}, refuse).n == 0
    assert records.read(Card, ["a"], refuse) == Card("a")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wrong", [{}, {"cards": [], "n": "x"}, {"cards": [{"id": "a"}]}, {"cards": [["a", {"x": "AAE="}]]}]
)
def test_a_damaged_record_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        records.read(Table, wrong, refuse)


def test_a_record_is_changed_by_making_another_one() -> None:
    card = NativeCard("a")
    assert (records.replace(card, id="b").id, card.id) == ("b", "a")
    assert records.replace(Card("a"), id="b") == Card("b")


def test_what_is_no_record_cannot_be_saved() -> None:
    with pytest.raises(TypeError, match="object cannot be saved"):
        records.written([object()])
