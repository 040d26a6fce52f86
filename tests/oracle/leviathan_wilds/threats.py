"""Threats: whom they look for, where they reach, what they do (book 246-300, 323-328, 668-785)."""

from __future__ import annotations

from typing import Any

from . import body, conditions, kit, leviathans, skills
from .printed import DIRECTIONS, Entry, diagram, skill_of
from .table import Part, Table, ask


def current(table: Table) -> tuple[str, list[Entry], str]:
    """Return the card of this turn: its id, the parts of the end that counts, and its place in the content."""
    slot = table.s.threats[table.s.current]
    card = next(t for t in table.leviathan["threat"] if t["id"] == slot.threat)
    end = "enraged" if slot.enraged else "normal"
    return slot.threat, card[end], f"leviathan.{table.leviathan['id']}.threat[{slot.threat}].{end}"


# ---------------------------------------------------------------------------------------------- whom


def targets(table: Table, wanted: list[Entry]) -> Part[list[int]]:
    """Return the targets; of several that are level all decide together (book 646). Nobody is meant twice."""
    found: list[int] = []
    for target in wanted:
        who = target["who"]
        among = [c for c in table.up() if all(conditions.holds(table, c, cond) for cond in target.get("where", []))]
        best = fitting(table, who, target, among)
        if who == "all":
            found += [c for c in best if c not in found]
            continue
        if not best:
            continue
        lead = table.lead()
        if len(best) > 1:
            answer = yield from ask(lead, "target", {(lead, "target", c) for c in best}, None, None)
            best = [answer[2]]
        found += [c for c in best if c not in found]
    return found


def affected(table: Table, who: str, fits: Any) -> Part[list[int]]:
    """Return whom something concerns; of several that are level all decide together."""
    best = fitting(table, who, {}, [c for c in table.up() if fits(c)])
    if len(best) > 1 and who != "all":
        lead = table.lead()
        answer = yield from ask(lead, "choose_affected", {(lead, "choose_climber", c) for c in best})
        return [answer[2]]
    return best


def fitting(table: Table, who: str, target: Entry, among: list[int]) -> list[int]:
    """Return all climbers of whom one is meant."""
    s = table.s
    match who:
        case "active":
            return [c for c in among if c == s.active]
        case "next":
            return [c for c in among if c == table.next()]
        case "all":
            return among
        case "highest" | "lowest" | "leftmost" | "rightmost":
            on_map = [c for c in among if table.board.xy(s.climbers[c].space)[0] == 0]
            column = who in ("leftmost", "rightmost")
            sign = 1 if who in ("highest", "rightmost") else -1
            return most(on_map, lambda c: sign * table.board.xy(s.climbers[c].space)[1 if column else 2])
        case "closest" | "furthest":
            places = table.feature(target["to"])
            far = {
                c: min((table.board.distance(s.climbers[c].space, p) for p in places), default=10_000) for c in among
            }
            near = [c for c in among if far[c] < 10_000]
            return most(near, lambda c: -far[c] if who == "closest" else far[c])
    kind, _, what = who.partition("_")
    sign = 1 if kind == "most" else -1
    match what:
        case "health":
            return most(among, lambda c: sign * s.climbers[c].health)
        case "blight":
            return most(among, lambda c: sign * s.climbers[c].blight)
        case "grip":
            return most(among, lambda c: sign * table.grip(c))
    some = [c for c in among if kind == "fewest" or table.held(c, what)]
    return most(some, lambda c: sign * len(table.held(c, what)))


def most(among: list[int], value: Any) -> list[int]:
    """Return those with the greatest value."""
    best = max(map(value, among), default=0)
    return [c for c in among if value(c) == best]


# ---------------------------------------------------------------------------------------------- where


def mark(table: Table, delayed: bool) -> Part[None]:
    """Put attack markers around the targets (book 285)."""
    from fathom.games.leviathan_wilds.state import Marker

    _, parts, _ = current(table)
    for i, part in enumerate(parts):
        twice = part.get("swift") and part.get("delayed")
        if "area" not in part or not part.get("targets") or (bool(part.get("delayed")) != delayed and not twice):
            continue
        if not all(conditions.holds(table, table.s.active, cond) for cond in part.get("if", [])):
            table.s.void_parts = (*table.s.void_parts, i)
            continue
        found = yield from targets(table, part["targets"])
        for c in found:
            table.s.markers = (*table.s.markers, Marker(i, table.s.climbers[c].space))


def origins(table: Table, part: Entry, i: int) -> list[int]:
    """Return the spaces that an attack comes from."""
    if part.get("targets"):
        return [marker.space for marker in table.s.markers if marker.part == i]
    found: list[int] = []
    for origin in part["origins"]:
        if isinstance(origin, str):
            found += table.feature(origin)
        else:
            found += leviathans.origins(table, origin)
    return list(dict.fromkeys(found))


def area(table: Table, part: Entry, places: list[int]) -> dict[int, dict[str, int]]:
    """Return the spaces of an attack, with the colours in which they are covered and from where."""
    found: dict[int, dict[str, int]] = {}
    for place in places:
        sheet, x, y = table.board.xy(place)
        for cell in diagram(part["area"]):
            if cell.mark == "o":
                continue
            space = table.board.at(sheet, x + cell.x, y + cell.y)
            reached = [space] if space >= 0 else []
            for arrow in cell.arrows:
                dx, dy = DIRECTIONS[{">": "right", "<": "left", "^": "up", "v": "down"}[arrow]]
                ax, ay = x + cell.x, y + cell.y
                _, width, height, _ = table.board.sheets[sheet]
                while -20 < ax < width + 20 and -20 < ay < height + 20:
                    ax, ay = ax + dx, ay + dy
                    other = table.board.at(sheet, ax, ay)
                    if other >= 0:
                        reached.append(other)
            for one in reached:
                found.setdefault(one, {}).setdefault(cell.colour, place)
    return found


# ---------------------------------------------------------------------------------------------- what


def resolve(table: Table, swift: bool) -> Part[None]:
    """Resolve the parts of the card that come now, from top to bottom (book 328)."""
    name, parts, path = current(table)
    for i, part in enumerate(parts):
        both = part.get("swift") and part.get("delayed")
        if not both and bool(part.get("swift")) != swift:
            continue
        yield from resolve_part(table, name, part, i, f"{path}[{i}]")
    yield from body.settle(table)


def resolve_part(table: Table, name: str, part: Entry, i: int, path: str) -> Part[None]:
    """Resolve one part: an attack if it has an area, else an event."""
    attack = "area" in part
    marked = attack and bool(part.get("targets"))
    if marked:
        if i in table.s.void_parts:
            return
    elif not all(conditions.holds(table, table.s.active, cond) for cond in part.get("if", [])):
        return
    if attack:
        places = origins(table, part, i)
        covered = area(table, part, places)
        hit = [c for c in table.up() if table.s.climbers[c].space in covered]
        yield from strike_all(table, part, path, hit, covered)
        if not hit:
            yield from carry(table, part.get("miss", []), f"{path}.miss")
        return
    if not part.get("targets"):
        yield from carry(table, part.get("effects", []), f"{path}.effects")
        return
    found = yield from targets(table, part["targets"])
    if not found:
        yield from carry(table, part.get("none", []), f"{path}.none")
        return
    yield from in_turn(table, found, part.get("effects", []), f"{path}.effects")


def carry(table: Table, effects: list[Entry], path: str) -> Part[None]:
    """Carry out what nobody in particular suffers."""
    play = skills.Play(table.s.active, forced=True, nobody=True)
    for j, effect in enumerate(effects):
        yield from skills.do(table, table.s.active, effect, f"{path}[{j}]", play)


def strike_all(table: Table, part: Entry, path: str, hit: list[int], covered: dict[int, dict[str, int]]) -> Part[None]:
    """Let an attack hit these climbers."""
    effects: dict[int, tuple[list[Entry], str, int]] = {}
    for c in hit:
        colours = covered[table.s.climbers[c].space]
        colour = next(iter(colours))
        if len(colours) > 1:
            seat = table.seat(c)
            answer = yield from ask(seat, "colour", {(seat, "colour", name) for name in colours}, None)
            colour = answer[2]
        chosen = part.get("by_colour", {}).get(colour) if colour else None
        effects[c] = (
            (part["effects"], f"{path}.effects", colours[colour])
            if chosen is None
            else (chosen, f"{path}.by_colour.{colour}", colours[colour])
        )
    left = list(hit)
    while left:
        c = yield from first_of(table, left)
        left.remove(c)
        some, where, place = effects[c]
        yield from suffer(table, c, some, where, place, len(hit) - 1)


def in_turn(table: Table, found: list[int], effects: list[Entry], path: str) -> Part[None]:
    """Let an event come over these climbers."""
    left = list(found)
    while left:
        c = yield from first_of(table, left)
        left.remove(c)
        yield from suffer(table, c, effects, path, -1, len(found) - 1)


def first_of(table: Table, left: list[int]) -> Part[int]:
    """Decide together who is first."""
    if len(left) == 1:
        return left[0]
    lead = table.lead()
    first = (lead, "order_climbers", left[0])
    answer = yield from ask(lead, "order_climbers", {(lead, "order_climbers", c) for c in left}, first)
    return int(answer[2])


def suffer(table: Table, c: int, effects: list[Entry], path: str, place: int, others: int) -> Part[None]:
    """One climber suffers it, or another in its place (book 800)."""
    if table.s.climbers[c].defeated:
        return
    table.s.victim = c
    lead = table.lead()
    go_on = (lead, "go_on", c)
    sure, perhaps = kit.modifiers(table, "take_over", c)
    answer = yield from ask(lead, "take_over", {go_on} | sure, go_on, (c,), perhaps)
    who = c
    if answer[1] == "modify":
        who = answer[2]
        yield from skills.pay(table, who, skill_of(answer[3]).cost)
        if not body.forbidden(table, who, "focus"):
            table.s.climbers[who].focused = True
    table.s.victim = -1
    play = skills.Play(who, forced=True, origin=place, others=others)
    for j, effect in enumerate(effects):
        if not table.s.climbers[who].defeated:
            yield from skills.do(table, who, effect, f"{path}[{j}]", play)
    body.end_of_effect(table)


def answering(table: Table, c: int) -> list[Any]:
    """Return the blocks of a climber that bring something, now that they have blocked."""
    return [guard for guard in table.s.climbers[c].guards if guard.card and guard.used]


def after_block(table: Table, c: int, node: str = "") -> Part[None]:
    """What a block brings once the effect it blocked is over (book 833)."""
    climber = table.s.climbers[c]
    for guard in answering(table, c):
        if node in ("", guard.node):
            left = list(climber.guards)
            left.remove(guard)
            if guard.left:
                left.append(type(guard)(guard.left))
            climber.guards = tuple(left)
            then = next(e["then"] for e in skill_of(guard.card).effects() if e["do"] == "block" and "then" in e)
            if not climber.defeated:
                yield from skills.some(table, c, then, f"{guard.node}.then", skills.Play(c))
            pile = table.pile(c)
            if guard.card in pile.in_play:
                done = list(pile.in_play)
                done.remove(guard.card)
                pile.in_play, pile.discard = tuple(done), (*pile.discard, guard.card)
