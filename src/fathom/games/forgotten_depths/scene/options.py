"""The question and its answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fathom.core.decisions import Option
from fathom.core.scene import Choice, Group
from fathom.core.text import Arg
from fathom.parts import answers
from fathom.parts.answers import ANSWER, ON

from ..queries import pairs
from ..rules.combat_pairs import NOTHING
from ..rules.exploring import ANYHOW
from .cards import tile_id
from .then import Then
from .told import By, alternative
from .words import Words, cell_id

#: What moves on, with its icon.
MOVE_ON = {"draw_tile": "draw", "go_down": "stairs", "done_paying": "check", "give_up": "flag", "keep": "check"}
#: Kinds with a group for each way to turn a tile, and for each pair.
TURNED, PAIR = ("place", "aside"), "pair"
ELEMENTS = ("monster", "feature", "chest", "door", "campfire", "stairs", "unlock", "unlock_chest", "wake")


class Answers(answers.Answers[Words]):
    """The questions and answers of Forgotten Depths."""

    telling = Then
    groups = {
        "place": "place", "place_aside": "aside", "monster": "encounter", "feature": "encounter",
        "chest": "encounter", "door": "encounter", "campfire": "encounter", "stairs": "encounter",
        "legend": "encounter", "buy_key": "buy", "buy_healing": "buy", "equip": "equip", "unequip": "equip",
        "use_skill": "ability", "power": "ability", "block": "ability", "use_item": "ability", "play": "card",
        "supply": "card", "supply_unseen": "card", "discard": "card", "replace": "card", "resolve": PAIR,
    }  # fmt: skip
    moves_on = frozenset(MOVE_ON)
    dear = frozenset({
        "buy_key", "buy_healing", "buy_ability", "door", "unlock", "unlock_chest", "use_skill", "power", "use_item",
        "pay_item",
    })  # fmt: skip
    order = ("place", "aside", "encounter", PAIR, "ability", "card", "buy", "equip", ANSWER, ON)
    icons = {
        "place": "rotate", "aside": "rotate", "encounter": "lantern", PAIR: "sword", "ability": "power", "card": "hand",
        "buy": "xp", "equip": "armor", ANSWER: "play",
    }  # fmt: skip
    arguments = {
        **dict.fromkeys(ELEMENTS, ("region",)),
        **dict.fromkeys(("place", "place_aside"), ("cell", "turn")),
        **dict.fromkeys(
            ("whom", "try", "turn_up", "draw_item", "buy_ability", "supply_unseen", "lose_power"), ("hero",)
        ),
        **dict.fromkeys(("equip", "unequip", "lose_item", "give", "keep_item", "pass_item"), ("hero", "item")),
        **dict.fromkeys(("play", "supply", "discard", "retrieve", "replace", "which"), ("hero", "card")),
        **dict.fromkeys(("use_skill", "refresh", "exhaust"), ("hero", "skill")),
        **dict.fromkeys(("power", "use_item"), ("hero", "skill")),
        **dict.fromkeys(("spare", "heal_by"), ("hero", "n")),
        "block": ("hero", "", "skill"),
        "legend": ("pattern",),
        **dict.fromkeys(("face", "first"), ("hero", "foe")),
        "resolve": ("hero",),
        "pay": ("n",),
        "pay_item": ("", "item", "n"),
        "done_paying": ("what", "n"),
        "keep_ability": ("", "ability"),
    }
    asked = {
        **dict.fromkeys(("aim", "hit", "divide", "replace"), ("hero", "n")),
        **dict.fromkeys(("swap_hand", "refresh", "exhaust", "discard", "retrieve", "which"), ("hero",)),
        **dict.fromkeys(("keep_item", "keep_ability", "draw_abilities", "face", "first"), ("hero",)),
        "supply": ("hero", "test", "n"),
        "try": ("test",),
        "give": ("item",),
    }

    def who(self, seat: int) -> str:
        """Return the Heroes of a seat."""
        return self.w.heroes([h for h, hero in enumerate(self.w.g.heroes) if hero.seat == seat])

    # ------------------------------------------------------------------------------------------ the question

    def facts(self) -> dict[str, Arg]:
        """Return what the question speaks of, in words."""
        return super().facts() | self._more_facts()

    def _more_facts(self) -> dict[str, Arg]:
        """Return what is not among the facts of the question itself."""
        w, g, args = self.w, self.w.g, self.decision.args
        match self.decision.key:
            case "place":
                return {"tile": w.tile(args[0]), "fits": int(any(o.key == "place" for o in self.decision.options))}
            case "play" | "act":
                lane = g.lanes[args[0]]
                return {"hero": w.hero(lane.hero), "foe": w.foe(g.foes[lane.foe].id), "n": lane.plays - len(lane.cards)}
            case "pay":
                return w.purchase(args[0], args[1], args[2])
            case "look":
                return {"deck": args[0], "card": w.pile_card(args[0], args[1]), "n": args[2]}
            case "turn_up":
                return {"known": w.listed(self._known())}
            case "whom" | "alternative":
                return {"card": w.story_name()}
        return {}

    def _known(self) -> list[str]:
        """Return the Monster cards on top that somebody has looked at, in words."""
        g = self.w.g
        piles = [g.action[deck] for deck in sorted({foe.deck for foe in g.foes})]
        return [self.w.card(card) for pile in piles for card in pile.cards[: pile.top]]

    # ------------------------------------------------------------------------------------------ the answers

    def words(self, option: Option) -> str:
        """Return an option in words; an alternative is what it does."""
        if option.key == "alternative":
            by: By = "monster" if self.decision.args[1][4] else "hero" if self.decision.args[1][0] >= 0 else "party"
            return alternative(self.w, self.w.box.nodes[option.args[0]].options[option.args[1]], by)
        return super().words(option)

    def about(self, option: Option) -> dict[str, Any]:
        """Return the facts of an option by name."""
        w, args = self.w, option.args
        match option.key:
            case "aim" | "hit":
                return w.aimed_at(*args)
            case "resolve" if args[1] != NOTHING:
                lane = w.g.lanes[args[0]]
                h, m = pairs(lane)[args[1]]
                return {"hero": args[0], "ours": lane.values[h], "theirs": lane.foe_values[m]}
            case "sink" | "keep":
                return {"card": w.pile_card(*args)}
            case "swap_hand":
                return {"n": args[1] + 1, "card": args[2]}
            case "done_paying":
                return {"what": args[0], "n": args[1], "points": w.healing(args[1])}
            case "draw_abilities":
                return {"decks": w.listed([w.thing("deck", name) for name in args[1:]])}
        return super().about(option)

    def how(self, option: Option) -> str:
        """Return which text words an option: to resolve nothing; a space where no rotation fits."""
        match option.key:
            case "resolve" if option.args[1] == NOTHING:
                return "nothing"
            case "place" if option.args[1] == ANYHOW:
                return "any"
        return ""

    def price(self, n: int) -> str:
        """Return a price in XP."""
        return self.w("cost-xp", n=n)

    def targets(self, option: Option) -> tuple[str, ...]:
        """Return what an option can be clicked on: the cells in which its things lie, the card that it is about too."""
        return (*option.targets, *self._things(option))

    def _things(self, option: Option) -> tuple[str, ...]:
        g, args = self.w.g, option.args
        match option.key:
            case "place" if args[1] != ANYHOW:
                return (tile_id(g.drawn, args[1]),)
            case "place_aside":
                return (tile_id(g.set_aside, args[1]),)
            case "pay":
                return (f"xp.{g.xp.index(args[0])}",)
            case "legend":
                return tuple(cell_id(at) for at in args[2])
            case "power" | "use_item" | "block":
                return self._source(g.lanes[args[0]].hero, args[-1])
            case "use_skill":
                return self._source(*args)
            case key if key in ELEMENTS:
                return (cell_id(g.where[args[0] // 4]),)
        return ()

    def _source(self, h: int, feat: str) -> tuple[str, ...]:
        """Return the Item or the Ability Card that a feat stands on."""
        known = self.w.box.feats[feat]
        match known.kind:
            case "item":
                return (f"item.{h}.{known.card}",)
            case "ability" if known.card != feat:
                return (f"skill.{known.card}",)
        return ()

    # ------------------------------------------------------------------------------------------ groups

    def group(self, option: Option) -> str:
        """Return the group of an option: a tile has one for each way to turn it, a pair one of its own."""
        group = super().group(option)
        if group in TURNED:
            return f"{group}.{option.args[1]}"
        return f"{group}.{option.args[0]}.{option.args[1]}" if group == PAIR else group

    def kind(self, name: str, members: Sequence[Choice]) -> Group:
        """Return a group; that of a tile says how it is turned and how many places it has."""
        made = super().kind(name, members)
        kind, _, turn = name.partition(".")
        if kind not in TURNED:
            return made
        words, places = self.w(f"group-{kind}", turn=int(turn)), self.w("group-places", n=len(members))
        return msgspec.structs.replace(made, name=words, caption=places)

    def kind_words(self, name: str, members: Sequence[Choice]) -> str:
        """Return the name of a group of none or several answers."""
        return "" if name.partition(".")[0] in TURNED else super().kind_words(name, members)

    def icon(self, kind: str, members: Sequence[Choice]) -> str:
        """Return the icon of a group."""
        return MOVE_ON[members[0].key] if kind == ON and members else super().icon(kind, members)
