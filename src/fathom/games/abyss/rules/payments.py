"""What a Lord can be paid with (chapter 1.6): which Allies are enough, which are too many, and which are sensible.

A payment is a tuple of Allies; the Pearls it takes are what is then still missing (AR-04).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, groupby

from fathom.core.legality import No, no

from .. import queries
from ..box import AbyssBox
from ..schema import RACES
from ..state import Abyss, rule

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
        races = set(map(self.box.race.__getitem__, cards))  # AB-049, AB-052: a Race counts once, and Pearls are none
        if len(races) != self.races or (self.required >= 0 and self.required not in races):  # AB-045, AB-046
            return False
        return self.missing(cards) <= self.pearls and not self.needless(cards)  # AB-048, AB-050; AR-03

    @rule("AB-045", "AB-046", "AB-047", "AB-048")
    def why_not(self, hand: tuple[str, ...]) -> No | None:
        """There must be Allies of as many Races as bubbles, the required one among them, and enough points.

        The points are the best of these Races, and all Pearls.
        """
        sums = self.box.sums(hand)
        own = sums[self.required] if self.required >= 0 else 0
        others = sorted([n for race, n in enumerate(sums) if n and race != self.required], reverse=True)
        best = own + sum(others[: self.races - (self.required >= 0)])
        short = self.number - best - self.pearls
        races = len(others) + (own > 0)
        lacks: No | None = None
        if short > 0:
            lacks = no("AB-048", "no-points", number=self.number, have=best, pearls=self.pearls, n=short)
        if races < self.races:
            lacks = no("AB-047" if self.races == len(RACES) else "AB-045", "no-races", lacks, n=self.races, have=races)
        if self.required >= 0 and not own:
            lacks = no("AB-046", "no-race", lacks, race=RACES[self.required])
        return lacks

    @rule("AR-03")
    def needless(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The Allies that could be left out: not the only one of their Race, and the rest is enough."""
        over = sum(map(self.value, cards)) - self.number
        if over <= 0:
            return ()
        race, value = self.box.race, self.box.value
        held = list(map(race.__getitem__, cards))
        return tuple([card for card in cards if value[card] <= over and held.count(race[card]) > 1])

    @rule("AB-045", "AB-048", "AR-03", "AR-04")
    def why_not_lay(self, card: str, laid: tuple[str, ...], hand: tuple[str, ...]) -> No | None:
        """An Ally may join those laid so far if a legal payment can come of it, whatever is chosen then.

        More of a Race only help while points are missing; another Race must leave enough for the number to be reached.
        """
        if hand.count(card) == laid.count(card):
            return no("AB-048", "no-lay-laid")
        if self.is_enough(laid):
            return no("AR-03", "no-lay-enough")
        race = self.box.race
        races = set(map(race.__getitem__, laid))
        if race[card] in races:
            return None if self.missing(laid) else no("AR-03", "no-lay-needless")
        if len(races) < self.races and self._can_reach(races | {race[card]}, self.box.sums(hand)):
            return None
        return no("AB-045", "no-lay-races", n=self.races)

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


@rule("AB-016", "AB-044")
def why_not_pay(g: Abyss, seat: int, lord: str) -> No | None:
    """A Lord can be named if it can be paid."""
    return price_of(g, seat, lord).why_not(g.players[seat].hand)
