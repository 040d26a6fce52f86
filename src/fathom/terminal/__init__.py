"""The table on a console: draws the same scenes as every other client, and reads choices by number."""

from .app import play

__all__ = ["play"]
