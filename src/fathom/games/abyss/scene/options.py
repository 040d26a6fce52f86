"""What is asked and what can be answered, in words, each answer with what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathom.core.decisions import Option
from fathom.core.scene import Choice, Counter
from fathom.core.text import Arg
from fathom.parts import answers

from .. import queries
from ..rules import payments
from ..schema import RACES
from .cards import hand_ids
from .then import Then
from .words import Words

#: The icon of plain answers by the question that they answer.
ANSWERS = {
    "monster": "attack", "may_fight": "attack", "tokens": "monster", "token": "monster", "kept_tokens": "monster",
    "stack": "council", "affiliate": "person", "add_pearls": "pearl", "turn_lord": "rotate", "lose_lord": "close",
    "corrupt": "influence", "steal": "monster", "send_leviathan": "boss", "breed": "boss", "rebel": "strike",
}  # fmt: skip
#: Questions in which Pearls are spent: what is left is told beside them.
SPENDING = frozenset({"act", "pay", "lay", "buy", "add_pearls", "corrupt", "martial_law"})


class Answers(answers.Answers[Words]):
    """The questions and answers of Abyss."""

    telling = Then
    groups = {
        "explore": "explore", "plot": "plot", "support": "support", "recruit": "recruit", "pay": "pay", "lay": "lay",
        "choose_allies": "lay", "buy": "buy", "take": "take", "go_on": "go-on", "add_leviathan": "go-on",
        "raise_threat": "go-on", "ignore_monster": "ignore", "attack": "attack", "discard": "discard", "sell": "sell",
        "empty_stack": "empty", "replace": "replace", "take_location": "location", "draw_locations": "draw",
        "replace_location": "location", "swap": "swap", "exchange": "exchange", "spend_keys": "keys",
        "pay_to_keep": "fee",
    }  # fmt: skip
    moves_on = frozenset({
        "decline", "stop_fighting", "keep_tokens", "keep_location", "no_swap", "no_corrupt",
        "no_exchange", "no_fight", "end_turn",
    })  # fmt: skip
    dear = frozenset({
        "buy", "recruit", "plot", "sell", "exchange", "take_location", "replace_location", "spend_keys", "pay_to_keep",
        "corrupt",
    })  # fmt: skip
    order = (
        "explore", "support", "recruit", "plot", "pay", "lay", "buy", "take", "answer", "attack", "location", "draw",
        "keys", "swap", "exchange", "discard", "fee", "go-on", "ignore", "sell", "empty", "replace", "on",
    )  # fmt: skip
    icons = {
        "explore": "water", "support": "council", "recruit": "influence", "plot": "eye", "pay": "pearl", "lay": "hand",
        "buy": "pearl", "take": "hand", "go-on": "parting", "ignore": "parting", "keys": "key", "swap": "reroll",
        "exchange": "reroll", "fee": "pearl", "sell": "pearl", "empty": "discard", "replace": "reroll", "on": "check",
    }  # fmt: skip
    shown = ("recruit", "support", "plot", "fee", "go-on")
    arguments = {
        **dict.fromkeys(("recruit", "use_power", "corrupt", "lose_lord", "replace", "turn_lord"), ("lord",)),
        **dict.fromkeys(("lay", "affiliate", "buy", "take", "attack", "discard"), ("ally",)),
        **dict.fromkeys(("support", "stack", "empty_stack"), ("race",)),
        **dict.fromkeys(("take_location", "replace_location", "keep_location"), ("location",)),
        **dict.fromkeys(("draw_locations", "pay_to_keep", "add_pearls", "keep_tokens"), ("n",)),
        **dict.fromkeys(("fight", "rebel"), ("leviathan",)),
        "pay": ("", "allies", "n"),
        "sell": ("", "ally"),
        "tokens": ("base", "new"),
        "swap": ("old", "location"),
        "exchange": ("old", "lord"),
        "steal": ("other", "deck"),
        "send_leviathan": ("other",),
        "breed": ("zone",),
    }
    asked = {
        "buy": ("ally", "n", "of"),
        "take": ("ally",),
        "attack": ("leviathan",),
        "add_pearls": ("power", "leviathan"),
        "breed": ("leviathan",),
        "tokens": ("n",),
        "turn_lord": ("other",),
        "discard": ("n", "of"),
        "martial_law": ("n",),
    }
    secret = frozenset({"token"})

    def who(self, seat: int) -> str:
        """Return the name of a player."""
        return self.w.player(seat)

    def price(self, n: int) -> str:
        """Return a price in Pearls."""
        return self.w("count-pearls", n=n)

    def facts(self) -> dict[str, Arg]:
        """Return what the question speaks of, in words."""
        return super().facts() | self._more_facts()

    def _more_facts(self) -> dict[str, Arg]:
        """Return what is not among the facts of the question itself."""
        g, args = self.w.g, self.decision.args
        match self.decision.key:
            case "pay" | "lay":
                price = payments.price_of(g, self.decision.lead, args[0])
                facts = {"n": price.number, "races": price.races, "have": price.total(args[1])}
                return {"lord": self.w.lord(args[0]), **facts}
            case "take":
                return {"space": len(g.track), "last": len(g.track) == g.box.numbers.track_spaces}
            case "monster":
                return {"expansion": g.setup.expansion}
            case "attack" | "add_pearls":
                return {"n": queries.levels(g, args[-1])[0].resistance}
            case "token":
                return {"n": args[0], "tokens": self.w.drawn(self.decision.lead, args[0])}
            case "martial_law":
                return {"limit": g.box.numbers.hand_limit}
            case "spend_keys":
                return {"n": g.box.numbers.keys_for_location}
        return {}

    def left(self) -> tuple[Counter, ...]:
        """Return the Pearls that are left to spend."""
        if self.decision.key not in SPENDING:
            return ()
        n = self.w.g.players[self.decision.lead].pearls
        words = self.price(n)
        return (
            Counter(id="left.pearls", kind="pearl", name=self.w.text("counter-pearl"), value=n, most=n, words=words),
        )

    def about(self, option: Option) -> dict[str, Any]:
        """Return the facts of an option by name."""
        w, args = self.w, option.args
        match option.key:
            case "reveal_token":
                return {"token": w.g.players[option.seat].kept[args[0]].token}
            case "slay":
                return {"what": w.gain(w.box.threat_track[args[0]].rewards[args[1]])}
            case "spend_keys":
                return {"what": w.keys(*args)}
        return super().about(option)

    def how(self, option: Option) -> str:
        """Return which text words an option: without Pearls, for the unknown top Lord."""
        match option.key:
            case "pay" if not option.args[2]:
                return "full"
            case "exchange" if not option.args[1]:
                return "deck"
            case "add_pearls" if not option.args[0]:
                return "none"
        return ""

    def label(self, option: Option) -> str:
        """Return a payment as icons: the values of each Race, and the Pearls."""
        if option.key != "pay":
            return ""
        _, cards, pearls = option.args
        values: dict[str, list[str]] = {}
        for card in cards:
            values.setdefault(RACES[self.w.box.race[card]], []).append(str(self.w.box.value[card]))
        parts = [f":{race}:{'+'.join(found)}" for race, found in values.items()]
        return " ".join([*parts, f":pearl:{pearls}"] if pearls else parts)

    def targets(self, option: Option) -> tuple[str, ...]:
        """Return where an option can be clicked on; an Ally of the hand on each of its equals."""
        found: list[str] = []
        for target in option.targets:
            if target.startswith("hand."):
                card = target.removeprefix("hand.")
                found += [id_ for id_, one in hand_ids(self.w.g.players[option.seat].hand) if one == card]
            elif target.startswith("kept."):
                found.append(f"token.{self.w.g.players[option.seat].kept[int(target.removeprefix('kept.'))].token}")
            else:
                found.append(target)
        return tuple(found)

    def icon(self, kind: str, members: Sequence[Choice]) -> str:
        """Return the icon of a group; that of plain answers hangs on the question."""
        return ANSWERS.get(self.decision.key, "why") if kind == "answer" else super().icon(kind, members)
