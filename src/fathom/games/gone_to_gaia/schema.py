"""The content of Gone to Gaia as frozen records: effects, equipment, suits, enemies, decks, products, quests.

An effect is a table with one verb: `{do = "heal", n = 2}`. Each verb is a record here (its parameters, checked at load)
and a step in `effects/` (what it does). What each verb means stands in README.md.
"""

from __future__ import annotations

from typing import Literal, Union

from fathom.core.content import Record, snake

Discipline = Literal["mind", "body"]
Damage = Literal["light", "medium", "heavy"]
Element = Literal["tide", "ember", "root", "gale"]
Token = Literal["ap", "light", "medium", "heavy", "universal", "reroll", "block"]
Side = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Who = Literal["self", "partner", "both", "each", "one"]
Source = Literal["book", "fathom"]
Opinion = Literal["nemesis", "detractor", "neutral", "ally", "confidant"]

DISCIPLINES: tuple[Discipline, ...] = ("mind", "body")
DAMAGES: tuple[Damage, ...] = ("light", "medium", "heavy")
ELEMENTS: tuple[Element, ...] = ("tide", "ember", "root", "gale")
TOKENS: tuple[Token, ...] = ("ap", "light", "medium", "heavy", "universal", "reroll", "block")
SIDES: tuple[Side, ...] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
#: The five steps of an opinion (GG-232).
OPINIONS: tuple[Opinion, ...] = ("nemesis", "detractor", "neutral", "ally", "confidant")

#: What every enemy may have, and what only bosses may (part 3.4 of the ledger).
ABILITIES = (
    "aggressive", "alert", "countdown", "critical", "death_heal", "disarm", "enrage", "evasive", "fatal_flaw", "fear",
    "flees", "formation", "frenzy", "gaze", "grow", "heavy_immune", "medium_immune", "light_immune", "immunity",
    "mode_shift", "all_claw", "omen", "pact", "primordial", "rebirth", "revenge", "rotates", "shell", "spiked",
    "stalwart", "tough", "strength", "synchronized", "taunt", "unlife", "vicious", "repair",
)  # fmt: skip
BOSS_ABILITIES = (
    "accurate", "backup", "blood_debt", "brawler", "carapace", "corruption", "double_edged", "hardy", "invulnerable",
    "last_act", "malevolent", "overlord", "ritual", "scrambles", "soothsayer", "soul_sap", "steals", "stout", "stuns",
    "summons", "swaps", "teleports", "weak_spot",
)  # fmt: skip


# ---------------------------------------------------------------------------------------------- conditions


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


# ---------------------------------------------------------------------------------------------- effects


class _Effect(Record, frozen=True, tag_field="do", tag=snake, kw_only=True):
    """One verb with its parameters. `node` is its number in the box, given at load, by which pending calls name it."""

    node: int = -1


class Injured(Record, frozen=True, kw_only=True):
    """What an attack does to enemies that are already injured: another type, or more damage."""

    damage: Damage | None = None
    plus: int = 0


class Guard(Record, frozen=True, kw_only=True):
    """After the roll, up to so many targets deal less (GG-180)."""

    pick: int
    minus: int


class Attack(_Effect, frozen=True, kw_only=True):
    """One attack on the enemies under its arrows: (base × factor) + plus. `factors` by die: roll first."""

    damage: Damage
    #: Rows, North first: `@` the delver, `x` a tile under an arrow, a letter one that a roll chooses, `.` nothing.
    area: tuple[str, ...]
    max: int = 0
    factor: int = 1
    #: Six factors, one for each result of a die that is rolled before.
    factors: tuple[int, ...] = ()
    plus: int = 0
    injured: Injured | None = None
    quiet: bool = False
    guard: Guard | None = None
    ranged: bool = False
    around: Literal["self", "partner"] = "self"


class Roll(_Effect, frozen=True, kw_only=True):
    """Roll a die: it names the letter of the next area. For `suffer` damage the user may take the other letter."""

    #: Six letters, one for each result.
    letters: str
    suffer: int = 0


class Ultimate(_Effect, frozen=True, kw_only=True):
    """Fixed damage, which only the universal doubler doubles (GR-056)."""

    n: int
    where: Literal["near", "injured"]
    quiet: bool = False


class MoveEnemy(_Effect, frozen=True, kw_only=True):
    """Move one enemy at most `within` away over free tiles."""

    within: int
    tiles: int


class TurnEnemy(_Effect, frozen=True, kw_only=True):
    """Turn one enemy at most `within` away to any side."""

    within: int


class Move(_Effect, frozen=True, kw_only=True):
    """Take extra steps, as a movement."""

    n: int
    who: Who = "self"


class Heal(_Effect, frozen=True, kw_only=True):
    """Heal n, up to the maximum."""

    n: int
    who: Who = "self"


class Shield(_Effect, frozen=True, kw_only=True):
    """The shield takes the next n damage of counterattacks and Spiked; it goes at the end of the wave."""

    n: int
    who: Who = "self"


class GainElement(_Effect, frozen=True, tag="element", kw_only=True):
    """Gain elements of one's choice, never into the slot used in this turn. `if_hit`: if an enemy was targeted."""

    n: int
    if_hit: bool = False
    who: Who = "self"


class LoseElement(_Effect, frozen=True, kw_only=True):
    """Lose elements of one's choice, as far as there are any."""

    n: int
    who: Who = "self"


class Refresh(_Effect, frozen=True, kw_only=True):
    """Refresh one exhausted weapon."""

    who: Who = "self"


class Loan(_Effect, frozen=True, kw_only=True):
    """Tokens for this wave: they leave the game when they are spent or when it ends."""

    tokens: dict[Token, int]
    who: Who = "self"


class Grant(_Effect, frozen=True, kw_only=True):
    """Tokens for this quest."""

    tokens: dict[Token, int]
    who: Who = "self"


class SpendToken(_Effect, frozen=True, kw_only=True):
    """Spend available tokens of one's choice, for nothing."""

    n: int
    who: Who = "self"


class Doublers(_Effect, frozen=True, kw_only=True):
    """Roll for the doublers that come with the card (GG-184)."""


class Parts(_Effect, frozen=True, kw_only=True):
    """Gain minion parts; a negative number is paid, as far as it can be."""

    n: int
    who: Who = "self"


class LoseParts(_Effect, frozen=True, kw_only=True):
    """Lose minion parts, as far as there are any."""

    n: int
    who: Who = "self"


class Xp(_Effect, frozen=True, kw_only=True):
    """Gain XP."""

    n: int


class LevelCard(_Effect, frozen=True, kw_only=True):
    """Draw Level cards."""

    n: int = 1
    who: Who = "self"


class Suffer(_Effect, frozen=True, tag="damage", kw_only=True):
    """Suffer n damage."""

    n: int
    who: Who = "self"


class Circuits(_Effect, frozen=True, kw_only=True):
    """Gain circuits for the group; a negative number is spent."""

    n: int


class Improve(_Effect, frozen=True, kw_only=True):
    """Each player raises one maximum rank of choice."""


class Note(_Effect, frozen=True, kw_only=True):
    """Something is written on the Campaign Sheet: a flag, gossip, a curio, an opinion that moves `by` steps."""

    kind: Literal["flag", "gossip", "opinion", "curio"]
    name: str
    by: int = 0


# What only the story of the campaign does.


class When(_Effect, frozen=True, kw_only=True):
    """Effects that happen only if all conditions hold."""

    when: tuple[Condition, ...]
    then: tuple[Effect, ...]


class Meet(_Effect, frozen=True, kw_only=True):
    """One of the unknown characters is met; from now on the opinion shows."""

    who: str


class Dies(_Effect, frozen=True, kw_only=True):
    """A person of the town dies."""

    who: str


class Stock(_Effect, frozen=True, kw_only=True):
    """The products of a shelf join the Purchasable Products."""

    shelf: str


class Sell(_Effect, frozen=True, kw_only=True):
    """A product joins the Purchasable Products."""

    product: str


class Give(_Effect, frozen=True, kw_only=True):
    """A delver of the players' choice gains a product."""

    product: str


class Unlock(_Effect, frozen=True, tag="hero", kw_only=True):
    """A Hero card joins its discipline."""

    hero: str


class OpenQuest(_Effect, frozen=True, kw_only=True):
    """A quest joins the Open Quests."""

    quest: str


class CloseOld(_Effect, frozen=True, kw_only=True):
    """Of the Open Quests only the final ones stay."""


class AddCards(_Effect, frozen=True, kw_only=True):
    """A set of cards is shuffled into the Level or the Spawn deck."""

    set: str


class OpenShop(_Effect, frozen=True, kw_only=True):
    """The shops are open."""


class Donate(_Effect, frozen=True, kw_only=True):
    """Each player may give minion parts to the Delving Academy."""


class SlotUpgrade(_Effect, frozen=True, kw_only=True):
    """Each player upgrades one slot of the suit for good: it begins every quest with one more element (GR-085)."""


class LevelStart(_Effect, frozen=True, kw_only=True):
    """Each delver draws n more Level cards at the start of each quest, until one succeeds."""

    n: int = 1


class OpinionChoice(_Effect, frozen=True, kw_only=True):
    """The players choose whose opinion moves; `lines` names the words that this person has for it."""

    by: int
    lines: Literal["lowered", "raised"]


Effect = Union[  # noqa: UP007  msgspec reads unions of tagged records either way; this one spans lines
    Attack, Roll, Ultimate, MoveEnemy, TurnEnemy, Move, Heal, Shield, GainElement, LoseElement, Refresh, Loan, Grant,
    SpendToken, Doublers, Parts, LoseParts, Xp, LevelCard, Suffer, Circuits, Improve, Note, When, Meet, Dies, Stock,
    Sell, Give, Unlock, OpenQuest, CloseOld, AddCards, OpenShop, Donate, SlotUpgrade, LevelStart, OpinionChoice,
]  # fmt: skip


# ---------------------------------------------------------------------------------------------- suits and equipment


class Slot(Record, frozen=True, kw_only=True):
    """A weapon slot: two spaces of one element (GR-015), and an ability."""

    element: Element
    steps: tuple[Effect, ...]


class Wheel(Record, frozen=True, kw_only=True):
    """The Ultimate of an upgraded suit, ready when its wheel has made so many steps (GG-223)."""

    wheel: int
    steps: tuple[Effect, ...]


class SuitBoard(Record, frozen=True, kw_only=True):
    """A Delversuit."""

    id: str
    discipline: Discipline
    upgraded: bool = False
    products: int
    max_hp: int
    movement: int
    slots: tuple[Slot, ...]
    ultimate: Wheel | None = None


class EquipmentType(Record, frozen=True, kw_only=True):
    """One of the 14 types that both disciplines have."""

    id: str
    kind: Literal["weapon", "passive"]


class Push(Record, frozen=True, kw_only=True):
    """Boots that push: for `cost` movement an adjacent enemy moves `tiles` (GG-192)."""

    cost: int
    tiles: int


class Passive(Record, frozen=True, kw_only=True):
    """What a passive card or a product does while it is in play; the numbers are totals."""

    max_hp: int = 0
    movement: int = 0
    tokens: dict[Token, int] = {}
    #: Once, when a card of this type is gained for the first time.
    first_gain: tuple[Effect, ...] = ()
    wave_start: tuple[Effect, ...] = ()
    wave_end: tuple[Effect, ...] = ()
    #: Whether what happens at the end of a wave happens on a retreat too: Harvester (GG-162).
    on_retreat: bool = False
    push: Push | None = None
    #: May move through enemies.
    through: bool = False
    #: Collects from neighbouring tiles too.
    reach: bool = False


class Equipment(Record, frozen=True, kw_only=True):
    """A weapon has steps, a passive card the rest. Without a discipline it belongs to an upgrade set."""

    id: str
    type: str
    rank: int
    discipline: Discipline | None = None
    steps: tuple[Effect, ...] = ()
    passive: Passive = Passive()
    source: Source = "fathom"


class Gear(Record, frozen=True, kw_only=True):
    """An equipment type at a rank; `any_weapon` in place of a type is the owner's choice."""

    type: str
    rank: int


class Hero(Record, frozen=True, kw_only=True):
    """A Hero card; number 0 is a recruit (GR-092)."""

    id: str
    no: int = 0
    discipline: Discipline
    gear: tuple[Gear, ...]


class Cost(Record, frozen=True, kw_only=True):
    """What a product costs: minion parts, and boss parts of these levels."""

    minion: int
    boss: tuple[int, ...] = ()


class Product(Record, frozen=True, kw_only=True):
    """A shop product. Without a cost it is given, never sold."""

    id: str
    no: int
    cost: Cost | None = None
    passive: Passive = Passive()
    doubles: Damage | None = None
    #: The type whose pile its five cards replace (GG-221).
    upgrade: str = ""
    suit: Discipline | None = None
    equip: Gear | None = None
    level_cards: int = 0
    #: How often its owner stays at 1 HP in a quest instead of dying.
    last_breath: int = 0
    #: For campaigns only: taken out in Onslaught (GG-267).
    campaign: bool = False
    new_game_plus: bool = False


# ---------------------------------------------------------------------------------------------- enemies


class Reward(Record, frozen=True, kw_only=True):
    """Exactly one of: two elements, XP, a Level card for each player (GG-097)."""

    elements: tuple[Element, ...] = ()
    xp: int = 0
    level_cards: int = 0


class Ability(Record, frozen=True, kw_only=True):
    """An ability with its parameter: a number, a type of damage, elements, a side, or whom it serves."""

    id: str
    n: int = 0
    type: Damage | None = None
    elements: tuple[Element, ...] = ()
    side: Side | None = None
    serves: str = ""


class Stats(Record, frozen=True, kw_only=True):
    """The numbers of one side of a card."""

    health: int
    damage: int
    parting: tuple[Effect, ...]


class MinionCard(Record, frozen=True, kw_only=True):
    """One of the seven cards of a family: its arrows (`n2` is a double arrow) and its reward."""

    id: str
    white: str
    black: str
    reward: Reward
    #: In place of that of its family.
    parting: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Family(Record, frozen=True, kw_only=True):
    """A minion family: the numbers of both sides, what all its cards can do, and its seven cards."""

    id: str
    wave: int = 0
    normal: Stats
    hard: Stats
    cards: tuple[MinionCard, ...]
    abilities: tuple[Ability, ...] = ()
    source: Source = "fathom"


class Kin(Record, frozen=True, kw_only=True):
    """A family of bosses, and the minion families that join it (GG-261)."""

    id: str
    minions: tuple[str, ...]
    #: A single card that comes with its boss.
    brings: str = ""


class Boss(Record, frozen=True, kw_only=True):
    """A boss. `improve` is the back of its card (GG-166); wave 0 is outside Onslaught."""

    id: str
    kin: str
    wave: int = 0
    level: int
    health: int
    damage: int
    white: str
    black: str
    reward: Reward
    parting: tuple[Effect, ...]
    abilities: tuple[Ability, ...]
    improve: tuple[str, ...]
    source: Source = "fathom"


class Lieutenant(Record, frozen=True, kw_only=True):
    """A lieutenant (two of each level), or, without a level, a single card that comes with a boss."""

    id: str
    level: int = 0
    health: int
    damage: int
    white: str
    black: str
    reward: Reward
    parting: tuple[Effect, ...]
    abilities: tuple[Ability, ...]
    source: Source = "fathom"


# ---------------------------------------------------------------------------------------------- decks and quests


class LevelOption(Record, frozen=True, kw_only=True):
    """A reward on a Level card: the next rank of a type, or an effect."""

    equip: str = ""
    effect: tuple[Effect, ...] = ()


class Level(Record, frozen=True, kw_only=True):
    """A Level card."""

    id: str
    set: str
    options: tuple[LevelOption, ...]


class Spawn(Record, frozen=True, kw_only=True):
    """A Spawn card: `B` boss, `m` minion, `S` start tile, `c` circuit, `f` friendly; North is the top row."""

    id: str
    set: str
    map: tuple[str, ...]


class Friendly(Record, frozen=True, kw_only=True):
    """A Friendly Monster card; the file has them in the order of their deck. `keep`: it lasts beyond the quest."""

    id: str
    reward: tuple[Effect, ...]
    keep: bool = False


class ScenarioChoice(Record, frozen=True, kw_only=True):
    """One option of a Scenario card, and what its back says of it."""

    do: tuple[Effect, ...]
    when: tuple[Condition, ...] = ()


class Scenario(Record, frozen=True, kw_only=True):
    """A Scenario card; the file has them in the order of their deck."""

    id: str
    choices: tuple[ScenarioChoice, ...]


class Goal(Record, frozen=True, kw_only=True):
    """What must be so when the Parting Shots of a wave are over, with a living delver."""

    kind: Literal["survive", "slay", "spare", "gather"]
    wave: int
    parts: int = 0


class Wave(Record, frozen=True, kw_only=True):
    """Who waits there, and what they can do in this quest (GG-045)."""

    boss: str
    minions: str
    boss_abilities: tuple[Ability, ...] = ()
    minion_abilities: tuple[Ability, ...] = ()


class Quest(Record, frozen=True, kw_only=True):
    """A quest. `sets` are the card sets that lie in the Level and Spawn decks when it is played on its own."""

    id: str
    no: int
    chapter: int
    goal: Goal
    waves: tuple[Wave, ...]
    sets: tuple[str, ...] = ()
    #: How many Level cards each delver draws before the first wave.
    level_cards: int = 0
    #: The products that Mind and Body have when it is played on its own.
    mind: tuple[str, ...] = ()
    body: tuple[str, ...] = ()
    #: The cards on top of the two ordered decks when it is played on its own.
    scenario: str = ""
    friendly: str = ""
    #: A quest that stays open for the last chapter.
    final: bool = False
    #: What comes of it in a campaign.
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    retreat: tuple[Effect, ...] = ()


class Income(Record, frozen=True, kw_only=True):
    """What each delver gains at the end of a wave of Onslaught (GG-266)."""

    minion: int
    boss: int


class Table(Record, frozen=True, kw_only=True):
    """The numbers of the rulebook."""

    #: LIGHT, MEDIUM, HEAVY on the lower space; the upper one doubles it.
    damage: tuple[int, int, int]
    max_rank: int
    start_max_rank: int
    #: XP for each step of the Level track, and the lower one for solo.
    xp: tuple[int, ...]
    xp_solo: tuple[int, ...]
    witness_tiles: int
    #: What the four AP abilities cost: move, refresh one, refresh all, refresh everything.
    ap: tuple[int, int, int, int]
    monster_tokens: int
    onslaught_waves: int
    onslaught_weapons: int
    onslaught_passives: int
    onslaught_healing: int
    onslaught_products: int
    #: A drawn product whose cost has a boss part of one of these levels may be put back (GG-270).
    put_back: tuple[int, ...]
    exchange: int
    gift: int
    #: How many minion parts the Delving Academy takes (GG-231).
    donations: int
    #: How many products each player keeps in a New Game+ (GG-243).
    kept_products: int
    #: Names for heroes (GG-031), and how many last words there are to choose from (GG-235).
    names: tuple[str, ...]
    last_words: int
    income: tuple[Income, ...]
