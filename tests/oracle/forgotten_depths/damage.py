"""Step 5 of a Round: what each pair does, who is hurt, who is spared; book 1305-1351; see `oracle.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from . import combat, heroes
from .printed import ITEMS, MONSTERS, PARTS, Entry

#: Moments of passive abilities that wound or heal in step 5: who has them is not followed to the end.
MEDDLERS = ("death", "block")


def passives(cards: Iterable[Entry]) -> list[Entry]:
    """Return the effects of cards that always hold."""
    return [
        effect
        for card in cards
        for skill in card.get("skills", ())
        if skill["trigger"] == "passive" and not skill.get("when")
        for effect in skill["effects"]
    ]


def of_hero(hero: Any) -> list[Entry]:
    """Return the effects that always hold for a Hero."""
    cards = {card["id"]: card for _, _, card in heroes.skills(hero)}
    return passives(cards.values())


def of_foe(state: Any, foe: Any) -> list[Entry]:
    """Return the effects that always hold for a Monster: for the Final Entity those of living parts and the tail."""
    if foe.id != "entity":
        return passives([MONSTERS[foe.id]])
    living = [part for part, health in zip(state.entity, foe.health, strict=True) if health > 0]
    return passives([*(PARTS[part] for part in living), PARTS["tail"]])


def lasting(state: Any, who: Any, kind: str) -> int:
    """Return what lasts in this Round, added up."""
    return sum(one.n for one in who.lasting if one.kind == kind and one.first <= state.round <= one.last)


def armor_of_hero(state: Any, hero: Any) -> int:
    """Return the Armor of a Hero: that of equipped Items adds up (1317-1323)."""
    worn = sum(ITEMS[held.id].get("armor", 0) for held in hero.items if held.equipped)
    return worn + lasting(state, hero, "armor")


def armor_of_foe(state: Any, foe: Any, individual: int) -> int:
    """Return the Armor of an Individual; that of a part of the Final Entity helps that part only (1373)."""
    printed = PARTS[state.entity[individual]] if foe.id == "entity" else MONSTERS[foe.id]
    return int(printed.get("armor", 0)) + lasting(state, foe, "armor")


def bonus(effects: list[Entry], on: str, card: int, lead: int) -> int:
    """Return how much more damage is dealt."""
    return sum(
        effect["n"]
        for effect in effects
        if (effect["do"], effect.get("on")) == ("bonus", on)
        and card >= effect.get("min", 0)
        and lead <= effect.get("margin", 99)
    )


def ignored(state: Any, hero: Any, what: str) -> int:
    """Return how much less a Hero suffers of Direct or Return Damage."""
    always = sum(
        effect.get("n", 99) for effect in of_hero(hero) if (effect["do"], effect.get("what")) == ("ignore", what)
    )
    return always + lasting(state, hero, what)


def outcome(state: Any, lane: Any, pair: int) -> tuple[int, int, int]:
    """Return what a pair does before any Armor: damage to the Monster, Direct and Return Damage to the Hero."""
    hero, foe = state.heroes[lane.hero], state.foes[lane.foe]
    if pair < 0 or pair == lane.block:
        return 0, 0, 0
    mine, theirs = combat.pairs(lane)[pair]
    lead = abs(mine - theirs)
    if mine > theirs:
        out = mine + bonus(of_hero(hero), "hit", mine, lead) + lasting(state, hero, "hit")
        back = lead + bonus(of_foe(state, foe), "return", theirs, lead) - ignored(state, hero, "return")
        return out, 0, max(0, back)
    if theirs > mine:
        direct = theirs + bonus(of_foe(state, foe), "hit", theirs, lead) - ignored(state, hero, "direct")
        return lead + bonus(of_hero(hero), "return", mine, lead), max(0, direct), 0
    return 0, 0, 0


def is_dead(foe: Any) -> bool:
    """Whether a Monster Card is defeated; the Final Entity is with both Heads, or the Body and a Head (1367)."""
    dead = [health <= 0 for health in foe.health]
    return all(dead) if foe.id != "entity" else dead.count(True) > 1


class Round:
    """Step 5 of one Round, from the answer that ends step 4 to the last blow."""

    def __init__(self, state: Any, at: int = -1, pair: int = -1) -> None:
        self.state = state
        pairs = [pair if i == at else lane.pair for i, lane in enumerate(state.lanes)]
        self.lanes = [outcome(state, lane, chosen) for lane, chosen in zip(state.lanes, pairs, strict=True)]
        self.health = [list(foe.health) for foe in state.foes]
        self.first = [tuple(foe.health) for foe in state.foes]
        self.wounds: list[tuple[int, int, int]] = []  # (foe, individual, n)
        self.hurts: list[tuple[int, int]] = []
        self.spared: list[int] = []
        self.is_lost = False
        #: By pair the Individual that the players chose.
        self.targets: dict[int, int] = {}

    def listen(self, before: Any, option: Any, events: Iterable[Any]) -> None:
        """Hear what happened in this Round."""
        self.targets |= {at: lane.target for at, lane in enumerate(before.lanes) if lane.target >= 0}
        if option.key == "aim" and [lane.hero for lane in before.lanes].count(option.args[0]) == 1:
            self.targets[next(at for at, lane in enumerate(before.lanes) if lane.hero == option.args[0])] = option.args[
                1
            ]
        if option.key == "spare":
            self.spared.append(option.args[0])
        for event in events:
            if event.kind in ("round", "combat_over", "lost", "won"):
                self.is_lost = event.kind == "lost"
                break
            if event.kind == "wounded":
                foe = next(f for f, one in enumerate(self.state.foes) if one.id == event.facts["foe"])
                self.wounds.append((foe, event.facts["individual"], event.facts["n"]))
            elif event.kind == "hurt":
                self.hurts.append((event.facts["hero"], event.facts["n"]))

    def meddles(self) -> bool:
        """Whether somebody has an ability that does more than the pairs do."""
        cards = [MONSTERS[foe.id] for foe in self.state.foes if foe.id != "entity"]
        same = len({foe.id for foe in self.state.foes}) < len(self.state.foes)
        return same or any(skill.get("when") in MEDDLERS for card in cards for skill in card.get("skills", ()))

    def wrong(self, after: Any) -> list[str]:
        """Return what the blows should have been."""
        lines: list[str] = []
        rest = list(self.wounds)
        hits: dict[tuple[int, int], dict[int, int]] = {}
        for at, (out, _, _) in enumerate(self.lanes):
            f = self.state.lanes[at].foe
            if not out or is_dead(self.state.foes[f]):
                continue
            armored = self.state.foes[f].id == "entity"  # each of its parts has Armor of its own
            if not armored and out <= armor_of_foe(self.state, self.state.foes[f], 0):
                continue
            n = None
            while n is None or (n > 0 and self._runs_on(f)):
                i = rest[0][1] if rest and rest[0][0] == f else 0
                due = max(0, out - armor_of_foe(self.state, self.state.foes[f], i)) if n is None else n
                if not rest or rest[0] != (f, i, due):
                    killed = [where for where in hits if where[0] == f and not self.health[f][where[1]]]
                    if n is None and killed:  # others have killed it before: she took part in that
                        where = (f, self.targets.get(at, killed[-1][1]))
                        hits.setdefault(where, {})[at] = max(0, out - armor_of_foe(self.state, self.state.foes[f], i))
                        break
                    if n is None and armored and self._stops(f, out):
                        break
                    return [f"book: {due} damage of pair {at} to Monster Card {f}; engine: {self.wounds}"]
                rest.pop(0)
                hits.setdefault((f, i), {})[at] = due
                n = due - self.health[f][i]
                self.health[f][i] = max(0, -n)
        if rest:
            lines.append(f"engine: more wounds than the book, {rest}")
        lines += self._hurt(hits)
        return lines

    def _stops(self, f: int, out: int) -> bool:
        """Whether Armor may stop all of it."""
        foe = self.state.foes[f]
        return any(out <= armor_of_foe(self.state, foe, i) for i, health in enumerate(self.first[f]) if health > 0)

    def _runs_on(self, f: int) -> bool:
        """Whether what is left over goes to another Individual: in a Horde only (1348)."""
        horde = MONSTERS.get(self.state.foes[f].id, {}).get("horde")
        return bool(horde) and any(health > 0 for health in self.health[f])

    def _hurt(self, hits: dict[tuple[int, int], dict[int, int]]) -> list[str]:
        kills = {where: who for where, who in hits.items() if not self.health[where[0]][where[1]]}
        alone = self.state.solo or any(n >= self.first[f][i] for (f, i), who in kills.items() for n in who.values())
        spared: set[int] = set()
        chosen = iter(self.spared)
        for who in kills.values():  # one for each kill (1339); if one only would take any, nobody need be asked
            candidates = {self.state.lanes[at].hero for at in who if self.lanes[at][2]} - spared
            spared |= candidates if len(candidates) < 2 else {next(chosen, -1)}
        due = []
        for at, (_, direct, back) in enumerate(self.lanes):
            h = self.state.lanes[at].hero
            armor = armor_of_hero(self.state, self.state.heroes[h])
            due.append((h, direct - armor))
            due.append((h, back - armor if not alone and h not in spared else 0))
        due = [(h, n) for h, n in due if n > 0]
        if self.is_lost:  # nobody counts on after that
            due = list((Counter(due) & Counter(self.hurts)).elements())
        if sorted(due) != sorted(self.hurts):
            return [f"book: Heroes are hurt {sorted(due)}; engine: {sorted(self.hurts)}"]
        return []
