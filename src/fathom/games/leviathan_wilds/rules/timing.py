"""Timing: what waits for the effect under way, and the windows for anytime actions (chapter 21, LR-06, LR-36)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects
from ..conditions import all_hold
from ..queries import must_fall
from ..schema import Standing
from ..state import Climber, Wilds, hooks, rule, step
from . import anytime, falling, injuries

#: What a pass may cover, besides one window.
SCOPES = ("step", "turn")
#: Whether the table wants to be asked, by the scopes that it has passed.
asked = frozenset(SCOPES).isdisjoint


@rule("LW-223", "LW-226")
def wait(g: Wilds, call: Call) -> None:
    """Let something triggered wait until the effect under way is complete."""
    g.waiting = (*g.waiting, call)


@rule("LW-224")
def react(g: Wilds, call: Call) -> None:
    """Let a reaction of the leviathan wait: it comes before everything else that waits."""
    g.reactions = (*g.reactions, call)


@step("LW-219", "LW-223", "LW-224", "LW-228", "LR-06", "LR-07")
def settle(g: Wilds) -> None:
    """An effect is complete: what waited for it happens now, the leviathan's reactions first."""
    if g.reactions:
        calls, g.reactions = g.reactions, ()
        g.agenda.append(SETTLE)
        g.any_order("order_reactions", g.climbers[g.active].seat, calls)
        return
    if g.faller < 0:  # one fall is finished before the next begins
        fallers = [c for c, k in enumerate(g.climbers) if k.space >= 0 and must_fall(g, k)]
        if fallers:
            _wait_no_longer(g, fallers)
            return
    if g.waiting:
        _wait_no_longer(g, [])


#: The call lies ready, since effects are complete all the time.
SETTLE = settle()


def _wait_no_longer(g: Wilds, fallers: list[int]) -> None:
    """Make the calls that waited and let the fallers fall, in the order that the active player likes."""
    if g.waiting:
        calls, g.waiting = g.waiting, ()
        g.agenda.append(SETTLE)
        for c in fallers:
            calls += (falling.start_falling(c),)
        if len(calls) == 1:
            g.agenda.append(calls[0])
        else:
            g.any_order("order_waiting", g.climbers[g.active].seat, calls)
    elif len(fallers) == 1:
        g.agenda.append(SETTLE)
        falling.start_falling.now(g, fallers[0])
    elif fallers:
        g.agenda.append(SETTLE)
        seat = g.climbers[g.active].seat
        options = [Option(seat, "falls_first", (c,), (f"climber.{c}",), falling.start_falling(c)) for c in fallers]
        g.ask("order_falls", seat, options)


@step("LW-101", "LW-102", "LW-103", "LW-104", "LR-36")
def anytime_window(g: Wilds, name: str) -> None:
    """Anybody may take anytime actions now, until the active player passes."""
    if not g.hushed or asked(g.hushed):
        options = anytime.options(g)
        if options:
            again = _AGAIN.get(name) or anytime_window(name)
            g.window("anytime", g.climbers[g.active].seat, options, again, SCOPES, (name,))


#: The windows of every turn: their calls lie ready.
_AGAIN = {name: anytime_window(name) for name in ("turn_start", "revealed", "swift", "before_threat", "delayed")}


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
    try:
        watched = g.box.watched_with[g.setup][c]
    except KeyError:
        watched = _watched(g)[c]
    if name in watched or (c >= 0 and g.climbers[c].injuries and name in g.box.watched_by_injuries):
        _call_watchers(g, name, c)


def _watched(g: Wilds) -> list[frozenset[str]]:
    """Return the moments of each climber that anything but an injury watches; the last ones are nobody's moments (-1).

    Its sets watch, sets that watch for anybody, the scenario, and the leviathan's steps.
    """
    box = g.box
    sets = {name for entry in g.setup.climbers for name in entry}
    for_all = box.watched_by_scenario.union(
        box.hooked, [on for on, watchers in box.watched_for_all.items() if watchers & sets]
    )
    watched = [for_all.union(box.watches[k.character], box.watches[k.klass]) for k in g.climbers]
    box.watched_with[g.setup] = watched = [*watched, for_all]
    return watched


def _call_watchers(g: Wilds, name: str, c: int) -> None:
    """Let everything that watches for a moment have its turn."""
    box = g.box
    if name in box.watched_by_scenario:
        for entry in box.standing:
            if entry.on == name:
                _trigger(g, entry, c, True)
    watchers = box.watched_for_all.get(name)
    if watchers:
        for owner in _owners_in_play(g, watchers):
            for entry in box.sets[owner].rules:
                if entry.on == name and entry.any:
                    _trigger(g, entry, c, False)
    if c >= 0:
        k = g.climbers[c]
        for owner in (k.character, k.klass):
            if name in box.watches[owner]:
                for entry in box.sets[owner].rules:
                    if entry.on == name and not entry.any:
                        _trigger(g, entry, c, False)
        for injury in k.injuries:
            for entry in box.injuries[injury].rules:
                if entry.on == name:
                    _trigger(g, entry, c, False)
        for injury in g.climbers[c].injuries:
            if box.injuries[injury].remove.on == name:
                wait(g, injuries.remove_injury(c, injury))
    if name in box.hooked:
        for call in hooks.calls(box.leviathan.id, name, g, c):
            react(g, call)


def _owners_in_play(g: Wilds, watchers: frozenset[str]) -> list[str]:
    found: list[str] = []
    for k in g.climbers:
        for owner in (k.character, k.klass):
            if owner in watchers and not k.defeated and owner not in found:
                found.append(owner)
    return found


def stirs(g: Wilds, name: str, c: int) -> bool:
    """The same between effects, where nothing is under way: tell whether something wants its turn now (`settle`)."""
    try:
        watched = g.box.watched_with[g.setup][c]
    except KeyError:
        watched = _watched(g)[c]
    if name in watched or (g.climbers[c].injuries and name in g.box.watched_by_injuries):
        _call_watchers(g, name, c)
    return bool(g.waiting or g.reactions)


def moment_alone(g: Wilds, name: str, c: int) -> None:
    """The same between effects: whatever watches for the moment happens next."""
    if stirs(g, name, c):
        g.agenda.append(SETTLE)


def _trigger(g: Wilds, entry: Standing, c: int, scenario: bool) -> None:
    if all_hold(g, c, entry.if_):
        call = effects.carry_out(c, effects.nodes_of(entry.then), effects.MUST)
        if scenario:
            react(g, call)
        else:
            wait(g, call)
