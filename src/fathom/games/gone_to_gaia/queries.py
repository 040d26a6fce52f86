"""Questions about a state: who stands where, what is free, what a token or weapon may still do. They change nothing."""

from __future__ import annotations

from .box import Kit
from .box.board import DISTANCE, NEAR, TILES
from .box.profiles import Profile
from .schema.gear import Equipment, SuitBoard
from .schema.words import TOKENS
from .state import CAMPAIGN, FRESH, NOT_OWNED, ONSLAUGHT, Enemy, Gaia, Suit, rule

AP, LIGHT, MEDIUM, HEAVY, UNIVERSAL, REROLL, BLOCK = range(len(TOKENS))


def put(values: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """Return the values with another one at a place."""
    return (*values[:i], value, *values[i + 1 :])


# ---------------------------------------------------------------------------------------------- delvers


def is_solo(g: Gaia) -> bool:
    """Whether one player moves both minis."""
    return len(g.suits) == 1


@rule("GG-249", "GG-251")
def suit_of(g: Gaia, delver: int) -> Suit:
    """Return the suit of a delver; in solo both minis share one."""
    return g.suits[delver if len(g.suits) == 2 else 0]


def seat_of(g: Gaia, delver: int) -> int:
    """Return the seat that moves a delver."""
    return delver if len(g.suits) == 2 else 0


def delvers_of(g: Gaia, seat: int) -> tuple[int, ...]:
    """Return the delvers of a seat that are on the board."""
    mine = (seat,) if len(g.suits) == 2 else (0, 1)
    return tuple(d for d in mine if g.at[d] >= 0)


def living(g: Gaia) -> tuple[int, ...]:
    """Return the suits whose delver lives."""
    suits = g.suits
    if suits[0].alive:
        return (0, 1) if len(suits) == 2 and suits[1].alive else (0,)
    return (1,) if len(suits) == 2 and suits[1].alive else ()


def lead(g: Gaia) -> int:
    """Return the seat that decides what players decide: that of the active delver, if it lives (GR-021)."""
    seat = seat_of(g, g.active)
    return seat if g.suits[seat].alive else next(iter(living(g)), seat)


def delver_mask(g: Gaia) -> int:
    """Return the tiles with a delver."""
    return mask_of_two(g.at)


def mask_of_two(places: tuple[int, int]) -> int:
    """Return the mask of the places of the two delvers."""
    a, b = places
    return (1 << a if a >= 0 else 0) | (1 << b if b >= 0 else 0)


def near_delvers(g: Gaia) -> int:
    """Return the tiles next to a delver."""
    a, b = g.at
    return (NEAR[a] if a >= 0 else 0) | (NEAR[b] if b >= 0 else 0)


# ---------------------------------------------------------------------------------------------- enemies


def profile_of(g: Gaia, enemy: Enemy) -> Profile:
    """Return what an enemy can do."""
    return g.box.profiles[enemy.profile]


def find(g: Gaia, uid: int) -> Enemy | None:
    """Return an enemy on the board, or nothing if it has left."""
    for enemy in g.enemies:
        if enemy.uid == uid:
            return enemy
    return None


def get(g: Gaia, uid: int) -> Enemy:
    """Return an enemy that is on the board."""
    found = find(g, uid)
    assert found is not None
    return found


def enemy_mask(g: Gaia) -> int:
    """Return the tiles with an enemy."""
    mask = 0
    for enemy in g.enemies:
        mask |= 1 << enemy.at
    return mask


@rule("GG-193", "GR-001", "GR-012")
def free_mask(g: Gaia) -> int:
    """Return the tiles that an enemy may be moved or put on: without enemy and delver; Witness does not matter."""
    return (1 << TILES) - 1 & ~(enemy_mask(g) | delver_mask(g))


def in_board_order(g: Gaia, uids: tuple[int, ...]) -> tuple[int, ...]:
    """Return enemies row by row from the north-west (GR-024); those that have left are left out."""
    found = [enemy for enemy in g.enemies if enemy.uid in uids]
    if len(found) > 1:
        found.sort(key=_at)
    return tuple([enemy.uid for enemy in found])


def _at(enemy: Enemy) -> int:
    return enemy.at


def with_ability(g: Gaia, ability: str) -> tuple[int, ...]:
    """Return the enemies with an ability, in board order."""
    profiles = g.box.profiles
    found = [enemy for enemy in g.enemies if ability in profiles[enemy.profile].abilities]
    found.sort(key=_at)
    return tuple([enemy.uid for enemy in found])


def neighbours(g: Gaia, at: int) -> list[Enemy]:
    """Return the enemies on the eight tiles around a tile."""
    near = NEAR[at]
    return [enemy for enemy in g.enemies if near >> enemy.at & 1]


def health_of(g: Gaia, enemy: Enemy) -> int:
    """Return the maximum health of an enemy, with its Grow tokens (GR-069)."""
    return g.box.profiles[enemy.profile].health + enemy.growth


def distance(a: int, b: int) -> int:
    """Return how far two tiles are apart (GR-002)."""
    return DISTANCE[a][b]


@rule("GG-294")
def is_double_edged(enemy: Enemy, profile: Profile, places: tuple[int, int]) -> bool:
    """Whether a black arrow of a Double Edged boss covers a delver's tile."""
    return "double_edged" in profile.abilities and bool(profile.black[enemy.rot][enemy.at] & mask_of_two(places))


# ---------------------------------------------------------------------------------------------- equipment


@rule("GG-324")
def used_ranks(suit: Suit) -> tuple[int, ...]:
    """Return the rank in use of each type: a card that lies aside counts one less (Ritual)."""
    if not suit.aside:
        return suit.ranks
    return tuple([rank - suit.aside.count(kind) for kind, rank in enumerate(suit.ranks)])


def kit_of(g: Gaia, suit: Suit) -> Kit:
    """Return what everything on a suit amounts to."""
    return g.box.kit(suit.discipline, used_ranks(suit), suit.products)


def board_of(g: Gaia, suit: Suit) -> SuitBoard:
    """Return the board of a suit."""
    return g.box.suits[kit_of(g, suit).suit]


@rule("GG-028", "GG-034", "GG-220", "GG-221")
def card_of(g: Gaia, suit: Suit, kind: int, rank: int) -> Equipment:
    """Return the card of a type and rank that this suit would use."""
    piles = kit_of(g, suit).piles if suit.products else 0
    return g.box.card(suit.discipline, kind, rank, piles)


def card_in_use(g: Gaia, suit: Suit, kind: int) -> Equipment:
    """Return the card of a type that this suit uses now."""
    return card_of(g, suit, kind, used_ranks(suit)[kind])


def fresh_weapons(suit: Suit) -> int:
    """Return the weapons that can be exhausted, one bit each."""
    found = 0
    for kind, place in enumerate(suit.places):
        if place == FRESH:
            found |= 1 << kind
    return found


def empty_slots(suit: Suit) -> int:
    """Return the slots without a weapon, one bit each."""
    found = 15
    for place in suit.places:
        if 0 <= place < 4:
            found &= ~(1 << place)
    return found


def exhausted(suit: Suit) -> list[int]:
    """Return the weapons that a refresh would free: in a slot or beside the suit, not those that were stolen."""
    return [kind for kind, place in enumerate(suit.places) if 0 <= place <= 8]


def owns_weapon(suit: Suit, kind: int) -> bool:
    """Whether a weapon belongs to a suit, wherever it is."""
    return suit.places[kind] != NOT_OWNED


# ---------------------------------------------------------------------------------------------- tokens


@rule("GG-129", "GR-048")
def available(suit: Suit, token: int) -> int:
    """Return how many tokens of a kind are AVAILABLE, loans included."""
    left = suit.cap[token] - suit.spent[token]
    return (left if left > 0 else 0) + suit.loans[token]


def any_has(g: Gaia, token: int) -> bool:
    """Whether a living delver has a token of a kind AVAILABLE."""
    for suit in g.suits:
        if suit.alive and (suit.cap[token] > suit.spent[token] or suit.loans[token]):
            return True
    return False


def is_onslaught(g: Gaia) -> bool:
    """Whether this is Onslaught."""
    return g.setup.quest == ONSLAUGHT


def is_campaign(g: Gaia) -> bool:
    """Whether this is a campaign."""
    return g.setup.quest == CAMPAIGN


def is_in_town(g: Gaia) -> bool:
    """Whether a campaign is between quests."""
    return not g.quest and g.setup.quest == CAMPAIGN


def sheet_of_xp(g: Gaia) -> tuple[int, ...]:
    """Return the XP costs of the Level track (GG-256)."""
    return g.box.numbers.xp_solo if len(g.suits) == 1 else g.box.numbers.xp
