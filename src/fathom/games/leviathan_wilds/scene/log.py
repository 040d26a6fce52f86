"""The log of a scene: events of the engine as sentences, with their clause and what they speak of, by turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.core.words import dashed
from fathom.parts import log

from ..state import Wilds
from .cards import card_id
from .words import Words


def moment(g: Wilds, span: Span, text: Text) -> str:
    """Return the name of the turn or round that the game is in."""
    w = Words(g, text)
    if not g.turn:
        return text("log-group-setup")
    if span == "turn":
        return turn_name(w, g.turn, g.active)
    return w("log-group-round", n=g.round)


def turn_name(w: Words, turn: int, climber: int) -> str:
    """Return what a turn is called."""
    return w("log-group-turn", turn=turn, climber=w.climber(climber))


def _space(w: Words, space: int) -> Iterable[str]:
    return (f"space.{w.box.board.names[space]}",) if space >= 0 else ()


class Log(log.Log[Words]):
    """The log of Leviathan Wilds."""

    words = Words
    sounds = {"climb": "step", "jump": "leap", "glide": "leap", "crystal": "gain", "ap": "card"}
    icons = {
        "introduction": "flag", "placed_figure": "pin", "revealed": "attack", "marked": "pin", "event": "clock",
        "ap_card": "ap", "empty_handed": "ap", "moved": "climb", "pushed": "push", "let_go": "fall", "falls": "fall",
        "stopped": "ledge", "struck": "strike", "broken": "crystal", "pool_lowered": "strike",
        "struck_empty": "strike", "struck_target": "strike", "struck_token": "strike", "die_changed": "crystal",
        "lost_health": "health", "gained_health": "mend", "lost_grip": "grip", "gained_grip": "grip",
        "gained_blight": "blight", "lost_blight": "blight", "gained_ap": "ap", "rested": "rest", "focused": "focus",
        "used_focus": "focus", "used_skill": "hand", "paid": "hand", "blocked": "block", "took_over": "block",
        "drew": "draw", "discarded": "discard", "hung_by_a_thread": "grip", "injured": "injury", "healed": "mend",
        "void_injury": "injury", "picked_up": "mushroom", "tossed": "mushroom", "took_mushroom": "mushroom",
        "flipped": "rotate", "turned_coin": "rotate", "placed": "pin", "laid": "pin", "token_moved": "move",
        "bitten": "health", "hushed": "rest", "gave_back": "hand", "uncovered": "rotate", "took_token": "hand",
        "stocked": "hand", "shown": "rotate", "sunk": "move", "calmed": "rest", "keyword": "book",
        "scenario_action": "book", "scenario_state": "book", "overlay_turned": "rotate", "overlay_moved": "move",
        "left_behind": "fall", "breathed": "mend", "gasped": "health", "round_end": "clock", "defeated": "flag",
        "last_chance": "flag", "won": "check", "lost": "close", "returned": "hand", "withered": "fall", "freed": "mend",
        "protected": "block",
    }  # fmt: skip
    silent = frozenset({"turn", "spent_ap", "turns_up"})
    speaks_of = {
        **dict.fromkeys(("climber", "climbers", "other", "hit"), "climber.{}"),
        **dict.fromkeys(("space",), _space),
        "spaces": lambda w, spaces: (f"space.{w.box.board.names[s]}" for s in spaces),
        "pool": lambda w, pool: (f"pool.{w.box.leviathan.pools[pool].id}",),
        "overlay": "overlay.{}",
        "rule": "rule.{}",
    }

    def __init__(self, w: Words, events: Sequence[Event]) -> None:
        super().__init__(w, events)
        self.falling = _falling_before(w.g, events)
        #: Whether the last strike has said already that it broke a crystal.
        self.broken = False

    def first_heading(self) -> str:
        """Return the turn in which the events begin: that of the game now, or the one before the first that begins."""
        g = self.w.g
        turn, climber = g.turn, g.active
        for event in self.events:
            if event.kind == "turn":
                turn, climber = event.facts["turn"] - 1, event.facts["climber"]
                n = len(g.climbers)
                fallen = {e.facts["climber"] for e in self.events if e.kind == "defeated"}
                there = [d for i in range(1, n + 1) if not g.climbers[d := (climber - i) % n].defeated or d in fallen]
                climber = there[0] if there else climber
                break
        if turn < 1 or any(event.kind in ("introduction", "placed_figure") for event in self.events[:1]):
            return self.w.text("log-group-setup")
        return turn_name(self.w, turn, climber)

    def heading(self, event: Event) -> str | None:
        """Return the turn that begins; and take note of who falls."""
        if event.kind == "falls":
            self.falling.add(event.facts["climber"])
        elif event.kind in ("stopped", "defeated"):
            self.falling.discard(event.facts["climber"])
        return turn_name(self.w, event.facts["turn"], event.facts["climber"]) if event.kind == "turn" else None

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return what happened as a sentence; nothing for what other sentences tell already."""
        w = self.w
        told, self.broken = self.broken, kind == "struck" and not facts["left"]
        match kind:
            case "broken" if told:
                return ""
            case "moved":
                put = "put" if facts["start"] < 0 else ""
                return self.say(kind, facts, "fell" if facts["climber"] in self.falling else put)
            case "struck":
                return self.say(kind, facts, "" if facts["left"] else "broken")
            case "die_changed":
                return self.say(kind, facts, "" if facts["value"] else "gone")
            case "attack" | "event":
                return self.say(kind, facts, "" if facts["hit"] else "miss")
            case "marked":
                return self.say(kind, facts, n=len(facts["climbers"]))
            case "drew" if not facts["cards"]:
                return ""
            case "pushed" if not facts["n"]:
                return self.say(kind, facts, "not")
            case "lost_grip":
                secure = [w.card(card) for card in facts["cards"] if card in w.box.secure]
                how = "none" if not facts["n"] else "secure" if secure else ""
                return self.say(kind, facts, how, secure=len(secure), cards=w.listed(secure))
            case "overlay_turned":
                return self.say(kind, facts, overlay=w.face(facts["overlay"], facts["face"]))
            case "overlay_moved" if w.text.has(own := f"log-moved-{w.box.leviathan.id}"):
                return w(own, **w.said(facts))
            case "scenario_state":
                own = f"log-state-{w.box.leviathan.id}-{dashed(facts['state'])}"
                return w(own, to=str(facts["to"]).lower()) if w.text.has(own) else ""
            case "keyword":
                return self.say(kind, facts, rule=w.rule(facts["rule"], facts["n"]))
            case "ap_card" | "empty_handed":
                return self.say(kind, facts, n=facts["ap"])
        return self.say(kind, facts)

    def icon(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return the icon beside a line: who falls does not climb."""
        return "fall" if kind == "moved" and facts["climber"] in self.falling else super().icon(kind, facts)

    def targets(self, kind: str, facts: Mapping[str, Any]) -> Iterable[str]:
        """Yield the elements that an event speaks of: with a climber also its card and its injury."""
        yield from super().targets(kind, facts)
        for name in ("card", "skill"):
            if name in facts and "climber" in facts:
                yield card_id(self.w.g, f"card.{facts['climber']}.{facts[name]}")
        if "injury" in facts and "climber" in facts:
            yield f"injury.{facts['climber']}.{facts['injury']}"


def _falling_before(g: Wilds, events: Iterable[Event]) -> set[int]:
    """Return who is falling when the events begin: whose fall goes on or ends in them without having begun there."""
    begun: set[int] = set()
    falling: set[int] = set()
    for event in events:
        if event.kind == "falls":
            begun.add(event.facts["climber"])
        elif event.kind == "stopped" and event.facts["climber"] not in begun:
            falling.add(event.facts["climber"])
    if g.faller >= 0 and g.faller not in begun:
        falling.add(g.faller)
    return falling
