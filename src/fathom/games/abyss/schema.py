"""The content of Abyss as records: what a content file may say, and the words for what Lords and tokens do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from fathom.core.content import Count, Number, Record, snake

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")

Race = Literal["jellyfish", "crab", "seahorse", "shellfish", "squid"]
Guild = Literal["mages", "military", "farmers", "merchants", "politicians", "ambassadors"]
#: Where a fact comes from: a rulebook, public material on the game, or a choice of our own.
Source = Literal["book", "public", "fathom"]

GUILD_OF: dict[str, Guild] = {
    "jellyfish": "mages",
    "crab": "military",
    "seahorse": "farmers",
    "shellfish": "merchants",
    "squid": "politicians",
}
RACE_OF: dict[Guild, str] = {guild: race for race, guild in GUILD_OF.items()}


# ---------------------------------------------------------------------------------------------- exploration cards


class Ally(Record, frozen=True, kw_only=True):
    """An Ally: its Race and value, and what it does when it is discarded for an attack (AL-063)."""

    id: str
    race: Race
    value: Count
    copies: Number = 0
    #: Copies that the expansion adds.
    added: Number = 0
    fights: Literal["", "pearls", "dice"] = ""
    source: Source


class Monster(Record, frozen=True, kw_only=True):
    """The Monster card."""

    id: str
    copies: Number
    added: Number = 0
    source: Source


# ---------------------------------------------------------------------------------------------- what Lords do


class Power(Record, frozen=True, tag_field="do", tag=snake):
    """Something that a Lord or a Monster token does; `do` names the class."""


class Amount(Power, frozen=True):
    """A Power with a number n, which is one at least."""

    n: Count


# once, when the Lord enters play


class GainPearls(Power, frozen=True):
    """Its owner gains n Pearls, perhaps for each Leviathan at the Border."""

    n: Count
    per: Literal["", "leviathan_at_border"] = ""


class GainKeys(Power, frozen=True):
    """Its owner gains n Key tokens."""

    n: Count = 1


class DiscardAllies(Amount, frozen=True):
    """Every opponent discards n Allies of their choice."""


class LosePearls(Amount, frozen=True):
    """Every opponent pays n Pearls to the Treasury, or all they have."""


class TurnLord(Power, frozen=True):
    """In each opponent's area a free Lord is turned, of the owner's choice."""


class StealMonsterToken(Power, frozen=True):
    """One random Monster token of an opponent."""


class ExtraTurn(Power, frozen=True):
    """Another full turn right after this one."""


class TakeCouncilStack(Power, frozen=True):
    """One Council stack into hand."""


class SwapLocation(Power, frozen=True):
    """May swap one of the own Locations for an available one."""


class BuyCourtLord(Power, frozen=True):
    """May take a second Lord from the Court for Pearls."""

    pearls: Count


class ExchangeLord(Power, frozen=True):
    """May discard another free Lord of one's own and take one from the Court, or the top one of the deck."""

    pool: Literal["court", "deck"]


class DrawLocations(Amount, frozen=True):
    """Draw n Locations, control one; the Lord goes under it."""


class Fight(Power, frozen=True):
    """May fight a Leviathan at once."""


class AddLeviathan(Power, frozen=True):
    """An opponent adds a Leviathan by the dice, or the owner puts one on a free zone."""

    who: Literal["one_opponent", "you"]


class RemoveHealthPoint(Power, frozen=True):
    """A Leviathan of the owner's choice loses a Health point."""


Arrow: TypeAlias = (
    GainPearls
    | DiscardAllies
    | LosePearls
    | TurnLord
    | StealMonsterToken
    | ExtraTurn
    | TakeCouncilStack
    | SwapLocation
    | BuyCourtLord
    | ExchangeLord
    | DrawLocations
    | Fight
    | AddLeviathan
    | RemoveHealthPoint
)


# for as long as the Lord is free and not turned


class ModifyCost(Power, frozen=True):
    """Lords cost n more for opponents, or n more (or less) for the owner."""

    n: int
    who: Literal["opponents", "you"]


class HandLimit(Power, frozen=True):
    """Opponents may hold n Allies at the end of their turns, and n when the Lord comes."""

    n: Number


class ThreatShift(Power, frozen=True):
    """Opponents who fight a Monster take the reward n Threat spaces away; n is negative, for an earlier one."""

    n: Annotated[int, Meta(le=-1)]


class Income(Amount, frozen=True):
    """n Pearls at once and at the start of each turn."""


class PearlsForRacesSent(Amount, frozen=True):
    """n Pearls for each Race that one's exploration sends to the Council."""


class PearlsForHealthPoints(Amount, frozen=True):
    """n Pearls for each Health point one takes off a Leviathan."""


class TokensForHealthPoints(Amount, frozen=True):
    """n Monster tokens more for each Health point one takes off a Leviathan."""


class IgnorePowers(Power, frozen=True):
    """Opponents' Powers of this Guild do not touch the owner."""

    guild: Guild


class SupportStacks(Amount, frozen=True):
    """Asking for support takes n stacks."""


class ChooseAffiliatedAlly(Power, frozen=True):
    """Any spent Ally may be affiliated."""


class NoRequiredRace(Power, frozen=True):
    """No Race is required, though the number of Races is."""


class FightAgain(Power, frozen=True):
    """After slaying a Leviathan in one's turn, a second one may be fought."""


class FightWithAnyRace(Power, frozen=True):
    """Allies of any Race may fight any Leviathan."""


class IgnoreMonster(Power, frozen=True):
    """A revealed Monster may just be discarded."""


Lasting: TypeAlias = (
    ModifyCost
    | HandLimit
    | ThreatShift
    | Income
    | PearlsForRacesSent
    | PearlsForHealthPoints
    | TokensForHealthPoints
    | IgnorePowers
    | SupportStacks
    | ChooseAffiliatedAlly
    | NoRequiredRace
    | FightAgain
    | FightWithAnyRace
    | IgnoreMonster
)


# once in each of the owner's turns


class SellAlly(Power, frozen=True):
    """Discard an Ally for Pearls."""

    pearls: Count


class DiscardCouncilStack(Power, frozen=True):
    """Discard one Council stack."""


class ReplaceCourtLord(Power, frozen=True):
    """Discard a Lord at the Court; the top one of the deck takes its space."""


EachTurn: TypeAlias = SellAlly | DiscardCouncilStack | ReplaceCourtLord


# ---------------------------------------------------------------------------------------------- cards and tokens


class Lord(Record, frozen=True, kw_only=True):
    """A Lord. The Race that its cost requires is that of its Guild; Ambassadors require none."""

    id: str
    number: int
    guild: Guild
    influence: Number
    keys: Annotated[int, Meta(ge=0, le=1)]
    #: How many different Races to spend (AB-045), and the number that their values and Pearls must reach.
    races: Literal[1, 2, 3, 5]
    cost: Number
    arrow: tuple[Arrow, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    each_turn: EachTurn | None = None
    #: Comes with the expansion; or is taken out by it.
    expansion: bool = False
    base_only: bool = False
    source: Source


def powers(lord: Lord) -> tuple[Power, ...]:
    """Return all that a Lord does."""
    return (*lord.arrow, *lord.lasting, *((lord.each_turn,) if lord.each_turn else ()))


class Score(Record, frozen=True):
    """The Influence of a Location: base + n for each of what `per` names."""

    base: int = 0
    n: int = 0
    per: Literal[
        "",
        "lord",
        "lord_with_key",
        "lord_without_key",
        "guild_with_lord",
        "weakest_lord",
        "strongest_lord",
        "affiliated_ally",
        "weakest_affiliated_allies",
        "opponents_location",
    ] = ""
    guild: Guild | None = None
    race: Race | None = None


class Location(Record, frozen=True, kw_only=True):
    """A Location: how it scores, and whether it may be swapped for one of the stack when it comes under control."""

    id: str
    number: int
    symbol: Literal["lords", "allies", "locations"]
    colour: Literal["purple", "red", "yellow", "green", "blue", "all", "none"]
    score: Score
    swaps_with_stack: bool = False
    source: Source


Reward: TypeAlias = GainPearls | GainKeys | TakeCouncilStack


class Token(Record, frozen=True, kw_only=True):
    """A Monster token: of the base deck with Influence, or of the new deck with something to gain."""

    id: str
    deck: Literal["base", "new"]
    copies: Number
    influence: Number = 0
    gives: Reward | None = None
    source: Source


class Gain(Record, frozen=True):
    """What a space of the Threat track gives."""

    pearls: Number = 0
    tokens: Number = 0
    keys: Number = 0


class ThreatSpace(Record, frozen=True):
    """A space of the Threat track: the fighting player picks one of its rewards."""

    id: str
    rewards: Annotated[tuple[Gain, ...], Meta(min_length=1)]
    source: Source


class Level(Record, frozen=True):
    """A Health point of a Leviathan: what an attack must reach, and the Monster tokens it earns."""

    resistance: Count
    tokens: Number


class Penalty(Record, frozen=True):
    """What a Leviathan does to the player whose Leviathan drives it out."""

    kind: Literal["wounds", "pearls", "allies", "lord"]
    n: Count


class Leviathan(Record, frozen=True):
    """A Leviathan; an Ally of any of its Races may fight it."""

    id: str
    number: int
    races: tuple[Race, ...]
    #: From the top space down.
    levels: Annotated[tuple[Level, ...], Meta(min_length=1)]
    penalty: Penalty
    source: Source


class Zone(Record, frozen=True):
    """A zone of the Border and the sums of two dice that name it."""

    id: str
    label: str
    sums: tuple[int, ...]
    risk: Literal["low", "medium", "high", "highest"]
    source: Source


class Numbers(Record, frozen=True):
    """The numbers of the rules, in one place for those who want to try others."""

    pearls: Number
    keys: Number
    wounds: Number
    starting_pearls: Number
    starting_ally: str
    track_spaces: Count
    track_bonus: Number
    court_spaces: Count
    court_left: Number
    court_bonus: Number
    plot_price: Number
    first_ally_price: Number
    keys_for_location: Count
    most_locations_drawn: Count
    lords_that_end: Count
    hand_limit: Number
    pearls_per_ally_over_limit: Count
    consolation: Number
    influence_per_wound: Annotated[int, Meta(le=0)]
    influence_of_scourge: Number
