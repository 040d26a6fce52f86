"""The log of a scene: what happened, by wave, phase and turn, and by visit between quests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathom.core.clock import Span
from fathom.core.events import Event
from fathom.core.text import Text
from fathom.core.words import dashed
from fathom.parts import log

from .. import queries
from ..clock import PHASES
from ..rules import sheet
from ..state import CAMPAIGN, Gaia
from .story import told_words
from .words import Words

#: What begins a phase.
PHASE_OF = {
    "delver_phase": "delver", "parting_shots": "parting", "story_phase": "story", "interlude": "interlude",
}  # fmt: skip


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


class Log(log.Log[Words]):
    """The log of Gone to Gaia."""

    words = Words
    icons = {
        "hero": "person", "gained": "gear", "spawned": "monster", "wave": "flag", "exhausted": "attack",
        "passed": "parting", "moved": "move", "witness_moved": "witness", "collected": "part-mind",
        "circuits": "circuit", "friendly": "lamp", "used": "attack", "used_slot": "power",
        "used_ultimate": "power-once", "missed": "close", "attacked": "strike", "survives": "monster", "rolled": "die",
        "counterattack": "attack", "blocked": "block", "suffered": "health", "shielded": "armor", "shield": "armor",
        "healed": "mend", "last_breath": "mend", "died": "close", "lost_hp": "health", "slain": "strike",
        "element": "power", "element_lost": "close", "element_removed": "close", "refreshed": "redo",
        "wheel": "rotate", "level": "levelstair", "drew_level": "levelstair", "level_void": "close",
        "improved": "gear", "spent": "discard", "tokens": "ap", "marked": "wound", "token": "monster",
        "token_removed": "monster", "turned": "rotate", "enemy_moved": "move", "teleported": "warp",
        "summoned": "boss", "swapped": "warp", "enemy_healed": "mend", "repaired": "mend", "reborn": "ember",
        "mode": "rotate", "gazed": "eye", "gaze_kills": "eye", "disarmed": "wound", "set_aside": "discard",
        "cards_returned": "hand", "stolen": "hand", "returned": "hand", "scrambled": "reroll", "stunned": "wound",
        "freed": "mend", "countdown": "clock", "parting_shots": "parting", "parting_shot": "parting",
        "soothsayer": "close", "goal_met": "flag", "story_phase": "book", "scenario": "book", "consequence": "book",
        "entry": "book", "noted": "book", "parts": "part-mind", "parts_lost": "part-mind", "interlude": "campfire",
        "income": "part-mind", "product": "gear", "put_back": "discard", "bought": "gear", "received": "gear",
        "exchanged": "reroll", "gave_part": "hand", "gave_product": "hand", "ended": "flag", "named": "person",
        "chapter": "book", "visit": "door", "followed": "chat", "told": "book", "set_out": "flag",
        "quest_over": "flag", "buried": "person", "completed": "check", "opened": "flag", "unlocked": "person",
        "met": "eye", "person_died": "close", "cards_added": "deck", "donated": "hand", "slot_upgraded": "power",
        "closed": "book", "ending": "book", "new_game_plus": "redo",
    }  # fmt: skip
    silent = frozenset({"enemy", "delver_phase", "entered"})
    speaks_of = {
        "delver": "delver.{}", "delvers": "delver.{}", "seat_of": "suit.{}", "to": "tile.{}", "at": "tile.{}",
        "enemy": lambda w, uid: [f"enemy.{uid}"] if isinstance(uid, int) else [],
    }  # fmt: skip

    def __init__(self, w: Words, events: Sequence[Event]) -> None:
        super().__init__(w, events)
        self.quest, self.wave = self._began()

    def _began(self) -> tuple[str, int]:
        """Return the quest and the wave in which the first of these events happened."""
        g = self.w.g
        for event in self.events:
            match event.kind:
                case "set_out":
                    return "", 0
                case "spawned":
                    return g.quest, event.facts["wave"] - 1
                case "interlude" | "ended":
                    over = next((one.facts["quest"] for one in self.events if one.kind == "quest_over"), g.quest)
                    return over, event.facts["wave"]
        return g.quest, g.wave

    def first_heading(self) -> str:
        """Return the turn, phase or visit that the game is in."""
        return moment(self.w.g, "turn", self.w.text)

    def heading(self, event: Event) -> str | None:
        """Return the heading of a wave, a phase or a visit that begins."""
        kind, facts = event.kind, event.facts
        if kind in ("set_out", "spawned"):
            self.quest, self.wave = facts.get("quest", self.quest), facts.get("wave", 0)
        elif kind in PHASE_OF:
            phase = self.w.text(f"step-{PHASE_OF[kind]}")
            return self.w("log-group-phase", part=_part(self.w, self.quest, self.wave), phase=phase)
        elif kind in ("quest_over", "chapter", "visit"):
            self.quest, self.wave = "", 0
        else:
            return None
        return _part(self.w, self.quest, self.wave)

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return what happened as a sentence."""
        w = self.w
        match kind:
            case "attacked":
                hits = zip(facts["cards"], facts["dealt"], facts["spared"], strict=True)
                return self.say(kind, facts, hits=w.listed([w.hit("log-hit", *hit) for hit in hits]))
            case "counterattack":
                dealt = zip(facts["delvers"], facts["dealt"], strict=True)
                lost = [w("loss" if n else "log-guarded", delver=w.delver(d), n=n) for d, n in dealt]
                return self.say(kind, facts, enemy=w.enemy(facts["card"]), hits=w.listed(lost))
            case "turned" if facts["marked"] >= 0:
                return self.say(kind, facts, "marked")
            case "slain" | "survives" | "summoned" | "reborn" | "ember" | "parting_shot":
                return self.say(kind, facts, enemy=w.enemy(facts["card"]))
            case "hero" if w.player(facts["seat_of"]) == w.named(facts["hero"]):
                return w("log-hero-dives", hero=w.named(facts["hero"]))
            case "died" if queries.is_solo(w.g):
                both = (facts["delver"], 1 - facts["delver"])
                return w("log-died-alone", delvers=w.listed([w.delver(d) for d in both]))
            case "suffered" if queries.is_solo(w.g) and facts["why"] == "parting_shot":
                return self.say(kind, facts, delver=w.player(0))  # it hits the suit, wherever they stand
            case "scenario":
                return w.text(f"scenario-{dashed(facts['card'])}")
            case "consequence":
                return w.text(f"scenario-{dashed(facts['card'])}.back{facts['choice'] + 1}")
            case "entry":
                return w.text(f"quest-{dashed(facts['quest'])}.wave{facts['wave']}")
            case "friendly":
                return self.say(kind, facts, text=w.text(f"friendly-{dashed(facts['card'])}.text"))
            case "used_ultimate":
                return self.say(kind, facts, name=w.text(f"suit-{dashed(facts['suit'])}.ultimate"))
            case "ended":
                return w(f"ending-{dashed(facts['reason'])}", wave=facts["wave"])
        return self._between_quests(kind, facts)

    def _between_quests(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return what happened in town as a sentence."""
        w = self.w
        match kind:
            case "named":
                card = w.text(f"hero-{dashed(facts['hero'])}")
                return self.say(kind, facts, hero=card) if facts["name"] else w("log-kept-name", hero=card)
            case "chapter":
                return self.say(kind, facts, n=facts["chapter"], title=w.text(f"chapter-{facts['chapter']}"))
            case "visit":
                return self.say(kind, facts, "simple" if w.box.visits[facts["visit"]].kind == "simple" else "")
            case "followed":
                return self.say(kind, facts, choice=w.text(f"entry-{dashed(facts['entry'])}.choice{facts['choice']}"))
            case "told":
                return " ".join(told_words(w, facts["text"]).replace("*", "").split())
            case "quest_over":
                return self.say(kind, facts, facts["result"])
            case "buried":
                n = facts["words"]
                last = w.text(f"last-words-{n}") if n else ""
                return self.say(kind, facts, hero=facts["name"] or w.named(facts["hero"]), last=last)
            case "ending":
                return self.say(kind, facts, ending=w.text(f"finale-{dashed(facts['ending'])}"))
            case "noted":
                return self._noted(facts["what"], facts["name"], facts["by"])
        return self.say(kind, facts)

    def _noted(self, what: str, name: str, by: int) -> str:
        """Return what was written on the Campaign Sheet as a sentence."""
        w = self.w
        key = f"{what}-{dashed(name)}"
        match what:
            case "gossip":
                return w("log-gossip", line=w.text(key))
            case "curio":
                return w("log-curio", curio=w.text(key), text=w.text(f"{key}.text"))
        step = w.opinion_step(sheet.opinion_of(w.g, name))
        return w("log-opinion", who=w.text(f"person-{name}"), by=by, step=step)


log_lines = Log.lines
