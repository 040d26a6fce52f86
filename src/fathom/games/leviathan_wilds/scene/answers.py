"""What is asked and what can be answered, in words, each answer with what it would do; and what cannot be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from fathom.core.decisions import Option
from fathom.core.legality import refused
from fathom.core.scene import Choice, Counter, Group, Prompt, Refusal
from fathom.core.text import Arg
from fathom.core.trying import Trial
from fathom.core.words import dashed
from fathom.parts import answers

from .. import effects
from ..queries import strike_total
from ..queries.targets import POOL, TOKEN
from ..rules import falling, injuries, losses, threats
from ..rules.actions import COST
from ..state import Wilds
from .board import pending
from .cards import card_id
from .then import Then, as_if_nobody_did_anything
from .words import Words

#: Where several calls wait and one comes first.
ORDERS = ("order_climbers", "order_reactions", "order_waiting")


class Answers(answers.Answers[Words]):
    """The questions and answers of Leviathan Wilds."""

    telling = Then
    groups = {
        "climb": "climb", "jump": "jump", "glide": "glide", "strike": "strike", "rest": "rest", "mend": "mend",
        "use": "skill", "modify": "skill", "pick_up": "mushroom", "toss": "mushroom", "let_go": "let-go",
        "pay_off_injury": "injury", "scenario": "scenario", "ap_card": "ap-card", "discard": "discard",
        "stop_falling": "fall", "fall_on": "fall",
    }  # fmt: skip
    moves_on = frozenset({
        "pass", "pass_step", "pass_turn", "pass_fall", "end_activation", "draw", "skip", "skip_rest", "stop",
        "take_loss", "take_blight", "go_on", "land_strike", "let_stand", "keep_off", "no_focus", "do_not_pay",
        "stay_falling", "empty_handed",
    })  # fmt: skip
    dear = frozenset({"use"})
    order = (
        "ap-card", "climb", "jump", "glide", "strike", "rest", "mend", "skill", "mushroom", "let-go", "injury",
        "scenario", "discard", "fall", "answer", "on",
    )  # fmt: skip
    icons = {"skill": "hand", "let-go": "fall", "scenario": "book", "ap-card": "ap", "answer": "why", "on": "check"}
    arguments = {
        **dict.fromkeys(("pick_up", "let_go", "raise_later", "go_on"), ("climber",)),
        **dict.fromkeys(("remove_injury", "pay_off_injury"), ("injury",)),
        **dict.fromkeys(("draw_n", "empty_handed"), ("n",)),
        "prevent": ("kind", "n", "", "card"),
        "take_loss": ("kind", "n"),
        "keep_off": ("kind",),
        "do_without": ("kind", "n"),
        "take_blight": ("n",),
        "spend_shield": ("kind",),
        **dict.fromkeys(("use", "modify"), ("climber", "source")),
        "take_token": ("space", "token"),
        "place": ("space", "token"),
        "crawl": ("start", "space"),
        "discard": ("card",),
        "ap_card": ("card", "n"),
        "scenario": ("climber", "rule"),
        "toss": ("", "mushroom", "climber"),
        "lower_die": ("value", "n"),
        "return_token": ("half", "token"),
        "give_back": ("token",),
    }

    @classmethod
    def trial_of(cls, g: Wilds, seat: int) -> Trial:
        """Return what the options of a seat are tried by: as if nobody did anything on the way."""
        return Trial(g, seat, as_if_nobody_did_anything(g))

    # ------------------------------------------------------------------------------------------ the question

    @property
    def prompt(self) -> Prompt:
        """The one question that is open."""
        group = self.groups["ap_card"] if self.decision.key == "ap_card" else ""
        return msgspec.structs.replace(super().prompt, group=group)

    def question(self) -> str:
        """Return the key of the question: an anytime window has words for its moment."""
        key = f"ask-{dashed(self.decision.key)}"
        if self.decision.key == "anytime":
            name = self.decision.args[0]
            over = name == "before_threat" and not pending(self.w.g)  # all of it was swift
            own = f"{key}-{'after-threat' if over else dashed(name)}"
            return own if self.w.text.has(own) else key
        return key

    def who(self, seat: int) -> str:
        """Return who is asked first of those who sit there."""
        return self.w.climbers([c for c, k in enumerate(self.w.g.climbers) if k.seat == seat][:1])

    def facts(self) -> dict[str, Arg]:
        """Return what the question speaks of, in words: mostly a climber and a number."""
        w, g, args = self.w, self.w.g, self.decision.args
        first = self.decision.options[0] if self.decision.options else None
        facts: dict[str, Arg] = {}
        if args and isinstance(args[0], int) and 0 <= args[0] < len(g.climbers):
            facts["climber"] = w.climber(args[0])
        if len(args) > 1 and isinstance(args[1], int):
            facts["n"] = args[1]
        match self.decision.key:
            case "anytime":
                facts["climber"] = w.climber(g.active)
                facts["threat"] = w.threat(g.threats[g.current].threat) if g.current >= 0 else ""
                placed = threats.place_markers.name
                facts["marks"] = "later" if any(call[0] == placed for call in g.agenda) else "now"
            case "target":
                targets = (target for part in threats.parts(g) for target in part.targets if target.who == args[0])
                facts["who"] = w.target(next(targets))
            case "coin":
                facts["side"] = "heads" if g.coin and g.coin.heads else "tails"
            case "crystal" if first:
                n = first.call[-1]
                facts |= {"way": "up" if n > 0 else "down", "n": abs(n)}
            case "loss":
                facts |= {"kind": args[1], "n": args[2]}
            case "strike" | "strike_what":
                facts["n"] = strike_total(g, args[0], args[1])
            case "place" | "take_token" if first:
                facts["token"] = w.token(first.args[1])
            case "choose_climber" if first:
                facts["what"] = w.effects(w.box.nodes[first.call[2]].then)
        return facts

    def left(self) -> tuple[Counter, ...]:
        """Return the AP that are left to spend."""
        g = self.w.g
        if not g.activating:
            return ()
        card = g.cards[g.climbers[g.active].cards].ap_card
        most = max(g.ap, self.w.box.cards[card].ap if card else 0)
        name, words = self.w.text("counter-ap"), self.w("counter-ap.words", n=g.ap)
        return (Counter(id="ap", kind="ap", name=name, value=g.ap, most=most, words=words),)

    # ------------------------------------------------------------------------------------------ the answers

    def words(self, option: Option) -> str:
        """Return an option in words; where parts of cards are chosen, these say it."""
        w, args = self.w, option.args
        c = self.decision.args[0] if self.decision.args else -1
        match option.key:
            case "part":
                return w.effect(w.box.nodes[args[0]], c)
            case "alternative":
                return w.effects(w.box.nodes[args[0]].of[args[1]], c)
            case "colour":
                part = threats.parts(w.g)[option.call[1]]
                return w.effects(part.by_colour.get(args[0], part.effects), c)
            case "push_way":
                return w.text(f"way-{args[0]}")
            case key if key in ORDERS:
                return self._order(option)
        return super().words(option)

    def about(self, option: Option) -> dict[str, Any]:
        """Return the facts of an option by name; without names for them, what it can be clicked on."""
        w, args = self.w, option.args
        c = self.decision.args[0] if self.decision.args else -1
        match option.key:
            case "pay" | "do_not_pay":
                e = w.box.nodes[args[0]]
                what = e.then if option.key == "pay" else e.else_
                return {"cost": w.effects(e.cost, c), "what": w.effects(what, c)}
            case "focus":
                e = w.box.nodes[args[0]]
                return {"before": w.effect(e, c), "after": w.raised(e, args[1], c)}
            case "strike":
                n, target = strike_total(w.g, c, args[0]), args[1] if args else 0
                if target >= TOKEN:
                    return {"n": n, "token": w.g.tokens[target - TOKEN].id}
                return {"n": n, "pool": target - POOL} if target >= POOL else {"n": n, "space": target}
            case "let_stand":
                node, heads, doubled = args
                side = ("twice" if heads else "nothing") if doubled else "heads" if heads else "tails"
                e = w.box.nodes[node]
                return {"side": side, "what": w.effects(e.heads if heads else e.tails, c)}
            case "draw":
                cards = w.g.cards[w.g.climbers[c].cards]
                return {"n": max(0, min(args[0] - len(cards.hand), len(cards.deck)))}
        return super().about(option) or _clicked(w, option)

    def how(self, option: Option) -> str:
        """Return which text words an option: for whom, where, what is left out."""
        w, args, key = self.w, option.args, option.key
        match key:
            case "use" | "modify" | "pick_up" | "let_go" | "scenario":
                return "for" if w.g.setup.solo else ""
            case "skip":
                another = self.decision.key == "choose_climber" and option.call[3]
                how = "choose-another" if another else dashed(self.decision.key)
                return how if w.text.has(f"option-skip.{how}") else ""
            case "strike":
                here = args[1] == w.g.climbers[self.decision.args[0]].space
                return "token" if args[1] >= TOKEN else "pool" if args[1] >= POOL else "here" if here else ""
            case "prevent":
                return "with" if args[3] else ""
            case "do_not_pay":
                return "else" if w.box.nodes[args[0]].else_ else ""
            case "take_token":
                return "supply" if args[0] < 0 else ""
            case "give_back":
                return "" if args[1] else "exhausted"
        return ""

    def _order(self, option: Option) -> str:
        """Say which of several waiting calls would come first; the option's facts are that call."""
        w, (name, *args) = self.w, option.args
        key, facts = "option-order-climber", dict[str, Arg]()
        if name == effects.carry_out.name:
            if self.decision.key != "order_climbers":
                facts["what"] = w.effects([w.box.nodes[node] for node in args[1]], args[0])
                key = "option-order-effect" if args[0] >= 0 else "option-order-scenario"
        elif name in (threats.struck_by.name, threats.about_to_suffer.name):
            args = args[1:]
        elif name == injuries.remove_injury.name:
            key, facts = "option-order-injury", {"injury": w.injury(args[1])}
        elif name == falling.start_falling.name:
            key = "option-falls-first"
        elif name == losses.after_block.name:
            key, facts = "option-order-block", {"card": w.card(args[2])}
        elif w.text.has(f"rule-{dashed(name)}"):
            return w("option-order-scenario", what=w.rule(name))
        elif name not in (losses.take_loss.name, threats.about_to_bear.name):
            return w("option-order-other", n=1 + self.decision.options.index(option))
        return w(key, climber=w.climber(args[0]) if args[0] >= 0 else "", **facts)

    def price(self, n: int) -> str:
        """Return a price in AP."""
        return self.w("cost-ap", n=n)

    def targets(self, option: Option) -> tuple[str, ...]:
        """Return where an option can be clicked on; in solo play the hand lies with the first climber."""
        return tuple(card_id(self.w.g, target) for target in option.targets)

    def group(self, option: Option) -> str:
        """Return the group that an option is shown in."""
        if option.key == "use" and option.args[1].startswith("mushroom."):
            return "mushroom"
        return super().group(option)

    # ------------------------------------------------------------------------------------------ the kinds of answers

    def kind(self, name: str, members: Sequence[Choice]) -> Group:
        """Return a group; where the prices differ it says the range, where nothing is possible what it would cost."""
        group = super().kind(name, members)
        matter = [choice for choice in members if not choice.vain] or members
        prices = {choice.price for choice in matter if choice.price >= 0}
        cost = group.cost if prices else ""  # what costs no AP says so in its words
        if len(prices) == 1 and cost == self.price(n := prices.pop()):
            cost = self.w("cost-ap.sign", n=n)
        elif len(prices) > 1:
            cost = self.w("cost-range", least=min(prices), most=max(prices))
        elif not members and name in COST:
            cost = self.w("cost-ap.sign", n=COST[name])
        return msgspec.structs.replace(group, cost=cost)

    def caption(self, name: str, members: Sequence[Choice]) -> str:
        """Return in few words what a group of several answers brings."""
        vain = all(choice.vain for choice in members)
        return self.w.text("group-vain") if vain else self.w(f"group-{name}.caption", n=len(members))

    # ------------------------------------------------------------------------------------------ what is not possible

    def _refusals(self) -> Iterator[Refusal]:
        """Yield what is not possible: cards at their place, actions as kinds of which nothing is possible."""
        possible = {choice.group for choice in self.choices}
        used = {option.args[1] for option in self.decision.options if option.key == "use"}
        for option, no in refused(self.w.g):
            group = self.group(option)
            if option.seat != self.seat:
                continue
            if option.key == "use" and option.args[1] in used:
                continue  # in solo play the other climber can use it
            if option.key != "use":
                if group in possible or (group == "let-go" and self.decision.key != "act"):
                    continue
                possible.add(group)
            if option.key == "use":
                words, at = self.w.source(option.args[1]), self.targets(option)
                yield Refusal(words=words, reason=self.why(no), clause=no.clause, targets=at)
            else:
                words = self.w.text(f"group-{group}")
                yield Refusal(words=words, reason=self.why(no), clause=no.clause, group=group)


def _clicked(w: Words, option: Option) -> dict[str, Any]:
    """Return the space and the climber that an option can be clicked on."""
    found: dict[str, Any] = {}
    for target in option.targets:
        kind, _, rest = target.partition(".")
        if kind == "space":
            found["space"] = w.box.board.number[rest]
        elif kind == "climber":
            found["climber"] = int(rest)
    return found
