"""Whether content is whole, with its words."""

from __future__ import annotations

from pathlib import Path

from fathom.core.game import box_of, find
from fathom.workshop.content_check import content_problems, entries

GAME = find("leviathan-wilds")

PACK_INJURY = """
[[injury]]
id = "{id}"
source = "fathom"
once = [{{do = "{verb}", grip = 1}}]
remove = {{on = "rest"}}
"""


def pack_with(folder: Path, id_: str = "itch", verb: str = "lose", text: str = "") -> Path:
    (folder / "injuries.toml").write_text(PACK_INJURY.format(id=id_, verb=verb), encoding="utf-8")
    for lang in ("en", "de"):
        if text:
            (folder / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_shipped_content_is_whole() -> None:
    assert content_problems(GAME) == []


def test_every_entry_has_a_key() -> None:
    keys = entries(box_of(GAME.id))
    assert {"set-fix", "card-fix-dyno", "leviathan-sage", "threat-sage-shrug", "rule-watcher-open"} <= keys.keys()
    assert {"overlay-watcher-eye", "scenario-watcher-card", "injury-dizzy", "mushroom-glide"} <= keys.keys()


def test_an_entry_without_words_is_a_problem_in_each_language(tmp_path: Path) -> None:
    problems = content_problems(GAME, [pack_with(tmp_path)])
    assert problems == [f"leviathan-wilds, injury 'itch': no text 'injury-itch' in {lang}" for lang in ("en", "de")]


def test_an_entry_without_its_text_is_a_problem_if_its_likes_have_one(tmp_path: Path) -> None:
    problems = content_problems(GAME, [pack_with(tmp_path, text="injury-itch = Itch\n")])
    assert problems == [
        f"leviathan-wilds, injury 'itch': no text 'injury-itch.text' in {lang}" for lang in ("en", "de")
    ]


def test_a_pack_with_all_its_words_is_fine(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, text="injury-itch = Itch\n    .text = Lose one grip.\n")
    assert content_problems(GAME, [pack]) == []


def test_a_misspelt_verb_is_named_with_its_place(tmp_path: Path) -> None:
    (problem,) = content_problems(GAME, [pack_with(tmp_path, verb="losse")])
    assert "injuries.toml, itch.once[0]" in problem
    assert "did you mean 'lose'?" in problem


def test_a_pack_that_changes_numbers_is_told_which_words_are_wrong(tmp_path: Path) -> None:
    own = GAME.folder / "content" / "injuries.toml"
    (tmp_path / "injuries.toml").write_text(own.read_text("utf-8").replace("grip = 3", "grip = 7"), encoding="utf-8")
    problems = [line.partition("/text/")[2] for line in content_problems(GAME, [tmp_path])]
    assert [line.partition(": ")[2] for line in problems] == ["says 3, but the effects say 7"] * 2
    assert all("injury-shaken.text" in line for line in problems)
