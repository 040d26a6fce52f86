"""What happens to a climber: losses and blocks, grip, health and blight, injuries, entering spaces, falling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from . import conditions, kit, leviathans, skills, threats
from .printed import CARDS, INJURIES, SETS, Entry, skill_of
from .table import Choice, Lost, Part, Table, Unknown, ask

#: The track on the board, and the hand (book 178, 183, 332).
HEALTH, HAND = 8, 3


class Over(Exception):
    """The game is over."""

    def __init__(self, won: bool) -> None:
        super().__init__(won)
        self.won = won


# ---------------------------------------------------------------------------------------------- rules of cards


def rules_of(table: Table, c: int) -> Iterator[Entry]:
    """Return the standing rules that hold for a climber: of its set, its injuries and the scenario."""
    climber = table.s.climbers[c]
    for name in (climber.character, climber.klass):
        yield from SETS[name].get("rules", [])
    for injury in climber.injuries:
        yield from INJURIES[injury].get("rules", [])
    yield from table.standing()


def forbidden(table: Table, c: int, what: str) -> bool:
    """Whether something is forbidden to a climber."""
    return any(rule.get("forbid") == what for rule in rules_of(table, c))


def modified(table: Table, c: int, number: str, n: int) -> int:
    """Return a number with what cards add to it."""
    for rule in rules_of(table, c):
        if rule.get("mod") == number:
            per = rule.get("per", "").removeprefix("token.")
            n += rule["n"] * (len(table.held(c, per)) if per else 1)
    return max(0, n)


def _sets(table: Table, c: int) -> tuple[str, str]:
    return table.s.climbers[c].character, table.s.climbers[c].klass


def price(table: Table, c: int, action: str) -> list[Entry]:
    """Return what an action costs beyond what it costs everybody."""
    return [cost for rule in rules_of(table, c) if rule.get("price") == action for cost in rule["cost"]]


def happens(table: Table, c: int, moment: str) -> Part[None]:
    """Carry out what cards do at a moment of a climber, and heal the injuries that go then."""
    for i, rule in enumerate(list(rules_of(table, c))):
        own = rule.get("on") == moment and not rule.get("at") and not rule.get("any")
        if own and all(conditions.holds(table, c, cond) for cond in rule.get("if", [])):
            yield from skills.each(table, c, rule["then"], f"rule{i}", skills.forced(c))
    owners = {name: other for other in table.up() for name in _sets(table, other)}
    for name, owner in owners.items():
        for i, rule in enumerate(SETS[name].get("rules", [])):
            watches = rule.get("on") == moment and rule.get("any")
            if watches and all(conditions.holds(table, c, cond, owner=owner) for cond in rule.get("if", [])):
                yield from skills.each(table, c, rule["then"], f"any{i}", skills.forced(c))
    for injury in list(table.s.climbers[c].injuries):
        if INJURIES[injury]["remove"].get("on") == moment:
            table.healing.append((c, injury))


# ---------------------------------------------------------------------------------------------- health and blight


def set_climber(table: Table, c: int, **facts: Any) -> None:
    """Change what lies on a climber's board."""
    for name, value in facts.items():
        setattr(table.s.climbers[c], name, value)


def check(table: Table, c: int) -> bool:
    """Defeat a climber whose markers meet or cross (book 462); return whether it is defeated."""
    climber = table.s.climbers[c]
    if climber.defeated or climber.health > climber.blight:
        return bool(climber.defeated)
    climber.defeated, climber.falling, climber.space = True, False, -1
    pile = table.pile(c)
    if not table.solo:
        pile.discard = (
            *pile.discard,
            *pile.deck,
            *pile.hand,
            *pile.in_play,
            *((pile.ap_card,) if pile.ap_card else ()),
        )
        pile.deck = pile.hand = pile.in_play = ()
        pile.ap_card = ""
    table.s.mushrooms_lost = (*table.s.mushrooms_lost, *climber.mushrooms)
    if c == table.s.active and table.s.activating:
        table.s.activating, table.s.ap, table.s.icons = False, 0, ()
    climber.mushrooms, climber.guards, climber.bonuses, climber.shields = (), (), (), ()
    leviathans.defeated(table, c)
    if not table.up():
        raise Over(won=False)
    if not table.s.last_chance:
        table.s.last_chance = True
        order = [o for o in table.clockwise(table.s.active) if o != table.s.active]
        if not table.s.climbers[table.s.active].defeated:
            order.append(table.s.active)
        table.s.last_turns = tuple(order)
    else:
        table.s.last_turns = tuple(o for o in table.s.last_turns if o != c)
    return True


def gain_health(table: Table, c: int, n: int) -> None:
    """Gain health, up to the end of the track."""
    climber = table.s.climbers[c]
    climber.health = min(HEALTH, climber.health + n)


def lose_health(table: Table, c: int, n: int) -> None:
    """Move the health marker down."""
    table.s.climbers[c].health -= n
    check(table, c)


def gain_blight(table: Table, c: int, n: int) -> None:
    """Move the blight marker up."""
    climber = table.s.climbers[c]
    climber.blight += n
    check(table, c)


# ---------------------------------------------------------------------------------------------- grip


def lose_cards(table: Table, c: int, n: int) -> None:
    """Discard cards from the top of the deck (book 482); secure ones come to hand (book 774)."""
    pile = table.pile(c)
    table.hear("lost_grip", climber=c)
    lost, pile.deck = pile.deck[:n], pile.deck[n:]
    if not lost:
        return
    for card in lost:
        if CARDS[card].get("secure"):
            pile.hand = (*pile.hand, card)
        else:
            pile.discard = (*pile.discard, card)


def start_falling(table: Table, c: int) -> None:
    """A climber starts to fall as soon as the effect under way is over."""
    climber = table.s.climbers[c]
    if climber.defeated or climber.space < 0 or table.pinned(c):
        return
    climber.falling = True


def gain_grip(table: Table, c: int, n: int) -> None:
    """Put cards from the discard pile, by chance, under the deck (book 484)."""
    pile = table.pile(c)
    n = min(n, len(pile.discard))
    if not n:
        return
    cards = list(table.see("gained_grip", climber=c).facts["cards"])
    rest = list(pile.discard)
    if len(cards) != n:
        raise Lost(f"the book gives {n} cards back, not {cards}")
    for card in cards:
        if card not in rest:
            raise Lost(f"{card} is not in the discard pile")
        rest.remove(card)
    pile.discard = tuple(rest)
    table.under(table.s.climbers[c].cards, cards)


def rest(table: Table, c: int) -> Part[None]:
    """Shuffle the discard pile under the deck (book 394); in solo play gain 7 grip (book 634)."""
    table.hear("rested", climber=c)
    if table.solo:
        gain_grip(table, c, 7)
    else:
        pile = table.pile(c)
        cards, pile.discard = list(pile.discard), ()
        table.under(table.s.climbers[c].cards, cards)
    yield from happens(table, c, "rest")


def draw(table: Table, c: int, n: int) -> None:
    """Draw cards from the own deck; it is not reshuffled (book 334)."""
    pile = table.pile(c)
    n = min(n, len(pile.deck))
    if n:
        table.hear("drew", climber=c)
        pile.hand, pile.deck = (*pile.hand, *pile.deck[:n]), pile.deck[n:]


def throw_away(table: Table, c: int, card: str) -> None:
    """Discard a card from hand."""
    pile = table.pile(c)
    hand = list(pile.hand)
    hand.remove(card)
    pile.hand, pile.discard = tuple(hand), (*pile.discard, card)


# ---------------------------------------------------------------------------------------------- injuries


def injure(table: Table, c: int) -> Part[None]:
    """Draw an injury (book 546)."""
    if not table.s.injuries:
        return
    injury = table.see("injured", climber=c).facts["injury"]
    if injury not in table.s.injuries or (table.solo and INJURIES[injury].get("solo") == "redraw"):
        raise Lost(f"{injury} cannot be drawn")
    stock = list(table.s.injuries)
    stock.remove(injury)
    table.s.injuries = tuple(stock)
    climber = table.s.climbers[c]
    climber.injuries = (*climber.injuries, injury)
    yield from skills.each(table, c, INJURIES[injury].get("once", []), f"injury.{injury}.once", skills.forced(c))
    if INJURIES[injury]["remove"].get("now") and injury in climber.injuries:
        heal(table, c, injury)


def heal(table: Table, c: int, injury: str) -> None:
    """Shuffle an injury back (book 550)."""
    climber = table.s.climbers[c]
    left = list(climber.injuries)
    left.remove(injury)
    climber.injuries = tuple(left)
    table.s.injuries = (*table.s.injuries, injury)


def heal_waiting(table: Table) -> None:
    """Injuries that something has healed go when the effect under way is over (book 650)."""
    if len(table.healing) > 1:
        table.healing.clear()
        raise Unknown("which injury goes first")
    while table.healing:
        c, injury = table.healing.pop(0)
        if injury in table.s.climbers[c].injuries:
            heal(table, c, injury)


# ---------------------------------------------------------------------------------------------- losses


def lose(table: Table, c: int, kind: str, n: int, shield: str = "", origin: int = -1) -> Part[int]:
    """Lose health or grip, or be pushed, unless a block or a shield is laid against it; return how much it was."""
    lost = yield from prevent(table, c, kind, n, shield)
    if table.s.climbers[c].defeated:
        return 0
    if kind == "health" and lost:
        lose_health(table, c, lost)
    elif kind == "grip" and lost:
        lose_cards(table, c, lost)
    return lost


def prevent(table: Table, c: int, kind: str, n: int, shield: str = "") -> Part[int]:
    """Let a block or a shield be used against a loss (book 721); return what is left of it."""
    while n > 0:
        climber = table.s.climbers[c]
        choices: set[Choice] = {(table.seat(c), "take_loss", kind, n)}
        blocks = not forbidden(table, c, "block")
        for guard in climber.guards:
            for k in range(1, min(guard.left, n) + 1):
                if blocks:
                    choices.add((table.seat(c), "prevent", kind, k, n, "" if guard.used else guard.card))
        if shield and shield in climber.shields:
            choices.add((table.seat(c), "spend_shield", shield))
        played, perhaps = kit.modifiers(table, "block", c, shield)
        answer = yield from ask(
            table.seat(c), "loss", choices | played, (table.seat(c), "take_loss", kind, n), (c, kind, n), perhaps
        )
        table.losing = True
        match answer[1]:
            case "take_loss":
                table.losing = False
                return n
            case "spend_shield":
                table.losing = False
                left = list(climber.shields)
                left.remove(shield)
                climber.shields = tuple(left)
                return 0
            case "prevent":
                n -= use_guard(table, c, answer[3], answer[5])
            case "modify":
                had = climber.shields
                yield from skills.use(table, *answer[2:4])
                if shield and protected(table, c, shield):
                    n = 0
                elif len(climber.shields) > len(had) and shield in climber.shields:  # it was eaten against this
                    climber.shields, n = had, 0
        table.losing = False
    return 0


def use_guard(table: Table, c: int, n: int, card: str) -> int:
    """Take points off a block."""
    climber = table.s.climbers[c]
    guards = list(climber.guards)
    for i, guard in enumerate(guards):
        if ("" if guard.used else guard.card) == card and guard.left >= n:
            guards[i] = msgspec.structs.replace(guard, left=guard.left - n, used=True)
            climber.guards = tuple(guards)
            return n
    raise Lost(f"there is no block of {n} on {card or 'the table'}")


def end_of_effect(table: Table) -> None:
    """In the German book a block is against one effect, and what is left of it is lost (DE 1144, 1382)."""
    if table.german:
        for climber in table.s.climbers:
            climber.guards = tuple(msgspec.structs.replace(g, left=0) for g in climber.guards if g.used and g.card)


def protected(table: Table, c: int, kind: str) -> bool:
    """Whether the AP card protects a climber (book 528)."""
    return bool(table.s.activating and c == table.s.active and kind in table.s.icons) and not forbidden(
        table, c, "protection"
    )


# ---------------------------------------------------------------------------------------------- moving


def enter(table: Table, c: int, space: int) -> Part[None]:
    """A climber comes to a space, and the space acts on it (book 488)."""
    table.s.climbers[c].space = space
    yield from suffer_terrain(table, c, space)


def suffer_terrain(table: Table, c: int, space: int) -> Part[None]:
    """Suffer what lies on a space that is entered, then fall if it is open."""
    leviathans.turn_up(table, c, space)
    terrain = table.terrain(space)
    calm = "calm_terrain" in table.granted(space)
    for kind, what in (("harmful", "health"), ("difficult", "grip")):
        if kind not in terrain or calm or table.s.climbers[c].defeated:
            continue
        without = yield from does_without(table, c, kind, what)
        if without:
            yield from lose(table, c, what, 1, shield=kind)
            end_of_effect(table)
    if table.s.climbers[c].defeated:
        return
    leviathans.entered(table, c, space)
    if drops(table, c, space):
        start_falling(table, c)
    if "net" in table.granted(space) and table.grip(c):
        table.s.climbers[c].falling = False


def does_without(table: Table, c: int, kind: str, what: str) -> Part[bool]:
    """Whether terrain acts: no icon keeps it off, or its owner does without it: in the German book one may (DE 463)."""
    if not protected(table, c, kind):
        return True
    seat = table.seat(c)
    keep = (seat, "keep_off", kind)
    if not table.german:
        return False
    secure = what == "grip" and any(CARDS[card].get("secure") for card in table.pile(c).deck)
    answers = any(
        effect.get("then")
        for name in kit.sources(table, c)
        if kit.can_use(table, c, name)
        for effect in skill_of(name).skill
        if effect["do"] == "block"
    )
    both = {keep, (seat, "do_without", what, 1)}
    if secure or answers:
        answer = yield from ask(seat, "protection", both, None, (c, what, 1))
        return bool(answer != keep)
    return False


def drops(table: Table, c: int, space: int) -> bool:
    """Whether nothing holds a climber on a space: it is open, and it does not swim, and nobody sees a way there."""
    return table.is_open(space) and not table.swims(c) and "no_fall" not in table.granted(space)


def push(table: Table, c: int, way: str, n: int) -> Part[None]:
    """Push a climber; what it entered acts on it afterwards (book 766)."""
    n = yield from prevent(table, c, "push", n)
    yield from be_pushed(table, c, way, n)


def be_pushed(table: Table, c: int, way: str, n: int) -> Part[None]:
    """Move a climber that is pushed."""
    climber = table.s.climbers[c]
    if climber.defeated or table.pinned(c):
        return
    entered = []
    for _ in range(n):
        other = table.board.beside(climber.space, way)
        if other < 0:
            break
        climber.space = other
        entered.append(other)
    for space in entered:
        if not climber.defeated:
            yield from suffer_terrain(table, c, space)


# ---------------------------------------------------------------------------------------------- falling


def settle(table: Table) -> Part[None]:
    """An effect is complete: the leviathan answers, who must fall falls, blocks and injuries have their say."""
    yield from leviathans.answer(table)
    win(table)
    heal_waiting(table)
    if table.s.faller >= 0:
        for c in table.up():
            yield from threats.after_block(table, c)
        who_falls(table)
        return
    lead = table.lead()
    while True:
        falls = [(lead, "falls_first", c) for c in who_falls(table)]
        blocks = [(lead, "order_waiting", "block", c, g.node) for c in table.up() for g in threats.answering(table, c)]
        if not falls and not blocks:
            return
        waiting: list[Choice] = [*blocks, *falls]
        key = "order_falls"
        if blocks:
            key, waiting = "order_waiting", [*blocks, *((lead, "order_waiting", "fall", f[2]) for f in falls)]
        answer = yield from ask(lead, key, waiting, None, ())
        if answer[1] == "order_waiting" and answer[2] == "block":
            yield from threats.after_block(table, answer[3], answer[4])
        else:
            yield from fall(table, answer[-1])
        yield from leviathans.answer(table)
        win(table)
        heal_waiting(table)


def who_falls(table: Table) -> list[int]:
    """Return who must fall: without grip at all times, but where one may stop at once (book 556, 567)."""
    for c in table.up():
        climber = table.s.climbers[c]
        if climber.space >= 0 and not table.grip(c) and not table.is_ledge(climber.space):
            start_falling(table, c)
    return [c for c in table.up() if table.s.climbers[c].falling]


def fall(table: Table, c: int) -> Part[None]:
    """Fall space by space (book 553-567)."""
    climber = table.s.climbers[c]
    table.s.faller = c
    start = climber.space
    passing = round_the_map = False
    while climber.falling and not climber.defeated:
        space = climber.space
        below = -1 if table.pinned(c) else table.below(c, space)
        may_stop = table.is_ledge(space)
        if not may_stop and below < 0:
            break
        lead = table.seat(c)
        choices: set[Choice] = set()
        if may_stop and round_the_map:
            below = -1  # no book says how often one may fall round the map
        if may_stop:
            choices.add((lead, "stop_falling", space))
        if below >= 0:
            choices.add((lead, "fall_on", below))
        sure, perhaps = kit.options(table)
        if passing:
            sure, perhaps = set(), sure | perhaps
        default = None
        if not may_stop:
            default = (lead, "fall_on", below)
        elif below < 0:
            default = (lead, "stop_falling", space)
        perhaps = perhaps | {(lead, "pass_fall", below)}
        answer = yield from ask(lead, "falling", choices | sure, default, (c,), perhaps)
        match answer[1]:
            case "stop_falling":
                climber.falling = False
            case "fall_on" | "pass_fall":
                passing = passing or answer[1] == "pass_fall"
                yield from enter(table, c, below)
                round_the_map = bool(table.leviathan.get("wrap")) and (round_the_map or climber.space == start)
                for o in table.up():
                    yield from threats.after_block(table, o)
                yield from leviathans.answer(table)
                win(table)
            case _:
                yield from kit.carry_out(table, answer)
    table.s.faller = -1
    if not climber.defeated:
        climber.falling = False
        yield from leviathans.fallen(table, c, start)
        yield from happens(table, c, "fall_end")


def win(table: Table) -> None:
    """The climbers win as soon as the last crystal is broken and the scenario asks for no more (book 611)."""
    if table.crystals() or any(sum(pool) for pool in table.s.pools):
        return
    needed = [cond for rule in table.rules.values() if rule["form"] == "win" for cond in rule.get("when", [])]
    if all(conditions.holds(table, -1, cond) for cond in needed):
        raise Over(won=True)
