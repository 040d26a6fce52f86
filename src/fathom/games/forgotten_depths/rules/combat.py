"""Combat: who fights whom, and its Rounds of six steps (chapters 29, 30 and 37)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible

from .. import effects
from ..box import ACTION, ENTITY
from ..queries import beast_of, is_defeated, kit_of, lasting, plays
from ..state import Depths, Foe, Lane, offer, rule, step
from . import combat_cards, wounds

# ---------------------------------------------------------------------------------------------- the beginning


@step("FD-221", "FD-222", "FD-223", "FD-224", "FD-228", "FD-229", "FD-230", "FD-149")
def begin_combat(g: Depths, beasts: tuple[int, ...]) -> None:
    """Every Individual gets its Health by the number of Heroes; each card uses the deck of its difficulty.

    Health by the number of Heroes for each Individual of the set (FD-222, FD-223, FD-228), which is told apart from
    the others (FD-229); the deck by the difficulty (FD-221, FD-230); the abilities are told (FD-224). Guardians are
    no exception (FD-149).
    """
    many = len(g.heroes) - 1
    g.foes = []
    for number in beasts:
        beast = g.box.beasts[number]
        g.foes.append(Foe(beast.id, beast.deck, (beast.health[many],) * beast.count))
        g.emit("appeared", foe=beast.id, deck=ACTION[beast.deck], skills=beast.skills)
    face_off.now(g)


@step("FD-235", "FD-030", "FD-160")
def face_off(g: Depths) -> None:
    """The Heroes stand opposite the Monsters; what happens at the start of a Combat happens now."""
    g.phase = "combat"
    g.round = 0
    g.assigned = ()
    for hero in g.heroes:
        hero.lasting = ()
        hero.killed = False
    starts = []
    for h, hero in enumerate(g.heroes):
        for feat in kit_of(g, hero).hooks.get("start", ()):
            starts.append(start_with(h, feat.id))
    g.then(assign(), *starts, begin_round())


@step("FD-275")
def start_with(g: Depths, h: int, feat: str) -> None:
    """A passive ability works as the Combat starts, against the Monster that the Hero faces."""
    foe = g.assigned[h] if g.assigned else 0
    g.emit("used", hero=h, skill=feat)
    g.then(*effects.calls(g, g.box.feats[feat].nodes, effects.by_hero(h, foe)))


def standing(g: Depths) -> list[int]:
    """Return the Monster Cards that are not defeated."""
    return [f for f, foe in enumerate(g.foes) if not is_defeated(foe)]


@step("FD-231", "FR-52")
def assign(g: Depths) -> None:
    """Against two Monster Cards the players decide who fights which: each card gets a Hero, no Hero gets both."""
    h = len(g.assigned)
    many = len(g.heroes)
    if many == 1 or len(standing(g)) < 2 or h == many:
        return
    seat = g.heroes[h].seat
    g.ask("face", seat, possible(sides(g, seat, h)), h)


@offer("face")
def sides(g: Depths, seat: int, h: int) -> Iterator[Offer]:
    """Yield the two Monster Cards; the last Heroes must take one that nobody faces yet."""
    missing = {0, 1} - set(g.assigned)
    needed = len(missing) == len(g.heroes) - h
    for f in (0, 1):
        reason = no("FD-231", "no-free-foe") if needed and f not in missing else None
        yield Option(seat, "face", (h, f), (f"foe.{f}",), face(f)), reason


@step("FD-231")
def face(g: Depths, f: int) -> None:
    """This Hero fights that Monster Card; then the next Hero chooses."""
    g.emit("faces", hero=len(g.assigned), foe=g.foes[f].id)
    g.assigned = (*g.assigned, f)
    assign.now(g)


# ---------------------------------------------------------------------------------------------- Rounds


@step("FD-235", "FD-236", "FD-237", "FR-52")
def begin_round(g: Depths) -> None:
    """A Round: draw, play, evaluate, Hero Abilities, damage, discard; every step for all Heroes together."""
    if "FR-52" in g.setup.rulings and g.round and len(standing(g)) > 1:
        g.assigned = ()
        g.then(assign(), lay_out())
    else:
        lay_out.now(g)


@step("FD-232", "FD-233", "FD-234")
def lay_out(g: Depths) -> None:
    """Each Hero is opposite the Monster Card that she fights; one Hero alone is opposite both."""
    g.round += 1
    g.solo = False
    g.emit("round", n=g.round)
    living = standing(g)
    for foe in g.foes:
        foe.fired = False
    for hero in g.heroes:
        hero.used_block = hero.used_power = False
    if len(living) == 1:
        g.lanes = [_lane(g, h, living[0]) for h in range(len(g.heroes))]
    elif len(g.heroes) > 1:
        g.lanes = [_lane(g, h, f) for h, f in enumerate(g.assigned)]
    else:
        seat = g.heroes[0].seat
        g.ask("first", seat, [Option(seat, "first", (0, f), (f"foe.{f}",), go_first(f)) for f in living], 0)
        return
    combat_cards.draw_hands.now(g, 0)


@step("FD-234", "FR-79")
def go_first(g: Depths, f: int) -> None:
    """One Hero alone draws and plays against this Monster Card, then against the other."""
    g.lanes = [_lane(g, 0, f), _lane(g, 0, 1 - f)]
    combat_cards.draw_hands.now(g, 0)


def _lane(g: Depths, h: int, f: int) -> Lane:
    theirs, ours = plays(g, g.foes[f])
    hero = g.heroes[h]
    if hero.lasting and (fewer := lasting(g, hero.lasting, "play")):
        ours = min(ours, fewer)
    return Lane(h, f, ours, theirs)


@rule("FD-233", "FR-81")
def join(g: Depths) -> None:
    """Whoever has not played yet against a Monster Card that is eliminated turns to the one that is left."""
    left = standing(g)
    for at, lane in enumerate(g.lanes):
        if len(left) == 1 < len(g.heroes) and lane.foe != left[0] and not lane.cards:
            fresh = _lane(g, lane.hero, left[0])
            fresh.short = lane.short
            g.lanes[at] = fresh


@step("FD-303", "FD-304", "FD-246", "FR-75")
def discard_played(g: Depths) -> None:
    """All played cards go to the discard piles of their owners; Power Cards that lay aside too."""
    for lane in g.lanes:
        g.heroes[lane.hero].discard += lane.cards
        g.action[g.foes[lane.foe].deck].discard += lane.foe_cards
    for deck in g.aside:
        g.action[deck].discard += b"\0"
    g.aside = ()
    g.lanes = []
    ends = []
    alive = False
    for f, foe in enumerate(g.foes):
        if not is_defeated(foe):
            alive = True
            for feat in beast_of(g, foe).hooks.get("end", ()):
                g.emit("foe_used", foe=foe.id, skill=feat.id)
                ends += effects.calls(g, feat.nodes, effects.by_monster(0, f))
    g.then(*ends, begin_round() if alive else end_combat())


@step("FD-079", "FD-305", "FD-304", "FD-284", "FR-26")
def end_combat(g: Depths) -> None:
    """Combat is over when all Monsters are eliminated; hands stay as they are, Exhausted Spells stay Exhausted.

    It ends no other way (FD-079, FD-304, FR-26); hands stay (FD-305) and so do Exhausted Spells (FD-284).
    """
    for h, hero in enumerate(g.heroes):
        if not hero.killed:
            for feat in kit_of(g, hero).hooks.get("no_kill", ()):
                g.emit("used", hero=h, skill=feat.id)
                g.then(*effects.calls(g, feat.nodes, effects.by_hero(h)))
        hero.lasting = ()
    g.then(leave_combat())


@step("FD-305")
def leave_combat(g: Depths) -> None:
    """The Monsters are gone."""
    g.emit("combat_over", foes=tuple([foe.id for foe in g.foes]))
    g.foes = []
    g.assigned = ()
    g.phase = "encounter"


# ---------------------------------------------------------------------------------------------- kills


@rule("FD-299", "FD-302", "FR-64", "FR-67", "FD-261")
def killed(g: Depths, f: int, heroes: list[int], slayer: int) -> None:
    """An Individual is dead: what its death does, and what the Heroes gain whose damage killed it.

    By Return Damage too (FD-299, FR-64), by what runs on in a Horde (FD-302), for all who had a part in it (FR-67);
    passive abilities work (FD-261).
    """
    foe = g.foes[f]
    g.emit("killed", foe=foe.id, heroes=tuple(heroes))
    calls = []
    for h in heroes:
        g.heroes[h].killed = True
        for feat in kit_of(g, g.heroes[h]).hooks.get("kill", ()):
            g.emit("used", hero=h, skill=feat.id)
            calls += effects.calls(g, feat.nodes, effects.by_hero(h, f))
    if foe.id != ENTITY and not is_defeated(foe):
        for feat in beast_of(g, foe).hooks.get("death", ()):
            g.emit("foe_used", foe=foe.id, skill=feat.id)
            calls += effects.calls(g, feat.nodes, effects.by_monster(slayer, f))
    g.then(*calls)


@rule("FD-295", "FR-65")
def strike_at_once(g: Depths, h: int, f: int, i: int, n: int) -> None:
    """An ability wounds an Individual outside step 5; if that kills it, it counts as a solo kill."""
    if n <= 0 or g.foes[f].health[i] <= 0:
        return
    wounds.wound(g, f, i, n)
    if g.foes[f].health[i] <= 0:
        if "FR-65" not in g.setup.rulings:
            g.solo = True
        killed(g, f, [h], h)
