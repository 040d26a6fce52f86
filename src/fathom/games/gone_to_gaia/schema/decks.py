"""The decks, the quests, and the numbers of the rulebook."""

from __future__ import annotations

from typing import Literal

from fathom.core.content import Record

from .foes import Ability
from .verbs import Condition, Effect
from .words import BossLevel, Count, Number


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
    wave: Count
    parts: Number = 0


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
    level_cards: Number = 0
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

    minion: Number
    boss: BossLevel


class Numbers(Record, frozen=True, kw_only=True):
    """The numbers of the rulebook."""

    #: LIGHT, MEDIUM, HEAVY on the lower space; the upper one doubles it.
    damage: tuple[Count, Count, Count]
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
