"""What a seat owns: tiles, cards, rum. Small helpers of all chapters."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log

# 11.1 to 11.3 Why a round is the last.
ENDINGS: Final = ("", "pile", "jewels", "rounds")
PILE: Final = 1
JEWELS: Final = 2
ROUNDS: Final = 3

LAST_JEWEL: Final = Line("11.2", "last-jewel", "round")


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def added(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """Sorted as before."""
    at = len(things)
    while at and things[at - 1] > thing:
        at -= 1
    return (*things[:at], thing, *things[at:])


def tiles_known(s: MutinyState, seat: int) -> bool:
    """13.2 Whether everybody can know all tiles of the seat: it has no treasure, and its jewels were taken openly."""
    return not s.treasures[seat] and len(s.shown[seat]) == len(s.jewels[seat])


def take_rum(s: MutinyState, seat: int, rum: int) -> int:
    """1.5 As much as the tavern still has; says how much that was."""
    taken = rum if rum < s.supply else s.supply
    s.supply -= taken
    s.rum[seat] += taken
    return taken


def pay_rum(s: MutinyState, seat: int, rum: int) -> None:
    s.rum[seat] -= rum
    s.supply += rum


def take_open_jewel(s: MutinyState, seat: int, tile: int) -> None:
    """A jewel everybody saw: hidden from now on, but who paid attention knows it (13.2)."""
    s.jewels[seat] = added(s.jewels[seat], tile)
    s.shown[seat] = added(s.shown[seat], tile)


def drop_tile(s: MutinyState, b: Book, seat: int, tile: int) -> None:
    """A tile leaves the seat's hold. Equal tiles look the same, so the one everybody knew of counts as gone."""
    if tile >= b.components.finds:
        s.treasures[seat] = without(s.treasures[seat], tile)
        return
    s.jewels[seat] = without(s.jewels[seat], tile)
    if tile in s.shown[seat]:
        s.shown[seat] = without(s.shown[seat], tile)


def discard_card(s: MutinyState, seat: int, card: int) -> None:
    """9.4 A voluntary card that was played is gone."""
    s.hands[seat] = without(s.hands[seat], card)
    s.gone_cards = added(s.gone_cards, card)


def may_hold(s: MutinyState, b: Book, seat: int, card: int) -> bool:
    """3.8 Whether everybody must reckon with this card in the seat's hand, and the seat wants to be asked."""
    return (
        len(s.hands[seat]) > 0
        and s.muted[seat] == 0
        and b.components.texts
        and s.gone_cards.count(card) < b.components.card_copies[card]
    )


def count_jewels(s: MutinyState, log: Log) -> None:
    """11.2 When the last jewel leaves the stack, one more round is played."""
    if not s.jewel_stack and not s.last:
        s.last = s.round + 1
        s.cause = JEWELS
        log.say(LAST_JEWEL, s.last)


def cause_of(s: MutinyState) -> int:
    """11.1 to 11.3 What made a round the last one, as far as it can still be seen. A position does not write it down.

    Where both are used up: jewels go before there is a mutiny in the same round (3.6), so they were first unless the
    last round is being played already.
    """
    if s.jewel_stack:
        return ROUNDS if s.pile else PILE
    return JEWELS if s.pile or s.round < s.last else PILE
