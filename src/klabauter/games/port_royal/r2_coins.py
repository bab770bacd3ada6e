"""Chapter 2, pile and purses: who begins, how coins come and go, what happens when the cards run out."""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.state import PortState
from klabauter.kernel.cells import OWNERS, add, add_for, draw, first_of, move_all, place_of, sort, take_at, top
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng

RESHUFFLED: Final = Line("2.5", "reshuffled", "cards")
FORFEITED: Final = Line("2.6", "forfeited", "seat", "coins")


class Pile:
    """2.5 The pile: when it has run out, the discards become the new one."""

    __slots__ = ("at_once",)

    def __init__(self, at_once: bool) -> None:
        self.at_once = at_once  # option reshuffle = at-once: with its last card, not when the next one is needed

    def ready(self, s: PortState, log: Log) -> bool:
        """Whether a card can be drawn; the discards are shuffled first if that is needed."""
        if s.deck:
            return True
        if not s.cells[s.at.discard]:
            return False
        self.reshuffle(s, log)
        return True

    def reshuffle(self, s: PortState, log: Log) -> None:
        """What is still unseen lies in purses now and stays a batch of its own (8.2)."""
        cells, at = s.cells, s.at
        if cells[at.unseen]:
            lay_aside(s)
        s.deck = cells[at.discard]
        move_all(cells, at.discard, at.unseen)
        log.say(RESHUFFLED, s.deck)

    def drawn(self, s: PortState, log: Log) -> None:
        """A card has left the pile."""
        s.deck -= 1
        if self.at_once and not s.deck and s.cells[s.at.discard]:
            self.reshuffle(s, log)

    def give(self, s: PortState, seat: i64, coins: i64, log: Log) -> None:
        """2.3 The seat gets coins, cards from the pile that stay unseen; 2.6 what nobody can give is forfeited."""
        if s.deck > coins:
            s.deck -= coins
            s.cells[s.at.purse + seat] += coins
            return
        given: i64 = 0
        while given < coins and self.ready(s, log):
            s.cells[s.at.purse + seat] += 1
            given += 1
            self.drawn(s, log)
        if given < coins:
            log.say(FORFEITED, seat, coins - given)


def lay_aside(s: PortState) -> None:
    """All unseen cards are coins, and become the latest batch of older ones."""
    cells, at = s.cells, s.at
    coins = cells[at.purse : at.purse + at.seats]  # of this batch, by seat
    for place in range(at.older_coins + 1, at.older_coins + 1 + cells[at.older_coins]):
        coins[cells[place] % OWNERS] -= 1
    batch = latest(s) + 1
    for seat in range(at.seats):
        for _ in range(coins[seat]):
            add_for(cells, at.older_coins, seat, batch)
    sort(cells, at.unseen)
    move_all(cells, at.unseen, at.older)


def latest(s: PortState) -> i64:
    """The number of the latest batch, 0 without any."""
    return top(s.cells, s.at.older_coins) // OWNERS if s.cells[s.at.older_coins] else 0


def oldest(s: PortState, seat: i64) -> i64:
    """2.7 The coin that leaves the purse next: its number among the older ones, or -1 for any of the present pile."""
    return first_of(s.cells, s.at.older_coins, seat)


def hand_over(s: PortState, seat: i64, to: i64) -> None:
    """A coin goes unseen from one purse to another."""
    cells, at = s.cells, s.at
    coin = oldest(s, seat)
    if coin >= 0:
        cells[at.older_coins + 1 + coin] += to - seat
    cells[at.purse + seat] -= 1
    cells[at.purse + to] += 1


def batch_of(s: PortState, coin: i64) -> i64:
    """The number of the batch of an older coin."""
    return s.cells[s.at.older_coins + 1 + coin] // OWNERS


def take_older(s: PortState, coin: i64, number: i64) -> i64:
    """An older coin turns out to be this card of its batch. If it is the last one, the later batches move up."""
    cells, coins = s.cells, s.at.older_coins
    batch = take_at(cells, coins, coin) // OWNERS
    if (coin == 0 or batch_of(s, coin - 1) < batch) and coin < cells[coins] and batch_of(s, coin) > batch:
        for place in range(coins + 1 + coin, coins + 1 + cells[coins]):
            cells[place] -= OWNERS
    return take_at(cells, s.at.older, number)


def batches(s: PortState) -> list[tuple[list[int], list[int]]]:
    """8.2 The older coins by batch, the oldest first: the cards, and how many of them each seat has."""
    found: list[tuple[list[int], list[int]]] = [([], [0] * s.at.seats) for _ in range(latest(s))]
    if found:
        for card, coin in zip(s.older, s.older_coins, strict=True):
            cards, coins = found[coin // OWNERS - 1]
            cards.append(card)
            coins[coin % OWNERS] += 1
    return found


def add_batch(s: PortState, cards: list[int], coins: list[int]) -> None:
    """Lay older coins down: a batch's cards, and how many of them each seat has."""
    batch = latest(s) + 1
    for card in sorted(cards):
        add(s.cells, s.at.older, card)
    for seat, count in enumerate(coins):
        for _ in range(count):
            add_for(s.cells, s.at.older_coins, seat, batch)


def paid(s: PortState) -> tuple[int, ...]:
    """The cards that the coins of a payment were, which lie on top of the discards."""
    discard = s.at.discard
    end = discard + 1 + s.cells[discard]
    return tuple([s.cells[at] for at in range(end - s.spent, end)])


class Pay(Frame[PortState]):
    """5.4, 4.1 One coin of a purse goes to the discards. 2.7 Which card it is, is luck: any of its batch."""

    __slots__ = ("coins",)

    def __init__(self, payer: int, coins: list[Move]) -> None:
        super().__init__("2.7", NATURE, "pay", source="coins", owner=payer)
        self.coins = coins

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        coin = oldest(s, self.owner)
        return chances_of(s.unseen if coin < 0 else batches(s)[batch_of(s, coin) - 1][0], self.coins)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        coin = oldest(s, self.owner)
        if coin < 0:
            self.turn_over(s, coin, place_of(s.cells, s.at.unseen, move.a))
            return
        number: i64 = 0
        while s.cells[s.at.older + 1 + number] != move.a or batch_of(s, number) != batch_of(s, coin):
            number += 1
        self.turn_over(s, coin, number)

    def happen(self, s: PortState, rng: Rng, log: Log) -> None:
        coin = oldest(s, self.owner)
        if coin < 0:
            self.turn_over(s, coin, rng.below(s.cells[s.at.unseen]))
            return
        cells, first = s.cells, s.at.older_coins + 1
        older = cells[s.at.older]
        batch = cells[first + coin] // OWNERS
        number = rng.below(older)
        while cells[first + number] // OWNERS != batch:  # all older coins but those of the batch do not count
            number = rng.below(older)
        self.turn_over(s, coin, number)

    def turn_over(self, s: PortState, coin: i64, number: i64) -> None:
        """The coin goes to the discards and turns out to be the card with this number in its heap."""
        cells, at = s.cells, s.at
        cells[at.purse + self.owner] -= 1
        s.spent += 1
        add(cells, at.discard, draw(cells, at.unseen, number) if coin < 0 else take_older(s, coin, number))
