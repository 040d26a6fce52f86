"""What an answer leads to: every event is what the book says should happen, and nothing changes without one.

The table is copied before the answer. Each event is judged on the copy, then done to it; in the end the copy and the
table must look alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from fathom.core.decisions import Option
from fathom.core.events import Event
from fathom.games.gone_to_gaia.state import Drop, Enemy

from . import damage
from .fighting import source_steps, under_weapon
from .memory import QUIET, Memory
from .printed import (
    BOSSES,
    DISCIPLINES,
    ELEMENTS,
    EQUIPMENT,
    MINIONS,
    NUMBERS,
    PRODUCTS,
    TOKENS,
    TYPES,
    WEAPONS,
    around,
    distance,
)
from .story import pays_bosses
from .table import FRESH, NO_SLOT, STOLEN, Foe, Json, Suit, Table
from .turns import points_left

#: Events after which the table is laid anew: what lies there then is not compared with what lay there before.
ANEW = frozenset({"spawned", "set_out", "quest_over", "ended", "story_phase", "income", "chapter", "visit", "wave"})


class Follower:
    """Judges the events of one step."""

    def __init__(self, before: Any, option: Option, after: Any, memory: Memory) -> None:
        """Begin with a copy of the table before the answer."""
        self.state: Any = before.clone()
        self.option, self.after = option, after
        self.events: list[Event] = list(after.events)
        self.wrong: list[str] = []
        self.memory = memory
        #: How many attacks the card in use has made, how many targets were chosen for the next one.
        self.attacks, self.chosen = memory.attacks, len(memory.chosen)
        self.doubled = int(before.doubled)
        if option.key == "double":
            self.doubled |= {"light": 1, "medium": 2, "heavy": 4, "universal": 15}[option.args[0]]
        self.anew = False
        #: Drops that must be collected now; what must happen before anything else does.
        self.due: list[tuple[str, dict[str, Any]]] = []
        #: Counterattacks that will hurt a delver, and what shields have taken of one.
        self.strikes: list[tuple[int, int]] = []
        self.taken: dict[int, int] = {}
        self.points: int | None = None
        #: Counterattack rolls that are still to come in this step.
        self.rolls = sum(one.kind == "rolled" and one.facts["why"] == "counterattack" for one in self.events)
        #: What a parting shot still deals, and whether the quest is over.
        self.shots: list[tuple[int, int]] = []
        self.over = False

    def follow(self) -> list[str]:
        """Judge all events, then the table that is left."""
        self.answer()
        for event in self.events:
            if event.kind in ANEW:
                self.anew = True
            judge: Callable[..., None] | None = getattr(self, f"_{event.kind}", None)
            if judge is not None:
                judge(**event.facts)
        if (self.due or self.strikes) and not self.anew:
            self.say(f"did not happen: {self.due} {self.strikes}")
        if not self.anew:
            self.compare()
            if self.asked(self.after) in QUIET:
                self.fired()
                self.expect("rewards that did not come", +self.memory.owed, Counter())
        if self.anew or self.asked(self.after) in QUIET:
            self.memory.owed.clear()
            self.memory.firing = set()
        self.shots_over()
        self.check_sheets()
        return self.wrong

    def say(self, line: str) -> None:
        """Note what is wrong."""
        self.wrong.append(line)

    def expect(self, what: str, engine: object, book: object) -> None:
        """Note a difference."""
        if engine != book:
            self.say(f"{what}: engine {engine}, book {book}")

    @property
    def table(self) -> Table:
        """Return the copy, read plainly."""
        return Table(self.state)

    def suit(self, seat: int) -> Any:
        return self.state.suits[seat]

    def of(self, delver: int) -> Any:
        """Return the suit of a delver."""
        return self.state.suits[self.table.seat_of(delver)]

    def foe(self, uid: int) -> Foe:
        return self.table.by_uid(uid)

    # ------------------------------------------------------------------------------------------ what was answered

    def answer(self) -> None:
        """Do what the answer itself does, if no event tells it."""
        key, args = self.option.key, self.option.args
        if key == "use_weapon":
            self.state.fight.source = "weapon"
        elif key == "use_slot":
            self.state.fight.source = "slot"
        elif key == "ultimate":
            self.state.fight.source = "ultimate"
            self.suit(self.option.seat).wheel = 0
        elif key == "guard":
            self.state.fight.guarded = (*self.state.fight.guarded, args[0])
        elif key == "keep_roll" and self.state.decision.args[1] == "counterattack":
            self.fire(self.state.fight.die, self.state.fight.group)
        elif key == "start":
            if args[0] == 2:
                self.state.witness = args[1]
            else:
                self.state.at = put(self.state.at, args[0], args[1])
        elif key in ("ap_all", "ap_everything"):
            suit = self.suit(self.option.seat)
            tired = [WEAPONS.index(kind) for kind in Suit(suit, self.option.seat).exhausted()]
            suit.places = tuple(FRESH if i in tired else place for i, place in enumerate(suit.places))
            if key == "ap_everything":
                suit.spent = (0,) * len(TOKENS)
        elif key == "free":
            self._element_removed(self.option.seat, args[1])
        elif "quest" in (key, *args):
            self.anew = True
        elif key == "step":
            self.walked(1)
        elif key == "push":
            self.walked(args[2])
        elif key == "ap_move":
            self.points = points_left(self.table) + Suit(self.suit(self.option.seat), self.option.seat).movement

    def walked(self, cost: int) -> None:
        """Movement is used up."""
        self.points = points_left(self.table) - cost

    # ------------------------------------------------------------------------------------------ slots and elements

    def _exhausted(self, delver: int, weapon: str, element: str) -> None:
        suit, slot = self.of(delver), ELEMENTS.index(element)
        number = WEAPONS.index(EQUIPMENT[weapon]["type"])
        self.expect("the exhausted weapon lay", suit.places[number], FRESH)
        suit.places = put(suit.places, number, slot)
        self.elements_refresh(self.table.seat_of(delver))

    def elements_refresh(self, seat: int) -> None:
        """Two elements must refresh the weapon beneath them, and are spent (book 193-202)."""
        suit = self.suit(seat)
        for slot in range(4):
            lying = [i for i, place in enumerate(suit.places) if place == slot]
            if lying and suit.elements[slot] >= 2:
                card = self.card(seat, WEAPONS[lying[0]])
                due = ("refreshed", {"seat_of": seat, "weapon": card, "by": "elements"})
                if due not in self.due:
                    self.due.append(due)

    def card(self, seat: int, kind: str) -> str:
        one = Suit(self.suit(seat), seat)
        return one.card_of(kind, one.rank(kind))

    def _refreshed(self, seat_of: int, weapon: str, by: str) -> None:
        suit, number = self.suit(seat_of), WEAPONS.index(EQUIPMENT[weapon]["type"])
        slot = suit.places[number]
        if by == "elements":
            self.happened("refreshed", seat_of=seat_of, weapon=weapon, by=by)
            if slot in range(4):
                self.expect("elements that refresh", suit.elements[slot], 2)
                suit.elements = put(suit.elements, slot, 0)
            board = Suit(suit, seat_of).board
            if "ultimate" in board and suit.wheel < board["ultimate"]["wheel"]:
                suit.wheel += 1
        elif slot == FRESH:
            self.say(f"{weapon} was fresh and is refreshed")
        suit.places = put(suit.places, number, FRESH)

    def happened(self, kind: str, **facts: Any) -> None:
        """Strike out something that had to happen."""
        if (kind, facts) in self.due:
            self.due.remove((kind, facts))
        else:
            self.say(f"happened: {kind} {facts}; due was {self.due}")

    def _element(self, seat_of: int, element: str) -> None:
        self.memory.paid("element", seat_of, element)
        suit, slot = self.suit(seat_of), ELEMENTS.index(element)
        self.expect(f"elements in slot {element} before one is gained are less than 2", suit.elements[slot] < 2, True)
        suit.elements = put(suit.elements, slot, suit.elements[slot] + 1)
        self.elements_refresh(seat_of)

    def _element_lost(self, seat_of: int, element: str) -> None:
        self.memory.paid("element", seat_of, element)
        self.expect(f"slot {element} is full", self.suit(seat_of).elements[ELEMENTS.index(element)], 2)

    def _element_removed(self, seat_of: int, element: str) -> None:
        suit, slot = self.suit(seat_of), ELEMENTS.index(element)
        suit.elements = put(suit.elements, slot, suit.elements[slot] - 1)

    # ------------------------------------------------------------------------------------------ tokens

    def _spent(self, seat_of: int, token: str, n: int) -> None:
        suit, number = self.suit(seat_of), TOKENS.index(token)
        self.expect(f"{token} tokens to spend, {n}, are there", Suit(suit, seat_of).available(token) >= n, True)
        loaned = min(n, suit.loans[number])
        suit.loans = put(suit.loans, number, suit.loans[number] - loaned)
        suit.spent = put(suit.spent, number, suit.spent[number] + n - loaned)

    def _tokens(self, seat_of: int, token: str, n: int) -> None:
        suit, number = self.suit(seat_of), TOKENS.index(token)
        suit.loans = put(suit.loans, number, suit.loans[number] + n)

    # ------------------------------------------------------------------------------------------ HP

    def _shield(self, seat_of: int, n: int) -> None:
        self.suit(seat_of).shield += n

    def _shielded(self, delver: int, n: int) -> None:
        suit = self.of(delver)
        suit.shield -= n
        self.expect("a shield takes no more than it can", suit.shield >= 0, True)
        self.taken[delver] = self.taken.get(delver, 0) + n
        if any(one == delver and self.taken[delver] == amount + suit.omen for one, amount in self.strikes):
            self.struck(delver, 0)

    def _suffered(self, delver: int, n: int, why: str) -> None:
        if why == "counterattack":
            self.struck(delver, n)
        elif why == "parting_shot" and (delver, n) in self.shots:
            self.shots.remove((delver, n))
            if self.shooter.has("omen") and n < self.of(delver).hp:  # book 596: it is damaged by such an enemy
                self.due.append(("marked", {"delver": delver, "ability": "omen"}))
        elif why == "parting_shot":
            self.say(f"delver {delver} suffers {n}; the parting shot says {self.shots}")
        self.of(delver).hp -= n

    def struck(self, delver: int, n: int) -> None:
        """A delver was hurt by a counterattack: Omen adds to it, a shield takes of it (book 595)."""
        taken, suit = self.taken.pop(delver, 0), self.of(delver)
        due = next((amount for one, amount in self.strikes if one == delver), None)
        if due is None:
            self.say(f"delver {delver} suffers {n} of no counterattack")
            return
        self.strikes.remove((delver, due))
        self.expect(f"delver {delver} suffers, with {taken} on the shield", n + taken, due + suit.omen)
        if n:
            self.expect("the shield is used up", suit.shield, 0)

    def _marked(self, delver: int, ability: str) -> None:
        if (due := ("marked", {"delver": delver, "ability": ability})) in self.due:
            self.due.remove(due)
        if ability in ("omen", "fear"):
            suit = self.of(delver)
            setattr(suit, ability, getattr(suit, ability) + 1)

    def _teleported(self, enemy: int, other: int) -> None:
        self.moved_about()
        one, two = self.foe(enemy).mine, self.foe(other).mine
        one.at, two.at = two.at, one.at

    def _swapped(self, enemy: int, delver: int) -> None:
        self.moved_about()
        mine, start = self.foe(enemy).mine, self.state.at[delver]
        self.state.at = (*(mine.at if at == start else at for at in self.state.at),)
        mine.at = start

    def _lost_hp(self, delver: int, n: int) -> None:
        self.of(delver).hp -= n

    def _healed(self, seat_of: int, n: int) -> None:
        suit = self.suit(seat_of)
        suit.hp += n
        self.expect("HP after healing are at most the maximum", suit.hp <= suit.max_hp, True)

    def _last_breath(self, delver: int) -> None:
        self.of(delver).hp = 1

    def _died(self, delver: int) -> None:
        self.moved_about()
        self.expect("HP of the dead are gone", self.of(delver).hp <= 0 or self.gaze, True)
        self.state.at = put(self.state.at, delver, -1)

    gaze = False

    def _gaze_kills(self, at: int) -> None:
        self.gaze = True

    # ------------------------------------------------------------------------------------------ moving

    def _moved(self, delver: int, to: int) -> None:
        start = self.state.at[delver]
        self.expect("a step is to a tile next to it", distance(start, to), 1)
        self.state.at = put(self.state.at, delver, to)
        self.collects(delver, to)

    def collects(self, delver: int, to: int) -> None:
        """A delver collects the parts of its own tradition, on its tile or within reach (book 183-187)."""
        table = self.table
        reach = {to, *around(to)} if table.suit_of(delver).has("reach") else {to}
        discipline = delver
        for drop in list(self.state.drops):
            if drop.at in reach and drop.discipline == discipline:
                self.due.append(("collected", {"seat_of": table.seat_of(delver), "level": drop.level}))
                self.take(drop)

    def take(self, drop: Any) -> None:
        drops = list(self.state.drops)
        drops.remove(drop)
        self.state.drops = tuple(drops)

    def _witness_moved(self, to: int) -> None:
        self.expect("Witness goes to a tile next to him", distance(self.state.witness, to), 1)
        self.state.witness = to
        for drop in list(self.state.drops):
            if drop.at == to:  # Witness collects all parts (book 143)
                seat = 0 if self.table.solo else drop.discipline
                self.due.append(("collected", {"seat_of": seat, "level": drop.level}))
                self.take(drop)

    def _collected(self, seat_of: int, level: int) -> None:
        self.happened("collected", seat_of=seat_of, level=level)
        suit = self.suit(seat_of)
        suit.parts = put(suit.parts, level, suit.parts[level] + 1)

    def _enemy_moved(self, enemy: int, to: int) -> None:
        self.moved_about()
        self.expect(f"the tile {to} is free for an enemy", self.table.free_for_enemy(to), True)
        self.foe(enemy).mine.at = to

    def _turned(self, enemy: int, by: int, marked: int) -> None:
        self.moved_about()
        mine = self.foe(enemy).mine
        mine.rot = (mine.rot + by) % 4

    # ------------------------------------------------------------------------------------------ attacks

    def _used(self, delver: int, card: str) -> None:
        self.attacks = 0

    def _used_slot(self, delver: int, suit: str, element: str) -> None:
        self.attacks = 0

    def _used_ultimate(self, delver: int, suit: str) -> None:
        self.attacks = 0

    def _attacked(
        self, delver: int, targets: Iterable[int], dealt: Iterable[int], cards: object, spared: object
    ) -> None:
        table = self.table
        attack = self.attack_now(table)
        targets, amounts = tuple(targets), tuple(dealt)
        self.check_targets(table, attack, targets)
        factor = self.factor(attack)
        for uid, amount in zip(targets, amounts, strict=True):
            foe = table.by_uid(uid)
            others = len(targets) - 1
            book = damage.dealt(table, table.suit_of(delver), attack, foe, others, factor, self.doubled)
            self.expect(f"damage to {foe.card} ({[one['id'] for one in foe.abilities]})", amount, book)
        for uid, amount in zip(targets, amounts, strict=True):
            mine = table.by_uid(uid).mine
            mine.hurt += amount
        self.attacks, self.chosen = self.attacks + 1, 0
        self.state.fight.targets = targets

    def _missed(self, delver: int) -> None:
        self.attacks, self.chosen = self.attacks + 1, 0

    def attack_now(self, table: Table) -> Json:
        """Return the attack that comes now."""
        steps = [step for step in source_steps(table) if step["do"] in ("attack", "ultimate")]
        return steps[self.attacks]

    def factor(self, attack: Json) -> int:
        """Return the factor of a weapon: printed, or chosen by its die."""
        if "factors" in attack:
            dice = [
                event.facts["die"] for event in self.events if event.kind == "rolled" and event.facts["why"] == "weapon"
            ]
            die = dice[-1] if dice else self.state.fight.die
            return int(attack["factors"][die - 1])
        return int(attack.get("factor", 1))

    def check_targets(self, table: Table, attack: Json, targets: tuple[int, ...]) -> None:
        """All enemies under the arrows, or as many of them as its user chose."""
        if attack["do"] == "ultimate":
            if attack["where"] == "injured":
                book = {foe.mine.uid for foe in table.foes if foe.mine.hurt}
            else:
                near = {at for one in table.living() for at in around(table.state.at[one])}
                book = {foe.mine.uid for foe in table.foes if foe.mine.at in near}
            self.expect("targets of the Ultimate", set(targets), book)
            return
        if self.state.fight.letter == "x" or "roll" in {step["do"] for step in source_steps(table)}:
            self.state.fight.letter = self.letter()
        under = {foe.mine.uid for foe in under_weapon(table, attack)}
        most = attack.get("max", 0)
        self.expect("targets lie under the arrows", set(targets) <= under, True)
        if not most:
            self.expect("targets", set(targets), under)
        else:
            self.expect("targets are not too many", len(targets) <= most, True)
            if not self.chosen and self.option.key != "target_all" and len(under) > 1:
                self.say(f"nobody was asked which of {sorted(under)} are hit, up to {most}")

    def letter(self) -> str:
        """Return the letter that the weapon's own die chose, or its user instead."""
        if self.option.key in ("flip", "no_flip"):
            return str(self.option.args[0])
        return str(self.after.fight.letter)

    def _rolled(self, die: int, why: str) -> None:
        self.state.fight.die = die
        self.rolls -= why == "counterattack"
        if why == "counterattack" and not self.rolls and self.asked(self.after) != "reroll":
            self.fire(die, self.after.fight.group)

    def fire(self, die: int, group: Iterable[int]) -> None:
        """The die is cast: enemies that attempt a counterattack and can hit somebody must fire (book 151-157)."""
        table = self.table
        foes = [foe for foe in table.foes if foe.mine.uid in tuple(group)]
        self.memory.firing = {foe.mine.uid for foe in foes if damage.victims(table, foe, die, table.state.active)}

    def fired(self) -> None:
        """All that had to fire have done so."""
        self.expect("enemies that did not fire", self.memory.firing, set())
        self.memory.firing = set()

    def moved_about(self) -> None:
        """Somebody has moved or died: who can be hit now is another matter."""
        self.memory.firing = set()

    def _counterattack(self, enemy: int, card: str, delvers: Iterable[int], die: int, dealt: Iterable[int]) -> None:
        self.memory.firing.discard(enemy)
        table, foe = self.table, self.foe(enemy)
        self.expect(f"die of {card}", die, self.state.fight.die)
        book = damage.victims(table, foe, die, table.state.active)
        self.expect(f"{card} at {foe.mine.at}/{foe.mine.rot} hits, die {die}", sorted(delvers), book)
        guarded = enemy in self.state.fight.guarded
        amounts = [damage.strikes(table, foe, die, guarded) for _ in book]
        self.expect(f"{card} deals", list(dealt), amounts)
        for victim, amount in zip(book, amounts, strict=True):
            self.strike(victim, amount)

    def strike(self, delver: int, amount: int) -> None:
        """A counterattack will hurt a delver."""
        if amount:
            self.strikes.append((delver, amount))

    def _blocked(self, enemy: int, seat_of: int) -> None:
        self.memory.firing.discard(enemy)

    def _slain(self, enemy: int, card: str, delver: int) -> None:
        foe = self.foe(enemy)
        self.expect(f"HP of {card}, who dies, are gone", foe.hp <= 0, True)
        self.fired()
        self.memory.owe(card, [seat for seat, suit in enumerate(self.state.suits) if suit.alive])
        level = BOSSES[card]["level"] if card in BOSSES else 0
        self.state.enemies = [one for one in self.state.enemies if one.uid != enemy]
        for discipline in range(len(DISCIPLINES)):
            self.state.drops = (*self.state.drops, self.drop(foe.mine.at, discipline, level))

    @staticmethod
    def drop(at: int, discipline: int, level: int) -> Any:
        """Return a creature part on a tile."""
        return Drop(at, discipline, level)

    def _enemy_healed(self, enemy: int) -> None:
        mine = self.foe(enemy).mine
        repaired = self.table.served_by("floating_orb") == self.foe(enemy).card and self.state.phase == "delver"
        mine.hurt -= mine.hurt // 2 if repaired and self.option.key == "end_turn" else mine.hurt

    def _survives(self, enemy: int, card: str) -> None:
        foe = self.foe(enemy)
        foe.mine.hurt = foe.max_hp - 1

    def _stolen(self, enemy: int, seat_of: int, weapon: str) -> None:
        suit = self.suit(seat_of)
        suit.places = put(suit.places, WEAPONS.index(EQUIPMENT[weapon]["type"]), STOLEN)

    def _returned(self, seat_of: int, weapon: str) -> None:
        suit = self.suit(seat_of)  # returned weapons are exhausted (book 615)
        suit.places = put(suit.places, WEAPONS.index(EQUIPMENT[weapon]["type"]), NO_SLOT)

    def _reborn(self, enemy: int, card: str, at: int) -> None:
        self.comes(enemy, card, at)
        foe = self.foe(enemy)
        foe.mine.hurt = foe.max_hp - (foe.max_hp + 1) // 2  # it returns with 50 % health (book 600)

    def _summoned(self, enemy: int, card: str, at: int) -> None:
        self.comes(enemy, card, at)

    def _enemy(self, enemy: int, card: str, at: int, abilities: object) -> None:
        if not self.anew:
            self.comes(enemy, card, at)

    def comes(self, enemy: int, card: str, at: int) -> None:
        """An enemy comes to the board."""
        self.expect(f"tile {at} is free for {card}", self.table.free_for_enemy(at), True)
        profiles, hard = self.state.box.profiles, self.state.hard and card in MINIONS
        which = next(i for i, one in enumerate(profiles) if one.card == card and one.hard == hard)
        self.state.enemies = [*self.state.enemies, Enemy(uid=enemy, profile=which, at=at)]

    # ------------------------------------------------------------------------------------------ parting shots

    def _parting_shots(self, enemies: int) -> None:
        self.expect("enemies that fire a parting shot", enemies, len(self.state.enemies))

    def _parting_shot(self, enemy: int, card: str) -> None:
        """It does exactly what it says (book 282); alone one suffers it once (book 507)."""
        self.shots_over()
        self.shooter = self.foe(enemy)
        hurt = [one for one in damage.parting(self.foe(enemy)) if one["do"] == "damage"]
        times = damage.times(self.table, self.foe(enemy))
        seats = {self.table.seat_of(delver): delver for delver in reversed(self.table.living())}
        for delver in seats.values() if not self.over else ():
            for one in hurt:
                self.shots.append((delver, one["n"] * times + self.of(delver).omen))

    def shots_over(self) -> None:
        """All of a parting shot was suffered."""
        self.expect("a parting shot that nobody suffered", self.shots, [])
        marks = [one for one in self.due if one[0] == "marked"]
        self.expect("marks that were not laid", marks if not self.over else [], [])
        self.due = [one for one in self.due if one not in marks]
        self.shots = []

    def _ended(self, **facts: Any) -> None:
        self.over = True

    # ------------------------------------------------------------------------------------------ what is gained

    def _drew_level(self, seat_of: int, card: str) -> None:
        self.memory.paid("level", seat_of)

    def _xp(self, n: int) -> None:
        self.memory.paid("xp", n)
        self.state.xp += n

    def _level(self, level: int) -> None:
        costs = NUMBERS["xp_solo" if self.table.solo else "xp"]
        self.expect("the Level token moves one space", level, self.state.level + 1)
        self.state.xp -= costs[self.state.level - 1]
        self.expect("there was enough XP", self.state.xp >= 0, True)
        self.state.level = level

    def _gained(self, seat_of: int, card: str) -> None:
        suit, one = self.suit(seat_of), EQUIPMENT[card]
        number = TYPES.index(one["type"])
        if not self.anew:
            self.expect(f"rank of {one['type']} before {card}", suit.ranks[number], one["rank"] - 1)
        highest = Suit(suit, seat_of).max_hp
        suit.ranks = put(suit.ranks, number, one["rank"])
        suit.max_hp = Suit(suit, seat_of).max_hp
        suit.hp += max(0, suit.max_hp - highest)  # what raises the maximum heals as much
        suit.cap = tuple(Suit(suit, seat_of).cap(token) for token in TOKENS)
        if number < len(WEAPONS) and one["rank"] == 1:
            suit.places = put(suit.places, number, FRESH)

    def _parts(self, seat_of: int, n: int) -> None:
        suit = self.suit(seat_of)
        suit.parts = put(suit.parts, 0, suit.parts[0] + n)

    def _parts_lost(self, seat_of: int, n: int) -> None:
        self._parts(seat_of, -n)

    def _gave_part(self, seat_of: int, other: int, level: int) -> None:
        for seat, n in ((seat_of, -1), (other, 1)):
            suit = self.suit(seat)
            suit.parts = put(suit.parts, level, suit.parts[level] + n)

    def _gave_product(self, seat_of: int, other: int, product: str) -> None:
        self._parts(seat_of, -NUMBERS["gift"])
        suit = self.suit(seat_of)
        suit.products = tuple(name for name in suit.products if name != product)
        suit.max_hp = Suit(suit, seat_of).max_hp
        suit.hp = min(suit.hp, suit.max_hp)
        suit.cap = tuple(Suit(suit, seat_of).cap(token) for token in TOKENS)
        self._received(other, product)

    def _received(self, seat_of: int, product: str) -> None:
        suit = self.suit(seat_of)
        if product in self.suit(seat_of).products or product not in self.after.suits[seat_of].products:
            return  # it is not equipped yet
        highest = Suit(suit, seat_of).max_hp
        suit.products = (*suit.products, product)
        suit.max_hp = Suit(suit, seat_of).max_hp
        if self.state.phase != "town" and product not in suit.opened:  # it heals when it is gained, not each time
            suit.hp += suit.max_hp - highest

    def _exchanged(self, seat_of: int, level: int, n: int) -> None:
        self.expect("minion parts for a boss part", n, NUMBERS["exchange"] * level)
        suit = self.suit(seat_of)
        suit.parts = put(put(suit.parts, level, suit.parts[level] - 1), 0, suit.parts[0] + n)

    def _bought(self, seat_of: int, product: str) -> None:
        suit, cost = self.suit(seat_of), PRODUCTS[product]["cost"]
        self.expect("it is for sale", product in self.state.market, True)
        self.expect("it can be paid", pays_bosses(suit.parts, cost.get("boss", ())), True)
        parts = put(suit.parts, 0, suit.parts[0] - cost["minion"])
        for level in sorted(cost.get("boss", ()), reverse=True):
            paid = next(one for one in range(level, 6) if parts[one])
            parts = put(parts, paid, parts[paid] - 1)
        suit.parts = parts

    def _donated(self, seat_of: int, n: int, total: int) -> None:
        self._parts(seat_of, -n)

    def _circuits(self, n: int) -> None:
        self.state.circuits += n

    # ------------------------------------------------------------------------------------------ the table afterwards

    def compare(self) -> None:
        """Compare the copy and the table."""
        mine, theirs = self.state, self.after
        if self.points is not None and self.asked(theirs) == "choose" and theirs.moved < 2:
            self.expect("movement left", points_left(Table(theirs)), self.points)
        for name in ("at", "witness", "xp", "level", "circuits"):
            self.expect(name, getattr(theirs, name), getattr(mine, name))
        self.expect("parts on the board", sorted(map(repr, theirs.drops)), sorted(map(repr, mine.drops)))
        foes = {one.uid: one for one in mine.enemies}
        for one in theirs.enemies:
            if one.uid in foes:
                copy = foes[one.uid]
                if self.settled():
                    self.expect(f"enemy {one.uid}", (one.at, one.rot, one.hurt), (copy.at, copy.rot, copy.hurt))
        self.expect("enemies on the board", {one.uid for one in theirs.enemies}, set(foes))
        for seat, suit in enumerate(theirs.suits):
            copy = mine.suits[seat]
            for name in ("parts", "shield", "elements", "wheel", "omen", "fear"):
                self.expect(f"{name} of seat {seat}", getattr(suit, name), getattr(copy, name))
            shopping = mine.phase == "interlude" and self.asked(mine) != self.asked(theirs)
            if suit.alive and theirs.phase != "town" and not shopping:
                self.expect(f"HP of seat {seat}", suit.hp, copy.hp)
            if mine.phase == theirs.phase == "delver":
                before, now = Suit(copy, seat), Suit(suit, seat)
                for token in TOKENS:
                    self.expect(f"{token} tokens of seat {seat}", now.available(token), before.available(token))
                self.expect(f"fresh weapons of seat {seat}", now.fresh(), before.fresh())

    @staticmethod
    def asked(state: Any) -> str:
        """Return what is asked."""
        return state.decision.key if state.decision else ""

    def settled(self) -> bool:
        """Whether no attack is under way: damage is counted before it is suffered."""
        return True

    def check_sheets(self) -> None:
        """In a quest a suit has the HP, movement and tokens of its cards."""
        if self.after.phase in ("town", "setup") or not self.after.enemies:
            return
        for seat, mine in enumerate(self.after.suits):
            suit = Suit(mine, seat)
            if not mine.alive:
                continue
            self.expect(f"highest HP of seat {seat}", mine.max_hp, suit.max_hp)
            self.expect(f"movement of seat {seat}", mine.movement, suit.movement)
            self.expect(f"tokens of seat {seat}", list(mine.cap), [suit.cap(token) for token in TOKENS])
            self.expect(f"HP of seat {seat} are in range", 0 <= mine.hp <= mine.max_hp, True)
            lying = [place for place in mine.places if place in range(4)]
            self.expect(f"slots of seat {seat} hold one weapon each", len(lying), len(set(lying)))


def put(values: Iterable[int], index: int, value: int) -> tuple[int, ...]:
    """Return numbers with one of them replaced."""
    found = list(values)
    found[index] = value
    return tuple(found)
