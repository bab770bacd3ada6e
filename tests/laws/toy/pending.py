"""Which steps can be pending in a written position."""

from __future__ import annotations

from typing import Final

from klabauter.kernel.errors import BadPosition
from tests.laws.toy.messages import ToyMessage
from tests.laws.toy.r4_prize import card_before
from tests.laws.toy.state import ToyState

ASKED: Final = ("deal", "draw", "bury", "lay", "hook")
PHASES: Final = ("drawing", "burying", "laying", "hooking", "prize", "next")


def check(s: ToyState, rounds: int) -> None:
    """Refuse steps that cannot come: they are the steps of one phase, then later phases in their order."""
    asked = [step for step in s.pending[1:] if step.key in ASKED]
    keys = [step.key for step in s.pending[:0:-1] if step.key in (*ASKED, *PHASES)]
    rest = keys[len(asked) :]
    if not keys:
        return
    begun = -1 if not asked else ASKED.index(asked[0].key) - 1
    later = [phase for phase in PHASES[begun + 1 :] if phase in rest]
    if rest != later or len({step.key for step in asked}) > 1 or s.round >= rounds:
        raise BadPosition("pending", ToyMessage("why-no-round"))
    if "lay" in keys and len(set(asked)) != len(asked):
        raise BadPosition("pending", ToyMessage("why-lays-twice"))
    if keys.count("deal") + keys.count("draw") > s.cells[s.at.deck] + s.cells[s.at.buried_by]:
        raise BadPosition("state.deck", ToyMessage("why-empty-deck"))
    cards = any([card_before(s, seat) >= 0 for seat in range(s.at.seats)])
    if "next" in rest and "prize" not in rest and ("laying" in rest or "lay" in keys or cards):
        raise BadPosition("pending", ToyMessage("why-no-prize"))


def check_laying(s: ToyState) -> None:
    """Refuse to ask for a card where one lies already, or where there is none in the hand."""
    lays = [step.seat for step in s.pending if step.key == "lay"]
    later = "laying" in [step.key for step in s.pending]
    for seat, hand in enumerate(s.hands):
        asked = seat in lays
        if (card_before(s, seat) >= 0 and (asked or later)) or (asked and not hand):
            why = ToyMessage("why-cannot-lay")
            raise BadPosition("state.laid", why)
