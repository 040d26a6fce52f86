"""The content of Leviathan Wilds as frozen structs: effects, cards, covers, injuries, mushrooms, leviathans.

An effect is a table with one verb: `{do = "strike", n = 2}`. Each verb is a struct here (its parameters, checked at
load) and a step in `effects.py` (what it does). How verbs combine, and what each means, stands in README.md.
"""

from __future__ import annotations

from typing import Any, Literal, Union

import msgspec

Kind = Literal["harmful", "difficult", "blight"]
Colour = Literal["purple", "teal"]
Which = Literal["lowest_value", "highest_value", "highest", "lowest", "leftmost", "rightmost", "closest", "here", "all"]
Source = Literal["book", "public", "fathom"]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file: unknown fields are errors."""


# ---------------------------------------------------------------------------------------------- conditions


class Condition(_Entry, frozen=True):
    """`{is = "falling"}`; `not = true` turns it round."""

    is_: Literal[
        "falling", "activating", "broke_crystal", "hit", "focused", "injured", "on_ledge", "on_open", "on_crystal",
        "on_terrain", "on_feature", "climber_within", "token_within", "threat_on_other", "health_at_most",
        "grip_at_most", "blight_at_least", "ap_card_at_least", "in_row_at_most", "in_row_at_least", "holds", "scenario",
        "on_map", "on_card", "everybody_on",
    ] = msgspec.field(name="is")  # fmt: skip
    not_: bool = msgspec.field(default=False, name="not")
    n: int = 0
    kind: Literal["harmful", "difficult"] | None = None
    at: str = ""
    token: str = ""
    name: str = ""


# ---------------------------------------------------------------------------------------------- effects


class _Effect(_Entry, frozen=True, tag_field="do", kw_only=True):
    """One verb with its parameters. `node` is its number in the box, given at load, by which pending calls name it."""

    node: int = -1


class Climb(_Effect, frozen=True, tag="climb"):
    """Climb n; with `dir`, every step that way."""

    n: int
    dir: Literal["up", "down", "side"] | None = None


class Jump(_Effect, frozen=True, tag="jump"):
    """Jump to a space at distance at most n, or shown in the diagram, or any that fits `to`."""

    n: int = 0
    diagram: str = ""
    to: str = ""
    extra: dict[str, tuple[Effect, ...]] = {}


class Glide(_Effect, frozen=True, tag="glide"):
    """Glide n."""

    n: int


class Push(_Effect, frozen=True, tag="push"):
    """Push n in a direction; a scenario state may hold the direction."""

    dir: str
    n: int


class Fall(_Effect, frozen=True, tag="fall"):
    """The climber starts falling."""


class Put(_Effect, frozen=True, tag="put"):
    """The climber is put on a named space and enters it; `link`: on the other end of the link where it stands."""

    at: str


class Strike(_Effect, frozen=True, tag="strike"):
    """Strike n at up to `range` spaces; `at` restricts the target's space; `clean` gives no blight."""

    n: int
    range: int = 0
    at: str = ""
    on_break: tuple[Effect, ...] = ()
    clean: bool = False


class StrikePlus(_Effect, frozen=True, tag="strike_plus"):
    """Strike +n onto one strike; `on_break` and `clean` attach to that strike."""

    n: int
    on_break: tuple[Effect, ...] = ()
    clean: bool = False


class RangePlus(_Effect, frozen=True, tag="range_plus"):
    """Range +n onto one strike."""

    n: int


class ChangeCrystal(_Effect, frozen=True, tag="crystal"):
    """Raise or lower a die without a strike."""

    n: int
    which: Which = "lowest_value"
    colour: Colour | None = None


class Gain(_Effect, frozen=True, tag="gain"):
    """Gain that much of each; `per`: once for each of these."""

    health: int = 0
    grip: int = 0
    blight: int = 0
    ap: int = 0
    injury: int = 0
    per: str = ""


class Lose(_Effect, frozen=True, tag="lose"):
    """Lose that much of each; losing an injury means removing one."""

    health: int = 0
    grip: int = 0
    blight: int = 0
    ap: int = 0
    injury: int = 0
    per: str = ""


class Mend(_Effect, frozen=True, tag="mend"):
    """Mend n."""

    n: int


class Rest(_Effect, frozen=True, tag="rest"):
    """Rest, on a ledge as always."""


class Draw(_Effect, frozen=True, tag="draw"):
    """Draw n cards from the own deck."""

    n: int


class Discard(_Effect, frozen=True, tag="discard"):
    """Discard n hand cards of one's choice."""

    n: int | Literal["all"]


class Focus(_Effect, frozen=True, tag="focus"):
    """Become focused."""


class Anchor(_Effect, frozen=True, tag="anchor"):
    """Stop falling where one is."""


class Block(_Effect, frozen=True, tag="block"):
    """Block n; `then` follows once the blocked effect is over."""

    n: int
    then: tuple[Effect, ...] = ()


class Protect(_Effect, frozen=True, tag="protect"):
    """Protection icons for the rest of the own activation, or once within this step."""

    kinds: tuple[Kind, ...]


class Ready(_Effect, frozen=True, tag="ready"):
    """Turn n own tokens to the ready side."""

    token: str
    n: int = 1


class Exhaust(_Effect, frozen=True, tag="exhaust"):
    """Turn n own tokens to the exhausted side."""

    token: str
    n: int = 1


class Place(_Effect, frozen=True, tag="place"):
    """Put n tokens of the skill's user on spaces at most `within` away."""

    token: str
    n: int = 1
    within: int = 0
    on: str = "not_open"
    #: It is laid on its other side.
    turned: bool = False


class Lay(_Effect, frozen=True, tag="lay"):
    """Put a token from the supply on each of the places of a feature, as far as the supply goes."""

    token: str
    on: str


class Take(_Effect, frozen=True, tag="take"):
    """Take n tokens into the play area."""

    token: str
    n: int = 1


class Spend(_Effect, frozen=True, tag="spend"):
    """Own tokens return to their supply."""

    token: str
    n: int = 1


class Stock(_Effect, frozen=True, tag="stock"):
    """Move n random tokens from their supply face down onto the scenario card; `else` if the supply is empty."""

    token: str
    n: int = 1
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Enrage(_Effect, frozen=True, tag="enrage"):
    """Enrage the n left-most face-down normal threats."""

    n: int


class Calm(_Effect, frozen=True, tag="calm"):
    """Turn the n left-most face-down enraged threats back."""

    n: int


class TakeOver(_Effect, frozen=True, tag="take_over"):
    """Suffer the threat effect under way in another's place."""


class Turn(_Effect, frozen=True, tag="turn"):
    """Turn an overlay to one of its faces."""

    overlay: str
    face: str


class Move(_Effect, frozen=True, tag="move"):
    """Move an overlay to one of its positions (or the next in its order), with everything on it."""

    overlay: str
    to: str = "next"


class Set(_Effect, frozen=True, tag="set"):
    """Set a state of the scenario."""

    state: str
    to: bool | int | str


class Ability(_Effect, frozen=True, tag="ability"):
    """A rule of the scenario, by name; further parameters belong to that rule."""

    name: str
    n: int = 0
    which: str = ""
    dir: str = ""
    then: tuple[Effect, ...] = ()


class InOrder(_Effect, frozen=True, tag="in_order"):
    """These effects in exactly this order."""

    of: tuple[Effect, ...]


class Choose(_Effect, frozen=True, tag="choose"):
    """One of several lists of effects."""

    of: tuple[tuple[Effect, ...], ...]
    pick: int = 1


class If(_Effect, frozen=True, tag="if"):
    """Effects that depend on conditions, checked when reached."""

    cond: tuple[Condition, ...]
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Pay(_Effect, frozen=True, tag="pay"):
    """The climber may pay a cost for some effects; otherwise `else`."""

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Let(_Effect, frozen=True, tag="let"):
    """Chosen climbers carry out effects, deciding and striking for themselves."""

    who: str
    then: tuple[Effect, ...]
    within: int = -1
    count: int = 1
    where: tuple[Condition, ...] = ()


class Flip(_Effect, frozen=True, tag="flip"):
    """Flip the coin; only the side that it shows is carried out."""

    heads: tuple[Effect, ...]
    tails: tuple[Effect, ...]


class Coin(_Effect, frozen=True, tag="coin"):
    """Played onto a flip: turn the coin to heads, or flip it again for heads twice or nothing."""

    act: Literal["heads", "double_or_nothing"]


Effect = Union[  # noqa: UP007  msgspec reads the forward references of a Union
    Climb, Jump, Glide, Push, Fall, Put, Strike, StrikePlus, RangePlus, ChangeCrystal, Gain, Lose, Mend, Rest, Draw,
    Discard, Focus, Anchor, Block, Protect, Ready, Exhaust, Place, Lay, Take, Spend, Stock, Enrage, Calm, TakeOver,
    Turn, Move, Set, Ability, InOrder, Choose, If, Pay, Let, Flip, Coin,
]  # fmt: skip


# ---------------------------------------------------------------------------------------------- standing rules

Moment = Literal[
    "setup", "turn_start", "activation_start", "activation_end", "turn_end", "round_end", "rest", "break_crystal",
    "let_go", "fall_end", "ap_card", "hit", "mend", "enter",
]  # fmt: skip


#: What a rule may forbid. "leave" (the space, in any way, also by a fall) is for whoever holds its token.
Forbidden = Literal[
    "focus", "rest", "mend", "jump", "glide", "let_go", "help", "mushroom", "protection", "anchor", "block", "leave",
]  # fmt: skip


class Standing(_Entry, frozen=True):
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


class TokenSpec(_Entry, frozen=True):
    """Tokens that belong to a set."""

    id: str
    count: int
    starts: Literal["ready", "exhausted"] = "ready"


class Cover(_Entry, frozen=True):
    """A cover card: a character's has a skill, a class's has none."""

    skill: tuple[Effect, ...] = ()
    cost: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    source: Source = "fathom"


class ActionCard(_Entry, frozen=True):
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


class CardSet(_Entry, frozen=True):
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


class Removal(_Entry, frozen=True):
    """How an injury goes: at once, at a moment, or for a cost in the own activation."""

    now: bool = False
    on: Moment | None = None
    cost: tuple[Effect, ...] = ()
    when: tuple[Condition, ...] = ()
    then: tuple[Effect, ...] = ()


class Injury(_Entry, frozen=True):
    """An injury card."""

    id: str
    remove: Removal
    source: Source
    once: tuple[Effect, ...] = ()
    rules: tuple[Standing, ...] = ()
    solo: Literal["redraw"] | None = None


class Mushroom(_Entry, frozen=True):
    """A mushroom token: used like a skill."""

    id: str
    count: int
    skill: tuple[Effect, ...]
    source: Source


# ---------------------------------------------------------------------------------------------- leviathans


class Crystal(_Entry, frozen=True):
    """A die on a space at setup."""

    at: str
    colour: Colour
    value: int


class Pool(_Entry, frozen=True):
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


class Spawned(_Entry, frozen=True):
    """Dice that enter later, in this order: each takes the place of such a token when it is turned up."""

    colour: Colour
    values: tuple[int, ...]
    token: str


class ScenarioToken(_Entry, frozen=True):
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


class OverlaySpec(_Entry, frozen=True):
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


class ScenarioRule(_Entry, frozen=True):
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


class Scenario(_Entry, frozen=True):
    """A scenario card."""

    id: str
    setup: tuple[Effect, ...] = ()
    rule: tuple[ScenarioRule, ...] = ()


class Target(_Entry, frozen=True):
    """Whom a threat looks for."""

    who: str
    to: str = ""
    where: tuple[Condition, ...] = ()


class Origin(_Entry, frozen=True):
    """A feature that an attack originates from."""

    at: str
    which: Which | None = None
    shown: str = ""
    place: str = ""


class Part(_Entry, frozen=True):
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


class Threat(_Entry, frozen=True):
    """A threat card with its two ends."""

    id: str
    source: Source
    normal: tuple[Part, ...]
    enraged: tuple[Part, ...]


class Leviathan(_Entry, frozen=True):
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
