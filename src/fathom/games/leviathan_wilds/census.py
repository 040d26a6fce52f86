"""What a census of many games counts: who climbed, what was used, what was met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fathom.core.events import Event

from .box import WildsBox
from .state import Wilds


def things(box: WildsBox) -> Mapping[str, Sequence[str]]:
    """Return everything that is counted, by kind; skills are compared within their set."""
    found: dict[str, Sequence[str]] = {"characters": box.characters, "classes": box.classes}
    for name in (*box.characters, *box.classes):
        cover = (box.cover_of[name],) if name in box.cover_of else ()
        found[f"skills of {name}"] = (*cover, *box.cards_of[name])
    found["mushrooms used"] = tuple(box.mushrooms)
    found["injuries"] = tuple(box.injuries)
    for leviathan in box.leviathans.values():
        found[f"threats of {leviathan.id}"] = [
            name for threat in leviathan.threat for name in (threat.id, f"{threat.id} enraged")
        ]
        allowed = [rule.id for card in leviathan.scenario for rule in card.rule if rule.form in ("action", "anytime")]
        if allowed:
            found[f"actions of {leviathan.id}"] = allowed
    return found


def census(g: Wilds, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Yield what a game met and used, as (kind, name)."""
    for *characters, klass in g.setup.climbers:
        yield from (("characters", name) for name in characters)
        yield "classes", klass
    for event in events:
        facts = event.facts
        match event.kind:
            case "used_skill":
                yield _used(g.box, facts["skill"])
            case "scenario_action":
                yield f"actions of {g.box.leviathan.id}", facts["rule"]
            case "injured":
                yield "injuries", facts["injury"]
            case "revealed":
                name = f"{facts['threat']} enraged" if facts["enraged"] else facts["threat"]
                yield f"threats of {g.box.leviathan.id}", name


def _used(box: WildsBox, skill: str) -> tuple[str, str]:
    """Return how the use of a card, a cover, a mushroom or something of the leviathan's is counted."""
    kind, _, name = skill.partition(".")
    if kind == "mushroom":
        return "mushrooms used", name
    if kind == "rule":
        return f"actions of {box.leviathan.id}", name
    return f"skills of {name if kind == 'cover' else box.set_of[skill]}", skill
