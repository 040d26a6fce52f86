"""The words of a scene: a text together with the game that it speaks of, and a memory so that nothing is said twice.

Each game has a subclass with a method for every kind of thing that has a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial, wraps
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary

from .state import State
from .text import Arg, Text

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = ParamSpec("P")
W = TypeVar("W", bound="Words[Any]")

#: What was said before, per text; messages with variables take longer to make than to remember.
_memory: WeakKeyDictionary[Text, dict[Any, Any]] = WeakKeyDictionary()
_MOST = 50_000


def dashed(name: str) -> str:
    """Return an id as it stands in text keys.

    >>> dashed("north.lee_side")
    'north-lee-side'
    """
    return name.replace(".", "-").replace("_", "-")


class Words(Generic[S]):
    """A text together with the game that it speaks of."""

    #: How the facts of events, options and refusals are said, by name, or by "kind.name" where one means something
    #: else. What is not here stands for itself.
    facts: ClassVar[Mapping[str, Callable[[Any, Any], Arg]]] = {}

    def __init__(self, g: S, text: Text) -> None:
        self.g = g
        self.text = text
        self.memory = _memory.setdefault(text.origin, {})
        self._now: dict[Any, Any] = {}
        if len(self.memory) > _MOST:
            self.memory.clear()

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the text of a key, remembered."""
        if not args:
            return self.text(key)
        at = (key, *args.items())
        said: str | None = self.memory.get(at)
        if said is None:
            said = self.memory[at] = self.text(key, **args)
        return said

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Return what was made before under a key of this content, or make it now."""
        at = (self.g.box.hash, *key)
        made: T | None = self.memory.get(at)
        if made is None:
            made = self.memory[at] = make()
        return made

    def now(self, key: Any, make: Callable[[], T]) -> T:
        """Return what was made before under a key in this position, or make it now."""
        if key not in self._now:
            self._now[key] = make()
        return cast(T, self._now[key])

    def said(self, facts: Mapping[str, Any], kind: str = "") -> dict[str, Arg]:
        """Return facts in words, to be given to a text."""
        return {name: self.fact(name, value, kind) for name, value in facts.items()}

    def fact(self, name: str, value: Any, kind: str = "") -> Arg:
        """Return a fact in words."""
        say = self.facts.get(f"{kind}.{name}") or self.facts.get(name)
        if say is not None:
            return say(self, value)
        return value if isinstance(value, int | str) else str(value)

    def listed(self, items: Sequence[str], last: str = "list-two") -> str:
        """Return "a, b and c"."""
        if len(items) < 2:
            return items[0] if items else ""
        return self(last, a=", ".join(items[:-1]), b=items[-1])


def named(kind: str) -> Callable[[Any, str], str]:
    """Make a method that names a thing of content by the text `<kind>-<id>`."""

    def say(w: Words[Any], id_: str) -> str:
        return w.text(f"{kind}-{dashed(id_)}")

    return say


def several(one: Callable[[Any, Any], str]) -> Callable[[Any, Iterable[Any]], str]:
    """Make a method that returns several things as a list."""

    def listed(w: Words[Any], things: Iterable[Any]) -> str:
        return w.listed([one(w, thing) for thing in things])

    return listed


def remembered(make: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """Remember what is made of words, by the arguments: it must hang on them and on the content alone."""
    place = f"{make.__module__}.{make.__name__}"

    @wraps(make)
    def made(w: W, *args: P.args, **kwargs: P.kwargs) -> T:
        return w.once((place, *args, *kwargs.items()), partial(make, w, *args, **kwargs))

    return cast(Callable[Concatenate[W, P], T], made)
