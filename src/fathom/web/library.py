"""Games to choose from: their names, their setup forms, their rules."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from fathom.core import game as games
from fathom.core.errors import SetupError
from fathom.core.game import SetupOption
from fathom.core.ledger import Clause, Difference, Entry, Ledger
from fathom.core.text import LANGS, Text
from fathom.table.howto import shown
from fathom.table.lessons.files import howto_of, lessons_of, words_of
from fathom.table.thinking import OFFERED

from . import shapes
from .pictures import coloured
from .refusals import Refusal, words
from .tables import Tables

#: The numbers that are tried where an option is one: no game here seats more.
_SEATS = range(1, 9)


def cards(tables: Tables, lang: str) -> list[shapes.GameCard]:
    """Return every installed game."""
    return [card(tables, game, lang) for game in tables.games]


def name(tables: Tables, game: str, lang: str) -> str:
    """Return the name of a game, as far as it can be opened here."""
    return _say(tables.texts(game)[lang], "game-name", game) if game in tables.games else game


def card(tables: Tables, game: str, lang: str) -> shapes.GameCard:
    """Return a game as it stands on the home page."""
    text, found = tables.texts(game)[lang], games.find(game)
    return shapes.GameCard(
        game,
        _say(text, "game-name", game),
        _say(text, "game-words", ""),
        coloured(found.drawing(""), found.folder / "art"),
        _players(tables, game),
        "–".join(str(number) for number in dict.fromkeys(found.minutes) if number),
        found.mood,
        found.welcome,
        _learn(game),
    )


def _learn(game: str) -> int:
    """Return how many minutes the first lesson of a game takes; 0 if it has none."""
    return next((lesson.minutes for lesson in lessons_of(game).values()), 0)


def form(tables: Tables, game: str, lang: str) -> shapes.GameForm:
    """Return what is asked before a game."""
    text, found = tables.texts(game)[lang], games.find(game)
    box = games.box_of(game, tables.settings.packs)
    options = found.options(box)
    questions = [
        shapes.SetupQuestion(
            option.name,
            _say(text, f"setup-{option.name}", option.name.replace("_", " ").capitalize()),
            option.kind,
            option.default,
            [_choice(text, option.name, value, group, found.faces) for group, value in _values(option)],
            _again(tables, game, option),
            list(option.unless or ()),
            list(option.only or ()),
            option.most,
            _say(text, f"setup-{option.name}.words", ""),
        )
        for option in options
    ]
    return shapes.GameForm(
        game,
        _say(text, "game-name", game),
        questions,
        _players(tables, game),
        [shapes.BotName(bot, _say(words(lang), f"bot-{bot}", bot)) for bot in OFFERED],
        found.mood,
        found.rivals,
        _first(tables, game, text),
        _learn(game),
    )


def _first(tables: Tables, game: str, text: Text) -> shapes.FirstGame | None:
    """Return what to choose before a first game; nothing if packs have made that impossible."""
    found = games.find(game)
    try:
        games.prepared(found, games.box_of(game, tables.settings.packs), found.first)
    except SetupError:
        return None
    return shapes.FirstGame(dict(found.first), text("first-game")) if found.first else None


def _again(tables: Tables, game: str, option: SetupOption) -> bool:
    """Return whether two of a team may have the same second part."""
    parts = option.choices
    if len(parts) != 2 or not all(isinstance(part, tuple) and len(part) > 1 for part in parts):
        return False
    team = [(parts[0][0], parts[1][0]), (parts[0][1], parts[1][0])]
    try:
        games.prepared(games.find(game), games.box_of(game, tables.settings.packs), {option.name: team})
    except SetupError:
        return False
    return True


def _values(option: SetupOption) -> Iterator[tuple[int, Any]]:
    """Yield the choices; those of a team with the number of their part, all others with -1."""
    for at, value in enumerate(option.choices):
        if isinstance(value, tuple):
            yield from ((at, one) for one in value)
        else:
            yield -1, value


def _choice(text: Text, name: str, value: Any, part: int, faces: str) -> shapes.SetupChoice:
    word, group = str(value).replace("_", "-"), max(0, part)
    art = f"{faces}/{value}" if part == 0 and faces else str(value)
    for key in (f"{name}-{word}", f"set-{word}"):
        if text.has(key):
            more = next((text(f"{key}.{part}") for part in ("idea", "words", "text") if text.has(f"{key}.{part}")), "")
            return shapes.SetupChoice(value, text(key), more, art, group)
    return shapes.SetupChoice(value, str(value), "", art, group)


def _players(tables: Tables, game: str) -> shapes.Players:
    """Return how many can play: the seats of the default setup, and of those in which one option is another."""
    found, box = games.find(game), games.box_of(game, tables.settings.packs)
    possible = {found.seats(games.prepared(found, box, {}))}
    for option in found.options(box):
        is_number = isinstance(option.default, int) and not isinstance(option.default, bool)
        for value in _SEATS if is_number else option.choices if option.kind == "choice" else ():
            with contextlib.suppress(SetupError):
                possible.add(found.seats(games.prepared(found, box, {option.name: value})))
    return shapes.Players(min(possible), max(possible))


def lessons(game: str, lang: str) -> list[shapes.LessonCard]:
    """Return the lessons of a game, in the order to learn them."""
    say = words_of(game, lang)
    return [
        shapes.LessonCard(lesson.id, say(lesson.id), say(f"{lesson.id}.words"), lesson.minutes)
        for lesson in lessons_of(game).values()
    ]


def howto(game: str, lang: str) -> list[shapes.HowToPart]:
    """Return how a game is played, with a scene for each picture."""
    say, found = words_of(game, lang), []
    for part in howto_of(game).part:
        picture = None
        if part.picture is not None:
            scene, lit = shown(game, part.picture, lang)
            picture = shapes.HowToPicture(part.picture.show, list(part.picture.of), list(lit), scene)
        key = f"howto-{part.id}"
        clauses = list(part.clauses)
        found.append(shapes.HowToPart(part.id, part.page, say(key), say(f"{key}.words"), clauses, picture))
    return found


def rules(game: str, lang: str, asked: str) -> list[shapes.RuleWords]:
    """Return the rules that hold all of the words, best first; all rules in the book's order if nothing is asked.

    Raises:
        Refusal: there is no such game.
    """
    if game not in games.games():
        raise Refusal("no-game", game=game)
    ledger = games.find(game).ledger()
    found: list[Entry]
    if asked.strip():
        # Words of the other language find rules too; those of the own one come first.
        found = list({e.id: e for one in (lang, *LANGS) for e in ledger.find(asked, one)}.values())
    else:
        found = [*ledger.clauses.values(), *ledger.rulings.values(), *ledger.differences.values()]
    return [_rule(ledger, entry, lang) for entry in found]


def _rule(ledger: Ledger, entry: Entry, lang: str) -> shapes.RuleWords:
    if isinstance(entry, Difference):
        both = f"{getattr(entry.english, lang)} · {getattr(entry.german, lang)}"
        return shapes.RuleWords(entry.id, getattr(entry.topic, lang), both, "", "edition")
    if isinstance(entry, Clause):
        name = getattr(ledger.chapters[entry.chapter].name, lang)
        return shapes.RuleWords(entry.id, "", getattr(entry, lang), name, "clause")
    return shapes.RuleWords(entry.id, getattr(entry.title, lang), getattr(entry, lang), "", "ruling")


def _say(text: Text, key: str, instead: str) -> str:
    return text(key) if text.has(key) else instead
