"""The box with as many pieces as there can be, of as many kinds as there can be, and more than fit into it."""

from __future__ import annotations

from typing import Any, Final

from klabauter.kernel.components import LIST

LARGEST: Final[dict[str, Any]] = {
    "maps": {"values": list(range(1, LIST + 1)), "copies": [1] * LIST, "open": 200},
    "supplies": {"values": list(range(1, 20))},
}
MORE: Final[dict[str, Any]] = {"chests": {"copies": [4, 6, 3]}}
