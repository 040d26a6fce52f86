"""The terminal game: draws the table, reads answers and commands, never loses a game."""

from __future__ import annotations

import re
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from fathom.core import game as games
from fathom.core.errors import FathomError
from fathom.core.scene import Choice, Line, Prompt, Scene
from fathom.core.text import LANGS
from fathom.core.text import Text as Words
from fathom.players import NAMES
from fathom.table import Match, Moment, RulesError, autosave_file, games_folder, unfinished
from fathom.table.match import PERSON, Ask, Undo

from .blocks import Block, line, wrap
from .draw import LAYOUTS, Frame, draw, in_order
from .lookup import look_up
from .questions import Questions, Read

#: The index of the choice that leaves a decision to the bot that leads it.
LET_BOT = -1

#: Choices whose log is shown beside the table.
RECENT = 40


class Leave(Exception):
    """The person wants to go."""


def play(
    game_id: str,
    *,
    setup: dict[str, Any] | None = None,
    seats: Sequence[str] = (),
    seed: int | None = None,
    lang: str = "en",
    load: Path | None = None,
    save: Path | None = None,
    trace: bool = False,
    packs: Sequence[Path | str] = (),
    questions: bool | None = None,
    fast: bool = False,
    console: Console | None = None,
    read: Read | None = None,
) -> int:
    """Play a game on the console; return the exit status: 0, or 130 after Ctrl-C.

    Args:
        game_id: The game, such as "leviathan-wilds".
        setup: Setup options that are already decided.
        seats: Who plays each seat: "me" or the name of a bot; people sit in the rest.
        seed: The seed of the game; a random one if none is given.
        lang: "en" or "de".
        load: A saved match to continue, instead of a new one.
        save: Where the game saves itself; a new file in the user's folder if none is given.
        trace: Show the agenda before each question.
        packs: Content packs to lay over the game.
        questions: Whether to ask for the setup; if None, only at a terminal and if nothing is decided.
        fast: Do not pause between the choices of bots.
        console: Where to draw.
        read: Called with a prompt for each answer; raises EOFError when there are no more.

    Raises:
        FathomError: the setup, the seats or the saved game make no match.
    """
    console = console or Console(highlight=False)
    read = read or reader(console)
    if questions is None:
        questions = sys.stdin.isatty() and not setup and load is None
    words, text = _words(lang), games.find(game_id).text(lang, [Path(pack) for pack in packs])
    try:
        asker = Questions(game_id, text, words, console, read)
        if load is None and questions and not seats and (kept := next(unfinished(game_id), None)):
            load = kept if _resume(asker, words, kept) else None
            save = save or load
        if load is not None:
            match = Match.load_from(load, packs)
            for seat, who in enumerate(seats):
                match.seat(seat, who)
        else:
            chosen = asker.setup(packs, setup) if questions else dict(setup or {})
            match = Match.new(game_id, seed=seed, seats=seats, packs=packs, **chosen)
            if questions and not seats:
                for seat, who in enumerate(asker.seats(_seat_names(match, text, words))):
                    match.seat(seat, who)
    except (EOFError, KeyboardInterrupt) as stop:
        console.print()
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    table = Table(match, console, read, lang, save or autosave_file(game_id), trace=trace, fast=fast)
    return table.run()


def reader(console: Console) -> Read:
    """Return a function that reads answers: at a terminal with line editing, from a pipe with the answers shown."""
    if sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  gives input() its line editing

        return lambda prompt: console.input(Text(prompt, "bold"))

    def from_pipe(prompt: str) -> str:
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        console.print(Text(prompt + answer.rstrip("\n")))
        return answer.rstrip("\n")

    return from_pipe


def _words(lang: str) -> Words:
    return Words([Path(__file__).parent / "text"], lang)


def _resume(asker: Questions, words: Words, kept: Path) -> bool:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.stat().st_mtime))
    names = {True: words("resume-yes"), False: words("resume-no")}
    answer: bool = asker.one_of(words("ask-resume", when=when), (True, False), True, lambda value: names[value])
    return answer


def _seat_names(match: Match, text: Words, words: Words) -> list[str]:
    """Return what the seats are called: by their panels in the scene, else by number."""
    scene = match.game.scene(match.state, 0, text)
    names: dict[int, list[str]] = {}
    for panel in scene.panels:
        if panel.seat >= 0:
            names.setdefault(panel.seat, []).append(panel.title)
    return [" + ".join(names.get(seat, ())) or words("seat-name", n=seat + 1) for seat in range(len(match.seats))]


class Table:
    """A match on a console."""

    def __init__(
        self, match: Match, console: Console, read: Read, lang: str, kept_in: Path, *, trace: bool, fast: bool
    ) -> None:
        self.match = match
        self.console = console
        self.read = read
        self.kept_in = kept_in
        self.trace = trace
        self.fast = fast
        self.ask: Ask = "windows"
        self.speak(lang)
        self._scene: tuple[int, Scene] | None = None
        self.notes: Block = []
        self.stale = True

    def speak(self, lang: str) -> None:
        """Speak a language from now on."""
        self.lang = lang if lang in LANGS else "en"
        self.words = _words(self.lang)
        self.text = self.match.game.text(self.lang, [Path(pack) for pack in self.match.packs])
        self._scene = None

    # ------------------------------------------------------------------------------------------ the loop

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        status = 0
        try:
            self._play()
        except KeyboardInterrupt:
            status = 130
            self.console.print()
        except EOFError:
            self.console.print()
        except Leave:
            pass
        self._say_goodbye()
        return status

    def _play(self) -> None:
        while True:
            self._let_bots_play()
            self._keep()
            if self.match.over and not self.match.people:
                self._show()
                return
            if self.stale:
                self._show()
            answer = self.read(self._prompt()).strip()
            try:
                self._obey(answer)
            except RulesError as error:
                self._report(error)
            except FathomError as error:
                self._say(str(error), "red")

    def _let_bots_play(self) -> None:
        """Let bots choose until a person is asked; if all seats are bots, tell what they do."""
        watching = not self.match.people
        while not self.match.over and not self.match.asked(self.ask):
            try:
                moment = self.match.bot_step()
            except RulesError as error:
                self._report(error)
                assert self.match.state.decision is not None
                seat = self.match.state.decision.lead
                self.match.seat(seat, PERSON)
                self._say(self.words("bot-failed", name=self._seat_name(seat)), "red")
                return
            self.stale = True
            if watching:
                self._tell(moment)

    def _tell(self, moment: Moment) -> None:
        said = getattr(self.match.game, "log", None)
        lines: Sequence[Line] = said(moment.events, moment.after, self.text) if said else ()
        for entry in lines:
            self.console.print(Text(f"• {entry.words}"))
        if lines and self.console.is_terminal and not self.fast:
            time.sleep(0.15)

    def _keep(self) -> None:
        """Save the game by itself, before each question."""
        if not self.match.entries:
            return
        try:
            self.match.save_to(self.kept_in)
        except FathomError as error:
            self._say(self.words("not-kept", message=str(error)), "red")

    def _say_goodbye(self) -> None:
        if not self.match.entries:
            return
        self._keep()
        if not self.kept_in.exists():
            return
        path = str(self.kept_in)
        self._print(wrap(Text(self.words("kept", path=path)), self.console.width))
        if not self.match.over:
            shown = shlex.quote(path)
            self.console.print(Text(self.words("resume-with", game=self.match.state.game, path=shown)), soft_wrap=True)

    # ------------------------------------------------------------------------------------------ the scene

    def scene(self) -> Scene:
        """Return the table as whoever is asked sees it, with the choices of everybody who sits here."""
        if self._scene is not None and self._scene[0] == self.match.ply:
            return self._scene[1]
        state, asked = self.match.state, self.match.asked(self.ask)
        seat = asked[0] if asked else self.match.people[0] if self.match.people else -1
        scene = self.match.game.scene(state, seat, self.text)
        choices: dict[int, Choice] = {choice.index: choice for choice in scene.choices if choice.seat in asked}
        for other in asked[1:]:
            for choice in self.match.game.scene(state, other, self.text).choices:
                if choice.seat in asked:
                    choices.setdefault(choice.index, choice)
        prompt = scene.prompt
        if state.decision is not None and asked:
            self._fill_in(choices, asked)
            prompt = prompt or Prompt(question=state.decision.key, lead=state.decision.lead, seats=state.decision.seats)
            lead = state.decision.lead
            if lead not in asked:
                name = self._seat_name(lead)
                choices[LET_BOT] = Choice(
                    index=LET_BOT, seat=lead, key="pass", words=self.words("let-bot", name=name), moves_on=True
                )
                hint = self.words("may-act")
                prompt = msgspec.structs.replace(prompt, question=self.words("bot-leads", name=name), hint=hint)
        ordered = tuple(choices[index] for index in sorted(choices, key=lambda index: (index < 0, index)))
        scene = msgspec.structs.replace(scene, choices=ordered, prompt=prompt)
        self._scene = self.match.ply, scene
        return scene

    def _fill_in(self, choices: dict[int, Choice], asked: tuple[int, ...]) -> None:
        """Whatever is legal can be chosen, even if the scene has no words for it."""
        assert self.match.state.decision is not None
        for index, option in enumerate(self.match.state.decision.options):
            if option.seat in asked and index not in choices:
                said = " ".join((option.key, *(str(part) for part in (option.targets or option.args))))
                moves_on = option.key.startswith("pass")
                choices[index] = Choice(
                    index=index, seat=option.seat, key=option.key, words=said, targets=option.targets, moves_on=moves_on
                )

    def _seat_name(self, seat: int) -> str:
        return _seat_names(self.match, self.text, self.words)[seat]

    def _default(self) -> int:
        """Return the number of the choice that Enter makes: a plain pass. 0 if there is none."""
        for number, choice in enumerate(in_order(self.scene()), 1):
            if choice.moves_on and choice.key == "pass":
                return number
        return 0

    # ------------------------------------------------------------------------------------------ showing

    def _show(self) -> None:
        """Draw the table."""
        if self.console.is_terminal and not self.trace:
            self.console.clear()
        log = self.match.log(self.text, RECENT, self.scene().seat)
        height = self.console.height - 2 - len(self.notes) if self.console.is_terminal else 0
        if self.console.is_terminal:
            self._print(draw(self.scene(), self.words, self.console.width, height, log))
        else:
            self._print(Frame(self.scene(), self.words, self.console.width, LAYOUTS[2], log).lines())
        if self.match.over:
            self._print(self._ending())
        if self.trace:
            self._print(self._agenda())
        self._print(self.notes)
        self.notes = []
        self.stale = False

    def _ending(self) -> Block:
        outcome = self.match.state.outcome
        assert outcome is not None
        if self.scene().ending:
            return []
        said = self.words("won" if outcome.won else "lost")
        reason = self.words("reason", reason=outcome.reason.replace("_", " "), n=self.match.state.ply)
        return [line((said, "bold")), Text(reason)]

    def _agenda(self) -> Block:
        agenda = self.match.state.agenda
        if not agenda:
            return [Text(self.words("trace-empty"), "dim")]
        found = [Text(self.words("trace"), "dim")]
        for call in reversed(agenda):
            found.append(Text(f"  {call[0]}({', '.join(map(repr, call[1:]))})", "dim"))
        return found

    def _prompt(self) -> str:
        if self.match.over:
            return self.words("prompt-over")
        return self.words("prompt", enter=str(self._default() or "none"))

    def _print(self, block: Block) -> None:
        for one in block:
            self.console.print(one, soft_wrap=True)

    def _say(self, message: str, style: str = "yellow") -> None:
        """Answer a command; if the table is about to be drawn anew, the answer stands below it."""
        said = wrap(Text(message, style), self.console.width)
        if self.stale:
            self.notes += said
        else:
            self._print(said)

    def _report(self, error: RulesError) -> None:
        path = games_folder() / f"fault-{self.match.state.game}-{self.match.state.ply}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(error.report, encoding="utf-8")
        except OSError:
            pass
        self._say(self.words("rules-failed", message=str(error), path=str(path)), "red")

    # ------------------------------------------------------------------------------------------ answers

    def _obey(self, answer: str) -> None:
        """Make a choice or carry out a command."""
        if answer.isdigit():
            self._choose(int(answer))
            return
        if not answer:
            self._enter()
            return
        if answer[0] in "?/" and len(answer) > 1:
            self._look(answer[1:].strip())
            return
        word, _, rest = answer.partition(" ")
        command = self._commands().get(word.lower())
        if command is not None:
            command(rest.strip())
        elif not self._choose_place(answer):
            number = len(self.scene().choices)
            self._say(self.words("unknown-answer", answer=answer, n=number), "red")

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": lambda rest: self._look(rest) if rest else self._help(),
            "/": self._look,
            "help": lambda rest: self._look(rest) if rest else self._help(),
            "u": lambda rest: self._undo("choice"),
            "undo": lambda rest: self._undo("choice"),
            "uu": lambda rest: self._undo("action"),
            "ut": lambda rest: self._undo("turn"),
            "turn": lambda rest: self._undo("turn"),
            "r": lambda rest: self._redo(),
            "redo": lambda rest: self._redo(),
            "s": self._save,
            "save": self._save,
            "l": self._load,
            "load": self._load,
            "lang": self._change_language,
            "log": lambda rest: self._tell_all(),
            "hand": lambda rest: self._show_hands(),
            "map": lambda rest: self._show(),
            "bot": self._change_player,
            "ask": self._change_ask,
            "q": lambda rest: self._leave(),
            "quit": lambda rest: self._leave(),
        }

    def _choose(self, number: int) -> None:
        choices = in_order(self.scene())
        if not 1 <= number <= len(choices):
            self._say(self.words("no-such-number", answer=number, n=len(choices)), "red")
            return
        index = choices[number - 1].index
        if index == LET_BOT:
            self.match.bot_step()
        else:
            self.match.choose(self.match.ply, index)
        self.stale = True

    def _enter(self) -> None:
        if self.match.over:
            raise Leave
        number = self._default()
        if number:
            self._choose(number)
        else:
            self._say(self.words("press-number"))

    def _choose_place(self, answer: str) -> bool:
        """Choose by the name of a place, if only one choice is there."""
        wanted = answer.casefold()
        fits = [
            number
            for number, choice in enumerate(in_order(self.scene()), 1)
            if any(target.casefold().rpartition(".")[2] == wanted for target in choice.targets)
        ]
        if len(fits) == 1:
            self._choose(fits[0])
        elif fits:
            self._say(self.words("several-fit", answer=answer, numbers=", ".join(map(str, fits))))
        return bool(fits)

    # ------------------------------------------------------------------------------------------ commands

    def _undo(self, what: Undo) -> None:
        steps = self.match.steps_back(what)
        peeked = self.match.reveals(steps) if steps else False
        taken = self.match.undo(what)
        self.stale = True
        self._say(self.words("undone", n=len(taken)))
        if peeked:
            self._say(self.words("undone-revealed"))

    def _redo(self) -> None:
        again = self.match.redo()
        self.stale = True
        self._say(self.words("redone", n=len(again)))

    def _save(self, name: str) -> None:
        if not name:
            self._keep()
            self._say(self.words("saved-itself", path=str(self.kept_in)))
            return
        path = _file(name)
        if path.exists() and not _is_ours(path):
            self._say(self.words("not-ours", path=str(path)), "red")
            return
        self.match.save_to(path)
        self._say(self.words("saved", path=str(path)))

    def _load(self, name: str) -> None:
        if not name:
            kept = [path for path in unfinished(self.match.state.game) if path != self.kept_in][:5]
            self._say(self.words("load-what" if kept else "no-games-kept"))
            for path in kept:
                self._say(f"  {path}", "")
            return
        path = _file(name)
        match = Match.load_from(path, self.match.packs)
        self._keep()  # the game that was on the table stays where it was
        self.match = match
        self.kept_in = autosave_file(match.state.game)
        self.speak(self.lang)
        self.stale = True
        self._say(self.words("loaded", path=str(path)))

    def _change_language(self, lang: str) -> None:
        if lang not in LANGS:
            self._say(self.words("unknown-language"))
            return
        self.speak(lang)
        self.stale = True
        self._say(self.words("language"))

    def _change_player(self, rest: str) -> None:
        names = _seat_names(self.match, self.text, self.words)
        seat, _, who = rest.rpartition(" ")
        seats = [at for at, name in enumerate(names) if seat and seat.casefold() in (str(at + 1), name.casefold())]
        if not seats or who not in (PERSON, *NAMES):
            listed = ", ".join(f"{at} {name}" for at, name in enumerate(names, 1))
            self._say(self.words("bot-usage", seats=listed))
            return
        self.match.seat(seats[0], who)
        self._scene = None
        self.stale = True
        self._say(self.words("seat-changed", name=names[seats[0]], who=self.words(f"seat-{who}")))

    def _change_ask(self, how: str) -> None:
        match how:
            case "always" | "windows" | "never":
                self.ask = how
                self._scene = None
                self.stale = True
                self._say(self.words("ask-changed", ask=how))
            case _:
                self._say(self.words("ask-usage"))

    def _tell_all(self) -> None:
        lines = self.match.log(self.text, seat=self.scene().seat)
        if not lines:
            self._say(self.words("empty-log"))
        for entry in lines:
            said = line(
                ("• ", "bright_black"), entry.words, (f"  {entry.clause}" if entry.clause else "", "bright_black")
            )
            self._print(wrap(said, self.console.width, 2))

    def _show_hands(self) -> None:
        frame = Frame(self.scene(), self.words, self.console.width, LAYOUTS[0])
        self._print(frame.hands_of(range(len(self.match.seats))))

    def _look(self, wanted: str) -> None:
        if not wanted:
            self._say(self.words("look-up-usage"))
            return
        self._print(look_up(wanted, self.match.game, self.text, self.scene(), self.words, self.console.width))

    def _help(self) -> None:
        words = self.words
        self.console.print(Text(words("help-title"), "bold"))
        rows = [(words("help"), words("help.number")), (words("help.enter"), words("help.enter-text"))]
        for name in ("undo", "redo", "look", "hand", "save", "bot", "ask", "lang", "quit"):
            rows.append((words(f"help.{name}"), words(f"help.{name}-text")))
        for key, said in rows:
            self._print(wrap(line((f"  {key:<17}", "bold cyan"), said), self.console.width, 19))

    def _leave(self) -> None:
        raise Leave


def _file(name: str) -> Path:
    """Return the file that a person means: `~` is the home folder, and `.json` is added to a bare name."""
    path = Path(name).expanduser()
    return path if path.suffix else path.with_suffix(".json")


def _is_ours(path: Path) -> bool:
    """Whether a file looks like a game of fathom, so that it may be written over."""
    try:
        with path.open("rb") as file:
            return re.match(rb'\s*{\s*"(fathom|format)"', file.read(64)) is not None
    except OSError:
        return False
