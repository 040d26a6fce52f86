"""The content of Leviathan Wilds as frozen structs: cards, covers, injuries, mushrooms, leviathans.

What a card says is made of conditions and effects: `verbs.py`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fathom.core.content import Record

from .verbs import Colour, Condition, Effect, Kind, Which

Source = Literal["book", "public", "fathom"]


# ---------------------------------------------------------------------------------------------- standing rules

Moment = Literal[
    "setup", "turn_start", "activation_start", "activation_end", "turn_end", "round_end", "rest", "break_crystal",
    "let_go", "fall_end", "ap_card", "hit", "mend", "enter",
]  # fmt: skip


#: What a rule may forbid. "leave" (the space, in any way, also by a fall) is for whoever holds its token.
Forbidden = Literal[
    "focus", "rest", "mend", "jump", "glide", "let_go", "help", "mushroom", "protection", "anchor", "block", "leave",
]  # fmt: skip


class Standing(Record, frozen=True):
    """A rule that stands while its card lies there. Exactly one of on, price, mod, forbid, grants, wind is given."""

    on: Moment | None = None
    #: Of "enter": which spaces, by their label.
    at: str = ""
    any: bool = False
    if_: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    then: tuple[Effect, ...] = ()
    price: Literal["climb", "jump", "glide", "strike", "rest", "mend", "let_go", "mushroom"] | None = None
    cost: tuple[Effect, ...] = ()
    mod: Literal["hand", "mend", "strike", "ap", "toss", "range"] | None = None
    n: int = 0
    per: str = ""
    forbid: Forbidden | None = None
    token: str = ""
    grants: Literal["ledge", "calm_terrain", "no_fall", "solid", "harmful", "difficult", "open", "net"] | None = None
    #: A state of the scenario that holds a direction: jumps and glides that end further that way reach 1 further.
    wind: str | None = None


# ---------------------------------------------------------------------------------------------- climbers


class TokenSpec(Record, frozen=True):
    """Tokens that belong to a set."""

    id: str
    count: int
    starts: Literal["ready", "exhausted"] = "ready"


class Cover(Record, frozen=True):
    """A cover card: a character's has a skill, a class's has none."""

    skill: tuple[Effect, ...] = ()
    cost: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    source: Source = "fathom"


class ActionCard(Record, frozen=True):
    """An action card: AP value, protection icons, skill."""

    id: str
    number: int
    ap: int
    protects: tuple[Kind, ...]
    skill: tuple[Effect, ...]
    source: Source
    cost: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    secure: bool = False


class CardSet(Record, frozen=True):
    """A character or a class."""

    id: str
    kind: Literal["character", "class"]
    source: Source
    mobility: int
    power: int
    support: int
    complexity: int
    cover: Cover
    card: tuple[ActionCard, ...]
    tokens: tuple[TokenSpec, ...] = ()
    setup: tuple[Effect, ...] = ()
    rules: tuple[Standing, ...] = ()


class Removal(Record, frozen=True):
    """How an injury goes: at once, at a moment, or for a cost in the own activation."""

    now: bool = False
    on: Moment | None = None
    cost: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    then: tuple[Effect, ...] = ()


class Injury(Record, frozen=True):
    """An injury card."""

    id: str
    remove: Removal
    source: Source
    once: tuple[Effect, ...] = ()
    rules: tuple[Standing, ...] = ()
    solo: Literal["redraw"] | None = None


class Mushroom(Record, frozen=True):
    """A mushroom token: used like a skill."""

    id: str
    count: int
    skill: tuple[Effect, ...]
    source: Source


# ---------------------------------------------------------------------------------------------- leviathans


class Crystal(Record, frozen=True):
    """A die on a space at setup."""

    at: str
    colour: Colour
    value: int


class Pool(Record, frozen=True):
    """A crystal pool: its dice, the spaces it is struck from, and what a strike on it sets off.

    `struck` happens as part of the strike; `empty_too`: the target stands even when the dice are gone, and without
    values it is nothing but a target; `least`: the weakest strike that may be made on it.
    """

    id: str
    colour: Colour
    values: tuple[int, ...]
    from_: str = msgspec.field(name="from")
    when: tuple[Condition, ...] = ()
    struck: tuple[Effect, ...] = ()
    empty_too: bool = False
    least: int = 1


class Spawned(Record, frozen=True):
    """Dice that enter later, in this order: each takes the place of such a token when it is turned up."""

    colour: Colour
    values: tuple[int, ...]
    token: str


class ScenarioToken(Record, frozen=True):
    """Tokens of a leviathan, made of the sixteen scenario tokens: fronts by colour.

    `turned` is what a token is called when it lies on its other side. `groups` are labels of spaces: one token of each
    front lies on the spaces of each, and nobody knows which is where.
    """

    id: str
    fronts: dict[str, int] = {}
    face: Literal["up", "down"] = "up"
    per_climber: int = 0
    turned: str = ""
    groups: tuple[str, ...] = ()


class OverlaySpec(Record, frozen=True):
    """A card with spaces of its own, laid on the map or beside it; it is moved or turned."""

    id: str
    map: tuple[str, ...] = ()
    faces: dict[str, tuple[str, ...]] = {}
    face: str = ""
    side: bool = False
    positions: dict[str, str] = {}
    start: str = ""
    order: str = ""
    spaces: dict[str, str | tuple[str, ...]] = {}
    links: tuple[tuple[str, str], ...] = ()
    drawing: dict[str, Any] = {}


class ScenarioRule(Record, frozen=True):
    """A rule of a scenario card."""

    id: str
    form: Literal["keyword", "action", "anytime", "trigger", "standing", "win"]
    effects: tuple[Effect, ...] = ()
    standing: Standing | None = None
    cost: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    token: str = ""
    #: The token on the map that may be struck instead of a crystal; the effects follow.
    struck: str = ""
    clauses: tuple[str, ...] = ()


class Scenario(Record, frozen=True):
    """A scenario card."""

    id: str
    setup: tuple[Effect, ...] = ()
    rule: tuple[ScenarioRule, ...] = ()


class Target(Record, frozen=True):
    """Whom a threat looks for."""

    who: str
    to: str = ""
    where: tuple[Condition, ...] = ()


class Origin(Record, frozen=True):
    """A feature that an attack originates from."""

    at: str
    which: Which | None = None
    shown: str = ""
    place: str = ""


class Part(Record, frozen=True):
    """One part of an end of a threat card. With an area it is an attack, without it an event."""

    targets: tuple[Target, ...] = ()
    origins: tuple[Origin | str, ...] = ()
    area: str = ""
    effects: tuple[Effect, ...] = ()
    by_colour: dict[str, tuple[Effect, ...]] = {}
    miss: tuple[Effect, ...] = ()
    none: tuple[Effect, ...] = ()
    if_: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    swift: bool = False
    delayed: bool = False


class Threat(Record, frozen=True):
    """A threat card with its two ends."""

    id: str
    source: Source
    normal: tuple[Part, ...]
    enraged: tuple[Part, ...]


class Leviathan(Record, frozen=True):
    """A leviathan: map, crystals, threats, scenario."""

    id: str
    number: int
    complexity: int
    orientation: Literal["upright", "sideways"]
    source: dict[str, str]
    map: tuple[str, ...]
    crystals: tuple[Crystal, ...]
    mushrooms: tuple[str, ...]
    threat: tuple[Threat, ...]
    start_row: int = 1
    pools: tuple[Pool, ...] = ()
    spawned: tuple[Spawned, ...] = ()
    spaces: dict[str, str | tuple[str, ...]] = {}
    states: dict[str, bool | int | str] = {}
    tokens: tuple[ScenarioToken, ...] = ()
    overlay: tuple[OverlaySpec, ...] = ()
    #: Falls that leave the map go on at the opposite edge (LW-312).
    wrap: bool = False
    #: Climbers may swim: open spaces carry the one whom the state `swimmer` names, and it falls upward (LW-290).
    swimming: bool = False
    scenario: tuple[Scenario, ...] = ()
    drawing: dict[str, Any] = {}
