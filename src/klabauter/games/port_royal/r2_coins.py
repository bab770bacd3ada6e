"""Chapter 2, pile and purses: who begins, how coins come and go, what happens when the cards run out."""

from __future__ import annotations

import random
from typing import Final

from klabauter.games.port_royal.notation import Moves
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame
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


def batches_of(s: PortState, seat: int) -> list[tuple[int, int]]:
    """The batches in a purse with the number of coins: 0 is the present pile's, 1 the oldest batch, and so on."""
    found: list[tuple[int, int]] = []
    fresh = s.purse[seat]
    for index, coins in enumerate(s.batch_coins, 1):
        if coins[seat]:
            found.append((index, coins[seat]))
            fresh -= coins[seat]
    if fresh:
        found.insert(0, (0, fresh))
    return found


def heap(s: PortState, batch: int) -> tuple[int, ...]:
    """The cards a coin of this batch can be."""
    return s.batches[batch - 1] if batch else tuple(s.unseen)


def random_batch(s: PortState, seat: int, rng: random.Random) -> int:
    """2.7 The batch of a coin taken blindly from the purse."""
    ticket = int(rng.random() * s.purse[seat])
    for index, coins in enumerate(s.batch_coins, 1):
        ticket -= coins[seat]
        if ticket < 0:
            return index
    return 0


def turn_over(s: PortState, seat: int, batch: int, card: int) -> None:
    """A coin of the purse goes to the discards and turns out to be this card."""
    s.purse[seat] -= 1
    s.spent += 1
    s.discard.append(card)
    if batch == 0:
        s.unseen.remove(card)
        return
    cards = s.batches[batch - 1]
    if len(cards) == 1:
        del s.batches[batch - 1]
        del s.batch_coins[batch - 1]
        return
    at = cards.index(card)
    s.batches[batch - 1] = cards[:at] + cards[at + 1 :]
    coins = s.batch_coins[batch - 1]
    s.batch_coins[batch - 1] = (*coins[:seat], coins[seat] - 1, *coins[seat + 1 :])


def hand_over(s: PortState, seat: int, to: int, batch: int) -> None:
    """A coin goes unseen from one purse to another."""
    s.purse[seat] -= 1
    s.purse[to] += 1
    if batch:
        coins = list(s.batch_coins[batch - 1])
        coins[seat] -= 1
        coins[to] += 1
        s.batch_coins[batch - 1] = tuple(coins)


class TurnOver(Frame[PortState]):
    """2.7 Which card the paid coin is: any of its batch, all equally likely."""

    __slots__ = ("coins", "payer")

    def __init__(self, payer: int, moves: Moves) -> None:
        super().__init__("2.7", NATURE, "turn-over", f"turn-over {payer}", "coins")
        self.payer = payer
        self.coins = moves.coins

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        return chances(heap(s, s.batch), self.coins)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        turn_over(s, self.payer, s.batch, move.a)
        s.batch = 0


class Pay(Frame[PortState]):
    """5.4, 4.1 One coin of a purse goes to the discards. 2.7 Which one is luck."""

    __slots__ = ("batches", "coins", "over", "payer")

    def __init__(self, payer: int, moves: Moves, over: TurnOver) -> None:
        super().__init__("2.7", NATURE, "pay", f"pay {payer}", "coins")
        self.payer = payer
        self.coins = moves.coins
        self.batches = moves.batches
        self.over = over

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        found = batches_of(s, self.payer)
        if len(found) == 1:
            return chances(heap(s, found[0][0]), self.coins)
        return [(self.batches[batch], coins) for batch, coins in found]

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        found = batches_of(s, self.payer)
        if len(found) == 1:
            turn_over(s, self.payer, found[0][0], move.a)
        else:
            s.batch = move.a
            s.stack.append(self.over)

    def happen(self, s: PortState, rng: random.Random, log: Log) -> None:
        """The same chances without listing them."""
        batch = random_batch(s, self.payer, rng) if s.batches else 0
        if batch == 0:
            unseen = s.unseen
            s.discard.append(unseen.pop(int(rng.random() * len(unseen))))
            s.purse[self.payer] -= 1
            s.spent += 1
        else:
            cards = s.batches[batch - 1]
            turn_over(s, self.payer, batch, cards[int(rng.random() * len(cards))])


class HandOver(Frame[PortState]):
    """5.6 The fee out of a purse with coins of several batches: of which one is luck (2.7)."""

    __slots__ = ("batches", "payer")

    def __init__(self, payer: int, moves: Moves) -> None:
        super().__init__("2.7", NATURE, "hand-over", f"hand-over {payer}", "purse")
        self.payer = payer
        self.batches = moves.batches

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        return [(self.batches[batch], coins) for batch, coins in batches_of(s, self.payer)]

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        hand_over(s, self.payer, s.active, move.a)


def chances(cards: tuple[int, ...], moves: list[Move]) -> list[tuple[Move, int]]:
    """A card of a heap, all equally likely."""
    return [(moves[card], cards.count(card)) for card in sorted(set(cards))]
