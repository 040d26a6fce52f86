"""Games as plug-ins: finding, describing, setting up, looking."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.core.toy import TOY, Toy

import fathom
from fathom import FathomError, SetupError
from fathom.core.game import box_of, find


def test_a_registered_game_is_known() -> None:
    assert "core-toy" in fathom.games() and "leviathan-wilds" in fathom.games()
    assert find("core-toy") is TOY


def test_an_unknown_game_is_refused_with_a_guess() -> None:
    with pytest.raises(FathomError, match=r"there is no game 'leviathan-wild'; did you mean 'leviathan-wilds'\?"):
        fathom.new("leviathan-wild")


def test_a_game_describes_its_setup() -> None:
    assert fathom.describe("core-toy") == {
        "id": "core-toy",
        "version": 3,
        "options": {
            "depth": {"kind": "choice", "default": "shallow", "choices": ["shallow", "deep"]},
            "cards": {"kind": "number", "default": 5, "choices": []},
            "open": {"kind": "flag", "default": False, "choices": []},
        },
    }
    assert msgspec.json.encode(fathom.describe("leviathan-wilds"))


def test_defaults_are_filled_in() -> None:
    g = fathom.new("core-toy")
    assert isinstance(g, Toy) and (g.setup.depth, g.setup.cards, g.setup.open) == ("shallow", 5, False)
    assert 0 <= g.seed < 1 << 48
    assert fathom.new("core-toy").seed != g.seed


@pytest.mark.parametrize(
    ("chosen", "said", "field"),
    [
        ({"depth": "dep"}, r"depth: 'dep' is not possible; did you mean 'deep'\? \(allowed: shallow, deep\)", "depth"),
        (
            {"dpeth": "deep"},
            r"dpeth: unknown setup option; did you mean 'depth'\? \(allowed: depth, cards, open\)",
            "dpeth",
        ),
        ({"open": "yes"}, "open: true or false is needed, not 'yes'", "open"),
        ({"seed": "7"}, "seed: a whole number from 0", "seed"),
        ({"seed": True}, "seed: a whole number from 0", "seed"),
        ({"seed": 1 << 63}, "seed: a whole number from 0", "seed"),
    ],
)
def test_a_wrong_setup_names_the_field_and_what_is_allowed(chosen: dict[str, Any], said: str, field: str) -> None:
    with pytest.raises(SetupError, match=said) as error:
        fathom.new("core-toy", **chosen)
    assert error.value.field == field


def test_content_is_loaded_once() -> None:
    assert box_of("core-toy") is box_of("core-toy")
    assert repr(box_of("core-toy")) == "<box core-toy abc>"


def test_a_view_shows_a_seat_its_own_options_only() -> None:
    g = fathom.new("core-toy", seed=1)
    asked = fathom.view(g, 1)["decision"]
    assert [option["index"] for option in asked["options"]] == [2]
    assert fathom.view(g, -1)["decision"]["options"] == []
    assert fathom.view(g, 0)["deck"] == 5 and fathom.view(g, 0)["outcome"] is None


def test_the_view_of_a_game_that_is_over_has_no_decision() -> None:
    g = fathom.new("core-toy", seed=1)
    g.choose(3)
    assert fathom.view(g, 0)["decision"] is None
    assert fathom.view(g, 0)["outcome"]["reason"] == "surfaced"


def test_a_guessed_world_has_other_secrets_and_other_chance() -> None:
    g = fathom.new("core-toy", seed=1, cards=12)
    assert isinstance(g, Toy)
    other = g.determinise(0, 4)
    assert sorted(other.deck) == sorted(g.deck) and other.deck != g.deck
    assert other.streams != g.streams
    assert g.determinise(0, 4) == other
    assert fathom.view(other, 0) == fathom.view(g, 0)
