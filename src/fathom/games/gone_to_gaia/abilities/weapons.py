"""Abilities that answer to weapons: marks of a single attack, and what waits until the weapon is resolved (T8, T9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible

from .. import queries
from ..box.profiles import Profile
from ..queries import put
from ..rules import elements, equipment, harm
from ..state import FRESH, NO_SLOT, STOLEN, Enemy, Gaia, offer, rule, step
from . import chains, survival

SPIKED = 8
GAZE = 2
#: What a weapon that damages a boss brings upon its user once it is resolved, in this order.
WAITING = ("blood_debt", "ritual", "steals", "stuns")
#: Of these, what does not need the boss to be there still (GR-063).
EVEN_DEAD = frozenset({"blood_debt", "stuns"})


@rule("GG-283", "GG-292", "GG-302", "GG-308", "GG-324", "GG-332", "GG-334", "GG-338", "GR-029", "GR-062", "GR-107")
def note_damage(g: Gaia, d: int, foes: list[Enemy], profiles: list[Profile]) -> None:
    """Keep in mind what an attack has touched; what a single attack leaves behind is queued.

    Disarm and Invulnerable answer an attack that did damage (GG-292, GG-308), Gaze a weapon that aimed (GG-302);
    Blood Debt, Ritual, Steals and Stuns (`WAITING`) a weapon that did damage (GG-283, GG-324, GG-334, GG-338);
    Spiked pricks from 8 on (GG-332).
    """
    fight = g.fight
    marks = []
    for foe, profile, n in zip(foes, profiles, fight.dealt, strict=True):
        abilities = profile.abilities
        if n and ("disarm" in abilities or "invulnerable" in abilities):
            marks.append(foe.uid)
        if fight.source != "weapon":
            continue
        if "gaze" in abilities and ("gaze", -1) not in fight.waiting:
            fight.waiting += (("gaze", -1),)
        if n:
            fight.waiting += tuple(
                [(one, foe.uid) for one in WAITING if one in abilities and (one, foe.uid) not in fight.waiting]
            )
            if "spiked" in abilities:
                fight.wounds += ((foe.uid, n),)
                if n >= SPIKED:
                    fight.spikes += 1
                    fight.spiked += (foe.uid,)
    if marks:
        # Below the dead, which were queued just before: they are resolved first (GR-062).
        resolve = g.agenda.pop()
        g.then(resolve, leave_marks(d, tuple(marks)))


@step("GG-292", "GG-308", "GR-062", "GR-063")
def leave_marks(g: Gaia, d: int, uids: tuple[int, ...]) -> None:
    """After an attack that damaged it: an Invulnerable boss gets its token, Disarm puts one on a fresh weapon."""
    calls = []
    for uid in uids:
        enemy = queries.find(g, uid)
        if enemy is not None and "invulnerable" in queries.profile_of(g, enemy).abilities:
            enemy.invulnerable = True
            g.emit("token", enemy=uid, ability="invulnerable")
        else:
            calls.append(disarm(d))
    g.then(*calls)


@step("GG-292", "GR-072")
def disarm(g: Gaia, d: int) -> None:
    """The attacker puts a token on a fresh weapon of theirs without one, if there is any."""
    seat = queries.seat_of(g, d)
    suit = g.suits[seat]
    fresh = queries.fresh_weapons(suit) & ~suit.disarmed
    if suit.alive and fresh:
        g.ask(
            "disarm",
            seat,
            [
                Option(seat, "disarm", (queries.card_in_use(g, suit, kind).id,), (f"weapon.{seat}.{kind}",),
                       lay_disarm(seat, kind))
                for kind in range(g.box.weapons)
                if fresh >> kind & 1
            ],
        )  # fmt: skip


@step("GG-292", "GG-293")
def lay_disarm(g: Gaia, seat: int, kind: int) -> None:
    """The next attack of this weapon deals 1 damage."""
    suit = g.suits[seat]
    suit.disarmed |= 1 << kind
    g.emit("disarmed", seat_of=seat, weapon=queries.card_in_use(g, suit, kind).id)


# ---------------------------------------------------------------------------------------------- once per weapon


@step("GG-283", "GG-289", "GG-302", "GG-324", "GG-332", "GG-334", "GG-338", "GR-062", "GR-107")
def weapon_resolved(g: Gaia, d: int) -> None:
    """The weapon is completely resolved: what waited for this happens, then Countdown.

    Spiked adds up all attacks (GG-332); Blood Debt, Gaze, Ritual, Steals and Stuns have waited (GG-283, GG-302,
    GG-324, GG-334, GG-338); Countdown looks at its pile (GG-289).
    """
    fight = g.fight
    if fight.wounds:
        totals: Counter[int] = Counter()
        for uid, n in fight.wounds:
            totals[uid] += n
        fight.spikes = sum(n >= SPIKED and uid not in fight.spiked for uid, n in totals.items())
        survival.prick(g)
    calls = []
    for ability, uid in fight.waiting:
        if ability == "gaze":
            calls.append(gaze(d))
        elif ability in EVEN_DEAD or queries.find(g, uid) is not None:
            calls.append(_STEPS[ability](d, uid))
    if g.countdown:
        calls.append(chains.countdown())
    g.then(*calls)


@step("GG-302", "GG-303", "GR-068")
def gaze(g: Gaia, d: int) -> None:
    """A token is put on the attacker's tile; with the second one all delvers there die."""
    at = g.at[d]
    if at < 0:
        return
    if at not in g.gazed:
        g.gazed += (at,)
        g.emit("gazed", at=at)
        return
    g.gazed = tuple([one for one in g.gazed if one != at])
    g.emit("gaze_kills", at=at)
    for one in (0, 1):
        if g.at[one] == at:
            harm.fall(g, one)


@step("GG-283", "GR-030", "GR-072")
def blood_debt(g: Gaia, d: int, uid: int) -> None:
    """The attacker chooses to lose 1 element or 1 HP."""
    seat = queries.seat_of(g, d)
    if g.at[d] >= 0:
        g.ask("blood_debt", seat, possible(debts(g, seat)))


@offer("blood_debt")
def debts(g: Gaia, seat: int) -> Iterator[Offer]:
    """Yield an element and 1 HP."""
    lacking = elements.why_not_lose(g, seat, 1)
    yield Option(seat, "lose_an_element", (1,), (), elements.lose_elements(seat, 1)), lacking
    yield Option(seat, "lose_hp", (1,), (f"hp.{seat}",), pay_hp(g.fight.delver)), None


@step("GG-283", "GR-030")
def pay_hp(g: Gaia, d: int) -> None:
    """1 HP is lost: that is no damage."""
    g.emit("lost_hp", delver=d, n=1)
    harm.lose_hp(g, d, 1)


@step("GG-324", "GR-072")
def ritual(g: Gaia, d: int, uid: int) -> None:
    """The user must set aside one of their equipment cards."""
    seat = queries.seat_of(g, d)
    suit = g.suits[seat]
    used = queries.used_ranks(suit)
    if g.at[d] < 0:
        return
    options = [
        Option(seat, "sacrifice", (queries.card_of(g, suit, kind, rank).id,), (f"gear.{seat}.{kind}",),
               sacrifice(seat, kind))
        for kind, rank in enumerate(used)
        if rank and not (kind < g.box.weapons and suit.places[kind] == STOLEN)
    ]  # fmt: skip
    if options:
        g.ask("sacrifice", seat, options)


@step("GG-324")
def sacrifice(g: Gaia, seat: int, kind: int) -> None:
    """The card lies aside, and the next lower rank is used."""
    equipment.set_aside(g, seat, kind)


@step("GG-334", "GG-335", "GR-046")
def steal(g: Gaia, d: int, uid: int) -> None:
    """The weapon lies on the boss; one that it stole before returns, exhausted."""
    enemy = queries.get(g, uid)
    seat = queries.seat_of(g, d)
    if g.at[d] < 0:
        return
    return_stolen(g, enemy)
    suit = g.suits[seat]
    if not FRESH <= suit.places[g.weapon] <= NO_SLOT:  # another boss has it already, or it lies aside
        return
    g.emit("stolen", enemy=uid, seat_of=seat, weapon=queries.card_in_use(g, suit, g.weapon).id)
    suit.places = put(suit.places, g.weapon, STOLEN)
    enemy.stolen, enemy.stolen_from = g.weapon, seat


@rule("GG-335", "GR-046", "GR-083")
def return_stolen(g: Gaia, enemy: Enemy) -> None:
    """A stolen weapon comes back exhausted, beside the suit."""
    if enemy.stolen >= 0:
        suit = g.suits[enemy.stolen_from]
        suit.places = put(suit.places, enemy.stolen, NO_SLOT)
        g.emit("returned", seat_of=enemy.stolen_from, weapon=queries.card_in_use(g, suit, enemy.stolen).id)
        enemy.stolen = enemy.stolen_from = -1


@step("GG-338", "GR-063")
def stun(g: Gaia, d: int, uid: int) -> None:
    """The user is stunned: no actions until the other delver spends an element for it."""
    if g.at[d] >= 0:
        g.stunned |= 1 << d
        g.emit("stunned", delver=d)


_STEPS = {"blood_debt": blood_debt, "ritual": ritual, "steals": steal, "stuns": stun}
