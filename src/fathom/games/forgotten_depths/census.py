"""What a census of many games counts: what was met, taken and used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fathom.core.events import Event

from .box import ECOLOGIES, SLOTS, DepthsBox
from .box.skill import effects_in
from .schema import Give
from .state import Depths

BEASTS = {"monster": "Monsters", "guardian": "Stair Guardians", "foe": "Foes in Legendary Locations"}
MATS = "abilities of the mats used"


def things(box: DepthsBox) -> Mapping[str, Sequence[str]]:
    """Return everything that is counted, by kind; what waits in one Ecology is compared within it."""
    found: dict[str, Sequence[str]] = {}
    for name in ECOLOGIES:
        found[f"tiles of the {name}"] = [tile.id for tile in box.tiles.values() if tile.ecology == name]
        for kind, title in BEASTS.items():
            if beasts := [one.id for one in box.monsters.values() if (one.ecology, one.kind) == (name, kind)]:
                found[f"{title} of the {name}"] = beasts
        found[f"Features of the {name}"] = [one.id for one in box.features.values() if one.ecology == name]
        patterns = [pattern.id for pattern in box.runes.values() if pattern.ecology == name]
        found[f"Legendary Locations of the {name}"] = patterns
        found[f"Legendary cards of the {name}"] = [one.id for one in box.legends.values() if one.pattern in patterns]
    for slot in SLOTS:
        found[f"Final Entity: {slot}"] = box.slots[slot]
    active = {feat.card for feat in box.feats.values() if feat.trigger != "passive" or feat.when}
    for card, group in _cards(box).items():
        taken = f"{group} taken"
        found[taken] = [*found.get(taken, ()), card]
    for card, group in _cards(box).items():
        if card in active:
            used = f"{group} used"
            found[used] = [*found.get(used, ()), card]
    found[MATS] = [mat for mat in box.mats if mat in active]
    return found


def _cards(box: DepthsBox) -> dict[str, str]:
    """Return what every Item and Ability Card belongs to: a Class, or the Ecology in which it is found."""
    found: dict[str, str] = {}
    for item in box.items.values():
        found[item.id] = f"Items of the {item.deck}"
    stories = [(feature.ecology, feature.effects) for feature in box.features.values()]
    stories += [(box.runes[legend.pattern].ecology, legend.effects) for legend in box.legends.values()]
    for ecology, effects in stories:
        for effect in effects_in(effects):
            if isinstance(effect, Give):
                found[effect.item] = f"Items found in the {ecology}"
    for ability in box.abilities.values():
        found[ability.id] = f"Abilities of the {ability.deck}"
    return found


def census(g: Depths, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """Yield what a game met, took and used, as (kind, name)."""
    box = g.box
    groups = _cards(box)
    land = box.lands[ECOLOGIES.index(g.setup.start)]
    yield f"tiles of the {land.name}", land.tiles[land.entry].id  # it lies there before the first choice
    for event in events:
        facts = event.facts
        match event.kind:
            case "placed" | "ecology":
                yield f"tiles of the {box.tiles[facts['tile']].ecology}", facts["tile"]
            case "appeared" | "guardian":
                monster = box.monsters[facts["foe"]]
                yield f"{BEASTS[monster.kind]} of the {monster.ecology}", monster.id
            case "feature":
                yield f"Features of the {box.features[facts['feature']].ecology}", facts["feature"]
            case "legend" | "legend_card":
                legend = box.legends[facts["card"]]
                ecology = box.runes[legend.pattern].ecology
                yield f"Legendary cards of the {ecology}", legend.id
                yield f"Legendary Locations of the {ecology}", legend.pattern
            case "entity":
                for part in facts["parts"]:
                    if (slot := box.parts[part].slot) in SLOTS:
                        yield f"Final Entity: {slot}", part
            case "received":
                yield f"{groups[facts['item']]} taken", facts["item"]
            case "learned":
                yield f"{groups[facts['ability']]} taken", facts["ability"]
            case "used":
                card = box.feats[facts["skill"]].card
                yield (f"{groups[card]} used" if card in groups else MATS), card
