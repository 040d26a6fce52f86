"""The cards of a scene: the threat row, hands, covers, cards in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from fathom.core.scene import Card, Row
from fathom.core.words import dashed

from .. import schema
from ..box.skill import effects_in
from ..schema import Part, verbs
from ..state import Wilds
from .words import Words


def rows(w: Words) -> tuple[Row, ...]:
    """Return the threat row, then hand, covers and cards in play of each climber (solo: one hand for both)."""
    g = w.g
    found = [threat_row(w)]
    for c, k in enumerate(g.climbers):
        shared = g.setup.solo
        if owner(g, c) == c and k.cards < len(g.cards):
            cards = g.cards[k.cards]
            hand = tuple(action_card(w, c, card) for card in dict.fromkeys(cards.hand))
            name = w.text("row-hand.shared") if shared else w("row-hand", climber=w.climber(c))
            found.append(Row(id=f"hand.{c}", name=name, cards=hand, kind="hand", seat=k.seat))
            played = tuple(_seeing(action_card(w, c, card), "ap") for card in (cards.ap_card,) if card)
            played += tuple(_seeing(action_card(w, c, card), "skill") for card in cards.in_play)
            if played:
                name = w.text("row-play.shared") if shared else w("row-play", climber=w.climber(c))
                found.append(Row(id=f"play.{c}", name=name, cards=played, kind="play", seat=k.seat))
        name = w("row-covers", climber=w.climber(c))
        found.append(Row(id=f"covers.{c}", name=name, cards=tuple(_covers(w, c)), kind="own", seat=k.seat))
    return tuple(found)


def owner(g: Wilds, c: int) -> int:
    """Return the climber under whose number a climber's cards lie: in solo play the first one has the shared hand."""
    return 0 if g.setup.solo else c


def card_id(g: Wilds, target: str) -> str:
    """Return the id under which a card lies, for a target that names any climber who may use it."""
    if not target.startswith("card.1.") or not g.setup.solo:
        return target
    source = target.removeprefix("card.1.")
    return target if source.startswith(("cover.", "mushroom.")) else f"card.0.{source}"


# ---------------------------------------------------------------------------------------------- action cards


def action_card(w: Words, c: int, card: str) -> Card:
    """Return an action card of a climber."""
    return w.once(("action", c, w.g.climbers[c].seat, card), lambda: _action_card(w, c, card))


def _action_card(w: Words, c: int, name: str) -> Card:
    card = w.box.cards[name]
    owner_set = w.box.sets[w.box.set_of[name]]
    caption = w("card-caption", set=w.set(owner_set.id), number=card.number, of=len(owner_set.card))
    return Card(
        id=f"card.{c}.{name}",
        kind="action",
        name=w.card(name),
        value=str(card.ap),
        icons=card.protects,
        lines=(w.source_text(name),),
        caption=caption,
        seat=w.g.climbers[c].seat,
        diagram=_jump_diagram(card),
        art=name,
        tags=(w.text("tag-secure"),) if card.secure else (),
    )


def _jump_diagram(card: schema.ActionCard) -> tuple[str, ...]:
    return next((_lines(e.diagram) for e in effects_in(card) if isinstance(e, verbs.Jump) and e.diagram), ())


def _lines(diagram: str) -> tuple[str, ...]:
    return tuple(" ".join(line.split()) for line in diagram.strip().splitlines())


def _seeing(card: Card, word: str) -> Card:
    return msgspec.structs.replace(card, see=(f"word.{word}",))


def _covers(w: Words, c: int) -> Iterator[Card]:
    """Yield the character's cover with its skill, and the class's; in solo play that lies with the first climber."""
    k = w.g.climbers[c]
    state: Literal["ready", "exhausted"] = "ready" if k.cover_ready else "exhausted"
    yield w.once(("cover", c, k.seat, k.character, state), lambda: _cover(w, c, k.character, state))
    if owner(w.g, c) == c:
        yield w.once(("class", c, k.seat, k.klass), lambda: _class_cover(w, c, k.klass))


def _cover(w: Words, c: int, name: str, state: Literal["ready", "exhausted"]) -> Card:
    return Card(
        id=f"card.{c}.cover.{name}",
        kind="cover",
        name=w.source(f"cover.{name}"),
        lines=(w.source_text(f"cover.{name}"),),
        caption=w("card-cover-caption", set=w.set(name)),
        sign="power",
        flags=(state,),
        seat=w.g.climbers[c].seat,
        art=name,
    )


def _class_cover(w: Words, c: int, name: str) -> Card:
    return Card(
        id=f"card.{c}.class.{name}",
        kind="class",
        name=w.set(name),
        lines=(w.text(f"set-{dashed(name)}.text"),),
        caption=w("card-class-caption", set=w.set(name)),
        seat=w.g.climbers[c].seat,
        art=name,
    )


# ---------------------------------------------------------------------------------------------- threats


def threat_row(w: Words) -> Row:
    """Return the five threat cards: of one that lies face down, only which end is upright."""
    g = w.g
    cards = []
    for i, slot in enumerate(g.threats):
        end = "enraged" if slot.enraged else "calm"
        if slot.up:
            now: Literal["now", "done"] = "now" if i == g.current else "done"
            key = ("threat", i, slot.threat, end, now)
            cards.append(w.once(key, lambda key=key: _threat(w, *key[1:])))  # type: ignore[misc]
        else:
            name = w.text(f"threat-down-{end}")
            cards.append(
                Card(id=f"threat.{i}", kind="threat", name=name, up=False, caption=w.text(f"threat-back-{end}"),
                     flags=("turned",) if slot.enraged else (), sign="enraged" if slot.enraged else "fall",
                     suit="blight" if slot.enraged else "crystal")
            )  # fmt: skip
    return Row(id="threats", name=w.text("row-threats"), cards=tuple(cards), kind="foe", head="threat")


def threat_lines(w: Words, threat: str, enraged: bool) -> tuple[str, ...]:
    """Return the lines of one end of a threat card."""
    card = w.box.threats[threat]
    end, parts = ("enraged", card.enraged) if enraged else ("normal", card.normal)
    return tuple(w.threat_text(threat, end, n) for n in range(1, len(parts) + 1))


def _threat(w: Words, i: int, threat: str, end: str, now: Literal["now", "done"]) -> Card:
    card = w.box.threats[threat]
    parts = card.enraged if end == "enraged" else card.normal
    icons = ["attack" if any(part.area for part in parts) else "event"]
    icons += [word for word in ("swift", "delayed") if any(getattr(part, word) for part in parts)]
    tags = dict.fromkeys((w.target(target) for part in parts for target in part.targets), "person")
    tags |= {w.text(f"tag-{icon}"): icon for icon in (*icons, *(["enraged"] if end == "enraged" else []))}
    return Card(
        id=f"threat.{i}",
        kind="threat",
        name=w.threat(threat),
        icons=tuple(icons),
        lines=threat_lines(w, threat, end == "enraged"),
        line_signs=tuple(map(_sign, parts)),
        flags=(now, "turned") if end == "enraged" else (now,),
        diagram=_diagrams(parts),
        art=threat,
        tags=tuple(tags),
        tag_signs=tuple(tags.values()),
    )


def _sign(part: Part) -> str:
    """Return the icon of the worst that a part of a threat card does."""
    found = list(effects_in(part))
    losses = [effect for effect in found if isinstance(effect, verbs.Lose)]
    gains = [effect for effect in found if isinstance(effect, verbs.Gain)]
    does = {
        "health": any(loss.health for loss in losses),
        "grip": any(loss.grip for loss in losses),
        "blight": any(gain.blight for gain in gains),
        "push": any(isinstance(effect, verbs.Push) for effect in found),
        "enraged": any(isinstance(effect, verbs.Enrage) for effect in found),
        "injury": any(gain.injury for gain in gains),
    }
    return next((icon for icon, holds in does.items() if holds), "")


def _diagrams(parts: tuple[Part, ...]) -> tuple[str, ...]:
    """Return the diagrams of all parts, parted by an empty row."""
    found: tuple[str, ...] = ()
    for area in dict.fromkeys(part.area for part in parts if part.area):
        found += (*([""] if found else []), *_lines(area))
    return found
