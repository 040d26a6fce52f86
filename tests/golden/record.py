"""Record the golden games anew, as the rules are now.

    python -m tests.golden.record [--anew] [GAME …]

Choices of games that are already recorded are kept as far as they are still possible (what `fathom replay --update`
does); `--anew` forgets them. Each line is a replay, with one more field: `trail`, a few letters for every decision, by
which a test finds the first decision that is no longer the same. The counts of `counts.jsonl` are counted again.
"""

from __future__ import annotations

import zlib
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

import fathom
from fathom.core.replay import Replay
from fathom.core.state import State
from fathom.lab import replays
from fathom.players import answer, make

FOLDER = Path(__file__).parent
#: Games by file: who plays, how many games, and the setup.
#: Leviathans of which two games are recorded, not nine.
OTHERS = (
    "storm", "weaver", "avalanche", "hive", "collector", "fury", "bloom", "forsaken", "tunneler", "twins", "vortex",
    "hunger", "deep", "tyrant",
)  # fmt: skip

WANTED: dict[str, dict[str, list[tuple[str, int, dict[str, Any]]]]] = {
    "leviathan-wilds": {
        leviathan: [
            ("random", 1, {"leviathan": leviathan, "climbers": 1, "difficulty": "casual", "edition": "en"}),
            ("random", 2, {"leviathan": leviathan, "climbers": 1, "difficulty": "expert", "edition": "de"}),
            ("random", 3, {"leviathan": leviathan, "climbers": [["kestrel", "herald"], ["hazard", "roughneck"]]}),
            ("random", 4, {"leviathan": leviathan, "climbers": 3, "difficulty": "hard", "edition": "de"}),
            ("random", 5, {"leviathan": leviathan, "climbers": 4, "edition": "en"}),
            ("greedy", 6, {"leviathan": leviathan, "climbers": [["fix", "magus"], ["cheer", "breaker"]]}),
            ("greedy", 7, {"leviathan": leviathan, "climbers": [["kestrel", "breaker"], ["hazard", "herald"]]}
             | {"difficulty": "casual", "edition": "de"}),
            ("greedy", 8, {"leviathan": leviathan, "climbers": 3, "difficulty": "casual", "edition": "en"}),
            ("greedy", 9, {"leviathan": leviathan, "climbers": 4, "difficulty": "hard", "edition": "de"}),
        ]
        for leviathan in ("sage", "sentinel", "watcher")
    }
    | {
        "others": [
            one
            for number, leviathan in enumerate(OTHERS)
            for one in (
                ("random", number, {"leviathan": leviathan, "climbers": 1 + number % 4, "edition": "en"}),
                ("greedy", number, {"leviathan": leviathan, "climbers": 2 + number % 2, "difficulty": "casual"}),
            )
        ]
    },
    "abyss": {
        name: [
            *(("random", n, {"players": n, "expansion": expansion}) for n in range(2, 6 if expansion else 5)),
            *(("greedy", 10 + n, {"players": n, "expansion": expansion}) for n in range(2, 6 if expansion else 5)),
        ]
        for name, expansion in (("leviathan", True), ("base", False))
    },
    "forgotten-depths": {
        start: [
            ("random", 1, {"start": start, "heroes": 1, "random_campfire": True, "locked_chests": True}),
            ("random", 2, {"start": start, "heroes": 3, "players": 2, "one_dead_end": True, "more_keys": True}),
            ("greedy", 3, {"start": start, "heroes": ["bren"], "more_keys": True}),
            ("greedy", 4, {"start": start, "heroes": ["sil", "ava"], "double_healing": True}),
            ("greedy", 5, {"start": start, "heroes": 3, "players": 1, "keys_on_descent": True}),
            ("greedy", 6, {"start": start, "heroes": [["ava", "alternate"], ["sil", "single"]], "edition": "retail"}),
            ("greedy", 7, {"start": start, "heroes": [["sil", "alternate"]], "starting_ability": True}),
            ("greedy", 8, {"start": start, "heroes": [["bren", "alternate"], ["ava", "single"]], "one_dead_end": True}),
            *(("greedy", seed, {"start": start, "heroes": 2}) for seed in seeds),
        ]
        # the seeds: games in which the rarer Legendary Locations are completed
        for start, seeds in (("ruins", (23, 25, 30, 41, 65)), ("caverns", (20, 23, 29, 35)), ("architecture", (24, 26)))
    },
    "gone-to-gaia": {
        "onslaught": [
            *(("random", n, {"players": n}) for n in (1, 2)),
            *(("greedy", 2 + n, {"players": n}) for n in (1, 2)),
            *(("greedy", 4 + n, {"players": 1 + n % 2, "training": True, "hard": n > 6}) for n in range(8)),
        ],
        "quests": [
            ("greedy", 20 + n, {"quest": quest, "players": 1 + n % 2, "training": n > 1, "hard": n % 5 == 0})
            for n, quest in enumerate(
                ("first_bell", "dog_at_the_gate", "lamp_oil", "bears_kitchen", "voice_under_glass", "dead_reckoning",
                 "nine_years", "doctors_stairs", "orchard_of_names", "the_gauge", "better_than_new", "first_fire",
                 "reading_room", "cut_the_root", "countersigned", "high_water", "open_gate", "countersigned",
                 "doctors_stairs")
            )
        ],
        "campaign": [
            ("greedy", 50 + n, {"quest": "campaign", "players": 1 + n, "training": n > 0}) for n in range(2)
        ],
    },
}  # fmt: skip
#: A player may not know when to stop; a recorded game may stop before its end.
MOST_CHOICES = 2500


def trail(replay: Replay) -> tuple[str, State]:
    """Play a replay and return four letters for each of its decisions, and the state that it leads to.

    Where a choice is no longer possible, it ends.
    """
    state = fathom.new(replay.game, seed=replay.seed, **replay.setup)
    marks = [mark(state)]
    for choice in replay.choices:
        if state.decision is None or choice >= len(state.decision.options):
            break
        state.choose(choice)
        marks.append(mark(state))
    return "".join(marks), state


def mark(state: State) -> str:
    """Return four letters for a decision: the question, and who may do what with which thing on the table.

    Numbers of effects (in an option's facts) are left out: they move when a card is added.
    """
    asked = state.decision and (
        state.decision.key,
        state.decision.lead,
        [(option.seat, option.key, option.targets) for option in state.decision.options],
    )
    return f"{zlib.crc32(repr(asked).encode()) & 0xFFFF:04x}"


def play(game_id: str, player: str, seed: int, setup: dict[str, Any]) -> Replay:
    """Let programs play a game."""
    state = fathom.new(game_id, seed=seed, **setup)
    players = [make(player, seed=seed * 10 + seat) for seat in range(8)]
    while not state.over and state.ply < MOST_CHOICES:
        state.choose(answer(state, players))
    return Replay.of(state)


def write(file: Path, recorded: list[Replay]) -> None:
    """Write replays, each with its trail, one per line."""
    lines = [
        msgspec.json.encode(msgspec.json.decode(replay.write()) | {"trail": trail(replay)[0]}) for replay in recorded
    ]
    file.write_bytes(b"\n".join(lines) + b"\n")


class Start(msgspec.Struct):
    """A start from which to count: a game after its first choices."""

    seed: int
    setup: dict[str, Any]
    choices: list[int]
    depth: int


def counts(game_id: str, start: Start) -> list[int]:
    """Count, in the manner of perft, the decisions (and ends) after one more choice, after two, and so on."""
    state = fathom.new(game_id, seed=start.seed, **start.setup)
    for choice in start.choices:
        state.choose(choice)
    level, found = [state], []
    for _ in range(start.depth):
        below = []
        for state in level:
            for index in range(len(state.decision.options) if state.decision else 0):
                twin = state.clone()
                twin.choose(index)
                below.append(twin)
        level = below
        found.append(len(level))
    return found


def main(anew: bool, games: Collection[str]) -> None:
    """Record everything of the games that are named, or of all."""
    for game_id, files in WANTED.items():
        if games and game_id not in games:
            continue
        folder = FOLDER / game_id
        folder.mkdir(exist_ok=True)
        for name, wanted in files.items():
            file = folder / f"{name}.jsonl"
            if anew or not file.exists():
                write(file, [play(game_id, *one) for one in wanted])
            else:
                replays.update(file)
                write(file, [Replay.read(line) for line in replays.read_lines(file)])
            print(file.relative_to(FOLDER), *(len(Replay.read(line).choices) for line in replays.read_lines(file)))
        found = [{"start": start, "decisions": counts(game_id, start)} for start in COUNTED[game_id]]
        text = "\n".join(msgspec.json.encode(one).decode() for one in found)
        (folder / "counts.jsonl").write_text(text + "\n", encoding="utf-8")


#: Starts from which to count.
COUNTED: dict[str, list[Start]] = {
    "leviathan-wilds": [
        Start(1, {"leviathan": "sage", "climbers": 2}, [4, 5], 5),
        Start(2, {"leviathan": "watcher", "climbers": 1, "edition": "de"}, [2, 6], 5),
        Start(3, {"leviathan": "sentinel", "climbers": 3, "difficulty": "expert"}, [0, 4, 8], 4),
    ],
    "abyss": [
        Start(1, {"players": 2}, [], 6),
        Start(2, {"players": 4, "expansion": False}, [0, 0], 6),
        Start(3, {"players": 5}, [0], 6),
    ],
    "forgotten-depths": [
        Start(1, {"heroes": 1}, [0, 0], 4),
        Start(2, {"start": "caverns", "heroes": 2}, [], 4),
        Start(3, {"start": "architecture", "heroes": [["sil", "alternate"]]}, [], 5),
    ],
    "gone-to-gaia": [
        Start(1, {}, [0, 0, 0], 5),
        Start(2, {"players": 1}, [0, 0, 0], 5),
        Start(3, {"quest": "first_bell"}, [0, 0], 5),
    ],
}

if __name__ == "__main__":
    asked = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    asked.add_argument("--anew", action="store_true", help="forget the choices that are recorded")
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(WANTED)}; all of them if left out")
    given = asked.parse_args()
    if unknown := set(given.games) - set(WANTED):
        asked.error(f"no such game: {', '.join(unknown)}")
    main(given.anew, given.games)
