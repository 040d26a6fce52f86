"""What the compiler reads is the source, with records and steps in another form and every line where it was."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools.compiling.tree import Source

STATE = '''
from __future__ import annotations
import msgspec
from .steps import Call

class State(msgspec.Struct, kw_only=True):
    """A game."""
    game: str
    box: Box
    agenda: list[Call] = []
    events: list[Event] | None = None

    def clone(self): ...
'''
GAME = '''
from __future__ import annotations
import msgspec
from fathom.core.state import State

class Card(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card."""
    id: str
    up: bool = False

class Diver(msgspec.Struct, gc=False):
    air: int = 3

class Toy(State, kw_only=True):
    box: ToyBox
    divers: list[Diver] = []
    cards: list[Card] = []
    chest: Diver = msgspec.field(default_factory=Diver)
    deck: tuple[int, ...] = ()

    @property
    def deep(self) -> bool:
        return self.deck == ()
'''
RULES = '''
from __future__ import annotations
from ..state import Toy, rule, step
from . import diving
from fathom.core.legality import no

@step("TY-001", "TY-002")
def rise(g: Toy, seat: int) -> None:
    """Up."""
    diving.sink.now(g, seat)
    g.emit("rose", seat=seat)
    g.then(diving.sink(seat), rise(seat - 1))
    again = rise
    again(seat)

@rule("TY-003")
def is_up(g: Toy, rise: int) -> bool:
    return rise(g) in (1, *g.deck)

def why_not(g: Toy, also: No | None) -> No | None:
    return no("TY-003", "no-air", also, n=2, of=g.air)

@memo
def kept(n: int) -> int:
    return n
'''
SINKING = """
from ..state import step

@step()
def sink(g, seat): ...
"""
FILES = {
    "fathom/core/state.py": STATE,
    "fathom/games/toy/state.py": GAME,
    "fathom/games/toy/rules/rising.py": RULES,
    "fathom/games/toy/rules/diving.py": SINKING,
}


def changed(tmp_path: Path, name: str) -> tuple[str, ast.Module]:
    for file, text in FILES.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    source = Source(tmp_path, [tmp_path / file for file in FILES])
    tree = source.changed(tmp_path / name, ast.parse(FILES[name]))
    return ast.unparse(tree), tree


@pytest.fixture
def rules(tmp_path: Path) -> str:
    return changed(tmp_path, "fathom/games/toy/rules/rising.py")[0]


@pytest.fixture
def records(tmp_path: Path) -> str:
    return changed(tmp_path, "fathom/games/toy/state.py")[0]


def test_to_call_a_step_is_to_make_its_call(rules: str) -> None:
    calls = "cast(tuple[Any, ...], ('diving.sink', seat)), cast(tuple[Any, ...], ('rising.rise', seat - 1))"
    assert f"g.then({calls})" in rules


def test_a_step_that_runs_at_once_is_called_itself_unless_somebody_listens(rules: str) -> None:
    lines = [line.strip() for line in rules.split("\n")]
    at = lines.index("if g.events is None:")
    assert lines[at + 1 : at + 4] == ["diving.sink(g, seat)", "else:", "cast(Any, diving.sink).now(g, seat)"]


def test_what_nobody_listens_to_is_not_made(rules: str) -> None:
    lines = [line.strip() for line in rules.split("\n")]
    assert lines[lines.index("g.emit('rose', seat=seat)") - 1] == "if g.events is not None:"


def test_a_step_that_is_passed_on_is_what_makes_calls(rules: str) -> None:
    assert "again = cast(Any, rise)" in rules
    assert "again(seat)" in rules


def test_a_name_of_a_function_s_own_is_no_step(rules: str) -> None:
    assert "return rise(g) in tuple((1, *g.deck))" in rules


def test_a_refusal_is_made_at_once(rules: str) -> None:
    assert "return No('TY-003', 'no-air', (('n', 2), ('of', g.air)), also)" in rules


def test_what_only_registers_is_done_after(rules: str) -> None:
    assert "@step" not in rules and "@rule" not in rules
    assert "globals()['rise'] = step('TY-001', 'TY-002')(rise)" in rules
    assert "globals()['is_up'] = rule('TY-003')(is_up)" in rules
    assert "@memo\ndef kept" in rules


def test_a_record_is_written_out_from_its_fields(records: str) -> None:
    assert "def __init__(self, id: str, up: bool=False) -> None:" in records
    assert "return isinstance(other, Card) and self.id == other.id and (self.up == other.up)" in records
    assert "return hash((self.id, self.up))" in records
    assert "return Diver(air=self.air)" in records
    assert "Struct" not in records
    assert "records.native(Card, {'id': 'str', 'up': 'bool'}" in records


def test_a_clone_copies_what_changes_and_shares_the_rest(records: str) -> None:
    line = next(line for line in records.split("\n") if "return Toy(" in line)
    assert "agenda=self.agenda.copy()" in line
    assert "events=None" in line
    assert "divers=[one.__copy__() for one in self.divers]" in line
    assert "cards=self.cards.copy()" in line
    assert "chest=self.chest.__copy__()" in line
    assert "deck=self.deck" in line


def test_a_state_has_the_fields_of_all_states_first(records: str) -> None:
    start = "def __init__(self, *, game: str, box: ToyBox, agenda: list[Call] | None=None,"
    assert start in records
    assert "super().__init__(game=game, agenda=agenda, events=events)" in records
    assert "self.chest = Diver() if chest is None else chest" in records
    assert "def deep(self) -> bool:" in records


def test_the_core_leaves_to_a_game_what_the_game_says_more_narrowly(tmp_path: Path) -> None:
    text, _ = changed(tmp_path, "fathom/core/state.py")
    assert "def __init__(self, *, game: str, agenda:" in text
    assert "'box': 'Box'" in text  # it is still a field, in its place


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_where_it_was(tmp_path: Path, name: str) -> None:
    """Errors of the compiler and tracebacks name the lines of the source."""
    _, tree = changed(tmp_path, name)
    spans = []
    for node in ast.parse(FILES[name]).body:
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
        spans.append(range(first, (node.end_lineno or first) + 1))
    for statement in tree.body:
        home = next(span for span in spans if statement.lineno in span)
        assert all(node.lineno in home for node in ast.walk(statement) if hasattr(node, "lineno")), ast.unparse(
            statement
        )
    before = {node.name: node.lineno for node in ast.walk(ast.parse(FILES[name])) if isinstance(node, ast.FunctionDef)}
    after = {node.name: node.lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert before.items() <= after.items()
