"""How good a position is: for bots that look one step ahead.

The climbers share one value: crystals still to break, how far each climber is from the next one, how near it is to
defeat or to a fall, and what the threat on the table would do if it resolved now.
"""

from __future__ import annotations

import heapq

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .box import WildsBox
from .box.board import CALM, DIFFICULT, HARMFUL, HELD, LEDGE, NET, OFF, OPEN
from .queries import features, gravity, swims
from .queries.targets import candidates
from .rules import actions, anytime, scenario, sides, threats
from .schema import verbs
from .schema.verbs import Effect
from .state import BELOW, ON_CARD, Climber, Token, Wilds

WON, LOST = 100_000.0, -100_000.0

#: A broken crystal is worth more than all climbers' way to the next one, or nobody would break the last one near by.
PIP, CRYSTAL = 11.0, 30.0
#: What it costs to be this near to defeat (health minus blight), from 0 up.
NEAR_DEFEAT = (-400.0, -75.0, -42.0, -24.0, -14.0, -8.0, -4.0, -1.5, 0.0)
#: What it costs to have so little grip, from 0 up.
LITTLE_GRIP = (-16.0, -10.0, -6.0, -3.5, -2.0, -1.0, -0.4)
#: What it costs to have no card at all: without a rest there will never be one.
HELPLESS = -25.0
BLIGHT, INJURY, DEFEATED = -5.0, -7.0, -350.0
CARD, FOCUS, MUSHROOM, COVER, AP = 2.2, 2.5, 3.0, 0.8, 0.55
ENRAGED = -2.5
#: Who lingers gets nowhere: after so many rounds crystals, and the way to them, count for more and more.
PATIENT_ROUNDS, IMPATIENCE, MOST_HASTE = 7, 0.2, 4.0
#: What an AP of way to go is worth; and, for every crystal, an AP from the climber who is nearest to it: they spread.
WAY, SPREAD = 1.3, 0.5


def evaluate(g: Wilds, seat: int) -> float:
    """Return the value of a position; higher is better. Everybody wins or loses together, so seats do not differ."""
    if g.outcome is not None:
        return WON if g.outcome.won else LOST
    if g.box.turning and any([k.falling for k in g.climbers]):
        return _as_if_landed(g, seat)
    goals = goals_of(g)
    hurry = haste(g.round)
    value = worth(goals, g.round)
    enraged = 0
    for slot in g.threats:
        if slot.enraged and not slot.up:
            enraged += 1
    value += ENRAGED * enraged
    for k in g.climbers:
        value += DEFEATED if k.defeated else _climber(g, k, goals, hurry)
    value -= far_from(goals, tuple([k.space for k in g.climbers if not k.defeated])) * hurry
    if g.tokens:
        value += _tokens(g) + _own_tokens(g, goals)
    if g.activating:
        value += AP * g.ap + _blows(g, goals)
    if g.current >= 0 and g.step in ("reveal", "activate", "resolve"):
        value += _threat(g)
    return value


def could_matter(g: Wilds, option: Option) -> bool:
    """Whether an option could change anything: what is in vain need not be tried."""
    return actions.would_matter(g, g.active, option) and anytime.would_matter(g, option)


def _as_if_landed(g: Wilds, seat: int) -> float:
    """Return the value where all falls have ended: nobody may stand here for the threat and there for the way."""
    twin = g.clone()
    lost = 0.0
    for k in twin.climbers:
        if k.falling:
            space, cost = landing(twin.box, k.space, gravity(twin, k), twin.terrain)
            k.space, k.falling = space, False
            lost += 2.0 * cost
    return evaluate(twin, seat) - lost


#: What each token of a leviathan is worth, by kind: on the map, held by a climber, on the scenario card.
TOKENS = {
    "air": (0.0, 1.0, 0.0), "frost": (0.0, -2.2, 0.0), "fury": (0.0, 0.0, -1.8), "pollen": (0.0, -0.4, 0.0),
    "rot": (-1.5, 0.0, 0.0), "spine": (0.0, -8.0, 0.0), "thorn": (-0.8, 0.0, 0.0),
}  # fmt: skip


#: What every token below four costs that is missing in a supply whose end hurts everybody.
RUNNING_OUT = {"fury": -4.0}


#: What a token costs that lies on the space of a climber; half of that on the next space, and so on.
NEARBY = {"swarm": -5.0}


def _tokens(g: Wilds) -> float:
    """Return what the leviathan's tokens are worth where they lie."""
    value = 0.0
    if not g.box.token_specs:
        return value
    for token in g.tokens:
        if not token.owner and token.id in TOKENS:
            on_map, held, on_card = TOKENS[token.id]
            value += held if token.holder >= 0 else on_map if token.space >= 0 else 0.0
            value += on_card if token.space in (ON_CARD, BELOW) else 0.0
        elif token.id in NEARBY and token.space >= 0:
            row = g.box.board.distance[token.space]
            value += NEARBY[token.id] / (1 + min([row[k.space] for k in g.climbers if not k.defeated], default=9))
    for kind, missing in RUNNING_OUT.items():
        if kind in g.box.token_specs:
            value += missing * max(0, 4 - len(scenario.supply(g, kind)))
    return value


#: What tokens of climbers are worth on the map: at a crystal, and less for each AP of way to the next one.
USEFUL = {"piton": (2.2, 0.4), "wisp": (1.6, 0.3), "banner": (1.6, 0.3)}
#: What tokens are worth that are ready to be used.
READY = {"energy": 1.2, "farseer": 0.8}
#: What a farseer token is worth that takes the sting out of a space, by AP of its terrain; and one that bridges a gap.
FARSEEN, BRIDGE = 0.9, 0.6


def _own_tokens(g: Wilds, goals: Goals) -> float:
    """Return what the climbers' own tokens are worth where they lie; the calm ones, if anybody is near."""
    value, calm = _own_worth(goals, g.tokens, g.terrain)
    for row, more in calm:
        for k in g.climbers:
            if not k.defeated and row[k.space] < 3:
                value += more
                break
    return value


@memo
def _own_worth(
    goals: Goals, tokens: tuple[Token, ...], terrain: bytes
) -> tuple[float, tuple[tuple[tuple[int, ...], float], ...]]:
    """Return what the own tokens are worth wherever climbers are; and, for calm ones, distances and what they add."""
    value = 0.0
    calm: list[tuple[tuple[int, ...], float]] = []
    board = goals.box.board
    for token in tokens:
        s = token.space
        if token.ready:
            value += READY.get(token.id, 0.0)
        if token.owner and s >= 0:
            if token.id in USEFUL and not (token.id == "piton" and board.terrain[s] & LEDGE):
                most, less = USEFUL[token.id]
                value += max(0.0, most - less * min([ways[s] for ways, _ in goals.left], default=9.0))
            elif terrain[s] & CALM:
                more = BRIDGE if terrain[s] & OPEN else FARSEEN * _pain(board.terrain[s])
                calm.append((board.distance[s], more))
    return value, tuple(calm)


#: What a pip is worth that the active climber could strike with the AP it has, and one of a bonus that waits.
BLOW, BONUS = 3.0, 3.0


def _blows(g: Wilds, goals: Goals) -> float:
    """Return what the active climber could still do to a crystal in reach with its AP and its bonuses."""
    k = g.climbers[g.active]
    pips = 0 if k.defeated or k.falling else _at_hand(g, k, goals)
    return (
        BLOW * min(g.ap, pips) + BONUS * min(sum([bonus.n for bonus in k.bonuses]), max(0, pips - 1)) if g.ap else 0.0
    )


def _at_hand(g: Wilds, k: Climber, goals: Goals) -> int:
    """Return the pips of the most worthy goal that a climber can strike from where it is."""
    reach = sum([bonus.range for bonus in k.bonuses])
    here = [pips for ways, pips in goals.left if not ways[k.space]]
    if reach:
        here += [g.crystals[s] & 7 for s in g.box.board.near(k.space, reach)]
    return max(here, default=0)


class Goals:
    """What is left to strike: how far each space is from it, and how much it is."""

    def __init__(self, box: WildsBox, left: tuple[tuple[list[float], int], ...]) -> None:
        self.box = box
        self.left = left


@memo
def away_from(goals: Goals, space: int) -> float:
    """Return how far a space is from the next goal; a big one seems nearer than a small one."""
    return min([ways[space] - 0.4 * pips for ways, pips in goals.left])


@memo
def far_from(goals: Goals, spaces: tuple[int, ...]) -> float:
    """Return what it costs that goals are far from all climbers, who are on these spaces."""
    there = [space for space in spaces if space >= 0]
    return SPREAD * sum([min([ways[s] for s in there]) for ways, _ in goals.left]) if len(there) > 1 else 0.0


@memo
def worth(goals: Goals, round_: int) -> float:
    """Return what it costs that so much is left in this round."""
    value = 0.0
    for _, pips in goals.left:
        value -= (CRYSTAL + PIP * pips) * haste(round_)
    return value


def haste(round_: int) -> float:
    """Return how much more it counts in this round what is left to do."""
    return min(MOST_HASTE, 1.0 + IMPATIENCE * max(0, round_ - PATIENT_ROUNDS))


def _ground(g: Wilds) -> bytes:
    """Return the terrain without what the climbers' own tokens give: ways need not be worked out anew for these."""
    ground = g.terrain
    for token in g.tokens:
        if token.owner and token.space >= 0 and not g.box.board.overlays:
            plain = bytearray(ground)
            plain[token.space] &= g.box.board.terrain[token.space] | ~(LEDGE | HELD | CALM)
            ground = bytes(plain)
    return ground


def goals_of(g: Wilds, swimming: bool = False) -> Goals:
    """Return what is left to strike: how far each space is from it (for swimmers, too), and how much it is."""
    down = "up" if swimming else pull(g) if g.box.turning else "down"
    more: list[tuple[tuple[int, ...], int]] = []
    for pool, dice in zip(g.box.leviathan.pools, g.pools, strict=True):
        if dice:
            more.append((features(g, pool.from_), sum(dice)))
    if g.box.hides:
        more += [(tuple([g.tokens[i].space for i in pile]), worth) for pile, worth in sides.undiscovered(g)]
    if g.box.wanted:
        more += [((token.space,), 1) for token in g.tokens if token.id in g.box.wanted and token.space >= 0]
    return _goals_of(g.box, _ground(g) if g.tokens else g.terrain, down, g.crystals, tuple(more))


@memo
def _goals_of(
    box: WildsBox, ground: bytes, down: str, crystals: bytes, more: tuple[tuple[tuple[int, ...], int], ...]
) -> Goals:
    left = [((space,), die & 7) for space, die in enumerate(crystals) if die]
    return Goals(
        box, tuple((_nearest([_ways(box, ground, s, down) for s in spaces]), n) for spaces, n in (*left, *more))
    )


def _nearest(ways: list[list[float]]) -> list[float]:
    return ways[0] if len(ways) == 1 else [min(away) for away in zip(*ways, strict=True)]


def _climber(g: Wilds, k: Climber, goals: Goals, hurry: float) -> float:
    cards = g.cards[k.cards]
    space = k.space
    flags = g.terrain[space]
    value = _fares(
        k.health, k.blight, len(k.injuries), len(cards.deck), flags & LEDGE, len(cards.hand), len(k.mushrooms),
        k.focused, k.cover_ready,
    )  # fmt: skip
    if k.falling:
        space, cost = landing(g.box, space, gravity(g, k), g.terrain)
        flags = g.terrain[space]
        value -= 2.0 * cost
    if goals.left:
        if flags & HELD and flags & OPEN:  # LR-31: ways begin beside it
            space = min(g.box.board.neighbours[space], key=lambda s: min([ways[s] for ways, _ in goals.left]))
        away = away_from(goals, space)
        if g.box.leviathan.swimming:
            away = min(away, _by_water(g, k, space))
        value -= WAY * away * hurry
    return value


@memo
def _fares(
    health: int, blight: int, injuries: int, grip: int, ledge: int, hand: int, mushrooms: int, focused: bool,
    cover: bool,
) -> float:  # fmt: skip
    """Return what it is worth how a climber fares, wherever it is."""
    value = NEAR_DEFEAT[max(0, min(8, health - blight))] + BLIGHT * blight + INJURY * injuries
    value += LITTLE_GRIP[min(grip, 6)] * (0.7 if ledge else 1.0)
    value += CARD * min(hand, 4) + MUSHROOM * mushrooms
    if not grip and not hand:
        value += HELPLESS
    return value + (FOCUS * focused + COVER * cover)


#: What a breath is worth, in AP.
BREATH = 1.0


def _by_water(g: Wilds, k: Climber, space: int) -> float:
    """Return how far a climber is from the next crystal if it swims; whoever does not yet must have air for it."""
    swimmer = swims(g, k)
    if not swimmer and not any(token.holder >= 0 and g.climbers[token.holder] is k for token in g.tokens):
        return 99.0
    if swimmer and not g.ap and g.terrain[space] & OPEN:  # LW-291
        space, _ = landing(g.box, space, "down", g.terrain)
    away = away_from(goals_of(g, swimming=True), space)
    return away if swimmer else away + BREATH


# ---------------------------------------------------------------------------------------------- ways

#: What entering bad terrain is worth, in AP; and a space that one falls, where falls could lead in a circle.
THORNS, SCREE, DROP = 1.6, 0.7, 0.04


@memo
def _ways(box: WildsBox, ground: bytes, goal: int, down: str) -> list[float]:
    """Return how many AP each space is away from a goal, by climbing, jumping, gliding and falling."""
    return _shortest(_edges(box, ground, down), goal, len(ground))


@memo
def _edges(box: WildsBox, ground: bytes, down: str) -> dict[int, list[tuple[int, float]]]:
    """Return, for each space, the spaces from which one gets there, and for how much."""
    nothing = 0 if box.leviathan.swimming and down == "up" else OPEN
    #: Where one ends who goes to a space, what the fall costs on the way, and what the space itself does.
    ends = [landing(box, t, down, ground) if flags & nothing else (t, 0.0) for t, flags in enumerate(ground)]
    pains = [_pain(flags) for flags in ground]
    back: dict[int, list[tuple[int, float]]] = {s: [] for s in range(len(ground))}
    for s, moves in enumerate(_moves(box, down)):
        if ground[s] & (nothing | OFF):
            continue
        for t, ap in moves:
            end, cost = ends[t]
            if end != s and not ground[end] & OFF:
                back[end].append((s, ap + cost + pains[t]))
        end, cost = landing(box, s, down, ground)  # letting go
        if end != s and not ground[end] & OFF:
            back[end].append((s, cost))
    return back


@memo
def _moves(box: WildsBox, down: str) -> list[list[tuple[int, float]]]:
    """Return, for each space, where one gets from it by climbing, jumping, gliding and links, and for how many AP."""
    board = box.board
    return [
        [(t, 1.0) for t in board.neighbours[s]]
        + [(t, 3.0) for t in board.jumps(s, 2)]
        + [(t, float(depth)) for t, depth in board.glides(s, 3, down)]
        + [(t, 1.0) for t in (board.links.get(s),) if t is not None]
        for s in range(board.size)
    ]


def pull(g: Wilds) -> str:
    """Return the direction of gravity for those who do not swim."""
    return str(g.scenario.get("gravity", "down"))


def landing(box: WildsBox, space: int, down: str, terrain: bytes) -> tuple[int, float]:
    """Return the next ledge below a space, and what the fall costs on the way."""
    cost = 0.0
    falls = box.board.falls[down]
    drop = DROP if box.turning else 0.0
    while (under := falls[space]) >= 0:
        space = under
        cost += drop + _pain(terrain[space])
        if terrain[space] & (LEDGE | NET):
            break
    return space, cost


def _pain(flags: int) -> float:
    return 0.0 if flags & CALM else THORNS * bool(flags & HARMFUL) + SCREE * bool(flags & DIFFICULT)


def _shortest(back: dict[int, list[tuple[int, float]]], goal: int, size: int) -> list[float]:
    found = [99.0] * size
    found[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        cost, space = heapq.heappop(queue)
        if cost <= found[space]:
            for start, step in back[space]:
                if cost + step < found[start]:
                    found[start] = cost + step
                    heapq.heappush(queue, (cost + step, start))
    return found


# ---------------------------------------------------------------------------------------------- the threat on the table


def _threat(g: Wilds) -> float:
    """Return what the revealed threat would cost if it resolved as everybody stands now."""
    value = 0.0
    for p, part in enumerate(threats.parts(g)):
        if part.swift and not part.delayed and g.step != "reveal":
            continue
        if part.area:
            areas = [area for _, area in threats.areas(g, p) if area]
            missed = True
            for k in g.climbers:
                for area in areas if not k.defeated else ():
                    if k.space in area:
                        missed = False
                        value += _suffered(k, part.effects or next(iter(part.by_colour.values()), ()))
                        break
            if areas and missed:
                value += ENRAGED * len(part.miss)
        else:
            for target in part.targets:
                for c in candidates(g, target.who, target.to, target.where):
                    value += _suffered(g.climbers[c], part.effects)
                    if target.who != "all":
                        break
    return value


#: What keywords of scenario cards cost a climber that they reach, once or by their number.
KEYWORDS = {"avalanche.frost": -2.2, "weaver.spin": -1.5, "collector.give_back": -19.0}


def _suffered(k: Climber, effects: tuple[Effect, ...]) -> float:
    """Return what effects cost a climber, as it is and as it guards itself."""
    return _cost_of(effects, k.health - k.blight, sum([one.left for one in k.guards]))


def _cost_of(effects: tuple[Effect, ...], margin: int, guard: int) -> float:
    value = 0.0
    for effect in effects:
        if isinstance(effect, verbs.Lose):
            lost = max(0, effect.health - guard)
            value += NEAR_DEFEAT[max(0, min(8, margin - lost))] - NEAR_DEFEAT[max(0, min(8, margin))]
            value -= 1.6 * effect.grip
        elif isinstance(effect, verbs.Gain):
            value += BLIGHT * effect.blight + INJURY * effect.injury
            value += NEAR_DEFEAT[max(0, min(8, margin - effect.blight))] - NEAR_DEFEAT[max(0, min(8, margin))]
        elif isinstance(effect, verbs.Push):
            value -= 2.0 * effect.n
        elif isinstance(effect, verbs.Choose):
            value += max(_cost_of(alternative, margin, guard) for alternative in effect.of)
        elif isinstance(effect, verbs.If):
            value += 0.5 * _cost_of(effect.then, margin, guard)
        elif isinstance(effect, verbs.Ability):
            value += KEYWORDS.get(effect.name, 0.0) * max(1, effect.n)
    return value
