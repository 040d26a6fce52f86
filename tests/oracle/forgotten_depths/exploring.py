"""What may be done while Exploring, and what one is asked there: book 325-660 and 740-765; see `oracle.py`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from . import heroes
from .ground import Ground
from .printed import ABILITIES, ITEMS
from .words import Choice, effect_at


def explore(state: Any, ground: Ground) -> Iterable[Choice]:
    """Encounter what is within reach, draw a tile, buy, make ready (387, 329, 745-750, 477)."""
    choices: set[Choice] = set(encounters(state, ground))
    if state.tiles.cards:
        choices.add(("draw_tile",))
    choices |= set(set_aside(state, ground))
    if heroes.wealth(state) >= heroes.rates(state)["key"]:
        choices.add(("buy_key",))
    choices |= set(any_time(state, ("unlock",)))
    if not choices & {("draw_tile",)} and not any(choice[0] in ENCOUNTERS for choice in choices):
        choices.add(("give_up",))
    return choices


ENCOUNTERS = ("monster", "feature", "chest", "door", "campfire", "stairs", "legend", "place_aside")


def encounters(state: Any, ground: Ground) -> Iterable[Choice]:
    """Return all that can be Encountered."""
    for region in ground.reached:
        number = ground.number(region)
        is_open = region in ground.open
        if ground.has(region, "monsters"):
            yield ("monster", number)
        if ground.has(region, "features"):
            yield ("feature", number)
        # 460: all Monsters at a Chest first; 827: locked, if so agreed
        is_closed = state.setup.locked_chests and not state.keys
        if ground.has(region, "chests") and not ground.has(region, "monsters") and not is_closed:
            yield ("chest", number)
        if "R" in ground.signs(region) and not state.rested and is_open:
            yield ("campfire", number)
        if "S" in ground.signs(region) and is_open:
            yield ("stairs", number)
    if state.keys:
        yield from (("door", *door) for door in doors(state, ground))
    for match in ground.patterns():
        yield ("legend", *match)


def doors(state: Any, ground: Ground) -> list[tuple[int, int]]:
    """Return the locked Doors that the Heroes can come to, from either side."""
    return [door for door in state.doors if any(ground.region(side) in ground.open for side in door)]


def set_aside(state: Any, ground: Ground) -> Iterable[Choice]:
    """Return where the tile that was set aside may lie (850: at any time during Exploration)."""
    if state.set_aside >= 0:
        yield from (("place_aside", *place) for place in ground.places(state.set_aside))


def any_time(state: Any, more: Iterable[str] = ()) -> Iterable[Choice]:
    """Return what may be done whenever one is Exploring: Healing, equipment, Items and Abilities that say so."""
    if heroes.wealth(state) >= heroes.rates(state)["healing_cost"]:
        yield ("buy_healing",) if any(map(heroes.is_wounded, state.heroes)) else ("perhaps", "buy_healing")
    for h, hero in enumerate(state.heroes):
        for held in hero.items:
            item = ITEMS[held.id]
            if held.equipped:
                yield ("unequip", h, held.id)
            elif heroes.may_wear(hero, item) and heroes.hands(hero) + item.get("hands", 0) <= heroes.HANDS:
                yield ("equip", h, held.id)
        for name, skill, card in heroes.skills(hero):
            if skill["trigger"] not in ("explore", "use") or heroes.exhausted(hero, name, card):
                continue
            if not all(effect["do"] in (*heroes.ANYWHERE, *more) for effect in skill["effects"]):
                continue
            if skill.get("uses") and not heroes.uses_left(hero, card["id"]):
                continue
            if skill.get("per") and (name in hero.spent or card["id"] in hero.spent):
                continue
            yield ("use_skill", h, name) if matters(state, h, skill) else ("perhaps", "use_skill", h, name)


def twice(state: Any, choices: Iterable[Choice]) -> Iterable[Choice]:
    """Return what can be chosen once more, since a Hero has two Items of one name."""
    for choice in choices:
        if choice[0] in ("equip", "unequip"):
            key, h, name = choice
            many = [held for held in state.heroes[h].items if (held.id, held.equipped) == (name, key == "unequip")]
            yield from [choice] * (len(many) - 1)


def matters(state: Any, h: int, skill: dict[str, Any]) -> bool:
    """Whether an ability would change anything: nobody need be offered what is in vain."""
    hero = state.heroes[h]
    for effect in skill["effects"]:
        match effect["do"]:
            case "heal":
                if any(map(heroes.is_wounded, state.heroes)):
                    return True
            case "refresh":
                if hero.exhausted:
                    return True
            case "power":
                if 0 in hero.discard:
                    return True
            case "unlock":
                if locks(state):
                    return True
            case "scry":
                if state.tiles.cards:
                    return True
            case _:
                return True
    return False


def locks(state: Any) -> list[Choice]:
    """Return what can be Unlocked: Doors, and Chests if they are locked."""
    ground = Ground(state)
    found: list[Choice] = [("unlock", *door) for door in doors(state, ground)]
    if state.setup.locked_chests:
        found += [("unlock_chest", choice[1]) for choice in _chests(state, ground)]
    return found


def doors_from(state: Any, free: set[int]) -> list[Choice]:
    """Return the Doors that a card may open in mid-Encounter: from where the Heroes came, or could have gone."""
    return [("unlock", *door) for door in state.doors if free & set(door)]


def _chests(state: Any, ground: Ground) -> Iterable[Choice]:
    for region in ground.reached:
        if ground.has(region, "chests") and not ground.has(region, "monsters"):
            yield ("chest", ground.number(region))


def place(state: Any) -> Iterable[Choice]:
    """Return where the drawn tile may lie, and what may still be done while it is in hand (745-750)."""
    ground = Ground(state)
    choices: set[Choice] = {("place", *spot) for spot in ground.places(state.drawn)}
    return choices | set(set_aside(state, ground)) | set(any_time(state))


# ---------------------------------------------------------------------------------------------- Experience Points


def pay(state: Any, what: str, rate: int, paid: int) -> Iterable[Choice]:
    """Return what may be laid down: whole cards of the pool, and Items; enough is enough, no change (761)."""
    for card in set(state.xp):
        yield ("pay", card)
    for h, hero in enumerate(state.heroes):
        for held in hero.items:
            if ITEMS[held.id]["xp"]:
                yield ("pay_item", h, held.id, ITEMS[held.id]["xp"])
    if paid >= rate:
        yield ("done_paying", what, paid // rate)


def divide(state: Any, h: int, n: int) -> Iterable[Choice]:
    """Return how much of the Healing a Hero may get; the others get the rest, as far as they can (903-911)."""
    lacks = [heroes.most_health(hero) - hero.health for hero in state.heroes]
    most = min(n, lacks[h])
    least = min(most, max(0, n - sum(lacks[h + 1 :])))
    return (
        [("heal_by", h, k) for k in range(most + 1)]
        if least == 0
        else [
            *(("heal_by", h, k) for k in range(least, most + 1)),
            *(("perhaps", "heal_by", h, k) for k in range(least)),
        ]
    )


# ---------------------------------------------------------------------------------------------- Items and Abilities


def draw_item(state: Any) -> Iterable[Choice]:
    """Return who may draw an Item: it is up to the players (465)."""
    for h, hero in enumerate(state.heroes):
        yield ("draw_item", h) if any(state.item_decks[name] for name in hero.classes) else ("perhaps", "draw_item", h)


def keep_item(state: Any, h: int) -> Iterable[Choice]:
    """Return what a multi-classed Hero may keep, or give up for an Ally (870-879)."""
    hero = state.heroes[h]
    for item in state.revealed:
        if ITEMS[item]["deck"] == hero.classes[0] or not ITEMS[item].get("adds"):
            yield ("keep_item", h, item)
        else:
            for ally, other in enumerate(state.heroes):
                if ally != h and other.classes[0] == ITEMS[item]["deck"]:
                    yield ("pass_item", ally, item)


def replace(state: Any, h: int) -> Iterable[Choice]:
    """Return which cards may leave a deck: any of the draw and discard piles together (484-500)."""
    hero = state.heroes[h]
    return {("replace", h, card) for card in hero.draw + hero.discard}


def draw_abilities(state: Any, h: int) -> Iterable[Choice]:
    """Return from which decks a Hero may draw: two of the Primary Class, or one of each (882-887)."""
    first, *second = state.heroes[h].classes
    if state.ability_decks[first]:
        yield ("draw_abilities", h, first, first)
    for other in second:
        if state.ability_decks[first] and state.ability_decks[other]:
            yield ("draw_abilities", h, first, other)


def keep_ability(state: Any, h: int) -> Iterable[Choice]:
    """Return the Ability Cards of which one is kept (641)."""
    return [("keep_ability", h, card) for card in state.revealed if card in ABILITIES]


def level_up(state: Any, learned: Collection[int]) -> Iterable[Choice]:
    """Return who may buy an Ability, one for each Hero (637), and to go down."""
    yield ("go_down",)
    for h, hero in enumerate(state.heroes):
        is_rich = heroes.wealth(state) >= heroes.rates(state)["ability"]
        if h not in learned and is_rich and any(state.ability_decks[name] for name in hero.classes):
            yield ("buy_ability", h)


# ---------------------------------------------------------------------------------------------- tests and gifts


def supply(state: Any, h: int) -> Iterable[Choice]:
    """Return the cards that a Hero may play for a test: from the hand or from the draw pile, in any mix (431)."""
    hero = state.heroes[h]
    found: set[Choice] = {("supply", h, card) for card in hero.hand}
    if hero.draw or hero.discard:
        found.add(("supply_unseen", h))
    return found


def alternative(state: Any, where: str) -> Iterable[Choice]:
    """Return which way a card may go: what must be given has to be there."""
    for i, way in enumerate(effect_at(where)["options"]):
        if all(has_gift(state, effect) for effect in way if effect["do"] == "lose"):
            yield ("alternative", where, i)


def has_gift(state: Any, effect: dict[str, Any]) -> bool:
    """Whether the party has what it would give."""
    n = effect["n"]
    match effect["what"]:
        case "key":
            return bool(state.keys >= n)
        case "xp":
            return heroes.wealth(state) >= n
        case "item":
            return sum(len(hero.items) for hero in state.heroes) >= n
        case _:
            return sum(hero.stored for hero in state.heroes) >= n


def whom(state: Any, where: str) -> Iterable[Choice]:
    """Return who may be the one that a card speaks of; nobody need be offered in vain."""
    effect = effect_at(where)
    for h, hero in enumerate(state.heroes):
        in_vain = {
            "heal": not heroes.is_wounded(hero),
            "power": 0 not in hero.discard,
            "refresh": not hero.exhausted,
        }
        yield ("perhaps", "whom", h) if in_vain.get(effect["do"]) else ("whom", h)


def wake(state: Any) -> Iterable[Choice]:
    """Return the nearest places from the Lantern where Monsters are defeated."""
    ground = Ground(state)
    x, y = ground.region(state.lantern)[0]
    far = {
        ground.number(region): abs(region[0][0] - x) + abs(region[0][1] - y)
        for region in ground.regions()
        if ground.has(region, "defeated") and ground.number(region) != state.lantern
    }
    return [("wake", number) for number, distance in far.items() if distance == min(far.values())]


def spells(state: Any, h: int) -> Iterable[Choice]:
    """Return the ready Spells of a Hero that can be exhausted: those that say so."""
    hero = state.heroes[h]
    for name, skill, card in heroes.skills(hero):
        if skill.get("exhaust") and not heroes.exhausted(hero, name, card):
            yield ("exhaust", h, name)
