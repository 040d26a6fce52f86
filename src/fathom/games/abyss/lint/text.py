"""Which words a box needs beyond a name for every entry, and which texts may be written by hand."""

from __future__ import annotations

import typing
from collections.abc import Iterator

from fathom.core.words import dashed
from fathom.parts.wording import keys_of_verbs

from .. import schema
from ..box import AbyssBox

RACE_FORMS = ("", ".many", ".pearls", ".dice", ".stack")


def keys_of(box: AbyssBox) -> Iterator[str]:
    """Yield the keys for the words that content may use, whether or not it does."""
    yield from keys_of_verbs(schema.Power, forms=("", ".text"))
    yield from (f"effect-{dashed(verb)}.name" for verb in ("gain_pearls", "gain_keys", "take_council_stack"))
    for race in schema.RACES:
        yield from (f"race-{race}{form}" for form in RACE_FORMS)
        yield from (f"counted-{race}", f"counted-{race}.each")
    for guild in typing.get_args(schema.Guild):
        yield from (f"guild-{guild}", f"guild-{guild}.lord", f"counted-{guild}", f"counted-{guild}.each")
    for kind in ("arrow", "lasting", "each-turn"):
        yield f"when-{kind}"
    for record, field, kind in ((schema.Ally, "fights", "fights"), (schema.Penalty, "kind", "penalty")):
        for word in filter(None, typing.get_args(typing.get_type_hints(record)[field])):
            yield from (f"{kind}-{word}", f"{kind}-{word}.text")


def written_by_hand(box: AbyssBox) -> Iterator[tuple[str, object]]:
    """Yield the texts that may be written by hand, each with the content that it tells."""
    for lord in box.lords.values():
        for form in ("text", "short"):
            yield f"lord-{dashed(lord.id)}.{form}", schema.powers(lord)
    for location in box.locations.values():
        for form in ("text", "short"):
            yield f"location-{dashed(location.id)}.{form}", location.score
