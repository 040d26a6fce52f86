"""From content to drawings: the leviathans, the climbers, the cards. All of it is drawn once and remembered.

The `[drawing]` table of a leviathan's content says what it looks like; `LOOKS` adds the parts that are its own. (They
may stand in the table as `parts` too: a pack's leviathan brings all it needs. The shipped ones do not, since saves are
bound to the content.)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fathom.core.game import box_of
from fathom.drawing import cards, climbers, plates
from fathom.drawing.leviathan import Look, draw_leviathan, great_eye, look_of
from fathom.drawing.path import tag

from . import schema
from .art_tables import CAPS, LOOKS, MOTIFS
from .box import GAME, WildsBox, effects_in
from .schema import Leviathan

#: Kinds of small pictures, which the sprite holds; leviathans are asked for one by one.
SMALL = ("climber", "action", "cover", "class", "threat", "mushroom", "injury", "token")

#: The mood of the game where no leviathan sets one.
HUES = (152, 62)


# ---------------------------------------------------------------------------------------------- the map


def look(leviathan: Leviathan) -> Look:
    """Return what a leviathan looks like."""
    return look_of(leviathan.id, leviathan.map, leviathan.drawing, **LOOKS.get(leviathan.id, {}))


def hues(leviathan: Leviathan) -> tuple[int, int]:
    """Return hue and accent hue of a leviathan's mood."""
    return int(leviathan.drawing.get("hue", HUES[0])), int(leviathan.drawing.get("hue2", HUES[1]))


def board(box: WildsBox) -> str:
    """Return the drawing behind the map of the opened leviathan, in cell units."""
    key = ("art", "board")
    if key not in box.made:
        box.made[key] = draw_leviathan(look(box.leviathan))
    drawn: str = box.made[key]
    return drawn


def overlay(box: WildsBox, name: str, face: str, corner: tuple[float, float], size: tuple[float, float]) -> str:
    """Return the drawing of an overlay whose upper left corner lies at a cell, in cell units; empty if it has none.

    The Watcher's eye opens and closes.
    """
    if name != "eye":
        return ""
    key = ("art", name, face, corner)
    if key not in box.made:
        middle = (corner[0] + size[0] / 2, corner[1] + size[1] / 2)
        box.made[key] = great_eye(middle, (size[0] * 0.56, 0.8), face == "open")
    drawn: str = box.made[key]
    return drawn


# ---------------------------------------------------------------------------------------------- pictures by name


def picture(of: str, box: WildsBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's plate, "*" the sprite, anything else "kind/name" or a name alone.
    """
    if of in ("", "home/cover"):
        return plates.cover(GAME)
    if box is None:
        found = box_of(GAME)
        assert isinstance(found, WildsBox)
        box = found
    if of == "*":
        return sprite(box)
    kind, slash, name = of.partition("/")
    kinds = [kind] if slash else [k for k in ("leviathan", *SMALL) if kind in names(box, k)]
    return next((drawn for k in kinds if (drawn := _whole(box, k, name if slash else kind))), "")


def sprite(box: WildsBox) -> str:
    """Return all small pictures as one hidden SVG of symbols "art-<kind>-<name>"."""
    key = ("art", "*")
    if key not in box.made:
        symbols = "".join(
            tag("symbol", fragment(box, kind, name), id=f"art-{kind}-{name}", viewBox=view(kind))
            for kind in SMALL
            for name in names(box, kind)
        )
        box.made[key] = tag("svg", symbols, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")
    drawn: str = box.made[key]
    return drawn


def names(box: WildsBox, kind: str) -> tuple[str, ...]:
    """Return the names of all pictures of a kind."""
    match kind:
        case "leviathan" | "story":
            return tuple(box.leviathans)
        case "climber" | "cover":
            return box.characters
        case "class":
            return box.classes
        case "action":
            return tuple(box.cards)
        case "threat":
            return tuple(threat.id for leviathan in box.leviathans.values() for threat in leviathan.threat)
        case "mushroom":
            return tuple(box.mushrooms)
        case "injury":
            return tuple(box.injuries)
        case "token":
            found = [token.id for s in box.sets.values() for token in s.tokens]
            found += [token.id for leviathan in box.leviathans.values() for token in leviathan.tokens]
            return tuple(dict.fromkeys(found))
        case _:
            return ()


def view(kind: str) -> str:
    """Return the view box of the pictures of a kind."""
    return "0 0 60 60" if kind in ("climber", "token") else cards.VIEW


def fragment(box: WildsBox, kind: str, name: str) -> str:
    """Draw a small picture."""
    match kind:
        case "climber":
            return tag("g", climbers.figure(name), transform="translate(30 34)")
        case "cover":
            return cards.portrait_band(name)
        case "action":
            return cards.scene(name, MOTIFS.get(name) or cards.motif_for(_verbs(box.cards[name].skill)))
        case "threat":
            return cards.scene(name, MOTIFS.get(name) or _threat_motif(box, name))
        case "class":
            return cards.scene(name, MOTIFS.get(name) or _class_motif(box, name))
        case "mushroom":
            verb = name.partition("_")[0]
            return cards.mushroom_band(name, CAPS.get(verb, "health"))
        case "injury":
            return cards.scene(name, MOTIFS.get(name, "bandage"))
        case "token":
            return tag("g", cards.token(name), transform="translate(30 34)")
        case _:
            return ""


def _whole(box: WildsBox, kind: str, name: str) -> str:
    key = ("art", kind, name)
    if key not in box.made:
        if name not in names(box, kind):
            return ""
        if kind in ("leviathan", "story"):
            leviathan = box.leviathans[name]
            opened = box.sub(name)
            awake = "".join(overlay(opened, spec.id, "open", *place(opened, spec)) for spec in leviathan.overlay)
            box.made[key] = plates.giant(look(leviathan), hues(leviathan), awake)
        elif kind == "climber":
            box.made[key] = climbers.portrait(name)
        else:
            box.made[key] = plates.whole(fragment(box, kind, name), view(kind))
    drawn: str = box.made[key]
    return drawn


def _verbs(effects: Any) -> list[str]:
    """Return the verbs of effects, as content writes them."""
    return [str(effect.__struct_config__.tag) for effect in effects_in(effects)]


def _class_motif(box: WildsBox, name: str) -> str:
    verbs = [verb for card in box.sets[name].card for verb in _verbs(card.skill)]
    return cards.motif_for(sorted(set(verbs), key=verbs.count, reverse=True)[:1])


def _threat_motif(box: WildsBox, name: str) -> str:
    """Return what a threat looks like by what it does: pushes, blight, grip lost, an area, or anger."""
    threat = next(t for leviathan in box.leviathans.values() for t in leviathan.threat if t.id == name)
    effects = list(effects_in(threat))
    verbs = _verbs(threat)
    if "push" in verbs:
        return "sweep"
    if any(isinstance(effect, schema.Gain) and effect.blight for effect in effects):
        return "thorns"
    if any(isinstance(effect, schema.Lose) and effect.grip for effect in effects):
        return "breath"
    return "rocks" if any(part.area for part in (*threat.normal, *threat.enraged)) else "wrath"


# ---------------------------------------------------------------------------------------------- for looking at


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    box = box_of(GAME)
    assert isinstance(box, WildsBox)
    yield "home", GAME, plates.cover(GAME), HUES
    for leviathan in box.leviathans.values():
        width, height = look(leviathan).size
        opened = box.sub(leviathan.id)
        frame = f"-4.5 -2.4 {width + 9} {height + 3.4}"
        faces: list[tuple[str, str]] = [("", "")]
        for spec in leviathan.overlay:
            corner, size = place(opened, spec)
            faces = [(face, overlay(opened, spec.id, face, corner, size)) for face in spec.faces]
        for face, eye in faces:
            drawing = (
                board(opened).replace(f"lv-{leviathan.id}", f"lv-{leviathan.id}-{face}") if face else board(opened)
            )
            cells = "".join(
                f"M{x + 0.05:g} {y + 0.05:g}h.9v.9h-.9z"
                for y, row in enumerate(leviathan.map)
                for x, letter in enumerate(row)
                if letter not in "._"
            )
            plate = tag("path", d=cells, fill="var(--plate)", stroke="var(--plate-line)", stroke_width=".02")
            sight = plates.whole(drawing + plate + eye, frame)
            yield "board", f"{leviathan.id} {face}".strip(), sight, hues(leviathan)
        yield "leviathan", leviathan.id, _whole(box, "leviathan", leviathan.id), hues(leviathan)
    for name in dict.fromkeys((*box.characters, *climbers.PEOPLE)):
        yield "climber", name, climbers.portrait(name), HUES
    for kind in SMALL[1:]:
        for name in names(box, kind):
            yield kind, name, _whole(box, kind, name), HUES


def place(
    box: WildsBox, spec: schema.OverlaySpec, position: str = ""
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where an overlay lies on the map of the opened leviathan, in cells from the top: corner and size."""
    grid = box.board
    covered = [s for s in grid.covered(spec, position or spec.start) if s >= 0]
    xs, ys = [grid.x[s] for s in covered], [grid.height - 1 - grid.y[s] for s in covered]
    return (min(xs), min(ys)), (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
