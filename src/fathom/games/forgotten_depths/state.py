"""The records of a game of Forgotten Depths. All of it is plain data: numbers, strings, tuples, flat records.

An Action Card is a number: its value, 0 for a Power Card, and 16 more for an Item Action card. Piles of Action Cards,
tiles and Monsters are `bytes`, the top first: they are copied by reference and sliced fast.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fathom.core.state import CORE, State
from fathom.core.steps import Steps

from .box import DepthsBox
from .chosen import DepthsSetup

steps = Steps(CORE)
step = steps.step
rule = steps.rule
offer = steps.offer

POWER = 0
#: Item Action cards carry this bit; the value is what is left.
FROM_ITEM = 16
VALUE = 15
HAND = 3
KEYS = 3
HANDS = 2


class Held(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An Item that a Hero has: equipped or not, counters left; `new` until the Encounter that gave it is over."""

    id: str
    equipped: bool = False
    uses: int = 0
    new: bool = False


class Lasting(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An effect that lasts some Rounds of the Combat: armor, return, direct, results, hit, play."""

    kind: str
    n: int
    first: int
    last: int


class Match(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A Rune Pattern that is there: which one, the connections that it uses, the cells of its tiles."""

    pattern: int
    knots: tuple[int, ...]
    cells: tuple[int, ...]


class Hero(msgspec.Struct, gc=False):
    """A Hero: how she fares, her cards, what she owns."""

    seat: int
    mat: str
    #: Classes she draws Items and Abilities from, the Primary Class first.
    classes: tuple[str, ...]
    level: int = 1
    health: int = 0
    draw: bytes = b""
    #: How many cards on top of the draw pile everybody knows.
    known: int = 0
    discard: bytes = b""
    hand: bytes = b""
    stored: int = 0
    #: Item Action cards that wait, and cards that left the game.
    supply: bytes = b""
    removed: bytes = b""
    abilities: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    #: What was used up in this Ecology.
    spent: tuple[str, ...] = ()
    items: tuple[Held, ...] = ()
    #: The equipped Items, for quick looks.
    gear: tuple[str, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    #: Whether her damage killed something in this Combat; whether she used a Block or a Power ability in this Round.
    killed: bool = False
    used_block: bool = False
    used_power: bool = False


class Foe(msgspec.Struct, gc=False):
    """A Monster Card in Combat: the Health of each Individual, and where its list of abilities stands."""

    id: str
    deck: int
    health: tuple[int, ...]
    next: int = 0
    fired: bool = False
    lasting: tuple[Lasting, ...] = ()


class Lane(msgspec.Struct, gc=False):
    """A Hero against a Monster Card in this Round: the cards that lie there, and what becomes of them."""

    hero: int
    foe: int
    #: How many cards the Hero and the Monster are to play.
    plays: int = 2
    against: int = 2
    cards: bytes = b""
    values: tuple[int, ...] = ()
    foe_cards: bytes = b""
    foe_values: tuple[int, ...] = ()
    #: Whether the draw pile could not fill the hand: she plays first and draws then (FD-239).
    short: bool = False
    #: The monster card that a Hero's only card was moved opposite, or -1 (FD-250).
    facing: int = -1
    #: Effects that wait until all cards lie there.
    later: tuple[str, ...] = ()
    #: The Block that an ability was used for, and the pair that is resolved; -1: none yet, -2: none at all.
    block: int = -1
    pair: int = -1
    target: int = -1
    #: Damage that the Hero deals; Direct Damage and Return Damage that she would take.
    out: int = 0
    direct: int = 0
    back: int = 0


class Pile(msgspec.Struct, gc=False):
    """A face-down pile, top first; so many cards on top and at the bottom are known to everybody."""

    cards: bytes = b""
    top: int = 0
    bottom: int = 0
    discard: bytes = b""


class Depths(State, kw_only=True):
    """A game of Forgotten Depths."""

    steps: ClassVar[Steps] = steps

    box: DepthsBox
    setup: DepthsSetup
    heroes: list[Hero] = []
    # the party
    keys: int = 0
    #: The XP pool: the values of its cards, lowest first.
    xp: bytes = b""
    #: The seat that draws the next tile.
    turn: int = 0
    ecology: int = 0
    #: Where in the game we are: setup, explore, tile, encounter, combat, level_up, final.
    phase: str = "setup"
    # the map
    cells: dict[int, int] = {}
    where: list[int] = []
    frontier: dict[int, tuple[int, int]] = {}
    near: list[int] = []
    lantern: int = 0
    reach: int = 0
    monsters: int = 0
    features: int = 0
    chests: int = 0
    campfire: int = 0
    stairs: int = 0
    passages: int = 0
    portals: int = 0
    #: Regions whose Monsters are defeated (red tokens).
    defeated: int = 0
    doors: tuple[tuple[int, int], ...] = ()
    opened: tuple[tuple[int, int], ...] = ()
    #: Connections of Nodes that are not used; matches that they make; patterns that were Encountered, as bits.
    knots: tuple[int, ...] = ()
    used_knots: tuple[int, ...] = ()
    matches: tuple[Match, ...] = ()
    patterns_done: int = 0
    rested: bool = False
    #: The tile in hand, or -1; tiles that could not be placed: the one set aside, or -1; whether that was allowed once.
    drawn: int = -1
    set_aside: int = -1
    dead_ends: int = 0
    # the piles of the Ecology
    tiles: Pile = msgspec.field(default_factory=Pile)
    monster_pile: Pile = msgspec.field(default_factory=Pile)
    feature_pile: Pile = msgspec.field(default_factory=Pile)
    guardians: bytes = b""
    #: Monster Cards that were defeated, and the one that is set aside until a card says so; -1: it is in the pile.
    beaten: bytes = b""
    waiting: int = -1
    #: Opening cards per pattern, as numbers of the box's legends, top first; and all lettered cards.
    openings: tuple[tuple[int, ...], ...] = ()
    lettered: tuple[int, ...] = ()
    # decks that stay
    action: list[Pile] = []
    item_decks: dict[str, tuple[str, ...]] = {}
    ability_decks: dict[str, tuple[str, ...]] = {}
    #: How many cards at the bottom of those decks everybody knows, by "items.fighter", "abilities.wizard".
    known_bottom: dict[str, int] = {}
    items_spent: tuple[str, ...] = ()
    # the Encounter under way
    #: The region of the Encounter, or -1.
    place: int = -1
    #: The Feature or Legendary card that is being carried out (its id), and XP that the location will pay.
    card: str = ""
    legend_xp: int = 0
    # Combat
    foes: list[Foe] = []
    #: Which of two Monster Cards each Hero fights.
    assigned: tuple[int, ...] = ()
    lanes: list[Lane] = []
    round: int = 0
    #: A kill in step 4 counts as a solo kill (FR-65).
    solo: bool = False
    #: Power Cards of Monsters that lie aside until step 6, by deck (FR-75).
    aside: tuple[int, ...] = ()
    #: Damage of this step 5 as (lane, individual, amount), the Health before it, and lanes without Return Damage.
    hits: tuple[tuple[int, int, int], ...] = ()
    before: tuple[tuple[int, ...], ...] = ()
    spared: tuple[int, ...] = ()
    #: The parts of the Final Entity: Head I, Head II, Body.
    entity: tuple[str, ...] = ()
    # a Feature test, a payment, a look at cards
    #: Cards supplied so far, as (Hero, card).
    supplied: tuple[tuple[int, int], ...] = ()
    #: Items or Ability Cards that were drawn, of which one is kept.
    revealed: tuple[str, ...] = ()
    #: XP put down for the purchase under way.
    paid: int = 0
