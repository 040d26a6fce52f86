"""The scene: the map, Combat and choices in words."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, exploring, fight, new, tile

from fathom.core.game import find
from fathom.core.scene import Scene
from fathom.games.forgotten_depths.state import Held


def shown(g: Table, seat: int = 0, lang: str = "en") -> Scene:
    game = find("forgotten-depths")
    text = game.text(lang)
    scene: Scene = game.scene(g.state, seat, text)
    return scene


def test_the_map_shows_tiles_and_the_empty_cells_around_them() -> None:
    board = shown(new(heroes=1)).boards[0]
    assert len(board.cells) == 5 and (board.width, board.height) == (5, 4) and board.grows
    assert board.drawing.startswith("<g") and {piece.id for piece in board.pieces} == {"lantern"}


def test_the_map_is_drawn_in_letters_too() -> None:
    bend = tile("1001", plan=["#A#", "AA#", "###"], nodes="N", signs=["...", ".M.", "..."])
    vault = tile("0001", plan=["###", "AB#", "###"], doors=["AB"], signs=["...", ".C.", "..."])
    g = exploring({"bend": bend, "vault": vault}, {(1, 0): "bend", (1, 1): "vault"}, pile=["filler0"])
    board = shown(g).boards[0]
    assert board.plan == (
        "        M       N",
        "    ▒▒▒▒··▒▒▒▒▒▒o·▒▒▒▒",
        "    ▒▒·☼····▒▒▒▒··▒▒▒▒",
        " 12 ············M·▒▒▒▒",
        "    ▒▒······▒▒▒▒▒▒▒▒▒▒",
        "    ▒▒▒▒··▒▒▒▒▒▒▒▒▒▒▒▒",
        "            ▒▒▒▒▒▒▒▒▒▒",
        " 13         ░░░DC░▒▒▒▒",
        "            ▒▒▒▒▒▒▒▒▒▒",
        "            ▒▒▒▒▒▒▒▒▒▒",
    )
    assert {one.sign: one.name for one in board.letters}["░"] == "out of reach"
    assert [cell.sign for cell in board.cells if cell.sign] == ["╋☼", "┛M", "╸C"]


def test_letters_say_where_the_tile_in_hand_fits_and_how_it_looks() -> None:
    g = exploring({"new": tile("1000", plan=["#A#", "###", "###"])}, pile=["new"]).choose("draw_tile")
    scene = shown(g)
    assert any("[M11]" in line for line in scene.boards[0].plan)
    assert {card.plan[0] for card in scene.rows[0].cards} == {"▒▒▒▒··▒▒▒▒", "▒▒▒▒▒▒▒▒▒▒"}


NODES = {"east": tile(nodes="E"), "both": tile(nodes="EW"), "west": tile(nodes="W")}


def test_a_legendary_location_says_what_is_missing() -> None:
    g = exploring(NODES, {(1, 0): "east", (2, 0): "both"}, pile=["west"])
    chapel = next(card for panel in shown(g).panels if panel.id == "legends" for card in panel.rows[0].cards)
    assert (chapel.caption, chapel.flags) == ("1 · 1 of 2; missing: O12–P12", ("open",))
    g.choose("draw_tile")
    said = {choice.words: choice.consequence for choice in shown(g).choices}
    assert said["Place it on P12, as it is"] == "Beside O12. It connects a pair of Nodes. It completes The Sunk Chapel."
    assert said["Place it on P12, turned by a quarter"] == "Beside O12."


def test_a_drawn_tile_shows_where_it_would_lie() -> None:
    g = new(heroes=1).choose("draw_tile")
    scene = shown(g)
    assert scene.rows[0].cards[0].shape == "tile"
    ghosts = [choice.preview.ghosts[0].at for choice in scene.choices if choice.preview]
    assert ghosts and set(ghosts) <= {cell.id for cell in scene.boards[0].cells}
    turns = {group.id: group.name for group in scene.groups if group.id.startswith("place.")}
    assert turns["place.0"] == "As it is" and all(" on " not in name for name in turns.values()), "short, however many"


@pytest.mark.rule("FD-211", "FR-77")
def test_the_tile_set_aside_lies_beside_the_one_in_hand_that_needs_it() -> None:
    tiles = {
        "odd": tile(["000", "011", "000", "001"]),
        "key": tile(["000", "001", "000", "010"]),
        "next": tile(["000", "000", "000", "011"]),
    }
    g = exploring(tiles, pile=["odd", "key", "next"], one_dead_end=True, heroes=1)
    g.hero().items = (Held("door_shield"),)
    g.choose("draw_tile").choose("draw_tile").choose("place").choose("draw_tile")
    seen = shown(g)
    assert [(row.id, len(row.cards)) for row in seen.rows] == [("drawn", 1), ("aside", 1)]
    assert seen.prompt and seen.prompt.hint == "It fits nowhere yet: place the tile set aside first."
    aside = next(one for one in seen.choices if one.key == "place_aside")
    assert aside.targets == ("cell.0.-2", seen.rows[1].cards[0].id) and aside.preview and aside.preview.ghosts
    assert not {target for one in seen.refusals for target in one.targets} & set(aside.targets)
    g.choose("place_aside")
    seen = shown(g)
    assert [row.id for row in seen.rows] == ["drawn"]
    assert seen.prompt and "R in the browser" in seen.prompt.hint


def test_pairs_lie_opposite_each_other_with_what_comes_of_them() -> None:
    g = fight("moss_ox", ours=[[5, 6]], theirs=[4, 2])
    lane = next(row for panel in shown(g).panels for row in panel.rows if row.id.startswith("lane."))
    assert [(card.value, card.against.value if card.against else "") for card in lane.cards] == [("5", "4"), ("6", "2")]
    assert [card.lines for card in lane.cards] == [
        ("Moss Ox −5; Return Damage: Bren −1",),
        ("Moss Ox −6; Return Damage: Bren −4",),
    ]


def test_a_pair_that_settles_the_round_says_what_happens() -> None:
    g = fight("moss_ox", ours=[[5, 6]], theirs=[4, 2])
    choice = next(choice for choice in shown(g).choices if choice.key == "resolve")
    assert choice.consequence == "Moss Ox loses 5 Health. Bren loses 1 Health."
    assert choice.preview and {(one.target, one.before - one.after, one.wants) for one in choice.preview.changes} == {
        ("foe.0.0", 5, "less"),
        ("hero.0", 1, "more"),
    }, "what the Monster loses is good"


@pytest.mark.parametrize(
    ("lang", "theirs", "says"),
    [
        ("en", 4, "Moss Ox loses 5; Bren loses 1 by Return Damage."),
        ("de", 4, "Moosochse verliert 5; Bren verliert 1 durch Gegenschaden."),
        ("en", 6, "Bren loses 7; Moss Ox loses 1 by Return Damage."),
        ("de", 6, "Bren verliert 7; Moosochse verliert 1 durch Gegenschaden."),
    ],
)
def test_a_pair_says_what_is_return_damage_while_others_are_still_to_choose(lang: str, theirs: int, says: str) -> None:
    g = fight("moss_ox", ours=[[5, 6], [3, 4]], theirs=[theirs, 2, 5, 6])
    assert says in {one.consequence for one in shown(g, lang=lang).choices if one.key == "resolve"}


def test_a_payment_says_what_it_costs_and_what_has_been_bought_so_far() -> None:
    """It once asked: What do you pay with? (20 of 2 XP for Healing)."""
    g = exploring(at="caverns", heroes=2, xp=[1, 2, 2])
    g.hero().health = 1
    for hero in g.heroes:
        hero.items = ()
    g.again().choose("buy_healing")
    seen = shown(g)
    assert seen.prompt and seen.prompt.question == "2 XP buy 6 Health for the party. What do you pay with?"
    assert {one.words: one.consequence for one in seen.choices} == {
        "1 XP": "1 XP then lie down: 1 more XP are needed.",
        "2 XP": "2 XP then lie down: 6 Health.",
    }
    assert [(one.words, one.reason) for one in seen.refusals] == [("Enough: 0 Health", "2 more XP are needed.")]
    g.choose("pay", 2).choose("pay", 2)
    seen = shown(g)
    assert seen.prompt and seen.prompt.hint == "4 XP lie down: 12 Health. No change is given."
    assert [one.words for one in seen.choices] == ["1 XP", "Enough: 12 Health"]


def test_what_is_not_possible_says_why_and_cites_the_clause() -> None:
    g = fight("moss_ox", ours=[[6, 3]], theirs=[3, 5])
    assert ("A Monster Hit comes first.", "FD-267") in {(one.reason, one.clause) for one in shown(g).refusals}
    tiles = {"hoard": tile(signs=["...", ".CM", "..."]), "door": tile("0101", plan=["#A#", "AAB", "#A#"], doors=["AB"])}
    g = exploring(tiles, {(1, 0): "hoard", (-1, 0): ("door", 2)}, pile=["filler0"], keys=0)
    assert {"FD-099", "FD-096"} <= {one.clause for one in shown(g).refusals}
    g.choose("draw_tile")
    assert "FD-059" in {one.clause for one in shown(g).refusals}


@pytest.mark.rule("FD-279", "FR-60")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_with_a_block_in_use_the_other_pair_says_why_it_does_not_count_and_a_swap_that_it_is_in_vain(lang: str) -> None:
    g = fight("moss_ox", ours=[[5, 6]], theirs=[5, 4], abilities={0: ["rooted"]}, health={0: 10})
    g.choose("block", 0, 0, "hold_fast")
    seen = shown(g, lang=lang)
    refused = {target: one for one in seen.refusals for target in one.targets}
    assert refused["pair.0.1"].clause == "FR-60"
    assert {one.targets[0]: one.vain for one in seen.choices if one.key == "power"} == {
        "skill.brush_aside": True,
        "skill.rooted": False,
    }
    other = next(row.cards[1] for panel in seen.panels for row in panel.rows if row.id.startswith("lane."))
    assert other.lines == (refused["pair.0.1"].reason,)
    assert [one.targets for one in seen.choices if one.key == "resolve"] == [("pair.0.0",)]


@pytest.mark.parametrize(("lang", "word"), [("en", "Draw a tile"), ("de", "Ein Plättchen ziehen")])
def test_choices_are_said_in_both_languages(lang: str, word: str) -> None:
    assert word in [choice.words for choice in shown(new(), lang=lang).choices]


def test_the_log_tells_what_happened_with_its_clause() -> None:
    game = find("forgotten-depths")
    g = fight("moss_ox", ours=[[5, 6]], theirs=[4, 2])
    g.choose("resolve", 0, 0)
    assert g.state.events is not None
    lines = game.log(g.state.events, g.state, game.text("en"))
    said = [line.words for line in lines]
    assert "Bren resolves 5 against 4 of Moss Ox." in said and "Bren loses 1 Health, 25 left." in said
    assert all(line.clause.startswith("F") for line in lines if line.words.startswith("Bren"))


def test_a_spectator_sees_the_table_and_has_nothing_to_choose() -> None:
    scene = shown(new(), seat=-1)
    assert scene.boards and not scene.choices and scene.prompt is not None


def test_everything_in_a_combat_is_explained_with_clauses() -> None:
    scene = shown(fight("moss_ox", ours=[[5, 6]], theirs=[4, 2]))
    known = {one.id: one for one in scene.explain}
    chips = [chip.id for panel in scene.panels for chip in panel.chips if chip.id.startswith("skill.")]
    cards = [card.id for panel in scene.panels for row in panel.rows for card in row.cards]
    assert chips and cards and {*chips, *cards} <= set(known)
    assert all(one.clauses for one in known.values())


def test_only_a_level_up_hands_out_the_record_sheet() -> None:
    assert shown(new()).sheet == ""
