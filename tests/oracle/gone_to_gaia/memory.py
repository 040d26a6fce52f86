"""What must be kept in mind from one question to the next, because no record of the table tells it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from fathom.core.decisions import Option

from .printed import BOSSES, LIEUTENANTS, MINIONS

#: What comes after an attack is resolved, before anything else can be done.
QUIET = frozenset({"choose", "turn", "first_turn"})


@dataclass
class Memory:
    """What happened since the card in use was used."""

    #: Attacks made with it, and targets chosen for the one that is coming.
    attacks: int = 0
    chosen: list[int] = field(default_factory=list)
    #: The enemy that was moved last, and those that have fled.
    moved: int = -1
    fled: list[int] = field(default_factory=list)
    #: The profiles of the dead with rewards still to come, and these rewards.
    dead: list[int] = field(default_factory=list)
    owed: Counter[tuple[Any, ...]] = field(default_factory=Counter)
    #: Enemies that must still fire in this counterattack.
    firing: set[int] = field(default_factory=set)
    #: Where the dead of Rebirth were before the last answer.
    embers: tuple[Any, ...] = ()
    #: Whether solo has taken its additional weapon.
    extras: bool = False

    def keep(self, before: Any, option: Option, after: Any) -> None:
        """Keep in mind what this answer and its events tell."""
        match option.key:
            case "flee_order":
                self.fled.append(option.args[1])
            case "reward_order":
                self.dead.remove(option.args[1])
        self.extras = option.key == "extra"
        if option.key != "rebirth":
            self.embers = before.embers
        profiles = {one.uid: one.profile for one in before.enemies}
        for event in after.events:
            if event.kind in ("used", "used_slot", "used_ultimate"):
                self.attacks, self.fled = 0, []
            elif event.kind in ("attacked", "missed"):
                self.attacks, self.chosen, self.dead = self.attacks + 1, [], []
            elif event.kind == "enemy_moved":
                self.moved = event.facts["enemy"]
            elif event.kind == "slain":
                self.dead.append(profiles[event.facts["enemy"]])

    def owe(self, card: str, seats: list[int]) -> None:
        """A dead enemy owes what its card tells: elements to each player, XP to all, Level cards (book 189-223)."""
        printed = MINIONS[card][1] if card in MINIONS else BOSSES.get(card) or LIEUTENANTS[card]
        reward = printed.get("reward", {})
        for seat in seats:
            for element in reward.get("elements", ()):
                self.owed["element", seat, element] += 1
            self.owed["level", seat] += reward.get("level_cards", 0)
        if reward.get("xp"):
            self.owed["xp", reward["xp"]] += 1

    def paid(self, *what: Any) -> None:
        """Something was gained: if it was owed, it is no longer."""
        if self.owed[what]:
            self.owed[what] -= 1
