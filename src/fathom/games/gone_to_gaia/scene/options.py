"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from fathom.core.decisions import Option
from fathom.core.legality import No
from fathom.core.scene import Choice, Counter, Group, Panel, Refusal
from fathom.core.text import Arg
from fathom.core.words import dashed
from fathom.parts import answers
from fathom.parts.answers import named

from .. import queries
from ..rules import moving
from . import outlook
from .offers import LAID_OUT, offer_id, price_words, reward_words
from .outlook import Plan
from .then import ATTACKS, Then
from .words import Words

#: The figure that is no delver.
WITNESS = 2


class Answers(answers.Answers[Words]):
    """The questions and answers of Gone to Gaia."""

    telling = Then
    groups = {
        "step": "step", "push": "push", "ap_move": "ap", "ap_one": "ap", "ap_all": "ap", "ap_everything": "ap",
        "double": "double", "free": "free", "witness": "witness", "ultimate": "ultimate", "use_slot": "slot",
        "use_weapon": "weapon", "target": "target", "target_all": "target", "reroll": "reroll", "block": "block",
        "guard": "guard", "refuse": "no", "buy": "buy", "exchange": "exchange", "give": "give", "give_part": "give",
        "give_product": "give",
        "walk": "step", "witness_to": "witness", "shift_to": "shift", "shift": "shift", "start": "start",
    }  # fmt: skip
    moves_on = frozenset({
        "run", "end_turn", "enough", "keep_roll", "no_guard", "no_block", "no_flip", "no_double", "leave_it",
        "shift_done", "stay", "witness_stays", "leave_shop", "go_on", "accept", "keep_product", "enough_given",
    })  # fmt: skip
    dear = frozenset({
        "buy", "exchange", "give", "give_part", "give_product", "put_back", "leave_behind", "take_card", "take_reward",
        "double", "ap_move", "ap_one", "ap_all", "ap_everything", "donate", "upgrade_slot", "keep_products",
    })  # fmt: skip
    order: ClassVar[tuple[str, ...]] = (
        "exhaust", "weapon", "slot", "ultimate", "step", "push", "witness", "ap", "double", "free", "target", "reroll",
        "block", "guard", "shift", "start", "answer", "buy", "exchange", "give", "on", "no",
    )  # fmt: skip
    icons = {
        "exhaust": "attack", "weapon": "attack", "slot": "power", "ultimate": "power-once", "step": "move",
        "free": "mend", "target": "strike", "guard": "armor", "shift": "push", "start": "pin", "answer": "check",
        "buy": "part-mind", "exchange": "reroll", "give": "hand", "on": "check", "no": "close",
    }  # fmt: skip
    hotkeys = {"weapon": "w", "slot": "s", "step": "g", "witness": "z", "on": "e"}
    shown: ClassVar[tuple[str, ...]] = ("step", "weapon", "ap")
    arguments = {
        "exhaust": ("card", "element"), "push": ("enemy", "", "n"), "free": ("delver", "element"),
        "turn_enemy": ("enemy",), "teleport": ("", "enemy", "other"), "flee_order": ("", "enemy"),
        "improve": ("type", "rank"), "walk": ("delver", "tile"), "start": ("piece", "tile"), "go_on": ("wave",),
        "exchange": ("level", "n"), "flip": ("side", "n"), "no_flip": ("side",), "give_part": ("part", "player"),
        "give_product": ("product", "player"), "buy": ("product",), "take_doublers": ("n",),
        "which_delver": ("player",),
        "quest": ("quest",), "hero": ("hero",), "keep_name": ("hero",), "name_hero": ("", "name"), "donate": ("n",),
        "opinion": ("person",), "upgrade_slot": ("slot",), "rest_heal": ("n",),
        **dict.fromkeys(("step", "witness_to"), ("tile",)),
        **dict.fromkeys(("ap_move", "ap_one", "ap_all", "ap_everything"), ("n",)),
        **dict.fromkeys(("lose_hp", "lose_an_element", "lose_four_elements"), ("n",)),
        **dict.fromkeys(("double", "waste_token"), ("token",)),
        **dict.fromkeys(("use_slot", "take_element", "lose_element"), ("element",)),
        **dict.fromkeys(("use_weapon", "refresh_weapon", "disarm", "sacrifice", "scramble"), ("card",)),
        **dict.fromkeys(("take_card", "fit", "extra"), ("card",)),
        **dict.fromkeys(("target", "guard", "block", "no_block", "backup", "shift", "shift_more"), ("enemy",)),
        **dict.fromkeys(("move_enemy", "flee", "summon", "shift_to"), ("", "enemy", "tile")),
        **dict.fromkeys(("rebirth", "place_enemy"), ("enemy", "tile")),
        **dict.fromkeys(("stay", "first_turn"), ("delver",)),
        **dict.fromkeys(("put_back", "keep_product", "leave_behind", "keep_products"), ("product",)),
    }  # fmt: skip
    asked = {
        **dict.fromkeys(("turn", "choose"), ("delver",)),
        **dict.fromkeys(("target", "shift", "take_element", "lose_element", "witness_to", "leave_behind"), ("n",)),
        **dict.fromkeys(("move_enemy", "flee", "turn_enemy", "teleport", "summon", "shift_to"), ("enemy",)),
        **dict.fromkeys(("rebirth", "place_enemy", "block"), ("enemy",)),
        **dict.fromkeys(("name_hero", "last_words"), ("hero",)),
        **dict.fromkeys(("give_product", "put_back"), ("product",)),
        "reroll": ("die", "why"), "guard": ("die", "n"), "double": ("die",), "walk": ("delver", "n"),
        "start": ("piece",), "quest": ("chapter",), "opinion": ("by",), "keep_products": ("n",),
    }  # fmt: skip

    def who(self, seat: int) -> str:
        """Return who sits there."""
        return self.w.player(seat)

    def price(self, n: int) -> str:
        """Return no words: what a step costs is seen."""
        return ""

    # ------------------------------------------------------------------------------------------ the question

    def facts(self) -> dict[str, Arg]:
        """Return what the question speaks of, in words."""
        w, args = self.w, self.decision.args
        more: dict[str, Arg] = {}
        match self.decision.key:
            case "block":
                more = {"losses": w.losses(tuple(zip(args[2], args[3], strict=True)))}
            case "consent":
                more = {"what": self.worded(args[0], args[1:])}
            case "start":
                more = {"robot": int(args[0] == WITNESS)}
            case "give_product" | "put_back":
                more = {"text": w.brings(args[0])}
            case "which_delver":
                more = {"what": w.text(f"what-{dashed(args[0])}")}
        return super().facts() | more

    def left(self) -> tuple[Counter, ...]:
        """Return the movement that is left."""
        if self.decision.key != "choose":
            return ()
        points = max(0, moving.points_left(self.w.g, self.w.g.active))
        return (Counter(id="left.move", kind="move", name=self.w.text("counter-move"), value=points),)

    # ------------------------------------------------------------------------------------------ the answers

    def words(self, option: Option) -> str:
        """Return an option in words."""
        return self.worded(option.key, option.args)

    def worded(self, key: str, args: tuple[Any, ...]) -> str:
        """Return an option in words, by its key and facts."""
        w, name = self.w, f"option-{dashed(key)}"
        facts = w.said(named(self.arguments, key, args), key)
        match key:
            case "accept" | "refuse":
                facts = {"what": self.worded(args[0], args[1:])}
            case "scenario":
                return w.text(f"scenario-{dashed(args[0])}.choice{args[1] + 1}")
            case "story":
                return w.text(f"entry-{dashed(args[0])}.choice{args[1]}")
            case "last_words":
                return w(name, words=w.text(f"last-words-{args[1]}")) if args[1] else w.text("option-silence")
            case "take_reward":
                return reward_words(w, args[0], args[1])
            case "reward_order":
                profile = w.box.profiles[args[1]]
                facts = {"enemy": w.enemy(profile.card), "what": w.reward(profile)}
            case "buy":
                facts["price"] = price_words(w, args[0])
            case "turn_enemy":
                enemy = queries.find(w.g, args[0])
                facts["by"] = (args[2] - enemy.rot) % 4 if enemy else 0
        return w(name, **facts)

    def targets(self, option: Option) -> tuple[str, ...]:
        """Return what an option can be clicked on; a card that is laid out stands for it."""
        if option.key == "rest_level":  # the Level deck is not shown
            return ()
        if self.decision.key in LAID_OUT and option in self.decision.options:
            return (*option.targets, offer_id(self.decision.options.index(option)))
        return option.targets

    def group(self, option: Option) -> str:
        """Return the group that an option is shown in; every weapon that can be exhausted has one of its own."""
        return f"exhaust.{option.args[0]}" if option.key == "exhaust" else super().group(option)

    # ------------------------------------------------------------------------------------------ the kinds of answers

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """The actions with an attack that can be taken now, from where the active delver stands."""
        found = []
        for i, option in enumerate(self.decision.options):
            attacks = option.key in (*ATTACKS, "target", "target_all")
            if attacks and (strikes := outlook.of_option(self.w, self.trial, i)):
                found.append(Plan(option.key if option.key != "target" else f"target.{option.args[0]}", strikes))
        return tuple(found)

    def kind(self, name: str, members: Sequence[Choice]) -> Group:
        """Return a group; a weapon gives its name to what it is exhausted for."""
        group = super().kind(name, members)
        _, _, weapon = name.partition(".")
        named_ = self.w.card(weapon) if weapon else group.name
        return msgspec.structs.replace(group, name=named_, caption=self.caption(name, members))

    def caption(self, name: str, members: Sequence[Choice]) -> str:
        """Return what a kind of answer brings, in few words."""
        w = self.w
        if not members:
            return ""
        key = members[0].key
        if key in ATTACKS:
            plan = next((plan for plan in self.plans if plan.key == key), None)
            if plan is not None:
                hits = {hit.uid: hit for hit in plan.hits}
                return w("caption-hits", n=len(hits), kills=sum(hit.dies for hit in hits.values()))
            return w.text("caption-nobody") if key != "use_slot" else members[0].consequence
        match key:
            case "step" | "walk" | "witness_to":
                return w("caption-tiles", n=len(members))
            case "exhaust":
                return w.does(name.partition(".")[2])
            case "witness":
                return w("caption-witness", n=w.box.numbers.witness_tiles)
            case "run":
                return w.text("caption-run")
        return members[0].consequence if len(members) == 1 else ""

    # ------------------------------------------------------------------------------------------ what is not possible

    def refusal(self, option: Option, no: No) -> Refusal:
        """Return a thing that is not possible: of a weapon and a slot, the one that forbids it."""
        if option.key != "exhaust":
            return super().refusal(option, no)
        weapon, slot = option.targets
        card, element = self.w.card(option.args[0]), self.w.element(option.args[1])
        words, target = (element, slot) if no.key == "no-slot" else (card, weapon)
        return Refusal(words=words, reason=self.why(no), clause=no.clause, targets=(target,))


def answer_panel(answers: Answers) -> Iterator[Panel]:
    """Yield the panel beside the question: what the enemies would answer, or what the roll that lies there brings."""
    return outlook.answer_panel(answers.w, answers.decision, answers.trial, answers.plans)
