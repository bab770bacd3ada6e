"""Five pirate games, one table. See README.md; the public face is :mod:`klabauter.api`."""

import os
import signal
import sys

# The command is still being imported: until main() takes over, Ctrl-C ends it without a traceback. A program that uses
# the library keeps its own Ctrl-C. While ``python -m klabauter`` looks for the package, argv[0] is "-m".
if os.path.splitext(os.path.basename((sys.argv or [""])[0]))[0] in ("-m", "klabauter"):  # noqa: SIM102
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

from klabauter.fallback import missing, use_sources

if lacking := missing():
    use_sources(lacking)

from klabauter.api import Record, Table, engine, games, info, replay
from klabauter.kernel.errors import KlabauterError
from klabauter.version import VERSION

__version__ = VERSION

__all__ = ["KlabauterError", "Record", "Table", "__version__", "engine", "games", "info", "replay"]
