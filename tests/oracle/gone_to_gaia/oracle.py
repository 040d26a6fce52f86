"""The oracle of Gone to Gaia: a slow, plain second reading of the rules.

It was written from the rulebook ("book 139" is line 139 of the transcript `gone-to-gaia.en.txt`), from the content
files with their texts, from the records of a state, and from the names that options and events have in the public
API: by somebody who had read neither `rules/` nor `effects/` nor `abilities/` nor the rulings of the ledger.

It keeps no game of its own. At each decision it reads the state and says what may be chosen; after each answer it reads
what happened, event by event, and says what should have (`following.py`). Chance alone it takes from what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from tests.oracle.playing import Choice, Oracle

from fathom.core.decisions import Option
from fathom.core.state import State

from . import fighting, gaining, story, turns
from .following import Follower
from .memory import Memory
from .table import Choices, Table

#: Decisions that the table and the question tell all about.
PLAIN: dict[str, Callable[..., Choices]] = {
    "turn": turns.turn,
    "choose": turns.choose,
    "witness_to": turns.witness_to,
    "walk": turns.walk,
    "shift": turns.shift,
    "shift_to": turns.shift_to,
    "turn_any": turns.turn_any,
    "start": turns.start,
    "place_enemy": turns.place_enemy,
    "first_turn": turns.first_turn,
    "flip": fighting.flip,
    "reroll": lambda table, die, why: fighting.reroll(table),
    "block": lambda table, uid, card, delvers, dealt: fighting.block(table, uid, card),
    "guard": lambda table, die, left: fighting.guard(table, left),
    "move_enemy": lambda table, uid, card: fighting.move_enemy(table, uid),
    "flee": lambda table, uid, card: fighting.flee(table, uid),
    "teleport": lambda table, uid, card: fighting.teleport(table, uid),
    "summon": lambda table, uid, card: fighting.summon(table, uid),
    "blood_debt": fighting.blood_debt,
    "malevolent": fighting.malevolent,
    "disarm": fighting.disarm,
    "sacrifice": fighting.sacrifice,
    "scramble": fighting.scramble,
    "retreat": gaining.retreat,
    "scenario": gaining.scenario,
    "consent": gaining.consent,
    "which_delver": lambda table, what: gaining.which_delver(table),
    "story": story.story,
    "opinion": story.opinion,
    "quest": lambda table, chapter: story.quest(table),
    "give_product": story.give_to,
    "bonus": story.bonus,
    "finale": story.finale,
    "turn_enemy": lambda table, uid, card: fighting.turn_enemy(table, uid),
    "backup": lambda table: fighting.backup(table, []),
}
#: Decisions of one player about their own suit.
OWN: dict[str, Callable[..., Choices]] = {
    "level_card": gaining.level_card,
    "lose_element": gaining.lose_element,
    "refresh_weapon": gaining.refresh_weapon,
    "waste_token": gaining.waste_token,
    "take_doublers": gaining.take_doublers,
    "improve": gaining.improve,
    "rest": gaining.rest,
    "hero": story.hero,
    "shop": story.shop,
    "give": lambda table, seat: story.give(table, seat),
    "put_back": lambda table, product, seat: {(seat, "put_back", product), (seat, "keep_product", product)},
    "leave_behind": story.leave_behind,
    "fit": gaining.fit,
    "keep_products": story.keep_products,
    "upgrade_slot": story.upgrade_slot,
}
#: Decisions where some choices must be there and others may.
SOME: dict[str, Callable[..., tuple[Choices, Choices]]] = {
    "last_words": story.last_words,
    "name_hero": story.name_hero,
    "donate": story.donate,
}
#: Decisions that all take together: whoever is asked may propose.
TOGETHER = frozenset(
    {"first_turn", "retreat", "scenario", "story", "opinion", "quest", "give_product", "bonus", "finale"}
)


class GaiaOracle(Oracle):
    """Follows a game of Gone to Gaia."""

    def __init__(self, state: State) -> None:
        """Begin with the first position."""
        self.memory = Memory()

    def legal(self, state: State) -> Collection[Choice] | None:
        """Return what the book lets one answer."""
        table, decision = Table(state), state.decision
        assert decision is not None
        key, args, seat = decision.key, decision.args, decision.lead
        if key in PLAIN:
            found = PLAIN[key](table, *args)
        elif key in OWN:
            found = OWN[key](table, *args, seat)
        elif (judge := getattr(self, f"_{key}", None)) is not None:
            found = judge(table, *args)
        elif key in SOME:
            must_be, may_be = SOME[key](table, *(args or (seat,)))
            found = must_be | (may_be & {self.said(option) for option in decision.options})
        else:
            return None
        if key in TOGETHER:
            found = {(one, *what) for one in {option.seat for option in decision.options} for _, *what in found}
        offered = {self.said(option) for option in decision.options}
        may, must = self.gifts(table, key)
        return found | must | (may & offered)

    def gifts(self, table: Table, key: str) -> tuple[Choices, Choices]:
        """At any time players may give products to each other, in town parts as well (book 385).

        Nothing that a quest asks between two such questions depends on who has a product or a part; so it may be
        offered at any question, and it must be to those who are asked where all decide together, and in their turns.
        """
        may: Choices = {(seat, "give") for seat, *_ in story.gifts(table, parts=True)}
        sure: Choices = {(seat, "give") for seat, *_ in story.gifts(table, parts=table.in_town())}
        asked = {option.seat for option in table.state.decision.options} if key in (*TOGETHER, "choose") else set()
        return may, {one for one in sure if one[0] in asked}

    # ------------------------------------------------------------------------------------------ what must be remembered

    def _target(self, table: Table, left: int) -> Choices:
        return fighting.target(table, left, self.memory.attacks, self.memory.chosen)

    def _double(self, table: Table, die: int) -> Choices:
        return fighting.double(table, self.memory.attacks)

    def _take_element(self, table: Table, left: int) -> Choices:
        # A slot that was used for this turn's action gives itself nothing.
        state = table.state
        used = state.phase == "delver" and state.fight.source
        return gaining.take_element(table, left, table.asked_first(), state.slot if used else -1)

    def _extra(self, table: Table) -> Choices:
        return gaining.extra(table, table.asked_first(), self.memory.extras)

    def _shift_more(self, table: Table) -> Choices:
        return turns.shift_more(table, self.memory.moved)

    def _flee_order(self, table: Table) -> Choices:
        return fighting.flee_order(table, self.memory.fled)

    def _rebirth(self, table: Table, card: str) -> Choices:
        return fighting.rebirth(table, card, self.memory.embers)

    def _reward_order(self, table: Table) -> Choices:
        # Nobody need be asked of a reward whose place in the order changes nothing.
        offered = [self.said(option) for option in table.state.decision.options]
        dead: Choices = {
            (table.asked_first(), "reward_order", "deaths.reward", profile) for profile in self.memory.dead
        }
        return dead & set(offered) if len(offered) > 1 else dead

    def wrong(self, before: State, option: Option, after: State) -> Iterable[str] | None:
        """Return what happened that should not have, and what should have and did not."""
        if option.key == "target":
            self.memory.chosen.append(option.args[0])
        wrong = Follower(before, option, after, self.memory).follow()
        self.memory.keep(before, option, after)
        return wrong


ORACLE = GaiaOracle
