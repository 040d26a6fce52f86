"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Choice, Counter, Group, Preview, Prompt
from fathom.core.text import Arg
from fathom.core.trying import Trial, Tried
from fathom.core.words import dashed

from .. import payments
from ..schema import RACES
from .cards import hand_ids
from .then import Then, after
from .words import Words

#: The group that each kind of option is shown in; the others are plain answers.
GROUPS = {
    "explore": "explore", "plot": "plot", "support": "support", "recruit": "recruit", "pay": "pay", "lay": "lay",
    "choose_allies": "lay", "buy": "buy", "take": "take", "go_on": "go-on", "add_leviathan": "go-on",
    "raise_threat": "go-on", "ignore_monster": "ignore", "attack": "attack", "discard": "discard", "sell": "sell",
    "empty_stack": "empty", "replace": "replace", "take_location": "location", "draw_locations": "draw",
    "replace_location": "location", "swap": "swap", "exchange": "exchange", "spend_keys": "keys", "pay_to_keep": "fee",
}  # fmt: skip
#: These end a step or pass something up.
MOVE_ON = frozenset({
    "decline", "stop_fighting", "keep_token", "keep_tokens", "keep_location", "no_swap", "no_corrupt", "no_exchange",
    "no_fight", "end_turn",
})  # fmt: skip
ORDER = (
    "explore", "support", "recruit", "plot", "pay", "lay", "buy", "take", "answer", "attack", "location", "draw",
    "keys", "swap", "exchange", "discard", "fee", "go-on", "ignore", "sell", "empty", "replace", "on",
)  # fmt: skip
ICONS = {
    "explore": "water", "support": "council", "recruit": "influence", "plot": "eye", "pay": "pearl", "lay": "hand",
    "buy": "pearl", "take": "hand", "go-on": "parting", "ignore": "parting", "attack": "attack", "location": "location",
    "draw": "draw", "keys": "key", "swap": "reroll", "exchange": "reroll", "discard": "discard", "fee": "pearl",
    "sell": "pearl", "empty": "discard", "replace": "reroll", "on": "check",
}  # fmt: skip
#: The icon of plain answers by the question that they answer.
ANSWERS = {
    "monster": "attack", "may_fight": "attack", "tokens": "monster", "token": "monster", "kept_tokens": "monster",
    "stack": "council", "affiliate": "person", "add_pearls": "pearl", "turn_lord": "rotate", "lose_lord": "close",
    "corrupt": "influence", "steal": "monster", "send_leviathan": "boss", "breed": "boss", "rebel": "strike",
}  # fmt: skip
#: Questions in which Pearls are spent: what is left is told beside them.
SPENDING = frozenset({"act", "pay", "lay", "buy", "add_pearls", "corrupt", "martial_law"})
#: Questions whose facts only the seat that is asked may know.
SECRET = frozenset({"token"})


# ---------------------------------------------------------------------------------------------- the question


def prompt(w: Words, seat: int, decision: Decision) -> Prompt:
    """Return the one question that is open; whoever is not asked reads who decides about what."""
    lead = decision.lead
    key = f"ask-{dashed(decision.key)}"
    asked = seat in decision.seats
    facts: dict[str, Arg] = {} if decision.key in SECRET and not asked else _facts(w, decision)
    if not asked:
        question = w(f"{key}.other", player=w.player(lead), **facts)
        return Prompt(question=question, hint=w("table-waiting", who=w.player(lead)), lead=lead, seats=decision.seats)
    left = (_pearls_left(w, lead),) if decision.key in SPENDING else ()
    return Prompt(question=w(key, **facts), hint=w(f"{key}.hint", **facts), lead=lead, seats=decision.seats, left=left)


def _pearls_left(w: Words, seat: int) -> Counter:
    n = w.g.players[seat].pearls
    words = w("count-pearls", n=n)
    return Counter(id="left.pearls", kind="pearl", name=w.text("counter-pearl"), value=n, most=n, words=words)


def _facts(w: Words, decision: Decision) -> dict[str, Arg]:
    """Return what a question speaks of."""
    g, args = w.g, decision.args
    match decision.key:
        case "pay" | "lay":
            price = payments.price_of(g, decision.lead, args[0])
            return {"lord": w.lord(args[0]), "n": price.number, "races": price.races, "have": price.total(args[1])}
        case "buy":
            return {"ally": w.ally(args[0]), "n": args[1], "of": w.player(args[2])}
        case "take":
            return {"ally": w.ally(args[0]), "space": len(g.track)}
        case "monster":
            return {"expansion": g.setup.expansion}
        case "attack":
            return {"leviathan": w.leviathan(args[0]), "n": _resistance(w, args[1])}
        case "add_pearls":
            return {"leviathan": w.leviathan(args[1]), "power": args[0], "n": _resistance(w, args[2])}
        case "tokens":
            return {"n": args[0]}
        case "token":
            return {"token": w.kept(decision.lead, args[0])}
        case "turn_lord":
            return {"other": w.player(args[0])}
        case "discard":
            return {"n": args[0], "of": w.source(args[1])}
        case "martial_law":
            return {"n": args[0], "limit": g.box.table.hand_limit}
        case "spend_keys":
            return {"n": g.box.table.keys_for_location}
    return {}


def _resistance(w: Words, zone: int) -> int:
    beast = w.g.border[zone]
    assert beast is not None
    return w.box.leviathans[beast.leviathan].levels[beast.level].resistance


# ---------------------------------------------------------------------------------------------- the answers


def choices(w: Words, seat: int, decision: Decision) -> tuple[Choice, ...]:
    """Return an answer in words for each option of the seat."""
    trial = Trial(w.g, seat)
    return tuple(
        _choice(w, index, option, decision, trial.of(index))
        for index, option in enumerate(decision.options)
        if option.seat == seat
    )


def group_of(option: Option) -> str:
    """Return the group that an option is shown in."""
    return "on" if option.key in MOVE_ON else GROUPS.get(option.key, "answer")


def _choice(w: Words, index: int, option: Option, decision: Decision, tried: Tried) -> Choice:
    then = after(w, option, decision, tried)
    return Choice(
        index=index,
        seat=option.seat,
        key=option.key,
        words=words_of(w, option),
        group=group_of(option),
        cost=_cost(w, then),
        consequence=" ".join(then.said),
        targets=targets_of(w, option),
        preview=Preview(changes=then.changes) if then.changes else None,
        moves_on=option.key in MOVE_ON,
        price=then.pearls or -1,
        badge=then.badge,
        label=_label(w, option),
    )


def _label(w: Words, option: Option) -> str:
    """Return a payment as icons: the values of each Race, and the Pearls."""
    if option.key != "pay":
        return ""
    _, cards, pearls = option.args
    values: dict[str, list[str]] = {}
    for card in cards:
        values.setdefault(RACES[w.box.race[card]], []).append(str(w.box.value[card]))
    parts = [f":{race}:{'+'.join(found)}" for race, found in values.items()]
    return " ".join([*parts, f":pearl:{pearls}"] if pearls else parts)


def _cost(w: Words, then: Then) -> str:
    return then.cost or (w("count-pearls", n=then.pearls) if then.pearls else "")


def targets_of(w: Words, option: Option) -> tuple[str, ...]:
    """Return where an option can be clicked on; an Ally of the hand on each of its equals."""
    found: list[str] = []
    for target in option.targets:
        if target.startswith("hand."):
            card = target.removeprefix("hand.")
            found += [id_ for id_, one in hand_ids(w.g.players[option.seat].hand) if one == card]
        elif target.startswith("kept."):
            found.append(f"token.{w.g.players[option.seat].kept[int(target.removeprefix('kept.'))].token}")
        else:
            found.append(target)
    return tuple(found)


Says = Callable[[Words, tuple[Any, ...], Option], dict[str, Arg]]


def words_of(w: Words, option: Option) -> str:
    """Return an option in words."""
    facts = FACTS.get(option.key)
    key = f"option-{dashed(option.key)}"
    if option.key == "pay" and not option.args[2]:
        key += ".full"
    elif option.key == "exchange" and not option.args[1]:
        key += ".deck"
    elif option.key == "add_pearls" and not option.args[0]:
        key += ".none"
    return w(key, **facts(w, option.args, option)) if facts else w(key)


def _ally(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"ally": w.ally(args[0])}


def _lord(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"lord": w.lord(args[0])}


def _location(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"location": w.location(args[0])}


def _token(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"token": w.kept(option.seat, args[0])}


def _stack(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"race": w.race(args[0], "many")}


def _beast(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"leviathan": w.leviathan(args[0])}


def _number(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"n": args[0]}


def _keys(w: Words, args: tuple[Any, ...], option: Option) -> dict[str, Arg]:
    return {"what": w.keys(*args)}


FACTS: dict[str, Says] = {
    "recruit": _lord,
    "use_power": _lord,
    "corrupt": _lord,
    "lose_lord": _lord,
    "replace": _lord,
    "turn_lord": _lord,
    "lay": _ally,
    "affiliate": _ally,
    "buy": _ally,
    "take": _ally,
    "attack": _ally,
    "discard": _ally,
    "sell": lambda w, args, option: {"ally": w.ally(args[1])},
    "support": _stack,
    "stack": _stack,
    "empty_stack": _stack,
    "take_location": _location,
    "replace_location": _location,
    "keep_location": _location,
    "draw_locations": _number,
    "pay_to_keep": _number,
    "reveal_token": _token,
    "fight": _beast,
    "rebel": _beast,
    "pay": lambda w, args, option: {"allies": w.allies(args[1]), "n": args[2]},
    "slay": lambda w, args, option: {"what": w.gain(w.box.threat_track[args[0]].rewards[args[1]])},
    "add_pearls": _number,
    "tokens": lambda w, args, option: {"base": args[0], "new": args[1]},
    "spend_keys": _keys,
    "swap": lambda w, args, option: {"old": w.location(args[0]), "location": w.location(args[1])},
    "exchange": lambda w, args, option: {"old": w.lord(args[0]), "lord": w.lord(args[1]) if args[1] else ""},
    "steal": lambda w, args, option: {"other": w.player(args[0]), "deck": args[1]},
    "send_leviathan": lambda w, args, option: {"other": w.player(args[0])},
    "breed": lambda w, args, option: {"zone": w.zone(args[0])},
}


# ---------------------------------------------------------------------------------------------- groups


def groups(w: Words, decision: Decision, found: Sequence[Choice], refused: Sequence[str] = ()) -> tuple[Group, ...]:
    """Return the kinds of answers in a fixed order: how many there are and their cost, or what the only one does."""
    by_name: dict[str, list[Choice]] = {name: [] for name in refused if name}
    for choice in found:
        by_name.setdefault(choice.group, []).append(choice)
    made = []
    for name in sorted(by_name, key=ORDER.index):
        members = by_name[name]
        said, caption, cost = w.text(f"group-{name}"), "", ""
        if len(members) == 1:
            said, caption, cost = members[0].words, members[0].consequence, members[0].cost
        elif members:
            caption = w("group-ways", n=len(members))
        icon = ANSWERS.get(decision.key, "why") if name == "answer" else ICONS[name]
        made.append(Group(id=name, name=said, icon=icon, cost=cost, caption=caption, moves_on=name == "on"))
    return tuple(made)
