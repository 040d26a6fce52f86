"""The phases of a wave: what begins it, Parting Shots, Story, Interlude (chapters F, T, U, V)."""

from __future__ import annotations

from .. import effects, queries
from ..abilities import survival
from ..abilities.weapons import return_stolen
from ..box import NO_TOKENS
from ..schema.verbs import Suffer
from ..state import Gaia, rule, step
from . import agreeing, ending, equipment, harm, onslaught, spawning, story, tokens, turns
from .counterattacks import anger


@step("GG-041", "GG-043", "GG-164", "GG-167", "GR-040")
def begin_wave(g: Gaia) -> None:
    """A wave: Spawn card, start tiles, improvements, what equipment gives at its start; then come its phases."""
    g.wave += 1
    g.phase = "spawn"
    g.boss_slain = False
    g.turns = 0
    g.then(spawning.spawn(), improve(), wave_start(), turns.delver_phase(), parting_shots())


@step("GG-166", "GG-274", "GR-040", "GR-095")
def improve(g: Gaia) -> None:
    """The back of the new boss card is read: each player improves one maximum rank. Not in wave 1 or Onslaught."""
    if g.wave > 1 and not queries.is_onslaught(g):
        kinds = tuple([g.box.type_number[name] for name in g.box.bosses[g.line_up[g.wave - 1][0]].improve])
        g.then(*[equipment.improve(seat, kinds) for seat in queries.living(g)])


@step("GG-163", "GG-167")
def wave_start(g: Gaia) -> None:
    """Equipment and products give what they give at the start of a wave; the abilities are in force."""
    g.emit("wave", wave=g.wave)
    for seat in reversed(queries.living(g)):
        suit = g.suits[seat]
        effects.carry_out(g, seat, queries.kit_of(g, suit).wave_start)


# ---------------------------------------------------------------------------------------------- Parting Shots


@step("GG-043", "GG-096", "GG-153", "GG-155", "GR-024")
def parting_shots(g: Gaia) -> None:
    """Every enemy still there performs its parting shot once, in board order; then the wave is cleared away."""
    g.phase = "parting"
    g.emit("parting_shots", enemies=len(g.enemies))
    g.agenda.append(end_of_wave())
    fire.now(g, tuple([enemy.uid for enemy in sorted(g.enemies, key=lambda enemy: enemy.at)]))


@step("GG-152", "GG-153", "GG-154", "GG-253", "GR-030", "GR-031", "GR-116")
def fire(g: Gaia, uids: tuple[int, ...]) -> None:
    """Each living delver gets what a shot says, wherever it stands; in solo it takes effect once.

    One shot of each (GG-153), which no block stops (GG-152): what it says (GG-154, GG-253), with what its damage
    brings (GR-116).
    """
    for i, uid in enumerate(uids):
        enemy = queries.get(g, uid)
        profile = g.box.profiles[enemy.profile]
        if g.events is not None:
            g.emit("parting_shot", enemy=uid, card=profile.card)
        other = []
        for shot in profile.parting:
            for seat in queries.living(g):
                if isinstance(shot, Suffer):
                    n = shot.n * anger(g, enemy, profile) if profile.fires_oddly else shot.n
                    lost = harm.suffer(g, seat, n, "parting_shot")
                    if profile.harms and g.suits[seat].alive and survival.wound(g, profile, seat, lost):
                        other.append(tokens.waste(seat, 1))
                else:
                    other.append(effects.VERBS[type(shot)](seat, shot.node))
        if other:
            g.then(*other, fire(uids[i + 1 :]))
            return


@step("GG-046", "GG-156", "GG-329", "GG-351", "GR-042", "GR-082", "GR-083")
def end_of_wave(g: Gaia) -> None:
    """A Soothsayer that is alive kills; then enemies, parts left behind and all monster tokens leave the table."""
    if queries.with_ability(g, "soothsayer"):
        g.emit("soothsayer")
        for d in (0, 1):
            if g.at[d] >= 0:
                harm.fall(g, d)
    if g.outcome is not None:
        return
    ending.check_goal(g)
    for enemy in g.enemies:
        return_stolen(g, enemy)
    equipment.take_back(g)
    g.enemies = []
    g.drops = g.circuit_tiles = g.friendly_tiles = g.gazed = g.embers = ()
    g.countdown = g.stunned = 0
    g.enrage = g.corrupted = g.corruptor = -1
    for suit in g.suits:
        suit.fear = suit.omen = suit.disarmed = suit.shield = 0
        suit.loans = NO_TOKENS
    g.at, g.witness = (-1, -1), -1
    after_wave(g)


@rule("GG-044", "GG-161", "GR-035", "GR-037")
def after_wave(g: Gaia) -> None:
    """What follows depends on what is played: the first quest is over, Onslaught has a shop, a quest its story."""
    last = g.wave == len(g.line_up)
    if queries.is_onslaught(g):
        g.then(ending.gaia_reached() if last else onslaught.interlude())
    elif g.box.quests[g.quest].chapter == 1:
        g.then(ending.gaia_reached())
    else:
        g.then(story.story_phase(), *([leave(), ending.gaia_reached()] if last else [decide()]))


# ---------------------------------------------------------------------------------------------- Interlude


@step("GG-021", "GG-161", "GR-022", "GR-036")
def decide(g: Gaia) -> None:
    """After the Story phase the players decide together: go on or retreat."""
    agreeing.agree(g, "retreat", (("retreat", (), (), retreat()), ("go_on", (g.wave + 1,), (), go_on())))


@step("GG-162", "GR-039")
def retreat(g: Gaia) -> None:
    """On a retreat Harvester gives its parts, then the quest is over."""
    g.then(leave(), ending.retreated())


@step("GG-162", "GR-039")
def leave(g: Gaia) -> None:
    """Who leaves the quest gains what Harvester gives; nothing else of the end of a wave."""
    for seat in reversed(queries.living(g)):
        suit = g.suits[seat]
        effects.carry_out(g, seat, queries.kit_of(g, suit).on_retreat)


@step("GG-163")
def go_on(g: Gaia) -> None:
    """The quest continues: what equipment gives at the end of a wave, then the next one."""
    g.phase = "interlude"
    g.then(wave_end(), begin_wave())


@step("GG-163")
def wave_end(g: Gaia) -> None:
    """Passive equipment and products give what they give at the end of a wave."""
    for seat in reversed(queries.living(g)):
        suit = g.suits[seat]
        effects.carry_out(g, seat, queries.kit_of(g, suit).wave_end)
