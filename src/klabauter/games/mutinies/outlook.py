"""What a player can work out from a view: the best sale with one's own jewels, and the chances at the wreck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import COLOURS, DEAL_SIZE, DEALS, POURS
from klabauter.games.mutinies.r6_deals import patterns
from klabauter.kernel.game import View


def outlook(view: View, b: Book, numbers: Mapping[str, int]) -> dict[str, Any]:
    """``cards``: in the pile at the beginning. ``sizes``: the tiles of each deal. ``dives``: in percent, how likely a
    treasure is on each space of the wreck. ``sale``: the best one."""
    f = b.components
    found: dict[str, Any] = {
        "cards": int(f.pile),
        "sizes": list(DEAL_SIZE),
        "dives": [dive(over) for over in f.wreck_over],
    }
    if view["seat"] is not None and not view["over"]:
        sale = best_sale(view, b, numbers)
        if sale is not None:
            found["sale"] = sale
    return found


def dive(over: int) -> int:
    """5.1 In percent: one of two dice shows more."""
    return round(100 * (36 - over * over) / 36)


def best_sale(view: View, b: Book, numbers: Mapping[str, int]) -> dict[str, Any] | None:
    """6.1 to 6.5 The sale with the most prestige, then doubloons, that the seat could make now."""
    f = b.components
    symbols: list[list[int]] = [[] for _ in COLOURS]  # of each colour, the most first
    for name in [*view["private"]["jewels"], *view["private"]["treasures"]]:
        colour = f.tile_colour[numbers[name]]
        if colour >= 0:
            symbols[colour].append(f.tile_rum[numbers[name]])
    for of_colour in symbols:
        of_colour.sort(reverse=True)
    rum = view["public"]["players"][view["seat"]]["rum"]
    best: tuple[int, int, int, int] | None = None
    for deal in range(len(DEALS)):
        shown = -1
        for pattern in patterns(deal):
            if all([len(have) >= count for have, count in zip(symbols, pattern)]):
                shown = max(shown, sum([sum(have[:count]) for have, count in zip(symbols, pattern)]))
        if shown >= 0:
            poured = min(rum, shown, POURS - 1)
            sale = (f.yield_prestige[deal][poured], f.yield_doubloons[deal][poured], -deal, poured)
            if best is None or sale > best:
                best = sale
    if best is None:
        return None
    return {"deal": DEALS[-best[2]], "rum": best[3], "prestige": best[0], "doubloons": best[1]}
