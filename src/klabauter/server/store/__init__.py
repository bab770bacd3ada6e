"""What is kept for good: entries of tables, people, keys, chat."""

from klabauter.server.store.store import Row, Store

__all__ = ["Row", "Store"]
