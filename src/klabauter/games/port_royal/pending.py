"""Which pending steps make sense together, so that no position written by hand can lead the rules astray."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.port_royal.components import COLOURLESS, NO_CARD, Components
from klabauter.games.port_royal.messages import PortMessage
from klabauter.games.port_royal.r2_coins import Pay
from klabauter.games.port_royal.r3_discover import Draw, Onward, Ship
from klabauter.games.port_royal.r4_taxes import TaxPaid
from klabauter.games.port_royal.r5_trade import Fee, Paid, Take
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.messages import Message

# From the end of the turn up to what comes first: a step of a lower row never lies on one of a higher. What is asked in
# the last row is answered before anything is paid: it never lies on rows 2 to 4.
ROWS: Final = {
    "turn-end": 0, "after-tax": 1, "offer": 1, "open": 2, "relief": 2, "fee": 2, "paid": 3, "tax-paid": 3, "pay": 3,
    "draw": 4, "onward": 4, "ship": 4, "take": 4,
}  # fmt: skip

ORDER: Final = PortMessage("why-step-order")


def check(s: PortState, f: Components) -> None:
    steps = s.pending[1:]
    if not steps or [step.key for step in steps] == ["start"]:
        if s.shown != NO_CARD or s.spent:
            _refuse(PortMessage("why-step-nothing-yet"))
        return
    top = steps[-1]
    rows = [ROWS.get(step.key, -1) for step in steps]
    if rows != sorted(rows) or rows[0] != 0 or rows.count(0) != 1 or rows.count(4) > 1:
        _refuse(ORDER)
    _check_shown(s, f, steps)
    _check_payments(s, steps)
    if isinstance(top, (Draw, Onward, Ship)) and len(steps) > 2:
        _refuse(PortMessage("why-step-phase-2"))
    if rows[-1] == 4 and rows[-2] > 1:
        _refuse(ORDER)
    if isinstance(top, (Onward, Ship)) and top.seat != s.active:
        _refuse(PortMessage("why-step-active", active=s.active, seat=top.seat))
    if isinstance(top, Take) and top.seat == s.active and not s.picks:
        _refuse(PortMessage("why-step-picks"))


def _refuse(why: Message) -> None:
    raise BadPosition("pending", why)


def _check_shown(s: PortState, f: Components, steps: list[Frame[Any]]) -> None:
    """A card is shown while its ship or its tax waits to be dealt with."""
    taxed = [step.key for step in steps if step.key in ("after-tax", "relief")]
    if taxed and taxed not in (["after-tax"], ["after-tax", "relief"]):
        _refuse(PortMessage("why-step-relief"))
    if isinstance(steps[-1], Ship):
        colour = f.colour[s.shown] if s.shown != NO_CARD else COLOURLESS
        if not colour or s.colours & colour or f.need[s.shown] > s.sabres[s.active]:
            _refuse(PortMessage("why-step-shown-ship"))
    elif s.shown != (f.tax if taxed else NO_CARD):
        _refuse(PortMessage("why-step-shown"))


def _check_payments(s: PortState, steps: list[Frame[Any]]) -> None:
    """Everybody has the coins he is about to pay."""
    due = [0] * s.at.seats
    last: Frame[Any] = steps[0]
    total = 0
    for step in steps:
        if isinstance(step, (Fee, Pay)):
            due[step.owner] += 1
        if isinstance(step, Fee) and step.owner == s.active:
            _refuse(PortMessage("why-step-fee"))
        if isinstance(step, Pay):
            if not isinstance(last, (Paid, TaxPaid, Pay)) or last.owner != step.owner:
                _refuse(PortMessage("why-step-pay"))
            total += 1
        elif isinstance(last, (Paid, TaxPaid)):
            _refuse(PortMessage("why-step-paid"))
        last = step
    if isinstance(last, (Paid, TaxPaid)):
        _refuse(PortMessage("why-step-paid"))
    if any(due[seat] > coins for seat, coins in enumerate(s.purse)):
        _refuse(PortMessage("why-step-purse"))
    if s.spent > (len(s.discard) if total else 0):
        _refuse(PortMessage("why-step-spent"))
