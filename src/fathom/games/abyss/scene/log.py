"""The log of a scene: what happened, by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.parts import log

from ..state import Abyss
from .words import Words


def moment(g: Abyss, span: Span, text: Text) -> str:
    """Return the name of the turn that the game is in; there is nothing longer."""
    return turn_name(Words(g, text), g.turn, g.active)


def turn_name(w: Words, number: int, player: int) -> str:
    """Return what a turn is called."""
    if not number:
        return w.text("log-group-setup")
    return w("log-group-turn", turn=number, player=w.player(player))


class Log(log.Log[Words]):
    """The log of Abyss."""

    words = Words
    sounds = {"pearl": "coin"}
    icons = {
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
        "stopped_fighting": "check", "rolled": "die", "attack_failed": "close", "health_lost": "strike",
        "slew": "scourge", "took_scourge": "scourge", "end_triggered": "flag", "scored": "influence",
        "entered_play": "influence",
    }  # fmt: skip
    silent = frozenset({"turn"})
    speaks_of = {
        "player": "seat.{}",
        "bought.of": "seat.{}",
        "stole.of": "seat.{}",
        "lord": "lord.{}",
        "location": "location.{}",
        "locations": "location.{}",
        "zone": "zone.{}",
        "race": "council.{}",
        "revealed.space": "track.{}",
    }

    def __init__(self, w: Words, events: Sequence[Event]) -> None:
        super().__init__(w, events)
        self.recruited = ""

    def first_heading(self) -> str:
        """Return the turn of the game now, or the one before the first turn that begins."""
        for event in self.events:
            if event.kind == "turn":
                return turn_name(self.w, event.facts["number"] - 1, event.facts["after"])
        return turn_name(self.w, self.w.g.turn, self.w.g.active)

    def heading(self, event: Event) -> str | None:
        """Return the turn that begins."""
        return turn_name(self.w, event.facts["number"], event.facts["player"]) if event.kind == "turn" else None

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return what happened; the sentence of a recruitment names the payment, and the Lord who enters play."""
        w = self.w
        match kind:
            case "recruited":
                self.recruited = facts["lord"]
                return self.say(kind, facts, "" if facts["pearls"] else "allies")
            case "entered_play" if facts["lord"] == self.recruited:
                return ""
            case "paid_pearls" if facts["of"] == "recruit":
                return ""
            case "saw_stack" if not facts["allies"]:
                return ""
            case "rolled" if len(facts["dice"]) > 1:
                return self.say(kind, facts, "two")
            case "took_location" if not facts["lords"]:
                return self.say(kind, facts, "alone")
            case "spent_keys":
                return self.say(kind, facts, what=w.keys(facts["tokens"], facts["lords"]))
            case "end_triggered":
                return w(f"end-{facts['why']}", player=w.player(facts["player"]))
        return self.say(kind, facts)
