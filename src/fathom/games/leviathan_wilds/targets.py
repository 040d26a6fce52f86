"""What a climber can strike, and whom a threat looks for. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Collection

from .board import FAR
from .conditions import all_hold
from .queries import features, grip, lying, mod, next_climber, own_tokens, standing
from .state import Wilds, rule
from .verbs import Condition

#: Strike targets are numbers: a space (its crystal), or one of these plus an index.
POOL, TOKEN = 1000, 2000


# ---------------------------------------------------------------------------------------------- strikes


@rule("LW-094", "LW-182", "LW-092", "LR-19")
def strike_targets(g: Wilds, c: int, reach: int = 0, at: str = "") -> list[int]:
    """Return what a climber can strike at a range: crystals, pools and scenario targets."""
    board = g.box.board
    here = g.climbers[c].space
    row = board.distance[here]
    found = []
    if reach:
        found = [s for s in board.near(here, reach) if g.crystals[s]]
    elif g.crystals[here]:
        found = [here]
    for i, pool in enumerate(g.box.leviathan.pools):
        if g.pools[i] or pool.empty_too:
            places = g.box.pool_places[i] or features(g, pool.from_)
            in_reach = here in places or (reach and min([row[s] for s in places], default=FAR) <= reach)
            if in_reach and (not pool.when or all_hold(g, c, pool.when)):
                found.append(POOL + i)
    if g.box.strikable:
        lie = struck_tokens(g)
        near = [i for space, which in lie.items() if row[space] <= reach for i in which] if reach else lie.get(here, ())
        found += [TOKEN + i for i in sorted(near)]
    if at:
        spaces = features(g, at)
        found = [t for t in found if t < POOL and t in spaces]
    return found


def may_strike_more(g: Wilds, here: int) -> bool:
    """Whether anything but a crystal might be struck from a space, without range."""
    box = g.box
    return here in box.pool_ground or (bool(box.strikable) and here in struck_tokens(g))


def anybody_may_strike(g: Wilds) -> bool:
    """Whether there might be something for anybody to strike on its own space; mostly there is nothing."""
    crystals, pools = g.crystals, g.box.pool_ground
    struck = struck_tokens(g) if g.box.strikable else {}
    for k in g.climbers:
        if crystals[k.space] or k.space in pools or k.space in struck or k.bonuses:
            return True
    return not g.box.plain_range


def struck_tokens(g: Wilds) -> dict[int, tuple[int, ...]]:
    """Return the tokens that can be struck, by the space where they lie."""
    lie = g.box.lying
    return lie.struck if lie.tokens is g.tokens and lie.setup is g.setup else lying(g).struck


@rule("LW-182", "LW-197")
def strike_values(g: Wilds, c: int, target: int, most: int) -> range:
    """Return the values that a strike on a target may have: for what is hit or not, the weakest one that will do."""
    if target < POOL:
        return range(1, most + 1)
    least, has_dice = 1, False
    if target < TOKEN:
        pool = g.box.leviathan.pools[target - POOL]
        has_dice = bool(pool.values)
        if pool.least > 1:
            least = max(1, pool.least - sum([bonus.n for bonus in g.climbers[c].bonuses]) - mod(g, c, "strike"))
    return range(least, (most if has_dice else min(least, most)) + 1)


def reach_of(g: Wilds, c: int) -> int:
    """Return the range of a climber's next strike: bonuses that wait, and standing rules."""
    k = g.climbers[c]
    if g.box.plain_range and not k.bonuses:
        return 0
    reach = 0
    for bonus in k.bonuses:
        reach += bonus.range
    return reach if g.box.plain_range else reach + mod(g, c, "range")


# ---------------------------------------------------------------------------------------------- threat targets


@rule("LW-236", "LW-237", "LW-238", "LW-239", "LR-13", "LR-42")
def candidates(g: Wilds, who: str, to: str = "", where: Collection[Condition] = ()) -> list[int]:
    """Return the climbers who fit a target; several, if they are level (LW-222)."""
    if who == "active":
        pool = [] if g.climbers[g.active].defeated else [g.active]
    elif who == "next":
        after = next_climber(g, g.active)
        pool = [after] if after >= 0 else []
    else:
        pool = standing(g)
    if where:
        for c in pool[:]:
            if not all_hold(g, c, where):
                pool.remove(c)
    return pool if who in UNRANKED else _ranked(g, pool, who, to)


#: Targets that no rank tells.
UNRANKED = ("active", "all", "any", "next")


def _ranked(g: Wilds, pool: list[int], who: str, to: str) -> list[int]:
    """Return the climbers of a pool who come first by a rank."""
    if who in ("highest", "lowest", "leftmost", "rightmost"):
        on_map = g.box.board.on_map
        pool = [c for c in pool if g.climbers[c].space < on_map]
    if who in RANKS:
        rank = RANKS[who]
        score = {}
        for c in pool:
            score[c] = rank(g, c)
        return _best(score)
    if who in ("closest", "furthest"):
        places = features(g, to)
        away = {}
        for c in pool:
            row = g.box.board.distance[g.climbers[c].space]
            away[c] = min([row[s] for s in places], default=FAR)
        sign = -1 if who == "closest" else 1
        return _best({c: sign * far for c, far in away.items() if far < FAR})
    more, _, token = who.partition("_")
    held = {c: len(own_tokens(g, c, token)) for c in pool}
    if not any(held.values()):
        return []
    return _best({c: n if more == "most" else -n for c, n in held.items()})


#: What ranks climbers for a target; the highest number comes first.
RANKS: dict[str, Callable[[Wilds, int], int]] = {
    "highest": lambda g, c: g.box.board.y[g.climbers[c].space],
    "lowest": lambda g, c: -g.box.board.y[g.climbers[c].space],
    "leftmost": lambda g, c: -g.box.board.x[g.climbers[c].space],
    "rightmost": lambda g, c: g.box.board.x[g.climbers[c].space],
    "most_health": lambda g, c: g.climbers[c].health,
    "least_health": lambda g, c: -g.climbers[c].health,
    "most_blight": lambda g, c: g.climbers[c].blight,
    "most_grip": lambda g, c: grip(g, c),
    "least_grip": lambda g, c: -grip(g, c),
}


def _best(score: dict[int, int]) -> list[int]:
    """Return those with the highest score."""
    if len(score) < 2:
        return list(score)
    top = max(score.values())
    return [c for c, n in score.items() if n == top]
