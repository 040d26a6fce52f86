"""Numbers as tables for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from fathom.core.chances import Model

from .arena import Arena
from .simulate import Result

Cells = Iterator[Table | Text]


def simulation_tables(results: Sequence[Result]) -> Cells:
    """Yield the results of a simulation: how often it was won, how long it took, why it was lost, what failed."""
    first = results[0]
    plans = [result.plan.setup for result in results]
    varied = [key for key in plans[0] if len({repr(plan[key]) for plan in plans}) > 1]
    fixed = "; ".join(f"{key}: {_said(value)}" for key, value in first.setup.items() if key not in varied)
    yield Text(f"{first.plan.game}, played by {first.plan.player}, seed {first.plan.seed}", "bold")
    yield Text(fixed, "dim")
    table = _table(*varied)
    won = "won by seat 0" if first.among_rivals else "won"
    for title in ("games", won, "95 %", "decisions", "turns", "rounds", "s"):
        table.add_column(title, justify="right", no_wrap=True)
    for result in results:
        report = result.report()
        low, high = report["ci95"]
        table.add_row(
            *(_said(result.plan.setup[key]) for key in varied),
            str(result.games),
            f"{report['win_rate']:.1%}",
            f"{low:.1%}–{high:.1%}",
            *(_length(report[key]) for key in ("decisions_per_game", "turns", "rounds")),
            f"{result.seconds:.1f}",
        )
    yield table
    yield Text("lengths: mean (and the range that 80 of 100 games fall in)", "dim")
    yield from _seats(results, varied)
    yield from _reasons(results, varied)
    for result in results:
        if result.errors or result.stuck:
            yield Text(f"{result.errors} errors, {result.stuck} stuck", "bold red")
        for failure in result.report()["failures"][:5]:
            yield Text(f"game {failure['index']}, seed {failure['seed']}: {failure['message']}", "red")
    if results[-1].interrupted:
        yield Text("Stopped before the end: these are the games that were played.", "yellow")


def calibration_tables(model: Model) -> Cells:
    """Yield how well a model foretold games that it was not fitted to."""
    report = model.report
    yield Text(
        f"{model.game}, {model.games} games of {model.player}; rules {model.version}, content {model.content}", "bold"
    )
    yield Text(
        f"Brier score {report['brier']} (the mean alone {report['brier_of_the_mean']}), AUC {report['auc']}; "
        f"told and won differ by {report['off']:.1%} on average",
    )
    table = _table("stage")
    for title in ("AUC", "Brier", "positions"):
        table.add_column(title, justify="right", no_wrap=True)
    for stage in report["stages"]:
        table.add_row(f"from {stage['from']:.0%}", str(stage["auc"]), str(stage["brier"]), str(stage["n"]))
    yield table
    table = _table("told")
    for title in ("won", "95 %", "games"):
        table.add_column(title, justify="right", no_wrap=True)
    for one in report["bins"]:
        low, high = one["ci95"]
        table.add_row(f"{one['told']:.0%}", f"{one['won']:.0%}", f"{low:.0%}–{high:.0%}", str(one["games"]))
    yield table


def arena_tables(arena: Arena) -> Cells:
    """Yield how often each player won, and how sure it is that one is stronger than another."""
    report = arena.report()
    yield Text(f"{arena.game}, {report['seeds']} seeds of run {arena.seed}", "bold")
    table = _table("player")
    for title in ("games", "won", "95 %"):
        table.add_column(title, justify="right", no_wrap=True)
    for one in report["players"]:
        low, high = one["ci95"]
        table.add_row(one["player"], str(one["games"]), f"{one['win_rate']:.1%}", f"{low:.1%}–{high:.1%}")
    yield table
    for duel in report["duels"]:
        low, high = duel["ci95"]
        one, other = duel["players"]
        counts = f"{duel['better']} seeds better, {duel['alike']} alike, {duel['worse']} worse"
        elo = f", {duel['elo']:+} Elo" if duel.get("elo") is not None else ""
        yield Text(f"\n{one} against {other}: {counts}")
        yield Text(f"{duel['lead']:+.1%} of the games ({low:+.1%} to {high:+.1%}){elo}")
        stronger = one if duel["better"] > duel["worse"] else other
        yield Text(f"{stronger} is stronger beyond doubt" if duel["decided"] else "not decided", "bold")
    if arena.errors or arena.stuck:
        yield Text(f"{arena.errors} errors, {arena.stuck} stuck", "bold red")
    if arena.interrupted:
        yield Text("Stopped before the end: these are the games that were played.", "yellow")


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column)
    return table


def _seats(results: Sequence[Result], varied: Sequence[str]) -> Cells:
    """Yield, among rivals, how each seat fared."""
    if not results[0].among_rivals:
        return
    yield Text("\nby seat", "bold")
    table = _table(*varied, "seat", "player")
    for title in ("won", "95 %", "score"):
        table.add_column(title, justify="right", no_wrap=True)
    for result in results:
        for seat in result.by_seat():
            low, high = seat["ci95"]
            said = (_said(result.plan.setup[key]) for key in varied)
            shares = (f"{seat['win_rate']:.1%}", f"{low:.1%}–{high:.1%}")
            table.add_row(*said, str(seat["seat"]), seat["player"], *shares, _length(seat["score"]))
    yield table


def _reasons(results: Sequence[Result], varied: Sequence[str]) -> Cells:
    reasons = list(dict.fromkeys(reason for result in results for reason in result.reasons))
    if not reasons:
        return
    yield Text("\nended because of" if results[0].among_rivals else "\nlost because of", "bold")
    table = _table(*varied)
    for reason in reasons:
        table.add_column(reason.replace("_", " "), justify="right")
    for result in results:
        lost = sum(result.reasons.values()) or 1
        shares = (result.reasons.get(reason, 0) for reason in reasons)
        cells = (f"{share} ({share / lost:.0%})" for share in shares)
        table.add_row(*(_said(result.plan.setup[key]) for key in varied), *cells)
    yield table


def _said(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join("+".join(map(str, one)) if isinstance(one, list | tuple) else str(one) for one in value)
    return str(value)


def _length(numbers: Mapping[str, float]) -> str:
    return f"{numbers['mean']:.0f} ({numbers['p10']}–{numbers['p90']})" if numbers else ""


def bench_table(found: Mapping[str, Any]) -> Table:
    """Return the speed of games, one column each."""
    names = [game for game in found if game not in ("form", "compare")]
    table = _table(found["form"])
    for game in names:
        table.add_column(game, justify="right", no_wrap=True)
    for key, title, form in (
        ("decisions_per_s", "decisions a second", "{:,.0f}"),
        ("clone_us", "µs to clone", "{:.2f}"),
        ("save_us", "µs to save", "{:.1f}"),
        ("save_bytes", "bytes to save", "{:,}"),
        ("games_per_s", "games a second", "{:,.0f}"),
        ("decisions_per_game", "decisions a game", "{:.0f}"),
        ("options_per_decision", "options a decision", "{:.1f}"),
    ):
        table.add_row(title, *(form.format(found[game][key]) for game in names))
    for engine, its in found.get("compare", {}).items():
        ratios = (f"× {its['ratio'][game]:.2f}" for game in names)
        table.add_row(f"{engine}: {its['moves_per_s']:,} moves a second", *ratios)
    return table
