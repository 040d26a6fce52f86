"""Playing loads nothing that only those need who change a game."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
import sys
import fathom
from fathom.table import Match
import fathom.web.app, fathom.terminal, fathom.lab.simulate
for game in fathom.games():
    state = fathom.new(game, seed=1)
    fathom.core.game.find(game).scene(state, 0, fathom.core.game.find(game).text("en"))
    Match.load(Match(state).save())
print(*(name for name in sys.modules if name.startswith("fathom.workshop") or ".lint" in name and "fathom" in name))
"""


def test_no_table_loads_the_workshop_or_the_lint_of_a_game() -> None:
    ran = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
