"""The words of a scene: what things and effects are called, and a memory so that nothing is said twice."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core import words as core
from fathom.core.text import Arg, Text
from fathom.core.words import dashed

from .. import schema
from ..box import ECOLOGIES, ENTITY, DepthsBox
from ..box.board import coordinates
from ..queries import amount, most_health
from ..rules.experience import points_for
from ..schema import Effect
from ..state import POWER, VALUE, Depths, rule
from . import told


def cell_id(at: int) -> str:
    """Return the id of a cell of the map."""
    x, y = coordinates(at)
    return f"cell.{x}.{y}"


def label(at: int) -> str:
    """Return how people name a cell: a letter for the column and a number for the row; the Entry Tile is M12.

    >>> from ..box.board import cell
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
        feat = self.box.feats.get(name)
        if feat is None or feat.kind == "mat":
            return self.text(f"skill-{dashed(name)}")
        return self.thing(feat.kind, feat.card)

    def skill_text(self, name: str) -> str:
        """Return what an ability says; what is written by hand goes before what is made from its effects."""
        feat = self.box.feats.get(name) or self.box.awake[name]
        key = f"skill-{dashed(name)}" if name in self.box.skills else f"{feat.kind}-{dashed(feat.card)}"
        if self.text.has(f"{key}.text"):
            return self.text(f"{key}.text")
        return self.once(("skill", name, len(self.g.heroes)), lambda: told.feat(self, feat, alone=True))

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

    def card_text(self, kind: str, name: str) -> str:
        """Return what a card says; what is written by hand goes before what is made from its effects."""
        key = f"{kind}-{dashed(name)}.text"
        if self.text.has(key) or kind not in ("item", "ability"):
            return self.text(key)
        make = told.item if kind == "item" else told.ability
        return self.once((kind, name, len(self.g.heroes)), lambda: make(self, name))

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

    def most(self, h: int) -> int:
        """Return a Hero's Maximum Health."""
        return most_health(self.g, self.g.heroes[h])

    def story_name(self) -> str:
        """Return the name of the Feature or Legendary card that is being carried out."""
        name = self.g.card
        return self.thing("feature" if name in self.box.features else "legend", name) if name else self("game-name")

    def aimed_at(self, h: int, i: int) -> dict[str, Arg]:
        """Return the facts of an Individual that a Hero may hit."""
        f = next((lane.foe for lane in self.g.lanes if lane.hero == h), 0)
        return {"foe": self.individual(f, i), "left": self.g.foes[f].health[i]}

    def purchase(self, what: str, due: int, paid: int) -> dict[str, Arg]:
        """Return the facts of something that is being paid for."""
        many = paid // due if due else 1
        facts: dict[str, Arg] = {"what": what, "many": many, "missing": (many + 1) * due - paid}
        bought = self("purchase", points=self.healing(many), **facts)
        return facts | {"n": due, "paid": paid, "points": self.healing(1), "bought": bought}

    def healing(self, many: int) -> int:
        """Return the Health that Healing bought so many times gives."""
        return points_for(self.g, many)

    # ------------------------------------------------------------------------------------------ effects

    def test(self, e: schema.Test) -> str:
        """Return what a test asks for."""
        return self("test-words", kind=e.kind, target=amount(self.g, e.target), cards=e.cards)

    @rule("FD-089")
    def story(self, effects: Iterable[Effect]) -> tuple[str, ...]:
        """Return what a card of an Encounter does, a line for each thing."""
        return tuple(told.story(self, effects))

    facts = {
        "hero": lambda w, h: w.hero(h) if h >= 0 else w.text("party"),
        "heroes": heroes,
        **dict.fromkeys(
            ("power.hero", "use_item.hero", "block.hero", "resolve.hero"), lambda w, at: w.hero(w.g.lanes[at].hero)
        ),
        "foe": foe,
        **dict.fromkeys(("aim.foe", "hit.foe"), lambda w, said: said),
        **dict.fromkeys(("face.foe", "first.foe"), lambda w, f: w.foe(w.g.foes[f].id)),
        "skill": skill,
        "item": lambda w, name: w.thing("item", name),
        "ability": lambda w, name: w.thing("ability", name),
        "tile": lambda w, name: w.thing("tile", name),
        "no-class.deck": lambda w, name: w.thing("deck", name),
        "monster": foe,
        "region": place,
        "cell": lambda w, at: label(at),
        "card": lambda w, card: w.card(card) if isinstance(card, int) else card,
        "pattern": lambda w, p: w.thing("pattern", w.land.patterns[p].id if isinstance(p, int) else p),
        "test": lambda w, test: w.test(w.box.nodes[test]) if test in w.box.nodes else test,
        "ecology": lambda w, name: w.text(f"ecology-{name}"),
        "span": lambda w, name: told.span(w, name),
    }
