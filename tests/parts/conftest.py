"""The toy game of the core is the table for tests of the parts, too."""

from tests.core.conftest import toy_is_registered

__all__ = ["toy_is_registered"]
