"""The Legendary Locations of a scene: how far each Rune Pattern has come, and what a tile would do for them."""

from __future__ import annotations

from typing import Literal

from fathom.core.scene import Card, Panel, Row

from ..box.board import STEP
from ..rules.patterns import hopes
from .words import Words, label


def legends(w: Words) -> Panel:
    """Return the Rune Patterns as pictures, each open, complete or met; of open ones what is missing."""
    cards = tuple(_pattern(w, p) for p in range(len(w.land.patterns)))
    ready = sum("ready" in card.flags for card in cards)
    return Panel(
        id="legends",
        kind="legends",
        title=w.text("panel-legends"),
        subtitle=w("panel-legends.ready", n=ready) if ready else "",
        rows=(Row(id="patterns", name=w.text("panel-legends"), cards=cards),),
        place="side",
    )


def _pattern(w: Words, p: int) -> Card:
    g = w.g
    match = next((match for match in g.matches if match.pattern == p), None)
    hope = hopes(g)[p]
    state: Literal["done", "ready", "open"]
    if g.patterns_done >> p & 1:
        state, said = "done", w("pattern-done", n=p + 1)
    elif match:
        state, said = "ready", w("pattern-ready", n=p + 1, at="–".join(sorted(map(label, match.cells))))
    elif hope and hope.there:
        where = ", ".join(map(between, hope.missing))
        total = len(hope.there) + len(hope.missing)
        state, said = "open", w("pattern-begun", n=p + 1, there=len(hope.there), total=total, where=where)
    else:
        state, said = "open", w("pattern-open", n=p + 1)
    name = w.land.patterns[p].id
    return Card(
        id=f"legend.{p}", kind="pattern", name=w.thing("pattern", name), caption=said, shape="tile", art=name,
        flags=(state,),
    )  # fmt: skip


def between(knot: int) -> str:
    """Return how people name a connection: by the two cells that it joins."""
    return f"{label(knot >> 1)}–{label((knot >> 1) + STEP[2 if knot & 1 else 1])}"
