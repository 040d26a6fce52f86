"""From content to drawings: the leviathans, the climbers, the cards. All of it is drawn once and remembered.

The `[drawing]` table of a leviathan's content says what it looks like; `LOOKS` adds the parts that are its own. (They
may stand in the table as `parts` too: a pack's leviathan brings all it needs. The shipped ones do not, since saves are
bound to the content.)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from fathom.core.game import box_of
from fathom.core.memo import memo
from fathom.drawing import plates
from fathom.drawing.path import tag

from .. import schema
from ..box import GAME, WildsBox
from ..box.skill import effects_in
from ..schema import Leviathan, verbs
from . import card_pictures, climbers, cover, tokens
from .inside import cave, lift
from .leviathan import Look, draw_beast, draw_leviathan, great_eye, look_of
from .looks import LOOKS, OVERLAYS, THREATS
from .motifs import CAPS, MOTIFS

#: Kinds of small pictures. Sprites hold them: one for all tables, and one for each leviathan with what is its own.
SMALL = ("climber", "action", "cover", "class", "threat", "mushroom", "injury", "token")

#: The mood of the game where no leviathan sets one.
HUES = (152, 62)


# ---------------------------------------------------------------------------------------------- the map


def look(leviathan: Leviathan) -> Look:
    """Return what a leviathan looks like."""
    return look_of(leviathan.id, leviathan.map, leviathan.drawing, **LOOKS.get(leviathan.id, {}))


def hues(leviathan: Leviathan) -> tuple[int, int]:
    """Return hue and accent hue of a leviathan's mood."""
    told = {**leviathan.drawing, **LOOKS.get(leviathan.id, {})}
    return int(told.get("hue", HUES[0])), int(told.get("hue2", HUES[1]))


def leans(leviathan: Leviathan) -> Literal["", "right"]:
    """Return the side of the map that a leviathan's head needs room at, unless that is the left one."""
    side: Literal["", "right"] = LOOKS.get(leviathan.id, leviathan.drawing).get("leans", "")
    return side


@memo
def board(box: WildsBox) -> str:
    """Return the drawing behind the map of the opened leviathan, in cell units."""
    return draw_leviathan(look(box.leviathan))


def overlay(box: WildsBox, spec: schema.OverlaySpec, face: str = "") -> str:
    """Return the drawing of an overlay, in cell units from its own upper left corner; empty if it has none.

    The Watcher's eye opens and closes, the Twins are beasts, the Tunneler's lift hangs in its shaft.
    """
    return _overlay(box, spec.id, face)


@memo
def _overlay(box: WildsBox, name: str, face: str) -> str:
    _, spec = box.board.overlay(name)
    rows = spec.map or next(iter(spec.faces.values()))
    width, height = len(rows[0]), len(rows)
    if spec.id == "eye":
        return great_eye((width / 2, height / 2), (width * 0.56, 0.8), face == "open")
    if spec.id == "lift":
        return lift(width)
    if spec.side:
        return cave(rows)
    if not spec.drawing:
        return ""
    leviathan = box.leviathan
    name = f"{leviathan.id}-{spec.id}"
    told = {**spec.drawing, **OVERLAYS.get(name, {})}
    beast = draw_beast(look_of(name, rows, told))
    hue, hue2 = (told.get(key, hue) for key, hue in zip(("hue", "hue2"), hues(leviathan), strict=True))
    return tag("g", beast, class_="plate", style=f"--h:{hue};--h2:{hue2}")


# ---------------------------------------------------------------------------------------------- pictures by name


def picture(of: str, box: WildsBox | None = None) -> str:
    """Return a picture as a whole SVG; empty if nothing has that name.

    "" or "home/cover" is the game's plate, "*" the sprite for all tables, "sprite/sage" that of a leviathan, anything
    else "kind/name" or a name alone.
    """
    if of in ("", "home/cover"):
        return cover.cover()
    if box is None:
        found = box_of(GAME)
        assert isinstance(found, WildsBox)
        box = found
    if of == "*":
        return sprite(box)
    kind, slash, name = of.partition("/")
    if kind == "sprite":
        return sprite(box, name) if name in box.leviathans else ""
    kinds = [kind] if slash else [k for k in ("leviathan", *SMALL) if kind in names(box, k)]
    return next((drawn for k in kinds if (drawn := _whole(box, k, name if slash else kind))), "")


@memo
def sprite(box: WildsBox, leviathan: str = "") -> str:
    """Return small pictures as one hidden SVG of symbols "art-<kind>-<name>": those of all tables, or a leviathan's."""
    symbols = "".join(
        tag("symbol", fragment(box, kind, name), id=f"art-{kind}-{name}", viewBox=view_box(kind))
        for kind, name in (_own(box.leviathans[leviathan]) if leviathan else _common(box))
    )
    return tag("svg", symbols, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")


def _common(box: WildsBox) -> Iterator[tuple[str, str]]:
    """Yield kind and name of the pictures that any table may need."""
    for kind in SMALL:
        if kind not in ("threat", "token"):
            yield from ((kind, name) for name in names(box, kind))
    yield from (("token", name) for name in dict.fromkeys(token.id for s in box.sets.values() for token in s.tokens))


def _own(leviathan: Leviathan) -> Iterator[tuple[str, str]]:
    """Yield kind and name of the pictures that only a leviathan's table needs: threats, and all sides of tokens."""
    yield from (("threat", threat.id) for threat in leviathan.threat)
    for token in leviathan.tokens:
        for side in filter(None, (token.id, token.turned)):
            yield "token", side
            yield from (("token", f"{side}.{front}") for front in token.fronts)
    yield from (("token", f"mark.{front}") for front in marks(leviathan).values())
    for state in leviathan.states:
        if state in tokens.POINTING:
            yield from (("token", f"{state}.{way}") for way in tokens.TURNS)


def marks(leviathan: Leviathan) -> dict[str, str]:
    """Return the labels of spaces that belong to the front of a token, like "vent_red", and that front."""
    ends = {label: label.rpartition("_")[2] for label in leviathan.spaces}
    return {label: end for label, end in ends.items() if end in tokens.FRONTS}


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
            found = [*_common(box), *(one for leviathan in box.leviathans.values() for one in _own(leviathan))]
            return tuple(dict.fromkeys(name for found_kind, name in found if found_kind == "token"))
        case _:
            return ()


def view_box(kind: str) -> str:
    """Return the view box of the pictures of a kind."""
    return "0 0 60 60" if kind in ("climber", "token") else card_pictures.VIEW


def fragment(box: WildsBox, kind: str, name: str) -> str:
    """Draw a small picture."""
    match kind:
        case "climber":
            return tag("g", climbers.figure(name), transform="translate(30 34)")
        case "cover":
            return card_pictures.portrait_band(name)
        case "action":
            return card_pictures.scene(name, MOTIFS.get(name) or card_pictures.motif_for(_verbs(box.cards[name].skill)))
        case "threat":
            return card_pictures.scene(name, THREATS.get(name) or _threat_motif(box, name))
        case "class":
            return card_pictures.scene(name, MOTIFS.get(name) or _class_motif(box, name))
        case "mushroom":
            verb = name.partition("_")[0]
            return card_pictures.mushroom_band(name, CAPS.get(verb, "health"))
        case "injury":
            return card_pictures.scene(name, MOTIFS.get(name, "bandage"))
        case "token":
            return tag("g", tokens.token(name), transform="translate(30 34)")
        case _:
            return ""


@memo
def _whole(box: WildsBox, kind: str, name: str) -> str:
    if name not in names(box, kind):
        return ""
    if kind in ("leviathan", "story"):
        leviathan = box.leviathans[name]
        return cover.giant(look(leviathan), hues(leviathan), overlays(box.opened[name], "open"))
    if kind == "climber":
        return climbers.portrait(name)
    return plates.whole(fragment(box, kind, name), view_box(kind))


def _verbs(effects: Any) -> list[str]:
    """Return the verbs of effects, as content writes them."""
    return [str(effect.__struct_config__.tag) for effect in effects_in(effects)]


def _class_motif(box: WildsBox, name: str) -> str:
    used = [verb for card in box.sets[name].card for verb in _verbs(card.skill)]
    return card_pictures.motif_for(sorted(set(used), key=used.count, reverse=True)[:1])


def _threat_motif(box: WildsBox, name: str) -> str:
    """Return what a threat looks like by what it does: pushes, blight, grip lost, an area, or anger."""
    threat = next(t for leviathan in box.leviathans.values() for t in leviathan.threat if t.id == name)
    effects = list(effects_in(threat))
    if "push" in _verbs(threat):
        return "sweep"
    if any(isinstance(effect, verbs.Gain) and effect.blight for effect in effects):
        return "thorns"
    if any(isinstance(effect, verbs.Lose) and effect.grip for effect in effects):
        return "breath"
    return "rocks" if any(part.area for part in (*threat.normal, *threat.enraged)) else "wrath"


# ---------------------------------------------------------------------------------------------- for looking at


def specimens() -> Iterator[tuple[str, str, str, tuple[int, int]]]:
    """Yield every picture for the contact sheet: kind, name, SVG, hues."""
    box = box_of(GAME)
    assert isinstance(box, WildsBox)
    yield "home", GAME, cover.cover(), HUES
    for leviathan in box.leviathans.values():
        width, height = look(leviathan).size
        opened = box.opened[leviathan.id]
        frame = f"-4.5 -2.4 {width + 9} {height + 3.4}"
        faces = [face for spec in leviathan.overlay for face in spec.faces] or [""]
        for face in faces:
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
            sight = plates.whole(drawing + overlays(opened, face) + plate, frame)
            yield "board", f"{leviathan.id} {face}".strip(), sight, hues(leviathan)
        for spec in leviathan.overlay:
            if spec.side:
                beside = f"-1.5 -1.5 {len(spec.map[0]) + 3} {len(spec.map) + 3}"
                yield "board", f"{leviathan.id} {spec.id}", plates.whole(overlay(opened, spec), beside), hues(leviathan)
        yield "leviathan", leviathan.id, _whole(box, "leviathan", leviathan.id), hues(leviathan)
    for name in dict.fromkeys((*box.characters, *climbers.PEOPLE)):
        yield "climber", name, climbers.portrait(name), HUES
    moods = {threat.id: hues(leviathan) for leviathan in box.leviathans.values() for threat in leviathan.threat}
    for kind in SMALL[1:]:
        for name in names(box, kind):
            yield kind, name, _whole(box, kind, name), moods.get(name, HUES)


def overlays(box: WildsBox, face: str) -> str:
    """Return the overlays of the opened leviathan where they lie at the start, those that turn with one face."""
    grid, out = box.board, ""
    for spec in box.leviathan.overlay:
        if not spec.side:
            covered = [s for s in grid.covered(spec.id, spec.start) if s >= 0]
            corner = min(grid.x[s] for s in covered), min(grid.height - 1 - grid.y[s] for s in covered)
            out += tag("g", overlay(box, spec, face), transform=f"translate({corner[0]} {corner[1]})")
    return out
