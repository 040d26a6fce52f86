"""An analysis on a console: the chances as a line, what was luck and what were choices, and the swings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text as Line

from fathom.table.analysis import Account, Weighed
from fathom.table.match import Match

#: The chance to win as a block, from none to all; and how many of them stand in a line.
BLOCKS, WIDE = " ▁▂▃▄▅▆▇█", 72


def as_tables(match: Match, weighed: Sequence[Weighed], told: Account, lang: str) -> Iterator[Table | Line]:
    """Yield what an analysis found."""
    say = match.game.text(lang)
    yield Line(say("analysis-sum", start=_points(told.start), choices=_signed(sum(told.choices.values())),
                   luck=_signed(told.luck), end=_points(told.end)), "bold")  # fmt: skip
    if weighed and not all(one.calibrated for one in weighed):
        yield Line(say("analysis-uncalibrated"), "dim")
    yield Line(_curve(weighed, told.end))
    for seat, by in told.choices.items():
        yield Line(say("analysis-seat", seat=seat + 1, by=_signed(by)))
    table = Table(box=None, pad_edge=False)
    for title in ("analysis-when", "analysis-what", "analysis-by"):
        table.add_column(say(title), justify="right" if title == "analysis-by" else "left")
    by_place = {one.at: one for one in weighed}
    for swing in told.swings:
        before = match.past[swing.at].before
        when = match.game.moment(before, "turn", say)
        table.add_row(when, _words(match, by_place[swing.at], swing.kind, lang), _signed(swing.by))
    if told.swings:
        yield table


def _words(match: Match, one: Weighed, kind: str, lang: str) -> str:
    """Return what was chosen, and what would have been best; or that it was luck."""
    say = match.game.text(lang)
    state = match.past[one.at].before
    words = {choice.index: choice.words for choice in match.game.scene(state, one.seat, say).choices}
    chosen = words.get(one.index, "")
    if kind == "luck":
        return say("analysis-luck", what=chosen)
    best = one.ways[0]
    if best.index == one.index or best.low <= one.after:
        return say("analysis-choice", what=chosen)
    return say("analysis-better", what=chosen, better=words.get(best.index, say("analysis-wait")))


def _curve(weighed: Sequence[Weighed], end: float) -> str:
    values = [*(one.before for one in weighed), end]
    shown = [values[i * len(values) // min(WIDE, len(values))] for i in range(min(WIDE, len(values)))]
    return "".join(BLOCKS[min(8, max(0, round(value * 8)))] for value in (*shown[:-1], end))


def _points(chance: float) -> int:
    return round(100 * chance)


def _signed(by: float) -> str:
    return f"{round(100 * by):+d}".replace("-", "−")
