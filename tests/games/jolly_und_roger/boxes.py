"""The box with as many pieces as there can be, of as many kinds as there can be, and more than fit into it."""

from __future__ import annotations

from typing import Any, Final

LARGEST: Final[dict[str, Any]] = {
    "pirates": {"green": {"strengths": list(range(1, 47)), "copies": [10] * 45 + [11]}},
    "pro": {"away": 5, "turns": 99},
    "specials": {"kraken": {"copies": 5}},
}
MORE: Final[dict[str, Any]] = {"specials": {"kraken": {"copies": 99}}}
