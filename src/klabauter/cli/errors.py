"""What can go wrong in the terminal alone, said like every other error."""

from __future__ import annotations

from klabauter.kernel.errors import KlabauterError


class Trouble(KlabauterError):
    """A wish that cannot be fulfilled: ``error-<key>`` in the word files says why and what is possible."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key}: {values}", **values)
        self.key = key
