"""A QR code is read back by a reader written from the standard, not from the writer."""

from __future__ import annotations

import pytest

from fathom.web.qr import modules, svg

#: Of each version: all code words, those of correction in a block, blocks.
SIZES = {21: (26, 7, 1), 25: (44, 10, 1), 29: (70, 15, 1), 33: (100, 20, 1), 37: (134, 26, 1), 41: (172, 18, 2)}
#: The format of correction L with masks 0 to 7, as the standard lists them.
FORMATS = ["111011111000100", "111001011110011", "111110110101010", "111100010011101", "110011000101111",
           "110001100011000", "110110001000001", "110100101110110"]  # fmt: skip


def flipped(mask: int, i: int, j: int) -> bool:
    return (
        [(i + j) % 2, i % 2, j % 3, (i + j) % 3, (i // 2 + j // 3) % 2, (i * j) % 2 + (i * j) % 3,
         ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2][mask] == 0
    )  # fmt: skip


def holds_data(side: int, y: int, x: int) -> bool:
    finder = (y < 9 and x < 9) or (y < 9 and x >= side - 8) or (y >= side - 8 and x < 9)
    mark = side > 21 and abs(y - (side - 7)) <= 2 and abs(x - (side - 7)) <= 2
    return not (finder or mark or y == 6 or x == 6)


def words_of(grid: list[list[bool]]) -> list[int]:
    """Read all code words."""
    side = len(grid)
    named = "".join(str(int(grid[8][x])) for x in (0, 1, 2, 3, 4, 5, 7, 8))
    named += "".join(str(int(grid[y][8])) for y in (7, 5, 4, 3, 2, 1, 0))
    again = "".join(str(int(grid[side - 1 - n][8])) for n in range(7))
    again += "".join(str(int(grid[8][side - 8 + n])) for n in range(8))
    assert named == again and grid[side - 8][8]
    mask = FORMATS.index(named)
    bits, x, up = "", side - 1, True
    while x > 0:
        if x == 6:
            x -= 1
        for y in range(side - 1, -1, -1) if up else range(side):
            for column in (x, x - 1):
                if holds_data(side, y, column):
                    bits += str(int(grid[y][column] != flipped(mask, y, column)))
        x, up = x - 2, not up
    return [int(bits[at : at + 8], 2) for at in range(0, SIZES[side][0] * 8, 8)]


def remainders(words: list[int], correction: int) -> list[int]:
    """Return the values of the polynomial of a block at the roots of the generator: all 0 if it is right."""
    powers = [1]
    while len(powers) < 255:
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0x11D if doubled > 255 else doubled)
    logs = {power: at for at, power in enumerate(powers)}
    found = []
    for root in range(correction):
        value = 0
        for word in words:
            value = (powers[(logs[value] + root) % 255] if value else 0) ^ word
        found.append(value)
    return found


@pytest.mark.parametrize("length", [1, 17, 18, 32, 53, 78, 79, 106, 107, 134])
def test_what_is_written_is_read_back(length: int) -> None:
    text = ("https://table.example.org/m/abcdefghjkmn#k=" * 4)[:length]
    grid = modules(text)
    total, correction, blocks = SIZES[len(grid)]
    words = words_of(grid)
    size = total // blocks - correction
    data = []
    for block in range(blocks):
        own = words[block : size * blocks : blocks] + words[size * blocks + block :: blocks]
        assert remainders(own, correction) == [0] * correction
        data += own[:size]
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100" and int(bits[4:12], 2) == length
    assert bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(length)).decode() == text


def test_finders_and_a_quiet_border_are_there() -> None:
    grid = modules("x")
    assert ["".join("#" if dark else "." for dark in row[:8]) for row in grid[:8]] == [
        "#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........",
    ]  # fmt: skip
    assert 'viewBox="0 0 29 29"' in svg("x")


def test_what_is_too_long_is_left_out() -> None:
    assert svg("x" * 135) == "" and svg("x" * 134)
