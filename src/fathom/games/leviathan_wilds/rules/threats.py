"""Threat cards and attacks (chapter 5), with the keywords Swift, Delayed and Miss (chapter 22)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fathom.core.decisions import Option
from fathom.core.steps import Call

from .. import effects
from ..queries import features, on_card
from ..queries.conditions import all_hold
from ..queries.targets import candidates
from ..schema import Origin, Part
from ..schema.verbs import Effect, Gain, Lose
from ..state import Marker, Slot, Wilds, rule, step
from . import anytime, losses, timing
from .scenario import level_features


@rule("LW-039", "LW-052")
def parts(g: Wilds) -> tuple[Part, ...]:
    """Return the parts of the upright end of the card revealed in this turn."""
    slot = g.threats[g.current]
    threat = g.box.threats[slot.threat]
    return threat.enraged if slot.enraged else threat.normal


@step("LW-037", "LW-038", "LW-039", "LW-040")
def reveal_threat(g: Wilds) -> None:
    """Turn the left-most face-down card up; its ends stay as they lie, its effects wait."""
    row = g.threats
    i = 0
    while row[i].up:
        i += 1
    g.uncover()
    slot = row[i]
    g.threats = (*row[:i], Slot(slot.threat, True, slot.enraged), *row[i + 1 :])
    g.current = i
    g.markers = ()
    g.void_parts = ()
    g.emit("revealed", threat=slot.threat, enraged=slot.enraged)
    now = parts(g)
    marked = [place_markers(p) for p, part in enumerate(now) if _marks_now(part)]
    swift = tuple([p for p, part in enumerate(now) if part.swift])
    g.then(*marked, timing.anytime_window("revealed"), *([resolve_swift(swift)] if swift else []))


def _marks_now(part: Part) -> bool:
    return bool(part.area and part.targets) and (part.swift or not part.delayed)


# ---------------------------------------------------------------------------------------------- targets and markers


@step("LW-017", "LW-053", "LW-055", "LW-056", "LW-066")
def place_markers(g: Wilds, p: int) -> None:
    """An attack puts a marker on the space of each climber that it targets.

    The card names whom it looks for (LW-053). If it has an area (LW-055), a marker of the two (LW-017) goes where
    the target is at once (LW-056); of several the players choose one (LW-066).
    """
    part = parts(g)[p]
    if not part.if_ or all_hold(g, -1, part.if_):
        _find_targets(g, part, p, 0, (), "mark")
    else:
        g.void_parts = (*g.void_parts, p)


@step("LW-066", "LW-222", "LR-40", "LR-48")
def find_targets(g: Wilds, p: int, t: int, found: tuple[int, ...], purpose: str) -> None:
    """Find the climbers for each target of a part; if several fit one, the players choose."""
    _find_targets(g, parts(g)[p], p, t, found, purpose)


def _find_targets(g: Wilds, part: Part, p: int, t: int, found: tuple[int, ...], purpose: str) -> None:
    for target in part.targets[t:]:
        t += 1
        fit = candidates(g, target.who, target.to, target.where)
        if len(fit) > 1 and target.who != "all":
            seat = effects.lead_seat(g)
            options = []
            for c in fit:
                call = find_targets(p, t, tuple(dict.fromkeys((*found, c))), purpose)
                options.append(Option(seat, "target", (c,), (f"climber.{c}",), call))
            g.ask("target", seat, options, target.who)
            return
        found = tuple(dict.fromkeys((*found, *fit))) if found else tuple(fit)
    if purpose == "mark":
        mark.now(g, p, found)
    else:
        apply_event.now(g, p, found)


@step("LW-056", "LW-057", "LR-48")
def mark(g: Wilds, p: int, found: tuple[int, ...]) -> None:
    """Markers lie where the targets stand now; they do not follow anybody."""
    spaces = []
    for c in found:
        space = g.climbers[c].space
        if space not in spaces:
            spaces.append(space)
            g.markers += (Marker(p, space),)
    if found:  # else it hits nobody (LR-53)
        g.emit("marked", climbers=found, spaces=tuple(spaces))


# ---------------------------------------------------------------------------------------------- when parts resolve


@step("LW-252", "LW-253", "LW-254", "LW-309", "LR-37")
def resolve_swift(g: Wilds, swift: tuple[int, ...]) -> None:
    """Swift parts resolve right after the reveal; their markers leave the map; then there is another window."""
    g.then(
        *(resolve_part(p) for p in swift),
        lift_markers(swift),
        timing.settle(),
        timing.anytime_window("swift"),
    )


@step("LR-37")
def lift_markers(g: Wilds, resolved: tuple[int, ...]) -> None:
    """The markers of parts that have resolved leave the map."""
    g.markers = tuple(marker for marker in g.markers if marker.part not in resolved)
    g.void_parts = tuple(p for p in g.void_parts if p not in resolved)


@step("LW-036", "LW-041", "LW-042", "LW-250", "LW-251", "LW-254", "LW-309")
def begin_resolution(g: Wilds) -> None:
    """Step 3: Delayed markers are placed, then every part that has not resolved yet does, top to bottom.

    The third of four steps (LW-036) applies all parts in their order (LW-041, LW-042). Delayed markers come now
    (LW-250), with time to act before they strike (LW-251); what was Swift has been (LW-254), unless it is both
    (LW-309).
    """
    timing.end_step(g)
    g.step = "resolve"
    now = parts(g)
    delayed = [place_markers(p) for p, part in enumerate(now) if part.delayed and part.area and part.targets]
    if delayed:
        delayed.append(timing.anytime_window("delayed"))
    due = [resolve_part(p) for p, part in enumerate(now) if part.delayed or not part.swift]
    g.then(timing.anytime_window("before_threat"), *delayed, *due, timing.settle())


# ---------------------------------------------------------------------------------------------- resolving a part


@step("LW-041", "LW-054", "LW-055", "LW-301")
def resolve_part(g: Wilds, p: int) -> None:
    """Resolve one part: an attack hits everybody in its area, an event finds its targets now."""
    part = parts(g)[p]
    if part.area:
        if p in g.void_parts or not all_hold(g, -1, part.if_):
            return
        if part.origins and (ranked := _origins_by_rank(g, p, part)):
            g.then(*ranked, attack(p))
        else:
            attack.now(g, p)
    elif not part.if_ or all_hold(g, -1, part.if_):
        if part.targets:
            _find_targets(g, part, p, 0, (), "suffer")
        else:
            effects.carry_out.now(g, -1, effects.nodes_of(part.effects), effects.MUST)


def _origins_by_rank(g: Wilds, p: int, part: Part) -> list[Call]:
    """Return the calls that find the origins of an attack by rank."""
    return [
        choose_origin(p, level_features(g, origin))
        for origin in part.origins
        if not isinstance(origin, str) and origin.which not in (None, "all")
    ]


@rule("LW-058", "LW-061", "LW-062", "LW-294", "LR-16")
def origins(g: Wilds, p: int, part: Part) -> list[int]:
    """Return where an attack comes from: its markers, or features of the map where they are now."""
    found = []
    for marker in g.markers:  # where the targets were, or origins by rank that were chosen before
        if marker.part == p:
            found.append(marker.space)
    if part.targets:
        return found
    for origin in part.origins:
        if isinstance(origin, str):
            found += features(g, origin)
        elif origin.shown:
            found += shown_origins(g, origin)
        elif origin.which in (None, "all"):
            found += features(g, origin.at)
    return list(dict.fromkeys(found))


@rule("LW-061", "LR-32")
def shown_origins(g: Wilds, origin: Origin) -> list[int]:
    """Return the features that face-up tokens on the scenario card name by their fronts."""
    half = origin.place if origin.place != "card" else ""
    tokens = [g.tokens[i] for i in on_card(g, origin.shown.removeprefix("token."), half)]
    return [s for token in tokens if not token.hidden for s in features(g, f"{origin.at}_{token.front}")]


@step("LW-061", "LW-066", "LW-222")
def choose_origin(g: Wilds, p: int, spaces: tuple[int, ...]) -> None:
    """One feature by rank is the origin; if several are level, the players choose."""
    seat = effects.lead_seat(g)
    if spaces:
        options = [Option(seat, "origin", (s,), g.box.board.at[s], set_origin(p, s)) for s in spaces]
        g.ask("origin", seat, options)


@step("LW-061")
def set_origin(g: Wilds, p: int, space: int) -> None:
    """The attack comes from here."""
    g.markers = (*g.markers, Marker(p, space))


@rule("LW-058", "LW-062", "LW-065")
def areas(g: Wilds, p: int) -> list[tuple[int, Mapping[int, str]]]:
    """Return the origins of an attack, each with the spaces that it covers from there and their colours."""
    return _areas(g, p, parts(g)[p])


def _areas(g: Wilds, p: int, part: Part) -> list[tuple[int, Mapping[int, str]]]:
    board = g.box.board
    found = []
    for origin in origins(g, p, part):
        found.append((origin, board.area(part.area, origin)))
    return found


@rule("LW-059", "LW-063", "LW-064")
def colours_at(space: int, sources: Iterable[tuple[int, Mapping[int, str]]]) -> dict[str, int]:
    """Return the colours in which an attack covers a space, and the origin each comes from."""
    found: dict[str, int] = {}
    for origin, area in sources:
        if space in area:
            found.setdefault(area[space], origin)
    return found


def covered(g: Wilds, p: int) -> dict[int, dict[str, int]]:
    """Return all spaces that an attack covers now: for each its colours, and the origin each comes from."""
    sources = areas(g, p)
    return {space: colours_at(space, sources) for _, area in sources for space in area}


@step("LW-055", "LW-059", "LW-060", "LW-260", "LW-261", "LR-07", "LR-53")
def attack(g: Wilds, p: int) -> None:
    """Who is hit is decided once, now. If nobody is, even for want of an origin, the Miss effect applies.

    An area (LW-055) hits whoever is in it (LW-059), as they stand at the beginning (LW-060); who blocks is hit
    (LW-261), and only if nobody is, it is a Miss (LW-260).
    """
    part = parts(g)[p]
    sources = _areas(g, p, part)
    hit = []
    colours = []
    for c, k in enumerate(g.climbers):
        if not k.defeated and (found := colours_at(k.space, sources)):
            hit.append(c)
            colours.append(found)
    for c in hit:
        g.climbers[c].hit = True
        timing.moment(g, "hit", c)
    if g.events is not None:
        spaces = tuple(sorted(covered(g, p)))
        g.emit("attack", threat=g.threats[g.current].threat, hit=tuple(hit), spaces=spaces)
    if not hit:
        g.then(effects.carry_out(-1, effects.nodes_of(part.miss), effects.MUST))
        return
    if len(hit) == 1:
        struck_by.now(g, p, hit[0], tuple(colours[0].items()))
    else:
        _strike_several(g, p, hit, colours)


def _strike_several(g: Wilds, p: int, hit: list[int], colours: list[dict[str, int]]) -> None:
    part = parts(g)[p]
    calls = [struck_by(p, c, tuple(colour.items())) for c, colour in zip(hit, colours, strict=True)]
    _in_some_order(g, hit, calls, [part.by_colour.get(next(iter(colour)), part.effects) for colour in colours])


@step("LW-063", "LW-064", "LR-47")
def struck_by(g: Wilds, p: int, c: int, colours: tuple[tuple[str, int], ...]) -> None:
    """A climber suffers the effect of its space's colour, a single time; covered by several, its player chooses."""
    if len(colours) == 1:
        about_to_suffer.now(g, p, c, *colours[0])
        return
    seat = g.climbers[c].seat
    options = [
        Option(seat, "colour", (colour,), (), about_to_suffer(p, c, colour, origin)) for colour, origin in colours
    ]
    g.ask("colour", seat, options, c)


@step("LW-053", "LW-054", "LR-07")
def apply_event(g: Wilds, p: int, found: tuple[int, ...]) -> None:
    """An event applies to each climber that fits; if nobody does, what the card says for that case happens."""
    part = parts(g)[p]
    g.emit("event", threat=g.threats[g.current].threat, hit=found)
    if not found:
        g.then(effects.carry_out(-1, effects.nodes_of(part.none), effects.MUST))
        return
    for c in found:
        g.climbers[c].hit = True
    if len(found) == 1:
        about_to_suffer.now(g, p, found[0], "x", -1)
    else:
        calls = []
        for c in found:
            calls.append(about_to_suffer(p, c, "x", -1))
        _in_some_order(g, list(found), calls, [part.effects] * len(found))


def _in_some_order(g: Wilds, climbers: list[int], calls: list[Call], suffered: list[tuple[Effect, ...]]) -> None:
    """Several climbers are affected: the players choose the order, wherever it can matter (LR-07)."""
    g.look()
    for c, suffered_by in zip(climbers, suffered, strict=True):
        if order_matters(g, c, suffered_by):
            g.any_order("order_climbers", effects.lead_seat(g), calls)
            return
    g.then(*calls)


def order_matters(g: Wilds, c: int, suffered: Iterable[Effect]) -> bool:
    """Whether what a climber suffers could touch others: more than a plain loss, or one that ends in fall or defeat."""
    k = g.climbers[c]
    if k.guards:
        return True
    for verb in ("block", "take_over"):
        if anytime.modifiers(g, verb, c, ()):
            return True
    lost = grip_lost = blight = 0
    for e in suffered:
        if not isinstance(e, (Gain, Lose)) or e.per or e.injury:
            return True
        lost += e.health if isinstance(e, Lose) else 0
        grip_lost += e.grip if isinstance(e, Lose) else 0
        blight += e.blight if isinstance(e, Gain) else 0
    shared = len(g.climbers) if g.setup.solo else 1
    return k.health - lost <= k.blight + blight or grip_lost * shared >= len(g.cards[k.cards].deck) > 0


# ---------------------------------------------------------------------------------------------- suffering


@step("LW-229", "LW-274")
def about_to_suffer(g: Wilds, p: int, c: int, colour: str, origin: int) -> None:
    """Before a threat effect applies to a climber, somebody else may take it over."""
    _before(g, c, suffer(p, colour, origin))


@step("LW-229", "LW-274")
def about_to_bear(g: Wilds, c: int, nodes: tuple[str, ...], how: effects.How) -> None:
    """What a card does to a climber where it missed or found nobody is a threat effect, too, and may be taken over."""
    _before(g, c, bear(nodes, how))


def _before(g: Wilds, c: int, suffered: Call) -> None:
    if g.climbers[c].defeated:
        return
    g.victim = c
    g.agenda.append(suffered)
    if options := anytime.modifiers(g, "take_over", c, wait_no_longer()):
        seat = effects.lead_seat(g)
        options.append(Option(seat, "go_on", (c,), (), wait_no_longer()))
        g.ask("take_over", seat, options, c)


@step("LW-274")
def wait_no_longer(g: Wilds) -> None:
    """The threat effect applies now."""


@step("LW-042", "LW-059")
def suffer(g: Wilds, p: int, colour: str, origin: int) -> None:
    """The effect of the card, or that of the space's colour, is suffered."""
    part = parts(g)[p]
    wanted = part.by_colour.get(colour, part.effects)
    bear.now(g, effects.nodes_of(wanted), (-1, (), origin, True))


@step("LW-227", "LW-274", "LR-13")
def bear(g: Wilds, nodes: tuple[str, ...], how: effects.How) -> None:
    """The climber (or whoever took its place) suffers the whole effect, in order and in one go."""
    sufferer, g.victim = g.victim, -1
    if g.german:
        g.then(losses.drop_guards(sufferer))
    effects.carry_out.now(g, sufferer, nodes, how)
