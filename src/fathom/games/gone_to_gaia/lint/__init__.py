"""What content must keep to beyond its schema, so that broken content never loads.

The schema knows verbs and types; this knows that a Spawn card has seven minions, that a pile has five ranks, that a
type exists which is named. Everything that is wrong is noted at once, with file, entry, field, and the word that was
probably meant. What enemies and quests must keep to is in `lint/enemies.py`, the story in `lint/story.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from fathom.core.content import Loaded, Problems

from .. import schema, schema_story
from ..board import SIZE
from ..schema import DAMAGES, DISCIPLINES, ELEMENTS
from .enemies import check_enemies, check_quests
from .story import check_story

RANKS = range(1, 6)
#: Of which kinds a Spawn card has how many tiles (GG-168).
SPAWNED = {"B": 1, "m": 7, "S": 2}
#: Two payments of 8 AP must not refresh each other (GG-137).
MOST_AP = 16
PRODUCTS = 55


class Entries(NamedTuple):
    """All content as it was loaded, packs laid over it."""

    suits: Mapping[str, Loaded[schema.SuitBoard]]
    types: Mapping[str, Loaded[schema.EquipmentType]]
    equipment: Mapping[str, Loaded[schema.Equipment]]
    products: Mapping[str, Loaded[schema.Product]]
    heroes: Mapping[str, Loaded[schema.Hero]]
    levels: Mapping[str, Loaded[schema.Level]]
    spawns: Mapping[str, Loaded[schema.Spawn]]
    friendlies: Mapping[str, Loaded[schema.Friendly]]
    families: Mapping[str, Loaded[schema.Family]]
    kins: Mapping[str, Loaded[schema.Kin]]
    bosses: Mapping[str, Loaded[schema.Boss]]
    lieutenants: Mapping[str, Loaded[schema.Lieutenant]]
    scenarios: Mapping[str, Loaded[schema.Scenario]]
    quests: Mapping[str, Loaded[schema.Quest]]
    people: Mapping[str, Loaded[schema_story.Person]]
    shelves: Mapping[str, Loaded[schema_story.Shelf]]
    curios: Mapping[str, Loaded[schema_story.Curio]]
    gossip: Mapping[str, Loaded[schema_story.Gossip]]
    chapters: Mapping[str, Loaded[schema_story.Chapter]]
    donations: Mapping[str, Loaded[schema_story.Donation]]
    standings: Mapping[str, Loaded[schema_story.Standing]]
    visits: Mapping[str, Loaded[schema_story.Visit]]
    entries: Mapping[str, Loaded[schema_story.Entry]]
    endings: Mapping[str, Loaded[schema_story.Ending]]


class Notes:
    """Notes problems of one entry."""

    def __init__(self, problems: Problems, one: Loaded[Any]) -> None:
        self.problems = problems
        self.file = one.file
        self.entry = one.id

    def add(self, field: str, message: str) -> None:
        """Note a problem."""
        self.problems.add(self.file, self.entry, field, message)

    def known(self, field: str, word: str, choices: Iterable[str]) -> None:
        """Note a word that is none of the choices."""
        choices = list(choices)
        if word not in choices:
            self.problems.add(self.file, self.entry, field, f"unknown word '{word}'", word=word, choices=choices)


def check(entries: Entries, table: schema.Table, problems: Problems) -> None:
    """Note everything that is wrong."""
    for suit in entries.suits.values():
        _check_suit(Notes(problems, suit), suit.value)
    if {(one.value.discipline, one.value.upgraded) for one in entries.suits.values()} != {
        (discipline, upgraded) for discipline in DISCIPLINES for upgraded in (False, True)
    }:
        problems.add("suits.toml", "", "", "each discipline has a basic and an upgraded suit")
    kinds = Counter(one.value.kind for one in entries.types.values())
    if (kinds["weapon"], kinds["passive"]) != (7, 7):
        problems.add("types.toml", "", "", "there must be 7 weapons and 7 passives")
    for card in entries.equipment.values():
        _check_card(Notes(problems, card), card.value, entries)
    _check_piles(entries, problems)
    for product in entries.products.values():
        _check_product(Notes(problems, product), product.value, entries)
    numbers = sorted(one.value.no for one in entries.products.values())
    if numbers != list(range(1, len(numbers) + 1)):
        problems.add("products.toml", "", "no", "the numbers must run from 1 without gaps")
    _check_ap(entries, problems)
    for hero in entries.heroes.values():
        _check_gear(Notes(problems, hero), hero.value.gear, entries, table)
    for level in entries.levels.values():
        for i, option in enumerate(level.value.options):
            if bool(option.equip) == bool(option.effect):
                Notes(problems, level).add(f"options[{i}]", "needs either equip or effect")
            elif option.equip:
                Notes(problems, level).known(f"options[{i}].equip", option.equip, entries.types)
    for spawn in entries.spawns.values():
        _check_spawn(Notes(problems, spawn), spawn.value)
    if len(table.xp) != len(table.xp_solo) or any(a <= b for a, b in zip(table.xp, table.xp_solo, strict=False)):
        problems.add("table.toml", "", "xp_solo", "must be lower than xp at every level")
    if len(table.income) != table.onslaught_waves - 1:
        problems.add("table.toml", "", "income", "needs a line for each wave of Onslaught but the last")
    check_enemies(entries, problems)
    check_quests(entries, problems)
    check_story(entries, problems)


# ---------------------------------------------------------------------------------------------- suits, equipment


def _check_suit(notes: Notes, suit: schema.SuitBoard) -> None:
    if tuple(slot.element for slot in suit.slots) != ELEMENTS:
        notes.add("slots", f"needs one slot for each element, in this order: {', '.join(ELEMENTS)}")
    if (suit.ultimate is not None) != suit.upgraded:
        notes.add("ultimate", "an upgraded suit has one, a basic one has not")
    for slot in suit.slots:
        _check_steps(notes, f"slots.{slot.element}", slot.steps)


def _check_card(notes: Notes, card: schema.Equipment, entries: Entries) -> None:
    notes.known("type", card.type, entries.types)
    if card.rank not in RANKS:
        notes.add("rank", f"{card.rank} is no rank: 1 to 5")
    kind = entries.types[card.type].value.kind if card.type in entries.types else ""
    if kind == "weapon" and not card.steps:
        notes.add("steps", "a weapon needs steps")
    if kind == "passive" and (card.steps or card.passive == schema.Passive()):
        notes.add("passive", "a passive card has this, and no steps")
    _check_steps(notes, "steps", card.steps)


def _check_steps(notes: Notes, field: str, steps: tuple[schema.Effect, ...]) -> None:
    letters = {"x"}
    for i, effect in enumerate(steps):
        where = f"{field}[{i}]"
        if isinstance(effect, schema.Roll):
            letters = set(effect.letters)
            if len(effect.letters) != 6:
                notes.add(f"{where}.letters", "needs six letters, one for each result of the die")
        if isinstance(effect, schema.Attack):
            _check_area(notes, where, effect, letters)


def _check_area(notes: Notes, where: str, attack: schema.Attack, letters: set[str]) -> None:
    rows = [row.replace(" ", "") for row in attack.area]
    n = len(rows)
    if n not in (3, 5) or any(len(row) != n for row in rows):
        notes.add(f"{where}.area", "must be 3 × 3 or 5 × 5")
        return
    flat = "".join(rows)
    if rows[n // 2][n // 2] != "@" or flat.count("@") != 1:
        notes.add(f"{where}.area", "the delver @ stands in the middle")
    if set(flat) - {".", "@"} != letters:
        notes.add(f"{where}.area", f"its letters must be {', '.join(sorted(letters))}")
    if attack.max > sum(mark not in ".@" for mark in flat):
        notes.add(f"{where}.max", "is above the number of tiles")
    if attack.factors and len(attack.factors) != 6:
        notes.add(f"{where}.factors", "needs six numbers, one for each result of the die")


def _check_piles(entries: Entries, problems: Problems) -> None:
    piles = Counter((one.value.discipline, one.value.type, one.value.rank) for one in entries.equipment.values())
    upgraded = {one.value.upgrade for one in entries.products.values() if one.value.upgrade}
    for type_ in entries.types:
        wanted: list[schema.Discipline | None] = [*DISCIPLINES]
        for discipline in [*wanted, None] if type_ in upgraded else wanted:
            if any(piles[discipline, type_, rank] != 1 for rank in RANKS):
                pile = discipline or "upgrade"
                problems.add("equipment", f"{pile} {type_}", "rank", "a pile has each of the ranks 1 to 5 once")


def _check_gear(notes: Notes, gear: tuple[schema.Gear, ...], entries: Entries, table: schema.Table) -> None:
    for one in gear:
        notes.known("gear", one.type, entries.types)
        if not 1 <= one.rank <= table.start_max_rank:
            notes.add("gear", f"rank {one.rank} is no rank to start with")
    if not any(one.type in entries.types and entries.types[one.type].value.kind == "weapon" for one in gear):
        notes.add("gear", "a hero needs a weapon")


# ---------------------------------------------------------------------------------------------- products, decks


def _check_product(notes: Notes, product: schema.Product, entries: Entries) -> None:
    if product.upgrade:
        notes.known("upgrade", product.upgrade, entries.types)
    if product.equip:
        notes.known("equip.type", product.equip.type, [*entries.types, "any_weapon"])
    for level in product.cost.boss if product.cost else ():
        if not 1 <= level <= 5:
            notes.add("cost.boss", f"{level} is no level of a boss part")


def _check_ap(entries: Entries, problems: Problems) -> None:
    total = sum(one.value.passive.tokens.get("ap", 0) for one in entries.products.values())
    most: dict[str, int] = {}
    for one in entries.equipment.values():
        most[one.value.type] = max(most.get(one.value.type, 0), one.value.passive.tokens.get("ap", 0))
    total += sum(most.values())
    if total >= MOST_AP:
        message = f"{total} lasting AP: with {MOST_AP} two payments of 8 AP would refresh each other without end"
        problems.add("products.toml", "", "tokens", message)


def _check_spawn(notes: Notes, spawn: schema.Spawn) -> None:
    rows = [row.replace(" ", "") for row in spawn.map]
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        notes.add("map", f"must be {SIZE} × {SIZE}")
        return
    found = Counter("".join(rows))
    for mark, n in SPAWNED.items():
        if found[mark] != n:
            notes.add("map", f"has {found[mark]} of '{mark}', not {n}")
    if set(found) - set("BmScf."):
        notes.add("map", "knows only the marks B m S c f and .")
    if spawn.set == "base" and (found["c"] or found["f"]):
        notes.add("map", "a base card carries no circuit and no friendly")


__all__ = ["DAMAGES", "Entries", "Notes", "check"]
