"""Given, when, then for Leviathan Wilds: build a situation, choose, read the result.

    g = given(map=["nLn", "hd.", "LLL"], at={0: "A2"}, ap=3, crystals={"B2": 3, "C3": -4}, hand={0: [JAB]})
    g.choose("climb", "A3")
    assert g.asks("act") and g.offers("rest") and g.refuses("jump")
    assert g.climber(0).health == 7 and g.at(0) == "A3"

The engine, the schema and the rules are the real ones; only the box is made for the test. `given` lays out the table as
it is before a turn of climber 0, then lets that turn run, by default answers, to the moment that the test is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Self

import msgspec
from tests.games.played import Played

import fathom
from fathom.core.decisions import Option
from fathom.core.game import box_of, find
from fathom.core.rng import Stream
from fathom.core.scene import Line, Scene
from fathom.core.steps import Call
from fathom.core.trying import Trial
from fathom.games.leviathan_wilds import effects, setup
from fathom.games.leviathan_wilds.box import WildsBox
from fathom.games.leviathan_wilds.box.skill import effects_in
from fathom.games.leviathan_wilds.rules import timing, turn
from fathom.games.leviathan_wilds.schema import CardSet, Injury, Leviathan, Mushroom, verbs
from fathom.games.leviathan_wilds.state import Cards, Climber, Slot, Wilds

CHARACTERS = ("one", "two", "three", "four")
CLASSES = ("alpha", "beta", "gamma", "delta")
#: A map on which nothing happens by itself: a starting row of ledges, five rows of normal spaces.
PLAIN = ("nnnnn", "nnnnn", "nnnnn", "nnnnn", "nnnnn", "LLLLL")
#: The sides of the coin.
SIDES = ("heads", "tails")
#: A condition that never holds.
NEVER = {"is": "health_at_most", "n": -1}


# ---------------------------------------------------------------------------------------------- content


def do(verb: str, **parameters: Any) -> dict[str, Any]:
    """Return an effect as content writes it: `do("strike", n=2)`."""
    return {"do": verb, **parameters}


def card(name: str, *skill: Mapping[str, Any], ap: int = 2, **more: Any) -> dict[str, Any]:
    """Return an action card for `hand`, `deck` or `discard`; more: `cost`, `when`, `protects`, `secure`."""
    return {"id": name, "number": 1, "ap": ap, "protects": [], "skill": list(skill), "source": "fathom"} | more


def blank(name: str, ap: int = 2, **more: Any) -> dict[str, Any]:
    """Return an action card whose skill can never be used."""
    return card(name, do("focus"), ap=ap, when=[NEVER], **more)


def event(*suffered: Mapping[str, Any], who: str = "active", **more: Any) -> dict[str, Any]:
    """Return a part of a threat without a diagram."""
    return {"targets": [{"who": who}], "effects": list(suffered)} | more


def attack(area: str, *suffered: Mapping[str, Any], who: str | Sequence[str] = "active", **more: Any) -> dict[str, Any]:
    """Return a part of a threat with a diagram; without targets if it has `origins`."""
    names = [who] if isinstance(who, str) else who
    targets = [] if "origins" in more else [{"who": name} for name in names]
    return {"targets": targets, "area": area, "effects": list(suffered)} | more


def _ends(threat: Any) -> dict[str, Any]:
    """Return both ends of a threat: a part, a list of parts (both ends alike), or {"normal": …, "enraged": …}."""
    ends = threat if isinstance(threat, Mapping) and "normal" in threat else {"normal": threat, "enraged": threat}
    return {end: [parts] if isinstance(parts, Mapping) else list(parts) for end, parts in ends.items()}


def _threats(threat: Any, threats: Sequence[Any] | None) -> list[dict[str, Any]]:
    """Return the five threat cards: `threats` from left to right, filled up with `threat`."""
    row = list(threats or ())
    row += [threat or ()] * (5 - len(row))
    return [{"id": f"threat.{i}", "source": "fathom", **_ends(entry)} for i, entry in enumerate(row)]


def _set(name: str, kind: str, cards: Sequence[Any] = (), **more: Any) -> CardSet:
    plain = {"id": name, "kind": kind, "source": "fathom", "mobility": 1, "power": 1, "support": 1, "complexity": 1}
    cover = {"skill": [do("focus")], "when": [NEVER]} if kind == "character" else {}
    return msgspec.convert(plain | {"cover": cover, "card": list(cards)} | more, CardSet)


def _copy(entry: Any) -> Any:
    """Return a copy of a piece of real content, so that the test's box can number its effects."""
    return msgspec.convert(msgspec.to_builtins(entry), type(entry))


def fillers(climber: int) -> list[str]:
    """Return the blank cards of a climber: a1, a2, … of the first one, b1, b2, … of the second."""
    return [f"{'abcd'[climber]}{n}" for n in range(1, 16)]


# ---------------------------------------------------------------------------------------------- given


def given(
    *,
    map: Sequence[str] = PLAIN,
    climbers: int | Sequence[Sequence[str]] = 2,
    first: int = 0,
    edition: str = "en",
    difficulty: str = "normal",
    seed: int = 1,
    at: Mapping[int, str] | None = None,
    health: Mapping[int, int] | None = None,
    blight: Mapping[int, int] | None = None,
    focused: Iterable[int] = (),
    hand: Mapping[int, Sequence[Any]] | None = None,
    deck: Mapping[int, int | Sequence[Any]] | None = None,
    discard: Mapping[int, int | Sequence[Any]] | None = None,
    holds: Mapping[int, Sequence[str]] | None = None,
    injuries: Mapping[int, Sequence[str]] | None = None,
    injury_cards: Sequence[Mapping[str, Any]] = (),
    sets: Mapping[int, Mapping[str, Any]] | None = None,
    cover: Mapping[int, Mapping[str, Any]] | None = None,
    crystals: Mapping[str, int] | None = None,
    mushrooms: Mapping[str, str | Sequence[str]] | None = None,
    mushroom_kinds: Sequence[Mapping[str, Any]] = (),
    threat: Any = None,
    threats: Sequence[Any] | None = None,
    enraged: int = 0,
    ap: int | None = None,
    icons: Sequence[str] = (),
    until: str = "act",
    **leviathan: Any,
) -> Table:
    """Lay out a table before a turn, and let the turn run to a moment.

    What may be given:
        map: rows of terrain letters, the top one first; spaces are "A1" (lower left) and so on.
        climbers: how many players (1: solo), or the real (character, class) of each; tests' own ones have no rules.
        first: who takes the turn. edition, difficulty, seed: as in a real setup.
        at, health, blight, focused, holds (mushrooms), injuries: by climber; all start on A1 of the starting row.
        hand, deck, discard: by player; cards by id, or made by `card`; a number means so many blank cards.
            Unless given: three blank cards in hand, six in the deck (top first), none discarded (newest last).
        injury_cards, mushroom_kinds: content of the test's own, besides the real ones.
        sets: fields (rules, tokens, setup, cover) of the test's characters, by climber; cover: only their cover.
        crystals: value by space, negative for blighted ones; one purple 6 in the top right corner unless given.
        mushrooms: kinds that lie face down, by space; none unless given.
        threat: a part, a list of parts, or {"normal": …, "enraged": …} for all five cards; threats: from left to right.
        enraged: how many cards of the row lie enraged.
        ap, icons: the AP and protection of the AP card that the climber plays; without `ap` it plays its first card.
        until: the moment to run to, as for `Table.to`; "start" is right before the turn.
        leviathan: other fields of the leviathan's content: pools, spaces, states, tokens, overlay, scenario, start_row.
    """
    extra: dict[str, dict[str, Any]] = {}

    def named(cards: Iterable[Any]) -> tuple[str, ...]:
        """Return the ids of cards, and keep those that the test made."""
        ids = []
        for entry in cards:
            if isinstance(entry, Mapping):
                extra[entry["id"]] = dict(entry)
            ids.append(entry if isinstance(entry, str) else entry["id"])
        return tuple(ids)

    players = climbers if isinstance(climbers, int) else len(climbers)
    piles: list[dict[str, tuple[str, ...]]] = []
    for p in range(players):
        spare = fillers(p)
        pile: dict[str, tuple[str, ...]] = {}
        for where, chosen, plain in (("hand", hand, 3), ("deck", deck, 6), ("discard", discard, 0)):
            wanted = (chosen or {}).get(p, plain)
            if isinstance(wanted, int):
                pile[where], spare = tuple(spare[:wanted]), spare[wanted:]
            else:
                pile[where] = named(wanted)
        piles.append(pile)
    if ap is not None:
        extra["ap"] = blank("ap", ap, protects=list(icons))
        piles[0 if players == 1 else first]["hand"] += ("ap",)

    ids = [name for pile in piles for cards in pile.values() for name in cards]
    box = _box(
        map, climbers, ids, extra, sets, cover, crystals, mushrooms, threat, threats, injury_cards, mushroom_kinds,
        leviathan,
    )  # fmt: skip
    chosen_climbers: Any = climbers
    if isinstance(climbers, int):
        pairs = list(zip(CHARACTERS, CLASSES, strict=True))[:climbers]
        chosen_climbers = pairs if climbers > 1 else [("one", "two", "alpha")]
    values = {
        "leviathan": "test",
        "difficulty": difficulty,
        "edition": edition,
        "climbers": chosen_climbers,
        "first": first,
    }
    state = setup.begin(box, setup.prepare(box, values), seed)
    state.events = []
    _run_to_first_turn(state)

    for c, k in enumerate(state.climbers):
        k.space = state.box.board.number[(at or {}).get(c, state.box.board.names[state.box.board.start_row[0]])]
        k.health = (health or {}).get(c, k.health)
        k.blight = (blight or {}).get(c, k.blight)
        k.focused = c in focused
        k.mushrooms = tuple((holds or {}).get(c, ()))
        k.injuries = tuple((injuries or {}).get(c, ()))
    state.injuries = tuple(i for i in state.injuries if not any(i in k.injuries for k in state.climbers))
    for cards, pile in zip(state.cards, piles, strict=True):
        cards.hand, cards.deck, cards.discard = pile["hand"], pile["deck"], pile["discard"]
        cards.layers = (len(cards.deck),) if cards.deck else ()
    state.mushrooms = tuple(
        (state.box.board.number[space], kind)
        for space, kinds in (mushrooms or {}).items()
        for kind in ([kinds] if isinstance(kinds, str) else kinds)
    )
    state.threats = tuple(Slot(f"threat.{i}", False, i < enraged) for i in range(5))
    state.events.clear()
    table = Table(state)
    if until != "start":
        state.run()
        if ap is not None and until not in ("turn_start", "revealed", "swift", "ap_card"):
            while not table.asks("act"):  # an only card plays itself
                table.choose("ap_card", "ap") if table.asks("ap_card") else table.default()
        table.to(until)
    return table


#: The boxes that tests have asked for, by all that they asked for.
_made: dict[str, WildsBox] = {}


def _box(*wanted: Any) -> WildsBox:
    """Return a box of the test's own. What is the same for several tests is worked out once; what may grow is new."""
    if (key := repr(wanted)) not in _made:
        _made[key] = _new_box(*wanted)
    box = copy(_made[key])
    opened = copy(box.opened["test"])
    box.opened = {"test": opened}
    opened.nodes = dict(opened.nodes)
    return box


def _new_box(
    rows: Sequence[str],
    climbers: int | Sequence[Sequence[str]],
    ids: Iterable[str],
    extra: Mapping[str, dict[str, Any]],
    sets: Mapping[int, Mapping[str, Any]] | None,
    cover: Mapping[int, Mapping[str, Any]] | None,
    crystals: Mapping[str, int] | None,
    mushrooms: Mapping[str, Any] | None,
    threat: Any,
    threats: Sequence[Any] | None,
    injury_cards: Sequence[Mapping[str, Any]],
    mushroom_kinds: Sequence[Mapping[str, Any]],
    leviathan: Mapping[str, Any],
) -> WildsBox:
    """Make a box with the test's own leviathan, characters, classes and cards, and the real rest as far as needed."""
    real = box_of("leviathan-wilds")
    assert isinstance(real, WildsBox)
    made: dict[str, CardSet] = {}
    for c, name in enumerate(CHARACTERS):
        more = dict((sets or {}).get(c, {}))
        if cover and c in cover:
            more["cover"] = cover[c]
        made[name] = _set(name, "character", **more)
    for name in CLASSES:
        made[name] = _set(name, "class")
    used = {name for entry in climbers for name in entry} if not isinstance(climbers, int) else set()
    used |= {real.set_of[name] for name in ids if name in real.set_of}
    for name, entry in real.sets.items():
        if name in used:
            made[name] = _copy(entry)
    players = climbers if isinstance(climbers, int) else len(climbers)
    spare = [blank(name) for c in range(players) for name in fillers(c)]
    made["test"] = _set("test", "class", [*extra.values(), *spare])
    if crystals is None:
        crystals = {f"{chr(64 + len(rows[0]))}{len(rows)}": 6}
    content = {
        "id": "test",
        "number": 1,
        "complexity": 1,
        "orientation": "upright",
        "source": {},
        "map": list(rows),
        "crystals": [
            {"at": space, "colour": "teal" if value < 0 else "purple", "value": abs(value)}
            for space, value in crystals.items()
        ],
        "mushrooms": list(mushrooms or ()),
        "threat": _threats(threat, threats),
        **leviathan,
    }
    harms = {name: _copy(entry) for name, entry in real.injuries.items()}
    harms |= {entry["id"]: msgspec.convert({"source": "fathom", **entry}, Injury) for entry in injury_cards}
    kinds = {name: _copy(entry) for name, entry in real.mushrooms.items()}
    kinds |= {
        entry["id"]: msgspec.convert({"source": "fathom", "count": 1, **entry}, Mushroom) for entry in mushroom_kinds
    }
    leviathans = {"test": msgspec.convert(content, Leviathan)}
    return WildsBox.made_of({"sets": made, "injuries": harms, "mushrooms": kinds, "leviathans": leviathans})


def _run_to_first_turn(state: Wilds) -> None:
    """Run the setup, with the first option at each question, until the first turn is next."""
    while not state.agenda or state.agenda[-1][0] != turn.begin_turn.name:
        if state.decision is not None:
            option, state.decision = state.decision.options[0], None
            state.agenda.append(option.call)
        name, *args = state.agenda.pop()
        state.steps.by_name[name].now(state, *args)


# ---------------------------------------------------------------------------------------------- when, then


class Table(Played[Wilds]):
    """A game of Leviathan Wilds that a test plays."""

    DEFAULTS = (
        "pass", "end_activation", "draw", "hang_by_a_thread", "keep_off", "spend_shield", "take_loss",
        "take_blight", "go_on", "land_strike", "stop_falling",
        "fall_on", "no_focus", "skip_rest", "do_not_pay", "stop", "skip",
    )  # fmt: skip

    # ------------------------------------------------------------------------------------------ choosing

    def fits(self, option: Option, facts: tuple[int | str, ...]) -> bool:
        """Whether an option fits the facts.

        A string fits the name of a space, a card, a mushroom, a pool or an effect's verb ("part", "focus",
        "alternative"); numbers must be the first numbers of the option: `options("strike", 3)` is Strike 3.
        """
        numbers = [fact for fact in facts if not isinstance(fact, str)]
        given_numbers = [arg for arg in option.args if isinstance(arg, int)]
        if given_numbers[: len(numbers)] != numbers:
            return False
        words = {arg for arg in option.args if isinstance(arg, str)}
        words |= {target.partition(".")[2] for target in option.targets}
        words |= {word.removeprefix("mushroom.").removeprefix("cover.") for word in words}
        if option.key in ("part", "focus", "alternative", "pay", "do_not_pay") and option.args:
            node = self.state.box.nodes[option.args[0]]
            inner = node.of[given_numbers[0]] if isinstance(node, verbs.Choose) and given_numbers else (node,)
            words |= {str(effect.__struct_config__.tag) for effect in inner}
        return all(fact in words for fact in facts if isinstance(fact, str))

    def choose(self, key: str, *facts: int | str, seat: int | None = None, nth: int | None = None) -> Self:
        """Choose the one option that fits; `nth` picks one of several. The strike of a skill has its full value."""
        found = self.options(key, *facts, seat=seat)
        assert found, f"no option {key} {facts}; {self.says()}"
        weaker = len({option.targets for option in found}) == 1 and self.asks("strike_what")
        assert nth is not None or len(found) == 1 or weaker, f"several options {key} {facts}: {found}"
        self.state.choose(found[nth or 0])
        return self

    def use(self, source: str, climber: int | None = None) -> Self:
        """Use the skill of a card, a cover (by character) or a mushroom."""
        return self.choose("use", *(() if climber is None else (climber,)), source)

    def to(self, moment: str) -> Self:
        """Answer by default until a moment.

        It is a question by its key ("act", "draw", "falling"), or an anytime window by its name ("turn_start",
        "revealed", "swift", "before_threat", "delayed", "round_end"), or "next_turn".
        """
        turn_now = self.state.turn
        for _ in range(500):
            if self.asks(moment) or (moment == "next_turn" and self.state.turn > turn_now):
                return self
            assert not self.state.over, f"the game is over and '{moment}' never came: {self.state.outcome}"
            self.default()
        raise AssertionError(f"'{moment}' never came; {self.says()}")

    def resolve(self) -> Self:
        """Answer by default until the threat card is complete: step 4, or the end of the game."""
        while not self.state.over and self.state.step not in ("draw", "drawn", "end"):
            self.default()
        return self

    def end_turn(self) -> Self:
        """Answer by default until the next turn begins or the game is over."""
        turn_now = self.state.turn
        while not self.state.over and self.state.turn == turn_now:
            self.default()
        return self

    # ------------------------------------------------------------------------------------------ meddling

    def again(self) -> Self:
        """Ask anew, after the test has changed something: at act, falling, draw and in anytime windows."""
        self.state.decision = None
        self.state.run()
        return self

    def now(self, *calls: Call) -> Self:
        """Let some calls happen here and now; then it goes on as before."""
        self.state.decision = None
        self.state.then(*calls, timing.settle())
        self.state.run()
        return self

    def flips(self, *sides: str) -> Self:
        """Let the next flips of the coin show these sides: "heads" or "tails"."""
        for number in range(1 << 12):
            streams = {"coin": number}
            if [SIDES[Stream(streams, "coin").below(2)] for _ in sides] == list(sides):
                self.state.streams["coin"] = number
                return self
        raise AssertionError(f"no stream shows {sides}")

    def suffer(self, climber: int, *suffered: Mapping[str, Any]) -> Self:
        """Let a climber suffer effects here and now, as from a threat card."""
        return self.now(effects.carry_out(climber, self._nodes(suffered), effects.MUST))

    def carry_out(self, climber: int, *parts: Mapping[str, Any]) -> Self:
        """Let a climber carry out effects here and now, as from a skill."""
        return self.now(effects.carry_out(climber, self._nodes(parts), effects.skill(climber)))

    def _nodes(self, raw: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
        parts = msgspec.convert(list(raw), tuple[verbs.Effect, ...])
        for effect in effects_in(parts):
            msgspec.structs.force_setattr(effect, "node", f"test[{len(self.state.box.nodes)}]")
            self.state.box.nodes[effect.node] = effect
        return tuple(effect.node for effect in parts)

    # ------------------------------------------------------------------------------------------ looking

    def in_vain(self, key: str, *facts: int | str) -> bool:
        """Whether something is offered that would do nothing: nothing but its cost would happen."""
        assert self.state.decision is not None
        silent = {"used_skill", "scenario_action", "spent_ap"}
        happens: set[str] = set()
        options = self.options(key, *facts)
        for option in options:
            events = Trial(self.state, option.seat).of(self.state.decision.options.index(option)).events
            happens |= {event.kind for event in events if event.facts.get("n", 1)}
        return bool(options) and happens <= silent

    def asks(self, key: str) -> bool:
        """Whether this is the question now: its key, or the name of the anytime window."""
        decision = self.state.decision
        return decision is not None and (decision.key == key or (decision.key == "anytime" and key in decision.args))

    def spaces(self, key: str) -> set[str]:
        """Return the spaces that options of a kind lead to."""
        return {target.removeprefix("space.") for option in self.options(key) for target in option.targets}

    def climber(self, c: int) -> Climber:
        """Return the record of a climber."""
        return self.state.climbers[c]

    def cards(self, c: int) -> Cards:
        """Return the cards that a climber plays with."""
        return self.state.cards[self.state.climbers[c].cards]

    def at(self, c: int) -> str:
        """Return the name of a climber's space, "" if it is off the map."""
        space = self.state.climbers[c].space
        return self.state.box.board.names[space] if space >= 0 else ""

    def hand(self, c: int) -> tuple[str, ...]:
        """Return a climber's hand."""
        return self.cards(c).hand

    def deck(self, c: int) -> tuple[str, ...]:
        """Return a climber's deck, top first."""
        return self.cards(c).deck

    def discard(self, c: int) -> tuple[str, ...]:
        """Return a climber's discard pile, newest last."""
        return self.cards(c).discard

    def grip(self, c: int) -> int:
        """Return a climber's grip."""
        return len(self.cards(c).deck)

    def crystal(self, space: str) -> int:
        """Return the value of the die on a space: negative if blighted, 0 if there is none."""
        die = self.state.crystals[self.state.box.board.number[space]]
        return -(die & 7) if die & 8 else die & 7

    @property
    def marked(self) -> list[str]:
        """The spaces with attack markers."""
        return [self.state.box.board.names[marker.space] for marker in self.state.markers]


# ---------------------------------------------------------------------------------------------- shipped leviathans


def shipped(name: str) -> dict[str, Any]:
    """Return a shipped leviathan as arguments of `given`: `given(**shipped("watcher"), at={0: "E9"})`.

    Its threat row lies in the order of its file; what `given` is told besides must not be part of it.
    """
    real = box_of("leviathan-wilds")
    assert isinstance(real, WildsBox)
    content = msgspec.to_builtins(real.leviathans[name])
    made_anew = ("crystals", "mushrooms", "threat")
    return {
        **{field: value for field, value in content.items() if field not in made_anew},
        "crystals": {c["at"]: -c["value"] if c["colour"] == "teal" else c["value"] for c in content["crystals"]},
        "threats": [{"normal": t["normal"], "enraged": t["enraged"]} for t in content["threat"]],
    }


def played(name: str, *, at: Mapping[int, str] | None = None, seed: int = 1, **setup: Any) -> Table:
    """Return a real game against a shipped leviathan at the first activation, for what a scene says of it."""
    state = fathom.new("leviathan-wilds", seed=seed, leviathan=name, **{"first": 0, **setup})
    assert isinstance(state, Wilds)
    table = Table(state).to("act")
    for c, space in (at or {}).items():
        state.climbers[c].space = state.box.board.number[space]
    state.ap = 5
    return table.again()


def shown(g: Table, lang: str = "en", seat: int = 0) -> tuple[Scene, tuple[Line, ...]]:
    """Return the table as a seat sees it, and the log since the turn began; no word of them may be missing."""
    game = find("leviathan-wilds")
    text = game.text(lang)
    scene = game.scene(g.state, seat, text)
    lines = tuple(game.log(g.state.events or (), g.state, text))
    assert text.missing == set() and text.errors == {}
    return scene, lines
