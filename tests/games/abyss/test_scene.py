"""The scene: the table in words, for every seat and in both languages, and nothing that a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.abyss.helpers import Table, given, zone

import fathom
from fathom.core import game
from fathom.core.content import records_in
from fathom.core.rng import Stream
from fathom.core.scene import Card, Choice, Panel, Refusal, Scene
from fathom.core.text import Text
from fathom.core.words import dashed
from fathom.games.abyss.box import AbyssBox, open_box
from fathom.games.abyss.scene import Log, scene
from fathom.games.abyss.scene import odds as scene_odds
from fathom.games.abyss.scene.explain import BASE, CLAUSES, EXPANSION
from fathom.games.abyss.scene.options import Answers
from fathom.games.abyss.scene.then import Then
from fathom.games.abyss.scene.words import Words
from fathom.games.abyss.state import Abyss
from fathom.workshop.content_check import content_problems
from fathom.workshop.texts import audit

GAME = game.find("abyss")
LANGS = ("en", "de")


@cache
def shared(lang: str) -> Text:
    return GAME.text(lang)


def shown(table: Table | Abyss, seat: int = 0, lang: str = "en") -> Scene:
    return scene(table.state if isinstance(table, Table) else table, seat, shared(lang))


def ids(shown: Scene) -> list[str]:
    """Return the ids of all elements of a scene; explanations name the elements that they explain."""
    parts = (shown.rows, shown.panels, shown.prompt)
    return [one.id for one in records_in(parts, msgspec.Struct) if hasattr(one, "id")]


def panel(seen: Scene, id_: str) -> Panel:
    return next(one for one in seen.panels if one.id == id_)


def card(seen: Scene, id_: str) -> Card:
    rows = [*seen.rows, *(row for one in seen.panels for row in one.rows)]
    return next(one for row in rows for one in row.cards if one.id == id_)


def choice(seen: Scene, key: str, target: str = "") -> Choice:
    return next(one for one in seen.choices if one.key == key and (not target or target in one.targets))


def refusal(seen: Scene, target: str) -> Refusal:
    return next(one for one in seen.refusals if target in one.targets)


# ---------------------------------------------------------------------------------------------- random games


def walk(seed: int, **chosen: Any) -> Iterator[Abyss]:
    """Play a game at random and yield it at each decision and at the end."""
    g = fathom.new("abyss", seed=seed, **chosen)
    assert isinstance(g, Abyss)
    g.events = []
    rng = Stream({"walk": seed + 1}, "walk")
    while not g.over:
        yield g
        assert g.decision is not None
        g.choose(rng.below(len(g.decision.options)))
    yield g


def check(g: Abyss, seat: int, said: Text) -> Scene:
    """Check one scene: unique ids, choices that match the options, targets that exist, refusals with a clause."""
    seen = scene(g, seat, said)
    found = ids(seen)
    assert len(found) == len(set(found)), [name for name in found if found.count(name) > 1]
    known = set(found)
    options = g.decision.options if g.decision else ()
    assert [one.index for one in seen.choices] == [i for i, option in enumerate(options) if option.seat == seat]
    assert {one.group for one in seen.choices} <= {group.id for group in seen.groups}
    for one in seen.choices:
        assert one.words and "⟨" not in one.words + one.consequence + one.cost
        assert set(one.targets) <= known, (one, set(one.targets) - known)
        if one.preview:
            assert {change.target for change in one.preview.changes} <= known
    for no in seen.refusals:
        assert no.reason and set(no.targets) <= known
        assert GAME.ledger().get(no.clause) is not None
        assert not no.group or no.group in {group.id for group in seen.groups}
    explained = [entry.id for entry in seen.explain]
    assert len(explained) == len(set(explained))
    assert {name for entry in seen.explain for name in entry.see} <= set(explained)
    return seen


@pytest.mark.rule("AB-013", "AR-01")
@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(n, marks=pytest.mark.slow) for n in range(8, 16))])
def test_random_games_are_told_completely_and_without_secrets(seed: int) -> None:
    expansion = seed % 3 > 0
    players = 2 + seed % (4 if expansion else 3)
    for step, g in enumerate(walk(seed, players=players, expansion=expansion)):
        if step % 7 == 0 or g.over:
            lang = LANGS[(seed + step // 7) % 2]
            for seat in range(-1, players):
                seen = check(g, seat, shared(lang))
                assert (seen.prompt is None) == g.over
                if not g.over:  # then all tokens are turned up
                    assert seen == scene(g.determinise(seat, seed + step), seat, shared(lang))
        if g.events:
            for reader in (-1, step % players):
                lines = Log.lines(g.events, g, shared(LANGS[seed % 2]), seat=reader)
                assert all(line.words and "⟨" not in line.words and line.group for line in lines)
            g.events.clear()
    assert [shared(lang).missing for lang in LANGS] == [set(), set()]
    assert [shared(lang).errors for lang in LANGS] == [{}, {}]


# ---------------------------------------------------------------------------------------------- texts are complete


def test_both_languages_say_the_same_keys_with_the_same_variables() -> None:
    assert audit(game.text_folders(GAME)) == []


def sources(folder: Path, pattern: str = "*.py") -> str:
    return "\n".join(path.read_text() for path in sorted(folder.glob(pattern)))


def what_asks_and_reports() -> str:
    return "\n".join(sources(GAME.folder / room) for room in ("rules", "effects"))


def test_every_kind_of_option_question_and_event_of_the_rules_has_words() -> None:
    rules = what_asks_and_reports()
    options = set(re.findall(r'Option\(\s*[^,"]+,\s*"(\w+)"', rules)) | {"stack", "empty_stack"}
    questions = set(re.findall(r'\.ask\(\s*"(\w+)"', rules))
    events = set(re.findall(r'emit\(\s*"(\w+)"', rules)) - {"turn"}
    assert len(options) > 40 and len(questions) > 25 and len(events) > 45
    said = shared("en")
    assert [key for key in options if not said.has(f"option-{dashed(key)}")] == []
    parts = ("", ".hint", ".other")
    assert [key for key in questions for part in parts if not said.has(f"ask-{dashed(key)}{part}")] == []
    assert [kind for kind in events if kind != "end_triggered" and not said.has(f"log-{dashed(kind)}")] == []
    assert events <= Log.icons.keys()
    assert Answers.arguments.keys() | Then.odd.keys() | Answers.groups.keys() | Answers.moves_on <= options
    assert Answers.asked.keys() | Answers.secret <= questions
    assert set(Answers.groups.values()) <= set(Answers.order)


def test_every_message_is_used() -> None:
    code = sources(Path(GAME.folder), "scene/*.py") + (Path(GAME.folder) / "setup.py").read_text()
    rules = what_asks_and_reports()
    events, questions = set(re.findall(r'emit\(\s*"(\w+)"', rules)), set(re.findall(r'\.ask\(\s*"(\w+)"', rules))
    made = {
        "log": events | {"group_setup", "group_turn"},
        "then": events | {f"ask_{key}" for key in questions},
        "option": set(re.findall(r'Option\(\s*[^,"]+,\s*"(\w+)"', rules)) | {"stack", "empty_stack"},
        "ask": questions,
    }
    every = rules + sources(Path(GAME.folder))
    made["no"] = set(re.findall(r'"no-([a-z-]+)"', every)) | {*Answers.shown}
    told = {dashed(f"{kind}-{name}") for kind, names in made.items() for name in names}
    begun = {found.partition("{")[0] for found in re.findall(r'f"([a-z]+-[^"]*\{[^"]*)"', code)} | {"game-", "setup-"}
    begun |= {"group-", "plot-", "tally-"}  # the last page finds them by plot and by kind of event
    for name in ("table", "options", "log", "explain"):
        lines = (Path(GAME.folder) / "text/en" / f"{name}.ftl").read_text().splitlines()
        keys = [line.partition(" ")[0] for line in lines if re.match(r"[a-z]", line)]
        assert [k for k in keys if f'"{k}' not in code and k not in told and not k.startswith(tuple(begun))] == []


def test_every_clause_that_an_explanation_cites_is_in_the_ledger() -> None:
    cited = {clause for words in (CLAUSES, EXPANSION, BASE) for clauses in words.values() for clause in clauses}
    assert {clause for clause in cited if GAME.ledger().get(clause) is None} == set()


# ---------------------------------------------------------------------------------------------- secrets


@pytest.mark.rule("AB-013")
def test_of_another_hand_only_the_number_of_cards_is_shown() -> None:
    g = given(hand={0: "crab_1", 1: "squid_5 jellyfish_4"})
    row = next(row for row in shown(g, 0).rows if row.seat == 1)
    assert [(one.up, one.value, one.suit, one.art) for one in row.cards] == [(False, "", "", "")] * 2


@pytest.mark.rule("AB-013", "AL-069")
def test_tokens_are_told_to_their_owner_only() -> None:
    g = given(monsters={1: "influence_4"}, kept={1: "key"})
    assert {chip.id for chip in panel(shown(g, 1), "seat.1").chips} >= {"token.influence_4", "token.key"}
    assert panel(shown(g, 0), "seat.1").chips == ()
    assert {one.kind: one.value for one in panel(shown(g, 0), "seat.1").counters}["monster"] == 2


@pytest.mark.rule("AB-013", "AB-042")
def test_only_who_takes_a_stack_reads_what_was_in_it() -> None:
    g = given(council="crab_2 crab_4")
    g.choose("support", "crab")
    assert g.events is not None
    said = {
        seat: " ".join(line.words for line in Log.lines(g.events, g.state, shared("en"), seat=seat))
        for seat in (-1, 0, 1)
    }
    assert "You took Crab 2 and Crab 4." in said[0]
    assert "Crab 4" not in said[1] + said[-1]
    assert "Coral takes the stack of the Crabs: 2 cards." in said[1]


@pytest.mark.rule("AL-071")
def test_a_token_that_somebody_looks_at_is_not_named_to_others() -> None:
    g = given(hand={0: "crab_5"}, deck="monster", border={7: 4}, new_tokens="key", dice=(6,))
    g.choose("explore").choose("fight", "leviathan_04").choose("tokens", 0, 1)
    assert g.asks("token", 0)
    assert shown(g, 0).prompt.question == "You drew Key"  # type: ignore[union-attr]
    assert shown(g, 1).prompt.question == "Coral looks at new Monster tokens."  # type: ignore[union-attr]


# ---------------------------------------------------------------------------------------------- choices


def test_an_ally_can_be_chosen_on_each_of_its_equals() -> None:
    g = given(hand={0: "crab_3 crab_3 crab_3 jellyfish_1"}, deck="monster", border={7: 1})
    g.choose("explore").choose("fight", "leviathan_01")
    seen = shown(g)
    assert choice(seen, "attack", "hand.crab_3").targets == ("hand.crab_3", "hand.crab_3.2", "hand.crab_3.3")
    assert set(choice(seen, "attack", "hand.crab_3").targets) <= set(ids(seen))


@pytest.mark.rule("AL-052", "AL-053", "AL-064", "AL-065")
@pytest.mark.parametrize(
    ("ally", "pearls", "odds"),
    [
        ("crab_3", 0, (4, 0, 6)),  # 6 with a 3 or more
        ("crab_5", 0, (6, 2, 6)),  # 6 always, and 10 with a 5 or a 6
        ("crab_3_dice", 0, (32, 0, 36)),  # only two dice of 1 or 2 are too few
        ("crab_1_pearls", 2, (4, 0, 6)),  # with both Pearls 6 with a 3 or more
    ],
)
def test_the_chance_of_an_attack_is_counted(ally: str, pearls: int, odds: tuple[int, int, int]) -> None:
    g = given(hand={0: ally}, pearls={0: pearls}, border={7: 2})
    assert [level.resistance for level in g.box.leviathans["leviathan_02"].levels] == [6, 4]
    found = scene_odds.attack(Words(g.state, shared("en")), 0, zone(7), ally)
    assert (found.hits.n, found.kills.n, found.hits.of) == odds
    assert found.hits.of == found.kills.of


@pytest.mark.rule("AL-038", "AL-040")
def test_going_on_past_a_monster_tells_the_risk_of_an_attack() -> None:
    g = given(deck="monster", hand={0: "crab_1"}, border={7: 1, 12: 3})
    g.choose("explore")
    assert choice(shown(g), "add_leviathan").cost == "9 in 36"


@pytest.mark.rule("AB-050", "AB-055")
def test_a_payment_says_what_is_affiliated_lost_and_left() -> None:
    g = given(hand={0: "seahorse_5 seahorse_4 seahorse_1"}, court="shepherd", pearls={0: 3})
    g.choose("recruit", "shepherd")
    paid = next(one for one in shown(g).choices if one.words == "Seahorse 4 and Seahorse 5")
    assert paid.consequence == (
        "1 point is lost. Affiliates Seahorse 4. You gain 2 Pearls (filling the Court). +10 Influence now."
    )
    assert paid.preview and [(one.kind, one.before, one.after) for one in paid.preview.changes] == [
        ("pearl", 3, 5),  # the Court is filled again
        ("hand", 3, 1),
        ("key", 0, 1),
    ]


@pytest.mark.rule("AB-045", "AR-03")
def test_allies_that_are_laid_are_marked_and_those_that_do_not_fit_are_refused() -> None:
    g = given(hand={0: "seahorse_5 seahorse_4 seahorse_1 crab_1"}, court="shepherd", pearls={0: 3})
    g.choose("recruit", "shepherd")
    assert shown(g).refusals == ()
    g.choose("choose_allies").choose("lay", "seahorse_1")
    seen = shown(g)
    assert refusal(seen, "hand.crab_1").clause == "AB-045"
    assert "chosen" in card(seen, "hand.seahorse_1").flags and "chosen" not in card(seen, "hand.seahorse_5").flags
    assert seen.prompt and seen.prompt.question == "Shepherd: 1 of 8"


# ---------------------------------------------------------------------------------------------- words of content


NUMBERS = {
    "lords.toml": (
        ('arrow = [{do = "gain_pearls", n = 3}]', 'arrow = [{do = "gain_pearls", n = 7}]'),
        ('n = -2, who = "you"}]', 'n = 9, who = "you"}]'),
    ),
    "locations.toml": (('score = {base = 7, n = 2, per = "lord", guild = "military"}',
                        'score = {base = 17, n = -4, per = "lord", guild = "military"}'),),
    "tokens.toml": (('gives = {do = "gain_pearls", n = 2}', 'gives = {do = "gain_pearls", n = 6}'),),
    "allies.toml": (('id = "crab_1"\nrace = "crab"\nvalue = 1', 'id = "crab_1"\nrace = "crab"\nvalue = 8'),),
}  # fmt: skip


@pytest.fixture
def other_numbers(tmp_path: Path) -> AbyssBox:
    """What the game holds in a pack that changes numbers and says no word about them."""
    for file, changes in NUMBERS.items():
        text = (Path(GAME.folder) / "content" / file).read_text()
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / file).write_text(text)
    assert content_problems(GAME, [tmp_path]) == []
    return open_box([tmp_path])


def test_a_number_that_a_pack_changes_is_on_the_face_in_the_tip_and_on_the_button(other_numbers: AbyssBox) -> None:
    hand, lords = {0: "crab_5 squid_5 seahorse_1 shellfish_1"}, {0: "recruiter landlord commander"}
    court, kept = "trader treasurer miller keeper", {0: "pearls_2"}
    g = given(box=other_numbers, hand=hand, lords=lords, court=court, available="barracks", kept=kept)
    seen = shown(g)
    reveal = next(one for one in seen.choices if one.key == "reveal_token")
    assert (reveal.words, reveal.consequence) == ("Reveal 6 Pearls", "You gain 6 Pearls (Monster token).")
    g.choose("keep_tokens")
    seen = shown(g)
    explained = {one.id: one.words for one in seen.explain}
    assert card(seen, "lord.trader").lines == (":power-once: 7 Pearls.",)
    assert "Gain 7 Pearls." in explained["lord.trader"]
    assert choice(seen, "recruit", "lord.trader").consequence.startswith("9 Influence. 7 Pearls.")
    assert card(seen, "lord.treasurer").lines == (":power-lasting: Lords cost you 9 more.",)
    assert "Every Lord you recruit costs you 9 points more." in explained["lord.treasurer"]
    assert card(seen, "location.barracks").lines == ("17 − 4 per Military Lord",)
    assert explained["location.barracks"] == "17, minus 4 for each of your Military Lords."
    assert [one.name for one in panel(seen, "seat.0").chips if one.kind == "token"] == ["6 Pearls"]
    g.choose("recruit", "trader")
    assert any("You gain 7 Pearls (Trader)." in one.consequence for one in shown(g).choices)
    german = shown(given(box=other_numbers, court=court, available="barracks"), lang="de")
    assert card(german, "lord.trader").lines == (":power-once: 7 Perlen.",)
    assert card(german, "location.barracks").lines == ("17 − 4 je Lord des Militärs",)
    assert "Krabbe 8" in Words(g.state, shared("de")).ally("crab_1")


def test_a_text_written_by_hand_goes_before_what_is_made_and_is_compared(tmp_path: Path) -> None:
    for lang in ("en", "de"):
        (tmp_path / f"{lang}.ftl").write_text("lord-trader = Trader\n    .short = Three Pearls!\n")
    assert content_problems(GAME, [tmp_path]) == []
    g = given(court="trader peddler miller keeper")
    seen = scene(g.state, 0, GAME.text("en", [tmp_path]))
    assert card(seen, "lord.trader").lines == (":power-once: Three Pearls!",)
    assert card(seen, "lord.peddler").lines == (":power-once: 2 Pearls.",)
    (tmp_path / "en.ftl").write_text("lord-trader = Trader\n    .short = Four Pearls!\n")
    (problem,) = content_problems(GAME, [tmp_path])
    assert problem.endswith("lord-trader.short: says 4, but the effects say 3")


# ---------------------------------------------------------------------------------------------- refusals


@pytest.mark.rule("AB-016", "AB-045", "AB-046", "AB-048")
def test_a_lord_that_cannot_be_paid_says_exactly_what_is_missing() -> None:
    court = "trader jailer miller hermit"
    g = given(hand={0: "shellfish_2 crab_1"}, court=court, pearls={0: 1})
    seen = shown(g)
    trader, jailer = refusal(seen, "lord.trader"), refusal(seen, "lord.jailer")
    assert trader.reason == (
        "3 Races are needed, you hold 2. 10 points are needed: at best you have 3 and 1 Pearl, 6 too few."
    )
    assert trader.clause == "AB-045"
    assert jailer.reason.startswith("3 Races are needed, you hold 2.")
    assert refusal(seen, "lord.miller").reason.startswith("You hold no Seahorses.")
    assert refusal(seen, "lord.miller").clause == "AB-046"
    assert refusal(seen, "lord.hermit").clause == "AB-047"


@pytest.mark.rule("AB-053")
def test_the_court_shows_what_a_lord_costs_the_one_who_looks() -> None:
    g = given(court="landowner", lords={1: "recruiter"})
    assert card(shown(g, 0), "lord.landowner").cost.startswith("12")
    assert card(shown(g, 1), "lord.landowner").cost.startswith("10")


@pytest.mark.rule("AB-020", "AB-021")
def test_plotting_is_refused_with_its_reason() -> None:
    assert refusal(shown(given()), "lord_deck").reason == "No Court space is empty."
    assert refusal(shown(given(court="miller")), "lord_deck").reason == "It costs 1 Pearl; you have 0."
    assert choice(shown(given(court="miller", pearls={0: 1})), "plot").targets == ("lord_deck",)


@pytest.mark.rule("AB-039", "AL-034", "AR-32")
@pytest.mark.parametrize("expansion", [True, False])
def test_on_the_last_space_only_the_base_game_refuses_to_go_on(expansion: bool) -> None:
    deck = "squid_1 squid_2 squid_3 squid_4 monster"
    g = given(expansion=expansion, deck=deck, hand={0: "crab_1"} if expansion else None).choose("explore")
    for _ in range(4):
        g.choose("go_on")
    seen = shown(g)
    assert [one.clause for one in seen.refusals if "deck" in one.targets] == ([] if expansion else ["AB-039"])
    assert any(one.key == "add_leviathan" for one in seen.choices) == expansion


@pytest.mark.rule("AL-051", "AL-054")
def test_leviathans_and_allies_of_other_races_are_refused() -> None:
    g = given(hand={0: "squid_3 squid_2 seahorse_1"}, deck="monster", border={5: 9, 7: 1})
    g.choose("explore")
    assert refusal(shown(g), f"zone.{zone(7)}").clause == "AL-054"
    g.choose("fight", "leviathan_09")
    assert refusal(shown(g), "hand.seahorse_1").clause == "AL-051"


@pytest.mark.rule("AB-031")
def test_an_ally_left_behind_is_refused() -> None:
    g = given(deck="crab_2 squid_3")
    g.choose("explore").choose("go_on")
    assert refusal(shown(g), "track.1").clause == "AB-031"
    assert choice(shown(g), "take").targets == ("track.2",)


# ---------------------------------------------------------------------------------------------- the table


@pytest.mark.rule("AL-026", "AL-027", "AL-028")
def test_a_leviathan_shows_races_levels_and_penalty() -> None:
    seen = card(shown(given(border={7: (1, 1)})), f"zone.{zone(7)}")
    assert [chip.name for chip in seen.chips] == ["Jellyfish", "Crab", "3", "7", "5", "3 Allies"]
    assert [chip.flags for chip in seen.chips[2:5]] == [("gone",), ("now",), ()]
    assert (seen.place, seen.pips) == ("7", 6)


@pytest.mark.rule("AB-067", "AB-092")
def test_the_own_locations_show_their_worth_and_the_lords_under_them() -> None:
    g = given(locations={0: {"jail": "miller keeper"}}, lords={0: "reaper"})
    held = card(shown(g), "location.jail")
    assert (held.value, held.caption) == ("12", "Miller and Keeper")
    assert [row.id for row in panel(shown(g), "seat.0").rows] == ["lords.0", "locations.0"]
    assert {chip.id for chip in panel(shown(g, 1), "seat.0").chips} == {
        "lord.reaper", "lord.miller", "lord.keeper", "location.jail",
    }  # fmt: skip


@pytest.mark.rule("AB-013", "AB-094")
def test_others_see_the_influence_without_tokens() -> None:
    g = given(lords={0: "miller"}, monsters={0: "influence_4"})
    value = g.box.lords["miller"].influence
    for seat, total in ((0, value + 4), (1, value)):
        counters = {one.kind: one.value for one in panel(shown(g, seat), "seat.0").counters}
        assert counters["influence"] == total


def test_the_base_game_has_the_threat_track_instead_of_the_border() -> None:
    seen = shown(given(expansion=False, threat=3))
    assert {one.id for one in seen.panels} >= {"threat.track"} and "border" not in {one.id for one in seen.panels}
    assert card(seen, "threat").place == "3"


@pytest.mark.rule("AB-088", "AL-087")
def test_the_head_warns_when_the_end_is_near() -> None:
    g = given(lords={1: "miller keeper reaper shepherd aquaculturalist landowner"}, court="trader")
    assert "Kelp with 6 of 7 Lords" in shown(g).head.subtitle
    assert "has triggered the end" in shown(given(ender=1)).head.subtitle


# ---------------------------------------------------------------------------------------------- the end


def finished(**more: Any) -> Table:
    """Let the last turn be over: seat 1 triggered the end, seat 0 explores once more."""
    table = given(ender=1, deck="crab_1", **more)
    while not table.over:
        table.default()
    return table


@pytest.mark.rule("AB-096", "AR-24")
@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"lords": {0: "miller", 1: "keeper"}}, "takes the throne with"),
        ({"affiliated": {1: "crab_1"}, "pearls": {1: 3}}, "Kelp takes the throne with 3 Pearls, the most."),
        ({"affiliated": {1: "crab_1"}}, "share the throne"),
    ],
)
def test_the_ending_says_who_won_and_what_broke_a_tie(more: dict[str, Any], words: str) -> None:
    g = finished(**more)
    assert words in shown(g).ending
    account = panel(shown(g), "account")
    assert len(account.chips) == 2 and all("for a tie:" in chip.words for chip in account.chips)
    assert {seat: shown(g, seat).won for seat in (0, 1)} == {seat: g.outcome.won_by(seat) for seat in (0, 1)}


@pytest.mark.rule("AR-11")
def test_what_happened_before_an_extra_turn_is_told_under_the_turn_before_it() -> None:
    g = given(hand={0: "jellyfish_5 jellyfish_3"}, court="invoker miller keeper reaper shepherd", active=0)
    g.events.clear()
    g.recruit("invoker", "jellyfish_5 jellyfish_3")
    groups = [line.group for line in Log.lines(g.events, g.state, shared("en"))]
    assert g.turn == 2 and set(groups) == {"Turn 1 · Coral"}


def test_people_are_called_by_their_names_once_these_are_known() -> None:
    g = given()
    named = scene(g.state, 0, shared("en").calling(("Ana", "")))
    assert [panel(named, f"seat.{i}").title for i in (0, 1)] == ["Ana", "Kelp"]
    assert [panel(shown(g), f"seat.{i}").title for i in (0, 1)] == ["Coral", "Kelp"]


def test_a_kind_of_which_nothing_is_possible_speaks_of_all_of_them() -> None:
    seen = shown(given(hand={0: "crab_1"}))
    said = {one.group: one.reason for one in seen.refusals if one.group}
    assert said["support"] == "All five stacks are empty."
    assert said["recruit"] == "You cannot pay any Lord at the Court yet."
    assert refusal(seen, "council.crab").reason == "This stack is empty."
