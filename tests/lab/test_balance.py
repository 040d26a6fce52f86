"""Balance reports: cells, pairs and bands."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom.core.errors import FathomError
from fathom.lab import balance
from fathom.lab.balance import Band, Line


def games(player: str, difficulty: str, won: int, lost: int) -> list[Line]:
    """Return games of one cell, the won ones first."""
    return [Line("toy", player, {"difficulty": difficulty}, i, i < won) for i in range(won + lost)]


def test_cells_pairs_and_bands_are_told() -> None:
    lines = [*games("strong", "hard", 30, 10), *games("greedy", "hard", 10, 30), *games("greedy", "easy", 20, 20)]
    bands = [
        Band("toy", "strong", 0.7, 0.8, {"difficulty": "hard"}),
        Band("toy", "greedy", 0.9, 1.0, {"difficulty": "hard"}),
        Band("toy", "strong", 0.9, 1.0, {"difficulty": "easy"}),
        Band("other", "strong", 0.0, 1.0),
    ]
    said = balance.as_markdown(lines, bands)
    assert "| hard | strong | 75% | 60%–86% | 40 | ███████████████ |" in said
    assert "| strong beside greedy | 40 | 20 | 0 | +50% | +34% to +66% |" in said
    verdicts = [line.rsplit("|", 2)[1].strip() for line in said.splitlines() if "–" in line and "aim" not in line][-3:]
    assert verdicts == ["in the band", "outside", "not measured"]


def test_among_rivals_a_shared_victory_counts_in_parts() -> None:
    assert [Line("toy", "a", {}, 0, True, winners).part for winners in ((0,), (1,), (0, 1))] == [1.0, 0.0, 0.5]


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("[]\n")
    with pytest.raises(FathomError, match="no file of games"):
        balance.read([tmp_path / "bad.jsonl"])
    with pytest.raises(FathomError, match="no bands"):
        balance.bands_in(tmp_path / "bad.jsonl")
