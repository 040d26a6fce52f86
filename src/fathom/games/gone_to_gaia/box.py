"""What comes in the box: all cards, suits and quests, loaded and checked, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from fathom.core.content import (
    Loaded,
    Problems,
    check_file_names,
    content_hash,
    content_roots,
    find_files,
    load_table,
    merge_entries,
    records_in,
)
from fathom.core.state import Box

from . import board, lint, schema, schema_story
from .profiles import Profile, make_profiles
from .schema import DAMAGES, ELEMENTS, TOKENS, Effect, Equipment, Passive

GAME = "gone-to-gaia"
FOLDER = Path(__file__).parent
#: The content files of this game, in its own folder and in packs.
FILES = (
    "suits.toml", "types.toml", "equipment/*.toml", "products.toml", "heroes.toml", "levels.toml", "spawns.toml",
    "friendlies.toml", "minions.toml", "bosses.toml", "lieutenants.toml", "scenarios.toml", "quests.toml", "table.toml",
    "campaign/registry.toml", "campaign/chapters.toml", "campaign/town/*.toml", "campaign/endings.toml",
)  # fmt: skip
#: The tables of the story's files: what a table is called there, and what it holds.
STORY: dict[str, dict[str, tuple[str, Any]]] = {
    "registry": {
        "person": ("people", schema_story.Person),
        "shelf": ("shelves", schema_story.Shelf),
        "curio": ("curios", schema_story.Curio),
        "gossip": ("gossip", schema_story.Gossip),
    },
    "chapters": {
        "chapter": ("chapters", schema_story.Chapter),
        "donation": ("donations", schema_story.Donation),
        "standing": ("standings", schema_story.Standing),
    },
    "town/*": {"visit": ("visits", schema_story.Visit), "entry": ("entries", schema_story.Entry)},
    "endings": {"ending": ("endings", schema_story.Ending)},
}
#: How many answers to one kind of question are kept before the oldest are forgotten.
KEPT = 50_000
#: Nothing of any token.
NO_TOKENS = (0,) * len(TOKENS)

R = TypeVar("R")


class Kit(msgspec.Struct, frozen=True):
    """What everything on a suit amounts to: its board, the equipment in use, the products that were brought."""

    suit: str
    max_hp: int
    movement: int
    tokens: tuple[int, ...]
    #: Damage types with the token on the upper space, one bit each.
    high: int
    #: Types whose pile is replaced by an upgrade set, one bit each.
    piles: int
    push: schema.Push | None
    through: bool
    reach: bool
    wave_start: tuple[int, ...]
    wave_end: tuple[int, ...]
    on_retreat: tuple[int, ...]
    last_breath: int
    limit: int
    upgraded: bool


class Area(msgspec.Struct, frozen=True):
    """Which tiles the attacks of a step cover, by letter, from each tile."""

    masks: dict[str, tuple[int, ...]]


class Story(msgspec.Struct, frozen=True):
    """The story of the campaign."""

    people: dict[str, schema_story.Person]
    shelves: dict[str, schema_story.Shelf]
    curios: dict[str, schema_story.Curio]
    gossip: dict[str, schema_story.Gossip]
    chapters: dict[str, schema_story.Chapter]
    donations: dict[str, schema_story.Donation]
    standings: dict[str, schema_story.Standing]
    visits: dict[str, schema_story.Visit]
    entries: dict[str, schema_story.Entry]
    endings: dict[str, schema_story.Ending]


class GaiaBox(Box):
    """The content. It never changes."""

    def __init__(
        self,
        suits: Mapping[str, schema.SuitBoard],
        types: Mapping[str, schema.EquipmentType],
        equipment: Mapping[str, Equipment],
        products: Mapping[str, schema.Product],
        heroes: Mapping[str, schema.Hero],
        levels: Mapping[str, schema.Level],
        spawns: Mapping[str, schema.Spawn],
        friendlies: Mapping[str, schema.Friendly],
        families: Mapping[str, schema.Family],
        kins: Mapping[str, schema.Kin],
        bosses: Mapping[str, schema.Boss],
        lieutenants: Mapping[str, schema.Lieutenant],
        scenarios: Mapping[str, schema.Scenario],
        quests: Mapping[str, schema.Quest],
        table: schema.Table,
        story: Story,
        packs: Sequence[Path] = (),
    ) -> None:
        self.game = GAME
        self.packs = tuple(packs)
        self.suits = dict(suits)
        self.types = dict(types)
        self.equipment = dict(equipment)
        self.products = dict(products)
        self.hero = dict(heroes)
        self.levels = dict(levels)
        self.spawns = dict(spawns)
        self.friendlies = dict(friendlies)
        self.families = dict(families)
        self.kins = dict(kins)
        self.boss_cards = dict(bosses)
        self.lieutenants = dict(lieutenants)
        self.scenarios = dict(scenarios)
        self.quests = dict(sorted(quests.items(), key=lambda item: item[1].no))
        self.table = table
        self.story = story
        groups = (
            suits, types, equipment, products, heroes, levels, spawns, friendlies, families, kins, bosses, lieutenants,
            scenarios, quests, *(getattr(story, name) for name in story.__struct_fields__),
        )  # fmt: skip
        self.hash = content_hash([*groups, table])
        self.nodes: list[Effect] = []
        for group in groups:
            for entry in group.values():
                for effect in effects_in(entry):
                    msgspec.structs.force_setattr(effect, "node", len(self.nodes))
                    self.nodes.append(effect)
        self._index()
        self.profiles: list[Profile]
        self.profile_of: dict[tuple[str, int, str, bool], int]
        self.profiles, self.profile_of = make_profiles(self.families, self.boss_cards, self.lieutenants, self.quests)
        #: Answers that are the same every time, made once.
        self.made: dict[Any, Any] = {}
        self._kits: dict[Any, Kit] = {}

    def _index(self) -> None:
        """Work out what is asked often."""
        #: Types by number, weapons first: 0 to 6 are weapons.
        ordered = sorted(self.types.values(), key=lambda one: one.kind != "weapon")
        self.type_names = tuple(one.id for one in ordered)
        self.type_number = {name: i for i, name in enumerate(self.type_names)}
        self.weapons = sum(one.kind == "weapon" for one in ordered)
        self.charm = next(
            (self.type_number[c.type] for c in self.equipment.values() for e in c.passive.first_gain
             if isinstance(e, schema.Doublers)), -1,
        )  # fmt: skip
        #: The cards by pile (0 Mind, 1 Body, 2 upgrades), type and rank.
        piles = {"mind": 0, "body": 1, None: 2}
        self._cards = {
            (piles[card.discipline], self.type_number[card.type], card.rank): card for card in self.equipment.values()
        }
        self.areas = {
            effect.node: Area(board.area(effect.area)) for effect in self.nodes if isinstance(effect, schema.Attack)
        }
        self._suit_of = {(suit.discipline, suit.upgraded): suit for suit in self.suits.values()}
        self.bosses_of_wave = {
            wave: tuple(one.id for one in self.boss_cards.values() if one.wave == wave)
            for wave in range(1, self.table.onslaught_waves + 1)
        }
        self.lieutenant_of_level = {one.level: one.id for one in self.lieutenants.values() if one.level}
        #: Where a Spawn card puts what: by mark, the tiles.
        self.marks = {
            card.id: {
                mark: tuple(i for i, m in enumerate("".join(card.map).replace(" ", "")) if m == mark)
                for mark in "BmScf"
            }
            for card in self.spawns.values()
        }

    def card(self, pile: int, kind: int, rank: int, upgraded_piles: int) -> Equipment:
        """Return the card of a type and rank from a discipline's pile, or from the upgrade set that replaces it."""
        if upgraded_piles >> kind & 1:
            pile = 2
        return self._cards[pile, kind, rank]

    def kit(self, discipline: int, ranks: tuple[int, ...], products: tuple[str, ...]) -> Kit:
        """Return what this equipment and these products amount to."""
        key = (discipline, ranks[self.weapons :], products)  # weapons add nothing to it
        found = self._kits.get(key)
        if found is None:
            if len(self._kits) >= KEPT:
                self._kits.clear()
            found = self._kits[key] = self._make_kit(discipline, ranks, products)
        return found

    def _make_kit(self, discipline: int, ranks: tuple[int, ...], names: tuple[str, ...]) -> Kit:
        products = [self.products[name] for name in names]
        name = schema.DISCIPLINES[discipline]
        suit = self._suit_of[name, any(product.suit == name for product in products)]
        piles = board.mask_of(self.type_number[product.upgrade] for product in products if product.upgrade)
        passives = [self.card(discipline, kind, rank, piles).passive for kind, rank in enumerate(ranks) if rank]
        passives += [product.passive for product in products]
        tokens = dict.fromkeys(TOKENS, 0)
        for one in passives:
            for token, n in one.tokens.items():
                tokens[token] += n

        def nodes(effects: Iterator[Effect]) -> tuple[int, ...]:
            return tuple(effect.node for effect in effects)

        return Kit(
            suit=suit.id,
            max_hp=suit.max_hp + sum(one.max_hp for one in passives),
            movement=suit.movement + sum(one.movement for one in passives),
            tokens=tuple(tokens.values()),
            high=board.mask_of(DAMAGES.index(product.doubles) for product in products if product.doubles),
            piles=piles,
            push=next((one.push for one in passives if one.push), None),
            through=any(one.through for one in passives),
            reach=any(one.reach for one in passives),
            wave_start=nodes(effect for one in passives for effect in one.wave_start),
            wave_end=nodes(effect for one in passives for effect in one.wave_end),
            on_retreat=nodes(effect for one in passives if one.on_retreat for effect in one.wave_end),
            last_breath=sum(product.last_breath for product in products),
            limit=suit.products,
            upgraded=suit.upgraded,
        )


@cache
def element_number(name: str) -> int:
    """Return the number of an element, which is that of its slot."""
    return ELEMENTS.index(name)


def effects_in(value: object) -> Iterator[Effect]:
    """Yield every effect in a piece of content, in its order; those inside another one after it."""
    return cast(Iterator[Effect], records_in(value, schema._Effect))


def open_box(packs: Sequence[Path] = ()) -> GaiaBox:
    """Load the content with the packs laid over it, and check it.

    Raises:
        ContentError: something in it is misspelt, missing or impossible.
    """
    roots = content_roots(FOLDER / "content", packs, GAME)
    problems = Problems()
    check_file_names(roots, FILES, problems)

    def load(pattern: str, key: str, kind: type[R], *also: str) -> dict[str, Loaded[R]]:
        return merge_entries(roots, pattern, key, kind, also=also, problems=problems)

    entries = lint.Entries(
        suits=load("suits.toml", "suit", schema.SuitBoard),
        types=load("types.toml", "type", schema.EquipmentType),
        equipment=load("equipment/*.toml", "equipment", Equipment),
        products=load("products.toml", "product", schema.Product),
        heroes=load("heroes.toml", "hero", schema.Hero),
        levels=load("levels.toml", "level", schema.Level),
        spawns=load("spawns.toml", "spawn", schema.Spawn),
        friendlies=load("friendlies.toml", "friendly", schema.Friendly),
        families=load("minions.toml", "family", schema.Family),
        kins=load("bosses.toml", "kin", schema.Kin, "boss"),
        bosses=load("bosses.toml", "boss", schema.Boss, "kin"),
        lieutenants=load("lieutenants.toml", "lieutenant", schema.Lieutenant),
        scenarios=load("scenarios.toml", "scenario", schema.Scenario),
        quests=load("quests.toml", "quest", schema.Quest),
        **{
            name: load(f"campaign/{file}.toml", key, kind, *(other for other in keys if other != key))
            for file, keys in STORY.items()
            for key, (name, kind) in keys.items()
        },
    )
    problems.raise_if_any()
    *_, numbers = find_files(roots, "table.toml")
    table = load_table(numbers.path, schema.Table, numbers.shown)
    lint.check(entries, table, problems)
    problems.raise_if_any()
    return GaiaBox(
        suits=_values(entries.suits),
        types=_values(entries.types),
        equipment=_values(entries.equipment),
        products=_values(entries.products),
        heroes=_values(entries.heroes),
        levels=_values(entries.levels),
        spawns=_values(entries.spawns),
        friendlies=_values(entries.friendlies),
        families=_values(entries.families),
        kins=_values(entries.kins),
        bosses=_values(entries.bosses),
        lieutenants=_values(entries.lieutenants),
        scenarios=_values(entries.scenarios),
        quests=_values(entries.quests),
        table=table,
        story=Story(**{name: _values(getattr(entries, name)) for name in Story.__struct_fields__}),
        packs=packs,
    )


def _values(entries: Mapping[str, Loaded[R]]) -> dict[str, R]:
    return {name: entry.value for name, entry in entries.items()}


__all__ = ["FOLDER", "GAME", "NO_TOKENS", "Area", "GaiaBox", "Kit", "Passive", "effects_in", "open_box"]
