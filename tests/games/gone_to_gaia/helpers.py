"""Given, when, then for Gone to Gaia: build a board, choose, read the result.

    g = given(foes={"C2": foe(health=4, white="s")}, gear={0: "maul"}, dice=(2,))
    g.turn("maul", "tide").use()
    assert g.suit(0).hp == 5 and g.slain("C2")

The rules and cards are the real ones, in a box of the tests' own, to which `foe` adds enemies as a test wants them.
Delvers stand on C3 (Mind) and A5 (Body) unless given, with 6 HP; nothing else is there. Tiles are named as on the
board: A1 is the north-west corner. `dice` are the next rolls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Self

from tests.games.played import Played

from fathom.core.rng import Stream
from fathom.core.steps import Call
from fathom.games.gone_to_gaia import queries, setup
from fathom.games.gone_to_gaia.abilities import arrivals
from fathom.games.gone_to_gaia.box import open_box
from fathom.games.gone_to_gaia.box.board import name_of
from fathom.games.gone_to_gaia.box.profiles import _profile
from fathom.games.gone_to_gaia.rules import campaign, ending, equipment, phases, sheet, turns
from fathom.games.gone_to_gaia.schema.foes import Ability, Reward, Stats
from fathom.games.gone_to_gaia.schema.verbs import Suffer
from fathom.games.gone_to_gaia.schema.words import ELEMENTS, TOKENS
from fathom.games.gone_to_gaia.state import FRESH, NOT_OWNED, Drop, Enemy, Gaia, Suit

BOX = open_box()
TILE = {name_of(at): at for at in range(25)}
PLAIN = Reward(xp=1)


class Foe(NamedTuple):
    """An enemy as a test wants it."""

    profile: int
    rot: int
    hurt: int
    more: tuple[tuple[str, Any], ...]


def ability(name: str, **parameters: Any) -> Ability:
    """Return an ability with its parameters."""
    return Ability(id=name, **parameters)


def foe(
    *abilities: str | Ability,
    health: int = 9,
    damage: int = 1,
    white: str = "",
    black: str = "",
    kind: str = "minion",
    level: int = 0,
    reward: Reward = PLAIN,
    parting: int = 1,
    rot: int = 0,
    hurt: int = 0,
    card: str = "crystanid_1",
    **more: Any,
) -> Foe:
    """Return an enemy: its numbers, arrows and abilities; further fields of its state by name."""
    shots = [one for one in BOX.nodes.values() if isinstance(one, Suffer) and (one.n, one.who) == (parting, "self")]
    found = tuple(ability(one) if isinstance(one, str) else one for one in abilities)
    stats = Stats(health=health, damage=damage, parting=(shots[0],))
    BOX.profiles.append(_profile(card, kind, level, "crystanid", False, stats, white, black, reward, found))
    return Foe(len(BOX.profiles) - 1, rot, hurt, tuple(more.items()))


def boss(*abilities: str | Ability, level: int = 1, **more: Any) -> Foe:
    """Return a boss."""
    return foe(*abilities, kind="boss", level=level, card="bob_the_spider", **more)


@cache
def _stream_for(rolls: tuple[int, ...]) -> int:
    """Return a number of the dice's stream from which these rolls come next."""
    for number in range(3_000_000):
        dice = Stream({"dice": number}, "dice")
        if all(dice.below(6) + 1 == roll for roll in rolls):
            return number
    raise AssertionError(f"no stream rolls {rolls}")


def _counts(words: str) -> dict[str, int]:
    """Read "blade:2 maul" as ranks, tokens or elements: one if no number is given."""
    found: dict[str, int] = {}
    for word in words.split():
        name, _, n = word.partition(":")
        found[name] = int(n or 1)
    return found


def given(
    *,
    foes: Mapping[str, Foe] | None = None,
    delvers: tuple[str, str] = ("C3", "A5"),
    gear: Mapping[int, str] | None = None,
    hp: Mapping[int, int] | None = None,
    tokens: Mapping[int, str] | None = None,
    elements: Mapping[int, str] | None = None,
    products: Mapping[int, str] | None = None,
    parts: Mapping[int, tuple[int, ...]] | None = None,
    drops: Sequence[tuple[str, int, int]] = (),
    witness: str = "",
    quest: str = "onslaught",
    wave: int = 1,
    players: int = 2,
    active: int = 0,
    dice: Sequence[int] = (),
    maxima: int = 5,
) -> Table:
    """Lay out a board and begin a turn of the active delver.

    What may be given:
        foes: enemies by tile. delvers: tiles of Mind and Body. witness: his tile.
        gear: by seat, "blade:2 boots" with ranks. hp, tokens ("ap:3 block"), elements ("tide:2"), products, parts: too.
        drops: parts on tiles, as (tile, discipline, level).
        quest, wave, players, active, dice, maxima: as in the state.
    """
    values = {o.name: o.default for o in setup.options(BOX)} | {"players": players, "quest": quest}
    g = setup.begin(BOX, setup.prepare(BOX, values), 1)
    g.agenda, g.decision, g.events = [], None, []
    g.wave, g.phase = wave, "delver"
    g.suits = [_suit(i, gear or {}, products or {}, maxima) for i in range(players)]
    for seat, suit in enumerate(g.suits):
        suit.granted = tuple(_counts((tokens or {}).get(seat, "")).get(name, 0) for name in TOKENS)
        suit.elements = tuple(_counts((elements or {}).get(seat, "")).get(name, 0) for name in ELEMENTS)
        suit.parts = (parts or {}).get(seat, (0,) * 6)
        equipment.recount(g, seat)
        suit.hp = (hp or {}).get(seat, suit.max_hp)
    g.at = (TILE[delvers[0]] if delvers[0] else -1, TILE[delvers[1]] if delvers[1] else -1)
    g.witness = TILE[witness] if witness else -1
    g.drops = tuple(Drop(TILE[at], discipline, level) for at, discipline, level in drops)
    for at, one in (foes or {}).items():
        enemy = arrivals.come(g, one.profile, TILE[at], one.hurt)
        for field, value in (("rot", one.rot), *one.more):
            setattr(enemy, field, value)
    arrivals.lay_enrage(g)
    table = Table(g)
    table.roll(*dice)
    g.then(turns.take_turn(active), phases.parting_shots())
    g.run()
    return table


def in_town(
    *calls: Call,
    players: int = 2,
    seed: int = 1,
    parts: Mapping[int, tuple[int, ...]] | None = None,
    products: Mapping[int, str] | None = None,
    market: str = "",
    circuits: int = 0,
    **written: Any,
) -> Table:
    """Lay out a campaign in town, let some calls happen, and then (if nothing else is asked) choose a quest.

    Args:
        calls: what happens.
        players: one or two.
        seed: decides all chance.
        parts: of each player.
        products: by player; they leave the Shop deck.
        market: what is for sale; it leaves the deck too.
        circuits: of the group.
        written: what stands on the Campaign Sheet; the chapter is 2 and two quests are open unless it says otherwise.
    """
    values = {o.name: o.default for o in setup.options(BOX)} | {"players": players, "quest": "campaign"}
    g = setup.begin(BOX, setup.prepare(BOX, values), seed)
    g.events = []
    campaign.open_book.now(g)
    g.agenda.clear()
    sheet.write(g, **({"chapter": 2, "open": ("dog_at_the_gate", "lamp_oil")} | written))
    for seat, suit in enumerate(g.suits):
        suit.parts = (parts or {}).get(seat, (0,) * 6)
        suit.products = tuple((products or {}).get(seat, "").split())
    g.market, g.circuits = tuple(market.split()), circuits
    taken = {*g.market, *(name for suit in g.suits for name in suit.products)}
    g.shop_deck = tuple(name for name in g.shop_deck if name not in taken)
    g.then(*calls, campaign.choose_quest())
    g.run()
    return Table(g)


def _suit(seat: int, gear: Mapping[int, str], products: Mapping[int, str], maxima: int) -> Suit:
    ranks = [0] * len(BOX.type_names)
    for name, rank in _counts(gear.get(seat, "blade maul lance" if seat == 0 else "blade:2 maul lance")).items():
        ranks[BOX.type_number[name]] = rank
    places = tuple(FRESH if rank else NOT_OWNED for rank in ranks[: BOX.weapons])
    known = sum(1 << kind for kind, rank in enumerate(ranks) if rank)
    return Suit(seat, ranks=tuple(ranks), places=places, maxima=(maxima,) * len(ranks), known=known,
                products=tuple(products.get(seat, "").split()))  # fmt: skip


class Table(Played[Gaia]):
    """A game of Gone to Gaia that a test plays."""

    DEFAULTS = (
        "end_turn", "run", "enough", "keep_roll", "no_guard", "no_block", "no_flip", "leave_it", "shift_done", "stay",
        "witness_stays", "leave_shop", "go_on", "accept", "keep_product", "no_double", "enough_given",
    )  # fmt: skip

    # ------------------------------------------------------------------------------------------ choosing

    def default(self) -> Self:
        """Choose what changes least; nobody gives anything away unasked."""
        decision = self.state.decision
        if decision is not None and decision.options[0].key == "give":
            self.state.choose(next(option for option in decision.options if option.key != "give"))
            return self
        return super().default()

    def turn(self, weapon: str, element: str = "tide") -> Self:
        """Exhaust a weapon onto a slot."""
        suit = queries.suit_of(self.state, self.state.active)
        card = queries.card_in_use(self.state, suit, BOX.type_number[weapon]).id
        return self.choose("exhaust", card, element)

    def use(self) -> Self:
        """Use the weapon that was exhausted."""
        return self.choose("use_weapon")

    def step(self, tile: str) -> Self:
        """Step onto a tile."""
        return self.choose("step", TILE[tile])

    def target(self, *tiles: str) -> Self:
        """Choose targets by tile."""
        for tile in tiles:
            self.choose("target", self.at(tile).uid)
        return self

    def end(self) -> Self:
        """End the turn and answer by default until the next one begins."""
        count = self.state.turns
        while not self.state.over and self.state.turns == count:
            self.default()
        return self

    def agree(self, key: str, *facts: Any) -> Self:
        """One player proposes, the other accepts."""
        lead = self.state.decision.lead if self.state.decision else 0
        self.choose(key, *facts, seat=lead)
        return self.choose("accept") if self.asks("consent") else self

    def quest_ends(
        self, *, won: bool = False, dead: tuple[int, ...] = (), parts: Mapping[int, int] | None = None
    ) -> Self:
        """Let the quest under way be over: with its goal met or not, with some dead, with minion parts collected."""
        g = self.state
        g.decision, g.goal_met = None, won
        g.agenda.clear()
        for seat in dead:
            g.suits[seat].alive = False
        for seat, n in (parts or {}).items():
            g.suits[seat].parts = (n, 0, 0, 0, 0, 0)
        g.then(ending.retreated())
        g.run()
        return self

    def attack(self, weapon: str, element: str = "tide") -> Self:
        """Take a turn with a weapon, use it, and answer by default until the choices of the turn come back."""
        self.turn(weapon, element).use()
        return self.settle()

    def settle(self, until: str = "choose") -> Self:
        """Answer by default until the choices of the turn come back (or another question), or the game is over."""
        while not self.state.over and not any(map(self.asks, (until, "choose", "turn"))):
            self.default()
        return self

    # ------------------------------------------------------------------------------------------ meddling

    def roll(self, *rolls: int) -> Self:
        """Let the dice come out like this next."""
        if rolls:
            self.state.streams["dice"] = _stream_for(tuple(rolls))
        return self

    def now(self, *calls: Call) -> Self:
        """Let some calls happen here and now, up to the next question."""
        self.state.decision = None
        self.state.agenda.clear()
        self.state.then(*calls, turns.take_turn(self.state.active), phases.parting_shots())
        self.state.run()
        return self

    # ------------------------------------------------------------------------------------------ looking

    def suit(self, seat: int) -> Suit:
        """Return a suit."""
        return self.state.suits[seat]

    def at(self, tile: str) -> Enemy:
        """Return the enemy on a tile."""
        found = self.there(tile)
        assert found is not None, f"nobody stands on {tile}"
        return found

    def there(self, tile: str) -> Enemy | None:
        """Return the enemy on a tile, if there is one."""
        return next((enemy for enemy in self.state.enemies if enemy.at == TILE[tile]), None)

    def enemy(self, uid: int) -> Enemy:
        """Return an enemy by its number: they are numbered in the order of `foes`."""
        return queries.get(self.state, uid)

    def is_dead(self, uid: int) -> bool:
        """Whether an enemy has left."""
        return queries.find(self.state, uid) is None

    def where(self, delver: int) -> str:
        """Return the tile of a delver."""
        return name_of(self.state.at[delver]) if self.state.at[delver] >= 0 else ""

    def place(self, seat: int, weapon: str) -> int:
        """Return where a weapon is."""
        return self.state.suits[seat].places[BOX.type_number[weapon]]

    def rank(self, seat: int, type_: str) -> int:
        """Return the rank of a type."""
        return self.state.suits[seat].ranks[BOX.type_number[type_]]

    def has(self, seat: int, token: str) -> int:
        """Return how many tokens of a kind are available."""
        return queries.available(self.state.suits[seat], TOKENS.index(token))  # type: ignore[arg-type]
