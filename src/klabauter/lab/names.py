"""Bots as people write them in a list."""

from __future__ import annotations

import re
from collections.abc import Sequence


def expanded(bots: str | Sequence[str]) -> list[str]:
    """Names from a list, or from a text with commas in which 3*sailor (or 3xsailor) stands for three of them.

    >>> expanded("human, 2*sailor")
    ['human', 'sailor', 'sailor']
    """
    found: list[str] = []
    for one in bots.split(",") if isinstance(bots, str) else bots:
        several = re.fullmatch(r"\s*(\d)\s*[*x×]\s*(.+)", one)
        found += [several[2].strip()] * int(several[1]) if several else [one.strip()]
    return found
