"""A campaign between quests as people see it: every page, question, answer and line in both languages; the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import fathom
from fathom.core.game import find
from fathom.core.rng import Stream
from fathom.core.scene import Panel, Scene
from fathom.core.text import Text
from fathom.games.gone_to_gaia.box import GaiaBox
from fathom.games.gone_to_gaia.rules import campaign, sheet, town
from fathom.games.gone_to_gaia.schema.words import OPINIONS
from fathom.games.gone_to_gaia.state import Gaia, Grave, Page

GAME = find("gone-to-gaia")
EN, DE = GAME.text("en"), GAME.text("de")
#: What a player who wants to see the story does not answer.
NEVER = frozenset({"close_book", "refuse", "retreat"})


def new(players: int = 2, seed: int = 1, **setup: Any) -> Gaia:
    g = fathom.new("gone-to-gaia", seed=seed, quest="campaign", players=players, **setup)
    assert isinstance(g, Gaia)
    return g


def reading(entry: str, *, players: int = 2, hours: int = 2, visit: str = "town_1", **facts: Any) -> Gaia:
    """Return a campaign in which an entry of the book is read, with facts on the sheet."""
    g = new(players)
    sheet.write(g, **{"chapter": 1, "step": 2} | facts)
    g.page = Page(visit=visit, hours=hours)
    return going_on(g, town.enter(entry))


def going_on(g: Gaia, call: Any) -> Gaia:
    """Return the game after something else has happened than what it was about to ask."""
    g.agenda.clear()
    g.decision = None
    g.then(call)
    g.run()
    return g


def seen(g: Gaia, seat: int = 0, text: Text = EN) -> Scene:
    return GAME.scene(g, seat, text)


def panel_of(scene: Scene, id_: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == id_)


def wordless(texts: tuple[Text, ...] = (EN, DE)) -> list[Any]:
    return [found for text in texts for found in (text.missing, text.errors) if found]


# ---------------------------------------------------------------------------------------------- every word is there


def played(players: int, seed: int, most: int, **setup: Any) -> Iterator[Gaia]:
    """Play a campaign at random and yield it at every decision, telling in both languages what happened."""
    g = new(players, seed, **setup)
    chance = Stream({"": seed}, "")
    while not g.over and g.ply < most:
        assert g.decision is not None
        yield g
        options = [i for i, option in enumerate(g.decision.options) if option.key not in NEVER] or [0]
        g.events = []
        g.choose(options[chance.below(len(options))])
        for text in (EN, DE):
            assert all(line.words and line.kind for line in GAME.log(g.events, g, text))
    yield g


@pytest.mark.parametrize(("players", "training"), [(1, True), (2, True), (2, False)])
def test_no_page_of_a_campaign_lacks_a_word(players: int, training: bool) -> None:
    for g in played(players, 3, 700, training=training):
        if not g.quest or g.ply % 20 == 0:
            scene = seen(g, g.ply % (players + 1) - 1, (EN, DE)[g.ply % 2])
            assert (scene.story is None) == bool(g.quest)
    assert wordless() == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_page_of_a_whole_campaign_lacks_a_word(seed: int) -> None:
    players = 1 + seed % 2
    for g in played(players, seed, 12_000, training=seed < 2):
        if not g.quest or g.ply % 20 == 0:
            for seat in range(-1, players):
                for text in (EN, DE):
                    assert seen(g, seat, text).head.title
    assert wordless() == []


@pytest.mark.parametrize("text", [EN, DE], ids=["en", "de"])
def test_every_entry_of_the_book_can_be_read_with_all_that_it_may_say(text: Text) -> None:
    g = reading("t1_hub")
    for entry in g.box.entries.values():
        if entry.ending:  # what is read then is the ending
            continue
        more = tuple(range(1, len(entry.more) + 1))
        g.page = Page(visit="town_1", entry=entry.id, more=more)
        story = seen(g, 0, text).story
        assert story is not None and story.title and len(story.passages) > len(more)
        assert all(text(f"entry-{entry.id.replace('_', '-')}.choice{i + 1}") for i in range(len(entry.choices)))
    assert wordless((text,)) == []


@pytest.mark.rule("GG-236", "GG-238")
@pytest.mark.parametrize("text", [EN, DE], ids=["en", "de"])
def test_every_ending_has_its_page(text: Text) -> None:
    for ending in new().box.endings.values():
        g = going_on(reading("t1_hub"), campaign.reach(ending.id))
        g.page = Page(entry=f"finale.{ending.id}", more=tuple(range(1, len(ending.more) + 1)))
        scene = seen(g, 0, text)
        assert scene.story is not None and scene.story.art == f"ending/{ending.id}"
        assert {choice.key for choice in scene.choices} == {"finish", "new_game_plus"}
        g.choose(0)  # one proposes, the other agrees
        g.choose(next(i for i, one in enumerate(g.decision.options) if one.key == "accept"))  # type: ignore[union-attr]
        over = seen(g, 0, text)
        assert g.over and over.ending == scene.story.title and over.won is None
    assert wordless((text,)) == []


@pytest.mark.parametrize("text", [EN, DE], ids=["en", "de"])
def test_whatever_may_be_told_above_an_entry_has_words(text: Text) -> None:
    g = reading("t1_hub")
    story = box = g.box
    told = [*story.donations, *(f"standing_{one}" for one in story.standings), "new_game_plus_story"]
    told += [f"{lines}_{who}" for lines in ("lowered", "raised") for who in story.people]
    told += [f"quest.{name}{end}" for name in box.quests for end in ("", ".success", ".failure", ".retreat")]
    for key in told:
        g.page = Page(visit="town_1", entry="t1_hub", told=(key,))
        page = seen(g, 0, text).story
        assert page is not None and page.passages[0].kind == "told" and page.passages[0].words
    assert wordless((text,)) == []


@pytest.mark.rule("GG-235")
@pytest.mark.parametrize("text", [EN, DE], ids=["en", "de"])
def test_there_are_as_many_last_words_as_the_content_says(text: Text) -> None:
    said = {text(f"last-words-{n}") for n in range(1, new().box.numbers.last_words + 1)}
    assert len(said) == 12 and wordless((text,)) == []


# ---------------------------------------------------------------------------------------------- what can be answered


@pytest.mark.rule("GG-003")
def test_a_choice_of_the_story_is_its_own_text_and_says_what_it_takes() -> None:
    choices = seen(reading("t1_hub")).choices
    assert choices[0].words == "Samantha's workshop." and (choices[0].cost, choices[0].price) == ("one hour", 1)
    assert choices[-1].cost == "" and choices[-1].price == -1


def test_what_takes_more_hours_than_are_left_is_dim_and_says_so() -> None:
    scene = seen(reading("t1_hub", hours=0))
    assert [choice.words for choice in scene.choices] == ["To the shops, and then to the Academy."]
    assert [no.words for no in scene.refusals][:2] == ["Samantha's workshop.", "The library."]
    assert {no.reason for no in scene.refusals} == {"There is no hour left."}


def test_a_choice_whose_condition_fails_is_not_to_be_seen() -> None:
    words = {one.words for one in seen(reading("t1_witness")).choices}
    assert "“Good evening, Witness. We remember you.”" not in words
    again = {one.words for one in seen(reading("t1_witness", again=1)).choices}
    assert again - words == {"“Good evening, Witness. We remember you.”"}


@pytest.mark.rule("GG-020")
def test_the_hours_left_stand_beside_the_question() -> None:
    prompt = seen(reading("t1_hub", hours=1)).prompt
    assert prompt is not None and [(one.value, one.most) for one in prompt.left] == [(1, 2)]


@pytest.mark.rule("GR-022")
def test_either_proposes_and_the_other_sees_what_was_proposed() -> None:
    g = reading("t1_infirmary")
    assert all(len(seen(g, seat).choices) == 2 for seat in (0, 1))
    g.choose(next(i for i, one in enumerate(g.decision.options) if one.seat == 1))  # type: ignore[union-attr]
    words = "“It stopped, once. As if it had forgotten a word.”"
    asked, waiting = seen(g, 0), seen(g, 1)
    assert asked.prompt is not None and words in asked.prompt.hint
    assert {one.key for one in asked.choices} == {"accept", "refuse"} and not waiting.choices
    assert waiting.prompt is not None and words in waiting.prompt.question
    assert asked.story == waiting.story and asked.story is not None and asked.story.id == "entry.t1_infirmary"


@pytest.mark.rule("GG-009", "GG-010")
def test_an_open_quest_hangs_on_the_board_with_its_brief_its_waves_and_its_goal() -> None:
    g = going_on(reading("t1_hub", open=("lamp_oil", "dog_at_the_gate")), campaign.choose_quest())
    scene = seen(g)
    card = panel_of(scene, "quests").rows[0].cards[0]
    assert (card.name, card.caption) == ("Lamp Oil", "Goal: 4 minion parts by the end of wave 2 · 3 waves")
    assert card.lines[0].startswith("The infirmary burns moth oil")
    assert [one.targets for one in scene.choices if one.key == "quest"] == [
        ("quest.lamp_oil",),
        ("quest.dog_at_the_gate",),
    ]
    assert next(one for one in scene.choices if one.key == "close_book").consequence


@pytest.mark.rule("GG-011", "GG-031", "GG-257")
def test_a_hero_is_chosen_by_a_card_with_name_and_gear() -> None:
    g = reading("t1_hub", players=1, heroes=("orla", "brann"), names=(("orla", "Ada"),))
    card = panel_of(seen(going_on(g, campaign.prepare("lamp_oil"))), "heroes").rows[0].cards[0]
    assert card.name == "Ada" and card.lines[1] == "Brings Fork Lance 1, Ward Blade 1 and Shove Boots 1."


@pytest.mark.rule("GG-206")
def test_an_opinion_shows_where_it_stands_and_where_it_goes() -> None:
    scene = seen(going_on(reading("t1_hub"), town.choose_opinion(-1, "lowered")))
    assert scene.choices[0].consequence == "Neutral → Detractor"
    card = panel_of(scene, "people").rows[0].cards[0]
    assert card.name == "Samantha the Machinist" and [(one.value, one.most) for one in card.counters] == [(3, 5)]


@pytest.mark.parametrize("players", [1, 2])
def test_whatever_can_be_clicked_on_in_town_is_there_to_be_seen(players: int) -> None:
    for g in played(players, 5, 400, training=True):
        if g.decision is None or g.quest:
            continue
        scene = seen(g, g.decision.lead)
        ids = {card.id for panel in scene.panels for row in panel.rows for card in row.cards}
        ids |= {chip.id for panel in scene.panels for chip in panel.chips}
        ids |= {counter.id for panel in scene.panels for counter in panel.counters}
        for choice in scene.choices:
            assert not choice.targets or ids.intersection(choice.targets), (choice.key, choice.targets)
        for refusal in scene.refusals:
            assert not refusal.targets or ids.intersection(refusal.targets)


# ---------------------------------------------------------------------------------------------- nothing that is locked


@pytest.mark.rule("GG-225", "GR-093")
def test_nothing_tells_of_what_is_still_locked() -> None:
    for entry in ("p_bell", "t1_hub", "t1_vera"):
        said = msgspec.json.encode(seen(reading(entry))).decode()
        locked = [
            "Linnet",
            *(EN(f"chapter-{n}") for n in range(2, 6)),
            *(EN(f"finale-{one}") for one in ("told", "cut")),
        ]
        locked += [EN(f"quest-{name.replace('_', '-')}") for name in new().box.quests if name != "first_bell"]
        locked += [EN(f"gossip-{name.replace('_', '-')}") for name in new().box.gossip]
        assert [word for word in locked if word in said] == []


@pytest.mark.rule("GR-093")
def test_somebody_whom_one_does_not_know_yet_has_no_name_and_no_face() -> None:
    g = reading("t1_hub")
    name = next(one.id for one in g.box.entries.values() if "linnet" in one.who)
    g.page = Page(visit="town_3", entry=name)
    met = seen(g).story
    assert met is not None and ("Somebody", "") in [(one.name, one.sign) for one in met.people]
    sheet.write(g, met=("linnet",))
    met = seen(g).story
    assert met is not None and ("Linnet", "linnet") in [(one.name, one.sign) for one in met.people]


# ---------------------------------------------------------------------------------------------- the Campaign Sheet


def sheet_of(g: Gaia, text: Text = EN) -> dict[str, Panel]:
    return {panel.id: panel for panel in seen(g, 0, text).panels if panel.place == "sheet"}


@pytest.mark.rule("GG-226", "GG-227")
def test_the_sheet_has_chapters_with_their_quests_and_visits() -> None:
    found = sheet_of(reading("t1_hub", chapter=2, quests=((1, "first_bell"),), visits=(1,), open=("lamp_oil",)))
    chapters = [(chip.name, chip.words) for chip in found["sheet.chapters"].chips]
    assert chapters[:3] == [
        ("1. First Bell", "First Bell · :check:\N{NO-BREAK SPACE}town\N{NO-BREAK SPACE}visit"),
        ("2. The Register", "under way"),
        ("3. …", ""),
    ]
    assert [chip.name for chip in found["sheet.open"].chips] == ["Lamp Oil"]


@pytest.mark.rule("GG-228", "GG-229", "GG-230", "GG-231")
def test_the_sheet_counts_parts_products_circuits_and_donations() -> None:
    g = reading("t1_hub", donated=17)
    g.suits[1].parts = (4, 0, 1, 0, 0, 0)
    g.suits[1].products, g.suits[1].idle = ("lucky_coin",), ("tin_buckler",)
    g.circuits = 2
    found = sheet_of(g)
    assert [one.value for one in found["sheet.suit.1"].counters] == [4, 0, 1, 0, 0, 0]
    assert [(one.name, one.flags) for one in found["sheet.suit.1"].chips] == [
        ("Lucky Coin", ()),
        ("Tin Buckler", ("used",)),
    ]
    assert [(one.value, one.most) for one in found["sheet.group"].counters] == [(17, 50), (2, -1)]


@pytest.mark.rule("GG-197", "GG-198")
def test_the_sheet_has_the_condition_of_the_suits() -> None:
    g = reading("t1_hub", slots=((0, 1, 0, 0), (0, 0, 0, 0)))
    suit = sheet_of(g)["sheet.suit.0"]
    assert len(suit.tracks) == 14 and {track.marks[0].at for track in suit.tracks} == {3}
    assert [chip.name for chip in suit.chips] == ["Ember 1"]


@pytest.mark.rule("GG-232", "GR-093")
def test_the_sheet_has_ten_opinions_on_five_steps_and_a_question_mark_for_strangers() -> None:
    g = reading("t1_hub")
    sheet.move_opinion(g, "vera", 2)
    tracks = sheet_of(g)["sheet.opinions"].tracks
    assert len(tracks) == 10 and all(len(track.slots) == len(OPINIONS) for track in tracks)
    assert [(track.name, track.marks) for track in tracks[8:]] == [("?", ()), ("?", ())]
    assert tracks[7].marks[0].name == "Confidant"


@pytest.mark.rule("GG-235", "GG-237", "GG-245")
def test_the_sheet_has_heroes_graves_curios_and_gossip() -> None:
    graves = (Grave("orla", "Ada", 3), Grave("ottilie", "", 0))
    found = sheet_of(reading("t1_hub", heroes=("brann",), graves=graves, curios=("knot",), gossip=("wall",)))
    assert [chip.name for chip in found["sheet.heroes"].chips] == ["Brann"]
    assert [(chip.name, chip.words) for chip in found["sheet.graves"].chips] == [
        ("Ada †", "“Go on. I'll catch up.”"), ("Ottilie †", "no last words"),
    ]  # fmt: skip
    assert [chip.name for chip in found["sheet.curios"].chips] == ["Hale's Knot"]
    assert found["sheet.gossip"].chips[0].name.startswith("The lamplighters say")


@pytest.mark.rule("GG-228", "GG-236")
def test_the_sheet_lies_open_in_a_quest_too_and_counts_the_parts_at_home() -> None:
    g = reading("t1_hub", players=1, ending="told")
    g.suits[0].parts = (7, 0, 0, 0, 0, 0)
    going_on(g, campaign.prepare("lamp_oil"))
    g.choose(0)
    assert g.quest == "lamp_oil"
    found = sheet_of(g)
    assert found["sheet.suit.0"].counters[0].value == 7 and found["sheet.chapters"].words == "Ending: The Blank Line"


def test_outside_of_campaigns_there_is_no_sheet() -> None:
    g = fathom.new("gone-to-gaia", seed=1)
    assert isinstance(g.box, GaiaBox)
    assert [panel for panel in GAME.scene(g, 0, EN).panels if panel.place == "sheet"] == []


# ---------------------------------------------------------------------------------------------- names and log


@pytest.mark.rule("GG-031")
def test_a_hero_goes_by_the_name_that_was_given() -> None:
    g = new(seed=4)
    g.events = []
    name = g.decision.options[1].args[1]  # type: ignore[union-attr]
    g.choose(1)
    assert GAME.log(g.events, g, EN)[0].words == f"Orla will be called {name}."
    assert panel_of(seen(g), "suit.0").title == name


def test_the_log_tells_what_was_chosen_what_was_heard_and_who_thinks_what() -> None:
    g = reading("t1_infirmary", players=1)
    g.events = []
    g.choose(0)
    lines = [line.words for line in GAME.log(g.events, g, EN)]
    assert lines[0] == "“It stopped, once. As if it had forgotten a word.”"
    sheet.note(g, "gossip", "wall")
    sheet.move_opinion(g, "ira", -1)
    lines = [line.words for line in GAME.log(g.events, g, EN)]
    assert lines[-2].startswith("Gossip: The lamplighters say") and lines[-1].startswith(
        "Doctor Ira thinks less of you"
    )
