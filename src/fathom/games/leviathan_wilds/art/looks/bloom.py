"""The Bloom: a flower with a face, bent petals, two leaves, thorns along the stem."""

import math
from typing import Any

from ..body.common import both

LOOK: dict[str, Any] = {
    "grow": 0.74,
    "hue": 128,
    "hue2": 350,
    "texture": 0.1,
    "bumps": [
        (4.5, 9.6, 0.6, 0.9),
        (4.5, 6.4, 0.5, 0.8),
        (-0.2, 7.4, 0.5, 0.6),
        (9.1, 8.4, 0.5, 0.6),
        (3.5, 2.5, 0.7, 0.6),
        (5.5, 2.5, 0.7, 0.6),
        (3.5, 3.6, 0.7, 0.6),
        (5.5, 3.6, 0.7, 0.6),
        (3.5, 4.5, 0.6, 0.5),
        (5.5, 4.5, 0.6, 0.5),
        (3.6, 10.2, 0.5, 0.5),
        (5.6, 10.2, 0.5, 0.5),
    ],
    "parts": [
        {"kind": "petals", "at": (4.5, 3.1), "size": (5.6, 4.6), "count": 9, "turn": 0.17, "opacity": 0.62},
        {"kind": "petals", "at": (4.5, 3.1), "size": (4.9, 4.1), "count": 9, "turn": 0.17 + math.pi / 9, "opacity": 1},
        {
            "kind": "limb",
            "line": [(4.6, 9.4), (6.4, 7.6), (7.8, 6.6), (8.9, 7.0), (8.7, 7.7)],
            "wide": 0.14,
            "narrow": 0.04,
            "tone": "shade",
        },
        {
            "kind": "limb",
            "line": [(4.4, 7.6), (3.0, 6.7), (1.4, 6.5), (0.8, 7.0), (1.3, 7.3)],
            "wide": 0.12,
            "narrow": 0.04,
            "tone": "shade",
        },
        {
            "kind": "claws",
            "layer": "far",
            "tone": "shade",
            "at": [(4.0, 6.6, 3.45, 6.3, 0), (5.0, 6.9, 5.55, 6.6, 0), (5.0, 8.0, 5.6, 7.8, 0)],
            "wide": 0.12,
        },
        {"kind": "veins", "line": [(4.2, 8.7), (2.0, 8.3), (-0.4, 7.4)], "count": 6},
        {"kind": "veins", "line": [(5.2, 9.2), (7.0, 8.9), (9.2, 8.4)], "count": 5},
        {"kind": "comb", "box": (1.6, 0.6, 7.4, 5.6), "size": 0.22, "share": 0.6, "opacity": 0.2},
        *both(
            4.5,
            {"kind": "eye", "at": (3.5, 3.2), "size": 0.27, "face": -1, "lid": 0.62},
            {"kind": "line", "line": [(3.1, 2.62), (3.5, 2.48), (3.9, 2.6)], "ink": 4, "opacity": 0.6},
        ),
        {"kind": "line", "line": [(3.4, 4.55), (3.6, 4.72), (3.8, 4.7)], "ink": 4, "opacity": 0.5},
        {"kind": "motes", "box": (8.4, 0.4, 12.6, 6.4), "count": 26, "ink": 9},
        {"kind": "motes", "box": (-3.2, 2.4, 0.2, 6.8), "count": 12, "ink": 8},
    ],
    "eyes": [],
    "sun": (0.4, 0.4, 1.4),
}

MOTIFS = {
    "bloom.pollen_burst": "pollen",
    "bloom.heavy_scent": "scent",
    "bloom.lashing_tendril": "tendril",
    "bloom.wither": "wither",
    "bloom.thorned_calyx": "calyx",
}
