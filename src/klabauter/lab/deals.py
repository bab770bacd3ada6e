"""One deal of a ladder: the same luck played once from every seat, and the file that remembers it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from klabauter.bots import Ask, Budget
from klabauter.bots import make as make_bot
from klabauter.games import make
from klabauter.kernel.game import Game
from klabauter.kernel.game import shares as win_shares
from klabauter.kernel.messages import Message
from klabauter.kernel.reading import of_system
from klabauter.kernel.table import Referee
from klabauter.lab.errors import BadLadder, LabMessage
from klabauter.lab.times import Times, measured


class Interrupted(Exception):
    """A game was given up in the middle, because nobody wants its end any more."""


class Cell(NamedTuple):
    """One comparison: a stronger level alone among weaker ones. Results with the same cell may be put together."""

    game: str
    rules: int
    seats: int
    weaker: str
    stronger: str
    simulations: int | None  # for both; None: what the levels think by themselves
    seed: str
    code: str  # fingerprint of what the levels do

    @property
    def bar(self) -> float:
        """The share of victories that shows a difference a person can feel."""
        return 0.6 if self.seats == 2 else 1.3 / self.seats


class Deal(NamedTuple):
    """A deal that was played out: as many games as seats."""

    cell: Cell
    number: int
    shares: tuple[float, ...]  # of the victory for the stronger one, by the seat it had
    times: dict[str, Times]  # by level

    @property
    def share(self) -> float:
        """The mean over all seats: the share of the victory that the stronger level got in this deal."""
        return sum(self.shares) / len(self.shares)

    def dumps(self) -> str:
        """One line of JSON without a line break; :meth:`loads` reads it."""
        times = {level: times.data() for level, times in self.times.items()}
        data = {**self.cell._asdict(), "deal": self.number, "shares": self.shares, "times": times}
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def loads(text: str) -> Deal:
        """The deal of a line; ValueError, TypeError or KeyError if it is none."""
        data: dict[str, Any] = json.loads(text)
        cell = Cell(*[data[name] for name in Cell._fields])
        shares = tuple([float(share) for share in data["shares"]])
        if len(shares) != cell.seats or not all([0 <= share <= 1 for share in shares]):
            raise ValueError("shares")
        times = {str(level): Times.read(times) for level, times in data["times"].items()}
        return Deal(cell, int(data["deal"]), shares, times)


# -- playing


def play_deal(cell: Cell, number: int, given_up: Callable[[], bool] = lambda: False) -> Deal:
    """The stronger one takes each seat once; the luck is the same every time."""
    game = make(cell.game, cell.seats, version=cell.rules)
    shares: list[float] = []
    spent: dict[str, list[float]] = {cell.weaker: [], cell.stronger: []}
    for at in range(cell.seats):
        levels = [cell.stronger if seat == at else cell.weaker for seat in range(cell.seats)]
        shares.append(_play(game, levels, cell, number, spent, given_up)[at])
    return Deal(cell, number, tuple(shares), {level: measured(times) for level, times in spent.items()})


def _play(
    game: Game[Any],
    levels: list[str],
    cell: Cell,
    number: int,
    spent: dict[str, list[float]],
    given_up: Callable[[], bool],
) -> list[float]:
    """One game: each seat's share of the victory. Only what leaves a choice counts as thinking."""
    seed = f"{cell.seed} {number}"
    table = Referee(game, seed)
    bots = [make_bot(level, f"{seed}/seat {seat}") for seat, level in enumerate(levels)]
    heard = [0] * game.seats
    budget = Budget(simulations=cell.simulations)
    while (seat := table.actor) is not None:
        if given_up():
            raise Interrupted
        events = table.log(seat, heard[seat])
        heard[seat] += len(events)
        ask = Ask(game, seat, table.view(seat), table.moves(), events, budget)
        started = time.process_time()
        move = bots[seat].decide(ask)
        if len(ask.moves) > 1:
            spent[levels[seat]].append(time.process_time() - started)
        table.submit(seat, move)
    return win_shares(table.standings())


# -- remembering


class Deals:
    """A file of deals, a line each. Whatever stops the program, at most the deals being played are lost."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[Deal]:
        """All deals. A last line that is not whole is what a kill left behind; it does not count."""
        return list(self._lines())

    def _lines(self) -> Iterator[Deal]:
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return
        except UnicodeDecodeError as error:
            raise BadLadder(str(self.path), _no_deal(error.object.count(b"\n", 0, error.start) + 1)) from error
        except OSError as error:
            why = Message("why-unreadable", detail=of_system(error))
            raise BadLadder(str(self.path), why) from error
        for number, line in enumerate(text.split("\n")[:-1], 1):
            try:
                yield Deal.loads(line)
            except (ValueError, TypeError, KeyError, RecursionError):
                raise BadLadder(str(self.path), _no_deal(number)) from None

    def add(self, deal: Deal) -> None:
        """One write at the end of the file, so that several programs may share it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(self.path, "ab+", buffering=0) as file:
                self._mend(file.fileno())
                file.write(f"{deal.dumps()}\n".encode())
        except OSError as error:
            why = LabMessage("why-unwritable", detail=of_system(error))
            raise BadLadder(str(self.path), why) from error

    @staticmethod
    def _mend(file: int) -> None:
        """Cut off a last line that is not whole."""
        size = os.lseek(file, 0, os.SEEK_END)
        whole = size
        while whole > 0 and _byte(file, whole - 1) != b"\n":
            whole -= 1
        if whole < size:
            os.ftruncate(file, whole)


def _no_deal(line: int) -> Message:
    return LabMessage("why-no-deal", line=line)


def _byte(file: int, at: int) -> bytes:
    os.lseek(file, at, os.SEEK_SET)
    return os.read(file, 1)
