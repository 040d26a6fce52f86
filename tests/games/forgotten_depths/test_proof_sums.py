"""The sums of the book, row by row: what pairs do, how Healing is divided, what becomes of cards and tests."""

from __future__ import annotations

import pytest
from tests.games.forgotten_depths.helpers import Table, beast, do, exploring, fight, passive, tile

from fathom.games.forgotten_depths.queries import most_health
from fathom.games.forgotten_depths.rules import experience
from fathom.games.forgotten_depths.rules import exploring as exploring_rules
from fathom.games.forgotten_depths.state import FROM_ITEM, Held, Lasting

#: 2 more with a Hit, 4 more in Return; and what a Rogue has learned: Return 3 more, 2 less taken, close Hits 3 more.
FIEND = beast(40, passive(do("bonus", on="hit", n=2), do("bonus", on="return", n=4)))
LEARNED = ["knife_between", "roll_with_it", "the_narrow_gap"]


@pytest.mark.rule("FD-286", "FD-287", "FD-288", "FD-289", "FD-266", "FR-58")
@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize(
    ("ours", "theirs", "dealt", "lost"),
    [
        ((7, 8), (3, 4), (7, 10), (4 + 4 - 2, 4 + 4 - 2 - 1)),  # a Hero Hit that leads by 4
        ((7, 8), (5, 5), (7 + 3, 10 + 3), (2 + 4 - 2, 2 + 4 - 2 - 1)),  # one that leads by 2
        ((3, 2), (6, 6), (3 + 3, 3 + 3), (6 + 2, 6 + 2 - 5)),  # a Monster Hit
        ((5, 6), (5, 8), (0, 0), (0, 0)),  # a Block
    ],
)
def test_what_a_pair_does_to_both_sides(
    ours: tuple[int, int], theirs: tuple[int, int], dealt: tuple[int, int], lost: tuple[int, int], lasting: bool
) -> None:
    g = fight(FIEND, ours=[ours], theirs=theirs, heroes=["ava"], abilities={0: LEARNED}, stored=0)
    if lasting:
        g.hero().lasting = (Lasting("hit", 3, 1, 1), Lasting("return", 1, 1, 1), Lasting("direct", 5, 1, 1))
    g.choose("resolve", 0, 0)
    assert (40 - g.foe().health[0], g.lost()) == (dealt[lasting], lost[lasting])


@pytest.mark.rule("FD-289", "FD-266", "FD-261")
@pytest.mark.parametrize(("theirs", "hurt"), [((5, 8), 3), ((4, 4), 1), ((6, 6), 6)])
def test_what_a_monster_does_when_it_is_blocked_it_does_to_her_who_blocks_and_else_not(
    theirs: tuple[int, int], hurt: int
) -> None:
    thorny = beast(40, passive(do("damage", to="hero", n=3), when="block"))
    g = fight(thorny, ours=[[4, 4], [5, 6]], theirs=(4, 4, *theirs), heroes=["sil", "bren"], stored=0)
    while g.asks("act"):
        g.choose("resolve", 1, 0) if g.offers("resolve", 1, 0) else g.choose("resolve", 0, 0)
    assert (g.lost(0), g.lost(1)) == (3, hurt)


@pytest.mark.rule("FD-193", "FD-194", "FR-38")
@pytest.mark.parametrize(
    ("missing", "points", "first", "rest"),
    [
        ((3, 5, 0), 4, [0, 1, 2, 3], {0: (0, 4, 0), 3: (3, 1, 0)}),
        ((3, 5, 2), 9, [2, 3], {}),  # so much that somebody must take it
        ((6, 0, 0), 4, None, {None: (4, 0, 0)}),  # one alone is wounded
        ((1, 1, 1), 9, None, {None: (1, 1, 1)}),  # more than anybody needs is lost
    ],
)
def test_healing_is_divided_as_the_players_like(
    missing: tuple[int, int, int], points: int, first: list[int] | None, rest: dict[int | None, tuple[int, int, int]]
) -> None:
    def wounded() -> Table:
        g = exploring(heroes=3)
        for hero, n in zip(g.heroes, missing, strict=True):
            hero.health = most_health(g.state, hero) - n
        g.state.agenda.clear()
        g.state.decision = None
        g.state.then(experience.divide(0, points), exploring_rules.explore(0))
        g.state.run()
        return g

    g = wounded()
    assert (sorted(option.args[1] for option in g.options("heal_by")) or None) == first
    for chosen, healed in rest.items():
        g = wounded()
        if chosen is not None:
            g.choose("heal_by", 0, chosen)
        while g.asks("divide"):
            g.default()
        assert tuple(n - (g.most(h) - g.hero(h).health) for h, n in enumerate(missing)) == healed


@pytest.mark.rule("FD-317")
@pytest.mark.parametrize(("k", "laid", "values"), [(0, b"\x17\6", (7, 6)), (1, b"\5\x17", (5, 7))])
def test_a_card_in_hand_and_a_played_one_exchange_their_places(k: int, laid: bytes, values: tuple[int, int]) -> None:
    g = fight(beast(40), ours=[[5, 6]], theirs=[8, 9], heroes=["ava"], items={0: ["hooked_line"]}, stored=1)
    g.hero().hand = bytes([2, 7 | FROM_ITEM])
    g.choose("power", 0, "hooked_line").choose("swap_hand", 0, k, 7 | FROM_ITEM)
    assert (g.lane().cards, g.lane().values) == (laid, values)
    assert g.hero().hand == bytes(sorted([2, (5, 6)[k]]))


@pytest.mark.rule("FD-080", "FD-081", "FD-076", "FR-23")
@pytest.mark.parametrize(("signs", "many"), [("M..", 1), ("M.M", 2)])
def test_as_many_monsters_as_icons_come_from_the_top_of_the_pile_to_where_the_lantern_goes(
    signs: str, many: int
) -> None:
    foes = [beast(5, id=f"foe{i}") for i in range(3)]
    g = exploring({"lair": tile(signs=["...", signs, "..."])}, {(1, 0): "lair"}, heroes=2, monsters=foes)
    g.choose("monster")
    assert [foe.id for foe in g.foes] == [f"foe{i}" for i in range(many)] and len(g.monster_pile.cards) == 3 - many
    assert g.state.lantern == g.region("lair")


@pytest.mark.rule("FR-27")
@pytest.mark.parametrize(("pile", "met"), [(1, "foe0"), (0, "foe1")])
def test_only_an_empty_pile_is_made_of_what_was_beaten(pile: int, met: str) -> None:
    foes = [beast(5, id="foe0"), beast(5, id="foe1")]
    g = exploring({"lair": tile(signs=["...", "M..", "..."])}, {(1, 0): "lair"}, heroes=1, monsters=foes)
    g.state.beaten, g.state.monster_pile.cards = g.monster_pile.cards[1:], g.monster_pile.cards[:pile]
    g.state.monster_pile.top = g.state.monster_pile.bottom = 0
    beaten = g.beaten
    g.choose("monster")
    assert g.foe().id == met and g.state.beaten == (beaten if pile else b"")
    assert (g.monster_pile.top, g.monster_pile.bottom) == (0, 0)


@pytest.mark.rule("FD-235", "FD-030", "FD-160")
def test_a_combat_begins_with_nothing_left_of_the_last_one() -> None:
    g = fight(beast(1), ours=[[5, 6]], theirs=[2, 3], heroes=["bren"], stored=0)
    g.hero().lasting = (Lasting("armor", 9, 1, 9),)
    g.choose("resolve", 0, 0)
    assert g.asks("explore") and g.hero().killed and not g.hero().lasting
    again = exploring({"lair": tile(signs=["...", "M..", "..."])}, {(1, 0): "lair"}, heroes=1, monsters=[beast(9)])
    hero = again.hero()
    hero.lasting, hero.killed, again.state.round, again.state.assigned = (Lasting("armor", 9, 1, 9),), True, 7, (1,)
    again.choose("monster")
    assert (hero.lasting, hero.killed, again.state.round, again.state.assigned) == ((), False, 1, ())
    assert again.state.phase == "combat" and again.asks("play")


@pytest.mark.rule("FD-295", "FR-65")
@pytest.mark.parametrize(("armor", "health", "left", "spared"), [(0, 3, 0, True), (0, 4, 1, False), (3, 2, 2, False)])
def test_an_ability_that_kills_spares_everybody_and_one_that_armor_stops_does_nothing(
    armor: int, health: int, left: int, spared: bool
) -> None:
    pack = beast(health, armor=armor, count=2, states=[[2, 2, 2], [1, 2, 2]])
    g = fight(pack, ours=[[6, 7]], theirs=[2, 3], heroes=["bren"], items={0: ["short_blade"]}, stored=1, health={0: 20})
    g.choose("power", 0, "short_blade")
    if g.asks("hit"):
        g.choose("hit", 0, 0)
    assert g.foe().health == (left, health) and g.state.solo is spared and g.hero().killed is spared


@pytest.mark.rule("FD-085", "FD-087", "FD-089")
@pytest.mark.parametrize(("cards", "healed"), [((3, 3), (3, 3)), ((3, 2), (3, 1)), ((2, 2), (1, 1))])
def test_each_hero_passes_or_fails_for_herself_and_her_cards_are_discarded(
    cards: tuple[int, int], healed: tuple[int, int]
) -> None:
    g = exploring({"hall": tile(signs=["...", "F..", "..."])}, {(1, 0): "hall"}, heroes=2)
    g.state.feature_pile.cards = bytes([list(g.box.features).index("kitchen_fire")])  # at least 3; heals 3, else 1
    for hero, card in zip(g.heroes, cards, strict=True):
        hero.hand, hero.discard, hero.health = bytes([card]), b"", 10
    g.choose("feature")
    for h, card in enumerate(cards):
        g.choose("supply", h, card)
    assert tuple(hero.health - 10 for hero in g.heroes) == healed
    assert [hero.discard for hero in g.heroes] == [bytes([card]) for card in cards] and not g.supplied


@pytest.mark.rule("FD-256", "FD-257", "FD-321")
@pytest.mark.parametrize(("heroes", "lost"), [(2, (0, 1)), (1, (1,))])
def test_what_falls_on_allies_falls_on_the_bearer_without_them(heroes: int, lost: tuple[int, ...]) -> None:
    g = fight(
        beast(40), ours=[[5, 6], [4, 4]][:heroes], theirs=[4, 8, 4, 4], heroes=["bren", "sil"][:heroes],
        items={0: ["null"]}, stored=1,
    )  # fmt: skip
    g.choose("power", 0, "null").choose("which", 0, 5)
    assert tuple(g.lost(h) for h in range(heroes)) == lost and g.foe().health == (36,)


@pytest.mark.rule("FD-045", "FD-322")
def test_a_counter_is_taken_from_one_equipped_item_and_from_no_other() -> None:
    g = fight(beast(40), ours=[[5, 6]], theirs=[4, 8], heroes=["bren"], items={0: ["bell_rope"]}, stored=0)
    away, empty, full = Held("bell_rope", False, 3), Held("bell_rope", True, 0), Held("bell_rope", True, 2, True)
    g.hero().items = (away, empty, full)
    g.choose("use_item", 0, "bell_rope")
    assert g.hero().items == (away, empty, Held("bell_rope", True, 1, True)) and g.foe().health == (36,)
