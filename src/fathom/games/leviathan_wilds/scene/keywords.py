"""The rule words that a piece of content uses: what must be explained beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fathom.core.content import Record, records_in

from ..schema import ActionCard, Origin, Part, Removal, Standing, Target, TokenSpec, verbs
from .places import SPEAK_OF

#: The words that every verb of this kind belongs to.
OF_VERB: dict[type, tuple[str, ...]] = {
    verbs.Climb: ("climb",), verbs.Jump: ("jump",), verbs.Glide: ("glide",), verbs.Push: ("push",),
    verbs.Fall: ("fall",), verbs.Strike: ("strike",), verbs.StrikePlus: ("strike-plus",),
    verbs.RangePlus: ("strike",), verbs.ChangeCrystal: ("crystal",), verbs.Mend: ("mend", "health"),
    verbs.Rest: ("rest",), verbs.Draw: ("draw",), verbs.Focus: ("focus",), verbs.Anchor: ("anchor",),
    verbs.Block: ("block",), verbs.Ready: ("ready",), verbs.Exhaust: ("exhausted",), verbs.Enrage: ("enraged",),
    verbs.Calm: ("calm", "enraged"), verbs.Flip: ("coin",), verbs.Coin: ("coin",),
}  # fmt: skip
#: The words that a condition, a standing rule or a moment speaks of, by their names.
OF_NAME: dict[str | None, tuple[str, ...]] = {
    "falling": ("fall",), "activating": ("activation",), "broke_crystal": ("crystal",), "focused": ("focus",),
    "injured": ("injury",), "on_ledge": ("ledge",), "on_open": ("open", "fall"), "on_crystal": ("crystal",),
    "health_at_most": ("health",), "grip_at_most": ("grip",), "blight_at_least": ("blight",),
    "ap_card_at_least": ("ap-card",), "ap_card": ("ap-card",), "activation_start": ("activation",),
    "activation_end": ("activation",), "rest": ("rest",), "mend": ("mend",), "let_go": ("let-go",),
    "fall_end": ("fall",), "break_crystal": ("crystal",), "climb": ("climb",), "jump": ("jump",),
    "glide": ("glide",), "strike": ("strike",), "range": ("strike",), "mushroom": ("mushroom",), "toss": ("mushroom",),
    "focus": ("focus",), "anchor": ("anchor",), "block": ("block",), "protection": ("protection",),
    "ledge": ("ledge",), "calm_terrain": ("harmful", "difficult"), "no_fall": ("open", "fall"), "help": ("mushroom",),
    "harmful": ("harmful",), "difficult": ("difficult",), "open": ("open", "fall"), "hand": ("draw",), "ap": ("ap",),
    "blight": ("blight",), "crystal": ("crystal",), "crystal.teal": ("blighted",), "crystal.purple": ("crystal",),
}  # fmt: skip
#: What a climber has or lacks.
AMOUNTS = ("health", "grip", "blight", "ap", "injury")
#: What everybody knows after a turn: told after all else.
BASICS = ("target", "attack", "event", "climb", "strike", "crystal", "activation", "ap", "health", "grip", "blight")


def keywords(content: object, *more: str) -> tuple[str, ...]:
    """Return the ids of the explanations that a piece of content calls for, the rare words first."""
    found = list(more)
    for record in records_in(content, Record):
        found += _of(record)
    words = dict.fromkeys(found)
    return tuple(sorted(words, key=lambda word: BASICS.index(word[5:]) if word[5:] in BASICS else -1))


def _of(record: Record) -> Iterator[str]:
    for kind, tell in TELL.items():
        if isinstance(record, kind):
            yield from (word if word.startswith(("rule.", "place.")) else f"word.{word}" for word in tell(record))


def _verb(e: Any) -> Iterator[str]:
    yield from OF_VERB.get(type(e), ())
    match e:
        case verbs.Gain() | verbs.Lose():
            yield from (what for what in AMOUNTS if getattr(e, what))
            if e.ap:
                yield "activation"
        case verbs.Protect():
            yield from ("protection", "activation", *e.kinds)
        case verbs.Jump() | verbs.Strike() | verbs.Place() | verbs.Lay():
            yield from _place(getattr(e, "to", "") or getattr(e, "at", "") or getattr(e, "on", ""))
            if isinstance(e, verbs.Strike) and e.clean:
                yield "blight"
        case verbs.StrikePlus() if e.clean:
            yield "blight"
        case verbs.Let():
            yield from _place(e.who.partition("_")[2], "token.")
        case verbs.Put():
            yield from _place(e.at)
        case verbs.Ability():
            yield f"rule.{e.name}"
    if token := getattr(e, "token", ""):
        yield token
    if getattr(e, "on_break", ()):
        yield "crystal"


def _place(name: str, kind: str = "") -> Iterator[str]:
    """Yield what explains a place: a token that lies there, a space of the leviathan, or a common word."""
    what, _, rest = (kind + name).partition(".")
    if what == "space":
        yield f"place.{rest}"
    elif what == "overlay":
        yield from _rules_of(rest)
    elif what == "token" and rest:
        yield rest
    else:
        yield from OF_NAME.get(name, ())


def _rules_of(name: str) -> Iterator[str]:
    """Yield the rules that speak of an overlay or of a state of the scenario."""
    return (f"rule.{rule}" for rule, names in SPEAK_OF.items() if name in names)


def _condition(condition: verbs.Condition) -> Iterator[str]:
    yield from (*OF_NAME.get(condition.is_, ()), *OF_NAME.get(condition.kind, ()), *_place(condition.at))
    if condition.token:
        yield condition.token
    if condition.name:
        yield from _rules_of(condition.name)


def _standing(entry: Standing) -> Iterator[str]:
    for name in (entry.on, entry.price, entry.mod, entry.forbid, entry.grants):
        yield from OF_NAME.get(name, ())
    if entry.at:
        yield f"place.{entry.at}"
    if entry.token:
        yield entry.token


def _target(target: Target) -> Iterator[str]:
    yield "target"
    yield from _place(target.to)
    if target.who.startswith(("most_", "least_")):
        yield target.who.partition("_")[2]


def _part(part: Part) -> Iterator[str]:
    yield "attack" if part.area else "event"
    yield from (word for word in ("swift", "delayed", "miss") if getattr(part, word))
    for origin in part.origins:
        yield from _place(origin.at if isinstance(origin, Origin) else origin)


TELL: dict[type, Callable[[Any], Iterator[str]]] = {
    verbs.Verb: _verb,
    verbs.Condition: _condition,
    Standing: _standing,
    Target: _target,
    Part: _part,
    ActionCard: lambda card: iter(("secure",) if card.secure else ()),
    Removal: lambda removal: iter(("activation",) if removal.cost else OF_NAME.get(removal.on, ())),
    TokenSpec: lambda spec: iter((spec.id,)),
}
