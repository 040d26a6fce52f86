"""The words of cards are made from their effects: what a face and a button say is what the rules do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from tests.games.forgotten_depths.helpers import beast, box_with, do, fight, new, power, real
from tests.games.forgotten_depths.test_content import pack
from tests.games.forgotten_depths.test_scene import shown

from fathom.core.game import find
from fathom.games.forgotten_depths import schema
from fathom.games.forgotten_depths.scene import told
from fathom.games.forgotten_depths.scene.words import Words
from fathom.workshop.content_check import content_problems


def words(lang: str = "en", heroes: int = 1) -> Words:
    return Words(new(heroes=heroes).state, find("forgotten-depths").text(lang))


def test_every_verb_has_a_sentence() -> None:
    assert set(told.TOLD) == {str(verb.__struct_config__.tag) for verb in get_args(schema.Effect)}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("by", ["hero", "monster", "set", "party", "these"])
def test_every_effect_in_the_box_can_be_said(lang: str, by: told.By) -> None:
    w = words(lang)
    for effect in real().nodes.values():
        said = told.effect(w, effect, by)
        assert said and not re.search(r"\{|\}|effect-|  ", said), said


def test_a_number_for_each_number_of_heroes_is_said_as_the_one_that_holds() -> None:
    """It once said: The Monster heals 3 / 6 / 9."""
    said = {words(heroes=n).skill_text("sweep") for n in (1, 2, 3)}
    assert len(said) == 3 and not any("/" in one for one in said)


def test_a_card_with_other_numbers_says_them_on_its_face_and_on_the_button() -> None:
    harder = {"id": "second_breath", "deck": "fighter", "skills": [{"trigger": "power", "cost": 2}]}
    harder["skills"][0]["effects"] = [do("heal", who="hero", n=7), do("damage", to="monster", n=6)]  # type: ignore[index]
    g = fight("moss_ox", box=box_with(ability=[harder]), abilities={0: ["second_breath"]}, health={0: 10})
    seen = shown(g)
    chip = next(chip for panel in seen.panels for chip in panel.chips if chip.id == "skill.second_breath")
    button = next(one for one in seen.choices if one.key == "power" and one.words.endswith("Second Breath"))
    assert chip.words == "Heal 7. Deal 6 damage."
    assert (button.cost, button.consequence) == (
        "2 Power Cards",
        "Heal 7. Deal 6 damage. Bren heals 7. Moss Ox loses 6 Health.",
    )


def test_the_same_verb_speaks_of_others_when_a_monster_uses_it() -> None:
    skill = power(do("damage", to="hero", n=4), do("power", n=-1), do("change", who="hero", which="highest", by=-2))
    g = fight(beast(20, skill))
    chip = next(chip for panel in shown(g).panels for chip in panel.chips if chip.id == "skill.skill0")
    assert chip.words == (
        "The Hero takes 4 damage. The Hero discards a Stored Power Card. The Hero's highest card counts 2 less."
    )


def test_a_text_written_by_hand_goes_before_and_its_numbers_are_compared(tmp_path: Path) -> None:
    item = {"id": "flask", "deck": "rogue", "xp": 1, "uses": 2, "source": "fathom", "skills": []}
    item["skills"] = [{"trigger": "use", "uses": True, "effects": [do("heal", who="any", n=4)]}]
    folder = pack(tmp_path, "items.toml", "item", item)
    for lang, said in (("en", "Two sips: 5 Health."), ("de", "Zwei Schlucke: 4 Gesundheit.")):
        (folder / "forgotten-depths" / "text" / lang).mkdir(parents=True)
        text = f"item-flask = Flask\n    .look = Round.\n    .text = {said}\n"
        (folder / "forgotten-depths" / "text" / lang / "content.ftl").write_text(text, encoding="utf-8")
    found = content_problems(find("forgotten-depths"), [folder])
    assert [line.partition(": ")[2] for line in found if "item-flask" in line] == [
        "says 2, 5, but the effects say 2, 4"
    ]
