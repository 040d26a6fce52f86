"""Saving and loading, and what is said when it cannot be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.core.edited import edited
from tests.core.toy import TOY, Toy, order, ran, say, surface

import fathom
from fathom.core import files
from fathom.core import game as games
from fathom.core.errors import SaveError


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
    save = files.read(game.save())
    assert (save.kind, save.game, save.version, save.content) == ("save", "core-toy", 3, "abc")
    assert (save.seed, save.choices, save.outcome) == (5, [1], None)
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
        ("[]", "this is no file of fathom"),
        ('{"game": "core-toy"}', "this is no file of fathom"),
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
        ({"fathom": 99}, "the file has format 99, this fathom reads format 2: update fathom to open it"),
        ({"fathom": 0}, "no migration is known for it"),
        ({"fathom": "one"}, "the file has format one"),
        ({"kind": "diary"}, "damaged: Invalid enum value 'diary'"),
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
    said = refusal(edited(game.save(), content="other"))
    assert "the file was made with other cards (content other, loaded is abc)" in said


def test_a_state_of_another_shape_is_refused(game: Toy) -> None:
    assert "the file is damaged" in refusal(edited(game.save(), state={"agenda": 1}))


def test_what_cannot_be_saved_says_so(game: Toy) -> None:
    game.agenda.append(("toy.say", object()))
    with pytest.raises(TypeError, match="object cannot be saved"):
        game.save()
    assert games.find("core-toy") is TOY


# ---------------------------------------------------------------------------------------------- one kind of file


def test_a_file_says_everything_once(game: Toy) -> None:
    raw = msgspec.json.decode(game.save())
    assert {"fathom", "kind", "game", "version", "content", "setup", "seed", "choices", "state", "check"} == raw.keys()
    assert not raw.keys() & raw["state"].keys()


def test_a_file_that_an_editor_has_laid_out_anew_still_loads(game: Toy) -> None:
    assert fathom.load(msgspec.json.format(game.save(), indent=4)) == game


def test_a_save_of_format_1_goes_on_as_it_did(game: Toy) -> None:
    old = (Path(__file__).parent / "old" / "save-1.json").read_text("utf-8")
    assert '"format":1' in old and fathom.load(old) == game
    assert fathom.load(old).save() == game.save()
    assert "check sum" in refusal(old.replace('"air":3', '"air":9', 1))


def test_a_replay_and_a_save_are_told_apart_by_what_they_say(game: Toy) -> None:
    replay = fathom.Replay.of(game).write()
    assert [files.read(text).kind for text in (game.save(), replay)] == ["save", "replay"]
    assert "the replay holds no position to go on from" in refusal(replay)
    kindless = msgspec.json.decode(replay)
    del kindless["kind"], kindless["fathom"]
    assert fathom.Replay.read(msgspec.json.encode(kindless)) == fathom.Replay.of(game)


@pytest.mark.parametrize(
    ("history", "stand"),
    [
        ("0 1 2", [0, 1, 2]),
        ("0 1 2 -2", [0]),
        ("0 1 2 -2 +1", [0, 1]),
        ("0 1 2 -1 -1 +2", [0, 1, 2]),
        ("0 1 2 -2 5 6", [0, 5, 6]),
    ],
)
def test_the_choices_that_stand_follow_from_the_history(game: Toy, history: str, stand: list[int]) -> None:
    kinds = {"-": "undo", "+": "redo"}
    entries = [
        {"kind": kinds[word[0]], "steps": int(word[1:])} if word[0] in kinds else {"kind": "choose", "index": int(word)}
        for word in history.split()
    ]
    raw = msgspec.json.decode(game.save()) | {"kind": "match"}
    del raw["choices"]
    assert files.read(edited(msgspec.json.encode(raw).decode(), history=entries)).choices == stand


def test_a_history_that_takes_back_more_than_there_is_is_damaged(game: Toy) -> None:
    assert "its history goes 3 steps, there are 0" in refusal(
        edited(game.save(), history=[{"kind": "undo", "steps": 3}])
    )
