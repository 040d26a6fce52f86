"""Verbs about body and cards: gain, lose, mend, rest, draw, focus, anchor, block, protect."""

from __future__ import annotations

from fathom.core.decisions import Option

from ..box.board import LEDGE, OPEN
from ..queries import forbidden, is_waiting, may_anchor, mod, times
from ..rules import draw, falling, grip, health, injuries, losses, timing
from ..schema import verbs
from ..state import Guard, Wilds, rule, step
from .registry import How, can, effect, number, skip_option, verb


@verb(verbs.Gain)
@step("LW-134", "LW-149", "LW-175", "LW-283", "LW-315", "LW-316", "LW-326")
def gain(g: Wilds, c: int, node: str, how: How) -> None:
    """Gain health, grip, blight, AP (in the own activation only), injuries.

    Health moves the red marker (LW-134, LW-315), grip comes out of the discard pile (LW-149, LW-316), injuries from
    their deck (LW-175); AP are for the activation under way, and nothing outside of it (LW-283, LW-326).
    """
    if c < 0 or g.climbers[c].defeated:
        return
    e: verbs.Gain = g.box.nodes[node]
    m = times(g, c, e.per) if e.per else 1
    if e.ap and g.activating and c == g.active:
        g.ap += number(e, "ap", how) * m
        g.emit("gained_ap", climber=c, n=number(e, "ap", how) * m)
    calls = []
    if e.health:
        calls.append(health.gain_health(c, number(e, "health", how) * m))
    if e.grip:
        calls.append(grip.gain_grip(c, number(e, "grip", how) * m))
    if e.blight:
        calls.append(health.gain_blight(c, e.blight * m))
    if e.injury:
        calls.append(injuries.gain_injury(c, e.injury * m))
    g.then(*calls)


@can(verbs.Gain)
def can_gain(g: Wilds, c: int, e: verbs.Gain, user: int) -> bool:
    """Something of it would arrive."""
    k = g.climbers[c]
    return bool(
        (e.health and k.health < 8)
        or (e.grip and g.cards[k.cards].discard)
        or (e.ap and g.activating and c == g.active)
    )


@verb(verbs.Lose)
@step("LW-053", "LW-317", "LW-177")
def lose(g: Wilds, c: int, node: str, how: How) -> None:
    """Lose health and grip (Block may prevent it), blight, AP; losing an injury is being rid of it."""
    if c < 0 or g.climbers[c].defeated:
        return
    e: verbs.Lose = g.box.nodes[node]
    m = times(g, c, e.per) if e.per else 1
    if e.ap and g.activating and c == g.active:
        g.ap = max(0, g.ap - e.ap * m)
    if e.injury:
        g.agenda.append(injuries.remove_some(c, number(e, "injury", how) * m))
    if e.blight:
        g.agenda.append(health.lose_blight(c, number(e, "blight", how) * m))
    if e.grip:
        g.agenda.append(losses.suffer_loss(c, "grip", e.grip * m, ""))
    if e.health:
        losses.suffer_loss.now(g, c, "health", e.health * m, "")


@can(verbs.Lose)
def can_lose(g: Wilds, c: int, e: verbs.Lose, user: int) -> bool:
    """There is blight or an injury to be rid of."""
    k = g.climbers[c]
    return bool((e.blight and k.blight) or (e.injury and k.injuries))


@verb(verbs.Mend)
@step("LW-099", "LW-100", "LR-35")
def mend(g: Wilds, c: int, node: str, how: How) -> None:
    """Mend n."""
    if may_mend(g, c):
        mend_by.now(g, c, number(effect(g, node, verbs.Mend), "n", how))


@step("LW-099")
def mend_by(g: Wilds, c: int, n: int) -> None:
    """The climber mends: it gains health."""
    timing.moment(g, "mend", c)
    health.gain_health.now(g, c, max(0, n + mod(g, c, "mend")))


@rule("LW-100", "LR-35")
def may_mend(g: Wilds, c: int) -> bool:
    """Whether a climber may mend here: in the German edition not on an open space."""
    k = g.climbers[c]
    return not k.defeated and not (g.terrain[k.space] & OPEN and g.german) and not forbidden(g, c, "mend")


@can(verbs.Mend)
def can_mend(g: Wilds, c: int, e: verbs.Mend, user: int) -> bool:
    """There is something to mend."""
    k = g.climbers[c]
    return (k.health < 8 or bool(k.injuries)) and may_mend(g, c)


@verb(verbs.Rest)
@step("LW-095", "LW-096")
def rest(g: Wilds, c: int, node: str, how: How) -> None:
    """Rest, on a ledge as always; on a skill one may do without (LW-119)."""
    if may_rest(g, c):
        k = g.climbers[c]
        here = Option(k.seat, "rest", (), g.box.board.at[k.space], grip.rest(c))
        g.ask("rest", k.seat, [here] if how[3] else [here, skip_option(g, c)], c)


@rule("LW-096")
def may_rest(g: Wilds, c: int) -> bool:
    """Whether a climber may rest here."""
    k = g.climbers[c]
    return not k.defeated and bool(g.terrain[k.space] & LEDGE) and not forbidden(g, c, "rest")


@can(verbs.Rest)
def can_rest(g: Wilds, c: int, e: verbs.Rest, user: int) -> bool:
    """The climber is on a ledge."""
    return may_rest(g, c)


@verb(verbs.Draw)
@step("LW-328", "LR-24")
def draw_(g: Wilds, c: int, node: str, how: How) -> None:
    """Draw up to n cards."""
    if c >= 0:
        draw.draw_some.now(g, c, number(effect(g, node, verbs.Draw), "n", how))


@can(verbs.Draw)
def can_draw(g: Wilds, c: int, e: verbs.Draw, user: int) -> bool:
    """There is a card in the deck."""
    return bool(g.cards[g.climbers[c].cards].deck)


@verb(verbs.Discard)
@step("LW-053")
def discard(g: Wilds, c: int, node: str, how: How) -> None:
    """Discard hand cards."""
    e: verbs.Discard = g.box.nodes[node]
    if c >= 0:
        g.then(draw.discard_some(c, len(g.cards[g.climbers[c].cards].hand) if e.n == "all" else e.n))


@verb(verbs.Focus)
@step("LW-126", "LW-325", "LR-23")
def focus(g: Wilds, c: int, node: str, how: How) -> None:
    """The focus token is turned face up."""
    if c >= 0 and not g.climbers[c].defeated and not g.climbers[c].focused and not forbidden(g, c, "focus"):
        g.climbers[c].focused = True
        g.emit("focused", climber=c)


@can(verbs.Focus)
def can_focus(g: Wilds, c: int, e: verbs.Focus, user: int) -> bool:
    """The climber is not focused yet."""
    return not g.climbers[c].focused and not forbidden(g, c, "focus")


@verb(verbs.Anchor)
@step("LW-243", "LW-244", "LW-324")
def anchor(g: Wilds, c: int, node: str, how: How) -> None:
    """The climber may stop falling where it is."""
    if may_anchor(g, c):
        k = g.climbers[c]
        here = Option(k.seat, "anchor", (k.space,), g.box.board.at[k.space], falling.stop_falling(c))
        g.ask("anchor", k.seat, [here, skip_option(g, c)], c)


@can(verbs.Anchor)
def can_anchor(g: Wilds, c: int, e: verbs.Anchor, user: int) -> bool:
    """The climber is falling, has grip, and is not on an open space."""
    return may_anchor(g, c)


@verb(verbs.Block)
@step("LW-245", "LW-246", "LW-286", "LW-327")
def block(g: Wilds, c: int, node: str, how: How) -> None:
    """Points that prevent losses; a card that answers stays in play until then."""
    e: verbs.Block = g.box.nodes[node]
    k = g.climbers[c]
    if k.defeated or (g.german and not _loss_is_under_way(g, c)):
        return
    card = g.box.card_with.get(node, "") if e.then else ""
    k.guards = (*k.guards, Guard(number(e, "n", how), False, node, card))


@rule("LW-247", "LW-248")
def _loss_is_under_way(g: Wilds, c: int) -> bool:
    """Whether a climber is about to lose something: in the German edition a block has no effect ahead of that."""
    return is_waiting(g, c, LOSS)


LOSS = frozenset((losses.about_to_lose.name,))


@can(verbs.Block)
def can_block(g: Wilds, c: int, e: verbs.Block, user: int) -> bool:
    """English edition: it may be used ahead of the loss, within the step. German: only against an effect under way."""
    if forbidden(g, c, "block"):
        return False
    return (g.step in ("reveal", "activate", "resolve") and not g.german) or _loss_is_under_way(g, c)


@verb(verbs.Protect)
@step("LW-321", "LW-322", "LW-323", "LR-49")
def protect(g: Wilds, c: int, node: str, how: How) -> None:
    """In the own activation: icons for the rest of it. At other times: once, within this step."""
    e: verbs.Protect = g.box.nodes[node]
    k = g.climbers[c]
    if g.activating and c == g.active:
        g.icons = tuple(dict.fromkeys((*g.icons, *e.kinds)))
    else:
        k.shields = (*k.shields, *e.kinds)


@can(verbs.Protect)
def can_protect(g: Wilds, c: int, e: verbs.Protect, user: int) -> bool:
    """It is not there already."""
    if g.activating and c == g.active:
        return any(kind not in g.icons for kind in e.kinds)
    return g.step in ("reveal", "activate", "resolve")
