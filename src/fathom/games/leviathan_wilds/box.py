"""What comes in the box: all content, loaded, numbered and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from fathom.core.content import (
    ContentError,
    Problems,
    check_file_names,
    content_hash,
    content_roots,
    merge_entries,
    records_in,
)
from fathom.core.state import Box

from . import lint, schema, verbs
from .board import Board, read_diagram
from .schema import ActionCard, CardSet, Injury, Leviathan, Mushroom, Threat
from .verbs import Effect

if TYPE_CHECKING:
    pass


GAME = "leviathan-wilds"
FOLDER = Path(__file__).parent
#: The content files of this game, in its own folder and in packs.
FILES = ("characters.toml", "classes.toml", "injuries.toml", "mushrooms.toml", "leviathans/*.toml")

#: The threat track from left to right: enraged cards at each space (LR-09). The first four are the difficulties.
THREAT_TRACK = (0, 0, 1, 2, 3, 4, 5)
DIFFICULTIES = ("casual", "normal", "hard", "expert")


class Skill(msgspec.Struct, frozen=True):
    """Something that is used like a skill: a hand card, a character cover, a mushroom, a rule of a scenario card."""

    id: str
    kind: str
    effects: tuple[Effect, ...]
    #: The numbers of the effects.
    nodes: tuple[int, ...]
    cost: tuple[Effect, ...]
    when: tuple[verbs.Condition, ...]
    #: Numbers that focus may raise, as (node, field) (LW-127, LR-23).
    raisable: tuple[tuple[int, str], ...]
    #: The verbs of modifiers it holds, for oneself and (by `let`) for others (LR-36).
    modifies: frozenset[str]
    modifies_others: frozenset[str]
    #: Usable at any time: no condition, no cost, and there is always somewhere to climb.
    always: bool = False
    #: Whether it exhausts the cover.
    needs_cover: bool = False


class WildsBox(Box):
    """The content. `WildsBox.sub(leviathan)` is the same box opened at one leviathan."""

    def __init__(
        self,
        sets: Mapping[str, CardSet],
        injuries: Mapping[str, Injury],
        mushrooms: Mapping[str, Mushroom],
        leviathans: Mapping[str, Leviathan],
        packs: Sequence[Path] = (),
    ) -> None:
        self.game = GAME
        self.packs = tuple(packs)
        self.sets = dict(sets)
        self.injuries = dict(injuries)
        self.mushrooms = dict(mushrooms)
        self.leviathans = dict(sorted(leviathans.items(), key=lambda item: item[1].number))
        self.content = content_hash([self.sets, self.injuries, self.mushrooms, self.leviathans])
        self.hash = self.content
        self.nodes: list[Any] = []
        self._number_effects()
        self.characters = tuple(s.id for s in sets.values() if s.kind == "character")
        self.classes = tuple(s.id for s in sets.values() if s.kind == "class")
        self.cards: dict[str, ActionCard] = {card.id: card for s in sets.values() for card in s.card}
        self.cards_of = {s.id: tuple(card.id for card in s.card) for s in sets.values()}
        self.set_of = {card.id: s.id for s in sets.values() for card in s.card}
        self.skills = {skill.id: skill for skill in self._skills()}
        #: Skills with a strike of their own.
        self.strikers = frozenset(
            skill.id
            for skill in self.skills.values()
            if any(isinstance(effect, verbs.Strike) for effect in effects_in(skill.effects))
        )
        #: Kinds of tokens that belong to sets.
        self.set_tokens = frozenset(spec.id for entry in sets.values() for spec in entry.tokens)
        self.cover_of = {name: f"cover.{name}" for name in self.characters}
        #: Skills that hold a modifier, for oneself or others.
        self.modifying = {
            verb: frozenset(s.id for s in self.skills.values() if verb in s.modifies | s.modifies_others)
            for verb in ("strike", "block", "take_over", "harmful", "difficult", "blight", "coin", "tails")
        }
        self.nodes_of_card = {card.id: frozenset(e.node for e in effects_in(card)) for card in self.cards.values()}
        self.secure = frozenset(card.id for card in self.cards.values() if card.secure)
        self._opened: dict[str, WildsBox] = {}
        self.made = {}
        self.leviathan: Leviathan
        self.board: Board
        self.threats: dict[str, Threat]

    def sub(self, name: str) -> WildsBox:
        """Return this box opened at one leviathan."""
        if name not in self._opened:
            opened = object.__new__(WildsBox)
            opened.__dict__.update(self.__dict__)
            opened.leviathan = self.leviathans[name]
            opened.board = Board(opened.leviathan)
            opened.threats = {threat.id: threat for threat in opened.leviathan.threat}
            opened.rules = {rule.id: rule for card in opened.leviathan.scenario for rule in card.rule}
            opened.standing = tuple(rule.standing for rule in opened.rules.values() if rule.standing)
            opened.anytime_rules = tuple(rule for rule in opened.rules.values() if rule.form == "anytime")
            opened.action_rules = tuple(rule for rule in opened.rules.values() if rule.form == "action")
            opened.rules_for_all = tuple(f"rule.{rule.id}" for rule in opened.anytime_rules if not rule.token)
            opened.rules_of_tokens = {
                (rule.token.partition(".")[0], rule.token.partition(".")[2]): f"rule.{rule.id}"
                for rule in opened.anytime_rules
                if rule.token
            }
            opened._lay_out_rules()
            opened.made = {}
            opened.nails = frozenset(entry.token for entry in opened.standing if entry.forbid == "leave")
            opened.strikable = {rule.struck: rule for rule in opened.rules.values() if rule.struck}
            opened.wind = next((entry.wind for entry in opened.standing if entry.wind), "")
            opened.turning = "gravity" in opened.leviathan.states or opened.leviathan.swimming
            opened.token_specs = {
                side: token for token in opened.leviathan.tokens for side in (token.id, token.turned) if side
            }
            opened.wanted = frozenset(
                condition.token
                for rule in opened.rules.values()
                if rule.form == "win"
                for condition in rule.when
                if condition.is_ == "on_map" and condition.not_ and condition.token in opened.token_specs
            )
            opened.hides = any(token.groups for token in opened.leviathan.tokens)
            opened.entered = {
                space: tuple(effect.node for effect in entry.then)
                for entry in opened.standing
                if entry.on == "enter"
                for space in opened.board.labels[entry.at]
            }
            opened.hash = f"{self.content}/{name}"
            self._opened[name] = opened
        return self._opened[name]

    def _lay_out_rules(self) -> None:
        """Let anytime actions of the scenario that modify effects be played like skills (LR-36)."""
        like_skills = [
            _skill(f"rule.{rule.id}", "rule", rule.effects, rule.cost, rule.when) for rule in self.anytime_rules
        ]
        self.skills = self.skills | {skill.id: skill for skill in like_skills}
        self.modifying_rules = {
            verb: tuple(skill.id for skill in like_skills if verb in skill.modifies | skill.modifies_others)
            for verb in self.modifying
        }
        self.modifying = {verb: skills.union(self.modifying_rules[verb]) for verb, skills in self.modifying.items()}

    def part(self, content: str) -> WildsBox | None:
        """Return this box, opened for the leviathan that a save names."""
        mine, _, name = content.partition("/")
        return self.sub(name) if mine == self.content and name in self.leviathans else None

    rules: dict[str, schema.ScenarioRule]
    #: Standing rules of the scenario cards.
    standing: tuple[schema.Standing, ...]
    anytime_rules: tuple[schema.ScenarioRule, ...]
    action_rules: tuple[schema.ScenarioRule, ...]
    #: Anytime rules for everybody, and those that a ready token (its kind and front) gives to whoever holds it; as
    #: skills.
    rules_for_all: tuple[str, ...]
    rules_of_tokens: dict[tuple[str, str], str]
    #: Anytime rules of the scenario that hold a modifier, as skills, by what they modify.
    modifying_rules: dict[str, tuple[str, ...]]
    #: Pictures, and what bots thought: `core.memo` is the place for such things, not the box.
    made: dict[Any, Any]
    #: Tokens that can be struck, with the rule that says what follows.
    strikable: dict[str, schema.ScenarioRule]
    #: The state that tells which way the wind blows that carries jumps and glides, if there is one.
    wind: str
    #: Whether gravity can pull another way than down.
    turning: bool
    #: Tokens that nail whoever holds them to the space: one cannot leave it, and does not fall.
    nails: frozenset[str]
    #: What is printed about the leviathan's tokens, by the name of either side.
    token_specs: dict[str, schema.ScenarioToken]
    #: Whether face-down tokens lie on the map that are turned up when somebody enters their space.
    hides: bool
    #: Tokens that must be fetched from the map to win.
    wanted: frozenset[str]
    #: By space: the effects that follow for whoever enters it.
    entered: dict[int, tuple[int, ...]]

    def _number_effects(self) -> None:
        """Give each effect of the content its number, in a fixed order, by which pending calls name it."""
        for group in (self.sets, self.injuries, self.mushrooms, self.leviathans):
            for entry in group.values():
                for effect in effects_in(entry):
                    msgspec.structs.force_setattr(effect, "node", len(self.nodes))
                    self.nodes.append(effect)

    def _skills(self) -> Iterator[Skill]:
        for entry in self.sets.values():
            if entry.kind == "character":
                cover = entry.cover
                yield _skill(f"cover.{entry.id}", "cover", cover.skill, cover.cost, cover.when)
        for card in self.cards.values():
            yield _skill(card.id, "card", card.skill, card.cost, card.when)
        for mushroom in self.mushrooms.values():
            yield _skill(f"mushroom.{mushroom.id}", "mushroom", mushroom.skill, (), ())


def ap_of(costs: Sequence[Effect]) -> int:
    """Return how many AP a cost takes."""
    return sum(cost.ap for cost in costs if isinstance(cost, verbs.Lose))


MODIFIERS: dict[type, str] = {
    verbs.StrikePlus: "strike",
    verbs.RangePlus: "strike",
    verbs.Block: "block",
    verbs.TakeOver: "take_over",
    verbs.Coin: "coin",
}
RAISABLE: dict[type, tuple[str, ...]] = {
    verbs.Strike: ("n", "range"),
    verbs.Gain: ("health", "grip", "ap"),
    verbs.Lose: ("blight", "injury"),
    verbs.Place: ("n", "within"),
    verbs.Let: ("within",),
}


def _skill(
    name: str, kind: str, effects: tuple[Effect, ...], cost: tuple[Effect, ...], when: tuple[verbs.Condition, ...]
) -> Skill:
    raisable: list[tuple[int, str]] = []
    own: set[str] = set()
    others: set[str] = set()

    def walk(parts: Sequence[Effect], for_others: bool) -> None:
        for part in parts:
            verb = _modifier(part)
            if verb:
                (others if for_others else own).add(verb)
            if kind == "mushroom" and isinstance(part, verbs.Protect):
                own.update(part.kinds)  # LR-49
            for field in RAISABLE.get(type(part), ("n",)):
                value = getattr(part, field, None)
                if isinstance(value, int) and raises(part, field, value):
                    raisable.append((part.node, field))
            if isinstance(part, verbs.Let):
                walk(part.then, part.who != "self")
                if part.who in ("any", "all"):
                    walk_modifiers(part.then, own)
            else:
                for inner in _inner(part):
                    walk(inner, for_others)

    def walk_modifiers(parts: Sequence[Effect], into: set[str]) -> None:
        for part in parts:
            verb = _modifier(part)
            if verb:
                into.add(verb)
            for inner in _inner(part):
                walk_modifiers(inner, into)

    walk(effects, False)
    if kind == "rule":
        raisable.clear()  # LW-127: focus is for skills
    always = not cost and not when and any(isinstance(e, verbs.Climb) and e.dir is None for e in effects)
    needs_cover = any(isinstance(e, verbs.Exhaust) and e.token == "cover" for e in cost)
    return Skill(
        name, kind, effects, tuple(effect.node for effect in effects), cost, when, tuple(raisable), frozenset(own),
        frozenset(others), always, needs_cover,
    )  # fmt: skip


def _modifier(part: Effect) -> str | None:
    """Return what an effect may be played onto: a strike, a loss, a threat, a flip, a coin that shows tails."""
    if isinstance(part, verbs.Coin) and part.act == "heads":
        return "tails"
    return MODIFIERS.get(type(part))


def raises(part: Effect, field: str, value: int) -> bool:
    """Whether focus may raise this number: not an amount of something else, and not what is not printed (LW-131)."""
    if isinstance(part, (verbs.Gain, verbs.Lose)):
        return value > 0
    if isinstance(part, verbs.Let):
        return value >= 0
    if isinstance(part, verbs.Jump):
        return value > 0
    if isinstance(part, verbs.Strike) and field == "range":
        return value > 0
    if isinstance(part, verbs.Place):
        return field == "within" and value > 0
    return not isinstance(part, (verbs.Exhaust, verbs.Ability))


def _inner(part: Effect) -> Iterator[tuple[Effect, ...]]:
    """Yield the lists of effects inside an effect, without its costs."""
    if isinstance(part, verbs.Choose):
        yield from part.of
    elif isinstance(part, verbs.InOrder):
        yield part.of
    elif isinstance(part, (verbs.If, verbs.Pay)):
        yield part.then
        yield part.else_
    elif isinstance(part, (verbs.Strike, verbs.StrikePlus)):
        yield part.on_break
    elif isinstance(part, (verbs.Block, verbs.Let, verbs.Ability)):
        yield part.then
    elif isinstance(part, verbs.Flip):
        yield part.heads
        yield part.tails


def effects_in(value: object) -> Iterator[Effect]:
    """Yield every effect inside a piece of content, outermost first."""
    return cast(Iterator[Effect], records_in(value, verbs.Verb))


# ---------------------------------------------------------------------------------------------- loading


def open_box(packs: Sequence[Path] = ()) -> WildsBox:
    """Load the content with the packs laid over it, and check it.

    Raises:
        ContentError: something in it is misspelt, missing or impossible.
    """
    roots = content_roots(FOLDER / "content", packs, GAME)
    problems = Problems()
    check_file_names(roots, FILES, problems)
    sets = {
        **merge_entries(roots, "characters.toml", "set", CardSet, problems=problems),
        **merge_entries(roots, "classes.toml", "set", CardSet, problems=problems),
    }
    injuries = merge_entries(roots, "injuries.toml", "injury", Injury, problems=problems)
    mushrooms = merge_entries(roots, "mushrooms.toml", "mushroom", Mushroom, problems=problems)
    leviathans = merge_entries(roots, "leviathans/*.toml", None, Leviathan, problems=problems)
    problems.raise_if_any()
    lint.check(lint.Entries(sets, injuries, mushrooms, leviathans), problems, packs=bool(packs))
    problems.raise_if_any()
    return WildsBox(
        {i: e.value for i, e in sets.items()},
        {i: e.value for i, e in injuries.items()},
        {i: e.value for i, e in mushrooms.items()},
        {i: e.value for i, e in leviathans.items()},
        packs,
    )


__all__ = ["ContentError", "Problems", "WildsBox", "open_box", "read_diagram"]
