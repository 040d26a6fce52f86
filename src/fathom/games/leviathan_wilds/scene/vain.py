"""Answers that would be in vain now: nothing to block, more than a crystal needs, a skill with nothing to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from fathom.core.events import Event
from fathom.core.state import State
from fathom.core.trying import Trial

from .. import effects
from ..box.skill import Skill, effects_in, inner_lists
from ..queries import strike_total
from ..queries.targets import POOL, TOKEN, reach_of, strike_targets
from ..schema import verbs
from ..schema.verbs import Effect
from ..state import Wilds

if TYPE_CHECKING:
    from .then import Then

#: What may happen although nothing comes of it.
IDLE = frozenset({"spent_ap", "rested", "let_go", "falls", "stopped"})
#: Numbers that help with what may come, and are nothing in themselves.
HELPS = frozenset({"focus", "block", "strike"})
#: What a block could have prevented.
LOSSES = frozenset({"lost_health", "lost_grip", "pushed", "blocked"})


def why_vain(then: Then) -> str:
    """Return the text key of the reason why an answer would be in vain, or nothing."""
    tell = TELL.get(then.option.key)
    return tell(then) if tell else ""


def _idle(then: Then) -> str:
    """Rest, mend, let go: nothing comes of it."""
    kinds = {event.kind for event in then.tried.events}
    return "vain-rest" if kinds <= IDLE and _outcome(then.tried.after) == _outcome(then.g) else ""


def _strike(then: Then) -> str:
    """Less than a skill can do, or AP that the target does not need."""
    c, (n, target) = then.climber, then.args
    if then.decision.key == "strike_what":
        most = max(o.args[0] for o in then.decision.options if o.key == "strike" and o.args[1] == target)
        return "vain-weaker" if n < most else ""
    worth = 0
    if target < TOKEN:
        worth = sum(then.g.pools[target - POOL]) if target >= POOL else then.g.crystals[target] & 7
    return "vain-surplus" if n > 1 and 0 < worth <= strike_total(then.g, c, n - 1) else ""


def _modify(then: Then) -> str:
    """A strike or a block that is enough already: the same comes of it without."""
    skill = then.g.box.skills[then.args[1]]
    without = {"strike": "land_strike", "loss": "take_loss"}.get(then.decision.key)
    if without is None or not (_only(skill.effects, verbs.Block) or _only(skill.effects, verbs.StrikePlus)):
        return ""
    if any(isinstance(e, verbs.StrikePlus) and (e.clean or e.on_break) for e in effects_in(skill.effects)):
        return ""
    options = [o.key for o in then.decision.options]
    index = options.index("prevent" if "prevent" in options else without)
    if _outcome(then.trial.of(index).after) != _outcome(then.tried.after):
        return ""
    return "vain-surplus" if without == "land_strike" else "vain-blocked"


def _outcome(g: State) -> object:
    from .then import numbers

    assert isinstance(g, Wilds)
    return {name: number.n for name, number in numbers(g).items() if name[1] not in HELPS}


def _use(then: Then) -> str:
    """A skill that would do nothing; a block or a strike bonus with nothing yet to block or to strike."""
    g, (c, source) = then.g, then.args
    skill = g.box.skills[source]
    if _only(skill.effects, verbs.Block):
        return "" if _loss_comes(then, skill, c) else "vain-block"
    if _only(skill.effects, verbs.StrikePlus):
        strikes = g.activating and g.ap > 0 and strike_targets(g, g.active, reach_of(g, g.active))
        return "" if strikes else "vain-strike"
    if effects.would_matter(g, c, skill):
        return ""
    return "vain-flip" if skill.modifies & {"coin", "tails"} else "vain-use"


def _loss_comes(then: Then, skill: Skill, c: int) -> bool:
    """Whether something would be lost in this step that the block could prevent, if everybody carried on."""
    losses = then.w.now("losses", lambda: _losses(then))
    return any(skill.modifies_others or event.facts["climber"] == c for event in losses)


def _losses(then: Then) -> list[Event]:
    """Return what would be lost if everybody carried on until this step of the turn ends."""
    from .then import as_if_nobody_did_anything

    nobody = as_if_nobody_did_anything(then.g)

    def carry_on(g: State) -> int:
        assert isinstance(g, Wilds) and g.decision is not None
        if g.decision.key == "anytime" and g.step == then.g.step:
            return [option.key for option in g.decision.options].index("pass")
        return nobody(g)

    keys = [option.key for option in then.decision.options]
    on = next((keys.index(key) for key in ("pass", "fall_on") if key in keys), -1)
    events = Trial(then.g, then.option.seat, carry_on).of(on).events if on >= 0 else ()
    return [event for event in events if event.kind in LOSSES]


def _only(found: Iterable[Effect], kind: type) -> bool:
    """Whether a skill does nothing but this, whoever does it and whichever part is chosen."""
    for effect in found:
        inner = [*inner_lists(effect)]
        if not isinstance(effect, kind) and not (inner and all(_only(part, kind) for part in inner)):
            return False
    return True


def _scenario(then: Then) -> str:
    """An action of the scenario that would do nothing."""
    c, rule = then.args
    return "" if effects.rule_can(then.g, c, then.g.box.rules[rule]) else "vain-use"


TELL: dict[str, Callable[[Then], str]] = {
    "strike": _strike,
    "modify": _modify,
    "use": _use,
    "scenario": _scenario,
    **dict.fromkeys(("rest", "mend", "let_go"), _idle),
}
