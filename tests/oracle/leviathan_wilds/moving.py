"""Effects that move a climber: climb, jump, glide, push (book 360-390, 434, 766; DE 552-607)."""

from __future__ import annotations

from . import body, kit, leviathans, skills
from .printed import DIRECTIONS, Entry, diagram
from .table import Part, Table, Unknown, ask


def climb(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Climb space by space; an open space ends it."""
    left = skills.number(effect, node, "n", play)
    climber, seat = table.s.climbers[c], table.seat(c)
    while left > 0 and not climber.defeated and not table.pinned(c):
        ways = {"up": ["up"], "down": ["down"], "side": ["left", "right"]}.get(effect.get("dir", ""), list(DIRECTIONS))
        spaces = [o for way in ways if (o := table.board.beside(climber.space, way)) >= 0]
        if not spaces:
            return
        stop = (seat, "stop", left)
        choices = {stop} | {(seat, "climb", space) for space in spaces}
        answer = yield from ask(seat, "climb", choices, stop, (c, left))
        if answer[1] == "stop":
            return
        left -= 1
        was_falling = climber.falling
        yield from body.enter(table, c, answer[2])
        if climber.defeated:
            return
        if body.drops(table, c, climber.space):
            return
        if was_falling and climber.falling and table.is_ledge(climber.space):
            yield from pass_ledge(table, c)


def pass_ledge(table: Table, c: int) -> Part[None]:
    """Whoever climbs onto a ledge while falling may stop falling there (DE 718)."""
    climber, seat = table.s.climbers[c], table.seat(c)
    choices = {(seat, "stop_falling", climber.space), (seat, "stay_falling", climber.space)}
    answer = yield from ask(seat, "pass_ledge", choices, (seat, "stay_falling", climber.space), (c,))
    if answer[1] == "stop_falling":
        climber.falling = False


def landings(table: Table, c: int, effect: Entry, n: int, play: skills.Play) -> set[int]:
    """Return where a climber may land with a jump."""
    climber = table.s.climbers[c]
    if table.pinned(c) or body.forbidden(table, c, "jump"):
        return set()
    here = climber.space
    if effect.get("diagram"):
        sheet, x, y = table.board.xy(here)
        cells = [cell for cell in diagram(effect["diagram"]) if cell.mark == ""]
        found = {
            other
            for cell in cells
            if (other := table.board.at(sheet, x + cell.x, y + cell.y)) >= 0
            and kit.can_pay(table, c, effect.get("extra", {}).get(cell.colour, []))
        }
        for cell in cells:
            if kit.can_pay(table, c, effect.get("extra", {}).get(cell.colour, [])):
                found |= leviathans.further(table, here, table.board.at(sheet, x + cell.x, y + cell.y), x + cell.x - x)
    else:
        found = set()
        for other in table.board.spaces():
            reach = n + leviathans.wind(table, here, other)
            if other != here and ((effect.get("to") == "user" and not n) or table.board.distance(here, other) <= reach):
                found.add(other)
    to = effect.get("to", "")
    if to == "user":
        found &= {table.s.climbers[play.user].space}
    elif to == "climber":
        found &= {table.s.climbers[o].space for o in table.up() if o != c}
    elif to:
        found &= set(table.feature(to))
    return found - {here}


def jump(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Jump: only the landing is entered."""
    seat = table.seat(c)
    found = landings(table, c, effect, skills.number(effect, node, "n", play), play)
    if not found:
        return
    skip = (seat, "skip")
    answer = yield from ask(seat, "jump", {skip} | {(seat, "jump", space) for space in found}, skip, (c,))
    if answer[1] == "skip":
        return
    if effect.get("extra"):
        sheet, x, y = table.board.xy(table.s.climbers[c].space)
        for cell in diagram(effect["diagram"]):
            if table.board.at(sheet, x + cell.x, y + cell.y) == answer[2]:
                yield from skills.pay(table, c, effect["extra"].get(cell.colour, []))
    if not table.s.climbers[c].defeated:
        yield from body.enter(table, c, answer[2])


def glides(table: Table, c: int, n: int) -> dict[int, int]:
    """Return where a climber may glide and how much of it that takes (book 384)."""
    if table.pinned(c) or body.forbidden(table, c, "glide"):
        return {}
    here = table.s.climbers[c].space
    sheet, x, y = table.board.xy(here)
    dx, dy = DIRECTIONS[table.gravity(c)]
    found: dict[int, int] = {}
    for other in table.board.spaces():
        s, ox, oy = table.board.xy(other)
        down = (ox - x) * dx + (oy - y) * dy
        side = abs((ox - x) * dy) + abs((oy - y) * dx)
        if s != sheet or other == here or down < 1 or side > down:
            continue
        cost = max(1, down - leviathans.wind(table, here, other))
        if cost <= n:
            found[other] = cost
    return found


def glide(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Glide: only the last space is entered."""
    seat = table.seat(c)
    found = glides(table, c, skills.number(effect, node, "n", play))
    if not found:
        return
    skip = (seat, "skip")
    answer = yield from ask(seat, "glide", {skip} | {(seat, "glide", space) for space in found}, skip, (c,))
    if answer[1] != "skip":
        yield from body.enter(table, c, answer[2])


def push(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Push a climber the printed way."""
    way = effect["dir"]
    if way in ("toward", "away"):
        way = yield from push_way(table, c, play.origin, way)
        if not way:
            return
    elif way == "gravity":
        way = str(table.s.scenario["gravity"])
    elif way not in DIRECTIONS:
        way = str(table.s.scenario[way])
    yield from body.push(table, c, way, skills.number(effect, node, "n", play))


def push_way(table: Table, c: int, origin: int, way: str) -> Part[str]:
    """Return which way leads to the origin, or away from it; of several one chooses."""
    raise Unknown("a push to or from an origin")
    yield


def fall(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Start falling."""
    body.start_falling(table, c)
    return
    yield


def put(table: Table, c: int, effect: Entry, node: str, play: skills.Play) -> Part[None]:
    """Put a climber on a named space; it enters it."""
    if table.pinned(c):
        return
    at = effect["at"]
    here = table.s.climbers[c].space
    if at == "link":
        ends = [
            [table.label(name) for name in pair]
            for overlay in table.leviathan["overlay"]
            for pair in overlay.get("links", [])
        ]
        spaces = [pair[1 - pair.index(here)] for pair in ends if here in pair]
    else:
        spaces = table.feature(at)
    if here in spaces and at != "link":
        return
    answer = yield from ask(table.seat(c), "put", {(table.seat(c), "put", space) for space in spaces})
    yield from body.enter(table, c, answer[2])
