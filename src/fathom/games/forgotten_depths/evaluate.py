"""How good a position is: for bots that look one step ahead.

The Heroes share one value, counted in points of Health: how they fare and what they own, how deep they are, how safe
the next tiles are, and in Combat what the cards on the table promise. Only what everybody may know counts.
"""

from __future__ import annotations

import math

from fathom.core.decisions import Decision
from fathom.core.memo import memo

from .box import ACTION, ENTITY
from .box.board import bits
from .queries import (
    armor_of,
    beast_of,
    foe_armor,
    is_defeated,
    is_void,
    kit_of,
    lasting,
    legal_pairs,
)  # fmt: skip
from .rules.combat_damage import outcome
from .rules.combat_pairs import NOTHING
from .rules.doors import doors_before
from .rules.patterns import hopes
from .state import POWER, VALUE, Depths, Foe, Hero, Lane

WON, LOST = 1000.0, -1000.0
DEPTH = 120.0
POWER_CARD, SPELL, ABILITY, ITEM, IN_BAG, KEY, USE = 2.6, 2.0, 11.0, 7.0, 1.5, 1.5, 1.5
#: What it is worth to have dealt a point of damage, and to have killed an Individual.
DEALT, KILLED = 0.55, 1.5
DECK = 5.0
#: What a tile on the map, a thing to meet, a Rest to come is worth.
TILE, SIGHT, REST = 2.0, 1.0, 5.0
DEAD_END = 260.0
#: What a map with nothing but its Entry Tile is worth.
ARRIVAL = 10.0
#: What a Legendary Location that waits is worth, and one of which only a little is missing.
LEGEND, RUNES = 6.0, 5.0
STAIRS = 80.0


def evaluate(g: Depths, seat: int) -> float:
    """Return the value of a position; higher is better. Everybody wins or loses together, so seats do not differ."""
    if g.outcome is not None:
        return WON if g.outcome.won else LOST
    rising = g.phase == "level_up"  # the party is as good as down there: what it buys now is all that matters
    value = DEPTH * (g.ecology + rising) + KEY * min(g.keys, 4) + _experience(g, g.ecology + rising)
    last = is_last(g)
    for h, hero in enumerate(g.heroes):
        value += _hero(g, h, hero, last)
    value += _map(g) if g.cells and not rising else ARRIVAL
    if g.phase == "encounter":
        value += _encounter(g)
    if g.decision is not None:
        value += _choice(g, g.decision)
    if g.foes:
        value += _combat(g)
    return value


def is_last(g: Depths) -> bool:
    """Whether the last Combat of the Ecology is under way."""
    return bool(g.foes) and (g.foes[0].id == ENTITY or (g.phase == "combat" and _is_guardian(g)))


def _is_guardian(g: Depths) -> bool:
    return g.box.monsters[g.foes[0].id].kind == "guardian"


# ---------------------------------------------------------------------------------------------- the party


def _hero(g: Depths, h: int, hero: Hero, last: bool) -> float:
    health = hero.health
    value = health - 30.0 * max(0.0, 1.0 - health / 9.0) ** 2
    value += (0.8 if last else POWER_CARD) * hero.stored - SPELL * len(hero.exhausted)
    value += ABILITY * len(hero.abilities)
    for held in hero.items:
        value += (ITEM if held.equipped or held.new else IN_BAG) + USE * held.uses
    cards = hero.draw + hero.discard + hero.hand
    for lane in g.lanes:
        if lane.hero == h:
            cards += lane.cards
    values = [card & VALUE for card in cards if card != POWER]
    if values:
        value += DECK * sum(values) / len(values)
    return value + 0.02 * sum([card & VALUE for card in hero.hand])


def _experience(g: Depths, ecology: int) -> float:
    """XP is worth the Health that it buys, and more if an Ability can still be bought."""
    rate = g.box.rates[ecology]
    pool = sum(g.xp) + g.paid
    healing = 0.7 * rate.healing_gives * len(g.heroes) / rate.healing_cost
    if not rate.ability:
        return healing * pool
    saved = min(pool, rate.ability * len(g.heroes))
    return max(healing, 0.85 * ABILITY / rate.ability) * saved + healing * (pool - saved)


def _choice(g: Depths, decision: Decision) -> float:
    """What the answer to a question will bring in any case."""
    match decision.key:
        case "divide":
            return float(decision.args[1])
        case "draw_abilities" | "keep_ability":
            return ABILITY
        case "draw_item" | "keep_item" if not g.card:
            return ITEM
    return 0.0


def _encounter(g: Depths) -> float:
    """What an Encounter under way promises, beyond what it has given."""
    if g.card in g.box.features:
        return 1.8 * g.box.features[g.card].xp + 1.0
    if g.card:
        return 10.0 - 0.5 * g.legend_xp
    return 0.0


# ---------------------------------------------------------------------------------------------- the map


def _map(g: Depths) -> float:
    """How far the map has come, what is there to be met, and how safe the next tiles are."""
    value = TILE * len(g.cells) if not g.stairs else TILE * 20.0
    open_to_us = passable(g)
    value += SIGHT * (g.reach & g.features).bit_count() + 0.3 * (g.reach & g.monsters).bit_count()
    value += 3.0 * (open_to_us & g.chests).bit_count() + _runes(g)
    if g.campfire & open_to_us and not g.rested:
        value += REST * len(g.heroes)
    if g.stairs & open_to_us and g.phase != "final":
        if g.phase != "combat" or not g.foes or g.place < 0 or not g.stairs >> g.place & 1:
            value += STAIRS * hope(g, guardian_health(g))
        return value
    return value - DEAD_END * danger(g, open_to_us)


def passable(g: Depths) -> int:
    """Return the regions through which the Heroes can go. What is being fought or met will be cleared."""
    if g.phase not in ("combat", "encounter") or g.place < 0:
        return g.reach & ~(g.monsters | g.features)
    shut = (g.monsters | g.features) & ~(1 << g.place)
    found = g.reach & ~shut
    for region in bits(g.near[g.place] & ~g.reach):
        found |= 1 << region & ~shut
    return found


def _runes(g: Depths) -> float:
    """What the Rune Patterns promise: those that are there, and those that a few Nodes more would make."""
    value = LEGEND * _apart(g)
    if g.stairs or not g.knots:
        return value
    for hope in hopes(g):
        if hope is not None and hope.missing:
            done = len(hope.there) + 0.3 * len(hope.begun)
            value += RUNES * (done / (len(hope.there) + len(hope.missing))) ** 2
    return value


def _apart(g: Depths) -> int:
    """Return how many of the Legendary Locations that wait can all be met: those that share no Nodes."""
    patterns = 0
    taken: set[int] = set()
    for match in g.matches:
        if not patterns >> match.pattern & 1 and taken.isdisjoint(match.knots):
            patterns |= 1 << match.pattern
            taken.update(match.knots)
    return patterns.bit_count()


def _can_open(g: Depths) -> bool:
    """Whether something could be done about the places for tiles: a blocker in reach, a Door and a Key."""
    return bool(g.reach & (g.monsters | g.features)) or bool(g.keys and doors_before(g))


@memo
def _mean_health(healths: tuple[int, ...]) -> float:
    return sum(healths) / max(1, len(healths))


def guardian_health(g: Depths) -> float:
    """Return how much Health the Guardian of this Ecology has on average, or what the Final Entity needs."""
    many = len(g.heroes) - 1
    if g.ecology < 2:
        beasts = [g.box.beasts[number] for number in g.box.guarding[g.ecology]]
        return _mean_health(tuple(beast.health[many] * beast.count for beast in beasts))
    slots = [g.box.slots[slot] for slot in ("head_one", "head_two")]
    return 2.0 * _mean_health(tuple(g.box.body[part].health[many] for names in slots for part in names))


def hope(g: Depths, health: float) -> float:
    """Return how likely it is, by rule of thumb, that so much Monster Health can be fought."""
    mine = sum(hero.health + 3.0 * hero.stored for hero in g.heroes) - 4.0 * len(g.heroes)
    ratio = DEALT * health / max(1.0, mine)
    return 1.0 / (1.0 + math.exp(6.0 * (ratio - 0.75)))


def danger(g: Depths, passable: int) -> float:
    """Return how likely the next tiles find no place: the share of those to come that fit nowhere, or hardly."""
    land = g.box.lands[g.ecology]
    frames = [frame for frame, faces in g.frontier.values() if faces & passable]
    behind = [frame for frame, faces in g.frontier.values() if not faces & passable and faces & g.reach]
    coming = g.tiles.cards[: g.tiles.top] if g.tiles.top else sorted(g.tiles.cards)
    if g.drawn >= 0:
        coming = bytes((g.drawn,)) + bytes(coming)
    if not coming:
        return 0.0
    risk = 0.0
    homeless = 0
    for tile in coming:
        places = 0
        for frame in frames:
            if land.fits(tile, frame):
                places += 1
                if places == 3:
                    break
        if places < 3:
            ground = land.grounds[tile]
            if places == 0 and ((ground.passage and g.passages & passable) or (ground.portal and g.portals & passable)):
                places = 1
            if places == 0:
                homeless += 1
                risk += 0.7 if any([land.fits(tile, frame) for frame in behind]) else 1.0
            else:
                risk += 0.22 if places == 1 else 0.07
    if g.drawn >= 0 and homeless and _can_open(g):
        risk += homeless  # drawing was a gamble
    return risk / len(coming)


# ---------------------------------------------------------------------------------------------- Combat


def _combat(g: Depths) -> float:
    """What is left of the Monsters counts against the Heroes; the cards on the table count as they promise."""
    value = 2.0
    left = 0.0
    for f, foe in enumerate(g.foes):
        if foe.id == ENTITY or g.box.monsters[foe.id].kind == "guardian":
            # The way down leads past it: what counts is how much of it is gone, and the hope that is left.
            value += 3.0 - _burden(g, foe) + DEALT * guardian_health(g)
            value += STAIRS * hope(g, _needed(foe) if foe.id == ENTITY else sum(foe.health))
        else:
            value += 1.5 * g.box.beast[foe.id].xp
            left += _burden(g, foe)
        value += _lanes(g, f)
    return value - left - _fear(g, left)


def _fear(g: Depths, left: float) -> float:
    """The Hero who is worst off may not survive her share of what is left."""
    share = 1.4 * left / len(g.heroes)
    fear = 0.0
    for hero in g.heroes:
        fear += 70.0 / (1.0 + math.exp(5.0 * (hero.health / max(1.0, share) - 1.0))) if share > 1.0 else 0.0
    return fear


def _needed(foe: Foe) -> int:
    """Return how much damage the Final Entity still needs: the cheapest two parts of which one is a Head."""
    one, two, body = (max(0, health) for health in foe.health)
    return min(one + two, one + body, two + body)


def _burden(g: Depths, foe: Foe) -> float:
    if is_defeated(foe):
        return 0.0
    if foe.id == ENTITY:
        one, two, body = (max(0, health) for health in foe.health)
        return DEALT * (_needed(foe) + 0.15 * (one + two + body))
    alive = [health for health in foe.health if health > 0]
    return DEALT * sum(alive) + KILLED * len(alive) - 0.02 * max(alive) + 0.02 * min(alive)


def _lanes(g: Depths, f: int) -> float:
    value = 0.0
    foe = g.foes[f]
    for lane in g.lanes:
        if lane.foe != f or lane.pair == NOTHING:
            continue
        hero = g.heroes[lane.hero]
        if lane.pair >= 0:
            value += _pair_value(g, lane, lane.pair)
        elif is_void(g, lane) or not lane.cards:
            continue
        elif hero.used_power or hero.used_block:
            value += max([_pair_value(g, lane, k) for k in legal_pairs(lane)], default=0.0)
        elif not is_defeated(foe):
            # Before anything is done with them, the Monster's cards count as unseen: who looks ahead only guesses them.
            value += _promise(g, lane)
    return value


def _pair_value(g: Depths, lane: Lane, k: int) -> float:
    """What resolving this pair is worth: damage dealt and taken, a kill, a Block with its ability."""
    hero = g.heroes[lane.hero]
    foe = g.foes[lane.foe]
    out, direct, back = outcome(g, lane, k)
    if not out and not direct:
        return 2.0 if not hero.used_block and lane.block < 0 else 0.0
    armor = armor_of(g, hero)
    value = 0.0
    kills = False
    if not is_defeated(foe):
        targets = [lane.target] if lane.target >= 0 else [i for i, health in enumerate(foe.health) if health > 0]
        best = 0.0
        for i in targets:
            dealt = max(0, out - foe_armor(g, foe, i))
            worth = DEALT * min(dealt, foe.health[i]) + (KILLED if dealt >= foe.health[i] else 0.0)
            if worth > best:
                best, kills = worth, dealt >= foe.health[i]
        value += best
    taken = max(0, direct - armor) if direct else 0
    if back and not kills and not g.solo:
        taken += max(0, back - armor)
    value -= taken
    if taken >= hero.health:
        value -= 250.0
    elif taken:
        value -= 30.0 * (
            max(0.0, 1.0 - (hero.health - taken) / 9.0) ** 2 - max(0.0, 1.0 - hero.health / 9.0) ** 2
        )  # fmt: skip
    return value


def _promise(g: Depths, lane: Lane) -> float:
    """What the played cards promise before the Monster's are seen, with the best of the hand for those to come."""
    hero = g.heroes[lane.hero]
    foe = g.foes[lane.foe]
    its, mine = beast_of(g, foe).always, kit_of(g, hero).always
    armor = min(6, armor_of(g, hero))
    weakest = min([i for i, health in enumerate(foe.health) if health > 0], key=lambda i: foe.health[i])
    ease = 99 if hero.lasting and lasting(g, hero.lasting, "return") >= 90 else mine.ease
    key = (
        g.foes[lane.foe].deck, lane.against, armor, foe_armor(g, foe, weakest), ease, its.hit(0, 0), its.back,
        min(12, foe.health[weakest]), min(20, hero.health),
    )  # fmt: skip
    played = [card & VALUE for card in lane.cards]
    missing = lane.plays - len(played)
    if missing <= 0 or not hero.hand:
        return _expected(g, tuple(sorted(played)), key)
    return max(_expected(g, tuple(sorted([*played, card & VALUE])), key) for card in dict.fromkeys(hero.hand))


def _expected(g: Depths, cards: tuple[int, ...], key: tuple[int, ...]) -> float:
    return _expect(g.box.decks[ACTION[key[0]]].values, cards, key)


@memo
def _expect(values: tuple[int, ...], cards: tuple[int, ...], key: tuple[int, ...]) -> float:
    """The mean over all pairs of the Monster's deck of what the best legal pair is worth."""
    kinds = sorted(set(values))
    chance = {value: values.count(value) / len(values) for value in kinds}
    total = 0.0
    if key[1] == 1:
        for m in kinds:
            total += chance[m] * max(_worth(h, m, key) for h in cards)
        return total
    for m in kinds:
        for n in kinds:
            p = chance[m] * chance[n]
            if len(cards) == 1:
                total += p * _worth(cards[0], max(m, n), key)
                continue
            pairs = list(zip(cards, (m, n), strict=False))
            hit = any(b > a for a, b in pairs)
            total += p * max(_worth(a, b, key) for a, b in pairs if b >= a or not hit)
    return total


def _worth(ours: int, theirs: int, key: tuple[int, ...]) -> float:
    _, _, armor, foe_armor_, ease, hit, back, target, health = key
    if ours == theirs:
        return 2.0
    if ours > theirs:
        dealt = max(0, ours - foe_armor_)
        if dealt >= target:
            return DEALT * target + KILLED
        taken = max(0, ours - theirs + back - ease - armor)
        return DEALT * dealt - _pain(taken, health)
    return DEALT * max(0, theirs - ours - foe_armor_) - _pain(max(0, theirs + hit - armor), health)


def _pain(taken: int, health: int) -> float:
    if taken >= health:
        return 60.0
    return taken + 30.0 * (
        max(0.0, 1.0 - (health - taken) / 9.0) ** 2 - max(0.0, 1.0 - health / 9.0) ** 2
    )  # fmt: skip
