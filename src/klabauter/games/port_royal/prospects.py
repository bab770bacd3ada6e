"""What speaks for every seat, for those who search: what each has once this turn is over, and what is at stake before.

The rest of the turn is foreseen as if the active player stopped and everybody took what is best for him. Another card
is not foreseen, since the search sees it come; what it risks is a trait of its own.
"""

from __future__ import annotations

from klabauter.games.port_royal.components import Components
from klabauter.games.port_royal.features import SABRES, Hopes, Rates
from klabauter.games.port_royal.r3_discover import Ship
from klabauter.games.port_royal.state import PortState

# By games of bots money and wholesalers bring more than the rule of thumb says, sabres less.
LEARNED = Rates(money=1.3, sabres=0.7, patrons=2.1)
FEW_COINS = 3
MANY_COINS = 6


def traits(s: PortState, f: Components) -> list[list[float]]:
    """Nothing is anybody's secret, so all viewers see the same."""
    hopes = Hopes(s, f, LEARNED)
    seats = hopes.seats
    harbour = list(s.harbour)
    if isinstance(s.stack[-1], Ship):
        harbour.append(s.shown)
    fresh = hopes.closed or s.discovered == 0  # a turn that has not begun
    exploring = not fresh and not hopes.takers
    gains = [0.0] * seats  # that could still be lost
    risk = 0.0
    if exploring:
        gains = hopes.stopping(harbour)
        risk = hopes.bust(harbour)
    elif not fresh:
        hopes.phase_2(harbour, hopes.takers, s.picks)
    coins, influence, sabres, patrons = _after(s, f, hopes)
    following = hopes.active if fresh else (hopes.active + 1) % seats
    played = (following - s.starter) % seats
    most = max(influence)
    left = max(0.0, 1.0 - most / f.goal)
    winner = (-1, -1)  # if the game is over after this turn
    if (hopes.closed or not fresh) and following == s.starter and most >= f.goal:
        winner = max([(influence[seat], coins[seat]) for seat in range(seats)])
    ships = sum([f.colour[card] >= 0 for card in harbour])
    copies = _copies(s, f)
    cards = max(1, sum(copies))
    rows: list[list[float]] = []
    for seat in range(seats):
        kept, weak, points = _next_card(f, copies, patrons[seat], sabres[seat], coins[seat])
        acting = 1.0 if exploring and seat == s.active else 0.0
        gained = influence[seat] - s.influence[seat] if exploring else 0
        purse = coins[seat]
        colours = patrons[seat].bit_count()
        steel = SABRES[min(sabres[seat], len(SABRES) - 1)]
        rows.append([
            float(influence[seat]),
            left * influence[seat],
            left * min(purse, FEW_COINS),
            left * min(purse, MANY_COINS),
            left * left * purse,
            (1.0 - left) * purse,
            left * steel,
            left * colours,
            left * left * colours,
            kept / cards,
            left * kept / cards,
            weak / cards,
            points / cards,
            1.0 if (seat - s.starter) % seats >= played else 0.0,  # a turn of this round is to come
            1.0 if (influence[seat], purse) == winner else 0.0,
            acting,
            acting * left,
            acting * ships,
            acting * risk,
            acting * risk * left,
            acting * risk * ships,
            gains[seat],
            risk * gains[seat],
            float(gained),
            risk * gained,
            risk * influence[seat],
        ])  # fmt: skip
    return rows


def _after(s: PortState, f: Components, hopes: Hopes) -> tuple[list[int], list[int], list[int], list[int]]:
    """Coins, influence, sabres and colours of wholesalers of all seats after what was foreseen."""
    coins, influence, sabres, patrons = hopes.coins[:], s.influence[:], s.sabres[:], s.patrons[:]
    for seat, card in hopes.taken:
        coins[seat] += f.coins[card] - f.cost[card]
        if seat != hopes.active:
            coins[seat] -= 1
            coins[hopes.active] += 1
        influence[seat] += f.influence[card]
        sabres[seat] += f.sabres[card]
        if f.colour[card] >= 0:
            influence[seat] += patrons[seat] >> f.colour[card] & 1
        elif f.patron[card] >= 0:
            patrons[seat] |= 1 << f.patron[card]
    return coins, influence, sabres, patrons


def _copies(s: PortState, f: Components) -> list[int]:
    """How often each card may be the next."""
    copies = [0] * len(f.cost)
    for card in s.unseen if s.deck else s.discard:
        copies[card] += 1
    return copies


def _next_card(f: Components, copies: list[int], patrons: int, sabres: int, coins: int) -> tuple[int, int, int]:
    """How many cards are ships of its wholesalers, how many such as it repels, and what influence it can pay for."""
    kept = weak = points = 0
    for card, number in enumerate(copies):
        colour = f.colour[card]
        if colour >= 0:
            kept += number * (patrons >> colour & 1)
            if f.need[card] <= sabres:
                weak += number
        elif f.cost[card] <= coins:
            points += number * f.influence[card]
    return kept, weak, points
