"""What the scenario cards of the leviathans say (book 569-607, 843-926), leviathan by leviathan."""

from __future__ import annotations

from . import body, conditions, effects, kit, skills, striking, threats
from .printed import DIRECTIONS, Entry
from .table import BELOW, ON_CARD, SUPPLY, Part, Table, Unknown, ask, is_token

#: The most frost, and the most air, that one holds.
MOST_FROST = MOST_AIR = 3


# ---------------------------------------------------------------------------------------------- Storm


def wind(table: Table, here: int, there: int) -> int:
    """Return how much further one may reach: down the gale by one (Storm)."""
    for rule in table.standing():
        if "wind" in rule:
            dx = DIRECTIONS[str(table.s.scenario[rule["wind"]])][0]
            (s, ax, _), (r, bx, _) = table.board.xy(here), table.board.xy(there)
            if s == r and (bx - ax) * dx > 0:
                return 1
    return 0


def further(table: Table, here: int, landing: int, dx: int) -> set[int]:
    """Return where a jump of a diagram may land beyond its cell: one further down the gale."""
    for rule in table.standing():
        if "wind" in rule:
            raise Unknown("a jump diagram in the gale")
    return set()


# ---------------------------------------------------------------------------------------------- what happens by itself


def defeated(table: Table, c: int) -> None:
    """The tokens of a defeated climber go back to its board; what it holds of the leviathan's stays (book 466, 849)."""
    for i, token in enumerate(table.s.tokens):
        climber = table.s.climbers[c]
        shared = any(o != c and token.owner == table.s.climbers[o].klass for o in table.up())
        if token.owner and token.owner in (climber.character, climber.klass) and not shared:
            was = token.space
            table.change(i, space=-1)
            token_left(table, token.id, was)


def token_left(table: Table, name: str, space: int) -> None:
    """A token has left a space: who stands there may have nothing to stand on now (book 809)."""
    if space < 0:
        return
    for c in table.up():
        if table.s.climbers[c].space == space and body.drops(table, c, space):
            body.start_falling(table, c)


def turn_up(table: Table, c: int, space: int) -> None:
    """Entering a space with face-down rot turns it up (Forsaken)."""
    for i in table.lying("rot"):
        if table.s.tokens[i].space == space:
            show_rot(table, i)


def show_rot(table: Table, i: int) -> None:
    """Turn rot up; green becomes a blighted crystal, in the order of their values."""
    token = table.s.tokens[i]
    if token.front == "green":
        spawned = table.leviathan["spawned"][0]
        found = sum(1 for t in table.s.tokens if t.id.startswith("rot") and t.front == "green" and t.space < 0)
        table.change(i, id="rot_up", space=-4, hidden=False)
        table.set_die(token.space, spawned["values"][found], blighted=True)
    else:
        table.change(i, id="rot_up", hidden=False)


def entered(table: Table, c: int, space: int) -> None:
    """What a space of the leviathan does to whoever enters it."""
    for rule in table.standing():
        if rule.get("on") == "enter" and space in table.named(rule["at"]):
            missing = MOST_AIR - len(table.held(c, "air"))
            for i in table.supply("air")[: max(0, missing)]:
                table.change(i, holder=c)


def broken(table: Table, c: int, space: int) -> None:
    """A crystal has been broken: the leviathan will answer when the effect is over."""
    table.answers.append((c, space))


def answer(table: Table) -> Part[None]:
    """The leviathan answers what has happened (book 652)."""
    while table.answers:
        _, space = table.answers.pop(0)
        name = table.leviathan["id"]
        if name == "hive":
            hush(table, space)
        elif name == "tyrant":
            effects.turn_threats(table, 1, enraged=True)
        elif name == "twins":
            for which in ("normal", "blighted"):
                if table.on_overlay(space, which):
                    yield from flee(table, which)
    return
    yield


def hush(table: Table, space: int) -> None:
    """Discard all swarms at most 2 spaces from a broken crystal (Hive)."""
    for i in table.lying("swarm"):
        if table.board.distance(space, table.s.tokens[i].space) <= 2:
            table.change(i, space=SUPPLY)


def fallen(table: Table, c: int, start: int) -> Part[None]:
    """A fall is over."""
    rows = table.board.row(start) - table.board.row(table.s.climbers[c].space)
    if table.leviathan["id"] == "collector" and table.held(c, "relic") and rows >= 3:
        yield from give_back(table, c)


def struck_token(table: Table, c: int, i: int) -> None:
    """A token has been struck instead of a crystal: it goes back."""
    where = table.s.tokens[i].space
    table.change(i, space=SUPPLY)
    token_left(table, table.s.tokens[i].id, where)


# ---------------------------------------------------------------------------------------------- what may be done


def may(table: Table, c: int, name: str, rule: Entry) -> bool:
    """Whether a climber may use an action of the scenario now."""
    climber = table.s.climbers[c]
    if not all(conditions.holds(table, c, cond) for cond in rule.get("when", [])):
        return False
    if rule["form"] == "action" and not (table.s.activating and table.s.active == c):
        return False
    if not kit.can_pay(table, c, rule.get("cost", [])):
        return False
    if rule.get("token") and not table.held(c, rule["token"]):
        return False
    board = table.board
    match name:
        case "deep.swim":
            return not table.swims(c)
        case "collector.take":
            return any(table.s.tokens[i].space == climber.space for i in table.lying("relic"))
        case "forsaken.probe":
            return any(table.s.tokens[i].space in board.around(climber.space) for i in table.lying("rot"))
        case "tunneler.lever":
            return table.on_overlay(climber.space, "lift")
        case "tunneler.call":
            level = button(table, climber.space)
            return bool(level) and level != table.s.overlays[0][0]
        case "tyrant.pull":
            return bool(nailed(table, c))
    return True


def in_vain(table: Table, c: int, name: str) -> bool:
    """Whether an action that costs nothing would do nothing."""
    if name == "bloom.plant":
        return not any(table.is_open(space) for space in table.board.around(table.s.climbers[c].space))
    return False


def button(table: Table, space: int) -> str:
    """Return the level of the button on a space, if there is one (Tunneler)."""
    for level in "1234":
        if space in table.named(f"button_{level}"):
            return level
    return ""


def nailed(table: Table, c: int) -> list[int]:
    """Return the other climbers here or beside one who hold a spine (Tyrant)."""
    here = table.s.climbers[c].space
    return [
        o
        for o in table.up()
        if o != c and table.held(o, "spine") and table.board.distance(here, table.s.climbers[o].space) <= 1
    ]


def path_of(table: Table, name: str) -> str:
    """Return where the effects of a rule stand in the content."""
    card = next(card for card in table.leviathan["scenario"] if any(r["id"] == name for r in card.get("rule", [])))
    return f"leviathan.{table.leviathan['id']}.scenario[{card['id']}].rule[{name}].effects"


def act(table: Table, c: int, name: str) -> Part[None]:
    """Use an action of the scenario."""
    rule = table.rules[name]
    yield from skills.pay(table, c, rule.get("cost", []))
    if table.s.climbers[c].defeated:
        return
    seat = table.seat(c)
    climber = table.s.climbers[c]
    if "effects" in rule:
        play = skills.forced(c) if name == "bloom.plant" else skills.Play(c)
        yield from skills.some(table, c, rule["effects"], path_of(table, name), play)
        return
    match name:
        case "deep.swim":
            table.s.scenario = {**table.s.scenario, "swimmer": c}
        case "collector.take":
            i = next(i for i in table.lying("relic") if table.s.tokens[i].space == climber.space)
            table.change(i, space=SUPPLY, holder=c, hidden=False)
        case "forsaken.probe":
            near = [i for i in table.lying("rot") if table.s.tokens[i].space in table.board.around(climber.space)]
            spaces = {table.s.tokens[i].space for i in near}
            if len(spaces) > 1:
                raise Unknown("which rot is probed")
            show_rot(table, near[0])
        case "tunneler.call":
            yield from move_lift(table, button(table, climber.space))
        case "tunneler.lever":
            level = int(table.s.overlays[0][0])
            if 1 < level < 4:
                raise Unknown("which way the lever goes")
            yield from move_lift(table, str(2 if level == 1 else 3))
        case "tyrant.pull":
            near = nailed(table, c)
            answer = yield from ask(seat, "tyrant.pull", {(seat, "choose_climber", o) for o in near}, None)
            i = table.held(answer[2], "spine")[0]
            table.change(i, holder=-1)
        case _:
            raise Unknown(f"scenario action {name}")


# ---------------------------------------------------------------------------------------------- keywords


def keyword(table: Table, c: int, effect: Entry, play: skills.Play) -> Part[None]:
    """Carry out a keyword of the scenario card."""
    name, n = effect["name"], effect.get("n", 0)
    s = table.s
    rule = table.rules.get(name, {})
    match name:
        case "storm.veer":
            s.scenario = {**s.scenario, "gale": "left" if s.scenario["gale"] == "right" else "right"}
        case "storm.gust":
            yield from gust(table, n)
        case "hive.hatch":
            yield from hatch(table, n)
        case "hive.swarm":
            yield from swarm(table, n)
        case "twins.flee":
            for which in ("normal", "blighted") if effect["which"] == "both" else (effect["which"],):
                yield from flee(table, which)
        case "twins.lock_horns":
            yield from lock_horns(table, n, effect.get("then", []))
        case "avalanche.frost":
            for _ in range(n):
                stock = table.supply("frost")
                if len(table.held(c, "frost")) < MOST_FROST and stock:
                    table.change(stock[0], holder=c)
                elif not s.climbers[c].defeated:
                    yield from body.injure(table, c)
        case "weaver.spin":
            yield from spin(table, c)
        case "hunger.thorn":
            for marker in s.markers:
                if not any(s.tokens[i].space == marker.space for i in table.lying("thorn")):
                    stock = table.supply("thorn")
                    if stock:
                        table.change(stock[0], space=marker.space)
        case "hunger.metabolize":
            for _ in range(n):
                yield from metabolize(table)
        case "deep.gasp":
            held = table.held(c, "air")
            for i in held[:n]:
                table.change(i, holder=-1)
            lack = n - len(held[:n])
            if lack > 0:
                body.lose_health(table, c, lack)
        case "deep.breathe":
            entered(table, c, s.climbers[c].space)
        case "bloom.pollen":
            stock = table.supply("pollen")[:n]
            for i in stock:
                table.change(i, holder=c)
            if n > len(stock):
                body.lose_cards(table, c, min(n - len(stock), table.grip(c)))
        case "bloom.wither":
            if not table.lying("vine"):
                n = 1
            for i in range(n):
                if i == 0 or table.lying("vine"):
                    yield from wither(table)
        case "vortex.wind":
            way = effect["dir"]
            if way == "opposite":
                way = {"up": "down", "down": "up", "left": "right", "right": "left"}[str(s.scenario["gravity"])]
            s.scenario = {**s.scenario, "gravity": way}
        case "tyrant.pin":
            stock = table.supply("spine")
            if stock and not table.held(c, "spine"):
                table.change(stock[0], holder=c)
        case "tunneler.lift":
            level = int(s.overlays[0][0])
            yield from move_lift(table, str(min(4, max(1, level + n))))
        case "fury.fury":
            fury(table, n)
        case "fury.reveal":
            for i, token in enumerate(s.tokens):
                if token.space == ON_CARD:
                    table.change(i, hidden=False)
        case "fury.sink":
            for i, token in enumerate(s.tokens):
                if token.space == ON_CARD:
                    table.change(i, space=BELOW)
        case "fury.spend":
            for i, token in enumerate(s.tokens):
                if token.space in (ON_CARD, BELOW):
                    table.change(i, space=SUPPLY, hidden=True)
        case "collector.give_back":
            yield from give_back(table, c)
        case _:
            if "effects" not in rule:
                raise Unknown(f"keyword {name}")
            yield from skills.each(table, c, rule["effects"], path_of(table, name), play)


def fulfils(table: Table, c: int, effect: Entry) -> bool:
    """Whether somebody can do what a keyword asks for."""
    match effect["name"]:
        case "collector.give_back":
            return bool(table.held(c, "relic"))
    return True


def spin(table: Table, c: int) -> Part[None]:
    """Put a web on the climber's space (Weaver)."""
    here = table.s.climbers[c].space
    if any(table.s.tokens[i].space == here for i in table.lying("web")):
        body.lose_health(table, c, 1)
        return
    stock = table.supply("web")
    if not stock:
        raise Unknown("no web in the supply")
    table.change(stock[0], space=here)
    return
    yield


def metabolize(table: Table) -> Part[None]:
    """Raise the crystal with the lowest value, in the stomach before the map (book 862)."""
    spaces = [space for space in table.crystals() if table.die(space) < 6]
    least = min((table.die(space) for space in spaces), default=0)
    lowest = [space for space in spaces if table.die(space) == least]
    inside = [space for space in lowest if table.board.xy(space)[0]]
    yield from striking.raise_die(table, inside or lowest, 1)


def wither(table: Table) -> Part[None]:
    """The highest vine goes back as pollen; without any each climber takes pollen (Bloom)."""
    vines = table.lying("vine")
    if not vines:
        for c in table.up():
            stock = table.supply("pollen")
            if stock:
                table.change(stock[0], holder=c)
            else:
                body.lose_cards(table, c, min(1, table.grip(c)))
        return
    top = max(table.board.row(table.s.tokens[i].space) for i in vines)
    highest = [i for i in vines if table.board.row(table.s.tokens[i].space) == top]
    lead = table.lead()
    spaces = {table.s.tokens[i].space for i in highest}
    answer = yield from ask(lead, "bloom.wither", {(lead, "bloom.wither", space) for space in spaces})
    i = next(i for i in highest if table.s.tokens[i].space == answer[2])
    table.change(i, id="pollen", space=SUPPLY)
    token_left(table, "vine", answer[2])


def fury(table: Table, n: int) -> None:
    """Move random tokens from the supply face down to the card (book 577)."""
    stock = table.supply("fury")
    if not stock:
        for c in list(table.up()):
            body.gain_blight(table, c, 1)
        return
    for i in stock[:n]:
        table.change(i, space=ON_CARD, hidden=True)


def origins(table: Table, origin: Entry) -> list[int]:
    """Return where an attack comes from that names more than a feature (Fury)."""
    if "shown" not in origin:
        raise Unknown("which origin")
    where = {"above": (ON_CARD,), "below": (BELOW,), "card": (ON_CARD, BELOW)}[origin["place"]]
    kind = origin["shown"].removeprefix("token.")
    fronts = {t.front for t in table.s.tokens if is_token(t, kind) and t.space in where and not t.hidden}
    return [space for front in sorted(fronts) for space in table.feature(f"{origin['at']}_{front}")]


def give_back(table: Table, c: int) -> Part[None]:
    """Put a relic back onto the closest relic space that has none (Collector)."""
    held = table.held(c, "relic")
    if not held:
        return
    kinds = {(table.s.tokens[i].front, table.s.tokens[i].ready) for i in held}
    if len(kinds) > 1:
        raise Unknown("which relic goes back")
    here = table.s.climbers[c].space
    taken = {table.s.tokens[i].space for i in table.lying("relic")}
    free = [space for space in table.named("relic") if space not in taken]
    least = min(table.board.distance(here, space) for space in free)
    near = [space for space in free if table.board.distance(here, space) == least]
    if len(near) > 1:
        raise Unknown("where a relic goes back")
    table.change(held[0], holder=-1, space=near[0])
    return
    yield


# ---------------------------------------------------------------------------------------------- Storm, Hive


def gust(table: Table, n: int) -> Part[None]:
    """Push every climber who is not on a ledge the way the gale blows; a keyword cannot be blocked (book 726)."""
    pushed = [c for c in table.up() if not table.is_ledge(table.s.climbers[c].space)]
    while pushed:
        c = yield from threats.first_of(table, pushed)
        pushed.remove(c)
        yield from body.be_pushed(table, c, str(table.s.scenario["gale"]), n)


def hatch(table: Table, n: int) -> Part[None]:
    """Put swarms, one by one, on the brood cells closest to the active climber (Hive)."""
    cells = table.named("cell")
    for _ in range(n):
        stock = table.supply("swarm")
        if not stock:
            yield from swarm(table, 1)
            return
        held = {table.s.tokens[i].space for i in table.lying("swarm")}
        here = table.s.climbers[table.s.active].space
        if here < 0:
            raise Unknown("nobody is active")
        free = [cell for cell in cells if cell not in held] or cells
        least = min(table.board.distance(here, cell) for cell in free)
        near = [cell for cell in free if table.board.distance(here, cell) == least]
        lead = table.lead()
        answer = yield from ask(lead, "hatch", {(lead, "hatch", cell) for cell in near}, None, ())
        table.change(stock[0], space=answer[2])


def swarm(table: Table, n: int) -> Part[None]:
    """Every swarm crawls to the climber closest to it, the closest swarms first, and bites (Hive)."""

    def far(space: int) -> int:
        return min((table.board.distance(space, table.s.climbers[c].space) for c in table.up()), default=0)

    for i in sorted(table.lying("swarm"), key=lambda i: far(table.s.tokens[i].space)):
        if not table.up():
            return
        space = table.s.tokens[i].space
        lead = table.lead()
        goals = sorted(
            {
                table.s.climbers[c].space
                for c in table.up()
                if table.board.distance(space, table.s.climbers[c].space) == far(space)
            }
        )
        answer = yield from ask(
            lead, "crawl", {(lead, "crawl", space, goal) for goal in goals}, (lead, "crawl", space, goals[0]), ()
        )
        goal = answer[3]
        for _ in range(n):
            if any(table.s.climbers[c].space == space for c in table.up()):
                break
            (s, x, y), (_, gx, gy) = table.board.xy(space), table.board.xy(goal)
            if y != gy:
                space = table.board.at(s, x, y + (1 if gy > y else -1))
            elif x != gx:
                space = table.board.at(s, x + (1 if gx > x else -1), y)
        met = [c for c in table.up() if table.s.climbers[c].space == space]
        table.change(i, space=space)
        if met:
            answer = yield from ask(lead, "bite", {(lead, "bite", c) for c in met}, None, ())
            table.change(i, space=SUPPLY)
            body.lose_health(table, answer[2], 1)


# ---------------------------------------------------------------------------------------------- overlays that move


def move_lift(table: Table, level: str) -> Part[None]:
    """The lift goes to a level, with all that is on it (book 867)."""
    if level != table.s.overlays[0][0]:
        move_overlay(table, "lift", level, ())
    return
    yield


def move_overlay(table: Table, name: str, position: str, behind: tuple[int, ...]) -> None:
    """Move a card with spaces; all that lies on it moves along (book 597)."""
    s = table.s
    ids = [spec["id"] for spec in table.leviathan["overlay"]]
    before = [space for space, _ in table.cells(name)]
    lying = list(s.overlays)
    i = ids.index(name)
    lying[i] = (position, lying[i][1])
    s.overlays = tuple(lying)
    to = dict(zip(before, [space for space, _ in table.cells(name)], strict=True))
    dice = {space: s.crystals[space] for space in before}
    crystals = bytearray(s.crystals)
    for space in before:
        crystals[space] = 0
    for space, die in dice.items():
        if die:
            crystals[to[space]] = die
    s.crystals = bytes(crystals)
    for c in table.up():
        climber = s.climbers[c]
        if climber.space in to and c not in behind:
            climber.space = to[climber.space]
    for j, token in enumerate(s.tokens):
        if token.space in to:
            table.change(j, space=to[token.space])
    s.markers = tuple(type(m)(m.part, to.get(m.space, m.space)) for m in s.markers)
    s.mushrooms = tuple((to.get(space, space), kind) for space, kind in s.mushrooms)


def flee(table: Table, name: str) -> Part[None]:
    """A Twin moves on; who is on it loses 1 grip and rides along, or is left behind (book 886)."""
    spec = table.board.overlay(name)
    order = list(spec["positions"])
    ids = [o["id"] for o in table.leviathan["overlay"]]
    now = table.s.overlays[ids.index(name)][0]
    position = order[(order.index(now) + 1) % len(order)]
    on = [c for c in table.clockwise(table.s.active) if table.on_overlay(table.s.climbers[c].space, name)]
    behind: list[int] = []
    holding: list[int] = []
    for c in on:
        seat = table.seat(c)
        stay = (seat, "stay_behind", table.s.climbers[c].space)
        choices = {stay}
        if table.grip(c):
            choices.add((seat, "hold_on", c))
        answer = yield from ask(seat, "flee", choices, None, (c,))
        (holding if answer[1] == "hold_on" else behind).append(c)
        if answer[1] == "hold_on":
            body.lose_cards(table, c, 1)
    move_overlay(table, name, position, tuple(behind))
    for c in behind:
        yield from body.enter(table, c, table.s.climbers[c].space)


def lock_horns(table: Table, n: int, then: list[Entry]) -> Part[None]:
    """Chosen climbers go to H or I, no two to the same (book 884)."""
    lead = table.lead()
    free = [table.named("H")[0], table.named("I")[0]]
    left = table.up()
    for _ in range(min(n, len(left))):
        answer = yield from ask(lead, "lock_horns", {(lead, "choose_climber", c) for c in left}, None, ())
        c = answer[2]
        left.remove(c)
        answer = yield from ask(lead, "put", {(lead, "put", space) for space in free}, None, (c,))
        free.remove(answer[2])
        if table.s.climbers[c].space != answer[2] and not table.pinned(c):
            yield from body.enter(table, c, answer[2])
        yield from skills.each(table, c, then, "lock", skills.forced(c))
