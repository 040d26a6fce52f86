"""Whether lessons are whole: their files and words, and each walked through, on the shortest way and on odd ones."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

from fathom.core.content import ContentError
from fathom.core.errors import FathomError
from fathom.core.game import AnyGame, find
from fathom.core.rng import Stream, seed_for
from fathom.core.scene import Scene
from fathom.core.text import LANGS, Text
from fathom.players.search import Budget
from fathom.table import Match
from fathom.table.history import PERSON
from fathom.table.howto import shown
from fathom.table.lessons.conditions import Place, Since, When, holds, ids_in, ids_like, is_meant
from fathom.table.lessons.files import Beat, Lesson, coach_of, folder_of, howto_of, lessons_of, place_of, tests_of
from fathom.table.lessons.teacher import LESSON, NotNow

from .texts import audit

#: After so many choices of the one who learns a lesson has lost its way.
MOST = 250
#: No thought at all, so that many lessons are soon walked.
HASTY = Budget(width=1)

#: Chooses one of the options that are open: from a match and their numbers.
Choose = Callable[[Match, tuple[int, ...]], int]


# ---------------------------------------------------------------------------------------------- files and words


def lesson_problems(game: AnyGame) -> list[str]:
    """Read the lessons and the coach of a game; return what is wrong with their files and words, line by line."""
    if not folder_of(game.id).is_dir():
        return []
    try:
        lessons, coach, pages = lessons_of(game.id), coach_of(game.id), howto_of(game.id)
        tests = tests_of(game.id)
    except ContentError as error:
        return [f"{game.id}, {problem}" for problem in error.problems]
    wanted: dict[str, str] = {}
    found: list[str] = []
    for lesson in lessons.values():
        place = place_of(game.id, lesson.id)
        wanted |= {lesson.id: place, f"{lesson.id}.words": place}
        ids = [beat.id for beat in lesson.beat]
        found += [f"{place}: the beat '{id_}' is there twice" for id_ in dict.fromkeys(ids) if ids.count(id_) > 1]
        for beat in lesson.beat:
            at = place_of(game.id, lesson.id, beat.id)
            wanted[f"{lesson.id}-{beat.id}"] = at
            found += _unknown_tests(at, (beat.when, beat.unless, beat.until), tests)
    for remark in coach.remark:
        wanted[f"coach-{remark.id}"] = at = f"{game.id}/lessons/coach.toml, {remark.id}"
        found += _unknown_tests(at, (remark.when,), tests)
    for part in pages.part:
        at = f"{game.id}/lessons/howto.toml, {part.id}"
        wanted |= {f"howto-{part.id}": at, f"howto-{part.id}.words": at}
        found += [f"{at}: no clause '{clause}'" for clause in part.clauses if game.ledger().get(clause) is None]
        if part.picture is not None:
            scene, lit = shown(game.id, part.picture, "en")
            missing = len(lit) < len(part.picture.lit) or not set(part.picture.of) <= set(ids_in(scene))
            found += [f"{at}: something on its picture is not there"] if missing else []
    found += audit([folder_of(game.id)])
    for lang in LANGS:
        spoken = Text([folder_of(game.id)], lang).keys(lang)
        found += [f"{place}: no text '{key}' in {lang}" for key, place in wanted.items() if key not in spoken]
        extra = {key for key in spoken if key.removesuffix(".words").removesuffix(".not") not in wanted}
        found += [f"{game.id}/lessons/{lang}.ftl: '{key}' belongs to nothing" for key in sorted(extra)]
    return found


def _unknown_tests(place: str, asked: tuple[When | None, ...], tests: object) -> Iterator[str]:
    for when in asked:
        if when and when.test and when.test not in tests:  # type: ignore[operator]
            yield f"{place}: no test '{when.test}' in lessons/__init__.py"


# ---------------------------------------------------------------------------------------------- walking


class Walk(NamedTuple):
    """How a lesson went: the beats that came up, how many choices it took, whether it was learnt, what was wrong."""

    beats: tuple[str, ...]
    choices: int
    learnt: bool
    faults: tuple[str, ...]
    match: Match


def shortest(match: Match, open_: tuple[int, ...]) -> int:
    """Choose what the lesson speaks of first, and elsewhere what a sensible player would choose."""
    teacher, decision = match.teacher, match.state.decision
    assert teacher is not None and decision is not None
    beat = teacher.now.beat
    wish = match.suggestion(teacher.seat, HASTY)().index
    if beat is None or not beat.open or wish in open_:
        return wish if wish in open_ else open_[-1]
    return next(index for pick in beat.open for index in open_ if is_meant(pick, decision.options[index]))


def at_random(seed: int) -> Choose:
    """Return a way to choose anything that is open, by chance."""
    stream = Stream({"strange": seed_for(seed, "strange")}, "strange")
    return lambda match, open_: open_[stream.below(len(open_))]


def walk(game: AnyGame, lesson: str, choose: Choose = shortest, lang: str = "en", most: int = MOST) -> Walk:
    """Go through a lesson; whatever must wait is tried at each beat, and must be refused with words."""
    match = Match.lesson(game.id, lesson)
    teacher, text = match.teacher, game.text(lang)
    assert teacher is not None
    beats: dict[str, None] = {}
    faults: dict[str, None] = {}
    made = 0
    while made < most:
        decision = match.state.decision
        if decision is not None and match.seats[decision.lead] != PERSON:
            match.bot_step()
            continue
        scene = teacher.show(game.scene(match.state, teacher.seat, text), lang)
        said, beat = scene.lesson, teacher.now.beat
        if beat is not None and beat.id not in beats:
            beats[beat.id] = None
            faults |= dict.fromkeys(_looked_at(match, scene, beat, game, teacher.lesson))
        if said is not None and said.waits == "over":
            return Walk(tuple(beats), made, True, tuple(faults), match)
        if said is not None and said.waits == "read":
            match.read(match.ply, said.beat)
            continue
        if decision is None:
            break
        open_ = tuple(choice.index for choice in scene.choices)
        if not open_:
            faults[f"{_at(game, teacher.lesson, beat)}: nothing is left to choose"] = None
            break
        match.choose(match.ply, choose(match, open_))
        made += 1
    return Walk(tuple(beats), made, False, tuple(faults), match)


def _at(game: AnyGame, lesson: Lesson, beat: Beat | None) -> str:
    return place_of(game.id, lesson.id, beat.id if beat else "")


def _looked_at(match: Match, scene: Scene, beat: Beat, game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with a beat that has come up: things that are not there, a no without a word."""
    teacher, decision = match.teacher, match.state.decision
    assert teacher is not None
    place = _at(game, lesson, beat)
    for pattern in beat.lit:
        if not ids_like([pattern], teacher.place):
            yield f"{place}: nothing on the table is called '{pattern}'"
    words = scene.lesson.title if scene.lesson else "⟨"
    if "⟨" in words:
        yield f"{place}: it has no words"
    shut = teacher.shut()
    for index in shut:
        try:
            match.choose(match.ply, index)
        except NotNow:
            continue
        yield f"{place}: option {index} must wait, and could be chosen"
    if shut and decision is not None and not any(no.reason for no in scene.refusals):
        yield f"{place}: what must wait says no word why"


def faults_of(game: AnyGame, lesson: str, lang: str = "en") -> list[str]:
    """Walk a lesson on the shortest way; return what is wrong, each with the file and the line to mend."""
    try:
        walked = walk(game, lesson, lang=lang)
    except FathomError as error:
        return [f"{place_of(game.id, lesson)}: {error}"]
    found = list(walked.faults)
    begun = Match.lesson(game.id, lesson)
    if begun.teacher and begun.teacher.lesson.way and not _begins(begun, begun.teacher.lesson):
        found.append(f"{place_of(game.id, lesson)}: it does not begin where it should: record its way anew")
    teacher = walked.match.teacher
    assert teacher is not None
    for beat in teacher.lesson.beat:
        if beat.id not in walked.beats and not beat.spare:
            found.append(f"{place_of(game.id, lesson, beat.id)}: '{beat.id}' does not come up")
    if not walked.learnt:
        stands = teacher.now.beat
        at = stands.id if stands else "nothing"
        found.append(f"{_at(game, teacher.lesson, stands)}: the lesson comes to no end; it stands at {at}")
    return found


# ---------------------------------------------------------------------------------------------- where one begins


def find_way(game: AnyGame, lesson: Lesson, seeds: range, most: int = 250) -> tuple[int, tuple[int, ...]] | None:
    """Look for a seed and the choices of sensible players that lead to where a lesson begins."""
    for seed in seeds:
        match = Match.new(game.id, seed=seed, seats=lesson.seats, **lesson.setup)
        way: list[int] = []
        while match.state.decision is not None and len(way) < most:
            if _begins(match, lesson):
                return seed, tuple(way)
            way.append(match.suggestion(match.state.decision.lead, HASTY)().index)
            match.choose(match.ply, way[-1], LESSON)
    return None


def _begins(match: Match, lesson: Lesson) -> bool:
    """Whether a lesson could begin here: the one who learns is asked, and all that it wants is there."""
    decision, game = match.state.decision, match.game
    place = Place(match.state, lesson.seat, game.text("en"), tests_of(game.id))
    return decision is not None and decision.lead == lesson.seat and holds(lesson.begins, place, Since())


def main() -> None:
    """Print a seed and a way for a lesson: `python -m fathom.workshop.lessons GAME LESSON [SEEDS]`."""
    name, id_, *more = sys.argv[1:]
    found = find_way(find(name), lessons_of(name)[id_], range(int(more[0]) if more else 50))
    print(f"seed = {found[0]}\nway = {list(found[1])}" if found else "no such place")


if __name__ == "__main__":
    main()
