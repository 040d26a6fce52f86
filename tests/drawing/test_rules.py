"""The rules for drawings can be broken."""

from __future__ import annotations

import pytest
from tests.drawing.rules import RULES, broken

GOOD = "<svg xmlns='http-is-not-loaded'><path fill='var(--c)' d='M0 0h2z'/></svg>"


@pytest.mark.parametrize(
    ("rule", "bad"),
    [
        ("is_well_formed", "<g/>"),
        ("names_no_colour", "<svg><path fill='red'/></svg>"),
        ("names_no_colour", "<svg><path style='fill:#ff0000;'/></svg>"),
        ("names_no_colour", "<svg><script/></svg>"),
        ("uses_only_tokens_of_the_design_and_its_own", "<svg><path fill='var(--nowhere)'/></svg>"),
        ("needs_no_escapes_in_json", '<svg id="a"/>'),
        ("gives_every_command_of_a_path_its_numbers", "<svg><path d='M0 0L1'/></svg>"),
        ("gives_every_command_of_a_path_its_numbers", "<svg><path d='L1 1'/></svg>"),
    ],
)
def test_a_bad_drawing_is_named(rule: str, bad: str) -> None:
    (found,) = (one for one in RULES if one.__name__ == rule)
    assert broken(found, {"good": GOOD, "bad": bad}) == ["bad"]
