"""The table on a screen of a given size: what is asked comes first, and the rest is one key away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from fathom.core.scene import Line, Scene
from fathom.core.text import Text as Words

from .asking import question
from .blocks import Block, cut
from .draw import FOLDED, Frame
from .layout import LAYOUTS, WHOLE, Layout
from .story import tale

#: The most lines that the log gets where there is room.
MOST_LOG = 6

#: Lines of a screen that are not the board's: the title, the steps, the line that says there is more.
MARGIN = 3


def draw(scene: Scene, words: Words, width: int, height: int, log: Sequence[Line] = ()) -> list[Block]:
    """Draw a scene in the roomiest way that fits the screen; return that screen, then those that show all of the table.

    If nothing fits, the question and its choices (or the page of a story that leads to them) take several screens.
    """
    layouts = [one for one in LAYOUTS if one.board or scene.story is None]
    fits = (one for one in layouts if len(Frame(scene, words, width, one, log).lines()) <= height)
    layout = next(fits, None)
    if layout is not None:
        screens = [_fill(Frame(scene, words, width, layout, log), height)]
    else:
        told = tale(scene.story, width) if scene.story else []
        head = Frame(scene, words, width, LAYOUTS[-1]).head()
        screens = chop([*head, *told, *question(scene, words, width, LAYOUTS[-1])], height, words)
    if layout is None or layout.lean:
        screens += chop(_whole(scene, words, width, height, log), height, words)
    return [[cut(one, width) for one in screen] for screen in screens]


def _fill(frame: Frame, height: int) -> Block:
    """Return a table that fits, with as many of its folded panels open as there is room for, then a longer log."""

    def again(layout: Layout, forms: dict[str, int]) -> Frame:
        return Frame(frame.scene, frame.words, frame.width, layout, frame.log, forms)

    layout, forms = frame.layout, dict[str, int]()
    if layout.folded:
        panels = sorted(frame.scene.panels, key=lambda one: (not frame.matters(one), one.place != "centre"))
        for panel in panels:
            for form in range(FOLDED if panel.seat < 0 else 1):
                if len(again(layout, forms | {panel.id: form}).lines()) <= height:
                    forms[panel.id] = form
                    break
    room = height - len(again(layout, forms).lines())
    return again(replace(layout, log=layout.log + min(room, MOST_LOG)), forms).lines()


def _whole(scene: Scene, words: Words, width: int, height: int, log: Sequence[Line]) -> Block:
    """Return all of the table; a board that would not fit one screen gets one line for each row."""
    frame = Frame(scene, words, width, WHOLE, log)
    if any(len(frame.board(board)) + MARGIN > height for board in scene.boards):
        frame = Frame(scene, words, width, replace(WHOLE, tall=False), log)
    return frame.lines()


def chop(lines: Block, height: int, words: Words) -> list[Block]:
    """Return lines in screens; each but the last ends by saying how to see the next."""
    if len(lines) <= height:
        return [lines]
    room = max(height - 1, 1)
    parts = [lines[at : at + room] for at in range(0, len(lines), room)]
    for at, part in enumerate(parts[:-1], 1):
        part.append(Text(words("more", at=at, of=len(parts)), "reverse"))
    return parts
