"""From names to drawings: the enemies, and the game's own picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from fathom.core.memo import memo
from fathom.drawing import plates
from fathom.drawing.gallery import Gallery, Kind
from fathom.drawing.ink import at

from ..box import GAME, GaiaBox, open_box
from ..schema.words import DISCIPLINES, ELEMENTS
from ..state import CAMPAIGN, ONSLAUGHT
from . import cards, cover, equipment, foes, friendlies, heroes, pieces, products, quests, story, town
from .scenery import STORY
from .style import BAND, FIGURES, FOE, MOOD, SQUARE, STYLE, lighter, part


def _boss(name: str, box: GaiaBox) -> str:
    return foes.boss(name, box.bosses[name].kin)


def _foe(name: str, box: GaiaBox) -> str:
    if name in box.bosses:
        return _boss(name, box)
    return foes.minion(name) if name in box.families else foes.lieutenant(name)


def _delver(name: str, box: GaiaBox) -> str:
    """Draw somebody in a suit: a Hero with the first weapon of theirs, or nobody yet, by discipline or suit."""
    if name in box.heroes:
        hero = box.heroes[name]
        weapon = next((gear.type for gear in hero.gear if box.types[gear.type].kind == "weapon"), "")
        return heroes.figure(name, hero.discipline, weapon)
    suit = box.suits.get(name)
    discipline = suit.discipline if suit else name
    return heroes.figure(discipline, discipline, suit=name)


def _diver(name: str, box: GaiaBox) -> str:
    return quests.diver(_delver(name, box), box.heroes[name].discipline)


def _divers(discipline: str) -> Callable[[GaiaBox], Iterable[str]]:
    """Return what lists the heroes of a discipline: those that can be chosen before a game."""
    return lambda box: [hero.id for hero in box.heroes.values() if hero.discipline == discipline]


def _figure(name: str, box: GaiaBox) -> str:
    if name in pieces.THINGS:
        return pieces.thing(name)
    if name in box.heroes or name in box.suits or name in DISCIPLINES:
        return _delver(name, box)
    return at(friendlies.creature(name) if name in box.friendlies else _foe(name, box), 60, 70)


def _upgraded(box: GaiaBox) -> Iterator[str]:
    """Yield the suits that are bought; a basic one looks like its discipline."""
    return (name for name, suit in box.suits.items() if suit.upgraded)


def _with_ultimate(box: GaiaBox) -> Iterator[str]:
    return (name for name, suit in box.suits.items() if suit.ultimate)


def _figures(box: GaiaBox) -> Iterator[str]:
    yield from (*DISCIPLINES, *box.heroes, *_upgraded(box), *pieces.THINGS)
    yield from (*box.bosses, *box.families, *box.lieutenants, *box.friendlies)


def _equipment(name: str, box: GaiaBox) -> str:
    card = box.equipment[name]
    return equipment.card(card.discipline or "", card.type, card.rank)


def _level(name: str, box: GaiaBox) -> str:
    return cards.level(
        [
            ("equip", one.equip) if one.equip else ("effect", str(one.effect[0].__struct_config__.tag))
            for one in box.levels[name].options
        ]
    )


def _quest(name: str, box: GaiaBox) -> str:
    waves = box.quests[name].waves if name in box.quests else ()
    return quests.quest(name, tuple((wave.boss, box.bosses[wave.boss].kin) for wave in waves))


def _town(name: str, box: GaiaBox) -> str:
    return town.place(name, box.entries[name].who if name in box.entries else ())


def _bust(name: str, box: GaiaBox) -> str:
    if name in box.heroes:
        return heroes.bust(name, box.heroes[name].discipline)
    discipline = box.suits[name].discipline if name in box.suits else name
    return heroes.bust(discipline, discipline, name)


#: The kinds in the order in which a name alone is looked up.
KINDS: dict[str, Kind[GaiaBox]] = {
    "boss": Kind(FOE, _boss, lambda box: box.bosses),
    "minion": Kind(FOE, lambda name, box: foes.minion(name), lambda box: box.families),
    "lieutenant": Kind(FOE, lambda name, box: foes.lieutenant(name), lambda box: box.lieutenants),
    "hero": Kind(heroes.VIEW, _bust, lambda box: (*box.heroes, *DISCIPLINES, *_upgraded(box))),
    "figure": Kind(FIGURES, _figure, _figures),
    "equipment": Kind(BAND, _equipment, lambda box: box.equipment),
    "product": Kind(
        BAND, lambda name, box: products.product(name, box.products[name].upgrade or ""), lambda box: box.products
    ),
    "friendly": Kind(BAND, lambda name, box: friendlies.card(name), lambda box: box.friendlies),
    "level": Kind(BAND, _level, lambda box: box.levels),
    "spawn": Kind(SQUARE, lambda name, box: cards.spawn(box.spawns[name].map), lambda box: box.spawns),
    "ultimate": Kind(BAND, lambda name, box: cards.ultimate(name, box.suits[name].discipline), _with_ultimate),
    "curio": Kind(BAND, lambda name, box: products.curio(name), lambda box: box.curios),
    "quest": Kind(BAND, _quest, lambda box: (ONSLAUGHT, CAMPAIGN, *box.quests), alone=True),
    "townsfolk": Kind(SQUARE, lambda name, box: story.townsfolk(name), lambda box: box.people, alone=True),
    "chapter": Kind(STORY, lambda name, box: story.chapter(name), lambda box: box.chapters, alone=True),
    "ending": Kind(STORY, lambda name, box: story.ending(name), lambda box: box.endings, alone=True),
    "town": Kind(STORY, _town, lambda box: (*town.PLACES, *box.entries), alone=True),
    **{one: Kind(BAND, _diver, _divers(one), alone=True) for one in DISCIPLINES},
    "element": Kind(SQUARE, lambda name, box: pieces.element(name), lambda box: ELEMENTS),
}


@memo
def _own_box() -> GaiaBox:
    return open_box(())


GALLERY = Gallery(KINDS, part, STYLE, lighter, _own_box)
names, fragment, sprite = GALLERY.names, GALLERY.fragment, GALLERY.sprite


def picture(of: str, box: GaiaBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's own, "last/hall" lies behind the last page, "*" the sprite, anything else
    "kind/name" or a name alone.
    """
    if of.startswith("last/"):
        return plates.kept(Path(__file__).parent, of)
    return cover.cover() if of in ("", "home/cover") else GALLERY.find(of, box)


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every drawing for the contact sheet: kind, name, SVG, hues."""
    yield "home", GAME, cover.cover(), MOOD
    for kind, name, drawn in GALLERY.all():
        if not _again(kind, name, _own_box()):
            yield kind, name, drawn, MOOD


def _again(kind: str, name: str, box: GaiaBox) -> bool:
    """Whether a picture shows only what others show: an enemy as a figure, a lower rank, an entry, one more deal."""
    return (
        (kind == "figure" and name not in (*DISCIPLINES, *box.heroes, *_upgraded(box), *pieces.THINGS))
        or kind in DISCIPLINES
        or (kind == "equipment" and box.equipment[name].rank < box.numbers.max_rank)
        or (kind == "town" and name not in town.PLACES)
        or (kind in ("level", "spawn") and not name.endswith(("_1", "_01")))
    )
