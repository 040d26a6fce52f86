"""How the events of Gone to Gaia play: attacks and what answers them, deaths and what they drop, the town."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fathom.core.beats import Beat, Comes, Die, Goes, Level, Move, Says, Stage, Turn, Weight
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.core.trying import Number, Numbers
from fathom.parts import beats
from fathom.parts.beats import Facts, Play, gained, says, says_in_passing

from .. import queries
from ..state import Gaia
from .board import things
from .log import Log
from .words import Words

#: How much damage is felt by the whole table: to a delver, to an enemy.
HEAVY = 3, 6


class Beats(beats.Beats[Words]):
    """The play of Gone to Gaia."""

    tells = Log
    # A shield is gone after the turn, without an event.
    counted = frozenset({("enemy", "health"), ("suit", "health"), ("level", "circuit")})

    def __init__(self, before: Gaia, after: Gaia, text: Text, events: Sequence[Event]) -> None:
        self.solo = queries.is_solo(after)
        self.lead = self.tells.words(after, text).lead() if self.solo else 0
        super().__init__(before, after, text, events)
        #: Where figures are at this point of the play.
        self.at = {f"delver.{d}": at for d, at in enumerate(before.at)} | {"witness": before.witness}
        self.at |= {f"enemy.{enemy.uid}": enemy.at for enemy in before.enemies}
        self.striker = ""
        #: How much health the suits hold at this point of the play.
        self.most = [suit.max_hp for suit in before.suits]

    def numbers(self, g: Gaia) -> Numbers:
        """Return the health of everybody, and what the group has."""
        found = {("level", "circuit"): Number(g.circuits)}
        for enemy in g.enemies:
            found[f"enemy.{enemy.uid}", "health"] = Number(max(0, queries.health_of(g, enemy) - enemy.hurt), "less")
        for seat, suit in enumerate(g.suits if g.quest else ()):
            found[self.suit(seat), "health"] = Number(max(0, suit.hp))
            found[self.suit(seat), "armor"] = Number(suit.shield)
        return found

    def suit(self, seat: int) -> str:
        """Return the panel of a suit: alone, that of the delver who leads."""
        return f"suit.{self.lead if self.solo else seat}"

    def worn(self, delver: int) -> str:
        """Return the panel of the suit that a delver wears."""
        return self.suit(queries.seat_of(self.after, delver))

    def goes(self, piece: str, to: int) -> Iterator[Beat]:
        """Yield that a figure goes to a tile."""
        start = self.at.get(piece, -1)
        self.at[piece] = to
        if start >= 0 and to >= 0 and start != to:
            yield Move(piece=piece, path=(f"tile.{start}", f"tile.{to}"))
        else:
            yield Comes(target=piece, at=f"tile.{to}")


# ---------------------------------------------------------------------------------------------- waves and turns


def _level(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(sound="turn")


def _large(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(weight="heavy", sound="turn")


def _moved(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.goes(f"delver.{f['delver']}", f["to"])


def _witness(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.goes("witness", f["to"])


def _enemy_moved(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.goes(f"enemy.{f['enemy']}", f["to"])


def _come(b: Beats, f: Facts) -> Iterator[Beat]:
    b.at[f"enemy.{f['enemy']}"] = f["at"]
    yield Comes(target=f"enemy.{f['enemy']}", at=f"tile.{f['at']}", sound="threat")


def _places_changed(one: str, other: str) -> Play:
    """Return a play in which two figures change places."""

    def play(b: Beats, f: Facts) -> Iterator[Beat]:
        a, c = one.format(**f), other.format(**f)
        to, start = b.at.get(c, -1), b.at.get(a, -1)
        yield from b.goes(a, to)
        for beat in b.goes(c, start):
            yield beats.set_(beat, along=True)

    return play


def _turned(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Turn(target=f"enemy.{f['enemy']}")


def _die(b: Beats, f: Facts) -> Iterator[Beat]:
    """A die that is rolled once more stands where it stood."""
    again = b.before.decision is not None and b.before.decision.key == "reroll"
    yield Die(sides=6, value=f["die"], who="board", again=again)


# ---------------------------------------------------------------------------------------------- blows


def _attacked(b: Beats, f: Facts) -> Iterator[Beat]:
    by = f"delver.{f['delver']}"
    yield Stage(who=by, weight="light", sound="blow")
    for i, (uid, n) in enumerate(zip(f["targets"], f["dealt"], strict=True)):
        weight: Weight = "heavy" if n >= HEAVY[1] else ""
        yield from b.number(f"enemy.{uid}", "health", -n, by=by, along=i > 0, weight=weight)


def _survives(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(f"enemy.{f['enemy']}", "health", 0, to=1)


def _counterattack(b: Beats, f: Facts) -> Iterator[Beat]:
    b.striker = f"enemy.{f['enemy']}"
    yield Stage(who=b.striker, foe=True, sound="threat")


def _parting_shot(b: Beats, f: Facts) -> Iterator[Beat]:
    """One after the other fires."""
    b.striker = f"enemy.{f['enemy']}"
    yield Stage(who=b.striker, foe=True, sound="threat")


def _suffered(b: Beats, f: Facts) -> Iterator[Beat]:
    weight: Weight = "heavy" if f["n"] >= HEAVY[0] else ""
    yield from b.number(b.worn(f["delver"]), "health", -f["n"], by=b.striker, sound="hurt", weight=weight)


def _lost_hp(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(b.worn(f["delver"]), "health", -f["n"], sound="hurt")


def _last_breath(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(b.worn(f["delver"]), "health", 0, to=1)


def _shielded(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(b.worn(f["delver"]), "armor", -f["n"], by=b.striker)


def _of_suit(kind: str) -> Play:
    def play(b: Beats, f: Facts) -> Iterator[Beat]:
        yield from b.number(b.suit(f["seat_of"]), kind, f["n"], sound="gain")

    return play


def _enemy_healed(b: Beats, f: Facts) -> Iterator[Beat]:
    enemy = queries.find(b.after, f["enemy"]) or queries.find(b.before, f["enemy"])
    if enemy is not None:
        g = b.after if queries.find(b.after, f["enemy"]) else b.before
        yield from b.number(f"enemy.{f['enemy']}", "health", 0, to=queries.health_of(g, enemy))


def _repaired(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(f"enemy.{f['enemy']}", "health", f["n"])


def _slain(b: Beats, f: Facts) -> Iterator[Beat]:
    """An enemy falls, and what it drops lies there."""
    uid = f"enemy.{f['enemy']}"
    at = b.at.pop(uid, -1)
    yield Goes(target=uid, how="dies", sound="fall")
    held = {piece.kind for piece in things(Words(b.before, b.w.text)) if piece.at == f"tile.{at}"}
    for piece in things(b.w):
        if piece.at == f"tile.{at}" and piece.kind not in held:
            yield Comes(target=piece.id, at=piece.at, sound="gain")


def _gained(b: Beats, f: Facts) -> Iterator[Beat]:
    """New gear; some of it gives health as well."""
    yield Says(sound="gain")
    more = b.after.suits[f["seat_of"]].max_hp - b.most[f["seat_of"]]
    b.most[f["seat_of"]] += more
    yield from b.number(b.suit(f["seat_of"]), "health", more, along=True)


def _died(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Goes(target=f"delver.{f['delver']}", how="dies", weight="heavy", sound="fall")


def _token(b: Beats, f: Facts) -> Iterator[Beat]:
    """A Grow token makes an enemy tougher; others are said."""
    if f["ability"] == "grow":
        yield from b.number(f"enemy.{f['enemy']}", "health", 1)
    yield Says()


Beats.plays = {
    **dict.fromkeys(("wave", "interlude", "parting_shots", "story_phase", "level", "chapter", "visit"), _level),
    **dict.fromkeys(("spawned", "quest_over", "ended", "set_out", "ending"), _large),
    "moved": _moved,
    "witness_moved": _witness,
    "enemy_moved": _enemy_moved,
    "enemy": _come,
    "summoned": _come,
    "reborn": _come,
    "teleported": _places_changed("enemy.{enemy}", "enemy.{other}"),
    "swapped": _places_changed("enemy.{enemy}", "delver.{delver}"),
    "turned": _turned,
    "rolled": _die,
    "attacked": _attacked,
    "survives": _survives,
    "counterattack": _counterattack,
    "parting_shot": _parting_shot,
    "suffered": _suffered,
    "lost_hp": _lost_hp,
    "last_breath": _last_breath,
    "shielded": _shielded,
    "shield": _of_suit("armor"),
    "healed": _of_suit("health"),
    "enemy_healed": _enemy_healed,
    "repaired": _repaired,
    "slain": _slain,
    "died": _died,
    "gained": _gained,
    "token": _token,
    "circuits": gained("level", "circuit", sound="gain"),
    **dict.fromkeys(("exhausted", "passed", "used", "used_slot", "element", "refreshed", "xp"), says_in_passing),
    **dict.fromkeys(
        (
            "hero", "collected", "friendly", "used_ultimate", "missed", "blocked", "element_lost",
            "element_removed", "wheel", "drew_level", "level_void", "improved", "spent", "tokens", "marked",
            "token_removed", "mode", "gazed", "gaze_kills", "disarmed", "set_aside", "cards_returned", "stolen",
            "returned", "scrambled", "stunned", "freed", "countdown", "soothsayer", "goal_met", "scenario",
            "consequence", "entry", "noted", "parts", "parts_lost", "income", "product", "put_back", "bought",
            "received", "exchanged", "gave_part", "gave_product", "named", "followed", "told", "buried", "completed",
            "opened", "unlocked", "met", "person_died", "cards_added", "donated", "slot_upgraded", "closed",
            "new_game_plus", "ember", "enraged",
        ),
        says,
    ),
}  # fmt: skip
Beats.silent = {
    "delver_phase": "the turn that begins is seen at who acts",
    "entered": "the page that is read tells it",
}
