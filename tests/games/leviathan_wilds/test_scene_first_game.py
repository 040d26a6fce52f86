"""What a first game by the screen alone found puzzling: causes, prices, totals and choices are told."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import Table, attack, blank, card, do, event, given

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


@pytest.mark.rule("LW-095")
@pytest.mark.parametrize(("lang", "says"), [("en", "gets 4 grip back"), ("de", "bekommt 4 Halt zurück")])
def test_a_rest_says_what_it_brought(lang: str, says: str) -> None:
    g = given(ap=2, discard={0: 4}).choose("rest")
    assert [says in line for line in told(g, lang)].count(True) == 1


@pytest.mark.rule("LW-054")
@pytest.mark.parametrize("lang", LANGS)
def test_whom_an_event_finds_is_told_before_what_it_does(lang: str) -> None:
    g = given(threat=event(HURT, who="all")).resolve()
    lines = told(g, lang)
    cause = next(i for i, line in enumerate(lines) if "one" in line and "two" in line)
    assert cause < next(i for i, line in enumerate(lines) if "1" in line and i > cause)


# ---------------------------------------------------------------------------------------------- strikes


@pytest.mark.rule("LW-266", "LW-267")
@pytest.mark.parametrize(("lang", "says"), [("en", "strikes for 4"), ("de", "schlägt mit 4")])
def test_the_title_and_the_answers_of_a_strike_count_the_bonus(lang: str, says: str) -> None:
    plus = card("plus", do("strike_plus", n=2))
    g = given(hand={0: [plus, card("plus2", do("strike_plus", n=1))]}, crystals={"A1": 6}, ap=3).choose("use", "plus")
    assert [one.words for one in choices(g, "strike", lang)][1].count("4") == 1
    g.choose("strike", 2)
    prompt = shown(g, lang).prompt
    assert prompt is not None and says in prompt.question


@pytest.mark.rule("LW-088")
@pytest.mark.parametrize("lang", LANGS)
def test_ap_that_a_crystal_does_not_need_are_in_vain(lang: str) -> None:
    g = given(crystals={"A1": 2}, ap=5)
    assert [(one.price, one.vain) for one in choices(g, "strike", lang)] == [
        (1, False), (2, False), (3, True), (4, True), (5, True),
    ]  # fmt: skip
    group = next(one for one in shown(g, lang).groups if one.id == "strike")
    assert group.cost == "1–2:ap:"
    g = given(crystals={"A1": 1}, ap=5)
    group = next(one for one in shown(g, lang).groups if one.id == "strike")
    assert (group.name, group.cost) == (choices(g, "strike", lang)[0].words, "1:ap:")


@pytest.mark.rule("LW-118")
def test_a_skill_strikes_with_all_it_has_unless_one_looks_for_less() -> None:
    g = given(hand={0: [card("hit", do("strike", n=3))]}, crystals={"A1": 5}, ap=1).use("hit")
    assert [(one.words, one.vain) for one in choices(g, "strike")] == [
        ("Strike 3", False), ("Strike 2", True), ("Strike 1", True),
    ]  # fmt: skip
    assert [one.words for one in choices(g, "skip")] == ["Strike nothing"]


@pytest.mark.rule("LW-266")
def test_a_bonus_onto_a_strike_that_is_enough_is_in_vain() -> None:
    plus = card("plus", do("strike_plus", n=2))
    g = given(hand={0: [plus]}, crystals={"A1": 2}, ap=2)
    g.choose("strike", 1)
    assert [one.vain for one in choices(g, "modify")] == [False]
    g = given(hand={0: [plus]}, crystals={"A1": 2}, ap=2).choose("strike", 2)
    assert [one.vain for one in choices(g, "modify")] == [True]


# ---------------------------------------------------------------------------------------------- blocks


BLOCK = card("shield", do("block", n=2))


@pytest.mark.rule("LW-245", "LW-246")
@pytest.mark.parametrize("lang", LANGS)
def test_a_block_is_in_vain_where_there_is_nothing_to_block(lang: str) -> None:
    g = given(hand={0: [BLOCK]}, at={0: "A1", 1: "C3"}, threat=event(HURT), ap=1)
    (use,) = choices(g, "use", lang)
    assert use.vain
    assert GAME.text(lang)("vain-block") in use.consequence
    assert not choices(g.to("before_threat"), "use", lang)[0].vain
    two = [BLOCK, card("wall", do("block", n=1))]
    g = given(hand={0: two}, at={0: "A1", 1: "C3"}, threat=event(HURT), ap=1)
    skills = next(group for group in shown(g, lang).groups if group.id == "skill")
    assert skills.caption == GAME.text(lang)("group-vain")


@pytest.mark.rule("LW-055")
def test_a_block_is_in_vain_outside_the_attack_and_against_what_takes_nothing() -> None:
    def vain(threat: dict[str, object], at: str = "A1") -> bool:
        g = given(hand={0: [BLOCK]}, at={0: "A1", 1: "C3"}, threat=threat, ap=1)
        g.climber(0).space = g.state.box.board.number[at]
        return choices(g.again().to("before_threat"), "use")[0].vain

    assert vain(event(do("enrage", n=1)))
    assert vain(event(HURT, who="next"))
    assert vain(attack("@", HURT), at="B1")
    assert not vain(attack("@", HURT))
    assert not vain(attack("@", HURT, delayed=True), at="B1")
    assert not vain(attack("@", HURT, miss=[{"do": "let", "who": "active", "then": [HURT]}]), at="B1")


@pytest.mark.rule("LW-252")
def test_before_the_reveal_only_a_swift_threat_is_worth_a_block() -> None:
    for swift in (False, True):
        g = given(hand={0: [BLOCK]}, threat=event(HURT, swift=swift), until="turn_start")
        assert choices(g, "use")[0].vain
        assert choices(g.to("revealed"), "use")[0].vain is not swift


@pytest.mark.rule("LW-095")
def test_a_rest_without_a_card_to_bring_back_is_in_vain() -> None:
    assert choices(given(ap=2), "rest")[0].vain
    assert not choices(given(ap=2, discard={0: 3}), "rest")[0].vain


# ---------------------------------------------------------------------------------------------- questions


@pytest.mark.rule("LW-036")
@pytest.mark.parametrize("lang", LANGS)
def test_the_question_for_ap_shows_its_cards_first(lang: str) -> None:
    g = given(hand={0: [card("jump", do("climb", n=1)), blank("dull")]}, until="ap_card")
    scene = shown(g, lang)
    assert scene.prompt is not None and scene.prompt.group == "ap-card"
    assert [group.id for group in scene.groups] == ["ap-card", "skill"]


@pytest.mark.rule("LW-250")
@pytest.mark.parametrize(("lang", "again"), [("en", "asked once more"), ("de", "noch einmal gefragt")])
def test_the_last_moment_comes_once(lang: str, again: str) -> None:
    def hint(g: Table) -> str:
        prompt = shown(g, lang).prompt
        assert prompt is not None
        return prompt.hint

    at = {0: "A3", 1: "B3"}  # so that somebody can let go
    assert again not in hint(given(at=at, threat=attack("@", HURT), ap=1).to("before_threat"))
    late = given(at=at, threat=attack("@", HURT, delayed=True), ap=1).to("before_threat")
    assert again in hint(late)
    assert again not in hint(late.to("delayed"))


@pytest.mark.rule("LW-252")
@pytest.mark.parametrize(("lang", "says"), [("en", "has happened already"), ("de", "ist schon geschehen")])
def test_a_swift_threat_is_not_about_to_happen_again(lang: str, says: str) -> None:
    swift = event(HURT, swift=True)
    for threat, over in ((swift, True), ([swift, event(HURT)], False)):
        g = given(at={0: "A3", 1: "B3"}, threat=threat, ap=1).to("before_threat")
        prompt = shown(g, lang).prompt
        assert prompt is not None and (says in prompt.question) is over


@pytest.mark.rule("LW-118", "LW-119")
@pytest.mark.parametrize("lang", LANGS)
def test_what_is_left_out_is_named(lang: str) -> None:
    """No two questions offer to leave "it" out, whatever it is."""
    skills = {
        "jump": do("jump", n=2), "glide": do("glide", n=1), "strike": do("strike", n=1), "rest": do("rest"),
        "anyone": do("let", who="any", then=[do("climb", n=1)]),
        "or": do("choose", of=[[do("mend", n=1)], [do("climb", n=1)]]),
    }  # fmt: skip
    said = []
    for effect in skills.values():
        g = given(
            hand={0: [card("it", effect)]},
            map=["LLLLL", "LLLLL"],
            at={0: "A2", 1: "B2"},
            health={0: 4},
            crystals={"A2": 3},
            ap=1,
        )
        (leave,) = choices(g.use("it"), "skip", lang)
        assert leave.consequence
        said.append(leave.words)
    assert len({*said}) == len(skills)


def test_cards_that_cannot_be_used_need_no_button_that_speaks_for_one_of_them() -> None:
    scene = shown(given(hand={0: [blank("dull")]}, at={0: "A3"}, threat=event(HURT), ap=1).to("before_threat"))
    assert [group.id for group in scene.groups] == ["let-go", "on"]
    assert scene.refusals


@pytest.mark.parametrize(
    ("lang", "puts", "gets"),
    [("en", "put the farseer?", "Strike +2"), ("de", "legst du die Weitsicht?", "Schlagen +2")],
)
def test_a_question_names_what_is_put_and_what_somebody_gets(lang: str, puts: str, gets: str) -> None:
    climbers = [("savvy", "alpha"), ("two", "beta")]
    g = given(climbers=climbers, hand={0: ["savvy.weak_spot"]}, at={0: "A2", 1: "A2"}, crystals={"A2": 6}, ap=2)
    prompt = shown(g.use("savvy.weak_spot"), lang).prompt
    assert prompt is not None and gets in prompt.question
    prompt = shown(g.choose("skip").use("savvy"), lang).prompt
    assert prompt is not None and puts in prompt.question
