"""The box with as many pieces as there can be, of as many kinds as there can be, and more than fit into it."""

from __future__ import annotations

from typing import Any, Final

from klabauter.kernel.components import BOX

EACH: Final = {"each": list(range(1, 94))}
COLOURS: Final = ("yellow", "blue", "green", "red", "black")
LARGEST: Final[dict[str, Any]] = {
    "ships": {colour: {"sabres": EACH, "coins": EACH} for colour in COLOURS},
    "box": {"cards": BOX},
}
MORE: Final[dict[str, Any]] = {"tax": {"copies": 4}}
