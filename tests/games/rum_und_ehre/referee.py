"""A second referee for the fiddly parts of Um Rum & Ehre, written from the rulebook and not from the game's code:
where alleys lead in a town however it is laid, which moves are allowed and what they cost, where a dead end sends
the captain, how a brawl goes, and what a flag is worth.

It knows the figures of the tiles (the components file) and nothing else of the game. The town is worked out by
geometry: every stub ends in a point on the rim of its tile, tiles are turned as points in the plane, and stubs that
end in the same point are one alley.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

SIDE = 4  # a tile is four units wide; its stubs end at 1 and 3
RIM = {"n": [(1, 0), (3, 0)], "e": [(4, 1), (4, 3)], "s": [(3, 4), (1, 4)], "w": [(0, 3), (0, 1)]}
CLOCKWISE = [*RIM["n"], *RIM["e"], *RIM["s"], *RIM["w"]]


class Alley:
    def __init__(self, ends: list[tuple[int, str]], pirates: int) -> None:
        self.ends = ends  # (tile, corner); two, or one for a dark alley
        self.pirates = pirates


class Plan:
    """A town: its alleys by their names."""

    def __init__(self, town: str, tiles: dict[str, Any]) -> None:
        self.alleys: dict[str, Alley] = {}
        ends: dict[tuple[int, int], list[tuple[tuple[int, str], int]]] = {}
        self.coin: dict[int, tuple[int, str]] = {}
        for place, word in enumerate(town.replace("/", " ").split()):
            number, turns = int(word[0]), int(word[2:] or 0)
            tile = tiles[str(number)]
            for i, text in enumerate(tile["inner"]):
                one, two, segments = text.split()
                self.alleys[f"{number}{chr(ord('a') + i)}"] = Alley([(number, one), (number, two)], int(segments))
            for point, text in zip(CLOCKWISE, tile["stubs"], strict=True):
                corner, whole = text.split()
                x, y = point
                for _ in range(turns):
                    x, y = SIDE - y, x
                ends.setdefault((x + place % 3 * SIDE, y + place // 3 * SIDE), []).append(
                    ((number, corner), int(whole))
                )
            self.coin[number] = (number, ("nw", "ne", "sw", "se")[tile["fields"].index("coin")])
        crossing = 0
        for row in range(3):
            for column in range(3):
                left, top = column * SIDE, row * SIDE
                right = [(left + SIDE, top + 1), (left + SIDE, top + 3)]
                below = [(left + 1, top + SIDE), (left + 3, top + SIDE)]
                for point in [*right, *below]:
                    if len(ends.get(point, [])) == 2:
                        crossing += 1
                        (one, here), (two, there) = ends.pop(point)
                        self.alleys[f"x{crossing}"] = Alley([one, two], here + 1 + there)
        far = 3 * SIDE

        def around(point: tuple[int, int]) -> int:
            x, y = point
            if y == 0:
                return x
            if x == far:
                return far + y
            return 2 * far + (far - x) if y == far else 3 * far + (far - y)

        for i, point in enumerate(sorted(ends, key=around)):
            ((field, whole),) = ends[point]
            self.alleys[f"d{i + 1}"] = Alley([field], whole + 1)

    def at(self, field: tuple[int, str], dark: bool) -> list[str]:
        return [
            name for name, alley in self.alleys.items() if field in alley.ends and (len(alley.ends) == 1) == dark
        ]  # fmt: skip


def moves(
    plan: Plan,
    owners: dict[str, int],
    captain: tuple[int, str],
    pirates: int,
    coins: int,
    further: bool,
    means: bool = False,
    back: bool = False,
) -> dict[str, int]:
    """The moves of the captain that are allowed, with the coins each costs."""
    found: dict[str, int] = {}
    fee = 1 if further else 0
    free = [name for name in plan.at(captain, dark=False) if name not in owners]
    for name in free:
        if plan.alleys[name].pirates <= pirates and fee <= coins:
            found[f"move {name}"] = fee
    usable = [name for name in free if plan.alleys[name].pirates <= pirates] if means else free
    price = fee + (1 if usable else 0)
    for name in plan.at(captain, dark=True):
        if name in owners or price > coins:
            continue
        if entries(plan, {**owners, name: 0}, captain, pirates - plan.alleys[name].pirates, back):
            found[f"dark {name}"] = price
    return found


def entries(plan: Plan, owners: dict[str, int], captain: tuple[int, str], pirates: int, back: bool) -> set[str]:
    """By which dark alleys the captain can come back when he has left his field."""
    return {
        f"enter {name}"
        for name, alley in plan.alleys.items()
        if len(alley.ends) == 1
        and name not in owners
        and alley.pirates <= pirates
        and (back or alley.ends[0] != captain)
    }


def dead_end(plan: Plan, owners: dict[str, int], field: tuple[int, str], back: bool) -> bool:
    if any(name not in owners for name in plan.at(field, dark=False)):
        return False
    out = [name for name in plan.at(field, dark=True) if name not in owners]
    return not any(entries(plan, {**owners, name: 0}, field, 99, back) for name in out)


def rescued(plan: Plan, owners: dict[str, int], captain: tuple[int, str], back: bool) -> tuple[int, str]:
    """Where the captain is after a look for dead ends."""
    if not dead_end(plan, owners, captain, back):
        return captain
    tile = captain[0]
    for _ in range(9):
        tile = tile % 9 + 1
        if not dead_end(plan, owners, plan.coin[tile], back):
            return plan.coin[tile]
    return captain


def brawl(
    crews: list[tuple[str, int]], players: int, roll: Callable[[str, str], int]
) -> tuple[list[str], dict[str, list[str]]]:
    """The order in which crews go out, the winner last, and who gets which sleeping place.

    ``roll`` is asked for the roll of a crew's pirate and told whom it meets next.
    """
    sides: list[set[tuple[int, int]]] = [set(), set()]
    for row, (_, size) in enumerate(crews):
        for place in range(1, size + 1):
            sides[0].add((row, place))
    out: list[str] = []
    side = 0

    def alive() -> set[int]:
        return {row for standing in sides for row, _ in standing}

    def cross(row: int, place: int) -> None:
        sides[side].remove((row, place))
        sides[1 - side].add((row, 1 + len([r for r, _ in sides[1 - side] if r == row])))

    while len(alive()) > 1:
        if not sides[side]:
            side = 1 - side
        column = max(place for _, place in sides[side])
        fighters = sorted(row for row, place in sides[side] if place == column)
        if len(fighters) == 1:
            cross(fighters[0], column)
            continue
        leader = fighters[0]
        best = roll(crews[leader][0], crews[fighters[1]][0])
        for row in fighters[1:]:
            number = roll(crews[row][0], crews[leader][0])
            loser = row if number < best else leader
            if number >= best:
                leader, best = row, number
            sides[side].remove((loser, column))
            if loser not in alive():
                out.append(crews[loser][0])
            if len(alive()) == 1:
                break
        if len(alive()) > 1:
            cross(leader, column)
    out += [crews[row][0] for row in alive()]
    prizes: dict[str, list[str]] = {}
    if out:
        prizes[out[-1]] = ["bunk"]
        if players >= 4 and len(crews) <= 2:
            prizes[out[-1]].append("coil")
        if len(out) >= 2:
            prizes[out[-2]] = ["hammock"]
        if players >= 4 and len(out) >= 3:
            prizes[out[-3]] = ["coil"]
    return out, prizes


def worth(flag: Iterable[str], supplies: Iterable[str]) -> int:
    """The points of the tokens under a flag."""
    total = 0
    maps: dict[str, list[int]] = {}
    for token in flag:
        kind, _, number = token.rpartition("-")
        if kind in ("yellow", "pink", "green"):
            maps.setdefault(kind, []).append(int(number))
        elif kind == "scorpion":
            total -= 2
        elif token.startswith("date-"):
            total += 6 if "map" in token or token == "date-chest" else 4
        else:
            total += int(number)
    for values in maps.values():
        while len(values) >= 2:
            total += values.pop(values.index(max(values))) + values.pop(values.index(max(values)))
    goods: dict[str, int] = {}
    for token in supplies:
        kind, _, number = token.rpartition("-")
        goods[kind] = max(goods.get(kind, 0), int(number))
    return total + sum(goods.values())
