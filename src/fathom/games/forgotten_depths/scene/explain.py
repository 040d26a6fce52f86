"""What a word, card or icon means, with the clauses that say so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fathom.core.scene import Card, Chip, Explanation, Panel, Row
from fathom.core.words import dashed

from ..queries import beast_of
from .words import Words

#: The words of the table and the clauses they rest on.
CLAUSES: dict[str, tuple[str, ...]] = {
    "empty": ("FD-051", "FD-052", "FD-056"), "tile": ("FD-061", "FD-063"), "far": ("FD-058", "FD-067", "FD-070"),
    "monster": ("FD-080", "FD-081", "FD-082"), "feature": ("FD-084", "FD-085", "FD-090"),
    "chest": ("FD-097", "FD-098", "FD-099"), "door": ("FD-092", "FD-093", "FD-094"),
    "campfire": ("FD-117", "FD-118", "FD-122"), "stairs": ("FD-146", "FD-147", "FD-150"),
    "lantern": ("FD-068", "FD-076"), "node": ("FD-125", "FD-133"), "boundary": ("FD-168", "FD-169", "FD-170"),
    "passage": ("FD-172", "FD-173", "FD-174"), "warp": ("FD-179", "FD-180"), "water": ("FD-175", "FD-176"),
    "boat": ("FD-177", "FD-178"), "level": ("FD-181", "FD-182", "FD-183"),
    "pattern": ("FD-126", "FD-127", "FD-131", "FD-135"), "health": ("FD-198", "FD-199"),
    "power": ("FD-040", "FD-041", "FD-276"), "block": ("FD-266", "FD-279", "FD-280"),
    "awake": ("FD-254", "FD-258", "FD-259"), "passive": ("FD-275", "FD-261"), "use": ("FD-044", "FD-045"),
    "explore": ("FD-094",),
    "exhausted": ("FD-283", "FD-284"), "armor": ("FD-291", "FD-292", "FD-293"), "key": ("FD-022", "FD-093", "FD-185"),
    "xp": ("FD-077", "FD-078", "FD-188", "FD-189"), "item": ("FD-103", "FD-106", "FD-107"),
    "unequipped": ("FD-105", "FD-191"), "ability": ("FD-157", "FD-159", "FD-160"), "value": ("FD-043", "FD-238"),
    "hero-hit": ("FD-264", "FD-287", "FD-288"), "monster-hit": ("FD-264", "FD-267", "FD-289"),
    "pair": ("FD-263", "FD-272"), "states": ("FD-225", "FD-226", "FD-227"), "deck": ("FD-035", "FD-253"),
    "figure": ("FD-222", "FD-223", "FD-300"), "part": ("FD-309", "FD-311", "FD-312"), "entity": ("FD-307", "FD-310"),
    "dead": ("FD-323",), "legend": ("FD-136", "FD-137", "FD-139"),
}  # fmt: skip

#: What activates an ability, and the clauses that say so.
TRIGGERS = {
    "block": ("FD-279",), "power": ("FD-276",), "passive": ("FD-275",), "use": ("FD-045",), "explore": ("FD-094",),
}  # fmt: skip


def explain(w: Words, rows: Iterable[Row], panels: Iterable[Panel]) -> tuple[Explanation, ...]:
    """Explain the words of the table, and every card and chip that can be seen on it."""
    found = {one.id: one for one in w.once(("words",), lambda: tuple(_words(w)))}
    for row in rows:
        for card in row.cards:
            _add(found, _card(w, card))
    for panel in panels:
        for card in (card for row in panel.rows for card in row.cards):
            _add(found, _card(w, card))
        for chip in panel.chips:
            _add(found, _chip(w, chip))
        if panel.kind == "hero":
            look = w.text(f"mat-{dashed(panel.art)}.look")
            _add(found, Explanation(id=panel.id, name=panel.title, words=look, clauses=("FD-026", "FD-031")))
    return tuple(found.values())


def _add(found: dict[str, Explanation], one: Explanation | None) -> None:
    if one is not None:
        found.setdefault(one.id, one)


def _words(w: Words) -> Iterator[Explanation]:
    for word, clauses in CLAUSES.items():
        key = f"explain-{word}"
        yield Explanation(id=f"word.{word}", name=w.text(key), words=w.text(f"{key}.text"), clauses=clauses)


# ---------------------------------------------------------------------------------------------- cards


def _card(w: Words, card: Card) -> Explanation | None:
    match card.kind:
        case "feature" | "legend":
            clauses = ("FD-084", "FD-089") if card.kind == "feature" else CLAUSES["legend"]
            words = " ".join(card.lines)
            return Explanation(id=card.id, name=card.name, words=words, clauses=clauses, see=(f"word.{card.kind}",))
        case "item":
            return _item(w, card.id, card.art)
        case "ability":
            return _skill(w, card.id, card.art, w.box.abilities[card.art].skills[0].trigger)
        case "pattern":
            words = f"{card.caption}. {w.text('explain-pattern.text')}"
            return Explanation(id=card.id, name=card.name, words=words, clauses=CLAUSES["pattern"])
        case "figure" | "part":
            look = f"{'monster' if card.kind == 'figure' else 'part'}-{dashed(card.art)}.look"
            words = w.text(look) if w.text.has(look) else ""
            return Explanation(id=card.id, name=card.name, words=words, clauses=CLAUSES[card.kind])
        case "pair" if card.verdict:
            word = card.verdict.kind
            return Explanation(
                id=card.id, name=card.name, words=w.text(f"explain-{word}.text"), clauses=CLAUSES[word],
                see=("word.pair",),
            )  # fmt: skip
        case "tile":
            return Explanation(id=card.id, name=card.name, words=w.text("explain-empty.text"), clauses=CLAUSES["empty"])
    return None


def _chip(w: Words, chip: Chip) -> Explanation | None:
    kind, _, rest = chip.id.partition(".")
    match kind:
        case "skill":
            return _skill(w, chip.id, rest, chip.kind)
        case "item":
            return _item(w, chip.id, rest.split(".")[1])
        case "states":
            foe = w.g.foes[int(rest)]
            table = sorted(beast_of(w.g, foe).states.items(), reverse=True)
            told = [w("chip-states.one", n=n, theirs=a, ours=b) for n, (a, b) in table]
            words = " ".join([w.text("explain-states.text"), *told])
            return Explanation(id=chip.id, name=w.text("explain-states"), words=words, clauses=CLAUSES["states"])
        case "armor" | "power":
            return Explanation(id=chip.id, name=chip.words, words=w.text(f"explain-{kind}.text"), clauses=CLAUSES[kind])
    return None


def _skill(w: Words, id_: str, name: str, trigger: str) -> Explanation:
    """Explain an ability: what it does and what activates it."""
    if name in w.box.awake:
        why = w.text(f"explain-{'awake' if trigger == 'power' else 'passive'}.text")
        clauses = ("FD-254", "FD-256", "FD-259") if trigger == "power" else ("FD-261",)
        return Explanation(id=id_, name=w.skill(name), words=f"{w.skill_text(name)} {why}", clauses=clauses)
    feat = w.box.feats[name]
    cost = w("explain-cost", n=feat.cost) if feat.cost else w.text(f"explain-{trigger}.text")
    clauses = (*TRIGGERS[trigger], *(("FD-283",) if feat.exhaust else ()))
    said = w.card_text("ability", name) if name in w.box.abilities else w.skill_text(name)
    return Explanation(id=id_, name=w.skill(name), words=f"{said} {cost}", clauses=clauses, see=(f"word.{trigger}",))


def _item(w: Words, id_: str, name: str) -> Explanation:
    """Explain an Item: what it says, what it takes, what it is worth."""
    item = w.box.items[name]
    facts = w("explain-item-card", hands=item.hands, xp=item.xp)
    clauses = ["FD-103", "FD-191"]
    if item.adds:
        clauses += ["FD-108", "FD-110"]
    if item.uses:
        clauses.append("FD-045")
    words = f"{w.card_text('item', name)} {facts}"
    return Explanation(id=id_, name=w.thing("item", name), words=words, clauses=tuple(clauses), see=("word.item",))


__all__ = ["CLAUSES", "explain"]
