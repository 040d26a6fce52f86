"""How the events of Abyss play: what comes up from the depths, what changes hands, Lords and Locations that are won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fathom.core.beats import Beat, Comes, Deal, Die, Level, Says, Stage, Turn, Weight
from fathom.core.trying import Number, Numbers
from fathom.parts import beats
from fathom.parts.beats import Facts, Play, gained, lost, says, says_in_passing

from ..schema import RACES
from ..state import Abyss
from .log import Log, turn_name
from .words import Words


class Beats(beats.Beats[Words]):
    """The play of Abyss."""

    tells = Log
    counted = frozenset({("seat", "pearl"), ("seat", "monster"), ("seat", "wound")})

    def numbers(self, g: Abyss) -> Numbers:
        """Return what everybody has that is open to all."""
        found = {}
        for i, p in enumerate(g.players):
            found[f"seat.{i}", "pearl"] = Number(p.pearls, "more")
            found[f"seat.{i}", "monster"] = Number(len(p.monsters) + len(p.kept), "more")
            found[f"seat.{i}", "wound"] = Number(p.wounds, "less")
        return found


def _turn(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Stage(who=f"seat.{f['player']}", words=turn_name(b.w, f["number"], f["player"]), sound="turn")


def _level(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Level(sound="turn")


# ---------------------------------------------------------------------------------------------- exploring


def _revealed(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Turn(target=f"track.{f['space']}", sound="card")


def _bought(b: Beats, f: Facts) -> Iterator[Beat]:
    """The card goes to the buyer, the Pearls come back."""
    yield Deal(start=_last_on_track(b), to=f"seat.{f['player']}", sound="coin")
    yield from b.number(f"seat.{f['player']}", "pearl", -f["price"])
    yield from b.number(f"seat.{f['of']}", "pearl", f["price"], along=True)


def _took(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Deal(start=_last_on_track(b), to=f"seat.{f['player']}", sound="card")


def _last_on_track(b: Beats) -> str:
    return f"track.{max(1, len(b.before.track), len(b.after.track))}"


def _sent(b: Beats, f: Facts) -> Iterator[Beat]:
    """What nobody took runs to the stacks of the Council."""
    races = Counter(RACES[b.w.box.race[card]] for card in f["allies"])
    for i, (race, n) in enumerate(races.items()):
        yield Deal(start="track", to=f"council.{race}", up=False, n=n, along=i > 0, sound="card")


def _stack(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Deal(start=f"council.{f['race']}", to=f"seat.{f['player']}", up=False, n=f["n"], sound="card")


def _emptied(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Deal(start=f"council.{f['race']}", up=False, n=f["n"])


# ---------------------------------------------------------------------------------------------- Lords and Locations


def _came(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Comes(target=f"lord.{f['lord']}", sound="card")


def _recruited(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Deal(id=f"lord.{f['lord']}", start="court.row", to=f"seat.{f['player']}", sound="gain")


def _lord(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Says(lights=(f"lord.{f['lord']}", f"seat.{f['player']}"))


def _location(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Deal(id=f"location.{f['location']}", start="available", to=f"seat.{f['player']}", sound="gain")


def _drew(b: Beats, f: Facts) -> Iterator[Beat]:
    for i, location in enumerate(f["locations"]):
        yield Deal(id=f"location.{location}", start="location_stack", to="available", along=i > 0, sound="card")


# ---------------------------------------------------------------------------------------------- the Border


def _zone(weight: Weight = "") -> Play:
    def play(b: Beats, f: Facts) -> Iterator[Beat]:
        yield Turn(target=f"zone.{f['zone']}", weight=weight, sound="threat")

    return play


def _dice(b: Beats, f: Facts) -> Iterator[Beat]:
    who = f"seat.{f['player']}" if "player" in f else "border"
    for i, value in enumerate(f["dice"]):
        yield Die(sides=6, value=value, who=who, along=i > 0)


def _leviathan(b: Beats, f: Facts) -> Iterator[Beat]:
    yield Stage(who="border", foe=True, weight="heavy", sound="threat")


def _stole(b: Beats, f: Facts) -> Iterator[Beat]:
    yield from b.number(f"seat.{f['of']}", "monster", -1)
    yield from b.number(f"seat.{f['player']}", "monster", 1, along=True)


Beats.plays = {
    "turn": _turn,
    "explored": says_in_passing,
    "revealed": _revealed,
    "declined": says_in_passing,
    "bought": _bought,
    "took": _took,
    "sent_to_council": _sent,
    "took_stack": _stack,
    "emptied_stack": _emptied,
    "gained_pearls": gained("seat.{player}", "pearl", sound="coin"),
    "paid_pearls": lost("seat.{player}", "pearl", sound="coin"),
    "gained_tokens": gained("seat.{player}", "monster"),
    "stole": _stole,
    "revealed_token": lost("seat.{player}", "monster", ""),
    "wounded": gained("seat.{player}", "wound", sound="hurt"),
    "came_to_court": _came,
    "recruited": _recruited,
    "entered_play": _lord,
    "lost_lord": _lord,
    "drew_locations": _drew,
    "took_location": _location,
    "turned_up_leviathan": _leviathan,
    "attacked": says,
    "rolled_zone": _dice,
    "rolled": _dice,
    "leviathan_came": _zone("heavy"),
    "driven_out": _zone(),
    "health_lost": _zone(),
    "slew": _zone("heavy"),
    "end_triggered": _level,
    "scored": says,
    **dict.fromkeys(
        (
            "reshuffled", "went_on", "discarded_monster", "slew_monster", "threat_rose", "saw_stack", "replaced",
            "affiliated", "turned", "extra_turn", "gained_keys", "spent_keys", "kept_location", "replaced_location",
            "swapped_location", "saw_token", "fought", "stopped_fighting", "attack_failed", "took_scourge",
            "discarded_ally",
        ),
        says,
    ),
}  # fmt: skip
Beats.silent = {}
