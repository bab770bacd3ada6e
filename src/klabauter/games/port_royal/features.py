"""What a player looks at: how a position stands for a seat, in influence points. Search may call this in its worlds.

A harbour is worth what everybody will take from it. Whether another card is worth its risk, a sailor judges by a rule
of thumb; those who search see the cards come, and judge by what the harbour leaves everybody with (``prospects``).
"""

from __future__ import annotations

from typing import NamedTuple

from klabauter.games.port_royal.components import NO_CARD, PICKS, Components
from klabauter.games.port_royal.r2_coins import Pay
from klabauter.games.port_royal.r3_discover import Draw, Onward, Ship
from klabauter.games.port_royal.r5_trade import Fee, Offer, Paid, Take
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.frame import NOBODY

SABRES = (0.0, 0.7, 1.3, 1.6, 1.8, 2.2, 2.3, 2.4)  # worth of sabres at the beginning of a game
PATRON = 1.0  # worth of the first wholesaler of a colour at the beginning
VICTORY = 20.0
HOPE = 0.7  # what another card brings, to a sailor's mind, if it is not one too many
MOST_COINS = 60  # more are worth no more
# Coins are worth less above what taxes leave.
COINS = tuple([0.42 * min(n, 6) + 0.3 * max(0, min(n, 8) - 6) + 0.1 * max(0, n - 8) for n in range(MOST_COINS + 1)])


class Rates(NamedTuple):
    """How much money, sabres and wholesalers count, as multiples of the figures above."""

    money: float = 1.0
    sabres: float = 1.0
    patrons: float = 1.0


THUMB = Rates()


class Hopes:
    """What the seats have and may still get, in points."""

    def __init__(self, s: PortState, f: Components, rates: Rates) -> None:
        self.f = f
        self.s = s
        self.steel = rates.sabres
        self.patron = PATRON * rates.patrons
        self.seats = len(s.purse)
        self.left = left(s, f)
        self.price = rates.money * (0.25 + 0.75 * self.left)  # of money, which is worth little at the end
        self.coins = s.purse[:]
        self.takers: list[int] = []  # who may still take cards in this turn, in their order
        paying = False
        for step in s.stack[::-1]:
            if isinstance(step, Pay):  # payments that are already settled
                self.coins[step.owner] -= 1
            elif isinstance(step, Fee):
                self.coins[step.owner] -= 1
                self.coins[s.active] += 1
            elif isinstance(step, Paid):
                paying = True
            elif isinstance(step, Take):
                self.takers.append(step.seat)
            elif isinstance(step, Offer):
                self.takers.append(step.owner)
        self.closed = paying and not self.takers  # the turn is over as soon as the last one has paid
        self.active = (s.active + 1) % self.seats if self.closed else s.active
        self.taken: list[tuple[int, int]] = []  # seat and card, as phase 2 was foreseen last

    def money(self, coins: int) -> float:
        return COINS[min(coins, MOST_COINS)] * self.price

    def standing(self, seat: int) -> float:
        s = self.s
        helpers = self.steel * SABRES[min(s.sabres[seat], len(SABRES) - 1)] + self.patron * s.patrons[seat].bit_count()
        return s.influence[seat] + self.money(self.coins[seat]) + self.left * helpers

    def gain(self, seat: int, card: int, coins: int, fee: int) -> float:
        """What taking the card is worth to the seat, which has these coins; below 0 if it is no good or impossible."""
        f, s = self.f, self.s
        after = coins + f.coins[card] - f.cost[card] - fee
        if after < 0:
            return -1.0
        gained = self.money(after) - self.money(coins)
        if f.colour[card] >= 0:
            return gained + (s.patrons[seat] >> f.colour[card] & 1)
        sabres = s.sabres[seat]
        most = len(SABRES) - 1
        help = self.steel * (SABRES[min(sabres + f.sabres[card], most)] - SABRES[min(sabres, most)])
        if f.patron[card] >= 0 and not s.patrons[seat] >> f.patron[card] & 1:
            help += self.patron
        return f.influence[card] + self.left * help + gained

    def phase_2(self, harbour: list[int], takers: list[int], picks: int) -> list[float]:
        """Gains of all seats when everybody takes what is best for him; the active player may take several."""
        f = self.f
        active = self.active
        gains = [0.0] * self.seats
        coins = self.coins[:]
        lying = harbour[:]
        self.taken = []
        for seat in takers:
            fee = 0 if seat == active else 1
            for _ in range(1 if fee else picks):
                best = 0.0
                card = NO_CARD
                for other in lying:
                    worth = self.gain(seat, other, coins[seat], fee)
                    if worth > best:
                        best, card = worth, other
                if card == NO_CARD:
                    break
                lying.remove(card)
                self.taken.append((seat, card))
                gains[seat] += best
                coins[seat] += f.coins[card] - f.cost[card] - fee
                if fee:
                    gains[active] += self.money(coins[active] + 1) - self.money(coins[active])
                    coins[active] += 1
        return gains

    def stopping(self, harbour: list[int]) -> list[float]:
        order = [seat % self.seats for seat in range(self.active, self.active + self.seats)]
        return self.phase_2(harbour, order, PICKS[sum([self.f.colour[card] >= 0 for card in harbour])])

    def bust(self, harbour: list[int]) -> float:
        """The chance that the next card is one too many."""
        f, s = self.f, self.s
        heap = s.unseen if s.deck else s.discard
        colours = 0
        for card in harbour:
            if f.colour[card] >= 0:
                colours |= 1 << f.colour[card]
        sabres = s.sabres[self.active]
        deadly = 0
        for card in heap if colours else ():
            if f.colour[card] >= 0 and colours >> f.colour[card] & 1 and f.need[card] > sabres:
                deadly += 1
        return deadly / len(heap) if deadly else 0.0


def evaluate(s: PortState, f: Components, seat: int) -> float:
    """The seat's lead over the best of the others, as a careful player would guess it."""
    top = s.stack[-1]
    if top.seat == NOBODY:
        ends = [(s.influence[other], s.purse[other]) for other in range(len(s.purse))]
        return VICTORY if ends[seat] == max(ends) else -VICTORY
    hopes = Hopes(s, f, THUMB)
    gains = _gains(s, hopes)
    worth = [hopes.standing(other) + gains[other] for other in range(hopes.seats)]
    mine = worth.pop(seat)
    return mine - 0.6 * max(worth) - 0.4 * sum(worth) / len(worth)


def left(s: PortState, f: Components) -> float:
    return max(0.0, 1.0 - max(s.influence) / f.goal)


def _gains(s: PortState, hopes: Hopes) -> list[float]:
    """What the pending steps will bring."""
    top = s.stack[-1]
    harbour = [] if hopes.closed else list(s.harbour)
    if isinstance(top, Ship):
        harbour.append(s.shown)
    if hopes.takers:
        return hopes.phase_2(harbour, hopes.takers, s.picks)
    stop = hopes.stopping(harbour)
    if not (hopes.closed or isinstance(top, (Draw, Onward, Ship))):
        return stop
    luck = 1.0 - hopes.bust(harbour)
    go = [luck * gain for gain in stop]
    go[hopes.active] += luck * HOPE
    return stop if isinstance(top, (Onward, Ship)) and go[hopes.active] <= stop[hopes.active] else go
