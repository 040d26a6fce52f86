"""Setups as people write them: `difficulty=hard`, several at once, and mixtures for measurements.

>>> parse_value("true"), parse_value("3"), parse_value("sage")
(True, 3, 'sage')
>>> parse_value("fix+breaker,cheer+magus")
[('fix', 'breaker'), ('cheer', 'magus')]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from fathom.core.errors import SetupError, did_you_mean
from fathom.core.game import SetupOption, box_of, find, prepared
from fathom.core.rng import Stream, seed_for

#: Chosen setup options; what is not named keeps its default.
Chosen: TypeAlias = Mapping[str, Any]
Packs: TypeAlias = Sequence[Path | str]


def parse_value(text: str) -> Any:
    """Return the value that a word stands for: a number, true or false, a list (a+b,c+d), or the word itself."""
    text = text.strip()
    if "+" in text.lstrip("+"):
        return [tuple(part.strip() for part in entry.split("+")) for entry in text.split(",")]
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    try:
        return int(text)
    except ValueError:
        return text.strip("\"'")


def parse_setup(pairs: Iterable[str]) -> dict[str, list[Any]]:
    """Read `KEY=VALUE` words; `KEY=a,b` and a KEY given twice list several values, each to be tried.

    >>> parse_setup(["difficulty=normal,hard", "climbers=fix+breaker,cheer+magus"])
    {'difficulty': ['normal', 'hard'], 'climbers': [[('fix', 'breaker'), ('cheer', 'magus')]]}

    Raises:
        SetupError: a word is not of that form.
    """
    found: dict[str, list[Any]] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip().replace("-", "_")
        if not (key and equals and value.strip()):
            raise SetupError("setup", f"'{pair}' is not KEY=VALUE, such as difficulty=hard")
        values = [value] if "+" in value else [part for part in value.split(",") if part.strip()]
        found.setdefault(key, []).extend(parse_value(part) for part in values)
    return found


def single(values: Mapping[str, list[Any]]) -> dict[str, Any]:
    """Return a setup in which every option has one value.

    Raises:
        SetupError: an option has several.
    """
    for key, several in values.items():
        if len(several) > 1:
            raise SetupError(key, f"one value is needed here, not {len(several)}")
    return {key: several[0] for key, several in values.items()}


def variants(
    game_id: str, values: Mapping[str, list[Any]], by: Sequence[str] = (), packs: Packs = ()
) -> list[dict[str, Any]]:
    """Return every combination of the values, checked; an option named in `by` takes all the values that it can.

    Raises:
        SetupError: an option or a value is unknown, or the values of an option in `by` cannot be listed.
    """
    game, box = find(game_id), box_of(game_id, packs)
    known = {option.name: option for option in game.options(box)}
    wanted = dict(values)
    for key in by:
        if key not in known:
            raise SetupError(key, f"unknown setup option{did_you_mean(key, known)}", known)
        values_of = _values_of(known[key])
        if not values_of and key not in wanted:
            raise SetupError(key, f"say which values to compare: --setup {key}=…,…")
        wanted.setdefault(key, values_of)
    found = [dict(zip(wanted, combination, strict=True)) for combination in product(*wanted.values())]
    for chosen in found:
        prepared(game, box, chosen)
    return found


def mixture(game_id: str, number: int, packs: Packs = ()) -> list[dict[str, Any]]:
    """Return a number of setups that vary every option; they are the same each time."""
    game, box = find(game_id), box_of(game_id, packs)
    ranges: dict[str, list[Any]] = {}
    for option in game.options(box):
        if values := _values_of(option):
            ranges[option.name] = values
        elif option.kind != "number" and type(option.default) is int:  # how many play
            ranges[option.name] = [n for n in range(1, 9) if _is_possible(game_id, {option.name: n}, packs)]
    stream = Stream({"mixture": seed_for(0, "mixture")}, "mixture")
    found: list[dict[str, Any]] = []
    for _ in range(number * 20):
        chosen = {name: stream.pick(values) for name, values in ranges.items()}
        if len(found) < number and _is_possible(game_id, chosen, packs):
            found.append(chosen)
    return found or [{}]


def described(game_id: str) -> list[tuple[str, str]]:
    """Return each setup option of a game as a flag, with its question and what may be typed."""
    text = find(game_id).text("en")
    found = []
    for option in find(game_id).options(box_of(game_id)):
        key = f"setup-{option.name}"
        question = text(key) if text.has(key) else option.name.replace("_", " ").capitalize()
        found.append((f"--{option.name.replace('_', '-')}", f"{question} [{'; '.join(_typed(option))}]"))
    return found


def _typed(option: SetupOption) -> Iterator[str]:
    """Yield what an option may be, as it is typed, and what it is if left out."""
    if option.choices and all(isinstance(part, tuple) for part in option.choices):  # figures made of several parts
        yield f"how many, or who, as in {'+'.join(part[0] for part in option.choices)},…"
        yield from (", ".join(part) for part in option.choices)
    elif option.kind == "flag":
        yield "true, false"
    else:
        yield ", ".join(map(str, option.choices)) or option.kind
    if option.default not in (None, ()):
        yield f"default: {str(option.default).lower() if option.kind == 'flag' else option.default}"


def _values_of(option: SetupOption) -> list[Any]:
    """Return every value that an option can have, if they can be listed."""
    if option.kind == "flag":
        return [False, True]
    return list(option.choices) if option.kind == "choice" else []


def _is_possible(game_id: str, chosen: Chosen, packs: Packs) -> bool:
    try:
        prepared(find(game_id), box_of(game_id, packs), chosen)
    except SetupError:
        return False
    return True
