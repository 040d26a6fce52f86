"""Compiled modules in place of their sources, where `bin/compile` or the wheel has made them and they are up to date.

`compiled/index.json` says which modules each group has and of which files it was built. A group of which a file was
changed since, or that could not be built, is interpreted. So is everything if FATHOM_PURE is set. FATHOM_COMPILED names
another folder, for tests.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = Path(os.environ.get("FATHOM_COMPILED") or Path(__file__).parent / "compiled").absolute()
#: Of which library each compiled module is, and the names of the groups that are compiled.
modules: dict[str, str] = {}
groups: dict[str, str] = {}


def digest(files: Iterable[Path]) -> str:
    """Return one hash over what files hold."""
    said = hashlib.sha256()
    for file in files:
        said.update(file.read_bytes() + b"\0" if file.is_file() else b"")
    return said.hexdigest()[:16]


def install() -> None:
    """Let compiled modules be found."""
    index = FOLDER / "index.json"
    if os.environ.get("FATHOM_PURE") or not index.is_file():
        return
    said = json.loads(index.read_text(encoding="utf-8"))
    if said["python"] != EXTENSION_SUFFIXES[0]:
        return
    fresh = {
        name: group
        for name, group in said["groups"].items()
        if digest(map(ROOT.joinpath, group["files"])) == group["digest"]
    }
    if any(group["name"] == "core" for group in fresh.values()):
        for library, group in fresh.items():
            groups[library] = group["name"]
            modules.update(dict.fromkeys(group["modules"], library))
        sys.meta_path.insert(0, _Finder())


def form() -> str:
    """Say in what form the rules run: which groups are compiled."""
    return f"compiled: {', '.join(sorted(groups.values()))}" if groups else "interpreted"


class _Finder:
    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        """Return where a module comes from, if it is compiled."""
        if name in groups:
            return spec_from_file_location(name, FOLDER / f"{name}{EXTENSION_SUFFIXES[0]}")
        if name in modules:
            return ModuleSpec(name, _Loader(), origin=str(ROOT.joinpath(*name.split(".")).with_suffix(".py")))
        return None


class _Loader(Loader):
    """Loads a module from the library of its group, which holds by name what makes it."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make the module; this runs it too."""
        library = importlib.import_module(modules[spec.name])
        if hasattr(library, "ensure_deps") and _function(library, "ensure_deps", ctypes.c_int)() < 0:
            raise ImportError(f"{library.__name__} was built with another core")
        make = _function(library, "init_" + spec.name.replace(".", "___"), ctypes.py_object)
        made: ModuleType = make()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: it has run."""


def _function(library: ModuleType, name: str, returns: Any) -> Any:
    """Return a function of C that a library holds."""
    api = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    pointer = api(("PyCapsule_GetPointer", ctypes.pythonapi))
    return ctypes.PYFUNCTYPE(returns)(pointer(getattr(library, name), f"{library.__name__}.{name}".encode()))


install()  # before anything that is compiled is imported
