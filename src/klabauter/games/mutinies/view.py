"""What a seat may know (chapter 13): what is worked out for a view, and who looks at a tile that was drawn blind."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.mutinies import state
from klabauter.games.mutinies.components import BONUSES, DEALS, Components
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.move import Names

LOOKING: Final = ("keep", "found", "drew")  # steps in which a seat looks at a tile it has just drawn


def public(s: MutinyState, f: Components, names: Names) -> dict[str, Any]:
    return state.public(
        s,
        names,
        calm=s.calm == s.round and s.round > 0,
        players_seat=list(range(f.seats)),
        yields=[
            {"deal": deal, "doubloons": list(f.yield_doubloons[i]), "prestige": list(f.yield_prestige[i])}
            for i, deal in enumerate(DEALS)
        ],
        beyond=list(f.beyond_costs),
        track={BONUSES[bonus]: f.track_at[i] for i, bonus in enumerate(f.track_bonus)},
    )


def fresh(s: MutinyState, seat: int | None, names: Names) -> list[str]:
    """The tiles being looked at, for the seat that looks at them."""
    if not s.cells[s.at.fresh] or not any([frame.seat == seat and frame.key in LOOKING for frame in s.pending]):
        return []
    tile = names["tile"]
    return [tile[x] for x in s.fresh]
