"""The Campaign Sheet: what is written on it, and the conditions that the story reads off it (chapter AB)."""

from __future__ import annotations

from typing import Any

from fathom.core import records

from .. import effects
from ..queries import put
from ..schema.verbs import Condition
from ..schema.words import OPINIONS
from ..state import Gaia, Sheet, rule

NEUTRAL = OPINIONS.index("neutral")


def write(g: Gaia, **facts: Any) -> None:
    """Write on the sheet."""
    g.sheet = records.replace(g.sheet, **facts)


# ---------------------------------------------------------------------------------------------- notes


@rule("GG-160", "GG-232", "GG-237", "GG-245")
def note(g: Gaia, kind: str, name: str, by: int = 0) -> None:
    """A flag, a line of gossip, a curio or an opinion is written down; each line and each curio once."""
    sheet = g.sheet
    if kind == "opinion":
        move_opinion(g, name, by)
    elif kind == "flag" and name not in sheet.flags:
        write(g, flags=(*sheet.flags, name))
    elif kind == "gossip" and name not in sheet.gossip:
        write(g, gossip=(*sheet.gossip, name))
        g.emit("noted", what=kind, name=name, by=by)
    elif kind == "curio" and name not in sheet.curios:
        write(g, curios=(*sheet.curios, name))
        g.emit("noted", what=kind, name=name, by=by)


def opinion_of(g: Gaia, who: str) -> int:
    """Return what somebody thinks of the delvers, from 0 (Nemesis) to 4 (Confidant)."""
    opinions = g.sheet.opinions
    return opinions[list(g.box.people).index(who)] if opinions else NEUTRAL


@rule("GG-232", "GG-233")
def move_opinion(g: Gaia, who: str, by: int) -> None:
    """An opinion moves within the scale; a step that is reached for the first time has its effect."""
    people = list(g.box.people)
    before = opinion_of(g, who)
    after = min(len(OPINIONS) - 1, max(0, before + by))
    if after == before:
        return
    opinions = g.sheet.opinions or (NEUTRAL,) * len(people)
    write(g, opinions=put(opinions, people.index(who), after))
    if is_known(g, who):
        g.emit("noted", what="opinion", name=who, by=after - before)
    settle(g, f"{who}_{OPINIONS[after]}", "standing")


@rule("GG-231", "GG-232")
def settle(g: Gaia, name: str, kind: str) -> None:
    """What donations or an opinion lead to happens once."""
    found = (g.box.standings if kind == "standing" else g.box.donations).get(name)
    if found is None or name in g.sheet.settled or not g.sheet.chapter:
        return
    write(g, settled=(*g.sheet.settled, name))
    tell(g, name if kind == "donation" else f"{kind}_{name}")
    effects.carry_out(g, 0, found.do)


def tell(g: Gaia, key: str) -> None:
    """Something is told above the next entry, and in the log."""
    g.page = records.replace(g.page, told=(*g.page.told, key))
    g.emit("told", text=key)


@rule("GG-225", "GR-093")
def is_known(g: Gaia, who: str) -> bool:
    """Whether the players know of a person: the two unknown ones only once they were met."""
    return not g.box.people[who].unknown or who in g.sheet.met


# ---------------------------------------------------------------------------------------------- reading


@rule("GG-002", "GG-158")
def holds(g: Gaia, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions hold."""
    return all([_holds(g, one) for one in conditions])


def _holds(g: Gaia, one: Condition) -> bool:
    sheet = g.sheet
    if one.flag:
        return one.flag in sheet.flags
    if one.no_flag:
        return one.no_flag not in sheet.flags
    if one.quest:
        return is_done(sheet, one.quest)
    if one.no_quest:
        return not is_done(sheet, one.no_quest)
    if one.curio:
        return one.curio in sheet.curios
    if one.opinion:
        return OPINIONS.index(one.least) <= opinion_of(g, one.opinion) <= OPINIONS.index(one.most)
    if one.count:
        return one.min <= count(g, one.count) <= one.max
    if one.any:
        return any([_holds(g, other) for other in one.any])
    return sheet.again > 0


def is_done(sheet: Sheet, quest: str) -> bool:
    """Whether a quest was completed in this campaign (GG-226)."""
    return any([name == quest for _, name in sheet.quests])


def count(g: Gaia, what: str) -> int:
    """Return how many there are of something that the story counts."""
    sheet = g.sheet
    counts = {
        "circuits": g.circuits,
        "donations": sheet.donated,
        "parts": sum([suit.parts[0] for suit in g.suits]),
        "gossip": len(sheet.gossip),
        "graves": len(sheet.graves),
        "chapter": sheet.chapter,
    }
    return counts[what]
