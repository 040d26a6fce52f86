"""The content: complete in number, as the books say it, and refused with a good word where it is broken."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.forgotten_depths.helpers import real

from fathom.core.content import ContentError
from fathom.games.forgotten_depths.box import DepthsBox


@pytest.mark.rule("FD-020", "FD-101", "FD-115", "FD-172", "FD-178", "FD-179")
def test_the_number_of_components() -> None:
    box = real()
    assert Counter(tile.ecology for tile in box.tiles.values()) == {"ruins": 24, "caverns": 24, "architecture": 24}
    monsters = Counter((m.ecology, m.kind) for m in box.monsters.values() if m.kind != "foe")
    assert monsters == {
        ("ruins", "monster"): 10, ("caverns", "monster"): 11, ("architecture", "monster"): 10,
        ("ruins", "guardian"): 3, ("caverns", "guardian"): 3,
    }  # fmt: skip
    assert Counter(feature.ecology for feature in box.features.values()) == {name: 10 for name in box.ecologies}
    assert len(box.legends) == 81 and len(box.runes) == 12 and len(box.parts) == 11
    assert Counter(item.deck for item in box.items.values() if not item.found) == {
        "fighter": 8,
        "wizard": 8,
        "rogue": 8,
    }
    assert Counter(ability.deck for ability in box.abilities.values()) == {"fighter": 8, "wizard": 8, "rogue": 8}
    assert [len(box.decks[name].item_values) for name in ("fighter", "wizard", "rogue")] == [12, 12, 9]
    assert sum(item.fabled for item in box.items.values()) == 2


@pytest.mark.rule("FD-223", "FD-224", "FD-226", "FR-59")
def test_the_two_printed_monsters() -> None:
    shade, beak = (real().monsters[name] for name in ("withered_shade", "soot_beak"))
    assert (shade.deck, shade.count, shade.health, beak.deck, beak.count, beak.health) == (
        "light", 4, (4, 8, 12), "medium", 2, (8, 16, 24),
    )  # fmt: skip
    assert [skill.trigger for skill in (*shade.skills, *beak.skills)] == ["power", "power"]


@pytest.mark.rule("FD-223")
def test_health_grows_with_the_heroes_as_on_the_two_printed_monsters() -> None:
    """Once it fell: a Head of the Final Entity had 52 against one Hero and 25 against three."""
    box = real()
    healths = [monster.health for monster in box.monsters.values()]
    healths += [part.health for part in box.parts.values() if part.health]
    assert [health for health in healths if health != (health[0], 2 * health[0], 3 * health[0])] == []


@pytest.mark.rule("FD-101")
def test_features_on_tiles_never_outnumber_the_cards() -> None:
    for land in real().lands:
        assert sum(ground.features.bit_count() for ground in land.grounds) <= 10


# ---------------------------------------------------------------------------------------------- packs


def toml(value: object) -> str:
    """Write a value as TOML does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def pack(folder: Path, file: str, table: str, *entries: dict[str, Any]) -> Path:
    """Return a pack with these entries in a file."""
    (folder / "forgotten-depths").mkdir()
    lines = [f"[[{table}]]\n" + "".join(f"{key} = {toml(one)}\n" for key, one in entry.items()) for entry in entries]
    (folder / "forgotten-depths" / file).write_text("\n".join(lines), encoding="utf-8")
    return folder


OURS = {"id": "x", "source": "fathom"}
FEATURE = {**OURS, "ecology": "ruins", "xp": 1}
MONSTER = {**OURS, "kind": "monster", "ecology": "ruins", "deck": "light", "health": [1, 2, 3], "xp": 1, "skills": []}
TILE = {"source": "fathom", "ecology": "ruins", "sides": ["010", "000", "000", "000"], "plan": ["AAA", "AAA", "AAA"]}


@pytest.mark.parametrize(
    ("file", "entry", "says"),
    [
        ("features.toml", FEATURE | {"effects": [{"do": "heel", "who": "any", "n": 1}]}, "did you mean 'heal'"),
        ("features.toml", FEATURE | {"effects": [{"do": "give", "item": "glow_mos"}]}, "did you mean 'glow_moss'"),
        ("monsters.toml", MONSTER | {"count": 2}, "a column for each number alive"),
        ("monsters.toml", MONSTER, "every Monster has an ability"),
        ("items.toml", OURS | {"deck": "rogue", "xp": 1, "adds": [15]}, "no Item Action card 15"),
        ("items.toml", OURS | {"deck": "rogue", "xp": 1, "hands": 3}, "expected int <= 2"),
        ("items.toml", OURS | {"deck": "rogue", "xp": -1}, "expected int >= 0"),
        ("features.toml", FEATURE | {"effects": [{"do": "heal", "who": "any", "n": -3}]}, "expected int >= 1"),
        ("features.toml", FEATURE | {"effects": [{"do": "heal", "who": "any", "n": [1, 0, 3]}]}, "expected int >= 1"),
        ("features.toml", FEATURE | {"effects": [{"do": "heal", "who": "any", "n": [1, 2]}]}, "length >= 3"),
        ("features.toml", FEATURE | {"effects": [{"do": "power", "n": 0}]}, "changes nothing"),
        ("monsters.toml", MONSTER | {"health": [10, 0, 30]}, "expected int >= 1"),
        ("monsters.toml", MONSTER | {"health": [30, 20, 10]}, "Health falls with more Heroes"),
        ("tiles-ruins.toml", TILE | {"id": "ru-05", "plan": ["###", "#A#", "###"]}, "rock behind it"),
        ("tiles-ruins.toml", TILE | {"id": "ru-05", "habitat": "AB"}, "does not name two regions"),
        ("tiles-ruins.toml", TILE | {"id": "ru-05", "signs": ["M..", ".R.", "..."]}, "cannot share a region"),
        ("tiles-ruins.toml", TILE | {"id": "ru-99"}, "25 tiles, not 24"),
        ("legends.toml", OURS | {"pattern": "ruins_9", "effects": []}, "unknown word 'ruins_9'"),
        ("legends.toml", OURS | {"pattern": "ruins_1", "letter": "Z", "numeral": 2, "effects": []}, "has a gap"),
        ("heros.toml", OURS, "no content file of this game"),
    ],
)
def test_broken_content_is_refused_with_the_place_and_the_word(
    tmp_path: Path, file: str, entry: dict[str, Any], says: str
) -> None:
    table = {"features": "feature", "monsters": "monster", "items": "item", "legends": "legend", "heros": "mat"}
    with pytest.raises(ContentError) as error:
        DepthsBox.open([pack(tmp_path, file, table.get(file.partition(".")[0], "tile"), entry)])
    assert says in str(error.value) and file in str(error.value)


def test_a_pack_may_bring_a_hero_of_its_own(tmp_path: Path) -> None:
    mats = []
    for i, side in enumerate(("front", "alternate")):
        skills: list[dict[str, Any]] = [
            {"id": f"guard{i}", "trigger": "block", "effects": []},
            {"id": f"push{i}", "trigger": "power", "cost": 1, "effects": []},
        ]
        body = {"hero": "new", "side": side, "classes": ["rogue"], "health": [20, 25, 30], "skills": skills}
        mats.append({"id": f"new{i}", "source": "fathom", **body})
    box = DepthsBox.open([pack(tmp_path, "heroes.toml", "mat", *mats)])
    assert box.heroes == ("bren", "sil", "ava", "new") and box.hash != real().hash
