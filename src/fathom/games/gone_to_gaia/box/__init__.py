"""What comes in the box: all cards, suits and quests, the story, and what follows from them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fathom.core.content import Problems
from fathom.core.memo import memo
from fathom.parts import catalogue
from fathom.parts.catalogue import Catalogue, whole

from ..schema import decks, foes, gear, story
from ..schema.gear import Equipment
from ..schema.verbs import Attack, Doublers, Effect
from ..schema.words import DAMAGES, DISCIPLINES, TOKENS
from . import board
from .profiles import make_profiles

GAME = "gone-to-gaia"
FOLDER = Path(__file__).parent.parent
#: Nothing of any token.
NO_TOKENS = (0,) * len(TOKENS)
#: The marks of a Spawn card: boss, minions, start tiles, circuits, friendlies.
MARKS = "BmScf"


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
    push: gear.Push | None
    through: bool
    reach: bool
    wave_start: tuple[Effect, ...]
    wave_end: tuple[Effect, ...]
    on_retreat: tuple[Effect, ...]
    last_breath: int
    limit: int
    upgraded: bool


class GaiaBox(Catalogue):
    """The content. It never changes."""

    game = GAME
    folder = FOLDER
    suits = catalogue.entries("suits.toml", "suit", gear.SuitBoard)
    types = catalogue.entries("types.toml", "type", gear.EquipmentType)
    equipment = catalogue.entries("equipment/*.toml", "equipment", Equipment)
    products = catalogue.entries("products.toml", "product", gear.Product)
    heroes = catalogue.entries("heroes.toml", "hero", gear.Hero)
    levels = catalogue.entries("levels.toml", "level", decks.Level)
    spawns = catalogue.entries("spawns.toml", "spawn", decks.Spawn)
    friendlies = catalogue.entries("friendlies.toml", "friendly", decks.Friendly)
    families = catalogue.entries("minions.toml", "family", foes.Family)
    kins = catalogue.entries("bosses.toml", "kin", foes.Kin)
    bosses = catalogue.entries("bosses.toml", "boss", foes.Boss, kind="boss_card")
    lieutenants = catalogue.entries("lieutenants.toml", "lieutenant", foes.Lieutenant)
    scenarios = catalogue.entries("scenarios.toml", "scenario", decks.Scenario)
    quests = catalogue.entries("quests.toml", "quest", decks.Quest)
    people = catalogue.entries("campaign/registry.toml", "person", story.Person)
    shelves = catalogue.entries("campaign/registry.toml", "shelf", story.Shelf, named=False)
    curios = catalogue.entries("campaign/registry.toml", "curio", story.Curio)
    gossip = catalogue.entries("campaign/registry.toml", "gossip", story.Gossip)
    chapters = catalogue.entries("campaign/chapters.toml", "chapter", story.Chapter, named=False)
    donations = catalogue.entries("campaign/chapters.toml", "donation", story.Donation, named=False)
    standings = catalogue.entries("campaign/chapters.toml", "standing", story.Standing)
    visits = catalogue.entries("campaign/town/*.toml", "visit", story.Visit, named=False)
    entries = catalogue.entries("campaign/town/*.toml", "entry", story.Entry, named=False)
    endings = catalogue.entries("campaign/endings.toml", "ending", story.Ending, kind="finale")
    numbers = whole("numbers.toml", decks.Numbers)

    def check(self, problems: Problems) -> None:
        """Note what is wrong."""
        from .. import lint  # only those who change content need it

        lint.check(self, problems)

    def lay_out(self) -> None:
        """Work out what is asked often."""
        self.quests = dict(sorted(self.quests.items(), key=lambda item: item[1].no))
        #: Types by number, weapons first: 0 to 6 are weapons.
        ordered = sorted(self.types.values(), key=lambda one: one.kind != "weapon")
        self.type_names = tuple(one.id for one in ordered)
        self.type_number = {name: i for i, name in enumerate(self.type_names)}
        self.weapons = sum(one.kind == "weapon" for one in ordered)
        self.charm = next(
            (self.type_number[c.type] for c in self.equipment.values() for e in c.passive.first_gain
             if isinstance(e, Doublers)), -1,
        )  # fmt: skip
        #: The cards by pile (0 Mind, 1 Body, 2 upgrades), type and rank.
        piles = {"mind": 0, "body": 1, None: 2}
        self._cards = {
            (piles[card.discipline], self.type_number[card.type], card.rank): card for card in self.equipment.values()
        }
        #: Which tiles an attack covers: by its name, letter, and the tile it is made from.
        self.areas = {name: board.area(one.area) for name, one in self.nodes.items() if isinstance(one, Attack)}
        self._suit_of = {(suit.discipline, suit.upgraded): suit for suit in self.suits.values()}
        self.bosses_of_wave = {
            wave: tuple(one.id for one in self.bosses.values() if one.wave == wave)
            for wave in range(1, self.numbers.onslaught_waves + 1)
        }
        self.lieutenant_of_level = {one.level: one.id for one in self.lieutenants.values() if one.level}
        #: Where a Spawn card puts what: by mark, the tiles.
        self.marks = {
            card.id: {mark: tuple(i for i, m in enumerate("".join(card.map).replace(" ", "")) if m == mark)
                      for mark in MARKS}
            for card in self.spawns.values()
        }  # fmt: skip
        self.profiles, self.profile_of = make_profiles(self.families, self.bosses, self.lieutenants, self.quests)

    def card(self, pile: int, kind: int, rank: int, upgraded_piles: int) -> Equipment:
        """Return the card of a type and rank from a discipline's pile, or from the upgrade set that replaces it."""
        if upgraded_piles >> kind & 1:
            pile = 2
        return self._cards[pile, kind, rank]

    def kit(self, discipline: int, ranks: tuple[int, ...], products: tuple[str, ...]) -> Kit:
        """Return what this equipment and these products amount to."""
        return self._kit(discipline, ranks[self.weapons :], products)  # weapons add nothing to it

    @memo
    def _kit(self, discipline: int, ranks: tuple[int, ...], names: tuple[str, ...]) -> Kit:
        products = [self.products[name] for name in names]
        name = DISCIPLINES[discipline]
        suit = self._suit_of[name, any(product.suit == name for product in products)]
        piles = board.mask_of(self.type_number[product.upgrade] for product in products if product.upgrade)
        passives = [self.card(discipline, kind, rank, piles).passive
                    for kind, rank in enumerate(ranks, self.weapons) if rank]  # fmt: skip
        passives += [product.passive for product in products]
        tokens = dict.fromkeys(TOKENS, 0)
        for one in passives:
            for token, n in one.tokens.items():
                tokens[token] += n

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
            wave_start=tuple(effect for one in passives for effect in one.wave_start),
            wave_end=tuple(effect for one in passives for effect in one.wave_end),
            on_retreat=tuple(effect for one in passives if one.on_retreat for effect in one.wave_end),
            last_breath=sum(product.last_breath for product in products),
            limit=suit.products,
            upgraded=suit.upgraded,
        )


open_box = GaiaBox.open

__all__ = ["FOLDER", "GAME", "NO_TOKENS", "GaiaBox", "Kit", "open_box"]
