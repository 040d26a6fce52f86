"""A Monster is revealed: the Threat track of the base game (chapter 1.4), the Border of Leviathan (2.5)."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Option
from fathom.core.legality import Offer, no, possible

from .. import queries
from ..effects import powers
from ..effects.standing import standing
from ..state import Abyss, offer, rule, step
from . import border, exploring, fighting, goods, locations, tokens


@step("AB-033", "AL-090")
def meet(g: Abyss, seat: int) -> None:
    """Fight it or go on; in the base game one must fight on the fifth space, at the Border one may go on from there."""
    if g.setup.expansion and is_without_effect(g):
        discard_monster.now(g, seat)
        return
    g.ask("monster", seat, possible(answers(g, seat)))


@offer("monster")
@rule("AL-034", "AL-035", "AR-32", "AR-53")
def answers(g: Abyss, seat: int) -> Iterator[Offer]:
    """Yield what one may want to do about a Monster."""
    if g.setup.expansion:
        space = f"track.{len(g.track)}"
        yield from fighting.fights(g, seat, fight)
        yield Option(seat, "add_leviathan", (), (space,), go_on(seat)), None
        if standing(g, seat).ignores_monsters:
            yield Option(seat, "ignore_monster", (), (space,), discard_monster(seat)), None
    else:
        yield from _answers_in_base_game(g, seat)
    yield from powers.offers(g, seat, meet(seat))


@rule("AL-090", "AR-55")
def is_without_effect(g: Abyss) -> bool:
    """In turns that begin after the end was triggered, Monsters do nothing while one of the three decks is empty."""
    return g.last_turn and not (g.leviathans and g.monsters and g.new_monsters)


# ---------------------------------------------------------------------------------------------- the base game


@rule("AB-034", "AB-037", "AB-039")
def _answers_in_base_game(g: Abyss, seat: int) -> Iterator[Offer]:
    """Fighting always succeeds; where the Threat space offers alternatives, one is picked."""
    space = reward_space(g, seat)
    for i in range(len(g.box.threat_track[space].rewards)):
        yield Option(seat, "slay", (space, i), ("threat",), slay(seat, space, i)), None
    last = len(g.track) == g.box.numbers.track_spaces
    yield Option(seat, "raise_threat", (), ("deck",), raise_threat(seat)), no("AB-039", "no-go-on") if last else None


@rule("AB-075")
def reward_space(g: Abyss, seat: int) -> int:
    """The Threat space that rewards a player: with an opponent's Tamer the one before, though not before the first."""
    shift = 0
    for other in queries.opponents(g, seat):
        for guild, n in standing(g, other).threat_shift_for_opponents:
            if queries.is_touched(g, seat, guild):
                shift += n
    return max(0, g.threat + shift)


@step("AB-035")
def raise_threat(g: Abyss, seat: int) -> None:
    """Going on: the Threat token moves up, at most to the last space; the Monster stays on the track."""
    g.threat = min(g.threat + 1, len(g.box.threat_track) - 1)
    g.emit("threat_rose", space=g.threat)
    exploring.reveal.now(g, seat)


@step("AB-036", "AB-038", "AB-039")
def slay(g: Abyss, seat: int, space: int, which: int) -> None:
    """The player gains the reward, the Threat token goes back to the first space, and the exploration ends."""
    gain = g.box.threat_track[space].rewards[which]
    g.emit("slew_monster", player=seat, space=space)
    if len(g.track) == g.box.numbers.track_spaces:
        goods.gain_pearls(g, seat, g.box.numbers.track_bonus, "track")
    goods.gain_pearls(g, seat, gain.pearls, "threat")
    goods.gain_keys(g, seat, gain.keys, "threat")
    tokens.draw_base(g, seat, gain.tokens)
    g.threat = 0
    g.then(exploring.clear_track(seat), locations.check_keys(seat))


# ---------------------------------------------------------------------------------------------- Leviathan


@step("AL-036", "AL-043")
def go_on(g: Abyss, seat: int) -> None:
    """Going on: a Leviathan is added, then the Monster is discarded and the next card revealed."""
    g.emit("went_on", player=seat)
    g.then(border.add(seat), discard_monster(seat))


@step("AL-036", "AL-037", "AR-02")
def discard_monster(g: Abyss, seat: int) -> None:
    """The Monster leaves the track, whose space is empty again, and the next card is revealed.

    If all that is left to reveal are Monsters that were discarded before, the exploration ends: it would have no end.
    """
    card, g.track = g.track[-1], g.track[:-1]
    g.discard += (card,)
    g.emit("discarded_monster", player=seat)
    if not g.deck and not any(queries.is_ally(g, other) for other in g.discard):
        exploring.clear_track.now(g, seat)
    else:
        exploring.reveal.now(g, seat)


@step("AL-034", "AL-061", "AR-32", "AR-35")
def fight(g: Abyss, seat: int, zone: int) -> None:
    """The player fights one Leviathan, on the fifth space with a Pearl more; then the exploration is over, too."""
    if len(g.track) == g.box.numbers.track_spaces:
        goods.gain_pearls(g, seat, g.box.numbers.track_bonus, "track")
    g.then(fighting.begin(seat, zone), exploring.clear_track(seat))
