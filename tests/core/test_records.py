"""Records: assigned the plain way, and still structs in every other respect."""

from __future__ import annotations

import msgspec
import pytest

from fathom.core.records import changing
from fathom.games.leviathan_wilds.state import Climber, Wilds


@changing
class Spot(msgspec.Struct, gc=False):
    """A record."""

    space: int = 0
    held: tuple[str, ...] = ()


def test_fields_are_assigned_copied_and_read_back() -> None:
    spot = Spot()
    twin = msgspec.structs.replace(spot)
    spot.space, spot.held = 3, ("rope",)
    assert twin == Spot() != spot
    assert msgspec.json.decode(msgspec.json.encode(spot), type=Spot) == spot


def test_only_fields_can_be_assigned() -> None:
    with pytest.raises(AttributeError):
        Spot().nowhere = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("cls", [Spot, Climber, Wilds])
def test_assigning_takes_the_plain_way(cls: type) -> None:
    assert cls.__setattr__ is object.__setattr__
    assert cls.__delattr__ is object.__delattr__
