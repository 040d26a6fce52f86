"""The log of a scene: events of the engine as sentences, with their clause and what they speak of, by Ecology."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.scene import Line
from fathom.core.text import Text
from fathom.core.words import dashed

from ..clock import leg
from ..state import Depths
from .words import Words, cell_id, label

#: The icon beside each kind of line; the others have that of a note.
ICONS = {
    "drew_tile": "draw", "placed": "pin", "set_aside": "discard", "appeared": "attack", "guardian": "attack",
    "entity": "attack", "played": "hand", "foe_played": "hand", "resolved": "strike", "wounded": "strike",
    "killed": "crystal", "hurt": "health", "healed": "mend", "mended": "mend", "used": "focus", "foe_used": "attack",
    "stored": "focus", "earned": "check", "paid": "hand", "feature": "book", "legend": "book", "legend_card": "book",
    "received": "hand", "learned": "focus", "rested": "rest", "level_up": "check", "ecology": "flag", "won": "check",
    "lost": "close", "unlocked": "hand", "chest": "hand", "test": "book", "judged": "book", "judged_all": "book",
}  # fmt: skip
#: What others tell already.
SILENT = frozenset({"hero", "round", "swapped", "cleared", "descended", "combat_over", "drew", "judged"})


def moment(g: Depths, span: Span, text: Text) -> str:
    """Return the name of the Ecology, the leg of the journey or the Round of Combat that the game is in."""
    w = Words(g, text)
    if g.phase == "setup":
        return text("log-group-setup")
    ecology = w.ecology(g.ecology)
    if g.phase == "level_up":
        return w("log-group-level", ecology=ecology)
    if span == "part":
        return ecology
    if span == "turn" and g.round:
        return w("log-group-combat", ecology=ecology, n=g.round)
    return w("log-group-leg", ecology=ecology, n=leg(g) + 1)


def log_lines(events: Iterable[Event], g: Depths, text: Text, *, group: str = "", seat: int = -1) -> tuple[Line, ...]:
    """Turn events into sentences, oldest first.

    Args:
        events: what the engine reported, in order: of the whole game, or of the last choices.
        g: the game right after them.
        text: the words to use.
        group: the heading that the first events belong to, as the line before them named it; worked out if empty.
        seat: who reads; what only another seat may know is left out.
    """
    w = Words(g, text)
    group = group or w.ecology(g.ecology)
    lines = []
    for event in events:
        if event.seat not in (-1, seat):
            continue
        if event.kind == "ecology":
            group = w.text(f"ecology-{event.facts['ecology']}")
        if event.kind in SILENT:
            continue
        words = _sentence(w, event.kind, event.facts)
        targets = tuple(dict.fromkeys(_targets(w, event.facts)))
        icon = ICONS.get(event.kind, "book")
        lines.append(Line(words=words, kind=icon, clause=event.clause, group=group, targets=targets, ply=event.ply))
    return tuple(lines)


def _sentence(w: Words, kind: str, facts: dict[str, Any]) -> str:
    """Return what happened as a sentence."""
    key = f"log-{dashed(kind)}"
    said = {name: _fact(w, name, value) for name, value in facts.items()}
    match kind:
        case "lost":
            return w.text(f"log-lost-{dashed(facts['reason'])}")
        case "changed":
            return w(key if facts["to"] < 0 else f"{key}.to", **said)
        case "judged_all":
            story = facts["card"]
            kind_ = "feature" if story in w.box.features else "legend"
            way = "success" if facts["passed"] else "failure"
            own = f"{kind_}-{dashed(story)}.{way}"
            return w.text(own) if story and w.text.has(own) else w.text(f"{key}.{way}")
        case "legend_card" | "legend":
            return w(key, name=w.thing("legend", facts["card"]), words=w.text(f"legend-{dashed(facts['card'])}.text"))
        case "feature":
            name = facts["feature"]
            return w(key, name=w.thing("feature", name), words=w.text(f"feature-{dashed(name)}.text"))
        case "appeared" | "guardian":
            look = w.text(f"monster-{dashed(facts['foe'])}.look")
            return w(key, foe=w.foe(facts["foe"]), look=look)
        case "entity":
            return w(key, parts=w.listed([w.thing("part", part) for part in facts["parts"]]))
        case "ecology":
            return w(key, ecology=said["ecology"])
        case "killed":
            return w(key, foe=said["foe"], heroes=w.heroes(facts["heroes"]))
        case "foe_used":
            return w(key, foe=said["foe"], skill=said["skill"], words=w.skill_text(facts["skill"]))
        case "resolved":
            ours, theirs = facts["ours"], facts["theirs"]
            return w(key if ours != theirs else f"{key}.block", **said)
    return w(key, **said)


def _fact(w: Words, name: str, value: Any) -> int | str:
    """Return a fact of an event in words."""
    match name:
        case "hero":
            return w.hero(value) if value >= 0 else w.text("party")
        case "foe":
            return w.foe(value)
        case "skill":
            return w.skill(value)
        case "item" | "ability" | "monster" | "tile":
            return w.foe(value) if name == "monster" else w.thing(name, value)
        case "region":
            return w.place(value)
        case "cell":
            return label(value)
        case "card" if isinstance(value, int):
            return w.card(value)
        case "ecology":
            return w.text(f"ecology-{value}")
    return value if isinstance(value, int) else str(value)


def _targets(w: Words, facts: dict[str, Any]) -> Iterable[str]:
    """Yield the elements that an event speaks of."""
    g = w.g
    for name, value in facts.items():
        match name:
            case "hero" if value >= 0:
                yield f"hero.{value}"
            case "heroes":
                yield from (f"hero.{h}" for h in value)
            case "foe":
                yield from (f"foe.{f}" for f, foe in enumerate(g.foes) if foe.id == value)
            case "cell":
                yield cell_id(value)
            case "region" if g.where and g.where[value // 4]:
                yield cell_id(g.where[value // 4])
