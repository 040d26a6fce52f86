"""How quickly a click is answered, how long tasks are while beats play, and how much is loaded first.

python -m tests.browser.measure [GAME …]: on a quiet machine. Numbers of a busy one say nothing.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.seen import at_pace, imported, launch, ready, serving
from tests.browser.strips import STRIPS, played

from fathom.table import Match

#: How many choices are made in each game.
CHOICES = 24

#: When the click came, and when the first beat was painted: two frames after it was drawn.
NOTE = """() => {
    window.firsts = [];
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => {
        if (window.began) { window.firsts.push(performance.now() - window.began); window.began = 0; }
    }));
    const moved = () => document.querySelector('.floats, .teller:not([hidden]), .flying, .rolled, .spot') ||
        document.getAnimations().some((a) => a.effect?.target?.closest?.('.piece, .card'));
    new MutationObserver(() => window.began && moved() && painted())
        .observe(document.body, { subtree: true, childList: true, attributes: true });
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
        .observe({ type: 'longtask' });
}"""
MAKE = """async ([match, ply, index]) => {
    window.began = performance.now();
    await fetch(`/api/matches/${match}/choose`, { method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({ ply, index }) });
}"""


def first_load(page: Page, cdp: CDPSession, address: str) -> float:
    """Return how many kB come over the line before the table can be played, packed as they are."""
    sizes: dict[str, float] = {}

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    cdp.send("Network.enable")
    cdp.on("Network.loadingFinished", finished)
    page.goto(address)
    ready(page)
    return sum(sizes.values()) / 1000


def measure(page: Page, base: str, game: str) -> dict[str, object]:
    moments = played(game, STRIPS[game])
    at = len(moments) // 4
    address = imported(page, base, Match(moments[at].before.clone()).save())
    at_pace(page, base, "quick")
    loaded = first_load(page, page.context.new_cdp_session(page), address)
    page.evaluate(NOTE)
    match, ply = address.rsplit("/", 1)[1], int(page.get_attribute("#table", "data-ply") or 0)
    for n, moment in enumerate(moments[at : at + CHOICES]):
        page.evaluate(MAKE, [match, ply + n, moment.entry.index])
        page.wait_for_timeout(1200)
    firsts = sorted(page.evaluate("() => window.firsts"))
    tasks = sorted(page.evaluate("() => window.tasks"))
    return {
        "game": game, "first load kB": round(loaded), "plays": len(firsts),
        "first beat p50 ms": round(firsts[len(firsts) // 2]) if firsts else None,
        "first beat p95 ms": round(firsts[int(len(firsts) * 0.95)]) if firsts else None,
        "tasks over 50 ms": len(tasks), "longest ms": round(tasks[-1]) if tasks else 0,
    }  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(STRIPS))
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as base, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in parser.parse_args().games:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
            print(json.dumps(measure(context.new_page(), base, game)), flush=True)
            context.close()


if __name__ == "__main__":
    main()
