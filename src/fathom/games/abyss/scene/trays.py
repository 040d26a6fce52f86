"""The trays of a scene: Court, Depths, Council, Locations in the centre; the Border or the Threat track beside them."""

from __future__ import annotations

from fathom.core.scene import Card, Panel, Pile, Row

from .. import queries
from ..rules import monsters
from ..schema import RACES
from . import odds
from .cards import chances, exploration_card, flagged, leviathan_card, location_card, lord_card, slot
from .words import Words


def trays(w: Words, seat: int) -> tuple[Panel, ...]:
    """Return everything that lies between the players."""
    beside = border(w, seat) if w.g.setup.expansion else threat(w)
    return (court(w, seat), depths(w), council(w), locations(w, seat), beside)


def court(w: Words, seat: int) -> Panel:
    """Return the Lords at the Court with what each costs the one who looks, the empty spaces, and the deck."""
    g = w.g
    numbers = g.box.numbers
    cards = [
        lord_card(w, lord, queries.cost(g, seat, lord) if seat >= 0 else g.box.lords[lord].cost) for lord in g.court
    ]
    empty = [slot(f"court.{n}", w.text("slot-court")) for n in range(len(cards) + 1, numbers.court_spaces + 1)]
    words = w("tray-court.plot", n=numbers.plot_price) if empty and g.lord_deck else w.text("tray-court.full")
    return Panel(
        id="court",
        kind="court",
        title=w.text("tray-court"),
        subtitle=w("tray-court.count", n=len(cards), most=numbers.court_spaces),
        words=words,
        rows=(Row(id="court.row", name=w.text("tray-court"), cards=(*cards, *empty)),),
        piles=(Pile(id="lord_deck", name=w.text("pile-lords"), count=len(g.lord_deck), sign="influence", last=True),),
        place="centre",
    )


def depths(w: Words) -> Panel:
    """Return the Exploration track: what was revealed, which card it is about, and the spaces that are still empty."""
    g = w.g
    most = g.box.numbers.track_spaces
    cards: list[Card] = []
    for n in range(1, most + 1):
        if n <= len(g.track):
            card = exploration_card(w, f"track.{n}", g.track[n - 1])
            cards.append(flagged(card, "now") if n == len(g.track) else card)
        elif n == most:
            bonus = g.box.numbers.track_bonus
            cards.append(slot(f"track.{n}", w("slot-track.last", n=bonus), sign="pearl"))
        else:
            cards.append(slot(f"track.{n}", w.text("slot-track.next") if n == len(g.track) + 1 else str(n)))
    exploring = bool(g.track) or g.step == "explore"
    return Panel(
        id="depths",
        kind="depths",
        title=w.text("tray-depths"),
        subtitle=w("tray-depths.space", n=len(g.track), most=most) if exploring else "",
        words=w("tray-depths.price", n=g.price) if exploring else w.text("tray-depths.quiet"),
        rows=(Row(id="track", name=w.text("tray-depths.row"), cards=tuple(cards)),),
        piles=(
            Pile(
                id="deck",
                name=w.text("pile-exploration"),
                count=len(g.deck),
                sign="deck",
                words=w.text("pile-cards"),
            ),
        ),
        place="centre",
        span=8,
    )


def council(w: Words) -> Panel:
    """Return the five stacks, face down."""
    return Panel(
        id="council",
        kind="council",
        title=w.text("tray-council"),
        subtitle=w.text("tray-council.down"),
        piles=tuple(
            Pile(
                id=f"council.{race}",
                name=w.race(race, "stack"),
                count=len(stack),
                suit=race,
                sign=race,
                words="" if stack else w.text("pile-empty"),
            )
            for race, stack in zip(RACES, w.g.council, strict=True)
        ),
        place="centre",
        span=4,
    )


def locations(w: Words, seat: int) -> Panel:
    """Return the available Locations, and the stack."""
    g = w.g
    cards = tuple(location_card(w, location, seat) for location in g.available)
    row = Row(id="available", name=w.text("tray-locations"), cards=cards)
    return Panel(
        id="locations",
        kind="locations",
        title="",
        rows=(row,),
        piles=(Pile(id="location_stack", name=w.text("pile-locations"), count=len(g.location_stack), sign="location"),),
        place="centre",
    )


# ---------------------------------------------------------------------------------------------- beside


def border(w: Words, seat: int) -> Panel:
    """Return the nine zones, each with its Leviathan or free, and what one could do about it."""
    g = w.g
    cards = []
    for zone, beast in enumerate(g.border):
        place = g.box.border[zone]
        if beast is None:
            free = slot(f"zone.{zone}", w.text("slot-zone"), place=place.label, pips=chances(place.sums))
            cards.append(free)
        else:
            cards.append(leviathan_card(w, zone, beast, _chance(w, seat, zone, beast.leviathan)))
    return Panel(
        id="border",
        kind="border",
        title=w.text("tray-border"),
        subtitle=w("tray-border.deck", n=len(g.leviathans)),
        words=w("tray-border.arriving", leviathan=w.leviathan(g.arriving)) if g.arriving else "",
        rows=(Row(id="zones", name=w.text("tray-border"), cards=tuple(cards), flow="list"),),
        place="side",
    )


def _chance(w: Words, seat: int, zone: int, leviathan: str) -> str:
    """Return what the one who looks could do about a Leviathan: the best Ally and its chance."""
    g = w.g
    if seat < 0 or g.over:
        return ""
    best = odds.best_attack(w, seat, zone)
    if best is None:
        races = w.races(sorted(g.box.fighters[leviathan]))
        return w("zone-none", races=races)
    card, found = best
    return w("zone-best", ally=w.ally(card), chance=found.hits.words(w))


def threat(w: Words) -> Panel:
    """Return the Threat track of the base game; the space with the token is what one fights for."""
    g = w.g
    cards = []
    for n, space in enumerate(g.box.threat_track):
        here = n == g.threat
        cards.append(
            Card(
                id="threat" if here else f"threat.{n + 1}",
                kind="threat",
                name=w("threat", n=n + 1),
                lines=(w.rewards(space),),
                value=w.text("tray-threat.token") if here else "",
                icons=("monster",) if here else (),
                flags=("now",) if here else (),
                shape="small",
                place=str(n + 1),
            )
        )
    shifted = g.turn > 0 and monsters.reward_space(g, g.active) != g.threat
    return Panel(
        id="threat.track",
        kind="threat",
        title=w.text("tray-threat"),
        subtitle=w("tray-threat.at", n=g.threat + 1),
        words=w("tray-threat.shifted", n=monsters.reward_space(g, g.active) + 1) if shifted else "",
        rows=(Row(id="threat.row", name=w.text("tray-threat"), cards=tuple(cards), flow="list"),),
        place="side",
    )
