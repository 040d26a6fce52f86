"""What becomes of the answers; see `oracle.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from . import damage, heroes
from .ground import Ground, number_of
from .printed import ECOLOGIES, FEATURES, ITEMS, LEGENDS, MONSTERS, RUNES, TILES, letters, signs_in
from .words import effect_at


class Results:
    """Follows a game from answer to answer."""

    def __init__(self) -> None:
        #: Step 5 of the Round that is being fought out.
        self.round: damage.Round | None = None

    def wrong(self, before: Any, option: Any, after: Any) -> list[str] | None:
        """Return how the table is not what the book makes of an answer; None if it has no word on it."""
        judge = getattr(self, f"_{option.key}", None)
        if option.key not in ("aim", "spare"):
            self.round = None
        if judge is None:
            return None
        found: list[str] | Iterator[str] | None = judge(before, option, after)
        return None if found is None else list(found)

    # ------------------------------------------------------------------------------------------ the map

    def _draw_tile(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        tile = before.tiles.cards[0]
        ground = Ground(before)
        yield from same("tiles", after.tiles.cards, before.tiles.cards[1:])
        if ground.places(tile) or (before.set_aside >= 0 and ground.places(before.set_aside)):
            laid_at_once = any(event.kind == "placed" for event in after.events)  # where there is one place only
            yield from same("the tile in hand", (after.drawn, asked(after)) == (tile, "place"), not laid_at_once)
        elif before.setup.one_dead_end and not before.dead_ends:
            yield from same("the tile set aside", (after.set_aside, asked(after)), (tile, "explore"))
        else:
            yield from same("the end", ended(after), "dead_end")

    def _place(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from laid(before, option, after, before.drawn)
        yield from same("the tile in hand", after.drawn, -1)
        yield from same("whose turn it is", after.turn, (before.turn + 1) % before.setup.players)

    def _place_aside(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from laid(before, option, after, before.set_aside)
        yield from same("the tile set aside", after.set_aside, -1)

    def _door(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("Keys", after.keys, before.keys - 1)
        yield from unlocked(before, option, after)
        if after.lantern not in option.args:
            yield f"the Lantern is on {after.lantern}, not at the Door {option.args}"

    def _unlock(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from unlocked(before, option, after)

    # ------------------------------------------------------------------------------------------ Encounters

    def _monster(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        (region,) = option.args
        yield from same("the Lantern", after.lantern, region)
        ground = Ground(before)
        n = ground.signs(ground.region(region)).count("M")
        cards = before.monster_pile.cards
        names = list(MONSTERS)
        met = [event.facts["foe"] for event in after.events if event.kind == "appeared"]
        if len(cards) >= n:
            yield from same("the Monsters", met, [names[card] for card in cards[:n]])
            yield from same("the Monster pile", after.monster_pile.cards, cards[n:])
        yield from fresh(after, met)

    def _feature(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("the Lantern", after.lantern, option.args[0])
        seen = [event.facts["feature"] for event in after.events if event.kind == "feature"]
        yield from same("the Feature", seen, [list(FEATURES)[before.feature_pile.cards[0]]])
        yield from same("the Feature pile", after.feature_pile.cards, before.feature_pile.cards[1:])

    def _chest(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("the Lantern", after.lantern, option.args[0])
        yield from same("the Chest", bool(after.chests >> option.args[0] & 1), False)
        yield from same("Keys", after.keys, before.keys - int(before.setup.locked_chests))

    def _campfire(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("the Lantern", after.lantern, option.args[0])
        yield from same("the Rest", after.rested, True)
        yield from same("Monsters", after.monsters, before.monsters | before.defeated)
        yield from same("red tokens", after.defeated, 0)
        for old, new in zip(before.heroes, after.heroes, strict=True):
            yield from same("exhausted Spells", new.exhausted, ())
            yield from same("Stored Power Cards", new.stored >= old.stored, True)
            if not before.setup.random_campfire:
                most = heroes.most_health(old)
                yield from same("Health", new.health, min(most, old.health + most // 2))
                yield from same("a hand", (new.hand, new.stored), (old.hand, old.stored))
                yield from same("a draw pile", sorted(new.draw), sorted(old.draw + old.discard))

    def _legend(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        which, knots, cells = option.args
        yield from same("used Nodes", set(after.used_knots), {*before.used_knots, *knots})
        yield from same("the Rune Pattern", bool(after.patterns_done >> which & 1), True)
        read = [event.facts["card"] for event in after.events if event.kind == "legend"]
        yield from same("the first card", read, [list(LEGENDS)[before.openings[which][0]]])
        yield from same("its pattern", LEGENDS[read[0]]["pattern"], RUNES[before.ecology][which]["id"])
        at = Ground(after).region(after.lantern)[0]
        if number_of(at) not in cells:
            yield f"the Lantern is on {at}, not at the Location"

    def _stairs(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        met = [event.facts["foe"] for event in after.events if event.kind == "guardian"]
        if before.ecology < 2:
            kinds = [(MONSTERS[foe]["kind"], MONSTERS[foe]["ecology"]) for foe in met]
            yield from same("the Guardian", kinds, [("guardian", ECOLOGIES[before.ecology])])
            yield from fresh(after, met)

    # ------------------------------------------------------------------------------------------ Experience Points

    def _buy_key(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        free = asked(after) == "pay" and not after.decision.args[2]
        return same("the XP pool", after.xp, before.xp) if free else None

    _buy_healing = _buy_ability = _buy_key

    def _pay(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("the XP pool", Counter(option.args) - Counter(before.xp), Counter())
        yield from bought(before, after, option.args[0])

    def _pay_item(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, item, n = option.args
        old, new = (Counter(held.id for held in state.heroes[h].items) for state in (before, after))
        yield from same("Items", new[item] < old[item], True)
        yield from bought(before, after, n)

    def _done_paying(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("the XP pool", after.xp, before.xp)
        yield from bought(before, after, 0)

    def _heal_by(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, n = option.args
        yield from same("Health", after.heroes[h].health, before.heroes[h].health + n)
        if asked(after) == "divide":
            yield from same("what is left", after.decision.args[1], before.decision.args[1] - n)

    # ------------------------------------------------------------------------------------------ Items and Abilities

    def _equip(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, item = option.args
        old, new = (Counter((held.id, held.equipped) for held in state.heroes[h].items) for state in (before, after))
        now = option.key == "equip"
        yield from same("equipment", new, old - Counter([(item, not now)]) + Counter([(item, now)]))

    _unequip = _equip

    def _use_skill(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, name = option.args
        yield from used(before, after, h, name)

    def _draw_abilities(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        _, first, second = option.args
        decks = before.ability_decks
        drawn = decks[first][:2] if first == second else (decks[first][0], decks[second][0])
        yield from same("the Abilities", sorted(after.revealed), sorted(drawn))

    def _keep_ability(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, ability = option.args
        kept = after.heroes[h].abilities[: len(before.heroes[h].abilities) + 1]
        yield from same("Abilities", kept, (*before.heroes[h].abilities, ability))

    def _keep_item(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, item = option.args
        yield from received(before, after, h, item)

    _pass_item = _give = _keep_item

    def _draw_item(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        (h,) = option.args
        hero = before.heroes[h]
        if len(hero.classes) > 1:
            tops = sorted(before.item_decks[name][0] for name in hero.classes if before.item_decks[name])
            return same("the Items", sorted(after.revealed), tops) if asked(after) == "keep_item" else None
        return received(before, after, h, before.item_decks[hero.classes[0]][0])

    def _replace(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, card = option.args
        old, new = before.heroes[h], after.heroes[h]
        gone = Counter(new.removed + new.supply) - Counter(old.removed + old.supply)  # Item Action cards may come back
        yield from same("what leaves the deck", gone[card] > 0, True)
        if asked(after) == "replace" and after.decision.args[0] == h and old.supply == new.supply:
            yield from same(
                "the deck", Counter(new.draw + new.discard), Counter(old.draw + old.discard) - Counter([card])
            )

    def _lose_item(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, item = option.args
        old, new = (Counter(held.id for held in state.heroes[h].items) for state in (before, after))
        yield from same("Items", new, old - Counter([item]))

    def _go_down(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        yield from same("the Ecology", after.ecology, before.ecology + 1)
        yield from same("what is owned", (after.xp, after.keys), (before.xp, before.keys + descent_keys(before)))

    # ------------------------------------------------------------------------------------------ words of cards

    def _alternative(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        where, i = option.args
        keys = {"gain": 1, "lose": -1}
        effects = effect_at(where)["options"][i]
        if any(effect["do"] not in ("heal", "power", "refresh", "damage", *keys) for effect in effects):
            return None
        due = sum(keys[effect["do"]] * effect["n"] for effect in effects if effect.get("what") == "key")
        goes_on = asked(after) == "pay" or any(event.kind == "legend_card" for event in after.events)
        return None if goes_on else same("Keys", after.keys, before.keys + due)

    def _whom(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        (h,) = option.args
        effect = effect_at(before.decision.args[0])
        kinds = {"heal": "healed", "damage": "hurt", "power": "stored", "ignore": "lasts", "refresh": "refreshed"}
        met = [event.facts["hero"] for event in after.events if event.kind == kinds.get(effect["do"])]
        return same("who it is", met[:1], [h]) if met else None

    def _lose_power(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        met = [event.facts["hero"] for event in after.events if event.kind == "lost_power"]
        yield from same("who loses it", met, [option.args[0]])

    def _refresh(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, name = option.args
        yield from same("exhausted", name in after.heroes[h].exhausted, False)

    def _retrieve(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, card = option.args
        met = [event.facts for event in after.events if event.kind == "retrieved"]
        yield from same("the card", met[:1], [{"hero": h, "card": heroes.value(card)}])

    def _wake(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        (region,) = option.args
        yield from same("Monsters", bool(after.monsters >> region & 1), True)
        yield from same("a red token", bool(after.defeated >> region & 1), False)

    # ------------------------------------------------------------------------------------------ tests

    def _supply(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, card = option.args
        if asked(after) == "supply":
            yield from same("the hand", Counter(after.heroes[h].hand), Counter(before.heroes[h].hand) - Counter([card]))
        yield from self._judged(before, after)

    def _supply_unseen(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        (h,) = option.args
        laid = [event.facts["card"] for event in after.events if event.kind == "supplied"]
        top = [card for card in before.heroes[h].draw if card]
        if top:
            yield from same("the card", laid[0] % heroes.FROM_ITEM, top[0] % heroes.FROM_ITEM)
        yield from self._judged(before, after)

    def _judged(self, before: Any, after: Any) -> Iterator[str]:
        """A test is over: whether it is passed (428-447)."""
        test = effect_at(before.decision.args[1])
        target = heroes.of(before, test["target"])
        cards = [(h, heroes.value(card)) for h, card in before.supplied]
        for event in after.events:
            if event.kind == "supplied":
                cards.append((event.facts["hero"], heroes.value(event.facts["card"])))
            elif event.kind == "judged_all":
                values = [value for _, value in cards]
                passed = {"sum": sum(values) >= target, "highest": max(values) >= target}
                passed["lowest"] = max(values) <= target
                yield from same("the test", event.facts["passed"], passed[test["kind"]])
                return
            elif event.kind == "judged":
                by_hero: Counter[int] = Counter()
                for h, value in cards:
                    by_hero[h] += value
                passing = tuple(h for h in range(len(before.heroes)) if by_hero[h] >= target)
                yield from same("the tests", event.facts["passed"], passing)
                return

    def _try(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        return same("who supplies", after.decision.args[0], option.args[0]) if asked(after) == "supply" else None

    # ------------------------------------------------------------------------------------------ looking

    def _keep(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        if any(event.kind in ("foe_played", "round") for event in after.events):
            return None  # the Round goes on, and Monsters draw
        return same("the piles", piles(after, option.args[0]), piles(before, option.args[0]))

    def _sink(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        deck, card = option.args
        if any(event.kind in ("foe_played", "round") for event in after.events):
            return None
        if deck == "tiles":
            cards = bytearray(before.tiles.cards)
            cards.remove(card)
            return same("the pile", after.tiles.cards, bytes(cards) + bytes([card]))
        old, new = piles(before, deck), piles(after, deck)
        return same("the cards", list(map(sorted, new)), list(map(sorted, old)))

    # ------------------------------------------------------------------------------------------ Combat

    def _play(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, card = option.args
        played = [event.facts["card"] for event in after.events if event.kind == "played"]
        yield from same("the card", played[:1], [heroes.value(card)])
        for at, lane in enumerate(after.lanes):
            if after.round != before.round or lane.hero != h:
                continue
            old = before.lanes[at].cards
            if asked(after) == "play" and after.decision.args == before.decision.args and len(after.lanes) == 1:
                yield from same("played cards", lane.cards, old + bytes([card]))
        if asked(after) == "act" and after.round == before.round:
            yield from dealt(before, after)

    def _face(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        faced = [event.facts for event in after.events if event.kind == "faces"]
        yield from same("who faces it", faced[:1], [{"hero": option.args[0], "foe": before.foes[option.args[1]].id}])

    def _first(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        if after.round == before.round and after.lanes:
            order = [lane.foe for lane in after.lanes]
            yield from same("against whom first", order, [option.args[1], 1 - option.args[1]])

    def _turn_up(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        laid = [event.facts["hero"] for event in after.events if event.kind == "foe_played"]
        yield from same("for whom", laid[:1], [option.args[0]])

    def _swap_hand(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        h, i, card = option.args
        if after.round == before.round and after.lanes:
            laid = [lane.cards[i] for lane in after.lanes if lane.hero == h and len(lane.cards) > i]
            yield from same("the card in hand", card in laid, True)

    def _power(self, before: Any, option: Any, after: Any) -> Iterator[str]:
        at, name = option.args[0], option.args[-1]
        yield from used(before, after, before.lanes[at].hero, name)

    _block = _use_item = _power

    def _which(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        h, value, i = option.args
        effect = effect_at(before.decision.args[1])
        lanes = [at for at, lane in enumerate(before.lanes) if lane.hero == h]
        if effect["do"] != "change" or len(lanes) > 1 or asked(after) != "act" or after.round != before.round:
            return None
        wanted = effect["to"] if effect.get("to") is not None else max(0, value + effect.get("by", 0))
        return same("the value", after.lanes[lanes[0]].values[i], wanted)

    def _resolve(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        at, pair = option.args
        if any(lane.pair == -1 for i, lane in enumerate(before.lanes) if i != at):
            if asked(after) == "act" and after.round == before.round:
                return same("the pair", after.lanes[at].pair, pair)
            return None
        self.round = damage.Round(before, at, pair)
        return self._blows(before, option, after)

    def _aim(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        if self.round is None and not before.hits:  # what ended step 4 was no choice
            self.round = damage.Round(before)
        return self._blows(before, option, after) if self.round else None

    _spare = _aim

    def _blows(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        """The blows of step 5, when all of them have fallen; before that, what they will be."""
        assert self.round is not None
        self.round.listen(before, option, after.events)
        if self.round.meddles():
            return None
        if asked(after) in ("aim", "spare") and after.round == self.round.state.round and after.lanes:
            now = [(lane.out, lane.direct, lane.back) for lane in after.lanes]
            return same("the pairs", now, self.round.lanes)
        fought, self.round = self.round, None
        return iter(fought.wrong(after))

    def _hit(self, before: Any, option: Any, after: Any) -> Iterator[str] | None:
        _, i = option.args
        wounds = [event.facts["individual"] for event in after.events if event.kind == "wounded"]
        return same("who is wounded", wounds[:1], [i]) if wounds else None  # Armor may take all of it


# ---------------------------------------------------------------------------------------------- in plain words


def descent_keys(state: Any) -> int:
    """Return the Keys that come with a new Ecology (843)."""
    return 3 if state.setup.keys_on_descent else 0


def same(what: str, engine: Any, book: Any) -> Iterator[str]:
    """Yield a line if the engine and the book do not say the same."""
    if engine != book:
        yield f"{what}, engine: {engine}; book: {book}"


def asked(state: Any) -> str:
    """Return what is asked now."""
    return state.decision.key if state.decision else ""


def ended(state: Any) -> str:
    """Return how the game ended."""
    return state.outcome.reason if state.outcome else "it goes on"


def laid(before: Any, option: Any, after: Any, tile: int) -> Iterator[str]:
    """A tile lies on the map; all that is on it is discovered."""
    cell, turn = option.args
    others = {event.facts["cell"] for event in after.events if event.kind == "placed"} - {cell}
    now = {at: lying for at, lying in after.cells.items() if at not in others}
    yield from same("the map", now, {**before.cells, cell: tile * 4 + turn})
    if others:  # the tile in hand followed at once
        return
    printed = TILES[before.ecology][tile]
    sets = {"M": "monsters", "F": "features", "C": "chests", "S": "stairs", "P": "passages", "W": "portals"}
    for i, letter in enumerate(letters(printed)):
        signs = signs_in(printed, letter)
        for sign, name in sets.items():
            yield from same(name, bool(getattr(after, name) >> (tile * 4 + i) & 1), sign in signs)
    names = letters(printed)
    doors = {tuple(sorted(tile * 4 + names.index(letter) for letter in pair)) for pair in printed.get("doors", ())}
    yield from same("locked Doors", set(after.doors), {*before.doors, *doors})


def unlocked(before: Any, option: Any, after: Any) -> Iterator[str]:
    """A Door is open."""
    yield from same("locked Doors", set(after.doors), set(before.doors) - {option.args})
    yield from same("open Doors", set(after.opened), {*before.opened, option.args})


def fresh(after: Any, met: list[str]) -> Iterator[str]:
    """Monsters come with their Health for this number of Heroes (1140)."""
    fought = any(event.kind in ("wounded", "hurt", "mended") for event in after.events)
    if asked(after) in ("play", "face", "first") and not fought:
        health = [(heroes.of(after, MONSTERS[foe]["health"]),) * MONSTERS[foe].get("count", 1) for foe in met]
        yield from same("their Health", [foe.health for foe in after.foes], health)


def bought(before: Any, after: Any, more: int) -> Iterator[str]:
    """What was laid down pays: no change is given (759)."""
    what, rate, paid = before.decision.args
    spent = heroes.wealth(before) - heroes.wealth(after)
    total = paid + spent  # what is left over and has to follow, follows at once
    if what in ("key", "healing"):
        yield from same("what is laid down", spent >= more and (spent == more or paid + more < rate), True)
    if asked(after) == "pay":
        yield from same("what lies there", after.decision.args, (what, rate, total))
    elif what == "key":
        yield from same("Keys", after.keys, before.keys + total // rate)
    elif what == "healing":
        times = 2 if before.setup.double_healing else 1
        points = total // rate * heroes.rates(before)["healing_gives"] * len(before.heroes) * times
        if asked(after) == "divide":
            yield from same("the Healing", after.decision.args[1], points)
        else:
            lacks = sum(heroes.most_health(hero) - hero.health for hero in before.heroes)
            gained = sum(hero.health for hero in after.heroes) - sum(hero.health for hero in before.heroes)
            yield from same("the Healing", gained, min(points, lacks))


def used(before: Any, after: Any, h: int, name: str) -> Iterator[str]:
    """An ability was paid for: Power Cards, a counter, a Spell that is exhausted (1276-1302, 309)."""
    skill, card = next((skill, card) for name_, skill, card in heroes.skills(before.heroes[h]) if name_ == name)
    old, new = before.heroes[h], after.heroes[h]
    kinds = {event.kind for event in after.events}
    is_over = bool(kinds & {"resolved", "round", "combat_over", "lost"})  # then more has happened than that
    if not is_over and not kinds & {"stored", "replaced"}:
        yield from same("Stored Power Cards", new.stored, old.stored - skill.get("cost", 0))
        yield from same("discarded Power Cards", new.discard.count(0), old.discard.count(0) + skill.get("cost", 0))
    if skill.get("exhaust") and not kinds & {"level_up", "refreshed"}:
        yield from same("exhausted", heroes.exhausted(new, name, card), True)
    if skill.get("uses"):
        left = heroes.uses_left(new, card["id"])
        yield from same("counters", left, heroes.uses_left(old, card["id"]) - 1)
    if skill.get("per"):
        yield from same("used up", name in new.spent or card["id"] in new.spent, True)
    if skill["effects"][0]["do"] == "heal" and skill["effects"][0]["who"] == "heroes" and not is_over:
        for was, now in zip(before.heroes, after.heroes, strict=True):
            n = heroes.of(before, skill["effects"][0]["n"])
            yield from same("Health", now.health, min(heroes.most_health(was), was.health + n))


def received(before: Any, after: Any, h: int, item: str) -> Iterator[str]:
    """A Hero has an Item, with its counters."""
    old, new = (Counter(held.id for held in state.heroes[h].items) for state in (before, after))
    yield from same("the Item", new[item], old[item] + 1)
    uses = [held.uses for held in after.heroes[h].items if held.id == item]
    yield from same("its counters", ITEMS[item].get("uses", 0) in uses, True)
    adds = ITEMS[item].get("adds", ())
    if adds and asked(after) == "replace" and after.decision.args[0] == h and not old[item]:
        mine = before.heroes[h]
        pool = Counter(mine.draw + mine.discard) + Counter(heroes.FROM_ITEM + value for value in adds)
        got = Counter(after.heroes[h].draw + after.heroes[h].discard)
        short = Counter(heroes.FROM_ITEM + value for value in adds) - Counter(mine.supply)
        yield from same("the deck", got, pool - short)
        yield from same("how many leave", after.decision.args[1], len(adds) - short.total())


def piles(state: Any, deck: str) -> list[bytes]:
    """Return the piles that one may look at under this name."""
    match deck:
        case "tiles":
            return [state.tiles.cards]
        case "monsters":
            return [state.monster_pile.cards]
        case "features":
            return [state.feature_pile.cards]
        case _:
            return [pile.cards for pile in state.action]


def dealt(before: Any, after: Any) -> Iterator[str]:
    """The Monsters have played: as many cards as they are to play, off the top, Power Cards aside (1108-1120, 1214)."""
    meddling = ("swapped", "replaced", "changed", "wounded", "raised", "discarded")
    if any(event.kind in meddling for event in after.events):
        return
    for lane, old in zip(after.lanes, before.lanes, strict=True):
        if old.foe_cards or not any(after.foes[lane.foe].health):  # it has played before, or plays no more
            continue
        yield from same("cards of the Hero", len(lane.cards), lane.plays)
        yield from same("cards of the Monster", len(lane.foe_cards), lane.against)
        values = (tuple(map(heroes.value, lane.cards)), tuple(lane.foe_cards))
        yield from same("the values", (lane.values, lane.foe_values), values)
        if lane.plays == 1 and lane.against > 1:
            yield from same("what lies opposite", lane.foe_values[lane.facing], max(lane.foe_values))
    for deck, pile in enumerate(before.action):
        shown = b"".join(lane.foe_cards for lane in after.lanes if after.foes[lane.foe].deck == deck)
        mine = bytes(card for card in pile.cards if card)[: len(shown)]
        if len(mine) == len(shown) and not any(lane.foe_cards for lane in before.lanes):
            yield from same("the Monsters' cards", shown, mine)
