"""How the events of Leviathan Wilds play: climbs and falls, what the leviathan strikes, cards that go round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fathom.core.beats import Beat, Blow, Comes, Deal, Die, Fall, Goes, Level, Move, Says, Stage, Turn
from fathom.core.trying import Numbers
from fathom.parts import beats
from fathom.parts.beats import Facts, blow, gained, lost, says, says_in_passing

from ..rules import threats
from ..state import Wilds
from .board import attacks
from .cards import owner
from .log import Log, turn_name
from .then import numbers
from .words import Words

#: How much of a loss is felt by the whole table.
HEAVY = 2


class Beats(beats.Beats[Words]):
    """The play of Leviathan Wilds."""

    tells = Log
    counted = frozenset(
        {
            *(("player", kind) for kind in ("health", "blight", "grip", "focus")),
            *((whose, kind) for whose in ("crystal", "pool") for kind in ("crystal", "crystal-blighted")),
        }
    )

    def numbers(self, g: Wilds) -> Numbers:
        """Return the numbers of the climbers, crystals and pools."""
        return numbers(g)

    def cell(self, space: int) -> str:
        """Return the id of a space."""
        return f"space.{self.w.box.board.names[space]}"

    def falls(self, climber: int) -> bool:
        """Whether a climber is falling at this point of the play."""
        assert isinstance(self.log, Log)
        return climber in self.log.falling

    def threat(self) -> str:
        """Return the threat card of this turn."""
        return f"threat.{self.after.current if self.after.current >= 0 else self.before.current}"

    def pile(self, kind: str, climber: int) -> str:
        """Return the place where a climber's cards of a kind lie."""
        return f"{kind}.{owner(self.after, climber)}"

    def card(self, climber: int, name: str) -> str:
        """Return the id of an action card of a climber."""
        return f"card.{owner(self.after, climber)}.{name}"


# ---------------------------------------------------------------------------------------------- the leviathan


def _turn(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Stage(who=f"climber.{f['climber']}", words=turn_name(b.w, f["turn"], f["climber"]), sound="turn")


def _revealed(b: Beats, f: Facts) -> Iterator[Beat]:
    card = b.threat()
    yield Stage(who=card, foe=True)
    yield Turn(target=card, lights=(card,), along=True)


def _marked(b: Beats, f: Facts) -> Iterator[Beat]:
    """Whom the card looks for, where they stand, and what the attack covers from there."""
    yield Says(lights=(b.threat(),), words=_why(b, f, "climbers"))
    for space in f["spaces"]:
        part = next((marker.part for marker in b.after.markers if marker.space == space), 0)
        yield Comes(target=f"marker.{part}.{b.w.box.board.names[space]}", at=b.cell(space))
    covered = {s for _, _, spaces in attacks(b.after) for s in spaces}
    yield from blow(map(b.cell, sorted(covered)), b.cell(f["spaces"][0]))


def _attack(b: Beats, f: Facts) -> Iterator[Beat]:
    card = b.threat()
    yield Stage(who=card, foe=True, lights=(card,), weight="heavy" if f["hit"] else "")
    if f.get("spaces"):
        yield Blow(cells=tuple(map(b.cell, f["spaces"])), lights=tuple(f"climber.{c}" for c in f["hit"]))


def _event(b: Beats, f: Facts) -> Iterator[Beat]:
    card = b.threat()
    yield Stage(who=card, foe=True, lights=(card,), words=_why(b, f, "hit"))


def _why(b: Beats, f: Facts, fact: str) -> str:
    """Return whom the card looks for and who that is, where it looks for somebody; else nothing of its own."""
    g = b.after if b.after.current >= 0 else b.before
    who = {b.w.target(target) for part in threats.parts(g) for target in part.targets} if g.current >= 0 else set()
    if len(who) != 1 or not f[fact]:
        return ""
    told = b.log.sentence("marked" if fact == "climbers" else "event", f)
    return b.w("beat-why", who=who.pop(), climbers=b.w.climbers(f[fact]), told=told)


def _lost_health(b: Beats, f: Facts) -> Iterator[Beat]:
    weight = "heavy" if f["n"] >= HEAVY else ""
    yield from b.number(f"player.{f['climber']}", "health", -f["n"], weight=weight, sound="hurt")


# ---------------------------------------------------------------------------------------------- on the map


def _placed(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Comes(target=f"climber.{f['climber']}", at=b.cell(f["space"]))


def _moved(b: Beats, f: Facts) -> Iterator[Beat]:
    piece, board = f"climber.{f['climber']}", b.w.box.board
    if f["start"] < 0:
        yield Comes(target=piece, at=b.cell(f["space"]))
        return
    path = (b.cell(f["start"]), b.cell(f["space"]))
    far = abs(board.x[f["start"]] - board.x[f["space"]]) + abs(board.y[f["start"]] - board.y[f["space"]])
    if b.falls(f["climber"]):
        yield Fall(piece=piece, path=path)
    else:
        yield Move(piece=piece, path=path, how="leap" if far > 1 else "walk")


def _pushed(b: Beats, f: Facts) -> Iterator[Beat]:
    if f["n"]:
        yield Move(piece=f"climber.{f['climber']}", path=(b.cell(f["start"]), b.cell(f["space"])), how="pushed")
    else:
        yield Says()


def _struck(b: Beats, f: Facts) -> Iterator[Beat]:
    target, by = f"crystal.{b.w.box.board.names[f['space']]}", f"climber.{f['climber']}"
    weight = "" if f["left"] else "heavy"
    yield from b.number(target, "crystal", 0, to=f["left"], by=by, sound="blow", weight=weight)
    if not f["left"]:
        yield Goes(target=target, how="breaks", sound="gain")


def _die_changed(b: Beats, f: Facts) -> Iterator[Beat]:
    target = f"crystal.{b.w.box.board.names[f['space']]}"
    if (target, "crystal") not in b.now:
        yield Comes(target=target, at=b.cell(f["space"]))
    yield from b.number(target, "crystal", 0, to=f["value"])
    if not f["value"]:
        yield Goes(target=target, how="breaks")


def _pool_lowered(b: Beats, f: Facts) -> Iterator[Beat]:
    pool = f"pool.{b.w.box.leviathan.pools[f['pool']].id}"
    kind = next((kind for whose, kind in b.now if whose == pool), "crystal")
    yield from b.number(pool, kind, 0, to=f["left"], by=f"climber.{f['climber']}", sound="blow")


def _laid(b: Beats, f: Facts) -> Iterator[Beat]:
    """A token that is new on its space; which of its kind it is, the position after it knows."""
    name = f["token"].partition(".")[0]
    lying = [i for i, t in enumerate(b.after.tokens) if t.space == f["space"] and t.id == name]
    new = [i for i in lying if i >= len(b.before.tokens) or b.before.tokens[i].space != f["space"]]
    target = f"token.{new[0]}" if new else f"mushroom.{b.w.box.board.names[f['space']]}"
    yield Comes(target=target, at=b.cell(f["space"]))


def _token_moved(b: Beats, f: Facts) -> Iterator[Beat]:
    name = f["token"].partition(".")[0]
    for i, token in enumerate(b.before.tokens):
        if token.id == name and token.space == f["start"] and f["start"] >= 0:
            yield Move(piece=f"token.{i}", path=(b.cell(f["start"]), b.cell(f["space"])), how="leap")
            return
    yield from _laid(b, f)


def _picked_up(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Goes(target=f"mushroom.{b.w.box.board.names[f['space']]}", sound="gain")


# ---------------------------------------------------------------------------------------------- cards


def _cards(b: Beats, f: Facts, start: str, to: str, names: Iterable[str], *, up: bool = True) -> Iterator[Beat]:
    for i, name in enumerate(names):
        card = b.card(f["climber"], name)
        yield Deal(id=card, start=b.pile(start, f["climber"]), to=b.pile(to, f["climber"]), up=up, along=i > 0)


def _drew(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from _cards(b, f, "deck", "hand", f["cards"])
    yield from _grip(b, f, -len(f["cards"]), weight="light")


def _discarded(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from _cards(b, f, "hand", "discard", (f["card"],))


def _ap_card(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from _cards(b, f, "hand", "play", (f["card"],))


def _used_skill(b: Beats, f: Facts) -> Iterator[Beat]:
    if f["skill"] in b.w.box.cards:
        yield from _cards(b, f, "hand", "play", (f["skill"],))
    else:
        yield Says(weight="light")


def _grip(b: Beats, f: Facts, by: int, along: bool = False, **more: Any) -> Iterator[Beat]:
    """Grip is what lies in the deck; in solo play both climbers hang on one."""
    shared = range(len(b.after.climbers)) if b.after.setup.solo else (f["climber"],)
    for i, c in enumerate(shared):
        yield from b.number(f"player.{c}", "grip", by, along=along or i > 0, **more)


def _lost_grip(b: Beats, f: Facts) -> Iterator[Beat]:
    if not f["n"]:
        yield Says()
    yield from _grip(b, f, -f["n"], sound="card")
    secure = b.w.box.secure
    for to, names in (
        ("discard", [c for c in f["cards"] if c not in secure]),
        ("hand", [c for c in f["cards"] if c in secure]),
    ):
        yield from _cards(b, f, "deck", to, names)


def _gained_grip(b: Beats, f: Facts) -> Iterator[Beat]:
    place = b.pile("discard", f["climber"]), b.pile("deck", f["climber"])
    yield Deal(start=place[0], to=place[1], up=False, n=f["n"])
    yield from _grip(b, f, f["n"], along=True)


def _rested(b: Beats, f: Facts) -> Iterator[Beat]:
    if f["n"]:
        yield from _gained_grip(b, f)
    else:
        yield Says()


def _focus(to: int) -> beats.Play:
    def play(b: Beats, f: Facts) -> Iterator[Beat]:
        yield from b.number(f"player.{f['climber']}", "focus", 0, to=to)

    return play


def _coin(b: Beats, f: Facts) -> Iterator[Beat]:
    sides = tuple(b.w.text(f"coin-{side}") for side in ("heads", "tails"))
    yield Die(sides=2, value=0 if f["side"] == "heads" else 1, who=f"climber.{f['climber']}", faces=sides)


def _defeated(b: Beats, f: Facts) -> Iterator[Beat]:
    """Who is defeated leaves the map, and loses its deck with all that protected it."""
    yield Goes(target=f"climber.{f['climber']}", how="dies", weight="heavy", sound="fall")
    for (whose, kind), (n, _) in b.numbers(b.after).items():
        if whose == f"player.{f['climber']}":
            yield from b.number(whose, kind, 0, to=n, weight="light", along=True)


def _level(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(sound="turn")


def _end(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(weight="heavy")


Beats.plays = {
    "turn": _turn,
    "introduction": _level,
    "placed_figure": _placed,
    "revealed": _revealed,
    "marked": _marked,
    "attack": _attack,
    "event": _event,
    "lost_health": _lost_health,
    "gained_health": gained("player.{climber}", "health"),
    "gained_blight": gained("player.{climber}", "blight"),
    "lost_blight": lost("player.{climber}", "blight"),
    "moved": _moved,
    "pushed": _pushed,
    "struck": _struck,
    "die_changed": _die_changed,
    "pool_lowered": _pool_lowered,
    "placed": _laid,
    "laid": _laid,
    "token_moved": _token_moved,
    "picked_up": _picked_up,
    "drew": _drew,
    "discarded": _discarded,
    "ap_card": _ap_card,
    "used_skill": _used_skill,
    "lost_grip": _lost_grip,
    "gained_grip": _gained_grip,
    "rested": _rested,
    "focused": _focus(1),
    "used_focus": _focus(0),
    "flipped": _coin,
    "defeated": _defeated,
    "last_chance": _level,
    "round_end": _level,
    "won": _end,
    "lost": _end,
    **dict.fromkeys(
        (
            "struck_empty", "struck_target", "struck_token", "blocked", "protected", "took_over", "hung_by_a_thread",
            "injured", "healed", "void_injury", "tossed", "took_mushroom", "turned_coin", "gave_back", "took_token",
            "uncovered", "stocked", "shown", "sunk", "returned", "withered", "freed", "hushed", "bitten", "enraged",
            "calmed", "keyword", "scenario_state", "overlay_turned", "overlay_moved", "left_behind", "breathed",
            "gasped",
        ),
        says,
    ),
    **dict.fromkeys(
        ("gained_ap", "empty_handed", "let_go", "falls", "stopped", "scenario_action"), says_in_passing
    ),
}  # fmt: skip
Beats.silent = {
    "spent_ap": "the price stands at what it is paid for",
    "paid": "what is paid is told by what it buys",
    "broken": "the strike shows how the crystal breaks",
    "turns_up": "what comes to light is told by `uncovered`",
}
