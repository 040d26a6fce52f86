"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Change, Choice, Counter, Group, Piece, Preview, Prompt
from fathom.core.text import Arg
from fathom.core.words import dashed

from .. import queries
from ..rules import moving
from ..schema.words import ELEMENTS
from .forecast import Plan, answer_words, hit_words, loss, plan_of, plan_words, target_hit, target_results
from .offers import LAID_OUT, offer_id, price_words, reward_words
from .words import Words

#: The group that each kind of option is shown in; the others are plain answers.
GROUPS = {
    "exhaust": "exhaust", "step": "step", "push": "push", "ap_move": "ap", "ap_one": "ap", "ap_all": "ap",
    "ap_everything": "ap", "double": "double", "free": "free", "witness": "witness", "ultimate": "ultimate",
    "use_slot": "slot", "use_weapon": "weapon", "target": "target", "reroll": "reroll", "block": "block",
    "guard": "guard", "buy": "buy", "exchange": "exchange", "give_part": "give", "give_product": "give",
    "walk": "step", "witness_to": "witness", "shift_to": "shift", "shift": "shift", "start": "start",
}  # fmt: skip
#: These end something or pass something up.
MOVE_ON = frozenset({
    "run", "end_turn", "enough", "keep_roll", "no_guard", "no_block", "no_flip", "leave_it", "shift_done", "stay",
    "witness_stays", "leave_shop", "go_on", "accept", "keep_product",
})  # fmt: skip
ORDER = (
    "exhaust", "weapon", "slot", "ultimate", "step", "push", "witness", "ap", "double", "free", "target", "reroll",
    "block", "guard", "shift", "start", "answer", "buy", "exchange", "give", "on",
)  # fmt: skip
ICONS = {
    "exhaust": "attack", "weapon": "attack", "slot": "power", "ultimate": "power-once", "step": "move", "push": "push",
    "witness": "witness", "ap": "ap", "double": "double", "free": "mend", "target": "strike", "reroll": "reroll",
    "block": "block", "guard": "armor", "shift": "push", "start": "pin", "answer": "check", "buy": "part-mind",
    "exchange": "reroll", "give": "hand", "on": "check",
}  # fmt: skip
#: Steps from one tile to the next: several of them make a way.
STEPS = frozenset({"step", "walk", "witness_to"})
HOTKEYS = {"weapon": "w", "slot": "s", "step": "g", "witness": "z", "on": "e"}


# ---------------------------------------------------------------------------------------------- the question


def prompt(w: Words, seat: int, decision: Decision) -> Prompt:
    """Return the one question that is open; whoever is not asked reads who decides about what."""
    lead = decision.lead
    key = f"ask-{dashed(decision.key)}"
    facts = facts_of(w, decision)
    if seat not in decision.seats:
        question = w(f"{key}.other", player=w.player(lead), **facts)
        return Prompt(question=question, hint=w("table-waiting", who=w.player(lead)), lead=lead, seats=decision.seats)
    left: tuple[Counter, ...] = ()
    if decision.key == "choose":
        points = max(0, moving.points_left(w.g, w.g.active))
        left = (Counter(id="left.move", kind="move", name=w.text("counter-move"), value=points),)
    return Prompt(question=w(key, **facts), hint=w(f"{key}.hint", **facts), lead=lead, seats=decision.seats, left=left)


def facts_of(w: Words, decision: Decision) -> dict[str, Arg]:
    """Return what a question speaks of."""
    args = decision.args
    match decision.key:
        case "turn" | "choose":
            return {"delver": w.delver(args[0])}
        case "target" | "shift" | "take_element" | "lose_element" | "witness_to" | "leave_behind":
            return {"n": args[0]}
        case "reroll":
            return {"die": args[0], "why": w.text(f"why-{dashed(args[1])}")}
        case "guard":
            return {"die": args[0], "n": args[1]}
        case "block":
            losses = [loss(w, d, n) for d, n in zip(args[2], args[3], strict=True)]
            return {"enemy": w.foe(args[0]), "losses": w.listed(losses)}
        case "move_enemy" | "flee" | "turn_enemy" | "teleport" | "summon" | "shift_to":
            return {"enemy": w.foe(args[0])}
        case "rebirth" | "place_enemy":
            return {"enemy": w.enemy(args[0])}
        case "walk":
            return {"delver": w.delver(args[0]), "n": args[1]}
        case "start":
            return {"piece": w.text("witness") if args[0] == 2 else w.delver(args[0])}
        case "consent":
            return {"what": offer_words(w, args[0], args[1:])}
        case "give_product" | "put_back":
            return {"product": w.product(args[0]), "text": w.text(f"product-{dashed(args[0])}.text")}
        case "which_delver":
            return {"what": w.text(f"what-{dashed(args[0])}")}
    return {}


# ---------------------------------------------------------------------------------------------- the answers


def choices(w: Words, seat: int, decision: Decision, plans: Sequence[Plan]) -> tuple[Choice, ...]:
    """Return an answer in words for each option of the seat."""
    return tuple(
        _choice(w, index, option, decision, plans)
        for index, option in enumerate(decision.options)
        if option.seat == seat
    )


def _choice(w: Words, index: int, option: Option, decision: Decision, plans: Sequence[Plan]) -> Choice:
    plan = next((plan for plan in plans if plan.key == option.key), None)
    step = option.key in STEPS
    return Choice(
        index=index,
        seat=option.seat,
        key=option.key,
        words=offer_words(w, option.key, option.args),
        group=group_of(option),
        consequence=consequence(w, option, decision, plan),
        targets=_targets(option, decision, index),
        preview=_walk(w, option) if step else preview(w, plan) if plan else None,
        moves_on=option.key in MOVE_ON,
        price=1 if step and _far(w, option, decision) else -1,
        badge=_badge(w, option, decision),
    )


def _far(w: Words, option: Option, decision: Decision) -> bool:
    """Whether more than one step may be taken, so that it is worth looking for ways to farther tiles."""
    if option.key == "step":
        return moving.points_left(w.g, w.g.active) > 1
    return bool(decision.args[-1] > 1)


def _targets(option: Option, decision: Decision, index: int) -> tuple[str, ...]:
    """Return what an option can be clicked on; a card that is laid out stands for it."""
    if option.key == "rest_level":  # the Level deck is not shown
        return ()
    return (*option.targets, offer_id(index)) if decision.key in LAID_OUT else option.targets


def group_of(option: Option) -> str:
    """Return the group that an option is shown in; every weapon that can be exhausted has one of its own."""
    if option.key == "exhaust":
        return f"exhaust.{option.args[0]}"
    return "on" if option.key in MOVE_ON else GROUPS.get(option.key, "answer")


def groups(w: Words, answers: Sequence[Choice], refused: Sequence[str], plans: Sequence[Plan]) -> tuple[Group, ...]:
    """Return the kinds of answers, and of what is refused, in the order to show them; a lone answer names its kind."""
    found: dict[str, list[Choice]] = {}
    for choice in answers:
        found.setdefault(choice.group, []).append(choice)
    names = sorted({*found, *filter(None, refused)}, key=lambda name: ORDER.index(name.partition(".")[0]))
    return tuple(
        Group(
            id=name,
            name=_group_name(w, name, found.get(name, [])),
            icon=ICONS[name.partition(".")[0]],
            caption=_caption(w, found.get(name, []), plans),
            moves_on=name == "on",
            hotkey=HOTKEYS.get(name, ""),
        )
        for name in names
    )


def _group_name(w: Words, name: str, members: Sequence[Choice]) -> str:
    kind, _, weapon = name.partition(".")
    if weapon:
        return w.card(weapon)
    return members[0].words if len(members) == 1 else w.text(f"group-{kind}")


def _caption(w: Words, members: Sequence[Choice], plans: Sequence[Plan]) -> str:
    """Return what a kind of answer brings, in few words."""
    if not members:
        return ""
    key = members[0].key
    plan = next((plan for plan in plans if plan.key == key), None)
    if plan is not None:
        hits = {hit.uid: hit for hit in plan.hits}
        return w("caption-hits", n=len(hits), kills=sum(hit.lethal for hit in hits.values()))
    match key:
        case "use_weapon" | "ultimate":
            return w.text("caption-nobody")
        case "use_slot" | "reroll":
            return members[0].consequence
        case "step" | "walk" | "witness_to":
            return w("caption-tiles", n=len(members))
        case "exhaust":
            return w.text(f"equipment-{dashed(members[0].group.partition('.')[2])}.text")
        case "witness":
            return w("caption-witness", n=w.box.table.witness_tiles)
        case "run":
            return w.text("caption-run")
    return members[0].consequence if len(members) == 1 else ""


def offer_words(w: Words, key: str, args: tuple[Any, ...]) -> str:
    """Return an option in words."""
    name = f"option-{dashed(key)}"
    match key:
        case "exhaust":
            return w(name, card=w.card(args[0]), element=w.element(args[1]))
        case "step" | "witness_to":
            return w(name, tile=w.tile(args[0]))
        case "push":
            return w(name, enemy=w.foe(args[0]), n=args[2])
        case "target" | "guard" | "block" | "no_block" | "backup" | "shift":
            return w(name, enemy=w.foe(args[0]))
        case "shift_more":
            return w(name, enemy=w.foe(args[0]))
        case "move_enemy" | "flee" | "summon" | "shift_to":
            return w(name, enemy=w.enemy(args[1]), tile=w.tile(args[2]))
        case "turn_enemy":
            return w(name, enemy=w.foe(args[0]), side=w.side(args[2]))
        case "teleport":
            return w(name, enemy=w.enemy(args[1]), other=w.foe(args[2]))
        case "flee_order":
            return w(name, enemy=w.foe(args[1]))
        case "rebirth" | "place_enemy":
            return w(name, enemy=w.enemy(args[0]), tile=w.tile(args[1]))
        case "ap_move" | "ap_one" | "ap_all" | "ap_everything" | "lose_hp" | "lose_an_element" | "lose_four_elements":
            return w(name, n=args[0])
        case "rest_heal":
            return w(name, n=args[0])
        case "double" | "waste_token":
            return w(name, token=w.token(args[0]))
        case "free":
            return w(name, delver=w.delver(args[0]), element=w.element(args[1]))
        case "use_slot" | "take_element" | "lose_element":
            return w(name, element=w.element(args[0]))
        case "use_weapon" | "refresh_weapon" | "disarm" | "sacrifice" | "scramble" | "take_card" | "fit" | "extra":
            return w(name, card=w.card(args[0]))
        case "flip":
            return w(name, side=w.text(f"side-{args[0].lower()}"), n=args[1])
        case "no_flip":
            return w(name, side=w.text(f"side-{args[0].lower()}"))
        case "take_doublers":
            return w(name, n=args[0])
        case "take_reward":
            return reward_words(w, args[0], args[1])
        case "improve":
            return w(name, type=w.text(f"type-{dashed(args[0])}"), rank=args[1])
        case "walk":
            return w(name, delver=w.delver(args[0]), tile=w.tile(args[1]))
        case "stay" | "first_turn":
            return w(name, delver=w.delver(args[0]))
        case "start":
            return w(name, piece=w.text("witness") if args[0] == 2 else w.delver(args[0]), tile=w.tile(args[1]))
        case "go_on":
            return w(name, wave=args[0])
        case "accept" | "refuse":
            return w(name, what=offer_words(w, args[0], args[1:]))
        case "scenario":
            return w.text(f"scenario-{dashed(args[0])}.choice{args[1] + 1}")
        case "give_product":
            return w(name, product=w.product(args[0]), player=w.player(args[1]))
        case "put_back" | "keep_product" | "leave_behind":
            return w(name, product=w.product(args[0]))
        case "buy":
            return w(name, product=w.product(args[0]), price=price_words(w, args[0]))
        case "exchange":
            return w(name, level=args[0], n=args[1])
        case "give_part":
            return w(name, part=w.part(args[0]), player=w.player(args[1]))
        case "which_delver":
            return w(name, player=w.player(args[0]))
    return w.text(name)


# ---------------------------------------------------------------------------------------------- what it would do


def consequence(w: Words, option: Option, decision: Decision, plan: Plan | None) -> str:
    """Return what an option would do, where the words do not say it: the text of a card, who would be hit."""
    g = w.g
    args = option.args
    match option.key:
        case "exhaust":
            return _slot_words(w, option.seat, args[1])
        case "take_card" | "fit" | "extra" | "scramble" | "refresh_weapon" | "disarm" | "sacrifice":
            return w.text(f"equipment-{dashed(args[0])}.text")
        case "use_weapon" | "use_slot" | "ultimate":
            told = plan_words(w, plan, g.at) if plan else ""
            if option.key == "use_slot":
                told = f"{w.text(f'suit-{dashed(_suit(w, option.seat))}.{args[0]}')} {told}".strip()
            return told or w.text("plan-nobody")
        case "step" if not g.acted:
            return _from_there(w, args[0], decision)
        case "target":
            hit = target_hit(w, args[0])
            return f"{hit_words(w, hit, hit)}. {answer_words(w, target_results(w, args[0]))}"
        case "buy" | "give_product" | "leave_behind" | "put_back":
            return w.text(f"product-{dashed(args[0])}.text")
        case "improve":
            return w.text(f"type-{dashed(args[0])}.{w.discipline(option.seat)}")
    return ""


def _suit(w: Words, seat: int) -> str:
    suit = w.g.suits[seat]
    return w.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).suit


def _slot_words(w: Words, seat: int, element: str) -> str:
    """Return what a slot can do, and how many elements lie there."""
    ability = w.text(f"suit-{dashed(_suit(w, seat))}.{element}")
    n = w.g.suits[seat].elements[ELEMENTS.index(element)]
    return w("then-slot", ability=ability, n=n)


def _there(w: Words, at: int) -> tuple[int, int]:
    g = w.g
    return (at, g.at[1]) if g.active == 0 else (g.at[0], at)


def _from_there(w: Words, at: int, decision: Decision) -> str:
    """Return what the weapon of this turn would do from another tile."""
    places = _there(w, at)
    plan = plan_of(w, decision, "use_weapon", places)
    return w("then-step", plan=plan_words(w, plan, places)) if plan.strikes else w.text("then-nobody")


def _badge(w: Words, option: Option, decision: Decision) -> str:
    """Say at a tile how many enemies the weapon of this turn would hit from there."""
    if option.key != "step" or w.g.acted:
        return ""
    hits = {hit.uid for hit in plan_of(w, decision, "use_weapon", _there(w, option.args[0])).hits}
    return w("badge-hits", n=len(hits)) if hits else ""


def _walk(w: Words, option: Option) -> Preview:
    """Return the way of a step."""
    g = w.g
    if option.key == "witness_to":
        who, here, to = "witness", g.witness, option.args[0]
        ghost = Piece(id="ghost.witness", kind="witness", at=f"tile.{to}", name=w.text("witness"), shape="figure",
                      art="witness", flags=("ghost",))  # fmt: skip
        return Preview(path=(f"tile.{here}", f"tile.{to}"), ghosts=(ghost,))
    d, to = (g.active, option.args[0]) if option.key == "step" else option.args[:2]
    who = f"delver.{d}"
    ghost = Piece(id=f"ghost.{who}", kind="delver", at=f"tile.{to}", name=w.delver(d), shape="figure",
                  seat=queries.seat_of(g, d), tint=d, art=w.hero_id(d), flags=("ghost",))  # fmt: skip
    return Preview(path=(f"tile.{g.at[d]}", f"tile.{to}"), ghosts=(ghost,))


def preview(w: Words, plan: Plan) -> Preview:
    """Return the numbers that an action would change on the board."""
    changes = []
    for hit in plan.hits:
        enemy = queries.get(w.g, hit.uid)
        left = queries.health_of(w.g, enemy) - enemy.hurt
        changes.append(
            Change(target=f"enemy.{hit.uid}", kind="health", before=left, after=max(0, left - hit.damage), wants="less",
                   words=w.text("plan-dies") if hit.lethal else "")
        )  # fmt: skip
    return Preview(changes=tuple(changes))
