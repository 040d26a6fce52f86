"""The Story phase: refreshing, the Scenario card, the next entry (chapter U)."""

from __future__ import annotations

from .. import effects, queries
from ..schema.decks import ScenarioChoice
from ..state import Gaia, rule, step
from . import agreeing, sheet, tokens


@step("GG-043", "GG-130", "GG-157", "GR-035")
def story_phase(g: Gaia) -> None:
    """Tokens and weapons of all players are refreshed; then the Scenario card, then the next entry."""
    g.phase = "story"
    for seat in queries.living(g):
        tokens.refresh_all(g, seat)
    g.emit("story_phase", wave=g.wave)
    g.then(scenario(), entry())


@step("GG-158", "GG-159", "GR-022")
def scenario(g: Gaia) -> None:
    """The top Scenario card goes to the bottom of its deck; the players agree on one of its options."""
    card, rest = g.scenario_deck[0], g.scenario_deck[1:]
    g.scenario_deck = (*rest, card)
    g.emit("scenario", card=card)
    offers = tuple(
        ("scenario", (card, i), (), consequence(card, i))
        for i, choice in enumerate(g.box.scenarios[card].choices)
        if is_open(g, choice)
    )
    agreeing.agree(g, "scenario", offers, card)


@rule("GG-158")
def is_open(g: Gaia, choice: ScenarioChoice) -> bool:
    """Whether an option of a Scenario card is offered."""
    return sheet.holds(g, choice.when)


@step("GG-158")
def consequence(g: Gaia, card: str, i: int) -> None:
    """The back of the card says what comes of it."""
    g.uncover()
    g.emit("consequence", card=card, choice=i)
    effects.carry_out(g, queries.lead(g), g.box.scenarios[card].choices[i].do)


@step("GG-160")
def entry(g: Gaia) -> None:
    """The quest's next entry is read."""
    if g.wave < len(g.line_up):
        g.emit("entry", quest=g.quest, wave=g.wave + 1)
