"""What lies on the table, read plainly from a state: suits with their equipment, enemies with their abilities.

Written from `gone-to-gaia.en.txt`, the content files and the records of a state alone; see `oracle.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from .printed import (
    BOSSES,
    DAMAGES,
    DISCIPLINES,
    ELEMENTS,
    EQUIPMENT,
    LIEUTENANTS,
    MINIONS,
    NUMBERS,
    PRODUCTS,
    QUESTS,
    SUITS,
    TOKENS,
    TYPES,
    WEAPONS,
    around,
    under_arrows,
)

#: Where a weapon card lies that is in no slot: see `state.py`.
FRESH, NO_SLOT, STOLEN = -1, 8, 9

Json = dict[str, Any]
#: A choice in plain words, with the seat that has it; all that may be chosen.
Choice: TypeAlias = tuple[Any, ...]
Choices: TypeAlias = set[Choice]


@dataclass(frozen=True)
class Suit:
    """A Delversuit with all cards and tokens on it."""

    mine: Any
    seat: int

    @property
    def discipline(self) -> str:
        return DISCIPLINES[self.mine.discipline]

    @property
    def products(self) -> list[Json]:
        """Return the products that were brought."""
        return [PRODUCTS[name] for name in self.mine.products]

    @property
    def board(self) -> Json:
        """Return the Delversuit: an upgraded one replaces the basic one (book 405)."""
        upgraded = any(product.get("suit") == self.discipline for product in self.products)
        return SUITS[f"{self.discipline}_{'advanced' if upgraded else 'basic'}"]

    def rank(self, kind: str) -> int:
        """Return the rank in use: each card that lies aside for a Ritual is one rank less (book 604)."""
        number = TYPES.index(kind)
        return int(self.mine.ranks[number] - self.mine.aside.count(number))

    def real_rank(self, kind: str) -> int:
        """Return the rank as if no card lay aside."""
        return int(self.mine.ranks[TYPES.index(kind)])

    def card_of(self, kind: str, rank: int) -> str:
        """Return the name of a card: an upgrade set replaces the base deck of its type (book 401)."""
        replaced = any(product.get("upgrade") == kind for product in self.products)
        return f"{'up' if replaced else self.discipline}_{kind}_{rank}"

    def weapons(self, *places: int) -> list[str]:
        """Return the types of the weapons that are owned and lie in one of these places."""
        return [kind for i, kind in enumerate(WEAPONS) if self.rank(kind) > 0 and self.mine.places[i] in places]

    def fresh(self) -> list[str]:
        """Return the types of fresh weapons."""
        return self.weapons(FRESH)

    def exhausted(self) -> list[str]:
        """Return the types of exhausted weapons: in a slot, or come back exhausted without one."""
        return self.weapons(0, 1, 2, 3, NO_SLOT)

    def empty_slots(self) -> list[int]:
        """Return the slots without a weapon card."""
        return [slot for slot in range(len(ELEMENTS)) if slot not in self.mine.places]

    def passives(self) -> Iterator[Json]:
        """Yield what passive equipment and products do."""
        for kind in TYPES:
            if kind not in WEAPONS and self.rank(kind):
                yield EQUIPMENT[self.card_of(kind, self.rank(kind))].get("passive", {})
        for product in self.products:
            yield product.get("passive", {})

    def total(self, word: str) -> int:
        """Return the sum of a number over all passives."""
        return sum(passive.get(word, 0) for passive in self.passives())

    def has(self, word: str) -> bool:
        """Whether any passive has this."""
        return any(passive.get(word) for passive in self.passives())

    @property
    def push(self) -> Json | None:
        """Return how Boots move enemies."""
        return next((passive["push"] for passive in self.passives() if "push" in passive), None)

    @property
    def movement(self) -> int:
        """Return the movement stat."""
        return int(self.board["movement"]) + self.total("movement")

    @property
    def max_hp(self) -> int:
        """Return the highest HP."""
        return int(self.board["max_hp"]) + self.total("max_hp")

    def cap(self, token: str) -> int:
        """Return how many tokens of a kind there are, without loans."""
        number = TOKENS.index(token)
        held = sum(passive.get("tokens", {}).get(token, 0) for passive in self.passives())
        return int(held + self.mine.granted[number] + self.mine.rolled[number])

    def available(self, token: str) -> int:
        """Return how many tokens of a kind may be spent: those that are not spent, and those on loan."""
        number = TOKENS.index(token)
        return int(max(0, self.mine.cap[number] - self.mine.spent[number]) + self.mine.loans[number])

    def base(self, damage: str, plain: bool = False) -> int:
        """Return the damage of a type: doubled once the token lies on the upper space (book 149, 99)."""
        twice = not plain and any(product.get("doubles") == damage for product in self.products)
        return int(NUMBERS["damage"][DAMAGES.index(damage)] * (2 if twice else 1))


@dataclass(frozen=True)
class Foe:
    """An enemy on the board, with what its card and the entry of the quest say of it."""

    mine: Any
    card: str
    hard: bool
    abilities: tuple[Json, ...]

    @property
    def printed(self) -> Json:
        """Return its card."""
        if self.card in MINIONS:
            return MINIONS[self.card][1]  # type: ignore[no-any-return]
        return BOSSES.get(self.card) or LIEUTENANTS[self.card]  # type: ignore[no-any-return]

    @property
    def stats(self) -> Json:
        """Return its health, damage and parting shot: minions have a Normal and a Hard side."""
        if self.card not in MINIONS:
            return self.printed
        family, card = MINIONS[self.card]
        return {**family["hard" if self.hard else "normal"], **{k: v for k, v in card.items() if k == "parting"}}

    @property
    def kind(self) -> str:
        return "minion" if self.card in MINIONS else "boss" if self.card in BOSSES else "lieutenant"

    @property
    def max_hp(self) -> int:
        return int(self.stats["health"] + self.mine.growth)

    @property
    def hp(self) -> int:
        return int(self.max_hp - self.mine.hurt)

    def has(self, name: str) -> Json | None:
        """Return an ability, if it has that."""
        return next((one for one in self.abilities if one["id"] == name), None)

    def arrows(self, colour: str) -> frozenset[int]:
        """Return the tiles under its arrows of a colour."""
        return under_arrows(self.printed[colour], self.mine.at, self.mine.rot)

    def marked_side(self, name: str) -> int:
        """Return the side of the board to which the marked side of an ability points."""
        from .printed import SIDES

        ability = self.has(name)
        assert ability is not None
        return (SIDES.index(ability.get("side", "n")) + 2 * int(self.mine.rot)) % 8


class Table:
    """A state, read plainly."""

    def __init__(self, state: Any) -> None:
        """Read a state."""
        self.state = state
        self.solo = len(state.suits) == 1
        self.suits = [Suit(mine, seat) for seat, mine in enumerate(state.suits)]
        self.foes = [self.foe(one) for one in state.enemies]

    def foe(self, mine: Any) -> Foe:
        """Return an enemy: in a quest the entry of the wave says what it can do, else its card."""
        profile = self.state.box.profiles[mine.profile]
        return Foe(mine, profile.card, profile.hard, tuple(self.abilities(profile.card)))

    def abilities(self, card: str) -> list[Json]:
        """Return what a card can do in this wave."""
        if card in LIEUTENANTS:
            return list(LIEUTENANTS[card].get("abilities", ()))
        if self.state.quest in QUESTS:
            wave = QUESTS[self.state.quest]["waves"][self.state.wave - 1]
            return list(wave.get("minion_abilities" if card in MINIONS else "boss_abilities", ()))
        if card in MINIONS:
            family, one = MINIONS[card]
            return list(one.get("abilities") or family.get("abilities", ()))
        return list(BOSSES[card].get("abilities", ()))

    def seat_of(self, delver: int) -> int:
        """Return who plays a delver: one player plays both (book 499)."""
        return 0 if self.solo else delver

    def suit_of(self, delver: int) -> Suit:
        """Return the suit from which a delver acts."""
        return self.suits[self.seat_of(delver)]

    def players(self) -> list[Suit]:
        """Return the suits of those who still play: when a delver dies, it is gone for good (book 69)."""
        return [suit for suit in self.suits if suit.mine.alive]

    def living(self) -> list[int]:
        """Return the delvers on the board."""
        return [delver for delver in (0, 1) if self.state.at[delver] >= 0]

    def by_uid(self, uid: int) -> Foe:
        """Return an enemy by its number."""
        return next(foe for foe in self.foes if foe.mine.uid == uid)

    def is_alive(self, uid: int) -> bool:
        """Whether an enemy is on the board."""
        return any(foe.mine.uid == uid for foe in self.foes)

    def enemy_tiles(self) -> set[int]:
        return {foe.mine.at for foe in self.foes}

    def free_for_enemy(self, at: int) -> bool:
        """Whether an enemy may be moved onto a tile: no delver and no enemy is there (book 358)."""
        return at not in self.enemy_tiles() and at not in self.state.at

    def neighbours(self, foe: Foe) -> list[Foe]:
        """Return the enemies next to an enemy."""
        return [other for other in self.foes if other.mine.at in around(foe.mine.at)]

    def can_shift(self, foe: Foe) -> bool:
        """Whether there is room to move an enemy."""
        return any(self.free_for_enemy(at) for at in around(foe.mine.at))

    @staticmethod
    def element(slot: int) -> str:
        """Return the element of a weapon slot."""
        return str(ELEMENTS[slot])

    @staticmethod
    def weapon_kind(number: int) -> str:
        """Return the type of a weapon."""
        return str(WEAPONS[number])

    def asked_first(self) -> int:
        """Return who is asked where all decide together: who that is, is no matter of the rules."""
        return int(self.state.decision.lead)

    def deciding(self) -> int:
        """Return who decides on what a weapon or slot does: its user."""
        return self.seat_of(self.state.active)

    def in_town(self) -> bool:
        """Whether this is the time in town, or that between two waves of an Onslaught."""
        onslaught = self.state.setup.quest == "onslaught"
        return bool(self.state.phase == "town" or (onslaught and self.state.phase == "interlude"))

    def served_by(self, card: str) -> str:
        """Return the boss whom a lieutenant serves (Repair), if it serves one."""
        return next((str(one["serves"]) for one in self.abilities(card) if "serves" in one), "")
