"""Compiled rules are used only as long as they are those of the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from tools.compiling import build

from fathom._compiled import ROOT, digest

FILE = "fathom/core/decisions.py"
CORE = {"name": "core", "modules": [], "files": [FILE], "digest": digest([ROOT / FILE])}
GAME = {"name": "toy", "modules": ["fathom.games.toy.state"], "files": [FILE], "digest": digest([ROOT / FILE])}
STALE = {"digest": "of another day"}


def form(folder: Path, groups: dict[str, Any], python: str = EXTENSION_SUFFIXES[0], **more: str) -> str:
    """Return what a process says of its rules that finds this beside its sources."""
    (folder / "index.json").write_text(json.dumps({"python": python, "groups": groups}))
    told = {name: text for name, text in os.environ.items() if name != "FATHOM_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", "import fathom._compiled as found; print(found.form())"],
        env=told | {"FATHOM_COMPILED": str(folder)} | more, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.strip()


def test_what_was_built_of_these_sources_is_used(tmp_path: Path) -> None:
    assert form(tmp_path, {"core_lib": CORE, "toy_lib": GAME}) == "compiled: core, toy"


def test_a_game_that_was_changed_since_is_interpreted(tmp_path: Path) -> None:
    assert form(tmp_path, {"core_lib": CORE, "toy_lib": GAME | STALE}) == "compiled: core"


def test_without_the_core_nothing_is_compiled(tmp_path: Path) -> None:
    assert form(tmp_path, {"core_lib": CORE | STALE, "toy_lib": GAME}) == "interpreted"


def test_what_was_built_for_another_python_is_not_used(tmp_path: Path) -> None:
    assert form(tmp_path, {"core_lib": CORE}, python=".cpython-27.so") == "interpreted"


def test_one_may_want_it_interpreted(tmp_path: Path) -> None:
    assert form(tmp_path, {"core_lib": CORE}, FATHOM_PURE="1") == "interpreted"


@pytest.mark.parametrize("game", build.games())
def test_a_game_is_built_of_its_rules_and_of_the_records_that_they_read(game: str) -> None:
    files = {file.relative_to(build.ROOT / "fathom/games" / game).parts[0] for file in build.files_of(game)}
    assert {"state.py", "setup.py", "rules"} <= files
    assert not files & {"scene", "art", "lint", "box.py", "chosen.py"}
    assert any(file.name == "chosen.py" for file in build.watched(game))


def test_a_machine_without_a_compiler_stays_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "INTO", tmp_path / "made")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.main([]) == 1
    assert not (tmp_path / "made").exists()
