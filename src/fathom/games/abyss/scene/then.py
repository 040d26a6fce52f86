"""What an option would do: what its events do not tell, and the numbers that it changes."""

from __future__ import annotations

from typing import Any

from fathom.core.scene import Want
from fathom.core.trying import Number, Numbers, Tried
from fathom.parts import telling

from .. import queries
from ..rules import ending, locations, payments, scoring
from ..state import Abyss, Player
from . import odds
from .words import Words

#: Options that one chooses for the Influence: even if that stays the same, it is told.
FOR_INFLUENCE = frozenset({"affiliate", "swap", "exchange", "keep_location", "replace_location"})


class Then(telling.Telling[Words]):
    """What an option would do."""

    prices = {"paid_pearls": "n", "bought": "price"}
    until = frozenset({"turn"})

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

    def who(self, seat: int) -> str:
        """Return the name of a player."""
        return self.w.player(seat)

    def numbers(self, g: Abyss) -> Numbers:
        """Return what everybody has, as it is open to all; who chooses wants more for itself."""
        found = {}
        for i, p in enumerate(g.players):
            wants: Want = "more" if i == self.seat else ""
            found[f"seat.{i}", "pearl"] = Number(p.pearls, wants)
            found[f"seat.{i}", "hand"] = Number(len(p.hand), wants)
            found[f"seat.{i}", "key"] = Number(queries.usable_keys(g, i), wants)
            found[f"seat.{i}", "monster"] = Number(len(p.monsters) + len(p.kept), wants)
        return found

    def tell_events(self) -> None:
        """Tell what happens, and what it does to the Influence and the hand."""
        super().tell_events()
        n = scoring.sheet(self.after, self.seat).open - scoring.sheet(self.g, self.seat).open
        if n or self.option.key in FOR_INFLUENCE:
            self.say("then-influence", n=n, by=f"+{n}" if n > 0 else f"−{-n}")
        self.tell_what_is_due(self.after)
        hand, limit = len(self.after.players[self.seat].hand), self.g.box.numbers.hand_limit
        if self.g.setup.expansion and hand > max(limit, len(self.player.hand)):
            self.say("then-over-limit", n=hand - limit)

    def tell_what_is_due(self, after: Abyss) -> None:
        """Tell that a Location is taken and that the end is triggered, also where hidden cards come up before."""
        if locations.is_due(after, self.seat) and not locations.is_due(self.g, self.seat):
            self.say("then-location")
        if self.g.ender < 0 and (after.ender >= 0 or ending.is_due(after, self.seat)):
            self.say("then-ends")

    def onward(self, *questions: str) -> Tried:
        """Return what would happen if these questions, should they follow, were answered by their first option."""
        tried = self.tried
        while (asked := tried.after.decision) is not None and asked.key in questions:
            tried = self.trial.beyond(tried).of(0)
        return tried


# ---------------------------------------------------------------------------------------------- the action


def _explore(then: Then) -> None:
    g = then.g
    able = sum(g.players[o].pearls >= g.price for o in queries.opponents(g, then.seat))
    then.say("then-explore", n=able, price=g.price)


def _plot(then: Then) -> None:
    then.say("then-plot", space=len(then.g.court) + 1)


def _recruit(then: Then) -> None:
    w, lord = then.w, then.args[0]
    asked = then.tried.after.decision
    ways = sum(option.key == "pay" for option in asked.options) if asked else 0
    then.cost = w("cost-points", n=payments.price_of(then.g, then.seat, lord).number)
    then.badge = w("badge-ways", n=ways) if ways > 1 else ""
    then.say("then-lord", n=w.box.lords[lord].influence)
    _lord(then)
    paid = then.onward("pay", "affiliate")
    assert isinstance(paid.after, Abyss)
    then.tell_what_is_due(paid.after)


def _lord(then: Then) -> None:
    """Say what the Lord does that is chosen."""
    then.said.append(then.w.lord_text(then.args[0], short=True))


def _pay(then: Then) -> None:
    w, paid, asked = then.w, then.event("recruited"), then.tried.after.decision
    assert paid is not None
    if asked and asked.key == "affiliate":
        then.say("then-affiliate", allies=w.listed([w.ally(option.args[0]) for option in asked.options], "list-or"))
    price = payments.price_of(then.g, then.seat, paid["lord"])
    over = price.total(paid["allies"]) - price.number
    if over > 0:
        then.say("then-lost", n=over)


def _lay(then: Then) -> None:
    asked = then.tried.after.decision
    if asked is None or asked.key != "lay":  # there is one way left to pay, and it is taken
        _pay(then)
        return
    if not asked.args[1]:
        then.say("then-choose-allies")
        return
    lord, cards = asked.args
    price = payments.price_of(then.g, then.seat, lord)
    races = len({then.w.box.race[card] for card in cards})
    then.say("then-laid", have=price.total(cards), n=price.number, races=races, wanted=price.races)
    if any(option.key == "pay" for option in asked.options):
        then.say("then-enough", n=price.missing(cards))


# ---------------------------------------------------------------------------------------------- exploring


def _go_on(then: Then) -> None:
    numbers = then.w.box.numbers
    space = len(then.g.track) + 1
    last = space == numbers.track_spaces
    then.say("then-go-on.last" if last else "then-go-on", space=space, n=numbers.track_bonus)


def _add_leviathan(then: Then) -> None:
    if not then.g.leviathans:
        then.say("then-no-leviathan")
        return
    risk = odds.collision(then.g)
    then.cost = risk.words(then.w) if risk.n else ""
    then.say("then-add-leviathan" if risk.n else "then-add-leviathan.safe")


def _send_leviathan(then: Then) -> None:
    then.say("then-send", chance=odds.collision(then.g).words(then.w))


def _raise_threat(then: Then) -> None:
    then.say("then-reward", reward=then.w.rewards(then.w.box.threat_track[then.after.threat]))


# ---------------------------------------------------------------------------------------------- fighting


def _fight(then: Then) -> None:
    w, zone = then.w, then.args[1]
    then.cost = w.zone(zone)
    best = odds.best_attack(w, then.seat, zone)
    if best:
        tokens = queries.levels(then.g, zone)[0].tokens
        then.say("then-fight", ally=w.ally(best[0]), chance=best[1].hits.words(w), tokens=tokens)


def _attack(then: Then) -> None:
    w, card, zone = then.w, then.args[0], then.decision.args[1]
    found = odds.attack(w, then.seat, zone, card)
    then.cost = found.hits.words(w)
    then.say("then-attack", tokens=queries.levels(then.g, zone)[0].tokens)
    if found.kills.n:
        then.say("then-kills", n=found.kills.n, of=found.kills.of)
    if w.box.allies[card].fights == "pearls" and then.player.pearls:
        then.say("then-with-pearls", n=then.player.pearls)


def _add_pearls(then: Then) -> None:
    lost, zone = then.event("health_lost"), then.decision.args[2]
    # More than enough: fewer Pearls take off every Health point, too.
    then.vain = then.args[1] > sum(level.resistance for level in queries.levels(then.g, zone))
    if lost and lost["n"] == len(queries.levels(then.g, zone)):
        then.say("then-slays", power=then.args[1])


def _tokens(then: Then) -> None:
    base, new = then.args
    if base:
        worth = [token.influence for token in then.w.box.tokens.values() if token.deck == "base"]
        then.say("then-base-tokens", n=base, least=min(worth), most=max(worth))
    if new:
        then.say("then-new-tokens", n=new)


def _rebel(then: Then) -> None:
    then.cost = then.w.zone(then.args[1])
    asked = then.tried.after.decision
    then.say("then-rebel", tokens=asked.args[0] if asked and asked.key == "tokens" else 0)


# ---------------------------------------------------------------------------------------------- Locations, Lords


def _spend_keys(then: Then) -> None:
    tokens, lords = then.args
    if lords:
        then.say("then-spend-lords", lords=then.w.lords(lords), n=len(lords))
    else:
        then.say("then-spend-tokens", n=tokens)


def _location(then: Then) -> None:
    then.said.append(then.w.location_text(then.args[0]))


def _draw_locations(then: Then) -> None:
    then.say("then-draw-locations", n=then.args[0])


def _exchange(then: Then) -> None:
    new = then.args[1]
    then.said.append(then.w.lord_text(new, short=True) if new else then.w.text("then-unknown-lord"))


def _turn_lord(then: Then) -> None:
    lord, other = then.args
    then.cost = then.w.player(other)
    _lord(then)
    then.say("then-turn-lord", keys=then.w.box.lords[lord].keys)


def _steal(then: Then) -> None:
    other, deck = then.args
    p = then.g.players[other]
    then.say("then-steal", n=len(p.monsters if deck == "base" else p.kept))


def _say(key: str) -> Any:
    return lambda then: then.say(key)


Then.odd = {
    "explore": _explore,
    "plot": _plot,
    "recruit": _recruit,
    "pay": _pay,
    "choose_allies": _lay,
    "lay": _lay,
    "go_on": _go_on,
    "add_leviathan": _add_leviathan,
    "raise_threat": _raise_threat,
    "ignore_monster": _say("then-ignore"),
    "fight": _fight,
    "attack": _attack,
    "add_pearls": _add_pearls,
    "tokens": _tokens,
    "keep_tokens": lambda then: then.say("then-keep-tokens", n=then.args[0]),
    "rebel": _rebel,
    "spend_keys": _spend_keys,
    "take_location": _location,
    "replace_location": _location,
    "draw_locations": _draw_locations,
    "corrupt": _lord,
    "exchange": _exchange,
    "turn_lord": _turn_lord,
    "replace": _say("then-replace"),
    "send_leviathan": _send_leviathan,
    "steal": _steal,
    "pay_to_keep": _say("then-pay-to-keep"),
}
