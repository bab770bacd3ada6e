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
import random
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, cast
from warnings import warn

import numpy as np
import numpy.typing as npt

from klabauter.games import make
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game, View
from klabauter.kernel.move import Move
from klabauter.lab.errors import ActionsDoNotFit, BadAction, BadBatch, LabMessage
from klabauter.lab.ladder import cores
from klabauter.lab.layouts import layout
from klabauter.lab.observe import Layout, Row


class Now(NamedTuple):
    """What the tables show. The arrays are the same at every step and are written anew by it: copy what must last."""

    observations: npt.NDArray[np.float32]  # tables x size: what the deciding seat knows (klabauter.lab.observe)
    masks: npt.NDArray[np.bool_]  # tables x actions: which actions are legal
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
    size: int
    actions: int
    seats: int


def shared(shape: Shape) -> Shared:
    """Memory for the arrays of a batch that several processes use."""
    context = get_context("spawn")

    def some(kind: Any, number: int) -> Any:
        return context.RawArray(kind, max(1, number))  # numpy does not take an empty one

    return Shared(
        some(ctypes.c_float, shape.tables * shape.size),
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
        table(memory.observations, np.float32, shape.size),
        table(memory.masks, np.bool_, shape.actions),
        np.frombuffer(memory.actors, np.int32),
        table(memory.rewards, np.float32, shape.seats),
        np.frombuffer(memory.done, np.bool_),
    )


class Tables:
    """Some of the tables: those that one process steps."""

    def __init__(self, game: Game[Any], seed: str, numbers: range, memory: Shared, shape: Shape) -> None:
        self.game = game
        self.seed = seed
        self.numbers = numbers
        self.layout: Layout = layout(game)
        self.moves: list[Move] = list(game.lexicon.moves.values())
        self.number_of = {move: number for number, move in enumerate(self.moves)}
        self.now = shown(memory, shape)
        self.actions = np.frombuffer(memory.actions, np.int32)
        self.rows = [cast(Row, memoryview(self.now.observations[number])) for number in numbers]
        self.played = [0] * len(numbers)
        self.luck: list[random.Random] = [random.Random() for _ in numbers]
        self.states: list[State] = [game.initial() for _ in numbers]

    def reset(self) -> None:
        """Start at every table with its first game. The same seed deals the same games again."""
        self.played = [0] * len(self.numbers)
        for at, number in enumerate(self.numbers):
            self.now.rewards[number] = 0
            self.now.done[number] = False
            self.begin(at, number)

    def begin(self, at: int, number: int) -> None:
        """The next game at a table. Its luck is its own, whatever happened before or elsewhere."""
        self.luck[at] = random.Random(f"{self.seed}/{number}/{self.played[at]}")
        self.played[at] += 1
        s = self.states[at] = self.game.initial()
        self.game.settle(s, self.luck[at])
        self.show(at, number)

    def step(self) -> None:
        """Play the chosen action at every table of this process; a table that has ended starts anew."""
        game, now = self.game, self.now
        mine = slice(self.numbers.start, self.numbers.stop)
        now.rewards[mine] = 0
        now.done[mine] = False
        actions = self.actions[mine].tolist()
        for at, number in enumerate(self.numbers):
            s = self.states[at]
            game.step(s, self.moves[actions[at]], self.luck[at])
            if game.actor(s) >= 0:
                self.show(at, number)
            else:
                now.rewards[number] = game.shares(s)
                now.done[number] = True
                self.begin(at, number)

    def show(self, at: int, number: int) -> None:
        """Write who is to act at a table, the mask of legal actions and the observation."""
        game, now, s = self.game, self.now, self.states[at]
        seat = game.actor(s)
        now.actors[number] = seat
        mask = now.masks[number]
        mask[:] = False
        mask[[self.number_of[move] for move in game.options(s)]] = True
        if self.layout.size == now.observations.shape[1]:
            now.observations[number] = 0
            self.layout.write(glimpse(game, s, seat), self.rows[at])


def glimpse(game: Game[Any], s: State, seat: int) -> View:
    """The parts of the seat's view that an observation is made of; the others would only cost time."""
    pending = [frame.name for frame in s.stack[:0:-1]]
    return {"seat": seat, "actor": game.actor(s), "pending": pending, "known": game.known(s, seat)}


def work(
    pipe: Connection, game: str, seats: int, options: dict[str, object], seed: str, numbers: range, memory: Shared,
    shape: Shape,
) -> None:  # fmt: skip
    """A process of its own: does the jobs it is given until no more come."""
    tables = Tables(make(game, seats, options), seed, numbers, memory, shape)
    orders = {"reset": tables.reset, "step": tables.step}
    try:
        while True:
            orders[pipe.recv()]()
            pipe.send("")
    except (EOFError, KeyboardInterrupt):
        pass


class Batch:
    """The tables. ``actions`` are all moves of the game by number; ``jobs`` processes share them out (None: as many as
    there are cores; 1: everything in this one). Without ``observe`` there are only masks, which is much quicker."""

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
    ) -> None:
        if tables < 1:
            raise BadBatch(LabMessage("why-no-tables", number=tables))
        self.game = make(game, seats, options)
        self.layout = layout(self.game)
        self.actions: list[Move] = list(self.game.lexicon.moves.values())
        self.shape = Shape(tables, self.layout.size if observe else 0, len(self.actions), self.game.seats)
        memory = shared(self.shape)
        self.now = shown(memory, self.shape)
        self._chosen = np.frombuffer(memory.actions, np.int32)
        self._rows = np.arange(tables)
        count = max(1, min(jobs or cores(), tables))
        self._own: Tables | None = None
        self._workers: list[tuple[Any, Connection]] = []
        if count == 1:
            self._own = Tables(self.game, seed, range(tables), memory, self.shape)
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
        if chosen.shape != self._rows.shape:
            given = " x ".join([str(n) for n in chosen.shape])
            raise ActionsDoNotFit(self.shape.tables, given or LabMessage("one-action"))
        inside = (chosen >= 0) & (chosen < self.shape.actions)
        legal = inside & self.now.masks[self._rows, np.where(inside, chosen, 0)]
        if not legal.all():
            table = int(np.argmin(legal))
            raise BadAction(table, int(chosen[table]), np.flatnonzero(self.now.masks[table]).tolist())
        self._chosen[:] = chosen
        return self._all("step")

    def lot(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """The former name of ``random_actions``, for one release."""
        warn("lot() is now called random_actions()", DeprecationWarning, stacklevel=2)
        return self.random_actions(rng)

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for every table, at random."""
        return np.asarray(np.argmax(self.now.masks * (1 - rng.random(self.now.masks.shape, np.float32)), axis=1))

    def _all(self, order: str) -> Now:
        if self._own is not None:
            self._own.reset() if order == "reset" else self._own.step()
            return self.now
        if not self._workers:
            raise BadBatch(LabMessage("why-batch-closed"))
        try:
            for _, pipe in self._workers:
                pipe.send(order)
            for _, pipe in self._workers:
                pipe.recv()
        except (EOFError, OSError) as error:
            raise BadBatch(LabMessage("why-batch-lost")) from error
        return self.now

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
