"""Pure questions about a game of Leviathan Wilds. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fathom.core.legality import No, no
from fathom.core.memo import memo

from .. import schema
from ..box import WildsBox
from ..box.board import HELD, LEDGE, OFF, OPEN, Board
from ..schema.verbs import Effect
from ..state import BELOW, HAND, ON_CARD, TOSS_RANGE, Climber, Token, Wilds, rule

# ---------------------------------------------------------------------------------------------- climbers and cards


def standing(g: Wilds) -> list[int]:
    """Return the climbers who are still in the game, in seat order (LW-140)."""
    found = []
    for c, k in enumerate(g.climbers):
        if not k.defeated:
            found.append(c)
    return found


@rule("LW-035", "LW-050", "LW-214")
def next_climber(g: Wilds, c: int) -> int:
    """Return the climber whose turn comes after this one's, clockwise; -1 if nobody is left."""
    n = len(g.climbers)
    for i in range(c + 1, c + n + 1):
        if not g.climbers[i % n].defeated:
            return i % n
    return -1


@rule("LW-237", "LW-143")
def next_to_act(g: Wilds) -> int:
    """Return the climber who will activate next, -1 if nobody will: in the Last Chance, who has a turn left."""
    if g.last_chance:
        return g.last_turns[0] if g.last_turns else -1
    return next_climber(g, g.active)


@rule("LW-142", "LW-143")
def last_turns_without(g: Wilds, c: int) -> tuple[int, ...]:
    """Return who has a turn left in the Last Chance, without this climber."""
    return tuple([d for d in g.last_turns if d != c])


@rule("LW-146")
def grip(g: Wilds, c: int) -> int:
    """Return a climber's grip: the number of cards in its deck."""
    return len(g.cards[g.climbers[c].cards].deck)


@rule("LW-045")
def hand_size(g: Wilds, c: int) -> int:
    """Return up to how many cards a climber draws in step 4."""
    size = HAND + mod(g, c, "hand")
    return size if size > 0 else 0


# ---------------------------------------------------------------------------------------------- standing rules


class InForce(NamedTuple):
    """The standing rules in force for a climber, by what they do."""

    forbid: frozenset[str]
    #: What actions cost on top of their AP.
    price: Mapping[str, tuple[Effect, ...]]
    #: By the number that they change.
    mod: Mapping[str, tuple[schema.Standing, ...]]


@memo
def in_force(box: WildsBox, character: str, klass: str, injuries: tuple[str, ...]) -> InForce:
    """Return the standing rules of a climber's covers, of its injuries and of the scenario."""
    rules = [*box.sets[character].rules, *box.sets[klass].rules]
    for name in injuries:
        rules += box.injuries[name].rules
    price: dict[str, tuple[Effect, ...]] = {}
    mod: dict[str, tuple[schema.Standing, ...]] = {}
    for entry in (*rules, *box.standing):
        if entry.price:
            price[entry.price] = price.get(entry.price, ()) + entry.cost
        if entry.mod:
            mod[entry.mod] = (*mod.get(entry.mod, ()), entry)
    return InForce(frozenset([entry.forbid for entry in (*rules, *box.standing) if entry.forbid]), price, mod)


@rule("LW-176")
def mod(g: Wilds, c: int, what: str) -> int:
    """Return by how much standing rules change a number for a climber."""
    k = g.climbers[c]
    total = 0
    for entry in in_force(g.box, k.character, k.klass, k.injuries).mod.get(what, ()):
        total += entry.n * (times(g, c, entry.per) if entry.per else 1)
    return total


@rule("LW-266", "LR-19")
def strike_total(g: Wilds, c: int, n: int) -> int:
    """Return how strong a strike lands: its own number, the bonuses that wait for it, and what standing rules add."""
    return max(0, n + sum(bonus.n for bonus in g.climbers[c].bonuses) + mod(g, c, "strike"))


#: What takes a climber off its space.
LEAVING = ("climb", "jump", "glide", "let_go")


@rule("LW-188", "LW-221")
def nailed(g: Wilds, k: Climber) -> bool:
    """Whether a token that a climber holds keeps it on its space: it cannot leave it, and does not fall."""
    return any([g.climbers[holder] is k for holder in nailed_down(g)])


def nailed_down(g: Wilds) -> list[int]:
    """Return the climbers who are nailed to their spaces."""
    nails = g.box.nails
    return [token.holder for token in g.tokens if token.holder >= 0 and token.id in nails] if nails else []


@rule("LW-221")
def forbidden(g: Wilds, c: int, what: str) -> bool:
    """Whether an injury, a cover or the scenario forbids something to a climber."""
    k = g.climbers[c]
    if what in in_force(g.box, k.character, k.klass, k.injuries).forbid:
        return True
    return what in LEAVING and c in nailed_down(g)


@rule("LW-176", "LW-221")
def why_forbidden(g: Wilds, c: int, what: str) -> No | None:
    """Return which injury forbids something to a climber, or that the scenario does; nothing if it is allowed."""
    if not forbidden(g, c, what):
        return None
    for card in g.climbers[c].injuries:
        if any(rule.forbid == what for rule in g.box.injuries[card].rules):
            return no("LW-176", "no-injury", injury=card)
    return FORBIDDEN


FORBIDDEN = no("LW-221", "no-scenario")


def prices(g: Wilds, c: int, action: str) -> tuple[Effect, ...]:
    """Return what an action costs a climber on top of its AP: by its covers, its injuries, the scenario."""
    k = g.climbers[c]
    return in_force(g.box, k.character, k.klass, k.injuries).price.get(action, ())


def times(g: Wilds, c: int, per: str) -> int:
    """Return how often an amount counts: once for each other climber hit, or for each token held."""
    if per == "other_hit":
        return max(0, sum(k.hit for k in g.climbers) - 1)  # all but the one meant, whoever suffers it (LW-274)
    return len(own_tokens(g, c, per.removeprefix("token.")))


# ---------------------------------------------------------------------------------------------- spaces


@rule("LW-156")
def on_ledge(g: Wilds, c: int) -> bool:
    """Whether a climber stands on a ledge."""
    return bool(g.terrain[g.climbers[c].space] & LEDGE)


@rule("LW-310", "LW-311")
def gravity(g: Wilds, k: Climber) -> str:
    """Return the direction in which a climber falls and glides."""
    if not g.box.turning:
        return "down"
    if g.box.leviathan.swimming:
        return "up" if swims(g, k) else "down"
    return str(g.scenario["gravity"])


@rule("LW-290", "LW-291")
def swims(g: Wilds, k: Climber) -> bool:
    """Whether open water carries a climber: in its activation, after it has spent air for it."""
    return g.activating and g.box.leviathan.swimming and g.scenario["swimmer"] == g.active and g.climbers[g.active] is k


@rule("LW-161", "LW-312", "LR-26")
def below(g: Wilds, space: int, way: str = "down") -> int:
    """Return the space that one falls into next, or -1 at the last row."""
    down = g.box.board.falls[way][space]
    return -1 if down >= 0 and g.terrain[down] & OFF else down


def falls_into(g: Wilds, k: Climber) -> int:
    """Return the space that a climber falls into next, or -1 where its fall must stop."""
    return below(g, k.space, gravity(g, k))


def wind(g: Wilds) -> str:
    """Return which way a wind blows that carries jumps and glides, or nothing."""
    return str(g.scenario[g.box.wind]) if g.box.wind else ""


def may_enter(g: Wilds, space: int) -> bool:
    """Whether a space belongs to the map as it lies now (LW-234)."""
    return space >= 0 and not g.terrain[space] & OFF


def open_near(g: Wilds, here: int, within: int) -> bool:
    """Whether there is an open space so near."""
    return OPEN in [g.terrain[s] & (OPEN | OFF) for s in g.box.board.near(here, within)]


@rule("LW-240", "LW-241", "LW-239")
def distance(g: Wilds, s: int, t: int) -> int:
    """Return the distance of two spaces in orthogonal steps."""
    return g.box.board.distance[s][t]


@rule("LW-195")
def features(g: Wilds, name: str) -> tuple[int, ...]:
    """Return the spaces where a feature is now: crystals, ledges, mushrooms, tokens, overlays, links, labels."""
    kind, _, rest = name.partition(".")
    if kind == "crystal":
        dice = {"teal": range(9, 16), "purple": range(1, 8), "": range(1, 16)}[rest]
        return tuple([s for s, die in enumerate(g.crystals) if die in dice])
    if kind == "ledge":
        return tuple(s for s, flags in enumerate(g.terrain) if flags & LEDGE)
    if kind == "mushroom":
        return tuple(sorted({s for s, _ in g.mushrooms}))
    if kind == "token":
        return token_spaces(g, rest)
    return _place(g.box.board, g.overlays, name)


def is_feature(g: Wilds, space: int, name: str) -> bool:
    """Whether a feature is on a space now."""
    if name == "link":
        return space in g.box.board.links
    if name.startswith("token."):
        return space in token_spaces(g, name[6:])
    return space in features(g, name)


def labelled(g: Wilds, label: str) -> tuple[int, ...]:
    """Return the spaces of a label, on the map or on an overlay where it lies now."""
    return _place(g.box.board, g.overlays, f"space.{label}")


@memo
def _place(board: Board, overlays: tuple[tuple[str, str], ...], name: str) -> tuple[int, ...]:
    """Return the spaces of an overlay, of the links or of a label, with the overlays as they lie."""
    kind, _, rest = name.partition(".")
    if kind == "overlay":
        return board.covered(rest, overlays[board.overlay(rest)[0]][0])
    if kind == "link":
        return tuple(board.links)
    if rest in board.labels:
        return board.labels[rest]
    for overlay, (position, _) in zip(board.overlays, overlays, strict=True):
        inner = overlay.spaces.get(rest)
        if inner is not None:
            covered = board.covered(overlay.id, position)
            width = len((overlay.map or next(iter(overlay.faces.values())))[0])
            found = (inner,) if isinstance(inner, str) else inner
            return tuple(covered[(int(name[1:]) - 1) * width + ord(name[0]) - 65] for name in found)
    return (board.number[rest],)


def tokens(g: Wilds, name: str) -> Iterator[Token]:
    """Yield the tokens of a kind; "fury.red" names one front."""
    kind, _, front = name.partition(".")
    return (token for token in g.tokens if token.id == kind and (not front or token.front == front))


def token_spaces(g: Wilds, name: str) -> tuple[int, ...]:
    """Return the spaces where tokens of a kind lie, in order."""
    return tuple(sorted({token.space for token in tokens(g, name) if token.space >= 0}))


@rule("LW-216", "LR-14")
def token_owners(g: Wilds, c: int) -> tuple[str, ...]:
    """Return the sets whose tokens a climber uses; in solo play those of both characters, as the cards serve both."""
    k = g.climbers[c]
    if len(g.setup.climbers) > 1:
        return k.character, k.klass
    return (*[o.character for o in g.climbers if not o.defeated], k.klass)


def on_card(g: Wilds, name: str, half: str = "") -> list[int]:
    """Return the indices of the tokens of a kind on the scenario card, or on its half `above` or `below`."""
    places = HALVES[half]
    found = []
    for i, token in enumerate(g.tokens):
        if token.space in places and token.id == name:
            found.append(i)
    return found


#: Where tokens lie that are on the scenario card, or on one half of it.
HALVES = {"": (ON_CARD, BELOW), "above": (ON_CARD,), "below": (BELOW,)}


def face_down(g: Wilds) -> dict[int, int]:
    """Return the tokens that lie face down on the map, by space; of several on a space, the first."""
    hidden = [(token.space, i) for i, token in enumerate(g.tokens) if token.hidden and token.space >= 0]
    return dict(reversed(hidden))


def own_tokens(g: Wilds, c: int, name: str) -> tuple[int, ...]:
    """Return the indices of a climber's tokens of a kind (or front): of its sets, and those it holds (LW-010)."""
    sets = token_owners(g, c)
    kind, _, front = name.partition(".")
    found = []
    for i, token in enumerate(g.tokens):
        mine = token.id == kind and (token.owner in sets if token.owner else token.holder == c)
        if mine and (not front or token.front == front):
            found.append(i)
    return tuple(found)


# ---------------------------------------------------------------------------------------------- falling


@rule("LW-148", "LW-157", "LW-160", "LW-277", "LW-278", "LR-05", "LR-31")
def must_fall(g: Wilds, k: Climber) -> bool:
    """Whether a climber falls as soon as the effect under way is complete.

    Falling has begun already (LW-160); else the deck is empty (LW-148) or the space is open (LW-157), unless the
    farseer holds it (LW-277) and for as long as it does (LW-278).
    """
    flags = g.terrain[k.space]
    if k.falling:
        falls = True
    elif flags & LEDGE:
        return False
    elif not g.cards[k.cards].deck:
        falls = falls_into(g, k) >= 0
    else:
        falls = bool(flags & OPEN) and not flags & HELD and not swims(g, k)
    return falls and not nailed(g, k)


@rule("LW-244")
def may_anchor(g: Wilds, c: int) -> bool:
    """Whether Anchor would stop a climber's fall here."""
    k = g.climbers[c]
    return k.falling and bool(g.cards[k.cards].deck) and not g.terrain[k.space] & OPEN and not forbidden(g, c, "anchor")


# ---------------------------------------------------------------------------------------------- protection


@rule("LW-074", "LW-075", "LW-076", "LW-106")
def protected(g: Wilds, c: int, kind: str) -> bool:
    """Whether the AP card protects a climber from something: only in its own activation."""
    return g.activating and c == g.active and kind in g.icons and not forbidden(g, c, "protection")


# ---------------------------------------------------------------------------------------------- each other


@rule("LW-111", "LR-29")
def toss_reach(g: Wilds, c: int) -> int:
    """Return how far a climber can toss a mushroom."""
    return TOSS_RANGE + mod(g, c, "toss")


@rule("LW-115")
def helpable(g: Wilds, user: int, c: int) -> bool:
    """Whether a skill or toss of one climber may choose another."""
    return user == c or not forbidden(g, c, "help")


def is_waiting(g: Wilds, c: int, names: frozenset[str]) -> bool:
    """Whether a step of one of these names still waits for a climber: such an effect is under way."""
    for entry in g.agenda:
        if entry[0] in names and entry[1] == c:
            return True
    return False
