"""Attacks: who is targeted, the damage, what follows (chapter J; steps T1 to T4 of GR-062)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import possible

from .. import queries
from ..abilities import chains, defence, weapons
from ..abilities.defence import Blow
from ..box.profiles import Profile
from ..effects import effect, verb
from ..schema.verbs import Attack, Roll, Ultimate
from ..schema.words import DAMAGES
from ..state import Enemy, Gaia, rule, step
from . import counterattacks, deaths, dice, harm, tokens


@verb(Roll, "GG-182")
def roll(g: Gaia, d: int, one: Roll) -> None:
    """Once the use is declared, a die says in which direction the weapon attacks."""
    if g.at[d] >= 0:
        g.then(dice.roll("weapon"), read_letter(d, one.node))


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


@verb(Attack, "GG-073", "GG-075", "GG-077")
def attack(g: Gaia, d: int, one: Attack) -> None:
    """An attack begins; a card that multiplies by a die is rolled for first."""
    if g.at[d] < 0:
        return
    if one.factors:
        g.then(dice.roll("weapon"), prepare(d, one.node))
    else:
        prepare.now(g, d, one.node)


@step("GG-139", "GR-055")
def prepare(g: Gaia, d: int, node: str) -> None:
    """Once a die of the weapon or an earlier attack of it is known, doublers may still be spent: it is the action."""
    if g.at[d] < 0:
        return
    attack = effect(g, node, Attack)
    seat = queries.seat_of(g, d)
    kinds = {attack.damage, attack.injured.damage if attack.injured else None} - {None}
    types = sum(1 << DAMAGES.index(kind) for kind in kinds if kind) & ~g.doubled
    options = []
    if types and (g.fight.die or g.fight.targeted) and under(g, d, node):
        options = [one for one in possible(tokens.doublers(g, seat, d)) if tokens.doubles(one.call[2]) & types]
    if options:
        g.agenda.append(prepare(d, node))
        g.ask("double", seat, [*options, Option(seat, "no_double", (), (), strike(d, node))], g.fight.die)
    else:
        aim.now(g, d, node)


@step("GG-139")
def strike(g: Gaia, d: int, node: str) -> None:
    """No more doublers: the attack comes."""
    g.leave()
    aim.now(g, d, node)


@step("GG-075", "GG-077", "GG-078", "GR-114")
def aim(g: Gaia, d: int, node: str) -> None:
    """Every enemy under the arrows is targeted, unless the card limits their number: then the player chooses.

    All of them (GG-075, GG-077) or none (GG-078); up to a number is also fewer than there are (GR-114).
    """
    if g.at[d] < 0:
        return
    card = effect(g, node, Attack)
    fight = g.fight
    fight.factor = card.factors[fight.die - 1] if card.factors else card.factor
    targets = under(g, d, node)
    if card.max and len(targets) > 1:
        choose_targets.now(g, d, node, (), tuple(targets))
    elif targets:
        hit.now(g, d, node, queries.in_board_order(g, tuple(targets)))
    else:
        g.emit("missed", delver=d)


def under(g: Gaia, d: int, node: str) -> list[int]:
    """Return the enemies under the arrows of an attack."""
    mask = area(g, d, node)
    return [enemy.uid for enemy in g.enemies if mask >> enemy.at & 1]


@rule("GG-077", "GR-118")
def area(g: Gaia, d: int, node: str) -> int:
    """Return the tiles that an attack of a delver covers: round itself, or round the other delver if it is there."""
    card = effect(g, node, Attack)
    origin = g.at[1 - d if card.around == "partner" else d]
    masks = g.box.areas[node]
    return masks[g.fight.letter if g.fight.letter in masks else "x"][origin] if origin >= 0 else 0


@step("GG-075", "GR-114")
def choose_targets(g: Gaia, d: int, node: str, chosen: tuple[int, ...], left: tuple[int, ...]) -> None:
    """One target after another, up to the limit of the card; or all at once, if it lets one hit them all."""
    most = effect(g, node, Attack).max
    if len(chosen) == most or not left:
        hit.now(g, d, node, queries.in_board_order(g, chosen))
        return
    seat = queries.seat_of(g, d)
    options = [
        Option(seat, "target", (uid, queries.profile_of(g, queries.get(g, uid)).card), (f"enemy.{uid}",),
               choose_targets(d, node, (*chosen, uid), tuple([other for other in left if other != uid])))
        for uid in left
    ]  # fmt: skip
    if len(chosen) + len(left) <= most and len(left) > 1:
        everybody = hit(d, node, queries.in_board_order(g, (*chosen, *left)))
        options.append(Option(seat, "target_all", (), (), everybody))
    if chosen:
        options.append(Option(seat, "enough", (), (), hit(d, node, queries.in_board_order(g, chosen))))
    g.ask("target", seat, options, most - len(chosen))


# ---------------------------------------------------------------------------------------------- damage


@rule("GG-073", "GG-074", "GG-139", "GG-141", "GG-145", "GG-285", "GG-293", "GG-298", "GR-058", "GR-061")
def damage_to(g: Gaia, blow: Blow, card: Attack, enemy: Enemy, profile: Profile) -> tuple[int, str]:
    """Return what an attack does to an enemy, before Taunt (GR-061), and which of its abilities lowered that.

    The base of its type (GG-073), the upper space if a product says so (GG-074), the factor of the weapon; a
    doubler of one's own turn on top of that (GG-139, GG-141, GG-145); Carapace lets no doubling count but that of
    the weapon (GG-285); Disarm makes it 1 (GG-293), Fear takes some off (GG-298).
    """
    injured = card.injured if enemy.hurt else None
    kind = DAMAGES.index((injured.damage if injured else None) or card.damage)
    suit = queries.suit_of(g, blow.delver)
    carapace = "carapace" in profile.abilities
    n = g.box.numbers.damage[kind]
    if suit.products and not carapace and queries.kit_of(g, suit).high >> kind & 1:
        n *= 2
    n = n * blow.factor + card.plus + (injured.plus if injured else 0)
    if g.doubled >> kind & 1 and not carapace:
        n *= 2
    if blow.source == "weapon" and suit.disarmed >> blow.weapon & 1:
        n = 1
    if suit.fear:
        n = max(1, n - suit.fear)
    return defence.suffered(g, blow, enemy, profile, n, kind, card) if profile.defends or enemy.shell else (n, "")


@rule("GG-144", "GG-223", "GR-029", "GR-056")
def ultimate_damage_to(g: Gaia, blow: Blow, one: Ultimate, enemy: Enemy, profile: Profile) -> tuple[int, str]:
    """Return what an Ultimate does to an enemy: fixed damage, which only the universal doubler doubles."""
    doubled = g.doubled & 8 and "carapace" not in profile.abilities
    n = max(1, (2 * one.n if doubled else one.n) - queries.suit_of(g, blow.delver).fear)
    return defence.suffered(g, blow, enemy, profile, n, -1, None) if profile.defends or enemy.shell else (n, "")


def blows(
    g: Gaia, d: int, source: str, factor: int, one: Attack | Ultimate, foes: list[Enemy]
) -> list[tuple[int, str]]:  # fmt: skip
    """Return what an attack of a delver does to each of some enemies, and what lowered it."""
    taunted = defence.taunted(g)
    blow = Blow(d, source, factor, g.weapon, g.slot)
    found = []
    for foe in foes:
        profile = g.box.profiles[foe.profile]
        if taunted >> foe.at & 1:
            found.append((0, "taunt"))
        elif isinstance(one, Attack):
            found.append(damage_to(g, blow, one, foe, profile))
        else:
            found.append(ultimate_damage_to(g, blow, one, foe, profile))
    return found


@step("GG-076", "GG-079", "GG-087", "GG-343", "GR-062", "GR-077")
def hit(g: Gaia, d: int, node: str, targets: tuple[int, ...]) -> None:
    """All targets suffer at once; then it is checked who dies."""
    one = g.box.nodes[node]
    fight = g.fight
    fight.node, fight.targets = node, targets
    foes = [queries.get(g, uid) for uid in targets]
    dealt = blows(g, d, fight.source, fight.factor, one, foes)
    suit = queries.suit_of(g, d)
    if fight.source == "weapon" and suit.disarmed:
        suit.disarmed &= ~(1 << g.weapon)
    profiles = [g.box.profiles[foe.profile] for foe in foes]
    apply(g, foes, profiles, dealt)
    follow(g, d, foes, profiles, quiet=one.quiet)


@verb(Ultimate, "GG-223", "GR-029")
def ultimate(g: Gaia, d: int, one: Ultimate) -> None:
    """The Ultimate strikes all that it names."""
    if g.at[d] < 0:
        return
    near = queries.near_delvers(g)
    foes = [foe.uid for foe in g.enemies if (foe.hurt if one.where == "injured" else near >> foe.at & 1)]
    if foes:
        hit.now(g, d, one.node, queries.in_board_order(g, tuple(foes)))


@rule("GG-076", "GG-288", "GG-301", "GG-308", "GG-323", "GR-064", "GR-070")
def apply(g: Gaia, foes: list[Enemy], profiles: list[Profile], dealt: list[tuple[int, str]]) -> None:
    """Damage is laid on the targets; who dies of it is worked out, the others stay at 1 HP.

    Damage stays (GG-076); Invulnerable has had its use (GG-308), Frenzy notes what is too much (GG-301), Revenge
    wakes at half the health (GG-323), Countdown counts (GG-288).
    """
    fight = g.fight
    fight.dealt = tuple([n for n, _ in dealt])
    fight.exposed = ()
    fight.targeted += fight.targets
    would = []
    over = []
    for foe, profile, n in zip(foes, profiles, fight.dealt, strict=True):
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
           cards=tuple(profile.card for profile in profiles), spared=tuple(why for _, why in dealt))  # fmt: skip
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
