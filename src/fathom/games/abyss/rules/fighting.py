"""Fighting a Leviathan: attacks, rewards, its death and the Scourge (chapters 2.8 to 2.11)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible
from fathom.core.steps import Step

from .. import queries
from ..effects import lords, powers
from ..effects.standing import standing
from ..state import Abyss, Beast, offer, rule, step
from . import border, goods, tokens


def fights(g: Abyss, seat: int, fight: Step[int, int]) -> Iterator[Offer]:
    """Yield the Leviathans of the Border, to be fought by this step."""
    for zone, beast in enumerate(g.border):
        if beast is not None:
            option = Option(seat, "fight", (beast.leviathan, zone), (f"zone.{zone}",), fight(seat, zone))
            yield option, queries.why_not_fight(g, seat, beast.leviathan)


@step("AR-07", "AR-49", "AR-50")
def may_fight(g: Abyss, seat: int) -> None:
    """The player may fight one of the Leviathans that the hand can fight."""
    options = possible(may_fights(g, seat))
    if options:
        uses = powers.each_turn(g, seat, may_fight(seat))
        g.ask("may_fight", seat, [*options, *uses, Option(seat, "no_fight", (), (), lords.do_nothing())])


@offer("may_fight")
def may_fights(g: Abyss, seat: int) -> Iterator[Offer]:
    """Yield the Leviathans that one may want to fight."""
    return fights(g, seat, begin)


def _beast(g: Abyss, zone: int) -> Beast:
    beast = g.border[zone]
    assert beast is not None
    return beast


@step("AL-050", "AL-054", "AR-33")
def begin(g: Abyss, seat: int, zone: int) -> None:
    """The Leviathan is picked; at least one attack is made."""
    g.step = "fight"
    g.emit("fought", player=seat, leviathan=_beast(g, zone).leviathan, zone=zone)
    choose_ally.now(g, seat, zone, True)


@step("AL-051", "AL-059", "AR-33", "AR-34")
def choose_ally(g: Abyss, seat: int, zone: int, first: bool) -> None:
    """An Ally of a shown Race is discarded for an attack; after the first attack one may stop, or use Powers."""
    leviathan = _beast(g, zone).leviathan
    options = possible(attacks(g, seat, leviathan, zone))
    if not first:
        options += powers.each_turn(g, seat, choose_ally(seat, zone, False))
        options.append(Option(seat, "stop_fighting", (), (), stop(seat)))
    g.ask("attack", seat, options, leviathan, zone)


@offer("attack")
def attacks(g: Abyss, seat: int, leviathan: str, zone: int) -> Iterator[Offer]:
    """Yield the Allies in hand, to be discarded for an attack."""
    for card in dict.fromkeys(g.players[seat].hand):
        option = Option(seat, "attack", (card, leviathan), (f"hand.{card}",), attack(seat, zone, card))
        yield option, queries.why_not_attack(g, seat, leviathan, card)


@step("AL-059", "AL-061")
def stop(g: Abyss, seat: int) -> None:
    """The player stops attacking."""
    g.emit("stopped_fighting", player=seat)


@step("AL-051", "AL-052", "AL-053", "AL-063", "AL-064", "AL-065", "AR-37")
def attack(g: Abyss, seat: int, zone: int, card: str) -> None:
    """The Ally is discarded and a die rolled: value and die are the Attack power.

    A dice Ally rolls both and counts the higher one; a Pearl Ally may add Pearls once the die is seen.
    """
    goods.discard_ally(g, seat, card, "fight")  # AL-051
    ally = g.box.allies[card]  # AL-063: what it does, it does here alone
    dice = g.rng("dice")
    rolled = tuple(dice.below(6) + 1 for _ in range(2 if ally.fights == "dice" else 1))  # AL-052, AL-065
    power = ally.value + max(rolled)  # AL-053
    g.emit("rolled", player=seat, dice=rolled, ally=card, power=power)
    # AL-064, AR-37
    most = g.players[seat].pearls if ally.fights == "pearls" and useful(g, zone, power) else 0
    if most:
        calls = [Option(seat, "add_pearls", (n, power + n), (), strike(seat, zone, power, n)) for n in range(most + 1)]
        g.ask("add_pearls", seat, calls, power, _beast(g, zone).leviathan, zone)
    else:
        strike.now(g, seat, zone, power, 0)


@rule("AR-37")
def useful(g: Abyss, zone: int, power: int) -> bool:
    """Whether Pearls could still add something; nobody is asked for them in vain."""
    return power < sum(level.resistance for level in queries.levels(g, zone))


@rule("AL-026", "AL-056", "AL-057", "AR-38")
def points_lost(g: Abyss, zone: int, power: int) -> int:
    """As many consecutive levels as the Attack power reaches when their Resistances are added up."""
    points = 0
    for level in queries.levels(g, zone):
        power -= level.resistance
        if power < 0:
            break
        points += 1
    return points


@step("AL-053", "AL-055", "AL-058", "AL-064")
def strike(g: Abyss, seat: int, zone: int, power: int, pearls: int) -> None:
    """The attack takes Health points off, or it fails and brings a Pearl."""
    goods.pay_pearls(g, seat, pearls, "attack_power")
    points = points_lost(g, zone, power + pearls)
    if not points:
        g.emit("attack_failed", player=seat, power=power + pearls)
        goods.gain_pearls(g, seat, g.box.numbers.consolation, "consolation")
        choose_ally.now(g, seat, zone, False)
        return
    dies = points == len(queries.levels(g, zone))
    g.then(take_health(seat, zone, points), after_kill(seat) if dies else choose_ally(seat, zone, False))


@step("AL-027", "AL-067", "AR-39", "AR-51")
def take_health(g: Abyss, seat: int, zone: int, points: int) -> None:
    """Each Health point earns its Monster tokens, with Altruist and Taxidermist more; then the Health token moves."""
    beast = _beast(g, zone)
    lords = standing(g, seat)
    earned = sum(level.tokens for level in queries.levels(g, zone)[:points]) + points * lords.tokens_per_health_point
    g.emit("health_lost", player=seat, leviathan=beast.leviathan, zone=zone, n=points)
    goods.gain_pearls(g, seat, points * lords.pearls_per_health_point, "taxidermist")
    g.then(tokens.earn(seat, earned), move_health(seat, zone, points))


@step("AL-029", "AL-067", "AL-075", "AR-31")
def move_health(g: Abyss, seat: int, zone: int, points: int) -> None:
    """The Health token moves down and keeps its place; past the last space the Leviathan is dead."""
    beast = _beast(g, zone)
    if points < len(queries.levels(g, zone)):
        g.border = (*g.border[:zone], Beast(beast.leviathan, beast.level + points), *g.border[zone + 1 :])
    else:
        slay(g, seat, zone)


@rule("AL-033", "AL-075", "AL-076", "AL-078", "AL-079", "AL-081", "AL-085", "AR-54")
def slay(g: Abyss, seat: int, zone: int) -> None:
    """The slayer keeps the card, and takes the Scourge with as many as its holder; the Border is never left empty."""
    p = g.players[seat]
    leviathan = _beast(g, zone).leviathan
    g.border = (*g.border[:zone], None, *g.border[zone + 1 :])  # AL-075
    p.slain += (leviathan,)  # AL-076, AL-085
    g.emit("slew", player=seat, leviathan=leviathan, zone=zone)
    # AL-078, AL-079, AR-54
    if g.scourge < 0 or (g.scourge != seat and len(p.slain) >= len(g.players[g.scourge].slain)):
        g.scourge = seat
        g.emit("took_scourge", player=seat)
    if not any(g.border):  # AL-033, AL-081
        g.then(border.add(seat))


@step("AL-060", "AL-077", "AR-34", "AR-50")
def after_kill(g: Abyss, seat: int) -> None:
    """A kill ends the fighting; the Intrepid's owner may fight one more Leviathan in the turn."""
    if standing(g, seat).fights_again and not g.fought_again:
        g.fought_again = True
        may_fight.now(g, seat)


@step("AL-084", "AL-085", "AR-50", "AR-51")
def rebel(g: Abyss, seat: int, zone: int) -> None:
    """Rebel: the Leviathan loses a Health point as after a successful attack; no fight follows."""
    take_health.now(g, seat, zone, 1)
