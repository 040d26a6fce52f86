"""What cards may say: conditions, and effects, each of them one verb with its parameters.

An effect is a table with one verb: `{do = "strike", n = 2}`. Each verb is a struct here (its parameters, checked at
load) and a step in `effects/` (what it does). How verbs combine, and what each means, stands in README.md.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from fathom.core.content import Record
from fathom.core.words import dashed
from fathom.parts.catalogue import Verb as Verb

Kind = Literal["harmful", "difficult", "blight"]
Colour = Literal["purple", "teal"]
#: How much of something, and how many: what a pack cannot turn into its opposite.
Amount = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Which = Literal["lowest_value", "highest_value", "highest", "lowest", "leftmost", "rightmost", "closest", "here", "all"]


# ---------------------------------------------------------------------------------------------- conditions


class Condition(Record, frozen=True):
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

    @property
    def key(self) -> str:
        """The key of the text that says what it asks for."""
        return f"need-{dashed(self.is_)}{'.not' if self.not_ else ''}"


# ---------------------------------------------------------------------------------------------- effects


class Climb(Verb, frozen=True):
    """Climb n; with `dir`, every step that way."""

    n: Amount
    dir: Literal["up", "down", "side"] | None = None


class Jump(Verb, frozen=True):
    """Jump to a space at distance at most n, or shown in the diagram, or any that fits `to`."""

    n: Amount = 0
    diagram: str = ""
    to: str = ""
    extra: dict[str, tuple[Effect, ...]] = {}


class Glide(Verb, frozen=True):
    """Glide n."""

    n: Amount


class Push(Verb, frozen=True):
    """Push n in a direction; a scenario state may hold the direction."""

    dir: str
    n: Amount


class Fall(Verb, frozen=True):
    """The climber starts falling."""


class Put(Verb, frozen=True):
    """The climber is put on a named space and enters it; `link`: on the other end of the link where it stands."""

    at: str


class Strike(Verb, frozen=True):
    """Strike n at up to `range` spaces; `at` restricts the target's space; `clean` gives no blight."""

    n: Amount
    range: Amount = 0
    at: str = ""
    on_break: tuple[Effect, ...] = ()
    clean: bool = False


class StrikePlus(Verb, frozen=True):
    """Strike +n onto one strike; `on_break` and `clean` attach to that strike."""

    n: Amount
    on_break: tuple[Effect, ...] = ()
    clean: bool = False


class RangePlus(Verb, frozen=True):
    """Range +n onto one strike."""

    n: Amount


class ChangeCrystal(Verb, frozen=True, tag="crystal"):
    """Raise or lower a die without a strike."""

    n: int
    which: Which = "lowest_value"
    colour: Colour | None = None


class Gain(Verb, frozen=True):
    """Gain that much of each; `per`: once for each of these."""

    health: Amount = 0
    grip: Amount = 0
    blight: Amount = 0
    ap: Amount = 0
    injury: Amount = 0
    per: str = ""


class Lose(Verb, frozen=True):
    """Lose that much of each; losing an injury means removing one."""

    health: Amount = 0
    grip: Amount = 0
    blight: Amount = 0
    ap: Amount = 0
    injury: Amount = 0
    per: str = ""


class Mend(Verb, frozen=True):
    """Mend n."""

    n: Amount


class Rest(Verb, frozen=True):
    """Rest, on a ledge as always."""


class Draw(Verb, frozen=True):
    """Draw n cards from the own deck."""

    n: Amount


class Discard(Verb, frozen=True):
    """Discard n hand cards of one's choice."""

    n: Amount | Literal["all"]


class Focus(Verb, frozen=True):
    """Become focused."""


class Anchor(Verb, frozen=True):
    """Stop falling where one is."""


class Block(Verb, frozen=True):
    """Block n; `then` follows once the blocked effect is over."""

    n: Amount
    then: tuple[Effect, ...] = ()


class Protect(Verb, frozen=True):
    """Protection icons for the rest of the own activation, or once within this step."""

    kinds: tuple[Kind, ...]


class Ready(Verb, frozen=True):
    """Turn n own tokens to the ready side."""

    token: str
    n: Amount = 1


class Exhaust(Verb, frozen=True):
    """Turn n own tokens to the exhausted side."""

    token: str
    n: Amount = 1


class Place(Verb, frozen=True):
    """Put n tokens of the skill's user on spaces at most `within` away."""

    token: str
    n: Amount = 1
    within: Amount = 0
    on: str = "not_open"
    #: It is laid on its other side.
    turned: bool = False


class Lay(Verb, frozen=True):
    """Put a token from the supply on each of the places of a feature, as far as the supply goes."""

    token: str
    on: str


class Take(Verb, frozen=True):
    """Take n tokens into the play area."""

    token: str
    n: Amount = 1


class Spend(Verb, frozen=True):
    """Own tokens return to their supply."""

    token: str
    n: Amount = 1


class Stock(Verb, frozen=True):
    """Move n random tokens from their supply face down onto the scenario card; `else` if the supply is empty."""

    token: str
    n: Amount = 1
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Enrage(Verb, frozen=True):
    """Enrage the n left-most face-down normal threats."""

    n: Amount


class Calm(Verb, frozen=True):
    """Turn the n left-most face-down enraged threats back."""

    n: Amount


class TakeOver(Verb, frozen=True):
    """Suffer the threat effect under way in another's place."""


class Turn(Verb, frozen=True):
    """Turn an overlay to one of its faces."""

    overlay: str
    face: str


class Move(Verb, frozen=True):
    """Move an overlay to one of its positions (or the next in its order), with everything on it."""

    overlay: str
    to: str = "next"


class Set(Verb, frozen=True):
    """Set a state of the scenario."""

    state: str
    to: bool | int | str


class Ability(Verb, frozen=True):
    """A rule of the scenario, by name; further parameters belong to that rule."""

    name: str
    n: int = 0
    which: str = ""
    dir: str = ""
    then: tuple[Effect, ...] = ()


class InOrder(Verb, frozen=True):
    """These effects in exactly this order."""

    of: tuple[Effect, ...]


class Choose(Verb, frozen=True):
    """One of several lists of effects."""

    of: tuple[tuple[Effect, ...], ...]
    pick: Count = 1


class If(Verb, frozen=True):
    """Effects that depend on conditions, checked when reached."""

    cond: tuple[Condition, ...]
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Pay(Verb, frozen=True):
    """The climber may pay a cost for some effects; otherwise `else`."""

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = msgspec.field(default=(), name="else")


class Let(Verb, frozen=True):
    """Chosen climbers carry out effects, deciding and striking for themselves."""

    who: str
    then: tuple[Effect, ...]
    within: Annotated[int, msgspec.Meta(ge=-1)] = -1
    count: Count = 1
    where: tuple[Condition, ...] = ()


class Flip(Verb, frozen=True):
    """Flip the coin; only the side that it shows is carried out."""

    heads: tuple[Effect, ...]
    tails: tuple[Effect, ...]


class Coin(Verb, frozen=True):
    """Played onto a flip: turn the coin to heads, or flip it again for heads twice or nothing."""

    act: Literal["heads", "double_or_nothing"]


Effect = Union[  # noqa: UP007  msgspec reads the forward references of a Union
    Climb, Jump, Glide, Push, Fall, Put, Strike, StrikePlus, RangePlus, ChangeCrystal, Gain, Lose, Mend, Rest, Draw,
    Discard, Focus, Anchor, Block, Protect, Ready, Exhaust, Place, Lay, Take, Spend, Stock, Enrage, Calm, TakeOver,
    Turn, Move, Set, Ability, InOrder, Choose, If, Pay, Let, Flip, Coin,
]  # fmt: skip
