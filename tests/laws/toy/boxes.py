"""The box with as many pieces as there can be, of as many kinds as there can be, and more than fit into it."""

from __future__ import annotations

from typing import Any, Final

LARGEST: Final[dict[str, Any]] = {
    "loot": {"values": list(range(1, 100)), "copies": [1] * 99},
    "hook": {"copies": 26},
    "hand": {"cards": 100},
}
MORE: Final[dict[str, Any]] = {"hook": {"copies": 27}}
