"""What can go wrong in the terminal alone. The sentences are in the word files, like those of every other error."""

from __future__ import annotations

from klabauter.kernel.errors import KlabauterError


class Trouble(KlabauterError):
    """Something that cannot be done: ``error-<key>`` in the word files says why and what is possible."""

    def __init__(self, **values: object) -> None:
        told = ", ".join([f"{name} {value}" for name, value in values.items()])
        super().__init__(f"{self.key.replace('-', ' ')}: {told}", **values)


class NoTests(Trouble):
    key = "no-tests"


class WhichGame(Trouble):
    key = "which-game"


class WhichOfThese(Trouble):
    key = "which-of-these"


class NoParagraph(Trouble):
    key = "no-paragraph"


class NothingFound(Trouble):
    key = "nothing-found"


class UnknownSeat(Trouble):
    key = "unknown-seat"


class NoSuchSeat(Trouble):
    key = "no-such-seat"


class BadNames(Trouble):
    key = "bad-names"


class FileIsThere(Trouble):
    key = "file-exists"


class NotWithResume(Trouble):
    key = "resume-with"


class ProgramInFile(Trouble):
    key = "program-in-file"


class OtherGame(Trouble):
    key = "other-game"


class CannotSave(Trouble):
    key = "cannot-save"


class CannotKeep(Trouble):
    key = "cannot-keep"


class CannotRead(Trouble):
    key = "cannot-read"


class BeingPlayed(Trouble):
    key = "being-played"


class NothingToResume(Trouble):
    key = "nothing-to-resume"
