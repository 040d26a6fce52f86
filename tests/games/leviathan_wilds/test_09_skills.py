"""Chapter 9: skills and focus (LW-114 to LW-132)."""

from __future__ import annotations

import pytest
from tests.games.leviathan_wilds.helpers import card, do, event, given

HURT = do("lose", health=1)
JAB = card("jab", do("strike", n=2))
WIDE = ("nnnnnnn",) * 6 + ("LLLLLLL",)


def skill(*effects, **more):
    """A card called "it" with this skill."""
    return card("it", *effects, **more)


@pytest.mark.rule("LW-114")
def test_a_skill_affects_its_user_only():
    g = given(ap=1, health={0: 4, 1: 4}, hand={1: [skill(do("mend", n=2), do("focus"))]}).use("it").choose("all_parts")
    assert [k.health for k in g.climbers] == [4, 6] and [k.focused for k in g.climbers] == [False, True]


@pytest.mark.rule("LW-115")
def test_any_climber_may_be_oneself_or_another():
    it = skill(do("let", who="any", then=[do("mend", n=2)]))
    g = given(climbers=3, ap=1, health={0: 4, 1: 4, 2: 4}, hand={0: [it]}).use("it")
    assert [o.args[0] for o in g.options("choose_climber")] == [0, 1, 2]
    assert g.choose("choose_climber", 2).climber(2).health == 6


@pytest.mark.rule("LW-115")
def test_the_chosen_climbers_player_decides_how():
    g = (
        given(ap=1, hand={0: [skill(do("let", who="any", then=[do("climb", n=2)]))]})
        .use("it")
        .choose("choose_climber", 1)
    )
    assert g.asks("climb") and {o.seat for o in g.decision.options} == {1}
    assert g.choose("climb", "A2").choose("stop").at(1) == "A2"


@pytest.mark.rule("LW-115")
def test_any_climber_may_stand_on_an_overlay_but_not_be_defeated():
    it = skill(do("let", who="any", then=[do("focus")]))
    g = given(climbers=3, ap=1, hand={0: [it]}, overlay=[{"id": "stomach", "map": ["L"], "side": True}], health={2: 1})
    g.climber(1).space = g.box.board.number["stomach.A1"]
    g.suffer(2, HURT).use("it")
    assert [o.args[0] for o in g.options("choose_climber")] == [0, 1]


@pytest.mark.rule("LW-116")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_effects_of_a_skill_may_be_carried_out_in_any_order(edition):
    it = skill(do("climb", n=1), do("strike", n=2))
    facts = {"edition": edition, "ap": 1, "hand": {0: [it]}, "crystals": {"A1": 5, "A2": 5}}
    g = given(**facts).use("it").choose("part", "climb").choose("climb", "A2").choose("strike", 2)
    assert (g.crystal("A1"), g.crystal("A2")) == (5, 3)
    g = given(**facts).use("it").choose("part", "strike").choose("strike", 2).choose("climb", "A2")
    assert (g.crystal("A1"), g.crystal("A2")) == (3, 5)


@pytest.mark.rule("LW-117")
def test_a_card_may_fix_the_order():
    it = skill(do("in_order", of=[do("climb", n=1), do("strike", n=2)]))
    g = given(ap=1, hand={0: [it]}, crystals={"A1": 5, "A2": 5}).use("it")
    assert g.asks("climb") and g.refuses("part")
    assert g.choose("climb", "A2").choose("strike", 2).crystal("A2") == 3


@pytest.mark.rule("LW-118")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_climb_may_be_used_below_its_full_value(steps):
    g = given(ap=1, hand={0: [skill(do("climb", n=2))]}).use("it")
    for i in range(steps):
        g.choose("climb", f"A{i + 2}")
    if steps < 2:
        g.choose("stop")
    assert g.at(0) == f"A{steps + 1}" and g.asks("act") and g.discard(0) == ("it",)


@pytest.mark.rule("LW-118")
def test_a_strike_may_be_used_below_its_full_value():
    g = given(ap=1, hand={0: [JAB]}, crystals={"A1": 5}).use("jab")
    assert [o.args[0] for o in g.options("strike")] == [2, 1] and g.offers("skip")
    assert g.choose("strike", 1).crystal("A1") == 4 and g.asks("act")


@pytest.mark.rule("LW-118")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_cards_may_be_drawn_below_the_full_value(n):
    g = given(ap=1, hand={0: [skill(do("draw", n=2))]}).use("it").choose("draw_n", n)
    assert len(g.hand(0)) == n


@pytest.mark.rule("LW-118")
def test_what_is_not_used_cannot_be_kept():
    g = given(ap=1, hand={0: [skill(do("climb", n=3), do("focus"))]}).use("it").choose("part", "climb")
    g.choose("climb", "A2").choose("stop").choose("part", "focus")
    assert g.asks("act") and g.climber(0).focused and g.at(0) == "A2"


@pytest.mark.rule("LW-119", "LR-50")
def test_the_last_part_of_a_skill_may_be_left_out_too() -> None:
    g = given(ap=1, health={0: 4}, hand={0: [skill(do("climb", n=1), do("mend", n=2))]}).use("it")
    g.choose("part", "climb").choose("stop")
    assert g.offers("part", "mend") and g.choose("skip_rest").climber(0).health == 4


@pytest.mark.rule("LW-119")
@pytest.mark.parametrize(
    "effect", [do("climb", n=1), do("jump", n=1), do("strike", n=1), do("draw", n=1), do("rest")], ids=lambda e: e["do"]
)
def test_each_effect_of_a_skill_is_optional(effect):
    it = skill(do("in_order", of=[effect, do("focus")]))
    g = given(ap=1, hand={0: [it]}, crystals={"A1": 5}, discard={0: 2}).use("it")
    g.state.choose(len(g.decision.options) - 1)
    assert g.climber(0).focused and g.at(0) == "A1" and g.crystal("A1") == 5
    assert g.grip(0) == 6 and len(g.discard(0)) == 3


@pytest.mark.rule("LW-119")
def test_all_effects_of_a_skill_may_be_left():
    g = given(ap=1, hand={0: [skill(do("focus"), do("mend", n=1))]}, health={0: 5}).use("it").choose("skip_rest")
    assert not g.climber(0).focused and g.climber(0).health == 5 and g.discard(0) == ("it",)


@pytest.mark.rule("LW-120")
def test_the_cost_of_a_skill_comes_before_its_effect():
    g = given(ap=1, hand={0: [skill(do("climb", n=1), cost=[do("lose", grip=2), HURT])]}).use("it")
    assert g.asks("climb") and g.grip(0) == 4 and g.climber(0).health == 7


@pytest.mark.rule("LW-120")
def test_a_cost_cannot_be_blocked():
    guard = card("guard", do("block", n=2))
    g = given(ap=1, hand={0: [skill(do("focus"), cost=[HURT]), guard]}).use("guard").use("it")
    assert g.asks("act") and g.climber(0).health == 7


@pytest.mark.rule("LW-120")
def test_a_cost_that_defeats_the_user_leaves_the_skill_undone():
    g = given(ap=1, health={0: 1}, hand={0: [skill(do("let", who="other", then=[do("focus")]), cost=[HURT])]}).use("it")
    assert g.climber(0).defeated and not g.climber(1).focused


@pytest.mark.rule("LW-120")
def test_a_cost_that_empties_the_deck_is_paid_then_the_skill_then_the_fall():
    g = given(at={0: "A4"}, ap=1, deck={0: 1}, hand={0: [skill(do("focus"), cost=[do("lose", grip=1)])]}).use("it")
    assert g.climber(0).focused and g.to("act").at(0) == "A1"


@pytest.mark.rule("LW-121")
@pytest.mark.parametrize(
    ("cost", "facts"),
    [
        (do("lose", grip=2), {"deck": {0: 1}}),
        (do("lose", ap=2), {}),
        (do("lose", blight=1), {}),
        (do("discard", n=1), {}),
        (do("exhaust", token="focus"), {}),
    ],
    ids=["grip", "ap", "blight", "cards", "focus"],
)
def test_a_skill_whose_cost_cannot_be_paid_in_full_cannot_be_used(cost, facts):
    it = skill(do("mend", n=1), cost=[cost])
    rest = {"ap": 1, "hand": {0: [it]}, "health": {0: 5}}
    assert given(**rest, **facts).refuses("use", "it")
    plenty = {"ap": 2, "hand": {0: [it, "a9"]}, "health": {0: 5}, "blight": {0: 1}, "focused": [0]}
    assert given(**plenty).offers("use", "it")


@pytest.mark.rule("LW-121")
def test_two_costs_of_one_kind_must_be_paid_together():
    it = skill(do("focus"), cost=[do("lose", grip=2), do("lose", grip=2)])
    assert given(ap=1, deck={0: 3}, hand={0: [it]}).refuses("use", "it")
    twice = do("pay", cost=[do("lose", grip=2), do("lose", grip=2)], then=[do("focus")])
    assert given(ap=1, deck={0: 3}).carry_out(0, twice).grip(0) == 3
    assert given(ap=1, deck={0: 4}).carry_out(0, twice).offers("pay")


@pytest.mark.rule("LW-122")
def test_a_modifier_changes_exactly_one_action():
    plus = card("plus", do("strike_plus", n=1))
    g = given(ap=2, hand={0: [plus]}, crystals={"A1": 6}).use("plus").choose("strike", 1)
    assert g.crystal("A1") == 4
    assert g.choose("strike", 1).crystal("A1") == 3


DIAGRAM = "x . .\n. . b\n. @ ."


@pytest.mark.rule("LW-123")
def test_a_jump_diagram_lists_the_landings():
    g = given(map=WIDE, at={0: "D3"}, ap=1, hand={0: [skill(do("jump", diagram=DIAGRAM))]}).use("it")
    assert g.spaces("jump") == {"C5", "E4"}
    assert g.choose("jump", "C5").at(0) == "C5"


@pytest.mark.rule("LW-124")
def test_a_diagram_jump_enters_only_its_landing():
    it = skill(do("jump", diagram="@ . x"))
    g = given(map=["h.h", "LLL"], at={0: "A2"}, ap=1, hand={0: [it]}).use("it").choose("jump", "C2")
    assert g.at(0) == "C2" and g.climber(0).health == 7 and not g.happened("falls")


@pytest.mark.rule("LW-125")
def test_a_coloured_landing_has_an_extra_cost():
    it = skill(do("jump", diagram=DIAGRAM, extra={"b": [do("lose", grip=2)]}))
    facts = {"map": WIDE, "at": {0: "D3"}, "ap": 1, "hand": {0: [it]}}
    assert given(**facts).use("it").choose("jump", "C5").grip(0) == 6
    assert given(**facts).use("it").choose("jump", "E4").grip(0) == 4
    assert given(**facts, deck={0: 1}).use("it").spaces("jump") == {"C5"}


@pytest.mark.rule("LW-126")
def test_becoming_focused_readies_the_token():
    g = given(ap=1, hand={0: [skill(do("focus"))]})
    assert not g.climber(0).focused
    assert g.use("it").climber(0).focused


@pytest.mark.rule("LW-127")
def test_focus_raises_one_number_of_a_skill():
    g = given(ap=1, hand={0: [JAB]}, crystals={"A1": 6}, focused=[0]).use("jab").choose("focus", "strike")
    assert g.choose("strike", 3).crystal("A1") == 3


@pytest.mark.rule("LW-127")
def test_focus_need_not_be_used():
    g = given(ap=1, hand={0: [JAB]}, crystals={"A1": 6}, focused=[0]).use("jab").choose("no_focus").choose("strike", 2)
    assert g.crystal("A1") == 4 and g.climber(0).focused


@pytest.mark.rule("LW-127")
def test_focus_raises_only_one_of_several_numbers():
    it = skill(do("in_order", of=[do("mend", n=1), do("strike", n=1)]))
    g = given(ap=1, hand={0: [it]}, crystals={"A1": 6}, focused=[0], health={0: 4}).use("it")
    assert len(g.options("focus")) == 2
    g.choose("focus", "mend").choose("strike", 1)
    assert g.climber(0).health == 6 and g.crystal("A1") == 5


@pytest.mark.rule("LW-127")
@pytest.mark.parametrize(
    ("effect", "check"),
    [
        (do("strike_plus", n=2), lambda g: g.climber(0).bonuses[0].n == 3),
        (do("block", n=1), lambda g: g.climber(0).guards[0].left == 2),
        (do("gain", ap=1), lambda g: g.ap == 3),
        (do("lose", blight=1), lambda g: g.climber(0).blight == 1),
        (do("gain", health=2), lambda g: g.climber(0).health == 8),
        (do("gain", grip=1), lambda g: g.grip(0) == 8),
        (do("draw", n=1), lambda g: g.offers("draw_n", 2)),
        (do("climb", n=1), lambda g: g.decision.args[1] == 2),
        (do("glide", n=1), lambda g: "A1" in g.spaces("glide")),
        (do("jump", n=1), lambda g: "C3" in g.spaces("jump")),
    ],
    ids=lambda x: x["do"] if isinstance(x, dict) else "",
)
def test_focus_raises_every_kind_of_number_in_the_helpful_direction(effect, check):
    g = given(
        ap=1, at={0: "A3"}, hand={0: [skill(effect)]}, focused=[0], blight={0: 3}, health={0: 5}, discard={0: 3}
    )  # fmt: skip
    assert check(g.use("it").choose("focus"))


@pytest.mark.rule("LW-128")
def test_using_focus_exhausts_it():
    g = given(ap=1, hand={0: [card("one", do("mend", n=1)), card("two", do("mend", n=1))]}, focused=[0], health={0: 3})
    g.use("one").choose("focus")
    assert not g.climber(0).focused and g.climber(0).health == 5
    assert g.use("two").climber(0).health == 6


@pytest.mark.rule("LW-129")
def test_focus_cannot_change_a_cost():
    it = skill(do("mend", n=1), cost=[do("lose", grip=1), do("gain", blight=1)])
    g = given(ap=1, hand={0: [it]}, focused=[0], health={0: 5}).use("it")
    assert len(g.options("focus")) == 1 and (g.grip(0), g.climber(0).blight) == (5, 1)
    assert g.choose("focus", "mend").climber(0).health == 7


@pytest.mark.rule("LW-130")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_focus_improves_only_the_owners_own_skills(edition):
    it = skill(do("let", who="other", then=[do("mend", n=1)]))
    g = given(edition=edition, ap=1, hand={0: [it]}, focused=[1], health={1: 4}).use("it").choose("choose_climber", 1)
    assert g.asks("act") and g.climber(1).health == 5 and g.climber(1).focused


@pytest.mark.rule("LW-130")
def test_the_owners_focus_improves_what_another_climber_carries_out():
    it = skill(do("let", who="other", then=[do("mend", n=1)]))
    g = given(ap=1, hand={0: [it]}, focused=[0], health={1: 4}).use("it").choose("focus", "mend")
    assert g.choose("choose_climber", 1).climber(1).health == 6


@pytest.mark.rule("LW-131")
def test_a_printed_0_may_be_raised_to_1():
    g = given(ap=1, hand={0: [skill(do("strike", n=0))]}, crystals={"A1": 6}, focused=[0]).use("it")
    assert g.choose("focus", "strike").choose("strike", 1).crystal("A1") == 5


@pytest.mark.rule("LW-132")
@pytest.mark.parametrize("source", ["it", "one", "health"])
def test_focus_works_on_cards_on_the_cover_and_on_mushrooms(source):
    heal = do("gain", health=2)
    g = given(
        ap=1, hand={0: [skill(heal)]}, cover={0: {"skill": [heal]}}, holds={0: ["health"]}, focused=[0], health={0: 3}
    )
    assert g.use(source).choose("focus", "gain").climber(0).health == 6


@pytest.mark.rule("LW-132")
def test_focus_does_not_change_threats():
    g = given(focused=[0], threat=event(do("gain", health=1)), health={0: 3}).resolve()
    assert g.climber(0).health == 4 and g.climber(0).focused


@pytest.mark.rule("LW-120")
@pytest.mark.parametrize("move", [do("glide", n=2), do("jump", n=1)], ids=["glide", "jump"])
def test_a_climber_defeated_in_the_middle_of_a_skill_does_not_go_on(move):
    it = skill(do("in_order", of=[do("climb", n=1), move]))
    g = given(map=["hh", "LL"], health={0: 1}, ap=1, hand={0: [it]}).use("it").choose("climb", "A2")
    assert g.climber(0).defeated and not g.asks("glide") and not g.asks("jump")
