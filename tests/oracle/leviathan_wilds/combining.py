"""What combines effects: in order, or, if, pay, let others, the coin (book 658-689, 715, 819-835)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from . import body, conditions, effects, kit, leviathans, moving, skills, threats
from .printed import Entry
from .table import Choice, Part, Table, Unknown, ask


def in_order(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Carry out effects in exactly this order."""
    yield from skills.each(table, c, effect["of"], f"{node}.of", play)


def choose(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Choose one of several: of a threat one that can be fulfilled if possible (book 687)."""
    seat = table.seat(c)
    lists = effect["of"]
    every = set(range(len(lists)))
    fits = {i for i in every if fulfils(table, c, lists[i])} if play.forced else every
    fits = fits or every
    choices: set[Choice] = {(seat, "alternative", node, i) for i in fits}
    perhaps: set[Choice] = set()
    default = None
    if not play.forced:
        choices, perhaps = {(seat, "skip")}, choices
        useful = [i for i in every if any(skills.could(table, c, e, play) is not False for e in lists[i])]
        default = (seat, "alternative", node, useful[0]) if len(useful) == 1 else (seat, "skip")
    answer = yield from ask(seat, "or", choices, default, (c,), perhaps)
    if answer[1] == "alternative":
        i = answer[3]
        if play.forced:
            yield from skills.each(table, c, lists[i], f"{node}.of[{i}]", play)
        else:
            yield from skills.some(table, c, lists[i], f"{node}.of[{i}]", play)


def fulfils(table: Table, c: int, effects: list[Entry]) -> bool:
    """Whether a climber can do what a part of an "or" asks for."""
    for effect in effects:
        match effect["do"]:
            case "lose":
                if effect.get("grip", 0) > table.grip(c):
                    return False
            case "gain":
                if effect.get("injury") and not table.s.injuries:
                    return False
            case "fall":
                climber = table.s.climbers[c]
                if table.pinned(c) or climber.falling or table.below(c, climber.space) < 0:
                    return False
            case "ability":
                if not leviathans.fulfils(table, c, effect):
                    return False
    return True


def condition(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Carry out effects if conditions hold."""
    name = "then" if all(conditions.holds(table, c, cond) for cond in effect["cond"]) else "else"
    how = skills.each if play.forced else skills.some
    yield from how(table, c, effect.get(name, []), f"{node}.{skills.inner_field(name)}", play)


def pay_for(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Pay for more, once per skill."""
    seat = table.seat(c)
    name = "else"
    if not play.paid and kit.can_pay(table, c, effect["cost"]):
        choices = {(seat, "pay", node), (seat, "do_not_pay", node)}
        answer = yield from ask(seat, "pay", choices, (seat, "do_not_pay", node), (c,))
        if answer[1] == "pay":
            yield from skills.pay(table, c, effect["cost"])
            play.paid.append(node)
            name = "then"
    if effect.get(name):
        yield from skills.some(table, c, effect[name], f"{node}.{skills.inner_field(name)}", play)


def let(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Let chosen climbers carry effects out, each deciding for itself (book 715)."""
    who = effect["who"]
    reach = skills.number(effect, node, "within", play) if "within" in effect else -1
    here = table.s.climbers[c].space

    def fits(o: int) -> bool:
        if reach >= 0 and table.board.distance(here, table.s.climbers[o].space) > reach:
            return False
        if o != c and not play.forced and body.forbidden(table, o, "help"):
            return False
        return all(conditions.holds(table, o, cond) for cond in effect.get("where", []))

    if who == "self":
        chosen = [c]
    elif who in ("all", "others"):
        chosen = [o for o in table.up() if (who == "all" or o != c) and fits(o)]
    elif who in ("any", "other"):
        yield from let_chosen(table, c, effect, node, play, [o for o in table.up() if (who == "any" or o != c)], fits)
        return
    else:
        chosen = yield from threats.affected(table, who, fits)
    if play.forced and who != "self":
        yield from threats.in_turn(table, chosen, effect["then"], f"{node}.then")
        return
    for i, o in enumerate(chosen):
        if not table.s.climbers[o].defeated:
            theirs = yield from raised_for(table, c, o, len(chosen) - i, f"{node}.then", play, False)
            yield from (skills.each if play.forced else skills.some)(table, o, effect["then"], f"{node}.then", theirs)


def raised_for(
    table: Table, c: int, o: int, left: int, path: str, play: skills.Play, chosen: bool
) -> Part[skills.Play]:
    """Decide whether focus raises for this one a number that several carry out: it counts once (book 824, DE 1252)."""
    if not play.raised or not play.raised[0].startswith(path):
        return play
    if table.german and chosen:
        return play if o == c else replace(play, raised=None)
    if play.spent:
        return replace(play, raised=None)
    if left > 1:
        seat = table.seat(c)
        both = {(seat, "raise_for", o), (seat, "raise_later", o)}
        answer = yield from ask(seat, "raise_for", both, (seat, "raise_for", o), (o,))
        if answer[1] == "raise_later":
            return replace(play, raised=None)
    play.spent.append(o)
    return play


def let_chosen(
    table: Table, c: int, effect: Entry, node: str, play: skills.Play, among: list[int], fits: Any
) -> Part[None]:
    """Choose the climbers one after another."""
    seat = table.seat(c)
    chosen: list[int] = []
    for _ in range(effect.get("count", 1)):
        left = [o for o in among if o not in chosen and fits(o) and not table.s.climbers[o].defeated]
        if not left:
            break
        if play.forced:
            choices: set[Choice] = {(seat, "choose_climber", o) for o in left}
            default = None
        else:
            choices = {(seat, "choose_climber", o) for o in left} | {(seat, "skip")}
            default = (seat, "skip")
        perhaps: set[Choice] = set()
        if not play.forced:
            helped = {o for o in left if any(skills.could(table, o, e, play) for e in effect["then"])}
            perhaps = {(seat, "choose_climber", o) for o in left if o not in helped}
            choices -= perhaps
        answer = yield from ask(seat, "choose_climber", choices, default, (c,), perhaps)
        if answer[1] == "skip":
            break
        chosen.append(answer[2])
    several = effect.get("count", 1) > 1
    for i, o in enumerate(chosen):
        theirs = play
        if several:
            theirs = yield from raised_for(table, c, o, len(chosen) - i, f"{node}.then", play, True)
        if several and table.german and not play.forced and table.s.climbers[o].focused:
            theirs = replace(play, raised=(yield from own_focus(table, o, effect["then"], f"{node}.then")))
        yield from (skills.each if play.forced else skills.some)(table, o, effect["then"], f"{node}.then", theirs)


def own_focus(table: Table, c: int, effects: list[Entry], path: str) -> Part[tuple[str, str] | None]:
    """Let a named climber raise a number for itself alone (DE 1247)."""
    seat = table.seat(c)
    found = skills.numbers(effects, path)
    no = (seat, "no_focus")
    answer = yield from ask(seat, "focus", {no}, no, (c,), {(seat, "focus", node, what) for node, what in found})
    if answer[1] == "no_focus":
        return None
    table.s.climbers[c].focused = False
    return (answer[2], answer[3])


def flip(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Flip the coin; what it shows may be changed, then it counts (book 819)."""
    seat = table.seat(c)
    heads = table.see("flipped", climber=c).facts["side"] == "heads"
    doubled = False
    while True:
        stand = (seat, "let_stand", node, heads, doubled)
        _, perhaps = kit.modifiers(table, "coin", c)
        answer = yield from ask(seat, "coin", {stand}, stand, (c,), perhaps)
        if answer[1] == "let_stand":
            break
        act = yield from play_onto_coin(table, answer)
        if act == "heads":
            heads = True
        elif act == "double_or_nothing":
            heads = table.see("flipped").facts["side"] == "heads"
            doubled = True
    if doubled and not heads:
        return
    name = "heads" if heads else "tails"
    for _ in range(2 if doubled else 1):
        yield from skills.some(table, c, effect[name], f"{node}.{name}", play)


def play_onto_coin(table: Table, answer: Choice) -> Part[str]:
    """Play a card onto a flip."""
    raise Unknown("a card played onto a coin")
    yield


def coin(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Without a flip under way this does nothing."""
    return
    yield


def take_over(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Suffer the threat in another's place: see threats."""
    return
    yield


@cache
def verbs() -> dict[str, Any]:
    """Return what each word of the content does."""
    return {
        "climb": moving.climb,
        "jump": moving.jump,
        "glide": moving.glide,
        "push": moving.push,
        "fall": moving.fall,
        "put": moving.put,
        "strike": effects.strike,
        "strike_plus": effects.strike_plus,
        "range_plus": effects.range_plus,
        "crystal": effects.crystal,
        "gain": effects.gain,
        "lose": effects.lose,
        "mend": effects.mend,
        "rest": effects.rest,
        "draw": effects.draw,
        "discard": effects.discard_some,
        "focus": effects.focus,
        "anchor": effects.anchor,
        "block": effects.block,
        "protect": effects.protect,
        "ready": effects.ready,
        "exhaust": effects.exhaust,
        "place": effects.place,
        "take": effects.take,
        "spend": effects.spend,
        "enrage": effects.enrage,
        "calm": effects.calm,
        "ability": effects.ability,
        "set": effects.set_state,
        "turn": effects.turn,
        "in_order": in_order,
        "choose": choose,
        "if": condition,
        "pay": pay_for,
        "let": let,
        "flip": flip,
        "coin": coin,
        "take_over": take_over,
    }
