"""Which words a box needs, and which of them are missing.

A key is made of the entry's kind and id: the Lord `ship_master` is `lord-ship-master`, and its Power
`lord-ship-master.text`. The heads of `text/en/content.ftl` and `text/en/words.ftl` list all kinds of keys.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator

from fathom.core.content import content_roots
from fathom.core.text import LANGS, Text

from .. import schema
from ..box import FOLDER, GAME, AbyssBox

#: What each kind of entry says besides its name.
ALSO = {
    "ally": (".long",),
    "monster": (),
    "lord": (".text", ".short"),
    "location": (".text", ".short"),
    "token": (".text",),
    "threat": (".text",),
    "leviathan": (),
    "zone": (),
}
RACE_FORMS = ("", ".many", ".a", ".obj", ".count", ".value", ".stack")


def missing_text(box: AbyssBox) -> list[str]:
    """Return what is missing, a line each: the key and the language."""
    wanted = list(dict.fromkeys(keys_of(box)))
    found = []
    for lang in LANGS:
        spoken = Text([FOLDER / "text", *content_roots(FOLDER, box.packs, GAME)[1:]], lang).keys(lang)
        found += [f"text/{lang}: no '{key}'" for key in wanted if key not in spoken]
    return found


def keys_of(box: AbyssBox) -> Iterator[str]:
    """Yield every text key that the content needs."""
    kinds = (
        ("ally", box.allies), ("monster", box.monsters), ("lord", box.lords), ("location", box.locations),
        ("token", box.tokens), ("threat", box.threats), ("leviathan", box.leviathans), ("zone", box.zones),
    )  # fmt: skip
    for kind, ids in kinds:
        for id_ in ids:
            yield from (_key(kind, id_) + part for part in ("", *ALSO[kind]))
    yield from words_of_the_schema()


def words_of_the_schema() -> Iterator[str]:
    """Yield the keys for the words that content may use, whether or not it does."""
    for race in schema.RACES:
        yield from (f"race-{race}{form}" for form in RACE_FORMS)
    for guild in typing.get_args(schema.Guild):
        yield from (f"guild-{guild}", f"guild-{guild}.lord", f"guild-{guild}.race")
    for union in (schema.Arrow, schema.Lasting, schema.EachTurn, schema.Reward):
        yield from (_key("power", str(one.__struct_config__.tag)) for one in typing.get_args(union))
    for kind in ("arrow", "lasting", "each-turn", "none"):
        yield from (f"kind-{kind}", f"kind-{kind}.text")
    for record, field, kind, also in (
        (schema.Ally, "fights", "fights", ".text"),
        (schema.Penalty, "kind", "penalty", ".text"),
        (schema.Zone, "risk", "risk", ""),
        (schema.Token, "deck", "deck", ".one"),
        (schema.Location, "symbol", "symbol", ""),
    ):
        for word in filter(None, typing.get_args(typing.get_type_hints(record)[field])):
            yield from dict.fromkeys((f"{kind}-{word}", f"{kind}-{word}{also}"))


def _key(kind: str, id_: str) -> str:
    return f"{kind}-{id_}".replace(".", "-").replace("_", "-")
