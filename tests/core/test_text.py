"""Texts: Fluent messages by key, in two languages, from several folders."""

import os
from pathlib import Path

from fathom.core.text import Text


def write(folder: Path, **files: str) -> Path:
    """Write text files; `en` is text/en.ftl, `en_content` is text/en/content.ftl."""
    for name, text in files.items():
        path = folder / "text" / (name.replace("_", "/") + ".ftl")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_messages_attributes_and_variables(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        en="set-fix = Fix\n    .text = Strike { $n }.\ngrip = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }",
        de="set-fix = Fix\n    .text = Schlagen { $n }.\n",
        en_more="eye = { $open ->\n    [true] open\n   *[false] closed\n }\n",
    )
    english, german = Text([folder], "en"), Text([folder], "de")
    assert english("set-fix") == "Fix"
    assert english("set-fix.text", n=2) == "Strike 2."
    assert german("set-fix.text", n=2) == "Schlagen 2."
    assert [english("grip", n=n) for n in (1, 3)] == ["a card", "3 cards"]
    assert [english("eye", open=value) for value in (True, False)] == ["open", "closed"]
    assert english.keys() == {"set-fix", "set-fix.text", "grip", "eye"}
    assert german.keys("de") == {"set-fix", "set-fix.text"}
    assert Text([folder / "text"], "../x")("set-fix") == "Fix"


def test_what_is_missing_is_english_or_visible_and_never_raises(tmp_path: Path) -> None:
    text = Text(
        [write(tmp_path, en="a = A\nb = { $n } of { $m }\nc =\n    .d = D\n", de="z = Z\n"), tmp_path / "no"], "de"
    )
    assert text("a") == "A"
    assert text("nope.text") == "⟨nope.text⟩"
    assert (text("c"), text("c.d")) == ("⟨c⟩", "D")
    assert text.missing == {"nope.text", "c"}
    assert text.has("a") and text.has("c.d") and not text.has("nope")
    assert text("b", n=1).startswith("1 of")
    assert list(text.errors) == ["b"]


def test_the_latest_folder_wins_even_over_the_better_language(tmp_path: Path) -> None:
    game = write(
        tmp_path / "game", en="a = old\n    .text = old text\nb = b\n", de="a = alt\n    .text = alter Text\nb = b-de\n"
    )
    pack = write(tmp_path / "pack", en="a = new\n    .text = new text\n")
    assert Text([game, pack], "en")("a") == "new"
    german = Text([game, pack], "de")
    assert (german("a"), german("a.text"), german("b")) == ("new", "new text", "b-de")


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    folder = write(tmp_path, en="a = one\n")
    assert Text([folder], "en")("a") == "one"
    write(tmp_path, en="a = two\n")
    os.utime(tmp_path / "text/en.ftl", ns=(1, 1))
    assert Text([folder], "en")("a") == "two"
