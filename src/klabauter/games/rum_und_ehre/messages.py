"""Messages of this game's errors, in its language files."""

from __future__ import annotations

from klabauter.kernel.messages import Message


class RumMessage(Message):
    """A message in the language files of this folder."""
