"""What a first game by the screen alone found puzzling: causes, prices, totals and choices are told where they are met."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, do, event, given

from fathom.core.game import find
from fathom.core.scene import Choice, Scene
from fathom.core.text import LANGS

GAME = find("leviathan-wilds")
HURT = do("lose", health=1)
FREE = [("one", "freeclimber"), ("two", "beta")]


def shown(g: Table, lang: str = "en", seat: int = 0) -> Scene:
    return GAME.scene(g.state, seat, GAME.text(lang))


def told(g: Table, lang: str = "en") -> list[str]:
    return [line.words for line in GAME.log(g.state.events or (), g.state, GAME.text(lang))]


def choices(g: Table, key: str, lang: str = "en") -> list[Choice]:
    return [one for one in shown(g, lang).choices if one.key == key]


# ---------------------------------------------------------------------------------------------- the log


@pytest.mark.rule("LW-264")
@pytest.mark.parametrize(
    ("lang", "says"), [("en", "is Secure and comes to the hand"), ("de", "hat „Behalten“ und kommt auf die Hand")]
)
def test_a_secure_card_that_comes_to_the_hand_is_named(lang: str, says: str) -> None:
    lost = ["freeclimber.mantle", "freeclimber.controlled_fall"]
    g = given(climbers=FREE, deck={0: lost * 3}, threat=event(do("lose", grip=1))).resolve()
    assert [line for line in told(g, lang) if says in line] == []
    g = given(climbers=FREE, deck={0: [lost[1], *lost]}, threat=event(do("lose", grip=2))).resolve()
    name = GAME.text(lang)("card-freeclimber-controlled-fall")
    assert [says in line and name in line for line in told(g, lang)].count(True) == 1


@pytest.mark.rule("LW-255")
@pytest.mark.parametrize(("lang", "says"), [("en", "left to enrage"), ("de", "die wild werden könnte")])
def test_enraging_tells_when_nothing_is_left_to_enrage(lang: str, says: str) -> None:
    g = given(threat=event(do("enrage", n=1)), enraged=5).resolve()
    assert [line for line in told(g, lang) if says in line] != []


@pytest.mark.rule("LW-147", "LW-262")
@pytest.mark.parametrize(
    ("suffered", "says"),
    [(do("lose", grip=1), "no grip left to lose"), (do("push", dir="left", n=1), "cannot be pushed further")],
)
def test_what_does_nothing_to_a_climber_is_told(suffered: dict[str, object], says: str) -> None:
    g = given(at={0: "A1"}, deck={0: []}, threat=event(suffered)).resolve()
    assert [line for line in told(g) if says in line] != []


@pytest.mark.rule("LW-054")
@pytest.mark.parametrize("lang", LANGS)
def test_whom_an_event_finds_is_told_before_what_it_does(lang: str) -> None:
    g = given(threat=event(HURT, who="all")).resolve()
    lines = told(g, lang)
    cause = next(i for i, line in enumerate(lines) if "one" in line and "two" in line)
    assert cause < next(i for i, line in enumerate(lines) if "1" in line and i > cause)
