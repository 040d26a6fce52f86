"""Skills: costs, focus, the parts of a skill (book 412-434, 536-543, 658-666; DE 679-740, 1063-1073)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import body, combining, conditions, kit, leviathans, striking
from .printed import Entry, skill_of
from .table import Choice, Part, Table, Unknown, ask


@dataclass
class Play:
    """Who carries out effects, whose they are, and what focus has raised."""

    #: Who played the skill.
    user: int
    #: Threats and the like leave no choice whether they happen.
    forced: bool = False
    #: What stands there with 1 more: the place of the effect and the name of the number.
    raised: tuple[str, str] | None = None
    #: Where an attack comes from.
    origin: int = -1
    #: Whether it is a skill that strikes.
    strikes: bool = False
    #: One Arcane effect a skill (book 833).
    paid: list[str] = field(default_factory=list)
    #: For whom focus has raised a number that several carry out.
    spent: list[int] = field(default_factory=list)
    #: How many others the attack hit.
    others: int = 0
    #: Whether nobody in particular suffers it: it happens though the active climber is defeated.
    nobody: bool = False


def forced(user: int) -> Play:
    """Return how something is carried out that nobody may decline."""
    return Play(user, forced=True)


# ---------------------------------------------------------------------------------------------- costs


def pay(table: Table, c: int, costs: list[Entry]) -> Part[None]:
    """Pay a cost; nothing prevents it (book 532)."""
    for cost in costs:
        match cost["do"]:
            case "lose":
                table.s.ap -= cost.get("ap", 0)
                if cost.get("health"):
                    body.lose_health(table, c, cost["health"])
                if cost.get("grip"):
                    body.lose_cards(table, c, cost["grip"])
            case "gain":
                body.gain_blight(table, c, cost.get("blight", 0))
            case "exhaust":
                if cost["token"] == "cover":
                    table.s.climbers[c].cover_ready = False
                else:
                    for i in kit.ready_tokens(table, c, cost["token"])[: cost.get("n", 1)]:
                        table.change(i, ready=False)
            case "spend":
                for i in table.held(c, cost["token"])[: cost.get("n", 1)]:
                    table.change(i, holder=-1)
            case "discard":
                yield from discard(table, c, cost["n"])
            case _:
                raise Unknown(f"cost {cost}")


def discard(table: Table, c: int, n: Any) -> Part[None]:
    """Discard cards from hand, of one's choice."""
    hand = table.pile(c).hand
    n = len(hand) if n == "all" else min(n, len(hand))
    for _ in range(n):
        choices = {(table.seat(c), "discard", card) for card in table.pile(c).hand}
        default = sorted(choices)[0] if n >= len(table.pile(c).hand) else None
        answer = yield from ask(table.seat(c), "discard", choices, default)
        body.throw_away(table, c, answer[2])


# ---------------------------------------------------------------------------------------------- using a skill


def use(table: Table, c: int, name: str) -> Part[None]:
    """Use a skill: the card is laid out, costs are paid, focus may raise a number, then its effects follow."""
    if name.startswith("rule."):
        yield from leviathans.act(table, c, name.removeprefix("rule."))
        return
    skill = skill_of(name)
    climber = table.s.climbers[c]
    kind, _, rest = name.partition(".")
    pile = table.pile(c)
    is_card = kind not in ("cover", "mushroom")
    if kind == "mushroom":
        left = list(climber.mushrooms)
        left.remove(rest)
        climber.mushrooms = tuple(left)
        table.s.mushroom_discard = (*table.s.mushroom_discard, rest)
    elif is_card:
        hand = list(pile.hand)
        hand.remove(name)
        pile.hand = tuple(hand)
        pile.in_play = (*pile.in_play, name)
    yield from pay(table, c, skill.cost)
    play = Play(c, strikes=any(effect["do"] == "strike" for effect in skill.effects()))
    if not climber.defeated and climber.focused and not body.forbidden(table, c, "focus_use"):
        play.raised = yield from use_focus(table, c, name, skill.path, skill.skill)
    if not climber.defeated:
        yield from some(table, c, skill.skill, skill.path, play)
    if is_card and name in pile.in_play and not any(g.card == name for o in table.s.climbers for g in o.guards):
        done = list(pile.in_play)
        done.remove(name)
        pile.in_play, pile.discard = tuple(done), (*pile.discard, name)


#: The numbers that focus can raise (book 541, DE 740: 0 counts where it is printed).
NUMBERS = ("n", "health", "grip", "blight", "ap", "injury", "range", "within")


def numbers(effects: list[Entry], path: str) -> list[tuple[str, str]]:
    """Return the numbers that stand in effects: where, and what they are called."""
    found = []
    for i, effect in enumerate(effects):
        found += numbers_of(effect, f"{path}[{i}]")
    return found


def numbers_of(effect: Entry, node: str) -> list[tuple[str, str]]:
    """Return the numbers that stand in an effect and in those within it."""
    found = []
    verb = effect["do"]
    for name in NUMBERS:
        value = effect.get(name, 1 if name == "n" and verb in ("take", "ready", "spend", "exhaust") else None)
        if isinstance(value, int) and value >= 0 and not (verb == "jump" and (effect.get("diagram"))):
            found.append((node, name))
    for name in ("of", "then", "else", "heads", "tails", "on_break"):
        for j, inner in enumerate(effect.get(name, [])):
            if isinstance(inner, list):
                found += numbers(inner, f"{node}.{inner_field(name)}[{j}]")
            else:
                found += numbers_of(inner, f"{node}.{inner_field(name)}[{j}]")
    return found


def inner_field(name: str) -> str:
    return "else_" if name == "else" else name


def use_focus(table: Table, c: int, name: str, path: str, effects: list[Entry]) -> Part[tuple[str, str] | None]:
    """Let a focused climber raise one number of a skill by 1."""
    seat = table.seat(c)
    found = numbers(effects, path)
    if not found:
        return None
    no = (seat, "no_focus", name)
    answer = yield from ask(seat, "focus", {no}, no, (c, name), {(seat, "focus", node, what) for node, what in found})
    if answer[1] == "no_focus":
        return None
    table.s.climbers[c].focused = False
    return (answer[2], answer[3])


# ---------------------------------------------------------------------------------------------- carrying out


def each(table: Table, c: int, effects: list[Entry], path: str, play: Play) -> Part[None]:
    """Carry out effects from the first to the last (book 328)."""
    for i, effect in enumerate(effects):
        yield from do(table, c, effect, f"{path}[{i}]", play)


def some(table: Table, c: int, effects: list[Entry], path: str, play: Play) -> Part[None]:
    """Carry out the effects of a skill in any order; each may be left out (book 662, 663)."""
    if play.forced:
        yield from each(table, c, effects, path, play)
        return
    left = [(effect, f"{path}[{i}]") for i, effect in enumerate(effects)]
    flat = []
    for effect, node in left:
        flat += _flat(table, c, effect, node)
    left = flat
    seat = table.seat(c)
    in_order = len(left) == 1
    while left and not table.s.climbers[c].defeated:
        could_do = [(e, node) for e, node in left if could(table, c, e, play) is not False]
        sure = {node for e, node in left if could(table, c, e, play)}
        if in_order or not could_do:
            for effect, node in left:
                yield from do(table, c, effect, node, play)
            return
        skip = (seat, "skip_rest")
        choices: set[Choice] = {skip} | {(seat, "part", node) for node in sure}
        perhaps: set[Choice] = {(seat, "part", node) for _, node in left} | {(seat, "all_parts")}
        default = (seat, "part", could_do[0][1]) if len(could_do) == 1 else None
        if default is None and len(sure) <= 1:
            default = (seat, "part", next(iter(sure)) if sure else could_do[0][1])
        answer = yield from ask(seat, "part", choices, default, (c,), perhaps)
        if answer[1] == "skip_rest":
            return
        if answer[1] == "all_parts":
            in_order = True
            continue
        effect, node = next((e, n) for e, n in left if n == answer[2])
        left.remove((effect, node))
        yield from do(table, c, effect, node, play)


def _flat(table: Table, c: int, effect: Entry, node: str) -> list[tuple[Entry, str]]:
    """Take the effects of a condition for parts of the skill."""
    if effect["do"] != "if":
        return [(effect, node)]
    field_name = "then" if all(conditions.holds(table, c, cond) for cond in effect["cond"]) else "else"
    found = []
    for i, inner in enumerate(effect.get(field_name, [])):
        found += _flat(table, c, inner, f"{node}.{inner_field(field_name)}[{i}]")
    return found


def could(table: Table, c: int, effect: Entry, play: Play) -> bool | None:
    """Whether an effect could do something for a climber; None where that is not plain."""
    climber = table.s.climbers[c]
    match effect["do"]:
        case "mend":
            if table.german and table.is_open(climber.space):
                return False
            if climber.health >= body.HEALTH and "twisted_ankle" not in climber.injuries:
                return False
            return climber.health < body.HEALTH or None
        case "gain":
            if effect.get("grip"):
                return bool(table.pile(c).discard)
            if effect.get("health"):
                return bool(climber.health < body.HEALTH)
            if effect.get("ap"):
                return bool(table.s.activating and table.s.active == c)
            return None
        case "draw":
            return table.grip(c) > 0
        case "focus":
            return not climber.focused and not body.forbidden(table, c, "focus")
        case "calm":
            return any(slot.enraged and not slot.up for slot in table.s.threats)
        case "coin":
            return False
        case "place":
            near = table.board.within(climber.space, int(effect.get("within", 0)))
            taken = {table.s.tokens[i].space for i in kit.own_tokens(table, play.user, effect["token"])}
            fits = [s for s in near if s not in taken and (effect.get("on") == "open") == table.is_open(s)]
            return None if fits else False
        case "climb" | "jump" | "glide":
            return False if table.pinned(c) else None
        case "block":
            return False if table.german and not table.losing else None
        case "anchor":
            return bool(climber.falling and table.grip(c) and not table.is_open(climber.space))
        case "strike":
            reach = striking.reach_of(table, c, int(effect.get("range", 0)))
            return bool(striking.targets(table, c, reach, effect.get("at", "")))
        case "in_order":
            each_of = [could(table, c, e, play) for e in effect["of"]]
            return None if any(one is not False for one in each_of) else False
        case "take":
            if effect["token"] == "mushroom":
                return bool(table.s.mushroom_box or table.s.mushroom_discard)
            return any(table.s.tokens[i].space >= 0 for i in kit.own_tokens(table, play.user, effect["token"]))
        case "let":
            if effect["who"] in ("any", "other", "all", "others"):
                some_of = [could(table, o, e, play) for o in table.up() for e in effect["then"]]
                return None if any(one is not False for one in some_of) else False
            return None
        case _:
            return None


def number(effect: Entry, node: str, name: str, play: Play) -> int:
    """Return a number of an effect, raised by focus if that was chosen."""
    return int(effect.get(name, 0)) + (play.raised == (node, name))


def do(table: Table, c: int, effect: Entry, node: str, play: Play) -> Part[None]:
    """Carry out an effect."""
    if c >= 0 and table.s.climbers[c].defeated and not play.nobody:
        return
    verb = combining.verbs().get(effect["do"])
    if verb is None:
        raise Unknown(f"effect {effect['do']}")
    yield from verb(table, c, effect, node, play)
