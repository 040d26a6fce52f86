"""What an option would do: its cost, what follows in words, and numbers before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Change
from fathom.core.words import dashed

from .. import payments, queries, scoring
from ..rules import fighting, recruiting
from ..schema import RACES
from ..state import Abyss, Held, Player
from . import odds as scene_odds
from .trays import chance_words
from .words import Words


class Then:
    """What an option would do, being collected."""

    def __init__(self, w: Words, option: Option) -> None:
        self.w = w
        self.g: Abyss = w.g
        self.seat = option.seat
        self.args = option.args
        self.player: Player = w.g.players[option.seat]
        self.said: list[str] = []
        self.cost = ""
        #: Pearls that it costs.
        self.pearls = 0
        self.badge = ""
        self.changes: tuple[Change, ...] = ()

    def say(self, key: str, **facts: Any) -> None:
        """Add a sentence."""
        self.said.append(self.w(key, **facts))

    def change(self, kind: str, after: int) -> None:
        """Show a number of the player before and after."""
        before = {
            "pearl": self.player.pearls,
            "hand": len(self.player.hand),
            "key": queries.usable_keys(self.g, self.seat),
            "monster": len(self.player.monsters) + len(self.player.kept),
        }[kind]
        if before != after:
            self.changes += (Change(target=f"{kind}.{self.seat}", kind=kind, before=before, after=after),)

    def pay(self, n: int) -> None:
        """Show that it costs Pearls."""
        self.pearls = n
        self.change("pearl", self.player.pearls - n)

    def influence(self, n: int) -> None:
        """Say how much Influence it brings now."""
        self.say("then-influence", n=n, by=f"+{n}" if n > 0 else f"−{-n}")

    def worth(self, player: Player) -> int:
        """Return how much Influence the seat would gain, if this were before it."""
        g = self.g
        world = g.clone()
        world.players[self.seat] = player
        return scoring.sheet(world, self.seat).total - scoring.sheet(g, self.seat).total


def after(w: Words, option: Option, decision: Decision) -> Then:
    """Return what an option would do."""
    then = Then(w, option)
    make = MAKES.get(option.key)
    if make is not None:
        make(then, decision)
    return then


# ---------------------------------------------------------------------------------------------- the action


def _explore(then: Then, decision: Decision) -> None:
    g = then.g
    able = sum(g.players[o].pearls >= g.price for o in queries.opponents(g, then.seat))
    then.say("then-explore", n=able, price=g.price)


def _plot(then: Then, decision: Decision) -> None:
    then.pay(then.g.box.table.plot_price)
    then.say("then-plot", space=len(then.g.court) + 1)


def _stack_size(then: Then) -> int:
    return len(then.g.council[RACES.index(then.args[0])])


def _support(then: Then, decision: Decision) -> None:
    n = _stack_size(then)
    then.say("then-stack", n=n)
    then.change("hand", len(then.player.hand) + n)
    if then.g.setup.expansion and len(then.player.hand) + n > then.g.box.table.hand_limit:
        then.say("then-over-limit", n=len(then.player.hand) + n - then.g.box.table.hand_limit)


def _recruit(then: Then, decision: Decision) -> None:
    w, g, lord = then.w, then.g, then.args[0]
    price = payments.price_of(g, then.seat, lord)
    ways = len(price.offers(then.player.hand))
    then.cost = w("cost-points", n=price.number)
    then.badge = w("badge-ways", n=ways) if ways > 1 else ""
    _lord_comes(then, lord)


def _lord_comes(then: Then, lord: str) -> None:
    w, g = then.w, then.g
    one = g.box.lords[lord]
    then.say("then-lord", n=one.influence)
    then.said.append(w.text(f"lord-{dashed(lord)}.short"))
    keys = queries.usable_keys(g, then.seat) + one.keys
    if one.keys:
        then.change("key", keys)
        if keys >= g.box.table.keys_for_location:
            then.say("then-location")
    if len(queries.all_lords(then.player)) + 1 == g.box.table.lords_that_end:
        then.say("then-ends")


def _pay(then: Then, decision: Decision) -> None:
    w, g = then.w, then.g
    lord, cards, pearls = then.args
    price = payments.price_of(g, then.seat, lord)
    then.pay(pearls)
    lowest = recruiting.affiliable(g, then.seat, cards)
    then.say("then-affiliate", allies=w.listed([w.ally(card) for card in lowest], "list-or"))
    over = price.total(cards) - price.number
    if over > 0:
        then.say("then-lost", n=over)
    then.change("hand", len(then.player.hand) - len(cards))


def _lay(then: Then, decision: Decision) -> None:
    g = then.g
    lord, laid = decision.args
    price = payments.price_of(g, then.seat, lord)
    cards = (*laid, then.args[0])
    races = len({g.box.race[card] for card in cards})
    then.say("then-laid", have=price.total(cards), n=price.number, races=races, wanted=price.races)
    if price.is_legal(tuple(sorted(cards))):
        then.say("then-enough", n=price.missing(cards))


def _choose_allies(then: Then, decision: Decision) -> None:
    then.say("then-choose-allies")


def _affiliate(then: Then, decision: Decision) -> None:
    p = then.player
    then.influence(then.worth(msgspec.structs.replace(p, affiliated=tuple(sorted((*p.affiliated, then.args[0]))))))


# ---------------------------------------------------------------------------------------------- exploring


def _buy(then: Then, decision: Decision) -> None:
    w = then.w
    _, price, seller = then.args
    then.pay(price)
    then.say("then-buy", other=w.player(seller), n=then.player.pearls - price)
    then.change("hand", len(then.player.hand) + 1)


def _decline(then: Then, decision: Decision) -> None:
    g = then.g
    seller = decision.args[2]
    others = [o for o in queries.opponents(g, then.seat)]
    later = others[: others.index(seller)]
    asked = next((o for o in later if g.players[o].pearls >= g.price and not g.buyers >> o & 1), seller)
    then.say("then-decline.seller" if asked == seller else "then-decline", other=then.w.player(asked))


def _take(then: Then, decision: Decision) -> None:
    left = [card for card in then.g.track[:-1] if card in then.g.box.race]
    then.change("hand", len(then.player.hand) + 1)
    if left:
        then.say("then-take", allies=then.w.allies(left))
    else:
        then.say("then-take.none")


def _go_on(then: Then, decision: Decision) -> None:
    g = then.g
    space = len(g.track) + 1
    bonus = g.box.table.track_bonus
    last = space == g.box.table.track_spaces
    then.say("then-go-on.last" if last else "then-go-on", space=space, n=bonus)


def _add_leviathan(then: Then, decision: Decision) -> None:
    g = then.g
    if not g.leviathans:
        then.say("then-no-leviathan")
        return
    risk = scene_odds.collision(g)
    then.cost = then.w("chance", n=risk, of=36) if risk else ""
    then.say("then-add-leviathan" if risk else "then-add-leviathan.safe", n=risk)


def _raise_threat(then: Then, decision: Decision) -> None:
    g = then.g
    space = min(g.threat + 1, len(g.box.threat_track) - 1)
    reward = then.w.text(f"threat-{dashed(g.box.threat_track[space].id)}.text")
    then.say("then-raise-threat", n=space + 1, reward=reward)


def _ignore(then: Then, decision: Decision) -> None:
    then.say("then-ignore")


def _slay(then: Then, decision: Decision) -> None:
    g = then.g
    gain = g.box.threat_track[then.args[0]].rewards[then.args[1]]
    bonus = g.box.table.track_bonus if len(g.track) == g.box.table.track_spaces else 0
    then.change("pearl", then.player.pearls + gain.pearls + bonus)
    then.change("key", queries.usable_keys(g, then.seat) + gain.keys)
    then.change("monster", len(then.player.monsters) + gain.tokens)
    if bonus:
        then.say("then-track-bonus", n=bonus)
    if queries.usable_keys(g, then.seat) + gain.keys >= g.box.table.keys_for_location:
        then.say("then-location")
    then.say("then-slay")


# ---------------------------------------------------------------------------------------------- fighting


def _fight(then: Then, decision: Decision) -> None:
    w, g = then.w, then.g
    zone = then.args[1]
    then.cost = w.zone(zone)
    best = scene_odds.best_attack(g, then.seat, zone)
    if best:
        then.say("then-fight", ally=w.ally(best[0]), chance=chance_words(w, best[1]), tokens=_tokens_of(g, zone))


def _tokens_of(g: Abyss, zone: int) -> int:
    beast = g.border[zone]
    assert beast is not None
    return g.box.leviathans[beast.leviathan].levels[beast.level].tokens


def _attack(then: Then, decision: Decision) -> None:
    w, g = then.w, then.g
    zone = decision.args[1]
    card = then.args[0]
    odds = scene_odds.attack(g, then.seat, zone, card)
    then.cost = chance_words(w, odds)
    then.say("then-attack", tokens=_tokens_of(g, zone))
    if odds.kills:
        then.say("then-kills", n=odds.kills, of=odds.of)
    if g.box.allies[card].fights == "pearls" and then.player.pearls:
        then.say("then-with-pearls", n=then.player.pearls)
    then.change("hand", len(then.player.hand) - 1)


def _add_pearls(then: Then, decision: Decision) -> None:
    g = then.g
    n, power = then.args
    zone = decision.args[2]
    then.pay(n)
    points = fighting.points_lost(g, zone, power)
    beast = g.border[zone]
    assert beast is not None
    if not points:
        then.say("then-fails", power=power, n=g.box.table.consolation)
    elif beast.level + points == len(g.box.leviathans[beast.leviathan].levels):
        then.say("then-slays", power=power)
    else:
        then.say("then-hits", power=power, n=points)


def _tokens(then: Then, decision: Decision) -> None:
    base, new = then.args
    if base:
        then.say("then-base-tokens", n=base)
    if new:
        then.say("then-new-tokens", n=new)


def _reveal(then: Then, decision: Decision) -> None:
    token = then.g.players[then.seat].kept[then.args[0]].token
    then.said.append(then.w.text(f"token-{dashed(token)}.text"))


def _keep(then: Then, decision: Decision) -> None:
    then.say("then-keep-token")


def _rebel(then: Then, decision: Decision) -> None:
    then.cost = then.w.zone(then.args[1])
    then.say("then-rebel", tokens=_tokens_of(then.g, then.args[1]))


# ---------------------------------------------------------------------------------------------- Locations


def _spend_keys(then: Then, decision: Decision) -> None:
    tokens, lords = then.args
    if lords:
        then.say("then-spend-lords", lords=then.w.lords(lords), n=len(lords))
    else:
        then.say("then-spend-tokens", n=tokens)


def _take_location(then: Then, decision: Decision) -> None:
    then.say("then-worth", n=scoring.location_influence(then.g, then.seat, then.args[0]))
    then.said.append(then.w.text(f"location-{dashed(then.args[0])}.text"))


def _draw_locations(then: Then, decision: Decision) -> None:
    then.say("then-draw-locations", n=then.args[0])


def _keep_location(then: Then, decision: Decision) -> None:
    then.say("then-worth", n=scoring.location_influence(then.g, then.seat, then.args[0]))


def _swap(then: Then, decision: Decision) -> None:
    old, new = then.args
    held = tuple(Held(new, one.lords) if one.location == old else one for one in then.player.locations)
    then.influence(then.worth(msgspec.structs.replace(then.player, locations=held)))


# ---------------------------------------------------------------------------------------------- Lords


def _corrupt(then: Then, decision: Decision) -> None:
    lord, pearls = then.args
    then.pay(pearls)
    _lord_comes(then, lord)


def _exchange(then: Then, decision: Decision) -> None:
    w, g = then.w, then.g
    old, new = then.args
    if new:
        then.influence(g.box.lords[new].influence - g.box.lords[old].influence)
        then.said.append(w.text(f"lord-{dashed(new)}.short"))
    else:
        then.say("then-exchange.deck", n=g.box.lords[old].influence)


def _turn_lord(then: Then, decision: Decision) -> None:
    w = then.w
    lord = then.args[0]
    then.cost = w.player(then.args[1])
    then.said.append(w.text(f"lord-{dashed(lord)}.short"))
    then.say("then-turn-lord", keys=w.box.lords[lord].keys)


def _lose_lord(then: Then, decision: Decision) -> None:
    one = then.w.box.lords[then.args[0]]
    then.say("then-lose-lord", n=one.influence, keys=one.keys)


def _replace(then: Then, decision: Decision) -> None:
    then.say("then-replace")


def _sell(then: Then, decision: Decision) -> None:
    then.change("pearl", then.player.pearls + then.args[2])
    then.change("hand", len(then.player.hand) - 1)
    then.say("then-sell", n=then.args[2], lord=then.w.lord(then.args[0]))


def _empty_stack(then: Then, decision: Decision) -> None:
    then.say("then-empty", n=_stack_size(then))


def _send_leviathan(then: Then, decision: Decision) -> None:
    then.say("then-send", n=scene_odds.collision(then.g))


def _steal(then: Then, decision: Decision) -> None:
    other, deck = then.args
    p = then.g.players[other]
    then.say("then-steal", n=len(p.monsters if deck == "base" else p.kept))


# ---------------------------------------------------------------------------------------------- discarding


def _discard(then: Then, decision: Decision) -> None:
    then.change("hand", len(then.player.hand) - 1)


def _pay_to_keep(then: Then, decision: Decision) -> None:
    then.pay(then.args[0])
    then.say("then-pay-to-keep")


MAKES: dict[str, Callable[[Then, Decision], None]] = {
    "explore": _explore,
    "plot": _plot,
    "support": _support,
    "stack": _support,
    "recruit": _recruit,
    "pay": _pay,
    "choose_allies": _choose_allies,
    "lay": _lay,
    "affiliate": _affiliate,
    "buy": _buy,
    "decline": _decline,
    "take": _take,
    "go_on": _go_on,
    "add_leviathan": _add_leviathan,
    "raise_threat": _raise_threat,
    "ignore_monster": _ignore,
    "slay": _slay,
    "fight": _fight,
    "attack": _attack,
    "add_pearls": _add_pearls,
    "tokens": _tokens,
    "reveal_token": _reveal,
    "keep_token": _keep,
    "keep_tokens": _keep,
    "rebel": _rebel,
    "spend_keys": _spend_keys,
    "take_location": _take_location,
    "draw_locations": _draw_locations,
    "replace_location": _take_location,
    "keep_location": _keep_location,
    "swap": _swap,
    "corrupt": _corrupt,
    "exchange": _exchange,
    "turn_lord": _turn_lord,
    "lose_lord": _lose_lord,
    "replace": _replace,
    "sell": _sell,
    "empty_stack": _empty_stack,
    "send_leviathan": _send_leviathan,
    "steal": _steal,
    "discard": _discard,
    "pay_to_keep": _pay_to_keep,
}
