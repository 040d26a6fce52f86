"""One word for one thing, and clean sentences, in all texts of the games and the clients."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import fathom
from fathom.core.game import AnyGame, find, games
from fathom.core.text import LANGS, text_files

HOME = Path(fathom.__file__).parent
FOLDERS = {
    **{name: HOME / name for name in ("core", "web", "terminal")},
    **{name: find(name).folder for name in games()},
}

#: What is told for the mood and not to be played by: the words of the game need not stand in it.
MOOD = re.compile(
    r"story|^(quest|entry|finale|friendly|standing|gossip|scenario|feature|lore|item|part)-|\.(look|introduction|idea|conclusion)$"
)

#: The words of the German box of Leviathan Wilds; the other games have theirs in their ledgers.
WILDS = {
    "climber": "Hüter", "threat card": "Bedrohung", "grip": "Halt", "injury": "Schwäche", "focus": "Fokus",
    "skill": "Fähigkeit", "mushroom": "Pilz", "crystal": "Kristall", "ledge": "Vorsprung", "leviathan": "Leviathan",
    "action point": "Aktionspunkt", "harmful terrain": "schädlich", "difficult terrain": "rutschig", "health": "Leben",
}  # fmt: skip

#: English words that mean several things, or that German says with a verb or a pronoun.
MANY = {
    "Add", "Ally", "Body", "Chest", "Combat", "Court space", "Encounter", "Hit", "Level Up", "Light", "MEDIUM",
    "attack", "die", "hand", "hit", "level", "opponent", "retreat", "space", "supply", "support", "turn", "wall",
}  # fmt: skip

#: Sentences that rightly do without the word.
WITHOUT = {
    "ability-death-heal.text", "ask-raise-for.hint", "ask-turn-any.hint", "effect-retrieve", "explain-ledge.text",
    "lord-shaman.short", "rule-bloom-wither.text", "rulings-FR-16.words", "sheet-condition.text",
}  # fmt: skip

#: German words that once stood beside the right one.
STRAY = {
    "abyss": r"\bXP\b",
    "forgotten-depths": r"\bXP\b|Rückschaden|Treppenwache|Habitat|\bRumpf",
    "gone-to-gaia": r"\bXP\b|\bKonter|\bkontert|\bUltimate|Brutkarte|Weissager|entwaffn|auffrisch|Gesundheit|Vetter",
    "leviathan-wilds": r"\bXP\b|\bGefahr|Verletzung|Kletterer|\bBlock\b|\bWut\b",
}

#: A placeable within the words of a message.
GAP = "\0"


def words_in(node: ast.BaseNode | None) -> Iterator[str]:
    """Yield the words of a pattern, with a mark for each placeable; each variant of a choice is words of its own."""
    if not isinstance(node, ast.Pattern):
        return
    yield "".join(_told(one) for one in node.elements)
    for one in node.elements:
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.SelectExpression):
            for variant in one.expression.variants:
                yield from words_in(variant.value)


def _told(one: ast.TextElement | ast.Placeable) -> str:
    if isinstance(one, ast.TextElement):
        return str(one.value)
    return str(one.expression.value) if isinstance(one.expression, ast.StringLiteral) else GAP


@cache
def said(name: str, lang: str) -> dict[str, tuple[str, ...]]:
    """Return what a language says, by key."""
    found: dict[str, tuple[str, ...]] = {}
    for path in text_files(FOLDERS[name], lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = tuple(words_in(entry.value))
                found |= {f"{entry.id.name}.{one.id.name}": tuple(words_in(one.value)) for one in entry.attributes}
    return found


#: What no sentence has, and why.
FAULTS = {
    "an ending is glued to a word": rf"[^\W\d]{GAP}|{GAP}[^\W\d]",
    "two spaces": r"(?<=\S)  +(?=\S)",
    "a straight quotation mark": r'"',
    "three dots": r"\.\.\.",
    "an ending is said twice": r"(?i)\b\w+(chenn|lenn|tenn|denn|genn|essen?en)\b(?<!\bdenn)",
    "a space before a mark": r" [,.;!](?!\w)",
}
QUOTES = {"en": r"[„»«]", "de": r"[”»«]"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", FOLDERS)
def test_sentences_are_clean(name: str, lang: str) -> None:
    opening, closing = "“”" if lang == "en" else "„“"
    found = []
    for key, texts in said(name, lang).items():
        for words in texts:
            found += [(key, why, words) for why, pattern in FAULTS.items() if re.search(pattern, words)]
            if re.search(QUOTES[lang], words) or words.count(opening) != words.count(closing):
                found.append((key, "quotation marks", words))
    assert found == []


@pytest.mark.parametrize("name", STRAY)
def test_no_second_word_stands_for_a_thing_in_german(name: str) -> None:
    stray = re.compile(STRAY[name])
    assert [(key, words) for key, texts in said(name, "de").items() for words in texts if stray.search(words)] == []


def stem(words: str) -> str:
    """Return the first word of a German term as it may be inflected: without its ending and its umlauts."""
    plain = words.casefold().translate(str.maketrans("äöüß", "aous"))
    return re.sub(r"(en|er|es|e|n|s)$", "", plain) if len(plain) > 5 else plain


def test_the_words_of_the_glossary_are_kept_to(game: AnyGame) -> None:
    glossary = game.ledger().glossary or WILDS
    terms = {term: german for term, german in glossary.items() if " " not in german and term not in MANY}
    either = re.compile("|".join(rf"\b{re.escape(term)}s?\b" for term in sorted(glossary, key=len, reverse=True)))
    german = said(game.id, "de")
    found = []
    for key, texts in said(game.id, "en").items():
        if MOOD.search(key) or key not in german or key in WITHOUT:
            continue
        told = stem(" ".join(german[key]) + " ....")
        for term in {one.removesuffix("s") if one not in terms else one for one in either.findall(" ".join(texts))}:
            if term in terms and terms[term][:1].isupper() and stem(terms[term]) not in told:
                found.append(f"{term} = {terms[term]}: {key}: {' '.join(german[key])}")
    assert found == []
