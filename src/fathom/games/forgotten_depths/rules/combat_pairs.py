"""Steps 3 and 4 of a Round: Combat Pairs and Hero Abilities (chapters 34 and 35)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import No, Offer, no, possible
from fathom.core.memo import memo

from .. import effects
from ..box.skill import Feat
from ..queries import blocks, is_void, kit_of, pairs, why_not_resolve
from ..state import Depths, Held, Hero, Lane, offer, rule, step
from . import combat_damage, decks

#: A lane whose pairs are not resolved.
NOTHING = -2


@step("FD-236", "FD-237", "FD-273", "FR-60")
def act(g: Depths) -> None:
    """Every Hero may use abilities, and settles which pair is resolved; the pairs are looked at anew each time."""
    lead = next((at for at, lane in enumerate(g.lanes) if lane.pair == -1), -1)
    if lead < 0:
        combat_damage.strike.now(g)
        return
    g.agenda.append(act())
    seat = g.heroes[g.lanes[lead].hero].seat
    options = possible(offers(g, seat, lead))
    matter = [option for option in options if option.key in ("resolve", "block") or _matters(g, option)]
    g.ask("act", seat, matter if len(matter) == 1 else options, lead)


@rule("FR-78")
def _matters(g: Depths, option: Option) -> bool:
    """Whether an ability could do anything; one that could not is no reason to ask."""
    lane = g.lanes[option.args[0]]
    return effects.may_matter(g, lane.hero, g.box.feats[option.args[1]].nodes, lane)


@offer("act")
def offers(g: Depths, seat: int, lead: int) -> Iterator[Offer]:
    """Yield the abilities and the pairs of every Hero who has not settled hers."""
    for at in range(len(g.lanes) - 1, -1, -1):
        if g.lanes[at].pair == -1:
            yield from _abilities(g, at)
            yield from _pairs(g, at)


@memo
def _use(seat: int, key: str, at: int, feat: str) -> Option:
    """Return the option to use an ability."""
    call = use_power(at, feat) if key == "power" else use_item(at, feat)
    return Option(seat, key, (at, feat), (f"skill.{feat}",), call)


@memo
def _pair(seat: int, at: int, k: int) -> Option:
    """Return the option to resolve a pair."""
    return Option(seat, "resolve", (at, k), (f"pair.{at}.{k}",), resolve(at, k))


@rule("FD-274", "FR-46")
def _abilities(g: Depths, at: int) -> Iterator[Offer]:
    """Yield the abilities of a Hero: for Stored Power Cards, for counters, for each Block."""
    lane = g.lanes[at]
    hero = g.heroes[lane.hero]
    kit = kit_of(g, hero)
    for feat in kit.powers:
        yield _use(hero.seat, "power", at, feat.id), why_not_power(g, lane, feat)
    for feat in kit.uses:
        yield _use(hero.seat, "use_item", at, feat.id), why_not_item(g, lane, feat)
    for k in blocks(lane) or (NOTHING,):
        for feat in kit.blocks:
            targets = (f"skill.{feat.id}", f"pair.{at}.{k}") if k >= 0 else (f"skill.{feat.id}",)
            option = Option(hero.seat, "block", (at, k, feat.id), targets, use_block(at, k, feat.id))
            yield option, why_not_block(g, lane, k, feat)


@rule("FD-276", "FD-277", "FD-278", "FR-61")
def why_not_power(g: Depths, lane: Lane, feat: Feat) -> No | None:
    """A Power-Activated Ability is paid with Stored Power Cards; any number, one of them again too."""
    hero = g.heroes[lane.hero]
    if "FR-61" in g.setup.rulings and hero.used_block:
        return no("FR-61", "no-both-kinds")
    if feat.cost > hero.stored:
        return no("FD-276", "no-power", n=feat.cost)
    return why_not_ready(hero, feat)


@rule("FD-045")
def why_not_item(g: Depths, lane: Lane, feat: Feat) -> No | None:
    """An Item is used while it has counters."""
    return None if has_uses(g.heroes[lane.hero], feat.card) else no("FD-045", "no-uses")


@rule("FD-279", "FD-280", "FD-281", "FR-61")
def why_not_block(g: Depths, lane: Lane, k: int, feat: Feat) -> No | None:
    """A Block-Activated Ability needs a Block that can be resolved; one in a Round."""
    hero = g.heroes[lane.hero]
    if hero.used_block:
        return no("FD-280", "no-second-block")
    if "FR-61" in g.setup.rulings and hero.used_power:
        return no("FR-61", "no-both-kinds")
    if k < 0 or is_void(g, lane):
        return no("FD-279", "no-block")
    return why_not_ready(hero, feat)


@rule("FD-282", "FD-283")
def why_not_ready(hero: Hero, feat: Feat) -> No | None:
    """A Spell that is Exhausted waits until it is Refreshed."""
    return no("FD-283", "no-exhausted") if feat.id in hero.exhausted else None


@rule("FD-045")
def has_uses(hero: Hero, item: str) -> bool:
    """Whether an equipped Item has a counter left."""
    return any([held.id == item and held.equipped and held.uses > 0 for held in hero.items])


@rule("FD-263", "FD-272", "FD-315", "FR-53")
def _pairs(g: Depths, at: int) -> Iterator[Offer]:
    """Yield the pairs of a Hero, of two that are the same one; without any there is nothing to resolve."""
    lane = g.lanes[at]
    seat = g.heroes[lane.hero].seat
    found = [] if is_void(g, lane) else list(range(len(pairs(lane))))
    if len(found) == 2 and len(set(lane.values)) == len(set(lane.foe_values)) == 1:
        found = [max(0, lane.block)]
    for k in found or (NOTHING,):
        yield _pair(seat, at, k), why_not_resolve(lane, k) if k >= 0 else None


@step("FD-263", "FD-266", "FR-53")
def resolve(g: Depths, at: int, k: int) -> None:
    """The Hero resolves this pair; the other has no effect."""
    lane = g.lanes[at]
    lane.pair = k
    if k >= 0:
        h, m = pairs(lane)[k]
        g.emit("resolved", hero=lane.hero, foe=g.foes[lane.foe].id, ours=lane.values[h], theirs=lane.foe_values[m])
        if "FR-53" in g.setup.rulings and len(g.heroes) == 1:
            for other in g.lanes:
                if other.pair == -1:
                    other.pair = NOTHING


# ---------------------------------------------------------------------------------------------- using abilities


@step("FD-276", "FD-277", "FD-283", "FD-322")
def use_power(g: Depths, at: int, name: str) -> None:
    """A Power-Activated Ability: pay its Power Cards; a Spell may be Exhausted."""
    lane = g.lanes[at]
    feat = g.box.feats[name]
    hero = g.heroes[lane.hero]
    decks.spend_power(g, lane.hero, feat.cost)
    hero.used_power = True
    exhaust(hero, feat)
    g.emit("used", hero=lane.hero, skill=name)
    g.then(*effects.calls(g, feat.nodes, effects.by_hero(lane.hero, lane.foe, at)))


@step("FD-279", "FD-280", "FD-322", "FR-60")
def use_block(g: Depths, at: int, k: int, name: str) -> None:
    """A Block-Activated Ability: the Hero resolves that Block, whose cards stay as they are; one in a Round."""
    lane = g.lanes[at]
    feat = g.box.feats[name]
    hero = g.heroes[lane.hero]
    lane.block = k
    hero.used_block = True
    exhaust(hero, feat)
    g.emit("used", hero=lane.hero, skill=name)
    g.then(*effects.calls(g, feat.nodes, effects.by_hero(lane.hero, lane.foe, at)))


@step("FD-044", "FD-045")
def use_item(g: Depths, at: int, name: str) -> None:
    """An Item with counters: each use removes one."""
    lane = g.lanes[at]
    feat = g.box.feats[name]
    take_counter(g.heroes[lane.hero], feat.card)
    g.emit("used", hero=lane.hero, skill=name)
    g.then(*effects.calls(g, feat.nodes, effects.by_hero(lane.hero, lane.foe, at)))


@rule("FD-045")
def take_counter(hero: Hero, item: str) -> None:
    """Remove a counter from an equipped Item."""
    items = list(hero.items)
    for i, held in enumerate(items):
        if held.id == item and held.equipped and held.uses > 0:
            items[i] = Held(held.id, True, held.uses - 1, held.new)
            break
    hero.items = tuple(items)


@rule("FD-283")
def exhaust(hero: Hero, feat: Feat) -> None:
    """A Spell that says so is turned until it is Refreshed."""
    if feat.exhaust:
        hero.exhausted = (*hero.exhausted, feat.id)
