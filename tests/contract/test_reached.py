"""Random games reach every step of the rules and every piece of content; what they do not is listed here, with why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.contract.playing import chance, start

import fathom
from fathom import Option, Replay
from fathom.core.game import AnyGame, box_of
from fathom.core.rng import Stream
from fathom.core.state import CORE

#: No more random games than this; they end when everything was reached.
GAMES = 400

#: Steps that games with the shipped content need not come to: their own tests show that they work.
UNREACHED_STEPS: Mapping[str, frozenset[str]] = {
    "gone-to-gaia": frozenset(
        {
            # New Game+, gifts and sales of the later chapters: tests of their own, and simulated campaigns
            "campaign.begin_again", "campaign.keep_products", "campaign.new_game_plus", "story.dies",
            "story.give_away", "story.sell_product", "town.give",
        }
    ),
    # nobody plays so badly that nothing is left to do
    "forgotten-depths": frozenset({"ending.give_up"}),
    # verbs that no shipped leviathan or card uses yet
    "leviathan-wilds": frozenset(
        {
            "threats.choose_origin", "threats.set_origin", "tokens.move", "tokens.stock",
            # who removes an injury by a skill must have both; the buttons of the lift are high up the shaft
            "injuries.remove_then", "tunneler.call",
        }
    ),
}  # fmt: skip

GAIA_UPGRADES = ("blade", "lance", "maul", "needle", "bow", "hook", "coil", "boots", "vest", "pack")
GAIA_TYPES = (*GAIA_UPGRADES, "harvester", "charm", "focus", "study")
GAIA_STORY = (
    "people", "shelves", "curios", "gossip", "chapters", "donations", "standings", "visits", "entries", "endings",
)  # fmt: skip
#: Content that these games need not come to.
UNREACHED_CONTENT: Mapping[str, frozenset[str]] = {
    "gone-to-gaia": frozenset(
        {
            # for campaigns only
            "linnets_lantern", "name_plate", "rose_gauntlet", "vane_seal",
            # few Spawn cards have friendlies, and random delvers seldom reach them
            "coin_magpie", "gate_cat", "hello", "librarian_owl", "map_heron", "moss_calf", "old_seal", "shy_bear",
        }
        # higher ranks, and upgrade sets, which must be bought and then learned
        | {f"{pile}_{type_}_{rank}" for pile in ("mind", "body") for rank in (4, 5) for type_ in GAIA_TYPES}
        | {f"up_{type_}_{rank}" for rank in (1, 2, 3, 4, 5) for type_ in GAIA_UPGRADES}
        # the story has checks of its own, and a test in which bots long for every ending
        | {id_ for part in GAIA_STORY for id_ in getattr(box_of("gone-to-gaia"), part)}
    ),
    "forgotten-depths": frozenset(
        {
            # laid out before anybody listens
            "ava_alt", "bren_alt", "ru-01", "sil_alt",
            # a blade that hurts whoever does not kill with it: bots hardly ever wield it
            "nenth.2", "nenth.3",
            # Legendary Locations that the recorded games do not complete; the census of docs/balance met each of them
            "architecture_2_a", "architecture_2a_1", "architecture_2a_2",
            "caverns_2_a", "caverns_2a_1", "caverns_2a_2", "caverns_2a_3",
        }
    ),
    # options and events name them by their place
    "abyss": frozenset(
        {f"threat_{n}" for n in range(1, 7)} | {f"zone_{n}" for n in ("2_3", *range(4, 11), "11_12")}
    ),
    # no event and no option names them: a token, a card as a whole, rules without effects of their own
    "leviathan-wilds": frozenset(
        {
            "coin", "energy", "watcher.card", "watcher.dawn", "watcher.eye_open_lines", "watcher.strike_eye",
            "twins.clefts", "twins.startle", "vortex.gravity_card", "vortex.gravity", "vortex.wrap", "stomach",
            "hunger.stomach_card", "hunger.inside", "hunger.thorny", "hunger.pull_out", "deep.air_card",
            "bloom.pollen_and_vine", "bloom.vine", "crown", "forsaken.explore", "forsaken.found", "forsaken.hole",
            "forsaken.patches", "forsaken.rot", "forsaken.slime", "forsaken.thorns", "fury.card", "rot",
            "tunneler.lift_card", "tyrant.crown", "tyrant.reign", "tyrant.wrath", "vent", "storm.card", "storm.gale",
            "storm.tailwind", "weaver.card", "weaver.web", "weaver.sticky", "weaver.net", "weaver.tear",
            "avalanche.card", "avalanche.numb", "avalanche.thaw", "hive.card", "hive.swat", "hive.hush",
            "collector.card", "collector.ready", "collector.shaken_loose", "collector.all_relics",
            "collector.relics", "forsaken.ground",
            "tunneler.call",
        }
    )
}  # fmt: skip


def ids_in(value: object) -> Iterable[str]:
    """Yield the ids of everything in a piece of content that has one."""
    if isinstance(value, msgspec.Struct):
        if isinstance(id_ := getattr(value, "id", None), str):
            yield id_
        for field in value.__struct_fields__:
            yield from ids_in(getattr(value, field))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from ids_in(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from ids_in(item)


def content_ids(game: AnyGame) -> set[str]:
    """Return the ids of everything in the box of a game."""
    groups = [group for name, group in vars(box_of(game.id)).items() if not name.startswith("_")]
    return {id_ for group in groups if isinstance(group, Mapping) for id_ in ids_in(group)}


def words_in(value: object) -> Iterable[str]:
    """Yield every word in the facts of an event or an option, and the last part of words with a prefix."""
    if isinstance(value, str):
        yield value
        yield value.partition(".")[2]
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from words_in(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from words_in(item)


def trap(*args: Any, first: Callable[..., None], **more: Any) -> None:
    """Stand in for a step until it is called."""
    first(*args, **more)


@contextmanager
def noting(game: AnyGame, steps: set[str]) -> Iterator[None]:
    """Note which steps run, whoever calls them and how: the first call of each meets a trap that gives way to it.

    A trace or a profile would be told of every call of every function, and most of the time would go there.
    """
    functions: dict[str, Any] = {step.name: step.now.__wrapped__ for step in game.state.steps}
    own = {name: (function.__code__, function.__kwdefaults__) for name, function in functions.items()}

    def give_way(name: str) -> None:
        functions[name].__code__, functions[name].__kwdefaults__ = own[name]

    def first(name: str, *args: Any, **more: Any) -> None:
        steps.add(name)
        give_way(name)
        functions[name](*args, **more)

    try:
        for name, function in functions.items():
            function.__code__, function.__kwdefaults__ = trap.__code__, {"first": partial(first, name)}
        yield
    finally:
        for name in functions:
            give_way(name)


def reached(game: AnyGame) -> tuple[set[str], set[str]]:
    """Return the steps that ran and the words that options and events named, as soon as nothing is missing."""
    steps: set[str] = set()
    words: set[str] = set()
    wanted_steps, wanted_words = wanted(game)
    with noting(game, steps):
        for _ in play(game, words):
            if wanted_steps <= steps and wanted_words <= words:
                break
    return steps, words


def play(game: AnyGame, words: set[str]) -> Iterator[None]:
    """Play the recorded games, then random ones; yield after each of them."""
    recorded = [
        line
        for file in sorted((Path(__file__).parents[1] / "golden" / game.id).glob("*.jsonl"))
        if file.stem != "counts"
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    for line in recorded:
        follow(Replay.read(line), words)
        yield
    tried: Counter[Any] = Counter()
    for number in range(GAMES):
        state, offered = start(game.id, number), set[tuple[Any, ...]]()
        words.update(words_in(msgspec.to_builtins(state.setup)))
        state.events = []
        stream = chance(number, "answers")
        while state.decision is not None:
            options = state.decision.options
            state.choose(curious(options, tried, stream) if number % 2 else stream.below(len(options)))
            offered.update(option.args for option in options)
            words.update(word for event in state.events for word in words_in(event.facts))
            state.events.clear()
        words.update(words_in(tuple(offered)))
        yield


def wanted(game: AnyGame) -> tuple[set[str], set[str]]:
    """Return the steps and the pieces of content that must be reached."""
    steps = game.state.steps.by_name.keys() - CORE.by_name - UNREACHED_STEPS.get(game.id, frozenset())
    return steps, content_ids(game) - UNREACHED_CONTENT.get(game.id, frozenset())


def follow(replay: Replay, words: set[str]) -> None:
    """Play a recorded game, as far as it is still possible; players who play well come to other places."""
    state = fathom.new(replay.game, seed=replay.seed, **replay.setup)
    state.events = []
    for choice in replay.choices:
        if state.decision is not None and choice < len(state.decision.options):
            state.choose(choice)
    words.update(word for event in state.events for word in words_in(event.facts))


def curious(options: Sequence[Option], tried: Counter[Any], stream: Stream) -> int:
    """Choose what was chosen least so far, or, now and then, anything."""
    if stream.below(3) == 0:
        return stream.below(len(options))
    kinds = [(option.call[0], *(fact for fact in option.args if isinstance(fact, str))) for option in options]
    index = min(range(len(options)), key=lambda i: (tried[kinds[i]], i))
    tried[kinds[index]] += 1
    return index


@pytest.mark.interpreted
def test_every_step_and_every_piece_of_content_is_reached(game: AnyGame) -> None:
    steps, words = reached(game)
    wanted_steps, wanted_words = wanted(game)
    assert (wanted_steps - steps, wanted_words - words) == (set(), set())


def test_the_lists_of_what_is_not_reached_name_things_that_exist(game: AnyGame) -> None:
    assert UNREACHED_STEPS.get(game.id, frozenset()) <= set(game.state.steps.by_name)
    assert UNREACHED_CONTENT.get(game.id, frozenset()) <= content_ids(game)
