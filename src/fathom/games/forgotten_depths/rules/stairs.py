"""Stairs, Stair Guardians and the Final Entity (chapters 16 and 38)."""

from __future__ import annotations

from ..box import ENTITY, LORE, SLOTS, TAIL
from ..queries import beast_of
from ..state import Depths, Foe, step
from . import combat, encounters, ending, experience, level_up

LAST = 2


@step("FD-076", "FD-146", "FD-147", "FD-148", "FD-150", "FD-306", "FR-73")
def descend(g: Depths, region: int) -> None:
    """Nothing of this Ecology can be used any more: a Guardian waits at the Stairs, or the Final Entity.

    The Lantern is there (FD-076) and nothing else can be reached any more (FD-150). A random Guardian (FD-146,
    FD-148); in the third Ecology the Final Entity at once (FD-147, FD-306). Nothing is bought on the way (FR-73).
    """
    encounters.begin(g, region)
    g.leave()
    if g.ecology < LAST:
        g.uncover()
        guardian = g.guardians[0]
        g.guardians = g.guardians[1:]
        g.emit("guardian", foe=g.box.beasts[guardian].id)
        g.then(combat.begin_combat((guardian,)), pass_guardian(guardian))
    else:
        g.then(meet_entity())


@step("FD-151", "FD-152", "FR-28")
def pass_guardian(g: Depths, guardian: int) -> None:
    """The Guardian's card goes to the XP pool, and every Hero gains a Level."""
    experience.earn(g, g.box.beasts[guardian].xp)
    level_up.gain_level.now(g)


@step("FD-307", "FD-308", "FD-309", "FD-313", "FD-324", "FR-72")
def meet_entity(g: Depths) -> None:
    """One random Head I, Head II and Body, and the Tail: one enemy that all Heroes face together.

    One card of each kind and the Tail (FD-307), with the Lore card beside it (FD-308), one enemy for all (FD-309).
    The other rules of Combat hold (FD-313), as do effects on Guardians (FD-324). It counts as a Guardian (FR-72).
    """
    parts = tuple(g.rng("entity").pick(g.box.slots[slot]) for slot in SLOTS)
    many = len(g.heroes) - 1
    g.entity = parts
    g.foes = [Foe(ENTITY, g.box.body[parts[0]].deck, tuple(g.box.body[part].health[many] for part in parts))]
    g.emit("entity", parts=(*parts, *g.box.slots[TAIL]), lore=g.box.slots[LORE], skills=beast_of(g, g.foes[0]).skills)
    g.then(combat.face_off(), defeat_entity())


@step("FD-196", "FD-311")
def defeat_entity(g: Depths) -> None:
    """It is defeated: the game is won."""
    ending.win(g)
