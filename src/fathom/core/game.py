"""The description that a game plug-in fills in, and how games are found: by entry point `fathom.games`."""

from __future__ import annotations

import importlib.util
import secrets
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from . import bundles, files, saves
from . import chances as models
from .beats import Beat, Palette
from .clock import Clock, Span
from .content import content_roots
from .decisions import Option
from .ending import Course, Ending
from .errors import FathomError, OtherRules, SaveError, SetupError, did_you_mean
from .events import Event
from .ledger import Ledger
from .memo import memo
from .rng import Stream
from .scene import Line, Scene
from .state import Box, Setup, State
from .text import Text
from .windows import Allowance, Window

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Box)
T = TypeVar("T", bound=Setup)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class SetupOption(msgspec.Struct, frozen=True):
    """One thing to be decided before a game: its name, what may be chosen, and what is taken if nobody says."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    #: How the value is written: "choice", "several" (any of the choices), "flag", "number", or a word that the game's
    #: own screens know.
    kind: str = "choice"
    #: Not asked while another option has this value: its name and the value. The default holds then.
    unless: tuple[str, Any] | None = None
    #: Asked only while another option has this value.
    only: tuple[str, Any] | None = None
    #: How many letters words may have.
    most: int = 0


class LookAhead(msgspec.Struct, frozen=True):
    """How far players look ahead in a game: `greedy` through questions that belong together, `search` through time."""

    #: How many follow-up questions in a row it looks through.
    depth: int = 3
    #: How many answers it tries at each of them.
    width: int = 6
    #: How many follow-up answers it tries for one option, all together.
    budget: int = 24
    #: How many it looks through in games that `search` plays out in thought, again and again.
    thought: int = 1
    #: How many options a strong player tries in thought for one choice: about a tenth of a second's worth.
    effort: int = 2500
    #: After so many ends of such a stretch of the clock a position is judged that was played on.
    horizon: tuple[Span, int] = ("round", 1)
    #: How much `evaluate` changes within the horizon where it goes well or badly; what is more counts as this much.
    swing: float = 100.0


class LogLines(Protocol[S_contra]):
    """How a game tells what happened."""

    def __call__(
        self, events: Sequence[Event], state: S_contra, text: Text, /, *, group: str = "", seat: int = -1
    ) -> tuple[Line, ...]:
        """Return the lines of these events that a seat may read."""


class Plays(Protocol[S_contra]):
    """How a game plays what happened."""

    def __call__(
        self, events: Sequence[Event], before: S_contra, after: S_contra, text: Text, /, *, seat: int = -1
    ) -> tuple[Beat, ...]:
        """Return the beats of these events that a seat may know of."""


@dataclass(frozen=True)
class Game(Generic[S, B, T]):
    """A game as the engine sees it. `games/<game>/__init__.py` holds one of these and nothing else."""

    id: str
    #: Counts up when the same seed and choices may give another game: saves and replays are bound to it.
    version: int
    #: The game's folder: text/, ledger.toml, content/.
    folder: Path
    state: type[S]
    #: Loads the content with packs laid over it, and checks it all if there are packs or if that is wanted (`check`);
    #: raises ContentError. Without packs it was checked before it was shipped.
    open_box: Callable[..., B]
    #: What can be chosen before the game, with this content.
    options: Callable[[B], tuple[SetupOption, ...]]
    #: From chosen values (defaults filled in) to a checked setup; raises SetupError.
    prepare: Callable[[B, Mapping[str, Any]], T]
    #: From a setup to a state with its first calls on the agenda.
    begin: Callable[[B, T, int], S]
    #: How many seats a setup has.
    seats: Callable[[T], int]
    #: What a seat may know, as JSON-able data; seat -1 is a spectator.
    view: Callable[[S, int], dict[str, Any]]
    #: Deal anew, in place, what the seat cannot see.
    determinise: Callable[[S, int, Stream], None]
    #: The table as a seat sees it, in a language.
    scene: Callable[[S, int, Text], Scene]
    #: Events as sentences, oldest first; the state is the one right after them, `group` the heading of the turn before.
    log: LogLines[S]
    #: Which part, round and turn it is: the one place that knows.
    clock: Callable[[S], Clock]
    #: The name of the part, round or turn that a state stands in: "Round 2", "Turn 5 · Ada".
    moment: Callable[[S, Span, Text], str]
    #: How good the position is for a seat: higher is better. For bots.
    evaluate: Callable[[S, int], float]
    #: What a position is made of, as numbers by name from which the chance of winning is told (`core/chances.py`);
    #: nothing if a game has no such thing, or no chance can be told of this position.
    features: Callable[[S, int], Mapping[str, float]] = field(default=lambda state, seat: {})
    #: Events as beats, in order, between the state before them and the one right after them; none: nothing is played.
    beats: Plays[S] = field(default=lambda events, before, after, text, *, seat=-1: ())
    #: Steps that do nothing but ask what is to be done next, again and again. A look ahead need not make the question
    #: to judge the position that it would be asked in; `evaluate` then sees none.
    asking: frozenset[str] = frozenset()
    #: Whether an option could change anything: a look ahead leaves out what is allowed and in vain.
    could_matter: Callable[[S, Option], bool] = field(default=lambda state, option: True)
    #: The moments of its book in which one may do something and nobody must.
    windows: tuple[Window, ...] = ()
    #: What its book allows at many moments besides what is asked.
    allowances: tuple[Allowance, ...] = field(default=(), compare=False)
    #: The name of the window that the pending question lies in; "" if it must be answered.
    window: Callable[[S], str] = field(default=lambda state: "")
    #: Whether somebody fares otherwise in the second state than in the first.
    touches: Callable[[S, S], bool] = field(default=lambda before, after: True)
    #: How far it pays to look ahead.
    look_ahead: LookAhead = field(default_factory=LookAhead)
    #: A picture as a whole SVG, or "" if there is none. Asked for "": the game's own for the home page; "*": all small
    #: ones as symbols "art-<kind>-<name>"; else "<kind>/<name>" or a name alone, as scenes and setup choices say it.
    #: A second argument is the box to look in.
    drawing: Callable[..., str] = field(default=lambda of, box=None: "")
    #: How a game that is over went, from all its choices: to be read as a page.
    ending: Callable[[Course, S, Text, int], Ending] = field(
        default=lambda course, state, text, seat: Ending(won=None, title="", words="", picture="")
    )
    #: Hue and accent hue of its pictures.
    mood: tuple[int, int] = (200, 40)
    #: How it sounds.
    palette: Palette = field(default_factory=Palette, compare=False)
    #: The kind of pictures that show the people of a team before a game.
    faces: str = ""
    #: Whether the seats play against each other: what one of them sees or intends is no business of the others.
    rivals: bool = False
    #: The key of the option by which one seat agrees to what another has proposed, if the game asks for that.
    agrees: str = ""
    #: How many minutes a game takes: at least, at most; 0 if nobody knows.
    minutes: tuple[int, int] = (0, 0)
    #: What to choose before a first game; the message `first-game` says why.
    first: Mapping[str, Any] = field(default_factory=dict, compare=False)
    #: Whether it is a good game to begin with, for who knows none.
    welcome: bool = False
    #: All pieces of the game, by kind, in whatever place. The numbers are the same at each decision: none is lost.
    pieces: Callable[[S], Mapping[str, int]] = field(default=lambda state: {})
    #: Everything that a census counts, as names by kind: monsters met, cards bought, cards used …
    things: Callable[[B], Mapping[str, Sequence[str]]] = field(default=lambda box: {})
    #: Which of them a game met, as (kind, name), from its end and all its events; one may come up more than once.
    census: Callable[[S, Sequence[Event]], Iterable[tuple[str, str]]] = field(default=lambda state, events: ())

    def __post_init__(self) -> None:
        self.state.steps  # noqa: B018  fails early if the state has no steps
        self.state.plugin = self

    def save(self, state: S) -> str:
        """Return a state as JSON."""
        return files.write(saves.file_of(state, self.version))

    def chances(self, state: S, seat: int) -> models.Chances:
        """Return how likely a seat wins, and among rivals how far ahead it is expected to end.

        What the seat cannot see is taken as it is: whoever plays deals it anew before (`State.determinise`).
        """
        return models.chances(self, state, seat)

    def ledger(self) -> Ledger:
        """Return the rule ledger."""
        return _ledger(self.folder / "ledger.toml")

    def text(self, lang: str, packs: Sequence[Path] = ()) -> Text:
        """Return everything that people read in this game, in one language."""
        if bundles.is_bundle(packs):
            bundle = Path(packs[0])
            own, game = text_folders(self)
            return Text([own, bundles.texts_under(bundle), game, bundle, *bundles.packs_in(bundle)], lang)
        return Text([*text_folders(self), *content_roots(self.folder, packs_for(self.id, packs), self.id)[1:]], lang)


#: A game, when its types do not matter.
AnyGame = Game[Any, Any, Any]


@memo
def _ledger(path: Path) -> Ledger:
    return Ledger.load(path)


def text_folders(game: AnyGame) -> list[Path]:
    """Return the folders whose texts a game uses: the engine's own, then the game's."""
    return [Path(__file__).parent / "text", game.folder / "text"]


# ---------------------------------------------------------------------------------------------- discovery

_registered: dict[str, AnyGame] = {}
_boxes: dict[tuple[str, tuple[Path, ...]], Box] = {}
_opening = threading.RLock()


def register(game: AnyGame) -> None:
    """Make a game known without an entry point: for tests and notebooks."""
    _registered[game.id] = game


@memo
def _installed() -> dict[str, Any]:
    return {point.name: point for point in sorted(entry_points(group="fathom.games"), key=lambda p: p.name)}


def games() -> list[str]:
    """Return the ids of all games that can be played."""
    return sorted({*_installed(), *_registered})


def find(game_id: str) -> AnyGame:
    """Return a game by its id.

    Raises:
        FathomError: there is no such game.
    """
    if game_id not in _registered:
        if game_id not in _installed():
            known = games()
            raise FathomError(
                f"there is no game '{game_id}'{did_you_mean(game_id, known)} (installed: {', '.join(known)})"
            )
        _registered[game_id] = _installed()[game_id].load()
    return _registered[game_id]


def packs_for(game_id: str, packs: Sequence[Path | str]) -> tuple[Path, ...]:
    """Return the packs that are meant for a game: with a folder of its name, or with files such as it has itself.

    A pack that fits no game is kept, so that opening it says what is wrong with it.
    """
    folders = [Path(pack).resolve() for pack in packs]
    if bundles.is_bundle(folders):
        return tuple(folders)
    return tuple(folder for folder in folders if game_id in (_games_of(folder) or [game_id]))


def _games_of(pack: Path) -> list[str]:
    named = [name for name in games() if (pack / name).is_dir()]
    return named or [name for name in games() if _is_like(pack, find(name).folder / "content")]


def _is_like(pack: Path, content: Path) -> bool:
    """Whether a pack has a file of the same name as a content file, or in a folder of the same name."""
    for path in pack.rglob("*.toml"):
        inner = Path(path.relative_to(pack).as_posix().removeprefix("content/"))
        if (content / inner).exists() or (inner.parent.name and (content / inner.parent).is_dir()):
            return True
    return False


def box_of(game_id: str, packs: Sequence[Path | str] = ()) -> Box:
    """Return the content of a game, loaded once per set of packs."""
    key = (game_id, packs_for(game_id, packs) if packs else ())
    if key not in _boxes:
        with _opening:  # of two threads that want a box one waits: msgspec does not get to know a type twice at once
            if key not in _boxes:
                game = find(game_id)
                if bundles.is_bundle(key[1]):
                    bundles.need(key[1][0], getattr(_room_of(game, "upgrades"), "UPGRADES", ()))
                _boxes[key] = game.open_box(key[1])
    return _boxes[key]


def _room_of(game: AnyGame, room: str) -> Any:
    """Return a room of a game, or None if it has no such room."""
    name = f"{game.state.__module__.rpartition('.')[0]}.{room}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def bundle_of(game_id: str, packs: Sequence[Path | str] = ()) -> dict[str, str]:
    """Return the content of a game as it is now, packs and texts included, as files."""
    folder = find(game_id).folder
    _, *laid_over = content_roots(folder / "content", packs_for(game_id, packs), game_id)
    return bundles.made_of(game_id, folder, laid_over, date.today())


# ---------------------------------------------------------------------------------------------- the public API


def new(game_id: str, *, seed: int | None = None, packs: Sequence[Path | str] = (), **chosen: Any) -> State:
    """Set up a game and run to the first decision.

    Raises:
        SetupError: something chosen is unknown or impossible; names the field and what is allowed.
    """
    game = find(game_id)
    box = box_of(game_id, packs)
    seed = secrets.randbits(48) if seed is None else seed
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 63:
        raise SetupError("seed", f"a whole number from 0 to 2^63 - 1 is needed, not {seed!r}")
    state: State = game.begin(box, _setup(game, box, chosen), seed)
    state.run()
    return state


def _setup(game: AnyGame, box: Box, chosen: Mapping[str, Any]) -> Setup:
    """Return the setup in which this was chosen: the same one each time, since games look things up by it."""
    try:
        hash(tuple(chosen.values()))
    except TypeError:  # lists, which may change
        return prepared(game, box, chosen)
    return _prepared_once(game.id, box, **chosen)


@lru_cache(maxsize=256, typed=True)
def _prepared_once(game_id: str, box: Box, /, **chosen: Any) -> Setup:
    return prepared(find(game_id), box, chosen)


def prepared(game: AnyGame, box: Box, chosen: Mapping[str, Any]) -> Setup:
    """Fill in defaults, check names and values, and let the game check the rest."""
    options = {option.name: option for option in game.options(box)}
    for name, value in chosen.items():
        option = options.get(name)
        if option is None:
            raise SetupError(name, f"unknown setup option{did_you_mean(name, options)}", options)
        is_other = isinstance(value, bool | float) and type(value) not in map(type, option.choices)
        if option.kind == "choice" and option.choices and (is_other or value not in option.choices):
            close = did_you_mean(str(value), map(str, option.choices))
            raise SetupError(name, f"'{value}' is not possible{close}", map(str, option.choices))
        if option.kind == "flag" and not isinstance(value, bool):
            raise SetupError(name, f"true or false is needed, not {value!r}")
    defaults = {name: option.default for name, option in options.items()}
    try:
        setup: Setup = game.prepare(box, defaults | dict(chosen))
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
        raise _misshapen(game, box, defaults, chosen) from None
    return setup


def _misshapen(game: AnyGame, box: Box, defaults: Mapping[str, Any], chosen: Mapping[str, Any]) -> SetupError:
    """Return which of the chosen values has a shape that the game cannot even look at."""
    for name, value in chosen.items():
        try:
            game.prepare(box, {**defaults, name: value})
        except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
            return SetupError(name, f"{str(value)[:80]!r} is not possible; by default it is {defaults[name]!r}")
        except SetupError:
            continue
    return SetupError(next(iter(chosen), ""), "these values do not go together")


def load(text: str | bytes, packs: Sequence[Path | str] = ()) -> State:
    """Continue a saved game exactly where it was; a match and the report of one that is over hold one, too.

    Raises:
        SaveError: the text is damaged, or belongs to other rules or other content.
    """
    return load_from(files.read(text), packs)


def load_from(file: files.GameFile, packs: Sequence[Path | str] = (), *, anyhow: bool = False) -> State:
    """Continue the game in a file; with `anyhow` by the rules and with the content of today, whatever they were then.

    Raises:
        OtherRules: it belongs to other rules or other content.
        SaveError: it says only how a game went, or cannot be gone on with at all.
    """
    try:
        game = find(file.game)
    except FathomError as error:
        raise SaveError(f"the file is of a game that is not installed: {error}") from None
    if file.version != game.version and not anyhow:
        raise OtherRules(
            f"the file was made with version {file.version} of the {game.id} rules, "
            f"this is version {game.version}: open it with the fathom that made it"
        )
    if not file.state:
        why = "it was made while the match ran, and keeps what is hidden" if file.kind == "report" else "play it again"
        raise SaveError(f"the {file.kind} holds no position to go on from: {why}")
    changes = getattr(_room_of(game, "upgrades"), "STATES", {})
    for version in range(file.version, game.version):
        if version in changes:
            file.state = changes[version](file.state)
    state: State = saves.state_in(file, game.state, lambda content: _box_with(game.id, content, packs, anyhow))
    return state


def _box_with(game_id: str, content: str, packs: Sequence[Path | str], anyhow: bool) -> Box:
    box = box_of(game_id, packs)
    for candidate in (box, *(b for b in _boxes.values() if b.game == game_id)):
        if (part := candidate.with_hash(content)) is not None:
            return part
    if anyhow:
        return box
    raise OtherRules(
        f"the file was made with other cards (content {content}, loaded is {box.hash}): "
        "load it with the packs that it was played with"
    )


def view(state: State, seat: int) -> dict[str, Any]:
    """Return what a seat may know, as JSON-able data; hidden things are absent."""
    shown: dict[str, Any] = find(state.game).view(state, seat)
    decision = state.decision
    shown["game"] = state.game
    shown["ply"] = state.ply
    shown["outcome"] = msgspec.to_builtins(state.outcome)
    shown["decision"] = decision and {
        "key": decision.key,
        "lead": decision.lead,
        "seats": decision.seats,
        "options": [
            {"index": i, "seat": o.seat, "key": o.key, "args": list(o.args), "targets": list(o.targets)}
            for i, o in enumerate(decision.options)
            if o.seat == seat
        ],
    }
    return shown


def describe(game_id: str, packs: Sequence[Path | str] = ()) -> dict[str, Any]:
    """Return the setup options of a game with their defaults and what may be chosen."""
    game = find(game_id)
    options = game.options(box_of(game_id, packs))
    return {
        "id": game.id,
        "version": game.version,
        "options": {
            o.name: {"kind": o.kind, "default": o.default, "choices": list(o.choices)}
            | {name: list(when) for name in ("unless", "only") if (when := getattr(o, name))}
            for o in options
        },
    }
