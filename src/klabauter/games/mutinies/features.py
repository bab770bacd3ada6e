"""What a player looks at: how a position stands for a seat, in prestige. Search may call this in worlds it has sampled.

The weights come from the notes of the reconstruction: a doubloon half a prestige, rum as far as jewels can use it,
jewels by colour, a figure by what its space will bring.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    BEYOND,
    CABIN,
    CITY_MARKET,
    FIRST,
    JOKER,
    LAST,
    MARKET,
    REVENGE,
    ROB_THE_CREW,
    RUMOURS,
    TAVERN,
    THEFT,
    VISIT,
    WHEEL_0,
    WRECK,
    YARN,
)
from klabauter.games.mutinies.r6_deals import DEALS_IN, colours_of, mask_of
from klabauter.games.mutinies.r11_scoring import tally
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.frame import NOBODY

DOUBLOON: Final = 0.5
SET_WORTH: Final[tuple[float, ...]] = (0.0, 1.0, 2.6, 5.2, 8.2)  # jewels of one colour
SYMBOL: Final = 0.6
JOKER_WORTH: Final = 0.5
JEWEL: Final = 1.4  # one that is not seen yet
TREASURE: Final = 1.5
CARD: Final = 0.7
RUM: Final = 1.3  # as far as jewels show symbols
RUM_SPARE: Final = 0.1
RUM_LATE: Final = -0.6
CAPTAIN: Final = 2.0
TO_PLACE: Final = 1.5  # a figure that may still go anywhere
PLACE: Final = 0.25  # of standing earlier in the order
WRECK_LUCK: Final[tuple[float, ...]] = (35 / 36, 32 / 36, 27 / 36, 20 / 36, 11 / 36)
TAVERN_RUM: Final[tuple[float, ...]] = (2.7, 1.5, 1.3, 1.0, 0.7)
WHEEL_LUCK: Final[tuple[float, ...]] = (0.25, 0.45, 0.7, 0.85)  # of becoming captain, while nobody has bid more


def evaluate(s: MutinyState, b: Book, seat: int) -> float:
    """Expected lead of the seat over the average of the others, as a careful player would guess it."""
    if s.stack[-1].seat == NOBODY:
        worths = [tally(s, b.components, who).prestige + 0.01 * s.doubloons[who] for who in range(b.seats)]
    else:
        worths = [sum(row[:-1]) for row in traits(s, b, seat)]
    mine = worths.pop(seat)
    return mine - 0.5 * (max(worths) + sum(worths) / len(worths))


def left(s: MutinyState, b: Book) -> float:
    """By what runs out first: mutinies, or jewels."""
    if s.last:
        return 0.0
    return min(1.0, s.pile / b.components.pile, len(s.jewel_stack) / 15.0)


def late(s: MutinyState, b: Book) -> float:
    """0 while sets can still be sold, 1 in the last round: the last quarter of the pile, or of the jewels."""
    if s.last:
        return 1.0
    return min(1.0, max(0.0, 1.0 - min(s.pile / (0.25 * b.components.pile), len(s.jewel_stack) / 6.0)))


def traits(s: MutinyState, b: Book, viewer: int) -> list[list[float]]:
    """Prestige, doubloons, hand cards, cards shown, jewels and treasures, rum, place in the order, captaincy, figure,
    a card that threatens, a figure to be placed; what is not seen of the others is as this world says."""
    f = b.components
    end = late(s, b)
    rows: list[list[float]] = []
    for seat in range(b.seats):
        counts = colours_of(f, s.jewels[seat], s.treasures[seat])
        symbols = sum([f.tile_rum[tile] for tile in s.jewels[seat]])
        symbols += sum([f.tile_rum[tile] for tile in s.treasures[seat]])
        at = s.order.index(seat) if s.order else 0
        acts = s.place[seat] >= 0 and not s.free >> seat & 1 and waits(s, b, seat)
        threatens = s.card >= 0 and seat != s.order[0] and s.card in (ROB_THE_CREW, REVENGE)
        rows.append([
            float(s.prestige[seat]),
            (DOUBLOON + end * (1.0 / f.rate - DOUBLOON)) * s.doubloons[seat],
            CARD * len(s.hands[seat]),
            len(s.fronts[seat]) / f.rate,
            hold_worth(s, b, seat, counts, symbols, end),
            rum_worth(s.rum[seat], symbols, end),
            -PLACE * at,
            CAPTAIN * (1.0 - end) if s.order and not at else 0.0,
            figure_worth(s, b, seat, counts, symbols, end) if acts else 0.0,
            -0.5 if threatens else 0.0,
            TO_PLACE if s.place[seat] < 0 else 0.0,
        ])  # fmt: skip
    return rows


def hold_worth(s: MutinyState, b: Book, seat: int, counts: list[int], symbols: int, end: float) -> float:
    """Jewels by colour, jokers with the largest; treasures by kind. Late, a jewel is a doubloon."""
    f = b.components
    jokers = counts[JOKER]
    best = 0
    jewels = 0.0
    for colour in range(1, JOKER):
        if counts[colour] > counts[best]:
            best = colour
    for colour in range(JOKER):
        n = counts[colour] + (jokers if colour == best else 0)
        jewels += SET_WORTH[n] if n < 5 else SET_WORTH[4] + 1.0 * (n - 4)
    jewels += SYMBOL * min(symbols, 4) + 0.1 * max(0, symbols - 4) + JOKER_WORTH * jokers
    sure = sum(counts) * f.jewel_worth / f.rate
    total = jewels * (1.0 - end) + sure * end
    for tile in s.treasures[seat]:
        if tile == f.find_prestige:
            total += f.find_gain[1] - 0.1
        elif tile == f.find_doubloons:
            total += f.find_gain[2] * DOUBLOON + 0.05
        elif tile == f.find_exchange:
            total += 1.2 if s.doubloons[seat] >= f.exchange_pay else 0.6
        elif tile == f.find_rum:
            total += 0.8 * (1.0 - end)
    return total


def rum_worth(rum: int, symbols: int, end: float) -> float:
    """Rum is worth what it adds to a sale; whatever is left at the end costs prestige."""
    useful = min(rum, symbols, 4)
    spare = rum - useful
    return useful * (RUM + end * (RUM_LATE - RUM)) + spare * (RUM_SPARE + end * (-1.0 - RUM_SPARE))


def waits(s: MutinyState, b: Book, figure: int) -> bool:
    """Whether the figure has still to act."""
    stack = s.stack
    if b.resolve in stack:
        return True
    space = s.place[figure]
    if space >= WHEEL_0:
        return b.wheel[figure] in stack or b.wheel_pays[figure] in stack
    if space == CABIN:
        return b.cabin[figure] in stack
    if FIRST[MARKET] <= space <= LAST[MARKET]:
        return b.sell[figure] in stack or b.lay[figure] in stack
    if space >= YARN:
        return b.city[figure] in stack or b.city_deal[figure] in stack or b.theft[figure] in stack
    if FIRST[WRECK] <= space <= LAST[WRECK]:
        return b.wreck[figure] in stack
    if FIRST[TAVERN] <= space <= LAST[TAVERN]:
        return b.tavern in stack
    return b.routes[figure] in stack or b.beyond[figure] in stack


def figure_worth(s: MutinyState, b: Book, seat: int, counts: list[int], symbols: int, end: float) -> float:
    """What the seat's figure will bring where it stands."""
    f = b.components
    space = s.place[seat]
    jewel = JEWEL * (1.0 - end) + end / f.rate
    if space < FIRST[BEYOND]:
        tile = s.display[space]
        if tile < 0:
            return 0.0
        colour = f.tile_colour[tile]
        n = counts[colour] if colour < JOKER else max(counts[:JOKER])
        more = (SET_WORTH[min(n + 1, 4)] - SET_WORTH[min(n, 4)] if n < 4 else 1.0) + SYMBOL * f.tile_rum[tile]
        price = f.tile_price[tile] * DOUBLOON
        rum = rum_worth(s.rum[seat], symbols, end) - rum_worth(s.rum[seat] - f.tile_rum[tile], symbols + 1, end)
        return more * (1.0 - end) + end / f.rate - price - rum
    if space < FIRST[WRECK]:
        return jewel + 0.3 + 0.8 * f.beyond_rum[space - FIRST[BEYOND]]
    if space < FIRST[TAVERN]:
        at = space - FIRST[WRECK]
        find = TREASURE if s.treasure_stack else 1.5
        return find * WRECK_LUCK[at] + 0.5 * f.wreck_rum[at] + (0.35 if not at else 0.0)
    if space < FIRST[MARKET]:
        at = space - FIRST[TAVERN]
        gained = TAVERN_RUM[at]
        more = rum_worth(s.rum[seat] + 3, symbols, end) - rum_worth(s.rum[seat], symbols, end)
        return more * gained / 3.0 + DOUBLOON * f.tavern_doubloons[at]
    if space <= LAST[MARKET]:
        return sale_worth(s, b, seat, space - FIRST[MARKET], counts, symbols, end)
    if space == YARN:
        return f.yarn - f.yarn_pay * DOUBLOON
    if space == THEFT:
        return jewel + 0.4
    if space == VISIT:
        return rum_worth(s.rum[seat] + f.visit, symbols, end) - rum_worth(s.rum[seat], symbols, end)
    if space == RUMOURS:
        return TREASURE
    if space == CITY_MARKET:
        deals = DEALS_IN[mask_of(counts)]
        return max([sale_worth(s, b, seat, deal, counts, symbols, end) for deal in deals], default=0.0)
    if space == CABIN:
        return 1.0 if s.doubloons[seat] < f.cabin_pay else 1.2
    return wheel_worth(s, b, seat, space - WHEEL_0, end)


def sale_worth(s: MutinyState, b: Book, seat: int, deal: int, counts: list[int], symbols: int, end: float) -> float:
    """What a deal brings above the jewels and the rum it takes."""
    f = b.components
    size = (2, 3, 4, 3, 4, 4)[deal]
    rum = min(4, s.rum[seat], max(0, symbols * size // max(1, sum(counts))))
    gained = f.yield_prestige[deal][rum] + DOUBLOON * f.yield_doubloons[deal][rum]
    if deal == 5:
        given = SET_WORTH[4]
    elif deal == 3:
        given = SET_WORTH[3]
    elif deal == 4:
        given = 2.0 * SET_WORTH[2]
    else:
        given = size * 1.1
    given += SYMBOL * rum
    return gained - given * (1.0 - end) - end * size / f.rate - rum_worth(rum, rum, end)


def wheel_worth(s: MutinyState, b: Book, seat: int, at: int, end: float) -> float:
    """Prestige for doubloons now, and perhaps the captaincy; the higher space wins it."""
    f = b.components
    gained = f.wheel_prestige[at] - f.wheel_pay_prestige[at] + DOUBLOON * (f.wheel_doubloons[at] - f.wheel_pay[at])
    beaten = any([s.place[other] > s.place[seat] for other in range(b.seats)])
    chance = 0.0 if beaten else WHEEL_LUCK[at]
    return gained + 0.5 + PLACE + chance * (CAPTAIN + 0.8) * (1.0 - end)
