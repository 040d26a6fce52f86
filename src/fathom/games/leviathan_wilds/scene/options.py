"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Choice, Counter, Group, Preview, Prompt
from fathom.core.words import dashed

from .. import effects
from ..queries import strike_total
from ..rules import falling, injuries, losses, threats
from ..rules.actions import COST
from ..targets import POOL, TOKEN
from .board import pending
from .cards import card_id, target_words
from .then import Then, after
from .vain import why_vain
from .words import Words

#: The group that each kind of option is shown in; the others are plain answers.
GROUPS = {
    "climb": "climb", "jump": "jump", "glide": "glide", "strike": "strike", "rest": "rest", "mend": "mend",
    "use": "skill", "modify": "skill", "pick_up": "mushroom", "toss": "mushroom", "let_go": "let-go",
    "pay_off_injury": "injury", "scenario": "scenario", "ap_card": "ap-card", "discard": "discard",
    "stop_falling": "fall", "fall_on": "fall",
}  # fmt: skip
MOVE_ON = frozenset({
    "pass", "pass_step", "pass_turn", "pass_fall", "end_activation", "draw", "skip", "skip_rest", "stop", "take_loss",
    "go_on", "land_strike", "let_stand", "no_focus", "do_not_pay", "stay_falling", "empty_handed",
})  # fmt: skip
#: What gives away something scarce.
DEAR = frozenset({"use"})
ORDER = (
    "ap-card", "climb", "jump", "glide", "strike", "rest", "mend", "skill", "mushroom", "let-go", "injury", "scenario",
    "discard", "fall", "answer", "on",
)  # fmt: skip
ICONS = {
    "skill": "hand", "let-go": "fall", "scenario": "book", "ap-card": "ap", "answer": "why", "on": "check",
}  # fmt: skip


# ---------------------------------------------------------------------------------------------- the question


def prompt(w: Words, seat: int, decision: Decision) -> Prompt:
    """Return the one question that is open, and for those who have no part in it whom the table waits for."""
    g = w.g
    key, args = f"ask-{dashed(decision.key)}", decision.args
    facts: dict[str, int | str] = {}
    if decision.key == "anytime":
        over = args[0] == "before_threat" and not pending(g)  # all of it was swift
        key = "ask-anytime-after-threat" if over else f"ask-anytime-{dashed(args[0])}"
        facts["climber"] = w.climber(g.active)
        facts["threat"] = w.threat(g.threats[g.current].threat) if g.current >= 0 else ""
        facts["marks"] = "later" if any(call[0] == threats.place_markers.name for call in g.agenda) else "now"
        if not w.text.has(key):
            key = "ask-anytime"
    elif decision.key == "target":
        targets = (target for part in threats.parts(g) for target in part.targets if target.who == args[0])
        facts["who"] = target_words(w, next(targets))
    elif decision.key == "coin":
        facts |= {"climber": w.climber(args[0]), "side": "heads" if g.coin and g.coin.heads else "tails"}
    elif decision.key == "crystal":
        n = decision.options[0].call[-1]
        facts |= {"way": "up" if n > 0 else "down", "n": abs(n)}
    elif decision.key == "loss":
        facts |= {"climber": w.climber(args[0]), "kind": args[1], "n": args[2]}
    else:
        if args and isinstance(args[0], int) and 0 <= args[0] < len(g.climbers):
            facts["climber"] = w.climber(args[0])
        if len(args) > 1 and isinstance(args[1], int):
            facts["n"] = strike_total(g, args[0], args[1]) if decision.key in ("strike", "strike_what") else args[1]
    if decision.key in ("place", "take_token"):
        facts["token"] = w.token(decision.options[0].args[1])
    elif decision.key == "choose_climber":
        facts["what"] = w.effects(w.box.nodes[decision.options[0].call[2]].then)
    left: tuple[Counter, ...] = ()
    if g.activating:
        card = g.cards[g.climbers[g.active].cards].ap_card
        most = max(g.ap, w.box.cards[card].ap if card else 0)
        left = (
            Counter(
                id="ap",
                kind="ap",
                name=w.text("counter-ap"),
                value=g.ap,
                most=most,
                words=w("counter-ap.words", n=g.ap),
            ),
        )
    hint = w(f"{key}.hint", **facts)
    if seat not in decision.seats:
        who = [c for c, k in enumerate(g.climbers) if k.seat == decision.lead][:1]
        hint = w("table-waiting", who=w.climbers(who))
    group = GROUPS["ap_card"] if decision.key == "ap_card" else ""
    return Prompt(question=w(key, **facts), hint=hint, lead=decision.lead, seats=decision.seats, left=left, group=group)


# ---------------------------------------------------------------------------------------------- the answers


def choices(w: Words, seat: int, decision: Decision) -> tuple[Choice, ...]:
    """Return an answer in words for each option of the seat."""
    found = []
    for index, option in enumerate(decision.options):
        if option.seat == seat:
            found.append(_choice(w, index, option, decision))
    return tuple(found)


def group_of(option: Option) -> str:
    """Return the group that an option is shown in."""
    if option.key in MOVE_ON:
        return "on"
    if option.key == "use" and option.args[1].startswith("mushroom."):
        return "mushroom"
    return GROUPS.get(option.key, "answer")


def _choice(w: Words, index: int, option: Option, decision: Decision) -> Choice:
    then = after(w, option, decision)
    if vain := why_vain(w, option, decision):
        then.said.append(w.text(vain))
    return Choice(
        index=index,
        seat=option.seat,
        key=option.key,
        words=words_of(w, option, decision),
        group=group_of(option),
        cost=_cost(w, then),
        consequence=" ".join(then.said),
        targets=tuple(card_id(w.g, target) for target in option.targets),
        preview=Preview(path=then.path, ghosts=then.ghosts, changes=then.changes) if then.shows else None,
        moves_on=option.key in MOVE_ON,
        vain=bool(vain),
        dear=option.key in DEAR,
        price=then.price,
    )


def _cost(w: Words, then: Then) -> str:
    if then.price >= 0:
        return w("cost-also", n=then.price, what=then.cost) if then.cost else w("cost-ap", n=then.price)
    return then.cost


def words_of(w: Words, option: Option, decision: Decision) -> str:
    """Return an option in words."""
    makes = WORDS.get(option.key)
    if makes is not None:
        return makes(w, option.args, option, decision)
    facts: dict[str, int | str] = {}
    for target in option.targets:
        kind, _, rest = target.partition(".")
        if kind == "space":
            facts["space"] = w.space(w.box.board.number[rest])
        elif kind == "climber":
            facts["climber"] = w.climber(int(rest))
    return w(f"option-{dashed(option.key)}", **facts)


Says = Callable[[Words, tuple[Any, ...], Option, Decision], str]


def _space(key: str) -> Says:
    return lambda w, args, option, decision: w(f"option-{dashed(key)}", space=w.space(args[0]))


def _climber(key: str) -> Says:
    return lambda w, args, option, decision: w(f"option-{dashed(key)}", climber=w.climber(args[0]))


def _injury(key: str) -> Says:
    return lambda w, args, option, decision: w(f"option-{dashed(key)}", injury=w.injury(args[0]))


def _kind(key: str) -> Says:
    return lambda w, args, option, decision: w(f"option-{dashed(key)}", kind=args[0], n=args[1])


def _mine(key: str, w: Words, c: int, **facts: str) -> str:
    """Say who does it, where one player has two climbers."""
    if w.g.setup.solo:
        return w(f"option-{key}.for", climber=w.climber(c), **facts)
    return w(f"option-{key}", **facts)


def _part(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    return w.effect(w.box.nodes[args[0]], decision.args[0])


def _alternative(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    return w.effects(w.box.nodes[args[0]].of[args[1]], decision.args[0])


def _pay(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    e: Any = w.box.nodes[args[0]]
    c = decision.args[0]
    if option.key == "pay":
        return w("option-pay", cost=w.effects(e.cost, c), what=w.effects(e.then, c))
    return w("option-do-not-pay.else", what=w.effects(e.else_, c)) if e.else_ else w.text("option-do-not-pay")


def _focus(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    e = w.box.nodes[args[0]]
    c = decision.args[0]
    before, raised = w.effect(e, c), w.raised(e, args[1], c)
    return w("option-focus", before=before, after=raised)


def _strike(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    c = decision.args[0]
    n, target = strike_total(w.g, c, args[0]), args[1]
    if target >= TOKEN:
        return w("option-strike.token", n=n, token=w.token(w.g.tokens[target - TOKEN].id))
    if target >= POOL:
        return w("option-strike.pool", n=n, pool=w.pool(target - POOL))
    if target == w.g.climbers[c].space:
        return w("option-strike.here", n=n)
    return w("option-strike", n=n, space=w.space(target))


def _let_stand(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    node, heads, doubled = args
    e: Any = w.box.nodes[node]
    side = ("twice" if heads else "nothing") if doubled else "heads" if heads else "tails"
    return w("option-let-stand", side=side, what=w.effects(e.heads if heads else e.tails, decision.args[0]))


def _take_token(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    space, token = args
    if space < 0:
        return w("option-take-token.supply", token=w.token(token))
    return w("option-take-token", token=w.token(token), space=w.space(space))


def _colour(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    part = threats.parts(w.g)[option.call[1]]
    return w.effects(part.by_colour.get(args[0], part.effects), decision.args[0])


def _order(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    """Say which of several waiting calls would come first; the option's args are that call."""
    name = args[0]
    if name == effects.carry_out.name:
        if decision.key == "order_climbers":
            return w("option-order-climber", climber=w.climber(args[1]))
        what = w.effects([w.box.nodes[node] for node in args[2]], args[1])
        if args[1] < 0:
            return w("option-order-scenario", what=what)
        return w("option-order-effect", climber=w.climber(args[1]), what=what)
    if name in (threats.struck_by.name, threats.about_to_suffer.name):
        return w("option-order-climber", climber=w.climber(args[2]))
    if name in (losses.take_loss.name, threats.about_to_bear.name):
        return w("option-order-climber", climber=w.climber(args[1]))
    if name == injuries.remove_injury.name:
        return w("option-order-injury", climber=w.climber(args[1]), injury=w.injury(args[2]))
    if name == falling.start_falling.name:
        return w("option-falls-first", climber=w.climber(args[1]))
    if name == losses.after_block.name:
        return w("option-order-block", climber=w.climber(args[1]), card=w.card(args[3]))
    if w.text.has(f"rule-{dashed(name)}"):
        return w("option-order-scenario", what=w.rule(name))
    n = next(i for i, other in enumerate(decision.options, 1) if other is option)
    return w("option-order-other", n=n)


def _draw(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    cards = w.g.cards[w.g.climbers[decision.args[0]].cards]
    return w("option-draw", n=max(0, min(args[0] - len(cards.hand), len(cards.deck))))


def _skip(w: Words, args: tuple[Any, ...], option: Option, decision: Decision) -> str:
    """Say what is left out: a skill's strike, its jump, one climber more."""
    key = f"option-skip.{dashed(decision.key)}"
    if decision.key == "choose_climber" and option.call[3]:
        key = "option-skip.choose-another"
    return w.text(key if w.text.has(key) else "option-skip")


WORDS: dict[str, Says] = {
    "skip": _skip,
    "part": _part,
    "alternative": _alternative,
    "pay": _pay,
    "do_not_pay": _pay,
    "focus": _focus,
    "strike": _strike,
    "colour": _colour,
    "let_stand": _let_stand,
    "take_token": _take_token,
    "draw": _draw,
    "prevent": _kind("prevent"),
    "take_loss": _kind("take_loss"),
    "crawl": lambda w, args, option, decision: w("option-crawl", start=w.space(args[0]), space=w.space(args[1])),
    "give_back": lambda w, args, option, decision: w(
        "option-give-back" if args[1] else "option-give-back.exhausted", token=w.token(args[0])
    ),
    "push_way": lambda w, args, option, decision: w.text(f"way-{args[0]}"),
    "lower_die": lambda w, args, option, decision: w("option-lower-die", value=args[0], n=args[1]),
    "return_token": lambda w, args, option, decision: w("option-return-token", half=args[0], token=w.token(args[1])),
    "draw_n": lambda w, args, option, decision: w("option-draw-n", n=args[0]),
    "discard": lambda w, args, option, decision: w("option-discard", card=w.card(args[0])),
    "place": lambda w, args, option, decision: w("option-place", space=w.space(args[0]), token=w.token(args[1])),
    "ap_card": lambda w, args, option, decision: w("option-ap-card", card=w.card(args[0]), n=args[1]),
    "empty_handed": lambda w, args, option, decision: w("option-empty-handed", n=args[0]),
    "use": lambda w, args, option, decision: _mine("use", w, args[0], card=w.source(args[1])),
    "modify": lambda w, args, option, decision: _mine("modify", w, args[0], card=w.source(args[1])),
    "pick_up": lambda w, args, option, decision: _mine("pick-up", w, args[0]),
    "let_go": lambda w, args, option, decision: _mine("let-go", w, args[0]),
    "scenario": lambda w, args, option, decision: _mine("scenario", w, args[0], rule=w.rule(args[1])),
    "toss": lambda w, args, option, decision: w(
        "option-toss", mushroom=w.mushroom(args[1]), climber=w.climber(args[2])
    ),
    **{key: _order for key in ("order_climbers", "order_reactions", "order_waiting")},
    **{
        key: _space(key)
        for key in (
            "start_at",
            "climb",
            "jump",
            "glide",
            "put",
            "crystal",
            "origin",
            "move_web",
            "hatch",
            "return_relic",
            "anchor",
            "stop_falling",
            "fall_on",
        )
    },
    **{
        key: _climber(key)
        for key in ("choose_climber", "raise_for", "raise_later", "target", "go_on", "falls_first", "bite")
    },
    **{key: _injury(key) for key in ("remove_injury", "pay_off_injury")},
}


# ---------------------------------------------------------------------------------------------- groups


def groups(w: Words, found: Sequence[Choice], refused: Sequence[str] = ()) -> tuple[Group, ...]:
    """Return the kinds of answers in a fixed order: how many there are and their cost, or what the only one does."""
    by_name: dict[str, list[Choice]] = {name: [] for name in refused}
    for choice in found:
        by_name.setdefault(choice.group, []).append(choice)
    made = []
    for name in sorted(by_name, key=ORDER.index):
        members = by_name[name]
        matter = [choice for choice in members if not choice.vain] or members
        prices = [choice.price for choice in matter if choice.price >= 0]
        cost = matter[0].cost if matter and len(set(prices)) == 1 and len(prices) == len(matter) else ""
        if len(set(prices)) > 1:
            cost = w("cost-range", least=min(prices), most=max(prices))
        said, caption = w.text(f"group-{name}"), ""
        if not members and name in COST:
            cost = w("cost-ap", n=COST[name])
        elif len(matter) == 1:
            said, caption = matter[0].words, matter[0].consequence
        elif members and all(choice.vain for choice in members):
            caption = w.text("group-vain")
        elif members:
            caption = w(f"group-{name}.caption", n=len(matter))
        icon = ICONS.get(name, name)
        made.append(Group(id=name, name=said, icon=icon, cost=cost, caption=caption, moves_on=name == "on"))
    return tuple(made)
