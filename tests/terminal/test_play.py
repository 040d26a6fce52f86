"""The terminal game, played with scripted answers: no terminal is needed."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.table.toy import TOY

import fathom
from fathom.core import game as games
from fathom.table import Match
from fathom.terminal import play
from fathom.terminal.app import fitting_game, which_game
from fathom.terminal.table import words_of

GAME = "leviathan-wilds"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FATHOM_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "games"


class Session:
    """A game that was played: what was shown, and how it ended."""

    def __init__(self, answers: Iterator[str] | list[str], width: int = 100, game: str = GAME, **how: Any) -> None:
        self.screen = io.StringIO()
        self.prompts: list[str] = []
        self._answers = iter(answers)
        console = Console(file=self.screen, width=width, force_terminal=False, highlight=False)
        how.setdefault("questions", False)
        how.setdefault("ask", "matter")
        if "load" not in how:
            how.setdefault("seed", 3)
        self.status = play(game, console=console, read=self._read, **how)
        self.shown = self.screen.getvalue()

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if any(prompt.startswith(over) for over in ("The game is over", "Das Spiel ist aus")):
            return "q"
        for answer in self._answers:
            return self._last() if answer == "last" else answer
        raise EOFError

    def _last(self) -> str:
        """Return the highest number of a choice on the screen."""
        table = self.screen.getvalue().rpartition("────")[2]
        return max(re.findall(r"(?<![\w.-])(\d+) \D", table), key=int, default="1")


def kept(home: Path) -> Match:
    (path,) = home.glob("*.json")
    return Match.load_from(path)


# ---------------------------------------------------------------- whole games


def now_and_then_the_last() -> Iterator[str]:
    """Take the first choice; but that may go round in circles, so every fifth time the last: it moves on."""
    for at in range(2000):
        yield "1" if at % 5 else "last"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_is_played_and_its_end_is_told(home: Path, lang: str) -> None:
    session = Session(now_and_then_the_last(), lang=lang)
    match = kept(home)
    assert session.status == 0 and match.over and match.state.outcome is not None
    assert "⟨" not in session.shown, "a text is missing"
    ending = games.find(GAME).text(lang)(f"ending-{match.state.outcome.reason.replace('_', '-')}")
    assert ending in " ".join(session.shown.split())


def test_bots_in_all_seats_play_by_themselves_and_the_end_is_told(home: Path) -> None:
    session = Session([], seats=["random", "random"], fast=True)
    assert session.prompts == [] and kept(home).over
    assert "You have" in session.shown


def test_a_person_plays_with_a_bot(home: Path) -> None:
    session = Session(["1", "ask never", *["1"] * 30], seats=["me", "random"])
    match = kept(home)
    assert {entry.by for entry in match.entries} == {"me", "random", "unasked"}
    assert "never" in session.shown


def test_a_person_is_asked_in_a_bots_windows_and_may_let_it_go_on(home: Path) -> None:
    session = Session(["1", *[""] * 6, "1"], seats=["me", "random"])
    assert "(a bot) is about to act" in session.shown and "Nothing: let" in session.shown


@pytest.mark.parametrize("leviathan", ["sage", "sentinel", "watcher"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_screen(leviathan: str, width: int) -> None:
    session = Session(["1", "2", "", "", "1", "1"], width=width, setup={"leviathan": leviathan, "climbers": 2})
    table, _, _ = session.shown.rpartition("\nThe game is kept")
    assert max(map(len, table.splitlines())) <= width


# ---------------------------------------------------------------- answers


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("hello", "“hello” is neither a number from 1 to 10 nor a command"),
        ("11", "There is no choice 11: type a number from 1 to 10"),
        ("0", "There is no choice 0"),
        ("", "Type the number of a choice"),
        ("-1", "is neither a number"),
        ("²", "is neither a number"),
        ("lang fr", "I speak English (lang en) and German (lang de)"),
        ("bot 7 greedy", "seats: 1 Fix, 2 Kestrel"),
        ("bot 1 clever", "Type “bot SEAT LEVEL”"),
        ("ask sometimes", "Type “ask always”"),
        ("l nowhere.json", "nowhere.json cannot be read"),
        ("l", "No unfinished game is kept"),
        ("u", "there is nothing to take back"),
        ("r", "there is nothing to do again"),
        ("/", "Type ? and a word"),
        ("?qqqq", "Nothing is known about “qqqq”"),
        ("log", ""),
        ("why", "Nothing is forbidden"),
    ],
)
def test_bad_input_gets_a_clear_answer_and_the_question_again(answer: str, reply: str) -> None:
    session = Session([answer, "q"])
    assert reply in session.shown and len(session.prompts) == 2 and session.status == 0


def test_a_place_is_enough_if_only_one_choice_is_there(home: Path) -> None:
    Session(["c1", "E1"])
    assert kept(home).state.choices == [2, 4]


def test_a_place_with_several_choices_asks_for_the_number() -> None:
    session = Session(["c1", "d1", "", "", "3", "b1"])
    assert "fits several choices" in session.shown


def test_enter_passes_a_window(home: Path) -> None:
    session = Session(["1", "1", ""])
    match = kept(home)
    assert match.past[-1].before.decision is not None
    assert match.past[-1].before.decision.options[match.entries[-1].index].key == "pass"
    assert "(Enter = " in session.prompts[2]


# ---------------------------------------------------------------- undo


def test_undo_and_redo_say_what_they_did(home: Path) -> None:
    session = Session(["3", "4", "u", "r", "u", "u"])
    assert session.shown.count("One choice is taken back.") == 3
    assert "One choice is made again." in session.shown
    match = kept(home)
    assert match.state.ply == 0 and match.ply == 6


def test_undoing_a_turn_over_a_revealed_card_says_so(home: Path) -> None:
    session = Session(["3", "4", "", "ut"])
    assert "Something hidden came to light" in session.shown
    assert kept(home).state.ply == 2


def test_what_goes_back_further_than_a_turn_asks_first(home: Path) -> None:
    session = Session(["3", "4", "ur", "", "ur", "y"])
    assert session.prompts.count("Take 2 choices back, to the start of Setup? (y = yes, anything else = no) ") == 2
    assert session.shown.count("2 choices are taken back.") == 1
    assert kept(home).state.ply == 0


# ---------------------------------------------------------------- save and load


def test_a_game_that_was_left_goes_on_where_it_was(home: Path) -> None:
    first = Session(["3", "4", "", "q"])
    (path,) = home.glob("*.json")
    assert f"fathom play {GAME} --load {path}" in first.shown
    before = Match.load_from(path).state.save()
    second = Session(["u", "q"], load=path)
    assert "One choice is taken back." in second.shown
    assert Match.load_from(path).state.ply == fathom.load(before).ply - 1
    assert list(home.glob("*.json")) == [path]


def test_saving_and_loading_by_command(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "mine.json"
    session = Session(["3", f"s {tmp_path / 'mine'}", "4", f"l {file}", "s", "q"])
    assert f"saved in {file}" in " ".join(session.shown.split())
    assert Match.load_from(file).state.ply == 1
    assert len(list(home.glob("*.json"))) == 2, "the game that was left behind is kept too"


def test_saving_never_overwrites_other_peoples_files(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all")
    session = Session(["3", f"s {file}", "q"])
    assert "is no game of fathom" in " ".join(session.shown.split()) and file.read_text() == "Dear all"


def test_the_game_keeps_itself_where_it_is_told_to(tmp_path: Path) -> None:
    Session(["3"], save=tmp_path / "here.json")
    assert Match.load_from(tmp_path / "here.json").state.ply == 1


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = Session(["3", "4"], save=tmp_path / "file" / "game.json")
    assert "could not be kept" in session.shown and session.status == 0


@pytest.mark.parametrize(("stop", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_the_end_of_input_and_ctrl_c_end_cleanly_with_the_file_named(
    home: Path, stop: type[BaseException], status: int
) -> None:
    def answers() -> Iterator[str]:
        yield "3"
        raise stop

    session = Session(answers())
    (path,) = home.glob("*.json")
    assert session.status == status and str(path) in session.shown


def test_nothing_is_kept_before_the_first_choice(home: Path) -> None:
    session = Session(["q"])
    assert not home.exists() and "kept" not in session.shown


# ---------------------------------------------------------------- language, look-ups, seats


def test_the_language_changes_in_the_middle() -> None:
    session = Session(["lang de", "?Vorsprung", "lang en"])
    assert "Ich spreche jetzt Deutsch." in session.shown and "wo beginnst du?" in session.shown
    assert "I speak English now." in session.shown


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("?Dyno", "Jump as shown"),
        ("?lw-096", "You can rest only on a ledge"),
        ("/ledge", "LW-156"),
        ("?1", "Start on A1"),
    ],
)
def test_words_cards_rules_and_choices_are_looked_up(wanted: str, found: str) -> None:
    assert found in " ".join(Session([wanted]).shown.split())


def test_help_lists_commands_and_signs() -> None:
    shown = Session(["?"]).shown
    assert "What you can type" in shown and "Signs on the board" in shown and "◆" in shown


def test_all_hands_can_be_shown() -> None:
    shown = Session(["hand"]).shown
    assert "Hand of Fix" in shown and "Hand of Kestrel" in shown


def test_a_bot_can_take_over_and_give_back(home: Path) -> None:
    session = Session(["bot kestrel random", "bot 2 me", "3"])
    assert "Kestrel is played by: The random bot." in session.shown
    assert kept(home).seats == ["me", "me"]


def test_trace_shows_the_agenda_before_each_question() -> None:
    shown = Session(["3", "4"], trace=True).shown
    assert "Agenda, next first:" in shown and "threats.reveal_threat()" in shown


# ---------------------------------------------------------------- questions before the game


def test_enter_enter_enter_plays(home: Path) -> None:
    session = Session([*[""] * 12, "3"], questions=True)
    assert "Which leviathan do you climb?" in session.shown
    assert kept(home).state.setup == fathom.new(GAME).setup


def test_everything_can_be_chosen_by_number_or_name(home: Path) -> None:
    answers = ["watcher", "4", "German edition", "3", "Cheer", "magus", "2", "", "", "", "1", "2", "3", "q"]
    Session([*answers[:-1], "1", "q"], questions=True)
    setup: Any = kept(home).state.setup
    assert (setup.leviathan, setup.difficulty, setup.edition) == ("watcher", "expert", "de")
    assert setup.climbers[0] == ("cheer", "magus") and len(setup.climbers) == 3
    assert kept(home).seats == ["me", "learner", "steady"]


def test_a_lone_player_chooses_two_climbers(home: Path) -> None:
    Session(["", "", "", "1", "fix", "cheer", "herald", "", "1"], questions=True)
    setup: Any = kept(home).state.setup
    assert setup.climbers == (("fix", "cheer", "herald"),)


def test_a_wrong_answer_to_a_question_is_asked_again(home: Path) -> None:
    session = Session(["dragon", "99", *[""] * 12, "1"], questions=True)
    assert "“dragon” is none of these" in session.shown and "“99” is none of these" in session.shown


def test_an_unfinished_game_is_offered_first(home: Path) -> None:
    Session(["3"])
    session = Session(["", "4"], questions=True)
    assert "not finished" in session.shown and kept(home).state.choices == [2, 3]


def test_the_question_which_game_tells_what_they_are() -> None:
    console = Console(file=io.StringIO(), width=60)
    which_game(words_of("en"), console, lambda prompt: "", "en")
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "Gone to Gaia  90 minutes  Two delvers" in shown and max(map(len, shown.splitlines())) <= 60


def test_what_was_typed_to_play_is_what_is_typed_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_PLAY", "bin/play --terminal")
    assert f"Go on with: bin/play --terminal {GAME} --load" in Session(["3", "q"]).shown


def test_leaving_during_the_questions_is_no_error(home: Path) -> None:
    assert Session(["", ""], questions=True).status == 0 and not home.exists()


# ---------------------------------------------------------------- when things go wrong


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Session]:
    monkeypatch.setitem(games._registered, "toy", TOY)
    return lambda answers, **how: Session(answers, game="toy", **how)


def test_a_fault_in_the_rules_takes_the_choice_back_and_leaves_a_report(
    toy: Callable[..., Session], home: Path
) -> None:
    session = toy(["1", "4", "5", "1"])
    assert session.shown.count("a fault in the rules") == 2
    assert kept_toy(home).state.ply == 2 and len(list(home.glob("fault-*"))) == 1


def test_a_game_without_words_can_still_be_played(toy: Callable[..., Session], home: Path) -> None:
    session = toy(["1", "6", "q"])
    assert kept_toy(home).over and "The game is won." in session.shown


def kept_toy(home: Path) -> Match:
    (path,) = home.glob("toy-*.json")
    return Match.load_from(path)


def test_a_game_that_is_not_named_is_asked_for_or_found_by_its_setup() -> None:
    answers = iter(["forgotten"])
    console = Console(file=io.StringIO(), width=80)
    assert which_game(words_of("en"), console, lambda prompt: next(answers), "en") == "forgotten-depths"
    assert fitting_game({"leviathan": "sage"}) == "leviathan-wilds"
    assert fitting_game({}) == fitting_game({"nonsense": 1}) == fathom.games()[0]
