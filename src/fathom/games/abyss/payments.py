"""What a Lord can be paid with (chapter 1.6): which Allies are enough, which are too many, and which are sensible.

A payment is a tuple of Allies; the Pearls it takes are what is then still missing (AR-04).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, combinations, groupby

from . import queries
from .box import AbyssBox
from .schema import RACES
from .state import Abyss, rule

#: What more Races than a hand has are worth: less than any number of Pearls can make up for.
NOTHING = (-1_000_000,) * len(RACES)

#: So many whole payments are offered; any other legal one can be laid Ally by Ally.
OFFERED = 6


class Price:
    """What a Lord asks of a player: Races, perhaps a certain one, a number to reach; and the Pearls there are."""

    __slots__ = ("box", "number", "pearls", "races", "required", "value")

    def __init__(self, box: AbyssBox, races: int, required: int, number: int, pearls: int) -> None:
        self.box = box
        self.races = races
        self.required = required
        self.number = number
        self.pearls = pearls
        self.value = box.value.__getitem__

    def total(self, cards: Iterable[str]) -> int:
        """Return the value of some Allies."""
        return sum(map(self.value, cards))

    @rule("AB-051", "AR-04")
    def missing(self, cards: Iterable[str]) -> int:
        """Each point still missing is covered by a Pearl, and no Pearl is paid beyond that."""
        missing = self.number - sum(map(self.value, cards))
        return missing if missing > 0 else 0

    @rule("AB-045", "AB-046", "AB-048", "AB-049", "AB-050", "AB-052", "AR-03")
    def is_legal(self, cards: tuple[str, ...]) -> bool:
        """The right Races, enough points, and no Ally that could be left out without paying more Pearls."""
        races = set(map(self.box.race.__getitem__, cards))
        if len(races) != self.races or (self.required >= 0 and self.required not in races):
            return False
        return self.missing(cards) <= self.pearls and not self.needless(cards)

    @rule("AR-03")
    def needless(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The Allies that could be left out: not the only one of their Race, and the rest is enough."""
        over = sum(map(self.value, cards)) - self.number
        if over <= 0:
            return ()
        race, value = self.box.race, self.box.value
        held = list(map(race.__getitem__, cards))
        return tuple([card for card in cards if value[card] <= over and held.count(race[card]) > 1])

    @rule("AR-03", "AR-04")
    def layable(self, laid: tuple[str, ...], hand: tuple[str, ...]) -> list[str]:
        """The Allies of a hand that may join those laid so far; a legal payment can come of them whatever is chosen.

        More of a Race only help while points are missing; another Race must leave enough for the number to be reached.
        """
        if self.is_enough(laid):
            return []
        race = self.box.race
        races = set(map(race.__getitem__, laid))
        may = races.copy() if self.missing(laid) else set()
        if len(races) < self.races:
            sums = self.box.sums(hand)
            for other in range(len(RACES)):
                if sums[other] and other not in races and self._can_reach(races | {other}, sums):
                    may.add(other)
        rest = list(hand)
        for card in laid:
            rest.remove(card)
        return [card for card in dict.fromkeys(rest) if race[card] in may]

    def _can_reach(self, races: set[int], sums: bytes) -> bool:
        """Whether all Allies of these Races, with the best others that may join them, reach the number."""
        if self.required >= 0:
            races.add(self.required)
        room = self.races - len(races)
        must = list(map(sums.__getitem__, races))
        if room < 0 or 0 in must:
            return False
        total = sum(must)
        if room:
            others = sorted([n for race, n in enumerate(sums) if n and race not in races], reverse=True)
            if room > len(others):
                return False
            total += sum(others[:room])
        return total + self.pearls >= self.number

    @rule("AR-03")
    def lay(self, laid: tuple[str, ...], card: str) -> tuple[str, ...]:
        """An Ally joins those laid; others that it makes needless come back to hand, the strongest first."""
        now = [*laid, card]
        while back := [one for one in self.needless(tuple(now)) if one != card]:
            now.remove(max(back, key=self.value))
        return tuple(sorted(now))

    def is_enough(self, cards: tuple[str, ...]) -> bool:
        """Whether these Allies pay for the Lord without a Pearl."""
        return bool(cards) and not self.missing(cards) and self.is_legal(cards)

    def offers(self, hand: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return sensible payments: few Pearls, few points wasted, the strong Allies kept; different ones."""
        held: dict[int, list[str]] = {}
        for race, cards in groupby(hand, self.box.race.__getitem__):
            held[race] = sorted([*held.get(race, ()), *cards], key=self.value)
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
                    missing = self.number - total
                    if missing <= self.pearls and (missing >= 0 or not self.needless(payment)):
                        found[payment] = (max(0, missing), total, len(payment))
        return sorted(found, key=found.__getitem__)[:OFFERED]

    def _few(self, stacks: list[list[str]]) -> tuple[str, ...]:
        """As few Allies as possible: strong ones, then each exchanged for the weakest that still does."""
        value = self.box.value
        chosen = [stack[-1] for stack in stacks]
        total = self.total(chosen)
        rest: list[str] = []
        for stack in stacks:
            rest += stack[:-1]
        rest.sort(key=self.value)
        while total < self.number and rest:
            card = rest.pop()
            chosen.append(card)
            total += value[card]
        if total > self.number:
            self._weaken(chosen, rest, total - self.number)
        return tuple(sorted(chosen))

    def _weaken(self, chosen: list[str], rest: list[str], over: int) -> None:
        """Exchange chosen Allies for weaker ones of their Race, as far as there are points to spare."""
        race, value = self.box.race, self.box.value
        for i, card in enumerate(chosen):
            for other in rest:
                less = value[card] - value[other]
                if 0 < less <= over and race[other] == race[card]:
                    rest.remove(other)
                    over -= less
                    chosen[i] = other
                    break

    def _small(self, stacks: list[list[str]]) -> tuple[str, ...]:
        """Weak Allies first, so that the strong ones stay in hand."""
        value = self.box.value
        chosen = [stack[0] for stack in stacks]
        total = self.total(chosen)
        if total < self.number:
            rest: list[str] = []
            for stack in stacks:
                rest += stack[1:]
            rest.sort(key=self.value, reverse=True)
            while total < self.number and rest:
                card = rest.pop()
                chosen.append(card)
                total += value[card]
            while needless := self.needless(tuple(chosen)):
                chosen.remove(max(needless, key=self.value))
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
    prices = box.prices
    sums = box.sums(p.hand)
    order = sorted(filter(None, sums), reverse=True)
    best = [*accumulate(order, initial=0), *NOTHING]
    any_race = box.standing(p.lords).no_required_race
    points = p.pearls - queries.cost_change(g, seat)
    found = []
    for name in g.court:
        races, required, number = prices[name]
        spare = best[races] + points - number
        if spare >= 0:
            if required >= 0 and not any_race:
                own = sums[required]
                weakest = order[races - 1]
                if not own or (own < weakest and spare < weakest - own):
                    continue
            found.append(name)
    return found
