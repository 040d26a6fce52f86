"""The log of a scene: events of the engine as sentences, with their clause and what they speak of, by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.scene import Line
from fathom.core.text import Arg, Text
from fathom.core.words import dashed
from fathom.parts.log import SOUNDS

from .. import queries
from ..clock import PHASES
from ..state import CAMPAIGN, Gaia
from . import chronicle
from .words import Words

#: The icon beside each kind of line.
ICONS = {
    "hero": "person", "gained": "gear", "spawned": "monster", "wave": "flag", "delver_phase": "clock",
    "exhausted": "attack", "passed": "parting", "moved": "move", "witness_moved": "witness", "collected": "part-mind",
    "circuits": "circuit", "friendly": "lamp", "used": "attack", "used_slot": "power", "used_ultimate": "power-once",
    "missed": "close", "attacked": "strike", "survives": "monster", "rolled": "die", "counterattack": "attack",
    "blocked": "block", "suffered": "health", "shielded": "armor", "shield": "armor", "healed": "mend",
    "last_breath": "mend", "died": "close", "lost_hp": "health", "slain": "strike", "element": "power",
    "element_lost": "close", "element_removed": "close", "refreshed": "redo", "wheel": "rotate", "xp": "xp",
    "level": "levelstair", "drew_level": "levelstair", "level_void": "close", "improved": "gear", "spent": "discard",
    "tokens": "ap", "marked": "wound", "token": "monster", "token_removed": "monster", "turned": "rotate",
    "enemy_moved": "move", "teleported": "warp", "summoned": "boss", "swapped": "warp", "enemy_healed": "mend",
    "repaired": "mend", "ember": "ember", "reborn": "ember", "mode": "rotate", "enraged": "enraged", "gazed": "eye",
    "gaze_kills": "eye", "disarmed": "wound", "set_aside": "discard", "cards_returned": "hand", "stolen": "hand",
    "returned": "hand", "scrambled": "reroll", "stunned": "wound", "freed": "mend", "countdown": "clock",
    "parting_shots": "parting", "parting_shot": "parting", "soothsayer": "close", "goal_met": "flag",
    "story_phase": "book", "scenario": "book", "consequence": "book", "entry": "book", "noted": "book",
    "parts": "part-mind", "parts_lost": "part-mind", "interlude": "campfire", "income": "part-mind", "product": "gear",
    "put_back": "discard", "bought": "gear", "received": "gear", "exchanged": "reroll", "gave_part": "hand",
    "gave_product": "hand", "ended": "flag", **chronicle.ICONS,
}  # fmt: skip
#: What begins a phase.
PHASE_OF = {
    "delver_phase": "delver", "parting_shots": "parting", "story_phase": "story", "interlude": "interlude",
}  # fmt: skip
#: Facts that other sentences tell already.
SILENT = frozenset({"enemy", "quiet", "delver_phase", *chronicle.SILENT})


def moment(g: Gaia, span: Span, text: Text) -> str:
    """Return the name of the wave or Town Visit, the phase, or the turn that the game is in."""
    w = Words(g, text)
    part = _part(w, g.quest, g.wave)
    if span == "part" or not g.wave or g.phase not in PHASES[1:]:
        return part
    agreeing = g.decision is not None and "first_turn" in (g.decision.key, *g.decision.args[:1])
    if span == "turn" and g.phase == "delver" and not agreeing:
        return w("log-group-delver", part=part, turn=g.turns + 1, delver=w.delver(g.active))
    return w("log-group-phase", part=part, phase=text(f"step-{g.phase}"))


def _part(w: Words, quest: str, wave: int) -> str:
    """Return the name of a wave, of a quest, or of what is between quests."""
    if w.g.setup.quest != CAMPAIGN:
        return w("log-group-wave", wave=wave) if wave else w.text("log-group-setup")
    if quest:
        return w("log-group-quest", quest=w.text(f"quest-{dashed(quest)}"), wave=wave)
    return w("log-group-town", n=w.g.sheet.chapter)


def log_lines(events: Sequence[Event], g: Gaia, text: Text, *, group: str = "", seat: int = -1) -> tuple[Line, ...]:
    """Turn events into sentences, oldest first; `group` is the heading that the first of them belongs to."""
    w = Words(g, text)
    group = group or moment(g, "turn", text)
    quest, wave = _began(events, g)
    lines: list[Line] = []
    for event in events:
        kind, facts = event.kind, event.facts
        if kind in ("set_out", "spawned"):
            quest, wave = facts.get("quest", quest), facts.get("wave", 0)
            group = _part(w, quest, wave)
        elif kind in PHASE_OF:
            group = w("log-group-phase", part=_part(w, quest, wave), phase=w.text(f"step-{PHASE_OF[kind]}"))
        elif kind in ("quest_over", "chapter", "visit"):
            quest, wave = "", 0
            group = _part(w, quest, wave)
        if kind in SILENT:
            continue
        lines.append(
            Line(words=sentence(w, kind, facts), kind=ICONS[kind],
                 sound=SOUNDS.get(ICONS[kind], ""), clause=event.clause, group=group,
                 targets=tuple(targets(facts)), ply=event.ply)
        )  # fmt: skip
    return tuple(lines)


def _began(events: Sequence[Event], g: Gaia) -> tuple[str, int]:
    """Return the quest and the wave in which the first of these events happened."""
    for event in events:
        match event.kind:
            case "set_out":
                return "", 0
            case "spawned":
                return g.quest, event.facts["wave"] - 1
            case "interlude" | "ended":
                over = next((one.facts["quest"] for one in events if one.kind == "quest_over"), g.quest)
                return over, event.facts["wave"]
    return g.quest, g.wave


def targets(facts: dict[str, Any]) -> Iterable[str]:
    """Yield the things that an event speaks of."""
    if isinstance(facts.get("enemy"), int):
        yield f"enemy.{facts['enemy']}"
    if "delver" in facts:
        yield f"delver.{facts['delver']}"
    if "seat_of" in facts:
        yield f"suit.{facts['seat_of']}"
    for name in ("to", "at"):
        if name in facts:
            yield f"tile.{facts[name]}"


def sentence(w: Words, kind: str, facts: dict[str, Any]) -> str:
    """Return what happened as a sentence."""
    if kind in chronicle.ICONS:
        return chronicle.sentence(w, kind, facts)
    key = f"log-{dashed(kind)}"
    said = {name: fact(w, kind, name, value) for name, value in facts.items()}
    match kind:
        case "attacked":
            hits = [
                w("log-hit", enemy=w.enemy(card), n=n) for card, n in zip(facts["cards"], facts["dealt"], strict=True)
            ]
            return w(key, delver=said["delver"], hits=w.listed(hits))
        case "counterattack":
            return w(
                key, enemy=said["card"], die=facts["die"], delvers=w.listed([w.delver(d) for d in facts["delvers"]])
            )
        case "slain" | "survives" | "summoned" | "reborn" | "ember" | "parting_shot":
            return w(key, **(said | {"enemy": w.enemy(facts["card"])}))
        case "hero" if said["seat_of"] == said["hero"]:
            return w("log-hero-dives", hero=said["hero"])
        case "died" if queries.is_solo(w.g):
            return w("log-died-alone", delvers=w.listed([w.delver(d) for d in (facts["delver"], 1 - facts["delver"])]))
        case "suffered":
            shared = queries.is_solo(w.g) and facts["why"] == "parting_shot"  # it hits the suit, wherever they stand
            return w(key, delver=w.player(0) if shared else said["delver"], n=facts["n"], why=said["why"])
        case "scenario":
            return w.text(f"scenario-{dashed(facts['card'])}")
        case "consequence":
            return w.text(f"scenario-{dashed(facts['card'])}.back{facts['choice'] + 1}")
        case "entry":
            return w.text(f"quest-{dashed(facts['quest'])}.wave{facts['wave']}")
        case "friendly":
            name = dashed(facts["card"])
            return w(key, delver=said["delver"], card=w.text(f"friendly-{name}"), text=w.text(f"friendly-{name}.text"))
        case "used_slot" | "used_ultimate":
            name = f"suit-{dashed(facts['suit'])}"
            if kind == "used_ultimate":
                return w(key, delver=said["delver"], name=w.text(f"{name}.ultimate"))
            return w(key, delver=said["delver"], element=said["element"])
        case "noted":
            return chronicle.noted(w, facts["what"], facts["name"], facts["by"])
        case "ended":
            return w(f"ending-{dashed(facts['reason'])}", wave=facts["wave"])
    return w(key, **said)


def fact(w: Words, kind: str, name: str, value: Any) -> Arg:
    """Return a fact in words."""
    match name:
        case "delver":
            return w.delver(value)
        case "seat_of" | "other" if kind != "teleported":
            return w.player(value)
        case "enemy" | "other" if isinstance(value, int):
            return w.foe(value)
        case "to" | "at":
            return w.tile(value)
        case "rot":
            return w.side(value)
        case "element":
            return w.element(value)
        case "weapon" | "old":
            return w.card(value)
        case "token":
            return w.token(value)
        case "ability":
            return w.ability(value)
        case "product":
            return w.product(value)
        case "hero":
            return w.named(value)
        case "boss":
            return w.enemy(value) if isinstance(value, str) else value
        case "minions":
            return w.text(f"family-{dashed(value)}")
        case "type":
            return w.text(f"type-{dashed(value)}")
        case "why":
            return w.text(f"why-{dashed(value)}")
        case "card":
            return _card(w, kind, value)
    return value if isinstance(value, int | str | bool) else ""


def _card(w: Words, kind: str, card: str) -> str:
    if card in w.box.equipment:
        return w.card(card)
    if kind == "spawned":
        return w.text(f"spawn-{dashed(card)}")
    if card in w.box.levels:
        return w.text(f"level-{dashed(card)}")
    return w.enemy(card) if kind not in ("scenario", "consequence", "friendly") else card
