"""Each law catches the variants of the toy that break it, and lets those pass that break another one."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from klabauter.kernel.game import Game, Info, Setting
from tests.laws import positions
from tests.laws.broken import BROKEN, SPOILED, Broken, OtherRule, Spoiled, case_of, spoil
from tests.laws.broken_positions import WaitsForever
from tests.laws.case import Case, toy
from tests.laws.golden import golden
from tests.laws.lawful import LAWFUL
from tests.laws.laws import PLAYED, WRITTEN
from tests.laws.toy import INFO

TRIES = 24  # games a law may need to come across what is broken


def several(law: str, case: Case, games: int) -> None:
    for seed in range(games):
        PLAYED[law](case, seed)


@pytest.mark.parametrize("broken", BROKEN, ids=[f"{broken.make.__name__}-{broken.law}" for broken in BROKEN])
def test_a_broken_game_is_caught_by_its_law(broken: Broken) -> None:
    case = case_of(broken.make)
    with pytest.raises(AssertionError) as caught:
        several(broken.law, case, TRIES)
    assert f"Law '{broken.law}' is broken" in str(caught.value)
    assert broken.says in str(caught.value)
    assert "seed" in str(caught.value)


@pytest.mark.parametrize("broken", BROKEN, ids=[f"{broken.make.__name__}-{broken.law}" for broken in BROKEN])
def test_other_laws_find_a_broken_game_innocent(broken: Broken) -> None:
    case = case_of(broken.make)
    for law in broken.innocent:
        PLAYED[law](case, 0)


def test_a_step_that_never_ends_is_caught_by_the_law_of_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "SECONDS", 0.2)
    with pytest.raises(AssertionError, match=r"is broken: Stuck in laws/broken_positions\.py: apply"):
        several("positions", case_of(WaitsForever), TRIES)


@pytest.mark.parametrize("law", PLAYED)
@pytest.mark.parametrize("make", LAWFUL, ids=[make.__name__ for make in LAWFUL])
def test_what_only_looks_suspicious_is_let_pass(make: Callable[[Info, Setting], Game[Any]], law: str) -> None:
    several(law, case_of(make), 3)


@pytest.mark.parametrize("spoiled", SPOILED, ids=[spoiled.name.replace(" ", "-") for spoiled in SPOILED])
def test_a_spoiled_text_is_caught_by_its_law(spoiled: Spoiled, tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    shutil.copytree(INFO.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    spoil(folder, spoiled)
    case = toy()[0]._replace(info=INFO._replace(folder=folder), tests=folder)
    with pytest.raises(AssertionError) as caught:
        WRITTEN[spoiled.law](case, 0)
    assert f"Law '{spoiled.law}' is broken" in str(caught.value)
    assert spoiled.says in str(caught.value)


def test_a_changed_rule_turns_the_golden_bytes_red() -> None:
    case = toy()[1]
    golden(case)
    with pytest.raises(AssertionError, match=r"not what they were.*needs a new rules version"):
        golden(case._replace(info=INFO._replace(make=OtherRule)))
