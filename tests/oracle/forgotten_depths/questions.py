"""All questions of Forgotten Depths and their answers; see `oracle.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fathom.core.decisions import Option

from . import combat, exploring
from .ground import Ground
from .words import Choice


class Memory:
    """What the oracle remembers of earlier answers."""

    def __init__(self) -> None:
        #: Where the last ability was used: of which Hero, against which Monster Card.
        self.at = 0
        #: The Heroes that bought an Ability in this Level Up.
        self.learned: set[int] = set()
        #: The regions that the Heroes could go on from when they last Explored.
        self.free: set[int] = set()
        #: How often it was asked in this Round who takes no Return Damage.
        self.spared = 0

    def note(self, option: Option) -> None:
        """Remember an answer."""
        self.spared = self.spared + 1 if option.key == "spare" else 0
        if option.key not in ("buy_ability", "pay", "pay_item", "draw_abilities", "keep_ability"):
            self.learned.clear()
        if option.key in ("power", "block", "use_item"):
            self.at = option.args[0]
        elif option.key == "buy_ability":
            self.learned.add(option.args[0])


def answers(state: Any, decision: Any, memory: Memory) -> Iterable[Choice] | None:
    """Return what may be answered; None for what the oracle does not know."""
    args = decision.args
    match decision.key:
        case "explore":
            ground = Ground(state)
            memory.free = {ground.number(region) for region in ground.open}
            return exploring.explore(state, ground)
        case "place":
            return exploring.place(state)
        case "play":
            return combat.play(state, args[0])
        case "act":
            return combat.act(state)
        case "aim":
            return combat.aim(state, *args)
        case "face":
            return combat.face(state, args[0])
        case "hit":
            return combat.hit(state, *args, memory.at)
        case "which":
            return combat.which(state, *args, memory.at)
        case "level_up":
            return exploring.level_up(state, memory.learned)
        case "turn_up":
            return combat.turn_up(state)
        case "wake":
            return exploring.wake(state)
        case "swap_hand":
            return combat.swap_hand(state, args[0], memory.at)
        case "spare":
            return combat.spare(state, memory.spared)
        case "first":
            return [("first", args[0], foe) for foe in range(len(state.foes))]
        case "whom":
            return exploring.whom(state, args[0])
        case "refresh":
            return [("refresh", args[0], name) for name in state.heroes[args[0]].exhausted]
        case "exhaust":
            return exploring.spells(state, args[0])
        case "retrieve":
            return {("retrieve", args[0], card) for card in state.heroes[args[0]].discard}
        case "discard":
            return {("discard", args[0], card) for card in state.heroes[args[0]].hand}
        case "lose_item":
            return {("lose_item", h, held.id) for h, hero in enumerate(state.heroes) for held in hero.items}
        case "supply":
            return exploring.supply(state, args[0])
        case "pay":
            return exploring.pay(state, *args)
        case "divide":
            return exploring.divide(state, *args)
        case "replace":
            return exploring.replace(state, args[0])
        case "draw_item":
            return exploring.draw_item(state)
        case "keep_item":
            return exploring.keep_item(state, args[0])
        case "draw_abilities":
            return exploring.draw_abilities(state, args[0])
        case "keep_ability":
            return exploring.keep_ability(state, args[0])
        case "alternative":
            return exploring.alternative(state, args[0])
        case "look":
            deck, card, _ = args
            return [("keep", deck, card), ("sink", deck, card)]
        case "try":
            return [("try", h) for h in range(len(state.heroes))]
        case "give":
            return [("give", h, args[0]) for h in range(len(state.heroes))]
        case "unlock":
            return exploring.locks(state) if state.phase == "explore" else exploring.doors_from(state, memory.free)
        case "lose_power":
            return [("lose_power", h) for h, hero in enumerate(state.heroes) if hero.stored]
        case _:
            return None
