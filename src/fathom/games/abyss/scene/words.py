"""The words of a scene: what things are called, and a memory so that nothing is said twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce

from msgspec import structs

from fathom.core.text import Text
from fathom.core.words import dashed, named, remembered, several
from fathom.parts.wording import EffectWords

from .. import schema
from ..box import AbyssBox
from ..schema import RACE_OF, RACES, Gain, Lord, Penalty, ThreatSpace
from ..state import Abyss

#: The suit of Ambassadors, who have no Race.
ENVOY = "envoy"


def suit_of(lord: Lord) -> str:
    """Return the colour and pattern of a Lord: those of the Race that its Guild asks for."""
    return RACE_OF.get(lord.guild, ENVOY)


class Words(EffectWords[Abyss]):
    """What things are called."""

    def __init__(self, g: Abyss, text: Text) -> None:
        super().__init__(g, text)
        self.box: AbyssBox = g.box

    # ------------------------------------------------------------------------------------------ things

    lord = named("lord")
    lords = several(lord)
    location = named("location")
    leviathan = named("leviathan")

    def player(self, seat: int) -> str:
        """Return who sits there: by name if the table knows one, else the house that the seat plays."""
        people = self.text.people
        return people[seat] if seat < len(people) and people[seat] else self.text(f"house-{seat + 1}")

    @remembered
    def ally(self, card: str) -> str:
        """Return an Ally, or the Monster: "Crab 2"."""
        one = self.box.allies.get(card)
        if one is None:
            return self.text(f"monster-{dashed(card)}")
        race = {form or "race": self.race(one.race, form) for form in ("", "pearls", "dice")}
        return self("ally", fights=one.fights, value=one.value, **race)

    @remembered
    def allies(self, cards: tuple[str, ...]) -> str:
        """Return several Allies as a list."""
        return self.counted(map(self.ally, cards))

    def counted(self, names: Iterable[str]) -> str:
        """Return several things as a list, equal ones counted."""
        return self.listed([self("times", n=n, what=name) if n > 1 else name for name, n in Counter(names).items()])

    def zone(self, zone: int) -> str:
        """Return a zone of the Border."""
        return self("zone", label=self.box.border[zone].label)

    def drawn(self, seat: int, n: int) -> str:
        """Return the names of the last n new Monster tokens of a player."""
        return self.counted(self.token(face.token) for face in self.g.players[seat].kept[-n:])

    def token(self, token: str) -> str:
        """Return what a Monster token shows."""
        one = self.box.tokens[token]
        return self.effect(one.gives, "name") if one.gives else self("token-influence", n=one.influence)

    def token_text(self, token: str) -> str:
        """Return what a Monster token does."""
        one = self.box.tokens[token]
        return self.effect(one.gives, "text") if one.gives else self("token-influence.text", n=one.influence)

    def lord_text(self, lord: str, short: bool = False) -> str:
        """Return what a Lord does: as somebody wrote it by hand, else made from its Powers."""
        one = self.box.lords[lord]
        by_hand = self.by_hand(f"lord-{dashed(lord)}.{'short' if short else 'text'}")
        return by_hand or self.effects(schema.powers(one), "" if short else "text")

    def location_text(self, location: str, short: bool = False) -> str:
        """Return how a Location scores: as somebody wrote it by hand, else made from its numbers."""
        one, form = self.box.locations[location], "" if short else ".text"
        if by_hand := self.by_hand(f"location-{dashed(location)}.{'short' if short else 'text'}"):
            return by_hand
        score = one.score
        own = f"worth-{dashed(score.per or 'fixed')}"
        key = own if self.text.has(own) else "worth"
        counted = dashed(score.guild or score.race or score.per)
        what = self.text(f"counted-{counted}{'' if short else '.each'}") if key == "worth" else ""
        said = self(f"{key}{form}", what=what, **self.fields(score))
        swap = [self.text(f"worth-swap{form}")] if one.swaps_with_stack else []
        return ("; " if short else " ").join([said, *swap])

    @remembered
    def rewards(self, space: ThreatSpace) -> str:
        """Return the rewards of a space of the Threat track: what each of them gives, then those to pick from."""
        amounts = [structs.asdict(gain) for gain in space.rewards]
        always = {name: min(one[name] for one in amounts) for name in amounts[0]}
        rest = [Gain(**{name: n - always[name] for name, n in one.items()}) for one in amounts]
        alternatives = [self.gain(gain) for gain in rest if gain != Gain()]
        said = reduce(lambda a, b: self("threat-or", a=a, b=b), alternatives) if alternatives else ""
        if Gain(**always) == Gain():
            return self("threat-reward", rewards=said)
        if not said:
            return self("threat-reward", rewards=self.gain(Gain(**always)))
        return self("threat-reward.also", always=self.gain(Gain(**always)), rewards=said)

    def race(self, race: int | str, form: str = "") -> str:
        """Return a Race by number or id."""
        name = race if isinstance(race, str) else RACES[race]
        return self.text(f"race-{name}{'.' + form if form else ''}")

    def races(self, races: Iterable[int | str]) -> str:
        """Return Races with an "or" between them: "Crab or Squid"."""
        return self.listed([self.race(race) for race in races], "list-or")

    def penalty(self, penalty: Penalty) -> str:
        """Return what a Leviathan's attack costs."""
        return self(f"penalty-{penalty.kind}", n=penalty.n)

    def gain(self, gain: Gain) -> str:
        """Return a reward of the Threat track."""
        parts = (("keys", gain.keys), ("pearls", gain.pearls), ("tokens", gain.tokens))
        return self.listed([self(f"count-{name}", n=n) for name, n in parts if n])

    def source(self, of: str) -> str:
        """Return where something comes from: a Lord, or a place of the table."""
        return self.lord(of) if of in self.box.lords else self.text(f"of-{dashed(of)}")

    def giver(self, of: int | str) -> str:
        """Return who or what something comes from: a player, a Lord, a place of the table."""
        return self.player(of) if isinstance(of, int) else self.source(of)

    def keys(self, tokens: int, lords: Iterable[str]) -> str:
        """Return what Keys are spent: tokens, and Lords with a Key."""
        parts = [self("count-keys", n=tokens)] if tokens else []
        return self.listed([*parts, *map(self.lord, lords)])

    facts = {
        "player": player,
        "other": player,
        "of": giver,
        "ally": ally,
        "revealed.card": ally,
        "allies": allies,
        "lord": lord,
        "lords": lords,
        "replaced.old": lord,
        "exchange.old": lord,
        "exchange.lord": lambda w, lord: w.lord(lord) if lord else "",
        "location": location,
        "locations": several(location),
        "replaced_location.old": location,
        "swapped_location.old": location,
        "swap.old": location,
        "leviathan": leviathan,
        "zone": zone,
        "race": lambda w, race: w.race(race, "many"),
        "races": races,
        "token": token,
        "dice": lambda w, dice: " + ".join(map(str, dice)),
        # Spaces of the Threat track are counted from one.
        "threat_rose.space": lambda w, space: space + 1,
        "slew_monster.space": lambda w, space: space + 1,
    }
