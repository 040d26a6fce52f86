"""Games walked through by bots, and what a browser shows of them: each question drawn at many sizes, and measured.

A scene is sent to a real page over a line that the test plays; pictures and icons come from the real server.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, ViewportSize, WebSocketRoute

from fathom.core.game import find
from fathom.table import Match

#: Every size at which a table must hold: phones, a phone on its side, 200 % zoom, a tablet, desks, a wall.
SIZES = {
    "360x640": ViewportSize(width=360, height=640),
    "390x844": ViewportSize(width=390, height=844),
    "844x390": ViewportSize(width=844, height=390),
    "720x450": ViewportSize(width=720, height=450),
    "768x1024": ViewportSize(width=768, height=1024),
    "1024x768": ViewportSize(width=1024, height=768),
    "1280x720": ViewportSize(width=1280, height=720),
    "1440x900": ViewportSize(width=1440, height=900),
    "1920x1080": ViewportSize(width=1920, height=1080),
    "2560x1440": ViewportSize(width=2560, height=1440),
}


class Walk(NamedTuple):
    """A game to walk through."""

    game: str
    seed: int
    setup: dict[str, Any]


WALKS = {
    "leviathan-wilds": Walk("leviathan-wilds", 7, {}),
    "leviathan-wilds four": Walk("leviathan-wilds", 3, {"leviathan": "tyrant", "climbers": 4}),
    "abyss": Walk("abyss", 14, {"players": 3, "expansion": True}),
    "abyss two": Walk("abyss", 5, {}),
    "forgotten-depths": Walk("forgotten-depths", 3, {}),
    "gone-to-gaia": Walk("gone-to-gaia", 5, {}),
    "gone-to-gaia solo": Walk("gone-to-gaia", 6, {"players": 1}),
}


class Question(NamedTuple):
    """A moment at which somebody is asked: the table as their browser is told it."""

    name: str
    table: dict[str, Any]


@functools.cache
def _match(walk: str) -> Match:
    game, seed, setup = WALKS[walk]
    match = Match.new(game, seed=seed, **setup)
    for seat in range(len(match.seats)):
        match.seat(seat, "greedy")
    match.run_bots()
    return match


def questions(walk: str, lang: str, most: int, each: int = 2) -> Iterator[Question]:
    """Yield questions of a walk: of each kind the ones with the most and the fewest answers, in the order they came."""
    match = _match(walk)
    game = find(WALKS[walk].game)
    text = game.text(lang)
    by: dict[str, list[int]] = {}
    for n, moment in enumerate(match.past):
        decision = moment.before.decision
        assert decision is not None
        by.setdefault(decision.key, []).append(n)
    picked: set[int] = set()
    for moments in by.values():
        options = sorted(moments, key=lambda n: len(match.past[n].before.decision.options))  # type: ignore[union-attr]
        picked.update(options[-(each + 1) // 2 :], options[: each // 2])
    chosen = sorted(picked)
    for n in chosen[:: max(1, -(-len(chosen) // most))]:
        state = match.past[n].before
        decision = state.decision
        assert decision is not None
        scene = game.scene(state, decision.lead, text)
        told = [line for moment in match.past[max(0, n - 12) : n] for line in moment.log(text, decision.lead)]
        yield Question(f"{walk} {n} {decision.key}", _table(scene, told, len(match.seats)))


def _table(scene: Any, lines: list[Any], seats: int) -> dict[str, Any]:
    return {
        "type": "table", "whole": True, "ply": scene.ply, "scene": msgspec.to_builtins(scene),
        "log": msgspec.to_builtins(lines), "log_at": 0,
        "you": {"role": "seat", "seats": [scene.seat], "seat": scene.seat},
        "players": [
            {"seat": s, "name": "", "who": "me" if s == scene.seat else "person", "here": True} for s in range(seats)
        ],
        "undo": [{"what": "choice", "words": "…", "leads": "…"}], "redo": False, "vote": None, "chat": [],
        "chat_at": 0, "over": False, "speed": "normal", "thinking": -1,
    }  # fmt: skip


class Screen:
    """A page at a table, to which scenes are sent."""

    def __init__(self, page: Page, base: str, first: Question, lang: str = "en") -> None:
        self.page = page
        self._line: WebSocketRoute | None = None
        self._next = first.table
        page.route_web_socket("**/api/matches/*/live*", self._take)
        page.goto(f"{base}/static/mark.svg")
        page.evaluate(
            """(lang) => { const all = JSON.parse(localStorage.getItem("fathom.settings") || "{}");
            localStorage.setItem("fathom.settings", JSON.stringify({ ...all, lang, guard: 0 })); }""",
            lang,
        )
        page.goto(f"{base}/m/walk")
        page.wait_for_selector("#prompt .q, .deeds")
        page.wait_for_function("document.querySelector('symbol, .i use') !== null")

    def _take(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda _: None)
        line.send(json.dumps(self._next))

    def show(self, question: Question) -> None:
        """Show a question."""
        assert self._line is not None
        self._line.send(json.dumps(question.table))
        self.page.wait_for_function(
            "(n) => document.querySelector('#table')?.dataset.ply === String(n)", arg=question.table["ply"]
        )

    def resize(self, size: str) -> None:
        self.page.set_viewport_size(SIZES[size])

    def measure(self) -> dict[str, Any]:
        """Return what is measured of what is shown now, after it has been drawn."""
        found: dict[str, Any] = self.page.evaluate(f"async () => {{ {_SETTLE} {_MEASURE} }}")
        return found


#: Lets the page draw.
_SETTLE = "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));"

#: What is measured; see the tests for what is asked of it.
_MEASURE = (__import__("pathlib").Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
