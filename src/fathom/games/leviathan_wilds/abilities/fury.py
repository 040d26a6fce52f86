"""Fury: heat that gathers face down on the scenario card, erupts from the vents, and can be let off."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.records import replace

from ..effects import How, lead_seat
from ..queries import on_card, standing
from ..rules import health, scenario
from ..schema import verbs
from ..state import BELOW, Wilds, step

FURY = "fury"


@step("LW-189", "LR-17")
def fury(g: Wilds, c: int, node: str, how: How) -> None:
    """Fury X: X random tokens go face down onto the card; from an empty supply everybody gains 1 blight instead."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Ability)
    if not scenario.stock_card(g, FURY, e.n):
        g.then(*(health.gain_blight(d, 1) for d in standing(g)))


# ---------------------------------------------------------------------------------------------- Erupt


@step("LW-295", "LW-296", "LR-32")
def reveal(g: Wilds, c: int, node: str, how: How) -> None:
    """The tokens above are turned face up where they lie: now everybody sees which vents they name."""
    above = on_card(g, FURY, "above")
    tokens = list(g.tokens)
    if any(tokens[i].hidden for i in above):
        g.uncover()
    for i in above:
        tokens[i] = replace(tokens[i], hidden=False)
    g.tokens = tuple(tokens)
    g.emit("shown", tokens=_fronts(g, above))


@step("LR-32")
def sink(g: Wilds, c: int, node: str, how: How) -> None:
    """The tokens above move to the lower half of the card, face up."""
    above = on_card(g, FURY, "above")
    tokens = list(g.tokens)
    for i in above:
        tokens[i] = replace(tokens[i], space=BELOW)
    g.tokens = tuple(tokens)
    g.emit("sunk", tokens=_fronts(g, above))


@step("LR-32")
def spend(g: Wilds, c: int, node: str, how: How) -> None:
    """All tokens on the card, above and below, return to the supply."""
    burnt = on_card(g, FURY)
    scenario.return_tokens(g, burnt)
    g.emit("returned", token=FURY, n=len(burnt))


def _fronts(g: Wilds, which: list[int]) -> tuple[str, ...]:
    return tuple(sorted(f"{FURY}.{g.tokens[i].front}" for i in which))


# ---------------------------------------------------------------------------------------------- Let Off Steam


@step("LW-197", "LW-198")
def let_off_steam(g: Wilds, c: int, node: str, how: How) -> None:
    """A vent is struck: one token of the card, which the players choose, returns to the supply without a look."""
    seat = lead_seat(g)
    options: dict[tuple[str, str], Option] = {}
    for i in on_card(g, FURY):
        token = g.tokens[i]
        half = "below" if token.space == BELOW else "above"
        side = FURY if token.hidden else f"{FURY}.{token.front}"
        facts = ("down" if token.hidden else half, side)
        options.setdefault(facts, Option(seat, "return_token", facts, (f"on_card.{half}.{side}",), cool(i)))
    if options:
        g.ask("fury.steam", seat, list(options.values()))


@step("LW-198")
def cool(g: Wilds, token: int) -> None:
    """The token lies in the supply again, which is shuffled."""
    scenario.return_tokens(g, [token])
    g.emit("returned", token=FURY, n=1)
