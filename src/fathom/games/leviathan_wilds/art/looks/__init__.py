"""What the leviathans of the box look like besides their tables, and what their threat cards show: one module each.

`LOOK` goes before the `[drawing]` table of the content, its hues too (no accent near the amber of the lamp). Numbers
are cells, kinds of parts are those of `fathom.drawing.parts`; `leans` names the side of the head, unless that is the
left one. `OVERLAYS` does the same for overlays that are beasts. `MOTIFS` names a motif of `fathom.drawing.cards` for
each threat.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

_modules = {module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)}

LOOKS: dict[str, dict[str, Any]] = {name: module.LOOK for name, module in _modules.items()}
OVERLAYS: dict[str, dict[str, Any]] = {
    f"{name}-{overlay}": look
    for name, module in _modules.items()
    for overlay, look in getattr(module, "OVERLAYS", {}).items()
}
THREATS: dict[str, str] = {threat: motif for module in _modules.values() for threat, motif in module.MOTIFS.items()}
