"""Scenario cards: tokens, overlays, dice that change without a strike (chapter 16)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from fathom.core.decisions import Option
from fathom.core.memo import memo
from fathom.core.records import replace

from .. import effects, schema
from ..box import WildsBox
from ..box.board import CALM, DIFFICULT, HARMFUL, HELD, LEDGE, LETTERS, NET, OFF, OPEN
from ..queries import features, own_tokens
from ..schema import verbs
from ..state import ON_CARD, Marker, Token, Wilds, rule, step
from . import ending, sides, strikes

#: What a token may add to its space.
GRANTED = {
    "open": OPEN, "ledge": LEDGE, "solid": 0, "harmful": HARMFUL, "difficult": DIFFICULT, "calm_terrain": CALM,
    "no_fall": HELD, "net": NET,
}  # fmt: skip
#: All that a space can be.
ALL = 255

# ---------------------------------------------------------------------------------------------- overlays


@rule("LW-194", "LW-195")
def lay_terrain(g: Wilds) -> None:
    """Work out the terrain as it lies now: overlays replace what is below them, tokens change their space."""
    terrain = bytearray(ground(g))
    for token in g.tokens:
        if token.space >= 0:
            kept, added = change_of(g, token)
            terrain[token.space] = terrain[token.space] & kept | added
    g.terrain = bytes(terrain)


@rule("LW-194", "LW-195")
def lay_space(g: Wilds, space: int) -> None:
    """Work out the terrain of one space: what is printed there or on an overlay, and what tokens make of it."""
    flags = ground(g)[space]
    for token in g.tokens:
        if token.space == space:
            kept, added = change_of(g, token)
            flags = flags & kept | added
    if flags != g.terrain[space]:
        terrain = bytearray(g.terrain)
        terrain[space] = flags
        g.terrain = bytes(terrain)


@rule("LW-194")
def ground(g: Wilds) -> bytes:
    """Return the terrain without tokens, with the overlays as they lie now."""
    return _ground(g.box, g.overlays)


@memo
def _ground(box: WildsBox, overlays: tuple[tuple[str, str], ...]) -> bytes:
    board = box.board
    terrain = bytearray(board.terrain)
    for spec, (position, face) in zip(board.overlays, overlays, strict=True):
        if not spec.side:
            for space, letter in zip(board.covered(spec.id, position), _letters(spec, face), strict=True):
                if letter != "_":
                    terrain[space] = LETTERS[letter]
    return bytes(terrain)


def _letters(spec: schema.OverlaySpec, face: str) -> list[str]:
    """Return what is printed on an overlay, row by row from its lower left corner."""
    rows = spec.faces[face] if face else spec.map
    return [letter for row in reversed(rows) for letter in row]


@rule("LW-195")
def change_of(g: Wilds, token: Token) -> tuple[int, int]:
    """Return what a token makes of the terrain where it lies: what stays of that, and what is added."""
    kept, added = ALL, 0
    for entry in g.box.sets[token.owner].rules if token.owner else g.box.standing:
        if entry.grants and entry.token in (token.id, f"{token.id}.{token.front}"):
            if entry.grants in ("ledge", "solid"):
                kept, added = kept & ~OPEN, added & ~OPEN
            added |= GRANTED[entry.grants]
    return kept, added


@rule("LW-194")
def turn_overlay(g: Wilds, name: str, face: str) -> None:
    """Turn an overlay to one of its faces."""
    i, _ = g.box.board.overlay(name)
    if g.overlays[i][1] != face:
        g.overlays = (*g.overlays[:i], (g.overlays[i][0], face), *g.overlays[i + 1 :])
        lay_terrain(g)
        g.emit("overlay_turned", overlay=name, face=face)


def next_position(overlay: schema.OverlaySpec, position: str) -> str:
    """Return where an overlay moves next, in the order of its positions and round again."""
    places = list(overlay.positions)
    return places[(places.index(position) + 1) % len(places)]


@rule("LW-196")
def move_overlay(g: Wilds, name: str, to: str, behind: Collection[int] = ()) -> None:
    """Move an overlay; everything on it moves along and keeps its place on it, but for climbers who stay behind."""
    board = g.box.board
    i, spec = board.overlay(name)
    position, face = g.overlays[i]
    if to == "next":
        to = next_position(spec, position)
    moves = zip(board.covered(name, position), board.covered(name, to), _letters(spec, face), strict=True)
    shift = {old: new for old, new, letter in moves if letter != "_"}
    for c, k in enumerate(g.climbers):
        if k.space in shift and c not in behind:
            k.space = shift[k.space]
    if g.markers:
        g.markers = tuple([Marker(m.part, shift.get(m.space, m.space)) for m in g.markers])
    for token, lay in enumerate(g.tokens):
        if lay.space in shift:
            change_token(g, token, replace(lay, space=shift[lay.space]))
    _shift_mushrooms(g, shift)
    _shift_crystals(g, shift)
    g.overlays = (*g.overlays[:i], (to, face), *g.overlays[i + 1 :])
    lay_terrain(g)
    g.emit("overlay_moved", overlay=name, to=to)


def _shift_mushrooms(g: Wilds, shift: dict[int, int]) -> None:
    for s, _ in g.mushrooms:
        if s in shift:
            g.mushrooms = tuple([(shift.get(s, s), kind) for s, kind in g.mushrooms])
            return


def _shift_crystals(g: Wilds, shift: dict[int, int]) -> None:
    dice = g.crystals
    moved = [old for old in shift if dice[old]]
    if moved:
        crystals = bytearray(dice)
        for old in moved:
            crystals[old] = 0
        for old in moved:
            crystals[shift[old]] = dice[old]
        g.crystals = bytes(crystals)


# ---------------------------------------------------------------------------------------------- tokens


@rule("LW-195")
def change_token(g: Wilds, i: int, token: Token) -> None:
    """A token changes, and with it the terrain where it lay and where it lies now."""
    tokens = [*g.tokens]
    start = tokens[i].space
    tokens[i] = token
    g.tokens = tuple(tokens)
    for space in (start, token.space):
        if space >= 0:
            lay_space(g, space)


@step("LW-010", "LW-191", "LW-193", "LW-271")
def place_token(g: Wilds, c: int, user: int, node: str, within: int, n: int, used: tuple[int, ...]) -> None:
    """Put tokens on different spaces, one at a time."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Place)
    spaces = places(g, c, e, within, used)
    if len(used) >= n or not spaces or (e.token != "mushroom" and not at_hand(g, user, e.token)):
        return
    seat = g.climbers[user].seat
    options = [
        Option(seat, "place", (s, e.token), g.box.board.at[s], lay_token(c, user, node, within, n, used, s))
        for s in spaces
    ]
    if g.step != "setup" and e.token not in g.box.token_specs:
        options.append(Option(seat, "skip", (), (), effects.skip()))
    g.ask("place", seat, options, c)


@step("LW-010", "LW-271")
def lay_token(g: Wilds, c: int, user: int, node: str, within: int, n: int, used: tuple[int, ...], space: int) -> None:
    """Put one token on a space: from the play area, or from where it lies."""
    e = g.box.nodes[node]
    assert isinstance(e, verbs.Place)
    if e.token == "mushroom":
        if g.mushroom_box:
            g.mushrooms = (*g.mushrooms, (space, g.mushroom_box[0]))
            g.mushroom_box = g.mushroom_box[1:]
    else:
        i = at_hand(g, user, e.token)[0]
        laid = replace(g.tokens[i], space=space)
        if not laid.owner:
            laid = replace(sides.turned(g, laid) if e.turned else laid, holder=-1)
        change_token(g, i, laid)
    g.emit("placed", climber=user, token=e.token, space=space)
    g.then(place_token(c, user, node, within, n, (*used, space)))


def at_hand(g: Wilds, c: int, token: str) -> list[int]:
    """Return the tokens that a climber can put down: from the play area, or the only one from where it lies."""
    mine = own_tokens(g, c, token)
    return [i for i in mine if g.tokens[i].space < 0] or (list(mine) if len(mine) == 1 else [])


def places(g: Wilds, c: int, e: verbs.Place, within: int, used: tuple[int, ...]) -> list[int]:
    """Return the spaces on which a token may be put: a climber's own only where none like it lies."""
    if e.token == "mushroom" and not g.mushroom_box:
        return []
    if e.token in g.box.set_tokens:
        used += tuple([t.space for t in g.tokens if t.id == e.token and t.owner])
    terrain = g.terrain
    spaces: Iterable[int] = range(len(terrain)) if g.step == "setup" else g.box.board.near(g.climbers[c].space, within)
    if e.on == "open":
        return [s for s in spaces if terrain[s] & (OPEN | OFF) == OPEN and s not in used]
    if e.on not in ("not_open", "any"):
        places = features(g, e.on)
        spaces = sorted({*places}) if g.step == "setup" else [s for s in spaces if s in places]
    wrong = OPEN | OFF if e.on == "not_open" else OFF
    return [s for s in spaces if not terrain[s] & wrong and s not in used]


def takeable(g: Wilds, c: int, token: str) -> list[int]:
    """Return the tokens that a climber may take: its own from the map, else the leviathan's from space or supply."""
    kind, here = token.partition(".")[0], g.climbers[c].space
    if kind in g.box.set_tokens:  # a leviathan's belongs to nobody while it lies on the map
        mine = [i for i in own_tokens(g, c, token) if g.tokens[i].space >= 0]
        if mine:
            return mine
    loose = [i for i, t in enumerate(g.tokens) if t.id == kind and t.holder < 0 and not t.owner]
    on_space = [i for i in loose if g.tokens[i].space == here]
    return on_space or [i for i in loose if g.tokens[i].space == -1]


@step("LW-010", "LW-190", "LW-272", "LW-273")
def take_token(g: Wilds, c: int, token: str, n: int) -> None:
    """Take n tokens into the play area; mushrooms come from the box, which used ones refill when it is empty."""
    if n <= 0 or g.climbers[c].defeated:
        return
    if token == "mushroom":
        take_mushroom(g, c)
        g.then(take_token(c, token, n - 1))
        return
    loose = takeable(g, c, token)
    if not loose:
        return
    if not g.tokens[loose[0]].owner:  # a leviathan's all come from one place
        take_up.now(g, c, token, loose[0], n)
        return
    seat = g.climbers[c].seat
    by_space = {g.tokens[i].space: i for i in reversed(loose)}
    options = [
        Option(seat, "take_token", (s, token), g.box.board.at[s], take_up(c, token, i, n))
        for s, i in sorted(by_space.items())
    ]
    options.append(Option(seat, "skip", (), (), effects.skip()))
    g.ask("take_token", seat, options, c)


@step("LW-010", "LW-190")
def take_up(g: Wilds, c: int, token: str, i: int, n: int) -> None:
    """Take one token into the play area, then the others."""
    lay = g.tokens[i]
    change_token(g, i, replace(lay, space=-1, holder=-1 if lay.owner else c))
    g.emit("took_token", climber=c, token=token)
    take_token.now(g, c, token, n - 1)


@rule("LW-272", "LW-273")
def take_mushroom(g: Wilds, c: int) -> None:
    """Take a mushroom from the box; if it is empty, used mushrooms become the new supply; if there are none, none."""
    if not g.mushroom_box and g.mushroom_discard:
        g.mushroom_box = g.rng("mushrooms").shuffled(g.mushroom_discard)
        g.mushroom_discard = ()
        g.mushroom_box_known = True
    if g.mushroom_box:
        g.uncover()
        kind, g.mushroom_box = g.mushroom_box[0], g.mushroom_box[1:]
        g.climbers[c].mushrooms += (kind,)
        g.emit("took_mushroom", climber=c, mushroom=kind)


@rule("LW-010")
def return_tokens(g: Wilds, which: Iterable[int]) -> None:
    """Discarded tokens return to the supply that they came from."""
    hidden = set()
    for i in which:
        token = sides.in_supply(g, g.tokens[i])
        change_token(g, i, token)
        if token.hidden:
            hidden.add(token.id)
    if hidden:
        sides.mix_supply(g, hidden)


def supply(g: Wilds, token: str) -> list[int]:
    """Return which of a leviathan's tokens lie in the supply."""
    return [i for i, t in enumerate(g.tokens) if t.id == token and t.holder < 0 and t.space == -1]


def first_in_supply(g: Wilds, token: str) -> int:
    """Return the first of a leviathan's tokens in the supply, -1 if there is none."""
    for i, t in enumerate(g.tokens):
        if t.space == -1 and t.holder < 0 and t.id == token:
            return i
    return -1


@rule("LW-191", "LW-193")
def put_token(g: Wilds, i: int, space: int) -> None:
    """Put one of the leviathan's tokens on a space, wherever it was."""
    lay = g.tokens[i]
    change_token(g, i, replace(lay, holder=-1, space=space))
    if g.events is not None and lay.space != space:
        if lay.space < 0:
            g.emit("laid", token=lay.id, space=space)
        else:
            g.emit("token_moved", token=lay.id, start=lay.space, space=space)


@rule("LW-189")
def stock_card(g: Wilds, token: str, n: int) -> bool:
    """Move up to n random tokens from their supply face down onto the card; tell whether there was one."""
    moved = set(g.rng("tokens").shuffled(supply(g, token))[:n])
    g.tokens = tuple(replace(t, space=ON_CARD, hidden=True) if i in moved else t for i, t in enumerate(g.tokens))
    if moved:
        g.emit("stocked", token=token, n=len(moved))
    return bool(moved)


@step("LW-197", "LW-198", "LW-297")
def strike_token(g: Wilds, c: int, token: int, n: int) -> None:
    """A scenario token is struck: it goes back to its supply, and what the scenario says for it happens at once."""
    kind = g.tokens[token].id
    return_tokens(g, [token])
    g.emit("struck_token", climber=c, token=kind)
    entry = g.box.strikable[kind]
    g.then(effects.carry_out(c, effects.nodes_of(entry.effects), effects.MUST))


@rule("LW-191", "LW-192")
def scenario_tokens(g: Wilds) -> tuple[Token, ...]:
    """Make the leviathan's tokens from the scenario tokens, as its card prescribes."""
    made = []
    for spec in g.box.leviathan.tokens:
        if spec.groups:
            made += sides.in_groups(g, spec)
            continue
        fronts = [front for front, count in spec.fronts.items() for _ in range(count)]
        if spec.per_climber:
            fronts = (fronts or [""] * 16)[: spec.per_climber * len(g.climbers)]
        made += [Token(spec.id, front=front, hidden=spec.face == "down") for front in g.rng("tokens").shuffled(fronts)]
    return tuple(made)


# ---------------------------------------------------------------------------------------------- features and dice


def level_features(g: Wilds, origin: schema.Origin) -> tuple[int, ...]:
    """Return the places that come first by an origin's rank: all of them, if they are level."""
    spaces = features(g, origin.at)
    if origin.which is None or origin.which == "all" or not spaces:
        return spaces
    return tuple(ranked(g, spaces, origin.which, -1))


@rule("LW-238", "LR-34")
def ranked(g: Wilds, spaces: Sequence[int], which: str, here: int) -> list[int]:
    """Return the spaces that come first by a rank; several, if they are level."""
    if which == "here":
        return [s for s in spaces if s == here]
    rank = RANKS[which]
    ranks = [rank(g, s, here) for s in spaces]
    first = min(ranks, default=0)
    return [s for s, n in zip(spaces, ranks, strict=True) if n == first]


#: What ranks spaces, seen from one of them or from nowhere (-1); the lowest number comes first.
RANKS: dict[str, Callable[[Wilds, int, int], int]] = {
    "lowest_value": lambda g, s, here: g.crystals[s] & 7,
    "highest_value": lambda g, s, here: -(g.crystals[s] & 7),
    "highest": lambda g, s, here: -g.box.board.y[s],
    "lowest": lambda g, s, here: g.box.board.y[s],
    "leftmost": lambda g, s, here: g.box.board.x[s],
    "rightmost": lambda g, s, here: -g.box.board.x[s],
    "closest": lambda g, s, here: g.box.board.distance[here][s] if here >= 0 else 0,
}


def crystals_for(g: Wilds, which: str, colour: str | None, here: int) -> list[int]:
    """Return the crystals that an effect may change."""
    spaces = features(g, f"crystal.{colour}" if colour else "crystal")
    return list(spaces) if which == "all" else ranked(g, spaces, which, here)


@step("LR-34")
def change_die(g: Wilds, space: int, n: int) -> None:
    """A die goes up, to 6 at most, or down; at 0 the crystal is gone."""
    die = g.crystals[space]
    if not die:
        return
    value = min(6, max(0, (die & 7) + n))
    strikes.set_die(g, space, value | (die & strikes.BLIGHTED) if value else 0)
    g.emit("die_changed", space=space, value=value)
    if not value:
        ending.check_win(g)
        strikes.crystal_gone(g, space)
