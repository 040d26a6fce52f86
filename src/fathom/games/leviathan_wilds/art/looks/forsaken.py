"""The Forsaken: a carcass that still breathes; skull, bare ribs, weeds and ravens."""

from typing import Any

LOOK: dict[str, Any] = {
    "texture": 0.3,
    "grow": 0.74,
    "back": "kelp",
    "back_range": (4.6, 10.6),
    "bumps": [
        (-0.2, 0.9, 0.55, 0.6),
        (10.9, 3.2, 0.5, 0.5),
        (2.8, 7.8, 0.5, 0.6),
        (10.4, 7.8, 0.5, 0.6),
        (7.6, 7.8, 0.5, 0.5),
    ],
    "parts": [
        {"kind": "limb", "line": [(10.6, 3.4), (11.8, 3.8), (12.1, 5.0), (11.9, 5.8)], "wide": 0.26, "narrow": 0.1},
        {"kind": "claws", "layer": "far", "tone": "rim", "at": [(11.9, 5.7, 11.8, 6.5, 0.1)], "wide": 0.08},
        {"kind": "blob", "line": [(4.4, 5.6), (4.5, 7), (4.2, 8.4), (5.3, 8.4), (5.3, 7), (5.6, 5.6)], "ink": 0},
        {"kind": "blob", "line": [(5.9, 5.6), (6.2, 7), (5.9, 8.4), (6.9, 8.4), (6.9, 7), (7.0, 5.6)], "ink": 0},
        {"kind": "mane", "line": [(1.9, 0.2), (2.8, 1.2), (4.4, 1.3)], "count": 7, "long": 0.4, "lean": 0.8},
        {
            "kind": "stitches",
            "at": [(3.6, 3.1, 1.9), (4.3, 3.2, 2.1), (5.0, 3.25, 2.0), (6.15, 3.25, 1.9), (6.8, 3.3, 1.6)],
        },
        {"kind": "moss", "line": [(2.1, 4.4), (3.0, 5.4)], "count": 6, "long": 0.7},
        {"kind": "moss", "line": [(5.0, 4.9), (7.0, 4.9)], "count": 8, "long": 0.8},
        {"kind": "moss", "line": [(0.4, 3.0), (2.0, 4.0)], "count": 8, "long": 0.9},
        # the skull: cheek, muzzle and a hanging jaw
        {
            "kind": "blob",
            "layer": "near",
            "line": [(-0.3, 2.2), (-0.9, 2.75), (-1.75, 3.1), (-1.95, 2.95), (-1.3, 2.5), (-0.5, 1.9)],
            "tone": "lit",
        },
        {"kind": "teeth", "line": [(-1.75, 2.9), (-0.8, 2.5)], "count": 5, "long": 0.2, "up": True},
        {
            "kind": "blob",
            "layer": "near",
            "line": [
                (0.3, 0.45),
                (-0.3, 0.25),
                (-0.85, 0.7),
                (-1.7, 1.5),
                (-2.15, 2.1),
                (-1.9, 2.35),
                (-1.2, 2.05),
                (-0.6, 2.0),
                (0.0, 2.2),
                (0.4, 1.6),
            ],
            "tone": "lit",
        },
        {"kind": "teeth", "line": [(-1.85, 2.32), (-0.7, 2.02)], "count": 6, "long": 0.24},
        {
            "kind": "blob",
            "layer": "near",
            "line": [(-0.75, 0.95), (-0.35, 0.8), (-0.05, 1.1), (-0.25, 1.45), (-0.65, 1.4)],
            "tone": "line",
        },
        {"kind": "beads", "at": [(-0.4, 1.15, 0.1)]},
        {
            "kind": "blob",
            "layer": "near",
            "line": [(-1.85, 1.85), (-1.6, 1.7), (-1.55, 1.9), (-1.8, 2.05)],
            "tone": "line",
        },
        {"kind": "line", "line": [(-0.7, 1.75), (-0.2, 1.8), (0.3, 1.4)], "ink": 3, "opacity": 0.6},
        {
            "kind": "ribbed",
            "layer": "far",
            "line": [(0.2, 0.6), (0.3, -0.5), (-0.4, -1.2), (-1.2, -1.1)],
            "wide": 0.24,
            "narrow": 0.04,
            "power": 1,
        },
        {
            "kind": "ribbed",
            "layer": "far",
            "line": [(0.9, 0.3), (1.3, -0.6), (1.0, -1.2)],
            "wide": 0.2,
            "narrow": 0.13,
            "power": 1,
            "ribs": 6,
        },
        {"kind": "ravens", "at": [(6.3, 0.75, 0.36, -1), (8.9, 1.85, 0.3, 1), (1.55, 0.0, 0.3, 1)]},
    ],
    "eyes": [],
    "sun": (8.2, 0.4, 1.6),
}

MOTIFS = {
    "forsaken.creeping_rot": "rot",
    "forsaken.death_rattle": "rattle",
    "forsaken.sloughing_hide": "slough",
    "forsaken.carrion_flies": "flies",
    "forsaken.twitching_limb": "twitch",
}
