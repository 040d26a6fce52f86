"""The table of Leviathan Wilds as the oracle sees it: the components of a state, moved by the oracle's own rules.

A state is used as a box of components alone (who stands where, what lies on which pile); what they mean is said here.
See `oracle.py` for what this was written from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import msgspec

from fathom.core.events import Event

from .printed import LETTERS, LEVIATHANS, OPPOSITE, SETS, Board, Entry, board_of

T = TypeVar("T")
Choice: TypeAlias = tuple[Any, ...]

#: Where a token lies that is not on the map: with nobody, on the card, on its lower half.
SUPPLY, ON_CARD, BELOW = -1, -2, -3
BLIGHTED = 8
#: What the oracle remembers by itself while it plays along.
UNDER_WAY = (
    "falling", "guards", "bonuses", "shields", "broke", "hit", "faller", "fall_start", "victim", "coin", "reactions",
    "waiting", "markers", "void_parts", "current", "step", "agenda", "decision", "events",
)  # fmt: skip


class Lost(Exception):
    """What the engine did cannot be what the book says."""


class Unknown(Exception):
    """The oracle has no word on this."""


@dataclass
class Ask:
    """A question to a seat, and all that may be answered."""

    seat: int
    key: str
    choices: set[Choice]
    #: What may be offered and need not be.
    perhaps: set[Choice]
    #: What is answered where nobody is asked; None if somebody must be.
    default: Choice | None
    #: The facts of the question, as the public API tells them; None if they do not matter.
    args: tuple[Any, ...] | None = None


#: A part of the game: it asks, is told the answer, and returns something.
Part: TypeAlias = Generator[Ask, Choice, T]


def ask(
    seat: int,
    key: str,
    choices: Iterable[Choice],
    default: Choice | None = None,
    args: tuple[Any, ...] | None = None,
    perhaps: Iterable[Choice] = (),
) -> Part[Choice]:
    """Ask a question and return the answer: seat, key, facts. Where there is one answer, nobody need be asked."""
    all_of = set(choices)
    if default is None and len(all_of) == 1:
        (default,) = all_of
    return (yield Ask(seat, key, all_of, set(perhaps), default, args))


class Table:
    """All that lies on the table, and what happened since the last answer."""

    def __init__(self, state: Any) -> None:
        self.leviathan: Entry = LEVIATHANS[state.setup.leviathan]
        self.board: Board = board_of(state.setup.leviathan)
        self.german: bool = state.setup.edition == "de"
        self.solo: bool = len(state.setup.climbers) == 1
        self.rules = {rule["id"]: rule for card in self.leviathan.get("scenario", []) for rule in card.get("rule", [])}
        self.s: Any = state.clone()
        self.after: Any = state
        self.events: list[Event] = []
        self.cursor = 0
        #: Things in an order that only chance knows: they are compared as piles.
        self.mixed: set[str] = set()
        #: Windows that somebody wished to pass: until the end of the step, or of the turn.
        self.passing = self.passing_next = ""
        #: Whether a loss is under way: only then a German block does anything (DE 1144).
        self.losing = False
        #: Injuries that go as soon as the effect under way is over: whose, which.
        self.healing: list[tuple[int, str]] = []
        #: Who strikes, while something is played onto the strike.
        self.striking = -1
        #: Crystals that were broken, which the leviathan has not answered yet: by whom, where.
        self.answers: list[tuple[int, int]] = []

    def read(self, state: Any) -> None:
        """Take over what lies on the table, for what only chance knows; what is under way is remembered, not read."""
        for name in state.__struct_fields__:
            if name not in ("climbers", "cards", *UNDER_WAY):
                setattr(self.s, name, getattr(state, name))
        for its, mine in zip([*state.climbers, *state.cards], [*self.s.climbers, *self.s.cards], strict=True):
            for name in its.__struct_fields__:
                if name not in UNDER_WAY:
                    setattr(mine, name, getattr(its, name))
        self.mixed = set()

    def listen(self, after: Any) -> None:
        """Hear what happened after an answer, for the sake of chance."""
        self.after, self.events, self.cursor = after, list(after.events or ()), 0

    # ------------------------------------------------------------------------------------------ chance

    def see(self, kind: str, **facts: Any) -> Event:
        """Return the next event of a kind: something happened that the book lets happen now."""
        found = self.hear(kind, **facts)
        if found is None:
            raise Lost(f"the book has here: {kind} {facts}")
        return found

    def hear(self, kind: str, **facts: Any) -> Event | None:
        """Return the next event of a kind, if there is any, and go on after it."""
        for i in range(self.cursor, len(self.events)):
            event = self.events[i]
            if event.kind == kind and all(event.facts.get(name) == value for name, value in facts.items()):
                self.cursor = i + 1
                return event
        return None

    def top_of(self, i: int, n: int) -> list[str]:
        """Return which cards chance lays on a pile from its top down, as the rest of the step shows."""
        seen: list[str] = []
        for event in self.events[self.cursor :]:
            if event.kind in ("drew", "lost_grip") and self.s.climbers[event.facts["climber"]].cards == i:
                seen += event.facts["cards"]
        seen += self.after.cards[i].deck
        return seen[:n]

    def under(self, i: int, cards: list[str]) -> None:
        """Shuffle cards and put them under a deck."""
        pile = self.s.cards[i]
        n = len(pile.deck)
        tail = self.top_of(i, n + len(cards))[n:]
        if len(tail) < len(cards) and any(c.defeated and c.cards == i for c in self.after.climbers):
            rest = list(cards)
            for card in tail:
                rest.remove(card)
            tail += rest  # whoever is defeated before the next question lays all cards aside
        if sorted(tail) != sorted(cards):
            raise Lost(f"{sorted(cards)} go under the deck of {i}, not {sorted(tail)}")
        pile.deck = (*pile.deck, *tail)

    # ------------------------------------------------------------------------------------------ climbers

    def seat(self, c: int) -> int:
        """Return who decides for a climber."""
        return int(self.s.climbers[c].seat)

    def lead(self) -> int:
        """Return who speaks for all."""
        return self.seat(self.s.active)

    def up(self) -> list[int]:
        """Return the climbers that are not defeated."""
        return [i for i, climber in enumerate(self.s.climbers) if not climber.defeated]

    def pile(self, c: int) -> Any:
        """Return the cards that a climber plays with."""
        return self.s.cards[self.s.climbers[c].cards]

    def grip(self, c: int) -> int:
        """Return how many cards are in the deck."""
        return len(self.pile(c).deck)

    def clockwise(self, first: int) -> list[int]:
        """Return all climbers that are not defeated, from this one on."""
        n = len(self.s.climbers)
        return [i for j in range(n) if not self.s.climbers[i := (first + j) % n].defeated]

    def next(self) -> int:
        """Return the climber who will activate next in clockwise order (book 762), -1 if nobody will."""
        if self.s.last_chance:
            left = [c for c in self.s.last_turns if not self.s.climbers[c].defeated]
            return left[0] if left else -1
        order = [c for c in self.clockwise(self.s.active) if c != self.s.active]
        return order[0] if order else -1

    # ------------------------------------------------------------------------------------------ terrain

    def places(self) -> dict[str, str]:
        """Return where each overlay lies, as the label of its lower left space."""
        found = {}
        for spec, (position, _) in zip(self.leviathan.get("overlay", []), self.s.overlays, strict=True):
            if not spec.get("side"):
                found[spec["id"]] = spec["positions"][position]
        return found

    def label(self, name: str) -> int:
        """Return the space with a label."""
        return self.board.label(name, self.places())

    def named(self, name: str) -> list[int]:
        """Return the spaces that have a name on the map or on an overlay, all that it stands for."""
        found = list(self._labels(self.leviathan.get("spaces", {}).get(name, ())))
        for overlay in self.leviathan.get("overlay", []):
            found += [f"{overlay['id']}.{cell}" for cell in self._labels(overlay.get("spaces", {}).get(name, ()))]
        return [self.label(cell) for cell in found] or [self.label(name)]

    @staticmethod
    def _labels(names: Any) -> list[str]:
        return [names] if isinstance(names, str) else list(names)

    def covered(self) -> dict[int, str]:
        """Return the letters of the overlays that lie on the map, by space."""
        found = {}
        for spec, (_, face) in zip(self.leviathan.get("overlay", []), self.s.overlays, strict=True):
            if spec.get("side"):
                continue
            for space, letter in self.cells(spec["id"], face):
                found[space] = letter
        return found

    def cells(self, overlay: str, face: str = "") -> list[tuple[int, str]]:
        """Return the spaces of an overlay with their letters."""
        spec = self.board.overlay(overlay)
        rows = (spec["faces"][face or self.face(overlay)] if "faces" in spec else spec["map"])[::-1]
        first = next(f for i, *_, f in self.board.sheets if i == overlay) if spec.get("side") else -1
        if first >= 0:
            width = len(rows[0])
            return [(first + y * width + x, a) for y, row in enumerate(rows) for x, a in enumerate(row) if a != "_"]
        sheet, ax, ay = self.board.xy(self.label(self.places()[overlay]))
        return [(self.board.at(sheet, ax + x, ay + y), a) for y, row in enumerate(rows) for x, a in enumerate(row)]

    def face(self, overlay: str) -> str:
        """Return the face of an overlay that is up."""
        ids = [spec["id"] for spec in self.leviathan.get("overlay", [])]
        return str(self.s.overlays[ids.index(overlay)][1])

    def standing(self) -> list[Entry]:
        """Return the standing rules of the scenario cards."""
        return [rule["standing"] for rule in self.rules.values() if "standing" in rule]

    def token_rules(self) -> list[Entry]:
        """Return what tokens grant to the spaces where they lie."""
        own = [rule for c in self.s.climbers for name in (c.character, c.klass) for rule in _rules_of(name)]
        return [rule for rule in [*own, *self.standing()] if "grants" in rule]

    def granted(self, space: int) -> set[str]:
        """Return what tokens grant to a space."""
        found = set()
        for rule in self.token_rules():
            if any(token.space == space and is_token(token, rule["token"]) for token in self.s.tokens):
                found.add(rule["grants"])
        return found

    def terrain(self, space: int) -> set[str]:
        """Return the terrain of a space: open, ledge, harmful, difficult."""
        found = set(LETTERS[self.covered().get(space, self.board.letters[space])])
        granted = self.granted(space)
        if "solid" in granted:
            found.discard("open")
        return found | (granted & {"ledge", "harmful", "difficult", "open"})

    def is_ledge(self, space: int) -> bool:
        """Whether one may stop and rest on a space."""
        return "ledge" in self.terrain(space)

    def is_open(self, space: int) -> bool:
        """Whether one falls on a space."""
        return "open" in self.terrain(space)

    def on_overlay(self, space: int, name: str) -> bool:
        """Whether a space is one of an overlay."""
        return any(space == cell for cell, _ in self.cells(name))

    # ------------------------------------------------------------------------------------------ gravity

    def swims(self, c: int) -> bool:
        """Whether a climber swims now (Deep)."""
        return bool(self.s.scenario.get("swimmer", -1) == c)

    def gravity(self, c: int) -> str:
        """Return where a climber falls and glides."""
        if self.swims(c):
            return "up"
        return str(self.s.scenario.get("gravity", "down"))

    def below(self, c: int, space: int) -> int:
        """Return where a climber falls from a space, -1 if it cannot; the Vortex goes round (book 914)."""
        way = self.gravity(c)
        found = self.board.beside(space, way)
        if found < 0 and self.leviathan.get("wrap"):
            found = space
            while (other := self.board.beside(found, OPPOSITE[way])) >= 0:
                found = other
        return found

    def pinned(self, c: int) -> bool:
        """Whether a climber cannot leave its space (Tyrant)."""
        pins = [r["token"] for r in self.standing() if r.get("forbid") == "leave"]
        return any(self.held(c, name) for name in pins)

    # ------------------------------------------------------------------------------------------ tokens

    def held(self, c: int, name: str) -> list[int]:
        """Return the tokens of a kind that a climber holds, by their places in the supply."""
        return [i for i, token in enumerate(self.s.tokens) if token.holder == c and is_token(token, name)]

    def lying(self, name: str) -> list[int]:
        """Return the tokens of a kind that lie on the map."""
        return [i for i, token in enumerate(self.s.tokens) if token.space >= 0 and is_token(token, name)]

    def supply(self, name: str) -> list[int]:
        """Return the tokens of a kind that nobody has."""
        return [
            i
            for i, token in enumerate(self.s.tokens)
            if token.space == SUPPLY and token.holder < 0 and is_token(token, name)
        ]

    def change(self, i: int, **facts: Any) -> None:
        """Move or turn a token."""
        tokens = list(self.s.tokens)
        tokens[i] = msgspec.structs.replace(tokens[i], **facts)
        self.s.tokens = tuple(tokens)

    # ------------------------------------------------------------------------------------------ crystals

    def die(self, space: int) -> int:
        """Return the value of the die on a space, 0 if there is none."""
        return int(self.s.crystals[space] & 7)

    def is_blighted(self, space: int) -> bool:
        """Whether the die on a space is teal."""
        return bool(self.s.crystals[space] & BLIGHTED)

    def set_die(self, space: int, value: int, blighted: bool | None = None) -> None:
        """Change a die; at 0 it is gone."""
        teal = self.is_blighted(space) if blighted is None else blighted
        crystals = bytearray(self.s.crystals)
        crystals[space] = (value | (BLIGHTED if teal else 0)) if value > 0 else 0
        self.s.crystals = bytes(crystals)

    def crystals(self, colour: str = "") -> list[int]:
        """Return the spaces with a die, of one colour if one is named."""
        return [
            space
            for space in range(len(self.s.crystals))
            if self.die(space) and (not colour or self.is_blighted(space) == (colour == "teal"))
        ]

    def feature(self, at: str) -> list[int]:
        """Return the spaces that a feature stands for."""
        kind, _, rest = at.partition(".")
        match kind:
            case "crystal":
                return self.crystals(rest)
            case "ledge":
                return [space for space in self.board.spaces() if self.is_ledge(space)]
            case "mushroom":
                return [space for space, _ in self.s.mushrooms]
            case "space":
                return self.named(rest)
            case "token":
                return list(dict.fromkeys(self.s.tokens[i].space for i in self.lying(rest)))
            case "overlay":
                return [space for space, _ in self.cells(rest)]
            case "link":
                links = [pair for overlay in self.leviathan["overlay"] for pair in overlay.get("links", [])]
                return [self.label(name) for pair in links for name in pair]
        return self.named(at)


def is_token(token: Any, name: str) -> bool:
    """Whether a token is one of these: by its id, or by id and front."""
    kind, _, front = name.partition(".")
    return token.id == kind and (not front or token.front == front)


def _rules_of(name: str) -> list[Entry]:
    return SETS[name].get("rules", [])  # type: ignore[no-any-return]


# ---------------------------------------------------------------------------------------------- comparing

CLIMBER = (
    "space",
    "health",
    "blight",
    "focused",
    "cover_ready",
    "defeated",
)


def unlike(table: Table, state: Any) -> list[str]:
    """Return where the engine's table is not as the oracle's."""
    found = []
    mine = table.s

    def compare(name: str, engine: Any, book: Any) -> None:
        if engine != book:
            found.append(f"{name}: engine {engine}, book {book}")

    for i, (own, its) in enumerate(zip(mine.climbers, state.climbers, strict=True)):
        for name in CLIMBER:
            compare(f"{name} of climber {i}", getattr(its, name), getattr(own, name))
        for name in ("mushrooms", "injuries"):
            compare(f"{name} of climber {i}", sorted(getattr(its, name)), sorted(getattr(own, name)))
    for i, (own, its) in enumerate(zip(mine.cards, state.cards, strict=True)):
        compare(f"deck {i}", its.deck, own.deck)
        compare(f"hand {i}", sorted(its.hand), sorted(own.hand))
        compare(f"discard {i}", sorted((*its.discard, *its.in_play)), sorted((*own.discard, *own.in_play)))
        compare(f"AP card {i}", its.ap_card, own.ap_card)
    for name in ("active", "ap", "activating", "track", "crystals", "pools", "last_chance", "turn", "round"):
        compare(name, getattr(state, name), getattr(mine, name))
    for name in ("mushrooms", "mushroom_box", "mushroom_discard", "mushrooms_lost", "injuries", "icons"):
        compare(name, sorted(getattr(state, name)), sorted(getattr(mine, name)))
    for name in ("last_turns", "overlays"):
        compare(name, getattr(state, name), getattr(mine, name))
    compare("scenario", *(_scenario(s) for s in (state, mine)))
    if "threats" in table.mixed:
        compare("threats", _ends(state.threats), _ends(mine.threats))
    else:
        compare("threats", *([(slot.threat, slot.up, slot.enraged) for slot in s.threats] for s in (state, mine)))
    if state.decision is not None and state.decision.key in ("act", "ap_card", "anytime"):
        compare("markers", *(sorted({marker.space for marker in s.markers}) for s in (state, mine)))
    its, ours = (Counter(_tokens(s.tokens)) for s in (state, mine))
    compare("tokens", sorted((its - ours).elements()), sorted((ours - its).elements()))
    return found


def _scenario(state: Any) -> dict[str, Any]:
    """Return the states of the scenario; that a defeated climber swims means nothing."""
    found = dict(state.scenario)
    if found.get("swimmer", -1) >= 0 and state.climbers[found["swimmer"]].defeated:
        found["swimmer"] = -1
    return found


def _ends(threats: Any) -> tuple[Any, ...]:
    return sorted(slot.threat for slot in threats), [slot.enraged for slot in threats], [slot.up for slot in threats]


def _tokens(tokens: Any) -> list[Any]:
    """Return where the tokens lie; which one of a hidden supply it is does not matter."""
    return sorted(
        (t.id, t.owner, t.holder, t.space, t.ready, "" if t.hidden or (t.space == SUPPLY and t.holder < 0) else t.front)
        for t in tokens
    )
