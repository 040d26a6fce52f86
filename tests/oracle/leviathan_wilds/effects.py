"""Effects of cards but movement and what combines them (book 388-404, 536-552, 711-785)."""

from __future__ import annotations

from typing import Any

import msgspec

from . import body, kit, leviathans, skills, striking
from .printed import Entry
from .table import Lost, Part, Table, Unknown, ask


def strike(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Strike with a skill."""
    yield from striking.by_skill(
        table,
        c,
        skills.number(effect, node, "n", play),
        skills.number(effect, node, "range", play),
        effect.get("at", ""),
        effect.get("clean", False),
        (effect.get("on_break", []), f"{node}.on_break", play),
    )


def strike_plus(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Add to the next strike."""
    striking.add(table, c, skills.number(effect, node, "n", play), 0, bool(effect.get("clean")), node, play.strikes)
    return
    yield


def range_plus(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Add to the range of the next strike."""
    striking.add(table, c, 0, skills.number(effect, node, "n", play), False, "", play.strikes)
    return
    yield


def crystal(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Raise or lower a die, which is no strike."""
    which = effect.get("which", "lowest_value")
    n = effect["n"]
    spaces = [space for space in table.crystals(effect.get("colour", ""))]
    if which != "lowest_value" or n < 0:
        raise Unknown("which crystal")
    spaces = [space for space in spaces if table.die(space) < 6] if n > 0 else spaces
    least = min((table.die(space) for space in spaces), default=0)
    yield from striking.raise_die(table, [space for space in spaces if table.die(space) == least], n)


# ---------------------------------------------------------------------------------------------- body


def gain(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Gain things."""
    if n := skills.number(effect, node, "health", play):
        body.gain_health(table, c, n)
    if n := skills.number(effect, node, "grip", play):
        body.gain_grip(table, c, n)
    if n := skills.number(effect, node, "blight", play):
        body.gain_blight(table, c, n)
    if (n := skills.number(effect, node, "ap", play)) and table.s.activating and table.s.active == c:
        table.s.ap += n
    for _ in range(skills.number(effect, node, "injury", play)):
        if not table.s.climbers[c].defeated:
            yield from body.injure(table, c)


def lose(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Lose things."""
    per = effect.get("per", "")
    times = play.others if per == "other_hit" else len(table.held(c, per.removeprefix("token."))) if per else 1
    for kind in ("health", "grip"):
        if effect.get(kind):
            yield from body.lose(table, c, kind, skills.number(effect, node, kind, play) * times)
    if effect.get("blight"):
        climber = table.s.climbers[c]
        climber.blight = max(0, climber.blight - skills.number(effect, node, "blight", play))
    for _ in range(effect.get("injury", 0)):
        injuries = table.s.climbers[c].injuries
        if injuries:
            seat = table.seat(c)
            choices = {(seat, "remove_injury", injury) for injury in injuries}
            answer = yield from ask(seat, "remove_injury", choices, None, perhaps={(seat, "skip")})
            if answer[1] != "skip":
                body.heal(table, c, answer[2])


def mend(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Mend; in the German book not on an open space (DE 637)."""
    if body.forbidden(table, c, "mend") or (table.german and table.is_open(table.s.climbers[c].space)):
        return
    body.gain_health(table, c, body.modified(table, c, "mend", skills.number(effect, node, "n", play)))
    yield from body.happens(table, c, "mend")


def rest(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Rest on a ledge."""
    seat = table.seat(c)
    if not table.is_ledge(table.s.climbers[c].space) or body.forbidden(table, c, "rest"):
        return
    answer = yield from ask(seat, "rest", {(seat, "rest"), (seat, "skip")}, (seat, "rest"), (c,))
    if answer[1] == "rest":
        yield from body.rest(table, c)


def draw(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Draw cards, as many as one likes of them."""
    n = min(skills.number(effect, node, "n", play), table.grip(c))
    if n:
        seat = table.seat(c)
        choices = {(seat, "draw_n", k) for k in range(n + 1)}
        answer = yield from ask(seat, "draw_n", choices, (seat, "draw_n", n), (c,))
        body.draw(table, c, answer[2])


def discard_some(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Discard cards from hand."""
    yield from skills.discard(table, c, effect["n"])


def focus(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Become focused."""
    if not body.forbidden(table, c, "focus"):
        table.s.climbers[c].focused = True
    return
    yield


def anchor(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Stop falling, with grip, and not on an open space (book 711)."""
    climber, seat = table.s.climbers[c], table.seat(c)
    if not climber.falling or not table.grip(c) or table.is_open(climber.space) or body.forbidden(table, c, "anchor"):
        return
    choices = {(seat, "anchor", climber.space), (seat, "skip")}
    answer = yield from ask(seat, "anchor", choices, (seat, "anchor", climber.space), (c,))
    if answer[1] == "anchor":
        climber.falling = False


def block(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Lay a block."""
    climber = table.s.climbers[c]
    from fathom.games.leviathan_wilds.state import Guard

    if body.forbidden(table, c, "block") or (table.german and not table.losing):
        return
    if effect.get("then"):
        name = node[node.index("card[") + 5 : node.index("]")]
        climber.guards = (*climber.guards, Guard(skills.number(effect, node, "n", play), node=node, card=name))
    else:
        climber.guards = (*climber.guards, Guard(skills.number(effect, node, "n", play)))
    return
    yield


def protect(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Protection icons for the own activation, or once in this step."""
    if table.s.activating and table.s.active == c:
        table.s.icons = tuple(dict.fromkeys((*table.s.icons, *effect["kinds"])))
    else:
        climber = table.s.climbers[c]
        climber.shields = (*climber.shields, *effect["kinds"])
    return
    yield


# ---------------------------------------------------------------------------------------------- tokens


def ready(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Turn own tokens to the ready side."""
    match effect["token"]:
        case "focus":
            table.s.climbers[c].focused = True
        case "cover":
            table.s.climbers[c].cover_ready = True
        case name:
            spent = [i for i in kit.own_tokens(table, c, name) if not table.s.tokens[i].ready]
            for i in spent[: skills.number(effect, node, "n", play) or 1]:
                table.change(i, ready=True)
    return
    yield


def exhaust(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Turn own tokens to the exhausted side."""
    if effect["token"] == "focus":
        table.s.climbers[c].focused = False
    elif effect["token"] == "cover":
        table.s.climbers[c].cover_ready = False
    else:
        for i in kit.ready_tokens(table, c, effect["token"])[: effect.get("n", 1)]:
            table.change(i, ready=False)
    return
    yield


def place(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Put tokens of the user on spaces."""
    name = effect["token"]
    here = table.s.climbers[c].space
    seat = table.seat(play.user)  # whose tokens they are
    reach = skills.number(effect, node, "within", play)
    stock = [i for i in kit.own_tokens(table, play.user, name)]
    for _ in range(effect.get("n", 1)):
        on = effect.get("on", "not_open")
        around = table.board.spaces() if here < 0 else table.board.within(here, reach)
        free = [i for i in stock if table.s.tokens[i].space < 0] or (stock if len(stock) == 1 else [])
        if not free:  # all lie on the map: one of them may be moved
            pulled = yield from pull(table, c, name, stock, seat)
            if pulled < 0:
                return
            free = [pulled]
        match on:
            case "not_open":
                spaces = [space for space in around if not table.is_open(space)]
            case "open":
                spaces = [space for space in around if table.is_open(space)]
            case "any":
                spaces = around
            case _:
                spaces = [space for space in around if space in table.feature(on)]
        taken = {table.s.tokens[i].space for i in stock}
        spaces = [space for space in spaces if space not in taken]
        if not spaces:
            return
        skip = (seat, "skip")
        choices = {(seat, "place", space, name) for space in spaces}
        default = next(iter(choices)) if play.forced and len(choices) == 1 else skip
        if not play.forced:
            choices.add(skip)
        answer = yield from ask(seat, "place", choices, default, (c,), {skip})
        if answer[1] == "skip":
            return
        from_space = table.s.tokens[free[0]].space
        facts: dict[str, Any] = {"space": answer[2], "holder": -1}
        if effect.get("turned"):
            spec = next(t for t in table.leviathan["tokens"] if t["id"] == name)
            facts["id"] = spec["turned"]
        table.change(free[0], **facts)
        leviathans.token_left(table, name, from_space)


def pull(table: Table, c: int, name: str, stock: list[int], seat: int) -> Part[int]:
    """Take one of the own tokens off the map; return which, -1 if none."""
    lying = {table.s.tokens[i].space: i for i in reversed(stock) if table.s.tokens[i].space >= 0}
    if not lying:
        return -1
    skip = (seat, "skip")
    choices = {skip} | {(seat, "take_token", space, name) for space in lying}
    answer = yield from ask(seat, "take_token", choices, skip, (c,))
    if answer[1] == "skip":
        return -1
    table.change(lying[answer[2]], space=-1)
    leviathans.token_left(table, name, answer[2])
    return lying[answer[2]]


def take(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Take tokens into the play area; a mushroom comes from the box."""
    name = effect["token"]
    n = skills.number({"n": 1, **effect}, node, "n", play)
    if name == "mushroom":
        for _ in range(n):
            take_mushroom(table, c)
        return
    seat = table.seat(c)
    if any(table.s.tokens[i].owner for i in kit.own_tokens(table, play.user, name)):
        for _ in range(n):
            lying = [i for i in kit.own_tokens(table, play.user, name) if table.s.tokens[i].space >= 0]
            if not lying:
                return
            skip = (seat, "skip")
            choices = {(seat, "take_token", table.s.tokens[i].space, name) for i in lying} | {skip}
            answer = yield from ask(seat, "take_token", choices, skip, (c,))
            if answer[1] == "skip":
                return
            i = next(i for i in lying if table.s.tokens[i].space == answer[2])
            table.change(i, space=-1)
            leviathans.token_left(table, name, answer[2])
        return
    for i in table.supply(name)[:n]:
        table.change(i, holder=c)


def take_mushroom(table: Table, c: int) -> None:
    """Take a mushroom from the box; if it is empty, the discarded ones are mixed (book 796)."""
    if not table.s.mushroom_box:
        if not table.s.mushroom_discard:
            return
        table.s.mushroom_box, table.s.mushroom_discard = table.s.mushroom_discard, ()
    event = table.see("took_mushroom", climber=c)
    box = list(table.s.mushroom_box)
    if event.facts["mushroom"] not in box:
        raise Lost(f"{event.facts['mushroom']} is not in the box")
    box.remove(event.facts["mushroom"])
    table.s.mushroom_box = tuple(box)
    climber = table.s.climbers[c]
    climber.mushrooms = (*climber.mushrooms, event.facts["mushroom"])


def spend(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Give own tokens back to their supply."""
    for i in table.held(c, effect["token"])[: effect.get("n", 1)]:
        table.change(i, holder=-1)
    return
    yield


# ---------------------------------------------------------------------------------------------- threats


def enrage(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Turn the left-most face-down normal threats (book 740)."""
    turn_threats(table, skills.number(effect, node, "n", play), enraged=True)
    return
    yield


def calm(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Turn the left-most face-down enraged threats back."""
    turn_threats(table, skills.number(effect, node, "n", play), enraged=False)
    return
    yield


def turn_threats(table: Table, n: int, enraged: bool) -> None:
    """Turn the left-most face-down threats of the other kind."""
    row = list(table.s.threats)
    for i, slot in enumerate(row):
        if n > 0 and not slot.up and slot.enraged != enraged:
            row[i] = msgspec.structs.replace(slot, enraged=enraged)
            n -= 1
    table.s.threats = tuple(row)


def ability(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Carry out a rule of the scenario card."""
    yield from leviathans.keyword(table, c, effect, play)


def set_state(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Set a state of the scenario."""
    table.s.scenario = {**table.s.scenario, effect["state"]: effect["to"]}
    return
    yield


def turn(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Turn an overlay to a face."""
    ids = [spec["id"] for spec in table.leviathan["overlay"]]
    lying = list(table.s.overlays)
    i = ids.index(effect["overlay"])
    lying[i] = (lying[i][0], effect["face"])
    table.s.overlays = tuple(lying)
    return
    yield
