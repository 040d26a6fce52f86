"""What an option would do, told by its trial: losses, falls, dice, attacks left or entered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fathom.core.events import Event
from fathom.core.scene import Piece, Preview
from fathom.core.state import State
from fathom.core.trying import Number, Numbers
from fathom.parts import telling

from ..box.board import CALM, DIFFICULT, HARMFUL, HELD, LEDGE, OPEN
from ..queries import grip, prices
from ..queries.targets import POOL, TOKEN
from ..schema import verbs
from ..schema.verbs import Effect
from ..state import HEALTH, Wilds
from . import vain
from .board import attacks, figure, pending
from .words import Words

#: The answers to questions on the way by which nobody does more than what is there already.
PASSED = {
    "loss": ("spend_shield", "prevent", "take_loss"),
    "blight": ("spend_shield",),
    "take_over": ("go_on",),
    "strike": ("land_strike",),
}
#: Options of a skill as a whole: its text says what it does; of what happens only the worst and the best is told.
BY_TEXT = ("use", "modify", "scenario")
GRAVE = ("won", "lost", "defeated")


def as_if_nobody_did_anything(root: Wilds) -> Callable[[State], int]:
    """Return what passes the questions on the way: losses are taken, strikes land, a fall that begins goes on."""

    def passed(g: State) -> int:
        assert isinstance(g, Wilds) and g.decision is not None
        keys: tuple[str, ...] = PASSED.get(g.decision.key, ())
        if g.decision.key == "falling" and root.faller < 0 and g.climbers[g.faller].space == g.fall_start:
            keys = ("pass_fall", "fall_on")
        found = (i for key in keys for i, option in enumerate(g.decision.options) if option.key == key)
        return next(found, -1)

    return passed


class Then(telling.Telling[Words]):
    """What an option would do."""

    prices = {"spent_ap": "n"}

    # ------------------------------------------------------------------------------------------ who and where

    @property
    def g(self) -> Wilds:
        """The game as it is."""
        return self.w.g

    @property
    def after(self) -> Wilds:
        """The game as it would be then."""
        assert isinstance(self.tried.after, Wilds)
        return self.tried.after

    @property
    def climber(self) -> int:
        """Who does it, or to whom it happens; -1 if it concerns nobody in particular."""
        own = self.option.key in ("use", "modify", "scenario", "let_go", "pick_up", "toss")
        facts = self.args if own else self.decision.args
        return facts[0] if facts and isinstance(facts[0], int) and facts[0] < len(self.g.climbers) else -1

    def is_mine(self, facts: Mapping[str, Any]) -> bool:
        """Whether something happens to the climber who chooses."""
        return facts.get("climber") == self.climber

    # ------------------------------------------------------------------------------------------ telling

    def tell_events(self) -> None:
        """Add what would happen: falls by where they end, attacks by whether one is hit."""
        fell = self._tell_falls()
        if self.option.key in BY_TEXT:
            for kind, facts in self.happenings():
                if kind in GRAVE:
                    self.say(f"then-{kind}", **self.w.said(facts, kind), mine=self.is_mine(facts))
        else:
            super().tell_events()
        if self.climber >= 0:
            self._tell_place(self.climber in fell)
        if reason := vain.why_vain(self):
            self.vain = True
            self.say(reason)

    def _tell_falls(self) -> list[int]:
        """Say where those come to who would fall, and return them."""
        fell = dict.fromkeys(event.facts["climber"] for event in self.tried.events if event.kind in ("falls", "let_go"))
        lets = self.option.key in ("let_go", "pass_fall")
        if self.option.key == "pass_fall":
            fell[self.climber] = None
        for c in fell:
            space = self.after.climbers[c].space
            if space not in (-1, self.g.climbers[c].space):
                climber, where = self.w.climber(c), self.w.space(space)
                self.say("then-fell.let" if lets else "then-fell", climber=climber, space=where, mine=c == self.climber)
        return list(fell)

    def happenings(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield kinds and facts of what would happen; of dice also what they were before."""
        for kind, facts in super().happenings():
            if kind == "struck":
                facts = {**facts, "before": self.g.crystals[facts["space"]] & 7}
            elif kind == "pool_lowered":
                facts = {**facts, "before": sum(self.g.pools[facts["pool"]])}
            yield kind, facts

    def _moves(self) -> bool:
        return any(event.kind in ("moved", "pushed") for event in self.tried.events)

    def _tell_place(self, fell: bool) -> None:
        """Say what it means to stand there: whether an attack hits, whether there is a ledge, or no grip."""
        before, after = self.g.climbers[self.climber], self.after.climbers[self.climber]
        if after.defeated:
            return
        if self._moves() or self.option.key == "end_activation":
            under = self.w.now("threatened", lambda: threatened(self.w))
            was, will = before.space in under, after.space in under
            if was or will:
                self.say("then-still" if was and will else "then-out" if was else "then-into")
        if self._moves() and self.after.terrain[after.space] & LEDGE and not fell:
            self.say("then-ledge")
        if grip(self.g, self.climber) > 0 == grip(self.after, self.climber):
            self.say("then-no-grip")

    # ------------------------------------------------------------------------------------------ for the eye

    def numbers(self, g: Wilds) -> Numbers:
        """Return the numbers on the table; of a crystal that breaks 0, of climbers only those who would change."""
        found = numbers(g, None if g is self.g else self.g)
        names = g.box.board.names
        for s, die in enumerate(self.g.crystals):
            if die and not g.crystals[s]:
                found[f"crystal.{names[s]}", "crystal"] = Number(0, "less")
        return found

    @property
    def preview(self) -> Preview | None:
        """What to show before it is chosen: the way of the climber, what would lie where, numbers before and after."""
        names = self.w.box.board.names
        way: list[int] = []
        ghosts: dict[str, Piece] = {}
        for event in self.tried.events:
            facts = event.facts
            if event.kind in ("moved", "pushed", "placed_figure"):
                c = facts["climber"]
                ghosts[f"climber.{c}"] = figure(self.w, c, facts["space"])
                if self.is_mine(facts):
                    way += [facts.get("start", -1)] * (not way) + [facts["space"]]
            elif event.kind in ("placed", "laid", "token_moved"):
                ghosts[facts["token"]] = _token(self.w, event)
        path = tuple(f"space.{names[s]}" for s in way if s >= 0)
        found = Preview(path=path if len(path) > 1 else (), ghosts=tuple(ghosts.values()), changes=self.changes)
        return found if found.path or found.ghosts or found.changes else None


def _token(w: Words, event: Event) -> Piece:
    """Return a token where it would lie."""
    token, space = event.facts["token"], event.facts["space"]
    return Piece(
        id=f"ghost.token.{token}",
        kind="mushroom" if token == "mushroom" else "token",
        at=f"space.{w.box.board.names[space]}",
        name=w("piece-token", token=w.token(token), space=w.space(space)),
        flags=("ghost",),
        art=token,
    )


def numbers(g: Wilds, before: Wilds | None = None) -> dict[tuple[str, str], Number]:
    """Return the numbers on the table that an option may change, by whose they are and their kind."""
    found: dict[tuple[str, str], Number] = {}
    for c, k in enumerate(g.climbers):
        if before and k == before.climbers[c] and g.cards == before.cards:
            continue
        found[f"player.{c}", "health"] = Number(max(0, min(HEALTH, k.health)))
        found[f"player.{c}", "blight"] = Number(max(0, min(HEALTH, k.blight)), "less")
        found[f"player.{c}", "grip"] = Number(grip(g, c) if k.cards < len(g.cards) else 0)
        found[f"player.{c}", "focus"] = Number(int(k.focused))
        found[f"player.{c}", "block"] = Number(sum(guard.left for guard in k.guards))
        found[f"player.{c}", "strike"] = Number(sum(bonus.n for bonus in k.bonuses))
    for s, die in enumerate(g.crystals):
        if die:
            found[f"crystal.{g.box.board.names[s]}", "crystal"] = Number(die & 7, "less")
    for pool, dice in zip(g.box.leviathan.pools, g.pools, strict=False):
        sign = "crystal-blighted" if pool.colour == "teal" else "crystal"
        found[f"pool.{pool.id}", sign] = Number(sum(dice), "less")
    return found


def threatened(w: Words) -> frozenset[int]:
    """Return the spaces that attacks still to come cover now."""
    waiting = pending(w.g)
    return frozenset(s for p, _, spaces in attacks(w.g) if p in waiting for s in spaces)


# ---------------------------------------------------------------------------------------------- what is odd


def _cost(then: Then, costs: tuple[Effect, ...]) -> None:
    """Say what something costs besides AP."""
    other = [cost for cost in costs if not (isinstance(cost, verbs.Lose) and cost.ap)]
    if other and then.price >= 0:
        then.cost = then.w("cost-also", n=then.price, what=then.w.effects(other, then.climber))
    elif other:
        then.cost = then.w.effects(other, then.climber)


def _action(then: Then) -> None:
    if then.option.key == "let_go" or then.decision.key == "act":
        _cost(then, prices(then.g, then.climber, then.option.key))


def _strike(then: Then) -> None:
    _action(then)
    target = then.args[1]
    if POOL <= target < TOKEN and not then.g.box.leviathan.pools[target - POOL].values:
        then.say("then-sets-off", what=then.w.effects(then.g.box.leviathan.pools[target - POOL].struck, then.climber))


def _use(then: Then) -> None:
    c, source = then.args
    then.said.append(then.w.source_text(source))
    _cost(then, (*then.g.box.skills[source].cost, *(prices(then.g, c, "mushroom") if "mushroom." in source else ())))


def _scenario(then: Then) -> None:
    then.said.append(then.w.source_text(f"rule.{then.args[1]}"))
    _cost(then, then.g.box.rules[then.args[1]].cost)


def _injury(then: Then) -> None:
    _cost(then, then.g.box.injuries[then.args[0]].remove.cost)


def _toss(then: Then) -> None:
    text = then.w.source_text(f"mushroom.{then.args[1]}")
    then.say("then-toss", climber=then.w.climber(then.args[2]), text=text)


def _ap_card(then: Then) -> None:
    if kinds := then.g.box.cards[then.args[0]].protects:
        then.say("then-card-protects", what=then.w.listed([then.w.text(f"protect-{kind}") for kind in kinds]))


def _end(then: Then) -> None:
    if then.args[0]:
        then.say("then-unspent", n=then.args[0])


def _draw(then: Then) -> None:
    left = grip(then.after, then.climber)
    if 0 < left < grip(then.g, then.climber):
        then.say("then-grip-left", n=left)


def _prevent(then: Then) -> None:
    kind, points, n, *_ = then.args
    then.say("then-left-over" if n > points else "then-nothing-left", kind=kind, n=n - points)


def _place(then: Then) -> None:
    """Say what a token would give to its space."""
    before, after = then.g.terrain[then.args[0]], then.after.terrain[then.args[0]]
    given = after & ~before
    if given & LEDGE:
        then.say("then-grants-ledge")
    if given & CALM and before & (HARMFUL | DIFFICULT):
        then.say("then-grants-calm-terrain")
    if given & HELD and before & OPEN:
        then.say("then-grants-no-fall")


def _say(key: str) -> Callable[[Then], None]:
    return lambda then: then.say(key)


Then.odd = {
    **dict.fromkeys(("climb", "jump", "glide", "rest", "mend", "let_go"), _action),
    **dict.fromkeys(("use", "modify"), _use),
    **dict.fromkeys(("draw", "draw_n", "draw_last"), _draw),
    **dict.fromkeys(("strike", "land_strike"), _strike),
    "scenario": _scenario,
    "pay_off_injury": _injury,
    "toss": _toss,
    "ap_card": _ap_card,
    "end_activation": _end,
    "prevent": _prevent,
    "place": _place,
    "hang_by_a_thread": _say("then-smaller-hand"),
    "skip": _say("then-skip"),
    "skip_rest": _say("then-skip-rest"),
    "stop": _say("then-stop"),
    "pass": _say("option-pass.text"),
    "pass_step": _say("option-pass-step.text"),
    "pass_turn": _say("option-pass-turn.text"),
}
