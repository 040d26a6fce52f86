"""The rules, one module per chapter of the rulebook. Modules name each other's steps; importing this loads them all."""

from . import (  # noqa: F401
    campfire,
    combat,
    combat_cards,
    combat_damage,
    combat_pairs,
    decks,
    doors,
    ecology,
    encounters,
    ending,
    experience,
    exploring,
    feature_tests,
    items,
    legends,
    level_up,
    stairs,
    wounds,
)
