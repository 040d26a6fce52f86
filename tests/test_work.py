"""Nothing makes the rules slower without saying so: the work of a decision, in calls, is told in the changelog."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import fathom

HOME = Path(__file__).parents[1]
#: So much more a change may add without a word.
MORE = 1.03
HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"


def told(text: str) -> tuple[str, dict[str, float]]:
    """Return what the first line of a text says: for which Python, and the calls by game."""
    found = re.search(r"Calls a decision on Python (\d+\.\d+): ((?:[\w-]+ [\d.]+\d(?:, )?)+)", text)
    assert found, "no line says the calls of a decision"
    games = (one.split(" ") for one in found[2].rstrip(", ").split(", "))
    return found[1], {game: float(calls) for game, calls in games}


def test_a_decision_takes_no_more_calls_than_the_changelog_says() -> None:
    python, said = told((HOME / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert said.keys() == {*fathom.games()}
    if python != HERE:
        pytest.skip(f"the changelog counts on Python {python}")
    done = subprocess.run([sys.executable, HOME / "bench/work.py"], capture_output=True, text=True, check=True)
    now = told(done.stdout)[1]
    more = {game: f"{said[game]} -> {calls}" for game, calls in now.items() if calls > said[game] * MORE}
    assert not more, (
        f"more work for a decision: mend that, or put this on top of the changelog, with why: {done.stdout}"
    )


def test_the_newest_line_counts() -> None:
    old, new = "Calls a decision on Python 3.11: a-b 9.0, c 1.0", "Calls a decision on Python 3.11: a-b 10.5, c 20.0"
    text = f"- {new} (why).\n- {old}\n"
    assert told(text) == ("3.11", {"a-b": 10.5, "c": 20.0})
