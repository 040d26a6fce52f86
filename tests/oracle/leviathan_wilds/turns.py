"""Setup and turns (book 216-354, 463-474)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from . import body, conditions, kit, leviathans, moving, skills, striking, threats
from .printed import CARDS, INJURIES
from .table import Choice, Lost, Part, Table, ask

EMPTY_HANDED = 2
#: The last space of the threat board, where the marker stays.
LAST_SPACE = 6
PHASES = ("turn_start", "reveal", "ap_card", "act", "resolve", "draw", "end")


def play(table: Table, begin: str) -> Part[None]:
    """Play from a phase of a turn to the end of the game."""
    phase = begin
    while True:
        yield from PARTS[phase](table)
        at = PHASES.index(phase) + 1
        phase = PHASES[at % len(PHASES)]
        if phase == "turn_start":
            yield from start_turn(table)


# ---------------------------------------------------------------------------------------------- windows


def window(table: Table, reason: str) -> Part[None]:
    """All may do something; who leads carries on."""
    while True:
        lead = table.lead()
        sure, perhaps = kit.options(table)
        go_on = (lead, "pass")
        perhaps = perhaps | {(lead, "pass_step"), (lead, "pass_turn")}
        answer = yield from ask(lead, "anytime", sure | {go_on}, go_on, (reason,), perhaps)
        if answer[1] in ("pass", "pass_step", "pass_turn"):
            table.passing = table.passing or answer[1].removeprefix("pass").removeprefix("_")
            if reason == "round_end" and answer[1] == "pass_turn":
                table.passing_next = "turn"
            return
        yield from kit.carry_out(table, answer)


def own_window(
    table: Table,
    key: str,
    args: Callable[[], tuple[Any, ...]],
    choices: Callable[[], tuple[set[Choice], Choice | None]],
) -> Part[Choice]:
    """Ask the active climber something; all may do something before it."""
    while True:
        lead = table.lead()
        sure, perhaps = kit.options(table)
        own, default = choices()
        answer = yield from ask(lead, key, own | sure, default, args(), perhaps)
        if answer in own:
            return answer
        yield from kit.carry_out(table, answer)
        if table.s.climbers[table.s.active].defeated:
            return (lead, "defeated")


# ---------------------------------------------------------------------------------------------- a turn


def start_turn(table: Table) -> Part[None]:
    """The next climber takes its turn; in the Last Chance those whose last one it is."""
    s = table.s
    if s.last_chance:
        left = [c for c in s.last_turns if not s.climbers[c].defeated]
        if not left:
            yield from window(table, "last_chance")
            raise body.Over(won=False)
        s.active, s.last_turns = left[0], tuple(left[1:])
    else:
        s.active = table.next() if len(table.up()) > 1 else table.up()[0]
    s.turn += 1
    table.passing = table.passing_next
    table.passing_next = ""
    for climber in s.climbers:
        climber.broke = 0
    yield from body.happens(table, s.active, "turn_start")


def end_step(table: Table) -> None:
    """A step of the turn is over: what was not used of blocks and bonuses is lost (book 725, 781)."""
    for c, climber in enumerate(table.s.climbers):
        pile = table.pile(c)
        for guard in climber.guards:
            if guard.card in pile.in_play:
                done = list(pile.in_play)
                done.remove(guard.card)
                pile.in_play, pile.discard = tuple(done), (*pile.discard, guard.card)
        climber.guards, climber.bonuses, climber.shields = (), (), ()
    if table.passing == "step":
        table.passing = ""


def turn_start(table: Table) -> Part[None]:
    """Before a threat is revealed."""
    yield from window(table, "turn_start")


def reveal(table: Table) -> Part[None]:
    """Turn the left-most face-down threat up, mark its attacks; swift ones resolve (book 240)."""
    s = table.s
    row = list(s.threats)
    s.current = next(i for i, slot in enumerate(row) if not slot.up)
    row[s.current] = msgspec.structs.replace(row[s.current], up=True)
    s.threats = tuple(row)
    s.markers, s.void_parts = (), ()
    yield from threats.mark(table, delayed=False)
    yield from after_reveal(table)


def after_reveal(table: Table) -> Part[None]:
    """All may do something before a swift threat resolves."""
    yield from window(table, "revealed")
    yield from swift(table)


def swift(table: Table) -> Part[None]:
    """Swift parts resolve now."""
    _, parts, _ = threats.current(table)
    if any(part.get("swift") for part in parts):
        yield from threats.resolve(table, swift=True)
        table.s.markers = tuple(m for m in table.s.markers if not parts[m.part].get("swift"))
        yield from after_swift(table)
    else:
        end_step(table)


def after_swift(table: Table) -> Part[None]:
    """All may do something after a swift threat."""
    yield from window(table, "swift")
    end_step(table)


def ap_card(table: Table) -> Part[None]:
    """Play a card for its AP (book 304)."""
    s = table.s
    c = s.active
    if s.climbers[c].defeated:
        return
    s.activating = True
    yield from body.happens(table, c, "activation_start")
    yield from body.settle(table)
    yield from choose_ap_card(table)


def choose_ap_card(table: Table) -> Part[None]:
    """Choose the card; with an empty hand there are 2 AP (book 318)."""
    s = table.s
    c = s.active

    def choices() -> tuple[set[Choice], Choice | None]:
        lead, hand = table.lead(), table.pile(c).hand
        if not hand:
            none = (lead, "empty_handed", body.modified(table, c, "ap", EMPTY_HANDED))
            return {none}, none
        found = {(lead, "ap_card", card, body.modified(table, c, "ap", CARDS[card]["ap"])) for card in hand}
        return found, next(iter(found)) if len(found) == 1 else None

    answer = yield from own_window(table, "ap_card", lambda: (c,), choices)
    if answer[1] == "defeated":
        return
    pile = table.pile(c)
    if answer[1] == "ap_card":
        hand = list(pile.hand)
        hand.remove(answer[2])
        pile.hand, pile.ap_card = tuple(hand), answer[2]
        s.ap += answer[3]
        s.icons = tuple(dict.fromkeys((*s.icons, *CARDS[answer[2]]["protects"])))
        yield from body.happens(table, c, "ap_card")
    else:
        s.ap += answer[2]
    yield from body.settle(table)


def act(table: Table) -> Part[None]:
    """Spend AP on actions, until one stops (book 308)."""
    s = table.s
    c = s.active
    climber = s.climbers[c]

    def choices() -> tuple[set[Choice], Choice | None]:
        lead = table.lead()
        end = (lead, "end_activation", s.ap)
        found = actions(table, c)
        return found | {end}, end if not found else None

    while s.activating and not climber.defeated:
        answer = yield from own_window(table, "act", lambda: (c, s.ap), choices)
        if answer[1] in ("end_activation", "defeated"):
            break
        yield from action(table, c, answer)
        yield from body.settle(table)
    yield from end_activation(table, c)


def end_activation(table: Table, c: int) -> Part[None]:
    """The AP card is discarded, icons are gone."""
    s = table.s
    pile = table.pile(c)
    if pile.ap_card:
        pile.discard, pile.ap_card = (*pile.discard, pile.ap_card), ""
    s.activating, s.ap, s.icons = False, 0, ()
    if not s.climbers[c].defeated:
        yield from body.happens(table, c, "activation_end")
    if s.scenario.get("swimmer", -1) == c:
        s.scenario = {**s.scenario, "swimmer": -1}
        if not s.climbers[c].defeated and table.is_open(s.climbers[c].space):
            body.start_falling(table, c)
    yield from body.settle(table)
    end_step(table)


def actions(table: Table, c: int) -> set[Choice]:
    """Return what a climber may do for AP (book 356-404)."""
    s, ap, seat = table.s, table.s.ap, table.seat(c)
    climber = s.climbers[c]
    found: set[Choice] = set()
    if ap >= 1 and not table.pinned(c):
        found |= {(seat, "climb", space, 1) for space in table.board.around(climber.space)}
    if ap >= 3:
        found |= {(seat, "jump", space, 3) for space in moving.landings(table, c, {"do": "jump"}, 2, skills.Play(c))}
    found |= {(seat, "glide", space, n) for space, n in moving.glides(table, c, ap).items()}
    extra = sum(cost.get("ap", 0) for cost in body.price(table, c, "strike"))
    for target in striking.targets(table, c, striking.reach_of(table, c, 0)):
        for n in strike_amounts(table, target, ap - extra):
            found.add((seat, "strike", n, target))
    if ap >= 2 and table.is_ledge(climber.space) and not body.forbidden(table, c, "rest"):
        found.add((seat, "rest"))
    if ap >= 1 and not body.forbidden(table, c, "mend") and not (table.german and table.is_open(climber.space)):
        found.add((seat, "mend"))
    for name, rule in table.rules.items():
        if rule["form"] == "action" and leviathans.may(table, c, name, rule):
            found.add((seat, "scenario", c, name))
    for injury in climber.injuries:
        remove = INJURIES[injury]["remove"]
        may = remove.get("cost") and kit.can_pay(table, c, remove["cost"])
        if may and all(conditions.holds(table, c, cond) for cond in remove.get("when", [])):
            found.add((seat, "pay_off_injury", injury))
    return found


def strike_amounts(table: Table, target: int, ap: int) -> list[int]:
    """Return with how much AP a target may be struck."""
    least = 1
    if striking.POOL <= target < striking.TOKEN:
        least = table.leviathan["pools"][target - striking.POOL].get("least", 1)
        if not table.s.pools[target - striking.POOL]:
            return [least] if ap >= least else []
    if target >= striking.TOKEN:
        return [1] if ap >= 1 else []  # more of it would be spent for nothing
    return list(range(least, ap + 1))


def action(table: Table, c: int, answer: Choice) -> Part[None]:
    """Do something for AP."""
    s = table.s
    _, key, *rest = answer
    match key:
        case "climb" | "jump" | "glide":
            s.ap -= rest[1]
            yield from body.enter(table, c, rest[0])
        case "strike":
            s.ap -= rest[0]
            yield from skills.pay(table, c, body.price(table, c, "strike"))
            yield from striking.land(table, c, rest[0], rest[1], False, None)
        case "rest":
            s.ap -= 2
            yield from body.rest(table, c)
        case "mend":
            s.ap -= 1
            body.gain_health(table, c, body.modified(table, c, "mend", 1))
            yield from body.happens(table, c, "mend")
        case "scenario":
            yield from leviathans.act(table, c, rest[1])
        case "pay_off_injury":
            remove = INJURIES[rest[0]]["remove"]
            yield from skills.pay(table, c, remove["cost"])
            body.heal(table, c, rest[0])
            yield from skills.each(table, c, remove.get("then", []), f"injury.{rest[0]}.then", skills.forced(c))
        case _:
            raise Lost(f"the oracle does not know {key}")


def resolve(table: Table) -> Part[None]:
    """Resolve the threat, what was not swift of it (book 323)."""
    yield from before_threat(table)


def before_threat(table: Table) -> Part[None]:
    """All may do something before the threat resolves."""
    yield from window(table, "before_threat")
    yield from after_marks(table)


def after_marks(table: Table) -> Part[None]:
    """A delayed attack is marked now, and all may do something once more (book 733)."""
    _, parts, _ = threats.current(table)
    if any(part.get("delayed") for part in parts):
        table.s.markers = ()
        yield from threats.mark(table, delayed=True)
        yield from before_delayed(table)
        return
    yield from last_of_threat(table)


def before_delayed(table: Table) -> Part[None]:
    """All may do something once more."""
    yield from window(table, "delayed")
    yield from last_of_threat(table)


def last_of_threat(table: Table) -> Part[None]:
    """The threat resolves."""
    yield from threats.resolve(table, swift=False)
    end_step(table)


def draw(table: Table) -> Part[None]:
    """Discard any cards, then draw to 3 (book 331)."""
    s = table.s
    c = s.active
    table.s.markers = ()
    if s.climbers[c].defeated:
        return
    while not s.climbers[c].defeated:
        hand = body.modified(table, c, "hand", body.HAND)

        def choices(hand: int = hand) -> tuple[set[Choice], Choice | None]:
            lead = table.lead()
            go_on = (lead, "draw", hand)
            return {go_on} | {(lead, "discard", card) for card in table.pile(c).hand}, go_on

        answer = yield from own_window(table, "draw", lambda: (c,), choices)
        if answer[1] != "discard":
            break
        body.throw_away(table, c, answer[2])
    if s.climbers[c].defeated:
        return
    yield from fill(table, c)
    yield from body.settle(table)
    end_step(table)


def fill(table: Table, c: int) -> Part[None]:
    """Draw; the last card need not be drawn (book 336)."""
    pile = table.pile(c)
    n = max(0, body.modified(table, c, "hand", body.HAND) - len(pile.hand))
    if not pile.deck:
        return
    if n < len(pile.deck):
        body.draw(table, c, n)
        return
    body.draw(table, c, len(pile.deck) - 1)
    if n and pile.deck and len(pile.hand) < body.modified(table, c, "hand", body.HAND):
        yield from thread(table, c)


def thread(table: Table, c: int) -> Part[None]:
    """Draw the last card, or hang by a thread."""
    lead = table.lead()
    answer = yield from ask(lead, "thread", {(lead, "draw_last"), (lead, "hang_by_a_thread")}, None, (c,))
    if answer[1] == "draw_last":
        body.draw(table, c, 1)


def end(table: Table) -> Part[None]:
    """End of the turn; if all threats are up, of the round (book 340)."""
    s = table.s
    c = s.active
    if not s.climbers[c].defeated:
        yield from body.happens(table, c, "turn_end")
    if all(slot.up for slot in s.threats):
        if s.last_chance and not [o for o in s.last_turns if not s.climbers[o].defeated]:
            return
        yield from before_end_of_round(table)


def before_end_of_round(table: Table) -> Part[None]:
    """All may do something before the round ends."""
    yield from window(table, "round_end")
    yield from end_round(table)


def end_round(table: Table) -> Part[None]:
    """Shuffle and deal the threats, advance the marker, enrage (book 344-352)."""
    s = table.s
    table.see("round_end")
    following = table.events[table.cursor : table.cursor + 1]
    # the numbers stand on the threat board, which the books do not show
    value = following[0].facts["n"] if following and following[0].kind == "enraged" else 0
    dealt = [slot.threat for slot in table.after.threats]
    if sorted(dealt) != sorted(slot.threat for slot in s.threats):
        raise Lost("other threats are dealt")
    kind = type(s.threats[0])
    s.threats = tuple(kind(threat=name, enraged=i < value) for i, name in enumerate(dealt))
    s.track, s.round, s.current, s.markers = min(LAST_SPACE, s.track + 1), s.round + 1, -1, ()
    for rule in table.standing():
        if rule.get("on") == "round_end":
            yield from skills.each(table, s.active, rule["then"], "round_end", skills.forced(s.active))


PARTS: dict[str, Callable[[Table], Part[None]]] = {
    "turn_start": turn_start,
    "reveal": reveal,
    "ap_card": ap_card,
    "act": act,
    "resolve": resolve,
    "draw": draw,
    "end": end,
}
