"""From setup options to a first state (chapters 2, 3, 19 and 20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fathom.core.decisions import Option
from fathom.core.errors import SetupError, did_you_mean
from fathom.core.game import SetupOption
from fathom.core.memo import memo
from fathom.core.steps import Call

from . import effects
from .box import DIFFICULTIES, GAME, WildsBox
from .chosen import WildsSetup
from .rules import draw, round_end, scenario, timing, turn
from .state import Cards, Climber, Token, Wilds, rule, step

MUSHROOMS_ON_MAP = 6
MOST_CLIMBERS = 4


# ---------------------------------------------------------------------------------------------- options


@rule("LW-002", "LW-009", "LW-012", "LW-211")
def options(box: WildsBox) -> tuple[SetupOption, ...]:
    """Return what can be chosen before a game, with defaults that suit a first game: the Sage, on Normal."""
    return (
        SetupOption("leviathan", next(iter(box.leviathans)), tuple(box.leviathans)),
        SetupOption("difficulty", "normal", DIFFICULTIES),
        SetupOption("edition", "en", ("en", "de")),
        SetupOption("climbers", 2, (tuple(box.characters), tuple(box.classes)), "climbers"),
        SetupOption("first", -1, (), "number"),
    )


def prepare(box: WildsBox, values: Mapping[str, Any]) -> WildsSetup:
    """Check the chosen values and make the setup.

    Raises:
        SetupError: names the field and what is allowed.
    """
    climbers = _climbers(box, values["climbers"])
    first = values["first"]
    most = 1 if len(climbers) == 1 else len(climbers) - 1
    if not isinstance(first, int) or not -1 <= first <= most:
        raise SetupError(
            "first", f"{first!r} is no climber; -1 chooses at random", [str(i) for i in range(-1, most + 1)]
        )
    return WildsSetup(values["leviathan"], values["difficulty"], values["edition"], climbers, first)


@rule("LW-001", "LW-006", "LW-022", "LW-212", "LW-213", "LR-22")
def _climbers(box: WildsBox, chosen: object) -> tuple[tuple[str, ...], ...]:
    """Check the climbers: a number, or (character, class) for each; alone: one (character, character, class).

    One to four players (LW-001), each with a character and a class (LW-006) and all cards of both (LW-022); alone
    two characters (LW-212) with one class and one deck (LW-213).
    """
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        if not 1 <= chosen <= MOST_CLIMBERS:
            raise SetupError("climbers", f"{chosen} players cannot play", ["1", "2", "3", "4"])
        chosen = [(None, None)] * chosen if chosen > 1 else [(None, None, None)]
    if isinstance(chosen, (str, bytes)) or not isinstance(chosen, Sequence) or not chosen:
        raise SetupError("climbers", "a number of players, or a list of (character, class), is needed")
    if len(chosen) > MOST_CLIMBERS:
        raise SetupError("climbers", f"{len(chosen)} climbers are too many", ["1 to 4"])
    solo = len(chosen) == 1
    rows: list[list[str | None]] = []
    for entry in chosen:
        row = list(entry) if isinstance(entry, Sequence) and not isinstance(entry, str) else [entry]
        if solo and len(row) == 2:
            row.insert(1, None)
        if len(row) != (3 if solo else 2):
            shape = "(character, character, class)" if solo else "(character, class)"
            raise SetupError("climbers", f"{entry!r} is not {shape}")
        rows.append(row)
    for kind, known, places in (
        ("character", box.characters, slice(0, -1)),
        ("class", box.classes, slice(-1, None)),
    ):
        _fill(kind, known, rows, places)
    return tuple(tuple(str(name) for name in row) for row in rows)


def _fill(kind: str, known: Sequence[str], rows: list[list[str | None]], places: slice) -> None:
    """Check that each character or class exists and is in play once; fill gaps with the first free ones."""
    named = [name for row in rows for name in row[places] if name is not None]
    for name in named:
        if name not in known:
            raise SetupError("climbers", f"'{name}' is no {kind}{did_you_mean(str(name), known)}", known)
        if named.count(name) > 1:
            raise SetupError("climbers", f"the {kind} '{name}' can be in play only once", known)
    free = [name for name in known if name not in named]
    for row in rows:
        for i in range(*places.indices(len(row))):
            if row[i] is None:
                if not free:
                    raise SetupError("climbers", f"there are not enough {kind} sets for so many climbers", known)
                row[i] = free.pop(0)


def seats(setup: WildsSetup) -> int:
    """Return how many people play."""
    return len(setup.climbers)


# ---------------------------------------------------------------------------------------------- the first state


def begin(box: WildsBox, setup: WildsSetup, seed: int) -> Wilds:
    """Make the state with the setup on its agenda."""
    first = [set_up_climbers(), set_up_leviathan()]  # the last call comes first
    return Wilds(game=GAME, box=box.opened[setup.leviathan], setup=setup, seed=seed, agenda=first)


@step("LW-003", "LW-004", "LW-011", "LW-013", "LW-014", "LW-015", "LW-016", "LW-017", "LW-018", "LW-019", "LR-29")
def set_up_leviathan(g: Wilds) -> None:
    """Crystals, mushrooms, injuries, scenario; then the threat row and the threat marker.

    Its map (LW-003) and its cards (LW-011); dice for crystals (LW-004, LW-013); six mushrooms, face down (LW-014),
    the others stay in the box (LW-015); injuries (LW-016); no markers yet (LW-017); the story's introduction
    (LW-018); what scenario cards say comes before the row (LW-019).
    """
    leviathan = g.box.leviathan
    sets: PrintedSets = printed_sets(g.box, g.setup)
    g.climbers = [k.__copy__() for k in sets.climbers]  # type: ignore[attr-defined]
    if leviathan.overlay:
        g.overlays = tuple((spec.start, spec.face) for spec in leviathan.overlay)
    g.scenario = dict(leviathan.states)
    g.tokens = (*scenario.scenario_tokens(g), *sets.tokens) if leviathan.tokens else sets.tokens
    scenario.lay_terrain(g)
    printed: Printed = printed_leviathan(g.box)
    g.crystals = printed.crystals
    g.pools = printed.pools
    shuffled = g.rng("mushrooms").shuffled(printed.mushrooms)
    g.mushrooms = tuple(zip(printed.spots, shuffled, strict=False))
    g.mushroom_box = shuffled[len(printed.spots) :]
    g.injuries = g.rng("injuries").shuffled(g.box.injuries)
    g.emit("introduction", leviathan=leviathan.id)
    if printed.setup:
        g.then(effects.carry_out(-1, printed.setup, effects.MUST), deal_first_row())
    else:
        deal_first_row.now(g)


class Printed(NamedTuple):
    """What is printed about a leviathan's setup, worked out once."""

    crystals: bytes
    pools: tuple[tuple[int, ...], ...]
    #: Where mushrooms lie, and all that there are.
    spots: tuple[int, ...]
    mushrooms: tuple[str, ...]
    #: The effects that the scenario cards begin with.
    setup: tuple[str, ...]


@memo
def printed_leviathan(box: WildsBox) -> Printed:
    """Return what is printed about the leviathan's setup."""
    leviathan = box.leviathan
    crystals = bytearray(box.board.size)
    for crystal in leviathan.crystals:
        crystals[_space(box, crystal.at)] = crystal.value + (8 if crystal.colour == "teal" else 0)
    return Printed(
        bytes(crystals),
        tuple(tuple(sorted(pool.values, reverse=True)) for pool in leviathan.pools),
        tuple(_space(box, name) for name in leviathan.mushrooms),
        tuple(m.id for m in box.mushrooms.values() for _ in range(m.count)),
        tuple(effect.node for card in leviathan.scenario for effect in card.setup),
    )


def _space(box: WildsBox, name: str) -> int:
    """Return the space of a name; "lift.A1" lies on an overlay, where that begins."""
    board = box.board
    if name in board.number:
        return board.number[name]
    overlay, _, inner = name.partition(".")
    _, spec = board.overlay(overlay)
    width = len((spec.map or next(iter(spec.faces.values())))[0])
    return board.covered(overlay, spec.start)[(int(inner[1:]) - 1) * width + ord(inner[0]) - 65]


@step("LW-020", "LW-021", "LW-207", "LW-208", "LW-209", "LW-210")
def deal_first_row(g: Wilds) -> None:
    """Deal the threat row and set the difficulty.

    Five cards, normal end up (LW-020), which one sees of them (LW-021). The level (LW-207) turns none (LW-208), one
    (LW-209) or two (LW-210).
    """
    round_end.deal_threats(g)
    round_end.set_difficulty(g)


@rule("LW-005", "LW-027", "LW-028", "LW-212", "LW-215")
def _make_climbers(setup: WildsSetup) -> list[Climber]:
    """Health 8, blight 0, focus exhausted; in solo play one seat has two climbers and one deck.

    Each with a figure (LW-005), 8 health and no blight (LW-027), focus spent (LW-028); alone two (LW-212) that keep
    all this apart (LW-215).
    """
    if setup.solo:
        one, two, klass = setup.climbers[0]
        return [Climber(0, one, klass, 0), Climber(0, two, klass, 0)]
    return [Climber(i, character, klass, i) for i, (character, klass) in enumerate(setup.climbers)]


@rule("LW-024", "LW-026", "LW-258")
def _set_tokens(box: WildsBox, climbers: list[Climber]) -> tuple[Token, ...]:
    """Tokens of characters and classes begin in the play area, on the side that their cover says."""
    sets = dict.fromkeys(name for k in climbers for name in (k.character, k.klass))
    return tuple(
        Token(spec.id, owner=name, ready=spec.starts == "ready")
        for name in sets
        for spec in box.sets[name].tokens
        for _ in range(spec.count)
    )


@step("LW-023", "LW-024", "LW-025", "LW-029", "LW-213", "LR-44")
def set_up_climbers(g: Wilds) -> None:
    """Shuffle the decks, carry out the setup of the covers, draw the opening hands, place the figures.

    Covers lie open (LW-023, LW-024), their setup is carried out (LW-025) before the hand of three is drawn
    (LW-029); alone there is one deck (LW-213).
    """
    printed: PrintedSets = printed_sets(g.box, g.setup)
    for owner, stream, cards, layers in printed.decks:
        g.cards.append(Cards(owner, g.rng(stream).shuffled(cards), layers))
    first = g.setup.first if g.setup.first >= 0 else g.rng("first").below(len(g.climbers))
    g.agenda.append(place_figure(first, first))
    g.agenda += printed.setup


class PrintedSets(NamedTuple):
    """What the sets in play bring, worked out once."""

    #: The climbers as they begin, and their tokens.
    climbers: tuple[Climber, ...]
    tokens: tuple[Token, ...]
    #: Decks: the owner, the name of its stream of chance, the cards, how many lie in an order that nobody knows.
    decks: tuple[tuple[str, str, tuple[str, ...], tuple[int, ...]], ...]
    #: What their covers begin with, and the opening hands, as they lie on the agenda: the last call first.
    setup: tuple[Call, ...]


@memo
def printed_sets(box: WildsBox, setup: WildsSetup) -> PrintedSets:
    """Return what the sets in play bring."""
    climbers = _make_climbers(setup)
    calls: dict[str, Call] = {}
    for c, k in enumerate(climbers):
        for name in (k.character, k.klass):
            nodes = effects.nodes_of(box.sets[name].setup)
            if nodes and name not in calls:
                calls[name] = effects.carry_out(c, nodes, effects.MUST)
    decks = []
    for entry in setup.climbers:
        cards = tuple(card for name in entry for card in box.cards_of[name])
        decks.append((".".join(entry), f"deck.{'.'.join(entry)}", cards, (len(cards),)))
    return PrintedSets(
        tuple(climbers), _set_tokens(box, climbers), tuple(decks), (draw_opening_hands(), *reversed(calls.values()))
    )


@step("LW-029")
def draw_opening_hands(g: Wilds) -> None:
    """Each deck gives three cards to its hand."""
    for c in (0,) if g.setup.solo else range(len(g.climbers) - 1, -1, -1):
        draw.take(g, c, 3)


@step("LW-030", "LW-031", "LW-032", "LW-033", "LW-034", "LR-21")
def place_figure(g: Wilds, c: int, first: int) -> None:
    """From the first player clockwise each figure goes on any space of the starting row; then the first turn begins.

    Chance says who is first (LW-030), or the setup does (LW-031). Any space of the starting row (LW-032), wherever
    that is (LW-033); with the last figure the game begins (LW-034).
    """
    k = g.climbers[c]
    after = (c + 1) % len(g.climbers)
    board = g.box.board
    starts = [Option(k.seat, "start_at", (s,), board.at[s], stand_at(c, s, after, first)) for s in board.start_row]
    g.active = c
    g.ask("start_at", k.seat, starts, c)


@step("LW-032", "LW-034", "LW-235", "LR-21")
def stand_at(g: Wilds, c: int, space: int, after: int, first: int) -> None:
    """The figure stands there; putting it there triggers no terrain."""
    g.climbers[c].space = space
    g.emit("placed_figure", climber=c, space=space)
    if after != first:
        place_figure.now(g, after, first)
    else:
        g.active = first
        timing.moment(g, "setup", -1)
        g.agenda.append(turn.begin_turn(first))
