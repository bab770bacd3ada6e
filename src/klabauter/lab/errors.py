"""Errors of simulations, comparisons, the ladder and batches of tables."""

from __future__ import annotations

from collections.abc import Iterable

from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.messages import Message


class LabMessage(Message):
    """A message in the language files of this package."""


class BotsDoNotFit(KlabauterError):
    """Neither one bot for every seat nor one for all."""

    key = "bots-do-not-fit"

    def __init__(self, bots: int, seats: int) -> None:
        super().__init__(bots=bots, seats=seats)


class BadSimulation(KlabauterError):
    key = "bad-simulation"

    def __init__(self, why: Message) -> None:
        super().__init__(why=why)


class BadComparison(KlabauterError):
    key = "bad-comparison"

    def __init__(self, why: Message) -> None:
        super().__init__(why=why)


class OneLevel(KlabauterError):
    """A ladder of a single level."""

    key = "one-level"

    def __init__(self, known: Iterable[str]) -> None:
        super().__init__(known=", ".join(known))


class NotOnTheLadder(KlabauterError):
    """A program on the ladder, which stores its deals by the code of the bots."""

    key = "not-on-the-ladder"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name=name, known=", ".join(known))


class BadLadder(KlabauterError):
    """The file in which a ladder stores its deals."""

    key = "bad-ladder"

    def __init__(self, path: str, why: Message) -> None:
        super().__init__(path=path, why=why)


class BadBatch(KlabauterError):
    """Tables that are stepped together for learning."""

    key = "bad-batch"

    def __init__(self, why: Message) -> None:
        super().__init__(why=why)


class ActionsDoNotFit(BadBatch):
    """Not one action for each table of a batch."""

    key = "actions-do-not-fit"

    def __init__(self, tables: int, given: str | Message) -> None:
        KlabauterError.__init__(self, tables=tables, given=given)


class BadAction(KlabauterError):
    """An action, by number, that is not legal at one of the tables of a batch."""

    key = "bad-action"

    def __init__(self, table: int, action: int, legal: Iterable[int]) -> None:
        super().__init__(table=table, action=action, possible=", ".join([str(number) for number in legal]))
