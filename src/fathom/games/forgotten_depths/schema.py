"""The content of Forgotten Depths as frozen records: effects, decks, mats, cards, Monsters, tiles, Rune Patterns.

An effect is a table with one verb: `{do = "damage", to = "monster", n = 3}`. Each verb is a record here (its
parameters, checked at load) and a step in `effects/` (what it does). What the words mean stands in README.md.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from fathom.core.content import Record

EcologyName = Literal["ruins", "caverns", "architecture"]
DeckName = Literal["fighter", "wizard", "rogue", "light", "medium", "heavy"]
ClassName = Literal["fighter", "wizard", "rogue"]
Source = Literal["book", "public", "fathom"]
#: A number, or one for each number of Heroes (FD-003).
Triple: TypeAlias = int | tuple[int, int, int]
Span = Literal["round", "next", "two", "three", "combat", "always"]


# ---------------------------------------------------------------------------------------------- effects


class _Effect(Record, frozen=True, kw_only=True, tag_field="do"):
    """One verb with its parameters. `node` is its number in the box, given at load, by which pending calls name it."""

    node: int = -1


class Damage(_Effect, frozen=True, tag="damage"):
    """Wound somebody at once; Armor counts in Combat unless `pierce`; `magic` is what Spells deal."""

    to: Literal["monster", "each_monster", "hero", "heroes", "any", "allies"]
    n: Triple
    magic: bool = False
    pierce: bool = False


class Heal(_Effect, frozen=True, tag="heal"):
    """Raise Health, never above the maximum; of Monsters the most wounded one."""

    who: Literal["hero", "any", "heroes", "monster", "each_monster"]
    n: Triple


class Swap(_Effect, frozen=True, tag="swap"):
    """Exchange played cards: the Hero's own two, one with the card opposite, or one with a card in hand."""

    who: Literal["hero", "across", "hand"]


class Change(_Effect, frozen=True, tag="change"):
    """Change the value of played cards until the Round ends."""

    who: Literal["hero", "monster"]
    which: Literal["one", "all", "highest", "lowest"]
    by: int = 0
    to: int | None = None


class Redraw(_Effect, frozen=True, tag="redraw"):
    """Discard played cards and lay the top cards of the deck instead."""

    who: Literal["hero", "monster"]
    which: Literal["one", "all", "highest"]


class Ignore(_Effect, frozen=True, tag="ignore"):
    """Take no damage of a kind, or n less; `results`: the Hero's pairs are not resolved."""

    what: Literal["return", "direct", "results", "magic"]
    n: int = 99
    who: Literal["hero", "any", "heroes"] = "hero"
    span: Span = "always"


class Armor(_Effect, frozen=True, tag="armor"):
    """Reduce every application of damage."""

    who: Literal["hero", "any", "heroes", "monster"]
    n: int
    span: Span


class Bonus(_Effect, frozen=True, tag="bonus"):
    """Deal more damage on a Hit (with a card of at least `min`, a lead of at most `margin`), on Return, with magic."""

    on: Literal["hit", "return", "magic"]
    n: int
    min: int = 0
    margin: int = 99
    span: Span = "always"


class Power(_Effect, frozen=True, tag="power"):
    """Store Power Cards from the own discard pile; below 0, discard Stored ones."""

    n: int


class Refresh(_Effect, frozen=True, tag="refresh"):
    """Refresh exhausted Spells."""

    n: int
    who: Literal["hero", "any", "heroes"] = "hero"


class Exhaust(_Effect, frozen=True, tag="exhaust"):
    """Exhaust ready Spells."""

    n: int


class Draw(_Effect, frozen=True, tag="draw"):
    """Draw Action Cards into the hand."""

    n: int
    who: Literal["hero", "heroes"] = "hero"


class Discard(_Effect, frozen=True, tag="discard"):
    """Discard cards from the hand."""

    n: int
    which: Literal["highest", "lowest", "one"] = "one"
    who: Literal["hero", "heroes"] = "hero"


class Retrieve(_Effect, frozen=True, tag="retrieve"):
    """Put cards of the own discard pile on top of the own draw pile."""

    n: int
    who: Literal["hero", "heroes"] = "hero"


class Scry(_Effect, frozen=True, tag="scry"):
    """Look at the top cards of a pile; each goes back on top or to the bottom."""

    deck: Literal["monster_action", "tiles", "monsters", "features"]
    n: int


class Play(_Effect, frozen=True, tag="play"):
    """The Hero plays only n cards next Round."""

    who: Literal["hero", "heroes"]
    n: int


class Raise(_Effect, frozen=True, tag="raise"):
    """Dead Individuals return with half their Health."""

    n: int


class Test(_Effect, frozen=True, tag="test"):
    """Heroes supply Action Cards against a target; then what follows."""

    kind: Literal["sum", "each", "highest", "lowest"]
    target: Triple
    cards: int = 1
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()


class Choose(_Effect, frozen=True, tag="choose"):
    """The players choose one; an empty option leaves it."""

    options: tuple[tuple[Effect, ...], ...]


class If(_Effect, frozen=True, tag="if"):
    """What follows depends on something."""

    cond: Literal["alone", "wounded", "no_power", "word_of_command", "key", "fabled_blade"]
    then: tuple[Effect, ...] = ()
    else_: tuple[Effect, ...] = field(default=(), name="else")


class Unlock(_Effect, frozen=True, tag="unlock"):
    """Unlock Doors without a Key."""

    n: int


class Gain(_Effect, frozen=True, tag="gain"):
    """The party gains Keys or XP; a Hero draws an Item."""

    what: Literal["key", "xp", "item"]
    n: int


class Lose(_Effect, frozen=True, tag="lose"):
    """The party loses Keys or XP; a Hero gives up an Item or a Stored Power Card."""

    what: Literal["key", "xp", "item", "power"]
    n: int


class Give(_Effect, frozen=True, tag="give"):
    """A Hero takes a found Item."""

    item: str


class Shuffle(_Effect, frozen=True, tag="shuffle"):
    """Shuffle the set-aside Monster Card into the Monster pile (FD-012)."""

    card: str


class Fight(_Effect, frozen=True, tag="fight"):
    """A Combat inside the Encounter."""

    monsters: tuple[str, ...]


class Lead(_Effect, frozen=True, tag="lead"):
    """Go on with the pile of this letter (FD-137)."""

    pile: str


class Wake(_Effect, frozen=True, tag="wake"):
    """Defeated Monster locations, nearest first, hold Monsters again."""

    n: int


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
    cost: int = 0
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
    values: tuple[int, ...]
    power_cards: tuple[int, int, int]
    item_values: tuple[int, ...] = ()
    source: Source


class Mat(Record, frozen=True, kw_only=True):
    """One side of a Hero Mat."""

    id: str
    hero: str
    side: Literal["front", "alternate"]
    classes: tuple[ClassName, ...]
    health: tuple[int, int, int]
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
    hands: int = 0
    xp: int
    armor: int = 0
    adds: tuple[int, ...] = ()
    uses: int = 0
    skills: tuple[Skill, ...] = ()
    source: Source


class Monster(Record, frozen=True, kw_only=True):
    """A Monster Card, a Stair Guardian, or a foe of a Legendary Location."""

    id: str
    kind: Literal["monster", "guardian", "foe"]
    ecology: EcologyName
    deck: DeckName
    count: int = 1
    horde: bool = False
    health: tuple[int, int, int]
    armor: int = 0
    states: tuple[tuple[int, int, int], ...] = ()
    xp: int
    set_aside: bool = False
    skills: tuple[Skill, ...]
    source: Source


class Part(Record, frozen=True, kw_only=True):
    """A card of the Final Entity."""

    id: str
    slot: Literal["head_one", "head_two", "body", "tail", "lore"]
    health: tuple[int, int, int] | None = None
    armor: int = 0
    skills: tuple[Skill, ...] = ()
    source: Source


class Feature(Record, frozen=True, kw_only=True):
    """A Feature Card."""

    id: str
    ecology: EcologyName
    xp: int
    effects: tuple[Effect, ...]
    source: Source


class Legend(Record, frozen=True, kw_only=True):
    """A card of a Legendary Location; without a letter it opens the location."""

    id: str
    pattern: str
    letter: str = ""
    numeral: int = 0
    xp: int = 0
    effects: tuple[Effect, ...]
    source: Source


class Pattern(Record, frozen=True, kw_only=True):
    """A Rune Pattern: runes and connections on a grid, or (without one) water from the Boat to the Sword."""

    id: str
    ecology: EcologyName
    number: int
    grid: tuple[str, ...] = ()
    between: int = 0
    source: Source


class Ecology(Record, frozen=True, kw_only=True):
    """A Reference Card."""

    id: EcologyName
    key: int
    ability: int = 0
    healing_cost: int
    healing_gives: int
    monster_xp: int
    feature_xp: int
    legend_xp: tuple[int, int]
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
