"""Errors of the terminal."""

from __future__ import annotations

from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.messages import Message


class CliMessage(Message):
    """A message in the language files of this package."""


class CliError(KlabauterError):
    """Something that a command cannot do."""


class NoTests(CliError):
    key = "no-tests"


class WhichGame(CliError):
    key = "which-game"


class WhichOfThese(CliError):
    key = "which-of-these"


class NoParagraph(CliError):
    key = "no-paragraph"


class NothingFound(CliError):
    key = "nothing-found"


class UnknownSeat(CliError):
    key = "unknown-seat"


class NoSuchSeat(CliError):
    key = "no-such-seat"


class BadNames(CliError):
    key = "bad-names"


class FileIsThere(CliError):
    key = "file-exists"


class NotWithResume(CliError):
    key = "resume-with"


class ProgramInFile(CliError):
    key = "program-in-file"


class OtherGame(CliError):
    key = "other-game"


class CannotSave(CliError):
    key = "cannot-save"


class CannotRead(CliError):
    key = "cannot-read"


class BeingPlayed(CliError):
    key = "being-played"


class NothingToResume(CliError):
    key = "nothing-to-resume"
