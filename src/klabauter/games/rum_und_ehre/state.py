"""The truth of one moment of Um Rum & Ehre."""

from __future__ import annotations

from typing import Any

from klabauter.games.rum_und_ehre.town import Town
from klabauter.kernel.frame import Frame, State


class RumState(State):
    __slots__ = (
        "barred",
        "barrels",
        "best",
        "captain",
        "champion",
        "chest",
        "coins",
        "crews",
        "dates",
        "die",
        "drinkers",
        "fighters",
        "flags",
        "gone",
        "goods",
        "held",
        "hiring",
        "lanes",
        "left",
        "maps",
        "pirates",
        "pubs",
        "right",
        "roller",
        "round",
        "rows",
        "scorpion",
        "seen",
        "side",
        "sleep",
        "spare",
        "stacks",
        "starter",
        "total",
        "town",
        "under",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        town: Town,
        round: int,
        starter: int,
        captain: int,
        lanes: list[int],
        pirates: list[int],
        hiring: list[int],
        coins: list[int],
        barrels: list[int],
        stacks: list[tuple[int, ...]],
        under: list[tuple[int, ...]],
        pubs: tuple[int, ...],
        maps: tuple[int, ...],
        chest: int,
        scorpion: int,
        sleep: tuple[int, ...],
        flags: list[tuple[int, ...]],
        goods: list[tuple[int, ...]],
        held: int,
        seen: list[int],
        dates: list[tuple[int, ...]],
        barred: list[tuple[int, ...]],
        gone: tuple[int, ...],
        rows: list[int],
        left: list[int],
        right: list[int],
        crews: int,
        side: int,
        fighters: tuple[int, ...],
        champion: int,
        best: int,
        drinkers: tuple[int, ...],
        roller: int,
        total: int,
        die: int,
        spare: int,
    ) -> None:
        self.stack = stack
        self.town = town
        self.round = round  # counted from 0
        self.starter = starter  # who began this round
        self.captain = captain  # the field he stands on, -1 before he is placed
        self.lanes = lanes  # per alley: whose pirates stand there, or FREE
        self.pirates = pirates  # before each seat; 0 in the action phase means that it is over for the seat
        self.hiring = hiring  # of each seat, at the hiring place
        self.coins = coins
        self.barrels = barrels
        self.stacks = stacks  # per kind of token: those nobody has seen yet, sorted
        self.under = under  # per kind: those slid under the stack again, the first to come back first
        self.pubs = pubs  # open, sorted
        self.maps = maps  # open, sorted
        self.chest = chest  # open, or NO_TOKEN
        self.scorpion = scorpion
        self.sleep = sleep  # open bunk, hammock, coil; NO_TOKEN where there is none
        self.flags = flags  # tokens won that everybody has seen
        self.goods = goods  # supplies kept, in the order of keeping
        self.held = held  # supplies being looked at
        self.seen = seen  # per supplies token: a bit for each seat that knows where it is
        self.dates = dates  # rendezvous that wait on the flags, the oldest first
        self.barred = barred  # for each of them: what it cannot be, as everybody could notice (a bit per kind)
        self.gone = gone  # sleeping places that nobody got
        self.rows = rows  # the crews aboard in the order of boarding
        self.left = left  # of each row: pirates left of the mast
        self.right = right
        self.crews = crews  # how many there were when the brawl began
        self.side = side  # where they fight now: 0 left, 1 right
        self.fighters = fighters  # rows still to fight in this column
        self.champion = champion  # the row that leads in this column
        self.best = best  # its roll; 0 before it has rolled
        self.drinkers = drinkers  # in the order of rolling; the host first
        self.roller = roller  # whose roll it is in a carouse or round a chest
        self.total = total  # of the rolls round a chest
        self.die = die  # the last roll
        self.spare = spare  # rerolls left of the barrel

    def fields(self) -> tuple[str, ...]:
        return (
            "stack", "town", "round", "starter", "captain", "lanes", "pirates", "hiring", "coins", "barrels", "stacks",
            "under", "pubs", "maps", "chest", "scorpion", "sleep", "flags", "goods", "held", "seen", "dates", "barred",
            "gone", "rows", "left", "right", "crews", "side", "fighters", "champion", "best", "drinkers", "roller",
            "total", "die", "spare",
        )  # fmt: skip

    def copy(self) -> RumState:
        return RumState(
            self.stack[:], self.town, self.round, self.starter, self.captain, self.lanes[:], self.pirates[:],
            self.hiring[:], self.coins[:], self.barrels[:], self.stacks[:], self.under[:], self.pubs, self.maps,
            self.chest, self.scorpion, self.sleep, self.flags[:], self.goods[:], self.held, self.seen[:], self.dates[:],
            self.barred[:], self.gone, self.rows[:], self.left[:], self.right[:], self.crews, self.side, self.fighters,
            self.champion, self.best, self.drinkers, self.roller, self.total, self.die, self.spare,
        )  # fmt: skip
