"""Every rule word on a card, a mushroom, an injury, a threat is explained, and the card leads to it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import fathom
from fathom.core import game
from fathom.core.scene import Explanation
from fathom.games.leviathan_wilds.box import WildsBox
from fathom.games.leviathan_wilds.scene import scene
from fathom.games.leviathan_wilds.scene.explain import CLAUSES
from fathom.games.leviathan_wilds.scene.words import Words
from fathom.games.leviathan_wilds.state import Wilds

GAME = game.find("leviathan-wilds")
LANGS = ("en", "de")
EDITIONS = ("en", "de")

#: How each rule word is written on cards, in English and in German; of several explanations one will do.
WRITTEN = {
    "climb": (r"\bclimbs? \d", r"\bKlettern \d"),
    "jump": (r"\bjumps?\b", r"\b[Ss]pring"),
    "glide": (r"\bglide \d", r"\bGleiten \d"),
    "strike": (r"\bstrikes? \d|\brange\b", r"\bSchlagen \d|\bReichweite"),
    "strike-plus": (r"\bstrike \+", r"\bSchlagen \+"),
    "mend": (r"\bmends?\b", r"\bHeilen\b"),
    "rest": (r"\brests?\b(?! of)", r"\b[Aa]us(zu)?ruh"),
    "focus": (r"\bfocus", r"\bFokus"),
    "anchor": (r"\banchors?\b", r"\bAnkern\b"),
    "block": (r"\bblock \d", r"\bAbwehren \d"),
    "secure": (r"\bsecure\b", r"\bBehalten\b"),
    "draw": (r"\bdraws? ", r"\b[Zz]iehe? |\bziehst "),
    "push": (r"\bpush\b", r"\bSchieben\b"),
    "enraged": (r"\benraged?\b", r"\b(WILD|wilde?)\b"),
    "swift": (r"\bswift\b", r"\bSchnell\b"),
    "delayed": (r"\bdelayed\b", r"\bVerzögert\b"),
    "miss": (r"\bMiss:", r"Niemand getroffen"),
    "health": (r"\bhealth\b(?! )", r"\bLeben\b"),
    "grip": (r"\bgrip\b", r"\bHalt\b"),
    "blight": (r"\bblight\b", r"\bVerderbnis\b"),
    "ap": (r"\bAP\b", r"\bAP\b"),
    "injury": (r"\binjur", r"\bSchwäche"),
    "mushroom": (r"\bmushroom|\btosse", r"\bPilz"),
    "coin": (r"\bcoin\b|\bflips?\b|\bHeads:", r"\bMünze\b|\bGlück:"),
    "farseer": (r"\bfarseer\b", r"\bWeitsicht\b"),
    "piton": (r"\bpiton", r"\bFelshaken\b"),
    "banner": (r"\bbanner\b", r"\bBanner"),
    "wisp": (r"\bwisp\b", r"\bIrrlicht\b"),
    "energy": (r"\benergy\b", r"\beine Energie\b"),
    "ledge": (r"\bledge", r"\bVorsprung"),
    "open": (r"\bopen space", r"\boffene[snm]? Feld"),
    "fall": (r"\bfall(ing|en)?\b", r"\bfall|\bfäll"),
    "harmful": (r"\bharmful\b", r"\bschädliche"),
    "difficult": (r"\bdifficult\b", r"\brutschige"),
    "activation": (r"\bactivation\b", r"\bAktivierung\b"),
    "exhausted": (r"\bexhaust ", r"\b[Ee]rschöpfe "),
    "crystal|blighted": (r"\bcrystal", r"\bKristall"),
    "target": (
        r"^((Swift|Delayed)\. )?(Active|Next|All(?! eight)|Highest|Lowest)\b",
        r"^((Schnell|Verzögert)\. )?(Aktiver|Nächster|Alle(?! acht)|Höchster|Niedrigster)\b",
    ),
}


def table(edition: str, leviathan: str, climbers: list[tuple[str, str]]) -> Wilds:
    g = fathom.new("leviathan-wilds", seed=1, leviathan=leviathan, edition=edition, climbers=climbers)
    assert isinstance(g, Wilds)
    return g


def unexplained(found: Explanation, words: str, lang: str) -> list[str]:
    """Return the rule words of an explanation that none of those it leads to explains."""
    return [
        word
        for word, forms in WRITTEN.items()
        if re.search(forms[LANGS.index(lang)], words, re.IGNORECASE if lang == "en" else 0)
        and not any(f"word.{one}" in found.see for one in word.split("|"))
    ]


BOX = game.box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)
PAIRS = list(zip(BOX.characters, BOX.classes, strict=True))


def everything(g: Wilds, lang: str) -> Iterator[tuple[Explanation, str]]:
    """Yield what explains each card of the climbers, each mushroom and injury, with the words on it."""
    for k in g.climbers:
        mine = g.cards[k.cards]
        mine.hand, mine.deck, mine.layers = (*mine.hand, *mine.deck), (), ()
        k.mushrooms, k.injuries = tuple(g.box.mushrooms), tuple(g.box.injuries)
    shown = scene(g, 0, GAME.text(lang))
    by = {entry.id: entry for entry in shown.explain}
    for row in shown.rows:
        if row.kind in ("hand", "covers"):
            yield from ((by[card.id], " ".join((*card.lines, *card.tags))) for card in row.cards)
    for panel in shown.panels:
        yield from ((by[chip.id], chip.words) for chip in panel.chips if chip.kind in ("mushroom", "injury"))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [0, 4])
def test_every_rule_word_of_cards_mushrooms_and_injuries_is_explained(first: int, edition: str, lang: str) -> None:
    g = table(edition, "sage", PAIRS[first : first + 4])
    seen = list(everything(g, lang))
    assert len(seen) > 100
    assert {found.name: missing for found, words in seen if (missing := unexplained(found, words, lang))} == {}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("leviathan", list(BOX.leviathans))
def test_every_rule_word_of_threats_is_explained_those_of_its_scenario_too(leviathan: str, lang: str) -> None:
    g = table(lang, leviathan, PAIRS[:2])
    missing = {}
    for threat in g.box.leviathan.threat:
        for enraged in (False, True):
            g.threats = tuple(type(slot)(threat.id, True, enraged) for slot in g.threats)
            shown = scene(g, 0, GAME.text(lang))
            card = shown.rows[0].cards[0]
            found = next(entry for entry in shown.explain if entry.id == card.id)
            words = [one for line in card.lines for one in unexplained(found, line, lang)]
            words += unexplained_rules(g, found, " ".join(card.lines), lang)
            if words:
                missing[threat.id, enraged] = words
    assert missing == {}


def unexplained_rules(g: Wilds, found: Explanation, words: str, lang: str) -> list[str]:
    """Return the keywords of the scenario that a threat names and whose rule or token it does not lead to."""
    w = Words(g, GAME.text(lang))
    named = {rule.id: w.rule(rule.id).removesuffix(" X") for rule in g.box.rules.values() if rule.form == "keyword"}
    return [
        rule
        for rule, name in named.items()
        if re.search(rf"\b{re.escape(name)}\b", words, re.IGNORECASE)
        and not {f"rule.{rule}", f"word.{rule.partition('.')[2]}"} & {*found.see}
        and not (rule == "watcher.open" and "rule.watcher.eye_open_lines" in found.see)
    ]


def test_an_explanation_leads_only_to_what_is_explained_on_this_table() -> None:
    g = table("en", "fury", PAIRS[2:4])
    known = {entry.id for entry in scene(g, 0, GAME.text("en")).explain}
    assert {name for entry in scene(g, 0, GAME.text("en")).explain for name in entry.see} <= known
    assert CLAUSES.keys() >= {"draw", "target", "activation"}
