"""What comes in the box: all content, loaded, numbered and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from fathom.core.content import (
    Loaded,
    Problems,
    check_file_names,
    content_hash,
    content_roots,
    merge_entries,
    records_in,
)
from fathom.core.state import Box

from . import lint, schema
from .land import Land
from .schema import Ability, Deck, Ecology, Effect, Feature, Item, Legend, Mat, Monster, Part, Pattern, Skill, Tile

GAME = "forgotten-depths"
FOLDER = Path(__file__).parent
#: From the top down (FD-007).
ECOLOGIES = ("ruins", "caverns", "architecture")
CLASSES = ("fighter", "wizard", "rogue")
#: The Monster Action decks I, II, III (FD-021).
ACTION = ("light", "medium", "heavy")
SLOTS = ("head_one", "head_two", "body")
ENTITY = "entity"
TAIL = "tail"
LORE = "lore"
#: The content files of this game, in its own folder and in packs: file, table, record.
FILES: tuple[tuple[str, str, type], ...] = (
    ("heroes.toml", "deck", Deck),
    ("heroes.toml", "mat", Mat),
    ("abilities.toml", "ability", Ability),
    ("items.toml", "item", Item),
    ("monsters.toml", "monster", Monster),
    ("entity.toml", "part", Part),
    ("features.toml", "feature", Feature),
    ("legends.toml", "legend", Legend),
    ("patterns.toml", "pattern", Pattern),
    ("ecologies.toml", "ecology", Ecology),
    ("tiles-*.toml", "tile", Tile),
)


class Feat(msgspec.Struct, frozen=True):
    """A skill with the card that it stands on and the numbers of its effects."""

    id: str
    card: str
    kind: str
    trigger: str
    cost: int
    when: str
    exhaust: bool
    spell: bool
    uses: bool
    per: str
    nodes: tuple[int, ...]
    #: Whether it does something while Exploring.
    explores: bool


class Kit(msgspec.Struct, frozen=True):
    """What a Hero can do and what is always on, with her mat, Abilities and equipped Items."""

    powers: tuple[Feat, ...]
    blocks: tuple[Feat, ...]
    uses: tuple[Feat, ...]
    explores: tuple[Feat, ...]
    hooks: dict[str, tuple[Feat, ...]]
    spells: tuple[str, ...]
    armor: int
    #: More damage on a Hit, as (n, least card, most lead); on Return Damage; with magic; less Return Damage taken.
    hits: tuple[tuple[int, int, int], ...]
    back: int
    magic: int
    ease: int


class Beast(msgspec.Struct, frozen=True):
    """A Monster Card, or a part of the Final Entity, as Combat needs it."""

    id: str
    deck: int
    health: tuple[int, int, int]
    count: int
    horde: bool
    armor: int
    #: Cards that the Monster and each Hero play, by the number alive; empty without Health States.
    states: dict[int, tuple[int, int]]
    xp: int
    powers: tuple[Feat, ...]
    hooks: dict[str, tuple[Feat, ...]]
    hit: int
    back: int
    magic: int
    skills: tuple[str, ...] = ()


class DepthsBox(Box):
    """The content, and everything about it that can be worked out once."""

    def __init__(self, entries: Mapping[str, Mapping[str, Any]], packs: Sequence[Path] = ()) -> None:
        self.game = GAME
        self.packs = tuple(packs)
        self.decks: dict[str, Deck] = dict(entries["deck"])
        self.mats: dict[str, Mat] = dict(entries["mat"])
        self.abilities: dict[str, Ability] = dict(entries["ability"])
        self.items: dict[str, Item] = dict(entries["item"])
        self.monsters: dict[str, Monster] = dict(entries["monster"])
        self.parts: dict[str, Part] = dict(entries["part"])
        self.features: dict[str, Feature] = dict(entries["feature"])
        self.legends: dict[str, Legend] = dict(entries["legend"])
        self.patterns: dict[str, Pattern] = dict(entries["pattern"])
        self.ecologies: dict[str, Ecology] = dict(entries["ecology"])
        self.tiles: dict[str, Tile] = dict(entries["tile"])
        self.hash = content_hash([list(group.values()) for group in entries.values()])
        self.nodes: list[Effect] = []
        self._number_effects(entries)
        self.skills: dict[str, Skill] = {
            skill.id: skill
            for group in (self.mats, self.monsters, self.parts)
            for entry in group.values()
            for skill in entry.skills
        }
        self.feats: dict[str, Feat] = {}
        for mat in self.mats.values():
            self._add_feats("mat", mat.id, mat.skills, False)
        for ability in self.abilities.values():
            self._add_feats("ability", ability.id, ability.skills, ability.deck == "wizard")
        for item in self.items.values():
            self._add_feats("item", item.id, item.skills, False)
        self.beasts = tuple(self._beast(monster) for monster in self.monsters.values())
        self.beast = {beast.id: beast for beast in self.beasts}
        self.body = {part.id: self._part(part) for part in self.parts.values() if part.slot != "lore"}
        self.lands = tuple(
            Land(
                name,
                [tile for tile in self.tiles.values() if tile.ecology == name],
                sorted((p for p in self.patterns.values() if p.ecology == name), key=lambda p: p.number),
            )
            for name in ECOLOGIES
        )
        self.rates = tuple(self.ecologies[name] for name in ECOLOGIES)
        names = list(self.monsters)
        #: Per Ecology, as numbers of `beasts`: the Monster Cards of its pile, its Stair Guardians.
        self.lurking = tuple(self._beasts_of(names, name, "monster") for name in ECOLOGIES)
        self.guarding = tuple(self._beasts_of(names, name, "guardian") for name in ECOLOGIES)
        #: The Monster Card of each Ecology that is set aside at setup, or -1 (FD-011).
        self.aside = tuple(
            next((number for number in lurking if self.monsters[names[number]].set_aside), -1)
            for lurking in self.lurking
        )
        self.lurking = tuple(
            bytes(number for number in lurking if number != aside)
            for lurking, aside in zip(self.lurking, self.aside, strict=True)
        )
        self.feature_names = tuple(self.features)
        self.seen = tuple(
            bytes(i for i, feature in enumerate(self.features.values()) if feature.ecology == name)
            for name in ECOLOGIES
        )
        #: The Items and Abilities of each Class deck.
        self.class_cards = {
            name: (
                tuple(item.id for item in self.items.values() if item.deck == name and not item.found),
                tuple(ability.id for ability in self.abilities.values() if ability.deck == name),
            )
            for name in CLASSES
        }
        self.legend_names = tuple(self.legends)
        #: Per Ecology and pattern, as numbers of `legends`: its opening cards, and its lettered cards by place.
        self.locations = tuple(tuple(self._location(runes.id) for runes in land.patterns) for land in self.lands)
        self.slots = {
            slot: tuple(part.id for part in self.parts.values() if part.slot == slot) for slot in (*SLOTS, TAIL, LORE)
        }
        self.heroes = tuple(dict.fromkeys(mat.hero for mat in self.mats.values()))
        #: Options and kits that are the same every time, made once.
        self.made: dict[Any, Any] = {}

    def _beasts_of(self, names: list[str], ecology: str, kind: str) -> bytes:
        found = [m.id for m in self.monsters.values() if m.ecology == ecology and m.kind == kind]
        return bytes(names.index(name) for name in found)

    def _location(self, pattern: str) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        """Return the opening cards of a pattern, and its lettered cards: equal ones together, by letter and numeral."""
        places: dict[tuple[str, int], tuple[int, ...]] = {}
        for number, legend in enumerate(self.legends.values()):
            if legend.pattern == pattern:
                at = (legend.letter, legend.numeral)
                places[at] = (*places.get(at, ()), number)
        opening = places.pop(("", 0), ())
        return opening, tuple(places[at] for at in sorted(places))

    def _number_effects(self, entries: Mapping[str, Mapping[str, Any]]) -> None:
        """Give each effect of the content its number, in a fixed order, by which pending calls name it."""
        for group in entries.values():
            for entry in group.values():
                for effect in effects_in(entry):
                    msgspec.structs.force_setattr(effect, "node", len(self.nodes))
                    self.nodes.append(effect)

    def _add_feats(self, kind: str, card: str, skills: Sequence[Skill], spells: bool) -> None:
        for number, skill in enumerate(skills, 1):
            id_ = skill.id or (card if number == 1 else f"{card}.{number}")
            self.feats[id_] = _feat(id_, card, kind, skill, spells)

    def feats_of(self, card: str) -> list[Feat]:
        """Return what a mat, an Ability Card or an Item lets a Hero do."""
        return [feat for feat in self.feats.values() if feat.card == card]

    def kit(self, mat: str, abilities: tuple[str, ...], gear: tuple[str, ...]) -> Kit:
        """Return what a Hero with these cards can do."""
        key = (mat, abilities, gear)
        kit: Kit | None = self.made.get(key)
        if kit is None:
            kit = self.made[key] = self._kit(mat, abilities, gear)
        return kit

    def _kit(self, mat: str, abilities: tuple[str, ...], gear: tuple[str, ...]) -> Kit:
        feats = [feat for card in dict.fromkeys((mat, *abilities, *gear)) for feat in self.feats_of(card)]
        armor = sum(self.items[item].armor for item in gear)
        hits: list[tuple[int, int, int]] = []
        back = magic = ease = 0
        for feat in feats:
            for effect in self._always(feat):
                match effect:
                    case schema.Bonus(on="hit"):
                        hits.append((effect.n, effect.min, effect.margin))
                    case schema.Bonus(on="return"):
                        back += effect.n
                    case schema.Bonus():
                        magic += effect.n
                    case schema.Ignore():
                        ease += effect.n
                    case schema.Armor():
                        armor += effect.n
        return Kit(
            powers=tuple(feat for feat in feats if feat.trigger == "power"),
            blocks=tuple(feat for feat in feats if feat.trigger == "block"),
            uses=tuple(feat for feat in feats if feat.trigger == "use"),
            explores=tuple(feat for feat in feats if feat.trigger == "explore" or (feat.uses and feat.explores)),
            hooks=_hooks(feats),
            spells=tuple(feat.id for feat in feats if feat.exhaust),
            armor=armor,
            hits=tuple(hits),
            back=back,
            magic=magic,
            ease=ease,
        )

    def _always(self, feat: Feat) -> list[Effect]:
        """Return the effects of a passive ability that are always on."""
        return [self.nodes[node] for node in feat.nodes] if feat.trigger == "passive" and not feat.when else []

    def _beast(self, monster: Monster) -> Beast:
        feats = [_feat(skill.id, monster.id, "monster", skill, False) for skill in monster.skills]
        hit, back, magic = self._passives(feats)
        return Beast(
            monster.id, ACTION.index(monster.deck), monster.health, monster.count, monster.horde, monster.armor,
            {alive: (theirs, ours) for alive, theirs, ours in monster.states}, monster.xp,
            tuple(feat for feat in feats if feat.trigger == "power"), _hooks(feats), hit, back, magic,
            tuple(feat.id for feat in feats),
        )  # fmt: skip

    def _part(self, part: Part) -> Beast:
        feats = [_feat(skill.id, part.id, "part", skill, False) for skill in part.skills]
        hit, back, magic = self._passives(feats)
        return Beast(
            part.id, ACTION.index("heavy"), part.health or (0, 0, 0), 1, False, part.armor, {}, 0,
            tuple(feat for feat in feats if feat.trigger == "power"), _hooks(feats), hit, back, magic,
            tuple(feat.id for feat in feats),
        )  # fmt: skip

    def _passives(self, feats: Sequence[Feat]) -> tuple[int, int, int]:
        hit = back = magic = 0
        for feat in feats:
            for effect in self._always(feat):
                match effect:
                    case schema.Bonus(on="hit"):
                        hit += effect.n
                    case schema.Bonus(on="return"):
                        back += effect.n
                    case schema.Ignore(what="magic"):
                        magic += effect.n
        return hit, back, magic


def _hooks(feats: Sequence[Feat]) -> dict[str, tuple[Feat, ...]]:
    moments = dict.fromkeys(feat.when for feat in feats if feat.when)
    return {moment: tuple(feat for feat in feats if feat.when == moment) for moment in moments}


#: Verbs that need played cards or a foe.
FIGHTING = (
    schema.Damage, schema.Swap, schema.Change, schema.Redraw, schema.Ignore, schema.Armor, schema.Bonus,
)  # fmt: skip


def _feat(id_: str, card: str, kind: str, skill: Skill, spell: bool) -> Feat:
    fighting = any(isinstance(effect, FIGHTING) for effect in effects_in(skill.effects))
    explores = skill.trigger == "explore" or (skill.trigger == "use" and not fighting)
    return Feat(
        id_, card, kind, skill.trigger, skill.cost, skill.when, skill.exhaust, spell or skill.spell, skill.uses,
        skill.per, tuple(effect.node for effect in skill.effects), explores,
    )  # fmt: skip


def effects_in(value: object) -> Iterator[Effect]:
    """Yield every effect inside a piece of content, outermost first."""
    return cast(Iterator[Effect], records_in(value, schema._Effect))


# ---------------------------------------------------------------------------------------------- loading


def open_box(packs: Sequence[Path] = ()) -> DepthsBox:
    """Load the content with the packs laid over it, and check it.

    Raises:
        ContentError: something in it is misspelt, missing or impossible.
    """
    roots = content_roots(FOLDER / "content", packs, GAME)
    problems = Problems()
    check_file_names(roots, [file for file, _, _ in FILES], problems)
    entries: dict[str, dict[str, Loaded[Any]]] = {}
    for file, table, kind in FILES:
        also = [other for name, other, _ in FILES if name == file and other != table]
        entries[table] = merge_entries(roots, file, table, kind, also=also, problems=problems)
    problems.raise_if_any()
    lint.check(entries, problems)
    problems.raise_if_any()
    return DepthsBox({table: {id_: one.value for id_, one in group.items()} for table, group in entries.items()}, packs)
