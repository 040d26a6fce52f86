"""Abilities that act when an enemy dies or leaves play (step T8 of GR-062)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible

from .. import queries
from ..box.profiles import Profile
from ..queries import put
from ..rules import elements, equipment, harm
from ..state import NOT_OWNED, Ember, Enemy, Gaia, offer, rule, step
from .weapons import return_stolen

LAST_ACT, MALEVOLENT, REBIRTH = 4, 4, 3


@rule("GG-286", "GG-291", "GG-320", "GG-325", "GG-335", "GR-033")
def leave(g: Gaia, enemy: Enemy, profile: Profile) -> None:
    """An enemy is dead: what it held returns, what bound its victims ends, what it does at last is queued.

    A weapon that it stole (GG-335), the corruption that it laid (GG-286), cards set aside by Ritual (GG-325); Death
    Heal heals its neighbours (GG-291), Rebirth leaves an ember (GG-320).
    """
    return_stolen(g, enemy)
    if g.corruptor == enemy.uid:
        g.corrupted = g.corruptor = -1
    abilities = profile.abilities
    if "ritual" in abilities:
        equipment.take_back(g)
    if not profile.dies_oddly:
        return
    if "death_heal" in abilities:
        for other in queries.neighbours(g, enemy.at):
            if other.hurt:
                other.hurt = 0
                g.emit("enemy_healed", enemy=other.uid)
    if "rebirth" in abilities:
        g.embers += (Ember(enemy.at, REBIRTH, enemy.profile),)
        g.emit("ember", at=enemy.at, card=profile.card)
    if "last_act" in abilities:
        g.agenda.append(last_act(g.fight.delver))
    if "malevolent" in abilities:
        g.agenda.append(malevolent(g.fight.delver))
    if "scrambles" in abilities and g.fight.source == "weapon":
        g.agenda.append(scramble(g.fight.delver))


@step("GG-309", "GR-033")
def last_act(g: Gaia, d: int) -> None:
    """The killer suffers 4 damage."""
    if g.at[d] >= 0:
        harm.suffer(g, d, LAST_ACT, "last_act")


@step("GG-311", "GR-080")
def malevolent(g: Gaia, d: int) -> None:
    """The killer loses 4 elements, if there are so many, or is set to 1 HP."""
    if g.at[d] < 0:
        return
    seat = queries.seat_of(g, d)
    g.ask("malevolent", seat, possible(last_prices(g, seat)))


@offer("malevolent")
def last_prices(g: Gaia, seat: int) -> Iterator[Offer]:
    """Yield four elements, and all HP but one."""
    lacking = elements.why_not_lose(g, seat, MALEVOLENT)
    yield Option(seat, "lose_four_elements", (MALEVOLENT,), (), elements.lose_elements(seat, MALEVOLENT)), lacking
    yield Option(seat, "one_hp", (), (f"hp.{seat}",), set_to_one(seat)), None


@step("GG-311")
def set_to_one(g: Gaia, seat: int) -> None:
    """The delver is left with 1 HP."""
    suit = g.suits[seat]
    g.emit("lost_hp", delver=g.fight.delver, n=suit.hp - 1)
    suit.hp = 1


# ---------------------------------------------------------------------------------------------- Scrambles


@step("GG-327", "GR-033", "GR-081")
def scramble(g: Gaia, d: int) -> None:
    """The killing weapon is returned for another one that its user does not own, at the same rank."""
    seat = queries.seat_of(g, d)
    suit = g.suits[seat]
    if g.at[d] < 0 or not suit.ranks[g.weapon]:
        return
    rank = suit.ranks[g.weapon]
    others = [kind for kind in range(g.box.weapons) if not queries.owns_weapon(suit, kind)]
    if others:
        g.ask(
            "scramble",
            seat,
            [
                Option(seat, "scramble", (queries.card_of(g, suit, kind, rank).id,), (f"gear.{seat}.{kind}",),
                       exchange(seat, kind))
                for kind in others
            ],
        )  # fmt: skip


@step("GG-327", "GR-046", "GR-081")
def exchange(g: Gaia, seat: int, kind: int) -> None:
    """The new weapon takes the place of the old one, also above its maximum rank."""
    suit = g.suits[seat]
    old, rank, place = g.weapon, suit.ranks[g.weapon], suit.places[g.weapon]
    g.emit("scrambled", seat_of=seat, old=queries.card_of(g, suit, old, rank).id)
    suit.ranks = put(put(suit.ranks, old, 0), kind, rank)
    suit.places = put(put(suit.places, old, NOT_OWNED), kind, place)
    suit.disarmed &= ~(1 << old)
    suit.aside = tuple([kind if one == old else one for one in suit.aside])
    suit.known |= 1 << kind
    g.weapon = kind
    equipment.recount(g, seat)
    g.emit("gained", seat_of=seat, card=queries.card_of(g, suit, kind, rank).id)
