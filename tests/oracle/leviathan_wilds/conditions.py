"""Conditions of cards (book 422, 664)."""

from __future__ import annotations

from .printed import CARDS, Entry
from .table import Table, Unknown, is_token


def holds(table: Table, c: int, cond: Entry, owner: int = -1) -> bool:
    """Whether a condition holds for a climber."""
    return _holds(table, c, cond, owner) != bool(cond.get("not"))


def _holds(table: Table, c: int, cond: Entry, owner: int) -> bool:
    s = table.s
    climber = s.climbers[c] if c >= 0 else None
    n = cond.get("n", 0)
    match cond["is"]:
        case "on_map":
            return bool(table.lying(cond["token"]))
        case "on_card":
            where = {"above": (-2,), "below": (-3,)}.get(cond.get("at", ""), (-2, -3))
            return any(t.space in where and is_token(t, cond["token"]) for t in s.tokens)
        case "scenario":
            return bool(s.scenario[cond["name"]])
        case "everybody_on":
            return all(s.climbers[o].space in table.feature(cond["at"]) for o in table.up())
    assert climber is not None
    match cond["is"]:
        case "falling":
            return bool(climber.falling)
        case "activating":
            return bool(s.activating and s.active == c)
        case "broke_crystal":
            return bool(climber.broke)
        case "hit":
            return bool(climber.hit)
        case "focused":
            return bool(climber.focused)
        case "injured":
            return bool(climber.injuries)
        case "on_ledge":
            return table.is_ledge(climber.space)
        case "on_open":
            return table.is_open(climber.space)
        case "on_crystal":
            return table.die(climber.space) > 0
        case "on_terrain":
            return cond["kind"] in table.terrain(climber.space)
        case "on_feature":
            return climber.space in table.feature(cond["at"])
        case "climber_within":
            return any(o != c and table.board.distance(climber.space, s.climbers[o].space) <= n for o in table.up())
        case "token_within":
            whose = owner if owner >= 0 else c
            return any(
                table.board.distance(climber.space, s.tokens[i].space) <= n
                for i in table.lying(cond["token"])
                if not s.tokens[i].owner or s.tokens[i].owner in (s.climbers[whose].character, s.climbers[whose].klass)
            )
        case "threat_on_other":
            return s.victim >= 0 and s.victim != c
        case "health_at_most":
            return bool(climber.health <= n)
        case "grip_at_most":
            return table.grip(c) <= n
        case "blight_at_least":
            return bool(climber.blight >= n)
        case "ap_card_at_least":
            return bool(table.pile(c).ap_card) and CARDS[table.pile(c).ap_card]["ap"] >= n
        case "in_row_at_most":
            return table.board.xy(climber.space)[0] == 0 and table.board.row(climber.space) <= n
        case "in_row_at_least":
            return table.board.xy(climber.space)[0] == 0 and table.board.row(climber.space) >= n
        case "holds":
            return len(table.held(c, cond["token"])) >= max(1, n)
    raise Unknown(f"condition {cond}")
