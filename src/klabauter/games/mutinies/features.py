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
    DEAL_COUNT,
    DEAL_SIZE,
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
from klabauter.games.mutinies.hold import captain, hand_cards, space_of
from klabauter.games.mutinies.r6_deals import count_of, jewels_of, mask_of
from klabauter.games.mutinies.r11_scoring import tally
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, COUNT, place_of
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.frame import NOBODY

DOUBLOON: Final = 0.5
SET_WORTH: Final = vec[float]([0.0, 1.0, 2.6, 5.2, 8.2])  # jewels of one colour
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
WRECK_LUCK: Final = vec[float]([35 / 36, 32 / 36, 27 / 36, 20 / 36, 11 / 36])
TAVERN_RUM: Final = vec[float]([2.7, 1.5, 1.3, 1.0, 0.7])
WHEEL_LUCK: Final = vec[float]([0.25, 0.45, 0.7, 0.85])  # of becoming captain, while nobody has bid more


def evaluate(s: MutinyState, b: Book, seat: int) -> float:
    """Expected lead of the seat over the average of the others, as a careful player would guess it."""
    if s.top().seat == NOBODY:
        doubloons = s.doubloons
        worths = [tally(s, b.components, who).prestige + 0.01 * doubloons[who] for who in range(b.seats)]
    else:
        worths = [sum(row[:-1]) for row in traits(s, b, seat)]
    mine = worths.pop(seat)
    return mine - 0.5 * (max(worths) + sum(worths) / len(worths))


def left(s: MutinyState, b: Book) -> float:
    """By what runs out first: mutinies, or jewels."""
    if s.last:
        return 0.0
    return min(1.0, float(s.pile) / float(b.components.pile), float(s.cells[s.at.jewel_stack]) / 15.0)


def late(s: MutinyState, b: Book) -> float:
    """0 while sets can still be sold, 1 in the last round: the last quarter of the pile, or of the jewels."""
    if s.last:
        return 1.0
    mutinies = float(s.pile) / (0.25 * float(b.components.pile))
    jewels = float(s.cells[s.at.jewel_stack]) / 6.0
    return min(1.0, max(0.0, 1.0 - min(mutinies, jewels)))


def traits(s: MutinyState, b: Book, viewer: int) -> list[list[float]]:
    """Prestige, doubloons, hand cards, cards shown, jewels and treasures, rum, place in the order, captaincy, figure,
    a card that threatens, a figure to be placed; what is not seen of the others is as this world says."""
    f = b.components
    cells, at = s.cells, s.at
    end = late(s, b)
    seated = cells[at.order] > 0
    punishes = s.card == ROB_THE_CREW or s.card == REVENGE
    rows: list[list[float]] = []
    for seat in range(b.seats):
        colours, symbols = cells[at.colours + seat], cells[at.symbols + seat]
        number: i64 = place_of(cells, at.order, seat) if seated else 0
        acts = space_of(s, seat) >= 0 and not s.free & BIT[seat] and waits(s, b, seat)
        rows.append([
            float(cells[at.prestige + seat]),
            (DOUBLOON + end * (1.0 / float(f.rate) - DOUBLOON)) * float(cells[at.doubloons + seat]),
            CARD * float(hand_cards(s, seat)),
            float(cells[at.fronts + seat * at.fronts_step]) / float(f.rate),
            hold_worth(s, b, seat, colours, symbols, end),
            rum_worth(cells[at.rum + seat], symbols, end),
            -PLACE * float(number),
            CAPTAIN * (1.0 - end) if seated and not number else 0.0,
            figure_worth(s, b, seat, colours, symbols, end) if acts else 0.0,
            -0.5 if punishes and seat != captain(s) else 0.0,
            TO_PLACE if space_of(s, seat) < 0 else 0.0,
        ])  # fmt: skip
    return rows


def hold_worth(s: MutinyState, b: Book, seat: i64, colours: i64, symbols: i64, end: float) -> float:
    """Jewels by colour, jokers with the largest; treasures by kind. Late, a jewel is a doubloon."""
    f = b.components
    jokers = count_of(colours, JOKER)
    best: i64 = 0
    jewels = 0.0
    for colour in range(1, JOKER):
        if count_of(colours, colour) > count_of(colours, best):
            best = colour
    for colour in range(JOKER):
        n = count_of(colours, colour)
        if colour == best:
            n += jokers
        jewels += SET_WORTH[n] if n < 5 else SET_WORTH[4] + 1.0 * float(n - 4)
    few = symbols
    if few > 4:
        few = 4
    jewels += SYMBOL * float(few) + 0.1 * float(symbols - few) + JOKER_WORTH * float(jokers)
    sure = float(jewels_of(colours) * f.jewel_worth) / float(f.rate)
    total = jewels * (1.0 - end) + sure * end
    found = s.at.treasures + seat * s.at.treasures_step + s.at.treasures_of
    for _ in range(s.cells[found + f.find_rum] & COUNT):
        total += 0.8 * (1.0 - end)
    for _ in range(s.cells[found + f.find_prestige] & COUNT):
        total += float(f.find_gain[1]) - 0.1
    for _ in range(s.cells[found + f.find_doubloons] & COUNT):
        total += float(f.find_gain[2]) * DOUBLOON + 0.05
    for _ in range(s.cells[found + f.find_exchange] & COUNT):
        total += 1.2 if s.cells[s.at.doubloons + seat] >= f.exchange_pay else 0.6
    return total


def rum_worth(rum: i64, symbols: i64, end: float) -> float:
    """Rum is worth what it adds to a sale; whatever is left at the end costs prestige."""
    useful = rum if rum < symbols else symbols
    if useful > 4:
        useful = 4
    spare = float(rum - useful)
    return float(useful) * (RUM + end * (RUM_LATE - RUM)) + spare * (RUM_SPARE + end * (-1.0 - RUM_SPARE))


def waits(s: MutinyState, b: Book, figure: i64) -> bool:
    """Whether the figure has still to act."""
    if s.is_pending(b.resolve):
        return True
    space = space_of(s, figure)
    if space >= WHEEL_0:
        return s.is_pending(b.wheel[figure]) or s.is_pending(b.wheel_pays[figure])
    if space == CABIN:
        return s.is_pending(b.cabin[figure])
    if FIRST[MARKET] <= space <= LAST[MARKET]:
        return s.is_pending(b.sell[figure]) or s.is_pending(b.lay[figure])
    if space >= YARN:
        return s.is_pending(b.city[figure]) or s.is_pending(b.city_deal[figure]) or s.is_pending(b.theft[figure])
    if FIRST[WRECK] <= space <= LAST[WRECK]:
        return s.is_pending(b.wreck[figure])
    if FIRST[TAVERN] <= space <= LAST[TAVERN]:
        return s.is_pending(b.tavern)
    return s.is_pending(b.routes[figure]) or s.is_pending(b.beyond[figure])


def figure_worth(s: MutinyState, b: Book, seat: i64, colours: i64, symbols: i64, end: float) -> float:
    """What the seat's figure will bring where it stands."""
    f = b.components
    space = space_of(s, seat)
    own_rum = s.cells[s.at.rum + seat]
    jewel = JEWEL * (1.0 - end) + end / float(f.rate)
    if space < FIRST[BEYOND]:
        return tile_worth(s, b, s.cells[s.at.display + space], own_rum, colours, symbols, end)
    if space < FIRST[WRECK]:
        return jewel + 0.3 + 0.8 * float(f.beyond_rum[space - FIRST[BEYOND]])
    if space < FIRST[TAVERN]:
        at = space - FIRST[WRECK]
        find = TREASURE if s.cells[s.at.treasure_stack] else 1.5
        return find * WRECK_LUCK[at] + 0.5 * float(f.wreck_rum[at]) + (0.35 if not at else 0.0)
    if space < FIRST[MARKET]:
        at = space - FIRST[TAVERN]
        more = rum_worth(own_rum + 3, symbols, end) - rum_worth(own_rum, symbols, end)
        return more * TAVERN_RUM[at] / 3.0 + DOUBLOON * float(f.tavern_doubloons[at])
    if space <= LAST[MARKET]:
        return sale_worth(s, b, seat, space - FIRST[MARKET], colours, symbols, end)
    if space == YARN:
        return float(f.yarn) - float(f.yarn_pay) * DOUBLOON
    if space == THEFT:
        return jewel + 0.4
    if space == VISIT:
        return rum_worth(own_rum + f.visit, symbols, end) - rum_worth(own_rum, symbols, end)
    if space == RUMOURS:
        return TREASURE
    if space == CITY_MARKET:
        mask = mask_of(colours)
        best = -1000.0 if mask else 0.0
        for deal in range(DEAL_COUNT):
            if mask & BIT[deal]:
                worth = sale_worth(s, b, seat, deal, colours, symbols, end)
                best = worth if worth > best else best
        return best
    if space == CABIN:
        return 1.0 if s.cells[s.at.doubloons + seat] < f.cabin_pay else 1.2
    return wheel_worth(s, b, seat, space - WHEEL_0, end)


def tile_worth(s: MutinyState, b: Book, tile: i64, rum: i64, colours: i64, symbols: i64, end: float) -> float:
    """What an open jewel brings a seat with this much rum, above its price."""
    f = b.components
    if tile < 0:
        return 0.0
    colour = f.tile_colour[tile]
    n = count_of(colours, colour)
    if colour == JOKER:
        n = 0
        for other in range(JOKER):
            if count_of(colours, other) > n:
                n = count_of(colours, other)
    more = (SET_WORTH[n + 1] - SET_WORTH[n] if n < 4 else 1.0) + SYMBOL * float(f.tile_rum[tile])
    price = float(f.tile_price[tile]) * DOUBLOON
    spent = rum_worth(rum, symbols, end) - rum_worth(rum - f.tile_rum[tile], symbols + 1, end)
    return more * (1.0 - end) + end / float(f.rate) - price - spent


def sale_worth(s: MutinyState, b: Book, seat: i64, deal: i64, colours: i64, symbols: i64, end: float) -> float:
    """What a deal brings above the jewels and the rum it takes."""
    f = b.components
    size = DEAL_SIZE[deal]
    jewels = jewels_of(colours)
    rum = symbols * size // (jewels if jewels > 1 else 1)
    if rum > s.cells[s.at.rum + seat]:
        rum = s.cells[s.at.rum + seat]
    if rum > 4:
        rum = 4
    gained = float(f.yield_prestige[deal][rum]) + DOUBLOON * float(f.yield_doubloons[deal][rum])
    if deal == 5:
        given = SET_WORTH[4]
    elif deal == 3:
        given = SET_WORTH[3]
    elif deal == 4:
        given = 2.0 * SET_WORTH[2]
    else:
        given = float(size) * 1.1
    given += SYMBOL * float(rum)
    return gained - given * (1.0 - end) - end * float(size) / float(f.rate) - rum_worth(rum, rum, end)


def wheel_worth(s: MutinyState, b: Book, seat: i64, at: i64, end: float) -> float:
    """Prestige for doubloons now, and perhaps the captaincy; the higher space wins it."""
    f = b.components
    doubloons = float(f.wheel_doubloons[at] - f.wheel_pay[at])
    gained = float(f.wheel_prestige[at] - f.wheel_pay_prestige[at]) + DOUBLOON * doubloons
    chance = WHEEL_LUCK[at]
    for other in range(b.seats):
        if space_of(s, other) > space_of(s, seat):
            chance = 0.0
    return gained + 0.5 + PLACE + chance * (CAPTAIN + 0.8) * (1.0 - end)
