"""What an option would do: its cost, what follows in words, where a tile would lie, and numbers before and after."""

from __future__ import annotations

from fathom.core.scene import Piece, Preview
from fathom.core.trying import Number, Numbers
from fathom.parts import telling

from ..box.board import STEP
from ..queries import armor_of, pairs
from ..rules.combat_damage import blow
from ..rules.combat_pairs import NOTHING
from ..rules.experience import price
from ..state import Depths
from .cards import tile_id
from .words import Words, cell_id, label

#: Options that use an ability or an Item, which may be in vain (FR-78).
SKILLS = ("power", "use_item", "use_skill", "block")


def numbers(g: Depths) -> dict[tuple[str, str], Number]:
    """Return the Health of all, what protects the Heroes, and what the party owns."""
    found = {("party", "key"): Number(g.keys), ("party", "xp"): Number(sum(g.xp))}
    for h, hero in enumerate(g.heroes):
        found[f"hero.{h}", "health"] = Number(max(0, hero.health))
        found[f"hero.{h}", "armor"] = Number(armor_of(g, hero))
        found[f"hero.{h}", "power"] = Number(hero.stored)
    for f, foe in enumerate(g.foes):
        for i, health in enumerate(foe.health):
            found[f"foe.{f}.{i}", "health"] = Number(max(0, health), "less")
    return found


class Then(telling.Telling[Words]):
    """What an option would do."""

    whose = "hero"

    @property
    def g(self) -> Depths:
        """The game as it is."""
        return self.w.g

    @property
    def after(self) -> Depths:
        """The game as it would be then."""
        assert isinstance(self.tried.after, Depths)
        return self.tried.after

    def numbers(self, g: Depths) -> Numbers:
        """Return the numbers of the position; when a Combat ends, its Monsters have no Health left."""
        found = numbers(g)
        if g is not self.g and self.event("combat_over") is not None:
            found |= {one: Number(0, "less") for one in numbers(self.g) if one[0].startswith("foe.")}
        return found

    def tell_events(self) -> None:
        """Say what is paid, then what happens."""
        keys = self.g.keys - self.after.keys
        power = sum(hero.stored for hero in self.g.heroes) - sum(hero.stored for hero in self.after.heroes)
        if keys > 0:
            self.cost = self.w("cost-key", n=keys)
        elif power > 0 and self.option.key == "power":
            self.cost = self.w("cost-power", n=power)
        happens = {event.kind for event in self.tried.events}
        self.vain = self.option.key in SKILLS and self.tried.is_certain and happens == {"used"}
        super().tell_events()

    @property
    def preview(self) -> Preview | None:
        """What to show before it is chosen: where a tile would lie, and numbers before and after."""
        ghosts: tuple[Piece, ...] = ()
        if self.option.key in ("place", "place_aside"):
            at, turn = self.args
            tile = self.g.drawn if self.option.key == "place" else self.g.set_aside
            art, name = tile_id(tile, turn), self.w.tile(tile)
            ghosts = (Piece(id=f"ghost.{tile}", kind="tile", at=cell_id(at), name=name, flags=("ghost",), art=art),)
        return Preview(ghosts=ghosts, changes=self.changes) if ghosts or self.changes else None


# ---------------------------------------------------------------------------------------------- exploring


def _buy(then: Then) -> None:
    then.price = price(then.g, then.option.key.removeprefix("buy_"))


def _place(then: Then) -> None:
    """Say what the tile would lie beside, and what that does for the Rune Patterns."""
    w, g, at = then.w, then.g, then.args[0]
    then.say("then-place", tiles=w.listed([label(at + step) for step in STEP if at + step in g.cells]))
    if new := len(then.after.knots) - len(g.knots):
        then.say("then-place.nodes", n=new)
    made = sorted({match.pattern for match in then.after.matches} - {match.pattern for match in g.matches})
    if made:
        then.say("then-place.legend", names=w.listed([w.thing("pattern", w.land.patterns[p].id) for p in made]))
    ways = sum(one.key == then.option.key and one.args[0] == at for one in then.decision.options)
    then.badge = w("group-ways", n=ways) if ways > 1 else ""


def _pay(then: Then) -> None:
    """Say what is bought with what is paid then."""
    what, due, paid = then.decision.args
    facts = then.w.purchase(what, due, paid + then.args[-1])
    then.say("then-pay", **facts)


def _heal(then: Then) -> None:
    h = then.args[0]
    then.say("then-health", n=then.after.heroes[h].health, most=then.w.most(h))


# ---------------------------------------------------------------------------------------------- Combat


def _resolve(then: Then) -> None:
    """Say what a pair would do, unless it is settled now: then what happens is told."""
    at, k = then.args
    if k == NOTHING or then.event("wounded") or then.event("hurt"):
        return
    w, lane = then.w, then.g.lanes[at]
    h, m = pairs(lane)[k]
    if lane.values[h] == lane.foe_values[m]:
        then.say("then-block")
        return
    dealt, direct, back = blow(then.g, lane, k)
    foe, hero = w.foe(then.g.foes[lane.foe].id), w.hero(lane.hero)
    then.say("then-pair", foe=foe, hero=hero, dealt=dealt, direct=direct, back=back)


def _skill(then: Then) -> None:
    then.said.append(then.w.skill_text(then.args[-1]))


def _card(then: Then) -> None:
    kind = "ability" if then.option.key == "keep_ability" else "item"
    then.said.append(then.w.card_text(kind, then.args[-1]))


Then.odd = {
    **dict.fromkeys(("buy_key", "buy_healing", "buy_ability"), _buy),
    **dict.fromkeys(("place", "place_aside"), _place),
    **dict.fromkeys(("pay", "pay_item"), _pay),
    **dict.fromkeys(SKILLS, _skill),
    **dict.fromkeys(("keep_item", "pass_item", "give", "keep_ability"), _card),
    "heal_by": _heal,
    "resolve": _resolve,
}
