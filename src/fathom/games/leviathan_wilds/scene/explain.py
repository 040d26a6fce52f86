"""Explanations: what the words, icons and cards on the table mean, with the clauses that say so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from fathom.core.scene import Card, Explanation, Panel, Row

from .. import verbs
from ..box import effects_in
from . import places
from .words import Words

#: The words and icons that are explained, and where the rulebook speaks of them.
CLAUSES: dict[str, tuple[str, ...]] = {
    "ledge": ("LW-156",), "open": ("LW-157", "LW-158"), "harmful": ("LW-154", "LW-152"),
    "difficult": ("LW-155", "LW-152"), "normal": ("LW-153",), "crystal": ("LW-004", "LW-089", "LW-179"),
    "blighted": ("LW-091", "LW-092"), "pool": ("LW-180", "LW-183", "LW-185"), "health": ("LW-027", "LW-137"),
    "blight": ("LW-135", "LW-137", "LW-249"), "grip": ("LW-146", "LW-147", "LW-148"),
    "ap": ("LW-069", "LW-070", "LW-073"),
    "ap-card": ("LW-068", "LW-071", "LW-072"), "protection": ("LW-074", "LW-075"),
    "focus": ("LW-126", "LW-127", "LW-128", "LW-129"), "climb": ("LW-081", "LW-082"), "jump": ("LW-083", "LW-084"),
    "glide": ("LW-086", "LW-087"), "strike": ("LW-088", "LW-094"), "rest": ("LW-095", "LW-096"),
    "mend": ("LW-099", "LW-100"), "let-go": ("LW-108",), "fall": ("LW-160", "LW-161", "LW-162", "LW-167", "LW-168"),
    "anchor": ("LW-243", "LW-244"), "block": ("LW-245", "LW-246", "LW-248"),
    "strike-plus": ("LW-266", "LW-267", "LW-268"),
    "secure": ("LW-264", "LW-265"), "injury": ("LW-175", "LW-176", "LW-177"),
    "mushroom": ("LW-109", "LW-110", "LW-111"), "attack": ("LW-055", "LW-058", "LW-059"), "event": ("LW-054",),
    "marker": ("LW-056", "LW-057"), "swift": ("LW-252", "LW-253"), "delayed": ("LW-250", "LW-251"),
    "miss": ("LW-260", "LW-261"), "enraged": ("LW-052", "LW-206", "LW-255"), "calm": ("LW-052",),
    "push": ("LW-262", "LW-263"), "exhausted": ("LW-258",), "ready": ("LW-259",),
    "last-chance": ("LW-141", "LW-143", "LW-144"), "threat-track": ("LW-204", "LW-205"), "deck": ("LW-146", "LW-233"),
    "thread": ("LW-047", "LW-048"), "coin": ("LW-280",), "farseer": ("LW-276", "LW-277", "LW-278"),
}  # fmt: skip
SOLO = {"rest": ("LW-218", "LW-096")}
GERMAN = {"block": ("LW-245", "LW-247", "LW-248"), "strike-plus": ("LW-266", "LW-267", "LW-269")}

#: The words that a verb on a card belongs to.
VERBS: dict[type, str] = {
    verbs.Climb: "climb", verbs.Jump: "jump", verbs.Glide: "glide", verbs.Push: "push", verbs.Fall: "fall",
    verbs.Strike: "strike", verbs.StrikePlus: "strike-plus", verbs.RangePlus: "strike", verbs.Mend: "mend",
    verbs.Rest: "rest", verbs.Focus: "focus", verbs.Anchor: "anchor", verbs.Block: "block",
    verbs.Protect: "protection", verbs.Ready: "ready", verbs.Exhaust: "exhausted", verbs.Enrage: "enraged",
    verbs.Calm: "calm", verbs.Flip: "coin", verbs.Coin: "coin",
}  # fmt: skip


def explain(w: Words, rows: Iterable[Row], panels: Iterable[Panel]) -> tuple[Explanation, ...]:
    """Explain the words of the table, and every card and chip that can be seen on it."""
    g = w.g
    found = list(w.once(("words", g.setup.solo, g.german), lambda: tuple(_words(w))))
    found += w.once(("places", w.box.leviathan.id), lambda: tuple(places.explain(w)))
    for row in rows:
        found += [_card(w, card) for card in row.cards]
    for panel in panels:
        for pile in panel.piles:
            found += [_card(w, card) for card in pile.cards]
        for chip in panel.chips:
            if chip.words and chip.kind in ("mushroom", "injury", "rule"):
                found.append(w.once(("explain", chip.id), partial(_chip, w, chip.id, chip.kind, chip.name, chip.words)))
    return tuple(found)


def _words(w: Words) -> Iterator[Explanation]:
    g = w.g
    for word, clauses in CLAUSES.items():
        how = "text"
        if g.setup.solo and word in SOLO:
            how, clauses = "solo", SOLO[word]
        elif g.german and word in GERMAN:
            how, clauses = "german", GERMAN[word]
        name, said = w.text(f"explain-{word}"), w.text(f"explain-{word}.{how}")
        yield Explanation(id=f"word.{word}", name=name, words=said, clauses=clauses)


def _card(w: Words, card: Card) -> Explanation:
    return w.once(("explain", card.id, card.up, card.art, card.flags), lambda: _explained(w, card))


def _explained(w: Words, card: Card) -> Explanation:
    text = " ".join(card.lines)
    clauses: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    if card.kind == "action":
        entry = w.box.cards[card.art]
        see = _see((entry.skill, entry.cost), *(("secure",) if entry.secure else ()))
        clauses = ("LW-007", "LW-105")
        text = w("explain-action", text=text, n=entry.ap) if not entry.protects else w(
            "explain-action.protects",
            text=text,
            n=entry.ap,
            what=w.listed([w.text(f"protect-{kind}") for kind in entry.protects]),
        )  # fmt: skip
    elif card.kind == "cover":
        cover = w.box.sets[card.art].cover
        see = _see((cover.skill, cover.cost))
        clauses = ("LW-107",)
        text = w("explain-cover", text=text)
    elif card.kind == "class":
        clauses = ("LW-006", "LW-024")
    elif not card.up:
        end = "enraged" if "enraged" in card.flags else "calm"
        return Explanation(
            id=card.id, name=card.name, words=w.text(f"explain-down-{end}"), clauses=("LW-021",), see=(f"word.{end}",)
        )
    else:
        threat = w.box.threats[card.art]
        parts = threat.enraged if "enraged" in card.flags else threat.normal
        words = [*card.icons, *(["miss"] if any(part.miss for part in parts) else []), card.flags[0]]
        see = _see(parts, *words)
        clauses = ("LW-039", "LW-041")
        text = w("explain-threat-now" if "now" in card.flags else "explain-threat-done", text=text)
    return Explanation(id=card.id, name=card.name, words=text, clauses=clauses, see=see)


def _see(content: object, *words: str) -> tuple[str, ...]:
    """Return the words that a piece of content uses."""
    verbs = (VERBS[type(e)] for e in effects_in(content) if type(e) in VERBS)
    return tuple(f"word.{word}" for word in dict.fromkeys((*words, *verbs)))


def _chip(w: Words, id_: str, kind: str, name: str, words: str) -> Explanation:
    if kind == "rule":
        rule = w.box.rules[id_.removeprefix("rule.")]
        clauses = rule.clauses or ("LW-188",)
        return Explanation(id=id_, name=name, words=words, clauses=clauses, see=_see(rule))
    see = _see(w.box.mushrooms[id_.rpartition(".")[2]]) if kind == "mushroom" else _see(
        w.box.injuries[id_.rpartition(".")[2]]
    )  # fmt: skip
    return Explanation(id=id_, name=name, words=words, clauses=CLAUSES[kind], see=(f"word.{kind}", *see))


__all__ = ["CLAUSES", "explain"]
