"""What a seat owns: tiles, cards, rum; and who is captain. Small helpers of all chapters."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import NOWHERE
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, COUNT, count_one, take_top, top
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log

# 11.1 to 11.3 Why a round is the last.
ENDINGS: Final = ("", "pile", "jewels", "rounds")
PILE: Final = 1
JEWELS: Final = 2
ROUNDS: Final = 3

LAST_JEWEL: Final = Line("11.2", "last-jewel", "round")


# -- the order, and where the figures stand


def in_order(s: MutinyState, number: i64) -> i64:
    """The seat with this number in the order, counted from 0."""
    return s.cells[s.at.order + 1 + number]


def captain(s: MutinyState) -> i64:
    return s.cells[s.at.order + 1]


def last_sailor(s: MutinyState) -> i64:
    return top(s.cells, s.at.order)


def place(s: MutinyState, figure: i64, space: i64) -> None:
    """A figure is placed on a space."""
    s.cells[s.at.place + figure] = space
    s.taken |= BIT[space]


def space_of(s: MutinyState, figure: i64) -> i64:
    return s.cells[s.at.place + figure]


def figure_on(s: MutinyState, space: i64) -> i64:
    """The first figure on a space, NOWHERE if there is none."""
    for figure in range(s.at.figures):
        if s.cells[s.at.place + figure] == space:
            return figure
    return NOWHERE


def standing(s: MutinyState, first: i64, last: i64) -> i64:
    """How many figures stand on these spaces."""
    count: i64 = 0
    for figure in range(s.at.figures):
        if first <= s.cells[s.at.place + figure] <= last:
            count += 1
    return count


# -- tiles and cards


def jewels(s: MutinyState, seat: i64) -> i64:
    """How many jewels the seat has."""
    return s.cells[s.at.jewels + seat * s.at.jewels_step]


def treasures(s: MutinyState, seat: i64) -> i64:
    """How many treasures the seat has."""
    return s.cells[s.at.treasures + seat * s.at.treasures_step]


def hand_cards(s: MutinyState, seat: i64) -> i64:
    """How many cards the seat has in its hand."""
    return s.cells[s.at.hands + seat * s.at.hands_step]


def has_tile(s: MutinyState, b: Book, seat: i64, tile: i64) -> bool:
    if tile < b.components.finds:
        return s.cells[s.at.jewels + seat * s.at.jewels_step + s.at.jewels_of + tile] & COUNT > 0
    return has_treasure(s, seat, tile)


def has_treasure(s: MutinyState, seat: i64, tile: i64) -> bool:
    return s.cells[s.at.treasures + seat * s.at.treasures_step + s.at.treasures_of + tile] & COUNT > 0


def has_card(s: MutinyState, seat: i64, card: i64) -> bool:
    return s.cells[s.at.hands + seat * s.at.hands_step + s.at.hands_of + card] & COUNT > 0


def tiles_known(s: MutinyState, seat: i64) -> bool:
    """13.2 Whether everybody can know all tiles of the seat: it has no treasure, and its jewels were taken openly."""
    return not treasures(s, seat) and s.cells[s.at.shown + seat * s.at.shown_step] == jewels(s, seat)


def count_tile(s: MutinyState, b: Book, seat: i64, tile: i64, change: i64) -> None:
    """A tile comes into the seat's hold (1), or leaves it (-1)."""
    f = b.components
    if tile < f.finds:
        count_one(s.cells, s.at.jewels + seat * s.at.jewels_step, s.at.jewels_of, tile, change)
    else:
        count_one(s.cells, s.at.treasures + seat * s.at.treasures_step, s.at.treasures_of, tile, change)
    s.cells[s.at.colours + seat] += change * f.tile_unit[tile]
    s.cells[s.at.symbols + seat] += change * f.tile_rum[tile]


def count_shown(s: MutinyState, seat: i64, tile: i64, change: i64) -> None:
    """13.2 Everybody knows of this jewel of the seat (1), or it is gone (-1)."""
    count_one(s.cells, s.at.shown + seat * s.at.shown_step, s.at.shown_of, tile, change)


def take_open_jewel(s: MutinyState, b: Book, seat: i64, tile: i64) -> None:
    """A jewel everybody saw: hidden from now on, but who paid attention knows it (13.2)."""
    count_tile(s, b, seat, tile, 1)
    count_shown(s, seat, tile, 1)


def drop_tile(s: MutinyState, b: Book, seat: i64, tile: i64) -> None:
    """A tile leaves the seat's hold. Equal tiles look the same, so the one everybody knew of counts as gone."""
    count_tile(s, b, seat, tile, -1)
    if tile < b.components.finds and s.cells[s.at.shown + seat * s.at.shown_step + s.at.shown_of + tile] & COUNT:
        count_shown(s, seat, tile, -1)


def put_away(s: MutinyState, tile: i64) -> None:
    """A tile is out of the game, lying open."""
    count_one(s.cells, s.at.gone, s.at.gone_of, tile, 1)


def looked_at(s: MutinyState) -> i64:
    """The tile that was drawn last and looked at until now."""
    return take_top(s.cells, s.at.fresh)


def hold_card(s: MutinyState, seat: i64, card: i64, change: i64) -> None:
    """A card comes into the seat's hand (1), or leaves it (-1)."""
    count_one(s.cells, s.at.hands + seat * s.at.hands_step, s.at.hands_of, card, change)


def lay_before(s: MutinyState, seat: i64, card: i64) -> None:
    """The card lies openly before the seat."""
    count_one(s.cells, s.at.fronts + seat * s.at.fronts_step, s.at.fronts_of, card, 1)


def discard_card(s: MutinyState, seat: i64, card: i64) -> None:
    """9.4 A voluntary card that was played is gone."""
    hold_card(s, seat, card, -1)
    count_one(s.cells, s.at.gone_cards, s.at.gone_cards_of, card, 1)


def may_hold(s: MutinyState, b: Book, seat: i64, card: i64) -> bool:
    """3.8 Whether everybody must reckon with this card in the seat's hand, and the seat wants to be asked."""
    return (
        hand_cards(s, seat) > 0
        and s.cells[s.at.muted + seat] == 0
        and b.components.texts
        and s.cells[s.at.gone_cards + s.at.gone_cards_of + card] & COUNT < b.components.copies_of_card[card]
    )


# -- rum, and the last round


def take_rum(s: MutinyState, seat: i64, rum: i64) -> i64:
    """1.5 As much as the tavern still has; says how much that was."""
    taken = rum if rum < s.supply else s.supply
    s.supply -= taken
    s.cells[s.at.rum + seat] += taken
    return taken


def pay_rum(s: MutinyState, seat: i64, rum: i64) -> None:
    s.cells[s.at.rum + seat] -= rum
    s.supply += rum


def count_jewels(s: MutinyState, log: Log) -> None:
    """11.2 When the last jewel leaves the stack, one more round is played."""
    if not s.cells[s.at.jewel_stack] and not s.last:
        s.last = s.round + 1
        s.cause = JEWELS
        log.say(LAST_JEWEL, s.last)


def cause_of(s: MutinyState) -> i64:
    """11.1 to 11.3 What made a round the last one, as far as it can still be seen. A position does not write it down.

    Where both are used up: jewels go before there is a mutiny in the same round (3.6), so they were first unless the
    last round is being played already.
    """
    if s.cells[s.at.jewel_stack]:
        return ROUNDS if s.pile else PILE
    return JEWELS if s.pile or s.round < s.last else PILE
