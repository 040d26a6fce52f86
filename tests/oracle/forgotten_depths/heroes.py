"""What Heroes have and can do: cards in hand, Items, Abilities, Spells, Experience Points; see `oracle.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .printed import ABILITIES, ECOLOGIES, ITEMS, MATS, RATES, Entry

#: An Item Action card is its value and this much more.
FROM_ITEM = 16
HANDS = 2
#: What has a meaning outside Combat, with a tile in hand, too; Doors are Encountered, which may not be done then.
ANYWHERE = ("heal", "refresh", "power", "scry")


def value(card: int) -> int:
    """Return the value of an Action Card; that of a Power Card is 0."""
    return card % FROM_ITEM


def skills(hero: Any) -> Iterator[tuple[str, Entry, Entry]]:
    """Yield what a Hero can do: the name it goes by, the skill, and the card that it stands on.

    From the mat, from Ability Cards, and from equipped Items only (book 482).
    """
    gear = [held.id for held in hero.items if held.equipped]
    cards = [MATS[hero.mat], *(ABILITIES[name] for name in hero.abilities)]
    cards += [ITEMS[name] for name in dict.fromkeys(gear)]
    for card in cards:
        for i, skill in enumerate(card.get("skills", ()), 1):
            yield skill.get("id") or (card["id"] if i == 1 else f"{card['id']}.{i}"), skill, card


def most_health(hero: Any) -> int:
    """Return the Maximum Health Value of a Hero at her Level."""
    return int(MATS[hero.mat]["health"][hero.level - 1])


def is_wounded(hero: Any) -> bool:
    """Whether Healing would help."""
    return bool(hero.health < most_health(hero))


def exhausted(hero: Any, name: str, card: Entry) -> bool:
    """Whether a Spell is exhausted."""
    return name in hero.exhausted or card["id"] in hero.exhausted


def uses_left(hero: Any, item: str) -> int:
    """Return how many counters lie on equipped Items of this name."""
    return sum(held.uses for held in hero.items if held.id == item and held.equipped)


def wealth(state: Any) -> int:
    """Return all Experience Points: the pool, and Items, equipped or not (book 763)."""
    return sum(state.xp) + sum(ITEMS[held.id]["xp"] for hero in state.heroes for held in hero.items)


def rates(state: Any) -> Entry:
    """Return the Reference Card of the Ecology."""
    return RATES[ECOLOGIES[state.ecology]]


def of(state: Any, triple: Any) -> int:
    """Return a number, or that of three which goes with the number of Heroes."""
    return int(triple if isinstance(triple, int) else triple[len(state.heroes) - 1])


def may_wear(hero: Any, item: Entry) -> bool:
    """Whether an Item is for this Hero: some are for one Class only (book 597)."""
    return "deck" not in item or item["deck"] in hero.classes


def hands(hero: Any) -> int:
    """Return how many hands are full."""
    return sum(ITEMS[held.id].get("hands", 0) for held in hero.items if held.equipped)
