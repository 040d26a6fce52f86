"""Answers that would be in vain now: nothing to block, more than a crystal needs, no card to bring back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fathom.core.decisions import Decision, Option

from .. import verbs
from ..queries import strike_total
from ..rules import threats
from ..skill import effects_in
from ..state import Wilds
from ..targets import POOL, TOKEN, candidates, reach_of, strike_targets
from ..verbs import Effect
from .words import Words

#: What takes something that a block can prevent.
LOSSES = (verbs.Lose, verbs.Push)


def why_vain(w: Words, option: Option, decision: Decision) -> str:
    """Return the text key of the reason why an answer would be in vain, or nothing."""
    tell = TELL.get(option.key)
    return tell(w.g, option, decision) if tell else ""


# ---------------------------------------------------------------------------------------------- strikes


def _strike(g: Wilds, option: Option, decision: Decision) -> str:
    """Less than a skill can do, or AP that the target does not need."""
    c, (n, target) = decision.args[0], option.args
    if decision.key == "strike_what":
        most = max(other.args[0] for other in decision.options if other.key == "strike" and other.args[1] == target)
        return "vain-weaker" if n < most else ""
    return "vain-surplus" if n > 1 and _is_enough(g, c, n - 1, target) else ""


def _is_enough(g: Wilds, c: int, n: int, target: int) -> bool:
    """Whether a strike of n AP or of a skill leaves nothing of what it strikes."""
    if target >= TOKEN:
        return False
    worth = sum(g.pools[target - POOL]) if target >= POOL else g.crystals[target] & 7
    return 0 < worth <= strike_total(g, c, n)


def _modify(g: Wilds, option: Option, decision: Decision) -> str:
    """A bonus onto a strike that is enough already; a block where what is blocked already is enough."""
    skill = g.box.skills[option.args[1]]
    c = decision.args[0]
    if decision.key == "loss" and _only(skill.effects, verbs.Block):
        return "vain-blocked" if sum(guard.left for guard in g.climbers[c].guards) >= decision.args[2] else ""
    if decision.key != "strike" or not _only(skill.effects, verbs.StrikePlus):
        return ""
    if any(isinstance(e, verbs.StrikePlus) and (e.clean or e.on_break) for e in effects_in(skill.effects)):
        return ""
    target = next(other.args[1] for other in decision.options if other.key == "land_strike")
    return "vain-surplus" if _is_enough(g, c, decision.args[1], target) else ""


# ---------------------------------------------------------------------------------------------- skills ahead of time


def _use(g: Wilds, option: Option, decision: Decision) -> str:
    """A block or a strike bonus played ahead of time, with nothing yet to block or to strike."""
    c, source = option.args
    effects = g.box.skills[source].effects
    if _only(effects, verbs.Block):
        helped = range(len(g.climbers)) if any(isinstance(e, verbs.Let) for e in effects_in(effects)) else (c,)
        return "" if any(_in_danger(g, d) for d in helped) else "vain-block"
    if _only(effects, verbs.StrikePlus):
        strikes = g.activating and g.ap > 0 and strike_targets(g, g.active, reach_of(g, g.active))
        return "" if strikes else "vain-strike"
    return ""


def _only(effects: Iterable[Effect], kind: type) -> bool:
    """Whether a skill does nothing but this, whoever does it and whichever part is chosen."""
    return all(isinstance(e, kind) or (bool(inner := [*_inside(e)]) and _only(inner, kind)) for e in effects)


def _inside(e: Effect) -> Iterator[Effect]:
    match e:
        case verbs.Let() | verbs.Pay():
            yield from e.then
        case verbs.Choose():
            for part in e.of:
                yield from part
        case verbs.Flip():
            yield from (*e.heads, *e.tails)
        case verbs.InOrder():
            yield from e.of


def _in_danger(g: Wilds, c: int) -> bool:
    """Whether the threat that resolves in this very step could take something that a climber can block."""
    parts = threats.parts(g) if g.current >= 0 else ()
    return any(_can_hurt(g, p, c) for p in sorted(_due(g)) if _loses(parts[p]))


def _due(g: Wilds) -> set[int]:
    """Return the parts of the threat that resolve in this step."""
    found: set[int] = set()
    for name, *args in g.agenda:
        if name == threats.resolve_swift.name:
            found.update(args[0])
        elif name in (threats.resolve_part.name, threats.attack.name):
            found.add(args[0])
    return found


def _loses(content: object) -> bool:
    return any(
        isinstance(e, verbs.Push | verbs.Ability) or (isinstance(e, verbs.Lose) and (e.health or e.grip))
        for e in effects_in(content)
    )


def _can_hurt(g: Wilds, p: int, c: int) -> bool:
    """Whether a climber stands in an attack or fits the targets of an event, as things are now."""
    part = threats.parts(g)[p]
    if _loses((part.miss, part.none)):
        return True
    if not part.area:
        return not part.targets or any(c in candidates(g, t.who, t.to, t.where) for t in part.targets)
    placed = not part.targets or any(marker.part == p for marker in g.markers)
    return p not in g.void_parts and (not placed or g.climbers[c].space in threats.covered(g, p))


# ---------------------------------------------------------------------------------------------- rests


def _rest(g: Wilds, option: Option, decision: Decision) -> str:
    """No card comes back, and nobody has anything that waits for a rest."""
    k = g.climbers[decision.args[0]]
    waits = any(rule.on == "rest" for name in (k.character, k.klass) for rule in g.box.sets[name].rules)
    waits = waits or any(g.box.injuries[card].remove.on == "rest" for card in k.injuries)
    return "" if waits or g.cards[k.cards].discard else "vain-rest"


TELL: dict[str, Callable[[Wilds, Option, Decision], Any]] = {
    "strike": _strike,
    "modify": _modify,
    "use": _use,
    "rest": _rest,
}
