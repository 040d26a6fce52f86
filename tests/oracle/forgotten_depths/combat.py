"""Combat: cards, pairs, abilities, damage; book 1040-1375; see `oracle.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import heroes
from .printed import MONSTERS
from .words import Choice, effect_at

HAND = 3


def play(state: Any, at: int) -> Iterable[Choice]:
    """Return the cards that may be played: any of the hand (1192)."""
    h = state.lanes[at].hero
    return {("play", h, card) for card in state.heroes[h].hand}


def turn_up(state: Any) -> Iterable[Choice]:
    """Return for whom the Monsters may turn up cards next: the book knows no order among the Heroes (1154)."""
    return [("turn_up", lane.hero) for lane in state.lanes if not lane.foe_cards and any(state.foes[lane.foe].health)]


# ---------------------------------------------------------------------------------------------- pairs


def pairs(lane: Any) -> list[tuple[int, int]]:
    """Return the Combat Pairs, as (value of the Hero's card, value of the Monster's card), by their numbers."""
    ours, theirs = lane.values, lane.foe_values
    if len(ours) == 1 and len(theirs) > 1:
        return [(ours[0], theirs[lane.facing])]
    if len(theirs) == 1:
        return [(mine, theirs[0]) for mine in ours]
    return list(zip(ours, theirs, strict=False))


def may_resolve(lane: Any) -> list[int]:
    """Return which pairs may be resolved: a Block always, else a Monster Hit, else a Hero Hit (1239-1265)."""
    found = pairs(lane)
    every = list(range(len(found)))
    if lane.block >= 0:
        return [lane.block]  # 1290: she chose to resolve that Block
    if len(lane.foe_values) == 1:
        return every  # 1060: the Hero moves it opposite either card, and that is the only pair
    blocks = [i for i in every if found[i][0] == found[i][1]]
    hits = [i for i in every if found[i][0] < found[i][1]]
    return sorted({*blocks, *hits}) if hits else every


def act(state: Any) -> Iterable[Choice]:
    """Return what the Heroes may do in step 4: abilities, Items, and to resolve a pair."""
    for at, lane in enumerate(state.lanes):
        if lane.pair != -1:
            continue
        hero = state.heroes[lane.hero]
        ignores = is_lasting(state, hero, "results")  # "Ignore Results - Don't Resolve Combat Pairs"
        found = pairs(lane)
        ways = (
            [-2]
            if ignores or not found
            else [i for i in may_resolve(lane) if i == lane.block or found[i] not in found[:i]]
        )
        yield from (("resolve", at, i) for i in ways)
        for name, skill, card in heroes.skills(hero):
            if skill.get("exhaust") and heroes.exhausted(hero, name, card):
                continue
            if skill["trigger"] == "power" and hero.stored >= skill["cost"]:
                yield ("power", at, name)
            if skill["trigger"] == "block" and not hero.used_block and not ignores:
                for i, (mine, theirs) in enumerate(pairs(lane)):
                    if mine == theirs:
                        yield ("block", at, i, name)
            if skill["trigger"] == "use" and heroes.uses_left(hero, card["id"]):
                yield ("use_item", at, name)


# ---------------------------------------------------------------------------------------------- targets


def individuals(state: Any, f: int, n: int) -> list[int]:
    """Return the Individuals to which n damage may be dealt: of those that nothing tells apart, the first will do."""
    foe = state.foes[f]
    living = [i for i, health in enumerate(foe.health) if health > 0]
    if foe.id == "entity":  # each of its parts is another
        return living

    less = armor(state, foe)

    def look(i: int) -> tuple[Any, ...]:
        others = sorted((lane.out, lane.back) for lane in state.lanes if (lane.foe, lane.target) == (f, i))
        left = foe.health[i] - sum(max(0, out - less) for out, _ in others)
        # Those who kill it together choose who of them takes no Return Damage.
        return foe.health[i], left, others if left <= n - less else []

    looks = [look(i) for i in living]
    return [i for k, i in enumerate(living) if looks[k] not in looks[:k]]


def armor(state: Any, foe: Any) -> int:
    """Return the Armor of a Monster."""
    return int(MONSTERS[foe.id].get("armor", 0)) + sum(
        one.n for one in foe.lasting if one.kind == "armor" and one.first <= state.round <= one.last
    )


def aim(state: Any, h: int, n: int) -> Iterable[Choice]:
    """Return whom a Hero may give her damage (1343): any one Individual; what is left over in a Horde, too."""
    mine = [lane for lane in state.lanes if lane.hero == h]
    if len(mine) > 1:
        dealing = [lane for lane in mine if (lane.target, lane.out) == (-1, n)]
        mine = dealing or [lane for lane in mine if MONSTERS.get(state.foes[lane.foe].id, {}).get("horde")]
    lane = mine[0]
    return [("aim", h, i) for i in individuals(state, lane.foe, n)]


def hit(state: Any, h: int, n: int, at: int) -> Iterable[Choice]:
    """Return whom an ability of a Hero may wound, in front of her where she used it."""
    return [("hit", h, i) for i in individuals(state, where(state, h, at).foe, n)]


def where(state: Any, h: int, at: int, effect: str = "") -> Any:
    """Return the cards of a Hero that are meant; a lone one may face two Monster Cards."""
    lanes = [lane for lane in state.lanes if lane.hero == h]
    if effect.startswith("monster."):
        lanes = [lane for lane in lanes if state.foes[lane.foe].id == effect.split(".")[1]]
    drawing = [lane for lane in lanes if not lane.foe_cards]  # she draws for the first of these
    return lanes[0] if len(lanes) == 1 else drawing[0] if drawing else state.lanes[at]


def which(state: Any, h: int, effect: str, at: int) -> Iterable[Choice]:
    """Return the played cards of which one is changed; of a highest or lowest one only those (the Hero chooses)."""
    lane = where(state, h, at, effect)
    kind = effect_at(effect).get("which", "one")
    if effect.startswith(("monster.", "part.")) and effect_at(effect)["do"] == "swap":
        kind = "highest"  # "the Hero's highest card changes places"
    wanted = {"highest": {max(lane.values)}, "lowest": {min(lane.values)}}.get(kind, set(lane.values))
    return [("which", h, value, i) for i, value in enumerate(lane.values) if value in wanted and i != kept(lane)]


def kept(lane: Any) -> int:
    """Return the card of a Block that an ability was used for: settled by FR-60, it stays as it is; -1: none."""
    return int(lane.block) if len(lane.values) > 1 else min(0, lane.block)


def swap_hand(state: Any, h: int, at: int) -> Iterable[Choice]:
    """Return which played card may be swapped for which card of the hand."""
    lane = where(state, h, at)
    places = [i for i in range(len(lane.cards)) if i != kept(lane)]
    return {("swap_hand", h, i, card) for i in places for card in state.heroes[h].hand}


def spare(state: Any, asked: int) -> Iterable[Choice]:
    """Return who may take no Return Damage: one of those who contributed to a kill, again for each kill (1335)."""
    together = [
        [at for at, i, _ in state.hits if (state.lanes[at].foe, i) == (f, killed)]
        for f, foe in enumerate(state.foes)
        for killed, health in enumerate(foe.health)
        if not health and state.before[f][killed]
    ]
    for at in [who for who in together if len(who) > 1][asked]:
        lane = state.lanes[at]
        is_idle = not lane.back or at in state.spared
        yield ("perhaps", "spare", lane.hero, lane.back) if is_idle else ("spare", lane.hero, lane.back)


def is_lasting(state: Any, hero: Any, kind: str) -> bool:
    """Whether something lasts in this Round."""
    return any(one.kind == kind and one.first <= state.round <= one.last for one in hero.lasting)


def face(state: Any, h: int) -> Iterable[Choice]:
    """Return the Monster Cards that a Hero may be assigned to (1140): each card to another Hero, if possible."""
    taken = set(state.assigned)
    left = len(state.heroes) - len(state.assigned)
    missing = {0, 1} - taken
    return [("face", h, foe) for foe in (0, 1) if len(missing - {foe}) < left]
