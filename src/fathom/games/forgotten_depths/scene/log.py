"""The log of a scene: what happened, by legs of the journey."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.core.words import dashed
from fathom.parts import log

from ..clock import leg
from ..state import Depths
from . import told
from .words import Words, cell_id


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


def _foes(w: Words, name: str) -> Iterator[str]:
    return (f"foe.{f}" for f, foe in enumerate(w.g.foes) if foe.id == name)


def _cell(w: Words, region: int) -> Iterator[str]:
    if w.g.where and w.g.where[region // 4]:
        yield cell_id(w.g.where[region // 4])


class Log(log.Log[Words]):
    """The log of Forgotten Depths."""

    words = Words
    icons = {
        "drew_tile": "draw", "placed": "pin", "set_aside": "discard", "appeared": "attack", "guardian": "attack",
        "entity": "attack", "played": "hand", "foe_played": "hand", "resolved": "strike", "wounded": "strike",
        "killed": "sword", "hurt": "health", "healed": "mend", "mended": "mend", "used": "focus",
        "foe_used": "attack", "stored": "focus", "earned": "check", "paid": "hand", "received": "hand",
        "learned": "focus", "rested": "rest", "level_up": "check", "ecology": "flag", "won": "check", "lost": "close",
        "unlocked": "hand", "chest": "hand",
    }  # fmt: skip
    other_icon = "book"
    silent = frozenset({"hero", "round", "swapped", "cleared", "descended", "combat_over", "drew", "judged"})
    speaks_of = {
        "hero": lambda w, h: (f"hero.{h}",) if h >= 0 else (),
        "heroes": lambda w, heroes: (f"hero.{h}" for h in heroes),
        "foe": _foes,
        "cell": lambda w, at: (cell_id(at),),
        "region": _cell,
    }

    def first_heading(self) -> str:
        """Return the Ecology of the game now."""
        return self.w.ecology(self.w.g.ecology)

    def heading(self, event: Event) -> str | None:
        """Return the Ecology that is entered."""
        return self.w.text(f"ecology-{event.facts['ecology']}") if event.kind == "ecology" else None

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return what happened; who appears is described, and a card of an Encounter tells its story."""
        w = self.w
        match kind:
            case "lost":
                return w.text(f"log-lost-{dashed(facts['reason'])}")
            case "changed" if facts["to"] >= 0:
                return self.say(kind, facts, "to")
            case "judged_all":
                return self._judged(facts["card"], "success" if facts["passed"] else "failure")
            case "legend_card" | "legend" | "feature":
                name = facts["feature" if kind == "feature" else "card"]
                thing = "feature" if kind == "feature" else "legend"
                return w(f"log-{dashed(kind)}", name=w.thing(thing, name), words=w.card_text(thing, name))
            case "appeared" | "guardian":
                return self.say(kind, facts, look=w.text(f"monster-{dashed(facts['foe'])}.look"))
            case "entity":
                return w("log-entity", parts=w.listed([w.thing("part", part) for part in facts["parts"]]))
            case "foe_used":
                return self.say(kind, facts, words=w.skill_text(facts["skill"]))
            case "resolved" if facts["ours"] == facts["theirs"]:
                return self.say(kind, facts, "block")
        return told.tidy(self.say(kind, facts)) if kind == "lasts" else self.say(kind, facts)

    def _judged(self, story: str, way: str) -> str:
        """Return how a test ended, as the card tells it if it does."""
        w = self.w
        own = f"{'feature' if story in w.box.features else 'legend'}-{dashed(story)}.{way}"
        return w.text(own) if story and w.text.has(own) else w.text(f"log-judged-all.{way}")
