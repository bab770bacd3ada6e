"""The box with as many pieces as there can be, of as many kinds as there can be, and more than fit into it."""

from __future__ import annotations

from typing import Any, Final

LARGEST: Final[dict[str, Any]] = {
    "sea_cards": {"outer": 9, "inner": 9},
    "begin": {"sea_cards": 110},
    "boats": {"each": 2},
}
MORE: Final[dict[str, Any]] = {"boats": {"each": 10}}
