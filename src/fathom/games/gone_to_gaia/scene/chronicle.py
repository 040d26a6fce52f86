"""The log of a campaign: what happened between quests, as sentences."""

from __future__ import annotations

from typing import Any

from fathom.core.words import dashed

from ..rules import sheet
from ..schema.words import ELEMENTS
from .story import told_words
from .town import opinion_words
from .words import Words

#: The icon beside each kind of line.
ICONS = {
    "named": "person", "chapter": "book", "visit": "door", "followed": "chat", "told": "book", "set_out": "flag",
    "quest_over": "flag", "buried": "person", "completed": "check", "opened": "flag", "unlocked": "person",
    "met": "eye", "person_died": "close", "cards_added": "deck", "donated": "hand", "slot_upgraded": "power",
    "closed": "book", "ending": "book", "new_game_plus": "redo",
}  # fmt: skip
#: The page itself tells of these.
SILENT = frozenset({"entered"})


def sentence(w: Words, kind: str, facts: dict[str, Any]) -> str:
    """Return what happened between quests as a sentence."""
    key = f"log-{dashed(kind)}"
    match kind:
        case "named":
            card = w.text(f"hero-{dashed(facts['hero'])}")
            return w(key, hero=card, name=facts["name"]) if facts["name"] else w("log-kept-name", hero=card)
        case "chapter":
            return w(key, n=facts["chapter"], title=w.text(f"chapter-{facts['chapter']}"))
        case "visit":
            simple = w.box.visits[facts["visit"]].kind == "simple"
            return w.text(f"{key}.simple" if simple else key)
        case "followed":
            return w(key, choice=w.text(f"entry-{dashed(facts['entry'])}.choice{facts['choice']}"))
        case "told":
            return " ".join(told_words(w, facts["text"]).replace("*", "").split())
        case "quest_over":
            return w(f"{key}.{facts['result']}", quest=w.text(f"quest-{dashed(facts['quest'])}"))
        case "set_out" | "completed" | "opened":
            return w(key, quest=w.text(f"quest-{dashed(facts['quest'])}"))
        case "buried":
            n = facts["words"]
            name = facts["name"] or w.named(facts["hero"])
            return w(key, hero=name, words=n, last=w.text(f"last-words-{n}") if n else "")
        case "unlocked":
            return w(key, hero=w.named(facts["hero"]))
        case "met" | "person_died":
            return w(key, who=w.text(f"person-{facts['who']}"))
        case "donated":
            return w(key, seat_of=w.player(facts["seat_of"]), n=facts["n"], total=facts["total"])
        case "slot_upgraded":
            return w(key, seat_of=w.player(facts["seat_of"]), element=w.element(ELEMENTS[facts["slot"]]))
        case "ending":
            return w(key, ending=w.text(f"finale-{dashed(facts['ending'])}"))
        case "closed" | "new_game_plus":
            return w(key, **facts)
    return w.text(key)


def noted(w: Words, what: str, name: str, by: int) -> str:
    """Return what was written on the Campaign Sheet as a sentence."""
    match what:
        case "gossip":
            return w("log-gossip", line=w.text(f"gossip-{dashed(name)}"))
        case "curio":
            key = f"curio-{dashed(name)}"
            return w("log-curio", curio=w.text(key), text=w.text(f"{key}.text"))
    step = opinion_words(w, sheet.opinion_of(w.g, name))
    return w("log-opinion", who=w.text(f"person-{name}"), by=by, step=step)
