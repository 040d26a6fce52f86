"""The Campaign Sheet: panels that are opened when wanted, and printed. Nothing on it tells of what is still locked."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.scene import Chip, ChipFlag, Counter, Mark, Panel, Track
from fathom.core.words import dashed

from .. import queries
from ..rules import sheet, town
from ..schema.words import DISCIPLINES, ELEMENTS, OPINIONS
from .offers import price_words
from .town import epitaph
from .words import ELEMENT_ICONS, Words

NBSP = "\N{NO-BREAK SPACE}"


def sheet_panels(w: Words) -> tuple[Panel, ...]:
    """Return the Campaign Sheet; there is none outside of campaigns, nor before the first chapter."""
    g = w.g
    if not queries.is_campaign(g) or not g.sheet.chapter:
        return ()
    return (
        _panel("chapters", w.text("sheet"), _chapters(w), subtitle=_again(w), words=_ending(w)),
        _panel("open", w.text("sheet-open"), _quests(w), words="" if g.sheet.open else w.text("sheet-none")),
        *_suits(w),
        _panel("group", w.text("sheet-donations"), (), counters=_group(w), words=_level_start(w)),
        Panel(id="sheet.opinions", kind="opinions", title=w.text("sheet-opinions"), place="sheet",
              tracks=tuple(_opinions(w))),
        _panel("heroes", w.text("sheet-heroes"), _heroes(w)),
        _panel("graves", w.text("sheet-graves"), tuple(_graves(w))),
        _panel("curios", w.text("sheet-curios"), _named(w, "curio", g.sheet.curios)),
        _panel("gossip", w.text("sheet-gossip"), _gossip(w)),
        _panel("sale", w.text("sheet-sale"), _sale(w)),
    )  # fmt: skip


def _panel(
    id_: str,
    title: str,
    chips: tuple[Chip, ...],
    *,
    subtitle: str = "",
    words: str = "",
    counters: tuple[Counter, ...] = (),
) -> Panel:
    return Panel(id=f"sheet.{id_}", kind=id_, title=title, subtitle=subtitle, place="sheet", chips=chips, words=words,
                 counters=counters)  # fmt: skip


def _line(id_: str, kind: str, name: str, words: str = "", flags: tuple[ChipFlag, ...] = (), sign: str = "") -> Chip:
    return Chip(id=f"sheet.{id_}", kind=kind, name=name, words=words, flags=flags, sign=sign, shape="line")


# ---------------------------------------------------------------------------------------------- the story so far


def _again(w: Words) -> str:
    return w("sheet.again", n=w.g.sheet.again) if w.g.sheet.again else ""


def _ending(w: Words) -> str:
    ending = w.g.sheet.ending
    return f"{w.text('sheet-ending')}: {w.text(f'finale-{dashed(ending)}')}" if ending else ""


def _chapters(w: Words) -> tuple[Chip, ...]:
    """Return the chapters with their quests and whether their Town Visit is done (GG-226, GG-227)."""
    now = w.g.sheet
    found = []
    for chapter in w.box.chapters.values():
        no = chapter.no
        quests = [w.text(f"quest-{dashed(name)}") for at, name in now.quests if at == no]
        done = [f":check:{NBSP}{w.text('sheet-visit').replace(' ', NBSP)}"] if no in now.visits else []
        under_way = [w.text("sheet-now")] if no == now.chapter and not now.ending else []
        name = w("sheet-chapter", n=no, title=w.text(f"chapter-{no}")) if no <= now.chapter else w("sheet-locked", n=no)
        found.append(
            _line(
                f"chapter.{no}", "chapter", name, " · ".join([*quests, *done, *under_way]),
                ("now",) if under_way else () if no <= now.chapter else ("locked",),
            )
        )  # fmt: skip
    return tuple(found)


def _quests(w: Words) -> tuple[Chip, ...]:
    return tuple(
        _line(f"quest.{name}", "quest", w.text(f"quest-{dashed(name)}"), w.text(f"quest-{dashed(name)}.text"),
              sign="flag")
        for name in w.g.sheet.open
    )  # fmt: skip


def _named(w: Words, kind: str, names: tuple[str, ...]) -> tuple[Chip, ...]:
    return tuple(
        _line(
            f"{kind}.{name}", kind, w.text(f"{kind}-{dashed(name)}"), w.text(f"{kind}-{dashed(name)}.text"), sign=name
        )
        for name in names
    )


def _gossip(w: Words) -> tuple[Chip, ...]:
    return tuple(_line(f"gossip.{name}", "gossip", w.text(f"gossip-{dashed(name)}")) for name in w.g.sheet.gossip)


def _level_start(w: Words) -> str:
    n = w.g.sheet.level_start
    return w("sheet-level-start", n=n) if n else ""


# ---------------------------------------------------------------------------------------------- the players


def _suits(w: Words) -> Iterator[Panel]:
    """Yield what each player has: parts by level, products, slots, the maximum rank of each type (GG-228, GG-229)."""
    g = w.g
    for seat, suit in enumerate(g.suits):
        home = g.sheet.stock[seat] if g.sheet.stock else (0,) * len(suit.parts)
        parts = [a + b for a, b in zip(home, suit.parts, strict=True)]
        counters = tuple(
            Counter(id=f"sheet.part.{seat}.{level}", kind="boss" if level else f"part-{DISCIPLINES[suit.discipline]}",
                    name=w("sheet-boss", level=level) if level else w.text("sheet-minion"), value=n)
            for level, n in enumerate(parts)
        )  # fmt: skip
        chips = [
            _line(f"product.{seat}.{name}", "product", w.product(name), w.brings(name),
                  ("used",) if name in suit.idle else (), sign="chest")
            for name in (*suit.products, *suit.idle)
        ]  # fmt: skip
        slots = town.slots_of(g, seat)
        chips += [
            Chip(id=f"sheet.slot.{seat}.{slot}", kind="upgrade", name=w("sheet-slot", element=w.element(element), n=n),
                 sign=ELEMENT_ICONS[element])
            for slot, (element, n) in enumerate(zip(ELEMENTS, slots, strict=True))
            if n
        ]  # fmt: skip
        yield Panel(
            id=f"sheet.suit.{seat}",
            kind="suit",
            title=w.text(f"discipline-{DISCIPLINES[suit.discipline]}"),
            subtitle=w.player(seat),
            place="sheet",
            counters=counters,
            chips=tuple(chips),
            tracks=tuple(_maxima(w, seat)),
        )


def _maxima(w: Words, seat: int) -> Iterator[Track]:
    """Yield the condition of the suit: the maximum rank of each type."""
    suit = w.g.suits[seat]
    most = w.box.numbers.max_rank
    for kind, name in enumerate(w.box.type_names):
        rank = suit.maxima[kind]
        said = w("gear-rank", type=w.text(f"type-{dashed(name)}"), rank=rank)
        yield Track(
            id=f"sheet.rank.{seat}.{kind}",
            name=w.text(f"type-{dashed(name)}.{w.discipline(seat)}"),
            slots=("",) * most,
            marks=(Mark(id=f"sheet.rank.{seat}.{kind}.mark", kind="rank", at=rank, name=said),),
        )


def _heroes(w: Words) -> tuple[Chip, ...]:
    return tuple(
        _line(f"hero.{name}", "hero", w.named(name), w.text(f"discipline-{w.box.heroes[name].discipline}"), sign=name)
        for name in w.g.sheet.heroes
    )


def _graves(w: Words) -> Iterator[Chip]:
    """Yield those who lie in the graveyard, with their last words (GG-235)."""
    for n, grave in enumerate(w.g.sheet.graves):
        yield _line(f"grave.{n}", "grave", *epitaph(w, grave))


# ---------------------------------------------------------------------------------------------- the town


def _group(w: Words) -> tuple[Counter, ...]:
    g = w.g
    return (
        Counter(id="sheet.donated", kind="donations", name=w.text("sheet-donations"), value=g.sheet.donated,
                most=w.box.numbers.donations, shape="bar"),
        Counter(id="sheet.circuits", kind="circuit", name=w.text("sheet-circuits"), value=g.circuits),
    )  # fmt: skip


def _opinions(w: Words) -> Iterator[Track]:
    """Yield the opinions of ten people on five steps; those who were not met are a question mark (GG-232, GR-093)."""
    for n, who in enumerate(w.box.people):
        steps = tuple(w.text(f"opinion-{one}") for one in OPINIONS)
        if not sheet.is_known(w.g, who):
            yield Track(id=f"sheet.opinion.{n}", name=w.text("sheet-unknown"), slots=steps, marks=())
            continue
        step = sheet.opinion_of(w.g, who)
        name = w.text(f"person-{who}")
        yield Track(
            id=f"sheet.opinion.{n}",
            name=w("sheet-dead", who=name) if who in w.g.sheet.gone else name,
            slots=steps,
            marks=(Mark(id=f"sheet.opinion.{n}.mark", kind="opinion", at=step, name=steps[step]),),
        )


def _sale(w: Words) -> tuple[Chip, ...]:
    return tuple(
        _line(f"sale.{name}", "product", w.product(name), price_words(w, name), sign="chest") for name in w.g.market
    )
