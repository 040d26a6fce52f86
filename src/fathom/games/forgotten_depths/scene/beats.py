"""How the events of Forgotten Depths play: tiles that drop in, cards that meet, blows and what comes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fathom.core.beats import Beat, Comes, Deal, Goes, Level, Says, Stage
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.core.trying import Number, Numbers
from fathom.parts import beats
from fathom.parts.beats import Facts, Play, gained, lost, says, says_in_passing

from ..queries import full_health
from ..state import Depths
from .log import Log
from .then import numbers
from .words import Words, cell_id

#: How much damage is felt by the whole table: to a Hero, to a Monster.
HEAVY = 3, 5
#: What is printed on tiles, by the pieces that stand for it.
ELEMENTS = {"monster": "monsters", "feature": "features", "chest": "chests", "campfire": "campfire", "stairs": "stairs"}


class Beats(beats.Beats[Words]):
    """The play of Forgotten Depths."""

    tells = Log
    counted = frozenset({("hero", "health"), ("foe", "health"), ("party", "key")})

    def __init__(self, before: Depths, after: Depths, text: Text, events: Sequence[Event]) -> None:
        super().__init__(before, after, text, events)
        #: The Monsters that are fought at this point of the play.
        self.fought: Depths = before if before.foes else after
        #: Who dealt the last blow, and to whom.
        self.striker = ""
        self.struck = ""

    def numbers(self, g: Depths) -> Numbers:
        """Return the Health of all, and what the party owns."""
        return numbers(g)

    def foe(self, name: str) -> int:
        """Return which of the Monsters that are fought has this name; 0 if none has."""
        return next((f for f, foe in enumerate(self.fought.foes) if foe.id == name), 0)

    def lane(self, hero: int, foe: str) -> str:
        """Return the lane of a Hero against a Monster, if they face each other."""
        lanes = self.before.lanes or self.after.lanes
        found = (at for at, lane in enumerate(lanes) if lane.hero == hero and lane.foe == self.foe(foe))
        return next((f"lane.{at}" for at in found), "")


# ---------------------------------------------------------------------------------------------- exploring


def _level(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(sound="turn")


def _placed(b: Beats, f: Facts) -> Iterator[Beat]:
    """The tile drops in where it lies; its things come with it."""
    at = f["cell"]
    placed = b.after.cells.get(at)
    yield Comes(target=cell_id(at), at=cell_id(at), sound="card")
    if placed is not None:
        ground = b.w.land.grounds[placed >> 2]
        for kind, sign in ELEMENTS.items():
            for region in range(placed >> 2 << 2, (placed >> 2 << 2) + 4):
                if getattr(ground, sign) >> region & 1:
                    yield Comes(target=f"{kind}.{region}", at=cell_id(at), along=True)


def _door(b: Beats, f: Facts) -> Iterator[Beat]:
    """It opens; what it takes is gone."""
    yield Says(sound="gain")
    yield from b.number("party", "key", 0, to=b.after.keys, along=True)


# ---------------------------------------------------------------------------------------------- Combat


def _appeared(b: Beats, f: Facts) -> Iterator[Beat]:
    """A Monster stands there, with all its Health."""
    b.fought = b.after if b.after.foes else b.before
    at = b.foe(f["foe"])
    for i in range(len(b.fought.foes[at].health) if b.fought.foes else 0):
        b.now.setdefault((f"foe.{at}.{i}", "health"), Number(full_health(b.fought, b.fought.foes[at], i), "less"))
    yield Stage(who=f"foe.{at}", foe=True, sound="threat")


def _entity(b: Beats, f: Facts) -> Iterator[Beat]:
    b.fought = b.after if b.after.foes else b.before
    yield Stage(who="foe.0", foe=True, sound="threat", weight="heavy")


def _played(b: Beats, f: Facts) -> Iterator[Beat]:
    lanes = [at for at, lane in enumerate(b.before.lanes) if lane.hero == f["hero"]]
    yield Deal(start=f"hand.{f['hero']}", to=f"lane.{lanes[0]}" if lanes else "", up=False, weight="light")


def _foe_played(b: Beats, f: Facts) -> Iterator[Beat]:
    at = b.foe(f["foe"])
    deck = b.fought.foes[at].deck if b.fought.foes else 0
    yield Deal(start=f"action.{deck}", to=b.lane(f["hero"], f["foe"]), up=False)


def _foe_used(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Stage(who=f"foe.{b.foe(f['foe'])}", foe=True, lights=(f"skill.{f['skill']}",))


def _resolved(b: Beats, f: Facts) -> Iterator[Beat]:
    """A pair of cards meets: who strikes is remembered for what comes of it."""
    b.striker = f"hero.{f['hero']}"
    lane = b.lane(f["hero"], f["foe"])
    yield Says(lights=(lane,) if lane else (), sound="blow")


def _wounded(b: Beats, f: Facts) -> Iterator[Beat]:
    b.struck = f"foe.{b.foe(f['foe'])}.{f['individual']}"
    weight = "heavy" if f["n"] >= HEAVY[1] else ""
    yield from b.number(b.struck, "health", 0, to=f["left"], by=b.striker, sound="blow", weight=weight)


def _mended(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(f"foe.{b.foe(f['foe'])}.{f['individual']}", "health", f["n"])


def _raised(b: Beats, f: Facts) -> Iterator[Beat]:
    target = f"foe.{b.foe(f['foe'])}.{f['individual']}"
    yield from b.number(target, "health", 0, to=f["n"])


def _killed(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Goes(target=b.struck or f"foe.{b.foe(f['foe'])}.0", how="dies", weight="heavy", sound="fall")


def _hurt(b: Beats, f: Facts) -> Iterator[Beat]:
    weight = "heavy" if f["n"] >= HEAVY[0] else ""
    yield from b.number(f"hero.{f['hero']}", "health", 0, to=f["left"], sound="hurt", weight=weight)


# ---------------------------------------------------------------------------------------------- cards


def _card(start: str, to: str) -> Play:
    def play(b: Beats, f: Facts) -> Iterator[Beat]:
        yield Deal(start=f"{start}.{f['hero']}" if start else "", to=f"{to}.{f['hero']}" if to else "", up=False)

    return play


def _end(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(weight="heavy")


Beats.plays = {
    "ecology": _level,
    "level_up": _level,
    "placed": _placed,
    "unlocked": _door,
    "chest": _door,
    "appeared": _appeared,
    "guardian": _appeared,
    "entity": _entity,
    "played": _played,
    "foe_played": _foe_played,
    "foe_used": _foe_used,
    "resolved": _resolved,
    "wounded": _wounded,
    "mended": _mended,
    "raised": _raised,
    "killed": _killed,
    "hurt": _hurt,
    "healed": gained("hero.{hero}", "health"),
    "stored": gained("hero.{hero}", "power", ""),
    "lost_power": lost("hero.{hero}", "power", ""),
    "earned": gained("party", "xp"),
    "paid": lost("party", "xp"),
    "gained_keys": gained("party", "key"),
    "lost_keys": lost("party", "key"),
    "drew": _card("deck", "hand"),
    "discarded": _card("hand", "discard"),
    "retrieved": _card("discard", "deck"),
    "removed": _card("deck", ""),
    "supplied": _card("hand", ""),
    "legend": _level,
    "won": _end,
    "lost": _end,
    **dict.fromkeys(
        (
            "drew_tile", "set_aside", "feature", "legend_card", "used", "changed", "replaced", "refreshed",
            "exhausted", "looked", "test", "judged_all", "received", "spent_item", "joined", "woke", "rested",
            "learned", "lasts", "faces",
        ),
        says,
    ),
    **dict.fromkeys(("equipped", "unequipped"), says_in_passing),
}  # fmt: skip
Beats.silent = {
    "hero": "it is set up before anybody looks",
    "round": "the Round is seen by the cards that are drawn",
    "swapped": "what changes places is told by the ability that does it",
    "cleared": "what was met is told by the Encounter",
    "descended": "the Ecology that follows is told",
    "combat_over": "the last death tells it",
    "judged": "how the test ended for all is told",
}
