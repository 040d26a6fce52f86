"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fathom.core.decisions import Decision, Option
from fathom.core.scene import Change, Choice, Group, Piece, Preview, Prompt
from fathom.core.words import dashed

from .. import schema
from ..board import STEP
from ..queries import living, most_health, pairs
from ..rules.combat_pairs import NOTHING
from ..rules.experience import price
from .cards import tile_id
from .combat import forecast
from .runes import made_by
from .words import Words, cell_id, label

#: The group that each kind of option is shown in; the others are plain answers.
GROUPS = {
    "place": "place", "place_aside": "aside", "monster": "encounter", "feature": "encounter", "chest": "encounter",
    "door": "encounter", "campfire": "encounter", "stairs": "encounter", "legend": "encounter", "buy_key": "buy",
    "buy_healing": "buy", "equip": "equip", "unequip": "equip", "use_skill": "ability", "power": "ability",
    "block": "ability", "use_item": "ability", "play": "card", "supply": "card", "supply_unseen": "card",
    "discard": "card", "replace": "card", "resolve": "pair",
}  # fmt: skip
#: What moves on, with its icon.
MOVE_ON = {"draw_tile": "draw", "go_down": "stairs", "done_paying": "check", "give_up": "flag", "keep": "check"}
#: Kinds with a group for each way to turn a tile.
TURNED = ("place", "aside")
ORDER = ("place", "aside", "encounter", "pair", "ability", "card", "buy", "equip", "answer", "on")
ICONS = {
    "place": "rotate", "aside": "rotate", "encounter": "lantern", "pair": "sword", "ability": "power", "card": "hand",
    "buy": "xp", "equip": "armor", "answer": "play", "on": "check",
}  # fmt: skip


# ---------------------------------------------------------------------------------------------- the question


def prompt(w: Words, seat: int, decision: Decision) -> Prompt:
    """Return the one question that is open, and for those who have no part in it whom the table waits for."""
    g = w.g
    args = decision.args
    facts: dict[str, int | str] = {}
    match decision.key:
        case "place":
            facts |= {"tile": w.tile(args[0]), "fits": int(any(o.key == "place" for o in decision.options))}
        case "play" | "act":
            lane = g.lanes[args[0]]
            facts |= {"hero": w.hero(lane.hero), "foe": w.foe(g.foes[lane.foe].id)}
            facts["n"] = lane.plays - len(lane.cards)
        case "aim" | "hit" | "divide" | "replace":
            facts |= {"hero": w.hero(args[0]), "n": args[1]}
        case "supply":
            facts |= {"hero": w.hero(args[0]), "test": _test(w, args[1]), "n": args[2]}
        case "try":
            facts["test"] = _test(w, args[0])
        case "pay":
            facts |= {"what": args[0], "n": args[1], "paid": args[2]}
        case "look":
            facts |= {"deck": args[0], "card": w.pile_card(args[0], args[1]), "n": args[2]}
        case "give":
            facts["item"] = w.thing("item", args[0])
        case "whom" | "alternative":
            facts["card"] = _card_name(w)
        case _:
            if args and isinstance(args[0], int) and 0 <= args[0] < len(g.heroes):
                facts["hero"] = w.hero(args[0])
    key = f"ask-{dashed(decision.key)}"
    hint = w(f"{key}.hint", **facts)
    if seat not in decision.seats:
        who = [h for h, hero in enumerate(g.heroes) if hero.seat == decision.lead]
        hint = w("table-waiting", who=w.heroes(who))
    return Prompt(question=w(key, **facts), hint=hint, lead=decision.lead, seats=decision.seats)


def _card_name(w: Words) -> str:
    if not w.g.card:
        return w.text("game-name")
    kind = "feature" if w.g.card in w.box.features else "legend"
    return w.thing(kind, w.g.card)


def _test(w: Words, node: str) -> str:
    e: Any = w.box.nodes[node]
    assert isinstance(e, schema.Test)
    return w.test(e)


# ---------------------------------------------------------------------------------------------- the answers


def choices(w: Words, seat: int, decision: Decision) -> tuple[Choice, ...]:
    """Return an answer in words for each option of the seat."""
    return tuple(_choice(w, i, option, decision) for i, option in enumerate(decision.options) if option.seat == seat)


def group_of(option: Option) -> str:
    """Return the group that an option is shown in; a tile has one for each way to turn it."""
    if option.key in ("place", "place_aside"):
        return f"{GROUPS[option.key]}.{option.args[1]}"
    if option.key == "resolve":
        return f"pair.{option.args[0]}.{option.args[1]}"
    return "on" if option.key in MOVE_ON else GROUPS.get(option.key, "answer")


def _choice(w: Words, index: int, option: Option, decision: Decision) -> Choice:
    makes = WORDS.get(option.key)
    words = makes(w, option.args) if makes else w.text(f"option-{dashed(option.key)}")
    consequence, preview = _then(w, option, decision)
    return Choice(
        index=index,
        seat=option.seat,
        key=option.key,
        words=words,
        group=group_of(option),
        cost=_cost(w, option),
        consequence=consequence,
        targets=(*option.targets, *_things(w, option)),
        preview=preview,
        moves_on=option.key in MOVE_ON,
        badge=_badge(w, option, decision),
    )


def _badge(w: Words, option: Option, decision: Decision) -> str:
    """Say at a space in how many ways the tile fits there."""
    if option.key not in ("place", "place_aside"):
        return ""
    ways = sum(other.key == option.key and other.args[0] == option.args[0] for other in decision.options)
    return w("group-caption", n=ways) if ways > 1 else ""


def _things(w: Words, option: Option) -> tuple[str, ...]:
    """Return what else an option can be clicked on: the cells in which its things lie, the card that it is about."""
    g = w.g
    match option.key:
        case "place":
            return (tile_id(g.drawn, option.args[1]),)
        case "place_aside":
            return (tile_id(g.set_aside, option.args[1]),)
        case "pay":
            return (f"xp.{g.xp.index(option.args[0])}",)
        case "monster" | "feature" | "chest" | "campfire" | "stairs" | "door" | "unlock" | "unlock_chest":
            return (cell_id(g.where[option.args[0] // 4]),)
        case "legend":
            return tuple(cell_id(at) for at in option.args[2])
        case "power" | "use_item" | "block":
            return _source(w, g.lanes[option.args[0]].hero, option.args[-1])
        case "use_skill":
            return _source(w, *option.args)
    return ()


def _source(w: Words, h: int, feat: str) -> tuple[str, ...]:
    """Return the Item or the Ability Card that a feat stands on."""
    known = w.box.feats[feat]
    match known.kind:
        case "item":
            return (f"item.{h}.{known.card}",)
        case "ability" if known.card != feat:
            return (f"skill.{known.card}",)
    return ()


def _cost(w: Words, option: Option) -> str:
    match option.key:
        case "buy_key":
            return w("cost-xp", n=price(w.g, "key"))
        case "buy_healing":
            return w("cost-xp", n=price(w.g, "healing"))
        case "buy_ability":
            return w("cost-xp", n=price(w.g, "ability"))
        case "door":
            return w("cost-key", n=1)
        case "power":
            return w("cost-power", n=w.box.feats[option.args[1]].cost)
    return ""


def _then(w: Words, option: Option, decision: Decision) -> tuple[str, Preview | None]:
    """Return what an option would do, in words and for the eye."""
    g = w.g
    match option.key:
        case "place" | "place_aside":
            at, turn = option.args
            tile = g.drawn if option.key == "place" else g.set_aside
            ghost = Piece(
                id=f"ghost.{tile}", kind="tile", at=cell_id(at), name=w.tile(tile), flags=("ghost",),
                art=tile_id(tile, turn),
            )  # fmt: skip
            beside = [label(at + step) for step in STEP if at + step in g.cells]
            said = (w("then-place", tiles=w.listed(beside)), *made_by(w, tile, at, turn))
            return " ".join(said), Preview(ghosts=(ghost,))
        case "resolve" if option.args[1] != NOTHING:
            return _resolved(w, *option.args)
        case "power" | "use_item" | "use_skill":
            return w.skill_text(option.args[1]), None
        case "block":
            return w.skill_text(option.args[2]), None
        case "heal_by":
            h, n = option.args
            hero = g.heroes[h]
            change = Change(target=f"hero.{h}", kind="health", before=hero.health, after=hero.health + n)
            return w("then-health", n=hero.health + n, most=most_health(g, hero)), Preview(changes=(change,))
        case "keep_item" | "pass_item" | "give":
            return w.text(f"item-{dashed(option.args[1])}.text"), None
        case "keep_ability":
            return w.text(f"ability-{dashed(option.args[1])}.text"), None
    return "", None


def _resolved(w: Words, at: int, k: int) -> tuple[str, Preview | None]:
    """Say what a pair would do to both sides, after Armor, if nobody is spared."""
    g = w.g
    lane = g.lanes[at]
    foe = g.foes[lane.foe]
    hero = g.heroes[lane.hero]
    h, m = pairs(lane)[k]
    if lane.values[h] == lane.foe_values[m]:
        return w.text("then-block"), None
    dealt, taken = forecast(w, lane, k)
    alive = living(foe)
    changes = [Change(target=f"hero.{lane.hero}", kind="health", before=hero.health, after=max(0, hero.health - taken))]
    if len(alive) == 1:
        left = foe.health[alive[0]]
        changes.append(
            Change(target=f"foe.{lane.foe}.{alive[0]}", kind="health", before=left, after=max(0, left - dealt))
        )
    said = w("then-pair", foe=w.foe(foe.id), hero=w.hero(lane.hero), dealt=dealt, taken=taken)
    return said, Preview(changes=tuple(changes))


# ---------------------------------------------------------------------------------------------- words of options

Says = Callable[[Words, tuple[Any, ...]], str]


def _at(key: str) -> Says:
    return lambda w, args: w(f"option-{dashed(key)}", at=w.place(args[0]))


def _hero(key: str) -> Says:
    return lambda w, args: w(f"option-{dashed(key)}", hero=w.hero(args[0]))


def _item(key: str) -> Says:
    return lambda w, args: w(f"option-{dashed(key)}", hero=w.hero(args[0]), item=w.thing("item", args[1]))


def _card(key: str) -> Says:
    return lambda w, args: w(f"option-{dashed(key)}", hero=w.hero(args[0]), card=w.card(args[1]))


def _skill(key: str) -> Says:
    return lambda w, args: w(f"option-{dashed(key)}", hero=w.hero(args[0]), skill=w.skill(args[1]))


def _use(key: str) -> Says:
    def say(w: Words, args: tuple[Any, ...]) -> str:
        return w(f"option-{dashed(key)}", hero=w.hero(w.g.lanes[args[0]].hero), skill=w.skill(args[-1]))

    return say


def _placed(w: Words, args: tuple[Any, ...]) -> str:
    return w("option-place", at=label(args[0]), turn=args[1])


def _target(key: str) -> Says:
    def say(w: Words, args: tuple[Any, ...]) -> str:
        h, i = args
        lane = next((lane for lane in w.g.lanes if lane.hero == h), None)
        f = lane.foe if lane else 0
        return w(f"option-{key}", foe=w.individual(f, i), left=w.g.foes[f].health[i])

    return say


def _resolve(w: Words, args: tuple[Any, ...]) -> str:
    at, k = args
    lane = w.g.lanes[at]
    if k == NOTHING:
        return w("option-resolve.nothing", hero=w.hero(lane.hero))
    h, m = pairs(lane)[k]
    return w("option-resolve", hero=w.hero(lane.hero), ours=lane.values[h], theirs=lane.foe_values[m])


def _alternative(w: Words, args: tuple[Any, ...]) -> str:
    e: Any = w.box.nodes[args[0]]
    return w.effects(e.options[args[1]])


WORDS: dict[str, Says] = {
    **{
        key: _at(key) for key in ("monster", "feature", "chest", "door", "campfire", "stairs", "unlock", "unlock_chest")
    },
    **{key: _hero(key) for key in ("whom", "try", "draw_item", "buy_ability", "supply_unseen", "lose_power")},
    **{key: _item(key) for key in ("equip", "unequip", "lose_item", "give", "keep_item", "pass_item")},
    **{key: _card(key) for key in ("play", "supply", "discard", "retrieve", "replace", "which")},
    **{key: _skill(key) for key in ("use_skill", "refresh", "exhaust")},
    **{key: _use(key) for key in ("power", "use_item", "block")},
    "place": _placed,
    "place_aside": lambda w, args: w("option-place-aside", at=label(args[0]), turn=args[1]),
    "legend": lambda w, args: w("option-legend", name=w.thing("pattern", w.land.patterns[args[0]].id)),
    "face": lambda w, args: w("option-face", hero=w.hero(args[0]), foe=w.foe(w.g.foes[args[1]].id)),
    "resolve": _resolve,
    "aim": _target("aim"),
    "hit": _target("hit"),
    "swap_hand": lambda w, args: w("option-swap-hand", n=args[1] + 1, card=w.card(args[2])),
    "spare": lambda w, args: w("option-spare", hero=w.hero(args[0]), n=args[1]),
    "sink": lambda w, args: w("option-sink", card=w.pile_card(args[0], args[1])),
    "keep": lambda w, args: w("option-keep", card=w.pile_card(args[0], args[1])),
    "alternative": _alternative,
    "pay": lambda w, args: w("option-pay", n=args[0]),
    "pay_item": lambda w, args: w("option-pay-item", item=w.thing("item", args[1]), n=args[2]),
    "done_paying": lambda w, args: w("option-done-paying", what=args[0], n=args[1]),
    "heal_by": lambda w, args: w("option-heal-by", hero=w.hero(args[0]), n=args[1]),
    "draw_abilities": lambda w, args: w(
        "option-draw-abilities", decks=w.listed([w.thing("deck", name) for name in args[1:]])
    ),
    "keep_ability": lambda w, args: w("option-keep-ability", ability=w.thing("ability", args[1])),
}


# ---------------------------------------------------------------------------------------------- groups


def groups(w: Words, found: Sequence[Choice], refused: Sequence[str] = ()) -> tuple[Group, ...]:
    """Return the kinds of answers in a fixed order: how many there are, or what the only one does."""
    by_name: dict[str, list[Choice]] = {name: [] for name in refused}
    for choice in found:
        by_name.setdefault(choice.group, []).append(choice)
    made = []
    for name in sorted(by_name, key=_order):
        members = by_name[name]
        kind, _, turn = name.partition(".")
        caption = cost = ""
        said = w(f"group-{kind}", turn=int(turn)) if kind in TURNED else w.text(f"group-{kind}")
        if kind in TURNED:
            caption = w("group-places", n=len(members))
        elif len(members) == 1:
            said, caption, cost = members[0].words, members[0].consequence, members[0].cost
        elif members:
            caption = w("group-caption", n=len(members))
        icon = MOVE_ON.get(members[0].key, "check") if name == "on" and members else ICONS[kind]
        made.append(Group(id=name, name=said, icon=icon, cost=cost, caption=caption, moves_on=name == "on"))
    return tuple(made)


def _order(group: str) -> tuple[int, str]:
    kind, _, turn = group.partition(".")
    return ORDER.index(kind), turn
