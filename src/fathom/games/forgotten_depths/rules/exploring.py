"""Exploring: draw a tile and place it, or Encounter something (chapters 6 and 8)."""

from __future__ import annotations

from fathom.core.decisions import Decision, Option
from fathom.core.memo import memo

from .. import effects
from ..board import coordinates
from ..queries import kit_of, most_health
from ..schema import Heal, Power, Refresh, Scry, Unlock
from ..skill import Feat
from ..state import Depths, Hero, rule, step
from . import atlas, combat_pairs, decks, doors, encounters, ending, experience, items

# ---------------------------------------------------------------------------------------------- the open question


@step("FD-004", "FD-005", "FD-006", "FD-043", "FD-048", "FD-049", "FD-074", "FR-02", "FR-20", "FR-21")
def explore(g: Depths, page: int) -> None:
    """The party decides: draw a tile, Encounter something that it can reach, spend XP, change equipment.

    With every tile and every Encounter the journey is a page further, so that programs can tell going on from going in
    circles.
    """
    g.phase = "explore"
    seat = g.turn
    options = encounters.options(g)
    if g.set_aside >= 0:
        options += _place_aside(g)
    options += _skills(g)
    wealth = _wealth(g)
    if wealth and experience.can_buy_key(g):
        options.append(_same(seat, "buy_key"))
    alive = bool(g.tiles.cards) or _can_change(g, options)
    options += _upkeep(g, seat, wealth)
    if not alive:
        if "FR-21" in g.setup.rulings:
            ending.lose(g, "gave_up")
            return
        options.append(_same(seat, "give_up"))
    elif g.tiles.cards:
        options.append(_same(seat, "draw_tile"))
    g.agenda.append(explore(page))
    g.decision = Decision("explore", seat, tuple(options))


def _wealth(g: Depths) -> int:
    return experience.wealth(g) if g.xp or any([hero.items for hero in g.heroes]) else 0


def turn_page(g: Depths) -> None:
    """The journey goes on; Rounds of a Combat are counted from the beginning."""
    g.round = 0
    if g.agenda and g.agenda[0][0] == explore.name:
        g.agenda[0] = explore(g.agenda[0][1] + 1)


@rule("FR-21")
def _can_change(g: Depths, options: list[Option]) -> bool:
    """Whether anything can still change where the party can go: an Encounter, a tile set aside, a Door for a Key."""
    shut = bool(doors.doors_before(g) or doors.locked_chests(g))
    for option in options:
        if option.key == "buy_key":
            if shut:
                return True
        elif option.key != "use_skill" or _unlocks(g, option.args[1]):
            return True
    return False


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
def _upkeep(g: Depths, seat: int, wealth: int) -> list[Option]:
    """Return what may be done at any moment of Exploring, with a tile in hand too: Healing and equipment."""
    found = []
    if wealth and experience.can_heal(g):
        found.append(_same(seat, "buy_healing"))
    for hero in g.heroes:
        if hero.items:
            return found + items.options(g)
    return found


@step("FD-184", "FD-185", "FD-186")
def buy(g: Depths, what: str) -> None:
    """Buy Keys or Healing with XP."""
    experience.begin_paying.now(g, what, -1, experience.price(g, what))


# ---------------------------------------------------------------------------------------------- skills


@rule("FD-045", "FD-094", "FD-107")
def _skills(g: Depths) -> list[Option]:
    """Return the abilities and Items that Heroes can use while Exploring."""
    found = []
    for h, hero in enumerate(g.heroes):
        if hero.gear or hero.abilities:
            for feat in kit_of(g, hero).explores:
                left = combat_pairs.has_uses(hero, feat.card) if feat.uses else feat.id not in hero.spent
                if left and _helps(g, hero, feat):
                    call = use_skill(h, feat.id)
                    found.append(Option(hero.seat, "use_skill", (h, feat.id), (f"skill.{feat.id}",), call))
    return found


def _helps(g: Depths, hero: Hero, feat: Feat) -> bool:
    """Whether the first effect of a skill could do anything."""
    e = g.box.nodes[feat.nodes[0]]
    match e:
        case Unlock():
            return bool(doors.doors_before(g) or doors.locked_chests(g))
        case Heal(who="hero"):
            return hero.health < most_health(g, hero)
        case Heal():
            return any([other.health < most_health(g, other) for other in g.heroes])
        case Power():
            return b"\0" in hero.discard
        case Refresh():
            return bool(hero.exhausted)
        case Scry():
            return bool(g.tiles.cards)
    return True


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
    """Draw a tile; one that fits nowhere is set aside once in the variant, or lies in hand while another is laid."""
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
    """
    g.phase = "tile"
    seat = g.turn
    places = [_place(seat, at, turn) for at, turn in atlas.placements(g, g.drawn)]
    aside = _place_aside(g) if g.set_aside >= 0 else []
    if not places and not aside:
        ending.lose(g, "dead_end")
        return
    skills = [option for option in _skills(g) if not _unlocks(g, option.args[1])]
    more = [*aside, *_upkeep(g, seat, _wealth(g)), *skills]
    if more:
        g.agenda.append(place_tile())
    g.ask("place", seat, [*more, *places], g.drawn)


@memo
def _place(seat: int, at: int, turn: int) -> Option:
    """Return the option to lay the tile in hand here; it is the same for every tile."""
    x, y = coordinates(at)
    return Option(seat, "place", (at, turn), (f"cell.{x}.{y}",), lay_tile(at, turn))


@step("FD-048", "FD-050", "FD-061", "FD-062", "FD-067")
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
def _place_aside(g: Depths) -> list[Option]:
    """Return where the tile that was set aside can be placed now."""
    found = []
    for at, turn in atlas.placements(g, g.set_aside):
        x, y = coordinates(at)
        found.append(Option(g.turn, "place_aside", (at, turn), (f"cell.{x}.{y}",), lay_aside(at, turn)))
    return found


@step("FD-048", "FD-211", "FR-25")
def lay_aside(g: Depths, at: int, turn: int) -> None:
    """The tile that was set aside lies on the map after all; nobody has drawn, so the turn stays where it is."""
    turn_page(g)
    tile, g.set_aside = g.set_aside, -1
    atlas.lay(g, tile, at, turn)
    g.emit("placed", tile=g.box.lands[g.ecology].grounds[tile].id, cell=at, turn=turn)
