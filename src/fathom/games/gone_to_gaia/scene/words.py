"""The words of a scene: what things are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from fathom.core.text import Text
from fathom.core.words import dashed, remembered
from fathom.parts.wording import EffectWords

from .. import queries
from ..box import GaiaBox, board
from ..box.profiles import Profile
from ..schema.gear import Passive, Product
from ..schema.verbs import Guard, Injured
from ..schema.words import DISCIPLINES, ELEMENTS, OPINIONS, SIDES, Token
from ..state import Gaia

T = TypeVar("T")

#: The icon of each element; the one of Root is a stone.
ELEMENT_ICONS = {"tide": "tide", "ember": "ember", "root": "stone", "gale": "gale"}
TOKEN_ICONS = {
    "ap": "ap", "light": "light", "medium": "medium", "heavy": "heavy", "universal": "double", "reroll": "reroll",
    "block": "block",
}  # fmt: skip


#: Events whose card is an enemy's.
ENEMY_CARDS = tuple(
    f"{kind}.card" for kind in ("counterattack", "slain", "survives", "summoned", "reborn", "ember", "parting_shot")
)


def _by_die(results: Sequence[T]) -> Iterator[tuple[T, str]]:
    """Yield the results of a die that do not differ as one, with their faces: "2–4"."""
    for result in dict.fromkeys(results):
        faces = [i for i, one in enumerate(results, start=1) if one == result]
        yield result, f"{faces[0]}–{faces[-1]}" if len(faces) > 1 else str(faces[0])


class Words(EffectWords[Gaia]):
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

    # ------------------------------------------------------------------------------------------ what things do

    @remembered
    def does(self, card: str) -> str:
        """Return what an equipment card does."""
        one = self.box.equipment[card]
        written = self.by_hand(f"equipment-{dashed(card)}.text")
        return written or (self.effects(one.steps) if one.steps else " ".join(self.passive(one.passive)))

    @remembered
    def slot(self, suit: str, element: str) -> str:
        """Return what a slot of a suit can do."""
        slot = self.box.suits[suit].slots[ELEMENTS.index(element)]
        return self.by_hand(f"suit-{dashed(suit)}.{element}") or self.effects(slot.steps)

    @remembered
    def ultimate(self, suit: str) -> str:
        """Return what the Ultimate of a suit does."""
        one = self.box.suits[suit].ultimate
        return self.by_hand(f"suit-{dashed(suit)}.ultimate-text") or self.effects(one.steps if one else ())

    @remembered
    def brings(self, product: str) -> str:
        """Return what a product does."""
        return self.by_hand(f"product-{dashed(product)}.text") or " ".join(self._brings(self.box.products[product]))

    def _brings(self, one: Product) -> Iterator[str]:
        yield from self.passive(one.passive)
        if one.doubles:
            yield self("product-doubles", damage=self.text(f"explain-{one.doubles}"))
        if one.upgrade:
            yield self("product-upgrade", type=self.kind(one.upgrade))
        if one.suit:
            yield self.text("product-suit")
        if one.equip:
            free = one.equip.type == "any_weapon"
            type_ = self.text("product-any-weapon") if free else self.kind(one.equip.type)
            yield self("product-equip", rank=one.equip.rank, type=type_)
        if one.level_cards:
            yield self("product-level-cards", n=one.level_cards)
        if one.last_breath:
            yield self("product-last-breath", n=one.last_breath)

    def passive(self, one: Passive) -> Iterator[str]:
        """Yield what passive equipment does, sentence by sentence."""
        for name in ("max_hp", "movement"):
            if n := getattr(one, name):
                yield self(f"passive-{dashed(name)}", n=n)
        if one.tokens:
            yield self("passive-tokens", tokens=self.tokens(one.tokens))
        for name in ("through", "reach"):
            if getattr(one, name):
                yield self.text(f"passive-{name}")
        if one.first_gain:
            yield self.effects(one.first_gain)
        if one.push:
            yield self("passive-push", cost=one.push.cost, tiles=one.push.tiles)
        if one.wave_start:
            yield self("passive-wave-start", what=self.effects(one.wave_start))
        if one.wave_end:
            yield self("passive-wave-end", retreat=int(one.on_retreat), what=self.effects(one.wave_end))

    def tokens(self, tokens: Mapping[Token, int]) -> str:
        """Return tokens with their numbers: "2 AP, 1 block"."""
        return ", ".join(self(f"count-{name}", n=n) for name, n in tokens.items())

    def _injured(self, one: Injured | None) -> str:
        """Return what an attack does to the injured."""
        if one is None:
            return ""
        damage = self.text(f"explain-{one.damage}") if one.damage else ""
        return self("effect-injured", what=f"{damage} +{one.plus}".strip() if one.plus else damage)

    def _guard(self, one: Guard | None) -> str:
        return self("effect-guard", n=one.pick, minus=one.minus) if one else ""

    def _factors(self, factors: tuple[int, ...]) -> str:
        """Return factors by die: "times 1 (on 1–2), 2 (on 3–4)"."""
        if not factors:
            return ""
        told = [self("effect-factor", n=n, faces=faces) for n, faces in _by_die(factors)]
        return self("effect-factors", list=", ".join(told))

    def _letters(self, letters: str) -> str:
        """Return the sides that a die chooses: "1–3 West, 4–6 East"."""
        sides = [(self.text(f"side-{letter.lower()}"), faces) for letter, faces in _by_die(letters)]
        return ", ".join(self("effect-roll-side", side=side, faces=faces) for side, faces in sides)

    # ------------------------------------------------------------------------------------------ names

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

    def piece(self, piece: int) -> str:
        """Return a figure by its number: a delver, or Witness (2)."""
        return self.text("witness") if piece == 2 else self.delver(piece)

    def someone(self, who: int | str) -> str:
        """Return an enemy: one on the board with its tile, or a card."""
        return self.foe(who) if isinstance(who, int) else self.enemy(who)

    def opinion_step(self, step: int) -> str:
        """Return a step of an opinion."""
        return self.text(f"opinion-{OPINIONS[step]}")

    def reward(self, profile: Profile) -> str:
        """Return what the death of an enemy brings."""
        reward = profile.reward
        if reward.elements:
            return self.listed([self.element(name) for name in reward.elements])
        return self("reward-xp", n=reward.xp) if reward.xp else self("reward-level", n=reward.level_cards)

    def kind(self, name: str) -> str:
        """Return a type of equipment."""
        return self.text(f"type-{dashed(name)}")

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

    def hit(self, key: str, who: int | str, n: int | str, spared: str) -> str:
        """Return an enemy that is hit, with the damage, and by which ability that is less."""
        why = self.ability(spared) if spared else ""
        return self(f"{key}.spared" if why else key, enemy=self.someone(who), n=n, why=why)

    def losses(self, lost: Sequence[tuple[int, int]]) -> str:
        """Return what delvers would lose, and whether that is all they have."""
        said = [
            self("loss-dies" if n >= queries.suit_of(self.g, d).hp else "loss", delver=self.delver(d), n=n)
            for d, n in lost
        ]
        return self.listed(said) or self.text("plan-nothing")

    facts = {
        "damage": lambda w, damage: w.text(f"explain-{damage}"),
        "injured": _injured,
        "guard": _guard,
        "factors": _factors,
        "letters": _letters,
        "tokens": tokens,
        **dict.fromkeys(("quiet", "if_hit"), lambda w, yes: int(yes)),
        "delver": delver,
        "seat_of": player,
        "player": player,
        "other": player,
        **dict.fromkeys(("met.who", "person_died.who"), lambda w, who: w.text(f"person-{who}")),
        "teleport.other": foe,
        "teleported.other": foe,
        "enemy": someone,
        "flee_order.enemy": foe,
        "tile": tile,
        "to": tile,
        "at": tile,
        "rot": side,
        "side": lambda w, letter: w.text(f"side-{letter.lower()}"),
        "element": element,
        "slot": lambda w, slot: w.element(ELEMENTS[slot]),
        "weapon": card,
        "old": card,
        "card": card,
        **dict.fromkeys(ENEMY_CARDS, enemy),
        "spawned.card": lambda w, name: w.text(f"spawn-{dashed(name)}"),
        "drew_level.card": lambda w, name: w.text(f"level-{dashed(name)}"),
        "level_void.card": lambda w, name: w.text(f"level-{dashed(name)}"),
        "friendly.card": lambda w, name: w.text(f"friendly-{dashed(name)}"),
        "spawned.boss": enemy,
        "minions": lambda w, family: w.text(f"family-{dashed(family)}"),
        "token": token,
        "ability": ability,
        "product": product,
        "hero": named,
        "piece": piece,
        "marked": lambda w, side: w.text(f"side-{SIDES[side]}") if side >= 0 else "",
        "part": part,
        "type": kind,
        "quest": lambda w, quest: w.text(f"quest-{dashed(quest)}"),
        "person": lambda w, who: w.text(f"person-{who}"),
        "why": lambda w, why: w.text(f"why-{dashed(why)}"),
        "delvers": lambda w, ds: w.listed([w.delver(d) for d in ds]),
    }
