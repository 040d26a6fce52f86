"""The conditions that cards state. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fathom.core.legality import No, no
from fathom.core.memo import memo

from ..box.board import DIFFICULT, HARMFUL, LEDGE, OPEN
from ..schema.verbs import Condition
from ..state import Climber, Wilds, rule
from . import distance, features, is_feature, on_card, own_tokens, token_spaces


def holds(g: Wilds, c: int, condition: Condition) -> bool:
    """Whether a condition holds for a climber."""
    return all_hold(g, c, (condition,))


def all_hold(g: Wilds, c: int, conditions: Iterable[Condition]) -> bool:
    """Whether all conditions hold for a climber, or for nobody (-1): then only those of the game can."""
    for condition in conditions:
        of_a_climber = OF_A_CLIMBER.get(condition.is_)
        if of_a_climber is None:
            met = OF_THE_GAME[condition.is_](g, condition)
        else:
            met = c >= 0 and of_a_climber(g, c, g.climbers[c], condition)
        if met == condition.not_:
            return False
    return True


@rule("LW-107")
def why_unmet(g: Wilds, c: int, conditions: tuple[Condition, ...]) -> No | None:
    """Return which of some conditions does not hold for a climber, if one does not."""
    if all_hold(g, c, conditions):
        return None
    return next(_unmet(condition) for condition in conditions if not holds(g, c, condition))


@memo
def _unmet(condition: Condition) -> No:
    return no("LW-107", condition.key, n=condition.n, token=condition.token)


@rule("LW-301")
def everybody_on(g: Wilds, feature: str) -> bool:
    """Whether nobody who is still in the game is anywhere else: all are in the stomach."""
    places = features(g, feature)
    return all([k.defeated or k.space in places for k in g.climbers])


#: Conditions that are the same for everybody.
OF_THE_GAME: dict[str, Callable[[Wilds, Condition], bool]] = {
    "scenario": lambda g, e: bool(g.scenario[e.name]),
    "everybody_on": lambda g, e: everybody_on(g, e.at),
    "on_map": lambda g, e: token_spaces(g, e.token) != (),
    "on_card": lambda g, e: bool(on_card(g, e.token, e.at)),
}

#: Conditions on a climber: its number, its record.
OF_A_CLIMBER: dict[str, Callable[[Wilds, int, Climber, Condition], bool]] = {
    "falling": lambda g, c, k, e: k.falling,
    "activating": lambda g, c, k, e: g.activating and c == g.active,
    "broke_crystal": lambda g, c, k, e: k.broke > 0,
    "hit": lambda g, c, k, e: k.hit,
    "focused": lambda g, c, k, e: k.focused,
    "injured": lambda g, c, k, e: k.injuries != (),
    "threat_on_other": lambda g, c, k, e: g.victim >= 0 and g.victim != c,
    "health_at_most": lambda g, c, k, e: k.health <= e.n,
    "grip_at_most": lambda g, c, k, e: len(g.cards[k.cards].deck) <= e.n,
    "blight_at_least": lambda g, c, k, e: k.blight >= e.n,
    "ap_card_at_least": lambda g, c, k, e: _ap_of_card(g, k) >= e.n,
    "holds": lambda g, c, k, e: len(own_tokens(g, c, e.token)) >= e.n,
    "in_row_at_most": lambda g, c, k, e: k.space < g.box.board.on_map and g.box.board.y[k.space] < e.n,
    "in_row_at_least": lambda g, c, k, e: k.space < g.box.board.on_map and g.box.board.y[k.space] >= e.n - 1,
    "on_ledge": lambda g, c, k, e: bool(g.terrain[k.space] & LEDGE),
    "on_open": lambda g, c, k, e: bool(g.terrain[k.space] & OPEN),
    "on_crystal": lambda g, c, k, e: g.crystals[k.space] > 0,
    "on_terrain": lambda g, c, k, e: bool(g.terrain[k.space] & (HARMFUL if e.kind == "harmful" else DIFFICULT)),
    "on_feature": lambda g, c, k, e: is_feature(g, k.space, e.at),
    "climber_within": lambda g, c, k, e: _climber_within(g, c, k, e.n),
    "token_within": lambda g, c, k, e: any([distance(g, k.space, s) <= e.n for s in token_spaces(g, e.token)]),
}


def _ap_of_card(g: Wilds, k: Climber) -> int:
    """Return the AP of the card that a climber has played for them, or -1."""
    card = g.cards[k.cards].ap_card
    return g.box.cards[card].ap if card else -1


def _climber_within(g: Wilds, c: int, k: Climber, n: int) -> bool:
    """Whether another climber is so near."""
    row = g.box.board.distance[k.space]
    return any([d != c and not o.defeated and row[o.space] <= n for d, o in enumerate(g.climbers)])
