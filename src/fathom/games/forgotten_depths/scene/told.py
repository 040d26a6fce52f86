"""The words of cards, made from their effects: each verb has its sentence, each skill says when it works.

Who somebody is in a sentence (`s`) hangs on who does it: "you" of a Hero's own ability, "hero" of a Monster's, "one" of
the players' choice, "these" who passed or failed a test each for herself, else "all".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from fathom.core.text import Arg
from fathom.core.words import dashed

from .. import schema
from ..box.skill import Feat
from ..queries import amount
from ..schema import Effect

if TYPE_CHECKING:
    from .words import Words

#: Who does it: a Hero, a Monster, a Monster of a set, a card for the party, a card for those who passed or failed.
By: TypeAlias = Literal["hero", "monster", "set", "party", "these"]
Facts: TypeAlias = dict[str, Arg]

#: Whom "hero" means, by who does it.
HERO: dict[By, str] = {"hero": "you", "monster": "hero", "set": "hero", "party": "one", "these": "these"}
#: What stands for "no damage at all".
ALL = 99


def who(named: str, by: By) -> str:
    """Return who somebody is in a sentence.

    >>> who("hero", "hero"), who("heroes", "these"), who("any", "monster")
    ('you', 'these', 'one')
    """
    match named:
        case "hero":
            return HERO[by]
        case "heroes":
            return "these" if by == "these" else "all"
        case "any":
            return "one"
    return named


def effects(w: Words, several: Iterable[Effect], by: By) -> str:
    """Return effects as sentences."""
    return " ".join(effect(w, one, by) for one in several)


def effect(w: Words, e: Effect, by: By) -> str:
    """Return an effect as a sentence."""
    verb = str(e.__struct_config__.tag)
    key, facts = TOLD[verb](w, e, by)
    return tidy(w(f"effect-{key or verb}", **facts))


def tidy(said: str) -> str:
    """Close the gaps that parts which say nothing leave in a sentence.

    >>> tidy("You take no damage .")
    'You take no damage.'
    """
    return re.sub(r" (?=[.,;])", "", " ".join(said.split()))


# ---------------------------------------------------------------------------------------------- one verb each


def _n(w: Words, e: Any, by: By) -> tuple[str, Facts]:
    """A number, and perhaps somebody, a kind, a pile."""
    facts: Facts = {name: getattr(e, name) for name in ("what", "which", "deck") if hasattr(e, name)}
    return "", facts | {"n": amount(w.g, e.n), "s": who(getattr(e, "who", "hero"), by)}


def _damage(w: Words, e: schema.Damage, by: By) -> tuple[str, Facts]:
    to = "you" if (e.to, by) == ("hero", "hero") else e.to
    return "", {"to": to, "s": who(e.to, by), "n": amount(w.g, e.n), "magic": int(e.magic), "pierce": int(e.pierce)}


def _heal(w: Words, e: schema.Heal, by: By) -> tuple[str, Facts]:
    named = "most_wounded" if (e.who, by) == ("monster", "set") else e.who
    return "", {"s": who(named, by), "n": amount(w.g, e.n)}


def _swap(w: Words, e: schema.Swap, by: By) -> tuple[str, Facts]:
    return "", {"how": e.who if by == "hero" else "theirs"}


def _change(w: Words, e: schema.Change, by: By) -> tuple[str, Facts]:
    whose = {"hero": ("yours", "opposite")}.get(by, ("hero", "its"))[e.who == "monster"]
    way, n = ("to", e.to) if e.to is not None else ("more" if e.by > 0 else "less", abs(e.by))
    return "", {"whose": whose, "which": e.which, "way": way, "n": n}


def _redraw(w: Words, e: schema.Redraw, by: By) -> tuple[str, Facts]:
    return "", {"whose": "monster" if e.who == "monster" else HERO[by], "which": e.which}


def _ignore(w: Words, e: schema.Ignore, by: By) -> tuple[str, Facts]:
    return f"ignore-{e.what}", {"s": who(e.who, by), "n": 0 if e.n >= ALL else e.n, "span": span(w, e.span)}


def _armor(w: Words, e: schema.Armor, by: By) -> tuple[str, Facts]:
    return "", {"s": who(e.who, by), "n": e.n, "span": span(w, e.span)}


def _bonus(w: Words, e: schema.Bonus, by: By) -> tuple[str, Facts]:
    facts: Facts = {"s": HERO[by], "n": e.n, "min": e.min, "margin": 0 if e.margin >= ALL else e.margin}
    return f"bonus-{e.on}", facts | {"span": span(w, e.span)}


def _power(w: Words, e: schema.Power, by: By) -> tuple[str, Facts]:
    return "power-store" if e.n > 0 else "power-lose", {"s": HERO[by], "n": abs(e.n)}


def _choose(w: Words, e: schema.Choose, by: By) -> tuple[str, Facts]:
    return "", {"what": " / ".join(alternative(w, option, by) for option in e.options)}


def _if(w: Words, e: schema.If, by: By) -> tuple[str, Facts]:
    otherwise = w("effect-else", what=effects(w, e.else_, by)) if e.else_ else ""
    return "", {"cond": e.cond, "what": f"{effects(w, e.then, by)} {otherwise}".strip()}


def _test(w: Words, e: schema.Test, by: By) -> tuple[str, Facts]:
    return "", {"test": w.test(e)}


def _give(w: Words, e: schema.Give, by: By) -> tuple[str, Facts]:
    return "", {"item": w.thing("item", e.item)}


def _fight(w: Words, e: schema.Fight, by: By) -> tuple[str, Facts]:
    return "", {"foes": w.listed([w.foe(name) for name in e.monsters])}


def _shuffle(w: Words, e: schema.Shuffle, by: By) -> tuple[str, Facts]:
    return "", {"foe": w.foe(e.card)}


def _lead(w: Words, e: schema.Lead, by: By) -> tuple[str, Facts]:
    return "", {}


#: By verb: the key of its sentence if that is not the verb's own, and what it is given.
TOLD: dict[str, Callable[[Words, Any, By], tuple[str, Facts]]] = {
    "damage": _damage, "heal": _heal, "swap": _swap, "change": _change, "redraw": _redraw, "ignore": _ignore,
    "armor": _armor, "bonus": _bonus, "power": _power, "refresh": _n, "exhaust": _n, "draw": _n, "discard": _n,
    "retrieve": _n, "scry": _n, "play": _n, "raise": _n, "test": _test, "choose": _choose, "if": _if, "unlock": _n,
    "gain": _n, "lose": _n, "give": _give, "shuffle": _shuffle, "fight": _fight, "lead": _lead, "wake": _n,
}  # fmt: skip


def span(w: Words, name: str) -> str:
    """Return how long something lasts, as part of a sentence."""
    return "" if name == "always" else w.text(f"span-{name}")


def alternative(w: Words, option: Sequence[Effect], by: By) -> str:
    """Return what may be chosen, without the full stop."""
    return effects(w, option, by).rstrip(".") or w.text("effect-nothing")


# ---------------------------------------------------------------------------------------------- skills and cards


def feat(w: Words, one: Feat, *, alone: bool) -> str:
    """Return what a skill says: when it works, what it does; what activates it too, unless it stands alone."""
    several = [w.box.nodes[node] for node in one.nodes]
    said = effects(w, several, _by(w, one))
    if one.exhaust:
        said = f"{said} {w.text('skill-exhaust')}"
    how = w.text(f"moment-{dashed(one.when)}") if one.when else "" if alone else _how(w, one)
    return w("skill-line", how=how, what=said) if how else said


def _by(w: Words, one: Feat) -> By:
    if one.kind not in ("monster", "part"):
        return "hero"
    return "set" if one.kind == "part" or w.box.beast[one.card].count > 1 else "monster"


def _how(w: Words, one: Feat) -> str:
    """Return what activates a skill."""
    if one.uses:
        uses = w.box.items[one.card].uses
        return w("how-uses", n=uses, where="both" if one.explores and one.trigger == "use" else one.trigger)
    if one.trigger == "passive":
        return ""
    return w(f"how-{one.trigger}", n=one.cost)


def ability(w: Words, name: str) -> str:
    """Return what an Ability Card says; its first skill has an icon of its own."""
    return " ".join(feat(w, one, alone=number == 0) for number, one in enumerate(w.box.feats_of[name]))


def item(w: Words, name: str) -> str:
    """Return what an Item says: who may have it, the cards that it adds, its Armor, its skills."""
    card = w.box.items[name]
    said = [w("item-class", deck=w.thing("deck", card.deck))] if card.found and card.deck else []
    if card.adds:
        said.append(w("item-adds", cards=", ".join(map(str, card.adds))))
    if card.armor:
        said.append(w("item-armor", n=card.armor))
    return " ".join([*said, *(feat(w, one, alone=False) for one in w.box.feats_of[name])])


def story(w: Words, several: Iterable[Effect]) -> Iterator[str]:
    """Yield what a card of an Encounter does, a line for each thing."""
    for e in several:
        match e:
            case schema.Test():
                by: By = "these" if e.kind == "each" else "party"
                yield effect(w, e, by)
                yield w("story-passed", what=effects(w, e.success, by) or w.text("story-nothing"))
                yield w("story-failed", what=effects(w, e.failure, by) or w.text("story-nothing"))
            case schema.If():
                yield w("effect-if", cond=e.cond, what=effects(w, e.then, "party") or w.text("story-nothing"))
                for number, line in enumerate(story(w, e.else_)):
                    yield line if number else w("effect-else", what=line)
            case _:
                yield effect(w, e, "party")
