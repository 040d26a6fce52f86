"""The shipped content is whole; broken content never loads, and says in one line what is wrong and where."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.contract.playing import finish
from tests.games.leviathan_wilds.helpers import Table

import fathom
from fathom import ContentError
from fathom.core.content import Problems
from fathom.core.game import box_of, find
from fathom.core.scene import Scene
from fathom.games.leviathan_wilds import lint, schema
from fathom.games.leviathan_wilds.box import FOLDER, WildsBox
from fathom.games.leviathan_wilds.box.skill import effects_in
from fathom.games.leviathan_wilds.schema import CardSet, Injury, Leviathan, Mushroom, verbs
from fathom.games.leviathan_wilds.state import Wilds
from fathom.workshop.content_check import content_problems

BOX = box_of("leviathan-wilds")
assert isinstance(BOX, WildsBox)
CONTENT = FOLDER / "content"
LEVIATHANS = (
    "sage", "sentinel", "storm", "watcher", "weaver", "avalanche", "hive", "collector", "fury", "bloom", "forsaken",
    "tunneler", "twins", "vortex", "hunger", "deep", "tyrant",
)  # fmt: skip


# ---------------------------------------------------------------------------------------------- what is shipped


def test_the_shipped_content_loads_and_has_all_its_words() -> None:
    assert content_problems(find("leviathan-wilds")) == []


WORDS = {
    "en": {"health": "health", "grip": "grip", "blight": "blight", "injury": "injur"},
    "de": {"health": "Leben", "grip": "Halt", "blight": "Verderbnis", "injury": "Schwäche"},
}


@pytest.mark.parametrize("lang", WORDS)
def test_the_words_on_a_threat_say_how_much_it_takes(lang: str) -> None:
    text = find("leviathan-wilds").text(lang)
    found = []
    for threat in (threat for leviathan in BOX.leviathans.values() for threat in leviathan.threat):
        for end in ("normal", "enraged"):
            for number, part in enumerate(getattr(threat, end), 1):
                said = text(f"threat-{threat.id.replace('.', '-').replace('_', '-')}.{end}-{number}")
                for effect in effects_in(part):
                    if isinstance(effect, verbs.Lose | verbs.Gain):
                        sign = "−" if isinstance(effect, verbs.Lose) else "+"
                        for what, word in WORDS[lang].items():
                            n = getattr(effect, what, 0)
                            if n and f"{sign}{n} {word}" not in said:
                                found.append(f"{threat.id} {end} {number}: {what} {n}, but it says: {said}")
    assert not found


def test_the_box_holds_what_it_should() -> None:
    assert tuple(BOX.leviathans) == LEVIATHANS
    assert (set(BOX.characters), set(BOX.classes)) == (
        {"fix", "kestrel", "hazard", "savvy", "cheer", "hornet", "brick", "mystic"},
        {"roughneck", "mender", "breaker", "freeclimber", "gambler", "magus", "gadgeteer", "herald"},
    )  # fmt: skip
    assert len(BOX.injuries) == 12
    assert sum(mushroom.count for mushroom in BOX.mushrooms.values()) == 16
    assert all(len(BOX.sets[name].card) == 8 for name in BOX.classes)


def test_scenario_rules_cite_clauses_that_exist() -> None:
    ledger = find("leviathan-wilds").ledger()
    rules = [rule for one in BOX.leviathans.values() for card in one.scenario for rule in card.rule]
    assert [clause for rule in rules for clause in rule.clauses if ledger.get(clause) is None] == []


def words_of_the_schema() -> set[str]:
    """Return every verb, condition, moment and other word that content files may use."""
    words = {str(verb.__struct_config__.tag) for verb in typing.get_args(verbs.Effect)}
    for record, fields in ((verbs.Condition, ["is_"]), (schema.Standing, ["on", "price", "mod", "forbid", "grants"])):
        hints = typing.get_type_hints(record)
        for name in fields:
            for part in (hints[name], *typing.get_args(hints[name])):
                words.update(map(str, typing.get_args(part) if typing.get_origin(part) is typing.Literal else ()))
    return words


def test_the_readme_explains_every_word_that_content_may_use() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    said = {word for code in re.findall(r"`([^`]+)`", readme) for word in re.findall(r"[a-z_]+", code)}
    assert words_of_the_schema() - said == set()


def test_the_readme_names_files_that_exist() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:rules/)?[a-z_]+\.py)`", readme)
    assert [file for file in named if not (FOLDER / file).is_file()] == []


# ---------------------------------------------------------------------------------------------- the lint

RAW: dict[str, Any] = {name: msgspec.to_builtins(entry) for name, entry in BOX.leviathans.items()}


def cut(value: Any) -> Any:
    """Return content as a file writes it: a copy, without the numbers that the engine gave to effects."""
    if isinstance(value, dict):
        return {key: cut(item) for key, item in value.items() if key != "node"}
    return [cut(item) for item in value] if isinstance(value, list | tuple) else value


def plain(name: str) -> dict[str, Any]:
    """Return a leviathan as plain data, to be broken by a test."""
    found: dict[str, Any] = cut(RAW[name])
    return found


def complaints(**entries: Any) -> str:
    """Return what the lint says of one entry: leviathan, set_, injury or mushroom."""
    kinds = {"leviathan": Leviathan, "set_": CardSet, "injury": Injury, "mushroom": Mushroom}
    made: dict[str, Any] = {kind: msgspec.convert(raw, kinds[kind]) for kind, raw in entries.items()}
    problems = Problems()
    lint.check(box_with(**({"mushroom": msgspec.convert(MUSHROOM, Mushroom)} | made)), problems)
    return "\n".join(map(str, problems.found))


def box_with(**entries: Any) -> WildsBox:
    """Return a box that holds so much: leviathan, set_, injury, mushroom; it has a pack."""
    names = {"leviathans": "leviathan", "sets": "set_", "injuries": "injury", "mushrooms": "mushroom"}
    found = {name: {entries[one].id: entries[one]} if one in entries else {} for name, one in names.items()}
    return WildsBox(found, [Path("pack")], {(type(one), one.id): "file.toml" for one in entries.values()})


MUSHROOM = {"id": "m", "count": 16, "skill": [{"do": "focus"}], "source": "fathom"}
SET = {
    "id": "imp", "kind": "class", "source": "fathom", "mobility": 1, "power": 1, "support": 1, "complexity": 1,
    "cover": {}, "tokens": [{"id": "spark", "count": 2}],
}  # fmt: skip
CARD = {
    "id": "imp.nip", "number": 1, "ap": 3, "protects": [], "source": "fathom",
    "skill": [{"do": "ready", "token": "spark"}],
}  # fmt: skip


def imp(**card: Any) -> dict[str, Any]:
    return SET | {"card": [CARD | card]}


@pytest.mark.parametrize("name", list(RAW))
def test_the_lint_is_content_with_a_shipped_leviathan(name: str) -> None:
    assert complaints(leviathan=plain(name)) == ""
    assert complaints(set_=imp()) == ""


#: A token that lies face down on the space of a group.
ROT = {"id": "rot", "fronts": {"red": 1}, "face": "down", "turned": "rot_up", "groups": ["mud"]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"map": ["LL", "LLL"]}, "sage.map: the rows are not equally long"),
        ({"map": ["nnq", "LLL"]}, "sage.map: unknown letter 'q'"),
        ({"mushrooms": ["B8"]}, "sage.mushrooms: 1 spaces, not 6"),
        ({"mushrooms": ["B8", "D7", "H5", "C3", "E3", "A9"]}, "sage.mushrooms: nobody can stand on A9"),
        ({"mushrooms": ["B8", "D7", "H5", "C3", "E3", "Z9"]}, "sage.mushrooms[5]: there is no space 'Z9'"),
        (
            {"crystals": [{"at": "D9", "colour": "teal", "value": 7}]},
            "sage.crystals[0].value: 7 is not between 1 and 6",
        ),
        ({"crystals": [{"at": "A9", "colour": "teal", "value": 1}]}, "sage.crystals: nobody can stand on A9"),
        ({"crystals": [{"at": "D9", "colour": "teal", "value": 1}] * 2}, "sage.crystals: 'D9' stands there 2 times"),
        ({"crystals": []}, "nothing binds this leviathan"),
        ({"spaces": {"nose": "K1"}}, "sage.spaces.nose: there is no space 'K1'"),
        ({"threat": []}, "sage.threat: 0 threat cards, not 5"),
        ({"tokens": [{"id": "fury", "fronts": {"rde": 1}}]}, "unknown front 'rde'; did you mean 'red'?"),
        ({"tokens": [{"id": "fury", "fronts": {"red": 5}}]}, "sage.tokens: 5 with front 'red'; the box has 4"),
        ({"tokens": [{"id": "fury", "per_climber": 5}]}, "not enough of them for four climbers"),
        ({"tokens": [ROT | {"groups": ["mud", "bog"]}], "spaces": {"mud": ["B2"]}}, "unknown label 'bog'"),
        ({"tokens": [ROT | {"groups": ["mud"]}], "spaces": {"mud": ["B2", "C2"]}}, "'mud' needs a space for one token"),
        ({"tokens": [ROT | {"fronts": {"red": 2}}], "spaces": {"mud": ["B2"]}}, "one of each front for every group"),
        ({"tokens": [ROT | {"face": "up"}], "spaces": {"mud": ["B2"]}}, "tokens in groups lie face down"),
        (
            {
                "tokens": [ROT],
                "spaces": {"mud": ["B2"]},
                "scenario": [{"id": "rot", "setup": [{"do": "take", "token": "rot"}]}],
            },
            "'rot' lies in groups: nothing places, lays, takes or strikes it",
        ),
        (
            {
                "scenario": [
                    {"id": "a", "rule": [{"id": "b", "form": "keyword", "effects": [{"do": "lose", "health": 1}]}]}
                ]
            },
            "no Block prevents what a keyword does",
        ),
        ({"spawned": [{"colour": "teal", "values": [7], "token": "rot_up.red"}]}, "7 is not between 1 and 6"),
        ({"spawned": [{"colour": "teal", "values": [1], "token": "rot_up.red"}]}, "unknown feature 'token.rot_up.red'"),
        ({"start_row": 12}, "sage.start_row: 12 is not between 1 and 9"),
        ({"start_row": 2}, "the starting row has no ledge at A2"),
        (
            {"pools": [{"id": "p", "colour": "teal", "values": [1] * 7, "from": "space.A1"}]},
            "9 teal dice; the box has 6",
        ),
        (
            {"pools": [{"id": "p", "colour": "teal", "values": [1], "from": "space.mouth"}]},
            "unknown feature 'space.mouth'",
        ),
        ({"overlay": [{"id": "o"}]}, "overlay[0]: needs either map or faces"),
        ({"overlay": [{"id": "o", "map": ["n"], "positions": {"p": "A9"}, "start": "q"}]}, "unknown position 'q'"),
        ({"overlay": [{"id": "o", "map": ["nnn"], "positions": {"p": "J9"}, "start": "p"}]}, "does not lie on the map"),
        ({"overlay": [{"id": "o", "faces": {"up": ["n"]}, "face": "pu", "side": True}]}, "did you mean 'up'?"),
    ],
)
def test_a_leviathan_that_cannot_be_played_is_refused(change: dict[str, Any], said: str) -> None:
    assert said in complaints(leviathan=plain("sage") | change)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"targets": [{"who": "actve"}]}, "normal[0].targets[0].who: unknown target 'actve'; did you mean 'active'?"),
        ({"targets": [{"who": "closest", "to": "crystal.tael"}]}, "did you mean 'crystal.teal'?"),
        ({"targets": [{"who": "most_rot"}]}, "unknown target 'most_rot'"),
        ({"area": "@ x"}, "normal[0]: an attack needs either targets or origins"),
        ({"area": "@ x", "targets": [{"who": "all"}]}, "an attack cannot mark everybody"),
        ({"area": "x x", "targets": [{"who": "active"}]}, "normal[0].area: a diagram needs exactly one origin"),
        ({"area": "@ a", "targets": [{"who": "active"}]}, "the diagram shows 'a', for which nothing is given"),
        (
            {"area": "@", "targets": [{"who": "active"}], "by_colour": {"b": [{"do": "fall"}]}},
            "does not show this colour",
        ),
        ({"area": "@", "targets": [{"who": "active"}], "effects": []}, "normal[0]: nothing happens"),
        ({"area": "@", "origins": ["space.nose"]}, "normal[0].origins[0]: unknown feature 'space.nose'"),
        (
            {"area": "@", "targets": [{"who": who} for who in ("active", "next", "highest")]},
            "more than 2 attack markers",
        ),
        ({"miss": [{"do": "fall"}]}, "normal[0].miss: is for attacks"),
        ({"none": [{"do": "fall"}]}, "normal[0].none: is for events that look for somebody"),
        ({"if": [{"is": "scenario", "name": "eye_open"}]}, "normal[0].if[0].name: unknown state 'eye_open'"),
        ({"effects": [{"do": "ability", "name": "sage.nap"}]}, "unknown rule 'sage.nap'"),
        ({"effects": [{"do": "turn", "overlay": "eye", "face": "open"}]}, "unknown overlay 'eye'"),
        (
            {"effects": [{"do": "push", "dir": "lef", "n": 1}]},
            "effects[0].dir: unknown direction 'lef'; did you mean 'left'?",
        ),
        ({"effects": [{"do": "take", "token": "frost"}]}, "effects[0].token: unknown token 'frost'"),
        ({"effects": [{"do": "lose"}]}, "effects[0]: says no amount"),
        ({"effects": [{"do": "put", "at": "space.Q1"}]}, "effects[0].at: unknown feature 'space.Q1'"),
        ({"effects": [{"do": "set", "state": "asleep", "to": True}]}, "unknown state 'asleep'"),
    ],
)
def test_a_threat_that_cannot_happen_is_refused(part: dict[str, Any], said: str) -> None:
    sage = plain("sage")
    sage["threat"][0]["normal"] = [{"effects": [{"do": "enrage", "n": 1}]} | part]
    assert said in complaints(leviathan=sage)
    assert "file.toml, sage.shrug." in complaints(leviathan=sage)


def test_a_rule_without_effects_and_without_a_step_cannot_be_named() -> None:
    watcher = plain("watcher")
    watcher["scenario"][0]["rule"][0]["effects"] = []
    assert "the rule 'watcher.open' has neither effects nor a step of that name" in complaints(leviathan=watcher)


def test_a_crystal_that_nobody_can_reach_is_refused() -> None:
    sage = plain("sage") | {"map": ["..Ln......", *["_" * 10] * 7, "LLLLLLLLLL"], "crystals": []}
    sage |= {
        "mushrooms": ["A1", "B1", "C1", "D1", "E1", "F1"],
        "crystals": [{"at": "C9", "colour": "teal", "value": 1}],
    }
    said = complaints(leviathan=sage)
    assert "sage.crystals: C9 cannot be reached" in said
    assert "a fall from D9 ends on no ledge" in said


def test_an_end_of_a_threat_may_not_be_empty() -> None:
    sage = plain("sage")
    sage["threat"][1]["enraged"] = []
    assert "sage.slow_breath.enraged: this end is empty" in complaints(leviathan=sage)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "nip"}, "nip.id: must begin with that of its set: 'imp.'"),
        ({"ap": 6}, "imp.nip.ap: 6 is not between 1 and 5"),
        ({"skill": []}, "imp.nip.skill: a card needs a skill"),
        (
            {"skill": [{"do": "ready", "token": "spork"}]},
            "skill[0].token: unknown token 'spork'; did you mean 'spark'?",
        ),
        ({"skill": [{"do": "jump"}]}, "imp.nip.skill[0]: a jump needs n, diagram or to"),
        ({"skill": [{"do": "jump", "diagram": "x @\nx"}]}, "imp.nip.skill[0].diagram: the rows of the diagram"),
        ({"skill": [{"do": "jump", "diagram": "@ x>"}]}, "arrows are for attacks"),
        ({"skill": [{"do": "jump", "diagram": "@ a"}]}, "the diagram shows 'a'"),
        ({"skill": [{"do": "jump", "n": 2, "to": "climbr"}]}, "did you mean 'climber'?"),
        ({"skill": [{"do": "choose", "of": [[{"do": "focus"}]]}]}, "needs two lists or more"),
        ({"skill": [{"do": "ability", "name": "imp.odd"}]}, "unknown rule 'imp.odd'"),
        ({"cost": [{"do": "focus"}]}, "imp.nip.cost[0]: 'focus' cannot be a cost"),
        ({"when": [{"is": "on_terrain"}]}, "imp.nip.when[0]: needs a kind"),
    ],
)
def test_a_card_that_cannot_work_is_refused(card: dict[str, Any], said: str) -> None:
    assert said in complaints(set_=imp(**card))


def test_numbers_of_cards_are_unique_within_a_set() -> None:
    assert "imp.card.number: '1' stands there 2 times" in complaints(
        set_=SET | {"card": [CARD, CARD | {"id": "imp.b"}]}
    )


def test_a_set_has_a_card_and_a_character_has_a_skill() -> None:
    assert "imp.card: a set needs at least one card" in complaints(set_=SET | {"card": []})
    assert "imp.cover.skill: the cover of a character has a skill" in complaints(set_=imp() | {"kind": "character"})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"remove": {}}, "itch.remove: needs exactly one of now, on, or cost"),
        ({"remove": {"now": True, "on": "rest"}}, "itch.remove: needs exactly one of"),
        ({"rules": []}, "an injury does something once, or has rules"),
        ({"rules": [{"forbid": "rest", "mod": "hand", "n": 1}]}, "itch.rules[0]: needs exactly one of on, price, mod"),
        ({"rules": [{}]}, "itch.rules[0]: needs exactly one of"),
        ({"rules": [{"mod": "hand"}]}, "itch.rules[0]: 'mod' needs 'n'"),
        ({"rules": [{"on": "rest"}]}, "itch.rules[0]: 'on' needs 'then'"),
    ],
)
def test_an_injury_that_makes_no_sense_is_refused(change: dict[str, Any], said: str) -> None:
    itch = {"id": "itch", "rules": [{"forbid": "rest"}], "remove": {"on": "mend"}, "source": "fathom"}
    assert complaints(injury=itch) == ""
    assert said in complaints(injury=itch | change)


def test_there_are_sixteen_mushrooms_in_the_box() -> None:
    problems = Problems()
    box = box_with(mushroom=msgspec.convert(MUSHROOM | {"count": 15}, Mushroom))
    box.packs = ()
    lint.check(box, problems)
    assert str(problems.found[0]) == "mushrooms.toml: there are 15 mushrooms, not 16"


# ---------------------------------------------------------------------------------------------- packs


def set_as_toml(name: str, old: str, new: str) -> str:
    """Return the tables of a shipped class with one line changed."""
    text = (CONTENT / "classes.toml").read_text(encoding="utf-8")
    (table,) = [part for part in text.split("[[set]]") if f'\nid = "{name}"\n' in part]
    assert old in table
    return "[[set]]" + table.replace(old, new)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that changes a card and brings a leviathan."""
    strong = set_as_toml("roughneck", '{do = "strike", n = 3}', '{do = "strike", n = 6}')
    (tmp_path / "classes.toml").write_text(strong, encoding="utf-8")
    hill = (CONTENT / "leviathans" / "01-sage.toml").read_text(encoding="utf-8")
    hill = hill.replace('"sage', '"molehill').replace("number = 1\n", "number = 99\n")
    (tmp_path / "leviathans").mkdir()
    (tmp_path / "leviathans" / "99-molehill.toml").write_text(hill, encoding="utf-8")
    return tmp_path


def test_a_pack_changes_a_card_and_brings_a_leviathan(pack: Path) -> None:
    state = fathom.new(
        "leviathan-wilds", seed=3, packs=[pack], leviathan="molehill", climbers=[("fix", "roughneck")] * 1
    )
    assert isinstance(state.box, WildsBox)
    assert [getattr(e, "n", 0) for e in state.box.cards["roughneck.big_swing"].skill] == [6]
    assert finish(state, 3).over
    assert fathom.load(state.save(), packs=[pack]) == state


def test_a_save_asks_for_the_pack_that_it_was_played_with(pack: Path) -> None:
    text = fathom.new("leviathan-wilds", seed=1, packs=[pack]).save()
    other = text.replace(box_of("leviathan-wilds", [pack]).hash, "0123456789abcdef")
    with pytest.raises(fathom.SaveError, match=r"damaged|other cards"):
        fathom.load(other)


def test_what_a_pack_does_not_say_in_words_is_listed(pack: Path) -> None:
    missing = content_problems(find("leviathan-wilds"), [pack])
    assert "leviathan-wilds, leviathan 'molehill': no text 'leviathan-molehill' in en" in missing
    assert "leviathan-wilds, threat 'molehill.shrug': no text 'threat-molehill-shrug' in de" in missing


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '{do = "strike", n = 3}',
            '{do = "strke", n = 3}',
            "roughneck.big_swing.skill[0]: unknown verb 'strke'; did you mean 'strike'?",
        ),
        ('{do = "strike", n = 3}', '{do = "strike", m = 3}', "roughneck.big_swing.skill[0]: "),
        ('{do = "strike", n = 3}', '{do = "strike", n = "3"}', "roughneck.big_swing.skill[0].n: expected int, got str"),
        (
            'cost = [{do = "lose", grip = 1}]',
            'cots = [{do = "lose", grip = 1}]',
            "unknown field 'cots'; did you mean 'cost'?",
        ),
        ("ap = 5", "ap = 15", "roughneck.hang_tough.ap: 15 is not between 1 and 5"),
    ],
)
def test_a_pack_with_a_mistake_says_where_and_what_was_meant(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "classes.toml").write_text(set_as_toml("roughneck", old, new), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        fathom.new("leviathan-wilds", packs=[tmp_path])
    assert f"{tmp_path.name}/classes.toml, " in str(error.value)
    assert said in str(error.value)


def test_a_misspelt_file_of_a_pack_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "clases.toml").write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match=r"no content file of this game; did you mean 'classes\.toml'"):
        fathom.new("leviathan-wilds", packs=[tmp_path])


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    broken = set_as_toml("roughneck", '{do = "strike", n = 3}', '{do = "strke", n = 3}')
    (tmp_path / "classes.toml").write_text(broken, encoding="utf-8")
    (tmp_path / "injuries.toml").write_text('[[injury]]\nid = "itch"\n', encoding="utf-8")
    with pytest.raises(ContentError) as error:
        fathom.new("leviathan-wilds", packs=[tmp_path])
    assert len(error.value.problems) == 2


# ---------------------------------------------------------------------------------------------- setups


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (
            {"leviathan": "sagee"},
            r"leviathan: 'sagee' is not possible; did you mean 'sage'\? \(allowed: sage, sentinel",
        ),
        ({"difficulty": "easy"}, r"difficulty: 'easy' is not possible.*allowed: casual, normal, hard, expert"),
        ({"edition": "fr"}, r"edition: 'fr' is not possible.*allowed: en, de"),
        ({"climbers": 5}, r"climbers: 5 players cannot play \(allowed: 1, 2, 3, 4\)"),
        ({"climbers": 0}, r"climbers: 0 players cannot play"),
        ({"climbers": [("fix", "breaker")] * 5}, r"climbers: 5 climbers are too many"),
        (
            {"climbers": [("fix", "breaker"), ("fix", "magus")]},
            r"climbers: the character 'fix' can be in play only once",
        ),
        ({"climbers": [("fix", "magus"), ("cheer", "magus")]}, r"climbers: the class 'magus' can be in play only once"),
        ({"climbers": [("fixx", "breaker"), ("cheer", "magus")]}, r"'fixx' is no character; did you mean 'fix'\?"),
        ({"climbers": [("fix", "braker"), ("cheer", "magus")]}, r"'braker' is no class; did you mean 'breaker'\?"),
        ({"climbers": ["fix", "cheer"]}, r"climbers: 'fix' is not \(character, class\)"),
        ({"climbers": "fix"}, r"climbers: a number of players, or a list"),
        ({"first": 2}, r"first: 2 is no climber"),
        ({"levithan": "sage"}, r"levithan: unknown setup option; did you mean 'leviathan'\?"),
        ({"seed": -1}, r"seed: a whole number from 0"),
    ],
)
def test_an_impossible_setup_is_refused_in_one_clear_line(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(fathom.SetupError, match=said) as error:
        fathom.new("leviathan-wilds", **chosen)
    assert "\n" not in str(error.value)


# ---------------------------------------------------------------------------------------------- what a pack says


def dealt(pack: Path, lang: str) -> tuple[Scene, Table]:
    """Return the table with a card of a pack in hand, in the own activation."""
    packs = [pack]
    state = fathom.new(
        "leviathan-wilds", seed=3, packs=packs, leviathan="sage", climbers=[("fix", "roughneck"), ("cheer", "magus")],
        first=0,
    )  # fmt: skip
    assert isinstance(state, Wilds)
    g = Table(state).to("act")
    g.cards(0).hand = ("roughneck.big_swing",)
    g.climber(0).space = next(space for space, die in enumerate(state.crystals) if die)
    g.again()
    game = find("leviathan-wilds")
    return game.scene(g.state, 0, game.text(lang, packs)), g


@pytest.mark.parametrize(("lang", "says"), [("en", "Block 5, Strike 6"), ("de", "Abwehren 5, Schlagen 6")])
def test_the_numbers_of_a_pack_stand_on_the_face_and_on_the_button(tmp_path: Path, lang: str, says: str) -> None:
    new = '{do = "block", n = 5}, {do = "strike", n = 6}'
    (tmp_path / "classes.toml").write_text(set_as_toml("roughneck", '{do = "strike", n = 3}', new), encoding="utf-8")
    scene, g = dealt(tmp_path, lang)
    faces = [card for row in scene.rows for card in row.cards if card.id == "card.0.roughneck.big_swing"]
    uses = [choice for choice in scene.choices if "card.0.roughneck.big_swing" in choice.targets]
    assert [says in face.lines[0] for face in faces] == [True] and says in uses[0].consequence
    assert content_problems(find("leviathan-wilds"), [tmp_path]) == []
    g.use("roughneck.big_swing")
    parts = find("leviathan-wilds").scene(g.state, 0, find("leviathan-wilds").text(lang, [tmp_path])).choices
    assert [choice.words for choice in parts[:2]] == says.split(", ")


def test_what_a_pack_writes_about_its_card_is_shown_and_compared(tmp_path: Path) -> None:
    new = '{do = "strike", n = 6}'
    (tmp_path / "classes.toml").write_text(set_as_toml("roughneck", '{do = "strike", n = 3}', new), encoding="utf-8")
    (tmp_path / "text").mkdir()
    mine = "card-roughneck-big-swing = Huge Swing\n    .text = Strike 7, whatever it costs.\n"
    (tmp_path / "text" / "en.ftl").write_text(mine, encoding="utf-8")
    scene, _ = dealt(tmp_path, "en")
    face = next(card for row in scene.rows for card in row.cards if card.id == "card.0.roughneck.big_swing")
    assert face.lines == ("Strike 7, whatever it costs.",)
    said = "\n".join(content_problems(find("leviathan-wilds"), [tmp_path]))
    assert "card-roughneck-big-swing.text" in said and "6" in said


@pytest.mark.parametrize(
    "wrong", ['{do = "climb", n = -3}', '{do = "block", n = -1}', '{do = "gain", health = -2}', '{do = "draw", n = -1}']
)
def test_an_amount_below_zero_is_refused(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "classes.toml").write_text(set_as_toml("roughneck", '{do = "strike", n = 3}', wrong), encoding="utf-8")
    with pytest.raises(ContentError, match=r"roughneck.*(>= 0|at least 0|less than 0)"):
        WildsBox.open([tmp_path])
