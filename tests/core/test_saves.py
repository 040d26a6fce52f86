"""Saving and loading, and what is said when it cannot be done."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.core.toy import TOY, Toy, order, ran, say, surface

import fathom
from fathom.core import game as games
from fathom.core import saves
from fathom.core.errors import SaveError


def edited(text: str, **fields: Any) -> str:
    """Return a save with some of its fields changed."""
    raw: dict[str, Any] = msgspec.json.decode(text)
    return msgspec.json.encode(raw | fields).decode()


@pytest.fixture
def game() -> Toy:
    g = fathom.new("core-toy", seed=5)
    assert isinstance(g, Toy)
    g.choose(1)
    return g


def test_a_loaded_game_is_equal_and_goes_on_in_the_same_way(game: Toy) -> None:
    twin = fathom.load(game.save())
    assert twin == game
    for choice in (0, 1, 1, 2, 3):
        game.choose(choice)
        twin.choose(choice)
        assert twin.save() == game.save()
    assert game.over and fathom.load(game.save()) == game


def test_tuples_survive_wherever_they_are(game: Toy) -> None:
    game.waiting = (say("x"), ("toy.odd", (1, ("a", (2,)))))
    game.agenda.insert(0, ("toy.odd", ((1, 2), "b")))
    twin = fathom.load(game.save())
    assert twin == game
    assert isinstance(twin, Toy) and twin.waiting[1][1][1] == ("a", (2,))
    assert twin.decision is not None and twin.decision.options[2].args == ("b", ("c", 1))


@pytest.mark.parametrize("calls", [[surface()], [order("a", "b", "c")]])
def test_a_game_can_be_saved_in_the_middle_of_anything(calls: list[Any]) -> None:
    g = ran(*calls)
    twin = fathom.load(g.save())
    assert twin == g
    g.choose(1)
    twin.choose(1)
    assert twin == g


def test_bytes_will_do_too(game: Toy) -> None:
    assert fathom.load(game.save().encode()) == game


def test_a_save_holds_its_replay(game: Toy) -> None:
    save = saves.read(game.save())
    assert (save.game, save.version, save.content, save.seed, save.choices) == ("core-toy", 3, "abc", 5, [1])
    assert fathom.Replay.read(game.save()).choices == [1]


# ---------------------------------------------------------------------------------------------- what cannot be loaded


def refusal(text: str | bytes) -> str:
    with pytest.raises(SaveError) as error:
        fathom.load(text)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_save_that_is_cut_off_is_refused_wherever_it_was_cut(game: Toy) -> None:
    text = game.save()
    for length in range(len(text)):
        assert refusal(text[:length])


def test_a_save_of_a_real_game_that_is_cut_off_is_refused() -> None:
    text = fathom.new("leviathan-wilds", seed=1).save()
    for length in range(0, len(text), 37):
        assert refusal(text[:length])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cut off or damaged"),
        ("hello", "cut off or damaged"),
        ("[]", "this file is no saved game of fathom"),
        ('{"game": "core-toy"}', "this file is no saved game of fathom"),
        (b"\xff\xfe", "cut off or damaged"),
        ('{"format": 1, "game": "core-toy"}', "damaged: "),
    ],
)
def test_what_is_no_save_is_refused(text: str | bytes, said: str) -> None:
    assert said in refusal(text)


def test_a_changed_state_is_noticed(game: Toy) -> None:
    text = game.save()
    assert '"air":3' in text
    assert "its check sum does not fit" in refusal(text.replace('"air":3', '"air":9', 1))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"format": 99}, "the save has format 99, this fathom reads format 1: update fathom to open it"),
        ({"format": 0}, "no migration is known for it"),
        ({"format": "one"}, "the save has format one"),
        ({"version": 2}, "made with version 2 of the core-toy rules, this is version 3"),
        ({"game": "core-toi"}, "not installed.*did you mean 'core-toy'"),
        ({"choices": [-1]}, "damaged"),
        ({"choices": ["a"]}, "damaged"),
        ({"seed": None}, "damaged"),
    ],
)
def test_a_save_from_elsewhere_says_what_to_do(game: Toy, fields: dict[str, Any], said: str) -> None:
    with pytest.raises(SaveError, match=said):
        fathom.load(edited(game.save(), **fields))


def test_a_save_with_other_content_asks_for_its_packs(game: Toy) -> None:
    body = msgspec.json.encode(msgspec.json.decode(game.save())["state"] | {"box": "other"})
    raw = msgspec.json.decode(game.save()) | {"content": "other", "check": saves._check(body)}
    text = msgspec.json.encode(raw | {"state": msgspec.Raw(body)})
    assert "the save was made with other cards (content other, loaded is abc)" in refusal(text)


def test_a_state_of_another_shape_is_refused(game: Toy) -> None:
    body = b'{"game": 1}'
    raw = msgspec.json.decode(game.save()) | {"check": saves._check(body), "state": msgspec.Raw(body)}
    assert "the saved game is damaged" in refusal(msgspec.json.encode(raw))


def test_what_cannot_be_saved_says_so(game: Toy) -> None:
    game.agenda.append(("toy.say", object()))
    with pytest.raises(TypeError, match="object cannot be saved"):
        saves.encode(game, TOY.version)
    assert games.find("core-toy") is TOY
