"""Chapter 2, pile and purses: who begins, how coins come and go, what happens when the cards run out."""

from __future__ import annotations

import random
from typing import Final

from klabauter.games.port_royal.state import PortState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of, random_below
from klabauter.kernel.move import Move

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
        if not s.discard:
            return False
        self.reshuffle(s, log)
        return True

    def reshuffle(self, s: PortState, log: Log) -> None:
        """What is still unseen lies in purses now and stays a batch of its own (8.2)."""
        if s.unseen:
            coins = s.purse[:]
            for batch in s.batch_coins:
                for seat, count in enumerate(batch):
                    coins[seat] -= count
            s.batches.append(tuple(s.unseen))
            s.batch_coins.append(tuple(coins))
        s.deck = len(s.discard)
        s.unseen = s.discard
        s.unseen.sort()
        s.discard = []
        log.say(RESHUFFLED, s.deck)

    def drawn(self, s: PortState, log: Log) -> None:
        """A card has left the pile."""
        s.deck -= 1
        if self.at_once and not s.deck and s.discard:
            self.reshuffle(s, log)

    def give(self, s: PortState, seat: int, coins: int, log: Log) -> int:
        """2.3 The seat gets coins, cards from the pile that stay unseen; 2.6 what nobody can give is forfeited."""
        if s.deck > coins:
            s.deck -= coins
            s.purse[seat] += coins
            return coins
        given = 0
        while given < coins and self.ready(s, log):
            s.purse[seat] += 1
            given += 1
            self.drawn(s, log)
        if given < coins:
            log.say(FORFEITED, seat, coins - given)
        return given


def oldest(s: PortState, seat: int) -> int:
    """2.7 The batch of the coin that leaves the purse next: 1 is the oldest, and so on; 0 is the present pile's."""
    for batch, coins in enumerate(s.batch_coins):
        if coins[seat]:
            return batch + 1
    return 0


def hand_over(s: PortState, seat: int, to: int) -> None:
    """A coin goes unseen from one purse to another."""
    batch = oldest(s, seat)
    s.purse[seat] -= 1
    s.purse[to] += 1
    if batch:
        coins = list(s.batch_coins[batch - 1])
        coins[seat] -= 1
        coins[to] += 1
        s.batch_coins[batch - 1] = tuple(coins)


class Pay(Frame[PortState]):
    """5.4, 4.1 One coin of a purse goes to the discards. 2.7 Which card it is, is luck: any of its batch."""

    __slots__ = ("coins",)

    def __init__(self, payer: int, coins: list[Move]) -> None:
        super().__init__("2.7", NATURE, "pay", source="coins", owner=payer)
        self.coins = coins

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        batch = oldest(s, self.owner)
        return chances_of(list(s.batches[batch - 1]) if batch else s.unseen, self.coins)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        batch = oldest(s, self.owner)
        self.turn_over(s, batch, s.batches[batch - 1].index(move.a) if batch else s.unseen.index(move.a))

    def happen(self, s: PortState, rng: random.Random, log: Log) -> None:
        batch = oldest(s, self.owner) if s.batches else 0
        self.turn_over(s, batch, random_below(rng, len(s.batches[batch - 1] if batch else s.unseen)))

    def turn_over(self, s: PortState, batch: int, at: int) -> None:
        """The coin goes to the discards and turns out to be this card of its batch."""
        seat = self.owner
        s.purse[seat] -= 1
        s.spent += 1
        if batch == 0:
            s.discard.append(s.unseen.pop(at))
            return
        cards = s.batches[batch - 1]
        s.discard.append(cards[at])
        if len(cards) == 1:
            del s.batches[batch - 1]
            del s.batch_coins[batch - 1]
        else:
            s.batches[batch - 1] = cards[:at] + cards[at + 1 :]
            coins = list(s.batch_coins[batch - 1])
            coins[seat] -= 1
            s.batch_coins[batch - 1] = tuple(coins)
