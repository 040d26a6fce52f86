"""Monster tokens: drawing, looking, revealing (chapter 2.10)."""

from __future__ import annotations

from fathom.core.decisions import Option
from fathom.core.steps import Call, Step

from .. import schema
from ..effects import powers
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
    """The tokens are drawn; of the new ones the player may reveal some now."""
    draw_base(g, seat, base)
    drawn, g.new_monsters = g.new_monsters[:new], g.new_monsters[new:]
    if drawn:
        g.players[seat].kept += tuple(Face(token, 1 << seat) for token in drawn)
        g.emit("gained_tokens", player=seat, deck="new", n=len(drawn))
        g.uncover()
        for token in drawn:
            g.emit("saw_token", seat=seat, token=token)
        decide.now(g, seat, len(drawn))


@step("AL-071")
def decide(g: Abyss, seat: int, n: int) -> None:
    """Any of the n tokens just drawn may be revealed now."""
    if options := answers(g, seat, n, decide):
        g.ask("token", seat, options, n)


@step("AL-072", "AR-41", "AR-44")
def reveal_kept(g: Abyss, seat: int, n: int) -> None:
    """At the beginning of a turn any of the n kept tokens may be revealed."""
    if options := answers(g, seat, n, reveal_kept):
        g.ask("kept_tokens", seat, options)


@rule("AL-071", "AR-07", "AR-41", "AR-43")
def answers(g: Abyss, seat: int, n: int, again: Step[int, int]) -> list[Option]:
    """The last n tokens are revealed one after the other, in any order; those that are not stay face down.

    Calls and options name the place and not the token, which nobody else may know. Powers of Lords may come first: a
    Key that is revealed may put a Lord under a Location.
    """
    g.uncover(known_to=seat)
    kept = g.players[seat].kept
    places = {kept[place].token: place for place in range(len(kept) - n, len(kept))}
    if not any(does_something(g, token) for token in places):
        return []
    reveals = [
        Option(seat, "reveal_token", (place,), (f"kept.{place}",), reveal_one(seat, place, again(seat, n - 1)))
        for place in places.values()
    ]
    uses = powers.each_turn(g, seat, again(seat, n))
    return [*reveals, *uses, Option(seat, "keep_tokens", (n,), (), keep(seat))]


@rule("AR-43")
def does_something(g: Abyss, token: str) -> bool:
    """A token for a Council stack is revealed in vain while the Council is empty: nobody is asked for that alone."""
    return not isinstance(g.box.tokens[token].gives, schema.TakeCouncilStack) or any(g.council)


@step("AL-071")
def keep(g: Abyss, seat: int) -> None:
    """What is not revealed stays face down."""


@step("AL-071", "AL-072")
def reveal_one(g: Abyss, seat: int, place: int, again: Call) -> None:
    """The token is applied; then perhaps another."""
    g.then(reveal(seat, place), again)


@step("AL-070", "AL-073", "AR-42", "AR-43")
def reveal(g: Abyss, seat: int, place: int) -> None:
    """A revealed token is applied and discarded; a third Key takes a Location at once."""
    p = g.players[seat]
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
        council.take_more.now(g, seat, 1)
