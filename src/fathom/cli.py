"""The command line: play, simulate, census, bench, rules, content, replay.

Commands import what they need when they run, so that `fathom --help` is there at once. What people did wrong is one
line on standard error and exit status 2; with `--json` one object goes to standard output and nothing else.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, cast, get_args

import msgspec
import typer
from typer.core import TyperCommand

from fathom import FathomError, __version__
from fathom._compiled import form
from fathom.core.game import games, packs_for
from fathom.core.windows import Ask

if TYPE_CHECKING:
    from rich.console import Console

    from fathom.core.game import AnyGame
    from fathom.lab.simulate import Progress

app = typer.Typer(
    name="fathom",
    help="A digital table for games about things far bigger than you.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
content_app = typer.Typer(help="Look after cards, maps and texts.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(content_app, name="content")
lab_app = typer.Typer(help="Fit models to many games.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(lab_app, name="lab")


def main() -> None:
    """Run the command line."""
    try:
        app()
    except FathomError as error:
        fail(str(error))
    except BrokenPipeError:  # somebody closed the pipe, as `| head` does
        sys.stderr.close()
        raise SystemExit(1) from None


def fail(message: str, status: int = 2) -> NoReturn:
    """Say what is wrong and end."""
    print(f"fathom: {message}", file=sys.stderr)
    raise SystemExit(status)


def print_json(value: object) -> None:
    """Print one object."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


class SetupFlags(TyperCommand):
    """A command that takes each unknown `--key value` as `--setup key=value`: `--leviathan sage`.

    Its help lists them if it is asked about a game: `fathom simulate abyss --help`.
    """

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """List the setup options of the game, after those of the command."""
        super().format_options(ctx, formatter)
        if game := ctx.meta.get("game"):
            from fathom.lab.setups import described

            with formatter.section(f"Setup of {game}"):
                formatter.write_dl(described(game))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Rewrite the flags, then parse as usual."""
        ctx.meta["game"] = next((word for word in args if word in games()), "")
        known = {name: param for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)}
        rest = list(args)
        found: list[str] = []
        while rest:
            word = rest.pop(0)
            if word == "--":
                found += [word, *rest]
                break
            name, equals, value = word.partition("=")
            if name in known and not equals and not getattr(known[name], "is_flag", False) and rest:
                found += [word, rest.pop(0)]
            elif not word.startswith("--") or name in known:
                found.append(word)
            elif equals:
                found += ["--setup", f"{name[2:]}={value}"]
            elif rest and not rest[0].startswith("--"):
                found += ["--setup", f"{name[2:]}={rest.pop(0)}"]
            else:
                ctx.fail(f"{name} needs a value; '{ctx.command_path} --help' lists what there is")
        return super().parse_args(ctx, found)


def _examples(*lines: str) -> str:
    """Return lines for the end of a help text that keep their shape."""
    return "\b\n" + "\n".join(("Examples:", *(f"  {line}" for line in lines)))


SetupPairs = Annotated[
    list[str] | None,
    typer.Option("--setup", metavar="KEY=VALUE", help="A setup option; may be repeated. --KEY VALUE says the same."),
]
Packs = Annotated[
    list[Path] | None, typer.Option("--pack", metavar="FOLDER", help="A content pack to lay over the game; repeatable.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]


@app.callback(invoke_without_command=True)
def _root(
    version: Annotated[bool, typer.Option("--version", is_eager=True, help="Print the version and end.")] = False,
) -> None:
    if version:
        print(f"fathom {__version__} ({form()})")
        raise typer.Exit


# ---------------------------------------------------------------------------------------------- play


@app.command(
    cls=SetupFlags,
    epilog=_examples(
        "fathom play                                              asks what to play",
        "fathom play leviathan-wilds --yes                        starts at once",
        "fathom play --leviathan sentinel --seats me,strong       with a bot beside you",
        "fathom play --climbers fix+breaker,cheer+magus --seed 7",
        "fathom play --climbers fix+cheer+breaker --lang de       alone, with two climbers",
        "fathom play leviathan-wilds --lesson first               a game in which you are told what matters",
        "fathom play --load saved.json",
    ),
)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as abyss; asked for if left out.")] = "",
    setup: SetupPairs = None,
    seats: Annotated[
        str, typer.Option(metavar="WHO,…", help="Who sits where: me, learner, steady, strong, master.")
    ] = "",
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The seed of the game; drawn by lot if left out.")
    ] = None,
    lang: Lang = "en",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game saves itself.")] = None,
    trace: Annotated[bool, typer.Option("--trace", help="Show the agenda: what is still to happen.")] = False,
    pack: Packs = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Ask nothing before the game: take the defaults.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Do not pause between the choices of bots.")] = False,
    lesson: Annotated[str, typer.Option(metavar="NAME", help="A lesson to learn by: first is the first.")] = "",
    ask: Annotated[
        str, typer.Option(help="When to be asked where one may act and need not: always, matter, concern, never.")
    ] = "concern",
) -> None:
    """Play a game in the terminal.

    At the table a number makes that choice, m shows more, ? explains, u takes back and q leaves; the game is kept.
    """
    from fathom import terminal
    from fathom.lab.setups import parse_setup, single

    chosen = single(parse_setup(setup or []))
    if ask not in get_args(Ask):
        raise typer.BadParameter(f"'{ask}' is none of {', '.join(get_args(Ask))}", param_hint="--ask")
    status = terminal.play(
        game or _game_of_save(load),
        setup=chosen,
        seats=[who.strip() for who in seats.split(",") if who.strip()],
        seed=seed,
        lang=_language(lang),
        load=load,
        save=save,
        trace=trace,
        packs=list(pack or []),
        questions=False if yes else None,
        fast=fast,
        lesson=lesson,
        ask=cast(Ask, ask),
    )
    raise typer.Exit(status)


def _game_of_save(path: Path | None) -> str:
    """Return the game that a saved file belongs to, if it says so; what is wrong with it comes up later."""
    from fathom.core import files

    try:
        game = files.read(path.read_bytes()).game if path else ""
    except (OSError, FathomError):
        return ""
    return game if game in games() else ""


def _language(lang: str) -> str:
    from fathom.core.text import LANGS

    if lang not in LANGS:
        raise FathomError(f"there is no language '{lang}' (there are: {', '.join(LANGS)})")
    return lang


# ---------------------------------------------------------------------------------------------- serve


class LimitFlags(TyperCommand):
    """A command that takes each limit of a server as an option: `--chat-letters 200`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Rewrite the limits, then parse as usual."""
        from fathom.web.settings import Settings, limits

        names = {f"--{limit.name.replace('_', '-')}": limit.name for limit in limits(Settings(database=""))}
        found: list[str] = []
        rest = list(args)
        while rest:
            name, equals, value = rest.pop(0).partition("=")
            if name in names and (equals or rest):
                found += ["--limit", f"{names[name]}={value if equals else rest.pop(0)}"]
            else:
                found.append(name + equals + value)
        return super().parse_args(ctx, found)


Database = Annotated[
    str, typer.Option(metavar="URL", help="Where matches are kept: sqlite:///FILE or postgresql://HOST/NAME.")
]


@app.command(
    cls=LimitFlags,
    short_help="Open the table in the browser.",
    epilog=_examples(
        "fathom serve --open                                      for yourself, on this machine",
        "fathom serve --host 0.0.0.0 --port 8000                  for everybody who can reach this machine",
        "fathom serve --database postgresql://localhost/fathom    with PostgreSQL (pip install 'fathom[postgres]')",
        "fathom serve --keep 400d --chat-letters 200              with limits of your own",
        "fathom serve --config fathom.toml --explain-limits       says what they are, and ends",
    ),
)
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes a free one.")] = 8170,
    database: Database = "",
    pack: Packs = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    keep: Annotated[
        str, typer.Option(metavar="400d", help="Delete matches that nobody has touched for so long; d, w or y.")
    ] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy, or its network, that may say who asks.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site whose pages may use this server.")
    ] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings and limits, as TOML.")] = None,
    limit: Annotated[list[str] | None, typer.Option(hidden=True)] = None,
    explain: Annotated[bool, typer.Option("--explain-limits", help="Say which limits hold, and end.")] = False,
) -> None:
    """Serve the table to browsers, on this machine or in the network. Each limit is an option too."""
    from fathom.web.settings import limits, read

    chosen: dict[str, Any] = dict(one.split("=", 1) for one in limit or [])
    chosen |= {"database": database} if database else {}
    chosen |= {"packs": [str(folder.resolve()) for folder in pack]} if pack else {}
    chosen |= {"proxies": proxy} if proxy else {}
    chosen |= {"origins": origin} if origin else {}
    chosen |= {"keep_days": _days(keep)} if keep else {}
    settings = read(config, chosen)
    if explain:
        for one in limits(settings):
            print(f"--{one.name.replace('_', '-'):24} {one.value!s:>10}   {one.words}")
        return
    from fathom.store import StoreError
    from fathom.web.serving import serve as run

    try:
        raise typer.Exit(run(host, port, settings, open_browser))
    except StoreError as error:
        fail(str(error), 1)


def _days(keep: str) -> float:
    """Return how many days "400d", "8w" or "2y" are."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([dwy])", keep.strip())
    if found is None:
        raise FathomError(f"--keep {keep}: write 400d, 8w or 2y")
    return float(found[1]) * {"d": 1, "w": 7, "y": 365}[found[2]]


# ---------------------------------------------------------------------------------------------- the database


@app.command(
    epilog=_examples("fathom backup matches.fathom.gz", "fathom backup all.gz --database postgresql://localhost/fathom")
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Database = "",
    json: Json = False,
) -> None:
    """Copy all matches to a file, while servers run. It can be restored to any database."""
    from fathom.table import care

    counted = care.backup(database, file)
    if json:
        print_json({"file": str(file), "rows": counted})
    else:
        print(f"{file}: {counted['matches']} matches, {sum(counted.values())} rows")


@app.command(epilog=_examples("fathom restore matches.fathom.gz --database sqlite:///new.db"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup wrote.")],
    database: Database = "",
    json: Json = False,
) -> None:
    """Fill an empty database from a backup, all or nothing."""
    from fathom.table import care

    counted = care.restore(database, file)
    if json:
        print_json({"rows": counted})
    else:
        print(f"restored {counted['matches']} matches, {sum(counted.values())} rows")


@app.command(epilog=_examples("fathom doctor", "fathom doctor --database postgresql://localhost/fathom --json"))
def doctor(database: Database = "", pack: Packs = None, json: Json = False) -> None:
    """Look a database over, while servers run: damages, rows that belong to nothing, matches that cannot be opened."""
    from fathom.table import care

    found = care.examine(database, [folder.resolve() for folder in pack or []])
    if json:
        print_json(found)
    else:
        print(
            *found["wrong"], *(f"match {one['match']} ({one['game']}): {one['why']}" for one in found["shut"]), sep="\n"
        )
        print(f"{found['matches']} matches, {len(found['shut'])} cannot be opened, {len(found['wrong'])} faults")
    if found["wrong"] or found["shut"]:
        raise typer.Exit(1)


# ---------------------------------------------------------------------------------------------- simulate


@app.command(
    cls=SetupFlags,
    short_help="Let programs play many games and count how they end.",
    epilog=_examples(
        "fathom simulate leviathan-wilds --games 5000",
        "fathom simulate leviathan-wilds --player greedy --leviathan watcher --climbers 3",
        "fathom simulate leviathan-wilds --player greedy --by difficulty -n 200",
        "fathom simulate leviathan-wilds --difficulty normal,hard --climbers fix+breaker,cheer+magus --json",
        "fathom simulate forgotten-depths --player greedy --census --out greedy.jsonl",
    ),
)
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    setup: SetupPairs = None,
    player: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Who plays: random, learner, greedy, strong, master, search:0.5s; a,b seats them in turn.",
        ),
    ] = "random",
    number: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games, of each setup.")
    ] = 1000,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="Decides all games of the run.")] = 0,
    workers: Annotated[
        int | None, typer.Option(metavar="W", min=1, help="Processes; as many as there are cores if left out.")
    ] = None,
    by: Annotated[list[str] | None, typer.Option(metavar="KEY", help="Compare all values of a setup option.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Write one line per game, as they end.")
    ] = None,
    limit: Annotated[
        int, typer.Option(metavar="N", min=1, help="Decisions after which a game counts as stuck.")
    ] = 20_000,
    census: Annotated[bool, typer.Option("--census", help="Count what games met, with win rates.")] = False,
    is_open: Annotated[bool, typer.Option("--open", help="Let players see what is hidden.")] = False,
    samples: Annotated[
        int, typer.Option(metavar="N", min=0, help="Note what so many positions of a game are made of: for `lab fit`.")
    ] = 0,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Let programs play many games, on all cores, and count how they end.

    The same seed gives the same games, whatever the number of workers. Ctrl-C (or kill) ends the run with what it has.
    """
    from fathom.lab import simulate as lab
    from fathom.lab.census import as_markdown, count
    from fathom.lab.setups import parse_setup, variants

    packs = [folder.resolve() for folder in pack or []]
    setups = variants(game, parse_setup(setup or []), by or [], packs)
    folders = tuple(map(str, packs))
    plans = [lab.Plan(game, chosen, player, seed, folders, limit, census, is_open, samples) for chosen in setups]
    if out and not out.parent.is_dir():
        raise FathomError(f"there is no folder {out.parent} to write {out.name} to")
    with _progress(number * len(plans)) as tell:
        results = lab.simulate_all(plans, number, workers, tell, out)
    met = [(player, one) for result in results for one in result.played]
    counted = count(game, met, packs) if census and met else None
    if json:
        print_json(lab.report_all(results) | ({"census": counted} if counted else {}))
    else:
        from fathom.lab.printed import simulation_tables

        _console().print(*simulation_tables(results), sep="\n")
        if counted:
            print(as_markdown(counted))
    if results[-1].interrupted:
        told = f"stopped after {len(met)} of {number * len(plans)} games"
        fail(f"{told}; they are in {out}" if out else told, 130)
    if any(result.errors or result.stuck for result in results):
        raise typer.Exit(1)


@app.command(
    cls=SetupFlags,
    short_help="Let players compete on equal seeds: who is stronger, and how sure is that?",
    epilog=_examples(
        "fathom arena abyss strong,greedy --players 2",
        "fathom arena leviathan-wilds strong,greedy --leviathan sage,storm,hunger --games 20",
        "fathom arena gone-to-gaia search:0.5s,search:0.1s --players 1 --json --out arena.jsonl",
    ),
)
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    who: Annotated[str, typer.Argument(metavar="PLAYER,PLAYER…", help="The players, as `simulate` names them.")],
    setup: SetupPairs = None,
    number: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many seeds at most, of each setup.")
    ] = 200,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="Decides all games of the run.")] = 0,
    workers: Annotated[
        int | None, typer.Option(metavar="W", min=1, help="Processes; as many as there are cores if left out.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Play all games, also when it is decided.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Write one line per game, as they end.")
    ] = None,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Let players compete on equal seeds, each against the game, rivals against each other in all seats.

    It ends as soon as all are told apart, at 20 to 1, or when the games are played.
    """
    from fathom.lab.arena import compete
    from fathom.lab.setups import parse_setup, variants

    packs = [folder.resolve() for folder in pack or []]
    setups = variants(game, parse_setup(setup or []), [], packs)
    names = [name.strip() for name in who.split(",")]
    with _progress(number * len(setups) * len(names)) as tell:
        found = compete(
            game, names, setups, number, seed, workers,
            packs=tuple(map(str, packs)), until_decided=not every, progress=tell, out=out,
        )  # fmt: skip
    if json:
        print_json(found.report())
    else:
        from fathom.lab.printed import arena_tables

        _console().print(*arena_tables(found), sep="\n")
    if found.interrupted:
        fail("stopped before the end", 130)
    if found.errors or found.stuck:
        raise typer.Exit(1)


@app.command(
    short_help="Count what recorded games met, and how often they won then.",
    epilog=_examples(
        "fathom simulate forgotten-depths -n 1000 --census --out random.jsonl",
        "fathom simulate forgotten-depths -n 1000 --census --out greedy.jsonl --player greedy",
        "fathom census greedy.jsonl random.jsonl > report.md",
    ),
)
def census(
    files: Annotated[list[Path], typer.Argument(metavar="GAMES.jsonl…", help="What simulate --census --out wrote.")],
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Count what recorded games met, player by player: tables in Markdown."""
    from fathom.lab import census as lab

    found = lab.count(*lab.read(files), pack or [])
    if json:
        print_json(found)
    else:
        print(lab.as_markdown(found))


@lab_app.command(
    "balance",
    epilog=_examples("fathom lab balance docs/balance/games.jsonl --bands docs/balance/bands.toml > report.md"),
)
def balance(
    files: Annotated[list[Path], typer.Argument(metavar="GAMES.jsonl…", help="What simulate or arena --out wrote.")],
    bands: Annotated[Path | None, typer.Option(metavar="FILE.toml", help="How often players should win.")] = None,
) -> None:
    """Tell how often players win, cell by cell, and where that is not as it should be: tables in Markdown."""
    from fathom.lab import balance as lab

    print(lab.as_markdown(lab.read(files), lab.bands_in(bands) if bands else []), end="")


@lab_app.command(
    "fit",
    epilog=_examples(
        "fathom simulate abyss --players 2,3 --player greedy --games 500 --samples 12 --out games.jsonl",
        "fathom lab fit abyss games.jsonl",
    ),
)
def fit(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    files: Annotated[list[Path], typer.Argument(metavar="GAMES.jsonl…", help="What simulate --samples --out wrote.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Where the model is kept; by default in the game's folder.")
    ] = None,
    json: Json = False,
) -> None:
    """Fit the model of the chance to win to recorded games, and tell how true it is of games that were left out."""
    from fathom.core.chances import FILE
    from fathom.core.game import find
    from fathom.lab import fit as lab
    from fathom.lab.printed import calibration_tables

    model = lab.fit(game, lab.read(files, game))
    path = out or find(game).folder / FILE
    path.write_text(lab.as_json(model), encoding="utf-8")
    if json:
        print_json(model)
    else:
        _console().print(*calibration_tables(model), sep="\n")


@contextmanager
def _progress(total: int) -> Iterator[Progress | None]:
    """Show a bar on standard error while something long goes on, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda games: bar.advance(task, games)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


# ---------------------------------------------------------------------------------------------- bench


@app.command(
    cls=SetupFlags,
    short_help="Measure how fast the rules are.",
    epilog=_examples(
        "fathom bench",
        "fathom bench leviathan-wilds --compare --json",
        "fathom bench leviathan-wilds --leviathan tyrant --climbers 4",
    ),
)
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; all of them if left out.")] = "",
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, help="How long to play, per game.")] = 5.0,
    compare: Annotated[
        bool, typer.Option("--compare", help="Measure python-chess too, and OpenSpiel if it is here.")
    ] = False,
    mix: Annotated[bool, typer.Option("--mix", help="Vary the setup instead of playing the default game.")] = False,
    setup: SetupPairs = None,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Measure how fast the rules are: random play in one process, cloning, saving."""
    from fathom.lab.bench import bench as measure
    from fathom.lab.setups import parse_setup, single

    if setup and (mix or not game):
        raise FathomError("a setup belongs to one game: name the game, and leave out --mix")
    found = measure(
        [game] if game else [],
        seconds=seconds, compare=compare, mix=mix, setup=single(parse_setup(setup or [])), packs=list(pack or []),
    )  # fmt: skip
    if json:
        print_json(found)
    else:
        from fathom.lab.printed import bench_table

        _console().print(bench_table(found))


# ---------------------------------------------------------------------------------------------- rules


@app.command(
    epilog=_examples(
        "fathom rules LW-096",
        "fathom rules letting go",
        "fathom rules Vorsprung --lang de",
        "fathom rules leviathan-wilds --coverage",
    ),
)
def rules(
    words: Annotated[list[str] | None, typer.Argument(metavar="GAME|ID|WORDS", help="What to look up.")] = None,
    game: Annotated[str, typer.Option(metavar="GAME", help="Look in one game only.")] = "",
    lang: Lang = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Count clauses: coded, tested, proved.")] = False,
    json: Json = False,
) -> None:
    """Look up a rule by its id or by words, in English or German."""
    from fathom.core.game import find
    from fathom.workshop import lookup

    asked = list(words or [])
    if not game and asked and asked[0] in games():
        game = asked.pop(0)
    found = [find(id_) for id_ in ([game] if game else games())]
    lang = _language(lang)
    if coverage:
        if asked:
            raise FathomError(f"--coverage counts a whole game and takes no words{_not_a_game(asked[0])}")
        _coverage(found, json)
        return
    answers = lookup.look_up(found, asked, lang) if asked else lookup.chapters(found, lang)
    if json:
        print_json(answers)
    else:
        _console().print(*lookup.as_text(answers), sep="\n")


def _not_a_game(word: str) -> str:
    return f": there is no game '{word}' (installed: {', '.join(games())})"


def _coverage(found: Sequence[AnyGame], json: bool) -> None:
    from fathom.workshop.standing import as_text, standing

    counted = {game.id: standing(game) for game in found}
    if json:
        print_json(counted)
    else:
        _console().print(*as_text(counted), sep="\n")


# ---------------------------------------------------------------------------------------------- content


@content_app.command(
    "check",
    epilog=_examples(
        "fathom content check",
        "fathom content check my-leviathans/",
    ),
)
def content_check(
    paths: Annotated[list[Path] | None, typer.Argument(metavar="PACK", help="Packs to lay over the games.")] = None,
    game: Annotated[str, typer.Option(metavar="GAME", help="Check one game only.")] = "",
    json: Json = False,
) -> None:
    """Load all content and read all texts, and say what is wrong, file by file."""
    from fathom.core.game import find
    from fathom.workshop.content_check import content_problems

    packs = list(paths or [])
    for pack in packs:
        if not pack.is_dir():
            raise FathomError(f"{pack} is no folder")
    named = [game] if game else _games_of(packs)
    problems = {id_: content_problems(find(id_), packs) for id_ in named}
    number = sum(map(len, problems.values()))
    if json:
        print_json({"ok": not number, "problems": problems})
    else:
        for lines in problems.values():
            print(*lines, sep="\n", end="\n" if lines else "")
        checked = ", ".join(problems)
        print(f"{number} problem{'s' * (number != 1)} in {checked}" if number else f"all is well: {checked}")
    if number:
        raise typer.Exit(1)


def _games_of(packs: Sequence[Path]) -> list[str]:
    """Return the games that packs are for; without packs all."""
    return [id_ for id_ in games() if not packs or packs_for(id_, packs)]


# ---------------------------------------------------------------------------------------------- replay


@app.command(
    short_help="Play a recorded game again and check it.",
    epilog=_examples(
        "fathom replay tests/golden/leviathan-wilds/first.jsonl",
        "fathom replay saved.json --to 40 --moves",
        "fathom replay tests/golden/leviathan-wilds/first.jsonl --update      after a change of the rules",
        "fathom replay match.json --verify                        was it dealt as its seal says?",
    ),
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay, a saved game, or lines of them.")],
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after so many choices.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print every choice.")] = False,
    update: Annotated[bool, typer.Option("--update", help="Write it anew, as the rules are now.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Check the seal of a game that was played sealed.")] = False,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Play a recorded game again and check that it still goes the same way."""
    from fathom.lab import replays

    if verify:
        _verify(file, pack or [], json)
        return
    packs = tuple(pack or [])
    answers = replays.update(file, packs) if update else replays.check(file, packs, to, moves)
    ok = all(answer["ok"] for answer in answers)
    if json:
        print_json({"ok": ok, "replays": answers})
    else:
        print(*replays.as_text(answers), sep="\n")
    if not ok:
        raise typer.Exit(1)


@app.command(
    short_help="Tell how a game went: what was luck, and which choices won or lost it.",
    epilog=_examples("fathom analyse match.json", "fathom analyse match.json --seconds 0.5 --json"),
)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that is over.")],
    seat: Annotated[int, typer.Option(metavar="N", min=1, help="Among rivals: whose chances are told.")] = 1,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.005, help="How long each choice is thought about.")
    ] = 0.1,
    lang: Lang = "en",
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Think about each choice of a game again, as its player knew the table then, and tell luck from choices."""
    from fathom.players.search import Budget
    from fathom.table import analysis
    from fathom.table.match import Match

    match = Match.load_from(file, [folder.resolve() for folder in pack or []])
    if seat > len(match.seats):
        raise FathomError(f"there is no seat {seat}: the game has {len(match.seats)}")
    with _progress(len(match.past)) as tell:
        budget = Budget(sys.maxsize, seconds=seconds)
        weighed = analysis.analyse(match, seat - 1, budget, lambda at: tell(1) if tell else None)
    told = analysis.account(weighed, seat - 1, analysis.end_of(match, seat - 1))
    if json:
        print_json({"game": match.state.game, "choices": len(match.past), "account": told, "weighed": weighed})
    else:
        from fathom.terminal.analysis import as_tables

        _console().print(*as_tables(match, weighed, told, _language(lang)), sep="\n")


def _verify(file: Path, packs: Sequence[Path], json: bool) -> None:
    from fathom.table.verify import verify

    found = verify(file, packs)
    if json:
        print_json(found)
    else:
        print(
            f"{found['game']}: the seal {found['seal']} fits the seed {found['seed']}; {found['choices']} choices fit"
        )
