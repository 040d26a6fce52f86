"""Attacks: who is targeted, the damage, what follows (chapter J; steps T1 to T4 of GR-062)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import queries
from ..abilities import chains, defence, weapons
from ..abilities.defence import Blow
from ..effects import effect, verb
from ..profiles import Profile
from ..schema.verbs import Attack, Roll, Ultimate
from ..schema.words import DAMAGES
from ..state import Enemy, Gaia, rule, step
from . import counterattacks, deaths, dice, harm


@verb(Roll)
@step("GG-182")
def roll(g: Gaia, d: int, node: str) -> None:
    """Once the use is declared, a die says in which direction the weapon attacks."""
    if g.at[d] >= 0:
        g.then(dice.roll("weapon"), read_letter(d, node))


@step("GG-182", "GG-183")
def read_letter(g: Gaia, d: int, node: str) -> None:
    """The user may suffer damage to attack in the opposite direction."""
    rolled = effect(g, node, Roll)
    letter = rolled.letters[g.fight.die - 1]
    g.fight.letter = letter
    if rolled.suffer:
        seat = queries.seat_of(g, d)
        other = next(one for one in rolled.letters if one != letter)
        g.ask("flip", seat, (
            Option(seat, "flip", (other, rolled.suffer), (), flip(d, other, rolled.suffer)),
            Option(seat, "no_flip", (letter,), (), dice.keep()),
        ))  # fmt: skip


@step("GG-183")
def flip(g: Gaia, d: int, letter: str, damage: int) -> None:
    """The user suffers for the other direction."""
    g.fight.letter = letter
    harm.suffer(g, d, damage, "flip")


@verb(Attack)
@step("GG-073", "GG-075", "GG-077")
def attack(g: Gaia, d: int, node: str) -> None:
    """An attack begins; a card that multiplies by a die is rolled for first."""
    if g.at[d] < 0:
        return
    if effect(g, node, Attack).factors:
        g.then(dice.roll("weapon"), aim(d, node))
    else:
        aim.now(g, d, node)


@step("GG-075", "GG-077", "GG-078")
def aim(g: Gaia, d: int, node: str) -> None:
    """Every enemy under the arrows is targeted, unless the card limits their number: then the player chooses."""
    if g.at[d] < 0:
        return
    card = effect(g, node, Attack)
    fight = g.fight
    fight.factor = card.factors[fight.die - 1] if card.factors else card.factor
    mask = area(g, d, node)
    targets = [enemy.uid for enemy in g.enemies if mask >> enemy.at & 1]
    if card.max and len(targets) > card.max:
        choose_targets.now(g, d, node, (), tuple(targets))
    elif targets:
        hit.now(g, d, node, queries.in_board_order(g, tuple(targets)))
    else:
        g.emit("missed", delver=d)


def area(g: Gaia, d: int, node: str) -> int:
    """Return the tiles that an attack of a delver covers: round itself, or round the other delver while it lives."""
    card = effect(g, node, Attack)
    origin = g.at[1 - d] if card.around == "partner" and g.at[1 - d] >= 0 else g.at[d]
    masks = g.box.areas[node]
    return masks[g.fight.letter if g.fight.letter in masks else "x"][origin] if origin >= 0 else 0


@step("GG-075")
def choose_targets(g: Gaia, d: int, node: str, chosen: tuple[int, ...], left: tuple[int, ...]) -> None:
    """One target after another, up to the limit of the card."""
    most = effect(g, node, Attack).max
    if len(chosen) == most:
        hit.now(g, d, node, queries.in_board_order(g, chosen))
        return
    seat = queries.seat_of(g, d)
    options = [
        Option(seat, "target", (uid, queries.profile_of(g, queries.get(g, uid)).card), (f"enemy.{uid}",),
               choose_targets(d, node, (*chosen, uid), tuple([other for other in left if other != uid])))
        for uid in left
    ]  # fmt: skip
    if chosen:
        options.append(Option(seat, "enough", (), (), hit(d, node, queries.in_board_order(g, chosen))))
    g.ask("target", seat, options, most - len(chosen))


# ---------------------------------------------------------------------------------------------- damage


@rule("GG-073", "GG-074", "GG-139", "GG-141", "GG-145", "GG-285", "GG-293", "GG-298", "GR-058", "GR-061")
def damage_to(g: Gaia, blow: Blow, card: Attack, enemy: Enemy, profile: Profile) -> int:
    """Return what an attack would do to an enemy, before Taunt (GR-061)."""
    injured = card.injured if enemy.hurt else None
    name = (injured.damage if injured else None) or card.damage
    kind = DAMAGES.index(name)
    suit = queries.suit_of(g, blow.delver)
    carapace = "carapace" in profile.abilities
    n = g.box.table.damage[kind]
    if (
        suit.products
        and not carapace
        and g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).high >> kind & 1
    ):
        n *= 2
    n = n * blow.factor + card.plus + (injured.plus if injured else 0)
    if g.doubled >> kind & 1 and not carapace:
        n *= 2
    if blow.source == "weapon" and suit.disarmed >> blow.weapon & 1:
        n = 1
    if suit.fear:
        n = max(1, n - suit.fear)
    return defence.suffered(g, blow, enemy, profile, n, kind, card) if profile.defends or enemy.shell else n


@step("GG-076", "GG-079", "GG-087", "GR-062")
def hit(g: Gaia, d: int, node: str, targets: tuple[int, ...]) -> None:
    """All targets suffer at once; then it is checked who dies."""
    card = effect(g, node, Attack)
    fight = g.fight
    fight.node, fight.targets = node, targets
    foes = [queries.get(g, uid) for uid in targets]
    profiles = [g.box.profiles[foe.profile] for foe in foes]
    taunted = defence.taunted(g)
    blow = Blow(d, fight.source, fight.factor, g.at, g.weapon, g.slot)
    dealt = [
        0 if taunted >> foe.at & 1 else damage_to(g, blow, card, foe, profile)
        for foe, profile in zip(foes, profiles, strict=True)
    ]
    suit = queries.suit_of(g, d)
    if fight.source == "weapon" and suit.disarmed:
        suit.disarmed &= ~(1 << g.weapon)
    apply(g, foes, profiles, dealt)
    follow(g, d, foes, profiles, quiet=card.quiet)


@verb(Ultimate)
@step("GG-144", "GG-223", "GR-029", "GR-056")
def ultimate(g: Gaia, d: int, node: str) -> None:
    """Fixed damage to all that the Ultimate names; only the universal doubler doubles it."""
    if g.at[d] < 0:
        return
    one = effect(g, node, Ultimate)
    near = queries.near_delvers(g)
    foes = [foe for foe in g.enemies if (foe.hurt if one.where == "injured" else near >> foe.at & 1)]
    foes.sort(key=lambda foe: foe.at)
    if not foes:
        return
    profiles = [g.box.profiles[foe.profile] for foe in foes]
    taunted = defence.taunted(g)
    suit = queries.suit_of(g, d)
    dealt = []
    blow = Blow(d, g.fight.source, 1, g.at, g.weapon, g.slot)
    g.fight.node, g.fight.targets = "", tuple([foe.uid for foe in foes])
    for foe, profile in zip(foes, profiles, strict=True):
        doubled = g.doubled & 8 and "carapace" not in profile.abilities
        n = max(1, (2 * one.n if doubled else one.n) - suit.fear)
        n = defence.suffered(g, blow, foe, profile, n, -1, None) if profile.defends or foe.shell else n
        dealt.append(0 if taunted >> foe.at & 1 else n)
    apply(g, foes, profiles, dealt)
    follow(g, d, foes, profiles, quiet=one.quiet)


@rule("GG-076", "GG-288", "GG-301", "GG-308", "GG-323", "GR-064", "GR-070")
def apply(g: Gaia, foes: list[Enemy], profiles: list[Profile], dealt: list[int]) -> None:
    """Damage is laid on the targets; who dies of it is worked out, the others stay at 1 HP."""
    fight = g.fight
    fight.dealt = tuple(dealt)
    fight.exposed = ()
    fight.targeted += fight.targets
    would = []
    over = []
    for foe, profile, n in zip(foes, profiles, dealt, strict=True):
        left = profile.health + foe.growth - foe.hurt
        foe.hurt += n
        if foe.invulnerable:
            foe.invulnerable = False
        if n >= left:
            would.append(foe.uid)
            if n > left and "frenzy" in profile.abilities:
                over.append(foe.uid)
        if "revenge" in profile.abilities and 2 * foe.hurt >= profile.health + foe.growth:
            foe.revenge = True
        if "countdown" in profile.abilities:
            g.countdown += 1
        if "weak_spot" in profile.abilities and defence.is_weak_from(foe, profile, g.at[fight.delver]):
            fight.exposed += (foe.uid,)
    g.emit("attacked", delver=fight.delver, targets=fight.targets, dealt=fight.dealt,
           cards=tuple(profile.card for profile in profiles))  # fmt: skip
    dying = defence.can_die(g, would, len(fight.targets)) if would else would
    for foe, profile in zip(foes, profiles, strict=True):
        if foe.uid in would and foe.uid not in dying:
            foe.hurt = profile.health + foe.growth - 1
            g.emit("survives", enemy=foe.uid, card=profile.card)
    fight.dying = tuple(dying)
    fight.overkilled = tuple([uid for uid in over if uid in dying])


@rule("GG-079", "GG-124", "GR-023", "GR-062", "GR-075")
def follow(g: Gaia, d: int, foes: list[Enemy], profiles: list[Profile], *, quiet: bool) -> None:
    """After the damage: counterattacks, the chain, Frenzy; then the dead, and what an attack leaves behind."""
    fight = g.fight
    fight.backup = ()
    g.agenda.append(deaths.resolve())
    if any([profile.marks for profile in profiles]):
        weapons.note_damage(g, d, foes, profiles)
        if fight.overkilled:
            g.then(*[chains.frenzy(quiet)] * len(fight.overkilled))
        chain = chains.linked(g, foes, profiles)
        if chain:
            g.agenda.append(
                counterattacks.counter(tuple([uid for uid in chain if not quiet or uid not in fight.targets]))
            )
        if fight.source == "weapon":
            g.then(
                *chains.name_backup(g, d, foes, profiles),
                counterattacks.answer(quiet),
                *chains.swaps(g, foes, profiles),
            )
            return
    counterattacks.answer.now(g, quiet)
