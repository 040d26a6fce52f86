"""Before an attack: who is hit, for how much, what each counterattack result would do; after the roll: what stands."""

from __future__ import annotations

import pytest
from tests.games.gone_to_gaia.helpers import BOX, Table, ability, boss, foe, given

import fathom
from fathom.core.game import find
from fathom.core.rng import Stream
from fathom.core.scene import Choice, Panel
from fathom.games.gone_to_gaia import forecast, queries
from fathom.games.gone_to_gaia.profiles import AFTERMATH, HARM, MARKS
from fathom.games.gone_to_gaia.state import Gaia
from fathom.players import answer, make

GAME = find("gone-to-gaia")
EN, DE = GAME.text("en"), GAME.text("de")
#: A number of the dice's stream for each result.
STREAMS = {
    Stream({"dice": number}, "dice").below(6) + 1: number for number in range(60)
}  # fmt: skip


def strikes(g: Table, weapon: str) -> list[forecast.Strike]:
    card = queries.card_in_use(g.state, g.suit(g.active), BOX.type_number[weapon])
    return list(forecast.strikes(g.state, g.active, card.steps, "weapon", g.state.at))


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
    assert [(one.letter, one.faces) for one in strikes(g, "maul")] == [("E", (4, 5, 6)), ("W", (1, 2, 3))]


def test_a_weapon_multiplied_by_a_die_is_told_from_worst_to_best() -> None:
    g = given(foes={"C2": foe(health=2)}, gear={1: "needle"}, delvers=("A1", "C3"), active=1).turn("needle")
    (one,) = strikes(g, "needle")
    assert one.hits[0].damage < one.best[0].damage and not one.hits[0].lethal and one.best[0].lethal


@pytest.mark.rule("GG-297", "GG-305", "GG-318")
def test_who_cannot_die_of_it_is_not_told_to_die() -> None:
    flawed = {"C2": foe(ability("fatal_flaw", n=2), health=1), "A1": foe(ability("fatal_flaw", n=1), health=1)}
    assert not strikes(given(foes=flawed).turn("maul"), "maul")[0].hits[0].lethal
    assert not strikes(given(foes={"C2": boss("hardy", health=1)}).turn("maul"), "maul")[0].hits[0].lethal
    assert not strikes(given(foes={"C2": foe("pact", health=1)}).turn("maul"), "maul")[0].hits[0].lethal


# ---------------------------------------------------------------------------------------------- what they answer


@pytest.mark.rule("GG-316", "GG-332")
def test_omens_shields_and_spikes_are_counted() -> None:
    g = given(foes={"C2": foe("spiked", health=40, white="s")}, products={0: ""}).turn("maul")
    g.suit(0).omen, g.suit(0).shield = 2, 1
    g.state.doubled = 4
    hits = strikes(g, "maul")[0].hits
    assert hits[0].damage == 8
    told = {one.low: one.losses[0] for one in forecast.answers(g.state, 0, hits, g.state.at, "weapon")}
    # Spikes prick for 3 + 2 omens less the shield; on a 2 the counterattack adds 1 + 2, and uses up the shield.
    assert told == {1: 4, 2: 7, 6: 4}


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


# ---------------------------------------------------------------------------------------------- against what happens


#: What brings more than the answer of the targets themselves, or hides it.
BEYOND = MARKS | HARM | set(AFTERMATH) | {"countdown", "unlife", "rebirth", "death_heal", "last_act", "malevolent"}


def _simple(g: Gaia) -> bool:
    """Whether the weapon of this turn attacks once, and nothing but its targets answers."""
    card = queries.card_in_use(g, queries.suit_of(g, g.active), g.weapon)
    kinds = [type(step).__name__ for step in card.steps]
    if kinds.count("Attack") != 1 or {"Roll", "MoveEnemy", "Move", "Heal", "Shield"} & set(kinds):
        return False
    attack = next(step for step in card.steps if type(step).__name__ == "Attack")
    if attack.factors or attack.max or attack.guard:  # type: ignore[union-attr]
        return False
    return not any(BEYOND & queries.profile_of(g, enemy).abilities for enemy in g.enemies)


def test_the_forecast_agrees_with_what_happens_in_whole_games() -> None:
    checked = 0
    for seed in range(9):
        state = fathom.new("gone-to-gaia", seed=seed, training=True)
        players = [make("random", seed=seed), make("random", seed=seed + 50)]
        while not state.over and checked < 240:
            assert isinstance(state, Gaia) and state.decision is not None
            if state.decision.key == "choose" and not state.acted and _simple(state):
                checked += _agrees(state)
            state.choose(answer(state, players))
    assert checked > 40


def _agrees(state: Gaia) -> int:
    """Try the weapon with each result of the die; return how many were compared."""
    assert state.decision is not None
    use = next((option for option in state.decision.options if option.key == "use_weapon"), None)
    suit = queries.suit_of(state, state.active)
    steps = queries.card_in_use(state, suit, state.weapon).steps
    found = list(forecast.strikes(state, state.active, steps, "weapon", state.at))
    if use is None or not found or found[0].hits[0].quiet:
        return 0
    told = forecast.answers(state, state.active, found[0].hits, state.at, "weapon")
    for die in range(1, 7):
        twin = state.clone()
        twin.streams["dice"], twin.events = STREAMS[die], []
        twin.choose(use)
        while twin.decision is not None and twin.decision.key in ("reroll", "block", "guard"):
            twin.choose(next(o for o in twin.decision.options if o.key in ("keep_roll", "no_block", "no_guard")))
        lost = [0, 0]
        for event in twin.events or ():
            if event.kind == "suffered" and event.facts["why"] == "counterattack":
                lost[event.facts["delver"]] += event.facts["n"]
        expected = next(one.losses for one in told if one.low <= die <= one.high)
        assert tuple(lost) == expected, (die, told)
        dealt = next(event.facts for event in twin.events or () if event.kind == "attacked")
        assert dict(zip(dealt["targets"], dealt["dealt"], strict=True)) == {h.uid: h.damage for h in found[0].hits}
        slain = {event.facts["enemy"] for event in twin.events or () if event.kind == "slain"}
        assert slain >= {hit.uid for hit in found[0].hits if hit.lethal}
    return 6
