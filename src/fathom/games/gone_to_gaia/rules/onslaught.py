"""Onslaught: income, the shop, the choice of each interlude (chapter AE)."""

from __future__ import annotations

from fathom.core.decisions import Option

from .. import queries
from ..queries import put
from ..state import Gaia, step
from . import experience, harm, phases, shop, tokens


@step("GG-266", "GG-268", "GG-275", "GR-100")
def interlude(g: Gaia) -> None:
    """Income and shop come first, then the choice of each delver, then what equipment gives; then the next wave."""
    g.phase = "interlude"
    g.emit("interlude", wave=g.wave)
    seats = queries.living(g)
    g.then(
        income(), shop.restock(), shop.open_shop(), *[rest(seat) for seat in seats], phases.wave_end(),
        phases.begin_wave(),
    )  # fmt: skip


@step("GG-266", "GG-354", "GR-109")
def income(g: Gaia) -> None:
    """Each living delver gains minion parts and a boss part; in solo both minis count."""
    gain = g.box.numbers.income[g.wave - 1]
    times = 2 if queries.is_solo(g) else 1
    for seat in queries.living(g):
        suit = g.suits[seat]
        suit.parts = put(suit.parts, 0, suit.parts[0] + gain.minion * times)
        suit.parts = put(suit.parts, gain.boss, suit.parts[gain.boss] + times)
        g.emit("income", seat_of=seat, minion=gain.minion * times, boss=gain.boss, n=times)


@step("GG-275", "GG-354", "GR-109")
def rest(g: Gaia, seat: int) -> None:
    """Tokens and weapons are refreshed; each delver chooses a Level card or healing."""
    tokens.refresh_all(g, seat)
    n = g.box.numbers.onslaught_healing
    g.ask("rest", seat, (
        Option(seat, "rest_heal", (n,), (f"hp.{seat}",), recover(seat)),
        Option(seat, "rest_level", (), ("levels",), experience.draw(seat)),
    ))  # fmt: skip


@step("GG-275")
def recover(g: Gaia, seat: int) -> None:
    """The delver heals 3."""
    harm.heal(g, seat, g.box.numbers.onslaught_healing)
