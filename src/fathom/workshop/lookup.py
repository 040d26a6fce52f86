"""Looking up rules: by id, by words, or the chapters of a book."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fathom.core.errors import FathomError, did_you_mean
from fathom.core.game import AnyGame
from fathom.core.ledger import Clause, Difference, Entry, Ledger, Ruling
from fathom.core.text import LANGS

from .citations import cited_by_tests, folder_of_tests

_ID = re.compile(r"[A-Za-z]{1,3}-\d+[a-z]?")
#: So many rules are shown for words.
SHOWN = 12


def chapters(games: Sequence[AnyGame], lang: str) -> dict[str, Any]:
    """Return the chapters of the rulebooks, with how many clauses each has."""
    found: dict[str, Any] = {}
    for game in games:
        ledger = game.ledger()
        found[game.id] = {
            "chapters": [
                {"id": one.id, "name": getattr(one.name, lang), **_extent(ledger, one.id)}
                for one in ledger.chapters.values()
            ]
        }
    return found


def _extent(ledger: Ledger, chapter: str) -> dict[str, Any]:
    ids = [clause.id for clause in ledger.clauses.values() if clause.chapter == chapter]
    return {"clauses": len(ids), "first": ids[0] if ids else "", "last": ids[-1] if ids else ""}


def look_up(games: Sequence[AnyGame], words: Sequence[str], lang: str) -> dict[str, Any]:
    """Return the rules with these ids, or those that hold all the words.

    Raises:
        FathomError: there is no such rule, or none holds the words.
    """
    if all(_ID.fullmatch(word) for word in words):
        return _by_id(games, [word.upper() for word in words], lang)
    text = " ".join(words)
    found: dict[str, Any] = {}
    for game in games:
        ledger = game.ledger()
        # Words of another language find rules too; those of the wanted one come first.
        entries = list({e.id: e for one in (lang, *LANGS) for e in ledger.find(text, one)}.values())
        if entries:
            shown = [_plain(game, entry, lang) for entry in entries[:SHOWN]]
            found[game.id] = {"rules": shown, "more": len(entries) - len(shown)}
    if not found:
        raise FathomError(f"no rule says '{text}'; try fewer words, or a part of one")
    return found


def _by_id(games: Sequence[AnyGame], ids: Sequence[str], lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for id_ in ids:
        entries = [(game, entry) for game in games if (entry := game.ledger().get(id_))]
        if not entries:
            ledgers = [game.ledger() for game in games]
            known = [one for ledger in ledgers for one in (*ledger.clauses, *ledger.rulings, *ledger.differences)]
            raise FathomError(f"there is no rule {id_}{did_you_mean(id_, known)}")
        for game, entry in entries:
            rules = found.setdefault(game.id, {"rules": [], "more": 0})["rules"]
            rules.append(_plain(game, entry, lang) | _sources(game, id_))
            rules += [_plain(game, ruling, lang) for ruling in _rulings(game, entry)]
    return found


def _rulings(game: AnyGame, entry: Entry) -> list[Ruling]:
    return [game.ledger().rulings[one] for one in entry.rulings] if isinstance(entry, Clause) else []


def _sources(game: AnyGame, id_: str) -> dict[str, Any]:
    """Return where a rule is code and where it is tested."""
    folder = folder_of_tests()
    return {
        "code": game.state.steps.citations.get(id_, []),
        "tests": cited_by_tests(folder).get(id_, []) if folder else [],
    }


def _plain(game: AnyGame, entry: Entry, lang: str) -> dict[str, Any]:
    """Return a rule as data, in one language."""
    if isinstance(entry, Difference):
        topic, english, german = (getattr(words, lang) for words in (entry.topic, entry.english, entry.german))
        return {"id": entry.id, "kind": "difference", "title": topic, "text": f"en: {english}\nde: {german}"}
    if isinstance(entry, Ruling):
        return {"id": entry.id, "kind": "ruling", "title": getattr(entry.title, lang), "text": getattr(entry, lang)}
    ledger = game.ledger()
    chapter = ledger.chapters[entry.chapter]
    return {
        "id": entry.id,
        "kind": "clause",
        "title": getattr(chapter.name, lang),
        "text": getattr(entry, lang),
        "source": entry.source,
        "sources": [getattr(source.name, lang) for source in ledger.sources_of(entry)],
        "public": ledger.is_public(entry),
        "rulings": list(entry.rulings),
    }


def as_text(answers: Mapping[str, Any]) -> Iterator[Any]:
    """Yield what was found, for people."""
    from rich.table import Table
    from rich.text import Text

    for game, answer in answers.items():
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        if "chapters" in answer:
            yield Text(game, "bold")
            for one in answer["chapters"]:
                extent = f"{one['first']} … {one['last']}" if one["clauses"] else ""
                table.add_row(Text(one["id"], "bold"), one["name"], Text(extent, "dim"))
            yield table
            yield Text("fathom rules ID, or fathom rules WORDS, shows the rules themselves.", "dim")
            continue
        for rule in answer["rules"]:
            words = Text(rule["text"])
            words.append("\n" + " · ".join(note for note in (rule["title"], _from(rule)) if note), "dim")
            for kind in ("code", "tests"):
                for place in rule.get(kind, ()):
                    words.append(f"\n{kind}: {place.removeprefix('fathom.games.').removeprefix('tests/games/')}", "dim")
            table.add_row(Text(rule["id"], "bold"), words)
        yield table
        if answer["more"]:
            yield Text(f"{answer['more']} more: add a word", "dim")


def _from(rule: Mapping[str, Any]) -> str:
    """Return where a clause comes from: a place in the book, or sources by name, of which some are no rulebook."""
    if not rule.get("sources"):
        return str(rule.get("source", ""))
    return ("public facts: " if rule["public"] else "") + "; ".join(rule["sources"])
