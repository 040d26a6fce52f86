"""The Twins: two crags and a saddle between; the goats themselves are drawn on their overlays."""

from typing import Any

from ..body.common import both

LOOK: dict[str, Any] = {
    "hewn": True,
    "texture": 0.2,
    "grow": 0.7,
    "back": "",
    "bumps": [
        (3.5, 9.0, 0.8, 0.7),
        (7.5, 9.0, 0.8, 0.7),
        (0.2, 5.2, 0.7, 0.6),
        (10.8, 5.2, 0.7, 0.6),
        (5.5, 0.2, 0.6, 0.4),
        (3.5, -0.4, 0.5, 0.7),
        (3.3, -1.0, 0.35, 0.6),
        (7.5, -0.4, 0.5, 0.7),
        (7.7, -1.0, 0.35, 0.6),
    ],
    "parts": [
        {
            "kind": "blob",
            "hewn": True,
            "line": [
                (-2.6, 9.4),
                (-1.7, 3.4),
                (-1.0, 4.0),
                (-0.1, 0.4),
                (0.6, 1.4),
                (1.2, -1.4),
                (2.4, 1.2),
                (2.9, 9.4),
            ],
            "tone": "mid",
            "ink": 0,
        },
        {
            "kind": "blob",
            "hewn": True,
            "line": [
                (8.1, 9.4),
                (8.6, 1.2),
                (9.8, -1.6),
                (10.6, 1.0),
                (11.2, 0.2),
                (12.2, 4.0),
                (12.9, 3.2),
                (13.8, 9.4),
            ],
            "tone": "mid",
            "ink": 0,
        },
        {
            "kind": "blob",
            "hewn": True,
            "line": [(3.9, 9.4), (4.4, 3.4), (5.4, 2.2), (6.4, 3.4), (7.2, 9.4)],
            "tone": "mid",
            "ink": 0,
        },
        {"kind": "snow", "line": [(2.9, -0.6), (3.2, -1.35), (3.6, -1.2), (4.1, -0.4)], "count": 6, "deep": 0.3},
        {"kind": "snow", "line": [(6.9, -0.4), (7.4, -1.2), (7.9, -1.3), (8.2, -0.5)], "count": 6, "deep": 0.3},
        {"kind": "crack", "line": [(3.5, 1.2), (3.3, 2.4), (3.7, 3.4), (3.4, 4.2)]},
        {"kind": "crack", "line": [(7.5, 1.2), (7.7, 2.4), (7.3, 3.4), (7.6, 4.2)]},
        {"kind": "crack", "line": [(5.5, 4.3), (5.3, 5.0), (5.7, 5.6)]},
    ],
    "eyes": [],
    "sun": (5.5, 0.8, 1.5),
}

#: Goats three cells wide, by turns the part of the one that looks right and of the one that looks left.
_GOATS = both(
    1.5,
    {
        "kind": "ribbed",
        "layer": "far",
        "tone": "near",
        "line": [(3.0, 0.3), (2.75, -0.6), (2.0, -0.95), (1.35, -0.6)],
        "wide": 0.2,
        "power": 1,
    },
    {"kind": "limb", "line": [(0.1, 0.8), (-0.45, 0.4), (-0.5, -0.05)], "wide": 0.16, "narrow": 0.04, "tone": "shade"},
    {"kind": "beard", "line": [(3.35, 1.2), (3.85, 1.24)], "count": 3, "long": 0.75},
    {
        "kind": "ribbed",
        "line": [(3.15, 0.2), (3.0, -0.75), (2.3, -1.3), (1.5, -1.1), (1.2, -0.6)],
        "wide": 0.24,
        "ink": 5,
        "power": 1,
        "ribs": 11,
    },
    {"kind": "ear", "at": (3.05, 0.42), "tip": (2.45, 0.5)},
    {"kind": "line", "line": [(3.95, 1.08), (3.7, 1.2), (3.4, 1.12)], "ink": 4},
    {"kind": "discs", "at": [(3.9, 0.86, 0.04)], "tone": "line"},
    {
        "kind": "claws",
        "tone": "line",
        "at": [
            (0.3, 2.95, 0.22, 3.2, 0),
            (0.62, 2.95, 0.68, 3.2, 0),
            (2.36, 2.95, 2.3, 3.2, 0),
            (2.68, 2.95, 2.74, 3.2, 0),
        ],
    },
)
_COAT = {"step": 0.14, "texture": 1.2, "grow": 0.66, "halo": False}

OVERLAYS = {
    "normal": {
        **_COAT,
        "hue": 62,
        "bumps": [(3.1, 0.4, 0.5, 0.8), (3.45, 0.7, 0.42, 0.8), (3.75, 0.95, 0.3, 0.6), (-0.1, 1.0, 0.45, 0.6)],
        "parts": _GOATS[::2],
        "eyes": [(3.28, 0.5, 0.19, 1)],
    },
    "blighted": {
        **_COAT,
        "back": "crystal",
        "back_range": (0.9, 2.9),
        "bumps": [(-0.1, 0.4, 0.5, 0.8), (-0.45, 0.7, 0.42, 0.8), (-0.75, 0.95, 0.3, 0.6), (3.1, 1.0, 0.45, 0.6)],
        "parts": [*_GOATS[1::2], {"kind": "gems", "at": [(2.2, 0.0, 0.5), (2.6, 0.15, 0.4)], "layer": "far"}],
        "eyes": [(-0.28, 0.5, 0.19, -1)],
    },
}

MOTIFS = {
    "twins.gore": "gore",
    "twins.lock_horns_card": "lock_horns",
    "twins.kick_out": "hind_kick",
    "twins.headlong": "headlong",
    "twins.bellow": "bellow",
}
