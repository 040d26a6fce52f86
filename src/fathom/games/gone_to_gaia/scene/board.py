"""The board of a scene: tiles, enemies with their arrows and numbers, delvers, Witness, what lies about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from fathom.core.scene import Area, Board, Cell, Counter, Piece

from .. import queries
from ..box import board
from ..box.profiles import Profile
from ..rules import counterattacks
from ..schema.verbs import Attack
from ..schema.words import SIDES
from ..state import Enemy
from .ground import ground
from .outlook import Hit
from .words import ELEMENT_ICONS, Words

CELLS = tuple((at, board.x_of(at), board.y_of(at)) for at in range(board.TILES))
#: Where tokens lie on a tile, so that several can be told apart and whoever stands there is seen.
SPOTS = ((-0.3, 0.31), (0.3, 0.31), (-0.3, -0.31), (0.3, -0.31), (0.0, 0.36), (0.0, -0.36))
TOKEN = 0.62
#: A result of the die for which white arrows fire and nothing else happens.
PLAIN = 2
SUITS = {"boss": "danger", "lieutenant": "treasure"}


def table_board(w: Words, planned: Sequence[Hit]) -> Board:
    """Return the board with all that is on it, and on it what the planned attack would do."""
    cells = tuple(
        Cell(id=f"tile.{at}", x=x, y=y, name=w("tile", tile=board.name_of(at)), label=board.name_of(at))
        for at, x, y in CELLS
    )
    return Board(
        id="board",
        name=w.text("board"),
        width=board.SIZE,
        height=board.SIZE,
        cells=cells,
        pieces=(*_enemies(w, planned), *_delvers(w), *things(w)),
        areas=(*_reach(w), *_answers(w, planned), *_threats(w)),
        drawing=ground(),
        columns=tuple("ABCDE"),
        rows=tuple("12345"),
        grows=True,
    )


# ---------------------------------------------------------------------------------------------- enemies


def _enemies(w: Words, planned: Sequence[Hit]) -> Iterator[Piece]:
    hits = {hit.uid: hit for hit in planned}
    for enemy in w.g.enemies:
        profile = queries.profile_of(w.g, enemy)
        most = queries.health_of(w.g, enemy)
        left = most - enemy.hurt
        hit = hits.get(enemy.uid)
        then = ""
        if hit is not None:
            then = w.text("plan-dies") if hit.dies else f"{left}→{max(0, left - hit.least)}"
        over, over_by = _over(w, enemy, profile)
        yield Piece(
            id=f"enemy.{enemy.uid}",
            kind=profile.kind,
            at=f"tile.{enemy.at}",
            name=spoken(w, enemy, profile),
            value=str(left),
            shape="card",
            art=profile.family if profile.kind == "minion" else profile.card,
            suit=SUITS.get(profile.kind, "gale"),
            icons=(*(*reward_icons(profile), "")[:2], *state_icons(enemy)),
            arrows=(*arrows(profile, enemy.rot), *mark(profile, enemy.rot)),
            flags=("hit",) if hit is not None else (),
            counters=(
                Counter(id=f"enemy.{enemy.uid}.health", kind="health", name=w.text("counter-health"), value=left,
                        most=most, words=then, wants="less"),
                Counter(id=f"enemy.{enemy.uid}.damage", kind="attack", name=w.text("counter-damage"),
                        value=profile.damage + enemy.strength),
            ),
            over=over,
            over_by=over_by,
        )  # fmt: skip


def _over(w: Words, enemy: Enemy, profile: Profile) -> tuple[int, Literal["", "solid", "both"]]:
    """Return what an enemy would do to the delver who is asked if it answered now, and by which arrows."""
    d = w.asked()
    if d < 0 or w.g.at[d] < 0 or not counterattacks.may_answer(enemy, profile):
        return 0, ""
    white, black = (
        counterattacks.damage(w.g, enemy, profile, die, d)
        if d in counterattacks.struck(w.g, enemy, profile, die)
        else 0
        for die in (PLAIN, counterattacks.BLACK)
    )
    return max(white, black), "both" if white and black else "solid" if black else ""


def spoken(w: Words, enemy: Enemy, profile: Profile) -> str:
    """Return an enemy as it is read aloud: name, tile, health, abilities, the tokens on it."""
    left = queries.health_of(w.g, enemy) - enemy.hurt
    abilities = w.listed([w.ability(name) for name in sorted(profile.abilities)]) or w.text("no-abilities")
    return w("enemy-spoken", enemy=w.enemy(profile.card), tile=board.name_of(enemy.at), n=left,
             damage=profile.damage + enemy.strength, abilities=abilities)  # fmt: skip


def arrows(profile: Profile, rot: int) -> tuple[str, ...]:
    """Return the arrows on the sides of a turned card; black ones are solid."""
    found = []
    for sides, mark in ((profile.white_arrows, ""), (profile.black_arrows, "!")):
        for side, length in sides:
            found.append(f"{SIDES[(side + 2 * rot) % 8]}{'2' if length == 2 else ''}{mark}")
    return tuple(found)


def mark(profile: Profile, rot: int) -> Iterator[str]:
    """Yield the mark of the marked side of a turned card."""
    if profile.side >= 0:
        yield f"{SIDES[(profile.side + 2 * rot) % 8]}*"


def reward_icons(profile: Profile) -> tuple[str, ...]:
    """Return what its death brings, as icons."""
    if profile.reward.elements:
        return tuple(ELEMENT_ICONS[name] for name in profile.reward.elements)
    return ("xp",) if profile.reward.xp else ("levelstair",)


def state_icons(enemy: Enemy) -> Iterator[str]:
    """Yield the tokens on an enemy as icons."""
    for has, icon in (
        (enemy.shell, "armor"), (enemy.invulnerable, "lock"), (enemy.vicious, "block"), (enemy.offensive, "sword"),
        (enemy.revenge, "enraged"), (enemy.marked >= 0, "eye"), (enemy.stolen >= 0, "hand"), (enemy.growth, "mend"),
        (enemy.strength, "double"),
    ):  # fmt: skip
        if has:
            yield icon


# ---------------------------------------------------------------------------------------------- delvers and things


def _delvers(w: Words) -> Iterator[Piece]:
    g = w.g
    for d, at in enumerate(g.at):
        if at >= 0:
            yield Piece(
                id=f"delver.{d}", kind="delver", at=f"tile.{at}", seat=queries.seat_of(g, d), tint=d, art=w.hero_id(d),
                name=w("delver-at", delver=w.delver(d), tile=board.name_of(at)), shape="figure",
                flags=("active",) if d == w.asked() else (),
            )  # fmt: skip
    if g.witness >= 0:
        name = w("delver-at", delver=w.text("witness"), tile=board.name_of(g.witness))
        yield Piece(id="witness", kind="witness", at=f"tile.{g.witness}", name=name, shape="figure", art="witness")


def things(w: Words) -> Iterator[Piece]:
    """Yield parts, circuits, friendlies and the tokens that lie on tiles."""
    seen: dict[int, int] = {}
    for i, (at, thing) in enumerate(_lying(w)):
        n = seen[at] = seen.get(at, -1) + 1
        dx, dy = SPOTS[n % len(SPOTS)]
        yield msgspec.structs.replace(thing, id=f"thing.{i}", at=f"tile.{at}", dx=dx, dy=dy, scale=TOKEN)


def _lying(w: Words) -> Iterator[tuple[int, Piece]]:
    g = w.g

    def figure(kind: str, name: str, value: str = "") -> Piece:
        return Piece(id="", at="", kind=kind, name=name, art=kind, shape="figure", value=value)

    for drop in g.drops:
        which = ("mind", "body")[drop.discipline]
        yield drop.at, Piece(
            id="", at="", kind=f"part-{which}", name=w(f"drop-{which}", level=drop.level), shape="disc",
            suit=f"seat-{drop.discipline + 1}", value=str(drop.level) if drop.level else "",
        )  # fmt: skip
    yield from ((at, figure("circuit", w.text("circuit"))) for at in g.circuit_tiles)
    yield from ((at, figure("friendly", w.text("friendly"))) for at in g.friendly_tiles)
    yield from ((at, figure("gaze", w.ability("gaze"))) for at in g.gazed)
    for ember in g.embers:
        name = w("ember", enemy=w.enemy(g.box.profiles[ember.profile].card), n=ember.tokens)
        yield ember.at, figure("ember", name, str(ember.tokens))


# ---------------------------------------------------------------------------------------------- areas


def _reach(w: Words) -> Iterator[Area]:
    """Yield the tiles under the arrows of the weapon that lies exhausted for this turn."""
    g = w.g
    if g.decision is None or g.decision.key != "choose" or g.acted:
        return
    suit = queries.suit_of(g, g.active)
    if not queries.used_ranks(suit)[g.weapon]:
        return
    for effect in queries.card_in_use(g, suit, g.weapon).steps:
        if isinstance(effect, Attack):
            masks = g.box.areas[effect.node]
            partner = effect.around == "partner" and g.at[1 - g.active] >= 0
            origin = g.at[1 - g.active if partner else g.active]
            for letter, by_tile in masks.items():
                yield Area(id=f"attack.{effect.node}.{letter}", kind="reach", cells=_cells(by_tile[origin]),
                           name=w.text("area-attack"))  # fmt: skip


def _answers(w: Words, planned: Sequence[Hit]) -> Iterator[Area]:
    """Yield the tiles that the targets of the planned attack, or of the one under way, could hit in answer."""
    g = w.g
    key = g.decision.key if g.decision else ""
    if key in ("guard", "block"):  # the die stands: what it fires
        mask = 0
        for enemy, profile in _answering(w, set(g.fight.group)):
            mask |= counterattacks.fired(enemy, profile, g.fight.die)
        if mask:
            yield Area(id="answer.now", kind="attack", cells=_cells(mask), name=w.text("area-answer-now"))
        return
    uids = {hit.uid for hit in planned if hit.answers}
    if key == "reroll":
        uids |= set(g.fight.group)
    white = black = 0
    for enemy, profile in _answering(w, uids):
        white |= profile.white[enemy.rot][enemy.at]
        black |= profile.black[enemy.rot][enemy.at]
    for colour, mask in (("white", white), ("black", black)):
        if mask:
            yield Area(id=f"answer.{colour}", kind="attack", cells=_cells(mask), name=w.text(f"area-answer-{colour}"),
                       pattern="" if colour == "white" else "a")  # fmt: skip


def _answering(w: Words, uids: set[int]) -> Iterator[tuple[Enemy, Profile]]:
    """Yield those of some enemies that may counterattack."""
    for enemy in w.g.enemies:
        profile = queries.profile_of(w.g, enemy)
        if enemy.uid in uids and counterattacks.may_answer(enemy, profile):
            yield enemy, profile


def _threats(w: Words) -> Iterator[Area]:
    """Yield the tiles under the arrows of each enemy; they are shown while it is looked at."""
    for enemy in w.g.enemies:
        profile = queries.profile_of(w.g, enemy)
        foe = w.foe(enemy.uid)
        for colour, cover in (("white", profile.white), ("black", profile.black)):
            if mask := cover[enemy.rot][enemy.at]:
                yield Area(id=f"threat.{enemy.uid}.{colour}", kind="threat", cells=_cells(mask),
                           pattern="" if colour == "white" else "a", name=w(f"area-{colour}", enemy=foe),
                           of=f"enemy.{enemy.uid}")  # fmt: skip


def _cells(mask: int) -> tuple[str, ...]:
    return tuple(f"tile.{at}" for at in board.tiles_in(mask))
