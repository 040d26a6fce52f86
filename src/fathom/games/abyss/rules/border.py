"""The Border: adding a Leviathan, and being attacked by the one it drives out (chapters 2.4, 2.6 and 2.7)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.parts import piles

from .. import queries
from ..effects import lords
from ..state import Abyss, Beast, rule, step
from . import goods, hands


@rule("AL-024", "AL-025", "AL-031", "AL-039")
def put(g: Abyss, zone: int) -> None:
    """The Leviathan that was turned up takes a zone, its Health token on the top space."""
    leviathan, g.arriving = g.arriving, ""
    g.border = (*g.border[:zone], Beast(leviathan), *g.border[zone + 1 :])
    g.emit("leviathan_came", leviathan=leviathan, zone=zone)


def turn_up(g: Abyss, seat: int) -> None:
    """The next Leviathan is turned up; it waits for its zone."""
    g.arriving, g.leviathans = piles.turn_up(g, g.leviathans)
    g.emit("turned_up_leviathan", player=seat, leviathan=g.arriving)


@rule("AL-030", "AL-032", "AL-038", "AR-27")
def roll_zone(g: Abyss) -> int:
    """Both dice are rolled; their sum names the zone, the middle ones more often than the outer ones."""
    dice = g.rng("dice")
    one, two = dice.below(6) + 1, dice.below(6) + 1
    zone = g.box.zone_of[one + two]
    g.emit("rolled_zone", dice=(one, two), zone=zone)
    return zone


@step("AL-038", "AL-040", "AL-086", "AR-45")
def add(g: Abyss, seat: int) -> None:
    """The next Leviathan comes to the zone of the dice. One that is there attacks first, and nothing averts that."""
    if not g.leviathans:
        return
    turn_up(g, seat)
    zone = roll_zone(g)
    old = g.border[zone]
    if old is None:
        put(g, zone)
        return
    g.then(drive_out(zone))
    attack(g, seat, old.leviathan)


@step("AL-042", "AR-46")
def drive_out(g: Abyss, zone: int) -> None:
    """The old Leviathan leaves the game, slain by nobody, and the new one takes the zone."""
    old = g.border[zone]
    assert old is not None
    g.leviathans_gone += (old.leviathan,)
    g.emit("driven_out", leviathan=old.leviathan, zone=zone)
    put(g, zone)


@rule("AL-028", "AL-041", "AL-044", "AL-045", "AL-046", "AL-047", "AL-048", "AR-48")
def attack(g: Abyss, seat: int, leviathan: str) -> None:
    """The printed penalty hits the adding player, as far as there is something to lose."""
    penalty = g.box.leviathans[leviathan].penalty  # AL-028
    p = g.players[seat]  # AL-041, AL-044, AR-48: nobody else, and nothing averts it
    g.emit("attacked", player=seat, leviathan=leviathan)
    if penalty.kind == "wounds":  # AL-045
        p.wounds += penalty.n
        g.wounds -= penalty.n
        g.emit("wounded", player=seat, n=penalty.n)
    elif penalty.kind == "pearls":  # AL-046
        goods.pay_pearls(g, seat, min(penalty.n, p.pearls), "attack")
    elif penalty.kind == "allies":  # AL-047
        g.then(hands.discard(seat, penalty.n, "attack"))
    else:  # AL-048
        g.then(lose_lords(seat, penalty.n))


@step("AL-048", "AL-049", "AR-47")
def lose_lords(g: Abyss, seat: int, n: int) -> None:
    """The attacked player discards free Lords, turned ones too; those under Locations are safe."""
    free = queries.free_lords(g.players[seat])
    if n and free:
        g.then(lose_lords(seat, n - 1))
        g.ask("lose_lord", seat, [Option(seat, "lose_lord", (o,), (f"lord.{o}",), lose_lord(seat, o)) for o in free])


@step("AL-048", "AB-078")
def lose_lord(g: Abyss, seat: int, lord: str) -> None:
    """One Lord is lost."""
    lords.lose_lord(g, seat, lord)


@step("AR-52")
def breed(g: Abyss, seat: int, zone: int) -> None:
    """Breeder: the Leviathan that was turned up comes to a free zone of the owner's choice; nobody is attacked."""
    put(g, zone)
