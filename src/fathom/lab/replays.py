"""Recorded games: play them again, check them, write them anew after a change of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from fathom.core import files
from fathom.core.errors import FathomError, SaveError
from fathom.core.files import GameFile
from fathom.core.game import find, load_from, new
from fathom.core.replay import Replay
from fathom.core.rng import Stream, seed_for
from fathom.core.state import State

Packs = tuple[Path, ...]


def read_lines(file: Path) -> list[str]:
    """Return the recorded games in a file: the whole file is one, or each line is.

    Raises:
        SaveError: the file cannot be read, or holds nothing.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError(f"{file} is no replay: it is not text") from None
    except OSError as error:
        raise SaveError(f"{file} cannot be read ({error.strerror})") from None
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise SaveError(f"{file} is empty")
    if len(lines) == 1 or not all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines):
        return [text]
    return lines


# ---------------------------------------------------------------------------------------------- checking


def check(file: Path, packs: Packs = (), to: int | None = None, moves: bool = False) -> list[dict[str, Any]]:
    """Play the recorded games of a file again and say how each of them went.

    Raises:
        SaveError: the file holds no recorded games.
    """
    found = []
    for line in read_lines(file):
        recorded = files.read(line)
        replay = Replay.in_file(recorded)
        answer: dict[str, Any] = {
            "game": replay.game,
            "version": replay.version,
            "content": replay.content,
            "setup": replay.setup,
            "seed": replay.seed,
            "choices": len(replay.choices),
        }
        try:
            answer |= _play(replay, packs, to, moves)
            if to is None:
                _compare_with_save(recorded, answer.pop("end"), packs)
            answer.pop("end", None)
        except FathomError as error:
            answer |= {"ok": False, "error": str(error)}
            answer.pop("end", None)
        found.append(answer)
    return found


def _play(replay: Replay, packs: Packs, to: int | None, moves: bool) -> dict[str, Any]:
    made: list[str] = []
    state: State | None = None
    asked = ""
    for state in replay.play(packs):
        if made or state.ply:
            made.append(asked)
        if to is not None and state.ply >= to:
            break
        asked = _choice(state, replay.choices[state.ply]) if state.ply < len(replay.choices) else ""
        if state.ply == 0:
            made.clear()
    assert state is not None
    answer: dict[str, Any] = {"ok": True, "ply": state.ply, "outcome": msgspec.to_builtins(state.outcome)}
    if moves:
        answer["moves"] = made
    if state.decision is not None:
        answer["decision"] = {
            "key": state.decision.key,
            "lead": state.decision.lead,
            "options": [_said(option.seat, option.key, option.args) for option in state.decision.options],
        }
    return answer | {"end": state}


def _choice(state: State, index: int) -> str:
    decision = state.decision
    if decision is None or not 0 <= index < len(decision.options):
        return f"{state.ply}: {index}"
    option = decision.options[index]
    return f"{state.ply}: {decision.key} → {_said(option.seat, option.key, option.args)}"


def _said(seat: int, key: str, args: Sequence[Any]) -> str:
    return f"seat {seat} {key}" + "".join(f" {arg}" for arg in args)


def _compare_with_save(file: GameFile, end: State, packs: Packs) -> None:
    """A saved game must be where its own replay leads to."""
    if file.state and load_from(file, packs) != end:
        raise SaveError("the saved game is not where its choices lead to")


# ---------------------------------------------------------------------------------------------- writing anew


def update(file: Path, packs: Packs = ()) -> list[dict[str, Any]]:
    """Write recorded games anew, as the rules are now.

    The old choices are kept as far as they are still possible; from there a game is played on at random, if it had
    been played to its end.

    Raises:
        SaveError: the file is a saved game, or holds no recorded games.
    """
    lines = read_lines(file)
    if any(files.read(line).state for line in lines):
        raise SaveError(f"{file} is a saved game: only replays can be written anew")
    found, written = [], []
    for line in lines:
        old = Replay.read(line)
        state = new(old.game, seed=old.seed, packs=packs, **old.setup)
        kept = _follow(state, old.choices)
        stream = Stream({"update": seed_for(old.seed, "update")}, "update")
        while old.outcome is not None and state.decision is not None and state.ply < 20_000:
            state.choose(stream.below(len(state.decision.options)))
        written.append(Replay.of(state))
        found.append(
            {
                "game": old.game,
                "version": find(old.game).version,
                "content": state.box.hash,
                "setup": old.setup,
                "seed": old.seed,
                "choices": state.ply,
                "kept": kept,
                "changed": written[-1].write() != old.write(),
                "ok": True,
                "ply": state.ply,
                "outcome": msgspec.to_builtins(state.outcome),
            }
        )
    file.write_text("".join(replay.write() + "\n" for replay in written), encoding="utf-8")
    return found


def _follow(state: State, choices: Sequence[int]) -> int:
    """Make the old choices as long as they are possible; return how many were."""
    for ply, index in enumerate(choices):
        if state.decision is None or not 0 <= index < len(state.decision.options):
            return ply
        state.choose(index)
    return len(choices)


# ---------------------------------------------------------------------------------------------- for people


def as_text(answers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield a few lines about each recorded game."""
    for answer in answers:
        yield f"{answer['game']}, seed {answer['seed']}, {answer['choices']} choices, rules {answer['version']}"
        yield "  " + ", ".join(f"{key} {value}" for key, value in answer["setup"].items())
        yield from (f"  {move}" for move in answer.get("moves", ()))
        if not answer["ok"]:
            yield f"  broken: {answer['error']}"
            continue
        if "kept" in answer:
            yield f"  written anew; {answer['kept']} choices kept" if answer["changed"] else "  unchanged"
        if answer["outcome"]:
            won = "won" if answer["outcome"]["won"] else "lost"
            yield f"  after {answer['ply']} choices: {won} ({answer['outcome']['reason']})"
        elif "decision" in answer:
            asked = answer["decision"]
            yield f"  after {answer['ply']} choices: {asked['key']}, asked of seat {asked['lead']}"
            yield from (f"    {i}. {option}" for i, option in enumerate(asked["options"]))
