"""The client and the engine know no game: what only a game has comes with its pictures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tests.contract.playing import decisions, start

import fathom
from fathom.core.game import AnyGame, box_of, find
from fathom.core.ledger import Ledger
from fathom.core.scene import Card, Chip, Group, Pile, Scene, Story

ROOT = Path(fathom.__file__).parent
STATIC = ROOT / "web/static"
#: What no game may be spoken of in.
NEUTRAL = [
    *(STATIC / "js").glob("*.js"), *(STATIC / "css").glob("*.css"), *STATIC.rglob("*.svg"),
    *(ROOT / "web/text/client").glob("*.ftl"), *(ROOT / "core").rglob("*.py"), *(ROOT / "core/text").glob("*.ftl"),
    *({*(ROOT / "terminal").glob("*.py")} - {ROOT / "terminal/questions.py"}),  # who asks for a team knows its kinds
]  # fmt: skip
#: Nouns that were there once, and names of people that no list holds.
ONCE = {
    "crystal", "crystals", "blight", "blighted", "verderbnis", "climber", "climbers", "mushroom", "mushrooms",
    "jellyfish", "seahorse", "shellfish", "kestrel", "leviathan", "leviathans", "delver", "delvers", "pearl", "pearls",
}  # fmt: skip
#: Words of a game that are everybody's: of games in general, of drawings, of programs.
EVERYDAY = frozenset(
    """
    ability account action add alert anchor answer armor arrow attack bewegung block board body border boss campfire
    cap chapter characters chest class classes cost counter cut deck die discard distance door draw element
    erreichbar event exhausted expansion family feature feld fight fix focus foe forgotten fresh gone group gruppe
    hand head health heavy held heldin hero hit hook item jump kept key level light location map marker market
    medium mini monster movement node now null offer owner pack pair party pass passage passen passive path person
    plan player power queue race radio rank region replace reroll resolve rest ring room round shell size space
    spent steps strength supply sword tail test tile token told turn turned value wall warp water wave weg wheel
    wound zone zug
    """.split()  # noqa: SIM905  (as a list it would be five times as long)
)


@cache
def words_of(game: AnyGame) -> frozenset[str]:
    """Return what a game calls its own, as far as it is one word: what its pictures and its books name, and its id."""
    look = (game.folder / "art/look.css").read_text(encoding="utf-8")
    icons = (game.folder / "art/icons.svg").read_text(encoding="utf-8")
    found = {*re.findall(r"--([a-z]+)(?:-wash)?:", look), *re.findall(r"\.k-([a-z-]+)", look), *game.id.split("-")}
    found |= set(re.findall(r'<symbol id="i-([a-z-]+)"', icons))
    for english, german in Ledger.load(game.folder / "ledger.toml").glossary.items():
        found |= {english, german}
    for kind, names in game.things(box_of(game.id)).items():
        found |= {kind, *names}
    return frozenset(one for word in found if re.fullmatch(r"[a-zäöüß]{3,}", one := word.lower().replace("_", " ")))


@pytest.mark.parametrize("path", NEUTRAL, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_word_of_a_game_stands_in_the_client_or_in_the_engine(path: Path) -> None:
    own = ONCE.union(*(words_of(find(name)) for name in fathom.games() if "toy" not in name)) - EVERYDAY
    said = Counter(word for word in re.findall(r"[^\W\d_]+", path.read_text(encoding="utf-8").lower()) if word in own)
    assert said == {}


def shown(part: object) -> Iterator[tuple[str, str]]:
    """Yield the icons that a part of a scene asks for, each with what asks for it."""
    if isinstance(part, Chip | Pile) and part.sign:
        yield type(part).__name__, part.sign
    if isinstance(part, Group) and part.icon:
        yield "Group", part.icon
    if isinstance(part, Card):
        yield from (("Card", icon) for icon in (part.sign, *part.icons, *part.line_signs, *part.tag_signs) if icon)
    if isinstance(part, Story):
        return  # who is there has a portrait that is fetched on its own
    if isinstance(part, str):
        yield from (("words", icon) for icon in re.findall(r":([a-z0-9-]+):", part))
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from shown(getattr(part, name))
    elif isinstance(part, tuple):
        for one in part:
            yield from shown(one)


def symbols(path: Path) -> list[str]:
    return re.findall(r'<symbol id="i-([^"]+)"', path.read_text(encoding="utf-8"))


def test_an_icon_is_drawn_once(game: AnyGame) -> None:
    found = Counter(symbols(STATIC / "icons.svg") + symbols(game.folder / "art/icons.svg"))
    assert [name for name, n in found.items() if n > 1] == []


def test_every_icon_that_a_game_asks_for_is_there(game: AnyGame) -> None:
    """A picture of the game does for it too."""
    known = {*symbols(STATIC / "icons.svg"), *symbols(game.folder / "art/icons.svg")}
    for scene in scenes(game):
        asked = {found for found in shown(scene) if found[1] not in known}
        assert asked == set() or {icon for _, icon in asked} <= pictured(game, scene.pictures), asked


@cache
def pictured(game: AnyGame, sprite: str) -> frozenset[str]:
    """Return the names of all small pictures of a table."""
    sprites = ["*", *([f"sprite/{sprite}"] if sprite else [])]
    drawn = "".join(game.drawing(of, box_of(game.id)) for of in sprites)
    return frozenset(re.findall(r"id=['\"]art-[a-z]+-([^'\"]+)['\"]", drawn))


def scenes(game: AnyGame) -> Iterator[Scene]:
    """Yield what is seen now and then in a random game, with the log of it."""
    text = game.text("en")
    for number in range(4):
        events = (begun := start(game.id, number)).events = []
        for state in decisions(begun, number):
            if state.ply % 25 == 0 and state.decision is not None:
                scene = game.scene(state, state.decision.lead, text)
                yield msgspec.structs.replace(scene, log=game.log(events, state, text))
                events.clear()


def test_every_line_of_the_log_has_an_icon(game: AnyGame) -> None:
    known = {*symbols(STATIC / "icons.svg"), *symbols(game.folder / "art/icons.svg")}
    assert {line.kind for scene in scenes(game) for line in scene.log if line.kind not in known} == set()
