"""The words of a scene: what things are called."""

from __future__ import annotations

from fathom.core import words as core
from fathom.core.text import Text
from fathom.core.words import dashed

from .. import board, queries
from ..box import GaiaBox
from ..schema.words import DISCIPLINES, SIDES
from ..state import Gaia

#: The icon of each element; the one of Root is a stone.
ELEMENT_ICONS = {"tide": "tide", "ember": "ember", "root": "stone", "gale": "gale"}
TOKEN_ICONS = {
    "ap": "ap", "light": "light", "medium": "medium", "heavy": "heavy", "universal": "double", "reroll": "reroll",
    "block": "block",
}  # fmt: skip


class Words(core.Words[Gaia]):
    """What things are called."""

    def __init__(self, g: Gaia, text: Text) -> None:
        super().__init__(g, text)
        self.box: GaiaBox = g.box

    # ------------------------------------------------------------------------------------------ things

    def player(self, seat: int) -> str:
        """Return who sits there: by name if the table knows one, else by the hero; between quests there may be none."""
        if person := self._person(seat):
            return person
        hero = self.serving(seat)
        if hero:
            return self.named(hero)
        return self.text("nobody-serves" if queries.is_solo(self.g) else f"discipline-{DISCIPLINES[seat]}")

    def _person(self, seat: int) -> str:
        people = self.text.people
        return people[seat] if seat < len(people) else ""

    def serving(self, seat: int) -> str:
        """Return the hero whose card serves a seat; "" if that one is dead, or nobody was chosen yet."""
        g = self.g
        decision = g.decision
        if decision is not None and decision.key in ("name_hero", "last_words") and decision.lead == seat:
            hero: str = decision.args[0]
            return hero
        hero = g.heroes[seat] if seat < len(g.heroes) else ""
        serves = hero and (g.quest or hero in g.sheet.heroes or not self.box.heroes[hero].no)
        return hero if serves else ""

    def lead(self) -> int:
        """Return the discipline of the Hero card that serves in solo; a campaign may change it with every quest."""
        hero = self.serving(0)
        return DISCIPLINES.index(self.box.heroes[hero].discipline if hero else self.g.setup.lead)

    def hero(self, d: int) -> str:
        """Return the hero of a discipline."""
        return self.named(self.hero_id(d))

    def named(self, hero: str) -> str:
        """Return a hero: by the name that was given, else by that of the card; recruits by their discipline."""
        card = self.box.heroes[hero]
        if not card.no:
            return self.text(f"recruit-{card.discipline}")
        return dict(self.g.sheet.names).get(hero) or self.text(f"hero-{dashed(hero)}")

    def hero_id(self, d: int) -> str:
        """Return who the figure of a discipline is; in solo one Hero card serves, and a recruit comes along."""
        g = self.g
        if not queries.is_campaign(g):
            return (g.setup.mind, g.setup.body)[d]
        mine = [hero for hero in g.heroes if hero and self.box.heroes[hero].discipline == DISCIPLINES[d]]
        return mine[0] if mine else f"recruit_{DISCIPLINES[d]}"

    def asked(self) -> int:
        """Return the delver who is asked now: whose seat it is; in solo the one that the question is about."""
        g = self.g
        decision = g.decision
        if decision is None or not g.quest:
            return -1
        if not queries.is_solo(g):
            return decision.lead
        if decision.key in ("start", "walk"):
            d: int = decision.args[0]
            return d if d < 2 else -1
        return g.active if g.phase == "delver" and decision.key != "first_turn" else -1

    def discipline(self, seat: int) -> str:
        """Return the discipline of a seat."""
        return DISCIPLINES[self.g.suits[seat].discipline]

    def delver(self, d: int) -> str:
        """Return a delver: the player's name; in solo, where one player moves both, that of the hero."""
        return (not queries.is_solo(self.g) and self._person(d)) or self.hero(d)

    def enemy(self, card: str) -> str:
        """Return an enemy by its card: a minion by its family."""
        box = self.box
        if card in box.bosses:
            return self.text(f"boss-card-{dashed(card)}")
        if card in box.lieutenants:
            return self.text(f"lieutenant-{dashed(card)}")
        return self.text(f"family-{dashed(card.rpartition('_')[0])}")

    def foe(self, uid: int) -> str:
        """Return an enemy on the board with its tile: "Crystanid (B2)"."""
        enemy = queries.find(self.g, uid)
        if enemy is None:
            return self.text("enemy-gone")
        return self("enemy-at", enemy=self.enemy(queries.profile_of(self.g, enemy).card), tile=board.name_of(enemy.at))

    def card(self, card: str) -> str:
        """Return an equipment card."""
        return self.text(f"equipment-{dashed(card)}")

    def element(self, element: str) -> str:
        """Return an element."""
        return self.text(f"element-{element}")

    def token(self, token: str) -> str:
        """Return a kind of token."""
        return self.text(f"token-{token}")

    def product(self, product: str) -> str:
        """Return a product."""
        return self.text(f"product-{dashed(product)}")

    def ability(self, ability: str) -> str:
        """Return an ability."""
        return self.text(f"ability-{dashed(ability)}")

    def tile(self, at: int) -> str:
        """Return a tile: "B2"."""
        return board.name_of(at)

    def side(self, rot: int) -> str:
        """Return the side that the top of a turned card points to."""
        return self.text(f"side-{SIDES[2 * rot]}")

    def part(self, level: int) -> str:
        """Return a kind of part."""
        return self("part-boss", level=level) if level else self.text("part-minion")

    def quest(self) -> str:
        """Return what is played."""
        if queries.is_onslaught(self.g):
            return self.text("quest-none")
        return self.text(f"quest-{dashed(self.g.quest)}")
