"""Which words a box needs (`text/<lang>/content*.ftl` hold them), and which of them are missing.

A key is made of the entry's kind and id: the card `fix.dyno` is `card-fix-dyno`, and its text `card-fix-dyno.text`.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.content import content_roots
from fathom.core.text import LANGS, Text

from ..box import FOLDER, GAME, WildsBox
from ..schema import Leviathan, Part


def keys_of(box: WildsBox) -> Iterator[str]:
    """Yield every text key that the content needs."""
    for one in box.sets.values():
        key = _key("set", one.id)
        yield from (key, f"{key}.text")
        if one.kind == "character":
            yield f"{key}.cover"
        if one.setup:
            yield f"{key}.setup"
    for kind, ids in (("card", box.cards), ("injury", box.injuries), ("mushroom", box.mushrooms)):
        for id_ in ids:
            yield _key(kind, id_)
    for id_ in box.injuries:
        yield f"{_key('injury', id_)}.text"
    for leviathan in box.leviathans.values():
        yield from _keys_of_leviathan(leviathan)


def _keys_of_leviathan(one: Leviathan) -> Iterator[str]:
    key = _key("leviathan", one.id)
    yield from (key, f"{key}.idea", f"{key}.introduction", f"{key}.conclusion")
    for threat in one.threat:
        yield _key("threat", threat.id)
    for overlay in one.overlay:
        yield _key("overlay", f"{one.id}.{overlay.id}")
    for card in one.scenario:
        key = _key("scenario", card.id)
        yield key
        if card.setup:
            yield f"{key}.setup"
        for rule in card.rule:
            yield _key("rule", rule.id)
            if not rule.effects:
                yield f"{_key('rule', rule.id)}.text"


def written_by_hand(box: WildsBox) -> Iterator[tuple[str, object]]:
    """Yield the texts that may be written by hand, each with the content that it tells.

    What a pack has changed is told by what the pack writes itself; else its words are made.
    """
    packs = content_roots(FOLDER, box.packs, GAME)[1:]
    anew = frozenset[str]().union(*(Text(packs, lang).keys(lang) for lang in LANGS))
    outdated = {_words_of(box, name) for name in box.changed}
    for key, content in _all_that_is_told(box):
        if key in anew or key.partition(".")[0] not in outdated:
            yield key, content


def _words_of(box: WildsBox, name: str) -> str:
    """Return the key of the texts about a skill, a threat or a rule."""
    kind, _, rest = name.partition(".")
    if kind in ("rule", "mushroom"):
        return _key(kind, rest)
    if kind == "cover":
        return _key("set", rest)
    return _key("card", name) if name in box.cards else _key("threat", name)


def _all_that_is_told(box: WildsBox) -> Iterator[tuple[str, object]]:
    for one in box.sets.values():
        key = _key("set", one.id)
        yield f"{key}.text", (one.cover, one.rules)
        yield f"{key}.setup", one.setup
    for id_, card in box.cards.items():
        yield f"{_key('card', id_)}.text", (card.cost, card.when, card.skill)
    for id_, injury in box.injuries.items():
        yield f"{_key('injury', id_)}.text", (injury.once, injury.rules, injury.remove)
    for id_, mushroom in box.mushrooms.items():
        yield f"{_key('mushroom', id_)}.text", mushroom.skill
    for leviathan in box.leviathans.values():
        for threat in leviathan.threat:
            for end, parts in (("normal", threat.normal), ("enraged", threat.enraged)):
                for number, part in enumerate(parts, 1):
                    yield f"{_key('threat', threat.id)}.{end}-{number}", _told_by(part)
        for card_ in leviathan.scenario:
            for rule in card_.rule:
                if rule.effects or rule.standing:  # else it is a step, and says its numbers itself
                    yield f"{_key('rule', rule.id)}.text", (rule.cost, rule.when, rule.effects, rule.standing)


def _told_by(part: Part) -> object:
    """Return what the words of a threat tell; the same condition on several targets is told once."""
    wanted = dict.fromkeys(condition for target in part.targets for condition in target.where)
    return (*wanted, part.if_, part.effects, part.by_colour, part.miss, part.none)


def _key(kind: str, id_: str) -> str:
    return f"{kind}-{id_}".replace(".", "-").replace("_", "-")
