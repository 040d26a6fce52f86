"""From setup options to a first state (chapters D, E, AD, AE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fathom.core.decisions import Option
from fathom.core.errors import SetupError
from fathom.core.game import SetupOption

from . import queries
from .box import GAME, GaiaBox
from .chosen import GaiaSetup
from .effects import field, story, suits
from .rules import attacking, campaign, equipment, phases
from .schema.decks import Quest
from .schema.words import DISCIPLINES
from .state import CAMPAIGN, NOT_OWNED, ONSLAUGHT, Gaia, Sheet, Suit, rule, step

#: How long a name may be.
MOST_LETTERS = 24
#: Modules that only register verbs: named here so that they are loaded.
VERB_MODULES = (attacking, field, story, suits)


@rule("GG-004", "GG-011", "GG-024", "GG-029", "GG-257", "GR-003", "GR-101")
def options(box: GaiaBox) -> tuple[SetupOption, ...]:
    """One or two players; Onslaught or a quest; a hero of each discipline; in solo whose Hero card serves.

    Two players or one (GG-004), a discipline each (GG-024) with its Hero card (GG-011); a campaign has its own
    (GG-029); alone the hero may be of either (GG-257).
    """
    heroes = {
        discipline: tuple(hero.id for hero in box.heroes.values() if hero.discipline == discipline)
        for discipline in DISCIPLINES
    }
    return (
        SetupOption("players", 2, (1, 2)),
        SetupOption("quest", ONSLAUGHT, (ONSLAUGHT, CAMPAIGN, *box.quests)),
        SetupOption("mind", heroes["mind"][0], heroes["mind"], unless=("quest", CAMPAIGN)),
        SetupOption("body", heroes["body"][0], heroes["body"], unless=("quest", CAMPAIGN)),
        SetupOption("lead", DISCIPLINES[0], DISCIPLINES, only=("players", 1)),
        SetupOption("hard", False, (), "flag"),
        SetupOption("training", False, (), "flag"),
        SetupOption("mind_name", "", (), "words", only=("quest", CAMPAIGN), most=MOST_LETTERS),
        SetupOption("body_name", "", (), "words", only=("quest", CAMPAIGN), most=MOST_LETTERS),
    )


@rule("GG-001", "GG-004", "GG-031")
def prepare(box: GaiaBox, values: Mapping[str, Any]) -> GaiaSetup:
    """Check the chosen values and make the setup.

    Raises:
        SetupError: names the field and what is allowed.
    """
    for name in ("hard", "training"):
        if not isinstance(values[name], bool):
            raise SetupError(name, f"{values[name]!r} is neither yes nor no", ["true", "false"])
    for name in ("mind_name", "body_name"):
        value = values[name]
        if (
            not isinstance(value, str)
            or len(value) > MOST_LETTERS
            or not (value.isprintable() and value == value.strip())
        ):
            raise SetupError(name, f"{value!r} is no name of at most {MOST_LETTERS} letters", [])
    if values["quest"] == CAMPAIGN:
        for discipline in DISCIPLINES:
            first = next(hero.id for hero in box.heroes.values() if hero.no == DISCIPLINES.index(discipline) + 1)
            if values[discipline] != first:
                raise SetupError(discipline, "a campaign begins with the first Hero card; others join later", [first])
    return GaiaSetup(**values)


def seats(setup: GaiaSetup) -> int:
    """Return how many people play."""
    return setup.players


@rule(
    "GG-025",
    "GG-028",
    "GG-033",
    "GG-034",
    "GG-035",
    "GG-037",
    "GG-045",
    "GG-175",
    "GG-249",
    "GG-262",
    "GG-265",
    "GG-273",
)
def begin(box: GaiaBox, setup: GaiaSetup, seed: int) -> Gaia:
    """Lay out suits and decks; the equipment comes by the first steps.

    A suit for each player (GG-033), alone that of the Mind (GG-025, GG-249), with its equipment sorted by type and
    rank (GG-028, GG-034), HP 6, movement 1 (GG-035), no elements (GG-037) and maximum rank 3 (GG-175), or 5 in
    Onslaught (GG-273). Onslaught lines up its enemies (GG-262) and has the base decks (GG-265); in a quest
    abilities are those of its page (GG-045).
    """
    g = Gaia(game=GAME, box=box, setup=setup, seed=seed)
    lead = setup.mind if setup.lead == "mind" else setup.body
    g.heroes = (setup.mind, setup.body) if setup.players == 2 else (lead,)
    types = len(box.type_names)
    onslaught = setup.quest == ONSLAUGHT
    most = box.numbers.max_rank if onslaught else box.numbers.start_max_rank
    for discipline in range(setup.players):
        g.suits.append(Suit(discipline, ranks=(0,) * types, places=(NOT_OWNED,) * box.weapons, maxima=(most,) * types))
        equipment.recount(g, discipline)
    seats = range(setup.players)
    if onslaught:
        g.quest = ONSLAUGHT
        g.line_up = draw_bosses(g)
        campaign.shuffle_decks(g)
        g.then(full_health(), *[equip(seat) for seat in seats], phases.begin_wave())
    elif setup.quest == CAMPAIGN:
        g.phase = "town"
        g.then(campaign.open_book())
    else:
        quest = box.quests[setup.quest]
        g.sheet = Sheet(sets=(*g.sheet.sets, *quest.sets))
        g.scenario_deck = _from(tuple(box.scenarios), quest.scenario)
        g.friendly_deck = _from(tuple(box.friendlies), quest.friendly)
        hand_out(g, quest)
        campaign.set_out.now(g, quest.id)
    return g


@rule("GG-012", "GG-039")
def hand_out(g: Gaia, quest: Quest) -> None:
    """A quest of a later chapter, played on its own, begins with products; in solo with some of both disciplines."""
    for seat, suit in enumerate(g.suits):
        mine = (quest.mind, quest.body)[seat]
        if queries.is_solo(g):
            mine = (*quest.mind, *(name for name in quest.body if not g.box.products[name].suit))
        limit = g.box.kit(suit.discipline, suit.ranks, mine).limit
        suit.products = mine[:limit]
        equipment.recount(g, seat)


def _from(cards: tuple[str, ...], top: str) -> tuple[str, ...]:
    """Return an ordered deck with a card on top; what lay above it is at the bottom."""
    i = cards.index(top) if top else 0
    return cards[i:] + cards[:i]


@rule("GG-259", "GG-260", "GG-261", "GG-262", "GR-103", "GR-104")
def draw_bosses(g: Gaia) -> tuple[tuple[str, str], ...]:
    """One boss for each wave, with the minions of its family; a Snake has one of two families."""
    stream = g.rng("bosses")
    drawn = [stream.pick(names) for names in g.box.bosses_of_wave.values()]
    return tuple([(boss, stream.pick(g.box.kins[g.box.bosses[boss].kin].minions)) for boss in drawn])


# ---------------------------------------------------------------------------------------------- equipment


@step("GG-032", "GG-039", "GG-255", "GG-257", "GG-263", "GG-264", "GR-101")
def equip(g: Gaia, seat: int) -> None:
    """Starting equipment, fresh: that of the Hero card; in Onslaught two weapons and two passives at random.

    Of the Hero card (GG-032, GG-039), whichever it is when alone (GG-257), and then two more of one's choice
    (GG-255). Onslaught has neither Hero cards (GG-263) nor products (GG-264).
    """
    extra = 1 if queries.is_solo(g) else 0
    weapons = g.box.weapons
    if queries.is_onslaught(g):
        stream = g.rng("gear")
        numbers = g.box.numbers
        drawn = stream.shuffled(range(weapons))[: numbers.onslaught_weapons + extra]
        drawn += stream.shuffled(range(weapons, len(g.box.type_names)))[: numbers.onslaught_passives + extra]
        for kind in drawn:
            equipment.gain(g, seat, kind, 1)
        return
    if extra:
        g.then(choose_extra(seat, 0, weapons), choose_extra(seat, weapons, len(g.box.type_names)))
    hero = g.box.heroes[g.heroes[seat]]
    g.emit("hero", seat_of=seat, hero=hero.id)
    for gear in hero.gear:
        equipment.gain(g, seat, g.box.type_number[gear.type], gear.rank)


@step("GG-255")
def choose_extra(g: Gaia, seat: int, start: int, end: int) -> None:
    """In solo the player gains one more weapon and one more passive of choice, at rank 1."""
    suit = g.suits[seat]
    g.ask("extra", seat, [
        Option(seat, "extra", (queries.card_of(g, suit, kind, 1).id,), (f"gear.{seat}.{kind}",), take_extra(seat, kind))
        for kind in range(start, end)
        if not suit.ranks[kind]
    ])  # fmt: skip


@step("GG-255")
def take_extra(g: Gaia, seat: int, kind: int) -> None:
    """The card comes into play."""
    equipment.gain(g, seat, kind, 1)


@step("GG-036", "GR-006")
def full_health(g: Gaia) -> None:
    """Current HP start at the maximum; what raises it afterwards heals by as much (GR-006)."""
    for suit in g.suits:
        suit.hp = suit.max_hp
