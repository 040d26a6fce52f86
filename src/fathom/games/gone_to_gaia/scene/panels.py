"""The panels of a scene: each player's suit, the enemies and their abilities, levels, parting shots, the quest."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Chip, Counter, Mark, Panel, PanelFlag, Track
from fathom.core.words import dashed

from .. import queries
from ..rules import counterattacks
from ..schema.verbs import Suffer
from ..schema.words import DAMAGES, DISCIPLINES, TOKENS
from ..state import Suit
from .gear import base_damage, passives, products, slots
from .words import TOKEN_ICONS, Words

#: HP are shown as hearts up to so many, as a bar beyond.
HEARTS = 8


def panels(w: Words) -> tuple[Panel, ...]:
    """Return what lies round the board: the suits, the enemies, levels, parting shots, the story."""
    return (
        *delver_panels(w),
        *_enemies(w),
        _levels(w),
        *_parting(w),
        *_story(w),
    )


# ---------------------------------------------------------------------------------------------- a suit


def delver_panels(w: Words) -> Iterator[Panel]:
    """Yield a panel for each delver; in solo the hero's has the suit, below who comes along."""
    if queries.is_solo(w.g):
        lead = w.lead()
        yield _companion(w, 1 - lead)
        yield suit_panel(w, 0, lead)
    else:
        yield from (suit_panel(w, seat, seat) for seat in range(len(w.g.suits)))


def suit_panel(w: Words, seat: int, d: int) -> Panel:
    """Return a suit and the delver in it: HP, movement, damage, slots, tokens, marks, passive equipment, products."""
    g = w.g
    suit = g.suits[seat]
    kit = queries.kit_of(g, suit)
    upgraded = w.box.suits[kit.suit].upgraded
    return Panel(
        id=f"suit.{d}",
        kind="delver",
        title=w.delver(d),
        subtitle=w.text(f"suit-{dashed(kit.suit)}" if upgraded else f"discipline-{DISCIPLINES[d]}"),
        seat=seat,
        tint=d,
        art=f"hero/{w.hero_id(d)}",
        flags=tuple(_flags(w, seat, d)),
        counters=tuple(_counters(w, seat, suit, kit.suit)),
        chips=(
            *_tokens(w, seat, suit), *_suit_marks(w, seat, suit), *_marks(w, d), *passives(w, seat, suit),
            *products(w, suit),
        ),
        rows=(slots(w, seat, suit, kit.suit),),
    )  # fmt: skip


def _companion(w: Words, d: int) -> Panel:
    """Return the other figure of a player who is alone: it has no suit of its own."""
    return Panel(
        id=f"suit.{d}",
        kind="delver",
        title=w.delver(d),
        subtitle=w.text(f"discipline-{DISCIPLINES[d]}"),
        seat=0,
        tint=d,
        art=f"hero/{w.hero_id(d)}",
        flags=tuple(_flags(w, 0, d)),
        chips=tuple(_marks(w, d)),
        words=w("shares-suit", delver=w.delver(1 - d)),
    )


def _flags(w: Words, seat: int, d: int) -> Iterator[PanelFlag]:
    if w.asked() == d:
        yield "active"
    if not w.g.suits[seat].alive:
        yield "out"


def _counters(w: Words, seat: int, suit: Suit, board: str) -> Iterator[Counter]:
    yield Counter(id=f"hp.{seat}", kind="health", name=w.text("counter-hp"), value=max(suit.hp, 0), most=suit.max_hp,
                  wants="more", shape="icons" if suit.max_hp <= HEARTS else "bar")  # fmt: skip
    yield Counter(id=f"move.{seat}", kind="move", name=w.text("counter-move"), value=suit.movement)
    yield Counter(id=f"part.{seat}.0", kind=f"part-{DISCIPLINES[suit.discipline]}", name=w.part(0), value=suit.parts[0])
    for level in range(1, 6):
        if suit.parts[level]:
            yield Counter(id=f"part.{seat}.{level}", kind="boss", name=w.part(level), value=suit.parts[level])
    for name, n in zip(DAMAGES, base_damage(w.g, suit), strict=True):
        yield Counter(id=f"damage.{seat}.{name}", kind=name, name=w.text(f"damage-{name}"), value=n)
    if suit.shield:
        yield Counter(id=f"shield.{seat}", kind="armor", name=w.text("counter-shield"), value=suit.shield)
    ultimate = w.box.suits[board].ultimate
    if ultimate is not None:
        yield Counter(id=f"wheel.{seat}", kind="power-once", name=w.text(f"suit-{dashed(board)}.ultimate"),
                      value=suit.wheel, most=ultimate.wheel,
                      words=w("wheel-words", n=suit.wheel, most=ultimate.wheel))  # fmt: skip


def _tokens(w: Words, seat: int, suit: Suit) -> Iterator[Chip]:
    """Yield the tokens: those AVAILABLE, of all that are there."""
    for token, name in enumerate(TOKENS):
        n, spent = queries.available(suit, token), suit.spent[token]
        if n or spent:
            yield Chip(
                id=f"token.{seat}.{name}", kind=name, name=w("token-words", token=w.token(name), n=n, spent=spent),
                sign=TOKEN_ICONS[name], shape="value", words=f"{n}/{n + spent}" if spent else str(n),
                flags=() if n else ("used",),
            )  # fmt: skip


def _suit_marks(w: Words, seat: int, suit: Suit) -> Iterator[Chip]:
    for name, n in (("fear", suit.fear), ("omen", suit.omen)):
        if n:
            yield Chip(id=f"mark.{seat}.{name}", kind="mark", name=w.ability(name), suit="danger", sign="wound",
                       count=n, words=w.text(f"ability-{name}.text"))  # fmt: skip


def _marks(w: Words, d: int) -> Iterator[Chip]:
    g = w.g
    for there, key, name in (
        (g.stunned >> d & 1, "stuns", w.text("stunned")),
        (g.corrupted == d, "corruption", w.ability("corruption")),
    ):
        if there:
            yield Chip(id=f"mark.{d}.{key}", kind="mark", name=name, suit="danger", sign="wound",
                       words=w.text(f"ability-{key}.text"))  # fmt: skip


# ---------------------------------------------------------------------------------------------- beside the board


def _enemies(w: Words) -> Iterator[Panel]:
    """Yield who waits in this wave and what they can do, the boss first."""
    g = w.g
    if not g.enemies:
        return
    boss, family = g.line_up[g.wave - 1]
    names: dict[str, str] = {}
    for enemy in sorted(g.enemies, key=lambda one: queries.profile_of(g, one).kind):
        profile = queries.profile_of(g, enemy)
        for name in sorted(profile.abilities):
            names.setdefault(name, profile.kind)
    counters = []
    if g.enrage >= 0:
        counters.append(Counter(id="enrage", kind="enraged", name=w.ability("enrage"), value=g.enrage))
    if g.countdown:
        counters.append(Counter(id="countdown", kind="clock", name=w.ability("countdown"), value=g.countdown, most=4))
    yield Panel(
        id="enemies",
        kind="enemies",
        title=w.enemy(boss),
        subtitle=w.text(f"family-{dashed(family)}"),
        place="side",
        counters=tuple(counters),
        chips=tuple(
            Chip(id=f"ability.{name}", kind="ability", name=w.ability(name), shape="line",
                 sign="monster" if kind == "minion" else "boss", words=w.text(f"ability-{dashed(name)}.text"))
            for name, kind in names.items()
        ),
    )  # fmt: skip


def _levels(w: Words) -> Panel:
    """Return the level of the group and its XP on the way to the next one."""
    g = w.g
    costs = queries.sheet_of_xp(g)
    most = costs[g.level - 1] if g.level <= len(costs) else 0
    counters = [Counter(id="circuits", kind="circuit", name=w.text("counter-circuits"), value=g.circuits)]
    return Panel(
        id="level",
        kind="level",
        title=w("level-title", level=g.level),
        subtitle=w("level-xp", n=g.xp, most=most) if most else "",
        place="side",
        counters=tuple(counters) if g.circuits else (),
        tracks=(
            Track(id="xp", name=w.text("counter-xp"), slots=("",) * most,
                  marks=(Mark(id="xp.mark", kind="xp", at=g.xp, name=w("level-xp", n=g.xp, most=most)),)),
        )
        if most
        else (),
    )  # fmt: skip


def _parting(w: Words) -> Iterator[Panel]:
    """Yield what the enemies that are left would do in the Parting Shots."""
    g = w.g
    if g.enemies and g.phase in ("spawn", "delver", "parting"):
        harm, other = parting_shots(w)
        words = w("parting-words", n=len(g.enemies), other=other)
        yield Panel(id="parting", kind="parting", title=w.text("step-parting"), subtitle=w("parting-harm", n=harm),
                    place="side", words=words)  # fmt: skip


def parting_shots(w: Words) -> tuple[int, int]:
    """Return the damage of all parting shots to each delver, and how many of them do something else."""
    g = w.g
    harm = other = 0
    for enemy in g.enemies:
        profile = queries.profile_of(g, enemy)
        for shot in profile.parting:
            if isinstance(shot, Suffer):
                harm += shot.n * counterattacks.anger(g, enemy, profile)
            else:
                other += 1
    return harm, other


def _story(w: Words) -> Iterator[Panel]:
    """Yield what the quest is about; Onslaught has no story."""
    g = w.g
    if not queries.is_onslaught(g):
        words = [w.text(f"quest-{dashed(g.quest)}.text")]
        if g.wave:
            words.append(w.text(f"quest-{dashed(g.quest)}.wave{g.wave}"))
        yield Panel(id="quest", kind="story", title=w.quest(), subtitle=goal_words(w), words=" ".join(words))


def goal_words(w: Words) -> str:
    """Return the goal of the quest."""
    g = w.g
    goal = w.box.quests[g.quest].goal
    words = w(f"goal-{goal.kind}", wave=goal.wave, n=goal.parts)
    return w("goal-met", goal=words) if g.goal_met else words
