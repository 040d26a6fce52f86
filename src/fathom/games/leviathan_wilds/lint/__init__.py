"""What content must keep to beyond its schema, so that broken content never loads.

The schema knows verbs and types; this knows that a map has a starting row of ledges, that a diagram's colours have
effects, that a token exists which is named. Everything that is wrong is noted at once, with file, entry, field, and the
word that was probably meant. What effects must keep to is in `lint/effects.py`, what leviathans must in `lint/lair.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from fathom.core.content import Problems

from ..schema import CardSet, Injury, Mushroom, verbs
from .effects import Notes, walk
from .lair import MUSHROOMS_ON_MAP, Lair

if TYPE_CHECKING:
    from ..box import WildsBox

MUSHROOMS_IN_BOX = 16


def check(box: WildsBox, problems: Problems) -> None:
    """Note everything that is wrong; the number of mushrooms in the box counts only without packs."""
    cards: Counter[str] = Counter(card.id for one in box.sets.values() for card in one.card)
    for one in box.sets.values():
        _check_set(Notes(problems, box, one, tokens={t.id for t in one.tokens}), one, cards)
    for injury in box.injuries.values():
        _check_injury(Notes(problems, box, injury), injury)
    for mushroom in box.mushrooms.values():
        _check_mushroom(Notes(problems, box, mushroom), mushroom)
    total = sum(one.count for one in box.mushrooms.values())
    if not box.packs and total != MUSHROOMS_IN_BOX:
        problems.add("mushrooms.toml", "", "", f"there are {total} mushrooms, not {MUSHROOMS_IN_BOX}")
    elif total < MUSHROOMS_ON_MAP:
        problems.add("mushrooms.toml", "", "", f"{total} mushrooms are too few: {MUSHROOMS_ON_MAP} lie on the map")
    numbers: dict[int, str] = {}
    for leviathan in box.leviathans.values():
        other = numbers.setdefault(leviathan.number, leviathan.id)
        if other != leviathan.id:
            problems.add(box.file_of(leviathan), leviathan.id, "number", f"is also that of '{other}'")
        Lair(problems, box, leviathan).check()


# ---------------------------------------------------------------------------------------------- climbers


def _check_set(notes: Notes, one: CardSet, cards: Mapping[str, int]) -> None:
    for name in ("mobility", "power", "support"):
        notes.between(name, getattr(one, name), 0, 3)
    notes.between("complexity", one.complexity, 1, 3)
    if one.kind == "character" and not one.cover.skill:
        notes.add("cover.skill", "the cover of a character has a skill")
    if one.kind == "class" and one.cover.skill:
        notes.add("cover.skill", "the cover of a class has no skill")
    if not one.card:
        notes.add("card", "a set needs at least one card")
    notes.unique("tokens", (token.id for token in one.tokens))
    notes.unique("card.number", (card.number for card in one.card))
    notes.costs("cover.cost", one.cover.cost)
    for name in ("cover", "setup", "rules"):
        notes.effects(name, getattr(one, name))
    for card in one.card:
        mine = notes.inside(card.id)
        if not card.id.startswith(f"{one.id}."):
            mine.add("id", f"must begin with that of its set: '{one.id}.'")
        if cards[card.id] > 1:
            mine.add("id", "another card has it too")
        mine.between("ap", card.ap, 1, 5)
        mine.unique("protects", card.protects)
        if not card.skill:
            mine.add("skill", "a card needs a skill")
        if sum(isinstance(item, verbs.Pay) for _, item in walk(card.skill, "")) > 1:
            mine.add("skill", "at most one 'pay' per skill")
        mine.costs("cost", card.cost)
        for name in ("skill", "cost", "when"):
            mine.effects(name, getattr(card, name))


def _check_injury(notes: Notes, one: Injury) -> None:
    remove = one.remove
    ways = [remove.now, remove.on is not None, bool(remove.cost or remove.when)]
    if sum(ways) != 1:
        notes.add("remove", "needs exactly one of now, on, or cost with when")
    if remove.now and one.rules:
        notes.add("rules", "an injury that goes at once has no standing rules")
    if not one.once and not one.rules:
        notes.add("", "an injury does something once, or has rules")
    notes.costs("remove.cost", remove.cost)
    for name in ("once", "rules", "remove"):
        notes.effects(name, getattr(one, name))


def _check_mushroom(notes: Notes, one: Mushroom) -> None:
    notes.between("count", one.count, 1, MUSHROOMS_IN_BOX)
    if not one.skill:
        notes.add("skill", "a mushroom does something")
    notes.effects("skill", one.skill)
