"""What one may want to do and cannot: each with its reason in words and the clause."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Decision
from fathom.core.scene import Refusal

from ..board import bits
from ..queries import kit_of, legal_pairs, pairs
from ..rules import atlas
from ..rules.combat_pairs import has_effect
from ..rules.doors import doors_before
from .words import Words, cell_id, label


def refusals(w: Words, seat: int, decision: Decision) -> tuple[Refusal, ...]:
    """Return what this seat cannot do now."""
    if seat not in decision.seats:
        return ()
    match decision.key:
        case "explore" if seat == decision.lead:
            return tuple(_exploring(w))
        case "place" if seat == decision.lead:
            return tuple(_placing(w))
        case "act":
            return tuple(_acting(w, seat))
    return ()


def _exploring(w: Words) -> Iterator[Refusal]:
    """Elements in sight that cannot be Encountered: behind blockers, locked, or used up."""
    g = w.g
    shut = atlas.blocked(g)
    for region in bits(g.chests & g.reach & shut):
        yield _refuse(w, "option-chest", region, "no-guarded", "FD-099")
    for region in bits((g.campfire | g.stairs) & g.reach & shut):
        kind = "campfire" if g.campfire >> region & 1 else "stairs"
        yield _refuse(w, f"option-{kind}", region, "no-guarded", "FR-22")
    if g.rested:
        for region in bits(g.campfire & atlas.traversable(g)):
            yield _refuse(w, "option-campfire", region, "no-second-rest", "FD-117")
    if not g.keys:
        for i in doors_before(g):
            yield _refuse(w, "option-door", g.doors[i][0], "no-key", "FD-096")
    if not g.tiles.cards:
        yield Refusal(words=w.text("option-draw-tile"), reason=w.text("no-tiles"), clause="FD-074", group="on")


def _refuse(w: Words, key: str, region: int, reason: str, clause: str) -> Refusal:
    at = w.g.where[region // 4]
    return Refusal(
        words=w(key, at=label(at)), reason=w.text(reason), clause=clause, group="encounter", targets=(cell_id(at),)
    )


def _placing(w: Words) -> Iterator[Refusal]:
    """Cells beside the map in which neither the tile in hand nor the one set aside can lie."""
    g = w.g
    passable = atlas.traversable(g)
    fits = {at for tile in (g.drawn, g.set_aside) if tile >= 0 for at, _ in atlas.placements(g, tile)}
    for at, (_, faces) in g.frontier.items():
        if at not in fits:
            reason, clause = ("no-match", "FD-052") if faces & passable else ("no-way", "FD-059")
            words = w("option-place.any", at=label(at))
            yield Refusal(words=words, reason=w.text(reason), clause=clause, targets=(cell_id(at),))


def _acting(w: Words, seat: int) -> Iterator[Refusal]:
    """Pairs that must wait for a Monster Hit or a Block in use, abilities that cannot be paid or touch nothing."""
    g = w.g
    for at, lane in enumerate(g.lanes):
        hero = g.heroes[lane.hero]
        if hero.seat != seat or lane.pair != -1:
            continue
        legal = legal_pairs(lane)
        for k, (h, m) in enumerate(pairs(lane)):
            if k not in legal:
                words = w("option-resolve", hero=w.hero(lane.hero), ours=lane.values[h], theirs=lane.foe_values[m])
                yield Refusal(
                    words=words,
                    reason=w.text("no-other-pair" if lane.block >= 0 else "no-hero-hit"),
                    clause="FR-60" if lane.block >= 0 else "FD-267",
                    group=f"pair.{at}.{k}",
                    targets=(f"pair.{at}.{k}",),
                )
        for feat in kit_of(g, hero).powers:
            words = w("option-power", hero=w.hero(lane.hero), skill=w.skill(feat.id))
            target = (f"skill.{feat.id}",)
            if feat.id in hero.exhausted:
                reason = w.text("no-exhausted")
                yield Refusal(words=words, reason=reason, clause="FD-283", group="ability", targets=target)
            elif feat.cost > hero.stored:
                reason = w("no-power", n=feat.cost)
                yield Refusal(words=words, reason=reason, clause="FD-276", group="ability", targets=target)
            elif lane.block >= 0 and not has_effect(g, lane, feat):
                reason = w.text("no-loose-card")
                yield Refusal(words=words, reason=reason, clause="FR-60", group="ability", targets=target)
