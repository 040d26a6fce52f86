"""What a census of many games counts: who was met and slain, what was offered, taken and used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fathom.core.events import Event

from . import queries
from .box import GaiaBox
from .box.profiles import ANYWHERE
from .schema.words import ABILITIES, BOSS_ABILITIES, ELEMENTS
from .state import Gaia


def things(box: GaiaBox) -> Mapping[str, Sequence[str]]:
    """Return everything that is counted, by kind; bosses are compared within their wave of Onslaught."""
    bosses: dict[str, list[str]] = {}
    for boss in box.bosses.values():
        bosses.setdefault(_wave(box, boss.id), []).append(boss.id)
    weapons = [card.id for card in box.equipment.values() if card.steps]
    found: dict[str, Sequence[str]] = {}
    for wave, names in sorted(bosses.items()):
        found[f"bosses met, {wave}"] = names
        found[f"bosses slain, {wave}"] = names
    return found | {
        "minion families met": [*box.families],
        "minion families slain": [*box.families],
        "lieutenants and companions met": [*box.lieutenants],
        "lieutenants and companions slain": [*box.lieutenants],
        "abilities met": [*ABILITIES, *BOSS_ABILITIES],
        "equipment offered by Level cards": [*box.types],
        "equipment taken from Level cards": [*box.types],
        "equipment gained": [*box.equipment],
        "weapons used": weapons,
        "slots used": [f"{suit.id} {element}" for suit in box.suits.values() for element in ELEMENTS],
        "Ultimates used": [suit.id for suit in box.suits.values() if suit.ultimate],
        "Level cards drawn": [*box.levels],
        "levels reached": [str(level) for level in range(2, len(box.numbers.xp) + 2)],
        "Spawn cards drawn": [*box.spawns],
        "products for sale": [*box.products],
        "products bought": [*box.products],
        "friendlies met": [*box.friendlies],
        "scenarios met": [*box.scenarios],
        "quests of the campaign tried": [*box.quests],
        "quests of the campaign won": [*box.quests],
        "entries read": [*box.entries],
        "endings": [*box.endings],
    }


def _wave(box: GaiaBox, boss: str) -> str:
    wave = box.bosses[boss].wave
    return f"wave {wave}" if wave else "of quests alone"


def census(g: Gaia, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Yield what a game met, took and used, as (kind, name)."""
    box = g.box
    yield from _before(g)
    yield from _after(g)
    drawn: dict[int, str] = {}
    for event in events:
        facts = event.facts
        match event.kind:
            case "enemy" | "summoned":
                yield from ((f"{kind} met{where}", name) for kind, where, name in _enemy(box, facts["card"]))
                yield from (("abilities met", name) for name in facts.get("abilities", ()))
            case "slain":
                yield from ((f"{kind} slain{where}", name) for kind, where, name in _enemy(box, facts["card"]))
            case "drew_level":
                drawn[facts["seat_of"]] = facts["card"]
                yield "Level cards drawn", facts["card"]
                offers = (option.equip for option in box.levels[facts["card"]].options)
                yield from (("equipment offered by Level cards", name) for name in offers if name)
            case "gained":
                yield "equipment gained", facts["card"]
                kind = box.equipment[facts["card"]].type
                card = drawn.pop(facts["seat_of"], "")
                if card and any(option.equip == kind for option in box.levels[card].options):
                    yield "equipment taken from Level cards", kind
            case "used":
                yield "weapons used", facts["card"]
            case "used_slot":
                yield "slots used", f"{facts['suit']} {facts['element']}"
            case "used_ultimate":
                yield "Ultimates used", facts["suit"]
            case "level":
                yield "levels reached", str(facts["level"])
            case "spawned":
                yield "Spawn cards drawn", facts["card"]
            case "product":
                yield "products for sale", facts["product"]
            case "bought" | "received":
                yield "products bought", facts["product"]
            case "friendly":
                yield "friendlies met", facts["card"]
            case "scenario":
                yield "scenarios met", facts["card"]
            case "quest_over":
                yield "quests of the campaign tried", facts["quest"]
                if facts["result"] == "success":
                    yield "quests of the campaign won", facts["quest"]
            case "entered":
                yield "entries read", facts["entry"]
            case "ending":
                yield "endings", facts["ending"]


def _before(g: Gaia) -> Iterator[tuple[str, str]]:
    """Yield what is there before the first choice: the first wave, and the equipment that the delvers came with."""
    box = g.box
    if not queries.is_campaign(g):
        boss, family = g.line_up[0]
        place = ANYWHERE if queries.is_onslaught(g) else (g.quest, 1)
        for card in (boss, *(one.id for one in box.families[family].cards)):
            yield from ((f"{kind} met{where}", name) for kind, where, name in _enemy(box, card))
            abilities = box.profiles[box.profile_of[(*place, card, False)]].abilities
            yield from (("abilities met", name) for name in sorted(abilities))
        yield from (("Spawn cards drawn", card) for card in g.spawn_discard[:1])
    for suit in g.suits:
        for kind, rank in enumerate(suit.ranks):
            yield from (("equipment gained", box.card(suit.discipline, kind, n, 0).id) for n in range(1, rank + 1))


def _after(g: Gaia) -> Iterator[tuple[str, str]]:
    """Yield the equipment at the end: a product that replaces a pile brings another card, which nobody reports."""
    for suit in g.suits:
        for kind, rank in enumerate(suit.ranks):
            if rank:
                yield "equipment gained", queries.card_of(g, suit, kind, rank).id


def _enemy(box: GaiaBox, card: str) -> Iterator[tuple[str, str, str]]:
    """Yield an enemy by its card: its kind, where it waits, and what it is called there."""
    if card in box.bosses:
        yield "bosses", f", {_wave(box, card)}", card
    elif card in box.lieutenants:
        yield "lieutenants and companions", "", card
    else:
        yield "minion families", "", card.rpartition("_")[0]
