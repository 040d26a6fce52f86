"""The panels of a scene: the climbers' boards, crystals left, the threat track, supplies, the scenario, the story."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator

from fathom.core.scene import Chip, ChipFlag, Counter, Mark, Panel, PanelFlag, Pile, Track
from fathom.core.words import dashed

from ..box import DIFFICULTIES, THREAT_TRACK
from ..queries import next_to_act, own_tokens, swims
from ..rules import sides
from ..state import BELOW, HEALTH, ON_CARD
from .board import shown_side
from .cards import action_card, owner
from .words import Words


def panels(w: Words) -> tuple[Panel, ...]:
    """Return all panels, the climbers' first."""
    found = [climber_panel(w, c) for c in range(len(w.g.climbers))]
    found += [_crystals(w), _threat(w)]
    found += _scenario(w)
    found += [_supply(w), _story(w)]
    return tuple(found)


# ---------------------------------------------------------------------------------------------- climbers


def climber_panel(w: Words, c: int) -> Panel:
    """Return a climber's board: health and blight on one track, grip, hand, focus, and what it holds."""
    g = w.g
    k = g.climbers[c]
    name = w.climber(c)
    holds: dict[PanelFlag, bool] = {
        "active": c == g.active and bool(g.turn),
        "next": bool(g.turn) and not g.over and c != g.active and next_to_act(g) == c,
        "out": k.defeated,
    }
    words = w.text("panel-defeated") if k.defeated else w("panel-from-defeat", n=k.health - k.blight)
    return Panel(
        id=f"player.{c}",
        kind="climber",
        title=name,
        subtitle=w.set(k.klass),
        seat=k.seat,
        tint=c,
        flags=tuple(flag for flag, on in holds.items() if on),
        tracks=(_track(w, c),),
        counters=tuple(_counters(w, c)),
        chips=tuple(_chips(w, c)),
        piles=tuple(_piles(w, c)) if owner(g, c) == c else (),
        words=words,
        art=k.character,
    )


def _track(w: Words, c: int) -> Track:
    k = w.g.climbers[c]
    health, blight = max(0, min(HEALTH, k.health)), max(0, min(HEALTH, k.blight))
    return Track(
        id=f"track.{c}",
        name=w("track-health", climber=w.climber(c)),
        slots=tuple(str(n) for n in range(HEALTH, -1, -1)),
        marks=(
            Mark(id=f"health.{c}", kind="health", at=HEALTH - health, name=w("mark-health", n=k.health), suit="health",
                 wants="more", way="falls"),
            Mark(id=f"blight.{c}", kind="blight", at=HEALTH - blight, name=w("mark-blight", n=k.blight), suit="blight",
                 wants="less", way="rises"),
        ),
    )  # fmt: skip


def _counters(w: Words, c: int) -> Iterator[Counter]:
    g = w.g
    k = g.climbers[c]
    cards = g.cards[k.cards] if k.cards < len(g.cards) else None
    deck = len(cards.deck) if cards else 0
    hand = len(cards.hand) if cards else 0
    discard = len(cards.discard) if cards else 0
    whole = deck + hand + discard + (len(cards.in_play) + bool(cards.ap_card) if cards else 0)
    yield Counter(
        id=f"grip.{c}",
        kind="grip",
        name=w.text("counter-grip"),
        value=deck,
        most=whole,
        words=w("counter-grip.words", n=deck),
        suit="grip",
    )
    yield Counter(id=f"hand-size.{c}", kind="hand", name=w.text("counter-hand"), value=hand)
    yield Counter(id=f"discard-size.{c}", kind="discard", name=w.text("counter-discard"), value=discard)
    focus = w.text("counter-focus.ready" if k.focused else "counter-focus.spent")
    yield Counter(
        id=f"focus.{c}", kind="focus", name=w.text("counter-focus"), value=int(k.focused), most=1, words=focus
    )
    if block := sum(guard.left for guard in k.guards):
        said = w("counter-block.words", n=block)
        yield Counter(id=f"block.{c}", kind="block", name=w.text("counter-block"), value=block, words=said)
    if bonus := sum(bonus.n for bonus in k.bonuses):
        said = w("counter-strike.words", n=bonus)
        yield Counter(id=f"bonus.{c}", kind="strike", name=w.text("counter-strike"), value=bonus, words=said)


def _chips(w: Words, c: int) -> Iterator[Chip]:
    g = w.g
    k = g.climbers[c]
    if k.falling:
        yield Chip(id=f"falling.{c}", kind="fall", name=w.text("panel-falling"), sign="fall", flags=("badge",))
    for kind, n in Count(k.mushrooms).items():
        said = w.source_text(f"mushroom.{kind}")
        yield Chip(id=f"card.{c}.mushroom.{kind}", kind="mushroom", name=w.mushroom(kind), words=said, count=n)
    for card in k.injuries:
        said = w.text(f"injury-{dashed(card)}.text")
        yield Chip(id=f"injury.{c}.{card}", kind="injury", name=w.injury(card), words=said)
    yield from _tokens(w, c)
    if swims(g, k):
        yield Chip(id=f"swims.{c}", kind="protection", name=w.text("chip-swims"), sign="block")
    for i, kind in enumerate(k.shields):
        yield Chip(id=f"shield.{c}.{i}", kind="shield", name=w.text(f"chip-shield-{kind}"), sign="block")
    if c == g.active and g.activating:
        for kind in g.icons:
            yield Chip(id=f"icon.{c}.{kind}", kind="protection", name=w.text(f"chip-icon-{kind}"), sign="block")


def _tokens(w: Words, c: int) -> Iterator[Chip]:
    """Yield a climber's tokens by kind: of its sets (solo: the class's lie with the first climber), and held ones."""
    g = w.g
    k = g.climbers[c]
    gives = {rule.token: rule.id for rule in w.box.rules.values() if rule.token}
    for name in dict.fromkeys(token.id for token in g.tokens):
        fronts = [front for front in gives if front.startswith(f"{name}.")]
        for front in fronts:
            yield from _useful(w, c, front, gives[front])
        mine = [g.tokens[i] for i in own_tokens(g, c, name)] if not fronts else []
        mine = [t for t in mine if not t.owner or t.owner == k.character or (t.owner == k.klass and owner(g, c) == c)]
        if not mine:
            continue
        n, ready = len(mine), sum(token.ready for token in mine)
        placed = [w.space(token.space) for token in mine if token.space >= 0]
        if not mine[0].owner:
            said = w("chip-token-held", token=w.token(name, n), n=n)
        elif name == "coin" and g.coin is not None:
            said = w("chip-coin", token=w.token(name), side="heads" if g.coin.heads else "tails")
        elif placed and n == 1:
            said = w("chip-token-map", token=w.token(name), space=placed[0])
        elif placed:
            said = w("chip-tokens-map", token=w.token(name, n), n=n - len(placed), spaces=w.listed(placed))
        else:
            said = w("chip-token", token=w.token(name, n), ready=ready, n=n)
        state: ChipFlag = "ready" if ready else "exhausted"
        id_, held = f"held.{c}.{name}", max(1, n - len(placed))
        yield Chip(id=id_, kind="token", name=w.token(name), words=said, flags=(state,), count=held, sign=name)


def _useful(w: Words, c: int, name: str, rule: str) -> Iterator[Chip]:
    """Yield held tokens that give an action of the scenario: what it does, and whether one is ready."""
    mine = [w.g.tokens[i] for i in own_tokens(w.g, c, name)]
    if mine:
        yield Chip(
            id=f"card.{c}.rule.{rule}",
            kind="token",
            name=w.token(name, len(mine)),
            words=w.text(f"rule-{dashed(rule)}.text"),
            flags=("ready",) if any(token.ready for token in mine) else ("exhausted",),
            count=len(mine),
            sign=name.partition(".")[0],
        )


def _piles(w: Words, c: int) -> Iterator[Pile]:
    g = w.g
    k = g.climbers[c]
    if k.cards >= len(g.cards):
        return
    cards = g.cards[k.cards]
    for kind, count in (("deck", len(cards.deck)), ("discard", len(cards.discard))):
        name = w.text(f"pile-{kind}.shared") if g.setup.solo else w(f"pile-{kind}", climber=w.climber(c))
        shown = tuple(action_card(w, c, card) for card in reversed(cards.discard)) if kind == "discard" else ()
        yield Pile(id=f"{kind}.{c}", name=name, count=count, seat=k.seat, cards=shown,
                   sign="discard" if kind == "discard" else "")  # fmt: skip


# ---------------------------------------------------------------------------------------------- the leviathan


def _crystals(w: Words) -> Panel:
    g = w.g
    names = w.box.board.names
    chips = []
    value = left = 0
    for s, die in enumerate(g.crystals):
        if die:
            kind = "blighted" if die & 8 else "crystal"
            name = w(f"chip-{kind}", space=w.space(s), value=die & 7)
            chips.append(
                Chip(id=f"left.{names[s]}", kind=kind, name=name, words=str(die & 7),
                     sign="crystal-blighted" if die & 8 else "crystal", suit="blight" if die & 8 else "crystal")
            )  # fmt: skip
            value += die & 7
            left += 1
    hidden = [worth for _, worth in sides.undiscovered(g)]
    for i, worth in enumerate(hidden):
        chips.append(Chip(id=f"hidden.{i}", kind="hidden", name=w("chip-hidden", value=worth), words="?", sign="why",
                          suit="crystal"))  # fmt: skip
    value, left = value + sum(hidden), left + len(hidden)
    leviathan = w.box.leviathan
    whole = max(left, len(leviathan.crystals) + sum(len(spec.values) for spec in leviathan.spawned))
    chips += [
        Chip(id=f"broken.{i}", kind="broken", name=w.text("chip-broken"), words="–", sign="crystal", flags=("gone",))
        for i in range(whole - left)
    ]
    for i, (pool, dice) in enumerate(zip(w.box.leviathan.pools, g.pools, strict=False)):
        if not pool.values:
            continue  # nothing but a target
        said = ", ".join(map(str, dice))
        name = w("chip-pool", pool=w.pool(i), dice=said) if dice else w("chip-pool-empty", pool=w.pool(i))
        teal = pool.colour == "teal"
        chips.append(
            Chip(id=f"pool.{pool.id}", kind="pool", name=name, words=said or "–", count=len(dice),
                 sign="crystal-blighted" if teal else "crystal", suit="blight" if teal else "crystal",
                 flags=() if dice else ("gone",))
        )  # fmt: skip
        value += sum(dice)
        left += len(dice)
        whole += len(pool.values)
    words = w("panel-crystals.words", left=left, all=whole, value=value)
    return Panel(id="crystals", kind="crystals", title=w.text("panel-crystals"), subtitle=words, chips=tuple(chips),
                 place="goal")  # fmt: skip


def _threat(w: Words) -> Panel:
    g = w.g
    slots = []
    for i, n in enumerate(THREAT_TRACK):
        if i < len(DIFFICULTIES):
            level = DIFFICULTIES[i]
            slots.append(w(f"track-{level}", n=n) if n else w.text(f"difficulty-{level}"))
        else:
            slots.append(w("track-number", n=n))
    mark = Mark(
        id="threat.marker", kind="threat", at=g.track, name=w("mark-threat", n=THREAT_TRACK[g.track]), suit="crystal"
    )
    track = Track(id="threat.track", name=w.text("track-threat"), slots=tuple(slots), marks=(mark,))
    if g.current >= 0:
        said = w("panel-threat.words", round=g.round, card=g.current + 1, of=len(g.threats))
    else:
        said = w("panel-threat.waiting", round=g.round)
    return Panel(id="threat", kind="threat", title=w.text("panel-threat"), subtitle=said, tracks=(track,))


def _scenario(w: Words) -> Iterator[Panel]:
    """Yield the scenario cards with their rules."""
    for card in w.box.leviathan.scenario:
        chips = tuple(
            Chip(id=f"rule.{rule.id}", kind="rule", name=w.rule(rule.id), words=w.text(f"rule-{dashed(rule.id)}.text"))
            for rule in card.rule
            if w.text.has(f"rule-{dashed(rule.id)}")
        )
        chips += tuple(_on_card(w))
        title = w.text(f"scenario-{dashed(card.id)}")
        stands = " · ".join(w.states())
        yield Panel(id=f"scenario.{card.id}", kind="scenario", title=title, subtitle=stands, chips=chips, sign="book")


def _on_card(w: Words) -> Iterator[Chip]:
    """Yield the tokens on the scenario card: on which half, and which of them lie face down."""
    lying = Count((t.space, shown_side(t), t.hidden) for t in w.g.tokens if t.space in (ON_CARD, BELOW))
    for (space, name, hidden), n in sorted(lying.items(), reverse=True):
        half = "below" if space == BELOW else "above"
        said = w("chip-on-card.down" if hidden else f"chip-on-card.{half}", token=w.token(name, n), n=n)
        yield Chip(id=f"on_card.{half}.{name}", kind="token", name=said, count=n)


def _supply(w: Words) -> Panel:
    g = w.g
    used = tuple(
        Chip(
            id=f"used.{kind}",
            kind="mushroom",
            name=w("chip-used", mushroom=w.mushroom(kind)),
            words=w.source_text(f"mushroom.{kind}"),
            count=n,
            flags=("used",),
        )
        for kind, n in Count(g.mushroom_discard).items()
    )
    loose = Count(token.id for token in g.tokens if not token.owner and token.holder < 0 and token.space == -1)
    supply = tuple(
        Chip(id=f"supply.{name}", kind="token", name=w("chip-supply", token=w.token(name), n=n), count=n, sign=name)
        for name, n in loose.items()
    )
    piles = (
        Pile(id="injuries", name=w.text("pile-injuries"), count=len(g.injuries)),
        Pile(id="mushrooms", name=w.text("pile-mushrooms"), count=len(g.mushroom_box)),
    )
    return Panel(id="supply", kind="supply", title=w.text("panel-supply"), piles=piles, chips=used + supply,
                 sign="chest")  # fmt: skip


def _story(w: Words) -> Panel:
    return Panel(
        id="story",
        kind="story",
        title=w("panel-story", leviathan=w.leviathan()),
        subtitle=w.text(f"leviathan-{w.box.leviathan.id}.idea"),
        words=w.text(f"leviathan-{w.box.leviathan.id}.introduction"),
        art=w.box.leviathan.id,
        sign="flag",
        short=w.leviathan(),
    )
