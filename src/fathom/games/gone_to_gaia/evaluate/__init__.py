"""How good a position is, for both players together: what they have, what still threatens, what the turn may bring."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from fathom.core.memo import memo

from .. import queries
from ..abilities import defence
from ..box import GaiaBox
from ..box.board import DISTANCE, NEAR, tiles_in
from ..box.profiles import Profile
from ..rules import agreeing, attacking, counterattacks, moving
from ..schema.verbs import Attack, Effect, GainElement, Heal, Parts, Shield
from ..schema.words import TOKENS
from ..state import FRESH, STOLEN, Enemy, Fight, Gaia, Suit
from .goal import goal_of

WON, LOST, WAVE, GOAL = 2000.0, -1000.0, 80.0, 160.0
#: HP are worth the more the fewer are left once all parting shots are fired; below nothing it is nearly death.
HP = (0.0, 12.0, 20.0, 27.0, 33.0, 38.0, 42.5, 46.5, 50.0, 53.0, 56.0, 58.5, 61.0)
MORE_HP, BELOW, DOOMED, DEAD = 2.2, 5.0, -18.0, -75.0
WEAPON, PASSIVE, FRESH_WEAPON, EARLY_WEAPON = 6.0, 4.5, 5.0, 6.0
#: What an available token is worth: AP, doublers, universal, reroll, block. Rerolls and blocks are saved for what
#: hurts: they are worth the more the more attacks are still to come in the wave.
TOKEN = (1.4, 0.9, 1.1, 1.3, 1.8, 0.7, 1.0)
LATER, USUAL_ATTACKS = {queries.REROLL: 0.2, queries.BLOCK: 0.8}, 3
ELEMENT, SECOND_ELEMENT, WAITING_WEAPON, HOPE, WHEEL = 0.8, 1.6, 1.0, 0.7, 1.0
SHIELD, FEAR, OMEN, STUN, GAZE, CORRUPTION = 1.6, -4.0, -7.0, -6.0, -5.0, -5.0
MINION_PART, BOSS_PART, DROP = 0.45, 1.2, 0.12
XP, LEVEL, LEVEL_CARD = 1.6, 9.0, 7.0
#: A circuit, a friendly that was met, and a step towards one that still waits.
CIRCUIT, FRIENDLY, APPROACH = 5.0, 6.0, 1.0
#: Products, besides the HP and tokens that they bring: any, doubled damage, an upgrade set, a suit, a last breath,
#: movement; and a point of what they give in every wave.
PRODUCT, DOUBLES, UPGRADE, SUIT, BREATH, STEP = 2.0, 12.0, 4.0, 25.0, 12.0, 3.0
#: How much the ranks of a type are worth: the higher ones are the stronger.
RANKS = (0.0, 1.0, 1.75, 2.75, 4.0, 5.5)
#: How much more the favourite weapon and passive of a suit are worth; and what an upgrade adds to each rank.
FAVOURITE, UPGRADED_RANK = 2.0, 2.5
EACH_WAVE = {Heal: 6.0, Shield: 3.0, GainElement: 2.5, Parts: 0.6}
#: What stands on the Campaign Sheet; the taste decides between choices that are worth about the same.
SPARE_PART, PRODUCT_HP, AT_HOME, UNDER_WAY = 0.05, 6.0, 3.0, 200.0
#: A campaign that was told to its end: nothing that stands on the sheet is worth more, nor is New Game+.
THE_END, GOOD_ENDING = 1e6, 20.0
#: What brings the campaign nearer to the ending that is its goal, an entry where that is to be had, and what gossip
#: is worth to those who want none.
TOWARDS_GOAL, ON_THE_WAY, SILENCE = 30.0, 20.0, -30.0
#: What every refusal of a proposal costs, so that two bots agree in the end.
REFUSED = 40.0
CHAPTER, QUEST, HERO, GOSSIP, OPINION, CURIO, DONATED, SLOT, MAXIMUM, TASTE = (
    600.0, 500.0, 2.0, 2.0, 1.5, 3.0, 0.1, 6.0, 3.0, 15.0,
)  # fmt: skip
#: What the death of an enemy is worth besides its parting shot, and what a point of that is worth to each suit.
KILL, BOSS_KILL, PARTING, SOOTHSAYER = 2.0, 20.0, 5.5, 120.0
#: What the shop and the rest after a wave are worth to a delver, as far as the look ahead sees them.
SHOPPING = 8.0
#: How much of what an attack promises counts before it is made, and how much a point of harm it risks costs.
PROMISE, RISK = 0.85, 4.0
#: What a wound on an enemy is worth, as a share of its death; and of a boss besides, for what its death brings.
WOUND, TROPHY = 0.5, 25.0


def evaluate(g: Gaia, seat: int) -> float:
    """Return how well the group stands; both seats want the same."""
    if g.outcome is not None:
        if g.sheet.ending:
            return THE_END
        return (WON if g.outcome.won else LOST) + WAVE * g.outcome.scores[0] + CHAPTER * g.sheet.chapter
    value = -REFUSED * agreeing.refusals(g)
    if g.sheet.chapter:
        value += _campaign(g) + sum(_at_home(g, suit) for suit in g.suits)
        if not g.quest:
            return value
        value += UNDER_WAY
    value += WAVE * g.wave + XP * g.xp + LEVEL * g.level + (WAVE if g.goal_met else 0.0)
    value += CIRCUIT * g.circuits + FRIENDLY * len(g.friendlies_gone)
    coming = 0.0
    hopes = [0, 0, 0, 0]
    wanted = goal_bonus(g)
    if wanted and g.boss_slain:
        value += wanted
    profiles = g.box.profiles
    for enemy in g.enemies:
        profile = profiles[enemy.profile]
        left = 1.0
        is_boss = profile.kind == "boss"
        if enemy.hurt:
            wounds = min(1.0, enemy.hurt / (profile.health + enemy.growth))
            left -= WOUND * wounds
            if is_boss:
                value += (TROPHY * wounds + WOUND * wanted) * wounds
        harm = profile.shot * left
        coming += harm * counterattacks.anger(g, enemy, profile) if profile.fires_oddly else harm
        if profile.spite or is_boss:
            value -= spite_of(profile) * left
        for element in profile.gift:
            hopes[element] += 1
    attacks = _attacks(g)
    for suit in g.suits:
        value += _suit(g, suit, coming, hopes, attacks)
    if g.phase in ("spawn", "delver", "parting"):
        value += _income(g)
    if g.enemies:
        value += DROP * len(g.drops) + _turn(g)
        for tile in g.circuit_tiles + g.friendly_tiles:
            value -= APPROACH * min([DISTANCE[at][tile] for at in g.at if at >= 0], default=0)
    return value + GAZE * len(g.gazed) + (STUN if g.stunned else 0.0) + (CORRUPTION if g.corrupted >= 0 else 0.0)


def _income(g: Gaia) -> float:
    """What the end of a wave of Onslaught brings anyway: it is no reason to pass."""
    if not queries.is_onslaught(g) or g.wave > len(g.box.numbers.income):
        return 0.0
    gain = g.box.numbers.income[g.wave - 1]
    delvers = 2 if queries.is_solo(g) else len(queries.living(g))
    return delvers * (MINION_PART * gain.minion + BOSS_PART * gain.boss + SHOPPING)


def _attacks(g: Gaia) -> int:
    """How many attacks may still be made in this wave; elsewhere so many as a wave has."""
    if g.phase != "delver":
        return USUAL_ATTACKS
    found = 0
    for seat, suit in enumerate(g.suits):
        if not g.passed >> seat & 1:
            found += suit.places.count(FRESH)
    return found


def _suit(g: Gaia, suit: Suit, coming: float, hopes: list[int], attacks: int) -> float:
    if not suit.alive:
        return DEAD
    value = _gear(g.box, suit.discipline, suit.ranks, suit.aside, suit.products, (g.line_up[:1], g.spawn_discard[:1]))
    if any(suit.cap) or any(suit.loans):
        value += _tokens(suit, attacks)
    value += _hp(suit.hp - coming) + 0.8 * suit.max_hp
    places = suit.places
    if g.phase == "delver" and not g.passed >> g.suits.index(suit) & 1:
        value += FRESH_WEAPON * places.count(FRESH)
    if STOLEN in places:
        value -= 3.0 * places.count(STOLEN)
    for slot, n in enumerate(suit.elements):
        if n:
            value += ELEMENT * n + (SECOND_ELEMENT if n == 2 else 0.0)
        if coming and slot in places:
            value += (WAITING_WEAPON + HOPE) * n + HOPE * min(3, hopes[slot])
    value += WHEEL * suit.wheel + SHIELD * min(suit.shield, 4) + FEAR * suit.fear + OMEN * suit.omen
    minions, one, two, three, four, five = suit.parts
    return value + MINION_PART * minions + BOSS_PART * (one + 2 * two + 3 * three + 4 * four + 5 * five)


@memo
def _gear(
    box: GaiaBox,
    discipline: int,
    ranks: tuple[int, ...],
    aside: tuple[int, ...],
    products: tuple[str, ...],
    about: tuple[object, ...],
) -> float:
    """What the equipment is worth, and the products."""
    weapons = box.weapons
    value = EARLY_WEAPON * min(4, sum(rank > 0 for rank in ranks[:weapons])) - 2.0 * len(aside)
    liked = favourites(box, discipline, about)
    for kind, rank in enumerate(ranks):
        if rank:
            worth = (WEAPON if kind < weapons else PASSIVE) * RANKS[rank]
            value += FAVOURITE * worth if kind in liked else worth
    for name in products:
        value += product_worth(box, name)
        upgrade = box.products[name].upgrade
        if upgrade:
            value += UPGRADED_RANK * ranks[box.type_number[upgrade]]
    return value


def favourites(box: GaiaBox, discipline: int, about: tuple[object, ...]) -> tuple[int, int]:
    """Return the weapon and the passive that a suit likes best: in every game others, so that all ranks are met."""
    first, card = about
    taste = crc32(f"{discipline} {first} {card}".encode())
    return taste % box.weapons, box.weapons + taste // box.weapons % (len(box.type_names) - box.weapons)


def _tokens(suit: Suit, attacks: int) -> float:
    """What the tokens that are left are worth, with so many attacks to come."""
    value = 0.0
    for token, worth in enumerate(TOKEN):
        n = queries.available(suit, token)
        if n:
            value += (worth + LATER.get(token, 0.0) * attacks) * n
    return value


def _at_home(g: Gaia, suit: Suit) -> float:
    """What a player owns in town: products, with the HP and tokens that they bring; parts are there to be spent."""
    value = SPARE_PART * (suit.parts[0] + sum(3 * level * suit.parts[level] for level in range(1, 6)))
    for name in (*suit.products, *suit.idle):
        passive = g.box.products[name].passive
        worth = product_worth(g.box, name) + PRODUCT_HP * passive.max_hp
        worth += sum(2 * TOKEN[TOKENS.index(token)] * n for token, n in passive.tokens.items())
        value += AT_HOME * worth
    return value


def _campaign(g: Gaia) -> float:
    """What stands on the Campaign Sheet. Every campaign has a taste of its own, so that all of the story is met."""
    sheet = g.sheet
    value = CHAPTER * sheet.chapter + QUEST * len(sheet.quests) + HERO * len(sheet.heroes)
    value += OPINION * sum(sheet.opinions) + CURIO * len(sheet.curios) + DONATED * sheet.donated
    value += SLOT * sum(map(sum, sheet.slots)) + 2 * LEVEL_CARD * sheet.level_start
    value += MAXIMUM * sum(sum(suit.maxima) for suit in g.suits)
    value += SPARE_PART * sum(n * max(1, 3 * level) for parts in sheet.stock for level, n in enumerate(parts))
    goal = goal_of(g)
    value += TOWARDS_GOAL * (len(goal.flags.intersection(sheet.flags)) + (g.quest in goal.quests))
    value += TOWARDS_GOAL * len(goal.quests.intersection(sheet.open))
    value += (SILENCE if goal.silent else GOSSIP) * len(sheet.gossip)
    if sheet.ending:
        value += GOOD_ENDING * g.box.endings[sheet.ending].won + TOWARDS_GOAL * (sheet.ending == goal.ending)
    if not g.quest:
        page = g.page
        value += ON_THE_WAY * (page.entry in goal.entries)
        about = (sheet.names, sheet.again, sheet.step, sheet.flags, sheet.bonus, page.entry, page.told, page.moved)
        value += TASTE * (crc32(str(about).encode()) % 1000) / 1000
    return value


def product_worth(box: GaiaBox, name: str) -> float:
    """Return what a product in use is worth, besides the HP and tokens that are counted anyway."""
    product = box.products[name]
    passive = product.passive
    found = PRODUCT + STEP * passive.movement + BREATH * product.last_breath
    found += (DOUBLES if product.doubles else 0.0) + (UPGRADE if product.upgrade else 0.0)
    found += SUIT if product.suit else 0.0
    for effect in (*passive.wave_start, *passive.wave_end):
        found += EACH_WAVE.get(type(effect), 1.0) * getattr(effect, "n", 1)
    return found


def _hp(left: float) -> float:
    """What so many HP are worth; between two numbers in proportion."""
    if left <= 0:
        return DOOMED + BELOW * max(left, -10.0)
    whole = int(left)
    if whole >= len(HP) - 1:
        return HP[-1] + MORE_HP * (left - len(HP) + 1)
    return HP[whole] + (HP[whole + 1] - HP[whole]) * (left - whole)


def spite_of(profile: Profile) -> float:
    """Return what the death of an enemy spares the delvers, besides the damage of its parting shot."""
    return profile.spite + (SOOTHSAYER if "soothsayer" in profile.abilities else 0.0)


def worth_of(g: Gaia, profile: Profile) -> float:
    """Return what the death of such an enemy is worth, roughly."""
    other = spite_of(profile) + (BOSS_KILL + goal_bonus(g) if profile.kind == "boss" else KILL)
    return profile.shot * PARTING * len(queries.living(g)) + other


def goal_bonus(g: Gaia) -> float:
    """Return what the death of this wave's boss is worth for the goal of the quest; to be spared, it must live."""
    quest = g.box.quests.get(g.quest)
    if quest is None or g.goal_met or g.wave != quest.goal.wave:
        return 0.0
    return {"slay": GOAL, "spare": -GOAL}.get(quest.goal.kind, 0.0)


# ---------------------------------------------------------------------------------------------- the turn under way


def _turn(g: Gaia) -> float:
    """What the weapon that lies exhausted for this turn may still do, from here or from a tile in reach."""
    d = g.active
    if g.phase != "delver" or g.acted or g.weapon < 0 or g.at[d] < 0 or g.stunned >> d & 1 or not _in_turn(g):
        return 0.0
    suit = queries.suit_of(g, d)
    if not suit.ranks[g.weapon] or not queries.used_ranks(suit)[g.weapon]:
        return 0.0
    steps = queries.card_in_use(g, suit, g.weapon).steps
    twin = g.clone()
    best = max(0.0, promise(twin, d, steps))
    points = moving.points_left(g, d)
    if points:
        blocked = queries.enemy_mask(g)
        reach = 1 << g.at[d]
        for _ in range(min(points, 3)):
            for at in tiles_in(reach):
                reach |= NEAR[at] & ~blocked
        for at in tiles_in(reach):
            twin.at = (at, g.at[1]) if d == 0 else (g.at[0], at)
            best = max(best, promise(twin, d, steps) - 0.2)
    return PROMISE * best


def _in_turn(g: Gaia) -> bool:
    for call in g.agenda[-6:]:
        if call[0] == "turns.end_turn":
            return True
    return False


def reward_worth(g: Gaia, profile: Profile) -> float:
    """Return what the reward of an enemy is worth now: elements the more if they refresh a weapon."""
    reward = profile.reward
    if reward.xp:
        return XP * reward.xp
    if reward.level_cards:
        return LEVEL_CARD * len(queries.living(g))
    value = 0.0
    pair = profile.gift
    for seat in queries.living(g):
        suit = g.suits[seat]
        for element in set(pair):
            held, more = suit.elements[element], pair.count(element)
            if held < 2 <= held + more and element in suit.places:
                value += FRESH_WEAPON
            else:
                value += ELEMENT * min(more, 2 - held)
    return value


#: The results of the counterattack die that differ, and how many faces have them.
RESULTS = ((1, 1), (2, 3), (5, 1), (6, 1))


def promise(g: Gaia, d: int, steps: Iterable[Effect]) -> float:
    """What a weapon would bring from where the delver stands: deaths and wounds, less the harm to be expected.

    The position is one to try things in: the fight in it is changed.
    """
    value = 0.0
    answering: list[Enemy] = []
    for one in steps:
        if isinstance(one, Attack):
            g.fight = Fight("weapon", d, letter=next(iter(g.box.areas[one.node])))
            for foe, n, lethal in _aimed(g, d, one):
                value += _blow_worth(g, foe, n, lethal)
                if not one.quiet and counterattacks.may_answer(foe, g.box.profiles[foe.profile]):
                    answering.append(foe)
    g.fight.targets = tuple([foe.uid for foe in answering])
    for foe in answering:
        profile = g.box.profiles[foe.profile]
        for die, faces in RESULTS:
            for hurt in counterattacks.struck(g, foe, profile, die):
                value -= RISK * faces / 6 * counterattacks.damage(g, foe, profile, die, hurt)
    return value


def _aimed(g: Gaia, d: int, one: Attack) -> list[tuple[Enemy, int, bool]]:
    """Return whom an attack would hit, for how much, and whether that is enough; if it must choose, the best."""
    foes = [queries.get(g, uid) for uid in attacking.under(g, d, one.node)]
    factor = sum(one.factors) // len(one.factors) if one.factors else one.factor
    dealt = [n for n, _ in attacking.blows(g, d, "weapon", factor, one, foes)] if foes else []
    would = [foe.uid for foe, n in zip(foes, dealt, strict=True) if n >= queries.health_of(g, foe) - foe.hurt]
    dying = defence.can_die(g, would, min(len(foes), one.max or len(foes))) if would else would
    found = [(foe, n, foe.uid in dying) for foe, n in zip(foes, dealt, strict=True)]
    return sorted(found, key=lambda hit: (-hit[2], -hit[1]))[: one.max or None]


def _blow_worth(g: Gaia, foe: Enemy, n: int, lethal: bool) -> float:
    profile = g.box.profiles[foe.profile]
    worth = worth_of(g, profile)
    if lethal:
        return worth + reward_worth(g, profile)
    health = profile.health + foe.growth
    share = min(1.0, n / health)
    trophy = TROPHY * share * (2 * foe.hurt / health + share) if profile.kind == "boss" else 0.0
    return WOUND * worth * share + trophy
