"""What an attack would do before it is made: who is hit, for how much, and what each counterattack result would do.

Used by the screen, which shows it, and by bots, which weigh it. Nothing is changed. What further abilities bring
(Backup, Synchronized, Frenzy, Countdown) is not worked out: the screen names those that the targets have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from . import queries
from .abilities import defence, survival, weapons
from .abilities.defence import Blow
from .profiles import Profile
from .rules import attacking, counterattacks
from .schema.verbs import Attack, Effect, Roll, Ultimate
from .state import Enemy, Gaia, rule

#: The results of the counterattack die that differ, and how many faces have them.
RESULTS = ((1, 1), (2, 3), (5, 1), (6, 1))


class Hit(NamedTuple):
    """An enemy that an attack would hit: the damage, and whether it would be enough."""

    uid: int
    damage: int
    lethal: bool
    quiet: bool


class Forecast(NamedTuple):
    """The targets of an attack; and for each result of the die, what either delver would suffer."""

    hits: tuple[Hit, ...]
    #: (result, faces, damage to delver 0, damage to delver 1)
    results: tuple[tuple[int, int, int, int], ...]


class Result(NamedTuple):
    """What the faces from `low` to `high` of the die bring: the HP that either delver would lose."""

    low: int
    high: int
    losses: tuple[int, int]


class Strike(NamedTuple):
    """One attack of an action as it would be from here: everybody under its arrows."""

    #: With a letter that a die chooses: the letter, and the faces that choose it.
    letter: str
    faces: tuple[int, ...]
    #: At most so many of them, if the card limits it.
    most: int
    hits: tuple[Hit, ...]
    #: The same with the best roll, where a die multiplies.
    best: tuple[Hit, ...]

    @property
    def chosen(self) -> tuple[Hit, ...]:
        """Whom one would choose: those that suffer most."""
        return _most(self.hits, self.most)


# ---------------------------------------------------------------------------------------------- who is hit


def attack(
    g: Gaia, d: int, node: str, source: str, places: tuple[int, int], letter: str = "x", factor: int = 0
) -> tuple[Hit, ...]:
    """Return whom an attack would hit from these places, everybody under its arrows."""
    card = g.box.nodes[node]
    assert isinstance(card, Attack)
    origin = places[1 - d] if card.around == "partner" and places[1 - d] >= 0 else places[d]
    masks = g.box.areas[node]
    mask = masks[letter if letter in masks else next(iter(masks))][origin] if origin >= 0 else 0
    if not factor:
        factor = sum(card.factors) // len(card.factors) if card.factors else card.factor
    targets = [enemy for enemy in g.enemies if mask >> enemy.at & 1]
    if not targets:
        return ()
    blow = Blow(d, source, factor, places, g.weapon, g.slot)
    taunted = defence.taunted(g)
    found = []
    survivor = False
    for enemy in targets:
        profile = g.box.profiles[enemy.profile]
        n = 0 if taunted >> enemy.at & 1 else attacking.damage_to(g, blow, card, enemy, profile)
        lethal = n >= profile.health + enemy.growth - enemy.hurt
        survivor = survivor or (lethal and profile.survives)
        found.append(Hit(enemy.uid, n, lethal, card.quiet))
    return _without_survivors(g, found, card.max) if survivor else tuple(found)


@rule("GG-297", "GG-305", "GG-318")
def _without_survivors(g: Gaia, hits: list[Hit], most: int) -> tuple[Hit, ...]:
    """Return the hits with those that cannot die of them marked so: Hardy, Fatal Flaw, Pact."""
    targets = min(len(hits), most) if most else len(hits)
    dying = defence.can_die(g, [hit.uid for hit in hits if hit.lethal], targets)
    return tuple([hit._replace(lethal=hit.uid in dying) for hit in hits])


def _most(hits: tuple[Hit, ...], most: int) -> tuple[Hit, ...]:
    """Return those that would suffer most, as many as the card allows."""
    if not most or len(hits) <= most:
        return hits
    return tuple(sorted(hits, key=lambda hit: (-hit.lethal, -hit.damage))[:most])


def of_steps(g: Gaia, d: int, nodes: tuple[str, ...], source: str, places: tuple[int, int]) -> tuple[Hit, ...]:
    """Return whom all attacks of a weapon, slot or Ultimate would hit."""
    found: tuple[Hit, ...] = ()
    for node in nodes:
        step = g.box.nodes[node]
        if isinstance(step, Attack):
            found += _most(attack(g, d, node, source, places), step.max)
        elif isinstance(step, Ultimate):
            found += ultimate(g, d, step)
    return found


def ultimate(g: Gaia, d: int, step: Ultimate) -> tuple[Hit, ...]:
    """Return whom an Ultimate would hit."""
    near = queries.near_delvers(g)
    taunted = defence.taunted(g)
    fear = queries.suit_of(g, d).fear
    blow = Blow(d, "ultimate", 1, g.at, g.weapon, g.slot)
    found = []
    for foe in g.enemies:
        if foe.hurt if step.where == "injured" else near >> foe.at & 1:
            profile = queries.profile_of(g, foe)
            doubled = g.doubled & 8 and "carapace" not in profile.abilities
            n = max(1, (2 * step.n if doubled else step.n) - fear)
            n = defence.suffered(g, blow, foe, profile, n, -1, None) if profile.defends or foe.shell else n
            n = 0 if taunted >> foe.at & 1 else n
            found.append(Hit(foe.uid, n, n >= queries.health_of(g, foe) - foe.hurt, step.quiet))
    return _without_survivors(g, found, 0)


@rule("GG-075", "GG-077", "GG-182")
def strikes(g: Gaia, d: int, steps: Iterable[Effect], source: str, places: tuple[int, int]) -> Iterator[Strike]:
    """Yield every attack of an action as it would be from these places; one for each letter that a die may choose."""
    letters: dict[str, tuple[int, ...]] = {"x": (1, 2, 3, 4, 5, 6)}
    for step in steps:
        if isinstance(step, Roll):
            letters = {one: tuple(i + 1 for i in range(6) if step.letters[i] == one) for one in sorted(step.letters)}
        elif isinstance(step, Attack):
            for letter, faces in letters.items():
                low, high = (min(step.factors), max(step.factors)) if step.factors else (step.factor, step.factor)
                hits = attack(g, d, step.node, source, places, letter, low)
                if hits:
                    best = attack(g, d, step.node, source, places, letter, high) if high > low else hits
                    yield Strike("" if letter == "x" else letter, faces, step.max, hits, best)
        elif isinstance(step, Ultimate):
            hits = ultimate(g, d, step)
            if hits:
                yield Strike("", letters["x"], 0, hits, hits)


# ---------------------------------------------------------------------------------------------- what they answer


def forecast(
    g: Gaia, d: int, hits: tuple[Hit, ...], places: tuple[int, int], source: str = "weapon"
) -> Forecast:  # fmt: skip
    """Return what the counterattacks of these targets would do, for each result of the die."""
    uids = {hit.uid for hit in hits if not hit.quiet}
    pricks = 0
    if source == "weapon":
        for hit in hits:
            if hit.damage >= weapons.SPIKED and "spiked" in queries.profile_of(g, queries.get(g, hit.uid)).abilities:
                pricks += 1
    if not uids and not pricks:
        return Forecast(hits, tuple([(die, faces, 0, 0) for die, faces in RESULTS]))
    foes = fighters(g, uids)
    odd = any([profile.fires_oddly for _, profile in foes])
    results: list[tuple[int, int, int, int]] = []
    for die, faces in RESULTS:
        if die == counterattacks.CRITICAL and not odd:  # then it is a hit like the others
            results.append((die, faces, *results[-1][2:]))
        else:
            results.append((die, faces, *_losses(g, d, foes, die, places, pricks)))
    return Forecast(hits, tuple(results))


def answers(g: Gaia, d: int, hits: tuple[Hit, ...], places: tuple[int, int], source: str) -> tuple[Result, ...]:
    """Return what each result of the die would cost, results that do not differ as one; empty if nobody answers."""
    if all(hit.quiet for hit in hits):
        return ()
    return _merged(forecast(g, d, hits, places, source))


def standing(g: Gaia) -> tuple[Result, ...]:
    """Return the same for the counterattack under way, whose die may still be rolled again."""
    fight = g.fight
    foes = fighters(g, set(fight.group))
    pricks = fight.spikes if fight.normal else 0
    results = [(die, n, *_losses(g, fight.delver, foes, die, g.at, pricks)) for die, n in RESULTS]
    return _merged(Forecast((), tuple(results)))


def _merged(found: Forecast) -> tuple[Result, ...]:
    results: list[Result] = []
    for die, faces, mind, body in found.results:
        if results and results[-1].losses == (mind, body):
            results[-1] = results[-1]._replace(high=die + faces - 1)
        else:
            results.append(Result(die, die + faces - 1, (mind, body)))
    return tuple(results)


@rule("GG-079", "GG-314")
def fighters(g: Gaia, uids: set[int]) -> list[tuple[Enemy, Profile]]:
    """Return those that would attempt a counterattack, in board order; nobody in defensive mode does."""
    found = [
        (enemy, profile)
        for enemy in g.enemies
        if enemy.uid in uids
        and (
            "mode_shift" not in (profile := g.box.profiles[enemy.profile]).abilities or enemy.offensive
        )
    ]  # fmt: skip
    if len(found) > 1:
        found.sort(key=lambda one: one[0].at)
    return found


@rule("GG-085", "GG-316", "GG-332")
def _losses(
    g: Gaia, d: int, foes: list[tuple[Enemy, Profile]], die: int, places: tuple[int, int], pricks: int
) -> tuple[int, int]:
    """Return the HP that either delver would lose: hits in board order, then spikes; Omen adds, shields take."""
    struck = [(enemy, profile, found) for enemy, profile in foes if (found := _struck(enemy, profile, die, d, places))]
    if not struck and not pricks:
        return 0, 0
    lost = [0, 0]
    suits = [queries.suit_of(g, 0), queries.suit_of(g, 1)]
    omens, shields = [suit.omen for suit in suits], [suit.shield for suit in suits]

    def suffer(one: int, n: int) -> int:
        if n <= 0:
            return 0
        n += omens[one]
        taken = min(shields[one], n)
        for both in (0, 1) if suits[0] is suits[1] else (one,):
            shields[both] -= taken
        lost[one] += n - taken
        return n - taken

    for enemy, profile, hit in struck:
        for one in hit:
            hurt = suffer(one, _damage(g, enemy, profile, die, one, places))
            if hurt and profile.harms and "omen" in profile.abilities:
                for both in (0, 1) if suits[0] is suits[1] else (one,):
                    omens[both] += 1
    for _ in range(pricks):
        suffer(d, survival.SPIKES)
    return lost[0], lost[1]


def _struck(enemy: Enemy, profile: Profile, die: int, d: int, places: tuple[int, int]) -> list[int]:
    mask = counterattacks.fired(enemy, profile, die)
    if not mask and enemy.marked < 0:
        return []
    return [i for i, at in enumerate(places) if at >= 0 and (mask >> at & 1 or (enemy.marked == i == d))]


def _damage(g: Gaia, enemy: Enemy, profile: Profile, die: int, one: int, places: tuple[int, int]) -> int:
    n = profile.damage
    if profile.fires_oddly:
        n += enemy.strength
        if (
            die == counterattacks.CRITICAL
            and "critical" in profile.abilities
            and profile.white[enemy.rot][enemy.at] >> places[one] & 1
        ):
            n *= 2
        if g.enrage == 0 and "enrage" in profile.abilities:
            n *= 2
        if queries.is_double_edged(enemy, profile, places):
            n *= 2
    return n - 1 if n and enemy.uid in g.fight.guarded and g.acted else n
