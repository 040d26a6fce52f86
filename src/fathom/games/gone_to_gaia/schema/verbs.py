"""Effects: a verb with its parameters, `{do = "heal", n = 2}`; and the conditions under which story effects happen."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from fathom.core.content import Record
from fathom.parts.catalogue import Verb

from .words import Count, Damage, Number, Opinion, Token, Who


class Condition(Record, frozen=True, kw_only=True):
    """What must be so, by the Campaign Sheet; exactly one thing is named.

    `opinion` names a person, with the steps between which the opinion must lie; `count` something that is counted, with
    the numbers between which it must lie.
    """

    flag: str = ""
    no_flag: str = ""
    quest: str = ""
    no_quest: str = ""
    curio: str = ""
    opinion: str = ""
    least: Opinion = "nemesis"
    most: Opinion = "confidant"
    count: Literal["", "circuits", "donations", "parts", "gossip", "graves", "chapter"] = ""
    min: int = 0
    max: int = 999
    #: Whether this is a New Game+.
    again: bool = False
    any: tuple[Condition, ...] = ()


class Injured(Record, frozen=True, kw_only=True):
    """What an attack does to enemies that are already injured: another type, or more damage."""

    damage: Damage | None = None
    plus: Number = 0


class Guard(Record, frozen=True, kw_only=True):
    """After the roll, up to so many targets deal less (GG-180)."""

    pick: Count
    minus: Count


class Attack(Verb, frozen=True, kw_only=True):
    """One attack on the enemies under its arrows: (base × factor) + plus. `factors` by die: roll first."""

    damage: Damage
    #: Rows, North first: `@` the delver, `x` a tile under an arrow, a letter one that a roll chooses, `.` nothing.
    area: tuple[str, ...]
    max: Number = 0
    factor: Count = 1
    #: Six factors, one for each result of a die that is rolled before.
    factors: Annotated[tuple[Number, ...], Meta(min_length=6, max_length=6)] = ()
    plus: Number = 0
    injured: Injured | None = None
    quiet: bool = False
    guard: Guard | None = None
    ranged: bool = False
    around: Literal["self", "partner"] = "self"


class Roll(Verb, frozen=True, kw_only=True):
    """Roll a die: it names the letter of the next area. For `suffer` damage the user may take the other letter."""

    #: Six letters, one for each result.
    letters: Annotated[str, Meta(min_length=6, max_length=6)]
    suffer: Number = 0


class Ultimate(Verb, frozen=True, kw_only=True):
    """Fixed damage, which only the universal doubler doubles (GR-056)."""

    n: Count
    where: Literal["near", "injured"]
    quiet: bool = False


class MoveEnemy(Verb, frozen=True, kw_only=True):
    """Move one enemy at most `within` away over free tiles."""

    within: Annotated[int, Meta(ge=1, le=4)]
    tiles: Count


class TurnEnemy(Verb, frozen=True, kw_only=True):
    """Turn one enemy at most `within` away to any side."""

    within: Annotated[int, Meta(ge=1, le=4)]


class Move(Verb, frozen=True, kw_only=True):
    """Take extra steps, as a movement."""

    n: Count
    who: Who = "self"


class Heal(Verb, frozen=True, kw_only=True):
    """Heal n, up to the maximum."""

    n: Count
    who: Who = "self"


class Shield(Verb, frozen=True, kw_only=True):
    """The shield takes the next n damage of counterattacks and Spiked; it goes at the end of the wave."""

    n: Count
    who: Who = "self"


class GainElement(Verb, frozen=True, tag="element", kw_only=True):
    """Gain elements of one's choice, never into the slot used in this turn. `if_hit`: if an enemy was targeted."""

    n: Count
    if_hit: bool = False
    who: Who = "self"


class LoseElement(Verb, frozen=True, kw_only=True):
    """Lose elements of one's choice, as far as there are any."""

    n: Count
    who: Who = "self"


class Refresh(Verb, frozen=True, kw_only=True):
    """Refresh one exhausted weapon."""

    who: Who = "self"


class Loan(Verb, frozen=True, kw_only=True):
    """Tokens for this wave: they leave the game when they are spent or when it ends."""

    tokens: dict[Token, Count]
    who: Who = "self"


class Grant(Verb, frozen=True, kw_only=True):
    """Tokens for this quest."""

    tokens: dict[Token, Count]
    who: Who = "self"


class SpendToken(Verb, frozen=True, kw_only=True):
    """Spend available tokens of one's choice, for nothing."""

    n: Count
    who: Who = "self"


class Doublers(Verb, frozen=True, kw_only=True):
    """Roll for the doublers that come with the card (GG-184)."""


class Parts(Verb, frozen=True, kw_only=True):
    """Gain minion parts; a negative number is paid, as far as it can be."""

    n: int
    who: Who = "self"


class LoseParts(Verb, frozen=True, kw_only=True):
    """Lose minion parts, as far as there are any."""

    n: Count
    who: Who = "self"


class Xp(Verb, frozen=True, kw_only=True):
    """Gain XP."""

    n: Count


class LevelCard(Verb, frozen=True, kw_only=True):
    """Draw Level cards."""

    n: Count = 1
    who: Who = "self"


class Suffer(Verb, frozen=True, tag="damage", kw_only=True):
    """Suffer n damage."""

    n: Count
    who: Who = "self"


class Circuits(Verb, frozen=True, kw_only=True):
    """Gain circuits for the group; a negative number is spent."""

    n: int


class Improve(Verb, frozen=True, kw_only=True):
    """Each player raises one maximum rank of choice."""


class Note(Verb, frozen=True, kw_only=True):
    """Something is written on the Campaign Sheet: a flag, gossip, a curio, an opinion that moves `by` steps."""

    kind: Literal["flag", "gossip", "opinion", "curio"]
    name: str
    by: int = 0


# What only the story of the campaign does.


class When(Verb, frozen=True, kw_only=True):
    """Effects that happen only if all conditions hold."""

    when: tuple[Condition, ...]
    then: tuple[Effect, ...]


class Meet(Verb, frozen=True, kw_only=True):
    """One of the unknown characters is met; from now on the opinion shows."""

    who: str


class Dies(Verb, frozen=True, kw_only=True):
    """A person of the town dies."""

    who: str


class Stock(Verb, frozen=True, kw_only=True):
    """The products of a shelf join the Purchasable Products."""

    shelf: str


class Sell(Verb, frozen=True, kw_only=True):
    """A product joins the Purchasable Products."""

    product: str


class Give(Verb, frozen=True, kw_only=True):
    """A delver of the players' choice gains a product."""

    product: str


class Unlock(Verb, frozen=True, tag="hero", kw_only=True):
    """A Hero card joins its discipline."""

    hero: str


class OpenQuest(Verb, frozen=True, kw_only=True):
    """A quest joins the Open Quests."""

    quest: str


class CloseOld(Verb, frozen=True, kw_only=True):
    """Of the Open Quests only the final ones stay."""


class AddCards(Verb, frozen=True, kw_only=True):
    """A set of cards is shuffled into the Level or the Spawn deck."""

    set: str


class OpenShop(Verb, frozen=True, kw_only=True):
    """The shops are open."""


class Donate(Verb, frozen=True, kw_only=True):
    """Each player may give minion parts to the Delving Academy."""


class SlotUpgrade(Verb, frozen=True, kw_only=True):
    """Each player upgrades one slot of the suit for good: it begins every quest with one more element (GR-085)."""


class LevelStart(Verb, frozen=True, kw_only=True):
    """Each delver draws n more Level cards at the start of each quest, until one succeeds."""

    n: Count = 1


class OpinionChoice(Verb, frozen=True, kw_only=True):
    """The players choose whose opinion moves; `lines` names the words that this person has for it."""

    by: int
    lines: Literal["lowered", "raised"]


Effect = Union[  # noqa: UP007  msgspec reads unions of tagged records either way; this one spans lines
    Attack, Roll, Ultimate, MoveEnemy, TurnEnemy, Move, Heal, Shield, GainElement, LoseElement, Refresh, Loan, Grant,
    SpendToken, Doublers, Parts, LoseParts, Xp, LevelCard, Suffer, Circuits, Improve, Note, When, Meet, Dies, Stock,
    Sell, Give, Unlock, OpenQuest, CloseOld, AddCards, OpenShop, Donate, SlotUpgrade, LevelStart, OpinionChoice,
]  # fmt: skip
