"""What a Lord can be paid with (chapter 1.6): which Allies are enough, which are too many, and which are sensible.

A payment is a tuple of Allies; the Pearls it takes are what is then still missing (AR-04).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, combinations

from . import queries
from .box import AbyssBox
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
        value = self.box.value
        return sum([value[card] for card in cards])

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
        over = self.total(cards) - self.number
        if over <= 0:
            return ()
        race, value = self.box.race, self.box.value
        held = [race[card] for card in cards]
        return tuple(card for card in cards if value[card] <= over and held.count(race[card]) > 1)

    @rule("AR-03", "AR-04")
    def layable(self, laid: tuple[str, ...], rest: tuple[str, ...]) -> list[str]:
        """The Allies that may join those laid so far, so that a legal payment can still come of them."""
        found = []
        for card in dict.fromkeys(rest):
            others = list(rest)
            others.remove(card)
            if self.can_be_completed((*laid, card), others):
                found.append(card)
        return found

    def can_be_completed(self, laid: tuple[str, ...], rest: list[str]) -> bool:
        """Whether some legal payment holds all the Allies laid so far."""
        race, value = self.box.race, self.box.value
        mine: dict[int, list[int]] = {}
        for card in laid:
            mine.setdefault(race[card], []).append(value[card])
        more: dict[int, list[int]] = {}
        for card in rest:
            more.setdefault(race[card], []).append(value[card])
        must = {*mine} | ({self.required} if self.required >= 0 else set())
        if len(must) > self.races or (self.required >= 0 and self.required not in {*mine, *more}):
            return False
        free = [r for r in more if r not in must]
        return any(
            self._reaches(mine, {r: more.get(r, []) for r in (*must, *others)})
            for others in combinations(free, self.races - len(must))
        )

    def _reaches(self, mine: dict[int, list[int]], more: dict[int, list[int]]) -> bool:
        """Whether Allies of just these Races reach the number with all that are laid, and none is needless.

        Points beyond the number make an Ally needless if it has no more of them and is not the only one of its Race.
        So for each `least`: where a Race has several Allies, all have at least that value, and fewer points are wasted.
        The sums that can be reached are the bits of a number.
        """
        lowest = max(0, self.number - self.pearls)
        for least in range(1, 7):
            sums = 1
            for race, values in more.items():
                laid = mine.get(race, [])
                if least > 1 and len(laid) > 1 and min(laid) < least:
                    break
                sums = _add(sums, _sums_of_race(laid, values, least))
            else:
                highest = self.number + least - 1
                if (sums >> lowest) & ((1 << max(0, highest - lowest + 1)) - 1):
                    return True
        return all(len(mine.get(r, ())) <= 1 for r in more) and lowest <= sum(
            max(mine.get(r) or values, default=0) for r, values in more.items()
        )

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
            for payment in (self._few(stacks), self._small(stacks), self._with_pearls(stacks)):
                if payment and payment not in found and self.is_legal(payment):
                    found[payment] = (self.missing(payment), self.total(payment), len(payment))
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


def _sums_of_race(laid: list[int], values: list[int], least: int) -> int:
    """The points that one Race can bring, as bits: with what is laid, strong ones; or a single one of any value."""
    sums = 1 << sum(laid)
    if min(laid, default=least) >= least:
        for n in values:
            if n >= least:
                sums |= sums << n
    if not laid:
        sums &= ~1
        for n in values:
            sums |= 1 << n
    return sums


def _add(sums: int, more: int) -> int:
    """Add every number of one set of bits to every number of the other."""
    found = 0
    while more:
        bit = more & -more
        found |= sums * bit
        more ^= bit
    return found


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
    order = sorted([n for n in sums if n], reverse=True)
    best = [0, *accumulate(order)]
    any_race = box.standing(p.lords).no_required_race
    points = p.pearls - queries.cost_change(g, seat)
    found = []
    for name in g.court:
        lord = box.lords[name]
        if lord.races > len(order):
            continue
        required = box.required[name]
        if required < 0 or any_race:
            total = best[lord.races]
        elif not sums[required]:
            continue
        elif sums[required] >= order[lord.races - 1]:
            total = best[lord.races]
        else:
            total = best[lord.races - 1] + sums[required]
        if total + points >= lord.cost:
            found.append(name)
    return found
