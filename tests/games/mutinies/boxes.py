"""The box with as many pieces as there can be, of as many kinds as there can be, and more than fit into it."""

from __future__ import annotations

from typing import Any, Final


def faces(count: int) -> dict[str, list[int]]:
    """As many different jewels of a colour."""
    return {"rum": [i // 10 for i in range(count)], "doubloons": [i % 10 for i in range(count)], "copies": [1] * count}


LARGEST: Final[dict[str, Any]] = {
    "jewels": {
        "ruby": faces(100), "sapphire": faces(100), "emerald": faces(100), "topaz": faces(100), "joker": faces(29),
    },
    "box": {"jewels": 429},
}  # fmt: skip
MORE: Final[dict[str, Any]] = {"treasures": {"rum": {"copies": 6}}, "box": {"treasures": 25}}
