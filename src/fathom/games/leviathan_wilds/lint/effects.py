"""What effects, conditions and standing rules must keep to: names that exist, readable diagrams, payable costs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import copy
from typing import Any

import msgspec

from fathom.core.content import Problems
from fathom.parts import lint as parts
from fathom.parts.catalogue import Catalogue

from ..box.board import DIRECTIONS, Diagram, read_diagram
from ..schema import OverlaySpec, Standing, verbs
from ..schema.verbs import Condition

#: Tokens that everybody has, or that lie in every box.
COMMON_TOKENS = ("focus", "cover", "mushroom")
#: Whom effects may let act: by choice on skills, by rank on threats.
WHO = (
    "self", "any", "other", "all", "others", "active", "next", "highest", "lowest", "leftmost", "rightmost",
    "most_health",
)  # fmt: skip
COSTS = (verbs.Lose, verbs.Gain, verbs.Discard, verbs.Exhaust, verbs.Spend, verbs.Take)


class Notes(parts.Notes):
    """Collects the problems of one entry, and knows the names that its effects may use."""

    def __init__(self, problems: Problems, box: Catalogue, entry: object, tokens: Iterable[str] = ()) -> None:
        super().__init__(problems, box, entry)
        self.tokens = {*tokens, *COMMON_TOKENS}
        self.states: Mapping[str, bool | int | str] = {}
        self.features: set[str] = {"crystal", "crystal.teal", "crystal.purple", "ledge", "mushroom"}
        self.features |= {f"token.{token}" for token in self.tokens}
        self.labels: Collection[str] = ()
        self.rules: Mapping[str, bool] = {}
        self.overlays: Mapping[str, OverlaySpec] = {}

    def inside(self, entry: str) -> Notes:
        """Return the notes of an entry inside this one, which knows the same names."""
        inner = copy(self)
        inner.entry = entry
        return inner

    # ------------------------------------------------------------------------------------------ effects

    def effects(self, field: str, value: object) -> None:
        """Check every effect, condition and standing rule inside a piece of content."""
        for where, item in walk(value, field):
            if isinstance(item, verbs.Verb):
                self._effect(where, item)
            elif isinstance(item, Condition):
                self._condition(where, item)
            elif isinstance(item, Standing):
                self._standing(where, item)

    def costs(self, field: str, costs: Iterable[Any]) -> None:
        """Check that a list holds only what can be paid."""
        for i, cost in enumerate(costs):
            if not isinstance(cost, COSTS):
                verb = type(cost).__struct_config__.tag
                words = [str(one.__struct_config__.tag) for one in COSTS]
                self.add(f"{field}[{i}]", f"'{verb}' cannot be a cost", str(verb), words)

    def _effect(self, field: str, e: Any) -> None:
        if token := getattr(e, "token", ""):
            self.token(f"{field}.token", token)
        if cost := getattr(e, "cost", ()):
            self.costs(f"{field}.cost", cost)
        if per := getattr(e, "per", ""):
            self.known(f"{field}.per", per, ["other_hit", *(f"token.{token}" for token in self.tokens)], "count")
        match e:
            case verbs.Jump():
                self._jump(field, e)
            case verbs.Push() if e.dir not in DIRECTIONS:
                directions = [name for name, first in self.states.items() if isinstance(first, str)]
                self.known(f"{field}.dir", e.dir, [*DIRECTIONS, "gravity", "away", "toward", *directions], "direction")
            case verbs.Put():
                self.known(f"{field}.at", e.at, self.features, "feature")
            case verbs.Strike() if e.at:
                self.known(f"{field}.at", e.at, self.features, "feature")
            case verbs.Let():
                held = [f"{more}_{token}" for more in ("most", "fewest") for token in self.tokens]
                self.known(f"{field}.who", e.who, [*WHO, *held] if e.who in held else WHO, "climber")
            case verbs.Lay():
                self.known(f"{field}.on", e.on, self.features, "feature")
            case verbs.Place() if e.on not in ("open", "not_open", "any"):
                self.known(f"{field}.on", e.on, ["open", "not_open", "any", *self.features], "place")
            case verbs.Gain() | verbs.Lose():
                if not (e.health or e.grip or e.blight or e.ap or e.injury):
                    self.add(field, "says no amount: health, grip, blight, ap or injury")
            case verbs.Choose():
                if len(e.of) < 2:
                    self.add(f"{field}.of", "needs two lists or more to choose from")
                if e.pick != 1:
                    self.add(f"{field}.pick", "only one list can be chosen so far")
            case verbs.Flip() if not (e.heads and e.tails):
                self.add(field, "a flip needs something on both sides: heads and tails")
            case verbs.If() if not e.cond:
                self.add(f"{field}.cond", "needs a condition")
            case verbs.Turn():
                self.known(f"{field}.overlay", e.overlay, self.overlays, "overlay")
                if e.overlay in self.overlays:
                    self.known(f"{field}.face", e.face, self.overlays[e.overlay].faces, "face")
            case verbs.Move():
                self.known(f"{field}.overlay", e.overlay, self.overlays, "overlay")
                if e.overlay in self.overlays:
                    self.known(f"{field}.to", e.to, ["next", *self.overlays[e.overlay].positions], "position")
            case verbs.Set():
                self.known(f"{field}.state", e.state, self.states, "state")
            case verbs.Ability():
                self.known(f"{field}.name", e.name, self.rules, "rule")
                if not self.rules.get(e.name, True):
                    self.add(f"{field}.name", f"the rule '{e.name}' has neither effects nor a step of that name")

    def _jump(self, field: str, e: verbs.Jump) -> None:
        if not (e.n or e.diagram or e.to):
            self.add(field, "a jump needs n, diagram or to")
        if e.diagram and e.to:
            self.add(field, "a jump as shown in a diagram has no 'to'")
        if e.to:
            self.known(f"{field}.to", e.to, ["climber", "user", *self.features], "landing")
        colours: set[str] = set()
        if e.diagram and (diagram := self.diagram(f"{field}.diagram", e.diagram)):
            colours = {mark.colour for mark in diagram.marks if mark.dx or mark.dy} - {"x"}
            if any(mark.arrows for mark in diagram.marks):
                self.add(f"{field}.diagram", "arrows are for attacks")
        self.colours(field, "extra", colours, e.extra)
        for colour, costs in e.extra.items():
            self.costs(f"{field}.extra.{colour}", costs)

    def diagram(self, field: str, text: str) -> Diagram | None:
        """Read a diagram, or note why it cannot be read."""
        try:
            return read_diagram(text)
        except ValueError as error:
            self.add(field, str(error))
            return None

    def colours(self, field: str, table: str, shown: set[str], given: Mapping[str, object]) -> None:
        """Check that each colour of a diagram means something, and that each meaning has its colour."""
        for colour in sorted(shown - given.keys()):
            self.add(f"{field}.{table}", f"the diagram shows '{colour}', for which nothing is given")
        for colour in sorted(given.keys() - shown - {"x"}):
            self.add(f"{field}.{table}.{colour}", "the diagram does not show this colour", colour, shown)

    def token(self, field: str, token: str) -> None:
        """Check that a token exists; "fury.red" names one of its fronts."""
        self.known(field, token.partition(".")[0], self.tokens, "token")

    def _condition(self, field: str, one: Condition) -> None:
        if one.is_ == "scenario":
            self.known(f"{field}.name", one.name, self.states, "state")
        elif one.is_ in ("on_feature", "everybody_on"):
            self.known(f"{field}.at", one.at, self.features, "feature")
        elif one.is_ in ("token_within", "holds", "on_map", "on_card"):
            self.token(f"{field}.token", one.token)
            if one.is_ == "on_card":
                self.known(f"{field}.at", one.at, ["", "above", "below"], "half of the card")
        elif one.is_ == "on_terrain" and one.kind is None:
            self.add(field, "needs a kind: harmful or difficult")

    def _standing(self, field: str, one: Standing) -> None:
        forms = [name for name in ("on", "price", "mod", "forbid", "grants", "wind") if getattr(one, name) is not None]
        if len(forms) != 1:
            found = ", ".join(forms) or "none"
            self.add(field, f"needs exactly one of on, price, mod, forbid, grants, wind; it has {found}")
            return
        if one.wind is not None:
            self.known(f"{field}.wind", one.wind, self.states, "state")
        needs = {"on": "then", "price": "cost", "mod": "n", "grants": "token"}.get(forms[0])
        if one.forbid == "leave":
            needs = "token"
        if needs and not getattr(one, needs):
            self.add(field, f"'{forms[0]}' needs '{needs}'")
        if one.at and one.on != "enter":
            self.add(f"{field}.at", "says which spaces are meant by 'enter'")
        if one.on == "enter":
            self.known(f"{field}.at", one.at, self.labels, "label")
        if one.token:
            self.token(f"{field}.token", one.token)
        if one.per:
            self.known(f"{field}.per", one.per, [f"token.{token}" for token in self.tokens], "count")
        self.costs(f"{field}.cost", one.cost)


def walk(value: object, where: str) -> Iterator[tuple[str, object]]:
    """Yield every record inside a piece of content with the way to it, as it is written in the file."""
    if isinstance(value, msgspec.Struct):
        yield where, value
        for name, written in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from walk(getattr(value, name), f"{where}.{written}" if where else written)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from walk(item, f"{where}.{key}")
    elif isinstance(value, tuple | list):
        for i, item in enumerate(value):
            yield from walk(item, f"{where}[{i}]")
