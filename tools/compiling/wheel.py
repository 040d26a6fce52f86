"""The build hook of the wheel: `FATHOM_COMPILE=1 python -m build --wheel` makes one with compiled rules."""

from __future__ import annotations

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    """Puts what `bin/compile` builds into the wheel, which then fits one Python on one kind of machine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, if that is wanted; an editable installation stays as it is."""
        if version == "editable" or not os.environ.get("FATHOM_COMPILE"):
            return
        sys.path.insert(0, self.root)
        from tools.compiling.build import main

        if main([]):
            raise RuntimeError("not all of the rules could be compiled; see above")
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["artifacts"].append("src/fathom/compiled/*")
