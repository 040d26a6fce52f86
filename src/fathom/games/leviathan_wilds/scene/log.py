"""The log of a scene: events of the engine as sentences, with their clause and what they speak of, by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.scene import Line
from fathom.core.text import Text
from fathom.core.words import dashed

from ..state import Wilds
from .cards import card_id
from .words import Words

#: The icon beside each kind of line, where it is not the event's own name.
ICONS = {
    "introduction": "flag", "placed_figure": "pin", "revealed": "attack", "marked": "pin", "attack": "attack",
    "ap_card": "ap", "empty_handed": "ap", "moved": "climb", "pushed": "push", "let_go": "fall", "falls": "fall",
    "stopped": "ledge", "struck": "strike", "broken": "crystal", "pool_lowered": "strike", "struck_empty": "strike",
    "struck_target": "strike", "struck_token": "strike", "die_changed": "crystal", "lost_health": "health",
    "gained_health": "mend", "lost_grip": "grip", "gained_grip": "grip", "gained_blight": "blight",
    "lost_blight": "blight", "gained_ap": "ap", "rested": "rest", "focused": "focus", "used_focus": "focus",
    "used_skill": "hand", "paid": "hand", "blocked": "block", "took_over": "block", "drew": "draw",
    "discarded": "discard", "hung_by_a_thread": "grip", "injured": "injury", "healed": "mend", "void_injury": "injury",
    "picked_up": "mushroom", "tossed": "mushroom", "took_mushroom": "mushroom", "flipped": "rotate",
    "turned_coin": "rotate", "placed": "pin", "laid": "pin", "token_moved": "move", "bitten": "health",
    "hushed": "rest", "gave_back": "hand", "uncovered": "rotate", "took_token": "hand", "stocked": "hand",
    "shown": "rotate", "sunk": "move", "enraged": "enraged", "calmed": "rest", "keyword": "book",
    "scenario_action": "book", "scenario_state": "book", "overlay_turned": "rotate", "overlay_moved": "move",
    "left_behind": "fall", "breathed": "mend", "gasped": "health", "round_end": "clock", "defeated": "flag",
    "last_chance": "flag", "won": "check", "lost": "close", "returned": "hand", "withered": "fall", "freed": "mend",
}  # fmt: skip


def moment(g: Wilds, span: Span, text: Text) -> str:
    """Return the name of the turn or round that the game is in."""
    w = Words(g, text)
    if not g.turn:
        return text("log-group-setup")
    if span == "turn":
        return _turn(w, g.turn, g.active)
    return w("log-group-round", n=g.round)


def _turn(w: Words, turn: int, climber: int) -> str:
    return w("log-group-turn", turn=turn, climber=w.climber(climber))


def log_lines(events: Iterable[Event], g: Wilds, text: Text, *, group: str = "", seat: int = -1) -> tuple[Line, ...]:
    """Turn events into sentences, oldest first.

    Args:
        events: what the engine reported, in order: of the whole game, or of the last choices.
        g: the game right after them.
        text: the words to use.
        group: the turn that the first events belong to, as the line before them named it; worked out if empty.
        seat: who reads; what only another seat may know is left out.
    """
    w = Words(g, text)
    events = tuple(events)
    group = group or _group_before(w, events)
    lines: list[Line] = []
    falling = _falling_before(g, events)
    broken = False
    for event in events:
        kind, facts = event.kind, event.facts
        if event.seat not in (-1, seat):
            continue
        if kind == "turn":
            group = _turn(w, facts["turn"], facts["climber"])
            continue
        if kind == "falls":
            falling.add(facts["climber"])
        elif kind in ("stopped", "defeated"):
            falling.discard(facts["climber"])
        if kind == "broken" and broken:
            broken = False
            continue  # the strike said so already
        broken = kind == "struck" and not facts["left"]
        words = _sentence(w, kind, facts, falling)
        if words:
            targets = tuple(dict.fromkeys(_targets(w, facts)))
            icon = ICONS.get(kind, kind)
            if kind == "moved" and facts["climber"] in falling:
                icon = "fall"
            lines.append(Line(words=words, kind=icon, clause=event.clause, group=group, targets=targets, ply=event.ply))
    return tuple(lines)


def _group_before(w: Words, events: tuple[Event, ...]) -> str:
    """Return the turn in which the events begin: that of the game now, or the one before the first turn that begins."""
    g = w.g
    turn, climber = g.turn, g.active
    for event in events:
        if event.kind == "turn":
            turn, climber = event.facts["turn"] - 1, event.facts["climber"]
            n = len(g.climbers)
            fallen = {e.facts["climber"] for e in events if e.kind == "defeated"}
            there = [d for i in range(1, n + 1) if not g.climbers[d := (climber - i) % n].defeated or d in fallen]
            climber = there[0] if there else climber
            break
    if turn < 1 or any(event.kind in ("introduction", "placed_figure") for event in events[:1]):
        return w.text("log-group-setup")
    return _turn(w, turn, climber)


def _falling_before(g: Wilds, events: tuple[Event, ...]) -> set[int]:
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


def _sentence(w: Words, kind: str, facts: dict[str, Any], falling: set[int]) -> str:
    """Return what happened as a sentence; nothing for what other sentences tell already."""
    key = f"log-{dashed(kind)}"
    said = {name: _fact(w, kind, name, value) for name, value in facts.items()}
    match kind:
        case "moved":
            how = ".fell" if facts["climber"] in falling else ".put" if facts["start"] < 0 else ""
            if how:
                said.pop("start")
            return w(key + how, **said)
        case "struck":
            return w(key if facts["left"] else f"{key}.broken", **said)
        case "die_changed":
            return w(key if facts["value"] else f"{key}.gone", **said)
        case "attack":
            if not facts["hit"]:
                return w(f"{key}.miss", threat=said["threat"])
            return w(key, threat=said["threat"], climbers=w.climbers(facts["hit"]))
        case "marked":
            climbers = facts["climbers"]
            spaces = w.listed([w.space(s) for s in facts["spaces"]])
            return w(key, climbers=w.climbers(climbers), spaces=spaces, n=len(climbers))
        case "drew" if not facts["cards"]:
            return ""
        case "overlay_turned":
            return w(key, overlay=w.face(facts["overlay"], facts["face"]))
        case "overlay_moved":
            own = f"log-moved-{w.box.leviathan.id}"
            return w(own if w.text.has(own) else key, **said)
        case "scenario_state":
            own = f"log-state-{w.box.leviathan.id}-{dashed(facts['state'])}"
            return w(own, to=str(facts["to"]).lower()) if w.text.has(own) else ""
        case "keyword":
            return w(key, rule=w.rule(facts["rule"], facts["n"]))
        case "lost":
            return w.text(key)
        case "ap_card" | "empty_handed":
            return w(key, **{("n" if name == "ap" else name): value for name, value in said.items()})
        case "used_skill":
            return w(key, climber=said["climber"], card=w.source(facts["skill"]))
    return w(key, **said)


def _fact(w: Words, kind: str, name: str, value: Any) -> int | str:
    """Return a fact of an event in words."""
    match name:
        case "climber" | "other":
            return w.climber(value)
        case "space" | "start":
            return w.space(value) if value >= 0 else ""
        case "card":
            return w.card(value)
        case "cards":
            return w.listed([w.card(card) for card in value])
        case "mushroom":
            return w.mushroom(value)
        case "injury":
            return w.injury(value)
        case "threat":
            return w.threat(value)
        case "token":
            return w.token(value)
        case "tokens":
            return w.listed([w.token(token) for token in value])
        case "pool":
            return w.pool(value)
        case "rule":
            return w.rule(value)
        case "overlay":
            return w.overlay(value)
        case "leviathan":
            return w.leviathan()
        case "enraged":
            return "true" if value else "false"
    return value if isinstance(value, int) else str(value)


def _targets(w: Words, facts: dict[str, Any]) -> Iterable[str]:
    """Yield the elements that an event speaks of."""
    names = w.box.board.names
    for name, value in facts.items():
        match name:
            case "climber" | "other":
                yield f"climber.{value}"
            case "climbers" | "hit":
                yield from (f"climber.{c}" for c in value)
            case "space" if value >= 0:
                yield f"space.{names[value]}"
            case "spaces":
                yield from (f"space.{names[s]}" for s in value)
            case "card" | "skill" if "climber" in facts:
                yield card_id(w.g, f"card.{facts['climber']}.{value}")
            case "injury" if "climber" in facts:
                yield f"injury.{facts['climber']}.{value}"
            case "pool":
                yield f"pool.{w.box.leviathan.pools[value].id}"
            case "overlay":
                yield f"overlay.{value}"
            case "rule":
                yield f"rule.{value}"
