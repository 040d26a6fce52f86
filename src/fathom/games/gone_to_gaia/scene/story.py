"""A campaign between quests: the page that is read in Bird's Nest, with what is asked and what lies beside it.

`town` has the questions, the answers and what is laid out; `sheet` the Campaign Sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Decision
from fathom.core.scene import Chip, Head, Passage, Scene, Story
from fathom.core.words import dashed

from ..art.town import place_of
from ..rules import sheet
from .explain import explain
from .sheet import sheet_panels
from .town import TownAnswers, seat_panels, trays
from .words import Words

#: Options that are proposed on a page of another question.
ASKED_ON = {
    "turn_page": "story", "close_book": "quest", "no_bonus": "bonus", "bonus_after_town": "bonus", "finish": "finale",
    "new_game_plus": "finale",
}  # fmt: skip
#: Where a question is asked that no entry of the book leads to.
PLACES = {
    "name_hero": "academy", "quest": "yard", "hero": "suits", "leave_behind": "suits", "last_words": "graves",
    "bonus": "yard", "keep_products": "cellar", "opinion": "street",
}  # fmt: skip
MOOD = (188, 350)


def town_scene(w: Words, seat: int) -> Scene:
    """Describe a campaign between quests as a seat sees it."""
    g = w.g
    answers = TownAnswers(w, seat, g.decision) if g.decision else None
    table = Scene(
        game=g.game,
        ply=g.ply,
        seat=seat,
        head=_head(w),
        panels=(*seat_panels(w), *(trays(w, g.decision) if g.decision else ()), *sheet_panels(w)),
        story=page(w, g.decision),
        explain=explain(w),
        mood=MOOD,
        ending=_ending(w),
        won=g.outcome.won if g.outcome and seat >= 0 and not g.sheet.ending else None,
    )
    return answers.on(table) if answers else table


def _head(w: Words) -> Head:
    """Return where the story stands; chapters to come have no name yet."""
    g = w.g
    now = g.sheet.chapter
    chapters = w.box.chapters
    if not now:
        return Head(title=w.text("town"))
    title = w.text(f"chapter-{now}")
    return Head(
        title=w.text("town"),
        subtitle=w("town-head", n=now, title=title, circuits=g.circuits),
        steps=tuple(w.text(f"chapter-{one.no}") if one.no == now else "" for one in chapters.values()),
        at=now - 1,
    )


def _ending(w: Words) -> str:
    outcome = w.g.outcome
    if outcome is None:
        return ""
    return w.text(f"finale-{w.g.sheet.ending}" if w.g.sheet.ending else f"ending-{dashed(outcome.reason)}")


# ---------------------------------------------------------------------------------------------- the page


def page(w: Words, decision: Decision | None) -> Story:
    """Return the page that is open: an entry of the book, an ending, or where something is decided."""
    g = w.g
    entry = g.page.entry
    if entry.startswith("finale."):
        return _finale(w, entry.partition(".")[2])
    key = asked(decision)
    if key == "story" and entry:
        return _entry(w, entry)
    who = w.box.entries[entry].who if entry else ()
    where = PLACES.get(key) or (place_of(entry, who) if entry else "night")
    if key in ("shop", "donate"):
        where = {"shop": "shop", "donate": "office"}[key]
    name = f"page-{dashed(key)}"
    return Story(
        id=f"page.{key}.{entry}",
        title=w.text(name),
        place=_chapter(w),
        art=f"town/{where}",
        passages=(*_told(w), Passage(words=w.text(f"{name}.text"))),
        people=tuple(_people(w, who)) if key in ("shop", "donate", "give_product") else (),
    )


def asked(decision: Decision | None) -> str:
    """Return what is asked; of a proposal, what it was made to."""
    if decision is None:
        return "closed"
    key: str = decision.args[0] if decision.key == "consent" else decision.key
    return ASKED_ON.get(key, key)


def _entry(w: Words, name: str) -> Story:
    """Return an entry of the book with the paragraphs that hold."""
    entry = w.box.entries[name]
    key = f"entry-{dashed(name)}"
    texts = [w.text(key), *(w.text(f"{key}.more{n}") for n in w.g.page.more)]
    return Story(
        id=f"entry.{name}",
        title=w.text(f"place-{place_of(name, entry.who)}"),
        place=_chapter(w),
        art=f"town/{name}",
        passages=(*_told(w), *(part for text in texts for part in paragraphs(text))),
        people=tuple(_people(w, entry.who)),
    )


def _finale(w: Words, ending: str) -> Story:
    key = f"finale-{dashed(ending)}"
    texts = [w.text(f"{key}.text"), *(w.text(f"{key}.more{n}") for n in w.g.page.more)]
    return Story(
        id=f"finale.{ending}",
        title=w.text(key),
        place=w.text("page-finale"),
        art=f"ending/{ending}",
        passages=(*_told(w), *(part for text in texts for part in paragraphs(text))),
    )


def paragraphs(text: str) -> Iterator[Passage]:
    """Yield the paragraphs of a text, which an empty line parts."""
    for part in text.split("\n\n"):
        yield Passage(words=" ".join(part.split()))


def _told(w: Words) -> Iterator[Passage]:
    """Yield what stands above the entry: how a quest ended, what donations and opinions came to."""
    for key in w.g.page.told:
        for part in paragraphs(told_words(w, key)):
            yield Passage(words=part.words, kind="told")


def told_words(w: Words, key: str) -> str:
    """Return what is told under a key: "quest.lamp_oil" (its brief), "quest.lamp_oil.success", "donation_5"."""
    kind, _, rest = key.partition(".")
    if not rest:
        return w.text(dashed(kind))
    quest, _, result = rest.partition(".")
    return w.text(f"{kind}-{dashed(quest)}.{result or 'text'}")


def _chapter(w: Words) -> str:
    g = w.g
    if not g.sheet.chapter:
        return w.text("game-name")
    key = "page-again" if g.sheet.again else "page-place"
    return w(key, n=g.sheet.chapter, title=w.text(f"chapter-{g.sheet.chapter}"))


def _people(w: Words, who: tuple[str, ...]) -> Iterator[Chip]:
    """Yield those who are there; whoever has not been met has no name."""
    for name in who:
        known = sheet.is_known(w.g, name)
        yield Chip(
            id=f"there.{name}" if known else "there.somebody",
            kind="townsfolk",
            name=w.text(f"person-{name}" if known else "stranger"),
            sign=name if known else "",
        )
