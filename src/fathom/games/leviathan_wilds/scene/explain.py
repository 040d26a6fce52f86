"""Explanations: what the words, icons and cards on the table mean, with the clauses that say so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import partial

import msgspec

from fathom.core.scene import Card, Explanation, Panel, Row
from fathom.core.words import dashed

from . import places
from .keywords import keywords
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
    "activation": ("LW-036", "LW-067"), "draw": ("LW-046", "LW-328"), "target": ("LW-222", "LW-237"),
    "thread": ("LW-047", "LW-048"), "coin": ("LW-280",), "farseer": ("LW-276", "LW-277", "LW-278"),
}  # fmt: skip
SOLO = {"rest": ("LW-218", "LW-096")}
GERMAN = {"block": ("LW-245", "LW-247", "LW-248"), "strike-plus": ("LW-266", "LW-267", "LW-269")}


def explain(w: Words, rows: Iterable[Row], panels: Iterable[Panel]) -> tuple[Explanation, ...]:
    """Explain the words of the table, and every card and chip that can be seen on it."""
    g = w.g
    found = [*w.once(("words", g.setup), lambda: (*_words(w), *_set_tokens(w)))]
    found += w.once(("places", w.box.leviathan.id), lambda: tuple(places.explain(w)))
    for row in rows:
        found += [_card(w, card) for card in row.cards]
    for panel in panels:
        for pile in panel.piles:
            found += [_card(w, card) for card in pile.cards]
        for chip in panel.chips:
            if chip.words and chip.kind in ("mushroom", "injury", "rule"):
                found.append(w.once(("explain", chip.id), partial(_chip, w, chip.id, chip.kind, chip.name, chip.words)))
    known = {entry.id for entry in found}
    return tuple(_seeing(entry, known) for entry in found)


def _seeing(entry: Explanation, known: Collection[str]) -> Explanation:
    """Return an explanation that names only others of this table: of a token's front, else that of its kind."""
    if all(name in known for name in entry.see):
        return entry
    named = (name if name in known else ".".join(name.split(".")[:2]) for name in entry.see)
    return msgspec.structs.replace(entry, see=tuple(dict.fromkeys(name for name in named if name in known)))


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


def _set_tokens(w: Words) -> Iterator[Explanation]:
    """Explain the tokens of the characters and classes that play, by what their cover says of them."""
    for name in dict.fromkeys(name for climber in w.g.setup.climbers for name in climber):
        for spec in w.box.sets[name].tokens:
            if spec.id not in CLAUSES:
                said = w.text(f"set-{dashed(name)}.text")
                yield Explanation(id=f"word.{spec.id}", name=w.token(spec.id), words=said, clauses=("LW-024",))


def _card(w: Words, card: Card) -> Explanation:
    return w.once(("explain", card.id, card.up, card.art, card.flags), lambda: _explained(w, card))


def _explained(w: Words, card: Card) -> Explanation:
    text = " ".join(card.lines)
    see: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    if card.kind == "action":
        entry = w.box.cards[card.art]
        see = keywords(entry)
        clauses = ("LW-007", "LW-105")
        text = w("explain-action", text=text, n=entry.ap) if not entry.protects else w(
            "explain-action.protects",
            text=text,
            n=entry.ap,
            what=w.listed([w.text(f"protect-{kind}") for kind in entry.protects]),
        )  # fmt: skip
    elif card.kind == "cover":
        see = keywords((w.box.sets[card.art].cover, w.box.sets[card.art].rules))
        clauses = ("LW-107",)
        text = w("explain-cover", text=text)
    elif card.kind == "class":
        owner = w.box.sets[card.art]
        see = keywords(owner)
        clauses = ("LW-006", "LW-024")
    elif not card.up:
        end = "enraged" if "turned" in card.flags else "calm"
        return Explanation(
            id=card.id, name=card.name, words=w.text(f"explain-down-{end}"), clauses=("LW-021",), see=(f"word.{end}",)
        )
    else:
        threat = w.box.threats[card.art]
        enraged = "turned" in card.flags
        see = keywords(threat.enraged if enraged else threat.normal, *(["word.enraged"] if enraged else []))
        clauses = ("LW-039", "LW-041")
        text = w("explain-threat-now" if "now" in card.flags else "explain-threat-done", text=text)
    return Explanation(id=card.id, name=card.name, words=text, clauses=clauses, see=see)


def _chip(w: Words, id_: str, kind: str, name: str, words: str) -> Explanation:
    if kind == "rule":
        rule = w.box.rules[id_.removeprefix("rule.")]
        clauses = rule.clauses or ("LW-188",)
        return Explanation(id=id_, name=name, words=words, clauses=clauses, see=keywords(rule))
    card = id_.rpartition(".")[2]
    content = w.box.mushrooms[card] if kind == "mushroom" else w.box.injuries[card]
    return Explanation(id=id_, name=name, words=words, clauses=CLAUSES[kind], see=keywords(content, f"word.{kind}"))


__all__ = ["CLAUSES", "explain"]
