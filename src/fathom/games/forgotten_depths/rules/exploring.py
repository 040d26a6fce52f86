"""Exploring: draw a tile and place it, or Encounter something (chapters 6 and 8)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Decision, Option
from fathom.core.legality import No, Offer, no, possible
from fathom.core.memo import memo

from .. import effects
from ..box.board import coordinates
from ..box.skill import Feat
from ..queries import kit_of
from ..schema import Unlock
from ..state import Depths, Hero, offer, rule, step
from . import atlas, combat_pairs, decks, doors, encounters, ending, experience, items

#: No way to turn a tile: it fits in none.
ANYHOW = -1

# ---------------------------------------------------------------------------------------------- the open question


@step("FD-004", "FD-005", "FD-006", "FD-043", "FD-048", "FD-049", "FD-074", "FR-02", "FR-20", "FR-21")
def explore(g: Depths, page: int) -> None:
    """The party decides: draw a tile, Encounter something that it can reach, spend XP, change equipment.

    With every tile and every Encounter the journey is a page further, so that programs can tell going on from going
    in circles.

    Encounters in any number and order, with tiles between them or not (FD-004, FD-005, FD-006), while hands and
    discard piles lie open (FD-043). Tiles are drawn in turns, one after the other (FD-048, FD-049), while there are
    any (FD-074). No tile is required in between (FR-02), and without any one goes on (FR-20).
    """
    g.phase = "explore"
    seat = g.turn
    options = possible(offers(g, seat))
    if not (g.tiles.cards or _can_change(g, options)):
        if "FR-21" in g.setup.rulings:
            ending.lose(g, "gave_up")
            return
        options.append(_same(seat, "give_up"))
    g.agenda.append(explore(page))
    g.decision = Decision("explore", seat, tuple(options))


@offer("explore")
def offers(g: Depths, seat: int) -> Iterator[Offer]:
    """Yield all that a party may think of while it Explores."""
    yield from encounters.offers(g)
    yield from _place_aside(g)
    yield from _skills(g)
    yield _same(seat, "buy_key"), experience.why_not_buy(g, "key")
    yield from upkeep(g, seat)
    yield _same(seat, "draw_tile"), None if g.tiles.cards else no("FD-074", "no-tiles")


def turn_page(g: Depths) -> None:
    """The journey goes on; Rounds of a Combat are counted from the beginning."""
    g.round = 0
    if g.agenda and g.agenda[0][0] == explore.name:
        g.agenda[0] = explore(g.agenda[0][1] + 1)


#: What does not change where the party can go, unless something is locked: then a Key does, or what unlocks.
IN_PLACE = ("buy_key", "buy_healing", "use_skill", "equip", "unequip")


@rule("FR-21")
def _can_change(g: Depths, options: list[Option]) -> bool:
    """Whether anything can still change where the party can go: an Encounter, a tile set aside, a Door for a Key."""
    shut = bool(doors.doors_before(g) or doors.locked_chests(g))
    return any(
        option.key not in IN_PLACE
        or (shut and (option.key == "buy_key" or (option.key == "use_skill" and _unlocks(g, option.args[1]))))
        for option in options
    )


def _unlocks(g: Depths, name: str) -> bool:
    return any(isinstance(g.box.nodes[node], Unlock) for node in g.box.feats[name].nodes)


@memo
def _same(seat: int, key: str) -> Option:
    """Return an option that is the same every time."""
    match key:
        case "draw_tile":
            return Option(seat, key, (), ("pile.tiles",), draw_tile())
        case "give_up":
            return Option(seat, key, (), (), ending.give_up())
    return Option(seat, key, (), ("pool",), buy(key.removeprefix("buy_")))


@rule("FD-072", "FD-106", "FD-186")
def upkeep(g: Depths, seat: int) -> Iterator[Offer]:
    """Yield what may be done at any moment of Exploring, with a tile in hand too: Healing and equipment."""
    yield _same(seat, "buy_healing"), experience.why_not_buy(g, "healing")
    yield from items.offers(g)


@step("FD-184", "FD-185", "FD-186")
def buy(g: Depths, what: str) -> None:
    """Buy Keys or Healing with XP."""
    experience.begin_paying.now(g, what, -1, experience.price(g, what))


# ---------------------------------------------------------------------------------------------- skills


@rule("FD-107")
def _skills(g: Depths) -> Iterator[Offer]:
    """Yield the abilities and Items that Heroes can use while Exploring."""
    for h, hero in enumerate(g.heroes):
        if hero.gear or hero.abilities:
            for feat in kit_of(g, hero).explores:
                option = Option(hero.seat, "use_skill", (h, feat.id), (f"skill.{feat.id}",), use_skill(h, feat.id))
                yield option, why_not_use(g, hero, feat)


@rule("FD-045", "FD-094", "FR-77")
def why_not_use(g: Depths, hero: Hero, feat: Feat) -> No | None:
    """A counter must be left, or the Ecology be new; and with a tile in hand nothing is unlocked."""
    if feat.uses and not combat_pairs.has_uses(hero, feat.card):
        return no("FD-045", "no-uses")
    if feat.id in hero.spent:
        return no("FD-045", "no-second-use")
    if g.phase == "tile" and _unlocks(g, feat.id):
        return no("FR-77", "no-tile-in-hand")
    return None


@step("FD-045", "FD-094")
def use_skill(g: Depths, h: int, name: str) -> None:
    """A skill is used while Exploring: it takes a counter, or it is used up for this Ecology."""
    hero = g.heroes[h]
    feat = g.box.feats[name]
    if feat.uses:
        combat_pairs.take_counter(hero, feat.card)
    if feat.per:
        hero.spent = (*hero.spent, feat.id)
    g.emit("used", hero=h, skill=name)
    g.then(*effects.calls(g, feat.nodes, effects.by_hero(h)))


# ---------------------------------------------------------------------------------------------- tiles


@step("FD-048", "FD-049", "FD-071", "FD-197", "FD-210", "FD-212", "FR-13", "FR-25", "FR-77")
def draw_tile(g: Depths) -> None:
    """Draw a tile; one that fits nowhere is set aside once in the variant, or lies in hand while another is laid.

    One tile, drawn by whose turn it is (FD-048, FD-049). One without a place is lost (FD-071, FD-197), but for one
    of each Ecology in the variant (FD-210, FD-212). Nothing comes between drawing and placing (FR-13) but what is
    free while Exploring (FR-77); who sets a tile aside goes on (FR-25).
    """
    turn_page(g)
    g.drawn = decks.take_top(g, g.tiles)
    g.emit("drew_tile", tile=g.box.lands[g.ecology].grounds[g.drawn].id)
    if g.setup.one_dead_end and not g.dead_ends and not atlas.placements(g, g.drawn):
        g.dead_ends = 1
        g.set_aside, g.drawn = g.drawn, -1
        g.emit("set_aside", tile=g.box.lands[g.ecology].grounds[g.set_aside].id)
    else:
        place_tile.now(g)


@step("FD-049", "FD-050", "FD-072", "FD-073", "FD-186", "FD-197", "FD-211", "FR-13", "FR-77")
def place_tile(g: Depths) -> None:
    """The tile must be placed where it fits, in any rotation; if it fits nowhere, all is lost.

    Meanwhile the party still Explores, but it Encounters nothing: it heals, changes equipment, uses what needs no
    Encounter, and lays the tile that was set aside.

    It must be placed (FD-049, FD-073) in some rotation (FD-050); nothing makes room for it (FD-072), unless the
    tile set aside does (FD-211); else the game is lost (FD-197). Healing is still sold (FD-186). Drawing and
    placing are one action (FR-13), in which what needs no Encounter stays free (FR-77).
    """
    g.phase = "tile"
    options = possible(spots(g, g.turn, g.drawn))
    keys = {option.key for option in options}
    if keys.isdisjoint(("place", "place_aside")):
        ending.lose(g, "dead_end")
        return
    matter = [option for option in options if option.key != "use_skill" or _matters(g, option)]
    if len(matter) == 1:
        options = matter
    if {option.key for option in options} != {"place"}:
        g.agenda.append(place_tile())
    g.ask("place", g.turn, options, g.drawn)


@rule("FR-78")
def _matters(g: Depths, option: Option) -> bool:
    """Whether a skill could do anything; one that could not is no reason to ask."""
    h, name = option.args
    return effects.may_matter(g, h, g.box.feats[name].nodes)


@offer("place")
def spots(g: Depths, seat: int, tile: int) -> Iterator[Offer]:
    """Yield what may be done with a tile in hand, where it may lie, and the spaces where neither tile may."""
    aside = list(_place_aside(g))
    places = atlas.placements(g, tile)
    yield from aside
    yield from upkeep(g, seat)
    yield from _skills(g)
    for at, turn in places:
        yield _place(seat, at, turn), None
    yield _same(seat, "buy_key"), no("FD-185", "no-tile-in-hand")
    fits = {at for at, _ in places} | {option.args[0] for option, _ in aside}
    passable = atlas.traversable(g)
    for at, (_, faces) in g.frontier.items():
        if at not in fits:
            yield _place(seat, at, ANYHOW), no("FD-052", "no-match") if faces & passable else no("FD-059", "no-way")


@memo
def _place(seat: int, at: int, turn: int) -> Option:
    """Return the option to lay the tile in hand here; it is the same for every tile."""
    x, y = coordinates(at)
    return Option(seat, "place", (at, turn), (f"cell.{x}.{y}",), lay_tile(at, turn))


@step("FD-048", "FD-061", "FD-062", "FD-067")
def lay_tile(g: Depths, at: int, turn: int) -> None:
    """The tile lies there, and all that is printed on it is Discovered; the next player draws the next one."""
    turn_page(g)
    tile, g.drawn = g.drawn, -1
    if g.agenda[-1][0] == place_tile.name:
        g.leave()
    atlas.lay(g, tile, at, turn)
    g.turn = (g.turn + 1) % g.setup.players
    g.emit("placed", tile=g.box.lands[g.ecology].grounds[tile].id, cell=at, turn=turn)


@rule("FD-211", "FR-25")
def _place_aside(g: Depths) -> Iterator[Offer]:
    """Yield where the tile that was set aside can be placed now."""
    if g.set_aside >= 0:
        for at, turn in atlas.placements(g, g.set_aside):
            x, y = coordinates(at)
            yield Option(g.turn, "place_aside", (at, turn), (f"cell.{x}.{y}",), lay_aside(at, turn)), None


@step("FD-048", "FD-211", "FR-25")
def lay_aside(g: Depths, at: int, turn: int) -> None:
    """The tile that was set aside lies on the map after all; nobody has drawn, so the turn stays where it is."""
    turn_page(g)
    tile, g.set_aside = g.set_aside, -1
    atlas.lay(g, tile, at, turn)
    g.emit("placed", tile=g.box.lands[g.ecology].grounds[tile].id, cell=at, turn=turn)
