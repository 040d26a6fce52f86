"""Before an attack: who is hit, for how much, what each counterattack result would do; after the roll: what stands."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import Table, ability, boss, foe, given

import fathom
from fathom.core.game import find
from fathom.core.rng import Stream
from fathom.core.scene import Choice, Panel
from fathom.core.trying import Trial
from fathom.games.gone_to_gaia.scene import outlook
from fathom.games.gone_to_gaia.state import Gaia
from fathom.players import answer, make

GAME = find("gone-to-gaia")
EN, DE = GAME.text("en"), GAME.text("de")
#: A number of the dice's stream for each result.
STREAMS = {
    Stream({"dice": number}, "dice").below(6) + 1: number for number in range(60)
}  # fmt: skip


def strikes(state: Gaia) -> tuple[outlook.Strike, ...]:
    """Return the attacks of the weapon that lies exhausted."""
    assert state.decision is not None
    index = [option.key for option in state.decision.options].index("use_weapon")
    return outlook.strikes(Trial(state, state.decision.lead), index)


def choice(g: Table, key: str, lang: str = "en") -> Choice:
    return next(one for one in GAME.scene(g.state, 0, EN if lang == "en" else DE).choices if one.key == key)


def answers(g: Table) -> Panel:
    return next(panel for panel in GAME.scene(g.state, 0, EN).panels if panel.id == "answer")


# ---------------------------------------------------------------------------------------------- who is hit


@pytest.mark.rule("GG-073", "GG-121")
def test_before_an_attack_the_words_tell_who_is_hit_and_what_each_result_costs() -> None:
    g = given(foes={"C2": foe(health=4, white="s", black="s2")}, delvers=("C3", "C4")).turn("maul")
    weapon = choice(g, "use_weapon")
    assert weapon.consequence == (
        "Hits Crystanid (C2) for 4, which kills. Counterattack: 1: nothing; 2–5: Orla −1; 6: Orla −1 and Brann −1."
    )
    assert weapon.preview is not None and [(one.before, one.after) for one in weapon.preview.changes] == [(4, 0)]
    german = choice(g, "use_weapon", "de").consequence
    assert "Gegenangriff: 1: nichts; 2–5: Orla −1; 6: Orla −1 und Brann −1." in german


def test_the_board_and_the_panel_show_the_same() -> None:
    g = given(foes={"C2": foe(health=4, white="s"), "C4": foe(health=9)}).turn("blade")
    scene = GAME.scene(g.state, 0, EN)
    health = {piece.id: piece.counters[0].words for piece in scene.boards[0].pieces if piece.shape == "card"}
    assert health == {"enemy.0": "4→3", "enemy.1": "9→8"}
    told = [(card.name, card.caption) for card in answers(g).rows[0].cards]
    assert told == [("1", "nothing"), ("2–5", "Orla −1"), ("6", "nothing")]


def test_a_step_tells_what_the_weapon_would_do_from_there() -> None:
    g = given(foes={"C1": foe(health=4, white="s")}).turn("maul")
    there = next(one for one in GAME.scene(g.state, 0, EN).choices if one.key == "step" and one.badge)
    assert there.badge == "hits 1" and "From there: Hits" in there.consequence
    assert there.preview is not None and len(there.preview.path) == 2


@pytest.mark.rule("GG-182")
def test_a_weapon_whose_die_chooses_a_side_is_told_side_by_side() -> None:
    g = given(foes={"B3": foe(health=9), "D3": foe(health=9)}, delvers=("A1", "C3"), active=1).turn("maul")
    assert [(one.side, one.faces) for one in strikes(g.state)] == [("W", (1, 2, 3)), ("E", (4, 5, 6))]


def test_a_weapon_multiplied_by_a_die_is_told_from_worst_to_best() -> None:
    g = given(foes={"C2": foe(health=2)}, gear={1: "needle"}, delvers=("A1", "C3"), active=1).turn("needle")
    (one,) = strikes(g.state)
    assert one.hits[0].least < one.hits[0].most and not one.hits[0].dies and one.hits[0].may_die


@pytest.mark.rule("GG-297", "GG-305", "GG-318")
def test_who_cannot_die_of_it_is_not_told_to_die() -> None:
    flawed = {"C2": foe(ability("fatal_flaw", n=2), health=1), "A1": foe(ability("fatal_flaw", n=1), health=1)}
    assert not strikes(given(foes=flawed).turn("maul").state)[0].hits[0].may_die
    assert not strikes(given(foes={"C2": boss("hardy", health=1)}).turn("maul").state)[0].hits[0].may_die
    assert not strikes(given(foes={"C2": foe("pact", health=1)}).turn("maul").state)[0].hits[0].may_die


# ---------------------------------------------------------------------------------------------- what they answer


@pytest.mark.rule("GG-316", "GG-332")
def test_omens_shields_and_spikes_are_counted() -> None:
    g = given(foes={"C2": foe("spiked", health=40, white="s")}, products={0: ""}).turn("maul")
    g.suit(0).omen, g.suit(0).shield = 2, 1
    g.state.doubled = 4
    (one,) = strikes(g.state)
    assert one.hits[0].least == 8
    # Spikes prick for 3 + 2 omens less the shield; on a 2 the counterattack adds 1 + 2, and uses up the shield.
    assert one.results == ((1, 1, ((0, 4),)), (2, 5, ((0, 7),)), (6, 6, ((0, 4),)))
    assert "2–5: Orla −7 and dead" in choice(g, "use_weapon").consequence


def test_after_the_roll_the_result_and_the_tokens_that_can_change_it_are_shown() -> None:
    g = given(foes={"C2": foe(health=9, white="s")}, tokens={0: "reroll", 1: "block"}, dice=(3,)).turn("maul").use()
    assert g.asks("reroll")
    panel = answers(g)
    assert panel.subtitle == "rolled: 3" and [card.name for card in panel.rows[0].cards if "now" in card.flags] == [
        "2–5"
    ]
    assert "Rerolls: 1" in panel.words and "Blocks: 1" in panel.words
    g.choose("keep_roll")
    prompt = GAME.scene(g.state, 0, EN).prompt
    assert g.asks("block") and prompt is not None and prompt.question == "Crystanid (C2) hits: Orla −1"


def test_a_target_that_can_be_chosen_tells_damage_and_answer() -> None:
    g = (
        given(foes={"C2": foe(health=9, white="s"), "C4": foe(health=9, black="n")}, gear={0: "maul"})
        .turn("maul")
        .use()
    )
    assert g.asks("target")
    told = [one.consequence for one in GAME.scene(g.state, 0, EN).choices]
    assert told[0].startswith("Crystanid (C2) for 4. Counterattack: 1: nothing; 2–5: Orla −1; 6: nothing.")
    assert len(answers(g).rows) == 2


def test_what_kills_a_delver_is_told_so() -> None:
    g = given(foes={"C2": foe(health=9, white="s", damage=3)}, hp={0: 3}).turn("maul")
    assert "2–5: Orla −3 and dead" in choice(g, "use_weapon").consequence


@pytest.mark.rule("GG-328", "GG-343", "GR-077")
def test_what_lowers_the_damage_is_named() -> None:
    shut = given(foes={"C2": foe("shell", health=9, shell=1)}).turn("maul")
    assert "Crystanid (C2) for 0 (Shell)" in choice(shut, "use_weapon").consequence
    hidden = given(foes={"C2": foe(health=9), "C1": boss("taunt", health=9)}, gear={0: "maul"}).turn("maul")
    assert "Crystanid (C2) for 0 (Taunt)" in choice(hidden, "use_weapon").consequence
    stout = given(foes={"C2": boss("stalwart", health=9)}, gear={0: "blade"}).turn("blade")
    assert "(C2) for 5." in choice(stout, "use_weapon").consequence
    log = GAME.log(shut.use().state.events or [], shut.state, EN)
    assert "Orla hits Crystanid (0: Shell)." in [line.words for line in log]


@pytest.mark.rule("GG-180", "GG-181")
def test_a_guarded_blow_is_told_to_take_nothing() -> None:
    g = given(foes={"C2": foe(health=30, white="s")}, dice=(2,)).turn("blade").use().choose("guard", 0)
    said = [line.words for line in GAME.log(g.state.events or [], g.state, EN)]
    assert "Crystanid counterattacks with a 2: Orla loses nothing, for the blow is guarded." in said


# ---------------------------------------------------------------------------------------------- against what happens


def test_what_is_told_is_what_happens_with_each_result_of_the_die() -> None:
    """In whole games, where one attack is made and nothing but no is answered on the way."""
    checked = 0
    for seed in range(9):
        state = fathom.new("gone-to-gaia", seed=seed, training=True)
        players = [make("random", seed=seed), make("random", seed=seed + 50)]
        while not state.over and checked < 240:
            assert isinstance(state, Gaia) and state.decision is not None
            if any(option.key == "use_weapon" for option in state.decision.options):
                checked += _agrees(state)
            state.choose(answer(state, players))
    assert checked > 40


def _agrees(state: Gaia) -> int:
    """Try the weapon with each result of the die; return how many were compared."""
    found = strikes(state)
    if len(found) != 1 or found[0].faces or found[0].each or not found[0].results:
        return 0
    for die in range(1, 7):
        twin = state.clone()
        twin.streams["dice"], twin.events = STREAMS[die], []
        twin.choose(next(o for o in twin.decision.options if o.key == "use_weapon"))  # type: ignore[union-attr]
        while twin.decision is not None and twin.decision.key in outlook.NO:
            wanted = {outlook.NO[twin.decision.key], "target_all"}  # it tells what hitting all of them does
            twin.choose(next(o for o in twin.decision.options if o.key in wanted))
        events = twin.events or []
        rolled = [event.facts["die"] for event in events if event.kind == "rolled"]
        if len(rolled) != 1:
            continue
        lost = [0, 0]
        for event in events:
            if event.kind in ("suffered", "lost_hp"):
                lost[event.facts["delver"]] += event.facts["n"]
        expected = next(one.losses for one in found[0].results if one.low <= rolled[0] <= one.high)
        assert tuple((d, n) for d, n in enumerate(lost) if n) == expected, (die, found)
        dealt = next(event.facts for event in events if event.kind == "attacked")
        assert {hit.uid: (hit.least, hit.most) for hit in found[0].hits} == {
            uid: (n, n) for uid, n in zip(dealt["targets"], dealt["dealt"], strict=True)
        }
    return 6
