"""A match on a console: draws the table, reads answers, lets bots play, never loses a game."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from fathom.core.errors import FathomError
from fathom.core.scene import Choice, Line, Prompt, Scene
from fathom.core.text import LANGS
from fathom.core.text import Text as Words
from fathom.core.windows import Ask
from fathom.table import Match, Moment, RulesError, games_folder
from fathom.table.history import PERSON
from fathom.table.lessons.coach import with_tips

from .asking import in_order
from .blocks import Block, line, wrap
from .commands import Commands, Leave
from .draw import Frame
from .layout import ENDLESS
from .questions import Read
from .screen import chop, draw

#: The index of the choice that leaves a decision to the bot that leads it.
LET_BOT = -1

#: The fewest lines that the table gets on a low screen.
LEAST = 8

#: Choices whose log is shown beside the table.
RECENT = 40


def words_of(lang: str) -> Words:
    """Return what the terminal itself says, in a language."""
    return Words([Path(__file__).parent / "text"], lang)


def seat_names(match: Match, text: Words, words: Words) -> list[str]:
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
        self.commands = Commands(self)
        self._scene: tuple[int, Scene] | None = None
        #: What was kept last: nothing is written twice.
        self._kept: tuple[object, ...] = ()
        #: Answers to commands, to be shown below the table that is drawn next.
        self.notes: Block = []
        #: Screens that are still to be read: `m` shows the next.
        self.rest: list[Block] = []
        #: Whether the coach speaks, and what it has said.
        self.coached = True
        self._met: set[str] = set()
        #: Whether the table on the screen is an old one.
        self.stale = True
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Speak a language from now on."""
        self.lang = lang if lang in LANGS else "en"
        self.words = words_of(self.lang)
        self.text = self.match.game.text(self.lang, [Path(pack) for pack in self.match.packs])
        self.forget()

    def forget(self) -> None:
        """Draw the table anew before the next question."""
        self._scene = None
        self.stale = True

    # ------------------------------------------------------------------------------------------ the loop

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        status = 0
        try:
            if self.kept_in.parent != games_folder() and not self.may_write(self.kept_in):
                self.print(self.notes)
                return 2
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
            self.keep()
            if self.match.over and not self.match.people:
                self.show()
                return
            if self.stale:
                self.show()
            answer = self.read(self._prompt()).strip()
            try:
                self._obey(answer)
            except RulesError as error:
                self._report(error)
            except FathomError as error:
                self.say(str(error), "red")

    def like_to_be_asked(self, ask: Ask) -> None:
        """Say when people are asked where they may act and need not."""
        self.match.asks = dict.fromkeys(range(len(self.match.seats)), ask)

    def _let_bots_play(self) -> None:
        """Let bots choose until a person is asked; if all seats are bots, tell what they do."""
        watching = not self.match.people
        while not self.match.over and not self.match.asked():
            try:
                moment = self.match.bot_step()
            except RulesError as error:
                self._report(error)
                assert self.match.state.decision is not None
                seat = self.match.state.decision.lead
                self.match.seat(seat, PERSON)
                self.say(self.words("bot-failed", name=self._seat_name(seat)), "red")
                return
            self.stale = True
            if watching:
                self._tell(moment)

    def _tell(self, moment: Moment) -> None:
        lines: Sequence[Line] = moment.log(self.text)
        for entry in lines:
            self.console.print(Text(f"• {entry.words}"))
        if lines and self.console.is_terminal and not self.fast:
            time.sleep(0.15)

    def keep(self) -> None:
        """Save the game by itself, before each question."""
        now = (self.match.ply, tuple(self.match.seats), self.kept_in)
        if not self.match.entries or self._kept == now:
            return
        try:
            self.match.save_to(self.kept_in)
            self._kept = now
        except FathomError as error:
            self.say(self.words("not-kept", message=str(error)), "red")

    def may_write(self, path: Path) -> bool:
        """Whether a file may be written: the folder is there, or the person wants it made."""
        folder = path.absolute().parent
        if folder.exists():
            return True
        if self.agrees(self.words("ask-folder", folder=str(folder))):
            return True
        self.say(self.words("not-saved", folder=str(folder)))
        return False

    def agrees(self, question: str) -> bool:
        """Whether the person says yes; anything else is a no."""
        answer = self.read(question).strip().casefold()
        return bool(answer) and self.words("yes").startswith(answer)

    def _say_goodbye(self) -> None:
        if not self.match.entries:
            return
        self.keep()
        if not self.kept_in.exists():
            return
        path = str(self.kept_in)
        self.print(wrap(Text(self.words("kept", path=path)), self.console.width))
        if not self.match.over:
            shown = shlex.quote(path)
            command = os.environ.get("FATHOM_PLAY", "fathom play")  # what was typed to get here
            said = self.words("resume-with", command=command, game=self.match.state.game, path=shown)
            self.console.print(Text(said), soft_wrap=True)

    # ------------------------------------------------------------------------------------------ the scene

    def scene(self) -> Scene:
        """Return the table as the seat that is asked sees it, with the choices of all who sit here."""
        if self._scene is not None and self._scene[0] == self.match.ply:
            return self._scene[1]
        state, asked = self.match.state, self.match.asked()
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
                prompt = msgspec.structs.replace(prompt, hint=self.words("bot-leads", name=name))
        ordered = tuple(choices[index] for index in sorted(choices, key=lambda index: (index < 0, index)))
        if scene.story is not None:  # who of those at this console proposes it makes no difference
            ordered = tuple({(one.key, one.words): one for one in reversed(ordered)}.values())[::-1]
        scene = msgspec.structs.replace(scene, choices=ordered, prompt=prompt)
        if self.match.teacher is not None:
            scene = self.match.teacher.show(scene, self.lang)
        elif asked:
            scene = with_tips(scene, state, self.match.past, self.lang)
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
        return self.seat_names()[seat]

    def seat_names(self) -> list[str]:
        """Return what the seats are called."""
        return seat_names(self.match, self.text, self.words)

    def _default(self) -> int:
        """Return the number of the choice that Enter makes: a plain pass. 0 if there is none."""
        for number, choice in enumerate(in_order(self.scene()), 1):
            if choice.moves_on and choice.key == "pass":
                return number
        return 0

    # ------------------------------------------------------------------------------------------ showing

    def _coach(self) -> Block:
        """Return one thing that comes up for the first time, in a sentence."""
        for tip in self.scene().tips if self.coached else ():
            if tip.key not in self._met:
                self._met.add(tip.key)
                return wrap(Text(f"» {tip.words}", "green"), self.console.width)
        return []

    def show(self) -> None:
        """Draw the table."""
        if self.console.is_terminal and not self.trace:
            self.console.clear()
        log = self.match.log(self.text, RECENT, self.scene().seat)
        below = [*(self._ending() if self.match.over else ()), *(self._agenda() if self.trace else ()), *self._coach()]
        below += self.notes
        if self.console.is_terminal:
            height = max(self._room() - len(below), LEAST)
            screen, *self.rest = draw(self.scene(), self.words, self.console.width, height, log)
        else:
            screen = Frame(self.scene(), self.words, self.console.width, ENDLESS, log).lines()
        self.print([*screen, *below])
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
        lesson = self.scene().lesson
        if lesson and lesson.waits == "read":
            return self.words("prompt-read")
        if self.match.over:
            return self.words("prompt-over")
        return self.words("prompt", enter=str(self._default() or "none"), more="yes" if self.rest else "none")

    def _room(self) -> int:
        """Return how many lines the screen has above the prompt."""
        return self.console.height - 2

    def page(self, block: Block) -> None:
        """Print a long answer: as much as the screen can show, the rest with `m`."""
        if not self.console.is_terminal:
            self.print(block)
            return
        screen, *self.rest = chop(block, max(self._room(), LEAST), self.words)
        self.print(screen)

    def more(self) -> None:
        """Print the next screen; after the last one draw the table anew."""
        if self.rest:
            self.print(self.rest.pop(0))
        else:
            self.show()

    def print(self, block: Block) -> None:
        """Print a block as it is."""
        for one in block:
            self.console.print(one, soft_wrap=True)

    def say(self, message: str, style: str = "yellow") -> None:
        """Answer a command; if the table is about to be drawn anew, the answer stands below it."""
        said = wrap(Text(message, style), self.console.width)
        if self.stale:
            self.notes += said
        else:
            self.print(said)

    def _report(self, error: RulesError) -> None:
        path = games_folder() / f"fault-{self.match.state.game}-{self.match.state.ply}.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(error.report, encoding="utf-8")
        except OSError:
            pass
        self.say(self.words("rules-failed", message=str(error), path=str(path)), "red")

    # ------------------------------------------------------------------------------------------ answers

    def _obey(self, answer: str) -> None:
        """Make a choice or carry out a command."""
        if answer.isdecimal():
            self._choose(int(answer))
            return
        if not answer:
            self._enter()
            return
        if not self.commands.obey(answer) and not self._choose_place(answer):
            self.say(self.words("unknown-answer", answer=answer, n=len(self.scene().choices)), "red")

    def _choose(self, number: int) -> None:
        choices = in_order(self.scene())
        if self._teaches():
            self.say(self.words("read-first"))
            return
        if self.match.over:
            self.say(self.words("already-over"))
            return
        if not 1 <= number <= len(choices):
            self.say(self.words("no-such-number", answer=number, n=len(choices)), "red")
            return
        index = choices[number - 1].index
        if index == LET_BOT:
            self.match.bot_step()
        else:
            self.match.choose(self.match.ply, index, seats=self.match.people)
        self.stale = True

    def _enter(self) -> None:
        if self.match.over and not self._teaches():
            raise Leave
        number, lesson = self._default(), self.scene().lesson
        if lesson and lesson.waits == "read":
            self.match.read(self.match.ply, lesson.beat)
            self.forget()
        elif number:
            self._choose(number)
        else:
            self.say(self.words("press-number"))

    def _teaches(self) -> bool:
        """Whether a lesson waits until its words are read."""
        lesson = self.scene().lesson
        return lesson is not None and lesson.waits == "read"

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
            self.say(self.words("several-fit", answer=answer, numbers=", ".join(map(str, fits))))
        else:
            return self._refuse_place(wanted)
        return True

    def _refuse_place(self, wanted: str) -> bool:
        """Say why nothing can be done at a place, where the table knows it."""
        for no in self.scene().refusals:
            if any(target.casefold().rpartition(".")[2] == wanted for target in no.targets):
                self.say(f"{no.words}: {no.reason}")
                return True
        return False
