"""XP: earning it, and spending it on Keys, Healing and Abilities (chapters 9 and 24)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible

from ..queries import most_health
from ..state import Depths, offer, rule, step
from . import items, level_up, wounds

#: What may be bought several times with one payment.
SOLD_BY_NUMBER = ("key", "healing")


@rule("FD-077", "FD-078", "FR-28")
def earn(g: Depths, n: int) -> None:
    """A card goes to the communal pool."""
    if n:
        g.xp = bytes(sorted(g.xp + bytes((n,))))
        g.emit("earned", n=n)


@rule("FD-190", "FD-191")
def wealth(g: Depths) -> int:
    """Return all that could be spent: the pool, and Items at their printed value."""
    return sum(g.xp) + sum([g.box.items[held.id].xp for hero in g.heroes for held in hero.items])


@rule("FD-017", "FD-158", "FD-184", "FD-195")
def price(g: Depths, what: str) -> int:
    """Return what something costs by the Reference Card of this Ecology; its other numbers only inform."""
    rate = g.box.rates[g.ecology]
    return {"key": rate.key, "healing": rate.healing_cost, "ability": rate.ability}[what]


@rule("FD-184", "FR-50")
def why_not_buy(g: Depths, what: str) -> No | None:
    """Whatever is bought must be affordable; Healing is bought only if somebody needs it."""
    if what == "healing" and not any([hero.health < most_health(g, hero) for hero in g.heroes]):
        return no("FR-38", "no-wound")
    due = price(g, what)
    return None if wealth(g) >= due else no("FD-184", "no-xp", n=due)


# ---------------------------------------------------------------------------------------------- paying


@step("FD-184", "FD-190")
def begin_paying(g: Depths, what: str, h: int, due: int) -> None:
    """Something is to be paid."""
    g.paid = 0
    g.then(pay(what, due), finish(what, h, due))


@step("FD-188", "FD-190", "FD-191", "FR-49", "FR-74")
def pay(g: Depths, what: str, due: int) -> None:
    """The players choose which cards pay; more than one Key or Healing may be bought with one payment.

    Cards of the pool (FD-188, FD-190) and Items (FD-191). More of Healing (FR-49) and of Keys (FR-74) may be bought
    at once.
    """
    enough = g.paid >= due
    if enough and (what not in SOLD_BY_NUMBER or not wealth(g)):
        return
    g.ask("pay", g.turn, possible(payments(g, g.turn, what, due, g.paid)), what, due, g.paid)


@offer("pay")
def payments(g: Depths, seat: int, what: str, due: int, paid: int) -> Iterator[Offer]:
    """Yield the cards of the pool and the Items that may pay, and to leave it at that."""
    for n in dict.fromkeys(g.xp):
        yield Option(seat, "pay", (n,), (), put_down(what, due, n)), None
    for owner, hero in enumerate(g.heroes):
        for item in dict.fromkeys(held.id for held in hero.items):
            if n := g.box.items[item].xp:
                call = put_down_item(what, due, owner, item)
                yield Option(seat, "pay_item", (owner, item, n), (f"item.{owner}.{item}",), call), None
    if what in SOLD_BY_NUMBER:
        reason = None if paid >= due else no("FD-184", "no-enough", n=due - paid)
        yield Option(seat, "done_paying", (what, paid // due), (), stop_paying()), reason


@step("FD-188", "FD-189")
def put_down(g: Depths, what: str, due: int, n: int) -> None:
    """A card of the pool pays and leaves the game."""
    at = g.xp.index(n)
    g.xp = g.xp[:at] + g.xp[at + 1 :]
    g.paid += n
    pay.now(g, what, due)


@step("FD-188", "FD-191", "FD-113")
def put_down_item(g: Depths, what: str, due: int, owner: int, item: str) -> None:
    """An Item pays with its printed value and is gone; the cards that it added stay."""
    items.remove(g, owner, item)
    g.paid += g.box.items[item].xp
    g.emit("spent_item", hero=owner, item=item)
    pay.now(g, what, due)


@step("FD-189")
def stop_paying(g: Depths) -> None:
    """It is enough."""


@step("FD-189", "FD-326", "FR-49", "FR-74")
def finish(g: Depths, what: str, h: int, due: int) -> None:
    """What was paid for is there; what was paid too much is lost."""
    many = g.paid // due
    g.emit("paid", what=what, n=g.paid)
    g.paid = 0
    if what == "key":
        g.keys += many
        g.emit("gained_keys", n=many)
    elif what == "healing":
        divide.now(g, 0, points_for(g, many))
    elif what == "ability":
        g.then(level_up.draw_abilities(h))


@rule("FD-192", "FD-194", "FD-213")
def points_for(g: Depths, many: int) -> int:
    """Return the Health that Healing bought so many times gives to all Heroes together."""
    points = many * g.box.rates[g.ecology].healing_gives * len(g.heroes)
    return points * 2 if g.setup.double_healing else points


# ---------------------------------------------------------------------------------------------- healing


@step("FD-193", "FD-194", "FR-38")
def divide(g: Depths, h: int, points: int) -> None:
    """The players divide the points as they like; what nobody needs is lost."""
    lost = [most_health(g, hero) - hero.health for hero in g.heroes]
    while points and h < len(g.heroes):
        least = max(0, points - sum(lost[h + 1 :]))
        most = min(points, lost[h])
        if least < most:
            seat = g.turn
            options = [
                Option(seat, "heal_by", (h, n), (f"hero.{h}",), heal_by(h, n, points)) for n in range(least, most + 1)
            ]
            g.ask("divide", seat, options, h, points)
            return
        wounds.heal(g, h, most)
        points -= most
        h += 1


@step("FD-193")
def heal_by(g: Depths, h: int, n: int, points: int) -> None:
    """This Hero gets so many points; the next ones the others."""
    wounds.heal(g, h, n)
    divide.now(g, h + 1, points - n)
