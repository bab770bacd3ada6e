"""Tables that are stepped together in one process: what they show lies in blocks of numbers, a row for each table.

``klabauter.lab.batch`` shows these blocks as arrays. Everything that happens for every table is here, since this module
is compiled.
"""

from __future__ import annotations

from typing import Any, final

from klabauter.kernel.compat import i16, i32, i64, u8, vec
from klabauter.kernel.encoding import Encoder
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import State, settle, step
from klabauter.kernel.game import Game
from klabauter.kernel.move import borrow, give_back
from klabauter.kernel.rng import Rng


@final
class Tables:
    """Tables ``first`` to ``first + count - 1`` of a batch. Without an encoder nothing is observed.

    The blocks ``rows`` and ``masks`` are new ones after every call, the others are written anew.
    """

    def __init__(self, game: Game[Any], encoder: Encoder | None, seed: str, first: int, count: int) -> None:
        self.game = game
        self.encoder = encoder
        self.seed = seed
        self.first = first
        self.moves = game.lexicon.table
        self.width: i64 = len(self.moves)
        self.size: i64 = encoder.size if encoder is not None else 0
        self.seats: i64 = game.seats
        self.no_rows = vec[i16]([0] * (count * (encoder.size if encoder is not None else 0)))
        self.no_masks = vec[u8]([0] * (count * len(game.lexicon.moves)))
        self.rows = self.no_rows
        self.masks = self.no_masks
        self.actors = vec[i32]([0] * count)
        self.rewards = vec[float]([0.0] * (count * game.seats))
        self.done = vec[u8]([0] * count)
        self.played = vec[i64]([0] * count)
        self.luck = vec[Rng]([Rng(seed) for _ in range(count)])
        self.states = vec[State]([game.initial() for _ in range(count)])

    def reset(self) -> None:
        """Start at every table with its first game. The same seed deals the same games again."""
        self.clear()
        for table in range(len(self.states)):
            self.played[table] = 0
            self.quiet(table)
            self.begin(table)

    def clear(self) -> None:
        """Nothing is shown."""
        self.rows = self.no_rows[:]  # copying zeros is faster than writing them one by one
        self.masks = self.no_masks[:]

    def quiet(self, table: i64) -> None:
        """No game has ended."""
        self.done[table] = 0
        for seat in range(table * self.seats, (table + 1) * self.seats):
            self.rewards[seat] = 0.0

    def begin(self, table: i64) -> None:
        """The next game at a table. Its luck is its own, whatever happened before or elsewhere."""
        rng = Rng(f"{self.seed}/{self.first + table}/{self.played[table]}")
        self.luck[table] = rng
        self.played[table] += 1
        s: State = self.game.initial()
        self.states[table] = s
        settle(s, rng, MUTE)
        self.show(table, s)

    def step(self, actions: list[int]) -> None:
        """Play the chosen action at every table; a table that has ended starts anew."""
        self.clear()
        for table in range(len(self.states)):
            s = self.states[table]
            if self.done[table]:
                self.quiet(table)
            step(s, self.moves[actions[table]], self.luck[table], MUTE)
            if s.top().seat >= 0:
                self.show(table, s)
            else:
                at = table * self.seats
                for share in self.game.shares(s):
                    self.rewards[at] = share
                    at += 1
                self.begin(table)
                self.done[table] = 1

    def show(self, table: i64, s: State) -> None:
        """Write who is to act at a table, the mask of legal actions and the observation."""
        frame = s.top()
        seat = frame.seat
        self.actors[table] = i32(seat)
        out = borrow(self.game.lexicon)
        frame.legal(s, out)
        masks = self.masks
        at = table * self.width
        for number in range(out.size):
            masks[at + out.number_at(number)] = 1
        give_back(out)
        encoder = self.encoder
        if encoder is not None:
            encoder.write(s, seat, self.rows, table * self.size)
