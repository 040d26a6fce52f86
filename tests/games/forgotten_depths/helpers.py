"""Given, when, then for Forgotten Depths: build a situation, choose, read the result.

    g = exploring(tiles={"a": tile(sides="1111")}, laid={(1, 0): "a"}, pile=["b"])
    g.choose("draw_tile")
    assert g.places() == {((2, 0), 0)}

    g = fight(beast(health=20), ours=[[5, 6]], theirs=[4, 2])
    g.choose("resolve", 0, 1)
    assert g.foe().health == (14,) and g.lost(0) == 4

The engine, the schema and the rules are the real ones; only tiles and Monsters are made for the test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec
from tests.games.played import Played

from fathom.core.decisions import Option
from fathom.core.game import box_of
from fathom.games.forgotten_depths import schema, setup
from fathom.games.forgotten_depths.box import ECOLOGIES, DepthsBox
from fathom.games.forgotten_depths.box.board import CENTRE, cell, coordinates, region_of
from fathom.games.forgotten_depths.queries import most_health
from fathom.games.forgotten_depths.rules import atlas, combat, ecology
from fathom.games.forgotten_depths.rules import exploring as exploring_rules
from fathom.games.forgotten_depths.state import Depths, Foe, Held, Hero, Lane, Pile

GAME = "forgotten-depths"


# ---------------------------------------------------------------------------------------------- content


def real() -> DepthsBox:
    """Return the box as it is shipped."""
    box = box_of(GAME)
    assert isinstance(box, DepthsBox)
    return box


def do(verb: str, **parameters: Any) -> dict[str, Any]:
    """Return an effect as content writes it: `do("heal", who="hero", n=2)`."""
    return {"do": verb, **parameters}


def tile(
    sides: str | Sequence[str] = "1111", plan: Sequence[str] = ("AAA", "AAA", "AAA"), **more: Any
) -> dict[str, Any]:
    """Return a tile: "1010" means that the middle of the north and the south side is open; or four sides in full."""
    full = [f"0{side}0" for side in sides] if isinstance(sides, str) else list(sides)
    return {"plan": list(plan), "sides": full, "source": "fathom"} | more


def beast(health: int = 20, *skills: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """Return a Monster Card; without skills it has a passive one that does nothing."""
    printed = [{"id": f"skill{i}", **skill} for i, skill in enumerate(skills)]
    printed = printed or [{"id": "idle", "trigger": "passive", "effects": []}]
    plain = {"id": "test_beast", "kind": "monster", "ecology": "ruins", "deck": "light", "xp": 2, "source": "fathom"}
    return plain | {"health": [health] * 3, "skills": printed} | more


def power(*effects: Mapping[str, Any]) -> dict[str, Any]:
    """Return a Power-Activated Ability of a Monster."""
    return {"trigger": "power", "effects": list(effects)}


def passive(*effects: Mapping[str, Any], when: str = "") -> dict[str, Any]:
    """Return a Passive Ability of a Monster."""
    return {"trigger": "passive", "when": when, "effects": list(effects)}


def box_with(
    tiles: Mapping[str, Mapping[str, Any]] | None = None,
    at: str = "ruins",
    monsters: Sequence[Mapping[str, Any]] = (),
    **more: Sequence[Mapping[str, Any]],
) -> DepthsBox:
    """Return the real box with tiles, Monsters, Items, Features … of the test's own; one box where all is the same."""
    wanted = msgspec.json.encode([tiles, at, monsters, more])
    if wanted not in _made:
        _made[wanted] = _box_with(tiles, at, monsters, more)
    return _made[wanted]


#: The boxes that tests have asked for, by all that they asked for: a box never changes.
_made: dict[bytes, DepthsBox] = {}


def _box_with(
    tiles: Mapping[str, Mapping[str, Any]] | None,
    at: str,
    monsters: Sequence[Mapping[str, Any]],
    more: Mapping[str, Sequence[Mapping[str, Any]]],
) -> DepthsBox:
    shipped = real()
    kinds = {section.table: section.record for section in DepthsBox.sections.values()}
    entries: dict[str, dict[str, Any]] = {}
    for name, section in DepthsBox.sections.items():
        group = getattr(shipped, name)
        entries[section.table] = {
            id_: msgspec.convert(msgspec.to_builtins(one), section.record) for id_, one in group.items()
        }
    for table, added in {"monster": monsters, **more}.items():
        for one in added:
            entries[table][one["id"]] = msgspec.convert({"source": "fathom", **one}, kinds[table])
    if tiles is not None:
        entries["tile"] = {id_: one for id_, one in entries["tile"].items() if one.ecology != at}
        wanted = {"entry": tile(role="entry", signs=["...", ".E.", "..."]), "stairs": tile(role="stairs")}
        wanted["stairs"]["signs"] = ["...", ".S.", "..."]
        wanted |= {name: dict(one) for name, one in tiles.items()}
        wanted |= {f"filler{i}": tile() for i in range(24 - len(wanted))}
        for name, one in wanted.items():
            entries["tile"][name] = msgspec.convert({"id": name, "ecology": at, **one}, schema.Tile)
    return DepthsBox.made_of({name: entries[section.table] for name, section in DepthsBox.sections.items()})


# ---------------------------------------------------------------------------------------------- given


def new(box: DepthsBox | None = None, seed: int = 1, **values: Any) -> Table:
    """Return a game at its first decision, with a box of the test's own or the real one."""
    box = box or real()
    chosen = {option.name: option.default for option in setup.options(box)} | values
    state = setup.begin(box, setup.prepare(box, chosen), seed)
    state.events = []
    state.run()
    return Table(state)


def exploring(
    tiles: Mapping[str, Mapping[str, Any]] | None = None,
    laid: Mapping[tuple[int, int], str | tuple[str, int]] | None = None,
    pile: Sequence[str] = (),
    at: str = "ruins",
    box: DepthsBox | None = None,
    monsters: Sequence[Any] = (),
    **values: Any,
) -> Table:
    """Return a game in which the party Explores a map of the test's own.

    Args:
        tiles: the tiles of the test by name; "entry" (open on all sides) and "stairs" are there anyway.
        laid: tiles on the map by coordinates, by name or (name, turn); the Entry Tile lies at (0, 0).
        pile: the tiles to be drawn, top first.
        at: the Ecology.
        box: instead of a box made from `tiles`.
        monsters: Monster Cards on top of the pile: ids, or Monsters made by `beast`.
        values: setup options, or "keys", "xp" for the party.
    """
    party = {name: values.pop(name) for name in ("keys", "xp") if name in values}
    made = [one for one in monsters if isinstance(one, Mapping)]
    g = new(box or box_with(tiles or {}, at, made), start=at, **values)
    while g.state.phase == "setup":
        g.default()
    state = g.state
    names = [ground.id for ground in state.box.lands[state.ecology].grounds]
    ecology._clear_map(state, len(names))
    atlas.lay(state, names.index("entry"), CENTRE, 0)
    for (x, y), entry in (laid or {}).items():
        name, turn = (entry, 0) if isinstance(entry, str) else entry
        atlas.lay(state, names.index(name), cell(x, y), turn)
    state.lantern = state.box.lands[state.ecology].start
    atlas.survey(state)
    state.tiles = Pile(bytes(names.index(name) for name in pile))
    state.keys = party.get("keys", state.keys)
    state.xp = bytes(sorted(party.get("xp", ())))
    ids = list(state.box.monsters)
    wanted = [one if isinstance(one, str) else one["id"] for one in monsters]
    if wanted:
        state.monster_pile = Pile(bytes(ids.index(name) for name in wanted))
    return g.again()


def fight(
    *monsters: Mapping[str, Any] | str,
    ours: Sequence[Sequence[int]] = ((5, 6),),
    theirs: Sequence[int] = (),
    heroes: int | Sequence[Any] | None = None,
    until: str = "act",
    items: Mapping[int, Sequence[str]] | None = None,
    abilities: Mapping[int, Sequence[str]] | None = None,
    health: Mapping[int, int] | None = None,
    stored: int = 2,
    box: DepthsBox | None = None,
    **values: Any,
) -> Table:
    """Return a Combat in its first Round.

    Args:
        monsters: Monster Cards, by id or made by `beast`.
        ours: the cards that each Hero plays, in order; a 1 fills up every hand to three.
        theirs: the Monster Action deck from the top (0 is a Power Card); 2s follow.
        heroes: a number or names; as many as `ours` unless given.
        until: "play" to stop before cards are played, "act" to play `ours` first.
        items: equipped Items by Hero.
        abilities: Ability Cards by Hero.
        health: by Hero, before the Combat.
        stored: Stored Power Cards of each.
        box: instead of a box with these Monsters.
        values: setup options.
    """
    made = [one for one in monsters if isinstance(one, Mapping)]
    g = new(box or (box_with(monsters=made) if made else None), heroes=heroes or len(ours), **values)
    while g.state.phase == "setup":
        g.default()
    state = g.state
    for h, hero in enumerate(state.heroes):
        cards = ours[h] if h < len(ours) else (4, 4)
        hero.hand = bytes(sorted([*cards, *[1] * (3 - len(cards))]))
        hero.stored = stored
        hero.health = (health or {}).get(h, hero.health)
        hero.abilities = tuple((abilities or {}).get(h, ()))
        hero.items = tuple(
            Held(name, True, state.box.items[name].uses) for name in (items or {}).get(h, ())
        )  # fmt: skip
        hero.gear = tuple(held.id for held in hero.items)
    for deck in state.action:
        deck.cards = bytes([*theirs, *[2] * 30])
    ids = list(state.box.monsters)
    beasts = tuple(ids.index(one if isinstance(one, str) else one["id"]) for one in monsters)
    state.agenda.clear()
    state.decision = None
    state.phase = "encounter"
    state.then(combat.begin_combat(beasts), exploring_rules.explore(0))
    state.events = []
    state.run()
    g.start = [hero.health for hero in state.heroes]
    if until == "act":
        while g.asks("face"):
            g.default()
        for h, cards in enumerate(ours):
            for card in cards:
                if g.asks("play") and g.state.lanes[g.state.decision.args[0]].hero == h:  # type: ignore[union-attr]
                    g.choose("play", h, card)
    return g


# ---------------------------------------------------------------------------------------------- when, then


class Table(Played[Depths]):
    """A game of Forgotten Depths that a test plays."""

    def __init__(self, state: Depths) -> None:
        super().__init__(state)
        self.start: list[int] = []

    def fits(self, option: Option, facts: tuple[Any, ...]) -> bool:
        """Whether the first arguments of an option are these."""
        return option.args[: len(facts)] == facts

    # ------------------------------------------------------------------------------------------ choosing

    def choose(self, key: str, *facts: Any, seat: int | None = None) -> Self:
        """Choose the only option of this kind with these facts, or the first of several."""
        found = self.options(key, *facts, seat=seat)
        assert found, f"no {key} {facts}; {self.says()}"
        self.state.choose(found[0])
        return self

    def default(self) -> Self:
        """Choose the last option, which moves on."""
        assert self.state.decision is not None
        self.state.choose(len(self.state.decision.options) - 1)
        return self

    def to(self, key: str) -> Self:
        """Answer by default until a question is asked, or the game is over."""
        for _ in range(200):
            if self.asks(key) or self.state.over:
                return self
            self.default()
        raise AssertionError(f"{key} was never asked")

    def again(self) -> Self:
        """Ask anew what the party does, after the test has changed something."""
        state = self.state
        state.agenda.clear()
        state.decision = None
        state.events = []
        state.then(exploring_rules.explore(0))
        state.run()
        return self

    # ------------------------------------------------------------------------------------------ looking

    def hero(self, h: int = 0) -> Hero:
        """Return a Hero."""
        return self.state.heroes[h]

    def foe(self, f: int = 0) -> Foe:
        """Return a Monster Card in Combat."""
        return self.state.foes[f]

    def lane(self, at: int = 0) -> Lane:
        """Return a Hero against a Monster Card."""
        return self.state.lanes[at]

    def lost(self, h: int = 0) -> int:
        """Return the Health that a Hero has lost since the Combat began."""
        return self.start[h] - self.state.heroes[h].health

    def most(self, h: int = 0) -> int:
        """Return a Hero's Maximum Health."""
        return most_health(self.state, self.state.heroes[h])

    def pairs(self, at: int = 0) -> set[int]:
        """Return the pairs that may be resolved."""
        return {option.args[1] for option in self.options("resolve", at)}

    def places(self) -> set[tuple[tuple[int, int], int]]:
        """Return where the tile in hand may lie: coordinates and turn."""
        return {(coordinates(option.args[0]), option.args[1]) for option in self.options("place")}

    def region(self, name: str, letter: str = "A") -> int:
        """Return the region of a tile."""
        land = self.state.box.lands[self.state.ecology]
        number = [ground.id for ground in land.grounds].index(name)
        return region_of(number, land.tiles[number], letter)

    def reaches(self, name: str, letter: str = "A") -> bool:
        """Whether a region can be reached."""
        return bool(self.state.reach >> self.region(name, letter) & 1)

    def events_of(self, kind: str) -> list[dict[str, Any]]:
        """Return the facts of the events of a kind since the situation was made."""
        return [event.facts for event in self.state.events or () if event.kind == kind]

    def pile(self, *tiles: str) -> Self:
        """Lay these tiles on the pile, top first, and ask anew."""
        names = [ground.id for ground in self.state.box.lands[self.state.ecology].grounds]
        self.state.tiles = Pile(bytes(names.index(name) for name in tiles))
        return self.again()


__all__ = ["ECOLOGIES", "Table", "beast", "box_with", "do", "exploring", "fight", "new", "passive", "power", "tile"]
