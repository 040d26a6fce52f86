"""What a climber can strike, and whom a threat looks for. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ..box.board import FAR
from ..schema.verbs import Condition
from ..state import Wilds, rule
from . import features, grip, mod, next_to_act, own_tokens, standing
from .conditions import all_hold

#: Strike targets are numbers: a space (its crystal), or one of these plus an index.
POOL, TOKEN = 1000, 2000


# ---------------------------------------------------------------------------------------------- strikes


@rule("LW-094", "LW-182", "LW-092", "LR-19")
def strike_targets(g: Wilds, c: int, reach: int = 0, at: str = "") -> list[int]:
    """Return what a climber can strike at a range: crystals, pools and scenario targets."""
    board = g.box.board
    here = g.climbers[c].space
    row = board.distance[here]
    found = [s for s in board.near(here, reach) if g.crystals[s]]
    for i, pool in enumerate(g.box.leviathan.pools):
        if g.pools[i] or pool.empty_too:
            places = features(g, pool.from_)
            in_reach = here in places or (reach and min([row[s] for s in places], default=FAR) <= reach)
            if in_reach and (not pool.when or all_hold(g, c, pool.when)):
                found.append(POOL + i)
    if g.box.strikable:
        near = [i for space, which in struck_tokens(g).items() if row[space] <= reach for i in which]
        found += [TOKEN + i for i in sorted(near)]
    if at:
        spaces = features(g, at)
        found = [t for t in found if t < POOL and t in spaces]
    return found


def struck_tokens(g: Wilds) -> dict[int, tuple[int, ...]]:
    """Return the tokens that can be struck, by the space where they lie; of several of a kind, the first."""
    found: dict[int, tuple[int, ...]] = {}
    for i, token in enumerate(g.tokens):
        if token.space >= 0 and token.id in g.box.strikable and not token.owner:
            there = found.get(token.space, ())
            if token.id not in [g.tokens[other].id for other in there]:
                found[token.space] = (*there, i)
    return found


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
    reach = mod(g, c, "range")
    for bonus in g.climbers[c].bonuses:
        reach += bonus.range
    return reach


# ---------------------------------------------------------------------------------------------- threat targets


@rule("LW-236", "LW-237", "LW-238", "LW-239", "LR-13", "LR-42")
def candidates(g: Wilds, who: str, to: str = "", where: Collection[Condition] = ()) -> list[int]:
    """Return the climbers who fit a target; several, if they are level (LW-222)."""
    if who == "active":
        pool = [] if g.climbers[g.active].defeated else [g.active]
    elif who == "next":
        after = next_to_act(g)
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
