"""What comes in the box: all content, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from pathlib import Path

from fathom.core.content import Problems
from fathom.core.game import box_of
from fathom.parts.catalogue import Catalogue, entries

from .. import schema
from ..schema import CardSet, Injury, Leviathan, Mushroom
from .board import Board
from .skill import MODIFIED, effects_in, make_skill

GAME = "leviathan-wilds"
FOLDER = Path(__file__).parents[1]

#: The threat track from left to right: enraged cards at each space (LR-09). The first four are the difficulties.
THREAT_TRACK = (0, 0, 1, 2, 3, 4, 5)
DIFFICULTIES = ("casual", "normal", "hard", "expert")


class WildsBox(Catalogue):
    """The content. `opened["sage"]` is the same box opened at the Sage: with its map, its threats, its rules."""

    game = GAME
    folder = FOLDER
    sets: dict[str, CardSet] = entries("characters.toml classes.toml", "set", CardSet)
    injuries: dict[str, Injury] = entries("injuries.toml", "injury", Injury)
    mushrooms: dict[str, Mushroom] = entries("mushrooms.toml", "mushroom", Mushroom)
    leviathans: dict[str, Leviathan] = entries("leviathans/*.toml", "", Leviathan, kind="leviathan")

    def check(self, problems: Problems) -> None:
        """Note what is wrong."""
        from .. import lint  # only those who change content need it

        lint.check(self, problems)

    def lay_out(self) -> None:
        """Work out what is asked often, and open the box at each leviathan."""
        self.content = self.hash
        self.leviathans = dict(sorted(self.leviathans.items(), key=lambda item: item[1].number))
        self.characters = tuple(one.id for one in self.sets.values() if one.kind == "character")
        self.classes = tuple(one.id for one in self.sets.values() if one.kind == "class")
        self.cards = {card.id: card for one in self.sets.values() for card in one.card}
        self.cards_of = {one.id: tuple(card.id for card in one.card) for one in self.sets.values()}
        self.set_of = {card.id: one.id for one in self.sets.values() for card in one.card}
        self.secure = frozenset(card.id for card in self.cards.values() if card.secure)
        self.cover_of = {name: f"cover.{name}" for name in self.characters}
        #: By the name of an effect: the hand card that it stands on.
        self.card_with = {effect.node: card.id for card in self.cards.values() for effect in effects_in(card)}
        #: Kinds of tokens that belong to sets.
        self.set_tokens = frozenset(spec.id for one in self.sets.values() for spec in one.tokens)
        covers = [(name, self.sets[name].cover) for name in self.characters]
        skills = [
            *(make_skill(f"cover.{name}", "cover", one.skill, one.cost, one.when) for name, one in covers),
            *(make_skill(card.id, "card", card.skill, card.cost, card.when) for card in self.cards.values()),
            *(make_skill(f"mushroom.{one.id}", "mushroom", one.skill, (), ()) for one in self.mushrooms.values()),
        ]
        self.skills = {skill.id: skill for skill in skills}
        #: What packs have brought or changed: words written for something else do not tell it.
        self.changed = self._changed() if self.packs else frozenset[str]()
        self.opened: dict[str, WildsBox] = {}
        for name, leviathan in self.leviathans.items():
            self.opened[name] = opened = copy(self)
            opened._open(leviathan)
            opened.hash = f"{self.content}/{name}"

    def _changed(self) -> frozenset[str]:
        """Return the skills, threats and scenario rules that are not those of the box without packs."""
        plain = box_of(GAME)
        assert isinstance(plain, WildsBox)
        before = dict(plain._worded())
        return frozenset(name for name, content in self._worded() if before.get(name) != content)

    def _worded(self) -> Iterator[tuple[str, object]]:
        """Yield everything whose words can be made from what it does, by name."""
        for skill in self.skills.values():
            yield skill.id, (skill.effects, skill.cost, skill.when)
        for leviathan in self.leviathans.values():
            for threat in leviathan.threat:
                yield threat.id, (threat.normal, threat.enraged)
            for card in leviathan.scenario:
                for rule in card.rule:
                    yield f"rule.{rule.id}", (rule.effects, rule.cost, rule.when)

    def _open(self, leviathan: Leviathan) -> None:
        """Lay out what belongs to a leviathan."""
        self.leviathan = leviathan
        self.board = Board(leviathan)
        self.threats = {threat.id: threat for threat in leviathan.threat}
        self.rules = {rule.id: rule for card in leviathan.scenario for rule in card.rule}
        #: Standing rules of the scenario cards.
        self.standing = tuple(rule.standing for rule in self.rules.values() if rule.standing)
        self.action_rules = tuple(rule for rule in self.rules.values() if rule.form == "action")
        self._open_tokens(leviathan)
        self._open_anytime()
        #: By space: the effects that follow for whoever enters it.
        self.entered = {
            space: tuple(effect.node for effect in entry.then)
            for entry in self.standing
            if entry.on == "enter"
            for space in self.board.labels[entry.at]
        }
        #: The state that tells which way the wind blows that carries jumps and glides, if there is one.
        self.wind = next((entry.wind for entry in self.standing if entry.wind), "")
        #: Whether gravity can pull another way than down.
        self.turning = "gravity" in leviathan.states or leviathan.swimming

    def _open_tokens(self, leviathan: Leviathan) -> None:
        #: What is printed about the leviathan's tokens, by the name of either side.
        self.token_specs = {side: spec for spec in leviathan.tokens for side in (spec.id, spec.turned) if side}
        #: Tokens that nail whoever holds them to the space: one cannot leave it, and does not fall.
        self.nails = frozenset(entry.token for entry in self.standing if entry.forbid == "leave")
        #: Tokens that can be struck, with the rule that says what follows.
        self.strikable = {rule.struck: rule for rule in self.rules.values() if rule.struck}
        #: Tokens that must be fetched from the map to win.
        wins = [condition for rule in self.rules.values() if rule.form == "win" for condition in rule.when]
        fetched = [condition.token for condition in wins if condition.is_ == "on_map" and condition.not_]
        self.wanted = frozenset(fetched).intersection(self.token_specs)
        #: Whether face-down tokens lie on the map that are turned up when somebody enters their space.
        self.hides = any(spec.groups for spec in leviathan.tokens)

    def _open_anytime(self) -> None:
        """Let anytime actions of the scenario be used like skills, those too that modify effects (LR-36)."""
        rules = [rule for rule in self.rules.values() if rule.form == "anytime"]
        own = [make_skill(f"rule.{rule.id}", "rule", rule.effects, rule.cost, rule.when) for rule in rules]
        self.skills = self.skills | {skill.id: skill for skill in own}
        #: Anytime rules for everybody, and those that a ready token (its kind and front) gives to whoever holds it.
        self.rules_for_all = tuple(f"rule.{rule.id}" for rule in rules if not rule.token)
        self.rules_of_tokens = {_kind_and_front(rule.token): f"rule.{rule.id}" for rule in rules if rule.token}
        modifying = {
            verb: [skill.id for skill in self.skills.values() if verb in skill.modifies | skill.modifies_others]
            for verb in MODIFIED
        }
        #: By what is modified: the skills that do it, and the scenario's among them, which everybody has.
        self.modifying = {verb: frozenset(names) for verb, names in modifying.items()}
        self.modifying_rules = {
            verb: tuple(skill.id for skill in own if skill.id in names) for verb, names in self.modifying.items()
        }

    def with_hash(self, content: str) -> WildsBox | None:
        """Return this box, opened for the leviathan that a save names."""
        mine, _, name = content.partition("/")
        return self.opened.get(name) if mine == self.content or mine in self.names else None

    def known_as(self, content: str) -> None:
        """Let it be found by the hash that it had when a match was begun with it, at each leviathan."""
        super().known_as(content.partition("/")[0])
        self.content = self.hash
        for name, opened in self.opened.items():
            opened.names, opened.content, opened.hash = self.names, self.content, f"{self.content}/{name}"

    #: What an opened box has besides.
    leviathan: Leviathan
    board: Board
    threats: dict[str, schema.Threat]
    rules: dict[str, schema.ScenarioRule]


def _kind_and_front(token: str) -> tuple[str, str]:
    kind, _, front = token.partition(".")
    return kind, front


open_box = WildsBox.open
