r"""Mutants: a function, changed in one small way at a time.

>>> import ast
>>> tree = ast.parse("def pay(g, n):\n    if n > g.pearls:\n        g.pearls -= n").body[0]
>>> for mutant in mutants(tree):
...     print(mutant)
line 2: n > g.pearls → n <= g.pearls
line 2: n > g.pearls → n >= g.pearls
line 3: g.pearls -= n → g.pearls += n
line 3: g.pearls -= n → (left out)
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from types import CodeType, FunctionType
from typing import Any, NamedTuple, TypeAlias

#: Counts up when other mutants are made: what was found with the old ones is forgotten then.
VERSION = 7

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

#: The opposite of a comparison, and the same with its bound moved by one.
OPPOSITES: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.GtE, ast.LtE),
    ast.LtE: (ast.Gt, ast.Lt),
    ast.Gt: (ast.LtE, ast.GtE),
    ast.GtE: (ast.Lt, ast.Gt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OTHER_SUM: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Calls that rule nothing: they report, or end a trial.
TELLING = frozenset({"emit", "uncover"})
#: Calls that return what they are given in another order.
ORDERING = frozenset({"sorted", "reversed", "shuffled"})
#: Calls whose arguments happen one after the other.
IN_ORDER = frozenset({"then"})
#: Calls whose arguments are of different kinds, or are there for the eye alone.
UNLIKE = frozenset(
    {"isinstance", "issubclass", "getattr", "setattr", "hasattr", "map", "filter", "cast", "Option", "no", "ask"}
)
#: What the first parameter of steps is called: the state. To swap it with something else would only break the program.
STATE = frozenset({"g", "state", "self"})


class Mutant(NamedTuple):
    """A changed function: how it was and is, in which lines one must come by to notice, and the whole function."""

    line: int
    before: str
    after: str
    lines: range
    tree: Function

    def __str__(self) -> str:
        """Say where the change is, and what it is."""
        return f"line {self.line}: {self.before} → {self.after or '(left out)'}"


def mutants(function: Function) -> Iterator[Mutant]:
    """Yield a function with each of the changes, in the order of its lines."""
    found = []
    for place, (node, statement) in enumerate(_inner(function)):
        for new in _changes(node):
            after = "" if isinstance(new, ast.Pass) else _short(new)
            lines = _lines(node, statement)
            line = getattr(node, "lineno", lines.start)
            where = f" in {_short(statement)}" if isinstance(node, ast.Constant) else ""
            found.append(Mutant(line, _short(node) + where, after, lines, _with(function, place, new)))
    yield from sorted(found, key=lambda mutant: mutant.line)


def _lines(node: Any, statement: Any) -> range:
    """Return the lines of the statement that a node stands in; of one that holds others only its head."""
    last: int = statement.end_lineno
    if hasattr(statement, "body"):
        last = getattr(node, "test", node).end_lineno if hasattr(node, "end_lineno") else statement.lineno
    return range(statement.lineno, last + 1)


def _short(node: ast.AST) -> str:
    """Return a piece of code in one line, not too long."""
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {_short(node.test)}"
    if isinstance(node, ast.For):
        return f"for {_short(node.target)} in {_short(node.iter)}"
    if isinstance(node, ast.comprehension):
        return " ".join(f"if {_short(test)}" for test in node.ifs)
    said = " ".join(ast.unparse(node).split())
    return said if len(said) <= 100 else f"{said[:99]}…"


def _inner(function: Function) -> list[tuple[ast.AST, ast.stmt]]:
    """Return the nodes of a body that may be changed, each with its statement: no words, types and what only tells."""
    found: list[tuple[ast.AST, ast.stmt]] = []

    def visit(node: ast.AST, statement: ast.stmt) -> None:
        if isinstance(node, ast.JoinedStr | ast.Assert) or (isinstance(node, ast.Expr) and _is_idle(node.value)):
            return
        if isinstance(node, ast.If) and _asks_who_listens(node.test):
            return
        statement = node if isinstance(node, ast.stmt) else statement
        found.append((node, statement))
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
                continue
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.AST):
                    visit(inner, statement)

    for statement in function.body:
        visit(statement, statement)
    return found


def _is_idle(value: ast.expr) -> bool:
    """Whether a statement does nothing to the game: a docstring, or a call that only tells."""
    return isinstance(value, ast.Constant) or (isinstance(value, ast.Call) and _called(value) in TELLING)


def _asks_who_listens(test: ast.expr) -> bool:
    """Whether a condition asks if anybody listens to events: what follows only tells."""
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Attribute) and test.left.attr == "events"


def _called(call: ast.Call) -> str:
    """Return the last word of what is called: `then` of `g.then(…)`."""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _with(function: Function, place: int, new: ast.AST) -> Function:
    """Return the function with another node at a place."""
    twin = deepcopy(function)
    old, _ = _inner(twin)[place]

    class Put(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            return new if node is old else self.generic_visit(node)

    for name, value in ast.iter_fields(twin):
        if name == "body":
            twin.body = [Put().visit(statement) for statement in value]
    return ast.fix_missing_locations(twin)


# ---------------------------------------------------------------------------------------------- the changes


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand in the place of a node."""
    for kind, make in _MAKERS:
        if isinstance(node, kind):
            for new in make(node):
                yield ast.copy_location(new, node) if hasattr(node, "lineno") else new


def _changed(node: ast.AST, **fields: Any) -> Any:
    twin = deepcopy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def _negated(test: ast.expr) -> Iterator[ast.expr]:
    """Yield the negation of a condition, unless a change inside it is just that."""
    if not (isinstance(test, ast.Compare) and len(test.ops) == 1) and not isinstance(test, ast.UnaryOp):
        yield ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _of_test(node: Any) -> Iterator[ast.AST]:
    for test in _negated(node.test):
        yield _changed(node, test=test)


def _of_comprehension(node: ast.comprehension) -> Iterator[ast.AST]:
    for i, condition in enumerate(node.ifs):
        for test in _negated(condition):
            yield _changed(node, ifs=[*node.ifs[:i], test, *node.ifs[i + 1 :]])


def _of_compare(node: ast.Compare) -> Iterator[ast.AST]:
    for i, op in enumerate(node.ops):
        for other in OPPOSITES[type(op)]:
            yield _changed(node, ops=[*node.ops[:i], other(), *node.ops[i + 1 :]])


def _of_bool_op(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield _changed(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    for i, _ in enumerate(node.values):
        rest = [*node.values[:i], *node.values[i + 1 :]]
        yield rest[0] if len(rest) == 1 else _changed(node, values=rest)


def _of_not(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def _of_constant(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _of_sum(node: Any) -> Iterator[ast.AST]:
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    words = (ast.JoinedStr, ast.Tuple, ast.List, ast.ListComp)
    if type(node.op) in OTHER_SUM and not any(
        isinstance(side, words) or (isinstance(side, ast.Constant) and isinstance(side.value, str)) for side in sides
    ):
        yield _changed(node, op=OTHER_SUM[type(node.op)]())
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield node.left
        yield node.right


def _of_call(node: ast.Call) -> Iterator[ast.AST]:
    name, args = _called(node), node.args
    if name in OTHER_CALL and isinstance(node.func, ast.Name):
        yield _changed(node, func=ast.copy_location(ast.Name(OTHER_CALL[name], ast.Load()), node.func))
        return
    if name in ORDERING and len(args) == 1 and not node.keywords:
        yield args[0]
    if name == "sorted" and not any(word.arg == "reverse" for word in node.keywords):
        yield _changed(node, keywords=[*node.keywords, ast.keyword("reverse", ast.Constant(True))])
    elif name in IN_ORDER:
        if len(args) > 1:
            yield _changed(node, args=args[::-1])
            for i, _ in enumerate(args):
                yield _changed(node, args=[*args[:i], *args[i + 1 :]])
    elif name not in UNLIKE | ORDERING:
        for i in range(len(args) - 1):
            one, other = args[i : i + 2]
            if _may_swap(one, other):
                yield _changed(node, args=[*args[:i], other, one, *args[i + 2 :]])


def _may_swap(one: ast.expr, other: ast.expr) -> bool:
    """Whether two arguments may be of the same type, as far as one sees: two names, two numbers."""
    if {getattr(arg, "id", "") for arg in (one, other)} & STATE or ast.dump(one) == ast.dump(other):
        return False
    if isinstance(one, ast.Constant) or isinstance(other, ast.Constant):
        return {type(getattr(arg, "value", None)) for arg in (one, other)} == {int}
    return not isinstance(one, ast.Starred) and not isinstance(other, ast.Starred)


def _of_dict(node: ast.Dict) -> Iterator[ast.AST]:
    """Swap what two keys stand for."""
    for i in range(len(node.values) - 1):
        one, other = node.values[i : i + 2]
        if ast.dump(one) != ast.dump(other):
            yield _changed(node, values=[*node.values[:i], other, one, *node.values[i + 2 :]])


def _of_statement(node: ast.AST) -> Iterator[ast.AST]:
    """Leave out a call, a change to the game, an option."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Delete() | ast.Raise():
            yield ast.Pass()
        case (
            ast.AugAssign()
            | ast.Assign(targets=[ast.Attribute() | ast.Subscript()])
            | ast.Assign(targets=[ast.Tuple(elts=[ast.Attribute() | ast.Subscript(), *_])])
        ):
            yield ast.Pass()
        case ast.Return(value=None) | ast.Continue() | ast.Break():
            yield ast.Pass()


_MAKERS: tuple[tuple[Any, Callable[[Any], Iterator[ast.AST]]], ...] = (
    (ast.If | ast.While | ast.IfExp, _of_test),
    (ast.comprehension, _of_comprehension),
    (ast.Compare, _of_compare),
    (ast.BoolOp, _of_bool_op),
    (ast.UnaryOp, _of_not),
    (ast.Constant, _of_constant),
    (ast.BinOp | ast.AugAssign, _of_sum),
    (ast.Call, _of_call),
    (ast.Dict, _of_dict),
    (ast.stmt, _of_statement),
)


# ---------------------------------------------------------------------------------------------- into the program


def put(mutant: Mutant, function: FunctionType) -> bool:
    """Let a function of this process be its mutant from now on; return whether that is possible.

    All who know the function call its new code.
    """
    code = _code(mutant.tree, function)
    if code is None or code.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = code
    return True


def _code(tree: Function, function: FunctionType) -> CodeType | None:
    """Compile a changed function as if it stood in its file, with the variables around it that it had."""
    plain = _changed(tree, decorator_list=[])
    around = function.__code__.co_freevars
    body: list[ast.stmt] = [plain]
    if around:
        known = [ast.arg(name) for name in around]
        nothing = ast.arguments(posonlyargs=[], args=known, kwonlyargs=[], kw_defaults=[], defaults=[])
        body = [ast.FunctionDef("around", nothing, [plain], [], lineno=tree.lineno, col_offset=0)]
    module = ast.fix_missing_locations(ast.Module(body, []))
    flags = function.__code__.co_flags & _FUTURE
    made = compile(module, function.__code__.co_filename, "exec", flags=flags, dont_inherit=True)
    return _find(made, tree.name)


#: `from __future__ import annotations`.
_FUTURE = 0x1000000


def _find(code: CodeType, name: str) -> CodeType | None:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found = inner if inner.co_name == name else _find(inner, name)
            if found is not None:
                return found
    return None
