"""What enemies and quests must keep to: arrows, rewards, abilities that fit their carrier, waves that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from fathom.core.content import Problems
from fathom.parts.lint import Notes

from ..box import GaiaBox
from ..schema.foes import Ability, Boss, Lieutenant, Reward
from ..schema.words import ABILITIES, BOSS_ABILITIES, SIDES

#: Two of these on one card would make the order of modifiers matter (GR-061).
ORDERED = frozenset(
    {"stalwart", "brawler", "evasive", "formation", "overlord", "mode_shift", "tough", "stout", "vicious",
     "weak_spot", "double_edged"}
)  # fmt: skip
#: Abilities that say nothing without their parameter.
NEEDS = {"immunity": "type", "primordial": "elements", "fatal_flaw": "n", "alert": "side", "weak_spot": "side",
         "repair": "serves"}  # fmt: skip


def check_arrows(notes: Notes, field: str, words: str) -> None:
    """Note sides that there are not, and arrows that are there twice."""
    sides = [word.removesuffix("2") for word in words.split()]
    for side in sides:
        notes.known(field, side, SIDES, "side")
    notes.unique(field, sides)


def check_reward(notes: Notes, field: str, reward: Reward) -> None:
    """Note a reward that brings nothing, or too much."""
    if sum(map(bool, (reward.elements, reward.xp, reward.level_cards))) != 1:
        notes.add(field, "needs exactly one of elements, xp, level_cards")


def check_abilities(notes: Notes, field: str, abilities: Iterable[Ability], *, boss: bool) -> None:
    """Note abilities that do not fit their carrier, or one another."""
    names = [one.id for one in abilities]
    allowed = (*ABILITIES, *BOSS_ABILITIES) if boss else ABILITIES
    for one in abilities:
        if one.id not in allowed:
            only = " (only bosses have it)" if one.id in BOSS_ABILITIES else ""
            notes.add(field, f"unknown ability '{one.id}'{only}", one.id, allowed)
        elif one.id in NEEDS and not getattr(one, NEEDS[one.id]):
            notes.add(field, f"'{one.id}' needs '{NEEDS[one.id]}'")
        elif one.id == "alert" and one.side and len(one.side) != 1:
            notes.add(field, "the marked side of Alert is an edge, not a corner")
    if len(ORDERED.intersection(names)) > 1:
        notes.add(field, "the order of two of these would matter (GR-061)")
    if sum(one.side is not None for one in abilities) > 1:
        notes.add(field, "a card has one marked side")
    if "taunt" in names and not boss:
        notes.add(field, "only one enemy of a wave may have Taunt: a boss (GR-077)")


def check_enemies(box: GaiaBox, problems: Problems, noting: Callable[[object], Notes]) -> None:
    """Note what is wrong with minions, bosses and lieutenants."""
    for family in box.families.values():
        notes = noting(family)
        if family.hard.health < family.normal.health:
            notes.add("hard", "the hard side is not weaker")
        check_abilities(notes, "abilities", family.abilities, boss=False)
        for card in family.cards:
            where = f"cards.{card.id}"
            check_arrows(notes, f"{where}.white", card.white)
            check_arrows(notes, f"{where}.black", card.black)
            check_reward(notes, f"{where}.reward", card.reward)
            check_abilities(notes, f"{where}.abilities", card.abilities, boss=False)
            if not card.abilities and not family.abilities:
                notes.add(where, "an enemy has at least one ability (GG-045)")
    singles: list[Boss | Lieutenant] = [*box.bosses.values(), *box.lieutenants.values()]
    for one in singles:
        notes = noting(one)
        check_arrows(notes, "white", one.white)
        check_arrows(notes, "black", one.black)
        check_reward(notes, "reward", one.reward)
        check_abilities(notes, "abilities", one.abilities, boss=isinstance(one, Boss))
        if not one.abilities:
            notes.add("abilities", "an enemy has at least one ability (GG-045)")
    for boss in box.bosses.values():
        for name in boss.improve:
            noting(boss).known("improve", name, box.types, "type")
        noting(boss).known("kin", boss.kin, box.kins, "family")
    for kin in box.kins.values():
        for name in kin.minions:
            noting(kin).known("minions", name, box.families, "minions")
    levels = Counter(one.level for one in box.lieutenants.values() if one.level)
    if levels != Counter(range(1, 6)):
        problems.add("lieutenants.toml", "", "level", "there is one lieutenant of each level from 1 to 5")


def check_quests(box: GaiaBox, noting: Callable[[object], Notes]) -> None:
    """Note what is wrong with quests and Scenario cards."""
    for card in box.scenarios.values():
        if all(choice.when for choice in card.choices):
            noting(card).add("choices", "needs a choice without a condition")
    sets = {one.set for one in box.levels.values()} | {one.set for one in box.spawns.values()}
    for quest in box.quests.values():
        notes = noting(quest)
        words: list[tuple[str, str, Iterable[str]]] = [
            ("scenario", quest.scenario, box.scenarios),
            ("friendly", quest.friendly, box.friendlies),
            *(("sets", name, sets) for name in quest.sets),
            *(("mind", name, box.products) for name in quest.mind),
            *(("body", name, box.products) for name in quest.body),
        ]
        for number, wave in enumerate(quest.waves, start=1):
            where = f"waves[{number}]"
            words += [(f"{where}.boss", wave.boss, box.bosses), (f"{where}.minions", wave.minions, box.families)]
            check_abilities(notes, f"{where}.boss_abilities", wave.boss_abilities, boss=True)
            check_abilities(notes, f"{where}.minion_abilities", wave.minion_abilities, boss=False)
            if quest.chapter > 1 and not (wave.boss_abilities and wave.minion_abilities):
                notes.add(where, "an enemy has at least one ability (GG-045)")
        for field, word, choices in words:
            if word:
                notes.known(field, word, choices)
        if quest.goal.wave > len(quest.waves):
            notes.add("goal.wave", f"the quest has {len(quest.waves)} waves")
