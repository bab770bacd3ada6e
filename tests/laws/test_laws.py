"""Every law for every registered game, and for the toy: all seat counts, every option, every rules version.

``KLABAUTER_LAWS_SCALE=10`` plays ten times as many games; ``python -m tests.laws.positions`` looks at many more mutants
of positions.
"""

from __future__ import annotations

import os

import pytest

from tests.laws.case import Case, registered, toy
from tests.laws.golden import golden
from tests.laws.laws import PLAYED, WRITTEN

SCALE = float(os.environ.get("KLABAUTER_LAWS_SCALE", "1"))
CASES = [*toy(), *registered()]
GAMES = [case for case in CASES if case.seats == case.info.seats[0] and not case.options]

# How many things a law compares before it is content, and how many games it may take for that. A case with an option
# that is not the default gets one game: the option is what is new in it.
ENOUGH: dict[str, tuple[int, int]] = {
    "ends": (400, 8),
    "replay": (200, 4),
    "copy": (250, 6),
    "secrecy": (800, 2),
    "asking": (300, 6),
    "ignorance": (500, 5),
    "round trips": (250, 6),
    "conservation": (1_000, 10),
    "refusal": (15_000, 4),
    "undo": (60, 4),
    "foresight": (800, 3),
    "observations": (300, 3),
}
MUTANTS = 2_000  # positions of each game that somebody wrote wrongly


def ids(cases: list[Case]) -> list[str]:
    return [case.id.replace(" ", "-") for case in cases]


@pytest.mark.parametrize("law", ENOUGH)
@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_law(case: Case, law: str) -> None:
    enough, games = ENOUGH[law]
    least = 1 if case.options else games
    compared = 0
    seed = 0
    while seed < games * SCALE and (not compared or (seed < least * SCALE and compared < enough * SCALE)):
        compared += PLAYED[law](case, seed)
        seed += 1
    if law in ("undo", "asking"):
        return  # a game may have nothing that can be taken back, and no step whose options everybody can know
    if law == "secrecy" and not case.game().secrets:
        assert not compared, "there are worlds a seat cannot tell apart, yet the game says it has no secrets"
    else:
        assert compared, "the law held by never comparing anything"


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_law_of_positions(case: Case) -> None:
    """All cases of a game together look at so many mutants."""
    together = sum(other.info is case.info for other in CASES)
    looked = seed = 0
    while looked < MUTANTS * SCALE / together:
        looked += PLAYED["positions"](case, seed)
        seed += 1


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_golden_bytes(case: Case) -> None:
    golden(case)


@pytest.mark.parametrize("law", WRITTEN)
@pytest.mark.parametrize("case", GAMES, ids=ids(GAMES))
def test_law_of_texts(case: Case, law: str) -> None:
    assert WRITTEN[law](case, 0)
