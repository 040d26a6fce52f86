"""Step 2: the activation of the active climber (chapter 6)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible

from ..queries import mod
from ..state import EMPTY_HANDED_AP, Wilds, offer, rule, step
from . import actions, anytime, timing


@step("LW-036", "LW-067")
def begin_activation(g: Wilds) -> None:
    """Step 2 begins, after the reveal and any Swift card; a defeated climber has none."""
    timing.end_step(g)
    c = g.active
    g.step = "activate"
    if g.climbers[c].defeated:
        return
    g.activating = True
    g.ap = 0
    g.icons = ()
    g.then(choose_ap_card(c), act(c), end_activation(c))
    timing.moment_alone(g, "activation_start", c)


@step("LW-068", "LW-077")
def choose_ap_card(g: Wilds, c: int) -> None:
    """The climber plays exactly one hand card for its AP; before that, anytime actions are possible."""
    k = g.climbers[c]
    if k.defeated:
        return
    g.look()
    g.then(choose_ap_card(c))
    found = possible(ap_cards(g, k.seat, c))
    if len(g.cards[k.cards].hand) < 2 and not timing.is_worth_asking(g, found[1:]):
        found = found[:1]
    g.ask("ap_card", k.seat, found, c)


@offer("ap_card")
def ap_cards(g: Wilds, seat: int, c: int) -> list[Offer]:
    """Return the hand cards that a climber may play for AP, and the anytime actions before that."""
    hand = dict.fromkeys(g.cards[g.climbers[c].cards].hand)
    plays: list[Offer] = [
        (Option(seat, "ap_card", (card, g.box.cards[card].ap), (f"card.{c}.{card}",), play_ap_card(c, card)), None)
        for card in hand
    ] or [(Option(seat, "empty_handed", (EMPTY_HANDED_AP,), (), go_empty_handed(c)), None)]
    return plays + timing.window_offers(g)


@step("LW-068", "LW-008", "LW-069", "LW-071", "LW-074")
def play_ap_card(g: Wilds, c: int, card: str) -> None:
    """The card leaves the hand and gives its AP and its protection icons, not its skill.

    One card of the hand (LW-068), which says what it gives (LW-008): AP (LW-069) and protection (LW-074), no skill
    (LW-071).
    """
    g.leave()
    cards = g.cards[g.climbers[c].cards]
    at = cards.hand.index(card)
    cards.hand = cards.hand[:at] + cards.hand[at + 1 :]
    cards.ap_card = card
    played = g.box.cards[card]
    g.ap += max(0, played.ap + mod(g, c, "ap"))
    g.icons = tuple(dict.fromkeys((*g.icons, *played.protects))) if g.icons else played.protects
    g.emit("ap_card", climber=c, card=card, ap=g.ap)
    timing.moment_alone(g, "ap_card", c)


@step("LW-077")
def go_empty_handed(g: Wilds, c: int) -> None:
    """Without a hand card there are 2 AP and no icons."""
    g.leave()
    g.ap += EMPTY_HANDED_AP
    g.emit("empty_handed", climber=c, ap=g.ap)


@step("LW-070", "LW-078", "LW-103", "LW-138", "LW-166")
def act(g: Wilds, c: int) -> None:
    """AP pay for actions in any mix and order; anytime actions come in between; the player may stop early.

    Only the active climber spends AP (LW-078), in any mix and not all of them (LW-070), never in a fall (LW-166);
    the others help between two actions (LW-103). If it is defeated, that was all (LW-138).
    """
    k = g.climbers[c]
    if k.defeated:
        return
    g.look()
    taken = possible(actions.offers(g, c) + actions.scenario_offers(g, c))
    helped = possible(timing.window_offers(g))
    matters = any(actions.would_matter(g, c, option) for option in taken)
    if not matters and not timing.is_worth_asking(g, helped):
        return  # there is nothing left to do but to end the activation
    found = taken + helped
    g.then(act(c))
    found.append(Option(k.seat, "end_activation", (g.ap,), (), stop_acting(c)))
    g.ask("act", k.seat, found, c, g.ap)


@offer("act")
@rule("LW-071")
def activation_offers(g: Wilds, seat: int, c: int, ap: int) -> list[Offer]:
    """Return what may be done in an activation; the card that gives the AP is not there for its skill."""
    found = actions.offers(g, c) + actions.scenario_offers(g, c) + timing.window_offers(g)
    if card := g.cards[g.climbers[c].cards].ap_card:
        found.append((anytime.use_option(seat, c, card), AP_CARD))
    return found


AP_CARD = no("LW-071", "no-ap-card")


@step("LW-070", "LW-073", "LR-28")
def stop_acting(g: Wilds, c: int) -> None:
    """The player ends the activation; unspent AP are lost."""
    g.leave()


@step("LW-072", "LW-073", "LW-097", "LR-28")
def end_activation(g: Wilds, c: int) -> None:
    """The AP card goes to the discard pile; protection ends."""
    g.activating = False
    g.ap = 0
    g.icons = ()
    k = g.climbers[c]
    cards = g.cards[k.cards]
    if cards.ap_card:
        cards.discard = (*cards.discard, cards.ap_card)
        cards.ap_card = ""
    if not k.defeated:
        timing.moment_alone(g, "activation_end", c)
