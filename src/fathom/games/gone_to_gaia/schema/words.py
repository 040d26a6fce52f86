"""The words that content is made of, and the bounds of its numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Discipline = Literal["mind", "body"]
Damage = Literal["light", "medium", "heavy"]
Element = Literal["tide", "ember", "root", "gale"]
Token = Literal["ap", "light", "medium", "heavy", "universal", "reroll", "block"]
Side = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
Who = Literal["self", "partner", "both", "each", "one"]
Source = Literal["book", "fathom"]
Opinion = Literal["nemesis", "detractor", "neutral", "ally", "confidant"]

#: How many there are of something that is there: at least one.
Count = Annotated[int, Meta(ge=1)]
#: A number that may be nothing.
Number = Annotated[int, Meta(ge=0)]
#: A rank of equipment; the level of a boss and of its part.
Rank = Annotated[int, Meta(ge=1, le=5)]
BossLevel = Annotated[int, Meta(ge=1, le=5)]

DISCIPLINES: tuple[Discipline, ...] = ("mind", "body")
DAMAGES: tuple[Damage, ...] = ("light", "medium", "heavy")
ELEMENTS: tuple[Element, ...] = ("tide", "ember", "root", "gale")
TOKENS: tuple[Token, ...] = ("ap", "light", "medium", "heavy", "universal", "reroll", "block")
SIDES: tuple[Side, ...] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
#: The five steps of an opinion (GG-232).
OPINIONS: tuple[Opinion, ...] = ("nemesis", "detractor", "neutral", "ally", "confidant")

#: What every enemy may have, and what only bosses may (part 3.4 of the ledger).
ABILITIES = (
    "aggressive", "alert", "countdown", "critical", "death_heal", "disarm", "enrage", "evasive", "fatal_flaw", "fear",
    "flees", "formation", "frenzy", "gaze", "grow", "heavy_immune", "medium_immune", "light_immune", "immunity",
    "mode_shift", "all_claw", "omen", "pact", "primordial", "rebirth", "revenge", "rotates", "shell", "spiked",
    "stalwart", "tough", "strength", "synchronized", "taunt", "unlife", "vicious", "repair",
)  # fmt: skip
BOSS_ABILITIES = (
    "accurate", "backup", "blood_debt", "brawler", "carapace", "corruption", "double_edged", "hardy", "invulnerable",
    "last_act", "malevolent", "overlord", "ritual", "scrambles", "soothsayer", "soul_sap", "steals", "stout", "stuns",
    "summons", "swaps", "teleports", "weak_spot",
)  # fmt: skip
