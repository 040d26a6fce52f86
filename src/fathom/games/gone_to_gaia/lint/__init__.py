"""What content must keep to beyond its schema, so that broken content never loads.

The schema knows verbs, types and bounds; this knows that a Spawn card has seven minions, that a pile has five ranks,
that a type exists which is named. Everything that is wrong is noted at once, with file, entry, field, and the word that
was probably meant. What enemies and quests must keep to is in `lint/enemies.py`, the story in `lint/story.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

from fathom.core.content import Problems
from fathom.parts.lint import Notes

from ..box import GaiaBox
from ..box.board import SIZE
from ..schema.decks import Spawn
from ..schema.gear import Equipment, Gear, Passive, SuitBoard
from ..schema.verbs import Attack, Effect, Roll
from ..schema.words import DISCIPLINES, ELEMENTS, Discipline
from .enemies import check_enemies, check_quests
from .story import check_story

RANKS = range(1, 6)
#: Of which kinds a Spawn card has how many tiles (GG-168).
SPAWNED = {"B": 1, "m": 7, "S": 2}
#: Two payments of 8 AP must not refresh each other (GG-137).
MOST_AP = 16

Noting: TypeAlias = Callable[[object], Notes]


def check(box: GaiaBox, problems: Problems) -> None:
    """Note everything that is wrong."""

    def notes(entry: object) -> Notes:
        return Notes(problems, box, entry)

    for suit in box.suits.values():
        _check_suit(notes(suit), suit)
    if {(one.discipline, one.upgraded) for one in box.suits.values()} != {
        (discipline, upgraded) for discipline in DISCIPLINES for upgraded in (False, True)
    }:
        problems.add("suits.toml", "", "", "each discipline has a basic and an upgraded suit")
    kinds = Counter(one.kind for one in box.types.values())
    if (kinds["weapon"], kinds["passive"]) != (7, 7):
        problems.add("types.toml", "", "", "there must be 7 weapons and 7 passives")
    for card in box.equipment.values():
        _check_card(notes(card), card, box)
    _check_piles(box, problems)
    for product in box.products.values():
        if product.upgrade:
            notes(product).known("upgrade", product.upgrade, box.types)
        if product.equip:
            notes(product).known("equip.type", product.equip.type, [*box.types, "any_weapon"])
    order = sorted(one.no for one in box.products.values())
    if order != list(range(1, len(order) + 1)):
        problems.add("products.toml", "", "no", "the numbers must run from 1 without gaps")
    _check_ap(box, problems)
    for hero in box.heroes.values():
        _check_gear(notes(hero), hero.gear, box)
    for level in box.levels.values():
        for i, option in enumerate(level.options):
            if bool(option.equip) == bool(option.effect):
                notes(level).add(f"options[{i}]", "needs either equip or effect")
            elif option.equip:
                notes(level).known(f"options[{i}].equip", option.equip, box.types)
    for spawn in box.spawns.values():
        _check_spawn(notes(spawn), spawn)
    numbers = box.numbers
    if len(numbers.xp) != len(numbers.xp_solo) or any(
        a <= b for a, b in zip(numbers.xp, numbers.xp_solo, strict=False)
    ):
        problems.add("numbers.toml", "", "xp_solo", "must be lower than xp at every level")
    if len(numbers.income) != numbers.onslaught_waves - 1:
        problems.add("numbers.toml", "", "income", "needs a line for each wave of Onslaught but the last")
    check_enemies(box, problems, notes)
    check_quests(box, notes)
    check_story(box, problems, notes)


# ---------------------------------------------------------------------------------------------- suits, equipment


def _check_suit(notes: Notes, suit: SuitBoard) -> None:
    if tuple(slot.element for slot in suit.slots) != ELEMENTS:
        notes.add("slots", f"needs one slot for each element, in this order: {', '.join(ELEMENTS)}")
    if (suit.ultimate is not None) != suit.upgraded:
        notes.add("ultimate", "an upgraded suit has one, a basic one has not")
    for slot in suit.slots:
        _check_steps(notes, f"slots.{slot.element}", slot.steps)


def _check_card(notes: Notes, card: Equipment, box: GaiaBox) -> None:
    notes.known("type", card.type, box.types)
    kind = box.types[card.type].kind if card.type in box.types else ""
    if kind == "weapon" and not card.steps:
        notes.add("steps", "a weapon needs steps")
    if kind == "passive" and (card.steps or card.passive == Passive()):
        notes.add("passive", "a passive card has this, and no steps")
    _check_steps(notes, "steps", card.steps)


def _check_steps(notes: Notes, field: str, steps: tuple[Effect, ...]) -> None:
    letters = {"x"}
    for i, effect in enumerate(steps):
        if isinstance(effect, Roll):
            letters = set(effect.letters)
        if isinstance(effect, Attack):
            _check_area(notes, f"{field}[{i}]", effect, letters)


def _check_area(notes: Notes, where: str, attack: Attack, letters: set[str]) -> None:
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


def _check_piles(box: GaiaBox, problems: Problems) -> None:
    piles = Counter((one.discipline, one.type, one.rank) for one in box.equipment.values())
    upgraded = {one.upgrade for one in box.products.values() if one.upgrade}
    for type_ in box.types:
        wanted: list[Discipline | None] = [*DISCIPLINES]
        for discipline in [*wanted, None] if type_ in upgraded else wanted:
            if any(piles[discipline, type_, rank] != 1 for rank in RANKS):
                pile = discipline or "upgrade"
                problems.add("equipment", f"{pile} {type_}", "rank", "a pile has each of the ranks 1 to 5 once")


def _check_gear(notes: Notes, gear: Iterable[Gear], box: GaiaBox) -> None:
    for one in gear:
        notes.known("gear", one.type, box.types)
        notes.at_most("gear.rank", one.rank, box.numbers.start_max_rank)
    if not any(one.type in box.types and box.types[one.type].kind == "weapon" for one in gear):
        notes.add("gear", "a hero needs a weapon")


# ---------------------------------------------------------------------------------------------- products, decks


def _check_ap(box: GaiaBox, problems: Problems) -> None:
    total = sum(one.passive.tokens.get("ap", 0) for one in box.products.values())
    most: dict[str, int] = {}
    for one in box.equipment.values():
        most[one.type] = max(most.get(one.type, 0), one.passive.tokens.get("ap", 0))
    total += sum(most.values())
    if total >= MOST_AP:
        message = f"{total} lasting AP: with {MOST_AP} two payments of 8 AP would refresh each other without end"
        problems.add("products.toml", "", "tokens", message)


def _check_spawn(notes: Notes, spawn: Spawn) -> None:
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


__all__ = ["Noting", "check"]
