"""A second referee for the fiddly parts of 21 Mutinies: sales, the order after a mutiny, the books, the final scoring.

Written from the rulebook and the list of figures, without the game's own code. It is slow and plain on purpose: a jewel
is a word, a deal is found by trying every handful of tiles and every colour for every joker. It knows positions as they
are written down and events as a spectator may read them, nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

STONES = ("ruby", "sapphire", "emerald", "topaz")
BOARD = {  # doubloons and prestige for no rum; the board adds 2 prestige, then 1 of each, and again
    "any2": (1, 1),
    "any3": (2, 3),
    "any4": (3, 5),
    "same3": (2, 6),
    "pairs": (3, 7),
    "same4": (4, 10),
}
SIZE = {"any2": 2, "any3": 3, "any4": 4, "same3": 3, "pairs": 4, "same4": 4}
BONUS = ((10, "doubloon"), (20, "treasure"), (30, "rum"), (40, "jewel"))
SEAS = {3: (5, 6, 7), 4: (4, 5, 6), 5: (3, 4, 5)}


# -- sales


def is_jewel(tile: str) -> bool:
    return tile.removeprefix("treasure-").split("-")[0] in (*STONES, "joker")


def stone(tile: str) -> str:
    return tile.removeprefix("treasure-").split("-")[0]


def symbols(tile: str) -> int:
    """Rum symbols: the first digit of a jewel; a treasure jewel has one, the treasure joker none."""
    if tile.startswith("treasure-"):
        return 0 if tile == "treasure-joker" else 1
    return int(tile.split("-")[1][0])


def makes(deal: str, tiles: Iterable[str]) -> bool:
    """Whether exactly these tiles are the deal, with some colour for every joker."""
    stones = [stone(tile) for tile in tiles]
    if len(stones) != SIZE[deal]:
        return False
    jokers = stones.count("joker")
    fixed = [one for one in stones if one != "joker"]
    for colours in product(STONES, repeat=jokers):
        row = fixed + list(colours)
        if deal.startswith("any"):
            return True
        if deal.startswith("same") and len(set(row)) == 1:
            return True
        if deal == "pairs" and all(count % 2 == 0 for count in Counter(row).values()):
            return True
    return False


def deals(hand: list[str]) -> set[str]:
    """Every deal a hand allows."""
    jewels = [tile for tile in hand if is_jewel(tile)]
    return {deal for deal, size in SIZE.items() if any(makes(deal, some) for some in combinations(jewels, size))}


def may_lay(hand: list[str], laid: list[str], deal: str, other: str | None = None) -> set[str]:
    """Tiles with which the deal can still be completed; what is left must allow the ``other`` deal, if there is one."""
    jewels = [tile for tile in hand if is_jewel(tile)]
    found: set[str] = set()
    for more in combinations(range(len(jewels)), SIZE[deal] - len(laid)):
        chosen = [jewels[i] for i in more]
        if set(chosen) <= found or not makes(deal, [*laid, *chosen]):
            continue
        rest = [tile for i, tile in enumerate(jewels) if i not in more]
        if other is None or other in deals(rest):
            found |= set(chosen)
    return found


def pours(laid: list[str], rum: int) -> list[int]:
    return list(range(min(4, rum, sum(symbols(tile) for tile in laid)) + 1))


def brings(deal: str, rum: int) -> tuple[int, int]:
    doubloons, prestige = BOARD[deal]
    for step in range(rum):
        if step % 2 == 0:
            prestige += 2
        else:
            prestige += 1
            doubloons += 1
    return doubloons, prestige


# -- the order after a mutiny


def after_mutiny(order: list[int], bids: dict[int, int]) -> list[int]:
    """Who paid what, in doubloons; the highest first, then those who did not mutiny as they stood."""
    rebels = sorted(bids, key=lambda seat: -bids[seat])
    return rebels + [seat for seat in order if seat not in bids]


# -- the books: prestige, doubloons and rum, from what a spectator reads


class Books:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.prestige = [3] * seats
        self.doubloons = [0] * seats
        self.rum = [1] * seats
        self.had: list[set[str]] = [set() for _ in range(seats)]
        self.order: list[int] = []
        self.bids: dict[int, int] = {}

    def read(self, line: str, v: dict[str, Any]) -> None:
        """One event. Lines that move nothing are passed over."""
        entry = getattr(self, "_" + line.replace("-", "_"), None)
        if entry is not None:
            entry(**{name.replace("-", "_"): value for name, value in v.items()})
            for seat in range(self.seats):
                assert self.doubloons[seat] >= 0, (line, v)
                assert self.rum[seat] >= 0, (line, v)
                assert self.prestige[seat] >= 0, (line, v)

    def _in_order(self, seat: int, position: int, doubloons: int) -> None:
        assert doubloons == (3, 4, 4, 4, 5)[position - 1]
        self.order.append(seat)
        self.doubloons[seat] = doubloons

    def _bonus(self, seat: int, bonus: str, prestige: int) -> None:
        self.reaches(seat, bonus)
        self.doubloons[seat] += bonus == "doubloon"
        self.rum[seat] += bonus == "rum"

    def _no_bonus(self, seat: int, bonus: str) -> None:
        self.reaches(seat, bonus)

    def _bonus_instead(self, seat: int, doubloons: int, prestige: int) -> None:
        self.reaches(seat, "treasure")
        self.doubloons[seat] += 1
        self.prestige[seat] += 1

    def reaches(self, seat: int, bonus: str) -> None:
        at = next(at for at, kind in BONUS if kind == bonus)
        assert self.prestige[seat] >= at, (seat, bonus)
        assert bonus not in self.had[seat], (seat, bonus)
        self.had[seat].add(bonus)

    def missed(self) -> list[tuple[int, str]]:
        """Bonuses that should have been given by now."""
        return [
            (seat, kind)
            for seat in range(self.seats)
            for at, kind in BONUS
            if self.prestige[seat] >= at and kind not in self.had[seat]
        ]

    def _paid_beyond(self, seat: int, doubloons: int) -> None:
        self.doubloons[seat] -= doubloons

    def _took(self, seat: int, tile: str, doubloons: int, rum: int) -> None:
        price = (int(tile[-1]), int(tile[-2]))
        assert (doubloons, rum) in (price, (0, 0))
        self.doubloons[seat] -= doubloons
        self.rum[seat] -= rum

    _henchman_took = _took

    def _tossed(self, seat: int, tile: str, doubloons: int) -> None:
        self.doubloons[seat] += doubloons

    def _too_late(self, seat: int, doubloons: int) -> None:
        self.doubloons[seat] += doubloons

    def _gets_rum(self, seat: int, rum: int) -> None:
        self.rum[seat] += rum

    _extra_rum = _first_rum = _dealt = _visited = _more_rum = _gets_rum

    def _gets_doubloons(self, seat: int, doubloons: int) -> None:
        self.doubloons[seat] += doubloons

    _both_dice = _extra_doubloons = _cabin_doubloon = _rewarded = _gets_doubloons

    def _gets_both(self, seat: int, doubloons: int, prestige: int) -> None:
        self.doubloons[seat] += doubloons
        self.prestige[seat] += prestige

    _wreck_empty = _no_treasures = _yield = _gets_both

    def _gets_prestige(self, seat: int, prestige: int) -> None:
        self.prestige[seat] += prestige

    _fifth = _cabin_prestige = _gets_prestige

    def _buys(self, seat: int, doubloons: int, prestige: int) -> None:
        self.doubloons[seat] -= doubloons
        self.prestige[seat] += prestige

    def _spun(self, seat: int, doubloons: int, prestige: int) -> None:
        assert (doubloons, prestige) == (2, 2)
        self._buys(seat, doubloons, prestige)

    def _cabin_trade(self, seat: int, doubloons: int, prestige: int) -> None:
        assert (doubloons, prestige) == (5, 3)
        self._buys(seat, doubloons, prestige)

    def _renowned(self, seat: int, pay: int, prestige: int) -> None:
        assert (pay, prestige) == (10, 5)
        self._buys(seat, pay, prestige)

    def _exchanged(self, seat: int, pay: int, gain: int) -> None:
        assert (pay, gain) == (3, 3)
        self._buys(seat, pay, gain)

    def _henchman_spun(self, seat: int, doubloons: int) -> None:
        self.doubloons[seat] -= 2

    def _robbed(self, seat: int, victim: int, doubloons: int) -> None:
        assert doubloons == 1
        assert seat != victim
        self.doubloons[victim] -= 1
        self.doubloons[seat] += 1

    def _sold(self, seat: int, deal: str, tiles: list[str], rum: int) -> None:
        assert makes(deal, tiles), (deal, tiles)
        assert rum in pours(tiles, self.rum[seat])
        self.rum[seat] -= rum
        self.due = brings(deal, rum)

    def _handed_over(self, seat: int, deal: str, tiles: list[str]) -> None:
        assert makes(deal, tiles), (deal, tiles)

    def _wheel_paid(self, seat: int, space: str, doubloons: int, prestige: int) -> None:
        assert (space, doubloons, prestige) in (("wheel-1", 1, 1), ("wheel-3", 3, 2), ("wheel-6", 6, 3))
        self._buys(seat, doubloons, prestige)
        self.bids[seat] = doubloons

    def _wheel_prestige_paid(self, seat: int, prestige: int, doubloons: int) -> None:
        assert (prestige, doubloons) == (1, 1)
        self.prestige[seat] -= 1
        self.doubloons[seat] += 1
        self.bids[seat] = 0

    def _henchman_wheel(self, seat: int, space: str) -> None:
        value = int(space.split("-")[1])
        if value:
            self.doubloons[seat] -= value
        else:
            self.prestige[seat] -= 1

    def _new_captain(self, seat: int, order: list[int]) -> None:
        self.order = after_mutiny(self.order, self.bids)
        assert order == self.order, (order, self.order)
        assert order[0] == seat

    def _marked(self, action: str) -> None:
        self.bids = {}

    def _refused(self, seat: int, card: str, prestige: int) -> None:
        assert prestige == min(2, self.prestige[seat])
        self.prestige[seat] -= prestige

    def _gave_rum(self, seat: int, rum: int) -> None:
        self.rum[seat] -= rum

    def _lost(self, seat: int, loss: str) -> None:
        getattr(self, loss if loss != "doubloon" else "doubloons")[seat] -= 1

    def _last_mutiny(self, seat: int, prestige: int, round: int) -> None:
        self.prestige[seat] += prestige

    def _swapped(self, seat: int, captain: int, doubloons: int) -> None:
        assert doubloons == 4
        assert self.order[0] == seat
        self.order = [self.order[-1], *self.order[1:-1], self.order[0]]
        assert self.order[0] == captain
        self.doubloons[seat] += 4

    def _duel_won(self, seat: int, captain: int) -> None:
        here, there = self.order.index(seat), self.order.index(captain)
        assert there == 0
        self.order[here], self.order[there] = captain, seat

    def _used(self, seat: int, treasure: str, gain: int) -> None:
        kind = treasure.removeprefix("treasure-")
        assert gain == {"rum": 1, "prestige": 2, "doubloons": 2}[kind]
        getattr(self, kind)[seat] += gain


# -- the end


def final(position: dict[str, Any]) -> list[dict[str, int]]:
    """The six steps of the scoring, from the position after the last round: total, doubloons left, rank per seat."""
    s = position["state"]
    seats = position["seats"]
    texts = seats > 2 and position["options"]["card-texts"] == "as-ruled"
    totals: list[dict[str, int]] = []
    for seat in range(seats):
        prestige, doubloons, rum = s["prestige"][seat], s["doubloons"][seat], s["rum"][seat]
        jewels = len(s["jewels"][seat])
        exchanges = 0
        for treasure in s["treasures"][seat]:  # 1
            if treasure == "treasure-prestige":
                prestige += 2
            elif treasure == "treasure-doubloons":
                doubloons += 2
            elif treasure == "treasure-exchange":
                exchanges += 1
            elif is_jewel(treasure):
                jewels += 1
        while exchanges and doubloons >= 3:
            exchanges, doubloons, prestige = exchanges - 1, doubloons - 3, prestige + 3
        doubloons += jewels  # 2
        cards = len(s["hands"][seat]) + len(s["fronts"][seat])
        doubloons += cards  # 3
        rate = 3 if texts else 2
        while doubloons >= rate:  # 4
            doubloons, prestige = doubloons - rate, prestige + 1
        for card in s["hands"][seat]:  # 5
            if card == "seven-seas":
                prestige += sum(cards >= needed for needed in SEAS[seats])
            elif card == "where-is-my-rum":
                rum = max(0, rum - 2)
            elif card == "to-the-end":
                prestige += 3 if s["order"][0] == seat else 0
            elif card == "loyal-soul" and s["order"][0] != seat:
                prestige += 2 if s["order"][-1] == seat else 1
        prestige -= rum  # 6
        totals.append({"prestige": prestige, "doubloons": doubloons})
    best = sorted([(one["prestige"], one["doubloons"]) for one in totals], reverse=True)
    for one in totals:
        one["rank"] = 1 + best.index((one["prestige"], one["doubloons"]))
    return totals
