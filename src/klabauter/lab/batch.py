"""Many tables stepped together, as arrays: for programs that learn. Needs numpy (``pip install '.[learn]'``).

    with Batch("jolly-und-roger", tables=512) as batch:
        now = batch.reset()
        while learning:
            now = batch.step(choose(now.observations, now.masks))

Every table waits for the decision of one seat. ``step`` takes one action for each table, plays it, lets luck happen and
shows the next decision; a table whose game is over begins the next one by itself. The tables are shared out to
processes that write into the same memory. What happens depends on the seed and the actions only, not on the number of
processes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple
from warnings import warn

import numpy as np
import numpy.typing as npt

from klabauter.games import make
from klabauter.kernel.compat import COMPILED
from klabauter.kernel.game import Game
from klabauter.kernel.move import Move
from klabauter.lab.encoders import encoder
from klabauter.lab.errors import ActionsDoNotFit, BadAction, BadBatch, LabMessage
from klabauter.lab.ladder import cores
from klabauter.lab.layouts import layout
from klabauter.lab.tables import Tables


class Now(NamedTuple):
    """What the tables show. The arrays are the same at every step and are written anew by it: copy what must last."""

    observations: npt.NDArray[Any]  # tables x size: what the deciding seat knows (klabauter.lab.observe)
    masks: npt.NDArray[Any]  # tables x actions: which actions are legal; eight to a byte if there are ``mask_bits``
    actors: npt.NDArray[np.int32]  # tables: the seat that decides
    rewards: npt.NDArray[np.float32]  # tables x seats: shares of the win if a game has just ended, else 0
    done: npt.NDArray[np.bool_]  # tables: a game has just ended, and what is shown belongs to the next one


class Shared(NamedTuple):
    """The memory behind it, in the form that can be handed to a process."""

    observations: Any
    masks: Any
    actors: Any
    rewards: Any
    done: Any
    actions: Any


class Shape(NamedTuple):
    tables: int
    size: int  # of an observation
    actions: int
    seats: int
    numbers: str


CTYPES: Final = {"float32": ctypes.c_float, "int16": ctypes.c_int16, "int8": ctypes.c_int8}  # of observations
MOST_INT8: Final = 127


def shared(shape: Shape) -> Shared:
    """Memory for the arrays of a batch that several processes use."""
    context = get_context("spawn")

    def some(kind: Any, number: int) -> Any:
        return context.RawArray(kind, max(1, number))  # numpy does not take an empty one

    return Shared(
        some(CTYPES[shape.numbers], shape.tables * shape.size),
        some(ctypes.c_bool, shape.tables * shape.actions),
        some(ctypes.c_int32, shape.tables),
        some(ctypes.c_float, shape.tables * shape.seats),
        some(ctypes.c_bool, shape.tables),
        some(ctypes.c_int32, shape.tables),
    )


def shown(memory: Shared, shape: Shape) -> Now:
    """The arrays of a batch in that memory."""

    def table(raw: Any, kind: Any, width: int) -> Any:
        return np.frombuffer(raw, kind)[: shape.tables * width].reshape(shape.tables, width)

    return Now(
        table(memory.observations, np.dtype(shape.numbers), shape.size),
        table(memory.masks, np.bool_, shape.actions),
        np.frombuffer(memory.actors, np.int32),
        table(memory.rewards, np.float32, shape.seats),
        np.frombuffer(memory.done, np.bool_),
    )


def block(numbers: Any, kind: Any, *shape: int) -> npt.NDArray[Any]:
    """A block of numbers as an array: compiled, it is the same memory; interpreted, it is a list."""
    there = COMPILED and len(numbers)
    return (np.frombuffer(numbers, kind) if there else np.array(numbers, kind)).reshape(shape)


class Share:
    """The tables of one process, and the part of the shared memory that shows them."""

    def __init__(self, game: Game[Any], seed: str, numbers: range, memory: Shared, shape: Shape) -> None:
        mine = slice(numbers.start, numbers.stop)
        where = layout(game)
        self.tables = Tables(game, encoder(game, where) if shape.size else None, seed, numbers.start, len(numbers))
        now = shown(memory, shape)
        self.now = Now(now.observations[mine], now.masks[mine], now.actors[mine], now.rewards[mine], now.done[mine])
        self.chosen = np.frombuffer(memory.actions, np.int32)[mine]
        units = np.array(where.units() if shape.size and shape.numbers == "float32" else [], np.float32)
        divided = np.flatnonzero(units != 1)  # few, and side by side, so each run of them is divided by itself
        runs = np.split(divided, np.flatnonzero(np.diff(divided) > 1) + 1) if len(divided) else []
        self.divisors = [(now.observations[mine, run[0] : run[-1] + 1], units[run]) for run in runs]

    def reset(self) -> None:
        """Start at every table with its first game."""
        self.tables.reset()
        self.show()

    def step(self) -> None:
        """Play the chosen action at every table of this process."""
        self.tables.step(self.chosen.tolist())
        self.show()

    def show(self) -> None:
        """Let everybody see the blocks."""
        tables, now = self.tables, self.now
        if now.observations.size:
            rows = block(tables.rows, np.int16, *now.observations.shape)
            if now.observations.dtype == np.int8:
                np.minimum(rows, MOST_INT8, out=now.observations, casting="unsafe")
            else:
                now.observations[:] = rows
                for numbers, units in self.divisors:
                    np.divide(numbers, units, out=numbers)
        now.masks[:] = block(tables.masks, np.uint8, *now.masks.shape)
        now.actors[:] = block(tables.actors, np.int32, *now.actors.shape)
        now.rewards[:] = block(tables.rewards, np.float64, *now.rewards.shape)
        now.done[:] = block(tables.done, np.uint8, *now.done.shape)


def work(
    pipe: Connection, game: str, seats: int, options: dict[str, object], seed: str, numbers: range, memory: Shared,
    shape: Shape,
) -> None:  # fmt: skip
    """A process of its own: does the jobs it is given until no more come."""
    mine = Share(make(game, seats, options), seed, numbers, memory, shape)
    orders = {"reset": mine.reset, "step": mine.step}
    try:
        while True:
            orders[pipe.recv()]()
            pipe.send("")
    except (EOFError, KeyboardInterrupt):
        pass


class Batch:
    """The tables. ``actions`` are all moves of the game by number; ``jobs`` processes share them out (None: as many as
    there are cores; 1: everything in this one). Without ``observe`` there are only masks.

    ``numbers`` says what observations consist of: "float32", or whole numbers that are not yet divided by
    ``layout.units()``: "int16", or "int8" up to 127. ``mask_bits``: masks have eight actions to a byte, as
    ``np.packbits`` makes them."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: str = "klabauter",
        jobs: int | None = 1,
        *,
        observe: bool = True,
        numbers: str = "float32",
        mask_bits: bool = False,
    ) -> None:
        if tables < 1:
            raise BadBatch(LabMessage("why-no-tables", number=tables))
        if numbers not in CTYPES:
            raise BadBatch(LabMessage("why-no-numbers", numbers=numbers, possible=", ".join(CTYPES)))
        self.game = make(game, seats, options)
        self.layout = layout(self.game)
        self.actions: list[Move] = list(self.game.lexicon.moves.values())
        size = self.layout.size if observe else 0
        self.shape = Shape(tables, size, len(self.actions), self.game.seats, numbers)
        memory = shared(self.shape)
        self.now = self._shown = shown(memory, self.shape)
        if mask_bits:
            self.now = self._shown._replace(masks=np.packbits(self._shown.masks, axis=1))
        self._chosen = np.frombuffer(memory.actions, np.int32)
        self._masks = self._shown.masks.reshape(-1)
        self._bounds = np.arange(tables + 1) * len(self.actions)  # of the rows of masks
        count = max(1, min(jobs or cores(), tables))
        self._own: Share | None = None
        self._workers: list[tuple[Any, Connection]] = []
        if count == 1:
            self._own = Share(self.game, seed, range(tables), memory, self.shape)
            return
        context = get_context("spawn")
        for number in range(count):
            mine, its = context.Pipe()
            part = range(tables * number // count, tables * (number + 1) // count)
            arguments = (its, game, self.game.seats, dict(options or {}), seed, part, memory, self.shape)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            its.close()
            self._workers.append((process, mine))

    def reset(self) -> Now:
        """Begin at every table with its first game."""
        return self._all("reset")

    def step(self, actions: npt.ArrayLike) -> Now:
        """One decision at every table; refused as a whole, and nothing has changed, if one of them is not legal."""
        chosen = np.asarray(actions, np.int32)
        if chosen.shape != (self.shape.tables,):
            given = " x ".join([str(n) for n in chosen.shape])
            raise ActionsDoNotFit(self.shape.tables, given or LabMessage("one-action"))
        legal = (
            self._masks.take(self._bounds[:-1] + chosen, mode="clip") & (chosen >= 0) & (chosen < self.shape.actions)
        )
        if not legal.all():
            table = int(np.argmin(legal))
            raise BadAction(table, int(chosen[table]), np.flatnonzero(self._shown.masks[table]).tolist())
        self._chosen[:] = chosen
        return self._all("step")

    def lot(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """The former name of ``random_actions``, for one release."""
        warn("lot() is now called random_actions()", DeprecationWarning, stacklevel=2)
        return self.random_actions(rng)

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for every table, at random."""
        legal = self._masks.nonzero()[0]
        bounds = legal.searchsorted(self._bounds)
        firsts = bounds[:-1]
        chosen = firsts + (rng.random(len(firsts)) * (bounds[1:] - firsts)).astype(np.int64)
        return np.asarray(legal[chosen] - self._bounds[:-1])

    def _all(self, order: str) -> Now:
        if self._own is not None:
            self._own.reset() if order == "reset" else self._own.step()
        else:
            self._order(order)
        if self.now is not self._shown:
            self.now.masks[:] = np.packbits(self._shown.masks, axis=1)
        return self.now

    def _order(self, order: str) -> None:
        """Let every process do this, and wait for them."""
        if not self._workers:
            raise BadBatch(LabMessage("why-batch-closed"))
        try:
            for _, pipe in self._workers:
                pipe.send(order)
            for _, pipe in self._workers:
                pipe.recv()
        except (EOFError, OSError) as error:
            raise BadBatch(LabMessage("why-batch-lost")) from error

    def close(self) -> None:
        """Let go of the processes."""
        for _, pipe in self._workers:
            pipe.close()
        for process, _ in self._workers:
            process.join()
        self._workers = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
