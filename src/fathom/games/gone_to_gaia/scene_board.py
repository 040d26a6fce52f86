"""The board of a scene: tiles, enemies with their arrows and numbers, delvers, Witness, what lies about."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Area, Board, Cell, Counter, Piece

from . import board, queries
from .profiles import Profile
from .scene_words import ELEMENT_ICONS, Words
from .schema import SIDES, Attack
from .state import Enemy

CELLS = tuple((at, board.x_of(at), board.y_of(at)) for at in range(board.TILES))
#: Where tokens lie on a tile, so that several can be told apart.
SPOTS = ((-0.3, 0.3), (0.3, 0.3), (-0.3, -0.3), (0.3, -0.3), (0.0, 0.35), (0.0, -0.35))


def table_board(w: Words) -> Board:
    """Return the board with all that is on it."""
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
        pieces=(*_enemies(w), *_delvers(w), *_things(w)),
        areas=tuple(_areas(w)),
        columns=tuple("ABCDE"),
        rows=tuple("12345"),
    )


def _enemies(w: Words) -> Iterator[Piece]:
    for enemy in w.g.enemies:
        profile = queries.profile_of(w.g, enemy)
        left = queries.health_of(w.g, enemy) - enemy.hurt
        yield Piece(
            id=f"enemy.{enemy.uid}",
            kind=profile.kind,
            at=f"tile.{enemy.at}",
            name=spoken(w, enemy, profile),
            shape="card",
            art=profile.family or profile.card,
            suit={"boss": "danger", "lieutenant": "treasure"}.get(profile.kind, "gale"),
            icons=reward_icons(profile),
            arrows=arrows(profile, enemy.rot),
            flags=tuple(sorted(profile.abilities)),
            counters=(
                Counter(id=f"enemy.{enemy.uid}.health", kind="health", name=w.text("counter-health"), value=left,
                        most=queries.health_of(w.g, enemy)),
                Counter(id=f"enemy.{enemy.uid}.damage", kind="attack", name=w.text("counter-damage"),
                        value=profile.damage + enemy.strength),
            ),
        )  # fmt: skip


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


def reward_icons(profile: Profile) -> tuple[str, ...]:
    """Return what its death brings, as icons."""
    if profile.reward.elements:
        return tuple(ELEMENT_ICONS[name] for name in profile.reward.elements)
    return ("xp",) if profile.reward.xp else ("levelstair",)


def _delvers(w: Words) -> Iterator[Piece]:
    g = w.g
    together = g.at[0] == g.at[1] >= 0
    for d, at in enumerate(g.at):
        if at >= 0:
            flags = (("active",) if d == g.active else ()) + (("stunned",) if g.stunned >> d & 1 else ())
            yield Piece(
                id=f"delver.{d}", kind="delver", at=f"tile.{at}", seat=queries.seat_of(g, d), art=("mind", "body")[d],
                name=w("delver-at", delver=w.delver(d), tile=board.name_of(at)), flags=flags,
                value="MB"[d], dx=(-0.22, 0.22)[d] if together else 0.0,
            )  # fmt: skip
    if g.witness >= 0:
        yield Piece(id="witness", kind="witness", at=f"tile.{g.witness}", name=w.text("witness"), shape="disc",
                    art="witness", icons=("witness",), dx=0.3, dy=-0.3)  # fmt: skip


def _things(w: Words) -> Iterator[Piece]:
    """Yield parts, circuits, friendlies and the tokens that lie on tiles."""
    g = w.g
    found: list[tuple[int, str, str, str, str]] = []
    for drop in g.drops:
        kind = ("part-mind", "part-body")[drop.discipline]
        found.append(
            (drop.at, kind, w(f"drop-{('mind', 'body')[drop.discipline]}", level=drop.level), "treasure", "box")
        )
    found += [(at, "circuit", w.text("circuit"), "good", "diamond") for at in g.circuit_tiles]
    found += [(at, "lamp", w.text("friendly"), "good", "disc") for at in g.friendly_tiles]
    found += [(at, "eye", w.ability("gaze"), "danger", "octagon") for at in g.gazed]
    for ember in g.embers:
        name = w("ember", enemy=w.enemy(g.box.profiles[ember.profile].card), n=ember.tokens)
        found.append((ember.at, "ember", name, "ember", "octagon"))
    seen: dict[int, int] = {}
    for i, (at, kind, name, suit, shape) in enumerate(found):
        n = seen[at] = seen.get(at, -1) + 1
        dx, dy = SPOTS[n % len(SPOTS)]
        yield Piece(id=f"thing.{i}", kind=kind, at=f"tile.{at}", name=name, suit=suit, shape=shape, icons=(kind,),
                    dx=dx, dy=dy)  # fmt: skip


def _areas(w: Words) -> Iterator[Area]:
    """Yield the tiles under the arrows of the weapon that lies exhausted for this turn."""
    g = w.g
    if g.decision is None or g.decision.key != "choose" or g.acted:
        return
    suit = queries.suit_of(g, g.active)
    if not queries.used_ranks(suit)[g.weapon]:
        return
    for effect in queries.card_in_use(g, suit, g.weapon).steps:
        if isinstance(effect, Attack):
            masks = g.box.areas[effect.node].masks
            partner = effect.around == "partner" and g.at[1 - g.active] >= 0
            origin = g.at[1 - g.active if partner else g.active]
            for letter, by_tile in masks.items():
                cells = tuple(f"tile.{at}" for at in board.tiles_in(by_tile[origin]))
                yield Area(id=f"attack.{effect.node}.{letter}", kind="attack", cells=cells, name=w.text("area-attack"))
