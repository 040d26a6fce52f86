"""What enemies and quests must keep to: arrows, rewards, abilities that fit their carrier, waves that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from fathom.core.content import Loaded, Problems

from .. import schema
from ..schema import ABILITIES, BOSS_ABILITIES, SIDES

if TYPE_CHECKING:
    from . import Entries

#: Two of these on one card would make the order of modifiers matter (GR-061).
ORDERED = frozenset(
    {"stalwart", "brawler", "evasive", "formation", "overlord", "mode_shift", "tough", "stout", "vicious",
     "weak_spot", "double_edged"}
)  # fmt: skip
#: Abilities that say nothing without their parameter.
NEEDS = {"immunity": "type", "primordial": "elements", "fatal_flaw": "n", "alert": "side", "weak_spot": "side",
         "repair": "serves"}  # fmt: skip
MINIONS = 7


class _Foe:
    """Notes the problems of an enemy card."""

    def __init__(self, problems: Problems, one: Loaded[Any], boss: bool) -> None:
        self.problems = problems
        self.file = one.file
        self.entry = one.id
        self.boss = boss

    def add(self, field: str, message: str) -> None:
        self.problems.add(self.file, self.entry, field, message)

    def arrows(self, field: str, words: str) -> None:
        sides = [word.removesuffix("2") for word in words.split()]
        for side in sides:
            if side not in SIDES:
                self.problems.add(self.file, self.entry, field, f"unknown side '{side}'", word=side, choices=SIDES)
        if len(sides) != len(set(sides)):
            self.add(field, "an arrow is there twice")

    def reward(self, field: str, reward: schema.Reward) -> None:
        if sum(map(bool, (reward.elements, reward.xp, reward.level_cards))) != 1:
            self.add(field, "needs exactly one of elements, xp, level_cards")
        elif reward.elements and len(reward.elements) != 2:
            self.add(field, "needs two elements")

    def numbers(self, field: str, health: int, damage: int, parting: Iterable[schema.Effect]) -> None:
        if health < 1 or damage < 1:
            self.add(field, "health and damage are at least 1")
        if not list(parting):
            self.add(field, "an enemy has a parting shot")

    def abilities(self, field: str, abilities: Iterable[schema.Ability]) -> None:
        names = [one.id for one in abilities]
        allowed = (*ABILITIES, *BOSS_ABILITIES) if self.boss else ABILITIES
        for one in abilities:
            if one.id not in allowed:
                only = " (only bosses have it)" if one.id in BOSS_ABILITIES else ""
                message = f"unknown ability '{one.id}'{only}"
                self.problems.add(self.file, self.entry, field, message, word=one.id, choices=allowed)
            elif one.id in NEEDS and not getattr(one, NEEDS[one.id]):
                self.add(field, f"'{one.id}' needs '{NEEDS[one.id]}'")
            elif one.id == "alert" and one.side and len(one.side) != 1:
                self.add(field, "the marked side of Alert is an edge, not a corner")
        if len(ORDERED.intersection(names)) > 1:
            self.add(field, "the order of two of these would matter (GR-061)")
        if sum(one.side is not None for one in abilities) > 1:
            self.add(field, "a card has one marked side")
        if "taunt" in names and not self.boss:
            self.add(field, "only one enemy of a wave may have Taunt: a boss (GR-077)")


def check_enemies(entries: Entries, problems: Problems) -> None:
    """Note what is wrong with minions, bosses and lieutenants."""
    for family in entries.families.values():
        foe, value = _Foe(problems, family, boss=False), family.value
        if len(value.cards) != MINIONS:
            foe.add("cards", f"a family has {MINIONS} cards")
        for side, stats in (("normal", value.normal), ("hard", value.hard)):
            foe.numbers(side, stats.health, stats.damage, stats.parting)
        if value.hard.health < value.normal.health:
            foe.add("hard", "the hard side is not weaker")
        foe.abilities("abilities", value.abilities)
        for card in value.cards:
            foe.arrows(f"cards.{card.id}.white", card.white)
            foe.arrows(f"cards.{card.id}.black", card.black)
            foe.reward(f"cards.{card.id}.reward", card.reward)
            foe.abilities(f"cards.{card.id}.abilities", card.abilities)
            if not card.abilities and not value.abilities:
                foe.add(f"cards.{card.id}", "an enemy has at least one ability (GG-045)")
    singles: list[Loaded[schema.Boss] | Loaded[schema.Lieutenant]] = [
        *entries.bosses.values(), *entries.lieutenants.values(),
    ]  # fmt: skip
    for one in singles:
        foe, card_ = _Foe(problems, one, boss=isinstance(one.value, schema.Boss)), one.value
        foe.arrows("white", card_.white)
        foe.arrows("black", card_.black)
        foe.reward("reward", card_.reward)
        foe.numbers("", card_.health, card_.damage, card_.parting)
        foe.abilities("abilities", card_.abilities)
        if not card_.abilities:
            foe.add("abilities", "an enemy has at least one ability (GG-045)")
    for boss in entries.bosses.values():
        for name in boss.value.improve:
            if name not in entries.types:
                problems.add(boss.file, boss.id, "improve", f"unknown type '{name}'", word=name, choices=entries.types)
        if boss.value.kin not in entries.kins:
            problems.add(boss.file, boss.id, "kin", f"unknown family '{boss.value.kin}'", word=boss.value.kin,
                         choices=entries.kins)  # fmt: skip
    for kin in entries.kins.values():
        for name in kin.value.minions:
            if name not in entries.families:
                problems.add(kin.file, kin.id, "minions", f"unknown minions '{name}'", word=name,
                             choices=entries.families)  # fmt: skip
    levels = Counter(one.value.level for one in entries.lieutenants.values() if one.value.level)
    if levels != Counter(range(1, 6)):
        problems.add("lieutenants.toml", "", "level", "there is one lieutenant of each level from 1 to 5")


def check_quests(entries: Entries, problems: Problems) -> None:
    """Note what is wrong with quests and Scenario cards."""
    for card in entries.scenarios.values():
        if all(choice.when for choice in card.value.choices):
            problems.add(card.file, card.id, "choices", "needs a choice without a condition")
    sets = {one.value.set for one in entries.levels.values()} | {one.value.set for one in entries.spawns.values()}
    for quest in entries.quests.values():
        value = quest.value
        foe = _Foe(problems, quest, boss=True)
        words = [("scenario", value.scenario, entries.scenarios), ("friendly", value.friendly, entries.friendlies)]
        words += [("sets", name, dict.fromkeys(sets)) for name in value.sets]
        words += [("mind", name, entries.products) for name in value.mind]
        words += [("body", name, entries.products) for name in value.body]
        for number, wave in enumerate(value.waves, start=1):
            words += [(f"waves[{number}].boss", wave.boss, entries.bosses)]
            words += [(f"waves[{number}].minions", wave.minions, entries.families)]
            foe.abilities(f"waves[{number}].boss_abilities", wave.boss_abilities)
            _Foe(problems, quest, boss=False).abilities(f"waves[{number}].minion_abilities", wave.minion_abilities)
            if value.chapter > 1 and not (wave.boss_abilities and wave.minion_abilities):
                foe.add(f"waves[{number}]", "an enemy has at least one ability (GG-045)")
        for field, word, choices in words:
            if word and word not in choices:
                problems.add(quest.file, quest.id, field, f"unknown word '{word}'", word=word, choices=choices)
        if not 1 <= value.goal.wave <= len(value.waves):
            foe.add("goal.wave", f"the quest has {len(value.waves)} waves")
