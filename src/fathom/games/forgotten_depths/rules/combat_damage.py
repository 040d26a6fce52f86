"""Step 5 of a Round: damage, kills, Return Damage (chapter 36)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import effects
from ..box import ENTITY
from ..queries import armor_of, beast_of, distinct, is_defeated, kit_of, lasting, living, pairs
from ..state import Depths, Lane, rule, step
from . import combat, wounds

# ---------------------------------------------------------------------------------------------- how much


@rule("FD-286", "FD-287", "FD-288", "FD-289", "FR-58", "FR-63")
def outcome(g: Depths, lane: Lane, k: int) -> tuple[int, int, int]:
    """Return what a pair does: damage to the Monster, Direct Damage and Return Damage to the Hero, all before Armor.

    The side that Hits deals its card's value; the side that was Hit deals the difference. A Hit deals its value
    (FD-287), who was Hit the difference (FD-288), as changed cards now count (FR-58): FD-289 has both. Each Hero
    deals that of her pair alone (FD-286), all at once (FR-63).
    """
    h, m = pairs(lane)[k]
    ours, theirs = lane.values[h], lane.foe_values[m]
    if ours == theirs:
        return 0, 0, 0
    hero = g.heroes[lane.hero]
    mine, its = kit_of(g, hero).always, beast_of(g, g.foes[lane.foe]).always
    if ours > theirs:
        more = mine.hit(ours, ours - theirs)
        back = ours - theirs + its.back - mine.ease
        if hero.lasting:
            more += lasting(g, hero.lasting, "hit")
            back -= lasting(g, hero.lasting, "return")
        return ours + more, 0, max(0, back)
    direct = theirs + its.hit(theirs, theirs - ours)
    if hero.lasting:
        direct -= lasting(g, hero.lasting, "direct")
    return theirs - ours + mine.back, max(0, direct), 0


@rule("FD-290", "FD-291", "FD-295")
def blow(g: Depths, lane: Lane, k: int) -> tuple[int, int, int]:
    """Return what a pair costs both sides after Armor: the Monster, and the Hero directly and in Return.

    Of several Individuals it lands on the first; whoever kills the last one takes no Return Damage.
    """
    out, direct, back = outcome(g, lane, k)
    armor = armor_of(g, g.heroes[lane.hero])
    alive = living(g.foes[lane.foe])
    dealt = wounds.reduced(g, lane.foe, alive[0], out) if alive else 0
    if len(alive) == 1 and dealt >= g.foes[lane.foe].health[alive[0]]:
        back = 0
    return dealt, max(0, direct - armor), max(0, back - armor)


@step("FD-286", "FD-237")
def strike(g: Depths) -> None:
    """Each Hero applies the damage of the pair that she resolves, and only that; all at the same time."""
    g.hits = ()
    g.spared = ()
    g.before = tuple([foe.health for foe in g.foes])
    for lane in g.lanes:
        lane.target = -1
        lane.out, lane.direct, lane.back = outcome(g, lane, lane.pair) if lane.pair >= 0 else (0, 0, 0)
    aim.now(g, 0)


# ---------------------------------------------------------------------------------------------- at whom


@step("FD-300", "FR-71")
def aim(g: Depths, at: int) -> None:
    """Against a set each Hero chooses the living Individual that takes her damage; of the Final Entity a part."""
    while at < len(g.lanes):
        lane = g.lanes[at]
        if lane.out and not is_defeated(g.foes[lane.foe]):
            targets = distinct(g, lane.foe, lane.out)
            if len(targets) > 1:
                seat = g.heroes[lane.hero].seat
                options = [
                    Option(seat, "aim", (lane.hero, i), (f"foe.{lane.foe}.{i}",), aim_at(at, i)) for i in targets
                ]
                g.ask("aim", seat, options, lane.hero, lane.out)
                return
            lane.target = targets[0]
        at += 1
    land.now(g, 0)


@step("FD-300")
def aim_at(g: Depths, at: int, i: int) -> None:
    """This Individual takes the damage."""
    g.lanes[at].target = i
    aim.now(g, at + 1)


@step("FD-290", "FD-291", "FD-301", "FD-312")
def land(g: Depths, at: int) -> None:
    """The damage lands: on one Individual; what is more than it has is lost, except for a Horde."""
    while at < len(g.lanes):
        lane = g.lanes[at]
        if lane.target >= 0:
            rest = _apply(g, at, lane.target, lane.out)
            if rest > 0 and _runs_on(g, lane):
                run_on.now(g, at, rest)
                return
        at += 1
    settle.now(g)


def _apply(g: Depths, at: int, i: int, n: int) -> int:
    """Apply a lane's damage to an Individual; return what is beyond its death, or 0."""
    f = g.lanes[at].foe
    n = wounds.reduced(g, f, i, n)
    before = g.foes[f].health[i]
    if n:
        g.hits = (*g.hits, (at, i, n))
        if before > 0:
            wounds.wound(g, f, i, n)
    return n - before


def _runs_on(g: Depths, lane: Lane) -> bool:
    foe = g.foes[lane.foe]
    if foe.id == ENTITY:
        return "FR-71" in g.setup.rulings and not is_defeated(foe)
    return g.box.beast[foe.id].horde and bool(living(foe))


@step("FD-302")
def run_on(g: Depths, at: int, n: int) -> None:
    """Of a Horde, damage beyond what kills an Individual goes on to any other, again and again."""
    lane = g.lanes[at]
    seat = g.heroes[lane.hero].seat
    targets = distinct(g, lane.foe, n)
    options = [Option(seat, "aim", (lane.hero, i), (f"foe.{lane.foe}.{i}",), run_into(at, i, n)) for i in targets]
    g.ask("aim", seat, options, lane.hero, n)


@step("FD-302")
def run_into(g: Depths, at: int, i: int, n: int) -> None:
    """The rest of the damage lands on this Individual."""
    rest = _apply(g, at, i, n)
    if rest > 0 and _runs_on(g, g.lanes[at]):
        run_on.now(g, at, rest)
    else:
        land.now(g, at + 1)


# ---------------------------------------------------------------------------------------------- kills


@step("FD-295", "FD-296", "FD-297", "FD-298", "FD-299", "FR-63", "FR-66", "FR-67")
def settle(g: Depths) -> None:
    """Who killed what: alone, and nobody takes Return Damage; together, and one of them is spared.

    Each Individual counts for itself (FD-298), whatever killed it, Return Damage too (FD-299). One Hero alone, and
    nobody takes Return Damage (FD-295); several, and one of them is spared (FD-297). All damage counts at once
    (FR-63); a solo kill spares all of them all (FR-66), Direct Damage not (FD-296); who dealt nothing had no part
    in it (FR-67).
    """
    calls = []
    shared: list[tuple[int, ...]] = []
    for f, foe in enumerate(g.foes):
        for i, before in enumerate(g.before[f]):
            if before > 0 and foe.health[i] <= 0:
                blows = [(at, n) for at, j, n in g.hits if j == i and g.lanes[at].foe == f]
                if not blows:
                    continue  # killed in step 4
                alone = [at for at, n in blows if n >= before]
                if alone:
                    g.solo = True
                else:
                    shared.append(tuple(dict.fromkeys(at for at, _ in blows)))
                heroes = list(dict.fromkeys(g.lanes[at].hero for at, _ in blows))
                slayer = g.lanes[(alone or [blows[-1][0]])[0]].hero
                calls.append(bury(f, tuple(heroes), slayer))
    if not g.solo:
        calls += [spare(contributors) for contributors in shared]
    if calls:
        g.then(*calls, suffer())
    else:
        suffer.now(g)


@step("FD-298")
def bury(g: Depths, f: int, heroes: tuple[int, ...], slayer: int) -> None:
    """An Individual is dead."""
    combat.killed(g, f, list(heroes), slayer)


@step("FD-297", "FR-67")
def spare(g: Depths, lanes: tuple[int, ...]) -> None:
    """Of those who killed together the players choose one who takes no Return Damage."""
    hurting = [at for at in lanes if g.lanes[at].back > 0 and at not in g.spared]
    if not hurting:
        return
    seat = g.heroes[g.lanes[hurting[0]].hero].seat
    options = [
        Option(seat, "spare", (g.lanes[at].hero, g.lanes[at].back), (f"hero.{g.lanes[at].hero}",), spare_lane(at))
        for at in hurting
    ]
    g.ask("spare", seat, options)


@step("FD-297")
def spare_lane(g: Depths, at: int) -> None:
    """This Hero takes no Return Damage."""
    g.spared = (*g.spared, at)


# ---------------------------------------------------------------------------------------------- the Heroes' wounds


@step("FD-289", "FD-295", "FD-296", "FD-266", "FD-261")
def suffer(g: Depths) -> None:
    """Direct Damage hits in any case; Return Damage unless somebody killed alone, or this Hero is spared.

    Direct Damage in any case (FD-296), Return Damage unless there was a solo kill (FD-295), neither for a Block
    (FD-266), each as the pair says (FD-289). Then passive abilities look at what happened (FD-261).
    """
    after = []
    for at, lane in enumerate(g.lanes):
        if lane.pair < 0:
            continue
        h, m = pairs(lane)[lane.pair]
        ours, theirs = lane.values[h], lane.foe_values[m]
        if theirs > ours:
            wounds.hurt(g, lane.hero, lane.direct)
        elif ours > theirs and lane.back and not g.solo and at not in g.spared:
            wounds.hurt(g, lane.hero, lane.back)
        if g.outcome is not None:
            return
        foe = g.foes[lane.foe]
        moment = "hit" if theirs > ours else "block" if theirs == ours else ""
        if moment and not is_defeated(foe):
            for feat in beast_of(g, foe).hooks.get(moment, ()):
                g.emit("foe_used", foe=foe.id, skill=feat.id, hero=lane.hero)
                after += effects.calls(g, feat.nodes, effects.by_monster(lane.hero, lane.foe, at))
    if after:
        g.then(*after, combat.discard_played())
    else:
        combat.discard_played.now(g)
