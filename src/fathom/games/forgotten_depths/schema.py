"""The content of Forgotten Depths as frozen records: effects, decks, mats, cards, Monsters, tiles, Rune Patterns.

An effect is a table with one verb: `{do = "damage", to = "monster", n = 3}`. Each verb is a record here (its
parameters, checked at load) and a step in `effects/` (what it does). What the words mean stands in README.md.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from fathom.core.content import Record
from fathom.parts.catalogue import Verb

EcologyName = Literal["ruins", "caverns", "architecture"]
DeckName = Literal["fighter", "wizard", "rogue", "light", "medium", "heavy"]
ClassName = Literal["fighter", "wizard", "rogue"]
Source = Literal["book", "public", "fathom"]
#: How many, of what is there; a number that may be nothing.
Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
#: So much more, or less.
Shift: TypeAlias = Annotated[int, Meta(ge=-15, le=15)]
#: What stands on an Action Card that is no Power Card.
Value: TypeAlias = Annotated[int, Meta(ge=1, le=15)]
Health: TypeAlias = Annotated[int, Meta(ge=1, le=999)]
#: Cards that somebody plays in a Round; hand icons.
Plays: TypeAlias = Annotated[int, Meta(ge=1, le=2)]
Hands: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
#: What a card is worth; a pool holds such values as bytes.
Worth: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
#: A number, or one for each number of Heroes (FD-003). msgspec 0.22 crashes over `Count | tuple[Count, Count, Count]`.
Triple: TypeAlias = Count | Annotated[tuple[Count, ...], Meta(min_length=3, max_length=3)]
Span = Literal["round", "next", "two", "three", "combat", "always"]


# ---------------------------------------------------------------------------------------------- effects


class Damage(Verb, frozen=True):
    """Wound somebody at once; Armor counts in Combat unless `pierce`; `magic` is what Spells deal."""

    to: Literal["monster", "each_monster", "hero", "heroes", "any", "allies"]
    n: Triple
    magic: bool = False
    pierce: bool = False


class Heal(Verb, frozen=True):
    """Raise Health, never above the maximum; of Monsters the most wounded one."""

    who: Literal["hero", "any", "heroes", "monster", "each_monster"]
    n: Triple


class Swap(Verb, frozen=True):
    """Exchange played cards: the Hero's own two, one with the card opposite, or one with a card in hand."""

    who: Literal["hero", "across", "hand"]


class Change(Verb, frozen=True):
    """Change the value of played cards until the Round ends."""

    who: Literal["hero", "monster"]
    which: Literal["one", "all", "highest", "lowest"]
    by: Shift = 0
    to: Number | None = None


class Redraw(Verb, frozen=True):
    """Discard played cards and lay the top cards of the deck instead."""

    who: Literal["hero", "monster"]
    which: Literal["one", "all", "highest"]


class Ignore(Verb, frozen=True):
    """Take no damage of a kind, or n less; `results`: the Hero's pairs are not resolved."""

    what: Literal["return", "direct", "results", "magic"]
    n: Count = 99
    who: Literal["hero", "any", "heroes"] = "hero"
    span: Span = "always"


class Armor(Verb, frozen=True):
    """Reduce every application of damage."""

    who: Literal["hero", "any", "heroes", "monster"]
    n: Count
    span: Span


class Bonus(Verb, frozen=True):
    """Deal more damage on a Hit (with a card of at least `min`, a lead of at most `margin`), on Return, with magic."""

    on: Literal["hit", "return", "magic"]
    n: Count
    min: Number = 0
    margin: Number = 99
    span: Span = "always"


class Power(Verb, frozen=True):
    """Store Power Cards from the own discard pile; below 0, discard Stored ones."""

    n: Shift


class Refresh(Verb, frozen=True):
    """Refresh exhausted Spells."""

    n: Count
    who: Literal["hero", "any", "heroes"] = "hero"


class Exhaust(Verb, frozen=True):
    """Exhaust ready Spells."""

    n: Count


class Draw(Verb, frozen=True):
    """Draw Action Cards into the hand."""

    n: Count
    who: Literal["hero", "heroes"] = "hero"


class Discard(Verb, frozen=True):
    """Discard cards from the hand."""

    n: Count
    which: Literal["highest", "lowest", "one"] = "one"
    who: Literal["hero", "heroes"] = "hero"


class Retrieve(Verb, frozen=True):
    """Put cards of the own discard pile on top of the own draw pile."""

    n: Count
    who: Literal["hero", "heroes"] = "hero"


class Scry(Verb, frozen=True):
    """Look at the top cards of a pile; each goes back on top or to the bottom."""

    deck: Literal["monster_action", "tiles", "monsters", "features"]
    n: Count


class Play(Verb, frozen=True):
    """The Hero plays only n cards next Round."""

    who: Literal["hero", "heroes"]
    n: Count


class Raise(Verb, frozen=True):
    """Dead Individuals return with half their Health."""

    n: Count


class Test(Verb, frozen=True):
    """Heroes supply Action Cards against a target; then what follows."""

    kind: Literal["sum", "each", "highest", "lowest"]
    target: Triple
    cards: Count = 1
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()


class Choose(Verb, frozen=True):
    """The players choose one; an empty option leaves it."""

    options: tuple[tuple[Effect, ...], ...]


class If(Verb, frozen=True):
    """What follows depends on something."""

    cond: Literal["alone", "wounded", "no_power", "word_of_command", "key", "fabled_blade"]
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = field(default=(), name="else")


class Unlock(Verb, frozen=True):
    """Unlock Doors without a Key."""

    n: Count


class Gain(Verb, frozen=True):
    """The party gains Keys or XP; a Hero draws an Item."""

    what: Literal["key", "xp", "item"]
    n: Triple


class Lose(Verb, frozen=True):
    """The party loses Keys or XP; a Hero gives up an Item or a Stored Power Card."""

    what: Literal["key", "xp", "item", "power"]
    n: Count


class Give(Verb, frozen=True):
    """A Hero takes a found Item."""

    item: str


class Shuffle(Verb, frozen=True):
    """Shuffle the set-aside Monster Card into the Monster pile (FD-012)."""

    card: str


class Fight(Verb, frozen=True):
    """A Combat inside the Encounter."""

    monsters: tuple[str, ...]


class Lead(Verb, frozen=True):
    """Go on with the pile of this letter (FD-137)."""

    pile: str


class Wake(Verb, frozen=True):
    """Defeated Monster locations, nearest first, hold Monsters again."""

    n: Count


Effect: TypeAlias = (
    Damage
    | Heal
    | Swap
    | Change
    | Redraw
    | Ignore
    | Armor
    | Bonus
    | Power
    | Refresh
    | Exhaust
    | Draw
    | Discard
    | Retrieve
    | Scry
    | Play
    | Raise
    | Test
    | Choose
    | If
    | Unlock
    | Gain
    | Lose
    | Give
    | Shuffle
    | Fight
    | Lead
    | Wake
)


# ---------------------------------------------------------------------------------------------- skills and cards


class Skill(Record, frozen=True, kw_only=True):
    """An ability as printed: when it may be used, what it costs, what it does."""

    id: str = ""
    trigger: Literal["block", "power", "passive", "use", "explore"]
    cost: Number = 0
    #: The moment of a passive ability: at the start of a Combat, when a Power Card is Stored, at a kill …
    when: Literal["", "start", "stored", "kill", "no_kill", "round", "hit", "block", "death", "end"] = ""
    exhaust: bool = False
    spell: bool = False
    #: Takes one of the Item's counters.
    uses: bool = False
    per: Literal["", "ecology"] = ""
    effects: tuple[Effect, ...]


class Deck(Record, frozen=True, kw_only=True):
    """An Action deck: values, Power Cards in play at each Level, Item Action cards."""

    id: DeckName
    values: tuple[Value, ...]
    power_cards: tuple[Number, Number, Number]
    item_values: tuple[Value, ...] = ()
    source: Source


class Mat(Record, frozen=True, kw_only=True):
    """One side of a Hero Mat."""

    id: str
    hero: str
    side: Literal["front", "alternate"]
    classes: tuple[ClassName, ...]
    health: tuple[Health, Health, Health]
    skills: tuple[Skill, ...]
    source: Source


class Ability(Record, frozen=True, kw_only=True):
    """An Ability Card of a Class."""

    id: str
    deck: ClassName
    skills: tuple[Skill, ...]
    source: Source


class Item(Record, frozen=True, kw_only=True):
    """An Item: of a Class deck, or found only in Features and Legendary Locations."""

    id: str
    deck: ClassName | None = None
    found: bool = False
    fabled: bool = False
    hands: Hands = 0
    xp: Worth
    armor: Number = 0
    adds: tuple[Value, ...] = ()
    uses: Number = 0
    skills: tuple[Skill, ...] = ()
    source: Source


class Monster(Record, frozen=True, kw_only=True):
    """A Monster Card, a Stair Guardian, or a foe of a Legendary Location."""

    id: str
    kind: Literal["monster", "guardian", "foe"]
    ecology: EcologyName
    deck: DeckName
    count: Count = 1
    horde: bool = False
    health: tuple[Health, Health, Health]
    armor: Number = 0
    states: tuple[tuple[Count, Plays, Plays], ...] = ()
    xp: Worth
    set_aside: bool = False
    skills: tuple[Skill, ...]
    source: Source


class Part(Record, frozen=True, kw_only=True):
    """A card of the Final Entity."""

    id: str
    slot: Literal["head_one", "head_two", "body", "tail", "lore"]
    health: tuple[Health, Health, Health] | None = None
    armor: Number = 0
    skills: tuple[Skill, ...] = ()
    source: Source


class Feature(Record, frozen=True, kw_only=True):
    """A Feature Card."""

    id: str
    ecology: EcologyName
    xp: Worth
    effects: tuple[Effect, ...]
    source: Source


class Legend(Record, frozen=True, kw_only=True):
    """A card of a Legendary Location; without a letter it opens the location."""

    id: str
    pattern: str
    letter: str = ""
    numeral: Number = 0
    xp: Worth = 0
    effects: tuple[Effect, ...]
    source: Source


class Pattern(Record, frozen=True, kw_only=True):
    """A Rune Pattern: runes and connections on a grid, or (without one) water from the Boat to the Sword."""

    id: str
    ecology: EcologyName
    number: Count
    grid: tuple[str, ...] = ()
    between: Number = 0
    source: Source


class Ecology(Record, frozen=True, kw_only=True):
    """A Reference Card."""

    id: EcologyName
    key: Count
    ability: Number = 0
    healing_cost: Count
    healing_gives: Count
    monster_xp: Number
    feature_xp: Number
    legend_xp: tuple[Number, Number]
    source: Source


class Tile(Record, frozen=True, kw_only=True):
    """A Map Tile as printed, not turned."""

    id: str
    ecology: EcologyName
    role: Literal["normal", "entry", "stairs"] = "normal"
    plan: tuple[str, str, str]
    signs: tuple[str, str, str] = ("...", "...", "...")
    sides: tuple[str, str, str, str]
    nodes: str = ""
    doors: tuple[str, ...] = ()
    habitat: str = ""
    steps: tuple[str, ...] = ()
    water: tuple[str, ...] = ()
    source: Source
