"""REST: everything that a table can be asked over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Annotated

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from fathom.core import files
from fathom.core.ending import Ending
from fathom.table.advice import Advice
from fathom.table.analysis import end_of, weigh_some
from fathom.table.keeping import Kept

from . import library, shapes
from .access import Pass, clean, cookie, new_token, no_cookie, old_tokens, pass_of, tokens_of
from .budget import payers
from .refusals import Refusal
from .room import Room
from .tables import Tables

Asked = Request[None, None, State]
MatchId = Annotated[str, PathParameter(max_length=32)]
GameId = Annotated[str, PathParameter(max_length=64)]
SeatParam = Annotated[int | None, QueryParameter(ge=-1, le=63)]
LangParam = Annotated[shapes.Lang, QueryParameter()]

#: About so many bytes are kept of a new match, of an entry of its history, of a line of chat beside its words.
_MATCH_BYTES, _ENTRY_BYTES, LINE_BYTES = 12_000, 120, 100

_NO = ResponseSpec(shapes.Reason, description="Refused, with the reason", generate_examples=False)
_STALE = ResponseSpec(shapes.Stale, description="Too late or not possible: the table as it is", generate_examples=False)
REFUSED = {400: _NO, 401: _NO, 403: _NO, 404: _NO, 413: _NO, 429: _NO}
LATE = REFUSED | {409: _STALE}
REFUSED_409 = REFUSED | {409: _NO}


class Visit:
    """A request at a match: the room, what the browser may do there, whose view it wishes, and its language."""

    def __init__(self, room: Room, one: Pass, seat: int | None, lang: str) -> None:
        self.room = room
        self.one = one
        self.wish = seat
        self.lang = lang

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""
        return self.room.view_seat(self.one, self.wish)

    async def table(self, since: int = -1) -> shapes.Table:
        """Return the table as it is now, with what happened since a ply."""
        async with self.room.lock:
            return self.room.table(self.one, self.seat, self.lang, since=since)

    async def doing(self, deed: Awaitable[None], since: int = -1) -> Answer:
        """Do something; answer with the table and what happened since a ply, and with the reason if it cannot be."""
        try:
            await deed
        except Refusal as refusal:
            if refusal.status != 409 or self.room.closed:
                raise
            return Response(shapes.Stale(refusal.say(self.lang), await self.table()), status_code=409)
        return Response(await self.table(since), status_code=200)


Answer = Response[shapes.Table | shapes.Stale]
AtMatch = NamedDependency[Visit]


async def visit(request: Asked, state: State, match: MatchId, lang: LangParam = "en", seat: SeatParam = None) -> Visit:
    """Let a browser in by its cookie; every call at a match begins so.

    Raises:
        Refusal: there is no such match, or the browser has no key for it.
    """
    room, one = await state.tables.enter(match, tokens_of(request, match))
    return Visit(room, one, seat, lang)


# ---------------------------------------------------------------------------------------------- games


@get("/games", responses=REFUSED, summary="Every installed game")
async def list_games(state: State, lang: LangParam = "en") -> list[shapes.GameCard]:
    """Return every installed game."""
    await state.tables.ready()
    return library.cards(state.tables, lang)


@get("/games/{game:str}", price=3, responses=REFUSED, summary="What is asked before a game")
async def setup_form(state: State, game: GameId, lang: LangParam = "en") -> shapes.GameForm:
    """Return the setup form of a game."""
    await state.tables.ready(game)
    return library.form(state.tables, game, lang)


@get("/games/{game:str}/lessons", price=2, responses=REFUSED, summary="The lessons of a game")
async def list_lessons(state: State, game: GameId, lang: LangParam = "en") -> list[shapes.LessonCard]:
    """Return the lessons of a game, in the order to learn them."""
    await state.tables.ready(game)
    return library.lessons(game, lang)


@get("/games/{game:str}/howto", price=8, responses=REFUSED, summary="How a game is played, with pictures")
async def how_to_play(state: State, game: GameId, lang: LangParam = "en") -> list[shapes.HowToPart]:
    """Return how a game is played, to be read in ten minutes."""
    await state.tables.ready(game)
    found: list[shapes.HowToPart] = await state.tables.aside(library.howto, game, lang)
    return found


@get("/games/{game:str}/rules", price=5, responses=REFUSED, summary="The rulebook, or what it says about some words")
async def search_rules(
    game: GameId, q: Annotated[str, QueryParameter(max_length=200)] = "", lang: LangParam = "en"
) -> list[shapes.RuleWords]:
    """Return clauses and rulings."""
    return await asyncio.to_thread(library.rules, game, lang, q)


# ---------------------------------------------------------------------------------------------- matches


@post("/matches", makes=True, price=5, status_code=201, responses=REFUSED, summary="Set up a match")
async def create_match(request: Asked, state: State, data: JSONBody[shapes.NewMatch]) -> Response[shapes.Made]:
    """Set up a match and sit down; the cookie opens it from now on."""
    token = pass_of(request) or new_token()
    state.tables.budget.pay("bytes", payers(request), _MATCH_BYTES)
    made = await state.tables.create(data, token)
    return Response(made, status_code=201, cookies=[cookie(token, request)])


@post("/lessons", makes=True, price=5, status_code=201, responses=REFUSED, summary="Begin a lesson")
async def begin_lesson(request: Asked, state: State, data: JSONBody[shapes.NewLesson]) -> Response[shapes.Made]:
    """Set up a lesson and sit down; the cookie opens it from now on."""
    token = pass_of(request) or new_token()
    state.tables.budget.pay("bytes", payers(request), _MATCH_BYTES)
    made = await state.tables.begin_lesson(data, token)
    return Response(made, status_code=201, cookies=[cookie(token, request)])


@post("/matches/import", makes=True, price=40, status_code=201, responses=REFUSED, summary="Go on with a saved match")
async def import_match(request: Asked, state: State) -> Response[shapes.Made]:
    """Go on with a saved match; the body is the file."""
    token = pass_of(request) or new_token()
    file = await request.body()
    state.tables.budget.pay("bytes", payers(request), _MATCH_BYTES + len(file))
    made = await state.tables.take_in(file, token)
    return Response(made, status_code=201, cookies=[cookie(token, request)])


@get("/matches", price=3, responses=REFUSED, summary="The matches of this browser")
async def list_matches(
    request: Asked,
    state: State,
    lang: LangParam = "en",
    many: Annotated[int, QueryParameter(ge=1, le=60)] = 20,
    skip: Annotated[int, QueryParameter(ge=0, lt=1 << 31)] = 0,
) -> Response[list[shapes.MatchCard]]:
    """Return the matches of this browser, the last used first: so many of them, and not those that are skipped."""
    token, old = pass_of(request) or new_token(), old_tokens(request)
    await state.tables.take_over(old, token)
    kept = await state.tables.matches_of(token, many, skip)
    cards = [await _card(state.tables, one, token, lang) for one in kept]
    cookies = [cookie(token, request), *map(no_cookie, old)] if old else []
    return Response(cards, status_code=200, cookies=cookies)


async def _card(tables: Tables, kept: Kept, token: str, lang: str) -> shapes.MatchCard:
    """Return a match as it stands on the home page; of one that cannot be opened the reason."""
    ends = tables.ends(kept)
    try:
        room, one = await tables.enter(kept.id, [token])
    except Refusal as refusal:
        name = library.name(tables, kept.game, lang)
        return shapes.MatchCard(kept.id, kept.game, name, refusal.say(lang), False, kept.over, kept.changed, True, ends)
    async with room.lock:
        return _card_of(room, one, lang, ends)


def _card_of(room: Room, one: Pass, lang: str, ends: float) -> shapes.MatchCard:
    state = room.match.state
    head = room.match.game.scene(state, -1, room.views.texts[lang]).head
    asked = set(room.bots.asked()) | ({state.decision.lead} if state.decision else set())
    mine, changed = bool(asked & one.seats), room.kept.changed
    return shapes.MatchCard(room.kept.id, state.game, head.title, head.subtitle, mine, state.over, changed, ends=ends)


@post("/matches/{match:str}/knock", status_code=200, responses=REFUSED, summary="What a key opens; it is not used yet")
async def knock(
    request: Asked, state: State, match: MatchId, data: JSONBody[shapes.Knock], lang: LangParam = "en"
) -> shapes.Invitation:
    """Tell what a secret key opens, so that who takes a seat can be asked for a name first."""
    room, seat = await state.tables.knock(match, data.key, tokens_of(request, match))
    async with room.lock:
        called = room.views.title((-1, lang), seat) if seat >= 0 else ""
    return shapes.Invitation(seat >= 0, room.kept.game, library.name(state.tables, room.kept.game, lang), called)


@post("/matches/{match:str}/join", status_code=200, responses=REFUSED, summary="Exchange a key for a cookie")
async def join_match(
    request: Asked, state: State, match: MatchId, data: JSONBody[shapes.Join]
) -> Response[shapes.Joined]:
    """Come to the table with a secret key."""
    token = pass_of(request) or new_token()
    joined = await state.tables.join(match, data.key, data.name, [*tokens_of(request, match), token])
    return Response(joined, status_code=200, cookies=[cookie(token, request)])


@get("/matches/{match:str}", responses=REFUSED_409, summary="The table as it is now")
async def get_table(visit: AtMatch) -> shapes.Table:
    """Return the table as a seat sees it."""
    return await visit.table()


@post("/matches/{match:str}/choose", status_code=200, responses=LATE, summary="Answer the pending question")
async def choose(visit: AtMatch, data: JSONBody[shapes.Chosen]) -> Answer:
    """Choose an option of an own seat."""
    if visit.wish is None and data.seat in visit.one.seats:
        visit.wish = data.seat
    return await visit.doing(visit.room.choose(visit.one, data), data.ply)


@post("/matches/{match:str}/read", status_code=200, responses=LATE, summary="Go on in a lesson")
async def read(visit: AtMatch, data: JSONBody[shapes.Read]) -> Answer:
    """Say that the words of a lesson were read."""
    return await visit.doing(visit.room.read(visit.one, data))


@post("/matches/{match:str}/undo", price=3, status_code=200, responses=LATE, summary="Take back")
async def undo(visit: AtMatch, data: JSONBody[shapes.TakeBack]) -> Answer:
    """Take back choices; if hidden things were seen since or choices of others go back, they are asked first."""
    return await visit.doing(visit.room.undo(visit.one, data))


@post("/matches/{match:str}/vote", status_code=200, responses=LATE, summary="Agree to what is asked, or not")
async def vote(visit: AtMatch, data: JSONBody[shapes.Vote]) -> Answer:
    """Say yes or no to what is asked; who asked withdraws it with a no."""
    return await visit.doing(visit.room.vote(visit.one, data.yes))


@post("/matches/{match:str}/go-on", status_code=200, responses=LATE, summary="Go on by the rules of today")
async def go_on(visit: AtMatch) -> Answer:
    """Go on by the rules of today, where they have changed since the match was played last."""
    return await visit.doing(visit.room.go_on(visit.one))


@post("/matches/{match:str}/redo", status_code=200, responses=LATE, summary="Make again what was taken back")
async def redo(visit: AtMatch, data: JSONBody[shapes.Again]) -> Answer:
    """Make choices again that were taken back."""
    return await visit.doing(visit.room.redo(visit.one, data.ply))


@post("/matches/{match:str}/chat", price=3, status_code=200, responses=LATE, summary="Say something")
async def chat(request: Asked, visit: AtMatch, data: JSONBody[shapes.Say]) -> Answer:
    """Say something to everybody at the table."""
    visit.room.tables.budget.pay("bytes", payers(request), LINE_BYTES + len(data.words))
    return await visit.doing(speak(visit.room, visit.one, visit.wish, data.words, visit.lang))


async def speak(room: Room, one: Pass, seat: int | None, said: str, lang: str) -> None:
    """Say something as one of the own seats."""
    said = clean(said)[: room.tables.settings.chat_letters]
    if not said:
        raise Refusal("bad-message")
    speaker = room.view_seat(one, seat)
    await room.say(speaker, room.name_of(speaker, lang), said)


@post("/matches/{match:str}/seats", status_code=200, responses=REFUSED_409, summary="Hand over, free or take a seat")
async def change_seat(visit: AtMatch, data: JSONBody[shapes.SeatChange]) -> shapes.Seated:
    """Give a seat to a bot, to whoever gets the new link, or take it."""
    key = await visit.room.chairs.sit(visit.one, data)
    if not visit.one.role_is_known:
        visit.one.add("spectator", -1)  # a last look
    visit.wish = None
    return shapes.Seated(await visit.table(), key if data.who == "link" else None)


@post("/matches/{match:str}/device", status_code=201, responses=REFUSED_409, summary="A key for a second device")
async def add_device(visit: AtMatch, data: JSONBody[shapes.AddDevice]) -> shapes.Device:
    """Return a key by which a second device of yours gets all that this one has here; it lasts for five minutes."""
    return await visit.room.chairs.add_device(visit.one, data.page)


@post("/matches/{match:str}/claims", status_code=200, responses=LATE, summary="Let in an own device, or refuse")
async def answer_claim(visit: AtMatch, data: JSONBody[shapes.ClaimAnswer]) -> Answer:
    """Say whether somebody who came with the link of your seat is you."""
    return await visit.doing(visit.room.chairs.answer(visit.one, data))


@post("/matches/{match:str}/settings", status_code=200, responses=LATE, summary="When to be asked; how fast bots play")
async def settings(visit: AtMatch, data: JSONBody[shapes.Wishes]) -> Answer:
    """Keep the wishes of the own seats."""
    return await visit.doing(visit.room.chairs.set_wishes(visit.one, data))


@get("/matches/{match:str}/suggest", price=20, responses=REFUSED_409, summary="What a strong bot would do")
async def suggest(visit: AtMatch) -> Advice:
    """Return the option that a strong bot would choose for an own seat after half a second, and what it compared."""
    if visit.seat < 0:
        raise Refusal("not-yours")
    async with visit.room.lock:
        visit.room.check_play(visit.room.match.ply)
        think = visit.room.match.suggestion(visit.seat)
    return await visit.room.tables.aside(think)


@get("/matches/{match:str}/ending", price=20, responses=REFUSED_409, summary="How a match that is over went")
async def ending(visit: AtMatch) -> Ending:
    """Return the last page of a match: how it went in numbers, its best and its worst moment."""
    return await visit.room.ending((visit.seat, visit.lang))


@get(
    "/matches/{match:str}/reach",
    price=8,
    responses=REFUSED_409,
    summary="Far places that several choices in a row lead to",
)
async def reach(visit: AtMatch) -> shapes.Reach:
    """Return the far places that an own seat can get to, each as one choice with the steps to it."""
    return await visit.room.reach((visit.seat, visit.lang))


# ---------------------------------------------------------------------------------------------- files


def _file(text: str, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), status_code=200, media_type="application/json", headers=headers)


@get("/matches/{match:str}/export", price=5, responses=REFUSED_409, summary="The match as a file")
async def export(visit: AtMatch) -> Response[bytes]:
    """Return the match as a file. While it runs only the host gets it, and nobody at a sealed table: it knows all."""
    room = visit.room
    async with room.lock:
        if not room.match.over:
            if room.match.seal:
                raise Refusal("sealed")
            if visit.one.role != "host":
                raise Refusal("host-only")
        return _file(room.match.save(), f"{room.kept.game}-{room.kept.id}.json")


@post("/matches/{match:str}/report", price=20, status_code=200, responses=REFUSED_409, summary="Report a bug")
async def report(request: Asked, visit: AtMatch, state: State, data: JSONBody[shapes.Say]) -> Response[bytes]:
    """Keep the whole match with the player's words, and return what a player may have of it as a file."""
    async with visit.room.lock:
        size = len(data.words) + _ENTRY_BYTES * visit.room.match.ply + _MATCH_BYTES
        state.tables.budget.pay("bytes", payers(request), size)
        told = await state.tables.keep_report(visit.room, clean(data.words), visit.one.seats)
    return _file(files.write(told), f"report-{told.report}.json")


@get("/matches/{match:str}/replay", price=4, responses=REFUSED_409, summary="The table after so many choices")
async def replay(visit: AtMatch, at: Annotated[int | None, QueryParameter(ge=0, lt=1 << 31)] = None) -> shapes.Replay:
    """Return the table as it was, as the asker saw it then."""
    room, view = visit.room, visit.seat
    async with room.lock:
        past, game, text = room.match.past, room.match.game, room.views.texts[visit.lang]
        if at is None:
            at = len(past)
        if at > len(past):
            raise Refusal("no-such-ply", of=len(past), at=at)
        seen = past[at].before if at < len(past) else room.match.state
        scene = game.scene(seen, view, text)
        lines = room.match.log(text, last=None, seat=view, until=at)
        played = list(past[at - 1].beats(text, view)) if at else []
        return shapes.Replay(at, len(past), _turns(room, visit.lang), scene, list(lines), room.match.over, played)


@get(
    "/matches/{match:str}/analysis",
    price=30,
    responses=REFUSED_409,
    summary="What the next choices of a match that is over were worth",
)
async def analysis(visit: AtMatch, at: Annotated[int, QueryParameter(ge=0, lt=1 << 31)] = 0) -> shapes.Analysed:
    """Weigh choices from one on, for about a second: what each was worth, beside what else could have been chosen."""
    room, seat = visit.room, max(0, visit.seat)
    async with room.lock:
        match, text = room.match, room.views.texts[visit.lang]
        if not match.over:
            raise Refusal("still-running")
        past = list(match.past)
        end = end_of(match, seat)
    weighed, following = await room.tables.aside(weigh_some, past, at, seat)
    words = {}
    for one in weighed:
        scene = match.game.scene(past[one.at].before, one.seat, text)
        compared = {way.index for way in one.ways}
        words[one.at] = {choice.index: choice.words for choice in scene.choices if choice.index in compared}
    return shapes.Analysed(seat, following, len(past), end, weighed, words)


def _turns(room: Room, lang: str) -> list[shapes.TurnMark]:
    marks, last, game, text = [], None, room.match.game, room.views.texts[lang]
    for at, moment in enumerate(room.match.past):
        if moment.clock != last:
            marks.append(shapes.TurnMark(at, game.moment(moment.before, "turn", text)))
            last = moment.clock
    return marks


@post("/matches/{match:str}/again", price=5, responses=REFUSED_409, summary="The same game once more, with a new seed")
async def again(request: Asked, state: State, visit: AtMatch) -> Response[shapes.Made]:
    """Set the same game up once more, with the same people and bots."""
    token = pass_of(request) or new_token()
    state.tables.budget.pay("bytes", payers(request), _MATCH_BYTES)
    made = await state.tables.again(visit.room, token)
    return Response(made, status_code=201, cookies=[cookie(token, request)])


@post(
    "/matches/{match:str}/fork",
    makes=True,
    price=10,
    status_code=201,
    responses=REFUSED_409,
    summary="Play on from an earlier choice",
)
async def fork(request: Asked, state: State, visit: AtMatch, data: JSONBody[shapes.Fork]) -> Response[shapes.Made]:
    """Make a new match from an earlier choice of this one."""
    token = pass_of(request) or new_token()
    state.tables.budget.pay("bytes", payers(request), _MATCH_BYTES + _ENTRY_BYTES * data.at)
    made = await state.tables.fork(visit.room, data.at, token)
    return Response(made, status_code=201, cookies=[cookie(token, request)])
