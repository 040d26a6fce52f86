"""What an attack would do, for people.

Before it is made: who is hit, and what each result of the die would cost. After the roll: what stands, and what can
still change it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fathom.core.decisions import Decision
from fathom.core.scene import Card, CardFlag, Chip, Panel, Row

from .. import forecast, profiles, queries
from ..forecast import Hit, Result, Strike
from ..queries import BLOCK, REROLL
from .words import Words

#: Abilities by which a target may do more than its counterattack.
MORE = profiles.MARKS | profiles.HARM | profiles.SURVIVAL | frozenset(profiles.AFTERMATH) | {"countdown", "unlife"}
#: So many rows at most: one for each attack of an action, or for each enemy that could be its target.
ROWS = 4


class Plan(NamedTuple):
    """An action that can be taken now, and its attacks."""

    key: str
    source: str
    strikes: tuple[Strike, ...]

    @property
    def hits(self) -> tuple[Hit, ...]:
        """Everybody that it would hit, those that suffer most where it must choose."""
        return tuple(hit for strike in self.strikes for hit in strike.chosen)


def plans(w: Words, decision: Decision | None) -> tuple[Plan, ...]:
    """Return the actions with an attack that the active delver may take now, from where it stands."""
    if decision is None or decision.key != "choose":
        return ()
    return tuple(
        plan for key in ("use_weapon", "use_slot", "ultimate") if (plan := plan_of(w, decision, key, w.g.at)).strikes
    )


def plan_of(w: Words, decision: Decision, key: str, places: tuple[int, int]) -> Plan:
    """Return an action with its attacks from these places, without any if it cannot be taken."""
    g = w.g
    source = {"use_weapon": "weapon", "use_slot": "slot", "ultimate": "ultimate"}[key]
    if not any(option.key == key for option in decision.options):
        return Plan(key, source, ())
    d = g.active
    suit = queries.suit_of(g, d)
    board = g.box.suits[g.box.kit(suit.discipline, queries.used_ranks(suit), suit.products).suit]
    if key == "use_weapon":
        steps = queries.card_in_use(g, suit, g.weapon).steps
    elif key == "use_slot":
        steps = board.slots[g.slot].steps
    else:
        steps = board.ultimate.steps if board.ultimate else ()
    return Plan(key, source, tuple(forecast.strikes(g, d, steps, source, places)))


# ---------------------------------------------------------------------------------------------- in words


def plan_words(w: Words, plan: Plan, places: tuple[int, int]) -> str:
    """Return an attack before it is made: the damage to each enemy, and what the counterattack may cost."""
    said = []
    for strike in plan.strikes:
        hits = w.listed([hit_words(w, hit, best) for hit, best in zip(strike.hits, strike.best, strict=True)])
        if strike.letter:
            said.append(w("plan-letter", side=w.text(f"side-{strike.letter.lower()}"), die=faces(strike), hits=hits))
        elif strike.most and len(strike.hits) > strike.most:
            said.append(w("plan-some", n=strike.most, hits=hits))
        else:
            said.append(w("plan-hits", hits=hits))
        said.append(answer_words(w, forecast.answers(w.g, w.g.active, strike.chosen, places, plan.source)))
    return " ".join(filter(None, said))


def hit_words(w: Words, hit: Hit, best: Hit) -> str:
    """Return an enemy that would be hit, with the damage."""
    damage = str(hit.damage) if best.damage == hit.damage else f"{hit.damage}–{best.damage}"
    key = "plan-hit-lethal" if hit.lethal else "plan-hit-perhaps" if best.lethal else "plan-hit"
    return w(key, enemy=w.foe(hit.uid), n=damage)


def answer_words(w: Words, results: Sequence[Result]) -> str:
    """Return what each result of the die would cost, in a sentence."""
    if not results:
        return w.text("plan-quiet")
    told = [w("plan-result", die=span(one.low, one.high), losses=loss_words(w, one)) for one in results]
    return w("plan-answer", results="; ".join(told))


def loss_words(w: Words, result: Result) -> str:
    """Return what delvers would lose."""
    losses = [loss(w, d, n) for d, n in enumerate(result.losses) if n]
    return w.listed(losses) or w.text("plan-nothing")


def loss(w: Words, d: int, n: int) -> str:
    """Return what a delver would lose, and whether that is all it has."""
    return w("loss-dies" if n >= queries.suit_of(w.g, d).hp else "loss", delver=w.delver(d), n=n)


def span(low: int, high: int) -> str:
    """Return faces of a die: "6" or "2–5"."""
    return str(low) if low == high else f"{low}–{high}"


def faces(strike: Strike) -> str:
    """Return the faces that choose the letter of an attack."""
    return span(min(strike.faces), max(strike.faces))


# ---------------------------------------------------------------------------------------------- on the table


def answer_panel(w: Words, decision: Decision | None, found: Sequence[Plan]) -> Iterator[Panel]:
    """Yield the panel beside the question: what the enemies would answer, or what the roll that lies there brings."""
    if decision is None:
        return
    if decision.key == "choose" and found:
        rows = tuple(_planned(w, found))[:ROWS]
        yield _panel(w, "answer-title", w.text("answer-one-die"), rows, found)
    elif decision.key == "target":
        rows = tuple(_targets(w, decision))[:ROWS]
        yield _panel(w, "answer-title", w.text("answer-one-die"), rows, ())
    elif decision.key in ("guard", "block") or (decision.key == "reroll" and decision.args[1] == "counterattack"):
        die = w.g.fight.die
        row = _row(w, "now", "", forecast.standing(w.g), die)
        yield _panel(w, "answer-now", w("answer-die", die=die), (row,), ())


def _panel(w: Words, title: str, subtitle: str, rows: tuple[Row, ...], found: Sequence[Plan]) -> Panel:
    return Panel(id="answer", kind="answer", title=w.text(title), subtitle=subtitle, place="dock", rows=rows,
                 chips=tuple(_more(w, found)), words=reactions(w))  # fmt: skip


def _planned(w: Words, found: Sequence[Plan]) -> Iterator[Row]:
    """Yield a row for each attack; where the player will choose among several enemies, one for each of them."""
    several = len(found) > 1
    for plan in found:
        name = w.text(f"group-{plan.source}") if several else ""
        for i, strike in enumerate(plan.strikes):
            each = strike.most == 1 and len(strike.hits) > 1
            for hits in [(hit,) for hit in strike.hits] if each else [strike.chosen]:
                label = w.foe(hits[0].uid) if each else name
                if strike.letter:
                    label = w("answer-letter", side=w.text(f"side-{strike.letter.lower()}"), die=faces(strike))
                results = forecast.answers(w.g, w.g.active, hits, w.g.at, plan.source)
                yield _row(w, f"{plan.key}.{i}.{strike.letter}.{hits[0].uid}", label, results)


def _targets(w: Words, decision: Decision) -> Iterator[Row]:
    for option in decision.options:
        if option.key == "target":
            yield _row(w, f"target.{option.args[0]}", w.foe(option.args[0]), target_results(w, option.args[0]))


def target_hit(w: Words, uid: int) -> Hit:
    """Return what the attack under way would do to one of those that can be chosen."""
    g = w.g
    assert g.decision is not None
    # The call behind each target names the attack: choose_targets(d, node, chosen, left).
    node: str = next(option.call[2] for option in g.decision.options if option.key == "target")
    found = forecast.attack(g, g.active, node, g.fight.source, g.at, g.fight.letter, g.fight.factor)
    return next(hit for hit in found if hit.uid == uid)


def target_results(w: Words, uid: int) -> tuple[Result, ...]:
    """Return what the answer of one target would cost."""
    return forecast.answers(w.g, w.g.active, (target_hit(w, uid),), w.g.at, w.g.fight.source)


def _row(w: Words, id_: str, name: str, results: Sequence[Result], die: int = 0) -> Row:
    cards = tuple(_card(w, f"answer.{id_}.{one.low}", one, one.low <= die <= one.high) for one in results)
    if not cards:
        cards = (Card(id=f"answer.{id_}.0", kind="result", name=w.text("plan-quiet"), shape="small", art="quiet"),)
    return Row(id=f"answer.{id_}", name=name or w.text("answer-title"), cards=cards, words=name)


def _card(w: Words, id_: str, result: Result, now: bool) -> Card:
    """Return a result of the die: its faces, and what each delver would lose."""
    losses = [loss(w, d, n) for d, n in enumerate(result.losses) if n]
    flags: tuple[CardFlag, ...] = ("now",) if now else ()
    if losses:
        flags += ("bad",)
    return Card(
        id=id_, kind="result", name=span(result.low, result.high), shape="small", icons=("die",), flags=flags,
        caption=", ".join(losses) or w.text("plan-nothing"),
    )  # fmt: skip


def _more(w: Words, found: Sequence[Plan]) -> Iterator[Chip]:
    """Yield the abilities of the targets by which more may follow."""
    names: dict[str, None] = {}
    for plan in found:
        for hit in plan.hits:
            abilities = queries.profile_of(w.g, queries.get(w.g, hit.uid)).abilities
            names |= dict.fromkeys(sorted(abilities & MORE))
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
