"""From setup options to a first state (chapters 1.1 and 2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.errors import SetupError
from fathom.core.game import SetupOption
from fathom.core.memo import memo

from .box import GAME, AbyssBox
from .chosen import AbyssSetup
from .rules import border, turn
from .schema import Ally, Monster
from .state import NO_STACKS, Abyss, Player, rule, step

MOST_PLAYERS = {False: 4, True: 5}


@rule("AB-002", "AL-001", "AL-002", "AL-003")
def options(box: AbyssBox) -> tuple[SetupOption, ...]:
    """Two to five players with Leviathan, two to four with the base game alone."""
    return (
        SetupOption("players", 2, (2, 3, 4, 5)),
        SetupOption("expansion", True, (), "flag"),
        SetupOption("first", -1, (), "number"),
    )


@rule("AB-002", "AL-002")
def prepare(box: AbyssBox, values: Mapping[str, Any]) -> AbyssSetup:
    """Check the chosen values and make the setup.

    Raises:
        SetupError: names the field and what is allowed.
    """
    players, expansion, first = values["players"], values["expansion"], values["first"]
    if players > MOST_PLAYERS[expansion]:
        raise SetupError("players", "without the expansion at most four can play", ["2", "3", "4"])
    if not isinstance(first, int) or isinstance(first, bool) or not -1 <= first < players:
        raise SetupError("first", f"{first!r} is no seat; -1 draws lots", [str(i) for i in range(-1, players)])
    return AbyssSetup(players, expansion, first)


def seats(setup: AbyssSetup) -> int:
    """Return how many people play."""
    return setup.players


def begin(box: AbyssBox, setup: AbyssSetup, seed: int) -> Abyss:
    """Make the state with the setup on its agenda."""
    g = Abyss(game=GAME, box=box, setup=setup, seed=seed)
    g.then(lay_out())
    return g


@step("AB-003", "AB-004", "AB-005", "AB-006", "AB-007", "AB-008", "AB-009", "AB-010", "AB-011", "AL-004", "AL-015")
def lay_out(g: Abyss) -> None:
    """Everything is shuffled and laid out; everybody gets a Pearl; the first player is drawn by lot."""
    box, numbers, expansion = g.box, g.box.numbers, g.setup.expansion
    n = g.setup.players
    g.players = [Player(pearls=numbers.starting_pearls) for _ in range(n)]  # AB-010
    g.treasury = numbers.pearls - n * numbers.starting_pearls
    g.keys = numbers.keys  # AB-009
    cards = _exploration(box, expansion)
    if expansion:
        cards = _deal_crabs(g, cards)
    g.deck = g.rng("exploration").shuffled(cards)  # AB-004
    g.council = NO_STACKS  # AB-003
    lords = g.rng("lords").shuffled(_lords(box, expansion))  # AB-005
    g.court, g.lord_deck = lords[: numbers.court_spaces], lords[numbers.court_spaces :]
    locations = g.rng("locations").shuffled(box.locations)  # AB-006
    g.available, g.location_stack = locations[:1], locations[1:]
    g.monsters = g.rng("monsters").shuffled(_tokens(box, "base"))  # AB-007; AB-008: the Threat token begins at 0
    if expansion:  # AL-004, AL-015: what comes besides, also for five
        _lay_out_border(g)
    # AB-011
    first = g.setup.first if g.setup.first >= 0 else g.rng("first").below(n)
    g.then(turn.begin_turn(first))


@rule("AB-004", "AL-010", "AL-066")
@memo
def _exploration(box: AbyssBox, expansion: bool) -> tuple[str, ...]:
    """The Exploration cards of the base game; the new ones of the expansion are Allies and Monsters like all others."""
    kinds: list[Ally | Monster] = [*box.allies.values(), *box.monsters.values()]
    return tuple(card.id for card in kinds for _ in range(card.copies + (card.added if expansion else 0)))


@rule("AL-011", "AL-012", "AL-082", "AL-083")
@memo
def _lords(box: AbyssBox, expansion: bool) -> tuple[str, ...]:
    """The Lords in play: the expansion brings ten and takes the Tamer out."""
    return tuple(lord.id for lord in box.lords.values() if not (lord.base_only if expansion else lord.expansion))


@memo
def _tokens(box: AbyssBox, deck: str) -> tuple[str, ...]:
    """The Monster tokens of a deck."""
    return tuple(t.id for t in box.tokens.values() if t.deck == deck for _ in range(t.copies))


@rule("AL-009", "AR-26")
def _deal_crabs(g: Abyss, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Each player is dealt a Crab of value 1, before the deck is shuffled."""
    rest = list(cards)
    for p in g.players:
        rest.remove(g.box.numbers.starting_ally)
        p.hand = (g.box.numbers.starting_ally,)
    return tuple(rest)


@rule("AL-005", "AL-006", "AL-007", "AL-008", "AL-013", "AL-014")
def _lay_out_border(g: Abyss) -> None:
    """The Border takes the place of the Threat track; the dice name the zone of the first Leviathan."""
    g.border = (None,) * len(g.box.border)  # AL-005
    g.leviathans = g.rng("leviathans").shuffled(g.box.leviathans)  # AL-006
    g.new_monsters = g.rng("new_monsters").shuffled(_tokens(g.box, "new"))  # AL-013
    g.wounds = g.box.numbers.wounds  # AL-014
    border.add.now(g, 0)  # AL-007, AL-008
