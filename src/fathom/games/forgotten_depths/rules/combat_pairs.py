"""Steps 3 and 4 of a Round: Combat Pairs and Hero Abilities (chapters 34 and 35)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .. import effects
from ..queries import blocks, is_void, kit_of, legal_pairs, pairs
from ..skill import Feat
from ..state import Depths, Held, Hero, Lane, rule, step
from . import combat_damage, decks

#: A lane whose pairs are not resolved.
NOTHING = -2


@step("FD-236", "FD-237", "FD-266", "FD-273", "FD-278", "FD-281", "FD-322", "FR-60")
def act(g: Depths) -> None:
    """Every Hero may use abilities, and settles which pair is resolved; the pairs are looked at anew each time."""
    options: list[Option] = []
    lead = -1
    for at in range(len(g.lanes) - 1, -1, -1):
        if g.lanes[at].pair == -1:
            lead = at
            options += _abilities(g, at)
            options += _pairs(g, at)
    if lead < 0:
        combat_damage.strike.now(g)
        return
    g.agenda.append(act())
    g.ask("act", g.heroes[g.lanes[lead].hero].seat, options, lead)


@memo
def _use(seat: int, key: str, at: int, feat: str) -> Option:
    """Return the option to use an ability."""
    call = use_power(at, feat) if key == "power" else use_item(at, feat)
    return Option(seat, key, (at, feat), (f"skill.{feat}",), call)


@memo
def _pair(seat: int, at: int, k: int) -> Option:
    """Return the option to resolve a pair."""
    return Option(seat, "resolve", (at, k), (f"pair.{at}.{k}",), resolve(at, k))


@rule("FD-274", "FD-276", "FD-277", "FD-278", "FD-279", "FD-280", "FD-281", "FD-282", "FD-283", "FD-045", "FR-46",
      "FR-61")  # fmt: skip
def _abilities(g: Depths, at: int) -> list[Option]:
    """Return the abilities that a Hero can pay for: with Stored Power Cards, with counters, with a Block."""
    lane = g.lanes[at]
    hero = g.heroes[lane.hero]
    kit = kit_of(g, hero)
    found = []
    one_kind = "FR-61" in g.setup.rulings
    if hero.stored and not (one_kind and hero.used_block):
        for feat in kit.powers:
            if feat.cost <= hero.stored and is_ready(hero, feat) and has_effect(g, lane, feat):
                found.append(_use(hero.seat, "power", at, feat.id))
    for feat in kit.uses:
        if has_uses(hero, feat.card) and has_effect(g, lane, feat):
            found.append(_use(hero.seat, "use_item", at, feat.id))
    if not hero.used_block and lane.block < 0 and not (one_kind and hero.used_power) and not is_void(g, lane):
        for k in blocks(lane):
            for feat in kit.blocks:
                if is_ready(hero, feat):
                    targets = (f"skill.{feat.id}", f"pair.{at}.{k}")
                    found.append(Option(hero.seat, "block", (at, k, feat.id), targets, use_block(at, k, feat.id)))
    return found


@rule("FD-283")
def is_ready(hero: Hero, feat: Feat) -> bool:
    """Whether a Spell is not Exhausted and nothing else is used up."""
    return feat.id not in hero.exhausted and feat.id not in hero.spent


@rule("FD-045")
def has_uses(hero: Hero, item: str) -> bool:
    """Whether an equipped Item has a counter left."""
    return any([held.id == item and held.equipped and held.uses > 0 for held in hero.items])


def has_effect(g: Depths, lane: Lane, feat: Feat) -> bool:
    """Whether the first effect of an ability could do anything here."""
    return effects.can_do(g, lane, g.box.nodes[feat.nodes[0]])


@rule("FD-263", "FD-272", "FD-315", "FR-53")
def _pairs(g: Depths, at: int) -> list[Option]:
    """Return the pairs that may be resolved; of two that are the same, one."""
    lane = g.lanes[at]
    seat = g.heroes[lane.hero].seat
    legal = [] if is_void(g, lane) else legal_pairs(lane)
    if len(legal) == 2 and lane.values[0] == lane.values[1] and len(set(lane.foe_values)) == 1:
        legal = legal[:1]
    return [_pair(seat, at, k) for k in legal or (NOTHING,)]


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


@step("FD-276", "FD-277", "FD-283", "FD-285", "FD-322")
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


@step("FD-279", "FD-280", "FD-266", "FD-322", "FR-60")
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
