"""Where matches are kept: one store for SQLite and PostgreSQL, by URL. Knows rows, not rules.

A row of the history is never changed or removed. Its key is (match, ply), so of two writers that race for a ply one
gets `Conflict`; what was committed stays, whatever happens to the process.
"""

from .records import Chat, Conflict, History, Kept, Key, Report, Snapshot, StoreError
from .store import Store, open_store

__all__ = [
    "Chat",
    "Conflict",
    "History",
    "Kept",
    "Key",
    "Report",
    "Snapshot",
    "Store",
    "StoreError",
    "open_store",
]
