"""What follows from printed skills: what a Hero with certain cards can do, and what a Monster is in Combat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from fathom.core.content import records_in
from fathom.parts.catalogue import Verb

from .. import schema
from ..schema import Effect, Skill

#: Verbs that need played cards or a foe.
FIGHTING = (
    schema.Damage, schema.Swap, schema.Change, schema.Redraw, schema.Ignore, schema.Armor, schema.Bonus,
)  # fmt: skip


class Feat(msgspec.Struct, frozen=True):
    """A skill with the card that it stands on and the names of its effects."""

    id: str
    card: str
    kind: str
    trigger: str
    cost: int
    when: str
    exhaust: bool
    spell: bool
    uses: bool
    per: str
    nodes: tuple[str, ...]
    #: Whether it does something while Exploring.
    explores: bool

    @classmethod
    def of(cls, skill: Skill, id_: str, card: str, kind: str, spell: bool = False) -> Feat:
        """Return a skill as it stands on a card."""
        fighting = any(isinstance(effect, FIGHTING) for effect in effects_in(skill.effects))
        explores = skill.trigger == "explore" or (skill.trigger == "use" and not fighting)
        return cls(
            id_, card, kind, skill.trigger, skill.cost, skill.when, skill.exhaust, spell or skill.spell, skill.uses,
            skill.per, tuple(effect.node for effect in skill.effects), explores,
        )  # fmt: skip


Hooks = dict[str, tuple[Feat, ...]]


class Always(msgspec.Struct, frozen=True):
    """What passive abilities without a moment amount to, taken together."""

    #: More damage on a Hit, as (n, least card, most lead); on Return Damage; with magic.
    hits: tuple[tuple[int, int, int], ...] = ()
    back: int = 0
    magic: int = 0
    #: Less Return Damage taken; less magic damage taken.
    ease: int = 0
    ward: int = 0
    armor: int = 0

    def hit(self, value: int, lead: int) -> int:
        """Return how much more damage a Hit with a card of this value and with this lead deals."""
        more = 0
        for n, least, margin in self.hits:
            if value >= least and lead <= margin:
                more += n
        return more

    @classmethod
    def of(cls, effects: Sequence[Effect]) -> Always:
        """Add up effects that are always on."""
        bonuses = [one for one in effects if isinstance(one, schema.Bonus)]
        ignored = [one for one in effects if isinstance(one, schema.Ignore)]
        return cls(
            hits=tuple((one.n, one.min, one.margin) for one in bonuses if one.on == "hit"),
            back=sum(one.n for one in bonuses if one.on == "return"),
            magic=sum(one.n for one in bonuses if one.on == "magic"),
            ease=sum(one.n for one in ignored if one.what == "return"),
            ward=sum(one.n for one in ignored if one.what == "magic"),
            armor=sum(one.n for one in effects if isinstance(one, schema.Armor)),
        )


class Kit(msgspec.Struct, frozen=True):
    """What a Hero can do and what is always on, with her mat, Abilities and equipped Items."""

    powers: tuple[Feat, ...]
    blocks: tuple[Feat, ...]
    uses: tuple[Feat, ...]
    explores: tuple[Feat, ...]
    hooks: Hooks
    spells: tuple[str, ...]
    armor: int
    always: Always

    @classmethod
    def of(cls, feats: Sequence[Feat], always: Always, armor: int) -> Kit:
        """Sort what a Hero can do by what activates it."""

        def triggered(*triggers: str) -> tuple[Feat, ...]:
            return tuple(feat for feat in feats if feat.trigger in triggers)

        return cls(
            triggered("power"),
            triggered("block"),
            triggered("use"),
            tuple(feat for feat in feats if feat.trigger == "explore" or (feat.uses and feat.explores)),
            hooks(feats),
            tuple(feat.id for feat in feats if feat.exhaust),
            armor + always.armor,
            always,
        )


class Beast(msgspec.Struct, frozen=True):
    """A Monster Card, the Final Entity or a part of it, as Combat needs it."""

    id: str
    #: The number of its Monster Action deck.
    deck: int
    feats: tuple[Feat, ...]
    powers: tuple[Feat, ...]
    hooks: Hooks
    always: Always
    health: tuple[int, int, int] = (0, 0, 0)
    count: int = 1
    horde: bool = False
    armor: int = 0
    #: Cards that the Monster and each Hero play, by the number alive; empty without Health States.
    states: dict[int, tuple[int, int]] = {}
    xp: int = 0

    @property
    def skills(self) -> tuple[str, ...]:
        """The names of what it can do."""
        return tuple(feat.id for feat in self.feats)


def hooks(feats: Sequence[Feat]) -> Hooks:
    """Return feats by the moment at which they work by themselves."""
    moments = dict.fromkeys(feat.when for feat in feats if feat.when)
    return {moment: tuple(feat for feat in feats if feat.when == moment) for moment in moments}


def effects_in(value: object) -> Iterator[Effect]:
    """Yield every effect inside a piece of content, outermost first."""
    return cast(Iterator[Effect], records_in(value, Verb))
