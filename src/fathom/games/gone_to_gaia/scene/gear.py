"""Equipment in a scene: the weapons as a hand, the slots of a suit with what lies there, passives and products."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Card, CardFlag, Chip, Row

from .. import queries
from ..schema.gear import Equipment
from ..schema.verbs import Attack
from ..schema.words import DAMAGES, ELEMENTS
from ..state import ASIDE_FRESH, FRESH, NO_SLOT, STOLEN, Gaia, Suit
from .words import ELEMENT_ICONS, Words

#: The colour of each element, which has a pattern too.
SUITS = {"tide": "tide", "ember": "ember", "root": "stone", "gale": "gale"}
#: The icon of each passive type.
PASSIVES = {
    "boots": "move", "harvester": "part-mind", "charm": "double", "vest": "health", "pack": "ap", "focus": "reroll",
    "study": "levelstair",
}  # fmt: skip

#: What is said of a weapon by its place; on a slot it is exhausted.
PLACES = {FRESH: "fresh", STOLEN: "stolen", NO_SLOT: "aside"}


def hands(w: Words) -> tuple[Row, ...]:
    """Return the weapons at hand of each suit, the fresh ones first; what lies on a slot is seen there."""
    return tuple(_weapons(w, seat, suit) for seat, suit in enumerate(w.g.suits) if suit.alive)


def _weapons(w: Words, seat: int, suit: Suit) -> Row:
    g = w.g
    ranks = queries.used_ranks(suit)
    meant = {one for option in g.decision.options for one in option.targets} if g.decision else set()
    current = g.weapon if queries.seat_of(g, g.active) == seat and g.phase == "delver" and not g.acted else -1
    kinds = [
        kind
        for kind, place in enumerate(suit.places)
        if suit.ranks[kind]
        and place < ASIDE_FRESH
        and (not 0 <= place < NO_SLOT or kind == current or f"weapon.{seat}.{kind}" in meant)
    ]
    kinds.sort(key=lambda kind: suit.places[kind] != FRESH)
    cards = []
    for kind in kinds:
        place = suit.places[kind]
        flags: list[CardFlag] = [] if place == FRESH else ["exhausted"]
        if kind == current and place != FRESH:
            flags.append("now")
        card = queries.card_of(g, suit, kind, ranks[kind] or suit.ranks[kind])
        where = "disarmed" if suit.disarmed >> kind & 1 else PLACES.get(place, "exhausted")
        cards.append(gear_card(w, f"weapon.{seat}.{kind}", suit, card, tuple(flags), w.text(f"weapon-{where}")))
    return Row(id=f"weapons.{seat}", name=w.text("weapons"), cards=tuple(cards), kind="hand", seat=seat)


def gear_card(
    w: Words, id_: str, suit: Suit, card: Equipment, flags: tuple[CardFlag, ...] = (), caption: str = ""
) -> Card:  # fmt: skip
    """Return an equipment card: what it does, and for a weapon its damage in this suit and its area."""
    attack = next((effect for effect in card.steps if isinstance(effect, Attack)), None)
    damage = base_damage(w.g, suit)[DAMAGES.index(attack.damage)] if attack else 0
    return Card(
        id=id_,
        kind="equipment",
        name=w.card(card.id),
        value=str(damage) if attack else "",
        lines=(w.does(card.id),),
        cost=" ".join(filter(None, [f":{attack.damage}: {damage}" if attack else "", caption])),
        flags=flags,
        art=card.id,
        diagram=tuple(_diagram(attack)) if attack else (),
    )


def base_damage(g: Gaia, suit: Suit) -> list[int]:
    """Return what LIGHT, MEDIUM and HEAVY are worth in a suit."""
    high = queries.kit_of(g, suit).high
    return [n * (2 if high >> kind & 1 else 1) for kind, n in enumerate(g.box.numbers.damage)]


def _diagram(attack: Attack) -> Iterator[str]:
    """Yield a weapon's area as the client draws it: letters of a roll are marked apart."""
    marks = {".": ".", "x": "x", "@": "o"}
    for row in attack.area:
        yield " ".join(marks.get(mark, "a" if mark == "W" else "b") for mark in row.replace(" ", ""))


# ---------------------------------------------------------------------------------------------- on a suit


def slots(w: Words, seat: int, suit: Suit, board: str) -> Row:
    """Return the four slots: their two elements, and the weapon that lies there or what the slot can do."""
    cards = []
    for slot, element in enumerate(ELEMENTS):
        weapon = suit.places.index(slot) if slot in suit.places else -1
        ability = w.slot(board, element)
        holds = ""
        if weapon >= 0:
            holds = w.card(queries.card_of(w.g, suit, weapon, queries.used_ranks(suit)[weapon] or 1).id)
        current = queries.seat_of(w.g, w.g.active) == seat and w.g.slot == slot and not w.g.acted and weapon >= 0
        cards.append(
            Card(
                id=f"slot.{seat}.{slot}",
                kind="held" if holds else "slot",
                name=holds or w.element(element),
                value=f"{suit.elements[slot]}/2",
                shape="strip",
                seat=seat,
                lines=(w.text("weapon-exhausted") if holds else ability,),
                flags=("now",) if current else (),
                chips=tuple(_element(w, f"slot.{seat}.{slot}.{k}", element, k < suit.elements[slot]) for k in range(2)),
            )
        )
    return Row(id=f"slots.{seat}", name=w.text("slots"), cards=tuple(cards))


def _element(w: Words, id_: str, element: str, there: bool) -> Chip:
    return Chip(id=id_, kind=element, name=w.element(element), shape="seal", suit=SUITS[element],
                sign=ELEMENT_ICONS[element], flags=() if there else ("gone",))  # fmt: skip


def passives(w: Words, seat: int, suit: Suit) -> Iterator[Chip]:
    """Yield the passive equipment in use."""
    ranks = queries.used_ranks(suit)
    for kind in range(w.box.weapons, len(ranks)):
        if ranks[kind]:
            card = queries.card_of(w.g, suit, kind, ranks[kind])
            words = w.does(card.id)
            sign = PASSIVES.get(card.type, "gear")
            yield Chip(id=f"gear.{seat}.{kind}", kind="gear", name=w.card(card.id), sign=sign, words=words)


def products(w: Words, suit: Suit) -> Iterator[Chip]:
    """Yield the products in use, and those left behind."""
    for name in (*suit.products, *suit.idle):
        yield Chip(id=f"product.{name}", kind="product", name=w.product(name), sign="chest",
                   words=w.brings(name),
                   flags=("used",) if name in suit.idle else ())  # fmt: skip
