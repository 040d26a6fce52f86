"""Timing: what waits for the effect under way, and the windows for anytime actions (chapter 21, LR-06, LR-36)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fathom.core.decisions import Option
from fathom.core.legality import Offer, possible
from fathom.core.memo import memo
from fathom.core.steps import Call

from .. import effects
from ..box import WildsBox
from ..queries import must_fall
from ..queries.conditions import all_hold
from ..schema import Standing
from ..state import Climber, Wilds, hooks, offer, rule, step
from . import anytime, falling, injuries

#: What a pass may cover, besides one window.
SCOPES = ("step", "turn")


@rule("LW-223", "LW-226")
def wait(g: Wilds, call: Call) -> None:
    """Let something triggered wait until the effect under way is complete."""
    g.waiting = (*g.waiting, call)


@rule("LW-224")
def react(g: Wilds, call: Call) -> None:
    """Let a reaction of the leviathan wait: it comes before everything else that waits."""
    g.reactions = (*g.reactions, call)


@rule("LW-198", "LW-224", "LR-55")
def answer(g: Wilds, call: Call) -> None:
    """The leviathan answers a crystal that goes: in the German edition at once, as part of the strike (LW-198).

    In the English one its answer waits for the effect under way, and comes before all else that waits (LW-224).
    """
    if g.german:
        g.then(call)
    else:
        react(g, call)


@step("LW-219", "LW-223", "LW-224", "LW-228", "LR-06", "LR-07")
def settle(g: Wilds) -> None:
    """An effect is complete: what waited for it happens now, the leviathan's reactions first."""
    seat = g.climbers[g.active].seat
    if g.reactions:
        calls, g.reactions = g.reactions, ()
        g.then(settle())
        g.any_order("order_reactions", seat, calls)
        return
    fallers = [c for c, k in enumerate(g.climbers) if k.space >= 0 and c != g.faller and must_fall(g, k)]
    for c in fallers:
        g.climbers[c].falling = True
    if g.faller >= 0:  # one fall is finished before the next begins
        fallers = []
    if g.waiting:
        calls, g.waiting = (*g.waiting, *[falling.start_falling(c) for c in fallers]), ()
        g.then(settle())
        g.any_order("order_waiting", seat, calls)
    elif fallers:
        g.then(settle())
        options = [Option(seat, "falls_first", (c,), (f"climber.{c}",), falling.start_falling(c)) for c in fallers]
        g.ask("order_falls", seat, options)


@step("LW-101", "LW-102", "LW-103", "LW-104", "LR-36")
def anytime_window(g: Wilds, name: str) -> None:
    """Anybody may take anytime actions now, until the active player passes."""
    g.look()
    options = possible(window_offers(g))
    if is_worth_asking(g, options):
        g.window("anytime", g.climbers[g.active].seat, options, anytime_window(name), SCOPES, (name,))


def window_offers(g: Wilds, scopes: Collection[str] = SCOPES) -> list[Offer]:
    """Return the anytime actions of everybody, with what forbids them, unless the table has passed them as a whole."""
    return [] if g.is_hushed(scopes) else anytime.offers(g)


@rule("LR-50")
def is_worth_asking(g: Wilds, options: Iterable[Option]) -> bool:
    """Whether one of some anytime actions could change anything: nobody is asked because of what is in vain."""
    return any(anytime.would_matter(g, option) for option in options)


@offer("anytime")
def _in_window(g: Wilds, seat: int, name: str) -> list[Offer]:
    """Return what may be done in an anytime window."""
    return window_offers(g)


@rule("LW-246", "LW-268", "LR-49")
def end_step(g: Wilds) -> None:
    """A step of the turn ends: unused blocks, strike bonuses and shields lapse."""
    if "step" in g.hushed:
        g.end_scope("step")
    for k in g.climbers:
        if k.guards:
            for guard in k.guards:
                if guard.card:
                    put_away(g, k, guard.card)
            k.guards = ()
        if k.bonuses or k.shields:
            k.bonuses = k.shields = ()


def put_away(g: Wilds, k: Climber, card: str) -> None:
    """Discard a card that stayed in play."""
    cards = g.cards[k.cards]
    if card in cards.in_play:
        at = cards.in_play.index(card)
        cards.in_play = cards.in_play[:at] + cards.in_play[at + 1 :]
        cards.discard = (*cards.discard, card)


# ---------------------------------------------------------------------------------------------- moments


@rule("LW-176", "LW-188")
def moment(g: Wilds, name: str, c: int) -> None:
    """Something happened to a climber: covers, injuries and the scenario that watch for it get their turn."""
    box = g.box
    for entry in box.standing:
        if entry.on == name:
            _trigger(g, entry, c, True)
    in_play = dict.fromkeys([owner for k in g.climbers if not k.defeated for owner in (k.character, k.klass)])
    for entry in watching(box, (*in_play,), name, True):
        _trigger(g, entry, c, False)
    if c >= 0:
        k = g.climbers[c]
        for entry in watching(box, (k.character, k.klass), name, False):
            _trigger(g, entry, c, False)
        for injury in k.injuries:
            for entry in box.injuries[injury].rules:
                if entry.on == name:
                    _trigger(g, entry, c, False)
        for injury in k.injuries:
            if box.injuries[injury].remove.on == name:
                wait(g, injuries.remove_injury(c, injury))
    for call in hooks.calls(box.leviathan.id, name, g, c):
        react(g, call)


@memo
def watching(box: WildsBox, owners: tuple[str, ...], name: str, anybody: bool) -> tuple[Standing, ...]:
    """Return the rules of some sets that watch for a moment: of anybody, or of their own climber."""
    rules = [entry for owner in owners for entry in box.sets[owner].rules]
    return tuple([entry for entry in rules if entry.on == name and entry.any == anybody])


def moment_alone(g: Wilds, name: str, c: int) -> None:
    """The same between effects: whatever watches for the moment happens next."""
    moment(g, name, c)
    if g.waiting or g.reactions:
        g.then(settle())


def _trigger(g: Wilds, entry: Standing, c: int, scenario: bool) -> None:
    if all_hold(g, c, entry.if_):
        call = effects.carry_out(c, effects.nodes_of(entry.then), effects.MUST)
        if scenario and entry.on == "break_crystal":
            answer(g, call)
        elif scenario:
            react(g, call)
        else:
            wait(g, call)
