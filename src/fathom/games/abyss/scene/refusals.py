"""What one may want to do and cannot: the reason in words, with the clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fathom.core.decisions import Decision
from fathom.core.scene import Refusal

from .. import payments, queries
from ..payments import Price
from ..schema import RACES
from .cards import hand_ids
from .words import Words

#: A reason and its clause.
Reason = tuple[str, str]


def refusals(w: Words, seat: int, decision: Decision) -> tuple[Refusal, ...]:
    """Return what the seat that is asked cannot do now."""
    make = MAKES.get(decision.key)
    if make is None or seat != decision.lead:
        return ()
    return tuple(make(w, seat, decision))


# ---------------------------------------------------------------------------------------------- the action


def _act(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    g = w.g
    can = set(payments.payable(g, seat))
    if not can:
        yield Refusal(words=w.text("group-recruit"), reason=w.text("no-lord"), clause="AB-016", group="recruit")
    for lord in g.court:
        if lord not in can:
            reason, clause = why_not_payable(w, payments.price_of(g, seat, lord), g.players[seat].hand)
            words = w("option-recruit", lord=w.lord(lord))
            yield Refusal(words=words, reason=reason, clause=clause, targets=(f"lord.{lord}",))
    if not any(g.council):
        yield Refusal(words=w.text("group-support"), reason=w.text("no-stacks"), clause="AB-016", group="support")
    for race, stack in zip(RACES, g.council, strict=True):
        if not stack:
            words = w("option-support", race=w.race(race, "many"))
            yield Refusal(words=words, reason=w.text("no-stack"), clause="AB-042", targets=(f"council.{race}",))
    if why := why_no_plot(w, seat):
        yield Refusal(words=w.text("option-plot"), reason=why[0], clause=why[1], group="plot", targets=("lord_deck",))
    for lord in g.box.standing(g.players[seat].lords).each_turn:
        if lord in g.used:
            yield Refusal(words=w.lord(lord), reason=w.text("no-used"), clause="AR-07", targets=(f"lord.{lord}",))


def why_not_payable(w: Words, price: Price, hand: tuple[str, ...]) -> Reason:
    """Return what is missing for a Lord: the required Race, other Races, points; whatever Pearls can do is counted."""
    sums = price.box.sums(hand)
    held = sum(n > 0 for n in sums)
    said: list[str] = []
    clauses: list[str] = []
    required = price.required
    if required >= 0 and not sums[required]:
        said.append(w("no-race", race=w.race(required, "many")))
        clauses.append("AB-046")
    if held < price.races:
        said.append(w("no-races", n=price.races, have=held))
        clauses.append("AB-047" if price.races == len(RACES) else "AB-045")
    best = _best(price, sums)
    if best + price.pearls < price.number:
        short = price.number - best - price.pearls
        said.append(w("no-points", number=price.number, have=best, pearls=price.pearls, n=short))
        clauses.append("AB-048")
    return " ".join(said), clauses[0]


def _best(price: Price, sums: Sequence[int]) -> int:
    """Return the most points that the Races which count could give."""
    must = sums[price.required] if price.required >= 0 else 0
    others = sorted((n for race, n in enumerate(sums) if race != price.required), reverse=True)
    return must + sum(others[: price.races - (price.required >= 0)])


def why_no_plot(w: Words, seat: int) -> Reason | None:
    """Return why nobody, or not this player, can plot."""
    g = w.g
    if len(g.court) >= g.box.table.court_spaces:
        return w.text("no-court-space"), "AB-021"
    if not g.lord_deck:
        return w.text("no-lord-deck"), "AB-021"
    if g.players[seat].pearls < g.box.table.plot_price:
        return w("no-pearls", n=g.box.table.plot_price, have=g.players[seat].pearls), "AB-020"
    return None


# ---------------------------------------------------------------------------------------------- paying


def _pay(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    """Yield the Allies that cannot join those laid so far, once the player chooses them."""
    g = w.g
    if any(option.key == "choose_allies" for option in decision.options):
        return
    lord, laid = decision.args
    price = payments.price_of(g, seat, lord)
    lays = {option.args[0] for option in decision.options if option.key == "lay"}
    hand = list(g.players[seat].hand)
    for card in dict.fromkeys(hand):
        if card in lays:
            continue
        if hand.count(card) == laid.count(card):
            reason, clause = w.text("no-lay-laid"), "AB-048"
        elif price.is_enough(laid):
            reason, clause = w.text("no-lay-enough"), "AR-03"
        elif price.needless((*laid, card)):
            reason, clause = w.text("no-lay-needless"), "AR-03"
        else:
            reason, clause = w("no-lay-races", n=price.races), "AB-045"
        yield Refusal(
            words=w("option-lay", ally=w.ally(card)), reason=reason, clause=clause, targets=_in_hand(w, seat, card)
        )


def _in_hand(w: Words, seat: int, card: str) -> tuple[str, ...]:
    return tuple(id_ for id_, one in hand_ids(w.g.players[seat].hand) if one == card)


# ---------------------------------------------------------------------------------------------- exploring


def _take(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    """Yield the Allies that were left behind."""
    g = w.g
    for n, card in enumerate(g.track[:-1], 1):
        if card in g.box.race:
            yield Refusal(
                words=w("option-take", ally=w.ally(card)),
                reason=w.text("no-take-behind"),
                clause="AB-031",
                targets=(f"track.{n}",),
            )


def _monster(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    """Yield the Leviathans that cannot be fought, and going on from the last space."""
    g = w.g
    if g.setup.expansion:
        yield from _fights(w, seat, decision)
    goes_on = any(option.key in ("add_leviathan", "raise_threat") for option in decision.options)
    if len(g.track) == g.box.table.track_spaces and not goes_on:
        yield Refusal(
            words=w.text("option-add-leviathan" if g.setup.expansion else "option-raise-threat"),
            reason=w.text("no-go-on"),
            clause="AR-32" if g.setup.expansion else "AB-039",
            group="go-on",
            targets=("deck",),
        )


def _fights(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    g = w.g
    can = queries.targets(g, seat)
    for zone, beast in enumerate(g.border):
        if beast and zone not in can:
            races = w.races(sorted(g.box.fighters[beast.leviathan]))
            yield Refusal(
                words=w("option-fight", leviathan=w.leviathan(beast.leviathan)),
                reason=w("no-fighter", races=races),
                clause="AL-054",
                group="answer",
                targets=(f"zone.{zone}",),
            )


def _attack(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    """Yield the Allies of the wrong Race."""
    g = w.g
    leviathan = decision.args[0]
    can = queries.fighters(g, seat, leviathan)
    races = w.races(sorted(g.box.fighters[leviathan]))
    for card in dict.fromkeys(g.players[seat].hand):
        if card not in can:
            yield Refusal(
                words=w("option-attack", ally=w.ally(card)),
                reason=w("no-attack", leviathan=w.leviathan(leviathan), races=races),
                clause="AL-051",
                targets=_in_hand(w, seat, card),
            )


# ---------------------------------------------------------------------------------------------- the rest


def _martial_law(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    g = w.g
    fee = g.box.table.pearls_per_ally_over_limit
    if g.players[seat].pearls < fee:
        yield Refusal(
            words=w("option-pay-to-keep", n=fee),
            reason=w("no-pearls", n=fee, have=g.players[seat].pearls),
            clause="AL-017",
            group="fee",
        )


def _breed(w: Words, seat: int, decision: Decision) -> Iterator[Refusal]:
    for zone, beast in enumerate(w.g.border):
        if beast:
            yield Refusal(
                words=w("option-breed", zone=w.zone(zone)),
                reason=w.text("no-free-zone"),
                clause="AL-031",
                targets=(f"zone.{zone}",),
            )


MAKES: dict[str, Callable[[Words, int, Decision], Iterator[Refusal]]] = {
    "act": _act,
    "pay": _pay,
    "take": _take,
    "monster": _monster,
    "may_fight": _fights,
    "attack": _attack,
    "martial_law": _martial_law,
    "breed": _breed,
}
