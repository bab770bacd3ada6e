"""What a player looks at: how a position stands for a seat, in influence points. Search may call this in its worlds.

A harbour is worth what everybody will take from it. Whether another card is worth its risk, a sailor judges by a rule
of thumb; those who search see the cards come, and judge by what the harbour leaves everybody with (``prospects``).
"""

from __future__ import annotations

from typing import Final, final

from klabauter.games.port_royal.components import HOW_MANY, NO_CARD, PICKS, Components
from klabauter.games.port_royal.r2_coins import Pay
from klabauter.games.port_royal.r3_discover import Draw, Onward, Ship
from klabauter.games.port_royal.r5_trade import Fee, Offer, Paid, Take
from klabauter.games.port_royal.r6_persons import most_influence
from klabauter.games.port_royal.r7_end import shares
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.compat import append, i64, vec
from klabauter.kernel.frame import NOBODY

MOST_SABRES = 7  # more are worth no more
SABRES: Final = vec[float]([0.0, 0.7, 1.3, 1.6, 1.8, 2.2, 2.3, 2.4])  # their worth at the beginning of a game
PATRON = 1.0  # worth of the first wholesaler of a colour at the beginning
VICTORY = 20.0
HOPE = 0.7  # what another card brings, to a sailor's mind, if it is not one too many
MOST_COINS = 60  # more are worth no more
# Coins are worth less above what taxes leave.
COINS: Final = vec[float](
    [0.42 * min(n, 6) + 0.3 * max(0, min(n, 8) - 6) + 0.1 * max(0, n - 8) for n in range(MOST_COINS + 1)]
)


@final
class Rates:
    """How much money, sabres and wholesalers count, as multiples of the figures above."""

    def __init__(self, money: float = 1.0, sabres: float = 1.0, patrons: float = 1.0) -> None:
        self.money = money
        self.sabres = sabres
        self.patrons = patrons


THUMB: Final = Rates()


def steel(sabres: i64) -> float:
    """What sabres are worth at the beginning of a game."""
    return SABRES[sabres if sabres < MOST_SABRES else MOST_SABRES]


@final
class Hopes:
    """What the seats have and may still get, in points."""

    def __init__(self, s: PortState, f: Components, rates: Rates) -> None:
        self.f = f
        self.s = s
        self.steel = rates.sabres
        self.patron = PATRON * rates.patrons
        self.seats: i64 = s.at.seats
        self.left = left(s, f)
        self.price = rates.money * (0.25 + 0.75 * self.left)  # of money, which is worth little at the end
        self.coins = s.cells[s.at.purse : s.at.purse + self.seats]
        self.takers = vec[i64]()  # who may still take cards in this turn, in their order
        paying = False
        for at in range(s.depth - 1, s.bottom, -1):
            step = s.steps[s.cells[at]]
            if isinstance(step, Pay):  # payments that are already settled
                self.coins[step.owner] -= 1
            elif isinstance(step, Fee):
                self.coins[step.owner] -= 1
                self.coins[s.active] += 1
            elif isinstance(step, Paid):
                paying = True
            elif isinstance(step, (Take, Offer)):
                self.takers = append(self.takers, step.owner)
        self.closed = paying and not len(self.takers)  # the turn is over as soon as the last one has paid
        self.active: i64 = (s.active + 1) % self.seats if self.closed else s.active
        # cards that seats take, as phase 2 was foreseen last
        self.taken_by = vec[i64]()
        self.taken = vec[i64]()

    def harbour(self) -> vec[i64]:
        """The cards there, and a ship that waits to be decided about."""
        s = self.s
        first = s.at.harbour + 1
        harbour = s.cells[first : first + s.cells[s.at.harbour]]
        return append(harbour, s.shown) if isinstance(s.top(), Ship) else harbour

    def money(self, coins: i64) -> float:
        return COINS[coins if coins < MOST_COINS else MOST_COINS] * self.price

    def standing(self, seat: i64) -> float:
        cells, at = self.s.cells, self.s.at
        patrons = self.patron * float(HOW_MANY[cells[at.patrons + seat]])
        helpers = self.steel * steel(cells[at.sabres + seat]) + patrons
        return float(cells[at.influence + seat]) + self.money(self.coins[seat]) + self.left * helpers

    def gain(self, seat: i64, card: i64, coins: i64, fee: i64) -> float:
        """What taking the card is worth to the seat, which has these coins; below 0 if it is no good or impossible."""
        f, cells, at = self.f, self.s.cells, self.s.at
        after = coins + f.coins[card] - f.cost[card] - fee
        if after < 0:
            return -1.0
        gained = self.money(after) - self.money(coins)
        patrons = cells[at.patrons + seat]
        if f.colour[card]:
            return gained + 1.0 if patrons & f.colour[card] else gained
        sabres = cells[at.sabres + seat]
        help = self.steel * (steel(sabres + f.sabres[card]) - steel(sabres))
        if f.patron[card] & ~patrons:
            help += self.patron
        return float(f.influence[card]) + self.left * help + gained

    def phase_2(self, harbour: vec[i64], takers: vec[i64], picks: i64) -> vec[float]:
        """Gains of all seats when everybody takes what is best for him; the active player may take several."""
        f = self.f
        active = self.active
        gains = vec[float]([0.0] * self.seats)
        coins = self.coins[:]
        lying = harbour[:]
        self.taken_by = vec[i64]()
        self.taken = vec[i64]()
        for seat in takers:
            fee: i64 = 0 if seat == active else 1
            for _ in range(1 if fee else picks):
                best = 0.0
                chosen: i64 = -1
                for number in range(len(lying)):
                    if lying[number] != NO_CARD:
                        worth = self.gain(seat, lying[number], coins[seat], fee)
                        if worth > best:
                            best, chosen = worth, number
                if chosen < 0:
                    break
                card = lying[chosen]
                lying[chosen] = NO_CARD
                self.taken_by = append(self.taken_by, seat)
                self.taken = append(self.taken, card)
                gains[seat] += best
                coins[seat] += f.coins[card] - f.cost[card] - fee
                if fee:
                    gains[active] += self.money(coins[active] + 1) - self.money(coins[active])
                    coins[active] += 1
        return gains

    def stopping(self, harbour: vec[i64]) -> vec[float]:
        """The same if the active player is content with this harbour."""
        order = vec[i64]()
        for place in range(self.active, self.active + self.seats):
            order = append(order, place % self.seats)
        return self.phase_2(harbour, order, PICKS[HOW_MANY[self.colours(harbour)]])

    def colours(self, harbour: vec[i64]) -> i64:
        colours: i64 = 0
        for card in harbour:
            colours |= self.f.colour[card]
        return colours

    def bust(self, harbour: vec[i64]) -> float:
        """The chance that the next card is one too many."""
        f, s = self.f, self.s
        colours = self.colours(harbour)
        if not colours:
            return 0.0
        sabres = s.cells[s.at.sabres + self.active]
        deadly: i64 = 0
        heap = next_cards(s)
        for at in range(heap + 1, heap + 1 + s.cells[heap]):
            card = s.cells[at]
            if colours & f.colour[card] and f.need[card] > sabres:
                deadly += 1
        return float(deadly) / float(s.cells[heap]) if deadly else 0.0


def next_cards(s: PortState) -> i64:
    """The heap in which the next card is: the pile, or the discards, which become the next one."""
    return s.at.unseen if s.deck else s.at.discard


def evaluate(s: PortState, f: Components, seat: int) -> float:
    """The seat's lead over the best of the others, as a careful player would guess it."""
    if s.top().seat == NOBODY:
        return VICTORY if shares(s)[seat] else -VICTORY
    hopes = Hopes(s, f, THUMB)
    gains = _gains(s, hopes)
    best, total = -1e9, 0.0
    for other in range(hopes.seats):
        if other != seat:
            worth = hopes.standing(other) + gains[other]
            total += worth
            best = max(best, worth)
    return hopes.standing(seat) + gains[seat] - 0.6 * best - 0.4 * total / float(hopes.seats - 1)


def left(s: PortState, f: Components) -> float:
    return max(0.0, 1.0 - float(most_influence(s)) / float(f.goal))


def _gains(s: PortState, hopes: Hopes) -> vec[float]:
    """What the pending steps will bring."""
    top = s.top()
    harbour = vec[i64]() if hopes.closed else hopes.harbour()
    if len(hopes.takers):
        return hopes.phase_2(harbour, hopes.takers, s.picks)
    stop = hopes.stopping(harbour)
    if not (hopes.closed or isinstance(top, (Draw, Onward, Ship))):
        return stop
    luck = 1.0 - hopes.bust(harbour)
    active = hopes.active
    go = vec[float]([luck * gain for gain in stop])
    go[active] += luck * HOPE
    return stop if isinstance(top, (Onward, Ship)) and go[active] <= stop[active] else go
