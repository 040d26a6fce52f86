"""Film strips of what is played: python -m tests.browser.strips FOLDER [GAME …] [--choices N] [--still] [--size 390].

A match that bots played goes on in a browser, choice by choice, while a screenshot is taken every 250 ms. All frames in
which something plays come on one sheet for each choice, with the words that are told.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.seen import imported, launch, ready, serving

from fathom.core.game import find
from fathom.table import Match
from fathom.table.history import Moment

EVERY = 0.25
SIZES = {"1440": (1440, 900), "1280": (1280, 720), "390": (390, 844)}
#: A seed for each game, and the beats that the strip begins with: an enemy's turn.
STRIPS = {"leviathan-wilds": 7, "forgotten-depths": 3, "gone-to-gaia": 5, "abyss": 14}


def played(game: str, seed: int) -> list[Moment]:
    """Return a game that bots played."""
    match = Match.new(game, seed=seed)
    for seat in range(len(match.seats)):
        match.seat(seat, "greedy")
    match.run_bots()
    return match.past


def worth_seeing(moments: list[Moment], choices: int) -> int:
    """Return where so many choices begin that show the most kinds of beats, an enemy's turn among them."""
    words = find(moments[0].before.game).text("en")
    kinds = [{type(beat).__name__ for beat in moment.beats(words, 0)} for moment in moments]
    foes = [any(getattr(beat, "foe", False) for beat in moment.beats(words, 0)) for moment in moments]

    def worth(at: int) -> tuple[int, int]:
        span = slice(at, at + choices)
        return len(set().union(*kinds[span])), sum(foes[span])

    return max(range(len(moments) // 5, max(len(moments) // 5 + 1, len(moments) - choices)), key=worth)


def frames(page: Page, address: str, moment: Moment) -> Iterator[tuple[bytes, str]]:
    """Make a choice and yield what is seen until all is played, with the words that are told."""
    match = address.rsplit("/", 1)[1]
    page.evaluate(
        """async ([match, index]) => {
            const at = await (await fetch(`/api/matches/${match}`)).json();
            fetch(`/api/matches/${match}/choose`, { method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({ ply: at.ply, index }) });
        }""",
        [match, moment.entry.index],
    )
    for _ in range(40):
        began = time.monotonic()
        told = page.evaluate("""() => {
            const teller = document.querySelector('.teller');
            const now = document.querySelector('#table.playing') ? '' : '(settled) ';
            return now + (teller && !teller.hidden ? teller.textContent : '');
        }""")
        yield page.screenshot(type="jpeg", quality=60), told
        page.wait_for_timeout(max(10, 1000 * (EVERY - (time.monotonic() - began))))
        if told.startswith("(settled)") and _ > 2:
            return


def sheet(browser: Browser, shots: list[tuple[bytes, str]], to: Path, wide: int = 4) -> None:
    """Lay frames side by side on one picture."""
    cells = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(shot).decode()}">'
        f"<figcaption>{i * EVERY:.2f} {words}</figcaption></figure>"
        for i, (shot, words) in enumerate(shots)
    )
    page = browser.new_page(viewport={"width": 2000, "height": 1000})
    page.set_content(
        f"<style>body{{margin:0;display:grid;grid-template-columns:repeat({wide},1fr);gap:4px;font:13px sans-serif}}"
        f"figure{{margin:0}}img{{width:100%}}</style>{cells}"
    )
    page.screenshot(path=to, full_page=True)
    page.close()


def strip(browser: Browser, base: str, game: str, folder: Path, choices: int, still: bool, size: str) -> None:
    moments = played(game, STRIPS[game])
    at = worth_seeing(moments, choices)
    width, height = SIZES[size]
    page = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce" if still else "no-preference",
        locale="en-GB",
    ).new_page()  # fmt: skip
    address = imported(page, base, Match(moments[at].before.clone()).save())
    page.goto(address)
    ready(page)
    page.wait_for_timeout(800)
    for i, moment in enumerate(moments[at : at + choices]):
        shots = list(frames(page, address, moment))
        if len(shots) > 4:
            sheet(browser, shots, folder / f"{game}-{size}-{i:02}.png", 4 if width > 700 else 8)
    page.context.close()


def main() -> None:
    """Make the strips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(STRIPS))
    parser.add_argument("--choices", type=int, default=8)
    parser.add_argument("--still", action="store_true", help="for who likes it still")
    parser.add_argument("--size", default="1440", choices=SIZES)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as base, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in wanted.games:
            strip(browser, base, game, wanted.folder, wanted.choices, wanted.still, wanted.size)


if __name__ == "__main__":
    main()
