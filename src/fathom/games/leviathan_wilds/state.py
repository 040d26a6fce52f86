"""The records of a game of Leviathan Wilds. All of it is plain data: numbers, strings, tuples, flat records."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fathom.core.hooks import Hooks
from fathom.core.state import CORE, State
from fathom.core.steps import Call, Steps

from .box import WildsBox
from .chosen import WildsSetup

steps = Steps(CORE)
step = steps.step
rule = steps.rule
offer = steps.offer
hooks = Hooks()

HEALTH = 8
HAND = 3
EMPTY_HANDED_AP = 2
TOSS_RANGE = 3
SOLO_REST = 7


class Cards(msgspec.Struct, gc=False):
    """The cards of one player: deck (top first), hand, discard pile (newest last), and what is in between.

    `layers`: how many cards, from the top, lie in an order that nobody knows. A rest puts its cards under the others,
    so everybody knows which cards come first, though not how they lie.
    """

    owner: str
    deck: tuple[str, ...] = ()
    layers: tuple[int, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    ap_card: str = ""
    #: Cards played for their skill that are not discarded yet.
    in_play: tuple[str, ...] = ()


class Bonus(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A strike modifier that waits for its strike: Strike +n, range, what a break gives, no blight."""

    n: int = 0
    range: int = 0
    clean: bool = False
    #: The name of a strike_plus whose `on_break` belongs to the strike.
    node: str = ""


class Guard(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A block that has been played: points left, whether it prevented something, the card that stays for `then`."""

    left: int
    used: bool = False
    node: str = ""
    card: str = ""


class Coin(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The coin of a flip under way: the side that it shows, and whether all or nothing is at stake."""

    heads: bool
    doubled: bool = False


#: Where a token lies that is on the scenario card (above, where it has two halves), on its lower half, out of the game.
ON_CARD, BELOW, GONE = -2, -3, -4


class Token(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A token: what it is, the set it belongs to ("" for the leviathan's), where it lies, whether it is ready."""

    id: str
    owner: str = ""
    holder: int = -1
    space: int = -1
    ready: bool = True
    front: str = ""
    #: Whether nobody knows its front.
    hidden: bool = False


class Slot(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card of the threat row."""

    threat: str
    up: bool = False
    enraged: bool = False


class Marker(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An attack marker on the map, for one part of the card."""

    part: int
    space: int


class Climber(msgspec.Struct, gc=False):
    """A climber: where it is and how it fares."""

    seat: int
    character: str
    #: The class whose cover, tokens and cards it uses (solo: both climbers the same one, LR-14).
    klass: str
    #: Which cards it plays with (solo: both climbers share one).
    cards: int
    space: int = -1
    health: int = HEALTH
    blight: int = 0
    focused: bool = False
    cover_ready: bool = True
    defeated: bool = False
    #: Falling now, or about to as soon as the effect under way is complete (LR-06).
    falling: bool = False
    mushrooms: tuple[str, ...] = ()
    injuries: tuple[str, ...] = ()
    guards: tuple[Guard, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    #: Terrain or blight that is ignored once within this step (LR-49).
    shields: tuple[str, ...] = ()
    broke: int = 0
    hit: bool = False


class Wilds(State, kw_only=True):
    """A game of Leviathan Wilds."""

    steps: ClassVar[Steps] = steps

    box: WildsBox
    setup: WildsSetup
    climbers: list[Climber] = []
    cards: list[Cards] = []
    # the turn
    active: int = 0
    turn: int = 0
    round: int = 1
    step: str = "setup"
    ap: int = 0
    #: Protection icons in force for the active climber's activation (LW-074).
    icons: tuple[str, ...] = ()
    activating: bool = False
    # the leviathan
    track: int = 0
    threats: tuple[Slot, ...] = ()
    current: int = -1
    markers: tuple[Marker, ...] = ()
    #: Attack parts of this turn's card whose condition failed when markers were placed.
    void_parts: tuple[int, ...] = ()
    #: Per space: 0 for none, else the value of the die, plus 8 if blighted.
    crystals: bytes = b""
    pools: tuple[tuple[int, ...], ...] = ()
    #: Face-down mushrooms on the map as (space, id).
    mushrooms: tuple[tuple[int, str], ...] = ()
    mushroom_box: tuple[str, ...] = ()
    mushroom_discard: tuple[str, ...] = ()
    #: Mushrooms of defeated climbers.
    mushrooms_lost: tuple[str, ...] = ()
    #: Whether the box was refilled from open mushrooms, so that its content is known.
    mushroom_box_known: bool = False
    injuries: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    #: Per space: the flags of the terrain as it lies now, overlays and tokens included.
    terrain: bytes = b""
    #: Per overlay: where it lies and which face is up.
    overlays: tuple[tuple[str, str], ...] = ()
    scenario: dict[str, bool | int | str] = {}
    # effects under way
    #: The climber whose fall is under way, or -1.
    faller: int = -1
    #: Where that fall began; -2 once it has been round the map.
    fall_start: int = -1
    #: The climber whom a threat effect is about to hit, or -1.
    victim: int = -1
    #: The coin, from its flip until it is let stand.
    coin: Coin | None = None
    #: Reactions of the leviathan that wait for the effect under way; they come first (LW-224).
    reactions: tuple[Call, ...] = ()
    #: Everything else that waits.
    waiting: tuple[Call, ...] = ()
    #: Climbers who each have one turn left in the Last Chance, in order.
    last_turns: tuple[int, ...] = ()
    last_chance: bool = False

    @property
    def german(self) -> bool:
        """Whether the German edition's variants are in force (LR-01)."""
        return self.setup.edition == "de"
