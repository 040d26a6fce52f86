"""What comes in the box: all content, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fathom.core.content import Problems
from fathom.core.memo import memo
from fathom.parts.catalogue import Catalogue, entries

from ..schema import Ability, Deck, Ecology, Feature, Item, Legend, Mat, Monster, Part, Pattern, Skill, Tile
from .board import Land
from .skill import Always, Beast, Feat, Kit, hooks

GAME = "forgotten-depths"
FOLDER = Path(__file__).parents[1]
#: From the top down (FD-007).
ECOLOGIES = ("ruins", "caverns", "architecture")
CLASSES = ("fighter", "wizard", "rogue")
#: The Monster Action decks I, II, III (FD-021).
ACTION = ("light", "medium", "heavy")
SLOTS = ("head_one", "head_two", "body")
ENTITY = "entity"
#: The difficulty of the Final Entity.
HEAVY = "heavy"
TAIL = "tail"
LORE = "lore"


class DepthsBox(Catalogue):
    """The content, and everything about it that can be worked out once."""

    game = GAME
    folder = FOLDER
    decks = entries("heroes.toml", "deck", Deck)
    mats = entries("heroes.toml", "mat", Mat)
    abilities = entries("abilities.toml", "ability", Ability)
    items = entries("items.toml", "item", Item)
    monsters = entries("monsters.toml", "monster", Monster)
    parts = entries("entity.toml", "part", Part)
    features = entries("features.toml", "feature", Feature)
    legends = entries("legends.toml", "legend", Legend)
    runes = entries("patterns.toml", "pattern", Pattern)
    ecologies = entries("ecologies.toml", "ecology", Ecology)
    tiles = entries("tiles-*.toml", "tile", Tile)

    def check(self, problems: Problems) -> None:
        """Note what is wrong."""
        from .. import lint  # only those who change content need it

        lint.check(self, problems)

    def lay_out(self) -> None:
        """Work out what is asked often."""
        self._lay_out_skills()
        self._lay_out_monsters()
        self._lay_out_ecologies()
        #: The Items and Abilities of each Class deck.
        self.class_cards = {
            name: (
                tuple(item.id for item in self.items.values() if item.deck == name and not item.found),
                tuple(ability.id for ability in self.abilities.values() if ability.deck == name),
            )
            for name in CLASSES
        }
        self.heroes = tuple(dict.fromkeys(mat.hero for mat in self.mats.values()))

    def _lay_out_skills(self) -> None:
        #: The skills that have a name of their own: those of mats, Monsters and parts.
        self.skills: dict[str, Skill] = {
            skill.id: skill
            for group in (self.mats, self.monsters, self.parts)
            for entry in group.values()
            for skill in entry.skills
        }
        #: What Heroes can do, and by the card that it stands on.
        self.feats_of: dict[str, tuple[Feat, ...]] = {}
        for mat in self.mats.values():
            self.feats_of[mat.id] = _feats("mat", mat.id, mat.skills)
        for ability in self.abilities.values():
            self.feats_of[ability.id] = _feats("ability", ability.id, ability.skills, ability.deck == "wizard")
        for item in self.items.values():
            self.feats_of[item.id] = _feats("item", item.id, item.skills)
        self.feats = {feat.id: feat for feats in self.feats_of.values() for feat in feats}

    def _lay_out_monsters(self) -> None:
        self.beasts = tuple(
            self._beast(
                one.id,
                one.deck,
                _feats("monster", one.id, one.skills),
                health=one.health,
                count=one.count,
                horde=one.horde,
                armor=one.armor,
                states={alive: (theirs, ours) for alive, theirs, ours in one.states},
                xp=one.xp,
            )
            for one in self.monsters.values()
        )
        self.beast = {beast.id: beast for beast in self.beasts}
        self.body = {
            one.id: self._beast(
                one.id, HEAVY, _feats("part", one.id, one.skills), health=one.health or (0, 0, 0), armor=one.armor
            )
            for one in self.parts.values()
        }
        #: What Monsters can do.
        self.awake = {feat.id: feat for card in (*self.beasts, *self.body.values()) for feat in card.feats}
        self.slots = {
            slot: tuple(part.id for part in self.parts.values() if part.slot == slot) for slot in (*SLOTS, TAIL, LORE)
        }

    def _lay_out_ecologies(self) -> None:
        self.lands = tuple(
            Land(
                name,
                [tile for tile in self.tiles.values() if tile.ecology == name],
                sorted((p for p in self.runes.values() if p.ecology == name), key=lambda p: p.number),
            )
            for name in ECOLOGIES
        )
        self.rates = tuple(self.ecologies[name] for name in ECOLOGIES)
        cards = list(enumerate(self.monsters.values()))
        #: Per Ecology, as numbers of `beasts`: the Monster Cards of its pile, the one that is set aside at setup or -1
        #: (FD-011), its Stair Guardians.
        self.lurking = tuple(
            bytes(n for n, one in cards if (one.ecology, one.kind, one.set_aside) == (name, "monster", False))
            for name in ECOLOGIES
        )
        self.aside = tuple(
            next((n for n, one in cards if one.ecology == name and one.set_aside), -1) for name in ECOLOGIES
        )
        self.guarding = tuple(
            bytes(n for n, one in cards if (one.ecology, one.kind) == (name, "guardian")) for name in ECOLOGIES
        )
        self.feature_names = tuple(self.features)
        self.seen = tuple(
            bytes(i for i, feature in enumerate(self.features.values()) if feature.ecology == name)
            for name in ECOLOGIES
        )
        self.legend_names = tuple(self.legends)
        #: Per Ecology and pattern, as numbers of `legends`: its opening cards, and its lettered cards by place.
        self.locations = tuple(tuple(self._location(runes.id) for runes in land.patterns) for land in self.lands)

    def _location(self, pattern: str) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        """Return the opening cards of a pattern, and its lettered cards: equal ones together, by letter and numeral."""
        places: dict[tuple[str, int], tuple[int, ...]] = {}
        for number, legend in enumerate(self.legends.values()):
            if legend.pattern == pattern:
                at = (legend.letter, legend.numeral)
                places[at] = (*places.get(at, ()), number)
        opening = places.pop(("", 0), ())
        return opening, tuple(places[at] for at in sorted(places))

    def _always(self, feats: Sequence[Feat]) -> Always:
        lasting = [feat for feat in feats if feat.trigger == "passive" and not feat.when]
        return Always.of([self.nodes[node] for feat in lasting for node in feat.nodes])

    def _beast(self, id_: str, deck: str, feats: tuple[Feat, ...], **printed: Any) -> Beast:
        powers = tuple(feat for feat in feats if feat.trigger == "power")
        return Beast(id_, ACTION.index(deck), feats, powers, hooks(feats), self._always(feats), **printed)

    # ------------------------------------------------------------------------------------------ questions

    @memo
    def kit(self, mat: str, abilities: tuple[str, ...], gear: tuple[str, ...]) -> Kit:
        """Return what a Hero with these cards can do."""
        feats = [feat for card in dict.fromkeys((mat, *abilities, *gear)) for feat in self.feats_of[card]]
        # Of two Items of the same name both protect, but their abilities are the same.
        return Kit.of(feats, self._always(feats), sum(self.items[item].armor for item in gear))

    @memo
    def entity(self, parts: tuple[str, ...]) -> Beast:
        """Return what the Final Entity is: its living parts, and the Tail, together (FD-309, FD-310)."""
        feats = tuple(feat for part in (*parts, *self.slots[TAIL]) for feat in self.body[part].feats)
        return self._beast(ENTITY, HEAVY, feats, count=len(SLOTS))


def _feats(kind: str, card: str, skills: Sequence[Skill], spells: bool = False) -> tuple[Feat, ...]:
    """Return the skills of a card; one without a name is called after the card."""
    names = [skill.id or (card if number == 1 else f"{card}.{number}") for number, skill in enumerate(skills, 1)]
    return tuple(Feat.of(skill, name, card, kind, spells) for skill, name in zip(skills, names, strict=True))
