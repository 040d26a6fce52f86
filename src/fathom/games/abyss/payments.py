"""What a Lord can be paid with (chapter 1.6): which Allies are enough, which are too many, and which are sensible.

A payment is a tuple of Allies; the Pearls it takes are what is then still missing (AR-04).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, combinations

from . import queries
from .box import AbyssBox
from .schema import RACES
from .state import Abyss, rule

#: So many whole payments are offered; any other legal one can be laid Ally by Ally.
OFFERED = 6


class Price:
    """What a Lord asks of a player: Races, perhaps a certain one, a number to reach; and the Pearls there are."""

    __slots__ = ("box", "number", "pearls", "races", "required")

    def __init__(self, box: AbyssBox, races: int, required: int, number: int, pearls: int) -> None:
        self.box = box
        self.races = races
        self.required = required
        self.number = number
        self.pearls = pearls

    def total(self, cards: Iterable[str]) -> int:
        """Return the value of some Allies."""
        return sum(map(self.box.value.__getitem__, cards))

    @rule("AB-051", "AR-04")
    def missing(self, cards: Iterable[str]) -> int:
        """Each point still missing is covered by a Pearl, and no Pearl is paid beyond that."""
        return max(0, self.number - self.total(cards))

    @rule("AB-045", "AB-046", "AB-048", "AB-049", "AB-050", "AB-052", "AR-03")
    def is_legal(self, cards: tuple[str, ...]) -> bool:
        """The right Races, enough points, and no Ally that could be left out without paying more Pearls."""
        races = {self.box.race[card] for card in cards}
        if len(races) != self.races or (self.required >= 0 and self.required not in races):
            return False
        return self.missing(cards) <= self.pearls and not self.needless(cards)

    @rule("AR-03")
    def needless(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The Allies that could be left out: not the only one of their Race, and the rest is enough."""
        race, value = self.box.race, self.box.value
        over = sum(map(value.__getitem__, cards)) - self.number
        if over <= 0:
            return ()
        held = [race[card] for card in cards]
        return tuple(card for card in cards if value[card] <= over and held.count(race[card]) > 1)

    @rule("AR-03", "AR-04")
    def layable(self, laid: tuple[str, ...], hand: tuple[str, ...]) -> list[str]:
        """The Allies of a hand that may join those laid so far; a legal payment can come of them whatever is chosen.

        More of a Race only help while points are missing; another Race must leave enough for the number to be reached.
        """
        if self.is_enough(laid):
            return []
        race = self.box.race
        races = {race[card] for card in laid}
        may = races.copy() if self.missing(laid) else set()
        if len(races) < self.races:
            may |= {r for r in range(len(RACES)) if r not in races and self._can_reach(races | {r}, hand)}
        rest = list(hand)
        for card in laid:
            rest.remove(card)
        return [card for card in dict.fromkeys(rest) if race[card] in may]

    def _can_reach(self, races: set[int], hand: tuple[str, ...]) -> bool:
        """Whether all Allies of these Races, with the best others that may join them, reach the number."""
        sums = self.box.sums(hand)
        must = races | {self.required} if self.required >= 0 else races
        room = self.races - len(must)
        others = sorted([n for race, n in enumerate(sums) if n and race not in must], reverse=True)
        if not 0 <= room <= len(others) or not all(sums[race] for race in must):
            return False
        return sum([sums[race] for race in must]) + sum(others[:room]) + self.pearls >= self.number

    @rule("AR-03")
    def lay(self, laid: tuple[str, ...], card: str) -> tuple[str, ...]:
        """An Ally joins those laid; others that it makes needless come back to hand, the strongest first."""
        now = [*laid, card]
        while back := [one for one in self.needless(tuple(now)) if one != card]:
            now.remove(max(back, key=self.box.value.__getitem__))
        return tuple(sorted(now))

    def is_enough(self, cards: tuple[str, ...]) -> bool:
        """Whether these Allies pay for the Lord without a Pearl."""
        return bool(cards) and not self.missing(cards) and self.is_legal(cards)

    def offers(self, hand: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return sensible payments: few Pearls, few points wasted, the strong Allies kept; different ones."""
        held: dict[int, list[str]] = {}
        for card in hand:
            held.setdefault(self.box.race[card], []).append(card)
        value = self.box.value
        for cards in held.values():
            cards.sort(key=value.__getitem__)
        if self.required >= 0 and self.required not in held:
            return []
        others = [race for race in held if race != self.required]
        must = [self.required] if self.required >= 0 else []
        found: dict[tuple[str, ...], tuple[int, int, int]] = {}
        for more in combinations(others, self.races - len(must)):
            stacks = [held[race] for race in (*must, *more)]
            for payment in (self._few(stacks), self._small(stacks), self._with_pearls(stacks) if self.pearls else ()):
                if payment and payment not in found:
                    total = self.total(payment)
                    missing = max(0, self.number - total)
                    if missing <= self.pearls and not self.needless(payment):
                        found[payment] = (missing, total, len(payment))
        return sorted(found, key=found.__getitem__)[:OFFERED]

    def _few(self, stacks: list[list[str]]) -> tuple[str, ...]:
        """As few Allies as possible: strong ones, then each exchanged for the weakest that still does."""
        value = self.box.value
        chosen = [stack[-1] for stack in stacks]
        rest = sorted((card for stack in stacks for card in stack[:-1]), key=value.__getitem__)
        total = self.total(chosen)
        while total < self.number and rest:
            card = rest.pop()
            chosen.append(card)
            total += value[card]
        for i, card in enumerate(chosen):
            for other in rest:
                less = value[card] - value[other]
                if 0 < less <= total - self.number and self.box.race[other] == self.box.race[card]:
                    rest.remove(other)
                    total -= less
                    chosen[i] = other
                    break
        return tuple(sorted(chosen))

    def _small(self, stacks: list[list[str]]) -> tuple[str, ...]:
        """Weak Allies first, so that the strong ones stay in hand."""
        value = self.box.value
        chosen = [stack[0] for stack in stacks]
        rest = sorted((card for stack in stacks for card in stack[1:]), key=value.__getitem__, reverse=True)
        total = self.total(chosen)
        while total < self.number and rest:
            card = rest.pop()
            chosen.append(card)
            total += value[card]
        while needless := self.needless(tuple(chosen)):
            chosen.remove(max(needless, key=value.__getitem__))
        return tuple(sorted(chosen))

    def _with_pearls(self, stacks: list[list[str]]) -> tuple[str, ...]:
        """One weak Ally of each Race, and Pearls for the rest; stronger ones while the Pearls do not suffice."""
        value = self.box.value
        chosen = [stack[0] for stack in stacks]
        short = self.missing(chosen) - self.pearls
        for i, stack in enumerate(stacks):
            if short > 0:
                card = next((c for c in stack if value[c] - value[chosen[i]] >= short), stack[-1])
                short -= value[card] - value[chosen[i]]
                chosen[i] = card
        return tuple(sorted(chosen)) if short <= 0 else ()


def price_of(g: Abyss, seat: int, lord: str) -> Price:
    """Return what a Lord at the Court asks of a player now."""
    return Price(
        g.box,
        g.box.lords[lord].races,
        queries.required_race(g, seat, lord),
        queries.cost(g, seat, lord),
        g.players[seat].pearls,
    )


@rule("AB-016", "AB-044", "AB-045", "AB-046", "AB-048", "AB-049", "AB-051", "AB-052")
def payable(g: Abyss, seat: int) -> list[str]:
    """The Lords at the Court that a player can pay.

    There must be Allies of as many Races as bubbles, the required one among them; the best of these Races and all
    Pearls must reach the number.
    """
    p = g.players[seat]
    if not p.hand:
        return []
    box = g.box
    sums = box.sums(p.hand)
    order = sorted(filter(None, sums), reverse=True)
    best = [0, *accumulate(order)]
    any_race = box.standing(p.lords).no_required_race
    points = p.pearls - queries.cost_change(g, seat)
    found = []
    for name in g.court:
        races, required, number = box.prices[name]
        if races > len(order):
            continue
        if required < 0 or any_race:
            total = best[races]
        elif not (own := sums[required]):
            continue
        else:
            total = best[races] if own >= order[races - 1] else best[races - 1] + own
        if total + points >= number:
            found.append(name)
    return found
