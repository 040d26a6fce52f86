"""What the named places and the tokens of a leviathan are for: the rules and the threats that speak of them."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.content import records_in
from fathom.core.scene import Explanation
from fathom.core.words import dashed

from ..schema import Part, ScenarioRule, Standing, Target
from ..schema.verbs import Condition, Put, Verb
from .board import named_places
from .words import Words

#: Rules that are steps of their own, or a sentence alone, and the places, tokens, overlays and states that they speak
#: of (or how their labels begin).
SPEAK_OF = {
    "collector.take": ("relic",), "collector.give_back": ("relic",), "deep.breathe": ("surface", "vents"),
    "forsaken.explore": ("skull", "ribs", "hump", "haunch", "rot"), "forsaken.probe": ("rot",),
    "fury.let_off_steam": ("vent",), "hive.hatch": ("cell",), "hunger.crawl": ("mouth", "gill", "throat", "slit"),
    "hunger.inside": ("stomach",), "tunneler.call": ("button",), "tunneler.lift": ("lift",),
    "twins.lock_horns": ("H", "I"), "tyrant.crown": ("crown",), "watcher.eye_open_lines": ("eye_open",),
}  # fmt: skip


def explain(w: Words) -> Iterator[Explanation]:
    """Explain each place that the leviathan has words for, and each kind of token it has."""
    for label in named_places(w):
        rules = [rule for rule in w.box.rules.values() if _is_about_place(rule, label)]
        yield from _explained(w, f"place.{label}", w.feature(f"space.{label}"), rules, _threats(w, label))
    for spec in w.box.leviathan.tokens:
        for side in filter(None, (spec.id, spec.turned)):
            plain = [rule for rule in w.box.rules.values() if _is_about_token(rule, side)]
            yield from _explained(w, f"word.{side}", w.token(side), plain)
            for front in spec.fronts:
                art = f"{side}.{front}"
                rules = [rule for rule in w.box.rules.values() if _is_about_token(rule, art)]
                if rules != plain:
                    yield from _explained(w, f"word.{art}", w.token(art), rules)


def _explained(
    w: Words, id_: str, name: str, rules: list[ScenarioRule], threats: tuple[str, ...] = ()
) -> Iterator[Explanation]:
    said = [_said(w, rule) for rule in rules if w.text.has(f"rule-{dashed(rule.id)}.text")]
    if threats:
        said.append(w("explain-place", threats=w.listed([w.threat(threat) for threat in threats]), n=len(threats)))
    if said:
        clauses = tuple(dict.fromkeys(clause for rule in rules for clause in rule.clauses))
        yield Explanation(id=id_, name=name, words=" ".join(said), clauses=clauses)


def _said(w: Words, rule: ScenarioRule) -> str:
    """Return a rule with its name, which some rules begin with anyway."""
    name, text = w.rule(rule.id), w.text(f"rule-{dashed(rule.id)}.text")
    return text if text.startswith(name) else w("explain-place.rule", name=name, text=text)


def _is_about_place(rule: ScenarioRule, label: str) -> bool:
    """Whether a rule names a place: as where it holds, where it leads, or what is entered."""
    at = f"space.{label}"
    return (
        label.startswith(SPEAK_OF.get(rule.id, ()))
        or any(condition.at == at for condition in records_in(rule, Condition))
        or any(put.at == at for put in records_in(rule, Put))
        or any(standing.at == label for standing in records_in(rule, Standing))
    )


def _is_about_token(rule: ScenarioRule, art: str) -> bool:
    """Whether a rule names a token, or a front of it; a keyword often has its token's name."""
    kind = art.partition(".")[0]
    named = [rule.token, rule.struck, rule.id.partition(".")[2], *SPEAK_OF.get(rule.id, ())]
    named += [condition.token for condition in records_in(rule, Condition)]
    named += [standing.token for standing in records_in(rule, Standing)]
    named += [getattr(verb, "token", "") for verb in records_in(rule, Verb)]
    return kind in named or art in named


def _threats(w: Words, label: str) -> tuple[str, ...]:
    """Return the threats that name a place: they start there, lead there, or look for whoever is closest to it."""
    at = f"space.{label}"
    return tuple(
        threat.id
        for threat in w.box.leviathan.threat
        if any(target.to == at for target in records_in(threat, Target))
        or any(put.at == at for put in records_in(threat, Put))
        or any(at in _origins(part) for part in (*threat.normal, *threat.enraged))
    )


def _origins(part: Part) -> list[str]:
    return [origin if isinstance(origin, str) else origin.at for origin in part.origins]
