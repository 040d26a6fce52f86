"""What a word, card or icon means, with the clauses that say so."""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.scene import Card, Explanation, Panel, Row
from fathom.core.words import remembered

from ..schema import RACE_OF, RACES
from .cards import ally_art
from .words import Words

#: The words of the table and the clauses they rest on; only with the expansion, or only without it.
CLAUSES: dict[str, tuple[str, ...]] = {
    "pearl": ("AB-010", "AB-051", "AR-23"), "key": ("AB-068", "AB-079", "AB-080"),
    "hand": ("AB-012", "AB-013"), "monster": ("AB-038", "AB-013"), "influence": ("AB-001", "AB-092"),
    "jellyfish": ("AB-046",), "crab": ("AB-046",), "seahorse": ("AB-046",), "shellfish": ("AB-046",),
    "squid": ("AB-046",), "guild-mages": ("AB-046",), "guild-military": ("AB-046", "AB-077"),
    "guild-farmers": ("AB-046",), "guild-merchants": ("AB-046",), "guild-politicians": ("AB-046",),
    "guild-ambassadors": ("AB-047", "AR-15"), "lord": ("AB-044", "AB-045", "AB-048"), "free": ("AB-059", "AB-066"),
    "turned": ("AB-070",), "under": ("AB-067", "AB-081"), "location": ("AB-079", "AB-082", "AB-083"),
    "ally": ("AB-023", "AB-030"), "affiliated": ("AB-055", "AB-057", "AB-093"), "now": ("AB-031",),
    "council": ("AB-040", "AB-042"), "power-once": ("AB-063",), "power-lasting": ("AB-064", "AB-065"),
    "plot": ("AB-018", "AB-020"), "price": ("AB-025", "AB-026"), "end": ("AB-088", "AB-089", "AB-090"),
}  # fmt: skip
EXPANSION: dict[str, tuple[str, ...]] = {
    "leviathan": ("AL-022", "AL-025", "AL-028"), "level": ("AL-026", "AL-027", "AL-057"),
    "penalty": ("AL-040", "AL-041", "AL-044"), "wound": ("AL-045", "AL-093"), "scourge": ("AL-078", "AL-079", "AL-080"),
    "zone": ("AL-030", "AL-031", "AL-039"), "die": ("AL-065",), "pearl-ally": ("AL-064", "AR-37"),
    "martial-law": ("AL-016", "AL-017"), "token": ("AL-068", "AL-071", "AL-072"), "slain": ("AL-076", "AL-095"),
}  # fmt: skip
BASE: dict[str, tuple[str, ...]] = {
    "threat": ("AB-034", "AB-035", "AB-036"), "token": ("AB-038",),
}  # fmt: skip


#: When a Power works.
POWERS = {"arrow": ("AB-063",), "lasting": ("AB-064",), "each-turn": ("AR-07",), "none": ()}


def explain(w: Words, rows: Iterable[Row], panels: Iterable[Panel]) -> tuple[Explanation, ...]:
    """Explain the words of the table, and every card, chip and pile that can be seen on it."""
    expansion = w.g.setup.expansion
    found = {one.id: one for one in _words(w, expansion)}
    for row in rows:
        for card in row.cards:
            _add(found, _card(w, card))
    for panel in panels:
        for row in panel.rows:
            for card in row.cards:
                _add(found, _card(w, card))
        for chip in panel.chips:
            kind, _, name = chip.id.partition(".")
            if kind == "lord":
                _add(found, lord_explained(w, chip.id, name))
            elif kind == "location":
                _add(found, location_explained(w, chip.id, name))
            elif kind == "affiliated":
                _add(
                    found,
                    Explanation(
                        id=chip.id, name=chip.name, words=w.text("explain-affiliated.text"), clauses=CLAUSES[kind]
                    ),
                )
    _add(found, _pile(w, "deck", "pile-exploration", ("AB-022", "AB-041")))
    _add(found, _pile(w, "lord_deck", "pile-lords", ("AB-018", "AB-089")))
    _add(found, _pile(w, "location_stack", "pile-locations", ("AB-082", "AB-083")))
    for race in RACES:
        _add(found, _stack(w, race))
    return tuple(found.values())


def _add(found: dict[str, Explanation], one: Explanation | None) -> None:
    if one is not None:
        found.setdefault(one.id, one)


@remembered
def _words(w: Words, expansion: bool) -> tuple[Explanation, ...]:
    found = []
    for word, clauses in (CLAUSES | (EXPANSION if expansion else BASE)).items():
        how = "expansion" if expansion and w.text.has(f"explain-{word}.expansion") else "text"
        name, words = w.text(f"explain-{word}"), w.text(f"explain-{word}.{how}")
        found.append(Explanation(id=f"word.{word}", name=name, words=words, clauses=clauses))
    return tuple(found)


def _pile(w: Words, id_: str, key: str, clauses: tuple[str, ...]) -> Explanation:
    return Explanation(id=id_, name=w.text(key), words=w.text(f"{key}.text"), clauses=clauses)


def _stack(w: Words, race: str) -> Explanation:
    return Explanation(
        id=f"council.{race}",
        name=w.race(race, "stack"),
        words=w("explain-stack", race=w.race(race, "many")),
        clauses=CLAUSES["council"],
        see=("word.council",),
    )


# ---------------------------------------------------------------------------------------------- cards


def _card(w: Words, card: Card) -> Explanation | None:
    if card.kind == "lord":
        return lord_explained(w, card.id, card.art)
    if card.kind == "location":
        return location_explained(w, card.id, card.art)
    if card.kind == "leviathan":
        return leviathan_explained(w, card.id, card.art)
    if card.kind == "ally" and card.up:
        return ally_explained(w, card.id, _ally_shown(w, card.art), "ally")
    if card.kind == "monster":
        how = "leviathan" if w.g.setup.expansion else "base"
        clauses = ("AL-034", "AL-036") if w.g.setup.expansion else ("AB-034", "AB-035", "AB-036")
        return Explanation(id=card.id, name=card.name, words=w.text(f"explain-monster-card.{how}"), clauses=clauses)
    if card.id.startswith("zone."):
        return Explanation(
            id=card.id,
            name=w.zone(int(card.id.removeprefix("zone."))),
            words=w("explain-zone.free", n=card.pips),
            clauses=EXPANSION["zone"],
        )
    return None


@remembered
def _ally_shown(w: Words, art: str) -> str:
    """Return the Ally that a picture shows."""
    return next(name for name, one in w.box.allies.items() if ally_art(one) == art)


@remembered
def lord_explained(w: Words, id_: str, lord: str) -> Explanation:
    """Explain a Lord: Guild, Influence, Keys, cost, and its Power."""
    one = w.box.lords[lord]
    kind = "arrow" if one.arrow else "lasting" if one.lasting else "each-turn" if one.each_turn else "none"
    facts = w(
        "explain-lord-card",
        guild=w.text(f"guild-{one.guild}.lord"),
        influence=one.influence,
        keys=one.keys,
        number=one.cost,
        races=one.races,
        race=w.race(RACE_OF[one.guild], "many") if one.guild in RACE_OF else "",
        required=one.guild in RACE_OF,
    )
    text = w.lord_text(lord)
    said = f"{text} {w.text(f'when-{kind}')}" if kind != "none" else text
    see = (f"word.guild-{one.guild}", *(("word.key",) if one.keys else ()))
    return Explanation(id=id_, name=w.lord(lord), words=f"{facts} {said}", clauses=("AB-045", *POWERS[kind]), see=see)


@remembered
def location_explained(w: Words, id_: str, location: str) -> Explanation:
    """Explain a Location: how it scores."""
    one = w.box.locations[location]
    clauses = ["AB-092"]
    if one.score.per == "opponents_location":
        clauses.append("AR-19")
    if one.swaps_with_stack:
        clauses.append("AR-18")
    words = w.location_text(location)
    return Explanation(id=id_, name=w.location(location), words=words, clauses=tuple(clauses), see=("word.location",))


@remembered
def leviathan_explained(w: Words, id_: str, leviathan: str) -> Explanation:
    """Explain a Leviathan: who may fight it, its levels, its attack."""
    one = w.box.leviathans[leviathan]
    levels = [w("explain-level-of", n=level.resistance, tokens=level.tokens) for level in one.levels]
    return Explanation(
        id=id_,
        name=w.leviathan(leviathan),
        words=w(
            "explain-leviathan-card",
            races=w.listed([w.race(race, "many") for race in one.races], "list-or"),
            levels="; ".join(levels),
            penalty=w(f"penalty-{one.penalty.kind}.text", n=one.penalty.n),
        ),
        clauses=("AL-022", "AL-026", "AL-044"),
        see=("word.leviathan", "word.level", "word.penalty"),
    )


@remembered
def ally_explained(w: Words, id_: str, ally: str, word: str) -> Explanation:
    """Explain an Ally: Race, value, and what it does in a fight."""
    one = w.box.allies[ally]
    said = w.text(f"explain-{word}.text")
    clauses = CLAUSES[word]
    if one.fights:
        said = f"{w.text(f'fights-{one.fights}.text')} {said}"
        clauses = ("AL-064" if one.fights == "pearls" else "AL-065", *clauses)
    return Explanation(id=id_, name=w.ally(ally), words=said, clauses=clauses, see=(f"word.{one.race}", f"word.{word}"))
