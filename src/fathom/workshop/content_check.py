"""Whether the content of a game is whole: its files, its words, and what the words say."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from fathom.core.content import ContentError
from fathom.core.game import AnyGame, text_folders
from fathom.core.state import Box
from fathom.core.text import LANGS, Text, text_files
from fathom.parts.catalogue import Catalogue

from .lessons import lesson_problems
from .overrides import disagreements
from .texts import audit


def content_problems(game: AnyGame, packs: Sequence[Path] = ()) -> list[str]:
    """Load the content of a game with packs laid over it, and read its texts; return what is wrong, line by line."""
    try:
        box = game.open_box([pack.resolve() for pack in packs], check=True)
    except ContentError as error:
        return [str(problem) for problem in error.problems]
    folders = [*text_folders(game), *(pack / game.id if (pack / game.id).is_dir() else pack for pack in packs)]
    found = audit(text_folders(game))
    found += audit(folders[2:])
    told, needed = dict(_from_lint(game, "written_by_hand", box)), dict.fromkeys(_from_lint(game, "keys_of", box))
    found += [*_wordless(box, game, folders, told.keys() - needed), *_needless(box, game)]
    found += disagreements(folders, told.items())
    if not packs:
        found += lesson_problems(game)
    said = "\n".join(found)
    for lang in LANGS:
        spoken = Text(folders, lang).keys(lang)
        for key in needed:
            if key not in spoken and f"'{key}'" not in said and f"'{key.partition('.')[0]}'" not in said:
                found.append(f"{game.id}, text/{lang}: no '{key}'")
    return found


def _from_lint(game: AnyGame, question: str, box: Box) -> Iterable[Any]:
    """Ask the module `lint/text.py` of a game, which may answer two questions about a box.

    `keys_of` yields the key of each text that is needed beyond a name and a text for every entry. `written_by_hand`
    yields the key of each text that may be written by hand, with the content that it tells.
    """
    if not (game.folder / "lint" / "text.py").is_file():
        return ()
    package = game.state.__module__.rpartition(".")[0]
    answer: Iterable[Any] = getattr(import_module(f"{package}.lint.text"), question, lambda box: ())(box)
    return answer


def entries(box: Box) -> dict[str, str]:
    """Return what needs words: text keys with the place in the content that they belong to.

    A key is the name of the table that an entry stands in, and its id: `[[card]] id = "fix.dyno"` is `card-fix-dyno`.
    An id that does not begin with that of the entry around it gets it: `overlay-watcher-eye`.
    """
    if isinstance(box, Catalogue):
        named = (place.partition(".") for place, _ in box.places())
        return {f"{kind}-{id_}".replace(".", "-").replace("_", "-"): f"{kind} '{id_}'" for kind, _, id_ in named}
    found: dict[str, str] = {}
    for name, table in vars(box).items():
        if name.startswith("_") or not isinstance(table, Mapping):
            continue
        for entry in table.values():
            if _id_of(entry):
                found.update(_keys(_singular(name), entry, ""))
    return found


def _keys(kind: str, entry: msgspec.Struct, owner: str) -> Iterator[tuple[str, str]]:
    id_ = _id_of(entry)
    if id_:
        whole = id_ if not owner or id_ == owner or id_.startswith(f"{owner}.") else f"{owner}.{id_}"
        yield f"{kind}-{whole}".replace(".", "-").replace("_", "-"), f"{kind} '{id_}'"
        owner = owner or id_
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        # Tables of entries have a name in the singular; lists inside an entry (tokens, pools) need no words.
        if isinstance(value, tuple) and not field.endswith("s"):
            for inner in value:
                if _id_of(inner):
                    yield from _keys(field, inner, owner)


def _id_of(entry: object) -> str:
    """Return the id of a content record: a struct that takes no unknown field; of anything else, nothing."""
    if not isinstance(entry, msgspec.Struct) or not entry.__struct_config__.forbid_unknown_fields:
        return ""
    return str(getattr(entry, "id", ""))


def _singular(word: str) -> str:
    return word[:-3] + "y" if word.endswith("ies") else word.removesuffix("s")


def _wordless(box: Box, game: AnyGame, folders: Sequence[Path], made: Collection[str]) -> Iterator[str]:
    """Yield the entries without a name, and those without a text whose likes have one, unless it is made from them."""
    wanted = entries(box)
    for lang in LANGS:
        spoken = Text(folders, lang).keys(lang)
        with_text = {key.partition("-")[0] for key in wanted if f"{key}.text" in spoken}
        for key, place in wanted.items():
            if key not in spoken:
                yield f"{game.id}, {place}: no text '{key}' in {lang}"
            elif key.partition("-")[0] in with_text and f"{key}.text" not in {*spoken, *made}:
                yield f"{game.id}, {place}: no text '{key}.text' in {lang}"


def _needless(box: Box, game: AnyGame) -> Iterator[str]:
    """Yield the names in the content*.ftl of a game that belong to no entry."""
    wanted = entries(box)
    for lang in LANGS:
        for path in text_files(game.folder, lang):
            if path.name.startswith("content"):
                for line in path.read_text(encoding="utf-8").splitlines():
                    key, equals, _ = line.partition(" =")
                    if equals and key and not key.startswith((" ", "#", "-")) and key not in wanted:
                        yield f"{game.id}, text/{lang}/{path.name}: '{key}' belongs to no content"
