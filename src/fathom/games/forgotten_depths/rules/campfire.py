"""The Campfire: one Rest in each Ecology (chapter 14)."""

from __future__ import annotations

from ..queries import most_health
from ..state import VALUE, Depths, rule, step
from . import atlas, decks, encounters, wounds


@step("FD-076", "FD-117", "FD-122", "FD-123", "FD-124")
def rest(g: Depths, region: int) -> None:
    """All Heroes Rest together, once; then Monsters are back wherever a red token lay, and nothing else is.

    Once for all together (FD-117), with the Lantern at the Campfire (FD-076), from which reach is counted anew
    (FD-124). Red tokens go (FD-122), gold ones, Doors and XP stay (FD-123).
    """
    encounters.begin(g, region)
    g.rested = True
    g.emit("rested")
    for h in range(len(g.heroes)):
        recover(g, h)
    g.monsters |= g.defeated
    g.defeated = 0
    atlas.survey(g)
    encounters.end_encounter.now(g)


@rule("FD-118", "FD-119", "FD-120", "FD-121", "FD-204", "FD-284", "FR-37", "FR-38", "FR-39", "FR-40")
def recover(g: Depths, h: int) -> None:
    """Half the Maximum Health, rounded up; discard and draw pile shuffled together; all Spells Refreshed.

    Health (FD-118) or, with the variant, the higher of two cards (FD-204); the piles (FD-119), while Stored cards
    stay (FD-120); the Spells (FD-121, FD-284). Half is rounded up (FR-37) and nothing goes beyond the maximum
    (FR-38); hands stay (FR-39); the two cards are drawn before the shuffle (FR-40).
    """
    hero = g.heroes[h]
    if g.setup.random_campfire:
        drawn = [decks.take_value(g, h) for _ in range(2)]
        wounds.heal(g, h, max([card & VALUE for card in drawn if card >= 0], default=0))
        hero.discard += bytes([card for card in drawn if card >= 0])
    else:
        wounds.heal(g, h, (most_health(g, hero) + 1) // 2)
    decks.shuffle_hero(g, h, hero.draw + hero.discard)
    hero.discard = b""
    hero.exhausted = ()
