"""The pages: their words are Fluent messages, each of them said somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.web.serving import Browser

import fathom.web
from fathom.core.text import LANGS
from fathom.web.client_words import FOLDER, told
from fathom.workshop.texts import audit

STATIC = Path(fathom.web.__file__).parent / "static"
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in sorted((STATIC / "js").glob("*.js"))}
SPOKEN = {name: script for name, script in SCRIPTS.items() if name != "types.js"}


def test_no_line_is_wider_than_the_formatter_makes_it() -> None:
    """Biome leaves templates and comments as they are."""
    games = STATIC.parents[1] / "games"
    found = [*STATIC.rglob("*.js"), *STATIC.rglob("*.css"), *games.glob("*/art/*.css")]
    lines = (
        (path, n, line) for path in found for n, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
    )
    assert [f"{path.name}:{n}" for path, n, line in lines if len(line) > 120] == []


def test_the_pages_speak_english_and_german() -> None:
    assert audit([FOLDER]) == []


@pytest.mark.parametrize("name", SPOKEN)
def test_a_page_says_only_words_that_there_are(name: str) -> None:
    """Those that are computed are checked by TypeScript: `w` takes no other word."""
    said = set(re.findall(r'\bw\(\s*"([^"]*)"', SPOKEN[name]))
    assert said <= told("en").keys()


def test_every_word_of_the_pages_is_said() -> None:
    said = "\n".join(SPOKEN.values())
    assert [word for word in told("en") if f'"{word}"' not in said] == []


@pytest.mark.parametrize("name", SPOKEN)
def test_no_sentence_is_written_in_a_script(name: str) -> None:
    """Letters that only German has, or text between tags, would be words that Fluent does not know."""
    code = re.sub(r"(?s:/\*.*?\*/)|(?<![:\w])//[^\n]*", "", SPOKEN[name])
    assert re.findall(r"[äöüßÄÖÜ]", code) == []
    assert re.findall(r"(?<!=)>\s*([A-Z]?[a-z]{2,}[a-z ]*)\s*<", code) in ([], ["fathom"])


@pytest.mark.parametrize("lang", LANGS)
def test_the_server_sends_them_taken_apart(browser: Browser, lang: str) -> None:
    words = browser.http.get(f"/api/words/{lang}").json()
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    for key, parts in words.items():
        message = bundle.get_message(key)
        facts = dict.fromkeys(re.findall(r'"fact":\s*"(\w+)"', json.dumps(parts)), 3)
        said, errors = bundle.format_pattern(message.value, facts)
        assert (_filled(parts, facts), errors) == (said, []), key


def _filled(parts: str | list[str | dict[str, object]], facts: dict[str, int]) -> str:
    """Say a message as the page does, in the plural."""
    if isinstance(parts, str):
        return parts
    return "".join(_part(part, facts) for part in parts)


def _part(part: str | dict[str, object], facts: dict[str, int]) -> str:
    if isinstance(part, str):
        return part
    cases = part.get("cases")
    return _filled(cases["*"], facts) if isinstance(cases, dict) else str(facts[str(part["fact"])])


def test_another_language_has_no_words(browser: Browser) -> None:
    assert browser.http.get("/api/words/fr").status_code == 404
