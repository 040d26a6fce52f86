"""Rows of cards and stacks between the players, as lines of text."""

from __future__ import annotations

from fathom.core.scene import Card, Chip, Panel, Pile, Row
from fathom.terminal.trays import tray, unsigned

LORD = Card(
    id="lord.a",
    kind="lord",
    name="Apprentice",
    value="9",
    icons=("guild",),
    lines=(":power-once: Take one.",),
    cost="6 :crab: +2",
)
BEAST = Card(
    id="zone.3",
    kind="leviathan",
    name="Ink Crown",
    shape="wide",
    place="5",
    chips=(
        Chip(id="race", kind="race", name="Squid", shape="seal"),
        Chip(id="level", kind="level", name="3", count=2, flags=("now",)),
    ),
    caption="Squid 3: certain",
)


def slot(id_: str, place: str = "") -> Card:
    return Card(id=id_, kind="slot", name="", shape="slot", lines=("free",), place=place)


def told(panel: Panel, width: int = 100) -> list[str]:
    return [line.plain for line in tray(panel, width, str.title)]


def test_icons_within_words_become_signs_or_names() -> None:
    assert unsigned(":power-once: 3 :pearl:", str.title) == "↓ 3 Pearl"


def test_a_court_is_a_line_for_each_card() -> None:
    court = Panel(
        id="court",
        kind="court",
        title="The Court",
        subtitle="1 of 2",
        rows=(Row(id="row", name="Court", cards=(LORD, slot("court.2"))),),
        piles=(Pile(id="deck", name="Lord deck", count=31),),
        words="Plot",
        place="centre",
    )
    assert told(court) == [
        "The Court  1 of 2  Lord deck 31  Plot",
        "  Apprentice 9 (Guild)  6 Crab +2  ↓ Take one.",
        "  free ×1",
    ]


def test_a_track_and_stacks_are_one_line_each() -> None:
    crab = Card(id="track.1", kind="ally", name="Crab", value="2", shape="tall")
    track = Panel(
        id="depths", kind="depths", title="Depths", rows=(Row(id="row", name="Track", cards=(crab, slot("track.2"))),)
    )
    assert told(track) == ["Depths  Crab 2 –"]
    stack = Pile(id="council.crab", name="stack", count=4, suit="crab", sign="crab")
    stacks = Panel(id="council", kind="council", title="Council", piles=(stack,))
    assert told(stacks) == ["Council  Crab 4"]


def test_a_list_names_the_places_and_the_free_ones_together() -> None:
    row = Row(id="zones", name="Border", cards=(slot("zone.2", "4"), BEAST, slot("zone.4", "6")), flow="list")
    border = Panel(id="border", kind="border", title="Border", rows=(row,), place="side")
    assert told(border) == ["Border", "      5 Ink Crown (Squid) [3×2]  Squid 3: certain", "  free: 4, 6"]
