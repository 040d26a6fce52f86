"""The command line, as people and scripts use it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.core.edited import edited

import fathom
from fathom import cli
from fathom._compiled import form

GAME = "leviathan-wilds"


class Answer:
    """What a command printed and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    def run(*args: object) -> Answer:
        monkeypatch.setattr(sys, "argv", ["fathom", *map(str, args)])
        status = 0
        try:
            cli.main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return run


# ---------------------------------------------------------------- in general


def test_help_names_every_command(run: Any) -> None:
    answer = run("--help")
    assert answer.status == 0
    for command in ("play", "simulate", "arena", "census", "bench", "rules", "content", "replay"):
        assert f"\n  {command} " in answer.out


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["bench"], ["rules"], ["replay"], ["content", "check"]])
def test_every_command_has_examples(run: Any, command: list[str]) -> None:
    assert f"fathom {' '.join(command)}" in run(*command, "--help").out.partition("Examples:")[2]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "bench"])
@pytest.mark.parametrize("game", fathom.games())
def test_help_about_a_game_lists_its_setup_options(run: Any, command: str, game: str) -> None:
    told = run(command, game, "--help").out.partition(f"Setup of {game}:\n")[2]
    words = {word.strip(",;[]") for word in told.split()}
    for name, option in fathom.describe(game)["options"].items():
        assert f"  --{name.replace('_', '-')} " in told
        assert option["kind"] not in ("choice", "several") or {*map(str, option["choices"])} <= words
    assert "Setup of" not in run(command, "--help").out


def test_the_version_is_printed(run: Any) -> None:
    assert run("--version").out == f"fathom {fathom.__version__} ({form()})\n"


def test_the_command_line_starts_light() -> None:
    """Nothing heavy is loaded before a command needs it."""
    code = "import sys, fathom.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = ("rich.table", "multiprocessing", "fathom.lab", "fathom.terminal", "fathom.games.leviathan_wilds", "chess")
    assert not [name for name in loaded if name in heavy]


def test_fathom_is_a_module_too() -> None:
    command = [sys.executable, "-m", "fathom", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("fathom ")


# ---------------------------------------------------------------- play


def test_play_hands_everything_to_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    terminal = pytest.importorskip("fathom.terminal")
    asked: dict[str, Any] = {}

    def play(game: str, **options: Any) -> int:
        asked.update(options, game=game)
        return 0

    monkeypatch.setattr(terminal, "play", play)
    answer = run(
        "play", "--leviathan", "sentinel", "--climbers=fix+breaker,cheer+magus", "--seats", "me,greedy", "--yes"
    )
    assert answer.status == 0, answer.err
    assert asked["game"] == ""
    assert asked["setup"] == {"leviathan": "sentinel", "climbers": [("fix", "breaker"), ("cheer", "magus")]}
    assert asked["seats"] == ["me", "greedy"]
    assert asked["questions"] is False
    assert asked["lang"] == "en"


def test_a_language_that_we_do_not_speak_is_refused(run: Any) -> None:
    answer = run("rules", "LW-096", "--lang", "fr")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == "fathom: there is no language 'fr' (there are: en, de)\n"


# ---------------------------------------------------------------- simulate


def test_simulate_prints_one_object(run: Any) -> None:
    answer = run("simulate", GAME, "--games", 3, "--workers", 1, "--json")
    assert answer.status == 0
    assert answer.err == ""
    keys = {"game", "games", "errors", "stuck", "wins", "win_rate", "ci95", "decisions", "seconds"}
    assert keys <= answer.json.keys()
    assert (answer.json["game"], answer.json["games"], answer.json["errors"]) == (GAME, 3, 0)


def test_simulate_prints_a_table(run: Any) -> None:
    answer = run("simulate", GAME, "-n", 2, "--workers", 1, "--by", "edition", "--difficulty", "hard")
    assert answer.status == 0
    assert "edition" in answer.out
    assert "difficulty: hard" in answer.out


def test_flags_and_setup_pairs_say_the_same(run: Any) -> None:
    flags = run("simulate", GAME, "-n", 2, "--workers", 1, "--json", "--leviathan", "watcher", "--climbers", 3)
    pairs = run(
        "simulate", GAME, "-n", 2, "--workers", 1, "--json", "--setup", "leviathan=watcher", "--setup", "climbers=3"
    )
    assert flags.json | {"seconds": 0} == pairs.json | {"seconds": 0}
    assert len(flags.json["setup"]["climbers"]) == 3


def test_arena_tells_who_is_stronger(run: Any) -> None:
    answer = run("arena", "abyss", "greedy,random", "-n", 3, "--workers", 1, "--players", 2)
    assert answer.status == 0 and "3 seeds of run 0" in answer.out
    assert "greedy against random: " in answer.out and "not decided" in answer.out
    answer = run("arena", "abyss", "greedy,random", "-n", 3, "--workers", 1, "--players", 2, "--json")
    assert answer.json["duels"][0]["players"] == ["greedy", "random"]


def test_simulate_writes_a_line_per_game(run: Any, tmp_path: Path) -> None:
    run("simulate", GAME, "-n", 3, "--workers", 1, "--json", "--out", tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["index"] for line in lines] == [0, 1, 2]


def test_a_stuck_game_is_a_failure(run: Any) -> None:
    answer = run("simulate", GAME, "-n", 1, "--workers", 1, "--limit", 5)
    assert answer.status == 1
    assert "1 stuck" in answer.out


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--leviathan", "sagee"], "leviathan: 'sagee' is not possible; did you mean 'sage'? (allowed: sage, "),
        (["--climbers", "5"], "climbers: 5 players cannot play (allowed: 1, 2, 3, 4)"),
        (["--climbers", "a+b,c+d,e+f,g+h,i+j"], "climbers: 5 climbers are too many"),
        (["--climbers", "fix+breaker,fix+magus"], "climbers: the character 'fix' can be in play only once"),
        (["--climbers", "fixx+breaker,cheer+magus"], "climbers: 'fixx' is no character; did you mean 'fix'?"),
        (["--levithan", "sage"], "levithan: unknown setup option; did you mean 'leviathan'?"),
        (["--setup", "difficulty"], "setup: 'difficulty' is not KEY=VALUE"),
        (["--player", "gredy"], "there is no player 'gredy'; did you mean 'greedy'?"),
        (["--by", "colour"], "colour: unknown setup option"),
        (["--out", "no/such/folder/x.jsonl"], "there is no folder"),
        (["--pack", "no-such-pack"], "no such pack folder"),
    ],
)
def test_bad_input_is_one_clear_line(run: Any, flags: list[str], message: str) -> None:
    answer = run("simulate", GAME, "-n", 1, "--workers", 1, "--json", *flags)
    assert (answer.status, answer.out) == (2, "")
    assert message in answer.err
    assert answer.err.startswith("fathom: ")
    assert answer.err.count("\n") == 1


def test_an_unknown_game_is_refused(run: Any) -> None:
    answer = run("simulate", "leviathan-wild")
    assert answer.status == 2
    assert "there is no game 'leviathan-wild'; did you mean 'leviathan-wilds'?" in answer.err


def test_a_flag_without_a_value_is_refused(run: Any) -> None:
    answer = run("simulate", GAME, "--leviathan")
    assert answer.status == 2
    assert "--leviathan needs a value" in answer.err


#: Says when the first games were played. Ctrl-C counts, even if a shell that began the tests has switched it off.
LONG_RUN = """
import signal, sys
from fathom import cli
from fathom.lab import simulate

def wait_and_tell(*args, **more):
    found = wait(*args, **more)
    if found.done:
        simulate.wait = wait
        print("playing", file=sys.stderr, flush=True)
    return found

signal.signal(signal.SIGINT, signal.default_int_handler)
wait, simulate.wait = simulate.wait, wait_and_tell
cli.main()
"""


@pytest.fixture
def long_run(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A simulation on two cores that would take all day, after its first games."""
    args = ["simulate", GAME, "-n", "1000000", "--workers", "2", "--json", "--out", str(tmp_path / "games.jsonl")]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", LONG_RUN, *args], stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "playing\n"
        yield process
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize(
    ("how", "everybody"),
    [(signal.SIGINT, True), (signal.SIGINT, False), (signal.SIGTERM, True)],
    ids=["Ctrl-C in a terminal", "Ctrl-C to the parent only", "kill of the group"],
)
def test_a_run_that_is_stopped_ends_cleanly_with_what_it_has(
    long_run: subprocess.Popen[str], tmp_path: Path, how: signal.Signals, everybody: bool
) -> None:
    (os.killpg if everybody else os.kill)(long_run.pid, how)
    out, err = long_run.communicate(timeout=120)
    assert long_run.returncode == 130, err
    told = json.loads(out)
    assert told["interrupted"] is True
    file = tmp_path / "games.jsonl"
    assert err == f"fathom: stopped after {told['games']} of 1000000 games; they are in {file}\n"
    indices = [json.loads(line)["index"] for line in file.read_text(encoding="utf-8").splitlines()]
    assert indices == sorted(indices) and len(indices) == told["games"] > 0


def test_workers_end_with_a_parent_that_is_killed(long_run: subprocess.Popen[str]) -> None:
    long_run.kill()
    long_run.communicate(timeout=120)  # returns when the last of them has closed its end of the pipes


# ---------------------------------------------------------------- bench


def test_bench_prints_one_object(run: Any) -> None:
    answer = run("bench", "--seconds", 0.05, "--json")
    assert answer.json.keys() == {"form", *fathom.games()}
    assert {"decisions_per_s", "clone_us", "save_us", "save_bytes"} <= answer.json[GAME].keys()


def test_bench_prints_a_table(run: Any) -> None:
    assert "decisions a second" in run("bench", GAME, "--seconds", 0.05).out


# ---------------------------------------------------------------- rules


def test_a_rule_is_found_by_its_id(run: Any) -> None:
    found = run("rules", "lw-096", "--json").json[GAME]["rules"][0]
    assert found["id"] == "LW-096"
    assert found["code"]
    assert "LW-096" in run("rules", "LW-096").out


def test_words_find_rules_in_the_wanted_language(run: Any) -> None:
    english, german = (run("rules", "letting", "go", "--lang", lang, "--json").json for lang in ("en", "de"))
    assert english[GAME]["rules"][0]["text"] != german[GAME]["rules"][0]["text"]


def test_a_rule_that_no_rulebook_of_ours_holds_says_so(run: Any) -> None:
    book, public = (run("rules", id_, "--json").json["abyss"]["rules"][0] for id_ in ("AL-034", "AB-034"))
    assert (book["public"], public["public"]) == (False, True)
    assert "public facts: the base rules in French" in run("rules", "AB-034").out
    assert "public facts: die Grundregeln" in run("rules", "AB-034", "--lang", "de").out
    assert "public facts" not in run("rules", "AL-034").out


def test_without_words_the_chapters_are_listed(run: Any) -> None:
    assert "LW-001" in run("rules").out
    assert run("rules", GAME, "--json").json[GAME]["chapters"][0]["clauses"] > 0


def test_coverage_has_the_keys_that_scripts_rely_on(run: Any) -> None:
    found = run("rules", GAME, "--coverage", "--json").json[GAME]
    assert found["clauses"] >= 328
    assert isinstance(found["implemented"], int)
    assert isinstance(found["tested"], int)
    assert found["tested"] + len(found["untested"]) == found["clauses"]
    assert found["proved"] <= found["rules"] <= found["clauses"]
    assert "clauses" in run("rules", "--coverage").out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["LW-999"], "there is no rule LW-999; did you mean 'LW-"),
        (["xyzzy"], "no rule says 'xyzzy'"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["wilds", "--coverage"], "--coverage counts a whole game"),
    ],
)
def test_an_unknown_rule_is_refused(run: Any, words: list[str], message: str) -> None:
    answer = run("rules", *words)
    assert (answer.status, answer.out) == (2, "")
    assert message in answer.err


# ---------------------------------------------------------------- content


def test_shipped_content_is_well(run: Any) -> None:
    assert run("content", "check").out == f"all is well: {', '.join(fathom.games())}\n"
    assert run("content", "check", "--json").json == {"ok": True, "problems": {game: [] for game in fathom.games()}}


def test_a_broken_pack_is_explained(run: Any, tmp_path: Path) -> None:
    (tmp_path / "injuries.toml").write_text(
        '[[injury]]\nid = "itch"\nsource = "fathom"\nonce = [{do = "losse", grip = 1}]\nremove = {on = "rest"}\n',
        encoding="utf-8",
    )
    answer = run("content", "check", tmp_path)
    assert answer.status == 1
    assert "itch.once[0]" in answer.out
    assert "did you mean 'lose'?" in answer.out
    assert not run("content", "check", tmp_path, "--json").json["ok"]
    refused = run("simulate", GAME, "-n", 1, "--pack", tmp_path)
    assert refused.status == 2
    assert "did you mean 'lose'?" in refused.err


def test_a_pack_that_is_no_folder_is_refused(run: Any, tmp_path: Path) -> None:
    assert run("content", "check", tmp_path / "nowhere").status == 2


# ---------------------------------------------------------------- replay


def save_with(tmp_path: Path, **fields: Any) -> Path:
    state = fathom.new(GAME, seed=3)
    state.choose(0)
    file = tmp_path / "save.json"
    file.write_text(edited(state.save(), **fields), encoding="utf-8")
    return file


def test_a_save_is_checked(run: Any, tmp_path: Path) -> None:
    file = save_with(tmp_path)
    assert run("replay", file, "--json").json["ok"]
    assert "after 1 choices" in run("replay", file).out


def test_a_save_of_another_version_is_explained(run: Any, tmp_path: Path) -> None:
    answer = run("replay", save_with(tmp_path, version=999))
    assert answer.status == 1
    assert "made with rules 999" in answer.out


def test_a_save_of_a_newer_format_is_explained(run: Any, tmp_path: Path) -> None:
    answer = run("replay", save_with(tmp_path, fathom=99))
    assert answer.status == 2
    assert "update fathom to open it" in answer.err


def test_a_truncated_save_is_explained(run: Any, tmp_path: Path) -> None:
    file = save_with(tmp_path)
    file.write_text(file.read_text(encoding="utf-8")[:200], encoding="utf-8")
    answer = run("replay", file)
    assert answer.status == 2
    assert "cut off or damaged" in answer.err
