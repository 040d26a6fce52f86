"""The words of a scene: what things, effects and conditions are called, and a memory so that nothing is said twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from fathom.core import words as core
from fathom.core.text import Text
from fathom.core.words import dashed

from ..box import FOLDER, WildsBox
from ..queries.conditions import all_hold
from ..queries.targets import RANKS
from ..schema import Target, verbs
from ..schema.verbs import Condition, Effect
from ..state import Wilds


class Words(core.Words[Wilds]):
    """What things are called."""

    facts = {
        **dict.fromkeys(("climber", "other"), lambda w, c: w.climber(c)),
        **dict.fromkeys(("climbers", "hit"), lambda w, which: w.climbers(which)),
        **dict.fromkeys(("space", "start"), lambda w, s: w.space(s) if s >= 0 else ""),
        "spaces": lambda w, spaces: w.listed([w.space(s) for s in spaces]),
        "card": lambda w, card: w.card(card),
        "cards": lambda w, cards: w.listed([w.card(card) for card in cards]),
        "skill": lambda w, skill: w.source(skill),
        "source": lambda w, source: w.source(source),
        "mushroom": lambda w, kind: w.mushroom(kind),
        "injury": lambda w, card: w.injury(card),
        "threat": lambda w, threat: w.threat(threat),
        "token": lambda w, token: w.token(token) if token else "",
        "tokens": lambda w, tokens: w.listed([w.token(token) for token in tokens]),
        "pool": lambda w, pool: w.pool(pool),
        "rule": lambda w, rule: w.rule(rule),
        "overlay": lambda w, overlay: w.overlay(overlay),
        "leviathan": lambda w, leviathan: w.leviathan(),
        "no-cost.cost": lambda w, cost: w.effects([w.box.nodes[node] for node in cost]),
    }

    def __init__(self, g: Wilds, text: Text) -> None:
        super().__init__(g, text)
        self.box: WildsBox = g.box

    # ------------------------------------------------------------------------------------------ things

    def climber(self, c: int) -> str:
        """Return a climber's name: that of its character."""
        return self.text(f"set-{dashed(self.g.climbers[c].character)}")

    def climbers(self, which: Iterable[int]) -> str:
        """Return several climbers' names as a list."""
        return self.listed([self.climber(c) for c in which])

    def set(self, name: str) -> str:
        """Return the name of a character or class."""
        return self.text(f"set-{dashed(name)}")

    def card(self, card: str) -> str:
        """Return the name of an action card."""
        return self.text(f"card-{dashed(card)}")

    def mushroom(self, kind: str) -> str:
        """Return the name of a mushroom."""
        return self.text(f"mushroom-{dashed(kind)}")

    def injury(self, card: str) -> str:
        """Return the name of an injury."""
        return self.text(f"injury-{dashed(card)}")

    def threat(self, threat: str) -> str:
        """Return the name of a threat card."""
        return self.text(f"threat-{dashed(threat)}")

    def rule(self, rule: str, n: int = 0) -> str:
        """Return the name of a rule of a scenario card; of a keyword with a number, the words for that number."""
        key = f"rule-{dashed(rule)}"
        return self(f"{key}.amount", n=n) if n and self.text.has(f"{key}.amount") else self.text(key)

    def overlay(self, overlay: str) -> str:
        """Return the name of an overlay."""
        return self.text(f"overlay-{self.box.leviathan.id}-{dashed(overlay)}")

    def face(self, overlay: str, face: str) -> str:
        """Return an overlay with the face that is up; a leviathan may have words of its own for it."""
        own = f"overlay-{self.box.leviathan.id}-{dashed(overlay)}.{dashed(face)}"
        if self.text.has(own):
            return self.text(own)
        return self("overlay-face", overlay=self.overlay(overlay), face=face)

    def leviathan(self) -> str:
        """Return the leviathan's name."""
        return self.text(f"leviathan-{self.box.leviathan.id}")

    def states(self) -> list[str]:
        """Return how the scenario stands, as far as the leviathan has words for it: which way a wind blows."""
        found = []
        for state, value in self.g.scenario.items():
            key = f"state-{self.box.leviathan.id}-{dashed(state)}"
            if self.text.has(key):
                found.append(self(key, to=str(value).lower()))
        return found

    def token(self, name: str, n: int = 1) -> str:
        """Return the name of a token, or of several; "fury.red" is a fury token, unless that front has its own name."""
        key = f"token-{dashed(name)}"
        if not self.text.has(key):
            key = f"token-{dashed(name.partition('.')[0])}"
        return self.text(f"{key}.many" if n > 1 and self.text.has(f"{key}.many") else key)

    def pool(self, i: int) -> str:
        """Return the name of a crystal pool: its own, or the general one."""
        own = f"pool-{self.box.leviathan.id}-{dashed(self.box.leviathan.pools[i].id)}"
        return self.text(own if self.text.has(own) else "piece-pool")

    def space(self, s: int) -> str:
        """Return a space as people name it: "B3"; beside the map with the name of the overlay."""
        name = self.box.board.names[s]
        overlay, dot, inner = name.partition(".")
        return self("space-beside", overlay=self.overlay(overlay), space=inner) if dot else name

    def source(self, source: str) -> str:
        """Return the name of what a skill stands on: a card, a cover, a mushroom."""
        return self.text(self._source_key(source, ".cover"))

    def source_text(self, source: str) -> str:
        """Return what a skill says: as somebody wrote it, or made from what it does."""
        key = self._source_key(source, ".text", ".text")
        if self.is_told(key, source):
            return self.text(key)
        if source.startswith("rule."):
            rule = self.box.rules[source.removeprefix("rule.")]
            return self._made(rule.cost, rule.when, rule.effects)
        skill = self.box.skills[source]
        return self._made(skill.cost, skill.when, skill.effects)

    def threat_text(self, threat: str, end: str, n: int) -> str:
        """Return what a line of a threat card says: as somebody wrote it, or made from what it does."""
        key = f"threat-{dashed(threat)}.{end}-{n}"
        if self.is_told(key, threat):
            return self.text(key)
        part = getattr(self.box.threats[threat], end)[n - 1]
        said = [self.text(f"made-{word}") for word in ("swift", "delayed") if getattr(part, word)]
        who = self.listed([self.target(target) for target in part.targets])
        lists = [part.effects] * bool(part.effects) + list(part.by_colour.values())
        for effects in lists:
            what = self.effects(effects)
            key = "made-line.attack" if part.area else "made-line"
            said.append(self(key, who=who, what=what) if who else self("made-line.all", what=what))
        for name in ("miss", "none"):
            if effects := getattr(part, name):
                said.append(self(f"made-{name}", what=self.effects(effects)))
        return " ".join(said)

    def is_told(self, key: str, name: str) -> bool:
        """Whether a text tells what a thing does: it is there, and a pack that changed the thing wrote it anew."""
        if not self.text.has(key):
            return False
        folder = self.text.folder_of(key)
        return name not in self.box.changed or (folder is not None and not folder.is_relative_to(FOLDER))

    def _made(self, cost: Iterable[Effect], when: Iterable[Condition], effects: Iterable[Effect]) -> str:
        """Return the words of a skill, made from what it does."""
        what = self.effects(effects)
        said = self("made-skill.cost", cost=self.effects(cost), what=what) if cost else self("made-skill", what=what)
        return " ".join((said, *(self.need(condition) for condition in when)))

    def target(self, target: Target) -> str:
        """Return whom a threat looks for."""
        if target.who in ("closest", "furthest"):
            return self(f"who-{target.who}", place=self.feature(target.to))
        key = f"who-{dashed(target.who)}"
        if self.text.has(key):
            return self.text(key)
        more, _, token = target.who.partition("_")
        return self(f"who-{more}-token", token=self.token(token))

    def _source_key(self, source: str, cover: str, other: str = "") -> str:
        kind, _, rest = source.partition(".")
        if kind == "cover":
            return f"set-{dashed(rest)}{cover}"
        if kind == "rule":
            return f"rule-{dashed(rest)}{other}"
        return f"{'mushroom-' + dashed(rest) if kind == 'mushroom' else 'card-' + dashed(source)}{other}"

    def feature(self, name: str) -> str:
        """Return a kind of place in words: a ledge, a crystal, a token's space."""
        kind, _, rest = name.partition(".")
        if kind == "token":
            return self("feature-token", token=self.token(rest))
        if kind == "overlay":
            return self.overlay(rest)
        if kind == "space":
            own = f"space-{self.box.leviathan.id}-{dashed(rest)}"
            return self.text(own if self.text.has(own) else "feature-space")
        return self.text(f"feature-{dashed(name)}")

    # ------------------------------------------------------------------------------------------ lists

    def effects(self, effects: Iterable[Effect], c: int = -1) -> str:
        """Return a list of effects in words."""
        return ", ".join(said for e in effects if (said := self.effect(e, c))) or self.text("effect-nothing")

    # ------------------------------------------------------------------------------------------ effects

    def effect(self, e: Effect, c: int = -1) -> str:
        """Return an effect in words, for a climber: where the card says "if", what holds for it now."""
        match e:
            case verbs.If():
                return self.effects(e.then if all_hold(self.g, c, e.cond) else e.else_, c)
            case verbs.Choose():
                return self.listed([self.effects(part, c) for part in e.of], "list-or")
            case verbs.InOrder():
                return self.effects(e.of, c)
            case verbs.Pay():
                return self("effect-pay", cost=self.effects(e.cost, c), what=self.effects(e.then, c))
            case verbs.Let():
                what = self.effects(e.then, c)
                more, _, token = e.who.partition("_")
                if token and e.who not in RANKS:
                    return self("effect-let.held", more=more, token=self.token(token), what=what)
                if e.count > 1:
                    return self("effect-let.two", n=e.count, what=what)
                if e.within >= 0:
                    return self("effect-let.within", who=e.who, n=e.within, what=what)
                return self("effect-let", who=e.who, what=what)
            case verbs.Flip():
                return self("effect-flip", heads=self.effects(e.heads, c), tails=self.effects(e.tails, c))
            case verbs.Coin():
                return self("effect-coin", act=e.act.partition("_")[0])
            case verbs.Block() if e.then:
                return self("effect-block.then", n=e.n, what=self.effects(e.then, c))
            case verbs.Gain() | verbs.Lose():
                return self._amounts(e)
            case _:
                return self._plain(e)

    def _amounts(self, e: verbs.Gain | verbs.Lose) -> str:
        sign = "plus" if isinstance(e, verbs.Gain) else "minus"
        said = ", ".join(
            self(f"effect-{what}", sign=sign, n=n)
            for what in ("health", "grip", "blight", "ap", "injury")
            if (n := getattr(e, what))
        )
        if e.per == "other_hit":
            return self("effect-per-hit", what=said)
        if e.per:
            return self("effect-per-token", what=said, token=self.token(e.per.removeprefix("token.")))
        return said

    def _plain(self, e: Effect) -> str:
        match e:
            case verbs.Climb():
                return self("effect-climb", n=e.n, dir=e.dir or "any")
            case verbs.Jump():
                if e.diagram:
                    return self.text("effect-jump.shown")
                if e.to:
                    return self("effect-jump.onto" if e.n else "effect-jump.to", n=e.n, place=self.feature(e.to))
                return self("effect-jump", n=e.n)
            case verbs.Push():
                return self("effect-push", n=e.n, dir=str(self.g.scenario.get(e.dir, e.dir)))
            case verbs.Put():
                return self("effect-put", place=self.feature(e.at))
            case verbs.Strike():
                if e.at:
                    return self("effect-strike.at", n=e.n, range=e.range, place=self.feature(e.at))
                if e.clean:
                    return self("effect-strike.clean", n=e.n)
                return self("effect-strike.range" if e.range else "effect-strike", n=e.n, range=e.range)
            case verbs.StrikePlus():
                return self("effect-strike-plus.clean" if e.clean else "effect-strike-plus", n=e.n)
            case verbs.ChangeCrystal():
                return self("effect-crystal", way="up" if e.n > 0 else "down", which=e.which, n=abs(e.n))
            case verbs.Discard():
                return self.text("effect-discard.all") if e.n == "all" else self("effect-discard", n=e.n)
            case verbs.Protect():
                return self("effect-protect", what=self.listed([self.text(f"protect-{kind}") for kind in e.kinds]))
            case verbs.Place():
                how = "" if e.within else ".here"
                return self(
                    f"effect-place{'.open' if e.on == 'open' else how}",
                    n=e.n,
                    within=e.within,
                    token=self.token(e.token, e.n),
                )
            case verbs.Ready() | verbs.Exhaust() | verbs.Take() | verbs.Spend() | verbs.Stock():
                return self(f"effect-{type(e).__name__.lower()}", n=e.n, token=self.token(e.token, e.n))
            case verbs.Lay():
                return self("effect-lay", token=self.token(e.token), place=self.feature(e.on))
            case verbs.Turn() | verbs.Move():
                return self(f"effect-{type(e).__name__.lower()}", overlay=self.overlay(e.overlay))
            case verbs.Ability():
                return self.rule(e.name, e.n)
            case verbs.TakeOver():
                return self.text("effect-take-over")
            case verbs.RangePlus():
                return self("effect-range-plus", n=e.n)
            case verbs.Glide() | verbs.Mend() | verbs.Draw() | verbs.Block() | verbs.Enrage() | verbs.Calm():
                return self(f"effect-{type(e).__name__.lower()}", n=e.n)
            case _:
                return self.text(f"effect-{type(e).__name__.lower()}")

    def raised(self, e: Any, field: str, c: int) -> str:
        """Return an effect as it is after focus has raised one of its numbers."""
        return self.effect(msgspec.structs.replace(e, **{field: getattr(e, field) + 1}), c)

    # ------------------------------------------------------------------------------------------ conditions

    def need(self, condition: Condition) -> str:
        """Return what a condition asks for, as a sentence."""
        return self(condition.key, n=condition.n, token=self.token(condition.token) if condition.token else "")
