"""The question on a console: what is asked, and the choices with their numbers. No word of them is ever cut."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from fathom.core.scene import Choice, Scene
from fathom.core.text import Text as Words

from .blocks import Block, beside, columns, flow, line, wrap
from .layout import Layout

#: The names of groups stand in a column of at most this width; on narrow screens it takes a fifth, or a whole word.
GUTTER = 16


def in_order(scene: Scene) -> list[Choice]:
    """Return the choices as they are numbered: those of the lead first, by group; those that move on last."""
    lead = scene.prompt.lead if scene.prompt else scene.seat
    groups: dict[tuple[bool, bool, int, str], list[Choice]] = {}
    for choice in scene.choices:
        key = (choice.moves_on, choice.seat != lead, choice.seat, choice.group)
        groups.setdefault(key, []).append(choice)
    order = sorted(groups, key=lambda key: key[:3])  # groups of one seat stay in the scene's order
    return [choice for key in order for choice in groups[key]]


def question(scene: Scene, words: Words, width: int, layout: Layout) -> Block:
    """Return the question, what is left to spend, and the choices; at the end how it ended."""
    prompt = scene.prompt
    taught = lesson(scene, words, width)
    if scene.lesson and scene.lesson.waits == "read":
        return taught
    if prompt is None:
        return taught + wrap(Text(scene.ending, "bold"), width) if scene.ending else []
    asked = line((prompt.question, "bold"))
    for counter in prompt.left:
        asked.append(f"  {counter.name}: {counter.words or counter.value}", "bold cyan")
    found: Block = [*taught, Text("─" * width, "bright_black"), *wrap(asked, width)]
    if prompt.hint and not layout.lean:
        found += wrap(Text(prompt.hint, "italic dim"), width)
    found += choices(scene, words, width, layout)
    if layout.brief and layout.folded < 3 and any(choice.consequence for choice in scene.choices):
        found += wrap(Text(words("choices-brief"), "dim"), width)
    return found


def lesson(scene: Scene, words: Words, width: int) -> Block:
    """Return what a lesson says, and what it speaks of by the names of these things."""
    said = scene.lesson
    if said is None:
        return []
    head = line(("─" * 2, "bright_black"), (f" {said.at}/{said.of} ", "dim"), (said.title, "bold green"))
    found: Block = [*wrap(head, width), *(wrap(Text(said.words, "green"), width) if said.words else [])]
    if said.waits == "over":
        more = words("lesson-over", game=scene.game, next=said.next or "none")
        found += wrap(Text(more, "dim"), width)
    return found


def choices(scene: Scene, words: Words, width: int, layout: Layout) -> Block:
    """Return the choices: grouped, short ones in columns, those that move on last."""
    groups: list[tuple[str, list[tuple[int, Choice]]]] = []
    for number, choice in enumerate(in_order(scene), 1):
        title = _group(scene, words, choice)
        if not groups or groups[-1][0] != title:
            groups.append((title, []))
        groups[-1][1].append((number, choice))
    named = [("" if title == members[0][1].words else title, members) for title, members in groups]
    longest_word = max((cell_len(word) for title, _ in named for word in title.split()), default=0)
    gutter = min(max((cell_len(title) for title, _ in named), default=0), GUTTER, max(width // 5, longest_word, 8))
    room = width - (gutter + 1 if gutter else 0)
    found: Block = []
    for title, members in named:
        cells = [_choice(number, choice, layout) for number, choice in members]
        fits = all(cell_len(cell.plain) <= room for cell in cells)
        body = flow(cells, room) if layout.brief else columns(cells, room) if fits else _long(cells, room)
        found += beside(wrap(Text(title, "italic"), gutter), body, gutter, " ") if gutter else body
    return found


def _group(scene: Scene, words: Words, choice: Choice) -> str:
    """Return the name of a choice's group; another seat's choices say whose they are."""
    if choice.moves_on:
        return words("go-on")
    lead = scene.prompt.lead if scene.prompt else choice.seat
    named = next((group.name for group in scene.groups if group.id == choice.group), choice.group)
    if choice.seat == lead:
        return named
    return next((panel.title for panel in scene.panels if panel.seat == choice.seat), named)


def _long(cells: Sequence[Text], room: int) -> Block:
    found: Block = []
    for cell in cells:
        found += wrap(cell, room, 5)
    return found


def _choice(number: int, choice: Choice, layout: Layout) -> Text:
    said = line((f"{number:>3}", "bold cyan"), " ", choice.words)
    if choice.cost:
        said.append(f" ({choice.cost})", "yellow")
    if choice.consequence and not layout.brief:
        said.append(f" → {choice.consequence}", "dim")
    return said
