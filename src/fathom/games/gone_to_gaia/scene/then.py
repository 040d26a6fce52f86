"""What an option would do: what its events do not tell, and the numbers and places that it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from fathom.core.events import Event
from fathom.core.scene import Change, Piece
from fathom.core.trying import Number, Numbers
from fathom.core.words import dashed
from fathom.parts import telling
from fathom.parts.telling import Step

from .. import queries
from ..box.board import name_of, tiles_in
from ..rules import moving, sheet
from ..schema.words import DAMAGES, DISCIPLINES, ELEMENTS, OPINIONS, SIDES, TOKENS
from ..state import Gaia, Suit
from . import outlook
from .gear import base_damage
from .outlook import Plan
from .words import TOKEN_ICONS, Words

#: Actions that may be attacks.
ATTACKS = ("use_weapon", "use_slot", "ultimate")
#: What happens when such an action does nothing.
IDLE = frozenset({"used", "used_slot", "missed"})


class Then(telling.Telling[Words]):
    """What an option would do."""

    whose = "seat_of"
    until = frozenset({"wave", "entered", "spawned"})

    @property
    def g(self) -> Gaia:
        """The game as it is."""
        return self.w.g

    def who(self, seat: int) -> str:
        """Return who sits there."""
        return self.w.player(seat)

    def is_mine(self, facts: Mapping[str, Any]) -> bool:
        """Whether something happens to the seat that chooses, or to a delver of theirs."""
        if "delver" in facts:
            return queries.seat_of(self.g, facts["delver"]) == self.option.seat
        return super().is_mine(facts)

    @property
    def strikes(self) -> tuple[outlook.Strike, ...]:
        """The attacks of the option."""
        return outlook.of_option(self.w, self.trial, self.index)

    def numbers(self, g: Gaia) -> Numbers:
        """Return the health of everybody, what the suits can do, what players have; without what is as it was."""
        found: dict[tuple[str, str], Number] = {}
        now = g is self.g
        for enemy in g.enemies:
            if not now and enemy in self.g.enemies:
                continue
            found[f"enemy.{enemy.uid}", "health"] = Number(max(0, queries.health_of(g, enemy) - enemy.hurt), "less")
            found[f"enemy.{enemy.uid}.damage", "attack"] = Number(
                queries.profile_of(g, enemy).damage + enemy.strength, "less"
            )
        for uid in () if now else self.slain:
            found[f"enemy.{uid}", "health"] = Number(0, "less")
        for seat, suit in enumerate(g.suits):
            if now or suit != self.g.suits[seat]:
                found |= self._suit(g, seat, suit)
        found["level", "circuit"] = Number(g.circuits)
        found["level", "xp"] = Number(g.xp)
        found["sheet.group", "donations"] = Number(g.sheet.donated)
        found["enemies", "enraged"] = Number(max(0, g.enrage), "less")
        found["enemies", "clock"] = Number(g.countdown, "")
        return found

    def _suit(self, g: Gaia, seat: int, suit: Suit) -> Numbers:
        found: dict[tuple[str, str], Number] = {}
        for level, n in enumerate(suit.parts):
            kind = "boss" if level else f"part-{DISCIPLINES[suit.discipline]}"
            found[f"part.{seat}.{level}", kind] = Number(n)
        if not g.quest:
            return found
        it = f"suit.{self.w.lead() if queries.is_solo(g) else seat}"
        found |= {
            (it, "health"): Number(max(0, suit.hp)),
            (it, "move"): Number(suit.movement),
            (it, "armor"): Number(suit.shield),
            (it, "power-once"): Number(suit.wheel),
        }
        for damage, n in zip(DAMAGES, base_damage(g, suit), strict=True):
            found[f"damage.{seat}.{damage}", damage] = Number(n)
        for token, name in enumerate(TOKENS):
            found[f"token.{seat}.{name}", TOKEN_ICONS[name]] = Number(queries.available(suit, token))
        return found

    @property
    def slain(self) -> tuple[int, ...]:
        """The enemies that would die."""
        return tuple(event.facts["enemy"] for event in self.tried.events if event.kind == "slain")

    @property
    def changes(self) -> tuple[Change, ...]:
        """The numbers that would not be what they are; who dies of it is said."""
        after = self.tried.after
        assert isinstance(after, Gaia)
        dies = self.w.text("plan-dies")
        dying = {f"enemy.{uid}" for uid in (*after.fight.dying, *self.slain)}
        return tuple(
            replace(one, words=dies) if one.target in dying and one.kind == "health" else one for one in super().changes
        )

    def step(self, event: Event) -> Step | None:
        """Return where a delver, Witness or an enemy goes."""
        facts, g = event.facts, self.g
        match event.kind:
            case "moved":
                return Step(f"delver.{facts['delver']}", f"tile.{g.at[facts['delver']]}", f"tile.{facts['to']}")
            case "witness_moved":
                return Step("witness", f"tile.{g.witness}", f"tile.{facts['to']}")
            case "enemy_moved" if enemy := queries.find(g, facts["enemy"]):
                return Step(f"enemy.{enemy.uid}", f"tile.{enemy.at}", f"tile.{facts['to']}")
        return None

    def ghost(self, piece: str, to: str) -> Piece | None:
        """Return a figure where it would come to."""
        w = self.w
        if piece == "witness":
            return Piece(id="ghost.witness", kind="witness", at=to, name=w.text("witness"), shape="figure",
                         art="witness", flags=("ghost",))  # fmt: skip
        if piece.startswith("delver."):
            d = int(piece.removeprefix("delver."))
            return Piece(id=f"ghost.{piece}", kind="delver", at=to, name=w.delver(d), shape="figure",
                         seat=queries.seat_of(self.g, d), tint=d, art=w.hero_id(d), flags=("ghost",))  # fmt: skip
        return None


# ---------------------------------------------------------------------------------------------- in a turn


def _exhaust(then: Then) -> None:
    w, seat, element = then.w, then.option.seat, then.args[1]
    ability = w.slot(queries.board_of(then.g, then.g.suits[seat]).id, element)
    then.say("then-slot", ability=ability, n=then.g.suits[seat].elements[ELEMENTS.index(element)])


def _attack(then: Then) -> None:
    w, found = then.w, then.strikes
    after = then.tried.after.decision
    then.vain = all(event.kind in IDLE for event in then.tried.events) and bool(after and after.key == "choose")
    if then.option.key == "use_slot":
        board = queries.board_of(then.g, then.g.suits[then.option.seat])
        then.said.append(w.slot(board.id, then.args[0]))
        if not found:
            return
    then.said.append(outlook.plan_words(w, found) if found else w.text("plan-nobody"))


def _step(then: Then) -> None:
    """Say what the weapon of this turn would do from there; a way of several steps is worth looking for."""
    if moving.points_left(then.g, then.g.active) > 1:
        then.price = 1
    after = then.tried.after
    use = next((i for i, option in enumerate(after.decision.options) if option.key == "use_weapon"), -1) \
        if after.decision else -1  # fmt: skip
    if use < 0:
        return
    found = outlook.strikes(then.trial.beyond(then.tried), use, answered=False)
    if found:
        then.say("then-step", plan=outlook.plan_words(then.w, found))
        then.badge = then.w("badge-hits", n=len({hit.uid for hit in Plan("", found).hits}))
    else:
        then.say("then-nobody")


def _walk(then: Then) -> None:
    if then.decision.args[-1] > 1:
        then.price = 1


def _target(then: Then) -> None:
    for strike in then.strikes[:1]:
        then.said.append(f"{outlook.words_of(then.w, strike.hits[-1])}.")
        then.said.append(outlook.answer_words(then.w, strike.results))


def _reroll(then: Then) -> None:
    results = outlook.standing(then.trial, then.decision, 0) if then.decision.args[1] == "counterattack" else ()
    if results:
        then.said.append(outlook.answer_words(then.w, results))


def _turn(then: Then) -> None:
    """Say what the arrows of a card would cover, and where its marked side would point."""
    w, after = then.w, then.tried.after
    assert isinstance(after, Gaia)
    enemy = queries.find(after, then.args[0])
    if enemy is None:
        return
    profile = queries.profile_of(after, enemy)
    for colour, cover in (("white", profile.white), ("black", profile.black)):
        tiles = [name_of(at) for at in tiles_in(cover[enemy.rot][enemy.at])]
        then.say(f"about-{colour}", tiles=w.listed(tiles) or w.text("about-no-tile"))
    if profile.side >= 0:
        then.say("about-marked-side", side=w.text(f"side-{SIDES[(profile.side + 2 * then.args[2]) % 8]}"))


# ---------------------------------------------------------------------------------------------- cards and products


def _card(then: Then) -> None:
    then.said.append(then.w.does(then.args[0]))


def _product(then: Then) -> None:
    then.said.append(then.w.brings(then.args[0]))


def _improve(then: Then) -> None:
    then.said.append(then.w.text(f"type-{dashed(then.args[0])}.{then.w.discipline(then.option.seat)}"))


# ---------------------------------------------------------------------------------------------- in town


def _story(then: Then) -> None:
    hours = then.w.box.entries[then.args[0]].choices[then.args[1] - 1].hours
    if hours:
        then.price = hours


def _opinion(then: Then) -> None:
    w, (who, by) = then.w, then.args
    before = sheet.opinion_of(then.g, who)
    after = min(len(OPINIONS) - 1, max(0, before + by))
    then.say("option-opinion.then", before=w.opinion_step(before), after=w.opinion_step(after))


def _upgrade_slot(then: Then) -> None:
    then.say("option-upgrade-slot.then", n=then.args[1])


def _its_own(then: Then) -> None:
    then.say(f"option-{dashed(then.option.key)}.then")


Then.odd = {
    "exhaust": _exhaust,
    **dict.fromkeys(ATTACKS, _attack),
    "step": _step,
    **dict.fromkeys(("walk", "witness_to"), _walk),
    "target": _target,
    "target_all": _attack,
    "reroll": _reroll,
    "turn_enemy": _turn,
    **dict.fromkeys(("take_card", "fit", "extra", "scramble", "refresh_weapon", "disarm", "sacrifice"), _card),
    **dict.fromkeys(("buy", "give_product", "leave_behind", "put_back", "keep_products"), _product),
    "improve": _improve,
    "story": _story,
    "opinion": _opinion,
    "upgrade_slot": _upgrade_slot,
    **dict.fromkeys(("close_book", "bonus_after_town"), _its_own),
}
