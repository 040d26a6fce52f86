"""The words of a scene: what things and effects are called, and a memory so that nothing is said twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from fathom.core import words as core
from fathom.core.text import Text
from fathom.core.words import dashed

from .. import schema
from ..board import coordinates
from ..box import ECOLOGIES, ENTITY, DepthsBox
from ..queries import amount
from ..schema import Effect
from ..state import POWER, VALUE, Depths, rule


def cell_id(at: int) -> str:
    """Return the id of a cell of the map."""
    x, y = coordinates(at)
    return f"cell.{x}.{y}"


def label(at: int) -> str:
    """Return how people name a cell: a letter for the column and a number for the row; the Entry Tile is M12.

    >>> from .board import cell
    >>> label(cell(0, 0)), label(cell(2, -3)), label(cell(-20, 1))
    ('M12', 'O9', '-20/1')
    """
    x, y = coordinates(at)
    return f"{column(x)}{row(y)}" if -13 < x < 14 and y > -12 else f"{x}/{y}"


def column(x: int) -> str:
    """Return the name of a column of the map."""
    return chr(77 + x) if -13 < x < 14 else str(x)


def row(y: int) -> str:
    """Return the name of a row of the map."""
    return str(12 + y)


class Words(core.Words[Depths]):
    """What things are called."""

    def __init__(self, g: Depths, text: Text) -> None:
        super().__init__(g, text)
        self.box: DepthsBox = g.box
        self.land = g.box.lands[g.ecology]

    # ------------------------------------------------------------------------------------------ things

    def hero(self, h: int) -> str:
        """Return a Hero's name."""
        return self.text(f"mat-{dashed(self.g.heroes[h].mat)}")

    def heroes(self, which: Iterable[int]) -> str:
        """Return several Heroes' names as a list."""
        return self.listed([self.hero(h) for h in which])

    def ecology(self, e: int) -> str:
        """Return an Ecology's name."""
        return self.text(f"ecology-{ECOLOGIES[e]}")

    def foe(self, name: str) -> str:
        """Return a Monster's name."""
        return self.text("foe-entity" if name == ENTITY else f"monster-{dashed(name)}")

    def individual(self, f: int, i: int) -> str:
        """Return which Individual of a Monster Card is meant, or which part of the Final Entity."""
        foe = self.g.foes[f]
        if foe.id == ENTITY:
            return self.text(f"part-{dashed(self.g.entity[i])}")
        if len(foe.health) == 1:
            return self.foe(foe.id)
        return self("foe-individual", foe=self.foe(foe.id), health=foe.health[i])

    def card(self, card: int) -> str:
        """Return an Action Card: its value, or that it is a Power Card."""
        return self.text("card-power") if card == POWER else str(card & VALUE)

    def skill(self, name: str) -> str:
        """Return what an ability is called: itself, or the card that it stands on."""
        return self.text(self._skill_key(name))

    def skill_text(self, name: str) -> str:
        """Return what an ability says."""
        return self.text(f"{self._skill_key(name)}.text")

    def _skill_key(self, name: str) -> str:
        feat = self.box.feats.get(name)
        if feat is None or feat.kind == "mat":
            return f"skill-{dashed(name)}"
        return f"{feat.kind}-{dashed(feat.card)}"

    def thing(self, kind: str, name: str) -> str:
        """Return the name of an entry of the content."""
        return self.text(f"{kind}-{dashed(name)}")

    def tile(self, number: int) -> str:
        """Return a tile's name."""
        return self.text(f"tile-{self.land.grounds[number].id}")

    def place(self, region: int) -> str:
        """Return where a region lies, as people name it."""
        at = self.g.where[region // 4]
        return label(at) if at else ""

    def pile_card(self, deck: str, card: int) -> str:
        """Return a card that was looked at."""
        match deck:
            case "tiles":
                return self.tile(card)
            case "monsters":
                return self.foe(self.box.beasts[card].id)
            case "features":
                return self.thing("feature", self.box.feature_names[card])
        return self.card(card)

    # ------------------------------------------------------------------------------------------ lists and effects

    def effects(self, effects: Iterable[Effect]) -> str:
        """Return a list of effects in words."""
        return ", ".join(self.effect(e) for e in effects) or self.text("effect-nothing")

    def test(self, e: schema.Test) -> str:
        """Return what a test asks for."""
        return self("test-words", kind=e.kind, target=amount(self.g, e.target), cards=e.cards)

    @rule("FD-089")
    def story(self, effects: Iterable[Effect]) -> Iterator[str]:
        """Yield what a card of an Encounter does, a line for each thing."""
        for e in effects:
            match e:
                case schema.Test():
                    yield self("story-test", test=self.test(e))
                    yield self("story-passed", what=self._or_nothing(e.success))
                    yield self("story-failed", what=self._or_nothing(e.failure))
                case schema.Choose():
                    yield self("story-choose", what=" / ".join(self.effects(option) for option in e.options))
                case schema.If():
                    yield self("story-if", what=self._or_nothing(e.then))
                    yield from self.story(e.else_)
                case schema.Lead():
                    yield self.text("story-lead")
                case _:
                    said = self.effect(e)
                    yield f"{said[:1].upper()}{said[1:]}."

    def _or_nothing(self, effects: Sequence[Effect]) -> str:
        return self.effects(effects) if effects else self.text("story-nothing")

    def effect(self, e: Effect) -> str:
        """Return an effect in words."""
        match e:
            case schema.Damage():
                return self("effect-damage", n=amount(self.g, e.n), to=e.to)
            case schema.Heal():
                return self("effect-heal", n=amount(self.g, e.n), who=e.who)
            case schema.Gain() | schema.Lose():
                return self(f"effect-{type(e).__name__.lower()}", n=amount(self.g, e.n), what=e.what)
            case schema.Power():
                return self("effect-power", n=abs(e.n), way="store" if e.n > 0 else "lose")
            case schema.Refresh():
                return self("effect-refresh", n=e.n)
            case schema.Give():
                return self("effect-give", item=self.thing("item", e.item))
            case schema.Scry():
                return self("effect-scry", n=e.n, deck=e.deck)
            case schema.Fight():
                return self("effect-fight", foes=self.listed([self.foe(name) for name in e.monsters]))
            case schema.Wake() | schema.Unlock():
                return self(f"effect-{type(e).__name__.lower()}", n=e.n)
            case schema.Draw() | schema.Retrieve():
                return self(f"effect-{type(e).__name__.lower()}", n=e.n, who=e.who)
            case schema.Discard():
                return self("effect-discard", n=e.n, who=e.who, which=e.which)
            case schema.Shuffle():
                return self("effect-shuffle", foe=self.foe(e.card))
        return self.text("effect-other")
