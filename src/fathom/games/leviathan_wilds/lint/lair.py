"""What a leviathan must keep to: its map, dice, tokens and overlays, its scenario and its threats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fathom.core.content import Problems
from fathom.parts.catalogue import Catalogue

from ..box.board import LEDGE, LETTERS, OFF, OPEN
from ..schema import Leviathan, OverlaySpec, Part, ScenarioRule, ScenarioToken
from ..schema.verbs import Lay, Lose, Place, Push, Spend, Stock, Take
from .effects import Notes, walk
from .ground import Cells, cells_of, endless, reach, ways_to_fall

MUSHROOMS_ON_MAP = 6
DICE_PER_COLOUR = 6
TOKENS_IN_BOX = 16
TOKENS_PER_FRONT = 4
ATTACK_MARKERS = 2
THREATS = 5
FRONTS = ("red", "yellow", "green", "blue")
#: What brings a token to another place.
MOVING = (Lay, Place, Spend, Stock, Take)
#: What Block could prevent, as an effect; as part of a keyword it must not (LR-52).
BLOCKED = (Lose, Push)
TARGETS = (
    "active", "next", "highest", "lowest", "leftmost", "rightmost", "all", "any", "closest", "furthest", "most_health",
    "least_health", "most_blight", "most_grip", "least_grip",
)  # fmt: skip


def _name(at: tuple[int, int]) -> str:
    return f"{chr(65 + at[0])}{at[1] + 1}"


def _at(name: str) -> tuple[int, int]:
    """Return the place of a space; one that lies on an overlay ("lift.A1") has none on the map."""
    if "." in name or not name[1:].isdigit():
        return -1, -1
    return ord(name[0]) - 65, int(name[1:]) - 1


class Lair(Notes):
    """Checks one leviathan: map, dice, tokens, overlays, scenario, threats."""

    def __init__(self, problems: Problems, box: Catalogue, one: Leviathan) -> None:
        tokens = [name for token in one.tokens for name in (token.id, token.turned) if name]
        super().__init__(problems, box, one, tokens)
        self.one = one
        self.states = one.states
        self.labels = one.spaces
        self.overlays = {overlay.id: overlay for overlay in one.overlay}
        self.rules = {rule.id: bool(rule.effects) or _is_step(rule.id) for card in one.scenario for rule in card.rule}
        self.readable = self._check_rows("map", one.map)
        self.base = cells_of(one.map) if self.readable else {}
        self.spaces = {_name(at) for at, flags in self.base.items() if not flags & OFF}
        self.features |= {f"space.{label}" for label in (*one.spaces, *self.spaces)}
        for token in one.tokens:
            self.features |= {f"token.{side}.{front}" for side in (token.id, token.turned) for front in token.fronts}
        for overlay in one.overlay:
            rows = overlay.map or next(iter(overlay.faces.values()), ())
            self.features |= {f"overlay.{overlay.id}", *(f"space.{label}" for label in overlay.spaces)}
            self.features |= {"link"} if overlay.links else set()
            self.spaces |= {f"{overlay.id}.{_name(at)}" for at in cells_of(rows)}

    def check(self) -> None:
        """Check everything; the ground only if what lies on it is right."""
        one = self.one
        before = len(self.problems.found)
        self.between("complexity", one.complexity, 1, 3)
        self.between("start_row", one.start_row, 1, len(one.map))
        for label, spaces in one.spaces.items():
            for space in (spaces,) if isinstance(spaces, str) else spaces:
                self._space(f"spaces.{label}", space)
        self._check_dice()
        self._check_tokens()
        for i, overlay in enumerate(one.overlay):
            self._check_overlay(f"overlay[{i}]", overlay)
        if self.readable and len(self.problems.found) == before:
            self._check_ground()
        for i, pool in enumerate(one.pools):
            self.known(f"pools[{i}].from", pool.from_, self.features, "feature")
            self.effects(f"pools[{i}]", pool)
        self._check_scenario()
        self._check_threats()

    def _space(self, field: str, name: str) -> None:
        if self.readable and name not in self.spaces:
            self.add(field, f"there is no space '{name}' on the map")

    def _check_rows(self, field: str, rows: tuple[str, ...]) -> bool:
        if not rows or len({len(row) for row in rows}) != 1 or not rows[0]:
            self.add(field, "the rows are not equally long")
            return False
        unknown = sorted(set("".join(rows)) - LETTERS.keys())
        for letter in unknown:
            self.add(field, f"unknown letter '{letter}' (known: {' '.join(LETTERS)})")
        return not unknown

    # ------------------------------------------------------------------------------------------ pieces

    def _check_dice(self) -> None:
        one = self.one
        dice = Counter(crystal.colour for crystal in one.crystals)
        for i, crystal in enumerate(one.crystals):
            self.between(f"crystals[{i}].value", crystal.value, 1, 6)
            self._space(f"crystals[{i}].at", crystal.at)
        for i, pool in enumerate(one.pools):
            dice[pool.colour] += len(pool.values)
            for value in pool.values:
                self.between(f"pools[{i}].values", value, 1, 6)
        for i, spawned in enumerate(one.spawned):
            dice[spawned.colour] += len(spawned.values)
            for value in spawned.values:
                self.between(f"spawned[{i}].values", value, 1, 6)
            self.known(f"spawned[{i}].token", f"token.{spawned.token}", self.features, "feature")
        for colour, count in dice.items():
            if count > DICE_PER_COLOUR:
                self.add("crystals", f"{count} {colour} dice; the box has {DICE_PER_COLOUR}")
        if not dice:
            self.add("crystals", "nothing binds this leviathan")
        self.unique("crystals", (crystal.at for crystal in one.crystals))
        self.unique("mushrooms", one.mushrooms)
        if len(one.mushrooms) != MUSHROOMS_ON_MAP:
            self.add("mushrooms", f"{len(one.mushrooms)} spaces, not {MUSHROOMS_ON_MAP}")
        for i, space in enumerate(one.mushrooms):
            self._space(f"mushrooms[{i}]", space)

    def _check_that_it_stays(self, token: ScenarioToken) -> None:
        """Tokens in groups never leave their spaces: on others nobody looks out for them."""
        for where, item in walk(self.one, ""):
            moved = item.token if isinstance(item, MOVING) else item.struck if isinstance(item, ScenarioRule) else ""
            if moved and moved.partition(".")[0] in (token.id, token.turned):
                self.add(where, f"'{token.id}' lies in groups: nothing places, lays, takes or strikes it")

    def _check_tokens(self) -> None:
        fronts: Counter[str] = Counter()
        for i, token in enumerate(self.one.tokens):
            for front in token.fronts:
                self.known(f"tokens[{i}].fronts", front, FRONTS, "front")
            fronts.update(token.fronts)
            for label in token.groups:
                self.known(f"tokens[{i}].groups", label, self.one.spaces, "label")
                if len(self.one.spaces.get(label, ())) != len(token.fronts):
                    self.add(f"tokens[{i}].groups", f"'{label}' needs a space for one token of each front")
            if token.groups and set(token.fronts.values()) != {len(token.groups)}:
                self.add(f"tokens[{i}].fronts", "there is one of each front for every group")
            if token.groups and not (token.turned and token.face == "down"):
                self.add(f"tokens[{i}]", "tokens in groups lie face down and are called something else when turned")
            if token.groups:
                self._check_that_it_stays(token)
            if token.per_climber * 4 > (sum(token.fronts.values()) or TOKENS_IN_BOX):
                self.add(f"tokens[{i}].per_climber", "there are not enough of them for four climbers")
        if fronts.total() > TOKENS_IN_BOX:
            self.add("tokens", f"{fronts.total()} tokens; the box has {TOKENS_IN_BOX}")
        for front, count in fronts.items():
            if count > TOKENS_PER_FRONT:
                self.add("tokens", f"{count} with front '{front}'; the box has {TOKENS_PER_FRONT}")
        self.unique("tokens", (token.id for token in self.one.tokens))

    def _check_overlay(self, field: str, overlay: OverlaySpec) -> None:
        if bool(overlay.map) == bool(overlay.faces):
            self.add(field, "needs either map or faces")
            return
        sheets = {"map": overlay.map} if overlay.map else {f"faces.{k}": rows for k, rows in overlay.faces.items()}
        if not all([self._check_rows(f"{field}.{name}", rows) for name, rows in sheets.items()]):
            return
        if len({(len(rows), len(rows[0])) for rows in sheets.values()}) != 1:
            self.add(f"{field}.faces", "the faces are not equally large")
        if overlay.faces:
            self.known(f"{field}.face", overlay.face, overlay.faces, "face")
        rows = next(iter(sheets.values()))
        for label, spaces in overlay.spaces.items():
            for space in (spaces,) if isinstance(spaces, str) else spaces:
                self.known(f"{field}.spaces.{label}", space, map(_name, cells_of(rows)), "space")
        if overlay.side:
            self._check_side(field, overlay)
            return
        self.known(f"{field}.start", overlay.start, overlay.positions, "position")
        for name, corner in overlay.positions.items():
            lost = [at for at in self._under(overlay, corner) if at not in self.base]
            if corner not in self.spaces or lost:
                self.add(f"{field}.positions.{name}", f"at '{corner}' it does not lie on the map")

    def _check_side(self, field: str, overlay: OverlaySpec) -> None:
        """Beside the map: links lead in, falls end on the lowest row, crystals and mushrooms can be reached."""
        for i, (one, other) in enumerate(overlay.links):
            for name in (one, other):
                self._space(f"{field}.links[{i}]", name)
        cells = cells_of(overlay.map)
        mine = f"{overlay.id}."
        doors = {_at(name.removeprefix(mine)) for link in overlay.links for name in link if name.startswith(mine)}
        reached = reach(cells, doors & cells.keys(), ("down",), False)
        for at, flags in cells.items():
            if not at[1] and not flags & (LEDGE | OFF):
                self.add(f"{field}.map", f"the lowest row has no ledge at {_name(at)}")
        for name in (*(crystal.at for crystal in self.one.crystals), *self.one.mushrooms):
            if name.startswith(mine) and _at(name.removeprefix(mine)) not in reached:
                self.add(f"{field}.map", f"{name} cannot be reached")

    @staticmethod
    def _under(overlay: OverlaySpec, corner: str) -> list[tuple[int, int]]:
        rows = overlay.map or next(iter(overlay.faces.values()))
        x, y = _at(corner)
        return [(x + dx, y + dy) for dx, dy in cells_of(rows)]

    # ------------------------------------------------------------------------------------------ ground

    def _layouts(self) -> Iterator[tuple[str, Cells]]:
        """Yield the map with every face of every overlay at every position; first as it lies at the start."""
        first = dict(self.base)
        for overlay in self.one.overlay:
            if not overlay.side:
                rows = overlay.faces[overlay.face] if overlay.faces else overlay.map
                first |= self._laid(overlay, rows, overlay.positions[overlay.start])
        yield "at the start", first
        for overlay in self.one.overlay:
            for face, rows in (overlay.faces or {"": overlay.map}).items():
                for position, corner in overlay.positions.items() if not overlay.side else ():
                    yield f"with {overlay.id} {face} at {position}", first | self._laid(overlay, rows, corner)

    def _laid(self, overlay: OverlaySpec, rows: tuple[str, ...], corner: str) -> Cells:
        cells = zip(self._under(overlay, corner), cells_of(rows).values(), strict=True)
        return {at: flags for at, flags in cells if not flags & OFF}

    def _check_ground(self) -> None:
        """Starting row, ends of falls, things that lie where nobody can stand, crystals that nobody can reach."""
        row = self.one.start_row - 1
        crystals = [crystal.at for crystal in self.one.crystals]
        reached: set[tuple[int, int]] = set()
        ways, wrap = ways_to_fall(self.one), self.one.wrap
        for name, cells in self._layouts():
            for at, flags in cells.items():
                if at[1] == row and not flags & LEDGE:
                    self.add("map", f"{name} the starting row has no ledge at {_name(at)}")
            for at in sorted(endless(cells, row, ways, wrap)):
                self.add("map", f"{name} a fall from {_name(at)} ends on no ledge")
            reached |= reach(cells, [at for at in cells if at[1] == row], ways, wrap)
            if name == "at the start":
                for field, spaces in (("crystals", crystals), ("mushrooms", self.one.mushrooms)):
                    for space in spaces:
                        if cells.get(_at(space), 0) & (OPEN | OFF):
                            self.add(field, f"nobody can stand on {space}")
        for space in crystals:
            if "." not in space and _at(space) not in reached:
                self.add("crystals", f"{space} cannot be reached")

    # ------------------------------------------------------------------------------------------ scenario and threats

    def _check_scenario(self) -> None:
        one = self.one
        self.unique("scenario.rule", (rule.id for card in one.scenario for rule in card.rule))
        for i, card in enumerate(one.scenario):
            self.effects(f"scenario[{i}].setup", card.setup)
            for rule in card.rule:
                field = f"rule[{rule.id}]"
                if rule.token:
                    self.token(f"{field}.token", rule.token)
                if rule.form in ("action", "anytime") and not self.rules[rule.id]:
                    self.add(field, f"an {rule.form} rule needs effects, or a step named '{rule.id}'")
                if rule.form == "win" and not rule.when:
                    self.add(f"{field}.when", "says when the players have won")
                if rule.struck:
                    self.token(f"{field}.struck", rule.struck)
                if rule.form == "keyword" and any(isinstance(item, BLOCKED) for _, item in walk(rule.effects, "")):
                    self.add(f"{field}.effects", "no Block prevents what a keyword does: let a step of its own do it")
                self.costs(f"{field}.cost", rule.cost)
                for name in ("effects", "cost", "when", "standing"):
                    self.effects(f"{field}.{name}", getattr(rule, name))

    def _check_threats(self) -> None:
        one = self.one
        if len(one.threat) != THREATS:
            self.add("threat", f"{len(one.threat)} threat cards, not {THREATS}")
        self.unique("threat", (threat.id for threat in one.threat))
        for threat in one.threat:
            self.entry = threat.id
            if not threat.id.startswith(f"{one.id}."):
                self.add("id", f"must begin with that of its leviathan: '{one.id}.'")
            for end in ("normal", "enraged"):
                parts: tuple[Part, ...] = getattr(threat, end)
                if not parts:
                    self.add(end, "this end is empty")
                for i, part in enumerate(parts):
                    self._check_part(f"{end}[{i}]", part)
                if sum(len(part.targets) for part in parts if part.area) > ATTACK_MARKERS:
                    self.add(end, f"needs more than {ATTACK_MARKERS} attack markers")
        self.entry = one.id

    def _check_part(self, field: str, part: Part) -> None:
        if part.area:
            self._check_attack(field, part)
        else:
            for name in ("origins", "by_colour", "miss", "delayed"):
                if getattr(part, name):
                    self.add(f"{field}.{name}", "is for attacks, which have an area")
            if part.none and not part.targets:
                self.add(f"{field}.none", "is for events that look for somebody: give targets")
        if not part.effects and not part.by_colour:
            self.add(field, "nothing happens: give effects")
        held = [f"{more}_{token}" for more in ("most", "fewest") for token in self.tokens]
        for i, target in enumerate(part.targets):
            where = f"{field}.targets[{i}]"
            self.known(f"{where}.who", target.who, [*TARGETS, *held] if target.who in held else TARGETS, "target")
            if target.who in ("closest", "furthest"):
                self.known(f"{where}.to", target.to, self.features, "feature")
        self.effects(field, part)

    def _check_attack(self, field: str, part: Part) -> None:
        if bool(part.targets) == bool(part.origins):
            self.add(field, "an attack needs either targets or origins")
        if any(target.who in ("all", "any") for target in part.targets):
            self.add(f"{field}.targets", "an attack cannot mark everybody")
        if part.none:
            self.add(f"{field}.none", "is for events; an attack has miss")
        if diagram := self.diagram(f"{field}.area", part.area):
            shown = {mark.colour for mark in diagram.marks}
            self.colours(field, "by_colour", shown - {"x"}, part.by_colour)
            if "x" in shown and not part.effects:
                self.add(f"{field}.effects", "the diagram shows plain spaces, for which nothing is given")
        for i, origin in enumerate(part.origins):
            where = f"{field}.origins[{i}]"
            if isinstance(origin, str):
                self.known(where, origin, self.features, "feature")
                continue
            fronts = [f"{origin.at}_{front}" for front in FRONTS] if origin.shown else [origin.at]
            for at in fronts:
                self.known(f"{where}.at", at, self.features, "feature")
            if origin.shown:
                self.known(f"{where}.shown", origin.shown, self.features, "feature")


def _is_step(name: str) -> bool:
    """Return whether a rule has a step of its own in `abilities/`."""
    from ..state import steps

    return name in steps.by_name
