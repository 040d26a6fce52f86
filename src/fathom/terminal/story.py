"""A page of a story on a console, and the record that a long game keeps."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fathom.core.scene import Panel, Passage, Story, Track

from .blocks import Block, columns, flow, line, wrap
from .trays import Named, unsigned

#: So wide is a line that reads well.
MEASURE = 68


def tale(story: Story, width: int) -> Block:
    """Return a page: where it is, who is there, its paragraphs; what was told apart stands behind a bar."""
    room = min(width, MEASURE)
    found = [line((story.place, "dim")), line((story.title, "bold underline"))]
    if story.people:
        found += wrap(Text(" · ".join(person.name for person in story.people), "cyan"), room)
    for passage in story.passages:
        found += [Text(""), *_paragraph(passage, room)]
    return [*found, Text("")]


def _paragraph(passage: Passage, width: int) -> Block:
    told = passage.kind == "told"
    said = Text(style="dim" if told else "")
    for i, part in enumerate(passage.words.split("*")):
        said.append(part, "italic" if i % 2 else "")
    if not told:
        return wrap(said, width)
    return [line(("│ ", "yellow")) + part for part in wrap(said, width - 2)]


def record(panels: Sequence[Panel], width: int, named: Named) -> Block:
    """Return the record, section by section."""
    found: Block = []
    for panel in panels:
        inside = [*_numbers(panel, width), *_entries(panel, width, named), *_tracks(panel.tracks, width)]
        if panel.words:
            inside += wrap(Text("  " + panel.words), width, 2)
        if inside:
            found += [line((panel.title, "bold"), f"  {panel.subtitle}" if panel.subtitle else ""), *inside]
    return found


def _numbers(panel: Panel, width: int) -> Block:
    facts = [
        line(
            f"{counter.name} ", (f"{counter.value}/{counter.most}" if counter.most >= 0 else str(counter.value), "bold")
        )
        for counter in panel.counters
    ]
    return [Text("  ") + part for part in flow(facts, width - 2)]


def _entries(panel: Panel, width: int, named: Named) -> Block:
    found: Block = []
    for chip in panel.chips:
        words = f"  {unsigned(chip.words, named)}" if chip.words else ""
        found += wrap(line("  ", (chip.name, "dim" if "locked" in chip.flags else "yellow"), words), width, 4)
    return found


def _tracks(tracks: Sequence[Track], width: int) -> Block:
    """Return tracks as a line each, in columns: what it is called, and where its marker is."""
    cells = []
    for track in tracks:
        at = track.marks[0].at if track.marks else 0
        drawn = track.marks[0].name if track.marks and track.slots[0] else "■" * at + "□" * (len(track.slots) - at)
        cells.append(line(f"{track.name} ", (drawn if track.marks else "?", "bold")))
    return [Text("  ") + part for part in columns(cells, width - 2)]
