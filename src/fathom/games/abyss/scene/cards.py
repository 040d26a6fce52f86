"""The cards of a scene: Allies, Lords, Locations, Leviathans, as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import structs

from fathom.core.scene import Card, Chip
from fathom.core.words import remembered

from ..rules import scoring
from ..schema import RACE_OF, RACES, Ally
from ..state import Beast
from .words import ENVOY, Words, suit_of

#: The icons of what an Ally does in a fight, and of the kinds of Powers.
FIGHTS = {"pearls": "pearl", "dice": "die"}
#: The icon of what a Leviathan's attack takes.
PENALTY = {"wounds": "wound", "pearls": "pearl", "allies": "hand", "lord": "influence"}
#: The last part of the name of an Ally's picture.
PICTURED = {"": "", "pearls": ".pearl", "dice": ".dice"}


def flagged(card: Card, *flags: str) -> Card:
    """Return a card with more flags."""
    return structs.replace(card, flags=(*card.flags, *flags))


# ---------------------------------------------------------------------------------------------- exploration cards


@remembered
def exploration_card(w: Words, id_: str, card: str) -> Card:
    """Return an Ally or the Monster under an id."""
    ally = w.box.allies.get(card)
    if ally is None:
        return Card(id=id_, kind="monster", name=w.ally(card), shape="tall", sign="monster", art=card)
    return Card(
        id=id_,
        kind="ally",
        name=w.race(ally.race),
        value=str(ally.value),
        icons=(FIGHTS[ally.fights],) if ally.fights else (),
        shape="tall",
        suit=ally.race,
        sign=ally.race,
        art=ally_art(ally),
        tags=(w.text(f"fights-{ally.fights}"),) if ally.fights else (),
    )


def ally_art(ally: Ally) -> str:
    """Return the name of an Ally's picture."""
    return f"{ally.race}.{ally.value}{PICTURED[ally.fights]}"


def hand_ids(hand: Iterable[str]) -> list[tuple[str, str]]:
    """Return the id of each Ally of a hand with the Ally: of equal ones the first has the plain id.

    >>> hand_ids(["crab_1", "crab_1", "squid_2"])
    [('hand.crab_1', 'crab_1'), ('hand.crab_1.2', 'crab_1'), ('hand.squid_2', 'squid_2')]
    """
    seen: dict[str, int] = {}
    found = []
    for card in hand:
        seen[card] = seen.get(card, 0) + 1
        found.append((f"hand.{card}" if seen[card] == 1 else f"hand.{card}.{seen[card]}", card))
    return found


# ---------------------------------------------------------------------------------------------- Lords


def power_icon(w: Words, lord: str) -> str:
    """Return the icon of a Lord's Power: once, lasting, or none."""
    one = w.box.lords[lord]
    return ":power-once: " if one.arrow else ":power-lasting: " if one.lasting or one.each_turn else ""


def cost_words(w: Words, lord: str, number: int) -> str:
    """Return the cost of a Lord: the number, the Race that it requires, and how many others."""
    one = w.box.lords[lord]
    race = RACE_OF.get(one.guild)
    if race is None:
        return w("lord-cost.all", number=number, n=one.races)
    return w("lord-cost", number=number, sign=f":{race}:", n=one.races - 1)


def _lord(w: Words, lord: str) -> Card:
    """Return what all cards of a Lord show."""
    one = w.box.lords[lord]
    return Card(
        id=f"lord.{lord}",
        kind="lord",
        name=w.lord(lord),
        value=str(one.influence),
        icons=(f"guild-{one.guild}", *(["key"] if one.keys else [])),
        suit=suit_of(one),
        art=lord,
    )


@remembered
def lord_card(w: Words, lord: str, number: int) -> Card:
    """Return a Lord at the Court with the number that it costs the one who looks."""
    return structs.replace(
        _lord(w, lord),
        lines=(power_icon(w, lord) + w.lord_text(lord, short=True),),
        cost=cost_words(w, lord, number),
        tags=(w.text(f"guild-{w.box.lords[lord].guild}"),),
    )


@remembered
def own_lord(w: Words, lord: str, state: str) -> Card:
    """Return a Lord before a player, small: free, turned, or under a Location."""
    flags = {"free": (), "turned": ("turned",)}.get(state, ("locked",))
    return structs.replace(_lord(w, lord), caption=w.text(f"lord-is-{state}"), flags=flags, shape="small")


@remembered
def lord_seal(w: Words, lord: str, state: str) -> Chip:
    """Return a Lord before an opponent as the seal of its Guild."""
    one = w.box.lords[lord]
    return Chip(
        id=f"lord.{lord}",
        kind="lord",
        name=w("chip-lord", lord=w.lord(lord), n=one.influence, state=state),
        flags=("locked",) if state != "free" else (),
        suit=suit_of(one),
        sign=f"guild-{one.guild}",
        shape="seal",
    )


# ---------------------------------------------------------------------------------------------- Locations


def location_card(w: Words, location: str, seat: int) -> Card:
    """Return an available Location, with what it would be worth to the one who looks."""
    worth = scoring.location_influence(w.g, seat, location) if seat >= 0 else -1
    return _location_card(w, location, worth)


@remembered
def _location_card(w: Words, location: str, worth: int) -> Card:
    return Card(
        id=f"location.{location}",
        kind="location",
        name=w.location(location),
        lines=(w.location_text(location, short=True),),
        caption=w("location-now", n=worth) if worth >= 0 else "",
        shape="wide",
        suit=location_suit(w, location),
        art=location,
    )


def location_suit(w: Words, location: str) -> str:
    """Return the colour of a Location: that of the Race or Guild that it counts."""
    score = w.box.locations[location].score
    return score.race or (RACE_OF.get(score.guild, ENVOY) if score.guild else "")


def own_location(w: Words, location: str, worth: int, lords: tuple[str, ...]) -> Card:
    """Return a Location under control, small: what it is worth now, and the Lords under it."""
    return Card(
        id=f"location.{location}",
        kind="location",
        name=w.location(location),
        value=str(worth),
        icons=("influence",),
        caption=w.lords(lords) if lords else w.text("location-no-lords"),
        shape="small",
        suit=location_suit(w, location),
        art=location,
    )


# ---------------------------------------------------------------------------------------------- the Border


@remembered
def leviathan_card(w: Words, zone: int, beast: Beast, line: str) -> Card:
    """Return a Leviathan in its zone: Races, levels, the penalty, and a line for the one who looks."""
    one = w.box.leviathans[beast.leviathan]
    chips = [
        Chip(id=f"zone.{zone}.race.{race}", kind="race", name=w.race(race), suit=race, sign=race, shape="seal")
        for race in sorted(one.races, key=RACES.index)
    ]
    for i, level in enumerate(one.levels):
        state: Literal["gone", "now", "later"] = "gone" if i < beast.level else "now" if i == beast.level else "later"
        chips.append(
            Chip(
                id=f"zone.{zone}.level.{i + 1}",
                kind="level",
                name=str(level.resistance),
                words=w("chip-level", n=level.resistance, tokens=level.tokens, state=state),
                flags=() if state == "later" else (state,),
                count=level.tokens,
                sign="monster",
            )
        )
    chips.append(
        Chip(
            id=f"zone.{zone}.penalty",
            kind="penalty",
            name=w.penalty(one.penalty),
            words=w(f"penalty-{one.penalty.kind}.text", n=one.penalty.n),
            flags=("bad",),
            sign=PENALTY[one.penalty.kind],
        )
    )
    return Card(
        id=f"zone.{zone}",
        kind="leviathan",
        name=w.leviathan(beast.leviathan),
        shape="wide",
        place=w.box.border[zone].label,
        pips=chances(w.box.border[zone].sums),
        chips=tuple(chips),
        caption=line,
        art=beast.leviathan,
    )


def chances(sums: Iterable[int]) -> int:
    """Return in how many of the 36 throws of two dice one of these sums comes up.

    >>> chances((7,)), chances((2, 3))
    (6, 3)
    """
    return sum(6 - abs(7 - total) for total in sums)


def slot(id_: str, line: str, sign: str = "", place: str = "", pips: int = 0) -> Card:
    """Return an empty place."""
    return Card(id=id_, kind="slot", name="", lines=(line,), shape="slot", sign=sign, place=place, pips=pips)
