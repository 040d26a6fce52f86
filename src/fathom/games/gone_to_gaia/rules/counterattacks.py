"""Counterattacks: who attempts one, the die, guards and blocks, hits (chapters K and S4; steps T5 and T6 of GR-062)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import queries
from ..abilities import aftermath, survival
from ..box.profiles import Profile
from ..queries import BLOCK
from ..schema.verbs import Attack
from ..state import Enemy, Gaia, rule, step
from . import dice, harm, tokens

NONE, BLACK, CRITICAL = 1, 6, 5
CRUSHED = 2


@step("GG-079", "GG-080", "GG-282")
def answer(g: Gaia, quiet: bool) -> None:
    """Every targeted enemy attempts a counterattack, also one that is dying; so do those named by Backup."""
    fight = g.fight
    uids = fight.backup if quiet else fight.targets + fight.backup
    fight.normal = True
    attempt(g, uids)


@step("GG-079", "GR-032")
def counter(g: Gaia, uids: tuple[int, ...]) -> None:
    """Further counterattacks after the normal one, with a roll of their own."""
    g.fight.normal = False
    attempt(g, uids)


@rule("GG-084", "GR-032")
def attempt(g: Gaia, uids: tuple[int, ...]) -> None:
    """One die is rolled for all of them; an enemy in defensive mode attempts nothing."""
    fight = g.fight
    profiles = g.box.profiles
    group = []
    for enemy in g.enemies:
        if enemy.uid in uids and may_answer(enemy, profiles[enemy.profile]):
            group.append(enemy)
    fight.hits = fight.blocked = ()
    if group:
        group.sort(key=_at)
        fight.group = tuple([enemy.uid for enemy in group])
        g.agenda.append(resolve())
        dice.roll.now(g, "counterattack")
    elif fight.spikes:
        survival.prick(g)


@rule("GG-314")
def may_answer(enemy: Enemy, profile: Profile) -> bool:
    """Whether an enemy attempts counterattacks: in defensive mode it does not."""
    return enemy.offensive or "mode_shift" not in profile.abilities


def _at(enemy: Enemy) -> int:
    return enemy.at


@step("GG-081", "GG-082", "GG-083", "GG-124", "GG-180", "GG-181", "GG-346")
def resolve(g: Gaia) -> None:
    """The result stands: Unlife, guard picks, then the hits in board order.

    A 1 fires nothing (GG-081), 2 to 5 white arrows (GG-082), a 6 black ones (GG-083) after Unlife has healed
    (GG-346). The guard is chosen now that the roll is known (GG-180, GG-181); the dying still stand there (GG-124).
    """
    fight = g.fight
    if fight.die == BLACK:
        survival.unlife(g)
    if fight.normal and fight.node:
        card = g.box.nodes[fight.node]
        if isinstance(card, Attack) and card.guard:
            offer_guard.now(g, card.guard.pick)
            return
    strike_back.now(g, 0)


# ---------------------------------------------------------------------------------------------- who is hit


@rule("GG-081", "GG-082", "GG-083", "GG-089", "GG-090", "GG-091", "GG-093", "GG-094", "GG-315", "GG-323")
def fired(enemy: Enemy, profile: Profile, die: int) -> int:
    """Return the tiles under the arrows that fire: none, white or black; All-Claw and Revenge fire both.

    By the result (GG-081, GG-082, GG-083); All-Claw (GG-315) and Revenge (GG-323) fire both sets. A profile has the
    tiles of its card (GG-089) for each way that it lies (GG-094): those of single arrows (GG-090), of double ones
    (GG-091), each colour by itself (GG-093).
    """
    if profile.fires_oddly and (
        (die == NONE and "all_claw" in profile.abilities) or (die != NONE and enemy.revenge)
    ):  # fmt: skip
        return profile.both[enemy.rot][enemy.at]
    if die == NONE:
        return 0
    return (profile.black if die == BLACK else profile.white)[enemy.rot][enemy.at]


@rule("GG-085", "GG-088", "GG-092", "GG-278", "GR-025", "GR-028", "GR-065")
def struck(g: Gaia, enemy: Enemy, profile: Profile, die: int) -> tuple[int, ...]:
    """Return the delvers that a counterattack hits: all on its tiles; an Accurate boss hits its marked attacker."""
    mask = fired(enemy, profile, die)
    a, b = g.at
    found: tuple[int, ...] = () if a < 0 or not mask >> a & 1 else (0,)
    if b >= 0 and mask >> b & 1:
        found += (1,)
    d = enemy.marked
    if d >= 0 and d == g.fight.delver and enemy.uid in g.fight.targets and g.at[d] >= 0 and d not in found:
        found += (d,)
    return found


@rule("GG-086", "GG-180", "GG-290", "GG-294", "GG-295", "GG-333", "GR-030")
def damage(g: Gaia, enemy: Enemy, profile: Profile, die: int, d: int) -> int:
    """Return what a delver that is hit suffers, before Omen and shields.

    The value of the card (GG-086) and Strength (GG-333); twice that for Critical (GG-290), Double Edged and Enrage
    (`anger`: GG-294, GG-295); one less if it is guarded (GG-180).
    """
    n = profile.damage
    if profile.fires_oddly:
        n += enemy.strength
        if die == CRITICAL and "critical" in profile.abilities and profile.white[enemy.rot][enemy.at] >> g.at[d] & 1:
            n *= CRUSHED
        n *= anger(g, enemy, profile)
    return n - 1 if n and enemy.uid in g.fight.guarded else n


@rule("GG-294", "GG-295", "GR-031")
def anger(g: Gaia, enemy: Enemy, profile: Profile) -> int:
    """Return the factor of Enrage and Double Edged, in counterattacks and parting shots; they multiply."""
    factor = 1
    if g.enrage == 0 and "enrage" in profile.abilities:
        factor *= 2
    if queries.is_double_edged(enemy, profile, g.at):
        factor *= 2
    return factor


# ---------------------------------------------------------------------------------------------- guards


@step("GG-180", "GG-181")
def offer_guard(g: Gaia, left: int) -> None:
    """Now that the roll is known, the user of a guarding weapon picks targets that deal 1 less in this turn."""
    fight = g.fight
    d = fight.delver
    foes = [queries.get(g, uid) for uid in fight.group if uid in fight.targets and uid not in fight.guarded]
    if not left or g.at[d] < 0 or not any(may_hit(g, foe) for foe in foes):
        strike_back.now(g, 0)
        return
    seat = queries.seat_of(g, d)
    options = [
        Option(seat, "guard", (foe.uid, queries.profile_of(g, foe).card), (f"enemy.{foe.uid}",), guard(foe.uid, left))
        for foe in foes
    ]
    options.append(Option(seat, "no_guard", (), (), strike_back(0)))
    g.ask("guard", seat, options, fight.die, left)


#: Abilities that bring further counterattacks in a turn.
AGAIN = frozenset({"countdown", "frenzy", "synchronized"})


@rule("GG-180")
def may_hit(g: Gaia, foe: Enemy) -> bool:
    """Whether an enemy hits by this roll, or may counterattack once more in this turn: after a further attack too."""
    profile = queries.profile_of(g, foe)
    if struck(g, foe, profile, g.fight.die) or profile.abilities & AGAIN:
        return True
    return any(type(g.box.nodes.get(call[-1])) is Attack for call in g.agenda)


@step("GG-180")
def guard(g: Gaia, uid: int, left: int) -> None:
    """This enemy deals 1 less counterattack damage in this turn."""
    g.fight.guarded += (uid,)
    offer_guard.now(g, left - 1)


# ---------------------------------------------------------------------------------------------- hits and blocks


@step("GG-085", "GG-086", "GG-124", "GG-149", "GR-024", "GR-027")
def strike_back(g: Gaia, start: int) -> None:
    """The counterattacks hit one after another, in board order; whoever has a block token is asked before each."""
    fight = g.fight
    group = fight.group
    for i in range(start, len(group)):
        enemy = queries.find(g, group[i])
        if enemy is None:
            continue
        profile = g.box.profiles[enemy.profile]
        delvers = struck(g, enemy, profile, fight.die)
        if not delvers:
            continue
        if queries.any_has(g, BLOCK):
            ask_block(g, i, enemy, profile, delvers)
            return
        if land(g, i, enemy, profile, delvers):
            return
    finish(g)


@rule("GG-132", "GG-149", "GG-150", "GG-151", "GR-027")
def ask_block(g: Gaia, i: int, enemy: Enemy, profile: Profile, delvers: tuple[int, ...]) -> None:
    """Either player may block this enemy's counterattack."""
    lead = queries.lead(g)
    options = [
        Option(seat, "block", (enemy.uid, profile.card), (f"enemy.{enemy.uid}",), block(seat, i))
        for seat, suit in enumerate(g.suits)
        if suit.alive and queries.available(suit, BLOCK)
    ]
    options.append(Option(lead, "no_block", (enemy.uid, profile.card), (), take_hit(i)))
    loss = tuple([damage(g, enemy, profile, g.fight.die, d) for d in delvers])
    g.ask("block", lead, options, enemy.uid, profile.card, delvers, loss)


@step("GG-149", "GG-151", "GR-026")
def block(g: Gaia, seat: int, i: int) -> None:
    """The token stops all damage of this counterattack; it was attempted, but hits nobody."""
    tokens.spend(g, seat, BLOCK, 1)
    uid = g.fight.group[i]
    g.fight.blocked += (uid,)
    g.emit("blocked", enemy=uid, seat_of=seat)
    strike_back.now(g, i + 1)


@step("GG-086")
def take_hit(g: Gaia, i: int) -> None:
    """Nobody blocks: the counterattack hits."""
    enemy = queries.get(g, g.fight.group[i])
    profile = g.box.profiles[enemy.profile]
    if not land(g, i, enemy, profile, struck(g, enemy, profile, g.fight.die)):
        strike_back.now(g, i + 1)


@rule("GG-085", "GG-086", "GG-252", "GR-024")
def land(g: Gaia, i: int, enemy: Enemy, profile: Profile, delvers: tuple[int, ...]) -> bool:
    """Every delver that is hit suffers; return whether something must be chosen before the next enemy hits."""
    fight = g.fight
    fight.hits += (enemy.uid,)
    dealt = tuple([damage(g, enemy, profile, fight.die, d) for d in delvers])
    g.emit("counterattack", enemy=enemy.uid, card=profile.card, delvers=delvers, die=fight.die, dealt=dealt)
    asks: list[int] = []
    for d, n in zip(delvers, dealt, strict=True):
        if g.at[d] < 0:
            continue
        lost = harm.suffer(g, d, n, "counterattack", shielded=True)
        if profile.harms and g.at[d] >= 0 and survival.leave_marks(g, enemy, profile, d, delvers, lost):
            asks.append(queries.seat_of(g, d))
    if not asks:
        return False
    g.then(*[tokens.waste(seat, 1) for seat in asks], strike_back(i + 1))
    return True


def finish(g: Gaia) -> None:
    """All hits are over: spikes prick, then comes what enemies do after an attempt."""
    fight = g.fight
    if fight.normal and fight.spikes:
        survival.prick(g)
    profiles = g.box.profiles
    for enemy in g.enemies:
        if profiles[enemy.profile].aftermath and enemy.uid in fight.group:
            aftermath.queue(g)
            return
