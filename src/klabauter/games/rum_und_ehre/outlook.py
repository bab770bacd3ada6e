"""What a player can work out from a view: the honour of what lies under the own flag, and which tokens bring none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from klabauter.games.rum_und_ehre.components import Components
from klabauter.games.rum_und_ehre.r8_end import ROW, put, score
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.game import View


def outlook(view: View, f: Components, numbers: Mapping[str, int]) -> dict[str, Any]:
    """``honour``: what the viewer's tokens would count if the game ended now; ``idle``: the places of those that count
    nothing, first the flag, then the supplies. Empty for spectators."""
    private = view["private"]
    if view["seat"] is None:
        return {}
    tokens = [numbers[name] for name in [*private["flag"], *private["supplies"]]]
    honour = points(f, tokens)
    idle: list[int] = []
    counting = list(range(len(tokens)))
    for place in reversed(counting[:]):  # of two that are equal the later one is idle
        others = [one for one in counting if one != place]
        if points(f, [tokens[one] for one in others]) == honour:
            counting = others
            idle.insert(0, place)
    return {"honour": honour, "idle": idle}


def points(f: Components, tokens: Sequence[int]) -> int:
    """8.3 to 8.6 What tokens under a flag count together."""
    rows = vec[i64]([0] * ROW)
    for token in tokens:
        put(f, rows, 0, token)
    return sum(score(rows, 0))
