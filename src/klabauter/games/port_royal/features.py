"""What a player looks at: how a position stands for a seat, in influence points. Search may call this in its worlds.

A harbour is worth what everybody will take from it; a card still to be discovered is worth the mean over all it can be.
"""

from __future__ import annotations

from klabauter.games.port_royal.figures import PICKS, Figures
from klabauter.games.port_royal.r2_coins import Pay
from klabauter.games.port_royal.r3_discover import Draw, Onward, Ship
from klabauter.games.port_royal.r5_trade import Fee, Offer, Paid, Take
from klabauter.games.port_royal.state import NO_CARD, PortState
from klabauter.kernel.frame import NOBODY

SABRES = (0.0, 0.7, 1.3, 1.6, 1.8, 2.2, 2.3, 2.4)  # worth of sabres at the beginning of a game
PATRON = 1.0  # worth of the first wholesaler of a colour at the beginning
VICTORY = 20.0
TURN = 0.5  # worth of a turn that others have had in this round, and of one that has only begun
TEMPO = 2  # traits that tell whose turn it is
TROUBLE = 0.001  # of another card, so that nobody turns cards for nothing
MOST_COINS = 60  # more are worth no more
# Coins are worth less above what taxes leave.
COINS = tuple([0.42 * min(n, 6) + 0.3 * max(0, min(n, 8) - 6) + 0.1 * max(0, n - 8) for n in range(MOST_COINS + 1)])
UNKNOWN = -9.0


class Hopes:
    """What the seats have and may still get, in points."""

    def __init__(self, s: PortState, f: Figures) -> None:
        self.f = f
        self.s = s
        self.seats = len(s.purse)
        self.left = left(s, f)
        self.price = 0.25 + 0.75 * self.left  # of money, which is worth little at the end
        self.coins = s.purse[:]
        self.takers: list[int] = []  # who may still take cards in this turn, in their order
        paying = False
        for step in s.stack[::-1]:
            if isinstance(step, Pay):  # payments that are already settled
                self.coins[step.payer] -= 1
            elif isinstance(step, Fee):
                self.coins[step.payer] -= 1
                self.coins[s.active] += 1
            elif isinstance(step, Paid):
                paying = True
            elif isinstance(step, Take):
                self.takers.append(step.seat)
            elif isinstance(step, Offer):
                self.takers.append(step.taker)
        self.closed = paying and not self.takers  # the turn is over as soon as the last one has paid
        self.active = (s.active + 1) % self.seats if self.closed else s.active
        self.first = [
            [UNKNOWN] * len(f.cost) for _ in range(self.seats)
        ]  # per seat and card: its gain with these coins
        self.order = [seat % self.seats for seat in range(self.active, self.active + self.seats)]  # of taking

    def money(self, coins: int) -> float:
        return COINS[min(coins, MOST_COINS)] * self.price

    def standing(self, seat: int) -> list[float]:
        s = self.s
        sabres = SABRES[min(s.sabres[seat], len(SABRES) - 1)]
        patrons = PATRON * s.patrons[seat].bit_count()
        return [float(s.influence[seat]), self.money(self.coins[seat]), self.left * sabres, self.left * patrons]

    def gain(self, seat: int, card: int, coins: int, fee: int) -> float:
        """What taking the card is worth to the seat, which has these coins; below 0 if it is no good or impossible."""
        if coins != self.coins[seat]:
            return self.found_gain(seat, card, coins, fee)
        known = self.first[seat]
        if known[card] == UNKNOWN:
            known[card] = self.found_gain(seat, card, coins, fee)
        return known[card]

    def found_gain(self, seat: int, card: int, coins: int, fee: int) -> float:
        f, s = self.f, self.s
        after = coins + f.coins[card] - f.cost[card] - fee
        if after < 0:
            return -1.0
        gained = self.money(after) - self.money(coins)
        if f.colour[card] >= 0:
            return gained + (s.patrons[seat] >> f.colour[card] & 1)
        sabres = s.sabres[seat]
        most = len(SABRES) - 1
        help = SABRES[min(sabres + f.sabres[card], most)] - SABRES[min(sabres, most)]
        if f.patron[card] >= 0 and not s.patrons[seat] >> f.patron[card] & 1:
            help += PATRON
        return f.influence[card] + self.left * help + gained

    def phase_2(self, harbour: list[int], takers: list[int], picks: int) -> list[float]:
        """Gains of all seats when everybody takes what is best for him; the active player may take several."""
        f = self.f
        active = self.active
        gains = [0.0] * self.seats
        coins = self.coins[:]
        lying = harbour[:]
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
                gains[seat] += best
                coins[seat] += f.coins[card] - f.cost[card] - fee
                if fee:
                    gains[active] += self.money(coins[active] + 1) - self.money(coins[active])
                    coins[active] += 1
        return gains

    def stopping(self, harbour: list[int]) -> list[float]:
        ships = sum([self.f.colour[card] >= 0 for card in harbour])
        return self.phase_2(harbour, self.order, PICKS[ships])

    def discovering(self, harbour: list[int]) -> list[float]:
        """The mean over the next card, stopping after it; nothing for anybody if it is one too many."""
        f, s = self.f, self.s
        heap = s.unseen if s.deck else s.discard
        colours = {f.colour[card] for card in harbour if f.colour[card] >= 0}
        mean = [0.0] * self.seats
        mean[self.active] = -TROUBLE
        same: list[float] | None = None
        copies = [0] * len(f.cost)
        for card in heap:
            copies[card] += 1
        for card, number in enumerate(copies):
            if not number:
                continue
            share = number / len(heap)
            twin = f.colour[card] in colours
            if twin and f.need[card] > s.sabres[self.active]:
                continue
            if twin or card == f.tax:
                same = same or self.stopping(harbour)
                after = same
            else:
                after = self.stopping([*harbour, card])
            for seat in range(self.seats):
                mean[seat] += share * after[seat]
        return mean


def evaluate(s: PortState, f: Figures, seat: int) -> float:
    """The seat's lead over the best of the others, as a careful player would guess it."""
    top = s.stack[-1]
    if top.seat == NOBODY:
        ends = [(s.influence[other], s.purse[other]) for other in range(len(s.purse))]
        return VICTORY if ends[seat] == max(ends) else -VICTORY
    worth = [sum(row[:-TEMPO]) for row in traits(s, f, seat)]
    mine = worth.pop(seat)
    return mine - 0.6 * max(worth) - 0.4 * sum(worth) / len(worth)


def left(s: PortState, f: Figures) -> float:
    return max(0.0, 1.0 - max(s.influence) / f.goal)


def traits(s: PortState, f: Figures, viewer: int) -> list[list[float]]:
    """Influence, money, sabres, wholesalers, what the pending steps will bring, a turn that has not come to its trade,
    and one still to come in this round; nothing is anybody's secret."""
    hopes = Hopes(s, f)
    gains = _gains(s, hopes)
    rows: list[list[float]] = []
    for seat in range(hopes.seats):
        row = hopes.standing(seat)
        row.append(gains[seat])
        row.append(TURN if not hopes.takers and seat == hopes.active else 0.0)
        row.append(TURN if (seat - s.starter) % hopes.seats > (hopes.active - s.starter) % hopes.seats else 0.0)
        rows.append(row)
    return rows


def _gains(s: PortState, hopes: Hopes) -> list[float]:
    """What the pending steps will bring."""
    top = s.stack[-1]
    if hopes.closed:
        return hopes.discovering([])
    harbour = list(s.harbour)
    if isinstance(top, Draw):
        return hopes.discovering(harbour)
    if isinstance(top, Ship):
        harbour.append(s.shown)
    if hopes.takers:
        return hopes.phase_2(harbour, hopes.takers, s.picks)
    stop = hopes.stopping(harbour)
    if isinstance(top, (Onward, Ship)):
        go = hopes.discovering(harbour)
        if go[s.active] > stop[s.active]:
            return go
    return stop
