"""What speaks for every seat, for those who search: what each has once this turn is over, and what is at stake before.

The rest of the turn is foreseen as if the active player stopped and everybody took what is best for him. Another card
is not foreseen, since the search sees it come; what it risks is a trait of its own.
"""

from __future__ import annotations

from typing import Final, final

from klabauter.games.port_royal.components import HOW_MANY, Components
from klabauter.games.port_royal.features import Hopes, Rates, next_cards, steel
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.compat import i64, vec

# By games of bots money and wholesalers bring more than the rule of thumb says, sabres less.
LEARNED: Final = Rates(money=1.3, sabres=0.7, patrons=2.1)
FEW_COINS = 3.0
MANY_COINS = 6.0


def traits(s: PortState, f: Components) -> list[list[float]]:
    """Nothing is anybody's secret, so all viewers see the same."""
    hopes = Hopes(s, f, LEARNED)
    seats = hopes.seats
    harbour = hopes.harbour()
    ships = float(HOW_MANY[hopes.colours(harbour)])
    fresh = hopes.closed or s.discovered == 0  # a turn that has not begun
    exploring = not fresh and not len(hopes.takers)
    gains = vec[float]([0.0] * seats)  # that could still be lost
    risk = 0.0
    if exploring:
        gains = hopes.stopping(harbour)
        risk = hopes.bust(harbour)
    elif not fresh:
        hopes.phase_2(harbour, hopes.takers, s.picks)
    after = After(s, f, hopes)
    coins, influence = after.coins, after.influence
    following = hopes.active if fresh else (hopes.active + 1) % seats
    played = (following - s.starter) % seats
    most: i64 = 0
    for seat in range(seats):
        most = max(most, influence[seat])
    left = max(0.0, 1.0 - float(most) / float(f.goal))
    richest: i64 = -1  # of those with the most points, if the game is over after this turn
    if (hopes.closed or not fresh) and following == s.starter and most >= f.goal:
        for seat in range(seats):
            if influence[seat] == most:
                richest = max(richest, coins[seat])
    heap = next_cards(s)
    cards = float(max(1, s.cells[heap]))
    rows: list[list[float]] = []
    for seat in range(seats):
        kept, weak, points = after.next_card(seat, heap)
        acting = 1.0 if exploring and seat == s.active else 0.0
        mine = float(influence[seat])
        gained = mine - float(s.cells[s.at.influence + seat]) if exploring else 0.0
        purse = float(coins[seat])
        colours = float(HOW_MANY[after.patrons[seat]])
        rows.append([
            mine,
            left * mine,
            left * min(purse, FEW_COINS),
            left * min(purse, MANY_COINS),
            left * left * purse,
            (1.0 - left) * purse,
            left * steel(after.sabres[seat]),
            left * colours,
            left * left * colours,
            kept / cards,
            left * kept / cards,
            weak / cards,
            points / cards,
            1.0 if (seat - s.starter) % seats >= played else 0.0,  # a turn of this round is to come
            1.0 if influence[seat] == most and coins[seat] == richest else 0.0,
            acting,
            acting * left,
            acting * ships,
            acting * risk,
            acting * risk * left,
            acting * risk * ships,
            gains[seat],
            risk * gains[seat],
            gained,
            risk * gained,
            risk * mine,
        ])  # fmt: skip
    return rows


@final
class After:
    """Coins, influence, sabres and colours of wholesalers of all seats after what was foreseen."""

    def __init__(self, s: PortState, f: Components, hopes: Hopes) -> None:
        self.s = s
        self.f = f
        at, seats = s.at, hopes.seats
        coins = self.coins = hopes.coins[:]
        influence = self.influence = s.cells[at.influence : at.influence + seats]
        sabres = self.sabres = s.cells[at.sabres : at.sabres + seats]
        patrons = self.patrons = s.cells[at.patrons : at.patrons + seats]
        for number in range(len(hopes.taken)):
            seat, card = hopes.taken_by[number], hopes.taken[number]
            coins[seat] += f.coins[card] - f.cost[card]
            if seat != hopes.active:
                coins[seat] -= 1
                coins[hopes.active] += 1
            influence[seat] += f.influence[card]
            if patrons[seat] & f.colour[card]:
                influence[seat] += 1
            sabres[seat] += f.sabres[card]
            patrons[seat] |= f.patron[card]

    def next_card(self, seat: i64, heap: i64) -> tuple[float, float, float]:
        """How many cards are ships of the seat's wholesalers, how many such as it repels, and what influence it can pay
        for."""
        s, f = self.s, self.f
        patrons, sabres, coins = self.patrons[seat], self.sabres[seat], self.coins[seat]
        kept: i64 = 0
        weak: i64 = 0
        points: i64 = 0
        for at in range(heap + 1, heap + 1 + s.cells[heap]):
            card = s.cells[at]
            if f.colour[card]:
                if patrons & f.colour[card]:
                    kept += 1
                if f.need[card] <= sabres:
                    weak += 1
            elif f.cost[card] <= coins:
                points += f.influence[card]
        return float(kept), float(weak), float(points)
