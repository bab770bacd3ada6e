"""Five pirate games, one table. See README.md; the public face is :mod:`klabauter.api`."""

from klabauter.api import Record, Table, engine, games, info, replay
from klabauter.kernel.errors import KlabauterError
from klabauter.version import VERSION

__version__ = VERSION

__all__ = ["KlabauterError", "Record", "Table", "__version__", "engine", "games", "info", "replay"]
