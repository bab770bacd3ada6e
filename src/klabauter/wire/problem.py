"""The one form of every error, over REST and WebSocket alike."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, tag="problem", omit_defaults=True):
    """``code`` is for programs, ``message`` for people in their language, ``rule`` the paragraph where one is meant.

    ``reply`` repeats the number a client gave its request.
    """

    code: str
    message: str
    rule: str | None = None
    reply: int | None = None
