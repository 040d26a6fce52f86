"""Monster tokens: drawing, looking, revealing (chapter 2.10)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import schema
from ..schema import RACES
from ..state import Abyss, Face, rule, step
from . import council, goods, locations


@rule("AB-038", "AL-069", "AR-40")
def draw_base(g: Abyss, seat: int, n: int) -> None:
    """Base tokens are drawn at random and kept face down until scoring."""
    drawn, g.monsters = g.monsters[:n], g.monsters[n:]
    if drawn:
        g.players[seat].monsters += tuple(Face(token, 1 << seat) for token in drawn)
        g.emit("gained_tokens", player=seat, deck="base", n=len(drawn))
        g.uncover()
        for token in drawn:
            g.emit("saw_token", seat=seat, token=token)


@step("AL-068", "AR-39", "AR-40")
def earn(g: Abyss, seat: int, n: int) -> None:
    """The player says, before looking at any, how many tokens come from which deck; what one lacks the other gives."""
    n = min(n, len(g.monsters) + len(g.new_monsters))
    least, most = max(0, n - len(g.new_monsters)), min(n, len(g.monsters))
    if n > 0:
        mixes = [(base, n - base) for base in range(least, most + 1)]
        g.ask("tokens", seat, [Option(seat, "tokens", mix, (), draw(seat, *mix)) for mix in mixes], n)


@step("AL-068", "AL-070", "AL-071")
def draw(g: Abyss, seat: int, base: int, new: int) -> None:
    """The tokens are drawn; of each new one the player decides whether to reveal it now."""
    draw_base(g, seat, base)
    drawn, g.new_monsters = g.new_monsters[:new], g.new_monsters[new:]
    if drawn:
        p = g.players[seat]
        before = len(p.kept)
        p.kept += tuple(Face(token, 1 << seat) for token in drawn)
        g.emit("gained_tokens", player=seat, deck="new", n=len(drawn))
        g.uncover()
        for token in drawn:
            g.emit("saw_token", seat=seat, token=token)
        # The last one first, so that the others keep their places; calls and options name the place and not the token,
        # which nobody else may know.
        g.then(*(decide(seat, place) for place in reversed(range(before, len(p.kept)))))


@step("AL-071", "AL-073", "AR-43")
def decide(g: Abyss, seat: int, place: int) -> None:
    """Reveal it now, or keep it face down; a Council token needs a stack that is not empty."""
    g.uncover(known_to=seat)
    if can_reveal(g, seat, place):
        options = [
            Option(seat, "reveal_token", (place,), (f"kept.{place}",), reveal(seat, place)),
            Option(seat, "keep_token", (place,), (), keep(seat)),
        ]
        g.ask("token", seat, options, place)


@step("AL-071")
def keep(g: Abyss, seat: int) -> None:
    """What is not revealed stays face down."""


@rule("AR-43")
def can_reveal(g: Abyss, seat: int, place: int) -> bool:
    """A token for a Council stack cannot be revealed while the Council is empty."""
    gives = g.box.tokens[g.players[seat].kept[place].token].gives
    return not isinstance(gives, schema.TakeCouncilStack) or any(g.council)


@step("AL-072", "AR-41", "AR-43", "AR-44")
def reveal_kept(g: Abyss, seat: int) -> None:
    """At the beginning of a turn any kept tokens may be revealed, in any order."""
    g.uncover(known_to=seat)
    places = {face.token: place for place, face in enumerate(g.players[seat].kept)}
    options = [
        Option(seat, "reveal_token", (place,), (f"kept.{place}",), reveal_at_start(seat, place))
        for place in places.values()
        if can_reveal(g, seat, place)
    ]
    if options:
        g.ask("kept_tokens", seat, [*options, Option(seat, "keep_tokens", (), (), keep(seat))])


@step("AL-072", "AR-41")
def reveal_at_start(g: Abyss, seat: int, place: int) -> None:
    """The token is applied; then perhaps another."""
    g.then(reveal(seat, place), reveal_kept(seat))


@step("AL-070", "AL-073", "AR-42", "AR-44")
def reveal(g: Abyss, seat: int, place: int) -> None:
    """A revealed token is applied and discarded; a third Key takes a Location at once."""
    p = g.players[seat]
    if not can_reveal(g, seat, place):
        return
    token = p.kept[place].token
    p.kept = p.kept[:place] + p.kept[place + 1 :]
    g.tokens_gone += (token,)
    g.emit("revealed_token", player=seat, token=token)
    gives = g.box.tokens[token].gives
    g.then(locations.check_keys(seat))
    if isinstance(gives, schema.GainPearls):
        goods.gain_pearls(g, seat, gives.n, "token")
    elif isinstance(gives, schema.GainKeys):
        goods.gain_keys(g, seat, gives.n, "token")
    else:
        g.ask("stack", seat, council.choices(g, seat, [council.take_one(seat, race) for race in range(len(RACES))]))
