"""The records of a game of Gone to Gaia. All of it is plain data: numbers, strings, tuples, flat records."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fathom.core.state import CORE, State
from fathom.core.steps import Call, Steps

from .box import NO_TOKENS, GaiaBox
from .chosen import GaiaSetup

steps = Steps(CORE)
step = steps.step
rule = steps.rule
offer = steps.offer

ONSLAUGHT = "onslaught"
CAMPAIGN = "campaign"

#: Where a weapon is: in a slot (0 to 3), or one of these. A weapon whose last card lies aside (Ritual) keeps in mind
#: whether it was fresh.
FRESH, NO_SLOT, STOLEN, NOT_OWNED, ASIDE_FRESH, ASIDE_EXHAUSTED = -1, 8, 9, 10, 11, 12

#: How far the movement of a turn is.
NOT_MOVED, MOVING, MOVED = range(3)


class Enemy(msgspec.Struct, gc=False):
    """An enemy card on the board, with its tokens."""

    uid: int
    profile: int
    at: int
    rot: int = 0
    #: Damage on it.
    hurt: int = 0
    #: Tokens of Grow, Strength and Shell.
    growth: int = 0
    strength: int = 0
    shell: int = 0
    #: Tokens of Invulnerable, Vicious and Mode Shift (offensive); whether Revenge is awake.
    invulnerable: bool = False
    vicious: bool = False
    offensive: bool = False
    revenge: bool = False
    #: The delver whose suit holds its token (Accurate).
    marked: int = -1
    #: The stolen weapon and the suit that it is from (Steals).
    stolen: int = -1
    stolen_from: int = -1


class Suit(msgspec.Struct, gc=False):
    """A Delversuit and all that lies on and beside it."""

    #: 0 Mind, 1 Body.
    discipline: int
    alive: bool = True
    hp: int = 0
    max_hp: int = 0
    movement: int = 0
    #: The real rank of each equipment type; 0: not owned. Cards that lie aside (Ritual), by type, one entry each.
    ranks: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    #: Where each weapon is, and which of them have a Disarm token, one bit each.
    places: tuple[int, ...] = ()
    disarmed: int = 0
    #: Elements on each slot, 0 to 2.
    elements: tuple[int, ...] = (0, 0, 0, 0)
    #: Tokens by kind: all that are there, of these gained for the quest and rolled with the charm; those on loan for
    #: the wave; and how many of all but the loans are spent.
    cap: tuple[int, ...] = NO_TOKENS
    granted: tuple[int, ...] = NO_TOKENS
    rolled: tuple[int, ...] = NO_TOKENS
    loans: tuple[int, ...] = NO_TOKENS
    spent: tuple[int, ...] = NO_TOKENS
    #: Types with a card that was ever gained, one bit each: what happens on first gain happens once.
    known: int = 0
    #: Products in use, and those left behind.
    products: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()
    #: Minion parts, then boss parts of levels 1 to 5.
    parts: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    #: The highest rank allowed of each type.
    maxima: tuple[int, ...] = ()
    wheel: int = 0
    shield: int = 0
    #: Tokens of Fear and Omen.
    fear: int = 0
    omen: int = 0
    #: How often a product has kept its owner alive; products that have given what they give once in a quest.
    breaths: int = 0
    opened: tuple[str, ...] = ()


class Fight(msgspec.Struct, gc=False):
    """The use of a weapon, a slot or an Ultimate, from its first die to its last counterattack."""

    source: str = ""
    delver: int = 0
    #: The last result of a die, and the letter or factor that a weapon's own die chose.
    die: int = 0
    letter: str = "x"
    factor: int = 1
    # the attack under way
    node: str = ""
    targets: tuple[int, ...] = ()
    #: Damage dealt to each target, and the enemies that will die, in board order.
    dealt: tuple[int, ...] = ()
    dying: tuple[int, ...] = ()
    #: Enemies that were attacked at their weak spot.
    exposed: tuple[int, ...] = ()
    #: Enemies with Frenzy whose lethal hit was more than enough.
    overkilled: tuple[int, ...] = ()
    # the counterattack under way
    #: Whether it is the one that answers the attack.
    normal: bool = True
    group: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    #: Enemies named by Backup; enemies that deal less in this turn.
    backup: tuple[int, ...] = ()
    guarded: tuple[int, ...] = ()
    #: Enemies whose counterattack was blocked in this roll.
    blocked: tuple[int, ...] = ()
    # the weapon as a whole
    #: All that were targeted, and the damage dealt to each so far, in pairs.
    targeted: tuple[int, ...] = ()
    wounds: tuple[tuple[int, int], ...] = ()
    #: How often the spikes of this attack prick; enemies whose spikes have pricked.
    spikes: int = 0
    spiked: tuple[int, ...] = ()
    #: Bosses damaged by the weapon whose ability waits until it is resolved: the ability and the enemy.
    waiting: tuple[tuple[str, int], ...] = ()


class Drop(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A creature part on a tile, for a discipline; level 0 is a minion part."""

    at: int
    discipline: int
    level: int


class Ember(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A tile where an enemy with Rebirth died: the tokens left, and who returns."""

    at: int
    tokens: int
    profile: int


class Grave(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A place in the Graveyard: the Hero card, the name, and which last words (0: none)."""

    hero: str
    name: str
    words: int = 0


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The Campaign Sheet. What the players own lies on their suits; what is for sale on the market.

    A quest that is played on its own has a sheet too, for what its Scenario cards write.
    """

    #: The chapter under way (0: none), and which of its steps.
    chapter: int = 0
    step: int = 0
    #: Completed quests with their chapter, chapters whose Town Visit is done, the Open Quests (GG-226, GG-227).
    quests: tuple[tuple[int, str], ...] = ()
    visits: tuple[int, ...] = ()
    open: tuple[str, ...] = ()
    #: Whether the quest under way, or the next one, is a bonus quest.
    bonus: bool = False
    #: Parts that lie at home while a quest is under way, by player (GG-228).
    stock: tuple[tuple[int, ...], ...] = ()
    #: Opinions by person, from 0 (Nemesis) to 4 (Confidant); unknown characters that were met; who has died.
    opinions: tuple[int, ...] = ()
    met: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    gossip: tuple[str, ...] = ()
    curios: tuple[str, ...] = ()
    #: Minion parts given to the Delving Academy (GG-231).
    donated: int = 0
    #: Donations and standings that have had their effect, and shelves that were stocked.
    settled: tuple[str, ...] = ()
    #: Hero cards that can be chosen, and the names that were given.
    heroes: tuple[str, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    graves: tuple[Grave, ...] = ()
    #: Card sets in the Level and Spawn decks.
    sets: tuple[str, ...] = ("base",)
    #: Upgrades of the four slots, by player (GR-085); Level cards at the start of each quest until one succeeds.
    slots: tuple[tuple[int, ...], ...] = ()
    level_start: int = 0
    ending: str = ""
    #: How often the story was begun anew (GG-238).
    again: int = 0


class Page(msgspec.Struct, frozen=True, gc=False):
    """Where a Town Visit stands: the entry, the paragraphs that hold, hours left, choices taken (GG-020)."""

    visit: str = ""
    entry: str = ""
    more: tuple[int, ...] = ()
    hours: int = 0
    taken: tuple[tuple[str, int], ...] = ()
    #: Whose opinion this visit has moved already (GG-207).
    moved: tuple[str, ...] = ()
    #: What is told above the entry: how a quest ended, what donations and opinions came to, by text key.
    told: tuple[str, ...] = ()


class Gaia(State, kw_only=True):
    """A game of Gone to Gaia."""

    steps: ClassVar[Steps] = steps

    box: GaiaBox
    setup: GaiaSetup
    #: The quest under way: that of the setup, in a campaign whichever was chosen ("" between quests).
    quest: str = ""
    #: The Hero card of each suit.
    heroes: tuple[str, ...] = ()
    sheet: Sheet = Sheet()
    page: Page = Page()
    suits: list[Suit] = []
    #: Where the two delvers stand, and Witness; -1 is nowhere.
    at: tuple[int, int] = (-1, -1)
    witness: int = -1
    #: Stunned delvers, one bit each.
    stunned: int = 0
    enemies: list[Enemy] = []
    next_uid: int = 0
    drops: tuple[Drop, ...] = ()
    circuit_tiles: tuple[int, ...] = ()
    friendly_tiles: tuple[int, ...] = ()
    #: Tiles with a Gaze token.
    gazed: tuple[int, ...] = ()
    embers: tuple[Ember, ...] = ()
    #: The piles of Countdown and Enrage; an Enrage pile that was never laid is -1.
    countdown: int = 0
    enrage: int = -1
    #: The delver who is corrupted, and by whom.
    corrupted: int = -1
    corruptor: int = -1
    # the quest
    wave: int = 0
    phase: str = "setup"
    #: Boss and minion family of each wave.
    line_up: tuple[tuple[str, str], ...] = ()
    #: The Spawn card in play.
    spawn: str = ""
    xp: int = 0
    level: int = 1
    #: Circuits of the group.
    circuits: int = 0
    #: Minion parts collected in this quest; whether the boss of this wave is dead; whether the goal is met.
    collected: int = 0
    boss_slain: bool = False
    goal_met: bool = False
    # the Delver Phase
    #: Suits that have passed, one bit each.
    passed: int = 0
    active: int = 0
    turns: int = 0
    death_this_turn: bool = False
    # the turn
    weapon: int = -1
    slot: int = -1
    #: How far the movement is; movement left, and how often the movement stat counts.
    moved: int = 0
    points: int = 0
    stride: int = 1
    acted: bool = False
    #: AP abilities used in this turn, one bit each; damage types doubled, one bit each, and 8 for the Ultimate.
    ap_used: int = 0
    doubled: int = 0
    fight: Fight = msgspec.field(default_factory=Fight)
    # decks
    level_deck: tuple[str, ...] = ()
    level_discard: tuple[str, ...] = ()
    spawn_deck: tuple[str, ...] = ()
    spawn_discard: tuple[str, ...] = ()
    scenario_deck: tuple[str, ...] = ()
    friendly_deck: tuple[str, ...] = ()
    friendlies_gone: tuple[str, ...] = ()
    #: Onslaught: the Shop deck, what is for sale, what was taken out.
    shop_deck: tuple[str, ...] = ()
    market: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    @property
    def hard(self) -> bool:
        """Whether minions show their Hard side and lieutenants come along: the hard game, and New Game+."""
        return self.setup.hard or self.sheet.again > 0

    def goes_on(self) -> Call | None:
        """After a quest a campaign goes on in town (GG-005)."""
        if self.setup.quest != CAMPAIGN or not self.quest or self.outcome is None:
            return None
        from .rules.campaign import quest_over  # which imports this

        return quest_over(self.outcome.won, self.outcome.reason)
