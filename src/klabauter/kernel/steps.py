"""The registry of a game's frames: everything that can be pending, found by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from klabauter.kernel.compat import append, vec
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import End, Frame, S
from klabauter.kernel.messages import Message
from klabauter.kernel.move import Lexicon

F = TypeVar("F", bound=Frame[Any])


class Steps(Generic[S]):
    """All frames of one game. A frame is added once, where it is made; views and positions write down its name.

    Rules keep what ``add`` returns and refer to other steps by attributes and lists by seat, never by a look-up here:
    that would cost time in every step. Code that meets a frame of a written position asks for its ``kind`` (the first
    word of its name) and ``owner``.
    """

    __slots__ = ("by_name", "completing", "end", "lexicon", "table")

    def __init__(self, end: End, lexicon: Lexicon) -> None:
        self.end = end
        self.lexicon = lexicon
        self.completing = False  # whether one of them can complete a decision that another one began
        self.by_name: dict[str, Frame[S]] = {end.name: end}
        self.table = vec[Frame[Any]]([end])  # by number

    def add(self, frame: F) -> F:
        """Register a frame and return it. ValueError if there is one with its name."""
        if frame.name in self.by_name:
            raise ValueError(f"there are two steps {frame.name!r}")
        frame.number = len(self.by_name)
        frame.lexicon = self.lexicon
        self.by_name[frame.name] = frame
        if type(frame).completing is not Frame.completing:
            self.completing = True
        self.table = append(self.table, frame)
        return frame

    def add_all(self, frames: list[F]) -> list[F]:
        """Register several frames, often one for each seat, and return them."""
        for frame in frames:
            self.add(frame)
        return frames

    def stack(self, pending: Sequence[str]) -> list[Frame[Any]]:
        """The stack for pending steps, given by name in the order in which they will come. BadPosition if a name is
        unknown; the end lies at the bottom of every stack and is never named."""
        stack: list[Frame[Any]] = [self.end]
        for name in reversed(pending):
            frame = self.by_name.get(name)
            if frame is None or frame is self.end:
                known = ", ".join(sorted([step for step in self.by_name if step != self.end.name]))
                raise BadPosition("pending", Message("why-no-step", value=name, known=known))
            stack.append(frame)
        return stack
