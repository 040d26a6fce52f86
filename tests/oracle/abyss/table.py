"""The table of Abyss as the oracle sees it: plain lists, read off the first position, then kept by hand.

Written from `abyss-leviathan.en.txt`, from the public rules of the base game, and from the content files alone; see
`oracle.py`.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from fathom.core.events import Event
from fathom.core.game import find

T = TypeVar("T")

#: A choice in plain words: its kind and its facts.
Choice: TypeAlias = tuple[Any, ...]


class Lost(Exception):
    """What the engine did cannot be followed: the oracle expected something else."""


@dataclass(frozen=True)
class Ask:
    """A question to a seat, and all that may be answered."""

    seat: int
    key: str
    choices: tuple[Choice, ...]
    #: Those that would be in vain: they are offered where it is asked, but nobody need be asked for them.
    vain: tuple[Choice, ...] = ()

    def answer(self) -> Choice | None:
        """Return the only answer, if there is one only that is not in vain."""
        matter = [choice for choice in self.choices if choice not in self.vain]
        return matter[0] if len(matter) == 1 else None


#: A part of the game: it asks, is told the answer, and returns something.
Part: TypeAlias = Generator[Ask, Choice, T]


def ask(seat: int, key: str, choices: Iterable[Choice], vain: Iterable[Choice] = ()) -> Part[Choice]:
    """Ask a question and return the answer."""
    return (yield Ask(seat, key, tuple(dict.fromkeys(choices)), tuple(vain)))


# ---------------------------------------------------------------------------------------------- what is printed


def _read(name: str, kind: str) -> dict[str, Any]:
    path = find("abyss").folder / "content" / f"{name}.toml"
    return {entry["id"]: entry for entry in tomllib.loads(path.read_text())[kind]}


ALLIES = _read("allies", "ally")
LORDS = _read("lords", "lord")
LOCATIONS = _read("locations", "location")
LEVIATHANS = _read("leviathans", "leviathan")
TOKENS = _read("tokens", "token")
THREAT = [space["rewards"] for space in _read("threat_track", "space").values()]
#: The zone of the Border for each sum of two dice.
ZONES = {total: i for i, zone in enumerate(_read("border", "zone").values()) for total in zone["sums"]}

#: The Races in the order of their Council stacks, and the Guild whose Lords ask for each.
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
GUILDS = {
    "mages": "jellyfish",
    "military": "crab",
    "farmers": "seahorse",
    "merchants": "shellfish",
    "politicians": "squid",
}
MONSTER = "monster"


def race(ally: str) -> str:
    """Return the Race of an Ally."""
    return str(ALLIES[ally]["race"])


def value(ally: str) -> int:
    """Return the value of an Ally."""
    return int(ALLIES[ally]["value"])


# ---------------------------------------------------------------------------------------------- what lies there


@dataclass
class Seat:
    """What lies before a player."""

    pearls: int
    keys: int
    hand: list[str]
    affiliated: list[str] = field(default_factory=list)
    lords: list[str] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    #: Each with the Lords under it.
    locations: list[tuple[str, list[str]]] = field(default_factory=list)
    #: Tokens, each with the seats that have seen its front.
    monsters: list[tuple[str, frozenset[int]]] = field(default_factory=list)
    kept: list[tuple[str, frozenset[int]]] = field(default_factory=list)
    wounds: int = 0
    slain: list[str] = field(default_factory=list)

    def all_lords(self) -> list[str]:
        """Return free, turned, and those under Locations."""
        return [*self.lords, *self.turned, *(lord for _, under in self.locations for lord in under)]


class Table:
    """All that lies on the table, and what is remembered of the turn."""

    def __init__(self, state: Any) -> None:
        self.expansion: bool = state.setup.expansion
        self.active: int = state.active
        self.seats = [Seat(p.pearls, p.keys, list(p.hand)) for p in state.players]
        self.deck, self.discard, self.track = list(state.deck), list(state.discard), list(state.track)
        self.council = {name: list(stack) for name, stack in zip(RACES, state.council, strict=True)}
        self.spent: list[str] = []
        self.court, self.lord_deck, self.lords_gone = list(state.court), list(state.lord_deck), list(state.lords_gone)
        self.location_stack, self.available = list(state.location_stack), list(state.available)
        self.locations_gone: list[str] = list(state.locations_gone)
        self.key_supply: int = state.keys
        self.monsters, self.new_monsters = list(state.monsters), list(state.new_monsters)
        self.tokens_gone: list[str] = list(state.tokens_gone)
        self.threat: int = state.threat
        #: Per zone the Leviathan and the level of its Health token.
        self.border = [(beast.leviathan, beast.level) if beast else None for beast in state.border]
        self.leviathans, self.leviathans_gone = list(state.leviathans), list(state.leviathans_gone)
        self.scourge: int = state.scourge
        self.pearls_in_all = state.treasury + sum(seat.pearls for seat in self.seats)
        # the turn
        self.used: set[str] = set()
        self.bought: set[int] = set()
        self.price = 1
        self.fought_again = False
        self.extra_turns = 0
        self.triggered = False
        self.inert = False
        # what chance says, from what happened
        self.rolls: deque[tuple[int, ...]] = deque()
        self.reshuffled: deque[list[str]] = deque()
        self.after: Any = state

    # ------------------------------------------------------------------------------------------ chance

    def listen(self, after: Any, events: Iterable[Event]) -> None:
        """Take from what happened what only chance can say: dice, and the order of shuffled cards."""
        self.after = after
        self.rolls.clear()
        self.reshuffled.clear()
        for event in events:
            if event.kind in ("rolled", "rolled_zone"):
                self.rolls.append(tuple(event.facts["dice"]))
            elif event.kind == "reshuffled":
                self.reshuffled.append([])
            elif event.kind == "revealed" and self.reshuffled:
                self.reshuffled[-1].append(event.facts["card"])
        if self.reshuffled:
            self.reshuffled[-1] += after.deck

    def roll(self, n: int) -> tuple[int, ...]:
        """Roll n dice."""
        if not self.rolls or len(self.rolls[0]) != n:
            raise Lost(f"the book rolls {n} dice here; the engine rolled {list(self.rolls)}")
        return self.rolls.popleft()

    def shuffle_deck(self) -> None:
        """Shuffle the Exploration discard pile into a new deck (AB-041)."""
        if not self.reshuffled or sorted(self.reshuffled[0]) != sorted(self.discard):
            raise Lost("the book shuffles the Exploration discard pile here")
        self.deck, self.discard = self.reshuffled.popleft(), []

    def shuffle_locations(self) -> None:
        """Shuffle the stack of Locations."""
        if sorted(self.after.location_stack) != sorted(self.location_stack):
            raise Lost("the book shuffles the stack of Locations here")
        self.location_stack = list(self.after.location_stack)

    # ------------------------------------------------------------------------------------------ how a payment is laid

    def is_asking(self, key: str) -> bool:
        """Whether the engine asks this now: a payment may be chosen at once or in parts."""
        return self.after.decision is not None and self.after.decision.key == key

    def laid(self) -> tuple[str, ...]:
        """Return the Allies that are laid so far."""
        return tuple(sorted(self.after.decision.args[1]))

    def paid(self) -> tuple[tuple[str, ...], int]:
        """Return the Allies and the Pearls that were paid last, Ally by Ally."""
        facts = [event.facts for event in self.after.events if event.kind == "recruited"]
        if not facts:
            raise Lost("the book pays for a Lord here")
        return tuple(sorted(facts[-1]["allies"])), facts[-1]["pearls"]

    # ------------------------------------------------------------------------------------------ seats and Lords

    def clockwise(self, seat: int) -> list[int]:
        """Return the opponents, from the left of a seat."""
        n = len(self.seats)
        return [(seat + i) % n for i in range(1, n)]

    def lasting(self, seat: int, verb: str) -> list[tuple[str, dict[str, Any]]]:
        """Return what the free Lords of a seat do all the time (AB-064: not when turned, not under a Location)."""
        return [
            (lord, power)
            for lord in self.seats[seat].lords
            for power in LORDS[lord].get("lasting", ())
            if power["do"] == verb
        ]

    def has(self, seat: int, verb: str) -> bool:
        """Whether a free Lord of a seat does this."""
        return bool(self.lasting(seat, verb))

    def is_safe(self, seat: int, lord: str) -> bool:
        """Whether a seat ignores the Power of an opponent's Lord (AB-077)."""
        return any(power["guild"] == LORDS[lord]["guild"] for _, power in self.lasting(seat, "ignore_powers"))

    def touched(self, seat: int, lord: str) -> list[int]:
        """Return the opponents that a Lord of a seat touches."""
        return [other for other in self.clockwise(seat) if not self.is_safe(other, lord)]

    def against(self, seat: int, verb: str) -> list[dict[str, Any]]:
        """Return what free Lords of opponents do to a seat all the time."""
        return [
            power
            for other in self.clockwise(seat)
            for lord, power in self.lasting(other, verb)
            if not self.is_safe(seat, lord)
        ]

    def throw_away(self, seat: int, ally: str) -> None:
        """Discard an Ally from hand."""
        self.seats[seat].hand.remove(ally)
        self.discard.append(ally)

    def lose_lord(self, seat: int, lord: str) -> None:
        """A Lord leaves the game (AB-078)."""
        mine = self.seats[seat]
        (mine.lords if lord in mine.lords else mine.turned).remove(lord)
        self.lords_gone.append(lord)


# ---------------------------------------------------------------------------------------------- comparing


def unlike(table: Table, state: Any) -> list[str]:
    """Return where the engine's table is not as the oracle's."""
    found = []

    def compare(name: str, engine: Any, book: Any) -> None:
        if engine != book:
            found.append(f"{name}: engine {engine}, book {book}")

    for i, (mine, its) in enumerate(zip(table.seats, state.players, strict=True)):
        for name in ("pearls", "keys", "wounds"):
            compare(f"{name} of seat {i}", getattr(its, name), getattr(mine, name))
        for name in ("hand", "lords", "turned", "slain"):
            compare(f"{name} of seat {i}", sorted(getattr(its, name)), sorted(getattr(mine, name)))
        compare(f"affiliated of seat {i}", *(sorted((race(a), value(a)) for a in s.affiliated) for s in (its, mine)))
        places = sorted((held.location, sorted(held.lords)) for held in its.locations)
        compare(f"Locations of seat {i}", places, sorted((place, sorted(under)) for place, under in mine.locations))
        for name in ("monsters", "kept"):
            faces = [(face.token, _bits(face.seen, len(table.seats))) for face in getattr(its, name)]
            compare(f"{name} of seat {i}", *(sorted(map(_face, some)) for some in (faces, getattr(mine, name))))
    for name in ("active", "threat", "scourge"):
        compare(name, getattr(state, name), getattr(table, name))
    for name in ("deck", "track", "court", "lord_deck", "location_stack", "monsters", "new_monsters", "leviathans"):
        compare(name, list(getattr(state, name)), getattr(table, name))
    if state.over:  # of equal Allies any may be affiliated last
        compare(
            "discard", *(sorted((a in ALLIES and (race(a), value(a))) or () for a in t.discard) for t in (state, table))
        )
    else:
        compare("discard", sorted(state.discard), sorted(table.discard))
    for name in ("spent", "lords_gone", "available", "locations_gone", "tokens_gone", "leviathans_gone"):
        compare(name, sorted(getattr(state, name)), sorted(getattr(table, name)))
    compare("council", [sorted(stack) for stack in state.council], [sorted(s) for s in table.council.values()])
    compare("border", [beast and (beast.leviathan, beast.level) for beast in state.border], table.border)
    compare("Key supply", state.keys, table.key_supply)
    compare("Pearls in all", state.treasury + sum(p.pearls for p in state.players), table.pearls_in_all)
    return found


def _bits(seen: int, n: int) -> frozenset[int]:
    return frozenset(i for i in range(n) if seen >> i & 1)


def _face(face: tuple[str, frozenset[int]]) -> tuple[str, list[int]]:
    return face[0], sorted(face[1])
