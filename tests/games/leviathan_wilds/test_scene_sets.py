"""What the table shows of tokens and coins of characters and classes, in both languages."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, given

from fathom.core.game import find
from fathom.core.scene import Choice, Scene
from fathom.core.text import LANGS

GAME = find("leviathan-wilds")
SAVVY = [("savvy", "alpha"), ("two", "beta")]
GADGETEER = [("one", "gadgeteer"), ("two", "beta")]
GAMBLER = [("one", "gambler"), ("two", "beta")]
ROUGH = ("nnn", "hd.", "LLL")


def shown(g: Table, lang: str = "en", seat: int = 0) -> Scene:
    return GAME.scene(g.state, seat, GAME.text(lang))


def choice(scene: Scene, key: str, target: str = "") -> Choice:
    return next(one for one in scene.choices if one.key == key and (not target or target in one.targets))


def flipped() -> Table:
    g = given(climbers=GAMBLER, hand={0: ["gambler.wild_swing", "gambler.my_lucky_day"]}, crystals={"A1": 6}, ap=1)
    return g.flips("tails").use("gambler.wild_swing")


@pytest.mark.rule("LW-280")
@pytest.mark.parametrize(
    ("lang", "question", "stands", "log"),
    [("en", "tails", "Tails: Strike 2", "flips the coin: tails"), ("de", "Pech", "Pech: Schlagen 2", "Münze: Pech")],
)
def test_a_flip_says_what_it_shows_and_what_follows(lang: str, question: str, stands: str, log: str) -> None:
    g = flipped()
    scene = shown(g, lang)
    assert scene.prompt is not None and question in scene.prompt.question
    assert choice(scene, "let_stand").words == stands
    assert any(log in line.words for line in GAME.log(g.state.events or [], g.state, GAME.text(lang)))


@pytest.mark.parametrize(("lang", "says"), [("en", "the coin: tails"), ("de", "die Münze: Pech")])
def test_the_coin_lies_with_its_climber_and_shows_its_side(lang: str, says: str) -> None:
    panel = next(panel for panel in shown(flipped(), lang).panels if panel.id == "player.0")
    assert says in [chip.words for chip in panel.chips]


@pytest.mark.parametrize("lang", LANGS)
def test_a_coin_card_outside_a_flip_says_what_it_waits_for(lang: str) -> None:
    g = given(hand={0: ["gambler.my_lucky_day"]}, focused=[0], ap=1)
    use = next(one for one in shown(g, lang).choices if "card.0.gambler.my_lucky_day" in one.targets)
    assert use.vain and ("Münzwurf" in use.consequence or "flip" in use.consequence)


@pytest.mark.parametrize(
    ("lang", "terrain", "piece"),
    [("en", "may ignore the terrain", "the farseer on A2"), ("de", "Terrain ignorieren", "Auf A2: die Weitsicht")],
)
def test_placing_the_farseer_says_what_it_does_and_shows_it(lang: str, terrain: str, piece: str) -> None:
    g = given(climbers=SAVVY, map=ROUGH, at={0: "A1"}, ap=1).use("savvy")
    one = choice(shown(g, lang), "place", "space.A2")
    assert terrain in one.consequence
    assert one.preview is not None and one.preview.ghosts[0].art == "farseer"
    g.choose("place", "A2")
    assert piece in [lies.name for lies in shown(g, lang).boards[0].pieces]


@pytest.mark.rule("LW-278")
@pytest.mark.parametrize("lang", LANGS)
def test_taking_the_farseer_from_under_somebody_is_said_before(lang: str) -> None:
    g = given(climbers=SAVVY, map=ROUGH, at={0: "C1", 1: "C3"}, hand={0: ["savvy.hidden_paths"]}, ap=1)
    g.use("savvy.hidden_paths").choose("place", "C2").choose("stop").end_turn().to("act").choose("climb", "C2")
    g.use("savvy")
    assert choice(shown(g, lang), "place", "space.A2").consequence.count("two") == 1


@pytest.mark.parametrize(("lang", "says"), [("en", "ledge for every climber"), ("de", "für alle Hüter ein Vorsprung")])
def test_a_piton_says_that_it_will_be_a_ledge_and_how_many_are_left(lang: str, says: str) -> None:
    g = given(climbers=GADGETEER, hand={0: ["gadgeteer.tool_belt"]}, at={0: "C3"}, ap=1).use("gadgeteer.tool_belt")
    g.choose("alternative", "place")
    assert says in choice(shown(g, lang), "place", "space.C3").consequence
    g.choose("place", "C3")
    scene = shown(g, lang)
    panel = next(panel for panel in scene.panels if panel.id == "player.0")
    assert any("A1" in chip.words and "C3" in chip.words and "2" in chip.words for chip in panel.chips)
    assert sum(piece.art == "piton" for piece in scene.boards[0].pieces) == 2
