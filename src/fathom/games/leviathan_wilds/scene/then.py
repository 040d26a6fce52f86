"""What an option would do, as far as everybody can see: losses, falls, dice, attacks left or entered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Change, Piece
from fathom.core.words import dashed

from .. import verbs
from ..board import CALM, DIFFICULT, HARMFUL, HELD, LEDGE, NET, OPEN
from ..queries import below, gravity, grip, hand_size, mod, prices, protected, strike_total, swims
from ..rules import ending, sides, strikes
from ..rules.actions import link_ahead
from ..state import SOLO_REST, Wilds
from ..targets import POOL, TOKEN
from . import lairs
from .board import attacks, figure, pending
from .words import Words


class Then:
    """What comes of an option: sentences, a price, and what to show on the board."""

    __slots__ = ("changes", "cost", "ghosts", "path", "price", "said")

    def __init__(self) -> None:
        self.said: list[str] = []
        self.price = -1
        self.cost = ""
        self.path: tuple[str, ...] = ()
        self.ghosts: tuple[Piece, ...] = ()
        self.changes: tuple[Change, ...] = ()

    @property
    def shows(self) -> bool:
        """Whether there is anything to show before it is chosen."""
        return bool(self.path or self.ghosts or self.changes)


def after(w: Words, option: Option, decision: Decision) -> Then:
    """Return what an option would do."""
    then = Then()
    tell = TELL.get(option.key)
    if tell is not None:
        tell(w, then, option, decision)
    return then


# ---------------------------------------------------------------------------------------------- moving


class Journey:
    """A climber's way through spaces, with what their terrain takes."""

    def __init__(self, g: Wilds, c: int) -> None:
        self.g = g
        self.c = c
        self.way = gravity(g, g.climbers[c])
        self.shields = list(g.climbers[c].shields)
        self.health = self.grip = 0
        self.held = False
        self.explores = False
        self.spaces: list[int] = []

    def enter(self, space: int) -> None:
        """Arrive on a space: harmful terrain takes health, difficult terrain grip, unless something protects."""
        g = self.g
        self.spaces.append(space)
        self.explores = self.explores or (g.box.hides and sides.covered_up(g, space) >= 0)
        flags = g.terrain[space]
        if flags & (HARMFUL | DIFFICULT) and not flags & CALM:
            if flags & HARMFUL and not self._ignored("harmful"):
                self.health += 1
            if flags & DIFFICULT and not self._ignored("difficult"):
                self.grip += 1

    def _ignored(self, kind: str) -> bool:
        safe = protected(self.g, self.c, kind)
        if not safe and kind in self.shields:
            self.shields.remove(kind)
            safe = True
        self.held = self.held or safe
        return safe

    def falls(self) -> bool:
        """Whether the climber falls from the last space: it is open, or no grip is left."""
        g = self.g
        flags = g.terrain[self.spaces[-1]]
        if flags & LEDGE:
            return False
        if grip(g, self.c) <= self.grip:
            return below(g, self.spaces[-1], self.way) >= 0
        return bool(flags & OPEN) and not flags & HELD and not swims(g, g.climbers[self.c])

    def fall(self) -> int:
        """Fall to the next ledge or net, and return it."""
        space = self.spaces[-1]
        while (space := below(self.g, space, self.way)) >= 0:
            self.enter(space)
            flags = self.g.terrain[space]
            if flags & LEDGE or (flags & NET and grip(self.g, self.c) > self.grip):
                break
        return self.spaces[-1]


def _move(w: Words, then: Then, option: Option, decision: Decision) -> None:
    """Climb, jump, glide, be put somewhere, fall one space on."""
    c = decision.args[0]
    args = option.args
    if len(args) > 1:
        _ap(w, then, c, option.key, args[1])
    journey = Journey(w.g, c)
    journey.enter(args[0])
    fallen = -1
    if option.key != "fall_on" and not w.g.climbers[c].falling and journey.falls():
        fallen = journey.fall()
    _travel(w, then, journey, fallen, "then-fall")


def _fall(w: Words, then: Then, option: Option, decision: Decision) -> None:
    """Let go, or fall on without being asked."""
    g = w.g
    c = option.args[0] if option.key == "let_go" else decision.args[0]
    journey = Journey(g, c)
    journey.spaces.append(g.climbers[c].space)
    fallen = journey.fall()
    journey.spaces.pop(0)
    if option.key == "let_go":
        _also(w, then, c, "let_go")
    _travel(w, then, journey, fallen, "then-fall-to")


def _travel(w: Words, then: Then, journey: Journey, fallen: int, key: str) -> None:
    """Say and show what a way through spaces does."""
    g, c = w.g, journey.c
    k = g.climbers[c]
    names = w.box.board.names
    if fallen >= 0:
        then.said.append(w(key, space=w.space(fallen)))
    if journey.health:
        then.said.append(w("then-health", n=journey.health))
    if journey.grip:
        then.said.append(w("then-grip", n=journey.grip))
    if journey.held:
        then.said.append(w.text("then-protected"))
    if journey.explores:
        then.said.append(w.text("then-uncovers"))
    if journey.health and k.health - journey.health <= k.blight:
        then.said.append(w("then-defeat", climber=w.climber(c)))
    end = journey.spaces[-1] if journey.spaces else k.space
    under = threatened(w)
    if under:
        was, will = k.space in under, end in under
        if was or will:
            then.said.append(w.text("then-still" if was and will else "then-out" if was else "then-into"))
    if g.terrain[end] & LEDGE and fallen < 0:
        then.said.append(w.text("then-ledge"))
    then.path = tuple(f"space.{names[s]}" for s in (k.space, *journey.spaces) if s >= 0)
    then.ghosts = (figure(w, c, end),)
    changes = []
    if journey.health:
        changes.append(Change(target=f"climber.{c}", kind="health", before=k.health, after=k.health - journey.health))
    if journey.grip:
        have = grip(g, c)
        changes.append(Change(target=f"climber.{c}", kind="grip", before=have, after=max(0, have - journey.grip)))
    then.changes = tuple(changes)


def threatened(w: Words) -> frozenset[int]:
    """Return the spaces that attacks still to come cover now."""
    under: frozenset[int] | None = w.found.get("threatened")
    if under is None:
        waiting = pending(w.g)
        under = frozenset(s for p, _, spaces in attacks(w.g) if p in waiting for s in spaces)
        w.found["threatened"] = under
    return under


def _start(w: Words, then: Then, option: Option, decision: Decision) -> None:
    then.ghosts = (
        Piece(
            id=f"ghost.climber.{decision.args[0]}",
            kind="climber",
            at=option.targets[0],
            name=w.climber(decision.args[0]),
            seat=option.seat,
            flags=("ghost",),
            art=w.g.climbers[decision.args[0]].character,
        ),
    )


def _place(w: Words, then: Then, option: Option, decision: Decision) -> None:
    """Put a token on a space: what it gives there, and who falls where it lay."""
    g = w.g
    space, token = option.args
    lies = next((t for t in g.tokens if t.id == token and t.owner), None)
    if lies is not None:
        flags = g.terrain[space]
        says = {"ledge": not flags & LEDGE, "calm_terrain": flags & (HARMFUL | DIFFICULT), "no_fall": flags & OPEN}
        for entry in w.box.sets[lies.owner].rules:
            if entry.token == token and entry.grants and says.get(entry.grants):
                then.said.append(w.text(f"then-grants-{dashed(entry.grants)}"))
        if lies.space >= 0 and g.terrain[lies.space] & OPEN and g.terrain[lies.space] & HELD:
            falls = [c for c, k in enumerate(g.climbers) if k.space == lies.space]
            then.said += [w("then-drops", climber=w.climber(c)) for c in falls]
    at = option.targets[0]
    name = w("piece-token", token=w.token(token), space=w.space(space))
    kind = "mushroom" if token == "mushroom" else "token"
    then.ghosts = (Piece(id=f"ghost.token.{token}", kind=kind, at=at, name=name, flags=("ghost",), art=token),)


# ---------------------------------------------------------------------------------------------- prices


def _ap(w: Words, then: Then, c: int, action: str, ap: int) -> None:
    """The AP of an action, and what injuries or the scenario add to it."""
    extra = prices(w.g, c, action)
    then.price = ap + sum(cost.ap for cost in extra if isinstance(cost, verbs.Lose))
    other = [cost for cost in extra if not (isinstance(cost, verbs.Lose) and cost.ap)]
    if other:
        then.cost = w.effects(other, c)


def _also(w: Words, then: Then, c: int, action: str) -> None:
    extra = prices(w.g, c, action)
    if extra:
        then.cost = w.effects(extra, c)


# ---------------------------------------------------------------------------------------------- strikes


def _strike(w: Words, then: Then, option: Option, decision: Decision) -> None:
    g = w.g
    c = decision.args[0]
    k = g.climbers[c]
    n, target = option.args
    if decision.key == "act":
        _ap(w, then, c, "strike", n)
    total = strike_total(g, c, n)
    if target >= TOKEN and total:
        lairs.token_gone(w, then, target - TOKEN)
    if target >= TOKEN or not total:
        return
    if target >= POOL and not w.box.leviathan.pools[target - POOL].values:
        then.said.append(w("then-sets-off", what=w.effects(w.box.leviathan.pools[target - POOL].struck, c)))
        return
    if target >= POOL:
        dice, teal = g.pools[target - POOL], w.box.leviathan.pools[target - POOL].colour == "teal"
        before = sum(dice)
        left = max(0, before - total)
        if before:
            then.said.append(w("then-pool", before=before, after=left))
        teal = teal and bool(before)
        where = f"pool.{w.box.leviathan.pools[target - POOL].id}"
    else:
        die = g.crystals[target]
        before, teal = die & 7, bool(die & 8)
        left = max(0, before - total)
        then.said.append(w("then-die", before=before, after=left) if left else w.text("then-break"))
        where = f"crystal.{w.box.board.names[target]}"
    if before:
        then.changes = (Change(target=where, kind="value", before=before, after=left),)
    if not left and _last(g, target):
        then.said.append(w.text("then-win"))
    elif teal and not any(bonus.clean for bonus in k.bonuses) and not _clean(w, option):
        if protected(g, c, "blight") or "blight" in k.shields:
            then.said.append(w.text("then-protected"))
        else:
            then.said.append(w("then-blight", n=1))
            change = Change(target=f"climber.{c}", kind="blight", before=k.blight, after=k.blight + 1)
            then.changes = (*then.changes, change)
            if k.health <= k.blight + 1:
                then.said.append(w("then-defeat", climber=w.climber(c)))


def _clean(w: Words, option: Option) -> bool:
    """Whether the strike's own card says that it gives no blight."""
    node = option.call[-1]
    by_skill = option.call[0] in (strikes.strike.name, strikes.land.name)
    own = w.box.nodes[node] if by_skill and node else None
    return isinstance(own, verbs.Strike) and own.clean


def _last(g: Wilds, target: int) -> bool:
    """Whether nothing would be left to break, and nothing else is asked for to win."""
    others = sum(1 for s, die in enumerate(g.crystals) if die and s != target)
    pools = sum(1 for i, dice in enumerate(g.pools) if dice and POOL + i != target)
    return not others and not pools and ending.scenario_won(g)


# ---------------------------------------------------------------------------------------------- body and cards


def _rest(w: Words, then: Then, option: Option, decision: Decision) -> None:
    g = w.g
    c = decision.args[0]
    if decision.key == "act":
        _ap(w, then, c, "rest", 2)
    cards = g.cards[g.climbers[c].cards]
    n = min(SOLO_REST, len(cards.discard)) if g.setup.solo else len(cards.discard)
    then.said.append(w("then-rest", n=n))
    _grip(then, g, c, n)


def _grip(then: Then, g: Wilds, c: int, n: int) -> None:
    have = grip(g, c)
    if n:
        change = Change(target=f"climber.{c}", kind="grip", before=have, after=have + n)
        then.changes = (*then.changes, change)


def _mend(w: Words, then: Then, option: Option, decision: Decision) -> None:
    c = decision.args[0]
    k = w.g.climbers[c]
    _ap(w, then, c, "mend", 1)
    n = min(max(0, 1 + mod(w.g, c, "mend")), 8 - k.health)
    if n:
        then.said.append(w("then-gain-health", n=n))
        then.changes = (Change(target=f"climber.{c}", kind="health", before=k.health, after=k.health + n),)


def _use(w: Words, then: Then, option: Option, decision: Decision) -> None:
    c, source = option.args
    skill = w.box.skills[source]
    then.said.append(w.source_text(source))
    costs = (*skill.cost, *(prices(w.g, c, "mushroom") if skill.kind == "mushroom" else ()))
    if costs:
        then.cost = w.effects(costs, c)


def _ap_card(w: Words, then: Then, option: Option, decision: Decision) -> None:
    card = w.box.cards[option.args[0]]
    if card.protects:
        then.said.append(w("then-ap-card", what=w.listed([w.text(f"protect-{kind}") for kind in card.protects])))


def _end(w: Words, then: Then, option: Option, decision: Decision) -> None:
    g = w.g
    if option.args[0]:
        then.said.append(w("then-unspent", n=option.args[0]))
    if g.climbers[decision.args[0]].space in threatened(w):
        then.said.append(w.text("then-still"))


def _draw(w: Words, then: Then, option: Option, decision: Decision) -> None:
    """Draw up, draw some, draw the last card: what is left of the grip."""
    g = w.g
    c = decision.args[0]
    cards = g.cards[g.climbers[c].cards]
    have = len(cards.deck)
    if option.key == "draw":  # the last card is asked for separately (LW-047)
        n = max(0, min(hand_size(g, c) - len(cards.hand), have - 1))
    else:
        n = min(option.args[0] if option.key == "draw_n" else 1, have)
    if n:
        then.changes = (Change(target=f"climber.{c}", kind="grip", before=have, after=have - n),)
        then.said.append(w("then-grip-left", n=have - n) if have > n else w.text("then-no-grip"))


def _hold_on(w: Words, then: Then, option: Option, decision: Decision) -> None:
    """Ride along with an overlay that moves: it costs 1 grip."""
    c = decision.args[0]
    have = grip(w.g, c)
    then.said.append(w("then-grip", n=1))
    then.changes = (Change(target=f"climber.{c}", kind="grip", before=have, after=have - 1),)


def _prevent(w: Words, then: Then, option: Option, decision: Decision) -> None:
    kind, points, n = option.args
    left = n - points
    then.said.append(w("then-left-over", kind=kind, n=left) if left else w.text("then-nothing-left"))


def _loss(w: Words, then: Then, option: Option, decision: Decision) -> None:
    kind, n = option.args
    c = decision.args[0]
    k = w.g.climbers[c]
    if kind == "health":
        then.changes = (Change(target=f"climber.{c}", kind="health", before=k.health, after=k.health - n),)
        if k.health - n <= k.blight:
            then.said.append(w("then-defeat", climber=w.climber(c)))
    elif kind == "grip":
        have = grip(w.g, c)
        then.changes = (Change(target=f"climber.{c}", kind="grip", before=have, after=max(0, have - n)),)
        if have <= n:
            then.said.append(w.text("then-no-grip"))


def _scenario(w: Words, then: Then, option: Option, decision: Decision) -> None:
    c, rule = option.args[0], w.box.rules[option.args[1]]
    across = link_ahead(w.g, c, rule)
    if across >= 0:
        journey = Journey(w.g, c)
        journey.enter(across)
        _travel(w, then, journey, journey.fall() if journey.falls() else -1, "then-fall")
    else:
        then.said.append(w.text(f"rule-{dashed(rule.id)}.text"))
    ap = sum(cost.ap for cost in rule.cost if isinstance(cost, verbs.Lose))
    other = [cost for cost in rule.cost if not (isinstance(cost, verbs.Lose) and cost.ap)]
    then.price = ap or -1
    then.cost = w.effects(other, c) if other else ""


def _injury(w: Words, then: Then, option: Option, decision: Decision) -> None:
    removal = w.box.injuries[option.args[0]].remove
    then.cost = w.effects(removal.cost, decision.args[0])
    ap = sum(cost.ap for cost in removal.cost if isinstance(cost, verbs.Lose))
    if ap:
        then.price, then.cost = ap, ""
    if removal.then:
        then.said.append(w.effects(removal.then, decision.args[0]))


def _pool(w: Words, then: Then, option: Option, decision: Decision) -> None:
    value, amount = option.args
    then.said.append(w("then-die", before=value, after=value - amount) if value > amount else w.text("then-break"))
    then.changes = (Change(target=option.targets[0], kind="value", before=value, after=value - amount),)


def _say(key: str) -> Callable[[Words, Then, Option, Decision], None]:
    return lambda w, then, option, decision: then.said.append(w.text(key))


def _mushroom(w: Words, then: Then, option: Option, decision: Decision) -> None:
    c, text = option.args[2], w.source_text(f"mushroom.{option.args[1]}")
    then.said.append(w("then-toss", climber=w.climber(c), text=text))


TELL: dict[str, Callable[[Words, Then, Option, Decision], Any]] = {
    **{key: _move for key in ("climb", "jump", "glide", "put", "fall_on")},
    "let_go": _fall,
    "pass_fall": _fall,
    "hold_on": _hold_on,
    "stay_behind": _say("then-left-behind"),
    **lairs.OWN,
    "start_at": _start,
    "place": _place,
    "strike": _strike,
    "land_strike": _strike,
    "lower_die": _pool,
    "rest": _rest,
    "mend": _mend,
    "use": _use,
    "modify": _use,
    "toss": _mushroom,
    "ap_card": _ap_card,
    "end_activation": _end,
    "draw": _draw,
    "draw_n": _draw,
    "draw_last": _draw,
    "hang_by_a_thread": _say("then-smaller-hand"),
    "prevent": _prevent,
    "take_loss": _loss,
    "scenario": _scenario,
    "pay_off_injury": _injury,
    "skip": _say("then-skip"),
    "skip_rest": _say("then-skip-rest"),
    "stop": _say("then-stop"),
    "pass": _say("option-pass.text"),
    "pass_step": _say("option-pass-step.text"),
    "pass_turn": _say("option-pass-turn.text"),
}
