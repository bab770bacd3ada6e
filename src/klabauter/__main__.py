"""``python -m klabauter``."""

from __future__ import annotations

import sys

from klabauter.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
