"""The setup of an Ecology, and the way to the next one (chapters 2 and 19)."""

from __future__ import annotations

from ..box import ACTION, ECOLOGIES
from ..box.board import CENTRE, REGIONS
from ..state import FROM_ITEM, POWER, Depths, Pile, rule, step
from . import atlas, decks, exploring, items

#: Tiles under the Stairs Tile (FD-019).
BELOW_STAIRS = 3


@step("FD-007", "FD-025", "FD-153", "FD-162", "FD-164", "FD-165", "FD-166", "FD-167", "FD-209", "FR-08")
def go_down(g: Depths) -> None:
    """What the Heroes own goes with them; the Ecology above is out of the game.

    The way leads down only (FD-007, FD-153), to its own setup (FD-025, FD-164). What the Heroes own stays theirs
    (FD-165); what was used up comes back (FD-166) and what belongs to the Ecology above is gone (FD-167); a party
    may go on another day (FD-162). With a variant there are Keys (FD-209).
    """
    g.ecology += 1
    if g.setup.keys_on_descent:
        g.keys += 3
    if "FR-08" in g.setup.rulings:
        for h in range(len(g.heroes)):
            fresh_deck(g, h)
    for hero in g.heroes:
        hero.spent = ()
    g.emit("descended", ecology=ECOLOGIES[g.ecology])
    g.then(set_up(), enter())


@rule("FD-036", "FD-037", "FD-039", "FR-08", "FR-09")
def fresh_deck(g: Depths, h: int) -> None:
    """All Power Cards are Stored, all other cards shuffled, the hand is empty.

    As at the beginning (FD-036, FD-037, FD-039): by a ruling (FR-08), and from a record sheet (FR-09).
    """
    hero = g.heroes[h]
    cards = hero.draw + hero.discard + hero.hand
    hero.stored += cards.count(POWER)
    hero.discard = hero.hand = b""
    decks.shuffle_hero(g, h, bytes([card for card in cards if card != POWER]))


@step(
    "FD-010",
    "FD-101",
    "FD-115",
    "FD-011",
    "FD-013",
    "FD-018",
    "FD-019",
    "FD-020",
    "FD-021",
    "FD-025",
    "FD-035",
    "FD-068",
    "FR-08",
)
def set_up(g: Depths) -> None:
    """Monster, Feature and Guardian piles, the legends, the tiles with the Stairs fourth from the bottom; the Entry.

    Piles of this Ecology alone (FD-010, FD-020, FD-025), without the Saurian (FD-011); the legends (FD-013); the
    tiles (FD-019) with their Chests and the Campfire (FD-101, FD-115); the Action decks (FD-021, FD-035); the Entry
    Tile with the Lantern (FD-018, FD-068). Heroes keep their piles (FR-08).
    """
    box, e = g.box, g.ecology
    land = box.lands[e]
    shuffled = g.rng("setup").shuffled
    g.waiting = box.aside[e]
    g.monster_pile = Pile(bytes(shuffled(box.lurking[e])))
    g.feature_pile = Pile(bytes(shuffled(box.seen[e])))
    g.guardians = bytes(shuffled(box.guarding[e]))
    g.beaten = b""
    _sort_legends(g)
    others = shuffled(land.others)
    g.tiles = Pile(bytes((*others[:-BELOW_STAIRS], land.stairs, *others[-BELOW_STAIRS:])))
    _shuffle_action_decks(g)
    _clear_map(g, len(land.grounds))
    atlas.lay(g, land.entry, CENTRE, 0)
    g.lantern = land.start
    atlas.survey(g)


@step("FD-004", "FD-025", "FD-203")
def enter(g: Depths) -> None:
    """The party enters the Ecology, with all that it has been given."""
    items.unpack(g)
    land = g.box.lands[g.ecology]
    g.emit("ecology", ecology=land.name, tile=land.tiles[land.entry].id)
    exploring.explore.now(g, 0)


def _clear_map(g: Depths, tiles: int) -> None:
    g.cells, g.frontier = {}, {}
    g.where = [0] * tiles
    g.near = [0] * (tiles * REGIONS)
    g.monsters = g.features = g.chests = g.campfire = g.stairs = g.passages = g.portals = g.defeated = g.reach = 0
    g.doors = g.opened = ()
    g.knots = g.used_knots = ()
    g.matches = ()
    g.patterns_done = g.dead_ends = 0
    g.rested = False
    g.drawn = g.set_aside = g.place = -1


@rule("FD-013", "FD-014", "FD-015", "FD-016", "FR-03")
def _sort_legends(g: Depths) -> None:
    """Per pattern the cards without a letter are shuffled; lettered ones lie by numeral, of equal ones any.

    By pattern (FD-013): the opening pile (FD-014), the lettered piles in order (FD-015), of equal cards one
    (FD-016, FR-03).
    """
    shuffled = g.rng("setup").shuffled
    openings = []
    lettered: list[int] = []
    for opening, piles in g.box.locations[g.ecology]:
        openings.append(shuffled(opening) if len(opening) > 1 else opening)
        for copies in piles:
            if len(copies) > 1:
                mixed = shuffled(copies)
                lettered += mixed if "FR-03" in g.setup.rulings else mixed[:1]
            else:
                lettered += copies
    g.openings = tuple(openings)
    g.lettered = tuple(lettered)


@rule("FD-021", "FD-035", "FR-08")
def _shuffle_action_decks(g: Depths) -> None:
    """The three Monster Action decks are gathered and shuffled, each on its own."""
    g.action = []
    for name in ACTION:
        deck = g.box.decks[name]
        cards = bytes((*deck.values, *[POWER] * deck.power_cards[0]))
        g.action.append(Pile(bytes(g.rng("setup").shuffled(cards))))


@rule("FD-024", "FD-032", "FD-033", "FD-034")
def starting_cards(g: Depths, name: str) -> tuple[bytes, bytes]:
    """Return the values of a Class deck, and its Item Action cards, which wait in a supply."""
    deck = g.box.decks[name]
    return bytes(deck.values), bytes([n | FROM_ITEM for n in deck.item_values])
