"""Scenes written by hand after the design's mock screens: the client must draw games that it does not know.

`stage(page, base, scene)` feeds one to a real page, without a match: the live line is played by the test.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute
from tests.browser.seen import at_pace

from fathom.core.beats import Beat
from fathom.core.scene import (
    Board,
    Card,
    Cell,
    Chip,
    Choice,
    Counter,
    Group,
    Head,
    Overlay,
    Panel,
    Piece,
    Pile,
    Prompt,
    Refusal,
    Row,
    Scene,
)

ART = Path(__file__).parent / "art"
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")


def stage(
    page: Page, base: str, scene: Scene, then: Scene | None = None, beats: Sequence[Beat] = (), pace: str = "off"
) -> list[dict[str, Any]]:
    """Show a scene on a page, and another after a choice; return the list into which the page's messages will come.

    What happens between them comes as beats, to be played at some pace.
    """
    said: list[dict[str, Any]] = []
    table = {
        "type": "table",
        "ply": scene.ply,
        "scene": msgspec.to_builtins(scene),
        "log": [{"words": "Ana reveals a Monster.", "kind": "monster"}, {"words": "Ana leaves Seahorse 2."}],
        "log_at": 0,
        "you": {"role": "seat", "seats": [0], "seat": 0},
        "players": [{"seat": s, "name": "", "who": "me" if s == 0 else "person", "here": True} for s in range(4)],
        "undo": [], "redo": False, "vote": None, "chat": [], "chat_at": 0, "over": False, "speed": "normal",
        "thinking": -1,
    }  # fmt: skip

    def line(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said.append(json.loads(message))
            if then is not None and said[-1]["type"] == "choose":
                played = {"ply": then.ply, "scene": msgspec.to_builtins(then), "beats": msgspec.to_builtins(beats)}
                socket.send(json.dumps(table | played))

        socket.on_message(hear)
        socket.send(json.dumps(table))

    def picture(route: Route) -> None:
        if route.request.url.endswith("/look"):
            return route.continue_()
        name = "abyss-backdrop.svg" if "backdrop" in route.request.url else "abyss.svg"
        route.fulfill(body=(ART / name).read_text(), content_type="image/svg+xml")

    page.route_web_socket("**/api/matches/*/live*", line)
    page.route("**/api/games/abyss/art**", picture)
    if pace != "off":
        at_pace(page, base, pace)
    page.goto(f"{base}/m/stage")
    page.wait_for_selector("#prompt .q")
    return said


# ---------------------------------------------------------------------------------------------- Abyss


def ally(n: int, race: str, value: int, icon: str = "") -> Card:
    return Card(
        id=f"ally.{n}", kind="ally", name=race.title(), value=str(value), suit=race, sign=race, shape="tall",
        icons=(icon,) if icon else (),
    )  # fmt: skip


def lord(guild: str, race: str, name: str, worth: int, key: bool, words: str, cost: str) -> Card:
    icons = (f"guild-{guild}", "key") if key else (f"guild-{guild}",)
    return Card(
        id=f"lord.{guild}", kind="lord", name=name, value=str(worth), suit=race, icons=icons, lines=(words,),
        cost=cost, art=guild,
    )  # fmt: skip


def leviathan(name: str, art: str, races: tuple[str, ...], levels: str, penalty: tuple[str, str], words: str) -> Card:
    chips = [Chip(id=f"race.{art}.{r}", kind="race", name=r.title(), suit=r, sign=r, shape="seal") for r in races]
    for i, level in enumerate(levels.split()):
        flag = ("gone",) if "-" in level else ("now",) if "*" in level else ()
        worth, tokens = level.strip("-*").split("/")
        chips.append(
            Chip(id=f"level.{art}.{i}", kind="level", name=worth, sign="monster", count=int(tokens), flags=flag)
        )
    chips.append(Chip(id=f"penalty.{art}", kind="penalty", name=penalty[1], sign=penalty[0], flags=("bad",)))
    return Card(
        id=f"leviathan.{art}", kind="leviathan", name=name, shape="wide", art=art, chips=tuple(chips), caption=words
    )


def border() -> Row:
    free = {"2/3": 3, "4": 3, "6": 5, "8": 5, "9": 4, "11/12": 3}
    full = {
        "5": (4, leviathan("Ink Crown", "kraken", ("squid", "crab"), "*3/1 7/2 5/1", ("guild-politicians", "1 Lord"),
                           "Squid 3 is a sure hit")),
        "7": (6, leviathan("Pale Lantern", "bell", ("jellyfish", "crab"), "-3/1 *7/2 5/1", ("hand", "3 Allies"),
                           "Jellyfish 4, two dice: 32 in 36")),
        "10": (3, leviathan("Old Bastion", "crab", ("crab",), "*7/1 5/1", ("wound", "3"), "You hold no Crab · AL-054")),
    }  # fmt: skip
    cards = []
    for zone in ("2/3", "4", "5", "6", "7", "8", "9", "10", "11/12"):
        if zone in full:
            pips, card = full[zone]
            cards.append(msgspec.structs.replace(card, place=zone, pips=pips))
        else:
            slot = Card(id=f"zone.{zone}", kind="zone", name="", shape="slot", lines=("free",), place=zone)
            cards.append(msgspec.structs.replace(slot, pips=free[zone]))
    return Row(id="border", name="The Border", cards=tuple(cards), flow="list")


def numbers(seat: int, pearls: int, keys: int, hand: int, monsters: int, wounds: int) -> tuple[Counter, ...]:
    values = {"pearl": pearls, "key": keys, "hand": hand, "monster": monsters, "wound": wounds}
    return tuple(Counter(id=f"{kind}.{seat}", kind=kind, name=kind.title(), value=n) for kind, n in values.items())


def rival(
    seat: int, name: str, counts: tuple[int, ...], guilds: str, races: str, words: str = "", badge: str = ""
) -> Panel:
    of = dict(zip(("mages", "military", "farmers", "merchants", "politicians"), RACES, strict=True))
    chips = [
        Chip(
            id=f"guild.{seat}.{i}", kind="lord", name=guild.strip("-").title(), suit=of[guild.strip("-")],
            sign=f"guild-{guild.strip('-')}", shape="seal", flags=("locked",) if "-" in guild else (),
        )
        for i, guild in enumerate(guilds.split())
    ]  # fmt: skip
    for pair in races.split():
        race, value = pair.split("=")
        chips.append(Chip(id=f"race.{seat}.{race}", kind="ally", name=value, suit=race, sign=race))
    if badge:
        chips.append(Chip(id="scourge", kind="scourge", name=badge, sign="scourge", flags=("badge",)))
    return Panel(
        id=f"seat.{seat}", kind="seat", title=name, seat=seat, counters=numbers(seat, *counts), chips=tuple(chips),
        words=words,
    )  # fmt: skip


def abyss() -> Scene:
    """Return the mock of Abyss with Leviathan: a Court, the Depths, the Council, Locations, the Border; no board."""
    court = (
        lord("mages", "jellyfish", "Apprentice", 9, False, ":power-once: Take one Council stack.",
             "6 :jellyfish: +2 races"),
        lord("military", "crab", "Recruiter", 4, True, ":power-lasting: Rivals pay 2 more for Lords.",
             "10 :crab: +1 race"),
        lord("farmers", "seahorse", "Landowner", 12, False, "No power, much esteem.", "10 :seahorse: only"),
        lord("merchants", "shellfish", "Taxidermist", 5, True, ":power-lasting: 2 pearls per health you take.",
             "6 :shellfish: only"),
        lord("politicians", "squid", "Rebel", 7, False, ":power-once: A Leviathan loses 1 health.",
             "8 :squid: +1 race"),
        lord("ambassadors", "envoy", "Hermit", 5, False, ":power-once: Control a drawn Location.",
             "10 :guild-ambassadors: 5 races"),
    )  # fmt: skip
    depths = (
        ally(90, "seahorse", 2),
        Card(id="space.2", kind="space", name="Crab 2", shape="slot", sign="check", lines=("Mira, 1 pearl",)),
        Card(id="monster", kind="monster", name="Monster", shape="tall", sign="monster", flags=("now",)),
        Card(id="space.4", kind="space", name="", shape="slot", lines=("next",)),
        Card(id="space.5", kind="space", name="", shape="slot", sign="pearl", lines=("last space: +1 pearl",)),
    )
    stacks = zip(RACES, (2, 4, 0, 3, 1), strict=True)
    places = (
        ("sanctuary", "The Sanctuary", "4, and 3 for each affiliated :jellyfish:"),
        ("barracks", "The Barracks", "7, and 2 for each :guild-military: Lord"),
        ("tower", "The Lost Tower", "3 for each Lord without a :key:"),
    )
    locations = tuple(
        Card(id=f"place.{art}", kind="location", name=name, shape="wide", art=art, lines=(words,))
        for art, name, words in places
    )
    held = (("Peddler", "merchants", "shellfish", 9), ("Diplomat", "politicians", "squid", 5),
            ("Alchemist", "mages", "jellyfish", 5))  # fmt: skip
    mine = tuple(
        Card(id=f"mine.{guild}", kind="lord", name=name, value=str(n), icons=(f"guild-{guild}",), suit=suit,
             lines=("free",), shape="small")
        for name, guild, suit, n in held
    )  # fmt: skip
    me = rival(0, "Ana", (4, 2, 7, 2, 1), "", "shellfish=1 squid=2 jellyfish=1", ":influence: 26 influence in sight")
    hand = (
        ally(1, "jellyfish", 2), ally(2, "jellyfish", 4, "die"), ally(3, "squid", 2, "pearl"), ally(4, "squid", 3),
        ally(5, "seahorse", 1), ally(6, "seahorse", 3), ally(7, "shellfish", 5),
    )  # fmt: skip
    return Scene(
        game="abyss",
        ply=40,
        seat=0,
        head=Head(title="Abyss", subtitle="with Leviathan · 4 players · turn 19",
                  steps=("Plot", "Explore", "Locations"), at=1),
        rows=(Row(id="hand.0", name="Hand", kind="hand", seat=0, cards=hand, words="raised: can fight"),),
        panels=(
            msgspec.structs.replace(me, subtitle="exploring", rows=(Row(id="lords.0", name="Lords", cards=mine),)),
            rival(1, "Mira", (5, 1, 6, 1, 0), "mages farmers merchants", "jellyfish=1 seahorse=2"),
            rival(2, "Teo", (2, 2, 9, 3, 2), "military politicians -farmers -mages -merchants",
                  "crab=1 squid=2 shellfish=1", badge="Scourge"),
            rival(3, "Undertow", (7, 0, 4, 0, 1), "politicians military", "squid=1 crab=3"),
            Panel(id="court", kind="court", title="The Court", words="Plot: 1 pearl turns up a new Lord.",
                  subtitle="6 of 6", place="centre", rows=(Row(id="court.row", name="The Court", cards=court),),
                  piles=(Pile(id="lords", name="Lords", count=31, sign="influence"),)),
            Panel(id="depths", kind="depths", title="The Depths", words="Next Ally sold costs 2 pearls.",
                  subtitle="space 3 of 5", place="centre", span=8,
                  rows=(Row(id="depths.row", name="The Depths", cards=depths),),
                  piles=(Pile(id="exploration", name="Exploration deck", count=58, words="cards"),)),
            Panel(id="council", kind="council", title="The Council", subtitle="face down", place="centre", span=4,
                  piles=tuple(Pile(id=f"council.{r}", name=r.title(), count=n, suit=r, sign=r) for r, n in stacks)),
            Panel(id="places", kind="locations", title="", place="centre",
                  rows=(Row(id="places.row", name="Locations", cards=locations),),
                  piles=(Pile(id="locations", name="Locations", count=14, sign="location"),)),
            Panel(id="border", kind="border", title="The Border", subtitle="dice decide the zone", place="side",
                  rows=(border(),)),
        ),
        prompt=Prompt(question="A Monster surfaces", hint="Fight one of the Leviathans, or swim on.", lead=0,
                      seats=(0,)),
        groups=(
            Group(id="fight-1", name="Fight Ink Crown", icon="attack", cost="zone 5", caption="Squid 2 or 3: 1 token"),
            Group(id="fight-2", name="Fight Pale Lantern", icon="attack", cost="zone 7",
                  caption="Jellyfish 2 or 4: 2 tokens"),
            Group(id="on", name="Swim on", icon="parting", cost="13 in 36",
                  caption="a new Leviathan; one may strike you", moves_on=True),
        ),
        choices=(
            Choice(index=0, seat=0, key="fight", words="Fight Ink Crown", group="fight-1",
                   targets=("leviathan.kraken", "ally.3", "ally.4"), consequence="Squid 3 is a sure hit."),
            Choice(index=1, seat=0, key="fight", words="Fight Pale Lantern", group="fight-2",
                   targets=("leviathan.bell", "ally.2"), consequence="Jellyfish 4 and two dice: 32 in 36."),
            Choice(index=2, seat=0, key="on", words="Swim on", group="on", moves_on=True),
        ),
        refusals=(
            Refusal(words="Fight Old Bastion", reason="You hold no Crab.", clause="AL-054",
                    targets=("leviathan.crab",)),
        ),
        mood=(262, 320),
        backdrop="deep",
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- Forgotten Depths


def depths_combat() -> Scene:
    """Return the mock of a combat: one lane for each hero, two pairs of cards in each, what comes of them between."""
    lanes = {
        "Bren": (21, 28, ((4, 7, "sword", "Hero hit", "good"), (6, 5, "monster", "Monster hit", "danger"))),
        "Sil": (14, 20, ((3, 8, "sword", "Hero hit", "good"), (4, 4, "block", "Block", "grip"))),
        "Ava": (17, 22, ((5, 6, "sword", "Hero hit", "good"), (4, 6, "sword", "Hero hit", "good"))),
    }
    panels = []
    for seat, (name, (health, most, pairs)) in enumerate(lanes.items()):
        cards = tuple(
            Card(
                id=f"pair.{seat}.{i}", kind="hero", name=f"{name} {own}", value=str(own), icons=("sword",),
                lines=("What comes of it.",),
                against=Card(id=f"foe.{seat}.{i}", kind="foe", name=f"Rook {foe}", value=str(foe), icons=("monster",)),
                verdict=Chip(id=f"verdict.{seat}.{i}", kind="verdict", name=words, sign=sign, suit=suit),
            )
            for i, (foe, own, sign, words, suit) in enumerate(pairs)
        )  # fmt: skip
        panels.append(
            Panel(
                id=f"hero.{seat}", kind="hero", title=name, seat=seat, art=name.lower(), place="centre", span=4,
                counters=(Counter(id=f"health.{seat}", kind="health", name="Health", value=health, most=most,
                                  shape="bar"),),
                rows=(Row(id=f"pairs.{seat}", name=name, cards=cards),), words="Either pair may count.",
                flags=("active",) if seat == 0 else (),
            )
        )  # fmt: skip
    foe = Panel(id="foe", kind="monster", title="Ash Rooks", place="centre", subtitle="combat round 2",
                words="Soot Cloud: your higher card counts 3 less.",
                piles=(Pile(id="deck", name="Their deck", count=9, words="left"),),
                rows=(Row(id="foes", name="Ash Rooks", cards=(
                    Card(id="rook.0", kind="monster", name="Rook", sign="monster", shape="wide", lines=("16 of 16",)),
                    Card(id="rook.1", kind="monster", name="Rook", sign="monster", shape="wide", lines=("9 of 16",)),
                )),))  # fmt: skip
    return Scene(
        game="forgotten-depths", ply=3, seat=0, mood=(74, 35),
        head=Head(title="Ash Rooks", subtitle="Forgotten Depths · Ruins", steps=("Draw", "Play", "Evaluate"), at=2),
        panels=(foe, *panels),
        prompt=Prompt(question="Bren, which pair counts?", hint="Swap first, and both become Hero hits.", lead=0),
        groups=(Group(id="swap", name="Brush Aside", icon="power", cost="1 power"),
                Group(id="take", name="Take the hit", icon="monster"),
                Group(id="wait", name="Wait", moves_on=True)),
        choices=(Choice(index=0, seat=0, key="swap", words="Brush Aside", group="swap"),
                 Choice(index=1, seat=0, key="take", words="Take the hit", group="take", targets=("pair.0.1",)),
                 Choice(index=2, seat=0, key="wait", words="Wait", group="wait", moves_on=True)),
        refusals=(Refusal(words="The first pair", reason="not while a Monster hit stands", clause="FD-267",
                          targets=("pair.0.0",)),),
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------- an arena with tiles


def arena() -> Scene:
    """Return a small board after two mocks: tiles to be placed, tokens on them, an enemy with arrows and numbers."""
    cells = tuple(
        Cell(id=f"cell.{x}{y}", x=x, y=y, name=f"Cell {x} {y}", flags=("open",) if (x, y) == (3, 0) else ())
        for y in range(3)
        for x in range(4)
    )
    tile = '<rect x=".02" y=".02" width=".96" height=".96" rx=".06" fill="var(--rock)" stroke="var(--hatch)" stroke-width=".02"/><path d="M.35 0h.3v.35H1v.3H0v-.3h.35z" fill="var(--floor)"/>'  # noqa: E501
    enemy = Piece(
        id="enemy.0", kind="monster", at="cell.21", name="Crystanid", shape="card", suit="gale",
        icons=("stone", "tide"), arrows=("w", "n", "s!", "e2!", "ne"),
        counters=(Counter(id="enemy.0.health", kind="health", name="Health", value=9, words="9 → 7"),
                  Counter(id="enemy.0.damage", kind="attack", name="Damage", value=2)),
    )  # fmt: skip
    hero = Panel(
        id="hero.0", kind="hero", title="Orla", seat=0, art="orla", flags=("active",), counters=(
            Counter(id="hearts.0", kind="health", name="Health", value=5, most=6, shape="icons"),
            Counter(id="move.0", kind="move", name="Move", value=1)),
        chips=(Chip(id="lance", kind="weapon", name="Fork Lance", sign="heavy"),),
    )  # fmt: skip
    party = Panel(id="party", kind="party", title="The party", subtitle="Ruins", place="dock",
                  counters=(Counter(id="keys", kind="key", name="Keys", value=2),
                            Counter(id="xp", kind="xp", name="Experience", value=9)),
                  words=":key: Key 3 XP")  # fmt: skip
    in_hand = Card(id="tile", kind="tile", name="Tile", shape="tile", drawing=tile)
    return Scene(
        game="gone-to-gaia", ply=1, seat=0, mood=(188, 350),
        head=Head(title="The Salt Stair", subtitle="wave 2 of 4", steps=("Delvers", "Story"), at=0),
        boards=(Board(id="map", name="Arena", width=4, height=3, cells=cells,
                      overlays=(Overlay(id="tile.0", name="Tile", cells=("cell.00",), drawing=tile),),
                      pieces=(enemy,
                              Piece(id="token.0", kind="monster", at="cell.00", name="Monster", suit="danger", dx=-.25),
                              Piece(id="token.1", kind="feature", at="cell.00", name="Feature", shape="diamond",
                                    suit="jellyfish", dx=.25, dy=.25),
                              Piece(id="chest", kind="chest", at="cell.12", name="Chest", shape="box",
                                    suit="treasure"))),),
        rows=(Row(id="hand.0", name="Tile in hand", kind="hand", seat=0, cards=(in_hand,)),),
        panels=(hero, party),
        prompt=Prompt(question="Ana, place the tile", hint="Three spaces fit.", lead=0),
        groups=(Group(id="place", name="Place", caption="three places"),
                Group(id="turn", name="Turn", icon="rotate", caption="2 of 4 ways fit", hotkey="r")),
        choices=(Choice(index=0, seat=0, key="place", words="Place at 1 0", group="place", targets=("cell.10",),
                        badge="2 ways"),
                 Choice(index=1, seat=0, key="place", words="Place at 3 2", group="place", targets=("cell.32",),
                        badge="1 way"),
                 Choice(index=2, seat=0, key="turn", words="Turn the tile", group="turn")),
    )  # fmt: skip
