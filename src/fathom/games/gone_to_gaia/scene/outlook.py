"""What an attack would do: it is tried, once for each way that the dice can fall, and told attack by attack.

Before it is made: who is hit, and what each result of the counterattack die would cost. After the roll: what stands.
Questions on the way are answered with no; whom to hit is left open, and told target by target.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fathom.core.decisions import Decision
from fathom.core.events import Event
from fathom.core.scene import Card, CardFlag, Chip, Panel, Row
from fathom.core.state import State
from fathom.core.steps import Call
from fathom.core.trying import Trial

from .. import queries
from ..box import profiles
from ..queries import BLOCK, REROLL
from .words import Words

#: The answer to each question on the way that changes nothing.
NO = {
    "reroll": "keep_roll", "block": "no_block", "guard": "no_guard", "flip": "no_flip", "double": "no_double",
    "target": "enough", "shift": "leave_it", "turn_any": "leave_it", "shift_more": "shift_done", "walk": "stay",
}  # fmt: skip
#: Abilities by which a target may do more than its counterattack.
MORE = (
    profiles.MARKS | profiles.HARM | profiles.SURVIVAL | frozenset(profiles.AFTERMATH) | {"countdown", "unlife"}
)  # fmt: skip
#: So many rows at most: one for each attack of an action, or for each enemy that could be its target.
ROWS = 4


class Hit(NamedTuple):
    """An enemy that would be hit: the damage at least and at most, what lowers it, whether it dies or may die."""

    uid: int
    least: int
    most: int
    why: str
    dies: bool
    may_die: bool
    #: Whether it may answer.
    answers: bool


class Result(NamedTuple):
    """What the faces from `low` to `high` of the counterattack die cost: delvers with the HP that they lose."""

    low: int
    high: int
    losses: tuple[tuple[int, int], ...]


class Strike(NamedTuple):
    """One attack of an action; with the faces of a die and the side that they choose, if they do."""

    side: str
    faces: tuple[int, ...]
    #: At most so many of them can be chosen; 0 if all are hit.
    most: int
    hits: tuple[Hit, ...]
    results: tuple[Result, ...]
    #: Where the player chooses: the same for each target alone.
    each: tuple[Strike, ...] = ()


class _Exchange:
    """An attack and its answer, as the events of one way tell them."""

    def __init__(self, event: Event, die: int, side: str) -> None:
        self.targets: tuple[int, ...] = event.facts["targets"]
        self.dealt: tuple[int, ...] = event.facts["dealt"]
        self.spared: tuple[str, ...] = event.facts["spared"]
        self.weapon_die, self.side = die, side
        self.die = 0
        self.lost: dict[int, int] = {}
        self.dead: set[int] = set()


# ---------------------------------------------------------------------------------------------- trying


def onward(trial: Trial, what: int | Call) -> Iterator[tuple[tuple[Event, ...], State]]:
    """Yield what happens in each way that chance may go, with no to every question on the way."""
    ways = [way.tried for way in trial.chances(what)] or [trial.of(what)]
    for tried in ways:
        no = _no(tried.after.decision) if tried.stop == "question" else -1
        if no < 0:
            yield tried.events, tried.after
        else:
            for events, after in onward(trial.beyond(tried), no):
                yield (*tried.events, *events), after


def _no(asked: Decision | None) -> int:
    """Return the answer that changes nothing, or -1."""
    if asked is None or asked.key not in NO:
        return -1
    return next((i for i, option in enumerate(asked.options) if option.key == NO[asked.key]), -1)


def strikes(trial: Trial, what: int | Call, *, answered: bool = True) -> tuple[Strike, ...]:
    """Return the attacks of an action, as they would be; without the answers to what is still to be aimed."""
    ways = list(onward(trial, what))
    asked = ways[0][1].decision
    if asked is not None and asked.key == "target" and not any(event.kind == "attacked" for event in ways[0][0]):
        return _of_choice(Trial(ways[0][1], trial.seat, dealt=True), asked, answered=answered)
    return _told(ways)


def of_option(w: Words, trial: Trial, index: int) -> tuple[Strike, ...]:
    """Return the attacks of an option; each is tried once for a scene."""
    return w.now(("strikes", index), lambda: strikes(trial, index))


def _told(ways: Iterable[tuple[tuple[Event, ...], State]]) -> tuple[Strike, ...]:
    """Return attacks, as the ways of chance tell them."""
    told = [_exchanges(events, after) for events, after in ways]
    found: list[Strike] = []
    for n in range(max(map(len, told), default=0)):
        groups: dict[tuple[int, ...], list[_Exchange]] = {}
        for exchanges in told:
            if len(exchanges) > n:
                groups.setdefault(exchanges[n].targets, []).append(exchanges[n])
        if n == 0 or len(groups) == 1:
            found += [_strike(group, several=len(groups) > 1 or len(told) > sum(map(len, groups.values())))
                      for group in groups.values()]  # fmt: skip
    return tuple(found)


def _of_choice(trial: Trial, asked: Decision, *, answered: bool) -> tuple[Strike, ...]:
    """Return an attack whose targets are chosen: all of them if it may hit all, else everybody, and each alone."""
    each: list[Strike] = []
    for i, option in enumerate(asked.options):
        if option.key == "target_all":
            tried = trial.of(i)
            return strikes(trial, i) if answered else _told([(tried.events, tried.after)])
        if option.key == "target":
            tried = trial.of(i)
            quick = () if answered else _told([(tried.events, tried.after)])
            each += (quick or strikes(trial, i))[:1]
    hits = tuple(hit for one in each for hit in one.hits)
    return (Strike("", (), asked.args[0], hits, (), tuple(each)),) if hits else ()


def _exchanges(events: Iterable[Event], after: State) -> list[_Exchange]:
    found: list[_Exchange] = []
    die, side = 0, after.fight.letter if hasattr(after, "fight") else ""
    for event in events:
        facts = event.facts
        if event.kind == "rolled" and facts["why"] == "weapon":
            die = facts["die"]
        elif event.kind == "attacked":
            found.append(_Exchange(event, die, side))
        elif found:
            now = found[-1]
            if event.kind == "rolled" and facts["why"] == "counterattack":
                now.die = now.die or facts["die"]
            elif event.kind in ("suffered", "lost_hp"):
                now.lost[facts["delver"]] = now.lost.get(facts["delver"], 0) + facts["n"]
            elif event.kind == "slain":
                now.dead.add(facts["enemy"])
    if found and hasattr(after, "fight"):
        found[-1].dead.update(after.fight.dying)
    return found


def _strike(group: Sequence[_Exchange], *, several: bool) -> Strike:
    first = group[0]
    hits = []
    for i, uid in enumerate(first.targets):
        dealt = [one.dealt[i] for one in group]
        dead = [uid in one.dead for one in group]
        hits.append(
            Hit(uid, min(dealt), max(dealt), first.spared[i], all(dead), any(dead), any(one.die for one in group))
        )
    faces = tuple(sorted({one.weapon_die for one in group if one.weapon_die}))
    return Strike(first.side if several else "", faces if several else (), 0, tuple(hits), _results(group))


def _results(group: Iterable[_Exchange]) -> tuple[Result, ...]:
    """Return what each result of the die costs, results that do not differ as one; the worst, if it depends."""
    by_die: dict[int, tuple[tuple[int, int], ...]] = {}
    for one in group:
        lost = tuple(sorted((d, n) for d, n in one.lost.items() if n))
        if one.die and sum(n for _, n in lost) >= sum(n for _, n in by_die.get(one.die, ())):
            by_die[one.die] = lost
    return merged(by_die)


def merged(by_die: dict[int, tuple[tuple[int, int], ...]]) -> tuple[Result, ...]:
    """Return results by die, those that do not differ as one."""
    results: list[Result] = []
    for die, lost in sorted(by_die.items()):
        if results and results[-1].losses == lost:
            results[-1] = results[-1]._replace(high=die)
        else:
            results.append(Result(die, die, lost))
    return tuple(results)


def standing(trial: Trial, decision: Decision, die: int) -> tuple[Result, ...]:
    """Return what the roll that lies there costs; if it may be rolled again, also what else could come."""
    keys = [option.key for option in decision.options]
    if "reroll" in keys:
        ways = onward(trial, keys.index("reroll"))
        return merged({_die(events): _lost(events) for events, _ in ways if _die(events)})
    events, _ = next(iter(onward(trial, keys.index(NO[decision.key]))))
    return (Result(die, die, _lost(events)),)


def _die(events: Iterable[Event]) -> int:
    return next((event.facts["die"] for event in events if event.kind == "rolled"), 0)


def _lost(events: Iterable[Event]) -> tuple[tuple[int, int], ...]:
    lost: dict[int, int] = {}
    for event in events:
        if event.kind in ("suffered", "lost_hp"):
            lost[event.facts["delver"]] = lost.get(event.facts["delver"], 0) + event.facts["n"]
    return tuple(sorted(lost.items()))


# ---------------------------------------------------------------------------------------------- in words


def plan_words(w: Words, found: Sequence[Strike]) -> str:
    """Return an attack before it is made: the damage to each enemy, and what the counterattack may cost."""
    said = []
    for strike in found:
        hits = w.listed([words_of(w, hit) for hit in strike.hits])
        if strike.side:
            side = w.text(f"side-{strike.side.lower()}")
            said.append(w("plan-letter", side=side, die=span(strike.faces[0], strike.faces[-1]), hits=hits))
        elif strike.most and len(strike.hits) > strike.most:
            said.append(w("plan-some", n=strike.most, hits=hits))
        else:
            said.append(w("plan-hits", hits=hits))
        if not strike.each:
            said.append(answer_words(w, strike.results))
    return " ".join(said)


def words_of(w: Words, hit: Hit) -> str:
    """Return an enemy that would be hit, with the damage."""
    damage = str(hit.least) if hit.least == hit.most else f"{hit.least}–{hit.most}"
    key = "plan-hit-lethal" if hit.dies else "plan-hit-perhaps" if hit.may_die else "plan-hit"
    return w.hit(key, hit.uid, damage, "" if hit.may_die else hit.why)


def answer_words(w: Words, results: Sequence[Result]) -> str:
    """Return what each result of the die would cost, in a sentence."""
    if not results:
        return w.text("plan-quiet")
    told = [w("plan-result", die=span(one.low, one.high), losses=w.losses(one.losses)) for one in results]
    return w("plan-answer", results="; ".join(told))


def span(low: int, high: int) -> str:
    """Return faces of a die: "6" or "2–5"."""
    return str(low) if low == high else f"{low}–{high}"


# ---------------------------------------------------------------------------------------------- on the table


class Plan(NamedTuple):
    """An action that can be taken now, with its attacks."""

    key: str
    strikes: tuple[Strike, ...]

    @property
    def hits(self) -> tuple[Hit, ...]:
        """Everybody that it would hit; if the player chooses, those that suffer most."""
        found: list[Hit] = []
        for strike in self.strikes:
            best = sorted(strike.hits, key=lambda hit: (-hit.dies, -hit.least))
            found += best[: strike.most or None]
        return tuple(found)


def answer_panel(w: Words, decision: Decision, trial: Trial, plans: Sequence[Plan]) -> Iterator[Panel]:
    """Yield the panel beside the question: what the enemies would answer, or what the roll that lies there brings."""
    if decision.key in ("choose", "target") and plans:
        rows = tuple(row for plan in plans for row in _planned(w, plan, several=len(plans) > 1))[:ROWS]
        yield _panel(w, "answer-title", w.text("answer-one-die"), rows, plans)
    elif decision.key in ("guard", "block") or (decision.key == "reroll" and decision.args[1] == "counterattack"):
        die = w.g.fight.die
        row = _row(w, "now", "", standing(trial, decision, die), die)
        yield _panel(w, "answer-now", w("answer-die", die=die), (row,), ())


def _panel(w: Words, title: str, subtitle: str, rows: tuple[Row, ...], plans: Sequence[Plan]) -> Panel:
    return Panel(id="answer", kind="answer", title=w.text(title), subtitle=subtitle, place="dock", rows=rows,
                 chips=tuple(_more(w, plans)), words=reactions(w))  # fmt: skip


def _planned(w: Words, plan: Plan, *, several: bool) -> Iterator[Row]:
    """Yield a row for each attack; where the player chooses, one for each target."""
    name = w.text(f"group-{GROUP[plan.key]}") if several and plan.key in GROUP else ""
    if plan.key == "target_all":
        name = w.text("option-target-all")
    for i, strike in enumerate(plan.strikes):
        for one in strike.each or (strike,):
            label = w.foe(one.hits[0].uid) if strike.each or plan.key.startswith("target.") else name
            if one.side:
                side = w.text(f"side-{one.side.lower()}")
                label = w("answer-letter", side=side, die=span(one.faces[0], one.faces[-1]))
            yield _row(w, f"{plan.key}.{i}.{one.side}.{one.hits[0].uid}", label, one.results)


#: The group of options that each action is shown in.
GROUP = {"use_weapon": "weapon", "use_slot": "slot", "ultimate": "ultimate"}


def _row(w: Words, id_: str, name: str, results: Sequence[Result], die: int = 0) -> Row:
    cards = tuple(_card(w, f"answer.{id_}.{one.low}", one, one.low <= die <= one.high) for one in results)
    if not cards:
        cards = (Card(id=f"answer.{id_}.0", kind="result", name=w.text("plan-quiet"), shape="small", art="quiet"),)
    return Row(id=f"answer.{id_}", name=name or w.text("answer-title"), cards=cards, words=name)


def _card(w: Words, id_: str, result: Result, now: bool) -> Card:
    """Return a result of the die: its faces, and what each delver would lose."""
    flags: list[CardFlag] = ["now"] if now else []
    if result.losses:
        flags.append("bad")
    name = span(result.low, result.high)
    return Card(id=id_, kind="result", name=name, shape="small", icons=("die",), flags=tuple(flags),
                caption=w.losses(result.losses))  # fmt: skip


def _more(w: Words, plans: Sequence[Plan]) -> Iterator[Chip]:
    """Yield the abilities of the targets by which more may follow."""
    names: dict[str, None] = {}
    for plan in plans:
        for hit in plan.hits:
            names |= dict.fromkeys(sorted(queries.profile_of(w.g, queries.get(w.g, hit.uid)).abilities & MORE))
    for name in names:
        yield Chip(id=f"ability.{name}", kind="ability", name=w.ability(name), sign="monster")


def reactions(w: Words) -> str:
    """Return what may still change a roll or a hit: reroll and block tokens, whoever has them."""
    said = []
    for token, name in ((REROLL, "reroll"), (BLOCK, "block")):
        n = sum(queries.available(suit, token) for suit in w.g.suits if suit.alive)
        if n:
            said.append(w(f"answer-{name}", n=n))
    return " ".join(said)
