"""From setup options to a first state (chapters 1 to 4, 18, 26 to 28)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from fathom.core.errors import SetupError, did_you_mean
from fathom.core.game import SetupOption

from .box import ECOLOGIES, GAME, DepthsBox
from .chosen import DepthsSetup, Record, Sheet, Side
from .queries import most_health
from .rules import decks, ecology, items, level_up
from .state import KEYS, Depths, Held, Hero, rule, step

SIDES: tuple[Side, ...] = get_args(Side)
VARIANTS = (
    "random_campfire", "no_level_up_healing", "locked_chests", "starting_ability", "more_keys", "keys_on_descent",
    "one_dead_end", "double_healing",
)  # fmt: skip
#: Rulings that a table may turn round: the README says what then holds.
RULINGS = (
    "FR-03", "FR-08", "FR-12", "FR-16", "FR-21", "FR-27", "FR-41", "FR-52", "FR-53", "FR-61", "FR-65", "FR-69", "FR-71",
)  # fmt: skip
RETAIL_CARDS = 6


# ---------------------------------------------------------------------------------------------- options


@rule("FD-002", "FD-200", "FD-204", "FD-205", "FD-206", "FD-207", "FD-208", "FD-209", "FD-210", "FD-213", "FR-05")
def options(box: DepthsBox) -> tuple[SetupOption, ...]:
    """Return what can be chosen before a game; two Heroes at the top, without variants, suit a first game.

    Where it begins (FD-200) and who goes (FD-002). Harder: FD-204, FD-205, FD-206. Easier: FD-207, FD-208, FD-209,
    FD-210, FD-213. The edition says how many cards there are (FR-05).
    """
    return (
        SetupOption("start", ECOLOGIES[0], ECOLOGIES),
        SetupOption("heroes", 2, (box.heroes, SIDES), "heroes"),
        SetupOption("players", 0, (), "number"),
        SetupOption("edition", "full", ("full", "retail")),
        *(SetupOption(name, False, (), "flag") for name in VARIANTS),
        SetupOption("rulings", (), RULINGS, "several"),
        SetupOption("record", None, (), "record"),
    )


@rule("FD-163")
def prepare(box: DepthsBox, values: Mapping[str, Any]) -> DepthsSetup:
    """Check the chosen values and make the setup.

    Raises:
        SetupError: names the field and what is allowed.
    """
    heroes = _heroes(box, values["heroes"])
    return DepthsSetup(
        values["start"],
        heroes,
        _players(values["players"], len(heroes)),
        values["edition"],
        **{name: values[name] for name in VARIANTS},
        rulings=_rulings(values["rulings"]),
        record=_sheet(box, values["record"], len(heroes)),
    )


@rule("FD-002", "FD-214", "FD-220", "FR-01")
def _heroes(box: DepthsBox, chosen: object) -> tuple[tuple[str, Side], ...]:
    """Check the Heroes: a number, or for each a name or (name, side); each of them at most once."""
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        if not 1 <= chosen <= len(box.heroes):
            raise SetupError("heroes", f"{chosen} Heroes cannot go", [str(n + 1) for n in range(len(box.heroes))])
        chosen = box.heroes[:chosen]
    if isinstance(chosen, (str, bytes)) or not isinstance(chosen, Sequence) or not chosen:
        raise SetupError("heroes", "a number of Heroes, or a list of names, is needed")
    found: list[tuple[str, Side]] = []
    for entry in chosen:
        name, *rest = [entry] if isinstance(entry, str) else list(entry)
        side = rest[0] if rest else "front"
        if name not in box.heroes:
            raise SetupError("heroes", f"'{name}' is no Hero{did_you_mean(str(name), box.heroes)}", box.heroes)
        if side not in SIDES or len(rest) > 1:
            raise SetupError("heroes", f"'{side}' is no side of a mat{did_you_mean(str(side), SIDES)}", SIDES)
        if any(name == other for other, _ in found):
            raise SetupError("heroes", f"'{name}' can be in play only once", box.heroes)
        found.append((name, side))
    if len(found) > 3:
        raise SetupError("heroes", f"{len(found)} Heroes are too many", ["1 to 3"])
    return tuple(found)


@rule("FD-002", "FR-01")
def _players(chosen: object, heroes: int) -> int:
    """Check the number of people: each has a Hero; 0 means one for each."""
    if not isinstance(chosen, int) or isinstance(chosen, bool) or not 0 <= chosen <= heroes:
        allowed = [str(n) for n in range(heroes + 1)]
        raise SetupError("players", f"{chosen!r} people cannot play {heroes} Heroes", allowed)
    return chosen or heroes


def _rulings(chosen: object) -> tuple[str, ...]:
    names = [chosen] if isinstance(chosen, str) else list(chosen) if isinstance(chosen, Sequence) else [str(chosen)]
    for name in names:
        if name not in RULINGS:
            raise SetupError("rulings", f"'{name}' cannot be turned round{did_you_mean(str(name), RULINGS)}", RULINGS)
    return tuple(sorted(set(names)))


def seats(setup: DepthsSetup) -> int:
    """Return how many people play."""
    return setup.players


# ---------------------------------------------------------------------------------------------- the first state


def begin(box: DepthsBox, setup: DepthsSetup, seed: int) -> Depths:
    """Make the state with the setup on its agenda."""
    g = Depths(game=GAME, box=box, setup=setup, seed=seed)
    g.then(set_up_heroes())
    return g


@step("FD-022", "FD-023", "FD-027", "FD-028", "FD-029", "FD-200", "FD-208", "FR-04", "FR-47")
def set_up_heroes(g: Depths) -> None:
    """Decks are shuffled, Heroes made at the Level of the Ecology, Keys laid out; the XP pool is empty.

    Decks of each Class in play (FD-023), Heroes at the Level of the Ecology (FD-027, FD-200) with full Health
    (FD-028) and nothing else (FD-029), three Keys or six (FD-022, FD-208). The Keys are in common (FR-04) and the
    pool is empty (FR-47).
    """
    setup = g.setup
    g.ecology = ECOLOGIES.index(setup.start)
    g.keys = 2 * KEYS if setup.more_keys else KEYS
    for i, (name, side) in enumerate(setup.heroes):
        g.heroes.append(_hero(g, i, name, side))
        g.emit("hero", hero=i, mat=g.heroes[i].mat, classes=g.heroes[i].classes)
    _class_decks(g)
    for h in range(len(g.heroes)):
        if setup.record:
            _recall(g, h, setup.record.heroes[h])
        else:
            _deal(g, h)
    if setup.record:
        g.keys, g.xp = setup.record.keys, bytes(setup.record.xp)
    g.then(ecology.set_up(), *([] if setup.record else _gifts(g)), ecology.enter())


@rule("FD-026", "FD-028", "FD-214", "FD-220")
def _hero(g: Depths, i: int, name: str, side: Side) -> Hero:
    wanted = "front" if side == "front" else "alternate"
    mat = next(mat for mat in g.box.mats.values() if mat.hero == name and mat.side == wanted)
    classes = mat.classes[:1] if side == "single" else mat.classes
    hero = Hero(i % g.setup.players, mat.id, classes, g.ecology + 1)
    hero.health = most_health(g, hero)
    return hero


@rule("FD-023", "FR-05")
def _class_decks(g: Depths) -> None:
    """Each Class has one Item deck and one Ability deck, shuffled, for all Heroes who draw from it."""
    retail = g.setup.edition == "retail"
    for name in dict.fromkeys(name for hero in g.heroes for name in hero.classes):
        own, taught = g.box.class_cards[name]
        if retail:  # FR-05: the list has no retail number for Fighter Abilities
            own = own[:RETAIL_CARDS]
            taught = taught if name == "fighter" else taught[:RETAIL_CARDS]
        g.item_decks[name] = g.rng("setup").shuffled(own)
        g.ability_decks[name] = g.rng("setup").shuffled(taught)


@rule("FD-024", "FD-032", "FD-033", "FD-034", "FD-036", "FD-037", "FD-038", "FD-039")
def _deal(g: Depths, h: int) -> None:
    """All Power Cards in play are Stored, the other cards shuffled; Item Action cards wait in the supply.

    The Class deck (FD-032, FD-033, FD-034) without Item Action cards (FD-024) is shuffled (FD-037); Power Cards are
    Stored (FD-036), the third of Sil only at Level 3 (FD-038, FD-039).
    """
    hero = g.heroes[h]
    cards, hero.supply = ecology.starting_cards(g, hero.classes[0])
    hero.stored = decks.power_cards(g, hero)
    decks.shuffle_hero(g, h, cards)


@rule("FD-008", "FD-201", "FD-202", "FD-207")
def _gifts(g: Depths) -> list[Any]:
    """A start lower down gives each Hero an Ability and an Item for every Ecology above.

    What nobody pays for (FD-008): FD-201 in the Caverns, FD-202 in the Architecture. In the Ruins only with the
    variant (FD-207).
    """
    calls = []
    for h in range(len(g.heroes)):
        calls += [level_up.draw_abilities(h), items.draw_item(h)] * g.ecology
        if g.setup.starting_ability and not g.ecology:
            calls.append(level_up.first_ability(h))
    return calls


# ---------------------------------------------------------------------------------------------- record sheets


@rule("FD-162", "FD-163", "FD-164", "FR-09")
def record(g: Depths) -> dict[str, Any]:
    """Return the setup with which the party goes on in its next Ecology: `fathom.new(game, **record(state))`."""
    sheets = []
    for hero in g.heroes:
        cards = hero.draw + hero.discard + hero.hand
        sheets.append(
            Record(
                hero.health, hero.level, tuple((held.id, held.equipped, held.uses) for held in hero.items),
                hero.abilities, hero.exhausted, tuple(sorted(card for card in cards if card)),
                hero.stored + cards.count(0),
            )
        )  # fmt: skip
    sheet = Sheet(tuple(sheets), g.keys, tuple(g.xp))
    plain: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(g.setup, record=sheet))
    return plain | {"start": ECOLOGIES[g.heroes[0].level - 1]}


@rule("FD-163")
def _sheet(box: DepthsBox, chosen: object, heroes: int) -> Sheet | None:
    """Read record sheets back."""
    if chosen is None:
        return None
    try:
        sheet = msgspec.convert(chosen, Sheet)
    except msgspec.ValidationError as error:
        raise SetupError("record", f"this is no record sheet ({error})") from None
    if len(sheet.heroes) != heroes:
        raise SetupError("record", f"there are {len(sheet.heroes)} sheets for {heroes} Heroes")
    for one in sheet.heroes:
        for names, known in (([item[0] for item in one.items], [*box.items]), (one.abilities, [*box.abilities])):
            for name in names:
                if name not in known:
                    raise SetupError("record", f"'{name}' does not exist{did_you_mean(name, known)}")
    return sheet


@rule("FD-163", "FR-09")
def _recall(g: Depths, h: int, sheet: Record) -> None:
    """A Hero from her record sheet: all Power Cards Stored, the rest of her deck shuffled, the hand empty."""
    hero = g.heroes[h]
    hero.level, hero.health = sheet.level, sheet.health
    hero.abilities, hero.exhausted = sheet.abilities, sheet.exhausted
    hero.stored = sheet.power_cards
    hero.items = tuple(Held(name, equipped, uses) for name, equipped, uses in sheet.items)
    hero.gear = tuple(held.id for held in hero.items if held.equipped)
    cards, supply = ecology.starting_cards(g, hero.classes[0])
    for card in sheet.cards:
        if decks.is_from_item(card):
            supply = decks.without(supply, card)
        else:
            cards = decks.without(cards, card)
    hero.supply, hero.removed = supply, cards
    decks.shuffle_hero(g, h, bytes(sheet.cards))
    for name in hero.classes:
        g.ability_decks[name] = tuple(card for card in g.ability_decks[name] if card not in sheet.abilities)
        g.item_decks[name] = tuple(card for card in g.item_decks[name] if card not in [one[0] for one in sheet.items])
