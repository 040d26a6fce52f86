"""Ink: mirrored paths, fragments that are put somewhere, parts that pictures share."""

from __future__ import annotations

import pytest

from fathom.drawing.ink import Parts, at, eyes, ink, line, mirrored, spots


@pytest.mark.parametrize(
    ("d", "image"),
    [
        ("M1 2L3-4", "M-1 2L-3-4"),
        ("M0 0h5v6z", "M0 0h-5v6z"),
        ("M4-1C1 2 3 4 5 6S7 8 9 10", "M-4-1C-1 2-3 4-5 6S-7 8-9 10"),
        ("M1 0a5 4 10 0 1 6 7", "M-1 0a5 4-10 0 0-6 7"),
    ],
)
def test_a_path_is_mirrored_with_whatever_it_is_made_of(d: str, image: str) -> None:
    assert mirrored(d) == d + image
    assert mirrored(image)[len(image) :] == d


def test_a_fragment_is_put_somewhere_by_as_few_words_as_possible() -> None:
    assert at("<path/>", 3, 0) == "<g transform='translate(3)'><path/></g>"
    assert at("<path/>", 0, 0, 0.5, flip=True) == "<g transform='scale(-.5 .5)'><path/></g>"
    assert at("<path/>", 1, 2, 1, 90) == "<g transform='translate(1 2) rotate(90)'><path/></g>"
    assert at("<path/>", 0, 0) == "<g><path/></g>"


def test_a_reference_is_put_somewhere_by_itself_and_a_moved_one_in_a_group() -> None:
    part = Parts("x")
    moved = at(part("cat"), 1, 2, opacity=".5")
    assert moved == "<use href='#x-cat' transform='translate(1 2)' opacity='.5'/>"
    assert at(moved, 3, 4) == f"<g transform='translate(3 4)'>{moved}</g>"


def test_parts_are_defined_once_or_written_out() -> None:
    part = Parts("x")
    part.share("eye", eyes(((0, 0),), 3))
    part.share("cat", ink("M0 0h9z") + at(part("eye"), 2, 2) + at(part("eye"), 5, 2))
    picture = part("cat") + at(part("cat"), 20, 0)
    defined = part.definitions(picture)
    assert defined.count("id='x-cat'") == defined.count("id='x-eye'") == 1
    whole = part.written_out(picture)
    assert "<use" not in whole and whole.count("M0 0h9z") == 2 and whole.count("translate(5 2)") == 2


def test_what_is_not_told_comes_from_the_group() -> None:
    assert ink("M0 0z") == "<path d='M0 0z'/>"
    assert line("M0 0h1") == "<path d='M0 0h1' fill='none'/>"
    assert spots(((1, 2), (3, 4)), 2) == "<path d='M1 2h0M3 4h0' fill='none' stroke-width='4'/>"
