"""What goes over the wire; docs/web-protocol.md says the same in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fathom.core.beats import Beat, Palette
from fathom.core.scene import Line, Scene
from fathom.core.windows import Ask
from fathom.table.analysis import Weighed
from fathom.table.history import Undo
from fathom.table.routes import Route

Lang = Literal["en", "de"]
Role = Literal["host", "seat", "spectator"]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=63)]
Ply = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Index = Annotated[int, msgspec.Meta(ge=-2, lt=1 << 21)]


class Reason(msgspec.Struct):
    """Why something was refused, in words."""

    reason: str


# ---------------------------------------------------------------------------------------------- games


class Players(msgspec.Struct):
    """How many can play."""

    least: int
    most: int


class GameCard(msgspec.Struct):
    """A game on the home page: `minutes` is a number or two ("45–90"), empty if nobody knows; `mood` two hues.

    `welcome`: it is a good one to begin with.
    """

    id: str
    name: str
    words: str
    drawing: str
    players: Players
    minutes: str
    mood: tuple[int, int]
    welcome: bool
    #: How many minutes its first lesson takes; 0 if it has none.
    learn: int


class SetupChoice(msgspec.Struct, omit_defaults=True):
    """Something that can be chosen. `group` parts the choices of a team; `art` is a picture, perhaps with its kind."""

    value: Any
    name: str
    words: str = ""
    art: str = ""
    group: int = 0


class SetupQuestion(msgspec.Struct):
    """One thing to be decided before a game."""

    name: str
    label: str
    kind: str
    default: Any
    choices: list[SetupChoice] = []
    #: Of a team chosen in two parts: whether several may have the same second part.
    again: bool = False
    #: Not asked while another question has this answer: its name and the answer.
    unless: list[Any] = []
    #: Asked only while another question has this answer.
    only: list[Any] = []
    #: How many letters words may have.
    most: int = 0
    #: What there is to know about it.
    words: str = ""


class BotName(msgspec.Struct):
    """A bot that can take a seat."""

    id: str
    name: str


class FirstGame(msgspec.Struct):
    """What to choose before a first game, and why."""

    setup: dict[str, Any]
    words: str


class GameForm(msgspec.Struct):
    """Everything that is asked before a game. `rivals`: who plays from one screen has a name for each seat."""

    id: str
    name: str
    options: list[SetupQuestion]
    players: Players
    bots: list[BotName]
    mood: tuple[int, int]
    rivals: bool
    first: FirstGame | None
    #: How many minutes its first lesson takes; 0 if it has none.
    learn: int


class LessonCard(msgspec.Struct):
    """A lesson of a game, in the order to learn them."""

    id: str
    name: str
    words: str
    minutes: int


class HowToPicture(msgspec.Struct):
    """A part of a table, which of its trays or cards, and what is lit."""

    show: str
    of: list[str]
    lit: list[str]
    scene: Scene


class HowToPart(msgspec.Struct):
    """A paragraph on how a game is played."""

    id: str
    page: int
    title: str
    words: str
    clauses: list[str]
    picture: HowToPicture | None


class RuleWords(msgspec.Struct):
    """A clause of the rulebook, a ruling where it is silent, or what its editions say differently."""

    id: str
    title: str
    words: str
    chapter: str
    kind: Literal["clause", "ruling", "edition"]


# ---------------------------------------------------------------------------------------------- what is asked for


class SeatWish(msgspec.Struct):
    """Who shall play a seat: "me", "link" (somebody who gets a link) or a bot."""

    who: Annotated[str, msgspec.Meta(max_length=32)] = "me"
    name: Name = ""


class NewMatch(msgspec.Struct):
    """A match to be set up."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)] = []
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] | None = None
    speed: str = "normal"
    #: When the own seats are asked where one need not act.
    ask: Ask = "concern"
    #: Nobody chooses the seed or gets it before the end. Among rivals that is so unless a seed is chosen.
    sealed: bool | None = None


class NewLesson(msgspec.Struct):
    """A lesson to be begun."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    lesson: Annotated[str, msgspec.Meta(max_length=64)]


class Read(msgspec.Struct):
    """The words of a beat of a lesson were read; "." leaves the lesson."""

    ply: Ply
    beat: Annotated[str, msgspec.Meta(max_length=64)]


class Join(msgspec.Struct):
    """A secret key, and the name of who brings it."""

    key: Annotated[str, msgspec.Meta(max_length=64)]
    name: Name = ""


class Knock(msgspec.Struct):
    """A secret key that shall not be used yet."""

    key: Annotated[str, msgspec.Meta(max_length=64)]


class Chosen(msgspec.Struct):
    """An answer to the question of a ply. Index -1 and -2 let a bot go on: this once, or until the turn is over."""

    ply: Ply
    index: Index
    seat: Seat | None = None


class TakeBack(msgspec.Struct):
    """How far to go back."""

    ply: Ply
    what: Undo = "choice"


class Again(msgspec.Struct):
    """Make again what was taken back."""

    ply: Ply


class Vote(msgspec.Struct):
    """Yes or no to what is asked; a no of who asked withdraws it."""

    yes: bool


class Say(msgspec.Struct):
    """Words for the others."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class SeatChange(msgspec.Struct):
    """Who shall play a seat from now on."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]
    who: Annotated[str, msgspec.Meta(max_length=32)] = "me"
    name: Name | None = None


class AddDevice(msgspec.Struct):
    """The address of the table as this browser knows it, for a QR code."""

    page: Annotated[str, msgspec.Meta(max_length=120)] = ""


class ClaimAnswer(msgspec.Struct):
    """Whether somebody who came with the link of an own seat is oneself on another device."""

    claim: Annotated[str, msgspec.Meta(max_length=32)]
    yes: bool


class Wishes(msgspec.Struct):
    """When the own seats are asked where one need not act, how fast bots play, whether the table takes back freely.

    `name`: what people at the own seats are called, or at one of them (`seat`).
    """

    name: Name | None = None
    seat: Seat | None = None
    ask: Ask | None = None
    speed: Literal["slow", "normal", "fast", "off"] | None = None
    undo: Literal["ask", "free"] | None = None


class Fork(msgspec.Struct):
    """From which choice on to play another game."""

    at: Ply


# ---------------------------------------------------------------------------------------------- what is answered


class Keys(msgspec.Struct):
    """The secrets of a match, each once and never again; a seat of a bot has none."""

    host: str
    seats: list[str | None]
    spectator: str


class Made(msgspec.Struct):
    """A match that was made."""

    match: str
    keys: Keys


class MatchCard(msgspec.Struct):
    """A match of this browser. If it cannot be opened, `turn` says why. `ends`: when it is deleted; 0: never."""

    match: str
    game: str
    title: str
    turn: str
    mine: bool
    over: bool
    changed: float
    shut: bool = False
    ends: float = 0.0


class Joined(msgspec.Struct):
    """What a key opened. `waits`: somebody holds this seat, and is asked; come back with the key in a few seconds."""

    role: Role
    seats: list[int]
    waits: bool = False


class Invitation(msgspec.Struct):
    """What a key opens. `asks`: a seat, whose new owner may say a name; `seat` is what it is called at the table."""

    asks: bool
    game: str
    name: str
    seat: str = ""


class You(msgspec.Struct):
    """Who is looking: the role, all own seats, and the seat whose view this is (-1: a spectator's)."""

    role: Role
    seats: list[int]
    seat: int


class PlayerCard(msgspec.Struct):
    """Who sits where. `who`: "me" (the seat is yours), "person", "link" (nobody has come yet), or a bot."""

    seat: int
    name: str
    who: str
    here: bool
    ask: str = "concern"


class UndoStep(msgspec.Struct):
    """A way to take back: what it is called, where it leads, whether that is so far that one should ask first."""

    what: Undo
    words: str
    leads: str
    far: bool = False


class OpenVote(msgspec.Struct):
    """The table is asked for something: to take back, to make again, to free a seat for somebody new.

    `mine`: your answer is waited for; `own`: you asked, and can withdraw.
    """

    what: Literal[Undo, "redo", "seat"]
    words: str
    by: str
    needs: int
    yes: int
    mine: bool
    own: bool


class Departed(msgspec.Struct):
    """The rules or the cards have changed since: one can only look, until somebody goes on by those of today."""

    words: str
    may_go_on: bool


class SeatClaim(msgspec.Struct):
    """Somebody came with the link of a seat that you hold."""

    claim: str
    seat: int
    name: str


class Device(msgspec.Struct):
    """A key for a second device of yours, and when it ends; `qr` is the address with the key, as SVG."""

    key: str
    until: float
    qr: str = ""


class ChatLine(msgspec.Struct):
    """Somebody's words; seat -1 is a spectator or the table itself."""

    number: int
    at: float
    seat: int
    name: str
    words: str


class Table(msgspec.Struct, kw_only=True):
    """The table as one browser sees it."""

    type: Literal["table"] = "table"
    ply: int
    #: Nothing is left out; else drawings that are absent stay, and explanations are added to those that were sent.
    whole: bool = True
    scene: Scene
    #: There may be far places to ask for.
    reach: bool = False
    #: Lines of the log from number `log_at` on: whatever was known from there on is void.
    log: list[Line]
    log_at: int = 0
    #: What led here from the scene that this browser had: a small play, in order.
    beats: list[Beat] = []
    #: Whether that happened while this browser was away; it may be told in short.
    away: bool = False
    you: You
    players: list[PlayerCard]
    undo: list[UndoStep]
    redo: bool
    vote: OpenVote | None
    claims: list[SeatClaim] = []
    departed: Departed | None = None
    chat: list[ChatLine]
    chat_at: int = 0
    over: bool
    #: How the game sounds, if nothing is left out.
    palette: Palette | None = None
    speed: str = "normal"
    #: Nobody knows the seed before the end.
    sealed: bool = False
    #: Whether others are asked before something is taken back that touches them; among rivals that is always so.
    undo_is: Literal["ask", "free", "always"] = "ask"
    #: The seat of the bot that is thinking, or -1.
    thinking: int = -1
    #: The window that came last and in which nobody was asked, in words: an undo of "window" opens it again.
    passed: str = ""


class Refused(msgspec.Struct, kw_only=True):
    """No, and why."""

    type: Literal["refused"] = "refused"
    reason: str
    ply: int


class Bye(msgspec.Struct, kw_only=True):
    """The line ends."""

    type: Literal["bye"] = "bye"
    reason: str


class Stale(msgspec.Struct):
    """Too late or impossible: the reason, and the table as it is now."""

    reason: str
    table: Table


class Seated(msgspec.Struct):
    """The seat was given; to a link: with its new key."""

    table: Table
    key: str | None = None


class Analysed(msgspec.Struct):
    """Some choices of a match that is over, weighed one by one; `next` is where to go on, `of` the end."""

    seat: int
    next: int
    of: int
    #: The chance that came of it: 1 or 0, or a part of a shared victory.
    end: float
    weighed: list[Weighed]
    #: The options that were compared in words: by the number of the choice, by the index of the option.
    words: dict[int, dict[int, str]]


class Reach(msgspec.Struct):
    """Far places that several choices in a row lead to, each as one choice with its steps."""

    ply: int
    routes: tuple[Route, ...]


class TurnMark(msgspec.Struct):
    """Where a turn begins in a replay."""

    at: int
    words: str


class Replay(msgspec.Struct):
    """The table after so many choices."""

    at: int
    of: int
    turns: list[TurnMark]
    scene: Scene
    log: list[Line]
    over: bool
    #: What the choice brought about that led here.
    beats: list[Beat] = []
