"""Health, blight, defeat and the Last Chance (chapter 10)."""

from __future__ import annotations

from fathom.core import records

from ..queries import last_turns_without
from ..state import HEALTH, Wilds, rule, step
from . import ending, scenario


@step("LW-133")
def lose_health(g: Wilds, c: int, n: int) -> None:
    """The health marker goes down by n."""
    k = g.climbers[c]
    if not k.defeated and n > 0:
        k.health -= n
        g.emit("lost_health", climber=c, n=n)
        check_defeat(g, c)


@step("LW-134", "LR-10")
def gain_health(g: Wilds, c: int, n: int) -> None:
    """The health marker goes up by n, to the end of the track at most."""
    k = g.climbers[c]
    gained = min(n, HEALTH - k.health)
    if not k.defeated and gained > 0:
        k.health += gained
        g.emit("gained_health", climber=c, n=gained)


@step("LW-135", "LW-249")
def gain_blight(g: Wilds, c: int, n: int) -> None:
    """The blight marker goes up by n; no block prevents it."""
    k = g.climbers[c]
    if not k.defeated and n > 0:
        k.blight += n
        g.emit("gained_blight", climber=c, n=n)
        check_defeat(g, c)


@step("LW-135", "LR-10")
def lose_blight(g: Wilds, c: int, n: int) -> None:
    """The blight marker goes down by n, to 0 at least."""
    k = g.climbers[c]
    lost = min(n, k.blight)
    if not k.defeated and lost > 0:
        k.blight -= lost
        g.emit("lost_blight", climber=c, n=lost)


@rule("LW-136", "LW-137")
def check_defeat(g: Wilds, c: int) -> None:
    """A climber is defeated the moment both markers meet or would pass each other."""
    k = g.climbers[c]
    if k.health <= k.blight:
        defeat(g, c)


@rule("LW-138", "LW-139", "LW-140", "LW-215", "LR-13", "LR-14")
def defeat(g: Wilds, c: int) -> None:
    """The climber leaves the map; its cards go to its discard pile, its tokens onto its board."""
    k = g.climbers[c]
    k.defeated, k.falling, k.space = True, False, -1
    k.guards, k.bonuses, k.shields = (), (), ()
    cards = g.cards[k.cards]
    sets = {k.character}
    gone = cards.in_play
    if not g.setup.solo:  # LR-14 (c): the shared cards stay with the survivor
        sets.add(g.setup.climbers[c][-1])
        gone = (*gone, *cards.hand, *sorted(cards.deck))  # nobody learns how they lay
        cards.hand, cards.deck, cards.layers = (), (), ()
    if cards.ap_card and c == g.active:
        gone = (*gone, cards.ap_card)
        cards.ap_card = ""
    cards.in_play = ()
    cards.discard = (*cards.discard, *gone)
    g.tokens = tuple(records.replace(t, space=-1) if t.owner in sets else t for t in g.tokens)
    scenario.lay_terrain(g)
    g.mushrooms_lost += k.mushrooms
    k.mushrooms = ()
    if c == g.active:
        g.ap = 0
        g.activating = False
    g.emit("defeated", climber=c)
    start_last_chance(g, c)


@rule("LW-141", "LW-143", "LR-12")
def start_last_chance(g: Wilds, c: int) -> None:
    """The first defeat leaves each other climber one turn, clockwise from the active one; a later one costs a turn."""
    if not g.last_chance:
        g.last_chance = True
        n = len(g.climbers)
        order = [(g.active + i) % n for i in range(1, n + 1)]
        g.last_turns = tuple(d for d in order if not g.climbers[d].defeated)
        g.emit("last_chance")
    else:
        g.last_turns = last_turns_without(g, c)
    if all(k.defeated for k in g.climbers):
        ending.lose(g, "all_defeated")
