"""The panels of a scene: what lies before each player, the supplies, how near the end is, and the final account."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator

from fathom.core.scene import Card, Chip, Counter, Panel, Row
from fathom.core.words import remembered

from .. import queries
from ..rules import scoring
from ..rules.scoring import Sheet
from ..schema import RACES, GainKeys, GainPearls, Token
from ..state import Abyss, Player
from .cards import exploration_card, flagged, hand_ids, location_suit, lord_seal, own_location, own_lord
from .words import Words

#: What a sheet counts, in its order.
ITEMS = ("locations", "lords", "allies", "monsters", "wounds", "scourge")
#: The steps of a turn in which one can say what the active player does.
DOING = frozenset({"explore", "council", "recruit", "fight", "end"})


def panels(w: Words, seat: int) -> tuple[Panel, ...]:
    """Return the seats, then the supplies with what is near the end, and the whole account once it is over."""
    last = (final(w),) if w.g.over else ()
    return (*(seat_panel(w, i, seat) for i in range(len(w.g.players))), *last, supply(w))


# ---------------------------------------------------------------------------------------------- hands


def hands(w: Words, seat: int) -> tuple[Row, ...]:
    """Return every hand: one's own open and by Race, the others' face down, so that only their number is told."""
    return tuple(hand_row(w, i, seat) for i in range(len(w.g.players)))


def hand_row(w: Words, i: int, seat: int) -> Row:
    """Return the hand of a seat as another one sees it."""
    g = w.g
    hand = g.players[i].hand
    if i == seat:
        cards = _with_laid(g, i, [exploration_card(w, id_, card) for id_, card in hand_ids(hand)])
        limit = queries.hand_limit(g, i)
        words = w("row-hand.limit", n=g.box.numbers.hand_limit) if g.setup.expansion else ""
        words = w("row-hand.commander", n=limit) if limit >= 0 else words
        return Row(id=f"hands.{i}", name=w.text("row-hand"), cards=cards, kind="hand", seat=i, words=words)
    name = w("row-hand.of", player=w.player(i))
    down = tuple(_back(w, i, n) for n in range(1, len(hand) + 1))
    return Row(id=f"hands.{i}", name=name, cards=down, kind="hand", seat=i)


def _with_laid(g: Abyss, i: int, cards: list[Card]) -> tuple[Card, ...]:
    """Mark the Allies that are laid for a Lord already."""
    decision = g.decision
    if decision is None or decision.key not in ("pay", "lay") or decision.lead != i:
        return tuple(cards)
    laid = {id_ for id_, _ in hand_ids(decision.args[1])}
    return tuple(flagged(card, "chosen") if card.id in laid else card for card in cards)


@remembered
def _back(w: Words, i: int, n: int) -> Card:
    return Card(id=f"back.{i}.{n}", kind="ally", name=w.text("card-back"), up=False, shape="tall", sign="hand")


# ---------------------------------------------------------------------------------------------- seats


def seat_panel(w: Words, i: int, seat: int) -> Panel:
    """Return what lies before a player; one's own Lords and Locations as small cards, others' as seals."""
    g = w.g
    p = g.players[i]
    mine = i == seat
    chips = [*_badges(w, i), *(() if mine else _seals(w, p)), *_affiliated(w, i)]
    if mine or g.over:
        chips += _tokens(w, p, "token" if mine else f"token.{i}")
    return Panel(
        id=f"seat.{i}",
        kind="player",
        title=w.player(i),
        subtitle=w.text(f"seat-{g.step}") if i == g.active and g.step in DOING else "",
        seat=i,
        flags=("active",) if i == g.active and g.turn and not g.over else (),
        counters=tuple(_counters(w, i, mine)),
        rows=tuple(_own_rows(w, i)) if mine else (),
        chips=tuple(chips),
        words=_score(w, i, mine),
    )


def _counters(w: Words, i: int, mine: bool) -> Iterator[Counter]:
    g = w.g
    p = g.players[i]
    keys = queries.usable_keys(g, i)
    most = g.box.numbers.keys_for_location
    yield _counter(w, i, "pearl", p.pearls)
    yield _counter(w, i, "key", keys, w("counter-key.words", n=keys, tokens=p.keys, most=most))
    yield _counter(w, i, "hand", len(p.hand))
    tokens = len(p.monsters) + len(p.kept)
    yield _counter(w, i, "monster", tokens, w("counter-monster.words", base=len(p.monsters), new=len(p.kept)))
    if g.setup.expansion:
        yield _counter(w, i, "wound", p.wounds)
    yield _counter(w, i, "influence", scoring.sheet(g, i).total if mine or g.over else public_total(g, i))


def _counter(w: Words, i: int, kind: str, value: int, words: str = "") -> Counter:
    return Counter(id=f"{kind}.{i}", kind=kind, name=w.text(f"counter-{kind}"), value=value, words=words)


def _lord_states(p: Player) -> Iterator[tuple[str, str]]:
    """Yield the Lords of a player with their state, free ones first."""
    yield from ((lord, "free") for lord in p.lords)
    yield from ((lord, "turned") for lord in p.turned)
    yield from ((lord, "under") for held in p.locations for lord in held.lords)


def _own_rows(w: Words, i: int) -> Iterator[Row]:
    g = w.g
    p = g.players[i]
    lords = tuple(own_lord(w, lord, state) for lord, state in _lord_states(p) if state != "under")
    if lords:
        yield Row(id=f"lords.{i}", name=w.text("row-lords"), cards=lords, seat=i)
    if p.locations:
        held = tuple(
            own_location(w, one.location, scoring.location_influence(g, i, one.location), one.lords)
            for one in p.locations
        )
        yield Row(id=f"locations.{i}", name=w.text("row-locations"), cards=held, seat=i)


def _badges(w: Words, i: int) -> Iterator[Chip]:
    g = w.g
    if g.scourge == i:
        name, words = w.text("chip-scourge"), w("chip-scourge.words", n=g.box.numbers.influence_of_scourge)
        yield Chip(id="scourge", kind="scourge", name=name, words=words, flags=("badge",), sign="scourge")
    if g.ender == i:
        name, words = w.text("chip-ender"), w.text(f"ends-{g.why}")
        yield Chip(id="ender", kind="ender", name=name, words=words, flags=("badge",), sign="flag")


def _seals(w: Words, p: Player) -> Iterator[Chip]:
    """Yield an opponent's Lords by Guild, those under Locations dashed, and the Locations."""
    for lord, state in _lord_states(p):
        yield lord_seal(w, lord, state)
    for held in p.locations:
        yield Chip(
            id=f"location.{held.location}",
            kind="location",
            name=w.location(held.location),
            suit=location_suit(w, held.location),
            sign="location",
            shape="seal",
        )


def _affiliated(w: Words, i: int) -> Iterator[Chip]:
    """Yield the affiliated Allies by Race, with their values; then the Leviathans that were slain."""
    p = w.g.players[i]
    for number, race in enumerate(RACES):
        cards = tuple([card for card in p.affiliated if w.box.race[card] == number])
        if cards:
            yield Chip(
                id=f"affiliated.{i}.{race}",
                kind="affiliated",
                name=w("chip-affiliated", allies=w.allies(cards)),
                words=" ".join(str(value) for value in sorted(w.box.value[card] for card in cards)),
                suit=race,
                sign=race,
                shape="value",
            )
    for leviathan in p.slain:
        name = w("chip-slain", leviathan=w.leviathan(leviathan))
        yield Chip(id=f"slain.{leviathan}", kind="slain", name=name, sign="scourge", shape="seal")


def _tokens(w: Words, p: Player, prefix: str) -> Iterator[Chip]:
    """Yield the Monster tokens by what they show: only for their owner, and for all when the game is over."""
    for token, n in Count(face.token for face in (*p.monsters, *p.kept)).items():
        yield Chip(
            id=f"{prefix}.{token}",
            kind="token",
            name=w.token(token),
            words=w.token_text(token),
            count=n,
            sign=_token_sign(w.box.tokens[token]),
        )


def _token_sign(token: Token) -> str:
    if token.influence:
        return "influence"
    return "pearl" if isinstance(token.gives, GainPearls) else "key" if isinstance(token.gives, GainKeys) else "council"


# ---------------------------------------------------------------------------------------------- Influence


def public_total(g: Abyss, i: int) -> int:
    """Return a player's Influence as far as all can see it: without Monster tokens."""
    sheet = scoring.sheet(g, i)
    return sheet.total - sheet.monsters


def parts(sheet: Sheet) -> dict[str, int]:
    """Return the sum of each item of a sheet."""
    return {
        "locations": sum(n for _, n in sheet.locations),
        **{item: getattr(sheet, item) for item in ITEMS if item != "locations"},
    }


def account(w: Words, sheet: Sheet) -> str:
    """Return a sheet as a sum: "62 = 23 Locations + 31 Lords + …"."""
    items = [w(f"score-{item}", n=n) for item, n in parts(sheet).items() if n]
    return w("score-account", total=sheet.total, items=" · ".join(items)) if items else w("score-total", n=sheet.total)


def _score(w: Words, i: int, mine: bool) -> str:
    g = w.g
    if g.over:
        return account(w, scoring.sheet(g, i))
    return w("score-mine", account=account(w, scoring.sheet(g, i))) if mine else ""


def final(w: Words) -> Panel:
    """Return the account of the game: every item of every player, best first, and what breaks ties."""
    g = w.g
    assert g.outcome is not None
    scores = g.outcome.scores
    chips = []
    for i in sorted(range(len(g.players)), key=lambda seat: -scores[seat]):
        p, sheet = g.players[i], scoring.sheet(g, i)
        items = [w("score-location", location=w.location(name), n=n) for name, n in sheet.locations]
        items += [w(f"score-{item}", n=n) for item, n in parts(sheet).items() if item != "locations"]
        strongest = max((w.box.lords[lord].influence for lord in queries.all_lords(p)), default=0)
        ties = w("score-ties", pearls=w("count-pearls", n=p.pearls), n=strongest)
        name = w("score-of", player=w.player(i), n=sheet.total)
        chips.append(Chip(id=f"account.{i}", kind="account", name=name, words=f"{' · '.join(items)} · {ties}"))
    return Panel(id="account", kind="influence", title=w.text("panel-account"), chips=tuple(chips))


# ---------------------------------------------------------------------------------------------- supplies and the end


def supply(w: Words) -> Panel:
    """Return how many there are left of everything, and how near the end of the game is."""
    g = w.g
    counts = [("treasury", "pearl", g.treasury), ("keys", "key", g.keys), ("monsters", "monster", len(g.monsters))]
    if g.setup.expansion:
        counts.append(("new-monsters", "monster", len(g.new_monsters)))
        counts.append(("leviathans", "boss", len(g.leviathans)))
        counts.append(("wounds", "wound", g.wounds))
    counts.append(("discard", "discard", len(g.discard)))
    return Panel(
        id="supply",
        kind="supply",
        sign="chest",
        title=w.text("panel-supply"),
        subtitle=" ".join(end_words(w)),
        counters=tuple(
            Counter(id=f"supply.{name}", kind=kind, name=w.text(f"supply-{name}"), value=n) for name, kind, n in counts
        ),
        chips=tuple(
            Chip(id=f"gone.{lord}", kind="gone", name=w.lord(lord), words=w.text("chip-gone")) for lord in g.lords_gone
        ),
    )


def end_words(w: Words) -> list[str]:
    """Return what triggers the end next, as far as it is near, or that it has been triggered."""
    g = w.g
    if g.over:
        return []
    if g.ender >= 0:
        return [w(f"end-{g.why}", player=w.player(g.ender)), w.text("end-last-turns")]
    numbers = g.box.numbers
    said = []
    most = max(len(queries.all_lords(p)) for p in g.players)
    if most >= numbers.lords_that_end - 2:
        who = [w.player(i) for i, p in enumerate(g.players) if len(queries.all_lords(p)) == most]
        said.append(w("near-lords", players=w.listed(who), n=most, most=numbers.lords_that_end))
    if len(g.lord_deck) < numbers.court_spaces - numbers.court_left:
        said.append(w("near-court", n=len(g.lord_deck)))
    if g.setup.expansion:
        if len(g.leviathans) <= 4:
            said.append(w("near-leviathans", n=len(g.leviathans)))
        for deck, tokens in (("base", g.monsters), ("new", g.new_monsters)):
            if len(tokens) <= 5:
                said.append(w("near-tokens", n=len(tokens), deck=deck))
    return said
