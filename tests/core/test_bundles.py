"""Bundles: content as it was, packs and texts included; records that have changed since are upgraded when read."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import fathom
from fathom.core import bundles, content
from fathom.core import game as games
from fathom.core.bundles import Upgrade
from fathom.core.content import Record, read_toml
from fathom.parts.catalogue import Catalogue, entries

CARDS = '[[card]]\nid = "one"\ncost = 3\n\n[[card]]\nid = "two"\ncost = 4\n'


class Card(Record, frozen=True):
    id: str
    cost: int


class CardToday(Record, frozen=True):
    """Somebody renamed the field since."""

    id: str
    price: int


def catalogue(folder: Path, record: type[Any]) -> type[Catalogue]:
    body = {"game": "toys", "folder": folder, "cards": entries("cards.toml", "card", record)}
    return type("ToyBox", (Catalogue,), body)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game's folder with content and texts."""
    folder = tmp_path / "toys"
    for name, text in {
        "content/cards.toml": CARDS,
        "text/en/content.ftl": "card-one = One\n",
        "text/en/table.ftl": "hello = Hello\ngone = Gone\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def bundle(game: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    bundles.lay_out(bundles.made_of("toys", game, (), date(2026, 11, 20)), folder)
    return folder


def rename(name: str, tables: dict[str, Any]) -> None:
    """The upgrade of the day on which `cost` became `price`."""
    if name == "cards.toml":
        for card in tables["card"]:
            card["price"] = card.pop("cost")


def test_content_is_read_from_a_bundle_as_it_was(game: Path, bundle: Path) -> None:
    (game / "content" / "cards.toml").write_text(CARDS.replace("cost = 3", "cost = 9"))
    old, new = (catalogue(game / "content" / "..", Card).open(packs) for packs in ((bundle,), ()))
    assert (old.cards["one"].cost, new.cards["one"].cost) == (3, 9)  # type: ignore[attr-defined]
    assert old.hash != new.hash


def test_a_renamed_field_is_upgraded_in_bundles_of_before_and_only_there(game: Path, bundle: Path) -> None:
    today = catalogue(game / "content" / "..", CardToday)
    with pytest.raises(fathom.ContentError, match="cost"):
        today.open((bundle,))
    bundles.need(bundle, [Upgrade(date(2026, 12, 1), rename)])
    assert {card.id: card.price for card in today.open((bundle,)).cards.values()} == {"one": 3, "two": 4}  # type: ignore[attr-defined]
    bundles.need(bundle, [Upgrade(date(2026, 11, 1), rename)])
    with pytest.raises(fathom.ContentError, match="cost"):
        today.open((bundle,))
    assert "cost" in read_toml(game / "content" / "cards.toml")["card"][0]  # type: ignore[index]


def test_a_pack_comes_along(game: Path, tmp_path: Path) -> None:
    pack = tmp_path / "my-pack"
    (pack / "toys").mkdir(parents=True)
    (pack / "toys" / "cards.toml").write_text('[[card]]\nid = "two"\ncost = 8\n')
    box = catalogue(game / "content" / "..", Card)
    roots = content.content_roots(game / "content", (pack,), "toys")
    files = bundles.made_of("toys", game, roots[1:], date(2026, 11, 20))
    bundles.lay_out(files, tmp_path / "bundle")
    assert box.open((tmp_path / "bundle",)).hash == box.open((pack,)).hash


def test_equal_content_has_one_name_whenever_it_was_bundled(game: Path) -> None:
    one, two = (bundles.made_of("toys", game, (), date(2026, 1, day)) for day in (1, 2))
    assert bundles.hash_of(one) == bundles.hash_of(two)
    (game / "content" / "cards.toml").write_text(CARDS + "\n")
    assert bundles.hash_of(bundles.made_of("toys", game, (), date(2026, 1, 1))) != bundles.hash_of(one)


def test_texts_of_cards_are_those_of_then_and_others_those_of_today(
    game: Path, bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game / "text" / "en" / "content.ftl").write_text("card-one = Another\n")
    (game / "text" / "en" / "table.ftl").write_text("hello = Good day\n")
    real = games.find("abyss")
    monkeypatch.setitem(real.__dict__, "folder", game)
    text = real.text("en", (bundle,))
    assert (text("card-one"), text("hello"), text("gone")) == ("One", "Good day", "Gone")


def test_a_bundle_writes_nowhere_else(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="must not write"):
        bundles.lay_out({bundles.MARK: "{}", "../evil": "x"}, tmp_path / "bundle")
    assert not (tmp_path / "evil").exists() and not (tmp_path / "bundle").exists()


@pytest.mark.parametrize("game_id", ["abyss", "forgotten-depths", "gone-to-gaia", "leviathan-wilds"])
def test_every_game_plays_on_from_a_bundle(game_id: str, tmp_path: Path) -> None:
    bundles.lay_out(games.bundle_of(game_id), tmp_path / "bundle")
    packs = (tmp_path / "bundle",)
    state, twin = fathom.new(game_id, seed=5, packs=packs), fathom.new(game_id, seed=5)
    assert state.box is not twin.box and state.save() == twin.save()
    assert games.find(game_id).text("de", packs).keys() == games.find(game_id).text("de").keys()
    assert fathom.load(state.save(), packs).save() == state.save()
