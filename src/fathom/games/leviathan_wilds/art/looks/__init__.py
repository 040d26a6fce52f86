"""What the leviathans of the box look like besides their tables, and what their threat cards show: one file each.

`[look]` goes before the `[drawing]` table of the content, its hues too (no accent near the amber of the lamp). Numbers
are cells, kinds of parts are those of `body`; `leans` names the side of the head, unless that is the left one. A part
with `both = 5.5` stands there twice, mirrored at that column; with `mirrored` only its image does. `[overlays]` are
overlays that are beasts. `[motifs]` names a motif for each threat.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..body.common import both


def _read(path: Path) -> dict[str, Any]:
    return {name: _plain(value) for name, value in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def _plain(value: Any) -> Any:
    """Turn lists of numbers into tuples, and write out parts that are mirrored."""
    if isinstance(value, dict):
        return {key: [*_parts(inner)] if key == "parts" else _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        inner = [_plain(one) for one in value]
        return tuple(inner) if all(isinstance(one, int | float) for one in inner) else inner
    return value


def _parts(parts: list[dict[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in map(_plain, parts):
        twice, image = part.pop("both", None), part.pop("mirrored", None)
        if twice is not None:
            yield from both(twice, part)
        else:
            yield part if image is None else both(image, part)[1]


_files = {path.stem: _read(path) for path in sorted(Path(__file__).parent.glob("*.toml"))}

LOOKS: dict[str, dict[str, Any]] = {name: file["look"] for name, file in _files.items()}
OVERLAYS: dict[str, dict[str, Any]] = {
    f"{name}-{overlay}": look for name, file in _files.items() for overlay, look in file.get("overlays", {}).items()
}
THREATS: dict[str, str] = {threat: motif for file in _files.values() for threat, motif in file["motifs"].items()}
