"""Files that somebody has changed."""

from __future__ import annotations

from typing import Any

import msgspec

from fathom.core import files


def edited(text: str, **fields: Any) -> str:
    """Return a file with some of its fields changed, and a check sum that fits."""
    raw = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(text) | fields), type=files.Raw)
    raw["check"] = msgspec.Raw(msgspec.json.encode(files.check_of(raw)))
    return msgspec.json.encode(raw).decode()
