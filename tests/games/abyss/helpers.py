"""Given, when, then for Abyss: build a situation, choose, read the result.

    g = given(players=3, hand={0: "crab_5 squid_3"}, court="recruiter jailer", pearls={0: 4}, dice=(3, 5))
    g.recruit("recruiter", "crab_5 squid_3")
    assert g.asks("act") and g.offers("explore") and g.refuses("plot")
    assert g.player(0).pearls == 2 and g.happened("recruited", lord="recruiter") == 1

Box, setup and rules are the real ones. `given` lays every card where the test wants it and the rest where it belongs
(nothing is lost or doubled), then begins a turn. Chance comes from the state's own streams: `dice` looks for a number
of the stream from which the rolls come out as wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Self, cast

from tests.games.played import Played

from fathom.core.decisions import Option
from fathom.core.game import box_of
from fathom.core.rng import Stream
from fathom.core.steps import Call
from fathom.games.abyss import setup
from fathom.games.abyss.box import AbyssBox
from fathom.games.abyss.rules import turn
from fathom.games.abyss.schema import RACES
from fathom.games.abyss.state import Abyss, Beast, Face, Held, Player

#: Lords without a Power: the Court and the top of the Lord deck, unless given.
PLAIN = "keeper reaper shepherd miller aquaculturalist landowner"
BOX = cast(AbyssBox, box_of("abyss"))

#: Cards in words: "crab_1 crab_1 squid_3", or a list of names.
Names = str | Sequence[str]
BySeat = Mapping[int, Any]


def names(words: Names) -> tuple[str, ...]:
    """Return the names in a text or a list."""
    return tuple(words.split()) if isinstance(words, str) else tuple(words)


def leviathan(number: int) -> str:
    """Return the Leviathan with this number on its card."""
    return f"leviathan_{number:02}"


def zone(total: int) -> int:
    """Return the zone that a sum of two dice names."""
    return BOX.zone_of[total]


@cache
def _stream_for(rolls: tuple[int, ...]) -> int:
    """Return a number of the dice's stream from which these rolls come next."""
    for number in range(1_000_000):
        dice = Stream({"dice": number}, "dice")
        if all(dice.below(6) + 1 == roll for roll in rolls):
            return number
    raise AssertionError(f"no stream rolls {rolls}")


def given(
    *,
    players: int = 2,
    expansion: bool = True,
    active: int = 0,
    seed: int = 1,
    hand: BySeat | None = None,
    affiliated: BySeat | None = None,
    pearls: BySeat | None = None,
    keys: BySeat | None = None,
    lords: BySeat | None = None,
    turned: BySeat | None = None,
    locations: BySeat | None = None,
    monsters: BySeat | None = None,
    kept: BySeat | None = None,
    wounds: BySeat | None = None,
    slain: BySeat | None = None,
    deck: Names = (),
    discard: Names = (),
    council: Names = (),
    court: Names = PLAIN,
    lord_deck: Names = (),
    available: Names = "chasm",
    stack: Names = (),
    base_tokens: Names = (),
    new_tokens: Names = (),
    border: Mapping[int, Any] | None = None,
    leviathans: Sequence[int] = (),
    dice: Sequence[int] = (),
    threat: int = 1,
    scourge: int = -1,
    ender: int = -1,
    why: str = "lords",
    box: AbyssBox = BOX,
) -> Table:
    """Lay out a table and begin a turn.

    What may be given:
        players, expansion, seed: as in a real setup. active: whose turn it is.
        hand, affiliated, pearls, keys (tokens), lords (free), turned, wounds, slain (numbers): by seat; else nothing.
        locations: by seat, {"jail": "miller keeper"} with the Lords under each. monsters, kept: tokens held, by seat.
        deck, lord_deck, stack (Locations), base_tokens, new_tokens, leviathans (numbers): what comes next.
        discard, council (sorted by itself), court, available: what lies there, and nothing else.
        border: {sum of two dice: number of the Leviathan, or (number, level from 0)}; #20 in zone 11/12 unless given.
        box: the content, if it is not what is shipped.
        dice: the next rolls. threat: the space of the Threat token, 1 to 6. scourge, ender, why: as in the state.
    """
    values = {"players": players, "expansion": expansion, "first": active}
    g = setup.begin(box, setup.prepare(box, values), seed)
    g.run()
    everything = _Pool(g)
    by_seat = range(players)
    g.players = [
        Player(
            pearls=(pearls or {}).get(i, 0),
            keys=(keys or {}).get(i, 0),
            hand=tuple(sorted(everything.take((hand or {}).get(i, ())))),
            affiliated=tuple(sorted(everything.take((affiliated or {}).get(i, ())))),
            lords=everything.take((lords or {}).get(i, ())),
            turned=everything.take((turned or {}).get(i, ())),
            locations=tuple(
                Held(everything.take(tile)[0], everything.take(under))
                for tile, under in (locations or {}).get(i, {}).items()
            ),
            monsters=tuple(Face(token, 1 << i) for token in everything.take((monsters or {}).get(i, ()))),
            kept=tuple(Face(token, 1 << i) for token in everything.take((kept or {}).get(i, ()))),
            wounds=(wounds or {}).get(i, 0),
            slain=everything.take([leviathan(n) for n in (slain or {}).get(i, ())]),
        )
        for i in by_seat
    ]
    g.treasury = box.numbers.pearls - sum(p.pearls for p in g.players)
    g.keys = box.numbers.keys - sum(p.keys for p in g.players)
    g.wounds = (box.numbers.wounds if expansion else 0) - sum(p.wounds for p in g.players)
    sent = everything.take(council)
    g.council = tuple(tuple(card for card in sent if box.race[card] == race) for race in range(len(RACES)))
    g.discard = everything.take(discard)
    g.court = everything.take(name for name in names(court) if court is not PLAIN or everything.has(name))
    g.available = everything.take(name for name in names(available) if available != "chasm" or everything.has(name))
    if expansion:
        g.border = (None,) * len(box.border)
        for total, beast in ({12: 20} if border is None else border).items():
            number, level = beast if isinstance(beast, tuple) else (beast, 0)
            spot = zone(total)
            one = Beast(everything.take([leviathan(number)])[0], level)
            g.border = (*g.border[:spot], one, *g.border[spot + 1 :])
    g.deck = everything.take(deck) + everything.rest("cards")
    g.lord_deck = everything.take(lord_deck) + everything.rest("lords")
    g.location_stack = everything.take(stack) + everything.rest("locations")
    g.monsters = everything.take(base_tokens) + everything.rest("base")
    g.new_monsters = everything.take(new_tokens) + everything.rest("new")
    g.leviathans = everything.take([leviathan(n) for n in leviathans]) + everything.rest("leviathans")
    g.threat, g.scourge, g.ender, g.why = threat - 1, scourge, ender, why if ender >= 0 else ""
    g.decision, g.agenda, g.turn, g.choices, g.ply = None, [], 0, [], 0
    table = Table(g)
    if dice:
        table.roll(*dice)
    g.events = []
    g.then(turn.begin_turn(active))
    g.run()
    return table


class _Pool:
    """Every card, tile and token of the game that has no place yet."""

    def __init__(self, g: Abyss) -> None:
        self.left: dict[str, list[str]] = {
            "cards": [*g.deck, *(card for p in g.players for card in p.hand)],
            "lords": [*g.court, *g.lord_deck],
            "locations": [*g.available, *g.location_stack],
            "base": [*g.monsters],
            "new": [*g.new_monsters],
            "leviathans": [*g.leviathans, *(beast.leviathan for beast in g.border if beast)],
        }

    def has(self, name: str) -> bool:
        return any(name in left for left in self.left.values())

    def take(self, words: Names | Iterable[str]) -> tuple[str, ...]:
        wanted = names(words) if isinstance(words, str) else tuple(words)
        for name in wanted:
            pile = next((left for left in self.left.values() if name in left), None)
            assert pile is not None, f"there is no {name} left"
            pile.remove(name)
        return wanted

    def rest(self, kind: str) -> tuple[str, ...]:
        left, self.left[kind] = self.left[kind], []
        return tuple(left)


def _holds(option: Option, facts: Sequence[Any]) -> bool:
    args = iter(option.args)
    return all(fact in args for fact in facts)


class Table(Played[Abyss]):
    """A game of Abyss that a test plays."""

    DEFAULTS = (
        "decline", "take", "end_turn", "stop_fighting", "no_fight", "keep_tokens", "no_swap",
        "no_corrupt", "no_exchange", "keep_location", "explore",
    )  # fmt: skip

    def fits(self, option: Option, facts: tuple[Any, ...]) -> bool:
        """Whether the arguments of an option hold all of the facts, in this order; tokens by their name."""
        if option.key == "reveal_token" and facts and isinstance(facts[0], str):
            assert self.state.decision is not None
            kept = self.state.players[self.state.decision.lead].kept
            facts = tuple(place for place, face in enumerate(kept) if face.token == facts[0])[-1:]
        return _holds(option, facts)

    # ------------------------------------------------------------------------------------------ choosing

    def recruit(self, lord: str, cards: Names) -> Self:
        """Recruit a Lord with these Allies and the Pearls that are then missing."""
        return self.choose("recruit", lord).pay(cards)

    def pay(self, cards: Names) -> Self:
        """Pay with these Allies: as it is offered, or laid one by one."""
        payment = tuple(sorted(names(cards)))
        while self.asks("pay") or self.asks("lay"):
            if self.offers("pay", payment):
                return self.choose("pay", payment)
            if self.offers("choose_allies"):
                self.choose("choose_allies")
                continue
            left = list(payment)
            for card in self.state.decision.args[1]:  # type: ignore[union-attr]
                left.remove(card)
            assert left, f"{payment} does not pay; {self.says()}"
            self.choose("lay", left[0])
        return self  # the only payment left was made by itself

    def reveal(self, token: str) -> Self:
        """Reveal a new Monster token that is held."""
        place = next(o.args[0] for o in self.options("reveal_token") if self._held(o) == token)
        return self.choose("reveal_token", place)

    def revealable(self) -> list[str]:
        """Return the tokens that may be revealed now."""
        return [self._held(option) for option in self.options("reveal_token")]

    def _held(self, option: Option) -> str:
        place: int = option.args[0]
        return self.state.players[option.seat].kept[place].token

    def end_turn(self) -> Self:
        """Answer by default until the next turn begins or the game is over."""
        number = self.state.turn
        while not self.state.over and self.state.turn == number:
            self.default()
        return self

    # ------------------------------------------------------------------------------------------ meddling

    def roll(self, *rolls: int) -> Self:
        """Let the dice come out like this next."""
        self.state.streams["dice"] = _stream_for(rolls)
        return self

    def now(self, *calls: Call) -> Self:
        """Let some calls happen here and now, before the action of the turn."""
        assert self.asks("act")
        self.state.decision = None
        self.state.then(*calls, turn.act(self.state.active))
        self.state.run()
        return self

    # ------------------------------------------------------------------------------------------ looking

    def facts(self, key: str, i: int = 0) -> list[Any]:
        """Return one argument of every option of a kind."""
        return [option.args[i] for option in self.options(key)]

    def player(self, seat: int) -> Player:
        """Return what lies before a player."""
        return self.state.players[seat]

    def beast(self, total: int) -> Beast | None:
        """Return the Leviathan in the zone of a sum of two dice."""
        return self.state.border[zone(total)]

    def tokens(self, seat: int) -> tuple[int, int]:
        """Return how many base and new tokens a player holds."""
        p = self.state.players[seat]
        return len(p.monsters), len(p.kept)
