"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Change, Choice, Counter, Group, Preview, Prompt
from fathom.core.text import Arg
from fathom.core.words import dashed

from . import forecast, queries
from .scene_panels import price_words
from .scene_words import Words
from .state import Gaia

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
        points = max(0, w.g.points if w.g.moved == 1 else 0 if w.g.moved else _stride(w.g))
        left = (Counter(id="left.move", kind="move", name=w.text("counter-move"), value=points, most=_stride(w.g)),)
    return Prompt(question=w(key, **facts), hint=w(f"{key}.hint", **facts), lead=lead, seats=decision.seats, left=left)


def _stride(g: Gaia) -> int:
    return queries.suit_of(g, g.active).movement * g.stride


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
            losses = [w("loss", delver=w.delver(d), n=n) for d, n in zip(args[2], args[3], strict=True)]
            return {"enemy": w.foe(args[0]), "losses": w.listed(losses)}
        case "move_enemy" | "flee" | "turn_enemy" | "teleport" | "summon" | "shift_to":
            return {"enemy": w.foe(args[0])}
        case "rebirth" | "place_enemy":
            return {"enemy": w.enemy(args[0])}
        case "walk":
            return {"delver": w.delver(args[0]), "n": args[1]}
        case "start":
            return {"piece": w.text("witness") if args[0] == 2 else w.delver(args[0])}
        case "scenario":
            return {"text": w.text(f"scenario-{dashed(args[0])}")}
        case "consent":
            return {"what": offer_words(w, args[0], args[1:])}
        case "give_product" | "put_back":
            return {"product": w.product(args[0]), "text": w.text(f"product-{dashed(args[0])}.text")}
        case "which_delver":
            return {"what": w.text(f"what-{dashed(args[0])}")}
    return {}


# ---------------------------------------------------------------------------------------------- the answers


def choices(w: Words, seat: int, decision: Decision) -> tuple[Choice, ...]:
    """Return an answer in words for each option of the seat."""
    return tuple(
        Choice(
            index=index,
            seat=option.seat,
            key=option.key,
            words=offer_words(w, option.key, option.args),
            group=group_of(option),
            consequence=consequence(w, option),
            targets=option.targets,
            preview=preview(w, option),
            moves_on=option.key in MOVE_ON,
        )
        for index, option in enumerate(decision.options)
        if option.seat == seat
    )


def group_of(option: Option) -> str:
    """Return the group that an option is shown in."""
    return "on" if option.key in MOVE_ON else GROUPS.get(option.key, "answer")


def groups(w: Words, answers: Sequence[Choice], refused: Sequence[str]) -> tuple[Group, ...]:
    """Return the kinds of answers, and of what is refused, in the order to show them."""
    found = {choice.group for choice in answers} | set(refused)
    return tuple(
        Group(
            id=name, name=w.text(f"group-{name}"), icon=ICONS[name], moves_on=name == "on", hotkey=HOTKEYS.get(name, "")
        )
        for name in ORDER
        if name in found
    )


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


def reward_words(w: Words, card: str, i: int) -> str:
    """Return a reward of a Level card that is no equipment."""
    found = []
    for effect in w.box.levels[card].options[i].effect:
        tag = str(effect.__struct_config__.tag)
        tokens = getattr(effect, "tokens", None)
        if tokens:
            found += [w("verb-loan", n=n, token=w.token(token)) for token, n in tokens.items()]
        else:
            found.append(w(f"verb-{dashed(tag)}", n=getattr(effect, "n", 1)))
    return w.listed(found)


# ---------------------------------------------------------------------------------------------- what it would do


def consequence(w: Words, option: Option) -> str:
    """Return what an option would do, where the words do not say it: the text of a card, who would be hit."""
    args = option.args
    match option.key:
        case "exhaust" | "take_card" | "fit" | "extra" | "scramble":
            return w.text(f"equipment-{dashed(args[0])}.text")
        case "use_weapon" | "use_slot" | "ultimate":
            return attack_words(w, option)
        case "buy" | "give_product" | "leave_behind":
            return w.text(f"product-{dashed(args[0])}.text")
    return ""


def plan(w: Words, option: Option) -> forecast.Forecast | None:
    """Return whom an action would hit, and what each result of the counterattack die would do."""
    g = w.g
    d = g.active
    suit = queries.suit_of(g, d)
    board = g.box.suits[g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).suit]
    if option.key == "use_weapon":
        steps, source = queries.card_in_use(g, suit, g.weapon).steps, "weapon"
    elif option.key == "use_slot":
        steps, source = board.slots[g.slot].steps, "slot"
    elif option.key == "ultimate" and board.ultimate is not None:
        steps, source = board.ultimate.steps, "ultimate"
    else:
        return None
    hits = forecast.of_steps(g, d, tuple(effect.node for effect in steps), source, g.at)
    return forecast.forecast(g, d, hits, g.at)


def attack_words(w: Words, option: Option) -> str:
    """Return an attack before it is made: the damage to each enemy, and what the counterattack may cost."""
    g = w.g
    found = plan(w, option)
    if option.key == "use_slot":
        suit = queries.suit_of(g, g.active)
        kit = g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products)
        said = [w.text(f"suit-{dashed(kit.suit)}.{option.args[0]}")]
    elif option.key == "use_weapon":
        said = [w.text(f"equipment-{dashed(option.args[0])}.text")]
    else:
        said = []
    if found is None or not found.hits:
        return " ".join(said)
    said.append(
        w("plan-hits", hits=w.listed([
            w("plan-hit", enemy=w.foe(hit.uid), n=hit.damage, lethal=hit.lethal) for hit in found.hits
        ]))
    )  # fmt: skip
    if any(not hit.quiet for hit in found.hits):
        results = []
        for die, faces, mind, body in found.results:
            losses = [w("loss", delver=w.delver(d), n=n) for d, n in enumerate((mind, body)) if n]
            shown = {1: "1", 2: "2–4", 5: "5", 6: "6"}[die]
            results.append(w("plan-result", die=shown, faces=faces, losses=w.listed(losses) or w.text("plan-nothing")))
        said.append(" ".join(results))
    return " ".join(said)


def preview(w: Words, option: Option) -> Preview | None:
    """Return the numbers that an action would change on the board."""
    if option.key not in ("use_weapon", "use_slot", "ultimate"):
        return None
    found = plan(w, option)
    if found is None or not found.hits:
        return None
    changes = []
    for hit in found.hits:
        enemy = queries.get(w.g, hit.uid)
        left = queries.health_of(w.g, enemy) - enemy.hurt
        changes.append(Change(target=f"enemy.{hit.uid}", kind="health", before=left, after=max(0, left - hit.damage)))
    return Preview(changes=tuple(changes))
