"""What an option would do: its cost, what follows in words, and numbers before and after."""

from __future__ import annotations

from fathom.core.trying import Numbers
from fathom.core.words import dashed
from fathom.parts import telling

from .. import payments, queries, scoring
from ..rules import recruiting
from ..schema import RACES
from ..state import Abyss, Player
from . import odds as scene_odds
from .trays import chance_words
from .words import Words


class Then(telling.Telling[Words]):
    """What an option would do."""

    prices = {"paid_pearls": "n", "bought": "price"}

    @property
    def g(self) -> Abyss:
        """The game as it is."""
        return self.w.g

    @property
    def seat(self) -> int:
        """The seat that chooses."""
        return self.option.seat

    @property
    def player(self) -> Player:
        """Who chooses."""
        return self.g.players[self.seat]

    @property
    def after(self) -> Abyss:
        """The game as it would be then."""
        assert isinstance(self.tried.after, Abyss)
        return self.tried.after

    def numbers(self, g: Abyss) -> Numbers:
        """Return what everybody has, as it is open to all."""
        found = {}
        for i, p in enumerate(g.players):
            found[f"pearl.{i}"] = "pearl", p.pearls
            found[f"hand.{i}"] = "hand", len(p.hand)
            found[f"key.{i}"] = "key", queries.usable_keys(g, i)
            found[f"monster.{i}"] = "monster", len(p.monsters) + len(p.kept)
        return found

    def influence(self) -> None:
        """Say how much Influence it brings."""
        n = scoring.sheet(self.after, self.seat).total - scoring.sheet(self.g, self.seat).total
        self.say("then-influence", n=n, by=f"+{n}" if n > 0 else f"−{-n}")


# ---------------------------------------------------------------------------------------------- the action


def _explore(then: Then) -> None:
    g = then.g
    able = sum(g.players[o].pearls >= g.price for o in queries.opponents(g, then.seat))
    then.say("then-explore", n=able, price=g.price)


def _plot(then: Then) -> None:
    then.say("then-plot", space=len(then.g.court) + 1)


def _stack_size(then: Then) -> int:
    return len(then.g.council[RACES.index(then.args[0])])


def _support(then: Then) -> None:
    then.say("then-stack", n=_stack_size(then))
    over = len(then.after.players[then.seat].hand) - then.g.box.table.hand_limit
    if then.g.setup.expansion and over > 0:
        then.say("then-over-limit", n=over)


def _recruit(then: Then) -> None:
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
    if one.keys and queries.usable_keys(g, then.seat) + one.keys >= g.box.table.keys_for_location:
        then.say("then-location")
    if len(queries.all_lords(then.player)) + 1 == g.box.table.lords_that_end:
        then.say("then-ends")


def _pay(then: Then) -> None:
    w, g = then.w, then.g
    lord, cards, _pearls = then.args
    price = payments.price_of(g, then.seat, lord)
    lowest = recruiting.affiliable(g, then.seat, cards)
    then.say("then-affiliate", allies=w.listed([w.ally(card) for card in lowest], "list-or"))
    over = price.total(cards) - price.number
    if over > 0:
        then.say("then-lost", n=over)


def _lay(then: Then) -> None:
    g = then.g
    lord, laid = then.decision.args
    price = payments.price_of(g, then.seat, lord)
    cards = (*laid, then.args[0])
    races = len({g.box.race[card] for card in cards})
    then.say("then-laid", have=price.total(cards), n=price.number, races=races, wanted=price.races)
    if price.is_legal(tuple(sorted(cards))):
        then.say("then-enough", n=price.missing(cards))


def _choose_allies(then: Then) -> None:
    then.say("then-choose-allies")


def _affiliate(then: Then) -> None:
    then.influence()


# ---------------------------------------------------------------------------------------------- exploring


def _buy(then: Then) -> None:
    then.say("then-buy", other=then.w.player(then.args[2]), n=then.after.players[then.seat].pearls)


def _decline(then: Then) -> None:
    after = then.after.decision
    asked = after.lead if after and after.key == "buy" else then.decision.args[2]
    then.say("then-decline" if then.asks("buy") else "then-decline.seller", other=then.w.player(asked))


def _take(then: Then) -> None:
    left = [card for card in then.g.track[:-1] if card in then.g.box.race]
    if left:
        then.say("then-take", allies=then.w.allies(left))
    else:
        then.say("then-take.none")


def _go_on(then: Then) -> None:
    g = then.g
    space = len(g.track) + 1
    bonus = g.box.table.track_bonus
    last = space == g.box.table.track_spaces
    then.say("then-go-on.last" if last else "then-go-on", space=space, n=bonus)


def _add_leviathan(then: Then) -> None:
    g = then.g
    if not g.leviathans:
        then.say("then-no-leviathan")
        return
    risk = scene_odds.collision(g)
    then.cost = then.w("chance", n=risk, of=36) if risk else ""
    then.say("then-add-leviathan" if risk else "then-add-leviathan.safe", n=risk)


def _raise_threat(then: Then) -> None:
    g = then.g
    space = then.after.threat
    reward = then.w.text(f"threat-{dashed(g.box.threat_track[space].id)}.text")
    then.say("then-raise-threat", n=space + 1, reward=reward)


def _ignore(then: Then) -> None:
    then.say("then-ignore")


def _slay(then: Then) -> None:
    gained = then.event("gained_pearls")
    if gained and gained["of"] == "track":
        then.say("then-track-bonus", n=gained["n"])
    if then.asks("spend_keys", "location"):
        then.say("then-location")
    then.say("then-slay")


# ---------------------------------------------------------------------------------------------- fighting


def _fight(then: Then) -> None:
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


def _attack(then: Then) -> None:
    w, g = then.w, then.g
    zone = then.decision.args[1]
    card = then.args[0]
    odds = scene_odds.attack(g, then.seat, zone, card)
    then.cost = chance_words(w, odds)
    then.say("then-attack", tokens=_tokens_of(g, zone))
    if odds.kills:
        then.say("then-kills", n=odds.kills, of=odds.of)
    if g.box.allies[card].fights == "pearls" and then.player.pearls:
        then.say("then-with-pearls", n=then.player.pearls)


def _add_pearls(then: Then) -> None:
    g = then.g
    _n, power = then.args
    zone = then.decision.args[2]
    beast, lost = g.border[zone], then.event("health_lost")
    assert beast is not None
    if lost is None:
        then.say("then-fails", power=power, n=g.box.table.consolation)
    elif beast.level + lost["n"] == len(g.box.leviathans[beast.leviathan].levels):
        then.say("then-slays", power=power)
    else:
        then.say("then-hits", power=power, n=lost["n"])


def _tokens(then: Then) -> None:
    base, new = then.args
    if base:
        then.say("then-base-tokens", n=base)
    if new:
        then.say("then-new-tokens", n=new)


def _reveal(then: Then) -> None:
    token = then.g.players[then.seat].kept[then.args[0]].token
    then.said.append(then.w.text(f"token-{dashed(token)}.text"))


def _keep(then: Then) -> None:
    then.say("then-keep-token")


def _rebel(then: Then) -> None:
    then.cost = then.w.zone(then.args[1])
    then.say("then-rebel", tokens=_tokens_of(then.g, then.args[1]))


# ---------------------------------------------------------------------------------------------- Locations


def _spend_keys(then: Then) -> None:
    tokens, lords = then.args
    if lords:
        then.say("then-spend-lords", lords=then.w.lords(lords), n=len(lords))
    else:
        then.say("then-spend-tokens", n=tokens)


def _take_location(then: Then) -> None:
    then.say("then-worth", n=scoring.location_influence(then.g, then.seat, then.args[0]))
    then.said.append(then.w.text(f"location-{dashed(then.args[0])}.text"))


def _draw_locations(then: Then) -> None:
    then.say("then-draw-locations", n=then.args[0])


def _keep_location(then: Then) -> None:
    then.say("then-worth", n=scoring.location_influence(then.g, then.seat, then.args[0]))


def _swap(then: Then) -> None:
    then.influence()


# ---------------------------------------------------------------------------------------------- Lords


def _corrupt(then: Then) -> None:
    lord = then.args[0]
    _lord_comes(then, lord)


def _exchange(then: Then) -> None:
    w, g = then.w, then.g
    old, new = then.args
    if new:
        then.influence()
        then.said.append(w.text(f"lord-{dashed(new)}.short"))
    else:
        then.say("then-exchange.deck", n=g.box.lords[old].influence)


def _turn_lord(then: Then) -> None:
    w = then.w
    lord = then.args[0]
    then.cost = w.player(then.args[1])
    then.said.append(w.text(f"lord-{dashed(lord)}.short"))
    then.say("then-turn-lord", keys=w.box.lords[lord].keys)


def _lose_lord(then: Then) -> None:
    one = then.w.box.lords[then.args[0]]
    then.say("then-lose-lord", n=one.influence, keys=one.keys)


def _replace(then: Then) -> None:
    then.say("then-replace")


def _sell(then: Then) -> None:
    then.say("then-sell", n=then.args[2], lord=then.w.lord(then.args[0]))


def _empty_stack(then: Then) -> None:
    then.say("then-empty", n=_stack_size(then))


def _send_leviathan(then: Then) -> None:
    then.say("then-send", n=scene_odds.collision(then.g))


def _steal(then: Then) -> None:
    other, deck = then.args
    p = then.g.players[other]
    then.say("then-steal", n=len(p.monsters if deck == "base" else p.kept))


# ---------------------------------------------------------------------------------------------- discarding


def _pay_to_keep(then: Then) -> None:
    then.say("then-pay-to-keep")


Then.odd = {
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
    "pay_to_keep": _pay_to_keep,
}
