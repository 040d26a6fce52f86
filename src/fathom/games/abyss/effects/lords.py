"""A Lord enters play, and what its arrow does (chapter 1.8, tables T3 and T8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible
from fathom.core.steps import Call
from fathom.parts import piles

from .. import queries, schema
from ..rules import border, council, fighting, goods, hands, locations
from ..state import Abyss, Face, offer, rule, step

F = TypeVar("F", bound=Callable[..., None])

#: What an arrow does: from the class of the Power to a function (state, seat, Lord, Power).
_ARROWS: dict[type, Callable[[Abyss, int, str, Any], None]] = {}


def _does(kind: type) -> Callable[[F], F]:
    def register(fn: F) -> F:
        _ARROWS[kind] = fn
        return fn

    return register


@step("AB-059", "AB-063", "AB-064", "AB-072")
def enter_play(g: Abyss, seat: int, lord: str) -> None:
    """The Lord lies free before the player. Its arrow works once; Landlord and Commander work at once, too."""
    g.court = tuple(other for other in g.court if other != lord)
    g.players[seat].lords += (lord,)
    g.emit("entered_play", player=seat, lord=lord)
    card = g.box.lords[lord]
    for power in card.lasting:
        if isinstance(power, schema.Income):
            goods.gain_pearls(g, seat, power.n, lord)
        elif isinstance(power, schema.HandLimit):
            g.then(*_each_opponent(g, seat, lord, lambda other: hands.discard_down_to(other, power.n, lord)))  # noqa: B023
    g.then(*(arrow(seat, lord, i) for i in range(len(card.arrow))))


@step("AB-063", "AB-069")
def arrow(g: Abyss, seat: int, lord: str, i: int) -> None:
    """An arrow Power works; without a target it does nothing."""
    power = g.box.lords[lord].arrow[i]
    _ARROWS[type(power)](g, seat, lord, power)


@rule("AB-077")
def _each_opponent(g: Abyss, seat: int, lord: str, call: Callable[[int], Call]) -> list[Call]:
    """Make a call for every opponent that this Lord's Powers touch."""
    guild = g.box.lords[lord].guild
    return [call(other) for other in queries.opponents(g, seat) if queries.is_touched(g, other, guild)]


# ---------------------------------------------------------------------------------------------- Merchants


@_does(schema.GainPearls)
def _gain_pearls(g: Abyss, seat: int, lord: str, power: schema.GainPearls) -> None:
    """Trader, Peddler and Shopkeeper bring Pearls; the Arms Dealer brings some for each Leviathan at the Border."""
    times = sum(beast is not None for beast in g.border) if power.per else 1
    goods.gain_pearls(g, seat, power.n * times, lord)


# ---------------------------------------------------------------------------------------------- Military


@_does(schema.DiscardAllies)
def _discard_allies(g: Abyss, seat: int, lord: str, power: schema.DiscardAllies) -> None:
    """Jailer: every opponent discards Allies of their choice."""
    g.then(*_each_opponent(g, seat, lord, lambda other: hands.discard(other, power.n, lord)))


@_does(schema.LosePearls)
def _lose_pearls(g: Abyss, seat: int, lord: str, power: schema.LosePearls) -> None:
    """Seeker: every opponent pays Pearls to the Treasury, or all they have."""
    for other in queries.opponents(g, seat):
        if queries.is_touched(g, other, g.box.lords[lord].guild):
            goods.pay_pearls(g, other, min(power.n, g.players[other].pearls), lord)


@_does(schema.TurnLord)
def _turn_lords(g: Abyss, seat: int, lord: str, power: schema.TurnLord) -> None:
    """Assassin: a free Lord of each opponent is turned."""
    g.then(*_each_opponent(g, seat, lord, lambda other: choose_lord_to_turn(seat, other)))


@step("AB-070", "AR-08")
def choose_lord_to_turn(g: Abyss, seat: int, other: int) -> None:
    """The Assassin's owner chooses among the opponent's free Lords that are not turned yet."""
    options = [
        Option(seat, "turn_lord", (lord, other), (f"lord.{lord}",), turn_lord(other, lord))
        for lord in g.players[other].lords
    ]
    if options:
        g.ask("turn_lord", seat, options, other)


@step("AB-070")
def turn_lord(g: Abyss, seat: int, lord: str) -> None:
    """The Lord keeps only its Influence: its Power and its Key are dead for good."""
    p = g.players[seat]
    p.lords = tuple(one for one in p.lords if one != lord)
    p.turned += (lord,)
    g.emit("turned", player=seat, lord=lord)


@_does(schema.StealMonsterToken)
def _steal_token(g: Abyss, seat: int, lord: str, power: schema.StealMonsterToken) -> None:
    """Hunter: a random Monster token of an opponent; the backs tell the two kinds apart."""
    options = []
    for other in queries.opponents(g, seat):
        if queries.is_touched(g, other, g.box.lords[lord].guild):
            p = g.players[other]
            for deck, held in (("base", p.monsters), ("new", p.kept)):
                if held:
                    options.append(Option(seat, "steal", (other, deck), (f"seat.{other}",), steal(seat, other, deck)))
    if options:
        g.ask("steal", seat, options)


@step("AR-10")
def steal(g: Abyss, seat: int, other: int, deck: str) -> None:
    """The token is random within its kind. The thief looks at it; the victim knows which one is gone."""
    victim, thief = g.players[other], g.players[seat]
    held = list(victim.monsters if deck == "base" else victim.kept)
    face = held.pop(g.rng("steal").below(len(held)))
    stolen = Face(face.token, face.seen | 1 << seat)
    if deck == "base":
        victim.monsters, thief.monsters = tuple(held), (*thief.monsters, stolen)
    else:
        victim.kept, thief.kept = tuple(held), (*thief.kept, stolen)
    g.emit("stole", player=seat, of=other, deck=deck)
    g.emit("saw_token", seat=seat, token=face.token)
    g.emit("saw_token", seat=other, token=face.token)


@_does(schema.AddLeviathan)
def _add_leviathan(g: Abyss, seat: int, lord: str, power: schema.AddLeviathan) -> None:
    """Border Guard: an opponent adds a Leviathan. Breeder: one comes to a free zone of the owner's choice."""
    if not g.leviathans:
        return
    if power.who == "you":
        if not all(g.border):
            border.turn_up(g, seat)
            g.ask("breed", seat, possible(nests(g, seat)), g.arriving)
        return
    options = [
        Option(seat, "send_leviathan", (other,), (f"seat.{other}",), border.add(other))
        for other in queries.opponents(g, seat)
        if queries.is_touched(g, other, g.box.lords[lord].guild)
    ]
    if options:
        g.ask("send_leviathan", seat, options)


@offer("breed")
def nests(g: Abyss, seat: int, leviathan: str = "") -> Iterator[Offer]:
    """Yield the zones of the Border; only a free one will do."""
    for zone, beast in enumerate(g.border):
        taken = no("AL-031", "no-free-zone") if beast else None
        yield Option(seat, "breed", (zone,), (f"zone.{zone}",), border.breed(seat, zone)), taken


# ---------------------------------------------------------------------------------------------- Mages


@_does(schema.ExtraTurn)
def _extra_turn(g: Abyss, seat: int, lord: str, power: schema.ExtraTurn) -> None:
    """Invoker: another full turn right after this one (AR-11)."""
    g.extra_turns += 1
    g.emit("extra_turn", player=seat)


@_does(schema.TakeCouncilStack)
def _take_stack(g: Abyss, seat: int, lord: str, power: schema.TakeCouncilStack) -> None:
    """Apprentice: one Council stack into hand (AR-21)."""
    council.take_more.now(g, seat, 1)


@_does(schema.SwapLocation)
def _swap_location(g: Abyss, seat: int, lord: str, power: schema.SwapLocation) -> None:
    """Illusionist: one of one's Locations may be swapped for an available one."""
    options = [
        Option(seat, "swap", (mine.location, other), (f"location.{other}",), locations.swap(seat, mine.location, other))
        for mine in g.players[seat].locations
        for other in g.available
    ]
    if options:
        g.ask("swap", seat, [*options, Option(seat, "no_swap", (), (), do_nothing())])


@_does(schema.Fight)
def _fight(g: Abyss, seat: int, lord: str, power: schema.Fight) -> None:
    """Sorcerer: a Leviathan may be fought at once (AR-49)."""
    fighting.may_fight.now(g, seat)


# ---------------------------------------------------------------------------------------------- Politicians


@_does(schema.BuyCourtLord)
def _buy_court_lord(g: Abyss, seat: int, lord: str, power: schema.BuyCourtLord) -> None:
    """Corruptor: a second Lord from the Court for Pearls, whatever its cost."""
    if g.players[seat].pearls < power.pearls or not g.court:
        return
    options = [
        Option(seat, "corrupt", (other, power.pearls), (f"lord.{other}",), corrupt(seat, other, power.pearls))
        for other in g.court
    ]
    g.ask("corrupt", seat, [*options, Option(seat, "no_corrupt", (), (), do_nothing())])


@step("AB-058", "AR-12")
def corrupt(g: Abyss, seat: int, lord: str, pearls: int) -> None:
    """The second Lord comes without affiliation; its arrow works and it counts as recruited."""
    goods.pay_pearls(g, seat, pearls, "corruptor")
    enter_play.now(g, seat, lord)


@_does(schema.ExchangeLord)
def _exchange_lord(g: Abyss, seat: int, lord: str, power: schema.ExchangeLord) -> None:
    """Traitor and Schemer: another free Lord of one's own for one from the Court, or for the top one of the deck."""
    mine = [other for other in queries.free_lords(g.players[seat]) if other != lord]
    wanted: tuple[str, ...] = g.court if power.pool == "court" else ("",) if g.lord_deck else ()
    options = [
        Option(
            seat, "exchange", (old, new), (f"lord.{old}", *((f"lord.{new}",) if new else ())), exchange(seat, old, new)
        )
        for old in mine
        for new in wanted
    ]
    if options:
        g.ask("exchange", seat, [*options, Option(seat, "no_exchange", (), (), do_nothing())])


@step("AB-058", "AB-071", "AB-076", "AR-13")
def exchange(g: Abyss, seat: int, old: str, new: str) -> None:
    """The old Lord leaves the game, the new one enters play unturned, with its arrow."""
    lose_lord(g, seat, old)
    if not new:
        new, g.lord_deck = piles.turn_up(g, g.lord_deck)
    enter_play.now(g, seat, new)


@rule("AB-078", "AR-06")
def lose_lord(g: Abyss, seat: int, lord: str) -> None:
    """A discarded Lord leaves the game."""
    p = g.players[seat]
    p.lords = tuple(other for other in p.lords if other != lord)
    p.turned = tuple(other for other in p.turned if other != lord)
    g.lords_gone += (lord,)
    g.emit("lost_lord", player=seat, lord=lord)


@_does(schema.RemoveHealthPoint)
def _remove_health_point(g: Abyss, seat: int, lord: str, power: schema.RemoveHealthPoint) -> None:
    """Rebel: a Leviathan of the owner's choice loses a Health point, with its reward."""
    options = [
        Option(seat, "rebel", (beast.leviathan, zone), (f"zone.{zone}",), fighting.rebel(seat, zone))
        for zone, beast in enumerate(g.border)
        if beast is not None
    ]
    if options:
        g.ask("rebel", seat, options)


# ---------------------------------------------------------------------------------------------- Ambassadors


@_does(schema.DrawLocations)
def _draw_locations(g: Abyss, seat: int, lord: str, power: schema.DrawLocations) -> None:
    """An Ambassador draws Locations and goes under the one that is taken."""
    if g.location_stack:
        locations.draw.now(g, seat, power.n, (lord,))


@step("AB-069")
def do_nothing(g: Abyss) -> None:
    """A Power that may be declined is declined."""
