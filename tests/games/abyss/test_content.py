"""The shipped content is what lies in the two boxes; broken content never loads, and says what is wrong and where."""

from __future__ import annotations

import re
import typing
from collections import Counter
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathom import ContentError
from fathom.core.content import Problems, convert
from fathom.core.game import find
from fathom.core.ledger import Ledger
from fathom.games.abyss import lint, schema
from fathom.games.abyss.box import FOLDER, AbyssBox, open_box
from fathom.games.abyss.schema import RACES
from fathom.workshop.content_check import content_problems

BOX = open_box()
CONTENT = FOLDER / "content"
BASE = [lord for lord in BOX.lords.values() if not lord.expansion]
NEW = [lord for lord in BOX.lords.values() if lord.expansion]
LEVIATHANS = {one.number: one for one in BOX.leviathans.values()}


def copies(entries: Iterable[Any]) -> int:
    return sum(entry.copies for entry in entries)


def added(entries: Iterable[Any]) -> int:
    return sum(entry.added for entry in entries)


# ---------------------------------------------------------------------------------------------- T1, T2: Allies


@pytest.mark.rule("AB-003", "AB-046", "AB-047")
def test_five_races_have_a_guild_each_and_ambassadors_have_none() -> None:
    assert schema.GUILD_OF == {
        "jellyfish": "mages", "crab": "military", "seahorse": "farmers", "shellfish": "merchants",
        "squid": "politicians",
    }  # fmt: skip
    assert {BOX.required[lord.id] for lord in BOX.lords.values() if lord.guild == "ambassadors"} == {-1}
    assert {RACES[BOX.required[lord.id]] for lord in BOX.lords.values() if lord.guild == "military"} == {"crab"}


@pytest.mark.rule("AB-004")
def test_the_base_game_has_71_exploration_cards() -> None:
    assert copies(BOX.allies.values()) == 65
    assert copies(BOX.monsters.values()) == 6
    each = {(ally.race, ally.value): ally.copies for ally in BOX.allies.values() if ally.copies}
    assert each == {(race, value): n for race in RACES for value, n in enumerate((4, 3, 3, 2, 1), start=1)}


@pytest.mark.rule("AL-010")
def test_leviathan_adds_24_exploration_cards() -> None:
    assert added(BOX.allies.values()) == 21
    assert added(BOX.monsters.values()) == 3
    both = Counter(ally.race for ally in BOX.allies.values() for _ in range(ally.copies + ally.added))
    assert both == {"jellyfish": 17, "crab": 18, "seahorse": 17, "shellfish": 17, "squid": 17}


@pytest.mark.rule("AL-009", "AR-26")
def test_there_is_a_crab_of_value_one_for_each_of_five_players() -> None:
    ally = BOX.allies[BOX.numbers.starting_ally]
    assert (ally.race, ally.value, ally.fights) == ("crab", 1, "")
    assert (ally.copies, ally.added) == (4, 1)


@pytest.mark.rule("AL-064", "AL-065")
def test_the_new_allies_of_low_value_take_pearls_and_those_of_high_value_take_dice() -> None:
    fighters = {(ally.race, ally.value): ally.fights for ally in BOX.allies.values() if ally.fights}
    kinds = {1: "pearls", 2: "pearls", 3: "dice", 4: "dice"}
    assert fighters == {(race, value): kind for race in RACES for value, kind in kinds.items()}
    assert all((ally.copies, ally.added) == (0, 1) for ally in BOX.allies.values() if ally.fights)


# ---------------------------------------------------------------------------------------------- T3, T8: Lords


@pytest.mark.rule("AB-005")
def test_the_base_game_has_35_lords() -> None:
    assert [lord.number for lord in BASE] == list(range(1, 36))
    assert Counter(lord.guild for lord in BASE) == {
        "military": 7, "merchants": 6, "mages": 7, "politicians": 6, "farmers": 6, "ambassadors": 3,
    }  # fmt: skip
    assert sum(lord.keys for lord in BASE) == 16
    assert sum(lord.influence for lord in BASE) == 223
    assert sum(lord.cost for lord in BASE) == 290


@pytest.mark.rule("AL-082")
def test_leviathan_adds_two_lords_of_each_guild_but_the_ambassadors() -> None:
    assert [lord.number for lord in NEW] == list(range(201, 211))
    assert Counter(lord.guild for lord in NEW) == dict.fromkeys(schema.RACE_OF, 2)
    assert sum(lord.keys for lord in NEW) == 5
    assert sum(lord.influence for lord in NEW) == 64
    assert sum(lord.cost for lord in NEW) == 74


@pytest.mark.rule("AL-011", "AL-012")
def test_with_leviathan_the_tamer_goes_and_44_lords_are_left() -> None:
    assert [lord.id for lord in BOX.lords.values() if lord.base_only] == ["tamer"]
    assert sum(not lord.base_only for lord in BOX.lords.values()) == 44


@pytest.mark.rule("AB-045", "AB-047")
def test_lords_cost_one_two_three_or_five_races() -> None:
    assert Counter(lord.races for lord in BOX.lords.values()) == {1: 16, 2: 13, 3: 13, 5: 3}
    assert all((lord.races == 5) == (lord.guild == "ambassadors") for lord in BOX.lords.values())


@pytest.mark.rule("AB-068", "AR-15")
def test_no_lord_shows_more_than_one_key_and_no_ambassador_any() -> None:
    assert {lord.keys for lord in BOX.lords.values()} == {0, 1}
    assert {lord.keys for lord in BOX.lords.values() if lord.guild == "ambassadors"} == {0}


def test_lasting_powers_come_with_a_key_and_arrow_powers_without() -> None:
    for lord in BOX.lords.values():
        assert sum(map(bool, (lord.arrow, lord.lasting, lord.each_turn))) <= 1
        if lord.lasting or lord.each_turn:
            assert lord.keys == 1
        elif lord.arrow:
            assert lord.keys == 0
        else:
            assert lord.guild == "farmers"


@pytest.mark.rule("AB-086")
def test_ambassadors_draw_one_two_or_three_locations() -> None:
    drawn = {lord.id: lord.arrow for lord in BOX.lords.values() if lord.guild == "ambassadors"}
    assert drawn == {
        name: (schema.DrawLocations(n=n),) for name, n in (("hermit", 1), ("sage", 2), ("elder", 3))
    }  # fmt: skip


#: Number, name, Guild, Influence, Keys, Races, cost: a few rows of the tables, from all Guilds.
ROWS = """
1 recruiter military 4 1 2 10
4 assassin military 6 0 1 10
11 landlord merchants 5 1 2 10
16 apprentice mages 9 0 3 6
20 master_of_magic mages 6 1 3 10
23 traitor politicians 6 0 3 12
32 landowner farmers 12 0 1 10
33 sage ambassadors 4 0 5 10
201 intrepid military 4 1 1 6
204 arms_dealer merchants 7 0 2 8
209 coward farmers 8 1 1 8
210 breeder farmers 10 0 2 10
"""


@pytest.mark.parametrize("row", ROWS.strip().splitlines())
def test_lords_are_as_printed(row: str) -> None:
    number, name, guild, *numbers = row.split()
    lord = BOX.lords[name]
    assert (lord.number, lord.guild) == (int(number), guild)
    assert [lord.influence, lord.keys, lord.races, lord.cost] == list(map(int, numbers))


def test_every_power_of_the_schema_belongs_to_a_lord_or_a_token() -> None:
    used: set[type] = {type(power) for lord in BOX.lords.values() for power in (*lord.arrow, *lord.lasting)}
    used |= {type(lord.each_turn) for lord in BOX.lords.values()}
    used |= {type(token.gives) for token in BOX.tokens.values()}
    unions = (schema.Arrow, schema.Lasting, schema.EachTurn, schema.Reward)
    assert {power for union in unions for power in typing.get_args(union)} == used - {type(None)}


# ---------------------------------------------------------------------------------------------- T4: Locations


@pytest.mark.rule("AB-006")
def test_there_are_20_locations() -> None:
    assert [location.number for location in BOX.locations.values()] == list(range(1, 21))
    assert Counter(location.symbol for location in BOX.locations.values()) == {"lords": 11, "allies": 7, "locations": 2}


@pytest.mark.rule("AB-092")
def test_each_race_and_each_guild_with_a_race_has_its_location() -> None:
    scores = [location.score for location in BOX.locations.values()]
    assert {s.guild: (s.base, s.n) for s in scores if s.guild} == {
        "farmers": (5, 2), "mages": (6, 2), "politicians": (6, 2), "military": (7, 2), "merchants": (5, 2),
    }  # fmt: skip
    assert {s.race: (s.base, s.n) for s in scores if s.race} == {
        "jellyfish": (4, 3), "seahorse": (3, 3), "squid": (4, 3), "crab": (5, 3), "shellfish": (3, 3),
    }  # fmt: skip


@pytest.mark.rule("AB-092")
def test_the_other_locations_score_as_printed() -> None:
    scores = {one.id: one.score for one in BOX.locations.values() if not (one.score.guild or one.score.race)}
    assert {name: (score.base, score.n, score.per) for name, score in scores.items()} == {
        "abyss": (0, 2, "guild_with_lord"),
        "city_of_mirrors": (0, 1, "opponents_location"),
        "black_smokers": (0, 0, ""),
        "depths": (0, 2, "weakest_lord"),
        "throne_room": (0, 1, "strongest_lord"),
        "jail": (15, -1, "lord"),
        "closed_tower": (0, 3, "lord_with_key"),
        "lost_tower": (0, 3, "lord_without_key"),
        "chamber_of_allies": (3, 1, "weakest_affiliated_allies"),
        "coral_barrier": (20, -1, "affiliated_ally"),
    }


@pytest.mark.rule("AB-087")
def test_only_black_smokers_acts_when_it_comes_under_control() -> None:
    assert [location.id for location in BOX.locations.values() if location.swaps_with_stack] == ["black_smokers"]


# ---------------------------------------------------------------------------------------------- T5, T6, T7, T9


@pytest.mark.rule("AB-007", "AB-095", "AL-069")
def test_the_20_base_tokens_are_worth_two_to_four() -> None:
    base = [token for token in BOX.tokens.values() if token.deck == "base"]
    assert {token.influence: token.copies for token in base} == {2: 9, 3: 9, 4: 2}


@pytest.mark.rule("AL-070", "AL-095")
def test_the_20_new_tokens_give_pearls_a_key_or_a_council_stack() -> None:
    new = [token for token in BOX.tokens.values() if token.deck == "new"]
    assert [(token.gives, token.copies) for token in new] == [
        (schema.GainPearls(n=2), 8), (schema.GainPearls(n=3), 4), (schema.GainKeys(n=1), 4),
        (schema.TakeCouncilStack(), 4),
    ]  # fmt: skip
    assert not any(token.influence for token in new)


@pytest.mark.rule("AB-008", "AB-037")
def test_the_threat_track_has_six_spaces_with_ever_better_rewards() -> None:
    said = [
        {(gain.pearls, gain.tokens, gain.keys) for gain in space.rewards} for space in BOX.threat_track
    ]  # fmt: skip
    assert said == [
        {(1, 0, 0), (0, 1, 0)},
        {(2, 0, 0), (1, 1, 0), (0, 2, 0)},
        {(0, 0, 1)},
        {(1, 0, 1), (0, 1, 1)},
        {(2, 0, 1), (1, 1, 1), (0, 2, 1)},
        {(0, 0, 2)},
    ]


@pytest.mark.rule("AB-003", "AB-009", "AB-010")
def test_the_board_and_the_supplies_are_as_printed() -> None:
    table = BOX.numbers
    assert (table.track_spaces, table.track_bonus) == (5, 1)
    assert (table.court_spaces, table.court_left, table.court_bonus) == (6, 2, 2)
    assert (table.pearls, table.keys, table.wounds, table.starting_pearls) == (50, 10, 25, 1)


# ---------------------------------------------------------------------------------------------- T10, T11: the Border


@pytest.mark.rule("AL-006", "AL-024")
def test_twenty_leviathans_have_one_to_three_health_points() -> None:
    assert sorted(LEVIATHANS) == list(range(1, 21))
    assert Counter(len(one.levels) for one in LEVIATHANS.values()) == {1: 10, 2: 5, 3: 5}
    assert sum(len(one.levels) for one in LEVIATHANS.values()) == 35


@pytest.mark.rule("AL-022", "AL-023", "AL-062")
def test_crabs_fight_every_leviathan_and_each_other_race_four_of_them() -> None:
    assert Counter(race for one in LEVIATHANS.values() for race in one.races) == {
        "crab": 20, "jellyfish": 4, "shellfish": 4, "squid": 4, "seahorse": 4,
    }  # fmt: skip
    assert all(len(one.races) <= 2 for one in LEVIATHANS.values())


@pytest.mark.rule("AL-026", "AL-027")
def test_leviathans_have_the_printed_levels() -> None:
    printed = """
        3/1 7/2 5/1, 6/2 4/1, 9/3, 6/1,   4/1 6/2 5/1, 6/2 4/1, 8/3, 6/1,   3/1 7/2 5/1, 6/2 4/1, 7/2, 5/1,
        3/1 7/1 5/2, 6/2 4/2, 7/4, 5/2,   4/1 7/1 6/1, 7/1 5/1, 9/2, 7/1
    """
    for number, levels in enumerate(printed.split(","), start=1):
        mine = [f"{level.resistance}/{level.tokens}" for level in LEVIATHANS[number].levels]
        assert mine == levels.split(), number
    assert sum(level.tokens for one in LEVIATHANS.values() for level in one.levels) == 54


@pytest.mark.rule("AL-028", "AL-045", "AL-046", "AL-047", "AL-048")
def test_leviathans_have_the_printed_penalties() -> None:
    penalties = [LEVIATHANS[number].penalty for number in range(1, 21)]
    assert Counter(penalty.kind for penalty in penalties) == {"wounds": 14, "pearls": 2, "allies": 2, "lord": 2}
    assert sum(penalty.n for penalty in penalties if penalty.kind == "wounds") == 37
    assert {(one.kind, one.n) for one in penalties if one.kind != "wounds"} == {
        ("pearls", 3), ("allies", 3), ("lord", 1),
    }  # fmt: skip
    wounds = [penalty.n if penalty.kind == "wounds" else 0 for penalty in penalties]
    assert wounds == [0, 0, 3, 2, 0, 0, 3, 2, 0, 0, 3, 2, 3, 2, 3, 2, 4, 3, 3, 2]


@pytest.mark.rule("AL-030", "AR-27")
def test_nine_zones_share_the_sums_of_two_dice() -> None:
    assert [zone.label for zone in BOX.border] == ["2/3", "4", "5", "6", "7", "8", "9", "10", "11/12"]
    assert BOX.zone_of == {2: 0, 3: 0, 4: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 7, 11: 8, 12: 8}


@pytest.mark.rule("AL-032")
def test_the_risk_of_a_zone_follows_from_the_dice() -> None:
    ways = Counter(BOX.zone_of[a + b] for a, b in product(range(1, 7), repeat=2))
    risks = {3: "low", 4: "medium", 5: "high", 6: "highest"}
    assert [zone.risk for zone in BOX.border] == [risks[ways[i]] for i in range(9)]


@pytest.mark.rule("AL-016", "AL-017", "AL-055", "AL-093", "AL-094")
def test_the_numbers_of_leviathan_are_those_of_the_book() -> None:
    table = BOX.numbers
    assert (table.hand_limit, table.pearls_per_ally_over_limit, table.consolation) == (12, 1, 1)
    assert (table.influence_per_wound, table.influence_of_scourge) == (-1, 5)


# ---------------------------------------------------------------------------------------------- words, rules, readme


def test_the_shipped_content_has_all_its_words() -> None:
    assert content_problems(find("abyss")) == []


def test_every_ruling_belongs_to_a_clause() -> None:
    ledger = Ledger.load(FOLDER / "ledger.toml")
    assert len(ledger.clauses) == 193
    assert set(ledger.rulings) == {ruling for clause in ledger.clauses.values() for ruling in clause.rulings}


def test_clauses_refer_to_clauses_that_exist_and_to_the_same_in_both_languages() -> None:
    ledger = Ledger.load(FOLDER / "ledger.toml")
    texts = [(one.en, one.de) for one in ledger.clauses.values()] + [
        (one.en, one.de) for one in ledger.rulings.values()
    ]
    for both in texts:
        named = [sorted(re.findall(r"A[BLR]-\d+", words)) for words in both]
        assert named[0] == named[1]
        assert all(ledger.get(name) for name in named[0])


def test_content_files_cite_clauses_that_exist() -> None:
    ledger = Ledger.load(FOLDER / "ledger.toml")
    cited = {
        name for file in AbyssBox.patterns() for name in re.findall(r"A[BLR]-\d+", (CONTENT / file).read_text("utf-8"))
    }
    assert cited and all(ledger.get(name) for name in cited)


def test_the_readme_names_files_that_exist() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:rules/|content/)?[a-z_]+\.py|ledger\.toml|content/[a-z_]+\.toml)`", readme)
    assert named and [file for file in named if not (FOLDER / file).is_file()] == []


def test_the_readme_explains_every_word_that_content_may_use() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    said = {word for code in re.findall(r"`([^`]+)`", readme) for word in re.findall(r"[a-z_]+", code)}
    unions = (schema.Arrow, schema.Lasting, schema.EachTurn, schema.Reward)
    words = {str(power.__struct_config__.tag) for union in unions for power in typing.get_args(union)}
    words.update(filter(None, typing.get_args(typing.get_type_hints(schema.Score)["per"])))
    assert words - said == set()


# ---------------------------------------------------------------------------------------------- the lint


def complaints(kind: str = "", id_: str = "", **changes: Any) -> str:
    """Return what the lint says of the shipped content with one entry changed, or with other numbers in the table."""
    found = {name: getattr(BOX, name) for name in AbyssBox.sections}
    old = found[kind][id_] if kind else BOX.numbers
    try:
        new = convert(msgspec.to_builtins(old) | changes, type(old), BOX.file_of(old) or "numbers.toml")
    except ContentError as error:
        return str(error)
    return complaints_about(found | ({kind: found[kind] | {id_: new}} if kind else {"numbers": new}))


def complaints_about(found: dict[str, Any]) -> str:
    """Return what the lint says of these records."""
    problems = Problems()
    lint.check(AbyssBox(found, files=BOX.files), problems)
    return "\n".join(map(str, problems.found))


def test_the_lint_is_content_with_what_is_shipped() -> None:
    assert complaints() == ""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"races": 4}, "seeker.races: unknown value '4'; expected one of: 1, 2, 3, 5"),
        ({"keys": 2}, "seeker.keys: expected int <= 1"),
        ({"influence": -1}, "seeker.influence: expected int >= 0"),
        ({"cost": -1}, "seeker.cost: expected int >= 0"),
        ({"number": 1}, "seeker.number: is also that of 'recruiter'"),
        ({"expansion": True, "base_only": True}, "seeker.base_only: a Lord that comes with the expansion"),
        ({"arrow": [{"do": "lose_pearls", "n": 0}]}, "seeker.arrow[0].n: expected int >= 1"),
        ({"arrow": [{"do": "fight"}]}, "seeker.arrow[0]: does nothing without Leviathans"),
        ({"arrow": [{"do": "gain_pearls", "n": 1, "per": "leviathan_at_border"}]}, "needs 'expansion = true'"),
        ({"lasting": [{"do": "threat_shift", "n": -1}]}, "seeker.lasting[0]: does nothing without the Threat track"),
        ({"lasting": [{"do": "threat_shift", "n": 1}]}, "seeker.lasting[0].n: expected int <= -1"),
        ({"lasting": [{"do": "modify_cost", "n": 0, "who": "you"}]}, "seeker.lasting[0].n: 0 changes nothing"),
        ({"each_turn": {"do": "sell_ally", "pearls": 0}}, "seeker.each_turn.pearls: expected int >= 1"),
    ],
)
def test_a_lord_that_cannot_be_is_refused(change: dict[str, Any], said: str) -> None:
    assert said in complaints("lords", "seeker", **change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"races": ["squid"]}, "leviathan_01.races: 'crab' is missing: Crabs may fight every Leviathan (AL-022)"),
        ({"races": ["crab", "crab"]}, "leviathan_01.races: 'crab' stands there 2 times"),
        ({"levels": []}, "leviathan_01.levels: expected a list of length >= 1"),
        ({"levels": [{"resistance": 0, "tokens": 1}]}, "leviathan_01.levels[0].resistance: expected int >= 1"),
        ({"levels": [{"resistance": 4, "tokens": -1}]}, "leviathan_01.levels[0].tokens: expected int >= 0"),
        ({"penalty": {"kind": "wounds", "n": 0}}, "leviathan_01.penalty.n: expected int >= 1"),
        ({"number": 2}, "leviathan_02.number: is also that of 'leviathan_01'"),
    ],
)
def test_a_leviathan_that_cannot_be_is_refused(change: dict[str, Any], said: str) -> None:
    assert said in complaints("leviathans", "leviathan_01", **change)


@pytest.mark.parametrize(
    ("sums", "said"),
    [
        ([], "zone_7.sums: no roll names this zone"),
        ([], "border.toml: no zone for the sums 7"),
        ([7, 8], "zone_8.sums: 8 names 'zone_7' too"),
        ([7, 13], "zone_7.sums: two dice cannot make 13"),
    ],
)
def test_a_border_that_does_not_fit_the_dice_is_refused(sums: list[int], said: str) -> None:
    assert said in complaints("zones", "zone_7", sums=sums)


@pytest.mark.parametrize(
    ("score", "said"),
    [
        ({"base": 3, "n": 2}, "jail.score.n: of what? 'per' is missing"),
        ({"base": 3, "per": "lord"}, "jail.score.n: 0 for each of them is nothing"),
        ({"n": 1, "per": "affiliated_ally", "guild": "mages"}, "jail.score.guild: goes with 'per = \"lord\"' only"),
        ({"n": 1, "per": "lord", "race": "crab"}, "jail.score.race: goes with 'per = \"affiliated_ally\"' only"),
    ],
)
def test_a_location_that_cannot_be_scored_is_refused(score: dict[str, Any], said: str) -> None:
    assert said in complaints("locations", "jail", score=score)


@pytest.mark.parametrize(
    ("kind", "id_", "change", "said"),
    [
        ("tokens", "influence_2", {"gives": {"do": "gain_keys"}}, "influence_2.gives: a base token has Influence"),
        ("tokens", "key", {"gives": None}, "key.gives: a new token needs something to gain"),
        ("tokens", "key", {"influence": 2}, "key.influence: a new token has something to gain, no Influence (AL-095)"),
        ("tokens", "key", {"gives": {"do": "gain_keys", "n": 0}}, "key.gives.n: expected int >= 1"),
        ("tokens", "key", {"copies": -1}, "key.copies: expected int >= 0"),
        ("threats", "threat_1", {"rewards": []}, "threat_1.rewards: expected a list of length >= 1"),
        ("threats", "threat_1", {"rewards": [{}]}, "threat_1.rewards[0]: gives nothing"),
        ("threats", "threat_1", {"rewards": [{"keys": -1}]}, "threat_1.rewards[0].keys: expected int >= 0"),
        ("allies", "crab_2", {"value": 0}, "crab_2.value: expected int >= 1"),
        ("allies", "crab_2", {"added": -1}, "crab_2.added: expected int >= 0"),
        (
            "allies",
            "crab_1",
            {"added": 0},
            "numbers.toml, starting_ally: there are 4 of 'crab_1': too few for 5 players",
        ),
        ("monsters", "monster", {"copies": -1}, "monster.copies: expected int >= 0"),
    ],
)
def test_a_card_or_token_that_cannot_be_is_refused(kind: str, id_: str, change: dict[str, Any], said: str) -> None:
    assert said in complaints(kind, id_, **change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"track_spaces": 0}, "numbers.toml, track_spaces: expected int >= 1"),
        ({"plot_price": -1}, "numbers.toml, plot_price: expected int >= 0"),
        ({"influence_per_wound": 1}, "numbers.toml, influence_per_wound: expected int <= 0"),
        ({"court_left": 6}, "numbers.toml, court_left: 6 is not less than the 6 spaces of the Court"),
        ({"court_spaces": 31}, "lords.toml: the base game has 35 Lords: too few for a Court of 31"),
        ({"starting_ally": "crab1"}, "starting_ally: unknown Ally 'crab1'; did you mean 'crab_1'?"),
    ],
)
def test_numbers_that_cannot_be_laid_is_refused(change: dict[str, Any], said: str) -> None:
    assert said in complaints(**change)


def test_decks_and_races_may_not_be_empty() -> None:
    said = complaints_about({name: {} for name in AbyssBox.sections} | {"numbers": BOX.numbers})
    assert "allies.toml: the base game has no Ally of the Race 'squid'" in said
    assert "tokens.toml: there is no token in the base deck" in said
    assert "tokens.toml: there is no token in the new deck" in said


# ---------------------------------------------------------------------------------------------- packs


def as_toml(file: str, table: str, id_: str, old: str, new: str) -> str:
    """Return one table of a shipped file with one line changed."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    (found,) = [part for part in text.split(f"[[{table}]]") if f'\nid = "{id_}"\n' in part]
    assert old in found
    return f"[[{table}]]" + found.replace(old, new)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that changes a Lord and brings a Leviathan."""
    cheap = as_toml("lords.toml", "lord", "traitor", "cost = 12", "cost = 3")
    (tmp_path / "lords.toml").write_text(cheap, encoding="utf-8")
    whale = as_toml(
        "leviathans.toml", "leviathan", "leviathan_20", '"leviathan_20"\nnumber = 20', '"whale"\nnumber = 21'
    )
    (tmp_path / "leviathans.toml").write_text(whale, encoding="utf-8")
    return tmp_path


def test_a_pack_changes_a_lord_and_brings_a_leviathan(pack: Path) -> None:
    box = open_box([pack])
    assert box.lords["traitor"].cost == 3
    assert (len(box.lords), len(box.leviathans)) == (45, 21)
    assert box.hash != BOX.hash == open_box().hash


def test_what_a_pack_does_not_say_in_words_is_listed(pack: Path) -> None:
    assert content_problems(find("abyss"), [pack]) == [
        f"abyss, leviathan 'whale': no text 'leviathan-whale' in {lang}" for lang in ("en", "de")
    ]


@pytest.mark.parametrize("folder", [".", "content", "abyss", "abyss/content"])
def test_a_pack_replaces_all_the_numbers(tmp_path: Path, folder: str) -> None:
    numbers = (CONTENT / "numbers.toml").read_text(encoding="utf-8").replace("hand_limit = 12", "hand_limit = 9")
    (tmp_path / folder).mkdir(parents=True, exist_ok=True)
    (tmp_path / folder / "numbers.toml").write_text(numbers, encoding="utf-8")
    assert open_box([tmp_path]).numbers == msgspec.structs.replace(BOX.numbers, hand_limit=9)


def test_numbers_that_are_not_all_there_are_refused(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_text("hand_limit = 9\n", encoding="utf-8")
    with pytest.raises(ContentError, match=rf"{tmp_path.name}/numbers\.toml: missing field"):
        open_box([tmp_path])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('guild = "politicians"', 'guild = "politicans"', "did you mean 'politicians'?"),
        ('do = "exchange_lord"', 'do = "exchnge_lord"', "did you mean 'exchange_lord'?"),
        ('pool = "court"', 'pol = "court"', "unknown"),
        ("cost = 12", 'cost = "12"', "traitor.cost: expected int, got str"),
        ("races = 3", "races = 6", "traitor.races: unknown value '6'; expected one of: 1, 2, 3, 5"),
    ],
)
def test_a_pack_with_a_mistake_says_where_and_what_was_meant(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "lords.toml").write_text(as_toml("lords.toml", "lord", "traitor", old, new), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        open_box([tmp_path])
    assert f"{tmp_path.name}/lords.toml, traitor" in str(error.value)
    assert said in str(error.value)


def test_a_misspelt_file_of_a_pack_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "lord.toml").write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match=r"no content file of this game; did you mean 'lords\.toml'"):
        open_box([tmp_path])
