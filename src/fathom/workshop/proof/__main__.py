"""The command `bin/prove`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
import typer
from rich.console import Console

from fathom import FathomError
from fathom.core.errors import did_you_mean
from fathom.core.game import find, games

from ..citations import folder_of_tests
from ..coverage import rule_coverage
from . import memory
from .cited import Cited
from .known import known
from .memory import Finding
from .report import Proof, as_text, proof
from .running import Progress, Prover
from .survivors import explanations

#: How pytest gathers: in the order of the files, in this process, and without a word.
ARGUMENTS = (
    "-p",
    "no:randomly",
    "-p",
    "no:xdist",
    "-p",
    "no:cacheprovider",
    "-q",
    "--no-header",
    "--no-summary",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
)


def main(
    words: Annotated[list[str] | None, typer.Argument(metavar="GAME|CLAUSE", help="What to prove.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes at a time; else one for each core.")] = 0,
    anew: Annotated[bool, typer.Option("--anew", help="Remember nothing.")] = False,
    survivors: Annotated[bool, typer.Option("--survivors", help="List all changes that no test notices.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Change the rules in small ways, and see whether the tests that cite them notice.

    A clause is proved when a change to code that cites it is noticed by a test that cites it. What is found is
    remembered until the code or its tests change.
    """
    try:
        named, clauses = _sort(words or [])
        proofs = {game: _prove(game, clauses, jobs or os.cpu_count() or 1, anew) for game in named}
    except FathomError as error:
        print(f"prove: {error}", file=sys.stderr)
        raise typer.Exit(2) from None
    if json:
        print(msgspec.json.format(msgspec.json.encode(proofs), indent=2).decode())
    else:
        Console(highlight=False).print(*as_text(proofs, survivors or bool(clauses)), sep="\n\n")


def _sort(words: Sequence[str]) -> tuple[list[str], set[str]]:
    """Return the games and the clauses that are meant."""
    named = [word for word in words if word in games()]
    clauses = {word.upper() for word in words if word not in games()}
    for clause in sorted(clauses):
        owners = [game for game in games() if find(game).ledger().get(clause)]
        if not owners:
            known = [*games(), *(id_ for game in games() for id_ in find(game).ledger().clauses)]
            raise FathomError(f"there is no game and no clause '{clause}'{did_you_mean(clause, known)}")
        named += [game for game in owners if game not in named]
    return named or games(), clauses


def _prove(game: str, clauses: set[str], jobs: int, anew: bool) -> Proof:
    """Return what is proved of a game, or of some clauses."""
    folder = folder_of_tests()
    if folder is None:
        raise FathomError("to prove something takes the source tree: there is no tests/ folder here")
    every = known(find(game), folder, clauses)
    work = [cited for cited, finding in every if anew or finding is None]
    keys = {cited.name: cited.key(folder.parent) for cited in work}
    new: dict[str, Finding] = {}

    def found_out(finding: Finding) -> None:
        memory.keep(keys[finding.name], finding)
        new[finding.name] = finding

    _run(game, work, folder, jobs, found_out)
    memory.clear_up()
    found = [(cited, new.get(cited.name, finding)) for cited, finding in every]
    return proof(find(game).ledger(), rule_coverage(find(game), folder), found, explanations(folder, game), clauses)


def _run(game: str, work: Sequence[Cited], folder: Path, jobs: int, found: Callable[[Finding], None]) -> None:
    """Let pytest gather the tests of some functions, and try all their mutants."""
    files = sorted({test.partition("::")[0] for cited in work for test in cited.all_tests()})
    with _progress(game) as progress:
        prover = Prover(work, game, jobs, progress, found)
        if files:
            here = os.getcwd()
            os.chdir(folder.parent)
            try:
                with _quiet():
                    pytest.main([*ARGUMENTS, *files], plugins=[prover])
            finally:
                os.chdir(here)
    if prover.broken:
        raise FathomError("\n".join(prover.broken))
    if not files:
        for cited in work:
            found(Finding(cited.name, {}, [], []))


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep what pytest says about the tests that it gathers from standard output."""
    with open(os.devnull, "w", encoding="utf-8") as nothing:
        out, sys.stdout = sys.stdout, nothing
        try:
            yield
        finally:
            sys.stdout = out


@contextmanager
def _progress(game: str) -> Iterator[Progress]:
    """Show a bar on standard error, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns: tuple[Any, ...] = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    # No thread of its own: copies of this process must not wait for what another thread holds.
    with Bar(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        tasks: dict[int, Any] = {}

        def tell(done: int, total: int) -> None:
            if total not in tasks:
                what = "tests" if not tasks else "changes"
                tasks[total] = bar.add_task(f"{game}: {what}", total=total)
            bar.advance(tasks[total], done)
            bar.refresh()

        yield tell


if __name__ == "__main__":
    typer.run(main)
