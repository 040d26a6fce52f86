"""QR codes for short addresses (ISO/IEC 18004): bytes, versions 1 to 6, error correction L, drawn as SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, pairwise

#: Of each version: code words of data in a block, of correction in a block, blocks.
_VERSIONS = {1: (19, 7, 1), 2: (34, 10, 1), 3: (55, 15, 1), 4: (80, 20, 1), 5: (108, 26, 1), 6: (68, 18, 2)}
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
#: Correction L, in the bits that name the format.
_LEVEL = 0b01

Grid = list[list[bool]]


def svg(text: str) -> str:
    """Return a QR code as SVG; nothing if the text is too long for one.

    >>> svg("x" * 200)
    ''
    """
    grid = modules(text)
    if not grid:
        return ""
    side = len(grid) + 8
    path = "".join(
        f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(grid) for x, is_dark in enumerate(row) if is_dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="232" height="232" role="img">'
        f'<path fill="#fff" d="M0 0h{side}v{side}H0z"/><path fill="#000" d="{path}"/></svg>'
    )


def modules(text: str) -> Grid:
    """Return the squares of a QR code, row by row, dark ones as True; nothing if the text is too long."""
    data = text.encode()
    for version, (size, correction, blocks) in _VERSIONS.items():
        if len(data) + 2 <= size * blocks:
            words = _words(data, size * blocks)
            return _drawn(version, _interleaved(words, size, correction, blocks))
    return []


# ---------------------------------------------------------------------------------------------- the words


def _words(data: bytes, size: int) -> list[int]:
    """Return the code words of data: mode, length, bytes, an end and filling."""
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)][:size]
    return words + [(0xEC, 0x11)[n % 2] for n in range(size - len(words))]


def _interleaved(words: list[int], size: int, correction: int, blocks: int) -> list[int]:
    parts = [words[at * size : (at + 1) * size] for at in range(blocks)]
    checks = [_corrected(part, correction) for part in parts]
    return [*chain.from_iterable(zip(*parts, strict=True)), *chain.from_iterable(zip(*checks, strict=True))]


def _times(a: int, b: int) -> int:
    """Multiply in the field of 256 elements."""
    product = 0
    for bit in range(8):
        if b >> bit & 1:
            product ^= a << bit
    for bit in range(14, 7, -1):
        if product >> bit & 1:
            product ^= 0x11D << (bit - 8)
    return product


def _corrected(words: list[int], number: int) -> list[int]:
    """Return the words of correction: what is left of the data divided by the generator."""
    generator, root = [1], 1
    for _ in range(number):
        generator = [a ^ _times(b, root) for a, b in zip([*generator, 0], [0, *generator], strict=True)]
        root = _times(root, 2)
    rest = [0] * number
    for word in words:
        factor = word ^ rest[0]
        rest = [a ^ _times(b, factor) for a, b in zip([*rest[1:], 0], generator[1:], strict=True)]
    return rest


# ---------------------------------------------------------------------------------------------- the drawing


def _drawn(version: int, words: list[int]) -> Grid:
    side = 17 + 4 * version
    fixed = _fixed(version, side)
    bits = iter("".join(f"{word:08b}" for word in words))
    plain = {place: next(bits, "0") == "1" for place in _way(side) if place not in fixed}
    grids = [_masked(side, fixed, plain, mask) for mask in range(8)]
    return min(grids, key=_penalty)


def _fixed(version: int, side: int) -> dict[tuple[int, int], bool]:
    """Return the squares that hold no data: finders, timing, the alignment mark; those of the format are light."""
    found: dict[tuple[int, int], bool] = {}
    for top, left in ((0, 0), (0, side - 7), (side - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= top + y < side and 0 <= left + x < side:
                    ring = max(abs(y - 3), abs(x - 3))
                    found[top + y, left + x] = ring in (0, 1, 3)
    for at in range(8, side - 8):
        found[6, at] = found[at, 6] = at % 2 == 0
    if version > 1:
        middle = side - 7
        for y in range(-2, 3):
            for x in range(-2, 3):
                found[middle + y, middle + x] = max(abs(y), abs(x)) != 1
    for places in _format_places(side):
        found |= dict.fromkeys(places, False)
    found[side - 8, 8] = True
    return found


def _format_places(side: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return where the 15 bits of the format lie, the highest first, twice."""
    one = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    other = [(side - 1 - at, 8) for at in range(7)] + [(8, side - 8 + at) for at in range(8)]
    return one, other


def _way(side: int) -> Iterator[tuple[int, int]]:
    """Yield all squares in the order of the data: up and down, two columns at a time, from the right."""
    columns = [x for x in range(side - 1, 6, -2)] + [x for x in range(5, 0, -2)]
    for turn, x in enumerate(columns):
        for y in range(side) if turn % 2 else reversed(range(side)):
            yield y, x
            yield y, x - 1


def _masked(side: int, fixed: dict[tuple[int, int], bool], plain: dict[tuple[int, int], bool], mask: int) -> Grid:
    drawn = fixed | {place: dark != _MASKS[mask](*place) for place, dark in plain.items()}
    named = f"{format_bits(mask):015b}"
    for places in _format_places(side):
        drawn |= {place: bit == "1" for place, bit in zip(places, named, strict=True)}
    return [[drawn[y, x] for x in range(side)] for y in range(side)]


def format_bits(mask: int) -> int:
    """Return the 15 bits that name correction and mask.

    >>> f"{format_bits(0):015b}", f"{format_bits(7):015b}"
    ('111011111000100', '110100101110110')
    """
    data = _LEVEL << 3 | mask
    rest = data << 10
    for bit in range(14, 9, -1):
        if rest >> bit & 1:
            rest ^= 0b10100110111 << (bit - 10)
    return (data << 10 | rest) ^ 0b101010000010010


def _penalty(grid: Grid) -> int:
    """Return how hard a grid is to read: long runs, blocks, and too much of one colour."""
    side, total = len(grid), 0
    for lines in (grid, [list(column) for column in zip(*grid, strict=True)]):
        for line in lines:
            run = 1
            for one, other in pairwise([*line, None]):
                if one == other:
                    run += 1
                else:
                    total += run - 2 if run >= 5 else 0
                    run = 1
            signs = "".join("1" if dark else "0" for dark in line)
            total += 40 * (signs.count("00001011101") + signs.count("10111010000"))
    for one, other in pairwise(grid):
        total += 3 * sum(len({*one[x : x + 2], *other[x : x + 2]}) == 1 for x in range(side - 1))
    dark = sum(map(sum, grid))
    return total + 10 * (abs(20 * dark - 10 * side * side) // (side * side))
