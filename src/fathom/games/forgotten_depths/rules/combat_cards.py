"""Steps 1 and 2 of a Round: Heroes draw and play, Monsters play, Power Cards activate (chapters 31, 32 and 33)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.memo import memo

from .. import effects, schema
from ..box import ENTITY
from ..queries import beast_of, is_defeated, kit_of, opposite
from ..state import HAND, POWER, VALUE, Depths, Lane, rule, step
from . import combat, combat_pairs, decks

# ---------------------------------------------------------------------------------------------- Heroes draw


@step("FD-238", "FD-239", "FD-040", "FR-54")
def draw_hands(g: Depths, first: int) -> None:
    """Each Hero draws until she holds 3 cards; if her pile cannot fill the hand, she plays first.

    One Hero against two Monster Cards draws and plays against the first, then against the second (FD-234).
    """
    g.agenda.append(play_cards(first))  # what a Stored Power Card sets off comes before
    for lane in g.lanes[first : first + 1] if len(g.heroes) == 1 else g.lanes:
        hero = g.heroes[lane.hero]
        hand, draw = hero.hand, hero.draw
        need = HAND - len(hand)
        if need > len(draw):
            lane.short = True
        elif need > 0:
            if need > hero.known:
                g.uncover()
            if POWER in draw[:need]:
                _draw_with_power(g, lane)
            else:
                hero.hand = decks.sorted_hand(hand + draw[:need])
                hero.draw = draw[need:]
                hero.known = max(0, hero.known - need)


@rule("FD-040", "FR-54")
def _draw_with_power(g: Depths, lane: Lane) -> None:
    """Power Cards that come up are Stored and replaced, as long as the pile lasts."""
    h = lane.hero
    hero = g.heroes[h]
    while len(hero.hand) < HAND and hero.draw:
        _to_hand(g, lane, decks.take(g, h))
    lane.short = len(hero.hand) < HAND


def _to_hand(g: Depths, lane: Lane, card: int) -> None:
    """A card comes to the hand; a Power Card is Stored, which may set something off."""
    h = lane.hero
    hero = g.heroes[h]
    if card != POWER:
        hero.hand = decks.sorted_hand(hero.hand + bytes((card,)))
        return
    decks.store(g, h)
    for feat in kit_of(g, hero).hooks.get("stored", ()):
        g.emit("used", hero=h, skill=feat.id)
        g.then(*effects.calls(g, feat.nodes, effects.by_hero(h, lane.foe)))


@rule("FD-240", "FD-242", "FR-54", "FR-55")
def _refill(g: Depths, lane: Lane) -> None:
    """What is left of the pile, then the shuffled discard pile, fills hand and played cards to 3."""
    hero = g.heroes[lane.hero]
    lane.short = False
    while len(hero.hand) + len(lane.cards) < HAND:
        card = decks.take(g, lane.hero)
        if card < 0:
            break
        _to_hand(g, lane, card)


# ---------------------------------------------------------------------------------------------- Heroes play


@step("FD-239", "FD-241", "FD-243", "FD-244", "FD-245", "FR-55")
def play_cards(g: Depths, at: int) -> None:
    """The Heroes play face up, one card at a time, before any monster card is seen.

    Each plays as many cards as are due (FD-244, FD-245): of a short hand those that she holds first (FD-239), the
    others from her new hand (FD-241); all before any monster card (FD-243). Three cards, with those just played
    (FR-55).
    """
    combat.join(g)
    lanes = g.lanes
    while at < len(lanes):
        lane = lanes[at]
        hero = g.heroes[lane.hero]
        if len(lane.cards) < lane.plays and not is_defeated(g.foes[lane.foe]):
            if not hero.hand and lane.short:
                g.then(play_cards(at))
                _refill(g, lane)
                return
            if hero.hand:
                g.agenda.append(play_cards(at))
                g.ask("play", hero.seat, _hand_options(lane.hero, hero.seat, at, hero.hand), at)
                return
        elif lane.short:
            g.then(play_cards(at))
            _refill(g, lane)
            return
        at += 1
        if len(g.heroes) == 1:
            monsters_play.now(g, at - 1)
            return
    turn_up.now(g)


@memo
def _hand_options(h: int, seat: int, at: int, hand: bytes) -> tuple[Option, ...]:
    """Return the options to play each different card of a hand."""
    return tuple(Option(seat, "play", (h, card), (f"card.{h}.{card}",), play(at, card)) for card in dict.fromkeys(hand))


@step("FD-243", "FD-246")
def play(g: Depths, at: int, card: int) -> None:
    """A card from the hand lies face up beside those played before."""
    lane = g.lanes[at]
    hero = g.heroes[lane.hero]
    hero.hand = decks.without(hero.hand, card)
    lane.cards += bytes((card,))
    lane.values = (*lane.values, card & VALUE)
    g.emit("played", hero=lane.hero, card=card & VALUE)


# ---------------------------------------------------------------------------------------------- Monsters play


@step("FD-247", "FR-80")
def turn_up(g: Depths) -> None:
    """The Monsters lay their cards opposite one Hero after the other; the order is asked for where a card is known."""
    waiting = [at for at, lane in enumerate(g.lanes) if not lane.foe_cards and not is_defeated(g.foes[lane.foe])]
    if not waiting:
        all_laid.now(g)
    elif _is_known(g, waiting):
        heroes = [g.lanes[at].hero for at in waiting]
        g.ask(
            "turn_up",
            g.turn,
            [
                Option(g.turn, "turn_up", (h,), (f"hero.{h}",), monsters_play(at))
                for h, at in zip(heroes, waiting, strict=True)
            ],
        )
    else:
        monsters_play.now(g, waiting[0])


@rule("FR-80")
def _is_known(g: Depths, waiting: list[int]) -> bool:
    """Whether somebody has seen the top card of a deck that two of these Heroes are to face cards of."""
    decks_of = [g.foes[g.lanes[at].foe].deck for at in waiting]
    return any([decks_of.count(deck) > 1 and g.action[deck].top for deck in decks_of])


@step("FD-247", "FD-254", "FD-255", "FD-258", "FD-259", "FD-262", "FR-51", "FR-56", "FR-57")
def monsters_play(g: Depths, at: int) -> None:
    """A Monster lays its cards opposite a Hero; a Power Card is replaced, and then activates it.

    Cards of their own for each Hero (FD-247). A Power Card is replaced first, then it activates (FD-254, FD-255),
    once in a Round for each Monster Card (FD-259, FD-262); without an ability it is discarded (FD-258). The second
    of a Round is replaced like the first (FR-56); each is drawn against a certain Hero (FR-51), and works before
    the next card (FR-57).
    """
    lane = g.lanes[at]
    foe = g.foes[lane.foe]
    while len(lane.foe_cards) < lane.against and not is_defeated(foe):
        card = decks.take_monster_card(g, foe.deck)
        fires = False
        while card == POWER:
            if not fires and not foe.fired and beast_of(g, foe).powers:
                fires = foe.fired = True
                g.aside = (*g.aside, foe.deck)
            else:
                g.action[foe.deck].discard += b"\0"
            card = decks.take_monster_card(g, foe.deck)
        lane.foe_cards += bytes((card,))
        lane.foe_values = (*lane.foe_values, card)
        g.emit("foe_played", foe=foe.id, hero=lane.hero, card=card)
        if fires:
            g.then(monsters_play(at))
            _activate(g, at)
            return
    if lane.later:
        later, lane.later = lane.later, ()
        g.then(*effects.calls(g, later, effects.by_monster(lane.hero, lane.foe, at)), monsters_play(at))
    elif len(g.heroes) > 1:
        turn_up.now(g)
    elif at + 1 < len(g.lanes):
        draw_hands.now(g, at + 1)
    else:
        all_laid.now(g)


#: Verbs that touch monster cards: they wait until all of them lie there.
WAITING = (schema.Change, schema.Swap)


@rule("FD-256", "FD-257", "FD-260", "FD-310", "FR-70")
def _activate(g: Depths, at: int) -> None:
    """One Power-Activated Ability after the other, from Round to Round; of the Final Entity all at once.

    Against this Hero (FD-256), or all that it names (FD-257): the next of its list (FD-260), but all of the Final
    Entity (FD-310, FR-70).
    """
    lane = g.lanes[at]
    foe = g.foes[lane.foe]
    powers = beast_of(g, foe).powers
    if foe.id != ENTITY:
        powers = (powers[foe.next % len(powers)],)
        foe.next += 1
    now: list[str] = []
    for feat in powers:
        g.emit("foe_used", foe=foe.id, skill=feat.id, hero=lane.hero)
        for node in feat.nodes:
            verb = g.box.nodes[node]
            if isinstance(verb, WAITING) and verb.who != "hero":
                lane.later = (*lane.later, node)
            else:
                now.append(node)
    g.then(*effects.calls(g, now, effects.by_monster(lane.hero, lane.foe, at)))


@step("FD-261", "FD-263")
def all_laid(g: Depths) -> None:
    """All cards lie there: passive abilities that look at them work, then single cards are moved."""
    calls = []
    for at, lane in enumerate(g.lanes):
        foe = g.foes[lane.foe]
        if not is_defeated(foe):
            for feat in beast_of(g, foe).hooks.get("round", ()):
                calls += effects.calls(g, feat.nodes, effects.by_monster(lane.hero, lane.foe, at))
    if calls:
        g.then(*calls, move_single_cards())
    else:
        move_single_cards.now(g)


@step("FD-250")
def move_single_cards(g: Depths) -> None:
    """A Hero's only card goes opposite the highest of two monster cards, once; then the pairs are evaluated."""
    for lane in g.lanes:
        if len(lane.values) == 1 and lane.foe_values:
            lane.facing = opposite(lane)
    combat_pairs.act.now(g)
