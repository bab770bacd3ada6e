"""Which written positions can be: what every step of the game takes for granted."""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.components import (
    ASHORE,
    CORNERS_OF,
    CROSSINGS,
    DUTCHMAN,
    FIELDS,
    NO_TILE,
    SEA,
    Components,
)
from klabauter.games.freibeuter.messages import FreibeuterMessage
from klabauter.games.freibeuter.r2_setup import Deal
from klabauter.games.freibeuter.r3_draw import Choose, Draw, sea_cards
from klabauter.games.freibeuter.r3_turn import Turn
from klabauter.games.freibeuter.r7_encircling import Order
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame


def check(s: FreibeuterState, f: Components, setup: list[Frame[Any]]) -> None:
    """Refuse what cannot be. ``setup`` is the stack of a game's beginning without its end."""
    if min(s.boats) < 0:
        raise BadPosition("state", FreibeuterMessage("why-too-many-boats", boats=f.boats))
    pending = s.pending[1:]
    if pending and pending == setup[: len(pending)]:
        _setting_up(s, f, pending)
        return
    if len(pending) > 1 or s.top() in setup:
        raise BadPosition("pending", FreibeuterMessage("why-one-step"))
    if s.unlaid:
        raise BadPosition("state.unlaid", FreibeuterMessage("why-unlaid"))
    top = s.top()
    _hands(s, f, top)
    _sea(s, f, top)


def _setting_up(s: FreibeuterState, f: Components, pending: list[Frame[Any]]) -> None:
    """2.1 to 2.4 Nothing has been played yet."""
    tiles, unlaid, seats = s.tiles, s.unlaid, len(s.chests)
    played = any(s.sea) or s.discards or s.dutchman != ASHORE or max(s.boarders) >= 0
    if played or any(s.prizes) or s.escaped or s.aside:
        raise BadPosition("state", FreibeuterMessage("why-played"))
    if any([chests != f.chests for chests in s.chests]) or any(s.debts):
        raise BadPosition("state.chests", FreibeuterMessage("why-first-chests", chests=f.chests))
    laid = CROSSINGS - tiles.count(NO_TILE)
    if NO_TILE in tiles[:laid] or laid + len(unlaid) != CROSSINGS:
        raise BadPosition("state.tiles", FreibeuterMessage("why-row-by-row"))
    if (laid and len(pending) > 2) or (not unlaid) != (len(pending) == 1):
        raise BadPosition("state.tiles", FreibeuterMessage("why-cards-first"))
    due: list[int] = [0] * (2 * seats)  # cards still to come, by pile and seat
    for frame in pending:
        if isinstance(frame, Deal):
            due[frame.pile * seats + frame.owner] = frame.count
    top = pending[-1]
    for seat, hand in enumerate(s.hands):
        sea = sea_cards(s, seat)
        have = (sea, len(hand) - sea)
        for pile, full in ((SEA, f.hand_sea), (DUTCHMAN, f.hand_dutchman)):
            wanted = full - due[pile * seats + seat]
            dealing = isinstance(top, Deal) and top.owner == seat and top.pile == pile
            if not (wanted <= have[pile] < full if dealing else have[pile] == wanted):
                raise BadPosition("state.hands", FreibeuterMessage("why-dealt", seat=seat))


def _hands(s: FreibeuterState, f: Components, top: Frame[Any]) -> None:
    """3.2 A hand is full but for the one who is about to draw; 3.3 a full hand holds a sea card."""
    if isinstance(top, Turn):
        mover = -1
    elif isinstance(top, Draw):
        mover = top.owner
    else:
        mover = top.seat
    short = 0
    for seat, hand in enumerate(s.hands):
        missing = f.hand - len(hand)
        short += missing
        over = mover < 0 and not isinstance(top, Turn)  # the last to play may have drawn no card
        if not (0 <= missing <= 1 and short <= 1 if over else missing == (seat == mover)):
            raise BadPosition(
                "state.hands", FreibeuterMessage("why-hand-size", seat=seat, cards=len(hand), full=f.hand)
            )
        needs_sea = not missing or isinstance(top, Choose) or (isinstance(top, Draw) and top.pile == DUTCHMAN)
        if needs_sea and hand and hand[0] >= FIELDS:
            raise BadPosition("state.hands", FreibeuterMessage("why-no-sea-card", seat=seat))
    if isinstance(top, Choose) and not s.dutchman_pile:
        raise BadPosition("pending", FreibeuterMessage("why-no-pile-choice"))
    if isinstance(top, Turn) and not s.boats[top.seat]:
        raise BadPosition("pending", FreibeuterMessage("why-no-boat", seat=top.seat))


def _sea(s: FreibeuterState, f: Components, top: Frame[Any]) -> None:
    """7.8 Encircled tiles lie on the board only while they are settled, or where the last camp cut that off (9.1)."""
    last_camp = s.tiles.count(f.camp) == 0
    asking = isinstance(top, Order)
    if s.dutchman != ASHORE and (s.sea[s.dutchman] or not (asking or (top.seat < 0 and last_camp))):
        raise BadPosition("state.dutchman", FreibeuterMessage("why-dutchman"))
    if isinstance(top, Order):
        around = set(range(FIELDS)) if s.dutchman == ASHORE else {s.dutchman}
        for x in s.encircled:
            around &= set(CORNERS_OF[x])
        if len(s.encircled) < 2 or not around or not top.sea.order_matters(s):
            raise BadPosition("pending", FreibeuterMessage("why-no-order"))
    elif s.encircled and not (top.seat < 0 and last_camp and not isinstance(top, Draw)):
        raise BadPosition("state.tiles", FreibeuterMessage("why-encircled"))
    if last_camp and (asking or top.seat >= 0 or isinstance(top, Draw)) and not (asking and f_finishes(top)):
        raise BadPosition("state.tiles", FreibeuterMessage("why-no-camp"))


def f_finishes(top: Frame[Any]) -> bool:
    """Whether this game goes on after the last camp until the placement is settled."""
    return isinstance(top, Order) and top.sea.finish_placement
