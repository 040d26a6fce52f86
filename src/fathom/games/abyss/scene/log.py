"""The log of a scene: events of the engine as sentences, with their clause and what they speak of, by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.scene import Line
from fathom.core.text import Arg, Text
from fathom.core.words import dashed

from ..state import Abyss
from .words import Words

#: The icon beside each kind of line.
ICONS = {
    "gained_pearls": "pearl", "paid_pearls": "pearl", "gained_keys": "key", "discarded_ally": "discard",
    "explored": "water", "reshuffled": "reroll", "revealed": "deck", "declined": "close", "bought": "pearl",
    "took": "hand", "sent_to_council": "council", "went_on": "parting", "discarded_monster": "monster",
    "slew_monster": "monster", "threat_rose": "levelstair", "turned_up_leviathan": "boss", "leviathan_came": "boss",
    "rolled_zone": "die", "driven_out": "boss", "attacked": "attack", "wounded": "wound", "took_stack": "council",
    "saw_stack": "eye", "emptied_stack": "council", "came_to_court": "influence", "replaced": "influence",
    "recruited": "influence", "affiliated": "person", "turned": "rotate", "stole": "monster", "saw_token": "eye",
    "extra_turn": "redo", "lost_lord": "influence", "spent_keys": "key", "drew_locations": "location",
    "took_location": "location", "kept_location": "location", "replaced_location": "location",
    "swapped_location": "location", "gained_tokens": "monster", "revealed_token": "monster", "fought": "attack",
    "stopped_fighting": "check", "rolled": "die", "attack_failed": "close", "health_lost": "strike", "slew": "scourge",
    "took_scourge": "scourge", "end_triggered": "flag", "scored": "influence", "entered_play": "influence",
}  # fmt: skip


def moment(g: Abyss, span: Span, text: Text) -> str:
    """Return the name of the turn that the game is in; there is nothing longer."""
    return _group(Words(g, text), g.turn, g.active)


def log_lines(events: Iterable[Event], g: Abyss, text: Text, *, group: str = "", seat: int = -1) -> tuple[Line, ...]:
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
    recruited = ""
    lines: list[Line] = []
    for event in events:
        kind, facts = event.kind, event.facts
        if event.seat not in (-1, seat):
            continue
        if kind == "turn":
            group = _group(w, facts["number"], facts["player"])
            continue
        if kind == "recruited":
            recruited = facts["lord"]
        if kind == "entered_play" and facts["lord"] == recruited:
            continue  # the recruitment said so already
        words = _sentence(w, kind, facts)
        if words:
            targets = tuple(dict.fromkeys(_targets(facts)))
            lines.append(
                Line(words=words, kind=ICONS[kind], clause=event.clause, group=group, targets=targets, ply=event.ply)
            )
    return tuple(lines)


def _group(w: Words, number: int, player: int) -> str:
    if not number:
        return w.text("log-group-setup")
    return w("log-group-turn", turn=number, player=w.player(player))


def _group_before(w: Words, events: tuple[Event, ...]) -> str:
    """Return the turn in which the events begin: that of the game now, or the one before the first turn that begins."""
    g = w.g
    for event in events:
        if event.kind == "turn":
            return _group(w, event.facts["number"] - 1, event.facts["after"])
    return _group(w, g.turn, g.active)


def _sentence(w: Words, kind: str, facts: dict[str, Any]) -> str:
    """Return what happened as a sentence; nothing for what other sentences tell already."""
    key = f"log-{dashed(kind)}"
    said = {name: fact(w, name, value) for name, value in facts.items()}
    match kind:
        case "recruited":
            return w(key if facts["pearls"] else f"{key}.allies", **said)
        case "revealed":
            return w(key, card=w.ally(facts["card"]), space=facts["space"])
        case "rolled" if len(facts["dice"]) > 1:
            return w(f"{key}.two", **said)
        case "paid_pearls" if facts["of"] == "recruit":
            return ""  # the recruitment names them
        case "gained_pearls" | "paid_pearls" | "gained_keys" | "discarded_ally":
            return w(key, **(said | {"of": w.source(facts["of"])}))
        case "spent_keys":
            parts = [w("count-keys", n=facts["tokens"])] if facts["tokens"] else []
            return w(key, player=said["player"], what=w.listed([*parts, *(w.lord(one) for one in facts["lords"])]))
        case "took_location" if not facts["lords"]:
            return w(f"{key}.alone", player=said["player"], location=said["location"])
        case "replaced_location" | "swapped_location":
            return w(key, **(said | {"old": w.location(facts["old"])}))
        case "replaced":
            return w(key, **(said | {"old": w.lord(facts["old"])}))
        case "end_triggered":
            return w(f"end-{facts['why']}", player=said["player"])
        case "threat_rose":
            return w(key, space=facts["space"] + 1)
        case "slew_monster":
            return w(key, player=said["player"], space=facts["space"] + 1)
        case "saw_stack" if not facts["allies"]:
            return ""
    return w(key, **said)


def fact(w: Words, name: str, value: Any) -> Arg:
    """Return a fact of an event in words."""
    match name:
        case "player" | "of" if isinstance(value, int):
            return w.player(value)
        case "ally":
            return w.ally(value)
        case "allies":
            return w.allies(value)
        case "lord":
            return w.lord(value)
        case "lords":
            return w.lords(value)
        case "location":
            return w.location(value)
        case "locations":
            return w.listed([w.location(one) for one in value])
        case "leviathan":
            return w.leviathan(value)
        case "zone":
            return w.zone(value)
        case "races":
            return w.races(value)
        case "race":
            return w.race(value, "many")
        case "token":
            return w.token(value)
        case "dice":
            return " + ".join(map(str, value))
    return value if isinstance(value, int) else str(value)


def _targets(facts: dict[str, Any]) -> Iterable[str]:
    """Yield the elements that an event speaks of."""
    for name, value in facts.items():
        match name:
            case "player" | "of" if isinstance(value, int):
                yield f"seat.{value}"
            case "lord":
                yield f"lord.{value}"
            case "location":
                yield f"location.{value}"
            case "locations":
                yield from (f"location.{one}" for one in value)
            case "zone":
                yield f"zone.{value}"
            case "race":
                yield f"council.{value}"
            case "space" if "card" in facts:
                yield f"track.{value}"
