"""What the compiler reads: the syntax trees of the rules, with records and steps in the form that it compiles best.

The files stay as they are. What is put in has the line of what it stands for, so tracebacks and errors point to the
source.

| in the source | as compiled |
|---|---|
| a record, `class Card(msgspec.Struct)` | a native class; its fields say how it is made, compared and copied |
| `@step(…)` and other decorators that only register | the plain function, and the registration after it |
| `court.tidy(seat)` | the call that it makes: `("court.tidy", seat)` |
| `court.tidy.now(g, seat)` | the function itself, if nobody listens |
| `g.emit(…)` | the same, if somebody listens |
| `no("AB-048", "no-points", n=2)` | the record: `No("AB-048", "no-points", (("n", 2),))` |
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Any

#: Decorators that change what a function is; all others only register it.
_CHANGING = {"memo", "property", "classmethod", "staticmethod", "cached_property", "wraps", "contextmanager"}
#: The record of the core that each game has its own of.
_BASE = "State"
#: What makes a refusal; the record is made at once.
_REFUSAL = "fathom.core.legality.no"
#: What a game's own state says more narrowly than `State`.
_NARROWED = ("box", "setup")
_IMPORTS = """
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast
from fathom.core import records
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""

Fields = dict[str, ast.AnnAssign]


class Source:
    """All modules that are compiled together: where their steps are, and what a state has."""

    def __init__(self, root: Path, files: Iterable[Path]) -> None:
        self.names = {file: ".".join(file.relative_to(root).with_suffix("").parts) for file in files}
        trees = {name: _parsed(file) for file, name in self.names.items()}
        self.steps = {f"{name}.{one}" for name, tree in trees.items() for one in _steps(tree)}
        core = trees["fathom.core.state"]
        self.state = next(_fields(one) for one in core.body if isinstance(one, ast.ClassDef) and one.name == _BASE)
        self.words = imported("fathom.core.state", core)
        #: What packages show as their own.
        self.shown: dict[str, str] = {}
        for file in root.glob("fathom/games/*/*/__init__.py"):
            package = ".".join(file.parent.relative_to(root).parts)
            self.shown |= {f"{package}.{name}": full for name, full in imported(f"{package}.", _parsed(file)).items()}

    def changed(self, file: Path, tree: ast.Module) -> ast.Module:
        """Return the tree of a file as it is compiled."""
        made: ast.Module = ast.fix_missing_locations(_Change(self, self.names[file], tree).visit(tree))
        return made


def imported(module: str, tree: ast.Module) -> dict[str, str]:
    """Return what the names that a module imports stand for."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = [*(module.split(".")[: -node.level] if node.level else []), *([node.module] if node.module else [])]
            found |= {name.asname or name.name: ".".join([*base, name.name]) for name in node.names}
    return found


class _Change(ast.NodeTransformer):
    def __init__(self, source: Source, module: str, tree: ast.Module) -> None:
        self.source, self.module = source, module
        here = {one.name: f"{module}.{one.name}" for one in tree.body if isinstance(one, ast.FunctionDef)}
        self.imports = imported(module, tree)
        self.names = self.imports | here
        #: Names that stand for packages, or for what they show.
        self.packages = {
            name
            for name, full in self.imports.items()
            if full in source.shown or any(one.startswith(f"{full}.") for one in source.shown)
        }
        self.local: set[str] = set()
        self.records = {one.name: one for one in tree.body if isinstance(one, ast.ClassDef) and _is_record(one)}
        self.changing = {
            name for name, one in self.records.items() if "frozen" not in [word.arg for word in one.keywords]
        }
        #: Whether a state of a game is in this module: it says the fields of `State` again.
        self.narrows = any(_word(one.bases[0]) == _BASE for one in self.records.values())

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        node.body = [one for old in node.body for one in self._registered(old)]
        text = _IMPORTS + "from fathom.core.legality import No\n" * (_REFUSAL in self.imports.values())
        if self.narrows:
            used = {
                one.id for field in self.source.state.values() for one in ast.walk(field) if isinstance(one, ast.Name)
            }
            froms = [full.rpartition(".") for name, full in self.source.words.items() if name in used]
            text += "".join(f"from {module} import {name}\n" for module, _, name in froms)
        at = next(i for i, one in enumerate(node.body) if i > 1 or not isinstance(one, (ast.Expr, ast.ImportFrom)))
        node.body[at:at] = _made(text, node.body[0])
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        self.generic_visit(node)
        return self._native(node) if node.name in self.records else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outer, self.local = self.local, self.local | _bound(node)
        self.generic_visit(node)
        self.local = outer
        return node

    def _registered(self, node: ast.stmt) -> list[ast.stmt]:
        """Take the decorators off functions that only register them; register them after."""
        after: list[ast.stmt] = []
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for one in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(one, ast.FunctionDef) and _only_registers({*map(_word, one.decorator_list)}):
                # A compiled method does not say of itself what it is called.
                method = f"cast(Any, SimpleNamespace(__module__=__name__, __qualname__='{owner}{one.name}'))"
                made = method if owner else one.name
                for decorator in reversed(one.decorator_list):
                    made = f"{ast.unparse(decorator)}({made})"
                if one.decorator_list:
                    after += _made(made if owner else f"globals()['{one.name}'] = {made}", one)
                one.decorator_list = []
        return [node, *after]

    def _step(self, node: ast.expr) -> str:
        """Return the name of the step that an expression stands for, or nothing."""
        first, _, rest = (
            ast.unparse(node).partition(".") if isinstance(node, (ast.Name, ast.Attribute)) else ("", "", "")
        )
        if first in self.local or first not in self.names:
            return ""
        full = f"{self.names[first]}.{rest}".rstrip(".")
        full = self.source.shown.get(full, full)
        return ".".join(full.split(".")[-2:]) if full in self.source.steps else ""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = self._step(node.func)
        self.generic_visit(node)
        if (
            isinstance(node.func, ast.Name)
            and self.names.get(node.func.id) == _REFUSAL
            and node.func.id not in self.local
        ):
            facts = ast.Tuple(
                [ast.Tuple([ast.Constant(one.arg), one.value], ast.Load()) for one in node.keywords], ast.Load()
            )
            return ast.copy_location(
                ast.Call(ast.Name("No", ast.Load()), [*node.args[:2], facts, *node.args[2:]], []), node
            )
        if not name:
            return node
        made = ast.Tuple([ast.Constant(name), *node.args], ast.Load())
        return _cast("tuple[Any, ...]", ast.copy_location(made, node))

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Give a step that is passed on no type: it is what makes the call, and not the function."""
        if not isinstance(node.ctx, ast.Load) or not self._step(node):
            return node
        return _cast("Any", node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        return self.visit_Name(node) if self._step(node) else self.generic_visit(node)  # type: ignore[arg-type, return-value]

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """Spell out what mypyc breaks off at `x in (a, *b)`."""
        self.generic_visit(node)
        for i, one in enumerate(node.comparators):
            if isinstance(one, ast.Tuple) and any(isinstance(part, ast.Starred) for part in one.elts):
                node.comparators[i] = ast.Call(ast.Name("tuple", ast.Load()), [one], [])
        return node

    def visit_Expr(self, node: ast.Expr) -> Any:
        call, function = node.value, getattr(node.value, "func", None)
        of = function.value if isinstance(function, ast.Attribute) else node.value
        # What a package shows as its own is the step there, which makes calls; only its module has the function.
        plain = self._step(of) and ast.unparse(of).partition(".")[0] not in self.packages
        self.generic_visit(node)
        if isinstance(call, ast.Call) and isinstance(function, ast.Attribute):
            if function.attr == "emit":
                return _if(f"{ast.unparse(of)}.events is not None", [node], [], node)
            if function.attr == "now" and plain and isinstance(call.args[0], ast.Name):
                run = ast.copy_location(ast.Expr(ast.Call(of, call.args, [])), node)
                return _if(f"{call.args[0].id}.events is None", [run], [node], node)
        return node

    def _native(self, node: ast.ClassDef) -> list[ast.stmt]:
        """Write a record out as a native class."""
        is_base, of_base = node.name == _BASE, self.source.state if _word(node.bases[0]) == _BASE else {}
        declared = _fields(node)
        fields = of_base | declared
        if is_base:
            declared = {name: one for name, one in declared.items() if name not in _NARROWED}
            fields = declared
        config = {one.arg: getattr(one.value, "value", None) for one in node.keywords}
        only_named = "*, " if is_base or of_base else ""
        lines = [f"def __init__(self, {only_named}{', '.join(map(_parameter, fields.values()))}) -> None:"]
        if of_base:
            lines += [f" super().__init__({', '.join(f'{n}={n}' for n in of_base if n not in _NARROWED)})"]
        lines += [f" self.{name} = {_begun(one)}" for name, one in declared.items()] or [" pass"]
        same = " and ".join([f"isinstance(other, {node.name})", *(f"self.{name} == other.{name}" for name in fields)])
        lines += [f"def __eq__(self, other: object) -> bool: return {same}"]
        if config.get("frozen"):
            lines += [f"def __hash__(self) -> int: return hash(({' '.join(f'self.{name},' for name in fields)}))"]
        if is_base:
            lines += ["def __init_subclass__(cls, **config: Any) -> None: records.adopt(cls)"]
        else:
            copies = ", ".join(
                f"{name}={self._copied(one) if of_base else f'self.{name}'}" for name, one in fields.items()
            )
            word = "clone" if of_base else "__copy__"
            lines += [f"def {word}(self) -> '{node.name}': return {node.name}({copies})"]
        kinds = ["native_class=True", "allow_interpreted_subclasses=True" if is_base else ""]
        kinds += ["acyclic=True" if config.get("gc") is False else ""]
        attribute = _made(f"mypyc_attr({', '.join(filter(None, kinds))})", node)[0]
        node.decorator_list = [attribute.value] if isinstance(attribute, ast.Expr) else []
        node.bases, node.keywords = [one for one in node.bases if _word(one) == _BASE], []
        for one in declared.values():
            one.value = None
        hints = {name: ast.unparse(one.annotation) for name, one in (of_base | _fields(node)).items()}
        left_out = [one for name, one in _fields(node).items() if name not in declared]
        node.body = [one for one in node.body if one not in left_out] + _made("\n".join(lines), node)
        return [node, *_made(f"records.native({node.name}, {hints}, {config})", node)]

    def _copied(self, field: ast.AnnAssign) -> str:
        """Write how a clone comes by a field: what changes in itself is copied, all else is shared."""
        name, hint = ast.unparse(field.target), ast.unparse(field.annotation)
        kind, _, held = hint.rstrip("]").partition("[")
        if name == "events":
            return "None"
        if kind == "list" and held in self.changing:
            return f"[one.__copy__() for one in self.{name}]"
        if hint in self.changing:
            return f"self.{name}.__copy__()"
        return f"self.{name}.copy()" if kind in ("list", "dict", "set") else f"self.{name}"


# ---------------------------------------------------------------------------------------------- trees


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _word(node: ast.expr) -> str:
    """Return the last word of a name, or of what is called."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]


def _only_registers(decorators: set[str]) -> bool:
    """Whether decorators leave a function as it is; a verb that is no step already becomes one."""
    return not decorators & _CHANGING and ("verb" not in decorators or "step" in decorators)


def _steps(tree: ast.Module) -> list[str]:
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    return [one.name for one in functions if any(_word(decorator) == "step" for decorator in one.decorator_list)]


def _is_record(node: ast.ClassDef) -> bool:
    return bool(node.bases) and _word(node.bases[0]) in ("Struct", _BASE)


def _fields(node: ast.ClassDef) -> Fields:
    found = [
        one for one in node.body if isinstance(one, ast.AnnAssign) and "ClassVar" not in ast.unparse(one.annotation)
    ]
    return {ast.unparse(one.target): one for one in found}


def _is_made_anew(value: ast.expr) -> bool:
    return isinstance(value, (ast.List, ast.Dict, ast.Call))


def _parameter(field: ast.AnnAssign) -> str:
    """Write a field as a parameter; what each record has its own of is made when it is."""
    named, value = f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)}", field.value
    if value is None:
        return named
    return f"{named} | None = None" if _is_made_anew(value) else f"{named} = {ast.unparse(value)}"


def _begun(field: ast.AnnAssign) -> str:
    """Write what a field begins with."""
    name, value = ast.unparse(field.target), field.value
    if value is None or not _is_made_anew(value):
        return name
    made = ast.unparse(value)
    if isinstance(value, ast.Call) and _word(value) == "field":
        made = f"{ast.unparse(value.keywords[0].value)}()"
    return f"{made} if {name} is None else {name}"


def _bound(node: ast.FunctionDef) -> set[str]:
    """Return the names that a function gives values to."""
    inside = list(ast.walk(node))
    names = {one.id for one in inside if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    return names | {one.arg for one in inside if isinstance(one, ast.arg)}


def _made(text: str, at: ast.AST) -> list[ast.stmt]:
    """Parse statements, and let them stand in the line of what they belong to."""
    body = ast.parse(text).body
    for node in [inner for one in body for inner in ast.walk(one)]:
        ast.copy_location(node, at)
    return body


def _cast(kind: str, node: ast.expr) -> ast.expr:
    """Let the compiler take an expression for something of a kind."""
    made = ast.Call(ast.Name("cast", ast.Load()), [ast.parse(kind, mode="eval").body, node], [])
    for one in (made, made.func, *ast.walk(made.args[0])):
        ast.copy_location(one, node)
    return made


def _if(test: str, body: list[ast.stmt], orelse: list[ast.stmt], at: ast.AST) -> ast.If:
    made = ast.If(ast.parse(test, mode="eval").body, body, orelse)
    for node in (made, *ast.walk(made.test)):
        ast.copy_location(node, at)
    return made
