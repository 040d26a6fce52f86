"""Content files: good ones load, packs override, bad ones are explained."""

from enum import Enum
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from fathom.core.content import (
    ContentError,
    Loaded,
    Problems,
    Record,
    check_file_names,
    content_hash,
    content_roots,
    convert,
    load_list,
    load_table,
    merge_entries,
    snake,
)
from fathom.core.game import packs_for


class Terrain(Enum):
    """An enumeration."""

    LEDGE = "ledge"
    OPEN = "open"


class Effect(Record, frozen=True, tag_field="do", tag=snake):
    """A verb."""


class Climb(Effect, frozen=True):
    """Some parameters."""

    upto: Annotated[int, msgspec.Meta(ge=1)]
    dir: Literal["up", "down"] = "up"
    on: Terrain | None = None


class StrikePlus(Effect, frozen=True):
    """Nested effects."""

    n: int | Literal["all"] = 1
    then: "tuple[Climb | StrikePlus, ...]" = ()
    extra: "dict[Literal['a', 'b'], tuple[Climb | StrikePlus, ...]]" = msgspec.field(default_factory=dict)


class Card(Record, frozen=True):
    """A card."""

    id: str
    skill: tuple[Climb | StrikePlus, ...] = ()


class Token(Record, frozen=True):
    """A token."""

    id: str
    count: int = 1


class Set(Record, frozen=True):
    """A set of cards."""

    id: str
    power: int = 0
    part: "tuple[Set, ...]" = ()
    tokens: tuple[Token, ...] = ()
    card: tuple[Card, ...] = ()
    if_: bool = msgspec.field(name="if", default=False)


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def roughneck(skill: str) -> str:
    return f'[[set]]\nid = "roughneck"\n[[set.card]]\nid = "roughneck.retaliate"\nskill = [{skill}]\n'


@pytest.mark.parametrize(
    ("skill", "says"),
    [
        ('{do = "climb", up_to = 2}', "skill[0]: unknown parameter 'up_to'; did you mean 'upto'?"),
        ('{do = "strke"}', "skill[0]: unknown verb 'strke'; did you mean 'strike_plus'?"),
        ('{do = "zzz"}', "skill[0]: unknown verb 'zzz'; expected one of: climb, strike_plus"),
        ('{do = "climb"}', "skill[0]: missing parameter 'upto'"),
        ("{upto = 1}", "skill[0]: missing parameter 'do'"),
        ('{do = "climb", upto = "2"}', "skill[0].upto: expected int, got str"),
        ('{do = "climb", upto = 0}', "skill[0].upto: expected int >= 1"),
        ('{do = "climb", upto = 1, dir = "upp"}', "skill[0].dir: unknown value 'upp'; did you mean 'up'?"),
        ('{do = "climb", upto = 1, on = "ledges"}', "skill[0].on: unknown value 'ledges'; did you mean 'ledge'?"),
        ('{do = "strike_plus", n = "al"}', "skill[0].n: unknown value 'al'; did you mean 'all'?"),
        ("3", "skill[0]: expected a table, got int"),
        (
            '{do = "strike_plus", then = [{do = "climb", upto = 1}, {do = "climb", upt = 1}]}',
            "skill[0].then[1]: unknown parameter 'upt'; did you mean 'upto'?",
        ),
        (
            '{do = "strike_plus", extra = {a = [], b = [{do = "clim"}]}}',
            "skill[0].extra.b[0]: unknown verb 'clim'; did you mean 'climb'?",
        ),
        (
            '{do = "strike_plus", extra = {c = []}}',
            "skill[0].extra: unknown key 'c'; expected one of: a, b",
        ),
    ],
)
def test_an_error_names_file_entry_field_and_the_nearest_word(tmp_path: Path, skill: str, says: str) -> None:
    path = write(tmp_path / "classes.toml", roughneck(skill))
    with pytest.raises(ContentError) as caught:
        load_list(path, "set", Set)
    assert str(caught.value) == f"classes.toml, roughneck.retaliate.{says}"


def test_every_broken_entry_is_told_at_once_and_ids_stand_for_numbers(tmp_path: Path) -> None:
    path = write(
        tmp_path / "sets.toml",
        '[[set]]\nid = "a"\npwer = 1\n[[set]]\npower = 1\n[[set]]\nid = "b"\ntokens = [{id = "coin", count = "x"}]\n'
        '[[set]]\nid = "c"\n[[set.part]]\nid = "c.x"\n[[set.part.card]]\nid = "c.y"\nskill = 1\n',
    )
    with pytest.raises(ContentError) as caught:
        load_list(path, "set", Set)
    assert str(caught.value).splitlines() == [
        "sets.toml, a: unknown field 'pwer'; did you mean 'power'?",
        "sets.toml, set[1]: missing field 'id'",
        "sets.toml, b.tokens[coin].count: expected int, got str",
        "sets.toml, c.y.skill: expected a list, got int",
    ]


def test_a_syntax_error_names_the_line(tmp_path: Path) -> None:
    path = write(tmp_path / "sets.toml", 'id = "a"\npower 3\n')
    with pytest.raises(ContentError, match=r"^sets\.toml, line 2: expected '=' after a key in a key/value pair$"):
        load_table(path, Set)


def test_unknown_and_misshapen_tables_are_told(tmp_path: Path) -> None:
    path = write(tmp_path / "sets.toml", '[[sets]]\nid = "a"\n[set]\nid = "b"\n')
    with pytest.raises(ContentError) as caught:
        load_list(path, "set", Set)
    assert str(caught.value).splitlines() == [
        "sets.toml: unknown table 'sets'; did you mean 'set'?",
        "sets.toml, set: must be a list: write [[set]]",
    ]
    assert load_list(write(tmp_path / "more.toml", '[[set]]\nid = "a"\n[notes]\n'), "set", Set, also=["notes"])


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load_table(tmp_path / "gone.toml", Set)
    with pytest.raises(ContentError, match=r"gone\.toml: no such file in"):
        merge_entries([tmp_path], "gone.toml", "set", Set)


def test_packs_override_whole_entries_and_add_new_ones_in_a_fixed_order(tmp_path: Path) -> None:
    own, one, two = tmp_path / "own", tmp_path / "one", tmp_path / "two"
    write(own / "content/sets.toml", '[[set]]\nid = "a"\npower = 1\nif = true\n[[set]]\nid = "b"\n')
    write(one / "my-game/sets.toml", '[[set]]\nid = "c"\n[[set]]\nid = "a"\npower = 2\n')
    write(two / "content/sets.toml", '[[set]]\nid = "d"\n')
    roots = content_roots(own, [one, two], "my-game")
    assert roots == (own, one / "my-game", two)
    merged = merge_entries(roots, "sets.toml", "set", Set)
    assert list(merged) == ["a", "b", "c", "d"]
    assert merged["a"] == Loaded("a", Set(id="a", power=2), "my-game/sets.toml")
    assert merged["b"].file == "sets.toml"


def test_files_of_a_folder_are_entries_found_in_every_root(tmp_path: Path) -> None:
    own, pack = tmp_path / "own", tmp_path / "pack"
    write(own / "content/leviathans/02-b.toml", 'id = "b"\n')
    write(own / "content/leviathans/01-a.toml", 'id = "a"\n')
    write(pack / "leviathans/mine.toml", 'id = "b"\npower = 3\n')
    merged = merge_entries([own, pack], "leviathans/*.toml", None, Set)
    assert [(one.id, one.value.power, one.file) for one in merged.values()] == [
        ("a", 0, "leviathans/01-a.toml"),
        ("b", 3, "pack/leviathans/mine.toml"),
    ]
    write(own / "content/leviathans/03-c.toml", "power = 1\n")
    write(pack / "leviathans/other.toml", 'id = "b"\n')
    with pytest.raises(ContentError) as caught:
        merge_entries([own, pack], "leviathans/*.toml", None, Set)
    assert str(caught.value).splitlines() == [
        "leviathans/03-c.toml: missing field 'id'",
        "pack/leviathans/other.toml, b.id: 'b' is taken (also in pack/leviathans/mine.toml)",
    ]


def test_a_pack_must_exist_and_hold_no_file_that_nobody_reads(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such pack folder"):
        content_roots(tmp_path, [tmp_path / "nowhere"], "my-game")
    pack = tmp_path / "pack"
    write(pack / "content/charakters.toml", "")
    write(pack / "leviathans/mine.toml", "")
    problems = Problems()
    check_file_names([tmp_path / "own", pack], ["characters.toml", "leviathans/*.toml"], problems)
    assert [str(one) for one in problems.found] == [
        "pack/charakters.toml: no content file of this game; did you mean 'characters.toml'?"
    ]


def test_checks_of_one_s_own_join_the_same_list(tmp_path: Path) -> None:
    problems = Problems()
    path = write(tmp_path / "sets.toml", '[[set]]\nid = "a"\npower = "x"\n[[set]]\nid = "b"\n')
    assert list(merge_entries([tmp_path], path.name, "set", Set, problems=problems)) == ["b"]
    problems.add("sets.toml", "b", "tokens[0]", "unknown token 'coyn'", word="coyn", choices=["coin", "banner"])
    with pytest.raises(ContentError) as caught:
        problems.raise_if_any()
    assert str(caught.value).splitlines() == [
        "sets.toml, a.power: expected int, got str",
        "sets.toml, b.tokens[0]: unknown token 'coyn'; did you mean 'coin'?",
    ]


def test_the_hash_follows_values_order_and_verbs_but_not_files() -> None:
    a, b = Card(id="a", skill=(Climb(upto=1),)), Card(id="b")
    base = content_hash({"a": a, "b": b})
    assert len(base) == 16
    assert base == content_hash({"a": Loaded("a", a, "x.toml"), "b": Loaded("b", b, "y.toml")})
    assert base != content_hash({"b": b, "a": a})
    assert content_hash(frozenset({"x", "y", "z"})) == content_hash(frozenset({"z", "y", "x"}))
    assert content_hash(StrikePlus()) != content_hash({"n": 1, "then": [], "extra": {}})


def test_how_something_is_drawn_is_no_part_of_the_hash() -> None:
    class Beast(Record, frozen=True):
        health: int
        drawing: dict[str, int] = {}

    assert content_hash(Beast(health=3)) == content_hash(Beast(health=3, drawing={"hue": 200}))
    assert content_hash(Beast(health=3)) != content_hash(Beast(health=4))


def test_plain_data_converts_too() -> None:
    assert convert({"id": "a", "skill": [{"do": "strike_plus", "n": "all"}]}, Card, "x.toml").skill == (
        StrikePlus(n="all"),
    )


def test_a_pack_is_laid_over_the_games_that_it_is_for(tmp_path: Path) -> None:
    bare = tmp_path / "bare" / "leviathans"
    named = tmp_path / "named" / "abyss"
    broken = tmp_path / "broken"
    for folder in (bare, named, broken):
        folder.mkdir(parents=True)
    (bare / "90-pebble.toml").touch()
    (broken / "leviathanz.toml").touch()
    packs = [tmp_path / "bare", tmp_path / "named", broken]
    assert packs_for("leviathan-wilds", packs) == (tmp_path / "bare", broken)
    assert packs_for("abyss", packs) == (tmp_path / "named", broken)
