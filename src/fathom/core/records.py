"""Records: the parts of a state that change, flat and of their own."""

from __future__ import annotations

from typing import TypeVar

R = TypeVar("R", bound=type)


def changing(cls: R) -> R:
    """Let the fields of a struct be assigned as fast as those of a slotted class (ADR 6).

    msgspec looks at every value that is assigned, so as to tell the garbage collector about containers when the first
    one comes. Records need none of that: they are in no cycle (`gc=False`), and a state holds containers from its
    first moment on. Both names must be set, and after the class is made, for CPython to take the plain way.
    """
    setattr(cls, "__setattr__", object.__setattr__)  # noqa: B010 (an assignment would not pass the type checker)
    setattr(cls, "__delattr__", object.__delattr__)  # noqa: B010
    return cls
