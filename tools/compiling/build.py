"""Compiles the core and the games, each game by itself: `bin/compile`.

    bin/compile             what changed since the last time
    bin/compile --clean     interpreted again: everything that was built goes

mypyc makes one C file of the core and of each game; it reads their syntax trees as `tree.py` changes them. A game that
cannot be built, or that does not start, is left out and stays interpreted. What was built lies in
`src/fathom/compiled`, with an index that `fathom/_compiled.py` reads.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from fathom._compiled import FOLDER

from .tree import Source

HOME = Path(__file__).resolve().parents[2]
ROOT = HOME / "src"
#: Where the C files go, and what is made of them.
MADE = HOME / "build/compiled"
INTO = FOLDER

CORE = "core"
#: The modules that are compiled with the core.
CORE_FILES = ("core/decisions.py", "core/state.py", "core/rng.py", "core/legality.py", "parts/piles.py")
#: Compiled it played other games while nobody listened to its events: steps that a package shows were called through
#: it, and made calls (`tree.py` knows that now). It stays interpreted until games without a listener were compared.
LEFT_OUT = ("leviathan_wilds",)
#: The rooms of a game that are compiled.
ROOMS = ("state", "setup", "queries", "evaluate", "rules", "effects", "abilities")
#: Of these a group is also built: their records are what compiled code reads.
WATCHED = {CORE: ("core/box.py", "core/events.py", "core/outcome.py", "core/records.py", "core/steps.py")}
WATCHED_ROOMS = ("box", "chosen", "schema")

OPTIMISE = ("-O2", "-g0", "-DNDEBUG", "-fwrapv", "-w")


def games() -> list[str]:
    """Return the folders of all games that are compiled."""
    found = {file.parent.name for file in ROOT.glob("fathom/games/*/state.py")}
    return sorted(found.difference(LEFT_OUT))


def files_of(group: str) -> list[Path]:
    """Return the modules of a group that are compiled."""
    if group == CORE:
        return [ROOT / "fathom" / name for name in CORE_FILES]
    return _in_rooms(group, ROOMS)


def watched(group: str) -> list[Path]:
    """Return the files that a group is built of."""
    if group == CORE:
        return [*files_of(CORE), *(ROOT / "fathom" / name for name in WATCHED[CORE])]
    return [*files_of(group), *_in_rooms(group, WATCHED_ROOMS)]


def _in_rooms(game: str, rooms: Iterable[str]) -> list[Path]:
    folder = ROOT / "fathom/games" / game
    found = [path for room in rooms for path in (folder / f"{room}.py", *sorted((folder / room).rglob("*.py")))]
    return [path for path in found if path.is_file() and path.name != "__init__.py"]


def library(group: str) -> str:
    """Return the name of a group's library."""
    return f"fathom_{group}__mypyc"


def module(file: Path) -> str:
    """Return the name of the module in a file."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


# ---------------------------------------------------------------------------------------------- Python to C


def translate(groups: Sequence[str]) -> None:
    """Write the C files of groups; this runs in a process of its own, since mypy ends it if something is wrong."""
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    os.chdir(ROOT)
    files = {str(file.relative_to(ROOT)): file for group in groups for file in files_of(group)}
    source = Source(ROOT, files.values())
    parse: Any = ast.parse

    def changed(text: Any, filename: str = "<unknown>", mode: str = "exec", **more: Any) -> Any:
        tree = parse(text, filename, mode, **more)
        return source.changed(files[filename], tree) if mode == "exec" and filename in files else tree

    setattr(ast, "parse", changed)  # noqa: B010  mypy reads with it
    options = ["--no-native-parser", "--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    options += [f"--cache-dir={os.devnull}"]
    parts: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(ROOT)) for file in files_of(group)], f"fathom_{group}") for group in groups
    ]
    mypyc_build([*options, *files], CompilerOptions(target_dir=str(MADE), separate=True), separate=parts)


def translated(groups: list[str]) -> list[str]:
    """Write the C files of groups; return those of them with which this went well."""
    while True:
        made = subprocess.run(
            [sys.executable, "-m", "tools.compiling.build", "--translate", *groups],
            cwd=HOME, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        if made.returncode == 0:
            return groups
        wrong = {name for name in re.findall(r"^fathom/games/(\w+)/.*(?:error:|line )", made.stdout, re.MULTILINE)}
        print(*[line for line in made.stdout.splitlines() if "warning:" not in line][-40:], sep="\n", file=sys.stderr)
        if not wrong & {*groups}:
            return []
        for name in wrong:
            say(f"{name} stays interpreted: mypyc does not take it (see above)")
        groups = [name for name in groups if name not in wrong]


# ---------------------------------------------------------------------------------------------- C to machine code


def compiler() -> list[str] | None:
    """Return the C compiler as a command, or nothing if there is none."""
    said = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (said.split(), ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]) and (Path(sysconfig.get_path("include")) / "Python.h").is_file():
            return command
    return None


def build(group: str, command: list[str]) -> bool:
    """Compile the C file of a group, unless it is the one that was compiled before."""
    import mypyc

    runtime = Path(mypyc.__file__).parent / "lib-rt"
    includes = [f"-I{folder}" for folder in (runtime, MADE, Path(sysconfig.get_path("include")))]
    file, into = MADE / f"__native_fathom_{group}.c", INTO / f"{library(group)}{EXTENSION_SUFFIXES[0]}"
    flags = ["-shared", "-fPIC", *OPTIMISE, *(["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else [])]
    said = " ".join([*command, *flags])
    texts = [
        path.read_bytes() for path in sorted(MADE.glob("__native*fathom_core.h")) + sorted(MADE.glob(f"*_{group}.*"))
    ]
    stamp, kept = hashlib.sha256(b"\0".join([said.encode(), *texts])).hexdigest(), MADE / f"{group}.stamp"
    if into.is_file() and kept.is_file() and kept.read_text() == stamp:
        return True
    started = time.monotonic()
    made = subprocess.run([*command, *flags, *includes, str(file), "-o", str(into)], text=True, capture_output=True)
    if made.returncode:
        say(f"{group} stays interpreted: the C compiler does not take it", made.stderr[-2000:])
        return False
    kept.write_text(stamp)
    say(f"{group}: {time.monotonic() - started:.0f} s, {into.stat().st_size / 1e6:.1f} MB")
    return True


# ---------------------------------------------------------------------------------------------- all of it


def say(*lines: str) -> None:
    """Tell what goes on."""
    print("fathom:", *lines, sep=" ", file=sys.stderr, flush=True)


def index(digests: Mapping[str, str]) -> None:
    """Write down what is compiled, and of which sources."""
    said = {
        library(group): {
            "name": group,
            "modules": sorted(map(module, files_of(group))),
            "files": [str(file.relative_to(ROOT)) for file in sorted(watched(group))],
            "digest": digest,
        }
        for group, digest in digests.items()
    }
    text = json.dumps({"python": EXTENSION_SUFFIXES[0], "groups": said}, indent=1)
    (INTO / "index.json").write_text(text, encoding="utf-8")


def digest(group: str) -> str:
    """Return a hash over what a group is built of."""
    from fathom._compiled import digest

    return digest(sorted(watched(group)))


def starts(game: str) -> bool:
    """Whether a game that was built can be played: a process of its own plays a while, and saves."""
    play = f"""
import fathom, fathom._compiled
game = {game!r}.replace("_", "-")
assert {library(game)!r} in fathom._compiled.groups
for seed in range(3):
    state = fathom.new(game, seed=seed)
    while state.decision and state.ply < 200:
        state.choose(state.ply * 7 % len(state.decision.options))
    assert fathom.load(state.save()) == state.clone()
"""
    made = subprocess.run([sys.executable, "-c", play], cwd=HOME, text=True, capture_output=True)
    if made.returncode:
        say(f"{game} stays interpreted: it was built, but it does not play", made.stderr[-2000:])
    return made.returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Build what changed."""
    parser = argparse.ArgumentParser(prog="bin/compile", description="Compile the rules with mypyc.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games, by folder; all if none is named")
    parser.add_argument("--clean", action="store_true", help="take away what was built")
    parser.add_argument("--translate", action="store_true", help=argparse.SUPPRESS)
    said = parser.parse_args(arguments)
    if said.translate:
        translate(said.games)
        return 0
    if said.clean:
        shutil.rmtree(INTO, ignore_errors=True)
        shutil.rmtree(MADE, ignore_errors=True)
        return 0
    command = compiler()
    if command is None:
        say("there is no C compiler here, or no Python.h: everything stays interpreted")
        return 1
    started = time.monotonic()
    wanted = [game.replace("-", "_") for game in said.games] or games()
    INTO.mkdir(parents=True, exist_ok=True)
    MADE.mkdir(parents=True, exist_ok=True)
    (INTO / "index.json").unlink(missing_ok=True)
    digests = {group: digest(group) for group in [CORE, *wanted]}  # of what is read now, whatever changes meanwhile
    groups = translated([CORE, *wanted])
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        largest = sorted(groups, key=lambda group: -(MADE / f"__native_fathom_{group}.c").stat().st_size)
        built = [
            group
            for group, well in zip(largest, pool.map(lambda one: build(one, command), largest), strict=True)
            if well
        ]
    if CORE not in built:
        return 1
    index({group: digests[group] for group in built})
    built = [CORE, *(group for group in built if group != CORE and starts(group))]
    index({group: digests[group] for group in built})
    left_out = [game for game in wanted if game not in built]
    say(f"compiled in {time.monotonic() - started:.0f} s: {', '.join(sorted(built))}")
    return 1 if left_out else 0


if __name__ == "__main__":
    sys.exit(main())
