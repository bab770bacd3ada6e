"""What a fuzzer did and found."""

from __future__ import annotations

import traceback
from typing import NamedTuple

from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.game import Info
from klabauter.words import LANGUAGES, Words
from tests.laws.positions import kind_of


class Outcome(NamedTuple):
    cases: int
    refused: int  # in words; the others were taken
    findings: list[str]

    def __add__(self, other: tuple[object, ...]) -> Outcome:  # two runs of a fuzzer
        assert isinstance(other, Outcome)
        return Outcome(self.cases + other.cases, self.refused + other.refused, self.findings + other.findings)


def unsaid(error: KlabauterError, info: Info | None) -> list[str]:
    """What is missing in the word files to tell somebody about this error."""
    missing: list[str] = []
    for language in LANGUAGES:
        words = Words(language, info)
        if not words.has(f"error-{error.key}"):
            missing.append(f"{language}: error-{error.key}")
        words.error(error)
        missing += [f"{language}: {one}" for one in words.complaints]
    return missing


def failure(error: BaseException, case: str) -> str:
    """Something that should never be raised, with the case that shows it."""
    trace = "".join(traceback.format_exception(error)[-6:])
    return f"{kind_of(error)}\n{case}\n{trace}"
