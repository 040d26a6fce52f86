"""What content must keep to beyond its schema, so that broken content never loads.

The schema knows words, types and the bounds of numbers; this knows that every sum of two dice has its zone, that a Crab
may fight every Leviathan, that no two Lords share a number. How many cards there are of a kind is free: packs may try
other numbers. Everything that is wrong is noted at once, with file, entry and field.
"""

from __future__ import annotations

from collections.abc import Iterable

from fathom.core.content import Problems
from fathom.parts.lint import Notes

from .. import schema
from ..box import AbyssBox
from ..schema import RACES, Leviathan, Location, Lord, ThreatSpace, Token

MOST_PLAYERS = 5
SUMS = range(2, 13)
#: Powers that do nothing without the Border.
AT_THE_BORDER = (
    schema.Fight,
    schema.AddLeviathan,
    schema.RemoveHealthPoint,
    schema.PearlsForHealthPoints,
    schema.TokensForHealthPoints,
    schema.FightAgain,
    schema.FightWithAnyRace,
)
#: What `per` may be narrowed to.
NARROWED = {"guild": "lord", "race": "affiliated_ally"}


def check(box: AbyssBox, problems: Problems) -> None:
    """Note everything that is wrong."""

    def notes(entry: object) -> Notes:
        return Notes(problems, box, entry)

    for lord in box.lords.values():
        _check_lord(notes(lord), lord)
    for location in box.locations.values():
        _check_score(notes(location), location.score)
    for token in box.tokens.values():
        _check_token(notes(token), token)
    for space in box.threats.values():
        _check_threat(notes(space), space)
    for leviathan in box.leviathans.values():
        _check_leviathan(notes(leviathan), leviathan)
    for numbered in (box.lords, box.locations, box.leviathans):
        _check_numbers(box, numbered.values(), problems)
    _check_exploration(box, problems)
    _check_token_decks(box, problems)
    _check_border(box, problems)
    _check_table(box, problems)


# ---------------------------------------------------------------------------------------------- exploration cards


def _check_exploration(box: AbyssBox, problems: Problems) -> None:
    """Note a Race without Allies in the base game: Lords could not be paid for."""
    there = {ally.race for ally in box.allies.values() if ally.copies > 0}
    for race in RACES:
        if race not in there:
            problems.add("allies.toml", "", "", f"the base game has no Ally of the Race '{race}'")


# ---------------------------------------------------------------------------------------------- Lords, Locations


def _check_lord(notes: Notes, one: Lord) -> None:
    if one.expansion and one.base_only:
        notes.add("base_only", "a Lord that comes with the expansion cannot be taken out by it")
    for name in ("arrow", "lasting"):
        for i, power in enumerate(getattr(one, name)):
            _check_power(notes, f"{name}[{i}]", power, one)
    if one.each_turn is not None:
        _check_power(notes, "each_turn", one.each_turn, one)


def _check_power(notes: Notes, field: str, power: schema.Power, lord: Lord) -> None:
    at_the_border = isinstance(power, AT_THE_BORDER) or getattr(power, "per", "") == "leviathan_at_border"
    if at_the_border and not lord.expansion:
        notes.add(field, "does nothing without Leviathans: the Lord needs 'expansion = true'")
    if isinstance(power, schema.ThreatShift) and not lord.base_only:
        notes.add(field, "does nothing without the Threat track: the Lord needs 'base_only = true'")
    if isinstance(power, schema.ModifyCost) and power.n == 0:
        notes.add(f"{field}.n", "0 changes nothing")


def _check_score(notes: Notes, one: schema.Score) -> None:
    if one.per and one.n == 0:
        notes.add("score.n", "0 for each of them is nothing")
    if one.n and not one.per:
        notes.add("score.n", "of what? 'per' is missing")
    for name, counted in NARROWED.items():
        if getattr(one, name) and one.per != counted:
            notes.add(f"score.{name}", f"goes with 'per = \"{counted}\"' only")


# ---------------------------------------------------------------------------------------------- Monsters, Leviathans


def _check_token(notes: Notes, one: Token) -> None:
    if one.deck == "base":
        if one.gives is not None:
            notes.add("gives", "a base token has Influence, nothing to gain")
    elif one.gives is None:
        notes.add("gives", "a new token needs something to gain")
    elif one.influence:
        notes.add("influence", "a new token has something to gain, no Influence (AL-095)")


def _check_token_decks(box: AbyssBox, problems: Problems) -> None:
    """Note an empty deck: it would end the game at once (AL-088)."""
    full = {token.deck for token in box.tokens.values() if token.copies > 0}
    for deck in ("base", "new"):
        if deck not in full:
            problems.add("tokens.toml", "", "", f"there is no token in the {deck} deck")


def _check_threat(notes: Notes, one: ThreatSpace) -> None:
    for i, gain in enumerate(one.rewards):
        if gain == schema.Gain():
            notes.add(f"rewards[{i}]", "gives nothing")


def _check_leviathan(notes: Notes, one: Leviathan) -> None:
    notes.unique("races", one.races)
    if "crab" not in one.races:
        notes.add("races", "'crab' is missing: Crabs may fight every Leviathan (AL-022)")


def _check_border(box: AbyssBox, problems: Problems) -> None:
    """Note sums of two dice that name no zone, or more than one, or that two dice cannot make (AL-030)."""
    zone_of: dict[int, str] = {}
    for zone in box.zones.values():
        notes = Notes(problems, box, zone)
        if not zone.sums:
            notes.add("sums", "no roll names this zone")
        for total in zone.sums:
            if total not in SUMS:
                notes.add("sums", f"two dice cannot make {total}")
            elif total in zone_of:
                notes.add("sums", f"{total} names '{zone_of[total]}' too")
            zone_of.setdefault(total, zone.id)
    if missing := [str(total) for total in SUMS if total not in zone_of]:
        problems.add("border.toml", "", "", f"no zone for the sums {', '.join(missing)}")


# ---------------------------------------------------------------------------------------------- all together


def _check_numbers(box: AbyssBox, entries: Iterable[Lord | Location | Leviathan], problems: Problems) -> None:
    """Note numbers that two cards share."""
    first: dict[int, str] = {}
    for one in entries:
        other = first.setdefault(one.number, one.id)
        if other != one.id:
            Notes(problems, box, one).add("number", f"is also that of '{other}'")


def _check_table(box: AbyssBox, problems: Problems) -> None:
    numbers = box.numbers
    notes = Notes(problems, box, numbers)
    if numbers.court_left >= numbers.court_spaces:
        notes.add("court_left", f"{numbers.court_left} is not less than the {numbers.court_spaces} spaces of the Court")
    _check_start(box, problems)
    games = {"the base game": "expansion", "the base game with Leviathan": "base_only"}
    for game, left_out in games.items():
        lords = sum(not getattr(lord, left_out) for lord in box.lords.values())
        if lords < numbers.court_spaces + MOST_PLAYERS:
            problems.add(
                "lords.toml", "", "", f"{game} has {lords} Lords: too few for a Court of {numbers.court_spaces}"
            )  # fmt: skip


def _check_start(box: AbyssBox, problems: Problems) -> None:
    """Note an Ally to start with that does not exist, or not once for each player (AL-009, AR-26)."""
    name = box.numbers.starting_ally
    ally = box.allies.get(name)
    if ally is None:
        message = f"unknown Ally '{name}'"
        problems.add("numbers.toml", "", "starting_ally", message, word=name, choices=box.allies)
    elif (there := ally.copies + ally.added) < MOST_PLAYERS:
        problems.add(
            "numbers.toml", "", "starting_ally", f"there are {there} of '{name}': too few for {MOST_PLAYERS} players"
        )  # fmt: skip


__all__ = ["check"]
