"""The texts of all languages side by side."""

from __future__ import annotations

from pathlib import Path

from fathom.workshop.texts import audit


def write(folder: Path, **files: str) -> Path:
    """Write text files; `en` is text/en.ftl, `en_content` is text/en/content.ftl."""
    for name, text in files.items():
        path = folder / "text" / (name.replace("_", "/") + ".ftl")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_the_audit_finds_nothing_in_good_files_and_names_the_line_in_bad_ones(tmp_path: Path) -> None:
    good = write(
        tmp_path / "good", en="-name = Fathom\na = { $n } { -name }\n", de="-name = Fathom\na = { -name } { $n }\n"
    )
    assert audit([good]) == []
    bad = write(
        tmp_path / "bad",
        en="a = A { $n }\n    .text = T\nb = B\nc = { gone }\n\nthis is junk\n",
        de="a = A { $m }\nb = B\nb = again\nc = C\nd = only here\n",
    )
    found = [line.removeprefix(f"{bad}/text/") for line in audit([good, bad])]
    assert found == [
        'en.ftl:6: cannot be read: Expected token: "="',
        f"de.ftl:3: b is already in {bad}/text/de.ftl:2",
        "en.ftl:4: c refers to gone, which does not exist",
        "en.ftl:1: a uses $n, but not in de",
        "en.ftl:1: a.text is missing in de",
        "de.ftl:1: a uses $m, but not in en",
        "de.ftl:5: d is missing in en",
    ]
