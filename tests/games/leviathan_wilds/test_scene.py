"""The scene: the table in words, for every seat and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import fathom
from fathom.core import game
from fathom.core.content import records_in
from fathom.core.decisions import Decision, Option
from fathom.core.rng import Stream
from fathom.core.scene import Choice, Line, Piece, Refusal, Scene
from fathom.core.state import halt
from fathom.core.text import Text
from fathom.core.words import dashed
from fathom.games.leviathan_wilds import effects
from fathom.games.leviathan_wilds.scene import Log, scene
from fathom.games.leviathan_wilds.scene.answers import ORDERS
from fathom.games.leviathan_wilds.scene.explain import CLAUSES
from fathom.games.leviathan_wilds.scene.words import Words
from fathom.games.leviathan_wilds.schema import verbs
from fathom.games.leviathan_wilds.state import Wilds
from fathom.workshop.texts import audit

GAME = game.find("leviathan-wilds")
LANGS = ("en", "de")
SOURCES = Path(GAME.folder)


def text(lang: str = "en") -> Text:
    return GAME.text(lang)


@cache
def shared(lang: str) -> Text:
    return text(lang)


def ids(shown: Scene) -> list[str]:
    """Return the ids of all elements of a scene; explanations name the elements that they explain."""
    parts = (shown.boards, shown.rows, shown.panels, shown.prompt)
    return [one.id for one in records_in(parts, msgspec.Struct) if hasattr(one, "id")]


# ---------------------------------------------------------------------------------------------- random games


def weight(g: Wilds, option: Option) -> int:
    """Climb and strike more often than chance would, so that games get somewhere and all kinds of things happen."""
    if option.key in ("pass_turn", "pass_step", "end_activation", "skip", "skip_rest"):
        return 1
    if option.key == "strike":
        return 12
    if option.key in ("climb", "jump"):
        here = g.climbers[g.active].space
        return 12 if option.args[0] > here and not g.terrain[option.args[0]] & 2 else 1
    return 3


def walk(seed: int, *, most: int = 300, **chosen: Any) -> Iterator[Wilds]:
    """Play a game at random, with one listener, and yield it at each decision and at the end."""
    g = fathom.new("leviathan-wilds", seed=seed, **chosen)
    assert isinstance(g, Wilds)
    g.events = []
    rng = Stream({"walk": seed + 1}, "walk")
    while not g.over and g.ply < most:
        yield g
        assert g.decision is not None
        weights = [weight(g, option) for option in g.decision.options]
        at = rng.below(sum(weights))
        index = 0
        while at >= weights[index]:
            at -= weights[index]
            index += 1
        g.choose(index)
    yield g


def setups(seed: int) -> dict[str, Any]:
    """Vary leviathan, edition, difficulty and climbers with the seed."""
    climbers_of = fathom.describe("leviathan-wilds")["options"]["climbers"]
    characters, classes = climbers_of["choices"]
    n = 1 + seed % 4
    turn = seed // 4
    climbers: list[tuple[str, ...]] = [(characters[(i + turn) % 8], classes[(i + seed) % 8]) for i in range(n)]
    if n == 1:
        climbers = [(characters[turn % 8], characters[(turn + 1) % 8], classes[seed // 2 % 8])]
    return {
        "leviathan": ("sage", "sentinel", "watcher")[seed % 3],
        "edition": ("en", "de")[seed // 3 % 2],
        "difficulty": ("casual", "normal", "hard", "expert")[seed % 4],
        "climbers": climbers,
    }


def check(g: Wilds, seat: int, said: Text) -> Scene:
    """Check one scene: unique ids, choices that match the options, targets that exist, nothing hidden."""
    shown = scene(g, seat, said)
    found = ids(shown)
    assert len(found) == len(set(found)), [name for name in found if found.count(name) > 1]
    known = set(found)
    options = g.decision.options if g.decision else ()
    assert [choice.index for choice in shown.choices] == [i for i, o in enumerate(options) if o.seat == seat]
    assert {choice.group for choice in shown.choices} <= {group.id for group in shown.groups}
    for choice in shown.choices:
        option = options[choice.index]
        assert (choice.key, choice.seat) == (option.key, option.seat)
        assert choice.words and "⟨" not in choice.words + choice.consequence + choice.cost
        assert set(choice.targets) <= known, (choice, set(choice.targets) - known)
        if not g.setup.solo:
            assert choice.targets == option.targets
        if choice.preview:
            assert set(choice.preview.path) <= known
            assert {change.target for change in choice.preview.changes} <= known
            assert {ghost.at for ghost in choice.preview.ghosts} <= known
    for refusal in shown.refusals:
        assert refusal.reason and set(refusal.targets) <= known
        assert refusal.clause in GAME.ledger().clauses or refusal.clause.startswith("LR-")
    explained = [entry.id for entry in shown.explain]
    assert len(explained) == len(set(explained))
    assert {name for entry in shown.explain for name in entry.see} <= set(explained)
    for board in shown.boards:
        cells = {cell.id for cell in board.cells}
        assert {piece.at for piece in board.pieces} <= cells
        assert {cell for overlay in board.overlays for cell in overlay.cells} <= cells
    return shown


@pytest.mark.rule("LW-021", "LW-233")
@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(n, marks=pytest.mark.slow) for n in range(12, 40))])
def test_random_games_are_told_completely_and_without_secrets(seed: int) -> None:
    said = {lang: shared(lang) for lang in LANGS}
    events = []
    for step, g in enumerate(walk(seed, **setups(seed))):
        assert g.events is not None
        if step % 5 == 0 or g.over:
            lang = LANGS[(seed + step // 5) % 2]
            for seat in range(-1, GAME.seats(g.setup)):
                shown = check(g, seat, said[lang])
                assert (shown.prompt is None) == g.over
            assert shown == scene(g.determinise(seat, seed + step), seat, said[lang])
        if g.events:
            lines = Log.lines(g.events, g, said[LANGS[seed % 2]])
            assert all(line.words and "⟨" not in line.words and line.group for line in lines)
            events += g.events
            g.events.clear()
    for lang in LANGS:
        assert Log.lines(events, g, said[lang])
        assert not said[lang].missing
        assert not said[lang].errors


# ---------------------------------------------------------------------------------------------- texts are complete


def test_both_languages_say_the_same_keys_with_the_same_variables() -> None:
    assert audit(game.text_folders(GAME)) == []


def engine_sources() -> str:
    files = sorted(SOURCES.rglob("*.py"))
    return "\n".join(path.read_text() for path in files if not path.name.startswith("scene"))


#: Options that say a part of a card, or a way.
OWN_WORDS = ("part", "alternative", "colour", "push_way", *ORDERS)


def test_every_kind_of_option_question_and_event_in_the_engine_has_words() -> None:
    source = engine_sources()
    options = set(re.findall(r'Option\(\s*[^,"]+,\s*"(\w+)"', source)) | {"pass", "pass_step", "pass_turn", "pass_fall"}
    questions = set(re.findall(r'\.ask\(\s*"(\w+)"', source)) | set(re.findall(r'any_order\(\s*"(\w+)"', source))
    windows = set(re.findall(r'anytime_window\("(\w+)"\)', source))
    events = set(re.findall(r'emit\(\s*"(\w+)"', source)) | {"calmed"}
    assert len(options) > 40 and len(questions) > 25 and len(events) > 45 and "delayed" in windows
    said = text()
    assert [key for key in options if key not in OWN_WORDS and not said.has(f"option-{dashed(key)}")] == []
    assert [
        key for key in questions if not said.has(f"ask-{dashed(key)}") or not said.has(f"ask-{dashed(key)}.hint")
    ] == []
    assert [key for key in windows if not said.has(f"ask-anytime-{dashed(key)}")] == []
    silent = {"turn", "scenario_state", "spent_ap", "turns_up"}
    assert [kind for kind in events - silent if not said.has(f"log-{dashed(kind)}")] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("leviathan", ("sage", "sentinel", "watcher"))
def test_every_effect_cost_and_condition_of_the_content_has_words(lang: str, leviathan: str) -> None:
    said = text(lang)
    g = fathom.new("leviathan-wilds", seed=1, leviathan=leviathan)
    assert isinstance(g, Wilds)
    w = Words(g, said)
    own = {e.node for e in effects_of(g.box.leviathan)}
    other = {e.node for name, entry in g.box.leviathans.items() if name != leviathan for e in effects_of(entry)}
    for node, effect in g.box.nodes.items():
        if node in own or node not in other:
            assert "⟨" not in w.effect(effect, 0)
    for word in get_args(get_type_hints(verbs.Condition)["is_"]):
        for turned in (False, True):
            condition = verbs.Condition(is_=word, not_=turned, n=2, token="energy")
            assert "⟨" not in w.need(condition)
    assert not said.missing
    assert not said.errors


def effects_of(value: object) -> Iterable[Any]:
    from fathom.games.leviathan_wilds.box.skill import effects_in

    return effects_in(value)


CARRY = effects.carry_out(0, ("mushroom.strike_1.skill[0]",), (0, (), -1, True))
RARE: list[tuple[str, tuple[Any, ...], str, tuple[Any, ...], tuple[str, ...], tuple[Any, ...]]] = [
    ("pool", (0, 3), "lower_die", (4, 2), ("pool.eye",), ()),
    ("pool", (0, 1), "lower_die", (1, 1), ("pool.eye",), ()),
    ("strike_what", (0, 2), "strike", (2, 1000), ("pool.eye",), ("strikes.strike", 0, 2, 1000, "")),
    ("strike", (0, 2), "land_strike", (2, 1000), ("pool.eye",), ("strikes.land", 0, 2, 1000, "")),
    ("remove_injury", (0,), "remove_injury", ("cramp",), (), ()),
    ("act", (0, 2), "pay_off_injury", ("crystal_splinter",), (), ()),
    ("act", (0, 2), "pay_off_injury", ("dazed",), (), ()),
    ("act", (0, 2), "scenario", (0, "watcher.open"), ("climber.0",), ()),
    ("push_way", (0,), "push_way", ("left",), (), ()),
    ("crystal", (), "crystal", (20,), ("space.C3",), ("scenario.change_die", 20, -1)),
    ("put", (0,), "put", (20,), ("space.C3",), ()),
    ("rest", (0,), "rest", (), ("space.C3",), ()),
    ("anytime", ("delayed",), "pass", (), (), ()),
    ("anytime", ("a_window_of_a_leviathan",), "pass", (), (), ()),
    ("colour", (0,), "colour", ("a",), (), ("threats.about_to_suffer", 0, 0, "a", 20)),
    ("order_waiting", (), "order_waiting", CARRY, (), ()),
    (
        "order_reactions",
        (),
        "order_reactions",
        effects.carry_out(-1, ("mushroom.strike_1.skill[0]",), effects.MUST),
        (),
        (),
    ),
    ("order_waiting", (), "order_waiting", ("injuries.remove_injury", 1, "dizzy"), (), ()),
    ("order_waiting", (), "order_waiting", ("losses.after_block", 1, 0, "roughneck.retaliate"), (), ()),
    ("order_reactions", (), "order_reactions", ("watcher.open", 0, 0, ()), (), ()),
    ("order_reactions", (), "order_reactions", ("watcher.nobody_named_this",), (), ()),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rare", RARE, ids=lambda rare: "-".join(str(word) for word in (rare[0], *rare[3][:1])))
def test_rare_questions_have_words_too(lang: str, rare: tuple[Any, ...]) -> None:
    key, args, option, facts, targets, call = rare
    g = next(g for g in walk(2, leviathan="watcher", climbers=2) if g.current >= 0 and g.turn)
    options = (Option(0, option, facts, targets, call or halt()), Option(0, "skip", (), (), halt()))
    g.decision = Decision(key, 0, options, args)
    said = text(lang)
    shown = scene(g, 0, said)
    assert shown.prompt is not None
    assert shown.prompt.question and shown.prompt.hint and shown.choices[0].words
    assert not said.missing
    assert not said.errors


def test_every_clause_that_an_explanation_cites_is_in_the_ledger() -> None:
    known = GAME.ledger().clauses
    assert [clause for clauses in CLAUSES.values() for clause in clauses if clause not in known] == []


# ---------------------------------------------------------------------------------------------- examples


def sage(space: str, *, ap: int = 3, **fields: Any) -> Wilds:
    """Return a game against the Sage in the middle of Fix's activation, with Fix on a space and three AP."""
    g = fathom.new(
        "leviathan-wilds", seed=4, leviathan="sage", climbers=[("fix", "breaker"), ("cheer", "magus")], first=0
    )
    assert isinstance(g, Wilds)
    while g.decision is None or g.decision.key != "act":
        options = g.decision.options if g.decision else ()
        wanted = [i for i, o in enumerate(options) if o.key in ("ap_card", "pass_turn", "pass_step", "pass")]
        g.choose(wanted[0] if wanted else 0)
    g.icons = ()
    g.threats = tuple(msgspec.structs.replace(slot, enraged=False) for slot in g.threats)
    place(g, space)
    g.ap = ap
    g.hushed = ()
    for name, value in fields.items():
        setattr(g.climbers[0] if name in msgspec.structs.asdict(g.climbers[0]) else g, name, value)
    return asked_again(g)


def place(g: Wilds, space: str) -> None:
    g.climbers[0].space = g.box.board.number[space]
    g.markers = ()


def asked_again(g: Wilds) -> Wilds:
    """Ask the pending question anew, now that the table has been changed by hand."""
    g.decision = None
    g.run()
    return g


def choice(shown: Scene, words: str) -> Choice:
    return next(choice for choice in shown.choices if choice.words == words)


def refusal(shown: Scene, words: str) -> Refusal:
    return next(refusal for refusal in shown.refusals if refusal.words == words)


def piece(shown: Scene, name: str) -> Piece:
    return next(piece for board in shown.boards for piece in board.pieces if piece.id == name)


def test_the_head_says_what_is_played_and_where_in_the_turn_we_are() -> None:
    head = scene(sage("E4"), 0, text()).head
    assert (head.title, head.subtitle) == ("Sage", "Round 1 · turn 1 · Normal · Leviathan Wilds")
    assert (head.steps[head.at], len(head.steps)) == ("Activate", 4)
    german = scene(sage("E4"), 0, text("de")).head
    assert german.subtitle == "Runde 1 · Zug 1 · mittel · Leviathan Wilds"


def test_a_cell_says_its_terrain_and_what_lies_there() -> None:
    g = sage("E4")
    pips = g.crystals[g.box.board.number["F7"]] & 7
    names = {cell.id: cell.name for cell in scene(g, 0, text()).boards[0].cells}
    assert names["space.F7"] == f"F7, ledge, blighted crystal {pips}"
    assert names["space.E4"] == "E4, normal, Fix"
    assert names["space.B8"] == "B8, normal, mushroom"
    german = {cell.id: cell.name for cell in scene(g, 0, text("de")).boards[0].cells}
    assert german["space.F7"] == f"F7, Vorsprung, verderbter Kristall {pips}"


def test_the_map_has_its_top_row_first_and_letters_from_the_left() -> None:
    board = scene(sage("E4"), 0, text()).boards[0]
    assert (board.columns[0], board.columns[-1], board.rows[0], board.rows[-1]) == ("A", "J", "9", "1")
    at = {cell.id: (cell.x, cell.y) for cell in board.cells}
    assert at["space.A9"] == (0, 0)
    assert at["space.A1"] == (0, 8)


@pytest.mark.rule("LW-154")
def test_a_step_onto_thorns_says_what_it_costs_and_shows_it() -> None:
    climb = choice(scene(sage("E5"), 0, text()), "Climb to F5")
    assert (climb.cost, climb.price, climb.group) == ("1 AP", 1, "climb")
    assert climb.consequence == "Lose 1 health."
    assert climb.preview is not None
    assert climb.preview.path == ("space.E5", "space.F5")
    assert [(c.kind, c.before, c.after) for c in climb.preview.changes] == [("health", 8, 7)]
    assert climb.preview.ghosts[0].at == "space.F5"


@pytest.mark.rule("LW-074")
def test_protection_shows_before_the_step() -> None:
    g = sage("E5", icons=("harmful",))
    assert choice(scene(g, 0, text()), "Climb to F5").consequence == "Your protection holds."


@pytest.mark.rule("LW-157", "LW-162")
def test_a_step_into_an_open_space_says_where_the_fall_ends() -> None:
    climb = choice(scene(sage("C4"), 0, text()), "Climb to B4")
    assert climb.consequence == "Then you fall to B1."
    assert climb.preview is not None
    assert climb.preview.path == ("space.C4", "space.B4", "space.B3", "space.B2", "space.B1")


@pytest.mark.rule("LW-108", "LW-162")
def test_letting_go_counts_the_losses_on_the_way_down() -> None:
    let_go = choice(scene(sage("E4"), 0, text("de")), "Fallen lassen")
    assert let_go.consequence == "Du fällst bis E1. Du verlierst 1 Leben."


@pytest.mark.rule("LW-088", "LW-091")
def test_a_strike_says_the_die_before_and_after_and_the_blight() -> None:
    g = sage("F7")
    pips = g.crystals[g.climbers[0].space] & 7
    assert (
        choice(scene(g, 0, text()), "Strike 3").consequence
        == f"The crystal goes from {pips} to {pips - 3}. Gain 1 blight."
    )
    g = sage("C5")
    dice = bytearray(g.crystals)
    dice[g.climbers[0].space] = 3
    g.crystals = bytes(dice)
    assert choice(scene(g, 0, text()), "Strike 3").consequence == "The crystal breaks."


def test_a_step_out_of_the_attack_is_said() -> None:
    g = sage("E4")
    board = g.box.board
    g.threats = (type(g.threats[0])("sage.shrug", True, True), *g.threats[1:])
    g.markers = (type_marker(g, "E4"),)
    shown = scene(asked_again(g), 0, text())
    area = shown.boards[0].areas[0]
    assert set(area.cells) == {"space.E4", "space.E5", "space.E3", "space.D4", "space.F4"}
    assert area.name == "Shrug hits here: −3 health, Push 1 right"
    assert choice(shown, "Climb to E5").consequence == "Still in the attack."
    assert choice(shown, "Jump to E6").consequence == "Out of the attack."
    assert choice(shown, "End here").consequence == "3 action points are lost. Still in the attack."
    assert piece(shown, "marker.0.E4").at == board.at[board.number["E4"]][0]


def type_marker(g: Wilds, space: str) -> Any:
    from fathom.games.leviathan_wilds.state import Marker

    return Marker(0, g.box.board.number[space])


@pytest.mark.rule("LW-096", "LW-094", "LW-083")
def test_what_cannot_be_done_has_a_reason_and_a_clause() -> None:
    shown = scene(sage("E4", ap=2, health=6), 0, text())
    rest, strike, jump = (refusal(shown, words) for words in ("Rest", "Strike", "Jump"))
    assert (rest.reason, rest.clause) == ("It needs a ledge.", "LW-096")
    assert (strike.reason, strike.clause) == ("There is no crystal on your space.", "LW-094")
    assert (jump.reason, jump.clause) == ("It costs 3 AP; you have 2.", "LW-083")
    german = scene(sage("E4", ap=2), 0, text("de"))
    assert refusal(german, "Ausruhen").reason == "Dazu brauchst du einen Vorsprung."


@pytest.mark.rule("LW-176")
def test_an_injury_that_forbids_is_named() -> None:
    shown = scene(sage("E4", injuries=("twisted_ankle",)), 0, text())
    assert refusal(shown, "Jump").reason == "Twisted Ankle forbids it."
    wrist = scene(sage("E6", injuries=("sore_wrist",)), 0, text())
    assert choice(wrist, "Strike 2").cost == "3 AP"


@pytest.mark.rule("LW-121")
def test_a_skill_that_cannot_be_paid_says_so() -> None:
    shown = scene(sage("E4", cover_ready=False), 0, text())
    cover = refusal(shown, "Put Your Back into It")
    assert (cover.reason, cover.clause) == ("You cannot pay its cost: Exhaust this card.", "LW-121")
    assert cover.targets == ("card.0.cover.fix",)


def test_the_panel_of_a_climber_counts_what_is_left() -> None:
    panel = next(p for p in scene(sage("E4", health=6, blight=1), 0, text()).panels if p.id == "player.0")
    assert (panel.title, panel.subtitle, panel.words, panel.flags) == ("Fix", "Breaker", "5 from defeat", ("active",))
    marks = {mark.kind: panel.tracks[0].slots[mark.at] for mark in panel.tracks[0].marks}
    assert marks == {"health": "6", "blight": "1"}


def test_the_groups_are_the_buttons_of_the_dock() -> None:
    shown = scene(sage("D4", health=6), 0, text())
    by_id = {group.id: group for group in shown.groups}
    climb = by_id["climb"]
    assert (climb.name, climb.cost, climb.caption) == ("Climb", "1:ap:", "4 spaces in reach")
    assert (by_id["glide"].cost, by_id["rest"].name) == ("1–3:ap:", "Rest")
    assert list(by_id)[-1] == "on" and by_id["on"].name == "End here"


@pytest.mark.rule("LW-021")
def test_a_face_down_threat_shows_only_which_end_is_up() -> None:
    row = scene(sage("E4"), 0, text()).rows[0]
    down = row.cards[-1]
    assert (down.up, down.name, down.art, down.lines, down.caption) == (False, "Face down, calm", "", (), "calm")
    assert "now" in row.cards[0].flags and row.cards[0].lines


def test_a_spectator_sees_the_table_and_has_nothing_to_choose() -> None:
    shown = scene(sage("E4"), -1, text())
    assert (shown.choices, shown.refusals, shown.groups) == ((), (), ())
    assert shown.prompt is not None
    assert (shown.prompt.question, shown.prompt.hint) == ("Fix, what next?", "Waiting for Fix.")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("leviathan", list(game.box_of("leviathan-wilds").leviathans))  # type: ignore[attr-defined]
def test_places_and_tokens_of_a_leviathan_are_explained(leviathan: str, lang: str) -> None:
    g = fathom.new("leviathan-wilds", seed=1, leviathan=leviathan)
    assert isinstance(g, Wilds)
    shown = scene(g, 0, text(lang))
    said = {one.id: one.words for one in shown.explain}
    places = {area.id for board in shown.boards for area in board.areas if area.id.startswith("place.")}
    tokens = {f"word.{side}" for spec in g.box.leviathan.tokens for side in (spec.id, spec.turned) if side}
    unexplained = {one for one in places | tokens if not said.get(one)}
    assert unexplained <= {"place.pistil", "word.rot_up"}  # the first does nothing, the second is told by its fronts


def test_in_solo_play_both_climbers_have_a_colour_of_their_own() -> None:
    g = next(g for g in walk(3, leviathan="sage", climbers=1) if g.step == "activate")
    shown = scene(g, 0, text())
    boards = [(panel.seat, panel.tint) for panel in shown.panels if panel.kind == "climber"]
    figures = [(p.seat, p.tint) for board in shown.boards for p in board.pieces if p.kind == "climber"]
    assert boards == figures == [(0, 0), (0, 1)]


@pytest.mark.rule("LW-216")
def test_in_solo_play_both_climbers_point_at_the_shared_hand() -> None:
    for g in walk(3, leviathan="sage", climbers=1):
        shown = scene(g, 0, text())
        hands = [row for row in shown.rows if row.kind == "hand"]
        assert len(hands) <= 1
        if g.decision and any(
            o.key == "use" and o.targets[0].startswith("card.1.roughneck") for o in g.decision.options
        ):
            assert any(
                c.words.startswith("Kestrel uses ") and c.targets[0].startswith("card.0.") for c in shown.choices
            )
            return
    raise AssertionError("nobody could use a shared card")


@pytest.mark.rule("LW-018", "LW-200")
def test_the_story_is_told_at_the_start_and_at_the_end() -> None:
    g = sage("E6")
    story = next(panel for panel in scene(g, 0, text()).panels if panel.id == "story")
    assert story.words == text()("leviathan-sage.introduction")
    g.crystals = bytes(1 if s == g.climbers[0].space else 0 for s in range(g.box.board.size))
    strike = choice(scene(asked_again(g), 0, text()), "Strike 1")
    assert strike.consequence == "The crystal breaks. It is the last one: you win."
    g.choose(strike.index)
    while not g.over and g.decision:
        g.choose(next(i for i, o in enumerate(g.decision.options) if o.key == "land_strike"))
    shown = scene(g, 0, text("de"))
    assert shown.won
    assert shown.ending == f"Ihr habt gewonnen. {text('de')('leviathan-sage.conclusion')}"


def test_every_visible_card_is_explained() -> None:
    shown = scene(sage("E4"), 0, text())
    explained = {entry.id: entry for entry in shown.explain}
    assert {card.id for row in shown.rows for card in row.cards} <= explained.keys()
    assert explained["word.ledge"].clauses == ("LW-156",)
    assert "word.exhausted" in explained["card.0.cover.fix"].see


# ---------------------------------------------------------------------------------------------- log


def logged(g: Wilds, key: str, lang: str = "en") -> list[Line]:
    assert g.decision is not None
    g.events = []
    g.choose(next(i for i, o in enumerate(g.decision.options) if o.key == key))
    return list(Log.lines(g.events, g, text(lang)))


def test_the_log_says_who_did_what_where_and_in_which_turn() -> None:
    line = logged(sage("E4"), "climb")[0]
    assert (line.words, line.group, line.kind) == ("Fix moves E4 → E5.", "Turn 1 · Fix", "climb")
    assert line.targets == ("climber.0", "space.E5")
    assert line.clause.startswith("LW-")


def test_a_fall_is_told_space_by_space() -> None:
    words = [line.words for line in logged(sage("E4", hushed=("fall",)), "let_go", "de")]
    assert words[:3] == ["Fix lässt sich fallen.", "Fix fällt.", "Fix fällt auf E3."]


def test_the_log_of_a_whole_game_is_grouped_by_turn() -> None:
    events: list[Any] = []
    for g in walk(5, leviathan="sage", climbers=2, most=60):
        events += g.events or []
        (g.events or []).clear()
    groups = list(dict.fromkeys(line.group for line in Log.lines(events, g, text())))
    assert groups[0] == "Setup"
    assert [name.split(" · ")[0] for name in groups[1:3]] == ["Turn 1", "Turn 2"]
