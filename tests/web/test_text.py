from __future__ import annotations

from pathlib import Path

import fathom.web
from fathom.web.refusals import _STATUS, words
from fathom.workshop.texts import audit

FOLDER = Path(fathom.web.__file__).parent


def test_the_server_speaks_english_and_german() -> None:
    assert audit([FOLDER]) == []


def test_every_refusal_has_words() -> None:
    for key in _STATUS:
        assert words("de").has(f"refused-{key}")


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for key in sorted(words("en").keys()):
        said = key.removeprefix("refused-")
        assert f'"{said}"' in code or key.startswith(("undo-", "bot-")), key
