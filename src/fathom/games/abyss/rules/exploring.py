"""Exploring the depths (chapter 1.4): Allies are offered around, Monsters are met, the rest goes to the Council."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible
from fathom.core.memo import memo
from fathom.parts import piles

from ..effects import powers
from ..effects.standing import standing
from ..state import Abyss, offer, rule, step
from . import goods, monsters, turn


@memo
def option(seat: int) -> Option:
    """Return the option to explore."""
    return Option(seat, "explore", (), ("deck",), explore(seat))


@step("AB-022")
def explore(g: Abyss, seat: int) -> None:
    """The player turns up Exploration cards, one at a time; then the action is over."""
    g.step = "explore"
    g.emit("explored", player=seat)
    g.then(turn.after_action(seat))
    reveal.now(g, seat)


@step("AB-022", "AB-033", "AB-041", "AR-02")
def reveal(g: Abyss, seat: int) -> None:
    """The next card goes to the empty track space nearest the deck; an Ally is offered, a Monster is met."""
    if not g.deck:
        if not g.discard:
            clear_track.now(g, seat)
            return
        g.deck, g.discard = g.rng("exploration").shuffled(g.discard), ()
        g.emit("reshuffled")
    card, g.deck = piles.turn_up(g, g.deck)
    g.track += (card,)
    if g.events is not None:
        g.emit("revealed", card=card, space=len(g.track))
    if card in g.box.race:
        ask_around(g, seat, (seat + 1) % len(g.players))
    else:
        monsters.meet.now(g, seat)


@rule("AB-023", "AB-024", "AB-026", "AB-027")
def ask_around(g: Abyss, seat: int, asked: int) -> None:
    """One opponent after another, clockwise, may buy the Ally: who has not bought yet and has the Pearls."""
    players = g.players
    n = len(players)
    price = g.price
    while asked != seat:
        if players[asked].pearls >= price and not g.buyers >> asked & 1:
            card, space = g.track[-1], len(g.track)
            wants = Option(asked, "buy", (card, price, seat), (f"track.{space}",), buy(seat, asked))
            g.ask("buy", asked, (wants, Option(asked, "decline", (card,), (), decline(seat, asked))), card, price, seat)
            return
        asked = (asked + 1) % n
    take_or_go_on.now(g, seat)


@step("AB-023")
def decline(g: Abyss, seat: int, asked: int) -> None:
    """The opponent does not want it: the next one is asked."""
    g.emit("declined", player=asked, ally=g.track[-1])
    ask_around(g, seat, (asked + 1) % len(g.players))


@step("AB-024", "AB-025", "AB-028", "AB-029", "AL-096")
def buy(g: Abyss, seat: int, buyer: int) -> None:
    """The buyer pays the active player and takes the Ally; the price goes up, and another card is revealed."""
    card, g.track = g.track[-1], g.track[:-1]
    g.players[buyer].pearls -= g.price
    g.players[seat].pearls += g.price  # AB-024
    goods.add_to_hand(g, buyer, card)
    g.emit("bought", player=buyer, ally=card, price=g.price, of=seat)
    g.price += 1  # AB-025, AL-096: as often as there are opponents
    g.buyers |= 1 << buyer
    reveal.now(g, seat)  # AB-028, AB-029


@step("AB-030", "AB-031", "AB-032")
def take_or_go_on(g: Abyss, seat: int) -> None:
    """Nobody bought: the player takes the Ally and ends the exploration, or goes on; on the fifth space it is taken."""
    card = g.track[-1]
    g.ask("take", seat, possible(takes(g, seat, card)), card)


@offer("take")
def takes(g: Abyss, seat: int, revealed: str) -> Iterator[Offer]:
    """Yield the Allies of the track: only the one that was revealed last can be taken."""
    for space, card in enumerate(g.track, 1):
        if card in g.box.race:
            behind = no("AB-031", "no-take-behind") if space < len(g.track) else None
            yield Option(seat, "take", (card,), (f"track.{space}",), take(seat)), behind
    is_last = len(g.track) == g.box.numbers.track_spaces
    yield Option(seat, "go_on", (), ("deck",), reveal(seat)), no("AB-032", "no-leave-last") if is_last else None
    yield from powers.offers(g, seat, take_or_go_on(seat))


@step("AB-030", "AB-032")
def take(g: Abyss, seat: int) -> None:
    """The player takes the Ally that was revealed last; from the fifth space it brings a Pearl."""
    if len(g.track) == g.box.numbers.track_spaces:
        goods.gain_pearls(g, seat, g.box.numbers.track_bonus, "track")
    card, g.track = g.track[-1], g.track[:-1]
    goods.add_to_hand(g, seat, card)
    g.emit("took", player=seat, ally=card)
    clear_track.now(g, seat)


@step("AB-040", "AR-22", "AR-35")
def clear_track(g: Abyss, seat: int) -> None:
    """Allies left on the track go face down onto the stacks of their Races, Monsters are discarded."""
    if not g.track:
        return
    race = g.box.race
    stacks = list(g.council)
    sent = set()
    for card in g.track:
        if card in race:
            stacks[race[card]] += (card,)
            sent.add(race[card])
        else:
            g.discard += (card,)
    if sent:
        g.council = tuple(stacks)
        if g.events is not None:
            g.emit("sent_to_council", allies=tuple(card for card in g.track if card in race))
        goods.gain_pearls(g, seat, len(sent) * standing(g, seat).pearls_per_race_sent, "ship_master")
    g.track = ()
