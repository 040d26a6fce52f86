"""A catalogue is declared once, and loads, merges, names and checks by that."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom.core.content import ContentError, Problems, Record
from fathom.parts.catalogue import Catalogue, Verb, entries, whole
from fathom.parts.lint import Notes


class Climb(Verb, frozen=True):
    n: int = 1


class Then(Verb, frozen=True):
    of: tuple[Climb, ...]


class Card(Record, frozen=True):
    id: str
    skill: tuple[Climb | Then, ...] = ()


class Deck(Record, frozen=True):
    id: str
    card: tuple[Card, ...] = ()
    by_day: dict[str, Climb] = {}


class Beast(Record, frozen=True):
    id: str
    health: int


class Table(Record, frozen=True):
    spaces: int


class ToyBox(Catalogue):
    game = "toy-of-parts"
    decks = entries("decks.toml", "deck", Deck)
    lone_cards = entries("decks.toml more.toml", "card", Card)
    beasts = entries("beasts/*.toml", "", Beast, kind="beast", named=False)
    table = whole("table.toml", Table)

    def check(self, problems: Problems) -> None:
        for beast in self.beasts.values():
            Notes(problems, self, beast).at_least("health", beast.health, 1)
        Notes(problems, self, self.table).at_most("spaces", self.table.spaces, 9)

    def lay_out(self) -> None:
        self.strongest = max(self.beasts.values(), key=lambda beast: beast.health)


CONTENT = {
    "decks.toml": """
        [[deck]]
        id = "fix"
        card = [{id = "fix.dyno", skill = [{do = "climb"}, {do = "then", of = [{do = "climb", n = 2}]}]}]
        by_day = {sunday = {do = "climb", n = 7}}
        [[card]]
        id = "odd"
        """,
    "more.toml": '[[card]]\nid = "even"\nskill = [{do = "climb", n = 4}]',
    "beasts/whale.toml": 'id = "whale"\nhealth = 9',
    "table.toml": "spaces = 5",
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in CONTENT.items():
        path = tmp_path / "toy" / "content" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(ToyBox, "folder", tmp_path / "toy", raising=False)


def pack(tmp_path: Path, name: str, text: str) -> list[Path]:
    path = tmp_path / "pack" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return [tmp_path / "pack"]


def test_every_section_is_a_dict_of_records_and_a_whole_file_is_one_record() -> None:
    box = ToyBox.open()
    assert list(box.lone_cards) == ["odd", "even"]
    assert (box.beasts["whale"], box.table) == (Beast(id="whale", health=9), Table(spaces=5))
    assert box.strongest.id == "whale"
    assert ToyBox.patterns() == ("decks.toml", "more.toml", "beasts/*.toml", "table.toml")


def test_entries_of_all_sections_need_names_but_of_those_that_have_none() -> None:
    assert [place for place, _ in ToyBox.open().places()] == ["deck.fix", "card.fix.dyno", "card.odd", "card.even"]


def test_effects_are_named_by_the_way_to_them() -> None:
    box = ToyBox.open()
    assert {name: verb.n for name, verb in box.nodes.items() if isinstance(verb, Climb)} == {
        "deck.fix.card[fix.dyno].skill[0]": 1,
        "deck.fix.card[fix.dyno].skill[1].of[0]": 2,
        "deck.fix.by_day.sunday": 7,
        "card.even.skill[0]": 4,
    }
    assert all(verb.node == name for name, verb in box.nodes.items())


def test_what_a_pack_adds_leaves_all_other_names_as_they_were(tmp_path: Path) -> None:
    first = '[[deck]]\nid = "aaa"\ncard = [{id = "aaa.b", skill = [{do = "climb"}]}]'
    box = ToyBox.open(pack(tmp_path, "decks.toml", first))
    assert ToyBox.open().nodes.keys() < box.nodes.keys()
    assert box.hash != ToyBox.open().hash


def test_the_whole_file_of_a_pack_replaces_that_of_the_game(tmp_path: Path) -> None:
    assert ToyBox.open(pack(tmp_path, "table.toml", "spaces = 6")).table.spaces == 6


def test_what_is_wrong_is_said_with_the_file_it_stands_in(tmp_path: Path) -> None:
    weak = pack(tmp_path, "beasts/whale.toml", 'id = "whale"\nhealth = 0')
    pack(tmp_path, "table.toml", "spaces = 10")
    with pytest.raises(ContentError) as error:
        ToyBox.open(weak)
    assert str(error.value).splitlines() == [
        "pack/beasts/whale.toml, whale.health: 0 is less than 1",
        "pack/table.toml, spaces: 10 is more than 9",
    ]


def test_a_misspelt_file_or_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"did you mean 'table\.toml'"):
        ToyBox.open(pack(tmp_path, "tabel.toml", ""))
    (tmp_path / "pack" / "tabel.toml").unlink()
    with pytest.raises(ContentError, match="unknown table 'dekc'; did you mean 'deck'"):
        ToyBox.open(pack(tmp_path, "decks.toml", '[[dekc]]\nid = "x"'))


def test_a_box_can_be_made_of_records() -> None:
    whale = Beast(id="whale", health=2)
    found = {"decks": {}, "lone_cards": {}, "beasts": {"whale": whale}, "table": Table(spaces=1)}
    assert ToyBox.made_of(found).strongest is whale
