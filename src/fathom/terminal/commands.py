"""What can be typed beside the number of a choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from fathom.core.scene import Choice
from fathom.core.text import LANGS
from fathom.players import NAMES
from fathom.table import Match, autosave_file, games_folder, unfinished
from fathom.table.history import FAR, PERSON, Undo, chosen
from fathom.table.lessons.teacher import SKIP

from .asking import in_order
from .blocks import Block, line, wrap
from .draw import Frame
from .layout import WHOLE
from .lookup import look_up
from .story import record

if TYPE_CHECKING:
    from .table import Table


class Leave(Exception):
    """The person wants to go."""


class Commands:
    """The commands of a table, by the words for them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.by_word: dict[str, Callable[[str], None]] = {
            "?": lambda rest: self.look_up(rest) if rest else self.help(),
            "/": self.look_up,
            "help": lambda rest: self.look_up(rest) if rest else self.help(),
            "u": lambda rest: self.undo("choice"),
            "undo": lambda rest: self.undo("choice"),
            "uu": lambda rest: self.undo("action"),
            "ut": lambda rest: self.undo("turn"),
            "turn": lambda rest: self.undo("turn"),
            "ur": lambda rest: self.undo("round"),
            "up": lambda rest: self.undo("part"),
            "r": lambda rest: self.redo(),
            "redo": lambda rest: self.redo(),
            "s": self.save,
            "save": self.save,
            "l": self.load,
            "load": self.load,
            "lang": self.language,
            "log": lambda rest: self.tell_all(),
            "hand": lambda rest: self.hands(),
            "why": lambda rest: self.why(),
            "sheet": lambda rest: self.sheet(),
            "map": lambda rest: self.table.show(),
            "m": lambda rest: self.table.more(),
            "more": lambda rest: self.table.more(),
            "bot": self.change_player,
            "ask": self.change_ask,
            "coach": lambda rest: self.coach(),
            "skip": lambda rest: self.skip(),
            "q": lambda rest: self.leave(),
            "quit": lambda rest: self.leave(),
        }

    def obey(self, answer: str) -> bool:
        """Carry out a command; return whether the answer was one."""
        if answer[0] in "?/":
            word, rest = answer[0], answer[1:]
        else:
            word, _, rest = answer.partition(" ")
        command = self.by_word.get(word.lower())
        if command is None:
            return False
        command(rest.strip())
        return True

    def undo(self, what: Undo) -> None:
        """Take back as far as asked, and say if something hidden was seen meanwhile. What is further asks first."""
        table = self.table
        steps = table.match.steps_back(what)
        if steps and what in FAR:
            leads = table.match.led_to(steps, what, table.text)
            if not table.agrees(table.words("undo-far", to=leads, n=table.match.chosen_back(steps))):
                return
        peeked = steps > 0 and table.match.reveals(steps)
        taken = table.match.undo(what)
        table.forget()
        table.say(table.words("undone", n=chosen(taken)))
        if peeked:
            table.say(table.words("undone-revealed"))

    def redo(self) -> None:
        """Make again what was taken back."""
        again = self.table.match.redo()
        self.table.forget()
        self.table.say(self.table.words("redone", n=len(again)))

    def coach(self) -> None:
        """Let the coach speak, or fall silent."""
        self.table.coached = not self.table.coached
        self.table.say(self.table.words("coach-on" if self.table.coached else "coach-off"))

    def skip(self) -> None:
        """Leave the lesson; the game goes on."""
        self.table.match.read(self.table.match.ply, SKIP)
        self.table.forget()

    def save(self, name: str) -> None:
        """Save to a file, but never over somebody else's; without a name say where the game saves itself."""
        table = self.table
        if not name:
            table.keep()
            table.say(table.words("saved-itself", path=str(table.kept_in)))
            return
        path = file_named(name)
        if path.exists() and not _is_ours(path):
            table.say(table.words("not-ours", path=str(path)), "red")
        elif table.may_write(path):
            table.match.save_to(path)
            table.say(table.words("saved", path=str(path)))

    def load(self, name: str) -> None:
        """Go on with a saved game; without a name list the games that are kept."""
        table = self.table
        if not name:
            kept = [path for path in unfinished(table.match.state.game) if path != table.kept_in][:5]
            table.say(table.words("load-what" if kept else "no-games-kept"))
            for path in kept:
                table.say(f"  {path}", "")
            return
        path = file_named(name)
        match = Match.load_from(path, table.match.packs)
        table.keep()  # the game that was on the table stays where it was
        match.asks = dict(table.match.asks)
        table.match = match
        table.kept_in = path if path.parent == games_folder() else autosave_file(match.state.game)
        table.speak(table.lang)
        table.say(table.words("loaded", path=str(path)))

    def language(self, lang: str) -> None:
        """Speak another language."""
        table = self.table
        if lang in LANGS:
            table.speak(lang)
            table.say(table.words("language"))
        else:
            table.say(table.words("unknown-language"))

    def change_player(self, rest: str) -> None:
        """Let a bot or a person play a seat."""
        table = self.table
        names = table.seat_names()
        wanted, _, who = rest.rpartition(" ")
        seats = [at for at, name in enumerate(names) if wanted.strip().casefold() in (str(at + 1), name.casefold())]
        if not seats or who not in (PERSON, *NAMES):
            listed = ", ".join(f"{at} {name}" for at, name in enumerate(names, 1))
            table.say(table.words("bot-usage", seats=listed))
            return
        table.match.seat(seats[0], who)
        table.forget()
        table.say(table.words("seat-changed", name=names[seats[0]], who=table.words(f"seat-{who}")))

    def change_ask(self, how: str) -> None:
        """Say when people are asked in windows."""
        table = self.table
        match how:
            case "always" | "matter" | "concern" | "never":
                table.like_to_be_asked(how)
                table.forget()
                table.say(table.words("ask-changed", ask=how))
            case _:
                table.say(table.words("ask-usage"))

    def tell_all(self) -> None:
        """Tell everything that happened, with the clauses that caused it."""
        table = self.table
        lines = table.match.log(table.text, seat=table.scene().seat)
        if not lines:
            table.say(table.words("empty-log"))
        found: Block = []
        for entry in lines:
            clause = f"  {entry.clause}" if entry.clause else ""
            said = line(("• ", "bright_black"), entry.words, (clause, "bright_black"))
            found += wrap(said, table.console.width, 2)
        table.page(found)

    def why(self) -> None:
        """Say what cannot be done now, and why not."""
        table = self.table
        if not table.scene().refusals:
            table.say(table.words("nothing-refused"))
        found: Block = []
        for refusal in table.scene().refusals:
            said = line((refusal.words, "bold"), f"  {refusal.reason}", (f"  {refusal.clause}", "bright_black"))
            found += wrap(said, table.console.width, 2)
        table.page(found)

    def hands(self) -> None:
        """Show all hands with everything on the cards."""
        table = self.table
        frame = Frame(table.scene(), table.words, table.console.width, WHOLE)
        table.page(frame.hands_of(range(len(table.match.seats)), all_rows=True))

    def sheet(self) -> None:
        """Show the record that the game keeps, if it keeps one."""
        table = self.table
        panels = [panel for panel in table.scene().panels if panel.place == "sheet"]
        if not panels:
            table.say(table.words("no-sheet"))
        named = Frame(table.scene(), table.words, table.console.width, WHOLE).named
        table.page(record(panels, table.console.width, named))

    def look_up(self, wanted: str) -> None:
        """Look up a word, a card or a clause."""
        table = self.table
        choices = in_order(table.scene())
        if wanted.isdecimal() and 1 <= int(wanted) <= len(choices):
            table.print(self._explained(choices[int(wanted) - 1]))
        elif wanted:
            scene, width = table.scene(), table.console.width
            table.page(look_up(wanted, table.match.game.ledger(), table.text, scene, table.words, width))
        else:
            table.say(table.words("look-up-usage"))

    def _explained(self, choice: Choice) -> Block:
        """Return all that is known about a choice, with the numbers that it would change."""
        said = line((choice.words, "bold"), (f" ({choice.cost})" if choice.cost else "", "yellow"))
        if choice.consequence:
            said.append(f"  {choice.consequence}")
        return wrap(said, self.table.console.width, 2)

    def help(self) -> None:
        """Say what can be typed."""
        words = self.table.words
        rows = [(words("help"), words("help.number")), (words("help.enter"), words("help.enter-text"))]
        for name in ("more", "undo", "redo", "look", "hand", "why", "sheet", "save", "bot", "ask", "lang", "quit"):
            rows.append((words(f"help.{name}"), words(f"help.{name}-text")))
        width = self.table.console.width
        found = [line((words("help-title"), "bold"))]
        for key, said in rows:
            found += wrap(line((f"  {key:<17}", "bold cyan"), said), width, 19)
        legend = Frame(self.table.scene(), words, width, WHOLE).legend()
        if legend:
            found += [line((words("help-signs"), "bold")), *legend]
        self.table.page(found)

    def leave(self) -> None:
        """Leave the table."""
        raise Leave


def file_named(name: str) -> Path:
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
